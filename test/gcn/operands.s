; test: operands, constants, modifiers and what is read and written besides
; run:  opt %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.globl	f
	.type	f,@function
f:
	s_mov_b32 s0, 0x3f800000	; an inline constant, 4 bytes
	s_mov_b32 s1, 0x3f800001	// a literal, 8 bytes
	s_mov_b64 s[2:3], -1
	s_mov_b64 s[2:3], 1.0
	s_movk_i32 s4, 0xff80		/* sign-extended */
	s_cmpk_eq_u32 s4, 0xff80
	s_addk_i32 s4, -2
	s_and_saveexec_b64 s[6:7], vcc
	s_waitcnt vmcnt(62) & lgkmcnt(3)
	s_waitcnt 0xc07f
	s_load_dwordx4 s[12:15], s[6:7], 0x10
	s_load_dword s16, s[6:7], s4 offset:0x20
	v_mov_b32 v0, v1
	v_add_u32 v0, s1, v2
	v_add_u32 v0, v2, s1
	v_add_co_u32 v0, s[0:1], v2, v3
	v_add_f32_e64 v0, -|v1|, s2 clamp mul:2
	v_add_f64 v[0:1], v[2:3], 0.5
	v_ceil_f64 v[0:1], 0x40080000
	v_add_f16_e32 v0, 1.0, v1
	v_mac_f32_e32 v0, v1, v2
	v_cmp_gt_f32_e32 vcc, 0.5, v1
	v_cmp_lt_i32_e64 s[4:5], v1, -16
	v_cndmask_b32_e32 v1, 0, v2, vcc
	v_mov_b32_dpp v0, v1 row_shr:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v0, v1 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf bound_ctrl:0
	v_and_b32_sdwa v0, v1, v2 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_0 src1_sel:DWORD
	v_add_u16_sdwa v0, sext(v1), v2 dst_sel:DWORD src0_sel:WORD_1 src1_sel:DWORD
	v_pk_add_f16 v0, v1, v2 op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[1,0]
	v_mbcnt_hi_u32_b32 v0, -1, v1
	v_readlane_b32 s0, v1, 3
	v_writelane_b32 v1, s0, 3
	v_div_fmas_f32 v0, v1, v2, v3
	v_swap_b32 v0, v1
	global_load_dword v0, v[2:3], off offset:-16 glc
	global_load_dword v0, v2, s[4:5]
	global_store_dwordx2 v[2:3], v[4:5], off
	global_atomic_add v[2:3], v4, off
	global_atomic_cmpswap v0, v[2:3], v[4:5], off glc
	flat_load_ubyte_d16 v10, v[2:3]
	buffer_load_dword v14, off, s[8:11], s4 offset:4
	buffer_atomic_add v11, v1, s[8:11], 0 offen glc
	buffer_load_dword off, s[8:11], s4 lds
	ds_read2_b32 v[12:13], v2 offset0:1 offset1:3
	ds_write2st64_b64 v6, v[2:3], v[4:5] offset1:1
	ds_add_rtn_u32 v0, v1, v2
	ds_swizzle_b32 v0, v1 offset:swizzle(BITMASK_PERM,"00p11")
	s_getreg_b32 s0, hwreg(HW_REG_MODE, 4, 2)
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 8), 0xf0
	s_lshl2_add_u32 s0, s1, s2
	s_pack_lh_b32_b16 s0, s1, s2
.La:
	s_nop 3
.Lb:
	s_mov_b32 s0, 16+.Lb-.La
	split s4, s5
	merge
	.long 0xbff00504, 0xbff10000
	s_endpgm
	.size f, .-f
; want:
; target gfx900
; symbol f section=".text" fn=@f
; symbol .La section=".text" at=0x14c
; symbol .Lb section=".text" at=0x150
; symbol . section=".text" at=0x16c
;
; fn @f device section=".text" at=0x0+0x16c {
; 	in =s %flat_scratch[lo:hi], %s[8:11]
; 	in =v %v[2:6]
; @f
; 	%s0 =s mov.b32 0x3f800000 {at=0x0+4}
; 	%s1 =s mov.b32 lit(0x3f800001) {at=0x4+8}
; 	%s[2:3] =s mov.b64 0xffffffffffffffff {at=0xc+4}
; 	%s[2:3] =s mov.b64 0x3ff0000000000000 {at=0x10+4}
; 	%s4 =s mov.i32 0xffffff80 {at=0x14+4}
; 	eq.u32 %s4, 65408 | def %scc {at=0x18+4}
; 	%s4 =s add.i32 0xfffffffe | %s4, def %scc {at=0x1c+4}
; 	%s[6:7] =s and_saveexec.b64 %vcc | %exec, def %scc, def %exec {at=0x20+4}
; 	waitcnt vmcnt=62 lgkmcnt=3 {at=0x24+4}
; 	waitcnt lgkmcnt=0 {at=0x28+4}
; 	%s[12:15] =s load %s[6:7], scalar 16 offset=16 {at=0x2c+8}
; 	%s16 =s load %s[6:7], %s4, scalar 4 offset=32 {at=0x34+8}
; 	%v0 =v mov.b32 %v1 | %exec {at=0x3c+4}
; 	%v0 =v add.u32 %s1, %v2 | %exec {at=0x40+4}
; 	%v0 =v add.u32 %v2, %s1 | %exec {at=0x44+8}
; 	%v0, %s[0:1] =vs add.u32 %v2, %v3 | %exec {at=0x4c+8}
; 	%v0 =v add.f32 neg(abs(%v1)), %s2 | %exec, %mode clamp=1 omod=1 {+unmodelled at=0x54+8}
; 	%v[0:1] =v add.f64 %v[2:3], 0x3fe0000000000000 | %exec, %mode {at=0x5c+8}
; 	%v[0:1] =v other lit(0x4008000000000000) | %exec, %mode {+unmodelled +lanewise class=valu-f64-add at=0x64+8}
; 	%v0 =v add.f16 15360, %v1 | %exec, %mode {at=0x6c+4}
; 	%v0 =v mad.f32 %v1, %v2 | %v0, %exec, %mode {at=0x70+4}
; 	%vcc =s cmp.f32 0x3f000000, %v1 | %exec, %mode {at=0x74+4}
; 	%s[4:5] =s lt.i32 %v1, 0xfffffff0 | %exec {at=0x78+8}
; 	%v1 =v cndmask.b32 0, %v2, %vcc | %exec {at=0x80+4}
; 	%v0 =v mov.b32 %v1 | %v0, %exec dpp_ctrl=273 row_mask=15 bank_mask=15 {+crosslane +unmodelled -lanewise +too_soon at=0x84+8}
; 	%v0 =v mov.b32 %v1 | %exec dpp_ctrl=27 row_mask=15 bank_mask=15 bound_ctrl=1 {+crosslane +unmodelled -lanewise +too_soon at=0x8c+8}
; 	%v0 =v and.b32 %v1, %v2 | %v0, %exec dst_sel=5 dst_unused=2 src0_sel=0 src1_sel=6 {+unmodelled at=0x94+8}
; 	%v0 =v add.u16 sext(%v1), %v2 | %exec dst_sel=6 src0_sel=5 src1_sel=6 {+unmodelled at=0x9c+8}
; 	%v0 =v other %v1, %v2 | %exec, %mode op_sel=2 op_sel_hi=1 neg_lo=1 {+unmodelled +lanewise at=0xa4+8}
; 	%v0 =v mbcnt.u32 0xffffffff, %v1 | %exec shift=32 {at=0xac+8}
; 	%s0 =s readlane.b32 %v1, 3 {at=0xb4+8}
; 	%v1 =v writelane.b32 %s0, 3 | %v1 {+crosslane at=0xbc+8}
; 	%v0 =v other %v1, %v2, %v3 | %vcc, %exec, %mode {+unmodelled +lanewise class=valu-quarter at=0xc4+8}
; 	%v0, %v1 =v swap.b32 | %v0, %v1, %exec {at=0xcc+4}
; 	%v0 =v load %v[2:3], global 4 | %exec offset=-16 glc=1 {at=0xd0+8}
; 	%v0 =v load %v2, %s[4:5], global 4 | %exec {at=0xd8+8}
; 	store %v[2:3], %v[4:5], global 8 | %exec {at=0xe0+8}
; 	atomic %v[2:3], %v4, global 4 | %exec {access=atomic+adds at=0xe8+8}
; 	%v0 =v atomic %v[2:3], %v[4:5], global 4 | %exec glc=1 {access=atomic+returns+compares class=vmem-cmpswap at=0xf0+8}
; 	%v10 =v load %v[2:3], flat 1 | %v10, %exec, %flat_scratch[lo:hi] {at=0xf8+8}
; 	%v14 =v load %s[8:11], %s4, global 4 | %exec offset=4 {addr=255 at=0x100+8}
; 	%v11 =v atomic %v11, %v1, %s[8:11], 0, global 4 | %exec glc=1 offen=1 {access=atomic+returns+adds addr=2 data=1 at=0x108+8}
; 	load %s[8:11], %s4, global 4 | %exec, %m0 lds=1 {+masked addr=255 counters=vmcnt+lgkmcnt at=0x110+8}
; 	%v[12:13] =v load %v2, lds 4*2 | %exec offset0=1 offset1=3 {at=0x118+8}
; 	store %v6, %v[2:3], %v[4:5], lds 8*2 | %exec st64=1 offset1=1 {at=0x120+8}
; 	%v0 =v atomic %v1, %v2, lds 4 | %exec {access=atomic+returns+adds at=0x128+8}
; 	%v0 =v permute.b32 %v1 | %exec swizzle=100 {counters=lgkmcnt class=lds-read at=0x130+8}
; 	%s0 =s other | %mode hwreg=2305 {+unmodelled at=0x138+4}
; 	mode lit(240) | %mode, def %mode hwreg=14337 {at=0x13c+8}
; 	%s0 =s shladdk.u32 %s1, %s2 | def %scc shift=2 {at=0x144+4}
; 	%s0 =s pack.b32 %s1, %s2 op_sel=2 {at=0x148+4}
; 	nop 3 {at=0x14c+4}
; 	%s0 =s mov.b32 lit(20) {at=0x150+8}
; 	split.b64 %s4, %s5 | %exec {at=0x158+4}
; 	merge {at=0x15c+4}
; 	split.b64 %s4, %s5 | %exec {at=0x160+4}
; 	merge {at=0x164+4}
; 	end {at=0x168+4}
; }
; operands.s:32:2: warning: f: DPP reads v1, which a vector instruction writes; of 2 wait states in between there are 0 (s_nop 1) [hazard]
;      32 | 	v_mov_b32_dpp v0, v1 row_shr:1 row_mask:0xf bank_mask:0xf
;         | 	^~~~~~~~~~~~~
; operands.s:31:2: note: that is here
;      31 | 	v_cndmask_b32_e32 v1, 0, v2, vcc
;         | 	^~~~~~~~~~~~~~~~~
;         = put what the message names in between
; operands.s:33:2: warning: f: DPP reads v1, which a vector instruction writes; of 2 wait states in between there is 1 (s_nop 0) [hazard]
;      33 | 	v_mov_b32_dpp v0, v1 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf bound_ctrl:0
;         | 	^~~~~~~~~~~~~
; operands.s:31:2: note: that is here
;      31 | 	v_cndmask_b32_e32 v1, 0, v2, vcc
;         | 	^~~~~~~~~~~~~~~~~
;         = put what the message names in between

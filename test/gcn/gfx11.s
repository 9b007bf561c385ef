; test: gfx11: two operations in one instruction, in an order in which neither overwrites what the other reads; new names
; run:  opt %s
; exit: 0
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.text
	.type	f,@function
f:
	v_dual_mov_b32 v31, v0 :: v_dual_mov_b32 v0, 0
	v_dual_mov_b32 v0, 7 :: v_dual_add_f32 v3, v4, v5
	v_dual_mov_b32 v0, v6 :: v_dual_add_f32 v3, v0, v5
	v_dual_fmac_f32 v2, v4, v5 :: v_dual_fmamk_f32 v3, v2, 0x3f99999a, v9
	v_dual_cndmask_b32 v2, v4, v5 :: v_dual_lshlrev_b32 v3, 2, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	global_load_b32 v0, v[0:1], off offset:-4096
	s_waitcnt vmcnt(0)
	ds_load_2addr_stride64_b32 v[6:7], v0 offset1:1
	ds_read_b32 v3, v0
	s_waitcnt lgkmcnt(0)
	scratch_store_b32 v4, v3, s2 offset:16
	global_store_d16_hi_b16 v[0:1], v2, off
	s_waitcnt_vscnt null, 0x0
	v_add3_u32_e64_dpp v5, v7, v1, 4 row_shr:1 row_mask:0xf bank_mask:0xf
	v_cmpx_lt_i32_e32 0, v2
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
; want:
; target gfx1100
; symbol f section=".text" fn=@f
;
; fn @f device section=".text" at=0x0+0x7c wave_lanes=32 {
; 	in =s %s2
; 	in =v %v1, %v4, %v[8:9]
; @f
; 	%v31 =v mov.b32 %v0 | %exec_lo {at=0x0+4}
; 	%v0 =v mov.b32 0 | %exec_lo {at=0x4+4}
; 	%v0 =v mov.b32 7 | %exec_lo {at=0x8+4}
; 	%v3 =v add.f32 %v4, %v5 | %exec_lo, %mode {at=0xc+4}
; 	%v3 =v add.f32 %v0, %v5 | %exec_lo, %mode {at=0x10+4}
; 	%v0 =v mov.b32 %v6 | %exec_lo {at=0x14+4}
; 	%v3 =v mad.f32 %v2, lit(0x3f99999a), %v9 | %exec_lo, %mode {class=valu-fma32 at=0x18+4}
; 	%v2 =v mad.f32 %v4, %v5 | %v2, %exec_lo, %mode {class=valu-fma32 at=0x1c+8}
; 	%v2 =v cndmask.b32 %v4, %v5, %vcc_lo | %exec_lo {at=0x24+4}
; 	%v3 =v shlrev.b32 2, %v8 | %exec_lo {at=0x28+4}
; 	hint simm=1169 {+side_effect class=waitcnt at=0x2c+4}
; 	%v0 =v load %v[0:1], global 4 | %exec_lo offset=-4096 {at=0x30+8}
; 	waitcnt vmcnt=0 {at=0x38+4}
; 	%v[6:7] =v load %v0, lds 4*2 | %exec_lo st64=1 offset1=1 {at=0x3c+8}
; 	%v3 =v load %v0, lds 4 | %exec_lo {at=0x44+8}
; 	waitcnt lgkmcnt=0 {at=0x4c+4}
; 	store %v4, %v3, %s2, scratch 4 | %exec_lo offset=16 {counters=vscnt at=0x50+8}
; 	store %v[0:1], %v2, global 2 | %exec_lo {counters=vscnt at=0x58+8}
; 	waitcnt 0 vscnt=0 {at=0x60+4}
; 	%v5 =v add3.u32 %v7, %v1, 4 | %v5, %exec_lo dpp_ctrl=273 row_mask=15 bank_mask=15 {+crosslane +unmodelled -lanewise at=0x64+12}
; 	%exec_lo =s lt.i32 0, %v2 | %exec_lo {at=0x70+4}
; 	message | %exec_lo, %m0 simm=3 {counters=lgkmcnt at=0x74+4}
; 	end {at=0x78+4}
; }

; test: calls become copies: of one that returns, with a loop and a call in it; of one that jumps on to another
; run:  deadlock --dump-after=inline --stop-after=inline
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type k,@function
k:
	s_mov_b32 s0, 7
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, round@rel32@lo+4
	s_addc_u32 s17, s17, round@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	s_mov_b32 s1, s0
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, last@rel32@lo+4
	s_addc_u32 s17, s17, last@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	s_mov_b32 s2, s1
	s_endpgm
	.section .rodata
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 48
	.end_amdhsa_kernel
	.text
	.type round,@function
round:
	s_mov_b64 s[40:41], s[30:31]
.Lagain:
	s_add_u32 s0, s0, s0
	s_cmp_lt_u32 s0, 100
	s_cbranch_scc1 .Lagain
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, jumps@rel32@lo+4
	s_addc_u32 s17, s17, jumps@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	s_mov_b64 s[30:31], s[40:41]
	s_setpc_b64 s[30:31]
	.type jumps,@function
jumps:
	s_mov_b32 s5, 1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, last@rel32@lo+4
	s_addc_u32 s17, s17, last@rel32@hi+12
	s_setpc_b64 s[16:17]
	.type last,@function
last:
	s_mov_b32 s6, 2
	s_setpc_b64 s[30:31]
; want:
; ; after inline
; fn @k section=".text" at=0x0+0x40 {
; 	desc vgprs=16 sgprs=64 float_mode=192 dx10_clamp ieee_mode
; 	abi workgroup_id_x s_workgroup_id_x=0
; @k
; 	%s0 =s mov.b32 7 {at=0x0+4}
; 	%s[16:17] =s getpc.b64 {at=0x4+4}
; 	%s16 =s add.u32 %s16, lit(&round+4) | def %scc {at=0x8+8}
; 	%s17 =s addc.u32 %s17, lit(&round+12) | %scc, def %scc {at=0x10+8}
; 	%s[30:31] =s getpc {at=0x18+4}
; @b1
; 	%s[40:41] =s mov.b64 %s[30:31] {at=0x40+4}
; @b2
; 	%s0 =s add.u32 %s0, %s0 | def %scc {at=0x44+4}
; 	lt.u32 %s0, lit(100) | def %scc {at=0x48+8}
; 	cbrnz @b2 | %scc {at=0x50+4}
; @b3
; 	%s[16:17] =s getpc.b64 {at=0x54+4}
; 	%s16 =s add.u32 %s16, lit(&jumps+4) | def %scc {at=0x58+8}
; 	%s17 =s addc.u32 %s17, lit(&jumps+12) | %scc, def %scc {at=0x60+8}
; 	%s[30:31] =s getpc {at=0x68+4}
; @b4
; 	%s5 =s mov.b32 1 {at=0x74+4}
; 	%s[16:17] =s getpc.b64 {at=0x78+4}
; 	%s16 =s add.u32 %s16, lit(&last+4) | def %scc {at=0x7c+8}
; 	%s17 =s addc.u32 %s17, lit(&last+12) | %scc, def %scc {at=0x84+8}
; @b5
; 	%s6 =s mov.b32 2 {at=0x90+4}
; @b6
; 	%s[30:31] =s mov.b64 %s[40:41] {at=0x6c+4}
; @b7
; 	%s1 =s mov.b32 %s0 {at=0x1c+4}
; 	%s[16:17] =s getpc.b64 {at=0x20+4}
; 	%s16 =s add.u32 %s16, lit(&last+4) | def %scc {at=0x24+8}
; 	%s17 =s addc.u32 %s17, lit(&last+12) | %scc, def %scc {at=0x2c+8}
; 	%s[30:31] =s getpc {at=0x34+4}
; @b8
; 	%s6 =s mov.b32 2 {at=0x90+4}
; @b9
; 	%s2 =s mov.b32 %s1 {at=0x38+4}
; 	end {at=0x3c+4}
; }

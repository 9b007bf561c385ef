; test: wait states that gfx900 leaves to the code: one too few is a hazard, also around a loop; enough are not
; run:  opt %s 2>&1 | grep hazard
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type few0,@function
few0:
	v_cmp_gt_u32_e64 s[8:9], s4, v0
	s_nop 3
	buffer_load_dword v2, v0, s[8:11], s3 offen
	s_endpgm
	.type enough0,@function
enough0:
	v_cmp_gt_u32_e64 s[8:9], s4, v0
	s_nop 4
	buffer_load_dword v2, v0, s[8:11], s3 offen
	s_endpgm
	.type few1,@function
few1:
	v_cmp_gt_u32_e32 vcc, s4, v0
	s_nop 2
	v_div_fmas_f32 v0, v1, v2, v3
	s_endpgm
	.type enough1,@function
enough1:
	v_cmp_gt_u32_e32 vcc, s4, v0
	s_nop 3
	v_div_fmas_f32 v0, v1, v2, v3
	s_endpgm
	.type few2,@function
few2:
	v_cmpx_gt_u32_e32 vcc, s4, v0
	s_nop 3
	v_mov_b32_dpp v0, v1 quad_perm:[1,1,1,1] row_mask:0xf bank_mask:0xf
	s_endpgm
	.type enough2,@function
enough2:
	v_cmpx_gt_u32_e32 vcc, s4, v0
	s_nop 4
	v_mov_b32_dpp v0, v1 quad_perm:[1,1,1,1] row_mask:0xf bank_mask:0xf
	s_endpgm
	.type few3,@function
few3:
	v_mov_b32_e32 v1, v3
	s_nop 0
	v_mov_b32_dpp v0, v1 quad_perm:[1,1,1,1] row_mask:0xf bank_mask:0xf
	s_endpgm
	.type enough3,@function
enough3:
	v_mov_b32_e32 v1, v3
	s_nop 1
	v_mov_b32_dpp v0, v1 quad_perm:[1,1,1,1] row_mask:0xf bank_mask:0xf
	s_endpgm
	.type few4,@function
few4:
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 4), 3
	s_nop 0
	s_getreg_b32 s4, hwreg(HW_REG_MODE, 4, 4)
	s_endpgm
	.type enough4,@function
enough4:
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 4), 3
	s_nop 1
	s_getreg_b32 s4, hwreg(HW_REG_MODE, 4, 4)
	s_endpgm
	.type few5,@function
few5:
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 4), 3
	s_nop 0
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 4), 3
	s_endpgm
	.type enough5,@function
enough5:
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 4), 3
	s_nop 1
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 4), 3
	s_endpgm
	.type few6,@function
few6:
	v_readfirstlane_b32 s5, v1
	s_nop 2
	v_readlane_b32 s4, v0, s5
	s_endpgm
	.type enough6,@function
enough6:
	v_readfirstlane_b32 s5, v1
	s_nop 3
	v_readlane_b32 s4, v0, s5
	s_endpgm
	.type few7,@function
few7:
	v_readfirstlane_b32 s5, v1
	s_nop 2
	v_writelane_b32 v0, 1, s5
	s_endpgm
	.type enough7,@function
enough7:
	v_readfirstlane_b32 s5, v1
	s_nop 3
	v_writelane_b32 v0, 1, s5
	s_endpgm
	.type few8,@function
few8:
	s_mov_b32 m0, s4
	s_sendmsg sendmsg(MSG_INTERRUPT)
	s_endpgm
	.type enough8,@function
enough8:
	s_mov_b32 m0, s4
	s_nop 0
	s_sendmsg sendmsg(MSG_INTERRUPT)
	s_endpgm
	.type few9,@function
few9:
	s_mov_b32 m0, s4
	s_movrels_b32 s4, s5
	s_endpgm
	.type enough9,@function
enough9:
	s_mov_b32 m0, s4
	s_nop 0
	s_movrels_b32 s4, s5
	s_endpgm
	.type few10,@function
few10:
	global_store_dwordx4 v[0:1], v[4:7], off
	v_mov_b32_e32 v6, 0
	s_endpgm
	.type enough10,@function
enough10:
	global_store_dwordx4 v[0:1], v[4:7], off
	s_nop 0
	v_mov_b32_e32 v6, 0
	s_endpgm
	.type loop,@function
loop:
	s_mov_b32 s20, 4
.Lloop:
	buffer_load_dword v2, v0, s[8:11], s3 offen
	s_sub_u32 s20, s20, 1
	s_cmp_lg_u32 s20, 0
	v_cmp_gt_u32_e64 s[8:9], s4, v0
	s_cbranch_scc1 .Lloop
	s_endpgm
; want:
; hazard-gfx900.s:9:2: warning: few0: a vector memory access reads s8, which a vector instruction writes; of 5 wait states in between there are 4 (s_nop 0) [hazard]
; hazard-gfx900.s:7:2: note: that is here
; hazard-gfx900.s:21:2: warning: few1: v_div_fmas reads vcc_lo, which a vector instruction writes; of 4 wait states in between there are 3 (s_nop 0) [hazard]
; hazard-gfx900.s:19:2: note: that is here
; hazard-gfx900.s:33:2: warning: few2: DPP reads exec_lo, which a vector instruction writes; of 5 wait states in between there are 4 (s_nop 0) [hazard]
; hazard-gfx900.s:31:2: note: that is here
; hazard-gfx900.s:45:2: warning: few3: DPP reads v1, which a vector instruction writes; of 2 wait states in between there is 1 (s_nop 0) [hazard]
; hazard-gfx900.s:43:2: note: that is here
; hazard-gfx900.s:57:2: warning: few4: it reads or sets a hardware register, which s_setreg sets; of 2 wait states in between there is 1 (s_nop 0) [hazard]
; hazard-gfx900.s:55:2: note: that is here
; hazard-gfx900.s:69:2: warning: few5: it reads or sets a hardware register, which s_setreg sets; of 2 wait states in between there is 1 (s_nop 0) [hazard]
; hazard-gfx900.s:67:2: note: that is here
; hazard-gfx900.s:81:2: warning: few6: the number of a lane is s5, which a vector instruction writes; of 4 wait states in between there are 3 (s_nop 0) [hazard]
; hazard-gfx900.s:79:2: note: that is here
; hazard-gfx900.s:93:2: warning: few7: the number of a lane is s5, which a vector instruction writes; of 4 wait states in between there are 3 (s_nop 0) [hazard]
; hazard-gfx900.s:91:2: note: that is here
; hazard-gfx900.s:104:2: warning: few8: a message or GDS reads m0, which a scalar instruction writes; of 1 wait states in between there are 0 (s_nop 0) [hazard]
; hazard-gfx900.s:103:2: note: that is here
; hazard-gfx900.s:115:2: warning: few9: an index or address is m0, which a scalar instruction writes; of 1 wait states in between there are 0 (s_nop 0) [hazard]
; hazard-gfx900.s:114:2: note: that is here
; hazard-gfx900.s:126:2: warning: few10: a vector instruction writes v6, which a store of more than 64 bits reads; of 1 wait states in between there are 0 (s_nop 0) [hazard]
; hazard-gfx900.s:125:2: note: that is here
; hazard-gfx900.s:138:2: warning: loop: a vector memory access reads s8, which a vector instruction writes; of 5 wait states in between there is 1 (s_nop 3) [hazard]
; hazard-gfx900.s:141:2: note: that is here

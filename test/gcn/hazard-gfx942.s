; test: wait states that gfx942 leaves to the code: one too few is a hazard, also around a loop; enough are not
; run:  opt %s 2>&1 | grep hazard
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type few0,@function
few0:
	v_cmp_gt_u32_e64 s[8:9], s4, v0
	s_nop 0
	v_cndmask_b32_e64 v1, v2, v3, s[8:9]
	s_endpgm
	.type enough0,@function
enough0:
	v_cmp_gt_u32_e64 s[8:9], s4, v0
	s_nop 1
	v_cndmask_b32_e64 v1, v2, v3, s[8:9]
	s_endpgm
	.type few1,@function
few1:
	v_mov_b32_e32 v1, v3
	v_readfirstlane_b32 s4, v1
	s_endpgm
	.type enough1,@function
enough1:
	v_mov_b32_e32 v1, v3
	s_nop 0
	v_readfirstlane_b32 s4, v1
	s_endpgm
	.type few2,@function
few2:
	v_exp_f32_e32 v1, v3
	v_add_f32_e32 v2, v1, v1
	s_endpgm
	.type enough2,@function
enough2:
	v_exp_f32_e32 v1, v3
	s_nop 0
	v_add_f32_e32 v2, v1, v1
	s_endpgm
	.type few3,@function
few3:
	global_store_dwordx4 v[0:1], v[4:7], off
	s_nop 0
	v_mov_b32_e32 v6, 0
	s_endpgm
	.type enough3,@function
enough3:
	global_store_dwordx4 v[0:1], v[4:7], off
	s_nop 1
	v_mov_b32_e32 v6, 0
	s_endpgm
	.type few4,@function
few4:
	v_mfma_f32_32x32x2f32 v[0:15], v16, v17, v[0:15]
	s_nop 7
	s_nop 7
	s_nop 0
	v_add_f32_e32 v20, v3, v3
	s_endpgm
	.type enough4,@function
enough4:
	v_mfma_f32_32x32x2f32 v[0:15], v16, v17, v[0:15]
	s_nop 7
	s_nop 7
	s_nop 1
	v_add_f32_e32 v20, v3, v3
	s_endpgm
	.type loop,@function
loop:
	s_mov_b32 s20, 4
.Lloop:
	v_cndmask_b32_e64 v1, v2, v3, s[8:9]
	s_sub_u32 s20, s20, 1
	s_cmp_lg_u32 s20, 0
	v_cmp_gt_u32_e64 s[8:9], s4, v0
	s_cbranch_scc1 .Lloop
	s_endpgm
; want:
; hazard-gfx942.s:9:2: warning: few0: a vector instruction reads s8, which a vector instruction writes; of 2 wait states in between there is 1 (s_nop 0) [hazard]
; hazard-gfx942.s:7:2: note: that is here
; hazard-gfx942.s:20:2: warning: few1: an access of a lane reads v1, which a vector instruction writes; of 1 wait states in between there are 0 (s_nop 0) [hazard]
; hazard-gfx942.s:19:2: note: that is here
; hazard-gfx942.s:31:2: warning: few2: a vector instruction reads v1, which a transcendental instruction writes; of 1 wait states in between there are 0 (s_nop 0) [hazard]
; hazard-gfx942.s:30:2: note: that is here
; hazard-gfx942.s:43:2: warning: few3: a vector instruction writes v6, which a store of more than 64 bits reads; of 2 wait states in between there is 1 (s_nop 0) [hazard]
; hazard-gfx942.s:41:2: note: that is here
; hazard-gfx942.s:57:2: warning: few4: another instruction reads v3, which a matrix instruction writes; of 18 wait states in between there are 17 (s_nop 0) [hazard]
; hazard-gfx942.s:53:2: note: that is here
; hazard-gfx942.s:71:2: warning: loop: a vector instruction reads s8, which a vector instruction writes; of 2 wait states in between there is 1 (s_nop 0) [hazard]
; hazard-gfx942.s:74:2: note: that is here

; test: what overtakes another instruction on gfx1100, in waves of 64, is a hazard, unless it is kept in order
; run:  opt %s 2>&1 | grep hazard
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.text
	.amdhsa_kernel k
	.amdhsa_next_free_vgpr 1
	.amdhsa_next_free_sgpr 1
	.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel
	.type k,@function
k:
	s_endpgm
	.type wrong0,@function
wrong0:
	v_cndmask_b32_e64 v1, v2, v3, s[4:5]
	s_mov_b32 s5, 0
	s_mov_b32 s6, s5
	s_endpgm
	.type right0,@function
right0:
	v_cndmask_b32_e64 v1, v2, v3, s[4:5]
	s_mov_b32 s5, 0
	s_waitcnt_depctr 0xfffe
	s_mov_b32 s6, s5
	s_endpgm
	.type wrong1,@function
wrong1:
	v_mov_b32_e32 v1, 1
	s_mov_b64 exec, -1
	v_mov_b32_e32 v2, 2
	v_add_nc_u32_e32 v3, v1, v2
	s_endpgm
	.type right1,@function
right1:
	v_mov_b32_e32 v1, 1
	s_mov_b64 exec, -1
	v_mov_b32_e32 v2, 2
	s_waitcnt_depctr 0xfff
	v_add_nc_u32_e32 v3, v1, v2
	s_endpgm
	.type wrong2,@function
wrong2:
	v_sqrt_f32_e32 v1, v2
	v_mov_b32_e32 v4, 0
	v_add_f32_e32 v3, v1, v5
	s_endpgm
	.type right2,@function
right2:
	v_sqrt_f32_e32 v1, v2
	v_mov_b32_e32 v4, 0
	s_waitcnt_depctr 0xfff
	v_add_f32_e32 v3, v1, v5
	s_endpgm
	.type wrong3,@function
wrong3:
	v_wmma_f32_16x16x16_f16 v[0:3], v[8:15], v[16:23], v[0:3]
	v_wmma_f32_16x16x16_f16 v[24:27], v[0:7], v[16:23], v[24:27]
	s_endpgm
	.type right3,@function
right3:
	v_wmma_f32_16x16x16_f16 v[0:3], v[8:15], v[16:23], v[0:3]
	v_nop
	v_wmma_f32_16x16x16_f16 v[24:27], v[0:7], v[16:23], v[24:27]
	s_endpgm
	.type wrong4,@function
wrong4:
	v_cmpx_gt_u32_e32 1, v0
	v_permlane64_b32 v1, v2
	s_endpgm
	.type right4,@function
right4:
	v_cmpx_gt_u32_e32 1, v0
	v_mov_b32_e32 v2, v2
	v_permlane64_b32 v1, v2
	s_endpgm
; want:
; hazard-gfx1100.s:17:2: warning: wrong0: a scalar instruction reads s5, which another one writes, and a vector instruction in front of that reads as a mask: s_waitcnt_depctr depctr_sa_sdst(0) is missing in between [hazard]
; hazard-gfx1100.s:16:2: note: that is here
; hazard-gfx1100.s:31:2: warning: wrong1: a vector instruction reads v2, which is younger than a write of EXEC, and another source older: s_waitcnt_depctr depctr_va_vdst(0) is missing in between [hazard]
; hazard-gfx1100.s:30:2: note: that is here
; hazard-gfx1100.s:45:2: warning: wrong2: a vector instruction reads v1, which a transcendental instruction writes: s_waitcnt_depctr depctr_va_vdst(0) is missing in between [hazard]
; hazard-gfx1100.s:43:2: note: that is here
; hazard-gfx1100.s:57:2: warning: wrong3: a matrix instruction multiplies v0, which another one writes: v_nop is missing in between [hazard]
; hazard-gfx1100.s:56:2: note: that is here
; hazard-gfx1100.s:68:2: warning: wrong4: v_permlane reads exec_lo, which v_cmpx writes: another vector instruction is missing in between [hazard]
; hazard-gfx1100.s:67:2: note: that is here

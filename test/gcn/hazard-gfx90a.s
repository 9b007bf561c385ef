; test: wait states that gfx90a leaves to the code: one too few is a hazard, also around a loop; enough are not
; run:  opt %s 2>&1 | grep hazard
	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.text
	.type few0,@function
few0:
	v_mfma_f32_4x4x1f32 v[0:3], v4, v5, v[0:3]
	s_nop 3
	v_add_f32_e32 v8, v3, v3
	s_endpgm
	.type enough0,@function
enough0:
	v_mfma_f32_4x4x1f32 v[0:3], v4, v5, v[0:3]
	s_nop 4
	v_add_f32_e32 v8, v3, v3
	s_endpgm
	.type few1,@function
few1:
	v_mfma_f32_16x16x4f32 v[0:3], v4, v5, v[0:3]
	s_nop 7
	s_nop 1
	global_store_dword v[8:9], v2, off
	s_endpgm
	.type enough1,@function
enough1:
	v_mfma_f32_16x16x4f32 v[0:3], v4, v5, v[0:3]
	s_nop 7
	s_nop 2
	global_store_dword v[8:9], v2, off
	s_endpgm
	.type few2,@function
few2:
	v_mfma_f64_16x16x4f64 v[0:7], v[8:9], v[10:11], v[0:7]
	s_nop 7
	s_nop 7
	s_nop 0
	ds_write_b32 v12, v2
	s_endpgm
	.type enough2,@function
enough2:
	v_mfma_f64_16x16x4f64 v[0:7], v[8:9], v[10:11], v[0:7]
	s_nop 7
	s_nop 7
	s_nop 1
	ds_write_b32 v12, v2
	s_endpgm
	.type few3,@function
few3:
	v_mfma_f64_4x4x4f64 v[0:1], v[8:9], v[10:11], v[0:1]
	s_nop 4
	v_mov_b32_e32 v12, v1
	s_endpgm
	.type enough3,@function
enough3:
	v_mfma_f64_4x4x4f64 v[0:1], v[8:9], v[10:11], v[0:1]
	s_nop 5
	v_mov_b32_e32 v12, v1
	s_endpgm
	.type loop,@function
loop:
	s_mov_b32 s20, 4
.Lloop:
	v_add_f32_e32 v8, v3, v3
	s_sub_u32 s20, s20, 1
	s_cmp_lg_u32 s20, 0
	v_mfma_f32_4x4x1f32 v[0:3], v4, v5, v[0:3]
	s_cbranch_scc1 .Lloop
	s_endpgm
; want:
; hazard-gfx90a.s:9:2: warning: few0: another instruction reads v3, which a matrix instruction writes; of 5 wait states in between there are 4 (s_nop 0) [hazard]
; hazard-gfx90a.s:7:2: note: that is here
; hazard-gfx90a.s:22:2: warning: few1: another instruction reads v2, which a matrix instruction writes; of 11 wait states in between there are 10 (s_nop 0) [hazard]
; hazard-gfx90a.s:19:2: note: that is here
; hazard-gfx90a.s:37:2: warning: few2: another instruction reads v2, which a matrix instruction writes; of 18 wait states in between there are 17 (s_nop 0) [hazard]
; hazard-gfx90a.s:33:2: note: that is here
; hazard-gfx90a.s:51:2: warning: few3: another instruction reads v1, which a matrix instruction writes; of 6 wait states in between there are 5 (s_nop 0) [hazard]
; hazard-gfx90a.s:49:2: note: that is here
; hazard-gfx90a.s:63:2: warning: loop: another instruction reads v3, which a matrix instruction writes; of 5 wait states in between there is 1 (s_nop 3) [hazard]
; hazard-gfx90a.s:66:2: note: that is here

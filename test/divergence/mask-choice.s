; test: a branch on a condition of the wave that became a mask is shown: the same in the launch, and only in the wave
; run:  divergence --grid 1024 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
arguments:
	s_load_dword s6, s[0:1], 0x0
	s_mov_b64 s[4:5], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, 0
A1:
	v_add_u32_e32 v1, 1, v1
	s_cmp_eq_u32 s6, 7
	s_cselect_b64 s[8:9], -1, 0
	v_cmp_gt_u32_e32 vcc, v1, v0
	s_or_b64 s[8:9], s[8:9], vcc
	s_or_b64 s[4:5], s[8:9], s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz A1
	s_endpgm
lanes:
	s_load_dword s6, s[0:1], 0x0
	s_mov_b64 s[4:5], 0
	v_mul_u32_u24_e32 v0, v0, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, 0
B1:
	v_add_u32_e32 v1, 1, v1
	v_readfirstlane_b32 s7, v0
	s_cmp_eq_u32 s7, s6
	s_cselect_b64 s[8:9], -1, 0
	v_cmp_gt_u32_e32 vcc, v1, v0
	s_or_b64 s[8:9], s[8:9], vcc
	s_or_b64 s[4:5], s[8:9], s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz B1
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel arguments
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_user_sgpr_private_segment_buffer 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.amdhsa_kernel lanes
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_user_sgpr_private_segment_buffer 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
; want:
; kernel arguments
;   strides count the lanes of a wave
;   mask-choice.s:11
;     loop 0: lanes leave in different iterations
;         the condition is divergent: computed from it (mask-choice.s:17)
;         the condition is divergent: computed from it (mask-choice.s:16)
;         the condition is divergent: computed from it (mask-choice.s:15)
;         the condition is divergent: computed from it (mask-choice.s:14)
;         v0 is affine 1 per lane: what is there at the start
;   mask-choice.s:13
;     s_cselect_b64 s[8:9], -1, 0
;       launch
;   mask-choice.s:17
;     s_andn2_b64 exec, exec, s[4:5]
;       divergent
;         the condition is divergent: computed from it (mask-choice.s:17)
;         the condition is divergent: computed from it (mask-choice.s:16)
;         the condition is divergent: computed from it (mask-choice.s:15)
;         the condition is divergent: computed from it (mask-choice.s:14)
;         v0 is affine 1 per lane: what is there at the start
;   mask-choice.s:18
;     s_cbranch_execnz A1
;       wave
;
; kernel lanes
;   strides count the lanes of a wave
;   mask-choice.s:27
;     loop 0: lanes leave in different iterations
;         the condition is divergent: computed from it (mask-choice.s:34)
;         the condition is divergent: computed from it (mask-choice.s:33)
;         the condition is divergent: computed from it (mask-choice.s:32)
;         the condition is divergent: computed from it (mask-choice.s:31)
;         v0 is divergent: computed from it (mask-choice.s:23)
;         v0 is affine 1 per lane: what is there at the start
;   mask-choice.s:30
;     s_cselect_b64 s[8:9], -1, 0
;       wave
;   mask-choice.s:34
;     s_andn2_b64 exec, exec, s[4:5]
;       divergent
;         the condition is divergent: computed from it (mask-choice.s:34)
;         the condition is divergent: computed from it (mask-choice.s:33)
;         the condition is divergent: computed from it (mask-choice.s:32)
;         the condition is divergent: computed from it (mask-choice.s:31)
;         v0 is divergent: computed from it (mask-choice.s:23)
;         v0 is affine 1 per lane: what is there at the start
;   mask-choice.s:35
;     s_cbranch_execnz B1
;       wave

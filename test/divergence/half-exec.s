; test: 32 bits of EXEC are half of it in waves of 64: the lanes of the other half stay, so a constant does not say the same of all
; run:  divergence --grid 1024 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.text
half:
	s_and_saveexec_b32 s11, 0
	v_mov_b32_e32 v1, 0
	s_endpgm
whole:
	s_and_saveexec_b64 s[10:11], 0
	v_mov_b32_e32 v1, 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel half
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 40
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel
	.amdhsa_kernel whole
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 40
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel
; want:
; kernel half
;   strides count the lanes of a wave
;
; kernel whole
;   strides count the lanes of a wave
;   half-exec.s:10
;     s_and_saveexec_b64 s[10:11], 0
;       launch

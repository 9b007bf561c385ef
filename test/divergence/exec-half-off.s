; test: one half of EXEC that is switched off is no condition that all lanes share
; run:  divergence %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_mov_b64 exec, -1
	s_mov_b32 exec_lo, 0
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 1
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
; want:
; kernel k
;   strides count work-item ids

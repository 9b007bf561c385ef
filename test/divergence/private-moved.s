; test: FLAT_SCRATCH written by name where the hardware sets it: rows need not begin at lines any more
; run:  divergence --grid 1024 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
moved:
	s_mov_b32 flat_scratch_lo, s2
	scratch_store_dword off, v0, off offset:4
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel moved
		.amdhsa_next_free_vgpr 16
		.amdhsa_accum_offset 16
		.amdhsa_next_free_sgpr 40
		.amdhsa_private_segment_fixed_size 64
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_enable_private_segment 1
	.end_amdhsa_kernel
; want:
; kernel moved
;   strides count the lanes of a wave
;   private-moved.s:7
;     scratch_store_dword off, v0, off offset:4; at most 3 lines

; test: FLAT_SCRATCH written by the number of its hardware register: rows need not begin at lines any more
; run:  divergence --grid 1024 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.text
set:
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s2
	scratch_store_b32 off, v0, off offset:4
	s_endpgm
kept:
	scratch_store_b32 off, v0, off offset:4
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel set
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 40
		.amdhsa_private_segment_fixed_size 64
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_enable_private_segment 1
	.end_amdhsa_kernel
	.amdhsa_kernel kept
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 40
		.amdhsa_private_segment_fixed_size 64
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_enable_private_segment 1
	.end_amdhsa_kernel
; want:
; kernel set
;   strides count the lanes of a wave
;   private-setreg.s:7
;     scratch_store_b32 off, v0, off offset:4; at most 2 lines
;
; kernel kept
;   strides count the lanes of a wave
;   private-setreg.s:10
;     scratch_store_b32 off, v0, off offset:4; at most 1 lines

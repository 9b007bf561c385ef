; test: waves of 32 lanes: their rows of private memory are half as long
; run:  divergence --grid 1024 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.text
k:
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	buffer_store_dword v0, off, s[0:3], 0 offset:4
	buffer_load_dwordx4 v[4:7], off, s[0:3], s8
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 40
		.amdhsa_wavefront_size32 1
		.amdhsa_private_segment_fixed_size 64
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
	.end_amdhsa_kernel
; want:
; kernel k
;   strides count the lanes of a wave
;   private-half.s:8
;     buffer_store_dword v0, off, s[0:3], 0 offset:4; at most 1 lines
;   private-half.s:9
;     buffer_load_dwordx4 v[4:7], off, s[0:3], s8; at most 8 lines

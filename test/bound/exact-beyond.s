; test: exact bounds: private memory beyond what a lane has is not known to be accessed
; run:  analyze --verbose %s --grid 64 --workgroup 64 | grep -E "^kernel|exact  "
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.text
within:
	s_add_u32 s0, s0, s7
	s_addc_u32 s1, s1, 0
	v_mov_b32_e32 v3, 4
	buffer_store_dword v3, v3, s[0:3], 0 offen
	s_endpgm
beyond:
	s_add_u32 s0, s0, s7
	s_addc_u32 s1, s1, 0
	v_mov_b32_e32 v3, -4
	buffer_store_dword v3, v3, s[0:3], 0 offen
	s_endpgm
	.amdhsa_kernel within
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_private_segment_fixed_size 16
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
	.end_amdhsa_kernel
	.amdhsa_kernel beyond
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_private_segment_fixed_size 16
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
	.end_amdhsa_kernel
; want:
; kernel within
;   * exact        545  no data decides the time: every run of this launch takes
; kernel beyond

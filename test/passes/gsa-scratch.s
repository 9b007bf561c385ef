; test: words of private memory are values of their own where all accesses name their place
; run:  divergence --grid 1024 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_add_u32 s0, s0, s7
	s_addc_u32 s1, s1, 0
	s_load_dword s6, s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s6
	buffer_store_dword v1, off, s[0:3], 0 offset:4
	buffer_store_dword v2, off, s[0:3], 0 offset:8
	s_waitcnt vmcnt(0)
	buffer_load_dword v3, off, s[0:3], 0 offset:4
	buffer_load_dword v4, off, s[0:3], 0 offset:8
	s_waitcnt vmcnt(0)
	ds_read_b32 v5, v3
	ds_read_b32 v5, v4
	s_endpgm
	.rodata
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 8
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
	.end_amdhsa_kernel
; want:
; kernel k
;   strides count the lanes of a wave
;   gsa-scratch.s:12
;     buffer_store_dword v1, off, s[0:3], 0 offset:4; at most 4 lines
;   gsa-scratch.s:13
;     buffer_store_dword v2, off, s[0:3], 0 offset:8; at most 4 lines
;   gsa-scratch.s:15
;     buffer_load_dword v3, off, s[0:3], 0 offset:4; at most 4 lines
;   gsa-scratch.s:16
;     buffer_load_dword v4, off, s[0:3], 0 offset:8; at most 4 lines
;   gsa-scratch.s:18
;     ds_read_b32 v5, v3
;       affine 4 per lane; address 4 per lane; at most 2 LDS rounds
;         v3 is affine 4 per lane: computed from it (gsa-scratch.s:15)
;         scratch:4.1 is affine 4 per lane: computed from it (gsa-scratch.s:12)
;         v1 is affine 4 per lane: computed from it (gsa-scratch.s:9)
;         v0 is affine 1 per lane: what is there at the start
;   gsa-scratch.s:19
;     ds_read_b32 v5, v4
;       launch; address 0; at most 1 LDS rounds

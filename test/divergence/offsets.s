; test: the offset that an access adds to its address counts; what a descriptor is added to is no address
; run:  divergence --grid 1024 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	v_lshlrev_b32_e32 v1, 1, v0
	v_mov_b32_e32 v2, 0
	ds_read_u16 v4, v1		; 32 words
	ds_read_u16 v4, v1 offset:2	; 33 words
	global_load_dword v4, v[1:2], off
	image_load v4, v[1:2], s[8:15] dmask:0x1 unorm
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_user_sgpr_private_segment_buffer 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
; want:
; kernel k
;   strides count the lanes of a wave
;   offsets.s:8
;     ds_read_u16 v4, v1
;       affine 2 per lane; address 2 per lane; at most 1 LDS rounds
;         v1 is affine 2 per lane: computed from it (offsets.s:6)
;         v0 is affine 1 per lane: what is there at the start
;   offsets.s:9
;     ds_read_u16 v4, v1 offset:2
;       affine 2 per lane; address 2 per lane; at most 2 LDS rounds
;         v1 is affine 2 per lane: computed from it (offsets.s:6)
;         v0 is affine 1 per lane: what is there at the start
;   offsets.s:10
;     global_load_dword v4, v[1:2], off
;       affine 2 per lane; address 2 per lane; at most 3 lines
;         v1 is affine 2 per lane: computed from it (offsets.s:6)
;         v0 is affine 1 per lane: what is there at the start
;   offsets.s:11
;     image_load v4, v[1:2], s[8:15] dmask:0x1 unorm
;       affine 2 per lane
;         v1 is affine 2 per lane: computed from it (offsets.s:6)
;         v0 is affine 1 per lane: what is there at the start

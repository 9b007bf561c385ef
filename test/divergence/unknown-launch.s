; test: the same without a launch
; run:  divergence 
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	v_lshlrev_b32_e32 v3, 6, v1
	v_lshl_add_u32 v3, v0, 2, v3
	ds_read_b32 v2, v3
	v_lshrrev_b32_e32 v3, 6, v0
	ds_read_b32 v2, v3
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_user_sgpr_private_segment_buffer 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_vgpr_workitem_id 1
	.end_amdhsa_kernel
; want:
; kernel k
;   strides count work-item ids
;   unknown-launch.s:8
;     ds_read_b32 v2, v3
;       affine 4 per x, 64 per y; address 4 per x, 64 per y
;         v3 is affine 4 per x, 64 per y: computed from it (unknown-launch.s:7)
;         v0 is affine 1 per x: what is there at the start
;   unknown-launch.s:10
;     ds_read_b32 v2, v3
;       divergent
;         v3 is divergent: computed from it (unknown-launch.s:9)
;         v0 is affine 1 per x: what is there at the start

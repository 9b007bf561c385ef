; test: rows shorter than the wave: y differs, and strides count ids
; run:  divergence --grid 256,16 --workgroup 16,16
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	v_lshlrev_b32_e32 v3, 6, v1
	v_lshl_add_u32 v3, v0, 2, v3
	ds_read_b32 v2, v3
	v_cmp_gt_u32_e32 vcc, 2, v1
	s_and_saveexec_b64 s[4:5], vcc
	ds_read_b32 v2, v0
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
;   short-rows.s:8
;     ds_read_b32 v2, v3
;       affine 4 per x, 64 per y; address 4 per x, 64 per y; at most 2 LDS rounds
;         v3 is affine 4 per x, 64 per y: computed from it (short-rows.s:7)
;         v0 is affine 1 per x: what is there at the start
;   short-rows.s:10
;     s_and_saveexec_b64 s[4:5], vcc
;       divergent
;         the condition is divergent: computed from it (short-rows.s:10)
;         the condition is divergent: computed from it (short-rows.s:9)
;         v1 is affine 1 per y: what is there at the start
;   short-rows.s:11
;     ds_read_b32 v2, v0
;       affine 1 per x; address 1 per x; at most 1 LDS rounds
;         v0 is affine 1 per x: what is there at the start

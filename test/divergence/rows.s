; test: rows that are multiples of the wave: y is uniform
; run:  divergence --grid 256,16 --workgroup 64,4
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	ds_read_b32 v2, v1
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
;   strides count the lanes of a wave
;   rows.s:6
;     ds_read_b32 v2, v1
;       wave; address 0; at most 1 LDS rounds
;   rows.s:8
;     s_and_saveexec_b64 s[4:5], vcc
;       wave
;   rows.s:9
;     ds_read_b32 v2, v0
;       affine 1 per lane; address 1 per lane; at most 1 LDS rounds
;         v0 is affine 1 per lane: what is there at the start

; test: ones below a lane in a mask of all lanes, low half and high half on top, are the number of the lane; other pairs are not
; run:  divergence --grid 1024 --workgroup 128
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	v_mbcnt_lo_u32_b32 v1, -1, 0
	v_mbcnt_hi_u32_b32 v2, -1, v1
	v_lshlrev_b32_e32 v2, 2, v2
	ds_read_b32 v3, v2
	v_mbcnt_lo_u32_b32 v4, -1, v1
	v_lshlrev_b32_e32 v4, 2, v4
	ds_read_b32 v3, v4
	v_mbcnt_hi_u32_b32 v5, exec_hi, v1
	v_lshlrev_b32_e32 v5, 2, v5
	ds_read_b32 v3, v5
	v_mbcnt_lo_u32_b32 v6, -1, v0
	v_mbcnt_hi_u32_b32 v6, -1, v6
	v_lshlrev_b32_e32 v6, 2, v6
	ds_read_b32 v3, v6
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
;   lane-number.s:9
;     ds_read_b32 v3, v2
;       affine 4 per lane; address 4 per lane; at most 2 LDS rounds
;         v2 is affine 4 per lane: computed from it (lane-number.s:8)
;         v2 is affine 1 per lane: what is there at the start (lane-number.s:7)
;   lane-number.s:12
;     ds_read_b32 v3, v4
;       divergent
;         v4 is divergent: computed from it (lane-number.s:11)
;         v4 is divergent: made from other lanes' values (lane-number.s:10)
;   lane-number.s:15
;     ds_read_b32 v3, v5
;       divergent
;         v5 is divergent: computed from it (lane-number.s:14)
;         v5 is divergent: made from other lanes' values (lane-number.s:13)
;   lane-number.s:19
;     ds_read_b32 v3, v6
;       affine 8 per lane; address 8 per lane; at most 4 LDS rounds
;         v6 is affine 8 per lane: computed from it (lane-number.s:18)
;         v6 is affine 2 per lane: what is there at the start (lane-number.s:17)

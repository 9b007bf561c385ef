; test: a choice by a condition that differs, that is the same, and between equal values
; run:  divergence --grid 1024 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_load_dword s6, s[0:1], 0x0
	v_mov_b32_e32 v1, 4
	v_mov_b32_e32 v3, 8
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc, 10, v0
	v_cndmask_b32_e32 v4, v1, v3, vcc
	ds_read_b32 v2, v4
	v_mov_b32_e32 v5, s6
	v_cmp_gt_u32_e32 vcc, 10, v5
	v_cndmask_b32_e32 v4, v1, v3, vcc
	ds_read_b32 v2, v4
	v_cmp_gt_u32_e32 vcc, 10, v0
	v_cndmask_b32_e32 v4, v1, v1, vcc
	ds_read_b32 v2, v4
	s_cmp_eq_u32 s6, 3
	s_cselect_b64 s[4:5], -1, 0
	v_cndmask_b32_e64 v4, v1, v3, s[4:5]
	ds_read_b32 v2, v4
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
;   select.s:12
;     ds_read_b32 v2, v4
;       divergent; at most 2 LDS rounds
;         v4 is divergent: computed from it (select.s:11)
;         the condition is divergent: computed from it (select.s:10)
;         v0 is affine 1 per lane: what is there at the start
;   select.s:16
;     ds_read_b32 v2, v4
;       launch; address 0; at most 1 LDS rounds
;   select.s:19
;     ds_read_b32 v2, v4
;       divergent; address 0; at most 1 LDS rounds
;         v4 is divergent: computed from it (select.s:18)
;         the condition is divergent: computed from it (select.s:17)
;         v0 is affine 1 per lane: what is there at the start
;   select.s:23
;     ds_read_b32 v2, v4
;       launch; address 0; at most 1 LDS rounds

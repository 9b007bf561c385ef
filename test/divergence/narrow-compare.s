; test: a comparison of uniform values made by some lanes: the others have 0 in its mask
; run:  divergence --grid 1024 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
wider:
	s_load_dword s6, s[0:1], 0x0
	v_mov_b32_e32 v1, 4
	v_mov_b32_e32 v3, 8
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, s6
	v_cmp_gt_u32_e32 vcc, 10, v0
	s_and_saveexec_b64 s[4:5], vcc
	v_cmp_gt_u32_e32 vcc, 10, v5
	v_cndmask_b32_e32 v4, v1, v3, vcc
	ds_read_b32 v2, v4		; those who compared: uniform
	s_or_b64 exec, exec, s[4:5]
	v_cndmask_b32_e32 v4, v1, v3, vcc
	ds_read_b32 v2, v4		; all: divergent
	s_endpgm
same:
	s_load_dword s6, s[0:1], 0x0
	v_mov_b32_e32 v1, 4
	v_mov_b32_e32 v3, 8
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, s6
	v_cmp_gt_u32_e64 s[8:9], 10, v5
	v_cmp_gt_u32_e32 vcc, 10, v0
	s_and_saveexec_b64 s[4:5], vcc
	v_cndmask_b32_e64 v4, v1, v3, s[8:9]
	ds_read_b32 v2, v4
	s_or_b64 exec, exec, s[4:5]
	v_cndmask_b32_e64 v4, v1, v3, s[8:9]
	ds_read_b32 v2, v4		; all compared: uniform
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel wider
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_user_sgpr_private_segment_buffer 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.amdhsa_kernel same
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_user_sgpr_private_segment_buffer 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
; want:
; kernel wider
;   strides count the lanes of a wave
;   narrow-compare.s:12
;     s_and_saveexec_b64 s[4:5], vcc
;       divergent
;         the condition is divergent: computed from it (narrow-compare.s:12)
;         the condition is divergent: computed from it (narrow-compare.s:11)
;         v0 is affine 1 per lane: what is there at the start
;   narrow-compare.s:15
;     ds_read_b32 v2, v4
;       launch; address 0; at most 1 LDS rounds
;   narrow-compare.s:18
;     ds_read_b32 v2, v4
;       divergent; at most 2 LDS rounds
;         v4 is divergent: computed from it (narrow-compare.s:17)
;         the condition is divergent: other lanes keep an older value (narrow-compare.s:13)
;
; kernel same
;   strides count the lanes of a wave
;   narrow-compare.s:28
;     s_and_saveexec_b64 s[4:5], vcc
;       divergent
;         the condition is divergent: computed from it (narrow-compare.s:28)
;         the condition is divergent: computed from it (narrow-compare.s:27)
;         v0 is affine 1 per lane: what is there at the start
;   narrow-compare.s:30
;     ds_read_b32 v2, v4
;       launch; address 0; at most 1 LDS rounds
;   narrow-compare.s:33
;     ds_read_b32 v2, v4
;       launch; address 0; at most 1 LDS rounds

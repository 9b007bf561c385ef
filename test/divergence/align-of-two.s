; test: a number loaded from one of two places: the first one is an aligned pointer, the second one any number
; run:  divergence --launch %d/align-of-two.xml %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_load_dwordx2 s[2:3], s[0:1], 16
	s_load_dword s4, s[0:1], 12
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s4, 0
	s_cselect_b32 s5, 0, 8
	s_load_dword s6, s[0:1], s5
	v_lshlrev_b32_e32 v0, 2, v0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s6, 0xfffffff
	v_add_u32_e32 v2, s6, v0
	global_load_dword v1, v2, s[2:3]		; p + 4 i, or n + 4 i: 5 lines
	s_and_b32 s4, s4, 1
	s_cselect_b32 s5, 0, 8
	s_load_dword s6, s[0:1], s5
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s6, 0xfffffff
	v_add_u32_e32 v2, s6, v0
	global_load_dword v1, v2, s[2:3]		; the same, by a condition that is no comparison
	s_load_dword s6, s[0:1], 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s6, 0xfffffff
	v_add_u32_e32 v2, s6, v0
	global_load_dword v1, v2, s[2:3]		; p + 4 i: 4 lines
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .kernarg_segment_size: 24
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 32
    .vgpr_count: 16
    .max_flat_workgroup_size: 256
    .args:
      - { .name: p, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: n, .offset: 8, .size: 4, .value_kind: by_value }
      - { .name: c, .offset: 12, .size: 4, .value_kind: by_value }
      - { .name: q, .offset: 16, .size: 8, .value_kind: global_buffer, .address_space: global }
amdhsa.version: [ 1, 0 ]
...
	.end_amdgpu_metadata
; want:
; kernel k
;   strides count the lanes of a wave
;   align-of-two.s:16
;     global_load_dword v1, v2, s[2:3]
;       affine 4 per lane; address 4 per lane; at most 5 lines
;         v2 is affine 4 per lane: computed from it (align-of-two.s:15)
;         v0 is affine 4 per lane: computed from it (align-of-two.s:12)
;         v0 is affine 1 per lane: what is there at the start
;   align-of-two.s:23
;     global_load_dword v1, v2, s[2:3]
;       affine 4 per lane; address 4 per lane; at most 5 lines
;         v2 is affine 4 per lane: computed from it (align-of-two.s:22)
;         v0 is affine 4 per lane: computed from it (align-of-two.s:12)
;         v0 is affine 1 per lane: what is there at the start
;   align-of-two.s:28
;     global_load_dword v1, v2, s[2:3]
;       affine 4 per lane; address 4 per lane; at most 4 lines
;         v2 is affine 4 per lane: computed from it (align-of-two.s:27)
;         v0 is affine 4 per lane: computed from it (align-of-two.s:12)
;         v0 is affine 1 per lane: what is there at the start

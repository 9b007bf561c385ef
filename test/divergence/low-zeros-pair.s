; test: the upper half of -16, which a choice of 64 bits makes, has no low zeros: 4 i - 1 is where elements cross lines
; run:  divergence
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_load_dwordx4 s[0:3], s[0:1], 0
	v_lshlrev_b32_e32 v0, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3]
	s_lshl_b32 s4, s0, 2
	s_lshl_b32 s5, s0, 2
	s_cmp_lt_u32 s0, s1
	s_cselect_b64 s[6:7], -16, s[4:5]
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v1, 2, v1
	v_add_u32_e32 v2, s6, v1
	global_load_dword v3, v2, s[2:3]		; 4 i - 16, or 4 i + 4 n
	v_add_u32_e32 v2, s7, v1
	global_load_dword v3, v2, s[2:3]		; 4 i - 1, or that
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
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 32
    .vgpr_count: 16
    .max_flat_workgroup_size: 256
    .args:
      - { .name: n, .offset: 0, .size: 4, .value_kind: by_value }
      - { .name: m, .offset: 4, .size: 4, .value_kind: by_value }
      - { .name: p, .offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global }
amdhsa.version: [ 1, 0 ]
...
	.end_amdgpu_metadata
; want:
; kernel k
;   strides count work-item ids
;   low-zeros-pair.s:9
;     global_load_dword v1, v0, s[2:3]
;       affine 4 per x; address 4 per x; at most 64 lines
;         v0 is affine 4 per x: computed from it (low-zeros-pair.s:7)
;         v0 is affine 1 per x: what is there at the start
;   low-zeros-pair.s:17
;     global_load_dword v3, v2, s[2:3]
;       divergent; at most 64 lines
;         v2 is divergent: computed from it (low-zeros-pair.s:16)
;         v1 is divergent: computed from it (low-zeros-pair.s:15)
;         v1 is divergent: loaded from different addresses (low-zeros-pair.s:9)
;         v0 is affine 4 per x: computed from it (low-zeros-pair.s:7)
;         v0 is affine 1 per x: what is there at the start
;   low-zeros-pair.s:19
;     global_load_dword v3, v2, s[2:3]
;       divergent
;         v2 is divergent: computed from it (low-zeros-pair.s:18)
;         v1 is divergent: computed from it (low-zeros-pair.s:15)
;         v1 is divergent: loaded from different addresses (low-zeros-pair.s:9)
;         v0 is affine 4 per x: computed from it (low-zeros-pair.s:7)
;         v0 is affine 1 per x: what is there at the start

; test: a signed division as clang 19 writes it: remainders are in a window of one row, the lines of the image in another,
; test: which may begin below 0
; run:  divergence --grid 1024 --workgroup 256 --arg 3=30 --arg 4=900
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 5
	.text
neighbour:
	s_load_dword s7, s[4:5], 0x2c
	s_load_dwordx2 s[0:1], s[4:5], 0x18
	s_load_dwordx2 s[2:3], s[4:5], 0x48
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s7, 0xffff
	s_mul_i32 s6, s6, s3
	v_add_u32_e32 v0, s6, v0
	v_add_co_u32_e32 v1, vcc, s2, v0
	v_cmp_gt_i32_e32 vcc, s1, v1
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_2
	s_abs_i32 s1, s0
	v_cvt_f32_u32_e32 v0, s1
	s_sub_i32 s2, 0, s1
	v_add_u32_e32 v3, 1, v1
	v_not_b32_e32 v4, v1
	v_rcp_iflag_f32_e32 v0, v0
	v_max_i32_e32 v4, v3, v4
	v_xor_b32_e32 v5, s0, v3
	v_ashrrev_i32_e32 v5, 31, v5
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v2, s2, v0
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_mul_hi_u32 v2, v0, v2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, s11
	v_add_u32_e32 v0, v0, v2
	v_mul_hi_u32 v0, v4, v0
	v_mul_lo_u32 v2, v0, s1
	v_add_u32_e32 v6, 1, v0
	v_sub_u32_e32 v2, v4, v2
	v_cmp_le_u32_e32 vcc, s1, v2
	v_subrev_u32_e32 v4, s1, v2
	v_cndmask_b32_e32 v0, v0, v6, vcc
	v_cndmask_b32_e32 v2, v2, v4, vcc
	v_add_u32_e32 v4, 1, v0
	v_cmp_le_u32_e32 vcc, s1, v2
	v_cndmask_b32_e32 v0, v0, v4, vcc
	v_xor_b32_e32 v0, v0, v5
	v_sub_u32_e32 v2, v0, v5
	v_mul_lo_u32 v2, v2, s0
	v_mov_b32_e32 v4, s0
	v_mov_b32_e32 v6, s9
	v_sub_u32_e32 v3, v3, v2
	v_cmp_eq_u32_e32 vcc, 0, v3
	v_cndmask_b32_e32 v4, v3, v4, vcc
	v_subb_co_u32_e64 v2, s[0:1], v0, v5, vcc
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_co_u32_e32 v4, vcc, s8, v4
	v_addc_co_u32_e32 v5, vcc, v6, v5, vcc
	v_add_co_u32_e32 v2, vcc, s10, v2
	v_addc_co_u32_e32 v3, vcc, v7, v3, vcc
	global_load_dword v6, v[2:3], off
	global_load_dword v7, v[4:5], off offset:-4
	v_mov_b32_e32 v0, 0
	v_ashrrev_i64 v[0:1], 30, v[0:1]
	v_mov_b32_e32 v2, s3
	v_add_co_u32_e32 v0, vcc, s2, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, v6, v7
	global_store_dword v[0:1], v3, off
.LBB0_2:
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel neighbour
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 12
		.amdhsa_kernarg_size 288
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .is_const:       true
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         28
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         32
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         36
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         40
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         44
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         46
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         48
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         50
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         80
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         88
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         96
        .size:           2
        .value_kind:     hidden_grid_dims
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 288
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           neighbour
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         neighbour.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx900
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
; want:
; kernel neighbour
;   strides count the lanes of a wave
;   neighbour.s:17
;     s_and_saveexec_b64 s[2:3], vcc
;       divergent
;         the condition is divergent: computed from it (neighbour.s:17)
;         the condition is divergent: computed from it (neighbour.s:16)
;         v1 is affine 1 per lane: computed from it (neighbour.s:15)
;         v0 is affine 1 per lane: computed from it (neighbour.s:14)
;         v0 is affine 1 per lane: what is there at the start
;   neighbour.s:18
;     s_cbranch_execz .LBB0_2
;       wave
;   neighbour.s:65
;     global_load_dword v6, v[2:3], off
;       divergent; at most 8 lines
;         v2 is divergent: computed from it (neighbour.s:63)
;         v2 is divergent: computed from it (neighbour.s:60)
;         v2 is divergent: computed from it (neighbour.s:56)
;         v0 is divergent: computed from it (neighbour.s:48)
;         v0 is divergent: computed from it (neighbour.s:47)
;         v0 is divergent: computed from it (neighbour.s:43)
;         v0 is divergent: computed from it (neighbour.s:37)
;         v4 is divergent: computed from it (neighbour.s:25)
;         v3 is affine 1 per lane: computed from it (neighbour.s:22)
;         v1 is affine 1 per lane: computed from it (neighbour.s:15)
;         v0 is affine 1 per lane: computed from it (neighbour.s:14)
;         v0 is affine 1 per lane: what is there at the start
;   neighbour.s:66
;     global_load_dword v7, v[4:5], off offset:-4
;       divergent; at most 3 lines
;         v4 is divergent: computed from it (neighbour.s:61)
;         v4 is divergent: computed from it (neighbour.s:58)
;         v4 is divergent: computed from it (neighbour.s:55)
;         v3 is divergent: computed from it (neighbour.s:53)
;         v3 is affine 1 per lane: computed from it (neighbour.s:22)
;         v1 is affine 1 per lane: computed from it (neighbour.s:15)
;         v0 is affine 1 per lane: computed from it (neighbour.s:14)
;         v0 is affine 1 per lane: what is there at the start
;   neighbour.s:74
;     global_store_dword v[0:1], v3, off
;       divergent; address 4 per lane; at most 5 lines
;         v0 is divergent: computed from it (neighbour.s:70)
;         v0 is divergent: computed from it (neighbour.s:68)
;         v1 is affine 1 per lane: computed from it (neighbour.s:15)
;         v0 is affine 1 per lane: computed from it (neighbour.s:14)
;         v0 is affine 1 per lane: what is there at the start

; test: without a launch, the size of workgroups that is half of an argument of 32 bits is at least 1
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,trips %s | grep 'bound max'
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
tile:
	s_movk_i32 s0, 0x1ff
	v_cmp_lt_u32_e32 vcc, s0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_add_u32 s10, s4, 16
	s_addc_u32 s11, s5, 0
	s_or_saveexec_b64 s[8:9], s[0:1]
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, s10
	v_mov_b32_e32 v2, s11
	v_lshlrev_b32_e32 v6, 2, v0
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_6
	s_load_dword s7, s[4:5], 0x1c
	v_mov_b32_e32 v1, 0
	s_add_u32 s4, s4, 16
	s_mov_b32 s10, 0
	s_addc_u32 s5, s5, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s7, s7, 0xffff
	v_mov_b32_e32 v3, s3
	v_add_co_u32_e32 v2, vcc, s2, v6
	v_mov_b32_e32 v5, v1
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	s_lshl_b32 s12, s7, 2
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v7, s10
	v_mov_b32_e32 v8, s10
	s_mov_b64 s[10:11], 0x1ff
	v_mov_b32_e32 v9, v6
	v_mov_b32_e32 v4, v0
.LBB0_4:
	global_load_dword v1, v[2:3], off
	v_add_co_u32_e32 v4, vcc, s7, v4
	v_addc_co_u32_e32 v5, vcc, v5, v7, vcc
	v_add_co_u32_e32 v2, vcc, s12, v2
	v_addc_co_u32_e32 v3, vcc, v3, v8, vcc
	v_cmp_lt_u64_e32 vcc, s[10:11], v[4:5]
	s_or_b64 s[2:3], vcc, s[2:3]
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v1
	v_add_u32_e32 v9, s12, v9
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB0_4
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v2, s5
.LBB0_6:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt lgkmcnt(0)
	s_barrier
	global_load_ushort v5, v[1:2], off offset:12
	global_load_dwordx2 v[3:4], v[1:2], off offset:40
	v_xor_b32_e32 v1, 0x7fc, v6
	ds_read_b32 v7, v1
	v_mov_b32_e32 v6, s1
	s_waitcnt vmcnt(1)
	v_mad_u64_u32 v[0:1], s[2:3], s6, v5, v[0:1]
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[2:3], 2, v[3:4]
	v_mov_b32_e32 v1, 0
	v_add_co_u32_e32 v2, vcc, s0, v2
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_addc_co_u32_e32 v3, vcc, v6, v3, vcc
	v_add_co_u32_e32 v0, vcc, v2, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
	s_waitcnt lgkmcnt(0)
	global_store_dword v[0:1], v7, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel tile
		.amdhsa_group_segment_fixed_size 2048
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 13
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         20
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         24
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         28
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         30
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         32
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         34
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         36
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         38
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         80
        .size:           2
        .value_kind:     hidden_grid_dims
    .group_segment_fixed_size: 2048
    .kernarg_segment_size: 272
    .max_flat_workgroup_size: 256
    .name:           tile
    .private_segment_fixed_size: 0
    .sgpr_count:     17
    .symbol:         tile.kd
    .vgpr_count:     10
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx900
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
; want:
; ;   bound max=511 (v4 of each lane counts v0 + s7, v0 + 2 * s7, ... until v4 > 511 (trips-size-argument.s:43:2))

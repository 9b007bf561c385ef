; test/sh/lines.s -- lanes whose lines depend on the workgroup, and on where the buffer lies in a line: test/sh/exact.sh
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	two,@function
two:						; even lanes go 64 bytes a workgroup, odd ones 128: one line in workgroup 0 alone
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_and_b32_e32 v1, 1, v0
	v_lshlrev_b32_e32 v1, 6, v1
	v_add_u32_e32 v1, 64, v1
	v_mul_lo_u32 v1, s6, v1
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v1, s[0:1]
	s_endpgm
	.type	four,@function
four:						; 16 bytes
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_and_b32_e32 v1, 3, v0
	v_lshlrev_b32_e32 v1, 2, v1
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v1, s[0:1]
	s_endpgm
	.type	eight,@function
eight:						; 32 bytes
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_and_b32_e32 v1, 7, v0
	v_lshlrev_b32_e32 v1, 2, v1
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v1, s[0:1]
	s_endpgm
	.type	both,@function
both:						; odd lanes read another buffer
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_and_b32_e32 v1, 1, v0
	v_cmp_eq_u32_e32 vcc, 1, v1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v3, s2
	v_mov_b32_e32 v4, s3
	v_cndmask_b32_e32 v1, v1, v3, vcc
	v_cndmask_b32_e32 v2, v2, v4, vcc
	global_load_dword v5, v[1:2], off
	s_endpgm
	.type	summed,@function
summed:						; odd lanes read another buffer, all at multiples of 32 bytes
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_and_b32_e32 v1, 1, v0
	v_cmp_eq_u32_e32 vcc, 1, v1
	v_lshlrev_b32_e32 v6, 5, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v3, s2
	v_mov_b32_e32 v4, s3
	v_cndmask_b32_e32 v1, v1, v3, vcc
	v_cndmask_b32_e32 v2, v2, v4, vcc
	v_add_co_u32_e32 v1, vcc, v1, v6
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	global_load_dword v5, v[1:2], off
	s_endpgm
	.type	carried,@function
carried:					; the upper half is not that of the lower one, so the carry says nothing of it
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_and_b32_e32 v1, 1, v0
	v_cmp_eq_u32_e32 vcc, 1, v1
	v_lshlrev_b32_e32 v6, 5, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v3, s2
	v_mov_b32_e32 v4, s3
	s_add_u32 s8, s0, 64
	s_addc_u32 s9, s1, 0
	v_mov_b32_e32 v2, s9
	v_add_co_u32_e32 v1, vcc, s0, v6
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	global_load_dword v5, v[1:2], off
	s_endpgm
	.type	torn,@function
torn:						; halves of places that are not in one line
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_and_b32_e32 v1, 1, v0
	v_cmp_eq_u32_e32 vcc, 1, v1
	v_lshlrev_b32_e32 v6, 5, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v3, s2
	v_mov_b32_e32 v4, s3
	s_add_u32 s8, s0, 64
	s_addc_u32 s9, s1, 0
	v_mov_b32_e32 v2, s9
	global_load_dword v5, v[1:2], off
	s_endpgm
	.type	crossed,@function
crossed:					; in odd lanes the upper half is of another buffer
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_and_b32_e32 v1, 1, v0
	v_cmp_eq_u32_e32 vcc, 1, v1
	v_lshlrev_b32_e32 v6, 5, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v3, s2
	v_mov_b32_e32 v4, s3
	v_cndmask_b32_e32 v2, v2, v4, vcc
	global_load_dword v5, v[1:2], off
	s_endpgm
	.type	swapped,@function
swapped:					; in odd lanes the sum of the lower halves is of another buffer
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_and_b32_e32 v1, 1, v0
	v_cmp_eq_u32_e32 vcc, 1, v1
	v_lshlrev_b32_e32 v6, 5, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v3, s2
	v_mov_b32_e32 v4, s3
	v_cndmask_b32_e32 v1, v1, v3, vcc
	v_add_co_u32_e32 v1, vcc, v1, v6
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	global_load_dword v5, v[1:2], off
	s_endpgm
	.type	mixed,@function
mixed:						; the same, but only the upper halves are
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_and_b32_e32 v1, 1, v0
	v_cmp_eq_u32_e32 vcc, 1, v1
	v_lshlrev_b32_e32 v6, 5, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v3, s2
	v_mov_b32_e32 v4, s3
	v_cndmask_b32_e32 v2, v2, v4, vcc
	v_add_co_u32_e32 v1, vcc, v1, v6
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	global_load_dword v5, v[1:2], off
	s_endpgm
	.type	back,@function
back:						; lanes go back from a place, which carries, but the first one does not
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_and_b32_e32 v1, 1, v0
	v_cmp_eq_u32_e32 vcc, 1, v1
	v_lshlrev_b32_e32 v6, 5, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v3, s2
	v_mov_b32_e32 v4, s3
	s_add_u32 s8, s0, 0xfe0
	s_addc_u32 s9, s1, 0
	v_sub_u32_e32 v6, 0, v6
	v_ashrrev_i32_e32 v7, 31, v6
	v_mov_b32_e32 v2, s9
	v_add_co_u32_e32 v1, vcc, s8, v6
	v_addc_co_u32_e32 v2, vcc, v7, v2, vcc
	global_load_dword v5, v[1:2], off
	s_endpgm
	.type	upper,@function
upper:						; the upper half of an address, in a lower one, less than a product before
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_lshlrev_b32_e32 v6, 5, v0
	v_mov_b32_e32 v7, 64
	s_mov_b32 s2, 0x4000000
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_co_u32_e32 v1, vcc, s0, v6
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	v_mad_u64_u32 v[4:5], s[8:9], v7, s2, v[1:2]
	v_mov_b32_e32 v1, v5
	v_mov_b32_e32 v7, -1
	v_mad_u64_u32 v[5:6], s[8:9], v7, 1, v[1:2]
	global_load_dword v3, v[4:5], off
	s_endpgm
	.type	wrapped,@function
wrapped:					; addresses of LDS below zero, and offsets that lead back
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 3, v0
	v_subrev_u32_e32 v1, 0x408, v1
	ds_write_b32 v1, v0 offset:1036
	v_lshlrev_b32_e32 v1, 4, v0
	v_subrev_u32_e32 v1, 0x100, v1
	ds_write2_b32 v1, v0, v0 offset0:64 offset1:66
	s_endpgm
	.amdhsa_kernel upper
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_kernarg_size 8
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel wrapped
		.amdhsa_group_segment_fixed_size 2048
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_kernarg_size 8
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel two
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_kernarg_size 8
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel four
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_kernarg_size 8
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel eight
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_kernarg_size 8
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel both
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_kernarg_size 16
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel summed
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_kernarg_size 16
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel carried
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_kernarg_size 16
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel torn
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_kernarg_size 16
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel crossed
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_kernarg_size 16
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel swapped
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_kernarg_size 16
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel mixed
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_kernarg_size 16
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel back
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_kernarg_size 16
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.version: [ 1, 1 ]
amdhsa.target: amdgcn-amd-amdhsa--gfx900
amdhsa.kernels:
  - .name: upper
    .symbol: upper.kd
    .args: [ { .name: out, .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global } ]
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 8
    .max_flat_workgroup_size: 256
  - .name: wrapped
    .symbol: wrapped.kd
    .args: [ { .name: out, .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global } ]
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 2048
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 8
    .max_flat_workgroup_size: 256
  - .name: two
    .symbol: two.kd
    .args: [ { .name: out, .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global } ]
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 8
    .max_flat_workgroup_size: 256
  - .name: four
    .symbol: four.kd
    .args: [ { .name: out, .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global } ]
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 8
    .max_flat_workgroup_size: 256
  - .name: eight
    .symbol: eight.kd
    .args: [ { .name: out, .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global } ]
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 8
    .max_flat_workgroup_size: 256
  - .name: both
    .symbol: both.kd
    .args:
      - { .name: out, .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global }
      - { .name: more, .size: 8, .offset: 8, .value_kind: global_buffer, .address_space: global }
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 8
    .max_flat_workgroup_size: 256
  - .name: summed
    .symbol: summed.kd
    .args:
      - { .name: out, .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global }
      - { .name: more, .size: 8, .offset: 8, .value_kind: global_buffer, .address_space: global }
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 8
    .max_flat_workgroup_size: 256
  - .name: carried
    .symbol: carried.kd
    .args:
      - { .name: out, .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global }
      - { .name: more, .size: 8, .offset: 8, .value_kind: global_buffer, .address_space: global }
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 8
    .max_flat_workgroup_size: 256
  - .name: torn
    .symbol: torn.kd
    .args:
      - { .name: out, .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global }
      - { .name: more, .size: 8, .offset: 8, .value_kind: global_buffer, .address_space: global }
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 8
    .max_flat_workgroup_size: 256
  - .name: crossed
    .symbol: crossed.kd
    .args:
      - { .name: out, .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global }
      - { .name: more, .size: 8, .offset: 8, .value_kind: global_buffer, .address_space: global }
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 8
    .max_flat_workgroup_size: 256
  - .name: swapped
    .symbol: swapped.kd
    .args:
      - { .name: out, .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global }
      - { .name: more, .size: 8, .offset: 8, .value_kind: global_buffer, .address_space: global }
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 8
    .max_flat_workgroup_size: 256
  - .name: mixed
    .symbol: mixed.kd
    .args:
      - { .name: out, .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global }
      - { .name: more, .size: 8, .offset: 8, .value_kind: global_buffer, .address_space: global }
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 8
    .max_flat_workgroup_size: 256
  - .name: back
    .symbol: back.kd
    .args:
      - { .name: out, .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global }
      - { .name: more, .size: 8, .offset: 8, .value_kind: global_buffer, .address_space: global }
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 8
    .max_flat_workgroup_size: 256
...
	.end_amdgpu_metadata

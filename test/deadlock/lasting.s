; test: numbers in vector registers that are one for all lanes: scalars copied, what the launch prepared; not for some lanes, of a lane, in a loop
; run:  deadlock --workgroup 64 --grid 64 %s
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
group_base:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v6, 1
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v2, s6
	v_lshlrev_b32_e32 v2, 6, v2
	v_mul_lo_u32 v2, v2, v6
	v_add_u32_e32 v3, v0, v2
	v_lshlrev_b32_e32 v3, 2, v3
	s_waitcnt lgkmcnt(0)
.Lgroup_base:
	global_atomic_cmpswap v9, v3, v[6:7], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v9
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Lgroup_base
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e32 v3, v0, v2
	v_lshlrev_b32_e32 v3, 2, v3
	global_store_dword v3, v8, s[0:1]
	s_endpgm
for_some:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v6, 1
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v2, 0
	v_cmp_gt_u32_e32 vcc, 32, v0
	s_and_saveexec_b64 s[10:11], vcc
	v_mov_b32_e32 v2, 32
	s_or_b64 exec, exec, s[10:11]
	v_mul_lo_u32 v2, v2, v6
	v_add_u32_e32 v3, v0, v2
	v_lshlrev_b32_e32 v3, 2, v3
	s_waitcnt lgkmcnt(0)
.Lfor_some:
	global_atomic_cmpswap v9, v3, v[6:7], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v9
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Lfor_some
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e32 v3, v0, v2
	v_lshlrev_b32_e32 v3, 2, v3
	global_store_dword v3, v8, s[0:1]
	s_endpgm
of_lane:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v6, 1
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_mov_b64 s[8:9], 0
	v_and_b32_e32 v2, 1, v0
	v_add_u32_e32 v3, v0, v2
	v_lshlrev_b32_e32 v3, 2, v3
	s_waitcnt lgkmcnt(0)
.Lof_lane:
	global_atomic_cmpswap v9, v3, v[6:7], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v9
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Lof_lane
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e32 v3, v0, v2
	v_lshlrev_b32_e32 v3, 2, v3
	global_store_dword v3, v8, s[0:1]
	s_endpgm
in_loop:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v6, 1
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v2, s6
	s_waitcnt lgkmcnt(0)
.Lin_loop:
	v_xor_b32_e32 v2, 1, v2
	v_add_u32_e32 v3, v0, v2
	v_lshlrev_b32_e32 v3, 2, v3
	global_atomic_cmpswap v9, v3, v[6:7], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v9
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Lin_loop
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e32 v3, v0, v2
	v_lshlrev_b32_e32 v3, 2, v3
	global_store_dword v3, v8, s[0:1]
	s_endpgm
argument:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v6, 1
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_mov_b64 s[8:9], 0
	global_load_ushort v2, v8, s[4:5] offset:24
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, v0, v2
	v_lshlrev_b32_e32 v3, 2, v3
	s_waitcnt lgkmcnt(0)
.Largument:
	global_atomic_cmpswap v9, v3, v[6:7], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v9
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Largument
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e32 v3, v0, v2
	v_lshlrev_b32_e32 v3, 2, v3
	global_store_dword v3, v8, s[0:1]
	s_endpgm
argument_of_lane:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v6, 1
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_mov_b64 s[8:9], 0
	v_and_b32_e32 v2, 1, v0
	v_lshlrev_b32_e32 v2, 4, v2
	global_load_ushort v2, v2, s[4:5] offset:8
	s_waitcnt vmcnt(0)
	v_min_u32_e32 v2, 1, v2
	v_and_b32_e32 v2, v2, v0
	v_add_u32_e32 v3, v0, v2
	v_lshlrev_b32_e32 v3, 2, v3
	s_waitcnt lgkmcnt(0)
.Largument_of_lane:
	global_atomic_cmpswap v9, v3, v[6:7], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v9
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Largument_of_lane
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e32 v3, v0, v2
	v_lshlrev_b32_e32 v3, 2, v3
	global_store_dword v3, v8, s[0:1]
	s_endpgm
from_data:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v6, 1
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_mov_b64 s[8:9], 0
	s_waitcnt lgkmcnt(0)
	global_load_ushort v2, v8, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, v0, v2
	v_lshlrev_b32_e32 v3, 2, v3
	s_waitcnt lgkmcnt(0)
.Lfrom_data:
	global_atomic_cmpswap v9, v3, v[6:7], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v9
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Lfrom_data
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e32 v3, v0, v2
	v_lshlrev_b32_e32 v3, 2, v3
	global_store_dword v3, v8, s[0:1]
	s_endpgm
other_half:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v6, 1
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_mov_b64 s[8:9], 0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s12, s4
	s_mov_b32 s13, s3
	global_load_ushort v2, v8, s[12:13] offset:24
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, v0, v2
	v_lshlrev_b32_e32 v3, 2, v3
	s_waitcnt lgkmcnt(0)
.Lother_half:
	global_atomic_cmpswap v9, v3, v[6:7], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v9
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Lother_half
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e32 v3, v0, v2
	v_lshlrev_b32_e32 v3, 2, v3
	global_store_dword v3, v8, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel group_base
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel for_some
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel of_lane
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel in_loop
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel argument
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel argument_of_lane
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel from_data
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel other_half
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.version: [ 1, 1 ]
amdhsa.kernels:
  - .name: group_base
    .symbol: group_base.kd
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 64
    .args:
      - { .name: lock, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: data, .offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: out, .offset: 16, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: n, .offset: 24, .size: 4, .value_kind: by_value }
  - .name: for_some
    .symbol: for_some.kd
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 64
    .args:
      - { .name: lock, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: data, .offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: out, .offset: 16, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: n, .offset: 24, .size: 4, .value_kind: by_value }
  - .name: of_lane
    .symbol: of_lane.kd
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 64
    .args:
      - { .name: lock, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: data, .offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: out, .offset: 16, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: n, .offset: 24, .size: 4, .value_kind: by_value }
  - .name: in_loop
    .symbol: in_loop.kd
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 64
    .args:
      - { .name: lock, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: data, .offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: out, .offset: 16, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: n, .offset: 24, .size: 4, .value_kind: by_value }
  - .name: argument
    .symbol: argument.kd
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 64
    .args:
      - { .name: lock, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: data, .offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: out, .offset: 16, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: n, .offset: 24, .size: 4, .value_kind: by_value }
  - .name: argument_of_lane
    .symbol: argument_of_lane.kd
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 64
    .args:
      - { .name: lock, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: data, .offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: out, .offset: 16, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: n, .offset: 24, .size: 4, .value_kind: by_value }
  - .name: from_data
    .symbol: from_data.kd
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 64
    .args:
      - { .name: lock, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: data, .offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: out, .offset: 16, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: n, .offset: 24, .size: 4, .value_kind: by_value }
  - .name: other_half
    .symbol: other_half.kd
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 64
    .args:
      - { .name: lock, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: data, .offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: out, .offset: 16, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: n, .offset: 24, .size: 4, .value_kind: by_value }
...
	.end_amdgpu_metadata
; want:
; lasting.s: kernel group_base: clean, for 64 work-items in workgroups of 64
; lasting.s: kernel for_some: possible, for 64 work-items in workgroups of 64
;   lasting.s:46:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    lasting.s:46:2  global_atomic_cmpswap v9, v3, v[6:7], s[0:1] glc
;     blocked      lasting.s:55:2  global_store_dword v3, v8, s[0:1]
;     way          @.Lfor_some (leaves the loop) -> @b2
;     meet again   at the end of the program
; lasting.s: kernel of_lane: possible, for 64 work-items in workgroups of 64
;   lasting.s:68:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    lasting.s:68:2  global_atomic_cmpswap v9, v3, v[6:7], s[0:1] glc
;     blocked      lasting.s:77:2  global_store_dword v3, v8, s[0:1]
;     way          @.Lof_lane (leaves the loop) -> @b2
;     meet again   at the end of the program
; lasting.s: kernel in_loop: possible, for 64 work-items in workgroups of 64
;   lasting.s:91:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    lasting.s:91:2  global_atomic_cmpswap v9, v3, v[6:7], s[0:1] glc
;     blocked      lasting.s:100:2  global_store_dword v3, v8, s[0:1]
;     way          @.Lin_loop (leaves the loop) -> @b2
;     meet again   at the end of the program
; lasting.s: kernel argument: clean, for 64 work-items in workgroups of 64
; lasting.s: kernel argument_of_lane: possible, for 64 work-items in workgroups of 64
;   lasting.s:141:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    lasting.s:141:2  global_atomic_cmpswap v9, v3, v[6:7], s[0:1] glc
;     blocked      lasting.s:150:2  global_store_dword v3, v8, s[0:1]
;     way          @.Largument_of_lane (leaves the loop) -> @b2
;     meet again   at the end of the program
; lasting.s: kernel from_data: possible, for 64 work-items in workgroups of 64
;   lasting.s:165:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    lasting.s:165:2  global_atomic_cmpswap v9, v3, v[6:7], s[0:1] glc
;     blocked      lasting.s:174:2  global_store_dword v3, v8, s[0:1]
;     way          @.Lfrom_data (leaves the loop) -> @b2
;     meet again   at the end of the program
; lasting.s: kernel other_half: possible, for 64 work-items in workgroups of 64
;   lasting.s:191:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    lasting.s:191:2  global_atomic_cmpswap v9, v3, v[6:7], s[0:1] glc
;     blocked      lasting.s:200:2  global_store_dword v3, v8, s[0:1]
;     way          @.Lother_half (leaves the loop) -> @b2
;     meet again   at the end of the program

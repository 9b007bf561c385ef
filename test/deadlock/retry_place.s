; test: swaps that are tried in vain: of another place than last time, of one that the loop writes otherwise, when a flag is waited for as well, and by who waits to be hooked
; run:  deadlock --workgroup 64 %s
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
two_places:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v10, 1
	v_mov_b32_e32 v11, 2
	s_mov_b64 s[8:9], 0
	s_mov_b64 s[12:13], exec
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v10, s[0:1]
	global_store_dword v1, v11, s[0:1] offset:4
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .Ltwo_places_out
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v5, 0
.Ltwo_places:
	v_mov_b32_e32 v2, v3
	global_atomic_cmpswap v4, v5, v[2:3], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v4, v3
	v_mov_b32_e32 v3, v4
	v_xor_b32_e32 v5, 4, v5
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Ltwo_places
.Ltwo_places_out:
	s_mov_b64 exec, s[12:13]
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[14:15], vcc
	global_store_dword v1, v10, s[0:1] offset:4
	s_endpgm
one_place:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v10, 1
	v_mov_b32_e32 v11, 2
	s_mov_b64 s[8:9], 0
	s_mov_b64 s[12:13], exec
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v10, s[0:1]
	global_store_dword v1, v11, s[0:1] offset:4
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .Lone_place_out
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v5, 0
.Lone_place:
	v_mov_b32_e32 v2, v3
	global_atomic_cmpswap v4, v5, v[2:3], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v4, v3
	v_mov_b32_e32 v3, v4
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Lone_place
.Lone_place_out:
	s_mov_b64 exec, s[12:13]
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[14:15], vcc
	global_store_dword v1, v10, s[0:1] offset:4
	s_endpgm
spoilt:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v10, 1
	v_mov_b32_e32 v11, 2
	s_mov_b64 s[8:9], 0
	s_mov_b64 s[12:13], exec
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v10, s[0:1]
	global_store_dword v1, v11, s[0:1] offset:4
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .Lspoilt_out
	v_mov_b32_e32 v3, 0
.Lspoilt:
	global_load_dword v3, v1, s[0:1] glc
	global_load_dword v6, v1, s[0:1] offset:8 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v6
	s_and_saveexec_b64 s[10:11], vcc
	v_add_u32_e32 v7, 1, v3
	global_store_dword v1, v7, s[0:1]
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	global_atomic_cmpswap v4, v1, v[2:3], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v4, v3
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Lspoilt
.Lspoilt_out:
	s_mov_b64 exec, s[12:13]
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[14:15], vcc
	global_store_dword v1, v10, s[0:1] offset:8
	s_endpgm
alone:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v10, 1
	v_mov_b32_e32 v11, 2
	s_mov_b64 s[8:9], 0
	s_mov_b64 s[12:13], exec
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v10, s[0:1]
	global_store_dword v1, v11, s[0:1] offset:4
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .Lalone_out
	v_mov_b32_e32 v3, 0
.Lalone:
	global_load_dword v3, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	global_atomic_cmpswap v4, v1, v[2:3], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v4, v3
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Lalone
.Lalone_out:
	s_mov_b64 exec, s[12:13]
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[14:15], vcc
	global_store_dword v1, v10, s[0:1] offset:8
	s_endpgm
also_flag:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v10, 1
	v_mov_b32_e32 v11, 2
	s_mov_b64 s[8:9], 0
	s_mov_b64 s[12:13], exec
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v10, s[0:1]
	global_store_dword v1, v11, s[0:1] offset:4
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .Lalso_flag_out
	v_mov_b32_e32 v3, 0
.Lalso_flag:
	global_load_dword v3, v1, s[0:1] glc
	global_load_dword v6, v1, s[0:1] offset:8 glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	global_atomic_cmpswap v4, v1, v[2:3], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v4, v3
	v_cmp_ne_u32_e64 s[10:11], 0, v6
	s_and_b64 vcc, vcc, s[10:11]
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Lalso_flag
.Lalso_flag_out:
	s_mov_b64 exec, s[12:13]
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[14:15], vcc
	global_store_dword v1, v10, s[0:1] offset:8
	s_endpgm
waits_for_hook:
	s_load_dwordx2 s[2:3], s[4:5], 0x8
	v_lshlrev_b32_e32 v5, 2, v0
	v_mov_b32_e32 v9, 0
	s_mov_b64 s[8:9], 0
	s_mov_b64 s[12:13], exec
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .Lwaits_for_hook_out
.Lwaits_for_hook:
	global_load_dword v4, v5, s[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v4, v0
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Lwaits_for_hook
.Lwaits_for_hook_out:
	s_mov_b64 exec, s[12:13]
	v_add_u32_e32 v10, 1, v0
	v_lshlrev_b32_e32 v7, 2, v10
	global_atomic_cmpswap v8, v7, v[9:10], s[2:3] glc
	s_waitcnt vmcnt(0)
	s_endpgm
	.section .rodata
	.amdhsa_kernel two_places
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel one_place
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel spoilt
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel alone
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel also_flag
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel waits_for_hook
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
  - .name: two_places
    .symbol: two_places.kd
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 64
    .args:
      - { .name: lock, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: data, .offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: out, .offset: 16, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: n, .offset: 24, .size: 4, .value_kind: by_value }
  - .name: one_place
    .symbol: one_place.kd
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 64
    .args:
      - { .name: lock, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: data, .offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: out, .offset: 16, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: n, .offset: 24, .size: 4, .value_kind: by_value }
  - .name: spoilt
    .symbol: spoilt.kd
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 64
    .args:
      - { .name: lock, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: data, .offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: out, .offset: 16, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: n, .offset: 24, .size: 4, .value_kind: by_value }
  - .name: alone
    .symbol: alone.kd
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 64
    .args:
      - { .name: lock, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: data, .offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: out, .offset: 16, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: n, .offset: 24, .size: 4, .value_kind: by_value }
  - .name: also_flag
    .symbol: also_flag.kd
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 64
    .args:
      - { .name: lock, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: data, .offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: out, .offset: 16, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: n, .offset: 24, .size: 4, .value_kind: by_value }
  - .name: waits_for_hook
    .symbol: waits_for_hook.kd
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
; retry_place.s: kernel two_places: possible, in workgroups of 64
;   retry_place.s:23:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    retry_place.s:23:2  global_atomic_cmpswap v4, v5, v[2:3], s[0:1] glc
;     blocked      retry_place.s:35:2  global_store_dword v1, v10, s[0:1] offset:4
;     way          @.Ltwo_places (leaves the loop) -> @.Ltwo_places_out
;     meet again   at the end of the program
; retry_place.s: kernel one_place: clean, in workgroups of 64
; retry_place.s: kernel spoilt: possible, in workgroups of 64
;   retry_place.s:83:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    retry_place.s:83:2  global_load_dword v6, v1, s[0:1] offset:8 glc
;     blocked      retry_place.s:102:2  global_store_dword v1, v10, s[0:1] offset:8
;     way          @.Lspoilt (leaves the loop) -> @.Lspoilt_out
;     meet again   at the end of the program
; retry_place.s: kernel alone: clean, in workgroups of 64
; retry_place.s: kernel also_flag: possible, in workgroups of 64
;   retry_place.s:150:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    retry_place.s:150:2  global_load_dword v6, v1, s[0:1] offset:8 glc
;     blocked      retry_place.s:165:2  global_store_dword v1, v10, s[0:1] offset:8
;     way          @.Lalso_flag (leaves the loop) -> @.Lalso_flag_out
;     meet again   at the end of the program
; retry_place.s: kernel waits_for_hook: possible, in workgroups of 64
;   retry_place.s:178:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    retry_place.s:178:2  global_load_dword v4, v5, s[2:3] glc
;     blocked      retry_place.s:188:2  global_atomic_cmpswap v8, v7, v[9:10], s[2:3] glc
;     way          @.Lwaits_for_hook (leaves the loop) -> @.Lwaits_for_hook_out
;     meet again   at the end of the program

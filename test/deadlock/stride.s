; test: a search moves on by a step that is not 0 and of one sign, and all that changes in the address
; run:  deadlock --workgroup 64 %s
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
may_stay:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dword s2, s[4:5], 0x18
	v_mov_b32_e32 v2, 1
	v_lshlrev_b32_e32 v5, 2, v0
	v_mov_b32_e32 v6, v5
	s_mov_b64 s[8:9], 0
	s_mov_b64 s[12:13], exec
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 1
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_b64 exec, exec, vcc
	global_store_dword v6, v2, s[0:1]
	s_mov_b64 exec, s[12:13]
.Lmay_stay:
	global_load_dword v4, v5, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v5, s2, v5
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Lmay_stay
	s_or_b64 exec, exec, s[8:9]
	global_store_dword v6, v2, s[0:1] offset:4
	s_endpgm
moves:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dword s2, s[4:5], 0x18
	v_mov_b32_e32 v2, 1
	v_lshlrev_b32_e32 v5, 2, v0
	v_mov_b32_e32 v6, v5
	s_mov_b64 s[8:9], 0
	s_mov_b64 s[12:13], exec
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 1
	s_or_b32 s2, s2, 4
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_b64 exec, exec, vcc
	global_store_dword v6, v2, s[0:1]
	s_mov_b64 exec, s[12:13]
.Lmoves:
	global_load_dword v4, v5, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v5, s2, v5
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Lmoves
	s_or_b64 exec, exec, s[8:9]
	global_store_dword v6, v2, s[0:1] offset:4
	s_endpgm
some_move:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dword s2, s[4:5], 0x18
	v_mov_b32_e32 v2, 1
	v_lshlrev_b32_e32 v5, 2, v0
	v_mov_b32_e32 v6, v5
	s_mov_b64 s[8:9], 0
	s_mov_b64 s[12:13], exec
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 1
	s_or_b32 s2, s2, 4
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_b64 exec, exec, vcc
	global_store_dword v6, v2, s[0:1]
	s_mov_b64 exec, s[12:13]
.Lsome_move:
	global_load_dword v4, v5, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, 9, v0
	s_and_saveexec_b64 s[10:11], vcc
	v_add_u32_e32 v5, 4, v5
	s_mov_b64 exec, s[10:11]
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Lsome_move
	s_or_b64 exec, exec, s[8:9]
	global_store_dword v6, v2, s[0:1] offset:4
	s_endpgm
both_ways:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dword s2, s[4:5], 0x18
	v_mov_b32_e32 v2, 1
	v_lshlrev_b32_e32 v5, 2, v0
	v_mov_b32_e32 v6, v5
	s_mov_b64 s[8:9], 0
	s_mov_b64 s[12:13], exec
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 8
	s_add_i32 s2, s2, -4
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_b64 exec, exec, vcc
	global_store_dword v6, v2, s[0:1]
	s_mov_b64 exec, s[12:13]
.Lboth_ways:
	global_load_dword v4, v5, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v5, s2, v5
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Lboth_ways
	s_or_b64 exec, exec, s[8:9]
	global_store_dword v6, v2, s[0:1] offset:4
	s_endpgm
cancels:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dword s2, s[4:5], 0x18
	v_mov_b32_e32 v2, 1
	v_lshlrev_b32_e32 v5, 2, v0
	v_mov_b32_e32 v6, v5
	s_mov_b64 s[8:9], 0
	s_mov_b64 s[12:13], exec
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v8, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_b64 exec, exec, vcc
	global_store_dword v6, v2, s[0:1]
	s_mov_b64 exec, s[12:13]
.Lcancels:
	v_add_u32_e32 v7, v5, v8
	global_load_dword v4, v7, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v5, 4, v5
	v_subrev_u32_e32 v8, 4, v8
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Lcancels
	s_or_b64 exec, exec, s[8:9]
	global_store_dword v6, v2, s[0:1] offset:4
	s_endpgm
	.section .rodata
	.amdhsa_kernel may_stay
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel some_move
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel moves
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel both_ways
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel cancels
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
  - .name: may_stay
    .symbol: may_stay.kd
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 64
    .args:
      - { .name: lock, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: data, .offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: out, .offset: 16, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: n, .offset: 24, .size: 4, .value_kind: by_value }
  - .name: moves
    .symbol: moves.kd
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 64
    .args:
      - { .name: lock, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: data, .offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: out, .offset: 16, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: n, .offset: 24, .size: 4, .value_kind: by_value }
  - .name: both_ways
    .symbol: both_ways.kd
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 64
    .args:
      - { .name: lock, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: data, .offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: out, .offset: 16, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: n, .offset: 24, .size: 4, .value_kind: by_value }
  - .name: cancels
    .symbol: cancels.kd
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
; stride.s: kernel may_stay: possible, in workgroups of 64
;   stride.s:21:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    stride.s:21:2  global_load_dword v4, v5, s[0:1] glc
;     blocked      stride.s:29:2  global_store_dword v6, v2, s[0:1] offset:4
;     way          @.Lmay_stay (leaves the loop) -> @b2
;     meet again   at the end of the program
; stride.s: kernel moves: clean, in workgroups of 64
; stride.s: kernel some_move: possible, in workgroups of 64
;   stride.s:73:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    stride.s:73:2  global_load_dword v4, v5, s[0:1] glc
;     blocked      stride.s:84:2  global_store_dword v6, v2, s[0:1] offset:4
;     way          @.Lsome_move (leaves the loop) -> @b2
;     meet again   at the end of the program
; stride.s: kernel both_ways: possible, in workgroups of 64
;   stride.s:102:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    stride.s:102:2  global_load_dword v4, v5, s[0:1] glc
;     blocked      stride.s:110:2  global_store_dword v6, v2, s[0:1] offset:4
;     way          @.Lboth_ways (leaves the loop) -> @b2
;     meet again   at the end of the program
; stride.s: kernel cancels: possible, in workgroups of 64
;   stride.s:128:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    stride.s:128:2  global_load_dword v4, v7, s[0:1] glc
;     blocked      stride.s:137:2  global_store_dword v6, v2, s[0:1] offset:4
;     way          @.Lcancels (leaves the loop) -> @b2
;     meet again   at the end of the program

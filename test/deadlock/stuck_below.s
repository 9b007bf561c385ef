; test: a lock of the lanes below n, which may be one, is certain to hang if the launch tells that there are several; so of the work-items below n, of which the first workgroup has the first ones
; run:  deadlock %s --workgroup 64 --findings-only
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.type	lanes_below,@function
lanes_below:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dword s2, s[4:5], 0x8
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[8:9], 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s2, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Lend_lanes_below
.L_lanes_below:
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .L_lanes_below
	s_or_b64 exec, exec, s[8:9]
	global_store_dword v1, v1, s[0:1]
.Lend_lanes_below:
	s_endpgm
	.section .rodata
	.amdhsa_kernel lanes_below
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
	.type	lanes_from,@function
lanes_from:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dword s2, s[4:5], 0x8
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[8:9], 0
	s_waitcnt lgkmcnt(0)
	v_cmp_le_i32_e32 vcc, s2, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Lend_lanes_from
.L_lanes_from:
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .L_lanes_from
	s_or_b64 exec, exec, s[8:9]
	global_store_dword v1, v1, s[0:1]
.Lend_lanes_from:
	s_endpgm
	.section .rodata
	.amdhsa_kernel lanes_from
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
	.type	other_groups,@function
other_groups:				; wait for the first one
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v4, s6
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Lelse_other_groups
	s_mov_b64 s[12:13], exec
.L_other_groups:
	global_load_dword v3, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .L_other_groups
	s_mov_b64 exec, s[12:13]
.Lelse_other_groups:
	s_andn2_b64 exec, s[10:11], exec
	global_store_dword v1, v2, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel other_groups
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
	.type	items_below,@function
items_below:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dword s2, s[4:5], 0x8
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[8:9], 0
	s_waitcnt lgkmcnt(0)
	s_lshl_b32 s3, s6, 6
	v_add_u32_e32 v2, s3, v0
	v_cmp_gt_i32_e32 vcc, s2, v2
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Lend_items_below
.L_items_below:
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .L_items_below
	s_or_b64 exec, exec, s[8:9]
	global_store_dword v1, v1, s[0:1]
.Lend_items_below:
	s_endpgm
	.section .rodata
	.amdhsa_kernel items_below
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .name:           lock
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .name:           n
        .offset:         8
        .size:           4
        .value_kind:     by_value
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 256
    .name:           lanes_below
    .symbol:         lanes_below.kd
  - .args:
      - .address_space:  global
        .name:           lock
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .name:           n
        .offset:         8
        .size:           4
        .value_kind:     by_value
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 256
    .name:           other_groups
    .symbol:         other_groups.kd
  - .args:
      - .address_space:  global
        .name:           lock
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .name:           n
        .offset:         8
        .size:           4
        .value_kind:     by_value
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 256
    .name:           lanes_from
    .symbol:         lanes_from.kd
  - .args:
      - .address_space:  global
        .name:           lock
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .name:           n
        .offset:         8
        .size:           4
        .value_kind:     by_value
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 256
    .name:           items_below
    .symbol:         items_below.kd
amdhsa.target:   amdgcn-amd-amdhsa--gfx900
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
; want:
; stuck_below.s: kernel lanes_below: possible, in workgroups of 64
;   stuck_below.s:19:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    stuck_below.s:19:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
;     blocked      stuck_below.s:26:2  global_store_dword v1, v1, s[0:1]
;     way          @.L_lanes_below (leaves the loop) -> @b2
;     meet again   @.Lend_lanes_below, stuck_below.s:28:2
; stuck_below.s: kernel lanes_from: possible, in workgroups of 64
;   stuck_below.s:51:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    stuck_below.s:51:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
;     blocked      stuck_below.s:58:2  global_store_dword v1, v1, s[0:1]
;     way          @.L_lanes_from (leaves the loop) -> @b2
;     meet again   @.Lend_lanes_from, stuck_below.s:60:2
; stuck_below.s: kernel items_below: possible, in workgroups of 64
;   stuck_below.s:116:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    stuck_below.s:116:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
;     blocked      stuck_below.s:123:2  global_store_dword v1, v1, s[0:1]
;     way          @.L_items_below (leaves the loop) -> @b2
;     meet again   @.Lend_items_below, stuck_below.s:125:2
; run:  deadlock %s --workgroup 64 --arg n=2
; exit: 1
; want:
; stuck_below.s: kernel lanes_below: deadlock, in workgroups of 64, with 1 given argument
;   stuck_below.s:19:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, high]
;     waits for    stuck_below.s:19:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
;     blocked      stuck_below.s:26:2  global_store_dword v1, v1, s[0:1]
;     way          @.L_lanes_below (leaves the loop) -> @b2
;     meet again   @.Lend_lanes_below, stuck_below.s:28:2
; stuck_below.s: kernel lanes_from: deadlock, in workgroups of 64, with 1 given argument
;   stuck_below.s:51:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, high]
;     waits for    stuck_below.s:51:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
;     blocked      stuck_below.s:58:2  global_store_dword v1, v1, s[0:1]
;     way          @.L_lanes_from (leaves the loop) -> @b2
;     meet again   @.Lend_lanes_from, stuck_below.s:60:2
; stuck_below.s: kernel other_groups: clean, in workgroups of 64, with 1 given argument
; stuck_below.s: kernel items_below: deadlock, in workgroups of 64, with 1 given argument
;   stuck_below.s:116:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, high]
;     waits for    stuck_below.s:116:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
;     blocked      stuck_below.s:123:2  global_store_dword v1, v1, s[0:1]
;     way          @.L_items_below (leaves the loop) -> @b2
;     meet again   @.Lend_items_below, stuck_below.s:125:2
; run:  deadlock %s --workgroup 64 --arg n=1
; exit: 1
; want:
; stuck_below.s: kernel lanes_below: clean, in workgroups of 64, with 1 given argument
; stuck_below.s: kernel lanes_from: deadlock, in workgroups of 64, with 1 given argument
;   stuck_below.s:51:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, high]
;     waits for    stuck_below.s:51:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
;     blocked      stuck_below.s:58:2  global_store_dword v1, v1, s[0:1]
;     way          @.L_lanes_from (leaves the loop) -> @b2
;     meet again   @.Lend_lanes_from, stuck_below.s:60:2
; stuck_below.s: kernel other_groups: clean, in workgroups of 64, with 1 given argument
; stuck_below.s: kernel items_below: possible, in workgroups of 64, with 1 given argument
;   stuck_below.s:116:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    stuck_below.s:116:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
;     blocked      stuck_below.s:123:2  global_store_dword v1, v1, s[0:1]
;     way          @.L_items_below (leaves the loop) -> @b2
;     meet again   @.Lend_items_below, stuck_below.s:125:2
; run:  deadlock %s --workgroup 1
; exit: 0
; want:
; stuck_below.s: kernel lanes_below: clean, in workgroups of 1
; stuck_below.s: kernel lanes_from: clean, in workgroups of 1
; stuck_below.s: kernel other_groups: clean, in workgroups of 1
; stuck_below.s: kernel items_below: clean, in workgroups of 1
; run:  deadlock %s --workgroup 64 --grid 1
; exit: 0
; want:
; stuck_below.s: kernel lanes_below: clean, for 1 work-items in workgroups of 64
; stuck_below.s: kernel lanes_from: clean, for 1 work-items in workgroups of 64
; stuck_below.s: kernel other_groups: clean, for 1 work-items in workgroups of 64
; stuck_below.s: kernel items_below: clean, for 1 work-items in workgroups of 64
; run:  deadlock %s --workgroup 2 --arg n=64
; exit: 1
; want:
; stuck_below.s: kernel lanes_below: deadlock, in workgroups of 2, with 1 given argument
;   stuck_below.s:19:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, high]
;     waits for    stuck_below.s:19:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
;     blocked      stuck_below.s:26:2  global_store_dword v1, v1, s[0:1]
;     way          @.L_lanes_below (leaves the loop) -> @b2
;     meet again   @.Lend_lanes_below, stuck_below.s:28:2
; stuck_below.s: kernel lanes_from: clean, in workgroups of 2, with 1 given argument
; stuck_below.s: kernel other_groups: clean, in workgroups of 2, with 1 given argument
; stuck_below.s: kernel items_below: deadlock, in workgroups of 2, with 1 given argument
;   stuck_below.s:116:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, high]
;     waits for    stuck_below.s:116:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
;     blocked      stuck_below.s:123:2  global_store_dword v1, v1, s[0:1]
;     way          @.L_items_below (leaves the loop) -> @b2
;     meet again   @.Lend_items_below, stuck_below.s:125:2
; run:  deadlock %s --workgroup 2 --arg n=1 -k lanes_from
; exit: 1
; want:
; stuck_below.s: kernel lanes_from: possible, in workgroups of 2, with 1 given argument
;   stuck_below.s:51:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    stuck_below.s:51:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
;     blocked      stuck_below.s:58:2  global_store_dword v1, v1, s[0:1]
;     way          @.L_lanes_from (leaves the loop) -> @b2
;     meet again   @.Lend_lanes_from, stuck_below.s:60:2
; run:  deadlock %s --workgroup 64 --grid 64 -k other_groups
; want:
; stuck_below.s: kernel other_groups: clean, for 64 work-items in workgroups of 64

; test: what lanes that are off have in a register of an address does not count, unless their lanes are on, or one of them is read
; run:  deadlock --workgroup 64 %s
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
others:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s2
	v_mov_b32_e32 v5, s3
	v_mov_b32_e32 v6, s0
	v_mov_b32_e32 v7, s1
.Lothers:
	global_atomic_cmpswap v8, v3, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v8
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lothers
	s_or_b64 exec, exec, s[6:7]
	s_xor_saveexec_b64 s[8:9], -1
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v5, v7
	s_mov_b64 exec, s[8:9]
	global_store_dword v[4:5], v3, off
	s_endpgm
all:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s2
	v_mov_b32_e32 v5, s3
	v_mov_b32_e32 v6, s0
	v_mov_b32_e32 v7, s1
.Lall:
	global_atomic_cmpswap v8, v3, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v8
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lall
	s_or_b64 exec, exec, s[6:7]
	s_or_saveexec_b64 s[8:9], -1
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v5, v7
	s_mov_b64 exec, s[8:9]
	global_store_dword v[4:5], v3, off
	s_endpgm
read_off:
	s_and_b32 s16, s6, 63
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s2
	v_mov_b32_e32 v5, s3
	v_mov_b32_e32 v6, s0
	v_mov_b32_e32 v7, s1
.Lread_off:
	s_and_b32 s16, s6, 63
	global_atomic_cmpswap v8, v3, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v8
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lread_off
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v9, s0
	v_mov_b32_e32 v10, s1
	s_mov_b64 s[8:9], exec
	v_cmp_gt_u32_e32 vcc, 3, v0
	s_and_b64 exec, exec, vcc
	v_mov_b32_e32 v9, s2
	v_mov_b32_e32 v10, s3
	v_readlane_b32 s10, v9, s16
	v_readlane_b32 s11, v10, s16
	global_store_dword v3, v3, s[10:11]
	s_endpgm
read_on:
	s_and_b32 s16, s6, 63
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s2
	v_mov_b32_e32 v5, s3
	v_mov_b32_e32 v6, s0
	v_mov_b32_e32 v7, s1
.Lread_on:
	s_and_b32 s16, s6, 63
	global_atomic_cmpswap v8, v3, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v8
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lread_on
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v9, s0
	v_mov_b32_e32 v10, s1
	v_mov_b32_e32 v9, s2
	v_mov_b32_e32 v10, s3
	v_readlane_b32 s10, v9, s16
	v_readlane_b32 s11, v10, s16
	global_store_dword v3, v3, s[10:11]
	s_endpgm
	.section .rodata
	.amdhsa_kernel others
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel all
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel read_off
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel read_on
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
  - .name: others
    .symbol: others.kd
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 64
    .args:
      - .name: lock
        .offset: 0
        .size: 8
        .value_kind: global_buffer
        .address_space: global
      - .name: out
        .offset: 8
        .size: 8
        .value_kind: global_buffer
        .address_space: global
  - .name: all
    .symbol: all.kd
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 64
    .args:
      - .name: lock
        .offset: 0
        .size: 8
        .value_kind: global_buffer
        .address_space: global
      - .name: out
        .offset: 8
        .size: 8
        .value_kind: global_buffer
        .address_space: global
  - .name: read_off
    .symbol: read_off.kd
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 64
    .args:
      - .name: lock
        .offset: 0
        .size: 8
        .value_kind: global_buffer
        .address_space: global
      - .name: out
        .offset: 8
        .size: 8
        .value_kind: global_buffer
        .address_space: global
  - .name: read_on
    .symbol: read_on.kd
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 64
    .args:
      - .name: lock
        .offset: 0
        .size: 8
        .value_kind: global_buffer
        .address_space: global
      - .name: out
        .offset: 8
        .size: 8
        .value_kind: global_buffer
        .address_space: global
...
	.end_amdgpu_metadata
; want:
; behind_lanes.s: kernel others: clean, if its buffers do not overlap, in workgroups of 64
; behind_lanes.s: kernel all: deadlock, in workgroups of 64
;   behind_lanes.s:43:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, high]
;     waits for    behind_lanes.s:43:2  global_atomic_cmpswap v8, v3, v[1:2], s[0:1] glc
;     blocked      behind_lanes.s:54:2  global_store_dword v[4:5], v3, off
;     way          @.Lall (leaves the loop) -> @b2
;     meet again   at the end of the program
; behind_lanes.s: kernel read_off: possible, in workgroups of 64
;   behind_lanes.s:70:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    behind_lanes.s:70:2  global_atomic_cmpswap v8, v3, v[1:2], s[0:1] glc
;     blocked      behind_lanes.s:86:2  global_store_dword v3, v3, s[10:11]
;     way          @.Lread_off (leaves the loop) -> @b2
;     meet again   at the end of the program
; behind_lanes.s: kernel read_on: possible, in workgroups of 64
;   behind_lanes.s:102:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    behind_lanes.s:102:2  global_atomic_cmpswap v8, v3, v[1:2], s[0:1] glc
;     blocked      behind_lanes.s:115:2  global_store_dword v3, v3, s[10:11]
;     way          @.Lread_on (leaves the loop) -> @b2
;     meet again   at the end of the program
; behind_lanes.s:86:2: warning: read_off: a vector memory access reads s10, which a vector instruction writes; of 5 wait states in between there are 0 (s_nop 4) [hazard]
;      86 | 	global_store_dword v3, v3, s[10:11]
;         | 	^~~~~~~~~~~~~~~~~~
; behind_lanes.s:85:2: note: that is here
;      85 | 	v_readlane_b32 s11, v10, s16
;         | 	^~~~~~~~~~~~~~
;         = put what the message names in between
; behind_lanes.s:115:2: warning: read_on: a vector memory access reads s10, which a vector instruction writes; of 5 wait states in between there are 0 (s_nop 4) [hazard]
;     115 | 	global_store_dword v3, v3, s[10:11]
;         | 	^~~~~~~~~~~~~~~~~~
; behind_lanes.s:114:2: note: that is here
;     114 | 	v_readlane_b32 s11, v10, s16
;         | 	^~~~~~~~~~~~~~
;         = put what the message names in between

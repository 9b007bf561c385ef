; test: compare-and-swap that expects what only some of the lanes have just read: the others wait
; run:  deadlock %s
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
half_load:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_and_b32_e32 v0, 1, v0
	v_cmp_eq_u32_e32 vcc, 1, v0
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, 0x64
	s_waitcnt lgkmcnt(0)
.Lhalf_load:
	s_and_saveexec_b64 s[8:9], vcc
	global_load_dword v5, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e32 v4, 1, v5
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[8:9], v3, v5
	s_or_b64 s[6:7], s[8:9], s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lhalf_load
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v2, 0x64
	global_store_dword v1, v2, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel half_load
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
half_refresh:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_and_b32_e32 v0, 1, v0
	v_cmp_eq_u32_e32 vcc, 1, v0
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, 0x64
	s_waitcnt lgkmcnt(0)
.Lhalf_refresh:
	v_add_u32_e32 v4, 1, v5
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[8:9], v3, v5
	s_or_b64 s[6:7], s[8:9], s[6:7]
	s_and_saveexec_b64 s[8:9], vcc
	v_mov_b32_e32 v5, v3
	s_or_b64 exec, exec, s[8:9]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lhalf_refresh
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v2, 0x64
	global_store_dword v1, v2, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel half_refresh
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
all_refresh:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_and_b32_e32 v0, 1, v0
	v_cmp_eq_u32_e32 vcc, 1, v0
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, 0x64
	s_waitcnt lgkmcnt(0)
.Lall_refresh:
	v_add_u32_e32 v4, 1, v5
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[8:9], v3, v5
	v_mov_b32_e32 v5, v3
	s_or_b64 s[6:7], s[8:9], s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lall_refresh
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v2, 0x64
	global_store_dword v1, v2, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel all_refresh
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
	.amdgpu_metadata
---
amdhsa.version: [ 1, 1 ]
amdhsa.kernels:
  - .name: half_load
    .symbol: half_load.kd
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 256
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
  - .name: half_refresh
    .symbol: half_refresh.kd
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 256
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
  - .name: all_refresh
    .symbol: all_refresh.kd
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 256
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
; retry_half.s: kernel half_load: possible
;   retry_half.s:16:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    retry_half.s:16:2  global_load_dword v5, v1, s[0:1] glc
;                  retry_half.s:20:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
;     blocked      retry_half.s:28:2  global_store_dword v1, v2, s[0:1]
;     way          @.Lhalf_load (leaves the loop) -> @b2
;     meet again   at the end of the program
; retry_half.s: kernel half_refresh: possible
;   retry_half.s:49:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    retry_half.s:49:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
;     blocked      retry_half.s:60:2  global_store_dword v1, v2, s[0:1]
;     way          @.Lhalf_refresh (leaves the loop) -> @b2
;     meet again   at the end of the program
; retry_half.s: kernel all_refresh: clean

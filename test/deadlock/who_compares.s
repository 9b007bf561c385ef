; test: half a wave is no wave; lanes that were off at a compare are not those for which it does not hold
; run:  deadlock --workgroup 64 %s
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
half_a_wave:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[8:9], 0
	s_waitcnt lgkmcnt(0)
	v_lshrrev_b32_e32 v1, 5, v0
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Lhalf_a_wave_out
.Lhalf_a_wave:
	global_load_dword v4, v3, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Lhalf_a_wave
.Lhalf_a_wave_out:
	s_mov_b64 exec, s[10:11]
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .Lhalf_a_wave_end
	global_store_dword v3, v2, s[0:1]
.Lhalf_a_wave_end:
	s_endpgm
whole_waves:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[8:9], 0
	s_waitcnt lgkmcnt(0)
	v_lshrrev_b32_e32 v1, 6, v0
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Lwhole_waves_out
.Lwhole_waves:
	global_load_dword v4, v3, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Lwhole_waves
.Lwhole_waves_out:
	s_mov_b64 exec, s[10:11]
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .Lwhole_waves_end
	global_store_dword v3, v2, s[0:1]
.Lwhole_waves_end:
	s_endpgm
some_compared:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[8:9], 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc, 32, v0
	s_and_saveexec_b64 s[10:11], vcc
	v_cmp_ne_u32_e64 s[6:7], 0, v0
	s_mov_b64 exec, s[10:11]
	s_andn2_b64 exec, exec, s[6:7]
.Lsome_compared:
	global_atomic_cmpswap v4, v3, v[2:3], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Lsome_compared
	s_or_b64 exec, exec, s[8:9]
	global_store_dword v3, v3, s[0:1]
	s_endpgm
all_compared:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[8:9], 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e64 s[6:7], 0, v0
	s_andn2_b64 exec, exec, s[6:7]
.Lall_compared:
	global_atomic_cmpswap v4, v3, v[2:3], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Lall_compared
	s_or_b64 exec, exec, s[8:9]
	global_store_dword v3, v3, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel half_a_wave
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel whole_waves
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel some_compared
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel all_compared
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
  - .name: half_a_wave
    .symbol: half_a_wave.kd
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 64
    .args:
      - { .name: lock, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: data, .offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: out, .offset: 16, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: n, .offset: 24, .size: 4, .value_kind: by_value }
  - .name: whole_waves
    .symbol: whole_waves.kd
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 64
    .args:
      - { .name: lock, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: data, .offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: out, .offset: 16, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: n, .offset: 24, .size: 4, .value_kind: by_value }
  - .name: some_compared
    .symbol: some_compared.kd
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 64
    .args:
      - { .name: lock, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: data, .offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: out, .offset: 16, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: n, .offset: 24, .size: 4, .value_kind: by_value }
  - .name: all_compared
    .symbol: all_compared.kd
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
; who_compares.s: kernel half_a_wave: possible, in workgroups of 64
;   who_compares.s:17:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    who_compares.s:17:2  global_load_dword v4, v3, s[0:1] glc
;     blocked      who_compares.s:28:2  global_store_dword v3, v2, s[0:1]
;     way          @.Lhalf_a_wave (leaves the loop) -> @.Lhalf_a_wave_out -> @b3
;     meet again   @.Lhalf_a_wave_end, who_compares.s:30:2
; who_compares.s: kernel whole_waves: clean, in workgroups of 64
; who_compares.s: kernel some_compared: deadlock, in workgroups of 64
;   who_compares.s:68:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, high]
;     waits for    who_compares.s:68:2  global_atomic_cmpswap v4, v3, v[2:3], s[0:1] glc
;     blocked      who_compares.s:75:2  global_store_dword v3, v3, s[0:1]
;     way          @.Lsome_compared (leaves the loop) -> @b2
;     meet again   at the end of the program
; who_compares.s: kernel all_compared: clean, in workgroups of 64

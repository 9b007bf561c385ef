; test: a loop that waits for one number does not hold up lanes that wait for another one
; run:  deadlock --workgroup 64 %s
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
two_numbers:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	s_mov_b64 s[12:13], exec
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, 2
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[8:9], 0
	v_cmp_gt_u32_e32 vcc, 1, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .Ltwo_numbers_aout
.Ltwo_numbers_a:
	global_atomic_cmpswap v4, v1, v[2:3], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 1, v4
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Ltwo_numbers_a
.Ltwo_numbers_aout:
	s_mov_b64 exec, s[12:13]
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[8:9], 0
	v_cmp_eq_u32_e32 vcc, 4, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .Ltwo_numbers_bout
.Ltwo_numbers_b:
	global_atomic_cmpswap v4, v1, v[2:3], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Ltwo_numbers_b
.Ltwo_numbers_bout:
	s_mov_b64 exec, s[12:13]
	s_endpgm
one_number:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	s_mov_b64 s[12:13], exec
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[8:9], 0
	v_cmp_gt_u32_e32 vcc, 1, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .Lone_number_aout
.Lone_number_a:
	global_atomic_cmpswap v4, v1, v[2:3], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Lone_number_a
.Lone_number_aout:
	s_mov_b64 exec, s[12:13]
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[8:9], 0
	v_cmp_eq_u32_e32 vcc, 4, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .Lone_number_bout
.Lone_number_b:
	global_atomic_cmpswap v4, v1, v[2:3], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Lone_number_b
.Lone_number_bout:
	s_mov_b64 exec, s[12:13]
	s_endpgm
	.section .rodata
	.amdhsa_kernel two_numbers
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel one_number
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
  - .name: two_numbers
    .symbol: two_numbers.kd
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 64
    .args:
      - { .name: lock, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: data, .offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: out, .offset: 16, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: n, .offset: 24, .size: 4, .value_kind: by_value }
  - .name: one_number
    .symbol: one_number.kd
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
; gate_numbers.s: kernel two_numbers: possible, in workgroups of 64
;   gate_numbers.s:18:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    gate_numbers.s:18:2  global_atomic_cmpswap v4, v1, v[2:3], s[0:1] glc
;     blocked      gate_numbers.s:33:2  global_atomic_cmpswap v4, v1, v[2:3], s[0:1] glc
;     way          @.Ltwo_numbers_a (leaves the loop) -> @.Ltwo_numbers_aout -> @.Ltwo_numbers_b
;     meet again   @.Ltwo_numbers_bout, gate_numbers.s:40:2
; gate_numbers.s: kernel one_number: clean, in workgroups of 64

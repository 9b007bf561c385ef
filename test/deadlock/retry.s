; test: compare-and-swap against what was read last, and against a constant
; run:  deadlock %s
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
last_read:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v5, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
.La:
	v_add_u32_e32 v4, 1, v5
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v3, v5
	v_mov_b32_e32 v5, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .La
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v2, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel last_read
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
just_read:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.Lb:
	global_load_dword v5, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, 1, v5
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v3, v5
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lb
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v2, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel just_read
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
constant:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v5, 0
.Lc:
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v3, v5
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lc
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v1, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel constant
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
  - .name: last_read
    .symbol: last_read.kd
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 256
    .args:
      - .name: flag
        .offset: 0
        .size: 8
        .value_kind: global_buffer
        .address_space: global
      - .name: out
        .offset: 8
        .size: 8
        .value_kind: global_buffer
        .address_space: global
  - .name: just_read
    .symbol: just_read.kd
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 256
    .args:
      - .name: flag
        .offset: 0
        .size: 8
        .value_kind: global_buffer
        .address_space: global
      - .name: out
        .offset: 8
        .size: 8
        .value_kind: global_buffer
        .address_space: global
  - .name: constant
    .symbol: constant.kd
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 256
    .args:
      - .name: flag
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
; retry.s: kernel last_read: clean
; retry.s: kernel just_read: clean
; retry.s: kernel constant: deadlock
;   retry.s:72:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, high]
;     waits for    retry.s:72:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
;     blocked      retry.s:79:2  global_store_dword v1, v1, s[0:1]
;     way          @.Lc (leaves the loop) -> @b2
;     meet again   at the end of the program

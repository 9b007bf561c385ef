; test: a write reached only by going round an outer loop
; run:  deadlock %s
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
round:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	s_mov_b64 s[12:13], 0
.Lo:
	s_mov_b64 s[6:7], 0
.La:
	global_store_dword v1, v2, s[0:1] offset:4
	global_load_dword v3, v1, s[0:1] offset:4 glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .La
	s_or_b64 exec, exec, s[6:7]
	v_add_u32_e32 v6, 1, v6
	v_cmp_lt_u32_e32 vcc, v0, v6
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .Lo
	s_endpgm
	.section .rodata
	.amdhsa_kernel round
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
  - .name: round
    .symbol: round.kd
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
; around.s: kernel round: possible
;   around.s:17:2: lanes wait in this loop for a write that lanes reach only by the back edge of an outer loop, which they cannot take meanwhile [simt-deadlock, possible]
;     waits for    around.s:17:2  global_load_dword v3, v1, s[0:1] offset:4 glc
;     blocked      around.s:16:2  global_store_dword v1, v2, s[0:1] offset:4
;     meet again   @b4, around.s:29:2

; test: what is read decides through EXEC, a lane of a register, and a mask that is kept there
; run:  deadlock %s
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
kept:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	s_mov_b64 s[14:15], 0
.La:
	global_load_dword v3, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	v_writelane_b32 v9, vcc_lo, 3
	v_writelane_b32 v9, vcc_hi, 4
	v_mov_b32_e32 v7, 0
	v_readlane_b32 s10, v9, 3
	v_readlane_b32 s11, v9, 4
	s_and_saveexec_b64 s[12:13], s[10:11]
	v_mov_b32_e32 v7, 1
	s_or_b64 exec, exec, s[12:13]
	v_cmp_eq_u32_e32 vcc, 1, v7
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .La
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v2, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel kept
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
  - .name: kept
    .symbol: kept.kd
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
; through_mask.s: kernel kept: possible
;   through_mask.s:14:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    through_mask.s:14:2  global_load_dword v3, v1, s[0:1] glc
;     blocked      through_mask.s:30:2  global_store_dword v1, v2, s[0:1]
;     way          @.La (leaves the loop) -> @b2
;     meet again   at the end of the program

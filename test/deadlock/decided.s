; test: a compare of numbers is decided, and the way out of the loop stays: the mask may be empty for another reason
; run:  deadlock --workgroup 64 %s
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
may_be_empty:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[12:13], exec
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .Lmay_be_empty_out
.Lmay_be_empty:
	global_load_dword v4, v3, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[6:7], 1, v3
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_and_b64 s[8:9], s[6:7], vcc
	s_and_b64 exec, exec, s[8:9]
	s_cbranch_execz .Lmay_be_empty_out
	s_branch .Lmay_be_empty
.Lmay_be_empty_out:
	s_mov_b64 exec, s[12:13]
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[14:15], vcc
	global_store_dword v3, v2, s[0:1]
	s_endpgm
was_empty_before:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[12:13], exec
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .Lwas_empty_before_out
.Lwas_empty_before:
	global_load_dword v4, v3, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_and_b64 exec, exec, vcc
	v_mov_b32_e32 v5, 0
	v_cmp_gt_i32_e64 s[6:7], 1, v5
	s_and_b64 exec, exec, s[6:7]
	s_cbranch_execz .Lwas_empty_before_out
	s_branch .Lwas_empty_before
.Lwas_empty_before_out:
	s_mov_b64 exec, s[12:13]
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[14:15], vcc
	global_store_dword v3, v2, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel may_be_empty
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel was_empty_before
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
  - .name: may_be_empty
    .symbol: may_be_empty.kd
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 64
    .args:
      - { .name: lock, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: data, .offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: out, .offset: 16, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: n, .offset: 24, .size: 4, .value_kind: by_value }
  - .name: was_empty_before
    .symbol: was_empty_before.kd
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
; decided.s: kernel may_be_empty: deadlock, in workgroups of 64
;   decided.s:16:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, high]
;     waits for    decided.s:16:2  global_load_dword v4, v3, s[0:1] glc
;     blocked      decided.s:28:2  global_store_dword v3, v2, s[0:1]
;     way          @.Lmay_be_empty (leaves the loop) -> @.Lmay_be_empty_out
;     meet again   at the end of the program
; decided.s: kernel was_empty_before: deadlock, in workgroups of 64
;   decided.s:40:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, high]
;     waits for    decided.s:40:2  global_load_dword v4, v3, s[0:1] glc
;     blocked      decided.s:53:2  global_store_dword v3, v2, s[0:1]
;     way          @.Lwas_empty_before (leaves the loop) -> @.Lwas_empty_before_out
;     meet again   at the end of the program

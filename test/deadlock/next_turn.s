; test: the lane of the next turn, chosen by the same compare, is another lane; not where its number stays
; run:  deadlock --workgroup 64 %s
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
next_waits:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v3, 0
	s_mov_b32 s2, 0
	s_waitcnt lgkmcnt(0)
.Lnext_waits_turn:
	v_cmp_eq_u32_e32 vcc, s2, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Lnext_waits_next
	s_add_i32 s3, s2, 1
	v_mov_b32_e32 v2, s3
	global_atomic_umax v3, v2, s[0:1]
	s_mov_b64 s[8:9], 0
	s_cmp_eq_u32 s2, 63
	s_cbranch_scc1 .Lnext_waits_next
.Lnext_waits:
	global_load_dword v4, v3, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, v4, v2
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Lnext_waits
.Lnext_waits_next:
	s_mov_b64 exec, s[10:11]
	s_add_i32 s2, s2, 1
	s_cmp_lt_u32 s2, 64
	s_cbranch_scc1 .Lnext_waits_turn
	s_endpgm
own_turn_only:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v3, 0
	s_mov_b32 s2, 0
	s_waitcnt lgkmcnt(0)
.Lown_turn_only_turn:
	v_cmp_eq_u32_e32 vcc, 5, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Lown_turn_only_next
	s_add_i32 s3, s2, 1
	v_mov_b32_e32 v2, s3
	global_atomic_umax v3, v2, s[0:1]
	s_mov_b64 s[8:9], 0
	s_cmp_eq_u32 s2, 63
	s_cbranch_scc1 .Lown_turn_only_next
.Lown_turn_only:
	global_load_dword v4, v3, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ge_u32_e32 vcc, v4, v2
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Lown_turn_only
.Lown_turn_only_next:
	s_mov_b64 exec, s[10:11]
	s_add_i32 s2, s2, 1
	s_cmp_lt_u32 s2, 64
	s_cbranch_scc1 .Lown_turn_only_turn
	s_endpgm
	.section .rodata
	.amdhsa_kernel next_waits
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel own_turn_only
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
  - .name: next_waits
    .symbol: next_waits.kd
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 64
    .args:
      - { .name: lock, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: data, .offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: out, .offset: 16, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: n, .offset: 24, .size: 4, .value_kind: by_value }
  - .name: own_turn_only
    .symbol: own_turn_only.kd
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
; next_turn.s: kernel next_waits: possible, in workgroups of 64
;   next_turn.s:22:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    next_turn.s:22:2  global_load_dword v4, v3, s[0:1] glc
;     blocked      next_turn.s:17:2  global_atomic_umax v3, v2, s[0:1]
;     way          @.Lnext_waits (leaves the loop) -> @.Lnext_waits_next -> @.Lnext_waits_turn -> @b2
;     meet again   @b5, next_turn.s:33:2
; next_turn.s: kernel own_turn_only: clean, in workgroups of 64

; test: a ticket chooses one lane among those that took one; not among those that did not
; run:  deadlock --workgroup 64 %s
; exit: 1
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	by_half,@function
by_half:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 9
	v_cmp_gt_u32_e32 vcc, 32, v0
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[8:9], vcc
	global_atomic_add v3, v1, v2, s[0:1] offset:64 glc
	s_mov_b64 exec, s[8:9]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 9, v3
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .Lend_by_half
	s_mov_b64 s[10:11], 0
.Lspin_by_half:
	global_atomic_swap v4, v1, v2, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_or_b64 s[10:11], vcc, s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .Lspin_by_half
	s_or_b64 exec, exec, s[10:11]
	global_store_dword v1, v1, s[0:1]
.Lend_by_half:
	s_or_b64 exec, exec, s[8:9]
	s_endpgm
	.size	by_half, .-by_half
	.type	by_all,@function
by_all:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 9
	v_cmp_gt_u32_e32 vcc, 32, v0
	s_waitcnt lgkmcnt(0)
	s_mov_b64 s[8:9], exec
	global_atomic_add v3, v1, v2, s[0:1] offset:64 glc
	s_mov_b64 exec, s[8:9]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 9, v3
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .Lend_by_all
	s_mov_b64 s[10:11], 0
.Lspin_by_all:
	global_atomic_swap v4, v1, v2, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_or_b64 s[10:11], vcc, s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .Lspin_by_all
	s_or_b64 exec, exec, s[10:11]
	global_store_dword v1, v1, s[0:1]
.Lend_by_all:
	s_or_b64 exec, exec, s[8:9]
	s_endpgm
	.size	by_all, .-by_all
	.section	.rodata
	.amdhsa_kernel by_half
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 20
	.end_amdhsa_kernel
	.amdhsa_kernel by_all
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 20
	.end_amdhsa_kernel
; want:
; ticket.s: kernel by_half: possible, in workgroups of 64
;   ticket.s:23:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    ticket.s:23:2  global_atomic_swap v4, v1, v2, s[0:1] glc
;     blocked      ticket.s:30:2  global_store_dword v1, v1, s[0:1]
;     way          @.Lspin_by_half (leaves the loop) -> @b3
;     meet again   @.Lend_by_half, ticket.s:32:2
; ticket.s: kernel by_all: clean, in workgroups of 64

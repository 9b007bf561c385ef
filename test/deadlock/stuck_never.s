; test: a lock in which lanes are stuck, but not in the first workgroup, and the launch may have no other
; run:  deadlock %s --workgroup 64 --grid 64
; exit: 0
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
other_groups:
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	s_cmp_eq_u32 s8, 0
	s_cbranch_scc1 .Lbehind
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 4
.Lwait:
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v3, v1, v2, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, 2, v3
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .Lwait
	s_or_b64 exec, exec, s[2:3]
	global_store_dword v1, v1, s[0:1]
.Lbehind:
	s_endpgm
	.section .rodata
	.amdhsa_kernel other_groups
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
; want:
; stuck_never.s: kernel other_groups: clean, for 64 work-items in workgroups of 64
; run: deadlock %s --workgroup 64 --grid 128
; exit: 1
; want:
; stuck_never.s: kernel other_groups: deadlock, for 128 work-items in workgroups of 64
;   stuck_never.s:15:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, high]
;     waits for    stuck_never.s:15:2  global_atomic_swap v3, v1, v2, s[0:1] glc
;     blocked      stuck_never.s:22:2  global_store_dword v1, v1, s[0:1]
;     way          @.Lwait (leaves the loop) -> @b3
;     meet again   @.Lbehind, stuck_never.s:24:2

; test: a lock of the lanes for which one of two comparisons holds: where each may choose one lane, and both the same, it may end
; run:  deadlock %s --workgroup 64 --grid 64
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
zero_or_n:					; it ends if n is 0
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dword s6, s[4:5], 0x8
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v0
	v_cmp_eq_u32_e64 s[10:11], s6, v0
	s_or_b64 vcc, vcc, s[10:11]
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .Lend_zero_or_n
	s_mov_b64 s[2:3], 0
.Lzero_or_n:
	global_atomic_swap v3, v1, v2, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .Lzero_or_n
	s_or_b64 exec, exec, s[2:3]
	global_store_dword v1, v1, s[0:1]
.Lend_zero_or_n:
	s_endpgm
	.section .rodata
	.amdhsa_kernel zero_or_n
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
below_or_n:					; lanes 0 to 3, and maybe another one
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dword s6, s[4:5], 0x8
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc, 4, v0
	v_cmp_eq_u32_e64 s[10:11], s6, v0
	s_or_b64 vcc, vcc, s[10:11]
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .Lend_below_or_n
	s_mov_b64 s[2:3], 0
.Lbelow_or_n:
	global_atomic_swap v3, v1, v2, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .Lbelow_or_n
	s_or_b64 exec, exec, s[2:3]
	global_store_dword v1, v1, s[0:1]
.Lend_below_or_n:
	s_endpgm
	.section .rodata
	.amdhsa_kernel below_or_n
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
; want:
; stuck_either.s: kernel zero_or_n: possible, for 64 work-items in workgroups of 64
;   stuck_either.s:19:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    stuck_either.s:19:2  global_atomic_swap v3, v1, v2, s[0:1] glc
;     blocked      stuck_either.s:26:2  global_store_dword v1, v1, s[0:1]
;     way          @.Lzero_or_n (leaves the loop) -> @b3
;     meet again   @.Lend_zero_or_n, stuck_either.s:28:2
; stuck_either.s: kernel below_or_n: deadlock, for 64 work-items in workgroups of 64
;   stuck_either.s:50:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, high]
;     waits for    stuck_either.s:50:2  global_atomic_swap v3, v1, v2, s[0:1] glc
;     blocked      stuck_either.s:57:2  global_store_dword v1, v1, s[0:1]
;     way          @.Lbelow_or_n (leaves the loop) -> @b3
;     meet again   @.Lend_below_or_n, stuck_either.s:59:2

; test: the number of a lane among those that are on tells lanes apart, but not together with its number among more lanes: (2 k - 2 k) mod 64 is 0 in all even lanes
; run:  deadlock %s --workgroup 64
; exit: 1
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
one_number:					; lane 0 alone
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_mbcnt_lo_u32_b32 v4, exec_lo, 0
	v_mbcnt_hi_u32_b32 v4, exec_hi, v4
	v_and_b32_e32 v5, 1, v0
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_waitcnt lgkmcnt(0)
	s_and_b64 exec, exec, vcc
	v_mov_b32_e32 v5, v4
	v_lshlrev_b32_e32 v5, 1, v5
	v_sub_u32_e32 v5, v5, v4
	v_and_b32_e32 v5, 63, v5
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_b64 exec, exec, vcc
	s_mov_b64 s[12:13], exec
.Lone_number:
	global_atomic_swap v3, v1, v2, s[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lone_number
	s_mov_b64 exec, s[12:13]
	global_store_dword v1, v1, s[4:5]
	s_endpgm
	.section .rodata
	.amdhsa_kernel one_number
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
two_numbers:					; 32 lanes
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_mbcnt_lo_u32_b32 v4, exec_lo, 0
	v_mbcnt_hi_u32_b32 v4, exec_hi, v4
	v_and_b32_e32 v5, 1, v0
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_waitcnt lgkmcnt(0)
	s_and_b64 exec, exec, vcc
	v_mbcnt_lo_u32_b32 v5, exec_lo, 0
	v_mbcnt_hi_u32_b32 v5, exec_hi, v5
	v_lshlrev_b32_e32 v5, 1, v5
	v_sub_u32_e32 v5, v5, v4
	v_and_b32_e32 v5, 63, v5
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_b64 exec, exec, vcc
	s_mov_b64 s[12:13], exec
.Ltwo_numbers:
	global_atomic_swap v3, v1, v2, s[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Ltwo_numbers
	s_mov_b64 exec, s[12:13]
	global_store_dword v1, v1, s[4:5]
	s_endpgm
	.section .rodata
	.amdhsa_kernel two_numbers
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
; want:
; two_ranks.s: kernel one_number: clean, in workgroups of 64
; two_ranks.s: kernel two_numbers: possible, in workgroups of 64
;   two_ranks.s:58:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    two_ranks.s:58:2  global_atomic_swap v3, v1, v2, s[4:5] glc
;     blocked      two_ranks.s:64:2  global_store_dword v1, v1, s[4:5]
;     way          @.Ltwo_numbers (leaves the loop) -> @b2
;     meet again   at the end of the program

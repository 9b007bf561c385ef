; test: a lane waits for its neighbour's place, which is computed by xor, and then writes further on in the buffer
; run:  deadlock --grid 192 --workgroup 64 %s
; exit: 1
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	; behind all places of the launch
further_on:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_lshl_b32 s6, s6, 6
	v_add_u32_e32 v1, s6, v0
	v_xor_b32_e32 v2, 1, v1
	v_lshlrev_b32_e32 v3, 2, v2
	v_lshlrev_b32_e32 v4, 2, v1
	v_mov_b32_e32 v5, 1
	s_mov_b64 s[10:11], 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v4, v5, s[0:1]
.Lfurther_on:
	global_load_dword v6, v3, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 1, v6
	s_or_b64 s[10:11], vcc, s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .Lfurther_on
	s_or_b64 exec, exec, s[10:11]
	global_store_dword v4, v5, s[0:1] offset:1024
	s_endpgm
	.section .rodata
	.amdhsa_kernel further_on
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
	; where a lane of this wave may wait
among_them:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_lshl_b32 s6, s6, 6
	v_add_u32_e32 v1, s6, v0
	v_xor_b32_e32 v2, 1, v1
	v_lshlrev_b32_e32 v3, 2, v2
	v_lshlrev_b32_e32 v4, 2, v1
	v_mov_b32_e32 v5, 1
	s_mov_b64 s[10:11], 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v4, v5, s[0:1]
.Lamong_them:
	global_load_dword v6, v3, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 1, v6
	s_or_b64 s[10:11], vcc, s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .Lamong_them
	s_or_b64 exec, exec, s[10:11]
	global_store_dword v4, v5, s[0:1] offset:1008
	s_endpgm
	.section .rodata
	.amdhsa_kernel among_them
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
; want:
; further_on.s: kernel further_on: clean, for 192 work-items in workgroups of 64
; further_on.s: kernel among_them: possible, for 192 work-items in workgroups of 64
;   further_on.s:50:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    further_on.s:50:2  global_load_dword v6, v3, s[0:1] glc
;     blocked      further_on.s:57:2  global_store_dword v4, v5, s[0:1] offset:1008
;     way          @.Lamong_them (leaves the loop) -> @b2
;     meet again   at the end of the program

; test: lanes that add until the word is 4 leave, whoever else writes it; those that add until it is below 4 may wait
; run:  deadlock --workgroup 64 %s
; exit: 1
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	until_four,@function
until_four:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[2:3], 0
	s_waitcnt lgkmcnt(0)
.Ltry_until_four:
	global_atomic_add v3, v1, v2, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_le_u32_e32 vcc, 4, v3
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .Ltry_until_four
	s_or_b64 exec, exec, s[2:3]
	global_store_dword v1, v1, s[0:1]
	s_endpgm
	.size	until_four, .-until_four
	.type	while_four,@function
while_four:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[2:3], 0
	s_waitcnt lgkmcnt(0)
.Ltry_while_four:
	global_atomic_add v3, v1, v2, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, 4, v3
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .Ltry_while_four
	s_or_b64 exec, exec, s[2:3]
	global_store_dword v1, v1, s[0:1]
	s_endpgm
	.size	while_four, .-while_four
	.section	.rodata
	.amdhsa_kernel until_four
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 10
	.end_amdhsa_kernel
	.amdhsa_kernel while_four
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 10
	.end_amdhsa_kernel
; want:
; ends_adding.s: kernel until_four: clean, in workgroups of 64
; ends_adding.s: kernel while_four: possible, in workgroups of 64
;   ends_adding.s:32:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    ends_adding.s:32:2  global_atomic_add v3, v1, v2, s[0:1] glc
;     blocked      ends_adding.s:39:2  global_store_dword v1, v1, s[0:1]
;     way          @.Ltry_while_four (leaves the loop) -> @b2
;     meet again   at the end of the program

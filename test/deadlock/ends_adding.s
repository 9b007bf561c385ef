; test: lanes that add until the word is 4 leave, also if others write it now and then; not those that add until it is below 4; nor if a wave that waits writes it again and again
; run:  deadlock --workgroup 128 %s
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
	.type	set_again,@function
set_again:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[2:3], 0
	v_cmp_gt_u32_e32 vcc, 64, v0
	s_waitcnt lgkmcnt(0)
	s_cbranch_vccz .Lset_again
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .Lnext_set_again
.Ltry_set_again:
	global_atomic_add v3, v1, v2, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_le_u32_e32 vcc, 4, v3
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .Ltry_set_again
.Lnext_set_again:
	s_mov_b64 exec, s[6:7]
	v_cmp_eq_u32_e32 vcc, 5, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .Lend_set_again
	global_store_dword v1, v2, s[0:1] offset:4
	s_branch .Lend_set_again
.Lset_again:
	global_store_dword v1, v1, s[0:1]
	global_load_dword v3, v1, s[0:1] offset:4 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_cbranch_vccnz .Lset_again
.Lend_set_again:
	s_endpgm
	.size	set_again, .-set_again
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
	.amdhsa_kernel set_again
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 10
	.end_amdhsa_kernel
; want:
; ends_adding.s: kernel until_four: clean, in workgroups of 128
; ends_adding.s: kernel while_four: possible, in workgroups of 128
;   ends_adding.s:32:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    ends_adding.s:32:2  global_atomic_add v3, v1, v2, s[0:1] glc
;     blocked      ends_adding.s:39:2  global_store_dword v1, v1, s[0:1]
;     way          @.Ltry_while_four (leaves the loop) -> @b2
;     meet again   at the end of the program
; ends_adding.s: kernel set_again: possible, in workgroups of 128
;   ends_adding.s:55:2: lanes wait in this loop for another wavefront, and lanes that have left it do not go on before all have left, to a write for which the other wavefront waits [simt-deadlock, possible]
;     waits for    ends_adding.s:55:2  global_atomic_add v3, v1, v2, s[0:1] glc
;     blocked      ends_adding.s:66:2  global_store_dword v1, v2, s[0:1] offset:4
;     in turn      ends_adding.s:55:2 (work-items 0 to 63) waits for ends_adding.s:69:2 of another wave at ends_adding.s:70:2
;                  ends_adding.s:70:2 waits for ends_adding.s:66:2 of another wave at ends_adding.s:55:2, which holds it back
;     way          @.Ltry_set_again (leaves the loop) -> @.Lnext_set_again -> @b4
;     meet again   @.Lend_set_again, ends_adding.s:75:2

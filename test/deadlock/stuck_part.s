; test: every wave has lanes that wait for a flag, but a wave of one lane, which raises it
; run:  deadlock %s --workgroup 65 --grid 65
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
all_but_first:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_and_b32_e32 v3, 63, v0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .Lbehind
.Lwait:
	global_load_dword v3, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_cbranch_vccnz .Lwait
.Lbehind:
	s_or_b64 exec, exec, s[2:3]
	global_store_dword v1, v2, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel all_but_first
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
; want:
; stuck_part.s: kernel all_but_first: possible, for 65 work-items in workgroups of 65
;   stuck_part.s:16:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    stuck_part.s:16:2  global_load_dword v3, v1, s[0:1] glc
;     blocked      stuck_part.s:22:2  global_store_dword v1, v2, s[0:1]
;     way          @.Lwait (leaves the loop) -> @.Lbehind
;     meet again   at the end of the program
; run: deadlock %s --workgroup 64 --grid 128
; exit: 1
; want:
; stuck_part.s: kernel all_but_first: deadlock, for 128 work-items in workgroups of 64
;   stuck_part.s:16:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, high]
;     waits for    stuck_part.s:16:2  global_load_dword v3, v1, s[0:1] glc
;     blocked      stuck_part.s:22:2  global_store_dword v1, v2, s[0:1]
;     way          @.Lwait (leaves the loop) -> @.Lbehind
;     meet again   at the end of the program

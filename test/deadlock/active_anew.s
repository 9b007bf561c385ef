; test: the first active lane is another one in the next iteration: a vector instruction has read EXEC as a number
; run:  deadlock %s --workgroup 32
; exit: 1
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.text
first_active:
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b32 s9, 0
	s_waitcnt lgkmcnt(0)
.Lfirst:
	v_ffbl_b32_e32 v4, exec_lo
	v_cmp_eq_u32_e32 vcc_lo, v4, v0
	s_and_saveexec_b32 s20, vcc_lo
	s_cmp_eq_u32 s9, 1
	s_cbranch_scc1 .Lstore
.Lwait:					; lane 0
	global_load_dword v3, v1, s[4:5] glc dlc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	s_cbranch_vccnz .Lwait
	s_branch .Ljoin
.Lstore:				; lane 1
	global_store_dword v1, v2, s[4:5]
.Ljoin:
	s_mov_b32 exec_lo, s20
	v_cmp_ne_u32_e32 vcc_lo, v4, v0
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_add_u32 s9, s9, 1
	s_cmp_lt_u32 s9, 2
	s_cbranch_scc1 .Lfirst
	s_endpgm
	.section .rodata
	.amdhsa_kernel first_active
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel
; want:
; active_anew.s: kernel first_active: possible, in workgroups of 32
;   active_anew.s:19:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    active_anew.s:19:2  global_load_dword v3, v1, s[4:5] glc dlc
;     blocked      active_anew.s:25:2  global_store_dword v1, v2, s[4:5]
;     way          @.Lwait (leaves the loop) -> @b3 -> @.Ljoin -> @.Lfirst -> @.Lstore
;     meet again   @b6, active_anew.s:33:2

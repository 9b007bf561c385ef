; test: the condition that picks the lanes of a loop is made anew before a write behind it: the write is by other lanes, which wait for the loop
; run:  deadlock %s --workgroup 64
; exit: 1
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
other_arm:
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b32 s9, 0
	s_waitcnt lgkmcnt(0)
.Lagain:
	v_xor_b32_e32 v3, s9, v0
	v_and_b32_e32 v3, 1, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[20:21], vcc
	s_cmp_eq_u32 s9, 1
	s_cbranch_scc1 .Lstore
.Lwait:
	global_load_dword v3, v1, s[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_cbranch_vccnz .Lwait
	s_branch .Ljoin
.Lstore:
	global_store_dword v1, v2, s[4:5]
.Ljoin:
	s_mov_b64 exec, s[20:21]
	s_add_u32 s9, s9, 1
	s_cmp_lt_u32 s9, 2
	s_cbranch_scc1 .Lagain
	s_endpgm
	.amdhsa_kernel other_arm
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 40
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
other_turn:
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b32 s9, 0
	s_waitcnt lgkmcnt(0)
.Lturn:
	v_xor_b32_e32 v3, s9, v0
	v_and_b32_e32 v3, 1, v3
	v_mov_b32_e32 v4, s9
	v_lshlrev_b32_e32 v4, 2, v4
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[20:21], vcc
.Lflag:
	global_load_dword v3, v4, s[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_cbranch_vccnz .Lflag
	global_store_dword v1, v2, s[4:5]
	s_mov_b64 exec, s[20:21]
	s_add_u32 s9, s9, 1
	s_cmp_lt_u32 s9, 2
	s_cbranch_scc1 .Lturn
	s_endpgm
	.amdhsa_kernel other_turn
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 40
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
same_lanes:
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b32 s9, 0
	s_waitcnt lgkmcnt(0)
.Lsame:
	v_cmp_gt_u32_e32 vcc, 7, v0
	s_and_saveexec_b64 s[20:21], vcc
.Lpoll:
	global_load_dword v3, v1, s[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_cbranch_vccnz .Lpoll
	global_store_dword v1, v2, s[4:5]
	s_mov_b64 exec, s[20:21]
	s_add_u32 s9, s9, 1
	s_cmp_lt_u32 s9, 2
	s_cbranch_scc1 .Lsame
	s_endpgm
	.amdhsa_kernel same_lanes
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 40
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
; want:
; set_anew.s: kernel other_arm: possible, in workgroups of 64
;   set_anew.s:20:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    set_anew.s:20:2  global_load_dword v3, v1, s[4:5] glc
;     blocked      set_anew.s:26:2  global_store_dword v1, v2, s[4:5]
;     way          @.Lwait (leaves the loop) -> @b3 -> @.Ljoin -> @.Lagain -> @.Lstore
;     meet again   @b6, set_anew.s:32:2
; set_anew.s: kernel other_turn: possible, in workgroups of 64
;   set_anew.s:53:2: lanes wait in this loop for a write that lanes reach only by the back edge of an outer loop, which they cannot take meanwhile [simt-deadlock, possible]
;     waits for    set_anew.s:53:2  global_load_dword v3, v4, s[4:5] glc
;     blocked      set_anew.s:57:2  global_store_dword v1, v2, s[4:5]
;     way          @.Lflag (leaves the loop) -> @b3
;     meet again   @b4, set_anew.s:62:2
; set_anew.s: kernel same_lanes: clean, in workgroups of 64

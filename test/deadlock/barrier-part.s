; test: lanes of a workgroup that compare what they share all reach a barrier behind that, or none; where EXEC could not be followed no confidence is high
; run:  deadlock %s
; exit: 1
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
argument:
	s_load_dword s2, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s2
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_barrier
	s_endpgm
	.section .rodata
	.amdhsa_kernel argument
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 40
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
number_of_the_lane:
	v_mbcnt_lo_u32_b32 v1, -1, 0
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_barrier
	s_endpgm
	.section .rodata
	.amdhsa_kernel number_of_the_lane
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 40
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
written_by_some:
	s_load_dword s2, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s2
	v_cmp_gt_u32_e32 vcc, 9, v0
	s_and_saveexec_b64 s[4:5], vcc
	v_mov_b32_e32 v1, 0
	s_mov_b64 exec, s[4:5]
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_barrier
	s_endpgm
	.section .rodata
	.amdhsa_kernel written_by_some
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 40
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
of_other_lanes:
	s_load_dword s2, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s2
	v_mov_b32_dpp v2, v1 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:0
	v_cmp_eq_u32_e32 vcc, v2, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_barrier
	s_endpgm
	.section .rodata
	.amdhsa_kernel of_other_lanes
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 40
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
loaded:
	global_load_dword v1, v[2:3], off
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_barrier
	s_endpgm
	.section .rodata
	.amdhsa_kernel loaded
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 40
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
not_followed:
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b64 exec, exec, s[2:3]
	s_barrier
	s_endpgm
	.section .rodata
	.amdhsa_kernel not_followed
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 40
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
; want:
; barrier-part.s: kernel argument: clean
; barrier-part.s: kernel number_of_the_lane: possible
;   barrier-part.s:25:2: barrier that only a part of the lanes reaches; those that skip it end without another one, and nobody waits for them: undefined by the language [barrier-skipped, high]
;     here         barrier-part.s:25:2  s_barrier
; barrier-part.s: kernel written_by_some: possible
;   barrier-part.s:44:2: barrier that only a part of the lanes reaches; those that skip it end without another one, and nobody waits for them: undefined by the language [barrier-skipped, high]
;     here         barrier-part.s:44:2  s_barrier
; barrier-part.s: kernel of_other_lanes: possible
;   barrier-part.s:60:2: barrier that only a part of the lanes reaches; those that skip it end without another one, and nobody waits for them: undefined by the language [barrier-skipped, high]
;     here         barrier-part.s:60:2  s_barrier
; barrier-part.s: kernel loaded: possible
;   barrier-part.s:74:2: barrier that only a part of the lanes reaches; those that skip it end without another one, and nobody waits for them: undefined by the language [barrier-skipped, high]
;     here         barrier-part.s:74:2  s_barrier
; barrier-part.s: kernel not_followed: possible
;   barrier-part.s:87:2: barrier under lanes that could not be followed: it was not shown that all reach it; those that skip it end without another one, and nobody waits for them: undefined by the language [barrier-skipped, possible]
;     here         barrier-part.s:87:2  s_barrier
; barrier-part.s:57:2: warning: of_other_lanes: DPP reads v1, which a vector instruction writes; of 2 wait states in between there are 0 (s_nop 1) [hazard]
;      57 | 	v_mov_b32_dpp v2, v1 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:0
;         | 	^~~~~~~~~~~~~
; barrier-part.s:56:2: note: that is here
;      56 | 	v_mov_b32_e32 v1, s2
;         | 	^~~~~~~~~~~~~
;         = put what the message names in between

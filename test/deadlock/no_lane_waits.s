; test: a wave that comes to a scalar loop with no lane on waits in it, whatever its work-items are
; run:  deadlock %s --workgroup 128 --grid 128
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
other_wave:			; work-item 63 waits for 64 to 127, whose wave waits as well
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_cmp_eq_u32_e32 vcc, 63, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_waitcnt lgkmcnt(0)
.Lwait_other:
	s_load_dword s8, s[0:1], 0x0 glc
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s8, 0
	s_cbranch_scc1 .Lwait_other
	s_or_b64 exec, exec, s[2:3]
	v_cmp_lt_u32_e32 vcc, 63, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .Lend_other
	global_atomic_or v1, v2, s[0:1]
.Lend_other:
	s_endpgm
nobody:				; no work-item has this number
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_cmp_eq_u32_e32 vcc, 200, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_waitcnt lgkmcnt(0)
.Lwait_nobody:
	s_load_dword s8, s[0:1], 0x0 glc
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s8, 0
	s_cbranch_scc1 .Lwait_nobody
	s_or_b64 exec, exec, s[2:3]
	global_atomic_or v1, v2, s[0:1]
	s_endpgm
skipped:			; only the wave of work-item 63 comes to the loop
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_cmp_eq_u32_e32 vcc, 63, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .Lskip
	s_waitcnt lgkmcnt(0)
.Lwait_skipped:
	s_load_dword s8, s[0:1], 0x0 glc
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s8, 0
	s_cbranch_scc1 .Lwait_skipped
.Lskip:
	s_or_b64 exec, exec, s[2:3]
	v_cmp_lt_u32_e32 vcc, 63, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .Lend_skipped
	s_waitcnt lgkmcnt(0)
	global_atomic_or v1, v2, s[0:1]
.Lend_skipped:
	s_endpgm
	.rodata
	.amdhsa_kernel other_wave
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.amdhsa_kernel nobody
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.amdhsa_kernel skipped
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
; exit: 1
; want:
; no_lane_waits.s: kernel other_wave: possible, for 128 work-items in workgroups of 128
;   no_lane_waits.s:13:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    no_lane_waits.s:13:2  s_load_dword s8, s[0:1], 0x0 glc
;     blocked      no_lane_waits.s:21:2  global_atomic_or v1, v2, s[0:1]
;     way          @.Lwait_other (leaves the loop) -> @b2 -> @b3
;     meet again   @.Lend_other, no_lane_waits.s:23:2
; no_lane_waits.s: kernel nobody: possible, for 128 work-items in workgroups of 128
;   no_lane_waits.s:32:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    no_lane_waits.s:32:2  s_load_dword s8, s[0:1], 0x0 glc
;     blocked      no_lane_waits.s:37:2  global_atomic_or v1, v2, s[0:1]
;     way          @.Lwait_nobody (leaves the loop) -> @b2
;     meet again   at the end of the program
; no_lane_waits.s: kernel skipped: clean, for 128 work-items in workgroups of 128

; test: lanes that wait for a bit of their own: nobody else of their wave sets it, but in one kernel another wave does, which ends the waiting
; run:  deadlock %s --workgroup 64 --grid 64
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
set_by_another_wave:					; it ends
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, -1
	v_lshlrev_b32_e64 v1, v0, 1
	v_cmp_lt_u32_e32 vcc_lo, 31, v0
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b32 s2, vcc_lo
	global_atomic_or v3, v1, s[0:1]
	s_mov_b32 exec_lo, s2
	v_cmp_gt_u32_e32 vcc_lo, 32, v0
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .Lend_set_by_another_wave
	s_mov_b32 s3, 0
.Lwait_set_by_another_wave:
	global_load_dword v2, v3, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v2, v2, v1
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	s_or_b32 s3, vcc_lo, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execnz .Lwait_set_by_another_wave
	s_or_b32 exec_lo, exec_lo, s3
	global_store_dword v3, v4, s[0:1]
.Lend_set_by_another_wave:
	s_endpgm
	.section .rodata
	.amdhsa_kernel set_by_another_wave
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel
	.text
nobody_sets:					; the other wave has another word
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, -1
	v_lshlrev_b32_e64 v1, v0, 1
	v_cmp_lt_u32_e32 vcc_lo, 31, v0
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b32 s2, vcc_lo
	global_atomic_or v3, v1, s[0:1] offset:4
	s_mov_b32 exec_lo, s2
	v_cmp_gt_u32_e32 vcc_lo, 32, v0
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .Lend_nobody_sets
	s_mov_b32 s3, 0
.Lwait_nobody_sets:
	global_load_dword v2, v3, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v2, v2, v1
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	s_or_b32 s3, vcc_lo, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execnz .Lwait_nobody_sets
	s_or_b32 exec_lo, exec_lo, s3
	global_store_dword v3, v4, s[0:1]
.Lend_nobody_sets:
	s_endpgm
	.section .rodata
	.amdhsa_kernel nobody_sets
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel
	.text
; want:
; stuck_bits.s: kernel set_by_another_wave: possible, for 64 work-items in workgroups of 64
;   stuck_bits.s:21:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    stuck_bits.s:21:2  global_load_dword v2, v3, s[0:1] glc dlc
;     blocked      stuck_bits.s:29:2  global_store_dword v3, v4, s[0:1]
;     way          @.Lwait_set_by_another_wave (leaves the loop) -> @b3
;     meet again   @.Lend_set_by_another_wave, stuck_bits.s:31:2
; stuck_bits.s: kernel nobody_sets: deadlock, for 64 work-items in workgroups of 64
;   stuck_bits.s:56:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, high]
;     waits for    stuck_bits.s:56:2  global_load_dword v2, v3, s[0:1] glc dlc
;     blocked      stuck_bits.s:64:2  global_store_dword v3, v4, s[0:1]
;     way          @.Lwait_nobody_sets (leaves the loop) -> @b3
;     meet again   @.Lend_nobody_sets, stuck_bits.s:66:2

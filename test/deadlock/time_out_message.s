; test: the clock of gfx1100 is a message; what another message returns need not go on
; run:  deadlock %s
; exit: 1
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.text
	.type	by_clock,@function
by_clock:
	s_load_b64 s[0:1], s[0:1], 0x0
	v_mov_b32_e32 v2, 0
	v_dual_mov_b32 v0, 1 :: v_dual_mov_b32 v1, 0
	s_sendmsg_rtn_b64 s[2:3], sendmsg(MSG_RTN_GET_REALTIME)
	s_mov_b32 s4, exec_lo
	s_waitcnt lgkmcnt(0)
.Ltry_by_clock:
	global_atomic_cmpswap_b32 v3, v2, v[0:1], s[0:1] glc
	s_sendmsg_rtn_b64 s[6:7], sendmsg(MSG_RTN_GET_REALTIME)
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_sub_u32 s6, s6, s2
	s_subb_u32 s7, s7, s3
	v_cmp_ne_u32_e64 s5, 0, v3
	v_cmp_gt_u64_e64 s8, 0x3e8, s[6:7]
	s_and_b32 s5, s5, s8
	s_and_b32 exec_lo, exec_lo, s5
	s_cbranch_execnz .Ltry_by_clock
	s_mov_b32 exec_lo, s4
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	s_and_saveexec_b32 s5, vcc_lo
	global_atomic_swap_b32 v2, v2, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel by_clock
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 24
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel
	.text
	.type	by_address,@function
by_address:
	s_load_b64 s[0:1], s[0:1], 0x0
	v_mov_b32_e32 v2, 0
	v_dual_mov_b32 v0, 1 :: v_dual_mov_b32 v1, 0
	s_sendmsg_rtn_b64 s[2:3], sendmsg(MSG_RTN_GET_TBA)
	s_mov_b32 s4, exec_lo
	s_waitcnt lgkmcnt(0)
.Ltry_by_address:
	global_atomic_cmpswap_b32 v3, v2, v[0:1], s[0:1] glc
	s_sendmsg_rtn_b64 s[6:7], sendmsg(MSG_RTN_GET_TBA)
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_sub_u32 s6, s6, s2
	s_subb_u32 s7, s7, s3
	v_cmp_ne_u32_e64 s5, 0, v3
	v_cmp_gt_u64_e64 s8, 0x3e8, s[6:7]
	s_and_b32 s5, s5, s8
	s_and_b32 exec_lo, exec_lo, s5
	s_cbranch_execnz .Ltry_by_address
	s_mov_b32 exec_lo, s4
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	s_and_saveexec_b32 s5, vcc_lo
	global_atomic_swap_b32 v2, v2, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel by_address
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 24
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel
; want:
; time_out_message.s: kernel by_clock: clean
; time_out_message.s: kernel by_address: possible
;   time_out_message.s:47:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    time_out_message.s:47:2  global_atomic_cmpswap_b32 v3, v2, v[0:1], s[0:1] glc
;     blocked      time_out_message.s:60:2  global_atomic_swap_b32 v2, v2, s[0:1]
;     way          @.Ltry_by_address (leaves the loop) -> @b2
;     meet again   at the end of the program

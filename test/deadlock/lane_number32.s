; test: waves of 32 lanes: mbcnt_lo is the number of the lane, and a scalar that counts is no mask
; run:  deadlock %s
; exit: 1
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.text
	.type	leader,@function
leader:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mbcnt_lo_u32_b32 v1, -1, 0
	s_mov_b32 s7, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .Lend_leader
	s_mov_b32 s6, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v4, 0
.Ltry_leader:
	global_atomic_cmpswap v5, v2, v[3:4], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v5
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .Ltry_leader
	s_or_b32 exec_lo, exec_lo, s6
	global_atomic_swap v2, v2, s[0:1]
.Lend_leader:
	s_endpgm
	.section .rodata
	.amdhsa_kernel leader
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel
	.text
	.type	leader_by_both,@function
leader_by_both:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mbcnt_lo_u32_b32 v1, -1, 0
	v_mbcnt_hi_u32_b32 v1, -1, v1
	s_mov_b32 s7, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .Lend_leader_by_both
	s_mov_b32 s6, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v4, 0
.Ltry_leader_by_both:
	global_atomic_cmpswap v5, v2, v[3:4], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v5
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .Ltry_leader_by_both
	s_or_b32 exec_lo, exec_lo, s6
	global_atomic_swap v2, v2, s[0:1]
.Lend_leader_by_both:
	s_endpgm
	.section .rodata
	.amdhsa_kernel leader_by_both
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel
	.text
	.type	not_the_low_half,@function
not_the_low_half:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mbcnt_hi_u32_b32 v1, -1, 0
	s_mov_b32 s7, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .Lend_not_the_low_half
	s_mov_b32 s6, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v4, 0
.Ltry_not_the_low_half:
	global_atomic_cmpswap v5, v2, v[3:4], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v5
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .Ltry_not_the_low_half
	s_or_b32 exec_lo, exec_lo, s6
	global_atomic_swap v2, v2, s[0:1]
.Lend_not_the_low_half:
	s_endpgm
	.section .rodata
	.amdhsa_kernel not_the_low_half
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel
	.text
	.type	in_turn,@function
in_turn:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_mov_b32 s8, 32
	s_waitcnt lgkmcnt(0)
.Lturn_in_turn:
	s_mov_b32 s7, exec_lo
	v_mbcnt_lo_u32_b32 v1, -1, 0
	v_add_nc_u32_e32 v1, 1, v1
	v_cmpx_eq_u32_e64 s8, v1
	s_cbranch_execz .Lnext_in_turn
	s_mov_b32 s6, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v4, 0
.Ltry_in_turn:
	global_atomic_cmpswap v5, v2, v[3:4], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v5
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .Ltry_in_turn
	s_or_b32 exec_lo, exec_lo, s6
	global_atomic_swap v2, v2, s[0:1]
.Lnext_in_turn:
	s_or_b32 exec_lo, exec_lo, s7
	s_sub_i32 s8, s8, 1
	s_cmp_eq_u32 s8, 0
	s_cbranch_scc0 .Lturn_in_turn
	s_endpgm
	.section .rodata
	.amdhsa_kernel in_turn
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel
; want:
; lane_number32.s: kernel leader: clean
; lane_number32.s: kernel leader_by_both: clean
; lane_number32.s: kernel not_the_low_half: deadlock
;   lane_number32.s:86:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, high]
;     waits for    lane_number32.s:86:2  global_atomic_cmpswap v5, v2, v[3:4], s[0:1] glc
;     blocked      lane_number32.s:93:2  global_atomic_swap v2, v2, s[0:1]
;     way          @.Ltry_not_the_low_half (leaves the loop) -> @b3
;     meet again   @.Lend_not_the_low_half, lane_number32.s:95:2
; lane_number32.s: kernel in_turn: clean

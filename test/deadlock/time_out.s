; test: a lock that lanes give up after a time: the clock is read in each iteration, and the limit is a number
; run:  deadlock %s
; exit: 1
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	gives_up,@function
gives_up:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dwordx2 s[20:21], s[4:5], 0x8
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v4, 0
	s_memtime s[10:11]
	s_mov_b64 s[8:9], exec
	s_waitcnt lgkmcnt(0)
	s_movk_i32 s20, 0x7d0
	s_mov_b32 s21, 0
.Ltry_gives_up:
	global_atomic_cmpswap v5, v2, v[3:4], s[0:1] glc
	s_memtime s[12:13]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_sub_u32 s14, s12, s10
	s_subb_u32 s15, s13, s11
	v_mov_b32_e32 v6, s20
	v_mov_b32_e32 v7, s21
	v_cmp_ne_u32_e64 s[16:17], 0, v5
	v_cmp_lt_u64_e32 vcc, s[14:15], v[6:7]
	s_and_b64 vcc, vcc, s[16:17]
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Ltry_gives_up
	s_mov_b64 exec, s[8:9]
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_saveexec_b64 s[16:17], vcc
	global_atomic_swap v2, v2, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel gives_up
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 24
	.end_amdhsa_kernel
	.text
	.type	stopped_clock,@function
stopped_clock:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dwordx2 s[20:21], s[4:5], 0x8
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v4, 0
	s_memtime s[10:11]
	s_mov_b64 s[8:9], exec
	s_waitcnt lgkmcnt(0)
	s_movk_i32 s20, 0x7d0
	s_mov_b32 s21, 0
	s_memtime s[12:13]
.Ltry_stopped_clock:
	global_atomic_cmpswap v5, v2, v[3:4], s[0:1] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_sub_u32 s14, s12, s10
	s_subb_u32 s15, s13, s11
	v_mov_b32_e32 v6, s20
	v_mov_b32_e32 v7, s21
	v_cmp_ne_u32_e64 s[16:17], 0, v5
	v_cmp_lt_u64_e32 vcc, s[14:15], v[6:7]
	s_and_b64 vcc, vcc, s[16:17]
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Ltry_stopped_clock
	s_mov_b64 exec, s[8:9]
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_saveexec_b64 s[16:17], vcc
	global_atomic_swap v2, v2, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel stopped_clock
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 24
	.end_amdhsa_kernel
	.text
	.type	any_limit,@function
any_limit:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dwordx2 s[20:21], s[4:5], 0x8
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v4, 0
	s_memtime s[10:11]
	s_mov_b64 s[8:9], exec
	s_waitcnt lgkmcnt(0)
.Ltry_any_limit:
	global_atomic_cmpswap v5, v2, v[3:4], s[0:1] glc
	s_memtime s[12:13]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_sub_u32 s14, s12, s10
	s_subb_u32 s15, s13, s11
	v_mov_b32_e32 v6, s20
	v_mov_b32_e32 v7, s21
	v_cmp_ne_u32_e64 s[16:17], 0, v5
	v_cmp_lt_u64_e32 vcc, s[14:15], v[6:7]
	s_and_b64 vcc, vcc, s[16:17]
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Ltry_any_limit
	s_mov_b64 exec, s[8:9]
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_saveexec_b64 s[16:17], vcc
	global_atomic_swap v2, v2, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel any_limit
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 24
	.end_amdhsa_kernel
	.text
	.type	never,@function
never:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dwordx2 s[20:21], s[4:5], 0x8
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v4, 0
	s_memtime s[10:11]
	s_mov_b64 s[8:9], exec
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s20, -1
	s_mov_b32 s21, -1
.Ltry_never:
	global_atomic_cmpswap v5, v2, v[3:4], s[0:1] glc
	s_memtime s[12:13]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_sub_u32 s14, s12, s10
	s_subb_u32 s15, s13, s11
	v_mov_b32_e32 v6, s20
	v_mov_b32_e32 v7, s21
	v_cmp_ne_u32_e64 s[16:17], 0, v5
	v_cmp_lt_u64_e32 vcc, s[14:15], v[6:7]
	s_and_b64 vcc, vcc, s[16:17]
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Ltry_never
	s_mov_b64 exec, s[8:9]
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_saveexec_b64 s[16:17], vcc
	global_atomic_swap v2, v2, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel never
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 24
	.end_amdhsa_kernel
	.text
	.type	not_a_clock,@function
not_a_clock:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dwordx2 s[20:21], s[4:5], 0x8
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v4, 0
	s_memtime s[10:11]
	s_mov_b64 s[8:9], exec
	s_waitcnt lgkmcnt(0)
	s_movk_i32 s20, 0x7d0
	s_mov_b32 s21, 0
.Ltry_not_a_clock:
	global_atomic_cmpswap v5, v2, v[3:4], s[0:1] glc
	s_getreg_b32 s12, hwreg(HW_REG_HW_ID, 0, 4)
	s_mov_b32 s13, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_sub_u32 s14, s12, s10
	s_subb_u32 s15, s13, s11
	v_mov_b32_e32 v6, s20
	v_mov_b32_e32 v7, s21
	v_cmp_ne_u32_e64 s[16:17], 0, v5
	v_cmp_lt_u64_e32 vcc, s[14:15], v[6:7]
	s_and_b64 vcc, vcc, s[16:17]
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Ltry_not_a_clock
	s_mov_b64 exec, s[8:9]
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_saveexec_b64 s[16:17], vcc
	global_atomic_swap v2, v2, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel not_a_clock
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 24
	.end_amdhsa_kernel
	.text
	.type	no_borrow,@function
no_borrow:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dwordx2 s[20:21], s[4:5], 0x8
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v4, 0
	s_memtime s[10:11]
	s_mov_b64 s[8:9], exec
	s_waitcnt lgkmcnt(0)
	s_movk_i32 s20, 0x7d0
	s_mov_b32 s21, 0
.Ltry_no_borrow:
	global_atomic_cmpswap v5, v2, v[3:4], s[0:1] glc
	s_memtime s[12:13]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_sub_u32 s14, s12, s10
	s_subb_u32 s15, s20, s20
	v_mov_b32_e32 v6, s20
	v_mov_b32_e32 v7, s21
	v_cmp_ne_u32_e64 s[16:17], 0, v5
	v_cmp_lt_u64_e32 vcc, s[14:15], v[6:7]
	s_and_b64 vcc, vcc, s[16:17]
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Ltry_no_borrow
	s_mov_b64 exec, s[8:9]
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_saveexec_b64 s[16:17], vcc
	global_atomic_swap v2, v2, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel no_borrow
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 24
	.end_amdhsa_kernel
; want:
; time_out.s: kernel gives_up: clean
; time_out.s: kernel stopped_clock: possible
;   time_out.s:58:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    time_out.s:58:2  global_atomic_cmpswap v5, v2, v[3:4], s[0:1] glc
;     blocked      time_out.s:72:2  global_atomic_swap v2, v2, s[0:1]
;     way          @.Ltry_stopped_clock (leaves the loop) -> @b2
;     meet again   at the end of the program
; time_out.s: kernel any_limit: possible
;   time_out.s:93:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    time_out.s:93:2  global_atomic_cmpswap v5, v2, v[3:4], s[0:1] glc
;     blocked      time_out.s:108:2  global_atomic_swap v2, v2, s[0:1]
;     way          @.Ltry_any_limit (leaves the loop) -> @b2
;     meet again   at the end of the program
; time_out.s: kernel never: possible
;   time_out.s:131:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    time_out.s:131:2  global_atomic_cmpswap v5, v2, v[3:4], s[0:1] glc
;     blocked      time_out.s:146:2  global_atomic_swap v2, v2, s[0:1]
;     way          @.Ltry_never (leaves the loop) -> @b2
;     meet again   at the end of the program
; time_out.s: kernel not_a_clock: possible
;   time_out.s:169:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    time_out.s:169:2  global_atomic_cmpswap v5, v2, v[3:4], s[0:1] glc
;     blocked      time_out.s:185:2  global_atomic_swap v2, v2, s[0:1]
;     way          @.Ltry_not_a_clock (leaves the loop) -> @b2
;     meet again   at the end of the program
; time_out.s: kernel no_borrow: possible
;   time_out.s:208:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    time_out.s:208:2  global_atomic_cmpswap v5, v2, v[3:4], s[0:1] glc
;     blocked      time_out.s:223:2  global_atomic_swap v2, v2, s[0:1]
;     way          @.Ltry_no_borrow (leaves the loop) -> @b2
;     meet again   at the end of the program

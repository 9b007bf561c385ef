; test: the same in waves of 32 lanes, whose masks are single registers
; run:  deadlock %s
; exit: 1
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.text
	.type	count_of_argument,@function
count_of_argument:
	s_load_dword s10, s[4:5], 0x8
	s_mov_b32 s6, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s10
	s_mov_b32 s4, exec_lo
	v_cmpx_lt_i32_e32 0, v1
	s_cbranch_execz .Lend_count_of_argument
.Lstep_count_of_argument:
	v_add_nc_u32_e32 v1, -1, v1
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_or_b32 s6, vcc_lo, s6
	s_barrier
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .Lstep_count_of_argument
.Lend_count_of_argument:
	s_or_b32 exec_lo, exec_lo, s4
	s_endpgm
	.section .rodata
	.amdhsa_kernel count_of_argument
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel
	.text
	.type	guard_of_lanes,@function
guard_of_lanes:
	s_load_dword s10, s[4:5], 0x8
	s_mov_b32 s6, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s10
	s_mov_b32 s4, exec_lo
	v_cmpx_lt_i32_e32 0, v0
	s_cbranch_execz .Lend_guard_of_lanes
.Lstep_guard_of_lanes:
	v_add_nc_u32_e32 v1, -1, v1
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_or_b32 s6, vcc_lo, s6
	s_barrier
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .Lstep_guard_of_lanes
.Lend_guard_of_lanes:
	s_or_b32 exec_lo, exec_lo, s4
	s_endpgm
	.section .rodata
	.amdhsa_kernel guard_of_lanes
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel
	.text
	.type	count_of_lanes,@function
count_of_lanes:
	s_load_dword s10, s[4:5], 0x8
	s_mov_b32 s6, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, v0
	s_mov_b32 s4, exec_lo
	v_cmpx_lt_i32_e32 0, v1
	s_cbranch_execz .Lend_count_of_lanes
.Lstep_count_of_lanes:
	v_add_nc_u32_e32 v1, -1, v1
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_or_b32 s6, vcc_lo, s6
	s_barrier
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .Lstep_count_of_lanes
.Lend_count_of_lanes:
	s_or_b32 exec_lo, exec_lo, s4
	s_endpgm
	.section .rodata
	.amdhsa_kernel count_of_lanes
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel
; want:
; guarded_barrier32.s: kernel count_of_argument: clean
; guarded_barrier32.s: kernel guard_of_lanes: deadlock
;   guarded_barrier32.s:48:2: barrier that only a part of the lanes reaches [barrier-divergence, high]
;     here         guarded_barrier32.s:48:2  s_barrier
; guarded_barrier32.s: kernel count_of_lanes: possible
;   guarded_barrier32.s:77:2: barrier in a loop that lanes leave one after the other: wavefronts pass it differently often [barrier-divergence, possible]
;     here         guarded_barrier32.s:77:2  s_barrier

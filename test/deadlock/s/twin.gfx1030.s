	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.amdhsa_code_object_version 4
	.protected	told_then_read
	.globl	told_then_read
	.p2align	8
	.type	told_then_read,@function
told_then_read:
.Lfunc_begin0:
	.file	0 "." "cl/twin.cl" md5 0x032386def494d140e2e845f91b876886
	.loc	0 10 11 prologue_end
	s_clause 0x1
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 12 19
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 12 26 is_stmt 0
	v_add_nc_u32_e32 v2, 1, v0
	.loc	0 12 2
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v1, v2, s[0:1]
	v_xor_b32_e32 v2, 1, v0
	.loc	0 12 19
	v_add_co_u32 v1, s4, s0, v1
	v_lshlrev_b32_e32 v3, 2, v2
	v_add_co_ci_u32_e64 v2, null, s1, 0, s4
	v_add_co_u32 v3, s4, s0, v3
	v_add_co_ci_u32_e64 v4, null, s1, 0, s4
	.loc	0 10 11 is_stmt 1
	s_mov_b32 s4, 0
.LBB0_1:
	.loc	0 13 9
	global_load_dword v5, v[3:4], off glc dlc
	.loc	0 13 40 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v5
	.loc	0 13 2
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB0_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 15 70 is_stmt 1
	v_xor_b32_e32 v6, 2, v0
	.loc	0 15 45 is_stmt 0
	v_mov_b32_e32 v5, 0
	.loc	0 15 11
	global_load_dword v3, v[3:4], off glc dlc
	.loc	0 15 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 15 65
	v_lshlrev_b32_e32 v7, 2, v6
	.loc	0 15 45
	v_mov_b32_e32 v6, v5
	s_clause 0x1
	global_atomic_cmpswap v4, v7, v[5:6], s[0:1] glc
	global_load_dword v1, v[1:2], off glc dlc
	.loc	0 15 85
	s_waitcnt vmcnt(0)
	v_add3_u32 v1, v4, v3, v1
	.loc	0 15 9
	global_store_dword v0, v1, s[2:3]
	.loc	0 16 1 is_stmt 1
	s_endpgm
.Ltmp0:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel told_then_read
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 6
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 0
		.amdhsa_shared_vgpr_count 0
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end0:
	.size	told_then_read, .Lfunc_end0-told_then_read

	.protected	told_then_marked
	.globl	told_then_marked
	.p2align	8
	.type	told_then_marked,@function
told_then_marked:
.Lfunc_begin1:
	.loc	0 20 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 22 8
	v_and_b32_e32 v1, 1, v0
	v_lshlrev_b32_e32 v5, 2, v0
	.loc	0 22 6 is_stmt 0
	s_mov_b32 s2, exec_lo
	.loc	0 22 8
	v_cmpx_eq_u32_e32 1, v1
	.loc	0 22 6
	s_cbranch_execz .LBB1_2
	.loc	0 0 6
	v_add_nc_u32_e32 v1, 1, v0
	.loc	0 23 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v5, v1, s[0:1]
.LBB1_2:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	v_or_b32_e32 v3, 4, v5
	.loc	0 24 75 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s2, s0, v5
	v_add_co_ci_u32_e64 v2, null, s1, 0, s2
	v_add_co_u32 v3, s0, s0, v3
	v_add_co_ci_u32_e64 v4, null, s1, 0, s0
	v_cmp_lt_u32_e32 vcc_lo, 1, v0
	s_mov_b32 s1, 0
	s_mov_b32 s2, 0
	s_branch .LBB1_4
	.p2align	6
.LBB1_3:
	.loc	0 0 75 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 24 57
	s_and_b32 s0, exec_lo, s0
	s_mov_b32 s2, 0
	s_or_b32 s1, s0, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execz .LBB1_7
.LBB1_4:
	.loc	0 24 9
	global_load_dword v0, v[3:4], off glc dlc
	.loc	0 24 40
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s0, 0, v0
	.loc	0 24 46
	s_or_b32 s2, s0, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB1_4
	.loc	0 0 46
	s_or_b32 exec_lo, exec_lo, s2
	s_mov_b32 s0, -1
	.loc	0 24 57
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB1_3
	.loc	0 24 60
	global_load_dword v0, v[1:2], off offset:-8 glc dlc
	.loc	0 24 88
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s0, 0, v0
	s_orn2_b32 s0, s0, exec_lo
	s_branch .LBB1_3
.LBB1_7:
	.loc	0 0 88
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v0, 1
	.loc	0 20 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 26 11
	global_atomic_or v0, v[1:2], v0, off glc
	.loc	0 26 9 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	global_store_dword v5, v0, s[0:1]
	.loc	0 27 1 is_stmt 1
	s_endpgm
.Ltmp1:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel told_then_marked
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 6
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 0
		.amdhsa_shared_vgpr_count 0
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end1:
	.size	told_then_marked, .Lfunc_end1-told_then_marked

	.protected	told_then_swapped
	.globl	told_then_swapped
	.p2align	8
	.type	told_then_swapped,@function
told_then_swapped:
.Lfunc_begin2:
	.loc	0 31 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_lshlrev_b32_e32 v4, 2, v0
	s_mov_b32 s3, 0
	.loc	0 33 11
	s_mov_b32 s2, exec_lo
	.loc	0 33 9 is_stmt 0
	v_cmpx_ne_u32_e32 0, v0
	.loc	0 33 11
	s_cbranch_execz .LBB2_3
	.loc	0 0 11
	v_mov_b32_e32 v0, 7
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, s6, s0, v4
	v_add_co_ci_u32_e64 v3, null, s1, 0, s6
	v_mov_b32_e32 v1, v0
.LBB2_2:
	.loc	0 33 14
	global_atomic_cmpswap v5, v[2:3], v[0:1], off offset:-4 glc
	.loc	0 33 51
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v5
	.loc	0 33 2
	s_or_b32 s3, vcc_lo, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execnz .LBB2_2
.LBB2_3:
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 35 11 is_stmt 1
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v0, v4, v[0:1], s[0:1] glc
	.loc	0 31 11
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 35 9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	global_store_dword v4, v0, s[0:1]
	.loc	0 36 1
	s_endpgm
.Ltmp2:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel told_then_swapped
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 7
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 0
		.amdhsa_shared_vgpr_count 0
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end2:
	.size	told_then_swapped, .Lfunc_end2-told_then_swapped

	.protected	exchange_in_turn
	.globl	exchange_in_turn
	.p2align	8
	.type	exchange_in_turn,@function
exchange_in_turn:
.Lfunc_begin3:
	.loc	0 41 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s2, s2, v1
	v_add_co_ci_u32_e64 v2, null, s3, 0, s2
	s_mov_b32 s2, 0
	s_branch .LBB3_2
.LBB3_1:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 43 28 is_stmt 1
	s_add_i32 s2, s2, 4
	.loc	0 43 21 is_stmt 0
	s_cmp_eq_u32 s2, 64
	.loc	0 43 2
	s_cbranch_scc1 .LBB3_18
.LBB3_2:
	.loc	0 44 7 is_stmt 1
	s_mov_b32 s3, exec_lo
	.loc	0 44 9 is_stmt 0
	v_cmpx_eq_u32_e64 s2, v0
	.loc	0 44 7
	s_cbranch_execz .LBB3_6
	.loc	0 0 7
	s_mov_b32 s6, 0
.LBB3_4:
	.loc	0 45 11 is_stmt 1
	global_atomic_swap v5, v3, v4, s[0:1] glc
	.loc	0 45 33 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v5
	.loc	0 45 4
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB3_4
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 47 13 is_stmt 1
	global_load_dword v5, v3, s[4:5]
	.loc	0 47 26 is_stmt 0
	global_load_dword v6, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 47 24
	v_lshl_add_u32 v5, v5, 1, v6
	.loc	0 47 11
	global_store_dword v3, v5, s[4:5]
	.loc	0 48 4 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 49 4
	global_atomic_swap v3, v3, s[0:1]
.LBB3_6:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 43 28 is_stmt 1
	s_or_b32 s3, s2, 1
	.loc	0 44 9
	v_cmp_eq_u32_e32 vcc_lo, s3, v0
	.loc	0 44 7 is_stmt 0
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB3_10
	.loc	0 0 7
	s_mov_b32 s6, 0
.LBB3_8:
	.loc	0 45 11 is_stmt 1
	global_atomic_swap v5, v3, v4, s[0:1] glc
	.loc	0 45 33 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v5
	.loc	0 45 4
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB3_8
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 47 13 is_stmt 1
	global_load_dword v5, v3, s[4:5]
	.loc	0 47 26 is_stmt 0
	global_load_dword v6, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 47 24
	v_lshl_add_u32 v5, v5, 1, v6
	.loc	0 47 11
	global_store_dword v3, v5, s[4:5]
	.loc	0 48 4 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 49 4
	global_atomic_swap v3, v3, s[0:1]
.LBB3_10:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 43 28 is_stmt 1
	s_or_b32 s3, s2, 2
	.loc	0 44 9
	v_cmp_eq_u32_e32 vcc_lo, s3, v0
	.loc	0 44 7 is_stmt 0
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB3_14
	.loc	0 0 7
	s_mov_b32 s6, 0
.LBB3_12:
	.loc	0 45 11 is_stmt 1
	global_atomic_swap v5, v3, v4, s[0:1] glc
	.loc	0 45 33 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v5
	.loc	0 45 4
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB3_12
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 47 13 is_stmt 1
	global_load_dword v5, v3, s[4:5]
	.loc	0 47 26 is_stmt 0
	global_load_dword v6, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 47 24
	v_lshl_add_u32 v5, v5, 1, v6
	.loc	0 47 11
	global_store_dword v3, v5, s[4:5]
	.loc	0 48 4 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 49 4
	global_atomic_swap v3, v3, s[0:1]
.LBB3_14:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 43 28 is_stmt 1
	s_or_b32 s3, s2, 3
	.loc	0 44 9
	v_cmp_eq_u32_e32 vcc_lo, s3, v0
	.loc	0 44 7 is_stmt 0
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB3_1
	.loc	0 0 7
	s_mov_b32 s6, 0
.LBB3_16:
	.loc	0 45 11 is_stmt 1
	global_atomic_swap v5, v3, v4, s[0:1] glc
	.loc	0 45 33 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v5
	.loc	0 45 4
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB3_16
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 47 13 is_stmt 1
	global_load_dword v5, v3, s[4:5]
	.loc	0 47 26 is_stmt 0
	global_load_dword v6, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 47 24
	v_lshl_add_u32 v5, v5, 1, v6
	.loc	0 47 11
	global_store_dword v3, v5, s[4:5]
	.loc	0 48 4 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 49 4
	global_atomic_swap v3, v3, s[0:1]
	s_branch .LBB3_1
.LBB3_18:
	.loc	0 51 1
	s_endpgm
.Ltmp3:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel exchange_in_turn
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 7
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 0
		.amdhsa_shared_vgpr_count 0
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end3:
	.size	exchange_in_turn, .Lfunc_end3-exchange_in_turn

	.protected	exchange_given_late
	.globl	exchange_given_late
	.p2align	8
	.type	exchange_given_late,@function
exchange_given_late:
.Lfunc_begin4:
	.loc	0 55 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b32 s6, 0
	s_branch .LBB4_2
.LBB4_1:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 57 28 is_stmt 1
	s_add_i32 s6, s6, 8
	.loc	0 57 21 is_stmt 0
	s_cmp_eq_u32 s6, 64
	.loc	0 57 2
	s_cbranch_scc1 .LBB4_26
.LBB4_2:
	.loc	0 58 7 is_stmt 1
	s_mov_b32 s7, exec_lo
	.loc	0 58 9 is_stmt 0
	v_cmpx_eq_u32_e64 s6, v0
	.loc	0 58 7
	s_cbranch_execz .LBB4_5
	.loc	0 0 7
	s_mov_b32 s8, 0
.LBB4_4:
	.loc	0 59 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v3, v1, v2, s[0:1] glc
	.loc	0 59 33 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	.loc	0 59 4
	s_or_b32 s8, vcc_lo, s8
	s_andn2_b32 exec_lo, exec_lo, s8
	s_cbranch_execnz .LBB4_4
.LBB4_5:
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 57 28 is_stmt 1
	s_or_b32 s7, s6, 1
	.loc	0 58 9
	v_cmp_eq_u32_e32 vcc_lo, s7, v0
	.loc	0 58 7 is_stmt 0
	s_and_saveexec_b32 s7, vcc_lo
	s_cbranch_execz .LBB4_8
	.loc	0 0 7
	s_mov_b32 s8, 0
.LBB4_7:
	.loc	0 59 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v3, v1, v2, s[0:1] glc
	.loc	0 59 33 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	.loc	0 59 4
	s_or_b32 s8, vcc_lo, s8
	s_andn2_b32 exec_lo, exec_lo, s8
	s_cbranch_execnz .LBB4_7
.LBB4_8:
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 57 28 is_stmt 1
	s_or_b32 s7, s6, 2
	.loc	0 58 9
	v_cmp_eq_u32_e32 vcc_lo, s7, v0
	.loc	0 58 7 is_stmt 0
	s_and_saveexec_b32 s7, vcc_lo
	s_cbranch_execz .LBB4_11
	.loc	0 0 7
	s_mov_b32 s8, 0
.LBB4_10:
	.loc	0 59 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v3, v1, v2, s[0:1] glc
	.loc	0 59 33 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	.loc	0 59 4
	s_or_b32 s8, vcc_lo, s8
	s_andn2_b32 exec_lo, exec_lo, s8
	s_cbranch_execnz .LBB4_10
.LBB4_11:
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 57 28 is_stmt 1
	s_or_b32 s7, s6, 3
	.loc	0 58 9
	v_cmp_eq_u32_e32 vcc_lo, s7, v0
	.loc	0 58 7 is_stmt 0
	s_and_saveexec_b32 s7, vcc_lo
	s_cbranch_execz .LBB4_14
	.loc	0 0 7
	s_mov_b32 s8, 0
.LBB4_13:
	.loc	0 59 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v3, v1, v2, s[0:1] glc
	.loc	0 59 33 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	.loc	0 59 4
	s_or_b32 s8, vcc_lo, s8
	s_andn2_b32 exec_lo, exec_lo, s8
	s_cbranch_execnz .LBB4_13
.LBB4_14:
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 57 28 is_stmt 1
	s_or_b32 s7, s6, 4
	.loc	0 58 9
	v_cmp_eq_u32_e32 vcc_lo, s7, v0
	.loc	0 58 7 is_stmt 0
	s_and_saveexec_b32 s7, vcc_lo
	s_cbranch_execz .LBB4_17
	.loc	0 0 7
	s_mov_b32 s8, 0
.LBB4_16:
	.loc	0 59 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v3, v1, v2, s[0:1] glc
	.loc	0 59 33 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	.loc	0 59 4
	s_or_b32 s8, vcc_lo, s8
	s_andn2_b32 exec_lo, exec_lo, s8
	s_cbranch_execnz .LBB4_16
.LBB4_17:
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 57 28 is_stmt 1
	s_or_b32 s7, s6, 5
	.loc	0 58 9
	v_cmp_eq_u32_e32 vcc_lo, s7, v0
	.loc	0 58 7 is_stmt 0
	s_and_saveexec_b32 s7, vcc_lo
	s_cbranch_execz .LBB4_20
	.loc	0 0 7
	s_mov_b32 s8, 0
.LBB4_19:
	.loc	0 59 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v3, v1, v2, s[0:1] glc
	.loc	0 59 33 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	.loc	0 59 4
	s_or_b32 s8, vcc_lo, s8
	s_andn2_b32 exec_lo, exec_lo, s8
	s_cbranch_execnz .LBB4_19
.LBB4_20:
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 57 28 is_stmt 1
	s_or_b32 s7, s6, 6
	.loc	0 58 9
	v_cmp_eq_u32_e32 vcc_lo, s7, v0
	.loc	0 58 7 is_stmt 0
	s_and_saveexec_b32 s7, vcc_lo
	s_cbranch_execz .LBB4_23
	.loc	0 0 7
	s_mov_b32 s8, 0
.LBB4_22:
	.loc	0 59 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v3, v1, v2, s[0:1] glc
	.loc	0 59 33 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	.loc	0 59 4
	s_or_b32 s8, vcc_lo, s8
	s_andn2_b32 exec_lo, exec_lo, s8
	s_cbranch_execnz .LBB4_22
.LBB4_23:
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 57 28 is_stmt 1
	s_or_b32 s7, s6, 7
	.loc	0 58 9
	v_cmp_eq_u32_e32 vcc_lo, s7, v0
	.loc	0 58 7 is_stmt 0
	s_and_saveexec_b32 s7, vcc_lo
	s_cbranch_execz .LBB4_1
	.loc	0 0 7
	s_mov_b32 s8, 0
.LBB4_25:
	.loc	0 59 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v3, v1, v2, s[0:1] glc
	.loc	0 59 33 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	.loc	0 59 4
	s_or_b32 s8, vcc_lo, s8
	s_andn2_b32 exec_lo, exec_lo, s8
	s_cbranch_execnz .LBB4_25
	s_branch .LBB4_1
.LBB4_26:
	.loc	0 55 11 is_stmt 1
	v_mov_b32_e32 v1, 0
	.loc	0 61 24
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 61 11 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[4:5]
	.loc	0 61 24
	global_load_dword v0, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 61 22
	v_lshl_add_u32 v0, v2, 1, v0
	.loc	0 61 9
	global_store_dword v1, v0, s[4:5]
	.loc	0 62 2 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 63 2
	global_atomic_swap v1, v1, s[0:1]
	.loc	0 64 1
	s_endpgm
.Ltmp4:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel exchange_given_late
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 9
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 0
		.amdhsa_shared_vgpr_count 0
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end4:
	.size	exchange_given_late, .Lfunc_end4-exchange_given_late

	.protected	exchange_frees_first
	.globl	exchange_frees_first
	.p2align	8
	.type	exchange_frees_first,@function
exchange_frees_first:
.Lfunc_begin5:
	.loc	0 68 11 prologue_end
	s_clause 0x1
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	s_mov_b32 s4, exec_lo
	v_cmpx_lt_i32_e32 5, v0
	s_xor_b32 s4, exec_lo, s4
	s_cbranch_execz .LBB5_10
	.loc	0 0 11 is_stmt 0
	s_mov_b32 s5, exec_lo
	v_cmpx_lt_i32_e32 6, v0
	s_xor_b32 s5, exec_lo, s5
	s_cbranch_execz .LBB5_5
	s_mov_b32 s6, exec_lo
	v_cmpx_eq_u32_e32 7, v0
	s_cbranch_execz .LBB5_4
	.loc	0 71 3 is_stmt 1
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v0, v1, s[2:3]
.LBB5_4:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
.LBB5_5:
	s_andn2_saveexec_b32 s5, s5
	s_cbranch_execz .LBB5_9
	v_mov_b32_e32 v1, 0
	s_mov_b32 s6, 0
.LBB5_7:
	.loc	0 77 10 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v2, v1, v1, s[2:3] glc
	.loc	0 77 32 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	.loc	0 77 3
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB5_7
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 79 3 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 1
	.loc	0 79 10 is_stmt 0
	global_store_dword v0, v1, s[0:1]
.LBB5_9:
	.loc	0 0 10
	s_or_b32 exec_lo, exec_lo, s5
.LBB5_10:
	s_andn2_saveexec_b32 s4, s4
	s_cbranch_execz .LBB5_15
	s_mov_b32 s4, exec_lo
	v_cmpx_eq_u32_e32 5, v0
	s_cbranch_execz .LBB5_15
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b32 s4, 0
.LBB5_13:
	.loc	0 73 10 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v3, v1, v2, s[2:3] glc
	.loc	0 73 32 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	.loc	0 73 3
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB5_13
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 75 3 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 1
	.loc	0 75 10 is_stmt 0
	global_store_dword v0, v1, s[0:1]
.LBB5_15:
	.loc	0 81 1 is_stmt 1
	s_endpgm
.Ltmp5:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel exchange_frees_first
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 7
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 0
		.amdhsa_shared_vgpr_count 0
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end5:
	.size	exchange_frees_first, .Lfunc_end5-exchange_frees_first

	.protected	exchange_frees_behind
	.globl	exchange_frees_behind
	.p2align	8
	.type	exchange_frees_behind,@function
exchange_frees_behind:
.Lfunc_begin6:
	.loc	0 85 11 prologue_end
	s_clause 0x1
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	s_mov_b32 s4, exec_lo
	v_cmpx_lt_i32_e32 5, v0
	s_xor_b32 s4, exec_lo, s4
	s_cbranch_execz .LBB6_10
	.loc	0 0 11 is_stmt 0
	s_mov_b32 s5, exec_lo
	v_cmpx_lt_i32_e32 6, v0
	s_xor_b32 s5, exec_lo, s5
	s_cbranch_execz .LBB6_5
	s_mov_b32 s6, exec_lo
	v_cmpx_eq_u32_e32 7, v0
	s_cbranch_execz .LBB6_4
	.loc	0 88 3 is_stmt 1
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v0, v1, s[2:3]
.LBB6_4:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
.LBB6_5:
	s_andn2_saveexec_b32 s5, s5
	s_cbranch_execz .LBB6_9
	v_mov_b32_e32 v1, 0
	s_mov_b32 s6, 0
.LBB6_7:
	.loc	0 90 10 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v2, v1, v1, s[2:3] glc
	.loc	0 90 32 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	.loc	0 90 3
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB6_7
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 92 3 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 1
	.loc	0 92 10 is_stmt 0
	global_store_dword v0, v1, s[0:1]
.LBB6_9:
	.loc	0 0 10
	s_or_b32 exec_lo, exec_lo, s5
.LBB6_10:
	s_andn2_saveexec_b32 s4, s4
	s_cbranch_execz .LBB6_15
	s_mov_b32 s4, exec_lo
	v_cmpx_eq_u32_e32 5, v0
	s_cbranch_execz .LBB6_15
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b32 s4, 0
.LBB6_13:
	.loc	0 94 10 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v3, v1, v2, s[2:3] glc
	.loc	0 94 32 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	.loc	0 94 3
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB6_13
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 96 3 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 1
	.loc	0 96 10 is_stmt 0
	global_store_dword v0, v1, s[0:1]
.LBB6_15:
	.loc	0 98 1 is_stmt 1
	s_endpgm
.Ltmp6:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel exchange_frees_behind
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 7
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 0
		.amdhsa_shared_vgpr_count 0
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end6:
	.size	exchange_frees_behind, .Lfunc_end6-exchange_frees_behind

	.protected	counter_of_all
	.globl	counter_of_all
	.p2align	8
	.type	counter_of_all,@function
counter_of_all:
.Lfunc_begin7:
	.loc	0 103 11 prologue_end
	s_load_dword s6, s[4:5], 0x18
	s_mov_b32 s7, 0
	.loc	0 105 21
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s6, 0
	.loc	0 105 2 is_stmt 0
	s_cbranch_scc1 .LBB7_7
	.loc	0 103 11 is_stmt 1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v1, 1
	s_branch .LBB7_3
	.p2align	6
.LBB7_2:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 105 28 is_stmt 1
	s_add_i32 s7, s7, 2
	.loc	0 105 21 is_stmt 0
	s_cmp_ge_u32 s7, s6
	.loc	0 105 2
	s_cbranch_scc1 .LBB7_7
.LBB7_3:
	.loc	0 106 7 is_stmt 1
	s_mov_b32 s4, exec_lo
	.loc	0 106 9 is_stmt 0
	v_cmpx_eq_u32_e64 s7, v0
	.loc	0 106 7
	s_cbranch_execz .LBB7_2
	.loc	0 0 7
	s_mov_b32 s5, 0
.LBB7_5:
	.loc	0 107 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v3, v2, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	.loc	0 107 4 is_stmt 0
	s_or_b32 s5, vcc_lo, s5
	s_andn2_b32 exec_lo, exec_lo, s5
	s_cbranch_execnz .LBB7_5
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 109 12 is_stmt 1
	global_load_dword v3, v2, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v3, v3, v0
	global_store_dword v2, v3, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 110 4
	buffer_gl0_inv
	.loc	0 111 4
	global_atomic_swap v2, v2, s[0:1]
	s_branch .LBB7_2
.LBB7_7:
	.loc	0 113 1
	s_endpgm
.Ltmp7:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel counter_of_all
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 8
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 0
		.amdhsa_shared_vgpr_count 0
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end7:
	.size	counter_of_all, .Lfunc_end7-counter_of_all

	.protected	counter_of_each
	.globl	counter_of_each
	.p2align	8
	.type	counter_of_each,@function
counter_of_each:
.Lfunc_begin8:
	.loc	0 117 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 119 18
	v_and_b32_e32 v3, 32, v0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v1, 1
	s_inst_prefetch 0x1
	s_branch .LBB8_2
	.p2align	6
.LBB8_1:
	.loc	0 0 18 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 119 34
	v_add_nc_u32_e32 v4, 1, v3
	.loc	0 119 27
	v_cmp_lt_u32_e32 vcc_lo, 62, v3
	v_mov_b32_e32 v3, v4
	.loc	0 119 2
	s_cbranch_vccnz .LBB8_6
.LBB8_2:
	.loc	0 120 7 is_stmt 1
	s_mov_b32 s4, exec_lo
	.loc	0 120 9 is_stmt 0
	v_cmpx_eq_u32_e64 v3, v0
	.loc	0 120 7
	s_cbranch_execz .LBB8_1
	.loc	0 0 7
	s_mov_b32 s5, 0
.LBB8_4:
	.loc	0 121 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v4, v2, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	.loc	0 121 4 is_stmt 0
	s_or_b32 s5, vcc_lo, s5
	s_andn2_b32 exec_lo, exec_lo, s5
	s_cbranch_execnz .LBB8_4
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 123 12 is_stmt 1
	global_load_dword v4, v2, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v4, v4, v0
	global_store_dword v2, v4, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 124 4
	buffer_gl0_inv
	.loc	0 125 4
	global_atomic_swap v2, v2, s[0:1]
	s_branch .LBB8_1
.LBB8_6:
	.loc	0 0 4 is_stmt 0
	s_inst_prefetch 0x2
	.loc	0 127 1 is_stmt 1
	s_endpgm
.Ltmp8:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel counter_of_each
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 6
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 0
		.amdhsa_shared_vgpr_count 0
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end8:
	.size	counter_of_each, .Lfunc_end8-counter_of_each

	.protected	counter_crossed
	.globl	counter_crossed
	.p2align	8
	.type	counter_crossed,@function
counter_crossed:
.Lfunc_begin9:
	.loc	0 131 11 prologue_end
	s_load_dword s6, s[4:5], 0x18
	s_mov_b32 s7, 0
	.loc	0 133 21
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s6, 0
	.loc	0 133 2 is_stmt 0
	s_cbranch_scc1 .LBB9_7
	.loc	0 131 11 is_stmt 1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_and_b32_e32 v3, 32, v0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v1, 1
	s_inst_prefetch 0x1
	s_branch .LBB9_3
	.p2align	6
.LBB9_2:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 133 27 is_stmt 1
	s_add_i32 s7, s7, 1
	.loc	0 133 21 is_stmt 0
	s_cmp_eq_u32 s7, s6
	.loc	0 133 2
	s_cbranch_scc1 .LBB9_7
.LBB9_3:
	.loc	0 134 10 is_stmt 1
	v_xor_b32_e32 v4, s7, v3
	.loc	0 134 7 is_stmt 0
	s_mov_b32 s4, exec_lo
	.loc	0 134 23
	v_cmpx_eq_u32_e64 v4, v0
	.loc	0 134 7
	s_cbranch_execz .LBB9_2
	.loc	0 0 7
	s_mov_b32 s5, 0
.LBB9_5:
	.loc	0 135 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v4, v2, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	.loc	0 135 4 is_stmt 0
	s_or_b32 s5, vcc_lo, s5
	s_andn2_b32 exec_lo, exec_lo, s5
	s_cbranch_execnz .LBB9_5
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 137 12 is_stmt 1
	global_load_dword v4, v2, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v4, v4, v0
	global_store_dword v2, v4, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 138 4
	buffer_gl0_inv
	.loc	0 139 4
	global_atomic_swap v2, v2, s[0:1]
	s_branch .LBB9_2
.LBB9_7:
	.loc	0 0 4 is_stmt 0
	s_inst_prefetch 0x2
	.loc	0 141 1 is_stmt 1
	s_endpgm
.Ltmp9:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel counter_crossed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 8
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 0
		.amdhsa_shared_vgpr_count 0
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end9:
	.size	counter_crossed, .Lfunc_end9-counter_crossed

	.protected	one_takes_both
	.globl	one_takes_both
	.p2align	8
	.type	one_takes_both,@function
one_takes_both:
.Lfunc_begin10:
	.loc	0 146 11 prologue_end
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0x20
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	v_mad_u64_u32 v[0:1], null, s8, s0, v[0:1]
	s_sub_i32 s0, 0, s1
	s_mov_b32 s8, 0
	v_cmp_eq_u32_e32 vcc_lo, s0, v0
	.loc	0 149 7
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB10_6
	.loc	0 146 11
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_load_dwordx2 s[4:5], s[6:7], 0x10
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
.LBB10_2:
	.loc	0 150 11
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	.loc	0 150 4 is_stmt 0
	s_or_b32 s8, vcc_lo, s8
	s_andn2_b32 exec_lo, exec_lo, s8
	s_cbranch_execnz .LBB10_2
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 146 11 is_stmt 1
	v_mov_b32_e32 v1, 0
	s_mov_b32 s6, 0
	.loc	0 152 13
	global_load_dword v0, v1, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 152 21 is_stmt 0
	v_add_nc_u32_e32 v0, 1, v0
	.loc	0 152 11
	global_store_dword v1, v0, s[4:5]
	.loc	0 153 4 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 154 4
	global_atomic_swap v1, v1, s[0:1]
	v_mov_b32_e32 v0, 1
.LBB10_4:
	.loc	0 150 11
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] offset:4 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	.loc	0 150 4 is_stmt 0
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB10_4
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 152 13 is_stmt 1
	v_mov_b32_e32 v0, 0
	global_load_dword v1, v0, s[2:3] offset:4 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 152 21 is_stmt 0
	v_add_nc_u32_e32 v1, 1, v1
	.loc	0 152 11
	global_store_dword v0, v1, s[4:5] offset:4
	.loc	0 153 4 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 154 4
	global_atomic_swap v0, v0, s[0:1] offset:4
.LBB10_6:
	.loc	0 156 1
	s_endpgm
.Ltmp10:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel one_takes_both
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 9
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 0
		.amdhsa_shared_vgpr_count 0
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end10:
	.size	one_takes_both, .Lfunc_end10-one_takes_both

	.protected	another_takes_it
	.globl	another_takes_it
	.p2align	8
	.type	another_takes_it,@function
another_takes_it:
.Lfunc_begin11:
	.loc	0 160 11 prologue_end
	s_load_dword s9, s[4:5], 0x4
	s_clause 0x1
	s_load_dwordx2 s[4:5], s[6:7], 0x20
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s9, 0xffff
	v_mad_u64_u32 v[0:1], null, s8, s9, v[0:1]
	s_mov_b32 s8, 0
	v_add_co_u32 v0, s4, s4, v0
	v_add_co_ci_u32_e64 v1, null, s5, 0, s4
	s_mov_b32 s4, exec_lo
	v_cmpx_lt_i32_e32 0, v0
	s_xor_b32 s4, exec_lo, s4
	.loc	0 0 11 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, 1, v0
	s_and_b32 s8, vcc_lo, exec_lo
	s_or_saveexec_b32 s9, s4
	s_load_dwordx2 s[4:5], s[6:7], 0x10
	s_xor_b32 exec_lo, exec_lo, s9
	s_cbranch_execz .LBB11_8
	s_mov_b32 s7, 0
	s_mov_b32 s10, s8
	s_mov_b32 s6, exec_lo
	v_cmpx_eq_u32_e32 0, v0
	s_cbranch_execz .LBB11_7
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
.LBB11_5:
	.loc	0 164 11 is_stmt 1
	global_atomic_cmpswap v4, v3, v[2:3], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	.loc	0 164 4 is_stmt 0
	s_or_b32 s7, vcc_lo, s7
	s_andn2_b32 exec_lo, exec_lo, s7
	s_cbranch_execnz .LBB11_5
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 163 9 is_stmt 1
	v_cmp_eq_u32_e32 vcc_lo, 1, v0
	s_andn2_b32 s7, s8, exec_lo
	s_and_b32 s10, vcc_lo, exec_lo
	s_or_b32 s10, s7, s10
.LBB11_7:
	.loc	0 0 9 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	s_andn2_b32 s6, s8, exec_lo
	s_and_b32 s7, s10, exec_lo
	s_or_b32 s8, s6, s7
.LBB11_8:
	s_or_b32 exec_lo, exec_lo, s9
	s_and_saveexec_b32 s6, s8
	s_cbranch_execz .LBB11_11
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	s_mov_b32 s7, 0
.LBB11_10:
	.loc	0 164 11 is_stmt 1
	global_atomic_cmpswap v4, v3, v[2:3], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	.loc	0 164 4 is_stmt 0
	s_or_b32 s7, vcc_lo, s7
	s_andn2_b32 exec_lo, exec_lo, s7
	s_cbranch_execnz .LBB11_10
.LBB11_11:
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 166 11 is_stmt 1
	v_lshlrev_b64 v[1:2], 2, v[0:1]
	v_and_b32_e32 v4, 3, v2
	v_add_co_u32 v2, vcc_lo, s2, v1
	.loc	0 168 6
	s_mov_b32 s2, exec_lo
	.loc	0 166 11
	v_add_co_ci_u32_e32 v3, vcc_lo, s3, v4, vcc_lo
	.loc	0 166 2 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, vcc_lo, s4, v1
	.loc	0 166 11
	global_load_dword v3, v[2:3], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 166 2
	v_add_co_ci_u32_e32 v2, vcc_lo, s5, v4, vcc_lo
	.loc	0 166 19
	v_add_nc_u32_e32 v3, 1, v3
	.loc	0 166 9
	global_store_dword v[1:2], v3, off
	.loc	0 167 2 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 168 8
	v_cmpx_gt_u32_e32 2, v0
	.loc	0 168 6 is_stmt 0
	s_cbranch_execz .LBB11_13
	.loc	0 169 3 is_stmt 1
	v_mov_b32_e32 v0, 0
	global_atomic_swap v0, v0, s[0:1]
.LBB11_13:
	.loc	0 170 1
	s_endpgm
.Ltmp11:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel another_takes_it
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 11
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 0
		.amdhsa_shared_vgpr_count 0
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end11:
	.size	another_takes_it, .Lfunc_end11-another_takes_it

	.protected	written_beyond
	.globl	written_beyond
	.p2align	8
	.type	written_beyond,@function
written_beyond:
.Lfunc_begin12:
	.loc	0 175 11 prologue_end
	s_clause 0x1
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 177 23
	v_xor_b32_e32 v1, 63, v0
	v_mov_b32_e32 v2, 1
	.loc	0 177 15 is_stmt 0
	v_lshlrev_b32_e32 v1, 2, v1
	.loc	0 177 2
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v1, v2, s[2:3]
	v_lshlrev_b32_e32 v1, 2, v0
	v_add_co_u32 v1, s2, s2, v1
	v_add_co_ci_u32_e64 v2, null, s3, 0, s2
	.loc	0 175 11 is_stmt 1
	s_mov_b32 s2, 0
.LBB12_1:
	.loc	0 178 9
	global_load_dword v3, v[1:2], off glc dlc
	.loc	0 178 33 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v3
	.loc	0 178 2
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB12_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 180 15 is_stmt 1
	v_lshlrev_b32_e32 v3, 3, v0
	v_add_co_u32 v1, vcc_lo, v1, v3
	v_add_co_ci_u32_e32 v2, vcc_lo, 0, v2, vcc_lo
	.loc	0 180 2 is_stmt 0
	global_atomic_swap v[1:2], v0, off offset:256
	.loc	0 181 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 1
	.loc	0 181 9 is_stmt 0
	global_store_dword v0, v1, s[0:1]
	.loc	0 182 1 is_stmt 1
	s_endpgm
.Ltmp12:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel written_beyond
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 6
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 0
		.amdhsa_shared_vgpr_count 0
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end12:
	.size	written_beyond, .Lfunc_end12-written_beyond

	.protected	written_within
	.globl	written_within
	.p2align	8
	.type	written_within,@function
written_within:
.Lfunc_begin13:
	.loc	0 186 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_lshlrev_b32_e32 v3, 2, v0
	.loc	0 188 6
	s_mov_b32 s2, exec_lo
	.loc	0 188 8 is_stmt 0
	v_cmpx_gt_u32_e32 32, v0
	.loc	0 188 6
	s_cbranch_execz .LBB13_2
	.loc	0 0 6
	v_mov_b32_e32 v1, 1
	.loc	0 189 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v3, v1, s[0:1]
.LBB13_2:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s2, s0, v3
	v_add_co_ci_u32_e64 v2, null, s1, 0, s2
	s_mov_b32 s2, 0
.LBB13_3:
	.loc	0 190 9 is_stmt 1
	global_load_dword v4, v[1:2], off glc dlc
	.loc	0 190 33 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v4
	.loc	0 190 2
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB13_3
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 192 28 is_stmt 1
	v_and_b32_e32 v1, 31, v0
	.loc	0 192 39 is_stmt 0
	v_add_nc_u32_e32 v0, 1, v0
	.loc	0 192 15
	v_lshlrev_b32_e32 v1, 2, v1
	.loc	0 192 2
	global_atomic_swap v1, v0, s[0:1] offset:128
	.loc	0 186 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	v_mov_b32_e32 v0, 1
	.loc	0 193 9
	s_waitcnt lgkmcnt(0)
	global_store_dword v3, v0, s[0:1]
	.loc	0 194 1
	s_endpgm
.Ltmp13:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel written_within
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 6
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 0
		.amdhsa_shared_vgpr_count 0
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end13:
	.size	written_within, .Lfunc_end13-written_within

	.protected	link_apart
	.globl	link_apart
	.p2align	8
	.type	link_apart,@function
link_apart:
.Lfunc_begin14:
	.loc	0 199 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_lshlrev_b32_e32 v2, 2, v0
	v_mov_b32_e32 v5, 0
	v_add_nc_u32_e32 v1, 1, v0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v3, s2, s2, v2
	v_add_co_ci_u32_e64 v4, null, s3, 0, s2
	s_mov_b32 s2, 0
.LBB14_1:
	.loc	0 202 10
	global_load_dword v2, v5, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 203 11
	global_store_dword v[3:4], v2, off offset:4
	s_waitcnt_vscnt null, 0x0
	.loc	0 204 3
	buffer_gl0_inv
	.loc	0 205 11
	global_atomic_cmpswap v6, v5, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v6, v2
	.loc	0 205 2 is_stmt 0
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB14_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 206 11 is_stmt 1
	v_mov_b32_e32 v1, 0
	.loc	0 206 2 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 206 11
	global_atomic_swap v1, v1, v1, s[0:1] glc
	.loc	0 206 9
	s_waitcnt vmcnt(0)
	global_store_dword v0, v1, s[4:5] offset:4
	.loc	0 207 1 is_stmt 1
	s_endpgm
.Ltmp14:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel link_apart
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 6
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 0
		.amdhsa_shared_vgpr_count 0
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end14:
	.size	link_apart, .Lfunc_end14-link_apart

	.protected	link_held
	.globl	link_held
	.p2align	8
	.type	link_held,@function
link_held:
.Lfunc_begin15:
	.loc	0 211 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v4, 0
	v_add_nc_u32_e32 v3, 1, v0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s2, s2, v1
	v_add_co_ci_u32_e64 v2, null, s3, 0, s2
	s_mov_b32 s2, 0
.LBB15_1:
	.loc	0 214 10
	global_load_dword v5, v4, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 217 16
	v_cmp_ne_u32_e32 vcc_lo, 0, v5
	.loc	0 215 11
	global_store_dword v[1:2], v5, off offset:4
	s_waitcnt_vscnt null, 0x0
	.loc	0 216 3
	buffer_gl0_inv
	.loc	0 217 22
	s_cbranch_vccnz .LBB15_1
	.loc	0 217 25 is_stmt 0
	global_atomic_cmpswap v5, v4, v[3:4], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v5
	.loc	0 217 2
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB15_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 218 11 is_stmt 1
	global_load_dword v1, v[1:2], off offset:4 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 218 2 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 220 2 is_stmt 1
	v_mov_b32_e32 v2, 0
	.loc	0 218 9
	global_store_dword v0, v1, s[4:5] offset:4
	.loc	0 219 2
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 220 2
	global_atomic_swap v2, v2, s[0:1]
	.loc	0 221 1
	s_endpgm
.Ltmp15:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel link_held
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 6
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 0
		.amdhsa_shared_vgpr_count 0
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end15:
	.size	link_held, .Lfunc_end15-link_held

	.p2alignl 6, 3214868480
	.fill 48, 4, 3214868480
	.hidden	__oclc_ABI_version
	.type	__oclc_ABI_version,@object
	.section	.rodata,"a",@progbits
	.weak	__oclc_ABI_version
	.p2align	2, 0x0
__oclc_ABI_version:
	.long	400
	.size	__oclc_ABI_version, 4

	.section	".note.GNU-stack","",@progbits
	.addrsig
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           told_then_read
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         told_then_read.kd
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           told_then_marked
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         told_then_marked.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           told_then_swapped
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         told_then_swapped.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           exchange_in_turn
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         exchange_in_turn.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           exchange_given_late
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         exchange_given_late.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           exchange_frees_first
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         exchange_frees_first.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           exchange_frees_behind
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         exchange_frees_behind.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 64
    .name:           counter_of_all
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         counter_of_all.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 64
    .name:           counter_of_each
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         counter_of_each.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 64
    .name:           counter_crossed
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         counter_crossed.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         40
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         48
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         56
        .size:           8
        .value_kind:     hidden_none
      - .offset:         64
        .size:           8
        .value_kind:     hidden_none
      - .offset:         72
        .size:           8
        .value_kind:     hidden_none
      - .offset:         80
        .size:           8
        .value_kind:     hidden_none
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           one_takes_both
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         one_takes_both.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         40
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         48
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         56
        .size:           8
        .value_kind:     hidden_none
      - .offset:         64
        .size:           8
        .value_kind:     hidden_none
      - .offset:         72
        .size:           8
        .value_kind:     hidden_none
      - .offset:         80
        .size:           8
        .value_kind:     hidden_none
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           another_takes_it
    .private_segment_fixed_size: 0
    .sgpr_count:     13
    .sgpr_spill_count: 0
    .symbol:         another_takes_it.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 64
    .name:           written_beyond
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         written_beyond.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 64
    .name:           written_within
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         written_within.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           link_apart
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         link_apart.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           link_held
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         link_held.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 32
amdhsa.target:   amdgcn-amd-amdhsa--gfx1030
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata

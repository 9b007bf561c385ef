	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.amdhsa_code_object_version 4
	.protected	clh_lock
	.globl	clh_lock
	.p2align	8
	.type	clh_lock,@function
clh_lock:
.Lfunc_begin0:
	.file	0 "." "cl/sync.cl" md5 0x79e74af8c14ce9ec583f24ba4bd48954
	.loc	0 9 12 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 1
	.loc	0 11 15
	v_lshlrev_b32_e32 v4, 2, v0
	.loc	0 9 12
	v_mov_b32_e32 v3, 0
	v_add_nc_u32_e32 v0, 1, v0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	s_mov_b32 s7, 0
	.loc	0 11 2
	s_waitcnt lgkmcnt(0)
	s_clause 0x1
	global_atomic_swap v4, v1, s[0:1] offset:260
	global_atomic_swap v2, v3, v0, s[0:1] glc
	.loc	0 11 15 is_stmt 0
	v_add_co_u32 v0, s6, s0, v4
	v_add_co_ci_u32_e64 v1, null, s1, 0, s6
	.loc	0 13 16 is_stmt 1
	s_mov_b32 s6, exec_lo
	.loc	0 13 9 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v2
	.loc	0 13 16
	s_cbranch_execz .LBB0_3
	.loc	0 0 16
	v_add_nc_u32_e32 v2, 64, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_co_u32 v2, vcc_lo, s0, v2
	v_add_co_ci_u32_e32 v3, vcc_lo, s1, v3, vcc_lo
.LBB0_2:
	.loc	0 13 19
	global_load_dword v5, v[2:3], off glc dlc
	.loc	0 13 16
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v5
	.loc	0 13 2
	s_or_b32 s7, vcc_lo, s7
	s_andn2_b32 exec_lo, exec_lo, s7
	s_cbranch_execnz .LBB0_2
.LBB0_3:
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 9 12 is_stmt 1
	v_mov_b32_e32 v2, 0
	.loc	0 15 12
	global_load_dword v3, v4, s[2:3] offset:4 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 15 9 is_stmt 0
	global_load_dword v4, v2, s[4:5] offset:4
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v3, v4, v3
	global_store_dword v2, v3, s[4:5] offset:4
	.loc	0 16 2 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 17 2
	global_atomic_swap v[0:1], v2, off offset:260
	.loc	0 18 1
	s_endpgm
.Ltmp0:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel clh_lock
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
.Lfunc_end0:
	.size	clh_lock, .Lfunc_end0-clh_lock

	.protected	list_hand_over_hand
	.globl	list_hand_over_hand
	.p2align	8
	.type	list_hand_over_hand,@function
list_hand_over_hand:
.Lfunc_begin1:
	.loc	0 23 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 23 42 is_stmt 0
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 23 11
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 1
	.loc	0 23 42
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	s_mov_b32 s2, 0
.LBB1_1:
	.loc	0 25 9 is_stmt 1
	global_atomic_swap v4, v2, v3, s[0:1] glc
	.loc	0 25 2 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB1_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 23 11 is_stmt 1
	v_mov_b32_e32 v5, 0
	.loc	0 23 50 is_stmt 0
	v_mul_lo_u32 v1, v1, 7
	s_mov_b32 s3, 0
	.loc	0 27 15 is_stmt 1
	global_load_dword v2, v5, s[4:5]
	.loc	0 23 54
	v_mul_hi_u32 v3, 0x4ec4ec4f, v1
	v_lshrrev_b32_e32 v3, 2, v3
	v_mul_lo_u32 v3, v3, 13
	v_sub_nc_u32_e32 v6, v1, v3
	.loc	0 27 24
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	.loc	0 27 15 is_stmt 0
	v_readfirstlane_b32 s8, v2
	.loc	0 27 29
	s_cbranch_vccnz .LBB1_11
	.loc	0 27 41
	s_add_i32 s2, s8, 0x400
	v_mov_b32_e32 v3, 0
	.loc	0 27 32
	s_lshl_b64 s[2:3], s[2:3], 2
	v_mov_b32_e32 v9, s8
	s_add_u32 s2, s4, s2
	s_addc_u32 s3, s5, s3
	v_mov_b32_e32 v4, 0
	global_load_dword v1, v5, s[2:3]
	.loc	0 27 47
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc_lo, v1, v6
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v2, s5
	.loc	0 27 2
	s_and_saveexec_b32 s12, vcc_lo
	s_cbranch_execz .LBB1_13
	.loc	0 0 2
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 1
	s_mov_b64 s[6:7], 0
	s_mov_b32 s3, 0
	s_mov_b32 s13, 0
	s_inst_prefetch 0x1
	s_branch .LBB1_7
	.p2align	6
.LBB1_5:
	s_mov_b32 s9, -1
	s_mov_b32 s8, 0
.LBB1_6:
	.loc	0 27 15
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v4, s3
	v_mov_b32_e32 v9, s8
	v_mov_b32_e32 v2, s7
	v_mov_b32_e32 v3, s2
	.loc	0 27 29
	s_and_b32 s9, exec_lo, s9
	s_mov_b64 s[6:7], s[2:3]
	s_or_b32 s13, s9, s13
	s_andn2_b32 exec_lo, exec_lo, s13
	s_cbranch_execz .LBB1_12
.LBB1_7:
	.loc	0 0 29
	s_mov_b32 s2, s8
	s_mov_b32 s14, s3
	s_lshl_b64 s[8:9], s[2:3], 2
	s_add_u32 s10, s0, s8
	s_addc_u32 s11, s1, s9
.LBB1_8:
	.loc	0 28 10 is_stmt 1
	global_atomic_swap v1, v7, v8, s[10:11] glc
	.loc	0 28 3 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_or_b32 s14, vcc_lo, s14
	s_andn2_b32 exec_lo, exec_lo, s14
	s_cbranch_execnz .LBB1_8
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s14
	.loc	0 30 16 is_stmt 1
	s_lshl_b64 s[6:7], s[6:7], 2
	s_add_u32 s10, s0, s6
	s_addc_u32 s11, s1, s7
	.loc	0 27 15
	s_add_u32 s6, s4, s8
	s_addc_u32 s7, s5, s9
	.loc	0 30 3
	s_clause 0x1
	global_atomic_swap v7, v7, s[10:11]
	global_load_dword v1, v7, s[6:7]
	.loc	0 27 24
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v1
	.loc	0 27 15 is_stmt 0
	v_readfirstlane_b32 s8, v1
	.loc	0 27 29
	s_cbranch_vccz .LBB1_5
	.loc	0 27 41
	s_add_i32 s10, s8, 0x400
	.loc	0 27 32
	s_mov_b32 s11, s3
	s_lshl_b64 s[10:11], s[10:11], 2
	s_add_u32 s10, s4, s10
	s_addc_u32 s11, s5, s11
	global_load_dword v1, v7, s[10:11]
	.loc	0 27 47
	s_waitcnt vmcnt(0)
	v_cmp_ge_u32_e32 vcc_lo, v1, v6
	s_orn2_b32 s9, vcc_lo, exec_lo
	.loc	0 27 2
	s_branch .LBB1_6
.LBB1_11:
	.loc	0 27 0
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, s5
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v9, 0
	.loc	0 27 29
	s_branch .LBB1_14
.LBB1_12:
	.loc	0 0 29
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s13
.LBB1_13:
	s_or_b32 exec_lo, exec_lo, s12
.LBB1_14:
	.loc	0 33 2 is_stmt 1
	v_lshlrev_b32_e32 v10, 2, v0
	.loc	0 37 15
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	.loc	0 34 8
	v_add_nc_u32_e32 v0, 1, v0
	.loc	0 33 2
	v_add_co_u32 v7, s2, s4, v10
	v_add_co_ci_u32_e64 v8, null, s5, 0, s2
	.loc	0 33 20 is_stmt 0
	v_add_co_u32 v7, vcc_lo, 0x1000, v7
	v_add_co_ci_u32_e32 v8, vcc_lo, 0, v8, vcc_lo
	.loc	0 37 15 is_stmt 1
	v_add_co_u32 v3, vcc_lo, s0, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s1, v4, vcc_lo
	.loc	0 33 20
	global_store_dword v[7:8], v6, off offset:4
	.loc	0 34 13
	global_store_dword v10, v9, s[4:5] offset:4
	.loc	0 35 10
	global_store_dword v[1:2], v0, off
	.loc	0 36 2
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 37 2
	global_atomic_swap v[3:4], v5, off
	.loc	0 38 1
	s_endpgm
.Ltmp1:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel list_hand_over_hand
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
		.amdhsa_next_free_vgpr 11
		.amdhsa_next_free_sgpr 15
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
	.size	list_hand_over_hand, .Lfunc_end1-list_hand_over_hand

	.protected	bank_ordered
	.globl	bank_ordered
	.p2align	8
	.type	bank_ordered,@function
bank_ordered:
.Lfunc_begin2:
	.loc	0 43 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 43 32 is_stmt 0
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v6, 1
	v_mov_b32_e32 v7, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v4, v1, s[10:11] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 43 51
	global_load_dword v1, v1, s[10:11] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 43 63
	v_mad_u64_u32 v[2:3], null, v1, 5, 3
	.loc	0 43 40
	v_mul_hi_u32 v1, 0xba2e8ba3, v4
	.loc	0 43 68
	v_mul_hi_u32 v3, 0xba2e8ba3, v2
	.loc	0 43 40
	v_lshrrev_b32_e32 v1, 3, v1
	v_mul_lo_u32 v1, v1, 11
	.loc	0 43 68
	v_lshrrev_b32_e32 v3, 3, v3
	v_mul_lo_u32 v3, v3, 11
	.loc	0 43 40
	v_sub_nc_u32_e32 v1, v4, v1
	.loc	0 43 68
	v_sub_nc_u32_e32 v5, v2, v3
	.loc	0 43 79
	v_min_u32_e32 v2, v5, v1
	v_lshlrev_b32_e32 v2, 2, v2
	v_add_co_u32 v3, s0, s8, v2
	v_add_co_ci_u32_e64 v4, null, s9, 0, s0
	s_mov_b32 s0, 0
.LBB2_1:
	.loc	0 45 9 is_stmt 1
	global_atomic_cmpswap v2, v[3:4], v[6:7], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	.loc	0 45 2 is_stmt 0
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB2_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 43 95 is_stmt 1
	v_max_u32_e32 v7, v1, v5
	.loc	0 47 9
	v_cmp_ne_u32_e32 vcc_lo, v5, v1
	.loc	0 47 6 is_stmt 0
	s_and_saveexec_b32 s1, vcc_lo
	s_cbranch_execz .LBB2_5
	.loc	0 0 6
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 1
	s_mov_b32 s4, 0
	v_lshlrev_b64 v[11:12], 2, v[7:8]
	v_mov_b32_e32 v10, v8
	v_add_co_u32 v11, s0, s8, v11
	v_add_co_ci_u32_e64 v12, s0, s9, v12, s0
.LBB2_4:
	.loc	0 48 10 is_stmt 1
	global_atomic_cmpswap v2, v[11:12], v[9:10], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s0, 0, v2
	.loc	0 48 3 is_stmt 0
	s_or_b32 s4, s0, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB2_4
.LBB2_5:
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 50 2 is_stmt 1
	v_mov_b32_e32 v2, 0
	v_lshlrev_b64 v[8:9], 2, v[1:2]
	.loc	0 51 2
	v_mov_b32_e32 v6, v2
	v_lshlrev_b64 v[5:6], 2, v[5:6]
	.loc	0 50 2
	v_add_co_u32 v8, s0, s2, v8
	v_add_co_ci_u32_e64 v9, s0, s3, v9, s0
	.loc	0 51 2
	v_add_co_u32 v5, s0, s2, v5
	.loc	0 50 9
	global_load_dword v1, v[8:9], off
	.loc	0 51 2
	v_add_co_ci_u32_e64 v6, s0, s3, v6, s0
	.loc	0 50 9
	s_waitcnt vmcnt(0)
	v_sub_nc_u32_e32 v1, v1, v0
	global_store_dword v[8:9], v1, off
	.loc	0 51 9
	global_load_dword v1, v[5:6], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v0, v1, v0
	global_store_dword v[5:6], v0, off
	.loc	0 52 2
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 53 6
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB2_7
	.loc	0 0 6 is_stmt 0
	v_mov_b32_e32 v8, v2
	v_lshlrev_b64 v[0:1], 2, v[7:8]
	v_add_co_u32 v0, vcc_lo, s8, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s9, v1, vcc_lo
	.loc	0 54 3 is_stmt 1
	global_atomic_swap v[0:1], v2, off
.LBB2_7:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 55 2 is_stmt 1
	global_atomic_swap v[3:4], v2, off
	.loc	0 56 1
	s_endpgm
.Ltmp2:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel bank_ordered
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
		.amdhsa_next_free_vgpr 13
		.amdhsa_next_free_sgpr 12
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
	.size	bank_ordered, .Lfunc_end2-bank_ordered

	.protected	bank_try_both
	.globl	bank_try_both
	.p2align	8
	.type	bank_try_both,@function
bank_try_both:
.Lfunc_begin3:
	.loc	0 61 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 61 32 is_stmt 0
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 61 11
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 61 32
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v1, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 61 51
	global_load_dword v1, v1, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 61 63
	v_mad_u64_u32 v[1:2], null, v1, 5, 3
	.loc	0 61 40
	v_mul_hi_u32 v2, 0xba2e8ba3, v3
	.loc	0 61 68
	v_mul_hi_u32 v4, 0xba2e8ba3, v1
	.loc	0 61 40
	v_lshrrev_b32_e32 v2, 3, v2
	v_mul_lo_u32 v2, v2, 11
	.loc	0 61 68
	v_lshrrev_b32_e32 v4, 3, v4
	v_mul_lo_u32 v4, v4, 11
	.loc	0 61 40
	v_sub_nc_u32_e32 v5, v3, v2
	v_mov_b32_e32 v2, 0
	v_lshlrev_b32_e32 v3, 2, v5
	.loc	0 61 68
	v_sub_nc_u32_e32 v1, v1, v4
	v_add_co_u32 v3, s2, s4, v3
	.loc	0 61 79
	v_min_u32_e32 v6, v1, v5
	.loc	0 61 95
	v_max_u32_e32 v7, v5, v1
	v_cmp_ne_u32_e32 vcc_lo, v1, v5
	v_lshlrev_b32_e32 v1, 2, v1
	v_add_co_ci_u32_e64 v4, null, s5, 0, s2
	v_lshlrev_b32_e32 v6, 2, v6
	v_lshlrev_b32_e32 v7, 2, v7
	v_add_co_u32 v5, s2, s0, v6
	v_add_co_u32 v7, s0, s0, v7
	v_add_co_ci_u32_e64 v8, null, s1, 0, s0
	v_add_co_u32 v9, s0, s4, v1
	v_add_co_ci_u32_e64 v6, null, s1, 0, s2
	v_add_co_ci_u32_e64 v10, null, s5, 0, s0
	s_mov_b32 s1, 0
	s_branch .LBB3_3
.LBB3_1:
	.loc	0 0 95
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 74 4 is_stmt 1
	global_atomic_swap v[5:6], v2, off
.LBB3_2:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 64 2 is_stmt 1
	v_cmp_eq_u32_e64 s0, 0, v1
	s_or_b32 s1, s0, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execz .LBB3_10
.LBB3_3:
	.loc	0 65 7
	v_mov_b32_e32 v1, 1
	s_mov_b32 s2, exec_lo
	global_atomic_cmpswap v11, v[5:6], v[1:2], off glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v11
	s_cbranch_execz .LBB3_2
	.loc	0 66 17
	s_and_saveexec_b32 s0, vcc_lo
	s_xor_b32 s3, exec_lo, s0
	s_cbranch_execz .LBB3_8
	.loc	0 66 20 is_stmt 0
	v_mov_b32_e32 v1, 1
	.loc	0 66 8
	s_mov_b32 s4, exec_lo
	.loc	0 66 20
	global_atomic_cmpswap v11, v[7:8], v[1:2], off glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v11
	.loc	0 66 8
	s_cbranch_execz .LBB3_7
	.loc	0 67 12 is_stmt 1
	global_load_dword v1, v[3:4], off
	s_waitcnt vmcnt(0)
	v_sub_nc_u32_e32 v1, v1, v0
	global_store_dword v[3:4], v1, off
	.loc	0 68 12
	global_load_dword v1, v[9:10], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, v1, v0
	global_store_dword v[9:10], v1, off
	.loc	0 69 5
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 71 6
	global_atomic_swap v[7:8], v2, off
	v_mov_b32_e32 v1, 0
.LBB3_7:
	.loc	0 0 6 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
.LBB3_8:
	.loc	0 66 17 is_stmt 1
	s_andn2_saveexec_b32 s0, s3
	s_cbranch_execz .LBB3_1
	.loc	0 67 12
	global_load_dword v1, v[3:4], off
	s_waitcnt vmcnt(0)
	v_sub_nc_u32_e32 v1, v1, v0
	global_store_dword v[3:4], v1, off
	.loc	0 68 12
	global_load_dword v1, v[9:10], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v11, v1, v0
	.loc	0 0 0 is_stmt 0
	v_mov_b32_e32 v1, 0
	.loc	0 68 12
	global_store_dword v[9:10], v11, off
	.loc	0 69 5 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_branch .LBB3_1
.LBB3_10:
	.loc	0 77 1
	s_endpgm
.Ltmp3:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel bank_try_both
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
		.amdhsa_next_free_vgpr 12
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
.Lfunc_end3:
	.size	bank_try_both, .Lfunc_end3-bank_try_both

	.protected	octree_retry
	.globl	octree_retry
	.p2align	8
	.type	octree_retry,@function
octree_retry:
.Lfunc_begin4:
	.loc	0 82 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 82 55 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v10, 1
	v_mov_b32_e32 v2, 2
	v_mov_b32_e32 v11, 0
	s_mov_b32 s7, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v0, v0, s[10:11] glc dlc
	s_waitcnt vmcnt(0)
	s_add_u32 s2, s8, 0x3ffc
	s_addc_u32 s3, s9, 0
	.loc	0 84 2 is_stmt 1
	s_add_u32 s4, s8, 4
	s_addc_u32 s5, s9, 0
	s_add_u32 s6, s0, 4
	s_addc_u32 s8, s1, 0
	.loc	0 82 63
	v_mul_lo_u32 v9, 0x9e3779b1, v0
	s_branch .LBB4_3
.LBB4_1:
	.loc	0 0 63 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s9
.LBB4_2:
	s_or_b32 exec_lo, exec_lo, s10
	.loc	0 84 15 is_stmt 1
	v_cmp_lt_u32_e32 vcc_lo, 2, v11
	.loc	0 84 2 is_stmt 0
	s_or_b32 s7, vcc_lo, s7
	s_andn2_b32 exec_lo, exec_lo, s7
	s_cbranch_execz .LBB4_16
.LBB4_3:
	.loc	0 85 21 is_stmt 1
	v_lshlrev_b32_e32 v12, 3, v8
	.loc	0 85 36 is_stmt 0
	v_and_b32_e32 v13, 1, v9
	s_mov_b32 s9, 0
	s_mov_b32 s10, exec_lo
	v_or_b32_e32 v0, v13, v12
	.loc	0 85 46
	v_lshlrev_b64 v[6:7], 2, v[0:1]
	v_add_co_u32 v4, vcc_lo, s4, v6
	v_add_co_ci_u32_e32 v5, vcc_lo, s5, v7, vcc_lo
	global_load_dword v3, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	v_cmpx_lt_i32_e32 1, v3
	s_xor_b32 s10, exec_lo, s10
	.loc	0 0 46
	v_cmp_ne_u32_e32 vcc_lo, 2, v3
	s_and_b32 s9, vcc_lo, exec_lo
	s_andn2_saveexec_b32 s10, s10
	s_cbranch_execz .LBB4_13
	s_mov_b32 s11, exec_lo
	v_cmpx_eq_u32_e32 0, v3
	s_cbranch_execz .LBB4_12
	.loc	0 88 18 is_stmt 1
	v_mov_b32_e32 v3, 0
	.loc	0 88 8 is_stmt 0
	s_mov_b32 s12, exec_lo
	.loc	0 88 18
	global_atomic_cmpswap v0, v[4:5], v[2:3], off glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v0
	.loc	0 88 8
	s_cbranch_execz .LBB4_11
	.loc	0 89 18 is_stmt 1
	s_mov_b32 s14, exec_lo
	s_mov_b32 s13, exec_lo
	v_mbcnt_lo_u32_b32 v0, s14, 0
	v_cmpx_eq_u32_e32 0, v0
	s_cbranch_execz .LBB4_10
	s_bcnt1_i32_b32 s14, s14
	v_mov_b32_e32 v3, s14
	global_atomic_add v3, v1, v3, s[2:3] glc
.LBB4_10:
	.loc	0 0 18 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s13
	.loc	0 89 18
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s13, v3
	.loc	0 89 5
	v_add_co_u32 v6, vcc_lo, s6, v6
	v_add_co_ci_u32_e32 v7, vcc_lo, s8, v7, vcc_lo
	.loc	0 89 42
	v_add3_u32 v0, s13, v0, 1
	v_mov_b32_e32 v3, 1
	.loc	0 89 16
	global_store_dword v[6:7], v0, off
	.loc	0 90 5 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 91 5
	global_atomic_swap v[4:5], v10, off
.LBB4_11:
	.loc	0 0 5 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s12
.LBB4_12:
	s_or_b32 exec_lo, exec_lo, s11
	s_or_b32 s9, s9, exec_lo
.LBB4_13:
	s_or_b32 exec_lo, exec_lo, s10
	s_and_saveexec_b32 s10, s9
	s_cbranch_execz .LBB4_2
	.loc	0 94 8 is_stmt 1
	s_mov_b32 s9, exec_lo
	.loc	0 94 10 is_stmt 0
	v_cmpx_eq_u32_e32 1, v3
	.loc	0 94 8
	s_cbranch_execz .LBB4_1
	.loc	0 85 29 is_stmt 1
	v_add3_u32 v8, v13, v12, 1
	v_add_nc_u32_e32 v11, 1, v11
	v_lshrrev_b32_e32 v9, 3, v9
	s_branch .LBB4_1
.LBB4_16:
	.loc	0 0 29 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 101 23 is_stmt 1
	v_add_nc_u32_e32 v0, 0x800, v8
	.loc	0 101 14 is_stmt 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v0, vcc_lo, s0, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s1, v1, vcc_lo
	.loc	0 101 2
	global_atomic_add v[0:1], v2, off
	.loc	0 102 1 is_stmt 1
	s_endpgm
.Ltmp4:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel octree_retry
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
		.amdhsa_next_free_vgpr 14
		.amdhsa_next_free_sgpr 15
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
	.size	octree_retry, .Lfunc_end4-octree_retry

	.protected	bvh_up
	.globl	bvh_up
	.p2align	8
	.type	bvh_up,@function
bvh_up:
.Lfunc_begin5:
	.loc	0 107 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 109 15
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 107 11
	s_load_dword s0, s[4:5], 0x18
	.loc	0 109 15
	s_waitcnt lgkmcnt(0)
	global_load_dword v5, v1, s[10:11] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 109 2 is_stmt 0
	v_mov_b32_e32 v1, 0
	.loc	0 107 38 is_stmt 1
	v_add_nc_u32_e32 v2, s0, v0
	.loc	0 111 2
	s_mov_b32 s0, exec_lo
	.loc	0 109 2
	v_mov_b32_e32 v3, v1
	v_lshlrev_b64 v[3:4], 2, v[2:3]
	v_add_co_u32 v3, vcc_lo, s2, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s3, v4, vcc_lo
	.loc	0 109 13 is_stmt 0
	global_store_dword v[3:4], v5, off
	.loc	0 110 2 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 111 2
	v_cmpx_lt_u32_e32 1, v2
	s_cbranch_execz .LBB5_5
	.loc	0 0 2 is_stmt 0
	v_mov_b32_e32 v5, 1
	s_mov_b32 s1, 0
	s_inst_prefetch 0x1
	s_branch .LBB5_3
	.p2align	6
.LBB5_2:
	s_or_b32 exec_lo, exec_lo, s5
	v_mov_b32_e32 v2, v0
	.loc	0 112 7 is_stmt 1
	s_and_b32 s0, exec_lo, s4
	s_or_b32 s1, s0, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execz .LBB5_5
.LBB5_3:
	.loc	0 0 0 is_stmt 0
	v_lshrrev_b32_e32 v0, 1, v2
	s_or_b32 s4, s4, exec_lo
	.loc	0 112 7
	s_mov_b32 s5, exec_lo
	.loc	0 112 19
	v_lshlrev_b64 v[3:4], 2, v[0:1]
	v_add_co_u32 v6, vcc_lo, s8, v3
	v_add_co_ci_u32_e32 v7, vcc_lo, s9, v4, vcc_lo
	.loc	0 112 7
	global_atomic_add v6, v[6:7], v5, off glc
	.loc	0 112 31
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v6
	.loc	0 112 7
	s_cbranch_execz .LBB5_2
	.loc	0 114 25 is_stmt 1
	v_and_b32_e32 v6, -2, v2
	.loc	0 114 19 is_stmt 0
	v_mov_b32_e32 v7, v1
	.loc	0 114 47
	v_or_b32_e32 v8, 1, v2
	.loc	0 114 34
	v_mov_b32_e32 v9, v1
	.loc	0 114 19
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	.loc	0 114 34
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	.loc	0 114 19
	v_add_co_u32 v6, vcc_lo, s2, v6
	v_add_co_ci_u32_e32 v7, vcc_lo, s3, v7, vcc_lo
	.loc	0 114 34
	v_add_co_u32 v8, vcc_lo, s2, v8
	v_add_co_ci_u32_e32 v9, vcc_lo, s3, v9, vcc_lo
	.loc	0 114 19
	s_clause 0x1
	global_load_dword v6, v[6:7], off
	global_load_dword v7, v[8:9], off
	.loc	0 111 2 is_stmt 1
	v_cmp_gt_u32_e32 vcc_lo, 4, v2
	.loc	0 114 3
	v_add_co_u32 v2, s0, s2, v3
	v_add_co_ci_u32_e64 v3, s0, s3, v4, s0
	s_andn2_b32 s0, s4, exec_lo
	s_and_b32 s4, vcc_lo, exec_lo
	s_or_b32 s4, s0, s4
	.loc	0 114 15 is_stmt 0
	s_waitcnt vmcnt(0)
	v_max_u32_e32 v4, v6, v7
	.loc	0 114 13
	global_store_dword v[2:3], v4, off
	.loc	0 115 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_branch .LBB5_2
.LBB5_5:
	.loc	0 0 3 is_stmt 0
	s_inst_prefetch 0x2
	.loc	0 118 1 is_stmt 1
	s_endpgm
.Ltmp5:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel bvh_up
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
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 12
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
	.size	bvh_up, .Lfunc_end5-bvh_up

	.protected	bvh_up_wait
	.globl	bvh_up_wait
	.p2align	8
	.type	bvh_up_wait,@function
bvh_up_wait:
.Lfunc_begin6:
	.loc	0 125 6 prologue_end
	s_mov_b32 s0, exec_lo
	v_cmpx_ne_u32_e32 0, v0
	s_cbranch_execz .LBB6_9
	.loc	0 123 11
	s_clause 0x2
	s_load_dword s6, s[4:5], 0x18
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_lshlrev_b32_e32 v2, 2, v0
	.loc	0 126 13
	s_waitcnt lgkmcnt(0)
	s_lshr_b32 s6, s6, 1
	.loc	0 126 9 is_stmt 0
	v_cmp_le_u32_e32 vcc_lo, s6, v0
	.loc	0 126 7
	s_and_saveexec_b32 s6, vcc_lo
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execz .LBB6_3
	.loc	0 129 58 is_stmt 1
	global_load_dword v1, v2, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
.LBB6_3:
	.loc	0 126 7
	s_andn2_saveexec_b32 s2, s6
	s_cbranch_execz .LBB6_8
	.loc	0 127 39
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v1, 3, v0
	.loc	0 127 11 is_stmt 0
	v_lshlrev_b32_e32 v3, 1, v0
	s_mov_b32 s6, 0
	.loc	0 127 39
	v_add_co_u32 v0, s3, s0, v1
	v_add_co_ci_u32_e64 v1, null, s1, 0, s3
	s_mov_b32 s3, 0
.LBB6_5:
	.loc	0 127 11
	global_load_dword v4, v[0:1], off glc dlc
	.loc	0 127 30
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v4
	.loc	0 127 36
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB6_5
	.loc	0 0 36
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 127 39
	global_load_dword v4, v[0:1], off offset:4 glc dlc
	s_mov_b32 s6, 0
	.loc	0 127 62
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v4
	.loc	0 127 4
	s_or_b32 s3, vcc_lo, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execnz .LBB6_5
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 129 28 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v3
	global_load_dwordx2 v[0:1], v0, s[4:5]
	.loc	0 129 24 is_stmt 0
	s_waitcnt vmcnt(0)
	v_max_u32_e32 v1, v0, v1
.LBB6_8:
	.loc	0 0 24
	s_or_b32 exec_lo, exec_lo, s2
	v_mov_b32_e32 v0, 1
	.loc	0 129 10
	s_waitcnt vmcnt(0)
	global_store_dword v2, v1, s[4:5]
	.loc	0 130 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 131 3
	global_atomic_swap v2, v0, s[0:1]
.LBB6_9:
	.loc	0 133 1
	s_endpgm
.Ltmp6:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel bvh_up_wait
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
	.size	bvh_up_wait, .Lfunc_end6-bvh_up_wait

	.protected	ring_flags
	.globl	ring_flags
	.p2align	8
	.type	ring_flags,@function
ring_flags:
.Lfunc_begin7:
	.loc	0 138 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 138 43 is_stmt 0
	v_bfe_u32 v1, v0, 1, 2
	.loc	0 140 12 is_stmt 1
	v_and_b32_e32 v2, 1, v0
	v_lshlrev_b32_e32 v5, 2, v1
	v_cmp_eq_u32_e32 vcc_lo, 1, v2
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s0, s0, v5
	v_add_co_ci_u32_e64 v2, null, s1, 0, s0
	s_mov_b32 s1, 0
	.loc	0 140 6 is_stmt 0
	s_and_saveexec_b32 s0, vcc_lo
	s_xor_b32 s0, exec_lo, s0
	s_cbranch_execz .LBB7_8
	.loc	0 0 6
	v_mov_b32_e32 v3, 3
	v_mov_b32_e32 v4, 2
.LBB7_2:
	.loc	0 147 10 is_stmt 1
	global_atomic_cmpswap v0, v[1:2], v[3:4], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 2, v0
	.loc	0 147 3 is_stmt 0
	s_or_b32 s1, vcc_lo, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB7_2
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 149 24 is_stmt 1
	global_load_dword v0, v5, s[4:5]
	s_mov_b32 s6, exec_lo
	s_mov_b32 s1, 0
.LBB7_4:
	.loc	0 149 3 is_stmt 0
	s_ff1_i32_b32 s7, s6
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v0, s7
	s_lshl_b32 s7, 1, s7
	s_andn2_b32 s6, s6, s7
	s_add_i32 s1, s1, s8
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 .LBB7_4
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	s_mov_b32 s6, 0
	s_mov_b32 s7, exec_lo
	v_cmpx_eq_u32_e32 0, v0
	s_xor_b32 s7, exec_lo, s7
	s_cbranch_execz .LBB7_7
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v3, s1
	global_atomic_add v0, v3, s[4:5] offset:256
.LBB7_7:
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s7
.LBB7_8:
	.loc	0 140 6 is_stmt 1
	s_or_saveexec_b32 s0, s0
	v_mov_b32_e32 v3, s6
	s_xor_b32 exec_lo, exec_lo, s0
	s_cbranch_execz .LBB7_12
	.loc	0 0 6 is_stmt 0
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v4, 0
	s_mov_b32 s1, 0
.LBB7_10:
	.loc	0 141 10 is_stmt 1
	global_atomic_cmpswap v6, v[1:2], v[3:4], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v6
	.loc	0 141 3 is_stmt 0
	s_or_b32 s1, vcc_lo, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB7_10
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 143 15 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v3, 2
	global_load_dword v0, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 143 13 is_stmt 0
	global_store_dword v5, v0, s[4:5]
.LBB7_12:
	.loc	0 0 13
	s_or_b32 exec_lo, exec_lo, s0
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	global_atomic_swap v[1:2], v3, off
	.loc	0 153 1 is_stmt 1
	s_endpgm
.Ltmp7:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel ring_flags
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
.Lfunc_end7:
	.size	ring_flags, .Lfunc_end7-ring_flags

	.protected	ring_states
	.globl	ring_states
	.p2align	8
	.type	ring_states,@function
ring_states:
.Lfunc_begin8:
	.loc	0 158 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 158 57 is_stmt 0
	v_and_b32_e32 v1, 1, v0
	.loc	0 158 43
	v_bfe_u32 v5, v0, 1, 2
	.loc	0 158 11
	s_mov_b32 s1, 0
	.loc	0 158 55
	v_cmp_eq_u32_e64 s0, 0, v1
	v_lshlrev_b32_e32 v3, 2, v5
	v_cmp_eq_u32_e32 vcc_lo, 1, v1
	v_lshlrev_b32_e32 v2, 1, v1
	.loc	0 158 79
	v_cndmask_b32_e64 v1, 3, 1, s0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v3, s0, s8, v3
	v_add_co_ci_u32_e64 v4, null, s9, 0, s0
.LBB8_1:
	.loc	0 162 7 is_stmt 1
	global_atomic_cmpswap v6, v[3:4], v[1:2], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s0, v6, v2
	s_or_b32 s1, s0, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB8_1
	.loc	0 0 7 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	v_lshlrev_b32_e32 v1, 2, v5
	.loc	0 163 8 is_stmt 1
	s_and_saveexec_b32 s0, vcc_lo
	s_xor_b32 s0, exec_lo, s0
	s_cbranch_execz .LBB8_8
	.loc	0 164 26
	global_load_dword v0, v1, s[2:3]
	s_mov_b32 s4, exec_lo
	s_mov_b32 s1, 0
.LBB8_4:
	.loc	0 164 5 is_stmt 0
	s_ff1_i32_b32 s5, s4
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, s5
	s_lshl_b32 s5, 1, s5
	s_andn2_b32 s4, s4, s5
	s_add_i32 s1, s1, s6
	s_cmp_lg_u32 s4, 0
	s_cbranch_scc1 .LBB8_4
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	s_mov_b32 s4, exec_lo
	v_cmpx_eq_u32_e32 0, v0
	s_xor_b32 s4, exec_lo, s4
	s_cbranch_execz .LBB8_7
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s1
	global_atomic_add v0, v1, s[2:3] offset:256
.LBB8_7:
	.loc	0 0 5
	s_or_b32 exec_lo, exec_lo, s4
.LBB8_8:
	.loc	0 163 8 is_stmt 1
	s_andn2_saveexec_b32 s0, s0
	s_cbranch_execz .LBB8_10
	.loc	0 166 17
	v_lshlrev_b32_e32 v0, 2, v0
	global_load_dword v0, v0, s[10:11] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 166 15 is_stmt 0
	global_store_dword v1, v0, s[2:3]
.LBB8_10:
	.loc	0 0 15
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 168 29 is_stmt 1
	v_xor_b32_e32 v0, 2, v2
	.loc	0 167 4
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 168 4
	global_atomic_swap v[3:4], v0, off
	.loc	0 171 1
	s_endpgm
.Ltmp8:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel ring_states
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
		.amdhsa_next_free_sgpr 12
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
	.size	ring_states, .Lfunc_end8-ring_states

	.protected	sense_barrier
	.globl	sense_barrier
	.p2align	8
	.type	sense_barrier,@function
sense_barrier:
.Lfunc_begin9:
	.loc	0 176 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 181 7
	s_mov_b32 s8, exec_lo
	v_mov_b32_e32 v3, 0
	v_mbcnt_lo_u32_b32 v1, s8, 0
	s_mov_b32 s9, exec_lo
	.loc	0 179 13
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 179 10 is_stmt 0
	global_load_dword v4, v0, s[6:7]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, v2, v4
	global_store_dword v0, v2, s[6:7]
	.loc	0 181 7 is_stmt 1
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB9_2
	s_bcnt1_i32_b32 s8, s8
	v_mov_b32_e32 v2, s8
	global_atomic_add v2, v3, v2, s[0:1] glc
.LBB9_2:
	.loc	0 0 7 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s9
	.loc	0 176 11 is_stmt 1
	s_load_dword s4, s[4:5], 0x18
	.loc	0 181 7
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s5, v2
	v_add_co_u32 v2, s2, s2, v0
	v_add_co_ci_u32_e64 v3, null, s3, 0, s2
	v_add_co_u32 v0, s2, s6, v0
	.loc	0 181 28 is_stmt 0
	v_add3_u32 v4, s5, v1, 1
	v_add_co_ci_u32_e64 v1, null, s7, 0, s2
	.loc	0 181 7
	s_mov_b32 s2, exec_lo
	.loc	0 181 32
	s_waitcnt lgkmcnt(0)
	v_cmpx_ne_u32_e64 s4, v4
	.loc	0 181 7
	s_xor_b32 s2, exec_lo, s2
	s_cbranch_execz .LBB9_7
	.loc	0 0 7
	v_mov_b32_e32 v4, 0
	s_branch .LBB9_5
.LBB9_4:
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 185 11 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v5
	.loc	0 185 26 is_stmt 0
	s_cmp_lg_u32 s3, 1
	.loc	0 185 4
	s_cbranch_scc0 .LBB9_7
.LBB9_5:
	.loc	0 185 11
	v_mbcnt_lo_u32_b32 v5, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v5
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB9_4
	global_load_dword v5, v4, s[0:1] offset:4 glc dlc
	s_branch .LBB9_4
.LBB9_7:
	.loc	0 181 7 is_stmt 1
	s_andn2_saveexec_b32 s2, s2
	.loc	0 182 4
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 1
	s_clause 0x1
	global_atomic_swap v4, v4, s[0:1]
	global_atomic_swap v4, v5, s[0:1] offset:4
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 179 13 is_stmt 1
	global_load_dword v5, v[2:3], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 179 10 is_stmt 0
	global_load_dword v6, v[0:1], off
	.loc	0 181 7 is_stmt 1
	s_mov_b32 s2, exec_lo
	s_mov_b32 s3, exec_lo
	v_mbcnt_lo_u32_b32 v4, s2, 0
	.loc	0 179 10
	s_waitcnt vmcnt(0)
	v_add3_u32 v5, v5, v6, 1
	global_store_dword v[0:1], v5, off
	.loc	0 181 7
	v_cmpx_eq_u32_e32 0, v4
	s_cbranch_execz .LBB9_11
	s_bcnt1_i32_b32 s2, s2
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, s2
	global_atomic_add v5, v5, v6, s[0:1] glc
.LBB9_11:
	.loc	0 0 7 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 181 7
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v5
	.loc	0 181 28
	v_add3_u32 v4, s2, v4, 1
	.loc	0 181 7
	s_mov_b32 s2, exec_lo
	.loc	0 181 32
	v_cmpx_ne_u32_e64 s4, v4
	.loc	0 181 7
	s_xor_b32 s2, exec_lo, s2
	s_cbranch_execz .LBB9_16
	.loc	0 0 7
	v_mov_b32_e32 v4, 0
	s_branch .LBB9_14
.LBB9_13:
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 185 11 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v5
	.loc	0 185 26 is_stmt 0
	s_cmp_eq_u32 s3, 0
	.loc	0 185 4
	s_cbranch_scc1 .LBB9_16
.LBB9_14:
	.loc	0 185 11
	v_mbcnt_lo_u32_b32 v5, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v5
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB9_13
	global_load_dword v5, v4, s[0:1] offset:4 glc dlc
	s_branch .LBB9_13
.LBB9_16:
	.loc	0 181 7 is_stmt 1
	s_andn2_saveexec_b32 s2, s2
	.loc	0 182 4
	v_mov_b32_e32 v4, 0
	s_clause 0x1
	global_atomic_swap v4, v4, s[0:1]
	global_atomic_swap v4, v4, s[0:1] offset:4
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 179 13 is_stmt 1
	global_load_dword v3, v[2:3], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 179 10 is_stmt 0
	global_load_dword v4, v[0:1], off
	.loc	0 181 7 is_stmt 1
	s_mov_b32 s2, exec_lo
	s_mov_b32 s3, exec_lo
	v_mbcnt_lo_u32_b32 v2, s2, 0
	.loc	0 179 10
	s_waitcnt vmcnt(0)
	v_add3_u32 v3, v3, v4, 2
	global_store_dword v[0:1], v3, off
	.loc	0 181 7
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB9_20
	s_bcnt1_i32_b32 s2, s2
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s2
	global_atomic_add v0, v0, v1, s[0:1] glc
.LBB9_20:
	.loc	0 0 7 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 181 7
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v0
	.loc	0 181 28
	v_add3_u32 v0, s2, v2, 1
	.loc	0 181 7
	s_mov_b32 s2, exec_lo
	.loc	0 181 32
	v_cmpx_ne_u32_e64 s4, v0
	.loc	0 181 7
	s_xor_b32 s2, exec_lo, s2
	s_cbranch_execz .LBB9_25
	.loc	0 0 7
	v_mov_b32_e32 v0, 0
	s_branch .LBB9_23
.LBB9_22:
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 185 11 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v1
	.loc	0 185 26 is_stmt 0
	s_cmp_eq_u32 s3, 1
	.loc	0 185 4
	s_cbranch_scc1 .LBB9_25
.LBB9_23:
	.loc	0 185 11
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB9_22
	global_load_dword v1, v0, s[0:1] offset:4 glc dlc
	s_branch .LBB9_22
.LBB9_25:
	.loc	0 181 7 is_stmt 1
	s_andn2_saveexec_b32 s2, s2
	.loc	0 182 4
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	s_clause 0x1
	global_atomic_swap v0, v0, s[0:1]
	global_atomic_swap v0, v1, s[0:1] offset:4
	.loc	0 189 1
	s_endpgm
.Ltmp9:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel sense_barrier
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
		.amdhsa_next_free_sgpr 10
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
	.size	sense_barrier, .Lfunc_end9-sense_barrier

	.protected	look_back_wait
	.globl	look_back_wait
	.p2align	8
	.type	look_back_wait,@function
look_back_wait:
.Lfunc_begin10:
	.loc	0 195 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 195 34 is_stmt 0
	v_lshlrev_b32_e32 v4, 2, v0
	.loc	0 195 11
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	.loc	0 195 34
	s_waitcnt lgkmcnt(0)
	global_load_dword v5, v4, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	s_mov_b32 s3, 0
	.loc	0 197 6 is_stmt 1
	s_mov_b32 s2, exec_lo
	v_cmpx_ne_u32_e32 0, v0
	s_cbranch_execz .LBB10_4
	.loc	0 0 6 is_stmt 0
	v_add_nc_u32_e32 v0, -1, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v2, vcc_lo, s0, v0
	v_add_co_ci_u32_e32 v3, vcc_lo, s1, v1, vcc_lo
.LBB10_2:
	.loc	0 198 10 is_stmt 1
	global_load_dword v6, v[2:3], off glc dlc
	.loc	0 198 29 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 2, v6
	.loc	0 198 3
	s_or_b32 s3, vcc_lo, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execnz .LBB10_2
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 200 10 is_stmt 1
	v_add_co_u32 v0, vcc_lo, s4, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s5, v1, vcc_lo
	global_load_dword v0, v[0:1], off
	.loc	0 200 7 is_stmt 0
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v5, v0, v5
.LBB10_4:
	.loc	0 0 7
	s_or_b32 exec_lo, exec_lo, s2
	v_mov_b32_e32 v0, 2
	.loc	0 202 9 is_stmt 1
	global_store_dword v4, v5, s[4:5]
	.loc	0 203 2
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 204 2
	global_atomic_swap v4, v0, s[0:1]
	.loc	0 205 1
	s_endpgm
.Ltmp10:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel look_back_wait
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
.Lfunc_end10:
	.size	look_back_wait, .Lfunc_end10-look_back_wait

	.protected	look_back
	.globl	look_back
	.p2align	8
	.type	look_back,@function
look_back:
.Lfunc_begin11:
	.loc	0 210 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 210 34 is_stmt 0
	v_lshlrev_b32_e32 v3, 2, v0
	.loc	0 210 11
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 214 24 is_stmt 1
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	.loc	0 210 34
	v_mov_b32_e32 v6, 0
	.loc	0 214 24
	v_cndmask_b32_e64 v1, 1, 2, vcc_lo
	.loc	0 210 34
	s_waitcnt lgkmcnt(0)
	global_load_dword v7, v3, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 212 9
	s_waitcnt vmcnt(0)
	global_store_dword v3, v7, s[4:5]
	.loc	0 213 2
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 214 2
	global_atomic_swap v3, v1, s[0:1]
	.loc	0 212 2
	v_add_co_u32 v1, s2, s4, v3
	v_add_co_ci_u32_e64 v2, null, s5, 0, s2
	.loc	0 214 15
	v_add_co_u32 v3, s2, s0, v3
	v_add_co_ci_u32_e64 v4, null, s1, 0, s2
	s_mov_b32 s2, 0
	s_branch .LBB11_3
.LBB11_1:
	.loc	0 0 15 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s10
	s_xor_b32 s7, s8, -1
	s_andn2_b32 s3, s3, exec_lo
	s_and_b32 s7, s7, exec_lo
	s_or_b32 s3, s3, s7
.LBB11_2:
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 215 2 is_stmt 1
	s_and_b32 s6, exec_lo, s3
	s_or_b32 s2, s6, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB11_12
.LBB11_3:
	.loc	0 0 2 is_stmt 0
	s_or_b32 s3, s3, exec_lo
	.loc	0 215 2
	s_mov_b32 s6, exec_lo
	v_cmpx_ne_u32_e32 0, v0
	s_cbranch_execz .LBB11_2
	.loc	0 216 12 is_stmt 1
	v_add_nc_u32_e32 v5, -1, v0
	s_mov_b32 s9, 0
	s_mov_b32 s10, exec_lo
	v_lshlrev_b64 v[8:9], 2, v[5:6]
	v_add_co_u32 v8, vcc_lo, s0, v8
	v_add_co_ci_u32_e32 v9, vcc_lo, s1, v9, vcc_lo
	global_load_dword v9, v[8:9], off glc dlc
	s_waitcnt vmcnt(0)
	v_cmpx_lt_i32_e32 1, v9
	s_xor_b32 s10, exec_lo, s10
	s_cbranch_execz .LBB11_8
	.loc	0 0 12 is_stmt 0
	s_mov_b32 s8, exec_lo
	v_cmpx_eq_u32_e32 2, v9
	s_mov_b32 s9, exec_lo
	.loc	0 219 24 is_stmt 1
	v_add_nc_u32_e32 v5, 0xff, v0
	.loc	0 219 11 is_stmt 0
	s_mov_b32 s7, 0
	.loc	0 0 11
	s_or_b32 exec_lo, exec_lo, s8
	v_mov_b32_e32 v8, v0
	s_mov_b32 s8, -1
	s_and_b32 s9, s9, exec_lo
.LBB11_8:
	s_andn2_saveexec_b32 s10, s10
	v_cmp_eq_u32_e32 vcc_lo, 1, v9
	v_mov_b32_e32 v8, v5
	s_andn2_b32 s9, s9, exec_lo
	s_or_b32 s7, s7, exec_lo
	s_or_b32 s8, s8, exec_lo
	s_and_b32 s11, vcc_lo, exec_lo
	s_or_b32 s9, s9, s11
	s_or_b32 exec_lo, exec_lo, s10
	s_and_saveexec_b32 s10, s9
	s_cbranch_execz .LBB11_1
	v_lshlrev_b64 v[9:10], 2, v[5:6]
	s_andn2_b32 s8, s8, exec_lo
	s_and_b32 s7, s7, exec_lo
	s_or_b32 s8, s8, s7
	v_add_co_u32 v9, vcc_lo, s4, v9
	v_add_co_ci_u32_e32 v10, vcc_lo, s5, v10, vcc_lo
	global_load_dword v0, v[9:10], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v7, v0, v7
	v_mov_b32_e32 v0, v8
	s_branch .LBB11_1
.LBB11_12:
	s_or_b32 exec_lo, exec_lo, s2
	v_mov_b32_e32 v0, 2
	.loc	0 225 15 is_stmt 1
	global_store_dword v[1:2], v7, off offset:1024
	.loc	0 226 2
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 227 2
	global_atomic_swap v[3:4], v0, off
	.loc	0 228 1
	s_endpgm
.Ltmp11:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel look_back
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
		.amdhsa_next_free_vgpr 11
		.amdhsa_next_free_sgpr 12
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
	.size	look_back, .Lfunc_end11-look_back

	.protected	philosophers
	.globl	philosophers
	.p2align	8
	.type	philosophers,@function
philosophers:
.Lfunc_begin12:
	.loc	0 235 6 prologue_end
	s_mov_b32 s0, exec_lo
	.loc	0 235 22 is_stmt 0
	v_cmpx_gt_u32_e32 5, v0
	.loc	0 235 6
	s_cbranch_execz .LBB12_14
	.loc	0 233 51 is_stmt 1
	v_cmp_eq_u32_e32 vcc_lo, 4, v0
	.loc	0 233 11 is_stmt 0
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v4, 1
	.loc	0 233 51
	v_cndmask_b32_e64 v1, 1, -4, vcc_lo
	v_add_nc_u32_e32 v3, v1, v0
	.loc	0 233 36
	v_min_u32_e32 v1, v3, v0
	v_lshlrev_b32_e32 v1, 2, v1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s2, s0, v1
	v_add_co_ci_u32_e64 v2, null, s1, 0, s2
	s_mov_b32 s2, 0
.LBB12_2:
	.loc	0 238 10 is_stmt 1
	global_atomic_swap v5, v[1:2], v4, off glc
	.loc	0 238 36 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 1, v5
	.loc	0 238 3
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB12_2
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 233 61 is_stmt 1
	v_max_u32_e32 v3, v0, v3
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 1
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_add_co_u32 v3, vcc_lo, s0, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s1, v4, vcc_lo
	s_mov_b32 s0, 0
.LBB12_4:
	.loc	0 240 10
	global_atomic_swap v6, v[3:4], v5, off glc
	.loc	0 240 36 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 1, v6
	.loc	0 240 3
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB12_4
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 233 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v6, 0
	.loc	0 242 9
	s_waitcnt lgkmcnt(0)
	global_load_dword v5, v0, s[0:1]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v5, 1, v5
	global_store_dword v0, v5, s[0:1]
	.loc	0 243 3
	s_clause 0x1
	global_atomic_swap v[3:4], v6, off
	global_atomic_swap v[1:2], v6, off
	v_add_co_u32 v5, s0, s0, v0
	v_add_co_ci_u32_e64 v6, null, s1, 0, s0
	v_mov_b32_e32 v0, 1
	s_mov_b32 s0, 0
.LBB12_6:
	.loc	0 238 10
	global_atomic_swap v7, v[1:2], v0, off glc
	.loc	0 238 36 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 1, v7
	.loc	0 238 3
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB12_6
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s0
	v_mov_b32_e32 v0, 1
	s_mov_b32 s0, 0
.LBB12_8:
	.loc	0 240 10 is_stmt 1
	global_atomic_swap v7, v[3:4], v0, off glc
	.loc	0 240 36 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 1, v7
	.loc	0 240 3
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB12_8
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 242 9 is_stmt 1
	global_load_dword v0, v[5:6], off
	v_mov_b32_e32 v7, 0
	s_mov_b32 s0, 0
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v0, 1, v0
	global_store_dword v[5:6], v0, off
	.loc	0 243 3
	s_clause 0x1
	global_atomic_swap v[3:4], v7, off
	global_atomic_swap v[1:2], v7, off
	v_mov_b32_e32 v0, 1
.LBB12_10:
	.loc	0 238 10
	global_atomic_swap v7, v[1:2], v0, off glc
	.loc	0 238 36 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 1, v7
	.loc	0 238 3
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB12_10
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s0
	v_mov_b32_e32 v0, 1
	s_mov_b32 s0, 0
.LBB12_12:
	.loc	0 240 10 is_stmt 1
	global_atomic_swap v7, v[3:4], v0, off glc
	.loc	0 240 36 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 1, v7
	.loc	0 240 3
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB12_12
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 242 9 is_stmt 1
	global_load_dword v0, v[5:6], off
	v_mov_b32_e32 v7, 0
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v0, 1, v0
	global_store_dword v[5:6], v0, off
	.loc	0 243 3
	s_clause 0x1
	global_atomic_swap v[3:4], v7, off
	global_atomic_swap v[1:2], v7, off
.LBB12_14:
	.loc	0 246 1
	s_endpgm
.Ltmp12:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel philosophers
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
.Lfunc_end12:
	.size	philosophers, .Lfunc_end12-philosophers

	.protected	philosophers_mask
	.globl	philosophers_mask
	.p2align	8
	.type	philosophers_mask,@function
philosophers_mask:
.Lfunc_begin13:
	.loc	0 253 6 prologue_end
	s_mov_b32 s0, exec_lo
	.loc	0 253 22 is_stmt 0
	v_cmpx_gt_u32_e32 5, v0
	.loc	0 253 6
	s_cbranch_execz .LBB13_13
	.loc	0 251 27 is_stmt 1
	v_mul_u32_u24_e32 v1, 0x3334, v0
	.loc	0 251 11 is_stmt 0
	s_clause 0x1
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v3, 2
	v_mov_b32_e32 v5, 0
	.loc	0 251 27
	v_lshrrev_b32_e32 v1, 16, v1
	v_mul_lo_u16 v1, v1, 5
	v_sub_nc_u16 v0, v0, v1
	.loc	0 251 43
	v_mov_b32_e32 v1, 1
	.loc	0 251 64
	v_cmp_gt_u16_e32 vcc_lo, 4, v0
	.loc	0 251 43
	v_lshlrev_b32_sdwa v1, v0, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	.loc	0 251 64
	v_cndmask_b32_e64 v2, -4, 1, vcc_lo
	v_add_nc_u32_sdwa v4, v2, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
	v_lshlrev_b32_sdwa v0, v3, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
	v_mov_b32_e32 v2, 0
	.loc	0 251 48
	v_lshl_or_b32 v3, 1, v4, v1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, s2, s2, v0
	v_add_co_ci_u32_e64 v1, null, s3, 0, s2
	v_not_b32_e32 v4, v3
	s_mov_b32 s2, 0
	s_branch .LBB13_5
.LBB13_2:
	.loc	0 0 48
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 262 9 is_stmt 1
	v_add_nc_u32_e32 v5, 1, v5
.LBB13_3:
	.loc	0 0 9 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
.LBB13_4:
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 255 15 is_stmt 1
	v_cmp_lt_u32_e32 vcc_lo, 2, v5
	.loc	0 255 2 is_stmt 0
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB13_13
.LBB13_5:
	.loc	0 256 14 is_stmt 1
	v_mbcnt_lo_u32_b32 v6, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v6
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB13_7
	global_load_dword v6, v2, s[0:1] glc dlc
.LBB13_7:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 256 14
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v6
	.loc	0 258 22 is_stmt 1
	s_mov_b32 s3, exec_lo
	.loc	0 258 13 is_stmt 0
	v_and_b32_e32 v6, s4, v3
	v_cmpx_eq_u32_e32 0, v6
	.loc	0 258 22
	s_cbranch_execz .LBB13_4
	.loc	0 258 55
	v_or_b32_e32 v6, s4, v3
	.loc	0 258 25
	v_mov_b32_e32 v7, s4
	global_atomic_cmpswap v6, v2, v[6:7], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, s4, v6
	.loc	0 258 7
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz .LBB13_3
	.loc	0 259 10 is_stmt 1
	global_load_dword v6, v[0:1], off
	s_mov_b32 s6, exec_lo
	s_mov_b32 s5, -1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v6, 1, v6
	global_store_dword v[0:1], v6, off
	.loc	0 260 4
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
.LBB13_10:
	.loc	0 261 4
	s_ff1_i32_b32 s7, s6
	v_readlane_b32 s8, v4, s7
	s_lshl_b32 s7, 1, s7
	s_andn2_b32 s6, s6, s7
	s_and_b32 s5, s5, s8
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 .LBB13_10
	v_mbcnt_lo_u32_b32 v6, exec_lo, 0
	s_mov_b32 s6, exec_lo
	v_cmpx_eq_u32_e32 0, v6
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execz .LBB13_2
	v_mov_b32_e32 v6, s5
	global_atomic_and v2, v6, s[0:1]
	s_branch .LBB13_2
.LBB13_13:
	.loc	0 265 1
	s_endpgm
.Ltmp13:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel philosophers_mask
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
.Lfunc_end13:
	.size	philosophers_mask, .Lfunc_end13-philosophers_mask

	.protected	readers_writer
	.globl	readers_writer
	.p2align	8
	.type	readers_writer,@function
readers_writer:
.Lfunc_begin14:
	.loc	0 270 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 272 8
	v_and_b32_e32 v1, 7, v0
	.loc	0 272 6 is_stmt 0
	s_mov_b32 s6, exec_lo
	.loc	0 272 12
	v_cmpx_ne_u32_e32 3, v1
	.loc	0 272 6
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execz .LBB14_11
	.loc	0 279 10 is_stmt 1
	s_mov_b32 s8, exec_lo
	s_mov_b32 s7, exec_lo
	v_mbcnt_lo_u32_b32 v1, s8, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB14_3
	s_bcnt1_i32_b32 s8, s8
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, s8
	s_waitcnt lgkmcnt(0)
	global_atomic_add v2, v2, v3, s[0:1] glc
.LBB14_3:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 279 10
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v2
	v_add_nc_u32_e32 v1, s7, v1
	.loc	0 279 3
	s_mov_b32 s7, exec_lo
	v_cmpx_gt_i32_e32 0, v1
	s_cbranch_execz .LBB14_10
	.loc	0 0 3
	v_mov_b32_e32 v1, 0
	s_mov_b32 s8, 0
	s_inst_prefetch 0x1
	s_branch .LBB14_6
	.p2align	6
.LBB14_5:
	s_or_b32 exec_lo, exec_lo, s9
	.loc	0 279 10
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s9, v3
	v_add_nc_u32_e32 v2, s9, v2
	.loc	0 279 3
	v_cmp_lt_i32_e32 vcc_lo, -1, v2
	s_or_b32 s8, vcc_lo, s8
	s_andn2_b32 exec_lo, exec_lo, s8
	s_cbranch_execz .LBB14_10
.LBB14_6:
	.loc	0 280 4 is_stmt 1
	s_mov_b32 s10, exec_lo
	s_mov_b32 s9, exec_lo
	v_mbcnt_lo_u32_b32 v2, s10, 0
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB14_8
	s_bcnt1_i32_b32 s10, s10
	v_mov_b32_e32 v2, s10
	s_waitcnt lgkmcnt(0)
	global_atomic_sub v1, v2, s[0:1]
.LBB14_8:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s9
	.loc	0 279 10 is_stmt 1
	s_mov_b32 s10, exec_lo
	s_mov_b32 s9, exec_lo
	v_mbcnt_lo_u32_b32 v2, s10, 0
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB14_5
	s_bcnt1_i32_b32 s10, s10
	v_mov_b32_e32 v3, s10
	s_waitcnt lgkmcnt(0)
	global_atomic_add v3, v1, v3, s[0:1] glc
	s_branch .LBB14_5
.LBB14_10:
	.loc	0 0 10 is_stmt 0
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 270 11 is_stmt 1
	v_mov_b32_e32 v1, 0
	.loc	0 281 3
	v_lshlrev_b32_e32 v0, 2, v0
	s_mov_b32 s7, 1
	.loc	0 281 12 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 281 10
	global_store_dword v0, v1, s[4:5]
.LBB14_11:
	.loc	0 272 6 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_or_saveexec_b32 s2, s6
	v_mov_b32_e32 v1, s7
	s_xor_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB14_15
	.loc	0 0 6 is_stmt 0
	v_bfrev_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	s_mov_b32 s3, 0
.LBB14_13:
	.loc	0 273 10 is_stmt 1
	global_atomic_cmpswap v3, v2, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	.loc	0 273 3 is_stmt 0
	s_or_b32 s3, vcc_lo, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execnz .LBB14_13
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 275 10 is_stmt 1
	v_mov_b32_e32 v2, 0
	global_load_dword v1, v2, s[4:5]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v0, v1, v0
	v_bfrev_b32_e32 v1, 1
	global_store_dword v2, v0, s[4:5]
	.loc	0 276 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
.LBB14_15:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	s_mov_b32 s3, exec_lo
	s_mov_b32 s2, 0
.LBB14_16:
	s_ff1_i32_b32 s4, s3
	v_readlane_b32 s5, v1, s4
	s_lshl_b32 s4, 1, s4
	s_andn2_b32 s3, s3, s4
	s_add_i32 s2, s2, s5
	s_cmp_lg_u32 s3, 0
	s_cbranch_scc1 .LBB14_16
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	s_mov_b32 s3, exec_lo
	v_cmpx_eq_u32_e32 0, v0
	s_xor_b32 s3, exec_lo, s3
	s_cbranch_execz .LBB14_19
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s2
	global_atomic_sub v0, v1, s[0:1]
.LBB14_19:
	.loc	0 284 1 is_stmt 1
	s_endpgm
.Ltmp14:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel readers_writer
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
.Lfunc_end14:
	.size	readers_writer, .Lfunc_end14-readers_writer

	.protected	seqlock
	.globl	seqlock
	.p2align	8
	.type	seqlock,@function
seqlock:
.Lfunc_begin15:
	.loc	0 289 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 291 8
	v_and_b32_e32 v1, 3, v0
	.loc	0 291 6 is_stmt 0
	s_mov_b32 s6, exec_lo
	.loc	0 291 12
	v_cmpx_ne_u32_e32 0, v1
	.loc	0 291 6
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execz .LBB15_9
	.loc	0 0 6
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	s_inst_prefetch 0x1
	s_branch .LBB15_3
	.p2align	6
.LBB15_2:
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 307 12 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s8, v4
	.loc	0 307 23 is_stmt 0
	s_cmp_lg_u32 s8, s7
	s_cbranch_scc0 .LBB15_8
.LBB15_3:
	.loc	0 303 16 is_stmt 1
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s7, vcc_lo
	s_cbranch_execz .LBB15_5
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
.LBB15_5:
	.loc	0 0 16 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 303 16
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v2
	.loc	0 303 4
	s_bitcmp1_b32 s7, 0
	s_cselect_b32 s8, -1, 0
	s_and_b32 vcc_lo, exec_lo, s8
	s_cbranch_vccnz .LBB15_3
	.loc	0 305 8 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[2:3] offset:4 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 306 8
	global_load_dword v3, v1, s[2:3] offset:8 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 307 12
	v_mbcnt_lo_u32_b32 v4, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	s_and_saveexec_b32 s8, vcc_lo
	s_cbranch_execz .LBB15_2
	global_load_dword v4, v1, s[0:1] glc dlc
	s_branch .LBB15_2
.LBB15_8:
	.loc	0 0 12 is_stmt 0
	s_inst_prefetch 0x2
	.loc	0 308 14 is_stmt 1
	v_lshlrev_b32_e32 v1, 1, v2
	.loc	0 308 3 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 308 18
	v_cmp_eq_u32_e32 vcc_lo, v1, v3
	v_cndmask_b32_e64 v1, 0, 1, vcc_lo
	.loc	0 308 10
	global_store_dword v0, v1, s[4:5]
.LBB15_9:
	.loc	0 291 6 is_stmt 1
	s_andn2_saveexec_b32 s4, s6
	s_cbranch_execz .LBB15_17
	.loc	0 0 6 is_stmt 0
	v_mov_b32_e32 v0, 0
	s_mov_b32 s4, 0
	.p2align	6
.LBB15_11:
	.loc	0 293 8 is_stmt 1
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s5, vcc_lo
	s_cbranch_execz .LBB15_13
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[0:1] glc dlc
.LBB15_13:
	.loc	0 0 8 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 293 8
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s5, v1
	.loc	0 294 13 is_stmt 1
	s_bitcmp1_b32 s5, 0
	s_cselect_b32 s6, -1, 0
	.loc	0 294 18 is_stmt 0
	s_and_b32 vcc_lo, exec_lo, s6
	s_cbranch_vccnz .LBB15_11
	.loc	0 294 47
	s_or_b32 s6, s5, 1
	.loc	0 294 21
	v_mov_b32_e32 v2, s5
	v_mov_b32_e32 v1, s6
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v1, v0, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, s5, v1
	.loc	0 293 4 is_stmt 1
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB15_11
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 295 3 is_stmt 1
	v_mov_b32_e32 v0, 0
	.loc	0 298 3
	s_mov_b32 s4, exec_lo
	v_mbcnt_lo_u32_b32 v2, s4, 0
	.loc	0 295 11
	global_load_dword v1, v0, s[2:3] offset:4 glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3] offset:4
	s_waitcnt_vscnt null, 0x0
	.loc	0 296 11
	global_load_dword v1, v0, s[2:3] offset:8 glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 2, v1
	global_store_dword v0, v1, s[2:3] offset:8
	s_waitcnt_vscnt null, 0x0
	.loc	0 297 3
	buffer_gl0_inv
	.loc	0 298 3
	s_mov_b32 s2, exec_lo
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB15_17
	s_bcnt1_i32_b32 s2, s4
	v_mov_b32_e32 v1, s2
	global_atomic_add v0, v1, s[0:1]
.LBB15_17:
	.loc	0 310 1
	s_endpgm
.Ltmp15:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel seqlock
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
.Lfunc_end15:
	.size	seqlock, .Lfunc_end15-seqlock

	.protected	seqlock_one_writer
	.globl	seqlock_one_writer
	.p2align	8
	.type	seqlock_one_writer,@function
seqlock_one_writer:
.Lfunc_begin16:
	.loc	0 315 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 317 6
	s_mov_b32 s6, exec_lo
	.loc	0 317 8 is_stmt 0
	v_cmpx_eq_u32_e32 0, v0
	.loc	0 317 6
	s_cbranch_execz .LBB16_5
	.loc	0 318 3 is_stmt 1
	s_mov_b32 s8, exec_lo
	s_mov_b32 s7, exec_lo
	v_mbcnt_lo_u32_b32 v1, s8, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB16_3
	s_bcnt1_i32_b32 s8, s8
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s8
	s_waitcnt lgkmcnt(0)
	global_atomic_add v1, v2, s[0:1]
.LBB16_3:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 319 3 is_stmt 1
	v_mov_b32_e32 v1, 0
	.loc	0 322 3
	s_mov_b32 s7, exec_lo
	v_mbcnt_lo_u32_b32 v3, s7, 0
	.loc	0 319 11
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[2:3] offset:4 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 322 3
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	s_and_b32 s8, exec_lo, vcc_lo
	.loc	0 319 11
	v_add_nc_u32_e32 v2, 1, v2
	global_store_dword v1, v2, s[2:3] offset:4
	s_waitcnt_vscnt null, 0x0
	.loc	0 320 11
	global_load_dword v2, v1, s[2:3] offset:8 glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, 1, v2
	global_store_dword v1, v2, s[2:3] offset:8
	s_waitcnt_vscnt null, 0x0
	.loc	0 321 3
	buffer_gl0_inv
	.loc	0 322 3
	s_mov_b32 exec_lo, s8
	s_cbranch_execz .LBB16_5
	s_bcnt1_i32_b32 s7, s7
	v_mov_b32_e32 v2, s7
	global_atomic_add v1, v2, s[0:1]
.LBB16_5:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	v_mov_b32_e32 v1, 0
	s_inst_prefetch 0x1
	s_branch .LBB16_7
	.p2align	6
.LBB16_6:
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 328 22 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v4
	.loc	0 328 33 is_stmt 0
	s_cmp_lg_u32 s7, s6
	.loc	0 328 2
	s_cbranch_scc0 .LBB16_12
.LBB16_7:
	.loc	0 325 7 is_stmt 1
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	s_mov_b32 s6, exec_lo
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB16_9
	s_waitcnt lgkmcnt(0)
	global_load_dword v4, v1, s[0:1] glc dlc
.LBB16_9:
	.loc	0 0 7 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 326 7 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[2:3] offset:4 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 327 7
	global_load_dword v3, v1, s[2:3] offset:8 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 325 7
	v_readfirstlane_b32 s6, v4
	.loc	0 328 14
	s_bitcmp1_b32 s6, 0
	s_cselect_b32 s7, -1, 0
	.loc	0 328 19 is_stmt 0
	s_and_b32 vcc_lo, exec_lo, s7
	s_cbranch_vccnz .LBB16_7
	.loc	0 328 22
	v_mbcnt_lo_u32_b32 v4, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	s_and_saveexec_b32 s7, vcc_lo
	s_cbranch_execz .LBB16_6
	global_load_dword v4, v1, s[0:1] glc dlc
	s_branch .LBB16_6
.LBB16_12:
	.loc	0 0 22
	s_inst_prefetch 0x2
	.loc	0 329 13 is_stmt 1
	v_add_nc_u32_e32 v1, 1, v2
	.loc	0 329 2 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 329 17
	v_cmp_eq_u32_e32 vcc_lo, v1, v3
	v_cndmask_b32_e64 v1, 0, 1, vcc_lo
	.loc	0 329 9
	global_store_dword v0, v1, s[4:5]
	.loc	0 330 1 is_stmt 1
	s_endpgm
.Ltmp16:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel seqlock_one_writer
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
.Lfunc_end16:
	.size	seqlock_one_writer, .Lfunc_end16-seqlock_one_writer

	.protected	union_cas
	.globl	union_cas
	.p2align	8
	.type	union_cas,@function
union_cas:
.Lfunc_begin17:
	.loc	0 335 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	.loc	0 335 40 is_stmt 0
	v_lshlrev_b32_e32 v3, 2, v0
	.loc	0 335 11
	v_mov_b32_e32 v2, 0
	.loc	0 337 33 is_stmt 1
	v_add_nc_u32_e32 v1, 1, v0
	.loc	0 335 40
	s_waitcnt lgkmcnt(0)
	global_load_dword v4, v3, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 337 2
	global_atomic_cmpswap v3, v[1:2], s[0:1]
	.loc	0 335 11
	s_load_dword s2, s[4:5], 0x18
	.loc	0 338 2
	s_waitcnt lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	s_barrier
	buffer_gl0_inv
	.loc	0 335 57
	v_cvt_f32_u32_e32 v1, s2
	s_sub_i32 s3, 0, s2
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v3, s3, v1
	v_mul_hi_u32 v5, v1, v3
	v_add_nc_u32_e32 v1, v1, v5
	.loc	0 335 52 is_stmt 0
	v_mad_u64_u32 v[3:4], null, v4, 5, 1
	.loc	0 335 57
	v_mul_hi_u32 v1, v3, v1
	v_mul_lo_u32 v1, v1, s2
	v_sub_nc_u32_e32 v1, v3, v1
	v_subrev_nc_u32_e32 v3, s2, v1
	v_cmp_le_u32_e32 vcc_lo, s2, v1
	v_cndmask_b32_e32 v1, v1, v3, vcc_lo
	v_subrev_nc_u32_e32 v3, s2, v1
	v_cmp_le_u32_e32 vcc_lo, s2, v1
	s_mov_b32 s2, 0
	v_cndmask_b32_e32 v3, v1, v3, vcc_lo
	v_mov_b32_e32 v1, v0
	s_branch .LBB17_2
.LBB17_1:
	.loc	0 0 57
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 344 7 is_stmt 1
	s_and_b32 s3, exec_lo, s4
	s_or_b32 s2, s3, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB17_12
.LBB17_2:
	.loc	0 340 10
	v_lshlrev_b64 v[4:5], 2, v[1:2]
	.loc	0 340 23 is_stmt 0
	v_add_nc_u32_e32 v7, 1, v1
	.loc	0 340 10
	v_add_co_u32 v4, vcc_lo, s0, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s1, v5, vcc_lo
	global_load_dword v6, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 340 18
	v_cmp_ne_u32_e32 vcc_lo, v6, v7
	v_mov_b32_e32 v6, v1
	.loc	0 340 3
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB17_6
	.loc	0 0 3
	s_mov_b32 s4, 0
.LBB17_4:
	.loc	0 341 8 is_stmt 1
	global_load_dword v6, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 341 16 is_stmt 0
	v_add_nc_u32_e32 v1, -1, v6
	.loc	0 340 10 is_stmt 1
	v_lshlrev_b64 v[4:5], 2, v[1:2]
	v_add_co_u32 v4, vcc_lo, s0, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s1, v5, vcc_lo
	global_load_dword v7, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 340 18 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, v7, v6
	.loc	0 340 3
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB17_4
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s4
	v_mov_b32_e32 v6, v1
.LBB17_6:
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 342 10 is_stmt 1
	v_mov_b32_e32 v4, v2
	.loc	0 342 23 is_stmt 0
	v_add_nc_u32_e32 v7, 1, v3
	.loc	0 342 3
	s_mov_b32 s3, exec_lo
	.loc	0 342 10
	v_lshlrev_b64 v[4:5], 2, v[3:4]
	v_add_co_u32 v4, vcc_lo, s0, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s1, v5, vcc_lo
	global_load_dword v1, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 342 18
	v_cmpx_ne_u32_e64 v1, v7
	.loc	0 342 3
	s_cbranch_execz .LBB17_10
	.loc	0 0 3
	s_mov_b32 s4, 0
.LBB17_8:
	.loc	0 343 8 is_stmt 1
	global_load_dword v3, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 343 16 is_stmt 0
	v_add_nc_u32_e32 v1, -1, v3
	.loc	0 342 10 is_stmt 1
	v_lshlrev_b64 v[4:5], 2, v[1:2]
	v_add_co_u32 v4, vcc_lo, s0, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s1, v5, vcc_lo
	global_load_dword v7, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 342 18 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, v7, v3
	.loc	0 342 3
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB17_8
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s4
	v_mov_b32_e32 v3, v1
.LBB17_10:
	s_or_b32 exec_lo, exec_lo, s3
	s_mov_b32 s4, -1
	.loc	0 344 7 is_stmt 1
	s_mov_b32 s3, exec_lo
	.loc	0 344 9 is_stmt 0
	v_cmpx_ne_u32_e64 v6, v3
	.loc	0 344 7
	s_cbranch_execz .LBB17_1
	.loc	0 346 7 is_stmt 1
	v_max_u32_e32 v1, v6, v3
	v_min_u32_e32 v7, v6, v3
	.loc	0 352 23
	v_lshlrev_b64 v[4:5], 2, v[1:2]
	.loc	0 352 34 is_stmt 0
	v_add_nc_u32_e32 v6, 1, v1
	.loc	0 352 23
	v_add_co_u32 v3, vcc_lo, s0, v4
	v_add_co_ci_u32_e32 v4, vcc_lo, s1, v5, vcc_lo
	.loc	0 352 41
	v_add_nc_u32_e32 v5, 1, v7
	.loc	0 352 7
	global_atomic_cmpswap v3, v[3:4], v[5:6], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v3, v6
	v_mov_b32_e32 v3, v7
	v_mov_b32_e32 v6, v7
	s_orn2_b32 s4, vcc_lo, exec_lo
	s_branch .LBB17_1
.LBB17_12:
	.loc	0 0 7
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 355 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 355 9 is_stmt 0
	global_store_dword v0, v6, s[6:7]
	.loc	0 356 1 is_stmt 1
	s_endpgm
.Ltmp17:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel union_cas
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
.Lfunc_end17:
	.size	union_cas, .Lfunc_end17-union_cas

	.protected	alloc_bitmap
	.globl	alloc_bitmap
	.p2align	8
	.type	alloc_bitmap,@function
alloc_bitmap:
.Lfunc_begin18:
	.loc	0 361 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_and_b32_e32 v1, 1, v0
	v_lshlrev_b32_e32 v2, 5, v0
	.loc	0 361 42 is_stmt 0
	v_mov_b32_e32 v3, -1
	v_lshlrev_b32_e32 v1, 2, v1
	v_and_b32_e32 v4, 32, v2
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s0, s0, v1
	v_add_co_ci_u32_e64 v2, null, s1, 0, s0
	s_mov_b32 s0, 0
	s_inst_prefetch 0x1
	s_branch .LBB18_2
	.p2align	6
.LBB18_1:
	.loc	0 0 42
	s_or_b32 exec_lo, exec_lo, s1
	v_cmp_ne_u32_e32 vcc_lo, 0, v5
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execz .LBB18_4
.LBB18_2:
	.loc	0 364 14 is_stmt 1
	global_load_dword v6, v[1:2], off glc dlc
	v_mov_b32_e32 v5, 2
	.loc	0 366 7
	s_mov_b32 s1, exec_lo
	.loc	0 366 11 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 -1, v6
	.loc	0 366 7
	s_cbranch_execz .LBB18_1
	.loc	0 368 30 is_stmt 1
	v_add_nc_u32_e32 v5, 1, v6
	.loc	0 368 23 is_stmt 0
	v_xor_b32_e32 v5, v5, v6
	.loc	0 368 36
	v_lshrrev_b32_e32 v5, 1, v5
	.loc	0 368 9
	v_bcnt_u32_b32 v5, v5, 0
	.loc	0 369 35 is_stmt 1
	v_lshlrev_b32_e64 v6, v5, 1
	v_or_b32_e32 v5, v5, v4
	.loc	0 369 9 is_stmt 0
	global_atomic_or v7, v[1:2], v6, off glc
	.loc	0 369 43
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, v7, v6
	v_cmp_eq_u32_e32 vcc_lo, 0, v6
	.loc	0 369 7
	v_cndmask_b32_e32 v3, v3, v5, vcc_lo
	v_cndmask_b32_e64 v5, 0, 1, vcc_lo
	v_lshlrev_b32_e32 v5, 1, v5
	s_branch .LBB18_1
.LBB18_4:
	.loc	0 0 7
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 361 11 is_stmt 1
	s_clause 0x1
	s_load_dword s2, s[4:5], 0x18
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 374 9
	v_cmp_eq_u32_e32 vcc_lo, -1, v3
	.loc	0 374 2 is_stmt 0
	v_mov_b32_e32 v2, 0
	.loc	0 374 6
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v1, v3, s2, vcc_lo
	.loc	0 374 2
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_co_u32 v1, vcc_lo, s0, v1
	v_add_co_ci_u32_e32 v2, vcc_lo, s1, v2, vcc_lo
	.loc	0 374 26
	global_store_dword v[1:2], v0, off
	.loc	0 375 1 is_stmt 1
	s_endpgm
.Ltmp18:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel alloc_bitmap
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
.Lfunc_end18:
	.size	alloc_bitmap, .Lfunc_end18-alloc_bitmap

	.protected	alloc_list
	.globl	alloc_list
	.p2align	8
	.type	alloc_list,@function
alloc_list:
.Lfunc_begin19:
	.loc	0 382 2 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b32 s6, 0
.LBB19_1:
	.loc	0 382 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v3, v1, v2, s[0:1] glc
	.loc	0 382 31
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	.loc	0 382 2
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB19_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 382 2
	v_mov_b32_e32 v2, 0
	.loc	0 384 8 is_stmt 1
	s_clause 0x1
	global_load_dword v1, v2, s[4:5]
	global_load_dword v3, v2, s[2:3] offset:4 glc dlc
	.loc	0 385 17
	s_waitcnt vmcnt(0)
	.loc	0 385 15 is_stmt 0
	v_add_nc_u32_e32 v3, v3, v1
	.loc	0 388 8 is_stmt 1
	v_add_nc_u32_e32 v1, 1, v1
	.loc	0 385 9
	global_store_dword v2, v3, s[4:5]
	.loc	0 386 2
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 387 2
	global_atomic_swap v2, v2, s[0:1]
	.loc	0 388 2
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_co_u32 v1, vcc_lo, s4, v1
	v_add_co_ci_u32_e32 v2, vcc_lo, s5, v2, vcc_lo
	.loc	0 388 15 is_stmt 0
	global_store_dword v[1:2], v0, off
	.loc	0 389 1 is_stmt 1
	s_endpgm
.Ltmp19:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel alloc_list
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
.Lfunc_end19:
	.size	alloc_list, .Lfunc_end19-alloc_list

	.protected	colour_wait
	.globl	colour_wait
	.p2align	8
	.type	colour_wait,@function
colour_wait:
.Lfunc_begin20:
	.loc	0 394 11 prologue_end
	s_load_dword s2, s[4:5], 0x18
	.loc	0 396 6
	s_mov_b32 s3, exec_lo
	.loc	0 394 47
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v1, s2
	s_sub_i32 s0, 0, s2
	.loc	0 394 42 is_stmt 0
	v_add3_u32 v4, v0, s2, -1
	.loc	0 394 47
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	.loc	0 394 11
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_mov_b32 s4, 0
	.loc	0 394 47
	v_mul_hi_u32 v2, v1, v2
	v_add_nc_u32_e32 v3, v1, v2
	v_mul_hi_u32 v1, v4, v3
	v_mul_lo_u32 v1, v1, s2
	v_sub_nc_u32_e32 v1, v4, v1
	v_subrev_nc_u32_e32 v2, s2, v1
	v_cmp_le_u32_e32 vcc_lo, s2, v1
	v_cndmask_b32_e32 v1, v1, v2, vcc_lo
	v_subrev_nc_u32_e32 v2, s2, v1
	v_cmp_le_u32_e32 vcc_lo, s2, v1
	v_cndmask_b32_e32 v1, v1, v2, vcc_lo
	v_mov_b32_e32 v2, 0
	.loc	0 396 11 is_stmt 1
	v_cmpx_lt_u32_e64 v1, v0
	.loc	0 396 6 is_stmt 0
	s_cbranch_execz .LBB20_4
	.loc	0 0 6
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, vcc_lo, s0, v1
	v_add_co_ci_u32_e32 v2, vcc_lo, s1, v2, vcc_lo
.LBB20_2:
	.loc	0 397 10 is_stmt 1
	global_load_dword v4, v[1:2], off glc dlc
	.loc	0 397 28 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v4
	.loc	0 397 3
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB20_2
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 399 17 is_stmt 1
	global_load_dword v1, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 399 14 is_stmt 0
	v_lshlrev_b32_e64 v2, v1, 1
.LBB20_4:
	.loc	0 0 14
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 394 63 is_stmt 1
	v_add_nc_u32_e32 v1, 1, v0
	.loc	0 394 68 is_stmt 0
	v_mul_hi_u32 v3, v1, v3
	v_mul_lo_u32 v3, v3, s2
	v_sub_nc_u32_e32 v1, v1, v3
	v_subrev_nc_u32_e32 v3, s2, v1
	v_cmp_le_u32_e32 vcc_lo, s2, v1
	v_cndmask_b32_e32 v1, v1, v3, vcc_lo
	v_subrev_nc_u32_e32 v3, s2, v1
	v_cmp_le_u32_e32 vcc_lo, s2, v1
	.loc	0 401 6 is_stmt 1
	s_mov_b32 s2, exec_lo
	.loc	0 394 68
	v_cndmask_b32_e32 v3, v1, v3, vcc_lo
	.loc	0 401 12
	v_cmpx_lt_u32_e64 v3, v0
	.loc	0 401 6 is_stmt 0
	s_cbranch_execz .LBB20_8
	.loc	0 0 6
	v_mov_b32_e32 v4, 0
	s_mov_b32 s3, 0
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v3, vcc_lo, s0, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s1, v4, vcc_lo
.LBB20_6:
	.loc	0 402 10 is_stmt 1
	global_load_dword v1, v[3:4], off glc dlc
	.loc	0 402 29 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v1
	.loc	0 402 3
	s_or_b32 s3, vcc_lo, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execnz .LBB20_6
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 404 17 is_stmt 1
	global_load_dword v1, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 404 8 is_stmt 0
	v_lshl_or_b32 v2, 1, v1, v2
.LBB20_8:
	.loc	0 0 8
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 406 24 is_stmt 1
	v_and_b32_e32 v1, 4, v2
	v_and_b32_e32 v2, 2, v2
	.loc	0 406 15 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 406 24
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	v_cndmask_b32_e64 v1, 3, 2, vcc_lo
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	v_cndmask_b32_e32 v1, 1, v1, vcc_lo
	.loc	0 406 2
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v0, v1, s[0:1]
	.loc	0 407 1 is_stmt 1
	s_endpgm
.Ltmp20:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel colour_wait
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
.Lfunc_end20:
	.size	colour_wait, .Lfunc_end20-colour_wait

	.protected	colour_inside
	.globl	colour_inside
	.p2align	8
	.type	colour_inside,@function
colour_inside:
.Lfunc_begin21:
	.loc	0 412 11 prologue_end
	s_clause 0x1
	s_load_dword s0, s[4:5], 0x18
	s_load_dwordx2 s[4:5], s[4:5], 0x0
	s_mov_b32 s3, 0
	.loc	0 412 47 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v1, s0
	s_sub_i32 s1, 0, s0
	.loc	0 412 42
	v_add3_u32 v3, v0, s0, -1
	.loc	0 412 47
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s1, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_nc_u32_e32 v1, v1, v2
	.loc	0 412 63
	v_add_nc_u32_e32 v2, 1, v0
	.loc	0 412 47
	v_mul_hi_u32 v4, v3, v1
	.loc	0 412 68
	v_mul_hi_u32 v1, v2, v1
	.loc	0 412 47
	v_mul_lo_u32 v4, v4, s0
	.loc	0 412 68
	v_mul_lo_u32 v1, v1, s0
	.loc	0 412 47
	v_sub_nc_u32_e32 v3, v3, v4
	.loc	0 412 68
	v_sub_nc_u32_e32 v1, v2, v1
	.loc	0 412 47
	v_subrev_nc_u32_e32 v2, s0, v3
	v_cmp_le_u32_e32 vcc_lo, s0, v3
	.loc	0 412 68
	v_subrev_nc_u32_e32 v4, s0, v1
	.loc	0 412 47
	v_cndmask_b32_e32 v3, v3, v2, vcc_lo
	.loc	0 412 68
	v_cmp_le_u32_e32 vcc_lo, s0, v1
	v_mov_b32_e32 v2, 0
	v_cndmask_b32_e32 v4, v1, v4, vcc_lo
	.loc	0 412 47
	v_subrev_nc_u32_e32 v1, s0, v3
	v_cmp_le_u32_e32 vcc_lo, s0, v3
	.loc	0 412 68
	v_subrev_nc_u32_e32 v5, s0, v4
	.loc	0 412 47
	v_cndmask_b32_e32 v1, v3, v1, vcc_lo
	.loc	0 412 68
	v_cmp_le_u32_e32 vcc_lo, s0, v4
	v_cndmask_b32_e32 v3, v4, v5, vcc_lo
	v_mov_b32_e32 v4, v2
	v_lshlrev_b64 v[5:6], 2, v[1:2]
	v_cmp_lt_u32_e32 vcc_lo, v1, v0
	v_cmp_lt_u32_e64 s0, v3, v0
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_add_co_u32 v1, s1, s4, v5
	v_add_co_ci_u32_e64 v2, s1, s5, v6, s1
	v_add_co_u32 v3, s1, s4, v3
	v_add_co_ci_u32_e64 v4, s1, s5, v4, s1
	s_branch .LBB21_2
	.p2align	6
.LBB21_1:
	.loc	0 0 68
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 418 7 is_stmt 1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s1, 0, v6
	v_cmp_ne_u32_e64 s2, 0, v5
	.loc	0 418 9 is_stmt 0
	s_and_b32 s1, s1, s2
	s_and_b32 s1, exec_lo, s1
	s_or_b32 s3, s1, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execz .LBB21_6
.LBB21_2:
	.loc	0 416 12 is_stmt 1
	v_mov_b32_e32 v5, 4
	v_mov_b32_e32 v6, 4
	s_and_saveexec_b32 s1, vcc_lo
	s_cbranch_execz .LBB21_4
	.loc	0 416 23 is_stmt 0
	global_load_dword v6, v[1:2], off glc dlc
.LBB21_4:
	.loc	0 0 23
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 416 51
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB21_1
	.loc	0 416 63
	global_load_dword v5, v[3:4], off glc dlc
	s_branch .LBB21_1
.LBB21_6:
	.loc	0 0 63
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 419 19 is_stmt 1
	v_lshlrev_b32_e64 v1, v6, 1
	.loc	0 421 17
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 419 24
	v_lshl_or_b32 v1, 1, v5, v1
	.loc	0 421 26
	v_and_b32_e32 v2, 4, v1
	v_and_b32_e32 v1, 2, v1
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	v_cndmask_b32_e64 v2, 3, 2, vcc_lo
	v_cmp_ne_u32_e32 vcc_lo, 0, v1
	v_cndmask_b32_e32 v1, 1, v2, vcc_lo
	.loc	0 421 4 is_stmt 0
	global_atomic_swap v0, v1, s[4:5]
	.loc	0 425 1 is_stmt 1
	s_endpgm
.Ltmp21:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel colour_inside
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
.Lfunc_end21:
	.size	colour_inside, .Lfunc_end21-colour_inside

	.protected	ticket_backoff
	.globl	ticket_backoff
	.p2align	8
	.type	ticket_backoff,@function
ticket_backoff:
.Lfunc_begin22:
	.loc	0 430 14 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_mov_b32 s3, exec_lo
	s_mov_b32 s2, exec_lo
	v_mbcnt_lo_u32_b32 v0, s3, 0
	v_cmpx_eq_u32_e32 0, v0
	s_cbranch_execz .LBB22_2
	s_bcnt1_i32_b32 s3, s3
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s3
	s_waitcnt lgkmcnt(0)
	global_atomic_add v1, v1, v2, s[0:1] glc
.LBB22_2:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 432 16 is_stmt 1
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	.loc	0 430 14
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
	.loc	0 432 16
	s_mov_b32 s3, exec_lo
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB22_4
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[0:1] offset:4 glc dlc
.LBB22_4:
	.loc	0 0 16 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 430 14 is_stmt 1
	v_add_nc_u32_e32 v0, s2, v0
	.loc	0 432 16
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
	.loc	0 432 32 is_stmt 0
	v_cmp_ne_u32_e32 vcc_lo, s2, v0
	.loc	0 432 2
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB22_13
	.loc	0 0 2
	v_mov_b32_e32 v1, 0
	s_mov_b32 s6, 1
	s_mov_b32 s3, 0
	s_inst_prefetch 0x1
	s_branch .LBB22_7
	.p2align	6
.LBB22_6:
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 432 16
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v2
	.loc	0 435 21 is_stmt 1
	s_lshl_b32 s6, s6, 1
	.loc	0 435 11 is_stmt 0
	s_min_u32 s6, s6, 16
	.loc	0 432 32 is_stmt 1
	v_cmp_eq_u32_e32 vcc_lo, s7, v0
	.loc	0 432 2 is_stmt 0
	s_or_b32 s3, vcc_lo, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execz .LBB22_13
.LBB22_7:
	.loc	0 433 22 is_stmt 1
	s_cmp_eq_u32 s6, 0
	s_mov_b32 s7, s6
	.loc	0 433 3 is_stmt 0
	s_cbranch_scc0 .LBB22_11
.LBB22_8:
	.loc	0 432 16 is_stmt 1
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s7, vcc_lo
	s_cbranch_execz .LBB22_6
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] offset:4 glc dlc
	s_branch .LBB22_6
.LBB22_10:
	.loc	0 0 16 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 433 22 is_stmt 1
	s_add_i32 s7, s7, -1
	s_cmp_eq_u32 s7, 0
	.loc	0 433 3 is_stmt 0
	s_cbranch_scc1 .LBB22_8
.LBB22_11:
	.loc	0 434 4 is_stmt 1
	s_mov_b32 s9, exec_lo
	s_mov_b32 s8, exec_lo
	v_mbcnt_lo_u32_b32 v2, s9, 0
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB22_10
	s_bcnt1_i32_b32 s9, s9
	v_mov_b32_e32 v2, s9
	s_waitcnt lgkmcnt(0)
	global_atomic_add v1, v2, s[0:1] offset:8
	s_branch .LBB22_10
.LBB22_13:
	.loc	0 0 4 is_stmt 0
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 430 14 is_stmt 1
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	.loc	0 439 2
	s_mov_b32 s2, exec_lo
	s_mov_b32 s3, exec_lo
	v_mbcnt_lo_u32_b32 v3, s2, 0
	.loc	0 437 9
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[4:5]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v0, v2, v0
	global_store_dword v1, v0, s[4:5]
	.loc	0 438 2
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 439 2
	v_cmpx_eq_u32_e32 0, v3
	s_cbranch_execz .LBB22_15
	s_bcnt1_i32_b32 s2, s2
	v_mov_b32_e32 v0, s2
	global_atomic_add v1, v0, s[0:1] offset:4
.LBB22_15:
	.loc	0 440 1
	s_endpgm
.Ltmp22:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel ticket_backoff
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
		.amdhsa_next_free_sgpr 10
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
.Lfunc_end22:
	.size	ticket_backoff, .Lfunc_end22-ticket_backoff

	.protected	ttas_goto
	.globl	ttas_goto
	.p2align	8
	.type	ttas_goto,@function
ttas_goto:
.Lfunc_begin23:
	.loc	0 444 1 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b32 s6, 0
.LBB23_1:
	.loc	0 446 9
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v1, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 446 2 is_stmt 0
	v_cmp_ne_u32_e32 vcc_lo, 0, v3
	s_cbranch_vccnz .LBB23_1
	.loc	0 448 6 is_stmt 1
	global_atomic_swap v3, v1, v2, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB23_1
	.loc	0 0 6 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 450 12 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 444 1
	v_mov_b32_e32 v1, 0
	.loc	0 450 12
	global_load_dword v0, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 450 9 is_stmt 0
	global_load_dword v2, v1, s[4:5]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v0, v2, v0
	global_store_dword v1, v0, s[4:5]
	.loc	0 451 2 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 452 10
	global_store_dword v1, v1, s[0:1]
	s_waitcnt_vscnt null, 0x0
	.loc	0 453 1
	s_endpgm
.Ltmp23:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel ttas_goto
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
.Lfunc_end23:
	.size	ttas_goto, .Lfunc_end23-ttas_goto

	.protected	forever_break
	.globl	forever_break
	.p2align	8
	.type	forever_break,@function
forever_break:
.Lfunc_begin24:
	.loc	0 460 2 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 1
	s_mov_b32 s7, -1
	s_mov_b32 s6, 0
.LBB24_1:
	.loc	0 461 8
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v1, v2, v3, s[0:1] glc
	.loc	0 461 7 is_stmt 0
	s_add_i32 s7, s7, 1
	.loc	0 461 8
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	.loc	0 461 7
	v_mov_b32_e32 v1, s7
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB24_1
	.loc	0 0 7
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 465 12 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 460 2
	v_mov_b32_e32 v2, 0
	.loc	0 467 35
	v_cmp_ne_u32_e32 vcc_lo, 0, v1
	.loc	0 465 12
	global_load_dword v3, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 465 9 is_stmt 0
	global_load_dword v4, v2, s[4:5]
	.loc	0 467 35 is_stmt 1
	v_cndmask_b32_e64 v1, 0, 1, vcc_lo
	.loc	0 465 9
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v3, v4, v3
	global_store_dword v2, v3, s[4:5]
	.loc	0 466 2
	global_atomic_swap v2, v2, s[0:1]
	.loc	0 467 27
	global_store_dword v0, v1, s[4:5] offset:4
	.loc	0 468 1
	s_endpgm
.Ltmp24:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel forever_break
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
.Lfunc_end24:
	.size	forever_break, .Lfunc_end24-forever_break

	.protected	forever_inside_break
	.globl	forever_inside_break
	.p2align	8
	.type	forever_inside_break,@function
forever_inside_break:
.Lfunc_begin25:
	.loc	0 473 2 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b32 s6, 0
.LBB25_1:
	.loc	0 474 8
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v3, v1, v2, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	.loc	0 474 7 is_stmt 0
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB25_1
	.loc	0 0 7
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 475 14 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 473 2
	v_mov_b32_e32 v1, 0
	.loc	0 475 14
	global_load_dword v0, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 475 11 is_stmt 0
	global_load_dword v2, v1, s[4:5]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v0, v2, v0
	global_store_dword v1, v0, s[4:5]
	.loc	0 476 4 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 477 4
	global_atomic_swap v1, v1, s[0:1]
	.loc	0 480 1
	s_endpgm
.Ltmp25:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel forever_inside_break
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
.Lfunc_end25:
	.size	forever_inside_break, .Lfunc_end25-forever_inside_break

	.protected	functions
	.globl	functions
	.p2align	8
	.type	functions,@function
functions:
.Lfunc_begin26:
	.loc	0 498 18 prologue_end
	v_mul_u32_u24_e32 v1, 0x2493, v0
	.loc	0 496 11
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 498 11
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, 1
	.loc	0 498 18 is_stmt 0
	v_lshrrev_b32_e32 v1, 16, v1
	v_mul_lo_u16 v1, v1, 7
	v_sub_nc_u16 v1, v0, v1
	.loc	0 498 11
	v_and_b32_e32 v5, 0xffff, v1
	v_lshlrev_b32_e32 v1, 2, v5
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s0, s0, v1
	v_add_co_ci_u32_e64 v2, null, s1, 0, s0
	s_mov_b32 s0, 0
.LBB26_1:
.Ltmp26:
	.loc	0 485 9 is_stmt 1
	global_atomic_cmpswap v6, v[1:2], v[3:4], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v6
	.loc	0 485 2 is_stmt 0
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB26_1
.Ltmp27:
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 499 15 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v5
	.loc	0 499 32 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
.Ltmp28:
	.loc	0 487 2 is_stmt 1
	buffer_gl0_inv
.Ltmp29:
	.loc	0 499 15
	global_load_dword v3, v5, s[4:5]
	.loc	0 499 32 is_stmt 0
	global_load_dword v0, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 499 30
	v_mad_u64_u32 v[3:4], null, v3, 3, v[0:1]
	v_mov_b32_e32 v0, 0
	.loc	0 499 13
	global_store_dword v5, v3, s[4:5]
.Ltmp30:
	.loc	0 491 2 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 492 2
	global_atomic_swap v[1:2], v0, off
.Ltmp31:
	.loc	0 501 1
	s_endpgm
.Ltmp32:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel functions
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
.Lfunc_end26:
	.size	functions, .Lfunc_end26-functions

	.protected	both_sides
	.globl	both_sides
	.p2align	8
	.type	both_sides,@function
both_sides:
.Lfunc_begin27:
	.loc	0 506 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 508 6
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 506 11
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 508 6
	s_mov_b32 s8, exec_lo
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 508 18 is_stmt 0
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v1, 0xaaaaaaab, v1
	v_cmpx_lt_u32_e32 0x55555555, v1
	.loc	0 508 6
	s_xor_b32 s8, exec_lo, s8
	s_cbranch_execz .LBB27_4
	.loc	0 0 6
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	.loc	0 513 16 is_stmt 1
	s_add_u32 s2, s0, 4
	s_addc_u32 s3, s1, 0
	s_mov_b32 s6, 0
.LBB27_2:
.Ltmp33:
	.loc	0 485 9
	global_atomic_cmpswap v3, v2, v[1:2], s[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	.loc	0 485 2 is_stmt 0
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB27_2
.Ltmp34:
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 514 3 is_stmt 1
	s_add_u32 s6, s4, 4
	s_addc_u32 s7, s5, 0
.Ltmp35:
	.loc	0 487 2
	buffer_gl0_inv
.Ltmp36:
.LBB27_4:
	.loc	0 508 6
	s_or_saveexec_b32 s8, s8
	v_mov_b32_e32 v1, s2
	v_mov_b32_e32 v3, s6
	v_mov_b32_e32 v2, s3
	v_mov_b32_e32 v4, s7
	s_xor_b32 exec_lo, exec_lo, s8
	s_cbranch_execz .LBB27_8
	.loc	0 0 6 is_stmt 0
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	s_mov_b32 s2, 0
.LBB27_6:
.Ltmp37:
	.loc	0 485 9 is_stmt 1
	global_atomic_cmpswap v3, v2, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	.loc	0 485 2 is_stmt 0
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB27_6
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s2
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v3, s4
	v_mov_b32_e32 v1, s0
	v_mov_b32_e32 v4, s5
	.loc	0 487 2 is_stmt 1
	buffer_gl0_inv
.Ltmp38:
.LBB27_8:
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s8
	global_load_dword v5, v[3:4], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v0, v5, v0
	v_mov_b32_e32 v5, 0
	global_store_dword v[3:4], v0, off
.Ltmp39:
	.loc	0 491 2 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 492 2
	global_atomic_swap v[1:2], v5, off
.Ltmp40:
	.loc	0 517 1
	s_endpgm
.Ltmp41:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel both_sides
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
.Lfunc_end27:
	.size	both_sides, .Lfunc_end27-both_sides

	.protected	wavefront_dp
	.globl	wavefront_dp
	.p2align	8
	.type	wavefront_dp,@function
wavefront_dp:
.Lfunc_begin28:
	.loc	0 522 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_mov_b32_e32 v3, 0
	v_add_nc_u32_e32 v2, -1, v0
	v_cmp_ne_u32_e32 vcc_lo, 0, v0
	s_mov_b32 s6, 0
	v_mov_b32_e32 v4, 64
	v_mov_b32_e32 v5, 0
	v_lshlrev_b64 v[1:2], 2, v[2:3]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s0, s8, v1
	v_add_co_ci_u32_e64 v2, s0, s9, v2, s0
	.loc	0 524 7
	s_add_u32 s4, s2, -4
	s_addc_u32 s5, s3, -1
	.loc	0 525 7
	s_and_saveexec_b32 s1, vcc_lo
	s_cbranch_execz .LBB28_3
.LBB28_1:
	.loc	0 526 11
	global_load_dword v3, v[1:2], off glc dlc
	.loc	0 526 30 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s0, 0, v3
	.loc	0 526 4
	s_or_b32 s6, s0, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB28_1
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s6
	v_lshlrev_b32_e32 v3, 2, v0
	v_add_nc_u32_e32 v4, 64, v0
	.loc	0 528 24 is_stmt 1
	global_load_dword v3, v3, s[4:5] offset:256
.LBB28_3:
	.loc	0 0 24 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	v_lshlrev_b32_e32 v9, 2, v0
	.loc	0 529 3 is_stmt 1
	v_lshlrev_b32_e32 v4, 2, v4
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v7, 0x80
	v_mov_b32_e32 v8, 0
	.loc	0 528 55
	global_load_dword v5, v9, s[10:11] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 528 63 is_stmt 0
	v_and_b32_e32 v5, 3, v5
	.loc	0 528 52
	v_add_nc_u32_e32 v10, v5, v3
	v_mov_b32_e32 v3, 1
	v_add_co_u32 v5, s0, s10, v9
	v_add_co_ci_u32_e64 v6, null, s11, 0, s0
	.loc	0 529 21 is_stmt 1
	global_store_dword v4, v10, s[2:3]
	.loc	0 530 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 531 3
	global_atomic_swap v9, v3, s[8:9]
	v_add_co_u32 v3, s0, s8, v9
	v_add_co_ci_u32_e64 v4, null, s9, 0, s0
	.loc	0 525 7
	s_and_saveexec_b32 s1, vcc_lo
	s_cbranch_execz .LBB28_7
	.loc	0 0 7 is_stmt 0
	s_mov_b32 s6, 0
.LBB28_5:
	.loc	0 526 11 is_stmt 1
	global_load_dword v7, v[1:2], off glc dlc
	.loc	0 526 30 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s0, 1, v7
	.loc	0 526 4
	s_or_b32 s6, s0, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB28_5
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 528 24 is_stmt 1
	global_load_dword v11, v9, s[4:5] offset:512
	v_add_nc_u32_e32 v7, 0x80, v0
.LBB28_7:
	.loc	0 0 24 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 528 55
	global_load_dword v8, v[5:6], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 528 10
	v_max_u32_e32 v10, v10, v11
	.loc	0 529 3 is_stmt 1
	v_lshlrev_b32_e32 v7, 2, v7
	.loc	0 528 63
	v_and_b32_e32 v8, 3, v8
	.loc	0 528 52 is_stmt 0
	v_add_nc_u32_e32 v10, v8, v10
	v_mov_b32_e32 v8, 2
	.loc	0 529 21 is_stmt 1
	global_store_dword v7, v10, s[2:3]
	.loc	0 530 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 531 3
	global_atomic_swap v[3:4], v8, off
	v_mov_b32_e32 v7, 0xc0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v8, 0
	.loc	0 525 7
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB28_11
	.loc	0 0 7 is_stmt 0
	s_mov_b32 s1, 0
.LBB28_9:
	.loc	0 526 11 is_stmt 1
	global_load_dword v7, v[1:2], off glc dlc
	.loc	0 526 30 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc_lo, 2, v7
	.loc	0 526 4
	s_or_b32 s1, vcc_lo, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB28_9
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 528 24 is_stmt 1
	global_load_dword v8, v9, s[4:5] offset:768
	v_add_nc_u32_e32 v7, 0xc0, v0
.LBB28_11:
	.loc	0 0 24 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 528 55
	global_load_dword v0, v[5:6], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 528 10
	v_max_u32_e32 v1, v10, v8
	.loc	0 529 3 is_stmt 1
	v_lshlrev_b32_e32 v2, 2, v7
	.loc	0 528 63
	v_and_b32_e32 v0, 3, v0
	.loc	0 528 52 is_stmt 0
	v_add_nc_u32_e32 v0, v0, v1
	v_mov_b32_e32 v1, 3
	.loc	0 529 21 is_stmt 1
	global_store_dword v2, v0, s[2:3]
	.loc	0 530 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 531 3
	global_atomic_swap v[3:4], v1, off
	.loc	0 533 1
	s_endpgm
.Ltmp42:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel wavefront_dp
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
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 12
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
.Lfunc_end28:
	.size	wavefront_dp, .Lfunc_end28-wavefront_dp

	.protected	sptrsv_inside
	.globl	sptrsv_inside
	.p2align	8
	.type	sptrsv_inside,@function
sptrsv_inside:
.Lfunc_begin29:
	.loc	0 538 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 538 42 is_stmt 0
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 538 11
	v_mov_b32_e32 v2, 0
	s_mov_b32 s1, 0
	.loc	0 538 42
	s_waitcnt lgkmcnt(0)
	global_load_dword v7, v1, s[10:11] glc dlc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	s_branch .LBB29_3
.LBB29_1:
	.loc	0 0 42
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s5
	v_mov_b32_e32 v1, v9
.LBB29_2:
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 544 10 is_stmt 1
	v_cmp_eq_u32_e32 vcc_lo, v1, v0
	.loc	0 544 7 is_stmt 0
	s_or_b32 s1, vcc_lo, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execz .LBB29_8
.LBB29_3:
	.loc	0 542 17 is_stmt 1
	s_mov_b32 s4, exec_lo
	.loc	0 542 13 is_stmt 0
	v_cmpx_lt_u32_e64 v1, v0
	.loc	0 542 17
	s_cbranch_execz .LBB29_2
	.loc	0 542 3
	v_lshlrev_b64 v[5:6], 2, v[1:2]
	s_mov_b32 s5, 0
	v_add_co_u32 v3, vcc_lo, s2, v5
	v_add_co_ci_u32_e32 v4, vcc_lo, s3, v6, vcc_lo
	v_add_co_u32 v5, vcc_lo, s8, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, s9, v6, vcc_lo
	s_inst_prefetch 0x1
	s_branch .LBB29_6
	.p2align	6
.LBB29_5:
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s7
	v_mov_b32_e32 v9, v1
	v_mov_b32_e32 v1, v8
	.loc	0 542 3
	s_and_b32 s0, exec_lo, s6
	s_or_b32 s5, s0, s5
	s_andn2_b32 exec_lo, exec_lo, s5
	s_cbranch_execz .LBB29_1
.LBB29_6:
	.loc	0 542 20
	global_load_dword v8, v[5:6], off glc dlc
	s_or_b32 s6, s6, exec_lo
	.loc	0 542 17
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v8
	.loc	0 542 3
	s_and_saveexec_b32 s7, vcc_lo
	s_cbranch_execz .LBB29_5
	.loc	0 543 11 is_stmt 1
	global_load_dword v9, v[3:4], off
	.loc	0 543 17 is_stmt 0
	v_add_nc_u32_e32 v8, 1, v1
	.loc	0 542 13 is_stmt 1
	v_add_co_u32 v3, vcc_lo, v3, 4
	v_add_co_ci_u32_e32 v4, vcc_lo, 0, v4, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v8, v0
	v_add_co_u32 v5, s0, v5, 4
	v_add_co_ci_u32_e64 v6, s0, 0, v6, s0
	s_andn2_b32 s0, s6, exec_lo
	s_and_b32 s6, vcc_lo, exec_lo
	s_or_b32 s6, s0, s6
	.loc	0 543 21
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v1, 7, v9
	.loc	0 543 8 is_stmt 0
	v_add_nc_u32_e32 v7, v1, v7
	v_mov_b32_e32 v1, v0
	s_branch .LBB29_5
.LBB29_8:
	.loc	0 0 8
	s_or_b32 exec_lo, exec_lo, s1
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 1
	.loc	0 545 11 is_stmt 1
	global_store_dword v0, v7, s[2:3]
	.loc	0 546 4
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 547 4
	global_atomic_swap v0, v1, s[8:9]
	.loc	0 551 1
	s_endpgm
.Ltmp43:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel sptrsv_inside
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
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 12
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
.Lfunc_end29:
	.size	sptrsv_inside, .Lfunc_end29-sptrsv_inside

	.protected	queue_put
	.globl	queue_put
	.p2align	8
	.type	queue_put,@function
queue_put:
.Lfunc_begin30:
	.loc	0 556 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_add_nc_u32_e32 v0, 1, v0
	v_mov_b32_e32 v1, 0
	s_mov_b32 s3, 0
	s_mov_b32 s6, 0
	s_inst_prefetch 0x1
	.p2align	6
.LBB30_1:
	.loc	0 559 15
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB30_3
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
.LBB30_3:
	.loc	0 0 15 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 559 15
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v2
	.loc	0 559 34
	s_add_i32 s2, s7, 64
	s_lshl_b64 s[4:5], s[2:3], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s4, s0, s4
	s_addc_u32 s5, s1, s5
	global_load_dword v2, v1, s[4:5] glc dlc
	.loc	0 561 7 is_stmt 1
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_cbranch_vccnz .LBB30_5
	.loc	0 562 4
	v_mov_b32_e32 v3, s7
	global_atomic_cmpswap v1, v[2:3], s[0:1]
	.loc	0 561 7
	s_cbranch_execnz .LBB30_1
	s_branch .LBB30_6
	.p2align	6
.LBB30_5:
.LBB30_6:
	.loc	0 563 14
	global_atomic_cmpswap v2, v1, v[0:1], s[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	.loc	0 559 15
	v_mov_b32_e32 v2, s7
	.loc	0 563 14
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB30_1
	.loc	0 0 14 is_stmt 0
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 564 4 is_stmt 1
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, 0
	global_atomic_cmpswap v2, v[0:1], s[0:1]
	.loc	0 568 1
	s_endpgm
.Ltmp44:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel queue_put
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
.Lfunc_end30:
	.size	queue_put, .Lfunc_end30-queue_put

	.protected	cas_max
	.globl	cas_max
	.p2align	8
	.type	cas_max,@function
cas_max:
.Lfunc_begin31:
	.loc	0 573 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 573 32 is_stmt 0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[10:11] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 573 40
	v_and_b32_e32 v1, 3, v1
	.loc	0 573 51
	v_lshlrev_b32_e32 v1, 2, v1
	global_load_dword v2, v1, s[8:9] glc dlc
	s_waitcnt vmcnt(0)
	v_add_co_u32 v3, s2, s8, v1
	v_add_co_ci_u32_e64 v4, null, s9, 0, s2
	v_cvt_f32_ubyte0_e32 v1, v0
	.loc	0 573 11
	s_mov_b32 s2, 0
	s_branch .LBB31_2
	.p2align	6
.LBB31_1:
	.loc	0 0 11
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 577 7 is_stmt 1
	s_and_b32 s4, exec_lo, s3
	s_or_b32 s2, s4, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB31_4
.LBB31_2:
	.loc	0 0 7 is_stmt 0
	s_or_b32 s3, s3, exec_lo
	.loc	0 577 7
	s_mov_b32 s4, exec_lo
	.loc	0 577 21
	v_cmpx_nge_f32_e32 v2, v1
	.loc	0 577 7
	s_cbranch_execz .LBB31_1
	.loc	0 579 9 is_stmt 1
	global_atomic_cmpswap v5, v[3:4], v[1:2], off glc
	s_andn2_b32 s3, s3, exec_lo
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v5, v2
	v_mov_b32_e32 v2, v5
	s_and_b32 s5, vcc_lo, exec_lo
	s_or_b32 s3, s3, s5
	s_branch .LBB31_1
.LBB31_4:
	.loc	0 0 9 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 581 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 581 9 is_stmt 0
	global_store_dword v0, v2, s[0:1]
	.loc	0 582 1 is_stmt 1
	s_endpgm
.Ltmp45:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel cas_max
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
		.amdhsa_next_free_sgpr 12
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
.Lfunc_end31:
	.size	cas_max, .Lfunc_end31-cas_max

	.protected	cas_pair
	.globl	cas_pair
	.p2align	8
	.type	cas_pair,@function
cas_pair:
.Lfunc_begin32:
	.loc	0 586 0
	v_mul_u32_u24_e32 v1, 0x5556, v0
.Ltmp46:
	.loc	0 587 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v2, 2
	v_lshlrev_b32_e32 v3, 16, v0
	v_mov_b32_e32 v4, 1
	v_lshrrev_b32_e32 v1, 16, v1
	v_mul_lo_u16 v1, v1, 3
	v_sub_nc_u16 v1, v0, v1
	v_lshlrev_b32_sdwa v1, v2, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s0, s0, v1
	v_add_co_ci_u32_e64 v2, null, s1, 0, s0
	s_mov_b32 s0, 0
	.p2align	6
.LBB32_1:
	.loc	0 590 9
	global_load_dword v7, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 591 52
	v_add_nc_u32_sdwa v5, v7, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	.loc	0 591 27 is_stmt 0
	v_add_nc_u32_e32 v8, v7, v3
	.loc	0 591 57
	v_mul_hi_u32 v6, 0x51eb852, v5
	v_mul_u32_u24_e32 v6, 50, v6
	v_sub_nc_u32_e32 v5, v5, v6
	.loc	0 591 33
	v_and_or_b32 v6, 0xffff0000, v8, v5
	.loc	0 592 11 is_stmt 1
	global_atomic_cmpswap v6, v[1:2], v[6:7], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v6, v7
	.loc	0 592 2 is_stmt 0
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB32_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 587 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 593 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 593 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v5, s[0:1]
	.loc	0 594 1 is_stmt 1
	s_endpgm
.Ltmp47:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel cas_pair
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
		.amdhsa_next_free_vgpr 9
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
.Lfunc_end32:
	.size	cas_pair, .Lfunc_end32-cas_pair

	.protected	leader_by_min
	.globl	leader_by_min
	.p2align	8
	.type	leader_by_min,@function
leader_by_min:
.Lfunc_begin33:
	.loc	0 600 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v5, 64
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	s_mov_b32 s1, 0
	s_mov_b32 s4, -1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v3, s0, s10, v1
	v_add_co_ci_u32_e64 v4, null, s11, 0, s0
	v_mov_b32_e32 v1, 1
	s_branch .LBB33_3
.LBB33_1:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	s_and_b32 s4, s5, exec_lo
.LBB33_2:
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 603 28 is_stmt 1
	s_add_i32 s1, s1, 2
	.loc	0 618 3
	s_waitcnt_vscnt null, 0x0
	.loc	0 603 21
	s_cmp_eq_u32 s1, 64
	.loc	0 618 3
	s_barrier
	buffer_gl0_inv
	.loc	0 603 2
	s_cbranch_scc1 .LBB33_28
.LBB33_3:
	.loc	0 604 7
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB33_5
	.loc	0 605 10
	ds_write_b32 v2, v5
.LBB33_5:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 606 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 607 7
	s_and_saveexec_b32 s5, s4
	s_cbranch_execz .LBB33_10
	.loc	0 0 7 is_stmt 0
	s_mov_b32 s0, exec_lo
	s_mov_b32 s6, -1
.LBB33_7:
	.loc	0 608 4 is_stmt 1
	s_ff1_i32_b32 s7, s0
	v_readlane_b32 s10, v0, s7
	s_lshl_b32 s7, 1, s7
	s_andn2_b32 s0, s0, s7
	s_min_u32 s6, s6, s10
	s_cmp_lg_u32 s0, 0
	s_cbranch_scc1 .LBB33_7
	v_mbcnt_lo_u32_b32 v6, exec_lo, 0
	s_mov_b32 s7, exec_lo
	v_cmpx_eq_u32_e32 0, v6
	s_xor_b32 s7, exec_lo, s7
	s_cbranch_execz .LBB33_10
	v_mov_b32_e32 v6, s6
	ds_min_u32 v2, v6
.LBB33_10:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s5
	s_mov_b32 s5, 0
	.loc	0 609 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 610 12
	s_and_saveexec_b32 s6, s4
	s_cbranch_execz .LBB33_16
	.loc	0 610 15 is_stmt 0
	ds_read_b32 v6, v2
	s_mov_b32 s5, -1
	.loc	0 610 7
	s_mov_b32 s4, exec_lo
	.loc	0 610 21
	s_waitcnt lgkmcnt(0)
	v_cmpx_eq_u32_e64 v6, v0
	.loc	0 610 7
	s_cbranch_execz .LBB33_15
	.loc	0 0 7
	s_mov_b32 s5, 0
.LBB33_13:
	.loc	0 611 11 is_stmt 1
	global_atomic_cmpswap v6, v2, v[1:2], s[8:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s0, 0, v6
	.loc	0 611 4 is_stmt 0
	s_or_b32 s5, s0, s5
	s_andn2_b32 exec_lo, exec_lo, s5
	s_cbranch_execnz .LBB33_13
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 613 13 is_stmt 1
	global_load_dword v7, v2, s[2:3]
	.loc	0 613 26 is_stmt 0
	global_load_dword v6, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	s_xor_b32 s5, exec_lo, -1
	.loc	0 613 24
	v_mad_u64_u32 v[6:7], null, v7, 3, v[6:7]
	.loc	0 613 11
	global_store_dword v2, v6, s[2:3]
	.loc	0 614 4 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 615 4
	global_atomic_swap v2, v2, s[8:9]
.LBB33_15:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	s_and_b32 s5, s5, exec_lo
.LBB33_16:
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 618 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	s_barrier
	buffer_gl0_inv
	.loc	0 604 7
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB33_18
	.loc	0 605 10
	ds_write_b32 v2, v5
.LBB33_18:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 606 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 607 7
	s_and_saveexec_b32 s4, s5
	s_cbranch_execz .LBB33_23
	.loc	0 0 7 is_stmt 0
	s_mov_b32 s0, exec_lo
	s_mov_b32 s6, -1
.LBB33_20:
	.loc	0 608 4 is_stmt 1
	s_ff1_i32_b32 s7, s0
	v_readlane_b32 s10, v0, s7
	s_lshl_b32 s7, 1, s7
	s_andn2_b32 s0, s0, s7
	s_min_u32 s6, s6, s10
	s_cmp_lg_u32 s0, 0
	s_cbranch_scc1 .LBB33_20
	v_mbcnt_lo_u32_b32 v6, exec_lo, 0
	s_mov_b32 s7, exec_lo
	v_cmpx_eq_u32_e32 0, v6
	s_xor_b32 s7, exec_lo, s7
	s_cbranch_execz .LBB33_23
	v_mov_b32_e32 v6, s6
	ds_min_u32 v2, v6
.LBB33_23:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	s_mov_b32 s4, 0
	.loc	0 609 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 610 12
	s_and_saveexec_b32 s6, s5
	s_cbranch_execz .LBB33_2
	.loc	0 610 15 is_stmt 0
	ds_read_b32 v6, v2
	s_mov_b32 s5, -1
	.loc	0 610 7
	s_mov_b32 s4, exec_lo
	.loc	0 610 21
	s_waitcnt lgkmcnt(0)
	v_cmpx_eq_u32_e64 v6, v0
	.loc	0 610 7
	s_cbranch_execz .LBB33_1
	.loc	0 0 7
	s_mov_b32 s5, 0
.LBB33_26:
	.loc	0 611 11 is_stmt 1
	global_atomic_cmpswap v6, v2, v[1:2], s[8:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s0, 0, v6
	.loc	0 611 4 is_stmt 0
	s_or_b32 s5, s0, s5
	s_andn2_b32 exec_lo, exec_lo, s5
	s_cbranch_execnz .LBB33_26
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 613 13 is_stmt 1
	global_load_dword v7, v2, s[2:3]
	.loc	0 613 26 is_stmt 0
	global_load_dword v6, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	s_xor_b32 s5, exec_lo, -1
	.loc	0 613 24
	v_mad_u64_u32 v[6:7], null, v7, 3, v[6:7]
	.loc	0 613 11
	global_store_dword v2, v6, s[2:3]
	.loc	0 614 4 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 615 4
	global_atomic_swap v2, v2, s[8:9]
	s_branch .LBB33_1
.LBB33_28:
	.loc	0 620 1
	s_endpgm
.Ltmp48:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel leader_by_min
		.amdhsa_group_segment_fixed_size 4
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
		.amdhsa_next_free_sgpr 12
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
.Lfunc_end33:
	.size	leader_by_min, .Lfunc_end33-leader_by_min

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
    .name:           clh_lock
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         clh_lock.kd
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
    .name:           list_hand_over_hand
    .private_segment_fixed_size: 0
    .sgpr_count:     17
    .sgpr_spill_count: 0
    .symbol:         list_hand_over_hand.kd
    .vgpr_count:     11
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
    .name:           bank_ordered
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         bank_ordered.kd
    .vgpr_count:     13
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
    .name:           bank_try_both
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         bank_try_both.kd
    .vgpr_count:     12
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
    .name:           octree_retry
    .private_segment_fixed_size: 0
    .sgpr_count:     17
    .sgpr_spill_count: 0
    .symbol:         octree_retry.kd
    .vgpr_count:     14
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
    .name:           bvh_up
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         bvh_up.kd
    .vgpr_count:     10
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
    .name:           bvh_up_wait
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         bvh_up_wait.kd
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
    .name:           ring_flags
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         ring_flags.kd
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
    .name:           ring_states
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         ring_states.kd
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
    .name:           sense_barrier
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         sense_barrier.kd
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
    .name:           look_back_wait
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         look_back_wait.kd
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
    .name:           look_back
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         look_back.kd
    .vgpr_count:     11
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
    .name:           philosophers
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         philosophers.kd
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
    .name:           philosophers_mask
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         philosophers_mask.kd
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
    .name:           readers_writer
    .private_segment_fixed_size: 0
    .sgpr_count:     13
    .sgpr_spill_count: 0
    .symbol:         readers_writer.kd
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
    .name:           seqlock
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         seqlock.kd
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
    .name:           seqlock_one_writer
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         seqlock_one_writer.kd
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
    .name:           union_cas
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         union_cas.kd
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
    .name:           alloc_bitmap
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         alloc_bitmap.kd
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
    .name:           alloc_list
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         alloc_list.kd
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
    .name:           colour_wait
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         colour_wait.kd
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
    .name:           colour_inside
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         colour_inside.kd
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
    .name:           ticket_backoff
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         ticket_backoff.kd
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
    .name:           ttas_goto
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         ttas_goto.kd
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
    .name:           forever_break
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         forever_break.kd
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
    .name:           forever_inside_break
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         forever_inside_break.kd
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
    .name:           functions
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         functions.kd
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
    .name:           both_sides
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         both_sides.kd
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
    .name:           wavefront_dp
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         wavefront_dp.kd
    .vgpr_count:     12
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
    .name:           sptrsv_inside
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         sptrsv_inside.kd
    .vgpr_count:     10
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
    .name:           queue_put
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         queue_put.kd
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
    .name:           cas_max
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         cas_max.kd
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
    .name:           cas_pair
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         cas_pair.kd
    .vgpr_count:     9
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
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           leader_by_min
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         leader_by_min.kd
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 32
amdhsa.target:   amdgcn-amd-amdhsa--gfx1030
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata

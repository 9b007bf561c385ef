	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.amdhsa_code_object_version 4
	.protected	union_find
	.globl	union_find
	.p2align	8
	.type	union_find,@function
union_find:
.Lfunc_begin0:
	.file	0 "." "cl/root.cl" md5 0x21a7eaea8dbb91484bf16fb420659ee2
	.loc	0 9 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	.loc	0 9 46 is_stmt 0
	v_mad_u32_u24 v1, v0, 7, 3
	v_mov_b32_e32 v2, 0
	s_mov_b32 s4, 0
	.loc	0 9 51
	v_and_b32_e32 v3, 63, v1
	v_mov_b32_e32 v1, v0
	s_branch .LBB0_2
.LBB0_1:
	.loc	0 0 51
	s_or_b32 exec_lo, exec_lo, s5
	v_mov_b32_e32 v1, v6
	.loc	0 16 7 is_stmt 1
	s_and_b32 s5, exec_lo, s6
	s_or_b32 s4, s5, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB0_12
.LBB0_2:
	.loc	0 12 10
	v_lshlrev_b64 v[4:5], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v4, vcc_lo, s0, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s1, v5, vcc_lo
	global_load_dword v6, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 12 18 is_stmt 0
	v_cmp_ne_u32_e32 vcc_lo, v6, v1
	v_mov_b32_e32 v6, v1
	.loc	0 12 3
	s_and_saveexec_b32 s5, vcc_lo
	s_cbranch_execz .LBB0_6
	.loc	0 0 3
	s_mov_b32 s6, 0
.LBB0_4:
	.loc	0 13 8 is_stmt 1
	global_load_dword v1, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 12 10
	v_lshlrev_b64 v[4:5], 2, v[1:2]
	v_add_co_u32 v4, vcc_lo, s0, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s1, v5, vcc_lo
	global_load_dword v6, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 12 18 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, v6, v1
	.loc	0 12 3
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB0_4
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s6
	v_mov_b32_e32 v6, v1
.LBB0_6:
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 14 10 is_stmt 1
	v_mov_b32_e32 v4, v2
	.loc	0 14 3 is_stmt 0
	s_mov_b32 s5, exec_lo
	.loc	0 14 10
	v_lshlrev_b64 v[4:5], 2, v[3:4]
	v_add_co_u32 v4, vcc_lo, s0, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s1, v5, vcc_lo
	global_load_dword v1, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 14 18
	v_cmpx_ne_u32_e64 v1, v3
	.loc	0 14 3
	s_cbranch_execz .LBB0_10
	.loc	0 0 3
	s_mov_b32 s6, 0
.LBB0_8:
	.loc	0 15 8 is_stmt 1
	global_load_dword v1, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 14 10
	v_lshlrev_b64 v[4:5], 2, v[1:2]
	v_add_co_u32 v4, vcc_lo, s0, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s1, v5, vcc_lo
	global_load_dword v3, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 14 18 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, v3, v1
	.loc	0 14 3
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB0_8
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s6
	v_mov_b32_e32 v3, v1
.LBB0_10:
	s_or_b32 exec_lo, exec_lo, s5
	s_mov_b32 s6, -1
	.loc	0 16 7 is_stmt 1
	s_mov_b32 s5, exec_lo
	.loc	0 16 9 is_stmt 0
	v_cmpx_ne_u32_e64 v6, v3
	.loc	0 16 7
	s_cbranch_execz .LBB0_1
	.loc	0 18 15 is_stmt 1
	v_max_u32_e32 v1, v6, v3
	.loc	0 18 32 is_stmt 0
	v_min_u32_e32 v7, v3, v6
	.loc	0 19 27 is_stmt 1
	v_lshlrev_b64 v[4:5], 2, v[1:2]
	.loc	0 19 7 is_stmt 0
	v_mov_b32_e32 v8, v1
	.loc	0 19 27
	v_add_co_u32 v4, vcc_lo, s0, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s1, v5, vcc_lo
	.loc	0 19 7
	global_atomic_cmpswap v4, v[4:5], v[7:8], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v4, v1
	s_orn2_b32 s6, vcc_lo, exec_lo
	s_branch .LBB0_1
.LBB0_12:
	.loc	0 0 7
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 22 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 22 9 is_stmt 0
	global_store_dword v0, v6, s[2:3]
	.loc	0 23 1 is_stmt 1
	s_endpgm
.Ltmp0:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel union_find
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
.Lfunc_end0:
	.size	union_find, .Lfunc_end0-union_find

	.protected	find_halving
	.globl	find_halving
	.p2align	8
	.type	find_halving,@function
find_halving:
.Lfunc_begin1:
	.loc	0 28 11 prologue_end
	s_load_dwordx4 s[4:7], s[4:5], 0x8
	.loc	0 28 43 is_stmt 0
	v_lshlrev_b32_e32 v2, 2, v0
	.loc	0 30 2 is_stmt 1
	s_mov_b32 s1, exec_lo
	.loc	0 28 43
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v2, s[4:5] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 30 14
	v_cmpx_lt_u32_e64 v3, v0
	.loc	0 30 2 is_stmt 0
	s_cbranch_execz .LBB1_4
	.loc	0 0 2
	v_mov_b32_e32 v1, 0
	s_mov_b32 s2, 0
	.p2align	6
.LBB1_2:
	v_mov_b32_e32 v4, v0
	v_mov_b32_e32 v0, v3
	.loc	0 31 16 is_stmt 1
	v_lshlrev_b64 v[5:6], 2, v[0:1]
	v_add_co_u32 v5, vcc_lo, s4, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, s5, v6, vcc_lo
	global_load_dword v3, v[5:6], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 33 3
	v_mov_b32_e32 v5, v1
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_co_u32 v4, vcc_lo, s4, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s5, v5, vcc_lo
	.loc	0 30 14
	v_cmp_ge_u32_e64 s0, v3, v0
	.loc	0 33 12
	global_store_dword v[4:5], v3, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 30 2
	s_or_b32 s2, s0, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB1_2
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
.LBB1_4:
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 37 9 is_stmt 1
	global_store_dword v2, v0, s[6:7]
	.loc	0 38 1
	s_endpgm
.Ltmp1:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel find_halving
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
.Lfunc_end1:
	.size	find_halving, .Lfunc_end1-find_halving

	.protected	union_edges
	.globl	union_edges
	.p2align	8
	.type	union_edges,@function
union_edges:
.Lfunc_begin2:
	.loc	0 43 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x8
	v_mul_u32_u24_e32 v6, 5, v0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v1, v0
	s_mov_b32 s2, 0
	.loc	0 46 31
	v_and_b32_e32 v3, 63, v6
	s_branch .LBB2_2
.LBB2_1:
	.loc	0 0 31 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	v_mov_b32_e32 v1, v7
	.loc	0 53 8 is_stmt 1
	s_and_b32 s3, exec_lo, s4
	s_or_b32 s2, s3, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB2_12
.LBB2_2:
	.loc	0 49 11
	v_lshlrev_b64 v[4:5], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v4, vcc_lo, s0, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s1, v5, vcc_lo
	global_load_dword v7, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 49 19 is_stmt 0
	v_cmp_ne_u32_e32 vcc_lo, v7, v1
	v_mov_b32_e32 v7, v1
	.loc	0 49 4
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB2_6
	.loc	0 0 4
	s_mov_b32 s4, 0
.LBB2_4:
	.loc	0 50 9 is_stmt 1
	global_load_dword v1, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 49 11
	v_lshlrev_b64 v[4:5], 2, v[1:2]
	v_add_co_u32 v4, vcc_lo, s0, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s1, v5, vcc_lo
	global_load_dword v7, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 49 19 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, v7, v1
	.loc	0 49 4
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB2_4
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s4
	v_mov_b32_e32 v7, v1
.LBB2_6:
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 51 11 is_stmt 1
	v_mov_b32_e32 v4, v2
	.loc	0 51 4 is_stmt 0
	s_mov_b32 s3, exec_lo
	.loc	0 51 11
	v_lshlrev_b64 v[4:5], 2, v[3:4]
	v_add_co_u32 v4, vcc_lo, s0, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s1, v5, vcc_lo
	global_load_dword v1, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 51 19
	v_cmpx_ne_u32_e64 v1, v3
	.loc	0 51 4
	s_cbranch_execz .LBB2_10
	.loc	0 0 4
	s_mov_b32 s4, 0
.LBB2_8:
	.loc	0 52 9 is_stmt 1
	global_load_dword v1, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 51 11
	v_lshlrev_b64 v[4:5], 2, v[1:2]
	v_add_co_u32 v4, vcc_lo, s0, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s1, v5, vcc_lo
	global_load_dword v3, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 51 19 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, v3, v1
	.loc	0 51 4
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB2_8
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s4
	v_mov_b32_e32 v3, v1
.LBB2_10:
	s_or_b32 exec_lo, exec_lo, s3
	s_mov_b32 s4, -1
	.loc	0 53 8 is_stmt 1
	s_mov_b32 s3, exec_lo
	.loc	0 53 10 is_stmt 0
	v_cmpx_ne_u32_e64 v7, v3
	.loc	0 53 8
	s_cbranch_execz .LBB2_1
	.loc	0 55 16 is_stmt 1
	v_max_u32_e32 v1, v7, v3
	.loc	0 56 42
	v_min_u32_e32 v8, v3, v7
	.loc	0 56 28 is_stmt 0
	v_lshlrev_b64 v[4:5], 2, v[1:2]
	.loc	0 56 8
	v_mov_b32_e32 v9, v1
	.loc	0 56 28
	v_add_co_u32 v4, vcc_lo, s0, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s1, v5, vcc_lo
	.loc	0 56 8
	global_atomic_cmpswap v4, v[4:5], v[8:9], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v4, v1
	s_orn2_b32 s4, vcc_lo, exec_lo
	s_branch .LBB2_1
.LBB2_12:
	.loc	0 0 8
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 46 26 is_stmt 1
	v_add_nc_u32_e32 v1, 1, v6
	v_mov_b32_e32 v2, 0
	s_mov_b32 s2, 0
	.loc	0 46 31 is_stmt 0
	v_and_b32_e32 v3, 63, v1
	v_mov_b32_e32 v1, v0
	s_branch .LBB2_14
.LBB2_13:
	.loc	0 0 31
	s_or_b32 exec_lo, exec_lo, s3
	v_mov_b32_e32 v1, v7
	.loc	0 53 8 is_stmt 1
	s_and_b32 s3, exec_lo, s4
	s_or_b32 s2, s3, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB2_24
.LBB2_14:
	.loc	0 49 11
	v_lshlrev_b64 v[4:5], 2, v[1:2]
	v_add_co_u32 v4, vcc_lo, s0, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s1, v5, vcc_lo
	global_load_dword v7, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 49 19 is_stmt 0
	v_cmp_ne_u32_e32 vcc_lo, v7, v1
	v_mov_b32_e32 v7, v1
	.loc	0 49 4
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB2_18
	.loc	0 0 4
	s_mov_b32 s4, 0
.LBB2_16:
	.loc	0 50 9 is_stmt 1
	global_load_dword v1, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 49 11
	v_lshlrev_b64 v[4:5], 2, v[1:2]
	v_add_co_u32 v4, vcc_lo, s0, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s1, v5, vcc_lo
	global_load_dword v7, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 49 19 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, v7, v1
	.loc	0 49 4
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB2_16
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s4
	v_mov_b32_e32 v7, v1
.LBB2_18:
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 51 11 is_stmt 1
	v_mov_b32_e32 v4, v2
	.loc	0 51 4 is_stmt 0
	s_mov_b32 s3, exec_lo
	.loc	0 51 11
	v_lshlrev_b64 v[4:5], 2, v[3:4]
	v_add_co_u32 v4, vcc_lo, s0, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s1, v5, vcc_lo
	global_load_dword v1, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 51 19
	v_cmpx_ne_u32_e64 v1, v3
	.loc	0 51 4
	s_cbranch_execz .LBB2_22
	.loc	0 0 4
	s_mov_b32 s4, 0
.LBB2_20:
	.loc	0 52 9 is_stmt 1
	global_load_dword v1, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 51 11
	v_lshlrev_b64 v[4:5], 2, v[1:2]
	v_add_co_u32 v4, vcc_lo, s0, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s1, v5, vcc_lo
	global_load_dword v3, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 51 19 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, v3, v1
	.loc	0 51 4
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB2_20
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s4
	v_mov_b32_e32 v3, v1
.LBB2_22:
	s_or_b32 exec_lo, exec_lo, s3
	s_mov_b32 s4, -1
	.loc	0 53 8 is_stmt 1
	s_mov_b32 s3, exec_lo
	.loc	0 53 10 is_stmt 0
	v_cmpx_ne_u32_e64 v7, v3
	.loc	0 53 8
	s_cbranch_execz .LBB2_13
	.loc	0 55 16 is_stmt 1
	v_max_u32_e32 v1, v7, v3
	.loc	0 56 42
	v_min_u32_e32 v8, v3, v7
	.loc	0 56 28 is_stmt 0
	v_lshlrev_b64 v[4:5], 2, v[1:2]
	.loc	0 56 8
	v_mov_b32_e32 v9, v1
	.loc	0 56 28
	v_add_co_u32 v4, vcc_lo, s0, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s1, v5, vcc_lo
	.loc	0 56 8
	global_atomic_cmpswap v4, v[4:5], v[8:9], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v4, v1
	s_orn2_b32 s4, vcc_lo, exec_lo
	s_branch .LBB2_13
.LBB2_24:
	.loc	0 0 8
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 46 26 is_stmt 1
	v_add_nc_u32_e32 v1, 2, v6
	v_mov_b32_e32 v2, 0
	s_mov_b32 s2, 0
	.loc	0 46 31 is_stmt 0
	v_and_b32_e32 v3, 63, v1
	v_mov_b32_e32 v1, v0
	s_branch .LBB2_26
.LBB2_25:
	.loc	0 0 31
	s_or_b32 exec_lo, exec_lo, s3
	v_mov_b32_e32 v1, v7
	.loc	0 53 8 is_stmt 1
	s_and_b32 s3, exec_lo, s4
	s_or_b32 s2, s3, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB2_36
.LBB2_26:
	.loc	0 49 11
	v_lshlrev_b64 v[4:5], 2, v[1:2]
	v_add_co_u32 v4, vcc_lo, s0, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s1, v5, vcc_lo
	global_load_dword v7, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 49 19 is_stmt 0
	v_cmp_ne_u32_e32 vcc_lo, v7, v1
	v_mov_b32_e32 v7, v1
	.loc	0 49 4
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB2_30
	.loc	0 0 4
	s_mov_b32 s4, 0
.LBB2_28:
	.loc	0 50 9 is_stmt 1
	global_load_dword v1, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 49 11
	v_lshlrev_b64 v[4:5], 2, v[1:2]
	v_add_co_u32 v4, vcc_lo, s0, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s1, v5, vcc_lo
	global_load_dword v7, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 49 19 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, v7, v1
	.loc	0 49 4
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB2_28
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s4
	v_mov_b32_e32 v7, v1
.LBB2_30:
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 51 11 is_stmt 1
	v_mov_b32_e32 v4, v2
	.loc	0 51 4 is_stmt 0
	s_mov_b32 s3, exec_lo
	.loc	0 51 11
	v_lshlrev_b64 v[4:5], 2, v[3:4]
	v_add_co_u32 v4, vcc_lo, s0, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s1, v5, vcc_lo
	global_load_dword v1, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 51 19
	v_cmpx_ne_u32_e64 v1, v3
	.loc	0 51 4
	s_cbranch_execz .LBB2_34
	.loc	0 0 4
	s_mov_b32 s4, 0
.LBB2_32:
	.loc	0 52 9 is_stmt 1
	global_load_dword v1, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 51 11
	v_lshlrev_b64 v[4:5], 2, v[1:2]
	v_add_co_u32 v4, vcc_lo, s0, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s1, v5, vcc_lo
	global_load_dword v3, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 51 19 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, v3, v1
	.loc	0 51 4
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB2_32
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s4
	v_mov_b32_e32 v3, v1
.LBB2_34:
	s_or_b32 exec_lo, exec_lo, s3
	s_mov_b32 s4, -1
	.loc	0 53 8 is_stmt 1
	s_mov_b32 s3, exec_lo
	.loc	0 53 10 is_stmt 0
	v_cmpx_ne_u32_e64 v7, v3
	.loc	0 53 8
	s_cbranch_execz .LBB2_25
	.loc	0 55 16 is_stmt 1
	v_max_u32_e32 v1, v7, v3
	.loc	0 56 42
	v_min_u32_e32 v8, v3, v7
	.loc	0 56 28 is_stmt 0
	v_lshlrev_b64 v[4:5], 2, v[1:2]
	.loc	0 56 8
	v_mov_b32_e32 v9, v1
	.loc	0 56 28
	v_add_co_u32 v4, vcc_lo, s0, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s1, v5, vcc_lo
	.loc	0 56 8
	global_atomic_cmpswap v4, v[4:5], v[8:9], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v4, v1
	s_orn2_b32 s4, vcc_lo, exec_lo
	s_branch .LBB2_25
.LBB2_36:
	.loc	0 0 8
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 46 26 is_stmt 1
	v_add_nc_u32_e32 v1, 3, v6
	s_mov_b32 s2, 0
	.loc	0 46 31 is_stmt 0
	v_and_b32_e32 v2, 63, v1
	v_mov_b32_e32 v1, 0
	s_branch .LBB2_38
.LBB2_37:
	.loc	0 0 31
	s_or_b32 exec_lo, exec_lo, s3
	v_mov_b32_e32 v0, v5
	.loc	0 53 8 is_stmt 1
	s_and_b32 s3, exec_lo, s4
	s_or_b32 s2, s3, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB2_48
.LBB2_38:
	.loc	0 49 11
	v_lshlrev_b64 v[3:4], 2, v[0:1]
	v_add_co_u32 v3, vcc_lo, s0, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s1, v4, vcc_lo
	global_load_dword v5, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 49 19 is_stmt 0
	v_cmp_ne_u32_e32 vcc_lo, v5, v0
	v_mov_b32_e32 v5, v0
	.loc	0 49 4
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB2_42
	.loc	0 0 4
	s_mov_b32 s4, 0
.LBB2_40:
	.loc	0 50 9 is_stmt 1
	global_load_dword v0, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 49 11
	v_lshlrev_b64 v[3:4], 2, v[0:1]
	v_add_co_u32 v3, vcc_lo, s0, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s1, v4, vcc_lo
	global_load_dword v5, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 49 19 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, v5, v0
	.loc	0 49 4
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB2_40
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s4
	v_mov_b32_e32 v5, v0
.LBB2_42:
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 51 11 is_stmt 1
	v_mov_b32_e32 v3, v1
	.loc	0 51 4 is_stmt 0
	s_mov_b32 s3, exec_lo
	.loc	0 51 11
	v_lshlrev_b64 v[3:4], 2, v[2:3]
	v_add_co_u32 v3, vcc_lo, s0, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s1, v4, vcc_lo
	global_load_dword v0, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 51 19
	v_cmpx_ne_u32_e64 v0, v2
	.loc	0 51 4
	s_cbranch_execz .LBB2_46
	.loc	0 0 4
	s_mov_b32 s4, 0
.LBB2_44:
	.loc	0 52 9 is_stmt 1
	global_load_dword v0, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 51 11
	v_lshlrev_b64 v[3:4], 2, v[0:1]
	v_add_co_u32 v3, vcc_lo, s0, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s1, v4, vcc_lo
	global_load_dword v2, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 51 19 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, v2, v0
	.loc	0 51 4
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB2_44
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s4
	v_mov_b32_e32 v2, v0
.LBB2_46:
	s_or_b32 exec_lo, exec_lo, s3
	s_mov_b32 s4, -1
	.loc	0 53 8 is_stmt 1
	s_mov_b32 s3, exec_lo
	.loc	0 53 10 is_stmt 0
	v_cmpx_ne_u32_e64 v5, v2
	.loc	0 53 8
	s_cbranch_execz .LBB2_37
	.loc	0 55 16 is_stmt 1
	v_max_u32_e32 v0, v5, v2
	.loc	0 56 42
	v_min_u32_e32 v6, v2, v5
	.loc	0 56 28 is_stmt 0
	v_lshlrev_b64 v[3:4], 2, v[0:1]
	.loc	0 56 8
	v_mov_b32_e32 v7, v0
	.loc	0 56 28
	v_add_co_u32 v3, vcc_lo, s0, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s1, v4, vcc_lo
	.loc	0 56 8
	global_atomic_cmpswap v3, v[3:4], v[6:7], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v3, v0
	s_orn2_b32 s4, vcc_lo, exec_lo
	s_branch .LBB2_37
.LBB2_48:
	.loc	0 60 1 is_stmt 1
	s_endpgm
.Ltmp2:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel union_edges
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
.Lfunc_end2:
	.size	union_edges, .Lfunc_end2-union_edges

	.protected	circle_broken
	.globl	circle_broken
	.p2align	8
	.type	circle_broken,@function
circle_broken:
.Lfunc_begin3:
	.loc	0 65 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	.loc	0 67 12
	v_sub_nc_u32_e32 v1, 1, v0
	.loc	0 67 14 is_stmt 0
	v_cmp_gt_u32_e32 vcc_lo, 2, v0
	.loc	0 67 2
	v_lshlrev_b32_e32 v4, 2, v0
	.loc	0 65 11 is_stmt 1
	s_mov_b32 s5, 0
	.loc	0 70 2
	s_mov_b32 s4, exec_lo
	.loc	0 67 12
	v_cndmask_b32_e32 v1, v0, v1, vcc_lo
	.loc	0 67 10 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v4, v1, s[0:1]
	s_waitcnt_vscnt null, 0x0
	.loc	0 69 2 is_stmt 1
	s_barrier
	buffer_gl0_inv
	.loc	0 70 9
	global_load_dword v1, v4, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 70 17 is_stmt 0
	v_cmpx_ne_u32_e64 v1, v0
	.loc	0 70 2
	s_cbranch_execz .LBB3_4
	.loc	0 0 2
	v_add_co_u32 v2, s6, s0, v4
	v_add_co_ci_u32_e64 v3, null, s1, 0, s6
	v_mov_b32_e32 v1, 0
.LBB3_2:
	.loc	0 71 7 is_stmt 1
	global_load_dword v0, v[2:3], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 70 9
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_add_co_u32 v2, vcc_lo, s0, v2
	v_add_co_ci_u32_e32 v3, vcc_lo, s1, v3, vcc_lo
	global_load_dword v5, v[2:3], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 70 17 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, v5, v0
	.loc	0 70 2
	s_or_b32 s5, vcc_lo, s5
	s_andn2_b32 exec_lo, exec_lo, s5
	s_cbranch_execnz .LBB3_2
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s5
.LBB3_4:
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 72 2 is_stmt 1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	global_atomic_cmpswap v1, v[1:2], s[0:1]
	.loc	0 73 9
	global_store_dword v4, v0, s[2:3]
	.loc	0 74 1
	s_endpgm
.Ltmp3:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel circle_broken
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
.Lfunc_end3:
	.size	circle_broken, .Lfunc_end3-circle_broken

	.protected	circle_shifted
	.globl	circle_shifted
	.p2align	8
	.type	circle_shifted,@function
circle_shifted:
.Lfunc_begin4:
	.loc	0 79 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	.loc	0 81 12
	v_sub_nc_u32_e32 v1, 1, v0
	.loc	0 81 14 is_stmt 0
	v_cmp_gt_u32_e32 vcc_lo, 2, v0
	.loc	0 81 2
	v_lshlrev_b32_e32 v4, 2, v0
	.loc	0 79 11 is_stmt 1
	s_mov_b32 s5, 0
	.loc	0 84 2
	s_mov_b32 s4, exec_lo
	.loc	0 81 12
	v_cndmask_b32_e32 v1, v0, v1, vcc_lo
	.loc	0 81 10 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v4, v1, s[0:1]
	s_waitcnt_vscnt null, 0x0
	.loc	0 83 2 is_stmt 1
	s_barrier
	buffer_gl0_inv
	.loc	0 84 9
	global_load_dword v2, v4, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 79 11
	v_mov_b32_e32 v1, 0
	.loc	0 84 17
	v_cmpx_ne_u32_e64 v2, v0
	.loc	0 84 2 is_stmt 0
	s_cbranch_execz .LBB4_4
	.loc	0 0 2
	v_add_co_u32 v2, s6, s0, v4
	v_add_co_ci_u32_e64 v3, null, s1, 0, s6
.LBB4_2:
	.loc	0 85 7 is_stmt 1
	global_load_dword v0, v[2:3], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 84 9
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_add_co_u32 v2, vcc_lo, s0, v2
	v_add_co_ci_u32_e32 v3, vcc_lo, s1, v3, vcc_lo
	global_load_dword v5, v[2:3], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 84 17 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, v5, v0
	.loc	0 84 2
	s_or_b32 s5, vcc_lo, s5
	s_andn2_b32 exec_lo, exec_lo, s5
	s_cbranch_execnz .LBB4_2
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s5
.LBB4_4:
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 86 6 is_stmt 1
	s_mov_b32 s4, exec_lo
	.loc	0 86 8 is_stmt 0
	v_cmpx_eq_u32_e32 2, v0
	.loc	0 86 6
	s_cbranch_execz .LBB4_6
	.loc	0 84 9 is_stmt 1
	v_lshlrev_b64 v[1:2], 2, v[0:1]
	.loc	0 87 3
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v6, 0
	.loc	0 84 9
	v_add_co_u32 v1, vcc_lo, s0, v1
	v_add_co_ci_u32_e32 v2, vcc_lo, s1, v2, vcc_lo
	.loc	0 87 3
	global_atomic_cmpswap v[1:2], v[5:6], off offset:-4
.LBB4_6:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 88 9 is_stmt 1
	global_store_dword v4, v0, s[2:3]
	.loc	0 89 1
	s_endpgm
.Ltmp4:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel circle_shifted
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
.Lfunc_end4:
	.size	circle_shifted, .Lfunc_end4-circle_shifted

	.protected	roots_of_two_kinds
	.globl	roots_of_two_kinds
	.p2align	8
	.type	roots_of_two_kinds,@function
roots_of_two_kinds:
.Lfunc_begin5:
	.loc	0 94 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 94 34 is_stmt 0
	v_and_b32_e32 v1, 31, v0
	.loc	0 94 11
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	s_mov_b32 s7, 0
	.loc	0 98 2 is_stmt 1
	s_mov_b32 s6, exec_lo
	.loc	0 96 12
	v_add_nc_u32_e32 v3, 1, v1
	v_cmp_ne_u32_e32 vcc_lo, 3, v1
	.loc	0 98 9
	v_lshlrev_b32_e32 v2, 2, v1
	.loc	0 96 12
	v_cndmask_b32_e32 v4, 3, v3, vcc_lo
	.loc	0 96 10 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v2, v4, s[0:1]
	s_waitcnt_vscnt null, 0x0
	.loc	0 97 2 is_stmt 1
	s_barrier
	buffer_gl0_inv
	.loc	0 98 9
	global_load_dword v4, v2, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 98 17 is_stmt 0
	v_cmpx_ne_u32_e64 v4, v3
	.loc	0 98 2
	s_cbranch_execz .LBB5_4
	.loc	0 0 2
	v_add_co_u32 v3, s8, s0, v2
	v_add_co_ci_u32_e64 v4, null, s1, 0, s8
	v_mov_b32_e32 v2, 0
.LBB5_2:
	.loc	0 99 7 is_stmt 1
	global_load_dword v1, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 98 9
	v_lshlrev_b64 v[3:4], 2, v[1:2]
	.loc	0 98 22 is_stmt 0
	v_add_nc_u32_e32 v6, 1, v1
	.loc	0 98 9
	v_add_co_u32 v3, vcc_lo, s0, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s1, v4, vcc_lo
	global_load_dword v5, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 98 17
	v_cmp_eq_u32_e32 vcc_lo, v5, v6
	.loc	0 98 2
	s_or_b32 s7, vcc_lo, s7
	s_andn2_b32 exec_lo, exec_lo, s7
	s_cbranch_execnz .LBB5_2
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s7
.LBB5_4:
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 100 6 is_stmt 1
	s_mov_b32 s6, exec_lo
	.loc	0 100 8 is_stmt 0
	v_cmpx_gt_u32_e32 8, v1
	.loc	0 100 6
	s_cbranch_execz .LBB5_6
	.loc	0 94 11 is_stmt 1
	v_mov_b32_e32 v2, 0
	.loc	0 101 12
	global_load_dword v1, v2, s[2:3] offset:12 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 103 23
	v_lshlrev_b64 v[2:3], 2, v[1:2]
	.loc	0 103 33 is_stmt 0
	v_add_nc_u32_e32 v4, 1, v1
	.loc	0 103 3
	v_mov_b32_e32 v5, v1
	.loc	0 103 23
	v_add_co_u32 v2, vcc_lo, s0, v2
	v_add_co_ci_u32_e32 v3, vcc_lo, s1, v3, vcc_lo
	.loc	0 103 3
	global_atomic_cmpswap v[2:3], v[4:5], off
.LBB5_6:
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 105 2 is_stmt 1
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 105 14 is_stmt 0
	global_store_dword v1, v0, s[4:5] offset:256
	.loc	0 106 1 is_stmt 1
	s_endpgm
.Ltmp5:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel roots_of_two_kinds
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
.Lfunc_end5:
	.size	roots_of_two_kinds, .Lfunc_end5-roots_of_two_kinds

	.protected	root_seen_from_circle
	.globl	root_seen_from_circle
	.p2align	8
	.type	root_seen_from_circle,@function
root_seen_from_circle:
.Lfunc_begin6:
	.loc	0 111 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	.loc	0 113 12
	v_sub_nc_u32_e32 v1, 1, v0
	.loc	0 113 14 is_stmt 0
	v_cmp_gt_u32_e32 vcc_lo, 2, v0
	.loc	0 113 2
	v_lshlrev_b32_e32 v5, 2, v0
	.loc	0 113 12
	v_cndmask_b32_e32 v1, v0, v1, vcc_lo
	.loc	0 113 10
	s_waitcnt lgkmcnt(0)
	global_store_dword v5, v1, s[0:1]
	s_waitcnt_vscnt null, 0x0
	.loc	0 114 2 is_stmt 1
	s_barrier
	buffer_gl0_inv
	.loc	0 115 9
	global_load_dword v3, v5, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 113 2
	v_add_co_u32 v1, s4, s0, v5
	v_add_co_ci_u32_e64 v2, null, s1, 0, s4
	.loc	0 115 17
	v_cmp_ne_u32_e32 vcc_lo, v3, v0
	v_mov_b32_e32 v3, v0
	.loc	0 115 22 is_stmt 0
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz .LBB6_12
	.loc	0 115 25
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	s_and_saveexec_b32 s5, vcc_lo
	s_cbranch_execz .LBB6_3
	v_mov_b32_e32 v3, 0
	global_load_dword v3, v3, s[0:1] offset:12 glc dlc
.LBB6_3:
	.loc	0 0 25
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 115 25
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s5, v3
	.loc	0 115 40
	s_cmp_lg_u32 s5, 3
	.loc	0 115 2
	s_cbranch_scc1 .LBB6_10
	.loc	0 0 2
	v_mov_b32_e32 v4, 0
	s_mov_b32 s5, 0
	s_inst_prefetch 0x1
	s_branch .LBB6_7
	.p2align	6
.LBB6_5:
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 115 25
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s8, v6
	.loc	0 115 40
	s_cmp_lg_u32 s8, 3
	s_cselect_b32 s8, -1, 0
	s_andn2_b32 s6, s6, exec_lo
	s_and_b32 s8, s8, exec_lo
	s_or_b32 s6, s6, s8
.LBB6_6:
	.loc	0 0 40
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 115 22
	s_and_b32 s7, exec_lo, s6
	s_or_b32 s5, s7, s5
	s_andn2_b32 exec_lo, exec_lo, s5
	s_cbranch_execz .LBB6_11
.LBB6_7:
	.loc	0 116 7 is_stmt 1
	global_load_dword v3, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	s_or_b32 s6, s6, exec_lo
	.loc	0 115 22
	s_mov_b32 s7, exec_lo
	.loc	0 115 9 is_stmt 0
	v_lshlrev_b64 v[1:2], 2, v[3:4]
	v_add_co_u32 v1, vcc_lo, s0, v1
	v_add_co_ci_u32_e32 v2, vcc_lo, s1, v2, vcc_lo
	global_load_dword v6, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 115 17
	v_cmpx_ne_u32_e64 v6, v3
	.loc	0 115 22
	s_xor_b32 s7, exec_lo, s7
	s_cbranch_execz .LBB6_6
	.loc	0 115 25
	v_mbcnt_lo_u32_b32 v6, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v6
	s_and_saveexec_b32 s8, vcc_lo
	s_cbranch_execz .LBB6_5
	global_load_dword v6, v4, s[0:1] offset:12 glc dlc
	s_branch .LBB6_5
.LBB6_10:
	.loc	0 0 25
	v_mov_b32_e32 v3, v0
	s_branch .LBB6_12
.LBB6_11:
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s5
.LBB6_12:
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 117 6 is_stmt 1
	s_mov_b32 s0, exec_lo
	.loc	0 117 8 is_stmt 0
	v_cmpx_lt_u32_e32 1, v3
	s_cbranch_execz .LBB6_14
	.loc	0 118 3 is_stmt 1
	v_mov_b32_e32 v6, 0x4d
	v_mov_b32_e32 v7, v3
	global_atomic_cmpswap v[1:2], v[6:7], off
.LBB6_14:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 119 9 is_stmt 1
	global_store_dword v5, v0, s[2:3]
	.loc	0 120 1
	s_endpgm
.Ltmp6:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel root_seen_from_circle
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
.Lfunc_end6:
	.size	root_seen_from_circle, .Lfunc_end6-root_seen_from_circle

	.protected	roots_of_two_halves
	.globl	roots_of_two_halves
	.p2align	8
	.type	roots_of_two_halves,@function
roots_of_two_halves:
.Lfunc_begin7:
	.loc	0 125 46 prologue_end
	v_cmp_gt_u32_e32 vcc_lo, 32, v0
	v_lshlrev_b32_e32 v2, 1, v0
	.loc	0 125 11 is_stmt 0
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	v_mov_b32_e32 v3, 0
	s_mov_b32 s4, 0
	.loc	0 125 44
	v_cndmask_b32_e64 v1, 0xffffffe0, 64, vcc_lo
	v_and_b32_e32 v4, 0x1c0, v2
	v_add_nc_u32_e32 v1, v1, v0
	v_add_nc_u32_e32 v2, v1, v4
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, vcc_lo, s0, v2
	v_add_co_ci_u32_e32 v3, vcc_lo, s1, v3, vcc_lo
.LBB7_1:
	.loc	0 127 9 is_stmt 1
	global_load_dword v5, v[2:3], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 127 26 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, v5, v1
	.loc	0 127 2
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB7_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 129 22 is_stmt 1
	v_mov_b32_e32 v2, 0
	v_lshlrev_b32_e32 v4, 2, v4
	.loc	0 130 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 129 31
	v_lshlrev_b64 v[2:3], 2, v[1:2]
	.loc	0 129 22 is_stmt 0
	v_add_co_u32 v5, s0, s0, v4
	v_add_co_ci_u32_e64 v6, null, s1, 0, s0
	.loc	0 129 41
	v_subrev_nc_u32_e32 v4, 64, v1
	.loc	0 129 31
	v_add_co_u32 v2, vcc_lo, v5, v2
	v_add_co_ci_u32_e32 v3, vcc_lo, v6, v3, vcc_lo
	.loc	0 129 2
	v_mov_b32_e32 v5, v1
	global_atomic_cmpswap v[2:3], v[4:5], off
	.loc	0 130 9 is_stmt 1
	global_store_dword v0, v1, s[2:3]
	.loc	0 131 1
	s_endpgm
.Ltmp7:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel roots_of_two_halves
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
.Lfunc_end7:
	.size	roots_of_two_halves, .Lfunc_end7-roots_of_two_halves

	.protected	half_looks
	.globl	half_looks
	.p2align	8
	.type	half_looks,@function
half_looks:
.Lfunc_begin8:
	.loc	0 136 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	.loc	0 136 34 is_stmt 0
	v_and_b32_e32 v5, 7, v0
	.loc	0 143 14 is_stmt 1
	v_and_b32_e32 v1, 6, v0
	v_and_b32_e32 v2, 1, v0
	.loc	0 140 11
	v_lshlrev_b32_e32 v3, 2, v5
	.loc	0 143 14
	v_lshlrev_b32_e32 v1, 2, v1
	v_cmp_eq_u32_e32 vcc_lo, 1, v2
	v_or_b32_e32 v6, 64, v5
	.loc	0 140 11
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v3, s4, s0, v3
	.loc	0 143 14
	v_add_co_u32 v1, s0, s0, v1
	.loc	0 140 11
	v_add_co_ci_u32_e64 v4, null, s1, 0, s4
	.loc	0 143 14
	v_add_co_ci_u32_e64 v2, null, s1, 0, s0
	.loc	0 136 11
	s_mov_b32 s1, 0
	s_branch .LBB8_2
	.p2align	6
.LBB8_1:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 139 7 is_stmt 1
	s_and_b32 s0, exec_lo, s4
	s_or_b32 s1, s0, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execz .LBB8_6
.LBB8_2:
	.loc	0 0 7 is_stmt 0
	s_mov_b32 s4, -1
	.loc	0 139 7
	s_and_saveexec_b32 s0, vcc_lo
	s_xor_b32 s5, exec_lo, s0
	s_cbranch_execz .LBB8_4
	.loc	0 140 11 is_stmt 1
	global_load_dword v7, v[3:4], off glc dlc
	.loc	0 141 13
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s0, v7, v5
	s_orn2_b32 s4, s0, exec_lo
.LBB8_4:
	.loc	0 139 7
	s_andn2_saveexec_b32 s5, s5
	s_cbranch_execz .LBB8_1
	.loc	0 143 14
	global_load_dword v7, v[1:2], off glc dlc
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 143 29 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s0, v7, v6
	s_and_b32 s0, s0, exec_lo
	s_or_b32 s4, s4, s0
	s_branch .LBB8_1
.LBB8_6:
	.loc	0 0 29
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 146 27 is_stmt 1
	v_and_b32_e32 v4, 6, v0
	.loc	0 147 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 146 51
	v_or_b32_e32 v3, 64, v4
	.loc	0 146 2 is_stmt 0
	global_atomic_cmpswap v[1:2], v[3:4], off
	.loc	0 147 9 is_stmt 1
	global_store_dword v0, v5, s[2:3]
	.loc	0 148 1
	s_endpgm
.Ltmp8:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel half_looks
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
.Lfunc_end8:
	.size	half_looks, .Lfunc_end8-half_looks

	.protected	swap_back
	.globl	swap_back
	.p2align	8
	.type	swap_back,@function
swap_back:
.Lfunc_begin9:
	.loc	0 153 2 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_mov_b32 s2, 0
.LBB9_1:
	.loc	0 153 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	.loc	0 153 2
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB9_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 153 2
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_mov_b32_e32 v0, 0
	.loc	0 155 9 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, 1, v1
	.loc	0 157 2
	v_mov_b32_e32 v1, 1
	.loc	0 155 9
	global_store_dword v0, v2, s[2:3]
	.loc	0 156 2
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 157 2
	global_atomic_cmpswap v0, v[0:1], s[0:1]
	.loc	0 158 1
	s_endpgm
.Ltmp9:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel swap_back
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
		.amdhsa_next_free_vgpr 3
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
.Lfunc_end9:
	.size	swap_back, .Lfunc_end9-swap_back

	.protected	swap_chain
	.globl	swap_chain
	.p2align	8
	.type	swap_chain,@function
swap_chain:
.Lfunc_begin10:
	.loc	0 163 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_lshlrev_b32_e32 v2, 2, v0
	s_mov_b32 s3, 0
	.loc	0 165 6
	s_mov_b32 s2, exec_lo
	v_cmpx_ne_u32_e32 0, v0
	s_cbranch_execz .LBB10_3
	.loc	0 0 6 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, s4, s0, v2
	v_add_co_ci_u32_e64 v1, null, s1, 0, s4
.LBB10_2:
	.loc	0 166 10 is_stmt 1
	global_load_dword v3, v[0:1], off offset:-4 glc dlc
	.loc	0 166 29 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 1, v3
	.loc	0 166 3
	s_or_b32 s3, vcc_lo, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execnz .LBB10_2
.LBB10_3:
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 168 2 is_stmt 1
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v[0:1], s[0:1]
	.loc	0 169 1
	s_endpgm
.Ltmp10:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel swap_chain
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
.Lfunc_end10:
	.size	swap_chain, .Lfunc_end10-swap_chain

	.protected	wait_free_try_once
	.globl	wait_free_try_once
	.p2align	8
	.type	wait_free_try_once,@function
wait_free_try_once:
.Lfunc_begin11:
	.loc	0 174 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_and_b32_e32 v1, 3, v0
	v_cmp_lt_u32_e32 vcc_lo, 0x64, v0
	v_lshlrev_b32_e32 v1, 2, v1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s0, s0, v1
	v_add_co_ci_u32_e64 v2, null, s1, 0, s0
	s_mov_b32 s1, 0
	s_branch .LBB11_2
	.p2align	6
.LBB11_1:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 176 2 is_stmt 1
	s_and_b32 s0, exec_lo, s6
	s_or_b32 s1, s0, s1
	s_andn2_b32 s0, s2, exec_lo
	s_and_b32 s2, s3, exec_lo
	s_or_b32 s2, s0, s2
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execz .LBB11_4
.LBB11_2:
	.loc	0 176 9 is_stmt 0
	global_load_dword v3, v[1:2], off glc dlc
	s_or_b32 s3, s3, exec_lo
	s_or_b32 s6, s6, exec_lo
	.loc	0 176 2
	s_mov_b32 s7, exec_lo
	.loc	0 176 31
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	.loc	0 176 2
	s_cbranch_execz .LBB11_1
	.loc	0 0 2
	s_andn2_b32 s0, s6, exec_lo
	s_and_b32 s6, vcc_lo, exec_lo
	s_andn2_b32 s3, s3, exec_lo
	s_or_b32 s6, s0, s6
	s_branch .LBB11_1
.LBB11_4:
	s_or_b32 exec_lo, exec_lo, s1
	s_and_saveexec_b32 s0, s2
	s_xor_b32 s0, exec_lo, s0
	s_cbranch_execz .LBB11_6
	.loc	0 174 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 179 2
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 1
	.loc	0 179 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
.LBB11_6:
	.loc	0 180 1 is_stmt 1
	s_endpgm
.Ltmp11:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel wait_free_try_once
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
.Lfunc_end11:
	.size	wait_free_try_once, .Lfunc_end11-wait_free_try_once

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
    .name:           union_find
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         union_find.kd
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           find_halving
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         find_halving.kd
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
    .name:           union_edges
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         union_edges.kd
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
    .name:           circle_broken
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         circle_broken.kd
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
    .name:           circle_shifted
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         circle_shifted.kd
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
    .name:           roots_of_two_kinds
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         roots_of_two_kinds.kd
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
    .name:           root_seen_from_circle
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         root_seen_from_circle.kd
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
    .name:           roots_of_two_halves
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         roots_of_two_halves.kd
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
    .name:           half_looks
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         half_looks.kd
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
    .name:           swap_back
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         swap_back.kd
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           swap_chain
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         swap_chain.kd
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
    .name:           wait_free_try_once
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         wait_free_try_once.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 32
amdhsa.target:   amdgcn-amd-amdhsa--gfx1030
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata

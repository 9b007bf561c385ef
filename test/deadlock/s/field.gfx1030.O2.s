	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.amdhsa_code_object_version 4
	.protected	lanes_in_turn
	.globl	lanes_in_turn
	.p2align	8
	.type	lanes_in_turn,@function
lanes_in_turn:
.Lfunc_begin0:
	.file	0 "." "cl/field.cl" md5 0x260113c3a15730d4b0abca4de5505cf8
	.loc	0 27 0
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v3, s2, s2, v1
	v_add_co_ci_u32_e64 v4, null, s3, 0, s2
	v_mov_b32_e32 v1, 1
	s_mov_b32 s2, 0
	s_branch .LBB0_3
.LBB0_1:
	s_or_b32 exec_lo, exec_lo, s6
.Ltmp0:
	.loc	0 31 14 prologue_end
	global_load_dword v5, v[3:4], off
	.loc	0 31 11 is_stmt 0
	global_load_dword v6, v2, s[4:5] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v5, v6, v5
	global_store_dword v2, v5, s[4:5]
	s_waitcnt_vscnt null, 0x0
.Ltmp1:
	.loc	0 25 51 is_stmt 1
	buffer_gl0_inv
	.loc	0 25 60 is_stmt 0
	global_atomic_swap v2, v2, s[0:1]
.Ltmp2:
.LBB0_2:
	.loc	0 0 60
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 28 27 is_stmt 1
	s_add_i32 s2, s2, 2
	.loc	0 28 20 is_stmt 0
	s_cmp_eq_u32 s2, 64
	.loc	0 28 2
	s_cbranch_scc1 .LBB0_16
.LBB0_3:
	.loc	0 29 7 is_stmt 1
	s_mov_b32 s3, exec_lo
	.loc	0 29 9 is_stmt 0
	v_cmpx_eq_u32_e64 s2, v0
	.loc	0 29 7
	s_cbranch_execz .LBB0_10
.Ltmp3:
	.loc	0 19 9 is_stmt 1
	global_atomic_cmpswap v5, v2, v[1:2], s[0:1] glc
	.loc	0 19 2 is_stmt 0
	s_mov_b32 s6, exec_lo
	.loc	0 19 9
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v5
	.loc	0 19 2
	s_cbranch_execz .LBB0_9
	.loc	0 0 2
	s_mov_b32 s7, 1
	s_mov_b32 s8, 0
	s_branch .LBB0_7
	.p2align	6
.LBB0_6:
	.loc	0 19 9
	global_atomic_cmpswap v5, v2, v[1:2], s[0:1] glc
	.loc	0 22 12 is_stmt 1
	s_cmp_lt_i32 s7, 64
	s_cselect_b32 s9, -1, 0
	.loc	0 22 7 is_stmt 0
	v_cndmask_b32_e64 v6, 0, 1, s9
	v_readfirstlane_b32 s9, v6
	s_lshl_b32 s7, s7, s9
	.loc	0 19 9 is_stmt 1
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v5
	.loc	0 19 2 is_stmt 0
	s_or_b32 s8, vcc_lo, s8
	s_andn2_b32 exec_lo, exec_lo, s8
	s_cbranch_execz .LBB0_9
.LBB0_7:
	.loc	0 20 21 is_stmt 1
	s_cmp_lt_i32 s7, 1
	s_mov_b32 s9, s7
	.loc	0 20 3 is_stmt 0
	s_cbranch_scc1 .LBB0_6
.LBB0_8:
	.loc	0 20 21
	s_add_i32 s9, s9, -1
	.loc	0 21 4 is_stmt 1
	s_sleep 1
	.loc	0 20 21
	s_cmp_eq_u32 s9, 0
	.loc	0 20 3 is_stmt 0
	s_cbranch_scc0 .LBB0_8
	s_branch .LBB0_6
.Ltmp4:
.LBB0_9:
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 31 14 is_stmt 1
	global_load_dword v5, v[3:4], off
	.loc	0 31 11 is_stmt 0
	global_load_dword v6, v2, s[4:5] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v5, v6, v5
	global_store_dword v2, v5, s[4:5]
	s_waitcnt_vscnt null, 0x0
.Ltmp5:
	.loc	0 25 51 is_stmt 1
	buffer_gl0_inv
	.loc	0 25 60 is_stmt 0
	global_atomic_swap v2, v2, s[0:1]
.Ltmp6:
.LBB0_10:
	.loc	0 0 60
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 28 27 is_stmt 1
	s_or_b32 s3, s2, 1
	.loc	0 29 9
	v_cmp_eq_u32_e32 vcc_lo, s3, v0
	.loc	0 29 7 is_stmt 0
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB0_2
.Ltmp7:
	.loc	0 19 9 is_stmt 1
	global_atomic_cmpswap v5, v2, v[1:2], s[0:1] glc
	.loc	0 19 2 is_stmt 0
	s_mov_b32 s6, exec_lo
	.loc	0 19 9
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v5
	s_cbranch_execz .LBB0_1
	.loc	0 0 9
	s_mov_b32 s7, 1
	s_mov_b32 s8, 0
	s_branch .LBB0_14
	.p2align	6
.LBB0_13:
	.loc	0 19 9
	global_atomic_cmpswap v5, v2, v[1:2], s[0:1] glc
	.loc	0 22 12 is_stmt 1
	s_cmp_lt_i32 s7, 64
	s_cselect_b32 s9, -1, 0
	.loc	0 22 7 is_stmt 0
	v_cndmask_b32_e64 v6, 0, 1, s9
	v_readfirstlane_b32 s9, v6
	s_lshl_b32 s7, s7, s9
	.loc	0 19 9 is_stmt 1
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v5
	.loc	0 19 2 is_stmt 0
	s_or_b32 s8, vcc_lo, s8
	s_andn2_b32 exec_lo, exec_lo, s8
	s_cbranch_execz .LBB0_1
.LBB0_14:
	.loc	0 20 21 is_stmt 1
	s_cmp_lt_i32 s7, 1
	s_mov_b32 s9, s7
	s_cbranch_scc1 .LBB0_13
.LBB0_15:
	s_add_i32 s9, s9, -1
	.loc	0 21 4
	s_sleep 1
	.loc	0 20 21
	s_cmp_lg_u32 s9, 0
	.loc	0 20 3 is_stmt 0
	s_cbranch_scc1 .LBB0_15
	s_branch .LBB0_13
.Ltmp8:
.LBB0_16:
	.loc	0 34 1 is_stmt 1
	s_endpgm
.Ltmp9:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lanes_in_turn
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
.Lfunc_end0:
	.size	lanes_in_turn, .Lfunc_end0-lanes_in_turn

	.protected	lanes_in_turn_by_two
	.globl	lanes_in_turn_by_two
	.p2align	8
	.type	lanes_in_turn_by_two,@function
lanes_in_turn_by_two:
.Lfunc_begin1:
	.loc	0 36 0
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_lshlrev_b32_e32 v2, 2, v0
	v_mov_b32_e32 v1, 0
	v_lshrrev_b32_e32 v4, 1, v0
	v_mov_b32_e32 v0, 1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, s2, s2, v2
	v_add_co_ci_u32_e64 v3, null, s3, 0, s2
	s_mov_b32 s2, 0
	s_branch .LBB1_3
.LBB1_1:
	s_or_b32 exec_lo, exec_lo, s6
.Ltmp10:
	.loc	0 40 14 prologue_end
	global_load_dword v5, v[2:3], off
	.loc	0 40 11 is_stmt 0
	global_load_dword v6, v1, s[4:5] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v5, v6, v5
	global_store_dword v1, v5, s[4:5]
	s_waitcnt_vscnt null, 0x0
.Ltmp11:
	.loc	0 25 51 is_stmt 1
	buffer_gl0_inv
	.loc	0 25 60 is_stmt 0
	global_atomic_swap v1, v1, s[0:1]
.Ltmp12:
.LBB1_2:
	.loc	0 0 60
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 37 27 is_stmt 1
	s_add_i32 s2, s2, 2
	.loc	0 37 20 is_stmt 0
	s_cmp_eq_u32 s2, 32
	.loc	0 37 2
	s_cbranch_scc1 .LBB1_16
.LBB1_3:
	.loc	0 38 7 is_stmt 1
	s_mov_b32 s3, exec_lo
	.loc	0 38 13 is_stmt 0
	v_cmpx_eq_u32_e64 s2, v4
	.loc	0 38 7
	s_cbranch_execz .LBB1_10
.Ltmp13:
	.loc	0 19 9 is_stmt 1
	global_atomic_cmpswap v5, v1, v[0:1], s[0:1] glc
	.loc	0 19 2 is_stmt 0
	s_mov_b32 s6, exec_lo
	.loc	0 19 9
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v5
	.loc	0 19 2
	s_cbranch_execz .LBB1_9
	.loc	0 0 2
	s_mov_b32 s7, 1
	s_mov_b32 s8, 0
	s_branch .LBB1_7
	.p2align	6
.LBB1_6:
	.loc	0 19 9
	global_atomic_cmpswap v5, v1, v[0:1], s[0:1] glc
	.loc	0 22 12 is_stmt 1
	s_cmp_lt_i32 s7, 64
	s_cselect_b32 s9, -1, 0
	.loc	0 22 7 is_stmt 0
	v_cndmask_b32_e64 v6, 0, 1, s9
	v_readfirstlane_b32 s9, v6
	s_lshl_b32 s7, s7, s9
	.loc	0 19 9 is_stmt 1
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v5
	.loc	0 19 2 is_stmt 0
	s_or_b32 s8, vcc_lo, s8
	s_andn2_b32 exec_lo, exec_lo, s8
	s_cbranch_execz .LBB1_9
.LBB1_7:
	.loc	0 20 21 is_stmt 1
	s_cmp_lt_i32 s7, 1
	s_mov_b32 s9, s7
	.loc	0 20 3 is_stmt 0
	s_cbranch_scc1 .LBB1_6
.LBB1_8:
	.loc	0 20 21
	s_add_i32 s9, s9, -1
	.loc	0 21 4 is_stmt 1
	s_sleep 1
	.loc	0 20 21
	s_cmp_eq_u32 s9, 0
	.loc	0 20 3 is_stmt 0
	s_cbranch_scc0 .LBB1_8
	s_branch .LBB1_6
.Ltmp14:
.LBB1_9:
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 40 14 is_stmt 1
	global_load_dword v5, v[2:3], off
	.loc	0 40 11 is_stmt 0
	global_load_dword v6, v1, s[4:5] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v5, v6, v5
	global_store_dword v1, v5, s[4:5]
	s_waitcnt_vscnt null, 0x0
.Ltmp15:
	.loc	0 25 51 is_stmt 1
	buffer_gl0_inv
	.loc	0 25 60 is_stmt 0
	global_atomic_swap v1, v1, s[0:1]
.Ltmp16:
.LBB1_10:
	.loc	0 0 60
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 37 27 is_stmt 1
	s_or_b32 s3, s2, 1
	.loc	0 38 13
	v_cmp_eq_u32_e32 vcc_lo, s3, v4
	.loc	0 38 7 is_stmt 0
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB1_2
.Ltmp17:
	.loc	0 19 9 is_stmt 1
	global_atomic_cmpswap v5, v1, v[0:1], s[0:1] glc
	.loc	0 19 2 is_stmt 0
	s_mov_b32 s6, exec_lo
	.loc	0 19 9
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v5
	s_cbranch_execz .LBB1_1
	.loc	0 0 9
	s_mov_b32 s7, 1
	s_mov_b32 s8, 0
	s_branch .LBB1_14
	.p2align	6
.LBB1_13:
	.loc	0 19 9
	global_atomic_cmpswap v5, v1, v[0:1], s[0:1] glc
	.loc	0 22 12 is_stmt 1
	s_cmp_lt_i32 s7, 64
	s_cselect_b32 s9, -1, 0
	.loc	0 22 7 is_stmt 0
	v_cndmask_b32_e64 v6, 0, 1, s9
	v_readfirstlane_b32 s9, v6
	s_lshl_b32 s7, s7, s9
	.loc	0 19 9 is_stmt 1
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v5
	.loc	0 19 2 is_stmt 0
	s_or_b32 s8, vcc_lo, s8
	s_andn2_b32 exec_lo, exec_lo, s8
	s_cbranch_execz .LBB1_1
.LBB1_14:
	.loc	0 20 21 is_stmt 1
	s_cmp_lt_i32 s7, 1
	s_mov_b32 s9, s7
	s_cbranch_scc1 .LBB1_13
.LBB1_15:
	s_add_i32 s9, s9, -1
	.loc	0 21 4
	s_sleep 1
	.loc	0 20 21
	s_cmp_lg_u32 s9, 0
	.loc	0 20 3 is_stmt 0
	s_cbranch_scc1 .LBB1_15
	s_branch .LBB1_13
.Ltmp18:
.LBB1_16:
	.loc	0 43 1 is_stmt 1
	s_endpgm
.Ltmp19:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lanes_in_turn_by_two
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
.Lfunc_end1:
	.size	lanes_in_turn_by_two, .Lfunc_end1-lanes_in_turn_by_two

	.protected	seqlock
	.globl	seqlock
	.p2align	8
	.type	seqlock,@function
seqlock:
.Lfunc_begin2:
	.loc	0 48 6 prologue_end
	s_load_dword s2, s[4:5], 0x4
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	.loc	0 48 8 is_stmt 0
	v_sub_nc_u32_e32 v1, 0, v0
	.loc	0 48 6
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s2, 0xffff
	s_mul_i32 s2, s8, s3
	.loc	0 48 8
	v_cmp_ne_u32_e32 vcc_lo, s2, v1
	.loc	0 48 6
	s_and_saveexec_b32 s2, vcc_lo
	s_xor_b32 s2, exec_lo, s2
	s_cbranch_execnz .LBB2_3
	s_andn2_saveexec_b32 s2, s2
	s_cbranch_execnz .LBB2_7
.LBB2_2:
	.loc	0 67 1 is_stmt 1
	s_endpgm
.LBB2_3:
	.loc	0 0 1 is_stmt 0
	v_mov_b32_e32 v3, 0
.LBB2_4:
	.loc	0 60 7 is_stmt 1
	global_load_dword v4, v3, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 61 3
	buffer_gl0_inv
	.loc	0 62 7
	global_load_dword v1, v3, s[0:1] offset:4 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 63 7
	global_load_dword v2, v3, s[0:1] offset:8 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 64 3
	buffer_gl0_inv
	.loc	0 65 13
	v_and_b32_e32 v5, 1, v4
	v_cmp_eq_u32_e32 vcc_lo, 1, v5
	s_cbranch_vccnz .LBB2_4
	.loc	0 65 20 is_stmt 0
	global_load_dword v5, v3, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 65 28
	v_cmp_ne_u32_e32 vcc_lo, v5, v4
	s_cbranch_vccnz .LBB2_4
	.loc	0 48 6 is_stmt 1
	s_load_dwordx2 s[4:5], s[6:7], 0x10
	.loc	0 66 6
	v_mad_u64_u32 v[3:4], null, s3, s8, v[0:1]
	.loc	0 66 2 is_stmt 0
	v_mov_b32_e32 v4, 0
	.loc	0 66 13
	v_sub_nc_u32_e32 v2, v1, v2
	.loc	0 66 2
	v_mov_b32_e32 v5, v3
	v_ashrrev_i64 v[3:4], 30, v[4:5]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, vcc_lo, s4, v3
	v_add_co_ci_u32_e32 v1, vcc_lo, s5, v4, vcc_lo
	.loc	0 66 9
	global_store_dword v[0:1], v2, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 48 6 is_stmt 1
	s_andn2_saveexec_b32 s2, s2
	s_cbranch_execz .LBB2_2
.LBB2_7:
	.loc	0 50 12
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 2
	v_mov_b32_e32 v3, 3
	v_mov_b32_e32 v4, 5
	global_store_dword v0, v1, s[0:1]
	s_waitcnt_vscnt null, 0x0
	.loc	0 51 4
	buffer_gl0_inv
	.loc	0 52 12
	global_store_dword v0, v1, s[0:1] offset:4
	s_waitcnt_vscnt null, 0x0
	.loc	0 53 12
	global_store_dword v0, v1, s[0:1] offset:8
	s_waitcnt_vscnt null, 0x0
	v_mov_b32_e32 v1, 4
	.loc	0 54 4
	buffer_gl0_inv
	.loc	0 55 12
	global_store_dword v0, v2, s[0:1]
	s_waitcnt_vscnt null, 0x0
	.loc	0 50 12
	global_store_dword v0, v3, s[0:1]
	s_waitcnt_vscnt null, 0x0
	.loc	0 51 4
	buffer_gl0_inv
	.loc	0 52 12
	global_store_dword v0, v2, s[0:1] offset:4
	s_waitcnt_vscnt null, 0x0
	.loc	0 53 12
	global_store_dword v0, v2, s[0:1] offset:8
	s_waitcnt_vscnt null, 0x0
	.loc	0 54 4
	buffer_gl0_inv
	.loc	0 55 12
	global_store_dword v0, v1, s[0:1]
	s_waitcnt_vscnt null, 0x0
	.loc	0 50 12
	global_store_dword v0, v4, s[0:1]
	s_waitcnt_vscnt null, 0x0
	v_mov_b32_e32 v1, 6
	.loc	0 51 4
	buffer_gl0_inv
	.loc	0 52 12
	global_store_dword v0, v3, s[0:1] offset:4
	s_waitcnt_vscnt null, 0x0
	.loc	0 53 12
	global_store_dword v0, v3, s[0:1] offset:8
	s_waitcnt_vscnt null, 0x0
	.loc	0 54 4
	buffer_gl0_inv
	.loc	0 55 12
	global_store_dword v0, v1, s[0:1]
	s_waitcnt_vscnt null, 0x0
	.loc	0 67 1
	s_endpgm
.Ltmp20:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel seqlock
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
.Lfunc_end2:
	.size	seqlock, .Lfunc_end2-seqlock

	.protected	readers_leader
	.globl	readers_leader
	.p2align	8
	.type	readers_leader,@function
readers_leader:
.Lfunc_begin3:
	.loc	0 70 6 prologue_end
	s_mov_b32 s0, exec_lo
	.loc	0 70 8 is_stmt 0
	v_cmpx_eq_u32_e32 0, v0
	.loc	0 70 6
	s_cbranch_execz .LBB3_12
	s_clause 0x1
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	s_mov_b32 s7, s6
	.loc	0 71 9 is_stmt 1
	s_cmp_eq_u32 s6, 0
	.loc	0 71 7 is_stmt 0
	s_cbranch_scc1 .LBB3_11
	.loc	0 0 7
	v_mov_b32_e32 v2, 0
	s_mov_b32 s4, 0
.LBB3_3:
	.loc	0 78 13 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v2, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 80 13
	v_cmp_gt_i32_e32 vcc_lo, 0, v1
	.loc	0 80 18 is_stmt 0
	s_cbranch_vccnz .LBB3_3
	.loc	0 0 18
	v_add_nc_u32_e32 v0, 1, v1
	.loc	0 80 21
	global_atomic_cmpswap v0, v2, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v0, v1
	.loc	0 77 4 is_stmt 1
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB3_3
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 82 13 is_stmt 1
	v_mov_b32_e32 v0, 0
	.loc	0 84 4
	s_mov_b32 s4, exec_lo
	s_mov_b32 s6, 0
	v_mbcnt_lo_u32_b32 v2, s4, 0
	.loc	0 82 4
	s_ashr_i64 s[8:9], s[6:7], 30
	.loc	0 82 13 is_stmt 0
	global_load_dword v1, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 82 4
	s_add_u32 s8, s2, s8
	s_addc_u32 s9, s3, s9
	.loc	0 84 4 is_stmt 1
	s_mov_b32 s5, exec_lo
	.loc	0 82 11
	global_store_dword v0, v1, s[8:9]
	s_waitcnt_vscnt null, 0x0
	.loc	0 83 4
	buffer_gl0_inv
	.loc	0 84 4
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB3_7
	s_bcnt1_i32_b32 s4, s4
	s_sub_i32 s4, 0, s4
	v_mov_b32_e32 v1, s4
	global_atomic_add v0, v1, s[0:1]
.LBB3_7:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 71 7 is_stmt 1
	s_and_b32 vcc_lo, exec_lo, s6
	s_cbranch_vccz .LBB3_12
.LBB3_8:
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v0, -1
	v_mov_b32_e32 v1, 0
	s_mov_b32 s4, 0
.LBB3_9:
	.loc	0 72 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	.loc	0 72 4 is_stmt 0
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB3_9
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s4
	v_mov_b32_e32 v0, 7
	.loc	0 73 11 is_stmt 1
	v_mov_b32_e32 v1, 0
	global_store_dword v1, v0, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 74 4
	buffer_gl0_inv
	.loc	0 75 4
	global_atomic_swap v1, v1, s[0:1]
	.loc	0 87 1
	s_endpgm
.LBB3_11:
	.loc	0 0 1 is_stmt 0
	s_cbranch_execnz .LBB3_8
.LBB3_12:
	.loc	0 87 1
	s_endpgm
.Ltmp21:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel readers_leader
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
.Lfunc_end3:
	.size	readers_leader, .Lfunc_end3-readers_leader

	.protected	readers_all
	.globl	readers_all
	.p2align	8
	.type	readers_all,@function
readers_all:
.Lfunc_begin4:
	.loc	0 90 6 prologue_end is_stmt 1
	s_clause 0x1
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	s_mov_b32 s4, 0
	s_mov_b32 s5, exec_lo
	.loc	0 90 8 is_stmt 0
	v_cmpx_ne_u32_e32 0, v0
	.loc	0 90 6
	s_cbranch_execz .LBB4_6
	.loc	0 0 6
	v_mov_b32_e32 v3, 0
	s_mov_b32 s6, 0
.LBB4_2:
	.loc	0 92 12 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v3, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 94 12
	v_cmp_gt_i32_e32 vcc_lo, 0, v2
	s_cbranch_vccnz .LBB4_2
	.loc	0 0 12 is_stmt 0
	v_add_nc_u32_e32 v1, 1, v2
	.loc	0 94 20
	global_atomic_cmpswap v1, v3, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v1, v2
	.loc	0 91 3 is_stmt 1
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB4_2
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 96 12 is_stmt 1
	v_mov_b32_e32 v1, 0
	.loc	0 98 3
	s_mov_b32 s6, exec_lo
	.loc	0 96 3
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 98 3
	v_mbcnt_lo_u32_b32 v3, s6, 0
	s_mov_b32 s7, exec_lo
	.loc	0 96 12
	global_load_dword v2, v1, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 96 10 is_stmt 0
	global_store_dword v0, v2, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 97 3 is_stmt 1
	buffer_gl0_inv
	.loc	0 98 3
	v_cmpx_eq_u32_e32 0, v3
	s_xor_b32 s7, exec_lo, s7
	s_cbranch_execz .LBB4_6
	s_bcnt1_i32_b32 s6, s6
	s_sub_i32 s6, 0, s6
	v_mov_b32_e32 v0, s6
	global_atomic_add v1, v0, s[0:1]
.LBB4_6:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s5
	v_mov_b32_e32 v0, -1
	v_mov_b32_e32 v1, 0
.LBB4_7:
	.loc	0 100 9 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	.loc	0 100 2 is_stmt 0
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB4_7
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 101 9 is_stmt 1
	v_mov_b32_e32 v0, 0
	global_load_dword v1, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 7, v1
	global_store_dword v0, v1, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 102 2
	buffer_gl0_inv
	.loc	0 103 2
	global_atomic_swap v0, v0, s[0:1]
	.loc	0 104 1
	s_endpgm
.Ltmp22:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel readers_all
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
.Lfunc_end4:
	.size	readers_all, .Lfunc_end4-readers_all

	.protected	semaphore_inside
	.globl	semaphore_inside
	.p2align	8
	.type	semaphore_inside,@function
semaphore_inside:
.Lfunc_begin5:
	.loc	0 107 2 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v3, 0
	s_mov_b32 s2, 0
.LBB5_1:
	.loc	0 108 11
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v3, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 110 9
	v_cmp_lt_i32_e32 vcc_lo, 1, v2
	.loc	0 110 13 is_stmt 0
	s_cbranch_vccnz .LBB5_1
	.loc	0 110 42
	v_add_nc_u32_e32 v1, 1, v2
	.loc	0 110 16
	global_atomic_cmpswap v1, v3, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v1, v2
	.loc	0 110 7
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB5_1
	.loc	0 0 7
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 107 2 is_stmt 1
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 113 4
	s_mov_b32 s2, exec_lo
	s_mov_b32 s3, exec_lo
	v_mbcnt_lo_u32_b32 v2, s2, 0
	.loc	0 111 11
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[4:5] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[4:5]
	s_waitcnt_vscnt null, 0x0
	.loc	0 112 4
	buffer_gl0_inv
	.loc	0 113 4
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB5_5
	s_bcnt1_i32_b32 s2, s2
	v_mov_b32_e32 v0, 0
	s_sub_i32 s2, 0, s2
	v_mov_b32_e32 v1, s2
	global_atomic_add v0, v1, s[0:1]
.LBB5_5:
	.loc	0 117 1
	s_endpgm
.Ltmp23:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel semaphore_inside
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
.Lfunc_end5:
	.size	semaphore_inside, .Lfunc_end5-semaphore_inside

	.protected	clh_leader
	.globl	clh_leader
	.p2align	8
	.type	clh_leader,@function
clh_leader:
.Lfunc_begin6:
	.loc	0 120 6 prologue_end
	s_mov_b32 s0, exec_lo
	.loc	0 120 8 is_stmt 0
	v_cmpx_eq_u32_e32 0, v0
	.loc	0 120 6
	s_cbranch_execz .LBB6_5
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 121 14 is_stmt 1
	s_add_i32 s7, s6, 1
	.loc	0 123 3
	s_add_u32 s4, 0, 0
	s_addc_u32 s5, s6, 0x41
	.loc	0 120 6
	v_mov_b32_e32 v0, 0
	.loc	0 123 3
	s_ashr_i64 s[4:5], s[4:5], 30
	v_mov_b32_e32 v1, 1
	.loc	0 121 14
	v_mov_b32_e32 v2, s7
	.loc	0 125 7
	s_mov_b32 s6, exec_lo
	.loc	0 123 3
	s_waitcnt lgkmcnt(0)
	s_add_u32 s4, s0, s4
	s_addc_u32 s5, s1, s5
	.loc	0 123 17 is_stmt 0
	global_store_dword v0, v1, s[4:5]
	s_waitcnt_vscnt null, 0x0
	.loc	0 124 12 is_stmt 1
	global_atomic_swap v0, v0, v2, s[0:1] glc
	.loc	0 125 7
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v0
	s_cbranch_execz .LBB6_4
	.loc	0 0 7 is_stmt 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v0, vcc_lo, s0, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s1, v1, vcc_lo
	s_mov_b32 s0, 0
.LBB6_3:
	.loc	0 126 11 is_stmt 1
	global_load_dword v2, v[0:1], off offset:256 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 126 29 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	.loc	0 126 4
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB6_3
.LBB6_4:
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 120 6 is_stmt 1
	v_mov_b32_e32 v0, 0
	.loc	0 127 10
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	.loc	0 128 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 129 17
	global_store_dword v0, v0, s[4:5]
	s_waitcnt_vscnt null, 0x0
.LBB6_5:
	.loc	0 131 1
	s_endpgm
.Ltmp24:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel clh_leader
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
.Lfunc_end6:
	.size	clh_leader, .Lfunc_end6-clh_leader

	.protected	double_buffer
	.globl	double_buffer
	.p2align	8
	.type	double_buffer,@function
double_buffer:
.Lfunc_begin7:
	.loc	0 133 0
	s_mov_b32 s7, s6
.Ltmp25:
	.loc	0 136 6 prologue_end
	s_mov_b32 s0, exec_lo
	.loc	0 136 8 is_stmt 0
	v_cmpx_gt_u32_e32 2, v0
	.loc	0 136 6
	s_cbranch_execz .LBB7_2
	.loc	0 0 6
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 0
	.loc	0 136 21
	ds_write_b32 v1, v2 offset:8
.LBB7_2:
	.loc	0 0 21
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 136 6
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	s_mov_b32 s4, 0
	s_mov_b32 s5, exec_lo
	.loc	0 137 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	v_cmpx_lt_i32_e32 63, v0
	s_xor_b32 s5, exec_lo, s5
	s_cbranch_execz .LBB7_18
	.loc	0 0 2 is_stmt 0
	s_mov_b32 s8, 0
	s_mov_b32 s4, exec_lo
	v_cmpx_eq_u32_e32 64, v0
	s_cbranch_execz .LBB7_17
	v_mov_b32_e32 v0, 0
.LBB7_5:
	.loc	0 147 11 is_stmt 1
	ds_read_b32 v1, v0 offset:8
	.loc	0 147 23 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_cbranch_vccnz .LBB7_5
	.loc	0 0 23
	s_mov_b32 s6, 0
	v_mov_b32_e32 v0, 0
	s_ashr_i64 s[6:7], s[6:7], 30
	s_add_u32 s2, s2, s6
	s_addc_u32 s3, s3, s7
	.loc	0 148 14 is_stmt 1
	ds_read_b32 v1, v0
	.loc	0 148 11 is_stmt 0
	global_load_dword v2, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_nc_u32_e32 v1, v2, v1
	global_store_dword v0, v1, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 149 4 is_stmt 1
	buffer_gl0_inv
	.loc	0 150 16
	ds_write_b32 v0, v0 offset:8
.LBB7_7:
	.loc	0 147 11
	ds_read_b32 v1, v0 offset:12
	.loc	0 147 23 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_cbranch_vccnz .LBB7_7
	.loc	0 0 23
	v_mov_b32_e32 v0, 0
	.loc	0 148 14 is_stmt 1
	ds_read_b32 v1, v0 offset:4
	.loc	0 148 11 is_stmt 0
	global_load_dword v2, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_nc_u32_e32 v1, v2, v1
	global_store_dword v0, v1, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 149 4 is_stmt 1
	buffer_gl0_inv
	.loc	0 150 16
	ds_write_b32 v0, v0 offset:12
.LBB7_9:
	.loc	0 147 11
	ds_read_b32 v1, v0 offset:8
	.loc	0 147 23 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_cbranch_vccnz .LBB7_9
	.loc	0 0 23
	v_mov_b32_e32 v0, 0
	.loc	0 148 14 is_stmt 1
	ds_read_b32 v1, v0
	.loc	0 148 11 is_stmt 0
	global_load_dword v2, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_nc_u32_e32 v1, v2, v1
	global_store_dword v0, v1, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 149 4 is_stmt 1
	buffer_gl0_inv
	.loc	0 150 16
	ds_write_b32 v0, v0 offset:8
.LBB7_11:
	.loc	0 147 11
	ds_read_b32 v1, v0 offset:12
	.loc	0 147 23 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_cbranch_vccnz .LBB7_11
	.loc	0 0 23
	v_mov_b32_e32 v0, 0
	.loc	0 148 14 is_stmt 1
	ds_read_b32 v1, v0 offset:4
	.loc	0 148 11 is_stmt 0
	global_load_dword v2, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_nc_u32_e32 v1, v2, v1
	global_store_dword v0, v1, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 149 4 is_stmt 1
	buffer_gl0_inv
	.loc	0 150 16
	ds_write_b32 v0, v0 offset:12
.LBB7_13:
	.loc	0 147 11
	ds_read_b32 v1, v0 offset:8
	.loc	0 147 23 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_cbranch_vccnz .LBB7_13
	.loc	0 0 23
	v_mov_b32_e32 v0, 0
	.loc	0 148 14 is_stmt 1
	ds_read_b32 v1, v0
	.loc	0 148 11 is_stmt 0
	global_load_dword v2, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_nc_u32_e32 v1, v2, v1
	global_store_dword v0, v1, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 149 4 is_stmt 1
	buffer_gl0_inv
	.loc	0 150 16
	ds_write_b32 v0, v0 offset:8
.LBB7_15:
	.loc	0 147 11
	ds_read_b32 v1, v0 offset:12
	.loc	0 147 23 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_cbranch_vccnz .LBB7_15
	.loc	0 148 11 is_stmt 1
	v_mov_b32_e32 v0, 0
	s_mov_b32 s8, exec_lo
	s_mov_b32 s6, 0
	.loc	0 148 14 is_stmt 0
	ds_read_b32 v1, v0 offset:4
	.loc	0 148 11
	global_load_dword v2, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_nc_u32_e32 v1, v2, v1
	global_store_dword v0, v1, s[2:3]
	s_waitcnt_vscnt null, 0x0
.LBB7_17:
	.loc	0 0 11
	s_or_b32 exec_lo, exec_lo, s4
	s_and_b32 s4, s8, exec_lo
.LBB7_18:
	s_or_saveexec_b32 s2, s5
	v_mov_b32_e32 v1, s6
	s_xor_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB7_34
	s_mov_b32 s5, s4
	s_mov_b32 s3, exec_lo
	v_cmpx_eq_u32_e32 0, v0
	s_cbranch_execz .LBB7_33
	v_mov_b32_e32 v0, 0
.LBB7_21:
	.loc	0 140 11 is_stmt 1
	ds_read_b32 v1, v0 offset:8
	.loc	0 140 23 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v1
	.loc	0 140 4
	s_cbranch_vccnz .LBB7_21
	.loc	0 0 4
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v2, 1
	.loc	0 141 17 is_stmt 1
	global_load_dword v1, v0, s[0:1]
	.loc	0 141 15 is_stmt 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v0, v1
	.loc	0 142 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	.loc	0 143 16
	ds_write_b32 v0, v2 offset:8
.LBB7_23:
	.loc	0 140 11
	ds_read_b32 v1, v0 offset:12
	.loc	0 140 23 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v1
	.loc	0 140 4
	s_cbranch_vccnz .LBB7_23
	.loc	0 0 4
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v2, 1
	.loc	0 141 17 is_stmt 1
	global_load_dword v1, v0, s[0:1] offset:4
	.loc	0 141 15 is_stmt 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v0, v1 offset:4
	.loc	0 142 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	.loc	0 143 16
	ds_write_b32 v0, v2 offset:12
.LBB7_25:
	.loc	0 140 11
	ds_read_b32 v1, v0 offset:8
	.loc	0 140 23 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v1
	.loc	0 140 4
	s_cbranch_vccnz .LBB7_25
	.loc	0 0 4
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v2, 1
	.loc	0 141 17 is_stmt 1
	global_load_dword v1, v0, s[0:1] offset:8
	.loc	0 141 15 is_stmt 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v0, v1
	.loc	0 142 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	.loc	0 143 16
	ds_write_b32 v0, v2 offset:8
.LBB7_27:
	.loc	0 140 11
	ds_read_b32 v1, v0 offset:12
	.loc	0 140 23 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v1
	.loc	0 140 4
	s_cbranch_vccnz .LBB7_27
	.loc	0 0 4
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v2, 1
	.loc	0 141 17 is_stmt 1
	global_load_dword v1, v0, s[0:1] offset:12
	.loc	0 141 15 is_stmt 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v0, v1 offset:4
	.loc	0 142 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	.loc	0 143 16
	ds_write_b32 v0, v2 offset:12
.LBB7_29:
	.loc	0 140 11
	ds_read_b32 v1, v0 offset:8
	.loc	0 140 23 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v1
	.loc	0 140 4
	s_cbranch_vccnz .LBB7_29
	.loc	0 0 4
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v2, 1
	.loc	0 141 17 is_stmt 1
	global_load_dword v1, v0, s[0:1] offset:16
	.loc	0 141 15 is_stmt 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v0, v1
	.loc	0 142 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	.loc	0 143 16
	ds_write_b32 v0, v2 offset:8
.LBB7_31:
	.loc	0 140 11
	ds_read_b32 v1, v0 offset:12
	.loc	0 140 23 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v1
	.loc	0 140 4
	s_cbranch_vccnz .LBB7_31
	.loc	0 0 4
	v_mov_b32_e32 v0, 0
	s_mov_b32 s6, 1
	s_or_b32 s5, s4, exec_lo
	.loc	0 141 17 is_stmt 1
	global_load_dword v1, v0, s[0:1] offset:20
	.loc	0 141 15 is_stmt 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v0, v1 offset:4
.LBB7_33:
	.loc	0 0 15
	s_or_b32 exec_lo, exec_lo, s3
	v_mov_b32_e32 v1, s6
	s_andn2_b32 s0, s4, exec_lo
	s_and_b32 s1, s5, exec_lo
	s_or_b32 s4, s0, s1
.LBB7_34:
	s_or_b32 exec_lo, exec_lo, s2
	s_and_saveexec_b32 s0, s4
	s_cbranch_execz .LBB7_36
	v_mov_b32_e32 v0, 0
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	ds_write_b32 v0, v1 offset:12
.LBB7_36:
	.loc	0 152 1 is_stmt 1
	s_endpgm
.Ltmp26:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel double_buffer
		.amdhsa_group_segment_fixed_size 16
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
	.size	double_buffer, .Lfunc_end7-double_buffer

	.protected	double_buffer_same_wave
	.globl	double_buffer_same_wave
	.p2align	8
	.type	double_buffer_same_wave,@function
double_buffer_same_wave:
.Lfunc_begin8:
	.loc	0 154 0
	s_mov_b32 s7, s6
.Ltmp27:
	.loc	0 157 6 prologue_end
	s_mov_b32 s0, exec_lo
	.loc	0 157 8 is_stmt 0
	v_cmpx_gt_u32_e32 2, v0
	.loc	0 157 6
	s_cbranch_execz .LBB8_2
	.loc	0 0 6
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 0
	.loc	0 157 21
	ds_write_b32 v1, v2 offset:8
.LBB8_2:
	.loc	0 0 21
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 157 6
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	s_mov_b32 s4, 0
	s_mov_b32 s5, exec_lo
	.loc	0 158 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	v_cmpx_lt_i32_e32 0, v0
	s_xor_b32 s5, exec_lo, s5
	s_cbranch_execz .LBB8_18
	.loc	0 0 2 is_stmt 0
	s_mov_b32 s8, 0
	s_mov_b32 s4, exec_lo
	v_cmpx_eq_u32_e32 1, v0
	s_cbranch_execz .LBB8_17
	v_mov_b32_e32 v0, 0
.LBB8_5:
	.loc	0 168 11 is_stmt 1
	ds_read_b32 v1, v0 offset:8
	.loc	0 168 23 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_cbranch_vccnz .LBB8_5
	.loc	0 0 23
	s_mov_b32 s6, 0
	v_mov_b32_e32 v0, 0
	s_ashr_i64 s[6:7], s[6:7], 30
	s_add_u32 s2, s2, s6
	s_addc_u32 s3, s3, s7
	.loc	0 169 14 is_stmt 1
	ds_read_b32 v1, v0
	.loc	0 169 11 is_stmt 0
	global_load_dword v2, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_nc_u32_e32 v1, v2, v1
	global_store_dword v0, v1, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 170 4 is_stmt 1
	buffer_gl0_inv
	.loc	0 171 16
	ds_write_b32 v0, v0 offset:8
.LBB8_7:
	.loc	0 168 11
	ds_read_b32 v1, v0 offset:12
	.loc	0 168 23 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_cbranch_vccnz .LBB8_7
	.loc	0 0 23
	v_mov_b32_e32 v0, 0
	.loc	0 169 14 is_stmt 1
	ds_read_b32 v1, v0 offset:4
	.loc	0 169 11 is_stmt 0
	global_load_dword v2, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_nc_u32_e32 v1, v2, v1
	global_store_dword v0, v1, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 170 4 is_stmt 1
	buffer_gl0_inv
	.loc	0 171 16
	ds_write_b32 v0, v0 offset:12
.LBB8_9:
	.loc	0 168 11
	ds_read_b32 v1, v0 offset:8
	.loc	0 168 23 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_cbranch_vccnz .LBB8_9
	.loc	0 0 23
	v_mov_b32_e32 v0, 0
	.loc	0 169 14 is_stmt 1
	ds_read_b32 v1, v0
	.loc	0 169 11 is_stmt 0
	global_load_dword v2, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_nc_u32_e32 v1, v2, v1
	global_store_dword v0, v1, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 170 4 is_stmt 1
	buffer_gl0_inv
	.loc	0 171 16
	ds_write_b32 v0, v0 offset:8
.LBB8_11:
	.loc	0 168 11
	ds_read_b32 v1, v0 offset:12
	.loc	0 168 23 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_cbranch_vccnz .LBB8_11
	.loc	0 0 23
	v_mov_b32_e32 v0, 0
	.loc	0 169 14 is_stmt 1
	ds_read_b32 v1, v0 offset:4
	.loc	0 169 11 is_stmt 0
	global_load_dword v2, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_nc_u32_e32 v1, v2, v1
	global_store_dword v0, v1, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 170 4 is_stmt 1
	buffer_gl0_inv
	.loc	0 171 16
	ds_write_b32 v0, v0 offset:12
.LBB8_13:
	.loc	0 168 11
	ds_read_b32 v1, v0 offset:8
	.loc	0 168 23 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_cbranch_vccnz .LBB8_13
	.loc	0 0 23
	v_mov_b32_e32 v0, 0
	.loc	0 169 14 is_stmt 1
	ds_read_b32 v1, v0
	.loc	0 169 11 is_stmt 0
	global_load_dword v2, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_nc_u32_e32 v1, v2, v1
	global_store_dword v0, v1, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 170 4 is_stmt 1
	buffer_gl0_inv
	.loc	0 171 16
	ds_write_b32 v0, v0 offset:8
.LBB8_15:
	.loc	0 168 11
	ds_read_b32 v1, v0 offset:12
	.loc	0 168 23 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_cbranch_vccnz .LBB8_15
	.loc	0 169 11 is_stmt 1
	v_mov_b32_e32 v0, 0
	s_mov_b32 s8, exec_lo
	s_mov_b32 s6, 0
	.loc	0 169 14 is_stmt 0
	ds_read_b32 v1, v0 offset:4
	.loc	0 169 11
	global_load_dword v2, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_nc_u32_e32 v1, v2, v1
	global_store_dword v0, v1, s[2:3]
	s_waitcnt_vscnt null, 0x0
.LBB8_17:
	.loc	0 0 11
	s_or_b32 exec_lo, exec_lo, s4
	s_and_b32 s4, s8, exec_lo
.LBB8_18:
	s_or_saveexec_b32 s2, s5
	v_mov_b32_e32 v0, s6
	s_xor_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB8_32
	v_mov_b32_e32 v0, 0
.LBB8_20:
	.loc	0 161 11 is_stmt 1
	ds_read_b32 v1, v0 offset:8
	.loc	0 161 23 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v1
	.loc	0 161 4
	s_cbranch_vccnz .LBB8_20
	.loc	0 0 4
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v2, 1
	.loc	0 162 17 is_stmt 1
	global_load_dword v1, v0, s[0:1]
	.loc	0 162 15 is_stmt 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v0, v1
	.loc	0 163 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	.loc	0 164 16
	ds_write_b32 v0, v2 offset:8
.LBB8_22:
	.loc	0 161 11
	ds_read_b32 v1, v0 offset:12
	.loc	0 161 23 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v1
	.loc	0 161 4
	s_cbranch_vccnz .LBB8_22
	.loc	0 0 4
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v2, 1
	.loc	0 162 17 is_stmt 1
	global_load_dword v1, v0, s[0:1] offset:4
	.loc	0 162 15 is_stmt 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v0, v1 offset:4
	.loc	0 163 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	.loc	0 164 16
	ds_write_b32 v0, v2 offset:12
.LBB8_24:
	.loc	0 161 11
	ds_read_b32 v1, v0 offset:8
	.loc	0 161 23 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v1
	.loc	0 161 4
	s_cbranch_vccnz .LBB8_24
	.loc	0 0 4
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v2, 1
	.loc	0 162 17 is_stmt 1
	global_load_dword v1, v0, s[0:1] offset:8
	.loc	0 162 15 is_stmt 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v0, v1
	.loc	0 163 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	.loc	0 164 16
	ds_write_b32 v0, v2 offset:8
.LBB8_26:
	.loc	0 161 11
	ds_read_b32 v1, v0 offset:12
	.loc	0 161 23 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v1
	.loc	0 161 4
	s_cbranch_vccnz .LBB8_26
	.loc	0 0 4
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v2, 1
	.loc	0 162 17 is_stmt 1
	global_load_dword v1, v0, s[0:1] offset:12
	.loc	0 162 15 is_stmt 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v0, v1 offset:4
	.loc	0 163 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	.loc	0 164 16
	ds_write_b32 v0, v2 offset:12
.LBB8_28:
	.loc	0 161 11
	ds_read_b32 v1, v0 offset:8
	.loc	0 161 23 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v1
	.loc	0 161 4
	s_cbranch_vccnz .LBB8_28
	.loc	0 0 4
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v2, 1
	.loc	0 162 17 is_stmt 1
	global_load_dword v1, v0, s[0:1] offset:16
	.loc	0 162 15 is_stmt 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v0, v1
	.loc	0 163 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	.loc	0 164 16
	ds_write_b32 v0, v2 offset:8
.LBB8_30:
	.loc	0 161 11
	ds_read_b32 v1, v0 offset:12
	.loc	0 161 23 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v1
	.loc	0 161 4
	s_cbranch_vccnz .LBB8_30
	.loc	0 0 4
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v0, 1
	s_or_b32 s4, s4, exec_lo
	.loc	0 162 17 is_stmt 1
	global_load_dword v2, v1, s[0:1] offset:20
	.loc	0 162 15 is_stmt 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v1, v2 offset:4
.LBB8_32:
	.loc	0 0 15
	s_or_b32 exec_lo, exec_lo, s2
	s_and_saveexec_b32 s0, s4
	s_cbranch_execz .LBB8_34
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	ds_write_b32 v1, v0 offset:12
.LBB8_34:
	.loc	0 173 1 is_stmt 1
	s_endpgm
.Ltmp28:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel double_buffer_same_wave
		.amdhsa_group_segment_fixed_size 16
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
.Lfunc_end8:
	.size	double_buffer_same_wave, .Lfunc_end8-double_buffer_same_wave

	.protected	count_barrier_lanes
	.globl	count_barrier_lanes
	.p2align	8
	.type	count_barrier_lanes,@function
count_barrier_lanes:
.Lfunc_begin9:
	.loc	0 176 2 prologue_end
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	s_mov_b32 s2, exec_lo
	s_mov_b32 s3, exec_lo
	v_mbcnt_lo_u32_b32 v1, s2, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB9_2
	s_bcnt1_i32_b32 s2, s2
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s2
	s_waitcnt lgkmcnt(0)
	global_atomic_add v1, v2, s[0:1]
.LBB9_2:
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	s_clause 0x1
	s_load_dword s2, s[4:5], 0x4
	s_load_dword s3, s[4:5], 0xc
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	v_cvt_f32_u32_e32 v1, s2
	s_sub_i32 s5, 0, s2
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_readfirstlane_b32 s4, v1
	v_mov_b32_e32 v1, 0
	s_mul_i32 s5, s5, s4
	s_mul_hi_u32 s5, s4, s5
	s_add_i32 s4, s4, s5
	s_mul_hi_u32 s4, s3, s4
	s_mul_i32 s5, s4, s2
	s_add_i32 s9, s4, 1
	s_sub_i32 s5, s3, s5
	s_sub_i32 s10, s5, s2
	s_cmp_ge_u32 s5, s2
	s_cselect_b32 s4, s9, s4
	s_cselect_b32 s5, s10, s5
	s_add_i32 s9, s4, 1
	s_cmp_ge_u32 s5, s2
	s_cselect_b32 s4, s9, s4
	s_mul_i32 s5, s4, s2
	s_cmp_gt_u32 s3, s5
	s_cselect_b32 s3, -1, 0
	s_cmp_lg_u32 s3, 0
	s_addc_u32 s3, s4, 0
	s_mul_i32 s3, s3, s2
.LBB9_3:
	.loc	0 177 9 is_stmt 1
	global_load_dword v2, v1, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 177 17 is_stmt 0
	v_cmp_gt_i32_e32 vcc_lo, s3, v2
	.loc	0 177 2
	s_cbranch_vccnz .LBB9_3
	.loc	0 176 2 is_stmt 1
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	.loc	0 178 6
	v_mad_u64_u32 v[0:1], null, s2, s8, v[0:1]
	.loc	0 178 2 is_stmt 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, v0
	v_ashrrev_i64 v[0:1], 30, v[1:2]
	v_mov_b32_e32 v2, 1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, vcc_lo, s0, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s1, v1, vcc_lo
	.loc	0 178 9
	global_store_dword v[0:1], v2, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 179 1 is_stmt 1
	s_endpgm
.Ltmp29:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel count_barrier_lanes
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
.Lfunc_end9:
	.size	count_barrier_lanes, .Lfunc_end9-count_barrier_lanes

	.protected	sense_barrier_lanes
	.globl	sense_barrier_lanes
	.p2align	8
	.type	sense_barrier_lanes,@function
sense_barrier_lanes:
.Lfunc_begin10:
	.loc	0 182 14 prologue_end
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	v_mov_b32_e32 v4, 0
	.loc	0 185 6
	s_mov_b32 s2, exec_lo
	s_mov_b32 s3, exec_lo
	v_mbcnt_lo_u32_b32 v2, s2, 0
	.loc	0 182 14
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v4, s[0:1] offset:4 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 184 2
	buffer_gl0_inv
	.loc	0 185 6
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB10_2
	s_bcnt1_i32_b32 s2, s2
	v_mov_b32_e32 v3, s2
	global_atomic_add v3, v4, v3, s[0:1] glc
.LBB10_2:
	.loc	0 0 6 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 185 29
	s_clause 0x1
	s_load_dword s2, s[4:5], 0x4
	s_load_dword s3, s[4:5], 0xc
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	v_cvt_f32_u32_e32 v4, s2
	s_sub_i32 s5, 0, s2
	v_rcp_iflag_f32_e32 v4, v4
	v_mul_f32_e32 v4, 0x4f7ffffe, v4
	v_cvt_u32_f32_e32 v4, v4
	v_readfirstlane_b32 s4, v4
	s_mul_i32 s5, s5, s4
	s_mul_hi_u32 s5, s4, s5
	s_add_i32 s4, s4, s5
	s_mul_hi_u32 s4, s3, s4
	s_mul_i32 s5, s4, s2
	s_add_i32 s9, s4, 1
	s_sub_i32 s5, s3, s5
	s_sub_i32 s10, s5, s2
	s_cmp_ge_u32 s5, s2
	s_cselect_b32 s4, s9, s4
	s_cselect_b32 s5, s10, s5
	s_add_i32 s9, s4, 1
	s_cmp_ge_u32 s5, s2
	s_cselect_b32 s4, s9, s4
	s_mul_i32 s5, s4, s2
	s_cmp_gt_u32 s3, s5
	.loc	0 185 6
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v3
	.loc	0 185 29
	s_cselect_b32 s5, -1, 0
	s_cmp_lg_u32 s5, 0
	.loc	0 185 6
	v_add_nc_u32_e32 v2, s3, v2
	.loc	0 185 29
	s_addc_u32 s4, s4, 0
	.loc	0 185 36
	s_mul_i32 s3, s4, s2
	.loc	0 185 43
	s_add_i32 s3, s3, -1
	.loc	0 185 26
	v_cmp_ne_u32_e32 vcc_lo, s3, v2
	.loc	0 185 6
	s_and_saveexec_b32 s3, vcc_lo
	s_xor_b32 s3, exec_lo, s3
	s_cbranch_execz .LBB10_5
	.loc	0 0 6
	v_mov_b32_e32 v2, 0
.LBB10_4:
	.loc	0 190 10 is_stmt 1
	global_load_dword v3, v2, s[0:1] offset:4 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 190 18 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, v3, v1
	.loc	0 190 3
	s_cbranch_vccnz .LBB10_4
.LBB10_5:
	.loc	0 185 6 is_stmt 1
	s_andn2_saveexec_b32 s3, s3
	s_cbranch_execz .LBB10_7
	.loc	0 188 13
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	.loc	0 186 11
	v_mov_b32_e32 v2, 0
	.loc	0 188 13
	v_cndmask_b32_e64 v1, 0, 1, vcc_lo
	.loc	0 186 11
	global_store_dword v2, v2, s[0:1]
	s_waitcnt_vscnt null, 0x0
	.loc	0 187 3
	buffer_gl0_inv
	.loc	0 188 11
	global_store_dword v2, v1, s[0:1] offset:4
	s_waitcnt_vscnt null, 0x0
.LBB10_7:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 182 14 is_stmt 1
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	.loc	0 192 6
	v_mad_u64_u32 v[0:1], null, s2, s8, v[0:1]
	.loc	0 192 2 is_stmt 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, v0
	v_ashrrev_i64 v[0:1], 30, v[1:2]
	v_mov_b32_e32 v2, 1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, vcc_lo, s0, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s1, v1, vcc_lo
	.loc	0 192 9
	global_store_dword v[0:1], v2, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 193 1 is_stmt 1
	s_endpgm
.Ltmp30:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel sense_barrier_lanes
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
.Lfunc_end10:
	.size	sense_barrier_lanes, .Lfunc_end10-sense_barrier_lanes

	.protected	phases
	.globl	phases
	.p2align	8
	.type	phases,@function
phases:
.Lfunc_begin11:
	.loc	0 195 0
	s_load_dword s0, s[4:5], 0x4
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dword s1, s[4:5], 0xc
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s0, 0xffff
	v_cmp_eq_u32_e64 s0, 0, v0
	v_mad_u64_u32 v[1:2], null, s2, s8, v[0:1]
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, v1
	v_ashrrev_i64 v[1:2], 30, v[2:3]
	v_add_co_u32 v1, vcc_lo, s14, v1
	v_add_co_ci_u32_e32 v2, vcc_lo, s15, v2, vcc_lo
.Ltmp31:
	.loc	0 197 11 prologue_end
	global_load_dword v3, v[1:2], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v3, 1, v3
	global_store_dword v[1:2], v3, off
	.loc	0 198 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 199 7
	s_and_saveexec_b32 s3, s0
	s_cbranch_execz .LBB11_5
	.loc	0 200 4
	s_mov_b32 s5, exec_lo
	s_mov_b32 s4, exec_lo
	v_mbcnt_lo_u32_b32 v0, s5, 0
	v_cmpx_eq_u32_e32 0, v0
	s_cbranch_execz .LBB11_3
	s_bcnt1_i32_b32 s5, s5
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v3, s5
	global_atomic_add v0, v3, s[12:13]
.LBB11_3:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	v_cvt_f32_u32_e32 v0, s2
	s_sub_i32 s5, 0, s2
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_readfirstlane_b32 s4, v0
	v_mov_b32_e32 v0, 0
	s_mul_i32 s5, s5, s4
	s_mul_hi_u32 s5, s4, s5
	s_add_i32 s4, s4, s5
	s_mul_hi_u32 s4, s1, s4
	s_mul_i32 s5, s4, s2
	s_add_i32 s6, s4, 1
	s_sub_i32 s5, s1, s5
	s_sub_i32 s7, s5, s2
	s_cmp_ge_u32 s5, s2
	s_cselect_b32 s4, s6, s4
	s_cselect_b32 s5, s7, s5
	s_add_i32 s6, s4, 1
	s_cmp_ge_u32 s5, s2
	s_cselect_b32 s4, s6, s4
	s_mul_i32 s5, s4, s2
	s_cmp_gt_u32 s1, s5
	s_cselect_b32 s5, -1, 0
	s_cmp_lg_u32 s5, 0
	s_addc_u32 s4, s4, 0
.LBB11_4:
	.loc	0 201 11 is_stmt 1
	global_load_dword v3, v0, s[12:13] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 201 19 is_stmt 0
	v_cmp_gt_i32_e32 vcc_lo, s4, v3
	.loc	0 201 4
	s_cbranch_vccnz .LBB11_4
.LBB11_5:
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 203 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 197 11
	global_load_dword v0, v[1:2], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v0, 2, v0
	global_store_dword v[1:2], v0, off
	.loc	0 198 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 199 7
	s_and_saveexec_b32 s3, s0
	s_cbranch_execz .LBB11_10
	.loc	0 200 4
	s_mov_b32 s5, exec_lo
	s_mov_b32 s4, exec_lo
	v_mbcnt_lo_u32_b32 v0, s5, 0
	v_cmpx_eq_u32_e32 0, v0
	s_cbranch_execz .LBB11_8
	s_bcnt1_i32_b32 s5, s5
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v3, s5
	global_atomic_add v0, v3, s[12:13]
.LBB11_8:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	v_cvt_f32_u32_e32 v0, s2
	s_sub_i32 s5, 0, s2
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_readfirstlane_b32 s4, v0
	v_mov_b32_e32 v0, 0
	s_mul_i32 s5, s5, s4
	s_mul_hi_u32 s5, s4, s5
	s_add_i32 s4, s4, s5
	s_mul_hi_u32 s4, s1, s4
	s_mul_i32 s5, s4, s2
	s_add_i32 s6, s4, 1
	s_sub_i32 s5, s1, s5
	s_sub_i32 s7, s5, s2
	s_cmp_ge_u32 s5, s2
	s_cselect_b32 s4, s6, s4
	s_cselect_b32 s5, s7, s5
	s_add_i32 s6, s4, 1
	s_cmp_ge_u32 s5, s2
	s_cselect_b32 s4, s6, s4
	s_mul_i32 s5, s4, s2
	s_cmp_gt_u32 s1, s5
	s_cselect_b32 s5, -1, 0
	s_cmp_lg_u32 s5, 0
	s_addc_u32 s4, s4, 0
	s_lshl_b32 s4, s4, 1
.LBB11_9:
	.loc	0 201 11 is_stmt 1
	global_load_dword v3, v0, s[12:13] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 201 19 is_stmt 0
	v_cmp_gt_i32_e32 vcc_lo, s4, v3
	.loc	0 201 4
	s_cbranch_vccnz .LBB11_9
.LBB11_10:
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 203 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 197 11
	global_load_dword v0, v[1:2], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v0, 3, v0
	global_store_dword v[1:2], v0, off
	.loc	0 198 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 199 7
	s_and_saveexec_b32 s3, s0
	s_cbranch_execz .LBB11_15
	.loc	0 200 4
	s_mov_b32 s4, exec_lo
	s_mov_b32 s0, exec_lo
	v_mbcnt_lo_u32_b32 v0, s4, 0
	v_cmpx_eq_u32_e32 0, v0
	s_cbranch_execz .LBB11_13
	s_bcnt1_i32_b32 s4, s4
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s4
	global_atomic_add v0, v1, s[12:13]
.LBB11_13:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	v_cvt_f32_u32_e32 v0, s2
	s_sub_i32 s4, 0, s2
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_readfirstlane_b32 s0, v0
	v_mov_b32_e32 v0, 0
	s_mul_i32 s4, s4, s0
	s_mul_hi_u32 s4, s0, s4
	s_add_i32 s0, s0, s4
	s_mul_hi_u32 s0, s1, s0
	s_mul_i32 s4, s0, s2
	s_add_i32 s5, s0, 1
	s_sub_i32 s4, s1, s4
	s_sub_i32 s6, s4, s2
	s_cmp_ge_u32 s4, s2
	s_cselect_b32 s0, s5, s0
	s_cselect_b32 s4, s6, s4
	s_add_i32 s5, s0, 1
	s_cmp_ge_u32 s4, s2
	s_cselect_b32 s0, s5, s0
	s_mul_i32 s2, s0, s2
	s_cmp_gt_u32 s1, s2
	s_cselect_b32 s1, -1, 0
	s_cmp_lg_u32 s1, 0
	s_addc_u32 s0, s0, 0
	s_mul_i32 s0, s0, 3
.LBB11_14:
	.loc	0 201 11 is_stmt 1
	global_load_dword v1, v0, s[12:13] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 201 19 is_stmt 0
	v_cmp_gt_i32_e32 vcc_lo, s0, v1
	.loc	0 201 4
	s_cbranch_vccnz .LBB11_14
.LBB11_15:
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 203 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 205 1
	s_endpgm
.Ltmp32:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel phases
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
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
	.size	phases, .Lfunc_end11-phases

	.protected	chained_scan
	.globl	chained_scan
	.p2align	8
	.type	chained_scan,@function
chained_scan:
.Lfunc_begin12:
	.loc	0 210 6 prologue_end
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_mov_b32 s9, 0
	s_mov_b32 s14, exec_lo
	.loc	0 210 8 is_stmt 0
	v_cmpx_eq_u32_e32 0, v0
	.loc	0 210 6
	s_cbranch_execz .LBB12_7
	s_load_dwordx2 s[6:7], s[6:7], 0x10
	.loc	0 211 9 is_stmt 1
	s_cmp_lt_i32 s8, 1
	.loc	0 211 7 is_stmt 0
	s_cbranch_scc1 .LBB12_5
	.loc	0 0 7
	s_add_u32 s10, 0, 0
	s_addc_u32 s11, s8, -1
	v_mov_b32_e32 v1, 0
	s_ashr_i64 s[10:11], s[10:11], 30
	s_waitcnt lgkmcnt(0)
	s_add_u32 s12, s0, s10
	s_addc_u32 s13, s1, s11
.LBB12_3:
	.loc	0 212 11 is_stmt 1
	global_load_dword v2, v1, s[12:13] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 212 23 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	.loc	0 212 4
	s_cbranch_vccnz .LBB12_3
	.loc	0 213 20 is_stmt 1
	v_mov_b32_e32 v1, 0
	s_add_u32 s10, s6, s10
	s_addc_u32 s11, s7, s11
	global_load_dword v1, v1, s[10:11] glc dlc
	s_waitcnt vmcnt(0)
	s_branch .LBB12_6
.LBB12_5:
	.loc	0 0 20 is_stmt 0
	v_mov_b32_e32 v1, 0
.LBB12_6:
	.loc	0 214 21 is_stmt 1
	s_bfe_i64 s[10:11], s[8:9], 0x200000
	.loc	0 214 3 is_stmt 0
	v_mov_b32_e32 v2, 0
	.loc	0 214 21
	s_lshl_b64 s[10:11], s[10:11], 2
	v_mov_b32_e32 v3, 1
	s_waitcnt lgkmcnt(0)
	s_add_u32 s12, s2, s10
	s_addc_u32 s13, s3, s11
	.loc	0 213 10 is_stmt 1
	ds_write_b32 v2, v1
	.loc	0 214 12
	ds_read_b32 v1, v2
	.loc	0 214 21 is_stmt 0
	s_load_dword s9, s[12:13], 0x0
	.loc	0 214 3
	s_add_u32 s6, s6, s10
	s_addc_u32 s7, s7, s11
	.loc	0 216 3 is_stmt 1
	s_add_u32 s0, s0, s10
	s_addc_u32 s1, s1, s11
	.loc	0 214 19
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v1, s9, v1
	.loc	0 214 10 is_stmt 0
	global_store_dword v2, v1, s[6:7]
	s_waitcnt_vscnt null, 0x0
	.loc	0 215 3 is_stmt 1
	buffer_gl0_inv
	.loc	0 216 11
	global_store_dword v2, v3, s[0:1]
	s_waitcnt_vscnt null, 0x0
.LBB12_7:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s14
	.loc	0 219 12 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_load_dword s0, s[4:5], 0x4
	.loc	0 218 2
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 219 12
	s_and_b32 s0, s0, 0xffff
	v_mad_u64_u32 v[0:1], null, s8, s0, v[0:1]
	v_mov_b32_e32 v1, 0
	.loc	0 219 17 is_stmt 0
	ds_read_b32 v3, v1
	.loc	0 219 2
	v_mov_b32_e32 v2, v0
	v_add_co_u32 v0, vcc_lo, 0, 0
	v_add_co_ci_u32_e32 v1, vcc_lo, 64, v2, vcc_lo
	v_ashrrev_i64 v[0:1], 30, v[0:1]
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s3, v1, vcc_lo
	.loc	0 219 15
	s_waitcnt lgkmcnt(0)
	global_store_dword v[0:1], v3, off
	.loc	0 220 1 is_stmt 1
	s_endpgm
.Ltmp33:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel chained_scan
		.amdhsa_group_segment_fixed_size 4
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 4
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
.Lfunc_end12:
	.size	chained_scan, .Lfunc_end12-chained_scan

	.protected	look_back_packed
	.globl	look_back_packed
	.p2align	8
	.type	look_back_packed,@function
look_back_packed:
.Lfunc_begin13:
	.loc	0 222 0
	s_mov_b32 s9, 0
.Ltmp34:
	.loc	0 223 6 prologue_end
	s_mov_b32 s0, exec_lo
	.loc	0 223 8 is_stmt 0
	v_cmpx_eq_u32_e32 0, v0
	.loc	0 223 6
	s_cbranch_execz .LBB13_8
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 224 23 is_stmt 1
	s_ashr_i32 s7, s6, 31
	.loc	0 226 20
	v_mov_b32_e32 v1, 0
	.loc	0 224 23
	s_lshl_b64 s[10:11], s[6:7], 2
	.loc	0 223 6
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 224 23
	s_waitcnt lgkmcnt(0)
	s_add_u32 s2, s2, s10
	s_addc_u32 s3, s3, s11
	.loc	0 224 38 is_stmt 0
	s_add_i32 s8, s6, -1
	.loc	0 224 23
	s_load_dword s7, s[2:3], 0x0
	.loc	0 226 20 is_stmt 1
	s_add_u32 s10, s0, s10
	s_addc_u32 s11, s1, s11
	.loc	0 226 30 is_stmt 0
	s_waitcnt lgkmcnt(0)
	s_lshl_b32 s3, s7, 2
	.loc	0 226 40
	s_cmp_lg_u32 s6, 0
	s_cselect_b32 s2, -1, 0
	s_cmp_eq_u32 s6, 0
	.loc	0 226 38
	s_cselect_b32 s12, 2, 1
	.loc	0 226 35
	s_or_b32 s3, s3, s12
	v_mov_b32_e32 v0, s3
	.loc	0 226 3
	global_atomic_swap v1, v0, s[10:11]
	v_mov_b32_e32 v0, 0
	s_branch .LBB13_3
	.p2align	6
.LBB13_2:
	.loc	0 228 12 is_stmt 1
	s_lshl_b64 s[10:11], s[8:9], 2
	s_add_u32 s10, s0, s10
	s_addc_u32 s11, s1, s11
	global_load_dword v2, v1, s[10:11] glc dlc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v2
	v_ashrrev_i32_e32 v2, 2, v2
	.loc	0 230 11
	s_and_b32 s10, s3, 3
	s_cmp_lg_u32 s10, 2
	s_cselect_b32 s11, -1, 0
	s_cmp_eq_u32 s10, 2
	s_cselect_b32 s3, -1, 0
	.loc	0 230 16 is_stmt 0
	s_cmp_lg_u32 s10, 0
	s_cselect_b32 vcc_lo, -1, 0
	.loc	0 230 8
	v_cndmask_b32_e32 v2, 0, v2, vcc_lo
	s_and_b32 s10, vcc_lo, s11
	s_cmp_lg_u32 s10, 0
	v_add_nc_u32_e32 v0, v2, v0
	s_subb_u32 s8, s8, 0
	.loc	0 227 3 is_stmt 1
	s_andn2_b32 vcc_lo, exec_lo, s3
	s_cbranch_vccz .LBB13_5
.LBB13_3:
	.loc	0 227 12 is_stmt 0
	s_cmp_lt_i32 s8, 0
	.loc	0 227 3
	s_cbranch_scc0 .LBB13_2
.LBB13_5:
	.loc	0 237 7 is_stmt 1
	s_andn2_b32 vcc_lo, exec_lo, s2
	s_mov_b64 s[2:3], 0
	s_cbranch_vccnz .LBB13_7
	.loc	0 238 31
	v_add_nc_u32_e32 v1, s7, v0
	s_mov_b32 s2, 0
	.loc	0 224 23
	s_mov_b32 s3, s6
	.loc	0 238 21
	v_mov_b32_e32 v2, 0
	s_ashr_i64 s[2:3], s[2:3], 30
	.loc	0 238 39 is_stmt 0
	v_lshlrev_b32_e32 v1, 2, v1
	.loc	0 238 21
	s_add_u32 s0, s0, s2
	s_addc_u32 s1, s1, s3
	.loc	0 238 44
	v_or_b32_e32 v1, 2, v1
	.loc	0 238 4
	global_atomic_swap v2, v1, s[0:1]
.LBB13_7:
	.loc	0 239 3 is_stmt 1
	v_mov_b32_e32 v1, 0
	s_add_u32 s0, s4, s2
	s_addc_u32 s1, s5, s3
	.loc	0 239 10 is_stmt 0
	global_store_dword v1, v0, s[0:1]
	s_waitcnt_vscnt null, 0x0
.LBB13_8:
	.loc	0 241 1 is_stmt 1
	s_endpgm
.Ltmp35:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel look_back_packed
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
		.amdhsa_next_free_sgpr 13
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
	.size	look_back_packed, .Lfunc_end13-look_back_packed

	.protected	probe
	.globl	probe
	.p2align	8
	.type	probe,@function
probe:
.Lfunc_begin14:
	.loc	0 244 17 prologue_end
	s_load_dword s0, s[4:5], 0x4
	s_clause 0x1
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dwordx2 s[2:3], s[6:7], 0x10
	.loc	0 244 12 is_stmt 0
	v_mov_b32_e32 v3, 0
	s_mov_b32 s4, 0
	.loc	0 244 17
	s_waitcnt lgkmcnt(0)
	s_and_b32 s1, s0, 0xffff
	v_mad_u64_u32 v[1:2], null, s1, s8, v[0:1]
	.loc	0 244 12
	v_mov_b32_e32 v4, v1
	v_ashrrev_i64 v[1:2], 30, v[3:4]
	v_add_co_u32 v1, vcc_lo, s14, v1
	v_add_co_ci_u32_e32 v2, vcc_lo, s15, v2, vcc_lo
	global_load_dword v1, v[1:2], off
	.loc	0 244 24
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[1:2], null, v1, 7, 1
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v5, v1
	.p2align	6
.LBB14_1:
	.loc	0 246 0 is_stmt 1
	v_ashrrev_i32_e32 v3, 31, v5
	v_add_nc_u32_sdwa v3, v5, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v3, 0xffffff00, v3
	v_sub_nc_u32_e32 v5, v5, v3
	.loc	0 247 33
	v_ashrrev_i32_e32 v6, 31, v5
	v_lshlrev_b64 v[3:4], 2, v[5:6]
	.loc	0 246 37
	v_add_nc_u32_e32 v5, 1, v5
	.loc	0 247 33
	v_add_co_u32 v6, vcc_lo, s12, v3
	v_add_co_ci_u32_e32 v7, vcc_lo, s13, v4, vcc_lo
	.loc	0 247 13 is_stmt 0
	global_atomic_cmpswap v6, v[6:7], v[1:2], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v6
	v_cmp_eq_u32_e64 s0, v6, v1
	.loc	0 249 16 is_stmt 1
	s_or_b32 s0, vcc_lo, s0
	s_and_b32 s0, exec_lo, s0
	s_or_b32 s4, s0, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB14_1
	.loc	0 0 16 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 250 14 is_stmt 1
	v_mad_u64_u32 v[0:1], null, s8, s1, v[0:1]
	.loc	0 250 4 is_stmt 0
	v_add_co_u32 v1, vcc_lo, s2, v3
	v_add_co_ci_u32_e32 v2, vcc_lo, s3, v4, vcc_lo
	.loc	0 250 12
	global_store_dword v[1:2], v0, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 254 1 is_stmt 1
	s_endpgm
.Ltmp36:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel probe
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
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
	.size	probe, .Lfunc_end14-probe

	.protected	probe_reserved
	.globl	probe_reserved
	.p2align	8
	.type	probe_reserved,@function
probe_reserved:
.Lfunc_begin15:
	.loc	0 257 17 prologue_end
	s_load_dword s4, s[4:5], 0x4
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	.loc	0 257 12 is_stmt 0
	v_mov_b32_e32 v3, 0
	.loc	0 257 17
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	v_mad_u64_u32 v[0:1], null, s4, s8, v[0:1]
	.loc	0 257 12
	v_mov_b32_e32 v1, v3
	s_mov_b32 s4, -1
	v_mov_b32_e32 v2, v0
	v_ashrrev_i64 v[0:1], 30, v[1:2]
	.loc	0 260 13 is_stmt 1
	v_mov_b32_e32 v2, -1
	.loc	0 257 12
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s3, v1, vcc_lo
	s_mov_b32 s3, 0
	.loc	0 262 7
	s_mov_b32 s2, exec_lo
	.loc	0 257 12
	global_load_dword v0, v[0:1], off
	.loc	0 257 20 is_stmt 0
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshrrev_b32_e32 v1, 30, v1
	v_add_nc_u32_e32 v0, v0, v1
	v_ashrrev_i32_e32 v0, 2, v0
	.loc	0 257 24
	v_add_nc_u32_e32 v6, 1, v0
	.loc	0 259 0 is_stmt 1
	v_ashrrev_i32_e32 v0, 31, v6
	v_add_nc_u32_sdwa v0, v6, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v0, 0xffffff00, v0
	v_sub_nc_u32_e32 v0, v6, v0
	.loc	0 260 33
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	v_add_co_u32 v4, vcc_lo, s0, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s1, v5, vcc_lo
	.loc	0 260 13 is_stmt 0
	global_atomic_cmpswap v7, v[4:5], v[2:3], off glc
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v7
	.loc	0 262 7 is_stmt 1
	s_cbranch_execz .LBB15_8
	.loc	0 0 7 is_stmt 0
	s_inst_prefetch 0x1
	s_branch .LBB15_3
	.p2align	6
.LBB15_2:
	s_or_b32 exec_lo, exec_lo, s5
	s_xor_b32 s5, s9, -1
	s_and_b32 s8, exec_lo, s8
	s_or_b32 s3, s8, s3
	s_andn2_b32 s4, s4, exec_lo
	s_and_b32 s5, s5, exec_lo
	s_or_b32 s4, s4, s5
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execz .LBB15_7
.LBB15_3:
	s_mov_b32 s5, 0
.LBB15_4:
	.loc	0 268 10 is_stmt 1
	global_load_dword v1, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 268 19 is_stmt 0
	v_cmp_ne_u32_e32 vcc_lo, -1, v1
	.loc	0 268 3
	s_or_b32 s5, vcc_lo, s5
	s_andn2_b32 exec_lo, exec_lo, s5
	s_cbranch_execnz .LBB15_4
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 269 7 is_stmt 1
	global_load_dword v1, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	s_mov_b32 s8, -1
	s_mov_b32 s9, -1
	s_mov_b32 s5, exec_lo
	.loc	0 269 16 is_stmt 0
	v_cmpx_ne_u32_e64 v1, v6
	s_cbranch_execz .LBB15_2
	.loc	0 259 37 is_stmt 1
	v_add_nc_u32_e32 v0, 1, v0
	s_xor_b32 s9, exec_lo, -1
	.loc	0 259 0 is_stmt 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_add_nc_u32_sdwa v1, v0, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v1, 0xffffff00, v1
	v_sub_nc_u32_e32 v0, v0, v1
	.loc	0 260 33 is_stmt 1
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	v_add_co_u32 v4, vcc_lo, s0, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s1, v5, vcc_lo
	.loc	0 260 13 is_stmt 0
	global_atomic_cmpswap v7, v[4:5], v[2:3], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v7
	s_orn2_b32 s8, vcc_lo, exec_lo
	s_branch .LBB15_2
.LBB15_7:
	.loc	0 0 13
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s3
	s_orn2_b32 s4, s4, exec_lo
.LBB15_8:
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 262 7 is_stmt 1
	s_and_saveexec_b32 s0, s4
	s_cbranch_execz .LBB15_10
	.loc	0 0 0 is_stmt 0
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	.loc	0 263 4 is_stmt 1
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, vcc_lo, s0, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s1, v1, vcc_lo
	.loc	0 263 12 is_stmt 0
	global_store_dword v[0:1], v6, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 264 4 is_stmt 1
	buffer_gl0_inv
	.loc	0 265 4
	global_atomic_swap v[4:5], v6, off
.LBB15_10:
	.loc	0 272 1
	s_endpgm
.Ltmp37:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel probe_reserved
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 8
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
.Lfunc_end15:
	.size	probe_reserved, .Lfunc_end15-probe_reserved

	.protected	bucket_locks
	.globl	bucket_locks
	.p2align	8
	.type	bucket_locks,@function
bucket_locks:
.Lfunc_begin16:
	.loc	0 275 15 prologue_end
	s_load_dword s0, s[4:5], 0x4
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	.loc	0 275 10 is_stmt 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v5, 1
	s_mov_b32 s3, 0
	.loc	0 275 15
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s0, 0xffff
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	v_mad_u64_u32 v[1:2], null, s2, s8, v[0:1]
	.loc	0 275 10
	v_mov_b32_e32 v7, v1
	v_ashrrev_i64 v[1:2], 30, v[6:7]
	v_add_co_u32 v1, vcc_lo, s14, v1
	v_add_co_ci_u32_e32 v2, vcc_lo, s15, v2, vcc_lo
	global_load_dword v1, v[1:2], off
	.loc	0 275 18
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshrrev_b32_e32 v2, 28, v2
	v_add_nc_u32_e32 v2, v1, v2
	v_and_b32_e32 v2, -16, v2
	v_sub_nc_u32_e32 v1, v1, v2
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[3:4], 2, v[1:2]
	v_add_co_u32 v1, vcc_lo, s12, v3
	v_add_co_ci_u32_e32 v2, vcc_lo, s13, v4, vcc_lo
.LBB16_1:
	.loc	0 277 9 is_stmt 1
	global_atomic_cmpswap v7, v[1:2], v[5:6], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v7
	.loc	0 277 2 is_stmt 0
	s_or_b32 s3, vcc_lo, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execnz .LBB16_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 278 16 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v3, vcc_lo, s0, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s1, v4, vcc_lo
	.loc	0 278 11 is_stmt 0
	v_mad_u64_u32 v[5:6], null, s8, s2, v[0:1]
	v_mov_b32_e32 v0, 0
	.loc	0 278 16
	global_load_dword v8, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 278 2
	v_ashrrev_i32_e32 v6, 31, v5
	v_lshlrev_b64 v[6:7], 2, v[5:6]
	v_add_co_u32 v6, vcc_lo, s0, v6
	v_add_co_ci_u32_e32 v7, vcc_lo, s1, v7, vcc_lo
	.loc	0 278 14
	global_store_dword v[6:7], v8, off offset:256
	s_waitcnt_vscnt null, 0x0
	.loc	0 279 9 is_stmt 1
	global_store_dword v[3:4], v5, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 280 2
	buffer_gl0_inv
	.loc	0 281 2
	global_atomic_swap v[1:2], v0, off
	.loc	0 282 1
	s_endpgm
.Ltmp38:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel bucket_locks
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 9
		.amdhsa_next_free_sgpr 16
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
	.size	bucket_locks, .Lfunc_end16-bucket_locks

	.protected	bitmap
	.globl	bitmap
	.p2align	8
	.type	bitmap,@function
bitmap:
.Lfunc_begin17:
	.loc	0 285 15 prologue_end
	s_load_dword s2, s[4:5], 0x4
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	s_mov_b32 s3, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	v_mad_u64_u32 v[2:3], null, s8, s2, v[0:1]
	v_lshlrev_b32_e64 v3, v2, 1
	.p2align	6
.LBB17_1:
	.loc	0 285 0 is_stmt 0
	v_ashrrev_i32_e32 v1, 31, v2
	v_lshrrev_b32_e32 v1, 28, v1
	v_add_nc_u32_e32 v1, v2, v1
	v_and_b32_e32 v1, -16, v1
	v_sub_nc_u32_e32 v1, v2, v1
	.loc	0 288 23 is_stmt 1
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[4:5], 2, v[1:2]
	v_add_co_u32 v4, vcc_lo, s0, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s1, v5, vcc_lo
	.loc	0 288 8 is_stmt 0
	global_atomic_or v2, v[4:5], v3, off glc
	.loc	0 288 31
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v2, v2, v3
	.loc	0 288 36
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	.loc	0 285 31 is_stmt 1
	v_add_nc_u32_e32 v2, 1, v1
	.loc	0 288 7
	s_or_b32 s3, vcc_lo, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execnz .LBB17_1
	.loc	0 0 7 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 285 15 is_stmt 1
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	.loc	0 289 8
	v_mad_u64_u32 v[2:3], null, s2, s8, v[0:1]
	.loc	0 289 4 is_stmt 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, v2
	v_ashrrev_i64 v[2:3], 30, v[3:4]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, vcc_lo, s0, v2
	v_add_co_ci_u32_e32 v3, vcc_lo, s1, v3, vcc_lo
	.loc	0 289 11
	global_store_dword v[2:3], v1, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 293 1 is_stmt 1
	s_endpgm
.Ltmp39:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel bitmap
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
.Lfunc_end17:
	.size	bitmap, .Lfunc_end17-bitmap

	.protected	pool
	.globl	pool
	.p2align	8
	.type	pool,@function
pool:
.Lfunc_begin18:
	.loc	0 296 11 prologue_end
	s_load_dword s2, s[4:5], 0x4
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	v_mad_u64_u32 v[4:5], null, s8, s2, v[0:1]
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_mov_b32 s2, 0
	.p2align	6
.LBB18_1:
	.loc	0 0 0 is_stmt 0
	v_ashrrev_i32_e32 v2, 31, v4
	v_lshrrev_b32_e32 v2, 29, v2
	v_add_nc_u32_e32 v2, v4, v2
	v_and_b32_e32 v2, -8, v2
	v_sub_nc_u32_e32 v4, v4, v2
	.loc	0 298 29 is_stmt 1
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshlrev_b64 v[5:6], 2, v[4:5]
	.loc	0 299 12
	v_add_nc_u32_e32 v4, 1, v4
	.loc	0 298 29
	v_add_co_u32 v2, vcc_lo, s0, v5
	v_add_co_ci_u32_e32 v3, vcc_lo, s1, v6, vcc_lo
	.loc	0 298 9 is_stmt 0
	global_atomic_cmpswap v7, v[2:3], v[0:1], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v7
	.loc	0 298 2
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB18_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 296 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	.loc	0 300 2
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, vcc_lo, s0, v5
	v_add_co_ci_u32_e32 v1, vcc_lo, s1, v6, vcc_lo
	v_mov_b32_e32 v5, 0
	.loc	0 300 9 is_stmt 0
	global_load_dword v4, v[0:1], off glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v4, 1, v4
	global_store_dword v[0:1], v4, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 301 2 is_stmt 1
	buffer_gl0_inv
	.loc	0 302 2
	global_atomic_swap v[2:3], v5, off
	.loc	0 303 1
	s_endpgm
.Ltmp40:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel pool
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
.Lfunc_end18:
	.size	pool, .Lfunc_end18-pool

	.protected	last_group
	.globl	last_group
	.p2align	8
	.type	last_group,@function
last_group:
.Lfunc_begin19:
	.loc	0 308 16 prologue_end
	s_clause 0x1
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s3, s[4:5], 0xc
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	.loc	0 311 6
	s_mov_b32 s4, exec_lo
	.loc	0 308 16
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s0, 0xffff
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	v_mad_u64_u32 v[1:2], null, s2, s8, v[0:1]
	.loc	0 308 11 is_stmt 0
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_co_u32 v3, vcc_lo, s14, v1
	v_add_co_ci_u32_e32 v4, vcc_lo, s15, v2, vcc_lo
	.loc	0 308 2
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, vcc_lo, s0, v1
	v_add_co_ci_u32_e32 v2, vcc_lo, s1, v2, vcc_lo
	.loc	0 308 11
	global_load_dword v3, v[3:4], off
	.loc	0 308 9
	s_waitcnt vmcnt(0)
	global_store_dword v[1:2], v3, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 309 2 is_stmt 1
	buffer_gl0_inv
	.loc	0 310 2
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 311 8
	v_cmpx_eq_u32_e32 0, v0
	.loc	0 311 6 is_stmt 0
	s_cbranch_execz .LBB19_4
	.loc	0 312 10 is_stmt 1
	s_mov_b32 s6, exec_lo
	s_mov_b32 s5, exec_lo
	v_mbcnt_lo_u32_b32 v1, s6, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB19_3
	s_bcnt1_i32_b32 s6, s6
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, s6
	global_atomic_add v2, v2, v3, s[12:13] glc
.LBB19_3:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 312 33
	v_cvt_f32_u32_e32 v3, s2
	s_sub_i32 s6, 0, s2
	v_rcp_iflag_f32_e32 v3, v3
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_readfirstlane_b32 s5, v3
	s_mul_i32 s6, s6, s5
	s_mul_hi_u32 s6, s5, s6
	s_add_i32 s5, s5, s6
	s_mul_hi_u32 s5, s3, s5
	s_mul_i32 s6, s5, s2
	s_add_i32 s7, s5, 1
	s_sub_i32 s6, s3, s6
	s_sub_i32 s8, s6, s2
	s_cmp_ge_u32 s6, s2
	s_cselect_b32 s5, s7, s5
	s_cselect_b32 s6, s8, s6
	s_add_i32 s7, s5, 1
	s_cmp_ge_u32 s6, s2
	.loc	0 312 10
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v2
	.loc	0 312 33
	s_cselect_b32 s5, s7, s5
	v_mov_b32_e32 v2, 0
	s_mul_i32 s7, s5, s2
	.loc	0 312 10
	v_add_nc_u32_e32 v1, s6, v1
	.loc	0 312 33
	s_cmp_gt_u32 s3, s7
	s_cselect_b32 s7, -1, 0
	.loc	0 312 40
	s_cmp_lg_u32 s7, 0
	s_addc_u32 s5, s5, -1
	.loc	0 312 30
	v_cmp_eq_u32_e32 vcc_lo, s5, v1
	v_cndmask_b32_e64 v1, 0, 1, vcc_lo
	.loc	0 312 8
	ds_write_b32 v2, v1
.LBB19_4:
	.loc	0 0 8
	s_or_b32 exec_lo, exec_lo, s4
	v_mov_b32_e32 v3, 0
	.loc	0 313 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 314 6
	ds_read_b32 v1, v3
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_cbranch_vccnz .LBB19_13
	.loc	0 0 6 is_stmt 0
	v_cvt_f32_u32_e32 v1, s2
	s_sub_i32 s5, 0, s2
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_readfirstlane_b32 s4, v1
	s_mul_i32 s5, s5, s4
	s_mul_hi_u32 s5, s4, s5
	s_add_i32 s4, s4, s5
	s_mul_hi_u32 s4, s3, s4
	s_mul_i32 s5, s4, s2
	s_add_i32 s6, s4, 1
	s_sub_i32 s5, s3, s5
	s_sub_i32 s7, s5, s2
	s_cmp_ge_u32 s5, s2
	s_cselect_b32 s4, s6, s4
	s_cselect_b32 s5, s7, s5
	s_add_i32 s6, s4, 1
	s_cmp_ge_u32 s5, s2
	s_cselect_b32 s4, s6, s4
	s_mul_i32 s5, s4, s2
	s_cmp_gt_u32 s3, s5
	s_cselect_b32 s3, -1, 0
	s_cmp_lg_u32 s3, 0
	s_addc_u32 s3, s4, 0
	s_lshl_b32 s4, s3, 6
	.loc	0 317 3 is_stmt 1
	s_mov_b32 s3, exec_lo
	.loc	0 317 21 is_stmt 0
	v_cmpx_gt_i32_e64 s4, v0
	.loc	0 317 3
	s_cbranch_execz .LBB19_9
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v3, 0
	s_lshl_b32 s5, s2, 2
	v_add_co_u32 v1, s0, s0, v1
	v_add_co_ci_u32_e64 v2, null, s1, 0, s0
	s_mov_b32 s1, 0
.LBB19_7:
	.loc	0 318 9 is_stmt 1
	global_load_dword v4, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 317 38
	v_add_nc_u32_e32 v0, s2, v0
	.loc	0 317 21 is_stmt 0
	v_add_co_u32 v1, vcc_lo, v1, s5
	v_add_co_ci_u32_e32 v2, vcc_lo, 0, v2, vcc_lo
	v_cmp_le_i32_e64 s0, s4, v0
	.loc	0 317 3
	s_or_b32 s1, s0, s1
	.loc	0 318 6 is_stmt 1
	v_add_nc_u32_e32 v3, v4, v3
	.loc	0 317 3
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB19_7
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
.LBB19_9:
	s_or_b32 exec_lo, exec_lo, s3
	s_mov_b32 s1, exec_lo
	s_mov_b32 s0, 0
.LBB19_10:
	.loc	0 319 3 is_stmt 1
	s_ff1_i32_b32 s2, s1
	v_readlane_b32 s3, v3, s2
	s_lshl_b32 s2, 1, s2
	s_andn2_b32 s1, s1, s2
	s_add_i32 s0, s0, s3
	s_cmp_lg_u32 s1, 0
	s_cbranch_scc1 .LBB19_10
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	s_mov_b32 s1, exec_lo
	v_cmpx_eq_u32_e32 0, v0
	s_xor_b32 s1, exec_lo, s1
	s_cbranch_execz .LBB19_13
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s0
	global_atomic_add v0, v1, s[12:13] offset:4
.LBB19_13:
	.loc	0 321 1
	s_endpgm
.Ltmp41:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel last_group
		.amdhsa_group_segment_fixed_size 4
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_sgpr 16
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
	.size	last_group, .Lfunc_end19-last_group

	.protected	make_once_later
	.globl	make_once_later
	.p2align	8
	.type	make_once_later,@function
make_once_later:
.Lfunc_begin20:
	.loc	0 324 14 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dwordx2 s[2:3], s[6:7], 0x10
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v1, 1
	.loc	0 326 6
	s_mov_b32 s1, exec_lo
	.loc	0 324 14
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v1, v2, v[1:2], s[12:13] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s0, 0, v1
	v_cmpx_ne_u32_e32 0, v1
	.loc	0 326 6
	s_xor_b32 s1, exec_lo, s1
	s_cbranch_execz .LBB20_2
.LBB20_1:
	.loc	0 329 10
	global_load_dword v1, v2, s[12:13] offset:4 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 329 18 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	.loc	0 329 3
	s_cbranch_vccnz .LBB20_1
.LBB20_2:
	.loc	0 326 6 is_stmt 1
	s_andn2_saveexec_b32 s1, s1
	s_cbranch_execz .LBB20_4
	.loc	0 327 10
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 42
	global_store_dword v1, v2, s[2:3]
	s_waitcnt_vscnt null, 0x0
.LBB20_4:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 330 12 is_stmt 1
	v_mov_b32_e32 v1, 0
	.loc	0 330 7 is_stmt 0
	s_load_dword s1, s[4:5], 0x4
	.loc	0 330 12
	global_load_dword v4, v1, s[2:3] glc dlc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 330 7
	s_and_b32 s1, s1, 0xffff
	v_mad_u64_u32 v[2:3], null, s1, s8, v[0:1]
	.loc	0 330 2
	v_ashrrev_i64 v[2:3], 30, v[1:2]
	v_add_co_u32 v2, vcc_lo, s14, v2
	v_add_co_ci_u32_e32 v3, vcc_lo, s15, v3, vcc_lo
	.loc	0 330 10
	global_store_dword v[2:3], v4, off
	.loc	0 331 6 is_stmt 1
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB20_6
	.loc	0 0 6 is_stmt 0
	v_mov_b32_e32 v0, 1
	.loc	0 332 3 is_stmt 1
	global_atomic_swap v1, v0, s[12:13] offset:4
.LBB20_6:
	.loc	0 333 1
	s_endpgm
.Ltmp42:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel make_once_later
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_sgpr 16
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
	.size	make_once_later, .Lfunc_end20-make_once_later

	.protected	solve_rows
	.globl	solve_rows
	.p2align	8
	.type	solve_rows,@function
solve_rows:
.Lfunc_begin21:
	.loc	0 336 15 prologue_end
	s_load_dword s0, s[4:5], 0x4
	s_load_dwordx2 s[4:5], s[6:7], 0x10
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s0, 0xffff
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	v_mad_u64_u32 v[1:2], null, s8, s9, v[0:1]
	.loc	0 336 10 is_stmt 0
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[2:3], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, vcc_lo, s2, v2
	v_add_co_ci_u32_e32 v3, vcc_lo, s3, v3, vcc_lo
	.loc	0 339 7 is_stmt 1
	s_mov_b32 s2, exec_lo
	.loc	0 336 10
	global_load_dword v6, v[2:3], off
	.loc	0 339 9
	v_cmpx_lt_i32_e32 1, v1
	.loc	0 339 7 is_stmt 0
	s_cbranch_execz .LBB21_4
	.loc	0 338 17 is_stmt 1
	v_add_nc_u32_e32 v2, -2, v1
	v_mov_b32_e32 v3, 0
	s_mov_b32 s3, 0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_co_u32 v4, vcc_lo, s0, v2
	v_add_co_ci_u32_e32 v5, vcc_lo, s1, v3, vcc_lo
.LBB21_2:
	.loc	0 340 11
	global_load_dword v7, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 340 19 is_stmt 0
	v_cmp_ne_u32_e32 vcc_lo, 0, v7
	.loc	0 340 4
	s_or_b32 s3, vcc_lo, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execnz .LBB21_2
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 341 9 is_stmt 1
	v_add_co_u32 v2, vcc_lo, s4, v2
	v_add_co_ci_u32_e32 v3, vcc_lo, s5, v3, vcc_lo
	global_load_dword v2, v[2:3], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 341 6 is_stmt 0
	v_add_nc_u32_e32 v6, v2, v6
.LBB21_4:
	.loc	0 0 6
	s_or_b32 exec_lo, exec_lo, s2
	s_mov_b32 s3, 0
	.loc	0 339 7 is_stmt 1
	s_mov_b32 s2, exec_lo
	.loc	0 339 9 is_stmt 0
	v_cmpx_lt_i32_e32 0, v1
	.loc	0 339 7
	s_cbranch_execz .LBB21_8
	.loc	0 338 30 is_stmt 1
	v_add_nc_u32_e32 v1, -1, v1
	v_mov_b32_e32 v2, 0
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_co_u32 v3, vcc_lo, s0, v1
	v_add_co_ci_u32_e32 v4, vcc_lo, s1, v2, vcc_lo
.LBB21_6:
	.loc	0 340 11
	global_load_dword v5, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 340 19 is_stmt 0
	v_cmp_ne_u32_e32 vcc_lo, 0, v5
	.loc	0 340 4
	s_or_b32 s3, vcc_lo, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execnz .LBB21_6
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 341 9 is_stmt 1
	v_add_co_u32 v1, vcc_lo, s4, v1
	v_add_co_ci_u32_e32 v2, vcc_lo, s5, v2, vcc_lo
	global_load_dword v1, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 341 6 is_stmt 0
	v_add_nc_u32_e32 v6, v1, v6
.LBB21_8:
	.loc	0 0 6
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 343 6 is_stmt 1
	v_mad_u64_u32 v[0:1], null, s9, s8, v[0:1]
	v_mov_b32_e32 v4, 1
	.loc	0 343 2 is_stmt 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v2, vcc_lo, s4, v0
	v_add_co_ci_u32_e32 v3, vcc_lo, s5, v1, vcc_lo
	.loc	0 345 2 is_stmt 1
	v_add_co_u32 v0, vcc_lo, s0, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s1, v1, vcc_lo
	.loc	0 343 9
	s_waitcnt vmcnt(0)
	global_store_dword v[2:3], v6, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 344 2
	buffer_gl0_inv
	.loc	0 345 10
	global_store_dword v[0:1], v4, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 346 1
	s_endpgm
.Ltmp43:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel solve_rows
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 8
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
.Lfunc_end21:
	.size	solve_rows, .Lfunc_end21-solve_rows

	.protected	hook
	.globl	hook
	.p2align	8
	.type	hook,@function
hook:
.Lfunc_begin22:
	.loc	0 349 10 prologue_end
	s_load_dword s0, s[4:5], 0x4
	s_mov_b32 s4, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	v_mad_u64_u32 v[0:1], null, s8, s0, v[0:1]
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	.loc	0 349 25 is_stmt 0
	v_add_nc_u32_e32 v1, 1, v0
	.loc	0 349 12
	v_ashrrev_i32_e32 v2, 31, v0
	.loc	0 349 30
	v_ashrrev_i32_e32 v3, 31, v1
	.loc	0 349 12
	v_lshrrev_b32_e32 v2, 26, v2
	.loc	0 349 30
	v_lshrrev_b32_e32 v3, 26, v3
	.loc	0 349 12
	v_add_nc_u32_e32 v2, v0, v2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s2, s0, -4
	.loc	0 349 30
	v_add_nc_u32_e32 v3, v1, v3
	.loc	0 349 12
	v_and_b32_e32 v2, 0xffffffc0, v2
	s_addc_u32 s3, s1, -1
	.loc	0 349 30
	v_and_b32_e32 v3, 0xffffffc0, v3
	.loc	0 349 12
	v_sub_nc_u32_e32 v2, v0, v2
	.loc	0 349 30
	v_sub_nc_u32_e32 v4, v1, v3
	v_mov_b32_e32 v1, 0
	s_branch .LBB22_2
.LBB22_1:
	.loc	0 0 30
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 354 7 is_stmt 1
	s_and_b32 s5, exec_lo, s6
	s_or_b32 s4, s5, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB22_12
.LBB22_2:
	.loc	0 352 10
	v_ashrrev_i32_e32 v3, 31, v2
	.loc	0 352 3 is_stmt 0
	s_mov_b32 s5, exec_lo
	.loc	0 352 10
	v_lshlrev_b64 v[5:6], 2, v[2:3]
	v_add_co_u32 v5, vcc_lo, s0, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, s1, v6, vcc_lo
	global_load_dword v0, v[5:6], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 352 18
	v_cmpx_ne_u32_e32 0, v0
	.loc	0 352 3
	s_cbranch_execz .LBB22_6
	.loc	0 0 3
	s_mov_b32 s6, 0
.LBB22_4:
	.loc	0 352 28
	global_load_dword v2, v[5:6], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 352 10
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[5:6], 2, v[2:3]
	v_add_co_u32 v5, vcc_lo, s2, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, s3, v6, vcc_lo
	global_load_dword v0, v[5:6], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 352 18
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	.loc	0 352 3
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB22_4
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s6
	v_add_nc_u32_e32 v2, -1, v2
.LBB22_6:
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 353 10 is_stmt 1
	v_ashrrev_i32_e32 v5, 31, v4
	.loc	0 353 3 is_stmt 0
	s_mov_b32 s5, exec_lo
	.loc	0 353 10
	v_lshlrev_b64 v[5:6], 2, v[4:5]
	v_add_co_u32 v5, vcc_lo, s0, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, s1, v6, vcc_lo
	global_load_dword v0, v[5:6], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 353 18
	v_cmpx_ne_u32_e32 0, v0
	.loc	0 353 3
	s_cbranch_execz .LBB22_10
	.loc	0 0 3
	s_mov_b32 s6, 0
.LBB22_8:
	.loc	0 353 28
	global_load_dword v3, v[5:6], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 353 10
	v_ashrrev_i32_e32 v4, 31, v3
	v_lshlrev_b64 v[5:6], 2, v[3:4]
	v_add_co_u32 v5, vcc_lo, s2, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, s3, v6, vcc_lo
	global_load_dword v0, v[5:6], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 353 18
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	.loc	0 353 3
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB22_8
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s6
	v_add_nc_u32_e32 v4, -1, v3
.LBB22_10:
	s_or_b32 exec_lo, exec_lo, s5
	s_mov_b32 s6, -1
	.loc	0 354 7 is_stmt 1
	s_mov_b32 s5, exec_lo
	.loc	0 354 9 is_stmt 0
	v_cmpx_ne_u32_e64 v2, v4
	.loc	0 354 7
	s_cbranch_execz .LBB22_1
	.loc	0 356 7 is_stmt 1
	v_min_i32_e32 v5, v2, v4
	v_max_i32_e32 v2, v2, v4
	.loc	0 357 37
	v_add_nc_u32_e32 v0, 1, v5
	.loc	0 357 27 is_stmt 0
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[3:4], 2, v[2:3]
	v_add_co_u32 v3, vcc_lo, s0, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s1, v4, vcc_lo
	.loc	0 357 7
	global_atomic_cmpswap v0, v[3:4], v[0:1], off glc
	v_mov_b32_e32 v4, v5
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	s_orn2_b32 s6, vcc_lo, exec_lo
	s_branch .LBB22_1
.LBB22_12:
	.loc	0 360 1 is_stmt 1
	s_endpgm
.Ltmp44:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel hook
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
.Lfunc_end22:
	.size	hook, .Lfunc_end22-hook

	.protected	give_up_counted
	.globl	give_up_counted
	.p2align	8
	.type	give_up_counted,@function
give_up_counted:
.Lfunc_begin23:
	.loc	0 362 0
	s_clause 0x1
	s_load_dwordx2 s[2:3], s[6:7], 0x10
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v3, 1
	s_mov_b32 s6, 0
	v_mov_b32_e32 v4, v1
.Ltmp45:
	.loc	0 365 2 prologue_end
	s_waitcnt lgkmcnt(0)
	s_add_u32 s7, s2, 0x100
	s_addc_u32 s10, s3, 0
	s_inst_prefetch 0x1
	s_branch .LBB23_2
	.p2align	6
.LBB23_1:
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s13
	.loc	0 365 50
	s_and_b32 s13, exec_lo, s12
	s_or_b32 s6, s13, s6
	s_andn2_b32 s9, s9, exec_lo
	s_and_b32 s13, s11, exec_lo
	s_or_b32 s9, s9, s13
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execz .LBB23_4
.LBB23_2:
	.loc	0 365 17
	global_atomic_cmpswap v2, v1, v[3:4], s[0:1] glc
	s_or_b32 s11, s11, exec_lo
	s_or_b32 s12, s12, exec_lo
	.loc	0 365 50
	s_mov_b32 s13, exec_lo
	.loc	0 365 17
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v2
	.loc	0 365 50
	s_cbranch_execz .LBB23_1
	.loc	0 365 75
	s_load_dword s14, s[4:5], 0x4
	s_andn2_b32 s12, s12, exec_lo
	s_andn2_b32 s11, s11, exec_lo
	s_waitcnt lgkmcnt(0)
	s_and_b32 s14, s14, 0xffff
	v_mad_u64_u32 v[5:6], null, s14, s8, v[0:1]
	.loc	0 365 73
	v_mov_b32_e32 v2, v5
	v_ashrrev_i64 v[5:6], 30, v[1:2]
	v_add_co_u32 v5, vcc_lo, s7, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, s10, v6, vcc_lo
	.loc	0 365 53
	global_atomic_add v2, v[5:6], v3, off glc
	.loc	0 365 81
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc_lo, 19, v2
	s_and_b32 s14, vcc_lo, exec_lo
	s_or_b32 s12, s12, s14
	s_branch .LBB23_1
.LBB23_4:
	.loc	0 0 81
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s6
	s_and_saveexec_b32 s4, s9
	s_xor_b32 s4, exec_lo, s4
	s_cbranch_execz .LBB23_6
	.loc	0 367 9 is_stmt 1
	v_mov_b32_e32 v0, 0
	global_load_dword v1, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 368 3
	buffer_gl0_inv
	.loc	0 369 3
	global_atomic_swap v0, v0, s[0:1]
.LBB23_6:
	.loc	0 371 1
	s_endpgm
.Ltmp46:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel give_up_counted
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 7
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
.Lfunc_end23:
	.size	give_up_counted, .Lfunc_end23-give_up_counted

	.protected	give_up_counted_of_some
	.globl	give_up_counted_of_some
	.p2align	8
	.type	give_up_counted_of_some,@function
give_up_counted_of_some:
.Lfunc_begin24:
	.loc	0 376 17 prologue_end
	s_load_dwordx2 s[2:3], s[6:7], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v3, 1
	s_load_dwordx2 s[6:7], s[6:7], 0x10
	s_mov_b32 s9, 0
	s_mov_b32 s0, -1
	v_mov_b32_e32 v4, v1
	.loc	0 376 50 is_stmt 0
	s_mov_b32 s1, exec_lo
	.loc	0 376 17
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[3:4], s[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v2
	.loc	0 376 50
	s_cbranch_execz .LBB24_8
	.loc	0 0 50
	v_cmp_ne_u32_e32 vcc_lo, 7, v0
	.loc	0 376 50
	s_add_u32 s10, s6, 0x100
	s_addc_u32 s11, s7, 0
	s_inst_prefetch 0x1
	s_branch .LBB24_3
	.p2align	6
.LBB24_2:
	.loc	0 0 50
	s_or_b32 exec_lo, exec_lo, s14
	s_xor_b32 s0, s13, -1
	.loc	0 376 61
	s_and_b32 s13, exec_lo, s15
	s_or_b32 s9, s13, s9
	s_andn2_b32 s12, s12, exec_lo
	s_and_b32 s0, s0, exec_lo
	s_or_b32 s12, s12, s0
	s_andn2_b32 exec_lo, exec_lo, s9
	s_cbranch_execz .LBB24_7
.LBB24_3:
	.loc	0 0 61
	s_mov_b32 s0, -1
	.loc	0 376 61
	s_and_saveexec_b32 s14, vcc_lo
	s_cbranch_execz .LBB24_5
	.loc	0 376 86
	s_load_dword s0, s[4:5], 0x4
	s_mov_b32 s13, -1
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	v_mad_u64_u32 v[4:5], null, s0, s8, v[0:1]
	.loc	0 376 84
	v_mov_b32_e32 v2, v4
	v_ashrrev_i64 v[4:5], 30, v[1:2]
	v_add_co_u32 v4, s0, s10, v4
	v_add_co_ci_u32_e64 v5, s0, s11, v5, s0
	.loc	0 376 64
	global_atomic_add v2, v[4:5], v3, off glc
	.loc	0 376 92
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s0, 20, v2
	s_orn2_b32 s0, s0, exec_lo
.LBB24_5:
	.loc	0 0 92
	s_or_b32 exec_lo, exec_lo, s14
	s_mov_b32 s15, -1
	.loc	0 376 61
	s_and_saveexec_b32 s14, s0
	s_cbranch_execz .LBB24_2
	.loc	0 376 17
	v_mov_b32_e32 v4, v1
	s_andn2_b32 s13, s13, exec_lo
	global_atomic_cmpswap v2, v1, v[3:4], s[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s0, 0, v2
	s_orn2_b32 s15, s0, exec_lo
	s_branch .LBB24_2
.LBB24_7:
	.loc	0 0 17
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s9
	s_orn2_b32 s0, s12, exec_lo
.LBB24_8:
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 376 50
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB24_10
	.loc	0 378 9 is_stmt 1
	v_mov_b32_e32 v0, 0
	global_load_dword v1, v0, s[6:7] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[6:7]
	s_waitcnt_vscnt null, 0x0
	.loc	0 379 3
	buffer_gl0_inv
	.loc	0 380 3
	global_atomic_swap v0, v0, s[2:3]
.LBB24_10:
	.loc	0 382 1
	s_endpgm
.Ltmp47:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel give_up_counted_of_some
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 16
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
	.size	give_up_counted_of_some, .Lfunc_end24-give_up_counted_of_some

	.protected	give_up_counted_set_back
	.globl	give_up_counted_set_back
	.p2align	8
	.type	give_up_counted_set_back,@function
give_up_counted_set_back:
.Lfunc_begin25:
	.loc	0 387 17 prologue_end
	s_clause 0x1
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	s_load_dwordx2 s[2:3], s[6:7], 0x10
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v1, 1
	s_mov_b32 s7, 0
	s_mov_b32 s9, -1
	.loc	0 387 50 is_stmt 0
	s_mov_b32 s6, exec_lo
	.loc	0 387 17
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v3, v2, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	.loc	0 387 50
	s_cbranch_execz .LBB25_8
	.loc	0 0 50
	s_load_dword s4, s[4:5], 0x4
	v_add_co_u32 v5, vcc_lo, 0, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	v_mad_u64_u32 v[3:4], null, s4, s8, v[0:1]
	v_mov_b32_e32 v4, v3
	v_mov_b32_e32 v3, v2
	v_add_co_ci_u32_e32 v6, vcc_lo, 64, v4, vcc_lo
	v_ashrrev_i64 v[3:4], 30, v[3:4]
	v_ashrrev_i64 v[5:6], 30, v[5:6]
	v_add_co_u32 v3, vcc_lo, s2, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s3, v4, vcc_lo
	v_add_co_u32 v5, vcc_lo, s2, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, s3, v6, vcc_lo
	s_inst_prefetch 0x1
	s_branch .LBB25_4
	.p2align	6
.LBB25_2:
	s_or_b32 exec_lo, exec_lo, s10
	.loc	0 387 17
	global_atomic_cmpswap v0, v2, v[1:2], s[0:1] glc
	s_andn2_b32 s8, s8, exec_lo
	s_andn2_b32 s5, s5, exec_lo
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	s_and_b32 s10, vcc_lo, exec_lo
	s_or_b32 s8, s8, s10
.LBB25_3:
	.loc	0 0 17
	s_or_b32 exec_lo, exec_lo, s9
	s_xor_b32 s9, s5, -1
	.loc	0 387 2
	s_and_b32 s10, exec_lo, s8
	s_or_b32 s7, s10, s7
	s_andn2_b32 s4, s4, exec_lo
	s_and_b32 s9, s9, exec_lo
	s_or_b32 s4, s4, s9
	s_andn2_b32 exec_lo, exec_lo, s7
	s_cbranch_execz .LBB25_7
.LBB25_4:
	.loc	0 387 53
	global_atomic_add v0, v[3:4], v1, off offset:256 glc
	s_or_b32 s5, s5, exec_lo
	s_or_b32 s8, s8, exec_lo
	.loc	0 387 2
	s_mov_b32 s9, exec_lo
	.loc	0 387 81
	s_waitcnt vmcnt(0)
	v_cmpx_gt_i32_e32 20, v0
	.loc	0 387 2
	s_cbranch_execz .LBB25_3
	.loc	0 388 7 is_stmt 1
	global_load_dword v0, v[5:6], off glc dlc
	s_waitcnt vmcnt(0)
	s_mov_b32 s10, exec_lo
	.loc	0 388 19 is_stmt 0
	v_cmpx_eq_u32_e32 10, v0
	.loc	0 388 7
	s_cbranch_execz .LBB25_2
	.loc	0 389 16 is_stmt 1
	global_store_dword v[5:6], v2, off
	s_waitcnt_vscnt null, 0x0
	s_branch .LBB25_2
.LBB25_7:
	.loc	0 0 16 is_stmt 0
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s7
	s_orn2_b32 s9, s4, exec_lo
.LBB25_8:
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 387 50 is_stmt 1
	s_and_saveexec_b32 s4, s9
	s_cbranch_execz .LBB25_10
	.loc	0 391 9
	v_mov_b32_e32 v0, 0
	global_load_dword v1, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 392 3
	buffer_gl0_inv
	.loc	0 393 3
	global_atomic_swap v0, v0, s[0:1]
.LBB25_10:
	.loc	0 395 1
	s_endpgm
.Ltmp48:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel give_up_counted_set_back
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 7
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
.Lfunc_end25:
	.size	give_up_counted_set_back, .Lfunc_end25-give_up_counted_set_back

	.protected	bit_per_lane
	.globl	bit_per_lane
	.p2align	8
	.type	bit_per_lane,@function
bit_per_lane:
.Lfunc_begin26:
	.loc	0 398 16 prologue_end
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	v_lshrrev_b32_e32 v1, 3, v0
	s_lshl_b32 s2, s8, 1
	.loc	0 398 12 is_stmt 0
	v_lshlrev_b32_e64 v3, v0, 1
	s_ashr_i32 s3, s2, 31
	v_and_b32_e32 v1, 28, v1
	s_lshl_b64 s[2:3], s[2:3], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s2, s0
	s_addc_u32 s1, s3, s1
	v_add_co_u32 v1, s0, s0, v1
	v_add_co_ci_u32_e64 v2, null, s1, 0, s0
	.loc	0 398 16
	s_mov_b32 s0, 0
.LBB26_1:
	.loc	0 400 9 is_stmt 1
	global_atomic_or v4, v[1:2], v3, off glc
	.loc	0 400 45 is_stmt 0
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, v4, v3
	.loc	0 400 2
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB26_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 401 6 is_stmt 1
	s_load_dword s2, s[4:5], 0x4
	.loc	0 398 16
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	.loc	0 403 36
	v_not_b32_e32 v3, v3
	.loc	0 401 6
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	v_mad_u64_u32 v[4:5], null, s2, s8, v[0:1]
	.loc	0 401 2 is_stmt 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, v4
	v_ashrrev_i64 v[4:5], 30, v[5:6]
	v_add_co_u32 v4, vcc_lo, s0, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s1, v5, vcc_lo
	.loc	0 401 8
	global_load_dword v0, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v0, 1, v0
	global_store_dword v[4:5], v0, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 402 2 is_stmt 1
	buffer_gl0_inv
	.loc	0 403 2
	global_atomic_and v[1:2], v3, off
	.loc	0 404 1
	s_endpgm
.Ltmp49:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel bit_per_lane
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
.Lfunc_end26:
	.size	bit_per_lane, .Lfunc_end26-bit_per_lane

	.protected	outer_inner_inside
	.globl	outer_inner_inside
	.p2align	8
	.type	outer_inner_inside,@function
outer_inner_inside:
.Lfunc_begin27:
	.loc	0 406 0
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_mov_b32 s2, 0
.LBB27_1:
.Ltmp50:
	.loc	0 408 8 prologue_end
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	.loc	0 408 7 is_stmt 0
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB27_1
	.loc	0 0 7
	s_or_b32 exec_lo, exec_lo, s2
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v0, 1
	s_mov_b32 s2, 0
.LBB27_3:
	.loc	0 409 11 is_stmt 1
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] offset:4 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	.loc	0 409 4 is_stmt 0
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB27_3
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s2
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_mov_b32_e32 v0, 0
	.loc	0 410 10 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3] offset:4 glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3] offset:4
	s_waitcnt_vscnt null, 0x0
	.loc	0 411 4
	buffer_gl0_inv
	.loc	0 412 4
	global_atomic_swap v0, v0, s[0:1] offset:4
	.loc	0 413 4
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 414 4
	global_atomic_swap v0, v0, s[0:1]
	.loc	0 417 1
	s_endpgm
.Ltmp51:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel outer_inner_inside
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
.Lfunc_end27:
	.size	outer_inner_inside, .Lfunc_end27-outer_inner_inside

	.protected	limit_of_memory
	.globl	limit_of_memory
	.p2align	8
	.type	limit_of_memory,@function
limit_of_memory:
.Lfunc_begin28:
	.loc	0 420 22 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_mov_b32 s7, 1
	s_waitcnt lgkmcnt(0)
	s_load_dword s6, s[2:3], 0x50
	.loc	0 422 20
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s6, 1
	.loc	0 422 2 is_stmt 0
	s_cbranch_scc1 .LBB28_5
	.loc	0 420 22 is_stmt 1
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_mov_b32 s4, 0
.LBB28_2:
	.loc	0 423 10
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	.loc	0 422 20
	s_cmp_ge_i32 s7, s6
	s_cselect_b32 s8, -1, 0
	.loc	0 422 2 is_stmt 0
	s_add_i32 s7, s7, 1
	.loc	0 423 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_or_b32 s8, s8, vcc_lo
	.loc	0 422 2
	s_and_b32 s8, exec_lo, s8
	s_or_b32 s4, s8, s4
	s_andn2_b32 s5, s5, exec_lo
	s_and_b32 s8, vcc_lo, exec_lo
	s_or_b32 s5, s5, s8
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB28_2
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 424 6 is_stmt 1
	s_and_saveexec_b32 s4, s5
	s_cbranch_execz .LBB28_5
	.loc	0 420 22
	v_mov_b32_e32 v0, 0
	.loc	0 425 9
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 426 3
	buffer_gl0_inv
	.loc	0 427 3
	global_atomic_swap v0, v0, s[0:1]
.LBB28_5:
	.loc	0 429 1
	s_endpgm
.Ltmp52:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel limit_of_memory
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
.Lfunc_end28:
	.size	limit_of_memory, .Lfunc_end28-limit_of_memory

	.protected	readers_only
	.globl	readers_only
	.p2align	8
	.type	readers_only,@function
readers_only:
.Lfunc_begin29:
	.loc	0 432 2 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_load_dwordx2 s[6:7], s[6:7], 0x10
	v_mov_b32_e32 v3, 0
	s_mov_b32 s9, 0
.LBB29_1:
	.loc	0 433 11
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v3, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 435 9
	v_cmp_gt_i32_e32 vcc_lo, 0, v2
	.loc	0 435 14 is_stmt 0
	s_cbranch_vccnz .LBB29_1
	.loc	0 435 43
	v_add_nc_u32_e32 v1, 1, v2
	.loc	0 435 17
	global_atomic_cmpswap v1, v3, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v1, v2
	.loc	0 435 7
	s_or_b32 s9, vcc_lo, s9
	s_andn2_b32 exec_lo, exec_lo, s9
	s_cbranch_execnz .LBB29_1
	.loc	0 0 7
	s_or_b32 exec_lo, exec_lo, s9
	.loc	0 432 2 is_stmt 1
	v_mov_b32_e32 v1, 0
	.loc	0 439 2
	s_mov_b32 s9, exec_lo
	.loc	0 437 11
	global_load_dword v4, v1, s[2:3]
	.loc	0 437 6 is_stmt 0
	s_load_dword s2, s[4:5], 0x4
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	v_mad_u64_u32 v[2:3], null, s2, s8, v[0:1]
	.loc	0 439 2 is_stmt 1
	v_mbcnt_lo_u32_b32 v0, s9, 0
	s_mov_b32 s2, exec_lo
	.loc	0 437 2
	v_ashrrev_i64 v[2:3], 30, v[1:2]
	v_add_co_u32 v2, vcc_lo, s6, v2
	v_add_co_ci_u32_e32 v3, vcc_lo, s7, v3, vcc_lo
	.loc	0 437 9 is_stmt 0
	s_waitcnt vmcnt(0)
	global_store_dword v[2:3], v4, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 438 2 is_stmt 1
	buffer_gl0_inv
	.loc	0 439 2
	v_cmpx_eq_u32_e32 0, v0
	s_cbranch_execz .LBB29_5
	s_bcnt1_i32_b32 s2, s9
	s_sub_i32 s2, 0, s2
	v_mov_b32_e32 v0, s2
	global_atomic_add v1, v0, s[0:1]
.LBB29_5:
	.loc	0 440 1
	s_endpgm
.Ltmp53:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel readers_only
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
.Lfunc_end29:
	.size	readers_only, .Lfunc_end29-readers_only

	.protected	writer_shuts_out
	.globl	writer_shuts_out
	.p2align	8
	.type	writer_shuts_out,@function
writer_shuts_out:
.Lfunc_begin30:
	.loc	0 443 6 prologue_end
	s_load_dword s4, s[4:5], 0x4
	s_clause 0x1
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	s_load_dwordx2 s[2:3], s[6:7], 0x10
	.loc	0 443 8 is_stmt 0
	v_sub_nc_u32_e32 v1, 0, v0
	.loc	0 443 6
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s4, 0xffff
	s_mul_i32 s4, s8, s5
	.loc	0 443 8
	v_cmp_ne_u32_e32 vcc_lo, s4, v1
	.loc	0 443 6
	s_and_saveexec_b32 s4, vcc_lo
	s_xor_b32 s4, exec_lo, s4
	s_cbranch_execnz .LBB30_3
	s_andn2_saveexec_b32 s4, s4
	s_cbranch_execnz .LBB30_9
.LBB30_2:
	.loc	0 459 1 is_stmt 1
	s_endpgm
.LBB30_3:
	.loc	0 450 4
	s_mov_b32 s7, exec_lo
	s_mov_b32 s6, exec_lo
	v_mbcnt_lo_u32_b32 v1, s7, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB30_5
	s_bcnt1_i32_b32 s7, s7
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s7
	global_atomic_add v1, v2, s[0:1]
.LBB30_5:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 451 8 is_stmt 1
	v_mov_b32_e32 v1, 0
	global_load_dword v2, v1, s[0:1] offset:4 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 451 16 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_cbranch_vccz .LBB30_15
.LBB30_6:
	.loc	0 455 12 is_stmt 1
	global_load_dword v4, v1, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 455 7 is_stmt 0
	v_mad_u64_u32 v[2:3], null, s5, s8, v[0:1]
	.loc	0 457 3 is_stmt 1
	s_mov_b32 s6, exec_lo
	s_mov_b32 s5, exec_lo
	.loc	0 455 3
	v_ashrrev_i64 v[0:1], 30, v[1:2]
	.loc	0 457 3
	v_mbcnt_lo_u32_b32 v2, s6, 0
	.loc	0 455 3
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s3, v1, vcc_lo
	.loc	0 455 10 is_stmt 0
	global_store_dword v[0:1], v4, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 456 3 is_stmt 1
	buffer_gl0_inv
	.loc	0 457 3
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB30_8
	s_bcnt1_i32_b32 s6, s6
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s6
	global_atomic_sub v0, v1, s[0:1]
.LBB30_8:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 443 6 is_stmt 1
	s_andn2_saveexec_b32 s4, s4
	s_cbranch_execz .LBB30_2
.LBB30_9:
	.loc	0 0 6 is_stmt 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v0, 1
	s_mov_b32 s4, 0
.LBB30_10:
	.loc	0 444 10 is_stmt 1
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] offset:4 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	.loc	0 444 3 is_stmt 0
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB30_10
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s4
	v_mov_b32_e32 v0, 0
.LBB30_12:
	.loc	0 445 10 is_stmt 1
	global_load_dword v1, v0, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 445 18 is_stmt 0
	v_cmp_lt_i32_e32 vcc_lo, 0, v1
	.loc	0 445 3
	s_cbranch_vccnz .LBB30_12
	.loc	0 446 9 is_stmt 1
	v_mov_b32_e32 v0, 0
	global_load_dword v1, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	s_waitcnt_vscnt null, 0x0
.Ltmp54:
	.loc	0 25 51
	buffer_gl0_inv
	.loc	0 25 60 is_stmt 0
	global_atomic_swap v0, v0, s[0:1] offset:4
.Ltmp55:
	.loc	0 459 1 is_stmt 1
	s_endpgm
	.p2align	6
.LBB30_14:
	.loc	0 0 1 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 451 8 is_stmt 1
	global_load_dword v2, v1, s[0:1] offset:4 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 451 16 is_stmt 0
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	s_cbranch_vccz .LBB30_6
.LBB30_15:
	.loc	0 452 4 is_stmt 1
	s_mov_b32 s7, exec_lo
	s_mov_b32 s6, exec_lo
	v_mbcnt_lo_u32_b32 v2, s7, 0
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB30_17
	s_bcnt1_i32_b32 s7, s7
	v_mov_b32_e32 v2, s7
	global_atomic_sub v1, v2, s[0:1]
.LBB30_17:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
.LBB30_18:
	.loc	0 453 11 is_stmt 1
	global_load_dword v2, v1, s[0:1] offset:4 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 453 4 is_stmt 0
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	s_cbranch_vccnz .LBB30_18
	.loc	0 450 4 is_stmt 1
	s_mov_b32 s7, exec_lo
	s_mov_b32 s6, exec_lo
	v_mbcnt_lo_u32_b32 v2, s7, 0
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB30_14
	s_bcnt1_i32_b32 s7, s7
	v_mov_b32_e32 v2, s7
	global_atomic_add v1, v2, s[0:1]
	s_branch .LBB30_14
.Ltmp56:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel writer_shuts_out
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
.Lfunc_end30:
	.size	writer_shuts_out, .Lfunc_end30-writer_shuts_out

	.protected	semaphore_in_turn
	.globl	semaphore_in_turn
	.p2align	8
	.type	semaphore_in_turn,@function
semaphore_in_turn:
.Lfunc_begin31:
	.loc	0 461 0
	s_clause 0x1
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v5, 0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s2, s2, v1
	v_add_co_ci_u32_e64 v2, null, s3, 0, s2
	s_mov_b32 s2, 0
	s_branch .LBB31_2
.LBB31_1:
	s_or_b32 exec_lo, exec_lo, s3
.Ltmp57:
	.loc	0 462 27 prologue_end
	s_add_i32 s2, s2, 4
	.loc	0 462 20 is_stmt 0
	s_cmp_eq_u32 s2, 64
	.loc	0 462 2
	s_cbranch_scc1 .LBB31_26
.LBB31_2:
	.loc	0 463 7 is_stmt 1
	s_mov_b32 s3, exec_lo
	.loc	0 463 9 is_stmt 0
	v_cmpx_eq_u32_e64 s2, v0
	.loc	0 463 7
	s_cbranch_execz .LBB31_8
	.loc	0 0 7
	s_mov_b32 s4, 0
.LBB31_4:
	.loc	0 465 13 is_stmt 1
	global_load_dword v4, v5, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 467 11
	v_cmp_lt_i32_e32 vcc_lo, 1, v4
	.loc	0 467 15 is_stmt 0
	s_cbranch_vccnz .LBB31_4
	.loc	0 467 44
	v_add_nc_u32_e32 v3, 1, v4
	.loc	0 467 18
	global_atomic_cmpswap v3, v5, v[3:4], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v3, v4
	.loc	0 467 9
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB31_4
	.loc	0 0 9
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 469 11 is_stmt 1
	global_load_dword v3, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 471 4
	s_mov_b32 s4, exec_lo
	v_mbcnt_lo_u32_b32 v4, s4, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	s_and_b32 s5, exec_lo, vcc_lo
	.loc	0 469 11
	v_add_nc_u32_e32 v3, 1, v3
	global_store_dword v[1:2], v3, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 470 4
	buffer_gl0_inv
	.loc	0 471 4
	s_mov_b32 exec_lo, s5
	s_cbranch_execz .LBB31_8
	s_bcnt1_i32_b32 s4, s4
	v_mov_b32_e32 v3, s4
	global_atomic_sub v5, v3, s[0:1]
.LBB31_8:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 462 27 is_stmt 1
	s_or_b32 s3, s2, 1
	.loc	0 463 9
	v_cmp_eq_u32_e32 vcc_lo, s3, v0
	.loc	0 463 7 is_stmt 0
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB31_14
	.loc	0 0 7
	s_mov_b32 s4, 0
.LBB31_10:
	.loc	0 465 13 is_stmt 1
	global_load_dword v4, v5, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 467 11
	v_cmp_lt_i32_e32 vcc_lo, 1, v4
	.loc	0 467 15 is_stmt 0
	s_cbranch_vccnz .LBB31_10
	.loc	0 467 44
	v_add_nc_u32_e32 v3, 1, v4
	.loc	0 467 18
	global_atomic_cmpswap v3, v5, v[3:4], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v3, v4
	.loc	0 467 9
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB31_10
	.loc	0 0 9
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 469 11 is_stmt 1
	global_load_dword v3, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 471 4
	s_mov_b32 s4, exec_lo
	v_mbcnt_lo_u32_b32 v4, s4, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	s_and_b32 s5, exec_lo, vcc_lo
	.loc	0 469 11
	v_add_nc_u32_e32 v3, 1, v3
	global_store_dword v[1:2], v3, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 470 4
	buffer_gl0_inv
	.loc	0 471 4
	s_mov_b32 exec_lo, s5
	s_cbranch_execz .LBB31_14
	s_bcnt1_i32_b32 s4, s4
	v_mov_b32_e32 v3, s4
	global_atomic_sub v5, v3, s[0:1]
.LBB31_14:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 462 27 is_stmt 1
	s_or_b32 s3, s2, 2
	.loc	0 463 9
	v_cmp_eq_u32_e32 vcc_lo, s3, v0
	.loc	0 463 7 is_stmt 0
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB31_20
	.loc	0 0 7
	s_mov_b32 s4, 0
.LBB31_16:
	.loc	0 465 13 is_stmt 1
	global_load_dword v4, v5, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 467 11
	v_cmp_lt_i32_e32 vcc_lo, 1, v4
	.loc	0 467 15 is_stmt 0
	s_cbranch_vccnz .LBB31_16
	.loc	0 467 44
	v_add_nc_u32_e32 v3, 1, v4
	.loc	0 467 18
	global_atomic_cmpswap v3, v5, v[3:4], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v3, v4
	.loc	0 467 9
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB31_16
	.loc	0 0 9
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 469 11 is_stmt 1
	global_load_dword v3, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 471 4
	s_mov_b32 s4, exec_lo
	v_mbcnt_lo_u32_b32 v4, s4, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	s_and_b32 s5, exec_lo, vcc_lo
	.loc	0 469 11
	v_add_nc_u32_e32 v3, 1, v3
	global_store_dword v[1:2], v3, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 470 4
	buffer_gl0_inv
	.loc	0 471 4
	s_mov_b32 exec_lo, s5
	s_cbranch_execz .LBB31_20
	s_bcnt1_i32_b32 s4, s4
	v_mov_b32_e32 v3, s4
	global_atomic_sub v5, v3, s[0:1]
.LBB31_20:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 462 27 is_stmt 1
	s_or_b32 s3, s2, 3
	.loc	0 463 9
	v_cmp_eq_u32_e32 vcc_lo, s3, v0
	.loc	0 463 7 is_stmt 0
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB31_1
	.loc	0 0 7
	s_mov_b32 s4, 0
.LBB31_22:
	.loc	0 465 13 is_stmt 1
	global_load_dword v4, v5, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 467 11
	v_cmp_lt_i32_e32 vcc_lo, 1, v4
	.loc	0 467 15 is_stmt 0
	s_cbranch_vccnz .LBB31_22
	.loc	0 467 44
	v_add_nc_u32_e32 v3, 1, v4
	.loc	0 467 18
	global_atomic_cmpswap v3, v5, v[3:4], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v3, v4
	.loc	0 467 9
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB31_22
	.loc	0 0 9
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 469 11 is_stmt 1
	global_load_dword v3, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 471 4
	s_mov_b32 s4, exec_lo
	v_mbcnt_lo_u32_b32 v4, s4, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	s_and_b32 s5, exec_lo, vcc_lo
	.loc	0 469 11
	v_add_nc_u32_e32 v3, 1, v3
	global_store_dword v[1:2], v3, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 470 4
	buffer_gl0_inv
	.loc	0 471 4
	s_mov_b32 exec_lo, s5
	s_cbranch_execz .LBB31_1
	s_bcnt1_i32_b32 s4, s4
	v_mov_b32_e32 v3, s4
	global_atomic_sub v5, v3, s[0:1]
	s_branch .LBB31_1
.LBB31_26:
	.loc	0 473 1
	s_endpgm
.Ltmp58:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel semaphore_in_turn
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
.Lfunc_end31:
	.size	semaphore_in_turn, .Lfunc_end31-semaphore_in_turn

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
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           lanes_in_turn
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         lanes_in_turn.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           lanes_in_turn_by_two
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         lanes_in_turn_by_two.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
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
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           readers_leader
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         readers_leader.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           readers_all
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         readers_all.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           semaphore_inside
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         semaphore_inside.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           clh_leader
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         clh_leader.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 16
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 128
    .name:           double_buffer
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         double_buffer.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 16
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 128
    .name:           double_buffer_same_wave
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         double_buffer_same_wave.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           count_barrier_lanes
    .private_segment_fixed_size: 0
    .sgpr_count:     13
    .sgpr_spill_count: 0
    .symbol:         count_barrier_lanes.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           sense_barrier_lanes
    .private_segment_fixed_size: 0
    .sgpr_count:     13
    .sgpr_spill_count: 0
    .symbol:         sense_barrier_lanes.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           phases
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         phases.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           chained_scan
    .private_segment_fixed_size: 0
    .sgpr_count:     17
    .sgpr_spill_count: 0
    .symbol:         chained_scan.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           look_back_packed
    .private_segment_fixed_size: 0
    .sgpr_count:     15
    .sgpr_spill_count: 0
    .symbol:         look_back_packed.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           probe
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         probe.kd
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           probe_reserved
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         probe_reserved.kd
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           bucket_locks
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         bucket_locks.kd
    .vgpr_count:     9
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           bitmap
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         bitmap.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           pool
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         pool.kd
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           last_group
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         last_group.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           make_once_later
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         make_once_later.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           solve_rows
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         solve_rows.kd
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           hook
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         hook.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           give_up_counted
    .private_segment_fixed_size: 0
    .sgpr_count:     17
    .sgpr_spill_count: 0
    .symbol:         give_up_counted.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           give_up_counted_of_some
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         give_up_counted_of_some.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           give_up_counted_set_back
    .private_segment_fixed_size: 0
    .sgpr_count:     13
    .sgpr_spill_count: 0
    .symbol:         give_up_counted_set_back.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           bit_per_lane
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         bit_per_lane.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           outer_inner_inside
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         outer_inner_inside.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           limit_of_memory
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         limit_of_memory.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           readers_only
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         readers_only.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           writer_shuts_out
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         writer_shuts_out.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           semaphore_in_turn
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         semaphore_in_turn.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 32
amdhsa.target:   amdgcn-amd-amdhsa--gfx1030
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata

	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.amdhsa_code_object_version 4
	.protected	arrive_all
	.globl	arrive_all
	.p2align	8
	.type	arrive_all,@function
arrive_all:
.Lfunc_begin0:
	.file	0 "." "cl/meet.cl" md5 0xe6ccd7c18d1eb488fe47d0309252d45a
	.loc	0 11 2 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_mov_b32 s3, exec_lo
	s_mov_b32 s2, exec_lo
	v_mbcnt_lo_u32_b32 v1, s3, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB0_2
	s_bcnt1_i32_b32 s3, s3
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s3
	s_waitcnt lgkmcnt(0)
	global_atomic_add v1, v2, s[0:1]
.LBB0_2:
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 11 2
	s_load_dword s2, s[4:5], 0x18
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_4
.LBB0_3:
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 12 9 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v2
	.loc	0 12 20 is_stmt 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_u32 s3, s2
	.loc	0 12 2
	s_cbranch_scc0 .LBB0_6
.LBB0_4:
	.loc	0 12 9
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB0_3
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
	s_branch .LBB0_3
.LBB0_6:
	.loc	0 11 2 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 14 2
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 1
	.loc	0 14 23 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	.loc	0 15 1 is_stmt 1
	s_endpgm
.Ltmp0:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel arrive_all
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
.Lfunc_end0:
	.size	arrive_all, .Lfunc_end0-arrive_all

	.protected	arrive_apart
	.globl	arrive_apart
	.p2align	8
	.type	arrive_apart,@function
arrive_apart:
.Lfunc_begin1:
	.loc	0 20 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	.loc	0 22 6
	v_lshlrev_b32_e32 v2, 2, v0
	.loc	0 20 11
	s_load_dword s4, s[4:5], 0x18
	.loc	0 22 6
	s_mov_b32 s5, exec_lo
	s_waitcnt lgkmcnt(0)
	global_load_dword v0, v2, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 22 14 is_stmt 0
	v_and_b32_e32 v0, 1, v0
	v_cmpx_eq_u32_e32 1, v0
	.loc	0 22 6
	s_xor_b32 s5, exec_lo, s5
	s_cbranch_execnz .LBB1_3
	s_andn2_saveexec_b32 s5, s5
	s_cbranch_execnz .LBB1_10
.LBB1_2:
	.loc	0 34 1 is_stmt 1
	s_endpgm
.LBB1_3:
	.loc	0 23 3
	s_mov_b32 s9, exec_lo
	s_mov_b32 s8, exec_lo
	v_mbcnt_lo_u32_b32 v0, s9, 0
	v_cmpx_eq_u32_e32 0, v0
	s_cbranch_execz .LBB1_5
	s_bcnt1_i32_b32 s9, s9
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s9
	global_atomic_add v0, v1, s[0:1]
.LBB1_5:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s8
	v_mov_b32_e32 v0, 0
	s_branch .LBB1_7
.LBB1_6:
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 24 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s8, v1
	.loc	0 24 21 is_stmt 0
	s_cmp_lt_u32 s8, s4
	.loc	0 24 3
	s_cbranch_scc0 .LBB1_9
.LBB1_7:
	.loc	0 24 10
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s8, vcc_lo
	s_cbranch_execz .LBB1_6
	global_load_dword v1, v0, s[0:1] glc dlc
	s_branch .LBB1_6
.LBB1_9:
	.loc	0 0 10
	v_mov_b32_e32 v0, 1
	.loc	0 26 10 is_stmt 1
	global_store_dword v2, v0, s[6:7]
	.loc	0 22 6
	s_andn2_saveexec_b32 s5, s5
	s_cbranch_execz .LBB1_2
.LBB1_10:
	.loc	0 0 0 is_stmt 0
	v_add_co_u32 v0, s2, s2, v2
	v_add_co_ci_u32_e64 v1, null, s3, 0, s2
	.loc	0 29 3 is_stmt 1
	s_mov_b32 s5, exec_lo
	.loc	0 28 3
	v_mov_b32_e32 v3, 0
	.loc	0 29 3
	v_mbcnt_lo_u32_b32 v4, s5, 0
	.loc	0 28 12
	global_load_dword v0, v[0:1], off offset:4 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 28 24 is_stmt 0
	v_lshl_add_u32 v5, v0, 1, v0
	.loc	0 28 3
	v_add_co_u32 v0, s2, s6, v2
	v_add_co_ci_u32_e64 v1, null, s7, 0, s2
	.loc	0 29 3 is_stmt 1
	s_mov_b32 s2, exec_lo
	.loc	0 28 10
	global_store_dword v2, v5, s[6:7]
	.loc	0 29 3
	v_cmpx_eq_u32_e32 0, v4
	s_cbranch_execz .LBB1_12
	s_bcnt1_i32_b32 s3, s5
	v_mov_b32_e32 v2, s3
	global_atomic_add v3, v2, s[0:1]
.LBB1_12:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	s_branch .LBB1_14
.LBB1_13:
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 30 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v2
	.loc	0 30 21 is_stmt 0
	s_cmp_lt_u32 s2, s4
	.loc	0 30 3
	s_cbranch_scc0 .LBB1_16
.LBB1_14:
	.loc	0 30 10
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB1_13
	global_load_dword v2, v3, s[0:1] glc dlc
	s_branch .LBB1_13
.LBB1_16:
	.loc	0 32 10 is_stmt 1
	global_load_dword v2, v[0:1], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, 2, v2
	global_store_dword v[0:1], v2, off
	.loc	0 34 1
	s_endpgm
.Ltmp1:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel arrive_apart
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
	.size	arrive_apart, .Lfunc_end1-arrive_apart

	.protected	arrive_last_opens
	.globl	arrive_last_opens
	.p2align	8
	.type	arrive_last_opens,@function
arrive_last_opens:
.Lfunc_begin2:
	.loc	0 39 6 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_mov_b32 s3, exec_lo
	s_mov_b32 s2, exec_lo
	v_mbcnt_lo_u32_b32 v1, s3, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB2_2
	s_bcnt1_i32_b32 s3, s3
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, s3
	s_waitcnt lgkmcnt(0)
	global_atomic_add v2, v2, v3, s[0:1] glc
.LBB2_2:
	.loc	0 0 6 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 39 6
	s_load_dword s2, s[4:5], 0x18
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v2
	v_add_nc_u32_e32 v1, s3, v1
	.loc	0 39 28
	s_waitcnt lgkmcnt(0)
	s_add_i32 s2, s2, -1
	.loc	0 39 23
	v_cmp_eq_u32_e32 vcc_lo, s2, v1
	.loc	0 39 6
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB2_4
	.loc	0 0 6
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	.loc	0 40 3 is_stmt 1
	global_atomic_swap v1, v2, s[0:1] offset:4
.LBB2_4:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	v_mov_b32_e32 v1, 0
	s_branch .LBB2_6
.LBB2_5:
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 41 9 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v2
	.loc	0 41 24 is_stmt 0
	s_cmp_eq_u32 s2, 0
	.loc	0 41 2
	s_cbranch_scc0 .LBB2_8
.LBB2_6:
	.loc	0 41 9
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB2_5
	global_load_dword v2, v1, s[0:1] offset:4 glc dlc
	s_branch .LBB2_5
.LBB2_8:
	.loc	0 39 6 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 43 2
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 1
	.loc	0 43 23 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	.loc	0 44 1 is_stmt 1
	s_endpgm
.Ltmp2:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel arrive_last_opens
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
.Lfunc_end2:
	.size	arrive_last_opens, .Lfunc_end2-arrive_last_opens

	.protected	arrive_last_else
	.globl	arrive_last_else
	.p2align	8
	.type	arrive_last_else,@function
arrive_last_else:
.Lfunc_begin3:
	.loc	0 49 6 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	s_mov_b32 s8, exec_lo
	s_mov_b32 s9, exec_lo
	v_mbcnt_lo_u32_b32 v1, s8, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB3_2
	s_bcnt1_i32_b32 s8, s8
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, s8
	s_waitcnt lgkmcnt(0)
	global_atomic_add v2, v2, v3, s[0:1] glc
.LBB3_2:
	.loc	0 0 6 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s9
	.loc	0 49 6
	s_load_dword s4, s[4:5], 0x18
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s5, v2
	v_add_nc_u32_e32 v1, s5, v1
	.loc	0 49 28
	s_waitcnt lgkmcnt(0)
	s_add_i32 s4, s4, -1
	.loc	0 49 23
	v_cmp_ne_u32_e32 vcc_lo, s4, v1
	.loc	0 49 6
	s_and_saveexec_b32 s4, vcc_lo
	s_xor_b32 s4, exec_lo, s4
	s_cbranch_execnz .LBB3_5
	s_andn2_saveexec_b32 s4, s4
	s_cbranch_execnz .LBB3_10
.LBB3_4:
	.loc	0 57 1 is_stmt 1
	s_endpgm
.LBB3_5:
	.loc	0 0 1 is_stmt 0
	v_mov_b32_e32 v1, 0
	s_branch .LBB3_7
.LBB3_6:
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 50 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s5, v2
	.loc	0 50 25 is_stmt 0
	s_cmp_eq_u32 s5, 0
	.loc	0 50 3
	s_cbranch_scc0 .LBB3_9
.LBB3_7:
	.loc	0 50 10
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s5, vcc_lo
	s_cbranch_execz .LBB3_6
	global_load_dword v2, v1, s[0:1] offset:4 glc dlc
	s_branch .LBB3_6
.LBB3_9:
	.loc	0 52 26 is_stmt 1
	v_mov_b32_e32 v1, 0
	.loc	0 52 3 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 52 26
	global_load_dword v1, v1, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 52 24
	global_store_dword v0, v1, s[6:7]
	.loc	0 49 6 is_stmt 1
	s_andn2_saveexec_b32 s4, s4
	s_cbranch_execz .LBB3_4
.LBB3_10:
	.loc	0 54 12
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v2, 1
	global_load_dword v1, v0, s[2:3] offset:12 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 54 20 is_stmt 0
	v_add_nc_u32_e32 v1, 5, v1
	.loc	0 54 10
	global_store_dword v0, v1, s[6:7]
	.loc	0 55 3 is_stmt 1
	global_atomic_swap v0, v2, s[0:1] offset:4
	.loc	0 57 1
	s_endpgm
.Ltmp3:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel arrive_last_else
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
.Lfunc_end3:
	.size	arrive_last_else, .Lfunc_end3-arrive_last_else

	.protected	arrive_sense
	.globl	arrive_sense
	.p2align	8
	.type	arrive_sense,@function
arrive_sense:
.Lfunc_begin4:
	.loc	0 61 0
	s_load_dwordx2 s[0:1], s[4:5], 0x0
.Ltmp4:
	.loc	0 66 7 prologue_end
	s_mov_b32 s3, exec_lo
	s_mov_b32 s2, exec_lo
	v_mbcnt_lo_u32_b32 v1, s3, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB4_2
	s_bcnt1_i32_b32 s3, s3
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, s3
	s_waitcnt lgkmcnt(0)
	global_atomic_add v2, v2, v3, s[0:1] glc
.LBB4_2:
	.loc	0 0 7 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	s_load_dword s2, s[4:5], 0x18
	.loc	0 66 7
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v2
	v_add_nc_u32_e32 v1, s3, v1
	s_mov_b32 s3, exec_lo
	s_waitcnt lgkmcnt(0)
	s_add_i32 s2, s2, -1
	.loc	0 66 24
	v_cmpx_eq_u32_e64 s2, v1
	.loc	0 67 4 is_stmt 1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_clause 0x1
	global_atomic_swap v1, v1, s[0:1]
	global_atomic_swap v1, v2, s[0:1] offset:4
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	v_mov_b32_e32 v1, 0
	s_branch .LBB4_6
.LBB4_5:
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 70 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v2
	.loc	0 70 25 is_stmt 0
	s_cmp_lg_u32 s3, 1
	.loc	0 70 3
	s_cbranch_scc0 .LBB4_8
.LBB4_6:
	.loc	0 70 10
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB4_5
	global_load_dword v2, v1, s[0:1] offset:4 glc dlc
	s_branch .LBB4_5
.LBB4_8:
	.loc	0 66 7 is_stmt 1
	s_mov_b32 s6, exec_lo
	s_mov_b32 s3, exec_lo
	v_mbcnt_lo_u32_b32 v1, s6, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB4_10
	s_bcnt1_i32_b32 s6, s6
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, s6
	global_atomic_add v2, v2, v3, s[0:1] glc
.LBB4_10:
	.loc	0 0 7 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 66 7
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v2
	v_add_nc_u32_e32 v1, s3, v1
	.loc	0 66 24
	v_cmp_eq_u32_e32 vcc_lo, s2, v1
	.loc	0 66 7
	s_and_saveexec_b32 s2, vcc_lo
	.loc	0 67 4 is_stmt 1
	v_mov_b32_e32 v1, 0
	s_clause 0x1
	global_atomic_swap v1, v1, s[0:1]
	global_atomic_swap v1, v1, s[0:1] offset:4
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	v_mov_b32_e32 v1, 0
	s_branch .LBB4_14
.LBB4_13:
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 70 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v2
	.loc	0 70 25 is_stmt 0
	s_cmp_lg_u32 s2, 0
	.loc	0 70 3
	s_cbranch_scc0 .LBB4_16
.LBB4_14:
	.loc	0 70 10
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB4_13
	global_load_dword v2, v1, s[0:1] offset:4 glc dlc
	s_branch .LBB4_13
.LBB4_16:
	.loc	0 0 10
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 73 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 0
	.loc	0 73 23 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	.loc	0 74 1 is_stmt 1
	s_endpgm
.Ltmp5:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel arrive_sense
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
.Lfunc_end4:
	.size	arrive_sense, .Lfunc_end4-arrive_sense

	.protected	relay
	.globl	relay
	.p2align	8
	.type	relay,@function
relay:
.Lfunc_begin5:
	.loc	0 79 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_lshlrev_b32_e32 v3, 2, v0
	s_mov_b32 s3, 0
	.loc	0 81 6
	s_mov_b32 s2, exec_lo
	.loc	0 81 8 is_stmt 0
	v_cmpx_ne_u32_e32 0, v0
	.loc	0 81 6
	s_cbranch_execz .LBB5_3
	.loc	0 0 6
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s6, s0, v3
	v_add_co_ci_u32_e64 v2, null, s1, 0, s6
.LBB5_2:
	.loc	0 82 10 is_stmt 1
	global_load_dword v4, v[1:2], off offset:-4 glc dlc
	.loc	0 82 29 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v4
	.loc	0 82 3
	s_or_b32 s3, vcc_lo, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execnz .LBB5_2
.LBB5_3:
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 79 11 is_stmt 1
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_mov_b32_e32 v1, 1
	.loc	0 84 9
	s_waitcnt lgkmcnt(0)
	global_store_dword v3, v0, s[2:3]
	.loc	0 85 2
	global_atomic_swap v3, v1, s[0:1]
	.loc	0 86 1
	s_endpgm
.Ltmp6:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel relay
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
.Lfunc_end5:
	.size	relay, .Lfunc_end5-relay

	.protected	relay_inside
	.globl	relay_inside
	.p2align	8
	.type	relay_inside,@function
relay_inside:
.Lfunc_begin6:
	.loc	0 91 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_lshlrev_b32_e32 v3, 2, v0
	s_mov_b32 s3, 0
	.loc	0 95 14
	s_mov_b32 s2, exec_lo
	.loc	0 95 9 is_stmt 0
	v_cmpx_ne_u32_e32 0, v0
	.loc	0 95 14
	s_cbranch_execz .LBB6_3
	.loc	0 0 14
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s6, s0, v3
	v_add_co_ci_u32_e64 v2, null, s1, 0, s6
.LBB6_2:
	.loc	0 95 17
	global_load_dword v4, v[1:2], off offset:-4 glc dlc
	.loc	0 95 36
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v4
	.loc	0 95 7
	s_or_b32 s3, vcc_lo, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execnz .LBB6_2
.LBB6_3:
	.loc	0 0 7
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 91 11 is_stmt 1
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_mov_b32_e32 v1, 1
	.loc	0 96 11
	s_waitcnt lgkmcnt(0)
	global_store_dword v3, v0, s[2:3]
	.loc	0 97 4
	global_atomic_swap v3, v1, s[0:1]
	.loc	0 101 1
	s_endpgm
.Ltmp7:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel relay_inside
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
	.size	relay_inside, .Lfunc_end6-relay_inside

	.protected	relay_told_before
	.globl	relay_told_before
	.p2align	8
	.type	relay_told_before,@function
relay_told_before:
.Lfunc_begin7:
	.loc	0 106 11 prologue_end
	s_clause 0x1
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 108 19
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 1
	.loc	0 108 2 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v1, v2, s[2:3]
	v_add_nc_u32_e32 v1, 1, v0
	v_and_b32_e32 v1, 63, v1
	v_lshlrev_b32_e32 v1, 2, v1
	v_add_co_u32 v1, s2, s2, v1
	v_add_co_ci_u32_e64 v2, null, s3, 0, s2
	.loc	0 106 11 is_stmt 1
	s_mov_b32 s2, 0
.LBB7_1:
	.loc	0 109 9
	global_load_dword v3, v[1:2], off glc dlc
	.loc	0 109 35 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v3
	.loc	0 109 2
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB7_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 111 2 is_stmt 1
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 111 9 is_stmt 0
	global_store_dword v1, v0, s[0:1]
	.loc	0 112 1 is_stmt 1
	s_endpgm
.Ltmp8:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel relay_told_before
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
.Lfunc_end7:
	.size	relay_told_before, .Lfunc_end7-relay_told_before

	.protected	turns
	.globl	turns
	.p2align	8
	.type	turns,@function
turns:
.Lfunc_begin8:
	.loc	0 117 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	s_mov_b32 s6, 0
	s_branch .LBB8_2
.LBB8_1:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 119 9 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v2
	.loc	0 119 20 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, s7, v0
	.loc	0 119 2
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execz .LBB8_4
.LBB8_2:
	.loc	0 119 9
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s7, vcc_lo
	s_cbranch_execz .LBB8_1
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
	s_branch .LBB8_1
.LBB8_4:
	.loc	0 0 9
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 121 11 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 122 2
	s_mov_b32 s6, exec_lo
	v_mbcnt_lo_u32_b32 v2, s6, 0
	.loc	0 121 11
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 122 2
	s_mov_b32 s2, exec_lo
	.loc	0 121 9
	global_store_dword v0, v1, s[4:5]
	.loc	0 122 2
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB8_6
	s_bcnt1_i32_b32 s2, s6
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s2
	global_atomic_add v0, v1, s[0:1]
.LBB8_6:
	.loc	0 123 1
	s_endpgm
.Ltmp9:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel turns
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
.Lfunc_end8:
	.size	turns, .Lfunc_end8-turns

	.protected	turns_inside
	.globl	turns_inside
	.p2align	8
	.type	turns_inside,@function
turns_inside:
.Lfunc_begin9:
	.loc	0 127 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 131 13
	v_lshlrev_b32_e32 v3, 2, v0
	v_mov_b32_e32 v5, 0
	v_cmp_gt_u32_e32 vcc_lo, 64, v0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s2, s10, v3
	v_add_co_u32 v3, s0, s0, v3
	v_add_co_ci_u32_e64 v2, null, s11, 0, s2
	v_add_co_ci_u32_e64 v4, null, s1, 0, s0
	s_mov_b32 s1, 0
	s_mov_b32 s2, 0
	s_inst_prefetch 0x1
	s_branch .LBB9_2
	.p2align	6
.LBB9_1:
	.loc	0 0 13 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	s_and_b32 s0, exec_lo, vcc_lo
	s_mov_b32 s2, 0
	s_or_b32 s1, s0, s1
	.loc	0 133 8 is_stmt 1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execz .LBB9_7
.LBB9_2:
	.loc	0 130 7
	v_mbcnt_lo_u32_b32 v6, exec_lo, 0
	v_cmp_eq_u32_e64 s0, 0, v6
	s_and_saveexec_b32 s3, s0
	s_cbranch_execz .LBB9_4
	global_load_dword v6, v5, s[8:9] glc dlc
.LBB9_4:
	.loc	0 0 7 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 130 7
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v6
	.loc	0 130 18
	v_cmp_eq_u32_e64 s0, s0, v0
	.loc	0 130 7
	s_or_b32 s2, s0, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB9_2
	.loc	0 0 7
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 131 13 is_stmt 1
	global_load_dword v6, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 132 4
	s_mov_b32 s2, exec_lo
	s_mov_b32 s3, exec_lo
	v_mbcnt_lo_u32_b32 v7, s2, 0
	.loc	0 131 11
	global_store_dword v[3:4], v6, off
	.loc	0 132 4
	v_cmpx_eq_u32_e32 0, v7
	s_cbranch_execz .LBB9_1
	s_bcnt1_i32_b32 s0, s2
	v_mov_b32_e32 v6, s0
	global_atomic_add v5, v6, s[8:9]
	s_branch .LBB9_1
.LBB9_7:
	.loc	0 0 4 is_stmt 0
	s_inst_prefetch 0x2
	.loc	0 137 1 is_stmt 1
	s_endpgm
.Ltmp10:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel turns_inside
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
.Lfunc_end9:
	.size	turns_inside, .Lfunc_end9-turns_inside

	.protected	pair_produce_first
	.globl	pair_produce_first
	.p2align	8
	.type	pair_produce_first,@function
pair_produce_first:
.Lfunc_begin10:
	.loc	0 142 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v3, 2, v0
	.loc	0 144 6
	s_mov_b32 s6, exec_lo
	.loc	0 144 8 is_stmt 0
	v_cmpx_gt_u32_e32 32, v0
	.loc	0 144 6
	s_cbranch_execz .LBB10_2
	.loc	0 0 6
	v_mul_u32_u24_e32 v1, v0, v0
	v_mov_b32_e32 v2, 1
	.loc	0 145 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_store_dword v3, v1, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 146 3
	global_atomic_swap v3, v2, s[0:1]
.LBB10_2:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 148 6 is_stmt 1
	s_mov_b32 s6, exec_lo
	.loc	0 148 8 is_stmt 0
	v_cmpx_lt_u32_e32 31, v0
	.loc	0 148 6
	s_cbranch_execz .LBB10_6
	.loc	0 0 6
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s0, s0, v3
	v_add_co_ci_u32_e64 v2, null, s1, 0, s0
	s_mov_b32 s0, 0
.LBB10_4:
	.loc	0 149 10 is_stmt 1
	global_load_dword v4, v[1:2], off offset:-128 glc dlc
	.loc	0 149 30 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v4
	.loc	0 149 3
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB10_4
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 151 19 is_stmt 1
	v_subrev_nc_u32_e32 v0, 32, v0
	.loc	0 151 12 is_stmt 0
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s3, v1, vcc_lo
	global_load_dword v0, v[0:1], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 151 10
	global_store_dword v3, v0, s[4:5]
.LBB10_6:
	.loc	0 153 1 is_stmt 1
	s_endpgm
.Ltmp11:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel pair_produce_first
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
.Lfunc_end10:
	.size	pair_produce_first, .Lfunc_end10-pair_produce_first

	.protected	pair_consume_first
	.globl	pair_consume_first
	.p2align	8
	.type	pair_consume_first,@function
pair_consume_first:
.Lfunc_begin11:
	.loc	0 158 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v3, 2, v0
	.loc	0 160 6
	s_mov_b32 s6, exec_lo
	.loc	0 160 8 is_stmt 0
	v_cmpx_lt_u32_e32 31, v0
	.loc	0 160 6
	s_cbranch_execz .LBB11_4
	.loc	0 0 6
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s7, s0, v3
	v_add_co_ci_u32_e64 v2, null, s1, 0, s7
	s_mov_b32 s7, 0
.LBB11_2:
	.loc	0 161 10 is_stmt 1
	global_load_dword v4, v[1:2], off offset:-128 glc dlc
	.loc	0 161 30 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v4
	.loc	0 161 3
	s_or_b32 s7, vcc_lo, s7
	s_andn2_b32 exec_lo, exec_lo, s7
	s_cbranch_execnz .LBB11_2
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 163 19 is_stmt 1
	v_subrev_nc_u32_e32 v1, 32, v0
	.loc	0 163 12 is_stmt 0
	v_mov_b32_e32 v2, 0
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_co_u32 v1, vcc_lo, s2, v1
	v_add_co_ci_u32_e32 v2, vcc_lo, s3, v2, vcc_lo
	global_load_dword v1, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 163 10
	global_store_dword v3, v1, s[4:5]
.LBB11_4:
	.loc	0 0 10
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 165 6 is_stmt 1
	s_mov_b32 s4, exec_lo
	.loc	0 165 8 is_stmt 0
	v_cmpx_gt_u32_e32 32, v0
	.loc	0 165 6
	s_cbranch_execz .LBB11_6
	.loc	0 0 6
	v_mul_u32_u24_e32 v0, v0, v0
	v_mov_b32_e32 v1, 1
	.loc	0 166 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_store_dword v3, v0, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 167 3
	global_atomic_swap v3, v1, s[0:1]
.LBB11_6:
	.loc	0 169 1
	s_endpgm
.Ltmp12:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel pair_consume_first
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
.Lfunc_end11:
	.size	pair_consume_first, .Lfunc_end11-pair_consume_first

	.protected	queue_of_one
	.globl	queue_of_one
	.p2align	8
	.type	queue_of_one,@function
queue_of_one:
.Lfunc_begin12:
	.loc	0 174 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_mov_b32 s2, 0
	s_mov_b32 s3, exec_lo
	v_cmpx_lt_i32_e32 0, v0
	s_xor_b32 s6, exec_lo, s3
	s_cbranch_execz .LBB12_36
	.loc	0 0 11 is_stmt 0
	s_mov_b32 s9, 0
	s_mov_b32 s7, exec_lo
	v_cmpx_eq_u32_e32 1, v0
	s_cbranch_execz .LBB12_35
	v_mov_b32_e32 v0, 0
	s_branch .LBB12_4
.LBB12_3:
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 184 11 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
	.loc	0 184 22 is_stmt 0
	s_cmp_lg_u32 s2, 1
	s_cbranch_scc0 .LBB12_6
.LBB12_4:
	.loc	0 184 11
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB12_3
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[0:1] glc dlc
	s_branch .LBB12_3
.LBB12_6:
	.loc	0 174 11 is_stmt 1
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v0, 0
	.loc	0 186 11
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[2:3] offset:4
	.loc	0 187 4
	global_atomic_swap v0, v0, s[0:1]
	s_branch .LBB12_8
.LBB12_7:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 184 11 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v1
	.loc	0 184 22 is_stmt 0
	s_cmp_lg_u32 s4, 2
	s_cbranch_scc0 .LBB12_10
.LBB12_8:
	.loc	0 184 11
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz .LBB12_7
	global_load_dword v1, v0, s[0:1] glc dlc
	s_branch .LBB12_7
.LBB12_10:
	.loc	0 0 11
	v_mov_b32_e32 v1, 2
	.loc	0 186 4 is_stmt 1
	v_mov_b32_e32 v0, 0
	.loc	0 186 11 is_stmt 0
	global_store_dword v0, v1, s[2:3] offset:8
	.loc	0 187 4 is_stmt 1
	global_atomic_swap v0, v0, s[0:1]
	s_branch .LBB12_12
.LBB12_11:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 184 11 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v1
	.loc	0 184 22 is_stmt 0
	s_cmp_lg_u32 s4, 3
	s_cbranch_scc0 .LBB12_14
.LBB12_12:
	.loc	0 184 11
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz .LBB12_11
	global_load_dword v1, v0, s[0:1] glc dlc
	s_branch .LBB12_11
.LBB12_14:
	.loc	0 0 11
	v_mov_b32_e32 v1, 3
	.loc	0 186 4 is_stmt 1
	v_mov_b32_e32 v0, 0
	.loc	0 186 11 is_stmt 0
	global_store_dword v0, v1, s[2:3] offset:12
	.loc	0 187 4 is_stmt 1
	global_atomic_swap v0, v0, s[0:1]
	s_branch .LBB12_16
.LBB12_15:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 184 11 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v1
	.loc	0 184 22 is_stmt 0
	s_cmp_lg_u32 s4, 4
	s_cbranch_scc0 .LBB12_18
.LBB12_16:
	.loc	0 184 11
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz .LBB12_15
	global_load_dword v1, v0, s[0:1] glc dlc
	s_branch .LBB12_15
.LBB12_18:
	.loc	0 0 11
	v_mov_b32_e32 v1, 4
	.loc	0 186 4 is_stmt 1
	v_mov_b32_e32 v0, 0
	.loc	0 186 11 is_stmt 0
	global_store_dword v0, v1, s[2:3] offset:16
	.loc	0 187 4 is_stmt 1
	global_atomic_swap v0, v0, s[0:1]
	s_branch .LBB12_20
.LBB12_19:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 184 11 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v1
	.loc	0 184 22 is_stmt 0
	s_cmp_lg_u32 s4, 5
	s_cbranch_scc0 .LBB12_22
.LBB12_20:
	.loc	0 184 11
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz .LBB12_19
	global_load_dword v1, v0, s[0:1] glc dlc
	s_branch .LBB12_19
.LBB12_22:
	.loc	0 0 11
	v_mov_b32_e32 v1, 5
	.loc	0 186 4 is_stmt 1
	v_mov_b32_e32 v0, 0
	.loc	0 186 11 is_stmt 0
	global_store_dword v0, v1, s[2:3] offset:20
	.loc	0 187 4 is_stmt 1
	global_atomic_swap v0, v0, s[0:1]
	s_branch .LBB12_24
.LBB12_23:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 184 11 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v1
	.loc	0 184 22 is_stmt 0
	s_cmp_lg_u32 s4, 6
	s_cbranch_scc0 .LBB12_26
.LBB12_24:
	.loc	0 184 11
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz .LBB12_23
	global_load_dword v1, v0, s[0:1] glc dlc
	s_branch .LBB12_23
.LBB12_26:
	.loc	0 0 11
	v_mov_b32_e32 v1, 6
	.loc	0 186 4 is_stmt 1
	v_mov_b32_e32 v0, 0
	.loc	0 186 11 is_stmt 0
	global_store_dword v0, v1, s[2:3] offset:24
	.loc	0 187 4 is_stmt 1
	global_atomic_swap v0, v0, s[0:1]
	s_branch .LBB12_28
.LBB12_27:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 184 11 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v1
	.loc	0 184 22 is_stmt 0
	s_cmp_lg_u32 s4, 7
	s_cbranch_scc0 .LBB12_30
.LBB12_28:
	.loc	0 184 11
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz .LBB12_27
	global_load_dword v1, v0, s[0:1] glc dlc
	s_branch .LBB12_27
.LBB12_30:
	.loc	0 0 11
	v_mov_b32_e32 v1, 7
	.loc	0 186 4 is_stmt 1
	v_mov_b32_e32 v0, 0
	.loc	0 186 11 is_stmt 0
	global_store_dword v0, v1, s[2:3] offset:28
	.loc	0 187 4 is_stmt 1
	global_atomic_swap v0, v0, s[0:1]
	s_branch .LBB12_32
.LBB12_31:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 184 11 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v1
	.loc	0 184 22 is_stmt 0
	s_cmp_lg_u32 s4, 8
	s_cbranch_scc0 .LBB12_34
.LBB12_32:
	.loc	0 184 11
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz .LBB12_31
	global_load_dword v1, v0, s[0:1] glc dlc
	s_branch .LBB12_31
.LBB12_34:
	.loc	0 186 4 is_stmt 1
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 8
	s_mov_b32 s9, exec_lo
	s_mov_b32 s8, 0
	.loc	0 186 11 is_stmt 0
	global_store_dword v0, v1, s[2:3] offset:32
.LBB12_35:
	.loc	0 0 11
	s_or_b32 exec_lo, exec_lo, s7
	s_and_b32 s2, s9, exec_lo
.LBB12_36:
	s_or_saveexec_b32 s3, s6
	v_mov_b32_e32 v0, s8
	s_xor_b32 exec_lo, exec_lo, s3
	s_cbranch_execz .LBB12_70
	v_mov_b32_e32 v0, 0
	s_branch .LBB12_39
.LBB12_38:
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 178 11 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v1
	.loc	0 178 22 is_stmt 0
	s_cmp_lg_u32 s4, 0
	s_cbranch_scc0 .LBB12_41
.LBB12_39:
	.loc	0 178 11
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz .LBB12_38
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[0:1] glc dlc
	s_branch .LBB12_38
.LBB12_41:
	.loc	0 180 4 is_stmt 1
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v0, v1, s[0:1]
	s_branch .LBB12_43
.LBB12_42:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 178 11 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v1
	.loc	0 178 22 is_stmt 0
	s_cmp_lg_u32 s4, 0
	s_cbranch_scc0 .LBB12_45
.LBB12_43:
	.loc	0 178 11
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz .LBB12_42
	global_load_dword v1, v0, s[0:1] glc dlc
	s_branch .LBB12_42
.LBB12_45:
	.loc	0 180 4 is_stmt 1
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 2
	global_atomic_swap v0, v1, s[0:1]
	s_branch .LBB12_47
.LBB12_46:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 178 11 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v1
	.loc	0 178 22 is_stmt 0
	s_cmp_lg_u32 s4, 0
	s_cbranch_scc0 .LBB12_49
.LBB12_47:
	.loc	0 178 11
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz .LBB12_46
	global_load_dword v1, v0, s[0:1] glc dlc
	s_branch .LBB12_46
.LBB12_49:
	.loc	0 180 4 is_stmt 1
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 3
	global_atomic_swap v0, v1, s[0:1]
	s_branch .LBB12_51
.LBB12_50:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 178 11 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v1
	.loc	0 178 22 is_stmt 0
	s_cmp_lg_u32 s4, 0
	s_cbranch_scc0 .LBB12_53
.LBB12_51:
	.loc	0 178 11
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz .LBB12_50
	global_load_dword v1, v0, s[0:1] glc dlc
	s_branch .LBB12_50
.LBB12_53:
	.loc	0 180 4 is_stmt 1
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 4
	global_atomic_swap v0, v1, s[0:1]
	s_branch .LBB12_55
.LBB12_54:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 178 11 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v1
	.loc	0 178 22 is_stmt 0
	s_cmp_lg_u32 s4, 0
	s_cbranch_scc0 .LBB12_57
.LBB12_55:
	.loc	0 178 11
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz .LBB12_54
	global_load_dword v1, v0, s[0:1] glc dlc
	s_branch .LBB12_54
.LBB12_57:
	.loc	0 180 4 is_stmt 1
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 5
	global_atomic_swap v0, v1, s[0:1]
	s_branch .LBB12_59
.LBB12_58:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 178 11 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v1
	.loc	0 178 22 is_stmt 0
	s_cmp_lg_u32 s4, 0
	s_cbranch_scc0 .LBB12_61
.LBB12_59:
	.loc	0 178 11
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz .LBB12_58
	global_load_dword v1, v0, s[0:1] glc dlc
	s_branch .LBB12_58
.LBB12_61:
	.loc	0 180 4 is_stmt 1
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 6
	global_atomic_swap v0, v1, s[0:1]
	s_branch .LBB12_63
.LBB12_62:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 178 11 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v1
	.loc	0 178 22 is_stmt 0
	s_cmp_lg_u32 s4, 0
	s_cbranch_scc0 .LBB12_65
.LBB12_63:
	.loc	0 178 11
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz .LBB12_62
	global_load_dword v1, v0, s[0:1] glc dlc
	s_branch .LBB12_62
.LBB12_65:
	.loc	0 180 4 is_stmt 1
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 7
	global_atomic_swap v0, v1, s[0:1]
	s_branch .LBB12_67
.LBB12_66:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 178 11 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v1
	.loc	0 178 22 is_stmt 0
	s_cmp_eq_u32 s4, 0
	.loc	0 178 4
	s_cbranch_scc1 .LBB12_69
.LBB12_67:
	.loc	0 178 11
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz .LBB12_66
	global_load_dword v1, v0, s[0:1] glc dlc
	s_branch .LBB12_66
.LBB12_69:
	.loc	0 0 11
	v_mov_b32_e32 v0, 8
	s_or_b32 s2, s2, exec_lo
.LBB12_70:
	s_or_b32 exec_lo, exec_lo, s3
	s_and_saveexec_b32 s3, s2
	s_cbranch_execz .LBB12_72
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v1, v0, s[0:1]
.LBB12_72:
	.loc	0 190 1 is_stmt 1
	s_endpgm
.Ltmp13:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel queue_of_one
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
		.amdhsa_next_free_vgpr 2
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
.Lfunc_end12:
	.size	queue_of_one, .Lfunc_end12-queue_of_one

	.protected	queue_polled
	.globl	queue_polled
	.p2align	8
	.type	queue_polled,@function
queue_polled:
.Lfunc_begin13:
	.loc	0 197 2 prologue_end
	s_mov_b32 s0, exec_lo
	v_cmpx_gt_u32_e32 2, v0
	s_cbranch_execz .LBB13_11
	.loc	0 195 11
	s_clause 0x1
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_cmp_eq_u32_e64 s0, 0, v0
	v_cmp_eq_u32_e32 vcc_lo, 1, v0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_mov_b32 s1, 0
	s_xor_b32 s6, s0, -1
	s_inst_prefetch 0x1
	s_branch .LBB13_3
	.p2align	6
.LBB13_2:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 197 15 is_stmt 1
	v_cmp_lt_u32_e64 s0, 8, v0
	.loc	0 197 2 is_stmt 0
	s_or_b32 s1, s0, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execz .LBB13_11
.LBB13_3:
	.loc	0 198 16 is_stmt 1
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e64 s0, 0, v2
	s_and_saveexec_b32 s7, s0
	s_cbranch_execz .LBB13_5
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[2:3] glc dlc
.LBB13_5:
	.loc	0 0 16 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 198 16
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v2
	s_cmp_lg_u32 s0, 0
	s_cselect_b32 s7, -1, 0
	s_or_b32 s7, s6, s7
	.loc	0 200 14 is_stmt 1
	s_and_saveexec_b32 s8, s7
	s_xor_b32 s7, exec_lo, s8
	s_cbranch_execz .LBB13_9
	.loc	0 0 14 is_stmt 0
	v_cmp_eq_u32_e64 s0, s0, v0
	.loc	0 203 21 is_stmt 1
	s_and_b32 s0, vcc_lo, s0
	s_and_saveexec_b32 s8, s0
	s_cbranch_execz .LBB13_8
	.loc	0 0 21 is_stmt 0
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, s0, s4, v2
	v_add_co_ci_u32_e64 v3, s0, s5, v3, s0
	.loc	0 204 11 is_stmt 1
	global_store_dword v[2:3], v0, off
	.loc	0 205 4
	global_atomic_swap v1, v1, s[2:3]
	v_add_nc_u32_e32 v0, 1, v0
.LBB13_8:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s8
.LBB13_9:
	.loc	0 200 14 is_stmt 1
	s_andn2_saveexec_b32 s0, s7
	s_cbranch_execz .LBB13_2
	.loc	0 201 4
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v1, v0, s[2:3]
	.loc	0 202 5
	v_add_nc_u32_e32 v0, 1, v0
	s_branch .LBB13_2
.LBB13_11:
	.loc	0 0 5 is_stmt 0
	s_inst_prefetch 0x2
	.loc	0 209 1 is_stmt 1
	s_endpgm
.Ltmp14:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel queue_polled
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
.Lfunc_end13:
	.size	queue_polled, .Lfunc_end13-queue_polled

	.protected	queue_lds
	.globl	queue_lds
	.p2align	8
	.type	queue_lds,@function
queue_lds:
.Lfunc_begin14:
	.loc	0 217 6 prologue_end
	s_mov_b32 s0, exec_lo
	.loc	0 217 8 is_stmt 0
	v_cmpx_eq_u32_e32 0, v0
	.loc	0 217 6
	s_cbranch_execz .LBB14_2
	.loc	0 0 6
	v_mov_b32_e32 v1, 0
	.loc	0 218 11 is_stmt 1
	ds_write_b32 v1, v1
.LBB14_2:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 215 11 is_stmt 1
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	s_mov_b32 s4, exec_lo
	.loc	0 219 2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	v_cmpx_lt_i32_e32 5, v0
	s_xor_b32 s4, exec_lo, s4
	s_cbranch_execz .LBB14_6
	.loc	0 0 2 is_stmt 0
	s_mov_b32 s5, exec_lo
	v_cmpx_eq_u32_e32 6, v0
	s_cbranch_execz .LBB14_5
	v_mov_b32_e32 v0, 0
	.loc	0 225 13 is_stmt 1
	global_load_dword v1, v0, s[0:1] offset:36 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 225 11 is_stmt 0
	ds_write_b32 v0, v1
.LBB14_5:
	.loc	0 0 11
	s_or_b32 exec_lo, exec_lo, s5
.LBB14_6:
	s_andn2_saveexec_b32 s0, s4
	s_cbranch_execz .LBB14_11
	s_mov_b32 s0, exec_lo
	v_cmpx_eq_u32_e32 5, v0
	s_cbranch_execz .LBB14_11
	v_mov_b32_e32 v1, 0
.LBB14_9:
	.loc	0 221 10 is_stmt 1
	ds_read_b32 v2, v1
	.loc	0 221 18 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	.loc	0 221 3
	s_cbranch_vccnz .LBB14_9
	.loc	0 0 3
	v_mov_b32_e32 v1, 0
	.loc	0 223 3 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 223 12 is_stmt 0
	ds_read_b32 v1, v1
	.loc	0 223 10
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[2:3]
.LBB14_11:
	.loc	0 227 1 is_stmt 1
	s_endpgm
.Ltmp15:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel queue_lds
		.amdhsa_group_segment_fixed_size 8
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
.Lfunc_end14:
	.size	queue_lds, .Lfunc_end14-queue_lds

	.protected	lds_set_before
	.globl	lds_set_before
	.p2align	8
	.type	lds_set_before,@function
lds_set_before:
.Lfunc_begin15:
	.loc	0 235 6 prologue_end
	s_mov_b32 s0, exec_lo
	.loc	0 235 8 is_stmt 0
	v_cmpx_eq_u32_e32 0, v0
	.loc	0 235 6
	s_cbranch_execz .LBB15_2
	.loc	0 0 6
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	.loc	0 236 8 is_stmt 1
	ds_write_b32 v2, v1
.LBB15_2:
	.loc	0 0 8 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	v_mov_b32_e32 v1, 0
	.loc	0 237 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
.LBB15_3:
	.loc	0 238 9
	ds_read_b32 v2, v1
	.loc	0 238 14 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	.loc	0 238 2
	s_cbranch_vccnz .LBB15_3
	.loc	0 233 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 240 2
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 1
	.loc	0 240 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	.loc	0 241 1 is_stmt 1
	s_endpgm
.Ltmp16:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lds_set_before
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
.Lfunc_end15:
	.size	lds_set_before, .Lfunc_end15-lds_set_before

	.protected	lds_leader_lock
	.globl	lds_leader_lock
	.p2align	8
	.type	lds_leader_lock,@function
lds_leader_lock:
.Lfunc_begin16:
	.loc	0 245 0
	v_mov_b32_e32 v1, 0
.Ltmp17:
	.loc	0 251 6 prologue_end
	s_mov_b32 s0, exec_lo
	.loc	0 249 4
	ds_write_b32 v1, v1
	.loc	0 250 2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 251 8
	v_cmpx_eq_u32_e32 0, v0
	.loc	0 251 6 is_stmt 0
	s_cbranch_execz .LBB16_4
	.loc	0 0 6
	v_mov_b32_e32 v0, 1
	s_mov_b32 s0, 0
.LBB16_2:
	.loc	0 252 10 is_stmt 1
	ds_cmpst_rtn_b32 v2, v1, v1, v0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	.loc	0 252 3 is_stmt 0
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB16_2
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 247 11 is_stmt 1
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	v_mov_b32_e32 v0, 0
	.loc	0 254 12
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[0:1] offset:4 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 254 10 is_stmt 0
	global_store_dword v0, v1, s[2:3]
	.loc	0 255 3 is_stmt 1
	ds_wrxchg_rtn_b32 v0, v0, v0
.LBB16_4:
	.loc	0 257 1
	s_endpgm
.Ltmp18:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lds_leader_lock
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
.Lfunc_end16:
	.size	lds_leader_lock, .Lfunc_end16-lds_leader_lock

	.protected	lds_lock
	.globl	lds_lock
	.p2align	8
	.type	lds_lock,@function
lds_lock:
.Lfunc_begin17:
	.loc	0 261 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b32 s0, 0
.Ltmp19:
	.loc	0 265 4 prologue_end
	ds_write_b32 v1, v1
	.loc	0 266 2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
.LBB17_1:
	.loc	0 267 9
	ds_cmpst_rtn_b32 v3, v1, v1, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	.loc	0 267 2 is_stmt 0
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB17_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 265 4 is_stmt 1
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	.loc	0 269 12
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v0, v0, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 269 9 is_stmt 0
	s_load_dword s0, s[2:3], 0x0
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v0, s0, v0
	global_store_dword v1, v0, s[2:3]
	.loc	0 270 2 is_stmt 1
	ds_wrxchg_rtn_b32 v0, v1, v1
	.loc	0 271 1
	s_endpgm
.Ltmp20:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lds_lock
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
.Lfunc_end17:
	.size	lds_lock, .Lfunc_end17-lds_lock

	.protected	lds_buckets
	.globl	lds_buckets
	.p2align	8
	.type	lds_buckets,@function
lds_buckets:
.Lfunc_begin18:
	.loc	0 277 11 prologue_end
	v_mov_b32_e32 v2, 0
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 279 6
	s_mov_b32 s0, exec_lo
	.loc	0 279 8 is_stmt 0
	v_cmpx_gt_u32_e32 8, v0
	.loc	0 279 6
	s_cbranch_execz .LBB18_2
	.loc	0 280 8 is_stmt 1
	ds_write_b32 v1, v2
.LBB18_2:
	.loc	0 0 8 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 277 11 is_stmt 1
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	v_mov_b32_e32 v3, 1
	.loc	0 281 2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	v_add_co_u32 v1, s0, s0, v1
	v_add_co_ci_u32_e64 v2, null, s1, 0, s0
	s_mov_b32 s0, 0
.LBB18_3:
	.loc	0 282 24
	global_load_dword v4, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 282 32 is_stmt 0
	v_and_b32_e32 v4, 7, v4
	.loc	0 282 22
	v_lshlrev_b32_e32 v4, 2, v4
	.loc	0 282 9
	ds_wrxchg_rtn_b32 v4, v4, v3
	.loc	0 282 42
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	.loc	0 282 2
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB18_3
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 284 8 is_stmt 1
	v_and_b32_e32 v0, 7, v0
	.loc	0 284 2 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 284 13
	global_load_dword v3, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v3, 1, v3
	global_store_dword v0, v3, s[2:3]
	.loc	0 285 17 is_stmt 1
	global_load_dword v0, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, 0
	.loc	0 285 25 is_stmt 0
	v_and_b32_e32 v0, 7, v0
	.loc	0 285 15
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 285 2
	ds_wrxchg_rtn_b32 v0, v0, v1
	.loc	0 286 1 is_stmt 1
	s_endpgm
.Ltmp21:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lds_buckets
		.amdhsa_group_segment_fixed_size 32
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
.Lfunc_end18:
	.size	lds_buckets, .Lfunc_end18-lds_buckets

	.protected	lds_buckets_inside
	.globl	lds_buckets_inside
	.p2align	8
	.type	lds_buckets_inside,@function
lds_buckets_inside:
.Lfunc_begin19:
	.loc	0 291 11 prologue_end
	v_mov_b32_e32 v2, 0
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 294 6
	s_mov_b32 s0, exec_lo
	.loc	0 294 8 is_stmt 0
	v_cmpx_gt_u32_e32 8, v0
	.loc	0 294 6
	s_cbranch_execz .LBB19_2
	.loc	0 295 8 is_stmt 1
	ds_write_b32 v1, v2
.LBB19_2:
	.loc	0 0 8 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 291 11 is_stmt 1
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	v_mov_b32_e32 v3, 1
	.loc	0 296 2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	v_add_co_u32 v1, s0, s0, v1
	v_add_co_ci_u32_e64 v2, null, s1, 0, s0
	s_mov_b32 s0, 0
.LBB19_3:
	.loc	0 298 22
	global_load_dword v4, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 298 30 is_stmt 0
	v_and_b32_e32 v4, 7, v4
	.loc	0 298 20
	v_lshlrev_b32_e32 v4, 2, v4
	.loc	0 298 7
	ds_wrxchg_rtn_b32 v4, v4, v3
	.loc	0 298 40
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	.loc	0 298 7
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB19_3
	.loc	0 0 7
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 299 10 is_stmt 1
	v_and_b32_e32 v0, 7, v0
	.loc	0 299 4 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 299 15
	global_load_dword v3, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v3, 1, v3
	global_store_dword v0, v3, s[2:3]
	.loc	0 300 19 is_stmt 1
	global_load_dword v0, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, 0
	.loc	0 300 27 is_stmt 0
	v_and_b32_e32 v0, 7, v0
	.loc	0 300 17
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 300 4
	ds_wrxchg_rtn_b32 v0, v0, v1
	.loc	0 304 1 is_stmt 1
	s_endpgm
.Ltmp22:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lds_buckets_inside
		.amdhsa_group_segment_fixed_size 32
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
.Lfunc_end19:
	.size	lds_buckets_inside, .Lfunc_end19-lds_buckets_inside

	.protected	elect
	.globl	elect
	.p2align	8
	.type	elect,@function
elect:
.Lfunc_begin20:
	.loc	0 309 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v2, 0
	.loc	0 311 33
	v_add_nc_u32_e32 v1, 1, v0
	.loc	0 309 11
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 311 6
	s_mov_b32 s6, exec_lo
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v1, v2, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v1
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execnz .LBB20_5
.LBB20_1:
	s_andn2_saveexec_b32 s6, s6
	s_cbranch_execz .LBB20_3
	.loc	0 309 11
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v3, 1
	.loc	0 315 12
	global_load_dword v2, v1, s[2:3] offset:28 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 315 10 is_stmt 0
	global_store_dword v1, v2, s[4:5]
	.loc	0 316 3 is_stmt 1
	global_atomic_swap v1, v3, s[0:1] offset:4
.LBB20_3:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 318 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 4
	.loc	0 318 9 is_stmt 0
	global_store_dword v0, v1, s[4:5]
	.loc	0 319 1 is_stmt 1
	s_endpgm
.LBB20_4:
	.loc	0 0 1 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 312 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v1
	.loc	0 312 25 is_stmt 0
	s_cmp_lg_u32 s7, 0
	.loc	0 312 3
	s_cbranch_scc1 .LBB20_1
.LBB20_5:
	.loc	0 312 10
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s7, vcc_lo
	s_cbranch_execz .LBB20_4
	global_load_dword v1, v2, s[0:1] offset:4 glc dlc
	s_branch .LBB20_4
.Ltmp23:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel elect
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
.Lfunc_end20:
	.size	elect, .Lfunc_end20-elect

	.protected	elect_works_first
	.globl	elect_works_first
	.p2align	8
	.type	elect_works_first,@function
elect_works_first:
.Lfunc_begin21:
	.loc	0 324 11 prologue_end is_stmt 1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v2, 0
	.loc	0 326 33
	v_add_nc_u32_e32 v1, 1, v0
	.loc	0 324 11
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 326 6
	s_mov_b32 s6, exec_lo
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v1, v2, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB21_2
	.loc	0 327 12
	global_load_dword v1, v2, s[2:3] offset:28 glc dlc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, 1
	.loc	0 327 10 is_stmt 0
	global_store_dword v2, v1, s[4:5]
	.loc	0 328 3 is_stmt 1
	global_atomic_swap v2, v3, s[0:1] offset:4
.LBB21_2:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	s_branch .LBB21_4
.LBB21_3:
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 330 9 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
	.loc	0 330 24 is_stmt 0
	s_cmp_eq_u32 s2, 0
	.loc	0 330 2
	s_cbranch_scc0 .LBB21_6
.LBB21_4:
	.loc	0 330 9
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB21_3
	global_load_dword v1, v2, s[0:1] offset:4 glc dlc
	s_branch .LBB21_3
.LBB21_6:
	.loc	0 332 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 4
	.loc	0 332 9 is_stmt 0
	global_store_dword v0, v1, s[4:5]
	.loc	0 333 1 is_stmt 1
	s_endpgm
.Ltmp24:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel elect_works_first
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
.Lfunc_end21:
	.size	elect_works_first, .Lfunc_end21-elect_works_first

	.protected	elect_max
	.globl	elect_max
	.p2align	8
	.type	elect_max,@function
elect_max:
.Lfunc_begin22:
	.loc	0 338 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 340 19
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 338 11
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	s_mov_b32 s6, exec_lo
	.loc	0 340 19
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v1, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	v_add_co_u32 v1, s2, s2, v1
	v_add_co_ci_u32_e64 v2, null, s3, 0, s2
	s_mov_b32 s2, 0
.LBB22_1:
	.loc	0 340 2 is_stmt 0
	s_ff1_i32_b32 s3, s6
	v_readlane_b32 s7, v3, s3
	s_lshl_b32 s3, 1, s3
	s_andn2_b32 s6, s6, s3
	s_max_u32 s2, s2, s7
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 .LBB22_1
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	s_mov_b32 s3, exec_lo
	v_cmpx_eq_u32_e32 0, v3
	s_xor_b32 s3, exec_lo, s3
	s_cbranch_execz .LBB22_4
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, s2
	global_atomic_umax v3, v4, s[0:1]
.LBB22_4:
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s3
	v_mov_b32_e32 v3, 0
	s_branch .LBB22_6
.LBB22_5:
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 341 9 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v4
	.loc	0 341 20 is_stmt 0
	s_cmp_lt_u32 s2, 63
	.loc	0 341 2
	s_cbranch_scc0 .LBB22_8
.LBB22_6:
	.loc	0 341 9
	v_mbcnt_lo_u32_b32 v4, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB22_5
	global_load_dword v4, v3, s[0:1] glc dlc
	s_branch .LBB22_5
.LBB22_8:
	.loc	0 343 6 is_stmt 1
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB22_10
	v_mov_b32_e32 v3, 0
	global_load_dword v3, v3, s[0:1] glc dlc
.LBB22_10:
	.loc	0 0 6 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 343 20
	global_load_dword v1, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 343 6
	v_readfirstlane_b32 s0, v3
	.loc	0 343 17
	v_cmp_eq_u32_e32 vcc_lo, s0, v1
	.loc	0 343 6
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB22_12
	.loc	0 338 11 is_stmt 1
	v_mov_b32_e32 v1, 0
	.loc	0 344 10
	global_store_dword v1, v0, s[4:5]
.LBB22_12:
	.loc	0 345 1
	s_endpgm
.Ltmp25:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel elect_max
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
.Lfunc_end22:
	.size	elect_max, .Lfunc_end22-elect_max

	.protected	fork_join
	.globl	fork_join
	.p2align	8
	.type	fork_join,@function
fork_join:
.Lfunc_begin23:
	.loc	0 350 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 352 6
	s_mov_b32 s2, exec_lo
	.loc	0 352 8 is_stmt 0
	v_cmpx_ne_u32_e32 0, v0
	.loc	0 352 6
	s_xor_b32 s2, exec_lo, s2
	s_cbranch_execnz .LBB23_3
	s_andn2_saveexec_b32 s2, s2
	s_cbranch_execnz .LBB23_10
.LBB23_2:
	.loc	0 362 1 is_stmt 1
	s_endpgm
.LBB23_3:
	.loc	0 0 1 is_stmt 0
	v_mov_b32_e32 v0, 0
	s_branch .LBB23_5
.LBB23_4:
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 358 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v1
	.loc	0 358 21 is_stmt 0
	s_cmp_eq_u32 s3, 0
	s_cbranch_scc0 .LBB23_7
.LBB23_5:
	.loc	0 358 10
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB23_4
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[0:1] glc dlc
	s_branch .LBB23_4
.LBB23_7:
	.loc	0 360 3 is_stmt 1
	s_mov_b32 s6, exec_lo
	s_mov_b32 s3, exec_lo
	v_mbcnt_lo_u32_b32 v0, s6, 0
	v_cmpx_eq_u32_e32 0, v0
	s_cbranch_execz .LBB23_9
	s_bcnt1_i32_b32 s6, s6
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s6
	s_waitcnt lgkmcnt(0)
	global_atomic_add v0, v1, s[0:1] offset:4
.LBB23_9:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 352 6 is_stmt 1
	s_andn2_saveexec_b32 s2, s2
	s_cbranch_execz .LBB23_2
.LBB23_10:
	.loc	0 353 3
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v0, v1, s[0:1]
	s_branch .LBB23_12
.LBB23_11:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 354 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
	.loc	0 354 25 is_stmt 0
	s_cmp_lg_u32 s2, 63
	s_cbranch_scc0 .LBB23_14
.LBB23_12:
	.loc	0 354 10
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB23_11
	global_load_dword v1, v0, s[0:1] offset:4 glc dlc
	s_branch .LBB23_11
.LBB23_14:
	.loc	0 350 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 9
	.loc	0 356 10
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	.loc	0 362 1
	s_endpgm
.Ltmp26:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel fork_join
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
		.amdhsa_next_free_vgpr 2
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
	.size	fork_join, .Lfunc_end23-fork_join

	.protected	return_after_telling
	.globl	return_after_telling
	.p2align	8
	.type	return_after_telling,@function
return_after_telling:
.Lfunc_begin24:
	.loc	0 367 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 369 6
	s_mov_b32 s2, exec_lo
	.loc	0 369 8 is_stmt 0
	v_cmpx_ne_u32_e32 0, v0
	.loc	0 369 6
	s_xor_b32 s2, exec_lo, s2
	s_cbranch_execnz .LBB24_3
	s_andn2_saveexec_b32 s2, s2
	s_cbranch_execnz .LBB24_8
.LBB24_2:
	.loc	0 376 1 is_stmt 1
	s_endpgm
.LBB24_3:
	.loc	0 0 1 is_stmt 0
	v_mov_b32_e32 v1, 0
	s_branch .LBB24_5
.LBB24_4:
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 373 9 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v2
	.loc	0 373 20 is_stmt 0
	s_cmp_eq_u32 s3, 0
	s_cbranch_scc0 .LBB24_7
.LBB24_5:
	.loc	0 373 9
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB24_4
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
	s_branch .LBB24_4
.LBB24_7:
	.loc	0 367 11 is_stmt 1
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 375 2
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 1
	.loc	0 375 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[4:5]
	.loc	0 369 6 is_stmt 1
	s_andn2_saveexec_b32 s2, s2
	s_cbranch_execz .LBB24_2
.LBB24_8:
	.loc	0 370 3
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v0, v1, s[0:1]
	.loc	0 376 1
	s_endpgm
.Ltmp27:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel return_after_telling
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
.Lfunc_end24:
	.size	return_after_telling, .Lfunc_end24-return_after_telling

	.protected	return_and_lock
	.globl	return_and_lock
	.p2align	8
	.type	return_and_lock,@function
return_and_lock:
.Lfunc_begin25:
	.loc	0 381 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 383 6
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b32 s6, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	s_mov_b32 s2, exec_lo
	.loc	0 383 14 is_stmt 0
	v_and_b32_e32 v1, 1, v1
	v_cmpx_eq_u32_e32 0, v1
	.loc	0 383 6
	s_cbranch_execz .LBB25_4
	.loc	0 381 11 is_stmt 1
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
.LBB25_2:
	.loc	0 385 9
	global_atomic_swap v3, v1, v2, s[0:1] glc
	.loc	0 385 31 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	.loc	0 385 2
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB25_2
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 381 11 is_stmt 1
	v_mov_b32_e32 v1, 0
	.loc	0 387 9
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v0, v2, v0
	global_store_dword v1, v0, s[2:3]
	.loc	0 388 2
	global_atomic_swap v1, v1, s[0:1]
.LBB25_4:
	.loc	0 389 1
	s_endpgm
.Ltmp28:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel return_and_lock
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
	.size	return_and_lock, .Lfunc_end25-return_and_lock

	.protected	return_but_one
	.globl	return_but_one
	.p2align	8
	.type	return_but_one,@function
return_but_one:
.Lfunc_begin26:
	.loc	0 394 6 prologue_end
	s_mov_b32 s0, exec_lo
	.loc	0 394 22 is_stmt 0
	v_cmpx_eq_u32_e32 3, v0
	.loc	0 394 6
	s_cbranch_execz .LBB26_4
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	s_mov_b32 s2, 0
.LBB26_2:
	.loc	0 396 9 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v2, v0, v1, s[0:1] glc
	.loc	0 396 31 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	.loc	0 396 2
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB26_2
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 394 6 is_stmt 1
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_mov_b32_e32 v0, 0
	.loc	0 398 9
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	.loc	0 399 2
	global_atomic_swap v0, v0, s[0:1]
.LBB26_4:
	.loc	0 400 1
	s_endpgm
.Ltmp29:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel return_but_one
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
.Lfunc_end26:
	.size	return_but_one, .Lfunc_end26-return_but_one

	.protected	return_inside
	.globl	return_inside
	.p2align	8
	.type	return_inside,@function
return_inside:
.Lfunc_begin27:
	.loc	0 405 2 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	s_mov_b32 s2, 0
.LBB27_1:
	.loc	0 406 7
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v2, v0, v1, s[0:1] glc
	.loc	0 406 29 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	.loc	0 406 7
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB27_1
	.loc	0 0 7
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 405 2 is_stmt 1
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_mov_b32_e32 v0, 0
	.loc	0 407 11
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	.loc	0 408 4
	global_atomic_swap v0, v0, s[0:1]
	.loc	0 409 4
	s_endpgm
.Ltmp30:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel return_inside
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
	.size	return_inside, .Lfunc_end27-return_inside

	.protected	call_take
	.globl	call_take
	.p2align	8
	.type	call_take,@function
call_take:
.Lfunc_begin28:
	.loc	0 432 0
	s_add_u32 s6, s6, s9
	s_mov_b32 s32, 0
	s_addc_u32 s7, s7, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s6
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s7
	s_add_u32 s0, s0, s9
.Ltmp31:
	.loc	0 433 2 prologue_end
	s_clause 0x1
	s_load_dwordx2 s[6:7], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	v_mov_b32_e32 v5, v0
	s_addc_u32 s1, s1, 0
	v_mov_b32_e32 v6, 0
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, take@rel32@lo+4
	s_addc_u32 s5, s5, take@rel32@hi+12
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v1, s7
	s_swappc_b64 s[30:31], s[4:5]
.Ltmp32:
	.loc	0 434 9
	global_load_dword v0, v6, s[8:9]
	.loc	0 435 2
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, give@rel32@lo+4
	s_addc_u32 s5, s5, give@rel32@hi+12
	.loc	0 434 9
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v0, v0, v5
	global_store_dword v6, v0, s[8:9]
	.loc	0 435 2
	v_mov_b32_e32 v0, s6
	s_swappc_b64 s[30:31], s[4:5]
.Ltmp33:
	.loc	0 436 1
	s_endpgm
.Ltmp34:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel call_take
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 33
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 1
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
	.size	call_take, .Lfunc_end28-call_take

	.p2align	2
	.type	take,@function
take:
.Lfunc_begin29:
	.loc	0 420 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	s_mov_b32 s4, 0
.LBB28_1:
.Ltmp35:
	.loc	0 421 9 prologue_end
	global_atomic_cmpswap v4, v[0:1], v[2:3], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	.loc	0 421 2 is_stmt 0
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB28_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 423 1 is_stmt 1
	s_setpc_b64 s[30:31]
.Ltmp36:
.Lfunc_end29:
	.size	take, .Lfunc_end29-take

	.p2align	2
	.type	give,@function
give:
.Lfunc_begin30:
	.loc	0 426 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v2, 0
.Ltmp37:
	.loc	0 427 2 prologue_end
	global_atomic_swap v[0:1], v2, off
	.loc	0 428 1
	s_setpc_b64 s[30:31]
.Ltmp38:
.Lfunc_end30:
	.size	give, .Lfunc_end30-give

	.protected	call_take_of_eight
	.globl	call_take_of_eight
	.p2align	8
	.type	call_take_of_eight,@function
call_take_of_eight:
.Lfunc_begin31:
	.loc	0 440 0
	s_add_u32 s6, s6, s9
	s_mov_b32 s32, 0
	s_addc_u32 s7, s7, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s6
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s7
	s_add_u32 s0, s0, s9
.Ltmp39:
	.loc	0 441 16 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	.loc	0 441 11 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	s_addc_u32 s1, s1, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v0, v0, s[10:11] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 441 33
	v_and_b32_e32 v0, 7, v0
	.loc	0 443 12 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v0
	v_add_co_u32 v0, s4, s8, v5
	v_add_co_ci_u32_e64 v1, null, s9, 0, s4
	.loc	0 443 2 is_stmt 0
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, take@rel32@lo+4
	s_addc_u32 s5, s5, take@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
.Ltmp40:
	.loc	0 444 9 is_stmt 1
	global_load_dword v2, v5, s[6:7]
	.loc	0 445 2
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, give@rel32@lo+4
	s_addc_u32 s5, s5, give@rel32@hi+12
	.loc	0 444 9
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, 1, v2
	global_store_dword v5, v2, s[6:7]
	.loc	0 445 2
	s_swappc_b64 s[30:31], s[4:5]
.Ltmp41:
	.loc	0 446 1
	s_endpgm
.Ltmp42:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel call_take_of_eight
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 33
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 1
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
	.size	call_take_of_eight, .Lfunc_end31-call_take_of_eight

	.protected	call_try
	.globl	call_try
	.p2align	8
	.type	call_try,@function
call_try:
.Lfunc_begin32:
	.loc	0 449 0
	s_add_u32 s6, s6, s9
	s_addc_u32 s7, s7, 0
	s_mov_b32 s32, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s6
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s7
.Ltmp43:
	.loc	0 452 2 prologue_end
	s_load_dwordx2 s[6:7], s[4:5], 0x0
	v_mov_b32_e32 v4, v0
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	s_mov_b32 s8, 0
	s_getpc_b64 s[10:11]
	s_add_u32 s10, s10, try_lock@rel32@lo+4
	s_addc_u32 s11, s11, try_lock@rel32@hi+12
.LBB33_1:
	.loc	0 453 7
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v1, s7
	s_swappc_b64 s[30:31], s[10:11]
.Ltmp44:
	v_cmp_ne_u32_e32 vcc_lo, 0, v0
	s_or_b32 s8, vcc_lo, s8
	s_andn2_b32 exec_lo, exec_lo, s8
	s_cbranch_execnz .LBB33_1
	.loc	0 0 7 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 452 2 is_stmt 1
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_mov_b32_e32 v0, 0
	.loc	0 455 4
	s_getpc_b64 s[8:9]
	s_add_u32 s8, s8, give@rel32@lo+4
	s_addc_u32 s9, s9, give@rel32@hi+12
	.loc	0 454 11
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[4:5]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, v1, v4
	global_store_dword v0, v1, s[4:5]
	.loc	0 455 4
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v1, s7
	s_swappc_b64 s[30:31], s[8:9]
.Ltmp45:
	.loc	0 458 1
	s_endpgm
.Ltmp46:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel call_try
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 33
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 1
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
	.size	call_try, .Lfunc_end32-call_try

	.p2align	2
	.type	try_lock,@function
try_lock:
.Lfunc_begin33:
	.loc	0 415 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
.Ltmp47:
	.loc	0 416 9 prologue_end
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	global_atomic_cmpswap v0, v[0:1], v[2:3], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	.loc	0 416 35 is_stmt 0
	v_cndmask_b32_e64 v0, 0, 1, vcc_lo
	.loc	0 416 2
	s_setpc_b64 s[30:31]
.Ltmp48:
.Lfunc_end33:
	.size	try_lock, .Lfunc_end33-try_lock

	.protected	call_leader
	.globl	call_leader
	.p2align	8
	.type	call_leader,@function
call_leader:
.Lfunc_begin34:
	.loc	0 461 0 is_stmt 1
	s_add_u32 s6, s6, s9
	s_mov_b32 s32, 0
	s_addc_u32 s7, s7, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s6
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s7
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
.Ltmp49:
	.loc	0 462 6 prologue_end
	s_mov_b32 s6, exec_lo
	.loc	0 462 22 is_stmt 0
	v_cmpx_eq_u32_e32 0, v0
	.loc	0 462 6
	s_cbranch_execz .LBB34_2
	s_clause 0x1
	s_load_dwordx2 s[6:7], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	v_mov_b32_e32 v5, 0
	.loc	0 463 3 is_stmt 1
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, take@rel32@lo+4
	s_addc_u32 s5, s5, take@rel32@hi+12
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v1, s7
	s_swappc_b64 s[30:31], s[4:5]
.Ltmp50:
	.loc	0 464 10
	global_load_dword v0, v5, s[8:9]
	.loc	0 465 3
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, give@rel32@lo+4
	s_addc_u32 s5, s5, give@rel32@hi+12
	.loc	0 464 10
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v0, 1, v0
	global_store_dword v5, v0, s[8:9]
	.loc	0 465 3
	v_mov_b32_e32 v0, s6
	s_swappc_b64 s[30:31], s[4:5]
.Ltmp51:
.LBB34_2:
	.loc	0 467 1
	s_endpgm
.Ltmp52:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel call_leader
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 33
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 1
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
.Lfunc_end34:
	.size	call_leader, .Lfunc_end34-call_leader

	.protected	call_own
	.globl	call_own
	.p2align	8
	.type	call_own,@function
call_own:
.Lfunc_begin35:
	.loc	0 471 0
	s_add_u32 s6, s6, s9
	s_mov_b32 s32, 0
	s_addc_u32 s7, s7, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s6
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s7
	s_add_u32 s0, s0, s9
.Ltmp53:
	.loc	0 472 11 prologue_end
	s_clause 0x1
	s_load_dwordx2 s[6:7], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	.loc	0 474 12
	v_lshlrev_b32_e32 v5, 2, v0
	s_addc_u32 s1, s1, 0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, s4, s6, v5
	v_add_co_ci_u32_e64 v1, null, s7, 0, s4
	.loc	0 474 2 is_stmt 0
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, take@rel32@lo+4
	s_addc_u32 s5, s5, take@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
.Ltmp54:
	.loc	0 475 9 is_stmt 1
	global_load_dword v2, v5, s[8:9]
	.loc	0 476 2
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, give@rel32@lo+4
	s_addc_u32 s5, s5, give@rel32@hi+12
	.loc	0 475 9
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, 1, v2
	global_store_dword v5, v2, s[8:9]
	.loc	0 476 2
	s_swappc_b64 s[30:31], s[4:5]
.Ltmp55:
	.loc	0 477 1
	s_endpgm
.Ltmp56:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel call_own
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 33
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 1
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
.Lfunc_end35:
	.size	call_own, .Lfunc_end35-call_own

	.protected	square_column
	.globl	square_column
	.p2align	8
	.type	square_column,@function
square_column:
.Lfunc_begin36:
	.loc	0 481 0
	s_mov_b32 s2, 0
.Ltmp57:
	.loc	0 482 6 prologue_end
	s_mov_b32 s0, exec_lo
	.loc	0 482 22 is_stmt 0
	v_cmpx_eq_u32_e32 0, v0
	.loc	0 482 6
	s_cbranch_execz .LBB36_4
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
.LBB36_2:
	.loc	0 483 10 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v2, v0, v1, s[0:1] glc
	.loc	0 483 32 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	.loc	0 483 3
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB36_2
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 482 6 is_stmt 1
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_mov_b32_e32 v0, 0
	.loc	0 485 10
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	.loc	0 486 3
	global_atomic_swap v0, v0, s[0:1]
.LBB36_4:
	.loc	0 488 1
	s_endpgm
.Ltmp58:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel square_column
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
.Lfunc_end36:
	.size	square_column, .Lfunc_end36-square_column

	.protected	square_corner
	.globl	square_corner
	.p2align	8
	.type	square_corner,@function
square_corner:
.Lfunc_begin37:
	.loc	0 493 27 prologue_end
	v_or_b32_e32 v0, v0, v1
	s_mov_b32 s2, 0
	s_mov_b32 s0, exec_lo
	v_cmpx_eq_u32_e32 0, v0
	s_cbranch_execz .LBB37_4
	.loc	0 493 6 is_stmt 0
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
.LBB37_2:
	.loc	0 494 10 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v2, v0, v1, s[0:1] glc
	.loc	0 494 32 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	.loc	0 494 3
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB37_2
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 493 6 is_stmt 1
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_mov_b32_e32 v0, 0
	.loc	0 496 10
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	.loc	0 497 3
	global_atomic_swap v0, v0, s[0:1]
.LBB37_4:
	.loc	0 499 1
	s_endpgm
.Ltmp59:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel square_corner
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
		.amdhsa_system_vgpr_workitem_id 1
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
.Lfunc_end37:
	.size	square_corner, .Lfunc_end37-square_corner

	.protected	square_own
	.globl	square_own
	.p2align	8
	.type	square_own,@function
square_own:
.Lfunc_begin38:
	.loc	0 504 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 504 31 is_stmt 0
	v_lshl_or_b32 v2, v1, 3, v0
	v_mov_b32_e32 v3, 1
	v_lshlrev_b32_e32 v0, 2, v2
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, s0, s0, v0
	v_add_co_ci_u32_e64 v1, null, s1, 0, s0
	s_mov_b32 s0, 0
.LBB38_1:
	.loc	0 506 9 is_stmt 1
	global_atomic_swap v4, v[0:1], v3, off glc
	.loc	0 506 35 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	.loc	0 506 2
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB38_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 504 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 508 2
	v_lshlrev_b32_e32 v2, 2, v2
	v_mov_b32_e32 v4, 0
	.loc	0 508 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v2, s[0:1]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v3, 1, v3
	global_store_dword v2, v3, s[0:1]
	.loc	0 509 2 is_stmt 1
	global_atomic_swap v[0:1], v4, off
	.loc	0 510 1
	s_endpgm
.Ltmp60:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel square_own
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
		.amdhsa_system_vgpr_workitem_id 1
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
.Lfunc_end38:
	.size	square_own, .Lfunc_end38-square_own

	.protected	square_row
	.globl	square_row
	.p2align	8
	.type	square_row,@function
square_row:
.Lfunc_begin39:
	.loc	0 515 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_lshlrev_b32_e32 v0, 2, v1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, s0, s0, v0
	v_add_co_ci_u32_e64 v3, null, s1, 0, s0
	v_mov_b32_e32 v0, 1
	s_mov_b32 s0, 0
.LBB39_1:
	.loc	0 517 9
	global_atomic_swap v4, v[2:3], v0, off glc
	.loc	0 517 35 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	.loc	0 517 2
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB39_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 515 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 519 2
	v_lshlrev_b32_e32 v0, 2, v1
	v_mov_b32_e32 v4, 0
	.loc	0 519 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[0:1]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[0:1]
	.loc	0 520 2 is_stmt 1
	global_atomic_swap v[2:3], v4, off
	.loc	0 521 1
	s_endpgm
.Ltmp61:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel square_row
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
		.amdhsa_system_vgpr_workitem_id 1
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
.Lfunc_end39:
	.size	square_row, .Lfunc_end39-square_row

	.protected	square_halved
	.globl	square_halved
	.p2align	8
	.type	square_halved,@function
square_halved:
.Lfunc_begin40:
	.loc	0 526 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 526 49 is_stmt 0
	v_lshrrev_b32_e32 v0, 1, v0
	v_mov_b32_e32 v3, 1
	.loc	0 526 31
	v_lshl_or_b32 v2, v1, 3, v0
	v_lshlrev_b32_e32 v0, 2, v2
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, s0, s0, v0
	v_add_co_ci_u32_e64 v1, null, s1, 0, s0
	s_mov_b32 s0, 0
.LBB40_1:
	.loc	0 528 9 is_stmt 1
	global_atomic_swap v4, v[0:1], v3, off glc
	.loc	0 528 35 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	.loc	0 528 2
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB40_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 526 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 530 2
	v_lshlrev_b32_e32 v2, 2, v2
	v_mov_b32_e32 v4, 0
	.loc	0 530 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v2, s[0:1]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v3, 1, v3
	global_store_dword v2, v3, s[0:1]
	.loc	0 531 2 is_stmt 1
	global_atomic_swap v[0:1], v4, off
	.loc	0 532 1
	s_endpgm
.Ltmp62:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel square_halved
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
		.amdhsa_system_vgpr_workitem_id 1
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
.Lfunc_end40:
	.size	square_halved, .Lfunc_end40-square_halved

	.protected	square_overlapping
	.globl	square_overlapping
	.p2align	8
	.type	square_overlapping,@function
square_overlapping:
.Lfunc_begin41:
	.loc	0 537 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 537 31 is_stmt 0
	v_lshl_add_u32 v2, v1, 2, v0
	v_mov_b32_e32 v3, 1
	v_lshlrev_b32_e32 v0, 2, v2
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, s0, s0, v0
	v_add_co_ci_u32_e64 v1, null, s1, 0, s0
	s_mov_b32 s0, 0
.LBB41_1:
	.loc	0 539 9 is_stmt 1
	global_atomic_swap v4, v[0:1], v3, off glc
	.loc	0 539 35 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	.loc	0 539 2
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB41_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 537 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 541 2
	v_lshlrev_b32_e32 v2, 2, v2
	v_mov_b32_e32 v4, 0
	.loc	0 541 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v2, s[0:1]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v3, 1, v3
	global_store_dword v2, v3, s[0:1]
	.loc	0 542 2 is_stmt 1
	global_atomic_swap v[0:1], v4, off
	.loc	0 543 1
	s_endpgm
.Ltmp63:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel square_overlapping
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
		.amdhsa_system_vgpr_workitem_id 1
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
.Lfunc_end41:
	.size	square_overlapping, .Lfunc_end41-square_overlapping

	.protected	two_ordered
	.globl	two_ordered
	.p2align	8
	.type	two_ordered,@function
two_ordered:
.Lfunc_begin42:
	.loc	0 548 16 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 548 11 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v3, 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v0, v0, s[10:11] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 548 33
	v_and_b32_e32 v2, 3, v0
	v_lshlrev_b32_e32 v0, 2, v2
	v_add_co_u32 v0, s2, s8, v0
	v_add_co_ci_u32_e64 v1, null, s9, 0, s2
	s_mov_b32 s2, 0
.LBB42_1:
	.loc	0 550 9 is_stmt 1
	global_atomic_swap v4, v[0:1], v3, off glc
	.loc	0 550 35 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	.loc	0 550 2
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB42_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s2
	v_mov_b32_e32 v3, 1
	s_mov_b32 s2, 0
.LBB42_3:
	.loc	0 552 9 is_stmt 1
	global_atomic_swap v4, v[0:1], v3, off offset:4 glc
	.loc	0 552 35 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	.loc	0 552 2
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB42_3
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 554 2 is_stmt 1
	v_lshlrev_b32_e32 v2, 2, v2
	v_mov_b32_e32 v4, 0
	.loc	0 554 9 is_stmt 0
	global_load_dword v3, v2, s[0:1]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v3, 1, v3
	global_store_dword v2, v3, s[0:1]
	.loc	0 555 2 is_stmt 1
	s_clause 0x1
	global_atomic_swap v[0:1], v4, off offset:4
	global_atomic_swap v[0:1], v4, off
	.loc	0 557 1
	s_endpgm
.Ltmp64:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel two_ordered
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
.Lfunc_end42:
	.size	two_ordered, .Lfunc_end42-two_ordered

	.protected	hold_and_count
	.globl	hold_and_count
	.p2align	8
	.type	hold_and_count,@function
hold_and_count:
.Lfunc_begin43:
	.loc	0 562 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b32 s6, 0
.LBB43_1:
	.loc	0 564 9
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v3, v1, v2, s[0:1] glc
	.loc	0 564 31 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	.loc	0 564 2
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB43_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s6
	v_lshlrev_b32_e32 v2, 2, v0
	.loc	0 562 11 is_stmt 1
	v_mov_b32_e32 v3, 0
	s_mov_b32 s7, 0
	.loc	0 566 2
	s_mov_b32 s6, exec_lo
	.loc	0 566 24 is_stmt 0
	global_load_dword v0, v2, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 566 32
	v_and_b32_e32 v0, 7, v0
	.loc	0 566 21
	v_cmpx_ne_u32_e32 0, v0
	.loc	0 566 2
	s_cbranch_execz .LBB43_6
	.loc	0 0 2
	v_add_co_u32 v0, s8, s2, v2
	v_add_co_ci_u32_e64 v1, null, s3, 0, s8
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	s_mov_b32 s8, 0
.LBB43_4:
	.loc	0 567 8 is_stmt 1
	global_load_dword v5, v4, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 566 24
	global_load_dword v6, v[0:1], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 566 39 is_stmt 0
	s_add_i32 s8, s8, 1
	.loc	0 566 21
	s_add_u32 s2, s2, 4
	s_addc_u32 s3, s3, 0
	.loc	0 567 5 is_stmt 1
	v_add_nc_u32_e32 v3, v5, v3
	.loc	0 566 32
	v_and_b32_e32 v6, 7, v6
	.loc	0 566 21 is_stmt 0
	v_cmp_ge_u32_e32 vcc_lo, s8, v6
	.loc	0 566 2
	s_or_b32 s7, vcc_lo, s7
	s_andn2_b32 exec_lo, exec_lo, s7
	s_cbranch_execnz .LBB43_4
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s7
.LBB43_6:
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 569 2 is_stmt 1
	v_mov_b32_e32 v0, 0
	.loc	0 568 9
	global_store_dword v2, v3, s[4:5]
	.loc	0 569 2
	global_atomic_swap v0, v0, s[0:1]
	.loc	0 570 1
	s_endpgm
.Ltmp65:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel hold_and_count
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
.Lfunc_end43:
	.size	hold_and_count, .Lfunc_end43-hold_and_count

	.protected	hold_and_count_inside
	.globl	hold_and_count_inside
	.p2align	8
	.type	hold_and_count_inside,@function
hold_and_count_inside:
.Lfunc_begin44:
	.loc	0 574 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	v_lshlrev_b32_e32 v2, 2, v0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v6, 0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, s2, s10, v2
	v_add_co_u32 v2, s0, s0, v2
	v_add_co_ci_u32_e64 v1, null, s11, 0, s2
	v_add_co_ci_u32_e64 v3, null, s1, 0, s0
	s_mov_b32 s1, 0
	s_inst_prefetch 0x1
	s_branch .LBB44_3
	.p2align	6
.LBB44_1:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 580 11 is_stmt 1
	global_store_dword v[2:3], v6, off
	.loc	0 581 4
	global_atomic_swap v4, v4, s[8:9]
.LBB44_2:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 577 7 is_stmt 1
	s_and_b32 s0, exec_lo, vcc_lo
	s_or_b32 s1, s0, s1
	.loc	0 576 2
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execz .LBB44_8
.LBB44_3:
	.loc	0 577 7
	global_atomic_swap v7, v4, v5, s[8:9] glc
	.loc	0 577 29 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v7
	.loc	0 577 7
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz .LBB44_2
	.loc	0 578 26 is_stmt 1
	global_load_dword v7, v[0:1], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 578 4 is_stmt 0
	s_mov_b32 s5, exec_lo
	.loc	0 578 34
	v_and_b32_e32 v7, 7, v7
	.loc	0 578 23
	v_cmpx_ne_u32_e32 0, v7
	.loc	0 578 4
	s_cbranch_execz .LBB44_1
	.loc	0 0 4
	s_mov_b32 s6, 0
	s_mov_b64 s[2:3], s[10:11]
	s_mov_b32 s7, 0
.LBB44_6:
	.loc	0 579 10 is_stmt 1
	global_load_dword v7, v4, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 578 26
	global_load_dword v8, v[0:1], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 578 41 is_stmt 0
	s_add_i32 s7, s7, 1
	.loc	0 578 23
	s_add_u32 s2, s2, 4
	s_addc_u32 s3, s3, 0
	.loc	0 579 7 is_stmt 1
	v_add_nc_u32_e32 v6, v7, v6
	.loc	0 578 34
	v_and_b32_e32 v8, 7, v8
	.loc	0 578 23 is_stmt 0
	v_cmp_ge_u32_e64 s0, s7, v8
	.loc	0 578 4
	s_or_b32 s6, s0, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB44_6
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s6
	s_branch .LBB44_1
.LBB44_8:
	s_inst_prefetch 0x2
	.loc	0 584 1 is_stmt 1
	s_endpgm
.Ltmp66:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel hold_and_count_inside
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
.Lfunc_end44:
	.size	hold_and_count_inside, .Lfunc_end44-hold_and_count_inside

	.protected	release_by_sub
	.globl	release_by_sub
	.p2align	8
	.type	release_by_sub,@function
release_by_sub:
.Lfunc_begin45:
	.loc	0 589 2 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v0, 5
	v_mov_b32_e32 v1, 0
	s_mov_b32 s2, 0
.LBB45_1:
	.loc	0 589 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	.loc	0 589 2
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB45_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 589 2
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_mov_b32_e32 v0, 0
	.loc	0 592 2 is_stmt 1
	s_mov_b32 s2, exec_lo
	s_mov_b32 s3, exec_lo
	v_mbcnt_lo_u32_b32 v2, s2, 0
	.loc	0 591 9
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[4:5]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[4:5]
	.loc	0 592 2
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB45_4
	s_bcnt1_i32_b32 s2, s2
	s_mul_i32 s2, s2, 5
	v_mov_b32_e32 v1, s2
	global_atomic_sub v0, v1, s[0:1]
.LBB45_4:
	.loc	0 593 1
	s_endpgm
.Ltmp67:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel release_by_sub
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
.Lfunc_end45:
	.size	release_by_sub, .Lfunc_end45-release_by_sub

	.protected	release_by_and
	.globl	release_by_and
	.p2align	8
	.type	release_by_and,@function
release_by_and:
.Lfunc_begin46:
	.loc	0 598 16 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 598 11 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 598 16
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_mov_b32_e32 v2, 0
	.loc	0 598 11
	s_waitcnt lgkmcnt(0)
	global_load_dword v0, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	s_mov_b32 s2, 0
	.loc	0 598 33
	v_and_b32_e32 v1, 3, v0
	.loc	0 598 47
	v_lshlrev_b32_e64 v0, v1, 1
	s_inst_prefetch 0x1
	s_branch .LBB46_2
	.p2align	6
.LBB46_1:
	.loc	0 0 47
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 600 9 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v4
	v_or_b32_e32 v3, s3, v3
	.loc	0 600 30 is_stmt 0
	v_and_b32_e32 v3, v3, v0
	.loc	0 600 2
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB46_6
.LBB46_2:
	.loc	0 0 2
	s_mov_b32 s6, exec_lo
	s_mov_b32 s3, 0
.LBB46_3:
	.loc	0 600 9
	s_ff1_i32_b32 s7, s6
	v_readlane_b32 s8, v0, s7
	s_lshl_b32 s9, 1, s7
	v_writelane_b32 v3, s3, s7
	s_andn2_b32 s6, s6, s9
	s_or_b32 s3, s3, s8
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 .LBB46_3
	v_mbcnt_lo_u32_b32 v4, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	s_and_saveexec_b32 s6, vcc_lo
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execz .LBB46_1
	v_mov_b32_e32 v4, s3
	global_atomic_or v4, v2, v4, s[0:1] glc
	s_branch .LBB46_1
.LBB46_6:
	.loc	0 0 9
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 602 2 is_stmt 1
	v_lshlrev_b32_e32 v1, 2, v1
	.loc	0 603 19
	v_not_b32_e32 v0, v0
	s_mov_b32 s3, exec_lo
	s_mov_b32 s2, -1
	.loc	0 602 9
	global_load_dword v2, v1, s[4:5]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, 1, v2
	global_store_dword v1, v2, s[4:5]
.LBB46_7:
	.loc	0 603 2
	s_ff1_i32_b32 s4, s3
	v_readlane_b32 s5, v0, s4
	s_lshl_b32 s4, 1, s4
	s_andn2_b32 s3, s3, s4
	s_and_b32 s2, s2, s5
	s_cmp_lg_u32 s3, 0
	s_cbranch_scc1 .LBB46_7
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	s_mov_b32 s3, exec_lo
	v_cmpx_eq_u32_e32 0, v0
	s_xor_b32 s3, exec_lo, s3
	s_cbranch_execz .LBB46_10
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s2
	global_atomic_and v0, v1, s[0:1]
.LBB46_10:
	.loc	0 604 1
	s_endpgm
.Ltmp68:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel release_by_and
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
.Lfunc_end46:
	.size	release_by_and, .Lfunc_end46-release_by_and

	.protected	release_by_and_inside
	.globl	release_by_and_inside
	.p2align	8
	.type	release_by_and_inside,@function
release_by_and_inside:
.Lfunc_begin47:
	.loc	0 608 16 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 608 11 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 608 16
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_mov_b32_e32 v2, 0
	.loc	0 608 11
	s_waitcnt lgkmcnt(0)
	global_load_dword v0, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	s_mov_b32 s2, 0
	.loc	0 608 33
	v_and_b32_e32 v1, 3, v0
	.loc	0 608 47
	v_lshlrev_b32_e64 v0, v1, 1
	s_inst_prefetch 0x1
	s_branch .LBB47_2
	.p2align	6
.LBB47_1:
	.loc	0 0 47
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 612 9 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v4
	v_or_b32_e32 v3, s3, v3
	.loc	0 612 30 is_stmt 0
	v_and_b32_e32 v3, v3, v0
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	.loc	0 612 7
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB47_6
.LBB47_2:
	.loc	0 0 7
	s_mov_b32 s6, exec_lo
	s_mov_b32 s3, 0
.LBB47_3:
	.loc	0 612 9
	s_ff1_i32_b32 s7, s6
	v_readlane_b32 s8, v0, s7
	s_lshl_b32 s9, 1, s7
	v_writelane_b32 v3, s3, s7
	s_andn2_b32 s6, s6, s9
	s_or_b32 s3, s3, s8
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 .LBB47_3
	v_mbcnt_lo_u32_b32 v4, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	s_and_saveexec_b32 s6, vcc_lo
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execz .LBB47_1
	v_mov_b32_e32 v4, s3
	global_atomic_or v4, v2, v4, s[0:1] glc
	s_branch .LBB47_1
.LBB47_6:
	.loc	0 0 9
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s2
	v_lshlrev_b32_e32 v1, 2, v1
	v_not_b32_e32 v0, v0
	s_mov_b32 s3, exec_lo
	s_mov_b32 s2, -1
	.loc	0 613 11 is_stmt 1
	global_load_dword v2, v1, s[4:5]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, 1, v2
	global_store_dword v1, v2, s[4:5]
.LBB47_7:
	.loc	0 614 4
	s_ff1_i32_b32 s4, s3
	v_readlane_b32 s5, v0, s4
	s_lshl_b32 s4, 1, s4
	s_andn2_b32 s3, s3, s4
	s_and_b32 s2, s2, s5
	s_cmp_lg_u32 s3, 0
	s_cbranch_scc1 .LBB47_7
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	s_mov_b32 s3, exec_lo
	v_cmpx_eq_u32_e32 0, v0
	s_xor_b32 s3, exec_lo, s3
	s_cbranch_execz .LBB47_10
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s2
	global_atomic_and v0, v1, s[0:1]
.LBB47_10:
	.loc	0 618 1
	s_endpgm
.Ltmp69:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel release_by_and_inside
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
.Lfunc_end47:
	.size	release_by_and_inside, .Lfunc_end47-release_by_and_inside

	.protected	bit_of_my_own
	.globl	bit_of_my_own
	.p2align	8
	.type	bit_of_my_own,@function
bit_of_my_own:
.Lfunc_begin48:
	.loc	0 623 19 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 623 16 is_stmt 0
	v_lshlrev_b32_e64 v1, v0, 1
	v_mov_b32_e32 v2, 0
	s_mov_b32 s2, 0
	s_inst_prefetch 0x1
	s_branch .LBB48_2
	.p2align	6
.LBB48_1:
	.loc	0 0 16
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 625 9 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v4
	v_or_b32_e32 v3, s3, v3
	.loc	0 625 30 is_stmt 0
	v_and_b32_e32 v3, v3, v1
	.loc	0 625 2
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB48_6
.LBB48_2:
	.loc	0 0 2
	s_mov_b32 s6, exec_lo
	s_mov_b32 s3, 0
.LBB48_3:
	.loc	0 625 9
	s_ff1_i32_b32 s7, s6
	v_readlane_b32 s8, v1, s7
	s_lshl_b32 s9, 1, s7
	v_writelane_b32 v3, s3, s7
	s_andn2_b32 s6, s6, s9
	s_or_b32 s3, s3, s8
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 .LBB48_3
	v_mbcnt_lo_u32_b32 v4, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	s_and_saveexec_b32 s6, vcc_lo
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execz .LBB48_1
	v_mov_b32_e32 v4, s3
	s_waitcnt lgkmcnt(0)
	global_atomic_or v4, v2, v4, s[0:1] glc
	s_branch .LBB48_1
.LBB48_6:
	.loc	0 0 9
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 623 19 is_stmt 1
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 627 2
	v_lshlrev_b32_e32 v2, 2, v0
	s_mov_b32 s3, exec_lo
	s_mov_b32 s2, -1
	.loc	0 627 23 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v0, v2, s[4:5]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v3, 1, v0
	.loc	0 628 19 is_stmt 1
	v_not_b32_e32 v0, v1
	.loc	0 627 23
	global_store_dword v2, v3, s[4:5]
.LBB48_7:
	.loc	0 628 2
	s_ff1_i32_b32 s4, s3
	v_readlane_b32 s5, v0, s4
	s_lshl_b32 s4, 1, s4
	s_andn2_b32 s3, s3, s4
	s_and_b32 s2, s2, s5
	s_cmp_lg_u32 s3, 0
	s_cbranch_scc1 .LBB48_7
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	s_mov_b32 s3, exec_lo
	v_cmpx_eq_u32_e32 0, v0
	s_xor_b32 s3, exec_lo, s3
	s_cbranch_execz .LBB48_10
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s2
	global_atomic_and v0, v1, s[0:1]
.LBB48_10:
	.loc	0 629 1
	s_endpgm
.Ltmp70:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel bit_of_my_own
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
.Lfunc_end48:
	.size	bit_of_my_own, .Lfunc_end48-bit_of_my_own

	.protected	hand_over
	.globl	hand_over
	.p2align	8
	.type	hand_over,@function
hand_over:
.Lfunc_begin49:
	.loc	0 634 11 prologue_end
	s_clause 0x1
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_mov_b32_e32 v2, 0
	.loc	0 634 57 is_stmt 0
	v_add_nc_u32_e32 v1, 1, v0
	s_mov_b32 s5, 0
	.loc	0 636 6 is_stmt 1
	s_mov_b32 s4, exec_lo
	.loc	0 634 37
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v1, v2, v1, s[0:1] glc
	.loc	0 636 13
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v1
	.loc	0 636 6 is_stmt 0
	s_cbranch_execz .LBB49_3
	.loc	0 0 6
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_co_u32 v1, vcc_lo, s0, v1
	v_add_co_ci_u32_e32 v2, vcc_lo, s1, v2, vcc_lo
.LBB49_2:
	.loc	0 637 10 is_stmt 1
	global_load_dword v3, v[1:2], off glc dlc
	.loc	0 637 30 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v3
	.loc	0 637 3
	s_or_b32 s5, vcc_lo, s5
	s_andn2_b32 exec_lo, exec_lo, s5
	s_cbranch_execnz .LBB49_2
.LBB49_3:
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 639 9 is_stmt 1
	v_mov_b32_e32 v1, 0
	.loc	0 640 19
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v3, 1
	.loc	0 639 9
	global_load_dword v2, v1, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, 1, v2
	global_store_dword v1, v2, s[2:3]
	.loc	0 640 2
	global_atomic_swap v0, v3, s[0:1] offset:4
	.loc	0 641 1
	s_endpgm
.Ltmp71:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel hand_over
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
.Lfunc_end49:
	.size	hand_over, .Lfunc_end49-hand_over

	.protected	wait_for_bytes
	.globl	wait_for_bytes
	.p2align	8
	.type	wait_for_bytes,@function
wait_for_bytes:
.Lfunc_begin50:
	.loc	0 647 11 prologue_end
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	v_sub_nc_u32_e32 v1, 63, v0
	v_mov_b32_e32 v3, 1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s0, s2, v1
	v_add_co_ci_u32_e64 v2, null, s3, 0, s0
	s_mov_b32 s0, 0
	.loc	0 649 7
	global_store_byte v0, v3, s[2:3]
	s_waitcnt_vscnt null, 0x0
.LBB50_1:
	.loc	0 650 9
	global_load_ubyte v3, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 650 19 is_stmt 0
	v_cmp_ne_u16_e32 vcc_lo, 0, v3
	.loc	0 650 2
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB50_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 647 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 652 2
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 1
	.loc	0 652 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	.loc	0 653 1 is_stmt 1
	s_endpgm
.Ltmp72:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel wait_for_bytes
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
.Lfunc_end50:
	.size	wait_for_bytes, .Lfunc_end50-wait_for_bytes

	.protected	wait_for_byte_later
	.globl	wait_for_byte_later
	.p2align	8
	.type	wait_for_byte_later,@function
wait_for_byte_later:
.Lfunc_begin51:
	.loc	0 659 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	.loc	0 661 6
	s_mov_b32 s6, exec_lo
	.loc	0 661 8 is_stmt 0
	v_cmpx_ne_u32_e32 0, v0
	.loc	0 661 6
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execnz .LBB51_4
	s_andn2_saveexec_b32 s6, s6
	s_cbranch_execnz .LBB51_7
.LBB51_2:
	.loc	0 667 1 is_stmt 1
	s_endpgm
.LBB51_3:
	.loc	0 0 1 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 662 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v2
	.loc	0 662 21 is_stmt 0
	s_cmp_eq_u32 s7, 0
	.loc	0 662 3
	s_cbranch_scc0 .LBB51_6
.LBB51_4:
	.loc	0 662 10
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s7, vcc_lo
	s_cbranch_execz .LBB51_3
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
	s_branch .LBB51_3
.LBB51_6:
	.loc	0 664 11 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 664 9 is_stmt 0
	global_store_dword v0, v1, s[4:5]
	.loc	0 661 6 is_stmt 1
	s_andn2_saveexec_b32 s6, s6
	s_cbranch_execz .LBB51_2
.LBB51_7:
	.loc	0 664 11
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 664 9 is_stmt 0
	global_store_dword v0, v1, s[4:5]
	.loc	0 666 8 is_stmt 1
	global_store_byte v2, v3, s[0:1] offset:2
	s_waitcnt_vscnt null, 0x0
	.loc	0 667 1
	s_endpgm
.Ltmp73:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel wait_for_byte_later
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
.Lfunc_end51:
	.size	wait_for_byte_later, .Lfunc_end51-wait_for_byte_later

	.protected	chosen_pointer
	.globl	chosen_pointer
	.p2align	8
	.type	chosen_pointer,@function
chosen_pointer:
.Lfunc_begin52:
	.loc	0 672 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 673 13
	v_lshlrev_b32_e32 v3, 2, v0
	.loc	0 672 11
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 673 13
	s_waitcnt lgkmcnt(0)
	global_load_dword v4, v3, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	v_add_co_u32 v1, s6, s2, v3
	v_add_co_ci_u32_e64 v2, null, s3, 0, s6
	.loc	0 675 6
	s_mov_b32 s6, exec_lo
	.loc	0 675 8 is_stmt 0
	v_cmpx_ne_u32_e32 0, v0
	.loc	0 675 6
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execnz .LBB52_3
	s_andn2_saveexec_b32 s6, s6
	s_cbranch_execnz .LBB52_8
.LBB52_2:
	.loc	0 681 1 is_stmt 1
	s_endpgm
.LBB52_3:
	.loc	0 0 1 is_stmt 0
	v_mov_b32_e32 v0, 0
	s_branch .LBB52_5
.LBB52_4:
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 676 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v4
	.loc	0 676 21 is_stmt 0
	s_cmp_eq_u32 s7, 0
	.loc	0 676 3
	s_cbranch_scc0 .LBB52_7
.LBB52_5:
	.loc	0 676 10
	v_mbcnt_lo_u32_b32 v4, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	s_and_saveexec_b32 s7, vcc_lo
	s_cbranch_execz .LBB52_4
	global_load_dword v4, v0, s[0:1] glc dlc
	s_branch .LBB52_4
.LBB52_7:
	.loc	0 678 11 is_stmt 1
	global_load_dword v0, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 678 9 is_stmt 0
	s_waitcnt vmcnt(0)
	global_store_dword v3, v0, s[4:5]
	.loc	0 675 6 is_stmt 1
	s_andn2_saveexec_b32 s6, s6
	s_cbranch_execz .LBB52_2
.LBB52_8:
	.loc	0 678 11
	global_load_dword v2, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 673 13
	s_add_u32 s2, s2, 0x190
	s_addc_u32 s3, s3, 0
	v_mov_b32_e32 v5, s2
	v_mov_b32_e32 v0, s3
	.loc	0 673 21 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, 0x46, v4
	v_mov_b32_e32 v4, 1
	.loc	0 673 13
	v_cndmask_b32_e32 v1, s1, v0, vcc_lo
	v_cndmask_b32_e32 v0, s0, v5, vcc_lo
	.loc	0 678 9 is_stmt 1
	global_store_dword v3, v2, s[4:5]
	.loc	0 680 3
	global_atomic_swap v[0:1], v4, off
	.loc	0 681 1
	s_endpgm
.Ltmp74:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel chosen_pointer
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
.Lfunc_end52:
	.size	chosen_pointer, .Lfunc_end52-chosen_pointer

	.protected	loaded_place
	.globl	loaded_place
	.p2align	8
	.type	loaded_place,@function
loaded_place:
.Lfunc_begin53:
	.loc	0 686 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	.loc	0 688 6
	s_mov_b32 s6, exec_lo
	.loc	0 688 8 is_stmt 0
	v_cmpx_ne_u32_e32 0, v0
	.loc	0 688 6
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execnz .LBB53_4
	s_andn2_saveexec_b32 s6, s6
	s_cbranch_execnz .LBB53_7
.LBB53_2:
	.loc	0 694 1 is_stmt 1
	s_endpgm
.LBB53_3:
	.loc	0 0 1 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 689 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v2
	.loc	0 689 25 is_stmt 0
	s_cmp_eq_u32 s7, 0
	.loc	0 689 3
	s_cbranch_scc0 .LBB53_6
.LBB53_4:
	.loc	0 689 10
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s7, vcc_lo
	s_cbranch_execz .LBB53_3
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] offset:20 glc dlc
	s_branch .LBB53_3
.LBB53_6:
	.loc	0 691 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 1
	.loc	0 691 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[4:5]
	.loc	0 688 6 is_stmt 1
	s_andn2_saveexec_b32 s6, s6
	s_cbranch_execz .LBB53_2
.LBB53_7:
	.loc	0 691 2
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v2, 1
	.loc	0 686 11
	v_mov_b32_e32 v1, 0
	.loc	0 691 9
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v2, s[4:5]
	.loc	0 693 22
	global_load_dword v0, v1, s[2:3] offset:20 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 693 20 is_stmt 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v0, vcc_lo, s0, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s1, v1, vcc_lo
	.loc	0 693 3
	global_atomic_swap v[0:1], v2, off
	.loc	0 694 1 is_stmt 1
	s_endpgm
.Ltmp75:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel loaded_place
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
.Lfunc_end53:
	.size	loaded_place, .Lfunc_end53-loaded_place

	.protected	odd_and_even
	.globl	odd_and_even
	.p2align	8
	.type	odd_and_even,@function
odd_and_even:
.Lfunc_begin54:
	.loc	0 699 11 prologue_end
	s_clause 0x1
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 701 19
	v_lshlrev_b32_e32 v5, 3, v0
	v_mov_b32_e32 v1, 1
	.loc	0 699 11
	v_mov_b32_e32 v2, 0
	.loc	0 701 2
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v5, v1, s[2:3]
	v_lshlrev_b32_e32 v1, 1, v0
	v_sub_nc_u32_e32 v1, 0x7e, v1
	v_lshlrev_b64 v[3:4], 2, v[1:2]
	.loc	0 701 19 is_stmt 0
	v_add_co_u32 v1, s4, s2, v5
	v_add_co_ci_u32_e64 v2, null, s3, 0, s4
	v_add_co_u32 v3, vcc_lo, s2, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s3, v4, vcc_lo
	.loc	0 699 11 is_stmt 1
	s_mov_b32 s2, 0
.LBB54_1:
	.loc	0 702 9
	global_load_dword v5, v[3:4], off glc dlc
	.loc	0 702 35 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v5
	.loc	0 702 2
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB54_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s2
	v_mov_b32_e32 v3, 1
	.loc	0 705 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 704 2
	global_atomic_swap v[1:2], v3, off offset:4
	.loc	0 705 9
	global_store_dword v0, v3, s[0:1]
	.loc	0 706 1
	s_endpgm
.Ltmp76:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel odd_and_even
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
.Lfunc_end54:
	.size	odd_and_even, .Lfunc_end54-odd_and_even

	.protected	tries_limited
	.globl	tries_limited
	.p2align	8
	.type	tries_limited,@function
tries_limited:
.Lfunc_begin55:
	.loc	0 713 2 prologue_end
	s_clause 0x1
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	s_movk_i32 s5, 0x64
	s_mov_b32 s4, 0
	s_branch .LBB55_11
.LBB55_1:
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s20
	s_orn2_b32 s19, s19, exec_lo
	s_orn2_b32 s18, s18, exec_lo
.LBB55_2:
	s_or_b32 exec_lo, exec_lo, s17
	s_orn2_b32 s19, s19, exec_lo
	s_orn2_b32 s17, s18, exec_lo
.LBB55_3:
	s_or_b32 exec_lo, exec_lo, s16
	s_orn2_b32 s18, s19, exec_lo
	s_orn2_b32 s16, s17, exec_lo
.LBB55_4:
	s_or_b32 exec_lo, exec_lo, s15
	s_orn2_b32 s17, s18, exec_lo
	s_orn2_b32 s15, s16, exec_lo
.LBB55_5:
	s_or_b32 exec_lo, exec_lo, s14
	s_orn2_b32 s16, s17, exec_lo
	s_orn2_b32 s14, s15, exec_lo
.LBB55_6:
	s_or_b32 exec_lo, exec_lo, s13
	s_orn2_b32 s15, s16, exec_lo
	s_orn2_b32 s13, s14, exec_lo
.LBB55_7:
	s_or_b32 exec_lo, exec_lo, s12
	s_orn2_b32 s14, s15, exec_lo
	s_orn2_b32 s12, s13, exec_lo
.LBB55_8:
	s_or_b32 exec_lo, exec_lo, s11
	s_orn2_b32 s13, s14, exec_lo
	s_orn2_b32 s11, s12, exec_lo
.LBB55_9:
	s_or_b32 exec_lo, exec_lo, s10
	s_andn2_b32 s8, s8, exec_lo
	s_and_b32 s10, s13, exec_lo
	s_andn2_b32 s7, s7, exec_lo
	s_and_b32 s11, s11, exec_lo
	s_or_b32 s8, s8, s10
	s_or_b32 s7, s7, s11
.LBB55_10:
	s_or_b32 exec_lo, exec_lo, s9
	.loc	0 714 7 is_stmt 1
	s_and_b32 s9, exec_lo, s7
	s_or_b32 s4, s9, s4
	s_andn2_b32 s6, s6, exec_lo
	s_and_b32 s9, s8, exec_lo
	s_or_b32 s6, s6, s9
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB55_22
.LBB55_11:
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v3, v2, v[1:2], s[2:3] glc
	s_or_b32 s8, s8, exec_lo
	s_or_b32 s7, s7, exec_lo
	s_mov_b32 s9, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	s_xor_b32 s9, exec_lo, s9
	s_cbranch_execz .LBB55_10
	global_atomic_cmpswap v3, v2, v[1:2], s[2:3] glc
	s_mov_b32 s11, -1
	s_mov_b32 s13, -1
	s_mov_b32 s10, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	s_cbranch_execz .LBB55_9
	global_atomic_cmpswap v3, v2, v[1:2], s[2:3] glc
	s_mov_b32 s12, -1
	s_mov_b32 s14, -1
	s_mov_b32 s11, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	s_cbranch_execz .LBB55_8
	global_atomic_cmpswap v3, v2, v[1:2], s[2:3] glc
	s_mov_b32 s15, -1
	s_mov_b32 s12, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	s_cbranch_execz .LBB55_7
	global_atomic_cmpswap v3, v2, v[1:2], s[2:3] glc
	s_mov_b32 s16, -1
	s_mov_b32 s13, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	s_cbranch_execz .LBB55_6
	global_atomic_cmpswap v3, v2, v[1:2], s[2:3] glc
	s_mov_b32 s17, -1
	s_mov_b32 s14, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	s_cbranch_execz .LBB55_5
	global_atomic_cmpswap v3, v2, v[1:2], s[2:3] glc
	s_mov_b32 s18, -1
	s_mov_b32 s15, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	s_cbranch_execz .LBB55_4
	global_atomic_cmpswap v3, v2, v[1:2], s[2:3] glc
	s_mov_b32 s19, -1
	s_mov_b32 s16, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	s_cbranch_execz .LBB55_3
	global_atomic_cmpswap v3, v2, v[1:2], s[2:3] glc
	s_mov_b32 s17, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	s_cbranch_execz .LBB55_2
	global_atomic_cmpswap v3, v2, v[1:2], s[2:3] glc
	s_mov_b32 s20, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	s_cbranch_execz .LBB55_1
	.loc	0 713 21
	s_add_i32 s5, s5, -10
	s_cmp_eq_u32 s5, 0
	s_cselect_b32 s18, -1, 0
	s_xor_b32 s19, exec_lo, -1
	s_orn2_b32 s18, s18, exec_lo
	s_branch .LBB55_1
.LBB55_22:
	.loc	0 0 21 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	s_and_saveexec_b32 s4, s6
	s_xor_b32 s4, exec_lo, s4
	s_cbranch_execz .LBB55_24
	.loc	0 715 11 is_stmt 1
	v_mov_b32_e32 v1, 0
	global_load_dword v2, v1, s[0:1]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, 1, v2
	global_store_dword v1, v2, s[0:1]
	.loc	0 716 4
	global_atomic_swap v1, v1, s[2:3]
.LBB55_24:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 719 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 1
	.loc	0 719 13 is_stmt 0
	global_store_dword v0, v1, s[0:1] offset:4
	.loc	0 720 1 is_stmt 1
	s_endpgm
.Ltmp77:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tries_limited
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
		.amdhsa_next_free_sgpr 21
		.amdhsa_reserve_vcc 0
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
.Lfunc_end55:
	.size	tries_limited, .Lfunc_end55-tries_limited

	.protected	tries_renewed
	.globl	tries_renewed
	.p2align	8
	.type	tries_renewed,@function
tries_renewed:
.Lfunc_begin56:
	.loc	0 727 2 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_mov_b32 s2, 0
	s_mov_b32 s3, 0
	s_branch .LBB56_2
	.p2align	6
.LBB56_1:
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 727 2
	s_and_b32 s7, exec_lo, s6
	s_or_b32 s2, s7, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB56_4
.LBB56_2:
	.loc	0 727 9
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_or_b32 s6, s6, exec_lo
	.loc	0 727 2
	s_mov_b32 s7, exec_lo
	.loc	0 727 9
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v2
	.loc	0 727 2
	s_cbranch_execz .LBB56_1
	.loc	0 728 4 is_stmt 1
	s_add_i32 s8, s3, 1
	.loc	0 729 7
	s_cmp_lt_u32 s3, 3
	s_cselect_b32 s3, s8, 0
	.loc	0 731 9
	s_cmp_gt_u32 s3, 5
	s_cselect_b32 s8, -1, 0
	s_andn2_b32 s6, s6, exec_lo
	s_and_b32 s8, s8, exec_lo
	s_or_b32 s6, s6, s8
	s_branch .LBB56_1
.LBB56_4:
	.loc	0 0 9 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 727 2 is_stmt 1
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_mov_b32_e32 v0, 0
	.loc	0 734 9
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	.loc	0 735 2
	global_atomic_swap v0, v0, s[0:1]
	.loc	0 736 1
	s_endpgm
.Ltmp78:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tries_renewed
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
		.amdhsa_reserve_vcc 0
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
.Lfunc_end56:
	.size	tries_renewed, .Lfunc_end56-tries_renewed

	.protected	repeated_lock
	.globl	repeated_lock
	.p2align	8
	.type	repeated_lock,@function
repeated_lock:
.Lfunc_begin57:
	.loc	0 742 3 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	s_mov_b32 s2, 0
.LBB57_1:
	.loc	0 742 10 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v2, v0, v1, s[0:1] glc
	.loc	0 742 32
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	.loc	0 742 3
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB57_1
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 742 3
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_mov_b32_e32 v0, 0
	s_mov_b32 s4, 0
	.loc	0 744 10 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	.loc	0 745 3
	global_atomic_swap v0, v0, s[0:1]
	v_mov_b32_e32 v1, 1
.LBB57_3:
	.loc	0 742 10
	global_atomic_swap v2, v0, v1, s[0:1] glc
	.loc	0 742 32 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	.loc	0 742 3
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB57_3
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 744 3 is_stmt 1
	v_mov_b32_e32 v0, 0
	s_mov_b32 s4, 0
	.loc	0 744 10 is_stmt 0
	global_load_dword v1, v0, s[2:3] offset:4
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3] offset:4
	.loc	0 745 3 is_stmt 1
	global_atomic_swap v0, v0, s[0:1]
	v_mov_b32_e32 v1, 1
.LBB57_5:
	.loc	0 742 10
	global_atomic_swap v2, v0, v1, s[0:1] glc
	.loc	0 742 32 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	.loc	0 742 3
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB57_5
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 744 3 is_stmt 1
	v_mov_b32_e32 v0, 0
	.loc	0 744 10 is_stmt 0
	global_load_dword v1, v0, s[2:3] offset:8
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3] offset:8
	.loc	0 745 3 is_stmt 1
	global_atomic_swap v0, v0, s[0:1]
	.loc	0 747 1
	s_endpgm
.Ltmp79:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel repeated_lock
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
.Lfunc_end57:
	.size	repeated_lock, .Lfunc_end57-repeated_lock

	.protected	repeated_lock_inside
	.globl	repeated_lock_inside
	.p2align	8
	.type	repeated_lock_inside,@function
repeated_lock_inside:
.Lfunc_begin58:
	.loc	0 751 2 prologue_end
	s_clause 0x1
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b32 s4, 0
	s_branch .LBB58_2
	.p2align	6
.LBB58_1:
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 751 21
	v_cmp_lt_u32_e32 vcc_lo, 2, v0
	.loc	0 751 2
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB58_4
.LBB58_2:
	.loc	0 752 7 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v3, v1, v2, s[0:1] glc
	s_mov_b32 s5, exec_lo
	.loc	0 752 29 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v3
	.loc	0 752 7
	s_cbranch_execz .LBB58_1
	.loc	0 0 7
	v_lshlrev_b64 v[3:4], 2, v[0:1]
	v_add_nc_u32_e32 v0, 1, v0
	v_add_co_u32 v3, vcc_lo, s2, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s3, v4, vcc_lo
	.loc	0 753 11 is_stmt 1
	global_load_dword v5, v[3:4], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v5, 1, v5
	global_store_dword v[3:4], v5, off
	.loc	0 754 4
	global_atomic_swap v1, v1, s[0:1]
	s_branch .LBB58_1
.LBB58_4:
	.loc	0 758 1
	s_endpgm
.Ltmp80:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel repeated_lock_inside
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
.Lfunc_end58:
	.size	repeated_lock_inside, .Lfunc_end58-repeated_lock_inside

	.protected	outer_release
	.globl	outer_release
	.p2align	8
	.type	outer_release,@function
outer_release:
.Lfunc_begin59:
	.loc	0 767 3 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b32 s2, 0
.LBB59_1:
	.loc	0 768 11
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v3, v1, v2, s[0:1] glc
	.loc	0 768 33 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	.loc	0 767 3 is_stmt 1
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB59_1
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 767 3
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 771 2 is_stmt 1
	v_mov_b32_e32 v2, 0
	.loc	0 769 10
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 6, v1
	global_store_dword v0, v1, s[2:3]
	.loc	0 771 2
	global_atomic_swap v2, v2, s[0:1]
	.loc	0 772 1
	s_endpgm
.Ltmp81:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel outer_release
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
.Lfunc_end59:
	.size	outer_release, .Lfunc_end59-outer_release

	.protected	states
	.globl	states
	.p2align	8
	.type	states,@function
states:
.Lfunc_begin60:
	.loc	0 779 2 prologue_end
	s_clause 0x1
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 0 0 is_stmt 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	s_mov_b32 s4, 0
	s_mov_b32 s5, 0
	s_inst_prefetch 0x1
	s_branch .LBB60_2
	.p2align	6
.LBB60_1:
	s_or_b32 exec_lo, exec_lo, s7
	v_mov_b32_e32 v3, s5
	s_and_b32 s6, exec_lo, s6
	s_mov_b32 s5, 0
	s_or_b32 s4, s6, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB60_11
.LBB60_2:
	v_mov_b32_e32 v2, v3
	s_mov_b32 s7, -1
	s_mov_b32 s6, exec_lo
	v_cmpx_gt_i32_e32 2, v2
	s_cbranch_execz .LBB60_8
	s_mov_b32 s7, exec_lo
	v_cmpx_ne_u32_e32 1, v2
	s_xor_b32 s7, exec_lo, s7
	s_cbranch_execz .LBB60_5
	.loc	0 782 8 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v3, v0, v1, s[0:1] glc
	.loc	0 782 30 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	.loc	0 782 8
	v_cndmask_b32_e64 v3, 0, 1, vcc_lo
.LBB60_5:
	.loc	0 0 8
	s_andn2_saveexec_b32 s7, s7
	s_cbranch_execz .LBB60_7
	.loc	0 786 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v4, 1, v3
	v_mov_b32_e32 v3, 2
	global_store_dword v0, v4, s[2:3]
.LBB60_7:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
	s_xor_b32 s7, exec_lo, -1
.LBB60_8:
	s_or_b32 exec_lo, exec_lo, s6
	s_and_b32 s6, exec_lo, s7
	s_or_b32 s5, s6, s5
	s_andn2_b32 exec_lo, exec_lo, s5
	s_cbranch_execnz .LBB60_2
	s_or_b32 exec_lo, exec_lo, s5
	s_mov_b32 s6, -1
	s_mov_b32 s7, exec_lo
	v_cmpx_gt_i32_e32 3, v2
	s_cbranch_execz .LBB60_1
	.loc	0 790 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v0, v0, s[0:1]
	s_mov_b32 s5, 3
	s_xor_b32 s6, exec_lo, -1
	s_branch .LBB60_1
.LBB60_11:
	.loc	0 0 4 is_stmt 0
	s_inst_prefetch 0x2
	.loc	0 794 1 is_stmt 1
	s_endpgm
.Ltmp82:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel states
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
.Lfunc_end60:
	.size	states, .Lfunc_end60-states

	.protected	states_waiting
	.globl	states_waiting
	.p2align	8
	.type	states_waiting,@function
states_waiting:
.Lfunc_begin61:
	.loc	0 801 2 prologue_end
	s_clause 0x1
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	s_mov_b32 s4, 0
	s_branch .LBB61_3
	.p2align	6
.LBB61_1:
	.loc	0 0 2 is_stmt 0
	s_cmp_gt_i32 s5, 2
	s_mov_b32 s6, -1
	s_cbranch_scc0 .LBB61_8
	s_andn2_b32 vcc_lo, exec_lo, s6
	s_cbranch_vccz .LBB61_13
.LBB61_3:
	s_mov_b32 s5, s4
	s_cmp_lt_i32 s4, 1
	s_mov_b32 s6, -1
	s_cbranch_scc1 .LBB61_5
	s_and_b32 vcc_lo, exec_lo, s6
	s_cbranch_vccz .LBB61_3
	s_branch .LBB61_1
.LBB61_5:
	s_mov_b32 s4, 0
.LBB61_6:
	.loc	0 804 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v2, v0, v1, s[0:1] glc
	.loc	0 804 33 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	.loc	0 804 4
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB61_6
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s4
	s_mov_b32 s4, 1
	s_branch .LBB61_3
.LBB61_8:
	s_cmp_lg_u32 s5, 1
	s_mov_b32 s5, -1
	s_cbranch_scc0 .LBB61_10
	.loc	0 813 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v0, v0, s[0:1]
	s_mov_b32 s5, 0
	s_mov_b32 s4, 3
.LBB61_10:
	.loc	0 0 4 is_stmt 0
	s_andn2_b32 vcc_lo, exec_lo, s5
	s_cbranch_vccnz .LBB61_12
	.loc	0 809 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v0, s[2:3]
	s_mov_b32 s4, 2
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, 1, v2
	global_store_dword v0, v2, s[2:3]
.LBB61_12:
	.loc	0 0 11 is_stmt 0
	s_cbranch_execnz .LBB61_3
.LBB61_13:
	.loc	0 817 1 is_stmt 1
	s_endpgm
.Ltmp83:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel states_waiting
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
.Lfunc_end61:
	.size	states_waiting, .Lfunc_end61-states_waiting

	.protected	both_or_one
	.globl	both_or_one
	.p2align	8
	.type	both_or_one,@function
both_or_one:
.Lfunc_begin62:
	.loc	0 822 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 824 6
	s_mov_b32 s6, exec_lo
	.loc	0 824 8 is_stmt 0
	v_cmpx_lt_u32_e32 1, v0
	.loc	0 824 6
	s_cbranch_execz .LBB62_8
	.loc	0 0 6
	v_mov_b32_e32 v1, 0
	s_branch .LBB62_3
	.p2align	6
.LBB62_2:
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 825 30 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v2
	.loc	0 825 45 is_stmt 0
	s_cmp_eq_u32 s7, 0
	.loc	0 825 3
	s_cbranch_scc0 .LBB62_8
.LBB62_3:
	.loc	0 825 10
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s7, vcc_lo
	s_cbranch_execz .LBB62_5
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
.LBB62_5:
	.loc	0 0 10
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 825 10
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v2
	.loc	0 825 21
	s_cmp_eq_u32 s7, 0
	.loc	0 825 27
	s_cbranch_scc1 .LBB62_3
	.loc	0 825 30
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s7, vcc_lo
	s_cbranch_execz .LBB62_2
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] offset:4 glc dlc
	s_branch .LBB62_2
.LBB62_8:
	.loc	0 0 30
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 827 11 is_stmt 1
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 828 6
	s_mov_b32 s2, exec_lo
	.loc	0 827 9
	global_store_dword v1, v2, s[4:5]
	.loc	0 828 8
	v_cmpx_gt_u32_e32 2, v0
	.loc	0 828 6 is_stmt 0
	s_cbranch_execz .LBB62_10
	.loc	0 0 6
	v_mov_b32_e32 v0, 1
	.loc	0 829 3 is_stmt 1
	global_atomic_swap v1, v0, s[0:1]
.LBB62_10:
	.loc	0 830 1
	s_endpgm
.Ltmp84:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel both_or_one
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
.Lfunc_end62:
	.size	both_or_one, .Lfunc_end62-both_or_one

	.protected	version_before
	.globl	version_before
	.p2align	8
	.type	version_before,@function
version_before:
.Lfunc_begin63:
	.loc	0 835 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 837 6
	s_mov_b32 s6, exec_lo
	.loc	0 837 8 is_stmt 0
	v_cmpx_eq_u32_e32 0, v0
	.loc	0 837 6
	s_cbranch_execz .LBB63_5
	.loc	0 838 3 is_stmt 1
	s_mov_b32 s8, exec_lo
	s_mov_b32 s7, exec_lo
	v_mbcnt_lo_u32_b32 v1, s8, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB63_3
	s_bcnt1_i32_b32 s8, s8
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s8
	s_waitcnt lgkmcnt(0)
	global_atomic_add v1, v2, s[0:1]
.LBB63_3:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 840 3 is_stmt 1
	s_mov_b32 s7, exec_lo
	.loc	0 839 11
	v_mov_b32_e32 v1, 0
	.loc	0 840 3
	v_mbcnt_lo_u32_b32 v2, s7, 0
	v_mov_b32_e32 v3, 5
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	.loc	0 839 11
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v3, s[2:3] offset:4
	s_waitcnt_vscnt null, 0x0
	.loc	0 840 3
	s_and_b32 s8, exec_lo, vcc_lo
	s_mov_b32 exec_lo, s8
	s_cbranch_execz .LBB63_5
	s_bcnt1_i32_b32 s7, s7
	v_mov_b32_e32 v2, s7
	global_atomic_add v1, v2, s[0:1]
.LBB63_5:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, s4, s4, v0
	v_add_co_ci_u32_e64 v1, null, s5, 0, s4
	s_inst_prefetch 0x1
	s_branch .LBB63_7
	.p2align	6
.LBB63_6:
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 845 22 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s5, v3
	.loc	0 845 33 is_stmt 0
	s_cmp_lg_u32 s5, s4
	.loc	0 845 2
	s_cbranch_scc0 .LBB63_12
.LBB63_7:
	.loc	0 843 7 is_stmt 1
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz .LBB63_9
	global_load_dword v3, v2, s[0:1] glc dlc
.LBB63_9:
	.loc	0 0 7 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 844 12 is_stmt 1
	global_load_dword v4, v2, s[2:3] offset:4 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 843 7
	v_readfirstlane_b32 s4, v3
	.loc	0 845 14
	s_bitcmp1_b32 s4, 0
	s_cselect_b32 s5, -1, 0
	.loc	0 845 19 is_stmt 0
	s_and_b32 vcc_lo, exec_lo, s5
	.loc	0 844 10 is_stmt 1
	global_store_dword v[0:1], v4, off
	.loc	0 845 19
	s_cbranch_vccnz .LBB63_7
	.loc	0 845 22 is_stmt 0
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	s_and_saveexec_b32 s5, vcc_lo
	s_cbranch_execz .LBB63_6
	global_load_dword v3, v2, s[0:1] glc dlc
	s_branch .LBB63_6
.LBB63_12:
	.loc	0 0 22
	s_inst_prefetch 0x2
	.loc	0 846 1 is_stmt 1
	s_endpgm
.Ltmp85:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel version_before
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
.Lfunc_end63:
	.size	version_before, .Lfunc_end63-version_before

	.protected	version_waiting
	.globl	version_waiting
	.p2align	8
	.type	version_waiting,@function
version_waiting:
.Lfunc_begin64:
	.loc	0 851 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 853 6
	s_mov_b32 s2, exec_lo
	.loc	0 853 8 is_stmt 0
	v_cmpx_ne_u32_e32 0, v0
	.loc	0 853 6
	s_xor_b32 s2, exec_lo, s2
	s_cbranch_execz .LBB64_6
	.loc	0 859 20 is_stmt 1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	.loc	0 859 3 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v1, v2, s[0:1] offset:4
	s_branch .LBB64_3
.LBB64_2:
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 861 8 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v2
	.loc	0 862 12
	s_cmp_lt_u32 s3, 2
	s_cbranch_scc0 .LBB64_5
.LBB64_3:
	.loc	0 861 8
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB64_2
	global_load_dword v2, v1, s[0:1] glc dlc
	s_branch .LBB64_2
.LBB64_5:
	.loc	0 851 11
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 863 3
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 863 10 is_stmt 0
	v_mov_b32_e32 v1, s3
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[4:5]
.LBB64_6:
	.loc	0 853 6 is_stmt 1
	s_andn2_saveexec_b32 s2, s2
	s_cbranch_execz .LBB64_15
	.loc	0 854 3
	s_mov_b32 s3, exec_lo
	s_mov_b32 s2, exec_lo
	v_mbcnt_lo_u32_b32 v0, s3, 0
	v_cmpx_eq_u32_e32 0, v0
	s_cbranch_execz .LBB64_9
	s_bcnt1_i32_b32 s3, s3
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s3
	s_waitcnt lgkmcnt(0)
	global_atomic_add v0, v1, s[0:1]
.LBB64_9:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	v_mov_b32_e32 v0, 0
	s_branch .LBB64_11
.LBB64_10:
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 855 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
	.loc	0 855 25 is_stmt 0
	s_cmp_eq_u32 s2, 0
	.loc	0 855 3
	s_cbranch_scc0 .LBB64_13
.LBB64_11:
	.loc	0 855 10
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB64_10
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[0:1] offset:4 glc dlc
	s_branch .LBB64_10
.LBB64_13:
	.loc	0 857 3 is_stmt 1
	s_mov_b32 s2, exec_lo
	s_mov_b32 s3, exec_lo
	v_mbcnt_lo_u32_b32 v0, s2, 0
	v_cmpx_eq_u32_e32 0, v0
	s_cbranch_execz .LBB64_15
	s_bcnt1_i32_b32 s2, s2
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s2
	s_waitcnt lgkmcnt(0)
	global_atomic_add v0, v1, s[0:1]
.LBB64_15:
	.loc	0 865 1
	s_endpgm
.Ltmp86:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel version_waiting
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
.Lfunc_end64:
	.size	version_waiting, .Lfunc_end64-version_waiting

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
    .name:           arrive_all
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         arrive_all.kd
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
    .name:           arrive_apart
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         arrive_apart.kd
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
    .name:           arrive_last_opens
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         arrive_last_opens.kd
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
    .name:           arrive_last_else
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         arrive_last_else.kd
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
    .name:           arrive_sense
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         arrive_sense.kd
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
    .name:           relay
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         relay.kd
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
    .name:           relay_inside
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         relay_inside.kd
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
    .name:           relay_told_before
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         relay_told_before.kd
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
    .name:           turns
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         turns.kd
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
    .name:           turns_inside
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         turns_inside.kd
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
    .name:           pair_produce_first
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         pair_produce_first.kd
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
    .name:           pair_consume_first
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         pair_consume_first.kd
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
    .name:           queue_of_one
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         queue_of_one.kd
    .vgpr_count:     2
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
    .name:           queue_polled
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         queue_polled.kd
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
    .group_segment_fixed_size: 8
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           queue_lds
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         queue_lds.kd
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
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           lds_set_before
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         lds_set_before.kd
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
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           lds_leader_lock
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         lds_leader_lock.kd
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
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           lds_lock
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         lds_lock.kd
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
    .group_segment_fixed_size: 32
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           lds_buckets
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         lds_buckets.kd
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
    .group_segment_fixed_size: 32
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           lds_buckets_inside
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         lds_buckets_inside.kd
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
    .name:           elect
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         elect.kd
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
    .name:           elect_works_first
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         elect_works_first.kd
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
    .name:           elect_max
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         elect_max.kd
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
    .name:           fork_join
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         fork_join.kd
    .vgpr_count:     2
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
    .name:           return_after_telling
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         return_after_telling.kd
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
    .name:           return_and_lock
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         return_and_lock.kd
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
    .name:           return_but_one
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         return_but_one.kd
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
    .name:           return_inside
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         return_inside.kd
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
    .name:           call_take
    .private_segment_fixed_size: 0
    .sgpr_count:     35
    .sgpr_spill_count: 0
    .symbol:         call_take.kd
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
    .name:           call_take_of_eight
    .private_segment_fixed_size: 0
    .sgpr_count:     35
    .sgpr_spill_count: 0
    .symbol:         call_take_of_eight.kd
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
    .name:           call_try
    .private_segment_fixed_size: 0
    .sgpr_count:     35
    .sgpr_spill_count: 0
    .symbol:         call_try.kd
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
    .name:           call_leader
    .private_segment_fixed_size: 0
    .sgpr_count:     35
    .sgpr_spill_count: 0
    .symbol:         call_leader.kd
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
    .name:           call_own
    .private_segment_fixed_size: 0
    .sgpr_count:     35
    .sgpr_spill_count: 0
    .symbol:         call_own.kd
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
    .max_flat_workgroup_size: 64
    .name:           square_column
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 8
      - 8
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         square_column.kd
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
    .max_flat_workgroup_size: 64
    .name:           square_corner
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 8
      - 8
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         square_corner.kd
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
    .max_flat_workgroup_size: 64
    .name:           square_own
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 8
      - 8
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         square_own.kd
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
    .name:           square_row
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 8
      - 8
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         square_row.kd
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
    .name:           square_halved
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 8
      - 8
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         square_halved.kd
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
    .name:           square_overlapping
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 8
      - 8
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         square_overlapping.kd
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
    .name:           two_ordered
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         two_ordered.kd
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
    .name:           hold_and_count
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         hold_and_count.kd
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
    .name:           hold_and_count_inside
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         hold_and_count_inside.kd
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
    .name:           release_by_sub
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         release_by_sub.kd
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
    .name:           release_by_and
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         release_by_and.kd
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
    .name:           release_by_and_inside
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         release_by_and_inside.kd
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
    .max_flat_workgroup_size: 32
    .name:           bit_of_my_own
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 32
      - 1
      - 1
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         bit_of_my_own.kd
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
    .name:           hand_over
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         hand_over.kd
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
    .name:           wait_for_bytes
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         wait_for_bytes.kd
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
    .name:           wait_for_byte_later
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         wait_for_byte_later.kd
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
    .name:           chosen_pointer
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         chosen_pointer.kd
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
    .name:           loaded_place
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         loaded_place.kd
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
    .name:           odd_and_even
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         odd_and_even.kd
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
    .name:           tries_limited
    .private_segment_fixed_size: 0
    .sgpr_count:     21
    .sgpr_spill_count: 0
    .symbol:         tries_limited.kd
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
    .name:           tries_renewed
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         tries_renewed.kd
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
    .name:           repeated_lock
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         repeated_lock.kd
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
    .name:           repeated_lock_inside
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         repeated_lock_inside.kd
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
    .name:           outer_release
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         outer_release.kd
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
    .name:           states
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         states.kd
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
    .name:           states_waiting
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         states_waiting.kd
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
    .name:           both_or_one
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         both_or_one.kd
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
    .name:           version_before
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         version_before.kd
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
    .name:           version_waiting
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         version_waiting.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 32
amdhsa.target:   amdgcn-amd-amdhsa--gfx1030
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata

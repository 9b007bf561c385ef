	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.amdhsa_code_object_version 4
	.protected	cell_lock
	.globl	cell_lock
	.p2align	8
	.type	cell_lock,@function
cell_lock:
.Lfunc_begin0:
	.file	0 "." "cl/claim.cl" md5 0x65a89a755843b36c4aaa3a137f9068ca
	.loc	0 12 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 12 68 is_stmt 0
	v_lshrrev_b32_e32 v1, 2, v0
	.loc	0 12 77
	v_bfe_u32 v2, v0, 1, 2
	v_mov_b32_e32 v4, 0
	v_add_nc_u32_e32 v3, 1, v0
	.loc	0 12 72
	v_and_or_b32 v5, v1, 60, v2
	v_lshlrev_b32_e32 v1, 2, v5
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s0, s0, v1
	v_add_co_ci_u32_e64 v2, null, s1, 0, s0
	s_mov_b32 s0, 0
.LBB0_1:
	.loc	0 14 9 is_stmt 1
	global_atomic_cmpswap v6, v[1:2], v[3:4], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v6
	.loc	0 14 2 is_stmt 0
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB0_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 16 2 is_stmt 1
	v_lshlrev_b32_e32 v3, 2, v5
	.loc	0 16 18 is_stmt 0
	global_load_dword v4, v3, s[2:3] offset:256 glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v0, v4, v0
	v_mov_b32_e32 v4, 0
	global_store_dword v3, v0, s[2:3] offset:256
	s_waitcnt_vscnt null, 0x0
	.loc	0 17 2 is_stmt 1
	buffer_gl0_inv
	.loc	0 18 2
	global_atomic_swap v[1:2], v4, off
	.loc	0 19 1
	s_endpgm
.Ltmp0:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel cell_lock
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
.Lfunc_end0:
	.size	cell_lock, .Lfunc_end0-cell_lock

	.protected	owned_lock
	.globl	owned_lock
	.p2align	8
	.type	owned_lock,@function
owned_lock:
.Lfunc_begin1:
	.loc	0 24 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b32 s6, 0
.LBB1_1:
	.loc	0 26 9
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v3, v1, v2, s[0:1] glc
	.loc	0 26 2 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB1_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 24 11 is_stmt 1
	v_mov_b32_e32 v1, 0
	.loc	0 30 12
	v_lshlrev_b32_e32 v2, 2, v0
	.loc	0 28 10
	global_store_dword v1, v0, s[0:1] offset:4
	s_waitcnt_vscnt null, 0x0
	.loc	0 29 2
	buffer_gl0_inv
	.loc	0 30 12
	global_load_dword v2, v2, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 30 9 is_stmt 0
	global_load_dword v3, v1, s[4:5]
	.loc	0 31 6 is_stmt 1
	s_mov_b32 s2, exec_lo
	.loc	0 30 9
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, v3, v2
	global_store_dword v1, v2, s[4:5]
	.loc	0 31 6
	global_load_dword v2, v1, s[0:1] offset:4 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 31 14 is_stmt 0
	v_cmpx_eq_u32_e64 v2, v0
	.loc	0 31 6
	s_cbranch_execz .LBB1_4
	.loc	0 32 3 is_stmt 1
	global_atomic_swap v1, v1, s[0:1]
.LBB1_4:
	.loc	0 33 1
	s_endpgm
.Ltmp1:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel owned_lock
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
.Lfunc_end1:
	.size	owned_lock, .Lfunc_end1-owned_lock

	.protected	entered_again
	.globl	entered_again
	.p2align	8
	.type	entered_again,@function
entered_again:
.Lfunc_begin2:
	.loc	0 38 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 42 17
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	s_mov_b32 s2, exec_lo
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB2_2
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
.LBB2_2:
	.loc	0 0 17 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 38 11 is_stmt 1
	v_add_nc_u32_e32 v1, 1, v0
	.loc	0 42 17
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v2
	.loc	0 44 19
	s_mov_b32 s2, exec_lo
	.loc	0 44 14 is_stmt 0
	v_cmpx_ne_u32_e64 s6, v1
	.loc	0 44 19
	s_cbranch_execz .LBB2_11
	.loc	0 0 19
	v_mov_b32_e32 v2, 0
	s_mov_b32 s3, 0
	s_inst_prefetch 0x1
	s_branch .LBB2_6
	.p2align	6
.LBB2_4:
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 42 17 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v3
	.loc	0 44 14
	v_cmp_eq_u32_e32 vcc_lo, s6, v1
	s_orn2_b32 s9, vcc_lo, exec_lo
.LBB2_5:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 44 35
	s_and_b32 s7, exec_lo, s9
	s_or_b32 s3, s7, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execz .LBB2_11
.LBB2_6:
	.loc	0 44 29
	s_cmp_lg_u32 s6, 0
	s_cselect_b32 s8, -1, 0
	.loc	0 44 35
	s_and_b32 vcc_lo, exec_lo, s8
	s_cbranch_vccnz .LBB2_8
	.loc	0 44 38
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v3, v2, v[1:2], s[0:1] glc
	s_andn2_b32 s6, s8, exec_lo
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v3
	s_and_b32 s7, vcc_lo, exec_lo
	s_or_b32 s8, s6, s7
.LBB2_8:
	.loc	0 0 38
	s_mov_b32 s9, -1
	.loc	0 44 35
	s_and_saveexec_b32 s7, s8
	s_cbranch_execz .LBB2_5
	.loc	0 42 17 is_stmt 1
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	s_and_saveexec_b32 s6, vcc_lo
	s_cbranch_execz .LBB2_4
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v2, s[0:1] glc dlc
	s_branch .LBB2_4
.LBB2_11:
	.loc	0 0 17 is_stmt 0
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 47 10 is_stmt 1
	v_mov_b32_e32 v2, 0
	.loc	0 42 17
	v_mbcnt_lo_u32_b32 v4, exec_lo, 0
	s_mov_b32 s2, exec_lo
	.loc	0 47 10
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v2, s[0:1] offset:4 glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v3, 1, v3
	global_store_dword v2, v3, s[0:1] offset:4
	s_waitcnt_vscnt null, 0x0
	.loc	0 42 17
	v_cmpx_eq_u32_e32 0, v4
	s_cbranch_execz .LBB2_13
	global_load_dword v3, v2, s[0:1] glc dlc
.LBB2_13:
	.loc	0 0 17 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 42 17
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v3
	.loc	0 44 19 is_stmt 1
	s_mov_b32 s2, exec_lo
	.loc	0 44 14 is_stmt 0
	v_cmpx_ne_u32_e64 s6, v1
	.loc	0 44 19
	s_cbranch_execz .LBB2_22
	.loc	0 0 19
	v_mov_b32_e32 v2, 0
	s_mov_b32 s3, 0
	s_inst_prefetch 0x1
	s_branch .LBB2_17
	.p2align	6
.LBB2_15:
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 42 17 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v3
	.loc	0 44 14
	v_cmp_eq_u32_e32 vcc_lo, s6, v1
	s_orn2_b32 s9, vcc_lo, exec_lo
.LBB2_16:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 44 35
	s_and_b32 s7, exec_lo, s9
	s_or_b32 s3, s7, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execz .LBB2_22
.LBB2_17:
	.loc	0 44 29
	s_cmp_lg_u32 s6, 0
	s_cselect_b32 s8, -1, 0
	.loc	0 44 35
	s_and_b32 vcc_lo, exec_lo, s8
	s_cbranch_vccnz .LBB2_19
	.loc	0 44 38
	global_atomic_cmpswap v3, v2, v[1:2], s[0:1] glc
	s_andn2_b32 s6, s8, exec_lo
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v3
	s_and_b32 s7, vcc_lo, exec_lo
	s_or_b32 s8, s6, s7
.LBB2_19:
	.loc	0 0 38
	s_mov_b32 s9, -1
	.loc	0 44 35
	s_and_saveexec_b32 s7, s8
	s_cbranch_execz .LBB2_16
	.loc	0 42 17 is_stmt 1
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	s_and_saveexec_b32 s6, vcc_lo
	s_cbranch_execz .LBB2_15
	global_load_dword v3, v2, s[0:1] glc dlc
	s_branch .LBB2_15
.LBB2_22:
	.loc	0 0 17 is_stmt 0
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 47 10 is_stmt 1
	v_mov_b32_e32 v2, 0
	.loc	0 42 17
	v_mbcnt_lo_u32_b32 v4, exec_lo, 0
	s_mov_b32 s2, exec_lo
	.loc	0 47 10
	global_load_dword v3, v2, s[0:1] offset:4 glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v3, 1, v3
	global_store_dword v2, v3, s[0:1] offset:4
	s_waitcnt_vscnt null, 0x0
	.loc	0 42 17
	v_cmpx_eq_u32_e32 0, v4
	s_cbranch_execz .LBB2_24
	global_load_dword v3, v2, s[0:1] glc dlc
.LBB2_24:
	.loc	0 0 17 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 42 17
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v3
	.loc	0 44 19 is_stmt 1
	s_mov_b32 s2, exec_lo
	.loc	0 44 14 is_stmt 0
	v_cmpx_ne_u32_e64 s6, v1
	.loc	0 44 19
	s_cbranch_execz .LBB2_33
	.loc	0 0 19
	v_mov_b32_e32 v2, 0
	s_mov_b32 s3, 0
	s_inst_prefetch 0x1
	s_branch .LBB2_28
	.p2align	6
.LBB2_26:
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 42 17 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v3
	.loc	0 44 14
	v_cmp_eq_u32_e32 vcc_lo, s6, v1
	s_orn2_b32 s9, vcc_lo, exec_lo
.LBB2_27:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 44 35
	s_and_b32 s7, exec_lo, s9
	s_or_b32 s3, s7, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execz .LBB2_33
.LBB2_28:
	.loc	0 44 29
	s_cmp_lg_u32 s6, 0
	s_cselect_b32 s8, -1, 0
	.loc	0 44 35
	s_and_b32 vcc_lo, exec_lo, s8
	s_cbranch_vccnz .LBB2_30
	.loc	0 44 38
	global_atomic_cmpswap v3, v2, v[1:2], s[0:1] glc
	s_andn2_b32 s6, s8, exec_lo
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v3
	s_and_b32 s7, vcc_lo, exec_lo
	s_or_b32 s8, s6, s7
.LBB2_30:
	.loc	0 0 38
	s_mov_b32 s9, -1
	.loc	0 44 35
	s_and_saveexec_b32 s7, s8
	s_cbranch_execz .LBB2_27
	.loc	0 42 17 is_stmt 1
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	s_and_saveexec_b32 s6, vcc_lo
	s_cbranch_execz .LBB2_26
	global_load_dword v3, v2, s[0:1] glc dlc
	s_branch .LBB2_26
.LBB2_33:
	.loc	0 0 17 is_stmt 0
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 47 10 is_stmt 1
	v_mov_b32_e32 v1, 0
	.loc	0 38 11
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 49 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 47 10
	global_load_dword v2, v1, s[0:1] offset:4 glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, 1, v2
	global_store_dword v1, v2, s[0:1] offset:4
	s_waitcnt_vscnt null, 0x0
	.loc	0 49 11
	global_load_dword v2, v1, s[0:1] offset:4 glc dlc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 49 9 is_stmt 0
	global_store_dword v0, v2, s[2:3] offset:4
	.loc	0 50 2 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 51 2
	global_atomic_swap v1, v1, s[0:1]
	.loc	0 52 1
	s_endpgm
.Ltmp2:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel entered_again
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
.Lfunc_end2:
	.size	entered_again, .Lfunc_end2-entered_again

	.protected	two_queues
	.globl	two_queues
	.p2align	8
	.type	two_queues,@function
two_queues:
.Lfunc_begin3:
	.loc	0 57 11 prologue_end
	s_clause 0x1
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 57 63 is_stmt 0
	v_lshlrev_b32_e32 v1, 3, v0
	v_mov_b32_e32 v2, 1
	v_and_b32_e32 v1, 8, v1
	.loc	0 57 51
	s_waitcnt lgkmcnt(0)
	global_atomic_add v3, v1, v2, s[2:3] glc
	.loc	0 57 63
	v_add_co_u32 v1, s2, s2, v1
	v_add_co_ci_u32_e64 v2, null, s3, 0, s2
	s_mov_b32 s2, 0
.LBB3_1:
	.loc	0 59 9 is_stmt 1
	global_load_dword v4, v[1:2], off offset:4 glc dlc
	.loc	0 59 28 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v4, v3
	.loc	0 59 2
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB3_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 61 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v4, 1
	.loc	0 61 9 is_stmt 0
	global_store_dword v0, v3, s[0:1]
	.loc	0 62 2 is_stmt 1
	global_atomic_add v[1:2], v4, off offset:4
	.loc	0 63 1
	s_endpgm
.Ltmp3:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel two_queues
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
.Lfunc_end3:
	.size	two_queues, .Lfunc_end3-two_queues

	.protected	ticket_then_sum
	.globl	ticket_then_sum
	.p2align	8
	.type	ticket_then_sum,@function
ticket_then_sum:
.Lfunc_begin4:
	.loc	0 68 33 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	s_mov_b32 s7, exec_lo
	s_mov_b32 s6, 0
	v_mbcnt_lo_u32_b32 v1, s7, 0
	s_mov_b32 s8, exec_lo
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB4_2
	s_bcnt1_i32_b32 s7, s7
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, s7
	s_waitcnt lgkmcnt(0)
	global_atomic_add v2, v2, v3, s[0:1] glc
.LBB4_2:
	.loc	0 0 33 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 68 33
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v2
	v_mov_b32_e32 v2, 0
	v_add_nc_u32_e32 v1, s7, v1
	s_branch .LBB4_4
.LBB4_3:
	.loc	0 0 33
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 70 9 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v3
	.loc	0 70 24 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, s7, v1
	.loc	0 70 2
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execz .LBB4_6
.LBB4_4:
	.loc	0 70 9
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	s_and_saveexec_b32 s7, vcc_lo
	s_cbranch_execz .LBB4_3
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v2, s[0:1] offset:4 glc dlc
	s_branch .LBB4_3
.LBB4_6:
	.loc	0 0 9
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 73 10 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 74 2
	v_mov_b32_e32 v2, 0
	.loc	0 75 2
	s_mov_b32 s6, exec_lo
	.loc	0 73 10
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	global_load_dword v4, v0, s[2:3] offset:4 glc dlc
	s_waitcnt vmcnt(0)
	global_load_dword v5, v0, s[2:3] offset:8 glc dlc
	s_waitcnt vmcnt(0)
	global_load_dword v6, v0, s[2:3] offset:12 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 74 2
	v_lshlrev_b64 v[0:1], 2, v[1:2]
	.loc	0 75 2
	s_mov_b32 s2, exec_lo
	.loc	0 74 2
	v_add_co_u32 v0, vcc_lo, s4, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s5, v1, vcc_lo
	.loc	0 73 7
	v_add_nc_u32_e32 v3, v4, v3
	.loc	0 75 2
	v_mbcnt_lo_u32_b32 v4, s6, 0
	.loc	0 73 7
	v_add3_u32 v3, v5, v3, v6
	.loc	0 74 10
	global_store_dword v[0:1], v3, off
	.loc	0 75 2
	v_cmpx_eq_u32_e32 0, v4
	s_cbranch_execz .LBB4_8
	s_bcnt1_i32_b32 s2, s6
	v_mov_b32_e32 v0, s2
	global_atomic_add v2, v0, s[0:1] offset:4
.LBB4_8:
	.loc	0 76 1
	s_endpgm
.Ltmp4:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel ticket_then_sum
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
.Lfunc_end4:
	.size	ticket_then_sum, .Lfunc_end4-ticket_then_sum

	.protected	row_lock
	.globl	row_lock
	.p2align	8
	.type	row_lock,@function
row_lock:
.Lfunc_begin5:
	.loc	0 82 11 prologue_end
	v_mov_b32_e32 v2, 0
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 84 6
	s_mov_b32 s0, exec_lo
	.loc	0 84 8 is_stmt 0
	v_cmpx_gt_u32_e32 8, v0
	.loc	0 84 6
	s_cbranch_execz .LBB5_2
	.loc	0 85 10 is_stmt 1
	ds_write_b32 v1, v2
.LBB5_2:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	v_lshrrev_b32_e32 v3, 3, v0
	v_mov_b32_e32 v4, 1
	s_mov_b32 s0, 0
	.loc	0 86 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_lshlrev_b32_e32 v0, 2, v3
	buffer_gl0_inv
.LBB5_3:
	.loc	0 87 9
	ds_cmpst_rtn_b32 v5, v0, v2, v4
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v5
	.loc	0 87 2 is_stmt 0
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB5_3
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 82 11 is_stmt 1
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	.loc	0 89 2
	v_lshlrev_b32_e32 v2, 2, v3
	.loc	0 89 17 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 89 14
	global_load_dword v3, v2, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, v3, v1
	v_mov_b32_e32 v3, 0
	global_store_dword v2, v1, s[2:3]
	.loc	0 90 2 is_stmt 1
	ds_wrxchg_rtn_b32 v0, v0, v3
	.loc	0 91 1
	s_endpgm
.Ltmp5:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel row_lock
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
.Lfunc_end5:
	.size	row_lock, .Lfunc_end5-row_lock

	.protected	counted_waiters
	.globl	counted_waiters
	.p2align	8
	.type	counted_waiters,@function
counted_waiters:
.Lfunc_begin6:
	.loc	0 98 2 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_mov_b32 s3, exec_lo
	s_mov_b32 s2, 0
	v_mbcnt_lo_u32_b32 v1, s3, 0
	s_mov_b32 s6, exec_lo
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB6_2
	s_bcnt1_i32_b32 s3, s3
	v_mov_b32_e32 v1, 0
	s_lshl_b32 s3, s3, 16
	v_mov_b32_e32 v2, s3
	s_waitcnt lgkmcnt(0)
	global_atomic_add v1, v2, s[0:1]
.LBB6_2:
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_branch .LBB6_4
	.p2align	6
.LBB6_3:
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 100 9 is_stmt 1
	s_xor_b32 s6, vcc_lo, -1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v3
	v_cndmask_b32_e64 v3, 0, 1, s6
	v_or_b32_e32 v3, s3, v3
	.loc	0 101 13
	v_and_b32_e32 v3, 1, v3
	.loc	0 100 3
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB6_6
.LBB6_4:
	.loc	0 100 9 is_stmt 0
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB6_3
	s_waitcnt lgkmcnt(0)
	global_atomic_or v3, v1, v2, s[0:1] glc
	s_branch .LBB6_3
.LBB6_6:
	.loc	0 0 9
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 98 2 is_stmt 1
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	.loc	0 104 2
	s_mov_b32 s2, exec_lo
	s_mov_b32 s3, exec_lo
	v_mbcnt_lo_u32_b32 v3, s2, 0
	.loc	0 102 9
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[4:5]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v0, v2, v0
	global_store_dword v1, v0, s[4:5]
	.loc	0 103 2
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 104 2
	v_cmpx_eq_u32_e32 0, v3
	s_cbranch_execz .LBB6_8
	s_bcnt1_i32_b32 s2, s2
	s_mul_i32 s2, s2, 0x10001
	v_mov_b32_e32 v0, s2
	global_atomic_sub v1, v0, s[0:1]
.LBB6_8:
	.loc	0 105 1
	s_endpgm
.Ltmp6:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel counted_waiters
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
	.size	counted_waiters, .Lfunc_end6-counted_waiters

	.protected	forks
	.globl	forks
	.p2align	8
	.type	forks,@function
forks:
.Lfunc_begin7:
	.loc	0 110 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 110 42 is_stmt 0
	v_add_nc_u32_e32 v1, 1, v0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, 1
	.loc	0 110 47
	v_and_b32_e32 v5, 63, v1
	.loc	0 110 32
	v_min_u32_e32 v7, v5, v0
	v_lshlrev_b32_e32 v1, 2, v7
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s4, s0, v1
	v_add_co_ci_u32_e64 v2, null, s1, 0, s4
	s_mov_b32 s4, 0
.LBB7_1:
	.loc	0 112 9 is_stmt 1
	global_atomic_cmpswap v6, v[1:2], v[3:4], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v6
	.loc	0 112 2 is_stmt 0
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB7_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 110 59 is_stmt 1
	v_max_u32_e32 v0, v0, v5
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v5, 1
	v_lshlrev_b32_e32 v3, 2, v0
	v_add_co_u32 v3, s0, s0, v3
	v_add_co_ci_u32_e64 v4, null, s1, 0, s0
	s_mov_b32 s0, 0
.LBB7_3:
	.loc	0 114 9
	global_atomic_cmpswap v8, v[3:4], v[5:6], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v8
	.loc	0 114 2 is_stmt 0
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB7_3
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 116 2 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v7
	.loc	0 117 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 116 10
	global_load_dword v6, v5, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v6, 1, v6
	global_store_dword v5, v6, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 117 10
	global_load_dword v5, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, 0
	v_add_nc_u32_e32 v5, 1, v5
	global_store_dword v0, v5, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 118 2
	buffer_gl0_inv
	.loc	0 119 2
	s_clause 0x1
	global_atomic_swap v[3:4], v6, off
	global_atomic_swap v[1:2], v6, off
	.loc	0 121 1
	s_endpgm
.Ltmp7:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel forks
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
.Lfunc_end7:
	.size	forks, .Lfunc_end7-forks

	.protected	first_comes
	.globl	first_comes
	.p2align	8
	.type	first_comes,@function
first_comes:
.Lfunc_begin8:
	.loc	0 126 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 128 6
	s_mov_b32 s6, exec_lo
	s_mov_b32 s7, exec_lo
	v_mbcnt_lo_u32_b32 v1, s6, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB8_2
	s_bcnt1_i32_b32 s6, s6
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, s6
	s_waitcnt lgkmcnt(0)
	global_atomic_add v2, v2, v3, s[0:1] glc
.LBB8_2:
	.loc	0 0 6 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 128 6
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v2
	v_add_nc_u32_e32 v2, s6, v1
	.loc	0 126 11 is_stmt 1
	v_mov_b32_e32 v1, 0
	.loc	0 128 6
	s_mov_b32 s6, exec_lo
	.loc	0 128 23 is_stmt 0
	v_cmpx_ne_u32_e32 0, v2
	.loc	0 128 6
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execnz .LBB8_7
.LBB8_3:
	s_or_saveexec_b32 s6, s6
	v_lshlrev_b32_e32 v0, 2, v0
	s_xor_b32 exec_lo, exec_lo, s6
	s_cbranch_execz .LBB8_5
	.loc	0 132 13 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 132 3 is_stmt 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 1
	.loc	0 132 21
	v_lshl_add_u32 v1, v1, 1, v1
	.loc	0 132 11
	global_store_dword v2, v1, s[4:5] offset:256
	.loc	0 133 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 134 3
	global_atomic_swap v2, v3, s[0:1] offset:4
.LBB8_5:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 136 11 is_stmt 1
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[4:5] offset:256
	.loc	0 136 9 is_stmt 0
	s_waitcnt vmcnt(0)
	global_store_dword v0, v1, s[4:5]
	.loc	0 137 1 is_stmt 1
	s_endpgm
.LBB8_6:
	.loc	0 0 1 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 129 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v2
	.loc	0 129 25 is_stmt 0
	s_cmp_lg_u32 s7, 0
	.loc	0 129 3
	s_cbranch_scc1 .LBB8_3
.LBB8_7:
	.loc	0 129 10
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s7, vcc_lo
	s_cbranch_execz .LBB8_6
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] offset:4 glc dlc
	s_branch .LBB8_6
.Ltmp8:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel first_comes
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
.Lfunc_end8:
	.size	first_comes, .Lfunc_end8-first_comes

	.protected	leader_of_eight
	.globl	leader_of_eight
	.p2align	8
	.type	leader_of_eight,@function
leader_of_eight:
.Lfunc_begin9:
	.loc	0 142 11 prologue_end is_stmt 1
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 142 34 is_stmt 0
	v_lshrrev_b32_e32 v1, 3, v0
	.loc	0 144 9 is_stmt 1
	v_and_b32_e32 v2, 7, v0
	.loc	0 144 6 is_stmt 0
	s_mov_b32 s6, exec_lo
	v_lshlrev_b32_e32 v3, 2, v1
	.loc	0 144 15
	v_cmpx_ne_u32_e32 7, v2
	.loc	0 144 6
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execz .LBB9_4
	.loc	0 0 6
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s7, s0, v3
	v_add_co_ci_u32_e64 v2, null, s1, 0, s7
	s_mov_b32 s7, 0
.LBB9_2:
	.loc	0 145 10 is_stmt 1
	global_load_dword v4, v[1:2], off glc dlc
	.loc	0 145 25 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v4
	.loc	0 145 3
	s_or_b32 s7, vcc_lo, s7
	s_andn2_b32 exec_lo, exec_lo, s7
	s_cbranch_execnz .LBB9_2
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s7
.LBB9_4:
	.loc	0 144 6 is_stmt 1
	s_andn2_saveexec_b32 s6, s6
	s_cbranch_execz .LBB9_6
	.loc	0 0 6 is_stmt 0
	v_mov_b32_e32 v2, 1
	.loc	0 148 16 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_store_dword v3, v1, s[2:3] offset:256
	s_waitcnt_vscnt null, 0x0
	.loc	0 149 3
	buffer_gl0_inv
	.loc	0 150 3
	global_atomic_swap v3, v2, s[0:1]
.LBB9_6:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 152 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v3, s[2:3] offset:256 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 152 2 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 152 9
	global_store_dword v0, v1, s[4:5]
	.loc	0 153 1 is_stmt 1
	s_endpgm
.Ltmp9:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel leader_of_eight
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
	.size	leader_of_eight, .Lfunc_end9-leader_of_eight

	.protected	cell_lock_inside
	.globl	cell_lock_inside
	.p2align	8
	.type	cell_lock_inside,@function
cell_lock_inside:
.Lfunc_begin10:
	.loc	0 159 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 159 68 is_stmt 0
	v_lshrrev_b32_e32 v1, 2, v0
	.loc	0 159 77
	v_bfe_u32 v2, v0, 1, 2
	v_mov_b32_e32 v4, 0
	v_add_nc_u32_e32 v3, 1, v0
	.loc	0 159 72
	v_and_or_b32 v1, v1, 60, v2
	v_lshlrev_b32_e32 v5, 2, v1
	.loc	0 163 7 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v6, v5, v[3:4], s[0:1] glc
	v_add_co_u32 v1, s0, s0, v5
	v_add_co_ci_u32_e64 v2, null, s1, 0, s0
	s_mov_b32 s1, 0
	s_mov_b32 s0, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v6
	s_cbranch_execz .LBB10_2
.LBB10_1:
	.loc	0 169 3
	buffer_gl0_inv
	.loc	0 163 7
	global_atomic_cmpswap v6, v[1:2], v[3:4], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v6
	s_or_b32 s1, vcc_lo, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB10_1
.LBB10_2:
	.loc	0 0 7 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 164 20 is_stmt 1
	global_load_dword v3, v5, s[2:3] offset:256 glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v0, v3, v0
	v_mov_b32_e32 v3, 0
	global_store_dword v5, v0, s[2:3] offset:256
	s_waitcnt_vscnt null, 0x0
	.loc	0 165 4
	buffer_gl0_inv
	.loc	0 166 4
	global_atomic_swap v[1:2], v3, off
	.loc	0 169 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 171 1
	s_endpgm
.Ltmp10:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel cell_lock_inside
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
	.size	cell_lock_inside, .Lfunc_end10-cell_lock_inside

	.protected	turn_by_ballot
	.globl	turn_by_ballot
	.p2align	8
	.type	turn_by_ballot,@function
turn_by_ballot:
.Lfunc_begin11:
	.loc	0 176 14 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 177 14
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 177 30 is_stmt 0
	v_mul_lo_u32 v1, 0xaaaaaaab, v1
	.loc	0 179 20 is_stmt 1
	v_cmp_lt_u32_e32 vcc_lo, 0x55555555, v1
	.loc	0 179 2 is_stmt 0
	s_cbranch_vccz .LBB11_7
	.loc	0 176 14 is_stmt 1
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 1
	.loc	0 179 20
	s_mov_b32 vcc_hi, 0
	s_mov_b64 s[4:5], vcc
	.loc	0 176 14
	v_mov_b32_e32 v1, v3
	s_inst_prefetch 0x1
	s_branch .LBB11_3
	.p2align	6
.LBB11_2:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 179 74 is_stmt 1
	s_add_u32 s6, s4, -1
	s_addc_u32 s7, s5, -1
	.loc	0 179 66 is_stmt 0
	s_and_b64 s[4:5], s[6:7], s[4:5]
	.loc	0 179 2
	s_cmp_eq_u64 s[4:5], 0
	s_cbranch_scc1 .LBB11_7
.LBB11_3:
	.loc	0 180 21 is_stmt 1
	s_ff1_i32_b64 vcc_lo, s[4:5]
	.loc	0 180 7 is_stmt 0
	s_mov_b32 s6, exec_lo
	.loc	0 180 12
	v_cmpx_eq_u64_e64 vcc, v[0:1]
	.loc	0 180 7
	s_cbranch_execz .LBB11_2
	.loc	0 0 7
	s_mov_b32 s7, 0
.LBB11_5:
	.loc	0 181 11 is_stmt 1
	global_atomic_cmpswap v4, v3, v[2:3], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	.loc	0 181 4 is_stmt 0
	s_or_b32 s7, vcc_lo, s7
	s_andn2_b32 exec_lo, exec_lo, s7
	s_cbranch_execnz .LBB11_5
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 183 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v4, v3, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v4, v4, v0
	global_store_dword v3, v4, s[2:3]
	.loc	0 184 4
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 185 4
	global_atomic_swap v3, v3, s[0:1]
	s_branch .LBB11_2
.LBB11_7:
	.loc	0 0 4 is_stmt 0
	s_inst_prefetch 0x2
	.loc	0 188 1 is_stmt 1
	s_endpgm
.Ltmp11:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel turn_by_ballot
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
	.size	turn_by_ballot, .Lfunc_end11-turn_by_ballot

	.protected	wave_ticket
	.globl	wave_ticket
	.p2align	8
	.type	wave_ticket,@function
wave_ticket:
.Lfunc_begin12:
	.loc	0 193 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 195 8
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	.loc	0 195 6 is_stmt 0
	s_and_saveexec_b32 s1, vcc_lo
	s_cbranch_execz .LBB12_7
	.loc	0 196 8 is_stmt 1
	s_mov_b32 s5, exec_lo
	s_mov_b32 s4, exec_lo
	v_mbcnt_lo_u32_b32 v1, s5, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB12_3
	s_bcnt1_i32_b32 s0, s5
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, s0
	s_waitcnt lgkmcnt(0)
	global_atomic_add v2, v2, v3, s[8:9] glc
.LBB12_3:
	.loc	0 0 8 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 196 8
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v2
	v_mov_b32_e32 v2, 0
	s_mov_b32 s4, 0
	v_add_nc_u32_e32 v1, s0, v1
	s_branch .LBB12_5
.LBB12_4:
	.loc	0 0 8
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 197 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v3
	.loc	0 197 25 is_stmt 0
	v_cmp_eq_u32_e64 s0, s0, v1
	.loc	0 197 3
	s_or_b32 s4, s0, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB12_7
.LBB12_5:
	.loc	0 197 10
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_cmp_eq_u32_e64 s0, 0, v3
	s_and_saveexec_b32 s5, s0
	s_cbranch_execz .LBB12_4
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v2, s[8:9] offset:4 glc dlc
	s_branch .LBB12_4
.LBB12_7:
	.loc	0 0 10
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 201 12 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 200 2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 201 12
	global_load_dword v1, v0, s[10:11] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 201 9 is_stmt 0
	global_load_dword v2, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, v2, v1
	global_store_dword v0, v1, s[2:3]
	.loc	0 202 2 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	s_barrier
	buffer_gl0_inv
	.loc	0 203 6
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB12_10
	.loc	0 204 3
	s_mov_b32 s0, exec_lo
	v_mbcnt_lo_u32_b32 v0, s0, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	s_and_b32 s1, exec_lo, vcc_lo
	s_mov_b32 exec_lo, s1
	s_cbranch_execz .LBB12_10
	s_bcnt1_i32_b32 s0, s0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s0
	global_atomic_add v0, v1, s[8:9] offset:4
.LBB12_10:
	.loc	0 205 1
	s_endpgm
.Ltmp12:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel wave_ticket
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
.Lfunc_end12:
	.size	wave_ticket, .Lfunc_end12-wave_ticket

	.protected	give_up
	.globl	give_up
	.p2align	8
	.type	give_up,@function
give_up:
.Lfunc_begin13:
	.loc	0 210 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	s_mov_b32 s2, 0
	s_mov_b32 s24, 0
	s_branch .LBB13_11
.LBB13_1:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s39
	s_xor_b32 s40, exec_lo, -1
	s_and_b32 s37, s37, exec_lo
	s_orn2_b32 s39, s38, exec_lo
.LBB13_2:
	s_or_b32 exec_lo, exec_lo, s36
	s_and_b32 s40, s40, exec_lo
	s_xor_b32 s38, exec_lo, -1
	s_and_b32 s37, s37, exec_lo
	s_orn2_b32 s36, s39, exec_lo
.LBB13_3:
	s_or_b32 exec_lo, exec_lo, s35
	s_and_b32 s40, s40, exec_lo
	s_and_b32 s39, s38, exec_lo
	s_xor_b32 s38, exec_lo, -1
	s_and_b32 s37, s37, exec_lo
	s_orn2_b32 s35, s36, exec_lo
.LBB13_4:
	s_or_b32 exec_lo, exec_lo, s34
	s_and_b32 s40, s40, exec_lo
	s_and_b32 s39, s39, exec_lo
	s_and_b32 s38, s38, exec_lo
	s_xor_b32 s36, exec_lo, -1
	s_and_b32 s34, s37, exec_lo
	s_orn2_b32 s35, s35, exec_lo
.LBB13_5:
	s_or_b32 exec_lo, exec_lo, s33
	s_and_b32 s40, s40, exec_lo
	s_and_b32 s39, s39, exec_lo
	s_and_b32 s38, s38, exec_lo
	s_and_b32 s36, s36, exec_lo
	s_xor_b32 s37, exec_lo, -1
	s_and_b32 s34, s34, exec_lo
	s_orn2_b32 s33, s35, exec_lo
.LBB13_6:
	s_or_b32 exec_lo, exec_lo, s31
	s_and_b32 s40, s40, exec_lo
	s_and_b32 s39, s39, exec_lo
	s_and_b32 s38, s38, exec_lo
	s_and_b32 s36, s36, exec_lo
	s_and_b32 s35, s37, exec_lo
	s_xor_b32 s37, exec_lo, -1
	s_and_b32 s34, s34, exec_lo
	s_orn2_b32 s31, s33, exec_lo
.LBB13_7:
	s_or_b32 exec_lo, exec_lo, s30
	s_and_b32 s40, s40, exec_lo
	s_and_b32 s39, s39, exec_lo
	s_and_b32 s38, s38, exec_lo
	s_and_b32 s36, s36, exec_lo
	s_and_b32 s35, s35, exec_lo
	s_and_b32 s41, s37, exec_lo
	s_xor_b32 s33, exec_lo, -1
	s_and_b32 s30, s34, exec_lo
	s_orn2_b32 s37, s31, exec_lo
.LBB13_8:
	s_or_b32 exec_lo, exec_lo, s28
	s_and_b32 s40, s40, exec_lo
	s_and_b32 s39, s39, exec_lo
	s_and_b32 s38, s38, exec_lo
	s_and_b32 s36, s36, exec_lo
	s_and_b32 s35, s35, exec_lo
	s_and_b32 s34, s41, exec_lo
	s_and_b32 s33, s33, exec_lo
	s_xor_b32 s31, exec_lo, -1
	s_and_b32 s30, s30, exec_lo
	s_orn2_b32 s28, s37, exec_lo
.LBB13_9:
	s_or_b32 exec_lo, exec_lo, s27
	s_andn2_b32 s23, s23, exec_lo
	s_and_b32 s27, s40, exec_lo
	v_mov_b32_e32 v3, s29
	s_andn2_b32 s21, s21, exec_lo
	s_and_b32 s29, s39, exec_lo
	s_or_b32 s23, s23, s27
	s_andn2_b32 s22, s22, exec_lo
	s_and_b32 s27, s38, exec_lo
	s_or_b32 s21, s21, s29
	s_andn2_b32 s19, s19, exec_lo
	s_and_b32 s29, s36, exec_lo
	s_or_b32 s22, s22, s27
	s_andn2_b32 s20, s20, exec_lo
	s_and_b32 s27, s35, exec_lo
	s_or_b32 s19, s19, s29
	s_andn2_b32 s17, s17, exec_lo
	s_and_b32 s29, s34, exec_lo
	s_or_b32 s20, s20, s27
	s_andn2_b32 s18, s18, exec_lo
	s_and_b32 s27, s33, exec_lo
	s_or_b32 s17, s17, s29
	s_andn2_b32 s15, s15, exec_lo
	s_and_b32 s29, s31, exec_lo
	s_or_b32 s18, s18, s27
	s_andn2_b32 s16, s16, exec_lo
	s_and_b32 s27, s30, exec_lo
	s_andn2_b32 s14, s14, exec_lo
	s_and_b32 s28, s28, exec_lo
	s_or_b32 s15, s15, s29
	s_or_b32 s16, s16, s27
	s_or_b32 s14, s14, s28
.LBB13_10:
	s_or_b32 exec_lo, exec_lo, s25
	.loc	0 212 44 is_stmt 1
	s_and_b32 s25, exec_lo, s14
	.loc	0 0 0 is_stmt 0
	v_mov_b32_e32 v4, s24
	.loc	0 212 44
	s_or_b32 s2, s25, s2
	s_andn2_b32 s3, s3, exec_lo
	s_and_b32 s25, s23, exec_lo
	s_andn2_b32 s10, s10, exec_lo
	s_or_b32 s3, s3, s25
	s_and_b32 s24, s21, exec_lo
	s_andn2_b32 s6, s6, exec_lo
	s_and_b32 s25, s22, exec_lo
	s_or_b32 s10, s10, s24
	s_or_b32 s6, s6, s25
	s_andn2_b32 s11, s11, exec_lo
	s_and_b32 s24, s19, exec_lo
	s_andn2_b32 s7, s7, exec_lo
	s_and_b32 s25, s20, exec_lo
	s_or_b32 s11, s11, s24
	s_or_b32 s7, s7, s25
	s_andn2_b32 s12, s12, exec_lo
	s_and_b32 s24, s17, exec_lo
	s_andn2_b32 s8, s8, exec_lo
	s_and_b32 s25, s18, exec_lo
	s_or_b32 s12, s12, s24
	s_or_b32 s8, s8, s25
	s_andn2_b32 s13, s13, exec_lo
	s_and_b32 s24, s15, exec_lo
	s_andn2_b32 s9, s9, exec_lo
	s_and_b32 s25, s16, exec_lo
	s_or_b32 s13, s13, s24
	s_or_b32 s9, s9, s25
	s_mov_b32 s24, s26
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB13_22
.LBB13_11:
	.loc	0 212 9
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v4, v2, v[1:2], s[0:1] glc
	v_mov_b32_e32 v3, s24
	s_andn2_b32 s23, s23, exec_lo
	s_andn2_b32 s21, s21, exec_lo
	s_andn2_b32 s22, s22, exec_lo
	s_andn2_b32 s19, s19, exec_lo
	s_andn2_b32 s20, s20, exec_lo
	s_andn2_b32 s17, s17, exec_lo
	s_andn2_b32 s18, s18, exec_lo
	s_andn2_b32 s15, s15, exec_lo
	s_or_b32 s16, s16, exec_lo
	s_or_b32 s14, s14, exec_lo
	.loc	0 212 44
	s_mov_b32 s25, exec_lo
	.loc	0 212 9
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v4
	.loc	0 212 44
	s_cbranch_execz .LBB13_10
	.loc	0 212 9
	global_atomic_cmpswap v3, v2, v[1:2], s[0:1] glc
	s_mov_b32 s28, -1
	s_mov_b32 s30, 0
	s_mov_b32 s31, -1
	s_mov_b32 s33, 0
	s_mov_b32 s34, 0
	s_mov_b32 s35, 0
	s_mov_b32 s36, 0
	s_mov_b32 s38, 0
	s_mov_b32 s39, 0
	s_mov_b32 s40, 0
	.loc	0 212 44
	s_mov_b32 s27, exec_lo
	.loc	0 212 9
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	.loc	0 212 44
	s_cbranch_execz .LBB13_9
	.loc	0 212 9
	global_atomic_cmpswap v3, v2, v[1:2], s[0:1] glc
	s_mov_b32 s37, -1
	s_mov_b32 s33, -1
	s_mov_b32 s41, 0
	.loc	0 212 44
	s_mov_b32 s28, exec_lo
	.loc	0 212 9
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	.loc	0 212 44
	s_cbranch_execz .LBB13_8
	.loc	0 212 9
	global_atomic_cmpswap v3, v2, v[1:2], s[0:1] glc
	.loc	0 212 44
	s_mov_b32 s30, exec_lo
	.loc	0 212 9
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	.loc	0 212 44
	s_cbranch_execz .LBB13_7
	.loc	0 212 9
	global_atomic_cmpswap v3, v2, v[1:2], s[0:1] glc
	.loc	0 212 44
	s_mov_b32 s31, exec_lo
	.loc	0 212 9
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	.loc	0 212 44
	s_cbranch_execz .LBB13_6
	.loc	0 212 9
	global_atomic_cmpswap v3, v2, v[1:2], s[0:1] glc
	s_mov_b32 s35, -1
	s_mov_b32 s36, -1
	.loc	0 212 44
	s_mov_b32 s33, exec_lo
	.loc	0 212 9
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	.loc	0 212 44
	s_cbranch_execz .LBB13_5
	.loc	0 212 9
	global_atomic_cmpswap v3, v2, v[1:2], s[0:1] glc
	s_mov_b32 s37, 0
	s_mov_b32 s38, -1
	.loc	0 212 44
	s_mov_b32 s34, exec_lo
	.loc	0 212 9
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	.loc	0 212 44
	s_cbranch_execz .LBB13_4
	.loc	0 212 9
	global_atomic_cmpswap v3, v2, v[1:2], s[0:1] glc
	.loc	0 212 44
	s_mov_b32 s35, exec_lo
	.loc	0 212 9
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	.loc	0 212 44
	s_cbranch_execz .LBB13_3
	.loc	0 212 9
	global_atomic_cmpswap v3, v2, v[1:2], s[0:1] glc
	s_mov_b32 s39, -1
	s_mov_b32 s40, -1
	.loc	0 212 44
	s_mov_b32 s36, exec_lo
	.loc	0 212 9
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	.loc	0 212 44
	s_cbranch_execz .LBB13_2
	.loc	0 212 9
	global_atomic_cmpswap v3, v2, v[1:2], s[0:1] glc
	.loc	0 212 44
	s_mov_b32 s39, exec_lo
	.loc	0 212 9
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	.loc	0 212 44
	s_cbranch_execz .LBB13_1
	.loc	0 212 47
	s_add_i32 s26, s24, 10
	s_mov_b32 s37, exec_lo
	.loc	0 212 55
	s_cmp_eq_u32 s26, 50
	s_mov_b32 s29, 50
	s_cselect_b32 s38, -1, 0
	s_orn2_b32 s38, s38, exec_lo
	s_branch .LBB13_1
.LBB13_22:
	.loc	0 0 55
	s_or_b32 exec_lo, exec_lo, s2
	s_xor_b32 s2, s9, -1
	s_xor_b32 s15, s13, -1
	s_xor_b32 s14, s8, -1
	s_xor_b32 s13, s12, -1
	s_xor_b32 s8, s7, -1
	s_xor_b32 s9, s11, -1
	s_xor_b32 s12, s6, -1
	s_xor_b32 s11, s10, -1
	s_xor_b32 s10, s3, -1
	s_and_saveexec_b32 s3, s2
	s_xor_b32 s2, exec_lo, s3
	s_cbranch_execz .LBB13_56
	s_and_saveexec_b32 s3, s15
	s_xor_b32 s3, exec_lo, s3
	s_cbranch_execz .LBB13_53
	s_and_saveexec_b32 s6, s14
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execz .LBB13_50
	s_and_saveexec_b32 s7, s13
	s_xor_b32 s7, exec_lo, s7
	s_cbranch_execz .LBB13_47
	s_and_saveexec_b32 s13, s8
	s_xor_b32 s8, exec_lo, s13
	s_cbranch_execz .LBB13_44
	s_and_saveexec_b32 s13, s9
	s_xor_b32 s9, exec_lo, s13
	s_cbranch_execz .LBB13_41
	s_and_saveexec_b32 s13, s12
	s_xor_b32 s12, exec_lo, s13
	s_cbranch_execz .LBB13_38
	s_and_saveexec_b32 s13, s11
	s_xor_b32 s11, exec_lo, s13
	s_cbranch_execz .LBB13_35
	s_and_saveexec_b32 s13, s10
	s_xor_b32 s10, exec_lo, s13
	v_add_nc_u32_e32 v3, 9, v4
	s_andn2_saveexec_b32 s10, s10
	v_add_nc_u32_e32 v3, 8, v4
	s_or_b32 exec_lo, exec_lo, s10
.LBB13_35:
	s_andn2_saveexec_b32 s10, s11
	v_add_nc_u32_e32 v3, 7, v4
	s_or_b32 exec_lo, exec_lo, s10
.LBB13_38:
	s_andn2_saveexec_b32 s10, s12
	v_add_nc_u32_e32 v3, 6, v4
	s_or_b32 exec_lo, exec_lo, s10
.LBB13_41:
	s_andn2_saveexec_b32 s9, s9
	v_add_nc_u32_e32 v3, 5, v4
	s_or_b32 exec_lo, exec_lo, s9
.LBB13_44:
	s_andn2_saveexec_b32 s8, s8
	v_add_nc_u32_e32 v3, 4, v4
	s_or_b32 exec_lo, exec_lo, s8
.LBB13_47:
	s_andn2_saveexec_b32 s7, s7
	v_add_nc_u32_e32 v3, 3, v4
	s_or_b32 exec_lo, exec_lo, s7
.LBB13_50:
	s_andn2_saveexec_b32 s6, s6
	v_add_nc_u32_e32 v3, 2, v4
	s_or_b32 exec_lo, exec_lo, s6
.LBB13_53:
	s_andn2_saveexec_b32 s3, s3
	v_or_b32_e32 v3, 1, v4
	s_or_b32 exec_lo, exec_lo, s3
.LBB13_56:
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 214 6 is_stmt 1
	s_mov_b32 s2, exec_lo
	.loc	0 214 12 is_stmt 0
	v_cmpx_lt_u32_e32 49, v3
	.loc	0 214 6
	s_xor_b32 s2, exec_lo, s2
	s_cbranch_execnz .LBB13_59
	s_andn2_saveexec_b32 s2, s2
	s_cbranch_execnz .LBB13_62
.LBB13_58:
	.loc	0 221 1 is_stmt 1
	s_endpgm
.LBB13_59:
	.loc	0 219 3
	s_mov_b32 s6, exec_lo
	s_mov_b32 s3, exec_lo
	v_mbcnt_lo_u32_b32 v0, s6, 0
	v_cmpx_eq_u32_e32 0, v0
	s_cbranch_execz .LBB13_61
	s_bcnt1_i32_b32 s6, s6
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s6
	global_atomic_add v0, v1, s[0:1] offset:4
.LBB13_61:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 214 6 is_stmt 1
	s_andn2_saveexec_b32 s2, s2
	s_cbranch_execz .LBB13_58
.LBB13_62:
	.loc	0 210 11
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 215 3
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 217 3
	v_mov_b32_e32 v1, 0
	.loc	0 215 10
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v3, s[2:3]
	.loc	0 216 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 217 3
	global_atomic_swap v1, v1, s[0:1]
	.loc	0 221 1
	s_endpgm
.Ltmp13:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel give_up
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
		.amdhsa_next_free_sgpr 42
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
.Lfunc_end13:
	.size	give_up, .Lfunc_end13-give_up

	.protected	place_by_swap
	.globl	place_by_swap
	.p2align	8
	.type	place_by_swap,@function
place_by_swap:
.Lfunc_begin14:
	.loc	0 226 11 prologue_end
	s_clause 0x1
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 226 46 is_stmt 0
	v_lshrrev_b32_e32 v1, 3, v0
	v_and_b32_e32 v1, 28, v1
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v1, s[2:3] glc dlc
	v_add_co_u32 v1, s2, s2, v1
	v_add_co_ci_u32_e64 v2, null, s3, 0, s2
	s_mov_b32 s2, 0
.LBB14_1:
	.loc	0 226 40
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v3
	.loc	0 229 26 is_stmt 1
	v_add_nc_u32_e32 v5, 1, v4
	.loc	0 231 44
	v_or_b32_e32 v3, v5, v4
	.loc	0 231 10 is_stmt 0
	global_atomic_cmpswap v3, v[1:2], v[3:4], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v3, v4
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB14_1
	.loc	0 0 10
	s_or_b32 exec_lo, exec_lo, s2
	v_not_b32_e32 v1, v4
	v_and_b32_e32 v2, 0xe0, v0
	.loc	0 238 17 is_stmt 1
	v_add_nc_u32_e32 v0, 1, v0
	v_and_b32_e32 v1, v5, v1
	v_add_nc_u32_e32 v1, -1, v1
	v_bcnt_u32_b32 v1, v1, 0
	.loc	0 238 2 is_stmt 0
	v_add_lshl_u32 v1, v1, v2, 2
	.loc	0 238 13
	global_store_dword v1, v0, s[0:1]
	.loc	0 239 1 is_stmt 1
	s_endpgm
.Ltmp14:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel place_by_swap
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
.Lfunc_end14:
	.size	place_by_swap, .Lfunc_end14-place_by_swap

	.protected	own_slot
	.globl	own_slot
	.p2align	8
	.type	own_slot,@function
own_slot:
.Lfunc_begin15:
	.loc	0 244 11 prologue_end
	s_load_dword s4, s[4:5], 0x4
	s_clause 0x1
	s_load_dword s9, s[6:7], 0x20
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v4, 1
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s8, s8, s4
	s_load_dwordx2 s[4:5], s[6:7], 0x10
	v_add3_u32 v0, s8, s9, v0
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_add_co_u32 v0, vcc_lo, s0, v2
	v_add_co_ci_u32_e32 v1, vcc_lo, s1, v3, vcc_lo
	s_mov_b32 s0, 0
.LBB15_1:
	.loc	0 246 9
	global_atomic_swap v5, v[0:1], v4, off glc
	.loc	0 246 35 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v5
	.loc	0 246 2
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB15_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 248 11 is_stmt 1
	v_add_co_u32 v4, vcc_lo, s2, v2
	v_add_co_ci_u32_e32 v5, vcc_lo, s3, v3, vcc_lo
	.loc	0 248 2 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, vcc_lo, s4, v2
	v_add_co_ci_u32_e32 v3, vcc_lo, s5, v3, vcc_lo
	.loc	0 248 11
	global_load_dword v4, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, 0
	.loc	0 248 19
	v_add_nc_u32_e32 v4, 1, v4
	.loc	0 248 9
	global_store_dword v[2:3], v4, off
	.loc	0 249 2 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 250 2
	global_atomic_swap v[0:1], v5, off
	.loc	0 251 1
	s_endpgm
.Ltmp15:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel own_slot
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
.Lfunc_end15:
	.size	own_slot, .Lfunc_end15-own_slot

	.protected	reserve_room
	.globl	reserve_room
	.p2align	8
	.type	reserve_room,@function
reserve_room:
.Lfunc_begin16:
	.loc	0 256 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 256 35 is_stmt 0
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 256 11
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 256 54
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	.loc	0 256 35
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	s_mov_b32 s2, 0
	.loc	0 256 54
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB16_2
	v_mov_b32_e32 v2, 0
	global_load_dword v2, v2, s[0:1] glc dlc
.LBB16_2:
	.loc	0 0 54
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 256 54
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v2
	.loc	0 256 43
	v_and_b32_e32 v4, 3, v1
	v_mov_b32_e32 v3, 0
	.loc	0 0 0
	v_mov_b32_e32 v5, s3
	s_branch .LBB16_4
	.p2align	6
.LBB16_3:
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 258 2 is_stmt 1
	s_and_b32 s6, exec_lo, s3
	s_or_b32 s2, s6, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB16_6
.LBB16_4:
	.loc	0 0 0 is_stmt 0
	v_mov_b32_e32 v2, v5
	s_or_b32 s3, s3, exec_lo
	.loc	0 258 2
	s_mov_b32 s6, exec_lo
	.loc	0 258 12
	v_add_nc_u32_e32 v1, v2, v4
	.loc	0 258 19
	v_cmpx_gt_u32_e32 0x51, v1
	.loc	0 258 2
	s_cbranch_execz .LBB16_3
	.loc	0 259 10 is_stmt 1
	global_atomic_cmpswap v5, v3, v[1:2], s[0:1] glc
	s_andn2_b32 s3, s3, exec_lo
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v5, v2
	s_and_b32 s7, vcc_lo, exec_lo
	s_or_b32 s3, s3, s7
	s_branch .LBB16_3
.LBB16_6:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	s_mov_b32 s0, 0
	.loc	0 264 2 is_stmt 1
	s_mov_b32 s1, exec_lo
	.loc	0 264 21 is_stmt 0
	v_cmpx_ne_u32_e32 0, v4
	.loc	0 264 2
	s_cbranch_execz .LBB16_11
	.loc	0 0 2
	v_mov_b32_e32 v3, 0
	s_branch .LBB16_9
	.p2align	6
.LBB16_8:
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 264 21
	v_add_nc_u32_e32 v4, -1, v4
	v_add_nc_u32_e32 v2, 1, v2
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	.loc	0 264 2
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execz .LBB16_11
.LBB16_9:
	.loc	0 265 7 is_stmt 1
	s_mov_b32 s1, exec_lo
	.loc	0 265 14 is_stmt 0
	v_cmpx_gt_u32_e32 0x50, v2
	.loc	0 265 7
	s_cbranch_execz .LBB16_8
	.loc	0 0 7
	v_lshlrev_b64 v[5:6], 2, v[2:3]
	v_add_co_u32 v5, vcc_lo, s4, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, s5, v6, vcc_lo
	.loc	0 266 16 is_stmt 1
	global_store_dword v[5:6], v0, off
	s_branch .LBB16_8
.LBB16_11:
	.loc	0 267 1
	s_endpgm
.Ltmp16:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel reserve_room
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
.Lfunc_end16:
	.size	reserve_room, .Lfunc_end16-reserve_room

	.protected	else_other_way
	.globl	else_other_way
	.p2align	8
	.type	else_other_way,@function
else_other_way:
.Lfunc_begin17:
	.loc	0 272 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v2, 0
	.loc	0 275 7
	v_mov_b32_e32 v1, 1
	.loc	0 272 11
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	s_mov_b32 s7, 0
	.loc	0 275 7
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v3, v2, v[1:2], s[0:1] glc
	v_lshlrev_b32_e32 v1, 2, v0
	v_add_co_u32 v1, s6, s2, v1
	v_add_co_ci_u32_e64 v2, null, s3, 0, s6
	s_mov_b32 s6, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execz .LBB17_6
	.loc	0 0 7 is_stmt 0
	s_mov_b32 s8, exec_lo
.LBB17_2:
	.loc	0 280 4 is_stmt 1
	s_ff1_i32_b32 s9, s8
	v_readlane_b32 s10, v0, s9
	s_lshl_b32 s9, 1, s9
	s_andn2_b32 s8, s8, s9
	s_add_i32 s7, s7, s10
	s_cmp_lg_u32 s8, 0
	s_cbranch_scc1 .LBB17_2
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	s_mov_b32 s8, exec_lo
	v_cmpx_eq_u32_e32 0, v3
	s_xor_b32 s8, exec_lo, s8
	s_cbranch_execz .LBB17_5
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, s7
	global_atomic_add v3, v4, s[2:3] offset:256
.LBB17_5:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s8
.LBB17_6:
	.loc	0 275 7 is_stmt 1
	s_andn2_saveexec_b32 s6, s6
	s_cbranch_execz .LBB17_8
	.loc	0 276 11
	v_mov_b32_e32 v3, 0
	.loc	0 276 14 is_stmt 0
	global_load_dword v4, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 276 11
	global_load_dword v5, v3, s[4:5]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v4, v5, v4
	global_store_dword v3, v4, s[4:5]
	.loc	0 277 4 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 278 4
	global_atomic_swap v3, v3, s[0:1]
.LBB17_8:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 275 23 is_stmt 1
	v_mov_b32_e32 v4, 0
	.loc	0 275 7 is_stmt 0
	v_mov_b32_e32 v3, 1
	s_mov_b32 s7, 0
	s_mov_b32 s6, exec_lo
	global_atomic_cmpswap v3, v4, v[3:4], s[0:1] offset:4 glc
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execz .LBB17_14
	.loc	0 0 7
	s_mov_b32 s8, exec_lo
.LBB17_10:
	.loc	0 280 4 is_stmt 1
	s_ff1_i32_b32 s9, s8
	v_readlane_b32 s10, v0, s9
	s_lshl_b32 s9, 1, s9
	s_andn2_b32 s8, s8, s9
	s_add_i32 s7, s7, s10
	s_cmp_lg_u32 s8, 0
	s_cbranch_scc1 .LBB17_10
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	s_mov_b32 s8, exec_lo
	v_cmpx_eq_u32_e32 0, v3
	s_xor_b32 s8, exec_lo, s8
	s_cbranch_execz .LBB17_13
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, s7
	global_atomic_add v3, v4, s[2:3] offset:260
.LBB17_13:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s8
.LBB17_14:
	.loc	0 275 7 is_stmt 1
	s_andn2_saveexec_b32 s6, s6
	s_cbranch_execz .LBB17_16
	.loc	0 276 4
	v_mov_b32_e32 v3, 0
	.loc	0 276 14 is_stmt 0
	global_load_dword v4, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 276 11
	global_load_dword v5, v3, s[4:5] offset:4
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v4, v5, v4
	global_store_dword v3, v4, s[4:5] offset:4
	.loc	0 277 4 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 278 4
	global_atomic_swap v3, v3, s[0:1] offset:4
.LBB17_16:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 275 23 is_stmt 1
	v_mov_b32_e32 v4, 0
	.loc	0 275 7 is_stmt 0
	v_mov_b32_e32 v3, 1
	s_mov_b32 s7, 0
	s_mov_b32 s6, exec_lo
	global_atomic_cmpswap v3, v4, v[3:4], s[0:1] offset:8 glc
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execz .LBB17_22
	.loc	0 0 7
	s_mov_b32 s8, exec_lo
.LBB17_18:
	.loc	0 280 4 is_stmt 1
	s_ff1_i32_b32 s9, s8
	v_readlane_b32 s10, v0, s9
	s_lshl_b32 s9, 1, s9
	s_andn2_b32 s8, s8, s9
	s_add_i32 s7, s7, s10
	s_cmp_lg_u32 s8, 0
	s_cbranch_scc1 .LBB17_18
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	s_mov_b32 s8, exec_lo
	v_cmpx_eq_u32_e32 0, v3
	s_xor_b32 s8, exec_lo, s8
	s_cbranch_execz .LBB17_21
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, s7
	global_atomic_add v3, v4, s[2:3] offset:264
.LBB17_21:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s8
.LBB17_22:
	.loc	0 275 7 is_stmt 1
	s_andn2_saveexec_b32 s6, s6
	s_cbranch_execz .LBB17_24
	.loc	0 276 4
	v_mov_b32_e32 v3, 0
	.loc	0 276 14 is_stmt 0
	global_load_dword v4, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 276 11
	global_load_dword v5, v3, s[4:5] offset:8
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v4, v5, v4
	global_store_dword v3, v4, s[4:5] offset:8
	.loc	0 277 4 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 278 4
	global_atomic_swap v3, v3, s[0:1] offset:8
.LBB17_24:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 275 23 is_stmt 1
	v_mov_b32_e32 v4, 0
	.loc	0 275 7 is_stmt 0
	v_mov_b32_e32 v3, 1
	s_mov_b32 s7, 0
	s_mov_b32 s6, exec_lo
	global_atomic_cmpswap v3, v4, v[3:4], s[0:1] offset:12 glc
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execz .LBB17_30
	.loc	0 0 7
	s_mov_b32 s8, exec_lo
.LBB17_26:
	.loc	0 280 4 is_stmt 1
	s_ff1_i32_b32 s9, s8
	v_readlane_b32 s10, v0, s9
	s_lshl_b32 s9, 1, s9
	s_andn2_b32 s8, s8, s9
	s_add_i32 s7, s7, s10
	s_cmp_lg_u32 s8, 0
	s_cbranch_scc1 .LBB17_26
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	s_mov_b32 s8, exec_lo
	v_cmpx_eq_u32_e32 0, v3
	s_xor_b32 s8, exec_lo, s8
	s_cbranch_execz .LBB17_29
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, s7
	global_atomic_add v3, v4, s[2:3] offset:268
.LBB17_29:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s8
.LBB17_30:
	.loc	0 275 7 is_stmt 1
	s_andn2_saveexec_b32 s6, s6
	s_cbranch_execz .LBB17_32
	.loc	0 276 4
	v_mov_b32_e32 v3, 0
	.loc	0 276 14 is_stmt 0
	global_load_dword v4, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 276 11
	global_load_dword v5, v3, s[4:5] offset:12
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v4, v5, v4
	global_store_dword v3, v4, s[4:5] offset:12
	.loc	0 277 4 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 278 4
	global_atomic_swap v3, v3, s[0:1] offset:12
.LBB17_32:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 275 23 is_stmt 1
	v_mov_b32_e32 v4, 0
	.loc	0 275 7 is_stmt 0
	v_mov_b32_e32 v3, 1
	s_mov_b32 s7, 0
	s_mov_b32 s6, exec_lo
	global_atomic_cmpswap v3, v4, v[3:4], s[0:1] offset:16 glc
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execz .LBB17_38
	.loc	0 0 7
	s_mov_b32 s8, exec_lo
.LBB17_34:
	.loc	0 280 4 is_stmt 1
	s_ff1_i32_b32 s9, s8
	v_readlane_b32 s10, v0, s9
	s_lshl_b32 s9, 1, s9
	s_andn2_b32 s8, s8, s9
	s_add_i32 s7, s7, s10
	s_cmp_lg_u32 s8, 0
	s_cbranch_scc1 .LBB17_34
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	s_mov_b32 s8, exec_lo
	v_cmpx_eq_u32_e32 0, v3
	s_xor_b32 s8, exec_lo, s8
	s_cbranch_execz .LBB17_37
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, s7
	global_atomic_add v3, v4, s[2:3] offset:272
.LBB17_37:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s8
.LBB17_38:
	.loc	0 275 7 is_stmt 1
	s_andn2_saveexec_b32 s6, s6
	s_cbranch_execz .LBB17_40
	.loc	0 276 4
	v_mov_b32_e32 v3, 0
	.loc	0 276 14 is_stmt 0
	global_load_dword v4, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 276 11
	global_load_dword v5, v3, s[4:5] offset:16
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v4, v5, v4
	global_store_dword v3, v4, s[4:5] offset:16
	.loc	0 277 4 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 278 4
	global_atomic_swap v3, v3, s[0:1] offset:16
.LBB17_40:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 275 23 is_stmt 1
	v_mov_b32_e32 v4, 0
	.loc	0 275 7 is_stmt 0
	v_mov_b32_e32 v3, 1
	s_mov_b32 s7, 0
	s_mov_b32 s6, exec_lo
	global_atomic_cmpswap v3, v4, v[3:4], s[0:1] offset:20 glc
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execz .LBB17_46
	.loc	0 0 7
	s_mov_b32 s8, exec_lo
.LBB17_42:
	.loc	0 280 4 is_stmt 1
	s_ff1_i32_b32 s9, s8
	v_readlane_b32 s10, v0, s9
	s_lshl_b32 s9, 1, s9
	s_andn2_b32 s8, s8, s9
	s_add_i32 s7, s7, s10
	s_cmp_lg_u32 s8, 0
	s_cbranch_scc1 .LBB17_42
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	s_mov_b32 s8, exec_lo
	v_cmpx_eq_u32_e32 0, v3
	s_xor_b32 s8, exec_lo, s8
	s_cbranch_execz .LBB17_45
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, s7
	global_atomic_add v3, v4, s[2:3] offset:276
.LBB17_45:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s8
.LBB17_46:
	.loc	0 275 7 is_stmt 1
	s_andn2_saveexec_b32 s6, s6
	s_cbranch_execz .LBB17_48
	.loc	0 276 4
	v_mov_b32_e32 v3, 0
	.loc	0 276 14 is_stmt 0
	global_load_dword v4, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 276 11
	global_load_dword v5, v3, s[4:5] offset:20
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v4, v5, v4
	global_store_dword v3, v4, s[4:5] offset:20
	.loc	0 277 4 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 278 4
	global_atomic_swap v3, v3, s[0:1] offset:20
.LBB17_48:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 275 23 is_stmt 1
	v_mov_b32_e32 v4, 0
	.loc	0 275 7 is_stmt 0
	v_mov_b32_e32 v3, 1
	s_mov_b32 s7, 0
	s_mov_b32 s6, exec_lo
	global_atomic_cmpswap v3, v4, v[3:4], s[0:1] offset:24 glc
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execz .LBB17_54
	.loc	0 0 7
	s_mov_b32 s8, exec_lo
.LBB17_50:
	.loc	0 280 4 is_stmt 1
	s_ff1_i32_b32 s9, s8
	v_readlane_b32 s10, v0, s9
	s_lshl_b32 s9, 1, s9
	s_andn2_b32 s8, s8, s9
	s_add_i32 s7, s7, s10
	s_cmp_lg_u32 s8, 0
	s_cbranch_scc1 .LBB17_50
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	s_mov_b32 s8, exec_lo
	v_cmpx_eq_u32_e32 0, v3
	s_xor_b32 s8, exec_lo, s8
	s_cbranch_execz .LBB17_53
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, s7
	global_atomic_add v3, v4, s[2:3] offset:280
.LBB17_53:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s8
.LBB17_54:
	.loc	0 275 7 is_stmt 1
	s_andn2_saveexec_b32 s6, s6
	s_cbranch_execz .LBB17_56
	.loc	0 276 4
	v_mov_b32_e32 v3, 0
	.loc	0 276 14 is_stmt 0
	global_load_dword v4, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 276 11
	global_load_dword v5, v3, s[4:5] offset:24
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v4, v5, v4
	global_store_dword v3, v4, s[4:5] offset:24
	.loc	0 277 4 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 278 4
	global_atomic_swap v3, v3, s[0:1] offset:24
.LBB17_56:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 275 23 is_stmt 1
	v_mov_b32_e32 v4, 0
	.loc	0 275 7 is_stmt 0
	v_mov_b32_e32 v3, 1
	s_mov_b32 s7, 0
	s_mov_b32 s6, exec_lo
	global_atomic_cmpswap v3, v4, v[3:4], s[0:1] offset:28 glc
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execnz .LBB17_59
	s_andn2_saveexec_b32 s2, s6
	s_cbranch_execnz .LBB17_64
.LBB17_58:
	.loc	0 283 1 is_stmt 1
	s_endpgm
.LBB17_59:
	.loc	0 0 1 is_stmt 0
	s_mov_b32 s8, exec_lo
.LBB17_60:
	.loc	0 280 4 is_stmt 1
	s_ff1_i32_b32 s9, s8
	v_readlane_b32 s10, v0, s9
	s_lshl_b32 s9, 1, s9
	s_andn2_b32 s8, s8, s9
	s_add_i32 s7, s7, s10
	s_cmp_lg_u32 s8, 0
	s_cbranch_scc1 .LBB17_60
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	s_mov_b32 s8, exec_lo
	v_cmpx_eq_u32_e32 0, v0
	s_xor_b32 s8, exec_lo, s8
	s_cbranch_execz .LBB17_63
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s7
	global_atomic_add v0, v1, s[2:3] offset:284
.LBB17_63:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 275 7 is_stmt 1
	s_andn2_saveexec_b32 s2, s6
	s_cbranch_execz .LBB17_58
.LBB17_64:
	.loc	0 276 4
	v_mov_b32_e32 v0, 0
	.loc	0 276 14 is_stmt 0
	global_load_dword v1, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 276 11
	global_load_dword v2, v0, s[4:5] offset:28
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, v2, v1
	global_store_dword v0, v1, s[4:5] offset:28
	.loc	0 277 4 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 278 4
	global_atomic_swap v0, v0, s[0:1] offset:28
	.loc	0 283 1
	s_endpgm
.Ltmp17:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel else_other_way
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
		.amdhsa_next_free_sgpr 11
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
.Lfunc_end17:
	.size	else_other_way, .Lfunc_end17-else_other_way

	.protected	one_takes_twice
	.globl	one_takes_twice
	.p2align	8
	.type	one_takes_twice,@function
one_takes_twice:
.Lfunc_begin18:
	.loc	0 287 0
	s_load_dword s2, s[4:5], 0x4
	s_load_dwordx2 s[0:1], s[6:7], 0x20
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	v_mad_u64_u32 v[0:1], null, s8, s2, v[0:1]
	v_sub_co_u32 v0, s2, 0, v0
	v_sub_co_ci_u32_e64 v1, null, 0, 0, s2
	v_cmp_eq_u64_e32 vcc_lo, s[0:1], v[0:1]
	v_mov_b32_e32 v1, 0
.Ltmp18:
	.loc	0 289 7 prologue_end
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB18_6
	.loc	0 0 7 is_stmt 0
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_load_dwordx2 s[4:5], s[6:7], 0x10
	v_mov_b32_e32 v0, 1
	s_mov_b32 s6, 0
.LBB18_2:
	.loc	0 290 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	.loc	0 290 4 is_stmt 0
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB18_2
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s6
	v_mov_b32_e32 v1, 0
	s_mov_b32 s6, 0
	.loc	0 292 13 is_stmt 1
	global_load_dword v0, v1, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 292 21 is_stmt 0
	v_add_nc_u32_e32 v0, 1, v0
	.loc	0 292 11
	global_store_dword v1, v0, s[4:5]
	.loc	0 293 4 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 294 4
	global_atomic_swap v1, v1, s[0:1]
	v_mov_b32_e32 v0, 1
.LBB18_4:
	.loc	0 290 11
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] offset:4 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	.loc	0 290 4 is_stmt 0
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB18_4
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 292 13 is_stmt 1
	v_mov_b32_e32 v0, 0
	global_load_dword v1, v0, s[2:3] offset:4 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 292 21 is_stmt 0
	v_add_nc_u32_e32 v1, 1, v1
	.loc	0 292 11
	global_store_dword v0, v1, s[4:5] offset:4
	.loc	0 293 4 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 294 4
	global_atomic_swap v0, v0, s[0:1] offset:4
.LBB18_6:
	.loc	0 297 1
	s_endpgm
.Ltmp19:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel one_takes_twice
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
.Lfunc_end18:
	.size	one_takes_twice, .Lfunc_end18-one_takes_twice

	.protected	smallest_next
	.globl	smallest_next
	.p2align	8
	.type	smallest_next,@function
smallest_next:
.Lfunc_begin19:
	.loc	0 302 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 302 35 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[10:11] glc dlc
	s_waitcnt vmcnt(0)
	v_add_co_u32 v0, s0, s0, v0
	.loc	0 302 43
	v_lshl_add_u32 v1, v1, 2, v1
	.loc	0 302 48
	v_and_b32_e32 v3, 63, v1
	v_add_co_ci_u32_e64 v1, null, s1, 0, s0
	s_mov_b32 s0, -1
	s_inst_prefetch 0x1
	s_branch .LBB19_4
	.p2align	6
.LBB19_1:
	.loc	0 0 48
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 309 13 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v5
	s_andn2_b32 s1, s1, exec_lo
	v_add_nc_u32_e32 v4, s2, v4
	.loc	0 309 11 is_stmt 0
	global_store_dword v[0:1], v4, off
.LBB19_2:
	.loc	0 0 11
	s_or_b32 exec_lo, exec_lo, s0
	s_mov_b32 s2, 0
.LBB19_3:
	s_andn2_b32 s0, s0, exec_lo
	s_and_b32 s3, s1, exec_lo
	.loc	0 305 2 is_stmt 1
	s_andn2_b32 vcc_lo, exec_lo, s2
	s_or_b32 s0, s0, s3
	s_cbranch_vccz .LBB19_11
.LBB19_4:
	.loc	0 305 9 is_stmt 0
	v_cndmask_b32_e64 v4, 0, 1, s0
	s_andn2_b32 s1, s1, exec_lo
	v_cmp_ne_u32_e32 vcc_lo, 0, v4
	.loc	0 305 2
	s_cbranch_vccz .LBB19_10
	.loc	0 306 47 is_stmt 1
	v_cndmask_b32_e64 v4, 64, v3, s0
	s_xor_b32 s1, s0, -1
	.loc	0 306 16 is_stmt 0
	v_readfirstlane_b32 s3, v4
	v_cmp_ne_u32_e32 vcc_lo, s3, v3
	s_or_b32 s2, s1, vcc_lo
	.loc	0 308 12 is_stmt 1
	s_and_saveexec_b32 s4, s2
	s_xor_b32 s2, exec_lo, s4
	.loc	0 311 20
	s_cmp_lg_u32 s3, 64
	s_cselect_b32 s1, -1, 0
	.loc	0 311 14 is_stmt 0
	s_and_b32 s0, s1, s0
	s_and_b32 s1, s0, exec_lo
	.loc	0 308 12 is_stmt 1
	s_andn2_saveexec_b32 s0, s2
	s_cbranch_execz .LBB19_2
	.loc	0 309 13
	s_mov_b32 s3, exec_lo
	s_mov_b32 s2, exec_lo
	v_mbcnt_lo_u32_b32 v4, s3, 0
	v_cmpx_eq_u32_e32 0, v4
	s_cbranch_execz .LBB19_1
	s_bcnt1_i32_b32 s3, s3
	v_mov_b32_e32 v5, s3
	global_atomic_add v5, v2, v5, s[8:9] glc
	s_branch .LBB19_1
.LBB19_10:
	.loc	0 0 13 is_stmt 0
	s_mov_b32 s2, -1
	.loc	0 305 2 is_stmt 1
	s_branch .LBB19_3
.LBB19_11:
	.loc	0 0 2 is_stmt 0
	s_inst_prefetch 0x2
	.loc	0 315 1 is_stmt 1
	s_endpgm
.Ltmp20:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel smallest_next
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
.Lfunc_end19:
	.size	smallest_next, .Lfunc_end19-smallest_next

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
    .name:           cell_lock
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         cell_lock.kd
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
    .name:           owned_lock
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         owned_lock.kd
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
    .name:           entered_again
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         entered_again.kd
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
    .name:           two_queues
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         two_queues.kd
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
    .name:           ticket_then_sum
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         ticket_then_sum.kd
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
    .group_segment_fixed_size: 32
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 64
    .name:           row_lock
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         row_lock.kd
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
    .name:           counted_waiters
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         counted_waiters.kd
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
    .name:           forks
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         forks.kd
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
    .name:           first_comes
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         first_comes.kd
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
    .name:           leader_of_eight
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         leader_of_eight.kd
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
    .name:           cell_lock_inside
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         cell_lock_inside.kd
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
    .max_flat_workgroup_size: 64
    .name:           turn_by_ballot
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         turn_by_ballot.kd
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
    .name:           wave_ticket
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         wave_ticket.kd
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
    .name:           give_up
    .private_segment_fixed_size: 0
    .sgpr_count:     42
    .sgpr_spill_count: 0
    .symbol:         give_up.kd
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
    .name:           place_by_swap
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         place_by_swap.kd
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
    .name:           own_slot
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         own_slot.kd
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
    .name:           reserve_room
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         reserve_room.kd
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
    .name:           else_other_way
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         else_other_way.kd
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
    .name:           one_takes_twice
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         one_takes_twice.kd
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
    .name:           smallest_next
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         smallest_next.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 32
amdhsa.target:   amdgcn-amd-amdhsa--gfx1030
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata

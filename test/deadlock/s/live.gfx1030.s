	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.amdhsa_code_object_version 4
	.protected	ms_enqueue
	.globl	ms_enqueue
	.p2align	8
	.type	ms_enqueue,@function
ms_enqueue:
.Lfunc_begin0:
	.file	0 "." "cl/live.cl" md5 0x574e2b16798eef23a906b56bcf5feb7d
	.loc	0 11 12 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_mov_b32_e32 v2, 0
	v_add_nc_u32_e32 v1, 1, v0
	s_mov_b32 s7, 0
	s_mov_b32 s12, 0
	.loc	0 13 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s10, s0, 0x100
	s_addc_u32 s11, s1, 0
	s_inst_prefetch 0x1
	.p2align	6
.LBB0_1:
	.loc	0 14 15
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	s_and_saveexec_b32 s6, vcc_lo
	s_cbranch_execz .LBB0_3
	global_load_dword v3, v2, s[0:1] glc dlc
.LBB0_3:
	.loc	0 0 15 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 14 15
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v3
	.loc	0 14 34
	s_lshl_b64 s[8:9], s[6:7], 2
	s_add_u32 s8, s10, s8
	s_addc_u32 s9, s11, s9
	global_load_dword v3, v2, s[8:9] glc dlc
	.loc	0 16 12 is_stmt 1
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	.loc	0 16 7 is_stmt 0
	s_cbranch_vccnz .LBB0_5
	.loc	0 17 4 is_stmt 1
	v_mov_b32_e32 v4, s6
	global_atomic_cmpswap v2, v[3:4], s[0:1]
	.loc	0 16 7
	s_cbranch_execnz .LBB0_1
	s_branch .LBB0_6
	.p2align	6
.LBB0_5:
.LBB0_6:
	.loc	0 18 14
	global_atomic_cmpswap v3, v2, v[1:2], s[8:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	.loc	0 14 15
	v_mov_b32_e32 v3, s6
	.loc	0 18 14
	s_or_b32 s12, vcc_lo, s12
	s_andn2_b32 exec_lo, exec_lo, s12
	s_cbranch_execnz .LBB0_1
	.loc	0 0 14 is_stmt 0
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s12
	.loc	0 19 4 is_stmt 1
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, 0
	.loc	0 23 16
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 19 4
	global_atomic_cmpswap v3, v[1:2], s[0:1]
	.loc	0 23 16
	global_load_dword v1, v0, s[2:3] offset:4 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 23 14 is_stmt 0
	global_store_dword v0, v1, s[4:5]
	.loc	0 24 1 is_stmt 1
	s_endpgm
.Ltmp0:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel ms_enqueue
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
.Lfunc_end0:
	.size	ms_enqueue, .Lfunc_end0-ms_enqueue

	.protected	saturate
	.globl	saturate
	.p2align	8
	.type	saturate,@function
saturate:
.Lfunc_begin1:
	.loc	0 29 13 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	s_mov_b32 s2, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB1_2
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[0:1] glc dlc
.LBB1_2:
	.loc	0 0 13 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 29 13
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v1
	v_mov_b32_e32 v3, 0
	.loc	0 0 0
	v_mov_b32_e32 v1, s3
	s_branch .LBB1_4
	.p2align	6
.LBB1_3:
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 31 2 is_stmt 1
	s_and_b32 s6, exec_lo, s3
	s_or_b32 s2, s6, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB1_6
.LBB1_4:
	.loc	0 0 0 is_stmt 0
	v_mov_b32_e32 v2, v1
	s_or_b32 s3, s3, exec_lo
	.loc	0 31 2
	s_mov_b32 s6, exec_lo
	.loc	0 31 13
	v_cmpx_gt_u32_e32 40, v2
	.loc	0 31 2
	s_cbranch_execz .LBB1_3
	.loc	0 32 40 is_stmt 1
	v_add_nc_u32_e32 v1, 1, v2
	s_andn2_b32 s3, s3, exec_lo
	.loc	0 32 10 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v1, v3, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v1, v2
	s_and_b32 s7, vcc_lo, exec_lo
	s_or_b32 s3, s3, s7
	s_branch .LBB1_3
.LBB1_6:
	.loc	0 0 10
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 29 13 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 37 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 37 23 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v2, s[0:1]
	.loc	0 38 1 is_stmt 1
	s_endpgm
.Ltmp1:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel saturate
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
.Lfunc_end1:
	.size	saturate, .Lfunc_end1-saturate

	.protected	sorted_insert
	.globl	sorted_insert
	.p2align	8
	.type	sorted_insert,@function
sorted_insert:
.Lfunc_begin2:
	.loc	0 43 12 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 43 39 is_stmt 0
	v_lshlrev_b32_e32 v3, 2, v0
	.loc	0 43 12
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_add_nc_u32_e32 v2, 1, v0
	s_mov_b32 s6, 0
	.loc	0 43 39
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v3, s[2:3] offset:4 glc dlc
	s_waitcnt vmcnt(0)
	s_mov_b32 s3, 0
	.loc	0 43 48
	v_mul_lo_u32 v4, v1, 37
	.loc	0 43 39
	v_mov_b32_e32 v1, 0
	.loc	0 43 53
	v_and_b32_e32 v6, 63, v4
	v_add_co_u32 v4, s2, s0, v3
	v_add_co_ci_u32_e64 v5, null, s1, 0, s2
	.loc	0 45 10 is_stmt 1
	global_store_dword v3, v6, s[4:5] offset:4
	s_branch .LBB2_4
.LBB2_1:
	.loc	0 0 10 is_stmt 0
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s8
.LBB2_2:
	s_or_b32 exec_lo, exec_lo, s7
.LBB2_3:
	.loc	0 55 27 is_stmt 1
	v_lshlrev_b64 v[7:8], 2, v[0:1]
	.loc	0 53 12
	global_store_dword v[4:5], v3, off offset:4
	s_waitcnt_vscnt null, 0x0
	.loc	0 54 3
	buffer_gl0_inv
	.loc	0 55 27
	v_add_co_u32 v7, vcc_lo, s0, v7
	v_add_co_ci_u32_e32 v8, vcc_lo, s1, v8, vcc_lo
	.loc	0 55 7 is_stmt 0
	global_atomic_cmpswap v0, v[7:8], v[2:3], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v0, v3
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execz .LBB2_13
.LBB2_4:
	.loc	0 47 23 is_stmt 1
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB2_6
	global_load_dword v0, v1, s[0:1] glc dlc
.LBB2_6:
	.loc	0 0 23 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 47 23
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v0
	.loc	0 0 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v3, 0
	.loc	0 49 15 is_stmt 1
	s_cmp_eq_u32 s2, 0
	.loc	0 49 21 is_stmt 0
	s_cbranch_scc1 .LBB2_3
	.loc	0 49 24
	s_lshl_b64 s[8:9], s[2:3], 2
	v_mov_b32_e32 v3, s2
	s_add_u32 s8, s4, s8
	s_addc_u32 s9, s5, s9
	global_load_dword v0, v1, s[8:9]
	.loc	0 49 34
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc_lo, v0, v6
	v_mov_b32_e32 v0, 0
	.loc	0 49 3
	s_and_saveexec_b32 s7, vcc_lo
	s_cbranch_execz .LBB2_2
	.loc	0 0 3
	s_mov_b32 s8, 0
	s_mov_b32 s10, s2
	s_inst_prefetch 0x1
	s_branch .LBB2_11
	.p2align	6
.LBB2_9:
	s_mov_b32 s2, 0
.LBB2_10:
	v_mov_b32_e32 v3, s2
	v_mov_b32_e32 v0, s10
	.loc	0 49 21
	s_and_b32 s11, exec_lo, s9
	s_mov_b32 s10, s2
	s_or_b32 s8, s11, s8
	s_andn2_b32 exec_lo, exec_lo, s8
	s_cbranch_execz .LBB2_1
.LBB2_11:
	.loc	0 51 11 is_stmt 1
	s_lshl_b64 s[12:13], s[2:3], 2
	s_add_u32 s12, s0, s12
	s_addc_u32 s13, s1, s13
	s_or_b32 s9, s9, exec_lo
	global_load_dword v0, v1, s[12:13] glc dlc
	.loc	0 49 15
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v0
	.loc	0 51 11
	v_readfirstlane_b32 s2, v0
	s_cbranch_vccz .LBB2_9
	.loc	0 49 24
	s_lshl_b64 s[12:13], s[2:3], 2
	s_add_u32 s12, s4, s12
	s_addc_u32 s13, s5, s13
	s_andn2_b32 s9, s9, exec_lo
	global_load_dword v0, v1, s[12:13]
	.loc	0 49 34 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ge_u32_e32 vcc_lo, v0, v6
	s_and_b32 s11, vcc_lo, exec_lo
	s_or_b32 s9, s9, s11
	.loc	0 49 3
	s_branch .LBB2_10
.LBB2_13:
	.loc	0 58 1 is_stmt 1
	s_endpgm
.Ltmp2:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel sorted_insert
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
		.amdhsa_next_free_sgpr 14
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
	.size	sorted_insert, .Lfunc_end2-sorted_insert

	.protected	min_float
	.globl	min_float
	.p2align	8
	.type	min_float,@function
min_float:
.Lfunc_begin3:
	.loc	0 63 24 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 63 19 is_stmt 0
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 63 24
	v_mov_b32_e32 v3, 0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 63 19
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 65 12 is_stmt 1
	global_load_dword v2, v3, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	s_mov_b32 s2, 0
	.loc	0 63 12
	v_cvt_f32_u32_e32 v1, v1
	.loc	0 63 41 is_stmt 0
	v_add_f32_e32 v1, 0xc1a00000, v1
	s_branch .LBB3_2
	.p2align	6
.LBB3_1:
	.loc	0 0 41
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 67 2 is_stmt 1
	s_and_b32 s6, exec_lo, s3
	s_or_b32 s2, s6, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB3_4
.LBB3_2:
	.loc	0 0 2 is_stmt 0
	s_or_b32 s3, s3, exec_lo
	.loc	0 67 2
	s_mov_b32 s6, exec_lo
	.loc	0 67 11
	v_cmpx_lt_f32_e32 v1, v2
	.loc	0 67 2
	s_cbranch_execz .LBB3_1
	.loc	0 68 13 is_stmt 1
	global_atomic_cmpswap v4, v3, v[1:2], s[0:1] glc
	s_andn2_b32 s3, s3, exec_lo
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v4, v2
	v_mov_b32_e32 v2, v4
	s_and_b32 s7, vcc_lo, exec_lo
	s_or_b32 s3, s3, s7
	s_branch .LBB3_1
.LBB3_4:
	.loc	0 0 13 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 74 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 74 23 is_stmt 0
	global_store_dword v0, v1, s[4:5]
	.loc	0 75 1 is_stmt 1
	s_endpgm
.Ltmp3:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel min_float
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
.Lfunc_end3:
	.size	min_float, .Lfunc_end3-min_float

	.protected	probe_insert
	.globl	probe_insert
	.p2align	8
	.type	probe_insert,@function
probe_insert:
.Lfunc_begin4:
	.loc	0 80 18 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 80 13 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v3, 0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v5, v3
	s_waitcnt lgkmcnt(0)
	global_load_dword v0, v0, s[10:11] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 80 35
	v_add_nc_u32_e32 v4, 1, v0
	.loc	0 80 49
	v_mul_lo_u32 v1, v4, 29
	.loc	0 80 54
	v_and_b32_e32 v1, 0x7f, v1
	.p2align	6
.LBB4_1:
	.loc	0 80 40
	v_mov_b32_e32 v2, v1
	.loc	0 83 34 is_stmt 1
	v_lshlrev_b64 v[6:7], 2, v[2:3]
	.loc	0 85 17
	v_cmp_ne_u32_e64 s1, 0x7f, v2
	.loc	0 83 34
	v_add_co_u32 v6, vcc_lo, s8, v6
	v_add_co_ci_u32_e32 v7, vcc_lo, s9, v7, vcc_lo
	.loc	0 83 14 is_stmt 0
	global_atomic_cmpswap v1, v[6:7], v[4:5], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	v_cmp_eq_u32_e64 s0, v1, v4
	.loc	0 85 17 is_stmt 1
	v_add_nc_u32_e32 v1, 1, v2
	s_or_b32 s0, vcc_lo, s0
	v_cndmask_b32_e64 v1, 0, v1, s1
	s_and_b32 s0, exec_lo, s0
	s_or_b32 s4, s0, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB4_1
	.loc	0 0 17 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 89 2 is_stmt 1
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s3, v1, vcc_lo
	.loc	0 89 15 is_stmt 0
	global_store_dword v[0:1], v2, off
	.loc	0 90 1 is_stmt 1
	s_endpgm
.Ltmp4:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel probe_insert
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
.Lfunc_end4:
	.size	probe_insert, .Lfunc_end4-probe_insert

	.protected	page_alloc
	.globl	page_alloc
	.p2align	8
	.type	page_alloc,@function
page_alloc:
.Lfunc_begin5:
	.loc	0 97 2 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	s_mov_b32 s3, 0
	s_mov_b32 s8, 0
	s_mov_b32 s2, s3
	s_inst_prefetch 0x1
	s_branch .LBB5_2
	.p2align	6
.LBB5_1:
	.loc	0 97 18 is_stmt 0
	v_cmp_ne_u32_e32 vcc_lo, -1, v2
	.loc	0 97 14
	s_cmp_gt_u32 s2, 3
	s_cselect_b32 s6, -1, 0
	s_or_b32 s6, s6, vcc_lo
	.loc	0 97 2
	s_and_b32 s6, exec_lo, s6
	s_or_b32 s8, s6, s8
	s_andn2_b32 exec_lo, exec_lo, s8
	s_cbranch_execz .LBB5_6
.LBB5_2:
	.loc	0 98 16 is_stmt 1
	s_lshl_b64 s[6:7], s[2:3], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s6, s0, s6
	s_addc_u32 s7, s1, s7
	global_load_dword v2, v1, s[6:7] glc dlc
	.loc	0 100 12
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, -1, v2
	.loc	0 100 7 is_stmt 0
	s_cbranch_vccz .LBB5_4
	.loc	0 98 15 is_stmt 1
	v_add_nc_u32_e32 v3, 1, v2
	.loc	0 104 19
	v_not_b32_e32 v2, v2
	v_and_b32_e32 v2, v3, v2
	.loc	0 106 8
	global_atomic_or v3, v1, v2, s[6:7] glc
	v_add_nc_u32_e32 v4, -1, v2
	s_lshl_b32 s6, s2, 5
	v_bcnt_u32_b32 v4, v4, 0
	.loc	0 106 36 is_stmt 0
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v2, v3, v2
	v_add_nc_u32_e32 v3, s6, v4
	.loc	0 106 43
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	.loc	0 106 7
	v_cndmask_b32_e32 v2, -1, v3, vcc_lo
	.loc	0 100 7 is_stmt 1
	s_cbranch_execnz .LBB5_1
	s_branch .LBB5_5
	.p2align	6
.LBB5_4:
.LBB5_5:
	.loc	0 0 0 is_stmt 0
	v_mov_b32_e32 v2, -1
	.loc	0 101 8 is_stmt 1
	s_add_i32 s2, s2, 1
	s_branch .LBB5_1
.LBB5_6:
	.loc	0 0 8 is_stmt 0
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 97 2 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 109 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 109 23 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v2, s[0:1]
	.loc	0 110 1 is_stmt 1
	s_endpgm
.Ltmp5:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel page_alloc
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
.Lfunc_end5:
	.size	page_alloc, .Lfunc_end5-page_alloc

	.protected	pull
	.globl	pull
	.p2align	8
	.type	pull,@function
pull:
.Lfunc_begin6:
	.loc	0 114 0
	s_load_dwordx4 s[0:3], s[4:5], 0x0
.Ltmp6:
	.loc	0 117 14 prologue_end
	s_mov_b32 s6, exec_lo
	s_mov_b32 s7, exec_lo
	v_mbcnt_lo_u32_b32 v0, s6, 0
	v_cmpx_eq_u32_e32 0, v0
	s_cbranch_execz .LBB6_2
	s_bcnt1_i32_b32 s6, s6
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s6
	s_waitcnt lgkmcnt(0)
	global_atomic_add v1, v1, v2, s[0:1] glc
.LBB6_2:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
	s_load_dword s6, s[4:5], 0x18
	.loc	0 117 14
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v1
	v_add_nc_u32_e32 v0, s7, v0
	.loc	0 117 2
	s_mov_b32 s7, exec_lo
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s6, s6, 3
	.loc	0 117 32
	v_cmpx_gt_u32_e64 s6, v0
	.loc	0 117 2
	s_cbranch_execz .LBB6_11
	.loc	0 0 2
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	s_mov_b32 s7, 0
	s_branch .LBB6_5
.LBB6_4:
	s_or_b32 exec_lo, exec_lo, s9
	.loc	0 117 14
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s8, v0
	v_add_nc_u32_e32 v0, s8, v4
	.loc	0 117 32
	v_cmp_le_u32_e32 vcc_lo, s6, v0
	.loc	0 117 2
	s_or_b32 s7, vcc_lo, s7
	s_andn2_b32 exec_lo, exec_lo, s7
	s_cbranch_execz .LBB6_11
.LBB6_5:
	.loc	0 118 12 is_stmt 1
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_mov_b32_e32 v0, 0
	.loc	0 120 3
	s_mov_b32 s8, exec_lo
	.loc	0 118 12
	v_add_co_u32 v4, vcc_lo, s2, v2
	v_add_co_ci_u32_e32 v5, vcc_lo, s3, v3, vcc_lo
	global_load_dword v4, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 120 12
	v_cmpx_lt_u32_e32 1, v4
	.loc	0 120 3 is_stmt 0
	s_cbranch_execz .LBB6_9
	.loc	0 0 3
	s_mov_b32 s9, 0
	s_mov_b32 s10, 0
.LBB6_7:
	.loc	0 121 10 is_stmt 1
	v_and_b32_e32 v0, 1, v4
	.loc	0 121 8 is_stmt 0
	v_add_nc_u32_e32 v5, -1, v4
	v_lshrrev_b32_e32 v4, 1, v4
	.loc	0 122 9 is_stmt 1
	s_add_i32 s10, s10, 1
	.loc	0 121 10
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	.loc	0 122 9
	v_mov_b32_e32 v0, s10
	.loc	0 121 8
	v_cndmask_b32_e32 v4, v5, v4, vcc_lo
	.loc	0 120 12
	v_cmp_gt_u32_e32 vcc_lo, 2, v4
	.loc	0 120 3 is_stmt 0
	s_or_b32 s9, vcc_lo, s9
	s_andn2_b32 exec_lo, exec_lo, s9
	s_cbranch_execnz .LBB6_7
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s9
.LBB6_9:
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 117 14 is_stmt 1
	s_mov_b32 s8, exec_lo
	.loc	0 124 3
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, vcc_lo, s4, v2
	.loc	0 117 14
	v_mbcnt_lo_u32_b32 v4, s8, 0
	.loc	0 124 3
	v_add_co_ci_u32_e32 v3, vcc_lo, s5, v3, vcc_lo
	.loc	0 117 14
	s_mov_b32 s9, exec_lo
	.loc	0 124 10
	global_store_dword v[2:3], v0, off
	.loc	0 117 14
	v_cmpx_eq_u32_e32 0, v4
	s_cbranch_execz .LBB6_4
	s_bcnt1_i32_b32 s8, s8
	v_mov_b32_e32 v0, s8
	global_atomic_add v0, v1, v0, s[0:1] glc
	s_branch .LBB6_4
.LBB6_11:
	.loc	0 126 1
	s_endpgm
.Ltmp7:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel pull
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
	.size	pull, .Lfunc_end6-pull

	.protected	relax_all
	.globl	relax_all
	.p2align	8
	.type	relax_all,@function
relax_all:
.Lfunc_begin7:
	.loc	0 132 11 prologue_end
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 134 2
	v_mov_b32_e32 v2, 0
	v_add_nc_u32_e32 v1, -1, v0
	v_lshlrev_b32_e32 v6, 2, v0
	.loc	0 134 13 is_stmt 0
	v_cmp_eq_u32_e64 s1, 0, v0
	v_cmp_ne_u32_e64 s0, 0, v0
	v_mov_b32_e32 v5, 1
	v_lshlrev_b64 v[3:4], 2, v[1:2]
	.loc	0 134 11
	v_cndmask_b32_e64 v7, 0x3e8, 0, s1
	.loc	0 134 2
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, s4, s2, v6
	v_add_co_u32 v3, vcc_lo, s2, v3
	v_add_co_ci_u32_e64 v1, null, s3, 0, s4
	v_add_co_ci_u32_e32 v4, vcc_lo, s3, v4, vcc_lo
	.loc	0 134 9
	global_store_dword v6, v7, s[2:3]
	s_inst_prefetch 0x1
	s_branch .LBB7_2
	.p2align	6
.LBB7_1:
	.loc	0 0 9
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 145 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 146 11
	ds_read_b32 v6, v2
	.loc	0 146 2 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v6
	s_cbranch_vccz .LBB7_8
.LBB7_2:
	.loc	0 136 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 137 7
	s_and_saveexec_b32 s2, s1
	s_cbranch_execz .LBB7_4
	.loc	0 138 12
	ds_write_b32 v2, v2
.LBB7_4:
	.loc	0 0 12 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 140 15 is_stmt 1
	v_mov_b32_e32 v6, 0
	.loc	0 139 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 140 15
	s_and_saveexec_b32 s2, s0
	s_cbranch_execz .LBB7_6
	.loc	0 140 19 is_stmt 0
	global_load_dword v6, v[3:4], off
	.loc	0 140 30
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v6, 1, v6
.LBB7_6:
	.loc	0 0 30
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 141 14 is_stmt 1
	global_load_dword v7, v[0:1], off
	.loc	0 141 7 is_stmt 0
	s_mov_b32 s2, exec_lo
	.loc	0 141 12
	s_waitcnt vmcnt(0)
	v_cmpx_lt_u32_e64 v6, v7
	.loc	0 141 7
	s_cbranch_execz .LBB7_1
	.loc	0 142 11 is_stmt 1
	global_store_dword v[0:1], v6, off
	.loc	0 143 12
	ds_write_b32 v2, v5
	s_branch .LBB7_1
.LBB7_8:
	.loc	0 0 12 is_stmt 0
	s_inst_prefetch 0x2
	.loc	0 147 1 is_stmt 1
	s_endpgm
.Ltmp8:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel relax_all
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
	.size	relax_all, .Lfunc_end7-relax_all

	.protected	labels
	.globl	labels
	.p2align	8
	.type	labels,@function
labels:
.Lfunc_begin8:
	.loc	0 152 11 prologue_end
	s_clause 0x1
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 155 19
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 155 26 is_stmt 0
	v_add_nc_u32_e32 v2, 1, v0
	v_add_nc_u32_e32 v3, -1, v0
	v_and_b32_e32 v4, 63, v2
	v_and_b32_e32 v3, 63, v3
	v_lshlrev_b32_e32 v5, 2, v4
	v_lshlrev_b32_e32 v3, 2, v3
	.loc	0 155 2
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v1, v2, s[2:3]
	.loc	0 155 19
	v_add_co_u32 v1, s4, s2, v1
	v_add_co_ci_u32_e64 v2, null, s3, 0, s4
	v_add_co_u32 v3, s4, s2, v3
	v_add_co_u32 v5, s2, s2, v5
	v_add_co_ci_u32_e64 v4, null, s3, 0, s4
	v_add_co_ci_u32_e64 v6, null, s3, 0, s2
	.loc	0 152 11 is_stmt 1
	s_mov_b32 s2, 0
	s_branch .LBB8_2
	.p2align	6
.LBB8_1:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 159 21 is_stmt 1
	s_and_b32 s4, exec_lo, s3
	s_or_b32 s2, s4, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB8_4
.LBB8_2:
	.loc	0 157 12
	s_clause 0x1
	global_load_dword v7, v[3:4], off glc dlc
	global_load_dword v8, v[5:6], off glc dlc
	s_or_b32 s3, s3, exec_lo
	.loc	0 159 21
	s_mov_b32 s4, exec_lo
	.loc	0 157 78
	s_waitcnt vmcnt(0)
	v_min_u32_e32 v7, v8, v7
	.loc	0 159 15
	v_cmpx_ne_u32_e32 0, v7
	.loc	0 159 21 is_stmt 0
	s_cbranch_execz .LBB8_1
	.loc	0 159 24
	global_atomic_umin v8, v[1:2], v7, off glc
	s_andn2_b32 s3, s3, exec_lo
	.loc	0 159 51
	s_waitcnt vmcnt(0)
	v_cmp_le_u32_e32 vcc_lo, v8, v7
	s_and_b32 s5, vcc_lo, exec_lo
	s_or_b32 s3, s3, s5
	s_branch .LBB8_1
.LBB8_4:
	.loc	0 0 51
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 161 11 is_stmt 1
	global_load_dword v1, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 161 2 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 161 9
	global_store_dword v0, v1, s[0:1]
	.loc	0 162 1 is_stmt 1
	s_endpgm
.Ltmp9:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel labels
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
.Lfunc_end8:
	.size	labels, .Lfunc_end8-labels

	.protected	last_out
	.globl	last_out
	.p2align	8
	.type	last_out,@function
last_out:
.Lfunc_begin9:
	.loc	0 167 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	.loc	0 169 11
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 171 6
	s_mov_b32 s8, exec_lo
	v_mbcnt_lo_u32_b32 v0, s8, 0
	.loc	0 169 11
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 171 6
	s_mov_b32 s2, exec_lo
	.loc	0 169 19
	v_lshl_add_u32 v2, v2, 1, v2
	.loc	0 169 9 is_stmt 0
	global_store_dword v1, v2, s[6:7]
	.loc	0 170 2 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 171 6
	v_cmpx_eq_u32_e32 0, v0
	s_cbranch_execz .LBB9_2
	s_bcnt1_i32_b32 s3, s8
	.loc	0 167 11
	v_mov_b32_e32 v1, 0
	.loc	0 171 6
	v_mov_b32_e32 v2, s3
	global_atomic_add v1, v1, v2, s[0:1] glc
.LBB9_2:
	.loc	0 0 6 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 167 11 is_stmt 1
	s_load_dword s0, s[4:5], 0x18
	.loc	0 171 6
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s1, v1
	v_add_nc_u32_e32 v0, s1, v0
	.loc	0 171 28 is_stmt 0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s1, s0, -1
	.loc	0 171 23
	v_cmp_eq_u32_e32 vcc_lo, s1, v0
	.loc	0 171 6
	s_and_saveexec_b32 s1, vcc_lo
	s_cbranch_execz .LBB9_7
	.loc	0 0 6
	v_mov_b32_e32 v0, 0
	.loc	0 172 22 is_stmt 1
	s_cmp_eq_u32 s0, 0
	.loc	0 172 3 is_stmt 0
	s_cbranch_scc1 .LBB9_6
	.loc	0 0 3
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v0, 0
	s_mov_b64 s[2:3], s[6:7]
	s_mov_b32 s1, s0
.LBB9_5:
	.loc	0 173 11 is_stmt 1
	global_load_dword v2, v1, s[2:3]
	.loc	0 172 22
	s_add_i32 s1, s1, -1
	s_add_u32 s2, s2, 4
	s_addc_u32 s3, s3, 0
	s_cmp_eq_u32 s1, 0
	.loc	0 173 8
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v0, v2, v0
	.loc	0 172 3
	s_cbranch_scc0 .LBB9_5
.LBB9_6:
	.loc	0 174 3
	s_mov_b32 s1, 0
	v_mov_b32_e32 v1, 0
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s0, s6, s0
	s_addc_u32 s1, s7, s1
	.loc	0 174 10 is_stmt 0
	global_store_dword v1, v0, s[0:1]
.LBB9_7:
	.loc	0 176 1 is_stmt 1
	s_endpgm
.Ltmp10:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel last_out
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
.Lfunc_end9:
	.size	last_out, .Lfunc_end9-last_out

	.protected	group_lock
	.globl	group_lock
	.p2align	8
	.type	group_lock,@function
group_lock:
.Lfunc_begin10:
	.loc	0 181 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 183 8
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	s_mov_b32 s4, 0
	.loc	0 183 6 is_stmt 0
	s_and_saveexec_b32 s1, vcc_lo
	s_cbranch_execz .LBB10_3
	.loc	0 0 6
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
.LBB10_2:
	.loc	0 184 10 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v3, v2, v[1:2], s[8:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s0, 0, v3
	.loc	0 184 3 is_stmt 0
	s_or_b32 s4, s0, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB10_2
.LBB10_3:
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 187 12 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 186 2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 187 12
	global_load_dword v1, v0, s[10:11] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 187 9 is_stmt 0
	global_load_dword v2, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, v2, v1
	global_store_dword v0, v1, s[2:3]
	.loc	0 188 2 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	s_barrier
	buffer_gl0_inv
	.loc	0 189 6
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB10_5
	.loc	0 190 3
	v_mov_b32_e32 v0, 0
	global_atomic_swap v0, v0, s[8:9]
.LBB10_5:
	.loc	0 191 1
	s_endpgm
.Ltmp11:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel group_lock
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
.Lfunc_end10:
	.size	group_lock, .Lfunc_end10-group_lock

	.protected	grid_meets
	.globl	grid_meets
	.p2align	8
	.type	grid_meets,@function
grid_meets:
.Lfunc_begin11:
	.loc	0 196 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[8:11], s[6:7], 0x0
	s_load_dwordx2 s[2:3], s[6:7], 0x10
	v_lshlrev_b32_e32 v4, 2, v0
	v_cmp_eq_u32_e64 s0, 0, v0
	.loc	0 199 13
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v4, s[10:11] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 199 10 is_stmt 0
	global_load_dword v3, v4, s[2:3]
	v_add_co_u32 v0, s1, s10, v4
	v_add_co_ci_u32_e64 v1, null, s11, 0, s1
	s_waitcnt vmcnt(0)
	v_add3_u32 v5, v2, v3, 1
	v_add_co_u32 v2, s1, s2, v4
	v_add_co_ci_u32_e64 v3, null, s3, 0, s1
	global_store_dword v4, v5, s[2:3]
	.loc	0 200 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	s_barrier
	buffer_gl0_inv
	.loc	0 201 7
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB11_7
	.loc	0 202 4
	s_mov_b32 s3, exec_lo
	s_mov_b32 s2, exec_lo
	v_mbcnt_lo_u32_b32 v4, s3, 0
	v_cmpx_eq_u32_e32 0, v4
	s_cbranch_execz .LBB11_3
	s_bcnt1_i32_b32 s3, s3
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, s3
	global_atomic_add v4, v5, s[8:9]
.LBB11_3:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	s_clause 0x1
	s_load_dword s2, s[4:5], 0x4
	s_load_dword s3, s[4:5], 0xc
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	v_cvt_f32_u32_e32 v4, s2
	s_sub_i32 s7, 0, s2
	v_rcp_iflag_f32_e32 v4, v4
	v_mul_f32_e32 v4, 0x4f7ffffe, v4
	v_cvt_u32_f32_e32 v4, v4
	v_readfirstlane_b32 s6, v4
	v_mov_b32_e32 v4, 0
	s_mul_i32 s7, s7, s6
	s_mul_hi_u32 s7, s6, s7
	s_add_i32 s6, s6, s7
	s_mul_hi_u32 s6, s3, s6
	s_mul_i32 s7, s6, s2
	s_add_i32 s10, s6, 1
	s_sub_i32 s7, s3, s7
	s_sub_i32 s11, s7, s2
	s_cmp_ge_u32 s7, s2
	s_cselect_b32 s6, s10, s6
	s_cselect_b32 s7, s11, s7
	s_add_i32 s10, s6, 1
	s_cmp_ge_u32 s7, s2
	s_cselect_b32 s6, s10, s6
	s_mul_i32 s2, s6, s2
	s_cmp_gt_u32 s3, s2
	s_cselect_b32 s2, -1, 0
	s_cmp_lg_u32 s2, 0
	s_addc_u32 s2, s6, 0
	s_branch .LBB11_5
.LBB11_4:
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 203 11 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v5
	.loc	0 203 22 is_stmt 0
	s_cmp_gt_u32 s2, s3
	.loc	0 203 4
	s_cbranch_scc0 .LBB11_7
.LBB11_5:
	.loc	0 203 11
	v_mbcnt_lo_u32_b32 v5, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v5
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB11_4
	global_load_dword v5, v4, s[8:9] glc dlc
	s_branch .LBB11_4
.LBB11_7:
	.loc	0 0 11
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 206 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	s_barrier
	buffer_gl0_inv
	.loc	0 199 13
	global_load_dword v4, v[0:1], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 199 10 is_stmt 0
	global_load_dword v5, v[2:3], off
	s_waitcnt vmcnt(0)
	v_add3_u32 v4, v4, v5, 2
	global_store_dword v[2:3], v4, off
	.loc	0 200 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	s_barrier
	buffer_gl0_inv
	.loc	0 201 7
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB11_14
	.loc	0 202 4
	s_mov_b32 s6, exec_lo
	s_mov_b32 s3, 0
	v_mbcnt_lo_u32_b32 v4, s6, 0
	s_mov_b32 s2, exec_lo
	v_cmpx_eq_u32_e32 0, v4
	s_cbranch_execz .LBB11_10
	s_bcnt1_i32_b32 s6, s6
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, s6
	global_atomic_add v4, v5, s[8:9]
.LBB11_10:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	s_clause 0x1
	s_load_dword s2, s[4:5], 0x4
	s_load_dword s6, s[4:5], 0xc
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	v_cvt_f32_u32_e32 v4, s2
	s_sub_i32 s10, 0, s2
	v_rcp_iflag_f32_e32 v4, v4
	v_mul_f32_e32 v4, 0x4f7ffffe, v4
	v_cvt_u32_f32_e32 v4, v4
	v_readfirstlane_b32 s7, v4
	v_mov_b32_e32 v4, 0
	s_mul_i32 s10, s10, s7
	s_mul_hi_u32 s10, s7, s10
	s_add_i32 s7, s7, s10
	s_mul_hi_u32 s7, s6, s7
	s_mul_i32 s10, s7, s2
	s_add_i32 s11, s7, 1
	s_sub_i32 s10, s6, s10
	s_sub_i32 s12, s10, s2
	s_cmp_ge_u32 s10, s2
	s_cselect_b32 s7, s11, s7
	s_cselect_b32 s10, s12, s10
	s_add_i32 s11, s7, 1
	s_cmp_ge_u32 s10, s2
	s_cselect_b32 s7, s11, s7
	s_mul_i32 s2, s7, s2
	s_cmp_gt_u32 s6, s2
	s_cselect_b32 s2, -1, 0
	s_cmp_lg_u32 s2, 0
	s_addc_u32 s2, s7, 0
	s_lshl_b64 s[6:7], s[2:3], 1
	s_branch .LBB11_12
.LBB11_11:
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 203 11 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v5
	.loc	0 203 22 is_stmt 0
	v_cmp_gt_u64_e64 s2, s[6:7], s[2:3]
	.loc	0 203 4
	s_and_b32 vcc_lo, exec_lo, s2
	s_cbranch_vccz .LBB11_14
.LBB11_12:
	.loc	0 203 11
	v_mbcnt_lo_u32_b32 v5, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v5
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB11_11
	global_load_dword v5, v4, s[8:9] glc dlc
	s_branch .LBB11_11
.LBB11_14:
	.loc	0 0 11
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 206 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	s_barrier
	buffer_gl0_inv
	.loc	0 199 13
	global_load_dword v0, v[0:1], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 199 10 is_stmt 0
	global_load_dword v1, v[2:3], off
	s_waitcnt vmcnt(0)
	v_add3_u32 v0, v0, v1, 3
	global_store_dword v[2:3], v0, off
	.loc	0 200 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	s_barrier
	buffer_gl0_inv
	.loc	0 201 7
	s_and_saveexec_b32 s6, s0
	s_cbranch_execz .LBB11_21
	.loc	0 202 4
	s_mov_b32 s2, exec_lo
	s_mov_b32 s1, 0
	v_mbcnt_lo_u32_b32 v0, s2, 0
	s_mov_b32 s0, exec_lo
	v_cmpx_eq_u32_e32 0, v0
	s_cbranch_execz .LBB11_17
	s_bcnt1_i32_b32 s2, s2
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s2
	global_atomic_add v0, v1, s[8:9]
.LBB11_17:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	s_clause 0x1
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s2, s[4:5], 0xc
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	v_cvt_f32_u32_e32 v0, s0
	s_sub_i32 s4, 0, s0
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_readfirstlane_b32 s3, v0
	v_mov_b32_e32 v0, 0
	s_mul_i32 s4, s4, s3
	s_mul_hi_u32 s4, s3, s4
	s_add_i32 s3, s3, s4
	s_mul_hi_u32 s3, s2, s3
	s_mul_i32 s4, s3, s0
	s_add_i32 s5, s3, 1
	s_sub_i32 s4, s2, s4
	s_sub_i32 s7, s4, s0
	s_cmp_ge_u32 s4, s0
	s_cselect_b32 s3, s5, s3
	s_cselect_b32 s4, s7, s4
	s_add_i32 s5, s3, 1
	s_cmp_ge_u32 s4, s0
	s_cselect_b32 s3, s5, s3
	s_mul_i32 s0, s3, s0
	s_cmp_gt_u32 s2, s0
	s_cselect_b32 s0, -1, 0
	s_cmp_lg_u32 s0, 0
	s_addc_u32 s0, s3, 0
	s_mul_hi_u32 s3, s0, 3
	s_mul_i32 s2, s0, 3
	s_branch .LBB11_19
.LBB11_18:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 203 11 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v1
	.loc	0 203 22 is_stmt 0
	v_cmp_gt_u64_e64 s0, s[2:3], s[0:1]
	.loc	0 203 4
	s_and_b32 vcc_lo, exec_lo, s0
	s_cbranch_vccz .LBB11_21
.LBB11_19:
	.loc	0 203 11
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB11_18
	global_load_dword v1, v0, s[8:9] glc dlc
	s_branch .LBB11_18
.LBB11_21:
	.loc	0 0 11
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 206 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	s_barrier
	buffer_gl0_inv
	.loc	0 208 1
	s_endpgm
.Ltmp12:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel grid_meets
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
.Lfunc_end11:
	.size	grid_meets, .Lfunc_end11-grid_meets

	.protected	groups_in_order
	.globl	groups_in_order
	.p2align	8
	.type	groups_in_order,@function
groups_in_order:
.Lfunc_begin12:
	.loc	0 213 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 215 8
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	s_cmp_lg_u32 s6, 0
	.loc	0 213 32
	s_mov_b32 s7, 0
	s_cselect_b32 s0, -1, 0
	.loc	0 215 13
	s_and_b32 s0, vcc_lo, s0
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB12_5
	.loc	0 0 13 is_stmt 0
	s_lshl_b64 s[4:5], s[6:7], 2
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_add_u32 s4, s8, s4
	s_addc_u32 s5, s9, s5
	s_branch .LBB12_3
.LBB12_2:
	s_or_b32 exec_lo, exec_lo, s12
	.loc	0 216 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v2
	.loc	0 216 29 is_stmt 0
	s_cmp_eq_u32 s0, 0
	.loc	0 216 3
	s_cbranch_scc0 .LBB12_5
.LBB12_3:
	.loc	0 216 10
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e64 s0, 0, v2
	s_and_saveexec_b32 s12, s0
	s_cbranch_execz .LBB12_2
	global_load_dword v2, v1, s[4:5] offset:-4 glc dlc
	s_branch .LBB12_2
.LBB12_5:
	.loc	0 0 10
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 219 20 is_stmt 1
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 218 2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 219 13
	v_lshl_add_u32 v0, s6, 6, v0
	.loc	0 219 20 is_stmt 0
	global_load_dword v4, v1, s[10:11] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 219 2
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_add_co_u32 v2, s0, s2, v2
	v_add_co_ci_u32_e64 v3, s0, s3, v3, s0
	.loc	0 219 28
	v_add_nc_u32_e32 v0, s6, v4
	.loc	0 219 18
	global_store_dword v[2:3], v0, off
	.loc	0 220 2 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	s_barrier
	buffer_gl0_inv
	.loc	0 221 6
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB12_7
	.loc	0 0 6 is_stmt 0
	s_lshl_b64 s[0:1], s[6:7], 2
	v_mov_b32_e32 v0, 1
	s_add_u32 s0, s8, s0
	s_addc_u32 s1, s9, s1
	.loc	0 222 3 is_stmt 1
	global_atomic_swap v1, v0, s[0:1]
.LBB12_7:
	.loc	0 223 1
	s_endpgm
.Ltmp13:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel groups_in_order
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
.Lfunc_end12:
	.size	groups_in_order, .Lfunc_end12-groups_in_order

	.protected	machine
	.globl	machine
	.p2align	8
	.type	machine,@function
machine:
.Lfunc_begin13:
	.loc	0 228 22 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_lshlrev_b32_e32 v3, 2, v0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 1
	v_mov_b32_e32 v7, 0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s2, s2, v3
	v_add_co_ci_u32_e64 v2, null, s3, 0, s2
	v_add_co_u32 v3, s2, s4, v3
	v_add_co_ci_u32_e64 v4, null, s5, 0, s2
	s_mov_b32 s2, 0
	s_inst_prefetch 0x1
	s_branch .LBB13_3
	.p2align	6
.LBB13_1:
	.loc	0 0 22 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	s_xor_b32 s6, exec_lo, -1
.LBB13_2:
	s_or_b32 exec_lo, exec_lo, s3
	s_and_b32 s3, exec_lo, s6
	s_or_b32 s2, s3, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB13_10
.LBB13_3:
	s_mov_b32 s6, -1
	s_mov_b32 s3, exec_lo
	v_cmpx_gt_i32_e32 2, v7
	s_cbranch_execz .LBB13_2
	v_cmp_ne_u32_e32 vcc_lo, 1, v7
	s_and_saveexec_b32 s6, vcc_lo
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execz .LBB13_8
	.loc	0 233 8 is_stmt 1
	global_atomic_swap v7, v5, v6, s[0:1] glc
	.loc	0 233 30 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v7
	v_mov_b32_e32 v7, 0
	.loc	0 233 8
	s_and_saveexec_b32 s7, vcc_lo
	s_xor_b32 s7, exec_lo, s7
	s_cbranch_execz .LBB13_7
	.loc	0 235 11 is_stmt 1
	global_load_dword v7, v5, s[4:5]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v7, v7, v0
	global_store_dword v5, v7, s[4:5]
	.loc	0 236 4
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 237 4
	global_atomic_swap v5, v5, s[0:1]
	v_mov_b32_e32 v7, 1
.LBB13_7:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
.LBB13_8:
	s_andn2_saveexec_b32 s6, s6
	s_cbranch_execz .LBB13_1
	.loc	0 241 17 is_stmt 1
	global_load_dword v8, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, 2
	.loc	0 241 15 is_stmt 0
	global_store_dword v[3:4], v8, off offset:4
	s_branch .LBB13_1
.LBB13_10:
	.loc	0 0 15
	s_inst_prefetch 0x2
	.loc	0 246 1 is_stmt 1
	s_endpgm
.Ltmp14:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel machine
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
.Lfunc_end13:
	.size	machine, .Lfunc_end13-machine

	.protected	patience
	.globl	patience
	.p2align	8
	.type	patience,@function
patience:
.Lfunc_begin14:
	.loc	0 251 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_add_nc_u32_e32 v1, 1, v0
	v_mov_b32_e32 v2, 0
	s_movk_i32 s5, 0xffed
	s_mov_b32 s4, 0
.LBB14_1:
	.loc	0 255 10
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v3, v2, v[1:2], s[8:9] glc
	.loc	0 254 16
	s_cmp_eq_u32 s5, 0
	s_cselect_b32 s6, -1, 0
	.loc	0 254 2 is_stmt 0
	s_add_i32 s5, s5, 1
	.loc	0 255 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	v_cmp_ne_u32_e64 s0, 0, v3
	.loc	0 254 2
	s_or_b32 s6, s6, vcc_lo
	s_and_b32 s6, exec_lo, s6
	s_or_b32 s4, s6, s4
	s_andn2_b32 s1, s1, exec_lo
	s_and_b32 s0, s0, exec_lo
	s_or_b32 s1, s1, s0
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB14_1
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 251 11 is_stmt 1
	v_mov_b32_e32 v1, 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 256 11
	s_and_saveexec_b32 s0, s1
	s_xor_b32 s0, exec_lo, s0
	s_cbranch_execnz .LBB14_5
	s_andn2_saveexec_b32 s0, s0
	s_cbranch_execnz .LBB14_6
.LBB14_4:
	.loc	0 260 1
	s_endpgm
.LBB14_5:
	.loc	0 256 9
	global_store_dword v0, v1, s[2:3]
	.loc	0 257 2
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 256 11
	s_andn2_saveexec_b32 s0, s0
	s_cbranch_execz .LBB14_4
.LBB14_6:
	.loc	0 256 18 is_stmt 0
	global_load_dword v1, v0, s[10:11] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 259 3 is_stmt 1
	v_mov_b32_e32 v2, 0
	.loc	0 256 9
	global_store_dword v0, v1, s[2:3]
	.loc	0 257 2
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 259 3
	global_atomic_swap v2, v2, s[8:9]
	.loc	0 260 1
	s_endpgm
.Ltmp15:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel patience
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
.Lfunc_end14:
	.size	patience, .Lfunc_end14-patience

	.protected	sort_pairs
	.globl	sort_pairs
	.p2align	8
	.type	sort_pairs,@function
sort_pairs:
.Lfunc_begin15:
	.loc	0 266 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	.loc	0 268 9
	v_lshlrev_b32_e32 v3, 2, v0
	v_and_b32_e32 v2, 1, v0
	v_cmp_gt_u32_e32 vcc_lo, 63, v0
	s_mov_b32 s4, 64
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v3, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s0, 0, v2
	v_cmp_eq_u32_e64 s1, 1, v2
	s_and_b32 s0, vcc_lo, s0
	s_and_b32 s1, vcc_lo, s1
	.loc	0 268 17 is_stmt 0
	v_mul_lo_u32 v1, v1, 29
	.loc	0 268 22
	v_and_b32_e32 v1, 63, v1
	.loc	0 268 7
	ds_write_b32 v3, v1
	s_inst_prefetch 0x1
	s_branch .LBB15_2
	.p2align	6
.LBB15_1:
	.loc	0 0 7
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 269 21 is_stmt 1
	s_add_i32 s4, s4, -4
	s_cmp_eq_u32 s4, 0
	.loc	0 269 2 is_stmt 0
	s_cbranch_scc1 .LBB15_14
.LBB15_2:
	.loc	0 270 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 271 28
	s_and_saveexec_b32 s5, s0
	s_cbranch_execz .LBB15_5
	.loc	0 271 41 is_stmt 0
	ds_read2_b32 v[1:2], v3 offset1:1
	.loc	0 271 46
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, v1, v2
	.loc	0 271 7
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .LBB15_5
	.loc	0 274 13 is_stmt 1
	ds_write2_b32 v3, v2, v1 offset1:1
.LBB15_5:
	.loc	0 0 13 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 270 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 271 28
	s_and_saveexec_b32 s5, s1
	s_cbranch_execz .LBB15_8
	.loc	0 271 41 is_stmt 0
	ds_read2_b32 v[1:2], v3 offset1:1
	.loc	0 271 46
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, v1, v2
	.loc	0 271 7
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .LBB15_8
	.loc	0 274 13 is_stmt 1
	ds_write2_b32 v3, v2, v1 offset1:1
.LBB15_8:
	.loc	0 0 13 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 270 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 271 28
	s_and_saveexec_b32 s5, s0
	s_cbranch_execz .LBB15_11
	.loc	0 271 41 is_stmt 0
	ds_read2_b32 v[1:2], v3 offset1:1
	.loc	0 271 46
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, v1, v2
	.loc	0 271 7
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .LBB15_11
	.loc	0 274 13 is_stmt 1
	ds_write2_b32 v3, v2, v1 offset1:1
.LBB15_11:
	.loc	0 0 13 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 270 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 271 28
	s_and_saveexec_b32 s5, s1
	s_cbranch_execz .LBB15_1
	.loc	0 271 41 is_stmt 0
	ds_read2_b32 v[1:2], v3 offset1:1
	.loc	0 271 46
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, v1, v2
	.loc	0 271 7
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .LBB15_1
	.loc	0 274 13 is_stmt 1
	ds_write2_b32 v3, v2, v1 offset1:1
	s_branch .LBB15_1
.LBB15_14:
	.loc	0 0 13 is_stmt 0
	s_inst_prefetch 0x2
	.loc	0 277 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 278 11
	ds_read_b32 v1, v3
	.loc	0 278 2 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 278 9
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[2:3]
	.loc	0 279 1 is_stmt 1
	s_endpgm
.Ltmp16:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel sort_pairs
		.amdhsa_group_segment_fixed_size 256
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
.Lfunc_end15:
	.size	sort_pairs, .Lfunc_end15-sort_pairs

	.protected	append
	.globl	append
	.p2align	8
	.type	append,@function
append:
.Lfunc_begin16:
	.loc	0 285 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 286 14
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 0
	.loc	0 288 8
	v_cmp_eq_u32_e64 s0, 0, v0
	.loc	0 286 14
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v1, s[10:11] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 288 6
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB16_2
	.loc	0 0 6 is_stmt 0
	v_mov_b32_e32 v0, 0
	.loc	0 289 9 is_stmt 1
	ds_write_b32 v0, v0 offset:4
.LBB16_2:
	.loc	0 0 9 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	s_mov_b32 s1, 0xaaaaaaab
	.loc	0 290 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	.loc	0 286 26
	v_mad_u64_u32 v[3:4], null, v3, s1, 0x55555555
	v_add_co_u32 v0, s1, s10, v1
	v_add_co_ci_u32_e64 v1, null, s11, 0, s1
	.loc	0 290 2
	s_barrier
	buffer_gl0_inv
	.loc	0 286 26
	v_cmp_gt_u32_e32 vcc_lo, 0x55555555, v3
	.loc	0 291 6
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz .LBB16_6
	.loc	0 292 8
	s_mov_b32 s6, exec_lo
	s_mov_b32 s5, exec_lo
	v_mbcnt_lo_u32_b32 v2, s6, 0
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB16_5
	s_bcnt1_i32_b32 s1, s6
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, s1
	ds_add_rtn_u32 v3, v3, v4 offset:4
.LBB16_5:
	.loc	0 0 8 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 292 8
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s1, v3
	v_add_nc_u32_e32 v2, s1, v2
.LBB16_6:
	.loc	0 0 8
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 293 2 is_stmt 1
	s_barrier
	buffer_gl0_inv
	.loc	0 294 6
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB16_10
	.loc	0 0 6 is_stmt 0
	v_mov_b32_e32 v3, 0
	.loc	0 295 10 is_stmt 1
	s_mov_b32 s5, exec_lo
	s_mov_b32 s4, exec_lo
	v_mbcnt_lo_u32_b32 v5, s5, 0
	.loc	0 295 27 is_stmt 0
	ds_read_b32 v4, v3 offset:4
	.loc	0 295 10
	v_cmpx_eq_u32_e32 0, v5
	s_cbranch_execz .LBB16_9
	s_bcnt1_i32_b32 s0, s5
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v6, v4, s0
	global_atomic_add v6, v3, v6, s[8:9] glc
.LBB16_9:
	.loc	0 0 10
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 295 10
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v6
	s_waitcnt lgkmcnt(0)
	v_mad_u64_u32 v[4:5], null, v4, v5, s[0:1]
	.loc	0 295 8
	ds_write_b32 v3, v4
.LBB16_10:
	.loc	0 0 8
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 296 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 297 6
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB16_12
	.loc	0 298 20
	global_load_dword v3, v[0:1], off glc dlc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, 0
	.loc	0 298 7 is_stmt 0
	ds_read_b32 v0, v1
	.loc	0 298 12
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v0, v0, v2
	.loc	0 298 3
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s3, v1, vcc_lo
	.loc	0 298 18
	global_store_dword v[0:1], v3, off
.LBB16_12:
	.loc	0 299 1 is_stmt 1
	s_endpgm
.Ltmp17:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel append
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
.Lfunc_end16:
	.size	append, .Lfunc_end16-append

	.protected	second_goes_up
	.globl	second_goes_up
	.p2align	8
	.type	second_goes_up,@function
second_goes_up:
.Lfunc_begin17:
	.loc	0 304 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 306 14
	v_lshlrev_b32_e32 v2, 2, v0
	.loc	0 304 38
	v_add_nc_u32_e32 v5, 64, v0
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v1, 0
	s_mov_b32 s1, 0
	.loc	0 306 14
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v2, s[10:11] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 306 12 is_stmt 0
	global_store_dword v2, v3, s[2:3] offset:256
	s_inst_prefetch 0x1
	s_branch .LBB17_2
	.p2align	6
.LBB17_1:
	.loc	0 0 12
	s_or_b32 exec_lo, exec_lo, s5
	v_mov_b32_e32 v5, v0
	.loc	0 310 7 is_stmt 1
	s_and_b32 s0, exec_lo, s4
	s_or_b32 s1, s0, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execz .LBB17_4
.LBB17_2:
	.loc	0 308 8
	v_lshrrev_b32_e32 v0, 1, v5
	.loc	0 309 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_or_b32 s4, s4, exec_lo
	.loc	0 310 7
	s_mov_b32 s5, exec_lo
	.loc	0 310 23 is_stmt 0
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_add_co_u32 v6, vcc_lo, s8, v2
	v_add_co_ci_u32_e32 v7, vcc_lo, s9, v3, vcc_lo
	.loc	0 310 7
	global_atomic_add v6, v[6:7], v4, off glc
	.loc	0 310 31
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v6
	.loc	0 310 7
	s_cbranch_execz .LBB17_1
	.loc	0 312 47 is_stmt 1
	v_or_b32_e32 v6, 1, v5
	.loc	0 312 34 is_stmt 0
	v_mov_b32_e32 v7, v1
	.loc	0 312 25
	v_and_b32_e32 v8, 0x7fe, v5
	.loc	0 312 3
	v_add_co_u32 v2, s0, s2, v2
	v_add_co_ci_u32_e64 v3, s0, s3, v3, s0
	.loc	0 312 34
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	.loc	0 312 19
	v_lshlrev_b32_e32 v8, 2, v8
	s_andn2_b32 s0, s4, exec_lo
	.loc	0 312 34
	v_add_co_u32 v6, vcc_lo, s2, v6
	v_add_co_ci_u32_e32 v7, vcc_lo, s3, v7, vcc_lo
	.loc	0 312 19
	s_clause 0x1
	global_load_dword v8, v8, s[2:3]
	global_load_dword v6, v[6:7], off
	.loc	0 307 14 is_stmt 1
	v_cmp_gt_u32_e32 vcc_lo, 4, v5
	s_and_b32 s4, vcc_lo, exec_lo
	s_or_b32 s4, s0, s4
	.loc	0 312 15
	s_waitcnt vmcnt(0)
	v_max_u32_e32 v5, v8, v6
	.loc	0 312 13 is_stmt 0
	global_store_dword v[2:3], v5, off
	s_branch .LBB17_1
.LBB17_4:
	.loc	0 0 13
	s_inst_prefetch 0x2
	.loc	0 314 1 is_stmt 1
	s_endpgm
.Ltmp18:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel second_goes_up
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
.Lfunc_end17:
	.size	second_goes_up, .Lfunc_end17-second_goes_up

	.protected	eliminate
	.globl	eliminate
	.p2align	8
	.type	eliminate,@function
eliminate:
.Lfunc_begin18:
	.loc	0 319 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 321 8
	v_and_b32_e32 v1, 1, v0
	.loc	0 0 0 is_stmt 0
	v_and_b32_e32 v2, 0xfc, v0
	.loc	0 321 8
	v_cmp_eq_u32_e32 vcc_lo, 1, v1
	.loc	0 0 0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s0, s0, v2
	v_add_co_ci_u32_e64 v2, null, s1, 0, s0
	.loc	0 321 6
	s_and_saveexec_b32 s0, vcc_lo
	s_xor_b32 s0, exec_lo, s0
	s_cbranch_execz .LBB18_12
	.loc	0 322 41 is_stmt 1
	v_add_nc_u32_e32 v3, 1, v0
	.loc	0 322 7 is_stmt 0
	v_mov_b32_e32 v4, 0
	s_mov_b32 s1, exec_lo
	global_atomic_cmpswap v5, v[1:2], v[3:4], off glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v5
	s_cbranch_execz .LBB18_11
	.loc	0 323 30 is_stmt 1
	global_load_dword v4, v[1:2], off glc dlc
	.loc	0 323 4 is_stmt 0
	s_mov_b32 s6, exec_lo
	.loc	0 323 48
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e64 v4, v3
	.loc	0 323 4
	s_cbranch_execz .LBB18_10
	.loc	0 323 30
	global_load_dword v4, v[1:2], off glc dlc
	.loc	0 323 48
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v4, v3
	.loc	0 323 4
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .LBB18_10
	.loc	0 323 30
	global_load_dword v4, v[1:2], off glc dlc
	.loc	0 323 48
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v4, v3
	.loc	0 323 4
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .LBB18_10
	.loc	0 323 30
	global_load_dword v4, v[1:2], off glc dlc
	.loc	0 323 48
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v4, v3
	.loc	0 323 4
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .LBB18_10
	.loc	0 323 30
	global_load_dword v4, v[1:2], off glc dlc
	.loc	0 323 48
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v4, v3
	.loc	0 323 4
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .LBB18_10
	.loc	0 323 30
	global_load_dword v4, v[1:2], off glc dlc
	.loc	0 323 48
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v4, v3
	.loc	0 323 4
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .LBB18_10
	.loc	0 323 30
	global_load_dword v4, v[1:2], off glc dlc
	.loc	0 323 48
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v4, v3
	.loc	0 323 4
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .LBB18_10
	.loc	0 323 30
	global_load_dword v3, v[1:2], off glc dlc
.LBB18_10:
	.loc	0 0 30
	s_or_b32 exec_lo, exec_lo, s6
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, 0
	.loc	0 325 10 is_stmt 1
	global_atomic_swap v4, v[1:2], v3, off glc
.LBB18_11:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
.LBB18_12:
	.loc	0 321 6 is_stmt 1
	s_andn2_saveexec_b32 s0, s0
	s_cbranch_execz .LBB18_16
	.loc	0 328 15
	global_load_dword v5, v[1:2], off glc dlc
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v4, 0
	.loc	0 330 14
	s_mov_b32 s1, exec_lo
	.loc	0 330 9 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v5
	.loc	0 330 14
	s_cbranch_execz .LBB18_15
	.loc	0 330 17
	v_mov_b32_e32 v4, 0
	global_atomic_cmpswap v1, v[1:2], v[4:5], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v1, v5
	.loc	0 330 9
	v_cndmask_b32_e32 v4, 0, v5, vcc_lo
.LBB18_15:
	.loc	0 0 9
	s_or_b32 exec_lo, exec_lo, s1
.LBB18_16:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 332 17 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	global_load_dword v1, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 332 15 is_stmt 0
	v_add_nc_u32_e32 v1, v1, v4
	.loc	0 332 9
	global_store_dword v0, v1, s[4:5]
	.loc	0 333 1 is_stmt 1
	s_endpgm
.Ltmp19:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel eliminate
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
.Lfunc_end18:
	.size	eliminate, .Lfunc_end18-eliminate

	.protected	in_lane_order
	.globl	in_lane_order
	.p2align	8
	.type	in_lane_order,@function
in_lane_order:
.Lfunc_begin19:
	.loc	0 338 11 prologue_end
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_load_dword s8, s[4:5], 0x4
	s_load_dwordx2 s[4:5], s[6:7], 0x10
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s2, s2, v1
	v_add_co_ci_u32_e64 v2, null, s3, 0, s2
	s_and_b32 s2, s8, 0xffff
	s_mov_b32 s3, 0
	s_inst_prefetch 0x1
	s_branch .LBB19_2
	.p2align	6
.LBB19_1:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 340 43 is_stmt 1
	s_add_i32 s3, s3, 1
	.loc	0 340 21 is_stmt 0
	s_cmp_eq_u32 s3, s2
	.loc	0 340 2
	s_cbranch_scc1 .LBB19_6
.LBB19_2:
	.loc	0 341 7 is_stmt 1
	s_mov_b32 s6, exec_lo
	.loc	0 341 9 is_stmt 0
	v_cmpx_eq_u32_e64 s3, v0
	.loc	0 341 7
	s_cbranch_execz .LBB19_1
	.loc	0 0 7
	s_mov_b32 s7, 0
.LBB19_4:
	.loc	0 342 11 is_stmt 1
	global_atomic_swap v5, v3, v4, s[0:1] offset:36 glc
	.loc	0 342 37 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v5
	.loc	0 342 4
	s_or_b32 s7, vcc_lo, s7
	s_andn2_b32 exec_lo, exec_lo, s7
	s_cbranch_execnz .LBB19_4
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 344 13 is_stmt 1
	global_load_dword v5, v3, s[4:5]
	.loc	0 344 26 is_stmt 0
	global_load_dword v6, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 344 24
	v_lshl_add_u32 v5, v5, 1, v6
	.loc	0 344 11
	global_store_dword v3, v5, s[4:5]
	.loc	0 345 4 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 346 4
	global_atomic_swap v3, v3, s[0:1] offset:36
	s_branch .LBB19_1
.LBB19_6:
	.loc	0 0 4 is_stmt 0
	s_inst_prefetch 0x2
	.loc	0 348 1 is_stmt 1
	s_endpgm
.Ltmp20:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel in_lane_order
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
.Lfunc_end19:
	.size	in_lane_order, .Lfunc_end19-in_lane_order

	.protected	sum_halves
	.globl	sum_halves
	.p2align	8
	.type	sum_halves,@function
sum_halves:
.Lfunc_begin20:
	.loc	0 354 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 356 12
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 359 7
	s_mov_b32 s2, exec_lo
	.loc	0 356 10
	ds_write_b32 v1, v2
	.loc	0 357 2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 359 9
	v_cmpx_gt_u32_e32 32, v0
	.loc	0 359 7 is_stmt 0
	s_cbranch_execz .LBB20_2
	.loc	0 360 15 is_stmt 1
	ds_read2_b32 v[2:3], v1 offset1:32
	.loc	0 360 12 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v2, v2, v3
	ds_write_b32 v1, v2
.LBB20_2:
	.loc	0 0 12
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 359 7 is_stmt 1
	s_mov_b32 s2, exec_lo
	.loc	0 361 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 359 9
	v_cmpx_gt_u32_e32 16, v0
	.loc	0 359 7 is_stmt 0
	s_cbranch_execz .LBB20_4
	.loc	0 360 15 is_stmt 1
	ds_read2_b32 v[2:3], v1 offset1:16
	.loc	0 360 12 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v2, v2, v3
	ds_write_b32 v1, v2
.LBB20_4:
	.loc	0 0 12
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 359 7 is_stmt 1
	s_mov_b32 s2, exec_lo
	.loc	0 361 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 359 9
	v_cmpx_gt_u32_e32 8, v0
	.loc	0 359 7 is_stmt 0
	s_cbranch_execz .LBB20_6
	.loc	0 360 12 is_stmt 1
	ds_read2_b32 v[2:3], v1 offset1:8
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v2, v2, v3
	ds_write_b32 v1, v2
.LBB20_6:
	.loc	0 0 12 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 359 7 is_stmt 1
	s_mov_b32 s2, exec_lo
	.loc	0 361 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 359 9
	v_cmpx_gt_u32_e32 4, v0
	.loc	0 359 7 is_stmt 0
	s_cbranch_execz .LBB20_8
	.loc	0 360 12 is_stmt 1
	ds_read2_b32 v[2:3], v1 offset1:4
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v2, v2, v3
	ds_write_b32 v1, v2
.LBB20_8:
	.loc	0 0 12 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 359 7 is_stmt 1
	s_mov_b32 s2, exec_lo
	.loc	0 361 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 359 9
	v_cmpx_gt_u32_e32 2, v0
	.loc	0 359 7 is_stmt 0
	s_cbranch_execz .LBB20_10
	.loc	0 360 12 is_stmt 1
	ds_read2_b32 v[2:3], v1 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v2, v2, v3
	ds_write_b32 v1, v2
.LBB20_10:
	.loc	0 0 12 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 359 9 is_stmt 1
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	.loc	0 361 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 359 7
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB20_12
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v0, 0
	.loc	0 360 15 is_stmt 1
	ds_read_b32 v0, v0 offset:4
	.loc	0 360 12 is_stmt 0
	ds_read_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v0, v2, v0
	ds_write_b32 v1, v0
.LBB20_12:
	.loc	0 0 12
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 361 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 363 6
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB20_15
	.loc	0 364 3
	s_mov_b32 s2, exec_lo
	v_mbcnt_lo_u32_b32 v0, s2, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	s_and_b32 s3, exec_lo, vcc_lo
	s_mov_b32 exec_lo, s3
	s_cbranch_execz .LBB20_15
	.loc	0 354 11
	v_mov_b32_e32 v0, 0
	.loc	0 364 3
	s_bcnt1_i32_b32 s2, s2
	.loc	0 364 20 is_stmt 0
	ds_read_b32 v1, v0
	.loc	0 364 3
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v1, v1, s2
	global_atomic_add v0, v1, s[0:1]
.LBB20_15:
	.loc	0 365 1 is_stmt 1
	s_endpgm
.Ltmp21:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel sum_halves
		.amdhsa_group_segment_fixed_size 256
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
.Lfunc_end20:
	.size	sum_halves, .Lfunc_end20-sum_halves

	.protected	tiles
	.globl	tiles
	.p2align	8
	.type	tiles,@function
tiles:
.Lfunc_begin21:
	.loc	0 371 11 prologue_end
	s_clause 0x1
	s_load_dword s6, s[4:5], 0x18
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	v_lshlrev_b32_e32 v2, 2, v0
	s_mov_b32 s4, 0
	.loc	0 373 21
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s6, 0
	.loc	0 373 2 is_stmt 0
	s_cbranch_scc1 .LBB21_4
	.loc	0 377 19 is_stmt 1
	v_add_nc_u32_e32 v1, 1, v0
	v_add_nc_u32_e32 v4, 2, v0
	v_add_nc_u32_e32 v5, 3, v0
	v_add_nc_u32_e32 v6, 4, v0
	v_add_nc_u32_e32 v7, 5, v0
	.loc	0 377 24 is_stmt 0
	v_and_b32_e32 v1, 63, v1
	v_and_b32_e32 v8, 63, v4
	v_and_b32_e32 v9, 63, v5
	v_and_b32_e32 v10, 63, v6
	v_and_b32_e32 v11, 63, v7
	.loc	0 377 11
	v_lshlrev_b32_e32 v4, 2, v1
	v_lshlrev_b32_e32 v5, 2, v8
	v_lshlrev_b32_e32 v6, 2, v9
	v_lshlrev_b32_e32 v7, 2, v10
	v_lshlrev_b32_e32 v8, 2, v11
	v_add_nc_u32_e32 v1, 6, v0
	v_add_nc_u32_e32 v9, 7, v0
	v_add_nc_u32_e32 v10, 8, v0
	v_add_nc_u32_e32 v11, 9, v0
	v_add_nc_u32_e32 v12, 10, v0
	v_and_b32_e32 v1, 63, v1
	v_and_b32_e32 v13, 63, v9
	v_and_b32_e32 v14, 63, v10
	v_and_b32_e32 v15, 63, v11
	v_and_b32_e32 v16, 63, v12
	v_and_b32_e32 v3, 15, v0
	v_lshlrev_b32_e32 v9, 2, v1
	v_lshlrev_b32_e32 v10, 2, v13
	v_lshlrev_b32_e32 v11, 2, v14
	v_lshlrev_b32_e32 v12, 2, v15
	v_lshlrev_b32_e32 v13, 2, v16
	v_add_nc_u32_e32 v1, 11, v0
	v_add_nc_u32_e32 v14, 12, v0
	v_add_nc_u32_e32 v15, 13, v0
	v_add_nc_u32_e32 v16, 14, v0
	v_add_nc_u32_e32 v0, 15, v0
	v_and_b32_e32 v1, 63, v1
	v_and_b32_e32 v17, 63, v14
	v_and_b32_e32 v18, 63, v15
	v_and_b32_e32 v19, 63, v16
	v_and_b32_e32 v0, 63, v0
	v_lshlrev_b32_e32 v14, 2, v1
	v_lshlrev_b32_e32 v15, 2, v17
	v_lshlrev_b32_e32 v16, 2, v18
	v_lshlrev_b32_e32 v17, 2, v19
	v_lshlrev_b32_e32 v18, 2, v0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v1, 0
.LBB21_2:
	.loc	0 374 13 is_stmt 1
	v_add_nc_u32_e32 v0, s4, v3
	.loc	0 373 28
	s_add_i32 s4, s4, 16
	.loc	0 373 21 is_stmt 0
	s_cmp_ge_u32 s4, s6
	.loc	0 374 13 is_stmt 1
	v_lshlrev_b64 v[20:21], 2, v[0:1]
	v_add_co_u32 v20, vcc_lo, s0, v20
	v_add_co_ci_u32_e32 v21, vcc_lo, s1, v21, vcc_lo
	global_load_dword v0, v[20:21], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 374 11 is_stmt 0
	ds_write_b32 v2, v0
	.loc	0 375 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 377 11
	ds_read_b32 v0, v4
	ds_read_b32 v20, v5
	ds_read_b32 v21, v6
	ds_read_b32 v22, v7
	ds_read_b32 v23, v8
	ds_read_b32 v24, v9
	ds_read_b32 v25, v10
	ds_read_b32 v26, v11
	ds_read_b32 v27, v12
	ds_read_b32 v28, v13
	ds_read_b32 v29, v14
	ds_read_b32 v30, v15
	ds_read_b32 v31, v16
	.loc	0 377 8 is_stmt 0
	s_waitcnt lgkmcnt(12)
	v_add_nc_u32_e32 v0, v0, v19
	.loc	0 377 31
	s_waitcnt lgkmcnt(11)
	v_lshlrev_b32_e32 v19, 1, v20
	s_waitcnt lgkmcnt(10)
	v_lshl_add_u32 v20, v21, 1, v21
	s_waitcnt lgkmcnt(9)
	v_lshlrev_b32_e32 v22, 2, v22
	s_waitcnt lgkmcnt(8)
	v_lshl_add_u32 v23, v23, 2, v23
	.loc	0 377 11
	ds_read_b32 v21, v17
	ds_read_b32 v32, v18
	.loc	0 378 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	.loc	0 377 8
	v_add3_u32 v0, v19, v0, v20
	.loc	0 377 31 is_stmt 0
	v_mul_lo_u32 v19, v24, 6
	v_mul_lo_u32 v20, v25, 7
	.loc	0 378 3 is_stmt 1
	s_barrier
	buffer_gl0_inv
	.loc	0 377 8
	v_add3_u32 v0, v22, v0, v23
	.loc	0 377 31 is_stmt 0
	v_lshlrev_b32_e32 v22, 3, v26
	v_lshl_add_u32 v23, v27, 3, v27
	.loc	0 377 8
	v_add3_u32 v0, v19, v0, v20
	.loc	0 377 31
	v_mul_lo_u32 v19, v28, 10
	v_mul_lo_u32 v20, v29, 11
	.loc	0 377 8
	v_add3_u32 v0, v22, v0, v23
	.loc	0 377 31
	v_mul_lo_u32 v22, v30, 12
	v_mul_lo_u32 v23, v31, 13
	.loc	0 377 8
	v_add3_u32 v0, v19, v0, v20
	.loc	0 377 31
	v_mul_lo_u32 v19, v21, 14
	v_mul_lo_u32 v20, v32, 15
	.loc	0 377 8
	v_add3_u32 v0, v22, v0, v23
	v_add3_u32 v19, v19, v0, v20
	.loc	0 373 2 is_stmt 1
	s_cbranch_scc0 .LBB21_2
	.loc	0 380 9
	global_store_dword v2, v19, s[2:3]
	.loc	0 381 1
	s_endpgm
.LBB21_4:
	.loc	0 0 1 is_stmt 0
	v_mov_b32_e32 v19, 0
	.loc	0 380 9 is_stmt 1
	global_store_dword v2, v19, s[2:3]
	.loc	0 381 1
	s_endpgm
.Ltmp22:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tiles
		.amdhsa_group_segment_fixed_size 256
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
		.amdhsa_next_free_vgpr 33
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
	.size	tiles, .Lfunc_end21-tiles

	.protected	private_counts
	.globl	private_counts
	.p2align	8
	.type	private_counts,@function
private_counts:
.Lfunc_begin22:
	.loc	0 389 8 prologue_end
	v_cmp_gt_u32_e32 vcc_lo, 16, v0
	v_lshlrev_b32_e32 v2, 2, v0
	.loc	0 389 6 is_stmt 0
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB22_2
	.loc	0 0 6
	v_mov_b32_e32 v1, 0
	.loc	0 390 12 is_stmt 1
	ds_write_b32 v2, v1
.LBB22_2:
	.loc	0 0 12 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 387 11 is_stmt 1
	s_clause 0x1
	s_load_dword s0, s[4:5], 0x18
	s_load_dwordx4 s[4:7], s[4:5], 0x0
	.loc	0 392 2
	s_mov_b32 s2, exec_lo
	.loc	0 391 2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_lshl_b32 s1, s0, 2
	.loc	0 392 21
	v_cmpx_gt_u32_e64 s1, v0
	.loc	0 392 2 is_stmt 0
	s_cbranch_execz .LBB22_5
	.loc	0 0 2
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v3, 1
	s_mov_b32 s3, 0
	.p2align	6
.LBB22_4:
	.loc	0 393 21 is_stmt 1
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	.loc	0 392 32
	v_add_nc_u32_e32 v0, 64, v0
	.loc	0 393 21
	v_add_co_u32 v4, s0, s6, v4
	v_add_co_ci_u32_e64 v5, s0, s7, v5, s0
	.loc	0 392 21
	v_cmp_le_u32_e64 s0, s1, v0
	.loc	0 393 21
	global_load_dword v4, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 392 2
	s_or_b32 s3, s0, s3
	.loc	0 393 29
	v_lshl_add_u32 v4, v4, 2, v4
	.loc	0 393 33 is_stmt 0
	v_and_b32_e32 v4, 15, v4
	.loc	0 393 15
	v_lshlrev_b32_e32 v4, 2, v4
	.loc	0 393 3
	ds_add_u32 v4, v3
	.loc	0 392 2 is_stmt 1
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execnz .LBB22_4
.LBB22_5:
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 394 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 395 13
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB22_8
	.loc	0 395 16 is_stmt 0
	ds_read_b32 v0, v2
	.loc	0 395 25
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v0
	.loc	0 395 6
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .LBB22_8
	.loc	0 396 3 is_stmt 1
	global_atomic_add v2, v0, s[4:5]
.LBB22_8:
	.loc	0 397 1
	s_endpgm
.Ltmp23:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel private_counts
		.amdhsa_group_segment_fixed_size 64
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
.Lfunc_end22:
	.size	private_counts, .Lfunc_end22-private_counts

	.protected	next_lock
	.globl	next_lock
	.p2align	8
	.type	next_lock,@function
next_lock:
.Lfunc_begin23:
	.loc	0 402 11 prologue_end
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
	s_inst_prefetch 0x1
	s_branch .LBB23_2
	.p2align	6
.LBB23_1:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 412 12 is_stmt 1
	v_add_nc_u32_e32 v0, 1, v0
	s_and_b32 s3, exec_lo, vcc_lo
	s_or_b32 s2, s3, s2
	.loc	0 405 2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB23_4
.LBB23_2:
	.loc	0 0 0 is_stmt 0
	v_and_b32_e32 v0, 7, v0
	.loc	0 406 24 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v0
	.loc	0 406 7 is_stmt 0
	global_atomic_swap v6, v5, v4, s[0:1] glc
	.loc	0 406 34
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v6
	.loc	0 406 7
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB23_1
	.loc	0 407 15 is_stmt 1
	global_load_dword v6, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 407 12 is_stmt 0
	global_load_dword v7, v5, s[4:5]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v8, v7, v6
	.loc	0 0 0
	v_add_co_u32 v6, s6, s0, v5
	v_add_co_ci_u32_e64 v7, null, s1, 0, s6
	.loc	0 407 12
	global_store_dword v5, v8, s[4:5]
	.loc	0 408 4 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 409 4
	global_atomic_swap v[6:7], v3, off
	s_branch .LBB23_1
.LBB23_4:
	.loc	0 0 4 is_stmt 0
	s_inst_prefetch 0x2
	.loc	0 414 1 is_stmt 1
	s_endpgm
.Ltmp24:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel next_lock
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
.Lfunc_end23:
	.size	next_lock, .Lfunc_end23-next_lock

	.protected	largest
	.globl	largest
	.p2align	8
	.type	largest,@function
largest:
.Lfunc_begin24:
	.loc	0 419 19 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 419 14 is_stmt 0
	v_lshlrev_b32_e32 v2, 2, v0
	.loc	0 419 19
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 419 55
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	.loc	0 419 19
	v_mov_b32_e32 v3, 0
	.loc	0 419 55
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	.loc	0 419 14
	s_waitcnt lgkmcnt(0)
	global_load_dword v0, v2, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 419 55
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB24_2
	global_load_dword v1, v3, s[0:1] glc dlc
.LBB24_2:
	.loc	0 0 55
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 419 36
	v_mul_lo_u32 v0, 0x4d, v0
	.loc	0 419 55
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v1
	.loc	0 421 2 is_stmt 1
	s_mov_b32 s2, exec_lo
	.loc	0 419 41
	v_mul_hi_u32 v3, 0x446f8657, v0
	v_sub_nc_u32_e32 v4, v0, v3
	v_lshrrev_b32_e32 v4, 1, v4
	v_add_nc_u32_e32 v3, v4, v3
	v_lshrrev_b32_e32 v3, 6, v3
	v_mul_lo_u32 v3, 0x65, v3
	v_sub_nc_u32_e32 v0, v0, v3
	.loc	0 421 14
	v_cmpx_lt_u32_e64 s3, v0
	.loc	0 421 2 is_stmt 0
	s_cbranch_execz .LBB24_5
	.loc	0 0 2
	v_mov_b32_e32 v1, s3
	v_mov_b32_e32 v3, 0
	s_mov_b32 s3, 0
.LBB24_4:
	.loc	0 422 14 is_stmt 1
	global_atomic_cmpswap v4, v3, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v4, v1
	.loc	0 424 10
	v_cndmask_b32_e32 v1, v4, v0, vcc_lo
	.loc	0 421 14
	v_cmp_ge_u32_e32 vcc_lo, v1, v0
	.loc	0 421 2 is_stmt 0
	s_or_b32 s3, vcc_lo, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execnz .LBB24_4
.LBB24_5:
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 426 23 is_stmt 1
	global_store_dword v2, v0, s[4:5]
	.loc	0 427 1
	s_endpgm
.Ltmp25:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel largest
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
.Lfunc_end24:
	.size	largest, .Lfunc_end24-largest

	.protected	two_buffers
	.globl	two_buffers
	.p2align	8
	.type	two_buffers,@function
two_buffers:
.Lfunc_begin25:
	.loc	0 433 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	.loc	0 435 16
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 433 11
	v_mov_b32_e32 v2, 0
	.loc	0 435 16
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v1, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 436 6
	s_mov_b32 s0, exec_lo
	.loc	0 435 14
	ds_write_b32 v1, v3 offset:4
	.loc	0 436 8
	v_cmpx_gt_u32_e32 2, v0
	.loc	0 436 6 is_stmt 0
	s_cbranch_execz .LBB25_2
	.loc	0 437 18 is_stmt 1
	v_lshl_add_u32 v0, v0, 8, v1
	.loc	0 437 31 is_stmt 0
	ds_write2_b32 v0, v2, v2 offset1:66
.LBB25_2:
	.loc	0 0 31
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 439 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 440 25
	ds_read2_b32 v[2:3], v1 offset1:1
	.loc	0 440 55 is_stmt 0
	ds_read_b32 v0, v1 offset:8
	.loc	0 440 53
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v0, v3, v2, v0
	.loc	0 440 71
	v_mul_hi_u32 v0, 0xaaaaaaab, v0
	v_lshrrev_b32_e32 v0, 1, v0
	.loc	0 440 22
	ds_write_b32 v1, v0 offset:268
	.loc	0 439 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 440 25
	ds_read2_b32 v[2:3], v1 offset0:66 offset1:67
	.loc	0 440 55 is_stmt 0
	ds_read_b32 v0, v1 offset:272
	.loc	0 440 53
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v0, v3, v2, v0
	.loc	0 440 71
	v_mul_hi_u32 v0, 0xaaaaaaab, v0
	v_lshrrev_b32_e32 v0, 1, v0
	.loc	0 440 22
	ds_write_b32 v1, v0 offset:4
	.loc	0 439 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 440 25
	ds_read2_b32 v[2:3], v1 offset1:1
	.loc	0 440 55 is_stmt 0
	ds_read_b32 v0, v1 offset:8
	.loc	0 440 53
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v0, v3, v2, v0
	.loc	0 440 71
	v_mul_hi_u32 v0, 0xaaaaaaab, v0
	v_lshrrev_b32_e32 v0, 1, v0
	.loc	0 440 22
	ds_write_b32 v1, v0 offset:268
	.loc	0 439 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 440 25
	ds_read2_b32 v[2:3], v1 offset0:66 offset1:67
	.loc	0 440 55 is_stmt 0
	ds_read_b32 v0, v1 offset:272
	.loc	0 440 53
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v0, v3, v2, v0
	.loc	0 440 71
	v_mul_hi_u32 v0, 0xaaaaaaab, v0
	v_lshrrev_b32_e32 v0, 1, v0
	.loc	0 440 22
	ds_write_b32 v1, v0 offset:4
	.loc	0 439 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 440 25
	ds_read2_b32 v[2:3], v1 offset1:1
	.loc	0 440 55 is_stmt 0
	ds_read_b32 v0, v1 offset:8
	.loc	0 440 53
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v0, v3, v2, v0
	.loc	0 440 71
	v_mul_hi_u32 v0, 0xaaaaaaab, v0
	v_lshrrev_b32_e32 v0, 1, v0
	.loc	0 440 22
	ds_write_b32 v1, v0 offset:268
	.loc	0 443 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 444 11
	ds_read_b32 v0, v1 offset:268
	.loc	0 444 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v0, s[2:3]
	.loc	0 445 1 is_stmt 1
	s_endpgm
.Ltmp26:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel two_buffers
		.amdhsa_group_segment_fixed_size 528
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
.Lfunc_end25:
	.size	two_buffers, .Lfunc_end25-two_buffers

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
    .name:           ms_enqueue
    .private_segment_fixed_size: 0
    .sgpr_count:     15
    .sgpr_spill_count: 0
    .symbol:         ms_enqueue.kd
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
    .name:           saturate
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         saturate.kd
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
    .name:           sorted_insert
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         sorted_insert.kd
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
    .name:           min_float
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         min_float.kd
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
    .name:           probe_insert
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         probe_insert.kd
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
    .name:           page_alloc
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         page_alloc.kd
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
    .name:           pull
    .private_segment_fixed_size: 0
    .sgpr_count:     13
    .sgpr_spill_count: 0
    .symbol:         pull.kd
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
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           relax_all
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         relax_all.kd
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
    .name:           labels
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         labels.kd
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
    .name:           last_out
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         last_out.kd
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
    .name:           group_lock
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         group_lock.kd
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
    .name:           grid_meets
    .private_segment_fixed_size: 0
    .sgpr_count:     15
    .sgpr_spill_count: 0
    .symbol:         grid_meets.kd
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
    .name:           groups_in_order
    .private_segment_fixed_size: 0
    .sgpr_count:     15
    .sgpr_spill_count: 0
    .symbol:         groups_in_order.kd
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
    .name:           machine
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         machine.kd
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
    .name:           patience
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         patience.kd
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
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           sort_pairs
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         sort_pairs.kd
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
    .name:           append
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         append.kd
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
    .name:           second_goes_up
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         second_goes_up.kd
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
    .name:           eliminate
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         eliminate.kd
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
    .name:           in_lane_order
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         in_lane_order.kd
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
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           sum_halves
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         sum_halves.kd
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
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           tiles
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         tiles.kd
    .vgpr_count:     33
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
    .group_segment_fixed_size: 64
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           private_counts
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         private_counts.kd
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
    .name:           next_lock
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         next_lock.kd
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
    .name:           largest
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         largest.kd
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
    .group_segment_fixed_size: 528
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           two_buffers
    .private_segment_fixed_size: 0
    .sgpr_count:     6
    .sgpr_spill_count: 0
    .symbol:         two_buffers.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 32
amdhsa.target:   amdgcn-amd-amdhsa--gfx1030
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata

	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.amdhsa_code_object_version 4
	.protected	upper_consumes
	.globl	upper_consumes
	.p2align	8
	.type	upper_consumes,@function
upper_consumes:
.Lfunc_begin0:
	.file	0 "." "cl/deliver.cl" md5 0xfe3e260872220010a36592c35983d87f
	.loc	0 12 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v2, 2, v0
	.loc	0 14 6
	s_mov_b32 s6, exec_lo
	.loc	0 14 8 is_stmt 0
	v_cmpx_gt_u32_e32 32, v0
	.loc	0 14 6
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execnz .LBB0_3
	s_andn2_saveexec_b32 s6, s6
	s_cbranch_execnz .LBB0_4
.LBB0_2:
	.loc	0 23 1 is_stmt 1
	s_endpgm
.LBB0_3:
	.loc	0 19 20
	v_mul_u32_u24_e32 v0, v0, v0
	v_mov_b32_e32 v1, 1
	.loc	0 19 16 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v2, v0, s[2:3] offset:256
	s_waitcnt_vscnt null, 0x0
	.loc	0 20 3 is_stmt 1
	buffer_gl0_inv
	.loc	0 21 3
	global_atomic_swap v2, v1, s[0:1]
	.loc	0 14 6
	s_andn2_saveexec_b32 s6, s6
	s_cbranch_execz .LBB0_2
.LBB0_4:
	.loc	0 0 6 is_stmt 0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_subrev_nc_u32_e32 v0, 32, v0
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, vcc_lo, s0, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s1, v1, vcc_lo
	s_mov_b32 s0, 0
.LBB0_5:
	.loc	0 15 10 is_stmt 1
	global_load_dword v3, v[0:1], off glc dlc
	.loc	0 15 30 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v3
	.loc	0 15 3
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB0_5
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 17 12 is_stmt 1
	global_load_dword v0, v2, s[2:3] offset:128 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 17 10 is_stmt 0
	global_store_dword v2, v0, s[4:5]
	.loc	0 23 1 is_stmt 1
	s_endpgm
.Ltmp0:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel upper_consumes
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
.Lfunc_end0:
	.size	upper_consumes, .Lfunc_end0-upper_consumes

	.protected	bucket_brigade
	.globl	bucket_brigade
	.p2align	8
	.type	bucket_brigade,@function
bucket_brigade:
.Lfunc_begin1:
	.loc	0 28 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_lshlrev_b32_e32 v3, 2, v0
	s_mov_b32 s7, 0
	.loc	0 30 6
	s_mov_b32 s6, exec_lo
	.loc	0 30 8 is_stmt 0
	v_cmpx_ne_u32_e32 0, v0
	.loc	0 30 6
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execz .LBB1_4
	.loc	0 0 6
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s8, s0, v3
	v_add_co_ci_u32_e64 v2, null, s1, 0, s8
.LBB1_2:
	.loc	0 31 10 is_stmt 1
	global_load_dword v4, v[1:2], off glc dlc
	.loc	0 31 25 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v4
	.loc	0 31 3
	s_or_b32 s7, vcc_lo, s7
	s_andn2_b32 exec_lo, exec_lo, s7
	s_cbranch_execnz .LBB1_2
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 33 21 is_stmt 1
	v_add_nc_u32_e32 v1, -1, v0
	.loc	0 33 15 is_stmt 0
	v_mov_b32_e32 v2, 0
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_co_u32 v1, vcc_lo, s4, v1
	v_add_co_ci_u32_e32 v2, vcc_lo, s5, v2, vcc_lo
	global_load_dword v1, v[1:2], off
	.loc	0 33 28
	global_load_dword v2, v3, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 33 26
	v_add_nc_u32_e32 v1, v2, v1
.LBB1_4:
	.loc	0 30 6 is_stmt 1
	s_andn2_saveexec_b32 s6, s6
	s_cbranch_execz .LBB1_6
	.loc	0 33 38
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
.LBB1_6:
	.loc	0 0 38 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 33 9
	s_waitcnt lgkmcnt(0)
	global_store_dword v3, v1, s[4:5]
	.loc	0 34 2 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 35 6
	s_mov_b32 s2, exec_lo
	.loc	0 35 8 is_stmt 0
	v_cmpx_ne_u32_e32 63, v0
	.loc	0 35 6
	s_cbranch_execz .LBB1_8
	.loc	0 0 6
	v_mov_b32_e32 v0, 1
	.loc	0 36 3 is_stmt 1
	global_atomic_swap v3, v0, s[0:1] offset:4
.LBB1_8:
	.loc	0 37 1
	s_endpgm
.Ltmp1:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel bucket_brigade
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
.Lfunc_end1:
	.size	bucket_brigade, .Lfunc_end1-bucket_brigade

	.protected	gate_opens_last
	.globl	gate_opens_last
	.p2align	8
	.type	gate_opens_last,@function
gate_opens_last:
.Lfunc_begin2:
	.loc	0 42 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 44 6
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
	.loc	0 42 11 is_stmt 1
	s_load_dword s2, s[4:5], 0x18
	.loc	0 44 6
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v2
	v_add_nc_u32_e32 v1, s3, v1
	.loc	0 44 27 is_stmt 0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s2, s2, -1
	.loc	0 44 23
	v_cmp_le_u32_e32 vcc_lo, s2, v1
	.loc	0 44 6
	s_and_saveexec_b32 s2, vcc_lo
	s_xor_b32 s2, exec_lo, s2
	s_cbranch_execz .LBB2_4
	.loc	0 48 27 is_stmt 1
	v_add_nc_u32_e32 v1, 1, v0
	.loc	0 48 3 is_stmt 0
	v_mov_b32_e32 v2, 0
	global_atomic_swap v2, v1, s[0:1] offset:4
.LBB2_4:
	.loc	0 44 6 is_stmt 1
	s_andn2_saveexec_b32 s2, s2
	s_cbranch_execz .LBB2_9
	.loc	0 0 6 is_stmt 0
	v_mov_b32_e32 v1, 0
	s_branch .LBB2_7
.LBB2_6:
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 45 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v2
	.loc	0 45 25 is_stmt 0
	s_cmp_lg_u32 s3, 0
	.loc	0 45 3
	s_cbranch_scc1 .LBB2_9
.LBB2_7:
	.loc	0 45 10
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB2_6
	global_load_dword v2, v1, s[0:1] offset:4 glc dlc
	s_branch .LBB2_6
.LBB2_9:
	.loc	0 0 10
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 49 11 is_stmt 1
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB2_11
	v_mov_b32_e32 v1, 0
	global_load_dword v1, v1, s[0:1] offset:4 glc dlc
.LBB2_11:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 42 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 49 11
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
	.loc	0 49 2 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 49 11
	v_mov_b32_e32 v1, s2
	.loc	0 49 9
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	.loc	0 50 1 is_stmt 1
	s_endpgm
.Ltmp2:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel gate_opens_last
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
	.size	gate_opens_last, .Lfunc_end2-gate_opens_last

	.protected	lds_flag
	.globl	lds_flag
	.p2align	8
	.type	lds_flag,@function
lds_flag:
.Lfunc_begin3:
	.loc	0 54 0
	v_mov_b32_e32 v1, 0
.Ltmp3:
	.loc	0 60 6 prologue_end
	s_mov_b32 s0, exec_lo
	.loc	0 58 7
	ds_write_b32 v1, v1
	.loc	0 59 2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 60 8
	v_cmpx_ne_u32_e32 0, v0
	.loc	0 60 6 is_stmt 0
	s_xor_b32 s0, exec_lo, s0
	s_cbranch_execz .LBB3_2
.LBB3_1:
	.loc	0 61 10 is_stmt 1
	ds_read_b32 v2, v1
	.loc	0 61 15 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	.loc	0 61 3
	s_cbranch_vccz .LBB3_1
.LBB3_2:
	.loc	0 60 6 is_stmt 1
	s_or_saveexec_b32 s6, s0
	.loc	0 0 0 is_stmt 0
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	.loc	0 60 6
	s_xor_b32 exec_lo, exec_lo, s6
	s_cbranch_execz .LBB3_4
	.loc	0 0 6
	v_mov_b32_e32 v1, 0
	.loc	0 64 10 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 64 18 is_stmt 0
	v_add_nc_u32_e32 v2, 1, v2
	.loc	0 64 8
	ds_write_b32 v1, v2
.LBB3_4:
	.loc	0 0 8
	s_or_b32 exec_lo, exec_lo, s6
	v_mov_b32_e32 v1, 0
	.loc	0 65 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 65 11 is_stmt 0
	ds_read_b32 v1, v1
	.loc	0 65 9
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[2:3]
	.loc	0 66 1 is_stmt 1
	s_endpgm
.Ltmp4:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lds_flag
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
	.size	lds_flag, .Lfunc_end3-lds_flag

	.protected	copied_first
	.globl	copied_first
	.p2align	8
	.type	copied_first,@function
copied_first:
.Lfunc_begin4:
	.loc	0 71 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_and_b32_e32 v1, 0xfc, v0
	v_and_b32_e32 v2, 3, v0
	v_lshlrev_b32_e32 v5, 2, v0
	v_lshlrev_b32_e32 v1, 2, v1
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v3, s6, s0, v1
	v_add_co_u32 v1, s2, s2, v5
	v_add_co_ci_u32_e64 v4, null, s1, 0, s6
	v_add_co_ci_u32_e64 v2, null, s3, 0, s2
	s_mov_b32 s2, 0
	s_xor_b32 s3, vcc_lo, -1
.LBB4_1:
	.loc	0 74 19
	global_load_dword v5, v[3:4], off glc dlc
	.loc	0 74 17 is_stmt 0
	s_waitcnt vmcnt(0)
	global_store_dword v[1:2], v5, off offset:1024
	s_waitcnt_vscnt null, 0x0
	.loc	0 75 3 is_stmt 1
	buffer_gl0_inv
	.loc	0 76 11
	global_load_dword v5, v[1:2], off offset:1024 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 76 25 is_stmt 0
	v_cmp_ne_u32_e32 vcc_lo, 0, v5
	s_or_b32 s6, s3, vcc_lo
	.loc	0 76 2
	s_and_b32 s6, exec_lo, s6
	s_or_b32 s2, s6, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB4_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 77 11 is_stmt 1
	global_load_dword v1, v[1:2], off offset:1024 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 77 2 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v2, 1
	.loc	0 77 9
	global_store_dword v0, v1, s[4:5]
	.loc	0 78 2 is_stmt 1
	global_atomic_swap v0, v2, s[0:1]
	.loc	0 79 1
	s_endpgm
.Ltmp5:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel copied_first
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
.Lfunc_end4:
	.size	copied_first, .Lfunc_end4-copied_first

	.protected	one_place
	.globl	one_place
	.p2align	8
	.type	one_place,@function
one_place:
.Lfunc_begin5:
	.loc	0 84 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_lshlrev_b32_e32 v1, 1, v0
	v_lshlrev_b32_e32 v3, 2, v0
	v_and_b32_e32 v2, 1, v0
	v_and_b32_e32 v1, 0x1fc, v1
	v_cmp_eq_u32_e32 vcc_lo, 1, v2
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, s0, s0, v1
	v_add_co_ci_u32_e64 v1, null, s1, 0, s0
	v_add_co_u32 v4, s0, s4, v3
	v_add_co_ci_u32_e64 v5, null, s5, 0, s0
	v_add_co_u32 v2, s0, s2, v3
	v_add_co_ci_u32_e64 v3, null, s3, 0, s0
	s_mov_b32 s2, 0
	.loc	0 87 7
	s_and_saveexec_b32 s1, vcc_lo
	s_xor_b32 s1, exec_lo, s1
	s_cbranch_execz .LBB5_3
.LBB5_1:
	.loc	0 88 11
	global_load_dword v6, v[0:1], off glc dlc
	.loc	0 88 29 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s0, 0, v6
	.loc	0 88 4
	s_or_b32 s2, s0, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB5_1
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 90 14 is_stmt 1
	global_load_dword v6, v[0:1], off offset:256 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 90 11 is_stmt 0
	global_load_dword v7, v[4:5], off
	s_mov_b32 s0, 0
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v6, v7, v6
	global_store_dword v[4:5], v6, off
.LBB5_3:
	.loc	0 87 7 is_stmt 1
	s_or_saveexec_b32 s1, s1
	v_mov_b32_e32 v6, s0
	s_xor_b32 exec_lo, exec_lo, s1
	s_cbranch_execz .LBB5_7
	.loc	0 0 7 is_stmt 0
	s_mov_b32 s2, 0
.LBB5_5:
	.loc	0 94 11 is_stmt 1
	global_load_dword v6, v[0:1], off glc dlc
	.loc	0 94 29 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s0, 0, v6
	.loc	0 94 4
	s_or_b32 s2, s0, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB5_5
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 96 22 is_stmt 1
	global_load_dword v7, v[2:3], off glc dlc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, 1
	.loc	0 96 20 is_stmt 0
	global_store_dword v[0:1], v7, off offset:256
	s_waitcnt_vscnt null, 0x0
.LBB5_7:
	.loc	0 0 20
	s_or_b32 exec_lo, exec_lo, s1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	global_atomic_swap v[0:1], v6, off
	.loc	0 87 7 is_stmt 1
	s_and_saveexec_b32 s1, vcc_lo
	s_xor_b32 s1, exec_lo, s1
	s_cbranch_execz .LBB5_11
	.loc	0 0 7 is_stmt 0
	s_mov_b32 s2, 0
.LBB5_9:
	.loc	0 88 11 is_stmt 1
	global_load_dword v6, v[0:1], off glc dlc
	.loc	0 88 29 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s0, 0, v6
	.loc	0 88 4
	s_or_b32 s2, s0, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB5_9
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 90 14 is_stmt 1
	global_load_dword v6, v[0:1], off offset:256 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 90 11 is_stmt 0
	global_load_dword v7, v[4:5], off
	s_mov_b32 s0, 0
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v6, v7, v6
	global_store_dword v[4:5], v6, off
.LBB5_11:
	.loc	0 87 7 is_stmt 1
	s_or_saveexec_b32 s1, s1
	v_mov_b32_e32 v6, s0
	s_xor_b32 exec_lo, exec_lo, s1
	s_cbranch_execz .LBB5_15
	.loc	0 0 7 is_stmt 0
	s_mov_b32 s2, 0
.LBB5_13:
	.loc	0 94 11 is_stmt 1
	global_load_dword v6, v[0:1], off glc dlc
	.loc	0 94 29 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s0, 0, v6
	.loc	0 94 4
	s_or_b32 s2, s0, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB5_13
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 96 22 is_stmt 1
	global_load_dword v6, v[2:3], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 96 30 is_stmt 0
	v_add_nc_u32_e32 v7, 1, v6
	v_mov_b32_e32 v6, 1
	.loc	0 96 20
	global_store_dword v[0:1], v7, off offset:256
	s_waitcnt_vscnt null, 0x0
.LBB5_15:
	.loc	0 0 20
	s_or_b32 exec_lo, exec_lo, s1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	global_atomic_swap v[0:1], v6, off
	.loc	0 87 7 is_stmt 1
	s_and_saveexec_b32 s1, vcc_lo
	s_xor_b32 s1, exec_lo, s1
	s_cbranch_execz .LBB5_19
	.loc	0 0 7 is_stmt 0
	s_mov_b32 s2, 0
.LBB5_17:
	.loc	0 88 11 is_stmt 1
	global_load_dword v6, v[0:1], off glc dlc
	.loc	0 88 29 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s0, 0, v6
	.loc	0 88 4
	s_or_b32 s2, s0, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB5_17
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 90 14 is_stmt 1
	global_load_dword v6, v[0:1], off offset:256 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 90 11 is_stmt 0
	global_load_dword v7, v[4:5], off
	s_mov_b32 s0, 0
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v6, v7, v6
	global_store_dword v[4:5], v6, off
.LBB5_19:
	.loc	0 87 7 is_stmt 1
	s_or_saveexec_b32 s1, s1
	v_mov_b32_e32 v6, s0
	s_xor_b32 exec_lo, exec_lo, s1
	s_cbranch_execz .LBB5_23
	.loc	0 0 7 is_stmt 0
	s_mov_b32 s2, 0
.LBB5_21:
	.loc	0 94 11 is_stmt 1
	global_load_dword v6, v[0:1], off glc dlc
	.loc	0 94 29 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s0, 0, v6
	.loc	0 94 4
	s_or_b32 s2, s0, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB5_21
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 96 22 is_stmt 1
	global_load_dword v6, v[2:3], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 96 30 is_stmt 0
	v_add_nc_u32_e32 v7, 2, v6
	v_mov_b32_e32 v6, 1
	.loc	0 96 20
	global_store_dword v[0:1], v7, off offset:256
	s_waitcnt_vscnt null, 0x0
.LBB5_23:
	.loc	0 0 20
	s_or_b32 exec_lo, exec_lo, s1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	global_atomic_swap v[0:1], v6, off
	.loc	0 87 7 is_stmt 1
	s_and_saveexec_b32 s0, vcc_lo
	s_xor_b32 s0, exec_lo, s0
	s_cbranch_execz .LBB5_27
	.loc	0 0 7 is_stmt 0
	s_mov_b32 s1, 0
.LBB5_25:
	.loc	0 88 11 is_stmt 1
	global_load_dword v2, v[0:1], off glc dlc
	.loc	0 88 29 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	.loc	0 88 4
	s_or_b32 s1, vcc_lo, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB5_25
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 90 14 is_stmt 1
	global_load_dword v2, v[0:1], off offset:256 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 90 11 is_stmt 0
	global_load_dword v3, v[4:5], off
	s_mov_b32 s1, 0
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, v3, v2
	global_store_dword v[4:5], v2, off
.LBB5_27:
	.loc	0 87 7 is_stmt 1
	s_or_saveexec_b32 s0, s0
	v_mov_b32_e32 v4, s1
	s_xor_b32 exec_lo, exec_lo, s0
	s_cbranch_execz .LBB5_31
	.loc	0 0 7 is_stmt 0
	s_mov_b32 s1, 0
.LBB5_29:
	.loc	0 94 11 is_stmt 1
	global_load_dword v4, v[0:1], off glc dlc
	.loc	0 94 29 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	.loc	0 94 4
	s_or_b32 s1, vcc_lo, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB5_29
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 96 22 is_stmt 1
	global_load_dword v2, v[2:3], off glc dlc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, 1
	.loc	0 96 30 is_stmt 0
	v_add_nc_u32_e32 v2, 3, v2
	.loc	0 96 20
	global_store_dword v[0:1], v2, off offset:256
	s_waitcnt_vscnt null, 0x0
.LBB5_31:
	.loc	0 0 20
	s_or_b32 exec_lo, exec_lo, s0
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	global_atomic_swap v[0:1], v4, off
	.loc	0 101 1 is_stmt 1
	s_endpgm
.Ltmp6:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel one_place
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
.Lfunc_end5:
	.size	one_place, .Lfunc_end5-one_place

	.protected	meet_twice
	.globl	meet_twice
	.p2align	8
	.type	meet_twice,@function
meet_twice:
.Lfunc_begin6:
	.loc	0 106 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	.loc	0 109 3
	v_lshlrev_b32_e32 v7, 2, v0
	.loc	0 111 3
	s_mov_b32 s8, exec_lo
	v_mbcnt_lo_u32_b32 v3, s8, 0
	.loc	0 109 3
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s9, s2, v7
	v_add_co_ci_u32_e64 v2, null, s3, 0, s9
	.loc	0 111 3
	s_mov_b32 s9, exec_lo
	.loc	0 109 24
	global_store_dword v7, v0, s[2:3] offset:256
	s_waitcnt_vscnt null, 0x0
	.loc	0 110 3
	buffer_gl0_inv
	.loc	0 111 3
	v_cmpx_eq_u32_e32 0, v3
	s_cbranch_execz .LBB6_2
	s_bcnt1_i32_b32 s8, s8
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, s8
	global_atomic_add v3, v4, s[0:1]
.LBB6_2:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s9
	.loc	0 106 11 is_stmt 1
	s_load_dword s4, s[4:5], 0x18
	v_mov_b32_e32 v3, 0
	s_branch .LBB6_4
.LBB6_3:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 112 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s5, v4
	.loc	0 112 21 is_stmt 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_u32 s5, s4
	.loc	0 112 3
	s_cbranch_scc0 .LBB6_6
.LBB6_4:
	.loc	0 112 10
	v_mbcnt_lo_u32_b32 v4, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	s_and_saveexec_b32 s5, vcc_lo
	s_cbranch_execz .LBB6_3
	global_load_dword v4, v3, s[0:1] glc dlc
	s_branch .LBB6_3
.LBB6_6:
	.loc	0 0 10
	v_xor_b32_e32 v3, 1, v0
	.loc	0 111 3 is_stmt 1
	s_mov_b32 s5, exec_lo
	v_mbcnt_lo_u32_b32 v9, s5, 0
	.loc	0 114 13
	v_lshlrev_b32_e32 v5, 2, v3
	v_add_co_u32 v3, s8, s6, v7
	v_add_co_ci_u32_e64 v4, null, s7, 0, s8
	global_load_dword v6, v5, s[2:3] offset:256 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 114 10 is_stmt 0
	global_load_dword v8, v7, s[6:7]
	.loc	0 114 13
	v_add_co_u32 v5, s2, s2, v5
	.loc	0 114 10
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v8, v8, v6
	.loc	0 114 13
	v_add_co_ci_u32_e64 v6, null, s3, 0, s2
	.loc	0 111 3 is_stmt 1
	s_mov_b32 s2, exec_lo
	.loc	0 114 10
	global_store_dword v7, v8, s[6:7]
	.loc	0 109 24
	global_store_dword v[1:2], v0, off offset:512
	s_waitcnt_vscnt null, 0x0
	.loc	0 110 3
	buffer_gl0_inv
	.loc	0 111 3
	v_cmpx_eq_u32_e32 0, v9
	s_cbranch_execz .LBB6_8
	s_bcnt1_i32_b32 s3, s5
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s3
	global_atomic_add v0, v1, s[0:1]
.LBB6_8:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	v_mov_b32_e32 v0, 0
	s_lshl_b32 s2, s4, 1
	s_branch .LBB6_10
.LBB6_9:
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 112 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v1
	.loc	0 112 21 is_stmt 0
	s_cmp_lt_u32 s3, s2
	.loc	0 112 3
	s_cbranch_scc0 .LBB6_12
.LBB6_10:
	.loc	0 112 10
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB6_9
	global_load_dword v1, v0, s[0:1] glc dlc
	s_branch .LBB6_9
.LBB6_12:
	.loc	0 114 13 is_stmt 1
	global_load_dword v0, v[5:6], off offset:512 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 114 10 is_stmt 0
	global_load_dword v1, v[3:4], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v0, v1, v0
	global_store_dword v[3:4], v0, off
	.loc	0 116 1 is_stmt 1
	s_endpgm
.Ltmp7:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel meet_twice
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
.Lfunc_end6:
	.size	meet_twice, .Lfunc_end6-meet_twice

	.protected	sum_of_children
	.globl	sum_of_children
	.p2align	8
	.type	sum_of_children,@function
sum_of_children:
.Lfunc_begin7:
	.loc	0 121 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_add_nc_u32_e32 v1, 1, v0
	.loc	0 123 6
	s_mov_b32 s6, exec_lo
	.loc	0 123 16 is_stmt 0
	v_cmpx_lt_u32_e32 30, v0
	.loc	0 123 6
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execz .LBB7_2
	.loc	0 128 12 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v0, s[2:3] offset:4 glc dlc
	s_waitcnt vmcnt(0)
.LBB7_2:
	.loc	0 123 6
	s_waitcnt lgkmcnt(0)
	s_andn2_saveexec_b32 s2, s6
	s_cbranch_execz .LBB7_7
	.loc	0 124 38
	v_lshlrev_b32_e32 v2, 3, v1
	.loc	0 123 8
	v_lshlrev_b32_e32 v0, 1, v1
	s_mov_b32 s6, 0
	.loc	0 124 38
	v_add_co_u32 v2, s3, s0, v2
	v_add_co_ci_u32_e64 v3, null, s1, 0, s3
	s_mov_b32 s3, 0
.LBB7_4:
	.loc	0 124 10 is_stmt 0
	global_load_dword v4, v[2:3], off glc dlc
	.loc	0 124 29
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v4
	.loc	0 124 35
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB7_4
	.loc	0 0 35
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 124 38
	global_load_dword v4, v[2:3], off offset:4 glc dlc
	s_mov_b32 s6, 0
	.loc	0 124 61
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v4
	.loc	0 124 3
	s_or_b32 s3, vcc_lo, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execnz .LBB7_4
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 126 12 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	global_load_dwordx2 v[2:3], v0, s[4:5]
	.loc	0 126 23 is_stmt 0
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v3, v3, v2
	.loc	0 126 3
	v_mov_b32_e32 v2, 0
.LBB7_7:
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s2
	v_lshlrev_b64 v[0:1], 2, v[1:2]
	v_mov_b32_e32 v2, 1
	v_add_co_u32 v4, vcc_lo, s4, v0
	v_add_co_ci_u32_e32 v5, vcc_lo, s5, v1, vcc_lo
	.loc	0 131 15 is_stmt 1
	v_add_co_u32 v0, vcc_lo, s0, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s1, v1, vcc_lo
	.loc	0 0 0 is_stmt 0
	global_store_dword v[4:5], v3, off
	.loc	0 130 2 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 131 2
	global_atomic_swap v[0:1], v2, off
	.loc	0 132 1
	s_endpgm
.Ltmp8:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel sum_of_children
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
.Lfunc_end7:
	.size	sum_of_children, .Lfunc_end7-sum_of_children

	.protected	wait_for_progress
	.globl	wait_for_progress
	.p2align	8
	.type	wait_for_progress,@function
wait_for_progress:
.Lfunc_begin8:
	.loc	0 137 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 139 8
	v_and_b32_e32 v1, 1, v0
	.loc	0 139 6 is_stmt 0
	s_mov_b32 s2, exec_lo
	.loc	0 139 8
	v_cmpx_eq_u32_e32 1, v1
	.loc	0 139 6
	s_xor_b32 s2, exec_lo, s2
	s_cbranch_execz .LBB8_5
	.loc	0 0 6
	v_mov_b32_e32 v1, 0
	s_branch .LBB8_3
.LBB8_2:
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 140 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v2
	.loc	0 140 21 is_stmt 0
	s_cmp_lt_u32 s3, 32
	.loc	0 140 3
	s_cbranch_scc0 .LBB8_5
.LBB8_3:
	.loc	0 140 10
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB8_2
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
	s_branch .LBB8_2
.LBB8_5:
	.loc	0 139 6 is_stmt 1
	s_andn2_saveexec_b32 s2, s2
	s_cbranch_execz .LBB8_11
	.loc	0 144 4
	s_mov_b32 s6, exec_lo
	s_mov_b32 s3, exec_lo
	v_mbcnt_lo_u32_b32 v1, s6, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB8_8
	s_bcnt1_i32_b32 s6, s6
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s6
	s_waitcnt lgkmcnt(0)
	global_atomic_add v1, v2, s[0:1]
.LBB8_8:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 144 4
	s_mov_b32 s6, exec_lo
	s_mov_b32 s3, exec_lo
	v_mbcnt_lo_u32_b32 v1, s6, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB8_10
	s_bcnt1_i32_b32 s6, s6
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s6
	s_waitcnt lgkmcnt(0)
	global_atomic_add v1, v2, s[0:1]
.LBB8_10:
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s3
.LBB8_11:
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 145 11 is_stmt 1
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB8_13
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[0:1] glc dlc
.LBB8_13:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 137 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 145 11
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
	.loc	0 145 2 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 145 11
	v_mov_b32_e32 v1, s2
	.loc	0 145 9
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	.loc	0 146 1 is_stmt 1
	s_endpgm
.Ltmp9:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel wait_for_progress
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
.Lfunc_end8:
	.size	wait_for_progress, .Lfunc_end8-wait_for_progress

	.protected	either_word
	.globl	either_word
	.p2align	8
	.type	either_word,@function
either_word:
.Lfunc_begin9:
	.loc	0 151 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 153 15
	s_mov_b32 s2, exec_lo
	.loc	0 153 11 is_stmt 0
	v_cmpx_lt_u32_e32 1, v0
	.loc	0 153 15
	s_cbranch_execz .LBB9_3
	.loc	0 0 15
	v_add_nc_u32_e32 v1, -1, v0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s3, 0
	v_lshlrev_b64 v[3:4], 2, v[1:2]
	v_add_nc_u32_e32 v1, -2, v0
	v_lshlrev_b64 v[5:6], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, vcc_lo, s0, v3
	v_add_co_ci_u32_e32 v2, vcc_lo, s1, v4, vcc_lo
	v_add_co_u32 v3, vcc_lo, s0, v5
	v_add_co_ci_u32_e32 v4, vcc_lo, s1, v6, vcc_lo
.LBB9_2:
	.loc	0 153 20
	s_clause 0x1
	global_load_dword v5, v[1:2], off glc dlc
	global_load_dword v6, v[3:4], off glc dlc
	.loc	0 153 39
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v5, v6, v5
	.loc	0 153 18
	v_cmp_ne_u32_e32 vcc_lo, 0, v5
	.loc	0 153 2
	s_or_b32 s3, vcc_lo, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execnz .LBB9_2
.LBB9_3:
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 151 11 is_stmt 1
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 155 2
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 1
	.loc	0 155 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v0, s[2:3]
	.loc	0 156 2 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 157 2
	global_atomic_or v1, v2, s[0:1]
	.loc	0 158 1
	s_endpgm
.Ltmp10:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel either_word
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
.Lfunc_end9:
	.size	either_word, .Lfunc_end9-either_word

	.protected	made_before
	.globl	made_before
	.p2align	8
	.type	made_before,@function
made_before:
.Lfunc_begin10:
	.loc	0 164 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v2, 2, v0
	.loc	0 166 6
	s_mov_b32 s6, exec_lo
	.loc	0 166 8 is_stmt 0
	v_cmpx_gt_u32_e32 32, v0
	.loc	0 166 6
	s_cbranch_execz .LBB10_2
	.loc	0 167 20 is_stmt 1
	v_mul_u32_u24_e32 v1, v0, v0
	v_mov_b32_e32 v3, 1
	.loc	0 167 16 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v2, v1, s[2:3] offset:256
	s_waitcnt_vscnt null, 0x0
	.loc	0 168 3 is_stmt 1
	buffer_gl0_inv
	.loc	0 169 3
	global_atomic_swap v2, v3, s[0:1]
.LBB10_2:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 171 6 is_stmt 1
	s_mov_b32 s6, exec_lo
	.loc	0 171 8 is_stmt 0
	v_cmpx_lt_u32_e32 31, v0
	.loc	0 171 6
	s_cbranch_execz .LBB10_6
	.loc	0 0 6
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_subrev_nc_u32_e32 v0, 32, v0
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, vcc_lo, s0, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s1, v1, vcc_lo
	s_mov_b32 s0, 0
.LBB10_4:
	.loc	0 172 10 is_stmt 1
	global_load_dword v3, v[0:1], off glc dlc
	.loc	0 172 30 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v3
	.loc	0 172 3
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB10_4
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 174 12 is_stmt 1
	global_load_dword v0, v2, s[2:3] offset:128 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 174 10 is_stmt 0
	global_store_dword v2, v0, s[4:5]
.LBB10_6:
	.loc	0 176 1 is_stmt 1
	s_endpgm
.Ltmp11:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel made_before
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
.Lfunc_end10:
	.size	made_before, .Lfunc_end10-made_before

	.protected	brigade_polled
	.globl	brigade_polled
	.p2align	8
	.type	brigade_polled,@function
brigade_polled:
.Lfunc_begin11:
	.loc	0 181 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_lshlrev_b32_e32 v3, 2, v0
	.loc	0 185 14
	s_mov_b32 s6, exec_lo
	v_cmpx_ne_u32_e32 0, v0
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execz .LBB11_5
	.loc	0 185 17 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v3, s[0:1] glc dlc
	.loc	0 185 7
	s_mov_b32 s7, exec_lo
	.loc	0 185 32
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v1
	.loc	0 185 7
	s_cbranch_execz .LBB11_4
	.loc	0 0 7
	v_add_co_u32 v1, s8, s0, v3
	v_add_co_ci_u32_e64 v2, null, s1, 0, s8
	s_mov_b32 s8, 0
.LBB11_3:
	.loc	0 191 3 is_stmt 1
	buffer_gl0_inv
	.loc	0 185 17
	global_load_dword v4, v[1:2], off glc dlc
	.loc	0 185 32 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v4
	.loc	0 185 7
	s_or_b32 s8, vcc_lo, s8
	s_andn2_b32 exec_lo, exec_lo, s8
	s_cbranch_execnz .LBB11_3
.LBB11_4:
	.loc	0 0 7
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 186 23 is_stmt 1
	v_add_nc_u32_e32 v0, -1, v0
	.loc	0 186 17 is_stmt 0
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v0, vcc_lo, s4, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s5, v1, vcc_lo
	global_load_dword v0, v[0:1], off
	.loc	0 186 30
	global_load_dword v1, v3, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 186 28
	v_add_nc_u32_e32 v1, v1, v0
.LBB11_5:
	.loc	0 185 14 is_stmt 1
	s_andn2_saveexec_b32 s6, s6
	s_cbranch_execz .LBB11_7
	.loc	0 186 40
	v_mov_b32_e32 v0, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
.LBB11_7:
	.loc	0 0 40 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	v_mov_b32_e32 v0, 1
	.loc	0 186 11
	s_waitcnt lgkmcnt(0)
	global_store_dword v3, v1, s[4:5]
	.loc	0 187 4 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 188 4
	global_atomic_swap v3, v0, s[0:1] offset:4
	.loc	0 191 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 193 1
	s_endpgm
.Ltmp12:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel brigade_polled
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
.Lfunc_end11:
	.size	brigade_polled, .Lfunc_end11-brigade_polled

	.protected	last_one_works
	.globl	last_one_works
	.p2align	8
	.type	last_one_works,@function
last_one_works:
.Lfunc_begin12:
	.loc	0 198 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	.loc	0 200 11
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 202 6
	s_mov_b32 s8, exec_lo
	s_mov_b32 s9, exec_lo
	v_mbcnt_lo_u32_b32 v0, s8, 0
	.loc	0 200 11
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 200 19 is_stmt 0
	v_add_nc_u32_e32 v2, 1, v2
	.loc	0 200 9
	global_store_dword v1, v2, s[6:7]
	.loc	0 201 2 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 202 6
	v_cmpx_eq_u32_e32 0, v0
	s_cbranch_execz .LBB12_2
	s_bcnt1_i32_b32 s8, s8
	.loc	0 198 11
	v_mov_b32_e32 v1, 0
	.loc	0 202 6
	v_mov_b32_e32 v2, s8
	global_atomic_add v1, v1, v2, s[0:1] glc
.LBB12_2:
	.loc	0 0 6 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s9
	.loc	0 198 11 is_stmt 1
	s_load_dword s0, s[4:5], 0x18
	.loc	0 202 6
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s1, v1
	v_add_nc_u32_e32 v0, s1, v0
	.loc	0 202 28 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s1, s0, -1
	.loc	0 202 23
	v_cmp_eq_u32_e32 vcc_lo, v0, v1
	v_mov_b32_e32 v0, 0
	.loc	0 202 6
	s_and_b32 s4, vcc_lo, s1
	s_and_saveexec_b32 s1, s4
	s_cbranch_execz .LBB12_8
	.loc	0 0 6
	v_mov_b32_e32 v0, 0
	s_mov_b32 s4, 0
	s_branch .LBB12_5
.LBB12_4:
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 204 11 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s5, v1
	.loc	0 203 22
	s_add_i32 s0, s0, -1
	.loc	0 204 8
	s_add_i32 s4, s5, s4
	.loc	0 203 22
	s_add_u32 s2, s2, 4
	s_addc_u32 s3, s3, 0
	s_cmp_lg_u32 s0, 0
	.loc	0 203 3 is_stmt 0
	s_cbranch_scc0 .LBB12_7
.LBB12_5:
	.loc	0 204 11 is_stmt 1
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s5, vcc_lo
	s_cbranch_execz .LBB12_4
	global_load_dword v1, v0, s[2:3] glc dlc
	s_branch .LBB12_4
.LBB12_7:
	.loc	0 0 11 is_stmt 0
	v_mov_b32_e32 v0, s4
.LBB12_8:
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 205 6 is_stmt 1
	s_mov_b32 s0, exec_lo
	v_cmpx_ne_u32_e32 0, v0
	s_cbranch_execz .LBB12_10
	.loc	0 0 6 is_stmt 0
	v_mov_b32_e32 v1, 0
	.loc	0 206 11 is_stmt 1
	global_store_dword v1, v0, s[6:7] offset:256
.LBB12_10:
	.loc	0 207 1
	s_endpgm
.Ltmp13:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel last_one_works
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
.Lfunc_end12:
	.size	last_one_works, .Lfunc_end12-last_one_works

	.protected	leader_polls
	.globl	leader_polls
	.p2align	8
	.type	leader_polls,@function
leader_polls:
.Lfunc_begin13:
	.loc	0 213 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 215 8
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	.loc	0 213 32
	s_mov_b32 s7, 0
	.loc	0 215 6
	s_and_saveexec_b32 s1, vcc_lo
	s_cbranch_execz .LBB13_8
	.loc	0 218 9
	s_cmp_eq_u32 s6, 0
	.loc	0 218 7 is_stmt 0
	s_cbranch_scc1 .LBB13_6
	.loc	0 0 7
	s_add_i32 s4, s6, -1
	s_mov_b32 s5, 0
	v_mov_b32_e32 v1, 0
	s_lshl_b64 s[4:5], s[4:5], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s4, s8, s4
	s_addc_u32 s5, s9, s5
	s_branch .LBB13_4
.LBB13_3:
	s_or_b32 exec_lo, exec_lo, s12
	.loc	0 219 19 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v2
	.loc	0 219 39 is_stmt 0
	s_cmp_eq_u32 s0, 0
	.loc	0 219 4
	s_cbranch_scc0 .LBB13_7
.LBB13_4:
	.loc	0 219 19
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e64 s0, 0, v2
	s_and_saveexec_b32 s12, s0
	s_cbranch_execz .LBB13_3
	global_load_dword v2, v1, s[4:5] glc dlc
	s_branch .LBB13_3
.LBB13_6:
	.loc	0 0 19
	s_mov_b32 s0, 1
.LBB13_7:
	v_mov_b32_e32 v1, 0
	.loc	0 221 8 is_stmt 1
	v_mov_b32_e32 v2, s0
	ds_write_b32 v1, v2
.LBB13_8:
	.loc	0 0 8 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v1, 0
	.loc	0 224 27 is_stmt 1
	v_lshlrev_b32_e32 v2, 2, v0
	.loc	0 223 2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 224 20
	ds_read_b32 v4, v1
	.loc	0 224 27 is_stmt 0
	global_load_dword v5, v2, s[10:11] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 224 13
	v_lshl_or_b32 v0, s6, 6, v0
	.loc	0 224 2
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_add_co_u32 v2, s0, s2, v2
	v_add_co_ci_u32_e64 v3, s0, s3, v3, s0
	.loc	0 224 25
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v0, v5, v4
	.loc	0 224 18
	global_store_dword v[2:3], v0, off
	.loc	0 225 2 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	s_barrier
	buffer_gl0_inv
	.loc	0 226 6
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB13_10
	.loc	0 227 25
	ds_read_b32 v0, v1
	s_lshl_b64 s[0:1], s[6:7], 2
	s_add_u32 s0, s8, s0
	s_addc_u32 s1, s9, s1
	.loc	0 227 30 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v0, 1, v0
	.loc	0 227 3
	global_atomic_swap v1, v0, s[0:1]
.LBB13_10:
	.loc	0 228 1 is_stmt 1
	s_endpgm
.Ltmp14:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel leader_polls
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
.Lfunc_end13:
	.size	leader_polls, .Lfunc_end13-leader_polls

	.protected	groups_meet
	.globl	groups_meet
	.p2align	8
	.type	groups_meet,@function
groups_meet:
.Lfunc_begin14:
	.loc	0 233 11 prologue_end
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	.loc	0 235 26
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 233 11
	s_clause 0x1
	s_load_dwordx2 s[10:11], s[6:7], 0x10
	s_load_dwordx2 s[6:7], s[6:7], 0x20
	v_mov_b32_e32 v2, 0
	.loc	0 235 26
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v1, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 235 6 is_stmt 0
	v_lshl_or_b32 v1, s8, 6, v0
	.loc	0 235 2
	s_lshl_b64 s[6:7], s[6:7], 2
	s_add_u32 s6, s10, s6
	s_addc_u32 s7, s11, s7
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_co_u32 v1, vcc_lo, s6, v1
	v_add_co_ci_u32_e32 v2, vcc_lo, s7, v2, vcc_lo
	.loc	0 237 6 is_stmt 1
	s_mov_b32 s6, exec_lo
	.loc	0 235 24
	global_store_dword v[1:2], v3, off
	.loc	0 236 2
	s_waitcnt_vscnt null, 0x0
	s_barrier
	buffer_gl0_inv
	.loc	0 237 8
	v_cmpx_eq_u32_e32 0, v0
	.loc	0 237 6 is_stmt 0
	s_cbranch_execz .LBB14_7
	.loc	0 238 3 is_stmt 1
	s_mov_b32 s8, exec_lo
	s_mov_b32 s7, exec_lo
	v_mbcnt_lo_u32_b32 v3, s8, 0
	v_cmpx_eq_u32_e32 0, v3
	s_cbranch_execz .LBB14_3
	s_bcnt1_i32_b32 s8, s8
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, s8
	global_atomic_add v3, v4, s[0:1]
.LBB14_3:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
	s_load_dword s4, s[4:5], 0xc
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s4, 63
	s_lshr_b32 s4, s4, 6
	s_cmp_lg_u32 s5, 0
	s_cselect_b32 s5, -1, 0
	s_cmp_lg_u32 s5, 0
	s_addc_u32 s4, s4, 0
	s_branch .LBB14_5
.LBB14_4:
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 239 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s5, v4
	.loc	0 239 21 is_stmt 0
	s_cmp_gt_u32 s4, s5
	.loc	0 239 3
	s_cbranch_scc0 .LBB14_7
.LBB14_5:
	.loc	0 239 10
	v_mbcnt_lo_u32_b32 v4, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	s_and_saveexec_b32 s5, vcc_lo
	s_cbranch_execz .LBB14_4
	global_load_dword v4, v3, s[0:1] glc dlc
	s_branch .LBB14_4
.LBB14_7:
	.loc	0 0 10
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 243 34 is_stmt 1
	v_xor_b32_e32 v0, 1, v0
	.loc	0 242 2
	s_waitcnt_vscnt null, 0x0
	s_barrier
	buffer_gl0_inv
	.loc	0 243 27
	v_lshlrev_b32_e32 v0, 2, v0
	global_load_dword v0, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 243 24 is_stmt 0
	global_load_dword v3, v[1:2], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v0, v3, v0
	global_store_dword v[1:2], v0, off
	.loc	0 244 1 is_stmt 1
	s_endpgm
.Ltmp15:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel groups_meet
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
	.size	groups_meet, .Lfunc_end14-groups_meet

	.protected	take_all
	.globl	take_all
	.p2align	8
	.type	take_all,@function
take_all:
.Lfunc_begin15:
	.loc	0 249 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_lshlrev_b32_e32 v2, 2, v0
	v_mov_b32_e32 v5, 0
	v_add_nc_u32_e32 v1, 1, v0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v3, s2, s0, v2
	v_add_co_ci_u32_e64 v4, null, s1, 0, s2
	s_mov_b32 s2, 0
	s_branch .LBB15_2
	.p2align	6
.LBB15_1:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 252 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v2
	v_mov_b32_e32 v2, s3
	.loc	0 253 16
	global_store_dword v[3:4], v2, off offset:260
	s_waitcnt_vscnt null, 0x0
	.loc	0 254 3
	buffer_gl0_inv
	.loc	0 255 11
	global_atomic_cmpswap v2, v5, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, s3, v2
	.loc	0 255 2 is_stmt 0
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB15_4
.LBB15_2:
	.loc	0 252 10 is_stmt 1
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB15_1
	global_load_dword v2, v5, s[0:1] glc dlc
	s_branch .LBB15_1
.LBB15_4:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 256 14 is_stmt 1
	v_mov_b32_e32 v3, 0
	.loc	0 256 2 is_stmt 0
	s_mov_b32 s2, exec_lo
	.loc	0 256 14
	global_atomic_swap v4, v3, v3, s[0:1] glc
	.loc	0 256 2
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v4
	s_cbranch_execz .LBB15_8
	.loc	0 0 2
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s3, 0
.LBB15_6:
	.loc	0 256 58
	v_add_nc_u32_e32 v1, 64, v4
	.loc	0 257 7 is_stmt 1
	v_add_nc_u32_e32 v3, v3, v4
	.loc	0 256 50
	v_lshlrev_b64 v[5:6], 2, v[1:2]
	v_add_co_u32 v5, vcc_lo, s0, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, s1, v6, vcc_lo
	global_load_dword v4, v[5:6], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 256 2 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	s_or_b32 s3, vcc_lo, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execnz .LBB15_6
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s3
.LBB15_8:
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 249 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 258 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 258 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v3, s[0:1] offset:4
	.loc	0 259 1 is_stmt 1
	s_endpgm
.Ltmp16:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel take_all
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
.Lfunc_end15:
	.size	take_all, .Lfunc_end15-take_all

	.protected	list_of_work
	.globl	list_of_work
	.p2align	8
	.type	list_of_work,@function
list_of_work:
.Lfunc_begin16:
	.loc	0 264 11 prologue_end
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	.loc	0 266 19
	v_add_nc_u32_e32 v3, 1, v0
	.loc	0 266 2 is_stmt 0
	v_lshlrev_b32_e32 v2, 2, v0
	.loc	0 264 11 is_stmt 1
	v_mov_b32_e32 v1, 0
	s_mov_b32 s1, 0
	.loc	0 268 6
	s_mov_b32 s0, exec_lo
	.loc	0 266 15
	s_waitcnt lgkmcnt(0)
	global_store_dword v2, v3, s[2:3] offset:256
	s_waitcnt_vscnt null, 0x0
	.loc	0 267 2
	s_barrier
	buffer_gl0_inv
	.loc	0 268 8
	v_cmpx_eq_u32_e32 0, v0
	.loc	0 268 6 is_stmt 0
	s_cbranch_execz .LBB16_2
	.loc	0 0 6
	v_mov_b32_e32 v0, 64
	.loc	0 269 3 is_stmt 1
	global_atomic_swap v1, v0, s[2:3] offset:4
.LBB16_2:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	v_mov_b32_e32 v3, 0
	.loc	0 270 2 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	s_barrier
	buffer_gl0_inv
	s_branch .LBB16_6
.LBB16_3:
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 280 14 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v5
	.loc	0 282 12
	v_add3_u32 v0, s0, v0, 64
	.loc	0 282 4 is_stmt 0
	v_lshlrev_b64 v[5:6], 2, v[0:1]
	.loc	0 282 25
	v_or_b32_e32 v0, 16, v4
	.loc	0 282 4
	v_add_co_u32 v4, s0, s2, v5
	v_add_co_ci_u32_e64 v5, s0, s3, v6, s0
	.loc	0 282 18
	global_store_dword v[4:5], v0, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 283 4 is_stmt 1
	buffer_gl0_inv
.LBB16_4:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
	v_add_nc_u32_e32 v3, 1, v3
.LBB16_5:
	s_or_b32 exec_lo, exec_lo, s6
	s_and_b32 s0, exec_lo, vcc_lo
	s_or_b32 s1, s0, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execz .LBB16_14
.LBB16_6:
	.loc	0 272 13 is_stmt 1
	s_mov_b32 s6, exec_lo
	s_mov_b32 s0, exec_lo
	v_mbcnt_lo_u32_b32 v0, s6, 0
	v_cmpx_eq_u32_e32 0, v0
	s_cbranch_execz .LBB16_8
	s_bcnt1_i32_b32 s6, s6
	v_mov_b32_e32 v4, s6
	global_atomic_add v4, v1, v4, s[2:3] glc
.LBB16_8:
	.loc	0 0 13 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 274 13 is_stmt 1
	v_mbcnt_lo_u32_b32 v5, exec_lo, 0
	.loc	0 272 13
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v4
	.loc	0 274 13
	s_mov_b32 s6, exec_lo
	v_cmpx_eq_u32_e32 0, v5
	s_cbranch_execz .LBB16_10
	global_load_dword v4, v1, s[2:3] offset:4 glc dlc
.LBB16_10:
	.loc	0 0 13 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 272 13 is_stmt 1
	v_add_nc_u32_e32 v0, s0, v0
	.loc	0 274 13
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v4
	.loc	0 274 10 is_stmt 0
	v_cmp_gt_u32_e64 s0, s6, v0
	v_cmp_le_u32_e32 vcc_lo, s6, v0
	.loc	0 274 7
	s_and_saveexec_b32 s6, s0
	s_cbranch_execz .LBB16_5
	.loc	0 276 23 is_stmt 1
	v_add_nc_u32_e32 v0, 64, v0
	.loc	0 279 7
	s_mov_b32 s7, exec_lo
	.loc	0 276 15
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	v_add_co_u32 v4, s0, s2, v4
	v_add_co_ci_u32_e64 v5, s0, s3, v5, s0
	global_load_dword v4, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 279 12
	v_cmpx_gt_u32_e32 16, v4
	.loc	0 279 7 is_stmt 0
	s_cbranch_execz .LBB16_4
	.loc	0 280 14 is_stmt 1
	s_mov_b32 s9, exec_lo
	s_mov_b32 s8, exec_lo
	v_mbcnt_lo_u32_b32 v0, s9, 0
	v_cmpx_eq_u32_e32 0, v0
	s_cbranch_execz .LBB16_3
	s_bcnt1_i32_b32 s0, s9
	v_mov_b32_e32 v5, s0
	global_atomic_add v5, v1, v5, s[2:3] offset:4 glc
	s_branch .LBB16_3
.LBB16_14:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 264 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 286 9
	s_waitcnt lgkmcnt(0)
	global_store_dword v2, v3, s[0:1]
	.loc	0 287 1
	s_endpgm
.Ltmp17:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel list_of_work
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
.Lfunc_end16:
	.size	list_of_work, .Lfunc_end16-list_of_work

	.protected	polls_some
	.globl	polls_some
	.p2align	8
	.type	polls_some,@function
polls_some:
.Lfunc_begin17:
	.loc	0 292 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_add_nc_u32_e32 v1, 1, v0
	s_mov_b32 s3, 20
	v_and_b32_e32 v1, 63, v1
	v_lshlrev_b32_e32 v1, 2, v1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s2, s0, v1
	v_add_co_ci_u32_e64 v2, null, s1, 0, s2
	s_mov_b32 s2, 0
.LBB17_1:
	.loc	0 295 10
	global_load_dword v3, v[1:2], off glc dlc
	.loc	0 294 41
	s_add_i32 s6, s3, -1
	.loc	0 294 21 is_stmt 0
	s_cmp_lt_u32 s3, 2
	s_cselect_b32 s3, -1, 0
	.loc	0 294 25
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v3
	s_or_b32 s3, s3, vcc_lo
	.loc	0 294 2
	s_and_b32 s3, exec_lo, s3
	s_or_b32 s2, s3, s2
	s_mov_b32 s3, s6
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB17_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 292 11 is_stmt 1
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 296 2
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 297 26
	v_add_nc_u32_e32 v0, 1, v0
	.loc	0 296 9
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v3, s[2:3]
	.loc	0 297 2
	global_atomic_swap v1, v0, s[0:1]
	.loc	0 298 1
	s_endpgm
.Ltmp18:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel polls_some
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
.Lfunc_end17:
	.size	polls_some, .Lfunc_end17-polls_some

	.protected	own_flag
	.globl	own_flag
	.p2align	8
	.type	own_flag,@function
own_flag:
.Lfunc_begin18:
	.loc	0 303 11 prologue_end
	s_load_dword s4, s[4:5], 0x4
	s_clause 0x1
	s_load_dword s5, s[6:7], 0x20
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s8, s8, s4
	v_add3_u32 v3, s8, s5, v0
	s_load_dwordx2 s[4:5], s[6:7], 0x10
	v_lshlrev_b64 v[0:1], 2, v[3:4]
	v_add_co_u32 v2, vcc_lo, s0, v0
	v_add_co_ci_u32_e32 v3, vcc_lo, s1, v1, vcc_lo
	.loc	0 305 2
	s_mov_b32 s0, exec_lo
	.loc	0 305 9 is_stmt 0
	global_load_dword v5, v[2:3], off glc dlc
	.loc	0 305 24
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e32 4, v5
	.loc	0 305 2
	s_cbranch_execz .LBB18_4
	.loc	0 0 2
	v_add_co_u32 v5, vcc_lo, s2, v0
	v_add_co_ci_u32_e32 v6, vcc_lo, s3, v1, vcc_lo
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v7, vcc_lo, s4, v0
	v_add_co_ci_u32_e32 v8, vcc_lo, s5, v1, vcc_lo
	v_mov_b32_e32 v9, 1
	s_mov_b32 s1, 0
	s_mov_b32 s2, 0
	.p2align	6
.LBB18_2:
	.loc	0 306 13 is_stmt 1
	global_load_dword v4, v[5:6], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 306 10 is_stmt 0
	global_load_dword v10, v[7:8], off
	.loc	0 308 4 is_stmt 1
	s_add_i32 s2, s2, 1
	.loc	0 306 10
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v4, v10, v4
	global_store_dword v[7:8], v4, off
	.loc	0 307 3
	s_clause 0x1
	global_atomic_add v[2:3], v9, off
	global_load_dword v4, v[2:3], off glc dlc
	.loc	0 305 24
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc_lo, 3, v4
	.loc	0 308 4
	v_mov_b32_e32 v4, s2
	.loc	0 305 2
	s_or_b32 s1, vcc_lo, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB18_2
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
.LBB18_4:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 311 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, vcc_lo, s4, v0
	v_mov_b32_e32 v5, 0
	v_add_co_ci_u32_e32 v1, vcc_lo, s5, v1, vcc_lo
	.loc	0 310 2
	global_atomic_swap v[2:3], v5, off
	.loc	0 311 9
	global_load_dword v2, v[0:1], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, v2, v4
	global_store_dword v[0:1], v2, off
	.loc	0 312 1
	s_endpgm
.Ltmp19:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel own_flag
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
		.amdhsa_next_free_vgpr 11
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
	.size	own_flag, .Lfunc_end18-own_flag

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
    .name:           upper_consumes
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         upper_consumes.kd
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
    .name:           bucket_brigade
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         bucket_brigade.kd
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
    .name:           gate_opens_last
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         gate_opens_last.kd
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
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 64
    .name:           lds_flag
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         lds_flag.kd
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
    .name:           copied_first
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         copied_first.kd
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
    .name:           one_place
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         one_place.kd
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
    .name:           meet_twice
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         meet_twice.kd
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
    .name:           sum_of_children
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         sum_of_children.kd
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
    .name:           wait_for_progress
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         wait_for_progress.kd
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
    .name:           either_word
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         either_word.kd
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
    .name:           made_before
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         made_before.kd
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
    .name:           brigade_polled
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         brigade_polled.kd
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
    .name:           last_one_works
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         last_one_works.kd
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
    .max_flat_workgroup_size: 64
    .name:           leader_polls
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     15
    .sgpr_spill_count: 0
    .symbol:         leader_polls.kd
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
    .max_flat_workgroup_size: 64
    .name:           groups_meet
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         groups_meet.kd
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
    .name:           take_all
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         take_all.kd
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
    .name:           list_of_work
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         list_of_work.kd
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
    .name:           polls_some
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         polls_some.kd
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
    .name:           own_flag
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         own_flag.kd
    .vgpr_count:     11
    .vgpr_spill_count: 0
    .wavefront_size: 32
amdhsa.target:   amdgcn-amd-amdhsa--gfx1030
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata

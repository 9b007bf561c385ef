	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.amdhsa_code_object_version 4
	.protected	role_by_division
	.globl	role_by_division
	.p2align	8
	.type	role_by_division,@function
role_by_division:
.Lfunc_begin0:
	.file	0 "." "cl/role.cl" md5 0x94dfe8282aedb8793bd49336fbce67e8
	.loc	0 10 6 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_mov_b32 s6, exec_lo
	.loc	0 10 27 is_stmt 0
	v_cmpx_lt_u32_e32 63, v0
	.loc	0 10 6
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execnz .LBB0_3
	s_andn2_saveexec_b32 s4, s6
	s_cbranch_execnz .LBB0_8
.LBB0_2:
	.loc	0 18 1 is_stmt 1
	s_endpgm
.LBB0_3:
	.loc	0 0 1 is_stmt 0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_5
.LBB0_4:
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 14 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v2
	.loc	0 14 30 is_stmt 0
	s_cmp_eq_u32 s7, 0
	s_cbranch_scc0 .LBB0_7
.LBB0_5:
	.loc	0 14 10
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s7, vcc_lo
	s_cbranch_execz .LBB0_4
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
	s_branch .LBB0_4
.LBB0_7:
	.loc	0 16 26 is_stmt 1
	v_mov_b32_e32 v1, 0
	.loc	0 16 3 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 16 26
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[2:3] offset:4 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 16 24
	global_store_dword v0, v1, s[4:5]
	.loc	0 10 6 is_stmt 1
	s_andn2_saveexec_b32 s4, s6
	s_cbranch_execz .LBB0_2
.LBB0_8:
	.loc	0 11 3
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 7
	v_mov_b32_e32 v2, 1
	.loc	0 11 11 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[2:3] offset:4
	s_waitcnt_vscnt null, 0x0
	.loc	0 12 3 is_stmt 1
	global_atomic_swap v0, v2, s[0:1]
	.loc	0 18 1
	s_endpgm
.Ltmp0:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel role_by_division
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
.Lfunc_end0:
	.size	role_by_division, .Lfunc_end0-role_by_division

	.protected	role_waits_first
	.globl	role_waits_first
	.p2align	8
	.type	role_waits_first,@function
role_waits_first:
.Lfunc_begin1:
	.loc	0 23 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 25 6
	s_mov_b32 s6, exec_lo
	.loc	0 25 8 is_stmt 0
	v_cmpx_lt_u32_e32 63, v0
	.loc	0 25 6
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execnz .LBB1_3
	s_waitcnt lgkmcnt(0)
	s_andn2_saveexec_b32 s2, s6
	s_cbranch_execnz .LBB1_8
.LBB1_2:
	.loc	0 32 1 is_stmt 1
	s_endpgm
.LBB1_3:
	.loc	0 0 1 is_stmt 0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	s_branch .LBB1_5
.LBB1_4:
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 26 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v2
	.loc	0 26 30 is_stmt 0
	s_cmp_eq_u32 s7, 0
	.loc	0 26 3
	s_cbranch_scc0 .LBB1_7
.LBB1_5:
	.loc	0 26 10
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s7, vcc_lo
	s_cbranch_execz .LBB1_4
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
	s_branch .LBB1_4
.LBB1_7:
	.loc	0 23 11 is_stmt 1
	v_mov_b32_e32 v1, 0
	.loc	0 28 3
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 28 12 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[2:3] offset:4 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 28 10
	global_store_dword v0, v1, s[4:5]
	.loc	0 25 6 is_stmt 1
	s_andn2_saveexec_b32 s2, s6
	s_cbranch_execz .LBB1_2
.LBB1_8:
	.loc	0 30 3
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	global_atomic_swap v0, v1, s[0:1]
	.loc	0 32 1
	s_endpgm
.Ltmp1:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel role_waits_first
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
.Lfunc_end1:
	.size	role_waits_first, .Lfunc_end1-role_waits_first

	.protected	role_of_half
	.globl	role_of_half
	.p2align	8
	.type	role_of_half,@function
role_of_half:
.Lfunc_begin2:
	.loc	0 37 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 39 6
	s_mov_b32 s6, exec_lo
	.loc	0 39 13 is_stmt 0
	v_cmpx_lt_u32_e32 31, v0
	.loc	0 39 6
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execnz .LBB2_3
	s_waitcnt lgkmcnt(0)
	s_andn2_saveexec_b32 s2, s6
	s_cbranch_execnz .LBB2_8
.LBB2_2:
	.loc	0 46 1 is_stmt 1
	s_endpgm
.LBB2_3:
	.loc	0 0 1 is_stmt 0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	s_branch .LBB2_5
.LBB2_4:
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 40 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v2
	.loc	0 40 30 is_stmt 0
	s_cmp_eq_u32 s7, 0
	.loc	0 40 3
	s_cbranch_scc0 .LBB2_7
.LBB2_5:
	.loc	0 40 10
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s7, vcc_lo
	s_cbranch_execz .LBB2_4
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
	s_branch .LBB2_4
.LBB2_7:
	.loc	0 37 11 is_stmt 1
	v_mov_b32_e32 v1, 0
	.loc	0 42 3
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 42 12 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[2:3] offset:4 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 42 10
	global_store_dword v0, v1, s[4:5]
	.loc	0 39 6 is_stmt 1
	s_andn2_saveexec_b32 s2, s6
	s_cbranch_execz .LBB2_2
.LBB2_8:
	.loc	0 44 3
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	global_atomic_swap v0, v1, s[0:1]
	.loc	0 46 1
	s_endpgm
.Ltmp2:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel role_of_half
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
.Lfunc_end2:
	.size	role_of_half, .Lfunc_end2-role_of_half

	.protected	role_by_range
	.globl	role_by_range
	.p2align	8
	.type	role_by_range,@function
role_by_range:
.Lfunc_begin3:
	.loc	0 51 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 53 6
	s_mov_b32 s2, exec_lo
	.loc	0 53 8 is_stmt 0
	v_cmpx_lt_u32_e32 63, v0
	.loc	0 53 6
	s_xor_b32 s2, exec_lo, s2
	s_cbranch_execnz .LBB3_3
	s_andn2_saveexec_b32 s2, s2
	s_cbranch_execnz .LBB3_4
.LBB3_2:
	.loc	0 60 1 is_stmt 1
	s_endpgm
.LBB3_3:
	.loc	0 58 3
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v0, v1, s[0:1]
	.loc	0 53 6
	s_andn2_saveexec_b32 s2, s2
	s_cbranch_execz .LBB3_2
.LBB3_4:
	.loc	0 0 6 is_stmt 0
	v_mov_b32_e32 v1, 0
	s_branch .LBB3_6
.LBB3_5:
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 54 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v2
	.loc	0 54 30 is_stmt 0
	s_cmp_eq_u32 s2, 0
	.loc	0 54 3
	s_cbranch_scc0 .LBB3_8
.LBB3_6:
	.loc	0 54 10
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB3_5
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
	s_branch .LBB3_5
.LBB3_8:
	.loc	0 51 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 56 3
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 1
	.loc	0 56 10 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	.loc	0 60 1 is_stmt 1
	s_endpgm
.Ltmp3:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel role_by_range
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
.Lfunc_end3:
	.size	role_by_range, .Lfunc_end3-role_by_range

	.protected	role_by_odd_range
	.globl	role_by_odd_range
	.p2align	8
	.type	role_by_odd_range,@function
role_by_odd_range:
.Lfunc_begin4:
	.loc	0 65 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 67 6
	s_mov_b32 s2, exec_lo
	.loc	0 67 8 is_stmt 0
	v_cmpx_lt_u32_e32 64, v0
	.loc	0 67 6
	s_xor_b32 s2, exec_lo, s2
	s_cbranch_execnz .LBB4_3
	s_andn2_saveexec_b32 s2, s2
	s_cbranch_execnz .LBB4_6
.LBB4_2:
	.loc	0 74 1 is_stmt 1
	s_endpgm
.LBB4_3:
	.loc	0 71 13
	s_mov_b32 s3, exec_lo
	.loc	0 71 15 is_stmt 0
	v_cmpx_eq_u32_e32 0x64, v0
	.loc	0 71 13
	s_cbranch_execz .LBB4_5
	.loc	0 72 3 is_stmt 1
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v0, v1, s[0:1]
.LBB4_5:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 67 6 is_stmt 1
	s_andn2_saveexec_b32 s2, s2
	s_cbranch_execz .LBB4_2
.LBB4_6:
	.loc	0 0 6 is_stmt 0
	v_mov_b32_e32 v1, 0
	s_branch .LBB4_8
.LBB4_7:
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 68 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v2
	.loc	0 68 30 is_stmt 0
	s_cmp_eq_u32 s2, 0
	.loc	0 68 3
	s_cbranch_scc0 .LBB4_10
.LBB4_8:
	.loc	0 68 10
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB4_7
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
	s_branch .LBB4_7
.LBB4_10:
	.loc	0 65 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 70 3
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 1
	.loc	0 70 10 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	.loc	0 74 1 is_stmt 1
	s_endpgm
.Ltmp4:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel role_by_odd_range
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
.Lfunc_end4:
	.size	role_by_odd_range, .Lfunc_end4-role_by_odd_range

	.protected	role_leaders
	.globl	role_leaders
	.p2align	8
	.type	role_leaders,@function
role_leaders:
.Lfunc_begin5:
	.loc	0 79 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 81 8
	v_and_b32_e32 v1, 63, v0
	s_mov_b32 s7, 0
	.loc	0 81 6 is_stmt 0
	s_mov_b32 s6, exec_lo
	.loc	0 81 13
	v_cmpx_eq_u32_e32 0, v1
	.loc	0 81 6
	s_cbranch_execz .LBB5_4
	.loc	0 0 6
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
.LBB5_2:
	.loc	0 82 10 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v3, v2, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	.loc	0 82 3 is_stmt 0
	s_or_b32 s7, vcc_lo, s7
	s_andn2_b32 exec_lo, exec_lo, s7
	s_cbranch_execnz .LBB5_2
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 79 11 is_stmt 1
	v_mov_b32_e32 v1, 0
	.loc	0 84 11
	global_load_dword v2, v1, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, 1, v2
	global_store_dword v1, v2, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 85 3
	global_atomic_swap v1, v1, s[0:1]
.LBB5_4:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 87 2 is_stmt 1
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 87 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v0, s[4:5]
	.loc	0 88 1 is_stmt 1
	s_endpgm
.Ltmp5:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel role_leaders
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
.Lfunc_end5:
	.size	role_leaders, .Lfunc_end5-role_leaders

	.protected	role_switch
	.globl	role_switch
	.p2align	8
	.type	role_switch,@function
role_switch:
.Lfunc_begin6:
	.loc	0 93 10 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v2, 0
	.loc	0 93 26 is_stmt 0
	v_lshrrev_b32_e32 v1, 6, v0
	s_mov_b32 s2, exec_lo
	v_cmpx_lt_i64_e32 0, v[1:2]
	s_xor_b32 s2, exec_lo, s2
	s_cbranch_execnz .LBB6_3
	.loc	0 0 26
	s_andn2_saveexec_b32 s2, s2
	s_cbranch_execnz .LBB6_16
.LBB6_2:
	.loc	0 107 1 is_stmt 1
	s_endpgm
.LBB6_3:
	.loc	0 0 1 is_stmt 0
	s_mov_b32 s3, exec_lo
	v_cmpx_ne_u64_e32 1, v[1:2]
	s_xor_b32 s3, exec_lo, s3
	s_cbranch_execz .LBB6_9
	v_mov_b32_e32 v1, 0
	s_branch .LBB6_6
.LBB6_5:
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 103 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v2
	.loc	0 103 34 is_stmt 0
	s_cmp_eq_u32 s6, 0
	s_cbranch_scc0 .LBB6_8
.LBB6_6:
	.loc	0 103 10
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s6, vcc_lo
	s_cbranch_execz .LBB6_5
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] offset:4 glc dlc
	s_branch .LBB6_5
.LBB6_8:
	.loc	0 93 10 is_stmt 1
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 105 3
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 1
	.loc	0 105 24 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[4:5]
.LBB6_9:
	.loc	0 0 24
	s_andn2_saveexec_b32 s3, s3
	s_cbranch_execz .LBB6_15
	v_mov_b32_e32 v0, 0
	s_branch .LBB6_12
.LBB6_11:
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 98 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v1
	.loc	0 98 30 is_stmt 0
	s_cmp_eq_u32 s4, 0
	s_cbranch_scc0 .LBB6_14
.LBB6_12:
	.loc	0 98 10
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz .LBB6_11
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[0:1] glc dlc
	s_branch .LBB6_11
.LBB6_14:
	.loc	0 100 20 is_stmt 1
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	.loc	0 100 3 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v0, v1, s[0:1] offset:4
.LBB6_15:
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s3
	s_andn2_saveexec_b32 s2, s2
	s_cbranch_execz .LBB6_2
.LBB6_16:
	.loc	0 95 3 is_stmt 1
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v0, v1, s[0:1]
	.loc	0 107 1
	s_endpgm
.Ltmp6:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel role_switch
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
.Lfunc_end6:
	.size	role_switch, .Lfunc_end6-role_switch

	.protected	try_argument
	.globl	try_argument
	.p2align	8
	.type	try_argument,@function
try_argument:
.Lfunc_begin7:
	.loc	0 112 21 prologue_end
	s_load_dword s6, s[4:5], 0x18
	s_mov_b32 s7, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s6, 0
	.loc	0 112 2 is_stmt 0
	s_cbranch_scc1 .LBB7_7
	.loc	0 112 21
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_branch .LBB7_3
	.p2align	6
.LBB7_2:
	.loc	0 0 21
	s_or_b32 exec_lo, exec_lo, s9
	.loc	0 113 7 is_stmt 1
	s_and_b32 s9, exec_lo, s8
	s_or_b32 s7, s9, s7
	s_andn2_b32 s4, s4, exec_lo
	s_and_b32 s9, s5, exec_lo
	s_or_b32 s4, s4, s9
	s_andn2_b32 exec_lo, exec_lo, s7
	s_cbranch_execz .LBB7_5
.LBB7_3:
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_or_b32 s5, s5, exec_lo
	s_or_b32 s8, s8, exec_lo
	s_mov_b32 s9, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v2
	s_cbranch_execz .LBB7_2
	.loc	0 112 21
	s_add_i32 s6, s6, -1
	s_cmp_eq_u32 s6, 0
	s_cselect_b32 s10, -1, 0
	s_andn2_b32 s8, s8, exec_lo
	s_and_b32 s10, s10, exec_lo
	s_andn2_b32 s5, s5, exec_lo
	s_or_b32 s8, s8, s10
	s_branch .LBB7_2
.LBB7_5:
	.loc	0 0 21 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
	s_and_saveexec_b32 s5, s4
	s_xor_b32 s5, exec_lo, s5
	s_cbranch_execz .LBB7_7
	.loc	0 112 21
	v_mov_b32_e32 v0, 0
	.loc	0 114 4 is_stmt 1
	global_load_dword v1, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	s_waitcnt_vscnt null, 0x0
	global_atomic_swap v0, v0, s[0:1]
.LBB7_7:
	.loc	0 117 1
	s_endpgm
.Ltmp7:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel try_argument
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
.Lfunc_end7:
	.size	try_argument, .Lfunc_end7-try_argument

	.protected	try_wait_first
	.globl	try_wait_first
	.p2align	8
	.type	try_wait_first,@function
try_wait_first:
.Lfunc_begin8:
	.loc	0 123 11 prologue_end
	s_load_dword s6, s[4:5], 0x18
	s_mov_b32 s7, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s6, 0
	.loc	0 123 15 is_stmt 0
	s_cbranch_scc1 .LBB8_7
	.loc	0 123 11
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_branch .LBB8_3
	.p2align	6
.LBB8_2:
	.loc	0 0 11
	s_or_b32 exec_lo, exec_lo, s9
	.loc	0 123 2
	s_and_b32 s9, exec_lo, s8
	s_or_b32 s7, s9, s7
	s_andn2_b32 s4, s4, exec_lo
	s_and_b32 s9, s5, exec_lo
	s_or_b32 s4, s4, s9
	s_andn2_b32 exec_lo, exec_lo, s7
	s_cbranch_execz .LBB8_5
.LBB8_3:
	.loc	0 123 19
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_or_b32 s5, s5, exec_lo
	s_or_b32 s8, s8, exec_lo
	.loc	0 123 2
	s_mov_b32 s9, exec_lo
	.loc	0 123 19
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v2
	.loc	0 123 2
	s_cbranch_execz .LBB8_2
	.loc	0 123 11
	s_add_i32 s6, s6, -1
	s_cmp_eq_u32 s6, 0
	s_cselect_b32 s10, -1, 0
	s_andn2_b32 s8, s8, exec_lo
	s_and_b32 s10, s10, exec_lo
	s_andn2_b32 s5, s5, exec_lo
	s_or_b32 s8, s8, s10
	s_branch .LBB8_2
.LBB8_5:
	.loc	0 0 11
	s_or_b32 exec_lo, exec_lo, s7
	s_and_saveexec_b32 s5, s4
	s_xor_b32 s5, exec_lo, s5
	s_cbranch_execz .LBB8_7
	.loc	0 123 11
	v_mov_b32_e32 v0, 0
	.loc	0 126 3 is_stmt 1
	global_load_dword v1, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	s_waitcnt_vscnt null, 0x0
	global_atomic_swap v0, v0, s[0:1]
.LBB8_7:
	.loc	0 127 1
	s_endpgm
.Ltmp8:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel try_wait_first
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
.Lfunc_end8:
	.size	try_wait_first, .Lfunc_end8-try_wait_first

	.protected	try_down
	.globl	try_down
	.p2align	8
	.type	try_down,@function
try_down:
.Lfunc_begin9:
	.loc	0 133 2 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dword s4, s[4:5], 0x18
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_mov_b32 s5, 0
	s_branch .LBB9_2
	.p2align	6
.LBB9_1:
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s9
	.loc	0 133 2
	s_and_b32 s9, exec_lo, s8
	s_or_b32 s5, s9, s5
	s_andn2_b32 s6, s6, exec_lo
	s_and_b32 s9, s7, exec_lo
	s_or_b32 s6, s6, s9
	s_andn2_b32 exec_lo, exec_lo, s5
	s_cbranch_execz .LBB9_4
.LBB9_2:
	.loc	0 133 10
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_or_b32 s7, s7, exec_lo
	s_or_b32 s8, s8, exec_lo
	.loc	0 133 2
	s_mov_b32 s9, exec_lo
	.loc	0 133 10
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v2
	.loc	0 133 2
	s_cbranch_execz .LBB9_1
	.loc	0 134 7 is_stmt 1
	s_add_i32 s4, s4, -1
	.loc	0 134 14 is_stmt 0
	s_cmp_eq_u32 s4, 0
	s_cselect_b32 s10, -1, 0
	s_andn2_b32 s8, s8, exec_lo
	s_and_b32 s10, s10, exec_lo
	s_andn2_b32 s7, s7, exec_lo
	s_or_b32 s8, s8, s10
	s_branch .LBB9_1
.LBB9_4:
	.loc	0 0 14
	s_or_b32 exec_lo, exec_lo, s5
	s_and_saveexec_b32 s4, s6
	s_xor_b32 s4, exec_lo, s4
	s_cbranch_execz .LBB9_6
	.loc	0 133 2 is_stmt 1
	v_mov_b32_e32 v0, 0
	.loc	0 136 2
	global_load_dword v1, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	s_waitcnt_vscnt null, 0x0
	global_atomic_swap v0, v0, s[0:1]
.LBB9_6:
	.loc	0 137 1
	s_endpgm
.Ltmp9:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel try_down
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
.Lfunc_end9:
	.size	try_down, .Lfunc_end9-try_down

	.protected	try_long
	.globl	try_long
	.p2align	8
	.type	try_long,@function
try_long:
.Lfunc_begin10:
	.loc	0 140 0
	s_clause 0x2
	s_load_dword s6, s[4:5], 0x18
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	s_mov_b32 s7, 0
.Ltmp10:
	.loc	0 141 22 prologue_end
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s6, 0
	.loc	0 141 2 is_stmt 0
	s_cbranch_scc1 .LBB10_10
	.loc	0 0 2
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	s_lshl_b64 s[8:9], s[6:7], 1
	s_branch .LBB10_3
	.p2align	6
.LBB10_2:
	s_or_b32 exec_lo, exec_lo, s12
	.loc	0 142 7 is_stmt 1
	s_and_b32 s12, exec_lo, s11
	s_or_b32 s7, s12, s7
	s_andn2_b32 s6, s6, exec_lo
	s_and_b32 s12, s10, exec_lo
	s_or_b32 s6, s6, s12
	s_andn2_b32 exec_lo, exec_lo, s7
	s_cbranch_execz .LBB10_5
.LBB10_3:
	global_atomic_cmpswap v3, v2, v[1:2], s[0:1] glc
	s_or_b32 s10, s10, exec_lo
	s_or_b32 s11, s11, exec_lo
	s_mov_b32 s12, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	s_cbranch_execz .LBB10_2
	.loc	0 141 22
	s_add_u32 s8, s8, -1
	s_addc_u32 s9, s9, -1
	s_cmp_eq_u64 s[8:9], 0
	s_cselect_b32 s13, -1, 0
	s_andn2_b32 s11, s11, exec_lo
	s_and_b32 s13, s13, exec_lo
	s_andn2_b32 s10, s10, exec_lo
	s_or_b32 s11, s11, s13
	s_branch .LBB10_2
.LBB10_5:
	.loc	0 0 22 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
	s_mov_b32 s7, -1
	s_and_saveexec_b32 s8, s6
	s_xor_b32 s6, exec_lo, s8
	s_cbranch_execz .LBB10_7
	v_mov_b32_e32 v1, 0
	s_xor_b32 s7, exec_lo, -1
	.loc	0 143 4 is_stmt 1
	global_load_dword v2, v1, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, 1, v2
	global_store_dword v1, v2, s[2:3]
	s_waitcnt_vscnt null, 0x0
	global_atomic_swap v1, v1, s[0:1]
.LBB10_7:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 141 2 is_stmt 1
	s_and_saveexec_b32 s0, s7
	s_cbranch_execz .LBB10_9
.LBB10_8:
	.loc	0 0 2 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 1
	.loc	0 146 23 is_stmt 1
	global_store_dword v0, v1, s[4:5]
.LBB10_9:
	.loc	0 147 1
	s_endpgm
.LBB10_10:
	.loc	0 0 1 is_stmt 0
	s_mov_b32 s7, -1
	.loc	0 141 2 is_stmt 1
	s_and_saveexec_b32 s0, s7
	s_cbranch_execnz .LBB10_8
	s_branch .LBB10_9
.Ltmp11:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel try_long
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
		.amdhsa_next_free_sgpr 14
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
.Lfunc_end10:
	.size	try_long, .Lfunc_end10-try_long

	.protected	try_signed_long
	.globl	try_signed_long
	.p2align	8
	.type	try_signed_long,@function
try_signed_long:
.Lfunc_begin11:
	.loc	0 151 2 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_mov_b64 s[4:5], 0x64
	s_mov_b32 s6, 0
	s_branch .LBB11_11
.LBB11_1:
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s20
	s_orn2_b32 s20, s21, exec_lo
	s_orn2_b32 s19, s19, exec_lo
.LBB11_2:
	s_or_b32 exec_lo, exec_lo, s18
	s_orn2_b32 s20, s20, exec_lo
	s_orn2_b32 s18, s19, exec_lo
.LBB11_3:
	s_or_b32 exec_lo, exec_lo, s17
	s_orn2_b32 s19, s20, exec_lo
	s_orn2_b32 s17, s18, exec_lo
.LBB11_4:
	s_or_b32 exec_lo, exec_lo, s16
	s_orn2_b32 s18, s19, exec_lo
	s_orn2_b32 s16, s17, exec_lo
.LBB11_5:
	s_or_b32 exec_lo, exec_lo, s15
	s_orn2_b32 s17, s18, exec_lo
	s_orn2_b32 s15, s16, exec_lo
.LBB11_6:
	s_or_b32 exec_lo, exec_lo, s14
	s_orn2_b32 s16, s17, exec_lo
	s_orn2_b32 s14, s15, exec_lo
.LBB11_7:
	s_or_b32 exec_lo, exec_lo, s13
	s_orn2_b32 s15, s16, exec_lo
	s_orn2_b32 s13, s14, exec_lo
.LBB11_8:
	s_or_b32 exec_lo, exec_lo, s12
	s_orn2_b32 s14, s15, exec_lo
	s_orn2_b32 s12, s13, exec_lo
.LBB11_9:
	s_or_b32 exec_lo, exec_lo, s11
	s_andn2_b32 s9, s9, exec_lo
	s_and_b32 s11, s14, exec_lo
	s_andn2_b32 s8, s8, exec_lo
	s_and_b32 s12, s12, exec_lo
	s_or_b32 s9, s9, s11
	s_or_b32 s8, s8, s12
.LBB11_10:
	s_or_b32 exec_lo, exec_lo, s10
	.loc	0 152 7 is_stmt 1
	s_and_b32 s10, exec_lo, s8
	s_or_b32 s6, s10, s6
	s_andn2_b32 s7, s7, exec_lo
	s_and_b32 s10, s9, exec_lo
	s_or_b32 s7, s7, s10
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execz .LBB11_22
.LBB11_11:
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_or_b32 s9, s9, exec_lo
	s_or_b32 s8, s8, exec_lo
	s_mov_b32 s10, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v2
	s_xor_b32 s10, exec_lo, s10
	s_cbranch_execz .LBB11_10
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_mov_b32 s12, -1
	s_mov_b32 s14, -1
	s_mov_b32 s11, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v2
	s_cbranch_execz .LBB11_9
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_mov_b32 s13, -1
	s_mov_b32 s15, -1
	s_mov_b32 s12, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v2
	s_cbranch_execz .LBB11_8
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_mov_b32 s16, -1
	s_mov_b32 s13, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v2
	s_cbranch_execz .LBB11_7
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_mov_b32 s17, -1
	s_mov_b32 s14, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v2
	s_cbranch_execz .LBB11_6
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_mov_b32 s18, -1
	s_mov_b32 s15, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v2
	s_cbranch_execz .LBB11_5
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_mov_b32 s19, -1
	s_mov_b32 s16, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v2
	s_cbranch_execz .LBB11_4
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_mov_b32 s20, -1
	s_mov_b32 s17, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v2
	s_cbranch_execz .LBB11_3
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_mov_b32 s18, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v2
	s_cbranch_execz .LBB11_2
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_mov_b32 s21, -1
	s_mov_b32 s20, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v2
	s_cbranch_execz .LBB11_1
	.loc	0 151 21
	s_add_u32 s4, s4, -10
	s_addc_u32 s5, s5, -1
	s_cmp_eq_u64 s[4:5], 0
	s_cselect_b32 s19, -1, 0
	s_xor_b32 s21, exec_lo, -1
	s_orn2_b32 s19, s19, exec_lo
	s_branch .LBB11_1
.LBB11_22:
	.loc	0 0 21 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	s_and_saveexec_b32 s4, s7
	s_xor_b32 s4, exec_lo, s4
	s_cbranch_execz .LBB11_24
	.loc	0 151 2
	v_mov_b32_e32 v0, 0
	.loc	0 153 4 is_stmt 1
	global_load_dword v1, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	s_waitcnt_vscnt null, 0x0
	global_atomic_swap v0, v0, s[0:1]
.LBB11_24:
	.loc	0 156 1
	s_endpgm
.Ltmp12:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel try_signed_long
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
		.amdhsa_next_free_sgpr 22
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
.Lfunc_end11:
	.size	try_signed_long, .Lfunc_end11-try_signed_long

	.protected	try_moving
	.globl	try_moving
	.p2align	8
	.type	try_moving,@function
try_moving:
.Lfunc_begin12:
	.loc	0 163 21 prologue_end
	s_load_dword s6, s[4:5], 0x18
	s_mov_b32 s7, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s6, 0
	.loc	0 163 2 is_stmt 0
	s_cbranch_scc1 .LBB12_7
	.loc	0 163 21
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_mov_b32 s5, 0
	s_mov_b32 s8, s6
	s_inst_prefetch 0x1
	s_branch .LBB12_3
	.p2align	6
.LBB12_2:
	.loc	0 0 21
	s_or_b32 exec_lo, exec_lo, s11
	.loc	0 164 7 is_stmt 1
	s_and_b32 s11, exec_lo, s10
	s_or_b32 s7, s11, s7
	s_andn2_b32 s4, s4, exec_lo
	s_and_b32 s11, s9, exec_lo
	s_or_b32 s4, s4, s11
	s_andn2_b32 exec_lo, exec_lo, s7
	s_cbranch_execz .LBB12_5
.LBB12_3:
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_or_b32 s9, s9, exec_lo
	s_or_b32 s10, s10, exec_lo
	s_mov_b32 s11, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v2
	s_cbranch_execz .LBB12_2
	.loc	0 168 8
	s_add_i32 s8, s8, 1
	.loc	0 169 13
	s_cmp_eq_u32 s8, -1
	.loc	0 169 7 is_stmt 0
	s_cselect_b32 s8, s6, s8
	.loc	0 163 31 is_stmt 1
	s_add_i32 s12, s5, 1
	s_cmpk_lt_u32 s5, 0x3e9
	s_cselect_b32 s5, s12, 1
	.loc	0 163 21 is_stmt 0
	s_cmp_ge_u32 s5, s8
	s_cselect_b32 s12, -1, 0
	s_andn2_b32 s10, s10, exec_lo
	s_and_b32 s12, s12, exec_lo
	s_andn2_b32 s9, s9, exec_lo
	s_or_b32 s10, s10, s12
	s_branch .LBB12_2
.LBB12_5:
	.loc	0 0 21
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s7
	s_and_saveexec_b32 s5, s4
	s_xor_b32 s5, exec_lo, s5
	s_cbranch_execz .LBB12_7
	.loc	0 163 21
	v_mov_b32_e32 v0, 0
	.loc	0 165 4 is_stmt 1
	global_load_dword v1, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	s_waitcnt_vscnt null, 0x0
	global_atomic_swap v0, v0, s[0:1]
.LBB12_7:
	.loc	0 173 1
	s_endpgm
.Ltmp13:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel try_moving
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
.Lfunc_end12:
	.size	try_moving, .Lfunc_end12-try_moving

	.protected	try_backoff
	.globl	try_backoff
	.p2align	8
	.type	try_backoff,@function
try_backoff:
.Lfunc_begin13:
	.loc	0 177 0
	s_clause 0x1
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_mov_b32_e32 v2, 0
.Ltmp14:
	.loc	0 181 7 prologue_end
	v_mov_b32_e32 v1, 1
	s_mov_b32 s13, exec_lo
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v3, v2, v[1:2], s[8:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s12, 0, v3
	v_cmpx_ne_u32_e32 0, v3
	s_cbranch_execz .LBB13_20
	.loc	0 0 7 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 181 7
	s_mov_b32 s14, exec_lo
	.loc	0 186 25 is_stmt 1
	global_store_dword v0, v2, s[2:3]
	.loc	0 181 7
	global_atomic_cmpswap v1, v2, v[1:2], s[8:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	v_cmpx_ne_u32_e32 0, v1
	s_cbranch_execz .LBB13_19
	.loc	0 0 7 is_stmt 0
	v_add_co_u32 v0, s0, s2, v0
	v_add_co_ci_u32_e64 v1, null, s3, 0, s0
	v_mov_b32_e32 v2, 1
	.loc	0 181 7
	v_mov_b32_e32 v3, 0
	s_mov_b32 s15, exec_lo
	.loc	0 186 25 is_stmt 1
	global_store_dword v[0:1], v2, off
	.loc	0 181 7
	global_atomic_cmpswap v4, v3, v[2:3], s[8:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s0, 0, v4
	v_cmpx_ne_u32_e32 0, v4
	s_cbranch_execz .LBB13_18
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v4, 3
	.loc	0 181 7
	s_mov_b32 s16, exec_lo
	.loc	0 186 25 is_stmt 1
	global_store_dword v[0:1], v4, off
	.loc	0 181 7
	global_atomic_cmpswap v2, v3, v[2:3], s[8:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s1, 0, v2
	v_cmpx_ne_u32_e32 0, v2
	s_cbranch_execz .LBB13_17
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v4, 7
	.loc	0 181 7
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	s_mov_b32 s17, exec_lo
	.loc	0 186 25 is_stmt 1
	global_store_dword v[0:1], v4, off
	.loc	0 181 7
	global_atomic_cmpswap v4, v3, v[2:3], s[8:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s2, 0, v4
	v_cmpx_ne_u32_e32 0, v4
	s_cbranch_execz .LBB13_16
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v4, 15
	.loc	0 181 7
	s_mov_b32 s18, exec_lo
	.loc	0 186 25 is_stmt 1
	global_store_dword v[0:1], v4, off
	.loc	0 181 7
	global_atomic_cmpswap v2, v3, v[2:3], s[8:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s3, 0, v2
	v_cmpx_ne_u32_e32 0, v2
	s_cbranch_execz .LBB13_15
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v4, 31
	.loc	0 181 7
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	s_mov_b32 s19, exec_lo
	.loc	0 186 25 is_stmt 1
	global_store_dword v[0:1], v4, off
	.loc	0 181 7
	global_atomic_cmpswap v4, v3, v[2:3], s[8:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s4, 0, v4
	v_cmpx_ne_u32_e32 0, v4
	s_cbranch_execz .LBB13_14
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v4, 63
	.loc	0 181 7
	s_mov_b32 s20, exec_lo
	.loc	0 186 25 is_stmt 1
	global_store_dword v[0:1], v4, off
	.loc	0 181 7
	global_atomic_cmpswap v2, v3, v[2:3], s[8:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, 0, v2
	v_cmpx_ne_u32_e32 0, v2
	s_cbranch_execz .LBB13_13
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v4, 0x7f
	.loc	0 181 7
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	s_mov_b32 s21, exec_lo
	.loc	0 186 25 is_stmt 1
	global_store_dword v[0:1], v4, off
	.loc	0 181 7
	global_atomic_cmpswap v4, v3, v[2:3], s[8:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s6, 0, v4
	v_cmpx_ne_u32_e32 0, v4
	s_cbranch_execz .LBB13_12
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v4, 0xff
	s_mov_b32 s22, -1
	.loc	0 186 25 is_stmt 1
	global_store_dword v[0:1], v4, off
	.loc	0 181 7
	global_atomic_cmpswap v2, v3, v[2:3], s[8:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s7, 0, v2
	s_and_saveexec_b32 s23, s7
	s_xor_b32 s7, exec_lo, s23
	s_cbranch_execz .LBB13_11
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v2, 0x1ff
	s_xor_b32 s22, exec_lo, -1
	.loc	0 186 25 is_stmt 1
	global_store_dword v[0:1], v2, off
.LBB13_11:
	.loc	0 0 25 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
	s_andn2_b32 s6, s6, exec_lo
	s_and_b32 s7, s22, exec_lo
	s_or_b32 s6, s6, s7
.LBB13_12:
	s_or_b32 exec_lo, exec_lo, s21
	s_andn2_b32 s5, s5, exec_lo
	s_and_b32 s6, s6, exec_lo
	s_or_b32 s5, s5, s6
.LBB13_13:
	s_or_b32 exec_lo, exec_lo, s20
	s_andn2_b32 s4, s4, exec_lo
	s_and_b32 s5, s5, exec_lo
	s_or_b32 s4, s4, s5
.LBB13_14:
	s_or_b32 exec_lo, exec_lo, s19
	s_andn2_b32 s3, s3, exec_lo
	s_and_b32 s4, s4, exec_lo
	s_or_b32 s3, s3, s4
.LBB13_15:
	s_or_b32 exec_lo, exec_lo, s18
	s_andn2_b32 s2, s2, exec_lo
	s_and_b32 s3, s3, exec_lo
	s_or_b32 s2, s2, s3
.LBB13_16:
	s_or_b32 exec_lo, exec_lo, s17
	s_andn2_b32 s1, s1, exec_lo
	s_and_b32 s2, s2, exec_lo
	s_or_b32 s1, s1, s2
.LBB13_17:
	s_or_b32 exec_lo, exec_lo, s16
	s_andn2_b32 s0, s0, exec_lo
	s_and_b32 s1, s1, exec_lo
	s_or_b32 s0, s0, s1
.LBB13_18:
	s_or_b32 exec_lo, exec_lo, s15
	s_andn2_b32 s1, vcc_lo, exec_lo
	s_and_b32 s0, s0, exec_lo
	s_or_b32 vcc_lo, s1, s0
.LBB13_19:
	s_or_b32 exec_lo, exec_lo, s14
	s_andn2_b32 s0, s12, exec_lo
	s_and_b32 s1, vcc_lo, exec_lo
	s_or_b32 s12, s0, s1
.LBB13_20:
	s_or_b32 exec_lo, exec_lo, s13
	.loc	0 181 7 is_stmt 1
	s_and_saveexec_b32 s0, s12
	s_cbranch_execz .LBB13_22
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v0, 0
	.loc	0 182 4 is_stmt 1
	global_load_dword v1, v0, s[10:11] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[10:11]
	s_waitcnt_vscnt null, 0x0
	global_atomic_swap v0, v0, s[8:9]
.LBB13_22:
	.loc	0 189 1
	s_endpgm
.Ltmp15:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel try_backoff
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
		.amdhsa_next_free_sgpr 24
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
	.size	try_backoff, .Lfunc_end13-try_backoff

	.protected	try_backoff_ever
	.globl	try_backoff_ever
	.p2align	8
	.type	try_backoff_ever,@function
try_backoff_ever:
.Lfunc_begin14:
	.loc	0 196 10 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v1, 1
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	s_mov_b32 s6, 0
	s_mov_b32 s8, 1
	.loc	0 196 2 is_stmt 0
	s_mov_b32 s7, exec_lo
	.loc	0 196 10
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v3, v2, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	.loc	0 196 2
	s_cbranch_execz .LBB14_5
	.loc	0 0 2
	v_lshlrev_b32_e32 v0, 2, v0
	v_add_co_u32 v3, s4, s4, v0
	v_add_co_ci_u32_e64 v4, null, s5, 0, s4
	s_branch .LBB14_3
	.p2align	6
.LBB14_2:
	.loc	0 196 10
	global_atomic_cmpswap v0, v2, v[1:2], s[0:1] glc
	.loc	0 199 15 is_stmt 1
	s_cmp_lt_u32 s8, 64
	s_cselect_b32 s4, -1, 0
	.loc	0 199 10 is_stmt 0
	v_cndmask_b32_e64 v5, 0, 1, s4
	v_readfirstlane_b32 s4, v5
	s_lshl_b32 s8, s8, s4
	.loc	0 196 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	.loc	0 196 2 is_stmt 0
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execz .LBB14_5
.LBB14_3:
	.loc	0 197 22 is_stmt 1
	s_cmp_eq_u32 s8, 0
	.loc	0 197 3 is_stmt 0
	s_cbranch_scc1 .LBB14_2
	s_add_i32 s4, s8, -1
	v_mov_b32_e32 v0, s4
	.loc	0 198 25 is_stmt 1
	global_store_dword v[3:4], v0, off
	s_branch .LBB14_2
.LBB14_5:
	.loc	0 0 25 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 196 10 is_stmt 1
	v_mov_b32_e32 v0, 0
	.loc	0 201 2
	global_load_dword v1, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	s_waitcnt_vscnt null, 0x0
	global_atomic_swap v0, v0, s[0:1]
	.loc	0 202 1
	s_endpgm
.Ltmp16:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel try_backoff_ever
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
.Lfunc_end14:
	.size	try_backoff_ever, .Lfunc_end14-try_backoff_ever

	.protected	own_lock
	.globl	own_lock
	.p2align	8
	.type	own_lock,@function
own_lock:
.Lfunc_begin15:
	.loc	0 207 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, 1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s0, s0, v1
	v_add_co_ci_u32_e64 v2, null, s1, 0, s0
	s_mov_b32 s0, 0
.LBB15_1:
	.loc	0 209 9
	global_atomic_cmpswap v5, v[1:2], v[3:4], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v5
	.loc	0 209 2 is_stmt 0
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB15_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 211 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v4, 0
	.loc	0 211 10 is_stmt 0
	global_load_dword v3, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v3, 1, v3
	global_store_dword v0, v3, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 212 2 is_stmt 1
	global_atomic_swap v[1:2], v4, off
	.loc	0 213 1
	s_endpgm
.Ltmp17:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel own_lock
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
	.size	own_lock, .Lfunc_end15-own_lock

	.protected	own_lock_of_grid
	.globl	own_lock_of_grid
	.p2align	8
	.type	own_lock_of_grid,@function
own_lock_of_grid:
.Lfunc_begin16:
	.loc	0 217 11 prologue_end
	s_clause 0x1
	s_load_dword s7, s[4:5], 0x20
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_lshl_b32 s4, s6, 6
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v2, s7, s4, v0
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_mov_b32_e32 v2, 1
	v_add_co_u32 v0, vcc_lo, s0, v4
	v_add_co_ci_u32_e32 v1, vcc_lo, s1, v5, vcc_lo
	s_mov_b32 s0, 0
.LBB16_1:
	.loc	0 219 9
	global_atomic_cmpswap v6, v[0:1], v[2:3], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v6
	.loc	0 219 2 is_stmt 0
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB16_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 221 2 is_stmt 1
	v_add_co_u32 v2, vcc_lo, s2, v4
	v_add_co_ci_u32_e32 v3, vcc_lo, s3, v5, vcc_lo
	v_mov_b32_e32 v5, 0
	.loc	0 221 10 is_stmt 0
	global_load_dword v4, v[2:3], off glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v4, 1, v4
	global_store_dword v[2:3], v4, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 222 2 is_stmt 1
	global_atomic_swap v[0:1], v5, off
	.loc	0 223 1
	s_endpgm
.Ltmp18:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel own_lock_of_grid
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 88
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
	.size	own_lock_of_grid, .Lfunc_end16-own_lock_of_grid

	.protected	own_lock_backward
	.globl	own_lock_backward
	.p2align	8
	.type	own_lock_backward,@function
own_lock_backward:
.Lfunc_begin17:
	.loc	0 227 24 prologue_end
	s_clause 0x1
	s_load_dword s6, s[4:5], 0x18
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 227 11 is_stmt 0
	v_not_b32_e32 v0, v0
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	v_add_lshl_u32 v2, v0, s6, 1
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_mov_b32_e32 v2, 1
	v_add_co_u32 v0, vcc_lo, s0, v4
	v_add_co_ci_u32_e32 v1, vcc_lo, s1, v5, vcc_lo
	s_mov_b32 s0, 0
.LBB17_1:
	.loc	0 229 9 is_stmt 1
	global_atomic_cmpswap v6, v[0:1], v[2:3], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v6
	.loc	0 229 2 is_stmt 0
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB17_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 231 2 is_stmt 1
	v_add_co_u32 v2, vcc_lo, s2, v4
	v_add_co_ci_u32_e32 v3, vcc_lo, s3, v5, vcc_lo
	v_mov_b32_e32 v5, 0
	.loc	0 231 10 is_stmt 0
	global_load_dword v4, v[2:3], off glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v4, 1, v4
	global_store_dword v[2:3], v4, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 232 2 is_stmt 1
	global_atomic_swap v[0:1], v5, off
	.loc	0 233 1
	s_endpgm
.Ltmp19:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel own_lock_backward
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
.Lfunc_end17:
	.size	own_lock_backward, .Lfunc_end17-own_lock_backward

	.protected	lock_of_two
	.globl	lock_of_two
	.p2align	8
	.type	lock_of_two,@function
lock_of_two:
.Lfunc_begin18:
	.loc	0 238 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 238 27 is_stmt 0
	v_lshrrev_b32_e32 v4, 1, v0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 1
	v_lshlrev_b32_e32 v0, 2, v4
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, s0, s0, v0
	v_add_co_ci_u32_e64 v1, null, s1, 0, s0
	s_mov_b32 s0, 0
.LBB18_1:
	.loc	0 240 9 is_stmt 1
	global_atomic_cmpswap v5, v[0:1], v[2:3], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v5
	.loc	0 240 2 is_stmt 0
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB18_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 242 2 is_stmt 1
	v_lshlrev_b32_e32 v2, 2, v4
	v_mov_b32_e32 v4, 0
	.loc	0 242 10 is_stmt 0
	global_load_dword v3, v2, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v3, 1, v3
	global_store_dword v2, v3, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 243 2 is_stmt 1
	global_atomic_swap v[0:1], v4, off
	.loc	0 244 1
	s_endpgm
.Ltmp20:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lock_of_two
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
.Lfunc_end18:
	.size	lock_of_two, .Lfunc_end18-lock_of_two

	.protected	lock_of_data
	.globl	lock_of_data
	.p2align	8
	.type	lock_of_data,@function
lock_of_data:
.Lfunc_begin19:
	.loc	0 249 16 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 249 11 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v0, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 249 33
	v_and_b32_e32 v4, 7, v0
	v_lshlrev_b32_e32 v0, 2, v4
	v_add_co_u32 v0, s0, s0, v0
	v_add_co_ci_u32_e64 v1, null, s1, 0, s0
	s_mov_b32 s0, 0
.LBB19_1:
	.loc	0 251 9 is_stmt 1
	global_atomic_cmpswap v5, v[0:1], v[2:3], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v5
	.loc	0 251 2 is_stmt 0
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB19_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 253 2 is_stmt 1
	v_lshlrev_b32_e32 v2, 2, v4
	v_mov_b32_e32 v4, 0
	.loc	0 253 15 is_stmt 0
	global_load_dword v3, v2, s[2:3] offset:256 glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v3, 1, v3
	global_store_dword v2, v3, s[2:3] offset:256
	s_waitcnt_vscnt null, 0x0
	.loc	0 254 2 is_stmt 1
	global_atomic_swap v[0:1], v4, off
	.loc	0 255 1
	s_endpgm
.Ltmp21:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lock_of_data
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
.Lfunc_end19:
	.size	lock_of_data, .Lfunc_end19-lock_of_data

	.protected	lock_of_data_inside
	.globl	lock_of_data_inside
	.p2align	8
	.type	lock_of_data_inside,@function
lock_of_data_inside:
.Lfunc_begin20:
	.loc	0 259 16 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 259 11 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v0, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 259 33
	v_and_b32_e32 v4, 7, v0
	v_lshlrev_b32_e32 v0, 2, v4
	v_add_co_u32 v0, s0, s0, v0
	v_add_co_ci_u32_e64 v1, null, s1, 0, s0
	s_mov_b32 s0, 0
.LBB20_1:
	.loc	0 262 7 is_stmt 1
	global_atomic_cmpswap v5, v[0:1], v[2:3], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v5
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB20_1
	.loc	0 0 7 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	v_lshlrev_b32_e32 v2, 2, v4
	v_mov_b32_e32 v4, 0
	.loc	0 263 17 is_stmt 1
	global_load_dword v3, v2, s[2:3] offset:256 glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v3, 1, v3
	global_store_dword v2, v3, s[2:3] offset:256
	s_waitcnt_vscnt null, 0x0
	.loc	0 264 4
	global_atomic_swap v[0:1], v4, off
	.loc	0 267 1
	s_endpgm
.Ltmp22:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lock_of_data_inside
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
.Lfunc_end20:
	.size	lock_of_data_inside, .Lfunc_end20-lock_of_data_inside

	.protected	lock_ticket
	.globl	lock_ticket
	.p2align	8
	.type	lock_ticket,@function
lock_ticket:
.Lfunc_begin21:
	.loc	0 272 14 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_mov_b32 s6, exec_lo
	s_mov_b32 s4, 0
	v_mbcnt_lo_u32_b32 v0, s6, 0
	s_mov_b32 s5, exec_lo
	v_cmpx_eq_u32_e32 0, v0
	s_cbranch_execz .LBB21_2
	s_bcnt1_i32_b32 s6, s6
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s6
	s_waitcnt lgkmcnt(0)
	global_atomic_add v1, v1, v2, s[0:1] glc
.LBB21_2:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 272 14
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s5, v1
	v_mov_b32_e32 v1, 0
	v_add_nc_u32_e32 v0, s5, v0
	s_branch .LBB21_4
.LBB21_3:
	.loc	0 0 14
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 274 9 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s5, v2
	.loc	0 274 33 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, s5, v0
	.loc	0 274 2
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB21_6
.LBB21_4:
	.loc	0 274 9
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s5, vcc_lo
	s_cbranch_execz .LBB21_3
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] offset:4 glc dlc
	s_branch .LBB21_3
.LBB21_6:
	.loc	0 0 9
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 272 14 is_stmt 1
	v_mov_b32_e32 v0, 0
	.loc	0 277 2
	s_mov_b32 s4, exec_lo
	v_mbcnt_lo_u32_b32 v2, s4, 0
	.loc	0 276 10
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 277 2
	s_mov_b32 s2, exec_lo
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB21_8
	s_bcnt1_i32_b32 s2, s4
	v_mov_b32_e32 v1, s2
	global_atomic_add v0, v1, s[0:1] offset:4
.LBB21_8:
	.loc	0 278 1
	s_endpgm
.Ltmp23:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lock_ticket
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
.Lfunc_end21:
	.size	lock_ticket, .Lfunc_end21-lock_ticket

	.protected	lock_ticket_inside
	.globl	lock_ticket_inside
	.p2align	8
	.type	lock_ticket_inside,@function
lock_ticket_inside:
.Lfunc_begin22:
	.loc	0 283 14 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_mov_b32 s6, exec_lo
	s_mov_b32 s4, 0
	v_mbcnt_lo_u32_b32 v0, s6, 0
	s_mov_b32 s5, exec_lo
	v_cmpx_eq_u32_e32 0, v0
	s_cbranch_execz .LBB22_2
	s_bcnt1_i32_b32 s6, s6
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s6
	s_waitcnt lgkmcnt(0)
	global_atomic_add v1, v1, v2, s[0:1] glc
.LBB22_2:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 283 14
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s5, v1
	v_mov_b32_e32 v1, 0
	v_add_nc_u32_e32 v0, s5, v0
	s_branch .LBB22_4
.LBB22_3:
	.loc	0 0 14
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 286 7 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s5, v2
	.loc	0 286 31 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, s5, v0
	.loc	0 286 7
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB22_6
.LBB22_4:
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s5, vcc_lo
	s_cbranch_execz .LBB22_3
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] offset:4 glc dlc
	s_branch .LBB22_3
.LBB22_6:
	.loc	0 0 7
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 283 14 is_stmt 1
	v_mov_b32_e32 v0, 0
	.loc	0 288 4
	s_mov_b32 s4, exec_lo
	v_mbcnt_lo_u32_b32 v2, s4, 0
	.loc	0 287 12
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 288 4
	s_mov_b32 s2, exec_lo
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB22_8
	s_bcnt1_i32_b32 s2, s4
	v_mov_b32_e32 v1, s2
	global_atomic_add v0, v1, s[0:1] offset:4
.LBB22_8:
	.loc	0 291 1
	s_endpgm
.Ltmp24:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lock_ticket_inside
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
.Lfunc_end22:
	.size	lock_ticket_inside, .Lfunc_end22-lock_ticket_inside

	.protected	lock_semaphore
	.globl	lock_semaphore
	.p2align	8
	.type	lock_semaphore,@function
lock_semaphore:
.Lfunc_begin23:
	.loc	0 296 2 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v0, 0
	s_mov_b32 s4, 0
	.p2align	6
.LBB23_1:
	.loc	0 297 14
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s5, vcc_lo
	s_cbranch_execz .LBB23_3
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[0:1] glc dlc
.LBB23_3:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 297 14
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s5, v1
	.loc	0 299 11 is_stmt 1
	s_cmp_gt_u32 s5, 3
	.loc	0 299 15 is_stmt 0
	s_cbranch_scc1 .LBB23_1
	.loc	0 299 48
	s_add_i32 s6, s5, 1
	.loc	0 299 18
	v_mov_b32_e32 v2, s5
	v_mov_b32_e32 v1, s6
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v1, v0, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, s5, v1
	.loc	0 299 7
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB23_1
	.loc	0 0 7
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 302 2 is_stmt 1
	s_mov_b32 s5, exec_lo
	s_mov_b32 s4, exec_lo
	v_mbcnt_lo_u32_b32 v0, s5, 0
	v_cmpx_eq_u32_e32 0, v0
	s_cbranch_execz .LBB23_7
	s_bcnt1_i32_b32 s5, s5
	.loc	0 296 2
	v_mov_b32_e32 v0, 0
	.loc	0 302 2
	v_mov_b32_e32 v1, s5
	global_atomic_add v0, v1, s[2:3]
.LBB23_7:
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 303 2 is_stmt 1
	s_mov_b32 s2, exec_lo
	s_mov_b32 s3, exec_lo
	v_mbcnt_lo_u32_b32 v0, s2, 0
	v_cmpx_eq_u32_e32 0, v0
	s_cbranch_execz .LBB23_9
	s_bcnt1_i32_b32 s2, s2
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s2
	global_atomic_sub v0, v1, s[0:1]
.LBB23_9:
	.loc	0 304 1
	s_endpgm
.Ltmp25:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lock_semaphore
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
.Lfunc_end23:
	.size	lock_semaphore, .Lfunc_end23-lock_semaphore

	.protected	lock_reader_writer
	.globl	lock_reader_writer
	.p2align	8
	.type	lock_reader_writer,@function
lock_reader_writer:
.Lfunc_begin24:
	.loc	0 309 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 311 6
	s_mov_b32 s6, exec_lo
	.loc	0 311 8 is_stmt 0
	v_cmpx_ne_u32_e32 17, v0
	.loc	0 311 6
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execnz .LBB24_3
	s_andn2_saveexec_b32 s4, s6
	s_cbranch_execnz .LBB24_15
.LBB24_2:
	.loc	0 322 1 is_stmt 1
	s_endpgm
.LBB24_3:
	.loc	0 0 0 is_stmt 0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 317 10 is_stmt 1
	s_mov_b32 s8, exec_lo
	s_mov_b32 s7, exec_lo
	v_mbcnt_lo_u32_b32 v1, s8, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB24_5
	s_bcnt1_i32_b32 s8, s8
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, s8
	s_waitcnt lgkmcnt(0)
	global_atomic_add v2, v2, v3, s[0:1] glc
.LBB24_5:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 317 10
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v2
	v_add_nc_u32_e32 v1, s7, v1
	.loc	0 317 3
	s_mov_b32 s7, exec_lo
	v_cmpx_gt_i32_e32 0, v1
	s_cbranch_execz .LBB24_12
	.loc	0 0 3
	v_mov_b32_e32 v1, 0
	s_mov_b32 s8, 0
	s_inst_prefetch 0x1
	s_branch .LBB24_8
	.p2align	6
.LBB24_7:
	s_or_b32 exec_lo, exec_lo, s9
	.loc	0 317 10
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s9, v3
	v_add_nc_u32_e32 v2, s9, v2
	.loc	0 317 3
	v_cmp_lt_i32_e32 vcc_lo, -1, v2
	s_or_b32 s8, vcc_lo, s8
	s_andn2_b32 exec_lo, exec_lo, s8
	s_cbranch_execz .LBB24_12
.LBB24_8:
	.loc	0 318 4 is_stmt 1
	s_mov_b32 s10, exec_lo
	s_mov_b32 s9, exec_lo
	v_mbcnt_lo_u32_b32 v2, s10, 0
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB24_10
	s_bcnt1_i32_b32 s10, s10
	v_mov_b32_e32 v2, s10
	s_waitcnt lgkmcnt(0)
	global_atomic_sub v1, v2, s[0:1]
.LBB24_10:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s9
	.loc	0 317 10 is_stmt 1
	s_mov_b32 s10, exec_lo
	s_mov_b32 s9, exec_lo
	v_mbcnt_lo_u32_b32 v2, s10, 0
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB24_7
	s_bcnt1_i32_b32 s10, s10
	v_mov_b32_e32 v3, s10
	s_waitcnt lgkmcnt(0)
	global_atomic_add v3, v1, v3, s[0:1] glc
	s_branch .LBB24_7
.LBB24_12:
	.loc	0 0 10 is_stmt 0
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 319 12 is_stmt 1
	v_mov_b32_e32 v1, 0
	.loc	0 320 3
	s_mov_b32 s7, exec_lo
	.loc	0 319 3
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 320 3
	v_mbcnt_lo_u32_b32 v3, s7, 0
	.loc	0 319 12
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 319 10 is_stmt 0
	global_store_dword v0, v2, s[4:5]
	.loc	0 320 3 is_stmt 1
	s_mov_b32 s4, exec_lo
	v_cmpx_eq_u32_e32 0, v3
	s_cbranch_execz .LBB24_14
	s_bcnt1_i32_b32 s5, s7
	v_mov_b32_e32 v0, s5
	global_atomic_sub v1, v0, s[0:1]
.LBB24_14:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 311 6 is_stmt 1
	s_andn2_saveexec_b32 s4, s6
	s_cbranch_execz .LBB24_2
.LBB24_15:
	.loc	0 0 6 is_stmt 0
	v_bfrev_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_mov_b32 s4, 0
.LBB24_16:
	.loc	0 312 10 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	.loc	0 312 3 is_stmt 0
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB24_16
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 314 11 is_stmt 1
	v_mov_b32_e32 v0, 0
	global_load_dword v1, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 315 3
	global_atomic_swap v0, v0, s[0:1]
	.loc	0 322 1
	s_endpgm
.Ltmp26:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lock_reader_writer
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
.Lfunc_end24:
	.size	lock_reader_writer, .Lfunc_end24-lock_reader_writer

	.protected	lds_own
	.globl	lds_own
	.p2align	8
	.type	lds_own,@function
lds_own:
.Lfunc_begin25:
	.loc	0 330 2 prologue_end
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b32 s0, 0
	.loc	0 330 7 is_stmt 0
	ds_write_b32 v0, v1
.LBB25_1:
	.loc	0 331 9 is_stmt 1
	ds_cmpst_rtn_b32 v3, v0, v1, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	.loc	0 331 2 is_stmt 0
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB25_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 328 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x8
	v_mov_b32_e32 v2, 0
	.loc	0 333 10
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[0:1]
	s_waitcnt_vscnt null, 0x0
	.loc	0 334 2
	ds_wrxchg_rtn_b32 v0, v0, v2
	.loc	0 335 1
	s_endpgm
.Ltmp27:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lds_own
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
.Lfunc_end25:
	.size	lds_own, .Lfunc_end25-lds_own

	.protected	lds_one
	.globl	lds_one
	.p2align	8
	.type	lds_one,@function
lds_one:
.Lfunc_begin26:
	.loc	0 338 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b32 s0, 0
.Ltmp28:
	.loc	0 342 7 prologue_end
	ds_write_b32 v1, v1
	.loc	0 343 2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
.LBB26_1:
	.loc	0 344 9
	ds_cmpst_rtn_b32 v3, v1, v1, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	.loc	0 344 2 is_stmt 0
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB26_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 342 7 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x8
	.loc	0 346 2
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v2, 0
	.loc	0 346 10 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[0:1]
	s_waitcnt_vscnt null, 0x0
	.loc	0 347 2 is_stmt 1
	ds_wrxchg_rtn_b32 v0, v2, v2
	.loc	0 348 1
	s_endpgm
.Ltmp29:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lds_one
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
.Lfunc_end26:
	.size	lds_one, .Lfunc_end26-lds_one

	.protected	try_misses
	.globl	try_misses
	.p2align	8
	.type	try_misses,@function
try_misses:
.Lfunc_begin27:
	.loc	0 353 2 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_mov_b64 s[4:5], 0x63
	s_mov_b32 s6, 0
	s_branch .LBB27_2
	.p2align	6
.LBB27_1:
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s10
	.loc	0 354 7 is_stmt 1
	s_and_b32 s10, exec_lo, s9
	s_or_b32 s6, s10, s6
	s_andn2_b32 s7, s7, exec_lo
	s_and_b32 s10, s8, exec_lo
	s_or_b32 s7, s7, s10
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execz .LBB27_4
.LBB27_2:
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_or_b32 s8, s8, exec_lo
	s_or_b32 s9, s9, exec_lo
	s_mov_b32 s10, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v2
	s_cbranch_execz .LBB27_1
	.loc	0 353 22
	s_add_u32 s4, s4, -2
	s_addc_u32 s5, s5, -1
	s_cmp_eq_u64 s[4:5], 0
	s_cselect_b32 s11, -1, 0
	s_andn2_b32 s9, s9, exec_lo
	s_and_b32 s11, s11, exec_lo
	s_andn2_b32 s8, s8, exec_lo
	s_or_b32 s9, s9, s11
	s_branch .LBB27_1
.LBB27_4:
	.loc	0 0 22 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	s_and_saveexec_b32 s4, s7
	s_xor_b32 s4, exec_lo, s4
	s_cbranch_execz .LBB27_6
	.loc	0 353 2
	v_mov_b32_e32 v0, 0
	.loc	0 355 4 is_stmt 1
	global_load_dword v1, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	s_waitcnt_vscnt null, 0x0
	global_atomic_swap v0, v0, s[0:1]
.LBB27_6:
	.loc	0 358 1
	s_endpgm
.Ltmp30:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel try_misses
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
		.amdhsa_next_free_sgpr 12
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
.Lfunc_end27:
	.size	try_misses, .Lfunc_end27-try_misses

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
    .max_flat_workgroup_size: 128
    .name:           role_by_division
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         role_by_division.kd
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
    .max_flat_workgroup_size: 128
    .name:           role_waits_first
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         role_waits_first.kd
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
    .max_flat_workgroup_size: 128
    .name:           role_of_half
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         role_of_half.kd
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
    .max_flat_workgroup_size: 128
    .name:           role_by_range
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         role_by_range.kd
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
    .max_flat_workgroup_size: 128
    .name:           role_by_odd_range
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         role_by_odd_range.kd
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
    .max_flat_workgroup_size: 128
    .name:           role_leaders
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         role_leaders.kd
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
    .max_flat_workgroup_size: 192
    .name:           role_switch
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 192
      - 1
      - 1
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         role_switch.kd
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
    .name:           try_argument
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         try_argument.kd
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
    .name:           try_wait_first
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         try_wait_first.kd
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
    .name:           try_down
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         try_down.kd
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
    .name:           try_long
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         try_long.kd
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
    .name:           try_signed_long
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         try_signed_long.kd
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
    .name:           try_moving
    .private_segment_fixed_size: 0
    .sgpr_count:     13
    .sgpr_spill_count: 0
    .symbol:         try_moving.kd
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
    .name:           try_backoff
    .private_segment_fixed_size: 0
    .sgpr_count:     26
    .sgpr_spill_count: 0
    .symbol:         try_backoff.kd
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
    .name:           try_backoff_ever
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         try_backoff_ever.kd
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
    .name:           own_lock
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         own_lock.kd
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
    .name:           own_lock_of_grid
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         own_lock_of_grid.kd
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
    .name:           own_lock_backward
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         own_lock_backward.kd
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
    .name:           lock_of_two
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         lock_of_two.kd
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
    .name:           lock_of_data
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         lock_of_data.kd
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
    .name:           lock_of_data_inside
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         lock_of_data_inside.kd
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
    .name:           lock_ticket
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         lock_ticket.kd
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
    .name:           lock_ticket_inside
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         lock_ticket_inside.kd
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
    .name:           lock_semaphore
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         lock_semaphore.kd
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
    .name:           lock_reader_writer
    .private_segment_fixed_size: 0
    .sgpr_count:     13
    .sgpr_spill_count: 0
    .symbol:         lock_reader_writer.kd
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
    .max_flat_workgroup_size: 64
    .name:           lds_own
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         lds_own.kd
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
    .name:           lds_one
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         lds_one.kd
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
    .name:           try_misses
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         try_misses.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 32
amdhsa.target:   amdgcn-amd-amdhsa--gfx1030
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata

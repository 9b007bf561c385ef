	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.amdhsa_code_object_version 4
	.protected	turns_low
	.globl	turns_low
	.p2align	8
	.type	turns_low,@function
turns_low:
.Lfunc_begin0:
	.file	0 "." "cl/ballot.hip" md5 0xa175fefc9e35a9e761ef117142398fd4
	.loc	0 35 0
	s_clause 0x1
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	v_lshlrev_b32_e32 v2, 2, v0
	s_mov_b32 s5, 0
.Ltmp0:
	.loc	0 35 1 prologue_end
	s_mov_b32 s4, exec_lo
.Ltmp1:
	.loc	0 14 34
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v2, s[2:3] offset:256 glc dlc
.Ltmp2:
	.loc	0 35 1
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB0_5
	.loc	0 0 1 is_stmt 0
	v_mul_hi_u32 v1, 0x7ffffff, v0
	v_lshlrev_b32_e32 v1, 5, v1
	v_sub_nc_u32_e32 v0, v0, v1
	v_subrev_nc_u32_e32 v1, 32, v0
	v_cmp_lt_u32_e32 vcc_lo, 31, v0
	v_cndmask_b32_e32 v3, v0, v1, vcc_lo
	v_add_co_u32 v0, s2, s2, v2
	v_add_co_ci_u32_e64 v1, null, s3, 0, s2
	v_subrev_nc_u32_e32 v4, 32, v3
	v_cmp_lt_u32_e32 vcc_lo, 31, v3
	v_cndmask_b32_e32 v3, v3, v4, vcc_lo
	v_mov_b32_e32 v4, 2
	s_branch .LBB0_3
	.p2align	6
.LBB0_2:
	s_or_b32 exec_lo, exec_lo, s2
.Ltmp3:
	.loc	0 14 34 is_stmt 1
	global_load_dword v5, v[0:1], off offset:256 glc dlc
.Ltmp4:
	.loc	0 35 1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v5
	s_or_b32 s5, vcc_lo, s5
	s_andn2_b32 exec_lo, exec_lo, s5
	s_cbranch_execz .LBB0_5
.LBB0_3:
	s_ff1_i32_b32 s2, exec_lo
	s_cmp_lg_u32 exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, s2, v3
	s_cselect_b32 s2, -1, 0
	s_and_b32 s3, s2, vcc_lo
	s_and_saveexec_b32 s2, s3
	s_cbranch_execz .LBB0_2
.Ltmp5:
	.loc	0 15 45
	global_atomic_swap v[0:1], v4, off offset:256
	s_branch .LBB0_2
.Ltmp6:
.LBB0_5:
	.loc	0 0 45 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	v_mov_b32_e32 v0, 1
	.loc	0 35 1 is_stmt 1
	global_store_dword v2, v0, s[0:1]
	s_endpgm
.Ltmp7:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel turns_low
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
.Lfunc_end0:
	.size	turns_low, .Lfunc_end0-turns_low

	.protected	turns_all
	.globl	turns_all
	.p2align	8
	.type	turns_all,@function
turns_all:
.Lfunc_begin1:
	.loc	0 36 0
	s_clause 0x1
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	v_lshlrev_b32_e32 v2, 2, v0
	s_mov_b32 s5, 0
.Ltmp8:
	.loc	0 36 1 prologue_end
	s_mov_b32 s4, exec_lo
.Ltmp9:
	.loc	0 14 34
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v2, s[2:3] offset:256 glc dlc
.Ltmp10:
	.loc	0 36 1
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB1_5
	.loc	0 0 1 is_stmt 0
	v_mul_hi_u32 v1, 0x7ffffff, v0
	v_lshlrev_b32_e32 v1, 5, v1
	v_sub_nc_u32_e32 v0, v0, v1
	v_subrev_nc_u32_e32 v1, 32, v0
	v_cmp_lt_u32_e32 vcc_lo, 31, v0
	v_cndmask_b32_e32 v3, v0, v1, vcc_lo
	v_add_co_u32 v0, s2, s2, v2
	v_add_co_ci_u32_e64 v1, null, s3, 0, s2
	v_subrev_nc_u32_e32 v4, 32, v3
	v_cmp_lt_u32_e32 vcc_lo, 31, v3
	v_cndmask_b32_e32 v3, v3, v4, vcc_lo
	v_mov_b32_e32 v4, 2
	s_branch .LBB1_3
	.p2align	6
.LBB1_2:
	s_or_b32 exec_lo, exec_lo, s2
.Ltmp11:
	.loc	0 14 34 is_stmt 1
	global_load_dword v5, v[0:1], off offset:256 glc dlc
.Ltmp12:
	.loc	0 36 1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v5
	s_or_b32 s5, vcc_lo, s5
	s_andn2_b32 exec_lo, exec_lo, s5
	s_cbranch_execz .LBB1_5
.LBB1_3:
	s_ff1_i32_b32 s2, exec_lo
	s_cmp_lg_u32 exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, s2, v3
	s_cselect_b32 s2, -1, 0
	s_and_b32 s3, s2, vcc_lo
	s_and_saveexec_b32 s2, s3
	s_cbranch_execz .LBB1_2
.Ltmp13:
	.loc	0 15 45
	global_atomic_swap v[0:1], v4, off offset:256
	s_branch .LBB1_2
.Ltmp14:
.LBB1_5:
	.loc	0 0 45 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	v_mov_b32_e32 v0, 1
	.loc	0 36 1 is_stmt 1
	global_store_dword v2, v0, s[0:1]
	s_endpgm
.Ltmp15:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel turns_all
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
	.size	turns_all, .Lfunc_end1-turns_all

	.protected	leader_low
	.globl	leader_low
	.p2align	8
	.type	leader_low,@function
leader_low:
.Lfunc_begin2:
	.loc	0 12 36 prologue_end
	v_mul_hi_u32 v1, 0x7ffffff, v0
.Ltmp16:
	.loc	0 11 29
	s_clause 0x1
	s_load_dword s0, s[4:5], 0x18
	s_load_dwordx2 s[2:3], s[4:5], 0x0
.Ltmp17:
	.loc	0 12 36
	v_lshlrev_b32_e32 v1, 5, v1
	v_sub_nc_u32_e32 v1, v0, v1
	v_subrev_nc_u32_e32 v2, 32, v1
	v_cmp_lt_u32_e32 vcc_lo, 31, v1
	v_cndmask_b32_e32 v1, v1, v2, vcc_lo
	v_subrev_nc_u32_e32 v2, 32, v1
	v_cmp_lt_u32_e32 vcc_lo, 31, v1
	v_cndmask_b32_e32 v1, v1, v2, vcc_lo
.Ltmp18:
	.loc	0 50 1
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v2, s0, v1
.Ltmp19:
	.loc	0 13 36
	v_cmp_le_u32_e32 vcc_lo, 32, v2
.Ltmp20:
	.loc	0 50 1
	s_ff1_i32_b32 s0, vcc_lo
	s_cmp_lg_u32 vcc_lo, 0
	v_cmp_eq_u32_e64 s0, s0, v1
.Ltmp21:
	.loc	0 12 36
	v_mov_b32_e32 v1, 0
.Ltmp22:
	.loc	0 50 1
	s_cselect_b32 s1, -1, 0
	s_and_b32 s1, s1, s0
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB2_2
	.loc	0 0 1 is_stmt 0
	v_mov_b32_e32 v2, 2
.Ltmp23:
	.loc	0 15 45 is_stmt 1
	global_atomic_swap v1, v2, s[2:3]
.Ltmp24:
.LBB2_2:
	.loc	0 0 45 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
.LBB2_3:
.Ltmp25:
	.loc	0 14 34 is_stmt 1
	global_load_dword v2, v1, s[2:3] glc dlc
.Ltmp26:
	.loc	0 50 1
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_cbranch_vccnz .LBB2_3
.Ltmp27:
	.loc	0 11 29
	s_load_dwordx2 s[0:1], s[4:5], 0x10
.Ltmp28:
	.loc	0 50 1
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 1
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	s_endpgm
.Ltmp29:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel leader_low
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
.Lfunc_end2:
	.size	leader_low, .Lfunc_end2-leader_low

	.protected	leader_all
	.globl	leader_all
	.p2align	8
	.type	leader_all,@function
leader_all:
.Lfunc_begin3:
	.loc	0 12 36 prologue_end
	v_mul_hi_u32 v1, 0x7ffffff, v0
.Ltmp30:
	.loc	0 11 29
	s_clause 0x1
	s_load_dword s0, s[4:5], 0x18
	s_load_dwordx2 s[2:3], s[4:5], 0x0
.Ltmp31:
	.loc	0 12 36
	v_lshlrev_b32_e32 v1, 5, v1
	v_sub_nc_u32_e32 v1, v0, v1
	v_subrev_nc_u32_e32 v2, 32, v1
	v_cmp_lt_u32_e32 vcc_lo, 31, v1
	v_cndmask_b32_e32 v1, v1, v2, vcc_lo
	v_subrev_nc_u32_e32 v2, 32, v1
	v_cmp_lt_u32_e32 vcc_lo, 31, v1
	v_cndmask_b32_e32 v1, v1, v2, vcc_lo
.Ltmp32:
	.loc	0 51 1
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v2, s0, v1
.Ltmp33:
	.loc	0 13 36
	v_cmp_le_u32_e32 vcc_lo, 32, v2
.Ltmp34:
	.loc	0 51 1
	s_ff1_i32_b32 s0, vcc_lo
	s_cmp_lg_u32 vcc_lo, 0
	v_cmp_eq_u32_e64 s0, s0, v1
.Ltmp35:
	.loc	0 12 36
	v_mov_b32_e32 v1, 0
.Ltmp36:
	.loc	0 51 1
	s_cselect_b32 s1, -1, 0
	s_and_b32 s1, s1, s0
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB3_2
	.loc	0 0 1 is_stmt 0
	v_mov_b32_e32 v2, 2
.Ltmp37:
	.loc	0 15 45 is_stmt 1
	global_atomic_swap v1, v2, s[2:3]
.Ltmp38:
.LBB3_2:
	.loc	0 0 45 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
.LBB3_3:
.Ltmp39:
	.loc	0 14 34 is_stmt 1
	global_load_dword v2, v1, s[2:3] glc dlc
.Ltmp40:
	.loc	0 51 1
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_cbranch_vccnz .LBB3_3
.Ltmp41:
	.loc	0 11 29
	s_load_dwordx2 s[0:1], s[4:5], 0x10
.Ltmp42:
	.loc	0 51 1
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 1
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	s_endpgm
.Ltmp43:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel leader_all
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
	.size	leader_all, .Lfunc_end3-leader_all

	.protected	until_all_low
	.globl	until_all_low
	.p2align	8
	.type	until_all_low,@function
until_all_low:
.Lfunc_begin4:
	.loc	0 65 1 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	s_mov_b32 s6, 0
	s_inst_prefetch 0x1
	s_branch .LBB4_4
	.p2align	6
.LBB4_1:
	.loc	0 0 1 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
	s_orn2_b32 s5, s5, exec_lo
.LBB4_2:
	s_or_b32 exec_lo, exec_lo, s6
	s_mov_b32 s7, 0
.LBB4_3:
	s_andn2_b32 s6, s6, exec_lo
	s_and_b32 s8, s5, exec_lo
	.loc	0 65 1
	s_andn2_b32 vcc_lo, exec_lo, s7
	s_or_b32 s6, s6, s8
	s_cbranch_vccz .LBB4_8
.LBB4_4:
.Ltmp44:
	.loc	0 13 36 is_stmt 1
	v_cndmask_b32_e64 v2, 0, 1, s6
	s_xor_b32 s4, s6, -1
	s_andn2_b32 s5, s5, exec_lo
	s_mov_b32 s7, -1
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
.Ltmp45:
	.loc	0 65 1
	s_cmp_eq_u32 vcc_lo, -1
	s_cbranch_scc1 .LBB4_3
	.loc	0 0 1 is_stmt 0
	s_mov_b32 s5, -1
	.loc	0 65 1
	s_and_saveexec_b32 s6, s4
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execz .LBB4_2
.Ltmp46:
	.loc	0 15 45 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v2, v0, v1, s[0:1] glc
	s_mov_b32 s5, 0
.Ltmp47:
	.loc	0 18 6
	s_mov_b32 s7, exec_lo
	.loc	0 18 24 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v2
	.loc	0 18 6
	s_xor_b32 s7, exec_lo, s7
	s_cbranch_execz .LBB4_1
	.loc	0 20 9 is_stmt 1
	global_load_dword v2, v0, s[2:3]
	s_mov_b32 s5, exec_lo
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, 1, v2
	global_store_dword v0, v2, s[2:3]
	.loc	0 21 2
	s_waitcnt_vscnt null, 0x0
	buffer_gl1_inv
	buffer_gl0_inv
.Ltmp48:
	.loc	0 15 45
	global_atomic_swap v0, v0, s[0:1]
.Ltmp49:
	.loc	0 23 2
	s_branch .LBB4_1
.Ltmp50:
.LBB4_8:
	.loc	0 0 2 is_stmt 0
	s_inst_prefetch 0x2
	.loc	0 65 1 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b32 s2, s4
	s_cbranch_execz .LBB4_10
	.loc	0 0 1 is_stmt 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
.Ltmp51:
	.loc	0 15 45 is_stmt 1
	global_atomic_swap v0, v1, s[0:1] offset:4
.Ltmp52:
.LBB4_10:
	.loc	0 65 1
	s_endpgm
.Ltmp53:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel until_all_low
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
.Lfunc_end4:
	.size	until_all_low, .Lfunc_end4-until_all_low

	.protected	until_all
	.globl	until_all
	.p2align	8
	.type	until_all,@function
until_all:
.Lfunc_begin5:
	.loc	0 66 1 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	s_mov_b32 s4, 0
	.p2align	6
.LBB5_1:
.Ltmp54:
	.loc	0 15 45
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v2, v0, v1, s[0:1] glc
.Ltmp55:
	.loc	0 18 24
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	.loc	0 18 6 is_stmt 0
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB5_1
	.loc	0 0 6
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 20 9 is_stmt 1
	global_load_dword v2, v0, s[2:3]
	s_mov_b32 s4, 0
	s_mov_b32 vcc_lo, exec_lo
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, 1, v2
	global_store_dword v0, v2, s[2:3]
	.loc	0 21 2
	s_waitcnt_vscnt null, 0x0
	buffer_gl1_inv
	buffer_gl0_inv
.Ltmp56:
	.loc	0 15 45
	global_atomic_swap v0, v0, s[0:1]
	s_cbranch_vccnz .LBB5_1
.Ltmp57:
	.loc	0 0 45 is_stmt 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel until_all
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
.Lfunc_end5:
	.size	until_all, .Lfunc_end5-until_all

	.protected	while_any_low
	.globl	while_any_low
	.p2align	8
	.type	while_any_low,@function
while_any_low:
.Lfunc_begin6:
	.loc	0 80 1 prologue_end is_stmt 1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	s_mov_b32 s7, exec_lo
	s_inst_prefetch 0x1
	s_branch .LBB6_4
	.p2align	6
.LBB6_1:
	.loc	0 0 1 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	s_and_b32 s6, s8, exec_lo
.LBB6_2:
	s_or_b32 exec_lo, exec_lo, s7
.LBB6_3:
	s_andn2_b32 s7, s4, exec_lo
	s_and_b32 s8, s6, exec_lo
	.loc	0 80 1
	s_andn2_b32 vcc_lo, exec_lo, s5
	s_or_b32 s7, s7, s8
	s_cbranch_vccz .LBB6_9
.LBB6_4:
	.loc	0 0 1
	s_mov_b32 s4, s7
	s_andn2_b32 s6, s6, exec_lo
.Ltmp58:
	.loc	0 13 36 is_stmt 1
	v_cndmask_b32_e64 v2, 0, 1, s4
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	s_cbranch_vccz .LBB6_8
.Ltmp59:
	.loc	0 0 36 is_stmt 0
	s_mov_b32 s5, 0
	s_mov_b32 s6, 0
	.loc	0 80 1 is_stmt 1
	s_and_saveexec_b32 s7, s4
	s_xor_b32 s7, exec_lo, s7
	s_cbranch_execz .LBB6_2
.Ltmp60:
	.loc	0 15 45
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v2, v0, v1, s[0:1] glc
	s_mov_b32 s8, -1
.Ltmp61:
	.loc	0 18 6
	s_mov_b32 s6, exec_lo
	.loc	0 18 24 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v2
	.loc	0 18 6
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execz .LBB6_1
	.loc	0 20 9 is_stmt 1
	global_load_dword v2, v0, s[2:3]
	s_xor_b32 s8, exec_lo, -1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, 1, v2
	global_store_dword v0, v2, s[2:3]
	.loc	0 21 2
	s_waitcnt_vscnt null, 0x0
	buffer_gl1_inv
	buffer_gl0_inv
.Ltmp62:
	.loc	0 15 45
	global_atomic_swap v0, v0, s[0:1]
.Ltmp63:
	.loc	0 23 2
	s_branch .LBB6_1
.Ltmp64:
	.p2align	6
.LBB6_8:
	.loc	0 0 2 is_stmt 0
	s_mov_b32 s5, -1
	.loc	0 80 1 is_stmt 1
	s_branch .LBB6_3
.LBB6_9:
	.loc	0 0 1 is_stmt 0
	s_inst_prefetch 0x2
	.loc	0 80 1
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b32 s2, s4
	s_cbranch_execz .LBB6_11
	.loc	0 0 1
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
.Ltmp65:
	.loc	0 15 45 is_stmt 1
	global_atomic_swap v0, v1, s[0:1] offset:4
.Ltmp66:
.LBB6_11:
	.loc	0 80 1
	s_endpgm
.Ltmp67:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel while_any_low
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
.Lfunc_end6:
	.size	while_any_low, .Lfunc_end6-while_any_low

	.protected	while_any
	.globl	while_any
	.p2align	8
	.type	while_any,@function
while_any:
.Lfunc_begin7:
	.loc	0 81 1 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	s_mov_b32 s7, exec_lo
	s_inst_prefetch 0x1
	s_branch .LBB7_4
	.p2align	6
.LBB7_1:
	.loc	0 0 1 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	s_and_b32 s6, s8, exec_lo
.LBB7_2:
	s_or_b32 exec_lo, exec_lo, s7
.LBB7_3:
	s_andn2_b32 s7, s4, exec_lo
	s_and_b32 s8, s6, exec_lo
	.loc	0 81 1
	s_andn2_b32 vcc_lo, exec_lo, s5
	s_or_b32 s7, s7, s8
	s_cbranch_vccz .LBB7_9
.LBB7_4:
	.loc	0 0 1
	s_mov_b32 s4, s7
	s_andn2_b32 s6, s6, exec_lo
.Ltmp68:
	.loc	0 13 36 is_stmt 1
	v_cndmask_b32_e64 v2, 0, 1, s4
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	s_cbranch_vccz .LBB7_8
.Ltmp69:
	.loc	0 0 36 is_stmt 0
	s_mov_b32 s5, 0
	s_mov_b32 s6, 0
	.loc	0 81 1 is_stmt 1
	s_and_saveexec_b32 s7, s4
	s_xor_b32 s7, exec_lo, s7
	s_cbranch_execz .LBB7_2
.Ltmp70:
	.loc	0 15 45
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v2, v0, v1, s[0:1] glc
	s_mov_b32 s8, -1
.Ltmp71:
	.loc	0 18 6
	s_mov_b32 s6, exec_lo
	.loc	0 18 24 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v2
	.loc	0 18 6
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execz .LBB7_1
	.loc	0 20 9 is_stmt 1
	global_load_dword v2, v0, s[2:3]
	s_xor_b32 s8, exec_lo, -1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, 1, v2
	global_store_dword v0, v2, s[2:3]
	.loc	0 21 2
	s_waitcnt_vscnt null, 0x0
	buffer_gl1_inv
	buffer_gl0_inv
.Ltmp72:
	.loc	0 15 45
	global_atomic_swap v0, v0, s[0:1]
.Ltmp73:
	.loc	0 23 2
	s_branch .LBB7_1
.Ltmp74:
	.p2align	6
.LBB7_8:
	.loc	0 0 2 is_stmt 0
	s_mov_b32 s5, -1
	.loc	0 81 1 is_stmt 1
	s_branch .LBB7_3
.LBB7_9:
	.loc	0 0 1 is_stmt 0
	s_inst_prefetch 0x2
	.loc	0 81 1
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b32 s2, s4
	s_cbranch_execz .LBB7_11
	.loc	0 0 1
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
.Ltmp75:
	.loc	0 15 45 is_stmt 1
	global_atomic_swap v0, v1, s[0:1] offset:4
.Ltmp76:
.LBB7_11:
	.loc	0 81 1
	s_endpgm
.Ltmp77:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel while_any
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
.Lfunc_end7:
	.size	while_any, .Lfunc_end7-while_any

	.protected	both_halves
	.globl	both_halves
	.p2align	8
	.type	both_halves,@function
both_halves:
.Lfunc_begin8:
	.loc	0 12 36 prologue_end
	v_mul_hi_u32 v1, 0x7ffffff, v0
.Ltmp78:
	.loc	0 11 29
	s_load_dwordx4 s[0:3], s[4:5], 0x8
.Ltmp79:
	.loc	0 12 36
	v_lshlrev_b32_e32 v1, 5, v1
	v_sub_nc_u32_e32 v1, v0, v1
	v_lshlrev_b32_e32 v0, 2, v0
	v_subrev_nc_u32_e32 v2, 32, v1
	v_cmp_lt_u32_e32 vcc_lo, 31, v1
	v_cndmask_b32_e32 v1, v1, v2, vcc_lo
.Ltmp80:
	.loc	0 86 19
	v_mov_b32_e32 v2, 0
.Ltmp81:
	.loc	0 12 36
	v_subrev_nc_u32_e32 v3, 32, v1
	v_cmp_lt_u32_e32 vcc_lo, 31, v1
	v_cndmask_b32_e32 v1, v1, v3, vcc_lo
.Ltmp82:
	.loc	0 86 19
	v_lshlrev_b64 v[2:3], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, vcc_lo, s0, v2
	v_add_co_ci_u32_e32 v3, vcc_lo, s1, v3, vcc_lo
	.loc	0 89 2
	s_mov_b32 s1, exec_lo
	.loc	0 86 19
	global_load_dword v2, v[2:3], off
.Ltmp83:
	.loc	0 14 34
	global_load_dword v3, v0, s[2:3] glc dlc
.Ltmp84:
	.loc	0 13 36
	s_waitcnt vmcnt(1)
	v_cmp_lt_i32_e32 vcc_lo, 40, v2
.Ltmp85:
	.loc	0 87 13
	s_bcnt1_i32_b32 s0, vcc_lo
	.loc	0 87 39 is_stmt 0
	v_cmp_gt_u32_e32 vcc_lo, 32, v1
	.loc	0 87 13
	v_cndmask_b32_e64 v2, 0, s0, vcc_lo
	.loc	0 86 19 is_stmt 1
	s_mov_b32 s0, 0
	.loc	0 89 28
	s_waitcnt vmcnt(0)
	v_cmpx_lt_i32_e64 v3, v2
	.loc	0 89 2 is_stmt 0
	s_cbranch_execz .LBB8_3
	.loc	0 0 2
	v_add_co_u32 v0, s1, s2, v0
	v_add_co_ci_u32_e64 v1, null, s3, 0, s1
.LBB8_2:
.Ltmp86:
	.loc	0 15 45 is_stmt 1
	s_clause 0x1
	global_atomic_swap v[0:1], v2, off
	global_load_dword v3, v[0:1], off glc dlc
.Ltmp87:
	.loc	0 89 28
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc_lo, v3, v2
	.loc	0 89 2 is_stmt 0
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB8_2
.LBB8_3:
	.loc	0 91 1 is_stmt 1
	s_endpgm
.Ltmp88:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel both_halves
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
.Lfunc_end8:
	.size	both_halves, .Lfunc_end8-both_halves

	.protected	first_lane
	.globl	first_lane
	.p2align	8
	.type	first_lane,@function
first_lane:
.Lfunc_begin9:
	.loc	0 94 0
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v2, 2
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, s0, s0, v0
	v_add_co_ci_u32_e64 v1, null, s1, 0, s0
	s_branch .LBB9_2
.LBB9_1:
.Ltmp89:
	.loc	0 95 2 prologue_end
	s_andn2_b32 vcc_lo, exec_lo, s0
	s_cbranch_vccz .LBB9_4
.LBB9_2:
.Ltmp90:
	.loc	0 14 34
	global_load_dword v3, v[0:1], off offset:256 glc dlc
	s_mov_b32 s0, -1
.Ltmp91:
	.loc	0 13 36
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
.Ltmp92:
	.loc	0 95 48
	s_bitcmp0_b32 vcc_lo, 0
	.loc	0 95 2 is_stmt 0
	s_cbranch_scc1 .LBB9_1
.Ltmp93:
	.loc	0 15 45 is_stmt 1
	global_atomic_swap v[0:1], v2, off offset:256
	s_mov_b32 s0, 0
	s_branch .LBB9_1
.Ltmp94:
.LBB9_4:
	.loc	0 97 1
	s_endpgm
.Ltmp95:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel first_lane
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
.Lfunc_end9:
	.size	first_lane, .Lfunc_end9-first_lane

	.protected	count_low
	.globl	count_low
	.p2align	8
	.type	count_low,@function
count_low:
.Lfunc_begin10:
	.loc	0 12 36 prologue_end
	v_mul_hi_u32 v1, 0x7ffffff, v0
.Ltmp96:
	.loc	0 11 29
	s_load_dwordx4 s[0:3], s[4:5], 0x8
.Ltmp97:
	.loc	0 12 36
	s_mov_b32 s4, 0
	v_lshlrev_b32_e32 v1, 5, v1
	v_sub_nc_u32_e32 v1, v0, v1
	v_subrev_nc_u32_e32 v2, 32, v1
	v_cmp_lt_u32_e32 vcc_lo, 31, v1
	v_cndmask_b32_e32 v1, v1, v2, vcc_lo
	v_mov_b32_e32 v2, 0
	v_subrev_nc_u32_e32 v3, 32, v1
	v_cmp_lt_u32_e32 vcc_lo, 31, v1
	v_cndmask_b32_e32 v1, v1, v3, vcc_lo
.Ltmp98:
	.loc	0 101 45
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, vcc_lo, s0, v1
	v_add_co_ci_u32_e32 v2, vcc_lo, s1, v2, vcc_lo
	global_load_dword v1, v[1:2], off
.Ltmp99:
	.loc	0 13 36
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v1
.Ltmp100:
	.loc	0 103 2
	s_cbranch_vccz .LBB10_3
	.loc	0 101 13
	s_bcnt1_i32_b32 s5, vcc_lo
.LBB10_2:
	.loc	0 104 8
	s_load_dword s6, s[0:1], 0x0
	.loc	0 103 20
	s_add_i32 s5, s5, -1
	.loc	0 104 5
	s_waitcnt lgkmcnt(0)
	s_add_i32 s4, s6, s4
	.loc	0 103 20
	s_add_u32 s0, s0, 4
	s_addc_u32 s1, s1, 0
	s_cmp_eq_u32 s5, 0
	.loc	0 103 2 is_stmt 0
	s_cbranch_scc0 .LBB10_2
.LBB10_3:
	.loc	0 105 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 105 14 is_stmt 0
	v_mov_b32_e32 v1, s4
	global_store_dword v0, v1, s[2:3]
	.loc	0 106 1 is_stmt 1
	s_endpgm
.Ltmp101:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel count_low
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
	.size	count_low, .Lfunc_end10-count_low

	.p2alignl 6, 3214868480
	.fill 48, 4, 3214868480
	.type	__hip_cuid_ec53be7baa9c19b3,@object
	.section	.bss,"aw",@nobits
	.globl	__hip_cuid_ec53be7baa9c19b3
__hip_cuid_ec53be7baa9c19b3:
	.byte	0
	.size	__hip_cuid_ec53be7baa9c19b3, 1

	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym __hip_cuid_ec53be7baa9c19b3
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 1024
    .name:           turns_low
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         turns_low.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 1024
    .name:           turns_all
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         turns_all.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 1024
    .name:           leader_low
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         leader_low.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 1024
    .name:           leader_all
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         leader_all.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 1024
    .name:           until_all_low
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         until_all_low.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 1024
    .name:           until_all
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         until_all.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 1024
    .name:           while_any_low
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         while_any_low.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 1024
    .name:           while_any
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         while_any.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 1024
    .name:           both_halves
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         both_halves.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 1024
    .name:           first_lane
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         first_lane.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 1024
    .name:           count_low
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         count_low.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 32
amdhsa.target:   amdgcn-amd-amdhsa--gfx1030
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata

	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.amdhsa_code_object_version 4
	.protected	down_parents
	.globl	down_parents
	.p2align	8
	.type	down_parents,@function
down_parents:
.Lfunc_begin0:
	.file	0 "." "cl/near.cl" md5 0x3f538ecf70f69ae0801de83f0228f30f
	.loc	0 10 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	.loc	0 10 35 is_stmt 0
	v_add_nc_u32_e32 v5, 64, v0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s4, 0
.LBB0_1:
	.loc	0 0 0
	v_mov_b32_e32 v1, v5
	.loc	0 12 17 is_stmt 1
	v_lshlrev_b64 v[3:4], 2, v[1:2]
	.loc	0 12 32 is_stmt 0
	v_and_b32_e32 v6, 3, v1
	.loc	0 12 17
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v3, vcc_lo, s0, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s1, v4, vcc_lo
	global_load_dword v5, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 12 26
	v_sub_nc_u32_e32 v5, v5, v6
	.loc	0 12 39
	v_cmp_ge_u32_e32 vcc_lo, v5, v1
	.loc	0 12 2
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB0_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 15 2 is_stmt 1
	v_lshlrev_b32_e32 v2, 2, v0
	.loc	0 14 11
	global_store_dword v[3:4], v0, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 15 9
	global_store_dword v2, v1, s[2:3]
	.loc	0 16 1
	s_endpgm
.Ltmp0:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel down_parents
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
	.size	down_parents, .Lfunc_end0-down_parents

	.protected	up_children
	.globl	up_children
	.p2align	8
	.type	up_children,@function
up_children:
.Lfunc_begin1:
	.loc	0 20 15 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_and_b32_e32 v1, 7, v0
	.loc	0 20 39 is_stmt 0
	v_subrev_nc_u32_e32 v4, 32, v0
	v_lshl_add_u32 v3, v0, 1, 0xffffffd8
	v_lshlrev_b32_e32 v1, 2, v1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s0, s0, v1
	v_add_co_ci_u32_e64 v2, null, s1, 0, s0
	.loc	0 20 15
	s_mov_b32 s0, 0
.LBB1_1:
	.loc	0 22 22 is_stmt 1
	global_load_dword v6, v[1:2], off glc dlc
	.loc	0 0 0 is_stmt 0
	v_mov_b32_e32 v5, v4
	.loc	0 22 51
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v4, v3, v6
	.loc	0 22 57
	v_cmp_le_i32_e32 vcc_lo, v4, v5
	.loc	0 22 2
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB1_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s0
	v_mov_b32_e32 v3, 1
	.loc	0 20 15 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 25 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 24 2
	global_atomic_add v[1:2], v3, off
	.loc	0 25 9
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v5, s[0:1]
	.loc	0 26 1
	s_endpgm
.Ltmp1:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel up_children
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
.Lfunc_end1:
	.size	up_children, .Lfunc_end1-up_children

	.protected	down_or_level
	.globl	down_or_level
	.p2align	8
	.type	down_or_level,@function
down_or_level:
.Lfunc_begin2:
	.loc	0 31 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 3
	.loc	0 33 6
	s_mov_b32 s2, exec_lo
	.loc	0 33 8 is_stmt 0
	v_cmpx_ne_u32_e32 63, v0
	.loc	0 33 6
	s_cbranch_execz .LBB2_6
	.loc	0 0 6
	v_mov_b32_e32 v1, 0
	s_mov_b32 s6, 3
	s_branch .LBB2_3
.LBB2_2:
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 34 18 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v2
	.loc	0 34 30 is_stmt 0
	s_cmp_le_u32 s6, s3
	.loc	0 34 3
	s_cbranch_scc0 .LBB2_5
.LBB2_3:
	.loc	0 34 18
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	.loc	0 0 0
	s_mov_b32 s3, s6
	.loc	0 34 18
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s6, vcc_lo
	s_cbranch_execz .LBB2_2
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
	s_branch .LBB2_2
.LBB2_5:
	.loc	0 0 18
	v_mov_b32_e32 v1, s3
.LBB2_6:
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 36 2 is_stmt 1
	s_mov_b32 s3, exec_lo
	s_mov_b32 s2, exec_lo
	v_mbcnt_lo_u32_b32 v2, s3, 0
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB2_8
	s_bcnt1_i32_b32 s3, s3
	v_mov_b32_e32 v2, 0
	s_mul_i32 s3, s3, 10
	v_mov_b32_e32 v3, s3
	s_waitcnt lgkmcnt(0)
	global_atomic_add v2, v3, s[0:1]
.LBB2_8:
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 31 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 37 14
	v_add_nc_u32_e32 v1, v1, v0
	.loc	0 37 2 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 37 9
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	.loc	0 38 1 is_stmt 1
	s_endpgm
.Ltmp2:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel down_or_level
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
.Lfunc_end2:
	.size	down_or_level, .Lfunc_end2-down_or_level

	.protected	below_limit
	.globl	below_limit
	.p2align	8
	.type	below_limit,@function
below_limit:
.Lfunc_begin3:
	.loc	0 43 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_and_b32_e32 v1, 1, v0
	v_mov_b32_e32 v4, 3
	.loc	0 45 6
	s_mov_b32 s2, exec_lo
	v_lshlrev_b32_e32 v3, 2, v1
	.loc	0 45 8 is_stmt 0
	v_cmpx_gt_u32_e32 62, v0
	.loc	0 45 6
	s_cbranch_execz .LBB3_4
	.loc	0 0 6
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s3, s0, v3
	v_add_co_ci_u32_e64 v2, null, s1, 0, s3
	v_mov_b32_e32 v5, 3
	s_mov_b32 s3, 0
.LBB3_2:
	v_mov_b32_e32 v4, v5
	.loc	0 46 18 is_stmt 1
	global_load_dword v5, v[1:2], off glc dlc
	.loc	0 46 41 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc_lo, 4, v5
	.loc	0 46 3
	s_or_b32 s3, vcc_lo, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execnz .LBB3_2
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s3
.LBB3_4:
	s_or_b32 exec_lo, exec_lo, s2
	v_mov_b32_e32 v1, 10
	.loc	0 48 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_add v3, v1, s[0:1]
	.loc	0 43 11
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 49 14
	v_add_nc_u32_e32 v1, v4, v0
	.loc	0 49 2 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 49 9
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	.loc	0 50 1 is_stmt 1
	s_endpgm
.Ltmp3:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel below_limit
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
.Lfunc_end3:
	.size	below_limit, .Lfunc_end3-below_limit

	.protected	down_and_up
	.globl	down_and_up
	.p2align	8
	.type	down_and_up,@function
down_and_up:
.Lfunc_begin4:
	.loc	0 55 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 57 6
	s_mov_b32 s2, exec_lo
	.loc	0 57 8 is_stmt 0
	v_cmpx_ne_u32_e32 63, v0
	.loc	0 57 6
	s_cbranch_execz .LBB4_5
	.loc	0 0 6
	v_mov_b32_e32 v1, 0
	s_branch .LBB4_3
.LBB4_2:
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 58 18 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v2
	.loc	0 58 30 is_stmt 0
	s_cmp_eq_u32 s3, 0
	.loc	0 58 3
	s_cbranch_scc0 .LBB4_5
.LBB4_3:
	.loc	0 58 18
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB4_2
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
	s_branch .LBB4_2
.LBB4_5:
	.loc	0 0 18
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 60 2 is_stmt 1
	s_mov_b32 s3, exec_lo
	s_mov_b32 s2, exec_lo
	v_mbcnt_lo_u32_b32 v1, s3, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB4_7
	s_bcnt1_i32_b32 s3, s3
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s3
	s_waitcnt lgkmcnt(0)
	global_atomic_add v1, v2, s[0:1]
.LBB4_7:
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 55 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 61 14
	v_add_nc_u32_e32 v1, 1, v0
	.loc	0 61 2 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 61 9
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	.loc	0 62 1 is_stmt 1
	s_endpgm
.Ltmp4:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel down_and_up
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
	.size	down_and_up, .Lfunc_end4-down_and_up

	.protected	down_for_some
	.globl	down_for_some
	.p2align	8
	.type	down_for_some,@function
down_for_some:
.Lfunc_begin5:
	.loc	0 67 11 prologue_end
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	v_and_b32_e32 v1, 1, v0
	v_mov_b32_e32 v4, 0x64
	s_mov_b32 s1, 0
	v_lshlrev_b32_e32 v2, 2, v1
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s0, s2, v2
	v_add_co_ci_u32_e64 v2, null, s3, 0, s0
	s_inst_prefetch 0x1
	s_branch .LBB5_2
	.p2align	6
.LBB5_1:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	s_and_b32 s0, exec_lo, s0
	s_or_b32 s1, s0, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execz .LBB5_8
.LBB5_2:
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v4
	s_mov_b32 s7, 0
	s_branch .LBB5_4
	.p2align	6
.LBB5_3:
	s_or_b32 exec_lo, exec_lo, s10
	.loc	0 71 7 is_stmt 1
	s_and_b32 s0, exec_lo, s9
	s_or_b32 s7, s0, s7
	s_andn2_b32 s0, s6, exec_lo
	s_and_b32 s6, s8, exec_lo
	s_or_b32 s6, s0, s6
	s_andn2_b32 exec_lo, exec_lo, s7
	s_cbranch_execz .LBB5_6
.LBB5_4:
	.loc	0 70 10
	global_load_dword v4, v[1:2], off glc dlc
	s_or_b32 s8, s8, exec_lo
	s_or_b32 s9, s9, exec_lo
	.loc	0 71 7
	s_and_saveexec_b32 s10, vcc_lo
	s_cbranch_execz .LBB5_3
	.loc	0 75 14
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s0, 0, v4
	s_andn2_b32 s9, s9, exec_lo
	s_andn2_b32 s8, s8, exec_lo
	s_and_b32 s0, s0, exec_lo
	s_or_b32 s9, s9, s0
	s_branch .LBB5_3
.LBB5_6:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
	s_mov_b32 s0, -1
	s_and_saveexec_b32 s7, s6
	s_xor_b32 s6, exec_lo, s7
	s_cbranch_execz .LBB5_1
	.loc	0 72 13 is_stmt 1
	s_waitcnt vmcnt(0)
	v_cmp_ge_u32_e64 s0, v4, v3
	s_orn2_b32 s0, s0, exec_lo
	s_branch .LBB5_1
.LBB5_8:
	.loc	0 0 13 is_stmt 0
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 78 2 is_stmt 1
	s_mov_b32 s1, exec_lo
	s_mov_b32 s0, exec_lo
	v_mbcnt_lo_u32_b32 v1, s1, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB5_10
	s_bcnt1_i32_b32 s1, s1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s1
	global_atomic_add v1, v2, s[2:3]
.LBB5_10:
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 67 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 79 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 79 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v3, s[0:1]
	.loc	0 80 1 is_stmt 1
	s_endpgm
.Ltmp5:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel down_for_some
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
.Lfunc_end5:
	.size	down_for_some, .Lfunc_end5-down_for_some

	.protected	down_if_less
	.globl	down_if_less
	.p2align	8
	.type	down_if_less,@function
down_if_less:
.Lfunc_begin6:
	.loc	0 85 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 50
	.loc	0 87 6
	s_mov_b32 s2, exec_lo
	.loc	0 87 8 is_stmt 0
	v_cmpx_ne_u32_e32 63, v0
	.loc	0 87 6
	s_cbranch_execz .LBB6_6
	.loc	0 0 6
	v_mov_b32_e32 v1, 0
	s_mov_b32 s3, 50
	s_branch .LBB6_3
.LBB6_2:
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 89 11 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v2
	.loc	0 90 8
	s_min_u32 s3, s6, s3
	.loc	0 92 17
	s_cmp_eq_u32 s6, 0
	.loc	0 92 3 is_stmt 0
	s_cbranch_scc0 .LBB6_5
.LBB6_3:
	.loc	0 89 11 is_stmt 1
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s6, vcc_lo
	s_cbranch_execz .LBB6_2
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
	s_branch .LBB6_2
.LBB6_5:
	.loc	0 0 11 is_stmt 0
	v_mov_b32_e32 v1, s3
.LBB6_6:
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 85 11 is_stmt 1
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 94 2
	s_mov_b32 s2, exec_lo
	.loc	0 93 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 94 2
	v_mbcnt_lo_u32_b32 v2, s2, 0
	s_mov_b32 s3, exec_lo
	.loc	0 93 9
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[4:5]
	.loc	0 94 2
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB6_8
	s_bcnt1_i32_b32 s2, s2
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s2
	global_atomic_add v0, v1, s[0:1]
.LBB6_8:
	.loc	0 95 1
	s_endpgm
.Ltmp6:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel down_if_less
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
	.size	down_if_less, .Lfunc_end6-down_if_less

	.protected	down_if_asked
	.globl	down_if_asked
	.p2align	8
	.type	down_if_asked,@function
down_if_asked:
.Lfunc_begin7:
	.loc	0 100 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 50
	.loc	0 102 6
	s_mov_b32 s2, exec_lo
	.loc	0 102 8 is_stmt 0
	v_cmpx_ne_u32_e32 63, v0
	.loc	0 102 6
	s_cbranch_execz .LBB7_5
	.loc	0 104 11 is_stmt 1
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB7_3
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[0:1] glc dlc
.LBB7_3:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 104 11
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v1
	.loc	0 105 13 is_stmt 1
	s_cmp_gt_u32 s3, 49
	s_cselect_b32 s6, -1, 0
	.loc	0 108 17
	s_cmp_lg_u32 s3, 0
	.loc	0 105 8
	v_cndmask_b32_e64 v1, 0, 1, s6
	.loc	0 108 3
	s_cbranch_scc0 .LBB7_8
.LBB7_4:
	.loc	0 0 3 is_stmt 0
	v_mov_b32_e32 v2, s3
.LBB7_5:
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 100 11 is_stmt 1
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 111 2
	s_mov_b32 s2, exec_lo
	.loc	0 109 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 111 2
	v_mbcnt_lo_u32_b32 v3, s2, 0
	s_mov_b32 s3, exec_lo
	.loc	0 109 9
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v2, s[4:5]
	.loc	0 110 15
	global_store_dword v0, v1, s[0:1] offset:256
	s_waitcnt_vscnt null, 0x0
	.loc	0 111 2
	v_cmpx_eq_u32_e32 0, v3
	s_cbranch_execz .LBB7_7
	s_bcnt1_i32_b32 s2, s2
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s2
	global_atomic_add v0, v1, s[0:1]
.LBB7_7:
	.loc	0 112 1
	s_endpgm
.LBB7_8:
	.loc	0 0 1 is_stmt 0
	v_mov_b32_e32 v2, 0
	s_branch .LBB7_10
.LBB7_9:
	s_or_b32 exec_lo, exec_lo, s3
	v_mul_lo_u32 v1, v1, 3
	.loc	0 104 11 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v3
	.loc	0 108 17
	s_cmp_eq_u32 s3, 0
	v_add_nc_u32_e32 v1, 1, v1
	s_cbranch_scc0 .LBB7_4
.LBB7_10:
	.loc	0 104 11
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB7_9
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v2, s[0:1] glc dlc
	s_branch .LBB7_9
.Ltmp7:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel down_if_asked
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
.Lfunc_end7:
	.size	down_if_asked, .Lfunc_end7-down_if_asked

	.protected	up_if_asked
	.globl	up_if_asked
	.p2align	8
	.type	up_if_asked,@function
up_if_asked:
.Lfunc_begin8:
	.loc	0 117 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	.loc	0 119 6
	s_mov_b32 s2, exec_lo
	.loc	0 119 8 is_stmt 0
	v_cmpx_ne_u32_e32 63, v0
	.loc	0 119 6
	s_cbranch_execz .LBB8_6
	.loc	0 0 6
	v_mov_b32_e32 v1, 0
	s_branch .LBB8_3
.LBB8_2:
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 121 11 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v2
	.loc	0 122 11
	s_cmp_eq_u32 s3, 0
	.loc	0 125 3
	s_cbranch_scc0 .LBB8_5
.LBB8_3:
	.loc	0 121 11
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB8_2
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
	s_branch .LBB8_2
.LBB8_5:
	.loc	0 0 11 is_stmt 0
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, s3
.LBB8_6:
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 117 11 is_stmt 1
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 128 2
	s_mov_b32 s2, exec_lo
	.loc	0 126 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 128 2
	v_mbcnt_lo_u32_b32 v3, s2, 0
	s_mov_b32 s3, exec_lo
	.loc	0 126 9
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v2, s[4:5]
	.loc	0 127 15
	global_store_dword v0, v1, s[0:1] offset:256
	s_waitcnt_vscnt null, 0x0
	.loc	0 128 2
	v_cmpx_eq_u32_e32 0, v3
	s_cbranch_execz .LBB8_8
	s_bcnt1_i32_b32 s2, s2
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s2
	global_atomic_add v0, v1, s[0:1]
.LBB8_8:
	.loc	0 129 1
	s_endpgm
.Ltmp8:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel up_if_asked
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
	.size	up_if_asked, .Lfunc_end8-up_if_asked

	.protected	down_unasked
	.globl	down_unasked
	.p2align	8
	.type	down_unasked,@function
down_unasked:
.Lfunc_begin9:
	.loc	0 134 11 prologue_end
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	v_and_b32_e32 v1, 1, v0
	v_cmp_eq_u32_e32 vcc_lo, 62, v0
	.loc	0 0 0 is_stmt 0
	v_mov_b32_e32 v3, 50
	v_lshlrev_b32_e32 v2, 2, v1
	v_cmp_eq_u32_e64 s0, 1, v1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s1, s2, v2
	v_add_co_ci_u32_e64 v2, null, s3, 0, s1
	.loc	0 134 11
	s_mov_b32 s3, 0
.LBB9_1:
	.loc	0 137 10 is_stmt 1
	global_load_dword v4, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	v_cmp_ge_u32_e64 s1, v4, v3
	v_cmp_eq_u32_e64 s2, 0x4d, v4
	v_mov_b32_e32 v3, v4
	.loc	0 138 7
	s_and_b32 s1, s0, s1
	s_or_b32 s1, s1, vcc_lo
	s_or_b32 s1, s1, s2
	s_and_b32 s1, exec_lo, s1
	s_or_b32 s3, s1, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execnz .LBB9_1
	.loc	0 0 7 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	v_mov_b32_e32 v3, 0x4d
	.loc	0 134 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 146 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 145 2
	global_atomic_swap v[1:2], v3, off
	v_mov_b32_e32 v1, 1
	.loc	0 146 9
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	.loc	0 147 1
	s_endpgm
.Ltmp9:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel down_unasked
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
.Lfunc_end9:
	.size	down_unasked, .Lfunc_end9-down_unasked

	.protected	down_if_raised
	.globl	down_if_raised
	.p2align	8
	.type	down_if_raised,@function
down_if_raised:
.Lfunc_begin10:
	.loc	0 152 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 154 6
	s_mov_b32 s2, exec_lo
	.loc	0 154 8 is_stmt 0
	v_cmpx_eq_u32_e32 0, v0
	.loc	0 154 6
	s_cbranch_execz .LBB10_3
	.loc	0 155 3 is_stmt 1
	s_mov_b32 s3, exec_lo
	v_mbcnt_lo_u32_b32 v1, s3, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_b32 s6, exec_lo, vcc_lo
	s_mov_b32 exec_lo, s6
	s_cbranch_execz .LBB10_3
	s_bcnt1_i32_b32 s3, s3
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s3
	s_waitcnt lgkmcnt(0)
	global_atomic_add v1, v2, s[0:1]
.LBB10_3:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	v_mov_b32_e32 v1, 0
	s_mov_b32 s2, 50
	s_branch .LBB10_5
.LBB10_4:
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 157 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v2
	.loc	0 158 7
	s_min_u32 s2, s3, s2
	.loc	0 160 16
	s_cmp_lg_u32 s3, 1
	.loc	0 160 2 is_stmt 0
	s_cbranch_scc0 .LBB10_7
.LBB10_5:
	.loc	0 157 10 is_stmt 1
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB10_4
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
	s_branch .LBB10_4
.LBB10_7:
	.loc	0 152 11
	s_waitcnt lgkmcnt(0)
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 161 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 161 9 is_stmt 0
	v_mov_b32_e32 v1, s2
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	.loc	0 162 1 is_stmt 1
	s_endpgm
.Ltmp10:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel down_if_raised
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
.Lfunc_end10:
	.size	down_if_raised, .Lfunc_end10-down_if_raised

	.protected	down_elsewhere
	.globl	down_elsewhere
	.p2align	8
	.type	down_elsewhere,@function
down_elsewhere:
.Lfunc_begin11:
	.loc	0 167 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 9
	.loc	0 169 6
	s_mov_b32 s2, exec_lo
	.loc	0 169 8 is_stmt 0
	v_cmpx_ne_u32_e32 63, v0
	.loc	0 169 6
	s_cbranch_execz .LBB11_11
	.loc	0 170 10 is_stmt 1
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB11_3
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[0:1] glc dlc
.LBB11_3:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 170 10
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v1
	.loc	0 170 21
	s_cmp_gt_u32 s3, 8
	s_mov_b32 s3, 9
	.loc	0 170 3
	s_cbranch_scc1 .LBB11_10
	.loc	0 0 3
	v_mov_b32_e32 v1, 0
	s_branch .LBB11_6
	.p2align	6
.LBB11_5:
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 170 10
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v2
	.loc	0 171 24 is_stmt 1
	s_add_i32 s3, s3, 9
	.loc	0 170 21
	s_cmp_lt_u32 s6, s3
	s_cbranch_scc0 .LBB11_10
.LBB11_6:
	.loc	0 171 9
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB11_8
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] offset:4 glc dlc
.LBB11_8:
	.loc	0 0 9 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 170 10 is_stmt 1
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	.loc	0 171 9
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v2
	.loc	0 170 10
	s_mov_b32 s6, exec_lo
	v_cmpx_eq_u32_e32 0, v3
	s_cbranch_execz .LBB11_5
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
	s_branch .LBB11_5
.LBB11_10:
	.loc	0 0 10 is_stmt 0
	v_mov_b32_e32 v1, s3
.LBB11_11:
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 172 2 is_stmt 1
	s_mov_b32 s3, exec_lo
	s_mov_b32 s2, exec_lo
	v_mbcnt_lo_u32_b32 v2, s3, 0
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB11_13
	s_bcnt1_i32_b32 s3, s3
	v_mov_b32_e32 v2, 0
	s_mul_i32 s3, s3, 20
	v_mov_b32_e32 v3, s3
	s_waitcnt lgkmcnt(0)
	global_atomic_add v2, v3, s[0:1]
.LBB11_13:
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 167 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 173 14
	v_add_nc_u32_e32 v1, v1, v0
	.loc	0 173 2 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 173 9
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	.loc	0 174 1 is_stmt 1
	s_endpgm
.Ltmp11:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel down_elsewhere
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
.Lfunc_end11:
	.size	down_elsewhere, .Lfunc_end11-down_elsewhere

	.protected	down_and_round
	.globl	down_and_round
	.p2align	8
	.type	down_and_round,@function
down_and_round:
.Lfunc_begin12:
	.loc	0 179 11 prologue_end
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	v_cmp_ne_u32_e32 vcc_lo, 63, v0
	v_mov_b32_e32 v1, 0
	s_mov_b32 s6, 5
	s_mov_b32 s1, 0
	s_inst_prefetch 0x1
	s_branch .LBB12_4
	.p2align	6
.LBB12_1:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s10
	.loc	0 186 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v2
	.loc	0 186 21 is_stmt 0
	s_add_i32 s10, s0, 5
	.loc	0 187 12 is_stmt 1
	s_cmp_lt_u32 s10, s9
	s_cselect_b32 s0, -1, 0
	.loc	0 0 0 is_stmt 0
	s_and_b32 s9, s0, exec_lo
	s_cselect_b32 s6, s10, s6
.LBB12_2:
	s_xor_b32 s0, s0, -1
	v_mov_b32_e32 v2, s6
	s_andn2_b32 s7, s7, exec_lo
	s_and_b32 s0, s0, exec_lo
	s_or_b32 s7, s7, s0
.LBB12_3:
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 181 2 is_stmt 1
	s_and_b32 s0, exec_lo, s7
	s_or_b32 s1, s0, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execz .LBB12_10
.LBB12_4:
	.loc	0 0 2 is_stmt 0
	v_mov_b32_e32 v2, 5
	s_or_b32 s7, s7, exec_lo
	.loc	0 181 2
	s_and_saveexec_b32 s8, vcc_lo
	s_cbranch_execz .LBB12_3
	.loc	0 182 16 is_stmt 1
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e64 s0, 0, v2
	s_and_saveexec_b32 s9, s0
	s_cbranch_execz .LBB12_7
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[2:3] glc dlc
.LBB12_7:
	.loc	0 0 16 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s9
	.loc	0 182 16
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v2
	.loc	0 182 27
	s_xor_b32 s9, s0, 0x80000000
	s_mov_b32 s0, 0
	.loc	0 184 18 is_stmt 1
	s_cmp_ge_i32 s9, s6
	.loc	0 184 7 is_stmt 0
	s_cbranch_scc1 .LBB12_2
	.loc	0 186 10 is_stmt 1
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e64 s0, 0, v2
	s_and_saveexec_b32 s10, s0
	s_cbranch_execz .LBB12_1
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[2:3] glc dlc
	s_branch .LBB12_1
.LBB12_10:
	.loc	0 0 10 is_stmt 0
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 191 2 is_stmt 1
	v_mov_b32_e32 v1, 0
	v_bfrev_b32_e32 v3, 1
	.loc	0 179 11
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 191 2
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v1, v3, s[2:3]
	.loc	0 192 14
	v_add_nc_u32_e32 v1, v2, v0
	.loc	0 192 2 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 192 9
	global_store_dword v0, v1, s[0:1]
	.loc	0 193 1 is_stmt 1
	s_endpgm
.Ltmp12:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel down_and_round
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
.Lfunc_end12:
	.size	down_and_round, .Lfunc_end12-down_and_round

	.protected	lds_add
	.globl	lds_add
	.p2align	8
	.type	lds_add,@function
lds_add:
.Lfunc_begin13:
	.loc	0 197 0
	v_lshlrev_b32_e32 v1, 2, v0
.Ltmp13:
	.loc	0 201 6 prologue_end
	s_mov_b32 s0, exec_lo
	.loc	0 201 8 is_stmt 0
	v_cmpx_gt_u32_e32 8, v0
	.loc	0 201 6
	s_cbranch_execz .LBB13_2
	.loc	0 0 6
	v_mov_b32_e32 v2, 0
	.loc	0 202 10 is_stmt 1
	ds_write_b32 v1, v2
.LBB13_2:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 204 15 is_stmt 1
	v_and_b32_e32 v0, 7, v0
	.loc	0 203 2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_mov_b32 s0, 0
	.loc	0 204 9
	v_lshlrev_b32_e32 v0, 2, v0
	ds_read_b32 v2, v0
.LBB13_3:
	.loc	0 207 46
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v3, 1.0, v2
	.loc	0 207 10 is_stmt 0
	ds_cmpst_rtn_b32 v3, v0, v2, v3
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v3, v2
	v_mov_b32_e32 v2, v3
	.loc	0 208 2 is_stmt 1
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB13_3
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 199 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 209 2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 210 11
	ds_read_b32 v0, v0
	.loc	0 210 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v0, s[0:1]
	.loc	0 211 1 is_stmt 1
	s_endpgm
.Ltmp14:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lds_add
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
.Lfunc_end13:
	.size	lds_add, .Lfunc_end13-lds_add

	.protected	lds_add_read
	.globl	lds_add_read
	.p2align	8
	.type	lds_add_read,@function
lds_add_read:
.Lfunc_begin14:
	.loc	0 214 0
	v_lshlrev_b32_e32 v1, 2, v0
.Ltmp15:
	.loc	0 218 6 prologue_end
	s_mov_b32 s0, exec_lo
	.loc	0 218 8 is_stmt 0
	v_cmpx_gt_u32_e32 8, v0
	.loc	0 218 6
	s_cbranch_execz .LBB14_2
	.loc	0 0 6
	v_mov_b32_e32 v2, 0
	.loc	0 219 10 is_stmt 1
	ds_write_b32 v1, v2
.LBB14_2:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	v_and_b32_e32 v2, 7, v0
	s_mov_b32 s0, 0
	.loc	0 220 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	v_lshlrev_b32_e32 v3, 2, v2
.LBB14_3:
	.loc	0 222 9
	ds_read_b32 v2, v3
	.loc	0 223 53
	s_waitcnt lgkmcnt(0)
	v_mad_u64_u32 v[4:5], null, v2, 3, v[0:1]
	.loc	0 223 9 is_stmt 0
	ds_cmpst_rtn_b32 v4, v3, v2, v4
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v4, v2
	.loc	0 222 3 is_stmt 1
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB14_3
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 224 22 is_stmt 1
	v_and_b32_e32 v0, 3, v0
	v_mov_b32_e32 v3, 1
	.loc	0 216 11
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 224 17
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 224 2 is_stmt 0
	ds_add_u32 v0, v3
	.loc	0 225 9 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v2, s[0:1]
	.loc	0 226 1
	s_endpgm
.Ltmp16:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lds_add_read
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
.Lfunc_end14:
	.size	lds_add_read, .Lfunc_end14-lds_add_read

	.protected	lds_in_turn
	.globl	lds_in_turn
	.p2align	8
	.type	lds_in_turn,@function
lds_in_turn:
.Lfunc_begin15:
	.loc	0 232 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 1
	.loc	0 234 8
	ds_write_b32 v3, v3
	.loc	0 235 2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	v_add_co_u32 v1, s0, s0, v1
	v_add_co_ci_u32_e64 v2, null, s1, 0, s0
	s_mov_b32 s0, 0
	s_branch .LBB15_2
.LBB15_1:
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 236 28 is_stmt 1
	s_add_i32 s0, s0, 4
	.loc	0 236 21 is_stmt 0
	s_cmp_eq_u32 s0, 64
	.loc	0 236 2
	s_cbranch_scc1 .LBB15_18
.LBB15_2:
	.loc	0 237 7 is_stmt 1
	s_mov_b32 s1, exec_lo
	.loc	0 237 9 is_stmt 0
	v_cmpx_eq_u32_e64 s0, v0
	.loc	0 237 7
	s_cbranch_execz .LBB15_6
	.loc	0 0 7
	s_mov_b32 s4, 0
.LBB15_4:
	.loc	0 238 11 is_stmt 1
	ds_cmpst_rtn_b32 v5, v3, v3, v4
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v5
	.loc	0 238 4 is_stmt 0
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB15_4
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 240 13 is_stmt 1
	global_load_dword v5, v3, s[2:3]
	.loc	0 240 26 is_stmt 0
	global_load_dword v6, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 240 24
	v_lshl_add_u32 v5, v5, 1, v6
	.loc	0 240 11
	global_store_dword v3, v5, s[2:3]
	.loc	0 241 4 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 242 10
	ds_write_b32 v3, v3
.LBB15_6:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 236 28 is_stmt 1
	s_or_b32 s1, s0, 1
	.loc	0 237 9
	v_cmp_eq_u32_e32 vcc_lo, s1, v0
	.loc	0 237 7 is_stmt 0
	s_and_saveexec_b32 s1, vcc_lo
	s_cbranch_execz .LBB15_10
	.loc	0 0 7
	s_mov_b32 s4, 0
.LBB15_8:
	.loc	0 238 11 is_stmt 1
	ds_cmpst_rtn_b32 v5, v3, v3, v4
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v5
	.loc	0 238 4 is_stmt 0
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB15_8
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 240 13 is_stmt 1
	global_load_dword v5, v3, s[2:3]
	.loc	0 240 26 is_stmt 0
	global_load_dword v6, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 240 24
	v_lshl_add_u32 v5, v5, 1, v6
	.loc	0 240 11
	global_store_dword v3, v5, s[2:3]
	.loc	0 241 4 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 242 10
	ds_write_b32 v3, v3
.LBB15_10:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 236 28 is_stmt 1
	s_or_b32 s1, s0, 2
	.loc	0 237 9
	v_cmp_eq_u32_e32 vcc_lo, s1, v0
	.loc	0 237 7 is_stmt 0
	s_and_saveexec_b32 s1, vcc_lo
	s_cbranch_execz .LBB15_14
	.loc	0 0 7
	s_mov_b32 s4, 0
.LBB15_12:
	.loc	0 238 11 is_stmt 1
	ds_cmpst_rtn_b32 v5, v3, v3, v4
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v5
	.loc	0 238 4 is_stmt 0
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB15_12
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 240 13 is_stmt 1
	global_load_dword v5, v3, s[2:3]
	.loc	0 240 26 is_stmt 0
	global_load_dword v6, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 240 24
	v_lshl_add_u32 v5, v5, 1, v6
	.loc	0 240 11
	global_store_dword v3, v5, s[2:3]
	.loc	0 241 4 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 242 10
	ds_write_b32 v3, v3
.LBB15_14:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 236 28 is_stmt 1
	s_or_b32 s1, s0, 3
	.loc	0 237 9
	v_cmp_eq_u32_e32 vcc_lo, s1, v0
	.loc	0 237 7 is_stmt 0
	s_and_saveexec_b32 s1, vcc_lo
	s_cbranch_execz .LBB15_1
	.loc	0 0 7
	s_mov_b32 s4, 0
.LBB15_16:
	.loc	0 238 11 is_stmt 1
	ds_cmpst_rtn_b32 v5, v3, v3, v4
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v5
	.loc	0 238 4 is_stmt 0
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB15_16
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 240 13 is_stmt 1
	global_load_dword v5, v3, s[2:3]
	.loc	0 240 26 is_stmt 0
	global_load_dword v6, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 240 24
	v_lshl_add_u32 v5, v5, 1, v6
	.loc	0 240 11
	global_store_dword v3, v5, s[2:3]
	.loc	0 241 4 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 242 10
	ds_write_b32 v3, v3
	s_branch .LBB15_1
.LBB15_18:
	.loc	0 244 1
	s_endpgm
.Ltmp17:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lds_in_turn
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
	.size	lds_in_turn, .Lfunc_end15-lds_in_turn

	.protected	lds_lock
	.globl	lds_lock
	.p2align	8
	.type	lds_lock,@function
lds_lock:
.Lfunc_begin16:
	.loc	0 248 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b32 s0, 0
.Ltmp18:
	.loc	0 252 8 prologue_end
	ds_write_b32 v1, v1
	.loc	0 253 2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
.LBB16_1:
	.loc	0 254 9
	ds_cmpst_rtn_b32 v3, v1, v1, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	.loc	0 254 2 is_stmt 0
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB16_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 252 8 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 256 2
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 0
	.loc	0 256 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v0, s[0:1]
	.loc	0 257 8 is_stmt 1
	ds_write_b32 v2, v2
	.loc	0 258 1
	s_endpgm
.Ltmp19:
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
.Lfunc_end16:
	.size	lds_lock, .Lfunc_end16-lds_lock

	.protected	lds_looked_for
	.globl	lds_looked_for
	.p2align	8
	.type	lds_looked_for,@function
lds_looked_for:
.Lfunc_begin17:
	.loc	0 262 0
	v_mov_b32_e32 v2, 5
	v_mov_b32_e32 v1, 0
.Ltmp20:
	.loc	0 268 6 prologue_end
	s_mov_b32 s0, exec_lo
	.loc	0 266 8
	ds_write_b32 v1, v2
	.loc	0 267 2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 268 8
	v_cmpx_ne_u32_e32 63, v0
	.loc	0 268 6 is_stmt 0
	s_cbranch_execz .LBB17_2
.LBB17_1:
	.loc	0 269 10 is_stmt 1
	ds_read_b32 v2, v1
	.loc	0 269 16 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	.loc	0 269 3
	s_cbranch_vccnz .LBB17_1
.LBB17_2:
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s0
	v_mov_b32_e32 v1, 5
	v_mov_b32_e32 v2, 0
	.loc	0 264 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 271 2
	ds_cmpst_b32 v2, v1, v2
	.loc	0 272 2
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 272 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v0, s[0:1]
	.loc	0 273 1 is_stmt 1
	s_endpgm
.Ltmp21:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lds_looked_for
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
.Lfunc_end17:
	.size	lds_looked_for, .Lfunc_end17-lds_looked_for

	.protected	lds_other_place
	.globl	lds_other_place
	.p2align	8
	.type	lds_other_place,@function
lds_other_place:
.Lfunc_begin18:
	.loc	0 277 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
.Ltmp22:
	.loc	0 284 6 prologue_end
	s_mov_b32 s0, exec_lo
	.loc	0 281 11
	ds_write_b32 v1, v1
	.loc	0 282 11
	ds_write_b32 v1, v2 offset:4
	.loc	0 283 2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 284 8
	v_cmpx_ne_u32_e32 63, v0
	.loc	0 284 6 is_stmt 0
	s_cbranch_execz .LBB18_4
	.loc	0 0 6
	v_mov_b32_e32 v3, 0
	s_mov_b32 s1, 0
.LBB18_2:
	.loc	0 286 10 is_stmt 1
	ds_read_b32 v1, v3 offset:4
	.loc	0 287 10
	s_waitcnt lgkmcnt(0)
	ds_cmpst_rtn_b32 v4, v3, v1, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v4, v1
	.loc	0 286 4
	s_or_b32 s1, vcc_lo, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB18_2
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
.LBB18_4:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 279 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	.loc	0 289 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 288 11
	ds_write_b32 v3, v2
	.loc	0 289 9
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	.loc	0 290 1
	s_endpgm
.Ltmp23:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lds_other_place
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
	.size	lds_other_place, .Lfunc_end18-lds_other_place

	.protected	lds_read_once
	.globl	lds_read_once
	.p2align	8
	.type	lds_read_once,@function
lds_read_once:
.Lfunc_begin19:
	.loc	0 294 0
	v_mov_b32_e32 v2, 0
.Ltmp24:
	.loc	0 302 6 prologue_end
	s_mov_b32 s0, exec_lo
	.loc	0 298 8
	ds_write_b32 v2, v2
	.loc	0 299 2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 300 8
	ds_read_b32 v1, v2
	.loc	0 301 2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 302 8
	v_cmpx_ne_u32_e32 63, v0
	.loc	0 302 6 is_stmt 0
	s_cbranch_execz .LBB19_3
	.loc	0 0 6
	v_add_nc_u32_e32 v3, 1, v0
	s_mov_b32 s1, 0
.LBB19_2:
	.loc	0 303 10 is_stmt 1
	ds_cmpst_rtn_b32 v4, v2, v1, v3
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v4, v1
	.loc	0 303 3 is_stmt 0
	s_or_b32 s1, vcc_lo, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB19_2
.LBB19_3:
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 296 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	v_mov_b32_e32 v2, 0
	.loc	0 306 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 305 8
	ds_write_b32 v2, v2
	.loc	0 306 9
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	.loc	0 307 1
	s_endpgm
.Ltmp25:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lds_read_once
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
	.size	lds_read_once, .Lfunc_end19-lds_read_once

	.protected	lds_disturbed
	.globl	lds_disturbed
	.p2align	8
	.type	lds_disturbed,@function
lds_disturbed:
.Lfunc_begin20:
	.loc	0 311 0
	v_mov_b32_e32 v2, 0
.Ltmp26:
	.loc	0 317 6 prologue_end
	s_mov_b32 s0, exec_lo
	.loc	0 315 8
	ds_write_b32 v2, v2
	.loc	0 316 2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 317 8
	v_cmpx_ne_u32_e32 63, v0
	.loc	0 317 6 is_stmt 0
	s_cbranch_execz .LBB20_6
	.loc	0 0 6
	v_mov_b32_e32 v1, 0
	s_mov_b32 s1, 0
	s_branch .LBB20_3
	.p2align	6
.LBB20_2:
	v_mov_b32_e32 v2, s3
	.loc	0 321 21 is_stmt 1
	s_and_b32 s6, exec_lo, s2
	s_or_b32 s1, s6, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execz .LBB20_5
.LBB20_3:
	.loc	0 319 10
	ds_read_b32 v2, v1
	s_mov_b32 s3, 1
	s_or_b32 s2, s2, exec_lo
	.loc	0 321 16
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc_lo, 7, v2
	.loc	0 320 16
	v_xor_b32_e32 v3, 1, v2
	.loc	0 320 10 is_stmt 0
	ds_write_b32 v1, v3
	.loc	0 321 21 is_stmt 1
	s_cbranch_vccnz .LBB20_2
	.loc	0 321 56 is_stmt 0
	v_add_nc_u32_e32 v3, 2, v2
	s_andn2_b32 s2, s2, exec_lo
	s_mov_b32 s3, 0
	.loc	0 321 24
	ds_cmpst_rtn_b32 v3, v1, v2, v3
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v3, v2
	s_and_b32 s6, vcc_lo, exec_lo
	s_or_b32 s2, s2, s6
	s_branch .LBB20_2
.LBB20_5:
	.loc	0 0 24
	s_or_b32 exec_lo, exec_lo, s1
.LBB20_6:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 313 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	v_mov_b32_e32 v1, 16
	v_mov_b32_e32 v3, 0
	.loc	0 323 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 322 8
	ds_write_b32 v3, v1
	.loc	0 323 9
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v2, s[0:1]
	.loc	0 324 1
	s_endpgm
.Ltmp27:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lds_disturbed
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
.Lfunc_end20:
	.size	lds_disturbed, .Lfunc_end20-lds_disturbed

	.protected	lds_goes_on_equal
	.globl	lds_goes_on_equal
	.p2align	8
	.type	lds_goes_on_equal,@function
lds_goes_on_equal:
.Lfunc_begin21:
	.loc	0 328 0
	v_mov_b32_e32 v1, 0
.Ltmp28:
	.loc	0 334 6 prologue_end
	s_mov_b32 s0, exec_lo
	.loc	0 332 8
	ds_write_b32 v1, v1
	.loc	0 333 2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 334 8
	v_cmpx_ne_u32_e32 63, v0
	.loc	0 334 6 is_stmt 0
	s_cbranch_execz .LBB21_4
	.loc	0 0 6
	v_mov_b32_e32 v2, 0
	s_mov_b32 s1, 0
.LBB21_2:
	.loc	0 336 10 is_stmt 1
	ds_read_b32 v1, v2
	.loc	0 337 10
	s_waitcnt lgkmcnt(0)
	ds_cmpst_rtn_b32 v3, v2, v1, v1
	.loc	0 337 50 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_or_b32_e32 v3, v3, v1
	v_cmp_ne_u32_e32 vcc_lo, 0, v3
	.loc	0 336 4 is_stmt 1
	s_or_b32 s1, vcc_lo, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB21_2
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
.LBB21_4:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 330 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	v_mov_b32_e32 v2, 0
	.loc	0 339 2
	v_lshlrev_b32_e32 v3, 2, v0
	.loc	0 338 8
	ds_write_b32 v2, v0
	.loc	0 339 9
	s_waitcnt lgkmcnt(0)
	global_store_dword v3, v1, s[0:1]
	.loc	0 340 1
	s_endpgm
.Ltmp29:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lds_goes_on_equal
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
.Lfunc_end21:
	.size	lds_goes_on_equal, .Lfunc_end21-lds_goes_on_equal

	.protected	tries_by_ten
	.globl	tries_by_ten
	.p2align	8
	.type	tries_by_ten,@function
tries_by_ten:
.Lfunc_begin22:
	.loc	0 348 2 prologue_end
	s_clause 0x1
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	s_movk_i32 s5, 0xc8
	s_mov_b32 s4, 0
	s_branch .LBB22_11
.LBB22_1:
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s20
	s_orn2_b32 s19, s19, exec_lo
	s_orn2_b32 s18, s18, exec_lo
.LBB22_2:
	s_or_b32 exec_lo, exec_lo, s17
	s_orn2_b32 s19, s19, exec_lo
	s_orn2_b32 s17, s18, exec_lo
.LBB22_3:
	s_or_b32 exec_lo, exec_lo, s16
	s_orn2_b32 s18, s19, exec_lo
	s_orn2_b32 s16, s17, exec_lo
.LBB22_4:
	s_or_b32 exec_lo, exec_lo, s15
	s_orn2_b32 s17, s18, exec_lo
	s_orn2_b32 s15, s16, exec_lo
.LBB22_5:
	s_or_b32 exec_lo, exec_lo, s14
	s_orn2_b32 s16, s17, exec_lo
	s_orn2_b32 s14, s15, exec_lo
.LBB22_6:
	s_or_b32 exec_lo, exec_lo, s13
	s_orn2_b32 s15, s16, exec_lo
	s_orn2_b32 s13, s14, exec_lo
.LBB22_7:
	s_or_b32 exec_lo, exec_lo, s12
	s_orn2_b32 s14, s15, exec_lo
	s_orn2_b32 s12, s13, exec_lo
.LBB22_8:
	s_or_b32 exec_lo, exec_lo, s11
	s_orn2_b32 s13, s14, exec_lo
	s_orn2_b32 s11, s12, exec_lo
.LBB22_9:
	s_or_b32 exec_lo, exec_lo, s10
	s_andn2_b32 s8, s8, exec_lo
	s_and_b32 s10, s13, exec_lo
	s_andn2_b32 s7, s7, exec_lo
	s_and_b32 s11, s11, exec_lo
	s_or_b32 s8, s8, s10
	s_or_b32 s7, s7, s11
.LBB22_10:
	s_or_b32 exec_lo, exec_lo, s9
	.loc	0 349 7 is_stmt 1
	s_and_b32 s9, exec_lo, s7
	s_or_b32 s4, s9, s4
	s_andn2_b32 s6, s6, exec_lo
	s_and_b32 s9, s8, exec_lo
	s_or_b32 s6, s6, s9
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB22_22
.LBB22_11:
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v3, v2, v[1:2], s[2:3] glc
	s_or_b32 s8, s8, exec_lo
	s_or_b32 s7, s7, exec_lo
	s_mov_b32 s9, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	s_xor_b32 s9, exec_lo, s9
	s_cbranch_execz .LBB22_10
	global_atomic_cmpswap v3, v2, v[1:2], s[2:3] glc
	s_mov_b32 s11, -1
	s_mov_b32 s13, -1
	s_mov_b32 s10, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	s_cbranch_execz .LBB22_9
	global_atomic_cmpswap v3, v2, v[1:2], s[2:3] glc
	s_mov_b32 s12, -1
	s_mov_b32 s14, -1
	s_mov_b32 s11, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	s_cbranch_execz .LBB22_8
	global_atomic_cmpswap v3, v2, v[1:2], s[2:3] glc
	s_mov_b32 s15, -1
	s_mov_b32 s12, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	s_cbranch_execz .LBB22_7
	global_atomic_cmpswap v3, v2, v[1:2], s[2:3] glc
	s_mov_b32 s16, -1
	s_mov_b32 s13, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	s_cbranch_execz .LBB22_6
	global_atomic_cmpswap v3, v2, v[1:2], s[2:3] glc
	s_mov_b32 s17, -1
	s_mov_b32 s14, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	s_cbranch_execz .LBB22_5
	global_atomic_cmpswap v3, v2, v[1:2], s[2:3] glc
	s_mov_b32 s18, -1
	s_mov_b32 s15, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	s_cbranch_execz .LBB22_4
	global_atomic_cmpswap v3, v2, v[1:2], s[2:3] glc
	s_mov_b32 s19, -1
	s_mov_b32 s16, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	s_cbranch_execz .LBB22_3
	global_atomic_cmpswap v3, v2, v[1:2], s[2:3] glc
	s_mov_b32 s17, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	s_cbranch_execz .LBB22_2
	global_atomic_cmpswap v3, v2, v[1:2], s[2:3] glc
	s_mov_b32 s20, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	s_cbranch_execz .LBB22_1
	.loc	0 348 21
	s_add_i32 s5, s5, -10
	s_cmp_eq_u32 s5, 0
	s_cselect_b32 s18, -1, 0
	s_xor_b32 s19, exec_lo, -1
	s_orn2_b32 s18, s18, exec_lo
	s_branch .LBB22_1
.LBB22_22:
	.loc	0 0 21 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	s_and_saveexec_b32 s4, s6
	s_xor_b32 s4, exec_lo, s4
	s_cbranch_execz .LBB22_24
	.loc	0 350 11 is_stmt 1
	v_mov_b32_e32 v1, 0
	global_load_dword v2, v1, s[0:1]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, 1, v2
	global_store_dword v1, v2, s[0:1]
	.loc	0 351 4
	global_atomic_swap v1, v1, s[2:3]
.LBB22_24:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 354 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 1
	.loc	0 354 13 is_stmt 0
	global_store_dword v0, v1, s[0:1] offset:4
	.loc	0 355 1 is_stmt 1
	s_endpgm
.Ltmp30:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tries_by_ten
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
.Lfunc_end22:
	.size	tries_by_ten, .Lfunc_end22-tries_by_ten

	.protected	tries_of_some
	.globl	tries_of_some
	.p2align	8
	.type	tries_of_some,@function
tries_of_some:
.Lfunc_begin23:
	.loc	0 360 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_not_b32_e32 v1, v0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s2, 0
	v_and_b32_e32 v3, 1, v1
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v12, v2
	.loc	0 363 2
	v_mul_u32_u24_e32 v4, 9, v3
	v_lshlrev_b32_e32 v5, 3, v3
	v_mul_u32_u24_e32 v6, 7, v3
	v_mul_u32_u24_e32 v7, 6, v3
	v_mul_u32_u24_e32 v8, 5, v3
	v_lshlrev_b32_e32 v9, 2, v3
	v_mul_u32_u24_e32 v10, 3, v3
	v_lshlrev_b32_e32 v11, 1, v3
	s_branch .LBB23_20
.LBB23_1:
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s27
	s_and_b32 s27, s28, exec_lo
	s_orn2_b32 s26, s26, exec_lo
.LBB23_2:
	s_or_b32 exec_lo, exec_lo, s25
	s_orn2_b32 s25, s27, exec_lo
	s_orn2_b32 s26, s26, exec_lo
.LBB23_3:
	s_or_b32 exec_lo, exec_lo, s24
	s_and_b32 s25, s25, exec_lo
	s_orn2_b32 s24, s26, exec_lo
.LBB23_4:
	s_or_b32 exec_lo, exec_lo, s23
	s_orn2_b32 s23, s25, exec_lo
	s_orn2_b32 s24, s24, exec_lo
.LBB23_5:
	s_or_b32 exec_lo, exec_lo, s22
	s_and_b32 s23, s23, exec_lo
	s_orn2_b32 s22, s24, exec_lo
.LBB23_6:
	s_or_b32 exec_lo, exec_lo, s21
	s_orn2_b32 s21, s23, exec_lo
	s_orn2_b32 s22, s22, exec_lo
.LBB23_7:
	s_or_b32 exec_lo, exec_lo, s20
	s_and_b32 s21, s21, exec_lo
	s_orn2_b32 s20, s22, exec_lo
.LBB23_8:
	s_or_b32 exec_lo, exec_lo, s19
	s_orn2_b32 s19, s21, exec_lo
	s_orn2_b32 s20, s20, exec_lo
.LBB23_9:
	s_or_b32 exec_lo, exec_lo, s18
	s_and_b32 s19, s19, exec_lo
	s_orn2_b32 s18, s20, exec_lo
.LBB23_10:
	s_or_b32 exec_lo, exec_lo, s17
	s_orn2_b32 s17, s19, exec_lo
	s_orn2_b32 s18, s18, exec_lo
.LBB23_11:
	s_or_b32 exec_lo, exec_lo, s16
	s_and_b32 s17, s17, exec_lo
	s_orn2_b32 s16, s18, exec_lo
.LBB23_12:
	s_or_b32 exec_lo, exec_lo, s15
	s_orn2_b32 s15, s17, exec_lo
	s_orn2_b32 s16, s16, exec_lo
.LBB23_13:
	s_or_b32 exec_lo, exec_lo, s14
	s_and_b32 s15, s15, exec_lo
	s_orn2_b32 s14, s16, exec_lo
.LBB23_14:
	s_or_b32 exec_lo, exec_lo, s13
	s_orn2_b32 s13, s15, exec_lo
	s_orn2_b32 s14, s14, exec_lo
.LBB23_15:
	s_or_b32 exec_lo, exec_lo, s12
	s_and_b32 s13, s13, exec_lo
	s_orn2_b32 s12, s14, exec_lo
.LBB23_16:
	s_or_b32 exec_lo, exec_lo, s11
	s_orn2_b32 s11, s13, exec_lo
	s_orn2_b32 s12, s12, exec_lo
.LBB23_17:
	s_or_b32 exec_lo, exec_lo, s10
	s_and_b32 s11, s11, exec_lo
	s_orn2_b32 s10, s12, exec_lo
.LBB23_18:
	s_or_b32 exec_lo, exec_lo, s9
	s_andn2_b32 s7, s7, exec_lo
	s_and_b32 s9, s11, exec_lo
	s_andn2_b32 s6, s6, exec_lo
	s_and_b32 s10, s10, exec_lo
	s_or_b32 s7, s7, s9
	s_or_b32 s6, s6, s10
.LBB23_19:
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 364 7 is_stmt 1
	s_and_b32 s8, exec_lo, s6
	s_or_b32 s2, s8, s2
	s_andn2_b32 s3, s3, exec_lo
	s_and_b32 s8, s7, exec_lo
	s_or_b32 s3, s3, s8
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB23_40
.LBB23_20:
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v13, v2, v[1:2], s[0:1] glc
	s_or_b32 s7, s7, exec_lo
	s_or_b32 s6, s6, exec_lo
	s_mov_b32 s8, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v13
	s_cbranch_execz .LBB23_19
	.loc	0 363 30
	v_add_nc_u32_e32 v13, v12, v3
	s_mov_b32 s10, -1
	s_mov_b32 s11, 0
	.loc	0 363 2 is_stmt 0
	s_mov_b32 s9, exec_lo
	.loc	0 363 21
	v_cmpx_gt_u32_e32 0xc8, v13
	.loc	0 363 2
	s_cbranch_execz .LBB23_18
	.loc	0 364 7 is_stmt 1
	global_atomic_cmpswap v14, v2, v[1:2], s[0:1] glc
	s_mov_b32 s12, -1
	s_mov_b32 s11, -1
	s_mov_b32 s10, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v14
	s_cbranch_execz .LBB23_17
	.loc	0 363 21
	v_add_nc_u32_e32 v14, v11, v12
	s_mov_b32 s13, 0
	.loc	0 363 2 is_stmt 0
	s_mov_b32 s11, exec_lo
	.loc	0 363 21
	v_cmpx_gt_u32_e32 0xc8, v14
	.loc	0 363 2
	s_cbranch_execz .LBB23_16
	.loc	0 364 7 is_stmt 1
	global_atomic_cmpswap v14, v2, v[1:2], s[0:1] glc
	s_mov_b32 s14, -1
	s_mov_b32 s13, -1
	s_mov_b32 s12, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v14
	s_cbranch_execz .LBB23_15
	.loc	0 363 21
	v_add_nc_u32_e32 v14, v10, v12
	s_mov_b32 s15, 0
	.loc	0 363 2 is_stmt 0
	s_mov_b32 s13, exec_lo
	.loc	0 363 21
	v_cmpx_gt_u32_e32 0xc8, v14
	.loc	0 363 2
	s_cbranch_execz .LBB23_14
	.loc	0 364 7 is_stmt 1
	global_atomic_cmpswap v14, v2, v[1:2], s[0:1] glc
	s_mov_b32 s16, -1
	s_mov_b32 s15, -1
	s_mov_b32 s14, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v14
	s_cbranch_execz .LBB23_13
	.loc	0 363 21
	v_add_nc_u32_e32 v14, v9, v12
	s_mov_b32 s17, 0
	.loc	0 363 2 is_stmt 0
	s_mov_b32 s15, exec_lo
	.loc	0 363 21
	v_cmpx_gt_u32_e32 0xc8, v14
	.loc	0 363 2
	s_cbranch_execz .LBB23_12
	.loc	0 364 7 is_stmt 1
	global_atomic_cmpswap v14, v2, v[1:2], s[0:1] glc
	s_mov_b32 s18, -1
	s_mov_b32 s17, -1
	s_mov_b32 s16, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v14
	s_cbranch_execz .LBB23_11
	.loc	0 363 21
	v_add_nc_u32_e32 v14, v8, v12
	s_mov_b32 s19, 0
	.loc	0 363 2 is_stmt 0
	s_mov_b32 s17, exec_lo
	.loc	0 363 21
	v_cmpx_gt_u32_e32 0xc8, v14
	.loc	0 363 2
	s_cbranch_execz .LBB23_10
	.loc	0 364 7 is_stmt 1
	global_atomic_cmpswap v14, v2, v[1:2], s[0:1] glc
	s_mov_b32 s20, -1
	s_mov_b32 s19, -1
	s_mov_b32 s18, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v14
	s_cbranch_execz .LBB23_9
	.loc	0 363 21
	v_add_nc_u32_e32 v14, v7, v12
	s_mov_b32 s21, 0
	.loc	0 363 2 is_stmt 0
	s_mov_b32 s19, exec_lo
	.loc	0 363 21
	v_cmpx_gt_u32_e32 0xc8, v14
	.loc	0 363 2
	s_cbranch_execz .LBB23_8
	.loc	0 364 7 is_stmt 1
	global_atomic_cmpswap v14, v2, v[1:2], s[0:1] glc
	s_mov_b32 s22, -1
	s_mov_b32 s21, -1
	s_mov_b32 s20, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v14
	s_cbranch_execz .LBB23_7
	.loc	0 363 21
	v_add_nc_u32_e32 v14, v6, v12
	s_mov_b32 s23, 0
	.loc	0 363 2 is_stmt 0
	s_mov_b32 s21, exec_lo
	.loc	0 363 21
	v_cmpx_gt_u32_e32 0xc8, v14
	.loc	0 363 2
	s_cbranch_execz .LBB23_6
	.loc	0 364 7 is_stmt 1
	global_atomic_cmpswap v14, v2, v[1:2], s[0:1] glc
	s_mov_b32 s24, -1
	s_mov_b32 s23, -1
	s_mov_b32 s22, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v14
	s_cbranch_execz .LBB23_5
	.loc	0 363 21
	v_add_nc_u32_e32 v14, v5, v12
	s_mov_b32 s25, 0
	.loc	0 363 2 is_stmt 0
	s_mov_b32 s23, exec_lo
	.loc	0 363 21
	v_cmpx_gt_u32_e32 0xc8, v14
	.loc	0 363 2
	s_cbranch_execz .LBB23_4
	.loc	0 364 7 is_stmt 1
	global_atomic_cmpswap v14, v2, v[1:2], s[0:1] glc
	s_mov_b32 s26, -1
	s_mov_b32 s25, -1
	s_mov_b32 s24, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v14
	s_cbranch_execz .LBB23_3
	.loc	0 363 21
	v_add_nc_u32_e32 v12, v4, v12
	s_mov_b32 s27, 0
	v_cmp_gt_u32_e32 vcc_lo, 0xc8, v12
	.loc	0 363 2 is_stmt 0
	s_and_saveexec_b32 s25, vcc_lo
	s_cbranch_execz .LBB23_2
	.loc	0 364 7 is_stmt 1
	global_atomic_cmpswap v12, v2, v[1:2], s[0:1] glc
	s_mov_b32 s28, -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v12
	s_and_saveexec_b32 s27, vcc_lo
	s_cbranch_execz .LBB23_1
	.loc	0 363 30
	v_add_nc_u32_e32 v12, v13, v3
	s_xor_b32 s28, exec_lo, -1
	v_add3_u32 v12, v12, v3, v3
	v_add3_u32 v12, v12, v3, v3
	v_add3_u32 v12, v12, v3, v3
	v_add3_u32 v12, v12, v3, v3
	.loc	0 363 21 is_stmt 0
	v_cmp_lt_u32_e32 vcc_lo, 0xc7, v12
	s_orn2_b32 s26, vcc_lo, exec_lo
	s_branch .LBB23_1
.LBB23_40:
	.loc	0 0 21
	s_or_b32 exec_lo, exec_lo, s2
	s_and_saveexec_b32 s2, s3
	s_xor_b32 s2, exec_lo, s2
	s_cbranch_execz .LBB23_42
	.loc	0 365 4 is_stmt 1
	v_mov_b32_e32 v1, 0
	global_atomic_swap v1, v1, s[0:1]
.LBB23_42:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 360 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 368 2
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 1
	.loc	0 368 13 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1] offset:4
	.loc	0 369 1 is_stmt 1
	s_endpgm
.Ltmp31:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tries_of_some
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
		.amdhsa_next_free_vgpr 15
		.amdhsa_next_free_sgpr 29
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
	.size	tries_of_some, .Lfunc_end23-tries_of_some

	.protected	tries_taken_back
	.globl	tries_taken_back
	.p2align	8
	.type	tries_taken_back,@function
tries_taken_back:
.Lfunc_begin24:
	.loc	0 376 2 prologue_end
	s_clause 0x1
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	s_mov_b32 s4, 0
	s_mov_b32 s6, 0
	s_inst_prefetch 0x1
	s_branch .LBB24_2
	.p2align	6
.LBB24_1:
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s9
	.loc	0 377 7 is_stmt 1
	s_and_b32 s9, exec_lo, s8
	s_or_b32 s4, s9, s4
	s_andn2_b32 s5, s5, exec_lo
	s_and_b32 s9, s7, exec_lo
	s_or_b32 s5, s5, s9
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB24_4
.LBB24_2:
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v3, v2, v[1:2], s[2:3] glc
	s_or_b32 s7, s7, exec_lo
	s_or_b32 s8, s8, exec_lo
	s_mov_b32 s9, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	s_cbranch_execz .LBB24_1
	.loc	0 376 29
	s_add_i32 s10, s6, 1
	s_cmp_lg_u32 s6, 9
	s_cselect_b32 s6, s10, 1
	.loc	0 376 21 is_stmt 0
	s_cmpk_gt_u32 s6, 0xc7
	s_cselect_b32 s10, -1, 0
	s_andn2_b32 s8, s8, exec_lo
	s_and_b32 s10, s10, exec_lo
	s_andn2_b32 s7, s7, exec_lo
	s_or_b32 s8, s8, s10
	s_branch .LBB24_1
.LBB24_4:
	.loc	0 0 21
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s4
	s_and_saveexec_b32 s4, s5
	s_xor_b32 s4, exec_lo, s4
	s_cbranch_execz .LBB24_6
	.loc	0 378 11 is_stmt 1
	v_mov_b32_e32 v1, 0
	global_load_dword v2, v1, s[0:1]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, 1, v2
	global_store_dword v1, v2, s[0:1]
	.loc	0 379 4
	global_atomic_swap v1, v1, s[2:3]
.LBB24_6:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 385 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 1
	.loc	0 385 13 is_stmt 0
	global_store_dword v0, v1, s[0:1] offset:4
	.loc	0 386 1 is_stmt 1
	s_endpgm
.Ltmp32:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tries_taken_back
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
.Lfunc_end24:
	.size	tries_taken_back, .Lfunc_end24-tries_taken_back

	.protected	two_rows
	.globl	two_rows
	.p2align	8
	.type	two_rows,@function
two_rows:
.Lfunc_begin25:
	.loc	0 391 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 393 19
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 1
	v_xor_b32_e32 v0, 1, v0
	.loc	0 393 2 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v1, v2, s[0:1]
	v_lshlrev_b32_e32 v2, 2, v0
	.loc	0 393 19
	v_add_co_u32 v0, s2, s0, v1
	v_add_co_ci_u32_e64 v1, null, s1, 0, s2
	v_add_co_u32 v2, s0, s0, v2
	v_add_co_ci_u32_e64 v3, null, s1, 0, s0
	s_mov_b32 s0, 0
.LBB25_1:
	.loc	0 394 9 is_stmt 1
	global_load_dword v4, v[2:3], off glc dlc
	.loc	0 394 31 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v4
	.loc	0 394 2
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB25_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s0
	v_mov_b32_e32 v2, 1
	.loc	0 396 2 is_stmt 1
	global_atomic_swap v[0:1], v2, off offset:256
	.loc	0 397 1
	s_endpgm
.Ltmp33:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel two_rows
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
.Lfunc_end25:
	.size	two_rows, .Lfunc_end25-two_rows

	.protected	two_rows_overlap
	.globl	two_rows_overlap
	.p2align	8
	.type	two_rows_overlap,@function
two_rows_overlap:
.Lfunc_begin26:
	.loc	0 402 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_lshlrev_b32_e32 v2, 2, v0
	.loc	0 404 6
	s_mov_b32 s2, exec_lo
	.loc	0 404 8 is_stmt 0
	v_cmpx_ne_u32_e32 62, v0
	.loc	0 404 6
	s_cbranch_execz .LBB26_2
	.loc	0 0 6
	v_mov_b32_e32 v1, 1
	.loc	0 405 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v2, v1, s[0:1]
.LBB26_2:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	v_xor_b32_e32 v0, 1, v0
	v_lshlrev_b32_e32 v0, 2, v0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, s2, s0, v0
	v_add_co_ci_u32_e64 v1, null, s1, 0, s2
	s_mov_b32 s2, 0
.LBB26_3:
	.loc	0 406 9 is_stmt 1
	global_load_dword v3, v[0:1], off glc dlc
	.loc	0 406 31 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v3
	.loc	0 406 2
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB26_3
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s2
	v_mov_b32_e32 v0, 1
	.loc	0 408 2 is_stmt 1
	global_atomic_swap v2, v0, s[0:1] offset:248
	.loc	0 409 1
	s_endpgm
.Ltmp34:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel two_rows_overlap
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
.Lfunc_end26:
	.size	two_rows_overlap, .Lfunc_end26-two_rows_overlap

	.protected	two_rows_of_two
	.globl	two_rows_of_two
	.p2align	8
	.type	two_rows_of_two,@function
two_rows_of_two:
.Lfunc_begin27:
	.loc	0 415 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_lshlrev_b32_e32 v2, 2, v0
	s_mov_b32 s2, 0
	.loc	0 417 6
	s_mov_b32 s3, exec_lo
	.loc	0 417 8 is_stmt 0
	v_cmpx_eq_u32_e32 0, v1
	.loc	0 417 6
	s_cbranch_execz .LBB27_2
	.loc	0 0 6
	v_mov_b32_e32 v0, 1
	.loc	0 418 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v2, v0, s[0:1]
.LBB27_2:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	v_lshlrev_b32_e32 v0, 7, v1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, s3, s0, v0
	v_add_co_ci_u32_e64 v1, null, s1, 0, s3
	v_add_co_u32 v0, vcc_lo, v0, v2
	v_add_co_ci_u32_e32 v1, vcc_lo, 0, v1, vcc_lo
.LBB27_3:
	.loc	0 419 9 is_stmt 1
	global_load_dword v3, v[0:1], off glc dlc
	.loc	0 419 33 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v3
	.loc	0 419 2
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB27_3
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s2
	v_mov_b32_e32 v0, 1
	.loc	0 421 2 is_stmt 1
	global_atomic_swap v2, v0, s[0:1] offset:128
	.loc	0 422 1
	s_endpgm
.Ltmp35:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel two_rows_of_two
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
.Lfunc_end27:
	.size	two_rows_of_two, .Lfunc_end27-two_rows_of_two

	.protected	count_to_limit
	.globl	count_to_limit
	.p2align	8
	.type	count_to_limit,@function
count_to_limit:
.Lfunc_begin28:
	.loc	0 427 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_and_b32_e32 v1, 3, v0
	v_mov_b32_e32 v3, 1
	v_lshlrev_b32_e32 v1, 2, v1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s0, s0, v1
	v_add_co_ci_u32_e64 v2, null, s1, 0, s0
	s_mov_b32 s0, 0
	s_mov_b32 s1, -1
.LBB28_1:
	.loc	0 429 9
	global_atomic_add v4, v[1:2], v3, off glc
	.loc	0 429 2 is_stmt 0
	s_add_i32 s1, s1, 1
	.loc	0 429 37
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc_lo, 0xc7, v4
	.loc	0 429 2
	v_mov_b32_e32 v4, s1
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB28_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s0
	v_mov_b32_e32 v3, 3
	.loc	0 427 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 432 16
	v_cmp_lt_u32_e32 vcc_lo, 0x12c, v4
	.loc	0 432 2 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 431 2 is_stmt 1
	global_atomic_sub v[1:2], v3, off
	.loc	0 432 16
	v_cndmask_b32_e64 v1, 0, 1, vcc_lo
	.loc	0 432 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	.loc	0 433 1 is_stmt 1
	s_endpgm
.Ltmp36:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel count_to_limit
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
.Lfunc_end28:
	.size	count_to_limit, .Lfunc_end28-count_to_limit

	.protected	count_and_back
	.globl	count_and_back
	.p2align	8
	.type	count_and_back,@function
count_and_back:
.Lfunc_begin29:
	.loc	0 440 9 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_mov_b32 s3, exec_lo
	s_mov_b32 s2, exec_lo
	v_mbcnt_lo_u32_b32 v1, s3, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB29_2
	s_bcnt1_i32_b32 s3, s3
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, s3
	s_waitcnt lgkmcnt(0)
	global_atomic_add v2, v2, v3, s[0:1] glc
.LBB29_2:
	.loc	0 0 9 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 440 9
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v2
	v_add_nc_u32_e32 v1, s2, v1
	.loc	0 440 2
	s_mov_b32 s2, exec_lo
	.loc	0 440 30
	v_cmpx_lt_u32_e32 31, v1
	.loc	0 440 2
	s_cbranch_execz .LBB29_9
	.loc	0 0 2
	v_mov_b32_e32 v1, 0
	s_mov_b32 s3, 0
	s_inst_prefetch 0x1
	s_branch .LBB29_5
	.p2align	6
.LBB29_4:
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 440 9
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v3
	v_add_nc_u32_e32 v2, s6, v2
	.loc	0 440 30
	v_cmp_gt_u32_e32 vcc_lo, 32, v2
	.loc	0 440 2
	s_or_b32 s3, vcc_lo, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execz .LBB29_9
.LBB29_5:
	.loc	0 441 3 is_stmt 1
	s_mov_b32 s7, exec_lo
	s_mov_b32 s6, exec_lo
	v_mbcnt_lo_u32_b32 v2, s7, 0
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB29_7
	s_bcnt1_i32_b32 s7, s7
	v_mov_b32_e32 v2, s7
	s_waitcnt lgkmcnt(0)
	global_atomic_sub v1, v2, s[0:1]
.LBB29_7:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 440 9 is_stmt 1
	s_mov_b32 s7, exec_lo
	s_mov_b32 s6, exec_lo
	v_mbcnt_lo_u32_b32 v2, s7, 0
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB29_4
	s_bcnt1_i32_b32 s7, s7
	v_mov_b32_e32 v3, s7
	s_waitcnt lgkmcnt(0)
	global_atomic_add v3, v1, v3, s[0:1] glc
	s_branch .LBB29_4
.LBB29_9:
	.loc	0 0 9 is_stmt 0
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 440 9
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 443 2 is_stmt 1
	s_mov_b32 s2, exec_lo
	.loc	0 442 2
	v_lshlrev_b32_e32 v2, 2, v0
	.loc	0 443 2
	v_mbcnt_lo_u32_b32 v1, s2, 0
	s_mov_b32 s3, exec_lo
	.loc	0 442 9
	s_waitcnt lgkmcnt(0)
	global_store_dword v2, v0, s[4:5]
	.loc	0 443 2
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB29_11
	s_bcnt1_i32_b32 s2, s2
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s2
	global_atomic_sub v0, v1, s[0:1]
.LBB29_11:
	.loc	0 444 1
	s_endpgm
.Ltmp37:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel count_and_back
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
.Lfunc_end29:
	.size	count_and_back, .Lfunc_end29-count_and_back

	.protected	count_by_some
	.globl	count_by_some
	.p2align	8
	.type	count_by_some,@function
count_by_some:
.Lfunc_begin30:
	.loc	0 449 11 prologue_end
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	v_and_b32_e32 v1, 1, v0
	s_mov_b32 s1, 0
	v_cmp_eq_u32_e32 vcc_lo, 1, v1
	v_mov_b32_e32 v1, 0
	s_inst_prefetch 0x1
	s_branch .LBB30_3
	.p2align	6
.LBB30_1:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 455 8 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v2
	v_mov_b32_e32 v2, s0
.LBB30_2:
	.loc	0 0 8 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 456 13 is_stmt 1
	v_cmp_lt_u32_e64 s0, 3, v2
	.loc	0 456 2 is_stmt 0
	s_or_b32 s1, s0, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execz .LBB30_10
.LBB30_3:
	.loc	0 452 7 is_stmt 1
	s_and_saveexec_b32 s0, vcc_lo
	s_xor_b32 s6, exec_lo, s0
	s_cbranch_execz .LBB30_7
	.loc	0 453 8
	s_mov_b32 s8, exec_lo
	s_mov_b32 s7, exec_lo
	v_mbcnt_lo_u32_b32 v2, s8, 0
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB30_6
	s_bcnt1_i32_b32 s0, s8
	v_mov_b32_e32 v3, s0
	s_waitcnt lgkmcnt(0)
	global_atomic_add v3, v1, v3, s[2:3] offset:4 glc
.LBB30_6:
	.loc	0 0 8 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 453 8
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v3
	v_add_nc_u32_e32 v2, s0, v2
.LBB30_7:
	.loc	0 452 7 is_stmt 1
	s_andn2_saveexec_b32 s6, s6
	s_cbranch_execz .LBB30_2
	.loc	0 455 8
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e64 s0, 0, v2
	s_and_saveexec_b32 s7, s0
	s_cbranch_execz .LBB30_1
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[2:3] glc dlc
	s_branch .LBB30_1
.LBB30_10:
	.loc	0 0 8 is_stmt 0
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 457 2 is_stmt 1
	s_mov_b32 s1, exec_lo
	s_mov_b32 s0, exec_lo
	v_mbcnt_lo_u32_b32 v1, s1, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB30_12
	s_bcnt1_i32_b32 s1, s1
	v_mov_b32_e32 v1, 0
	s_lshl_b32 s1, s1, 2
	v_mov_b32_e32 v2, s1
	s_waitcnt lgkmcnt(0)
	global_atomic_add v1, v2, s[2:3]
.LBB30_12:
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 449 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 458 2
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 458 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v0, s[0:1]
	.loc	0 459 1 is_stmt 1
	s_endpgm
.Ltmp38:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel count_by_some
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
.Lfunc_end30:
	.size	count_by_some, .Lfunc_end30-count_by_some

	.protected	count_beside
	.globl	count_beside
	.p2align	8
	.type	count_beside,@function
count_beside:
.Lfunc_begin31:
	.loc	0 464 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 1
	.loc	0 466 6
	s_mov_b32 s2, exec_lo
	.loc	0 466 8 is_stmt 0
	v_cmpx_ne_u32_e32 63, v0
	.loc	0 466 6
	s_cbranch_execz .LBB31_8
	.loc	0 0 6
	v_mov_b32_e32 v1, 0
	s_branch .LBB31_3
	.p2align	6
.LBB31_2:
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 469 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v3
	.loc	0 469 21 is_stmt 0
	s_cmp_lt_u32 s6, 4
	.loc	0 468 4 is_stmt 1
	s_cbranch_scc0 .LBB31_7
.LBB31_3:
	.loc	0 468 8 is_stmt 0
	s_mov_b32 s6, exec_lo
	s_mov_b32 s3, exec_lo
	v_mbcnt_lo_u32_b32 v2, s6, 0
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB31_5
	s_bcnt1_i32_b32 s6, s6
	v_mov_b32_e32 v3, s6
	s_waitcnt lgkmcnt(0)
	global_atomic_add v3, v1, v3, s[0:1] offset:4 glc
.LBB31_5:
	.loc	0 0 8
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 469 10 is_stmt 1
	v_mbcnt_lo_u32_b32 v4, exec_lo, 0
	.loc	0 468 8
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v3
	.loc	0 469 10
	s_mov_b32 s6, exec_lo
	v_cmpx_eq_u32_e32 0, v4
	s_cbranch_execz .LBB31_2
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v1, s[0:1] glc dlc
	s_branch .LBB31_2
.LBB31_7:
	.loc	0 0 10 is_stmt 0
	v_add_nc_u32_e32 v1, s3, v2
	.loc	0 471 13 is_stmt 1
	v_cmp_gt_u32_e32 vcc_lo, 4, v1
	v_cndmask_b32_e64 v1, 0, 1, vcc_lo
.LBB31_8:
	.loc	0 0 13 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 470 2 is_stmt 1
	s_mov_b32 s3, exec_lo
	s_mov_b32 s2, exec_lo
	v_mbcnt_lo_u32_b32 v2, s3, 0
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB31_10
	s_bcnt1_i32_b32 s3, s3
	v_mov_b32_e32 v2, 0
	s_lshl_b32 s3, s3, 2
	v_mov_b32_e32 v3, s3
	s_waitcnt lgkmcnt(0)
	global_atomic_add v2, v3, s[0:1]
.LBB31_10:
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 464 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 471 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 471 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	.loc	0 472 1 is_stmt 1
	s_endpgm
.Ltmp39:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel count_beside
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
.Lfunc_end31:
	.size	count_beside, .Lfunc_end31-count_beside

	.protected	count_in_strides
	.globl	count_in_strides
	.p2align	8
	.type	count_in_strides,@function
count_in_strides:
.Lfunc_begin32:
	.loc	0 477 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_lshlrev_b32_e32 v3, 2, v0
	.loc	0 479 6
	s_mov_b32 s2, exec_lo
	.loc	0 479 8 is_stmt 0
	v_cmpx_ne_u32_e32 63, v0
	.loc	0 479 6
	s_cbranch_execz .LBB32_3
	.loc	0 0 6
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s3, s0, v3
	v_add_co_ci_u32_e64 v2, null, s1, 0, s3
	v_mov_b32_e32 v4, 2.0
	s_mov_b32 s3, 0
.LBB32_2:
	.loc	0 480 10 is_stmt 1
	global_atomic_add v5, v[1:2], v4, off glc
	.loc	0 480 44 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc_lo, -2.0, v5
	.loc	0 480 3
	s_or_b32 s3, vcc_lo, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execnz .LBB32_2
.LBB32_3:
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 482 23 is_stmt 1
	v_add_nc_u32_e32 v1, -1, v0
	v_mov_b32_e32 v2, 7
	.loc	0 482 28 is_stmt 0
	v_and_b32_e32 v1, 63, v1
	.loc	0 482 18
	v_lshlrev_b32_e32 v1, 2, v1
	.loc	0 482 2
	s_waitcnt lgkmcnt(0)
	global_atomic_add v1, v2, s[0:1]
	.loc	0 477 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 483 9
	s_waitcnt lgkmcnt(0)
	global_store_dword v3, v0, s[0:1]
	.loc	0 484 1
	s_endpgm
.Ltmp40:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel count_in_strides
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
.Lfunc_end32:
	.size	count_in_strides, .Lfunc_end32-count_in_strides

	.protected	count_back_alone
	.globl	count_back_alone
	.p2align	8
	.type	count_back_alone,@function
count_back_alone:
.Lfunc_begin33:
	.loc	0 489 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_lshlrev_b32_e32 v3, 2, v0
	.loc	0 491 6
	s_mov_b32 s2, exec_lo
	.loc	0 491 8 is_stmt 0
	v_cmpx_ne_u32_e32 63, v0
	.loc	0 491 6
	s_cbranch_execz .LBB33_4
	.loc	0 0 6
	v_mov_b32_e32 v4, 1
	.loc	0 492 10 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_add v1, v3, v4, s[0:1] glc
	.loc	0 492 35 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, 4, v1
	.loc	0 492 3
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .LBB33_4
	.loc	0 0 3
	v_add_co_u32 v1, s3, s0, v3
	v_add_co_ci_u32_e64 v2, null, s1, 0, s3
	s_mov_b32 s3, 0
.LBB33_3:
	.loc	0 493 4 is_stmt 1
	s_clause 0x1
	global_atomic_sub v[1:2], v4, off
	global_atomic_add v5, v[1:2], v4, off glc
	.loc	0 492 35
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc_lo, 3, v5
	.loc	0 492 3 is_stmt 0
	s_or_b32 s3, vcc_lo, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execnz .LBB33_3
.LBB33_4:
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 489 11 is_stmt 1
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 495 23
	v_add_nc_u32_e32 v1, -1, v0
	v_mov_b32_e32 v2, 7
	.loc	0 495 28 is_stmt 0
	v_and_b32_e32 v1, 63, v1
	.loc	0 495 18
	v_lshlrev_b32_e32 v1, 2, v1
	.loc	0 494 9 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_store_dword v3, v0, s[2:3]
	.loc	0 495 2
	global_atomic_add v1, v2, s[0:1]
	.loc	0 496 1
	s_endpgm
.Ltmp41:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel count_back_alone
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
.Lfunc_end33:
	.size	count_back_alone, .Lfunc_end33-count_back_alone

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
    .name:           down_parents
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         down_parents.kd
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
    .name:           up_children
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         up_children.kd
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
    .name:           down_or_level
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         down_or_level.kd
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
    .name:           below_limit
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         below_limit.kd
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
    .name:           down_and_up
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         down_and_up.kd
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
    .name:           down_for_some
    .private_segment_fixed_size: 0
    .sgpr_count:     13
    .sgpr_spill_count: 0
    .symbol:         down_for_some.kd
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
    .name:           down_if_less
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         down_if_less.kd
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
    .name:           down_if_asked
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         down_if_asked.kd
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
    .name:           up_if_asked
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         up_if_asked.kd
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
    .name:           down_unasked
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         down_unasked.kd
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
    .name:           down_if_raised
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         down_if_raised.kd
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
    .name:           down_elsewhere
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         down_elsewhere.kd
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
    .name:           down_and_round
    .private_segment_fixed_size: 0
    .sgpr_count:     13
    .sgpr_spill_count: 0
    .symbol:         down_and_round.kd
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
    .name:           lds_add
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         lds_add.kd
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
    .name:           lds_add_read
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         lds_add_read.kd
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
    .name:           lds_in_turn
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         lds_in_turn.kd
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
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           lds_looked_for
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         lds_looked_for.kd
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
    .group_segment_fixed_size: 8
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           lds_other_place
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         lds_other_place.kd
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
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           lds_read_once
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         lds_read_once.kd
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
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           lds_disturbed
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         lds_disturbed.kd
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
    .max_flat_workgroup_size: 256
    .name:           lds_goes_on_equal
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         lds_goes_on_equal.kd
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
    .name:           tries_by_ten
    .private_segment_fixed_size: 0
    .sgpr_count:     21
    .sgpr_spill_count: 0
    .symbol:         tries_by_ten.kd
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
    .name:           tries_of_some
    .private_segment_fixed_size: 0
    .sgpr_count:     31
    .sgpr_spill_count: 0
    .symbol:         tries_of_some.kd
    .vgpr_count:     15
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
    .name:           tries_taken_back
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         tries_taken_back.kd
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
    .name:           two_rows
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         two_rows.kd
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
    .name:           two_rows_overlap
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         two_rows_overlap.kd
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
    .name:           two_rows_of_two
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 32
      - 2
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         two_rows_of_two.kd
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
    .name:           count_to_limit
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         count_to_limit.kd
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
    .name:           count_and_back
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         count_and_back.kd
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
    .name:           count_by_some
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         count_by_some.kd
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
    .name:           count_beside
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         count_beside.kd
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
    .name:           count_in_strides
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         count_in_strides.kd
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
    .name:           count_back_alone
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         count_back_alone.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 32
amdhsa.target:   amdgcn-amd-amdhsa--gfx1030
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata

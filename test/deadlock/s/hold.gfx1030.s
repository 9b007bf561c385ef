	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.amdhsa_code_object_version 4
	.protected	dine_ordered
	.globl	dine_ordered
	.p2align	8
	.type	dine_ordered,@function
dine_ordered:
.Lfunc_begin0:
	.file	0 "." "cl/hold.cl" md5 0xe2ffca799a393ed606ed5f2319bf70d4
	.loc	0 10 12 prologue_end
	s_load_dword s2, s[4:5], 0x4
	s_load_dwordx2 s[0:1], s[6:7], 0x20
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, 1
	s_waitcnt lgkmcnt(0)
	s_and_b32 s1, s2, 0xffff
	v_mad_u64_u32 v[0:1], null, s8, s1, v[0:1]
	v_add_co_u32 v0, null, s0, v0
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	.loc	0 10 46 is_stmt 0
	v_add_nc_u32_e32 v1, 1, v0
	.loc	0 10 51
	v_and_b32_e32 v1, 63, v1
	.loc	0 10 63
	v_min_u32_e32 v2, v1, v0
	v_lshlrev_b32_e32 v2, 2, v2
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, s4, s0, v2
	v_add_co_ci_u32_e64 v3, null, s1, 0, s4
	.loc	0 10 12
	s_mov_b32 s4, 0
.LBB0_1:
	.loc	0 12 9 is_stmt 1
	global_atomic_cmpswap v6, v[2:3], v[4:5], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v6
	.loc	0 12 2 is_stmt 0
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB0_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 10 81 is_stmt 1
	v_max_u32_e32 v6, v0, v1
	v_mov_b32_e32 v7, 0
	v_lshlrev_b64 v[4:5], 2, v[6:7]
	v_mov_b32_e32 v6, 1
	v_add_co_u32 v4, vcc_lo, s0, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s1, v5, vcc_lo
	s_mov_b32 s0, 0
.LBB0_3:
	.loc	0 14 9
	global_atomic_cmpswap v1, v[4:5], v[6:7], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	.loc	0 14 2 is_stmt 0
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB0_3
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 16 2 is_stmt 1
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[6:7], 2, v[0:1]
	v_add_co_u32 v6, vcc_lo, s2, v6
	v_add_co_ci_u32_e32 v7, vcc_lo, s3, v7, vcc_lo
	.loc	0 16 11 is_stmt 0
	global_load_dword v0, v[6:7], off glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v0, 1, v0
	global_store_dword v[6:7], v0, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 17 2 is_stmt 1
	s_clause 0x1
	global_atomic_swap v[4:5], v1, off
	global_atomic_swap v[2:3], v1, off
	.loc	0 19 1
	s_endpgm
.Ltmp0:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel dine_ordered
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
.Lfunc_end0:
	.size	dine_ordered, .Lfunc_end0-dine_ordered

	.protected	dine_inside
	.globl	dine_inside
	.p2align	8
	.type	dine_inside,@function
dine_inside:
.Lfunc_begin1:
	.loc	0 23 12 prologue_end
	s_load_dword s2, s[4:5], 0x4
	s_load_dwordx2 s[0:1], s[6:7], 0x20
	v_mov_b32_e32 v7, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s1, s2, 0xffff
	v_mad_u64_u32 v[0:1], null, s8, s1, v[0:1]
	v_add_co_u32 v0, null, s0, v0
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	.loc	0 23 46 is_stmt 0
	v_add_nc_u32_e32 v1, 1, v0
	.loc	0 23 51
	v_and_b32_e32 v1, 63, v1
	.loc	0 23 81
	v_max_u32_e32 v6, v0, v1
	.loc	0 23 63
	v_min_u32_e32 v2, v1, v0
	v_lshlrev_b64 v[4:5], 2, v[6:7]
	v_lshlrev_b32_e32 v1, 2, v2
	v_mov_b32_e32 v6, 1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, s4, s0, v1
	v_add_co_u32 v4, vcc_lo, s0, v4
	v_add_co_ci_u32_e64 v3, null, s1, 0, s4
	v_add_co_ci_u32_e32 v5, vcc_lo, s1, v5, vcc_lo
	.loc	0 23 12
	s_mov_b32 s0, 0
	s_mov_b32 s1, 0
	s_branch .LBB1_2
	.p2align	6
.LBB1_1:
	.loc	0 0 12
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 28 7 is_stmt 1
	s_and_b32 s1, exec_lo, s1
	s_or_b32 s0, s1, s0
	s_mov_b32 s1, 0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execz .LBB1_5
.LBB1_2:
	.loc	0 26 7
	global_atomic_cmpswap v1, v[2:3], v[6:7], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_or_b32 s1, vcc_lo, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB1_2
	.loc	0 0 7 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 28 7 is_stmt 1
	global_atomic_cmpswap v1, v[4:5], v[6:7], off glc
	s_mov_b32 s1, -1
	s_mov_b32 s4, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v1
	s_cbranch_execz .LBB1_1
	.loc	0 33 3
	global_atomic_swap v[2:3], v7, off
	s_xor_b32 s1, exec_lo, -1
	.loc	0 25 2
	s_branch .LBB1_1
.LBB1_5:
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[6:7], 2, v[0:1]
	v_add_co_u32 v6, vcc_lo, s2, v6
	v_add_co_ci_u32_e32 v7, vcc_lo, s3, v7, vcc_lo
	.loc	0 29 13 is_stmt 1
	global_load_dword v0, v[6:7], off glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v0, 1, v0
	global_store_dword v[6:7], v0, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 31 4
	s_clause 0x1
	global_atomic_swap v[4:5], v1, off
	global_atomic_swap v[2:3], v1, off
	.loc	0 35 1
	s_endpgm
.Ltmp1:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel dine_inside
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
.Lfunc_end1:
	.size	dine_inside, .Lfunc_end1-dine_inside

	.protected	dine_tables
	.globl	dine_tables
	.p2align	8
	.type	dine_tables,@function
dine_tables:
.Lfunc_begin2:
	.loc	0 39 12 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 41 9
	v_and_b32_e32 v1, 1, v0
	v_cmp_eq_u32_e32 vcc_lo, 1, v1
	v_lshlrev_b32_e32 v1, 1, v0
	.loc	0 41 6 is_stmt 0
	s_and_saveexec_b32 s4, vcc_lo
	s_xor_b32 s4, exec_lo, s4
	s_cbranch_execnz .LBB2_3
	s_andn2_saveexec_b32 s4, s4
	s_cbranch_execnz .LBB2_6
.LBB2_2:
	.loc	0 47 1 is_stmt 1
	s_endpgm
.LBB2_3:
	.loc	0 0 1 is_stmt 0
	v_and_b32_e32 v1, 0x1fc, v1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s5, s0, v1
	v_add_co_ci_u32_e64 v2, null, s1, 0, s5
	s_mov_b32 s5, 0
.LBB2_4:
	.loc	0 42 10 is_stmt 1
	global_load_dword v3, v[1:2], off glc dlc
	.loc	0 42 40 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v3
	.loc	0 42 3
	s_or_b32 s5, vcc_lo, s5
	s_andn2_b32 exec_lo, exec_lo, s5
	s_cbranch_execnz .LBB2_4
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 44 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 44 11 is_stmt 0
	global_load_dword v1, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 41 6 is_stmt 1
	s_andn2_saveexec_b32 s4, s4
	s_cbranch_execz .LBB2_2
.LBB2_6:
	.loc	0 44 2
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v3, 1
	.loc	0 46 16
	v_and_b32_e32 v1, 0x1fc, v1
	.loc	0 44 11
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, 1, v2
	global_store_dword v0, v2, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 46 3
	global_atomic_swap v1, v3, s[0:1]
	.loc	0 47 1
	s_endpgm
.Ltmp2:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel dine_tables
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
	.size	dine_tables, .Lfunc_end2-dine_tables

	.protected	dine_counted
	.globl	dine_counted
	.p2align	8
	.type	dine_counted,@function
dine_counted:
.Lfunc_begin3:
	.loc	0 51 12 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_and_b32_e32 v1, 7, v0
	v_mov_b32_e32 v4, 0
	.loc	0 54 7
	v_mov_b32_e32 v3, 1
	.loc	0 51 12
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_lshlrev_b32_e32 v1, 2, v1
	.loc	0 54 7
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v5, v1, v[3:4], s[0:1] glc
	v_add_co_u32 v1, s0, s0, v1
	v_add_co_ci_u32_e64 v2, null, s1, 0, s0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v5
	v_cmp_ne_u32_e64 s0, 0, v5
	v_mov_b32_e32 v5, 4
	s_and_saveexec_b32 s6, s0
	s_cbranch_execz .LBB3_6
	global_atomic_cmpswap v3, v[1:2], v[3:4], off glc
	v_mov_b32_e32 v5, 3
	s_mov_b32 s8, exec_lo
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s0, 0, v3
	v_cmpx_ne_u32_e32 0, v3
	s_cbranch_execz .LBB3_5
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v4, 0
	s_mov_b32 s7, 0
	global_atomic_cmpswap v5, v[1:2], v[3:4], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s9, 0, v5
	v_cmp_ne_u32_e64 s1, 0, v5
	v_mov_b32_e32 v5, 2
	s_and_saveexec_b32 s10, s1
	s_xor_b32 s10, exec_lo, s10
	s_cbranch_execz .LBB3_4
	global_atomic_cmpswap v4, v[1:2], v[3:4], off glc
	v_mov_b32_e32 v5, v3
	s_andn2_b32 s9, s9, exec_lo
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s1, 0, v4
	s_and_b32 s1, s1, exec_lo
	s_or_b32 s9, s9, s1
.LBB3_4:
	.loc	0 0 7 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s10
	s_andn2_b32 s0, s0, exec_lo
	s_and_b32 s1, s9, exec_lo
	s_or_b32 s0, s0, s1
.LBB3_5:
	s_or_b32 exec_lo, exec_lo, s8
	s_andn2_b32 s1, vcc_lo, exec_lo
	s_and_b32 s0, s0, exec_lo
	s_or_b32 vcc_lo, s1, s0
.LBB3_6:
	s_or_b32 exec_lo, exec_lo, s6
	v_mov_b32_e32 v3, s7
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 54 7
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB3_8
	.loc	0 55 13 is_stmt 1
	global_load_dword v3, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, 0
	v_add_nc_u32_e32 v3, 1, v3
	global_store_dword v0, v3, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 56 4
	global_atomic_swap v[1:2], v4, off
	v_mov_b32_e32 v3, v5
.LBB3_8:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 59 10 is_stmt 1
	global_store_dword v0, v3, s[4:5]
	.loc	0 60 1
	s_endpgm
.Ltmp3:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel dine_counted
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
.Lfunc_end3:
	.size	dine_counted, .Lfunc_end3-dine_counted

	.protected	ticket_plain
	.globl	ticket_plain
	.p2align	8
	.type	ticket_plain,@function
ticket_plain:
.Lfunc_begin4:
	.loc	0 65 14 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_mov_b32 s6, exec_lo
	s_mov_b32 s4, 0
	v_mbcnt_lo_u32_b32 v0, s6, 0
	s_mov_b32 s5, exec_lo
	v_cmpx_eq_u32_e32 0, v0
	s_cbranch_execz .LBB4_2
	s_bcnt1_i32_b32 s6, s6
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s6
	s_waitcnt lgkmcnt(0)
	global_atomic_add v1, v1, v2, s[0:1] glc
.LBB4_2:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 65 14
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s5, v1
	v_mov_b32_e32 v1, 0
	v_add_nc_u32_e32 v0, s5, v0
	s_branch .LBB4_4
.LBB4_3:
	.loc	0 0 14
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 67 9 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s5, v2
	.loc	0 67 34 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, s5, v0
	.loc	0 67 2
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB4_6
.LBB4_4:
	.loc	0 67 9
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s5, vcc_lo
	s_cbranch_execz .LBB4_3
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] offset:4 glc dlc
	s_branch .LBB4_3
.LBB4_6:
	.loc	0 0 9
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 65 14 is_stmt 1
	v_mov_b32_e32 v0, 0
	.loc	0 70 2
	s_mov_b32 s4, exec_lo
	v_mbcnt_lo_u32_b32 v2, s4, 0
	.loc	0 69 10
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 70 2
	s_mov_b32 s2, exec_lo
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB4_8
	s_bcnt1_i32_b32 s2, s4
	v_mov_b32_e32 v1, s2
	global_atomic_add v0, v1, s[0:1] offset:4
.LBB4_8:
	.loc	0 71 1
	s_endpgm
.Ltmp4:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel ticket_plain
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
.Lfunc_end4:
	.size	ticket_plain, .Lfunc_end4-ticket_plain

	.protected	ticket_of_wave
	.globl	ticket_of_wave
	.p2align	8
	.type	ticket_of_wave,@function
ticket_of_wave:
.Lfunc_begin5:
	.loc	0 77 6 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_load_dwordx2 s[10:11], s[6:7], 0x10
	v_mbcnt_lo_u32_b32 v1, -1, 0
	.loc	0 77 11 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	v_mov_b32_e32 v1, 0
	.loc	0 77 6
	s_and_saveexec_b32 s9, vcc_lo
	s_cbranch_execz .LBB5_10
	.loc	0 78 10 is_stmt 1
	s_mov_b32 s13, exec_lo
	s_mov_b32 s12, exec_lo
	v_mbcnt_lo_u32_b32 v1, s13, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB5_3
	s_bcnt1_i32_b32 s13, s13
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, s13
	s_waitcnt lgkmcnt(0)
	global_atomic_add v2, v2, v3, s[0:1] glc
.LBB5_3:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s12
	.loc	0 78 10
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s12, v2
	v_mov_b32_e32 v2, 0
	v_add_nc_u32_e32 v1, s12, v1
	s_mov_b32 s12, 0
	s_branch .LBB5_5
.LBB5_4:
	.loc	0 0 10
	s_or_b32 exec_lo, exec_lo, s13
	.loc	0 79 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s13, v3
	.loc	0 79 35 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, s13, v1
	.loc	0 79 3
	s_or_b32 s12, vcc_lo, s12
	s_andn2_b32 exec_lo, exec_lo, s12
	s_cbranch_execz .LBB5_7
.LBB5_5:
	.loc	0 79 10
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	s_and_saveexec_b32 s13, vcc_lo
	s_cbranch_execz .LBB5_4
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v2, s[0:1] offset:4 glc dlc
	s_branch .LBB5_4
.LBB5_7:
	.loc	0 0 10
	s_or_b32 exec_lo, exec_lo, s12
	.loc	0 77 6 is_stmt 1
	v_mov_b32_e32 v2, 0
	.loc	0 82 3
	s_mov_b32 s12, exec_lo
	v_mbcnt_lo_u32_b32 v4, s12, 0
	.loc	0 81 11
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v2, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v3, 64, v3
	global_store_dword v2, v3, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 82 3
	s_mov_b32 s2, exec_lo
	v_cmpx_eq_u32_e32 0, v4
	s_cbranch_execz .LBB5_9
	s_bcnt1_i32_b32 s3, s12
	v_mov_b32_e32 v3, s3
	global_atomic_add v2, v3, s[0:1] offset:4
.LBB5_9:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
.LBB5_10:
	s_or_b32 exec_lo, exec_lo, s9
	.loc	0 84 6 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_load_dword s2, s[4:5], 0x4
	s_load_dwordx2 s[0:1], s[6:7], 0x20
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	.loc	0 84 2 is_stmt 0
	s_lshl_b64 s[0:1], s[0:1], 2
	.loc	0 84 6
	v_mad_u64_u32 v[2:3], null, s8, s2, v[0:1]
	v_mov_b32_e32 v3, 0
	.loc	0 84 2
	s_add_u32 s0, s10, s0
	s_addc_u32 s1, s11, s1
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_co_u32 v2, vcc_lo, s0, v2
	v_add_co_ci_u32_e32 v3, vcc_lo, s1, v3, vcc_lo
	.loc	0 84 24
	global_store_dword v[2:3], v1, off
	.loc	0 85 1 is_stmt 1
	s_endpgm
.Ltmp5:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel ticket_of_wave
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
.Lfunc_end5:
	.size	ticket_of_wave, .Lfunc_end5-ticket_of_wave

	.protected	ticket_inside
	.globl	ticket_inside
	.p2align	8
	.type	ticket_inside,@function
ticket_inside:
.Lfunc_begin6:
	.loc	0 89 14 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_mov_b32 s6, exec_lo
	s_mov_b32 s4, 0
	v_mbcnt_lo_u32_b32 v0, s6, 0
	s_mov_b32 s5, exec_lo
	v_cmpx_eq_u32_e32 0, v0
	s_cbranch_execz .LBB6_2
	s_bcnt1_i32_b32 s6, s6
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s6
	s_waitcnt lgkmcnt(0)
	global_atomic_add v1, v1, v2, s[0:1] glc
.LBB6_2:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 89 14
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s5, v1
	v_mov_b32_e32 v1, 0
	v_add_nc_u32_e32 v0, s5, v0
.LBB6_3:
	.loc	0 93 7 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] offset:4 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 93 15 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, v2, v0
	.loc	0 93 7
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB6_3
	.loc	0 0 7
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 89 14 is_stmt 1
	v_mov_b32_e32 v1, 0
	.loc	0 96 19
	v_add_nc_u32_e32 v0, 1, v0
	.loc	0 94 12
	global_load_dword v2, v1, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, 1, v2
	global_store_dword v1, v2, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 95 4
	buffer_gl0_inv
	.loc	0 96 12
	global_store_dword v1, v0, s[0:1] offset:4
	s_waitcnt_vscnt null, 0x0
	.loc	0 100 1
	s_endpgm
.Ltmp6:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel ticket_inside
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
	.size	ticket_inside, .Lfunc_end6-ticket_inside

	.protected	ticket_backoff
	.globl	ticket_backoff
	.p2align	8
	.type	ticket_backoff,@function
ticket_backoff:
.Lfunc_begin7:
	.loc	0 104 14 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_load_dwordx2 s[10:11], s[6:7], 0x10
	s_mov_b32 s9, exec_lo
	s_mov_b32 s12, exec_lo
	v_mbcnt_lo_u32_b32 v1, s9, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB7_2
	s_bcnt1_i32_b32 s9, s9
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, s9
	s_waitcnt lgkmcnt(0)
	global_atomic_add v2, v2, v3, s[0:1] glc
.LBB7_2:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s12
	.loc	0 106 9 is_stmt 1
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	.loc	0 104 14
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s9, v2
	.loc	0 106 9
	s_mov_b32 s12, exec_lo
	v_cmpx_eq_u32_e32 0, v3
	s_cbranch_execz .LBB7_4
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v2, s[0:1] offset:4 glc dlc
.LBB7_4:
	.loc	0 0 9 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s12
	.loc	0 104 14 is_stmt 1
	v_add_nc_u32_e32 v1, s9, v1
	.loc	0 106 9
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s9, v2
	.loc	0 106 34 is_stmt 0
	v_cmp_ne_u32_e32 vcc_lo, s9, v1
	.loc	0 106 2
	s_and_saveexec_b32 s9, vcc_lo
	s_cbranch_execz .LBB7_11
	.loc	0 0 2
	v_mov_b32_e32 v2, 0
	s_add_u32 s6, s6, 32
	s_addc_u32 s7, s7, 0
	s_mov_b32 s13, 1
	s_mov_b32 s12, 0
	s_inst_prefetch 0x1
	s_branch .LBB7_7
	.p2align	6
.LBB7_6:
	s_or_b32 exec_lo, exec_lo, s14
	.loc	0 106 9
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v3
	.loc	0 109 17 is_stmt 1
	s_lshl_b32 s13, s13, 1
	.loc	0 109 11 is_stmt 0
	s_min_u32 s13, s13, 32
	.loc	0 106 34 is_stmt 1
	v_cmp_eq_u32_e32 vcc_lo, s14, v1
	.loc	0 106 2 is_stmt 0
	s_or_b32 s12, vcc_lo, s12
	s_andn2_b32 exec_lo, exec_lo, s12
	s_cbranch_execz .LBB7_11
.LBB7_7:
	.loc	0 107 22 is_stmt 1
	s_cmp_eq_u32 s13, 0
	.loc	0 107 3 is_stmt 0
	s_cbranch_scc1 .LBB7_9
	.loc	0 0 3
	s_load_dword s16, s[4:5], 0x4
	s_load_dwordx2 s[14:15], s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s16, s16, 0xffff
	s_lshl_b64 s[14:15], s[14:15], 2
	v_mad_u64_u32 v[3:4], null, s8, s16, v[0:1]
	v_mov_b32_e32 v4, v2
	s_add_u32 s14, s10, s14
	s_addc_u32 s15, s11, s15
	.loc	0 107 3
	s_add_i32 s16, s13, -1
	v_mov_b32_e32 v5, s16
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_add_co_u32 v3, vcc_lo, s14, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s15, v4, vcc_lo
	.loc	0 108 26 is_stmt 1
	global_store_dword v[3:4], v5, off
.LBB7_9:
	.loc	0 106 9
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	s_and_saveexec_b32 s14, vcc_lo
	s_cbranch_execz .LBB7_6
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v2, s[0:1] offset:4 glc dlc
	s_branch .LBB7_6
.LBB7_11:
	.loc	0 0 9 is_stmt 0
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s9
	.loc	0 104 14 is_stmt 1
	v_mov_b32_e32 v0, 0
	.loc	0 112 2
	s_mov_b32 s4, exec_lo
	v_mbcnt_lo_u32_b32 v2, s4, 0
	.loc	0 111 10
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 112 2
	s_mov_b32 s2, exec_lo
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB7_13
	s_bcnt1_i32_b32 s2, s4
	v_mov_b32_e32 v1, s2
	global_atomic_add v0, v1, s[0:1] offset:4
.LBB7_13:
	.loc	0 113 1
	s_endpgm
.Ltmp7:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel ticket_backoff
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
		.amdhsa_next_free_sgpr 17
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 0
		.amdhsa_shared_vgpr_count 0
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
	.size	ticket_backoff, .Lfunc_end7-ticket_backoff

	.protected	elect_each
	.globl	elect_each
	.p2align	8
	.type	elect_each,@function
elect_each:
.Lfunc_begin8:
	.loc	0 118 48 prologue_end
	s_load_dwordx4 s[4:7], s[4:5], 0x0
	.loc	0 118 43 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v0, v0, s[6:7] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 118 15
	v_and_b32_e32 v0, 1, v0
	v_cmp_ne_u32_e32 vcc_lo, 0, v0
	s_mov_b32 vcc_hi, 0
	.loc	0 120 2 is_stmt 1
	s_cbranch_vccz .LBB8_7
	.loc	0 0 2 is_stmt 0
	v_mbcnt_lo_u32_b32 v2, -1, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v0, 1
	s_mov_b64 s[2:3], vcc
	s_inst_prefetch 0x1
	s_branch .LBB8_3
	.p2align	6
.LBB8_2:
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 129 16 is_stmt 1
	s_add_u32 s0, s2, -1
	s_addc_u32 s1, s3, -1
	.loc	0 129 8 is_stmt 0
	s_and_b64 s[2:3], s[0:1], s[2:3]
	.loc	0 120 2 is_stmt 1
	s_cmp_lg_u64 s[2:3], 0
	s_cbranch_scc0 .LBB8_7
.LBB8_3:
	.loc	0 121 20
	s_ff1_i32_b64 vcc_lo, s[2:3]
	.loc	0 123 7
	s_mov_b32 s1, exec_lo
	.loc	0 123 12 is_stmt 0
	v_cmpx_eq_u32_e32 vcc_lo, v2
	.loc	0 123 7
	s_cbranch_execz .LBB8_2
	.loc	0 0 7
	s_and_b32 s0, vcc_lo, 3
	s_mov_b32 s10, 0
	s_lshl_b32 s0, s0, 2
	s_add_u32 s8, s4, s0
	s_addc_u32 s9, s5, 0
.LBB8_5:
	.loc	0 124 11 is_stmt 1
	global_atomic_cmpswap v3, v1, v[0:1], s[8:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s0, 0, v3
	.loc	0 124 4 is_stmt 0
	s_or_b32 s10, s0, s10
	s_andn2_b32 exec_lo, exec_lo, s10
	s_cbranch_execnz .LBB8_5
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s10
	.loc	0 126 4 is_stmt 1
	s_lshl_b64 s[10:11], vcc, 2
	s_add_u32 s10, s6, s10
	s_addc_u32 s11, s7, s11
	.loc	0 126 14 is_stmt 0
	global_load_dword v3, v1, s[10:11] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v3, 1, v3
	global_store_dword v1, v3, s[10:11]
	s_waitcnt_vscnt null, 0x0
	.loc	0 127 4 is_stmt 1
	global_atomic_swap v1, v1, s[8:9]
	s_branch .LBB8_2
.LBB8_7:
	.loc	0 0 4 is_stmt 0
	s_inst_prefetch 0x2
	.loc	0 131 1 is_stmt 1
	s_endpgm
.Ltmp8:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel elect_each
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
.Lfunc_end8:
	.size	elect_each, .Lfunc_end8-elect_each

	.protected	elect_by_max
	.globl	elect_by_max
	.p2align	8
	.type	elect_by_max,@function
elect_by_max:
.Lfunc_begin9:
	.loc	0 134 0
	s_mov_b32 s0, 0
.Ltmp9:
	.loc	0 137 6 prologue_end
	s_mov_b32 s1, exec_lo
	.loc	0 137 22 is_stmt 0
	v_cmpx_eq_u32_e32 0, v0
	.loc	0 137 6
	s_cbranch_execz .LBB9_2
	.loc	0 0 6
	v_mov_b32_e32 v1, 0
	.loc	0 138 8 is_stmt 1
	ds_write_b32 v1, v1
.LBB9_2:
	.loc	0 0 8 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 140 36 is_stmt 1
	v_mul_u32_u24_e32 v0, 7, v0
	s_mov_b32 s1, exec_lo
	.loc	0 139 2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 140 40
	v_and_b32_e32 v0, 63, v0
.LBB9_3:
	.loc	0 140 2 is_stmt 0
	s_ff1_i32_b32 s2, s1
	v_readlane_b32 s3, v0, s2
	s_lshl_b32 s2, 1, s2
	s_andn2_b32 s1, s1, s2
	s_max_u32 s0, s0, s3
	s_cmp_lg_u32 s1, 0
	s_cbranch_scc1 .LBB9_3
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	s_mov_b32 s1, exec_lo
	v_cmpx_eq_u32_e32 0, v1
	s_xor_b32 s1, exec_lo, s1
	s_cbranch_execz .LBB9_6
	.loc	0 0 2
	v_mov_b32_e32 v1, 0
	.loc	0 140 2
	v_mov_b32_e32 v2, s0
	ds_max_u32 v1, v2
.LBB9_6:
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v1, 0
	.loc	0 141 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 142 6
	s_mov_b32 s0, exec_lo
	.loc	0 142 34 is_stmt 0
	ds_read_b32 v2, v1
	.loc	0 142 31
	s_waitcnt lgkmcnt(0)
	v_cmpx_eq_u32_e64 v0, v2
	.loc	0 142 6
	s_cbranch_execz .LBB9_10
	.loc	0 137 6 is_stmt 1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v0, 1
	s_mov_b32 s4, 0
.LBB9_8:
	.loc	0 143 10
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	.loc	0 143 3 is_stmt 0
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB9_8
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 137 6 is_stmt 1
	v_mov_b32_e32 v0, 0
	.loc	0 145 11
	global_load_dword v1, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 146 3
	global_atomic_swap v0, v0, s[0:1]
.LBB9_10:
	.loc	0 148 1
	s_endpgm
.Ltmp10:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel elect_by_max
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
.Lfunc_end9:
	.size	elect_by_max, .Lfunc_end9-elect_by_max

	.protected	elect_waits
	.globl	elect_waits
	.p2align	8
	.type	elect_waits,@function
elect_waits:
.Lfunc_begin10:
	.loc	0 152 47 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 152 42 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v0, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 152 14
	v_cmp_lt_u32_e32 vcc_lo, 3, v0
	.loc	0 154 6 is_stmt 1
	v_mbcnt_lo_u32_b32 v0, -1, 0
	.loc	0 154 20 is_stmt 0
	s_ff1_i32_b32 s4, vcc_lo
	.loc	0 154 11
	v_cmp_ne_u32_e32 vcc_lo, s4, v0
	.loc	0 154 6
	s_and_saveexec_b32 s4, vcc_lo
	s_xor_b32 s4, exec_lo, s4
	s_cbranch_execz .LBB10_5
	.loc	0 0 6
	v_mov_b32_e32 v0, 0
	s_branch .LBB10_3
.LBB10_2:
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 158 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s5, v1
	.loc	0 158 31 is_stmt 0
	s_cmp_eq_u32 s5, 0
	.loc	0 158 3
	s_cbranch_scc0 .LBB10_5
.LBB10_3:
	.loc	0 158 10
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s5, vcc_lo
	s_cbranch_execz .LBB10_2
	global_load_dword v1, v0, s[0:1] glc dlc
	s_branch .LBB10_2
.LBB10_5:
	.loc	0 154 6 is_stmt 1
	s_andn2_saveexec_b32 s4, s4
	s_cbranch_execz .LBB10_7
	.loc	0 155 11
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v2, 1
	global_load_dword v1, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 156 3
	global_atomic_swap v0, v2, s[0:1]
.LBB10_7:
	.loc	0 161 1
	s_endpgm
.Ltmp11:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel elect_waits
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
.Lfunc_end10:
	.size	elect_waits, .Lfunc_end10-elect_waits

	.protected	elect_waits_first
	.globl	elect_waits_first
	.p2align	8
	.type	elect_waits_first,@function
elect_waits_first:
.Lfunc_begin11:
	.loc	0 165 47 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 165 42 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 165 47
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 167 6 is_stmt 1
	v_mbcnt_lo_u32_b32 v2, -1, 0
	.loc	0 165 42
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 165 14 is_stmt 0
	v_cmp_lt_u32_e32 vcc_lo, 3, v1
	.loc	0 165 47
	v_mov_b32_e32 v1, 0
	.loc	0 167 20 is_stmt 1
	s_ff1_i32_b32 s6, vcc_lo
	.loc	0 167 11 is_stmt 0
	v_cmp_ne_u32_e32 vcc_lo, s6, v2
	.loc	0 167 6
	s_and_saveexec_b32 s6, vcc_lo
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execnz .LBB11_5
.LBB11_1:
	s_andn2_saveexec_b32 s6, s6
	s_cbranch_execz .LBB11_3
	.loc	0 171 11 is_stmt 1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v3, 1
	global_load_dword v2, v1, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, 1, v2
	global_store_dword v1, v2, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 172 3
	global_atomic_swap v1, v3, s[0:1]
.LBB11_3:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 174 25 is_stmt 1
	v_mov_b32_e32 v1, 0
	global_load_dword v1, v1, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 174 23 is_stmt 0
	global_store_dword v0, v1, s[4:5]
	.loc	0 175 1 is_stmt 1
	s_endpgm
.LBB11_4:
	.loc	0 0 1 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 168 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v2
	.loc	0 168 31 is_stmt 0
	s_cmp_lg_u32 s7, 0
	.loc	0 168 3
	s_cbranch_scc1 .LBB11_1
.LBB11_5:
	.loc	0 168 10
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s7, vcc_lo
	s_cbranch_execz .LBB11_4
	global_load_dword v2, v1, s[0:1] glc dlc
	s_branch .LBB11_4
.Ltmp12:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel elect_waits_first
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
	.size	elect_waits_first, .Lfunc_end11-elect_waits_first

	.protected	readers_all
	.globl	readers_all
	.p2align	8
	.type	readers_all,@function
readers_all:
.Lfunc_begin12:
	.loc	0 180 12 prologue_end is_stmt 1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 182 6
	s_mov_b32 s6, exec_lo
	.loc	0 182 9 is_stmt 0
	v_cmpx_ne_u32_e32 0, v0
	.loc	0 182 6
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execz .LBB12_13
	.loc	0 0 0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 188 10 is_stmt 1
	s_mov_b32 s8, exec_lo
	s_mov_b32 s7, exec_lo
	v_mbcnt_lo_u32_b32 v1, s8, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB12_3
	s_bcnt1_i32_b32 s8, s8
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, s8
	s_waitcnt lgkmcnt(0)
	global_atomic_add v2, v2, v3, s[0:1] glc
.LBB12_3:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 188 10
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v2
	s_mov_b32 s8, 0
	v_add_nc_u32_e32 v1, s7, v1
	.loc	0 188 3
	s_mov_b32 s7, exec_lo
	v_cmpx_gt_i32_e32 0, v1
	s_cbranch_execz .LBB12_10
	.loc	0 0 3
	v_mov_b32_e32 v1, 0
	s_inst_prefetch 0x1
	s_branch .LBB12_6
	.p2align	6
.LBB12_5:
	s_or_b32 exec_lo, exec_lo, s9
	.loc	0 188 10
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s9, v3
	v_add_nc_u32_e32 v2, s9, v2
	.loc	0 188 3
	v_cmp_lt_i32_e32 vcc_lo, -1, v2
	s_or_b32 s8, vcc_lo, s8
	s_andn2_b32 exec_lo, exec_lo, s8
	s_cbranch_execz .LBB12_10
.LBB12_6:
	.loc	0 189 4 is_stmt 1
	s_mov_b32 s10, exec_lo
	s_mov_b32 s9, exec_lo
	v_mbcnt_lo_u32_b32 v2, s10, 0
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB12_8
	s_bcnt1_i32_b32 s10, s10
	v_mov_b32_e32 v2, s10
	s_waitcnt lgkmcnt(0)
	global_atomic_sub v1, v2, s[0:1]
.LBB12_8:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s9
	.loc	0 188 10 is_stmt 1
	s_mov_b32 s10, exec_lo
	s_mov_b32 s9, exec_lo
	v_mbcnt_lo_u32_b32 v2, s10, 0
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB12_5
	s_bcnt1_i32_b32 s10, s10
	v_mov_b32_e32 v3, s10
	s_waitcnt lgkmcnt(0)
	global_atomic_add v3, v1, v3, s[0:1] glc
	s_branch .LBB12_5
.LBB12_10:
	.loc	0 0 10 is_stmt 0
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 190 13 is_stmt 1
	v_mov_b32_e32 v1, 0
	.loc	0 191 3
	s_mov_b32 s7, exec_lo
	.loc	0 190 3
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 191 3
	v_mbcnt_lo_u32_b32 v3, s7, 0
	.loc	0 190 13
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 190 11 is_stmt 0
	global_store_dword v0, v2, s[4:5]
	.loc	0 191 3 is_stmt 1
	s_mov_b32 s4, exec_lo
	v_cmpx_eq_u32_e32 0, v3
	s_cbranch_execz .LBB12_12
	s_bcnt1_i32_b32 s5, s7
	v_mov_b32_e32 v0, s5
	global_atomic_sub v1, v0, s[0:1]
.LBB12_12:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
.LBB12_13:
	.loc	0 182 6 is_stmt 1
	s_andn2_saveexec_b32 s4, s6
	s_cbranch_execz .LBB12_18
	.loc	0 0 6 is_stmt 0
	v_bfrev_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_mov_b32 s4, 0
.LBB12_15:
	.loc	0 183 10 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	.loc	0 183 3 is_stmt 0
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB12_15
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 186 3 is_stmt 1
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	.loc	0 185 11
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v2, 17
	global_store_dword v0, v2, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 186 3
	s_mov_b32 s2, exec_lo
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB12_18
	.loc	0 0 3 is_stmt 0
	v_bfrev_b32_e32 v1, -2
	.loc	0 186 3
	global_atomic_and v0, v1, s[0:1]
.LBB12_18:
	.loc	0 193 1 is_stmt 1
	s_endpgm
.Ltmp13:
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
	.size	readers_all, .Lfunc_end12-readers_all

	.protected	readers_try
	.globl	readers_try
	.p2align	8
	.type	readers_try,@function
readers_try:
.Lfunc_begin13:
	.loc	0 199 2 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	s_mov_b32 s6, 0
	.p2align	6
.LBB13_1:
	.loc	0 200 14
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s7, vcc_lo
	s_cbranch_execz .LBB13_3
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
.LBB13_3:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 200 14
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v2
	.loc	0 202 13 is_stmt 1
	s_cmp_lt_i32 s7, 0
	.loc	0 202 28 is_stmt 0
	s_cbranch_scc1 .LBB13_1
	.loc	0 202 61
	s_add_i32 s8, s7, 1
	.loc	0 202 31
	v_mov_b32_e32 v3, s7
	v_mov_b32_e32 v2, s8
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[2:3], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, s7, v2
	.loc	0 202 7
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB13_1
	.loc	0 0 7
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 199 2 is_stmt 1
	v_mov_b32_e32 v1, 0
	.loc	0 204 4
	s_mov_b32 s6, exec_lo
	v_lshlrev_b32_e32 v0, 2, v0
	v_mbcnt_lo_u32_b32 v3, s6, 0
	.loc	0 203 14
	global_load_dword v2, v1, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 204 4
	s_mov_b32 s2, exec_lo
	.loc	0 203 12
	global_store_dword v0, v2, s[4:5]
	.loc	0 204 4
	v_cmpx_eq_u32_e32 0, v3
	s_cbranch_execz .LBB13_7
	s_bcnt1_i32_b32 s2, s6
	v_mov_b32_e32 v0, s2
	global_atomic_sub v1, v0, s[0:1]
.LBB13_7:
	.loc	0 208 1
	s_endpgm
.Ltmp14:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel readers_try
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
	.size	readers_try, .Lfunc_end13-readers_try

	.protected	writers_drain
	.globl	writers_drain
	.p2align	8
	.type	writers_drain,@function
writers_drain:
.Lfunc_begin14:
	.loc	0 212 12 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 214 2
	s_mov_b32 s6, exec_lo
	s_mov_b32 s4, exec_lo
	v_mbcnt_lo_u32_b32 v1, s6, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB14_2
	s_bcnt1_i32_b32 s5, s6
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s5
	s_waitcnt lgkmcnt(0)
	global_atomic_add v1, v2, s[0:1]
.LBB14_2:
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 215 6 is_stmt 1
	s_mov_b32 s4, exec_lo
	.loc	0 215 9 is_stmt 0
	v_cmpx_eq_u32_e32 5, v0
	.loc	0 215 6
	s_cbranch_execz .LBB14_8
	.loc	0 0 6
	v_mov_b32_e32 v0, 0
	s_branch .LBB14_5
.LBB14_4:
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 216 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s5, v1
	.loc	0 216 31 is_stmt 0
	s_cmp_lg_u32 s5, 1
	.loc	0 216 3
	s_cbranch_scc0 .LBB14_7
.LBB14_5:
	.loc	0 216 10
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s5, vcc_lo
	s_cbranch_execz .LBB14_4
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[0:1] glc dlc
	s_branch .LBB14_4
.LBB14_7:
	.loc	0 212 12 is_stmt 1
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	.loc	0 218 11
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[2:3]
	s_waitcnt_vscnt null, 0x0
.LBB14_8:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 220 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s2, exec_lo
	s_mov_b32 s3, exec_lo
	v_mbcnt_lo_u32_b32 v0, s2, 0
	v_cmpx_eq_u32_e32 0, v0
	s_cbranch_execz .LBB14_10
	s_bcnt1_i32_b32 s2, s2
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s2
	global_atomic_sub v0, v1, s[0:1]
.LBB14_10:
	.loc	0 221 1
	s_endpgm
.Ltmp15:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel writers_drain
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
.Lfunc_end14:
	.size	writers_drain, .Lfunc_end14-writers_drain

	.protected	writers_drained
	.globl	writers_drained
	.p2align	8
	.type	writers_drained,@function
writers_drained:
.Lfunc_begin15:
	.loc	0 225 12 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 227 2
	s_mov_b32 s6, exec_lo
	s_mov_b32 s4, exec_lo
	v_mbcnt_lo_u32_b32 v1, s6, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB15_2
	s_bcnt1_i32_b32 s5, s6
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s5
	s_waitcnt lgkmcnt(0)
	global_atomic_add v1, v2, s[0:1]
.LBB15_2:
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 228 6 is_stmt 1
	s_mov_b32 s4, exec_lo
	v_cmpx_eq_u32_e32 5, v0
	s_cbranch_execz .LBB15_8
	.loc	0 0 6 is_stmt 0
	v_mov_b32_e32 v0, 0
	s_branch .LBB15_5
.LBB15_4:
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 231 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s5, v1
	.loc	0 231 31 is_stmt 0
	s_cmp_lg_u32 s5, 1
	.loc	0 231 3
	s_cbranch_scc0 .LBB15_7
.LBB15_5:
	.loc	0 231 10
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s5, vcc_lo
	s_cbranch_execz .LBB15_4
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[0:1] glc dlc
	s_branch .LBB15_4
.LBB15_7:
	.loc	0 225 12 is_stmt 1
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	.loc	0 233 11
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[2:3]
	s_waitcnt_vscnt null, 0x0
.LBB15_8:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s2, exec_lo
	s_mov_b32 s3, exec_lo
	v_mbcnt_lo_u32_b32 v0, s2, 0
	v_cmpx_eq_u32_e32 0, v0
	s_cbranch_execz .LBB15_10
	s_bcnt1_i32_b32 s2, s2
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s2
	global_atomic_sub v0, v1, s[0:1]
.LBB15_10:
	.loc	0 236 1 is_stmt 1
	s_endpgm
.Ltmp16:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel writers_drained
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
.Lfunc_end15:
	.size	writers_drained, .Lfunc_end15-writers_drained

	.protected	sequence_read
	.globl	sequence_read
	.p2align	8
	.type	sequence_read,@function
sequence_read:
.Lfunc_begin16:
	.loc	0 240 0
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_mov_b32_e32 v3, 0
.LBB16_1:
.Ltmp17:
	.loc	0 244 7 prologue_end
	s_waitcnt lgkmcnt(0)
	global_load_dword v4, v3, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 245 7
	global_load_dword v1, v3, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 246 7
	global_load_dword v2, v3, s[2:3] offset:4 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 247 14
	v_and_b32_e32 v5, 1, v4
	v_cmp_eq_u32_e32 vcc_lo, 1, v5
	.loc	0 247 19 is_stmt 0
	s_cbranch_vccnz .LBB16_1
	.loc	0 247 22
	global_load_dword v5, v3, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 247 30
	v_cmp_ne_u32_e32 vcc_lo, v5, v4
	.loc	0 247 2
	s_cbranch_vccnz .LBB16_1
	.loc	0 248 14 is_stmt 1
	v_add_nc_u32_e32 v1, v2, v1
	.loc	0 248 2 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 248 10
	global_store_dword v0, v1, s[4:5]
	.loc	0 249 1 is_stmt 1
	s_endpgm
.Ltmp18:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel sequence_read
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
.Lfunc_end16:
	.size	sequence_read, .Lfunc_end16-sequence_read

	.protected	sequence_write
	.globl	sequence_write
	.p2align	8
	.type	sequence_write,@function
sequence_write:
.Lfunc_begin17:
	.loc	0 255 2 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	s_mov_b32 s4, 0
	s_branch .LBB17_2
	.p2align	6
.LBB17_1:
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 256 7 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s5, v2
	.loc	0 257 35
	s_or_b32 s6, s5, 1
	.loc	0 256 28
	s_and_b32 s5, s5, -2
	.loc	0 257 9
	v_mov_b32_e32 v2, s6
	v_mov_b32_e32 v3, s5
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[2:3], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, s5, v2
	.loc	0 256 3
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB17_4
.LBB17_2:
	.loc	0 256 7 is_stmt 0
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s5, vcc_lo
	s_cbranch_execz .LBB17_1
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
	s_branch .LBB17_1
.LBB17_4:
	.loc	0 0 7
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 255 2 is_stmt 1
	v_mov_b32_e32 v1, 0
	.loc	0 259 2
	s_mov_b32 s4, exec_lo
	v_mbcnt_lo_u32_b32 v3, s4, 0
	.loc	0 258 10
	global_load_dword v2, v1, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v0, v2, v0
	global_store_dword v1, v0, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 259 2
	s_mov_b32 s2, exec_lo
	v_cmpx_eq_u32_e32 0, v3
	s_cbranch_execz .LBB17_6
	s_bcnt1_i32_b32 s2, s4
	v_mov_b32_e32 v0, s2
	global_atomic_add v1, v0, s[0:1]
.LBB17_6:
	.loc	0 260 1
	s_endpgm
.Ltmp19:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel sequence_write
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
	.size	sequence_write, .Lfunc_end17-sequence_write

	.protected	sequence_write_inside
	.globl	sequence_write_inside
	.p2align	8
	.type	sequence_write_inside,@function
sequence_write_inside:
.Lfunc_begin18:
	.loc	0 266 2 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	s_mov_b32 s4, 0
	s_branch .LBB18_2
	.p2align	6
.LBB18_1:
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 267 12 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s5, v2
	.loc	0 269 33
	s_or_b32 s6, s5, 1
	.loc	0 267 33
	s_and_b32 s5, s5, -2
	.loc	0 269 7
	v_mov_b32_e32 v2, s6
	v_mov_b32_e32 v3, s5
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[2:3], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, s5, v2
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB18_4
.LBB18_2:
	.loc	0 267 12
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s5, vcc_lo
	s_cbranch_execz .LBB18_1
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
	s_branch .LBB18_1
.LBB18_4:
	.loc	0 0 12 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 266 2 is_stmt 1
	v_mov_b32_e32 v1, 0
	.loc	0 271 4
	s_mov_b32 s4, exec_lo
	v_mbcnt_lo_u32_b32 v3, s4, 0
	.loc	0 270 12
	global_load_dword v2, v1, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v0, v2, v0
	global_store_dword v1, v0, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 271 4
	s_mov_b32 s2, exec_lo
	v_cmpx_eq_u32_e32 0, v3
	s_cbranch_execz .LBB18_6
	s_bcnt1_i32_b32 s2, s4
	v_mov_b32_e32 v0, s2
	global_atomic_add v1, v0, s[0:1]
.LBB18_6:
	.loc	0 275 1
	s_endpgm
.Ltmp20:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel sequence_write_inside
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
.Lfunc_end18:
	.size	sequence_write_inside, .Lfunc_end18-sequence_write_inside

	.protected	wide_lock
	.globl	wide_lock
	.p2align	8
	.type	wide_lock,@function
wide_lock:
.Lfunc_begin19:
	.loc	0 282 13 prologue_end
	s_load_dword s9, s[4:5], 0x4
	s_clause 0x1
	s_load_dwordx2 s[4:5], s[6:7], 0x20
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, v2
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s9, 0xffff
	s_add_u32 s4, s4, 1
	v_mad_u64_u32 v[0:1], null, s8, s6, v[0:1]
	s_addc_u32 s5, s5, 0
	.loc	0 282 30 is_stmt 0
	v_add_co_u32 v0, s4, s4, v0
	v_add_co_ci_u32_e64 v1, null, s5, 0, s4
	s_mov_b32 s4, 0
.LBB19_1:
	.loc	0 284 9 is_stmt 1
	global_atomic_cmpswap_x2 v[4:5], v2, v[0:3], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc_lo, 0, v[4:5]
	.loc	0 284 2 is_stmt 0
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB19_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 282 13 is_stmt 1
	v_mov_b32_e32 v2, 0
	.loc	0 286 10
	global_load_dword v0, v2, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v3, 1, v0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 0
	global_store_dword v2, v3, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 287 2
	global_atomic_swap_x2 v2, v[0:1], s[0:1]
	.loc	0 288 1
	s_endpgm
.Ltmp21:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel wide_lock
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
.Lfunc_end19:
	.size	wide_lock, .Lfunc_end19-wide_lock

	.protected	wide_own_lock
	.globl	wide_own_lock
	.p2align	8
	.type	wide_own_lock,@function
wide_own_lock:
.Lfunc_begin20:
	.loc	0 293 13 prologue_end
	s_load_dword s0, s[4:5], 0x4
	s_load_dwordx2 s[4:5], s[6:7], 0x20
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, v2
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	v_mad_u64_u32 v[0:1], null, s8, s0, v[0:1]
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	v_add_co_u32 v4, s4, s4, v0
	v_add_co_ci_u32_e64 v5, null, s5, 0, s4
	v_add_co_u32 v0, vcc_lo, v4, 1
	v_lshlrev_b64 v[6:7], 3, v[4:5]
	v_add_co_ci_u32_e32 v1, vcc_lo, 0, v5, vcc_lo
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v6, vcc_lo, s0, v6
	v_add_co_ci_u32_e32 v7, vcc_lo, s1, v7, vcc_lo
	s_mov_b32 s0, 0
.LBB20_1:
	.loc	0 295 9
	global_atomic_cmpswap_x2 v[8:9], v[6:7], v[0:3], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc_lo, 0, v[8:9]
	.loc	0 295 2 is_stmt 0
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB20_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 297 2 is_stmt 1
	v_lshlrev_b64 v[0:1], 2, v[4:5]
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s3, v1, vcc_lo
	.loc	0 297 11 is_stmt 0
	global_load_dword v2, v[0:1], off glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v4, 1, v2
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	global_store_dword v[0:1], v4, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 298 2 is_stmt 1
	global_atomic_swap_x2 v[6:7], v[2:3], off
	.loc	0 299 1
	s_endpgm
.Ltmp22:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel wide_own_lock
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
		.amdhsa_next_free_vgpr 10
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
.Lfunc_end20:
	.size	wide_own_lock, .Lfunc_end20-wide_own_lock

	.protected	wide_add_double
	.globl	wide_add_double
	.p2align	8
	.type	wide_add_double,@function
wide_add_double:
.Lfunc_begin21:
	.loc	0 304 14 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v4, 0
	s_mov_b32 s2, 0
	s_waitcnt lgkmcnt(0)
	global_load_dwordx2 v[2:3], v4, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
.LBB21_1:
	.loc	0 306 40
	v_add_f64 v[0:1], v[2:3], 1.0
	.loc	0 306 17 is_stmt 0
	global_atomic_cmpswap_x2 v[0:1], v4, v[0:3], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc_lo, v[0:1], v[2:3]
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v2, v0
	.loc	0 306 2
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB21_1
	.loc	0 308 1 is_stmt 1
	s_endpgm
.Ltmp23:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel wide_add_double
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
.Lfunc_end21:
	.size	wide_add_double, .Lfunc_end21-wide_add_double

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
    .name:           dine_ordered
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         dine_ordered.kd
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
    .name:           dine_inside
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         dine_inside.kd
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
    .name:           dine_tables
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         dine_tables.kd
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
    .name:           dine_counted
    .private_segment_fixed_size: 0
    .sgpr_count:     13
    .sgpr_spill_count: 0
    .symbol:         dine_counted.kd
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
    .name:           ticket_plain
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         ticket_plain.kd
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
    .name:           ticket_of_wave
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         ticket_of_wave.kd
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
    .name:           ticket_inside
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         ticket_inside.kd
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
    .name:           ticket_backoff
    .private_segment_fixed_size: 0
    .sgpr_count:     19
    .sgpr_spill_count: 0
    .symbol:         ticket_backoff.kd
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
    .name:           elect_each
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         elect_each.kd
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
    .name:           elect_by_max
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         elect_by_max.kd
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
    .name:           elect_waits
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         elect_waits.kd
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
    .name:           elect_waits_first
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         elect_waits_first.kd
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
    .name:           readers_all
    .private_segment_fixed_size: 0
    .sgpr_count:     13
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
    .name:           readers_try
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         readers_try.kd
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
    .name:           writers_drain
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         writers_drain.kd
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
    .name:           writers_drained
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         writers_drained.kd
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
    .name:           sequence_read
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         sequence_read.kd
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
    .name:           sequence_write
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         sequence_write.kd
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
    .name:           sequence_write_inside
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         sequence_write_inside.kd
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
    .name:           wide_lock
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         wide_lock.kd
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
    .name:           wide_own_lock
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         wide_own_lock.kd
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
    .name:           wide_add_double
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         wide_add_double.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 32
amdhsa.target:   amdgcn-amd-amdhsa--gfx1030
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata

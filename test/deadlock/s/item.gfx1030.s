	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.amdhsa_code_object_version 4
	.protected	item_64_below_65
	.globl	item_64_below_65
	.p2align	8
	.type	item_64_below_65,@function
item_64_below_65:
.Lfunc_begin0:
	.file	0 "." "cl/item.cl" md5 0xa27377fe7a00a7970089a7075c9ece64
	.loc	0 8 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 9 6
	s_mov_b32 s2, exec_lo
	.loc	0 9 8 is_stmt 0
	v_cmpx_eq_u32_e32 64, v0
	.loc	0 9 6
	s_cbranch_execz .LBB0_5
	.loc	0 0 6
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_3
.LBB0_2:
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 9 22
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v2
	.loc	0 9 33
	s_cmp_eq_u32 s3, 0
	.loc	0 9 15
	s_cbranch_scc0 .LBB0_5
.LBB0_3:
	.loc	0 9 22
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB0_2
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
	s_branch .LBB0_2
.LBB0_5:
	.loc	0 0 22
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 10 6 is_stmt 1
	s_mov_b32 s2, exec_lo
	.loc	0 10 8 is_stmt 0
	v_cmpx_gt_u32_e32 0x41, v0
	.loc	0 10 6
	s_cbranch_execz .LBB0_7
	.loc	0 10 14
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v1, v2, s[0:1]
.LBB0_7:
	.loc	0 0 14
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 8 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 11 2
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 11 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v0, s[0:1]
	.loc	0 12 1 is_stmt 1
	s_endpgm
.Ltmp0:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel item_64_below_65
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
	.size	item_64_below_65, .Lfunc_end0-item_64_below_65

	.protected	item_64_upto_64
	.globl	item_64_upto_64
	.p2align	8
	.type	item_64_upto_64,@function
item_64_upto_64:
.Lfunc_begin1:
	.loc	0 16 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 17 13
	s_mov_b32 s2, exec_lo
	v_cmpx_eq_u32_e32 64, v0
	s_cbranch_execz .LBB1_5
	.loc	0 0 13 is_stmt 0
	v_mov_b32_e32 v1, 0
	s_branch .LBB1_3
.LBB1_2:
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 17 31
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v2
	.loc	0 17 42
	s_cmp_eq_u32 s3, 0
	.loc	0 17 24
	s_cbranch_scc0 .LBB1_5
.LBB1_3:
	.loc	0 17 31
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB1_2
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
	s_branch .LBB1_2
.LBB1_5:
	.loc	0 0 31
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 18 6 is_stmt 1
	s_mov_b32 s2, exec_lo
	.loc	0 18 8 is_stmt 0
	v_cmpx_gt_u32_e32 0x41, v0
	.loc	0 18 6
	s_cbranch_execz .LBB1_7
	.loc	0 18 15
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v1, v2, s[0:1]
.LBB1_7:
	.loc	0 0 15
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 16 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 19 2
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 19 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v0, s[0:1]
	.loc	0 20 1 is_stmt 1
	s_endpgm
.Ltmp1:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel item_64_upto_64
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
.Lfunc_end1:
	.size	item_64_upto_64, .Lfunc_end1-item_64_upto_64

	.protected	item_64_below_66
	.globl	item_64_below_66
	.p2align	8
	.type	item_64_below_66,@function
item_64_below_66:
.Lfunc_begin2:
	.loc	0 25 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_mov_b32 s2, exec_lo
	v_cmpx_lt_i32_e32 64, v0
	s_xor_b32 s2, exec_lo, s2
	s_cbranch_execz .LBB2_4
	.loc	0 0 11 is_stmt 0
	s_mov_b32 s3, exec_lo
	v_cmpx_eq_u32_e32 0x41, v0
	s_cbranch_execz .LBB2_3
	.loc	0 27 15 is_stmt 1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v1, v2, s[0:1]
.LBB2_3:
	.loc	0 0 15 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
.LBB2_4:
	s_andn2_saveexec_b32 s2, s2
	s_cbranch_execz .LBB2_11
	s_mov_b32 s3, exec_lo
	v_cmpx_eq_u32_e32 64, v0
	s_cbranch_execz .LBB2_10
	v_mov_b32_e32 v1, 0
	s_branch .LBB2_8
.LBB2_7:
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 26 22 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v2
	.loc	0 26 33 is_stmt 0
	s_cmp_lg_u32 s6, 0
	.loc	0 26 15
	s_cbranch_scc1 .LBB2_10
.LBB2_8:
	.loc	0 26 22
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s6, vcc_lo
	s_cbranch_execz .LBB2_7
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
	s_branch .LBB2_7
.LBB2_10:
	.loc	0 0 22
	s_or_b32 exec_lo, exec_lo, s3
.LBB2_11:
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 25 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 28 2
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 28 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v0, s[0:1]
	.loc	0 29 1 is_stmt 1
	s_endpgm
.Ltmp2:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel item_64_below_66
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
.Lfunc_end2:
	.size	item_64_below_66, .Lfunc_end2-item_64_below_66

	.protected	items_64_65_below_66
	.globl	items_64_65_below_66
	.p2align	8
	.type	items_64_65_below_66,@function
items_64_65_below_66:
.Lfunc_begin3:
	.loc	0 34 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v2, 0
	.loc	0 35 14
	v_and_b32_e32 v1, 0x7e, v0
	v_lshlrev_b32_e32 v3, 2, v0
	s_mov_b32 s2, exec_lo
	v_cmpx_eq_u64_e32 64, v[1:2]
	s_cbranch_execz .LBB3_4
	.loc	0 0 14 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s3, s0, v3
	v_add_co_ci_u32_e64 v2, null, s1, 0, s3
	s_mov_b32 s3, 0
.LBB3_2:
	.loc	0 35 33
	global_load_dword v4, v[1:2], off glc dlc
	.loc	0 35 48
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v4
	.loc	0 35 26
	s_or_b32 s3, vcc_lo, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execnz .LBB3_2
	.loc	0 0 26
	s_or_b32 exec_lo, exec_lo, s3
	v_xor_b32_e32 v1, 1, v0
	v_mov_b32_e32 v2, 1
	v_lshlrev_b32_e32 v1, 2, v1
	.loc	0 36 26 is_stmt 1
	global_atomic_swap v1, v2, s[0:1]
.LBB3_4:
	.loc	0 0 26 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 37 6 is_stmt 1
	s_mov_b32 s2, exec_lo
	.loc	0 37 8 is_stmt 0
	v_cmpx_gt_u32_e32 64, v0
	.loc	0 37 6
	s_cbranch_execz .LBB3_6
	.loc	0 0 6
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	.loc	0 37 14
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v1, v2, s[0:1] offset:256
.LBB3_6:
	.loc	0 0 14
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 34 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 38 9
	s_waitcnt lgkmcnt(0)
	global_store_dword v3, v0, s[0:1]
	.loc	0 39 1
	s_endpgm
.Ltmp3:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel items_64_65_below_66
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
	.size	items_64_65_below_66, .Lfunc_end3-items_64_65_below_66

	.protected	below_65_waits
	.globl	below_65_waits
	.p2align	8
	.type	below_65_waits,@function
below_65_waits:
.Lfunc_begin4:
	.loc	0 44 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 45 6
	s_mov_b32 s2, exec_lo
	.loc	0 45 8 is_stmt 0
	v_cmpx_gt_u32_e32 0x41, v0
	.loc	0 45 6
	s_cbranch_execz .LBB4_5
	.loc	0 0 6
	v_mov_b32_e32 v1, 0
	s_branch .LBB4_3
.LBB4_2:
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 45 21
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v2
	.loc	0 45 32
	s_cmp_eq_u32 s3, 0
	.loc	0 45 14
	s_cbranch_scc0 .LBB4_5
.LBB4_3:
	.loc	0 45 21
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB4_2
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
	s_branch .LBB4_2
.LBB4_5:
	.loc	0 0 21
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 46 6 is_stmt 1
	s_mov_b32 s2, exec_lo
	.loc	0 46 8 is_stmt 0
	v_cmpx_lt_u32_e32 63, v0
	.loc	0 46 6
	s_cbranch_execz .LBB4_7
	.loc	0 46 15
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v1, v2, s[0:1]
.LBB4_7:
	.loc	0 0 15
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 44 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 47 2
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 47 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v0, s[0:1]
	.loc	0 48 1 is_stmt 1
	s_endpgm
.Ltmp4:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel below_65_waits
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
	.size	below_65_waits, .Lfunc_end4-below_65_waits

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
    .name:           item_64_below_65
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         item_64_below_65.kd
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
    .name:           item_64_upto_64
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         item_64_upto_64.kd
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
    .name:           item_64_below_66
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         item_64_below_66.kd
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
    .name:           items_64_65_below_66
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         items_64_65_below_66.kd
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
    .max_flat_workgroup_size: 128
    .name:           below_65_waits
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         below_65_waits.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 32
amdhsa.target:   amdgcn-amd-amdhsa--gfx1030
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata

	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.amdhsa_code_object_version 4
	.protected	histogram_float
	.globl	histogram_float
	.p2align	8
	.type	histogram_float,@function
histogram_float:
.Lfunc_begin0:
	.file	0 "." "cl/suite.cl" md5 0xf58cec5529d28581ea093d3ad7560330
	.loc	0 35 11 prologue_end
	s_load_dword s2, s[4:5], 0x4
	s_load_dwordx2 s[0:1], s[6:7], 0x20
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	v_mad_u64_u32 v[0:1], null, s8, s2, v[0:1]
	v_mov_b32_e32 v1, 0
	v_add_co_u32 v2, s0, s0, v0
	v_add_co_ci_u32_e64 v0, null, s1, 0, s0
	.loc	0 37 2
	s_mov_b32 s0, exec_lo
	.loc	0 37 21 is_stmt 0
	v_and_b32_e32 v0, 0xffffff00, v2
	v_cmpx_eq_u64_e32 0, v[0:1]
	.loc	0 37 2
	s_cbranch_execz .LBB0_5
	.loc	0 35 11 is_stmt 1
	s_load_dwordx4 s[0:3], s[6:7], 0x8
	s_load_dword s4, s[4:5], 0xc
	s_mov_b32 s5, 0
	s_inst_prefetch 0x1
	.p2align	6
.LBB0_2:
	.loc	0 38 33
	v_and_b32_e32 v0, 0xff, v2
	v_lshlrev_b32_e32 v2, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v2, s[0:1]
.Ltmp0:
	.loc	0 9 4
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v3, 0x85ebca6b, v2
.Ltmp1:
	.loc	0 38 73
	v_add_nc_u32_e32 v2, 3, v2
	.loc	0 38 57 is_stmt 0
	v_cvt_f32_u32_e32 v2, v2
.Ltmp2:
	.loc	0 10 15 is_stmt 1
	v_lshrrev_b32_e32 v4, 13, v3
	.loc	0 10 11 is_stmt 0
	v_xor_b32_e32 v3, v4, v3
.Ltmp3:
	.loc	0 38 55 is_stmt 1
	v_frexp_mant_f32_e32 v4, v2
	v_frexp_exp_i32_f32_e32 v2, v2
	.loc	0 38 42 is_stmt 0
	v_and_b32_e32 v3, 15, v3
	.loc	0 38 55
	v_rcp_f32_e32 v4, v4
	v_sub_nc_u32_e32 v5, 0, v2
	.loc	0 38 25
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_co_u32 v2, s6, s2, v3
	v_add_co_ci_u32_e64 v3, null, s3, 0, s6
	.loc	0 38 55
	v_ldexp_f32 v4, v4, v5
	s_mov_b32 s6, 0
.LBB0_3:
.Ltmp4:
	.loc	0 18 11 is_stmt 1
	global_load_dword v6, v[2:3], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 19 17
	v_add_f32_e32 v5, v4, v6
	.loc	0 20 11
	global_atomic_cmpswap v5, v[2:3], v[5:6], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v5, v6
	.loc	0 20 2 is_stmt 0
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB0_3
.Ltmp5:
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 37 30 is_stmt 1
	v_add_co_u32 v2, s6, v0, s4
	v_add_co_ci_u32_e64 v0, null, 0, 0, s6
	.loc	0 37 21 is_stmt 0
	v_and_b32_e32 v0, 0xffffff00, v2
	v_cmp_ne_u64_e32 vcc_lo, 0, v[0:1]
	.loc	0 37 2
	s_or_b32 s5, vcc_lo, s5
	s_andn2_b32 exec_lo, exec_lo, s5
	s_cbranch_execnz .LBB0_2
.LBB0_5:
	.loc	0 0 2
	s_inst_prefetch 0x2
	.loc	0 39 1 is_stmt 1
	s_endpgm
.Ltmp6:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel histogram_float
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
.Lfunc_end0:
	.size	histogram_float, .Lfunc_end0-histogram_float

	.protected	histogram_float_local
	.globl	histogram_float_local
	.p2align	8
	.type	histogram_float_local,@function
histogram_float_local:
.Lfunc_begin1:
	.loc	0 46 21 prologue_end
	v_cmp_gt_u32_e32 vcc_lo, 16, v0
	v_lshlrev_b32_e32 v2, 2, v0
	.loc	0 46 2 is_stmt 0
	s_and_saveexec_b32 s1, vcc_lo
	s_cbranch_execz .LBB1_3
	.loc	0 0 2
	s_load_dword s0, s[4:5], 0x4
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v4, v0
	s_mov_b32 s8, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s0, 0xffff
	.loc	0 46 2
	s_lshl_b32 s3, s2, 2
.LBB1_2:
	.loc	0 46 29
	v_add_nc_u32_e32 v4, s2, v4
	.loc	0 47 10 is_stmt 1
	ds_write_b32 v3, v1
	.loc	0 46 21
	v_add_nc_u32_e32 v3, s3, v3
	v_cmp_lt_u32_e64 s0, 15, v4
	.loc	0 46 2 is_stmt 0
	s_or_b32 s8, s0, s8
	s_andn2_b32 exec_lo, exec_lo, s8
	s_cbranch_execnz .LBB1_2
.LBB1_3:
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 44 11 is_stmt 1
	s_load_dwordx4 s[8:11], s[6:7], 0x8
	.loc	0 49 2
	s_mov_b32 s1, exec_lo
	.loc	0 48 2
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 49 21
	v_cmpx_gt_u32_e32 0x100, v0
	.loc	0 49 2 is_stmt 0
	s_cbranch_execz .LBB1_8
	.loc	0 0 2
	s_load_dword s0, s[4:5], 0x4
	v_mov_b32_e32 v1, 0
	s_mov_b32 s3, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s0, 0xffff
	s_inst_prefetch 0x1
	.p2align	6
.LBB1_5:
	.loc	0 50 30 is_stmt 1
	v_lshlrev_b64 v[3:4], 2, v[0:1]
	s_mov_b32 s4, 0
	v_add_co_u32 v3, s0, s8, v3
	v_add_co_ci_u32_e64 v4, s0, s9, v4, s0
	global_load_dword v3, v[3:4], off
.Ltmp7:
	.loc	0 9 4
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v4, 0x85ebca6b, v3
.Ltmp8:
	.loc	0 50 70
	v_add_nc_u32_e32 v3, 3, v3
.Ltmp9:
	.loc	0 10 15
	v_lshrrev_b32_e32 v5, 13, v4
	.loc	0 10 11 is_stmt 0
	v_xor_b32_e32 v4, v5, v4
.Ltmp10:
	.loc	0 50 54 is_stmt 1
	v_cvt_f32_u32_e32 v5, v3
	.loc	0 50 39 is_stmt 0
	v_and_b32_e32 v4, 15, v4
	.loc	0 50 52
	v_frexp_mant_f32_e32 v6, v5
	v_frexp_exp_i32_f32_e32 v5, v5
	.loc	0 50 22
	v_lshlrev_b32_e32 v3, 2, v4
	.loc	0 50 52
	v_rcp_f32_e32 v6, v6
	v_sub_nc_u32_e32 v5, 0, v5
.Ltmp11:
	.loc	0 25 14 is_stmt 1
	ds_read_b32 v4, v3
.Ltmp12:
	.loc	0 50 52
	v_ldexp_f32 v5, v6, v5
.LBB1_6:
.Ltmp13:
	.loc	0 29 33
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v6, v5, v4
	.loc	0 29 10 is_stmt 0
	ds_cmpst_rtn_b32 v6, v3, v4, v6
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e64 s0, v6, v4
	v_mov_b32_e32 v4, v6
	.loc	0 30 2 is_stmt 1
	s_or_b32 s4, s0, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB1_6
.Ltmp14:
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 49 30 is_stmt 1
	v_add_nc_u32_e32 v0, s2, v0
	.loc	0 49 21 is_stmt 0
	v_cmp_lt_u32_e64 s0, 0xff, v0
	.loc	0 49 2
	s_or_b32 s3, s0, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execnz .LBB1_5
.LBB1_8:
	.loc	0 0 2
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 51 2 is_stmt 1
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 52 6
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB1_11
	.loc	0 53 30
	ds_read_b32 v3, v2
	.loc	0 53 25 is_stmt 0
	v_add_co_u32 v0, s0, s10, v2
	v_add_co_ci_u32_e64 v1, null, s11, 0, s0
	s_mov_b32 s0, 0
.LBB1_10:
.Ltmp15:
	.loc	0 18 11 is_stmt 1
	global_load_dword v5, v[0:1], off glc dlc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 19 17
	v_add_f32_e32 v4, v3, v5
	.loc	0 20 11
	global_atomic_cmpswap v2, v[0:1], v[4:5], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v2, v5
	.loc	0 20 2 is_stmt 0
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB1_10
.Ltmp16:
.LBB1_11:
	.loc	0 54 1 is_stmt 1
	s_endpgm
.Ltmp17:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel histogram_float_local
		.amdhsa_group_segment_fixed_size 64
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
.Lfunc_end1:
	.size	histogram_float_local, .Lfunc_end1-histogram_float_local

	.protected	hash_linear
	.globl	hash_linear
	.p2align	8
	.type	hash_linear,@function
hash_linear:
.Lfunc_begin2:
	.loc	0 59 11 prologue_end
	s_load_dword s0, s[4:5], 0x4
	s_clause 0x1
	s_load_dword s1, s[6:7], 0x20
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	.loc	0 59 35 is_stmt 0
	v_mov_b32_e32 v1, 0
	.loc	0 59 11
	s_load_dwordx2 s[2:3], s[6:7], 0x10
	.loc	0 59 35
	v_mov_b32_e32 v3, v1
	.loc	0 59 11
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s8, s8, s0
	v_add3_u32 v2, s1, s8, v0
	s_mov_b32 s1, 0
	.loc	0 59 35
	v_lshlrev_b64 v[3:4], 2, v[2:3]
	v_add_co_u32 v3, vcc_lo, s14, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s15, v4, vcc_lo
	global_load_dword v0, v[3:4], off
	.loc	0 59 43
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v3, 1, v0
.Ltmp18:
	.loc	0 9 4 is_stmt 1
	v_mul_lo_u32 v0, 0x85ebca6b, v3
	.loc	0 10 15
	v_lshrrev_b32_e32 v4, 13, v0
	.loc	0 10 11 is_stmt 0
	v_xor_b32_e32 v0, v4, v0
	v_mov_b32_e32 v4, v1
.Ltmp19:
	.loc	0 59 63 is_stmt 1
	v_and_b32_e32 v0, 0x7f, v0
	s_inst_prefetch 0x1
	s_branch .LBB2_2
	.p2align	6
.LBB2_1:
	.loc	0 0 63 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	s_and_b32 s0, exec_lo, s0
	s_or_b32 s1, s0, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execz .LBB2_6
.LBB2_2:
	.loc	0 62 42 is_stmt 1
	v_lshlrev_b64 v[5:6], 2, v[0:1]
	v_add_co_u32 v7, vcc_lo, s12, v5
	v_add_co_ci_u32_e32 v8, vcc_lo, s13, v6, vcc_lo
	.loc	0 62 14 is_stmt 0
	global_atomic_cmpswap v7, v[7:8], v[3:4], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v7
	v_cmp_eq_u32_e64 s0, v7, v3
	.loc	0 64 17 is_stmt 1
	s_or_b32 s0, vcc_lo, s0
	s_xor_b32 s4, s0, -1
	s_and_saveexec_b32 s5, s4
	s_xor_b32 s4, exec_lo, s5
	.loc	0 68 12
	v_add_nc_u32_e32 v0, 1, v0
	.loc	0 68 17 is_stmt 0
	v_and_b32_e32 v0, 0x7f, v0
	.loc	0 64 17 is_stmt 1
	s_andn2_saveexec_b32 s4, s4
	s_cbranch_execz .LBB2_1
	.loc	0 65 4
	v_add_co_u32 v5, vcc_lo, s2, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, s3, v6, vcc_lo
	.loc	0 65 12 is_stmt 0
	global_store_dword v[5:6], v2, off
	s_branch .LBB2_1
.LBB2_6:
	.loc	0 0 12
	s_inst_prefetch 0x2
	.loc	0 70 1 is_stmt 1
	s_endpgm
.Ltmp20:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel hash_linear
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
.Lfunc_end2:
	.size	hash_linear, .Lfunc_end2-hash_linear

	.protected	hash_then_find
	.globl	hash_then_find
	.p2align	8
	.type	hash_then_find,@function
hash_then_find:
.Lfunc_begin3:
	.loc	0 74 11 prologue_end
	s_load_dword s2, s[4:5], 0x4
	s_clause 0x1
	s_load_dwordx2 s[0:1], s[6:7], 0x20
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s1, s2, 0xffff
	s_load_dwordx2 s[2:3], s[6:7], 0x10
	v_mad_u64_u32 v[0:1], null, s8, s1, v[0:1]
	s_movk_i32 s1, 0x80
	v_add_co_u32 v2, null, s0, v0
	s_mov_b32 s0, 0
	.loc	0 74 35 is_stmt 0
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_add_co_u32 v4, vcc_lo, s14, v0
	v_add_co_ci_u32_e32 v5, vcc_lo, s15, v1, vcc_lo
	global_load_dword v4, v[4:5], off
	.loc	0 74 43
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v4, 1, v4
.Ltmp21:
	.loc	0 9 4 is_stmt 1
	v_mul_lo_u32 v5, 0x85ebca6b, v4
	.loc	0 10 15
	v_lshrrev_b32_e32 v6, 13, v5
	.loc	0 10 11 is_stmt 0
	v_xor_b32_e32 v6, v6, v5
	v_mov_b32_e32 v5, v3
	s_branch .LBB3_9
.Ltmp22:
.LBB3_1:
	.loc	0 0 11
	s_or_b32 exec_lo, exec_lo, s17
	s_orn2_b32 s16, s16, exec_lo
.LBB3_2:
	s_or_b32 exec_lo, exec_lo, s11
	s_orn2_b32 s11, s16, exec_lo
.LBB3_3:
	s_or_b32 exec_lo, exec_lo, s10
	s_orn2_b32 s10, s11, exec_lo
.LBB3_4:
	s_or_b32 exec_lo, exec_lo, s9
	s_orn2_b32 s9, s10, exec_lo
.LBB3_5:
	s_or_b32 exec_lo, exec_lo, s8
	s_orn2_b32 s8, s9, exec_lo
.LBB3_6:
	s_or_b32 exec_lo, exec_lo, s7
	s_orn2_b32 s7, s8, exec_lo
.LBB3_7:
	s_or_b32 exec_lo, exec_lo, s6
	s_andn2_b32 s4, s4, exec_lo
	s_and_b32 s6, s7, exec_lo
	s_or_b32 s4, s4, s6
.LBB3_8:
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 77 7 is_stmt 1
	s_and_b32 s5, exec_lo, s4
	s_or_b32 s0, s5, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execz .LBB3_18
.LBB3_9:
	.loc	0 0 0 is_stmt 0
	v_and_b32_e32 v3, 0x7f, v6
	s_or_b32 s4, s4, exec_lo
	.loc	0 77 7
	s_mov_b32 s5, exec_lo
	.loc	0 77 35
	v_lshlrev_b32_e32 v3, 2, v3
	.loc	0 77 7
	global_atomic_cmpswap v3, v3, v[4:5], s[12:13] glc
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	s_cbranch_execz .LBB3_8
	.loc	0 79 12 is_stmt 1
	v_add_nc_u32_e32 v3, 1, v6
	s_mov_b32 s7, -1
	.loc	0 77 7
	s_mov_b32 s6, exec_lo
	.loc	0 0 0 is_stmt 0
	v_and_b32_e32 v3, 0x7f, v3
	.loc	0 77 35
	v_lshlrev_b32_e32 v3, 2, v3
	.loc	0 77 7
	global_atomic_cmpswap v3, v3, v[4:5], s[12:13] glc
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	s_cbranch_execz .LBB3_7
	.loc	0 79 12 is_stmt 1
	v_add_nc_u32_e32 v3, 2, v6
	s_mov_b32 s8, -1
	.loc	0 77 7
	s_mov_b32 s7, exec_lo
	.loc	0 0 0 is_stmt 0
	v_and_b32_e32 v3, 0x7f, v3
	.loc	0 77 35
	v_lshlrev_b32_e32 v3, 2, v3
	.loc	0 77 7
	global_atomic_cmpswap v3, v3, v[4:5], s[12:13] glc
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	s_cbranch_execz .LBB3_6
	.loc	0 79 12 is_stmt 1
	v_add_nc_u32_e32 v3, 3, v6
	s_mov_b32 s9, -1
	.loc	0 77 7
	s_mov_b32 s8, exec_lo
	.loc	0 0 0 is_stmt 0
	v_and_b32_e32 v3, 0x7f, v3
	.loc	0 77 35
	v_lshlrev_b32_e32 v3, 2, v3
	.loc	0 77 7
	global_atomic_cmpswap v3, v3, v[4:5], s[12:13] glc
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	s_cbranch_execz .LBB3_5
	.loc	0 79 12 is_stmt 1
	v_add_nc_u32_e32 v3, 4, v6
	s_mov_b32 s10, -1
	.loc	0 77 7
	s_mov_b32 s9, exec_lo
	.loc	0 0 0 is_stmt 0
	v_and_b32_e32 v3, 0x7f, v3
	.loc	0 77 35
	v_lshlrev_b32_e32 v3, 2, v3
	.loc	0 77 7
	global_atomic_cmpswap v3, v3, v[4:5], s[12:13] glc
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	s_cbranch_execz .LBB3_4
	.loc	0 79 12 is_stmt 1
	v_add_nc_u32_e32 v3, 5, v6
	s_mov_b32 s11, -1
	.loc	0 77 7
	s_mov_b32 s10, exec_lo
	.loc	0 0 0 is_stmt 0
	v_and_b32_e32 v3, 0x7f, v3
	.loc	0 77 35
	v_lshlrev_b32_e32 v3, 2, v3
	.loc	0 77 7
	global_atomic_cmpswap v3, v3, v[4:5], s[12:13] glc
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	s_cbranch_execz .LBB3_3
	.loc	0 79 12 is_stmt 1
	v_add_nc_u32_e32 v3, 6, v6
	s_mov_b32 s16, -1
	.loc	0 77 7
	s_mov_b32 s11, exec_lo
	.loc	0 0 0 is_stmt 0
	v_and_b32_e32 v3, 0x7f, v3
	.loc	0 77 35
	v_lshlrev_b32_e32 v3, 2, v3
	.loc	0 77 7
	global_atomic_cmpswap v3, v3, v[4:5], s[12:13] glc
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	s_cbranch_execz .LBB3_2
	.loc	0 79 12 is_stmt 1
	v_add_nc_u32_e32 v3, 7, v6
	.loc	0 0 0 is_stmt 0
	v_and_b32_e32 v3, 0x7f, v3
	.loc	0 77 35 is_stmt 1
	v_lshlrev_b32_e32 v6, 2, v3
	.loc	0 77 7 is_stmt 0
	global_atomic_cmpswap v6, v6, v[4:5], s[12:13] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v6
	s_and_saveexec_b32 s17, vcc_lo
	s_cbranch_execz .LBB3_1
	.loc	0 76 29 is_stmt 1
	s_add_i32 s1, s1, -8
	.loc	0 79 12
	v_add_nc_u32_e32 v6, 1, v3
	.loc	0 76 29
	s_cmp_eq_u32 s1, 0
	s_cselect_b32 s16, -1, 0
	s_orn2_b32 s16, s16, exec_lo
	s_branch .LBB3_1
.LBB3_18:
	.loc	0 0 29 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 82 16 is_stmt 1
	v_sub_nc_u32_e32 v2, 63, v2
	.loc	0 82 8 is_stmt 0
	v_mov_b32_e32 v3, 0
	.loc	0 81 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	s_mov_b32 s1, 0
	.loc	0 82 8
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_co_u32 v2, vcc_lo, s14, v2
	v_add_co_ci_u32_e32 v3, vcc_lo, s15, v3, vcc_lo
	global_load_dword v2, v[2:3], off
	.loc	0 82 21 is_stmt 0
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, 1, v2
.Ltmp23:
	.loc	0 9 4 is_stmt 1
	v_mul_lo_u32 v3, 0x85ebca6b, v2
	.loc	0 10 15
	v_lshrrev_b32_e32 v4, 13, v3
	.loc	0 10 11 is_stmt 0
	v_xor_b32_e32 v4, v4, v3
.Ltmp24:
.LBB3_19:
	.loc	0 0 0
	v_and_b32_e32 v3, 0x7f, v4
	.loc	0 84 9 is_stmt 1
	v_lshlrev_b32_e32 v4, 2, v3
	global_load_dword v4, v4, s[12:13]
	.loc	0 84 18 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	v_cmp_eq_u32_e64 s0, v4, v2
	.loc	0 85 12 is_stmt 1
	v_add_nc_u32_e32 v4, 1, v3
	.loc	0 84 24
	s_or_b32 s0, vcc_lo, s0
	s_and_b32 s0, exec_lo, s0
	s_or_b32 s1, s0, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB3_19
	.loc	0 0 24 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 86 2 is_stmt 1
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s3, v1, vcc_lo
	.loc	0 86 9 is_stmt 0
	global_store_dword v[0:1], v3, off
	.loc	0 87 1 is_stmt 1
	s_endpgm
.Ltmp25:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel hash_then_find
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
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 18
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
	.size	hash_then_find, .Lfunc_end3-hash_then_find

	.protected	hash_cuckoo
	.globl	hash_cuckoo
	.p2align	8
	.type	hash_cuckoo,@function
hash_cuckoo:
.Lfunc_begin4:
	.loc	0 92 11 prologue_end
	s_load_dword s4, s[4:5], 0x4
	s_clause 0x1
	s_load_dword s5, s[6:7], 0x20
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	.loc	0 92 35 is_stmt 0
	v_mov_b32_e32 v1, 0
	.loc	0 92 11
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s8, s8, s4
	.loc	0 92 35
	v_add3_u32 v0, s8, s5, v0
	.loc	0 92 11
	s_load_dwordx2 s[4:5], s[6:7], 0x10
	.loc	0 92 35
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_add_co_u32 v4, vcc_lo, s2, v2
	v_add_co_ci_u32_e32 v5, vcc_lo, s3, v3, vcc_lo
	s_mov_b32 s3, 32
	s_mov_b32 s2, 0
	global_load_dword v0, v[4:5], off
	.loc	0 92 43
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v4, 1, v0
.Ltmp26:
	.loc	0 9 4 is_stmt 1
	v_mul_lo_u32 v0, 0x85ebca6b, v4
	.loc	0 10 15
	v_lshrrev_b32_e32 v5, 13, v0
	.loc	0 10 11 is_stmt 0
	v_xor_b32_e32 v0, v5, v0
.Ltmp27:
	.loc	0 92 63 is_stmt 1
	v_and_b32_e32 v0, 0xff, v0
	s_branch .LBB4_5
.LBB4_1:
	.loc	0 0 63 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s10
	s_orn2_b32 s10, s11, exec_lo
.LBB4_2:
	s_or_b32 exec_lo, exec_lo, s9
	s_orn2_b32 s9, s10, exec_lo
.LBB4_3:
	s_or_b32 exec_lo, exec_lo, s8
	s_andn2_b32 s6, s6, exec_lo
	s_and_b32 s8, s9, exec_lo
	s_or_b32 s6, s6, s8
.LBB4_4:
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 96 7 is_stmt 1
	s_and_b32 s7, exec_lo, s6
	s_or_b32 s2, s7, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB4_10
.LBB4_5:
	.loc	0 95 34
	v_lshlrev_b64 v[5:6], 2, v[0:1]
	s_or_b32 s6, s6, exec_lo
	.loc	0 96 7
	s_mov_b32 s7, exec_lo
	.loc	0 95 34
	v_add_co_u32 v5, vcc_lo, s0, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, s1, v6, vcc_lo
	.loc	0 95 9 is_stmt 0
	global_atomic_swap v4, v[5:6], v4, off glc
	.loc	0 96 11 is_stmt 1
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v4
	.loc	0 96 7 is_stmt 0
	s_cbranch_execz .LBB4_4
.Ltmp28:
	.loc	0 9 4 is_stmt 1
	v_mul_lo_u32 v5, 0x85ebca6b, v4
.Ltmp29:
	.loc	0 9 4 is_stmt 0
	v_mul_lo_u32 v6, 0xa97288ed, v4
	s_mov_b32 s9, -1
.Ltmp30:
	.loc	0 96 7 is_stmt 1
	s_mov_b32 s8, exec_lo
.Ltmp31:
	.loc	0 10 15
	v_lshrrev_b32_e32 v7, 13, v5
.Ltmp32:
	.loc	0 10 15 is_stmt 0
	v_lshrrev_b32_e32 v8, 13, v6
.Ltmp33:
	.loc	0 10 11
	v_xor_b32_e32 v5, v7, v5
.Ltmp34:
	.loc	0 10 11
	v_xor_b32_e32 v6, v8, v6
.Ltmp35:
	.loc	0 98 22 is_stmt 1
	v_and_b32_e32 v5, 0xff, v5
	.loc	0 98 48 is_stmt 0
	v_and_b32_e32 v6, 0xff, v6
	.loc	0 100 11 is_stmt 1
	v_cmp_eq_u32_e32 vcc_lo, v0, v5
	.loc	0 100 8 is_stmt 0
	v_cndmask_b32_e32 v0, v5, v6, vcc_lo
	.loc	0 95 34 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v0
	.loc	0 95 9 is_stmt 0
	global_atomic_swap v4, v5, v4, s[0:1] glc
	.loc	0 96 11 is_stmt 1
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v4
	.loc	0 96 7 is_stmt 0
	s_cbranch_execz .LBB4_3
.Ltmp36:
	.loc	0 9 4 is_stmt 1
	v_mul_lo_u32 v5, 0x85ebca6b, v4
.Ltmp37:
	.loc	0 9 4 is_stmt 0
	v_mul_lo_u32 v6, 0xa97288ed, v4
	s_mov_b32 s10, -1
.Ltmp38:
	.loc	0 96 7 is_stmt 1
	s_mov_b32 s9, exec_lo
.Ltmp39:
	.loc	0 10 15
	v_lshrrev_b32_e32 v7, 13, v5
.Ltmp40:
	.loc	0 10 15 is_stmt 0
	v_lshrrev_b32_e32 v8, 13, v6
.Ltmp41:
	.loc	0 10 11
	v_xor_b32_e32 v5, v7, v5
.Ltmp42:
	.loc	0 10 11
	v_xor_b32_e32 v6, v8, v6
.Ltmp43:
	.loc	0 98 22 is_stmt 1
	v_and_b32_e32 v5, 0xff, v5
	.loc	0 98 48 is_stmt 0
	v_and_b32_e32 v6, 0xff, v6
	.loc	0 100 11 is_stmt 1
	v_cmp_eq_u32_e32 vcc_lo, v0, v5
	.loc	0 100 8 is_stmt 0
	v_cndmask_b32_e32 v0, v5, v6, vcc_lo
	.loc	0 95 34 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v0
	.loc	0 95 9 is_stmt 0
	global_atomic_swap v4, v5, v4, s[0:1] glc
	.loc	0 96 11 is_stmt 1
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v4
	.loc	0 96 7 is_stmt 0
	s_cbranch_execz .LBB4_2
.Ltmp44:
	.loc	0 9 4 is_stmt 1
	v_mul_lo_u32 v5, 0x85ebca6b, v4
.Ltmp45:
	.loc	0 9 4 is_stmt 0
	v_mul_lo_u32 v6, 0xa97288ed, v4
	s_mov_b32 s11, -1
.Ltmp46:
	.loc	0 96 7 is_stmt 1
	s_mov_b32 s10, exec_lo
.Ltmp47:
	.loc	0 10 15
	v_lshrrev_b32_e32 v7, 13, v5
.Ltmp48:
	.loc	0 10 15 is_stmt 0
	v_lshrrev_b32_e32 v8, 13, v6
.Ltmp49:
	.loc	0 10 11
	v_xor_b32_e32 v5, v7, v5
.Ltmp50:
	.loc	0 10 11
	v_xor_b32_e32 v6, v8, v6
.Ltmp51:
	.loc	0 98 22 is_stmt 1
	v_and_b32_e32 v5, 0xff, v5
	.loc	0 98 48 is_stmt 0
	v_and_b32_e32 v6, 0xff, v6
	.loc	0 100 11 is_stmt 1
	v_cmp_eq_u32_e32 vcc_lo, v0, v5
	.loc	0 100 8 is_stmt 0
	v_cndmask_b32_e32 v0, v5, v6, vcc_lo
	.loc	0 95 34 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v0
	.loc	0 95 9 is_stmt 0
	global_atomic_swap v4, v5, v4, s[0:1] glc
	.loc	0 96 11 is_stmt 1
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v4
	.loc	0 96 7 is_stmt 0
	s_cbranch_execz .LBB4_1
.Ltmp52:
	.loc	0 9 4 is_stmt 1
	v_mul_lo_u32 v5, 0x85ebca6b, v4
.Ltmp53:
	.loc	0 9 4 is_stmt 0
	v_mul_lo_u32 v6, 0xa97288ed, v4
.Ltmp54:
	.loc	0 94 29 is_stmt 1
	s_add_i32 s3, s3, -4
	s_cmp_eq_u32 s3, 0
	s_cselect_b32 s11, -1, 0
	s_orn2_b32 s11, s11, exec_lo
.Ltmp55:
	.loc	0 10 15
	v_lshrrev_b32_e32 v7, 13, v5
.Ltmp56:
	.loc	0 10 15 is_stmt 0
	v_lshrrev_b32_e32 v8, 13, v6
.Ltmp57:
	.loc	0 10 11
	v_xor_b32_e32 v5, v7, v5
.Ltmp58:
	.loc	0 10 11
	v_xor_b32_e32 v6, v8, v6
.Ltmp59:
	.loc	0 98 22 is_stmt 1
	v_and_b32_e32 v5, 0xff, v5
	.loc	0 98 48 is_stmt 0
	v_and_b32_e32 v6, 0xff, v6
	.loc	0 100 11 is_stmt 1
	v_cmp_eq_u32_e32 vcc_lo, v0, v5
	.loc	0 100 8 is_stmt 0
	v_cndmask_b32_e32 v0, v5, v6, vcc_lo
	s_branch .LBB4_1
.LBB4_10:
	.loc	0 0 8
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 102 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, vcc_lo, s4, v2
	v_add_co_ci_u32_e32 v1, vcc_lo, s5, v3, vcc_lo
	.loc	0 102 9 is_stmt 0
	global_store_dword v[0:1], v4, off
	.loc	0 103 1 is_stmt 1
	s_endpgm
.Ltmp60:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel hash_cuckoo
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
.Lfunc_end4:
	.size	hash_cuckoo, .Lfunc_end4-hash_cuckoo

	.protected	work_queue
	.globl	work_queue
	.p2align	8
	.type	work_queue,@function
work_queue:
.Lfunc_begin5:
	.loc	0 107 0
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[6:7], s[4:5], 0x10
.Ltmp61:
	.loc	0 110 14 prologue_end
	s_mov_b32 s8, exec_lo
	s_mov_b32 s9, exec_lo
	v_mbcnt_lo_u32_b32 v1, s8, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB5_2
	s_bcnt1_i32_b32 s8, s8
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, s8
	s_waitcnt lgkmcnt(0)
	global_atomic_add v2, v2, v3, s[0:1] glc
.LBB5_2:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s9
	s_load_dword s4, s[4:5], 0x18
	.loc	0 110 14
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s5, v2
	v_mov_b32_e32 v3, 0
	v_add_nc_u32_e32 v1, s5, v1
	s_waitcnt lgkmcnt(0)
	s_lshl_b32 s5, s4, 1
	.loc	0 110 2
	s_mov_b32 s4, exec_lo
	.loc	0 110 40
	v_cmpx_gt_u32_e64 s5, v1
	.loc	0 110 2
	s_cbranch_execz .LBB5_8
	.loc	0 0 2
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s8, 0
	s_inst_prefetch 0x1
	s_branch .LBB5_5
	.p2align	6
.LBB5_4:
	s_or_b32 exec_lo, exec_lo, s10
	.loc	0 110 14
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s9, v5
	.loc	0 111 7 is_stmt 1
	v_add_nc_u32_e32 v3, v4, v3
	.loc	0 110 14
	v_add_nc_u32_e32 v1, s9, v1
	.loc	0 110 40 is_stmt 0
	v_cmp_le_u32_e32 vcc_lo, s5, v1
	.loc	0 110 2
	s_or_b32 s8, vcc_lo, s8
	s_andn2_b32 exec_lo, exec_lo, s8
	s_cbranch_execz .LBB5_7
.LBB5_5:
	.loc	0 111 10 is_stmt 1
	v_lshlrev_b64 v[4:5], 2, v[1:2]
	.loc	0 110 14
	s_mov_b32 s9, exec_lo
	s_mov_b32 s10, exec_lo
	v_mbcnt_lo_u32_b32 v1, s9, 0
	.loc	0 111 10
	v_add_co_u32 v4, vcc_lo, s2, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s3, v5, vcc_lo
	global_load_dword v4, v[4:5], off
	.loc	0 110 14
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB5_4
	s_bcnt1_i32_b32 s9, s9
	v_mov_b32_e32 v5, s9
	global_atomic_add v5, v2, v5, s[0:1] glc
	s_branch .LBB5_4
.LBB5_7:
	.loc	0 0 14 is_stmt 0
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s8
.LBB5_8:
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 112 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 112 9 is_stmt 0
	global_store_dword v0, v3, s[6:7]
	.loc	0 113 1 is_stmt 1
	s_endpgm
.Ltmp62:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel work_queue
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
.Lfunc_end5:
	.size	work_queue, .Lfunc_end5-work_queue

	.protected	work_of_block
	.globl	work_of_block
	.p2align	8
	.type	work_of_block,@function
work_of_block:
.Lfunc_begin6:
	.loc	0 119 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_cmp_eq_u32_e64 s0, 0, v0
	.loc	0 119 28 is_stmt 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
	s_inst_prefetch 0x1
	s_branch .LBB6_2
	.p2align	6
.LBB6_1:
	.loc	0 0 28
	s_andn2_b32 vcc_lo, exec_lo, s1
	s_cbranch_vccz .LBB6_8
.LBB6_2:
	.loc	0 122 7 is_stmt 1
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB6_6
	.loc	0 123 12
	s_mov_b32 s5, exec_lo
	s_mov_b32 s4, exec_lo
	v_mbcnt_lo_u32_b32 v1, s5, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB6_5
	s_bcnt1_i32_b32 s5, s5
	s_lshl_b32 s5, s5, 6
	v_mov_b32_e32 v4, s5
	s_waitcnt lgkmcnt(0)
	global_atomic_add v4, v2, v4, s[8:9] glc
.LBB6_5:
	.loc	0 0 12 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 123 12
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v4
	v_lshl_add_u32 v1, v1, 6, s4
	.loc	0 123 10
	ds_write_b32 v2, v1
.LBB6_6:
	.loc	0 0 10
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 124 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 125 13
	ds_read_b32 v1, v2
	.loc	0 127 13
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u32_e64 s1, 0xff, v1
	.loc	0 127 7 is_stmt 0
	s_and_b32 vcc_lo, exec_lo, s1
	s_cbranch_vccnz .LBB6_1
	.loc	0 125 19 is_stmt 1
	v_add_nc_u32_e32 v1, v1, v0
	.loc	0 129 10
	v_lshlrev_b64 v[4:5], 2, v[1:2]
	v_add_co_u32 v4, vcc_lo, s10, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s11, v5, vcc_lo
	global_load_dword v1, v[4:5], off
	.loc	0 130 3
	s_waitcnt vmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 129 7
	v_add_nc_u32_e32 v3, v1, v3
	s_branch .LBB6_1
.LBB6_8:
	.loc	0 0 7 is_stmt 0
	s_inst_prefetch 0x2
	.loc	0 132 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 132 9 is_stmt 0
	global_store_dword v0, v3, s[2:3]
	.loc	0 133 1 is_stmt 1
	s_endpgm
.Ltmp63:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel work_of_block
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
.Lfunc_end6:
	.size	work_of_block, .Lfunc_end6-work_of_block

	.protected	task_donation
	.globl	task_donation
	.p2align	8
	.type	task_donation,@function
task_donation:
.Lfunc_begin7:
	.loc	0 141 8 prologue_end
	v_cmp_eq_u32_e64 s0, 0, v0
	.loc	0 141 6 is_stmt 0
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB7_2
	.loc	0 0 6
	v_mov_b32_e32 v1, 32
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 1
	.loc	0 142 12 is_stmt 1
	ds_write2st64_b32 v2, v1, v2 offset1:4
	.loc	0 144 8
	ds_write_b32 v2, v3 offset:1032
.LBB7_2:
	.loc	0 0 8 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 139 11 is_stmt 1
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_mov_b32_e32 v3, 0
	v_add_nc_u32_e64 v4, 0x400, 0
	v_mov_b32_e32 v5, 2
	.loc	0 146 2
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	s_branch .LBB7_4
.LBB7_3:
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 168 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 169 11
	ds_read_b32 v1, v3 offset:1028
	.loc	0 169 2 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v1
	s_cbranch_vccz .LBB7_15
.LBB7_4:
	.loc	0 148 15 is_stmt 1
	ds_read2_b32 v[1:2], v4 offset1:2
	.loc	0 151 7
	s_mov_b32 s1, exec_lo
	.loc	0 150 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 148 20
	v_add_nc_u32_e32 v1, v1, v0
	.loc	0 151 12
	v_cmpx_lt_u32_e64 v1, v2
	.loc	0 151 7 is_stmt 0
	s_cbranch_execz .LBB7_13
	.loc	0 152 16 is_stmt 1
	v_lshlrev_b32_e32 v1, 2, v1
	.loc	0 154 8
	s_mov_b32 s4, exec_lo
	.loc	0 152 16
	ds_read_b32 v1, v1
	.loc	0 154 13
	s_waitcnt lgkmcnt(0)
	v_cmpx_gt_u32_e32 2, v1
	.loc	0 154 8 is_stmt 0
	s_xor_b32 s4, exec_lo, s4
	s_cbranch_execz .LBB7_9
	.loc	0 160 5 is_stmt 1
	s_mov_b32 s6, exec_lo
	s_mov_b32 s5, exec_lo
	v_mbcnt_lo_u32_b32 v1, s6, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB7_8
	s_bcnt1_i32_b32 s6, s6
	v_mov_b32_e32 v1, s6
	global_atomic_add v3, v1, s[2:3]
.LBB7_8:
	.loc	0 0 5 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s5
.LBB7_9:
	.loc	0 154 8 is_stmt 1
	s_andn2_saveexec_b32 s4, s4
	s_cbranch_execz .LBB7_13
	.loc	0 155 15
	s_mov_b32 s5, exec_lo
	s_mov_b32 s4, exec_lo
	v_mbcnt_lo_u32_b32 v6, s5, 0
	v_cmpx_eq_u32_e32 0, v6
	s_cbranch_execz .LBB7_12
	s_bcnt1_i32_b32 s5, s5
	s_lshl_b32 s5, s5, 1
	v_mov_b32_e32 v7, s5
	ds_add_rtn_u32 v7, v3, v7 offset:1032
.LBB7_12:
	.loc	0 0 15 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 155 15
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s4, v7
	.loc	0 157 29 is_stmt 1
	v_lshrrev_b32_e32 v1, 1, v1
	.loc	0 155 15
	v_lshl_add_u32 v6, v6, 1, s4
	.loc	0 158 14
	v_add_nc_u32_e32 v7, 1, v6
	.loc	0 157 5
	v_lshlrev_b32_sdwa v6, v5, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	.loc	0 158 5
	v_lshlrev_b32_sdwa v7, v5, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	.loc	0 157 22
	ds_write_b32 v6, v1
	.loc	0 158 26
	ds_write_b32 v7, v1
.LBB7_13:
	.loc	0 0 26 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 163 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 164 7
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB7_3
	.loc	0 165 15
	ds_read2_b32 v[6:7], v4 offset1:2
	.loc	0 165 20 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v1, 64, v6
	.loc	0 165 11
	v_min_u32_e32 v1, v2, v1
	.loc	0 166 16 is_stmt 1
	v_cmp_lt_u32_e32 vcc_lo, v1, v7
	v_cndmask_b32_e64 v2, 0, 1, vcc_lo
	.loc	0 166 9 is_stmt 0
	ds_write_b64 v3, v[1:2] offset:1024
	s_branch .LBB7_3
.LBB7_15:
	.loc	0 170 1 is_stmt 1
	s_endpgm
.Ltmp64:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel task_donation
		.amdhsa_group_segment_fixed_size 1036
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
	.size	task_donation, .Lfunc_end7-task_donation

	.protected	stack_all
	.globl	stack_all
	.p2align	8
	.type	stack_all,@function
stack_all:
.Lfunc_begin8:
	.loc	0 175 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_lshlrev_b32_e32 v2, 2, v0
	v_mov_b32_e32 v5, 0
	.loc	0 175 42 is_stmt 0
	v_add_nc_u32_e32 v1, 1, v0
	.loc	0 177 21 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_add_u32 s2, s0, 0x100
	s_addc_u32 s3, s1, 0
	v_add_co_u32 v3, s6, s2, v2
	v_add_co_ci_u32_e64 v4, null, s3, 0, s6
	s_mov_b32 s6, 0
.LBB8_1:
	.loc	0 180 9
	global_load_dword v2, v5, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 181 14
	global_store_dword v[3:4], v2, off offset:4
	s_waitcnt_vscnt null, 0x0
	.loc	0 182 11
	global_atomic_cmpswap v6, v5, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v6, v2
	.loc	0 182 2 is_stmt 0
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB8_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s6
	v_mov_b32_e32 v2, 0
	s_mov_b32 s6, 0
	.loc	0 183 2 is_stmt 1
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	s_inst_prefetch 0x1
	s_branch .LBB8_4
	.p2align	6
.LBB8_3:
	.loc	0 186 7
	s_and_b32 s8, exec_lo, s7
	s_or_b32 s6, s8, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execz .LBB8_6
.LBB8_4:
	.loc	0 185 9
	global_load_dword v1, v2, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	s_or_b32 s7, s7, exec_lo
	.loc	0 186 11
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	.loc	0 186 7 is_stmt 0
	s_cbranch_vccnz .LBB8_3
	.loc	0 188 36 is_stmt 1
	v_lshlrev_b64 v[3:4], 2, v[1:2]
	s_andn2_b32 s7, s7, exec_lo
	v_add_co_u32 v3, vcc_lo, s2, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s3, v4, vcc_lo
	global_load_dword v3, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 188 11 is_stmt 0
	v_mov_b32_e32 v4, v1
	global_atomic_cmpswap v3, v2, v[3:4], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v3, v1
	s_and_b32 s8, vcc_lo, exec_lo
	s_or_b32 s7, s7, s8
	s_branch .LBB8_3
.LBB8_6:
	.loc	0 0 11
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 175 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 189 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 189 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	.loc	0 190 1 is_stmt 1
	s_endpgm
.Ltmp65:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel stack_all
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
.Lfunc_end8:
	.size	stack_all, .Lfunc_end8-stack_all

	.protected	scan_steps
	.globl	scan_steps
	.p2align	8
	.type	scan_steps,@function
scan_steps:
.Lfunc_begin9:
	.loc	0 196 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	.loc	0 198 12
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 201 30
	v_mov_b32_e32 v4, 0
	.loc	0 198 12
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1]
	.loc	0 201 30
	s_mov_b32 s0, exec_lo
	.loc	0 198 10
	s_waitcnt vmcnt(0)
	ds_write_b32 v1, v2
	.loc	0 199 2
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 201 18
	ds_read_b32 v3, v1
	.loc	0 196 11
	v_mov_b32_e32 v2, 0
	.loc	0 201 32
	v_cmpx_ne_u32_e32 0, v0
	.loc	0 201 30 is_stmt 0
	s_cbranch_execz .LBB9_2
	.loc	0 0 30
	v_add_nc_u32_e32 v4, -4, v1
	.loc	0 201 39
	ds_read_b32 v4, v4
.LBB9_2:
	.loc	0 0 39
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 201 27
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v3, v4, v3
	.loc	0 201 30
	s_mov_b32 s0, exec_lo
	.loc	0 201 16
	ds_write_b32 v1, v3 offset:256
	.loc	0 203 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 201 18
	ds_read_b32 v3, v1 offset:256
	.loc	0 201 32 is_stmt 0
	v_cmpx_lt_u32_e32 1, v0
	.loc	0 201 30
	s_cbranch_execz .LBB9_4
	.loc	0 201 39
	ds_read_b32 v2, v1 offset:248
.LBB9_4:
	.loc	0 0 39
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 201 27
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v2, v2, v3
	v_mov_b32_e32 v4, 0
	.loc	0 201 30
	s_mov_b32 s0, exec_lo
	.loc	0 201 16
	ds_write_b32 v1, v2
	.loc	0 203 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 201 18
	ds_read_b32 v3, v1
	.loc	0 201 30 is_stmt 0
	v_mov_b32_e32 v2, 0
	.loc	0 201 32
	v_cmpx_lt_u32_e32 3, v0
	.loc	0 201 30
	s_cbranch_execz .LBB9_6
	.loc	0 0 30
	v_add_nc_u32_e32 v4, -16, v1
	.loc	0 201 39
	ds_read_b32 v4, v4
.LBB9_6:
	.loc	0 0 39
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 201 27
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v3, v4, v3
	.loc	0 201 30
	s_mov_b32 s0, exec_lo
	.loc	0 201 16
	ds_write_b32 v1, v3 offset:256
	.loc	0 203 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 201 18
	ds_read_b32 v3, v1 offset:256
	.loc	0 201 32 is_stmt 0
	v_cmpx_lt_u32_e32 7, v0
	.loc	0 201 30
	s_cbranch_execz .LBB9_8
	.loc	0 201 39
	ds_read_b32 v2, v1 offset:224
.LBB9_8:
	.loc	0 0 39
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 201 27
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v2, v2, v3
	v_mov_b32_e32 v4, 0
	.loc	0 201 30
	s_mov_b32 s0, exec_lo
	.loc	0 201 16
	ds_write_b32 v1, v2
	.loc	0 203 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 201 18
	ds_read_b32 v3, v1
	.loc	0 201 30 is_stmt 0
	v_mov_b32_e32 v2, 0
	.loc	0 201 32
	v_cmpx_lt_u32_e32 15, v0
	.loc	0 201 30
	s_cbranch_execz .LBB9_10
	.loc	0 0 30
	v_subrev_nc_u32_e32 v4, 64, v1
	.loc	0 201 39
	ds_read_b32 v4, v4
.LBB9_10:
	.loc	0 0 39
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 201 27
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v3, v4, v3
	.loc	0 201 30
	s_mov_b32 s0, exec_lo
	.loc	0 201 16
	ds_write_b32 v1, v3 offset:256
	.loc	0 203 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 201 18
	ds_read_b32 v3, v1 offset:256
	.loc	0 201 32 is_stmt 0
	v_cmpx_lt_u32_e32 31, v0
	.loc	0 201 30
	s_cbranch_execz .LBB9_12
	.loc	0 201 39
	ds_read_b32 v2, v1 offset:128
.LBB9_12:
	.loc	0 0 39
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 201 27
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v0, v2, v3
	.loc	0 201 16
	ds_write_b32 v1, v0
	.loc	0 203 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 205 11
	ds_read_b32 v0, v1
	.loc	0 205 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v0, s[2:3]
	.loc	0 206 1 is_stmt 1
	s_endpgm
.Ltmp66:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel scan_steps
		.amdhsa_group_segment_fixed_size 512
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
	.size	scan_steps, .Lfunc_end9-scan_steps

	.protected	scan_tree
	.globl	scan_tree
	.p2align	8
	.type	scan_tree,@function
scan_tree:
.Lfunc_begin10:
	.loc	0 211 11 prologue_end
	s_load_dwordx4 s[4:7], s[4:5], 0x8
	.loc	0 213 13
	v_lshlrev_b32_e32 v1, 3, v0
	.loc	0 213 20 is_stmt 0
	v_lshlrev_b32_e32 v2, 1, v0
	.loc	0 217 9 is_stmt 1
	v_cmp_gt_u32_e32 vcc_lo, 64, v0
	.loc	0 213 13
	s_waitcnt lgkmcnt(0)
	global_load_dwordx2 v[3:4], v1, s[4:5]
	.loc	0 214 15
	s_waitcnt vmcnt(0)
	ds_write2_b32 v1, v3, v4 offset1:1
	.loc	0 216 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 217 7
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB10_2
	.loc	0 218 35
	ds_read2_b32 v[3:4], v1 offset1:1
	.loc	0 218 32 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v3, v4, v3
	ds_write_b32 v1, v3 offset:4
.LBB10_2:
	.loc	0 0 32
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 214 28 is_stmt 1
	v_or_b32_e32 v11, 1, v2
	v_add_nc_u32_e32 v12, 2, v2
	.loc	0 217 9
	v_cmp_gt_u32_e64 s0, 32, v0
	.loc	0 216 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	v_lshl_add_u32 v3, v11, 3, -4
	v_lshl_add_u32 v4, v12, 3, -4
	buffer_gl0_inv
	.loc	0 217 7
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB10_4
	.loc	0 218 35
	ds_read_b32 v5, v3
	.loc	0 218 32 is_stmt 0
	ds_read_b32 v6, v4
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v5, v6, v5
	ds_write_b32 v4, v5
.LBB10_4:
	.loc	0 0 32
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 217 9 is_stmt 1
	v_cmp_gt_u32_e64 s1, 16, v0
	v_lshl_add_u32 v5, v11, 4, -4
	v_lshl_add_u32 v6, v12, 4, -4
	.loc	0 216 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 217 7
	s_and_saveexec_b32 s2, s1
	s_cbranch_execz .LBB10_6
	.loc	0 218 35
	ds_read_b32 v7, v5
	.loc	0 218 32 is_stmt 0
	ds_read_b32 v8, v6
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v7, v8, v7
	ds_write_b32 v6, v7
.LBB10_6:
	.loc	0 0 32
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 217 9 is_stmt 1
	v_cmp_gt_u32_e64 s2, 8, v0
	v_lshl_add_u32 v7, v11, 5, -4
	v_lshl_add_u32 v8, v12, 5, -4
	.loc	0 216 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 217 7
	s_and_saveexec_b32 s3, s2
	s_cbranch_execz .LBB10_8
	.loc	0 218 35
	ds_read_b32 v9, v7
	.loc	0 218 32 is_stmt 0
	ds_read_b32 v10, v8
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v9, v10, v9
	ds_write_b32 v8, v9
.LBB10_8:
	.loc	0 0 32
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 217 9 is_stmt 1
	v_cmp_gt_u32_e64 s3, 4, v0
	v_lshl_add_u32 v9, v11, 6, -4
	v_lshl_add_u32 v10, v12, 6, -4
	.loc	0 216 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 217 7
	s_and_saveexec_b32 s4, s3
	s_cbranch_execz .LBB10_10
	.loc	0 218 35
	ds_read_b32 v13, v9
	.loc	0 218 32 is_stmt 0
	ds_read_b32 v14, v10
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v13, v14, v13
	ds_write_b32 v10, v13
.LBB10_10:
	.loc	0 0 32
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 217 9 is_stmt 1
	v_cmp_gt_u32_e64 s4, 2, v0
	v_lshl_add_u32 v11, v11, 7, -4
	v_lshl_add_u32 v12, v12, 7, -4
	.loc	0 216 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 217 7
	s_and_saveexec_b32 s5, s4
	s_cbranch_execz .LBB10_12
	.loc	0 218 35
	ds_read_b32 v13, v11
	.loc	0 218 32 is_stmt 0
	ds_read_b32 v14, v12
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v13, v14, v13
	ds_write_b32 v12, v13
.LBB10_12:
	.loc	0 0 32
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 217 9 is_stmt 1
	v_cmp_eq_u32_e64 s5, 0, v0
	.loc	0 216 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 217 7
	s_and_saveexec_b32 s8, s5
	s_cbranch_execz .LBB10_14
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v0, 0
	.loc	0 218 35 is_stmt 1
	ds_read2_b32 v[13:14], v0 offset0:63 offset1:127
	.loc	0 218 32 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v13, v14, v13
	ds_write_b32 v0, v13 offset:508
.LBB10_14:
	.loc	0 0 32
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 221 6 is_stmt 1
	s_and_saveexec_b32 s8, s5
	s_cbranch_execz .LBB10_16
	.loc	0 0 6 is_stmt 0
	v_mov_b32_e32 v0, 0
	.loc	0 222 10 is_stmt 1
	ds_write_b32 v0, v0 offset:508
.LBB10_16:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 225 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 226 7
	s_and_saveexec_b32 s8, s5
	s_cbranch_execz .LBB10_18
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v0, 0
	.loc	0 227 13 is_stmt 1
	ds_read2_b32 v[13:14], v0 offset0:63 offset1:127
	.loc	0 230 32
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v13, v14, v13
	.loc	0 229 32
	ds_write2_b32 v0, v14, v13 offset0:63 offset1:127
.LBB10_18:
	.loc	0 0 32 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 225 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 226 7
	s_and_saveexec_b32 s5, s4
	s_cbranch_execz .LBB10_20
	.loc	0 227 13
	ds_read_b32 v0, v11
	.loc	0 229 34
	ds_read_b32 v13, v12
	.loc	0 230 32
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v0, v13, v0
	.loc	0 229 32
	ds_write_b32 v11, v13
	.loc	0 230 32
	ds_write_b32 v12, v0
.LBB10_20:
	.loc	0 0 32 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 225 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 226 7
	s_and_saveexec_b32 s4, s3
	s_cbranch_execz .LBB10_22
	.loc	0 227 13
	ds_read_b32 v0, v9
	.loc	0 229 34
	ds_read_b32 v11, v10
	.loc	0 230 32
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v0, v11, v0
	.loc	0 229 32
	ds_write_b32 v9, v11
	.loc	0 230 32
	ds_write_b32 v10, v0
.LBB10_22:
	.loc	0 0 32 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 225 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 226 7
	s_and_saveexec_b32 s3, s2
	s_cbranch_execz .LBB10_24
	.loc	0 227 13
	ds_read_b32 v0, v7
	.loc	0 229 34
	ds_read_b32 v9, v8
	.loc	0 230 32
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v0, v9, v0
	.loc	0 229 32
	ds_write_b32 v7, v9
	.loc	0 230 32
	ds_write_b32 v8, v0
.LBB10_24:
	.loc	0 0 32 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 225 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 226 7
	s_and_saveexec_b32 s2, s1
	s_cbranch_execz .LBB10_26
	.loc	0 227 13
	ds_read_b32 v0, v5
	.loc	0 229 34
	ds_read_b32 v7, v6
	.loc	0 230 32
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v0, v7, v0
	.loc	0 229 32
	ds_write_b32 v5, v7
	.loc	0 230 32
	ds_write_b32 v6, v0
.LBB10_26:
	.loc	0 0 32 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 225 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 226 7
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB10_28
	.loc	0 227 13
	ds_read_b32 v0, v3
	.loc	0 229 34
	ds_read_b32 v5, v4
	.loc	0 230 32
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v0, v5, v0
	.loc	0 229 32
	ds_write_b32 v3, v5
	.loc	0 230 32
	ds_write_b32 v4, v0
.LBB10_28:
	.loc	0 0 32 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 225 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 226 7
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB10_30
	.loc	0 227 13
	ds_read2_b32 v[3:4], v1 offset1:1
	.loc	0 230 32
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v0, v4, v3
	ds_write2_b32 v1, v4, v0 offset1:1
.LBB10_30:
	.loc	0 0 32 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 233 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 234 15
	ds_read_b32 v0, v1
	.loc	0 234 2 is_stmt 0
	v_lshlrev_b32_e32 v1, 2, v2
	.loc	0 234 13
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v0, s[6:7]
	.loc	0 235 1 is_stmt 1
	s_endpgm
.Ltmp67:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel scan_tree
		.amdhsa_group_segment_fixed_size 512
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
.Lfunc_end10:
	.size	scan_tree, .Lfunc_end10-scan_tree

	.protected	scan_look_back
	.globl	scan_look_back
	.p2align	8
	.type	scan_look_back,@function
scan_look_back:
.Lfunc_begin11:
	.loc	0 244 8 prologue_end
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	s_mov_b32 s1, 0
	.loc	0 244 6 is_stmt 0
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB11_2
	.loc	0 0 6
	v_mov_b32_e32 v1, 0
	.loc	0 245 7 is_stmt 1
	ds_write_b32 v1, v1 offset:4
.LBB11_2:
	.loc	0 0 7 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 241 11 is_stmt 1
	s_clause 0x1
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 247 19
	v_lshl_add_u32 v0, s6, 6, v0
	v_mov_b32_e32 v1, 0
	.loc	0 246 2
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	s_mov_b32 s7, exec_lo
	.loc	0 247 19
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v2, s0, s10, v0
	v_add_co_ci_u32_e64 v3, s0, s11, v1, s0
	global_load_dword v2, v[2:3], off
.LBB11_3:
	.loc	0 247 2 is_stmt 0
	s_ff1_i32_b32 s0, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v2, s0
	s_lshl_b32 s0, 1, s0
	s_andn2_b32 s7, s7, s0
	s_add_i32 s1, s1, s4
	s_cmp_lg_u32 s7, 0
	s_cbranch_scc1 .LBB11_3
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e64 s0, 0, v2
	s_and_saveexec_b32 s4, s0
	s_xor_b32 s0, exec_lo, s4
	s_cbranch_execz .LBB11_6
	.loc	0 0 2
	v_mov_b32_e32 v2, 0
	.loc	0 247 2
	v_mov_b32_e32 v3, s1
	ds_add_u32 v2, v3 offset:4
.LBB11_6:
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 248 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 249 6
	s_and_saveexec_b32 s7, vcc_lo
	s_cbranch_execz .LBB11_16
	.loc	0 252 3
	v_mov_b32_e32 v2, 0
	.loc	0 252 11 is_stmt 0
	s_lshl_b32 s0, s6, 1
	.loc	0 252 3
	s_mov_b32 s1, 0
	s_lshl_b64 s[4:5], s[0:1], 2
	.loc	0 252 25
	ds_read_b32 v3, v2 offset:4
	.loc	0 252 3
	s_add_u32 s4, s8, s4
	s_addc_u32 s5, s9, s5
	.loc	0 254 33 is_stmt 1
	s_cmp_eq_u32 s6, 0
	s_cselect_b32 s0, 2, 1
	v_mov_b32_e32 v4, s0
	.loc	0 252 23
	s_waitcnt lgkmcnt(0)
	global_store_dword v2, v3, s[4:5] offset:4
	s_waitcnt_vscnt null, 0x0
	.loc	0 253 3
	buffer_gl0_inv
	.loc	0 254 3
	global_atomic_swap v2, v4, s[4:5]
	v_mov_b32_e32 v3, 0
	s_branch .LBB11_9
	.p2align	6
.LBB11_8:
	.loc	0 260 34
	s_add_i32 s0, s10, -1
	.loc	0 260 13 is_stmt 0
	s_lshl_b64 s[4:5], s[0:1], 2
	s_add_u32 s4, s8, s4
	s_addc_u32 s5, s9, s5
	.loc	0 261 13 is_stmt 1
	s_cmp_eq_u32 s11, 2
	.loc	0 260 13
	global_load_dword v4, v2, s[4:5] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 261 13
	s_cselect_b32 s0, -1, 0
	.loc	0 261 8 is_stmt 0
	s_add_i32 s6, s6, -1
	.loc	0 260 10 is_stmt 1
	v_add_nc_u32_e32 v3, v4, v3
	.loc	0 255 3
	s_and_b32 vcc_lo, exec_lo, s0
	s_cbranch_vccnz .LBB11_15
.LBB11_9:
	.loc	0 255 15 is_stmt 0
	s_cmp_eq_u32 s6, 0
	.loc	0 255 3
	s_cbranch_scc1 .LBB11_14
	.loc	0 0 3
	s_lshl_b32 s10, s6, 1
	s_add_i32 s0, s10, -2
	s_lshl_b64 s[4:5], s[0:1], 2
	s_add_u32 s4, s8, s4
	s_addc_u32 s5, s9, s5
	s_branch .LBB11_12
.LBB11_11:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 258 19 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s11, v4
	.loc	0 258 58 is_stmt 0
	s_cmp_eq_u32 s11, 0
	.loc	0 258 4
	s_cbranch_scc0 .LBB11_8
.LBB11_12:
	.loc	0 258 19
	v_mbcnt_lo_u32_b32 v4, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB11_11
	global_load_dword v4, v2, s[4:5] glc dlc
	s_branch .LBB11_11
	.p2align	6
.LBB11_14:
	.loc	0 255 3 is_stmt 1
	s_cbranch_execz .LBB11_9
.LBB11_15:
	.loc	0 0 3 is_stmt 0
	v_mov_b32_e32 v2, 0
	.loc	0 265 10 is_stmt 1
	ds_write_b32 v2, v3
.LBB11_16:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
	v_mov_b32_e32 v2, 0
	.loc	0 267 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 268 2
	v_add_co_u32 v0, vcc_lo, s2, v0
	.loc	0 268 23 is_stmt 0
	ds_read_b64 v[2:3], v2
	.loc	0 268 2
	v_add_co_ci_u32_e32 v1, vcc_lo, s3, v1, vcc_lo
	.loc	0 268 30
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v2, v3, v2
	.loc	0 268 21
	global_store_dword v[0:1], v2, off
	.loc	0 269 1 is_stmt 1
	s_endpgm
.Ltmp68:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel scan_look_back
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
.Lfunc_end11:
	.size	scan_look_back, .Lfunc_end11-scan_look_back

	.protected	reduce_last_block
	.globl	reduce_last_block
	.p2align	8
	.type	reduce_last_block,@function
reduce_last_block:
.Lfunc_begin12:
	.loc	0 278 16 prologue_end
	s_load_dword s2, s[4:5], 0x4
	s_clause 0x2
	s_load_dwordx2 s[0:1], s[6:7], 0x20
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dwordx2 s[10:11], s[6:7], 0x10
	.loc	0 277 2
	v_lshlrev_b32_e32 v3, 2, v0
	.loc	0 278 16
	s_waitcnt lgkmcnt(0)
	s_and_b32 s16, s2, 0xffff
	v_mad_u64_u32 v[1:2], null, s8, s16, v[0:1]
	v_mov_b32_e32 v2, 0
	.loc	0 277 10
	ds_write_b32 v3, v2
	.loc	0 278 16
	v_add_co_u32 v4, s0, s0, v1
	v_add_co_ci_u32_e64 v1, null, s1, 0, s0
	.loc	0 278 2 is_stmt 0
	s_mov_b32 s0, exec_lo
	.loc	0 278 36
	v_and_b32_e32 v1, 0xffffff00, v4
	v_cmpx_eq_u64_e32 0, v[1:2]
	.loc	0 278 2
	s_cbranch_execz .LBB12_4
	.loc	0 0 2
	s_load_dword s1, s[4:5], 0xc
	v_mov_b32_e32 v5, 0
	s_mov_b32 s2, 0
.LBB12_2:
	.loc	0 279 14 is_stmt 1
	v_and_b32_e32 v1, 0xff, v4
	v_lshlrev_b32_e32 v4, 2, v1
	global_load_dword v6, v4, s[14:15]
	.loc	0 278 45
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v4, s3, v1, s1
	v_add_co_ci_u32_e64 v1, null, 0, 0, s3
	.loc	0 278 36 is_stmt 0
	v_and_b32_e32 v1, 0xffffff00, v4
	v_cmp_ne_u64_e32 vcc_lo, 0, v[1:2]
	.loc	0 278 2
	s_or_b32 s2, vcc_lo, s2
	.loc	0 279 11 is_stmt 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v5, v5, v6
	.loc	0 278 2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB12_2
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 279 11 is_stmt 1
	ds_write_b32 v3, v5
.LBB12_4:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 282 9 is_stmt 1
	v_cmp_gt_u32_e64 s0, 32, v0
	.loc	0 280 2
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 282 7
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB12_6
	.loc	0 283 15
	ds_read2_b32 v[1:2], v3 offset1:32
	.loc	0 283 12 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v1, v1, v2
	ds_write_b32 v3, v1
.LBB12_6:
	.loc	0 0 12
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 282 9 is_stmt 1
	v_cmp_gt_u32_e64 s1, 16, v0
	.loc	0 284 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 282 7
	s_and_saveexec_b32 s2, s1
	s_cbranch_execz .LBB12_8
	.loc	0 283 15
	ds_read2_b32 v[1:2], v3 offset1:16
	.loc	0 283 12 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v1, v1, v2
	ds_write_b32 v3, v1
.LBB12_8:
	.loc	0 0 12
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 282 9 is_stmt 1
	v_cmp_gt_u32_e64 s3, 8, v0
	.loc	0 284 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 282 7
	s_and_saveexec_b32 s2, s3
	s_cbranch_execz .LBB12_10
	.loc	0 283 12
	ds_read2_b32 v[1:2], v3 offset1:8
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v1, v1, v2
	ds_write_b32 v3, v1
.LBB12_10:
	.loc	0 0 12 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 282 9 is_stmt 1
	v_cmp_gt_u32_e64 s6, 4, v0
	.loc	0 284 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 282 7
	s_and_saveexec_b32 s2, s6
	s_cbranch_execz .LBB12_12
	.loc	0 283 12
	ds_read2_b32 v[1:2], v3 offset1:4
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v1, v1, v2
	ds_write_b32 v3, v1
.LBB12_12:
	.loc	0 0 12 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 282 9 is_stmt 1
	v_cmp_gt_u32_e64 s7, 2, v0
	.loc	0 284 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 282 7
	s_and_saveexec_b32 s2, s7
	s_cbranch_execz .LBB12_14
	.loc	0 283 12
	ds_read2_b32 v[1:2], v3 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v1, v1, v2
	ds_write_b32 v3, v1
.LBB12_14:
	.loc	0 0 12 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 282 9 is_stmt 1
	v_cmp_eq_u32_e64 s2, 0, v0
	.loc	0 284 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 282 7
	s_and_saveexec_b32 s9, s2
	s_cbranch_execz .LBB12_16
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v1, 0
	.loc	0 283 15 is_stmt 1
	ds_read_b32 v1, v1 offset:4
	.loc	0 283 12 is_stmt 0
	ds_read_b32 v2, v3
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v1, v2, v1
	ds_write_b32 v3, v1
.LBB12_16:
	.loc	0 0 12
	s_or_b32 exec_lo, exec_lo, s9
	.loc	0 284 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 286 6
	s_and_saveexec_b32 s14, s2
	s_cbranch_execz .LBB12_20
	.loc	0 287 3
	v_mov_b32_e32 v2, 0
	.loc	0 287 7 is_stmt 0
	s_mov_b32 s9, 0
	.loc	0 289 10 is_stmt 1
	s_mov_b32 s15, exec_lo
	.loc	0 287 3
	s_lshl_b64 s[8:9], s[8:9], 2
	.loc	0 289 10
	v_mbcnt_lo_u32_b32 v1, s15, 0
	.loc	0 287 26
	ds_read_b32 v4, v2
	.loc	0 287 3 is_stmt 0
	s_add_u32 s8, s10, s8
	s_addc_u32 s9, s11, s9
	.loc	0 287 24
	s_waitcnt lgkmcnt(0)
	global_store_dword v2, v4, s[8:9]
	.loc	0 289 10 is_stmt 1
	s_mov_b32 s8, exec_lo
	.loc	0 288 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 289 10
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB12_19
	s_bcnt1_i32_b32 s9, s15
	v_mov_b32_e32 v4, s9
	global_atomic_add v4, v2, v4, s[12:13] glc
.LBB12_19:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 289 38
	v_cvt_f32_u32_e32 v5, s16
	s_load_dword s8, s[4:5], 0xc
	s_sub_i32 s12, 0, s16
	v_rcp_iflag_f32_e32 v5, v5
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v5, v5
	v_readfirstlane_b32 s9, v5
	s_mul_i32 s12, s12, s9
	s_mul_hi_u32 s12, s9, s12
	s_add_i32 s9, s9, s12
	s_waitcnt lgkmcnt(0)
	s_mul_hi_u32 s9, s8, s9
	s_mul_i32 s12, s9, s16
	s_add_i32 s13, s9, 1
	s_sub_i32 s12, s8, s12
	s_sub_i32 s15, s12, s16
	s_cmp_ge_u32 s12, s16
	s_cselect_b32 s9, s13, s9
	s_cselect_b32 s12, s15, s12
	s_add_i32 s13, s9, 1
	s_cmp_ge_u32 s12, s16
	s_cselect_b32 s9, s13, s9
	.loc	0 289 10
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s13, v4
	.loc	0 289 38
	s_mul_i32 s12, s9, s16
	s_cmp_gt_u32 s8, s12
	.loc	0 289 10
	v_add_nc_u32_e32 v1, s13, v1
	.loc	0 289 38
	s_cselect_b32 s8, -1, 0
	s_cmp_lg_u32 s8, 0
	s_addc_u32 s8, s9, 0
	.loc	0 289 56
	s_add_u32 s8, s8, -1
	s_addc_u32 s9, 0, -1
	.loc	0 289 35
	v_cmp_eq_u64_e32 vcc_lo, s[8:9], v[1:2]
	.loc	0 289 8
	v_cndmask_b32_e64 v1, 0, 1, vcc_lo
	ds_write_b8 v2, v1 offset:256
.LBB12_20:
	.loc	0 0 8
	s_or_b32 exec_lo, exec_lo, s14
	v_mov_b32_e32 v2, 0
	.loc	0 291 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 292 6
	ds_read_u8 v1, v2 offset:256
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_cbranch_vccnz .LBB12_39
	.loc	0 0 6 is_stmt 0
	v_cvt_f32_u32_e32 v1, s16
	s_load_dword s4, s[4:5], 0xc
	s_sub_i32 s8, 0, s16
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_readfirstlane_b32 s5, v1
	s_mul_i32 s8, s8, s5
	s_mul_hi_u32 s8, s5, s8
	s_add_i32 s5, s5, s8
	s_waitcnt lgkmcnt(0)
	s_mul_hi_u32 s5, s4, s5
	s_mul_i32 s8, s5, s16
	s_add_i32 s9, s5, 1
	s_sub_i32 s8, s4, s8
	s_sub_i32 s12, s8, s16
	s_cmp_ge_u32 s8, s16
	s_cselect_b32 s5, s9, s5
	s_cselect_b32 s8, s12, s8
	s_add_i32 s9, s5, 1
	s_cmp_ge_u32 s8, s16
	s_cselect_b32 s5, s9, s5
	s_mul_i32 s8, s5, s16
	s_cmp_gt_u32 s4, s8
	s_cselect_b32 s4, -1, 0
	s_cmp_lg_u32 s4, 0
	.loc	0 295 3 is_stmt 1
	s_mov_b32 s4, exec_lo
	s_addc_u32 s5, s5, 0
	.loc	0 295 22 is_stmt 0
	v_cmpx_gt_u32_e64 s5, v0
	.loc	0 295 3
	s_cbranch_execz .LBB12_25
	.loc	0 0 3
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v1, 0
	s_mov_b32 s8, 0
.LBB12_23:
	.loc	0 296 11 is_stmt 1
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	.loc	0 295 45
	v_add_nc_u32_e32 v0, 64, v0
	.loc	0 296 11
	v_add_co_u32 v4, vcc_lo, s10, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s11, v5, vcc_lo
	.loc	0 295 22
	v_cmp_le_u32_e32 vcc_lo, s5, v0
	.loc	0 296 11
	global_load_dword v4, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 295 3
	s_or_b32 s8, vcc_lo, s8
	.loc	0 296 8
	v_add_nc_u32_e32 v2, v4, v2
	.loc	0 295 3
	s_andn2_b32 exec_lo, exec_lo, s8
	s_cbranch_execnz .LBB12_23
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s8
.LBB12_25:
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 297 11 is_stmt 1
	ds_write_b32 v3, v2
	.loc	0 298 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 300 8
	s_and_saveexec_b32 s4, s0
	s_cbranch_execz .LBB12_27
	.loc	0 301 16
	ds_read2_b32 v[0:1], v3 offset1:32
	.loc	0 301 13 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v0, v0, v1
	ds_write_b32 v3, v0
.LBB12_27:
	.loc	0 0 13
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 302 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 300 8
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB12_29
	.loc	0 301 16
	ds_read2_b32 v[0:1], v3 offset1:16
	.loc	0 301 13 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v0, v0, v1
	ds_write_b32 v3, v0
.LBB12_29:
	.loc	0 0 13
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 302 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 300 8
	s_and_saveexec_b32 s0, s3
	s_cbranch_execz .LBB12_31
	.loc	0 301 13
	ds_read2_b32 v[0:1], v3 offset1:8
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v0, v0, v1
	ds_write_b32 v3, v0
.LBB12_31:
	.loc	0 0 13 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 302 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 300 8
	s_and_saveexec_b32 s0, s6
	s_cbranch_execz .LBB12_33
	.loc	0 301 13
	ds_read2_b32 v[0:1], v3 offset1:4
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v0, v0, v1
	ds_write_b32 v3, v0
.LBB12_33:
	.loc	0 0 13 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 302 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 300 8
	s_and_saveexec_b32 s0, s7
	s_cbranch_execz .LBB12_35
	.loc	0 301 13
	ds_read2_b32 v[0:1], v3 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v0, v0, v1
	ds_write_b32 v3, v0
.LBB12_35:
	.loc	0 0 13 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 302 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 300 8
	s_and_saveexec_b32 s0, s2
	s_cbranch_execz .LBB12_37
	.loc	0 0 8 is_stmt 0
	v_mov_b32_e32 v0, 0
	.loc	0 301 16 is_stmt 1
	ds_read_b32 v0, v0 offset:4
	.loc	0 301 13 is_stmt 0
	ds_read_b32 v1, v3
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v0, v1, v0
	ds_write_b32 v3, v0
.LBB12_37:
	.loc	0 0 13
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 302 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 304 7
	s_and_saveexec_b32 s0, s2
	s_cbranch_execz .LBB12_39
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v0, 0
	.loc	0 305 14 is_stmt 1
	ds_read_b32 v1, v0
	.loc	0 305 12 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[10:11] offset:256
.LBB12_39:
	.loc	0 307 1 is_stmt 1
	s_endpgm
.Ltmp69:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel reduce_last_block
		.amdhsa_group_segment_fixed_size 260
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
		.amdhsa_next_free_vgpr 7
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
.Lfunc_end12:
	.size	reduce_last_block, .Lfunc_end12-reduce_last_block

	.protected	match_kmp
	.globl	match_kmp
	.p2align	8
	.type	match_kmp,@function
match_kmp:
.Lfunc_begin13:
	.loc	0 312 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v5, 0
	v_add_nc_u32_e32 v6, 62, v0
	v_mov_b32_e32 v7, v0
	s_mov_b32 s8, 0
	s_waitcnt lgkmcnt(0)
	s_add_u32 s6, s2, 4
	s_addc_u32 s7, s3, 0
	s_branch .LBB13_2
.LBB13_1:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s9
	.loc	0 315 32 is_stmt 1
	v_add_nc_u32_e32 v3, 2, v7
	.loc	0 315 21 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, v7, v6
	v_mov_b32_e32 v7, v3
	.loc	0 315 2
	s_or_b32 s8, vcc_lo, s8
	s_andn2_b32 exec_lo, exec_lo, s8
	s_cbranch_execz .LBB13_18
.LBB13_2:
	.loc	0 0 2
	global_load_ubyte v8, v7, s[2:3]
	v_mov_b32_e32 v9, v2
	.loc	0 316 16 is_stmt 1
	s_mov_b32 s9, exec_lo
	.loc	0 316 12 is_stmt 0
	v_cmpx_ne_u32_e32 0, v1
	.loc	0 316 16
	s_cbranch_execz .LBB13_8
	.loc	0 0 16
	s_mov_b32 s10, 0
	s_inst_prefetch 0x1
	s_branch .LBB13_5
	.p2align	6
.LBB13_4:
	s_or_b32 exec_lo, exec_lo, s12
	v_mov_b32_e32 v9, v1
	v_mov_b32_e32 v1, v3
	.loc	0 316 3
	s_and_b32 s12, exec_lo, s11
	s_or_b32 s10, s12, s10
	s_andn2_b32 exec_lo, exec_lo, s10
	s_cbranch_execz .LBB13_7
.LBB13_5:
	.loc	0 316 19
	global_load_ubyte v3, v1, s[6:7]
	s_or_b32 s11, s11, exec_lo
	.loc	0 316 27
	s_waitcnt vmcnt(0)
	v_cmp_ne_u16_sdwa s13, v3, v8 src0_sel:DWORD src1_sel:BYTE_0
	.loc	0 316 3
	s_and_saveexec_b32 s12, s13
	s_cbranch_execz .LBB13_4
	.loc	0 317 15 is_stmt 1
	v_add_nc_u32_e32 v1, -1, v1
	s_andn2_b32 s11, s11, exec_lo
	.loc	0 317 8 is_stmt 0
	v_lshlrev_b64 v[3:4], 2, v[1:2]
	v_mov_b32_e32 v1, 0
	v_add_co_u32 v3, vcc_lo, s0, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s1, v4, vcc_lo
	global_load_dword v3, v[3:4], off
	.loc	0 316 12 is_stmt 1
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	s_and_b32 s13, vcc_lo, exec_lo
	s_or_b32 s11, s11, s13
	s_branch .LBB13_4
.LBB13_7:
	.loc	0 0 12 is_stmt 0
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s10
.LBB13_8:
	s_or_b32 exec_lo, exec_lo, s9
	.loc	0 318 7 is_stmt 1
	global_load_ubyte v1, v9, s[6:7]
	v_add_co_u32 v3, s9, s2, v7
	v_add_co_ci_u32_e64 v4, null, s3, 0, s9
	.loc	0 320 7
	s_mov_b32 s9, exec_lo
	.loc	0 318 15
	s_waitcnt vmcnt(0)
	v_cmp_eq_u16_sdwa vcc_lo, v1, v8 src0_sel:DWORD src1_sel:BYTE_0
	.loc	0 318 7 is_stmt 0
	v_add_co_ci_u32_e32 v1, vcc_lo, 0, v9, vcc_lo
	.loc	0 320 9 is_stmt 1
	v_cmpx_eq_u32_e32 4, v1
	.loc	0 320 7 is_stmt 0
	s_cbranch_execz .LBB13_10
	.loc	0 322 8 is_stmt 1
	s_load_dword s10, s[0:1], 0xc
	v_add_nc_u32_e32 v5, 1, v5
	.loc	0 0 0 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s10
.LBB13_10:
	s_or_b32 exec_lo, exec_lo, s9
	global_load_ubyte v3, v[3:4], off offset:1
	v_mov_b32_e32 v4, 0
	s_mov_b32 s10, 0
	.loc	0 316 16 is_stmt 1
	s_mov_b32 s9, exec_lo
	.loc	0 316 12 is_stmt 0
	v_cmpx_ne_u32_e32 0, v1
	.loc	0 316 16
	s_cbranch_execz .LBB13_16
	.loc	0 0 16
	s_inst_prefetch 0x1
	s_branch .LBB13_13
	.p2align	6
.LBB13_12:
	s_or_b32 exec_lo, exec_lo, s12
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v1, v8
	.loc	0 316 3
	s_and_b32 s12, exec_lo, s11
	s_or_b32 s10, s12, s10
	s_andn2_b32 exec_lo, exec_lo, s10
	s_cbranch_execz .LBB13_15
.LBB13_13:
	.loc	0 316 19
	global_load_ubyte v4, v1, s[6:7]
	s_or_b32 s11, s11, exec_lo
	.loc	0 316 27
	s_waitcnt vmcnt(0)
	v_cmp_ne_u16_sdwa s13, v4, v3 src0_sel:DWORD src1_sel:BYTE_0
	.loc	0 316 3
	s_and_saveexec_b32 s12, s13
	s_cbranch_execz .LBB13_12
	.loc	0 317 15 is_stmt 1
	v_add_nc_u32_e32 v1, -1, v1
	s_andn2_b32 s11, s11, exec_lo
	.loc	0 317 8 is_stmt 0
	v_lshlrev_b64 v[8:9], 2, v[1:2]
	v_mov_b32_e32 v1, 0
	v_add_co_u32 v8, vcc_lo, s0, v8
	v_add_co_ci_u32_e32 v9, vcc_lo, s1, v9, vcc_lo
	global_load_dword v8, v[8:9], off
	.loc	0 316 12 is_stmt 1
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v8
	s_and_b32 s13, vcc_lo, exec_lo
	s_or_b32 s11, s11, s13
	s_branch .LBB13_12
.LBB13_15:
	.loc	0 0 12 is_stmt 0
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s10
.LBB13_16:
	s_or_b32 exec_lo, exec_lo, s9
	.loc	0 318 7 is_stmt 1
	global_load_ubyte v1, v4, s[6:7]
	.loc	0 320 7
	s_mov_b32 s9, exec_lo
	.loc	0 318 15
	s_waitcnt vmcnt(0)
	v_cmp_eq_u16_sdwa vcc_lo, v1, v3 src0_sel:DWORD src1_sel:BYTE_0
	.loc	0 318 7 is_stmt 0
	v_add_co_ci_u32_e32 v1, vcc_lo, 0, v4, vcc_lo
	.loc	0 320 9 is_stmt 1
	v_cmpx_eq_u32_e32 4, v1
	.loc	0 320 7 is_stmt 0
	s_cbranch_execz .LBB13_1
	.loc	0 322 8 is_stmt 1
	s_load_dword s10, s[0:1], 0xc
	v_add_nc_u32_e32 v5, 1, v5
	.loc	0 0 0 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s10
	s_branch .LBB13_1
.LBB13_18:
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 325 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 325 9 is_stmt 0
	global_store_dword v0, v5, s[4:5]
	.loc	0 326 1 is_stmt 1
	s_endpgm
.Ltmp70:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel match_kmp
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
.Lfunc_end13:
	.size	match_kmp, .Lfunc_end13-match_kmp

	.protected	match_naive
	.globl	match_naive
	.p2align	8
	.type	match_naive,@function
match_naive:
.Lfunc_begin14:
	.loc	0 330 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	v_mov_b32_e32 v2, 0
	.loc	0 334 2
	s_mov_b32 s4, exec_lo
	.loc	0 334 18 is_stmt 0
	s_waitcnt lgkmcnt(0)
	s_clause 0x1
	global_load_ubyte v1, v0, s[0:1]
	global_load_ubyte v3, v2, s[0:1] offset:4
	.loc	0 334 26
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u16_e64 v1, v3
	.loc	0 334 2
	s_cbranch_execz .LBB14_6
	.loc	0 0 0
	v_add_co_u32 v0, s4, s0, v0
	v_add_co_ci_u32_e64 v1, null, s1, 0, s4
	.loc	0 334 18
	s_clause 0x1
	global_load_ubyte v3, v[0:1], off offset:1
	global_load_ubyte v2, v2, s[0:1] offset:5
	.loc	0 334 26
	s_waitcnt vmcnt(0)
	v_cmp_eq_u16_e32 vcc_lo, v3, v2
	.loc	0 334 2
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .LBB14_6
	.loc	0 334 29
	v_mov_b32_e32 v2, 0
	.loc	0 334 18
	s_clause 0x1
	global_load_ubyte v3, v[0:1], off offset:2
	global_load_ubyte v4, v2, s[0:1] offset:6
	.loc	0 334 26
	s_waitcnt vmcnt(0)
	v_cmp_eq_u16_e32 vcc_lo, v3, v4
	.loc	0 334 2
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .LBB14_6
	.loc	0 334 18
	s_clause 0x1
	global_load_ubyte v0, v[0:1], off offset:3
	global_load_ubyte v1, v2, s[0:1] offset:7
	.loc	0 334 26
	s_waitcnt vmcnt(0)
	v_cmp_eq_u16_e32 vcc_lo, v0, v1
	.loc	0 336 6 is_stmt 1
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .LBB14_6
	.loc	0 337 3
	s_mov_b32 s0, exec_lo
	v_mbcnt_lo_u32_b32 v0, s0, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	s_and_b32 s1, exec_lo, vcc_lo
	s_mov_b32 exec_lo, s1
	s_cbranch_execz .LBB14_6
	s_bcnt1_i32_b32 s0, s0
	.loc	0 330 11
	v_mov_b32_e32 v0, 0
	.loc	0 337 3
	v_mov_b32_e32 v1, s0
	global_atomic_add v0, v1, s[2:3]
.LBB14_6:
	.loc	0 338 1
	s_endpgm
.Ltmp71:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel match_naive
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
.Lfunc_end14:
	.size	match_naive, .Lfunc_end14-match_naive

	.protected	string_length
	.globl	string_length
	.p2align	8
	.type	string_length,@function
string_length:
.Lfunc_begin15:
	.loc	0 342 31 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	.loc	0 342 47 is_stmt 0
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 342 29
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s0, s0, v1
	v_add_co_ci_u32_e64 v2, null, s1, 0, s0
	.loc	0 342 31
	s_mov_b32 s0, 0
	.loc	0 345 2 is_stmt 1
	v_add_co_u32 v1, vcc_lo, v1, 4
	v_add_co_ci_u32_e32 v2, vcc_lo, 0, v2, vcc_lo
	s_mov_b32 s1, -1
.LBB15_1:
	.loc	0 345 9 is_stmt 0
	s_add_i32 s1, s1, 1
	v_add_co_u32 v3, vcc_lo, v1, s1
	v_add_co_ci_u32_e32 v4, vcc_lo, 0, v2, vcc_lo
	global_load_ubyte v3, v[3:4], off
	.loc	0 345 14
	s_waitcnt vmcnt(0)
	v_cmp_eq_u16_e32 vcc_lo, 0, v3
	.loc	0 345 9
	v_mov_b32_e32 v3, s1
	.loc	0 345 2
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB15_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 347 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 347 23 is_stmt 0
	global_store_dword v0, v3, s[2:3]
	.loc	0 348 1 is_stmt 1
	s_endpgm
.Ltmp72:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel string_length
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
.Lfunc_end15:
	.size	string_length, .Lfunc_end15-string_length

	.protected	tree_build
	.globl	tree_build
	.p2align	8
	.type	tree_build,@function
tree_build:
.Lfunc_begin16:
	.loc	0 354 15 prologue_end
	s_clause 0x1
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	s_mov_b32 s4, 0
	.loc	0 359 6
	s_mov_b32 s5, exec_lo
	.loc	0 358 10
	v_mov_b32_e32 v2, v1
	s_waitcnt lgkmcnt(0)
	global_store_dwordx2 v1, v[1:2], s[0:1]
	.loc	0 359 8
	v_cmpx_eq_u32_e32 0, v0
	.loc	0 359 6 is_stmt 0
	s_cbranch_execz .LBB16_2
	.loc	0 0 6
	v_mov_b32_e32 v2, 8
	.loc	0 360 12 is_stmt 1
	global_store_dword v1, v2, s[2:3] offset:1024
.LBB16_2:
	.loc	0 0 12 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s5
	v_mul_lo_u32 v3, 0x85ebca6b, v0
	v_add_nc_u32_e32 v8, 1, v0
	v_mov_b32_e32 v2, -2
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v9, 0
	.loc	0 362 2 is_stmt 1
	s_add_u32 s6, s0, 16
	s_mov_b32 s5, 0x85ebca6b
	s_addc_u32 s1, s1, 0
	v_lshrrev_b32_e32 v4, 13, v3
	.loc	0 361 2
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	v_xor_b32_e32 v10, v4, v3
	s_branch .LBB16_4
.LBB16_3:
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 362 2 is_stmt 1
	s_and_b32 s0, exec_lo, s0
	s_or_b32 s4, s0, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB16_18
.LBB16_4:
	.loc	0 363 33
	v_lshlrev_b32_e32 v12, 1, v9
	.loc	0 363 58 is_stmt 0
	v_lshlrev_b32_e32 v3, 2, v11
	.loc	0 365 7 is_stmt 1
	s_mov_b32 s7, exec_lo
	.loc	0 363 27
	v_lshrrev_b32_e32 v4, v12, v10
	.loc	0 363 62 is_stmt 0
	v_and_or_b32 v6, v4, 3, v3
	.loc	0 363 74
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshlrev_b64 v[4:5], 2, v[6:7]
	v_add_co_u32 v4, vcc_lo, s6, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s1, v5, vcc_lo
	global_load_dword v3, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 365 10 is_stmt 1
	v_cmpx_gt_i32_e32 0x65, v3
	.loc	0 365 7 is_stmt 0
	s_xor_b32 s7, exec_lo, s7
	s_cbranch_execz .LBB16_16
	.loc	0 0 7
	s_mov_b32 s0, 0
	.loc	0 368 14 is_stmt 1
	s_mov_b32 s8, exec_lo
	.loc	0 368 17 is_stmt 0
	v_cmpx_ne_u32_e32 -2, v3
	.loc	0 368 14
	s_cbranch_execz .LBB16_15
	.loc	0 369 33 is_stmt 1
	v_mov_b32_e32 v7, v1
	.loc	0 369 8 is_stmt 0
	s_mov_b32 s9, exec_lo
	.loc	0 369 33
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	v_add_co_u32 v6, vcc_lo, s6, v6
	v_add_co_ci_u32_e32 v7, vcc_lo, s1, v7, vcc_lo
	.loc	0 369 8
	global_atomic_cmpswap v6, v[6:7], v[2:3], off glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e64 v6, v3
	s_cbranch_execz .LBB16_14
	.loc	0 370 12 is_stmt 1
	v_cmp_ne_u32_e32 vcc_lo, 0, v3
	v_cmp_gt_i32_e64 s0, 7, v9
	s_and_b32 s0, vcc_lo, s0
	.loc	0 370 17 is_stmt 0
	s_and_saveexec_b32 s11, s0
	s_xor_b32 s0, exec_lo, s11
	s_cbranch_execz .LBB16_11
	.loc	0 374 22 is_stmt 1
	s_mov_b32 s11, exec_lo
	s_mov_b32 s10, exec_lo
	v_mbcnt_lo_u32_b32 v6, s11, 0
	v_cmpx_eq_u32_e32 0, v6
	s_cbranch_execz .LBB16_10
	s_bcnt1_i32_b32 s11, s11
	v_mov_b32_e32 v7, s11
	global_atomic_add v7, v1, v7, s[2:3] offset:1024 glc
.LBB16_10:
	.loc	0 0 22 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s10
.Ltmp73:
	.loc	0 9 4 is_stmt 1
	v_mad_u64_u32 v[13:14], null, v3, s5, 0x7a143595
.Ltmp74:
	.loc	0 374 22
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v7
	.loc	0 376 61
	v_add_nc_u32_e32 v7, 2, v12
	.loc	0 374 22
	v_add_nc_u32_e32 v14, s10, v6
.Ltmp75:
	.loc	0 10 15
	v_lshrrev_b32_e32 v12, 13, v13
.Ltmp76:
	.loc	0 376 47
	v_and_b32_e32 v6, 30, v7
	s_mov_b32 s10, 0
.Ltmp77:
	.loc	0 10 11
	v_xor_b32_e32 v7, v12, v13
.Ltmp78:
	.loc	0 376 21
	v_lshlrev_b32_e32 v12, 2, v14
	.loc	0 376 47 is_stmt 0
	v_lshrrev_b32_e32 v6, v6, v7
	.loc	0 376 6
	v_ashrrev_i32_e32 v7, 31, v12
	v_and_or_b32 v6, v6, 3, v12
	.loc	0 378 27 is_stmt 1
	v_add_nc_u32_e32 v12, 0x64, v14
	.loc	0 376 6
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	v_add_co_u32 v6, vcc_lo, s6, v6
	v_add_co_ci_u32_e32 v7, vcc_lo, s1, v7, vcc_lo
	.loc	0 376 73 is_stmt 0
	global_store_dword v[6:7], v3, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 377 6 is_stmt 1
	buffer_gl0_inv
	.loc	0 378 20
	global_store_dword v[4:5], v12, off
	s_waitcnt_vscnt null, 0x0
.LBB16_11:
	.loc	0 370 17
	s_andn2_saveexec_b32 s0, s0
	s_cbranch_execz .LBB16_13
	.loc	0 0 17 is_stmt 0
	s_or_b32 s10, s10, exec_lo
	.loc	0 371 20 is_stmt 1
	global_store_dword v[4:5], v8, off
	s_waitcnt_vscnt null, 0x0
.LBB16_13:
	.loc	0 0 20 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s0, s10, exec_lo
.LBB16_14:
	s_or_b32 exec_lo, exec_lo, s9
	s_and_b32 s0, s0, exec_lo
.LBB16_15:
	s_or_b32 exec_lo, exec_lo, s8
	s_and_b32 s0, s0, exec_lo
.LBB16_16:
	.loc	0 365 7 is_stmt 1
	s_andn2_saveexec_b32 s7, s7
	s_cbranch_execz .LBB16_3
	.loc	0 366 14
	v_add_nc_u32_e32 v11, 0xffffff9c, v3
	.loc	0 367 9
	v_add_nc_u32_e32 v9, 1, v9
	s_andn2_b32 s0, s0, exec_lo
	s_branch .LBB16_3
.LBB16_18:
	.loc	0 0 9 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 383 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 383 9 is_stmt 0
	global_store_dword v0, v9, s[2:3]
	.loc	0 384 1 is_stmt 1
	s_endpgm
.Ltmp79:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tree_build
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
	.size	tree_build, .Lfunc_end16-tree_build

	.protected	tree_walk
	.globl	tree_walk
	.p2align	8
	.type	tree_walk,@function
tree_walk:
.Lfunc_begin17:
	.loc	0 389 31 prologue_end
	s_load_dwordx4 s[4:7], s[4:5], 0x8
	s_mov_b32 s0, 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v16, s15
	v_mov_b32_e32 v21, 1
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v15, s14
	v_mov_b32_e32 v14, s13
	v_mov_b32_e32 v13, s12
	v_mov_b32_e32 v12, s11
	v_mov_b32_e32 v11, s10
	v_mov_b32_e32 v10, s9
	v_mov_b32_e32 v9, s8
	v_mov_b32_e32 v4, s3
	v_mov_b32_e32 v3, s2
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v8, s7
	v_mov_b32_e32 v7, s6
	v_mov_b32_e32 v6, s5
	v_mov_b32_e32 v5, s4
	s_mov_b32 s1, 0
	s_branch .LBB17_2
.LBB17_1:
	.loc	0 0 31 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 392 13 is_stmt 1
	v_cmp_eq_u32_e32 vcc_lo, 0, v20
	.loc	0 395 7
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v19, v22, v19
	v_mov_b32_e32 v21, v20
	.loc	0 392 2
	s_or_b32 s1, vcc_lo, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execz .LBB17_4
.LBB17_2:
	.loc	0 393 18
	v_add_nc_u32_e32 v20, -1, v21
	.loc	0 396 14
	s_mov_b32 s2, exec_lo
	.loc	0 393 12
	v_cmp_eq_u32_e32 vcc_lo, 1, v20
	v_cndmask_b32_e32 v17, v1, v2, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 2, v20
	v_cndmask_b32_e32 v17, v17, v3, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 3, v20
	v_cndmask_b32_e32 v17, v17, v4, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 4, v20
	v_cndmask_b32_e32 v17, v17, v5, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 5, v20
	v_cndmask_b32_e32 v17, v17, v6, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 6, v20
	v_cndmask_b32_e32 v17, v17, v7, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 7, v20
	v_cndmask_b32_e32 v17, v17, v8, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 8, v20
	v_cndmask_b32_e32 v17, v17, v9, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 9, v20
	v_cndmask_b32_e32 v17, v17, v10, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 10, v20
	v_cndmask_b32_e32 v17, v17, v11, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 11, v20
	v_cndmask_b32_e32 v17, v17, v12, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 12, v20
	v_cndmask_b32_e32 v17, v17, v13, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 13, v20
	v_cndmask_b32_e32 v17, v17, v14, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 14, v20
	v_cndmask_b32_e32 v17, v17, v15, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 15, v20
	v_cndmask_b32_e32 v17, v17, v16, vcc_lo
	.loc	0 395 10
	v_lshlrev_b64 v[22:23], 2, v[17:18]
	v_add_co_u32 v22, vcc_lo, s4, v22
	v_add_co_ci_u32_e32 v23, vcc_lo, s5, v23, vcc_lo
	global_load_dword v22, v[22:23], off
	.loc	0 396 9
	v_cmpx_gt_u32_e32 64, v17
	.loc	0 396 14 is_stmt 0
	s_cbranch_execz .LBB17_1
	.loc	0 0 14
	v_lshlrev_b32_e32 v23, 1, v17
	v_cmp_eq_u32_e32 vcc_lo, 15, v20
	.loc	0 396 21
	v_xor_b32_e32 v17, v17, v0
	v_cmp_eq_u32_e64 s0, 13, v20
	v_add_nc_u32_e32 v39, 1, v21
	v_or_b32_e32 v25, 1, v23
	v_cndmask_b32_e32 v24, v16, v23, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 14, v20
	.loc	0 396 26
	v_and_b32_e32 v17, 3, v17
	v_cndmask_b32_e32 v26, v15, v23, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 15, v21
	v_cndmask_b32_e32 v24, v24, v25, vcc_lo
	.loc	0 396 32
	v_cmp_eq_u32_e32 vcc_lo, 3, v17
	v_cndmask_b32_e64 v17, v14, v23, s0
	v_cmp_eq_u32_e64 s0, 12, v20
	.loc	0 396 7
	v_cndmask_b32_e32 v16, v24, v16, vcc_lo
	v_cndmask_b32_e64 v27, v13, v23, s0
	v_cmp_eq_u32_e64 s0, 11, v20
	v_cndmask_b32_e64 v28, v12, v23, s0
	v_cmp_eq_u32_e64 s0, 10, v20
	v_cndmask_b32_e64 v29, v11, v23, s0
	v_cmp_eq_u32_e64 s0, 9, v20
	v_cndmask_b32_e64 v30, v10, v23, s0
	v_cmp_eq_u32_e64 s0, 8, v20
	v_cndmask_b32_e64 v31, v9, v23, s0
	v_cmp_eq_u32_e64 s0, 7, v20
	v_cndmask_b32_e64 v32, v8, v23, s0
	v_cmp_eq_u32_e64 s0, 6, v20
	v_cndmask_b32_e64 v33, v7, v23, s0
	v_cmp_eq_u32_e64 s0, 5, v20
	v_cndmask_b32_e64 v34, v6, v23, s0
	v_cmp_eq_u32_e64 s0, 4, v20
	v_cndmask_b32_e64 v35, v5, v23, s0
	v_cmp_eq_u32_e64 s0, 3, v20
	v_cndmask_b32_e64 v36, v4, v23, s0
	v_cmp_eq_u32_e64 s0, 2, v20
	v_cndmask_b32_e64 v37, v3, v23, s0
	v_cmp_eq_u32_e64 s0, 0, v20
	v_cndmask_b32_e64 v38, v1, v23, s0
	v_cmp_eq_u32_e64 s0, 1, v20
	v_cndmask_b32_e32 v20, v39, v20, vcc_lo
	v_cndmask_b32_e64 v23, v2, v23, s0
	v_cmp_eq_u32_e64 s0, 0, v21
	v_cndmask_b32_e64 v38, v38, v25, s0
	v_cmp_eq_u32_e64 s0, 1, v21
	v_cndmask_b32_e32 v1, v38, v1, vcc_lo
	v_cndmask_b32_e64 v23, v23, v25, s0
	v_cmp_eq_u32_e64 s0, 2, v21
	v_cndmask_b32_e32 v2, v23, v2, vcc_lo
	v_cndmask_b32_e64 v37, v37, v25, s0
	v_cmp_eq_u32_e64 s0, 3, v21
	v_cndmask_b32_e32 v3, v37, v3, vcc_lo
	v_cndmask_b32_e64 v36, v36, v25, s0
	v_cmp_eq_u32_e64 s0, 4, v21
	v_cndmask_b32_e32 v4, v36, v4, vcc_lo
	v_cndmask_b32_e64 v35, v35, v25, s0
	v_cmp_eq_u32_e64 s0, 5, v21
	v_cndmask_b32_e32 v5, v35, v5, vcc_lo
	v_cndmask_b32_e64 v34, v34, v25, s0
	v_cmp_eq_u32_e64 s0, 6, v21
	v_cndmask_b32_e32 v6, v34, v6, vcc_lo
	v_cndmask_b32_e64 v33, v33, v25, s0
	v_cmp_eq_u32_e64 s0, 7, v21
	v_cndmask_b32_e32 v7, v33, v7, vcc_lo
	v_cndmask_b32_e64 v32, v32, v25, s0
	v_cmp_eq_u32_e64 s0, 8, v21
	v_cndmask_b32_e32 v8, v32, v8, vcc_lo
	v_cndmask_b32_e64 v31, v31, v25, s0
	v_cmp_eq_u32_e64 s0, 9, v21
	v_cndmask_b32_e32 v9, v31, v9, vcc_lo
	v_cndmask_b32_e64 v30, v30, v25, s0
	v_cmp_eq_u32_e64 s0, 10, v21
	v_cndmask_b32_e32 v10, v30, v10, vcc_lo
	v_cndmask_b32_e64 v29, v29, v25, s0
	v_cmp_eq_u32_e64 s0, 12, v21
	v_cndmask_b32_e32 v11, v29, v11, vcc_lo
	v_cndmask_b32_e64 v27, v27, v25, s0
	v_cmp_eq_u32_e64 s0, 14, v21
	v_cndmask_b32_e32 v13, v27, v13, vcc_lo
	v_cndmask_b32_e64 v26, v26, v25, s0
	v_cmp_eq_u32_e64 s0, 13, v21
	v_cndmask_b32_e32 v15, v26, v15, vcc_lo
	v_cndmask_b32_e64 v17, v17, v25, s0
	v_cmp_eq_u32_e64 s0, 11, v21
	v_cndmask_b32_e32 v14, v17, v14, vcc_lo
	v_cndmask_b32_e64 v21, v28, v25, s0
	v_cndmask_b32_e32 v12, v21, v12, vcc_lo
	s_branch .LBB17_1
.LBB17_4:
	.loc	0 0 7
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 401 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 401 9 is_stmt 0
	global_store_dword v0, v19, s[6:7]
	.loc	0 402 1 is_stmt 1
	s_endpgm
.Ltmp80:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tree_walk
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
		.amdhsa_next_free_vgpr 40
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
.Lfunc_end17:
	.size	tree_walk, .Lfunc_end17-tree_walk

	.protected	n_queens
	.globl	n_queens
	.p2align	8
	.type	n_queens,@function
n_queens:
.Lfunc_begin18:
	.loc	0 410 20 prologue_end
	v_mul_u32_u24_e32 v1, 0x2aab, v0
	v_mov_b32_e32 v140, 1
	v_mov_b32_e32 v137, 0
	v_lshrrev_b32_e32 v1, 16, v1
	s_mov_b32 s9, 0
	v_mul_lo_u16 v1, v1, 6
	v_sub_nc_u16 v1, v0, v1
	v_and_b32_e32 v1, 0xffff, v1
	.loc	0 410 15 is_stmt 0
	v_lshlrev_b32_e64 v134, v1, 1
	.loc	0 411 20 is_stmt 1
	v_lshlrev_b32_e64 v136, v1, 2
	.loc	0 412 21
	v_lshrrev_b32_e32 v135, 1, v134
	.loc	0 413 10
	v_mov_b32_e32 v138, v134
	.loc	0 415 10
	v_mov_b32_e32 v139, v136
	.loc	0 414 38
	v_lshl_or_b32 v2, 3, v1, v135
	.loc	0 416 11
	v_mov_b32_e32 v141, v135
	.loc	0 414 38
	v_not_b32_e32 v1, v2
	.loc	0 414 16 is_stmt 0
	v_and_b32_e32 v142, 63, v1
	s_branch .LBB18_2
.LBB18_1:
	.loc	0 0 16
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 417 13 is_stmt 1
	v_cmp_eq_u32_e32 vcc_lo, 0, v140
	.loc	0 417 2 is_stmt 0
	s_or_b32 s9, vcc_lo, s9
	s_andn2_b32 exec_lo, exec_lo, s9
	s_cbranch_execz .LBB18_10
.LBB18_2:
	.loc	0 418 14 is_stmt 1
	v_cmp_eq_u32_e32 vcc_lo, 1, v140
	.loc	0 420 7
	s_mov_b32 s0, exec_lo
	.loc	0 418 14
	v_cndmask_b32_e32 v1, v100, v142, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 2, v140
	v_cndmask_b32_e32 v1, v1, v103, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 3, v140
	v_cndmask_b32_e32 v1, v1, v107, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 4, v140
	v_cndmask_b32_e32 v1, v1, v112, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 5, v140
	v_cndmask_b32_e32 v1, v1, v118, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 6, v140
	v_cndmask_b32_e32 v1, v1, v125, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 7, v140
	v_cndmask_b32_e32 v2, v1, v133, vcc_lo
	.loc	0 418 26 is_stmt 0
	v_sub_nc_u32_e32 v1, 0, v2
	.loc	0 418 24
	v_and_b32_e32 v1, v2, v1
	.loc	0 420 8 is_stmt 1
	v_cmpx_ne_u32_e32 0, v1
	.loc	0 420 7 is_stmt 0
	s_xor_b32 s10, exec_lo, s0
	s_cbranch_execz .LBB18_8
	.loc	0 424 13 is_stmt 1
	v_xor_b32_e32 v2, v1, v2
	v_cmp_eq_u32_e32 vcc_lo, 7, v140
	.loc	0 425 7
	s_mov_b32 s0, exec_lo
	.loc	0 424 13
	v_cndmask_b32_e32 v133, v133, v2, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 6, v140
	v_cndmask_b32_e32 v125, v125, v2, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 5, v140
	v_cndmask_b32_e32 v118, v118, v2, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 4, v140
	v_cndmask_b32_e32 v112, v112, v2, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 3, v140
	v_cndmask_b32_e32 v107, v107, v2, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 2, v140
	v_cndmask_b32_e32 v103, v103, v2, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 1, v140
	v_cndmask_b32_e32 v142, v142, v2, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 0, v140
	v_cndmask_b32_e32 v100, v100, v2, vcc_lo
	.loc	0 425 11
	v_cmpx_ne_u32_e32 5, v140
	.loc	0 425 7 is_stmt 0
	s_xor_b32 s11, exec_lo, s0
	s_cbranch_execz .LBB18_5
	.loc	0 429 19 is_stmt 1
	v_cmp_eq_u32_e32 vcc_lo, 1, v140
	v_cmp_eq_u32_e64 s0, 2, v140
	v_cmp_eq_u32_e64 s1, 3, v140
	v_cndmask_b32_e32 v2, v134, v138, vcc_lo
	.loc	0 430 20
	v_cndmask_b32_e32 v3, v136, v139, vcc_lo
	.loc	0 431 21
	v_cndmask_b32_e32 v4, v135, v141, vcc_lo
	.loc	0 429 19
	v_cmp_eq_u32_e32 vcc_lo, 4, v140
	v_cndmask_b32_e64 v2, v2, v25, s0
	.loc	0 430 20
	v_cndmask_b32_e64 v3, v3, v58, s0
	.loc	0 431 21
	v_cndmask_b32_e64 v4, v4, v91, s0
	.loc	0 429 19
	v_cmp_eq_u32_e64 s0, 5, v140
	v_cndmask_b32_e64 v2, v2, v22, s1
	.loc	0 430 20
	v_cndmask_b32_e64 v3, v3, v55, s1
	.loc	0 431 21
	v_cndmask_b32_e64 v4, v4, v88, s1
	.loc	0 429 19
	v_cndmask_b32_e32 v2, v2, v18, vcc_lo
	.loc	0 430 20
	v_cndmask_b32_e32 v3, v3, v51, vcc_lo
	.loc	0 431 21
	v_cndmask_b32_e32 v4, v4, v84, vcc_lo
	.loc	0 429 19
	v_cmp_eq_u32_e32 vcc_lo, 6, v140
	v_cndmask_b32_e64 v2, v2, v13, s0
	.loc	0 430 20
	v_cndmask_b32_e64 v3, v3, v46, s0
	.loc	0 431 21
	v_cndmask_b32_e64 v4, v4, v79, s0
	.loc	0 429 19
	v_cmp_eq_u32_e64 s0, 7, v140
	.loc	0 429 12 is_stmt 0
	v_add_nc_u32_e32 v140, 1, v140
	.loc	0 429 19
	v_cndmask_b32_e32 v2, v2, v7, vcc_lo
	.loc	0 430 20 is_stmt 1
	v_cndmask_b32_e32 v3, v3, v40, vcc_lo
	.loc	0 431 21
	v_cndmask_b32_e32 v4, v4, v73, vcc_lo
	.loc	0 429 17
	v_cmp_eq_u32_e32 vcc_lo, 7, v140
	.loc	0 429 19 is_stmt 0
	v_cndmask_b32_e64 v2, v2, v33, s0
	.loc	0 430 20 is_stmt 1
	v_cndmask_b32_e64 v3, v3, v66, s0
	.loc	0 431 21
	v_cndmask_b32_e64 v4, v4, v99, s0
	.loc	0 429 17
	v_cmp_eq_u32_e64 s0, 6, v140
	v_cmp_eq_u32_e64 s1, 5, v140
	.loc	0 429 29 is_stmt 0
	v_or_b32_e32 v2, v1, v2
	.loc	0 430 30 is_stmt 1
	v_or_b32_e32 v3, v1, v3
	.loc	0 431 32
	v_or_b32_e32 v1, v1, v4
	.loc	0 429 17
	v_cmp_eq_u32_e64 s2, 4, v140
	v_cmp_eq_u32_e64 s3, 3, v140
	v_cmp_eq_u32_e64 s6, 2, v140
	.loc	0 430 37
	v_lshlrev_b32_e32 v3, 1, v3
	.loc	0 429 17
	v_cmp_eq_u32_e64 s7, 1, v140
	v_cmp_eq_u32_e64 s8, 0, v140
	.loc	0 431 39
	v_lshrrev_b32_e32 v1, 1, v1
	.loc	0 429 17
	v_cndmask_b32_e32 v33, v33, v2, vcc_lo
	v_cndmask_b32_e64 v7, v7, v2, s0
	v_cndmask_b32_e64 v13, v13, v2, s1
	v_cndmask_b32_e64 v18, v18, v2, s2
	v_cndmask_b32_e64 v22, v22, v2, s3
	v_cndmask_b32_e64 v25, v25, v2, s6
	v_cndmask_b32_e64 v138, v138, v2, s7
	v_cndmask_b32_e64 v134, v134, v2, s8
	.loc	0 433 45
	v_or3_b32 v2, v3, v2, v1
	.loc	0 431 18
	v_cndmask_b32_e32 v99, v99, v1, vcc_lo
	v_cndmask_b32_e64 v73, v73, v1, s0
	v_cndmask_b32_e64 v79, v79, v1, s1
	v_cndmask_b32_e64 v84, v84, v1, s2
	v_cndmask_b32_e64 v88, v88, v1, s3
	v_cndmask_b32_e64 v91, v91, v1, s6
	v_cndmask_b32_e64 v141, v141, v1, s7
	v_cndmask_b32_e64 v135, v135, v1, s8
	.loc	0 433 45
	v_not_b32_e32 v1, v2
	.loc	0 430 17
	v_cndmask_b32_e32 v66, v66, v3, vcc_lo
	v_cndmask_b32_e64 v40, v40, v3, s0
	v_cndmask_b32_e64 v46, v46, v3, s1
	v_cndmask_b32_e64 v51, v51, v3, s2
	.loc	0 433 19
	v_and_b32_e32 v1, 63, v1
	.loc	0 430 17
	v_cndmask_b32_e64 v55, v55, v3, s3
	v_cndmask_b32_e64 v58, v58, v3, s6
	v_cndmask_b32_e64 v139, v139, v3, s7
	v_cndmask_b32_e64 v136, v136, v3, s8
	.loc	0 433 13
	v_cndmask_b32_e32 v133, v133, v1, vcc_lo
	v_cndmask_b32_e64 v125, v125, v1, s0
	v_cndmask_b32_e64 v118, v118, v1, s1
	v_cndmask_b32_e64 v112, v112, v1, s2
	v_cndmask_b32_e64 v107, v107, v1, s3
	v_cndmask_b32_e64 v103, v103, v1, s6
	v_cndmask_b32_e64 v142, v142, v1, s7
	v_cndmask_b32_e64 v100, v100, v1, s8
.LBB18_5:
	.loc	0 425 7
	s_andn2_saveexec_b32 s0, s11
	.loc	0 426 9
	v_add_nc_u32_e32 v137, 1, v137
	v_mov_b32_e32 v140, 5
	.loc	0 0 9 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
.LBB18_8:
	.loc	0 420 7 is_stmt 1
	s_andn2_saveexec_b32 s0, s10
	s_cbranch_execz .LBB18_1
	.loc	0 421 7
	v_add_nc_u32_e32 v140, -1, v140
	s_branch .LBB18_1
.LBB18_10:
	.loc	0 0 7 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s9
	.loc	0 407 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 435 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 435 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v137, s[0:1]
	.loc	0 436 1 is_stmt 1
	s_endpgm
.Ltmp81:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel n_queens
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
		.amdhsa_next_free_vgpr 143
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
.Lfunc_end18:
	.size	n_queens, .Lfunc_end18-n_queens

	.protected	sort_bitonic
	.globl	sort_bitonic
	.p2align	8
	.type	sort_bitonic,@function
sort_bitonic:
.Lfunc_begin19:
	.loc	0 442 11 prologue_end
	s_load_dwordx4 s[4:7], s[4:5], 0x8
	.loc	0 444 14
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 448 19
	v_xor_b32_e32 v4, 1, v0
	.loc	0 450 14
	v_cmp_gt_u32_e32 vcc_lo, v4, v0
	.loc	0 444 14
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[4:5]
.Ltmp82:
	.loc	0 9 4
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v2, 0x85ebca6b, v2
	.loc	0 10 15
	v_lshrrev_b32_e32 v3, 13, v2
	.loc	0 10 11 is_stmt 0
	v_xor_b32_e32 v3, v3, v2
	v_lshlrev_b32_e32 v2, 2, v4
.Ltmp83:
	.loc	0 444 7 is_stmt 1
	ds_write_b32 v1, v3
	.loc	0 447 4
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 450 18
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB19_3
	.loc	0 450 22 is_stmt 0
	ds_read_b32 v3, v1
	.loc	0 450 29
	ds_read_b32 v4, v2
	v_and_b32_e32 v5, 2, v0
	v_cmp_ne_u32_e64 s0, 0, v5
	.loc	0 450 27
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s1, v3, v4
	.loc	0 450 39
	s_xor_b32 s0, s0, s1
	.loc	0 450 8
	s_and_b32 exec_lo, exec_lo, s0
	s_cbranch_execz .LBB19_3
	.loc	0 453 10 is_stmt 1
	ds_write_b32 v1, v4
	.loc	0 454 14
	ds_write_b32 v2, v3
.LBB19_3:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	v_and_b32_e32 v3, 4, v0
	.loc	0 448 19 is_stmt 1
	v_xor_b32_e32 v4, 2, v0
	.loc	0 447 4
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	v_cmp_ne_u32_e64 s1, 0, v3
	.loc	0 450 14
	v_cmp_gt_u32_e64 s0, v4, v0
	v_lshlrev_b32_e32 v3, 2, v4
	.loc	0 450 18 is_stmt 0
	s_and_saveexec_b32 s2, s0
	s_xor_b32 s3, exec_lo, s2
	s_cbranch_execz .LBB19_7
	.loc	0 450 22
	ds_read_b32 v4, v1
	.loc	0 450 29
	ds_read_b32 v5, v3
	.loc	0 450 27
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s2, v4, v5
	.loc	0 450 39
	s_xor_b32 s4, s1, s2
	.loc	0 450 8
	s_and_saveexec_b32 s2, s4
	s_cbranch_execz .LBB19_6
	.loc	0 453 10 is_stmt 1
	ds_write_b32 v1, v5
	.loc	0 454 14
	ds_write_b32 v3, v4
.LBB19_6:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
.LBB19_7:
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 447 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 450 18
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB19_10
	.loc	0 450 22 is_stmt 0
	ds_read_b32 v4, v1
	.loc	0 450 29
	ds_read_b32 v5, v2
	.loc	0 450 27
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s2, v4, v5
	.loc	0 450 39
	s_xor_b32 s1, s1, s2
	.loc	0 450 8
	s_and_b32 exec_lo, exec_lo, s1
	s_cbranch_execz .LBB19_10
	.loc	0 453 10 is_stmt 1
	ds_write_b32 v1, v5
	.loc	0 454 14
	ds_write_b32 v2, v4
.LBB19_10:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	v_and_b32_e32 v4, 8, v0
	.loc	0 448 19 is_stmt 1
	v_xor_b32_e32 v5, 4, v0
	.loc	0 447 4
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	v_cmp_ne_u32_e64 s2, 0, v4
	.loc	0 450 14
	v_cmp_gt_u32_e64 s1, v5, v0
	v_lshlrev_b32_e32 v4, 2, v5
	.loc	0 450 18 is_stmt 0
	s_and_saveexec_b32 s4, s1
	s_cbranch_execz .LBB19_13
	.loc	0 450 22
	ds_read_b32 v5, v1
	.loc	0 450 29
	ds_read_b32 v6, v4
	.loc	0 450 27
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s3, v5, v6
	.loc	0 450 39
	s_xor_b32 s3, s2, s3
	.loc	0 450 8
	s_and_b32 exec_lo, exec_lo, s3
	s_cbranch_execz .LBB19_13
	.loc	0 453 10 is_stmt 1
	ds_write_b32 v1, v6
	.loc	0 454 14
	ds_write_b32 v4, v5
.LBB19_13:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 447 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 450 18
	s_and_saveexec_b32 s4, s0
	s_cbranch_execz .LBB19_16
	.loc	0 450 22 is_stmt 0
	ds_read_b32 v5, v1
	.loc	0 450 29
	ds_read_b32 v6, v3
	.loc	0 450 27
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s3, v5, v6
	.loc	0 450 39
	s_xor_b32 s3, s2, s3
	.loc	0 450 8
	s_and_b32 exec_lo, exec_lo, s3
	s_cbranch_execz .LBB19_16
	.loc	0 453 10 is_stmt 1
	ds_write_b32 v1, v6
	.loc	0 454 14
	ds_write_b32 v3, v5
.LBB19_16:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 447 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 450 18
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz .LBB19_19
	.loc	0 450 22 is_stmt 0
	ds_read_b32 v5, v1
	.loc	0 450 29
	ds_read_b32 v6, v2
	.loc	0 450 27
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s3, v5, v6
	.loc	0 450 39
	s_xor_b32 s2, s2, s3
	.loc	0 450 8
	s_and_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB19_19
	.loc	0 453 10 is_stmt 1
	ds_write_b32 v1, v6
	.loc	0 454 14
	ds_write_b32 v2, v5
.LBB19_19:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	v_and_b32_e32 v5, 16, v0
	.loc	0 448 19 is_stmt 1
	v_xor_b32_e32 v6, 8, v0
	.loc	0 447 4
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	v_cmp_ne_u32_e64 s3, 0, v5
	.loc	0 450 14
	v_cmp_gt_u32_e64 s2, v6, v0
	v_lshlrev_b32_e32 v5, 2, v6
	.loc	0 450 18 is_stmt 0
	s_and_saveexec_b32 s5, s2
	s_cbranch_execz .LBB19_22
	.loc	0 450 22
	ds_read_b32 v6, v1
	.loc	0 450 29
	ds_read_b32 v7, v5
	.loc	0 450 27
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s4, v6, v7
	.loc	0 450 39
	s_xor_b32 s4, s3, s4
	.loc	0 450 8
	s_and_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB19_22
	.loc	0 453 10 is_stmt 1
	ds_write_b32 v1, v7
	.loc	0 454 14
	ds_write_b32 v5, v6
.LBB19_22:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 447 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 450 18
	s_and_saveexec_b32 s5, s1
	s_cbranch_execz .LBB19_25
	.loc	0 450 22 is_stmt 0
	ds_read_b32 v6, v1
	.loc	0 450 29
	ds_read_b32 v7, v4
	.loc	0 450 27
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s4, v6, v7
	.loc	0 450 39
	s_xor_b32 s4, s3, s4
	.loc	0 450 8
	s_and_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB19_25
	.loc	0 453 10 is_stmt 1
	ds_write_b32 v1, v7
	.loc	0 454 14
	ds_write_b32 v4, v6
.LBB19_25:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 447 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 450 18
	s_and_saveexec_b32 s5, s0
	s_cbranch_execz .LBB19_28
	.loc	0 450 22 is_stmt 0
	ds_read_b32 v6, v1
	.loc	0 450 29
	ds_read_b32 v7, v3
	.loc	0 450 27
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s4, v6, v7
	.loc	0 450 39
	s_xor_b32 s4, s3, s4
	.loc	0 450 8
	s_and_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB19_28
	.loc	0 453 10 is_stmt 1
	ds_write_b32 v1, v7
	.loc	0 454 14
	ds_write_b32 v3, v6
.LBB19_28:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 447 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 450 18
	s_and_saveexec_b32 s5, vcc_lo
	s_cbranch_execz .LBB19_31
	.loc	0 450 22 is_stmt 0
	ds_read_b32 v6, v1
	.loc	0 450 29
	ds_read_b32 v7, v2
	.loc	0 450 27
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s4, v6, v7
	.loc	0 450 39
	s_xor_b32 s3, s3, s4
	.loc	0 450 8
	s_and_b32 exec_lo, exec_lo, s3
	s_cbranch_execz .LBB19_31
	.loc	0 453 10 is_stmt 1
	ds_write_b32 v1, v7
	.loc	0 454 14
	ds_write_b32 v2, v6
.LBB19_31:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s5
	v_and_b32_e32 v6, 32, v0
	.loc	0 448 19 is_stmt 1
	v_xor_b32_e32 v7, 16, v0
	.loc	0 447 4
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	v_cmp_ne_u32_e64 s4, 0, v6
	.loc	0 450 14
	v_cmp_gt_u32_e64 s3, v7, v0
	v_lshlrev_b32_e32 v6, 2, v7
	.loc	0 450 18 is_stmt 0
	s_and_saveexec_b32 s8, s3
	s_cbranch_execz .LBB19_34
	.loc	0 450 22
	ds_read_b32 v7, v1
	.loc	0 450 29
	ds_read_b32 v8, v6
	.loc	0 450 27
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s5, v7, v8
	.loc	0 450 39
	s_xor_b32 s5, s4, s5
	.loc	0 450 8
	s_and_b32 exec_lo, exec_lo, s5
	s_cbranch_execz .LBB19_34
	.loc	0 453 10 is_stmt 1
	ds_write_b32 v1, v8
	.loc	0 454 14
	ds_write_b32 v6, v7
.LBB19_34:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 447 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 450 18
	s_and_saveexec_b32 s8, s2
	s_cbranch_execz .LBB19_37
	.loc	0 450 22 is_stmt 0
	ds_read_b32 v7, v1
	.loc	0 450 29
	ds_read_b32 v8, v5
	.loc	0 450 27
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s5, v7, v8
	.loc	0 450 39
	s_xor_b32 s5, s4, s5
	.loc	0 450 8
	s_and_b32 exec_lo, exec_lo, s5
	s_cbranch_execz .LBB19_37
	.loc	0 453 10 is_stmt 1
	ds_write_b32 v1, v8
	.loc	0 454 14
	ds_write_b32 v5, v7
.LBB19_37:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 447 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 450 18
	s_and_saveexec_b32 s8, s1
	s_cbranch_execz .LBB19_40
	.loc	0 450 22 is_stmt 0
	ds_read_b32 v7, v1
	.loc	0 450 29
	ds_read_b32 v8, v4
	.loc	0 450 27
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s5, v7, v8
	.loc	0 450 39
	s_xor_b32 s5, s4, s5
	.loc	0 450 8
	s_and_b32 exec_lo, exec_lo, s5
	s_cbranch_execz .LBB19_40
	.loc	0 453 10 is_stmt 1
	ds_write_b32 v1, v8
	.loc	0 454 14
	ds_write_b32 v4, v7
.LBB19_40:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 447 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 450 18
	s_and_saveexec_b32 s8, s0
	s_cbranch_execz .LBB19_43
	.loc	0 450 22 is_stmt 0
	ds_read_b32 v7, v1
	.loc	0 450 29
	ds_read_b32 v8, v3
	.loc	0 450 27
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s5, v7, v8
	.loc	0 450 39
	s_xor_b32 s5, s4, s5
	.loc	0 450 8
	s_and_b32 exec_lo, exec_lo, s5
	s_cbranch_execz .LBB19_43
	.loc	0 453 10 is_stmt 1
	ds_write_b32 v1, v8
	.loc	0 454 14
	ds_write_b32 v3, v7
.LBB19_43:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 447 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 450 18
	s_and_saveexec_b32 s8, vcc_lo
	s_cbranch_execz .LBB19_46
	.loc	0 450 22 is_stmt 0
	ds_read_b32 v7, v1
	.loc	0 450 29
	ds_read_b32 v8, v2
	.loc	0 450 27
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s5, v7, v8
	.loc	0 450 39
	s_xor_b32 s4, s4, s5
	.loc	0 450 8
	s_and_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB19_46
	.loc	0 453 10 is_stmt 1
	ds_write_b32 v1, v8
	.loc	0 454 14
	ds_write_b32 v2, v7
.LBB19_46:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s8
	v_and_b32_e32 v8, 64, v0
	.loc	0 448 19 is_stmt 1
	v_xor_b32_e32 v7, 32, v0
	.loc	0 450 18
	s_mov_b32 s8, exec_lo
	.loc	0 447 4
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	v_cmp_ne_u32_e64 s4, 0, v8
	buffer_gl0_inv
	.loc	0 450 14
	v_cmpx_gt_u32_e64 v7, v0
	.loc	0 450 18 is_stmt 0
	s_cbranch_execz .LBB19_49
	.loc	0 450 29
	v_lshlrev_b32_e32 v0, 2, v7
	.loc	0 450 22
	ds_read_b32 v7, v1
	.loc	0 450 29
	ds_read_b32 v8, v0
	.loc	0 450 27
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s5, v7, v8
	.loc	0 450 39
	s_xor_b32 s5, s4, s5
	.loc	0 450 8
	s_and_b32 exec_lo, exec_lo, s5
	s_cbranch_execz .LBB19_49
	.loc	0 453 10 is_stmt 1
	ds_write_b32 v1, v8
	.loc	0 454 14
	ds_write_b32 v0, v7
.LBB19_49:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 447 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 450 18
	s_and_saveexec_b32 s5, s3
	s_cbranch_execz .LBB19_52
	.loc	0 450 22 is_stmt 0
	ds_read_b32 v0, v1
	.loc	0 450 29
	ds_read_b32 v7, v6
	.loc	0 450 27
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s3, v0, v7
	.loc	0 450 39
	s_xor_b32 s3, s4, s3
	.loc	0 450 8
	s_and_b32 exec_lo, exec_lo, s3
	s_cbranch_execz .LBB19_52
	.loc	0 453 10 is_stmt 1
	ds_write_b32 v1, v7
	.loc	0 454 14
	ds_write_b32 v6, v0
.LBB19_52:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 447 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 450 18
	s_and_saveexec_b32 s3, s2
	s_cbranch_execz .LBB19_55
	.loc	0 450 22 is_stmt 0
	ds_read_b32 v0, v1
	.loc	0 450 29
	ds_read_b32 v6, v5
	.loc	0 450 27
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s2, v0, v6
	.loc	0 450 39
	s_xor_b32 s2, s4, s2
	.loc	0 450 8
	s_and_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB19_55
	.loc	0 453 10 is_stmt 1
	ds_write_b32 v1, v6
	.loc	0 454 14
	ds_write_b32 v5, v0
.LBB19_55:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 447 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 450 18
	s_and_saveexec_b32 s2, s1
	s_cbranch_execz .LBB19_58
	.loc	0 450 22 is_stmt 0
	ds_read_b32 v0, v1
	.loc	0 450 29
	ds_read_b32 v5, v4
	.loc	0 450 27
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s1, v0, v5
	.loc	0 450 39
	s_xor_b32 s1, s4, s1
	.loc	0 450 8
	s_and_b32 exec_lo, exec_lo, s1
	s_cbranch_execz .LBB19_58
	.loc	0 453 10 is_stmt 1
	ds_write_b32 v1, v5
	.loc	0 454 14
	ds_write_b32 v4, v0
.LBB19_58:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 447 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 450 18
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB19_61
	.loc	0 450 22 is_stmt 0
	ds_read_b32 v0, v1
	.loc	0 450 29
	ds_read_b32 v4, v3
	.loc	0 450 27
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s0, v0, v4
	.loc	0 450 39
	s_xor_b32 s0, s4, s0
	.loc	0 450 8
	s_and_b32 exec_lo, exec_lo, s0
	s_cbranch_execz .LBB19_61
	.loc	0 453 10 is_stmt 1
	ds_write_b32 v1, v4
	.loc	0 454 14
	ds_write_b32 v3, v0
.LBB19_61:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 447 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 450 18
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB19_64
	.loc	0 450 22 is_stmt 0
	ds_read_b32 v0, v1
	.loc	0 450 29
	ds_read_b32 v3, v2
	.loc	0 450 27
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, v0, v3
	.loc	0 450 39
	s_xor_b32 s1, s4, vcc_lo
	.loc	0 450 8
	s_and_b32 exec_lo, exec_lo, s1
	s_cbranch_execz .LBB19_64
	.loc	0 453 10 is_stmt 1
	ds_write_b32 v1, v3
	.loc	0 454 14
	ds_write_b32 v2, v0
.LBB19_64:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 457 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 458 11
	ds_read_b32 v0, v1
	.loc	0 458 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v0, s[6:7]
	.loc	0 459 1 is_stmt 1
	s_endpgm
.Ltmp84:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel sort_bitonic
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
		.amdhsa_next_free_vgpr 9
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
	.size	sort_bitonic, .Lfunc_end19-sort_bitonic

	.protected	sort_odd_even
	.globl	sort_odd_even
	.p2align	8
	.type	sort_odd_even,@function
sort_odd_even:
.Lfunc_begin20:
	.loc	0 464 11 prologue_end
	s_load_dwordx4 s[4:7], s[4:5], 0x8
	.loc	0 466 18
	v_lshlrev_b32_e32 v3, 3, v0
	.loc	0 467 33
	v_lshl_or_b32 v4, v0, 1, 1
	v_cmp_eq_u32_e64 s0, 0, v0
	v_cmp_gt_u32_e64 s1, 64, v0
	v_cmp_gt_u32_e64 s2, 0x7f, v4
	v_mov_b32_e32 v4, 0
	.loc	0 466 18
	s_waitcnt lgkmcnt(0)
	global_load_dwordx2 v[1:2], v3, s[4:5]
.Ltmp85:
	.loc	0 9 4
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v1, 0x85ebca6b, v1
.Ltmp86:
	.loc	0 9 4 is_stmt 0
	v_mul_lo_u32 v2, 0x85ebca6b, v2
.Ltmp87:
	.loc	0 10 15 is_stmt 1
	v_lshrrev_b32_e32 v5, 13, v1
.Ltmp88:
	.loc	0 10 15 is_stmt 0
	v_lshrrev_b32_e32 v6, 13, v2
.Ltmp89:
	.loc	0 10 11
	v_xor_b32_e32 v1, v5, v1
.Ltmp90:
	.loc	0 10 11
	v_xor_b32_e32 v2, v6, v2
	v_mov_b32_e32 v5, 1
.Ltmp91:
	.loc	0 467 15 is_stmt 1
	ds_write2_b32 v3, v1, v2 offset1:1
	s_inst_prefetch 0x1
	s_branch .LBB20_2
	.p2align	6
.LBB20_1:
	.loc	0 0 15 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 483 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 485 11
	ds_read_b32 v1, v4 offset:520
	.loc	0 485 2 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v1
	s_cbranch_vccz .LBB20_10
.LBB20_2:
	.loc	0 469 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 470 7
	s_and_saveexec_b32 s3, s0
	s_cbranch_execz .LBB20_4
	.loc	0 471 12
	ds_write_b32 v4, v4 offset:520
.LBB20_4:
	.loc	0 0 12 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 472 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 476 20
	s_and_saveexec_b32 s3, s1
	s_cbranch_execz .LBB20_7
	.loc	0 476 23 is_stmt 0
	ds_read2_b32 v[1:2], v3 offset1:1
	.loc	0 476 28
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, v1, v2
	.loc	0 476 8
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .LBB20_7
	.loc	0 480 14 is_stmt 1
	ds_write2_b32 v3, v2, v1 offset1:1
	.loc	0 481 13
	ds_write_b32 v4, v5 offset:520
.LBB20_7:
	.loc	0 0 13 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 483 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 476 20
	s_and_saveexec_b32 s3, s2
	s_cbranch_execz .LBB20_1
	.loc	0 476 23 is_stmt 0
	ds_read2_b32 v[1:2], v3 offset0:1 offset1:2
	.loc	0 476 28
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, v1, v2
	.loc	0 476 8
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .LBB20_1
	.loc	0 480 14 is_stmt 1
	ds_write2_b32 v3, v2, v1 offset0:1 offset1:2
	.loc	0 481 13
	ds_write_b32 v4, v5 offset:520
	s_branch .LBB20_1
.LBB20_10:
	.loc	0 0 13 is_stmt 0
	s_inst_prefetch 0x2
	.loc	0 486 11 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	v_sub_nc_u32_e32 v1, v3, v0
	ds_read_b32 v1, v1
	.loc	0 486 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[6:7]
	.loc	0 487 1 is_stmt 1
	s_endpgm
.Ltmp92:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel sort_odd_even
		.amdhsa_group_segment_fixed_size 524
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
.Lfunc_end20:
	.size	sort_odd_even, .Lfunc_end20-sort_odd_even

	.protected	sort_quick
	.globl	sort_quick
	.p2align	8
	.type	sort_quick,@function
sort_quick:
.Lfunc_begin21:
	.loc	0 491 11 prologue_end
	s_load_dwordx4 s[4:7], s[4:5], 0x8
	.loc	0 492 23
	v_lshlrev_b32_e32 v3, 6, v0
	.loc	0 491 11
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 15
	v_mov_b32_e32 v15, 2
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	.loc	0 496 15
	buffer_store_dword v4, off, s[0:3], 0
	.loc	0 497 15
	buffer_store_dword v5, off, s[0:3], 0 offset:4
	.loc	0 495 15
	s_waitcnt lgkmcnt(0)
	s_load_dword s8, s[4:5], 0x0
	.loc	0 495 23 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v1, s8, v0
.Ltmp93:
	.loc	0 9 4 is_stmt 1
	v_mul_lo_u32 v1, 0x85ebca6b, v1
	.loc	0 10 15
	v_lshrrev_b32_e32 v2, 13, v1
	.loc	0 10 11 is_stmt 0
	v_xor_b32_e32 v1, v2, v1
.Ltmp94:
	.loc	0 495 28 is_stmt 1
	v_and_b32_e32 v1, 0xff, v1
	.loc	0 495 8 is_stmt 0
	global_store_dword v3, v1, s[6:7] offset:256
	.loc	0 495 15
	global_load_dword v1, v4, s[4:5] offset:4
	.loc	0 495 23
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, v1, v0
.Ltmp95:
	.loc	0 9 4 is_stmt 1
	v_mul_lo_u32 v1, 0x85ebca6b, v1
	.loc	0 10 15
	v_lshrrev_b32_e32 v2, 13, v1
	.loc	0 10 11 is_stmt 0
	v_xor_b32_e32 v1, v2, v1
.Ltmp96:
	.loc	0 495 28 is_stmt 1
	v_and_b32_e32 v1, 0xff, v1
	.loc	0 495 8 is_stmt 0
	global_store_dword v3, v1, s[6:7] offset:260
	.loc	0 495 15
	global_load_dword v1, v4, s[4:5] offset:8
	.loc	0 495 23
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, v1, v0
.Ltmp97:
	.loc	0 9 4 is_stmt 1
	v_mul_lo_u32 v1, 0x85ebca6b, v1
	.loc	0 10 15
	v_lshrrev_b32_e32 v2, 13, v1
	.loc	0 10 11 is_stmt 0
	v_xor_b32_e32 v1, v2, v1
.Ltmp98:
	.loc	0 495 28 is_stmt 1
	v_and_b32_e32 v1, 0xff, v1
	.loc	0 495 8 is_stmt 0
	global_store_dword v3, v1, s[6:7] offset:264
	.loc	0 495 15
	global_load_dword v1, v4, s[4:5] offset:12
	.loc	0 495 23
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, v1, v0
.Ltmp99:
	.loc	0 9 4 is_stmt 1
	v_mul_lo_u32 v1, 0x85ebca6b, v1
	.loc	0 10 15
	v_lshrrev_b32_e32 v2, 13, v1
	.loc	0 10 11 is_stmt 0
	v_xor_b32_e32 v1, v2, v1
.Ltmp100:
	.loc	0 495 28 is_stmt 1
	v_and_b32_e32 v1, 0xff, v1
	.loc	0 495 8 is_stmt 0
	global_store_dword v3, v1, s[6:7] offset:268
	.loc	0 495 15
	global_load_dword v1, v4, s[4:5] offset:16
	.loc	0 495 23
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, v1, v0
.Ltmp101:
	.loc	0 9 4 is_stmt 1
	v_mul_lo_u32 v1, 0x85ebca6b, v1
	.loc	0 10 15
	v_lshrrev_b32_e32 v2, 13, v1
	.loc	0 10 11 is_stmt 0
	v_xor_b32_e32 v1, v2, v1
.Ltmp102:
	.loc	0 495 28 is_stmt 1
	v_and_b32_e32 v1, 0xff, v1
	.loc	0 495 8 is_stmt 0
	global_store_dword v3, v1, s[6:7] offset:272
	.loc	0 495 15
	global_load_dword v1, v4, s[4:5] offset:20
	.loc	0 495 23
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, v1, v0
.Ltmp103:
	.loc	0 9 4 is_stmt 1
	v_mul_lo_u32 v1, 0x85ebca6b, v1
	.loc	0 10 15
	v_lshrrev_b32_e32 v2, 13, v1
	.loc	0 10 11 is_stmt 0
	v_xor_b32_e32 v1, v2, v1
.Ltmp104:
	.loc	0 495 28 is_stmt 1
	v_and_b32_e32 v1, 0xff, v1
	.loc	0 495 8 is_stmt 0
	global_store_dword v3, v1, s[6:7] offset:276
	.loc	0 495 15
	global_load_dword v1, v4, s[4:5] offset:24
	.loc	0 495 23
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, v1, v0
.Ltmp105:
	.loc	0 9 4 is_stmt 1
	v_mul_lo_u32 v1, 0x85ebca6b, v1
	.loc	0 10 15
	v_lshrrev_b32_e32 v2, 13, v1
	.loc	0 10 11 is_stmt 0
	v_xor_b32_e32 v1, v2, v1
.Ltmp106:
	.loc	0 495 28 is_stmt 1
	v_and_b32_e32 v1, 0xff, v1
	.loc	0 495 8 is_stmt 0
	global_store_dword v3, v1, s[6:7] offset:280
	.loc	0 495 15
	global_load_dword v1, v4, s[4:5] offset:28
	.loc	0 495 23
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, v1, v0
.Ltmp107:
	.loc	0 9 4 is_stmt 1
	v_mul_lo_u32 v1, 0x85ebca6b, v1
	.loc	0 10 15
	v_lshrrev_b32_e32 v2, 13, v1
	.loc	0 10 11 is_stmt 0
	v_xor_b32_e32 v1, v2, v1
.Ltmp108:
	.loc	0 495 28 is_stmt 1
	v_and_b32_e32 v1, 0xff, v1
	.loc	0 495 8 is_stmt 0
	global_store_dword v3, v1, s[6:7] offset:284
	.loc	0 495 15
	global_load_dword v1, v4, s[4:5] offset:32
	.loc	0 495 23
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, v1, v0
.Ltmp109:
	.loc	0 9 4 is_stmt 1
	v_mul_lo_u32 v1, 0x85ebca6b, v1
	.loc	0 10 15
	v_lshrrev_b32_e32 v2, 13, v1
	.loc	0 10 11 is_stmt 0
	v_xor_b32_e32 v1, v2, v1
.Ltmp110:
	.loc	0 495 28 is_stmt 1
	v_and_b32_e32 v1, 0xff, v1
	.loc	0 495 8 is_stmt 0
	global_store_dword v3, v1, s[6:7] offset:288
	.loc	0 495 15
	global_load_dword v1, v4, s[4:5] offset:36
	.loc	0 495 23
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, v1, v0
.Ltmp111:
	.loc	0 9 4 is_stmt 1
	v_mul_lo_u32 v1, 0x85ebca6b, v1
	.loc	0 10 15
	v_lshrrev_b32_e32 v2, 13, v1
	.loc	0 10 11 is_stmt 0
	v_xor_b32_e32 v1, v2, v1
.Ltmp112:
	.loc	0 495 28 is_stmt 1
	v_and_b32_e32 v1, 0xff, v1
	.loc	0 495 8 is_stmt 0
	global_store_dword v3, v1, s[6:7] offset:292
	.loc	0 495 15
	global_load_dword v1, v4, s[4:5] offset:40
	.loc	0 495 23
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, v1, v0
.Ltmp113:
	.loc	0 9 4 is_stmt 1
	v_mul_lo_u32 v1, 0x85ebca6b, v1
	.loc	0 10 15
	v_lshrrev_b32_e32 v2, 13, v1
	.loc	0 10 11 is_stmt 0
	v_xor_b32_e32 v1, v2, v1
.Ltmp114:
	.loc	0 495 28 is_stmt 1
	v_and_b32_e32 v1, 0xff, v1
	.loc	0 495 8 is_stmt 0
	global_store_dword v3, v1, s[6:7] offset:296
	.loc	0 495 15
	global_load_dword v1, v4, s[4:5] offset:44
	.loc	0 495 23
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, v1, v0
.Ltmp115:
	.loc	0 9 4 is_stmt 1
	v_mul_lo_u32 v1, 0x85ebca6b, v1
	.loc	0 10 15
	v_lshrrev_b32_e32 v2, 13, v1
	.loc	0 10 11 is_stmt 0
	v_xor_b32_e32 v1, v2, v1
.Ltmp116:
	.loc	0 495 28 is_stmt 1
	v_and_b32_e32 v1, 0xff, v1
	.loc	0 495 8 is_stmt 0
	global_store_dword v3, v1, s[6:7] offset:300
	.loc	0 495 15
	global_load_dword v1, v4, s[4:5] offset:48
	.loc	0 495 23
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, v1, v0
.Ltmp117:
	.loc	0 9 4 is_stmt 1
	v_mul_lo_u32 v1, 0x85ebca6b, v1
	.loc	0 10 15
	v_lshrrev_b32_e32 v2, 13, v1
	.loc	0 10 11 is_stmt 0
	v_xor_b32_e32 v1, v2, v1
.Ltmp118:
	.loc	0 495 28 is_stmt 1
	v_and_b32_e32 v1, 0xff, v1
	.loc	0 495 8 is_stmt 0
	global_store_dword v3, v1, s[6:7] offset:304
	.loc	0 495 15
	global_load_dword v1, v4, s[4:5] offset:52
	.loc	0 495 23
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, v1, v0
.Ltmp119:
	.loc	0 9 4 is_stmt 1
	v_mul_lo_u32 v1, 0x85ebca6b, v1
	.loc	0 10 15
	v_lshrrev_b32_e32 v2, 13, v1
	.loc	0 10 11 is_stmt 0
	v_xor_b32_e32 v1, v2, v1
.Ltmp120:
	.loc	0 495 28 is_stmt 1
	v_and_b32_e32 v1, 0xff, v1
	.loc	0 495 8 is_stmt 0
	global_store_dword v3, v1, s[6:7] offset:308
	.loc	0 495 15
	global_load_dword v1, v4, s[4:5] offset:56
	.loc	0 495 23
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, v1, v0
.Ltmp121:
	.loc	0 9 4 is_stmt 1
	v_mul_lo_u32 v1, 0x85ebca6b, v1
	.loc	0 10 15
	v_lshrrev_b32_e32 v2, 13, v1
	.loc	0 10 11 is_stmt 0
	v_xor_b32_e32 v1, v2, v1
.Ltmp122:
	.loc	0 495 28 is_stmt 1
	v_and_b32_e32 v1, 0xff, v1
	.loc	0 495 8 is_stmt 0
	global_store_dword v3, v1, s[6:7] offset:312
	.loc	0 495 15
	global_load_dword v1, v4, s[4:5] offset:60
	.loc	0 492 23 is_stmt 1
	v_add_co_u32 v6, s4, s6, v3
	v_add_co_ci_u32_e64 v7, null, s7, 0, s4
	.loc	0 491 11
	s_mov_b32 s5, 0
	.loc	0 495 23
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, v1, v0
.Ltmp123:
	.loc	0 9 4
	v_mul_lo_u32 v1, 0x85ebca6b, v1
	.loc	0 10 15
	v_lshrrev_b32_e32 v2, 13, v1
	.loc	0 10 11 is_stmt 0
	v_xor_b32_e32 v8, v2, v1
.Ltmp124:
	.loc	0 492 23 is_stmt 1
	v_add_co_u32 v1, vcc_lo, 0x100, v6
	v_add_co_ci_u32_e32 v2, vcc_lo, 0, v7, vcc_lo
	.loc	0 495 3
	v_add_co_u32 v12, vcc_lo, 0x104, v6
	.loc	0 495 28 is_stmt 0
	v_and_b32_e32 v8, 0xff, v8
	.loc	0 495 3
	v_add_co_ci_u32_e32 v13, vcc_lo, 0, v7, vcc_lo
	.loc	0 495 8
	global_store_dword v3, v8, s[6:7] offset:316
	s_branch .LBB21_3
.LBB21_1:
	.loc	0 0 8
	s_or_b32 exec_lo, exec_lo, s4
.LBB21_2:
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 498 13 is_stmt 1
	v_cmp_eq_u32_e32 vcc_lo, 0, v14
	v_mov_b32_e32 v15, v14
	.loc	0 498 2 is_stmt 0
	s_or_b32 s5, vcc_lo, s5
	s_andn2_b32 exec_lo, exec_lo, s5
	s_cbranch_execz .LBB21_12
.LBB21_3:
	.loc	0 499 50 is_stmt 1
	v_add_nc_u32_e32 v14, -2, v15
	.loc	0 501 7
	s_mov_b32 s8, exec_lo
	.loc	0 499 44
	v_lshl_add_u32 v3, v14, 2, 0
	s_clause 0x1
	buffer_load_dword v5, v3, s[0:3], 0 offen
	buffer_load_dword v3, v3, s[0:3], 0 offen offset:4
	.loc	0 501 11
	s_waitcnt vmcnt(0)
	v_cmpx_lt_i32_e64 v5, v3
	.loc	0 501 7 is_stmt 0
	s_cbranch_execz .LBB21_2
	.loc	0 502 17 is_stmt 1
	v_ashrrev_i32_e32 v4, 31, v3
	v_mov_b32_e32 v16, v5
	s_mov_b32 s9, 0
	v_lshlrev_b64 v[6:7], 2, v[3:4]
	v_add_co_u32 v8, vcc_lo, v1, v6
	v_add_co_ci_u32_e32 v9, vcc_lo, v2, v7, vcc_lo
	.loc	0 505 4
	v_ashrrev_i32_e32 v6, 31, v5
	.loc	0 502 17
	global_load_dword v4, v[8:9], off
	.loc	0 505 4
	v_lshlrev_b64 v[10:11], 2, v[5:6]
	.loc	0 503 16
	v_add_nc_u32_e32 v6, -1, v5
	.loc	0 505 4
	v_add_co_u32 v10, vcc_lo, v1, v10
	v_add_co_ci_u32_e32 v11, vcc_lo, v2, v11, vcc_lo
	s_inst_prefetch 0x1
	s_branch .LBB21_6
	.p2align	6
.LBB21_5:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 505 33
	v_add_nc_u32_e32 v16, 1, v16
	.loc	0 505 24
	v_add_co_u32 v10, s4, v10, 4
	v_add_co_ci_u32_e64 v11, s4, 0, v11, s4
	v_cmp_ge_i32_e32 vcc_lo, v16, v3
	.loc	0 505 4
	s_or_b32 s9, vcc_lo, s9
	s_andn2_b32 exec_lo, exec_lo, s9
	s_cbranch_execz .LBB21_8
.LBB21_6:
	.loc	0 506 9 is_stmt 1
	global_load_dword v17, v[10:11], off
	s_mov_b32 s4, exec_lo
	.loc	0 506 14 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmpx_le_u32_e64 v17, v4
	.loc	0 506 9
	s_cbranch_execz .LBB21_5
	.loc	0 0 9
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshlrev_b64 v[18:19], 2, v[6:7]
	v_add_nc_u32_e32 v6, 1, v6
	v_add_co_u32 v18, vcc_lo, v12, v18
	v_add_co_ci_u32_e32 v19, vcc_lo, v13, v19, vcc_lo
	.loc	0 507 15 is_stmt 1
	global_load_dword v7, v[18:19], off
	.loc	0 509 11
	global_store_dword v[18:19], v17, off
	.loc	0 510 11
	s_waitcnt vmcnt(0)
	global_store_dword v[10:11], v7, off
	s_branch .LBB21_5
.LBB21_8:
	.loc	0 0 11 is_stmt 0
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s9
	.loc	0 512 14 is_stmt 1
	v_ashrrev_i32_e32 v7, 31, v6
	.loc	0 514 8
	s_mov_b32 s4, exec_lo
	.loc	0 512 14
	v_lshlrev_b64 v[10:11], 2, v[6:7]
	v_add_co_u32 v10, vcc_lo, v12, v10
	v_add_co_ci_u32_e32 v11, vcc_lo, v13, v11, vcc_lo
	global_load_dword v7, v[10:11], off
	.loc	0 512 12 is_stmt 0
	s_waitcnt vmcnt(0)
	global_store_dword v[8:9], v7, off
	.loc	0 513 13 is_stmt 1
	global_store_dword v[10:11], v4, off
	.loc	0 514 10
	v_cmpx_gt_i32_e64 v6, v5
	.loc	0 514 8 is_stmt 0
	s_cbranch_execz .LBB21_10
	.loc	0 499 25 is_stmt 1
	v_lshlrev_b32_e32 v4, 2, v15
	v_mov_b32_e32 v14, v15
	.loc	0 499 19 is_stmt 0
	v_add3_u32 v4, 0, v4, -4
	.loc	0 516 18 is_stmt 1
	buffer_store_dword v6, v4, s[0:3], 0 offen
.LBB21_10:
	.loc	0 0 18 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 518 10 is_stmt 1
	v_add_nc_u32_e32 v4, 2, v6
	.loc	0 518 8 is_stmt 0
	s_mov_b32 s4, exec_lo
	.loc	0 518 14
	v_cmpx_lt_i32_e64 v4, v3
	.loc	0 518 8
	s_cbranch_execz .LBB21_1
	.loc	0 0 8
	v_lshl_add_u32 v5, v14, 2, 0
	v_add_nc_u32_e32 v14, 2, v14
	.loc	0 519 18 is_stmt 1
	buffer_store_dword v4, v5, s[0:3], 0 offen
	.loc	0 520 18
	buffer_store_dword v3, v5, s[0:3], 0 offen offset:4
	s_branch .LBB21_1
.LBB21_12:
	.loc	0 0 18 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 524 11 is_stmt 1
	global_load_dword v1, v[1:2], off
	.loc	0 524 2 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 524 9
	s_waitcnt vmcnt(0)
	global_store_dword v0, v1, s[6:7]
	.loc	0 525 1 is_stmt 1
	s_endpgm
.Ltmp125:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel sort_quick
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 132
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
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 20
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
	.size	sort_quick, .Lfunc_end21-sort_quick

	.protected	sort_shell
	.globl	sort_shell
	.p2align	8
	.type	sort_shell,@function
sort_shell:
.Lfunc_begin22:
	.loc	0 529 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	.loc	0 530 23
	v_lshlrev_b32_e32 v9, 6, v0
	.loc	0 533 15
	s_waitcnt lgkmcnt(0)
	s_load_dword s4, s[0:1], 0x0
	.loc	0 533 23 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v1, s4, v0
.Ltmp126:
	.loc	0 9 4 is_stmt 1
	v_mul_lo_u32 v1, 0x85ebca6b, v1
	.loc	0 10 15
	v_lshrrev_b32_e32 v2, 13, v1
	.loc	0 10 11 is_stmt 0
	v_xor_b32_e32 v1, v2, v1
.Ltmp127:
	.loc	0 529 11 is_stmt 1
	v_mov_b32_e32 v2, 0
	.loc	0 533 28
	v_and_b32_e32 v1, 0xff, v1
	.loc	0 533 8 is_stmt 0
	global_store_dword v9, v1, s[2:3] offset:256
	.loc	0 533 15
	global_load_dword v1, v2, s[0:1] offset:4
	.loc	0 533 23
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, v1, v0
.Ltmp128:
	.loc	0 9 4 is_stmt 1
	v_mul_lo_u32 v1, 0x85ebca6b, v1
	.loc	0 10 15
	v_lshrrev_b32_e32 v3, 13, v1
	.loc	0 10 11 is_stmt 0
	v_xor_b32_e32 v1, v3, v1
.Ltmp129:
	.loc	0 533 28 is_stmt 1
	v_and_b32_e32 v1, 0xff, v1
	.loc	0 533 8 is_stmt 0
	global_store_dword v9, v1, s[2:3] offset:260
	.loc	0 533 15
	global_load_dword v1, v2, s[0:1] offset:8
	.loc	0 533 23
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, v1, v0
.Ltmp130:
	.loc	0 9 4 is_stmt 1
	v_mul_lo_u32 v1, 0x85ebca6b, v1
	.loc	0 10 15
	v_lshrrev_b32_e32 v3, 13, v1
	.loc	0 10 11 is_stmt 0
	v_xor_b32_e32 v1, v3, v1
.Ltmp131:
	.loc	0 533 28 is_stmt 1
	v_and_b32_e32 v1, 0xff, v1
	.loc	0 533 8 is_stmt 0
	global_store_dword v9, v1, s[2:3] offset:264
	.loc	0 533 15
	global_load_dword v1, v2, s[0:1] offset:12
	.loc	0 533 23
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, v1, v0
.Ltmp132:
	.loc	0 9 4 is_stmt 1
	v_mul_lo_u32 v1, 0x85ebca6b, v1
	.loc	0 10 15
	v_lshrrev_b32_e32 v3, 13, v1
	.loc	0 10 11 is_stmt 0
	v_xor_b32_e32 v1, v3, v1
.Ltmp133:
	.loc	0 533 28 is_stmt 1
	v_and_b32_e32 v1, 0xff, v1
	.loc	0 533 8 is_stmt 0
	global_store_dword v9, v1, s[2:3] offset:268
	.loc	0 533 15
	global_load_dword v1, v2, s[0:1] offset:16
	.loc	0 533 23
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, v1, v0
.Ltmp134:
	.loc	0 9 4 is_stmt 1
	v_mul_lo_u32 v1, 0x85ebca6b, v1
	.loc	0 10 15
	v_lshrrev_b32_e32 v3, 13, v1
	.loc	0 10 11 is_stmt 0
	v_xor_b32_e32 v1, v3, v1
.Ltmp135:
	.loc	0 533 28 is_stmt 1
	v_and_b32_e32 v1, 0xff, v1
	.loc	0 533 8 is_stmt 0
	global_store_dword v9, v1, s[2:3] offset:272
	.loc	0 533 15
	global_load_dword v1, v2, s[0:1] offset:20
	.loc	0 533 23
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, v1, v0
.Ltmp136:
	.loc	0 9 4 is_stmt 1
	v_mul_lo_u32 v1, 0x85ebca6b, v1
	.loc	0 10 15
	v_lshrrev_b32_e32 v3, 13, v1
	.loc	0 10 11 is_stmt 0
	v_xor_b32_e32 v1, v3, v1
.Ltmp137:
	.loc	0 533 28 is_stmt 1
	v_and_b32_e32 v1, 0xff, v1
	.loc	0 533 8 is_stmt 0
	global_store_dword v9, v1, s[2:3] offset:276
	.loc	0 533 15
	global_load_dword v1, v2, s[0:1] offset:24
	.loc	0 533 23
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, v1, v0
.Ltmp138:
	.loc	0 9 4 is_stmt 1
	v_mul_lo_u32 v1, 0x85ebca6b, v1
	.loc	0 10 15
	v_lshrrev_b32_e32 v3, 13, v1
	.loc	0 10 11 is_stmt 0
	v_xor_b32_e32 v1, v3, v1
.Ltmp139:
	.loc	0 533 28 is_stmt 1
	v_and_b32_e32 v1, 0xff, v1
	.loc	0 533 8 is_stmt 0
	global_store_dword v9, v1, s[2:3] offset:280
	.loc	0 533 15
	global_load_dword v1, v2, s[0:1] offset:28
	.loc	0 533 23
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, v1, v0
.Ltmp140:
	.loc	0 9 4 is_stmt 1
	v_mul_lo_u32 v1, 0x85ebca6b, v1
	.loc	0 10 15
	v_lshrrev_b32_e32 v3, 13, v1
	.loc	0 10 11 is_stmt 0
	v_xor_b32_e32 v1, v3, v1
.Ltmp141:
	.loc	0 533 28 is_stmt 1
	v_and_b32_e32 v1, 0xff, v1
	.loc	0 533 8 is_stmt 0
	global_store_dword v9, v1, s[2:3] offset:284
	.loc	0 533 15
	global_load_dword v1, v2, s[0:1] offset:32
	.loc	0 533 23
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, v1, v0
.Ltmp142:
	.loc	0 9 4 is_stmt 1
	v_mul_lo_u32 v1, 0x85ebca6b, v1
	.loc	0 10 15
	v_lshrrev_b32_e32 v3, 13, v1
	.loc	0 10 11 is_stmt 0
	v_xor_b32_e32 v1, v3, v1
.Ltmp143:
	.loc	0 533 28 is_stmt 1
	v_and_b32_e32 v7, 0xff, v1
	.loc	0 533 8 is_stmt 0
	global_store_dword v9, v7, s[2:3] offset:288
	.loc	0 533 15
	global_load_dword v1, v2, s[0:1] offset:36
	.loc	0 533 23
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, v1, v0
.Ltmp144:
	.loc	0 9 4 is_stmt 1
	v_mul_lo_u32 v1, 0x85ebca6b, v1
	.loc	0 10 15
	v_lshrrev_b32_e32 v3, 13, v1
	.loc	0 10 11 is_stmt 0
	v_xor_b32_e32 v1, v3, v1
.Ltmp145:
	.loc	0 533 28 is_stmt 1
	v_and_b32_e32 v1, 0xff, v1
	.loc	0 533 8 is_stmt 0
	global_store_dword v9, v1, s[2:3] offset:292
	.loc	0 533 15
	global_load_dword v1, v2, s[0:1] offset:40
	.loc	0 533 23
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, v1, v0
.Ltmp146:
	.loc	0 9 4 is_stmt 1
	v_mul_lo_u32 v1, 0x85ebca6b, v1
	.loc	0 10 15
	v_lshrrev_b32_e32 v3, 13, v1
	.loc	0 10 11 is_stmt 0
	v_xor_b32_e32 v1, v3, v1
.Ltmp147:
	.loc	0 533 28 is_stmt 1
	v_and_b32_e32 v1, 0xff, v1
	.loc	0 533 8 is_stmt 0
	global_store_dword v9, v1, s[2:3] offset:296
	.loc	0 533 15
	global_load_dword v1, v2, s[0:1] offset:44
	.loc	0 533 23
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, v1, v0
.Ltmp148:
	.loc	0 9 4 is_stmt 1
	v_mul_lo_u32 v1, 0x85ebca6b, v1
	.loc	0 10 15
	v_lshrrev_b32_e32 v3, 13, v1
	.loc	0 10 11 is_stmt 0
	v_xor_b32_e32 v1, v3, v1
.Ltmp149:
	.loc	0 533 28 is_stmt 1
	v_and_b32_e32 v1, 0xff, v1
	.loc	0 533 8 is_stmt 0
	global_store_dword v9, v1, s[2:3] offset:300
	.loc	0 533 15
	global_load_dword v1, v2, s[0:1] offset:48
	.loc	0 533 23
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, v1, v0
.Ltmp150:
	.loc	0 9 4 is_stmt 1
	v_mul_lo_u32 v1, 0x85ebca6b, v1
	.loc	0 10 15
	v_lshrrev_b32_e32 v3, 13, v1
	.loc	0 10 11 is_stmt 0
	v_xor_b32_e32 v1, v3, v1
.Ltmp151:
	.loc	0 533 28 is_stmt 1
	v_and_b32_e32 v1, 0xff, v1
	.loc	0 533 8 is_stmt 0
	global_store_dword v9, v1, s[2:3] offset:304
	.loc	0 533 15
	global_load_dword v1, v2, s[0:1] offset:52
	.loc	0 533 23
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, v1, v0
.Ltmp152:
	.loc	0 9 4 is_stmt 1
	v_mul_lo_u32 v1, 0x85ebca6b, v1
	.loc	0 10 15
	v_lshrrev_b32_e32 v3, 13, v1
	.loc	0 10 11 is_stmt 0
	v_xor_b32_e32 v1, v3, v1
.Ltmp153:
	.loc	0 533 28 is_stmt 1
	v_and_b32_e32 v1, 0xff, v1
	.loc	0 533 8 is_stmt 0
	global_store_dword v9, v1, s[2:3] offset:308
	.loc	0 533 15
	global_load_dword v1, v2, s[0:1] offset:56
	.loc	0 533 23
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, v1, v0
.Ltmp154:
	.loc	0 9 4 is_stmt 1
	v_mul_lo_u32 v1, 0x85ebca6b, v1
	.loc	0 10 15
	v_lshrrev_b32_e32 v3, 13, v1
	.loc	0 10 11 is_stmt 0
	v_xor_b32_e32 v1, v3, v1
.Ltmp155:
	.loc	0 533 28 is_stmt 1
	v_and_b32_e32 v1, 0xff, v1
	.loc	0 533 8 is_stmt 0
	global_store_dword v9, v1, s[2:3] offset:312
	.loc	0 533 15
	global_load_dword v1, v2, s[0:1] offset:60
	.loc	0 538 23 is_stmt 1
	global_load_dword v8, v9, s[2:3] offset:256
	.loc	0 533 23
	s_waitcnt vmcnt(1)
	v_add_nc_u32_e32 v1, v1, v0
.Ltmp156:
	.loc	0 9 4
	v_mul_lo_u32 v3, 0x85ebca6b, v1
.Ltmp157:
	.loc	0 530 23
	v_add_co_u32 v1, s0, s2, v9
	v_add_co_ci_u32_e64 v2, null, s3, 0, s0
	.loc	0 538 4
	s_mov_b32 s0, exec_lo
.Ltmp158:
	.loc	0 10 15
	v_lshrrev_b32_e32 v4, 13, v3
	.loc	0 10 11 is_stmt 0
	v_xor_b32_e32 v5, v4, v3
.Ltmp159:
	.loc	0 530 23 is_stmt 1
	v_add_co_u32 v3, vcc_lo, 0x100, v1
	v_add_co_ci_u32_e32 v4, vcc_lo, 0, v2, vcc_lo
	.loc	0 533 28
	v_and_b32_e32 v10, 0xff, v5
	v_mov_b32_e32 v5, 8
	v_mov_b32_e32 v6, 0
	.loc	0 533 8 is_stmt 0
	global_store_dword v9, v10, s[2:3] offset:316
	.loc	0 538 34 is_stmt 1
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v8, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_2
	.loc	0 0 4
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v8, off offset:32
.LBB22_2:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 542 4 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v5
	.loc	0 538 4
	s_mov_b32 s0, exec_lo
	.loc	0 542 4
	v_add_co_u32 v5, vcc_lo, v1, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, 0, v2, vcc_lo
	.loc	0 542 9 is_stmt 0
	global_store_dword v[5:6], v7, off offset:256
	.loc	0 536 13 is_stmt 1
	s_clause 0x1
	global_load_dword v7, v[1:2], off offset:292
	global_load_dword v8, v[1:2], off offset:260
	v_mov_b32_e32 v5, 9
	v_mov_b32_e32 v6, 0
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v8, v7
	s_cbranch_execz .LBB22_4
	.loc	0 0 34 is_stmt 0
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v8, off offset:36
.LBB22_4:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 542 4 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v5
	.loc	0 538 4
	s_mov_b32 s0, exec_lo
	.loc	0 542 4
	v_add_co_u32 v5, vcc_lo, v1, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, 0, v2, vcc_lo
	.loc	0 542 9 is_stmt 0
	global_store_dword v[5:6], v7, off offset:256
	.loc	0 536 13 is_stmt 1
	s_clause 0x1
	global_load_dword v7, v[1:2], off offset:296
	global_load_dword v8, v[1:2], off offset:264
	v_mov_b32_e32 v5, 10
	v_mov_b32_e32 v6, 0
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v8, v7
	s_cbranch_execz .LBB22_6
	.loc	0 0 34 is_stmt 0
	v_mov_b32_e32 v5, 2
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v8, off offset:40
.LBB22_6:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 542 4 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v5
	.loc	0 538 4
	s_mov_b32 s0, exec_lo
	.loc	0 542 4
	v_add_co_u32 v5, vcc_lo, v1, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, 0, v2, vcc_lo
	.loc	0 542 9 is_stmt 0
	global_store_dword v[5:6], v7, off offset:256
	.loc	0 536 13 is_stmt 1
	s_clause 0x1
	global_load_dword v7, v[1:2], off offset:300
	global_load_dword v8, v[1:2], off offset:268
	v_mov_b32_e32 v5, 11
	v_mov_b32_e32 v6, 0
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v8, v7
	s_cbranch_execz .LBB22_8
	.loc	0 0 34 is_stmt 0
	v_mov_b32_e32 v5, 3
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v8, off offset:44
.LBB22_8:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 542 4 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v5
	.loc	0 538 4
	s_mov_b32 s0, exec_lo
	.loc	0 542 4
	v_add_co_u32 v5, vcc_lo, v1, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, 0, v2, vcc_lo
	.loc	0 542 9 is_stmt 0
	global_store_dword v[5:6], v7, off offset:256
	.loc	0 536 13 is_stmt 1
	s_clause 0x1
	global_load_dword v7, v[1:2], off offset:304
	global_load_dword v8, v[1:2], off offset:272
	v_mov_b32_e32 v5, 12
	v_mov_b32_e32 v6, 0
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v8, v7
	s_cbranch_execz .LBB22_10
	.loc	0 0 34 is_stmt 0
	v_mov_b32_e32 v5, 4
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v8, off offset:48
.LBB22_10:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 542 4 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v5
	.loc	0 538 4
	s_mov_b32 s0, exec_lo
	.loc	0 542 4
	v_add_co_u32 v5, vcc_lo, v1, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, 0, v2, vcc_lo
	.loc	0 542 9 is_stmt 0
	global_store_dword v[5:6], v7, off offset:256
	.loc	0 536 13 is_stmt 1
	s_clause 0x1
	global_load_dword v7, v[1:2], off offset:308
	global_load_dword v8, v[1:2], off offset:276
	v_mov_b32_e32 v5, 13
	v_mov_b32_e32 v6, 0
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v8, v7
	s_cbranch_execz .LBB22_12
	.loc	0 0 34 is_stmt 0
	v_mov_b32_e32 v5, 5
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v8, off offset:52
.LBB22_12:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 542 4 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v5
	.loc	0 538 4
	s_mov_b32 s0, exec_lo
	.loc	0 542 4
	v_add_co_u32 v5, vcc_lo, v1, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, 0, v2, vcc_lo
	.loc	0 542 9 is_stmt 0
	global_store_dword v[5:6], v7, off offset:256
	.loc	0 536 13 is_stmt 1
	s_clause 0x1
	global_load_dword v7, v[1:2], off offset:312
	global_load_dword v8, v[1:2], off offset:280
	v_mov_b32_e32 v5, 14
	v_mov_b32_e32 v6, 0
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v8, v7
	s_cbranch_execz .LBB22_14
	.loc	0 0 34 is_stmt 0
	v_mov_b32_e32 v5, 6
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v8, off offset:56
.LBB22_14:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 542 4 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v5
	.loc	0 538 4
	s_mov_b32 s0, exec_lo
	.loc	0 542 4
	v_add_co_u32 v5, vcc_lo, v1, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, 0, v2, vcc_lo
	.loc	0 542 9 is_stmt 0
	global_store_dword v[5:6], v7, off offset:256
	.loc	0 536 13 is_stmt 1
	s_clause 0x1
	global_load_dword v7, v[1:2], off offset:316
	global_load_dword v8, v[1:2], off offset:284
	v_mov_b32_e32 v5, 15
	v_mov_b32_e32 v6, 0
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v8, v7
	s_cbranch_execz .LBB22_16
	.loc	0 0 34 is_stmt 0
	v_mov_b32_e32 v5, 7
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v8, off offset:60
.LBB22_16:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 536 13 is_stmt 1
	s_clause 0x1
	global_load_dword v8, v[1:2], off offset:272
	global_load_dword v9, v[1:2], off offset:256
	.loc	0 542 4
	v_lshlrev_b32_e32 v5, 2, v5
	.loc	0 538 4
	s_mov_b32 s0, exec_lo
	.loc	0 542 4
	v_add_co_u32 v10, vcc_lo, v1, v5
	v_add_co_ci_u32_e32 v11, vcc_lo, 0, v2, vcc_lo
	v_mov_b32_e32 v5, 4
	v_mov_b32_e32 v6, 0
	.loc	0 542 9 is_stmt 0
	global_store_dword v[10:11], v7, off offset:256
	.loc	0 538 34 is_stmt 1
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v8
	.loc	0 538 4 is_stmt 0
	s_xor_b32 s0, exec_lo, s0
	s_cbranch_execz .LBB22_18
	.loc	0 0 4
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:16
.LBB22_18:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 542 4 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v5
	.loc	0 538 4
	s_mov_b32 s0, exec_lo
	.loc	0 542 4
	v_add_co_u32 v5, vcc_lo, v1, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, 0, v2, vcc_lo
	.loc	0 542 9 is_stmt 0
	global_store_dword v[5:6], v8, off offset:256
	.loc	0 536 13 is_stmt 1
	s_clause 0x1
	global_load_dword v7, v[1:2], off offset:276
	global_load_dword v8, v[1:2], off offset:260
	v_mov_b32_e32 v5, 5
	v_mov_b32_e32 v6, 0
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v8, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_20
	.loc	0 0 4
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v8, off offset:20
.LBB22_20:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 542 4 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v5
	.loc	0 538 4
	s_mov_b32 s0, exec_lo
	.loc	0 542 4
	v_add_co_u32 v5, vcc_lo, v1, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, 0, v2, vcc_lo
	.loc	0 542 9 is_stmt 0
	global_store_dword v[5:6], v7, off offset:256
	.loc	0 536 13 is_stmt 1
	s_clause 0x1
	global_load_dword v7, v[1:2], off offset:280
	global_load_dword v8, v[1:2], off offset:264
	v_mov_b32_e32 v5, 6
	v_mov_b32_e32 v6, 0
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v8, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_22
	.loc	0 0 4
	v_mov_b32_e32 v5, 2
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v8, off offset:24
.LBB22_22:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 542 4 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v5
	.loc	0 538 4
	s_mov_b32 s0, exec_lo
	.loc	0 542 4
	v_add_co_u32 v5, vcc_lo, v1, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, 0, v2, vcc_lo
	.loc	0 542 9 is_stmt 0
	global_store_dword v[5:6], v7, off offset:256
	.loc	0 536 13 is_stmt 1
	s_clause 0x1
	global_load_dword v7, v[1:2], off offset:284
	global_load_dword v8, v[1:2], off offset:268
	v_mov_b32_e32 v5, 7
	v_mov_b32_e32 v6, 0
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v8, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_24
	.loc	0 0 4
	v_mov_b32_e32 v5, 3
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v8, off offset:28
.LBB22_24:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 542 4 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v5
	.loc	0 538 4
	s_mov_b32 s0, exec_lo
	.loc	0 542 4
	v_add_co_u32 v5, vcc_lo, v1, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, 0, v2, vcc_lo
	.loc	0 542 9 is_stmt 0
	global_store_dword v[5:6], v7, off offset:256
	.loc	0 536 13 is_stmt 1
	s_clause 0x1
	global_load_dword v7, v[1:2], off offset:288
	global_load_dword v8, v[1:2], off offset:272
	v_mov_b32_e32 v5, 8
	v_mov_b32_e32 v6, 0
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v8, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_28
	.loc	0 538 23
	global_load_dword v9, v[3:4], off
	.loc	0 538 4
	s_mov_b32 s1, exec_lo
	v_mov_b32_e32 v5, 4
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v8, off offset:32
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_27
	.loc	0 0 4
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:16
.LBB22_27:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
.LBB22_28:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 542 4 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v5
	.loc	0 538 4
	s_mov_b32 s0, exec_lo
	.loc	0 542 4
	v_add_co_u32 v5, vcc_lo, v1, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, 0, v2, vcc_lo
	.loc	0 542 9 is_stmt 0
	global_store_dword v[5:6], v7, off offset:256
	.loc	0 536 13 is_stmt 1
	s_clause 0x1
	global_load_dword v7, v[1:2], off offset:292
	global_load_dword v8, v[1:2], off offset:276
	v_mov_b32_e32 v5, 9
	v_mov_b32_e32 v6, 0
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v8, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_32
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:4
	.loc	0 538 4
	s_mov_b32 s1, exec_lo
	v_mov_b32_e32 v5, 5
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v8, off offset:36
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_31
	.loc	0 0 4
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:20
.LBB22_31:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
.LBB22_32:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 542 4 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v5
	.loc	0 538 4
	s_mov_b32 s0, exec_lo
	.loc	0 542 4
	v_add_co_u32 v5, vcc_lo, v1, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, 0, v2, vcc_lo
	.loc	0 542 9 is_stmt 0
	global_store_dword v[5:6], v7, off offset:256
	.loc	0 536 13 is_stmt 1
	s_clause 0x1
	global_load_dword v7, v[1:2], off offset:296
	global_load_dword v8, v[1:2], off offset:280
	v_mov_b32_e32 v5, 10
	v_mov_b32_e32 v6, 0
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v8, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_36
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:8
	.loc	0 538 4
	s_mov_b32 s1, exec_lo
	v_mov_b32_e32 v5, 6
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v8, off offset:40
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_35
	.loc	0 0 4
	v_mov_b32_e32 v5, 2
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:24
.LBB22_35:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
.LBB22_36:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 542 4 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v5
	.loc	0 538 4
	s_mov_b32 s0, exec_lo
	.loc	0 542 4
	v_add_co_u32 v5, vcc_lo, v1, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, 0, v2, vcc_lo
	.loc	0 542 9 is_stmt 0
	global_store_dword v[5:6], v7, off offset:256
	.loc	0 536 13 is_stmt 1
	s_clause 0x1
	global_load_dword v7, v[1:2], off offset:300
	global_load_dword v8, v[1:2], off offset:284
	v_mov_b32_e32 v5, 11
	v_mov_b32_e32 v6, 0
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v8, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_40
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:12
	.loc	0 538 4
	s_mov_b32 s1, exec_lo
	v_mov_b32_e32 v5, 7
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v8, off offset:44
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_39
	.loc	0 0 4
	v_mov_b32_e32 v5, 3
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:28
.LBB22_39:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
.LBB22_40:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 542 4 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v5
	.loc	0 538 4
	s_mov_b32 s0, exec_lo
	.loc	0 542 4
	v_add_co_u32 v5, vcc_lo, v1, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, 0, v2, vcc_lo
	.loc	0 542 9 is_stmt 0
	global_store_dword v[5:6], v7, off offset:256
	.loc	0 536 13 is_stmt 1
	s_clause 0x1
	global_load_dword v7, v[1:2], off offset:304
	global_load_dword v9, v[1:2], off offset:288
	v_mov_b32_e32 v5, 12
	v_mov_b32_e32 v6, 0
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_46
	.loc	0 538 23
	global_load_dword v8, v[3:4], off offset:16
	.loc	0 538 4
	s_mov_b32 s1, exec_lo
	v_mov_b32_e32 v5, 8
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:48
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v8, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_45
	.loc	0 538 23
	global_load_dword v9, v[3:4], off
	.loc	0 538 4
	s_mov_b32 s4, exec_lo
	v_mov_b32_e32 v5, 4
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v8, off offset:32
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_44
	.loc	0 0 4
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:16
.LBB22_44:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
.LBB22_45:
	s_or_b32 exec_lo, exec_lo, s1
.LBB22_46:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 542 4 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v5
	.loc	0 538 4
	s_mov_b32 s0, exec_lo
	.loc	0 542 4
	v_add_co_u32 v5, vcc_lo, v1, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, 0, v2, vcc_lo
	.loc	0 542 9 is_stmt 0
	global_store_dword v[5:6], v7, off offset:256
	.loc	0 536 13 is_stmt 1
	s_clause 0x1
	global_load_dword v7, v[1:2], off offset:308
	global_load_dword v9, v[1:2], off offset:292
	v_mov_b32_e32 v5, 13
	v_mov_b32_e32 v6, 0
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_52
	.loc	0 538 23
	global_load_dword v8, v[3:4], off offset:20
	.loc	0 538 4
	s_mov_b32 s1, exec_lo
	v_mov_b32_e32 v5, 9
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:52
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v8, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_51
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:4
	.loc	0 538 4
	s_mov_b32 s4, exec_lo
	v_mov_b32_e32 v5, 5
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v8, off offset:36
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_50
	.loc	0 0 4
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:20
.LBB22_50:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
.LBB22_51:
	s_or_b32 exec_lo, exec_lo, s1
.LBB22_52:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 542 4 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v5
	.loc	0 538 4
	s_mov_b32 s0, exec_lo
	.loc	0 542 4
	v_add_co_u32 v5, vcc_lo, v1, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, 0, v2, vcc_lo
	.loc	0 542 9 is_stmt 0
	global_store_dword v[5:6], v7, off offset:256
	.loc	0 536 13 is_stmt 1
	s_clause 0x1
	global_load_dword v7, v[1:2], off offset:312
	global_load_dword v9, v[1:2], off offset:296
	v_mov_b32_e32 v5, 14
	v_mov_b32_e32 v6, 0
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_58
	.loc	0 538 23
	global_load_dword v8, v[3:4], off offset:24
	.loc	0 538 4
	s_mov_b32 s1, exec_lo
	v_mov_b32_e32 v5, 10
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:56
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v8, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_57
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:8
	.loc	0 538 4
	s_mov_b32 s4, exec_lo
	v_mov_b32_e32 v5, 6
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v8, off offset:40
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_56
	.loc	0 0 4
	v_mov_b32_e32 v5, 2
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:24
.LBB22_56:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
.LBB22_57:
	s_or_b32 exec_lo, exec_lo, s1
.LBB22_58:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 542 4 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v5
	.loc	0 538 4
	s_mov_b32 s0, exec_lo
	.loc	0 542 4
	v_add_co_u32 v5, vcc_lo, v1, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, 0, v2, vcc_lo
	.loc	0 542 9 is_stmt 0
	global_store_dword v[5:6], v7, off offset:256
	.loc	0 536 13 is_stmt 1
	s_clause 0x1
	global_load_dword v7, v[1:2], off offset:316
	global_load_dword v9, v[1:2], off offset:300
	v_mov_b32_e32 v5, 15
	v_mov_b32_e32 v6, 0
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_64
	.loc	0 538 23
	global_load_dword v8, v[3:4], off offset:28
	.loc	0 538 4
	s_mov_b32 s1, exec_lo
	v_mov_b32_e32 v5, 11
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:60
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v8, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_63
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:12
	.loc	0 538 4
	s_mov_b32 s4, exec_lo
	v_mov_b32_e32 v5, 7
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v8, off offset:44
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_62
	.loc	0 0 4
	v_mov_b32_e32 v5, 3
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:28
.LBB22_62:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
.LBB22_63:
	s_or_b32 exec_lo, exec_lo, s1
.LBB22_64:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 542 4 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v5
	.loc	0 538 4
	s_mov_b32 s0, exec_lo
	.loc	0 542 4
	v_add_co_u32 v5, vcc_lo, v1, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, 0, v2, vcc_lo
	.loc	0 542 9 is_stmt 0
	global_store_dword v[5:6], v7, off offset:256
	.loc	0 536 13 is_stmt 1
	s_clause 0x1
	global_load_dword v7, v[1:2], off offset:264
	global_load_dword v8, v[1:2], off offset:256
	v_mov_b32_e32 v5, 2
	v_mov_b32_e32 v6, 0
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v8, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_66
	.loc	0 0 4
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v8, off offset:8
.LBB22_66:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 542 4 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v5
	.loc	0 538 4
	s_mov_b32 s0, exec_lo
	.loc	0 542 4
	v_add_co_u32 v5, vcc_lo, v1, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, 0, v2, vcc_lo
	.loc	0 542 9 is_stmt 0
	global_store_dword v[5:6], v7, off offset:256
	.loc	0 536 13 is_stmt 1
	s_clause 0x1
	global_load_dword v7, v[1:2], off offset:268
	global_load_dword v8, v[1:2], off offset:260
	v_mov_b32_e32 v5, 3
	v_mov_b32_e32 v6, 0
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v8, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_68
	.loc	0 0 4
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v8, off offset:12
.LBB22_68:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 542 4 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v5
	.loc	0 538 4
	s_mov_b32 s0, exec_lo
	.loc	0 542 4
	v_add_co_u32 v5, vcc_lo, v1, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, 0, v2, vcc_lo
	.loc	0 542 9 is_stmt 0
	global_store_dword v[5:6], v7, off offset:256
	.loc	0 536 13 is_stmt 1
	s_clause 0x1
	global_load_dword v7, v[1:2], off offset:272
	global_load_dword v8, v[1:2], off offset:264
	v_mov_b32_e32 v5, 4
	v_mov_b32_e32 v6, 0
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v8, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_72
	.loc	0 538 23
	global_load_dword v9, v[3:4], off
	.loc	0 538 4
	s_mov_b32 s1, exec_lo
	v_mov_b32_e32 v5, 2
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v8, off offset:16
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_71
	.loc	0 0 4
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:8
.LBB22_71:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
.LBB22_72:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 542 4 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v5
	.loc	0 538 4
	s_mov_b32 s0, exec_lo
	.loc	0 542 4
	v_add_co_u32 v5, vcc_lo, v1, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, 0, v2, vcc_lo
	.loc	0 542 9 is_stmt 0
	global_store_dword v[5:6], v7, off offset:256
	.loc	0 536 13 is_stmt 1
	s_clause 0x1
	global_load_dword v7, v[1:2], off offset:276
	global_load_dword v8, v[1:2], off offset:268
	v_mov_b32_e32 v5, 5
	v_mov_b32_e32 v6, 0
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v8, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_76
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:4
	.loc	0 538 4
	s_mov_b32 s1, exec_lo
	v_mov_b32_e32 v5, 3
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v8, off offset:20
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_75
	.loc	0 0 4
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:12
.LBB22_75:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
.LBB22_76:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 542 4 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v5
	.loc	0 538 4
	s_mov_b32 s0, exec_lo
	.loc	0 542 4
	v_add_co_u32 v5, vcc_lo, v1, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, 0, v2, vcc_lo
	.loc	0 542 9 is_stmt 0
	global_store_dword v[5:6], v7, off offset:256
	.loc	0 536 13 is_stmt 1
	s_clause 0x1
	global_load_dword v7, v[1:2], off offset:280
	global_load_dword v9, v[1:2], off offset:272
	v_mov_b32_e32 v5, 6
	v_mov_b32_e32 v6, 0
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_82
	.loc	0 538 23
	global_load_dword v8, v[3:4], off offset:8
	.loc	0 538 4
	s_mov_b32 s1, exec_lo
	v_mov_b32_e32 v5, 4
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:24
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v8, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_81
	.loc	0 538 23
	global_load_dword v9, v[3:4], off
	.loc	0 538 4
	s_mov_b32 s4, exec_lo
	v_mov_b32_e32 v5, 2
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v8, off offset:16
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_80
	.loc	0 0 4
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:8
.LBB22_80:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
.LBB22_81:
	s_or_b32 exec_lo, exec_lo, s1
.LBB22_82:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 542 4 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v5
	.loc	0 538 4
	s_mov_b32 s0, exec_lo
	.loc	0 542 4
	v_add_co_u32 v5, vcc_lo, v1, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, 0, v2, vcc_lo
	.loc	0 542 9 is_stmt 0
	global_store_dword v[5:6], v7, off offset:256
	.loc	0 536 13 is_stmt 1
	s_clause 0x1
	global_load_dword v7, v[1:2], off offset:284
	global_load_dword v9, v[1:2], off offset:276
	v_mov_b32_e32 v5, 7
	v_mov_b32_e32 v6, 0
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_88
	.loc	0 538 23
	global_load_dword v8, v[3:4], off offset:12
	.loc	0 538 4
	s_mov_b32 s1, exec_lo
	v_mov_b32_e32 v5, 5
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:28
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v8, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_87
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:4
	.loc	0 538 4
	s_mov_b32 s4, exec_lo
	v_mov_b32_e32 v5, 3
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v8, off offset:20
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_86
	.loc	0 0 4
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:12
.LBB22_86:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
.LBB22_87:
	s_or_b32 exec_lo, exec_lo, s1
.LBB22_88:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 542 4 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v5
	.loc	0 538 4
	s_mov_b32 s0, exec_lo
	.loc	0 542 4
	v_add_co_u32 v5, vcc_lo, v1, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, 0, v2, vcc_lo
	.loc	0 542 9 is_stmt 0
	global_store_dword v[5:6], v7, off offset:256
	.loc	0 536 13 is_stmt 1
	s_clause 0x1
	global_load_dword v7, v[1:2], off offset:288
	global_load_dword v9, v[1:2], off offset:280
	v_mov_b32_e32 v5, 8
	v_mov_b32_e32 v6, 0
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_96
	.loc	0 538 23
	global_load_dword v8, v[3:4], off offset:16
	.loc	0 538 4
	s_mov_b32 s1, exec_lo
	v_mov_b32_e32 v5, 6
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:32
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v8, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_95
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:8
	.loc	0 538 4
	s_mov_b32 s4, exec_lo
	v_mov_b32_e32 v5, 4
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v8, off offset:24
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_94
	.loc	0 538 23
	global_load_dword v8, v[3:4], off
	.loc	0 538 4
	s_mov_b32 s5, exec_lo
	v_mov_b32_e32 v5, 2
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:16
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v8, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_93
	.loc	0 0 4
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v8, off offset:8
.LBB22_93:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s5
.LBB22_94:
	s_or_b32 exec_lo, exec_lo, s4
.LBB22_95:
	s_or_b32 exec_lo, exec_lo, s1
.LBB22_96:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 542 4 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v5
	.loc	0 538 4
	s_mov_b32 s0, exec_lo
	.loc	0 542 4
	v_add_co_u32 v5, vcc_lo, v1, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, 0, v2, vcc_lo
	.loc	0 542 9 is_stmt 0
	global_store_dword v[5:6], v7, off offset:256
	.loc	0 536 13 is_stmt 1
	s_clause 0x1
	global_load_dword v7, v[1:2], off offset:292
	global_load_dword v9, v[1:2], off offset:284
	v_mov_b32_e32 v5, 9
	v_mov_b32_e32 v6, 0
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_104
	.loc	0 538 23
	global_load_dword v8, v[3:4], off offset:20
	.loc	0 538 4
	s_mov_b32 s1, exec_lo
	v_mov_b32_e32 v5, 7
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:36
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v8, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_103
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:12
	.loc	0 538 4
	s_mov_b32 s4, exec_lo
	v_mov_b32_e32 v5, 5
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v8, off offset:28
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_102
	.loc	0 538 23
	global_load_dword v8, v[3:4], off offset:4
	.loc	0 538 4
	s_mov_b32 s5, exec_lo
	v_mov_b32_e32 v5, 3
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:20
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v8, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_101
	.loc	0 0 4
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v8, off offset:12
.LBB22_101:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s5
.LBB22_102:
	s_or_b32 exec_lo, exec_lo, s4
.LBB22_103:
	s_or_b32 exec_lo, exec_lo, s1
.LBB22_104:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 542 4 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v5
	.loc	0 538 4
	s_mov_b32 s0, exec_lo
	.loc	0 542 4
	v_add_co_u32 v5, vcc_lo, v1, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, 0, v2, vcc_lo
	.loc	0 542 9 is_stmt 0
	global_store_dword v[5:6], v7, off offset:256
	.loc	0 536 13 is_stmt 1
	s_clause 0x1
	global_load_dword v7, v[1:2], off offset:296
	global_load_dword v9, v[1:2], off offset:288
	v_mov_b32_e32 v5, 10
	v_mov_b32_e32 v6, 0
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_114
	.loc	0 538 23
	global_load_dword v8, v[3:4], off offset:24
	.loc	0 538 4
	s_mov_b32 s1, exec_lo
	v_mov_b32_e32 v5, 8
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:40
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v8, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_113
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:16
	.loc	0 538 4
	s_mov_b32 s4, exec_lo
	v_mov_b32_e32 v5, 6
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v8, off offset:32
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_112
	.loc	0 538 23
	global_load_dword v8, v[3:4], off offset:8
	.loc	0 538 4
	s_mov_b32 s5, exec_lo
	v_mov_b32_e32 v5, 4
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:24
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v8, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_111
	.loc	0 538 23
	global_load_dword v9, v[3:4], off
	.loc	0 538 4
	s_mov_b32 s6, exec_lo
	v_mov_b32_e32 v5, 2
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v8, off offset:16
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_110
	.loc	0 0 4
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:8
.LBB22_110:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
.LBB22_111:
	s_or_b32 exec_lo, exec_lo, s5
.LBB22_112:
	s_or_b32 exec_lo, exec_lo, s4
.LBB22_113:
	s_or_b32 exec_lo, exec_lo, s1
.LBB22_114:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 542 4 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v5
	.loc	0 538 4
	s_mov_b32 s0, exec_lo
	.loc	0 542 4
	v_add_co_u32 v5, vcc_lo, v1, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, 0, v2, vcc_lo
	.loc	0 542 9 is_stmt 0
	global_store_dword v[5:6], v7, off offset:256
	.loc	0 536 13 is_stmt 1
	s_clause 0x1
	global_load_dword v7, v[1:2], off offset:300
	global_load_dword v9, v[1:2], off offset:292
	v_mov_b32_e32 v5, 11
	v_mov_b32_e32 v6, 0
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_124
	.loc	0 538 23
	global_load_dword v8, v[3:4], off offset:28
	.loc	0 538 4
	s_mov_b32 s1, exec_lo
	v_mov_b32_e32 v5, 9
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:44
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v8, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_123
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:20
	.loc	0 538 4
	s_mov_b32 s4, exec_lo
	v_mov_b32_e32 v5, 7
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v8, off offset:36
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_122
	.loc	0 538 23
	global_load_dword v8, v[3:4], off offset:12
	.loc	0 538 4
	s_mov_b32 s5, exec_lo
	v_mov_b32_e32 v5, 5
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:28
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v8, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_121
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:4
	.loc	0 538 4
	s_mov_b32 s6, exec_lo
	v_mov_b32_e32 v5, 3
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v8, off offset:20
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_120
	.loc	0 0 4
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:12
.LBB22_120:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
.LBB22_121:
	s_or_b32 exec_lo, exec_lo, s5
.LBB22_122:
	s_or_b32 exec_lo, exec_lo, s4
.LBB22_123:
	s_or_b32 exec_lo, exec_lo, s1
.LBB22_124:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 542 4 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v5
	.loc	0 538 4
	s_mov_b32 s0, exec_lo
	.loc	0 542 4
	v_add_co_u32 v5, vcc_lo, v1, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, 0, v2, vcc_lo
	.loc	0 542 9 is_stmt 0
	global_store_dword v[5:6], v7, off offset:256
	.loc	0 536 13 is_stmt 1
	s_clause 0x1
	global_load_dword v7, v[1:2], off offset:304
	global_load_dword v9, v[1:2], off offset:296
	v_mov_b32_e32 v5, 12
	v_mov_b32_e32 v6, 0
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_136
	.loc	0 538 23
	global_load_dword v8, v[3:4], off offset:32
	.loc	0 538 4
	s_mov_b32 s1, exec_lo
	v_mov_b32_e32 v5, 10
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:48
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v8, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_135
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:24
	.loc	0 538 4
	s_mov_b32 s4, exec_lo
	v_mov_b32_e32 v5, 8
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v8, off offset:40
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_134
	.loc	0 538 23
	global_load_dword v8, v[3:4], off offset:16
	.loc	0 538 4
	s_mov_b32 s5, exec_lo
	v_mov_b32_e32 v5, 6
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:32
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v8, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_133
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:8
	.loc	0 538 4
	s_mov_b32 s6, exec_lo
	v_mov_b32_e32 v5, 4
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v8, off offset:24
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_132
	.loc	0 538 23
	global_load_dword v8, v[3:4], off
	.loc	0 538 4
	s_mov_b32 s7, exec_lo
	v_mov_b32_e32 v5, 2
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:16
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v8, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_131
	.loc	0 0 4
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v8, off offset:8
.LBB22_131:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
.LBB22_132:
	s_or_b32 exec_lo, exec_lo, s6
.LBB22_133:
	s_or_b32 exec_lo, exec_lo, s5
.LBB22_134:
	s_or_b32 exec_lo, exec_lo, s4
.LBB22_135:
	s_or_b32 exec_lo, exec_lo, s1
.LBB22_136:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 542 4 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v5
	.loc	0 538 4
	s_mov_b32 s0, exec_lo
	.loc	0 542 4
	v_add_co_u32 v5, vcc_lo, v1, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, 0, v2, vcc_lo
	.loc	0 542 9 is_stmt 0
	global_store_dword v[5:6], v7, off offset:256
	.loc	0 536 13 is_stmt 1
	s_clause 0x1
	global_load_dword v7, v[1:2], off offset:308
	global_load_dword v9, v[1:2], off offset:300
	v_mov_b32_e32 v5, 13
	v_mov_b32_e32 v6, 0
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_148
	.loc	0 538 23
	global_load_dword v8, v[3:4], off offset:36
	.loc	0 538 4
	s_mov_b32 s1, exec_lo
	v_mov_b32_e32 v5, 11
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:52
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v8, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_147
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:28
	.loc	0 538 4
	s_mov_b32 s4, exec_lo
	v_mov_b32_e32 v5, 9
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v8, off offset:44
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_146
	.loc	0 538 23
	global_load_dword v8, v[3:4], off offset:20
	.loc	0 538 4
	s_mov_b32 s5, exec_lo
	v_mov_b32_e32 v5, 7
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:36
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v8, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_145
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:12
	.loc	0 538 4
	s_mov_b32 s6, exec_lo
	v_mov_b32_e32 v5, 5
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v8, off offset:28
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_144
	.loc	0 538 23
	global_load_dword v8, v[3:4], off offset:4
	.loc	0 538 4
	s_mov_b32 s7, exec_lo
	v_mov_b32_e32 v5, 3
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:20
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v8, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_143
	.loc	0 0 4
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v8, off offset:12
.LBB22_143:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
.LBB22_144:
	s_or_b32 exec_lo, exec_lo, s6
.LBB22_145:
	s_or_b32 exec_lo, exec_lo, s5
.LBB22_146:
	s_or_b32 exec_lo, exec_lo, s4
.LBB22_147:
	s_or_b32 exec_lo, exec_lo, s1
.LBB22_148:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 542 4 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v5
	.loc	0 538 4
	s_mov_b32 s0, exec_lo
	.loc	0 542 4
	v_add_co_u32 v5, vcc_lo, v1, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, 0, v2, vcc_lo
	.loc	0 542 9 is_stmt 0
	global_store_dword v[5:6], v7, off offset:256
	.loc	0 536 13 is_stmt 1
	s_clause 0x1
	global_load_dword v7, v[1:2], off offset:312
	global_load_dword v9, v[1:2], off offset:304
	v_mov_b32_e32 v5, 14
	v_mov_b32_e32 v6, 0
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_162
	.loc	0 538 23
	global_load_dword v8, v[3:4], off offset:40
	.loc	0 538 4
	s_mov_b32 s1, exec_lo
	v_mov_b32_e32 v5, 12
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:56
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v8, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_161
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:32
	.loc	0 538 4
	s_mov_b32 s4, exec_lo
	v_mov_b32_e32 v5, 10
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v8, off offset:48
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_160
	.loc	0 538 23
	global_load_dword v8, v[3:4], off offset:24
	.loc	0 538 4
	s_mov_b32 s5, exec_lo
	v_mov_b32_e32 v5, 8
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:40
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v8, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_159
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:16
	.loc	0 538 4
	s_mov_b32 s6, exec_lo
	v_mov_b32_e32 v5, 6
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v8, off offset:32
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_158
	.loc	0 538 23
	global_load_dword v8, v[3:4], off offset:8
	.loc	0 538 4
	s_mov_b32 s7, exec_lo
	v_mov_b32_e32 v5, 4
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:24
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v8, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_157
	.loc	0 538 23
	global_load_dword v9, v[3:4], off
	.loc	0 538 4
	s_mov_b32 s8, exec_lo
	v_mov_b32_e32 v5, 2
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v8, off offset:16
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_156
	.loc	0 0 4
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:8
.LBB22_156:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s8
.LBB22_157:
	s_or_b32 exec_lo, exec_lo, s7
.LBB22_158:
	s_or_b32 exec_lo, exec_lo, s6
.LBB22_159:
	s_or_b32 exec_lo, exec_lo, s5
.LBB22_160:
	s_or_b32 exec_lo, exec_lo, s4
.LBB22_161:
	s_or_b32 exec_lo, exec_lo, s1
.LBB22_162:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 542 4 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v5
	.loc	0 538 4
	s_mov_b32 s0, exec_lo
	.loc	0 542 4
	v_add_co_u32 v5, vcc_lo, v1, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, 0, v2, vcc_lo
	.loc	0 542 9 is_stmt 0
	global_store_dword v[5:6], v7, off offset:256
	.loc	0 536 13 is_stmt 1
	s_clause 0x1
	global_load_dword v7, v[1:2], off offset:316
	global_load_dword v9, v[1:2], off offset:308
	v_mov_b32_e32 v5, 15
	v_mov_b32_e32 v6, 0
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_176
	.loc	0 538 23
	global_load_dword v8, v[3:4], off offset:44
	.loc	0 538 4
	s_mov_b32 s1, exec_lo
	v_mov_b32_e32 v5, 13
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:60
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v8, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_175
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:36
	.loc	0 538 4
	s_mov_b32 s4, exec_lo
	v_mov_b32_e32 v5, 11
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v8, off offset:52
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_174
	.loc	0 538 23
	global_load_dword v8, v[3:4], off offset:28
	.loc	0 538 4
	s_mov_b32 s5, exec_lo
	v_mov_b32_e32 v5, 9
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:44
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v8, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_173
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:20
	.loc	0 538 4
	s_mov_b32 s6, exec_lo
	v_mov_b32_e32 v5, 7
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v8, off offset:36
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_172
	.loc	0 538 23
	global_load_dword v8, v[3:4], off offset:12
	.loc	0 538 4
	s_mov_b32 s7, exec_lo
	v_mov_b32_e32 v5, 5
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:28
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v8, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_171
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:4
	.loc	0 538 4
	s_mov_b32 s8, exec_lo
	v_mov_b32_e32 v5, 3
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v8, off offset:20
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v7
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_170
	.loc	0 0 4
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v6, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:12
.LBB22_170:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s8
.LBB22_171:
	s_or_b32 exec_lo, exec_lo, s7
.LBB22_172:
	s_or_b32 exec_lo, exec_lo, s6
.LBB22_173:
	s_or_b32 exec_lo, exec_lo, s5
.LBB22_174:
	s_or_b32 exec_lo, exec_lo, s4
.LBB22_175:
	s_or_b32 exec_lo, exec_lo, s1
.LBB22_176:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 542 4 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v5
	.loc	0 538 4
	s_mov_b32 s0, exec_lo
	.loc	0 542 4
	v_add_co_u32 v5, vcc_lo, v1, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, 0, v2, vcc_lo
	.loc	0 542 9 is_stmt 0
	global_store_dword v[5:6], v7, off offset:256
	.loc	0 538 23 is_stmt 1
	global_load_dwordx2 v[5:6], v[1:2], off offset:256
	v_mov_b32_e32 v7, 1
	v_mov_b32_e32 v8, 0
	.loc	0 538 34 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4
	s_cbranch_execz .LBB22_178
	.loc	0 0 4
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:4
.LBB22_178:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 542 4 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v7
	.loc	0 538 4
	s_mov_b32 s0, exec_lo
	.loc	0 542 4
	v_add_co_u32 v7, vcc_lo, v1, v5
	v_add_co_ci_u32_e32 v8, vcc_lo, 0, v2, vcc_lo
	.loc	0 542 9 is_stmt 0
	global_store_dword v[7:8], v6, off offset:256
	.loc	0 538 23 is_stmt 1
	global_load_dwordx2 v[5:6], v[1:2], off offset:260
	v_mov_b32_e32 v7, 2
	v_mov_b32_e32 v8, 0
	.loc	0 538 34 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4
	s_cbranch_execz .LBB22_182
	.loc	0 538 23
	global_load_dword v9, v[3:4], off
	.loc	0 538 4
	s_mov_b32 s1, exec_lo
	v_mov_b32_e32 v7, 1
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:8
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_181
	.loc	0 0 4
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:4
.LBB22_181:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
.LBB22_182:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 542 4 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v7
	.loc	0 538 4
	s_mov_b32 s0, exec_lo
	.loc	0 542 4
	v_add_co_u32 v7, vcc_lo, v1, v5
	v_add_co_ci_u32_e32 v8, vcc_lo, 0, v2, vcc_lo
	.loc	0 542 9 is_stmt 0
	global_store_dword v[7:8], v6, off offset:256
	.loc	0 538 23 is_stmt 1
	global_load_dwordx2 v[5:6], v[1:2], off offset:264
	v_mov_b32_e32 v7, 3
	v_mov_b32_e32 v8, 0
	.loc	0 538 34 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4
	s_cbranch_execz .LBB22_188
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:4
	.loc	0 538 4
	s_mov_b32 s1, exec_lo
	v_mov_b32_e32 v7, 2
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:12
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_187
	.loc	0 538 23
	global_load_dword v5, v[3:4], off
	.loc	0 538 4
	s_mov_b32 s4, exec_lo
	v_mov_b32_e32 v7, 1
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:8
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_186
	.loc	0 0 4
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:4
.LBB22_186:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
.LBB22_187:
	s_or_b32 exec_lo, exec_lo, s1
.LBB22_188:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 542 4 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v7
	.loc	0 538 4
	s_mov_b32 s0, exec_lo
	.loc	0 542 4
	v_add_co_u32 v7, vcc_lo, v1, v5
	v_add_co_ci_u32_e32 v8, vcc_lo, 0, v2, vcc_lo
	.loc	0 542 9 is_stmt 0
	global_store_dword v[7:8], v6, off offset:256
	.loc	0 538 23 is_stmt 1
	global_load_dwordx2 v[5:6], v[1:2], off offset:268
	v_mov_b32_e32 v7, 4
	v_mov_b32_e32 v8, 0
	.loc	0 538 34 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4
	s_cbranch_execz .LBB22_196
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:8
	.loc	0 538 4
	s_mov_b32 s1, exec_lo
	v_mov_b32_e32 v7, 3
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:16
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_195
	.loc	0 538 23
	global_load_dword v5, v[3:4], off offset:4
	.loc	0 538 4
	s_mov_b32 s4, exec_lo
	v_mov_b32_e32 v7, 2
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:12
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_194
	.loc	0 538 23
	global_load_dword v9, v[3:4], off
	.loc	0 538 4
	s_mov_b32 s5, exec_lo
	v_mov_b32_e32 v7, 1
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:8
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_193
	.loc	0 0 4
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:4
.LBB22_193:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s5
.LBB22_194:
	s_or_b32 exec_lo, exec_lo, s4
.LBB22_195:
	s_or_b32 exec_lo, exec_lo, s1
.LBB22_196:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 542 4 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v7
	.loc	0 538 4
	s_mov_b32 s0, exec_lo
	.loc	0 542 4
	v_add_co_u32 v7, vcc_lo, v1, v5
	v_add_co_ci_u32_e32 v8, vcc_lo, 0, v2, vcc_lo
	.loc	0 542 9 is_stmt 0
	global_store_dword v[7:8], v6, off offset:256
	.loc	0 538 23 is_stmt 1
	global_load_dwordx2 v[5:6], v[1:2], off offset:272
	v_mov_b32_e32 v7, 5
	v_mov_b32_e32 v8, 0
	.loc	0 538 34 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4
	s_cbranch_execz .LBB22_206
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:12
	.loc	0 538 4
	s_mov_b32 s1, exec_lo
	v_mov_b32_e32 v7, 4
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:20
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_205
	.loc	0 538 23
	global_load_dword v5, v[3:4], off offset:8
	.loc	0 538 4
	s_mov_b32 s4, exec_lo
	v_mov_b32_e32 v7, 3
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:16
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_204
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:4
	.loc	0 538 4
	s_mov_b32 s5, exec_lo
	v_mov_b32_e32 v7, 2
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:12
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_203
	.loc	0 538 23
	global_load_dword v5, v[3:4], off
	.loc	0 538 4
	s_mov_b32 s6, exec_lo
	v_mov_b32_e32 v7, 1
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:8
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_202
	.loc	0 0 4
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:4
.LBB22_202:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
.LBB22_203:
	s_or_b32 exec_lo, exec_lo, s5
.LBB22_204:
	s_or_b32 exec_lo, exec_lo, s4
.LBB22_205:
	s_or_b32 exec_lo, exec_lo, s1
.LBB22_206:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 542 4 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v7
	.loc	0 538 4
	s_mov_b32 s0, exec_lo
	.loc	0 542 4
	v_add_co_u32 v7, vcc_lo, v1, v5
	v_add_co_ci_u32_e32 v8, vcc_lo, 0, v2, vcc_lo
	.loc	0 542 9 is_stmt 0
	global_store_dword v[7:8], v6, off offset:256
	.loc	0 538 23 is_stmt 1
	global_load_dwordx2 v[5:6], v[1:2], off offset:276
	v_mov_b32_e32 v7, 6
	v_mov_b32_e32 v8, 0
	.loc	0 538 34 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4
	s_cbranch_execz .LBB22_218
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:16
	.loc	0 538 4
	s_mov_b32 s1, exec_lo
	v_mov_b32_e32 v7, 5
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:24
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_217
	.loc	0 538 23
	global_load_dword v5, v[3:4], off offset:12
	.loc	0 538 4
	s_mov_b32 s4, exec_lo
	v_mov_b32_e32 v7, 4
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:20
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_216
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:8
	.loc	0 538 4
	s_mov_b32 s5, exec_lo
	v_mov_b32_e32 v7, 3
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:16
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_215
	.loc	0 538 23
	global_load_dword v5, v[3:4], off offset:4
	.loc	0 538 4
	s_mov_b32 s6, exec_lo
	v_mov_b32_e32 v7, 2
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:12
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_214
	.loc	0 538 23
	global_load_dword v9, v[3:4], off
	.loc	0 538 4
	s_mov_b32 s7, exec_lo
	v_mov_b32_e32 v7, 1
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:8
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_213
	.loc	0 0 4
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:4
.LBB22_213:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
.LBB22_214:
	s_or_b32 exec_lo, exec_lo, s6
.LBB22_215:
	s_or_b32 exec_lo, exec_lo, s5
.LBB22_216:
	s_or_b32 exec_lo, exec_lo, s4
.LBB22_217:
	s_or_b32 exec_lo, exec_lo, s1
.LBB22_218:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 542 4 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v7
	.loc	0 538 4
	s_mov_b32 s0, exec_lo
	.loc	0 542 4
	v_add_co_u32 v7, vcc_lo, v1, v5
	v_add_co_ci_u32_e32 v8, vcc_lo, 0, v2, vcc_lo
	.loc	0 542 9 is_stmt 0
	global_store_dword v[7:8], v6, off offset:256
	.loc	0 538 23 is_stmt 1
	global_load_dwordx2 v[5:6], v[1:2], off offset:280
	v_mov_b32_e32 v7, 7
	v_mov_b32_e32 v8, 0
	.loc	0 538 34 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4
	s_cbranch_execz .LBB22_232
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:20
	.loc	0 538 4
	s_mov_b32 s1, exec_lo
	v_mov_b32_e32 v7, 6
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:28
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_231
	.loc	0 538 23
	global_load_dword v5, v[3:4], off offset:16
	.loc	0 538 4
	s_mov_b32 s4, exec_lo
	v_mov_b32_e32 v7, 5
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:24
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_230
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:12
	.loc	0 538 4
	s_mov_b32 s5, exec_lo
	v_mov_b32_e32 v7, 4
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:20
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_229
	.loc	0 538 23
	global_load_dword v5, v[3:4], off offset:8
	.loc	0 538 4
	s_mov_b32 s6, exec_lo
	v_mov_b32_e32 v7, 3
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:16
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_228
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:4
	.loc	0 538 4
	s_mov_b32 s7, exec_lo
	v_mov_b32_e32 v7, 2
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:12
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_227
	.loc	0 538 23
	global_load_dword v5, v[3:4], off
	.loc	0 538 4
	s_mov_b32 s8, exec_lo
	v_mov_b32_e32 v7, 1
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:8
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_226
	.loc	0 0 4
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:4
.LBB22_226:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s8
.LBB22_227:
	s_or_b32 exec_lo, exec_lo, s7
.LBB22_228:
	s_or_b32 exec_lo, exec_lo, s6
.LBB22_229:
	s_or_b32 exec_lo, exec_lo, s5
.LBB22_230:
	s_or_b32 exec_lo, exec_lo, s4
.LBB22_231:
	s_or_b32 exec_lo, exec_lo, s1
.LBB22_232:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 542 4 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v7
	.loc	0 538 4
	s_mov_b32 s0, exec_lo
	.loc	0 542 4
	v_add_co_u32 v7, vcc_lo, v1, v5
	v_add_co_ci_u32_e32 v8, vcc_lo, 0, v2, vcc_lo
	.loc	0 542 9 is_stmt 0
	global_store_dword v[7:8], v6, off offset:256
	.loc	0 538 23 is_stmt 1
	global_load_dwordx2 v[5:6], v[1:2], off offset:284
	v_mov_b32_e32 v7, 8
	v_mov_b32_e32 v8, 0
	.loc	0 538 34 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4
	s_cbranch_execz .LBB22_248
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:24
	.loc	0 538 4
	s_mov_b32 s1, exec_lo
	v_mov_b32_e32 v7, 7
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:32
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_247
	.loc	0 538 23
	global_load_dword v5, v[3:4], off offset:20
	.loc	0 538 4
	s_mov_b32 s4, exec_lo
	v_mov_b32_e32 v7, 6
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:28
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_246
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:16
	.loc	0 538 4
	s_mov_b32 s5, exec_lo
	v_mov_b32_e32 v7, 5
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:24
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_245
	.loc	0 538 23
	global_load_dword v5, v[3:4], off offset:12
	.loc	0 538 4
	s_mov_b32 s6, exec_lo
	v_mov_b32_e32 v7, 4
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:20
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_244
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:8
	.loc	0 538 4
	s_mov_b32 s7, exec_lo
	v_mov_b32_e32 v7, 3
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:16
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_243
	.loc	0 538 23
	global_load_dword v5, v[3:4], off offset:4
	.loc	0 538 4
	s_mov_b32 s8, exec_lo
	v_mov_b32_e32 v7, 2
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:12
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_242
	.loc	0 538 23
	global_load_dword v9, v[3:4], off
	.loc	0 538 4
	s_mov_b32 s9, exec_lo
	v_mov_b32_e32 v7, 1
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:8
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_241
	.loc	0 0 4
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:4
.LBB22_241:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s9
.LBB22_242:
	s_or_b32 exec_lo, exec_lo, s8
.LBB22_243:
	s_or_b32 exec_lo, exec_lo, s7
.LBB22_244:
	s_or_b32 exec_lo, exec_lo, s6
.LBB22_245:
	s_or_b32 exec_lo, exec_lo, s5
.LBB22_246:
	s_or_b32 exec_lo, exec_lo, s4
.LBB22_247:
	s_or_b32 exec_lo, exec_lo, s1
.LBB22_248:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 542 4 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v7
	.loc	0 538 4
	s_mov_b32 s0, exec_lo
	.loc	0 542 4
	v_add_co_u32 v7, vcc_lo, v1, v5
	v_add_co_ci_u32_e32 v8, vcc_lo, 0, v2, vcc_lo
	.loc	0 542 9 is_stmt 0
	global_store_dword v[7:8], v6, off offset:256
	.loc	0 538 23 is_stmt 1
	global_load_dwordx2 v[5:6], v[1:2], off offset:288
	v_mov_b32_e32 v7, 9
	v_mov_b32_e32 v8, 0
	.loc	0 538 34 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4
	s_cbranch_execz .LBB22_266
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:28
	.loc	0 538 4
	s_mov_b32 s1, exec_lo
	v_mov_b32_e32 v7, 8
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:36
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_265
	.loc	0 538 23
	global_load_dword v5, v[3:4], off offset:24
	.loc	0 538 4
	s_mov_b32 s4, exec_lo
	v_mov_b32_e32 v7, 7
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:32
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_264
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:20
	.loc	0 538 4
	s_mov_b32 s5, exec_lo
	v_mov_b32_e32 v7, 6
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:28
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_263
	.loc	0 538 23
	global_load_dword v5, v[3:4], off offset:16
	.loc	0 538 4
	s_mov_b32 s6, exec_lo
	v_mov_b32_e32 v7, 5
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:24
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_262
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:12
	.loc	0 538 4
	s_mov_b32 s7, exec_lo
	v_mov_b32_e32 v7, 4
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:20
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_261
	.loc	0 538 23
	global_load_dword v5, v[3:4], off offset:8
	.loc	0 538 4
	s_mov_b32 s8, exec_lo
	v_mov_b32_e32 v7, 3
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:16
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_260
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:4
	.loc	0 538 4
	s_mov_b32 s9, exec_lo
	v_mov_b32_e32 v7, 2
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:12
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_259
	.loc	0 538 23
	global_load_dword v5, v[3:4], off
	.loc	0 538 4
	s_mov_b32 s10, exec_lo
	v_mov_b32_e32 v7, 1
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:8
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_258
	.loc	0 0 4
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:4
.LBB22_258:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s10
.LBB22_259:
	s_or_b32 exec_lo, exec_lo, s9
.LBB22_260:
	s_or_b32 exec_lo, exec_lo, s8
.LBB22_261:
	s_or_b32 exec_lo, exec_lo, s7
.LBB22_262:
	s_or_b32 exec_lo, exec_lo, s6
.LBB22_263:
	s_or_b32 exec_lo, exec_lo, s5
.LBB22_264:
	s_or_b32 exec_lo, exec_lo, s4
.LBB22_265:
	s_or_b32 exec_lo, exec_lo, s1
.LBB22_266:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 542 4 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v7
	.loc	0 538 4
	s_mov_b32 s0, exec_lo
	.loc	0 542 4
	v_add_co_u32 v7, vcc_lo, v1, v5
	v_add_co_ci_u32_e32 v8, vcc_lo, 0, v2, vcc_lo
	.loc	0 542 9 is_stmt 0
	global_store_dword v[7:8], v6, off offset:256
	.loc	0 538 23 is_stmt 1
	global_load_dwordx2 v[5:6], v[1:2], off offset:292
	v_mov_b32_e32 v7, 10
	v_mov_b32_e32 v8, 0
	.loc	0 538 34 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4
	s_cbranch_execz .LBB22_286
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:32
	.loc	0 538 4
	s_mov_b32 s1, exec_lo
	v_mov_b32_e32 v7, 9
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:40
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_285
	.loc	0 538 23
	global_load_dword v5, v[3:4], off offset:28
	.loc	0 538 4
	s_mov_b32 s4, exec_lo
	v_mov_b32_e32 v7, 8
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:36
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_284
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:24
	.loc	0 538 4
	s_mov_b32 s5, exec_lo
	v_mov_b32_e32 v7, 7
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:32
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_283
	.loc	0 538 23
	global_load_dword v5, v[3:4], off offset:20
	.loc	0 538 4
	s_mov_b32 s6, exec_lo
	v_mov_b32_e32 v7, 6
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:28
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_282
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:16
	.loc	0 538 4
	s_mov_b32 s7, exec_lo
	v_mov_b32_e32 v7, 5
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:24
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_281
	.loc	0 538 23
	global_load_dword v5, v[3:4], off offset:12
	.loc	0 538 4
	s_mov_b32 s8, exec_lo
	v_mov_b32_e32 v7, 4
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:20
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_280
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:8
	.loc	0 538 4
	s_mov_b32 s9, exec_lo
	v_mov_b32_e32 v7, 3
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:16
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_279
	.loc	0 538 23
	global_load_dword v5, v[3:4], off offset:4
	.loc	0 538 4
	s_mov_b32 s10, exec_lo
	v_mov_b32_e32 v7, 2
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:12
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_278
	.loc	0 538 23
	global_load_dword v9, v[3:4], off
	.loc	0 538 4
	s_mov_b32 s11, exec_lo
	v_mov_b32_e32 v7, 1
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:8
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_277
	.loc	0 0 4
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:4
.LBB22_277:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s11
.LBB22_278:
	s_or_b32 exec_lo, exec_lo, s10
.LBB22_279:
	s_or_b32 exec_lo, exec_lo, s9
.LBB22_280:
	s_or_b32 exec_lo, exec_lo, s8
.LBB22_281:
	s_or_b32 exec_lo, exec_lo, s7
.LBB22_282:
	s_or_b32 exec_lo, exec_lo, s6
.LBB22_283:
	s_or_b32 exec_lo, exec_lo, s5
.LBB22_284:
	s_or_b32 exec_lo, exec_lo, s4
.LBB22_285:
	s_or_b32 exec_lo, exec_lo, s1
.LBB22_286:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 542 4 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v7
	.loc	0 538 4
	s_mov_b32 s0, exec_lo
	.loc	0 542 4
	v_add_co_u32 v7, vcc_lo, v1, v5
	v_add_co_ci_u32_e32 v8, vcc_lo, 0, v2, vcc_lo
	.loc	0 542 9 is_stmt 0
	global_store_dword v[7:8], v6, off offset:256
	.loc	0 538 23 is_stmt 1
	global_load_dwordx2 v[5:6], v[1:2], off offset:296
	v_mov_b32_e32 v7, 11
	v_mov_b32_e32 v8, 0
	.loc	0 538 34 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4
	s_cbranch_execz .LBB22_308
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:36
	.loc	0 538 4
	s_mov_b32 s1, exec_lo
	v_mov_b32_e32 v7, 10
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:44
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_307
	.loc	0 538 23
	global_load_dword v5, v[3:4], off offset:32
	.loc	0 538 4
	s_mov_b32 s4, exec_lo
	v_mov_b32_e32 v7, 9
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:40
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_306
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:28
	.loc	0 538 4
	s_mov_b32 s5, exec_lo
	v_mov_b32_e32 v7, 8
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:36
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_305
	.loc	0 538 23
	global_load_dword v5, v[3:4], off offset:24
	.loc	0 538 4
	s_mov_b32 s6, exec_lo
	v_mov_b32_e32 v7, 7
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:32
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_304
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:20
	.loc	0 538 4
	s_mov_b32 s7, exec_lo
	v_mov_b32_e32 v7, 6
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:28
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_303
	.loc	0 538 23
	global_load_dword v5, v[3:4], off offset:16
	.loc	0 538 4
	s_mov_b32 s8, exec_lo
	v_mov_b32_e32 v7, 5
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:24
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_302
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:12
	.loc	0 538 4
	s_mov_b32 s9, exec_lo
	v_mov_b32_e32 v7, 4
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:20
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_301
	.loc	0 538 23
	global_load_dword v5, v[3:4], off offset:8
	.loc	0 538 4
	s_mov_b32 s10, exec_lo
	v_mov_b32_e32 v7, 3
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:16
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_300
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:4
	.loc	0 538 4
	s_mov_b32 s11, exec_lo
	v_mov_b32_e32 v7, 2
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:12
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_299
	.loc	0 538 23
	global_load_dword v5, v[3:4], off
	.loc	0 538 4
	s_mov_b32 s12, exec_lo
	v_mov_b32_e32 v7, 1
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:8
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_298
	.loc	0 0 4
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:4
.LBB22_298:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s12
.LBB22_299:
	s_or_b32 exec_lo, exec_lo, s11
.LBB22_300:
	s_or_b32 exec_lo, exec_lo, s10
.LBB22_301:
	s_or_b32 exec_lo, exec_lo, s9
.LBB22_302:
	s_or_b32 exec_lo, exec_lo, s8
.LBB22_303:
	s_or_b32 exec_lo, exec_lo, s7
.LBB22_304:
	s_or_b32 exec_lo, exec_lo, s6
.LBB22_305:
	s_or_b32 exec_lo, exec_lo, s5
.LBB22_306:
	s_or_b32 exec_lo, exec_lo, s4
.LBB22_307:
	s_or_b32 exec_lo, exec_lo, s1
.LBB22_308:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 542 4 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v7
	.loc	0 538 4
	s_mov_b32 s0, exec_lo
	.loc	0 542 4
	v_add_co_u32 v7, vcc_lo, v1, v5
	v_add_co_ci_u32_e32 v8, vcc_lo, 0, v2, vcc_lo
	.loc	0 542 9 is_stmt 0
	global_store_dword v[7:8], v6, off offset:256
	.loc	0 538 23 is_stmt 1
	global_load_dwordx2 v[5:6], v[1:2], off offset:300
	v_mov_b32_e32 v7, 12
	v_mov_b32_e32 v8, 0
	.loc	0 538 34 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4
	s_cbranch_execz .LBB22_332
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:40
	.loc	0 538 4
	s_mov_b32 s1, exec_lo
	v_mov_b32_e32 v7, 11
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:48
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_331
	.loc	0 538 23
	global_load_dword v5, v[3:4], off offset:36
	.loc	0 538 4
	s_mov_b32 s4, exec_lo
	v_mov_b32_e32 v7, 10
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:44
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_330
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:32
	.loc	0 538 4
	s_mov_b32 s5, exec_lo
	v_mov_b32_e32 v7, 9
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:40
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_329
	.loc	0 538 23
	global_load_dword v5, v[3:4], off offset:28
	.loc	0 538 4
	s_mov_b32 s6, exec_lo
	v_mov_b32_e32 v7, 8
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:36
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_328
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:24
	.loc	0 538 4
	s_mov_b32 s7, exec_lo
	v_mov_b32_e32 v7, 7
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:32
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_327
	.loc	0 538 23
	global_load_dword v5, v[3:4], off offset:20
	.loc	0 538 4
	s_mov_b32 s8, exec_lo
	v_mov_b32_e32 v7, 6
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:28
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_326
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:16
	.loc	0 538 4
	s_mov_b32 s9, exec_lo
	v_mov_b32_e32 v7, 5
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:24
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_325
	.loc	0 538 23
	global_load_dword v5, v[3:4], off offset:12
	.loc	0 538 4
	s_mov_b32 s10, exec_lo
	v_mov_b32_e32 v7, 4
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:20
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_324
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:8
	.loc	0 538 4
	s_mov_b32 s11, exec_lo
	v_mov_b32_e32 v7, 3
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:16
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_323
	.loc	0 538 23
	global_load_dword v5, v[3:4], off offset:4
	.loc	0 538 4
	s_mov_b32 s12, exec_lo
	v_mov_b32_e32 v7, 2
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:12
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_322
	.loc	0 538 23
	global_load_dword v9, v[3:4], off
	.loc	0 538 4
	s_mov_b32 s13, exec_lo
	v_mov_b32_e32 v7, 1
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:8
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_321
	.loc	0 0 4
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:4
.LBB22_321:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s13
.LBB22_322:
	s_or_b32 exec_lo, exec_lo, s12
.LBB22_323:
	s_or_b32 exec_lo, exec_lo, s11
.LBB22_324:
	s_or_b32 exec_lo, exec_lo, s10
.LBB22_325:
	s_or_b32 exec_lo, exec_lo, s9
.LBB22_326:
	s_or_b32 exec_lo, exec_lo, s8
.LBB22_327:
	s_or_b32 exec_lo, exec_lo, s7
.LBB22_328:
	s_or_b32 exec_lo, exec_lo, s6
.LBB22_329:
	s_or_b32 exec_lo, exec_lo, s5
.LBB22_330:
	s_or_b32 exec_lo, exec_lo, s4
.LBB22_331:
	s_or_b32 exec_lo, exec_lo, s1
.LBB22_332:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 542 4 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v7
	.loc	0 538 4
	s_mov_b32 s0, exec_lo
	.loc	0 542 4
	v_add_co_u32 v7, vcc_lo, v1, v5
	v_add_co_ci_u32_e32 v8, vcc_lo, 0, v2, vcc_lo
	.loc	0 542 9 is_stmt 0
	global_store_dword v[7:8], v6, off offset:256
	.loc	0 538 23 is_stmt 1
	global_load_dwordx2 v[5:6], v[1:2], off offset:304
	v_mov_b32_e32 v7, 13
	v_mov_b32_e32 v8, 0
	.loc	0 538 34 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4
	s_cbranch_execz .LBB22_358
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:44
	.loc	0 538 4
	s_mov_b32 s1, exec_lo
	v_mov_b32_e32 v7, 12
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:52
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_357
	.loc	0 538 23
	global_load_dword v5, v[3:4], off offset:40
	.loc	0 538 4
	s_mov_b32 s4, exec_lo
	v_mov_b32_e32 v7, 11
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:48
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_356
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:36
	.loc	0 538 4
	s_mov_b32 s5, exec_lo
	v_mov_b32_e32 v7, 10
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:44
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_355
	.loc	0 538 23
	global_load_dword v5, v[3:4], off offset:32
	.loc	0 538 4
	s_mov_b32 s6, exec_lo
	v_mov_b32_e32 v7, 9
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:40
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_354
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:28
	.loc	0 538 4
	s_mov_b32 s7, exec_lo
	v_mov_b32_e32 v7, 8
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:36
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_353
	.loc	0 538 23
	global_load_dword v5, v[3:4], off offset:24
	.loc	0 538 4
	s_mov_b32 s8, exec_lo
	v_mov_b32_e32 v7, 7
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:32
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_352
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:20
	.loc	0 538 4
	s_mov_b32 s9, exec_lo
	v_mov_b32_e32 v7, 6
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:28
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_351
	.loc	0 538 23
	global_load_dword v5, v[3:4], off offset:16
	.loc	0 538 4
	s_mov_b32 s10, exec_lo
	v_mov_b32_e32 v7, 5
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:24
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_350
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:12
	.loc	0 538 4
	s_mov_b32 s11, exec_lo
	v_mov_b32_e32 v7, 4
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:20
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_349
	.loc	0 538 23
	global_load_dword v5, v[3:4], off offset:8
	.loc	0 538 4
	s_mov_b32 s12, exec_lo
	v_mov_b32_e32 v7, 3
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:16
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_348
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:4
	.loc	0 538 4
	s_mov_b32 s13, exec_lo
	v_mov_b32_e32 v7, 2
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:12
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_347
	.loc	0 538 23
	global_load_dword v5, v[3:4], off
	.loc	0 538 4
	s_mov_b32 s14, exec_lo
	v_mov_b32_e32 v7, 1
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:8
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_346
	.loc	0 0 4
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:4
.LBB22_346:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s14
.LBB22_347:
	s_or_b32 exec_lo, exec_lo, s13
.LBB22_348:
	s_or_b32 exec_lo, exec_lo, s12
.LBB22_349:
	s_or_b32 exec_lo, exec_lo, s11
.LBB22_350:
	s_or_b32 exec_lo, exec_lo, s10
.LBB22_351:
	s_or_b32 exec_lo, exec_lo, s9
.LBB22_352:
	s_or_b32 exec_lo, exec_lo, s8
.LBB22_353:
	s_or_b32 exec_lo, exec_lo, s7
.LBB22_354:
	s_or_b32 exec_lo, exec_lo, s6
.LBB22_355:
	s_or_b32 exec_lo, exec_lo, s5
.LBB22_356:
	s_or_b32 exec_lo, exec_lo, s4
.LBB22_357:
	s_or_b32 exec_lo, exec_lo, s1
.LBB22_358:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 542 4 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v7
	.loc	0 538 4
	s_mov_b32 s0, exec_lo
	.loc	0 542 4
	v_add_co_u32 v7, vcc_lo, v1, v5
	v_add_co_ci_u32_e32 v8, vcc_lo, 0, v2, vcc_lo
	.loc	0 542 9 is_stmt 0
	global_store_dword v[7:8], v6, off offset:256
	.loc	0 538 23 is_stmt 1
	global_load_dwordx2 v[5:6], v[1:2], off offset:308
	v_mov_b32_e32 v7, 14
	v_mov_b32_e32 v8, 0
	.loc	0 538 34 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4
	s_cbranch_execz .LBB22_386
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:48
	.loc	0 538 4
	s_mov_b32 s1, exec_lo
	v_mov_b32_e32 v7, 13
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:56
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_385
	.loc	0 538 23
	global_load_dword v5, v[3:4], off offset:44
	.loc	0 538 4
	s_mov_b32 s4, exec_lo
	v_mov_b32_e32 v7, 12
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:52
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_384
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:40
	.loc	0 538 4
	s_mov_b32 s5, exec_lo
	v_mov_b32_e32 v7, 11
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:48
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_383
	.loc	0 538 23
	global_load_dword v5, v[3:4], off offset:36
	.loc	0 538 4
	s_mov_b32 s6, exec_lo
	v_mov_b32_e32 v7, 10
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:44
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_382
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:32
	.loc	0 538 4
	s_mov_b32 s7, exec_lo
	v_mov_b32_e32 v7, 9
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:40
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_381
	.loc	0 538 23
	global_load_dword v5, v[3:4], off offset:28
	.loc	0 538 4
	s_mov_b32 s8, exec_lo
	v_mov_b32_e32 v7, 8
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:36
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_380
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:24
	.loc	0 538 4
	s_mov_b32 s9, exec_lo
	v_mov_b32_e32 v7, 7
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:32
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_379
	.loc	0 538 23
	global_load_dword v5, v[3:4], off offset:20
	.loc	0 538 4
	s_mov_b32 s10, exec_lo
	v_mov_b32_e32 v7, 6
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:28
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_378
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:16
	.loc	0 538 4
	s_mov_b32 s11, exec_lo
	v_mov_b32_e32 v7, 5
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:24
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_377
	.loc	0 538 23
	global_load_dword v5, v[3:4], off offset:12
	.loc	0 538 4
	s_mov_b32 s12, exec_lo
	v_mov_b32_e32 v7, 4
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:20
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_376
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:8
	.loc	0 538 4
	s_mov_b32 s13, exec_lo
	v_mov_b32_e32 v7, 3
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:16
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_375
	.loc	0 538 23
	global_load_dword v5, v[3:4], off offset:4
	.loc	0 538 4
	s_mov_b32 s14, exec_lo
	v_mov_b32_e32 v7, 2
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:12
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_374
	.loc	0 538 23
	global_load_dword v9, v[3:4], off
	.loc	0 538 4
	s_mov_b32 s15, exec_lo
	v_mov_b32_e32 v7, 1
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:8
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_373
	.loc	0 0 4
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:4
.LBB22_373:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s15
.LBB22_374:
	s_or_b32 exec_lo, exec_lo, s14
.LBB22_375:
	s_or_b32 exec_lo, exec_lo, s13
.LBB22_376:
	s_or_b32 exec_lo, exec_lo, s12
.LBB22_377:
	s_or_b32 exec_lo, exec_lo, s11
.LBB22_378:
	s_or_b32 exec_lo, exec_lo, s10
.LBB22_379:
	s_or_b32 exec_lo, exec_lo, s9
.LBB22_380:
	s_or_b32 exec_lo, exec_lo, s8
.LBB22_381:
	s_or_b32 exec_lo, exec_lo, s7
.LBB22_382:
	s_or_b32 exec_lo, exec_lo, s6
.LBB22_383:
	s_or_b32 exec_lo, exec_lo, s5
.LBB22_384:
	s_or_b32 exec_lo, exec_lo, s4
.LBB22_385:
	s_or_b32 exec_lo, exec_lo, s1
.LBB22_386:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 542 4 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v7
	.loc	0 538 4
	s_mov_b32 s0, exec_lo
	.loc	0 542 4
	v_add_co_u32 v7, vcc_lo, v1, v5
	v_add_co_ci_u32_e32 v8, vcc_lo, 0, v2, vcc_lo
	.loc	0 542 9 is_stmt 0
	global_store_dword v[7:8], v6, off offset:256
	.loc	0 538 23 is_stmt 1
	global_load_dwordx2 v[5:6], v[1:2], off offset:312
	v_mov_b32_e32 v7, 15
	v_mov_b32_e32 v8, 0
	.loc	0 538 34 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4
	s_cbranch_execz .LBB22_416
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:52
	.loc	0 538 4
	s_mov_b32 s1, exec_lo
	v_mov_b32_e32 v7, 14
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:60
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_415
	.loc	0 538 23
	global_load_dword v5, v[3:4], off offset:48
	.loc	0 538 4
	s_mov_b32 s4, exec_lo
	v_mov_b32_e32 v7, 13
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:56
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_414
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:44
	.loc	0 538 4
	s_mov_b32 s5, exec_lo
	v_mov_b32_e32 v7, 12
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:52
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_413
	.loc	0 538 23
	global_load_dword v5, v[3:4], off offset:40
	.loc	0 538 4
	s_mov_b32 s6, exec_lo
	v_mov_b32_e32 v7, 11
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:48
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_412
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:36
	.loc	0 538 4
	s_mov_b32 s7, exec_lo
	v_mov_b32_e32 v7, 10
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:44
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_411
	.loc	0 538 23
	global_load_dword v5, v[3:4], off offset:32
	.loc	0 538 4
	s_mov_b32 s8, exec_lo
	v_mov_b32_e32 v7, 9
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:40
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_410
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:28
	.loc	0 538 4
	s_mov_b32 s9, exec_lo
	v_mov_b32_e32 v7, 8
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:36
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_409
	.loc	0 538 23
	global_load_dword v5, v[3:4], off offset:24
	.loc	0 538 4
	s_mov_b32 s10, exec_lo
	v_mov_b32_e32 v7, 7
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:32
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_408
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:20
	.loc	0 538 4
	s_mov_b32 s11, exec_lo
	v_mov_b32_e32 v7, 6
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:28
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_407
	.loc	0 538 23
	global_load_dword v5, v[3:4], off offset:16
	.loc	0 538 4
	s_mov_b32 s12, exec_lo
	v_mov_b32_e32 v7, 5
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:24
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_406
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:12
	.loc	0 538 4
	s_mov_b32 s13, exec_lo
	v_mov_b32_e32 v7, 4
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:20
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_405
	.loc	0 538 23
	global_load_dword v5, v[3:4], off offset:8
	.loc	0 538 4
	s_mov_b32 s14, exec_lo
	v_mov_b32_e32 v7, 3
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:16
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_404
	.loc	0 538 23
	global_load_dword v9, v[3:4], off offset:4
	.loc	0 538 4
	s_mov_b32 s15, exec_lo
	v_mov_b32_e32 v7, 2
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:12
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_403
	.loc	0 538 23
	global_load_dword v5, v[3:4], off
	.loc	0 538 4
	s_mov_b32 s16, exec_lo
	v_mov_b32_e32 v7, 1
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v9, off offset:8
	.loc	0 538 34
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v5, v6
	.loc	0 538 4 is_stmt 0
	s_cbranch_execz .LBB22_402
	.loc	0 0 4
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	.loc	0 539 10 is_stmt 1
	global_store_dword v[3:4], v5, off offset:4
.LBB22_402:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s16
.LBB22_403:
	s_or_b32 exec_lo, exec_lo, s15
.LBB22_404:
	s_or_b32 exec_lo, exec_lo, s14
.LBB22_405:
	s_or_b32 exec_lo, exec_lo, s13
.LBB22_406:
	s_or_b32 exec_lo, exec_lo, s12
.LBB22_407:
	s_or_b32 exec_lo, exec_lo, s11
.LBB22_408:
	s_or_b32 exec_lo, exec_lo, s10
.LBB22_409:
	s_or_b32 exec_lo, exec_lo, s9
.LBB22_410:
	s_or_b32 exec_lo, exec_lo, s8
.LBB22_411:
	s_or_b32 exec_lo, exec_lo, s7
.LBB22_412:
	s_or_b32 exec_lo, exec_lo, s6
.LBB22_413:
	s_or_b32 exec_lo, exec_lo, s5
.LBB22_414:
	s_or_b32 exec_lo, exec_lo, s4
.LBB22_415:
	s_or_b32 exec_lo, exec_lo, s1
.LBB22_416:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 542 4 is_stmt 1
	v_lshlrev_b32_e32 v3, 2, v7
	.loc	0 544 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 542 4
	v_add_co_u32 v3, vcc_lo, v1, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, 0, v2, vcc_lo
	.loc	0 542 9 is_stmt 0
	global_store_dword v[3:4], v6, off offset:256
	.loc	0 544 11 is_stmt 1
	global_load_dword v1, v[1:2], off offset:268
	.loc	0 544 9 is_stmt 0
	s_waitcnt vmcnt(0)
	global_store_dword v0, v1, s[2:3]
	.loc	0 545 1 is_stmt 1
	s_endpgm
.Ltmp160:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel sort_shell
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
		.amdhsa_next_free_vgpr 12
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
.Lfunc_end22:
	.size	sort_shell, .Lfunc_end22-sort_shell

	.protected	sort_merge_path
	.globl	sort_merge_path
	.p2align	8
	.type	sort_merge_path,@function
sort_merge_path:
.Lfunc_begin23:
	.loc	0 549 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	v_mov_b32_e32 v3, 0
	s_mov_b32 s5, 0
	.loc	0 551 2
	s_mov_b32 s4, exec_lo
	.loc	0 551 13 is_stmt 0
	v_cmpx_ne_u32_e32 0, v0
	.loc	0 551 2
	s_cbranch_execz .LBB23_4
	.loc	0 0 2
	v_add_nc_u32_e32 v4, 63, v0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v5, v0
	.p2align	6
.LBB23_2:
	.loc	0 552 17 is_stmt 1
	v_add_nc_u32_e32 v1, v3, v5
	.loc	0 554 17
	v_mov_b32_e32 v7, v2
	.loc	0 552 25
	v_lshrrev_b32_e32 v1, 1, v1
	.loc	0 554 33
	v_sub_nc_u32_e32 v6, v4, v1
	.loc	0 554 7 is_stmt 0
	v_lshlrev_b64 v[8:9], 2, v[1:2]
	.loc	0 554 17
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	.loc	0 554 7
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v8, vcc_lo, s0, v8
	v_add_co_ci_u32_e32 v9, vcc_lo, s1, v9, vcc_lo
	.loc	0 554 17
	v_add_co_u32 v6, vcc_lo, s0, v6
	v_add_co_ci_u32_e32 v7, vcc_lo, s1, v7, vcc_lo
	.loc	0 554 7
	s_clause 0x1
	global_load_dword v8, v[8:9], off
	global_load_dword v6, v[6:7], off
	v_add_nc_u32_e32 v7, 1, v1
	.loc	0 554 15
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc_lo, v8, v6
	.loc	0 554 7
	v_cndmask_b32_e32 v5, v1, v5, vcc_lo
	v_cndmask_b32_e32 v3, v3, v7, vcc_lo
	.loc	0 551 13 is_stmt 1
	v_cmp_ge_u32_e32 vcc_lo, v3, v5
	.loc	0 551 2 is_stmt 0
	s_or_b32 s5, vcc_lo, s5
	s_andn2_b32 exec_lo, exec_lo, s5
	s_cbranch_execnz .LBB23_2
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s5
.LBB23_4:
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 559 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 559 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v3, s[2:3]
	.loc	0 560 1 is_stmt 1
	s_endpgm
.Ltmp161:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel sort_merge_path
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
.Lfunc_end23:
	.size	sort_merge_path, .Lfunc_end23-sort_merge_path

	.protected	sort_radix
	.globl	sort_radix
	.p2align	8
	.type	sort_radix,@function
sort_radix:
.Lfunc_begin24:
	.loc	0 565 11 prologue_end
	s_load_dwordx4 s[4:7], s[4:5], 0x8
	.loc	0 567 14
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 565 11
	v_mov_b32_e32 v2, 0
	v_cmp_ne_u32_e32 vcc_lo, 0, v0
	v_cmp_lt_u32_e64 s0, 1, v0
	v_cmp_lt_u32_e64 s1, 3, v0
	v_cmp_lt_u32_e64 s2, 7, v0
	v_cmp_lt_u32_e64 s3, 15, v0
	v_add_nc_u32_e32 v4, 0xfc, v1
	v_add_nc_u32_e32 v5, 0xf8, v1
	v_add_nc_u32_e32 v6, 0xf0, v1
	v_add_nc_u32_e32 v7, 0xe0, v1
	v_add_nc_u32_e32 v8, 0xc0, v1
	s_mov_b32 s8, 0
	.loc	0 567 14
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v1, s[4:5]
	v_cmp_lt_u32_e64 s4, 31, v0
.Ltmp162:
	.loc	0 9 4
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v9, 0x85ebca6b, v3
	v_add_nc_u32_e32 v3, 0x100, v1
	.loc	0 10 15
	v_lshrrev_b32_e32 v10, 13, v9
	.loc	0 10 11 is_stmt 0
	v_xor_b32_e32 v10, v10, v9
	v_add_nc_u32_e32 v9, 0x80, v1
.Ltmp163:
	.loc	0 567 7 is_stmt 1
	ds_write_b32 v1, v10
	s_branch .LBB24_2
.LBB24_1:
	.loc	0 0 7 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 584 3 is_stmt 1
	v_lshlrev_b32_e32 v11, 2, v11
	.loc	0 568 34
	s_add_i32 s8, s8, 1
	.loc	0 583 3
	buffer_gl0_inv
	.loc	0 568 25
	s_cmp_eq_u32 s8, 32
	.loc	0 583 3
	s_barrier
	buffer_gl0_inv
	.loc	0 584 9
	ds_write_b32 v11, v10
	.loc	0 568 2
	s_cbranch_scc1 .LBB24_18
.LBB24_2:
	.loc	0 569 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 570 12
	ds_read_b32 v10, v1
	.loc	0 570 25 is_stmt 0
	s_lshl_b32 s5, 1, s8
	v_mov_b32_e32 v11, 0
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v12, s5, v10
	v_cmp_eq_u32_e64 s5, 0, v12
	v_cndmask_b32_e64 v13, 0, 1, s5
	v_cmp_ne_u32_e64 s5, 0, v12
	.loc	0 572 11 is_stmt 1
	ds_write_b32 v3, v13
	.loc	0 573 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 575 13
	s_and_saveexec_b32 s9, vcc_lo
	s_cbranch_execz .LBB24_4
	.loc	0 575 22 is_stmt 0
	ds_read_b32 v11, v4
.LBB24_4:
	.loc	0 0 22
	s_or_b32 exec_lo, exec_lo, s9
	.loc	0 577 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 578 12
	ds_read_b32 v12, v3
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v13, v12, v11
	.loc	0 575 13
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	.loc	0 578 12
	ds_write_b32 v3, v13
	.loc	0 579 4
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 575 13
	s_and_saveexec_b32 s9, s0
	s_cbranch_execz .LBB24_6
	.loc	0 575 22 is_stmt 0
	ds_read_b32 v12, v5
.LBB24_6:
	.loc	0 0 22
	s_or_b32 exec_lo, exec_lo, s9
	.loc	0 577 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 578 12
	ds_read_b32 v13, v3
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v12, v13, v12
	ds_write_b32 v3, v12
	.loc	0 579 4
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 575 13
	s_and_saveexec_b32 s9, s1
	s_cbranch_execz .LBB24_8
	.loc	0 575 22 is_stmt 0
	ds_read_b32 v11, v6
.LBB24_8:
	.loc	0 0 22
	s_or_b32 exec_lo, exec_lo, s9
	.loc	0 577 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 578 12
	ds_read_b32 v12, v3
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v13, v12, v11
	.loc	0 575 13
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	.loc	0 578 12
	ds_write_b32 v3, v13
	.loc	0 579 4
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 575 13
	s_and_saveexec_b32 s9, s2
	s_cbranch_execz .LBB24_10
	.loc	0 575 22 is_stmt 0
	ds_read_b32 v12, v7
.LBB24_10:
	.loc	0 0 22
	s_or_b32 exec_lo, exec_lo, s9
	.loc	0 577 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 578 12
	ds_read_b32 v13, v3
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v12, v13, v12
	ds_write_b32 v3, v12
	.loc	0 579 4
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 575 13
	s_and_saveexec_b32 s9, s3
	s_cbranch_execz .LBB24_12
	.loc	0 575 22 is_stmt 0
	ds_read_b32 v11, v8
.LBB24_12:
	.loc	0 0 22
	s_or_b32 exec_lo, exec_lo, s9
	.loc	0 577 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 578 12
	ds_read_b32 v12, v3
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v12, v12, v11
	.loc	0 575 13
	v_mov_b32_e32 v11, 0
	.loc	0 578 12
	ds_write_b32 v3, v12
	.loc	0 579 4
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 575 13
	s_and_saveexec_b32 s9, s4
	s_cbranch_execz .LBB24_14
	.loc	0 575 22 is_stmt 0
	ds_read_b32 v11, v9
.LBB24_14:
	.loc	0 0 22
	s_or_b32 exec_lo, exec_lo, s9
	.loc	0 577 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 578 12
	ds_read_b32 v12, v3
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v11, v12, v11
	ds_write_b32 v3, v11
	.loc	0 579 4
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 581 31
	s_and_saveexec_b32 s9, s5
	s_xor_b32 s5, exec_lo, s9
	s_cbranch_execz .LBB24_16
	.loc	0 581 16 is_stmt 0
	ds_read_b32 v11, v2 offset:508
	.loc	0 581 64
	ds_read_b32 v12, v3
	.loc	0 581 58
	s_waitcnt lgkmcnt(1)
	v_add_nc_u32_e32 v11, v11, v0
	.loc	0 581 62
	s_waitcnt lgkmcnt(0)
	v_sub_nc_u32_e32 v11, v11, v12
.LBB24_16:
	.loc	0 581 31
	s_andn2_saveexec_b32 s5, s5
	s_cbranch_execz .LBB24_1
	.loc	0 581 38
	ds_read_b32 v11, v3
	.loc	0 581 46
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v11, -1, v11
	s_branch .LBB24_1
.LBB24_18:
	.loc	0 586 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 587 11
	ds_read_b32 v1, v1
	.loc	0 587 2 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 587 9
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[6:7]
	.loc	0 588 1 is_stmt 1
	s_endpgm
.Ltmp164:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel sort_radix
		.amdhsa_group_segment_fixed_size 512
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
		.amdhsa_next_free_vgpr 14
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
.Lfunc_end24:
	.size	sort_radix, .Lfunc_end24-sort_radix

	.protected	k_means
	.globl	k_means
	.p2align	8
	.type	k_means,@function
k_means:
.Lfunc_begin25:
	.loc	0 595 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	.loc	0 596 25
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 595 11
	v_mov_b32_e32 v2, 0
	.loc	0 596 25
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v1, s[0:1]
	.loc	0 598 8
	v_cmp_gt_u32_e64 s0, 4, v0
	.loc	0 598 6 is_stmt 0
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB25_2
	.loc	0 0 6
	v_mul_u32_u24_e32 v4, 50, v0
	v_cvt_f32_u32_e32 v4, v4
	.loc	0 599 13 is_stmt 1
	ds_write_b32 v1, v4
.LBB25_2:
	.loc	0 0 13 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
.Ltmp165:
	.loc	0 9 4 is_stmt 1
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v3, 0x85ebca6b, v3
	v_cmp_eq_u32_e64 s1, 0, v0
	v_add_nc_u32_e32 v0, 32, v1
	v_mov_b32_e32 v8, 0
	.loc	0 10 15
	v_lshrrev_b32_e32 v4, 13, v3
	.loc	0 10 11 is_stmt 0
	v_xor_b32_e32 v6, v4, v3
	v_add_nc_u32_e32 v3, 16, v1
	v_mov_b32_e32 v4, 1
.Ltmp166:
	.loc	0 596 34 is_stmt 1
	v_and_b32_e32 v5, 0xff, v6
	.loc	0 596 12 is_stmt 0
	v_cvt_f32_ubyte0_e32 v6, v6
.LBB25_3:
	.loc	0 601 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 602 7
	s_and_saveexec_b32 s4, s0
	s_cbranch_execz .LBB25_5
	.loc	0 603 22
	ds_write_b32 v3, v2
	.loc	0 603 11 is_stmt 0
	ds_write_b32 v0, v2
.LBB25_5:
	.loc	0 0 11
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 604 7 is_stmt 1
	s_and_saveexec_b32 s4, s1
	s_cbranch_execz .LBB25_7
	.loc	0 605 10
	ds_write_b32 v2, v2 offset:48
.LBB25_7:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 606 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 610 17
	ds_read_b128 v[9:12], v2
	.loc	0 610 15 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_sub_f32_e32 v7, v6, v10
	.loc	0 610 37
	v_sub_f32_e32 v9, v6, v9
	.loc	0 610 15
	v_sub_f32_e32 v10, v6, v11
	.loc	0 610 28
	v_cmp_lt_f32_e64 s4, |v7|, |v9|
	.loc	0 610 8
	v_cndmask_b32_e64 v7, 0, 1, s4
	.loc	0 612 7 is_stmt 1
	s_mov_b32 s4, exec_lo
	.loc	0 610 39
	v_lshlrev_b32_e32 v9, 2, v7
	ds_read_b32 v9, v9
	.loc	0 610 37 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_sub_f32_e32 v9, v6, v9
	.loc	0 610 8
	v_cmp_nlt_f32_e64 vcc_lo, |v10|, |v9|
	.loc	0 610 15
	v_sub_f32_e32 v10, v6, v12
	.loc	0 610 8
	v_cndmask_b32_e32 v7, 2, v7, vcc_lo
	.loc	0 610 39
	v_lshlrev_b32_e32 v9, 2, v7
	ds_read_b32 v9, v9
	.loc	0 610 37
	s_waitcnt lgkmcnt(0)
	v_sub_f32_e32 v9, v6, v9
	.loc	0 610 8
	v_cmp_nlt_f32_e64 vcc_lo, |v10|, |v9|
	v_cndmask_b32_e32 v7, 3, v7, vcc_lo
	.loc	0 612 12 is_stmt 1
	v_cmpx_ne_u32_e64 v7, v8
	.loc	0 612 7 is_stmt 0
	s_cbranch_execz .LBB25_10
	.loc	0 613 4 is_stmt 1
	s_mov_b32 s5, exec_lo
	v_mbcnt_lo_u32_b32 v8, s5, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v8
	s_and_b32 s6, exec_lo, vcc_lo
	s_mov_b32 exec_lo, s6
	s_cbranch_execz .LBB25_10
	s_bcnt1_i32_b32 s5, s5
	v_mov_b32_e32 v8, s5
	ds_add_u32 v2, v8 offset:48
.LBB25_10:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 615 15 is_stmt 1
	v_lshlrev_b32_e32 v8, 2, v7
	.loc	0 615 3 is_stmt 0
	ds_add_u32 v8, v5 offset:32
	.loc	0 616 3 is_stmt 1
	ds_add_u32 v8, v4 offset:16
	.loc	0 617 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 618 13
	s_and_saveexec_b32 s4, s0
	s_cbranch_execz .LBB25_13
	.loc	0 618 16 is_stmt 0
	ds_read_b32 v8, v3
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v8
	.loc	0 618 7
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .LBB25_13
	.loc	0 619 31 is_stmt 1
	v_cvt_f32_u32_e32 v9, v8
	v_sub_nc_u32_e32 v10, 0, v8
	.loc	0 619 24 is_stmt 0
	ds_read_b32 v11, v0
	.loc	0 619 31
	v_rcp_iflag_f32_e32 v9, v9
	v_mul_f32_e32 v9, 0x4f7ffffe, v9
	v_cvt_u32_f32_e32 v9, v9
	v_mul_lo_u32 v10, v10, v9
	v_mul_hi_u32 v10, v9, v10
	v_add_nc_u32_e32 v9, v9, v10
	s_waitcnt lgkmcnt(0)
	v_mul_hi_u32 v9, v11, v9
	v_mul_lo_u32 v10, v9, v8
	v_sub_nc_u32_e32 v10, v11, v10
	v_add_nc_u32_e32 v11, 1, v9
	v_sub_nc_u32_e32 v12, v10, v8
	v_cmp_ge_u32_e32 vcc_lo, v10, v8
	v_cndmask_b32_e32 v9, v9, v11, vcc_lo
	v_cndmask_b32_e32 v10, v10, v12, vcc_lo
	v_add_nc_u32_e32 v11, 1, v9
	v_cmp_ge_u32_e32 vcc_lo, v10, v8
	v_cndmask_b32_e32 v8, v9, v11, vcc_lo
	.loc	0 619 16
	v_cvt_f32_u32_e32 v8, v8
	.loc	0 619 14
	ds_write_b32 v1, v8
.LBB25_13:
	.loc	0 0 14
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 620 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 620 25 is_stmt 0
	ds_read_b32 v8, v2 offset:48
	.loc	0 620 31
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v8
	.loc	0 620 2
	s_cbranch_vccz .LBB25_15
	.loc	0 0 2
	v_mov_b32_e32 v8, v7
	.loc	0 620 2
	s_branch .LBB25_3
.LBB25_15:
	.loc	0 621 9 is_stmt 1
	global_store_dword v1, v7, s[2:3]
	.loc	0 622 1
	s_endpgm
.Ltmp167:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k_means
		.amdhsa_group_segment_fixed_size 52
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
		.amdhsa_next_free_vgpr 13
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
	.size	k_means, .Lfunc_end25-k_means

	.protected	mesh_conflicts
	.globl	mesh_conflicts
	.p2align	8
	.type	mesh_conflicts,@function
mesh_conflicts:
.Lfunc_begin26:
	.loc	0 628 11 prologue_end
	s_clause 0x1
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_add_nc_u32_e32 v10, 1, v0
	v_add_nc_u32_e32 v2, 2, v0
	v_and_b32_e32 v1, 63, v0
	v_lshlrev_b32_e32 v4, 2, v0
	.loc	0 0 0 is_stmt 0
	v_mov_b32_e32 v13, 1
	v_and_b32_e32 v3, 63, v10
	v_and_b32_e32 v6, 63, v2
	v_lshlrev_b32_e32 v5, 2, v1
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 1
	v_lshlrev_b32_e32 v7, 2, v3
	v_lshlrev_b32_e32 v8, 2, v6
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, s4, s0, v4
	v_add_co_u32 v2, s2, s2, v4
	v_add_co_ci_u32_e64 v3, null, s3, 0, s2
	v_add_co_u32 v4, s2, s0, v5
	v_add_co_ci_u32_e64 v5, null, s1, 0, s2
	v_add_co_u32 v6, s2, s0, v7
	v_add_co_u32 v8, s0, s0, v8
	v_add_co_ci_u32_e64 v1, null, s1, 0, s4
	v_add_co_ci_u32_e64 v7, null, s1, 0, s2
	v_add_co_ci_u32_e64 v9, null, s1, 0, s0
	s_branch .LBB26_3
.LBB26_1:
	s_or_b32 exec_lo, exec_lo, s0
.LBB26_2:
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 652 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 653 11
	ds_read_b32 v14, v11
	.loc	0 653 2 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v14
	s_cbranch_vccz .LBB26_10
.LBB26_3:
	.loc	0 636 7 is_stmt 1
	v_cmp_ne_u32_e32 vcc_lo, 0, v13
	.loc	0 632 3
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 633 8
	ds_write_b32 v11, v11
	.loc	0 634 12
	global_store_dword v[0:1], v11, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 635 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 636 7
	s_and_saveexec_b32 s0, vcc_lo
	.loc	0 638 5
	s_clause 0x2
	global_atomic_umax v[4:5], v10, off
	global_atomic_umax v[6:7], v10, off
	global_atomic_umax v[8:9], v10, off
	.loc	0 0 5 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	v_mov_b32_e32 v13, 0
	.loc	0 639 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 640 7
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB26_2
	.loc	0 644 12
	global_load_dword v13, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	global_load_dword v14, v[6:7], off glc dlc
	s_waitcnt vmcnt(0)
	global_load_dword v15, v[8:9], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 644 31 is_stmt 0
	v_cmp_ne_u32_e32 vcc_lo, v13, v10
	v_cmp_ne_u32_e64 s0, v14, v10
	v_cmp_ne_u32_e64 s1, v15, v10
	.loc	0 644 9
	s_or_b32 s0, vcc_lo, s0
	s_or_b32 s0, s0, s1
	.loc	0 645 8 is_stmt 1
	s_and_saveexec_b32 s3, s0
	s_xor_b32 s0, exec_lo, s3
	s_cbranch_execz .LBB26_8
	.loc	0 0 8 is_stmt 0
	s_mov_b32 s1, 1
	.loc	0 649 10 is_stmt 1
	ds_write_b32 v11, v12
.LBB26_8:
	.loc	0 645 8
	s_or_saveexec_b32 s0, s0
	v_mov_b32_e32 v13, s1
	s_xor_b32 exec_lo, exec_lo, s0
	s_cbranch_execz .LBB26_1
	.loc	0 646 12
	global_load_dword v13, v[2:3], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v14, 1, v13
	v_mov_b32_e32 v13, 0
	global_store_dword v[2:3], v14, off
	s_branch .LBB26_1
.LBB26_10:
	.loc	0 654 1
	s_endpgm
.Ltmp168:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel mesh_conflicts
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
		.amdhsa_next_free_vgpr 16
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
	.size	mesh_conflicts, .Lfunc_end26-mesh_conflicts

	.protected	page_alloc
	.globl	page_alloc
	.p2align	8
	.type	page_alloc,@function
page_alloc:
.Lfunc_begin27:
	.loc	0 659 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
.Ltmp169:
	.loc	0 9 4
	v_mul_lo_u32 v1, 0x85ebca6b, v0
	s_mov_b32 s2, 0
	s_mov_b32 s3, 0
	.loc	0 10 15
	v_lshrrev_b32_e32 v2, 13, v1
	.loc	0 10 11 is_stmt 0
	v_xor_b32_e32 v5, v2, v1
	s_branch .LBB27_2
.Ltmp170:
.LBB27_1:
	.loc	0 0 11
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 661 53 is_stmt 1
	s_add_i32 s6, s3, 1
	.loc	0 661 33 is_stmt 0
	v_cmp_ne_u32_e32 vcc_lo, -1, v1
	.loc	0 661 29
	s_cmp_gt_u32 s3, 6
	s_cselect_b32 s3, -1, 0
	s_or_b32 s3, s3, vcc_lo
	.loc	0 661 2
	s_and_b32 s3, exec_lo, s3
	s_or_b32 s2, s3, s2
	s_mov_b32 s3, s6
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB27_8
.LBB27_2:
	.loc	0 662 27 is_stmt 1
	v_add_nc_u32_e32 v1, s3, v5
	s_mov_b32 s7, 0
	.loc	0 662 35 is_stmt 0
	v_and_b32_e32 v6, 7, v1
	.loc	0 662 19
	v_lshlrev_b32_e32 v1, 2, v6
	.loc	0 663 14 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v4, v1, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 662 19
	v_add_co_u32 v1, s6, s0, v1
	v_add_co_ci_u32_e64 v2, null, s1, 0, s6
	s_inst_prefetch 0x1
	s_branch .LBB27_4
	.p2align	6
.LBB27_3:
	.loc	0 0 19 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s10
	.loc	0 665 3 is_stmt 1
	s_and_b32 s10, exec_lo, s9
	s_or_b32 s7, s10, s7
	s_andn2_b32 s6, s6, exec_lo
	s_and_b32 s10, s8, exec_lo
	s_or_b32 s6, s6, s10
	s_andn2_b32 exec_lo, exec_lo, s7
	s_cbranch_execz .LBB27_6
.LBB27_4:
	.loc	0 0 3 is_stmt 0
	s_or_b32 s8, s8, exec_lo
	s_or_b32 s9, s9, exec_lo
	.loc	0 665 3
	s_mov_b32 s10, exec_lo
	.loc	0 665 14
	v_cmpx_ne_u32_e32 -1, v4
	.loc	0 665 3
	s_cbranch_execz .LBB27_3
	.loc	0 666 24 is_stmt 1
	v_add_nc_u32_e32 v3, 1, v4
	v_not_b32_e32 v7, v4
	s_andn2_b32 s9, s9, exec_lo
	s_andn2_b32 s8, s8, exec_lo
	.loc	0 666 29 is_stmt 0
	v_and_b32_e32 v3, v3, v7
	.loc	0 666 20
	v_ffbh_u32_e32 v3, v3
	v_min_u32_e32 v3, 32, v3
	.loc	0 666 18
	v_sub_nc_u32_e32 v7, 31, v3
	.loc	0 666 73
	v_lshl_or_b32 v3, 1, v7, v4
	.loc	0 666 46
	global_atomic_cmpswap v3, v[1:2], v[3:4], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v3, v4
	v_mov_b32_e32 v4, v3
	s_and_b32 s11, vcc_lo, exec_lo
	s_or_b32 s9, s9, s11
	s_branch .LBB27_3
.LBB27_6:
	.loc	0 0 46
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s7
	v_mov_b32_e32 v1, -1
	s_xor_b32 s6, s6, -1
	s_and_saveexec_b32 s7, s6
	s_xor_b32 s6, exec_lo, s7
	s_cbranch_execz .LBB27_1
	v_lshl_add_u32 v1, v6, 5, v7
	s_branch .LBB27_1
.LBB27_8:
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 659 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 675 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 675 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	.loc	0 676 1 is_stmt 1
	s_endpgm
.Ltmp171:
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
.Lfunc_end27:
	.size	page_alloc, .Lfunc_end27-page_alloc

	.protected	float_min
	.globl	float_min
	.p2align	8
	.type	float_min,@function
float_min:
.Lfunc_begin28:
	.loc	0 681 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 682 25
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 681 11
	v_mov_b32_e32 v3, 0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 682 25
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[2:3]
	.loc	0 684 12
	global_load_dword v2, v3, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	s_mov_b32 s2, 0
.Ltmp172:
	.loc	0 9 4
	v_mul_lo_u32 v1, 0x85ebca6b, v1
	.loc	0 10 15
	v_lshrrev_b32_e32 v4, 13, v1
	.loc	0 10 11 is_stmt 0
	v_xor_b32_e32 v1, v4, v1
.Ltmp173:
	.loc	0 682 34 is_stmt 1
	v_and_b32_e32 v1, 0x3ff, v1
	.loc	0 682 12 is_stmt 0
	v_cvt_f32_u32_e32 v1, v1
	s_branch .LBB28_2
	.p2align	6
.LBB28_1:
	.loc	0 0 12
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 686 2 is_stmt 1
	s_and_b32 s6, exec_lo, s3
	s_or_b32 s2, s6, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB28_4
.LBB28_2:
	.loc	0 0 2 is_stmt 0
	s_or_b32 s3, s3, exec_lo
	.loc	0 686 2
	s_mov_b32 s6, exec_lo
	.loc	0 686 23
	v_cmpx_gt_f32_e32 v2, v1
	.loc	0 686 2
	s_cbranch_execz .LBB28_1
	.loc	0 687 14 is_stmt 1
	global_atomic_cmpswap v4, v3, v[1:2], s[0:1] glc
	s_andn2_b32 s3, s3, exec_lo
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v4, v2
	v_mov_b32_e32 v2, v4
	s_and_b32 s7, vcc_lo, exec_lo
	s_or_b32 s3, s3, s7
	s_branch .LBB28_1
.LBB28_4:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 693 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 693 9 is_stmt 0
	global_store_dword v0, v2, s[4:5]
	.loc	0 694 1 is_stmt 1
	s_endpgm
.Ltmp174:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel float_min
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
.Lfunc_end28:
	.size	float_min, .Lfunc_end28-float_min

	.protected	gauss_pivot
	.globl	gauss_pivot
	.p2align	8
	.type	gauss_pivot,@function
gauss_pivot:
.Lfunc_begin29:
	.loc	0 9 4 prologue_end
	v_mul_lo_u32 v1, 0x85ebca6b, v0
.Ltmp175:
	.loc	0 701 49
	v_and_b32_e32 v5, 7, v0
	.loc	0 701 36 is_stmt 0
	v_lshrrev_b32_e32 v4, 3, v0
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
.Ltmp176:
	.loc	0 10 15 is_stmt 1
	v_lshrrev_b32_e32 v2, 13, v1
	.loc	0 10 11 is_stmt 0
	v_xor_b32_e32 v1, v2, v1
.Ltmp177:
	.loc	0 703 2 is_stmt 1
	v_lshlrev_b32_e32 v2, 2, v5
	.loc	0 703 32 is_stmt 0
	v_and_b32_e32 v1, 15, v1
	.loc	0 703 16
	v_cvt_f32_ubyte0_e32 v3, v1
	.loc	0 703 2
	v_lshl_or_b32 v1, v4, 5, v2
	.loc	0 703 14
	ds_write_b32 v1, v3
	.loc	0 705 7 is_stmt 1
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB29_2
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v3, 0
	.loc	0 706 9 is_stmt 1
	ds_write_b32 v3, v3 offset:256
.LBB29_2:
	.loc	0 0 9 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	v_lshlrev_b32_e32 v3, 5, v4
	.loc	0 708 16 is_stmt 1
	s_mov_b32 s1, exec_lo
	.loc	0 707 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 708 11
	v_cmpx_eq_u32_e32 0, v5
	.loc	0 708 16 is_stmt 0
	s_cbranch_execz .LBB29_7
	.loc	0 709 33 is_stmt 1
	ds_read_b32 v6, v3
	s_mov_b32 s0, exec_lo
	s_mov_b32 s2, 0
	.loc	0 709 22 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cvt_u32_f32_e64 v6, |v6|
	.loc	0 709 49
	v_lshl_or_b32 v6, v6, 8, v4
.LBB29_4:
	.loc	0 709 4
	s_ff1_i32_b32 s3, s0
	v_readlane_b32 s6, v6, s3
	s_lshl_b32 s3, 1, s3
	s_andn2_b32 s0, s0, s3
	s_max_u32 s2, s2, s6
	s_cmp_lg_u32 s0, 0
	s_cbranch_scc1 .LBB29_4
	v_mbcnt_lo_u32_b32 v6, exec_lo, 0
	s_mov_b32 s3, exec_lo
	v_cmpx_eq_u32_e32 0, v6
	s_xor_b32 s3, exec_lo, s3
	s_cbranch_execz .LBB29_7
	.loc	0 0 4
	v_mov_b32_e32 v6, 0
	.loc	0 709 4
	v_mov_b32_e32 v7, s2
	ds_max_u32 v6, v7 offset:256
.LBB29_7:
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v6, 0
	.loc	0 710 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 715 11
	v_cmp_gt_u32_e64 s0, 8, v0
	.loc	0 711 12
	ds_read_b32 v8, v6 offset:256
	.loc	0 712 50
	ds_read_b32 v6, v3
	.loc	0 712 16 is_stmt 0
	ds_read_b32 v7, v1
	.loc	0 715 7 is_stmt 1
	s_mov_b32 s2, exec_lo
	.loc	0 711 17
	s_waitcnt lgkmcnt(2)
	v_and_b32_e32 v8, 7, v8
	.loc	0 712 35
	v_lshl_or_b32 v8, v8, 5, v2
	ds_read_b32 v8, v8
	.loc	0 714 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 715 11
	v_cmpx_lt_u32_e32 7, v0
	.loc	0 715 7 is_stmt 0
	s_cbranch_execz .LBB29_9
	.loc	0 0 7
	v_fma_f32 v6, -v6, v8, v7
	.loc	0 716 16 is_stmt 1
	ds_write_b32 v1, v6
.LBB29_9:
	.loc	0 0 16 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 717 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 705 7
	s_and_saveexec_b32 s1, vcc_lo
	s_cbranch_execz .LBB29_11
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v6, 0
	.loc	0 706 9 is_stmt 1
	ds_write_b32 v6, v6 offset:256
.LBB29_11:
	.loc	0 0 9 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 708 11 is_stmt 1
	v_cmp_eq_u32_e64 s1, 1, v5
	.loc	0 708 16 is_stmt 0
	s_xor_b32 s0, s0, -1
	.loc	0 707 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	s_and_b32 s0, s1, s0
	.loc	0 708 16
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB29_16
	.loc	0 709 33
	ds_read_b32 v6, v3 offset:4
	s_mov_b32 s0, exec_lo
	s_mov_b32 s2, 0
	.loc	0 709 22 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cvt_u32_f32_e64 v6, |v6|
	.loc	0 709 49
	v_lshl_or_b32 v6, v6, 8, v4
.LBB29_13:
	.loc	0 709 4
	s_ff1_i32_b32 s3, s0
	v_readlane_b32 s6, v6, s3
	s_lshl_b32 s3, 1, s3
	s_andn2_b32 s0, s0, s3
	s_max_u32 s2, s2, s6
	s_cmp_lg_u32 s0, 0
	s_cbranch_scc1 .LBB29_13
	v_mbcnt_lo_u32_b32 v6, exec_lo, 0
	s_mov_b32 s3, exec_lo
	v_cmpx_eq_u32_e32 0, v6
	s_xor_b32 s3, exec_lo, s3
	s_cbranch_execz .LBB29_16
	.loc	0 0 4
	v_mov_b32_e32 v6, 0
	.loc	0 709 4
	v_mov_b32_e32 v7, s2
	ds_max_u32 v6, v7 offset:256
.LBB29_16:
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v6, 0
	.loc	0 710 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 715 7
	s_mov_b32 s1, exec_lo
	.loc	0 711 12
	ds_read_b32 v8, v6 offset:256
	.loc	0 712 50
	ds_read_b32 v6, v3 offset:4
	.loc	0 712 16 is_stmt 0
	ds_read_b32 v7, v1
	.loc	0 711 17 is_stmt 1
	s_waitcnt lgkmcnt(2)
	v_and_b32_e32 v8, 7, v8
	.loc	0 712 35
	v_lshl_or_b32 v8, v8, 5, v2
	ds_read_b32 v8, v8
	.loc	0 714 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 715 11
	v_cmpx_lt_u32_e32 15, v0
	.loc	0 715 7 is_stmt 0
	s_cbranch_execz .LBB29_18
	.loc	0 0 7
	v_fma_f32 v6, -v6, v8, v7
	.loc	0 716 16 is_stmt 1
	ds_write_b32 v1, v6
.LBB29_18:
	.loc	0 0 16 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 717 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 705 7
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB29_20
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v6, 0
	.loc	0 706 9 is_stmt 1
	ds_write_b32 v6, v6 offset:256
.LBB29_20:
	.loc	0 0 9 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 708 11 is_stmt 1
	v_cmp_eq_u32_e64 s0, 2, v5
	v_cmp_lt_u32_e64 s1, 15, v0
	.loc	0 707 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	s_and_b32 s0, s0, s1
	.loc	0 708 16
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB29_25
	.loc	0 709 33
	ds_read_b32 v6, v3 offset:8
	s_mov_b32 s0, exec_lo
	s_mov_b32 s2, 0
	.loc	0 709 22 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cvt_u32_f32_e64 v6, |v6|
	.loc	0 709 49
	v_lshl_or_b32 v6, v6, 8, v4
.LBB29_22:
	.loc	0 709 4
	s_ff1_i32_b32 s3, s0
	v_readlane_b32 s6, v6, s3
	s_lshl_b32 s3, 1, s3
	s_andn2_b32 s0, s0, s3
	s_max_u32 s2, s2, s6
	s_cmp_lg_u32 s0, 0
	s_cbranch_scc1 .LBB29_22
	v_mbcnt_lo_u32_b32 v6, exec_lo, 0
	s_mov_b32 s3, exec_lo
	v_cmpx_eq_u32_e32 0, v6
	s_xor_b32 s3, exec_lo, s3
	s_cbranch_execz .LBB29_25
	.loc	0 0 4
	v_mov_b32_e32 v6, 0
	.loc	0 709 4
	v_mov_b32_e32 v7, s2
	ds_max_u32 v6, v7 offset:256
.LBB29_25:
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v6, 0
	.loc	0 710 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 715 7
	s_mov_b32 s1, exec_lo
	.loc	0 711 12
	ds_read_b32 v8, v6 offset:256
	.loc	0 712 50
	ds_read_b32 v6, v3 offset:8
	.loc	0 712 16 is_stmt 0
	ds_read_b32 v7, v1
	.loc	0 711 17 is_stmt 1
	s_waitcnt lgkmcnt(2)
	v_and_b32_e32 v8, 7, v8
	.loc	0 712 35
	v_lshl_or_b32 v8, v8, 5, v2
	ds_read_b32 v8, v8
	.loc	0 714 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 715 11
	v_cmpx_lt_u32_e32 23, v0
	.loc	0 715 7 is_stmt 0
	s_cbranch_execz .LBB29_27
	.loc	0 0 7
	v_fma_f32 v6, -v6, v8, v7
	.loc	0 716 16 is_stmt 1
	ds_write_b32 v1, v6
.LBB29_27:
	.loc	0 0 16 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 717 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 705 7
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB29_29
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v6, 0
	.loc	0 706 9 is_stmt 1
	ds_write_b32 v6, v6 offset:256
.LBB29_29:
	.loc	0 0 9 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 708 11 is_stmt 1
	v_cmp_eq_u32_e64 s0, 3, v5
	v_cmp_lt_u32_e64 s1, 23, v0
	.loc	0 707 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	s_and_b32 s0, s0, s1
	.loc	0 708 16
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB29_34
	.loc	0 709 33
	ds_read_b32 v6, v3 offset:12
	s_mov_b32 s0, exec_lo
	s_mov_b32 s2, 0
	.loc	0 709 22 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cvt_u32_f32_e64 v6, |v6|
	.loc	0 709 49
	v_lshl_or_b32 v6, v6, 8, v4
.LBB29_31:
	.loc	0 709 4
	s_ff1_i32_b32 s3, s0
	v_readlane_b32 s6, v6, s3
	s_lshl_b32 s3, 1, s3
	s_andn2_b32 s0, s0, s3
	s_max_u32 s2, s2, s6
	s_cmp_lg_u32 s0, 0
	s_cbranch_scc1 .LBB29_31
	v_mbcnt_lo_u32_b32 v6, exec_lo, 0
	s_mov_b32 s3, exec_lo
	v_cmpx_eq_u32_e32 0, v6
	s_xor_b32 s3, exec_lo, s3
	s_cbranch_execz .LBB29_34
	.loc	0 0 4
	v_mov_b32_e32 v6, 0
	.loc	0 709 4
	v_mov_b32_e32 v7, s2
	ds_max_u32 v6, v7 offset:256
.LBB29_34:
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v6, 0
	.loc	0 710 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 715 7
	s_mov_b32 s1, exec_lo
	.loc	0 711 12
	ds_read_b32 v8, v6 offset:256
	.loc	0 712 50
	ds_read_b32 v6, v3 offset:12
	.loc	0 712 16 is_stmt 0
	ds_read_b32 v7, v1
	.loc	0 711 17 is_stmt 1
	s_waitcnt lgkmcnt(2)
	v_and_b32_e32 v8, 7, v8
	.loc	0 712 35
	v_lshl_or_b32 v8, v8, 5, v2
	ds_read_b32 v8, v8
	.loc	0 714 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 715 11
	v_cmpx_lt_u32_e32 31, v0
	.loc	0 715 7 is_stmt 0
	s_cbranch_execz .LBB29_36
	.loc	0 0 7
	v_fma_f32 v6, -v6, v8, v7
	.loc	0 716 16 is_stmt 1
	ds_write_b32 v1, v6
.LBB29_36:
	.loc	0 0 16 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 717 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 705 7
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB29_38
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v6, 0
	.loc	0 706 9 is_stmt 1
	ds_write_b32 v6, v6 offset:256
.LBB29_38:
	.loc	0 0 9 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 708 11 is_stmt 1
	v_cmp_eq_u32_e64 s0, 4, v5
	v_cmp_lt_u32_e64 s1, 31, v0
	.loc	0 707 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	s_and_b32 s0, s0, s1
	.loc	0 708 16
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB29_43
	.loc	0 709 33
	ds_read_b32 v6, v3 offset:16
	s_mov_b32 s0, exec_lo
	s_mov_b32 s2, 0
	.loc	0 709 22 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cvt_u32_f32_e64 v6, |v6|
	.loc	0 709 49
	v_lshl_or_b32 v6, v6, 8, v4
.LBB29_40:
	.loc	0 709 4
	s_ff1_i32_b32 s3, s0
	v_readlane_b32 s6, v6, s3
	s_lshl_b32 s3, 1, s3
	s_andn2_b32 s0, s0, s3
	s_max_u32 s2, s2, s6
	s_cmp_lg_u32 s0, 0
	s_cbranch_scc1 .LBB29_40
	v_mbcnt_lo_u32_b32 v6, exec_lo, 0
	s_mov_b32 s3, exec_lo
	v_cmpx_eq_u32_e32 0, v6
	s_xor_b32 s3, exec_lo, s3
	s_cbranch_execz .LBB29_43
	.loc	0 0 4
	v_mov_b32_e32 v6, 0
	.loc	0 709 4
	v_mov_b32_e32 v7, s2
	ds_max_u32 v6, v7 offset:256
.LBB29_43:
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v6, 0
	.loc	0 710 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 715 7
	s_mov_b32 s1, exec_lo
	.loc	0 711 12
	ds_read_b32 v8, v6 offset:256
	.loc	0 712 50
	ds_read_b32 v6, v3 offset:16
	.loc	0 712 16 is_stmt 0
	ds_read_b32 v7, v1
	.loc	0 711 17 is_stmt 1
	s_waitcnt lgkmcnt(2)
	v_and_b32_e32 v8, 7, v8
	.loc	0 712 35
	v_lshl_or_b32 v8, v8, 5, v2
	ds_read_b32 v8, v8
	.loc	0 714 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 715 11
	v_cmpx_lt_u32_e32 39, v0
	.loc	0 715 7 is_stmt 0
	s_cbranch_execz .LBB29_45
	.loc	0 0 7
	v_fma_f32 v6, -v6, v8, v7
	.loc	0 716 16 is_stmt 1
	ds_write_b32 v1, v6
.LBB29_45:
	.loc	0 0 16 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 717 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 705 7
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB29_47
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v6, 0
	.loc	0 706 9 is_stmt 1
	ds_write_b32 v6, v6 offset:256
.LBB29_47:
	.loc	0 0 9 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 708 11 is_stmt 1
	v_cmp_eq_u32_e64 s0, 5, v5
	v_cmp_lt_u32_e64 s1, 39, v0
	.loc	0 707 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	s_and_b32 s0, s0, s1
	.loc	0 708 16
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB29_52
	.loc	0 709 33
	ds_read_b32 v6, v3 offset:20
	s_mov_b32 s0, exec_lo
	s_mov_b32 s2, 0
	.loc	0 709 22 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cvt_u32_f32_e64 v6, |v6|
	.loc	0 709 49
	v_lshl_or_b32 v6, v6, 8, v4
.LBB29_49:
	.loc	0 709 4
	s_ff1_i32_b32 s3, s0
	v_readlane_b32 s6, v6, s3
	s_lshl_b32 s3, 1, s3
	s_andn2_b32 s0, s0, s3
	s_max_u32 s2, s2, s6
	s_cmp_lg_u32 s0, 0
	s_cbranch_scc1 .LBB29_49
	v_mbcnt_lo_u32_b32 v6, exec_lo, 0
	s_mov_b32 s3, exec_lo
	v_cmpx_eq_u32_e32 0, v6
	s_xor_b32 s3, exec_lo, s3
	s_cbranch_execz .LBB29_52
	.loc	0 0 4
	v_mov_b32_e32 v6, 0
	.loc	0 709 4
	v_mov_b32_e32 v7, s2
	ds_max_u32 v6, v7 offset:256
.LBB29_52:
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v6, 0
	.loc	0 710 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 715 7
	s_mov_b32 s1, exec_lo
	.loc	0 711 12
	ds_read_b32 v8, v6 offset:256
	.loc	0 712 50
	ds_read_b32 v6, v3 offset:20
	.loc	0 712 16 is_stmt 0
	ds_read_b32 v7, v1
	.loc	0 711 17 is_stmt 1
	s_waitcnt lgkmcnt(2)
	v_and_b32_e32 v8, 7, v8
	.loc	0 712 35
	v_lshl_or_b32 v8, v8, 5, v2
	ds_read_b32 v8, v8
	.loc	0 714 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 715 11
	v_cmpx_lt_u32_e32 47, v0
	.loc	0 715 7 is_stmt 0
	s_cbranch_execz .LBB29_54
	.loc	0 0 7
	v_fma_f32 v6, -v6, v8, v7
	.loc	0 716 16 is_stmt 1
	ds_write_b32 v1, v6
.LBB29_54:
	.loc	0 0 16 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 717 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 705 7
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB29_56
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v6, 0
	.loc	0 706 9 is_stmt 1
	ds_write_b32 v6, v6 offset:256
.LBB29_56:
	.loc	0 0 9 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 708 11 is_stmt 1
	v_cmp_eq_u32_e64 s0, 6, v5
	v_cmp_lt_u32_e64 s1, 47, v0
	.loc	0 707 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	s_and_b32 s0, s0, s1
	.loc	0 708 16
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB29_61
	.loc	0 709 33
	ds_read_b32 v6, v3 offset:24
	s_mov_b32 s0, exec_lo
	s_mov_b32 s2, 0
	.loc	0 709 22 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cvt_u32_f32_e64 v6, |v6|
	.loc	0 709 49
	v_lshl_or_b32 v6, v6, 8, v4
.LBB29_58:
	.loc	0 709 4
	s_ff1_i32_b32 s3, s0
	v_readlane_b32 s6, v6, s3
	s_lshl_b32 s3, 1, s3
	s_andn2_b32 s0, s0, s3
	s_max_u32 s2, s2, s6
	s_cmp_lg_u32 s0, 0
	s_cbranch_scc1 .LBB29_58
	v_mbcnt_lo_u32_b32 v6, exec_lo, 0
	s_mov_b32 s3, exec_lo
	v_cmpx_eq_u32_e32 0, v6
	s_xor_b32 s3, exec_lo, s3
	s_cbranch_execz .LBB29_61
	.loc	0 0 4
	v_mov_b32_e32 v6, 0
	.loc	0 709 4
	v_mov_b32_e32 v7, s2
	ds_max_u32 v6, v7 offset:256
.LBB29_61:
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v6, 0
	.loc	0 710 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 715 7
	s_mov_b32 s1, exec_lo
	.loc	0 711 12
	ds_read_b32 v8, v6 offset:256
	.loc	0 712 50
	ds_read_b32 v6, v3 offset:24
	.loc	0 712 16 is_stmt 0
	ds_read_b32 v7, v1
	.loc	0 711 17 is_stmt 1
	s_waitcnt lgkmcnt(2)
	v_and_b32_e32 v8, 7, v8
	.loc	0 712 35
	v_lshl_or_b32 v8, v8, 5, v2
	ds_read_b32 v8, v8
	.loc	0 714 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 715 11
	v_cmpx_lt_u32_e32 55, v0
	.loc	0 715 7 is_stmt 0
	s_cbranch_execz .LBB29_63
	.loc	0 0 7
	v_fma_f32 v6, -v6, v8, v7
	.loc	0 716 16 is_stmt 1
	ds_write_b32 v1, v6
.LBB29_63:
	.loc	0 0 16 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 717 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 705 7
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB29_65
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v6, 0
	.loc	0 706 9 is_stmt 1
	ds_write_b32 v6, v6 offset:256
.LBB29_65:
	.loc	0 0 9 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 708 11 is_stmt 1
	v_cmp_eq_u32_e32 vcc_lo, 7, v5
	v_cmp_lt_u32_e64 s0, 55, v0
	.loc	0 707 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	s_and_b32 s1, vcc_lo, s0
	.loc	0 708 16
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB29_70
	.loc	0 709 33
	ds_read_b32 v5, v3 offset:28
	s_mov_b32 s2, exec_lo
	s_mov_b32 s1, 0
	.loc	0 709 22 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cvt_u32_f32_e64 v5, |v5|
	.loc	0 709 49
	v_lshl_or_b32 v4, v5, 8, v4
.LBB29_67:
	.loc	0 709 4
	s_ff1_i32_b32 s3, s2
	v_readlane_b32 s6, v4, s3
	s_lshl_b32 s3, 1, s3
	s_andn2_b32 s2, s2, s3
	s_max_u32 s1, s1, s6
	s_cmp_lg_u32 s2, 0
	s_cbranch_scc1 .LBB29_67
	v_mbcnt_lo_u32_b32 v4, exec_lo, 0
	s_mov_b32 s2, exec_lo
	v_cmpx_eq_u32_e32 0, v4
	s_xor_b32 s2, exec_lo, s2
	s_cbranch_execz .LBB29_70
	.loc	0 0 4
	v_mov_b32_e32 v4, 0
	.loc	0 709 4
	v_mov_b32_e32 v5, s1
	ds_max_u32 v4, v5 offset:256
.LBB29_70:
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s0
	v_mov_b32_e32 v4, 0
	.loc	0 710 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 715 7
	s_mov_b32 s0, exec_lo
	.loc	0 711 12
	ds_read_b32 v5, v4 offset:256
	.loc	0 712 50
	ds_read_b32 v3, v3 offset:28
	.loc	0 712 16 is_stmt 0
	ds_read_b32 v4, v1
	.loc	0 711 17 is_stmt 1
	s_waitcnt lgkmcnt(2)
	v_and_b32_e32 v5, 7, v5
	.loc	0 712 35
	v_lshl_or_b32 v2, v5, 5, v2
	ds_read_b32 v2, v2
	.loc	0 714 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 715 11
	v_cmpx_lt_u32_e32 63, v0
	.loc	0 715 7 is_stmt 0
	s_cbranch_execz .LBB29_72
	.loc	0 0 7
	v_fma_f32 v2, -v3, v2, v4
	.loc	0 716 16 is_stmt 1
	ds_write_b32 v1, v2
.LBB29_72:
	.loc	0 0 16 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 717 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 719 17
	ds_read_b32 v1, v1
	.loc	0 701 11
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 719 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 719 11 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cvt_u32_f32_e32 v1, v1
	.loc	0 719 9
	global_store_dword v0, v1, s[0:1]
	.loc	0 720 1 is_stmt 1
	s_endpgm
.Ltmp178:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel gauss_pivot
		.amdhsa_group_segment_fixed_size 260
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
.Lfunc_end29:
	.size	gauss_pivot, .Lfunc_end29-gauss_pivot

	.protected	mandelbrot
	.globl	mandelbrot
	.p2align	8
	.type	mandelbrot,@function
mandelbrot:
.Lfunc_begin30:
	.loc	0 725 27 prologue_end
	v_cvt_f32_ubyte0_e32 v1, v0
	.loc	0 725 64 is_stmt 0
	v_and_b32_e32 v2, 7, v0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, 0
	s_mov_b32 s0, 0
	.loc	0 725 36
	v_mul_f32_e32 v1, 0x3d000000, v1
	.loc	0 725 54
	v_cvt_f32_ubyte0_e32 v3, v2
	v_mov_b32_e32 v2, 0
	s_mov_b32 s1, 0
	.loc	0 725 41
	v_add_f32_e32 v1, 0xbfc00000, v1
	.loc	0 725 70
	v_mul_f32_e32 v3, 0x3e000000, v3
	.p2align	6
.LBB30_1:
	.loc	0 730 9 is_stmt 1
	v_add_f32_e32 v6, v5, v5
	.loc	0 728 19
	v_fma_f32 v2, v5, v5, -v2
	.loc	0 732 4
	s_add_i32 s2, s1, 1
	.loc	0 727 30
	s_cmpk_gt_u32 s1, 0x62
	s_cselect_b32 s1, -1, 0
	.loc	0 730 17
	v_fma_f32 v4, v6, v4, v3
	.loc	0 728 27
	v_add_f32_e32 v5, v1, v2
	.loc	0 727 19
	v_mul_f32_e32 v2, v4, v4
	.loc	0 727 15 is_stmt 0
	v_fma_f32 v6, v5, v5, v2
	.loc	0 727 23
	v_cmp_ngt_f32_e32 vcc_lo, 4.0, v6
	.loc	0 732 4 is_stmt 1
	v_mov_b32_e32 v6, s2
	s_or_b32 s1, vcc_lo, s1
	.loc	0 727 2
	s_and_b32 s1, exec_lo, s1
	s_or_b32 s0, s1, s0
	s_mov_b32 s1, s2
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB30_1
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 724 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 734 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 734 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v6, s[0:1]
	.loc	0 735 1 is_stmt 1
	s_endpgm
.Ltmp179:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel mandelbrot
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
.Lfunc_end30:
	.size	mandelbrot, .Lfunc_end30-mandelbrot

	.protected	spmv_rows
	.globl	spmv_rows
	.p2align	8
	.type	spmv_rows,@function
spmv_rows:
.Lfunc_begin31:
	.loc	0 739 11 prologue_end
	s_load_dwordx4 s[4:7], s[4:5], 0x8
	.loc	0 742 16
	v_lshlrev_b32_e32 v6, 2, v0
	.loc	0 739 11
	v_mov_b32_e32 v2, 0
	.loc	0 742 2
	s_mov_b32 s1, exec_lo
	.loc	0 742 16 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_load_dwordx2 v[0:1], v6, s[4:5]
	.loc	0 742 27
	s_waitcnt vmcnt(0)
	v_cmpx_lt_u32_e64 v0, v1
	.loc	0 742 2
	s_cbranch_execz .LBB31_4
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v7, 0
	s_mov_b32 s2, 0
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_add_co_u32 v4, vcc_lo, s4, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s5, v5, vcc_lo
	.p2align	6
.LBB31_2:
	.loc	0 743 43 is_stmt 1
	v_add_nc_u32_e32 v2, 0x100, v0
	.loc	0 742 43
	v_add_nc_u32_e32 v0, 1, v0
	.loc	0 743 34
	v_lshlrev_b64 v[8:9], 2, v[2:3]
	.loc	0 742 27
	v_cmp_ge_u32_e64 s0, v0, v1
	.loc	0 742 2 is_stmt 0
	s_or_b32 s2, s0, s2
	.loc	0 743 34 is_stmt 1
	v_add_co_u32 v8, vcc_lo, s4, v8
	v_add_co_ci_u32_e32 v9, vcc_lo, s5, v9, vcc_lo
	.loc	0 743 17 is_stmt 0
	global_load_dword v2, v[4:5], off
	.loc	0 743 34
	global_load_dword v8, v[8:9], off
	.loc	0 742 27 is_stmt 1
	v_add_co_u32 v4, vcc_lo, v4, 4
	v_add_co_ci_u32_e32 v5, vcc_lo, 0, v5, vcc_lo
	.loc	0 743 10
	s_waitcnt vmcnt(1)
	v_cvt_f32_u32_e32 v2, v2
	.loc	0 743 27 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cvt_f32_u32_e32 v8, v8
	.loc	0 743 7
	v_fmac_f32_e32 v7, v2, v8
	.loc	0 742 2 is_stmt 1
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB31_2
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 744 11 is_stmt 1
	v_cvt_u32_f32_e32 v2, v7
.LBB31_4:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 744 9
	global_store_dword v6, v2, s[6:7]
	.loc	0 745 1 is_stmt 1
	s_endpgm
.Ltmp180:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel spmv_rows
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
.Lfunc_end31:
	.size	spmv_rows, .Lfunc_end31-spmv_rows

	.protected	region_grow
	.globl	region_grow
	.p2align	8
	.type	region_grow,@function
region_grow:
.Lfunc_begin32:
	.loc	0 753 18 prologue_end
	v_cmp_eq_u32_e32 vcc_lo, 32, v0
	.loc	0 753 2 is_stmt 0
	v_lshlrev_b32_e32 v3, 2, v0
	.loc	0 754 6 is_stmt 1
	s_mov_b32 s0, exec_lo
	.loc	0 753 18
	v_cndmask_b32_e64 v1, 0, 1, vcc_lo
	.loc	0 753 14 is_stmt 0
	ds_write_b32 v3, v1 offset:4
	.loc	0 754 8 is_stmt 1
	v_cmpx_eq_u32_e32 0, v0
	.loc	0 754 6 is_stmt 0
	s_cbranch_execz .LBB32_2
	.loc	0 0 6
	v_mov_b32_e32 v1, 0
	.loc	0 755 22 is_stmt 1
	ds_write2_b32 v1, v1, v1 offset1:65
.LBB32_2:
	.loc	0 0 22 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 751 11 is_stmt 1
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 1
	.loc	0 756 2
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	v_add_co_u32 v1, s0, s0, v3
	v_add_co_ci_u32_e64 v2, null, s1, 0, s0
	s_inst_prefetch 0x1
	s_branch .LBB32_4
	.p2align	6
.LBB32_3:
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 764 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 765 14
	ds_read_b32 v6, v4 offset:264
	.loc	0 766 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 767 8
	v_cmp_ne_u32_e32 vcc_lo, 0, v6
	s_cbranch_vccz .LBB32_10
.LBB32_4:
	.loc	0 758 8
	ds_write_b32 v4, v4 offset:264
	.loc	0 759 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 760 8
	ds_read_b32 v6, v3 offset:4
	.loc	0 760 20 is_stmt 0
	s_mov_b32 s0, exec_lo
	.loc	0 760 8
	s_waitcnt lgkmcnt(0)
	v_cmpx_eq_u32_e32 0, v6
	.loc	0 760 20
	s_cbranch_execz .LBB32_3
	.loc	0 760 24
	ds_read_b32 v6, v3
	.loc	0 760 32
	s_mov_b32 s4, exec_lo
	.loc	0 760 24
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e64 s1, 0, v6
	v_cmpx_eq_u32_e32 0, v6
	.loc	0 760 32
	s_cbranch_execz .LBB32_7
	.loc	0 760 35
	ds_read_b32 v6, v3 offset:8
	s_andn2_b32 s1, s1, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v6
	s_and_b32 s5, vcc_lo, exec_lo
	s_or_b32 s1, s1, s5
.LBB32_7:
	.loc	0 0 35
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 760 32
	s_and_b32 exec_lo, exec_lo, s1
	s_cbranch_execz .LBB32_3
	.loc	0 760 52
	global_load_dword v6, v[1:2], off
	.loc	0 760 60
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, 7, v6
	.loc	0 760 66
	v_cmp_ne_u32_e32 vcc_lo, 7, v6
	.loc	0 760 7
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .LBB32_3
	.loc	0 761 16 is_stmt 1
	ds_write_b32 v3, v5 offset:4
	.loc	0 762 9
	ds_write_b32 v4, v5 offset:264
	s_branch .LBB32_3
.LBB32_10:
	.loc	0 0 9 is_stmt 0
	s_inst_prefetch 0x2
	.loc	0 770 11 is_stmt 1
	ds_read_b32 v1, v3 offset:4
	.loc	0 770 2 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 770 9
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[2:3]
	.loc	0 771 1 is_stmt 1
	s_endpgm
.Ltmp181:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel region_grow
		.amdhsa_group_segment_fixed_size 268
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
.Lfunc_end32:
	.size	region_grow, .Lfunc_end32-region_grow

	.protected	bounding_box
	.globl	bounding_box
	.p2align	8
	.type	bounding_box,@function
bounding_box:
.Lfunc_begin33:
	.loc	0 776 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 776 37 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 776 11
	v_mov_b32_e32 v2, 0
	.loc	0 776 37
	s_waitcnt lgkmcnt(0)
	global_load_dword v0, v0, s[2:3]
	.loc	0 779 14 is_stmt 1
	global_load_dword v1, v2, s[0:1] offset:4 glc dlc
	s_waitcnt vmcnt(0)
	s_mov_b32 s2, 0
.Ltmp182:
	.loc	0 9 4
	v_mul_lo_u32 v0, 0x85ebca6b, v0
	.loc	0 10 15
	v_lshrrev_b32_e32 v3, 13, v0
	.loc	0 10 11 is_stmt 0
	v_xor_b32_e32 v0, v3, v0
	s_branch .LBB33_2
.Ltmp183:
	.p2align	6
.LBB33_1:
	.loc	0 0 11
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 781 2 is_stmt 1
	s_and_b32 s4, exec_lo, s3
	s_or_b32 s2, s4, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB33_4
.LBB33_2:
	.loc	0 0 2 is_stmt 0
	s_or_b32 s3, s3, exec_lo
	.loc	0 781 2
	s_mov_b32 s4, exec_lo
	.loc	0 781 11
	v_cmpx_gt_u32_e64 v0, v1
	.loc	0 781 2
	s_cbranch_execz .LBB33_1
	.loc	0 782 14 is_stmt 1
	global_atomic_cmpswap v3, v2, v[0:1], s[0:1] offset:4 glc
	s_andn2_b32 s3, s3, exec_lo
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v3, v1
	v_mov_b32_e32 v1, v3
	s_and_b32 s5, vcc_lo, exec_lo
	s_or_b32 s3, s3, s5
	s_branch .LBB33_1
.LBB33_4:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 788 14 is_stmt 1
	v_mov_b32_e32 v2, 0
	v_not_b32_e32 v0, v0
	s_mov_b32 s2, 0
	global_load_dword v1, v2, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	s_branch .LBB33_6
	.p2align	6
.LBB33_5:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 788 2
	s_and_b32 s4, exec_lo, s3
	s_or_b32 s2, s4, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB33_8
.LBB33_6:
	.loc	0 0 2
	s_or_b32 s3, s3, exec_lo
	.loc	0 788 2
	s_mov_b32 s4, exec_lo
	.loc	0 788 23
	v_cmpx_lt_u32_e64 v1, v0
	.loc	0 788 2
	s_cbranch_execz .LBB33_5
	.loc	0 789 14 is_stmt 1
	global_atomic_cmpswap v3, v2, v[0:1], s[0:1] glc
	s_andn2_b32 s3, s3, exec_lo
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v3, v1
	v_mov_b32_e32 v1, v3
	s_and_b32 s5, vcc_lo, exec_lo
	s_or_b32 s3, s3, s5
	s_branch .LBB33_5
.LBB33_8:
	.loc	0 795 1
	s_endpgm
.Ltmp184:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel bounding_box
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
.Lfunc_end33:
	.size	bounding_box, .Lfunc_end33-bounding_box

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
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
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
    .name:           histogram_float
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         histogram_float.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
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
    .name:           histogram_float_local
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         histogram_float_local.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
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
    .name:           hash_linear
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         hash_linear.kd
    .vgpr_count:     9
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
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
    .name:           hash_then_find
    .private_segment_fixed_size: 0
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         hash_then_find.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
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
    .name:           hash_cuckoo
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         hash_cuckoo.kd
    .vgpr_count:     9
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
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
    .name:           work_queue
    .private_segment_fixed_size: 0
    .sgpr_count:     13
    .sgpr_spill_count: 0
    .symbol:         work_queue.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
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
    .name:           work_of_block
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         work_of_block.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
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
    .group_segment_fixed_size: 1036
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           task_donation
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         task_donation.kd
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
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
    .name:           stack_all
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         stack_all.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
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
    .group_segment_fixed_size: 512
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           scan_steps
    .private_segment_fixed_size: 0
    .sgpr_count:     6
    .sgpr_spill_count: 0
    .symbol:         scan_steps.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
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
    .group_segment_fixed_size: 512
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           scan_tree
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         scan_tree.kd
    .vgpr_count:     15
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
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
    .name:           scan_look_back
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         scan_look_back.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
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
    .group_segment_fixed_size: 260
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           reduce_last_block
    .private_segment_fixed_size: 0
    .sgpr_count:     19
    .sgpr_spill_count: 0
    .symbol:         reduce_last_block.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
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
    .name:           match_kmp
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         match_kmp.kd
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
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
    .name:           match_naive
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         match_naive.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
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
    .name:           string_length
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         string_length.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
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
    .name:           tree_build
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         tree_build.kd
    .vgpr_count:     15
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
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
    .name:           tree_walk
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         tree_walk.kd
    .vgpr_count:     40
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
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
    .name:           n_queens
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         n_queens.kd
    .vgpr_count:     143
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
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
    .name:           sort_bitonic
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         sort_bitonic.kd
    .vgpr_count:     9
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
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
    .group_segment_fixed_size: 524
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           sort_odd_even
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         sort_odd_even.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
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
    .name:           sort_quick
    .private_segment_fixed_size: 132
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         sort_quick.kd
    .vgpr_count:     20
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
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
    .name:           sort_shell
    .private_segment_fixed_size: 0
    .sgpr_count:     19
    .sgpr_spill_count: 0
    .symbol:         sort_shell.kd
    .vgpr_count:     12
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
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
    .name:           sort_merge_path
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         sort_merge_path.kd
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
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
    .group_segment_fixed_size: 512
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           sort_radix
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         sort_radix.kd
    .vgpr_count:     14
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
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
    .group_segment_fixed_size: 52
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           k_means
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         k_means.kd
    .vgpr_count:     13
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
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
    .name:           mesh_conflicts
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         mesh_conflicts.kd
    .vgpr_count:     16
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
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
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         page_alloc.kd
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
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
    .name:           float_min
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         float_min.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
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
    .group_segment_fixed_size: 260
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           gauss_pivot
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         gauss_pivot.kd
    .vgpr_count:     9
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
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
    .name:           mandelbrot
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         mandelbrot.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
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
    .name:           spmv_rows
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         spmv_rows.kd
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
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
    .group_segment_fixed_size: 268
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           region_grow
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         region_grow.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
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
    .name:           bounding_box
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         bounding_box.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 32
amdhsa.target:   amdgcn-amd-amdhsa--gfx1030
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata

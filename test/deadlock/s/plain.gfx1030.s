	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.amdhsa_code_object_version 4
	.protected	sum_rows
	.globl	sum_rows
	.p2align	8
	.type	sum_rows,@function
sum_rows:
.Lfunc_begin0:
	.file	0 "." "cl/plain.cl" md5 0xe2c80cf36d8a22fb8ce1298ca8844c60
	.loc	0 5 12 prologue_end
	s_load_dword s5, s[4:5], 0x4
	s_clause 0x2
	s_load_dwordx2 s[10:11], s[6:7], 0x20
	s_load_dword s4, s[6:7], 0x18
	s_load_dwordx4 s[0:3], s[6:7], 0x8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s5, 0xffff
	v_mad_u64_u32 v[0:1], null, s8, s5, v[0:1]
	v_mov_b32_e32 v1, 0
	.loc	0 7 21
	s_cmp_eq_u32 s4, 0
	s_mov_b32 s5, 0
	.loc	0 5 12
	v_add_co_u32 v2, null, s10, v0
	.loc	0 7 2
	s_cbranch_scc1 .LBB0_4
	.loc	0 0 2 is_stmt 0
	v_lshlrev_b32_e32 v4, 2, v2
	v_mov_b32_e32 v3, 0
.LBB0_2:
	.loc	0 8 22 is_stmt 1
	v_and_or_b32 v0, s5, 3, v4
	.loc	0 7 27
	s_add_i32 s5, s5, 1
	.loc	0 7 21 is_stmt 0
	s_cmp_eq_u32 s4, s5
	.loc	0 8 10 is_stmt 1
	v_lshlrev_b64 v[5:6], 2, v[0:1]
	v_add_co_u32 v5, vcc_lo, s0, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, s1, v6, vcc_lo
	global_load_dword v0, v[5:6], off
	.loc	0 8 7 is_stmt 0
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v3, v0, v3
	.loc	0 7 2 is_stmt 1
	s_cbranch_scc0 .LBB0_2
	.loc	0 0 2 is_stmt 0
	v_mov_b32_e32 v1, v3
.LBB0_4:
	.loc	0 9 2 is_stmt 1
	v_mov_b32_e32 v3, 0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_co_u32 v2, vcc_lo, s2, v2
	v_add_co_ci_u32_e32 v3, vcc_lo, s3, v3, vcc_lo
	.loc	0 9 10 is_stmt 0
	global_store_dword v[2:3], v1, off
	.loc	0 10 1 is_stmt 1
	s_endpgm
.Ltmp0:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel sum_rows
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
.Lfunc_end0:
	.size	sum_rows, .Lfunc_end0-sum_rows

	.protected	collatz
	.globl	collatz
	.p2align	8
	.type	collatz,@function
collatz:
.Lfunc_begin1:
	.loc	0 14 12 prologue_end
	s_load_dword s2, s[4:5], 0x4
	s_load_dwordx2 s[0:1], s[6:7], 0x20
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s1, s2, 0xffff
	v_mad_u64_u32 v[0:1], null, s8, s1, v[0:1]
	s_mov_b32 s1, 0
	v_add_co_u32 v0, null, s0, v0
	.loc	0 16 2
	s_mov_b32 s0, exec_lo
	.loc	0 16 11 is_stmt 0
	v_cmpx_ne_u32_e32 0, v0
	.loc	0 16 2
	s_cbranch_execz .LBB1_8
	.loc	0 14 37 is_stmt 1
	v_add_nc_u32_e32 v1, 1, v0
	s_mov_b32 s2, 0
	s_branch .LBB1_3
	.p2align	6
.LBB1_2:
	.loc	0 0 37 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 16 11 is_stmt 1
	v_cmp_eq_u32_e32 vcc_lo, 1, v1
	.loc	0 18 8
	s_add_i32 s2, s2, 1
	v_mov_b32_e32 v2, s2
	.loc	0 16 2
	s_or_b32 s1, vcc_lo, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execz .LBB1_7
.LBB1_3:
	.loc	0 17 9
	v_and_b32_e32 v2, 1, v1
	.loc	0 17 7 is_stmt 0
	s_mov_b32 s3, exec_lo
	.loc	0 17 9
	v_cmpx_eq_u32_e32 1, v2
	.loc	0 17 7
	s_xor_b32 s3, exec_lo, s3
	.loc	0 17 22
	v_mad_u64_u32 v[1:2], null, v1, 3, 1
	.loc	0 17 7
	s_andn2_saveexec_b32 s3, s3
	s_cbranch_execz .LBB1_2
	.loc	0 17 30
	v_lshrrev_b32_e32 v1, 1, v1
	s_branch .LBB1_2
.LBB1_7:
	.loc	0 0 30
	s_or_b32 exec_lo, exec_lo, s1
.LBB1_8:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 14 12 is_stmt 1
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	.loc	0 20 2
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, vcc_lo, s0, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s1, v1, vcc_lo
	.loc	0 20 10 is_stmt 0
	global_store_dword v[0:1], v2, off
	.loc	0 21 1 is_stmt 1
	s_endpgm
.Ltmp1:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel collatz
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
.Lfunc_end1:
	.size	collatz, .Lfunc_end1-collatz

	.protected	greatest_divisor
	.globl	greatest_divisor
	.p2align	8
	.type	greatest_divisor,@function
greatest_divisor:
.Lfunc_begin2:
	.loc	0 25 12 prologue_end
	s_load_dword s4, s[4:5], 0x4
	s_clause 0x1
	s_load_dword s5, s[6:7], 0x20
	s_load_dwordx4 s[0:3], s[6:7], 0x8
	.loc	0 25 34 is_stmt 0
	v_mov_b32_e32 v3, 0
	.loc	0 25 12
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s8, s8, s4
	v_add3_u32 v2, s5, s8, v0
	.loc	0 25 34
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_add_co_u32 v3, vcc_lo, s0, v0
	v_add_co_ci_u32_e32 v4, vcc_lo, s1, v1, vcc_lo
	s_mov_b32 s1, 0
	.loc	0 27 2 is_stmt 1
	s_mov_b32 s0, exec_lo
	.loc	0 25 34
	global_load_dword v4, v[3:4], off
	.loc	0 25 55 is_stmt 0
	v_add_nc_u32_e32 v3, 24, v2
	.loc	0 25 43
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, 1, v4
	.loc	0 27 11 is_stmt 1
	v_cmpx_ne_u32_e32 0, v3
	.loc	0 27 2 is_stmt 0
	s_cbranch_execz .LBB2_3
	.p2align	6
.LBB2_1:
	.loc	0 0 2
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v2, v3
	.loc	0 28 14 is_stmt 1
	v_cvt_f32_u32_e32 v3, v2
	v_sub_nc_u32_e32 v5, 0, v2
	v_rcp_iflag_f32_e32 v3, v3
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_mul_lo_u32 v5, v5, v3
	v_mul_hi_u32 v5, v3, v5
	v_add_nc_u32_e32 v3, v3, v5
	v_mul_hi_u32 v3, v4, v3
	v_mul_lo_u32 v3, v3, v2
	v_sub_nc_u32_e32 v3, v4, v3
	v_sub_nc_u32_e32 v4, v3, v2
	v_cmp_ge_u32_e32 vcc_lo, v3, v2
	v_cndmask_b32_e32 v3, v3, v4, vcc_lo
	v_sub_nc_u32_e32 v4, v3, v2
	v_cmp_ge_u32_e32 vcc_lo, v3, v2
	v_cndmask_b32_e32 v3, v3, v4, vcc_lo
	.loc	0 27 11
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	.loc	0 27 2 is_stmt 0
	s_or_b32 s1, vcc_lo, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB2_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s1
.LBB2_3:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 33 2 is_stmt 1
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s3, v1, vcc_lo
	.loc	0 33 10 is_stmt 0
	global_store_dword v[0:1], v2, off
	.loc	0 34 1 is_stmt 1
	s_endpgm
.Ltmp2:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel greatest_divisor
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
.Lfunc_end2:
	.size	greatest_divisor, .Lfunc_end2-greatest_divisor

	.protected	binary_search
	.globl	binary_search
	.p2align	8
	.type	binary_search,@function
binary_search:
.Lfunc_begin3:
	.loc	0 38 12 prologue_end
	s_load_dword s9, s[4:5], 0x4
	s_clause 0x1
	s_load_dwordx2 s[4:5], s[6:7], 0x20
	s_load_dwordx4 s[0:3], s[6:7], 0x8
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v4, 0x100
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s9, 0xffff
	v_mad_u64_u32 v[0:1], null, s8, s5, v[0:1]
	v_add_co_u32 v0, null, s4, v0
	s_mov_b32 s4, 0
	.loc	0 38 57 is_stmt 0
	v_lshl_add_u32 v5, v0, 1, v0
	.p2align	6
.LBB3_1:
	.loc	0 41 18 is_stmt 1
	v_add_nc_u32_e32 v1, v3, v4
	.loc	0 41 24 is_stmt 0
	v_lshrrev_b32_e32 v1, 1, v1
	.loc	0 43 7 is_stmt 1
	v_lshlrev_b64 v[6:7], 2, v[1:2]
	v_add_co_u32 v6, vcc_lo, s0, v6
	v_add_co_ci_u32_e32 v7, vcc_lo, s1, v7, vcc_lo
	global_load_dword v6, v[6:7], off
	v_add_nc_u32_e32 v7, 1, v1
	.loc	0 43 17 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc_lo, v6, v5
	.loc	0 43 7
	v_cndmask_b32_e32 v4, v1, v4, vcc_lo
	v_cndmask_b32_e32 v3, v3, v7, vcc_lo
	.loc	0 40 12 is_stmt 1
	v_cmp_ge_u32_e32 vcc_lo, v3, v4
	.loc	0 40 2 is_stmt 0
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB3_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 48 2 is_stmt 1
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s3, v1, vcc_lo
	.loc	0 48 10 is_stmt 0
	global_store_dword v[0:1], v3, off
	.loc	0 49 1 is_stmt 1
	s_endpgm
.Ltmp3:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel binary_search
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
	.size	binary_search, .Lfunc_end3-binary_search

	.protected	reduce_local
	.globl	reduce_local
	.p2align	8
	.type	reduce_local,@function
reduce_local:
.Lfunc_begin4:
	.loc	0 56 18 prologue_end
	s_load_dword s9, s[4:5], 0x4
	s_clause 0x1
	s_load_dwordx2 s[4:5], s[6:7], 0x20
	s_load_dwordx4 s[0:3], s[6:7], 0x8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s9, 0xffff
	.loc	0 56 13 is_stmt 0
	s_lshl_b64 s[4:5], s[4:5], 2
	.loc	0 56 18
	v_mad_u64_u32 v[1:2], null, s8, s6, v[0:1]
	v_mov_b32_e32 v2, 0
	.loc	0 56 13
	s_add_u32 s0, s0, s4
	s_addc_u32 s1, s1, s5
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_co_u32 v1, vcc_lo, s0, v1
	v_add_co_ci_u32_e32 v2, vcc_lo, s1, v2, vcc_lo
	.loc	0 59 7 is_stmt 1
	s_mov_b32 s0, exec_lo
	.loc	0 56 13
	global_load_dword v2, v[1:2], off
	.loc	0 56 2 is_stmt 0
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 56 11
	s_waitcnt vmcnt(0)
	ds_write_b32 v1, v2
	.loc	0 57 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 59 10
	v_cmpx_gt_u32_e32 32, v0
	.loc	0 59 7 is_stmt 0
	s_cbranch_execz .LBB4_2
	.loc	0 60 16 is_stmt 1
	ds_read2_b32 v[2:3], v1 offset1:32
	.loc	0 60 13 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v2, v2, v3
	ds_write_b32 v1, v2
.LBB4_2:
	.loc	0 0 13
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 59 7 is_stmt 1
	s_mov_b32 s0, exec_lo
	.loc	0 61 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 59 10
	v_cmpx_gt_u32_e32 16, v0
	.loc	0 59 7 is_stmt 0
	s_cbranch_execz .LBB4_4
	.loc	0 60 16 is_stmt 1
	ds_read2_b32 v[2:3], v1 offset1:16
	.loc	0 60 13 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v2, v2, v3
	ds_write_b32 v1, v2
.LBB4_4:
	.loc	0 0 13
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 59 7 is_stmt 1
	s_mov_b32 s0, exec_lo
	.loc	0 61 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 59 10
	v_cmpx_gt_u32_e32 8, v0
	.loc	0 59 7 is_stmt 0
	s_cbranch_execz .LBB4_6
	.loc	0 60 13 is_stmt 1
	ds_read2_b32 v[2:3], v1 offset1:8
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v2, v2, v3
	ds_write_b32 v1, v2
.LBB4_6:
	.loc	0 0 13 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 59 7 is_stmt 1
	s_mov_b32 s0, exec_lo
	.loc	0 61 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 59 10
	v_cmpx_gt_u32_e32 4, v0
	.loc	0 59 7 is_stmt 0
	s_cbranch_execz .LBB4_8
	.loc	0 60 13 is_stmt 1
	ds_read2_b32 v[2:3], v1 offset1:4
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v2, v2, v3
	ds_write_b32 v1, v2
.LBB4_8:
	.loc	0 0 13 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 59 7 is_stmt 1
	s_mov_b32 s0, exec_lo
	.loc	0 61 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 59 10
	v_cmpx_gt_u32_e32 2, v0
	.loc	0 59 7 is_stmt 0
	s_cbranch_execz .LBB4_10
	.loc	0 60 13 is_stmt 1
	ds_read2_b32 v[2:3], v1 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v2, v2, v3
	ds_write_b32 v1, v2
.LBB4_10:
	.loc	0 0 13 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 59 10 is_stmt 1
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	.loc	0 61 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 59 7
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB4_12
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v0, 0
	.loc	0 60 16 is_stmt 1
	ds_read_b32 v0, v0 offset:4
	.loc	0 60 13 is_stmt 0
	ds_read_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v0, v2, v0
	ds_write_b32 v1, v0
.LBB4_12:
	.loc	0 0 13
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 61 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 63 6
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB4_14
	.loc	0 54 12
	v_mov_b32_e32 v0, 0
	.loc	0 64 12
	ds_read_b32 v1, v0
	.loc	0 64 10 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[2:3]
.LBB4_14:
	.loc	0 65 1 is_stmt 1
	s_endpgm
.Ltmp4:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel reduce_local
		.amdhsa_group_segment_fixed_size 256
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
.Lfunc_end4:
	.size	reduce_local, .Lfunc_end4-reduce_local

	.protected	count_marks
	.globl	count_marks
	.p2align	8
	.type	count_marks,@function
count_marks:
.Lfunc_begin5:
	.loc	0 69 12 prologue_end
	s_load_dword s4, s[4:5], 0x4
	s_clause 0x2
	s_load_dwordx2 s[0:1], s[6:7], 0x20
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dwordx2 s[2:3], s[6:7], 0x10
	s_waitcnt lgkmcnt(0)
	s_and_b32 s1, s4, 0xffff
	v_mad_u64_u32 v[2:3], null, s8, s1, v[0:1]
	v_mov_b32_e32 v1, 0
	.loc	0 71 2
	s_mov_b32 s1, exec_lo
	.loc	0 69 12
	v_add_co_u32 v0, null, s0, v2
	.loc	0 71 22
	v_cmpx_gt_u32_e32 0x200, v0
	.loc	0 71 2 is_stmt 0
	s_cbranch_execz .LBB5_4
	v_mov_b32_e32 v1, 0
	v_add3_u32 v4, v2, s0, 0xffffffc0
	s_mov_b32 s4, 0
	v_lshlrev_b64 v[5:6], 2, v[0:1]
	v_add_co_u32 v2, vcc_lo, s14, v5
	v_add_co_ci_u32_e32 v3, vcc_lo, s15, v6, vcc_lo
.LBB5_2:
	.loc	0 72 7 is_stmt 1
	global_load_dword v5, v[2:3], off
	.loc	0 71 22
	v_add_nc_u32_e32 v4, 64, v4
	v_add_co_u32 v2, vcc_lo, 0x100, v2
	v_add_co_ci_u32_e32 v3, vcc_lo, 0, v3, vcc_lo
	v_cmp_lt_u32_e64 s0, 0x1bf, v4
	.loc	0 71 2 is_stmt 0
	s_or_b32 s4, s0, s4
	.loc	0 72 7 is_stmt 1
	s_waitcnt vmcnt(0)
	v_bfe_u32 v5, v5, 2, 1
	v_add_nc_u32_e32 v1, v5, v1
	.loc	0 71 2
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB5_2
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
.LBB5_4:
	s_or_b32 exec_lo, exec_lo, s1
	s_mov_b32 s1, exec_lo
	s_mov_b32 s0, 0
.LBB5_5:
	.loc	0 74 2 is_stmt 1
	s_ff1_i32_b32 s4, s1
	v_readlane_b32 s5, v1, s4
	s_lshl_b32 s4, 1, s4
	s_andn2_b32 s1, s1, s4
	s_add_i32 s0, s0, s5
	s_cmp_lg_u32 s1, 0
	s_cbranch_scc1 .LBB5_5
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	s_mov_b32 s1, exec_lo
	v_cmpx_eq_u32_e32 0, v2
	s_xor_b32 s1, exec_lo, s1
	s_cbranch_execz .LBB5_8
	.loc	0 69 12
	v_mov_b32_e32 v2, 0
	.loc	0 74 2
	v_mov_b32_e32 v3, s0
	global_atomic_add v2, v3, s[12:13]
.LBB5_8:
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 75 2 is_stmt 1
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, v0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_co_u32 v2, vcc_lo, s2, v2
	v_add_co_ci_u32_e32 v3, vcc_lo, s3, v3, vcc_lo
	.loc	0 75 10 is_stmt 0
	global_store_dword v[2:3], v1, off
	.loc	0 76 1 is_stmt 1
	s_endpgm
.Ltmp5:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel count_marks
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
.Lfunc_end5:
	.size	count_marks, .Lfunc_end5-count_marks

	.protected	transpose_sum
	.globl	transpose_sum
	.p2align	8
	.type	transpose_sum,@function
transpose_sum:
.Lfunc_begin6:
	.loc	0 80 12 prologue_end
	s_load_dwordx4 s[16:19], s[6:7], 0x8
	s_load_dword s9, s[4:5], 0x4
	s_load_dword s10, s[6:7], 0x20
	.loc	0 85 12
	s_waitcnt lgkmcnt(0)
	s_load_dwordx8 s[0:7], s[16:17], 0x4
	.loc	0 80 12
	s_and_b32 s9, s9, 0xffff
	.loc	0 85 12
	s_load_dwordx8 s[20:27], s[16:17], 0x70
	.loc	0 80 12
	s_mul_i32 s8, s8, s9
	v_add3_u32 v0, s10, s8, v0
	.loc	0 85 12
	s_load_dwordx8 s[8:15], s[16:17], 0x28
	v_add_nc_u32_e32 v4, 3, v0
	v_add_nc_u32_e32 v3, 2, v0
	v_add_nc_u32_e32 v5, 5, v0
	v_add_nc_u32_e32 v6, 4, v0
	v_add_nc_u32_e32 v9, 6, v0
	.loc	0 85 28 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v7, s2, v4
	v_mul_lo_u32 v8, s1, v3
	v_mad_u64_u32 v[1:2], null, s0, v0, s[0:1]
	v_add_nc_u32_e32 v2, 7, v0
	v_mul_lo_u32 v10, s4, v5
	v_mul_lo_u32 v11, s3, v6
	.loc	0 85 9
	v_add3_u32 v1, v8, v1, v7
	.loc	0 85 28
	v_mul_lo_u32 v7, s6, v2
	v_mul_lo_u32 v8, s5, v9
	.loc	0 85 9
	v_add3_u32 v1, v11, v1, v10
	.loc	0 85 28
	v_mul_lo_u32 v10, s8, v3
	v_mul_lo_u32 v11, s7, v0
	.loc	0 85 12
	s_load_dwordx8 s[0:7], s[16:17], 0x4c
	.loc	0 85 9
	v_add3_u32 v1, v8, v1, v7
	.loc	0 85 28
	v_mul_lo_u32 v7, s10, v6
	v_mul_lo_u32 v8, s9, v4
	.loc	0 85 9
	v_add3_u32 v1, v11, v1, v10
	.loc	0 85 28
	v_mul_lo_u32 v10, s12, v9
	v_mul_lo_u32 v11, s11, v5
	.loc	0 85 9
	v_add3_u32 v1, v8, v1, v7
	.loc	0 85 28
	v_mul_lo_u32 v7, s14, v0
	v_mul_lo_u32 v8, s13, v2
	.loc	0 85 9
	v_add3_u32 v1, v11, v1, v10
	.loc	0 85 28
	v_mul_lo_u32 v10, s15, v0
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v11, s2, v5
	.loc	0 85 9
	v_add3_u32 v1, v8, v1, v7
	.loc	0 85 28
	v_mul_lo_u32 v7, s1, v6
	v_mul_lo_u32 v8, s0, v4
	.loc	0 85 9
	v_add3_u32 v1, v10, s15, v1
	.loc	0 85 28
	v_mul_lo_u32 v10, s3, v9
	.loc	0 85 12
	s_load_dwordx8 s[8:15], s[16:17], 0x94
	.loc	0 85 9
	v_add3_u32 v1, v8, v1, v7
	.loc	0 85 28
	v_mul_lo_u32 v7, s5, v0
	v_mul_lo_u32 v8, s4, v2
	.loc	0 85 9
	v_add3_u32 v1, v11, v1, v10
	.loc	0 85 28
	v_mul_lo_u32 v10, s6, v0
	v_mul_lo_u32 v11, s21, v5
	.loc	0 85 9
	v_add3_u32 v1, v8, v1, v7
	.loc	0 85 28
	v_mul_lo_u32 v7, s20, v6
	v_mul_lo_u32 v8, s7, v3
	.loc	0 85 9
	v_add3_u32 v1, v10, s6, v1
	.loc	0 85 28
	v_mul_lo_u32 v10, s22, v9
	.loc	0 85 12
	s_load_dwordx8 s[0:7], s[16:17], 0xb8
	.loc	0 85 9
	v_add3_u32 v1, v8, v1, v7
	.loc	0 85 28
	v_mul_lo_u32 v7, s24, v0
	v_mul_lo_u32 v8, s23, v2
	.loc	0 85 9
	v_add3_u32 v1, v11, v1, v10
	.loc	0 85 28
	v_mul_lo_u32 v10, s25, v0
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v11, s8, v5
	.loc	0 85 9
	v_add3_u32 v1, v8, v1, v7
	.loc	0 85 28
	v_mul_lo_u32 v7, s27, v4
	v_mul_lo_u32 v8, s26, v3
	.loc	0 85 9
	v_add3_u32 v1, v10, s25, v1
	.loc	0 85 28
	v_mul_lo_u32 v10, s9, v9
	.loc	0 85 9
	v_add3_u32 v1, v8, v1, v7
	.loc	0 85 28
	v_mul_lo_u32 v7, s11, v0
	v_mul_lo_u32 v8, s10, v2
	.loc	0 85 9
	v_add3_u32 v1, v11, v1, v10
	.loc	0 85 28
	v_mul_lo_u32 v10, s12, v0
	v_mul_lo_u32 v11, s15, v6
	.loc	0 85 9
	v_add3_u32 v1, v8, v1, v7
	.loc	0 85 28
	v_mul_lo_u32 v7, s14, v4
	v_mul_lo_u32 v8, s13, v3
	.loc	0 85 9
	v_add3_u32 v1, v10, s12, v1
	.loc	0 85 28
	v_mul_lo_u32 v10, s0, v9
	.loc	0 85 12
	s_load_dwordx8 s[8:15], s[16:17], 0xdc
	.loc	0 85 9
	v_add3_u32 v1, v8, v1, v7
	.loc	0 85 28
	v_mul_lo_u32 v7, s2, v0
	v_mul_lo_u32 v8, s1, v2
	.loc	0 85 9
	v_add3_u32 v1, v11, v1, v10
	.loc	0 85 28
	v_mul_lo_u32 v10, s3, v0
	v_mul_lo_u32 v11, s6, v6
	.loc	0 85 9
	v_add3_u32 v1, v8, v1, v7
	.loc	0 85 28
	v_mul_lo_u32 v7, s5, v4
	v_mul_lo_u32 v8, s4, v3
	.loc	0 85 9
	v_add3_u32 v1, v10, s3, v1
	.loc	0 85 28
	v_mul_lo_u32 v10, s7, v5
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v12, s11, v3
	v_mul_lo_u32 v6, s13, v6
	v_mul_lo_u32 v4, s12, v4
	.loc	0 85 9
	v_add3_u32 v1, v8, v1, v7
	.loc	0 85 28
	v_mul_lo_u32 v7, s9, v0
	v_mul_lo_u32 v8, s8, v2
	v_mad_u64_u32 v[2:3], null, s10, v0, s[10:11]
	.loc	0 85 9
	v_add3_u32 v1, v11, v1, v10
	.loc	0 85 28
	v_mul_lo_u32 v5, s14, v5
	.loc	0 85 9
	v_add3_u32 v3, v8, v1, v7
	.loc	0 86 2 is_stmt 1
	v_mov_b32_e32 v1, 0
	.loc	0 85 9
	v_add3_u32 v2, v2, v3, v12
	.loc	0 85 28 is_stmt 0
	v_mul_lo_u32 v3, s15, v9
	.loc	0 86 2 is_stmt 1
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 85 9
	v_add3_u32 v2, v4, v2, v6
	.loc	0 86 2
	v_add_co_u32 v0, vcc_lo, s18, v0
	.loc	0 85 9
	v_add3_u32 v2, v5, v2, v3
	.loc	0 86 2
	v_add_co_ci_u32_e32 v1, vcc_lo, s19, v1, vcc_lo
	.loc	0 86 10 is_stmt 0
	global_store_dword v[0:1], v2, off
	.loc	0 87 1 is_stmt 1
	s_endpgm
.Ltmp6:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel transpose_sum
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
		.amdhsa_next_free_vgpr 13
		.amdhsa_next_free_sgpr 28
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
	.size	transpose_sum, .Lfunc_end6-transpose_sum

	.protected	newton_root
	.globl	newton_root
	.p2align	8
	.type	newton_root,@function
newton_root:
.Lfunc_begin7:
	.loc	0 91 12 prologue_end
	s_load_dword s2, s[4:5], 0x4
	s_load_dwordx2 s[0:1], s[6:7], 0x20
	s_waitcnt lgkmcnt(0)
	s_and_b32 s1, s2, 0xffff
	v_mad_u64_u32 v[0:1], null, s8, s1, v[0:1]
	s_mov_b32 s1, 0
	v_add_co_u32 v0, null, s0, v0
	s_mov_b32 s0, 0
	.loc	0 92 23
	v_add_nc_u32_e32 v1, 2, v0
	.loc	0 92 12 is_stmt 0
	v_cvt_f32_u32_e32 v1, v1
	v_frexp_mant_f32_e32 v2, v1
	v_frexp_exp_i32_f32_e32 v3, v1
	v_mov_b32_e32 v5, v1
	s_inst_prefetch 0x1
	s_branch .LBB7_2
	.p2align	6
.LBB7_1:
	.loc	0 0 12
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 94 26 is_stmt 1
	s_and_b32 s3, exec_lo, s2
	s_or_b32 s0, s3, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execz .LBB7_4
.LBB7_2:
	.loc	0 0 0 is_stmt 0
	v_mov_b32_e32 v4, v5
	.loc	0 94 21
	s_cmp_lt_u32 s1, 30
	s_cselect_b32 s3, -1, 0
	s_or_b32 s2, s2, exec_lo
	v_fma_f32 v5, v4, v4, -v1
	v_and_b32_e32 v5, 0x7fffffff, v5
	v_cmp_lt_f32_e32 vcc_lo, 0x3a83126f, v5
	.loc	0 94 26
	s_and_b32 s4, s3, vcc_lo
	s_and_saveexec_b32 s3, s4
	s_cbranch_execz .LBB7_1
	.loc	0 95 21 is_stmt 1
	v_frexp_mant_f32_e32 v5, v4
	v_frexp_exp_i32_f32_e32 v6, v4
	.loc	0 94 56
	s_add_i32 s1, s1, 1
	s_andn2_b32 s2, s2, exec_lo
	.loc	0 95 21
	v_rcp_f32_e32 v5, v5
	v_sub_nc_u32_e32 v6, v3, v6
	v_mul_f32_e32 v5, v2, v5
	v_ldexp_f32 v5, v5, v6
	.loc	0 95 17 is_stmt 0
	v_add_f32_e32 v5, v4, v5
	.loc	0 95 12
	v_mul_f32_e32 v5, 0.5, v5
	.loc	0 94 2 is_stmt 1
	s_branch .LBB7_1
.LBB7_4:
	.loc	0 0 2 is_stmt 0
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 91 12 is_stmt 1
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	.loc	0 96 2
	v_mov_b32_e32 v1, 0
	.loc	0 96 21 is_stmt 0
	v_mul_f32_e32 v2, 0x41800000, v4
	.loc	0 96 2
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 96 12
	v_cvt_u32_f32_e32 v2, v2
	.loc	0 96 2
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, vcc_lo, s0, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s1, v1, vcc_lo
	.loc	0 96 10
	global_store_dword v[0:1], v2, off
	.loc	0 97 1 is_stmt 1
	s_endpgm
.Ltmp7:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel newton_root
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
.Lfunc_end7:
	.size	newton_root, .Lfunc_end7-newton_root

	.protected	skip_zeros
	.globl	skip_zeros
	.p2align	8
	.type	skip_zeros,@function
skip_zeros:
.Lfunc_begin8:
	.loc	0 101 12 prologue_end
	s_load_dword s4, s[4:5], 0x4
	s_clause 0x1
	s_load_dwordx2 s[0:1], s[6:7], 0x20
	s_load_dwordx2 s[2:3], s[6:7], 0x10
	s_waitcnt lgkmcnt(0)
	s_and_b32 s1, s4, 0xffff
	v_mad_u64_u32 v[0:1], null, s8, s1, v[0:1]
	v_mov_b32_e32 v1, 0
	.loc	0 103 18
	s_mov_b32 s1, exec_lo
	.loc	0 101 12
	v_add_co_u32 v0, null, s0, v0
	v_mov_b32_e32 v4, v0
	.loc	0 103 12
	v_cmpx_gt_u32_e32 0x200, v0
	.loc	0 103 18 is_stmt 0
	s_cbranch_execz .LBB8_6
	.loc	0 0 18
	s_load_dwordx2 s[4:5], s[6:7], 0x8
	.loc	0 103 2
	v_lshlrev_b64 v[1:2], 2, v[0:1]
	v_mov_b32_e32 v3, v0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, vcc_lo, s4, v1
	v_add_co_ci_u32_e32 v2, vcc_lo, s5, v2, vcc_lo
	s_mov_b32 s4, 0
	s_inst_prefetch 0x1
	s_branch .LBB8_3
	.p2align	6
.LBB8_2:
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s6
	v_mov_b32_e32 v4, v3
	v_mov_b32_e32 v3, v5
	.loc	0 103 2
	s_and_b32 s0, exec_lo, s5
	s_or_b32 s4, s0, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB8_5
.LBB8_3:
	.loc	0 103 22
	global_load_dword v4, v[1:2], off
	s_or_b32 s5, s5, exec_lo
	.loc	0 103 2
	s_mov_b32 s6, exec_lo
	.loc	0 103 31
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, 7, v4
	.loc	0 103 37
	v_cmpx_ne_u32_e32 0, v4
	.loc	0 103 2
	s_cbranch_execz .LBB8_2
	.loc	0 103 12
	v_cmp_lt_u32_e32 vcc_lo, 0x1fe, v3
	v_add_co_u32 v1, s0, v1, 4
	.loc	0 104 5 is_stmt 1
	v_add_nc_u32_e32 v5, 1, v3
	.loc	0 103 12
	v_add_co_ci_u32_e64 v2, s0, 0, v2, s0
	v_mov_b32_e32 v3, 0x200
	s_andn2_b32 s0, s5, exec_lo
	s_and_b32 s5, vcc_lo, exec_lo
	s_or_b32 s5, s0, s5
	s_branch .LBB8_2
.LBB8_5:
	.loc	0 0 12 is_stmt 0
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s4
.LBB8_6:
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 105 2 is_stmt 1
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s3, v1, vcc_lo
	.loc	0 105 10 is_stmt 0
	global_store_dword v[0:1], v4, off
	.loc	0 106 1 is_stmt 1
	s_endpgm
.Ltmp8:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel skip_zeros
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
	.size	skip_zeros, .Lfunc_end8-skip_zeros

	.protected	insertion_sort
	.globl	insertion_sort
	.p2align	8
	.type	insertion_sort,@function
insertion_sort:
.Lfunc_begin9:
	.loc	0 110 12 prologue_end
	s_load_dword s2, s[4:5], 0x4
	s_load_dwordx2 s[0:1], s[6:7], 0x20
	v_mov_b32_e32 v12, 3
	.loc	0 116 3
	s_mov_b32 s4, exec_lo
	.loc	0 110 12
	s_waitcnt lgkmcnt(0)
	s_and_b32 s1, s2, 0xffff
	v_mad_u64_u32 v[0:1], null, s8, s1, v[0:1]
	v_add_co_u32 v0, null, s0, v0
	s_load_dwordx4 s[0:3], s[6:7], 0x8
	v_mul_lo_u32 v1, v0, 37
	.loc	0 114 26
	v_add_nc_u32_e32 v2, 11, v1
	.loc	0 114 36 is_stmt 0
	v_and_b32_e32 v3, 0x1ff, v1
	.loc	0 114 26
	v_add_nc_u32_e32 v4, 22, v1
	.loc	0 114 36
	v_and_b32_e32 v2, 0x1ff, v2
	.loc	0 114 12
	v_lshlrev_b32_e32 v3, 2, v3
	.loc	0 114 36
	v_and_b32_e32 v4, 0x1ff, v4
	.loc	0 114 12
	v_lshlrev_b32_e32 v2, 2, v2
	s_waitcnt lgkmcnt(0)
	s_clause 0x1
	global_load_dword v3, v3, s[0:1]
	global_load_dword v5, v2, s[0:1]
	v_lshlrev_b32_e32 v2, 2, v4
	.loc	0 114 26
	v_add_nc_u32_e32 v4, 33, v1
	.loc	0 114 12
	global_load_dword v2, v2, s[0:1]
	.loc	0 114 36
	v_and_b32_e32 v4, 0x1ff, v4
	.loc	0 114 12
	v_lshlrev_b32_e32 v4, 2, v4
	global_load_dword v9, v4, s[0:1]
	.loc	0 120 11 is_stmt 1
	s_waitcnt vmcnt(2)
	v_cmp_gt_u32_e32 vcc_lo, v3, v5
	v_cndmask_b32_e32 v4, v3, v5, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, v3, v5
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v10, v2
	v_cndmask_b32_e32 v3, v3, v5, vcc_lo
	.loc	0 116 3
	v_cmp_le_u32_e32 vcc_lo, v4, v2
	v_cndmask_b32_e32 v5, v4, v3, vcc_lo
	v_cndmask_b32_e64 v6, 0, 1, vcc_lo
	.loc	0 116 32 is_stmt 0
	v_cmp_gt_u32_e32 vcc_lo, v3, v2
	.loc	0 116 3
	v_cndmask_b32_e32 v7, 2, v6, vcc_lo
	v_cndmask_b32_e32 v5, v3, v5, vcc_lo
	.loc	0 120 11 is_stmt 1
	v_cmp_eq_u32_e32 vcc_lo, 2, v7
	v_cndmask_b32_e32 v6, v3, v2, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 1, v7
	v_cndmask_b32_e32 v8, v5, v2, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 0, v7
	v_cndmask_b32_e32 v11, v4, v2, vcc_lo
	.loc	0 116 32
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v6, v9
	.loc	0 116 3 is_stmt 0
	s_cbranch_execz .LBB9_4
	.loc	0 0 3
	v_mov_b32_e32 v12, 2
	v_mov_b32_e32 v3, v6
	.loc	0 116 3
	s_mov_b32 s5, exec_lo
	.loc	0 116 32
	v_cmpx_gt_u32_e64 v8, v9
	v_cmp_le_u32_e32 vcc_lo, v11, v9
	v_mov_b32_e32 v3, v8
	.loc	0 116 3
	v_cndmask_b32_e32 v4, v11, v8, vcc_lo
	v_cndmask_b32_e64 v12, 0, 1, vcc_lo
	v_mov_b32_e32 v8, v4
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s5
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v6, v3
.LBB9_4:
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 114 26 is_stmt 1
	v_add_nc_u32_e32 v3, 44, v1
	.loc	0 120 11
	v_cmp_eq_u32_e32 vcc_lo, 7, v12
	.loc	0 116 3
	s_mov_b32 s4, exec_lo
	.loc	0 114 36
	v_and_b32_e32 v3, 0x1ff, v3
	.loc	0 114 12 is_stmt 0
	v_lshlrev_b32_e32 v3, 2, v3
	global_load_dword v7, v3, s[0:1]
	.loc	0 120 11 is_stmt 1
	v_cndmask_b32_e32 v3, v2, v9, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 6, v12
	v_cndmask_b32_e32 v4, v2, v9, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 5, v12
	v_cndmask_b32_e32 v5, v2, v9, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 4, v12
	v_cndmask_b32_e32 v13, v2, v9, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 3, v12
	v_cndmask_b32_e32 v10, v10, v9, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 2, v12
	v_cndmask_b32_e32 v6, v6, v9, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 1, v12
	v_cndmask_b32_e32 v8, v8, v9, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 0, v12
	v_mov_b32_e32 v12, 4
	v_cndmask_b32_e32 v9, v11, v9, vcc_lo
	.loc	0 116 32
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v10, v7
	.loc	0 116 3 is_stmt 0
	s_cbranch_execz .LBB9_10
	.loc	0 0 3
	v_mov_b32_e32 v12, 3
	v_mov_b32_e32 v11, v10
	.loc	0 116 3
	s_mov_b32 s5, exec_lo
	.loc	0 116 32
	v_cmpx_gt_u32_e64 v6, v7
	.loc	0 116 3
	s_cbranch_execz .LBB9_9
	.loc	0 0 3
	v_mov_b32_e32 v12, 2
	v_mov_b32_e32 v2, v6
	.loc	0 116 3
	s_mov_b32 s6, exec_lo
	.loc	0 116 32
	v_cmpx_gt_u32_e64 v8, v7
	v_cmp_le_u32_e32 vcc_lo, v9, v7
	v_mov_b32_e32 v2, v8
	.loc	0 116 3
	v_cndmask_b32_e32 v11, v9, v8, vcc_lo
	v_cndmask_b32_e64 v12, 0, 1, vcc_lo
	v_mov_b32_e32 v8, v11
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s6
	v_mov_b32_e32 v11, v6
	v_mov_b32_e32 v6, v2
.LBB9_9:
	s_or_b32 exec_lo, exec_lo, s5
	v_mov_b32_e32 v13, v10
	v_mov_b32_e32 v10, v11
.LBB9_10:
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 114 26 is_stmt 1
	v_add_nc_u32_e32 v2, 55, v1
	.loc	0 120 11
	v_cmp_eq_u32_e32 vcc_lo, 7, v12
	.loc	0 116 3
	s_mov_b32 s4, exec_lo
	.loc	0 114 36
	v_and_b32_e32 v2, 0x1ff, v2
	.loc	0 120 11
	v_cndmask_b32_e32 v3, v3, v7, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 6, v12
	.loc	0 114 12
	v_lshlrev_b32_e32 v2, 2, v2
	.loc	0 120 11
	v_cndmask_b32_e32 v4, v4, v7, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 5, v12
	.loc	0 114 12
	global_load_dword v2, v2, s[0:1]
	.loc	0 120 11
	v_cndmask_b32_e32 v14, v5, v7, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 4, v12
	v_cndmask_b32_e32 v11, v13, v7, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 3, v12
	v_cndmask_b32_e32 v5, v10, v7, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 2, v12
	v_cndmask_b32_e32 v6, v6, v7, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 1, v12
	v_cndmask_b32_e32 v8, v8, v7, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 0, v12
	v_mov_b32_e32 v12, 5
	v_cndmask_b32_e32 v9, v9, v7, vcc_lo
	.loc	0 116 32
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v11, v2
	.loc	0 116 3 is_stmt 0
	s_cbranch_execz .LBB9_18
	.loc	0 0 3
	v_mov_b32_e32 v12, 4
	v_mov_b32_e32 v7, v11
	.loc	0 116 3
	s_mov_b32 s5, exec_lo
	.loc	0 116 32
	v_cmpx_gt_u32_e64 v5, v2
	.loc	0 116 3
	s_cbranch_execz .LBB9_17
	.loc	0 0 3
	v_mov_b32_e32 v12, 3
	v_mov_b32_e32 v10, v5
	.loc	0 116 3
	s_mov_b32 s6, exec_lo
	.loc	0 116 32
	v_cmpx_gt_u32_e64 v6, v2
	.loc	0 116 3
	s_cbranch_execz .LBB9_16
	.loc	0 0 3
	v_mov_b32_e32 v12, 2
	v_mov_b32_e32 v7, v6
	.loc	0 116 3
	s_mov_b32 s7, exec_lo
	.loc	0 116 32
	v_cmpx_gt_u32_e64 v8, v2
	v_cmp_le_u32_e32 vcc_lo, v9, v2
	v_mov_b32_e32 v7, v8
	.loc	0 116 3
	v_cndmask_b32_e32 v10, v9, v8, vcc_lo
	v_cndmask_b32_e64 v12, 0, 1, vcc_lo
	v_mov_b32_e32 v8, v10
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s7
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v6, v7
.LBB9_16:
	s_or_b32 exec_lo, exec_lo, s6
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v5, v10
.LBB9_17:
	s_or_b32 exec_lo, exec_lo, s5
	v_mov_b32_e32 v14, v11
	v_mov_b32_e32 v11, v7
.LBB9_18:
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 114 26 is_stmt 1
	v_add_nc_u32_e32 v7, 0x42, v1
	.loc	0 120 11
	v_cmp_eq_u32_e32 vcc_lo, 7, v12
	.loc	0 116 3
	s_mov_b32 s4, exec_lo
	.loc	0 114 36
	v_and_b32_e32 v7, 0x1ff, v7
	.loc	0 120 11
	v_cndmask_b32_e32 v3, v3, v2, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 6, v12
	.loc	0 114 12
	v_lshlrev_b32_e32 v7, 2, v7
	.loc	0 120 11
	v_cndmask_b32_e32 v13, v4, v2, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 5, v12
	.loc	0 114 12
	global_load_dword v7, v7, s[0:1]
	.loc	0 120 11
	v_cndmask_b32_e32 v10, v14, v2, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 4, v12
	v_cndmask_b32_e32 v4, v11, v2, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 3, v12
	v_mov_b32_e32 v11, 6
	v_cndmask_b32_e32 v5, v5, v2, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 2, v12
	v_cndmask_b32_e32 v6, v6, v2, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 1, v12
	v_cndmask_b32_e32 v8, v8, v2, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 0, v12
	v_cndmask_b32_e32 v9, v9, v2, vcc_lo
	.loc	0 116 32
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v10, v7
	.loc	0 116 3 is_stmt 0
	s_cbranch_execz .LBB9_28
	.loc	0 0 3
	v_mov_b32_e32 v11, 5
	v_mov_b32_e32 v2, v10
	.loc	0 116 3
	s_mov_b32 s5, exec_lo
	.loc	0 116 32
	v_cmpx_gt_u32_e64 v4, v7
	.loc	0 116 3
	s_cbranch_execz .LBB9_27
	.loc	0 0 3
	v_mov_b32_e32 v11, 4
	v_mov_b32_e32 v12, v4
	.loc	0 116 3
	s_mov_b32 s6, exec_lo
	.loc	0 116 32
	v_cmpx_gt_u32_e64 v5, v7
	.loc	0 116 3
	s_cbranch_execz .LBB9_26
	.loc	0 0 3
	v_mov_b32_e32 v11, 3
	v_mov_b32_e32 v13, v5
	.loc	0 116 3
	s_mov_b32 s7, exec_lo
	.loc	0 116 32
	v_cmpx_gt_u32_e64 v6, v7
	.loc	0 116 3
	s_cbranch_execz .LBB9_25
	.loc	0 0 3
	v_mov_b32_e32 v11, 2
	v_mov_b32_e32 v2, v6
	.loc	0 116 3
	s_mov_b32 s8, exec_lo
	.loc	0 116 32
	v_cmpx_gt_u32_e64 v8, v7
	v_cmp_le_u32_e32 vcc_lo, v9, v7
	v_mov_b32_e32 v2, v8
	.loc	0 116 3
	v_cndmask_b32_e32 v12, v9, v8, vcc_lo
	v_cndmask_b32_e64 v11, 0, 1, vcc_lo
	v_mov_b32_e32 v8, v12
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s8
	v_mov_b32_e32 v13, v6
	v_mov_b32_e32 v6, v2
.LBB9_25:
	s_or_b32 exec_lo, exec_lo, s7
	v_mov_b32_e32 v12, v5
	v_mov_b32_e32 v5, v13
.LBB9_26:
	s_or_b32 exec_lo, exec_lo, s6
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v4, v12
.LBB9_27:
	s_or_b32 exec_lo, exec_lo, s5
	v_mov_b32_e32 v13, v10
	v_mov_b32_e32 v10, v2
.LBB9_28:
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 114 26 is_stmt 1
	v_add_nc_u32_e32 v1, 0x4d, v1
	.loc	0 120 11
	v_cmp_eq_u32_e32 vcc_lo, 7, v11
	.loc	0 114 36
	v_and_b32_e32 v1, 0x1ff, v1
	.loc	0 120 11
	v_cndmask_b32_e32 v12, v3, v7, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 6, v11
	.loc	0 114 12
	v_lshlrev_b32_e32 v1, 2, v1
	.loc	0 120 11
	v_cndmask_b32_e32 v3, v13, v7, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 5, v11
	.loc	0 114 12
	global_load_dword v2, v1, s[0:1]
	.loc	0 116 3
	s_mov_b32 s0, exec_lo
	.loc	0 120 11
	v_cndmask_b32_e32 v1, v10, v7, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 4, v11
	v_cndmask_b32_e32 v4, v4, v7, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 3, v11
	v_cndmask_b32_e32 v5, v5, v7, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 2, v11
	v_cndmask_b32_e32 v6, v6, v7, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 1, v11
	v_cndmask_b32_e32 v8, v8, v7, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 0, v11
	v_cndmask_b32_e32 v7, v9, v7, vcc_lo
	v_mov_b32_e32 v9, 7
	.loc	0 116 32
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v3, v2
	.loc	0 116 3 is_stmt 0
	s_cbranch_execz .LBB9_40
	.loc	0 0 3
	v_mov_b32_e32 v9, 6
	v_mov_b32_e32 v10, v3
	.loc	0 116 3
	s_mov_b32 s1, exec_lo
	.loc	0 116 32
	v_cmpx_gt_u32_e64 v1, v2
	.loc	0 116 3
	s_cbranch_execz .LBB9_39
	.loc	0 0 3
	v_mov_b32_e32 v9, 5
	v_mov_b32_e32 v11, v1
	.loc	0 116 3
	s_mov_b32 s4, exec_lo
	.loc	0 116 32
	v_cmpx_gt_u32_e64 v4, v2
	.loc	0 116 3
	s_cbranch_execz .LBB9_38
	.loc	0 0 3
	v_mov_b32_e32 v9, 4
	v_mov_b32_e32 v10, v4
	.loc	0 116 3
	s_mov_b32 s5, exec_lo
	.loc	0 116 32
	v_cmpx_gt_u32_e64 v5, v2
	.loc	0 116 3
	s_cbranch_execz .LBB9_37
	.loc	0 0 3
	v_mov_b32_e32 v9, 3
	v_mov_b32_e32 v11, v5
	.loc	0 116 3
	s_mov_b32 s6, exec_lo
	.loc	0 116 32
	v_cmpx_gt_u32_e64 v6, v2
	.loc	0 116 3
	s_cbranch_execz .LBB9_36
	.loc	0 0 3
	v_mov_b32_e32 v9, 2
	v_mov_b32_e32 v10, v6
	.loc	0 116 3
	s_mov_b32 s7, exec_lo
	.loc	0 116 32
	v_cmpx_gt_u32_e64 v8, v2
	v_cmp_le_u32_e32 vcc_lo, v7, v2
	v_mov_b32_e32 v10, v8
	.loc	0 116 3
	v_cndmask_b32_e32 v11, v7, v8, vcc_lo
	v_cndmask_b32_e64 v9, 0, 1, vcc_lo
	v_mov_b32_e32 v8, v11
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s7
	v_mov_b32_e32 v11, v6
	v_mov_b32_e32 v6, v10
.LBB9_36:
	s_or_b32 exec_lo, exec_lo, s6
	v_mov_b32_e32 v10, v5
	v_mov_b32_e32 v5, v11
.LBB9_37:
	s_or_b32 exec_lo, exec_lo, s5
	v_mov_b32_e32 v11, v4
	v_mov_b32_e32 v4, v10
.LBB9_38:
	s_or_b32 exec_lo, exec_lo, s4
	v_mov_b32_e32 v10, v1
	v_mov_b32_e32 v1, v11
.LBB9_39:
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v12, v3
	v_mov_b32_e32 v3, v10
.LBB9_40:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 120 11 is_stmt 1
	v_cmp_eq_u32_e32 vcc_lo, 1, v9
	.loc	0 122 12
	v_and_b32_e32 v10, 7, v0
	.loc	0 120 11
	v_cndmask_b32_e32 v8, v8, v2, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 0, v9
	v_cndmask_b32_e32 v7, v7, v2, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 2, v9
	v_cndmask_b32_e32 v6, v6, v2, vcc_lo
	.loc	0 122 12
	v_cmp_eq_u32_e32 vcc_lo, 1, v10
	v_cndmask_b32_e32 v7, v7, v8, vcc_lo
	.loc	0 120 11
	v_cmp_eq_u32_e32 vcc_lo, 3, v9
	v_cndmask_b32_e32 v5, v5, v2, vcc_lo
	.loc	0 122 12
	v_cmp_eq_u32_e32 vcc_lo, 2, v10
	v_cndmask_b32_e32 v6, v7, v6, vcc_lo
	.loc	0 120 11
	v_cmp_eq_u32_e32 vcc_lo, 4, v9
	v_cndmask_b32_e32 v4, v4, v2, vcc_lo
	.loc	0 122 12
	v_cmp_eq_u32_e32 vcc_lo, 3, v10
	v_cndmask_b32_e32 v5, v6, v5, vcc_lo
	.loc	0 120 11
	v_cmp_eq_u32_e32 vcc_lo, 5, v9
	v_cndmask_b32_e32 v1, v1, v2, vcc_lo
	.loc	0 122 12
	v_cmp_eq_u32_e32 vcc_lo, 4, v10
	v_cndmask_b32_e32 v4, v5, v4, vcc_lo
	.loc	0 120 11
	v_cmp_eq_u32_e32 vcc_lo, 6, v9
	v_cndmask_b32_e32 v3, v3, v2, vcc_lo
	.loc	0 122 12
	v_cmp_eq_u32_e32 vcc_lo, 5, v10
	v_cndmask_b32_e32 v4, v4, v1, vcc_lo
	.loc	0 120 11
	v_cmp_eq_u32_e32 vcc_lo, 7, v9
	.loc	0 122 2
	v_mov_b32_e32 v1, 0
	.loc	0 120 11
	v_cndmask_b32_e32 v2, v12, v2, vcc_lo
	.loc	0 122 12
	v_cmp_eq_u32_e32 vcc_lo, 6, v10
	.loc	0 122 2 is_stmt 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 122 12
	v_cndmask_b32_e32 v3, v4, v3, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 7, v10
	v_cndmask_b32_e32 v2, v3, v2, vcc_lo
	.loc	0 122 2
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s3, v1, vcc_lo
	.loc	0 122 10
	global_store_dword v[0:1], v2, off
	.loc	0 123 1 is_stmt 1
	s_endpgm
.Ltmp9:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel insertion_sort
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
.Lfunc_end9:
	.size	insertion_sort, .Lfunc_end9-insertion_sort

	.protected	tile_product
	.globl	tile_product
	.p2align	8
	.type	tile_product,@function
tile_product:
.Lfunc_begin10:
	.loc	0 128 12 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	.loc	0 130 10
	v_lshlrev_b32_e32 v14, 2, v0
	.loc	0 134 14
	v_and_b32_e32 v3, 0xf8, v0
	.loc	0 128 48
	v_and_b32_e32 v0, 7, v0
	.loc	0 130 10
	s_waitcnt lgkmcnt(0)
	s_clause 0x1
	global_load_dword v1, v14, s[0:1]
	global_load_dword v2, v14, s[0:1] offset:256
	.loc	0 134 25
	v_lshlrev_b32_e32 v12, 2, v0
	.loc	0 134 10 is_stmt 0
	v_lshlrev_b32_e32 v10, 2, v3
	v_or_b32_e32 v16, 28, v14
	.loc	0 130 8 is_stmt 1
	s_waitcnt vmcnt(0)
	ds_write2st64_b32 v14, v1, v2 offset1:1
	.loc	0 132 2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 134 25
	ds_read2_b32 v[0:1], v12 offset0:80 offset1:88
	.loc	0 134 10 is_stmt 0
	ds_read2_b32 v[2:3], v10 offset0:2 offset1:3
	ds_read2_b32 v[4:5], v10 offset1:1
	.loc	0 134 25
	ds_read2_b32 v[6:7], v12 offset0:96 offset1:104
	.loc	0 134 10
	ds_read2_b32 v[8:9], v10 offset0:4 offset1:5
	ds_read_b32 v15, v10 offset:24
	.loc	0 134 25
	ds_read2_b32 v[10:11], v12 offset0:112 offset1:120
	ds_read2_b32 v[12:13], v12 offset0:64 offset1:72
	.loc	0 134 10
	ds_read_b32 v16, v16
	.loc	0 134 23
	s_waitcnt lgkmcnt(7)
	v_mul_lo_u32 v1, v1, v3
	v_mul_lo_u32 v0, v0, v2
	s_waitcnt lgkmcnt(4)
	v_mul_lo_u32 v3, v6, v8
	s_waitcnt lgkmcnt(2)
	v_mul_lo_u32 v2, v10, v15
	.loc	0 134 7
	s_waitcnt lgkmcnt(1)
	v_mad_u64_u32 v[5:6], null, v13, v5, v[1:2]
	v_mad_u64_u32 v[0:1], null, v12, v4, v[0:1]
	.loc	0 134 23
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v4, v11, v16
	.loc	0 134 7
	v_mad_u64_u32 v[1:2], null, v7, v9, v[2:3]
	v_add3_u32 v0, v0, v5, v3
	v_add3_u32 v0, v0, v1, v4
	.loc	0 135 10 is_stmt 1
	global_store_dword v14, v0, s[2:3]
	.loc	0 136 1
	s_endpgm
.Ltmp10:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tile_product
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
		.amdhsa_next_free_vgpr 17
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
.Lfunc_end10:
	.size	tile_product, .Lfunc_end10-tile_product

	.protected	scan_row
	.globl	scan_row
	.p2align	8
	.type	scan_row,@function
scan_row:
.Lfunc_begin11:
	.loc	0 141 12 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	.loc	0 143 10
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 141 12
	v_mov_b32_e32 v2, 0
	.loc	0 146 12
	v_mov_b32_e32 v3, 0
	.loc	0 143 10
	s_waitcnt lgkmcnt(0)
	global_load_dword v4, v1, s[0:1]
	.loc	0 146 12
	s_mov_b32 s0, exec_lo
	.loc	0 143 8
	s_waitcnt vmcnt(0)
	ds_write_b32 v1, v4
	.loc	0 144 2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 146 15
	v_cmpx_ne_u32_e32 0, v0
	.loc	0 146 12 is_stmt 0
	s_cbranch_execz .LBB11_2
	.loc	0 0 12
	v_add_nc_u32_e32 v3, -4, v1
	.loc	0 146 22
	ds_read_b32 v3, v3
.LBB11_2:
	.loc	0 0 22
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 148 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 149 9
	ds_read_b32 v4, v1
	.loc	0 146 12
	s_mov_b32 s0, exec_lo
	.loc	0 149 9
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v3, v4, v3
	ds_write_b32 v1, v3
	.loc	0 150 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 146 15
	v_cmpx_lt_u32_e32 1, v0
	.loc	0 146 12 is_stmt 0
	s_cbranch_execz .LBB11_4
	.loc	0 0 12
	v_add_nc_u32_e32 v2, -8, v1
	.loc	0 146 22
	ds_read_b32 v2, v2
.LBB11_4:
	.loc	0 0 22
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 148 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 149 9
	ds_read_b32 v3, v1
	.loc	0 146 12
	s_mov_b32 s0, exec_lo
	.loc	0 149 9
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v4, v3, v2
	.loc	0 146 12
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	.loc	0 149 9
	ds_write_b32 v1, v4
	.loc	0 150 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 146 15
	v_cmpx_lt_u32_e32 3, v0
	.loc	0 146 12 is_stmt 0
	s_cbranch_execz .LBB11_6
	.loc	0 0 12
	v_add_nc_u32_e32 v3, -16, v1
	.loc	0 146 22
	ds_read_b32 v3, v3
.LBB11_6:
	.loc	0 0 22
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 148 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 149 9
	ds_read_b32 v4, v1
	.loc	0 146 12
	s_mov_b32 s0, exec_lo
	.loc	0 149 9
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v3, v4, v3
	ds_write_b32 v1, v3
	.loc	0 150 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 146 15
	v_cmpx_lt_u32_e32 7, v0
	.loc	0 146 12 is_stmt 0
	s_cbranch_execz .LBB11_8
	.loc	0 0 12
	v_subrev_nc_u32_e32 v2, 32, v1
	.loc	0 146 22
	ds_read_b32 v2, v2
.LBB11_8:
	.loc	0 0 22
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 148 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 149 9
	ds_read_b32 v3, v1
	.loc	0 146 12
	s_mov_b32 s0, exec_lo
	.loc	0 149 9
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v4, v3, v2
	.loc	0 146 12
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	.loc	0 149 9
	ds_write_b32 v1, v4
	.loc	0 150 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 146 15
	v_cmpx_lt_u32_e32 15, v0
	.loc	0 146 12 is_stmt 0
	s_cbranch_execz .LBB11_10
	.loc	0 0 12
	v_subrev_nc_u32_e32 v3, 64, v1
	.loc	0 146 22
	ds_read_b32 v3, v3
.LBB11_10:
	.loc	0 0 22
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 148 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 149 9
	ds_read_b32 v4, v1
	.loc	0 146 12
	s_mov_b32 s0, exec_lo
	.loc	0 149 9
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v3, v4, v3
	ds_write_b32 v1, v3
	.loc	0 150 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 146 15
	v_cmpx_lt_u32_e32 31, v0
	.loc	0 146 12 is_stmt 0
	s_cbranch_execz .LBB11_12
	.loc	0 0 12
	v_add_nc_u32_e32 v0, 0xffffff80, v1
	.loc	0 146 22
	ds_read_b32 v2, v0
.LBB11_12:
	.loc	0 0 22
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 148 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 149 9
	ds_read_b32 v0, v1
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v0, v0, v2
	ds_write_b32 v1, v0
	.loc	0 150 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 152 12
	ds_read_b32 v0, v1
	.loc	0 152 10 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v0, s[2:3]
	.loc	0 153 1 is_stmt 1
	s_endpgm
.Ltmp11:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel scan_row
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
.Lfunc_end11:
	.size	scan_row, .Lfunc_end11-scan_row

	.protected	smooth
	.globl	smooth
	.p2align	8
	.type	smooth,@function
smooth:
.Lfunc_begin12:
	.loc	0 157 12 prologue_end
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0x20
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s8, s8, s0
	v_add3_u32 v0, s1, s8, v0
	s_load_dwordx4 s[0:3], s[6:7], 0x8
	.loc	0 163 16
	v_max_i32_e32 v1, 9, v0
	v_max_i32_e32 v2, 8, v0
	v_max_i32_e32 v3, 7, v0
	v_max_i32_e32 v4, 1, v0
	v_max_i32_e32 v6, -1, v0
	v_add_nc_u32_e32 v1, -9, v1
	v_add_nc_u32_e32 v2, -8, v2
	v_add_nc_u32_e32 v3, -7, v3
	v_add_nc_u32_e32 v4, -1, v4
	v_max_i32_e32 v7, -7, v0
	v_min_u32_e32 v1, 63, v1
	v_min_u32_e32 v2, 63, v2
	v_min_u32_e32 v3, 63, v3
	v_max_i32_e32 v8, -8, v0
	v_max_i32_e32 v9, -9, v0
	v_min_u32_e32 v4, 63, v4
	.loc	0 163 11 is_stmt 0
	v_lshlrev_b32_e32 v1, 2, v1
	.loc	0 163 16
	v_med3_i32 v5, v0, 0, 63
	.loc	0 163 11
	v_lshlrev_b32_e32 v2, 2, v2
	.loc	0 163 16
	v_add_nc_u32_e32 v6, 1, v6
	.loc	0 163 11
	v_lshlrev_b32_e32 v3, 2, v3
	.loc	0 163 16
	v_add_nc_u32_e32 v7, 7, v7
	v_add_nc_u32_e32 v8, 8, v8
	v_add_nc_u32_e32 v9, 9, v9
	.loc	0 163 11
	v_lshlrev_b32_e32 v4, 2, v4
	s_waitcnt lgkmcnt(0)
	s_clause 0x2
	global_load_dword v1, v1, s[0:1]
	global_load_dword v2, v2, s[0:1]
	global_load_dword v3, v3, s[0:1]
	v_lshlrev_b32_e32 v5, 2, v5
	.loc	0 163 16
	v_min_u32_e32 v6, 63, v6
	v_min_u32_e32 v7, 63, v7
	v_min_u32_e32 v8, 63, v8
	v_min_u32_e32 v9, 63, v9
	.loc	0 163 11
	s_clause 0x1
	global_load_dword v4, v4, s[0:1]
	global_load_dword v5, v5, s[0:1]
	v_lshlrev_b32_e32 v6, 2, v6
	v_lshlrev_b32_e32 v7, 2, v7
	v_lshlrev_b32_e32 v8, 2, v8
	v_lshlrev_b32_e32 v9, 2, v9
	s_clause 0x3
	global_load_dword v6, v6, s[0:1]
	global_load_dword v7, v7, s[0:1]
	global_load_dword v8, v8, s[0:1]
	global_load_dword v9, v9, s[0:1]
	.loc	0 163 8
	s_waitcnt vmcnt(6)
	v_add3_u32 v1, v2, v1, v3
	s_waitcnt vmcnt(4)
	v_add3_u32 v1, v4, v1, v5
	s_waitcnt vmcnt(2)
	v_add3_u32 v1, v6, v1, v7
	s_waitcnt vmcnt(0)
	v_add3_u32 v2, v8, v1, v9
	.loc	0 165 2 is_stmt 1
	v_mov_b32_e32 v1, 0
	.loc	0 165 16 is_stmt 0
	v_mul_hi_u32 v2, 0x38e38e39, v2
	.loc	0 165 2
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v0, vcc_lo, s2, v0
	.loc	0 165 16
	v_lshrrev_b32_e32 v2, 1, v2
	.loc	0 165 2
	v_add_co_ci_u32_e32 v1, vcc_lo, s3, v1, vcc_lo
	.loc	0 165 10
	global_store_dword v[0:1], v2, off
	.loc	0 166 1 is_stmt 1
	s_endpgm
.Ltmp12:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel smooth
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
.Lfunc_end12:
	.size	smooth, .Lfunc_end12-smooth

	.protected	random_walk
	.globl	random_walk
	.p2align	8
	.type	random_walk,@function
random_walk:
.Lfunc_begin13:
	.loc	0 170 12 prologue_end
	s_load_dword s1, s[4:5], 0x4
	s_clause 0x1
	s_load_dwordx2 s[2:3], s[6:7], 0x20
	s_load_dword s0, s[6:7], 0x18
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s1, s1, 0xffff
	v_mad_u64_u32 v[0:1], null, s8, s1, v[0:1]
	.loc	0 173 21
	s_cmp_eq_u32 s0, 0
	.loc	0 170 12
	v_add_co_u32 v0, null, s2, v0
	.loc	0 173 2
	s_cbranch_scc1 .LBB13_3
	.loc	0 170 51
	v_mad_u64_u32 v[1:2], null, 0x9e3779b1, v0, 1
.LBB13_2:
	.loc	0 174 10
	v_lshlrev_b32_e32 v2, 13, v1
	.loc	0 173 21
	s_add_i32 s0, s0, -1
	s_cmp_eq_u32 s0, 0
	.loc	0 174 5
	v_xor_b32_e32 v1, v2, v1
	.loc	0 175 10
	v_lshrrev_b32_e32 v2, 17, v1
	.loc	0 175 5 is_stmt 0
	v_xor_b32_e32 v1, v2, v1
	.loc	0 177 11 is_stmt 1
	v_and_b32_e32 v2, 1, v1
	.loc	0 176 10
	v_lshlrev_b32_e32 v4, 5, v1
	.loc	0 177 9
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	.loc	0 176 5
	v_xor_b32_e32 v1, v4, v1
	.loc	0 177 9
	v_cndmask_b32_e64 v2, 1, -1, vcc_lo
	.loc	0 177 6 is_stmt 0
	v_add_nc_u32_e32 v3, v2, v3
	.loc	0 173 2 is_stmt 1
	s_cbranch_scc0 .LBB13_2
	s_branch .LBB13_4
.LBB13_3:
	.loc	0 0 2 is_stmt 0
	v_mov_b32_e32 v3, 0
.LBB13_4:
	.loc	0 170 12 is_stmt 1
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	.loc	0 179 2
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, vcc_lo, s0, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s1, v1, vcc_lo
	.loc	0 179 10 is_stmt 0
	global_store_dword v[0:1], v3, off
	.loc	0 180 1 is_stmt 1
	s_endpgm
.Ltmp13:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel random_walk
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
	.size	random_walk, .Lfunc_end13-random_walk

	.protected	escape_time
	.globl	escape_time
	.p2align	8
	.type	escape_time,@function
escape_time:
.Lfunc_begin14:
	.loc	0 184 12 prologue_end
	s_load_dword s2, s[4:5], 0x4
	s_load_dwordx2 s[0:1], s[6:7], 0x20
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	s_mov_b32 s22, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s1, s2, 0xffff
	v_mad_u64_u32 v[0:1], null, s8, s1, v[0:1]
	v_add_co_u32 v0, null, s0, v0
	s_mov_b32 s0, 0
	.loc	0 185 24
	v_and_b32_e32 v1, 7, v0
	.loc	0 185 60 is_stmt 0
	v_lshrrev_b32_e32 v2, 3, v0
	.loc	0 185 13
	v_cvt_f32_ubyte0_e32 v1, v1
	.loc	0 185 49
	v_cvt_f32_u32_e32 v2, v2
	.loc	0 185 36
	v_fma_f32 v1, 0x3e99999a, v1, -2.0
	.loc	0 185 72
	v_fma_f32 v2, 0x3e99999a, v2, -1.0
	s_branch .LBB14_11
.LBB14_1:
	.loc	0 0 72
	s_or_b32 exec_lo, exec_lo, s37
	s_xor_b32 s38, exec_lo, -1
	s_and_b32 s35, s35, exec_lo
	s_orn2_b32 s37, s36, exec_lo
.LBB14_2:
	s_or_b32 exec_lo, exec_lo, s34
	s_and_b32 s38, s38, exec_lo
	s_xor_b32 s36, exec_lo, -1
	s_and_b32 s35, s35, exec_lo
	s_orn2_b32 s34, s37, exec_lo
.LBB14_3:
	s_or_b32 exec_lo, exec_lo, s33
	s_and_b32 s38, s38, exec_lo
	s_and_b32 s37, s36, exec_lo
	s_xor_b32 s36, exec_lo, -1
	s_and_b32 s35, s35, exec_lo
	s_orn2_b32 s33, s34, exec_lo
.LBB14_4:
	s_or_b32 exec_lo, exec_lo, s31
	s_and_b32 s38, s38, exec_lo
	s_and_b32 s37, s37, exec_lo
	s_and_b32 s36, s36, exec_lo
	s_xor_b32 s34, exec_lo, -1
	s_and_b32 s31, s35, exec_lo
	s_orn2_b32 s33, s33, exec_lo
.LBB14_5:
	s_or_b32 exec_lo, exec_lo, s30
	s_and_b32 s38, s38, exec_lo
	s_and_b32 s37, s37, exec_lo
	s_and_b32 s36, s36, exec_lo
	s_and_b32 s35, s34, exec_lo
	s_xor_b32 s34, exec_lo, -1
	s_and_b32 s31, s31, exec_lo
	s_orn2_b32 s30, s33, exec_lo
.LBB14_6:
	s_or_b32 exec_lo, exec_lo, s29
	s_and_b32 s38, s38, exec_lo
	s_and_b32 s37, s37, exec_lo
	s_and_b32 s36, s36, exec_lo
	s_and_b32 s35, s35, exec_lo
	s_and_b32 s33, s34, exec_lo
	s_xor_b32 s34, exec_lo, -1
	s_and_b32 s31, s31, exec_lo
	s_orn2_b32 s29, s30, exec_lo
.LBB14_7:
	s_or_b32 exec_lo, exec_lo, s27
	s_and_b32 s38, s38, exec_lo
	s_and_b32 s37, s37, exec_lo
	s_and_b32 s36, s36, exec_lo
	s_and_b32 s35, s35, exec_lo
	s_and_b32 s33, s33, exec_lo
	s_and_b32 s39, s34, exec_lo
	s_xor_b32 s30, exec_lo, -1
	s_and_b32 s27, s31, exec_lo
	s_orn2_b32 s34, s29, exec_lo
.LBB14_8:
	s_or_b32 exec_lo, exec_lo, s26
	s_and_b32 s38, s38, exec_lo
	s_and_b32 s37, s37, exec_lo
	s_and_b32 s36, s36, exec_lo
	s_and_b32 s35, s35, exec_lo
	s_and_b32 s33, s33, exec_lo
	s_and_b32 s31, s39, exec_lo
	s_and_b32 s30, s30, exec_lo
	s_xor_b32 s29, exec_lo, -1
	s_and_b32 s27, s27, exec_lo
	s_orn2_b32 s26, s34, exec_lo
.LBB14_9:
	s_or_b32 exec_lo, exec_lo, s24
	s_andn2_b32 s21, s21, exec_lo
	s_and_b32 s24, s38, exec_lo
	v_mov_b32_e32 v5, s28
	s_andn2_b32 s19, s19, exec_lo
	s_and_b32 s28, s37, exec_lo
	s_or_b32 s21, s21, s24
	s_andn2_b32 s20, s20, exec_lo
	s_and_b32 s24, s36, exec_lo
	s_or_b32 s19, s19, s28
	s_andn2_b32 s17, s17, exec_lo
	s_and_b32 s28, s35, exec_lo
	s_or_b32 s20, s20, s24
	s_andn2_b32 s18, s18, exec_lo
	s_and_b32 s24, s33, exec_lo
	s_or_b32 s17, s17, s28
	s_andn2_b32 s15, s15, exec_lo
	s_and_b32 s28, s31, exec_lo
	s_or_b32 s18, s18, s24
	s_andn2_b32 s16, s16, exec_lo
	s_and_b32 s24, s30, exec_lo
	s_or_b32 s15, s15, s28
	s_andn2_b32 s13, s13, exec_lo
	s_and_b32 s28, s29, exec_lo
	s_or_b32 s16, s16, s24
	s_andn2_b32 s14, s14, exec_lo
	s_and_b32 s24, s27, exec_lo
	s_andn2_b32 s12, s12, exec_lo
	s_and_b32 s26, s26, exec_lo
	s_or_b32 s13, s13, s28
	s_or_b32 s14, s14, s24
	s_or_b32 s12, s12, s26
.LBB14_10:
	s_or_b32 exec_lo, exec_lo, s23
	.loc	0 187 2 is_stmt 1
	s_and_b32 s23, exec_lo, s12
	v_mov_b32_e32 v6, s22
	s_or_b32 s0, s23, s0
	s_andn2_b32 s1, s1, exec_lo
	s_and_b32 s23, s21, exec_lo
	s_andn2_b32 s8, s8, exec_lo
	s_or_b32 s1, s1, s23
	s_and_b32 s22, s19, exec_lo
	s_andn2_b32 s2, s2, exec_lo
	s_and_b32 s23, s20, exec_lo
	s_or_b32 s8, s8, s22
	s_or_b32 s2, s2, s23
	s_andn2_b32 s9, s9, exec_lo
	s_and_b32 s22, s17, exec_lo
	s_andn2_b32 s3, s3, exec_lo
	s_and_b32 s23, s18, exec_lo
	s_or_b32 s9, s9, s22
	s_or_b32 s3, s3, s23
	s_andn2_b32 s10, s10, exec_lo
	s_and_b32 s22, s15, exec_lo
	s_andn2_b32 s4, s4, exec_lo
	s_and_b32 s23, s16, exec_lo
	s_or_b32 s10, s10, s22
	s_or_b32 s4, s4, s23
	s_andn2_b32 s11, s11, exec_lo
	s_and_b32 s22, s13, exec_lo
	s_andn2_b32 s5, s5, exec_lo
	s_and_b32 s23, s14, exec_lo
	s_or_b32 s11, s11, s22
	s_or_b32 s5, s5, s23
	s_mov_b32 s22, s25
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execz .LBB14_22
.LBB14_11:
	.loc	0 187 33 is_stmt 0
	v_mul_f32_e32 v6, v3, v3
	v_mov_b32_e32 v5, s22
	s_andn2_b32 s21, s21, exec_lo
	s_andn2_b32 s19, s19, exec_lo
	s_andn2_b32 s20, s20, exec_lo
	.loc	0 187 28
	v_fma_f32 v7, v4, v4, v6
	s_andn2_b32 s17, s17, exec_lo
	s_andn2_b32 s18, s18, exec_lo
	s_andn2_b32 s15, s15, exec_lo
	s_andn2_b32 s16, s16, exec_lo
	s_andn2_b32 s13, s13, exec_lo
	s_or_b32 s14, s14, exec_lo
	s_or_b32 s12, s12, exec_lo
	.loc	0 187 2
	s_mov_b32 s23, exec_lo
	.loc	0 187 38
	v_cmpx_gt_f32_e32 4.0, v7
	.loc	0 187 2
	s_cbranch_execz .LBB14_10
	.loc	0 190 13 is_stmt 1
	v_add_f32_e32 v5, v4, v4
	.loc	0 188 21
	v_fma_f32 v4, v4, v4, -v6
	s_mov_b32 s26, -1
	s_mov_b32 s27, 0
	s_mov_b32 s29, -1
	.loc	0 190 23
	v_fma_f32 v5, v5, v3, v2
	.loc	0 188 31
	v_add_f32_e32 v6, v1, v4
	s_mov_b32 s30, 0
	s_mov_b32 s31, 0
	s_mov_b32 s33, 0
	.loc	0 187 33
	v_mul_f32_e32 v7, v5, v5
	s_mov_b32 s35, 0
	s_mov_b32 s36, 0
	s_mov_b32 s37, 0
	s_mov_b32 s38, 0
	.loc	0 187 28 is_stmt 0
	v_fma_f32 v3, v6, v6, v7
	.loc	0 187 38
	v_cmp_gt_f32_e32 vcc_lo, 4.0, v3
	.loc	0 187 2
	s_and_saveexec_b32 s24, vcc_lo
	s_cbranch_execz .LBB14_9
	.loc	0 190 13 is_stmt 1
	v_add_f32_e32 v3, v6, v6
	.loc	0 188 21
	v_fma_f32 v4, v6, v6, -v7
	s_mov_b32 s34, -1
	s_mov_b32 s30, -1
	s_mov_b32 s39, 0
	.loc	0 190 23
	v_fma_f32 v5, v3, v5, v2
	.loc	0 188 31
	v_add_f32_e32 v6, v1, v4
	.loc	0 187 33
	v_mul_f32_e32 v7, v5, v5
	.loc	0 187 28 is_stmt 0
	v_fma_f32 v3, v6, v6, v7
	.loc	0 187 38
	v_cmp_gt_f32_e32 vcc_lo, 4.0, v3
	.loc	0 187 2
	s_and_saveexec_b32 s26, vcc_lo
	s_cbranch_execz .LBB14_8
	.loc	0 190 13 is_stmt 1
	v_add_f32_e32 v3, v6, v6
	.loc	0 188 21
	v_fma_f32 v4, v6, v6, -v7
	.loc	0 190 23
	v_fma_f32 v5, v3, v5, v2
	.loc	0 188 31
	v_add_f32_e32 v6, v1, v4
	.loc	0 187 33
	v_mul_f32_e32 v7, v5, v5
	.loc	0 187 28 is_stmt 0
	v_fma_f32 v3, v6, v6, v7
	.loc	0 187 38
	v_cmp_gt_f32_e32 vcc_lo, 4.0, v3
	.loc	0 187 2
	s_and_saveexec_b32 s27, vcc_lo
	s_cbranch_execz .LBB14_7
	.loc	0 190 13 is_stmt 1
	v_add_f32_e32 v3, v6, v6
	.loc	0 188 21
	v_fma_f32 v4, v6, v6, -v7
	.loc	0 190 23
	v_fma_f32 v5, v3, v5, v2
	.loc	0 188 31
	v_add_f32_e32 v6, v1, v4
	.loc	0 187 33
	v_mul_f32_e32 v7, v5, v5
	.loc	0 187 28 is_stmt 0
	v_fma_f32 v3, v6, v6, v7
	.loc	0 187 38
	v_cmp_gt_f32_e32 vcc_lo, 4.0, v3
	.loc	0 187 2
	s_and_saveexec_b32 s29, vcc_lo
	s_cbranch_execz .LBB14_6
	.loc	0 190 13 is_stmt 1
	v_add_f32_e32 v3, v6, v6
	.loc	0 188 21
	v_fma_f32 v4, v6, v6, -v7
	s_mov_b32 s33, -1
	.loc	0 190 23
	v_fma_f32 v5, v3, v5, v2
	.loc	0 188 31
	v_add_f32_e32 v6, v1, v4
	.loc	0 187 33
	v_mul_f32_e32 v7, v5, v5
	.loc	0 187 28 is_stmt 0
	v_fma_f32 v3, v6, v6, v7
	.loc	0 187 38
	v_cmp_gt_f32_e32 vcc_lo, 4.0, v3
	.loc	0 187 2
	s_and_saveexec_b32 s30, vcc_lo
	s_cbranch_execz .LBB14_5
	.loc	0 190 13 is_stmt 1
	v_add_f32_e32 v3, v6, v6
	.loc	0 188 21
	v_fma_f32 v4, v6, v6, -v7
	s_mov_b32 s36, -1
	.loc	0 190 23
	v_fma_f32 v5, v3, v5, v2
	.loc	0 188 31
	v_add_f32_e32 v6, v1, v4
	.loc	0 187 33
	v_mul_f32_e32 v7, v5, v5
	.loc	0 187 28 is_stmt 0
	v_fma_f32 v3, v6, v6, v7
	.loc	0 187 38
	v_cmp_gt_f32_e32 vcc_lo, 4.0, v3
	.loc	0 187 2
	s_and_saveexec_b32 s31, vcc_lo
	s_cbranch_execz .LBB14_4
	.loc	0 190 13 is_stmt 1
	v_add_f32_e32 v3, v6, v6
	.loc	0 188 21
	v_fma_f32 v4, v6, v6, -v7
	.loc	0 190 23
	v_fma_f32 v5, v3, v5, v2
	.loc	0 188 31
	v_add_f32_e32 v6, v1, v4
	.loc	0 187 33
	v_mul_f32_e32 v7, v5, v5
	.loc	0 187 28 is_stmt 0
	v_fma_f32 v3, v6, v6, v7
	.loc	0 187 38
	v_cmp_gt_f32_e32 vcc_lo, 4.0, v3
	.loc	0 187 2
	s_and_saveexec_b32 s33, vcc_lo
	s_cbranch_execz .LBB14_3
	.loc	0 190 13 is_stmt 1
	v_add_f32_e32 v3, v6, v6
	.loc	0 188 21
	v_fma_f32 v4, v6, v6, -v7
	s_mov_b32 s37, -1
	s_mov_b32 s38, -1
	.loc	0 190 23
	v_fma_f32 v5, v3, v5, v2
	.loc	0 188 31
	v_add_f32_e32 v6, v1, v4
	.loc	0 187 33
	v_mul_f32_e32 v7, v5, v5
	.loc	0 187 28 is_stmt 0
	v_fma_f32 v3, v6, v6, v7
	.loc	0 187 38
	v_cmp_gt_f32_e32 vcc_lo, 4.0, v3
	.loc	0 187 2
	s_and_saveexec_b32 s34, vcc_lo
	s_cbranch_execz .LBB14_2
	.loc	0 190 13 is_stmt 1
	v_add_f32_e32 v3, v6, v6
	.loc	0 188 21
	v_fma_f32 v4, v6, v6, -v7
	.loc	0 190 23
	v_fma_f32 v5, v3, v5, v2
	.loc	0 188 31
	v_add_f32_e32 v6, v1, v4
	.loc	0 187 33
	v_mul_f32_e32 v7, v5, v5
	.loc	0 187 28 is_stmt 0
	v_fma_f32 v3, v6, v6, v7
	.loc	0 187 38
	v_cmp_gt_f32_e32 vcc_lo, 4.0, v3
	.loc	0 187 2
	s_and_saveexec_b32 s37, vcc_lo
	s_cbranch_execz .LBB14_1
	.loc	0 188 21 is_stmt 1
	v_fma_f32 v3, v6, v6, -v7
	.loc	0 190 13
	v_add_f32_e32 v6, v6, v6
	.loc	0 192 4
	s_add_i32 s25, s22, 10
	s_mov_b32 s35, exec_lo
	.loc	0 187 11
	s_cmpk_eq_i32 s25, 0xc8
	.loc	0 188 31
	v_add_f32_e32 v4, v1, v3
	.loc	0 190 23
	v_fma_f32 v3, v6, v5, v2
	.loc	0 187 11
	s_cselect_b32 s36, -1, 0
	s_movk_i32 s28, 0xc8
	s_orn2_b32 s36, s36, exec_lo
	s_branch .LBB14_1
.LBB14_22:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	s_xor_b32 s0, s5, -1
	s_xor_b32 s13, s11, -1
	s_xor_b32 s12, s4, -1
	s_xor_b32 s11, s10, -1
	s_xor_b32 s4, s3, -1
	s_xor_b32 s5, s9, -1
	s_xor_b32 s10, s2, -1
	s_xor_b32 s9, s8, -1
	s_xor_b32 s8, s1, -1
	s_and_saveexec_b32 s1, s0
	s_xor_b32 s0, exec_lo, s1
	s_cbranch_execz .LBB14_56
	s_and_saveexec_b32 s1, s13
	s_xor_b32 s1, exec_lo, s1
	s_cbranch_execz .LBB14_53
	s_and_saveexec_b32 s2, s12
	s_xor_b32 s2, exec_lo, s2
	s_cbranch_execz .LBB14_50
	s_and_saveexec_b32 s3, s11
	s_xor_b32 s3, exec_lo, s3
	s_cbranch_execz .LBB14_47
	s_and_saveexec_b32 s11, s4
	s_xor_b32 s4, exec_lo, s11
	s_cbranch_execz .LBB14_44
	s_and_saveexec_b32 s11, s5
	s_xor_b32 s5, exec_lo, s11
	s_cbranch_execz .LBB14_41
	s_and_saveexec_b32 s11, s10
	s_xor_b32 s10, exec_lo, s11
	s_cbranch_execz .LBB14_38
	s_and_saveexec_b32 s11, s9
	s_xor_b32 s9, exec_lo, s11
	s_cbranch_execz .LBB14_35
	s_and_saveexec_b32 s11, s8
	s_xor_b32 s8, exec_lo, s11
	v_add_nc_u32_e32 v5, 9, v6
	s_andn2_saveexec_b32 s8, s8
	v_add_nc_u32_e32 v5, 8, v6
	s_or_b32 exec_lo, exec_lo, s8
.LBB14_35:
	s_andn2_saveexec_b32 s8, s9
	v_add_nc_u32_e32 v5, 7, v6
	s_or_b32 exec_lo, exec_lo, s8
.LBB14_38:
	s_andn2_saveexec_b32 s8, s10
	v_add_nc_u32_e32 v5, 6, v6
	s_or_b32 exec_lo, exec_lo, s8
.LBB14_41:
	s_andn2_saveexec_b32 s5, s5
	v_add_nc_u32_e32 v5, 5, v6
	s_or_b32 exec_lo, exec_lo, s5
.LBB14_44:
	s_andn2_saveexec_b32 s4, s4
	v_add_nc_u32_e32 v5, 4, v6
	s_or_b32 exec_lo, exec_lo, s4
.LBB14_47:
	s_andn2_saveexec_b32 s3, s3
	v_add_nc_u32_e32 v5, 3, v6
	s_or_b32 exec_lo, exec_lo, s3
.LBB14_50:
	s_andn2_saveexec_b32 s2, s2
	v_add_nc_u32_e32 v5, 2, v6
	s_or_b32 exec_lo, exec_lo, s2
.LBB14_53:
	s_andn2_saveexec_b32 s1, s1
	v_or_b32_e32 v5, 1, v6
	s_or_b32 exec_lo, exec_lo, s1
.LBB14_56:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 184 12 is_stmt 1
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	.loc	0 194 2
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, vcc_lo, s0, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s1, v1, vcc_lo
	.loc	0 194 10 is_stmt 0
	global_store_dword v[0:1], v5, off
	.loc	0 195 1 is_stmt 1
	s_endpgm
.Ltmp14:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel escape_time
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
		.amdhsa_next_free_sgpr 40
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
	.size	escape_time, .Lfunc_end14-escape_time

	.protected	nearest
	.globl	nearest
	.p2align	8
	.type	nearest,@function
nearest:
.Lfunc_begin15:
	.loc	0 199 12 prologue_end
	s_load_dword s10, s[4:5], 0x4
	s_clause 0x2
	s_load_dwordx2 s[4:5], s[6:7], 0x20
	s_load_dword s9, s[6:7], 0x18
	s_load_dwordx4 s[0:3], s[6:7], 0x8
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s10, 0xffff
	v_mad_u64_u32 v[0:1], null, s8, s5, v[0:1]
	.loc	0 201 21
	s_cmp_eq_u32 s9, 0
	s_mov_b32 s5, 0
	.loc	0 199 12
	v_add_co_u32 v0, null, s4, v0
	.loc	0 201 2
	s_cbranch_scc1 .LBB15_3
	.loc	0 0 2 is_stmt 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v1, -1
	s_mov_b32 s4, s5
	s_mov_b32 s6, s5
	.p2align	6
.LBB15_2:
	.loc	0 202 12 is_stmt 1
	s_lshl_b64 s[10:11], s[4:5], 2
	s_add_u32 s10, s0, s10
	s_addc_u32 s11, s1, s11
	.loc	0 201 21
	s_add_i32 s4, s4, 3
	.loc	0 202 12
	s_load_dword s7, s[10:11], 0x0
	s_waitcnt lgkmcnt(0)
	v_sub_nc_u32_e32 v3, s7, v0
	v_subrev_nc_u32_e32 v4, s7, v0
	.loc	0 202 24 is_stmt 0
	v_cmp_gt_u32_e32 vcc_lo, s7, v0
	.loc	0 202 12
	v_cndmask_b32_e32 v3, v4, v3, vcc_lo
	.loc	0 204 9 is_stmt 1
	v_cmp_lt_u32_e32 vcc_lo, v3, v1
	.loc	0 204 7 is_stmt 0
	v_min_u32_e32 v1, v3, v1
	v_cndmask_b32_e64 v2, v2, s6, vcc_lo
	.loc	0 201 27 is_stmt 1
	s_add_i32 s6, s6, 1
	.loc	0 201 21 is_stmt 0
	s_cmp_eq_u32 s9, s6
	.loc	0 201 2
	s_cbranch_scc0 .LBB15_2
.LBB15_3:
	.loc	0 209 2 is_stmt 1
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s3, v1, vcc_lo
	.loc	0 209 10 is_stmt 0
	global_store_dword v[0:1], v2, off
	.loc	0 210 1 is_stmt 1
	s_endpgm
.Ltmp15:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel nearest
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
.Lfunc_end15:
	.size	nearest, .Lfunc_end15-nearest

	.protected	string_find
	.globl	string_find
	.p2align	8
	.type	string_find,@function
string_find:
.Lfunc_begin16:
	.loc	0 214 12 prologue_end
	s_load_dword s9, s[4:5], 0x4
	s_clause 0x1
	s_load_dwordx2 s[4:5], s[6:7], 0x20
	s_load_dwordx4 s[0:3], s[6:7], 0x8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s9, 0xffff
	v_mad_u64_u32 v[4:5], null, s8, s5, v[0:1]
	v_mov_b32_e32 v1, 0
	.loc	0 216 2
	s_mov_b32 s5, exec_lo
	.loc	0 214 12
	v_add_co_u32 v0, null, s4, v4
	.loc	0 216 24
	v_cmpx_gt_u32_e32 0x100, v0
	.loc	0 216 2 is_stmt 0
	s_cbranch_execz .LBB16_10
	v_mov_b32_e32 v1, 0
	v_add3_u32 v4, v4, s4, 0xffffffc0
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_add_co_u32 v2, vcc_lo, v2, s0
	v_add_co_ci_u32_e32 v3, vcc_lo, s1, v3, vcc_lo
	s_mov_b32 s1, 0
	v_add_co_u32 v2, vcc_lo, v2, 8
	v_add_co_ci_u32_e32 v3, vcc_lo, 0, v3, vcc_lo
	s_inst_prefetch 0x1
	s_branch .LBB16_5
	.p2align	6
.LBB16_2:
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s6
.LBB16_3:
	s_or_b32 exec_lo, exec_lo, s4
.LBB16_4:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 216 24
	v_add_nc_u32_e32 v4, 64, v4
	v_add_co_u32 v2, s0, 0x100, v2
	.loc	0 221 9 is_stmt 1
	v_add_nc_u32_e32 v1, v1, v5
	.loc	0 216 24
	v_add_co_ci_u32_e64 v3, s0, 0, v3, s0
	v_cmp_lt_u32_e32 vcc_lo, 0xbf, v4
	.loc	0 216 2 is_stmt 0
	s_or_b32 s1, vcc_lo, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execz .LBB16_9
.LBB16_5:
	.loc	0 219 20 is_stmt 1
	global_load_dword v5, v[2:3], off offset:-8
	.loc	0 219 33 is_stmt 0
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 3, v5
	.loc	0 219 39
	v_cmp_eq_u32_e32 vcc_lo, 0, v5
	v_mov_b32_e32 v5, 0
	.loc	0 219 3
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB16_4
	.loc	0 219 20
	global_load_dword v5, v[2:3], off offset:-4
	.loc	0 219 33
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 3, v5
	.loc	0 219 39
	v_cmp_eq_u32_e32 vcc_lo, 1, v5
	v_mov_b32_e32 v5, 0
	.loc	0 219 3
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz .LBB16_3
	.loc	0 219 20
	global_load_dword v5, v[2:3], off
	.loc	0 219 33
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 3, v5
	.loc	0 219 39
	v_cmp_eq_u32_e32 vcc_lo, 2, v5
	v_mov_b32_e32 v5, 0
	.loc	0 219 3
	s_and_saveexec_b32 s6, vcc_lo
	s_cbranch_execz .LBB16_2
	.loc	0 219 20
	global_load_dword v5, v[2:3], off offset:4
	.loc	0 219 33
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 3, v5
	.loc	0 219 39
	v_cmp_eq_u32_e32 vcc_lo, 3, v5
	.loc	0 219 3
	v_cndmask_b32_e64 v5, 0, 1, vcc_lo
	s_branch .LBB16_2
.LBB16_9:
	.loc	0 0 3
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s1
.LBB16_10:
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 223 2 is_stmt 1
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, v0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_co_u32 v2, vcc_lo, s2, v2
	v_add_co_ci_u32_e32 v3, vcc_lo, s3, v3, vcc_lo
	.loc	0 223 10 is_stmt 0
	global_store_dword v[2:3], v1, off
	.loc	0 224 1 is_stmt 1
	s_endpgm
.Ltmp16:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel string_find
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
.Lfunc_end16:
	.size	string_find, .Lfunc_end16-string_find

	.protected	bit_count
	.globl	bit_count
	.p2align	8
	.type	bit_count,@function
bit_count:
.Lfunc_begin17:
	.loc	0 228 12 prologue_end
	s_load_dword s4, s[4:5], 0x4
	s_clause 0x1
	s_load_dword s5, s[6:7], 0x20
	s_load_dwordx4 s[0:3], s[6:7], 0x8
	.loc	0 228 34 is_stmt 0
	v_mov_b32_e32 v2, 0
	.loc	0 228 12
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s8, s8, s4
	.loc	0 228 34
	v_add3_u32 v1, s8, s5, v0
	v_lshlrev_b64 v[0:1], 2, v[1:2]
	v_add_co_u32 v3, vcc_lo, s0, v0
	v_add_co_ci_u32_e32 v4, vcc_lo, s1, v1, vcc_lo
	s_mov_b32 s1, 0
	.loc	0 230 2 is_stmt 1
	s_mov_b32 s0, exec_lo
	.loc	0 228 34
	global_load_dword v3, v[3:4], off
	.loc	0 230 2
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	s_cbranch_execz .LBB17_4
	.loc	0 228 43
	v_mul_lo_u32 v3, 0x9e3779b1, v3
	s_mov_b32 s4, 0
.LBB17_2:
	.loc	0 231 10
	v_add_nc_u32_e32 v2, -1, v3
	.loc	0 232 7
	s_add_i32 s4, s4, 1
	.loc	0 231 5
	v_and_b32_e32 v3, v2, v3
	.loc	0 232 7
	v_mov_b32_e32 v2, s4
	.loc	0 230 2
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	s_or_b32 s1, vcc_lo, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB17_2
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
.LBB17_4:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 234 2 is_stmt 1
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s3, v1, vcc_lo
	.loc	0 234 10 is_stmt 0
	global_store_dword v[0:1], v2, off
	.loc	0 235 1 is_stmt 1
	s_endpgm
.Ltmp17:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel bit_count
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
.Lfunc_end17:
	.size	bit_count, .Lfunc_end17-bit_count

	.protected	horner
	.globl	horner
	.p2align	8
	.type	horner,@function
horner:
.Lfunc_begin18:
	.loc	0 239 12 prologue_end
	s_load_dwordx4 s[0:3], s[6:7], 0x8
	s_load_dword s4, s[4:5], 0x4
	s_load_dword s5, s[6:7], 0x20
	.loc	0 243 22
	s_waitcnt lgkmcnt(0)
	s_load_dwordx16 s[12:27], s[0:1], 0x0
	.loc	0 239 12
	s_and_b32 s0, s4, 0xffff
	s_mul_i32 s8, s8, s0
	v_add3_u32 v0, s5, s8, v0
	.loc	0 240 22
	v_cvt_f32_u32_e32 v1, v0
	.loc	0 240 32 is_stmt 0
	v_mul_f32_e32 v2, 0x3c800000, v1
	.loc	0 243 15 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v1, s27
	v_cvt_f32_u32_e32 v3, s26
	v_cvt_f32_u32_e32 v4, s25
	v_cvt_f32_u32_e32 v5, s12
	.loc	0 243 13 is_stmt 0
	v_fmac_f32_e32 v1, 0, v2
	v_fmac_f32_e32 v3, v1, v2
	.loc	0 243 15
	v_cvt_f32_u32_e32 v1, s24
	.loc	0 243 13
	v_fmac_f32_e32 v4, v3, v2
	.loc	0 243 15
	v_cvt_f32_u32_e32 v3, s23
	.loc	0 243 13
	v_fmac_f32_e32 v1, v4, v2
	.loc	0 243 15
	v_cvt_f32_u32_e32 v4, s22
	.loc	0 243 13
	v_fmac_f32_e32 v3, v1, v2
	.loc	0 243 15
	v_cvt_f32_u32_e32 v1, s21
	.loc	0 243 13
	v_fmac_f32_e32 v4, v3, v2
	.loc	0 243 15
	v_cvt_f32_u32_e32 v3, s20
	.loc	0 243 13
	v_fmac_f32_e32 v1, v4, v2
	.loc	0 243 15
	v_cvt_f32_u32_e32 v4, s19
	.loc	0 243 13
	v_fmac_f32_e32 v3, v1, v2
	.loc	0 243 15
	v_cvt_f32_u32_e32 v1, s18
	.loc	0 243 13
	v_fmac_f32_e32 v4, v3, v2
	.loc	0 243 15
	v_cvt_f32_u32_e32 v3, s17
	.loc	0 243 13
	v_fmac_f32_e32 v1, v4, v2
	.loc	0 243 15
	v_cvt_f32_u32_e32 v4, s16
	.loc	0 243 13
	v_fmac_f32_e32 v3, v1, v2
	.loc	0 243 15
	v_cvt_f32_u32_e32 v1, s15
	.loc	0 243 13
	v_fmac_f32_e32 v4, v3, v2
	.loc	0 243 15
	v_cvt_f32_u32_e32 v3, s14
	.loc	0 243 13
	v_fmac_f32_e32 v1, v4, v2
	.loc	0 243 15
	v_cvt_f32_u32_e32 v4, s13
	.loc	0 243 13
	v_fmac_f32_e32 v3, v1, v2
	.loc	0 244 2 is_stmt 1
	v_mov_b32_e32 v1, 0
	.loc	0 243 13
	v_fmac_f32_e32 v4, v3, v2
	.loc	0 244 2
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 243 13
	v_fmac_f32_e32 v5, v4, v2
	.loc	0 244 2
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s3, v1, vcc_lo
	.loc	0 244 12 is_stmt 0
	v_cvt_u32_f32_e32 v2, v5
	.loc	0 244 10
	global_store_dword v[0:1], v2, off
	.loc	0 245 1 is_stmt 1
	s_endpgm
.Ltmp18:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel horner
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
		.amdhsa_next_free_sgpr 28
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
	.size	horner, .Lfunc_end18-horner

	.protected	edit_step
	.globl	edit_step
	.p2align	8
	.type	edit_step,@function
edit_step:
.Lfunc_begin19:
	.loc	0 249 12 prologue_end
	s_load_dword s0, s[4:5], 0x4
	s_clause 0x1
	s_load_dwordx4 s[12:15], s[6:7], 0x8
	s_load_dwordx2 s[10:11], s[6:7], 0x20
	.loc	0 255 19
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v4, 2
	v_mov_b32_e32 v5, 3
	v_mov_b32_e32 v6, 4
	v_mov_b32_e32 v7, 5
	v_mov_b32_e32 v8, 6
	v_mov_b32_e32 v9, 8
	s_mov_b32 s9, 0
	.loc	0 249 12
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	v_mad_u64_u32 v[0:1], null, s8, s0, v[0:1]
	.loc	0 259 40
	s_load_dwordx8 s[0:7], s[12:13], 0x4
	s_mov_b32 s8, 2
	.loc	0 254 2
	v_add_nc_u32_e32 v0, s10, v0
	v_mad_u64_u32 v[1:2], null, v0, 3, 3
	.loc	0 255 19
	v_mov_b32_e32 v2, 7
.LBB19_1:
	.loc	0 259 36
	s_waitcnt lgkmcnt(0)
	v_xor_b32_e32 v10, s0, v1
	v_xor_b32_e32 v12, s1, v1
	.loc	0 261 28
	v_add_nc_u32_e32 v11, 1, v3
	.loc	0 259 36
	v_xor_b32_e32 v14, s2, v1
	.loc	0 261 28
	v_add_nc_u32_e32 v13, 1, v4
	.loc	0 259 36
	v_and_b32_e32 v10, 3, v10
	v_and_b32_e32 v12, 3, v12
	v_xor_b32_e32 v16, s3, v1
	v_and_b32_e32 v14, 3, v14
	.loc	0 261 28
	v_add_nc_u32_e32 v15, 1, v5
	.loc	0 259 36
	v_cmp_ne_u32_e32 vcc_lo, 0, v10
	v_xor_b32_e32 v18, s4, v1
	v_and_b32_e32 v16, 3, v16
	.loc	0 261 28
	v_add_nc_u32_e32 v17, 1, v6
	.loc	0 259 36
	v_xor_b32_e32 v20, s5, v1
	.loc	0 261 59
	v_add_co_ci_u32_e64 v10, null, s9, 0, vcc_lo
	.loc	0 259 36
	v_cmp_ne_u32_e32 vcc_lo, 0, v12
	v_and_b32_e32 v18, 3, v18
	.loc	0 261 28
	v_add_nc_u32_e32 v19, 1, v7
	.loc	0 261 13 is_stmt 0
	v_min3_u32 v10, v10, s8, v11
	.loc	0 259 36 is_stmt 1
	v_and_b32_e32 v20, 3, v20
	.loc	0 261 59
	v_add_co_ci_u32_e32 v3, vcc_lo, 0, v3, vcc_lo
	.loc	0 259 36
	v_cmp_ne_u32_e32 vcc_lo, 0, v14
	.loc	0 261 44
	v_add_nc_u32_e32 v11, 1, v10
	.loc	0 259 36
	v_xor_b32_e32 v22, s6, v1
	.loc	0 261 28
	v_add_nc_u32_e32 v21, 1, v8
	.loc	0 259 36
	v_xor_b32_e32 v24, s7, v1
	.loc	0 261 59
	v_add_co_ci_u32_e32 v4, vcc_lo, 0, v4, vcc_lo
	.loc	0 261 13 is_stmt 0
	v_min3_u32 v11, v3, v11, v13
	.loc	0 259 36 is_stmt 1
	v_cmp_ne_u32_e32 vcc_lo, 0, v16
	v_and_b32_e32 v22, 3, v22
	.loc	0 261 28
	v_add_nc_u32_e32 v23, 1, v2
	v_add_nc_u32_e32 v9, 1, v9
	.loc	0 261 44 is_stmt 0
	v_add_nc_u32_e32 v3, 1, v11
	.loc	0 261 59
	v_add_co_ci_u32_e32 v5, vcc_lo, 0, v5, vcc_lo
	.loc	0 259 36 is_stmt 1
	v_cmp_ne_u32_e32 vcc_lo, 0, v18
	.loc	0 254 21
	v_add_nc_u32_e32 v1, 3, v1
	.loc	0 261 13
	v_min3_u32 v12, v4, v3, v15
	.loc	0 259 36
	v_and_b32_e32 v4, 3, v24
	.loc	0 255 19
	s_add_i32 s10, s8, -1
	.loc	0 261 59
	v_add_co_ci_u32_e32 v6, vcc_lo, 0, v6, vcc_lo
	.loc	0 261 44 is_stmt 0
	v_add_nc_u32_e32 v3, 1, v12
	.loc	0 259 36 is_stmt 1
	v_cmp_ne_u32_e32 vcc_lo, 0, v20
	.loc	0 254 21
	s_add_i32 s8, s8, 1
	s_mov_b32 s9, s10
	s_cmp_eq_u32 s8, 10
	.loc	0 261 13
	v_min3_u32 v13, v5, v3, v17
	.loc	0 261 59 is_stmt 0
	v_add_co_ci_u32_e32 v7, vcc_lo, 0, v7, vcc_lo
	.loc	0 259 36 is_stmt 1
	v_cmp_ne_u32_e32 vcc_lo, 0, v22
	v_mov_b32_e32 v5, v12
	.loc	0 261 44
	v_add_nc_u32_e32 v3, 1, v13
	.loc	0 261 59 is_stmt 0
	v_add_co_ci_u32_e32 v8, vcc_lo, 0, v8, vcc_lo
	.loc	0 261 13
	v_min3_u32 v14, v6, v3, v19
	.loc	0 259 36 is_stmt 1
	v_cmp_ne_u32_e32 vcc_lo, 0, v4
	v_mov_b32_e32 v4, v11
	v_mov_b32_e32 v6, v13
	.loc	0 261 44
	v_add_nc_u32_e32 v3, 1, v14
	.loc	0 261 59 is_stmt 0
	v_add_co_ci_u32_e32 v16, vcc_lo, 0, v2, vcc_lo
	.loc	0 261 13
	v_min3_u32 v15, v7, v3, v21
	v_mov_b32_e32 v7, v14
	.loc	0 261 44
	v_add_nc_u32_e32 v3, 1, v15
	.loc	0 261 13
	v_min3_u32 v2, v8, v3, v23
	v_mov_b32_e32 v3, v10
	v_mov_b32_e32 v8, v15
	.loc	0 261 44
	v_add_nc_u32_e32 v10, 1, v2
	.loc	0 261 13
	v_min3_u32 v9, v16, v10, v9
	.loc	0 254 2 is_stmt 1
	s_cbranch_scc0 .LBB19_1
	.loc	0 265 2
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v0, vcc_lo, s14, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s15, v1, vcc_lo
	.loc	0 265 10 is_stmt 0
	global_store_dword v[0:1], v9, off
	.loc	0 266 1 is_stmt 1
	s_endpgm
.Ltmp19:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel edit_step
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
		.amdhsa_next_free_vgpr 25
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
.Lfunc_end19:
	.size	edit_step, .Lfunc_end19-edit_step

	.protected	power_mod
	.globl	power_mod
	.p2align	8
	.type	power_mod,@function
power_mod:
.Lfunc_begin20:
	.loc	0 270 12 prologue_end
	s_load_dword s9, s[4:5], 0x4
	s_clause 0x1
	s_load_dwordx2 s[4:5], s[6:7], 0x20
	s_load_dwordx4 s[0:3], s[6:7], 0x8
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s9, 0xffff
	v_mad_u64_u32 v[0:1], null, s8, s5, v[0:1]
	v_add_co_u32 v2, null, s4, v0
	s_mov_b32 s4, 0
	.loc	0 270 49 is_stmt 0
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_add_co_u32 v3, vcc_lo, s0, v0
	v_add_co_ci_u32_e32 v4, vcc_lo, s1, v1, vcc_lo
	.loc	0 272 2 is_stmt 1
	s_mov_b32 s1, exec_lo
	.loc	0 270 49
	global_load_dword v3, v[3:4], off
	.loc	0 270 58 is_stmt 0
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v4, 5, v3
	v_mov_b32_e32 v3, 1
	.loc	0 272 2 is_stmt 1
	v_cmpx_ne_u32_e32 0, v4
	s_cbranch_execz .LBB20_4
	.loc	0 270 40
	v_add_nc_u32_e32 v2, 2, v2
	v_mov_b32_e32 v3, 1
	.p2align	6
.LBB20_2:
	.loc	0 0 40 is_stmt 0
	v_mul_lo_u32 v5, v3, v2
	.loc	0 275 15 is_stmt 1
	v_mul_lo_u32 v2, v2, v2
	.loc	0 273 9
	v_and_b32_e32 v8, 1, v4
	.loc	0 272 2
	v_cmp_gt_u32_e32 vcc_lo, 2, v4
	.loc	0 273 9
	v_cmp_eq_u32_e64 s0, 0, v8
	.loc	0 273 7 is_stmt 0
	v_mul_hi_u32 v6, 0x80078071, v5
	.loc	0 275 22 is_stmt 1
	v_mul_hi_u32 v7, 0x80078071, v2
	.loc	0 272 2
	s_or_b32 s4, vcc_lo, s4
	.loc	0 273 7
	v_lshrrev_b32_e32 v6, 15, v6
	.loc	0 275 22
	v_lshrrev_b32_e32 v7, 15, v7
	.loc	0 273 7
	v_mul_u32_u24_e32 v6, 0xfff1, v6
	.loc	0 275 22
	v_mul_u32_u24_e32 v7, 0xfff1, v7
	.loc	0 273 7
	v_sub_nc_u32_e32 v5, v5, v6
	.loc	0 276 5
	v_lshrrev_b32_e32 v6, 1, v4
	.loc	0 275 22
	v_sub_nc_u32_e32 v2, v2, v7
	.loc	0 273 7
	v_cndmask_b32_e64 v3, v5, v3, s0
	v_mov_b32_e32 v4, v6
	.loc	0 272 2
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB20_2
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
.LBB20_4:
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 278 2 is_stmt 1
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s3, v1, vcc_lo
	.loc	0 278 10 is_stmt 0
	global_store_dword v[0:1], v3, off
	.loc	0 279 1 is_stmt 1
	s_endpgm
.Ltmp20:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel power_mod
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
.Lfunc_end20:
	.size	power_mod, .Lfunc_end20-power_mod

	.protected	prime_test
	.globl	prime_test
	.p2align	8
	.type	prime_test,@function
prime_test:
.Lfunc_begin21:
	.loc	0 283 12 prologue_end
	s_load_dword s2, s[4:5], 0x4
	s_load_dwordx2 s[0:1], s[6:7], 0x20
	v_mov_b32_e32 v3, 1
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	v_mad_u64_u32 v[0:1], null, s8, s2, v[0:1]
	v_add_co_u32 v0, s0, s0, v0
	v_add_co_ci_u32_e64 v1, null, s1, 0, s0
	s_mov_b32 s1, 3
	v_lshl_add_u32 v2, v0, 1, 3
	.loc	0 285 21
	s_mov_b32 s0, exec_lo
	.loc	0 285 15 is_stmt 0
	v_cmpx_lt_u32_e32 8, v2
	.loc	0 285 21
	s_cbranch_execz .LBB21_6
	.loc	0 0 21
	s_mov_b32 s3, -3
	s_mov_b32 s2, 0
	s_inst_prefetch 0x1
	s_branch .LBB21_3
	.p2align	6
.LBB21_2:
	s_or_b32 exec_lo, exec_lo, s9
	.loc	0 285 2
	s_and_b32 s9, exec_lo, s5
	s_or_b32 s2, s9, s2
	s_andn2_b32 s4, s4, exec_lo
	s_and_b32 s9, s8, exec_lo
	s_or_b32 s4, s4, s9
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB21_5
.LBB21_3:
	.loc	0 285 27
	v_cvt_f32_u32_e32 v3, s1
	s_andn2_b32 s8, s8, exec_lo
	s_or_b32 s5, s5, exec_lo
	v_rcp_iflag_f32_e32 v3, v3
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_mul_lo_u32 v4, s3, v3
	v_mul_hi_u32 v4, v3, v4
	v_add_nc_u32_e32 v3, v3, v4
	v_mul_hi_u32 v3, v2, v3
	v_mul_lo_u32 v3, v3, s1
	v_sub_nc_u32_e32 v3, v2, v3
	v_subrev_nc_u32_e32 v4, s1, v3
	v_cmp_le_u32_e32 vcc_lo, s1, v3
	v_cndmask_b32_e32 v3, v3, v4, vcc_lo
	v_add_nc_u32_e32 v4, s3, v3
	v_cmp_le_u32_e32 vcc_lo, s1, v3
	v_cndmask_b32_e32 v3, v3, v4, vcc_lo
	.loc	0 285 31
	v_cmp_ne_u32_e32 vcc_lo, 0, v3
	s_and_b32 s9, vcc_lo, exec_lo
	s_or_b32 s8, s8, s9
	.loc	0 285 2
	s_and_saveexec_b32 s9, vcc_lo
	s_cbranch_execz .LBB21_2
	.loc	0 286 5 is_stmt 1
	s_add_i32 s1, s1, 2
	s_andn2_b32 s5, s5, exec_lo
	.loc	0 285 11
	s_mul_i32 s10, s1, s1
	.loc	0 285 21 is_stmt 0
	s_add_i32 s3, s3, -2
	.loc	0 285 15
	v_cmp_gt_u32_e32 vcc_lo, s10, v2
	s_or_b32 s8, s8, exec_lo
	s_and_b32 s10, vcc_lo, exec_lo
	s_or_b32 s5, s5, s10
	s_branch .LBB21_2
.LBB21_5:
	.loc	0 0 15
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 287 32 is_stmt 1
	v_cndmask_b32_e64 v3, 0, 1, s4
.LBB21_6:
	.loc	0 0 32 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 283 12 is_stmt 1
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	.loc	0 287 2
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, vcc_lo, s0, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s1, v1, vcc_lo
	.loc	0 287 24 is_stmt 0
	global_store_dword v[0:1], v3, off
	.loc	0 288 1 is_stmt 1
	s_endpgm
.Ltmp21:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel prime_test
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
.Lfunc_end21:
	.size	prime_test, .Lfunc_end21-prime_test

	.protected	wave_form
	.globl	wave_form
	.p2align	8
	.type	wave_form,@function
wave_form:
.Lfunc_begin22:
	.loc	0 292 12 prologue_end
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0x20
	v_mov_b32_e32 v2, 1.0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s8, s8, s0
	v_add3_u32 v0, s1, s8, v0
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	.loc	0 293 32
	v_cvt_f32_u32_e32 v1, v0
	.loc	0 293 42 is_stmt 0
	v_mul_f32_e32 v1, 0x3c23d70a, v1
	.loc	0 296 15 is_stmt 1
	v_fmamk_f32 v2, v1, 0x80000000, v2
	.loc	0 298 9
	v_add_f32_e32 v3, 0, v1
	.loc	0 296 15
	v_fma_f32 v4, -v1, v3, v2
	.loc	0 298 9
	v_fmac_f32_e32 v3, v1, v2
	.loc	0 296 15
	v_fma_f32 v2, -v1, v3, v4
	.loc	0 298 9
	v_fmac_f32_e32 v3, v1, v4
	.loc	0 296 15
	v_fma_f32 v4, -v1, v3, v2
	.loc	0 298 9
	v_fmac_f32_e32 v3, v1, v2
	.loc	0 296 15
	v_fma_f32 v2, -v1, v3, v4
	.loc	0 298 9
	v_fmac_f32_e32 v3, v1, v4
	.loc	0 296 15
	v_fma_f32 v4, -v1, v3, v2
	.loc	0 298 9
	v_fmac_f32_e32 v3, v1, v2
	.loc	0 296 15
	v_fma_f32 v2, -v1, v3, v4
	.loc	0 298 9
	v_fmac_f32_e32 v3, v1, v4
	.loc	0 296 15
	v_fma_f32 v4, -v1, v3, v2
	.loc	0 298 9
	v_fmac_f32_e32 v3, v1, v2
	.loc	0 296 15
	v_fma_f32 v2, -v1, v3, v4
	.loc	0 298 9
	v_fmac_f32_e32 v3, v1, v4
	.loc	0 296 15
	v_fma_f32 v4, -v1, v3, v2
	.loc	0 298 9
	v_fmac_f32_e32 v3, v1, v2
	.loc	0 296 15
	v_fma_f32 v2, -v1, v3, v4
	.loc	0 298 9
	v_fmac_f32_e32 v3, v1, v4
	.loc	0 296 15
	v_fma_f32 v4, -v1, v3, v2
	.loc	0 298 9
	v_fmac_f32_e32 v3, v1, v2
	.loc	0 296 15
	v_fma_f32 v2, -v1, v3, v4
	.loc	0 298 9
	v_fmac_f32_e32 v3, v1, v4
	.loc	0 296 15
	v_fma_f32 v4, -v1, v3, v2
	.loc	0 298 9
	v_fmac_f32_e32 v3, v1, v2
	.loc	0 296 15
	v_fma_f32 v2, -v1, v3, v4
	.loc	0 298 9
	v_fmac_f32_e32 v3, v1, v4
	.loc	0 296 15
	v_fma_f32 v4, -v1, v3, v2
	.loc	0 298 9
	v_fmac_f32_e32 v3, v1, v2
	.loc	0 296 15
	v_fma_f32 v2, -v1, v3, v4
	.loc	0 298 9
	v_fmac_f32_e32 v3, v1, v4
	.loc	0 296 15
	v_fma_f32 v4, -v1, v3, v2
	.loc	0 298 9
	v_fmac_f32_e32 v3, v1, v2
	.loc	0 296 15
	v_fma_f32 v2, -v1, v3, v4
	.loc	0 298 9
	v_fmac_f32_e32 v3, v1, v4
	.loc	0 296 15
	v_fma_f32 v4, -v1, v3, v2
	.loc	0 298 9
	v_fmac_f32_e32 v3, v1, v2
	.loc	0 296 15
	v_fma_f32 v2, -v1, v3, v4
	.loc	0 298 9
	v_fmac_f32_e32 v3, v1, v4
	.loc	0 296 15
	v_fma_f32 v4, -v1, v3, v2
	.loc	0 298 9
	v_fmac_f32_e32 v3, v1, v2
	.loc	0 296 15
	v_fma_f32 v2, -v1, v3, v4
	.loc	0 298 9
	v_fmac_f32_e32 v3, v1, v4
	.loc	0 296 15
	v_fma_f32 v4, -v1, v3, v2
	.loc	0 298 9
	v_fmac_f32_e32 v3, v1, v2
	.loc	0 296 15
	v_fma_f32 v2, -v1, v3, v4
	.loc	0 298 9
	v_fmac_f32_e32 v3, v1, v4
	.loc	0 296 15
	v_fma_f32 v4, -v1, v3, v2
	.loc	0 298 9
	v_fmac_f32_e32 v3, v1, v2
	.loc	0 296 15
	v_fma_f32 v2, -v1, v3, v4
	.loc	0 298 9
	v_fmac_f32_e32 v3, v1, v4
	.loc	0 296 15
	v_fma_f32 v4, -v1, v3, v2
	.loc	0 298 9
	v_fmac_f32_e32 v3, v1, v2
	.loc	0 296 15
	v_fma_f32 v2, -v1, v3, v4
	.loc	0 298 9
	v_fmac_f32_e32 v3, v1, v4
	.loc	0 296 15
	v_fma_f32 v4, -v1, v3, v2
	.loc	0 298 9
	v_fmac_f32_e32 v3, v1, v2
	.loc	0 296 15
	v_fma_f32 v2, -v1, v3, v4
	.loc	0 298 9
	v_fmac_f32_e32 v3, v1, v4
	.loc	0 296 15
	v_fma_f32 v4, -v1, v3, v2
	.loc	0 298 9
	v_fmac_f32_e32 v3, v1, v2
	.loc	0 296 15
	v_fma_f32 v2, -v1, v3, v4
	.loc	0 298 9
	v_fmac_f32_e32 v3, v1, v4
	.loc	0 296 15
	v_fma_f32 v4, -v1, v3, v2
	.loc	0 298 9
	v_fmac_f32_e32 v3, v1, v2
	.loc	0 296 15
	v_fma_f32 v2, -v1, v3, v4
	.loc	0 298 9
	v_fmac_f32_e32 v3, v1, v4
	.loc	0 296 15
	v_fma_f32 v4, -v1, v3, v2
	.loc	0 298 9
	v_fmac_f32_e32 v3, v1, v2
	.loc	0 296 15
	v_fma_f32 v2, -v1, v3, v4
	.loc	0 298 9
	v_fmac_f32_e32 v3, v1, v4
	.loc	0 296 15
	v_fma_f32 v4, -v1, v3, v2
	.loc	0 298 9
	v_fmac_f32_e32 v3, v1, v2
	.loc	0 296 15
	v_fma_f32 v2, -v1, v3, v4
	.loc	0 298 9
	v_fmac_f32_e32 v3, v1, v4
	.loc	0 296 15
	v_fma_f32 v4, -v1, v3, v2
	.loc	0 298 9
	v_fmac_f32_e32 v3, v1, v2
	.loc	0 301 2
	v_mov_b32_e32 v1, 0
	.loc	0 301 29 is_stmt 0
	v_mul_f32_e32 v2, v3, v3
	.loc	0 301 2
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 301 25
	v_fmac_f32_e32 v2, v4, v4
	.loc	0 301 2
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, vcc_lo, s0, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s1, v1, vcc_lo
	.loc	0 301 12
	v_cvt_u32_f32_e32 v2, v2
	.loc	0 301 10
	global_store_dword v[0:1], v2, off
	.loc	0 302 1 is_stmt 1
	s_endpgm
.Ltmp22:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel wave_form
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
.Lfunc_end22:
	.size	wave_form, .Lfunc_end22-wave_form

	.protected	digits
	.globl	digits
	.p2align	8
	.type	digits,@function
digits:
.Lfunc_begin23:
	.loc	0 306 12 prologue_end
	s_load_dword s4, s[4:5], 0x4
	s_clause 0x1
	s_load_dword s5, s[6:7], 0x20
	s_load_dwordx4 s[0:3], s[6:7], 0x8
	.loc	0 306 34 is_stmt 0
	v_mov_b32_e32 v1, 0
	.loc	0 306 12
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s8, s8, s4
	.loc	0 306 34
	v_add3_u32 v0, s8, s5, v0
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_add_co_u32 v4, vcc_lo, s0, v2
	v_add_co_ci_u32_e32 v5, vcc_lo, s1, v3, vcc_lo
	s_mov_b32 s0, 0
	s_mov_b32 s1, 0
	global_load_dword v0, v[4:5], off
	.loc	0 306 43
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v0, 0x26f5, v0
.LBB23_1:
	.loc	0 310 5 is_stmt 1
	v_mul_hi_u32 v4, 0xcccccccd, v0
	.loc	0 311 9
	s_add_i32 s1, s1, 1
	.loc	0 312 2
	v_cmp_gt_u32_e32 vcc_lo, 10, v0
	s_or_b32 s0, vcc_lo, s0
	.loc	0 310 5
	v_lshrrev_b32_e32 v5, 3, v4
	.loc	0 309 12
	v_mul_lo_u32 v4, v5, 10
	v_sub_nc_u32_e32 v6, v0, v4
	.loc	0 311 9
	v_mov_b32_e32 v4, s1
	v_mov_b32_e32 v0, v5
	.loc	0 309 7
	v_add_nc_u32_e32 v1, v1, v6
	.loc	0 312 2
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB23_1
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 313 2 is_stmt 1
	v_add_co_u32 v0, vcc_lo, s2, v2
	.loc	0 313 21 is_stmt 0
	v_lshl_add_u32 v4, v1, 4, v4
	.loc	0 313 2
	v_add_co_ci_u32_e32 v1, vcc_lo, s3, v3, vcc_lo
	.loc	0 313 10
	global_store_dword v[0:1], v4, off
	.loc	0 314 1 is_stmt 1
	s_endpgm
.Ltmp23:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel digits
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
.Lfunc_end23:
	.size	digits, .Lfunc_end23-digits

	.protected	life
	.globl	life
	.p2align	8
	.type	life,@function
life:
.Lfunc_begin24:
	.loc	0 319 12 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	.loc	0 321 13
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 319 12
	s_load_dword s4, s[4:5], 0x18
	.loc	0 321 13
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1]
	.loc	0 323 27
	s_cmp_lt_u32 s4, 16
	.loc	0 321 22
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v2, 0x9e3779b1, v2
	.loc	0 321 36 is_stmt 0
	v_lshrrev_b32_e32 v2, 31, v2
	.loc	0 321 11
	ds_write_b32 v1, v2
	.loc	0 322 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 323 2
	s_cbranch_scc1 .LBB24_11
	.loc	0 0 2 is_stmt 0
	v_add_nc_u32_e32 v2, 56, v0
	v_add_nc_u32_e32 v3, -1, v0
	v_add_nc_u32_e32 v4, 1, v0
	v_and_b32_e32 v6, 7, v0
	v_and_b32_e32 v10, 56, v0
	v_and_b32_e32 v2, 56, v2
	v_and_b32_e32 v5, 7, v3
	v_and_b32_e32 v4, 7, v4
	v_add_nc_u32_e32 v3, 8, v0
	s_lshr_b32 s0, s4, 4
	v_or_b32_e32 v8, v2, v6
	v_or_b32_e32 v7, v2, v5
	v_or_b32_e32 v9, v2, v4
	v_and_b32_e32 v11, 56, v3
	v_lshlrev_b32_e32 v2, 2, v8
	v_lshlrev_b32_e32 v0, 2, v7
	v_lshlrev_b32_e32 v3, 2, v9
	v_or_b32_e32 v7, v10, v5
	v_or_b32_e32 v8, v10, v4
	v_or_b32_e32 v9, v11, v5
	v_or_b32_e32 v10, v11, v6
	v_or_b32_e32 v11, v11, v4
	v_lshlrev_b32_e32 v4, 2, v7
	v_lshlrev_b32_e32 v5, 2, v8
	v_lshlrev_b32_e32 v6, 2, v9
	v_lshlrev_b32_e32 v7, 2, v10
	v_lshlrev_b32_e32 v8, 2, v11
	s_branch .LBB24_3
.LBB24_2:
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 329 20 is_stmt 1
	v_cndmask_b32_e64 v9, 0, 1, s1
	.loc	0 323 27
	s_add_i32 s0, s0, -1
	s_cmp_eq_u32 s0, 0
	.loc	0 330 3
	s_barrier
	buffer_gl0_inv
	.loc	0 331 12
	ds_write_b32 v1, v9
	.loc	0 332 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 323 2
	s_cbranch_scc1 .LBB24_11
.LBB24_3:
	.loc	0 328 13
	ds_read_b32 v9, v0
	ds_read_b32 v10, v2
	ds_read_b32 v11, v3
	ds_read_b32 v12, v4
	ds_read_b32 v13, v5
	ds_read_b32 v14, v6
	ds_read_b32 v15, v7
	ds_read_b32 v16, v8
	s_mov_b32 s4, 0
	s_mov_b32 s5, 0
	s_mov_b32 s6, exec_lo
	.loc	0 328 10 is_stmt 0
	s_waitcnt lgkmcnt(6)
	v_add_nc_u32_e32 v9, v10, v9
	s_waitcnt lgkmcnt(4)
	v_add3_u32 v9, v11, v9, v12
	s_waitcnt lgkmcnt(2)
	v_add3_u32 v9, v13, v9, v14
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v9, v15, v9, v16
	v_cmpx_lt_i32_e32 2, v9
	s_xor_b32 s6, exec_lo, s6
	.loc	0 0 10
	v_cmp_ne_u32_e32 vcc_lo, 3, v9
	s_mov_b32 s1, -1
	s_and_b32 s5, vcc_lo, exec_lo
	s_andn2_saveexec_b32 s6, s6
	v_cmp_ne_u32_e32 vcc_lo, 2, v9
	s_andn2_b32 s5, s5, exec_lo
	s_mov_b32 s4, exec_lo
	s_and_b32 s7, vcc_lo, exec_lo
	s_or_b32 s5, s5, s7
	s_or_b32 exec_lo, exec_lo, s6
	s_and_saveexec_b32 s6, s5
	s_xor_b32 s5, exec_lo, s6
	s_andn2_b32 s1, s1, exec_lo
	s_andn2_b32 s4, s4, exec_lo
	s_or_b32 exec_lo, exec_lo, s5
	s_and_saveexec_b32 s5, s4
	s_cbranch_execz .LBB24_2
	.loc	0 329 37 is_stmt 1
	ds_read_b32 v9, v1
	s_andn2_b32 s1, s1, exec_lo
	.loc	0 329 34 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v9
	s_and_b32 s4, vcc_lo, exec_lo
	s_or_b32 s1, s1, s4
	s_branch .LBB24_2
.LBB24_11:
	.loc	0 334 12 is_stmt 1
	ds_read_b32 v0, v1
	.loc	0 334 10 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v0, s[2:3]
	.loc	0 335 1 is_stmt 1
	s_endpgm
.Ltmp24:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel life
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
		.amdhsa_next_free_vgpr 17
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
.Lfunc_end24:
	.size	life, .Lfunc_end24-life

	.protected	prefix_of_own
	.globl	prefix_of_own
	.p2align	8
	.type	prefix_of_own,@function
prefix_of_own:
.Lfunc_begin25:
	.loc	0 339 12 prologue_end
	s_load_dword s2, s[4:5], 0x4
	s_load_dwordx2 s[0:1], s[6:7], 0x20
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s1, s2, 0xffff
	v_mad_u64_u32 v[0:1], null, s8, s1, v[0:1]
	.loc	0 341 2
	s_mov_b32 s1, exec_lo
	.loc	0 339 12
	v_add_co_u32 v0, null, s0, v0
	.loc	0 339 46 is_stmt 0
	v_lshlrev_b32_e32 v1, 3, v0
	.loc	0 341 11 is_stmt 1
	v_cmpx_ne_u32_e32 -8, v1
	.loc	0 341 2 is_stmt 0
	s_cbranch_execz .LBB25_4
	.loc	0 0 2
	v_add_nc_u32_e32 v3, 8, v1
	v_mov_b32_e32 v2, 0
	s_mov_b32 s2, 0
.LBB25_2:
	.loc	0 342 12 is_stmt 1
	v_and_b32_e32 v4, 15, v1
	.loc	0 343 4
	v_add_nc_u32_e32 v1, 1, v1
	.loc	0 342 7
	v_add_nc_u32_e32 v2, v4, v2
	.loc	0 341 11
	v_cmp_ge_u32_e32 vcc_lo, v1, v3
	.loc	0 341 24 is_stmt 0
	v_cmp_lt_u32_e64 s0, 0xf9f, v2
	s_or_b32 s0, vcc_lo, s0
	.loc	0 341 2
	s_and_b32 s0, exec_lo, s0
	s_or_b32 s2, s0, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB25_2
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s2
.LBB25_4:
	s_or_b32 exec_lo, exec_lo, s1
	s_mov_b32 s1, 0
	.loc	0 345 2 is_stmt 1
	s_mov_b32 s0, exec_lo
	.loc	0 345 21 is_stmt 0
	v_cmpx_ne_u32_e32 0, v0
	.loc	0 345 2
	s_cbranch_execz .LBB25_8
	.loc	0 0 2
	v_mov_b32_e32 v1, v0
	s_mov_b32 s2, 0
.LBB25_6:
	.loc	0 345 21
	v_add_nc_u32_e32 v1, -1, v1
	.loc	0 346 7 is_stmt 1
	v_xor_b32_e32 v2, s2, v2
	.loc	0 345 21
	s_add_i32 s2, s2, 3
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	.loc	0 345 2 is_stmt 0
	s_or_b32 s1, vcc_lo, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB25_6
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s1
.LBB25_8:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 339 12 is_stmt 1
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	.loc	0 347 2
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, vcc_lo, s0, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s1, v1, vcc_lo
	.loc	0 347 10 is_stmt 0
	global_store_dword v[0:1], v2, off
	.loc	0 348 1 is_stmt 1
	s_endpgm
.Ltmp25:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel prefix_of_own
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
.Lfunc_end25:
	.size	prefix_of_own, .Lfunc_end25-prefix_of_own

	.protected	triangle
	.globl	triangle
	.p2align	8
	.type	triangle,@function
triangle:
.Lfunc_begin26:
	.loc	0 352 12 prologue_end
	s_load_dword s2, s[4:5], 0x4
	s_load_dwordx2 s[0:1], s[6:7], 0x20
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s1, s2, 0xffff
	v_mad_u64_u32 v[0:1], null, s8, s1, v[0:1]
	s_mov_b32 s1, 0
	v_add_co_u32 v0, null, s0, v0
	.loc	0 354 2
	s_mov_b32 s0, exec_lo
	.loc	0 354 21 is_stmt 0
	v_cmpx_ne_u32_e32 0, v0
	.loc	0 354 2
	s_cbranch_execz .LBB26_6
	.loc	0 0 2
	v_mov_b32_e32 v2, 0
	s_mov_b32 s2, 0
.LBB26_2:
	s_mov_b32 s3, 0
	s_mov_b32 s4, s2
.LBB26_3:
	.loc	0 356 8 is_stmt 1
	v_xad_u32 v2, s4, s2, v2
	.loc	0 355 29
	s_add_i32 s4, s4, 1
	.loc	0 355 22 is_stmt 0
	v_cmp_ge_u32_e32 vcc_lo, s4, v0
	.loc	0 355 3
	s_or_b32 s3, vcc_lo, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execnz .LBB26_3
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 354 28 is_stmt 1
	s_add_i32 s2, s2, 1
	.loc	0 354 21 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, s2, v0
	.loc	0 354 2
	s_or_b32 s1, vcc_lo, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB26_2
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s1
.LBB26_6:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 352 12 is_stmt 1
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	.loc	0 357 2
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, vcc_lo, s0, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s1, v1, vcc_lo
	.loc	0 357 10 is_stmt 0
	global_store_dword v[0:1], v2, off
	.loc	0 358 1 is_stmt 1
	s_endpgm
.Ltmp26:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel triangle
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
.Lfunc_end26:
	.size	triangle, .Lfunc_end26-triangle

	.protected	root_by_bits
	.globl	root_by_bits
	.p2align	8
	.type	root_by_bits,@function
root_by_bits:
.Lfunc_begin27:
	.loc	0 362 12 prologue_end
	s_load_dword s4, s[4:5], 0x4
	s_clause 0x1
	s_load_dword s5, s[6:7], 0x20
	s_load_dwordx4 s[0:3], s[6:7], 0x8
	.loc	0 362 34 is_stmt 0
	v_mov_b32_e32 v1, 0
	.loc	0 362 12
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s8, s8, s4
	.loc	0 362 34
	v_add3_u32 v0, s8, s5, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v2, vcc_lo, s0, v0
	v_add_co_ci_u32_e32 v3, vcc_lo, s1, v1, vcc_lo
	s_mov_b32 s1, 2.0
	s_mov_b32 s0, 0
	global_load_dword v2, v[2:3], off
	.loc	0 362 43
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v2, 0x9e37, v2
.LBB27_1:
	.loc	0 364 13 is_stmt 1
	v_cmp_le_u32_e32 vcc_lo, s1, v2
	.loc	0 0 0 is_stmt 0
	v_mov_b32_e32 v3, s1
	.loc	0 365 7 is_stmt 1
	s_lshr_b32 s1, s1, 2
	.loc	0 364 2
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB27_1
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	v_mov_b32_e32 v4, 0
	s_mov_b32 s1, 0
	.loc	0 366 2 is_stmt 1
	s_mov_b32 s0, exec_lo
	v_cmpx_ne_u32_e32 0, v3
	s_cbranch_execz .LBB27_6
	.loc	0 0 2 is_stmt 0
	v_mov_b32_e32 v4, 0
.LBB27_4:
	.loc	0 367 14 is_stmt 1
	v_add_nc_u32_e32 v5, v3, v4
	.loc	0 367 7 is_stmt 0
	v_lshrrev_b32_e32 v4, 1, v4
	.loc	0 373 7 is_stmt 1
	v_lshrrev_b32_e32 v7, 2, v3
	.loc	0 367 9
	v_cmp_lt_u32_e32 vcc_lo, v2, v5
	.loc	0 367 7 is_stmt 0
	v_cndmask_b32_e64 v5, v5, 0, vcc_lo
	v_cndmask_b32_e64 v6, v3, 0, vcc_lo
	.loc	0 366 2 is_stmt 1
	v_cmp_gt_u32_e32 vcc_lo, 4, v3
	v_mov_b32_e32 v3, v7
	.loc	0 367 7
	v_sub_nc_u32_e32 v2, v2, v5
	v_add_nc_u32_e32 v4, v6, v4
	.loc	0 366 2
	s_or_b32 s1, vcc_lo, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB27_4
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
.LBB27_6:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 375 2 is_stmt 1
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s3, v1, vcc_lo
	.loc	0 375 10 is_stmt 0
	global_store_dword v[0:1], v4, off
	.loc	0 376 1 is_stmt 1
	s_endpgm
.Ltmp27:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel root_by_bits
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
.Lfunc_end27:
	.size	root_by_bits, .Lfunc_end27-root_by_bits

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
    .name:           sum_rows
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         sum_rows.kd
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
    .name:           collatz
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         collatz.kd
    .vgpr_count:     3
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
    .name:           greatest_divisor
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         greatest_divisor.kd
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
    .name:           binary_search
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         binary_search.kd
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
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           reduce_local
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         reduce_local.kd
    .vgpr_count:     4
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
    .name:           count_marks
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         count_marks.kd
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
    .name:           transpose_sum
    .private_segment_fixed_size: 0
    .sgpr_count:     30
    .sgpr_spill_count: 0
    .symbol:         transpose_sum.kd
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
    .name:           newton_root
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         newton_root.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .actual_access:  read_only
        .address_space:  global
        .is_restrict:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .actual_access:  read_only
        .address_space:  global
        .is_const:       true
        .is_restrict:    true
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .actual_access:  write_only
        .address_space:  global
        .is_restrict:    true
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
    .name:           skip_zeros
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         skip_zeros.kd
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
    .name:           insertion_sort
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         insertion_sort.kd
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
    .group_segment_fixed_size: 512
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           tile_product
    .private_segment_fixed_size: 0
    .sgpr_count:     6
    .sgpr_spill_count: 0
    .symbol:         tile_product.kd
    .vgpr_count:     17
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
    .name:           scan_row
    .private_segment_fixed_size: 0
    .sgpr_count:     6
    .sgpr_spill_count: 0
    .symbol:         scan_row.kd
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           smooth
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         smooth.kd
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
    .name:           random_walk
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         random_walk.kd
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           escape_time
    .private_segment_fixed_size: 0
    .sgpr_count:     42
    .sgpr_spill_count: 0
    .symbol:         escape_time.kd
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
    .name:           nearest
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         nearest.kd
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           string_find
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         string_find.kd
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
    .name:           bit_count
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         bit_count.kd
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           horner
    .private_segment_fixed_size: 0
    .sgpr_count:     30
    .sgpr_spill_count: 0
    .symbol:         horner.kd
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
    .name:           edit_step
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         edit_step.kd
    .vgpr_count:     25
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
    .name:           power_mod
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         power_mod.kd
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
    .name:           prime_test
    .private_segment_fixed_size: 0
    .sgpr_count:     13
    .sgpr_spill_count: 0
    .symbol:         prime_test.kd
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           wave_form
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         wave_form.kd
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           digits
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         digits.kd
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
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           life
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         life.kd
    .vgpr_count:     17
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
    .name:           prefix_of_own
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         prefix_of_own.kd
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           triangle
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         triangle.kd
    .vgpr_count:     3
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
    .name:           root_by_bits
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         root_by_bits.kd
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 32
amdhsa.target:   amdgcn-amd-amdhsa--gfx1030
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata

	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.protected	sum_rows
	.globl	sum_rows
	.p2align	8
	.type	sum_rows,@function
sum_rows:
.Lfunc_begin0:
	.file	0 "." "cl/plain.cl" md5 0xe2c80cf36d8a22fb8ce1298ca8844c60
	.loc	0 5 12 prologue_end
	s_load_dword s12, s[4:5], 0x4
	s_load_dwordx4 s[0:3], s[6:7], 0x8
	s_load_dword s9, s[6:7], 0x18
	s_load_dwordx2 s[10:11], s[6:7], 0x20
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s12, 0xffff
	s_mul_i32 s8, s8, s4
	v_add_u32_e32 v0, s8, v0
	v_add_co_u32_e32 v2, vcc, s10, v0
	.loc	0 7 21
	s_cmp_eq_u32 s9, 0
	s_mov_b32 s4, 0
	.loc	0 7 2 is_stmt 0
	s_cbranch_scc1 .LBB0_4
	.loc	0 0 2
	v_lshlrev_b32_e32 v4, 2, v2
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v5, s1
.LBB0_2:
	.loc	0 8 22 is_stmt 1
	v_and_or_b32 v0, s4, 3, v4
	.loc	0 8 10 is_stmt 0
	v_lshlrev_b64 v[6:7], 2, v[0:1]
	.loc	0 7 27 is_stmt 1
	s_add_i32 s4, s4, 1
	.loc	0 8 10
	v_add_co_u32_e32 v6, vcc, s0, v6
	v_addc_co_u32_e32 v7, vcc, v5, v7, vcc
	global_load_dword v0, v[6:7], off
	.loc	0 7 21
	s_cmp_eq_u32 s9, s4
	.loc	0 8 7
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, v0, v3
	.loc	0 7 2
	s_cbranch_scc0 .LBB0_2
	.loc	0 0 2 is_stmt 0
	v_mov_b32_e32 v1, v3
.LBB0_4:
	.loc	0 9 2 is_stmt 1
	v_mov_b32_e32 v3, 0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_mov_b32_e32 v0, s3
	v_add_co_u32_e32 v2, vcc, s2, v2
	v_addc_co_u32_e32 v3, vcc, v0, v3, vcc
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
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 13
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
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
	s_mul_i32 s8, s8, s1
	v_add_u32_e32 v0, s8, v0
	v_add_co_u32_e32 v0, vcc, s0, v0
	s_mov_b32 s8, 0
	.loc	0 16 11
	v_cmp_ne_u32_e32 vcc, 0, v0
	.loc	0 16 2 is_stmt 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_8
	.loc	0 14 37 is_stmt 1
	v_add_u32_e32 v1, 1, v0
	s_mov_b64 s[2:3], 0
	s_branch .LBB1_3
.LBB1_2:
	.loc	0 0 37 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 18 8 is_stmt 1
	s_add_i32 s8, s8, 1
	.loc	0 16 11
	v_cmp_eq_u32_e32 vcc, 1, v1
	.loc	0 16 2 is_stmt 0
	s_or_b64 s[2:3], vcc, s[2:3]
	.loc	0 18 8 is_stmt 1
	v_mov_b32_e32 v2, s8
	.loc	0 16 2
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB1_7
.LBB1_3:
	.loc	0 17 9
	v_and_b32_e32 v2, 1, v1
	v_cmp_eq_u32_e32 vcc, 1, v2
	.loc	0 17 7 is_stmt 0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	.loc	0 17 22
	v_mad_u64_u32 v[1:2], s[10:11], v1, 3, 1
	.loc	0 17 7
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB1_2
	.loc	0 17 30
	v_lshrrev_b32_e32 v1, 1, v1
	s_branch .LBB1_2
.LBB1_7:
	.loc	0 0 30
	s_or_b64 exec, exec, s[2:3]
.LBB1_8:
	s_or_b64 exec, exec, s[0:1]
	.loc	0 14 12 is_stmt 1
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	.loc	0 20 2
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
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
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
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
	s_load_dword s9, s[4:5], 0x4
	s_load_dword s10, s[6:7], 0x20
	s_load_dwordx4 s[0:3], s[6:7], 0x8
	.loc	0 25 34 is_stmt 0
	v_mov_b32_e32 v3, 0
	.loc	0 25 12
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s9, 0xffff
	s_mul_i32 s8, s8, s4
	s_add_i32 s10, s10, s8
	v_add_u32_e32 v2, s10, v0
	.loc	0 25 34
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_mov_b32_e32 v4, s1
	v_add_co_u32_e32 v3, vcc, s0, v0
	v_addc_co_u32_e32 v4, vcc, v4, v1, vcc
	global_load_dword v4, v[3:4], off
	.loc	0 25 55
	v_add_u32_e32 v3, 24, v2
	.loc	0 27 11 is_stmt 1
	v_cmp_ne_u32_e32 vcc, 0, v3
	.loc	0 25 43
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, 1, v4
	.loc	0 27 2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB2_4
	.loc	0 0 2 is_stmt 0
	s_mov_b64 s[4:5], 0
.LBB2_2:
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v2, v3
	.loc	0 28 14 is_stmt 1
	v_cvt_f32_u32_e32 v3, v2
	v_sub_u32_e32 v5, 0, v2
	v_rcp_iflag_f32_e32 v3, v3
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_mul_lo_u32 v5, v5, v3
	v_mul_hi_u32 v5, v3, v5
	v_add_u32_e32 v3, v3, v5
	v_mul_hi_u32 v3, v4, v3
	v_mul_lo_u32 v3, v3, v2
	v_sub_u32_e32 v3, v4, v3
	v_sub_u32_e32 v4, v3, v2
	v_cmp_ge_u32_e32 vcc, v3, v2
	v_cndmask_b32_e32 v3, v3, v4, vcc
	v_sub_u32_e32 v4, v3, v2
	v_cmp_ge_u32_e32 vcc, v3, v2
	v_cndmask_b32_e32 v3, v3, v4, vcc
	.loc	0 27 11
	v_cmp_eq_u32_e32 vcc, 0, v3
	.loc	0 27 2 is_stmt 0
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB2_2
	.loc	0 0 2
	s_or_b64 exec, exec, s[4:5]
.LBB2_4:
	s_or_b64 exec, exec, s[0:1]
	.loc	0 33 2 is_stmt 1
	v_mov_b32_e32 v3, s3
	v_add_co_u32_e32 v0, vcc, s2, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
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
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
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
	s_load_dwordx4 s[0:3], s[6:7], 0x8
	s_load_dwordx2 s[10:11], s[6:7], 0x20
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v5, 0x100
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s9, 0xffff
	s_mul_i32 s8, s8, s4
	v_add_u32_e32 v0, s8, v0
	v_add_co_u32_e32 v0, vcc, s10, v0
	.loc	0 38 57 is_stmt 0
	v_lshl_add_u32 v4, v0, 1, v0
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v6, s1
	v_mov_b32_e32 v3, 0
.LBB3_1:
	.loc	0 41 18 is_stmt 1
	v_add_u32_e32 v1, v3, v5
	.loc	0 41 24 is_stmt 0
	v_lshrrev_b32_e32 v1, 1, v1
	.loc	0 43 7 is_stmt 1
	v_lshlrev_b64 v[7:8], 2, v[1:2]
	v_add_co_u32_e32 v7, vcc, s0, v7
	v_addc_co_u32_e32 v8, vcc, v6, v8, vcc
	global_load_dword v7, v[7:8], off
	v_add_u32_e32 v8, 1, v1
	.loc	0 43 17 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v7, v4
	.loc	0 43 7
	v_cndmask_b32_e32 v5, v1, v5, vcc
	v_cndmask_b32_e32 v3, v3, v8, vcc
	.loc	0 40 12 is_stmt 1
	v_cmp_ge_u32_e32 vcc, v3, v5
	.loc	0 40 2 is_stmt 0
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB3_1
	.loc	0 0 2
	s_or_b64 exec, exec, s[4:5]
	.loc	0 48 2 is_stmt 1
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, s3
	v_add_co_u32_e32 v0, vcc, s2, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
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
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
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
	.loc	0 54 12
	s_load_dwordx4 s[0:3], s[6:7], 0x8
	.loc	0 56 18
	s_load_dwordx2 s[10:11], s[6:7], 0x20
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s9, 0xffff
	s_mul_i32 s8, s8, s4
	v_add_u32_e32 v1, s8, v0
	.loc	0 56 13 is_stmt 0
	s_lshl_b64 s[4:5], s[10:11], 2
	s_add_u32 s0, s0, s4
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	s_addc_u32 s1, s1, s5
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v1, vcc, s0, v1
	v_addc_co_u32_e32 v2, vcc, v3, v2, vcc
	global_load_dword v2, v[1:2], off
	.loc	0 56 2
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 59 10 is_stmt 1
	v_cmp_gt_u32_e32 vcc, 32, v0
	.loc	0 56 11
	s_waitcnt vmcnt(0)
	ds_write_b32 v1, v2
	.loc	0 57 2
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 59 7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB4_2
	.loc	0 60 16
	ds_read2_b32 v[2:3], v1 offset1:32
	.loc	0 60 13 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, v2, v3
	ds_write_b32 v1, v2
.LBB4_2:
	.loc	0 0 13
	s_or_b64 exec, exec, s[0:1]
	.loc	0 59 10 is_stmt 1
	v_cmp_gt_u32_e32 vcc, 16, v0
	.loc	0 61 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 59 7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB4_4
	.loc	0 60 16
	ds_read2_b32 v[2:3], v1 offset1:16
	.loc	0 60 13 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, v2, v3
	ds_write_b32 v1, v2
.LBB4_4:
	.loc	0 0 13
	s_or_b64 exec, exec, s[0:1]
	.loc	0 59 10 is_stmt 1
	v_cmp_gt_u32_e32 vcc, 8, v0
	.loc	0 61 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 59 7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB4_6
	.loc	0 60 13
	ds_read2_b32 v[2:3], v1 offset1:8
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, v2, v3
	ds_write_b32 v1, v2
.LBB4_6:
	.loc	0 0 13 is_stmt 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 59 10 is_stmt 1
	v_cmp_gt_u32_e32 vcc, 4, v0
	.loc	0 61 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 59 7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB4_8
	.loc	0 60 13
	ds_read2_b32 v[2:3], v1 offset1:4
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, v2, v3
	ds_write_b32 v1, v2
.LBB4_8:
	.loc	0 0 13 is_stmt 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 59 10 is_stmt 1
	v_cmp_gt_u32_e32 vcc, 2, v0
	.loc	0 61 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 59 7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB4_10
	.loc	0 60 13
	ds_read2_b32 v[2:3], v1 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, v2, v3
	ds_write_b32 v1, v2
.LBB4_10:
	.loc	0 0 13 is_stmt 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 59 10 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 61 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 59 7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB4_12
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v0, 0
	.loc	0 60 16 is_stmt 1
	ds_read_b32 v0, v0 offset:4
	.loc	0 60 13 is_stmt 0
	ds_read_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v0, v2, v0
	ds_write_b32 v1, v0
.LBB4_12:
	.loc	0 0 13
	s_or_b64 exec, exec, s[0:1]
	.loc	0 61 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 63 6
	s_and_saveexec_b64 s[0:1], vcc
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
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
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
	s_load_dword s9, s[4:5], 0x4
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_load_dwordx2 s[10:11], s[6:7], 0x10
	s_load_dwordx2 s[12:13], s[6:7], 0x20
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s9, 0xffff
	s_mul_i32 s8, s8, s4
	v_add_u32_e32 v2, s8, v0
	v_add_co_u32_e32 v0, vcc, s12, v2
	s_movk_i32 s4, 0x200
	.loc	0 71 22
	v_cmp_gt_u32_e32 vcc, s4, v0
	.loc	0 71 2 is_stmt 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB5_4
	v_add_u32_e32 v1, s12, v2
	v_subrev_u32_e32 v4, 64, v1
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_mov_b32_e32 v5, s3
	v_add_co_u32_e32 v2, vcc, s2, v2
	v_addc_co_u32_e32 v3, vcc, v5, v3, vcc
	s_mov_b64 s[2:3], 0
	s_movk_i32 s6, 0x1bf
.LBB5_2:
	.loc	0 72 7 is_stmt 1
	global_load_dword v5, v[2:3], off
	.loc	0 71 22
	v_add_co_u32_e32 v2, vcc, 0x100, v2
	v_add_u32_e32 v4, 64, v4
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	v_cmp_lt_u32_e32 vcc, s6, v4
	.loc	0 71 2 is_stmt 0
	s_or_b64 s[2:3], vcc, s[2:3]
	.loc	0 72 7 is_stmt 1
	s_waitcnt vmcnt(0)
	v_bfe_u32 v5, v5, 2, 1
	v_add_u32_e32 v1, v5, v1
	.loc	0 71 2
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB5_2
	.loc	0 0 2 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
.LBB5_4:
	s_or_b64 exec, exec, s[4:5]
	s_mov_b64 s[2:3], exec
	s_mov_b32 s4, 0
.LBB5_5:
	.loc	0 74 2 is_stmt 1
	s_ff1_i32_b64 s5, s[2:3]
	v_readlane_b32 s8, v1, s5
	s_lshl_b64 s[6:7], 1, s5
	s_add_i32 s4, s4, s8
	s_andn2_b64 s[2:3], s[2:3], s[6:7]
	s_cmp_lg_u64 s[2:3], 0
	s_cbranch_scc1 .LBB5_5
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB5_8
	.loc	0 69 12
	v_mov_b32_e32 v2, 0
	.loc	0 74 2
	v_mov_b32_e32 v3, s4
	global_atomic_add v2, v3, s[0:1]
.LBB5_8:
	.loc	0 0 2 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 75 2 is_stmt 1
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, v0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_mov_b32_e32 v0, s11
	v_add_co_u32_e32 v2, vcc, s10, v2
	v_addc_co_u32_e32 v3, vcc, v0, v3, vcc
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
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 14
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
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
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0x20
	s_load_dwordx4 s[60:63], s[6:7], 0x8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s8, s8, s0
	s_add_i32 s1, s1, s8
	v_add_u32_e32 v0, s1, v0
	.loc	0 85 12
	s_load_dwordx8 s[52:59], s[60:61], 0x4
	s_load_dwordx8 s[44:51], s[60:61], 0x28
	s_load_dwordx8 s[36:43], s[60:61], 0x4c
	s_load_dwordx8 s[16:23], s[60:61], 0xdc
	s_load_dwordx8 s[24:31], s[60:61], 0x70
	s_load_dwordx8 s[8:15], s[60:61], 0x94
	s_load_dwordx8 s[0:7], s[60:61], 0xb8
	v_add_u32_e32 v7, 3, v0
	v_add_u32_e32 v10, 2, v0
	.loc	0 85 28 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v15, s52, v0
	v_mul_lo_u32 v14, s54, v7
	v_mul_lo_u32 v16, s53, v10
	v_add_u32_e32 v3, 5, v0
	v_add_u32_e32 v5, 4, v0
	v_add_u32_e32 v1, 6, v0
	v_add_u32_e32 v13, 7, v0
	v_mul_lo_u32 v17, s56, v3
	v_mul_lo_u32 v18, s55, v5
	v_add_u32_e32 v15, s52, v15
	.loc	0 85 9
	v_add3_u32 v14, v16, v15, v14
	.loc	0 85 28
	v_mul_lo_u32 v15, s58, v13
	v_mul_lo_u32 v16, s57, v1
	.loc	0 85 9
	v_add3_u32 v14, v18, v14, v17
	.loc	0 85 28
	v_mul_lo_u32 v17, s44, v10
	v_mul_lo_u32 v18, s59, v0
	.loc	0 85 9
	v_add3_u32 v14, v16, v14, v15
	.loc	0 85 28
	v_mul_lo_u32 v15, s46, v5
	v_mul_lo_u32 v16, s45, v7
	.loc	0 85 9
	v_add3_u32 v14, v18, v14, v17
	.loc	0 85 28
	v_mul_lo_u32 v17, s48, v1
	v_mul_lo_u32 v18, s47, v3
	.loc	0 85 9
	v_add3_u32 v14, v16, v14, v15
	.loc	0 85 28
	v_mul_lo_u32 v15, s50, v0
	v_mul_lo_u32 v16, s49, v13
	.loc	0 85 9
	v_add3_u32 v14, v18, v14, v17
	.loc	0 85 28
	v_mul_lo_u32 v18, s51, v0
	v_mul_lo_u32 v17, s37, v5
	.loc	0 85 9
	v_add3_u32 v14, v16, v14, v15
	.loc	0 85 28
	v_mul_lo_u32 v15, s36, v7
	v_mul_lo_u32 v16, s39, v1
	.loc	0 85 9
	v_add3_u32 v14, v18, s51, v14
	.loc	0 85 28
	v_mul_lo_u32 v18, s38, v3
	.loc	0 85 9
	v_add3_u32 v14, v15, v14, v17
	.loc	0 85 28
	v_mul_lo_u32 v15, s41, v0
	v_mul_lo_u32 v17, s40, v13
	.loc	0 85 9
	v_add3_u32 v14, v18, v14, v16
	.loc	0 85 28
	v_mul_lo_u32 v18, s42, v0
	v_mul_lo_u32 v16, s24, v5
	.loc	0 85 9
	v_add3_u32 v14, v17, v14, v15
	.loc	0 85 28
	v_mul_lo_u32 v15, s43, v10
	v_mul_lo_u32 v17, s26, v1
	.loc	0 85 9
	v_add3_u32 v14, v18, s42, v14
	.loc	0 85 28
	v_mul_lo_u32 v18, s25, v3
	.loc	0 85 9
	v_add3_u32 v14, v15, v14, v16
	.loc	0 85 28
	v_mul_lo_u32 v15, s28, v0
	v_mul_lo_u32 v16, s27, v13
	.loc	0 85 9
	v_add3_u32 v14, v18, v14, v17
	.loc	0 85 28
	v_mul_lo_u32 v18, s29, v0
	v_mul_lo_u32 v17, s31, v7
	.loc	0 85 9
	v_add3_u32 v14, v16, v14, v15
	.loc	0 85 28
	v_mul_lo_u32 v15, s30, v10
	v_mul_lo_u32 v16, s9, v1
	.loc	0 85 9
	v_add3_u32 v14, v18, s29, v14
	.loc	0 85 28
	v_mul_lo_u32 v18, s8, v3
	.loc	0 85 9
	v_add3_u32 v14, v15, v14, v17
	.loc	0 85 28
	v_mul_lo_u32 v15, s11, v0
	v_mul_lo_u32 v17, s10, v13
	.loc	0 85 9
	v_add3_u32 v14, v18, v14, v16
	.loc	0 85 28
	v_mul_lo_u32 v18, s12, v0
	v_mul_lo_u32 v2, s23, v1
	.loc	0 85 9
	v_add3_u32 v14, v17, v14, v15
	.loc	0 85 28
	v_mul_lo_u32 v15, s14, v7
	v_mul_lo_u32 v17, s13, v10
	v_mul_lo_u32 v6, s21, v5
	.loc	0 85 9
	v_add3_u32 v14, v18, s12, v14
	.loc	0 85 28
	v_mul_lo_u32 v18, s6, v5
	v_mul_lo_u32 v1, s0, v1
	v_mul_lo_u32 v5, s15, v5
	v_mul_lo_u32 v16, s16, v13
	.loc	0 85 9
	v_add3_u32 v14, v17, v14, v15
	.loc	0 85 28
	v_mul_lo_u32 v15, s2, v0
	v_mul_lo_u32 v13, s1, v13
	v_mul_lo_u32 v17, s3, v0
	v_mul_lo_u32 v9, s20, v7
	v_mul_lo_u32 v11, s19, v10
	v_mul_lo_u32 v7, s5, v7
	v_mul_lo_u32 v10, s4, v10
	v_mul_lo_u32 v4, s22, v3
	v_mul_lo_u32 v3, s7, v3
	.loc	0 85 9
	v_add3_u32 v1, v5, v14, v1
	.loc	0 85 28
	v_mul_lo_u32 v8, s18, v0
	v_mul_lo_u32 v12, s17, v0
	.loc	0 85 9
	v_add3_u32 v1, v13, v1, v15
	v_add3_u32 v1, v17, s3, v1
	v_add3_u32 v1, v10, v1, v7
	v_add3_u32 v1, v18, v1, v3
	.loc	0 85 28
	v_add_u32_e32 v8, s18, v8
	.loc	0 85 9
	v_add3_u32 v1, v16, v1, v12
	v_add3_u32 v1, v8, v1, v11
	v_add3_u32 v1, v9, v1, v6
	v_add3_u32 v2, v4, v1, v2
	.loc	0 86 2 is_stmt 1
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s63
	v_add_co_u32_e32 v0, vcc, s62, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
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
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 19
		.amdhsa_next_free_sgpr 64
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
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
	s_mov_b32 s9, 0x3a83126f
	s_waitcnt lgkmcnt(0)
	s_and_b32 s1, s2, 0xffff
	s_mul_i32 s8, s8, s1
	v_add_u32_e32 v0, s8, v0
	v_add_co_u32_e32 v0, vcc, s0, v0
	.loc	0 92 23
	v_add_u32_e32 v1, 2, v0
	.loc	0 92 12 is_stmt 0
	v_cvt_f32_u32_e32 v1, v1
	s_mov_b32 s8, 0
	s_mov_b64 s[0:1], 0
	v_frexp_mant_f32_e32 v2, v1
	v_frexp_exp_i32_f32_e32 v3, v1
	v_mov_b32_e32 v5, v1
	s_branch .LBB7_2
.LBB7_1:
	.loc	0 0 12
	s_or_b64 exec, exec, s[4:5]
	.loc	0 94 26 is_stmt 1
	s_and_b64 s[4:5], exec, s[2:3]
	s_or_b64 s[0:1], s[4:5], s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB7_4
.LBB7_2:
	.loc	0 0 0 is_stmt 0
	v_mov_b32_e32 v4, v5
	v_fma_f32 v5, v4, v4, -v1
	.loc	0 94 21
	s_cmp_lt_u32 s8, 30
	v_and_b32_e32 v5, 0x7fffffff, v5
	s_cselect_b64 s[4:5], -1, 0
	v_cmp_lt_f32_e32 vcc, s9, v5
	.loc	0 94 26
	s_and_b64 s[10:11], s[4:5], vcc
	s_or_b64 s[2:3], s[2:3], exec
	s_and_saveexec_b64 s[4:5], s[10:11]
	s_cbranch_execz .LBB7_1
	.loc	0 95 21 is_stmt 1
	v_frexp_mant_f32_e32 v5, v4
	v_rcp_f32_e32 v5, v5
	v_frexp_exp_i32_f32_e32 v6, v4
	v_sub_u32_e32 v6, v3, v6
	.loc	0 94 56
	s_add_i32 s8, s8, 1
	.loc	0 95 21
	v_mul_f32_e32 v5, v2, v5
	v_ldexp_f32 v5, v5, v6
	.loc	0 95 17 is_stmt 0
	v_add_f32_e32 v5, v4, v5
	.loc	0 95 12
	v_mul_f32_e32 v5, 0.5, v5
	s_andn2_b64 s[2:3], s[2:3], exec
	.loc	0 94 2 is_stmt 1
	s_branch .LBB7_1
.LBB7_4:
	.loc	0 0 2 is_stmt 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 91 12 is_stmt 1
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	.loc	0 96 21
	v_mul_f32_e32 v2, 0x41800000, v4
	.loc	0 96 2 is_stmt 0
	v_mov_b32_e32 v1, 0
	.loc	0 96 12
	v_cvt_u32_f32_e32 v2, v2
	.loc	0 96 2
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
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
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
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
	s_load_dword s9, s[4:5], 0x4
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	s_load_dwordx2 s[2:3], s[6:7], 0x20
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s9, 0xffff
	s_mul_i32 s8, s8, s3
	v_add_u32_e32 v0, s8, v0
	v_add_co_u32_e32 v0, vcc, s2, v0
	s_movk_i32 s2, 0x200
	.loc	0 103 12
	v_cmp_gt_u32_e32 vcc, s2, v0
	v_mov_b32_e32 v4, v0
	.loc	0 103 18 is_stmt 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB8_6
	.loc	0 0 18
	s_load_dwordx2 s[4:5], s[6:7], 0x8
	.loc	0 103 2
	v_lshlrev_b64 v[1:2], 2, v[0:1]
	s_movk_i32 s10, 0x1fe
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s5
	v_add_co_u32_e32 v1, vcc, s4, v1
	v_addc_co_u32_e32 v2, vcc, v3, v2, vcc
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v3, v0
	s_branch .LBB8_3
.LBB8_2:
	.loc	0 0 2
	s_or_b64 exec, exec, s[8:9]
	.loc	0 103 2
	s_and_b64 s[8:9], exec, s[6:7]
	v_mov_b32_e32 v4, v3
	s_or_b64 s[4:5], s[8:9], s[4:5]
	v_mov_b32_e32 v3, v5
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB8_5
.LBB8_3:
	.loc	0 103 22
	global_load_dword v4, v[1:2], off
	s_or_b64 s[6:7], s[6:7], exec
	.loc	0 103 31
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, 7, v4
	.loc	0 103 37
	v_cmp_ne_u32_e32 vcc, 0, v4
	.loc	0 103 2
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB8_2
	.loc	0 103 12
	v_add_co_u32_e32 v1, vcc, 4, v1
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	v_cmp_lt_u32_e32 vcc, s10, v3
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[12:13], vcc, exec
	.loc	0 104 5 is_stmt 1
	v_add_u32_e32 v5, 1, v3
	v_mov_b32_e32 v3, 0x200
	s_or_b64 s[6:7], s[6:7], s[12:13]
	s_branch .LBB8_2
.LBB8_5:
	.loc	0 0 5 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
.LBB8_6:
	s_or_b64 exec, exec, s[2:3]
	.loc	0 105 2 is_stmt 1
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
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
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 14
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
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
	v_mov_b32_e32 v11, 3
	s_waitcnt lgkmcnt(0)
	s_and_b32 s1, s2, 0xffff
	s_mul_i32 s8, s8, s1
	v_add_u32_e32 v0, s8, v0
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_mul_lo_u32 v1, v0, 37
	s_load_dwordx4 s[0:3], s[6:7], 0x8
	.loc	0 114 36
	v_and_b32_e32 v2, 0x1ff, v1
	.loc	0 114 26 is_stmt 0
	v_add_u32_e32 v3, 11, v1
	.loc	0 114 12
	v_lshlrev_b32_e32 v2, 2, v2
	.loc	0 114 36
	v_and_b32_e32 v3, 0x1ff, v3
	.loc	0 114 12
	v_lshlrev_b32_e32 v3, 2, v3
	s_waitcnt lgkmcnt(0)
	global_load_dword v4, v2, s[0:1]
	global_load_dword v5, v3, s[0:1]
	.loc	0 114 26
	v_add_u32_e32 v2, 22, v1
	.loc	0 114 36
	v_and_b32_e32 v2, 0x1ff, v2
	.loc	0 114 12
	v_lshlrev_b32_e32 v2, 2, v2
	global_load_dword v6, v2, s[0:1]
	.loc	0 114 26
	v_add_u32_e32 v2, 33, v1
	.loc	0 114 36
	v_and_b32_e32 v2, 0x1ff, v2
	.loc	0 114 12
	v_lshlrev_b32_e32 v2, 2, v2
	global_load_dword v8, v2, s[0:1]
	.loc	0 120 11 is_stmt 1
	s_waitcnt vmcnt(2)
	v_cmp_gt_u32_e32 vcc, v4, v5
	v_cndmask_b32_e32 v2, v4, v5, vcc
	v_cmp_le_u32_e32 vcc, v4, v5
	v_cndmask_b32_e32 v3, v4, v5, vcc
	.loc	0 116 3
	s_waitcnt vmcnt(1)
	v_cmp_le_u32_e32 vcc, v2, v6
	v_cndmask_b32_e32 v4, v2, v3, vcc
	v_cndmask_b32_e64 v5, 0, 1, vcc
	.loc	0 116 32 is_stmt 0
	v_cmp_gt_u32_e32 vcc, v3, v6
	.loc	0 116 3
	v_cndmask_b32_e32 v5, 2, v5, vcc
	v_cndmask_b32_e32 v4, v3, v4, vcc
	.loc	0 120 11 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 1, v5
	v_cndmask_b32_e32 v7, v4, v6, vcc
	v_cmp_eq_u32_e32 vcc, 2, v5
	v_cndmask_b32_e32 v12, v3, v6, vcc
	v_cmp_eq_u32_e32 vcc, 0, v5
	v_cndmask_b32_e32 v9, v2, v6, vcc
	.loc	0 116 32
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, v12, v8
	v_mov_b32_e32 v10, v6
	.loc	0 116 3 is_stmt 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB9_4
	.loc	0 116 32
	v_cmp_gt_u32_e32 vcc, v7, v8
	v_mov_b32_e32 v11, 2
	v_mov_b32_e32 v2, v12
	.loc	0 116 3
	s_and_saveexec_b64 s[6:7], vcc
	.loc	0 116 32
	v_cmp_le_u32_e32 vcc, v9, v8
	.loc	0 116 3
	v_cndmask_b32_e32 v3, v9, v7, vcc
	v_cndmask_b32_e64 v11, 0, 1, vcc
	v_mov_b32_e32 v2, v7
	v_mov_b32_e32 v7, v3
	.loc	0 0 3
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v10, v12
	v_mov_b32_e32 v12, v2
.LBB9_4:
	s_or_b64 exec, exec, s[4:5]
	.loc	0 114 26 is_stmt 1
	v_add_u32_e32 v2, 44, v1
	.loc	0 114 36 is_stmt 0
	v_and_b32_e32 v2, 0x1ff, v2
	.loc	0 114 12
	v_lshlrev_b32_e32 v2, 2, v2
	global_load_dword v2, v2, s[0:1]
	.loc	0 120 11 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 7, v11
	v_cndmask_b32_e32 v3, v6, v8, vcc
	v_cmp_eq_u32_e32 vcc, 6, v11
	v_cndmask_b32_e32 v4, v6, v8, vcc
	v_cmp_eq_u32_e32 vcc, 5, v11
	v_cndmask_b32_e32 v5, v6, v8, vcc
	v_cmp_eq_u32_e32 vcc, 4, v11
	v_cndmask_b32_e32 v13, v6, v8, vcc
	v_cmp_eq_u32_e32 vcc, 3, v11
	v_cndmask_b32_e32 v10, v10, v8, vcc
	v_cmp_eq_u32_e32 vcc, 2, v11
	v_cndmask_b32_e32 v6, v12, v8, vcc
	v_cmp_eq_u32_e32 vcc, 1, v11
	v_cndmask_b32_e32 v7, v7, v8, vcc
	v_cmp_eq_u32_e32 vcc, 0, v11
	v_cndmask_b32_e32 v9, v9, v8, vcc
	v_mov_b32_e32 v12, 4
	.loc	0 116 32
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, v10, v2
	.loc	0 116 3 is_stmt 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB9_10
	.loc	0 116 32
	v_cmp_gt_u32_e32 vcc, v6, v2
	v_mov_b32_e32 v12, 3
	v_mov_b32_e32 v8, v10
	.loc	0 116 3
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB9_9
	.loc	0 116 32
	v_cmp_gt_u32_e32 vcc, v7, v2
	v_mov_b32_e32 v12, 2
	v_mov_b32_e32 v11, v6
	.loc	0 116 3
	s_and_saveexec_b64 s[8:9], vcc
	.loc	0 116 32
	v_cmp_le_u32_e32 vcc, v9, v2
	.loc	0 116 3
	v_cndmask_b32_e32 v8, v9, v7, vcc
	v_cndmask_b32_e64 v12, 0, 1, vcc
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v7, v8
	.loc	0 0 3
	s_or_b64 exec, exec, s[8:9]
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v6, v11
.LBB9_9:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v13, v10
	v_mov_b32_e32 v10, v8
.LBB9_10:
	s_or_b64 exec, exec, s[4:5]
	.loc	0 114 26 is_stmt 1
	v_add_u32_e32 v8, 55, v1
	.loc	0 114 36 is_stmt 0
	v_and_b32_e32 v8, 0x1ff, v8
	.loc	0 114 12
	v_lshlrev_b32_e32 v8, 2, v8
	global_load_dword v8, v8, s[0:1]
	.loc	0 120 11 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 7, v12
	v_cndmask_b32_e32 v3, v3, v2, vcc
	v_cmp_eq_u32_e32 vcc, 6, v12
	v_cndmask_b32_e32 v4, v4, v2, vcc
	v_cmp_eq_u32_e32 vcc, 5, v12
	v_cndmask_b32_e32 v14, v5, v2, vcc
	v_cmp_eq_u32_e32 vcc, 4, v12
	v_cndmask_b32_e32 v11, v13, v2, vcc
	v_cmp_eq_u32_e32 vcc, 3, v12
	v_cndmask_b32_e32 v5, v10, v2, vcc
	v_cmp_eq_u32_e32 vcc, 2, v12
	v_cndmask_b32_e32 v6, v6, v2, vcc
	v_cmp_eq_u32_e32 vcc, 1, v12
	v_cndmask_b32_e32 v7, v7, v2, vcc
	v_cmp_eq_u32_e32 vcc, 0, v12
	v_cndmask_b32_e32 v9, v9, v2, vcc
	v_mov_b32_e32 v12, 5
	.loc	0 116 32
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, v11, v8
	.loc	0 116 3 is_stmt 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB9_18
	.loc	0 116 32
	v_cmp_gt_u32_e32 vcc, v5, v8
	v_mov_b32_e32 v12, 4
	v_mov_b32_e32 v2, v11
	.loc	0 116 3
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB9_17
	.loc	0 116 32
	v_cmp_gt_u32_e32 vcc, v6, v8
	v_mov_b32_e32 v12, 3
	v_mov_b32_e32 v10, v5
	.loc	0 116 3
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB9_16
	.loc	0 116 32
	v_cmp_gt_u32_e32 vcc, v7, v8
	v_mov_b32_e32 v12, 2
	v_mov_b32_e32 v2, v6
	.loc	0 116 3
	s_and_saveexec_b64 s[10:11], vcc
	.loc	0 116 32
	v_cmp_le_u32_e32 vcc, v9, v8
	.loc	0 116 3
	v_cndmask_b32_e32 v10, v9, v7, vcc
	v_cndmask_b32_e64 v12, 0, 1, vcc
	v_mov_b32_e32 v2, v7
	v_mov_b32_e32 v7, v10
	.loc	0 0 3
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v6, v2
.LBB9_16:
	s_or_b64 exec, exec, s[8:9]
	v_mov_b32_e32 v2, v5
	v_mov_b32_e32 v5, v10
.LBB9_17:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v14, v11
	v_mov_b32_e32 v11, v2
.LBB9_18:
	s_or_b64 exec, exec, s[4:5]
	.loc	0 114 26 is_stmt 1
	v_add_u32_e32 v2, 0x42, v1
	.loc	0 114 36 is_stmt 0
	v_and_b32_e32 v2, 0x1ff, v2
	.loc	0 114 12
	v_lshlrev_b32_e32 v2, 2, v2
	global_load_dword v2, v2, s[0:1]
	.loc	0 120 11 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 7, v12
	v_cndmask_b32_e32 v3, v3, v8, vcc
	v_cmp_eq_u32_e32 vcc, 6, v12
	v_cndmask_b32_e32 v13, v4, v8, vcc
	v_cmp_eq_u32_e32 vcc, 5, v12
	v_cndmask_b32_e32 v10, v14, v8, vcc
	v_cmp_eq_u32_e32 vcc, 4, v12
	v_cndmask_b32_e32 v4, v11, v8, vcc
	v_cmp_eq_u32_e32 vcc, 3, v12
	v_cndmask_b32_e32 v5, v5, v8, vcc
	v_cmp_eq_u32_e32 vcc, 2, v12
	v_cndmask_b32_e32 v6, v6, v8, vcc
	v_cmp_eq_u32_e32 vcc, 1, v12
	v_cndmask_b32_e32 v7, v7, v8, vcc
	v_cmp_eq_u32_e32 vcc, 0, v12
	v_cndmask_b32_e32 v9, v9, v8, vcc
	v_mov_b32_e32 v11, 6
	.loc	0 116 32
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, v10, v2
	.loc	0 116 3 is_stmt 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB9_28
	.loc	0 116 32
	v_cmp_gt_u32_e32 vcc, v4, v2
	v_mov_b32_e32 v11, 5
	v_mov_b32_e32 v8, v10
	.loc	0 116 3
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB9_27
	.loc	0 116 32
	v_cmp_gt_u32_e32 vcc, v5, v2
	v_mov_b32_e32 v11, 4
	v_mov_b32_e32 v12, v4
	.loc	0 116 3
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB9_26
	.loc	0 116 32
	v_cmp_gt_u32_e32 vcc, v6, v2
	v_mov_b32_e32 v11, 3
	v_mov_b32_e32 v8, v5
	.loc	0 116 3
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB9_25
	.loc	0 116 32
	v_cmp_gt_u32_e32 vcc, v7, v2
	v_mov_b32_e32 v11, 2
	v_mov_b32_e32 v12, v6
	.loc	0 116 3
	s_and_saveexec_b64 s[12:13], vcc
	.loc	0 116 32
	v_cmp_le_u32_e32 vcc, v9, v2
	.loc	0 116 3
	v_cndmask_b32_e32 v8, v9, v7, vcc
	v_cndmask_b32_e64 v11, 0, 1, vcc
	v_mov_b32_e32 v12, v7
	v_mov_b32_e32 v7, v8
	.loc	0 0 3
	s_or_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v6, v12
.LBB9_25:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v12, v5
	v_mov_b32_e32 v5, v8
.LBB9_26:
	s_or_b64 exec, exec, s[8:9]
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v4, v12
.LBB9_27:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v13, v10
	v_mov_b32_e32 v10, v8
.LBB9_28:
	s_or_b64 exec, exec, s[4:5]
	.loc	0 114 26 is_stmt 1
	v_add_u32_e32 v1, 0x4d, v1
	.loc	0 114 36 is_stmt 0
	v_and_b32_e32 v1, 0x1ff, v1
	.loc	0 114 12
	v_lshlrev_b32_e32 v1, 2, v1
	global_load_dword v1, v1, s[0:1]
	.loc	0 120 11 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 7, v11
	v_cndmask_b32_e32 v12, v3, v2, vcc
	v_cmp_eq_u32_e32 vcc, 6, v11
	v_cndmask_b32_e32 v8, v13, v2, vcc
	v_cmp_eq_u32_e32 vcc, 5, v11
	v_cndmask_b32_e32 v3, v10, v2, vcc
	v_cmp_eq_u32_e32 vcc, 4, v11
	v_cndmask_b32_e32 v4, v4, v2, vcc
	v_cmp_eq_u32_e32 vcc, 3, v11
	v_cndmask_b32_e32 v5, v5, v2, vcc
	v_cmp_eq_u32_e32 vcc, 2, v11
	v_cndmask_b32_e32 v6, v6, v2, vcc
	v_cmp_eq_u32_e32 vcc, 1, v11
	v_cndmask_b32_e32 v7, v7, v2, vcc
	v_cmp_eq_u32_e32 vcc, 0, v11
	v_cndmask_b32_e32 v2, v9, v2, vcc
	v_mov_b32_e32 v9, 7
	.loc	0 116 32
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, v8, v1
	.loc	0 116 3 is_stmt 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB9_40
	.loc	0 116 32
	v_cmp_gt_u32_e32 vcc, v3, v1
	v_mov_b32_e32 v9, 6
	v_mov_b32_e32 v10, v8
	.loc	0 116 3
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB9_39
	.loc	0 116 32
	v_cmp_gt_u32_e32 vcc, v4, v1
	v_mov_b32_e32 v9, 5
	v_mov_b32_e32 v11, v3
	.loc	0 116 3
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB9_38
	.loc	0 116 32
	v_cmp_gt_u32_e32 vcc, v5, v1
	v_mov_b32_e32 v9, 4
	v_mov_b32_e32 v10, v4
	.loc	0 116 3
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB9_37
	.loc	0 116 32
	v_cmp_gt_u32_e32 vcc, v6, v1
	v_mov_b32_e32 v9, 3
	v_mov_b32_e32 v11, v5
	.loc	0 116 3
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB9_36
	.loc	0 116 32
	v_cmp_gt_u32_e32 vcc, v7, v1
	v_mov_b32_e32 v9, 2
	v_mov_b32_e32 v10, v6
	.loc	0 116 3
	s_and_saveexec_b64 s[12:13], vcc
	.loc	0 116 32
	v_cmp_le_u32_e32 vcc, v2, v1
	.loc	0 116 3
	v_cndmask_b32_e32 v11, v2, v7, vcc
	v_cndmask_b32_e64 v9, 0, 1, vcc
	v_mov_b32_e32 v10, v7
	v_mov_b32_e32 v7, v11
	.loc	0 0 3
	s_or_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v11, v6
	v_mov_b32_e32 v6, v10
.LBB9_36:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v10, v5
	v_mov_b32_e32 v5, v11
.LBB9_37:
	s_or_b64 exec, exec, s[8:9]
	v_mov_b32_e32 v11, v4
	v_mov_b32_e32 v4, v10
.LBB9_38:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v10, v3
	v_mov_b32_e32 v3, v11
.LBB9_39:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v12, v8
	v_mov_b32_e32 v8, v10
.LBB9_40:
	s_or_b64 exec, exec, s[0:1]
	.loc	0 120 11 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 7, v9
	v_cndmask_b32_e32 v10, v12, v1, vcc
	v_cmp_eq_u32_e32 vcc, 6, v9
	v_cndmask_b32_e32 v8, v8, v1, vcc
	v_cmp_eq_u32_e32 vcc, 5, v9
	v_cndmask_b32_e32 v3, v3, v1, vcc
	v_cmp_eq_u32_e32 vcc, 4, v9
	v_cndmask_b32_e32 v4, v4, v1, vcc
	v_cmp_eq_u32_e32 vcc, 3, v9
	v_cndmask_b32_e32 v5, v5, v1, vcc
	v_cmp_eq_u32_e32 vcc, 2, v9
	v_cndmask_b32_e32 v6, v6, v1, vcc
	v_cmp_eq_u32_e32 vcc, 1, v9
	v_cndmask_b32_e32 v7, v7, v1, vcc
	v_cmp_eq_u32_e32 vcc, 0, v9
	v_cndmask_b32_e32 v1, v2, v1, vcc
	.loc	0 122 12
	v_and_b32_e32 v2, 7, v0
	v_cmp_eq_u32_e32 vcc, 1, v2
	v_cndmask_b32_e32 v1, v1, v7, vcc
	v_cmp_eq_u32_e32 vcc, 2, v2
	v_cndmask_b32_e32 v1, v1, v6, vcc
	v_cmp_eq_u32_e32 vcc, 3, v2
	v_cndmask_b32_e32 v1, v1, v5, vcc
	v_cmp_eq_u32_e32 vcc, 4, v2
	v_cndmask_b32_e32 v1, v1, v4, vcc
	v_cmp_eq_u32_e32 vcc, 5, v2
	v_cndmask_b32_e32 v1, v1, v3, vcc
	v_cmp_eq_u32_e32 vcc, 6, v2
	v_cndmask_b32_e32 v1, v1, v8, vcc
	v_cmp_eq_u32_e32 vcc, 7, v2
	v_cndmask_b32_e32 v2, v1, v10, vcc
	.loc	0 122 2 is_stmt 0
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s3
	v_add_co_u32_e32 v0, vcc, s2, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
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
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 15
		.amdhsa_next_free_sgpr 14
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
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
	.loc	0 134 10
	v_lshlrev_b32_e32 v12, 2, v3
	.loc	0 130 10
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v14, s[0:1]
	.loc	0 131 10
	global_load_dword v2, v14, s[0:1] offset:256
	.loc	0 134 25
	v_lshlrev_b32_e32 v13, 2, v0
	.loc	0 134 10 is_stmt 0
	v_or_b32_e32 v15, 28, v14
	.loc	0 130 8 is_stmt 1
	s_waitcnt vmcnt(0)
	ds_write2st64_b32 v14, v1, v2 offset1:1
	.loc	0 132 2
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 134 25
	ds_read2_b32 v[0:1], v13 offset0:64 offset1:72
	ds_read2_b32 v[2:3], v13 offset0:80 offset1:88
	ds_read2_b32 v[4:5], v13 offset0:96 offset1:104
	.loc	0 134 10 is_stmt 0
	ds_read2_b32 v[6:7], v12 offset1:1
	ds_read2_b32 v[8:9], v12 offset0:2 offset1:3
	ds_read2_b32 v[10:11], v12 offset0:4 offset1:5
	ds_read_b32 v16, v12 offset:24
	.loc	0 134 25
	ds_read2_b32 v[12:13], v13 offset0:112 offset1:120
	.loc	0 134 10
	ds_read_b32 v15, v15
	.loc	0 134 23
	s_waitcnt lgkmcnt(4)
	v_mul_lo_u32 v2, v2, v8
	v_mul_lo_u32 v3, v3, v9
	s_waitcnt lgkmcnt(3)
	v_mul_lo_u32 v9, v4, v10
	s_waitcnt lgkmcnt(1)
	v_mul_lo_u32 v4, v12, v16
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v10, v13, v15
	.loc	0 134 7
	v_mad_u64_u32 v[7:8], s[0:1], v1, v7, v[3:4]
	v_mad_u64_u32 v[0:1], s[0:1], v0, v6, v[2:3]
	v_mad_u64_u32 v[1:2], s[0:1], v5, v11, v[4:5]
	v_add3_u32 v0, v0, v7, v9
	v_add3_u32 v0, v0, v1, v10
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
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
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
	.loc	0 146 15
	v_cmp_ne_u32_e32 vcc, 0, v0
	.loc	0 143 10
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v1, s[0:1]
	.loc	0 143 8 is_stmt 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v1, v3
	.loc	0 146 12 is_stmt 1
	v_mov_b32_e32 v3, 0
	.loc	0 144 2
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 146 12
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB11_2
	.loc	0 0 12 is_stmt 0
	v_add_u32_e32 v3, -4, v1
	.loc	0 146 22
	ds_read_b32 v3, v3
.LBB11_2:
	.loc	0 0 22
	s_or_b64 exec, exec, s[0:1]
	.loc	0 148 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 149 9
	ds_read_b32 v4, v1
	.loc	0 146 15
	v_cmp_lt_u32_e32 vcc, 1, v0
	.loc	0 149 9
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v3, v4, v3
	ds_write_b32 v1, v3
	.loc	0 150 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 146 12
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB11_4
	.loc	0 0 12 is_stmt 0
	v_add_u32_e32 v2, -8, v1
	.loc	0 146 22
	ds_read_b32 v2, v2
.LBB11_4:
	.loc	0 0 22
	s_or_b64 exec, exec, s[0:1]
	.loc	0 148 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 149 9
	ds_read_b32 v3, v1
	.loc	0 146 15
	v_cmp_lt_u32_e32 vcc, 3, v0
	.loc	0 149 9
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, v3, v2
	ds_write_b32 v1, v2
	.loc	0 146 12
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	.loc	0 150 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 146 12
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB11_6
	.loc	0 0 12 is_stmt 0
	v_add_u32_e32 v3, -16, v1
	.loc	0 146 22
	ds_read_b32 v3, v3
.LBB11_6:
	.loc	0 0 22
	s_or_b64 exec, exec, s[0:1]
	.loc	0 148 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 149 9
	ds_read_b32 v4, v1
	.loc	0 146 15
	v_cmp_lt_u32_e32 vcc, 7, v0
	.loc	0 149 9
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v3, v4, v3
	ds_write_b32 v1, v3
	.loc	0 150 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 146 12
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB11_8
	.loc	0 0 12 is_stmt 0
	v_subrev_u32_e32 v2, 32, v1
	.loc	0 146 22
	ds_read_b32 v2, v2
.LBB11_8:
	.loc	0 0 22
	s_or_b64 exec, exec, s[0:1]
	.loc	0 148 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 149 9
	ds_read_b32 v3, v1
	.loc	0 146 15
	v_cmp_lt_u32_e32 vcc, 15, v0
	.loc	0 149 9
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, v3, v2
	ds_write_b32 v1, v2
	.loc	0 146 12
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	.loc	0 150 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 146 12
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB11_10
	.loc	0 0 12 is_stmt 0
	v_subrev_u32_e32 v3, 64, v1
	.loc	0 146 22
	ds_read_b32 v3, v3
.LBB11_10:
	.loc	0 0 22
	s_or_b64 exec, exec, s[0:1]
	.loc	0 148 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 149 9
	ds_read_b32 v4, v1
	.loc	0 146 15
	v_cmp_lt_u32_e32 vcc, 31, v0
	.loc	0 149 9
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v3, v4, v3
	ds_write_b32 v1, v3
	.loc	0 150 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 146 12
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB11_12
	.loc	0 0 12 is_stmt 0
	v_add_u32_e32 v0, 0xffffff80, v1
	.loc	0 146 22
	ds_read_b32 v2, v0
.LBB11_12:
	.loc	0 0 22
	s_or_b64 exec, exec, s[0:1]
	.loc	0 148 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 149 9
	ds_read_b32 v0, v1
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v0, v0, v2
	ds_write_b32 v1, v0
	.loc	0 150 3
	s_waitcnt lgkmcnt(0)
	s_barrier
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
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
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
	s_load_dword s9, s[4:5], 0x4
	s_load_dword s10, s[6:7], 0x20
	s_load_dwordx4 s[0:3], s[6:7], 0x8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s9, 0xffff
	s_mul_i32 s8, s8, s4
	s_add_i32 s10, s10, s8
	v_add_u32_e32 v0, s10, v0
	.loc	0 163 16
	v_max_i32_e32 v1, 9, v0
	v_add_u32_e32 v1, -9, v1
	v_max_i32_e32 v2, 8, v0
	v_max_i32_e32 v3, 7, v0
	v_max_i32_e32 v4, 1, v0
	v_max_i32_e32 v6, -1, v0
	v_max_i32_e32 v7, -7, v0
	v_max_i32_e32 v8, -8, v0
	v_min_u32_e32 v1, 63, v1
	v_add_u32_e32 v2, -8, v2
	v_add_u32_e32 v3, -7, v3
	v_add_u32_e32 v4, -1, v4
	v_add_u32_e32 v6, 1, v6
	v_add_u32_e32 v7, 7, v7
	v_add_u32_e32 v8, 8, v8
	.loc	0 163 11 is_stmt 0
	v_lshlrev_b32_e32 v1, 2, v1
	.loc	0 163 16
	v_min_u32_e32 v2, 63, v2
	v_min_u32_e32 v3, 63, v3
	v_min_u32_e32 v4, 63, v4
	v_med3_i32 v5, v0, 0, 63
	v_min_u32_e32 v6, 63, v6
	v_min_u32_e32 v7, 63, v7
	v_min_u32_e32 v8, 63, v8
	.loc	0 163 11
	v_lshlrev_b32_e32 v2, 2, v2
	v_lshlrev_b32_e32 v3, 2, v3
	v_lshlrev_b32_e32 v4, 2, v4
	v_lshlrev_b32_e32 v5, 2, v5
	v_lshlrev_b32_e32 v6, 2, v6
	v_lshlrev_b32_e32 v7, 2, v7
	v_lshlrev_b32_e32 v8, 2, v8
	global_load_dword v9, v1, s[0:1]
	global_load_dword v10, v2, s[0:1]
	global_load_dword v11, v3, s[0:1]
	global_load_dword v12, v4, s[0:1]
	global_load_dword v13, v5, s[0:1]
	global_load_dword v14, v6, s[0:1]
	global_load_dword v15, v7, s[0:1]
	global_load_dword v16, v8, s[0:1]
	.loc	0 163 16
	v_max_i32_e32 v1, -9, v0
	v_add_u32_e32 v1, 9, v1
	v_min_u32_e32 v1, 63, v1
	.loc	0 163 11
	v_lshlrev_b32_e32 v1, 2, v1
	global_load_dword v1, v1, s[0:1]
	s_mov_b32 s0, 0x38e38e39
	.loc	0 165 2 is_stmt 1
	v_mov_b32_e32 v3, s3
	.loc	0 163 8
	s_waitcnt vmcnt(6)
	v_add3_u32 v2, v10, v9, v11
	s_waitcnt vmcnt(4)
	v_add3_u32 v2, v12, v2, v13
	s_waitcnt vmcnt(2)
	v_add3_u32 v2, v14, v2, v15
	s_waitcnt vmcnt(0)
	v_add3_u32 v1, v16, v2, v1
	.loc	0 165 16
	v_mul_hi_u32 v2, v1, s0
	.loc	0 165 2 is_stmt 0
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32_e32 v0, vcc, s2, v0
	.loc	0 165 16
	v_lshrrev_b32_e32 v2, 1, v2
	.loc	0 165 2
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
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
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 17
		.amdhsa_next_free_sgpr 11
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
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
	s_load_dword s0, s[6:7], 0x18
	s_load_dwordx2 s[2:3], s[6:7], 0x20
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s1, s1, 0xffff
	s_mul_i32 s8, s8, s1
	v_add_u32_e32 v0, s8, v0
	.loc	0 173 21
	s_cmp_eq_u32 s0, 0
	.loc	0 170 12
	v_add_co_u32_e32 v0, vcc, s2, v0
	.loc	0 173 2
	s_cbranch_scc1 .LBB13_3
	.loc	0 0 2 is_stmt 0
	s_mov_b32 s1, 0x9e3779b1
	.loc	0 170 51 is_stmt 1
	v_mad_u64_u32 v[1:2], s[2:3], v0, s1, 1
.LBB13_2:
	.loc	0 174 10
	v_lshlrev_b32_e32 v2, 13, v1
	.loc	0 174 5 is_stmt 0
	v_xor_b32_e32 v1, v2, v1
	.loc	0 175 10 is_stmt 1
	v_lshrrev_b32_e32 v2, 17, v1
	.loc	0 175 5 is_stmt 0
	v_xor_b32_e32 v2, v2, v1
	.loc	0 176 10 is_stmt 1
	v_lshlrev_b32_e32 v1, 5, v2
	.loc	0 176 5 is_stmt 0
	v_xor_b32_e32 v1, v1, v2
	.loc	0 177 11 is_stmt 1
	v_and_b32_e32 v2, 1, v2
	.loc	0 177 9 is_stmt 0
	v_cmp_eq_u32_e32 vcc, 0, v2
	v_cndmask_b32_e64 v2, 1, -1, vcc
	.loc	0 173 21 is_stmt 1
	s_add_i32 s0, s0, -1
	s_cmp_eq_u32 s0, 0
	.loc	0 177 6
	v_add_u32_e32 v3, v2, v3
	.loc	0 173 2
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
	v_mov_b32_e32 v2, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
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
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
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
	s_mov_b32 s33, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s1, s2, 0xffff
	s_mul_i32 s8, s8, s1
	v_add_u32_e32 v0, s8, v0
	v_add_co_u32_e32 v0, vcc, s0, v0
	.loc	0 185 60
	v_lshrrev_b32_e32 v2, 3, v0
	.loc	0 185 49 is_stmt 0
	v_cvt_f32_u32_e32 v2, v2
	.loc	0 185 24
	v_and_b32_e32 v1, 7, v0
	.loc	0 185 13
	v_cvt_f32_ubyte0_e32 v1, v1
	s_mov_b32 s0, 0x3e99999a
	.loc	0 185 36
	v_fma_f32 v1, v1, s0, -2.0
	.loc	0 185 72
	v_fma_f32 v2, v2, s0, -1.0
	s_mov_b64 s[0:1], 0
	s_branch .LBB14_11
.LBB14_1:
	.loc	0 0 72
	s_or_b64 exec, exec, s[66:67]
	s_xor_b64 s[68:69], exec, -1
	s_and_b64 s[62:63], s[62:63], exec
	s_orn2_b64 s[66:67], s[64:65], exec
.LBB14_2:
	s_or_b64 exec, exec, s[60:61]
	s_and_b64 s[68:69], s[68:69], exec
	s_xor_b64 s[64:65], exec, -1
	s_and_b64 s[62:63], s[62:63], exec
	s_orn2_b64 s[60:61], s[66:67], exec
.LBB14_3:
	s_or_b64 exec, exec, s[58:59]
	s_and_b64 s[68:69], s[68:69], exec
	s_and_b64 s[66:67], s[64:65], exec
	s_xor_b64 s[64:65], exec, -1
	s_and_b64 s[62:63], s[62:63], exec
	s_orn2_b64 s[58:59], s[60:61], exec
.LBB14_4:
	s_or_b64 exec, exec, s[56:57]
	s_and_b64 s[68:69], s[68:69], exec
	s_and_b64 s[66:67], s[66:67], exec
	s_and_b64 s[64:65], s[64:65], exec
	s_xor_b64 s[60:61], exec, -1
	s_and_b64 s[56:57], s[62:63], exec
	s_orn2_b64 s[58:59], s[58:59], exec
.LBB14_5:
	s_or_b64 exec, exec, s[54:55]
	s_and_b64 s[68:69], s[68:69], exec
	s_and_b64 s[66:67], s[66:67], exec
	s_and_b64 s[64:65], s[64:65], exec
	s_and_b64 s[60:61], s[60:61], exec
	s_xor_b64 s[62:63], exec, -1
	s_and_b64 s[56:57], s[56:57], exec
	s_orn2_b64 s[54:55], s[58:59], exec
.LBB14_6:
	s_or_b64 exec, exec, s[52:53]
	s_and_b64 s[68:69], s[68:69], exec
	s_and_b64 s[66:67], s[66:67], exec
	s_and_b64 s[64:65], s[64:65], exec
	s_and_b64 s[60:61], s[60:61], exec
	s_and_b64 s[58:59], s[62:63], exec
	s_xor_b64 s[62:63], exec, -1
	s_and_b64 s[56:57], s[56:57], exec
	s_orn2_b64 s[52:53], s[54:55], exec
.LBB14_7:
	s_or_b64 exec, exec, s[50:51]
	s_and_b64 s[68:69], s[68:69], exec
	s_and_b64 s[66:67], s[66:67], exec
	s_and_b64 s[64:65], s[64:65], exec
	s_and_b64 s[60:61], s[60:61], exec
	s_and_b64 s[58:59], s[58:59], exec
	s_and_b64 s[70:71], s[62:63], exec
	s_xor_b64 s[54:55], exec, -1
	s_and_b64 s[50:51], s[56:57], exec
	s_orn2_b64 s[62:63], s[52:53], exec
.LBB14_8:
	s_or_b64 exec, exec, s[48:49]
	s_and_b64 s[68:69], s[68:69], exec
	s_and_b64 s[66:67], s[66:67], exec
	s_and_b64 s[64:65], s[64:65], exec
	s_and_b64 s[60:61], s[60:61], exec
	s_and_b64 s[58:59], s[58:59], exec
	s_and_b64 s[56:57], s[70:71], exec
	s_and_b64 s[54:55], s[54:55], exec
	s_xor_b64 s[52:53], exec, -1
	s_and_b64 s[50:51], s[50:51], exec
	s_orn2_b64 s[48:49], s[62:63], exec
.LBB14_9:
	s_or_b64 exec, exec, s[46:47]
	s_andn2_b64 s[42:43], s[42:43], exec
	s_and_b64 s[46:47], s[68:69], exec
	s_or_b64 s[42:43], s[42:43], s[46:47]
	s_andn2_b64 s[40:41], s[40:41], exec
	s_and_b64 s[46:47], s[66:67], exec
	s_or_b64 s[40:41], s[40:41], s[46:47]
	s_andn2_b64 s[38:39], s[38:39], exec
	s_and_b64 s[46:47], s[64:65], exec
	s_or_b64 s[38:39], s[38:39], s[46:47]
	s_andn2_b64 s[36:37], s[36:37], exec
	s_and_b64 s[46:47], s[60:61], exec
	s_or_b64 s[36:37], s[36:37], s[46:47]
	s_andn2_b64 s[34:35], s[34:35], exec
	s_and_b64 s[46:47], s[58:59], exec
	s_or_b64 s[34:35], s[34:35], s[46:47]
	s_andn2_b64 s[30:31], s[30:31], exec
	s_and_b64 s[46:47], s[56:57], exec
	s_or_b64 s[30:31], s[30:31], s[46:47]
	s_andn2_b64 s[28:29], s[28:29], exec
	s_and_b64 s[46:47], s[54:55], exec
	s_or_b64 s[28:29], s[28:29], s[46:47]
	s_andn2_b64 s[26:27], s[26:27], exec
	s_and_b64 s[46:47], s[52:53], exec
	s_or_b64 s[26:27], s[26:27], s[46:47]
	s_andn2_b64 s[24:25], s[24:25], exec
	s_and_b64 s[46:47], s[50:51], exec
	s_or_b64 s[24:25], s[24:25], s[46:47]
	s_andn2_b64 s[22:23], s[22:23], exec
	s_and_b64 s[46:47], s[48:49], exec
	v_mov_b32_e32 v5, s73
	s_or_b64 s[22:23], s[22:23], s[46:47]
.LBB14_10:
	s_or_b64 exec, exec, s[44:45]
	.loc	0 187 2 is_stmt 1
	s_and_b64 s[44:45], exec, s[22:23]
	s_or_b64 s[0:1], s[44:45], s[0:1]
	s_andn2_b64 s[2:3], s[2:3], exec
	s_and_b64 s[44:45], s[42:43], exec
	s_or_b64 s[2:3], s[2:3], s[44:45]
	s_andn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[44:45], s[40:41], exec
	s_or_b64 s[4:5], s[4:5], s[44:45]
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[44:45], s[38:39], exec
	s_or_b64 s[8:9], s[8:9], s[44:45]
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[44:45], s[36:37], exec
	s_or_b64 s[10:11], s[10:11], s[44:45]
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[44:45], s[34:35], exec
	s_or_b64 s[12:13], s[12:13], s[44:45]
	s_andn2_b64 s[14:15], s[14:15], exec
	s_and_b64 s[44:45], s[30:31], exec
	s_or_b64 s[14:15], s[14:15], s[44:45]
	s_andn2_b64 s[16:17], s[16:17], exec
	s_and_b64 s[44:45], s[28:29], exec
	s_or_b64 s[16:17], s[16:17], s[44:45]
	s_andn2_b64 s[18:19], s[18:19], exec
	s_and_b64 s[44:45], s[26:27], exec
	s_or_b64 s[18:19], s[18:19], s[44:45]
	s_andn2_b64 s[20:21], s[20:21], exec
	s_and_b64 s[44:45], s[24:25], exec
	v_mov_b32_e32 v6, s33
	s_or_b64 s[20:21], s[20:21], s[44:45]
	s_mov_b32 s33, s72
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB14_22
.LBB14_11:
	.loc	0 187 33 is_stmt 0
	v_mul_f32_e32 v6, v3, v3
	.loc	0 187 28
	v_fma_f32 v5, v4, v4, v6
	.loc	0 187 38
	v_cmp_gt_f32_e32 vcc, 4.0, v5
	v_mov_b32_e32 v5, s33
	s_andn2_b64 s[42:43], s[42:43], exec
	s_andn2_b64 s[40:41], s[40:41], exec
	s_andn2_b64 s[38:39], s[38:39], exec
	s_andn2_b64 s[36:37], s[36:37], exec
	s_andn2_b64 s[34:35], s[34:35], exec
	s_andn2_b64 s[30:31], s[30:31], exec
	s_andn2_b64 s[28:29], s[28:29], exec
	s_andn2_b64 s[26:27], s[26:27], exec
	s_or_b64 s[24:25], s[24:25], exec
	s_or_b64 s[22:23], s[22:23], exec
	.loc	0 187 2
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB14_10
	.loc	0 188 21 is_stmt 1
	v_fma_f32 v5, v4, v4, -v6
	.loc	0 190 13
	v_add_f32_e32 v4, v4, v4
	.loc	0 190 23 is_stmt 0
	v_fma_f32 v6, v4, v3, v2
	.loc	0 188 31 is_stmt 1
	v_add_f32_e32 v5, v1, v5
	.loc	0 187 33
	v_mul_f32_e32 v7, v6, v6
	.loc	0 187 28 is_stmt 0
	v_fma_f32 v3, v5, v5, v7
	.loc	0 187 38
	v_cmp_gt_f32_e32 vcc, 4.0, v3
	s_mov_b64 s[48:49], -1
	s_mov_b64 s[50:51], 0
	s_mov_b64 s[52:53], -1
	s_mov_b64 s[54:55], 0
	s_mov_b64 s[56:57], 0
	s_mov_b64 s[58:59], 0
	s_mov_b64 s[60:61], 0
	s_mov_b64 s[64:65], 0
	s_mov_b64 s[66:67], 0
	s_mov_b64 s[68:69], 0
	.loc	0 187 2
	s_and_saveexec_b64 s[46:47], vcc
	s_cbranch_execz .LBB14_9
	.loc	0 188 21 is_stmt 1
	v_fma_f32 v3, v5, v5, -v7
	.loc	0 188 31 is_stmt 0
	v_add_f32_e32 v7, v1, v3
	.loc	0 190 13 is_stmt 1
	v_add_f32_e32 v3, v5, v5
	.loc	0 190 23 is_stmt 0
	v_fma_f32 v5, v3, v6, v2
	.loc	0 187 33 is_stmt 1
	v_mul_f32_e32 v6, v5, v5
	.loc	0 187 28 is_stmt 0
	v_fma_f32 v3, v7, v7, v6
	.loc	0 187 38
	v_cmp_gt_f32_e32 vcc, 4.0, v3
	s_mov_b64 s[62:63], -1
	s_mov_b64 s[54:55], -1
	s_mov_b64 s[70:71], 0
	.loc	0 187 2
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB14_8
	.loc	0 188 21 is_stmt 1
	v_fma_f32 v3, v7, v7, -v6
	.loc	0 188 31 is_stmt 0
	v_add_f32_e32 v6, v1, v3
	.loc	0 190 13 is_stmt 1
	v_add_f32_e32 v3, v7, v7
	.loc	0 190 23 is_stmt 0
	v_fma_f32 v5, v3, v5, v2
	.loc	0 187 33 is_stmt 1
	v_mul_f32_e32 v7, v5, v5
	.loc	0 187 28 is_stmt 0
	v_fma_f32 v3, v6, v6, v7
	.loc	0 187 38
	v_cmp_gt_f32_e32 vcc, 4.0, v3
	.loc	0 187 2
	s_and_saveexec_b64 s[50:51], vcc
	s_cbranch_execz .LBB14_7
	.loc	0 188 21 is_stmt 1
	v_fma_f32 v3, v6, v6, -v7
	.loc	0 188 31 is_stmt 0
	v_add_f32_e32 v7, v1, v3
	.loc	0 190 13 is_stmt 1
	v_add_f32_e32 v3, v6, v6
	.loc	0 190 23 is_stmt 0
	v_fma_f32 v5, v3, v5, v2
	.loc	0 187 33 is_stmt 1
	v_mul_f32_e32 v6, v5, v5
	.loc	0 187 28 is_stmt 0
	v_fma_f32 v3, v7, v7, v6
	.loc	0 187 38
	v_cmp_gt_f32_e32 vcc, 4.0, v3
	.loc	0 187 2
	s_and_saveexec_b64 s[52:53], vcc
	s_cbranch_execz .LBB14_6
	.loc	0 188 21 is_stmt 1
	v_fma_f32 v3, v7, v7, -v6
	.loc	0 188 31 is_stmt 0
	v_add_f32_e32 v6, v1, v3
	.loc	0 190 13 is_stmt 1
	v_add_f32_e32 v3, v7, v7
	.loc	0 190 23 is_stmt 0
	v_fma_f32 v5, v3, v5, v2
	.loc	0 187 33 is_stmt 1
	v_mul_f32_e32 v7, v5, v5
	.loc	0 187 28 is_stmt 0
	v_fma_f32 v3, v6, v6, v7
	.loc	0 187 38
	v_cmp_gt_f32_e32 vcc, 4.0, v3
	s_mov_b64 s[58:59], -1
	s_mov_b64 s[60:61], -1
	.loc	0 187 2
	s_and_saveexec_b64 s[54:55], vcc
	s_cbranch_execz .LBB14_5
	.loc	0 188 21 is_stmt 1
	v_fma_f32 v3, v6, v6, -v7
	.loc	0 188 31 is_stmt 0
	v_add_f32_e32 v7, v1, v3
	.loc	0 190 13 is_stmt 1
	v_add_f32_e32 v3, v6, v6
	.loc	0 190 23 is_stmt 0
	v_fma_f32 v5, v3, v5, v2
	.loc	0 187 33 is_stmt 1
	v_mul_f32_e32 v6, v5, v5
	.loc	0 187 28 is_stmt 0
	v_fma_f32 v3, v7, v7, v6
	.loc	0 187 38
	v_cmp_gt_f32_e32 vcc, 4.0, v3
	s_mov_b64 s[62:63], 0
	s_mov_b64 s[64:65], -1
	.loc	0 187 2
	s_and_saveexec_b64 s[56:57], vcc
	s_cbranch_execz .LBB14_4
	.loc	0 188 21 is_stmt 1
	v_fma_f32 v3, v7, v7, -v6
	.loc	0 188 31 is_stmt 0
	v_add_f32_e32 v6, v1, v3
	.loc	0 190 13 is_stmt 1
	v_add_f32_e32 v3, v7, v7
	.loc	0 190 23 is_stmt 0
	v_fma_f32 v5, v3, v5, v2
	.loc	0 187 33 is_stmt 1
	v_mul_f32_e32 v7, v5, v5
	.loc	0 187 28 is_stmt 0
	v_fma_f32 v3, v6, v6, v7
	.loc	0 187 38
	v_cmp_gt_f32_e32 vcc, 4.0, v3
	.loc	0 187 2
	s_and_saveexec_b64 s[58:59], vcc
	s_cbranch_execz .LBB14_3
	.loc	0 188 21 is_stmt 1
	v_fma_f32 v3, v6, v6, -v7
	.loc	0 188 31 is_stmt 0
	v_add_f32_e32 v7, v1, v3
	.loc	0 190 13 is_stmt 1
	v_add_f32_e32 v3, v6, v6
	.loc	0 190 23 is_stmt 0
	v_fma_f32 v6, v3, v5, v2
	.loc	0 187 33 is_stmt 1
	v_mul_f32_e32 v5, v6, v6
	.loc	0 187 28 is_stmt 0
	v_fma_f32 v3, v7, v7, v5
	.loc	0 187 38
	v_cmp_gt_f32_e32 vcc, 4.0, v3
	s_mov_b64 s[66:67], -1
	s_mov_b64 s[68:69], -1
	.loc	0 187 2
	s_and_saveexec_b64 s[60:61], vcc
	s_cbranch_execz .LBB14_2
	.loc	0 188 21 is_stmt 1
	v_fma_f32 v3, v7, v7, -v5
	.loc	0 188 31 is_stmt 0
	v_add_f32_e32 v5, v1, v3
	.loc	0 190 13 is_stmt 1
	v_add_f32_e32 v3, v7, v7
	.loc	0 190 23 is_stmt 0
	v_fma_f32 v6, v3, v6, v2
	.loc	0 187 33 is_stmt 1
	v_mul_f32_e32 v7, v6, v6
	.loc	0 187 28 is_stmt 0
	v_fma_f32 v3, v5, v5, v7
	.loc	0 187 38
	v_cmp_gt_f32_e32 vcc, 4.0, v3
	.loc	0 187 2
	s_and_saveexec_b64 s[66:67], vcc
	s_cbranch_execz .LBB14_1
	.loc	0 192 4 is_stmt 1
	s_add_i32 s72, s33, 10
	.loc	0 188 21
	v_fma_f32 v3, v5, v5, -v7
	.loc	0 187 11
	s_cmpk_eq_i32 s72, 0xc8
	.loc	0 188 31
	v_add_f32_e32 v4, v1, v3
	.loc	0 190 13
	v_add_f32_e32 v3, v5, v5
	.loc	0 187 11
	s_cselect_b64 s[64:65], -1, 0
	s_mov_b64 s[62:63], exec
	.loc	0 190 23
	v_fma_f32 v3, v3, v6, v2
	s_movk_i32 s73, 0xc8
	s_orn2_b64 s[64:65], s[64:65], exec
	s_branch .LBB14_1
.LBB14_22:
	.loc	0 0 23 is_stmt 0
	s_or_b64 exec, exec, s[0:1]
	s_xor_b64 s[0:1], s[20:21], -1
	s_xor_b64 s[26:27], s[18:19], -1
	s_xor_b64 s[24:25], s[16:17], -1
	s_xor_b64 s[22:23], s[14:15], -1
	s_xor_b64 s[20:21], s[12:13], -1
	s_xor_b64 s[12:13], s[10:11], -1
	s_xor_b64 s[18:19], s[8:9], -1
	s_xor_b64 s[16:17], s[4:5], -1
	s_xor_b64 s[14:15], s[2:3], -1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[0:1], exec, s[2:3]
	s_cbranch_execz .LBB14_56
	s_and_saveexec_b64 s[2:3], s[26:27]
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB14_53
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB14_50
	s_and_saveexec_b64 s[8:9], s[22:23]
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB14_47
	s_and_saveexec_b64 s[10:11], s[20:21]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB14_44
	s_and_saveexec_b64 s[20:21], s[12:13]
	s_xor_b64 s[12:13], exec, s[20:21]
	s_cbranch_execz .LBB14_41
	s_and_saveexec_b64 s[20:21], s[18:19]
	s_xor_b64 s[18:19], exec, s[20:21]
	s_cbranch_execz .LBB14_38
	s_and_saveexec_b64 s[20:21], s[16:17]
	s_xor_b64 s[16:17], exec, s[20:21]
	s_cbranch_execz .LBB14_35
	s_and_saveexec_b64 s[20:21], s[14:15]
	s_xor_b64 s[14:15], exec, s[20:21]
	v_add_u32_e32 v5, 9, v6
	s_andn2_saveexec_b64 s[14:15], s[14:15]
	v_add_u32_e32 v5, 8, v6
	s_or_b64 exec, exec, s[14:15]
.LBB14_35:
	s_andn2_saveexec_b64 s[14:15], s[16:17]
	v_add_u32_e32 v5, 7, v6
	s_or_b64 exec, exec, s[14:15]
.LBB14_38:
	s_andn2_saveexec_b64 s[14:15], s[18:19]
	v_add_u32_e32 v5, 6, v6
	s_or_b64 exec, exec, s[14:15]
.LBB14_41:
	s_andn2_saveexec_b64 s[12:13], s[12:13]
	v_add_u32_e32 v5, 5, v6
	s_or_b64 exec, exec, s[12:13]
.LBB14_44:
	s_andn2_saveexec_b64 s[10:11], s[10:11]
	v_add_u32_e32 v5, 4, v6
	s_or_b64 exec, exec, s[10:11]
.LBB14_47:
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	v_add_u32_e32 v5, 3, v6
	s_or_b64 exec, exec, s[8:9]
.LBB14_50:
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	v_add_u32_e32 v5, 2, v6
	s_or_b64 exec, exec, s[4:5]
.LBB14_53:
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	v_or_b32_e32 v5, 1, v6
	s_or_b64 exec, exec, s[2:3]
.LBB14_56:
	s_or_b64 exec, exec, s[0:1]
	.loc	0 184 12 is_stmt 1
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	.loc	0 194 2
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
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
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 74
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
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
	s_load_dword s12, s[4:5], 0x4
	s_load_dwordx4 s[0:3], s[6:7], 0x8
	s_load_dword s9, s[6:7], 0x18
	s_load_dwordx2 s[10:11], s[6:7], 0x20
	s_mov_b32 s5, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s12, 0xffff
	s_mul_i32 s8, s8, s4
	v_add_u32_e32 v0, s8, v0
	v_add_co_u32_e32 v0, vcc, s10, v0
	.loc	0 201 21
	s_cmp_eq_u32 s9, 0
	v_mov_b32_e32 v2, 0
	.loc	0 201 2 is_stmt 0
	s_cbranch_scc1 .LBB15_3
	.loc	0 0 2
	v_mov_b32_e32 v1, -1
	s_mov_b32 s4, s5
	s_mov_b32 s6, s5
.LBB15_2:
	.loc	0 202 12 is_stmt 1
	s_lshl_b64 s[10:11], s[4:5], 2
	s_add_u32 s10, s0, s10
	s_addc_u32 s11, s1, s11
	s_load_dword s7, s[10:11], 0x0
	.loc	0 204 7
	v_mov_b32_e32 v3, s6
	.loc	0 201 27
	s_add_i32 s6, s6, 1
	.loc	0 201 21 is_stmt 0
	s_add_i32 s4, s4, 3
	s_cmp_eq_u32 s9, s6
	.loc	0 202 12 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v4, s7, v0
	v_subrev_u32_e32 v5, s7, v0
	.loc	0 202 24 is_stmt 0
	v_cmp_gt_u32_e32 vcc, s7, v0
	.loc	0 202 12
	v_cndmask_b32_e32 v4, v5, v4, vcc
	.loc	0 204 9 is_stmt 1
	v_cmp_lt_u32_e32 vcc, v4, v1
	.loc	0 204 7 is_stmt 0
	v_min_u32_e32 v1, v4, v1
	v_cndmask_b32_e32 v2, v2, v3, vcc
	.loc	0 201 2 is_stmt 1
	s_cbranch_scc0 .LBB15_2
.LBB15_3:
	.loc	0 209 2
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s3
	v_add_co_u32_e32 v0, vcc, s2, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
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
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
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
	s_load_dwordx4 s[0:3], s[6:7], 0x8
	s_load_dwordx2 s[10:11], s[6:7], 0x20
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s9, 0xffff
	s_mul_i32 s8, s8, s4
	v_add_u32_e32 v4, s8, v0
	v_add_co_u32_e32 v0, vcc, s10, v4
	s_movk_i32 s4, 0x100
	.loc	0 216 24
	v_cmp_gt_u32_e32 vcc, s4, v0
	.loc	0 216 2 is_stmt 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB16_10
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_mov_b32_e32 v5, s1
	v_add_co_u32_e32 v2, vcc, s0, v2
	v_addc_co_u32_e32 v3, vcc, v3, v5, vcc
	v_add_co_u32_e32 v2, vcc, 8, v2
	v_add_u32_e32 v4, s10, v4
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	v_subrev_u32_e32 v4, 64, v4
	s_mov_b64 s[6:7], 0
	s_movk_i32 s12, 0xbf
	s_branch .LBB16_5
.LBB16_2:
	.loc	0 0 2
	s_or_b64 exec, exec, s[10:11]
.LBB16_3:
	s_or_b64 exec, exec, s[8:9]
.LBB16_4:
	s_or_b64 exec, exec, s[0:1]
	.loc	0 216 24
	v_add_u32_e32 v4, 64, v4
	v_add_co_u32_e32 v2, vcc, 0x100, v2
	v_cmp_lt_u32_e64 s[0:1], s12, v4
	.loc	0 221 9 is_stmt 1
	v_add_u32_e32 v1, v1, v5
	.loc	0 216 2
	s_or_b64 s[6:7], s[0:1], s[6:7]
	.loc	0 216 24 is_stmt 0
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	.loc	0 216 2
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB16_9
.LBB16_5:
	.loc	0 219 20 is_stmt 1
	global_load_dword v5, v[2:3], off offset:-8
	.loc	0 219 33 is_stmt 0
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 3, v5
	.loc	0 219 39
	v_cmp_eq_u32_e32 vcc, 0, v5
	v_mov_b32_e32 v5, 0
	.loc	0 219 3
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB16_4
	.loc	0 219 20
	global_load_dword v5, v[2:3], off offset:-4
	.loc	0 219 33
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 3, v5
	.loc	0 219 39
	v_cmp_eq_u32_e32 vcc, 1, v5
	v_mov_b32_e32 v5, 0
	.loc	0 219 3
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB16_3
	.loc	0 219 20
	global_load_dword v5, v[2:3], off
	.loc	0 219 33
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 3, v5
	.loc	0 219 39
	v_cmp_eq_u32_e32 vcc, 2, v5
	v_mov_b32_e32 v5, 0
	.loc	0 219 3
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB16_2
	.loc	0 219 20
	global_load_dword v5, v[2:3], off offset:4
	.loc	0 219 33
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 3, v5
	.loc	0 219 39
	v_cmp_eq_u32_e32 vcc, 3, v5
	.loc	0 219 3
	v_cndmask_b32_e64 v5, 0, 1, vcc
	s_branch .LBB16_2
.LBB16_9:
	.loc	0 0 3
	s_or_b64 exec, exec, s[6:7]
.LBB16_10:
	s_or_b64 exec, exec, s[4:5]
	.loc	0 223 2 is_stmt 1
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, v0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_mov_b32_e32 v0, s3
	v_add_co_u32_e32 v2, vcc, s2, v2
	v_addc_co_u32_e32 v3, vcc, v0, v3, vcc
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
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
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
	s_load_dword s9, s[4:5], 0x4
	s_load_dword s10, s[6:7], 0x20
	s_load_dwordx4 s[0:3], s[6:7], 0x8
	.loc	0 228 34 is_stmt 0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s6, 0
	.loc	0 228 12
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s9, 0xffff
	s_mul_i32 s4, s8, s4
	.loc	0 228 34
	s_add_i32 s4, s4, s10
	v_add_u32_e32 v1, s4, v0
	v_lshlrev_b64 v[0:1], 2, v[1:2]
	v_mov_b32_e32 v4, s1
	v_add_co_u32_e32 v3, vcc, s0, v0
	v_addc_co_u32_e32 v4, vcc, v4, v1, vcc
	global_load_dword v3, v[3:4], off
	.loc	0 230 2 is_stmt 1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB17_4
	.loc	0 0 2 is_stmt 0
	s_mov_b32 s4, 0x9e3779b1
	.loc	0 228 43 is_stmt 1
	v_mul_lo_u32 v3, v3, s4
	s_mov_b64 s[4:5], 0
.LBB17_2:
	.loc	0 231 10
	v_add_u32_e32 v2, -1, v3
	.loc	0 231 5 is_stmt 0
	v_and_b32_e32 v3, v2, v3
	.loc	0 232 7 is_stmt 1
	s_add_i32 s6, s6, 1
	.loc	0 230 2
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[4:5], vcc, s[4:5]
	.loc	0 232 7
	v_mov_b32_e32 v2, s6
	.loc	0 230 2
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB17_2
	.loc	0 0 2 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
.LBB17_4:
	s_or_b64 exec, exec, s[0:1]
	.loc	0 234 2 is_stmt 1
	v_mov_b32_e32 v3, s3
	v_add_co_u32_e32 v0, vcc, s2, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
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
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
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
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0x20
	s_load_dwordx4 s[16:19], s[6:7], 0x8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s8, s8, s0
	s_add_i32 s20, s1, s8
	.loc	0 243 22
	s_load_dwordx16 s[0:15], s[16:17], 0x0
	.loc	0 239 12
	v_add_u32_e32 v0, s20, v0
	.loc	0 240 22
	v_cvt_f32_u32_e32 v1, v0
	.loc	0 243 15
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v2, s15
	v_cvt_f32_u32_e32 v3, s14
	v_cvt_f32_u32_e32 v4, s13
	.loc	0 240 32
	v_mul_f32_e32 v1, 0x3c800000, v1
	.loc	0 243 15
	v_cvt_f32_u32_e32 v5, s12
	.loc	0 243 13 is_stmt 0
	v_fma_f32 v2, v1, 0, v2
	v_fma_f32 v2, v2, v1, v3
	.loc	0 243 15
	v_cvt_f32_u32_e32 v3, s11
	.loc	0 243 13
	v_fma_f32 v2, v2, v1, v4
	.loc	0 243 15
	v_cvt_f32_u32_e32 v4, s10
	.loc	0 243 13
	v_fma_f32 v2, v2, v1, v5
	.loc	0 243 15
	v_cvt_f32_u32_e32 v5, s9
	v_cvt_f32_u32_e32 v6, s8
	.loc	0 243 13
	v_fma_f32 v2, v2, v1, v3
	.loc	0 243 15
	v_cvt_f32_u32_e32 v3, s7
	.loc	0 243 13
	v_fma_f32 v2, v2, v1, v4
	.loc	0 243 15
	v_cvt_f32_u32_e32 v4, s6
	.loc	0 243 13
	v_fma_f32 v2, v2, v1, v5
	.loc	0 243 15
	v_cvt_f32_u32_e32 v5, s5
	.loc	0 243 13
	v_fma_f32 v2, v2, v1, v6
	.loc	0 243 15
	v_cvt_f32_u32_e32 v6, s4
	.loc	0 243 13
	v_fma_f32 v2, v2, v1, v3
	.loc	0 243 15
	v_cvt_f32_u32_e32 v3, s3
	.loc	0 243 13
	v_fma_f32 v2, v2, v1, v4
	.loc	0 243 15
	v_cvt_f32_u32_e32 v4, s2
	.loc	0 243 13
	v_fma_f32 v2, v2, v1, v5
	.loc	0 243 15
	v_cvt_f32_u32_e32 v5, s1
	.loc	0 243 13
	v_fma_f32 v2, v2, v1, v6
	.loc	0 243 15
	v_cvt_f32_u32_e32 v6, s0
	.loc	0 243 13
	v_fma_f32 v2, v2, v1, v3
	v_fma_f32 v2, v2, v1, v4
	v_fma_f32 v2, v2, v1, v5
	v_fma_f32 v1, v2, v1, v6
	.loc	0 244 12 is_stmt 1
	v_cvt_u32_f32_e32 v2, v1
	.loc	0 244 2 is_stmt 0
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s19
	v_add_co_u32_e32 v0, vcc, s18, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
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
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 21
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
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
	s_load_dword s2, s[4:5], 0x4
	s_load_dwordx4 s[20:23], s[6:7], 0x8
	s_load_dwordx2 s[0:1], s[6:7], 0x20
	s_mov_b32 s11, 0
	s_mov_b32 s10, 2
	s_waitcnt lgkmcnt(0)
	s_and_b32 s1, s2, 0xffff
	s_mul_i32 s8, s8, s1
	v_add_u32_e32 v0, s8, v0
	.loc	0 259 40
	s_load_dwordx8 s[12:19], s[20:21], 0x4
	.loc	0 254 2
	v_add_u32_e32 v0, s0, v0
	v_mad_u64_u32 v[1:2], s[0:1], v0, 3, 3
	.loc	0 255 19
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 2
	v_mov_b32_e32 v4, 3
	v_mov_b32_e32 v5, 4
	v_mov_b32_e32 v6, 5
	v_mov_b32_e32 v7, 6
	v_mov_b32_e32 v8, 7
	v_mov_b32_e32 v9, 8
.LBB19_1:
	.loc	0 259 36
	s_waitcnt lgkmcnt(0)
	v_xor_b32_e32 v10, s12, v1
	v_xor_b32_e32 v13, s13, v1
	v_and_b32_e32 v10, 3, v10
	.loc	0 261 59
	v_mov_b32_e32 v12, s11
	.loc	0 259 36
	v_xor_b32_e32 v15, s14, v1
	v_and_b32_e32 v13, 3, v13
	v_cmp_ne_u32_e64 s[8:9], 0, v10
	.loc	0 261 28
	v_add_u32_e32 v11, 1, v2
	.loc	0 259 36
	v_cmp_ne_u32_e32 vcc, 0, v13
	v_and_b32_e32 v15, 3, v15
	.loc	0 261 59
	v_addc_co_u32_e64 v12, s[8:9], 0, v12, s[8:9]
	.loc	0 259 36
	v_xor_b32_e32 v17, s15, v1
	v_cmp_ne_u32_e64 s[0:1], 0, v15
	.loc	0 261 59
	v_addc_co_u32_e32 v20, vcc, 0, v2, vcc
	.loc	0 261 13 is_stmt 0
	v_min3_u32 v2, v12, s10, v11
	.loc	0 261 28
	v_add_u32_e32 v14, 1, v3
	.loc	0 259 36 is_stmt 1
	v_and_b32_e32 v17, 3, v17
	.loc	0 261 59
	v_addc_co_u32_e64 v21, vcc, 0, v3, s[0:1]
	.loc	0 261 44 is_stmt 0
	v_add_u32_e32 v3, 1, v2
	.loc	0 259 36 is_stmt 1
	v_xor_b32_e32 v19, s16, v1
	v_cmp_ne_u32_e64 s[2:3], 0, v17
	.loc	0 261 13
	v_min3_u32 v3, v20, v3, v14
	.loc	0 261 28 is_stmt 0
	v_add_u32_e32 v16, 1, v4
	.loc	0 259 36 is_stmt 1
	v_and_b32_e32 v19, 3, v19
	.loc	0 261 59
	v_addc_co_u32_e64 v22, vcc, 0, v4, s[2:3]
	.loc	0 261 44 is_stmt 0
	v_add_u32_e32 v4, 1, v3
	.loc	0 259 36 is_stmt 1
	v_xor_b32_e32 v15, s17, v1
	v_cmp_ne_u32_e64 s[4:5], 0, v19
	.loc	0 261 13
	v_min3_u32 v4, v21, v4, v16
	.loc	0 261 28 is_stmt 0
	v_add_u32_e32 v18, 1, v5
	.loc	0 259 36 is_stmt 1
	v_and_b32_e32 v15, 3, v15
	.loc	0 261 59
	v_addc_co_u32_e64 v23, vcc, 0, v5, s[4:5]
	.loc	0 261 44 is_stmt 0
	v_add_u32_e32 v5, 1, v4
	.loc	0 259 36 is_stmt 1
	v_xor_b32_e32 v19, s18, v1
	v_cmp_ne_u32_e64 s[6:7], 0, v15
	.loc	0 261 13
	v_min3_u32 v5, v22, v5, v18
	.loc	0 261 28 is_stmt 0
	v_add_u32_e32 v13, 1, v6
	.loc	0 259 36 is_stmt 1
	v_and_b32_e32 v19, 3, v19
	.loc	0 261 59
	v_addc_co_u32_e64 v24, vcc, 0, v6, s[6:7]
	.loc	0 261 44 is_stmt 0
	v_add_u32_e32 v6, 1, v5
	.loc	0 259 36 is_stmt 1
	v_xor_b32_e32 v10, s19, v1
	v_cmp_ne_u32_e32 vcc, 0, v19
	.loc	0 261 13
	v_min3_u32 v6, v23, v6, v13
	.loc	0 261 28 is_stmt 0
	v_add_u32_e32 v17, 1, v7
	.loc	0 259 36 is_stmt 1
	v_and_b32_e32 v10, 3, v10
	.loc	0 261 59
	v_addc_co_u32_e32 v19, vcc, 0, v7, vcc
	.loc	0 261 44 is_stmt 0
	v_add_u32_e32 v7, 1, v6
	.loc	0 259 36 is_stmt 1
	v_cmp_ne_u32_e32 vcc, 0, v10
	.loc	0 261 13
	v_min3_u32 v7, v24, v7, v17
	.loc	0 261 28 is_stmt 0
	v_add_u32_e32 v15, 1, v8
	.loc	0 261 59
	v_addc_co_u32_e32 v10, vcc, 0, v8, vcc
	.loc	0 261 44
	v_add_u32_e32 v8, 1, v7
	.loc	0 261 13
	v_min3_u32 v8, v19, v8, v15
	.loc	0 255 19 is_stmt 1
	s_add_i32 s20, s10, -1
	.loc	0 261 28
	v_add_u32_e32 v9, 1, v9
	.loc	0 254 21
	s_add_i32 s10, s10, 1
	.loc	0 261 44
	v_add_u32_e32 v11, 1, v8
	.loc	0 254 21
	v_add_u32_e32 v1, 3, v1
	s_mov_b32 s11, s20
	s_cmp_eq_u32 s10, 10
	.loc	0 261 13
	v_min3_u32 v9, v10, v11, v9
	.loc	0 254 2
	s_cbranch_scc0 .LBB19_1
	.loc	0 265 2
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, s23
	v_add_co_u32_e32 v0, vcc, s22, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
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
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 25
		.amdhsa_next_free_sgpr 24
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
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
	s_load_dwordx4 s[0:3], s[6:7], 0x8
	s_load_dwordx2 s[10:11], s[6:7], 0x20
	.loc	0 270 49 is_stmt 0
	v_mov_b32_e32 v3, 0
	.loc	0 270 12
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s9, 0xffff
	s_mul_i32 s8, s8, s4
	v_add_u32_e32 v0, s8, v0
	v_add_co_u32_e32 v2, vcc, s10, v0
	.loc	0 270 49
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_mov_b32_e32 v4, s1
	v_add_co_u32_e32 v3, vcc, s0, v0
	v_addc_co_u32_e32 v4, vcc, v4, v1, vcc
	global_load_dword v3, v[3:4], off
	.loc	0 270 58
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, 5, v3
	.loc	0 272 2 is_stmt 1
	v_cmp_ne_u32_e32 vcc, 0, v4
	v_mov_b32_e32 v3, 1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB20_4
	.loc	0 270 40
	v_add_u32_e32 v2, 2, v2
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v3, 1
	s_mov_b32 s6, 0x80078071
.LBB20_2:
	.loc	0 0 40 is_stmt 0
	v_mul_lo_u32 v5, v3, v2
	.loc	0 275 15 is_stmt 1
	v_mul_lo_u32 v2, v2, v2
	.loc	0 273 9
	v_and_b32_e32 v8, 1, v4
	v_cmp_eq_u32_e32 vcc, 0, v8
	.loc	0 273 7 is_stmt 0
	v_mul_hi_u32 v6, v5, s6
	.loc	0 275 22 is_stmt 1
	v_mul_hi_u32 v7, v2, s6
	.loc	0 273 7
	v_lshrrev_b32_e32 v6, 15, v6
	v_mul_u32_u24_e32 v6, 0xfff1, v6
	.loc	0 275 22
	v_lshrrev_b32_e32 v7, 15, v7
	.loc	0 273 7
	v_sub_u32_e32 v5, v5, v6
	.loc	0 275 22
	v_mul_u32_u24_e32 v7, 0xfff1, v7
	.loc	0 273 7
	v_cndmask_b32_e32 v3, v5, v3, vcc
	.loc	0 276 5
	v_lshrrev_b32_e32 v5, 1, v4
	.loc	0 272 2
	v_cmp_gt_u32_e32 vcc, 2, v4
	.loc	0 275 22
	v_sub_u32_e32 v2, v2, v7
	.loc	0 272 2
	s_or_b64 s[4:5], vcc, s[4:5]
	v_mov_b32_e32 v4, v5
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB20_2
	.loc	0 0 2 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
.LBB20_4:
	s_or_b64 exec, exec, s[0:1]
	.loc	0 278 2 is_stmt 1
	v_mov_b32_e32 v2, s3
	v_add_co_u32_e32 v0, vcc, s2, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
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
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
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
	s_mov_b32 s14, 3
	v_mov_b32_e32 v3, 1
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	s_mul_i32 s8, s8, s2
	v_add_u32_e32 v0, s8, v0
	v_mov_b32_e32 v1, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	v_lshl_add_u32 v2, v0, 1, 3
	.loc	0 285 15
	v_cmp_lt_u32_e32 vcc, 8, v2
	.loc	0 285 21 is_stmt 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB21_6
	.loc	0 0 21
	s_mov_b32 s15, -3
	s_mov_b64 s[2:3], 0
	s_branch .LBB21_3
.LBB21_2:
	s_or_b64 exec, exec, s[12:13]
	.loc	0 285 2
	s_and_b64 s[12:13], exec, s[10:11]
	s_or_b64 s[2:3], s[12:13], s[2:3]
	s_andn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[12:13], s[8:9], exec
	s_or_b64 s[4:5], s[4:5], s[12:13]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB21_5
.LBB21_3:
	.loc	0 285 27
	v_cvt_f32_u32_e32 v3, s14
	s_andn2_b64 s[8:9], s[8:9], exec
	s_or_b64 s[10:11], s[10:11], exec
	v_rcp_iflag_f32_e32 v3, v3
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_mul_lo_u32 v4, s15, v3
	v_mul_hi_u32 v4, v3, v4
	v_add_u32_e32 v3, v3, v4
	v_mul_hi_u32 v3, v2, v3
	v_mul_lo_u32 v3, v3, s14
	v_sub_u32_e32 v3, v2, v3
	v_subrev_u32_e32 v4, s14, v3
	v_cmp_le_u32_e32 vcc, s14, v3
	v_cndmask_b32_e32 v3, v3, v4, vcc
	v_add_u32_e32 v4, s15, v3
	v_cmp_le_u32_e32 vcc, s14, v3
	v_cndmask_b32_e32 v3, v3, v4, vcc
	.loc	0 285 31
	v_cmp_ne_u32_e32 vcc, 0, v3
	.loc	0 285 2
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB21_2
	.loc	0 286 5 is_stmt 1
	s_add_i32 s14, s14, 2
	.loc	0 285 11
	s_mul_i32 s16, s14, s14
	.loc	0 285 15 is_stmt 0
	v_cmp_gt_u32_e32 vcc, s16, v2
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[16:17], vcc, exec
	.loc	0 285 21
	s_add_i32 s15, s15, -2
	s_or_b64 s[8:9], s[8:9], exec
	s_or_b64 s[10:11], s[10:11], s[16:17]
	s_branch .LBB21_2
.LBB21_5:
	.loc	0 0 21
	s_or_b64 exec, exec, s[2:3]
	.loc	0 287 32 is_stmt 1
	v_cndmask_b32_e64 v3, 0, 1, s[4:5]
.LBB21_6:
	.loc	0 0 32 is_stmt 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 283 12 is_stmt 1
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	.loc	0 287 2
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
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
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 18
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
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
	s_brev_b32 s2, 1
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s8, s8, s0
	s_add_i32 s1, s1, s8
	v_add_u32_e32 v0, s1, v0
	.loc	0 293 32
	v_cvt_f32_u32_e32 v1, v0
	.loc	0 292 12
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	.loc	0 293 42
	v_mul_f32_e32 v1, 0x3c23d70a, v1
	.loc	0 296 15
	v_fma_f32 v2, v1, s2, 1.0
	.loc	0 298 9
	v_add_f32_e32 v3, 0, v1
	.loc	0 296 15
	v_fma_f32 v4, -v1, v3, v2
	.loc	0 298 9
	v_fma_f32 v2, v1, v2, v3
	.loc	0 296 15
	v_fma_f32 v3, -v1, v2, v4
	.loc	0 298 9
	v_fma_f32 v2, v1, v4, v2
	.loc	0 296 15
	v_fma_f32 v4, -v1, v2, v3
	.loc	0 298 9
	v_fma_f32 v2, v1, v3, v2
	.loc	0 296 15
	v_fma_f32 v3, -v1, v2, v4
	.loc	0 298 9
	v_fma_f32 v2, v1, v4, v2
	.loc	0 296 15
	v_fma_f32 v4, -v1, v2, v3
	.loc	0 298 9
	v_fma_f32 v2, v1, v3, v2
	.loc	0 296 15
	v_fma_f32 v3, -v1, v2, v4
	.loc	0 298 9
	v_fma_f32 v2, v1, v4, v2
	.loc	0 296 15
	v_fma_f32 v4, -v1, v2, v3
	.loc	0 298 9
	v_fma_f32 v2, v1, v3, v2
	.loc	0 296 15
	v_fma_f32 v3, -v1, v2, v4
	.loc	0 298 9
	v_fma_f32 v2, v1, v4, v2
	.loc	0 296 15
	v_fma_f32 v4, -v1, v2, v3
	.loc	0 298 9
	v_fma_f32 v2, v1, v3, v2
	.loc	0 296 15
	v_fma_f32 v3, -v1, v2, v4
	.loc	0 298 9
	v_fma_f32 v2, v1, v4, v2
	.loc	0 296 15
	v_fma_f32 v4, -v1, v2, v3
	.loc	0 298 9
	v_fma_f32 v2, v1, v3, v2
	.loc	0 296 15
	v_fma_f32 v3, -v1, v2, v4
	.loc	0 298 9
	v_fma_f32 v2, v1, v4, v2
	.loc	0 296 15
	v_fma_f32 v4, -v1, v2, v3
	.loc	0 298 9
	v_fma_f32 v2, v1, v3, v2
	.loc	0 296 15
	v_fma_f32 v3, -v1, v2, v4
	.loc	0 298 9
	v_fma_f32 v2, v1, v4, v2
	.loc	0 296 15
	v_fma_f32 v4, -v1, v2, v3
	.loc	0 298 9
	v_fma_f32 v2, v1, v3, v2
	.loc	0 296 15
	v_fma_f32 v3, -v1, v2, v4
	.loc	0 298 9
	v_fma_f32 v2, v1, v4, v2
	.loc	0 296 15
	v_fma_f32 v4, -v1, v2, v3
	.loc	0 298 9
	v_fma_f32 v2, v1, v3, v2
	.loc	0 296 15
	v_fma_f32 v3, -v1, v2, v4
	.loc	0 298 9
	v_fma_f32 v2, v1, v4, v2
	.loc	0 296 15
	v_fma_f32 v4, -v1, v2, v3
	.loc	0 298 9
	v_fma_f32 v2, v1, v3, v2
	.loc	0 296 15
	v_fma_f32 v3, -v1, v2, v4
	.loc	0 298 9
	v_fma_f32 v2, v1, v4, v2
	.loc	0 296 15
	v_fma_f32 v4, -v1, v2, v3
	.loc	0 298 9
	v_fma_f32 v2, v1, v3, v2
	.loc	0 296 15
	v_fma_f32 v3, -v1, v2, v4
	.loc	0 298 9
	v_fma_f32 v2, v1, v4, v2
	.loc	0 296 15
	v_fma_f32 v4, -v1, v2, v3
	.loc	0 298 9
	v_fma_f32 v2, v1, v3, v2
	.loc	0 296 15
	v_fma_f32 v3, -v1, v2, v4
	.loc	0 298 9
	v_fma_f32 v2, v1, v4, v2
	.loc	0 296 15
	v_fma_f32 v4, -v1, v2, v3
	.loc	0 298 9
	v_fma_f32 v2, v1, v3, v2
	.loc	0 296 15
	v_fma_f32 v3, -v1, v2, v4
	.loc	0 298 9
	v_fma_f32 v2, v1, v4, v2
	.loc	0 296 15
	v_fma_f32 v4, -v1, v2, v3
	.loc	0 298 9
	v_fma_f32 v2, v1, v3, v2
	.loc	0 296 15
	v_fma_f32 v3, -v1, v2, v4
	.loc	0 298 9
	v_fma_f32 v2, v1, v4, v2
	.loc	0 296 15
	v_fma_f32 v4, -v1, v2, v3
	.loc	0 298 9
	v_fma_f32 v2, v1, v3, v2
	.loc	0 296 15
	v_fma_f32 v3, -v1, v2, v4
	.loc	0 298 9
	v_fma_f32 v2, v1, v4, v2
	.loc	0 296 15
	v_fma_f32 v4, -v1, v2, v3
	.loc	0 298 9
	v_fma_f32 v2, v1, v3, v2
	.loc	0 296 15
	v_fma_f32 v3, -v1, v2, v4
	.loc	0 298 9
	v_fma_f32 v2, v1, v4, v2
	.loc	0 296 15
	v_fma_f32 v4, -v1, v2, v3
	.loc	0 298 9
	v_fma_f32 v2, v1, v3, v2
	.loc	0 296 15
	v_fma_f32 v3, -v1, v2, v4
	.loc	0 298 9
	v_fma_f32 v2, v1, v4, v2
	.loc	0 296 15
	v_fma_f32 v4, -v1, v2, v3
	.loc	0 298 9
	v_fma_f32 v2, v1, v3, v2
	.loc	0 296 15
	v_fma_f32 v3, -v1, v2, v4
	.loc	0 298 9
	v_fma_f32 v2, v1, v4, v2
	.loc	0 296 15
	v_fma_f32 v4, -v1, v2, v3
	.loc	0 298 9
	v_fma_f32 v2, v1, v3, v2
	.loc	0 296 15
	v_fma_f32 v3, -v1, v2, v4
	.loc	0 298 9
	v_fma_f32 v2, v1, v4, v2
	.loc	0 296 15
	v_fma_f32 v4, -v1, v2, v3
	.loc	0 298 9
	v_fma_f32 v1, v1, v3, v2
	.loc	0 301 29
	v_mul_f32_e32 v1, v1, v1
	.loc	0 301 25 is_stmt 0
	v_fma_f32 v1, v4, v4, v1
	.loc	0 301 12
	v_cvt_u32_f32_e32 v2, v1
	.loc	0 301 2
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
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
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
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
	s_load_dword s9, s[4:5], 0x4
	s_load_dword s10, s[6:7], 0x20
	s_load_dwordx4 s[0:3], s[6:7], 0x8
	.loc	0 306 34 is_stmt 0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s5, 0xcccccccd
	.loc	0 306 12
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s9, 0xffff
	s_mul_i32 s4, s8, s4
	.loc	0 306 34
	s_add_i32 s4, s4, s10
	v_add_u32_e32 v1, s4, v0
	v_lshlrev_b64 v[0:1], 2, v[1:2]
	v_mov_b32_e32 v4, s1
	v_add_co_u32_e32 v3, vcc, s0, v0
	v_addc_co_u32_e32 v4, vcc, v4, v1, vcc
	global_load_dword v3, v[3:4], off
	s_movk_i32 s0, 0x26f5
	s_mov_b32 s4, 0
	.loc	0 306 43
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v3, v3, s0
	s_mov_b64 s[0:1], 0
.LBB23_1:
	.loc	0 310 5 is_stmt 1
	v_mul_hi_u32 v4, v3, s5
	.loc	0 311 9
	s_add_i32 s4, s4, 1
	.loc	0 312 2
	v_cmp_gt_u32_e32 vcc, 10, v3
	s_or_b64 s[0:1], vcc, s[0:1]
	.loc	0 310 5
	v_lshrrev_b32_e32 v5, 3, v4
	.loc	0 309 12
	v_mul_lo_u32 v6, v5, 10
	.loc	0 311 9
	v_mov_b32_e32 v4, s4
	.loc	0 309 12
	v_sub_u32_e32 v3, v3, v6
	.loc	0 309 7 is_stmt 0
	v_add_u32_e32 v2, v2, v3
	v_mov_b32_e32 v3, v5
	.loc	0 312 2 is_stmt 1
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB23_1
	.loc	0 0 2 is_stmt 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 313 2 is_stmt 1
	v_mov_b32_e32 v3, s3
	v_add_co_u32_e32 v0, vcc, s2, v0
	.loc	0 313 21 is_stmt 0
	v_lshl_add_u32 v2, v2, 4, v4
	.loc	0 313 2
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
	.loc	0 313 10
	global_store_dword v[0:1], v2, off
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
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 11
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
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
	s_load_dword s6, s[4:5], 0x18
	.loc	0 321 13
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1]
	s_mov_b32 s0, 0x9e3779b1
	.loc	0 323 27
	s_cmp_lt_u32 s6, 16
	.loc	0 321 22
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v2, v2, s0
	.loc	0 321 36 is_stmt 0
	v_lshrrev_b32_e32 v2, 31, v2
	.loc	0 321 11
	ds_write_b32 v1, v2
	.loc	0 322 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 323 2
	s_cbranch_scc1 .LBB24_11
	.loc	0 0 2 is_stmt 0
	v_add_u32_e32 v2, 56, v0
	v_add_u32_e32 v3, -1, v0
	v_and_b32_e32 v8, 7, v0
	v_add_u32_e32 v5, 1, v0
	v_and_b32_e32 v6, 56, v0
	v_add_u32_e32 v0, 8, v0
	v_and_b32_e32 v4, 56, v2
	v_and_b32_e32 v7, 7, v3
	v_and_b32_e32 v9, 7, v5
	v_and_b32_e32 v10, 56, v0
	v_or_b32_e32 v2, v4, v7
	v_or_b32_e32 v3, v4, v8
	v_or_b32_e32 v4, v4, v9
	v_or_b32_e32 v5, v6, v7
	v_or_b32_e32 v6, v6, v9
	v_or_b32_e32 v0, v10, v7
	v_or_b32_e32 v7, v10, v8
	v_or_b32_e32 v8, v10, v9
	s_lshr_b32 s10, s6, 4
	v_lshlrev_b32_e32 v2, 2, v2
	v_lshlrev_b32_e32 v3, 2, v3
	v_lshlrev_b32_e32 v4, 2, v4
	v_lshlrev_b32_e32 v5, 2, v5
	v_lshlrev_b32_e32 v6, 2, v6
	v_lshlrev_b32_e32 v0, 2, v0
	v_lshlrev_b32_e32 v7, 2, v7
	v_lshlrev_b32_e32 v8, 2, v8
	s_branch .LBB24_3
.LBB24_2:
	s_or_b64 exec, exec, s[6:7]
	.loc	0 323 27
	s_add_i32 s10, s10, -1
	.loc	0 329 20 is_stmt 1
	v_cndmask_b32_e64 v9, 0, 1, s[0:1]
	.loc	0 323 27
	s_cmp_eq_u32 s10, 0
	.loc	0 330 3
	s_barrier
	.loc	0 331 12
	ds_write_b32 v1, v9
	.loc	0 332 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 323 2
	s_cbranch_scc1 .LBB24_11
.LBB24_3:
	.loc	0 328 13
	ds_read_b32 v9, v2
	ds_read_b32 v10, v3
	ds_read_b32 v11, v4
	ds_read_b32 v12, v5
	ds_read_b32 v13, v6
	ds_read_b32 v14, v0
	ds_read_b32 v15, v7
	ds_read_b32 v16, v8
	.loc	0 328 10 is_stmt 0
	s_waitcnt lgkmcnt(6)
	v_add_u32_e32 v9, v10, v9
	s_waitcnt lgkmcnt(4)
	v_add3_u32 v9, v11, v9, v12
	s_waitcnt lgkmcnt(2)
	v_add3_u32 v9, v13, v9, v14
	s_mov_b64 s[4:5], 0
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v9, v15, v9, v16
	v_cmp_lt_i32_e32 vcc, 2, v9
	s_mov_b64 s[6:7], 0
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execnz .LBB24_7
	.loc	0 0 10
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execnz .LBB24_8
.LBB24_5:
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_xor_b64 s[6:7], exec, s[8:9]
	s_cbranch_execnz .LBB24_9
.LBB24_6:
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB24_2
	s_branch .LBB24_10
.LBB24_7:
	v_cmp_ne_u32_e32 vcc, 3, v9
	s_mov_b64 s[0:1], -1
	s_and_b64 s[6:7], vcc, exec
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execz .LBB24_5
.LBB24_8:
	v_cmp_ne_u32_e32 vcc, 2, v9
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[12:13], vcc, exec
	s_mov_b64 s[4:5], exec
	s_or_b64 s[6:7], s[6:7], s[12:13]
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_xor_b64 s[6:7], exec, s[8:9]
	s_cbranch_execz .LBB24_6
.LBB24_9:
	s_andn2_b64 s[0:1], s[0:1], exec
	s_andn2_b64 s[4:5], s[4:5], exec
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB24_2
.LBB24_10:
	.loc	0 329 37 is_stmt 1
	ds_read_b32 v9, v1
	s_andn2_b64 s[0:1], s[0:1], exec
	.loc	0 329 34 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v9
	s_and_b64 s[4:5], vcc, exec
	s_or_b64 s[0:1], s[0:1], s[4:5]
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
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 17
		.amdhsa_next_free_sgpr 14
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
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
	s_mul_i32 s8, s8, s1
	v_add_u32_e32 v0, s8, v0
	v_add_co_u32_e32 v0, vcc, s0, v0
	.loc	0 339 46 is_stmt 0
	v_lshlrev_b32_e32 v1, 3, v0
	.loc	0 341 11 is_stmt 1
	v_cmp_ne_u32_e32 vcc, -8, v1
	.loc	0 341 2 is_stmt 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB25_4
	.loc	0 0 2
	v_add_u32_e32 v3, 8, v1
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v2, 0
	s_movk_i32 s8, 0xf9f
.LBB25_2:
	.loc	0 342 12 is_stmt 1
	v_and_b32_e32 v4, 15, v1
	.loc	0 343 4
	v_add_u32_e32 v1, 1, v1
	.loc	0 342 7
	v_add_u32_e32 v2, v4, v2
	.loc	0 341 11
	v_cmp_ge_u32_e32 vcc, v1, v3
	.loc	0 341 24 is_stmt 0
	v_cmp_lt_u32_e64 s[0:1], s8, v2
	s_or_b64 s[0:1], vcc, s[0:1]
	.loc	0 341 2
	s_and_b64 s[0:1], exec, s[0:1]
	s_or_b64 s[4:5], s[0:1], s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB25_2
	.loc	0 0 2
	s_or_b64 exec, exec, s[4:5]
.LBB25_4:
	s_or_b64 exec, exec, s[2:3]
	s_mov_b32 s4, 0
	.loc	0 345 21 is_stmt 1
	v_cmp_ne_u32_e32 vcc, 0, v0
	.loc	0 345 2 is_stmt 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB25_8
	.loc	0 0 2
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v1, v0
.LBB25_6:
	.loc	0 345 21
	v_add_u32_e32 v1, -1, v1
	.loc	0 346 7 is_stmt 1
	v_xor_b32_e32 v2, s4, v2
	.loc	0 345 21
	s_add_i32 s4, s4, 3
	v_cmp_eq_u32_e32 vcc, 0, v1
	.loc	0 345 2 is_stmt 0
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB25_6
	.loc	0 0 2
	s_or_b64 exec, exec, s[2:3]
.LBB25_8:
	s_or_b64 exec, exec, s[0:1]
	.loc	0 339 12 is_stmt 1
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	.loc	0 347 2
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
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
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
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
	s_mul_i32 s8, s8, s1
	v_add_u32_e32 v0, s8, v0
	v_add_co_u32_e32 v0, vcc, s0, v0
	s_mov_b32 s8, 0
	.loc	0 354 21
	v_cmp_ne_u32_e32 vcc, 0, v0
	.loc	0 354 2 is_stmt 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB26_6
	.loc	0 0 2
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v2, 0
.LBB26_2:
	s_mov_b64 s[4:5], 0
	s_mov_b32 s9, s8
.LBB26_3:
	.loc	0 356 13 is_stmt 1
	s_xor_b32 s10, s9, s8
	.loc	0 355 29
	s_add_i32 s9, s9, 1
	.loc	0 355 22 is_stmt 0
	v_cmp_ge_u32_e32 vcc, s9, v0
	.loc	0 355 3
	s_or_b64 s[4:5], vcc, s[4:5]
	.loc	0 356 8 is_stmt 1
	v_add_u32_e32 v2, s10, v2
	.loc	0 355 3
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB26_3
	.loc	0 0 3 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 354 28 is_stmt 1
	s_add_i32 s8, s8, 1
	.loc	0 354 21 is_stmt 0
	v_cmp_eq_u32_e32 vcc, s8, v0
	.loc	0 354 2
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB26_2
	.loc	0 0 2
	s_or_b64 exec, exec, s[2:3]
.LBB26_6:
	s_or_b64 exec, exec, s[0:1]
	.loc	0 352 12 is_stmt 1
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	.loc	0 357 2
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
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
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
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
	s_load_dword s9, s[4:5], 0x4
	s_load_dword s10, s[6:7], 0x20
	s_load_dwordx4 s[0:3], s[6:7], 0x8
	.loc	0 362 34 is_stmt 0
	v_mov_b32_e32 v1, 0
	.loc	0 362 12
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s9, 0xffff
	s_mul_i32 s4, s8, s4
	.loc	0 362 34
	s_add_i32 s4, s4, s10
	v_add_u32_e32 v0, s4, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v2, vcc, s0, v0
	v_addc_co_u32_e32 v3, vcc, v3, v1, vcc
	global_load_dword v2, v[2:3], off
	s_mov_b32 s0, 0x9e37
	s_mov_b32 s4, 2.0
	.loc	0 362 43
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v2, v2, s0
	s_mov_b64 s[0:1], 0
.LBB27_1:
	.loc	0 364 13 is_stmt 1
	v_cmp_le_u32_e32 vcc, s4, v2
	.loc	0 365 7
	s_lshr_b32 s5, s4, 2
	.loc	0 364 2
	s_or_b64 s[0:1], vcc, s[0:1]
	.loc	0 0 0 is_stmt 0
	v_mov_b32_e32 v4, s4
	s_mov_b32 s4, s5
	.loc	0 364 2
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB27_1
	.loc	0 0 2
	s_or_b64 exec, exec, s[0:1]
	.loc	0 366 2 is_stmt 1
	v_cmp_ne_u32_e32 vcc, 0, v4
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB27_6
	.loc	0 0 2 is_stmt 0
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v3, 0
.LBB27_4:
	.loc	0 367 14 is_stmt 1
	v_add_u32_e32 v5, v4, v3
	.loc	0 367 9 is_stmt 0
	v_cmp_lt_u32_e32 vcc, v2, v5
	.loc	0 367 7
	v_cndmask_b32_e64 v5, v5, 0, vcc
	v_lshrrev_b32_e32 v3, 1, v3
	v_sub_u32_e32 v2, v2, v5
	v_cndmask_b32_e64 v5, v4, 0, vcc
	v_add_u32_e32 v3, v5, v3
	.loc	0 373 7 is_stmt 1
	v_lshrrev_b32_e32 v5, 2, v4
	.loc	0 366 2
	v_cmp_gt_u32_e32 vcc, 4, v4
	s_or_b64 s[4:5], vcc, s[4:5]
	v_mov_b32_e32 v4, v5
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB27_4
	.loc	0 0 2 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
.LBB27_6:
	s_or_b64 exec, exec, s[0:1]
	.loc	0 375 2 is_stmt 1
	v_mov_b32_e32 v2, s3
	v_add_co_u32_e32 v0, vcc, s2, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
	.loc	0 375 10 is_stmt 0
	global_store_dword v[0:1], v3, off
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
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
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
    .sgpr_count:     17
    .sgpr_spill_count: 0
    .symbol:         sum_rows.kd
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         collatz.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .sgpr_count:     15
    .sgpr_spill_count: 0
    .symbol:         greatest_divisor.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         binary_search.kd
    .vgpr_count:     9
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         reduce_local.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .sgpr_count:     68
    .sgpr_spill_count: 0
    .symbol:         transpose_sum.kd
    .vgpr_count:     19
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         newton_root.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         skip_zeros.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         insertion_sort.kd
    .vgpr_count:     15
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         tile_product.kd
    .vgpr_count:     17
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         scan_row.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .sgpr_count:     15
    .sgpr_spill_count: 0
    .symbol:         smooth.kd
    .vgpr_count:     17
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .sgpr_count:     13
    .sgpr_spill_count: 0
    .symbol:         random_walk.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .sgpr_count:     78
    .sgpr_spill_count: 0
    .symbol:         escape_time.kd
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .sgpr_count:     17
    .sgpr_spill_count: 0
    .symbol:         nearest.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .sgpr_count:     17
    .sgpr_spill_count: 0
    .symbol:         string_find.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .sgpr_count:     15
    .sgpr_spill_count: 0
    .symbol:         bit_count.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .sgpr_count:     25
    .sgpr_spill_count: 0
    .symbol:         horner.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .sgpr_count:     28
    .sgpr_spill_count: 0
    .symbol:         edit_step.kd
    .vgpr_count:     25
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         power_mod.kd
    .vgpr_count:     9
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         prime_test.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .sgpr_count:     13
    .sgpr_spill_count: 0
    .symbol:         wave_form.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .sgpr_count:     15
    .sgpr_spill_count: 0
    .symbol:         digits.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         life.kd
    .vgpr_count:     17
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .sgpr_count:     13
    .sgpr_spill_count: 0
    .symbol:         prefix_of_own.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .sgpr_count:     15
    .sgpr_spill_count: 0
    .symbol:         triangle.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .sgpr_count:     15
    .sgpr_spill_count: 0
    .symbol:         root_by_bits.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx900
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata

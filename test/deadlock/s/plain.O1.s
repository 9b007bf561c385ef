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
	s_load_dword s3, s[4:5], 0x4
	s_load_dword s2, s[6:7], 0x18
	s_load_dwordx2 s[0:1], s[6:7], 0x20
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s1, s3, 0xffff
	s_mul_i32 s8, s8, s1
	v_add_u32_e32 v0, s8, v0
	v_add_co_u32_e32 v0, vcc, s0, v0
	.loc	0 7 21
	s_cmp_eq_u32 s2, 0
	s_mov_b32 s3, 0
	.loc	0 7 2 is_stmt 0
	s_cbranch_scc1 .LBB0_3
	.loc	0 5 12 is_stmt 1
	s_load_dwordx2 s[0:1], s[6:7], 0x8
	v_lshlrev_b32_e32 v4, 2, v0
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, s1
.LBB0_2:
	.loc	0 8 22
	v_and_or_b32 v1, s3, 3, v4
	.loc	0 8 10 is_stmt 0
	v_lshlrev_b64 v[6:7], 2, v[1:2]
	.loc	0 7 27 is_stmt 1
	s_add_i32 s3, s3, 1
	.loc	0 8 10
	v_add_co_u32_e32 v6, vcc, s0, v6
	v_addc_co_u32_e32 v7, vcc, v5, v7, vcc
	global_load_dword v1, v[6:7], off
	.loc	0 7 21
	s_cmp_eq_u32 s2, s3
	.loc	0 8 7
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, v1, v3
	.loc	0 7 2
	s_cbranch_scc0 .LBB0_2
	s_branch .LBB0_4
.LBB0_3:
	.loc	0 0 2 is_stmt 0
	v_mov_b32_e32 v3, 0
.LBB0_4:
	.loc	0 5 12 is_stmt 1
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	.loc	0 9 2
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
	.loc	0 9 10 is_stmt 0
	global_store_dword v[0:1], v3, off
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
	s_load_dword s2, s[4:5], 0x4
	s_load_dword s3, s[6:7], 0x20
	s_load_dwordx2 s[0:1], s[6:7], 0x8
	.loc	0 25 34 is_stmt 0
	v_mov_b32_e32 v1, 0
	.loc	0 25 12
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	s_mul_i32 s8, s8, s2
	s_add_i32 s3, s3, s8
	v_add_u32_e32 v0, s3, v0
	.loc	0 25 34
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_mov_b32_e32 v4, s1
	v_add_co_u32_e32 v2, vcc, s0, v2
	v_addc_co_u32_e32 v3, vcc, v4, v3, vcc
	global_load_dword v2, v[2:3], off
	.loc	0 25 55
	v_add_u32_e32 v3, 24, v0
	.loc	0 27 11 is_stmt 1
	v_cmp_ne_u32_e32 vcc, 0, v3
	.loc	0 25 43
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, 1, v2
	.loc	0 27 2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB2_4
	.loc	0 0 2 is_stmt 0
	s_mov_b64 s[2:3], 0
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
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB2_2
	.loc	0 0 2
	s_or_b64 exec, exec, s[2:3]
.LBB2_4:
	s_or_b64 exec, exec, s[0:1]
	.loc	0 25 12 is_stmt 1
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	.loc	0 33 2
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
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
.Lfunc_end2:
	.size	greatest_divisor, .Lfunc_end2-greatest_divisor

	.protected	binary_search
	.globl	binary_search
	.p2align	8
	.type	binary_search,@function
binary_search:
.Lfunc_begin3:
	.loc	0 38 12 prologue_end
	s_load_dword s4, s[4:5], 0x4
	s_nop 0
	s_load_dwordx2 s[0:1], s[6:7], 0x8
	s_load_dwordx2 s[2:3], s[6:7], 0x20
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v5, 0x100
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s4, 0xffff
	s_mul_i32 s8, s8, s3
	v_add_u32_e32 v0, s8, v0
	v_add_co_u32_e32 v0, vcc, s2, v0
	.loc	0 38 57 is_stmt 0
	v_lshl_add_u32 v4, v0, 1, v0
	s_mov_b64 s[2:3], 0
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
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB3_1
	.loc	0 0 2
	s_or_b64 exec, exec, s[2:3]
	.loc	0 38 12 is_stmt 1
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	.loc	0 48 2
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
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
.Lfunc_end3:
	.size	binary_search, .Lfunc_end3-binary_search

	.protected	reduce_local
	.globl	reduce_local
	.p2align	8
	.type	reduce_local,@function
reduce_local:
.Lfunc_begin4:
	.loc	0 56 18 prologue_end
	s_load_dword s4, s[4:5], 0x4
	.loc	0 54 12
	s_nop 0
	s_load_dwordx2 s[0:1], s[6:7], 0x8
	.loc	0 56 18
	s_load_dwordx2 s[2:3], s[6:7], 0x20
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s8, s8, s4
	v_add_u32_e32 v1, s8, v0
	.loc	0 56 13 is_stmt 0
	s_lshl_b64 s[2:3], s[2:3], 2
	s_add_u32 s0, s0, s2
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	s_addc_u32 s1, s1, s3
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v1, vcc, s0, v1
	v_addc_co_u32_e32 v2, vcc, v3, v2, vcc
	global_load_dword v2, v[1:2], off
	.loc	0 56 2
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b32 s2, 32
	.loc	0 56 11
	s_waitcnt vmcnt(0)
	ds_write_b32 v1, v2
	.loc	0 57 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_branch .LBB4_2
.LBB4_1:
	.loc	0 0 2 is_stmt 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 58 29 is_stmt 1
	s_lshr_b32 s0, s2, 1
	.loc	0 58 22 is_stmt 0
	s_cmp_lt_u32 s2, 2
	s_mov_b32 s2, s0
	.loc	0 61 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 58 2
	s_cbranch_scc1 .LBB4_4
.LBB4_2:
	.loc	0 59 10
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	0 59 7 is_stmt 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB4_1
	.loc	0 60 16 is_stmt 1
	v_add_lshl_u32 v2, s2, v0, 2
	ds_read_b32 v2, v2
	.loc	0 60 13 is_stmt 0
	ds_read_b32 v3, v1
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, v3, v2
	ds_write_b32 v1, v2
	s_branch .LBB4_1
.LBB4_4:
	.loc	0 63 9 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 63 6 is_stmt 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB4_6
	.loc	0 54 12 is_stmt 1
	v_mov_b32_e32 v0, 0
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	.loc	0 64 12
	ds_read_b32 v1, v0
	.loc	0 64 10 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
.LBB4_6:
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
.Lfunc_end4:
	.size	reduce_local, .Lfunc_end4-reduce_local

	.protected	count_marks
	.globl	count_marks
	.p2align	8
	.type	count_marks,@function
count_marks:
.Lfunc_begin5:
	.loc	0 69 12 prologue_end
	s_load_dword s0, s[4:5], 0x4
	s_load_dwordx2 s[2:3], s[6:7], 0x20
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s8, s8, s0
	v_add_u32_e32 v1, s8, v0
	v_add_co_u32_e32 v1, vcc, s2, v1
	s_movk_i32 s0, 0x200
	.loc	0 71 22
	v_cmp_gt_u32_e32 vcc, s0, v1
	.loc	0 71 2 is_stmt 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB5_4
	.loc	0 69 12 is_stmt 1
	s_load_dwordx2 s[4:5], s[6:7], 0x8
	.loc	0 71 2
	v_mov_b32_e32 v2, 0
	v_lshlrev_b64 v[3:4], 2, v[1:2]
	s_add_i32 s2, s2, s8
	v_add_u32_e32 v0, s2, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, s5
	v_add_co_u32_e32 v3, vcc, s4, v3
	v_subrev_u32_e32 v0, 64, v0
	v_addc_co_u32_e32 v4, vcc, v5, v4, vcc
	s_mov_b64 s[2:3], 0
	s_movk_i32 s4, 0x100
	s_movk_i32 s5, 0x1bf
.LBB5_2:
	.loc	0 72 7
	global_load_dword v5, v[3:4], off
	.loc	0 71 22
	v_add_co_u32_e32 v3, vcc, s4, v3
	v_add_u32_e32 v0, 64, v0
	v_addc_co_u32_e32 v4, vcc, 0, v4, vcc
	v_cmp_lt_u32_e32 vcc, s5, v0
	.loc	0 71 2 is_stmt 0
	s_or_b64 s[2:3], vcc, s[2:3]
	.loc	0 72 7 is_stmt 1
	s_waitcnt vmcnt(0)
	v_bfe_u32 v5, v5, 2, 1
	v_add_u32_e32 v2, v5, v2
	.loc	0 71 2
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB5_2
	.loc	0 0 2 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
.LBB5_4:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b64 s[0:1], exec
	s_mov_b32 s2, 0
.LBB5_5:
	.loc	0 74 2 is_stmt 1
	s_ff1_i32_b64 s3, s[0:1]
	v_readlane_b32 s8, v2, s3
	s_lshl_b64 s[4:5], 1, s3
	s_add_i32 s2, s2, s8
	s_andn2_b64 s[0:1], s[0:1], s[4:5]
	s_cmp_lg_u64 s[0:1], 0
	s_cbranch_scc1 .LBB5_5
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	v_mbcnt_hi_u32_b32 v0, exec_hi, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB5_8
	.loc	0 69 12
	s_load_dwordx2 s[4:5], s[6:7], 0x0
	v_mov_b32_e32 v0, 0
	.loc	0 74 2
	v_mov_b32_e32 v3, s2
	s_waitcnt lgkmcnt(0)
	global_atomic_add v0, v3, s[4:5]
.LBB5_8:
	.loc	0 0 2 is_stmt 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 69 12 is_stmt 1
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	.loc	0 75 2
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, v1
	v_lshlrev_b64 v[0:1], 2, v[3:4]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
	.loc	0 75 10 is_stmt 0
	global_store_dword v[0:1], v2, off
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
.Lfunc_end5:
	.size	count_marks, .Lfunc_end5-count_marks

	.protected	transpose_sum
	.globl	transpose_sum
	.p2align	8
	.type	transpose_sum,@function
transpose_sum:
.Lfunc_begin6:
	.loc	0 80 12 prologue_end
	s_load_dword s4, s[4:5], 0x4
	s_nop 0
	s_load_dwordx2 s[0:1], s[6:7], 0x8
	s_load_dwordx2 s[2:3], s[6:7], 0x20
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s4, 0xffff
	s_mul_i32 s8, s8, s3
	v_add_u32_e32 v0, s8, v0
	v_add_co_u32_e32 v2, vcc, s2, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	s_branch .LBB6_2
.LBB6_1:
	.loc	0 82 27
	s_add_i32 s4, s4, 1
	.loc	0 82 2 is_stmt 0
	s_add_u32 s0, s0, 32
	s_addc_u32 s1, s1, 0
	.loc	0 82 21
	s_cmp_eq_u32 s4, 8
	.loc	0 82 2
	s_cbranch_scc1 .LBB6_6
.LBB6_2:
	.loc	0 0 2
	s_mov_b64 s[2:3], s[0:1]
	s_mov_b32 s5, 0
	s_branch .LBB6_4
.LBB6_3:
	.loc	0 83 28 is_stmt 1
	s_add_i32 s5, s5, 1
	.loc	0 83 22 is_stmt 0
	s_add_u32 s2, s2, 4
	s_addc_u32 s3, s3, 0
	s_cmp_eq_u32 s5, 8
	s_cbranch_scc1 .LBB6_1
.LBB6_4:
	.loc	0 84 10 is_stmt 1
	s_cmp_eq_u32 s4, s5
	s_cbranch_scc1 .LBB6_3
	.loc	0 85 12
	s_load_dword s8, s[2:3], 0x0
	.loc	0 85 28 is_stmt 0
	v_add_u32_e32 v1, s5, v2
	.loc	0 85 9
	s_waitcnt lgkmcnt(0)
	v_mad_u64_u32 v[0:1], s[8:9], s8, v1, v[0:1]
	s_branch .LBB6_3
.LBB6_6:
	.loc	0 80 12 is_stmt 1
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	.loc	0 86 2
	v_mov_b32_e32 v3, 0
	v_lshlrev_b64 v[1:2], 2, v[2:3]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v1, vcc, s0, v1
	v_addc_co_u32_e32 v2, vcc, v3, v2, vcc
	.loc	0 86 10 is_stmt 0
	global_store_dword v[1:2], v0, off
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
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 10
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
	v_frexp_exp_i32_f32_e32 v2, v1
	v_frexp_mant_f32_e32 v3, v1
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
	v_sub_u32_e32 v6, v2, v6
	.loc	0 94 56
	s_add_i32 s8, s8, 1
	.loc	0 95 21
	v_mul_f32_e32 v5, v3, v5
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
	s_load_dword s4, s[4:5], 0x4
	s_nop 0
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	s_load_dwordx2 s[2:3], s[6:7], 0x20
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s4, 0xffff
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
	s_load_dword s4, s[4:5], 0x4
	s_nop 0
	s_load_dwordx2 s[0:1], s[6:7], 0x8
	s_load_dwordx2 s[2:3], s[6:7], 0x20
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s4, 0xffff
	s_mul_i32 s8, s8, s3
	v_add_u32_e32 v0, s8, v0
	v_add_co_u32_e32 v8, vcc, s2, v0
	v_mul_lo_u32 v9, v8, 37
	s_branch .LBB9_3
.LBB9_1:
	.loc	0 0 12 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
.LBB9_2:
	.loc	0 120 11 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 7, v11
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e32 v7, v7, v10, vcc
	v_cmp_eq_u32_e32 vcc, 6, v11
	v_cndmask_b32_e32 v6, v6, v10, vcc
	v_cmp_eq_u32_e32 vcc, 5, v11
	v_cndmask_b32_e32 v5, v5, v10, vcc
	v_cmp_eq_u32_e32 vcc, 4, v11
	v_cndmask_b32_e32 v4, v4, v10, vcc
	v_cmp_eq_u32_e32 vcc, 3, v11
	v_cndmask_b32_e32 v3, v3, v10, vcc
	v_cmp_eq_u32_e32 vcc, 2, v11
	v_cndmask_b32_e32 v2, v2, v10, vcc
	v_cmp_eq_u32_e32 vcc, 1, v11
	v_cndmask_b32_e32 v1, v1, v10, vcc
	.loc	0 113 27
	s_add_i32 s10, s10, 1
	.loc	0 120 11
	v_cmp_eq_u32_e32 vcc, 0, v11
	.loc	0 113 21
	s_cmp_eq_u32 s10, 8
	.loc	0 120 11
	v_cndmask_b32_e32 v0, v0, v10, vcc
	.loc	0 113 2
	s_cbranch_scc1 .LBB9_9
.LBB9_3:
	.loc	0 114 26
	v_mad_u64_u32 v[10:11], s[2:3], s10, 11, v[9:10]
	.loc	0 116 13
	s_cmp_eq_u32 s10, 0
	.loc	0 114 36
	v_and_b32_e32 v10, 0x1ff, v10
	.loc	0 114 12 is_stmt 0
	v_lshlrev_b32_e32 v10, 2, v10
	global_load_dword v10, v10, s[0:1]
	.loc	0 116 17 is_stmt 1
	s_cbranch_scc1 .LBB9_8
	.loc	0 0 17 is_stmt 0
	s_mov_b64 s[2:3], 0
	s_mov_b32 s12, s10
	s_branch .LBB9_6
.LBB9_5:
	s_or_b64 exec, exec, s[8:9]
	.loc	0 116 3
	s_and_b64 s[8:9], exec, s[4:5]
	s_or_b64 s[2:3], s[8:9], s[2:3]
	s_mov_b32 s12, s11
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB9_1
.LBB9_6:
	.loc	0 116 20
	s_add_i32 s11, s12, -1
	s_cmp_eq_u32 s11, 1
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s11, 2
	v_cndmask_b32_e32 v11, v0, v1, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s11, 3
	v_cndmask_b32_e32 v11, v11, v2, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s11, 4
	v_cndmask_b32_e32 v11, v11, v3, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s11, 5
	v_cndmask_b32_e32 v11, v11, v4, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s11, 6
	v_cndmask_b32_e32 v11, v11, v5, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s11, 7
	v_cndmask_b32_e32 v11, v11, v6, vcc
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v12, v11, v7, vcc
	.loc	0 116 32
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, v12, v10
	v_mov_b32_e32 v11, s12
	s_or_b64 s[4:5], s[4:5], exec
	.loc	0 116 3
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB9_5
	.loc	0 117 12 is_stmt 1
	s_cmp_eq_u32 s12, 7
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s12, 6
	v_cndmask_b32_e32 v7, v7, v12, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s12, 5
	v_cndmask_b32_e32 v6, v6, v12, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s12, 4
	v_cndmask_b32_e32 v5, v5, v12, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s12, 3
	v_cndmask_b32_e32 v4, v4, v12, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s12, 2
	v_cndmask_b32_e32 v3, v3, v12, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s12, 1
	v_cndmask_b32_e32 v2, v2, v12, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s12, 0
	v_cndmask_b32_e32 v1, v1, v12, vcc
	s_cselect_b64 vcc, -1, 0
	.loc	0 116 13
	s_cmp_eq_u32 s11, 0
	s_cselect_b64 s[12:13], -1, 0
	s_andn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[12:13], s[12:13], exec
	.loc	0 117 12
	v_cndmask_b32_e32 v0, v0, v12, vcc
	v_mov_b32_e32 v11, 0
	s_or_b64 s[4:5], s[4:5], s[12:13]
	s_branch .LBB9_5
.LBB9_8:
	.loc	0 0 12 is_stmt 0
	v_mov_b32_e32 v11, s10
	s_branch .LBB9_2
.LBB9_9:
	.loc	0 122 12 is_stmt 1
	v_and_b32_e32 v9, 7, v8
	v_cmp_eq_u32_e32 vcc, 1, v9
	v_cndmask_b32_e32 v0, v0, v1, vcc
	v_cmp_eq_u32_e32 vcc, 2, v9
	v_cndmask_b32_e32 v0, v0, v2, vcc
	v_cmp_eq_u32_e32 vcc, 3, v9
	v_cndmask_b32_e32 v0, v0, v3, vcc
	v_cmp_eq_u32_e32 vcc, 4, v9
	.loc	0 110 12
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	.loc	0 122 12
	v_cndmask_b32_e32 v0, v0, v4, vcc
	v_cmp_eq_u32_e32 vcc, 5, v9
	v_cndmask_b32_e32 v0, v0, v5, vcc
	v_cmp_eq_u32_e32 vcc, 6, v9
	v_cndmask_b32_e32 v0, v0, v6, vcc
	v_cmp_eq_u32_e32 vcc, 7, v9
	.loc	0 122 2 is_stmt 0
	v_mov_b32_e32 v9, 0
	.loc	0 122 12
	v_cndmask_b32_e32 v2, v0, v7, vcc
	.loc	0 122 2
	v_lshlrev_b64 v[0:1], 2, v[8:9]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
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
		.amdhsa_next_free_vgpr 13
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
	s_load_dwordx2 s[0:1], s[4:5], 0x8
	.loc	0 130 10
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 133 2
	v_mov_b32_e32 v4, 0x100
	.loc	0 128 48
	v_and_b32_e32 v6, 7, v0
	.loc	0 133 2
	v_and_b32_e32 v3, 0x3e0, v1
	.loc	0 130 10
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1]
	.loc	0 131 10
	global_load_dword v5, v1, s[0:1] offset:256
	s_mov_b32 s0, 0
	.loc	0 133 2
	v_lshl_or_b32 v4, v6, 2, v4
	.loc	0 130 8
	s_waitcnt vmcnt(0)
	ds_write2st64_b32 v1, v2, v5 offset1:1
	v_mov_b32_e32 v1, 0
	.loc	0 132 2
	s_waitcnt lgkmcnt(0)
	s_barrier
.LBB10_1:
	.loc	0 134 10
	v_add_u32_e32 v2, s0, v3
	.loc	0 134 25 is_stmt 0
	ds_read_b32 v5, v4
	.loc	0 134 10
	ds_read_b32 v2, v2
	.loc	0 133 21 is_stmt 1
	s_add_i32 s0, s0, 4
	s_cmp_eq_u32 s0, 32
	v_add_u32_e32 v4, 32, v4
	.loc	0 134 7
	s_waitcnt lgkmcnt(0)
	v_mad_u64_u32 v[1:2], s[2:3], v5, v2, v[1:2]
	.loc	0 133 2
	s_cbranch_scc0 .LBB10_1
	.loc	0 128 12
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 135 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 135 10 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	.loc	0 136 1 is_stmt 1
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
		.amdhsa_next_free_vgpr 7
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
	s_load_dwordx2 s[0:1], s[4:5], 0x8
	.loc	0 143 10
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b32 s2, 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1]
	.loc	0 143 8 is_stmt 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v1, v2
	.loc	0 144 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_branch .LBB11_2
.LBB11_1:
	.loc	0 0 2 is_stmt 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 148 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 149 9
	ds_read_b32 v3, v1
	.loc	0 145 29
	s_lshl_b32 s0, s2, 1
	.loc	0 145 21 is_stmt 0
	s_cmp_gt_u32 s2, 31
	s_mov_b32 s2, s0
	.loc	0 149 9 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, v3, v2
	ds_write_b32 v1, v2
	.loc	0 150 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 145 2
	s_cbranch_scc1 .LBB11_4
.LBB11_2:
	.loc	0 146 15
	v_cmp_le_u32_e32 vcc, s2, v0
	v_mov_b32_e32 v2, 0
	.loc	0 146 12 is_stmt 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB11_1
	.loc	0 146 27
	v_subrev_u32_e32 v2, s2, v0
	.loc	0 146 22
	v_lshlrev_b32_e32 v2, 2, v2
	ds_read_b32 v2, v2
	s_branch .LBB11_1
.LBB11_4:
	.loc	0 141 12 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 152 12
	ds_read_b32 v1, v1
	.loc	0 152 2 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 152 10
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
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
		.amdhsa_next_free_vgpr 4
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
	s_load_dword s4, s[4:5], 0x4
	s_nop 0
	s_load_dwordx2 s[0:1], s[6:7], 0x20
	s_load_dwordx2 s[2:3], s[6:7], 0x8
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s1, s4, 0xffff
	s_mul_i32 s8, s8, s1
	.loc	0 159 2
	s_add_i32 s1, s0, s8
	v_add3_u32 v2, s1, v0, -9
	s_mov_b32 s1, -1
.LBB12_1:
	.loc	0 0 2 is_stmt 0
	s_mov_b32 s4, 0
.LBB12_2:
	.loc	0 163 16 is_stmt 1
	v_add_u32_e32 v3, s4, v2
	v_med3_i32 v3, v3, 0, 63
	.loc	0 163 11 is_stmt 0
	v_lshlrev_b32_e32 v3, 2, v3
	global_load_dword v3, v3, s[2:3]
	.loc	0 160 24 is_stmt 1
	s_add_i32 s4, s4, 1
	s_cmp_eq_u32 s4, 3
	.loc	0 163 8
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, v3, v1
	.loc	0 160 3
	s_cbranch_scc0 .LBB12_2
	.loc	0 159 31
	s_add_i32 s1, s1, 1
	.loc	0 159 23 is_stmt 0
	s_cmp_eq_u32 s1, 2
	.loc	0 159 2
	v_add_u32_e32 v2, 8, v2
	s_cbranch_scc0 .LBB12_1
	.loc	0 0 2
	s_mov_b32 s1, 0x38e38e39
	.loc	0 165 16 is_stmt 1
	v_mul_hi_u32 v1, v1, s1
	.loc	0 157 12
	s_load_dwordx2 s[2:3], s[6:7], 0x10
	s_add_i32 s0, s0, s8
	v_add_u32_e32 v0, s0, v0
	.loc	0 165 16
	v_lshrrev_b32_e32 v2, 1, v1
	.loc	0 165 2 is_stmt 0
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s3
	v_add_co_u32_e32 v0, vcc, s2, v0
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
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v5, 0
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
	s_mov_b32 s8, 0
	s_mov_b64 s[0:1], 0
	s_branch .LBB14_2
.LBB14_1:
	.loc	0 0 72
	s_or_b64 exec, exec, s[4:5]
	.loc	0 187 2 is_stmt 1
	s_and_b64 s[4:5], exec, s[2:3]
	s_or_b64 s[0:1], s[4:5], s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB14_4
.LBB14_2:
	.loc	0 187 33 is_stmt 0
	v_mul_f32_e32 v6, v3, v3
	.loc	0 187 28
	v_fma_f32 v4, v5, v5, v6
	.loc	0 187 38
	v_cmp_gt_f32_e32 vcc, 4.0, v4
	v_mov_b32_e32 v4, s8
	s_or_b64 s[2:3], s[2:3], exec
	.loc	0 187 2
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB14_1
	.loc	0 192 4 is_stmt 1
	s_add_i32 s8, s8, 1
	.loc	0 187 11
	s_cmpk_eq_i32 s8, 0xc8
	.loc	0 188 21
	v_fma_f32 v4, v5, v5, -v6
	.loc	0 187 11
	s_cselect_b64 s[10:11], -1, 0
	.loc	0 188 31
	v_add_f32_e32 v6, v1, v4
	.loc	0 190 13
	v_add_f32_e32 v4, v5, v5
	s_andn2_b64 s[2:3], s[2:3], exec
	s_and_b64 s[10:11], s[10:11], exec
	.loc	0 190 23 is_stmt 0
	v_fma_f32 v3, v4, v3, v2
	v_mov_b32_e32 v4, 0xc8
	s_or_b64 s[2:3], s[2:3], s[10:11]
	v_mov_b32_e32 v5, v6
	s_branch .LBB14_1
.LBB14_4:
	.loc	0 0 23
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
	global_store_dword v[0:1], v4, off
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
.Lfunc_end14:
	.size	escape_time, .Lfunc_end14-escape_time

	.protected	nearest
	.globl	nearest
	.p2align	8
	.type	nearest,@function
nearest:
.Lfunc_begin15:
	.loc	0 199 12 prologue_end
	s_load_dword s2, s[4:5], 0x4
	s_nop 0
	s_load_dword s4, s[6:7], 0x18
	s_load_dwordx2 s[0:1], s[6:7], 0x20
	s_waitcnt lgkmcnt(0)
	s_and_b32 s1, s2, 0xffff
	s_mul_i32 s8, s8, s1
	v_add_u32_e32 v0, s8, v0
	v_add_co_u32_e32 v0, vcc, s0, v0
	.loc	0 201 21
	s_cmp_eq_u32 s4, 0
	s_mov_b32 s1, 0
	.loc	0 201 2 is_stmt 0
	s_cbranch_scc1 .LBB15_3
	.loc	0 199 12 is_stmt 1
	s_load_dwordx2 s[2:3], s[6:7], 0x8
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v1, -1
	s_mov_b32 s0, s1
	s_mov_b32 s5, s1
.LBB15_2:
	.loc	0 202 12
	s_lshl_b64 s[8:9], s[0:1], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s8, s2, s8
	s_addc_u32 s9, s3, s9
	s_load_dword s8, s[8:9], 0x0
	.loc	0 204 7
	v_mov_b32_e32 v3, s5
	.loc	0 201 27
	s_add_i32 s5, s5, 1
	.loc	0 201 21 is_stmt 0
	s_add_i32 s0, s0, 3
	s_cmp_eq_u32 s4, s5
	.loc	0 202 12 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v4, s8, v0
	v_subrev_u32_e32 v5, s8, v0
	.loc	0 202 24 is_stmt 0
	v_cmp_gt_u32_e32 vcc, s8, v0
	.loc	0 202 12
	v_cndmask_b32_e32 v4, v5, v4, vcc
	.loc	0 204 9 is_stmt 1
	v_cmp_lt_u32_e32 vcc, v4, v1
	.loc	0 204 7 is_stmt 0
	v_min_u32_e32 v1, v4, v1
	v_cndmask_b32_e32 v2, v2, v3, vcc
	.loc	0 201 2 is_stmt 1
	s_cbranch_scc0 .LBB15_2
	s_branch .LBB15_4
.LBB15_3:
	.loc	0 0 2 is_stmt 0
	v_mov_b32_e32 v2, 0
.LBB15_4:
	.loc	0 199 12 is_stmt 1
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	.loc	0 209 2
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
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
		.amdhsa_next_free_sgpr 10
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
	s_load_dword s2, s[4:5], 0x4
	s_load_dwordx2 s[0:1], s[6:7], 0x20
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s1, s2, 0xffff
	s_mul_i32 s8, s8, s1
	v_add_u32_e32 v0, s8, v0
	v_add_co_u32_e32 v0, vcc, s0, v0
	s_movk_i32 s0, 0x100
	.loc	0 216 24
	v_cmp_gt_u32_e32 vcc, s0, v0
	.loc	0 216 2 is_stmt 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB16_8
	.loc	0 214 12 is_stmt 1
	s_load_dwordx2 s[2:3], s[6:7], 0x8
	.loc	0 216 2
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	s_movk_i32 s12, 0x100
	s_movk_i32 s13, 0xbf
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s3
	v_add_co_u32_e32 v2, vcc, s2, v2
	v_addc_co_u32_e32 v3, vcc, v4, v3, vcc
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v6, v0
	s_branch .LBB16_3
.LBB16_2:
	.loc	0 0 2 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 221 14 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 4, v7
	.loc	0 221 9 is_stmt 0
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	.loc	0 216 2 is_stmt 1
	v_add_co_u32_e32 v2, vcc, s12, v2
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	.loc	0 216 34 is_stmt 0
	v_add_u32_e32 v4, 64, v6
	.loc	0 216 24
	v_cmp_lt_u32_e32 vcc, s13, v6
	.loc	0 216 2
	s_or_b64 s[2:3], vcc, s[2:3]
	v_mov_b32_e32 v6, v4
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB16_7
.LBB16_3:
	.loc	0 0 2
	v_mov_b32_e32 v5, v3
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v4, v2
	s_mov_b32 s14, 0
	s_branch .LBB16_5
.LBB16_4:
	s_or_b64 exec, exec, s[10:11]
	.loc	0 219 3 is_stmt 1
	s_and_b64 s[10:11], exec, s[8:9]
	s_or_b64 s[4:5], s[10:11], s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB16_2
.LBB16_5:
	.loc	0 219 20 is_stmt 0
	global_load_dword v8, v[4:5], off
	v_mov_b32_e32 v7, s14
	s_or_b64 s[8:9], s[8:9], exec
	.loc	0 219 33
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v8, 3, v8
	.loc	0 219 39
	v_cmp_eq_u32_e32 vcc, s14, v8
	.loc	0 219 3
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB16_4
	.loc	0 220 5 is_stmt 1
	s_add_i32 s14, s14, 1
	.loc	0 219 12
	s_cmp_eq_u32 s14, 4
	s_cselect_b64 s[16:17], -1, 0
	v_add_co_u32_e32 v4, vcc, 4, v4
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[16:17], s[16:17], exec
	v_addc_co_u32_e32 v5, vcc, 0, v5, vcc
	v_mov_b32_e32 v7, 4
	s_or_b64 s[8:9], s[8:9], s[16:17]
	s_branch .LBB16_4
.LBB16_7:
	.loc	0 0 12 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
.LBB16_8:
	s_or_b64 exec, exec, s[0:1]
	.loc	0 214 12 is_stmt 1
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	.loc	0 223 2
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, v0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s1
	v_add_co_u32_e32 v2, vcc, s0, v2
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
		.amdhsa_next_free_vgpr 9
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
.Lfunc_end16:
	.size	string_find, .Lfunc_end16-string_find

	.protected	bit_count
	.globl	bit_count
	.p2align	8
	.type	bit_count,@function
bit_count:
.Lfunc_begin17:
	.loc	0 228 12 prologue_end
	s_load_dword s2, s[4:5], 0x4
	s_load_dword s3, s[6:7], 0x20
	s_load_dwordx2 s[0:1], s[6:7], 0x8
	.loc	0 228 34 is_stmt 0
	v_mov_b32_e32 v1, 0
	s_mov_b32 s4, 0
	.loc	0 228 12
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	s_mul_i32 s2, s8, s2
	.loc	0 228 34
	s_add_i32 s2, s2, s3
	v_add_u32_e32 v0, s2, v0
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_mov_b32_e32 v4, s1
	v_add_co_u32_e32 v2, vcc, s0, v2
	v_addc_co_u32_e32 v3, vcc, v4, v3, vcc
	global_load_dword v3, v[2:3], off
	v_mov_b32_e32 v2, 0
	.loc	0 230 2 is_stmt 1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB17_4
	.loc	0 0 2 is_stmt 0
	s_mov_b32 s2, 0x9e3779b1
	.loc	0 228 43 is_stmt 1
	v_mul_lo_u32 v3, v3, s2
	s_mov_b64 s[2:3], 0
.LBB17_2:
	.loc	0 231 10
	v_add_u32_e32 v2, -1, v3
	.loc	0 231 5 is_stmt 0
	v_and_b32_e32 v3, v2, v3
	.loc	0 232 7 is_stmt 1
	s_add_i32 s4, s4, 1
	.loc	0 230 2
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[2:3], vcc, s[2:3]
	.loc	0 232 7
	v_mov_b32_e32 v2, s4
	.loc	0 230 2
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB17_2
	.loc	0 0 2 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
.LBB17_4:
	s_or_b64 exec, exec, s[0:1]
	.loc	0 228 12 is_stmt 1
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	.loc	0 234 2
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
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
.Lfunc_end17:
	.size	bit_count, .Lfunc_end17-bit_count

	.protected	horner
	.globl	horner
	.p2align	8
	.type	horner,@function
horner:
.Lfunc_begin18:
	.loc	0 239 12 prologue_end
	s_load_dword s4, s[4:5], 0x4
	s_nop 0
	s_load_dwordx2 s[0:1], s[6:7], 0x8
	s_load_dwordx2 s[2:3], s[6:7], 0x20
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v3, -16
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s4, 0xffff
	s_mul_i32 s8, s8, s3
	v_add_u32_e32 v0, s8, v0
	v_add_co_u32_e32 v0, vcc, s2, v0
	.loc	0 240 22
	v_cvt_f32_u32_e32 v2, v0
	.loc	0 242 2
	s_add_u32 s0, s0, 60
	s_addc_u32 s1, s1, 0
	.loc	0 240 32
	v_mul_f32_e32 v2, 0x3c800000, v2
.LBB18_1:
	.loc	0 243 22
	s_load_dword s2, s[0:1], 0x0
	.loc	0 242 21
	v_add_co_u32_e32 v3, vcc, 1, v3
	s_add_u32 s0, s0, -4
	s_addc_u32 s1, s1, -1
	.loc	0 243 15
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v4, s2
	.loc	0 242 2
	s_and_b64 vcc, exec, vcc
	.loc	0 243 13
	v_fma_f32 v1, v1, v2, v4
	.loc	0 242 2
	s_cbranch_vccz .LBB18_1
	.loc	0 239 12
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	.loc	0 244 12
	v_cvt_u32_f32_e32 v2, v1
	.loc	0 244 2 is_stmt 0
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
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
.Lfunc_end18:
	.size	horner, .Lfunc_end18-horner

	.protected	edit_step
	.globl	edit_step
	.p2align	8
	.type	edit_step,@function
edit_step:
.Lfunc_begin19:
	.loc	0 249 12 prologue_end
	s_load_dwordx2 s[0:1], s[6:7], 0x20
	s_waitcnt lgkmcnt(0)
	s_load_dword s1, s[4:5], 0x4
	s_mov_b32 s2, 0
.LBB19_1:
	.loc	0 253 10
	v_mov_b32_e32 v10, s2
	s_set_gpr_idx_on s2, gpr_idx(DST)
	v_mov_b32_e32 v1, v10
	s_set_gpr_idx_off
	.loc	0 252 28
	s_add_i32 s2, s2, 1
	.loc	0 252 21 is_stmt 0
	s_cmp_lg_u32 s2, 9
	.loc	0 252 2
	s_cbranch_scc1 .LBB19_1
	.loc	0 249 12 is_stmt 1
	s_load_dwordx2 s[2:3], s[6:7], 0x8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s1, 0xffff, s1
	s_mul_i32 s8, s8, s1
	v_add_u32_e32 v0, s8, v0
	v_add_co_u32_e32 v0, vcc, s0, v0
	.loc	0 254 2
	s_add_u32 s0, s2, 4
	s_addc_u32 s1, s3, 0
	s_mov_b32 s4, 1
.LBB19_3:
	.loc	0 257 10
	v_mov_b32_e32 v20, v9
	v_mov_b32_e32 v12, v1
	v_mov_b32_e32 v19, v8
	v_mov_b32_e32 v18, v7
	v_mov_b32_e32 v17, v6
	v_mov_b32_e32 v16, v5
	v_mov_b32_e32 v15, v4
	v_mov_b32_e32 v14, v3
	v_mov_b32_e32 v13, v2
	v_mov_b32_e32 v12, s4
	v_mov_b32_e32 v11, v1
	v_add_u32_e32 v1, s4, v0
	v_lshl_add_u32 v10, v1, 1, v1
	v_mov_b32_e32 v1, v12
	s_mov_b64 s[2:3], s[0:1]
	v_mov_b32_e32 v2, v13
	v_mov_b32_e32 v3, v14
	v_mov_b32_e32 v4, v15
	v_mov_b32_e32 v5, v16
	v_mov_b32_e32 v6, v17
	v_mov_b32_e32 v7, v18
	v_mov_b32_e32 v8, v19
	v_mov_b32_e32 v9, v20
	s_mov_b32 s5, 1
.LBB19_4:
	.loc	0 259 40
	s_load_dword s8, s[2:3], 0x0
	.loc	0 259 60 is_stmt 0
	s_set_gpr_idx_on s5, gpr_idx(SRC0)
	v_mov_b32_e32 v12, v1
	s_set_gpr_idx_off
	.loc	0 261 33 is_stmt 1
	s_add_i32 s9, s5, -1
	s_set_gpr_idx_on s9, gpr_idx(SRC0)
	v_mov_b32_e32 v14, v1
	s_set_gpr_idx_off
	.loc	0 261 28 is_stmt 0
	v_add_u32_e32 v13, 1, v12
	.loc	0 259 36 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_xor_b32_e32 v15, s8, v10
	v_and_b32_e32 v15, 3, v15
	v_cmp_ne_u32_e32 vcc, 0, v15
	.loc	0 258 22
	s_add_u32 s2, s2, 4
	.loc	0 261 44
	v_add_u32_e32 v14, 1, v14
	.loc	0 261 59 is_stmt 0
	v_addc_co_u32_e32 v11, vcc, 0, v11, vcc
	.loc	0 258 22 is_stmt 1
	s_addc_u32 s3, s3, 0
	.loc	0 261 13
	v_min3_u32 v11, v11, v14, v13
	.loc	0 261 11 is_stmt 0
	s_set_gpr_idx_on s5, gpr_idx(DST)
	v_mov_b32_e32 v1, v11
	s_set_gpr_idx_off
	.loc	0 258 22 is_stmt 1
	s_add_i32 s5, s5, 1
	s_cmp_eq_u32 s5, 9
	v_mov_b32_e32 v11, v12
	.loc	0 258 3 is_stmt 0
	s_cbranch_scc0 .LBB19_4
	.loc	0 254 28 is_stmt 1
	s_add_i32 s4, s4, 1
	.loc	0 254 21 is_stmt 0
	s_cmp_eq_u32 s4, 9
	.loc	0 254 2
	s_cbranch_scc0 .LBB19_3
	.loc	0 249 12 is_stmt 1
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	.loc	0 265 2
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
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
		.amdhsa_next_free_vgpr 21
		.amdhsa_next_free_sgpr 10
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
	s_load_dword s4, s[4:5], 0x4
	s_nop 0
	s_load_dwordx2 s[0:1], s[6:7], 0x8
	s_load_dwordx2 s[2:3], s[6:7], 0x20
	.loc	0 270 49 is_stmt 0
	v_mov_b32_e32 v1, 0
	.loc	0 270 12
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s4, 0xffff
	s_mul_i32 s8, s8, s3
	v_add_u32_e32 v0, s8, v0
	v_add_co_u32_e32 v0, vcc, s2, v0
	.loc	0 270 49
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_mov_b32_e32 v4, s1
	v_add_co_u32_e32 v2, vcc, s0, v2
	v_addc_co_u32_e32 v3, vcc, v4, v3, vcc
	global_load_dword v2, v[2:3], off
	.loc	0 270 58
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, 5, v2
	.loc	0 272 2 is_stmt 1
	v_cmp_ne_u32_e32 vcc, 0, v3
	v_mov_b32_e32 v2, 1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB20_6
	.loc	0 270 40
	v_add_u32_e32 v4, 2, v0
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v2, 1
	s_mov_b32 s8, 0x80078071
	s_branch .LBB20_3
.LBB20_2:
	.loc	0 0 40 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 275 15 is_stmt 1
	v_mul_lo_u32 v4, v4, v4
	.loc	0 276 5
	v_lshrrev_b32_e32 v6, 1, v3
	.loc	0 272 2
	v_cmp_gt_u32_e32 vcc, 2, v3
	s_or_b64 s[2:3], vcc, s[2:3]
	.loc	0 275 22
	v_mul_hi_u32 v5, v4, s8
	v_lshrrev_b32_e32 v3, 15, v5
	v_mul_u32_u24_e32 v3, 0xfff1, v3
	v_sub_u32_e32 v4, v4, v3
	v_mov_b32_e32 v3, v6
	.loc	0 272 2
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB20_5
.LBB20_3:
	.loc	0 273 9
	v_and_b32_e32 v5, 1, v3
	v_cmp_eq_u32_e32 vcc, 1, v5
	.loc	0 273 7 is_stmt 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB20_2
	.loc	0 274 10 is_stmt 1
	v_mul_lo_u32 v2, v2, v4
	.loc	0 274 17 is_stmt 0
	v_mul_hi_u32 v5, v2, s8
	v_lshrrev_b32_e32 v5, 15, v5
	v_mul_u32_u24_e32 v5, 0xfff1, v5
	v_sub_u32_e32 v2, v2, v5
	s_branch .LBB20_2
.LBB20_5:
	.loc	0 0 17
	s_or_b64 exec, exec, s[2:3]
.LBB20_6:
	s_or_b64 exec, exec, s[0:1]
	.loc	0 270 12 is_stmt 1
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	.loc	0 278 2
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
	.loc	0 278 10 is_stmt 0
	global_store_dword v[0:1], v2, off
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
		.amdhsa_next_free_vgpr 7
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
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	s_mul_i32 s8, s8, s2
	v_add_u32_e32 v0, s8, v0
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_lshl_add_u32 v2, v0, 1, 3
	s_mov_b32 s0, 0xaaaaaaab
	v_mul_lo_u32 v3, v2, s0
	v_mov_b32_e32 v1, s1
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	s_mov_b32 s0, 0x55555555
	.loc	0 285 15
	v_cmp_lt_u32_e32 vcc, 8, v2
	v_cmp_lt_u32_e64 s[0:1], s0, v3
	v_cmp_gt_u32_e64 s[2:3], 9, v2
	s_and_b64 s[4:5], vcc, s[0:1]
	.loc	0 285 21 is_stmt 0
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB21_6
	.loc	0 0 21
	s_mov_b32 s14, -5
	s_mov_b32 s15, 5
	s_mov_b64 s[4:5], 0
	s_branch .LBB21_3
.LBB21_2:
	s_or_b64 exec, exec, s[12:13]
	.loc	0 285 21
	s_and_b64 s[12:13], exec, s[10:11]
	.loc	0 285 0
	v_cmp_gt_u32_e32 vcc, s16, v2
	.loc	0 285 21
	s_or_b64 s[4:5], s[12:13], s[4:5]
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[12:13], vcc, exec
	s_or_b64 s[8:9], s[8:9], s[12:13]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB21_5
.LBB21_3:
	.loc	0 285 11
	s_mul_i32 s16, s15, s15
	.loc	0 285 15
	v_cmp_le_u32_e32 vcc, s16, v2
	s_or_b64 s[10:11], s[10:11], exec
	.loc	0 285 21
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB21_2
	.loc	0 285 27
	v_cvt_f32_u32_e32 v3, s15
	s_andn2_b64 s[10:11], s[10:11], exec
	v_rcp_iflag_f32_e32 v3, v3
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_mul_lo_u32 v4, s14, v3
	v_mul_hi_u32 v4, v3, v4
	v_add_u32_e32 v3, v3, v4
	v_mul_hi_u32 v3, v2, v3
	v_mul_lo_u32 v3, v3, s15
	v_sub_u32_e32 v3, v2, v3
	v_subrev_u32_e32 v4, s15, v3
	v_cmp_le_u32_e32 vcc, s15, v3
	v_cndmask_b32_e32 v3, v3, v4, vcc
	v_add_u32_e32 v4, s14, v3
	v_cmp_le_u32_e32 vcc, s15, v3
	v_cndmask_b32_e32 v3, v3, v4, vcc
	.loc	0 285 31
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_b64 s[18:19], vcc, exec
	.loc	0 285 2
	s_add_i32 s14, s14, -2
	s_add_i32 s15, s15, 2
	s_or_b64 s[10:11], s[10:11], s[18:19]
	s_branch .LBB21_2
.LBB21_5:
	.loc	0 0 2
	s_or_b64 exec, exec, s[4:5]
	s_andn2_b64 s[2:3], s[2:3], exec
	s_and_b64 s[4:5], s[8:9], exec
	s_or_b64 s[2:3], s[2:3], s[4:5]
.LBB21_6:
	s_or_b64 exec, exec, s[0:1]
	.loc	0 283 12 is_stmt 1
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	.loc	0 287 2
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 287 32 is_stmt 0
	v_cndmask_b32_e64 v2, 0, 1, s[2:3]
	.loc	0 287 2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
	.loc	0 287 24
	global_store_dword v[0:1], v2, off
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
		.amdhsa_next_free_sgpr 20
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
	s_load_dword s2, s[4:5], 0x4
	s_load_dwordx2 s[0:1], s[6:7], 0x20
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v3, 1.0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s1, s2, 0xffff
	s_mul_i32 s8, s8, s1
	v_add_u32_e32 v0, s8, v0
	v_add_co_u32_e32 v0, vcc, s0, v0
	.loc	0 293 32
	v_cvt_f32_u32_e32 v2, v0
	s_mov_b32 s0, 40
	.loc	0 293 42 is_stmt 0
	v_mul_f32_e32 v2, 0x3c23d70a, v2
.LBB22_1:
	.loc	0 0 42
	v_mov_b32_e32 v4, v3
	.loc	0 295 21 is_stmt 1
	s_add_i32 s0, s0, -1
	.loc	0 296 15
	v_fma_f32 v3, -v2, v1, v4
	.loc	0 295 21
	s_cmp_eq_u32 s0, 0
	.loc	0 298 9
	v_fma_f32 v1, v2, v4, v1
	.loc	0 295 2
	s_cbranch_scc0 .LBB22_1
	.loc	0 292 12
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	.loc	0 301 29
	v_mul_f32_e32 v1, v1, v1
	.loc	0 301 25 is_stmt 0
	v_fma_f32 v1, v3, v3, v1
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
	s_load_dword s2, s[4:5], 0x4
	s_load_dword s3, s[6:7], 0x20
	s_load_dwordx2 s[0:1], s[6:7], 0x8
	.loc	0 306 34 is_stmt 0
	v_mov_b32_e32 v1, 0
	.loc	0 306 12
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	s_mul_i32 s2, s8, s2
	.loc	0 306 34
	s_add_i32 s2, s2, s3
	v_add_u32_e32 v0, s2, v0
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_mov_b32_e32 v4, s1
	v_add_co_u32_e32 v2, vcc, s0, v2
	v_addc_co_u32_e32 v3, vcc, v4, v3, vcc
	global_load_dword v2, v[2:3], off
	s_movk_i32 s0, 0x26f5
	s_mov_b32 s2, 0
	s_mov_b32 s3, 0xcccccccd
	.loc	0 306 43
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v3, v2, s0
	s_mov_b64 s[0:1], 0
	.loc	0 0 0
	v_mov_b32_e32 v2, 0
.LBB23_1:
	.loc	0 310 5 is_stmt 1
	v_mul_hi_u32 v4, v3, s3
	.loc	0 311 9
	s_add_i32 s2, s2, 1
	.loc	0 312 2
	v_cmp_gt_u32_e32 vcc, 10, v3
	s_or_b64 s[0:1], vcc, s[0:1]
	.loc	0 310 5
	v_lshrrev_b32_e32 v5, 3, v4
	.loc	0 309 12
	v_mul_lo_u32 v6, v5, 10
	.loc	0 311 9
	v_mov_b32_e32 v4, s2
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
	.loc	0 306 12 is_stmt 1
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	.loc	0 313 2
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 313 21 is_stmt 0
	v_lshl_add_u32 v2, v2, 4, v4
	.loc	0 313 2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
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
.Lfunc_end23:
	.size	digits, .Lfunc_end23-digits

	.protected	life
	.globl	life
	.p2align	8
	.type	life,@function
life:
.Lfunc_begin24:
	.loc	0 319 12 prologue_end
	s_load_dwordx2 s[2:3], s[4:5], 0x8
	s_load_dword s0, s[4:5], 0x18
	.loc	0 321 13
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b32 s1, 0x9e3779b1
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[2:3]
	.loc	0 323 27
	s_cmp_lt_u32 s0, 16
	.loc	0 321 22
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v2, v2, s1
	.loc	0 321 36 is_stmt 0
	v_lshrrev_b32_e32 v2, 31, v2
	.loc	0 321 11
	ds_write_b32 v1, v2
	.loc	0 322 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 323 2
	s_cbranch_scc1 .LBB24_15
	.loc	0 0 2 is_stmt 0
	s_lshr_b32 s10, s0, 4
	v_add_u32_e32 v2, 56, v0
	.loc	0 327 10 is_stmt 1
	v_add_u32_e32 v3, 7, v0
	s_mov_b32 s11, 0
	s_branch .LBB24_3
.LBB24_2:
	.loc	0 0 10 is_stmt 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 323 41 is_stmt 1
	s_add_i32 s11, s11, 1
	.loc	0 329 20
	v_cndmask_b32_e64 v4, 0, 1, s[0:1]
	.loc	0 323 27
	s_cmp_eq_u32 s11, s10
	.loc	0 330 3
	s_barrier
	.loc	0 331 12
	ds_write_b32 v1, v4
	.loc	0 332 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 323 2
	s_cbranch_scc1 .LBB24_15
.LBB24_3:
	.loc	0 0 2 is_stmt 0
	v_mov_b32_e32 v4, 0
	s_mov_b32 s0, 0
	s_branch .LBB24_5
.LBB24_4:
	.loc	0 326 28 is_stmt 1
	s_add_i32 s0, s0, 1
	.loc	0 326 22 is_stmt 0
	s_cmp_eq_u32 s0, 9
	s_cbranch_scc1 .LBB24_7
.LBB24_5:
	.loc	0 327 10 is_stmt 1
	s_cmp_eq_u32 s0, 4
	s_cbranch_scc1 .LBB24_4
	s_mul_hi_u32 s1, s0, 0xaaaaaaab
	s_lshr_b32 s1, s1, 1
	s_mul_i32 s2, s1, 3
	v_subrev_u32_e32 v5, s2, v3
	.loc	0 328 64
	v_add_u32_e32 v5, s0, v5
	.loc	0 328 41 is_stmt 0
	v_lshl_add_u32 v6, s1, 3, v2
	.loc	0 328 64
	v_and_b32_e32 v5, 7, v5
	.loc	0 328 45
	v_and_or_b32 v5, v6, 56, v5
	.loc	0 328 13
	v_lshlrev_b32_e32 v5, 2, v5
	ds_read_b32 v5, v5
	.loc	0 328 10
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, v5, v4
	s_branch .LBB24_4
.LBB24_7:
	.loc	0 0 10
	v_cmp_lt_i32_e32 vcc, 2, v4
	s_mov_b64 s[2:3], 0
	s_mov_b64 s[6:7], 0
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	v_cmp_ne_u32_e32 vcc, 3, v4
	s_mov_b64 s[0:1], -1
	s_and_b64 s[6:7], vcc, exec
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	v_cmp_ne_u32_e32 vcc, 2, v4
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[12:13], vcc, exec
	s_mov_b64 s[2:3], exec
	s_or_b64 s[6:7], s[6:7], s[12:13]
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_xor_b64 s[6:7], exec, s[8:9]
	s_andn2_b64 s[0:1], s[0:1], exec
	s_andn2_b64 s[2:3], s[2:3], exec
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB24_2
	.loc	0 329 37 is_stmt 1
	ds_read_b32 v4, v1
	s_andn2_b64 s[0:1], s[0:1], exec
	.loc	0 329 34 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_and_b64 s[2:3], vcc, exec
	s_or_b64 s[0:1], s[0:1], s[2:3]
	s_branch .LBB24_2
.LBB24_15:
	.loc	0 319 12 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 334 12
	ds_read_b32 v1, v1
	.loc	0 334 2 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 334 10
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
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
		.amdhsa_next_free_vgpr 7
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
	s_load_dword s2, s[4:5], 0x4
	s_load_dword s3, s[6:7], 0x20
	s_load_dwordx2 s[0:1], s[6:7], 0x8
	.loc	0 362 34 is_stmt 0
	v_mov_b32_e32 v1, 0
	.loc	0 362 12
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	s_mul_i32 s2, s8, s2
	.loc	0 362 34
	s_add_i32 s2, s2, s3
	v_add_u32_e32 v0, s2, v0
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_mov_b32_e32 v4, s1
	v_add_co_u32_e32 v2, vcc, s0, v2
	v_addc_co_u32_e32 v3, vcc, v4, v3, vcc
	global_load_dword v2, v[2:3], off
	s_mov_b32 s0, 0x9e37
	s_mov_b32 s2, 2.0
	.loc	0 362 43
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v2, v2, s0
	s_mov_b64 s[0:1], 0
.LBB27_1:
	.loc	0 364 13 is_stmt 1
	v_cmp_le_u32_e32 vcc, s2, v2
	.loc	0 365 7
	s_lshr_b32 s3, s2, 2
	.loc	0 364 2
	s_or_b64 s[0:1], vcc, s[0:1]
	.loc	0 0 0 is_stmt 0
	v_mov_b32_e32 v4, s2
	s_mov_b32 s2, s3
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
	s_mov_b64 s[2:3], 0
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
	s_or_b64 s[2:3], vcc, s[2:3]
	v_mov_b32_e32 v4, v5
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB27_4
	.loc	0 0 2 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
.LBB27_6:
	s_or_b64 exec, exec, s[0:1]
	.loc	0 362 12 is_stmt 1
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	.loc	0 375 2
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
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
    .sgpr_count:     13
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
    .sgpr_count:     13
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
    .sgpr_count:     13
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
    .sgpr_count:     13
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
    .sgpr_count:     13
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
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         transpose_sum.kd
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
    .vgpr_count:     13
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
    .name:           scan_row
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         scan_row.kd
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
    .name:           smooth
    .private_segment_fixed_size: 0
    .sgpr_count:     13
    .sgpr_spill_count: 0
    .symbol:         smooth.kd
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
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         escape_time.kd
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
    .name:           nearest
    .private_segment_fixed_size: 0
    .sgpr_count:     14
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
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         string_find.kd
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
    .name:           bit_count
    .private_segment_fixed_size: 0
    .sgpr_count:     13
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
    .sgpr_count:     13
    .sgpr_spill_count: 0
    .symbol:         horner.kd
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
    .name:           edit_step
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         edit_step.kd
    .vgpr_count:     21
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
    .sgpr_count:     13
    .sgpr_spill_count: 0
    .symbol:         power_mod.kd
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
    .name:           prime_test
    .private_segment_fixed_size: 0
    .sgpr_count:     24
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
    .sgpr_count:     13
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
    .sgpr_count:     13
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

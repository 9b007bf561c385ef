	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.amdhsa_code_object_version 4
	.protected	sum_rows
	.globl	sum_rows
	.p2align	8
	.type	sum_rows,@function
sum_rows:
.Lfunc_begin0:
	.file	0 "." "cl/plain.cl" md5 0x2c4e70386f15dfc6c35e702a481fa5fa
	.loc	0 5 12 prologue_end
	s_load_dword s5, s[4:5], 0x4
	s_load_dwordx4 s[0:3], s[6:7], 0x8
	s_load_dword s4, s[6:7], 0x18
	s_load_dwordx2 s[6:7], s[6:7], 0x20
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s5, 0xffff
	s_mul_i32 s8, s8, s5
	v_add_u32_e32 v0, vcc, s8, v0
	v_add_u32_e32 v2, vcc, s6, v0
	.loc	0 7 21
	s_cmp_eq_u32 s4, 0
	s_mov_b32 s5, 0
	.loc	0 7 2 is_stmt 0
	s_cbranch_scc1 .LBB0_4
	.loc	0 0 2
	v_lshlrev_b32_e32 v4, 2, v2
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v5, s1
.LBB0_2:
	.loc	0 8 27 is_stmt 1
	s_and_b32 s1, s5, 3
	.loc	0 8 22 is_stmt 0
	v_or_b32_e32 v0, s1, v4
	.loc	0 8 10
	v_lshlrev_b64 v[6:7], 2, v[0:1]
	.loc	0 7 27 is_stmt 1
	s_add_i32 s5, s5, 1
	.loc	0 8 10
	v_add_u32_e32 v6, vcc, s0, v6
	v_addc_u32_e32 v7, vcc, v5, v7, vcc
	flat_load_dword v0, v[6:7]
	.loc	0 7 21
	s_cmp_eq_u32 s4, s5
	.loc	0 8 7
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, v0, v3
	.loc	0 7 2
	s_cbranch_scc0 .LBB0_2
	.loc	0 0 2 is_stmt 0
	v_mov_b32_e32 v1, v3
.LBB0_4:
	.loc	0 9 2 is_stmt 1
	v_mov_b32_e32 v3, 0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_mov_b32_e32 v0, s3
	v_add_u32_e32 v2, vcc, s2, v2
	v_addc_u32_e32 v3, vcc, v0, v3, vcc
	.loc	0 9 10 is_stmt 0
	flat_store_dword v[2:3], v1
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
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 0
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
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
	v_add_u32_e32 v0, vcc, s8, v0
	v_add_u32_e32 v0, vcc, s0, v0
	s_mov_b32 s8, 0
	.loc	0 16 11
	v_cmp_ne_u32_e32 vcc, 0, v0
	.loc	0 16 2 is_stmt 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_8
	.loc	0 14 37 is_stmt 1
	v_add_u32_e32 v1, vcc, 1, v0
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
	.loc	0 17 18
	v_mul_lo_u32 v1, v1, 3
	.loc	0 17 22
	v_add_u32_e32 v1, vcc, 1, v1
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
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	.loc	0 20 10 is_stmt 0
	flat_store_dword v[0:1], v2
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
		.amdhsa_next_free_sgpr 9
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 0
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
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
	s_load_dword s5, s[6:7], 0x20
	s_load_dwordx4 s[0:3], s[6:7], 0x8
	.loc	0 25 34 is_stmt 0
	v_mov_b32_e32 v3, 0
	.loc	0 25 12
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s8, s8, s4
	s_add_i32 s5, s5, s8
	v_add_u32_e32 v2, vcc, s5, v0
	.loc	0 25 34
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_mov_b32_e32 v4, s1
	v_add_u32_e32 v3, vcc, s0, v0
	v_addc_u32_e32 v4, vcc, v4, v1, vcc
	flat_load_dword v4, v[3:4]
	.loc	0 25 55
	v_add_u32_e32 v3, vcc, 24, v2
	.loc	0 25 43
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, vcc, 1, v4
	.loc	0 27 11 is_stmt 1
	v_cmp_ne_u32_e32 vcc, 0, v3
	.loc	0 27 2 is_stmt 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB2_4
	.loc	0 0 2
	s_mov_b64 s[4:5], 0
.LBB2_2:
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v2, v3
	.loc	0 28 14 is_stmt 1
	v_cvt_f32_u32_e32 v3, v2
	v_sub_u32_e32 v5, vcc, 0, v2
	v_rcp_iflag_f32_e32 v3, v3
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_mul_lo_u32 v5, v5, v3
	v_mul_hi_u32 v5, v3, v5
	v_add_u32_e32 v3, vcc, v3, v5
	v_mul_hi_u32 v3, v4, v3
	v_mul_lo_u32 v3, v3, v2
	v_sub_u32_e32 v3, vcc, v4, v3
	v_sub_u32_e32 v4, vcc, v3, v2
	v_cmp_ge_u32_e32 vcc, v3, v2
	v_cndmask_b32_e32 v3, v3, v4, vcc
	v_sub_u32_e32 v4, vcc, v3, v2
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
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	.loc	0 33 10 is_stmt 0
	flat_store_dword v[0:1], v2
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
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 0
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
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
	s_load_dwordx2 s[4:5], s[6:7], 0x20
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v5, 0x100
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s9, 0xffff
	s_mul_i32 s8, s8, s5
	v_add_u32_e32 v0, vcc, s8, v0
	v_add_u32_e32 v0, vcc, s4, v0
	.loc	0 38 57 is_stmt 0
	v_mul_lo_u32 v4, v0, 3
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v6, s1
	v_mov_b32_e32 v3, 0
.LBB3_1:
	.loc	0 41 18 is_stmt 1
	v_add_u32_e32 v1, vcc, v3, v5
	.loc	0 41 24 is_stmt 0
	v_lshrrev_b32_e32 v1, 1, v1
	.loc	0 43 7 is_stmt 1
	v_lshlrev_b64 v[7:8], 2, v[1:2]
	v_add_u32_e32 v7, vcc, s0, v7
	v_addc_u32_e32 v8, vcc, v6, v8, vcc
	flat_load_dword v7, v[7:8]
	v_add_u32_e32 v8, vcc, 1, v1
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
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	.loc	0 48 10 is_stmt 0
	flat_store_dword v[0:1], v3
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
		.amdhsa_next_free_sgpr 10
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 0
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
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
	s_load_dwordx2 s[4:5], s[6:7], 0x20
	v_mov_b32_e32 v2, 0
	.loc	0 56 11 is_stmt 0
	s_mov_b32 m0, -1
	.loc	0 56 18
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s9, 0xffff
	s_mul_i32 s8, s8, s6
	v_add_u32_e32 v1, vcc, s8, v0
	.loc	0 56 13
	s_lshl_b64 s[4:5], s[4:5], 2
	s_add_u32 s0, s0, s4
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	s_addc_u32 s1, s1, s5
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v1, vcc, s0, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	flat_load_dword v2, v[1:2]
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
	v_add_u32_e32 v2, vcc, v2, v3
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
	v_add_u32_e32 v2, vcc, v2, v3
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
	.loc	0 60 16
	ds_read2_b32 v[2:3], v1 offset1:8
	.loc	0 60 13 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, vcc, v2, v3
	ds_write_b32 v1, v2
.LBB4_6:
	.loc	0 0 13
	s_or_b64 exec, exec, s[0:1]
	.loc	0 59 10 is_stmt 1
	v_cmp_gt_u32_e32 vcc, 4, v0
	.loc	0 61 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 59 7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB4_8
	.loc	0 60 16
	ds_read2_b32 v[2:3], v1 offset1:4
	.loc	0 60 13 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, vcc, v2, v3
	ds_write_b32 v1, v2
.LBB4_8:
	.loc	0 0 13
	s_or_b64 exec, exec, s[0:1]
	.loc	0 59 10 is_stmt 1
	v_cmp_gt_u32_e32 vcc, 2, v0
	.loc	0 61 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 59 7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB4_10
	.loc	0 60 16
	ds_read2_b32 v[2:3], v1 offset1:2
	.loc	0 60 13 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, vcc, v2, v3
	ds_write_b32 v1, v2
.LBB4_10:
	.loc	0 0 13
	s_or_b64 exec, exec, s[0:1]
	.loc	0 59 10 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 61 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 59 7
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB4_12
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v0, 0
	.loc	0 60 16 is_stmt 1
	ds_read_b32 v0, v0 offset:4
	.loc	0 60 13 is_stmt 0
	ds_read_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	v_add_u32_e64 v0, s[0:1], v2, v0
	ds_write_b32 v1, v0
.LBB4_12:
	.loc	0 0 13
	s_or_b64 exec, exec, s[4:5]
	.loc	0 61 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 63 6
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB4_14
	.loc	0 0 6 is_stmt 0
	v_mov_b32_e32 v0, 0
	.loc	0 64 12 is_stmt 1
	ds_read_b32 v2, v0
	.loc	0 54 12
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v1, s3
	.loc	0 64 10
	s_waitcnt lgkmcnt(0)
	flat_store_dword v[0:1], v2
.LBB4_14:
	.loc	0 65 1
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
		.amdhsa_next_free_sgpr 10
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 0
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
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
	s_load_dwordx2 s[4:5], s[6:7], 0x10
	s_load_dwordx2 s[6:7], s[6:7], 0x20
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s7, s9, 0xffff
	s_mul_i32 s8, s8, s7
	v_add_u32_e32 v0, vcc, s8, v0
	v_add_u32_e32 v0, vcc, s6, v0
	s_movk_i32 s6, 0x200
	.loc	0 71 22
	v_cmp_gt_u32_e32 vcc, s6, v0
	.loc	0 71 2 is_stmt 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB5_4
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_subrev_u32_e32 v4, vcc, 64, v0
	v_mov_b32_e32 v5, s3
	v_add_u32_e32 v2, vcc, s2, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	s_mov_b64 s[2:3], 0
	s_movk_i32 s8, 0x1bf
.LBB5_2:
	.loc	0 72 7 is_stmt 1
	flat_load_dword v5, v[2:3]
	.loc	0 71 22
	v_add_u32_e32 v4, vcc, 64, v4
	v_add_u32_e32 v2, vcc, 0x100, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_cmp_lt_u32_e32 vcc, s8, v4
	.loc	0 71 2 is_stmt 0
	s_or_b64 s[2:3], vcc, s[2:3]
	.loc	0 72 7 is_stmt 1
	s_waitcnt vmcnt(0)
	v_bfe_u32 v5, v5, 2, 1
	v_add_u32_e32 v1, vcc, v5, v1
	.loc	0 71 2
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB5_2
	.loc	0 0 2 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
.LBB5_4:
	s_or_b64 exec, exec, s[6:7]
	s_mov_b64 s[2:3], exec
	s_mov_b32 s6, 0
.LBB5_5:
	.loc	0 74 2 is_stmt 1
	s_ff1_i32_b64 s7, s[2:3]
	v_readlane_b32 s10, v1, s7
	s_lshl_b64 s[8:9], 1, s7
	s_add_i32 s6, s6, s10
	s_andn2_b64 s[2:3], s[2:3], s[8:9]
	s_cmp_lg_u64 s[2:3], 0
	s_cbranch_scc1 .LBB5_5
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB5_8
	.loc	0 69 12
	v_mov_b32_e32 v2, s0
	v_mov_b32_e32 v3, s1
	.loc	0 74 2
	v_mov_b32_e32 v4, s6
	flat_atomic_add v[2:3], v4
.LBB5_8:
	.loc	0 0 2 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 75 2 is_stmt 1
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, v0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_mov_b32_e32 v0, s5
	v_add_u32_e32 v2, vcc, s4, v2
	v_addc_u32_e32 v3, vcc, v0, v3, vcc
	.loc	0 75 10 is_stmt 0
	flat_store_dword v[2:3], v1
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
		.amdhsa_next_free_sgpr 11
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 0
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
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
	s_load_dwordx4 s[52:55], s[6:7], 0x8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s8, s8, s0
	s_add_i32 s1, s1, s8
	v_add_u32_e32 v0, vcc, s1, v0
	.loc	0 85 12
	s_load_dwordx8 s[44:51], s[52:53], 0x4
	s_load_dwordx8 s[36:43], s[52:53], 0x28
	s_load_dwordx8 s[24:31], s[52:53], 0x4c
	s_load_dwordx8 s[16:23], s[52:53], 0x70
	s_load_dwordx8 s[56:63], s[52:53], 0xdc
	s_load_dwordx8 s[8:15], s[52:53], 0x94
	s_load_dwordx8 s[0:7], s[52:53], 0xb8
	v_add_u32_e32 v10, vcc, 2, v0
	.loc	0 85 28 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v16, s44, v0
	v_mul_lo_u32 v18, s45, v10
	v_add_u32_e32 v7, vcc, 3, v0
	v_add_u32_e32 v5, vcc, 4, v0
	v_mul_lo_u32 v17, s46, v7
	v_add_u32_e32 v16, vcc, s44, v16
	.loc	0 85 9
	v_add_u32_e32 v16, vcc, v18, v16
	.loc	0 85 28
	v_mul_lo_u32 v18, s47, v5
	v_add_u32_e32 v3, vcc, 5, v0
	v_add_u32_e32 v1, vcc, 6, v0
	.loc	0 85 9
	v_add_u32_e32 v16, vcc, v17, v16
	.loc	0 85 28
	v_mul_lo_u32 v17, s48, v3
	.loc	0 85 9
	v_add_u32_e32 v16, vcc, v18, v16
	.loc	0 85 28
	v_mul_lo_u32 v18, s49, v1
	v_add_u32_e32 v13, vcc, 7, v0
	.loc	0 85 9
	v_add_u32_e32 v16, vcc, v17, v16
	.loc	0 85 28
	v_mul_lo_u32 v17, s50, v13
	.loc	0 85 9
	v_add_u32_e32 v16, vcc, v18, v16
	.loc	0 85 28
	v_mul_lo_u32 v18, s51, v0
	.loc	0 85 9
	v_add_u32_e32 v16, vcc, v17, v16
	.loc	0 85 28
	v_mul_lo_u32 v17, s36, v10
	.loc	0 85 9
	v_add_u32_e32 v16, vcc, v18, v16
	.loc	0 85 28
	v_mul_lo_u32 v18, s37, v7
	.loc	0 85 9
	v_add_u32_e32 v16, vcc, v17, v16
	.loc	0 85 28
	v_mul_lo_u32 v17, s38, v5
	.loc	0 85 9
	v_add_u32_e32 v16, vcc, v18, v16
	.loc	0 85 28
	v_mul_lo_u32 v18, s39, v3
	.loc	0 85 9
	v_add_u32_e32 v16, vcc, v17, v16
	.loc	0 85 28
	v_mul_lo_u32 v17, s40, v1
	.loc	0 85 9
	v_add_u32_e32 v16, vcc, v18, v16
	.loc	0 85 28
	v_mul_lo_u32 v18, s41, v13
	.loc	0 85 9
	v_add_u32_e32 v16, vcc, v17, v16
	.loc	0 85 28
	v_mul_lo_u32 v17, s42, v0
	.loc	0 85 9
	v_add_u32_e32 v16, vcc, v18, v16
	.loc	0 85 28
	v_mul_lo_u32 v18, s43, v0
	.loc	0 85 9
	v_add_u32_e32 v16, vcc, v17, v16
	.loc	0 85 28
	v_mul_lo_u32 v17, s24, v7
	v_add_u32_e32 v18, vcc, s43, v18
	.loc	0 85 9
	v_add_u32_e32 v16, vcc, v18, v16
	.loc	0 85 28
	v_mul_lo_u32 v18, s25, v5
	.loc	0 85 9
	v_add_u32_e32 v16, vcc, v17, v16
	.loc	0 85 28
	v_mul_lo_u32 v17, s26, v3
	.loc	0 85 9
	v_add_u32_e32 v16, vcc, v18, v16
	.loc	0 85 28
	v_mul_lo_u32 v18, s27, v1
	.loc	0 85 9
	v_add_u32_e32 v16, vcc, v17, v16
	.loc	0 85 28
	v_mul_lo_u32 v17, s28, v13
	.loc	0 85 9
	v_add_u32_e32 v16, vcc, v18, v16
	.loc	0 85 28
	v_mul_lo_u32 v18, s29, v0
	.loc	0 85 9
	v_add_u32_e32 v16, vcc, v17, v16
	.loc	0 85 28
	v_mul_lo_u32 v17, s30, v0
	.loc	0 85 9
	v_add_u32_e32 v16, vcc, v18, v16
	.loc	0 85 28
	v_mul_lo_u32 v18, s31, v10
	v_add_u32_e32 v17, vcc, s30, v17
	.loc	0 85 9
	v_add_u32_e32 v16, vcc, v17, v16
	.loc	0 85 28
	v_mul_lo_u32 v17, s16, v5
	.loc	0 85 9
	v_add_u32_e32 v16, vcc, v18, v16
	.loc	0 85 28
	v_mul_lo_u32 v18, s17, v3
	.loc	0 85 9
	v_add_u32_e32 v16, vcc, v17, v16
	.loc	0 85 28
	v_mul_lo_u32 v17, s18, v1
	.loc	0 85 9
	v_add_u32_e32 v16, vcc, v18, v16
	.loc	0 85 28
	v_mul_lo_u32 v18, s19, v13
	.loc	0 85 9
	v_add_u32_e32 v16, vcc, v17, v16
	.loc	0 85 28
	v_mul_lo_u32 v17, s20, v0
	.loc	0 85 9
	v_add_u32_e32 v16, vcc, v18, v16
	.loc	0 85 28
	v_mul_lo_u32 v18, s21, v0
	.loc	0 85 9
	v_add_u32_e32 v16, vcc, v17, v16
	.loc	0 85 28
	v_mul_lo_u32 v17, s22, v10
	v_add_u32_e32 v18, vcc, s21, v18
	.loc	0 85 9
	v_add_u32_e32 v16, vcc, v18, v16
	.loc	0 85 28
	v_mul_lo_u32 v18, s23, v7
	v_mul_lo_u32 v4, s62, v3
	v_mul_lo_u32 v15, s7, v3
	v_mul_lo_u32 v3, s8, v3
	.loc	0 85 9
	v_add_u32_e32 v16, vcc, v17, v16
	v_add_u32_e32 v16, vcc, v18, v16
	.loc	0 85 28
	v_mul_lo_u32 v18, s9, v1
	.loc	0 85 9
	v_add_u32_e32 v3, vcc, v3, v16
	.loc	0 85 28
	v_mul_lo_u32 v16, s10, v13
	.loc	0 85 9
	v_add_u32_e32 v3, vcc, v18, v3
	.loc	0 85 28
	v_mul_lo_u32 v18, s11, v0
	.loc	0 85 9
	v_add_u32_e32 v3, vcc, v16, v3
	.loc	0 85 28
	v_mul_lo_u32 v16, s12, v0
	.loc	0 85 9
	v_add_u32_e32 v3, vcc, v18, v3
	.loc	0 85 28
	v_mul_lo_u32 v18, s13, v10
	v_add_u32_e32 v16, vcc, s12, v16
	v_mul_lo_u32 v8, s60, v7
	.loc	0 85 9
	v_add_u32_e32 v3, vcc, v16, v3
	.loc	0 85 28
	v_mul_lo_u32 v16, s5, v7
	v_mul_lo_u32 v7, s14, v7
	v_mul_lo_u32 v6, s61, v5
	v_mul_lo_u32 v17, s6, v5
	v_mul_lo_u32 v5, s15, v5
	v_mul_lo_u32 v2, s63, v1
	v_mul_lo_u32 v1, s0, v1
	v_mul_lo_u32 v14, s56, v13
	.loc	0 85 9
	v_add_u32_e32 v3, vcc, v18, v3
	.loc	0 85 28
	v_mul_lo_u32 v13, s1, v13
	v_mul_lo_u32 v18, s3, v0
	.loc	0 85 9
	v_add_u32_e32 v3, vcc, v7, v3
	.loc	0 85 28
	v_mul_lo_u32 v7, s2, v0
	.loc	0 85 9
	v_add_u32_e32 v3, vcc, v5, v3
	.loc	0 85 28
	v_mul_lo_u32 v11, s59, v10
	v_mul_lo_u32 v10, s4, v10
	.loc	0 85 9
	v_add_u32_e32 v1, vcc, v1, v3
	v_add_u32_e32 v1, vcc, v13, v1
	.loc	0 85 28
	v_add_u32_e32 v18, vcc, s3, v18
	.loc	0 85 9
	v_add_u32_e32 v1, vcc, v7, v1
	v_add_u32_e32 v1, vcc, v18, v1
	v_add_u32_e32 v1, vcc, v10, v1
	.loc	0 85 28
	v_mul_lo_u32 v9, s58, v0
	v_mul_lo_u32 v12, s57, v0
	.loc	0 85 9
	v_add_u32_e32 v1, vcc, v16, v1
	v_add_u32_e32 v1, vcc, v17, v1
	v_add_u32_e32 v1, vcc, v15, v1
	v_add_u32_e32 v1, vcc, v14, v1
	.loc	0 85 28
	v_add_u32_e32 v9, vcc, s58, v9
	.loc	0 85 9
	v_add_u32_e32 v1, vcc, v12, v1
	v_add_u32_e32 v1, vcc, v9, v1
	v_add_u32_e32 v1, vcc, v11, v1
	v_add_u32_e32 v1, vcc, v8, v1
	v_add_u32_e32 v1, vcc, v6, v1
	v_add_u32_e32 v1, vcc, v4, v1
	v_add_u32_e32 v2, vcc, v2, v1
	.loc	0 86 2 is_stmt 1
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s55
	v_add_u32_e32 v0, vcc, s54, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	.loc	0 86 10 is_stmt 0
	flat_store_dword v[0:1], v2
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
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 0
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
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
	s_mov_b32 s10, 0x6f800000
	v_mov_b32_e32 v2, 0x2f800000
	s_waitcnt lgkmcnt(0)
	s_and_b32 s1, s2, 0xffff
	s_mul_i32 s8, s8, s1
	v_add_u32_e32 v0, vcc, s8, v0
	v_add_u32_e32 v0, vcc, s0, v0
	.loc	0 92 23
	v_add_u32_e32 v1, vcc, 2, v0
	.loc	0 92 12 is_stmt 0
	v_cvt_f32_u32_e32 v1, v1
	s_mov_b32 s8, 0
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v4, v1
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
	v_mov_b32_e32 v3, v4
	v_mad_f32 v4, v3, v3, -v1
	.loc	0 94 21
	s_cmp_lt_u32 s8, 30
	v_and_b32_e32 v4, 0x7fffffff, v4
	s_cselect_b64 s[4:5], -1, 0
	v_cmp_lt_f32_e32 vcc, s9, v4
	.loc	0 94 26
	s_and_b64 s[12:13], s[4:5], vcc
	s_or_b64 s[2:3], s[2:3], exec
	s_and_saveexec_b64 s[4:5], s[12:13]
	s_cbranch_execz .LBB7_1
	.loc	0 95 21 is_stmt 1
	v_cmp_gt_f32_e64 vcc, |v3|, s10
	v_cndmask_b32_e32 v4, 1.0, v2, vcc
	v_mul_f32_e32 v5, v3, v4
	v_rcp_f32_e32 v5, v5
	.loc	0 94 56
	s_add_i32 s8, s8, 1
	s_andn2_b64 s[2:3], s[2:3], exec
	.loc	0 95 21
	v_mul_f32_e32 v5, v1, v5
	.loc	0 95 17 is_stmt 0
	v_mad_f32 v4, v4, v5, v3
	.loc	0 95 12
	v_mul_f32_e32 v4, 0.5, v4
	.loc	0 94 2 is_stmt 1
	s_branch .LBB7_1
.LBB7_4:
	.loc	0 0 2 is_stmt 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 91 12 is_stmt 1
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	.loc	0 96 21
	v_mul_f32_e32 v2, 0x41800000, v3
	.loc	0 96 2 is_stmt 0
	v_mov_b32_e32 v1, 0
	.loc	0 96 12
	v_cvt_u32_f32_e32 v2, v2
	.loc	0 96 2
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	.loc	0 96 10
	flat_store_dword v[0:1], v2
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
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 14
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 0
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
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
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	s_load_dwordx2 s[2:3], s[6:7], 0x20
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s4, 0xffff
	s_mul_i32 s8, s8, s3
	v_add_u32_e32 v0, vcc, s8, v0
	v_add_u32_e32 v0, vcc, s2, v0
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
	v_add_u32_e32 v1, vcc, s4, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
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
	flat_load_dword v4, v[1:2]
	s_or_b64 s[6:7], s[6:7], exec
	.loc	0 103 31
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, 7, v4
	.loc	0 103 37
	v_cmp_ne_u32_e32 vcc, 0, v4
	.loc	0 103 2
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB8_2
	.loc	0 104 5 is_stmt 1
	v_add_u32_e32 v5, vcc, 1, v3
	.loc	0 103 12
	v_add_u32_e32 v1, vcc, 4, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_cmp_lt_u32_e32 vcc, s10, v3
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[12:13], vcc, exec
	v_mov_b32_e32 v3, 0x200
	s_or_b64 s[6:7], s[6:7], s[12:13]
	s_branch .LBB8_2
.LBB8_5:
	.loc	0 0 12 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
.LBB8_6:
	s_or_b64 exec, exec, s[2:3]
	.loc	0 105 2 is_stmt 1
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	.loc	0 105 10 is_stmt 0
	flat_store_dword v[0:1], v4
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
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 0
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
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
	v_add_u32_e32 v0, vcc, s8, v0
	v_add_u32_e32 v0, vcc, s0, v0
	v_mul_lo_u32 v1, v0, 37
	s_load_dwordx4 s[0:3], s[6:7], 0x8
	.loc	0 114 36
	v_and_b32_e32 v2, 0x1ff, v1
	.loc	0 114 12 is_stmt 0
	v_lshlrev_b32_e32 v2, 2, v2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v2, vcc, s0, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	.loc	0 114 26
	v_add_u32_e32 v4, vcc, 11, v1
	.loc	0 114 36
	v_and_b32_e32 v4, 0x1ff, v4
	.loc	0 114 12
	v_lshlrev_b32_e32 v4, 2, v4
	v_mov_b32_e32 v5, s1
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	flat_load_dword v7, v[2:3]
	flat_load_dword v4, v[4:5]
	.loc	0 114 26
	v_add_u32_e32 v2, vcc, 22, v1
	.loc	0 114 36
	v_and_b32_e32 v2, 0x1ff, v2
	.loc	0 114 12
	v_lshlrev_b32_e32 v2, 2, v2
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v2, vcc, s0, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	flat_load_dword v6, v[2:3]
	.loc	0 114 26
	v_add_u32_e32 v2, vcc, 33, v1
	.loc	0 114 36
	v_and_b32_e32 v2, 0x1ff, v2
	.loc	0 114 12
	v_lshlrev_b32_e32 v2, 2, v2
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v2, vcc, s0, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	flat_load_dword v8, v[2:3]
	.loc	0 120 11 is_stmt 1
	s_waitcnt vmcnt(2)
	v_cmp_gt_u32_e32 vcc, v7, v4
	v_cndmask_b32_e32 v2, v7, v4, vcc
	v_cmp_le_u32_e32 vcc, v7, v4
	v_cndmask_b32_e32 v3, v7, v4, vcc
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
	v_add_u32_e32 v2, vcc, 44, v1
	.loc	0 114 36 is_stmt 0
	v_and_b32_e32 v2, 0x1ff, v2
	.loc	0 114 12
	v_lshlrev_b32_e32 v2, 2, v2
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v2, vcc, s0, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	flat_load_dword v2, v[2:3]
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
	v_add_u32_e32 v8, vcc, 55, v1
	.loc	0 114 36 is_stmt 0
	v_and_b32_e32 v8, 0x1ff, v8
	.loc	0 114 12
	v_lshlrev_b32_e32 v8, 2, v8
	v_mov_b32_e32 v11, s1
	v_add_u32_e32 v14, vcc, s0, v8
	v_addc_u32_e32 v15, vcc, 0, v11, vcc
	flat_load_dword v8, v[14:15]
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
	s_movk_i32 s4, 0x42
	.loc	0 114 26 is_stmt 1
	v_add_u32_e32 v2, vcc, s4, v1
	.loc	0 114 36 is_stmt 0
	v_and_b32_e32 v2, 0x1ff, v2
	.loc	0 114 12
	v_lshlrev_b32_e32 v2, 2, v2
	v_mov_b32_e32 v10, s1
	v_add_u32_e32 v15, vcc, s0, v2
	v_addc_u32_e32 v16, vcc, 0, v10, vcc
	flat_load_dword v2, v[15:16]
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
	s_movk_i32 s4, 0x4d
	.loc	0 114 26 is_stmt 1
	v_add_u32_e32 v1, vcc, s4, v1
	.loc	0 114 36 is_stmt 0
	v_and_b32_e32 v1, 0x1ff, v1
	.loc	0 114 12
	v_lshlrev_b32_e32 v1, 2, v1
	v_mov_b32_e32 v8, s1
	v_add_u32_e32 v14, vcc, s0, v1
	v_addc_u32_e32 v15, vcc, 0, v8, vcc
	flat_load_dword v1, v[14:15]
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
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	.loc	0 122 10
	flat_store_dword v[0:1], v2
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
		.amdhsa_next_free_vgpr 17
		.amdhsa_next_free_sgpr 14
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 0
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
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
    .sgpr_count:     11
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
    .sgpr_count:     11
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
    .sgpr_count:     11
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
    .sgpr_count:     12
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
    .sgpr_count:     12
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
    .sgpr_count:     66
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
    .vgpr_count:     6
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
    .sgpr_count:     16
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
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         insertion_sort.kd
    .vgpr_count:     17
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata

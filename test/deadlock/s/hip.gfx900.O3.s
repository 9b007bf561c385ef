	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.protected	sum_of_column
	.globl	sum_of_column
	.p2align	8
	.type	sum_of_column,@function
sum_of_column:
.Lfunc_begin0:
	.file	0 "." "cl/hip.hip" md5 0x95beb0269482826795786b2a5fda35dc
	.loc	0 53 20 prologue_end
	s_load_dword s9, s[6:7], 0x18
	s_mov_b32 s13, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s9, 0
	.loc	0 53 2 is_stmt 0
	s_cbranch_scc1 .LBB0_3
.Ltmp0:
	.loc	0 16 59 is_stmt 1
	s_load_dword s0, s[4:5], 0x4
	s_waitcnt lgkmcnt(0)
	s_and_b32 s12, s0, 0xffff
.Ltmp1:
	.loc	0 53 0
	s_load_dwordx4 s[0:3], s[6:7], 0x8
	.loc	0 53 2 is_stmt 0
	s_cbranch_execz .LBB0_4
	.loc	0 0 2
	v_mov_b32_e32 v3, s13
	s_branch .LBB0_6
.LBB0_3:
	.loc	0 53 0
	s_load_dwordx4 s[0:3], s[6:7], 0x8
.LBB0_4:
	.loc	0 0 0
	s_nop 0
	s_load_dword s4, s[4:5], 0x4
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s1
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v3, v2
	s_and_b32 s12, s4, 0xffff
.LBB0_5:
	.loc	0 54 8 is_stmt 1
	v_lshlrev_b64 v[5:6], 2, v[1:2]
	.loc	0 53 20
	s_add_i32 s9, s9, -1
	.loc	0 54 8
	v_add_co_u32_e32 v5, vcc, s0, v5
	v_addc_co_u32_e32 v6, vcc, v4, v6, vcc
	global_load_dword v5, v[5:6], off
	.loc	0 53 20
	v_add_u32_e32 v1, s12, v1
	s_cmp_eq_u32 s9, 0
	.loc	0 54 5
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, v5, v3
	.loc	0 53 2
	s_cbranch_scc0 .LBB0_5
.LBB0_6:
	.loc	0 55 17
	s_mul_i32 s8, s8, s12
	.loc	0 55 30 is_stmt 0
	v_add_u32_e32 v0, s8, v0
	.loc	0 55 2
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s3
	v_add_co_u32_e32 v0, vcc, s2, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
	.loc	0 55 45
	global_store_dword v[0:1], v3, off
	.loc	0 56 1 is_stmt 1
	s_endpgm
.Ltmp2:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel sum_of_column
		.amdhsa_group_segment_fixed_size 0
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
.Lfunc_end0:
	.size	sum_of_column, .Lfunc_end0-sum_of_column

	.protected	sum_by_reference
	.globl	sum_by_reference
	.p2align	8
	.type	sum_by_reference,@function
sum_by_reference:
.Lfunc_begin1:
	.loc	0 62 20 prologue_end
	s_load_dword s6, s[4:5], 0x18
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	s_mov_b32 s4, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s6, 1
	.loc	0 62 2 is_stmt 0
	s_cbranch_scc1 .LBB1_2
.LBB1_1:
	.loc	0 63 13 is_stmt 1
	s_load_dword s5, s[0:1], 0x0
	.loc	0 62 20
	s_add_i32 s6, s6, -1
.Ltmp3:
	.loc	0 57 55
	s_waitcnt lgkmcnt(0)
	s_add_i32 s4, s5, s4
.Ltmp4:
	.loc	0 62 20
	s_add_u32 s0, s0, 4
	s_addc_u32 s1, s1, 0
	s_cmp_eq_u32 s6, 0
	.loc	0 62 2 is_stmt 0
	s_cbranch_scc0 .LBB1_1
.LBB1_2:
	.loc	0 64 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 64 19 is_stmt 0
	v_mov_b32_e32 v1, s4
	global_store_dword v0, v1, s[2:3]
	.loc	0 65 1 is_stmt 1
	s_endpgm
.Ltmp5:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel sum_by_reference
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
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 2
		.amdhsa_next_free_sgpr 7
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
.Lfunc_end1:
	.size	sum_by_reference, .Lfunc_end1-sum_by_reference

	.protected	sum_by_lambda
	.globl	sum_by_lambda
	.p2align	8
	.type	sum_by_lambda,@function
sum_by_lambda:
.Lfunc_begin2:
	.loc	0 71 20 prologue_end
	s_load_dword s6, s[4:5], 0x18
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s6, 1
	.loc	0 71 2 is_stmt 0
	s_cbranch_scc1 .LBB2_4
	.loc	0 0 2
	s_mov_b32 s5, 0
	s_mov_b32 s4, 0
.LBB2_2:
	.loc	0 72 7 is_stmt 1
	s_load_dword s7, s[0:1], 0x0
	.loc	0 71 27
	s_add_i32 s5, s5, 2
.Ltmp6:
	.loc	0 69 29
	s_waitcnt lgkmcnt(0)
	s_add_i32 s4, s7, s4
.Ltmp7:
	.loc	0 71 20
	s_add_u32 s0, s0, 8
	s_addc_u32 s1, s1, 0
	s_cmp_ge_i32 s5, s6
	.loc	0 71 2 is_stmt 0
	s_cbranch_scc0 .LBB2_2
	.loc	0 73 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 73 19 is_stmt 0
	v_mov_b32_e32 v1, s4
	global_store_dword v0, v1, s[2:3]
	.loc	0 74 1 is_stmt 1
	s_endpgm
.LBB2_4:
	.loc	0 0 1 is_stmt 0
	s_mov_b32 s4, 0
	.loc	0 73 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 73 19 is_stmt 0
	v_mov_b32_e32 v1, s4
	global_store_dword v0, v1, s[2:3]
	.loc	0 74 1 is_stmt 1
	s_endpgm
.Ltmp8:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel sum_by_lambda
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
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 2
		.amdhsa_next_free_sgpr 8
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
.Lfunc_end2:
	.size	sum_by_lambda, .Lfunc_end2-sum_by_lambda

	.protected	halve_until_odd
	.globl	halve_until_odd
	.p2align	8
	.type	halve_until_odd,@function
halve_until_odd:
.Lfunc_begin3:
	.loc	0 14 61 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x8
.Ltmp9:
	.loc	0 77 10
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[0:1]
	s_mov_b64 s[0:1], 0
	.loc	0 77 28 is_stmt 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, 64, v1
.LBB3_1:
	.loc	0 0 0
	v_mov_b32_e32 v1, v2
	.loc	0 79 15 is_stmt 1
	v_and_b32_e32 v2, 1, v1
	v_cmp_eq_u32_e32 vcc, 1, v2
	.loc	0 79 2 is_stmt 0
	s_or_b64 s[0:1], vcc, s[0:1]
	.loc	0 80 5 is_stmt 1
	v_ashrrev_i32_e32 v2, 1, v1
	.loc	0 79 2
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB3_1
	.loc	0 0 2 is_stmt 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 81 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 81 19 is_stmt 0
	global_store_dword v0, v1, s[2:3]
	.loc	0 82 1 is_stmt 1
	s_endpgm
.Ltmp10:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel halve_until_odd
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
	.size	halve_until_odd, .Lfunc_end3-halve_until_odd

	.protected	halves_of_block
	.globl	halves_of_block
	.p2align	8
	.type	halves_of_block,@function
halves_of_block:
.Lfunc_begin4:
	.loc	0 14 61 prologue_end
	s_load_dwordx4 s[0:3], s[6:7], 0x8
.Ltmp11:
	.loc	0 87 19
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v1, s[0:1]
.Ltmp12:
	.loc	0 16 59
	s_load_dword s0, s[4:5], 0x4
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_cmp_lt_u32 s0, 2
.Ltmp13:
	.loc	0 87 17
	s_waitcnt vmcnt(0)
	ds_write_b32 v1, v3
	.loc	0 88 2
	s_cbranch_scc1 .LBB4_5
	.loc	0 88 0 is_stmt 0
	s_lshr_b32 s4, s0, 1
	s_branch .LBB4_3
.LBB4_2:
	.loc	0 0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 88 0
	s_lshr_b32 s0, s4, 1
	.loc	0 88 34
	s_cmp_lt_u32 s4, 2
	s_mov_b32 s4, s0
	.loc	0 88 2
	s_cbranch_scc1 .LBB4_5
.LBB4_3:
	.loc	0 90 19 is_stmt 1
	v_cmp_gt_u32_e32 vcc, s4, v0
.Ltmp14:
	.loc	0 36 2
	s_waitcnt lgkmcnt(0)
	.loc	0 37 2
	s_barrier
.Ltmp15:
	.loc	0 90 7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB4_2
	.loc	0 0 7 is_stmt 0
	v_lshl_add_u32 v3, s4, 2, v1
	.loc	0 91 22 is_stmt 1
	ds_read_b32 v3, v3
	.loc	0 91 19 is_stmt 0
	ds_read_b32 v4, v1
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v3, v4, v3
	ds_write_b32 v1, v3
	s_branch .LBB4_2
.LBB4_5:
.Ltmp16:
	.loc	0 36 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	.loc	0 37 2
	s_barrier
.Ltmp17:
	.loc	0 94 21
	ds_read_b32 v0, v2
	.loc	0 94 19 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v0, s[2:3]
	.loc	0 95 1 is_stmt 1
	s_endpgm
.Ltmp18:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel halves_of_block
		.amdhsa_group_segment_fixed_size 256
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
	.size	halves_of_block, .Lfunc_end4-halves_of_block

	.protected	rounds_of_block
	.globl	rounds_of_block
	.p2align	8
	.type	rounds_of_block,@function
rounds_of_block:
.Lfunc_begin5:
	.loc	0 14 61 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	s_load_dword s6, s[4:5], 0x18
.Ltmp19:
	.loc	0 100 19
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1]
	.loc	0 101 20
	s_cmp_lt_i32 s6, 1
	.loc	0 0 0 is_stmt 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v1, v2
	.loc	0 101 2
	s_cbranch_scc1 .LBB5_2
.LBB5_1:
	.loc	0 103 31 is_stmt 1
	v_and_b32_e32 v2, 63, v0
	.loc	0 103 11 is_stmt 0
	v_lshlrev_b32_e32 v2, 2, v2
.Ltmp20:
	.loc	0 36 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	.loc	0 37 2
	s_barrier
.Ltmp21:
	.loc	0 103 11
	ds_read_b32 v2, v2
.Ltmp22:
	.loc	0 36 2
	s_waitcnt lgkmcnt(0)
	.loc	0 37 2
	s_barrier
.Ltmp23:
	.loc	0 105 18
	ds_read_b32 v3, v1
	.loc	0 101 20
	s_add_i32 s6, s6, -1
	v_add_u32_e32 v0, 1, v0
	s_cmp_eq_u32 s6, 0
	.loc	0 105 18
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, v3, v2
	.loc	0 0 0 is_stmt 0
	ds_write_b32 v1, v2
	.loc	0 101 2 is_stmt 1
	s_cbranch_scc0 .LBB5_1
.LBB5_2:
	.loc	0 107 19
	global_store_dword v1, v2, s[2:3]
	.loc	0 108 1
	s_endpgm
.Ltmp24:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel rounds_of_block
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
		.amdhsa_next_free_sgpr 7
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
.Lfunc_end5:
	.size	rounds_of_block, .Lfunc_end5-rounds_of_block

	.protected	spin_of_all
	.globl	spin_of_all
	.p2align	8
	.type	spin_of_all,@function
spin_of_all:
.Lfunc_begin6:
	.loc	0 113 27 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
.LBB6_1:
.Ltmp25:
	.loc	0 23 2
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
.Ltmp26:
	.loc	0 113 27
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB6_1
	.loc	0 0 27 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 113 27
	v_mov_b32_e32 v0, 0
.Ltmp27:
	.loc	0 122 9 is_stmt 1
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
.Ltmp28:
	.loc	0 33 31
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.Ltmp29:
	.loc	0 32 47
	global_atomic_swap v0, v0, s[0:1]
.Ltmp30:
	.loc	0 124 1
	s_endpgm
.Ltmp31:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel spin_of_all
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
	.size	spin_of_all, .Lfunc_end6-spin_of_all

	.protected	spin_of_leader
	.globl	spin_of_leader
	.p2align	8
	.type	spin_of_leader,@function
spin_of_leader:
.Lfunc_begin7:
	.loc	0 129 18 prologue_end
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 129 6 is_stmt 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB7_4
.Ltmp32:
	.loc	0 14 61 is_stmt 1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
.Ltmp33:
.LBB7_2:
	.loc	0 23 2
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
.Ltmp34:
	.loc	0 113 27
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB7_2
.Ltmp35:
	.loc	0 0 27 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
.Ltmp36:
	.loc	0 14 61 is_stmt 1
	v_mov_b32_e32 v0, 0
.Ltmp37:
	.loc	0 131 10
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
.Ltmp38:
	.loc	0 33 31
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.Ltmp39:
	.loc	0 32 47
	global_atomic_swap v0, v0, s[0:1]
.Ltmp40:
.LBB7_4:
	.loc	0 134 1
	s_endpgm
.Ltmp41:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel spin_of_leader
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
	.size	spin_of_leader, .Lfunc_end7-spin_of_leader

	.protected	spin_of_lane
	.globl	spin_of_lane
	.p2align	8
	.type	spin_of_lane,@function
spin_of_lane:
.Lfunc_begin8:
	.loc	0 136 0
	.loc	0 0 0 is_stmt 0
	v_mbcnt_lo_u32_b32 v0, -1, 0
	.loc	0 42 9 prologue_end is_stmt 1
	s_branch .LBB8_3
.Ltmp42:
	.loc	0 137 18
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 137 6 is_stmt 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execnz .LBB8_4
.LBB8_2:
	.loc	0 144 1 is_stmt 1
	s_endpgm
.LBB8_3:
.Ltmp43:
	.loc	0 43 3
	v_mbcnt_hi_u32_b32 v0, -1, v0
.Ltmp44:
	.loc	0 137 18
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 137 6 is_stmt 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB8_2
.LBB8_4:
.Ltmp45:
	.loc	0 42 9 is_stmt 1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
.Ltmp46:
.LBB8_5:
	.loc	0 23 2
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
.Ltmp47:
	.loc	0 113 27
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB8_5
.Ltmp48:
	.loc	0 0 27 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
.Ltmp49:
	.loc	0 42 9 is_stmt 1
	v_mov_b32_e32 v0, 0
.Ltmp50:
	.loc	0 141 10
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
.Ltmp51:
	.loc	0 33 31
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.Ltmp52:
	.loc	0 32 47
	global_atomic_swap v0, v0, s[0:1]
.Ltmp53:
	.loc	0 144 1
	s_endpgm
.Ltmp54:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel spin_of_lane
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
	.size	spin_of_lane, .Lfunc_end8-spin_of_lane

	.protected	spin_of_warp
	.globl	spin_of_warp
	.p2align	8
	.type	spin_of_warp,@function
spin_of_warp:
.Lfunc_begin9:
	.loc	0 146 0
	s_mov_b32 s0, 0x3ffffff
.Ltmp55:
	.loc	0 147 18 prologue_end
	v_mul_hi_u32 v1, v0, s0
	v_lshlrev_b32_e32 v1, 6, v1
	v_sub_u32_e32 v0, v0, v1
	v_subrev_u32_e32 v1, 64, v0
	v_cmp_lt_u32_e32 vcc, 63, v0
	v_cndmask_b32_e32 v0, v0, v1, vcc
	v_subrev_u32_e32 v1, 64, v0
	v_cmp_lt_u32_e32 vcc, 63, v0
	v_cndmask_b32_e32 v0, v0, v1, vcc
	.loc	0 147 53 is_stmt 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 147 6
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB9_4
.Ltmp56:
	.loc	0 14 61 is_stmt 1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
.Ltmp57:
.LBB9_2:
	.loc	0 23 2
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
.Ltmp58:
	.loc	0 113 27
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB9_2
.Ltmp59:
	.loc	0 0 27 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
.Ltmp60:
	.loc	0 14 61 is_stmt 1
	v_mov_b32_e32 v0, 0
.Ltmp61:
	.loc	0 151 10
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
.Ltmp62:
	.loc	0 33 31
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.Ltmp63:
	.loc	0 32 47
	global_atomic_swap v0, v0, s[0:1]
.Ltmp64:
.LBB9_4:
	.loc	0 154 1
	s_endpgm
.Ltmp65:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel spin_of_warp
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
	.size	spin_of_warp, .Lfunc_end9-spin_of_warp

	.protected	spin_inside
	.globl	spin_inside
	.p2align	8
	.type	spin_inside,@function
spin_inside:
.Lfunc_begin10:
	.loc	0 160 2 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
.LBB10_1:
.Ltmp66:
	.loc	0 23 2
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
.Ltmp67:
	.loc	0 161 7
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB10_1
	.loc	0 0 7 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 160 2 is_stmt 1
	v_mov_b32_e32 v0, 0
	.loc	0 162 11
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
.Ltmp68:
	.loc	0 33 31
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.Ltmp69:
	.loc	0 32 47
	global_atomic_swap v0, v0, s[0:1]
.Ltmp70:
	.loc	0 166 1
	s_endpgm
.Ltmp71:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel spin_inside
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
	.size	spin_inside, .Lfunc_end10-spin_inside

	.protected	spin_in_turn
	.globl	spin_in_turn
	.p2align	8
	.type	spin_in_turn,@function
spin_in_turn:
.Lfunc_begin11:
	.loc	0 168 0
	s_load_dwordx4 s[4:7], s[4:5], 0x0
	s_cmp_lg_u32 64, 32
	s_cselect_b64 s[0:1], -1, 0
	v_mbcnt_lo_u32_b32 v2, -1, 0
	v_cndmask_b32_e64 v0, 0, 1, s[0:1]
	s_mov_b32 s10, 0
	v_mov_b32_e32 v1, 0
	v_cmp_ne_u32_e64 s[0:1], 1, v0
	v_mbcnt_hi_u32_b32 v3, -1, v2
	v_mov_b32_e32 v0, 1
	s_branch .LBB11_3
.LBB11_2:
	s_or_b64 exec, exec, s[2:3]
.Ltmp72:
	.loc	0 171 58 prologue_end
	s_add_i32 s10, s10, 1
	.loc	0 171 21 is_stmt 0
	s_cmp_eq_u32 s10, 64
	.loc	0 171 2
	s_cbranch_scc1 .LBB11_9
.LBB11_3:
.Ltmp73:
	.loc	0 42 9 is_stmt 1
	s_and_b64 vcc, exec, s[0:1]
	v_mov_b32_e32 v4, v2
	s_cbranch_vccz .LBB11_5
.Ltmp74:
	.loc	0 172 19
	v_cmp_eq_u32_e32 vcc, s10, v4
	.loc	0 172 7 is_stmt 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB11_2
	s_branch .LBB11_6
.LBB11_5:
	.loc	0 0 7
	v_mov_b32_e32 v4, v3
	.loc	0 172 19
	v_cmp_eq_u32_e32 vcc, s10, v4
	.loc	0 172 7
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB11_2
.LBB11_6:
	.loc	0 0 7
	s_mov_b64 s[8:9], 0
.LBB11_7:
.Ltmp75:
	.loc	0 23 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v4, v1, v[0:1], s[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
.Ltmp76:
	.loc	0 113 27
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB11_7
.Ltmp77:
	.loc	0 0 27 is_stmt 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 174 11 is_stmt 1
	global_load_dword v4, v1, s[6:7]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, 1, v4
	global_store_dword v1, v4, s[6:7]
.Ltmp78:
	.loc	0 33 31
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.Ltmp79:
	.loc	0 32 47
	global_atomic_swap v1, v1, s[4:5]
	s_branch .LBB11_2
.Ltmp80:
.LBB11_9:
	.loc	0 177 1
	s_endpgm
.Ltmp81:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel spin_in_turn
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
.Lfunc_end11:
	.size	spin_in_turn, .Lfunc_end11-spin_in_turn

	.protected	calls_of_all
	.globl	calls_of_all
	.p2align	8
	.type	calls_of_all,@function
calls_of_all:
.Lfunc_begin12:
	.loc	0 181 0
	s_add_u32 flat_scratch_lo, s6, s9
	s_addc_u32 flat_scratch_hi, s7, 0
	s_add_u32 s0, s0, s9
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_addc_u32 s1, s1, 0
	s_mov_b32 s32, 0
	v_mov_b32_e32 v5, 0
.Ltmp82:
	.loc	0 182 2 prologue_end
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, _ZL4takePi@rel32@lo+4
	s_addc_u32 s5, s5, _ZL4takePi@rel32@hi+12
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v1, s9
	s_swappc_b64 s[30:31], s[4:5]
.Ltmp83:
	.loc	0 183 9
	global_load_dword v0, v5, s[10:11]
	.loc	0 184 2
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, _ZL4givePi@rel32@lo+4
	s_addc_u32 s5, s5, _ZL4givePi@rel32@hi+12
	.loc	0 183 9
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, 1, v0
	global_store_dword v5, v0, s[10:11]
	.loc	0 184 2
	v_mov_b32_e32 v0, s8
	s_swappc_b64 s[30:31], s[4:5]
.Ltmp84:
	.loc	0 185 1
	s_endpgm
.Ltmp85:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel calls_of_all
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 33
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 1
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
	.size	calls_of_all, .Lfunc_end12-calls_of_all

	.p2align	2
	.type	_ZL4takePi,@function
_ZL4takePi:
.Lfunc_begin13:
	.loc	0 178 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
.LBB12_1:
.Ltmp86:
	.loc	0 23 2 prologue_end
	flat_atomic_cmpswap v4, v[0:1], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
.Ltmp87:
	.loc	0 178 52
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB12_1
	.loc	0 0 52 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 178 86
	s_setpc_b64 s[30:31]
.Ltmp88:
.Lfunc_end13:
	.size	_ZL4takePi, .Lfunc_end13-_ZL4takePi

	.p2align	2
	.type	_ZL4givePi,@function
_ZL4givePi:
.Lfunc_begin14:
	.loc	0 179 0 is_stmt 1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v2, 0
.Ltmp89:
	.loc	0 33 31 prologue_end
	buffer_wbinvl1_vol
.Ltmp90:
	.loc	0 32 47
	flat_atomic_swap v[0:1], v2
.Ltmp91:
	.loc	0 179 87
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_setpc_b64 s[30:31]
.Ltmp92:
.Lfunc_end14:
	.size	_ZL4givePi, .Lfunc_end14-_ZL4givePi

	.protected	calls_of_leader
	.globl	calls_of_leader
	.p2align	8
	.type	calls_of_leader,@function
calls_of_leader:
.Lfunc_begin15:
	.loc	0 187 0
	s_add_u32 flat_scratch_lo, s6, s9
	s_addc_u32 flat_scratch_hi, s7, 0
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
.Ltmp93:
	.loc	0 188 18 prologue_end
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_mov_b32 s32, 0
	.loc	0 188 6 is_stmt 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB15_2
.Ltmp94:
	.loc	0 14 61 is_stmt 1
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	v_mov_b32_e32 v5, 0
.Ltmp95:
	.loc	0 189 3
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, _ZL4takePi@rel32@lo+4
	s_addc_u32 s5, s5, _ZL4takePi@rel32@hi+12
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v1, s9
	s_swappc_b64 s[30:31], s[4:5]
.Ltmp96:
	.loc	0 190 10
	global_load_dword v0, v5, s[10:11]
	.loc	0 191 3
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, _ZL4givePi@rel32@lo+4
	s_addc_u32 s5, s5, _ZL4givePi@rel32@hi+12
	.loc	0 190 10
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, 1, v0
	global_store_dword v5, v0, s[10:11]
	.loc	0 191 3
	v_mov_b32_e32 v0, s8
	s_swappc_b64 s[30:31], s[4:5]
.Ltmp97:
.LBB15_2:
	.loc	0 193 1
	s_endpgm
.Ltmp98:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel calls_of_leader
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 33
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 1
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
	.size	calls_of_leader, .Lfunc_end15-calls_of_leader

	.protected	guard_of_all
	.globl	guard_of_all
	.p2align	8
	.type	guard_of_all,@function
guard_of_all:
.Lfunc_begin16:
	.loc	0 196 39 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
.LBB16_1:
.Ltmp99:
	.loc	0 32 47
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v3, v1, v2, s[0:1] glc
.Ltmp100:
	.loc	0 196 46
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	.loc	0 196 39 is_stmt 0
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB16_1
.Ltmp101:
	.loc	0 0 39
	s_or_b64 exec, exec, s[4:5]
	.loc	0 203 12 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
.Ltmp102:
	.loc	0 196 39
	v_mov_b32_e32 v1, 0
.Ltmp103:
	.loc	0 203 12
	global_load_dword v0, v0, s[2:3]
	.loc	0 203 9 is_stmt 0
	s_nop 0
	global_load_dword v2, v1, s[6:7]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, v2, v0
	global_store_dword v1, v0, s[6:7]
.Ltmp104:
	.loc	0 33 31 is_stmt 1
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.Ltmp105:
	.loc	0 32 47
	global_atomic_swap v1, v1, s[0:1]
.Ltmp106:
	.loc	0 204 1
	s_endpgm
.Ltmp107:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel guard_of_all
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
	.size	guard_of_all, .Lfunc_end16-guard_of_all

	.protected	guard_of_leader
	.globl	guard_of_leader
	.p2align	8
	.type	guard_of_leader,@function
guard_of_leader:
.Lfunc_begin17:
	.loc	0 207 18 prologue_end
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 207 6 is_stmt 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB17_4
.Ltmp108:
	.loc	0 14 61 is_stmt 1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
.Ltmp109:
.LBB17_2:
	.loc	0 32 47
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v2, v0, v1, s[0:1] glc
.Ltmp110:
	.loc	0 196 46
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	.loc	0 196 39 is_stmt 0
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB17_2
.Ltmp111:
	.loc	0 0 39
	s_or_b64 exec, exec, s[4:5]
.Ltmp112:
	.loc	0 14 61 is_stmt 1
	v_mov_b32_e32 v0, 0
.Ltmp113:
	.loc	0 210 13
	global_load_dword v1, v0, s[2:3]
	.loc	0 210 10 is_stmt 0
	global_load_dword v2, v0, s[6:7]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, v2, v1
	global_store_dword v0, v1, s[6:7]
.Ltmp114:
	.loc	0 33 31 is_stmt 1
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.Ltmp115:
	.loc	0 32 47
	global_atomic_swap v0, v0, s[0:1]
.Ltmp116:
.LBB17_4:
	.loc	0 212 1
	s_endpgm
.Ltmp117:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel guard_of_leader
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
	.size	guard_of_leader, .Lfunc_end17-guard_of_leader

	.protected	ticket_of_all
	.globl	ticket_of_all
	.p2align	8
	.type	ticket_of_all,@function
ticket_of_all:
.Lfunc_begin18:
	.loc	0 31 46 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_mov_b64 s[6:7], exec
	v_mbcnt_lo_u32_b32 v0, s6, 0
	v_mbcnt_hi_u32_b32 v0, s7, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB18_2
	s_bcnt1_i32_b64 s6, s[6:7]
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s6
	s_waitcnt lgkmcnt(0)
	global_atomic_add v1, v1, v2, s[0:1] glc
.LBB18_2:
	.loc	0 0 46 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 31 46
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v1
	v_add_u32_e32 v0, s4, v0
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v1, 0
.Ltmp118:
.LBB18_3:
	.loc	0 217 9 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] offset:4 glc
	.loc	0 217 62 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v2, v0
	.loc	0 217 2
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB18_3
	.loc	0 0 2
	s_or_b64 exec, exec, s[4:5]
.Ltmp119:
	.loc	0 31 46 is_stmt 1
	v_mov_b32_e32 v0, 0
.Ltmp120:
	.loc	0 218 9
	global_load_dword v1, v0, s[2:3]
.Ltmp121:
	.loc	0 31 46
	s_mov_b64 s[4:5], exec
	v_mbcnt_lo_u32_b32 v2, s4, 0
	v_mbcnt_hi_u32_b32 v2, s5, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
.Ltmp122:
	.loc	0 218 9
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
.Ltmp123:
	.loc	0 33 31
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.Ltmp124:
	.loc	0 31 46
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB18_6
	s_bcnt1_i32_b64 s2, s[4:5]
	v_mov_b32_e32 v1, s2
	global_atomic_add v0, v1, s[0:1] offset:4
.Ltmp125:
.LBB18_6:
	.loc	0 221 1
	s_endpgm
.Ltmp126:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel ticket_of_all
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
	.size	ticket_of_all, .Lfunc_end18-ticket_of_all

	.protected	lock_of_each
	.globl	lock_of_each
	.p2align	8
	.type	lock_of_each,@function
lock_of_each:
.Lfunc_begin19:
	.loc	0 14 61 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
.Ltmp127:
	.loc	0 224 14
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_co_u32_e32 v1, vcc, s0, v1
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	s_mov_b64 s[0:1], 0
.LBB19_1:
.Ltmp128:
	.loc	0 23 2
	global_atomic_cmpswap v5, v[1:2], v[3:4], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v5
.Ltmp129:
	.loc	0 113 27
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB19_1
.Ltmp130:
	.loc	0 0 27 is_stmt 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 227 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 227 19 is_stmt 0
	global_load_dword v3, v0, s[2:3]
	v_mov_b32_e32 v4, 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, 1, v3
	global_store_dword v0, v3, s[2:3]
.Ltmp131:
	.loc	0 33 31 is_stmt 1
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.Ltmp132:
	.loc	0 32 47
	global_atomic_swap v[1:2], v4, off
.Ltmp133:
	.loc	0 229 1
	s_endpgm
.Ltmp134:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lock_of_each
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
	.size	lock_of_each, .Lfunc_end19-lock_of_each

	.protected	add_by_swaps
	.globl	add_by_swaps
	.p2align	8
	.type	add_by_swaps,@function
add_by_swaps:
.Lfunc_begin20:
	.loc	0 233 38 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v6, 0
	s_waitcnt lgkmcnt(0)
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	v_mov_b32_e32 v1, s3
	v_add_co_u32_e32 v4, vcc, s2, v0
	v_addc_co_u32_e32 v5, vcc, 0, v1, vcc
	.loc	0 0 0 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s4
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v3, s5
.LBB20_1:
	.loc	0 237 36 is_stmt 1
	global_load_dword v0, v[4:5], off
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v1, 31, v0
	.loc	0 237 34 is_stmt 0
	v_add_co_u32_e32 v0, vcc, v2, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
.Ltmp135:
	.loc	0 28 2 is_stmt 1
	global_atomic_cmpswap_x2 v[0:1], v6, v[0:3], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[0:1], v[2:3]
	v_mov_b32_e32 v3, v1
.Ltmp136:
	.loc	0 238 2
	s_or_b64 s[2:3], vcc, s[2:3]
	v_mov_b32_e32 v2, v0
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB20_1
	.loc	0 239 1
	s_endpgm
.Ltmp137:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel add_by_swaps
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
	.size	add_by_swaps, .Lfunc_end20-add_by_swaps

	.protected	add_float_by_swaps
	.globl	add_float_by_swaps
	.p2align	8
	.type	add_float_by_swaps,@function
add_float_by_swaps:
.Lfunc_begin21:
	.loc	0 242 18 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	s_load_dword s4, s[0:1], 0x0
	.loc	0 0 0 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s4
.LBB21_1:
	.loc	0 246 86 is_stmt 1
	v_add_f32_e32 v0, 1.0, v1
.Ltmp138:
	.loc	0 23 2
	global_atomic_cmpswap v0, v2, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v0, v1
.Ltmp139:
	.loc	0 247 2
	s_or_b64 s[2:3], vcc, s[2:3]
	v_mov_b32_e32 v1, v0
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB21_1
	.loc	0 248 1
	s_endpgm
.Ltmp140:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel add_float_by_swaps
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
	.size	add_float_by_swaps, .Lfunc_end21-add_float_by_swaps

	.protected	push_by_swaps
	.globl	push_by_swaps
	.p2align	8
	.type	push_by_swaps,@function
push_by_swaps:
.Lfunc_begin22:
	.loc	0 251 13 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_mov_b32_e32 v5, 0
	.loc	0 251 80 is_stmt 0
	v_add_u32_e32 v1, 1, v0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 251 13
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v5, s[0:1] glc
	v_mov_b32_e32 v4, s3
	v_add_co_u32_e32 v3, vcc, s2, v0
	v_addc_co_u32_e32 v4, vcc, 0, v4, vcc
	s_mov_b64 s[2:3], 0
.LBB22_1:
	.loc	0 254 11 is_stmt 1
	s_waitcnt vmcnt(0)
	global_store_dword v[3:4], v2, off offset:4
	.loc	0 255 10
	global_atomic_cmpswap v0, v5, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v0, v2
	.loc	0 254 3
	s_or_b64 s[2:3], vcc, s[2:3]
	v_mov_b32_e32 v2, v0
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB22_1
	.loc	0 256 1
	s_endpgm
.Ltmp141:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel push_by_swaps
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
	.size	push_by_swaps, .Lfunc_end22-push_by_swaps

	.protected	flag_of_last
	.globl	flag_of_last
	.p2align	8
	.type	flag_of_last,@function
flag_of_last:
.Lfunc_begin23:
	.loc	0 14 61 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
.Ltmp142:
	.loc	0 260 18
	v_cmp_ne_u32_e32 vcc, 63, v0
	.loc	0 260 6 is_stmt 0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execnz .LBB23_3
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execnz .LBB23_6
.LBB23_2:
	.loc	0 267 1 is_stmt 1
	s_endpgm
.LBB23_3:
	.loc	0 0 1 is_stmt 0
	v_mov_b32_e32 v1, 0
.LBB23_4:
	.loc	0 264 10 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc
	.loc	0 264 59 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccnz .LBB23_4
	.loc	0 265 22 is_stmt 1
	s_load_dword s6, s[2:3], 0x100
	.loc	0 265 3 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 265 22
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s6
	.loc	0 265 20
	global_store_dword v0, v1, s[2:3]
	.loc	0 260 6 is_stmt 1
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB23_2
.LBB23_6:
	.loc	0 261 3
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	.loc	0 261 11 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[2:3] offset:256
.Ltmp143:
	.loc	0 32 47 is_stmt 1
	global_atomic_swap v0, v1, s[0:1]
.Ltmp144:
	.loc	0 267 1
	s_endpgm
.Ltmp145:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel flag_of_last
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
	.size	flag_of_last, .Lfunc_end23-flag_of_last

	.protected	flag_first
	.globl	flag_first
	.p2align	8
	.type	flag_first,@function
flag_first:
.Lfunc_begin24:
	.loc	0 14 61 prologue_end
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	s_load_dwordx2 s[0:1], s[4:5], 0x10
.Ltmp146:
	.loc	0 270 18
	v_cmp_eq_u32_e32 vcc, 63, v0
	.loc	0 270 6 is_stmt 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB24_2
	.loc	0 0 6
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	.loc	0 271 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v2, s[0:1] offset:256
.Ltmp147:
	.loc	0 32 47
	global_atomic_swap v1, v2, s[2:3]
.Ltmp148:
.LBB24_2:
	.loc	0 0 47 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v1, 0
.LBB24_3:
	.loc	0 274 9 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[2:3] glc
	.loc	0 274 58 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	.loc	0 274 2
	s_cbranch_vccnz .LBB24_3
	.loc	0 275 21 is_stmt 1
	v_mov_b32_e32 v1, 0
	global_load_dword v1, v1, s[0:1] offset:256
	.loc	0 275 2 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 275 19
	s_waitcnt vmcnt(0)
	global_store_dword v0, v1, s[0:1]
	.loc	0 276 1 is_stmt 1
	s_endpgm
.Ltmp149:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel flag_first
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
	.size	flag_first, .Lfunc_end24-flag_first

	.protected	flag_by_reference
	.globl	flag_by_reference
	.p2align	8
	.type	flag_by_reference,@function
flag_by_reference:
.Lfunc_begin25:
	.loc	0 14 61 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
.Ltmp150:
	.loc	0 282 18
	v_cmp_ne_u32_e32 vcc, 5, v0
	v_mov_b32_e32 v1, 0
	.loc	0 282 6 is_stmt 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB25_3
	.loc	0 0 6
	v_mov_b32_e32 v2, 0
.LBB25_2:
.Ltmp151:
	.loc	0 280 34 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v2, s[0:1] glc
.Ltmp152:
	.loc	0 285 15
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v1
	.loc	0 284 4
	s_cbranch_vccnz .LBB25_2
.LBB25_3:
	.loc	0 0 4 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
.Ltmp153:
	.loc	0 32 47 is_stmt 1
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v2, v3, s[0:1]
.Ltmp154:
	.loc	0 14 61
	s_load_dwordx2 s[0:1], s[4:5], 0x10
.Ltmp155:
	.loc	0 287 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 287 19 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	.loc	0 288 1 is_stmt 1
	s_endpgm
.Ltmp156:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel flag_by_reference
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
.Lfunc_end25:
	.size	flag_by_reference, .Lfunc_end25-flag_by_reference

	.protected	flag_in_lds
	.globl	flag_in_lds
	.p2align	8
	.type	flag_in_lds,@function
flag_in_lds:
.Lfunc_begin26:
	.loc	0 290 0
	v_mov_b32_e32 v1, 0
.Ltmp157:
	.loc	0 295 18 prologue_end
	v_cmp_ne_u32_e32 vcc, 7, v0
	.loc	0 293 7
	ds_write_b32 v1, v1
.Ltmp158:
	.loc	0 36 2
	s_waitcnt lgkmcnt(0)
	.loc	0 37 2
	s_barrier
.Ltmp159:
	.loc	0 295 6
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB26_2
.LBB26_1:
	.loc	0 296 10
	ds_read_b32 v2, v1
	.loc	0 296 83 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	.loc	0 296 3
	s_cbranch_vccnz .LBB26_1
.LBB26_2:
	.loc	0 0 3
	s_or_b64 exec, exec, s[0:1]
	.loc	0 293 7 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	.loc	0 298 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 297 2
	ds_write_b32 v2, v1
	.loc	0 298 19
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	.loc	0 299 1
	s_endpgm
.Ltmp160:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel flag_in_lds
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
	.size	flag_in_lds, .Lfunc_end26-flag_in_lds

	.protected	flag_behind_pointer
	.globl	flag_behind_pointer
	.p2align	8
	.type	flag_behind_pointer,@function
flag_behind_pointer:
.Lfunc_begin27:
	.loc	0 14 61 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
.Ltmp161:
	.loc	0 306 18
	v_cmp_ne_u32_e32 vcc, 9, v0
	v_mov_b32_e32 v1, 0
	.loc	0 306 6 is_stmt 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB27_3
	.loc	0 0 6
	v_mov_b32_e32 v2, 0
.LBB27_2:
	.loc	0 308 10 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v2, s[0:1] glc
	.loc	0 307 14
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v1
	.loc	0 307 3 is_stmt 0
	s_cbranch_vccnz .LBB27_2
.LBB27_3:
	.loc	0 0 3
	s_or_b64 exec, exec, s[2:3]
.Ltmp162:
	.loc	0 32 47 is_stmt 1
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v2, v3, s[0:1]
.Ltmp163:
	.loc	0 14 61
	s_load_dwordx2 s[0:1], s[4:5], 0x10
.Ltmp164:
	.loc	0 310 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 310 19 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	.loc	0 311 1 is_stmt 1
	s_endpgm
.Ltmp165:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel flag_behind_pointer
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
.Lfunc_end27:
	.size	flag_behind_pointer, .Lfunc_end27-flag_behind_pointer

	.protected	chain_of_lanes
	.globl	chain_of_lanes
	.p2align	8
	.type	chain_of_lanes,@function
chain_of_lanes:
.Lfunc_begin28:
	.loc	0 14 61 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
.Ltmp166:
	.loc	0 316 8
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_mov_b32_e32 v2, 0
	.loc	0 316 6 is_stmt 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB28_4
	.loc	0 0 6
	v_mov_b32_e32 v2, v1
	v_mov_b32_e32 v1, v0
	v_lshlrev_b32_e32 v0, 2, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v2, vcc, s0, v0
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	s_mov_b64 s[4:5], 0
.LBB28_2:
	.loc	0 317 10 is_stmt 1
	global_load_dword v0, v[2:3], off offset:-4 glc
	.loc	0 317 67 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v0
	.loc	0 317 3
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB28_2
	.loc	0 0 3
	s_or_b64 exec, exec, s[4:5]
.LBB28_4:
	s_or_b64 exec, exec, s[2:3]
	.loc	0 318 18 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v1
	v_mov_b32_e32 v1, 1
.Ltmp167:
	.loc	0 32 47
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v0, v1, s[0:1]
.Ltmp168:
	.loc	0 319 1
	s_endpgm
.Ltmp169:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel chain_of_lanes
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
.Lfunc_end28:
	.size	chain_of_lanes, .Lfunc_end28-chain_of_lanes

	.protected	some_tries
	.globl	some_tries
	.p2align	8
	.type	some_tries,@function
some_tries:
.Lfunc_begin29:
	.loc	0 326 2 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	s_mov_b32 s10, 0
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
.LBB29_1:
.Ltmp170:
	.loc	0 23 2
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v3, v2, v[1:2], s[0:1] glc
.Ltmp171:
	.loc	0 326 36
	s_add_i32 s11, s10, 1
	.loc	0 326 20 is_stmt 0
	s_cmpk_gt_u32 s10, 0x62
	s_cselect_b64 s[12:13], -1, 0
	s_mov_b32 s10, s11
.Ltmp172:
	.loc	0 23 2 is_stmt 1
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
.Ltmp173:
	.loc	0 326 2
	s_or_b64 s[12:13], vcc, s[12:13]
	s_and_b64 s[12:13], exec, s[12:13]
	s_or_b64 s[8:9], s[12:13], s[8:9]
	s_andn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[12:13], vcc, exec
	s_or_b64 s[4:5], s[4:5], s[12:13]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB29_1
	.loc	0 0 2 is_stmt 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 328 6 is_stmt 1
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_cbranch_execz .LBB29_4
	.loc	0 326 2
	v_mov_b32_e32 v1, 0
	.loc	0 329 10
	global_load_dword v2, v1, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, 1, v2
	global_store_dword v1, v2, s[2:3]
.Ltmp174:
	.loc	0 33 31
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.Ltmp175:
	.loc	0 32 47
	global_atomic_swap v1, v1, s[0:1]
.Ltmp176:
.LBB29_4:
	.loc	0 0 47 is_stmt 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 332 21 is_stmt 1
	v_cndmask_b32_e64 v1, 0, 1, s[4:5]
	.loc	0 332 2 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 332 19
	global_store_dword v0, v1, s[6:7]
	.loc	0 333 1 is_stmt 1
	s_endpgm
.Ltmp177:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel some_tries
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
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 4
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
.Lfunc_end29:
	.size	some_tries, .Lfunc_end29-some_tries

	.protected	tries_downwards
	.globl	tries_downwards
	.p2align	8
	.type	tries_downwards,@function
tries_downwards:
.Lfunc_begin30:
	.loc	0 339 2 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_movk_i32 s33, 0xffce
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_branch .LBB30_11
.LBB30_1:
	.loc	0 0 2 is_stmt 0
	s_or_b64 exec, exec, s[36:37]
	s_orn2_b64 s[34:35], s[34:35], exec
	s_orn2_b64 s[30:31], s[30:31], exec
.LBB30_2:
	s_or_b64 exec, exec, s[28:29]
	s_orn2_b64 s[34:35], s[34:35], exec
	s_orn2_b64 s[28:29], s[30:31], exec
.LBB30_3:
	s_or_b64 exec, exec, s[26:27]
	s_orn2_b64 s[30:31], s[34:35], exec
	s_orn2_b64 s[26:27], s[28:29], exec
.LBB30_4:
	s_or_b64 exec, exec, s[24:25]
	s_orn2_b64 s[28:29], s[30:31], exec
	s_orn2_b64 s[24:25], s[26:27], exec
.LBB30_5:
	s_or_b64 exec, exec, s[22:23]
	s_orn2_b64 s[26:27], s[28:29], exec
	s_orn2_b64 s[22:23], s[24:25], exec
.LBB30_6:
	s_or_b64 exec, exec, s[20:21]
	s_orn2_b64 s[24:25], s[26:27], exec
	s_orn2_b64 s[20:21], s[22:23], exec
.LBB30_7:
	s_or_b64 exec, exec, s[18:19]
	s_orn2_b64 s[22:23], s[24:25], exec
	s_orn2_b64 s[18:19], s[20:21], exec
.LBB30_8:
	s_or_b64 exec, exec, s[16:17]
	s_orn2_b64 s[20:21], s[22:23], exec
	s_orn2_b64 s[16:17], s[18:19], exec
.LBB30_9:
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[14:15], s[20:21], exec
	s_or_b64 s[10:11], s[10:11], s[14:15]
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[14:15], s[16:17], exec
	s_or_b64 s[8:9], s[8:9], s[14:15]
.LBB30_10:
	s_or_b64 exec, exec, s[12:13]
	.loc	0 339 2
	s_and_b64 s[12:13], exec, s[8:9]
	s_or_b64 s[4:5], s[12:13], s[4:5]
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[12:13], s[10:11], exec
	s_or_b64 s[6:7], s[6:7], s[12:13]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB30_22
.LBB30_11:
.Ltmp178:
	.loc	0 23 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_or_b64 s[10:11], s[10:11], exec
	s_or_b64 s[8:9], s[8:9], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
.Ltmp179:
	.loc	0 339 2
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB30_10
.Ltmp180:
	.loc	0 23 2
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_mov_b64 s[16:17], -1
	s_mov_b64 s[20:21], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
.Ltmp181:
	.loc	0 339 2
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB30_9
.Ltmp182:
	.loc	0 23 2
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_mov_b64 s[18:19], -1
	s_mov_b64 s[22:23], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
.Ltmp183:
	.loc	0 339 2
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB30_8
.Ltmp184:
	.loc	0 23 2
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_mov_b64 s[24:25], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
.Ltmp185:
	.loc	0 339 2
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB30_7
.Ltmp186:
	.loc	0 23 2
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_mov_b64 s[26:27], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
.Ltmp187:
	.loc	0 339 2
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB30_6
.Ltmp188:
	.loc	0 23 2
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_mov_b64 s[28:29], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
.Ltmp189:
	.loc	0 339 2
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .LBB30_5
.Ltmp190:
	.loc	0 23 2
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_mov_b64 s[30:31], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
.Ltmp191:
	.loc	0 339 2
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB30_4
.Ltmp192:
	.loc	0 23 2
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_mov_b64 s[34:35], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
.Ltmp193:
	.loc	0 339 2
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB30_3
.Ltmp194:
	.loc	0 23 2
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
.Ltmp195:
	.loc	0 339 2
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB30_2
.Ltmp196:
	.loc	0 23 2
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
.Ltmp197:
	.loc	0 339 2
	s_and_saveexec_b64 s[36:37], vcc
	s_cbranch_execz .LBB30_1
	.loc	0 340 14
	s_add_i32 s33, s33, 10
	s_cmp_eq_u32 s33, 0
	s_cselect_b64 s[30:31], -1, 0
	s_xor_b64 s[34:35], exec, -1
	s_orn2_b64 s[30:31], s[30:31], exec
	s_branch .LBB30_1
.LBB30_22:
	.loc	0 0 14 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB30_24
	.loc	0 339 2 is_stmt 1
	v_mov_b32_e32 v0, 0
	.loc	0 342 9
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
.Ltmp198:
	.loc	0 33 31
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.Ltmp199:
	.loc	0 32 47
	global_atomic_swap v0, v0, s[0:1]
.Ltmp200:
.LBB30_24:
	.loc	0 344 1
	s_endpgm
.Ltmp201:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tries_downwards
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
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 38
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
.Lfunc_end30:
	.size	tries_downwards, .Lfunc_end30-tries_downwards

	.protected	time_out
	.globl	time_out
	.p2align	8
	.type	time_out,@function
time_out:
.Lfunc_begin31:
	.loc	0 45 31 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_memtime s[6:7]
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_branch .LBB31_2
.Ltmp202:
.LBB31_1:
	.loc	0 0 31 is_stmt 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 351 31 is_stmt 1
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[4:5], s[14:15], s[4:5]
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[14:15], s[10:11], exec
	s_or_b64 s[8:9], s[8:9], s[14:15]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB31_4
.LBB31_2:
.Ltmp203:
	.loc	0 23 2
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_or_b64 s[10:11], s[10:11], exec
	s_or_b64 s[12:13], s[12:13], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
.Ltmp204:
	.loc	0 351 31
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB31_1
.Ltmp205:
	.loc	0 45 31
	s_memtime s[16:17]
.Ltmp206:
	.loc	0 351 48
	v_mov_b32_e32 v2, 0x7cf
	v_mov_b32_e32 v3, 0
	.loc	0 351 44 is_stmt 0
	s_waitcnt lgkmcnt(0)
	s_sub_u32 s16, s16, s6
	s_subb_u32 s17, s17, s7
	.loc	0 351 48
	v_cmp_gt_u64_e32 vcc, s[16:17], v[2:3]
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[16:17], vcc, exec
	s_andn2_b64 s[10:11], s[10:11], exec
	s_or_b64 s[12:13], s[12:13], s[16:17]
	s_branch .LBB31_1
.LBB31_4:
	.loc	0 0 48
	s_or_b64 exec, exec, s[4:5]
	s_and_saveexec_b64 s[4:5], s[8:9]
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB31_6
.Ltmp207:
	.loc	0 45 31 is_stmt 1
	v_mov_b32_e32 v0, 0
.Ltmp208:
	.loc	0 353 10
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
.Ltmp209:
	.loc	0 33 31
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.Ltmp210:
	.loc	0 32 47
	global_atomic_swap v0, v0, s[0:1]
.Ltmp211:
.LBB31_6:
	.loc	0 356 1
	s_endpgm
.Ltmp212:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel time_out
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
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 4
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
.Lfunc_end31:
	.size	time_out, .Lfunc_end31-time_out

	.protected	wall_time_out
	.globl	wall_time_out
	.p2align	8
	.type	wall_time_out,@function
wall_time_out:
.Lfunc_begin32:
	.loc	0 46 36 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_mov_b64 s[2:3], 0
	s_memrealtime s[4:5]
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_branch .LBB32_2
.Ltmp213:
.LBB32_1:
	.loc	0 0 36 is_stmt 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 362 2 is_stmt 1
	s_and_b64 s[12:13], exec, s[10:11]
	s_or_b64 s[2:3], s[12:13], s[2:3]
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[12:13], s[8:9], exec
	s_or_b64 s[6:7], s[6:7], s[12:13]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB32_4
.LBB32_2:
.Ltmp214:
	.loc	0 23 2
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_or_b64 s[8:9], s[8:9], exec
	s_or_b64 s[10:11], s[10:11], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
.Ltmp215:
	.loc	0 362 2
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB32_1
.Ltmp216:
	.loc	0 46 36
	s_memrealtime s[14:15]
.Ltmp217:
	.loc	0 363 26
	v_mov_b32_e32 v2, 0x3e8
	v_mov_b32_e32 v3, 0
	.loc	0 363 22 is_stmt 0
	s_waitcnt lgkmcnt(0)
	s_sub_u32 s14, s14, s4
	s_subb_u32 s15, s15, s5
	.loc	0 363 26
	v_cmp_gt_u64_e32 vcc, s[14:15], v[2:3]
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[14:15], vcc, exec
	s_andn2_b64 s[8:9], s[8:9], exec
	s_or_b64 s[10:11], s[10:11], s[14:15]
	s_branch .LBB32_1
.LBB32_4:
	.loc	0 0 26
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB32_6
.Ltmp218:
	.loc	0 32 47 is_stmt 1
	v_mov_b32_e32 v0, 0
.Ltmp219:
	.loc	0 33 31
	buffer_wbinvl1_vol
.Ltmp220:
	.loc	0 32 47
	global_atomic_swap v0, v0, s[0:1]
.Ltmp221:
.LBB32_6:
	.loc	0 366 1
	s_endpgm
.Ltmp222:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel wall_time_out
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
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
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
.Lfunc_end32:
	.size	wall_time_out, .Lfunc_end32-wall_time_out

	.protected	tries_for_ever
	.globl	tries_for_ever
	.p2align	8
	.type	tries_for_ever,@function
tries_for_ever:
.Lfunc_begin33:
	.loc	0 23 2 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v0, 1
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
.Ltmp223:
	.loc	0 371 2
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB33_3
	.loc	0 0 2 is_stmt 0
	s_mov_b64 s[6:7], 0
.LBB33_2:
.Ltmp224:
	.loc	0 23 2 is_stmt 1
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
.Ltmp225:
	.loc	0 371 2
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB33_2
.LBB33_3:
	.loc	0 0 2 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
.Ltmp226:
	.loc	0 23 2 is_stmt 1
	v_mov_b32_e32 v0, 0
.Ltmp227:
	.loc	0 374 9
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
.Ltmp228:
	.loc	0 33 31
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.Ltmp229:
	.loc	0 32 47
	global_atomic_swap v0, v0, s[0:1]
.Ltmp230:
	.loc	0 376 1
	s_endpgm
.Ltmp231:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tries_for_ever
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
.Lfunc_end33:
	.size	tries_for_ever, .Lfunc_end33-tries_for_ever

	.protected	meet_behind_if
	.globl	meet_behind_if
	.p2align	8
	.type	meet_behind_if,@function
meet_behind_if:
.Lfunc_begin34:
	.loc	0 14 61 prologue_end
	s_load_dword s6, s[4:5], 0x18
	s_load_dwordx4 s[0:3], s[4:5], 0x8
.Ltmp232:
	.loc	0 383 2
	v_mov_b32_e32 v2, 0
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 383 7 is_stmt 0
	ds_write_b32 v1, v2
	.loc	0 384 12 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_lshr_b32 s4, s6, 31
	s_add_i32 s6, s6, s4
	s_ashr_i32 s4, s6, 1
	.loc	0 384 8 is_stmt 0
	v_cmp_gt_i32_e32 vcc, s4, v0
	.loc	0 384 6
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB34_2
	.loc	0 385 10 is_stmt 1
	global_load_dword v0, v1, s[0:1]
	.loc	0 385 8 is_stmt 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v1, v0
.LBB34_2:
	.loc	0 0 8
	s_or_b64 exec, exec, s[4:5]
	.loc	0 387 11 is_stmt 1
	v_sub_u32_e32 v0, 0, v1
.Ltmp233:
	.loc	0 36 2
	s_waitcnt lgkmcnt(0)
	.loc	0 37 2
	s_barrier
.Ltmp234:
	.loc	0 387 11
	ds_read_b32 v0, v0 offset:252
	.loc	0 387 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v0, s[2:3]
	.loc	0 388 1 is_stmt 1
	s_endpgm
.Ltmp235:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel meet_behind_if
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
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 7
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
.Lfunc_end34:
	.size	meet_behind_if, .Lfunc_end34-meet_behind_if

	.protected	meet_in_function
	.globl	meet_in_function
	.p2align	8
	.type	meet_in_function,@function
meet_in_function:
.Lfunc_begin35:
	.loc	0 14 61 prologue_end
	s_load_dwordx4 s[12:15], s[4:5], 0x8
	v_mov_b32_e32 v3, v0
.Ltmp236:
	.loc	0 402 9
	v_lshlrev_b32_e32 v0, 2, v3
	s_add_u32 flat_scratch_lo, s6, s9
	s_addc_u32 flat_scratch_hi, s7, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[12:13]
	s_add_u32 s0, s0, s9
	.loc	0 404 2
	s_mov_b64 s[4:5], src_shared_base
	s_addc_u32 s1, s1, 0
	v_mov_b32_e32 v2, 32
	s_mov_b32 s32, 0
	s_getpc_b64 s[6:7]
	s_add_u32 s6, s6, _ZL6roundsPiii@rel32@lo+4
	s_addc_u32 s7, s7, _ZL6roundsPiii@rel32@hi+12
	v_mov_b32_e32 v8, 0
	.loc	0 402 7
	s_waitcnt vmcnt(0)
	ds_write_b32 v0, v1
	.loc	0 404 2
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s5
.Ltmp237:
	.loc	0 36 2
	s_waitcnt lgkmcnt(0)
	.loc	0 37 2
	s_barrier
.Ltmp238:
	.loc	0 404 2
	s_swappc_b64 s[30:31], s[6:7]
.Ltmp239:
	.loc	0 405 8
	v_cmp_eq_u32_e32 vcc, 0, v3
	.loc	0 405 6 is_stmt 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB36_2
	.loc	0 406 12 is_stmt 1
	ds_read_b32 v0, v8
	.loc	0 406 10 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v8, v0, s[14:15]
.LBB36_2:
	.loc	0 407 1 is_stmt 1
	s_endpgm
.Ltmp240:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel meet_in_function
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 9
		.amdhsa_next_free_sgpr 33
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 1
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
.Lfunc_end35:
	.size	meet_in_function, .Lfunc_end35-meet_in_function

	.p2align	2
	.type	_ZL6roundsPiii,@function
_ZL6roundsPiii:
.Lfunc_begin36:
	.loc	0 390 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v5, v2
.Ltmp241:
	.loc	0 391 11 prologue_end
	v_cmp_lt_i32_e32 vcc, 0, v5
	.loc	0 391 2 is_stmt 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB35_5
	.loc	0 0 2
	v_ashrrev_i32_e32 v4, 31, v3
	v_lshlrev_b64 v[6:7], 2, v[3:4]
	s_mov_b64 s[6:7], 0
	v_add_co_u32_e32 v0, vcc, v0, v6
	v_addc_co_u32_e32 v1, vcc, v1, v7, vcc
	s_branch .LBB35_3
.LBB35_2:
	s_or_b64 exec, exec, s[8:9]
	.loc	0 391 18
	v_lshrrev_b32_e32 v2, 1, v5
	.loc	0 391 11
	v_cmp_gt_u32_e32 vcc, 2, v5
	.loc	0 391 2
	s_or_b64 s[6:7], vcc, s[6:7]
	v_mov_b32_e32 v5, v2
.Ltmp242:
	.loc	0 36 2 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 37 2
	s_barrier
.Ltmp243:
	.loc	0 391 2
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB35_5
.LBB35_3:
	.loc	0 392 9
	v_cmp_gt_i32_e32 vcc, v5, v3
	.loc	0 392 7 is_stmt 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB35_2
	.loc	0 0 7
	v_ashrrev_i32_e32 v6, 31, v5
	v_lshlrev_b64 v[6:7], 2, v[5:6]
	v_add_co_u32_e32 v6, vcc, v0, v6
	v_addc_co_u32_e32 v7, vcc, v1, v7, vcc
	.loc	0 393 12 is_stmt 1
	flat_load_dword v2, v[6:7]
	.loc	0 393 9 is_stmt 0
	flat_load_dword v4, v[0:1]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v2, v4, v2
	flat_store_dword v[0:1], v2
	s_branch .LBB35_2
.LBB35_5:
	.loc	0 0 9
	s_or_b64 exec, exec, s[4:5]
	.loc	0 396 1 is_stmt 1
	s_setpc_b64 s[30:31]
.Ltmp244:
.Lfunc_end36:
	.size	_ZL6roundsPiii, .Lfunc_end36-_ZL6roundsPiii

	.protected	meet_as_told
	.globl	meet_as_told
	.p2align	8
	.type	meet_as_told,@function
meet_as_told:
.Lfunc_begin37:
	.loc	0 14 61 prologue_end
	s_load_dwordx4 s[12:15], s[4:5], 0x8
	s_load_dword s8, s[4:5], 0x18
	v_mov_b32_e32 v3, v0
.Ltmp245:
	.loc	0 413 9
	v_lshlrev_b32_e32 v0, 2, v3
	s_add_u32 flat_scratch_lo, s6, s9
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[12:13]
	s_addc_u32 flat_scratch_hi, s7, 0
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	.loc	0 415 2
	s_mov_b64 s[4:5], src_shared_base
	s_getpc_b64 s[6:7]
	s_add_u32 s6, s6, _ZL6roundsPiii@rel32@lo+4
	s_addc_u32 s7, s7, _ZL6roundsPiii@rel32@hi+12
	.loc	0 415 14 is_stmt 0
	s_lshr_b32 s4, s8, 31
	s_add_i32 s8, s8, s4
	s_ashr_i32 s4, s8, 1
	.loc	0 415 2
	v_mov_b32_e32 v2, s4
	s_mov_b32 s32, 0
	v_mov_b32_e32 v8, 0
	.loc	0 413 7 is_stmt 1
	s_waitcnt vmcnt(0)
	ds_write_b32 v0, v1
	.loc	0 415 2
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s5
.Ltmp246:
	.loc	0 36 2
	s_waitcnt lgkmcnt(0)
	.loc	0 37 2
	s_barrier
.Ltmp247:
	.loc	0 415 2
	s_swappc_b64 s[30:31], s[6:7]
.Ltmp248:
	.loc	0 416 8
	v_cmp_eq_u32_e32 vcc, 0, v3
	.loc	0 416 6 is_stmt 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB37_2
	.loc	0 417 12 is_stmt 1
	ds_read_b32 v0, v8
	.loc	0 417 10 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v8, v0, s[14:15]
.LBB37_2:
	.loc	0 418 1 is_stmt 1
	s_endpgm
.Ltmp249:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel meet_as_told
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 9
		.amdhsa_next_free_sgpr 33
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 1
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
.Lfunc_end37:
	.size	meet_as_told, .Lfunc_end37-meet_as_told

	.protected	told_in_lds
	.globl	told_in_lds
	.p2align	8
	.type	told_in_lds,@function
told_in_lds:
.Lfunc_begin38:
	.loc	0 424 18 prologue_end
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 424 6 is_stmt 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB38_2
	.loc	0 425 8 is_stmt 1
	s_mov_b64 s[2:3], src_shared_base
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s3
	flat_store_dword v[1:2], v1
	s_waitcnt vmcnt(0)
.LBB38_2:
	.loc	0 0 8 is_stmt 0
	s_or_b64 exec, exec, s[0:1]
.Ltmp250:
	.loc	0 36 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	.loc	0 37 2
	s_barrier
.Ltmp251:
	.loc	0 427 6
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB38_4
	.loc	0 428 8
	s_mov_b64 s[2:3], src_shared_base
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s3
	v_mov_b32_e32 v3, 1
	flat_store_dword v[1:2], v3
	s_waitcnt vmcnt(0)
.LBB38_4:
	.loc	0 0 8 is_stmt 0
	s_or_b64 exec, exec, s[0:1]
	s_mov_b64 s[2:3], src_shared_base
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s3
.Ltmp252:
	.loc	0 36 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	.loc	0 37 2
	s_barrier
.Ltmp253:
.LBB38_5:
	.loc	0 430 9
	flat_load_dword v3, v[1:2] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 430 14 is_stmt 0
	v_cmp_ne_u32_e32 vcc, 0, v3
	.loc	0 430 2
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB38_5
	.loc	0 0 2
	s_or_b64 exec, exec, s[0:1]
.Ltmp254:
	.loc	0 14 61 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
.Ltmp255:
	.loc	0 432 2
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 1
	.loc	0 432 19 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	.loc	0 433 1 is_stmt 1
	s_endpgm
.Ltmp256:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel told_in_lds
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
.Lfunc_end38:
	.size	told_in_lds, .Lfunc_end38-told_in_lds

	.protected	told_of_last_in_lds
	.globl	told_of_last_in_lds
	.p2align	8
	.type	told_of_last_in_lds,@function
told_of_last_in_lds:
.Lfunc_begin39:
	.loc	0 438 18 prologue_end
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 438 6 is_stmt 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB39_2
	.loc	0 439 8 is_stmt 1
	s_mov_b64 s[2:3], src_shared_base
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s3
	flat_store_dword v[1:2], v1
	s_waitcnt vmcnt(0)
.LBB39_2:
	.loc	0 0 8 is_stmt 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 441 21 is_stmt 1
	v_cmp_ne_u32_e32 vcc, 63, v0
.Ltmp257:
	.loc	0 36 2
	s_waitcnt lgkmcnt(0)
	.loc	0 37 2
	s_barrier
.Ltmp258:
	.loc	0 441 27
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB39_5
	.loc	0 0 27 is_stmt 0
	s_mov_b64 s[4:5], src_shared_base
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s5
.LBB39_4:
	.loc	0 441 30
	flat_load_dword v2, v[0:1] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 441 35
	v_cmp_ne_u32_e32 vcc, 0, v2
	.loc	0 441 2
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB39_4
.LBB39_5:
	.loc	0 0 2
	s_or_b64 exec, exec, s[0:1]
	.loc	0 443 7 is_stmt 1
	s_mov_b64 s[0:1], src_shared_base
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s1
	v_mov_b32_e32 v2, 1
	flat_store_dword v[0:1], v2
	s_waitcnt vmcnt(0)
	.loc	0 444 1
	s_endpgm
.Ltmp259:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel told_of_last_in_lds
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
.Lfunc_end39:
	.size	told_of_last_in_lds, .Lfunc_end39-told_of_last_in_lds

	.protected	lock_in_lds
	.globl	lock_in_lds
	.p2align	8
	.type	lock_in_lds,@function
lock_in_lds:
.Lfunc_begin40:
	.loc	0 450 18 prologue_end
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 450 6 is_stmt 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB40_2
	.loc	0 0 6
	v_mov_b32_e32 v1, 0
	.loc	0 451 8 is_stmt 1
	ds_write_b32 v1, v1
.LBB40_2:
	.loc	0 0 8 is_stmt 0
	s_or_b64 exec, exec, s[0:1]
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
.Ltmp260:
	.loc	0 36 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	.loc	0 37 2
	s_barrier
.Ltmp261:
.LBB40_3:
	.loc	0 23 2
	ds_cmpst_rtn_b32 v3, v2, v2, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
.Ltmp262:
	.loc	0 454 7
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB40_3
	.loc	0 0 7 is_stmt 0
	s_or_b64 exec, exec, s[0:1]
.Ltmp263:
	.loc	0 14 61 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x8
	v_mov_b32_e32 v1, 0
.Ltmp264:
	.loc	0 455 12
	s_waitcnt lgkmcnt(0)
	s_load_dword s2, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v0, s2, v0
	global_store_dword v1, v0, s[0:1]
.Ltmp265:
	.loc	0 33 31
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.Ltmp266:
	.loc	0 32 47
	ds_wrxchg_rtn_b32 v0, v1, v1
.Ltmp267:
	.loc	0 460 1
	s_endpgm
.Ltmp268:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lock_in_lds
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
.Lfunc_end40:
	.size	lock_in_lds, .Lfunc_end40-lock_in_lds

	.type	__hip_cuid_94a6ee63d8f359b8,@object
	.section	.bss,"aw",@nobits
	.globl	__hip_cuid_94a6ee63d8f359b8
__hip_cuid_94a6ee63d8f359b8:
	.byte	0
	.size	__hip_cuid_94a6ee63d8f359b8, 1

	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym __hip_cuid_94a6ee63d8f359b8
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
    .name:           sum_of_column
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         sum_of_column.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .name:           sum_by_reference
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         sum_by_reference.kd
    .vgpr_count:     2
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .name:           sum_by_lambda
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         sum_by_lambda.kd
    .vgpr_count:     2
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .name:           halve_until_odd
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         halve_until_odd.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 1024
    .name:           halves_of_block
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         halves_of_block.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 1024
    .name:           rounds_of_block
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         rounds_of_block.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .name:           spin_of_all
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         spin_of_all.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .name:           spin_of_leader
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         spin_of_leader.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .name:           spin_of_lane
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         spin_of_lane.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .name:           spin_of_warp
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         spin_of_warp.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .name:           spin_inside
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         spin_inside.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .name:           spin_in_turn
    .private_segment_fixed_size: 0
    .sgpr_count:     15
    .sgpr_spill_count: 0
    .symbol:         spin_in_turn.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .name:           calls_of_all
    .private_segment_fixed_size: 0
    .sgpr_count:     39
    .sgpr_spill_count: 0
    .symbol:         calls_of_all.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .name:           calls_of_leader
    .private_segment_fixed_size: 0
    .sgpr_count:     39
    .sgpr_spill_count: 0
    .symbol:         calls_of_leader.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .name:           guard_of_all
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         guard_of_all.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .name:           guard_of_leader
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         guard_of_leader.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .name:           ticket_of_all
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         ticket_of_all.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .name:           lock_of_each
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         lock_of_each.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .name:           add_by_swaps
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         add_by_swaps.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .name:           add_float_by_swaps
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         add_float_by_swaps.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .name:           push_by_swaps
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         push_by_swaps.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .name:           flag_of_last
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         flag_of_last.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .name:           flag_first
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         flag_first.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .name:           flag_by_reference
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         flag_by_reference.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 1024
    .name:           flag_in_lds
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         flag_in_lds.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .name:           flag_behind_pointer
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         flag_behind_pointer.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .name:           chain_of_lanes
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         chain_of_lanes.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .name:           some_tries
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         some_tries.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .name:           tries_downwards
    .private_segment_fixed_size: 0
    .sgpr_count:     42
    .sgpr_spill_count: 0
    .symbol:         tries_downwards.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .name:           time_out
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         time_out.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .name:           wall_time_out
    .private_segment_fixed_size: 0
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         wall_time_out.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .name:           tries_for_ever
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         tries_for_ever.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 1024
    .name:           meet_behind_if
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         meet_behind_if.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 1024
    .name:           meet_in_function
    .private_segment_fixed_size: 0
    .sgpr_count:     39
    .sgpr_spill_count: 0
    .symbol:         meet_in_function.kd
    .vgpr_count:     9
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 1024
    .name:           meet_as_told
    .private_segment_fixed_size: 0
    .sgpr_count:     39
    .sgpr_spill_count: 0
    .symbol:         meet_as_told.kd
    .vgpr_count:     9
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 1024
    .name:           told_in_lds
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         told_in_lds.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 1024
    .name:           told_of_last_in_lds
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         told_of_last_in_lds.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 1024
    .name:           lock_in_lds
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         lock_in_lds.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx900
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata

	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.amdhsa_code_object_version 4
	.protected	path_of_each_arm
	.globl	path_of_each_arm
	.p2align	8
	.type	path_of_each_arm,@function
path_of_each_arm:
.Lfunc_begin0:
	.file	0 "." "cl/paths.cl" md5 0x9172c2b383a91482beae2aec7274e18e
	.loc	0 11 11 prologue_end
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 13 8
	v_and_b32_e32 v1, 1, v0
	.loc	0 0 0 is_stmt 0
	v_lshlrev_b32_e32 v2, 2, v0
	.loc	0 13 8
	v_cmp_eq_u32_e32 vcc, 1, v1
	.loc	0 0 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s3
	v_add_u32_e64 v1, s[0:1], s2, v2
	v_addc_u32_e64 v2, s[0:1], 0, v3, s[0:1]
	.loc	0 13 6
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB0_2
	.loc	0 14 14 is_stmt 1
	v_mul_u32_u24_e32 v3, 3, v0
	.loc	0 14 10 is_stmt 0
	flat_store_dword v[1:2], v3
	.loc	0 16 24 is_stmt 1
	v_add_u32_e32 v3, vcc, -1, v0
	.loc	0 16 18 is_stmt 0
	v_and_b32_e32 v3, 0x3fe, v3
	v_mov_b32_e32 v4, 0
	s_mov_b32 s4, 1
	.loc	0 15 3 is_stmt 1
	s_waitcnt vmcnt(0)
	s_barrier
.LBB0_2:
	.loc	0 13 6
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_mov_b32_e32 v5, s4
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_4
	.loc	0 18 14
	v_mul_u32_u24_e32 v3, 5, v0
	v_mov_b32_e32 v4, 0
	.loc	0 18 10 is_stmt 0
	flat_store_dword v[1:2], v3
	.loc	0 20 24 is_stmt 1
	v_or_b32_e32 v3, 1, v0
	v_mov_b32_e32 v5, 2
	.loc	0 19 3
	s_waitcnt vmcnt(0)
	s_barrier
.LBB0_4:
	.loc	0 0 3 is_stmt 0
	s_or_b64 exec, exec, s[0:1]
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_mov_b32_e32 v8, s3
	v_add_u32_e32 v3, vcc, s2, v3
	v_addc_u32_e32 v4, vcc, v8, v4, vcc
	flat_load_dword v9, v[3:4]
	v_add_u32_e32 v3, vcc, 0x200, v1
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	.loc	0 24 24 is_stmt 1
	v_xor_b32_e32 v0, 2, v0
	.loc	0 22 2
	v_add_u32_e32 v6, vcc, 0x400, v1
	.loc	0 24 17
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 22 2
	v_addc_u32_e32 v7, vcc, 0, v2, vcc
	.loc	0 24 17
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v10, vcc, 0, v8, vcc
	v_add_u32_e32 v8, vcc, 0x400, v0
	.loc	0 0 0 is_stmt 0
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, s[0:1], v9, v5
	.loc	0 22 30 is_stmt 1
	v_mul_lo_u32 v5, v0, 7
	.loc	0 24 17
	v_addc_u32_e32 v9, vcc, 0, v10, vcc
	.loc	0 0 0 is_stmt 0
	flat_store_dword v[3:4], v0
	.loc	0 22 15 is_stmt 1
	flat_store_dword v[6:7], v5
	.loc	0 23 2
	s_waitcnt vmcnt(0)
	s_barrier
	.loc	0 24 17
	flat_load_dword v3, v[8:9]
	.loc	0 24 2 is_stmt 0
	v_add_u32_e32 v0, vcc, 0x600, v1
	v_addc_u32_e32 v1, vcc, 0, v2, vcc
	.loc	0 24 15
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v3
	.loc	0 25 1 is_stmt 1
	s_endpgm
.Ltmp0:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel path_of_each_arm
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
		.amdhsa_next_free_vgpr 11
		.amdhsa_next_free_sgpr 6
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
	.size	path_of_each_arm, .Lfunc_end0-path_of_each_arm

	.protected	path_in_path
	.globl	path_in_path
	.p2align	8
	.type	path_in_path,@function
path_in_path:
.Lfunc_begin1:
	.loc	0 30 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 32 8
	v_and_b32_e32 v1, 1, v0
	v_cmp_eq_u32_e32 vcc, 1, v1
	v_lshlrev_b32_e32 v3, 2, v0
	.loc	0 32 6 is_stmt 0
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB1_6
	.loc	0 33 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v1, vcc, s0, v3
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	.loc	0 34 9
	v_and_b32_e32 v4, 2, v0
	v_cmp_ne_u32_e32 vcc, 0, v4
	.loc	0 33 10
	flat_store_dword v[1:2], v0
	.loc	0 34 7
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB1_3
	.loc	0 36 25
	v_and_b32_e32 v4, 0x7e, v0
	.loc	0 36 19 is_stmt 0
	v_lshlrev_b32_e32 v4, 2, v4
	v_mov_b32_e32 v6, s1
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, 0, v6, vcc
	.loc	0 35 4 is_stmt 1
	s_waitcnt vmcnt(0)
	s_barrier
	.loc	0 36 19
	flat_load_dword v8, v[4:5]
	.loc	0 36 4 is_stmt 0
	v_add_u32_e32 v4, vcc, 0x200, v1
	.loc	0 38 26 is_stmt 1
	v_and_b32_e32 v7, 0x7d, v0
	.loc	0 36 4
	v_addc_u32_e32 v5, vcc, 0, v2, vcc
	.loc	0 38 19
	v_lshlrev_b32_e32 v7, 2, v7
	v_add_u32_e32 v7, vcc, s0, v7
	v_addc_u32_e32 v9, vcc, 0, v6, vcc
	v_add_u32_e32 v6, vcc, 0x200, v7
	v_addc_u32_e32 v7, vcc, 0, v9, vcc
	.loc	0 36 17
	s_waitcnt vmcnt(0)
	flat_store_dword v[4:5], v8
	.loc	0 37 4
	s_waitcnt vmcnt(0)
	s_barrier
	.loc	0 38 19
	flat_load_dword v6, v[6:7]
	.loc	0 38 4 is_stmt 0
	v_add_u32_e32 v4, vcc, 0x400, v1
	v_addc_u32_e32 v5, vcc, 0, v2, vcc
	.loc	0 38 17
	s_waitcnt vmcnt(0)
	flat_store_dword v[4:5], v6
.LBB1_3:
	.loc	0 34 7 is_stmt 1
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB1_5
	.loc	0 41 25
	v_xor_b32_e32 v4, 3, v0
	.loc	0 41 19 is_stmt 0
	v_lshlrev_b32_e32 v4, 2, v4
	v_mov_b32_e32 v5, s1
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	.loc	0 40 4 is_stmt 1
	s_waitcnt vmcnt(0)
	s_barrier
	.loc	0 41 19
	flat_load_dword v5, v[4:5]
	.loc	0 41 4 is_stmt 0
	v_add_u32_e32 v4, vcc, 0x200, v1
	.loc	0 41 31
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v6, v5, 3
	.loc	0 41 4
	v_addc_u32_e32 v5, vcc, 0, v2, vcc
	.loc	0 41 17
	flat_store_dword v[4:5], v6
	.loc	0 42 4 is_stmt 1
	s_waitcnt vmcnt(0)
	s_barrier
.LBB1_5:
	.loc	0 0 4 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 44 3 is_stmt 1
	v_add_u32_e32 v1, vcc, 0x600, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	.loc	0 44 16 is_stmt 0
	flat_store_dword v[1:2], v0
.LBB1_6:
	.loc	0 32 6 is_stmt 1
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execz .LBB1_8
	.loc	0 46 14
	v_add_u32_e32 v4, vcc, 0x64, v0
	.loc	0 46 3 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v1, vcc, s0, v3
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	.loc	0 48 3 is_stmt 1
	s_movk_i32 s4, 0x200
	.loc	0 46 10
	flat_store_dword v[1:2], v4
	.loc	0 48 3
	v_add_u32_e32 v4, vcc, s4, v1
	.loc	0 48 20 is_stmt 0
	v_mul_u32_u24_e32 v6, 9, v0
	.loc	0 48 3
	v_addc_u32_e32 v5, vcc, 0, v2, vcc
	.loc	0 47 3 is_stmt 1
	s_waitcnt vmcnt(0)
	s_barrier
	.loc	0 48 16
	flat_store_dword v[4:5], v6
	.loc	0 50 18
	v_add_u32_e32 v4, vcc, 0x204, v1
	v_addc_u32_e32 v5, vcc, 0, v2, vcc
	.loc	0 49 3
	s_waitcnt vmcnt(0)
	s_barrier
	.loc	0 50 18
	flat_load_dword v4, v[4:5]
	.loc	0 50 3 is_stmt 0
	v_add_u32_e32 v1, vcc, 0x400, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	.loc	0 50 16
	s_waitcnt vmcnt(0)
	flat_store_dword v[1:2], v4
.LBB1_8:
	.loc	0 0 16
	s_or_b64 exec, exec, s[2:3]
	.loc	0 52 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s1
	v_add_u32_e32 v5, vcc, s0, v3
	v_addc_u32_e32 v6, vcc, 0, v4, vcc
	v_add_u32_e32 v1, vcc, 0x800, v5
	v_addc_u32_e32 v2, vcc, 0, v6, vcc
	.loc	0 52 15 is_stmt 0
	flat_store_dword v[1:2], v0
	.loc	0 54 24 is_stmt 1
	v_xor_b32_e32 v0, 1, v0
	.loc	0 54 17 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	v_add_u32_e32 v2, vcc, s0, v0
	.loc	0 52 2 is_stmt 1
	s_movk_i32 s1, 0x800
	.loc	0 54 17
	v_addc_u32_e32 v3, vcc, 0, v4, vcc
	v_add_u32_e32 v0, vcc, s1, v2
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	.loc	0 54 39 is_stmt 0
	s_movk_i32 s0, 0x400
	v_add_u32_e32 v2, vcc, s0, v2
	.loc	0 53 2 is_stmt 1
	s_waitcnt vmcnt(0)
	s_barrier
	.loc	0 54 39
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	.loc	0 54 17 is_stmt 0
	flat_load_dword v1, v[0:1]
	.loc	0 54 39
	flat_load_dword v2, v[2:3]
	.loc	0 54 2
	v_add_u32_e32 v0, vcc, 0xa00, v5
	.loc	0 54 37
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v2, s[0:1], v2, v1
	.loc	0 54 2
	v_addc_u32_e32 v1, vcc, 0, v6, vcc
	.loc	0 54 15
	flat_store_dword v[0:1], v2
	.loc	0 55 1 is_stmt 1
	s_endpgm
.Ltmp1:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel path_in_path
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
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 6
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
	.size	path_in_path, .Lfunc_end1-path_in_path

	.protected	path_of_case
	.globl	path_of_case
	.p2align	8
	.type	path_of_case,@function
path_of_case:
.Lfunc_begin2:
	.loc	0 60 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	.loc	0 62 11
	v_lshlrev_b32_e32 v3, 2, v0
	.loc	0 63 12
	v_and_b32_e32 v6, 3, v0
	.loc	0 62 11
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v1, vcc, s0, v3
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v5, v[1:2] glc
	s_waitcnt vmcnt(0)
	.loc	0 62 2 is_stmt 0
	v_mov_b32_e32 v1, s3
	v_add_u32_e32 v2, vcc, s2, v3
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	v_cmp_lt_i32_e32 vcc, 1, v6
	.loc	0 62 19
	v_mul_lo_u32 v4, v5, 3
	.loc	0 62 9
	flat_store_dword v[2:3], v4
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB2_6
	.loc	0 0 9
	v_cmp_lt_i32_e32 vcc, 2, v6
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB2_3
	.loc	0 77 10 is_stmt 1
	v_mul_lo_u32 v0, v5, 6
	v_mov_b32_e32 v4, 1
	s_mov_b32 s6, 1
	flat_store_dword v[2:3], v0
	.loc	0 79 3
	v_add_u32_e32 v0, vcc, 0x200, v2
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	.loc	0 78 3
	s_waitcnt vmcnt(0)
	s_barrier
	.loc	0 79 16
	flat_store_dword v[0:1], v4
.LBB2_3:
	.loc	0 0 16 is_stmt 0
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_mov_b32_e32 v1, s6
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB2_5
	.loc	0 74 24 is_stmt 1
	v_add_u32_e32 v0, vcc, -2, v0
	.loc	0 74 18 is_stmt 0
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v4, s3
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, v4, v1, vcc
	.loc	0 73 3 is_stmt 1
	s_waitcnt vmcnt(0)
	s_barrier
	.loc	0 74 18
	flat_load_dword v0, v[0:1]
	.loc	0 74 3 is_stmt 0
	v_add_u32_e32 v4, vcc, 0x200, v2
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	.loc	0 74 29
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v1, v0, 5
	.loc	0 74 16
	flat_store_dword v[4:5], v1
.LBB2_5:
	.loc	0 0 16
	s_or_b64 exec, exec, s[4:5]
.LBB2_6:
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	s_cbranch_execz .LBB2_12
	v_cmp_ne_u32_e32 vcc, 1, v6
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB2_9
	.loc	0 66 18 is_stmt 1
	v_add_u32_e32 v0, vcc, 4, v2
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	.loc	0 65 3
	s_waitcnt vmcnt(0)
	s_barrier
	.loc	0 66 18
	flat_load_dword v1, v[0:1]
	.loc	0 66 3 is_stmt 0
	v_add_u32_e32 v4, vcc, 0x200, v2
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	.loc	0 66 16
	s_waitcnt vmcnt(0)
	flat_store_dword v[4:5], v1
.LBB2_9:
	.loc	0 0 16
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execz .LBB2_11
	.loc	0 69 10 is_stmt 1
	v_add_u32_e32 v0, vcc, 1, v4
	flat_store_dword v[2:3], v0
	v_add_u32_e32 v0, vcc, 0x200, v2
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	.loc	0 70 3
	s_waitcnt vmcnt(0)
	s_barrier
	.loc	0 81 17
	flat_load_dword v1, v[0:1]
.LBB2_11:
	.loc	0 0 17 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
.LBB2_12:
	s_or_b64 exec, exec, s[0:1]
	.loc	0 81 30
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, vcc, 1, v1
	.loc	0 81 2
	v_add_u32_e32 v0, vcc, 0x400, v2
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	.loc	0 81 15
	flat_store_dword v[0:1], v4
	.loc	0 82 1 is_stmt 1
	s_endpgm
.Ltmp2:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel path_of_case
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
		.amdhsa_next_free_sgpr 7
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
	.size	path_of_case, .Lfunc_end2-path_of_case

	.protected	path_of_two_loops
	.globl	path_of_two_loops
	.p2align	8
	.type	path_of_two_loops,@function
path_of_two_loops:
.Lfunc_begin3:
	.loc	0 87 11 prologue_end
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_and_b32_e32 v5, 3, v0
	.loc	0 89 16
	v_cmp_ne_u32_e32 vcc, 0, v5
	v_lshlrev_b32_e32 v3, 2, v0
	.loc	0 89 2 is_stmt 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB3_3
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s3
	v_add_u32_e32 v1, vcc, s2, v3
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v4, v0
	v_mov_b32_e32 v6, v5
.LBB3_2:
	.loc	0 90 20 is_stmt 1
	flat_store_dword v[1:2], v4
	.loc	0 89 16
	v_add_u32_e64 v6, s[0:1], -1, v6
	v_add_u32_e64 v4, s[0:1], 1, v4
	v_add_u32_e32 v1, vcc, 0x200, v1
	v_cmp_eq_u32_e64 s[0:1], 0, v6
	.loc	0 89 2 is_stmt 0
	s_or_b64 s[6:7], s[0:1], s[6:7]
	.loc	0 89 16
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	.loc	0 91 3 is_stmt 1
	s_waitcnt vmcnt(0)
	s_barrier
	.loc	0 89 2
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB3_2
.LBB3_3:
	.loc	0 0 2 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
	v_xor_b32_e32 v1, 4, v0
	.loc	0 93 2 is_stmt 1
	v_add_u32_e32 v4, vcc, -1, v5
	v_lshlrev_b32_e32 v5, 7, v5
	v_or_b32_e32 v6, 0xffffff80, v1
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, s3
	s_branch .LBB3_5
.LBB3_4:
	.loc	0 0 2 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 94 9 is_stmt 1
	v_add_u32_e32 v1, vcc, v1, v0
	.loc	0 94 3 is_stmt 0
	v_lshlrev_b64 v[9:10], 2, v[1:2]
	v_add_u32_e32 v9, vcc, s2, v9
	v_addc_u32_e32 v10, vcc, v7, v10, vcc
	.loc	0 93 11 is_stmt 1
	v_add_u32_e32 v4, vcc, 1, v4
	v_cmp_lt_u32_e32 vcc, 2, v4
	.loc	0 93 2 is_stmt 0
	s_or_b64 s[0:1], vcc, s[0:1]
	.loc	0 93 11
	v_add_u32_e32 v5, vcc, 0x80, v5
	.loc	0 94 20 is_stmt 1
	s_waitcnt vmcnt(0)
	flat_store_dword v[9:10], v8
	.loc	0 95 3
	s_waitcnt vmcnt(0)
	s_barrier
	.loc	0 93 2
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB3_7
.LBB3_5:
	.loc	0 94 22
	v_cmp_ne_u32_e32 vcc, 0, v5
	v_mov_b32_e32 v8, 7
	v_mov_b32_e32 v1, 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB3_4
	.loc	0 0 22 is_stmt 0
	v_add_u32_e32 v1, vcc, v6, v5
	v_lshlrev_b64 v[8:9], 2, v[1:2]
	v_mov_b32_e32 v1, s3
	v_add_u32_e32 v8, vcc, s2, v8
	v_addc_u32_e32 v9, vcc, v1, v9, vcc
	.loc	0 94 26
	flat_load_dword v8, v[8:9]
	v_mov_b32_e32 v1, v5
	s_branch .LBB3_4
.LBB3_7:
	.loc	0 0 26
	s_or_b64 exec, exec, s[0:1]
	.loc	0 97 24 is_stmt 1
	v_xor_b32_e32 v0, 1, v0
	.loc	0 97 17 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v2, s3
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, 0, v2, vcc
	v_add_u32_e32 v0, vcc, 0x600, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_load_dword v4, v[0:1]
	.loc	0 97 2
	v_add_u32_e32 v0, vcc, s2, v3
	v_addc_u32_e32 v1, vcc, 0, v2, vcc
	v_add_u32_e32 v0, vcc, 0x800, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	.loc	0 97 15
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v4
	.loc	0 98 1 is_stmt 1
	s_endpgm
.Ltmp3:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel path_of_two_loops
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
		.amdhsa_next_free_vgpr 11
		.amdhsa_next_free_sgpr 8
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
	.size	path_of_two_loops, .Lfunc_end3-path_of_two_loops

	.protected	path_now_or_later
	.globl	path_now_or_later
	.p2align	8
	.type	path_now_or_later,@function
path_now_or_later:
.Lfunc_begin4:
	.loc	0 103 11 prologue_end
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 105 8
	v_mul_u32_u24_e32 v1, 0x5556, v0
	v_mov_b32_e32 v2, 3
	v_mul_lo_u16_sdwa v1, v1, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_sub_u16_e32 v1, v0, v1
	.loc	0 105 12 is_stmt 0
	v_cmp_ne_u16_e64 s[0:1], 0, v1
	v_cmp_eq_u16_e32 vcc, 0, v1
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 105 6
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB4_2
	.loc	0 0 6
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s3
	v_add_u32_e32 v2, vcc, s2, v1
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	.loc	0 106 10 is_stmt 1
	flat_store_dword v[2:3], v0
	.loc	0 107 3
	s_waitcnt vmcnt(0)
	s_barrier
.LBB4_2:
	.loc	0 0 3 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 109 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s3
	v_add_u32_e32 v1, vcc, s2, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_add_u32_e32 v3, vcc, 0x200, v1
	.loc	0 109 19 is_stmt 0
	v_lshlrev_b32_e32 v5, 1, v0
	.loc	0 109 2
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	.loc	0 109 15
	flat_store_dword v[3:4], v5
	.loc	0 110 6 is_stmt 1
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB4_4
	.loc	0 0 6 is_stmt 0
	v_add_u32_e32 v3, vcc, 1, v0
	.loc	0 111 10 is_stmt 1
	flat_store_dword v[1:2], v3
	.loc	0 112 3
	s_waitcnt vmcnt(0)
	s_barrier
.LBB4_4:
	.loc	0 0 3 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 114 24 is_stmt 1
	v_xor_b32_e32 v0, 1, v0
	.loc	0 114 17 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v4, s3
	v_add_u32_e32 v3, vcc, s2, v0
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	flat_load_dword v3, v[3:4]
	.loc	0 114 2
	v_add_u32_e32 v0, vcc, 0x400, v1
	v_addc_u32_e32 v1, vcc, 0, v2, vcc
	.loc	0 114 15
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v3
	.loc	0 115 1 is_stmt 1
	s_endpgm
.Ltmp4:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel path_now_or_later
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
	.size	path_now_or_later, .Lfunc_end4-path_now_or_later

	.protected	path_of_roles
	.globl	path_of_roles
	.p2align	8
	.type	path_of_roles,@function
path_of_roles:
.Lfunc_begin5:
	.loc	0 121 11 prologue_end
	s_load_dwordx4 s[4:7], s[4:5], 0x8
	v_and_b32_e32 v1, 1, v0
	v_cmp_eq_u32_e32 vcc, 1, v1
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 131 11
	s_mov_b32 m0, -1
	.loc	0 124 7
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[2:3], exec, s[0:1]
	s_cbranch_execz .LBB5_2
	.loc	0 125 21
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s5
	v_add_u32_e64 v2, s[0:1], s4, v1
	v_addc_u32_e64 v3, s[0:1], 0, v3, s[0:1]
	flat_load_dword v2, v[2:3] glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s8, 0
	.loc	0 125 11 is_stmt 0
	ds_write_b32 v1, v2
	.loc	0 126 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 128 4
	s_barrier
.LBB5_2:
	.loc	0 124 7
	s_or_saveexec_b64 s[0:1], s[2:3]
	v_mov_b32_e32 v2, s8
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB5_4
	.loc	0 130 4
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 131 11
	ds_read_b32 v2, v1 offset:4
	.loc	0 132 4
	s_waitcnt lgkmcnt(0)
	s_barrier
.LBB5_4:
	.loc	0 0 4 is_stmt 0
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	.loc	0 124 7 is_stmt 1
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[2:3], exec, s[0:1]
	s_cbranch_execz .LBB5_6
	.loc	0 125 21
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s5
	v_add_u32_e64 v4, s[0:1], s4, v1
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	v_add_u32_e64 v3, s[0:1], 4, v4
	v_addc_u32_e64 v4, s[0:1], 0, v5, s[0:1]
	flat_load_dword v3, v[3:4] glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s8, 1
	.loc	0 125 19 is_stmt 0
	v_add_u32_e64 v3, s[0:1], v3, v0
	.loc	0 125 11
	ds_write_b32 v1, v3
	.loc	0 126 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 128 4
	s_barrier
.LBB5_6:
	.loc	0 124 7
	s_or_saveexec_b64 s[0:1], s[2:3]
	v_mov_b32_e32 v3, s8
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB5_8
	.loc	0 130 4
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 131 11
	ds_read_b32 v3, v1 offset:4
	.loc	0 132 4
	s_waitcnt lgkmcnt(0)
	s_barrier
.LBB5_8:
	.loc	0 0 4 is_stmt 0
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	.loc	0 124 7 is_stmt 1
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[2:3], exec, s[0:1]
	s_cbranch_execz .LBB5_10
	.loc	0 125 21
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s5
	v_add_u32_e64 v5, s[0:1], s4, v1
	v_addc_u32_e64 v6, s[0:1], 0, v4, s[0:1]
	v_add_u32_e64 v4, s[0:1], 8, v5
	v_addc_u32_e64 v5, s[0:1], 0, v6, s[0:1]
	flat_load_dword v4, v[4:5] glc
	s_waitcnt vmcnt(0)
	.loc	0 125 15 is_stmt 0
	v_lshlrev_b32_e32 v5, 1, v0
	s_mov_b32 s8, 2
	.loc	0 125 19
	v_add_u32_e64 v4, s[0:1], v4, v5
	.loc	0 125 11
	ds_write_b32 v1, v4
	.loc	0 126 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 128 4
	s_barrier
.LBB5_10:
	.loc	0 124 7
	s_or_saveexec_b64 s[0:1], s[2:3]
	v_mov_b32_e32 v4, s8
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB5_12
	.loc	0 130 4
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 131 11
	ds_read_b32 v4, v1 offset:4
	.loc	0 132 4
	s_waitcnt lgkmcnt(0)
	s_barrier
.LBB5_12:
	.loc	0 0 4 is_stmt 0
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	.loc	0 124 7 is_stmt 1
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[2:3], exec, s[0:1]
	s_cbranch_execz .LBB5_14
	.loc	0 125 21
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, s5
	v_add_u32_e64 v6, s[0:1], s4, v1
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	v_add_u32_e64 v5, s[0:1], 12, v6
	v_addc_u32_e64 v6, s[0:1], 0, v7, s[0:1]
	flat_load_dword v5, v[5:6] glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s8, 3
	.loc	0 125 19 is_stmt 0
	v_mad_u32_u24 v5, v0, 3, v5
	.loc	0 125 11
	ds_write_b32 v1, v5
	.loc	0 126 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 128 4
	s_barrier
.LBB5_14:
	.loc	0 124 7
	s_or_saveexec_b64 s[0:1], s[2:3]
	v_mov_b32_e32 v5, s8
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB5_16
	.loc	0 130 4
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 131 11
	ds_read_b32 v5, v1 offset:4
	.loc	0 132 4
	s_waitcnt lgkmcnt(0)
	s_barrier
.LBB5_16:
	.loc	0 0 4 is_stmt 0
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	.loc	0 124 7 is_stmt 1
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[2:3], exec, s[0:1]
	s_cbranch_execz .LBB5_18
	.loc	0 125 21
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s5
	v_add_u32_e64 v7, s[0:1], s4, v1
	v_addc_u32_e64 v8, s[0:1], 0, v6, s[0:1]
	v_add_u32_e64 v6, s[0:1], 16, v7
	v_addc_u32_e64 v7, s[0:1], 0, v8, s[0:1]
	flat_load_dword v6, v[6:7] glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s8, 4
	.loc	0 125 19 is_stmt 0
	v_add_u32_e64 v6, s[0:1], v6, v1
	.loc	0 125 11
	ds_write_b32 v1, v6
	.loc	0 126 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 128 4
	s_barrier
.LBB5_18:
	.loc	0 124 7
	s_or_saveexec_b64 s[0:1], s[2:3]
	v_mov_b32_e32 v6, s8
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB5_20
	.loc	0 130 4
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 131 11
	ds_read_b32 v6, v1 offset:4
	.loc	0 132 4
	s_waitcnt lgkmcnt(0)
	s_barrier
.LBB5_20:
	.loc	0 0 4 is_stmt 0
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	.loc	0 124 7 is_stmt 1
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB5_22
	.loc	0 125 21
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, s5
	v_add_u32_e32 v8, vcc, s4, v1
	v_addc_u32_e32 v9, vcc, 0, v7, vcc
	v_add_u32_e32 v7, vcc, 20, v8
	v_addc_u32_e32 v8, vcc, 0, v9, vcc
	flat_load_dword v7, v[7:8] glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s2, 5
	.loc	0 125 19 is_stmt 0
	v_mad_u32_u24 v0, v0, 5, v7
	.loc	0 125 11
	ds_write_b32 v1, v0
	.loc	0 126 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 128 4
	s_barrier
.LBB5_22:
	.loc	0 124 7
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_mov_b32_e32 v0, s2
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB5_24
	.loc	0 130 4
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 131 11
	ds_read_b32 v0, v1 offset:4
	.loc	0 132 4
	s_waitcnt lgkmcnt(0)
	s_barrier
.LBB5_24:
	.loc	0 0 4 is_stmt 0
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v2, vcc, v3, v2
	v_add_u32_e32 v2, vcc, v4, v2
	v_add_u32_e32 v2, vcc, v5, v2
	v_add_u32_e32 v2, vcc, v6, v2
	v_add_u32_e32 v2, vcc, v0, v2
	.loc	0 134 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s7
	v_add_u32_e32 v0, vcc, s6, v1
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	.loc	0 134 9 is_stmt 0
	flat_store_dword v[0:1], v2
	.loc	0 135 1 is_stmt 1
	s_endpgm
.Ltmp5:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel path_of_roles
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
		.amdhsa_next_free_vgpr 10
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
.Lfunc_end5:
	.size	path_of_roles, .Lfunc_end5-path_of_roles

	.protected	path_behind_lock
	.globl	path_behind_lock
	.p2align	8
	.type	path_behind_lock,@function
path_behind_lock:
.Lfunc_begin6:
	.loc	0 140 11 prologue_end
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 142 8
	v_and_b32_e32 v1, 1, v0
	v_cmp_eq_u32_e32 vcc, 1, v1
	.loc	0 142 6 is_stmt 0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB6_4
	.loc	0 0 6
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s3
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, s2
.LBB6_2:
	.loc	0 143 10 is_stmt 1
	flat_atomic_cmpswap v5, v[3:4], v[1:2] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v5
	.loc	0 143 3 is_stmt 0
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB6_2
	.loc	0 0 3
	s_or_b64 exec, exec, s[6:7]
	.loc	0 145 3 is_stmt 1
	s_add_u32 s6, s2, 4
	s_addc_u32 s7, s3, 0
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v2, s7
	.loc	0 145 11 is_stmt 0
	flat_load_dword v5, v[1:2] glc
	s_waitcnt vmcnt(0)
	.loc	0 145 3
	v_mov_b32_e32 v4, s3
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v3, s2
	.loc	0 145 11
	v_add_u32_e32 v5, vcc, v5, v0
	flat_store_dword v[1:2], v5
	s_waitcnt vmcnt(0)
	.loc	0 147 3 is_stmt 1
	flat_atomic_swap v[3:4], v6
	.loc	0 148 3
	s_waitcnt vmcnt(0)
	s_barrier
.LBB6_4:
	.loc	0 142 6
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_lshlrev_b32_e32 v1, 2, v0
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_6
	.loc	0 152 18
	s_waitcnt lgkmcnt(0)
	s_add_u32 s6, s2, 4
	.loc	0 150 3
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v2, vcc, s0, v1
	.loc	0 152 18
	s_addc_u32 s7, s3, 0
	v_mov_b32_e32 v4, s6
	.loc	0 150 3
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	.loc	0 152 18
	v_mov_b32_e32 v5, s7
	.loc	0 150 10
	flat_store_dword v[2:3], v0
	.loc	0 151 3
	s_waitcnt vmcnt(0)
	s_barrier
	.loc	0 152 18
	flat_load_dword v0, v[4:5] glc
	s_waitcnt vmcnt(0)
	.loc	0 152 3 is_stmt 0
	v_add_u32_e32 v2, vcc, 0x200, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	.loc	0 152 16
	flat_store_dword v[2:3], v0
.LBB6_6:
	.loc	0 0 16
	s_or_b64 exec, exec, s[4:5]
	.loc	0 154 17 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_add_u32 s2, s2, 4
	s_addc_u32 s3, s3, 0
	v_mov_b32_e32 v2, s2
	v_mov_b32_e32 v3, s3
	flat_load_dword v2, v[2:3] glc
	s_waitcnt vmcnt(0)
	.loc	0 154 2 is_stmt 0
	v_mov_b32_e32 v0, s1
	v_add_u32_e32 v1, vcc, s0, v1
	v_addc_u32_e32 v3, vcc, 0, v0, vcc
	v_add_u32_e32 v0, vcc, 0x400, v1
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	.loc	0 154 25
	v_lshlrev_b32_e32 v2, 1, v2
	.loc	0 154 15
	flat_store_dword v[0:1], v2
	.loc	0 155 1 is_stmt 1
	s_endpgm
.Ltmp6:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel path_behind_lock
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
		.amdhsa_next_free_sgpr 8
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
	.size	path_behind_lock, .Lfunc_end6-path_behind_lock

	.protected	path_before_flag
	.globl	path_before_flag
	.p2align	8
	.type	path_before_flag,@function
path_before_flag:
.Lfunc_begin7:
	.loc	0 160 11 prologue_end
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	s_movk_i32 s4, 0x46
	.loc	0 162 8
	v_cmp_ne_u32_e32 vcc, s4, v0
	.loc	0 162 6 is_stmt 0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB7_10
	.loc	0 166 15 is_stmt 1
	v_and_b32_e32 v1, 1, v0
	v_cmp_eq_u32_e32 vcc, 1, v1
	.loc	0 166 13 is_stmt 0
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB7_7
	.loc	0 167 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_branch .LBB7_4
.LBB7_3:
	.loc	0 0 3 is_stmt 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 168 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s8, v1
	.loc	0 168 29 is_stmt 0
	s_cmp_eq_u32 s8, 0
	.loc	0 168 3
	s_cbranch_scc0 .LBB7_6
.LBB7_4:
	.loc	0 168 10
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_mbcnt_hi_u32_b32 v1, exec_hi, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB7_3
	v_mov_b32_e32 v1, s2
	v_mov_b32_e32 v2, s3
	flat_load_dword v1, v[1:2] glc
	s_branch .LBB7_3
.LBB7_6:
	.loc	0 170 12 is_stmt 1
	v_mov_b32_e32 v1, s2
	v_mov_b32_e32 v2, s3
	flat_load_dword v3, v[1:2] glc
	s_waitcnt vmcnt(0)
	.loc	0 170 3 is_stmt 0
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v1, vcc, s0, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	.loc	0 170 10
	flat_store_dword v[1:2], v3
	.loc	0 171 3 is_stmt 1
	s_waitcnt vmcnt(0)
	s_barrier
.LBB7_7:
	.loc	0 166 13
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB7_9
	.loc	0 173 3
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v1, vcc, s0, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	.loc	0 173 10 is_stmt 0
	flat_store_dword v[1:2], v0
	.loc	0 174 3 is_stmt 1
	s_waitcnt vmcnt(0)
	s_barrier
	.loc	0 175 3
	s_barrier
.LBB7_9:
	.loc	0 0 3 is_stmt 0
	s_or_b64 exec, exec, s[6:7]
.LBB7_10:
	.loc	0 162 6 is_stmt 1
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB7_12
	.loc	0 164 3
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s2
	v_mov_b32_e32 v3, 5
	v_mov_b32_e32 v2, s3
	.loc	0 163 3
	s_barrier
	.loc	0 164 3
	flat_atomic_swap v[1:2], v3
	.loc	0 165 3
	s_waitcnt vmcnt(0)
	s_barrier
.LBB7_12:
	.loc	0 0 3 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 177 17 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s2
	v_mov_b32_e32 v2, s3
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0)
	.loc	0 177 2 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	.loc	0 177 25
	v_add_u32_e32 v3, vcc, 1, v1
	.loc	0 177 2
	v_add_u32_e32 v0, vcc, 0x200, v0
	v_addc_u32_e32 v1, vcc, 0, v2, vcc
	.loc	0 177 15
	flat_store_dword v[0:1], v3
	.loc	0 178 1 is_stmt 1
	s_endpgm
.Ltmp7:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel path_before_flag
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
.Lfunc_end7:
	.size	path_before_flag, .Lfunc_end7-path_before_flag

	.protected	path_that_ends
	.globl	path_that_ends
	.p2align	8
	.type	path_that_ends,@function
path_that_ends:
.Lfunc_begin8:
	.loc	0 183 11 prologue_end
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	s_movk_i32 s0, 0xcccd
	.loc	0 185 12
	v_mov_b32_e32 v1, 0x3333
	v_mad_u16 v1, v0, s0, v1
	s_movk_i32 s0, 0x3332
	v_cmp_lt_u16_e32 vcc, s0, v1
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 185 6 is_stmt 0
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[4:5], exec, s[0:1]
	s_cbranch_execnz .LBB8_3
	s_andn2_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execnz .LBB8_8
.LBB8_2:
	.loc	0 198 1 is_stmt 1
	s_endpgm
.LBB8_3:
	.loc	0 189 8
	v_and_b32_e32 v2, 1, v0
	v_cmp_eq_u32_e32 vcc, 1, v2
	.loc	0 0 0 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s3
	v_add_u32_e64 v1, s[0:1], s2, v1
	v_addc_u32_e64 v2, s[0:1], 0, v2, s[0:1]
	.loc	0 189 6
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB8_5
	.loc	0 0 6
	v_mov_b32_e32 v3, 2
	.loc	0 190 10 is_stmt 1
	flat_store_dword v[1:2], v3
	.loc	0 192 24
	v_add_u32_e32 v3, vcc, -1, v0
	.loc	0 192 18 is_stmt 0
	v_and_b32_e32 v3, 0x3fe, v3
	v_lshlrev_b32_e32 v3, 2, v3
	v_mov_b32_e32 v4, s3
	v_add_u32_e32 v3, vcc, s2, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	.loc	0 191 3 is_stmt 1
	s_waitcnt vmcnt(0)
	s_barrier
	.loc	0 192 18
	flat_load_dword v5, v[3:4]
	.loc	0 192 3 is_stmt 0
	v_add_u32_e32 v3, vcc, 0x200, v1
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	.loc	0 192 16
	s_waitcnt vmcnt(0)
	flat_store_dword v[3:4], v5
.LBB8_5:
	.loc	0 189 6 is_stmt 1
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	s_cbranch_execz .LBB8_7
	.loc	0 0 6 is_stmt 0
	v_mov_b32_e32 v3, 3
	.loc	0 194 10 is_stmt 1
	flat_store_dword v[1:2], v3
	.loc	0 195 3
	s_waitcnt vmcnt(0)
	s_barrier
.LBB8_7:
	.loc	0 0 3 is_stmt 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 197 2 is_stmt 1
	v_add_u32_e32 v1, vcc, 0x400, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	.loc	0 197 15 is_stmt 0
	flat_store_dword v[1:2], v0
	.loc	0 185 6 is_stmt 1
	s_andn2_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB8_2
.LBB8_8:
	.loc	0 186 3
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s3
	v_add_u32_e32 v0, vcc, s2, v1
	v_addc_u32_e32 v1, vcc, 0, v2, vcc
	v_mov_b32_e32 v2, 1
	.loc	0 186 10 is_stmt 0
	flat_store_dword v[0:1], v2
	.loc	0 198 1 is_stmt 1
	s_endpgm
.Ltmp8:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel path_that_ends
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
	.size	path_that_ends, .Lfunc_end8-path_that_ends

	.protected	path_of_and
	.globl	path_of_and
	.p2align	8
	.type	path_of_and,@function
path_of_and:
.Lfunc_begin9:
	.loc	0 203 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	.loc	0 205 9
	v_and_b32_e32 v1, 1, v0
	v_cmp_eq_u32_e64 s[4:5], 0, v1
	v_cmp_eq_u32_e32 vcc, 1, v1
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 205 15 is_stmt 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB9_4
	.loc	0 205 18
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v2, vcc, s0, v1
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	flat_load_dword v2, v[2:3] glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s0, 0xaaaaaaab
	s_mov_b64 s[8:9], -1
	.loc	0 205 30
	v_mul_lo_u32 v2, v2, s0
	s_mov_b32 s0, 0x55555556
	v_cmp_gt_u32_e32 vcc, s0, v2
	.loc	0 205 6
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB9_3
	.loc	0 206 3 is_stmt 1
	v_mov_b32_e32 v3, s3
	v_add_u32_e32 v2, vcc, s2, v1
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_mov_b32_e32 v4, 1
	.loc	0 206 10 is_stmt 0
	flat_store_dword v[2:3], v4
	.loc	0 208 25 is_stmt 1
	v_and_b32_e32 v2, 0x7e, v0
	.loc	0 208 18 is_stmt 0
	v_lshlrev_b32_e32 v2, 2, v2
	v_mov_b32_e32 v3, s3
	v_add_u32_e32 v2, vcc, s2, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	.loc	0 207 3 is_stmt 1
	s_waitcnt vmcnt(0)
	s_barrier
	.loc	0 208 18
	flat_load_dword v2, v[2:3]
	s_xor_b64 s[8:9], exec, -1
.LBB9_3:
	.loc	0 0 18 is_stmt 0
	s_or_b64 exec, exec, s[0:1]
	s_andn2_b64 s[0:1], s[4:5], exec
	s_and_b64 s[4:5], s[8:9], exec
	s_or_b64 s[4:5], s[0:1], s[4:5]
.LBB9_4:
	s_or_b64 exec, exec, s[6:7]
	.loc	0 205 15 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB9_6
	.loc	0 210 3
	v_mov_b32_e32 v3, s3
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, vcc, s2, v1
	v_mov_b32_e32 v4, 2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	.loc	0 210 10 is_stmt 0
	flat_store_dword v[2:3], v4
	.loc	0 212 25 is_stmt 1
	v_xor_b32_e32 v2, 2, v0
	.loc	0 212 18 is_stmt 0
	v_lshlrev_b32_e32 v2, 2, v2
	v_mov_b32_e32 v3, s3
	v_add_u32_e32 v2, vcc, s2, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	.loc	0 211 3 is_stmt 1
	s_waitcnt vmcnt(0)
	s_barrier
	.loc	0 212 18
	flat_load_dword v2, v[2:3]
	.loc	0 212 32 is_stmt 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, vcc, 4, v2
.LBB9_6:
	.loc	0 0 32
	s_or_b64 exec, exec, s[0:1]
	.loc	0 210 3 is_stmt 1
	v_mov_b32_e32 v3, s3
	v_add_u32_e32 v5, vcc, s2, v1
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	.loc	0 0 0 is_stmt 0
	v_add_u32_e32 v3, vcc, 0x200, v5
	v_addc_u32_e32 v4, vcc, 0, v6, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[3:4], v2
	.loc	0 214 2 is_stmt 1
	v_add_u32_e32 v3, vcc, 0x400, v5
	.loc	0 216 24
	v_xor_b32_e32 v0, 1, v0
	.loc	0 214 2
	v_addc_u32_e32 v4, vcc, 0, v6, vcc
	.loc	0 216 17
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, s3
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_add_u32_e32 v0, vcc, 0x400, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	.loc	0 214 15
	flat_store_dword v[3:4], v2
	.loc	0 215 2
	s_waitcnt vmcnt(0)
	s_barrier
	.loc	0 216 17
	flat_load_dword v2, v[0:1]
	.loc	0 216 2 is_stmt 0
	v_add_u32_e32 v0, vcc, 0x600, v5
	v_addc_u32_e32 v1, vcc, 0, v6, vcc
	.loc	0 216 15
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v2
	.loc	0 217 1 is_stmt 1
	s_endpgm
.Ltmp9:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel path_of_and
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
.Lfunc_end9:
	.size	path_of_and, .Lfunc_end9-path_of_and

	.protected	path_through_call
	.globl	path_through_call
	.p2align	8
	.type	path_through_call,@function
path_through_call:
.Lfunc_begin10:
	.loc	0 228 0
	s_add_i32 s6, s6, s9
	s_mov_b32 flat_scratch_lo, s7
	s_lshr_b32 flat_scratch_hi, s6, 8
.Ltmp10:
	.loc	0 229 11 prologue_end
	s_load_dwordx4 s[4:7], s[4:5], 0x8
	v_mov_b32_e32 v7, v0
	s_add_u32 s0, s0, s9
	.loc	0 231 8
	v_and_b32_e32 v0, 4, v7
	s_addc_u32 s1, s1, 0
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_mov_b32 s32, 0
	.loc	0 231 6 is_stmt 0
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB11_2
	.loc	0 232 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
	v_mov_b32_e32 v2, s6
	v_mov_b32_e32 v3, s7
	v_mov_b32_e32 v4, v7
	s_getpc_b64 s[10:11]
	s_add_u32 s10, s10, meet@rel32@lo+4
	s_addc_u32 s11, s11, meet@rel32@hi+12
	s_swappc_b64 s[30:31], s[10:11]
.Ltmp11:
	.loc	0 233 24
	v_and_b32_e32 v0, 0x7b, v7
	.loc	0 233 18 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, s7
	v_add_u32_e32 v0, vcc, s6, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_load_dword v0, v[0:1]
.LBB11_2:
	.loc	0 231 6 is_stmt 1
	s_or_saveexec_b64 s[8:9], s[8:9]
	v_lshlrev_b32_e32 v8, 2, v7
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB11_4
	.loc	0 235 3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v0, s7
	v_add_u32_e32 v1, vcc, s6, v8
	v_addc_u32_e32 v2, vcc, 0, v0, vcc
	v_add_u32_e32 v0, vcc, 0x400, v1
	v_addc_u32_e32 v1, vcc, 0, v2, vcc
	.loc	0 235 16 is_stmt 0
	flat_store_dword v[0:1], v7
	.loc	0 236 3 is_stmt 1
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
	v_mov_b32_e32 v2, s6
	v_mov_b32_e32 v3, s7
	v_mov_b32_e32 v4, v7
	s_getpc_b64 s[10:11]
	s_add_u32 s10, s10, meet@rel32@lo+4
	s_addc_u32 s11, s11, meet@rel32@hi+12
	s_swappc_b64 s[30:31], s[10:11]
.Ltmp12:
	.loc	0 237 24
	v_xor_b32_e32 v0, 5, v7
	.loc	0 237 18 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, s7
	v_add_u32_e32 v0, vcc, s6, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_load_dword v0, v[0:1]
	.loc	0 237 30
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v0, 1, v0
.LBB11_4:
	.loc	0 0 30
	s_or_b64 exec, exec, s[8:9]
	.loc	0 235 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s7
	v_add_u32_e32 v3, vcc, s6, v8
	v_addc_u32_e32 v4, vcc, 0, v1, vcc
	.loc	0 0 0 is_stmt 0
	v_add_u32_e32 v1, vcc, 0x200, v3
	v_addc_u32_e32 v2, vcc, 0, v4, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[1:2], v0
	.loc	0 239 30 is_stmt 1
	v_add_u32_e32 v2, vcc, 1, v0
	.loc	0 239 2 is_stmt 0
	v_add_u32_e32 v0, vcc, 0x600, v3
	v_addc_u32_e32 v1, vcc, 0, v4, vcc
	.loc	0 239 15
	flat_store_dword v[0:1], v2
	.loc	0 240 1 is_stmt 1
	s_endpgm
.Ltmp13:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel path_through_call
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
		.amdhsa_next_free_vgpr 9
		.amdhsa_next_free_sgpr 33
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 1
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
.Lfunc_end10:
	.size	path_through_call, .Lfunc_end10-path_through_call

	.p2align	2
	.type	meet,@function
meet:
.Lfunc_begin11:
	.loc	0 222 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
.Ltmp14:
	.loc	0 223 11 prologue_end
	v_mov_b32_e32 v5, 0
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_u32_e32 v0, vcc, v0, v4
	v_addc_u32_e32 v1, vcc, v1, v5, vcc
	flat_load_dword v6, v[0:1] glc
	s_waitcnt vmcnt(0)
	.loc	0 223 2 is_stmt 0
	v_add_u32_e32 v0, vcc, v2, v4
	v_addc_u32_e32 v1, vcc, v3, v5, vcc
	.loc	0 223 19
	v_add_u32_e32 v2, vcc, 1, v6
	.loc	0 223 9
	flat_store_dword v[0:1], v2
	.loc	0 224 2 is_stmt 1
	s_waitcnt vmcnt(0)
	s_barrier
	.loc	0 225 1
	s_setpc_b64 s[30:31]
.Ltmp15:
.Lfunc_end11:
	.size	meet, .Lfunc_end11-meet

	.protected	path_in_or_behind_loop
	.globl	path_in_or_behind_loop
	.p2align	8
	.type	path_in_or_behind_loop,@function
path_in_or_behind_loop:
.Lfunc_begin12:
	.loc	0 245 11 prologue_end
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_and_b32_e32 v1, 1, v0
	v_cmp_eq_u32_e64 s[0:1], 0, v1
	v_cmp_eq_u32_e64 s[2:3], 1, v1
	.loc	0 248 3
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s5
	v_add_u32_e32 v1, vcc, s4, v1
	s_mov_b32 s8, 1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	.loc	0 248 20 is_stmt 0
	flat_store_dword v[1:2], v0
	.loc	0 249 7 is_stmt 1
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB12_2
	.loc	0 248 24
	v_add_u32_e32 v5, vcc, 1, v0
	.loc	0 248 3 is_stmt 0
	v_add_u32_e32 v3, vcc, 0x200, v1
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	.loc	0 250 4 is_stmt 1
	s_waitcnt vmcnt(0)
	s_barrier
	.loc	0 248 20
	flat_store_dword v[3:4], v5
	.loc	0 250 4
	s_waitcnt vmcnt(0)
	s_barrier
.LBB12_2:
	.loc	0 249 7
	s_or_saveexec_b64 s[6:7], s[6:7]
	.loc	0 0 0 is_stmt 0
	v_mov_b32_e32 v3, s8
	.loc	0 249 7
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB12_4
	.loc	0 248 3 is_stmt 1
	v_add_u32_e32 v3, vcc, 0x200, v1
	.loc	0 248 24 is_stmt 0
	v_or_b32_e32 v5, 1, v0
	.loc	0 248 3
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	.loc	0 248 20
	flat_store_dword v[3:4], v5
	.loc	0 0 0
	v_mov_b32_e32 v3, 0
.LBB12_4:
	s_or_b64 exec, exec, s[6:7]
	.loc	0 248 24
	v_add_u32_e32 v6, vcc, 2, v0
	.loc	0 248 3
	v_add_u32_e32 v4, vcc, 0x400, v1
	v_addc_u32_e32 v5, vcc, 0, v2, vcc
	.loc	0 248 20
	flat_store_dword v[4:5], v6
	.loc	0 249 7 is_stmt 1
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB12_6
	.loc	0 0 7 is_stmt 0
	v_or_b32_e32 v3, 2, v3
	.loc	0 250 4 is_stmt 1
	s_waitcnt vmcnt(0)
	s_barrier
.LBB12_6:
	.loc	0 0 4 is_stmt 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 248 24 is_stmt 1
	v_add_u32_e32 v6, vcc, 3, v0
	.loc	0 248 3 is_stmt 0
	v_add_u32_e32 v4, vcc, 0x600, v1
	v_addc_u32_e32 v5, vcc, 0, v2, vcc
	.loc	0 248 20
	flat_store_dword v[4:5], v6
	.loc	0 249 7 is_stmt 1
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB12_8
	.loc	0 0 7 is_stmt 0
	v_add_u32_e32 v3, vcc, 3, v3
	.loc	0 250 4 is_stmt 1
	s_waitcnt vmcnt(0)
	s_barrier
.LBB12_8:
	.loc	0 0 4 is_stmt 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 254 6 is_stmt 1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB12_10
	.loc	0 255 3
	v_add_u32_e32 v3, vcc, 18, v3
	.loc	0 257 4
	s_waitcnt vmcnt(0)
	s_barrier
	s_barrier
	s_barrier
	s_barrier
.LBB12_10:
	.loc	0 0 4 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 259 30 is_stmt 1
	v_xor_b32_e32 v0, 1, v0
	.loc	0 259 23 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v5, s5
	v_add_u32_e32 v4, vcc, s4, v0
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	flat_load_dword v4, v[4:5]
	.loc	0 259 2
	v_add_u32_e32 v0, vcc, 0x800, v1
	v_addc_u32_e32 v1, vcc, 0, v2, vcc
	.loc	0 259 21
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v3, s[0:1], v4, v3
	.loc	0 259 15
	flat_store_dword v[0:1], v3
	.loc	0 260 1 is_stmt 1
	s_endpgm
.Ltmp16:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel path_in_or_behind_loop
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
.Lfunc_end12:
	.size	path_in_or_behind_loop, .Lfunc_end12-path_in_or_behind_loop

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
    .name:           path_of_each_arm
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         path_of_each_arm.kd
    .vgpr_count:     11
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .name:           path_in_path
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         path_in_path.kd
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .name:           path_of_case
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         path_of_case.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .name:           path_of_two_loops
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         path_of_two_loops.kd
    .vgpr_count:     11
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .name:           path_now_or_later
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         path_now_or_later.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .group_segment_fixed_size: 512
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 128
    .name:           path_of_roles
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         path_of_roles.kd
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .name:           path_behind_lock
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         path_behind_lock.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .name:           path_before_flag
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         path_before_flag.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .name:           path_that_ends
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         path_that_ends.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .name:           path_of_and
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         path_of_and.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .name:           path_through_call
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     39
    .sgpr_spill_count: 0
    .symbol:         path_through_call.kd
    .vgpr_count:     9
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .name:           path_in_or_behind_loop
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         path_in_or_behind_loop.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata

	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.amdhsa_code_object_version 4
	.protected	hash_insert_wait
	.globl	hash_insert_wait
	.p2align	8
	.type	hash_insert_wait,@function
hash_insert_wait:
.Lfunc_begin0:
	.file	0 "." "cl/table.cl" md5 0xc6e075f45a579d1f71bab303d43971b8
	.loc	0 14 12 prologue_end
	s_load_dword s2, s[4:5], 0x4
	s_load_dwordx2 s[0:1], s[6:7], 0x20
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, 1
	s_load_dwordx2 s[4:5], s[6:7], 0x10
	s_waitcnt lgkmcnt(0)
	s_and_b32 s1, s2, 0xffff
	v_mad_u64_u32 v[0:1], null, s8, s1, v[0:1]
	v_add_co_u32 v0, null, s0, v0
	s_load_dwordx4 s[0:3], s[6:7], 0x0
.Ltmp0:
	.loc	0 6 9
	v_lshrrev_b32_e32 v1, 7, v0
	.loc	0 6 4 is_stmt 0
	v_xor_b32_e32 v1, v1, v0
	.loc	0 7 4 is_stmt 1
	v_mul_lo_u32 v1, 0x9e3779b1, v1
	.loc	0 8 15
	v_lshrrev_b32_e32 v2, 15, v1
	.loc	0 8 11 is_stmt 0
	v_xor_b32_e32 v1, v2, v1
.Ltmp1:
	.loc	0 14 42 is_stmt 1
	v_and_b32_e32 v1, 7, v1
	v_lshlrev_b32_e32 v2, 2, v1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, s0, s0, v2
	v_add_co_ci_u32_e64 v3, null, s1, 0, s0
	.loc	0 14 12 is_stmt 0
	s_mov_b32 s0, 0
.LBB0_1:
	.loc	0 16 9 is_stmt 1
	global_atomic_cmpswap v6, v[2:3], v[4:5], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v6
	.loc	0 16 2 is_stmt 0
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB0_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 18 12 is_stmt 1
	v_lshlrev_b32_e32 v6, 2, v1
	.loc	0 18 2 is_stmt 0
	v_mov_b32_e32 v1, 0
	.loc	0 18 12
	global_load_dword v7, v6, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 18 2
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	.loc	0 19 15 is_stmt 1
	v_add_nc_u32_e32 v0, 1, v0
	.loc	0 18 2
	v_add_co_u32 v4, vcc_lo, s4, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s5, v5, vcc_lo
	.loc	0 18 10 is_stmt 0
	global_store_dword v[4:5], v7, off
	.loc	0 19 10 is_stmt 1
	global_store_dword v6, v0, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 20 2
	global_atomic_swap v[2:3], v1, off
	.loc	0 21 1
	s_endpgm
.Ltmp2:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel hash_insert_wait
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
	.size	hash_insert_wait, .Lfunc_end0-hash_insert_wait

	.protected	hash_insert_inside
	.globl	hash_insert_inside
	.p2align	8
	.type	hash_insert_inside,@function
hash_insert_inside:
.Lfunc_begin1:
	.loc	0 25 12 prologue_end
	s_load_dword s0, s[4:5], 0x4
	s_clause 0x1
	s_load_dword s1, s[6:7], 0x20
	s_load_dwordx2 s[4:5], s[6:7], 0x10
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s8, s8, s0
	v_add3_u32 v0, s1, s8, v0
	s_load_dwordx4 s[0:3], s[6:7], 0x0
.Ltmp3:
	.loc	0 6 9
	v_lshrrev_b32_e32 v1, 7, v0
	v_add_nc_u32_e32 v8, 1, v0
	.loc	0 6 4 is_stmt 0
	v_xor_b32_e32 v1, v1, v0
	.loc	0 7 4 is_stmt 1
	v_mul_lo_u32 v1, 0x9e3779b1, v1
	.loc	0 8 15
	v_lshrrev_b32_e32 v2, 15, v1
	.loc	0 8 11 is_stmt 0
	v_xor_b32_e32 v2, v2, v1
	v_mov_b32_e32 v1, 0
.Ltmp4:
	.loc	0 25 42 is_stmt 1
	v_and_b32_e32 v4, 7, v2
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_lshlrev_b32_e32 v6, 2, v4
	v_add_co_u32 v2, vcc_lo, s4, v2
	v_add_co_ci_u32_e32 v3, vcc_lo, s5, v3, vcc_lo
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v4, s0, s0, v6
	v_add_co_ci_u32_e64 v5, null, s1, 0, s0
	v_add_co_u32 v6, s0, s2, v6
	v_add_co_ci_u32_e64 v7, null, s3, 0, s0
	s_mov_b32 s0, 0
	s_inst_prefetch 0x1
	s_branch .LBB1_2
	.p2align	6
.LBB1_1:
	.loc	0 0 42 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 27 2 is_stmt 1
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execz .LBB1_4
.LBB1_2:
	.loc	0 28 7
	v_mov_b32_e32 v0, 1
	s_mov_b32 s1, exec_lo
	global_atomic_cmpswap v9, v[4:5], v[0:1], off glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v9
	s_cbranch_execz .LBB1_1
	.loc	0 29 14
	global_load_dword v0, v[6:7], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 29 12 is_stmt 0
	global_store_dword v[2:3], v0, off
	.loc	0 30 12 is_stmt 1
	global_store_dword v[6:7], v8, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 31 4
	global_atomic_swap v[4:5], v1, off
	.loc	0 32 11
	global_load_dword v0, v[6:7], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 32 19 is_stmt 0
	v_cmp_lt_u32_e32 vcc_lo, 0xf4240, v0
	v_cndmask_b32_e64 v0, 0, 1, vcc_lo
	s_branch .LBB1_1
.LBB1_4:
	.loc	0 0 19
	s_inst_prefetch 0x2
	.loc	0 35 1 is_stmt 1
	s_endpgm
.Ltmp5:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel hash_insert_inside
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
.Lfunc_end1:
	.size	hash_insert_inside, .Lfunc_end1-hash_insert_inside

	.protected	hash_probe
	.globl	hash_probe
	.p2align	8
	.type	hash_probe,@function
hash_probe:
.Lfunc_begin2:
	.loc	0 40 12 prologue_end
	s_load_dword s0, s[4:5], 0x4
	s_clause 0x1
	s_load_dword s1, s[6:7], 0x20
	s_load_dwordx2 s[2:3], s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s0, s8, s0
	.loc	0 40 39 is_stmt 0
	s_add_i32 s0, s0, s1
	s_mov_b32 s1, 0
	v_add3_u32 v0, v0, s0, 1
.Ltmp6:
	.loc	0 6 9 is_stmt 1
	v_lshrrev_b32_e32 v1, 7, v0
	.loc	0 6 4 is_stmt 0
	v_xor_b32_e32 v1, v1, v0
	.loc	0 7 4 is_stmt 1
	v_mul_lo_u32 v1, 0x9e3779b1, v1
	.loc	0 8 15
	v_lshrrev_b32_e32 v2, 15, v1
	.loc	0 8 11 is_stmt 0
	v_xor_b32_e32 v2, v2, v1
	v_mov_b32_e32 v1, 0
.Ltmp7:
.LBB2_1:
	.loc	0 40 44 is_stmt 1
	v_and_b32_e32 v2, 0x7f, v2
	.loc	0 43 34
	v_lshlrev_b32_e32 v3, 2, v2
	.loc	0 45 17
	v_add_nc_u32_e32 v2, 1, v2
	.loc	0 43 14
	global_atomic_cmpswap v3, v3, v[0:1], s[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	v_cmp_eq_u32_e64 s0, v3, v0
	.loc	0 45 17
	s_or_b32 s0, vcc_lo, s0
	s_and_b32 s0, exec_lo, s0
	s_or_b32 s1, s0, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB2_1
	.loc	0 49 1
	s_endpgm
.Ltmp8:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel hash_probe
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
.Lfunc_end2:
	.size	hash_probe, .Lfunc_end2-hash_probe

	.protected	transfer_wait
	.globl	transfer_wait
	.p2align	8
	.type	transfer_wait,@function
transfer_wait:
.Lfunc_begin3:
	.loc	0 54 12 prologue_end
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0x20
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s8, s8, s0
	v_add3_u32 v0, s8, s1, v0
	s_load_dwordx4 s[0:3], s[6:7], 0x0
.Ltmp9:
	.loc	0 6 9
	v_lshrrev_b32_e32 v1, 7, v0
	.loc	0 6 4 is_stmt 0
	v_xor_b32_e32 v1, v1, v0
.Ltmp10:
	.loc	0 54 66 is_stmt 1
	v_and_b32_e32 v0, 7, v0
.Ltmp11:
	.loc	0 7 4
	v_mul_lo_u32 v1, 0x9e3779b1, v1
	.loc	0 8 15
	v_lshrrev_b32_e32 v2, 15, v1
	.loc	0 8 11 is_stmt 0
	v_xor_b32_e32 v1, v2, v1
	v_mov_b32_e32 v2, 1
.Ltmp12:
	.loc	0 54 60 is_stmt 1
	v_add3_u32 v0, v0, v1, 1
	.loc	0 54 42 is_stmt 0
	v_and_b32_e32 v7, 15, v1
	.loc	0 54 73
	v_and_b32_e32 v6, 15, v0
	.loc	0 55 12 is_stmt 1
	v_min_u32_e32 v0, v6, v7
	v_lshlrev_b32_e32 v0, 2, v0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, s4, s0, v0
	v_add_co_ci_u32_e64 v1, null, s1, 0, s4
	s_mov_b32 s4, 0
.LBB3_1:
	.loc	0 57 9
	global_atomic_cmpswap v4, v[0:1], v[2:3], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	.loc	0 57 2 is_stmt 0
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB3_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 55 28 is_stmt 1
	v_max_u32_e32 v2, v7, v6
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v5, 0
	v_lshlrev_b32_e32 v2, 2, v2
	v_add_co_u32 v2, s0, s0, v2
	v_add_co_ci_u32_e64 v3, null, s1, 0, s0
	s_mov_b32 s0, 0
.LBB3_3:
	.loc	0 59 9
	global_atomic_cmpswap v8, v[2:3], v[4:5], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v8
	.loc	0 59 2 is_stmt 0
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB3_3
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 61 2 is_stmt 1
	v_lshlrev_b32_e32 v4, 2, v7
	.loc	0 62 2
	v_lshlrev_b32_e32 v6, 2, v6
	.loc	0 61 10
	global_load_dword v5, v4, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v5, -5, v5
	global_store_dword v4, v5, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 62 10
	global_load_dword v4, v6, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, 0
	v_add_nc_u32_e32 v4, 5, v4
	global_store_dword v6, v4, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 63 2
	s_clause 0x1
	global_atomic_swap v[2:3], v5, off
	global_atomic_swap v[0:1], v5, off
	.loc	0 65 1
	s_endpgm
.Ltmp13:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel transfer_wait
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
.Lfunc_end3:
	.size	transfer_wait, .Lfunc_end3-transfer_wait

	.protected	transfer_try_both
	.globl	transfer_try_both
	.p2align	8
	.type	transfer_try_both,@function
transfer_try_both:
.Lfunc_begin4:
	.loc	0 69 12 prologue_end
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0x20
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s8, s8, s0
	v_add3_u32 v0, s8, s1, v0
	s_load_dwordx4 s[0:3], s[6:7], 0x0
.Ltmp14:
	.loc	0 6 9
	v_lshrrev_b32_e32 v1, 7, v0
	.loc	0 6 4 is_stmt 0
	v_xor_b32_e32 v1, v1, v0
.Ltmp15:
	.loc	0 69 66 is_stmt 1
	v_and_b32_e32 v0, 7, v0
.Ltmp16:
	.loc	0 7 4
	v_mul_lo_u32 v1, 0x9e3779b1, v1
	.loc	0 8 15
	v_lshrrev_b32_e32 v2, 15, v1
	.loc	0 8 11 is_stmt 0
	v_xor_b32_e32 v1, v2, v1
.Ltmp17:
	.loc	0 69 60 is_stmt 1
	v_add3_u32 v0, v0, v1, 1
	.loc	0 69 42 is_stmt 0
	v_and_b32_e32 v2, 15, v1
	v_mov_b32_e32 v1, 0
	.loc	0 69 73
	v_and_b32_e32 v0, 15, v0
	v_lshlrev_b32_e32 v4, 2, v2
	.loc	0 70 12 is_stmt 1
	v_min_u32_e32 v3, v0, v2
	.loc	0 70 28 is_stmt 0
	v_max_u32_e32 v5, v2, v0
	v_lshlrev_b32_e32 v0, 2, v0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, s4, s2, v4
	v_lshlrev_b32_e32 v6, 2, v3
	v_lshlrev_b32_e32 v7, 2, v5
	v_add_co_ci_u32_e64 v3, null, s3, 0, s4
	v_add_co_u32 v4, s4, s0, v6
	v_add_co_u32 v6, s0, s0, v7
	v_add_co_ci_u32_e64 v7, null, s1, 0, s0
	v_add_co_u32 v8, s0, s2, v0
	v_add_co_ci_u32_e64 v5, null, s1, 0, s4
	v_add_co_ci_u32_e64 v9, null, s3, 0, s0
	s_mov_b32 s0, 0
	s_inst_prefetch 0x1
	s_branch .LBB4_3
	.p2align	6
.LBB4_1:
	.loc	0 0 28
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 80 4 is_stmt 1
	global_atomic_swap v[4:5], v1, off
.LBB4_2:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 72 2 is_stmt 1
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execz .LBB4_6
.LBB4_3:
	.loc	0 73 7
	v_mov_b32_e32 v0, 1
	s_mov_b32 s1, exec_lo
	global_atomic_cmpswap v10, v[4:5], v[0:1], off glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v10
	s_cbranch_execz .LBB4_2
	.loc	0 74 8
	v_mov_b32_e32 v0, 1
	s_mov_b32 s2, exec_lo
	global_atomic_cmpswap v10, v[6:7], v[0:1], off glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v10
	s_cbranch_execz .LBB4_1
	.loc	0 75 13
	global_load_dword v0, v[2:3], off glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v0, -5, v0
	global_store_dword v[2:3], v0, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 76 13
	global_load_dword v0, v[8:9], off glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v0, 5, v0
	global_store_dword v[8:9], v0, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 77 12
	global_load_dword v0, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 78 5
	global_atomic_swap v[6:7], v1, off
	.loc	0 77 21
	v_cmp_eq_u32_e32 vcc_lo, 7, v0
	v_cndmask_b32_e64 v0, 0, 1, vcc_lo
	s_branch .LBB4_1
.LBB4_6:
	.loc	0 0 21 is_stmt 0
	s_inst_prefetch 0x2
	.loc	0 83 1 is_stmt 1
	s_endpgm
.Ltmp18:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel transfer_try_both
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
		.amdhsa_next_free_vgpr 11
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
.Lfunc_end4:
	.size	transfer_try_both, .Lfunc_end4-transfer_try_both

	.protected	tree_insert_wait
	.globl	tree_insert_wait
	.p2align	8
	.type	tree_insert_wait,@function
tree_insert_wait:
.Lfunc_begin5:
	.loc	0 88 12 prologue_end
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0x20
	v_mov_b32_e32 v3, 0
	s_mov_b32 s4, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s8, s8, s0
	v_add3_u32 v0, s8, s1, v0
	s_load_dwordx4 s[0:3], s[6:7], 0x0
.Ltmp19:
	.loc	0 6 9
	v_lshrrev_b32_e32 v1, 7, v0
	.loc	0 6 4 is_stmt 0
	v_xor_b32_e32 v0, v1, v0
	v_mov_b32_e32 v1, 0
	.loc	0 7 4 is_stmt 1
	v_mul_lo_u32 v0, 0x9e3779b1, v0
	v_mov_b32_e32 v9, v1
	.loc	0 8 15
	v_lshrrev_b32_e32 v2, 15, v0
	.loc	0 8 11 is_stmt 0
	v_xor_b32_e32 v2, v2, v0
	v_mov_b32_e32 v0, 1
.Ltmp20:
	.loc	0 88 44 is_stmt 1
	v_or_b32_e32 v8, 1, v2
	v_mov_b32_e32 v2, v1
	s_branch .LBB5_3
.LBB5_1:
	.loc	0 0 44 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s9
	s_andn2_b32 s6, s6, exec_lo
	s_orn2_b32 s8, s8, exec_lo
.LBB5_2:
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 94 7 is_stmt 1
	s_and_b32 s7, exec_lo, s8
	s_or_b32 s4, s7, s4
	s_andn2_b32 s5, s5, exec_lo
	s_and_b32 s7, s6, exec_lo
	s_or_b32 s5, s5, s7
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB5_14
.LBB5_3:
	.loc	0 92 19
	s_mov_b32 s7, exec_lo
	.loc	0 92 13 is_stmt 0
	v_cmpx_gt_u32_e32 0x1ff, v2
	.loc	0 92 19
	s_cbranch_execz .LBB5_9
	.loc	0 0 19
	s_mov_b32 s8, 0
	s_inst_prefetch 0x1
	s_branch .LBB5_6
	.p2align	6
.LBB5_5:
	s_or_b32 exec_lo, exec_lo, s10
	.loc	0 92 3
	s_and_b32 s10, exec_lo, s9
	s_or_b32 s8, s10, s8
	s_andn2_b32 exec_lo, exec_lo, s8
	s_cbranch_execz .LBB5_8
.LBB5_6:
	.loc	0 92 22
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	s_or_b32 s9, s9, exec_lo
	.loc	0 92 3
	s_mov_b32 s10, exec_lo
	.loc	0 92 22
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v4, vcc_lo, s2, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s3, v5, vcc_lo
	global_load_dword v4, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 92 31
	v_cmpx_ne_u32_e32 0, v4
	.loc	0 92 3
	s_cbranch_execz .LBB5_5
	.loc	0 93 11 is_stmt 1
	v_lshlrev_b32_e32 v2, 1, v2
	.loc	0 93 27 is_stmt 0
	v_lshrrev_b32_e32 v4, v9, v8
	.loc	0 93 34
	v_add_nc_u32_e32 v9, 1, v9
	s_andn2_b32 s9, s9, exec_lo
	.loc	0 93 20
	v_and_or_b32 v2, v4, 1, v2
	v_add_nc_u32_e32 v2, 1, v2
	.loc	0 92 13 is_stmt 1
	v_cmp_lt_u32_e32 vcc_lo, 0x1fe, v2
	s_and_b32 s11, vcc_lo, exec_lo
	s_or_b32 s9, s9, s11
	s_branch .LBB5_5
.LBB5_8:
	.loc	0 0 13 is_stmt 0
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s8
.LBB5_9:
	s_or_b32 exec_lo, exec_lo, s7
	s_mov_b32 s8, -1
	s_or_b32 s6, s6, exec_lo
	.loc	0 94 7 is_stmt 1
	s_mov_b32 s7, exec_lo
	.loc	0 94 10 is_stmt 0
	v_cmpx_gt_u32_e32 0x1ff, v2
	.loc	0 94 7
	s_cbranch_execz .LBB5_2
	.loc	0 0 7
	v_lshlrev_b64 v[6:7], 2, v[2:3]
	s_mov_b32 s8, 0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v4, vcc_lo, s0, v6
	v_add_co_ci_u32_e32 v5, vcc_lo, s1, v7, vcc_lo
.LBB5_11:
	.loc	0 96 10 is_stmt 1
	global_atomic_cmpswap v10, v[4:5], v[0:1], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v10
	.loc	0 96 3 is_stmt 0
	s_or_b32 s8, vcc_lo, s8
	s_andn2_b32 exec_lo, exec_lo, s8
	s_cbranch_execnz .LBB5_11
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 98 7 is_stmt 1
	v_add_co_u32 v6, vcc_lo, s2, v6
	v_add_co_ci_u32_e32 v7, vcc_lo, s3, v7, vcc_lo
	s_mov_b32 s8, -1
	s_mov_b32 s9, exec_lo
	global_load_dword v10, v[6:7], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 98 16 is_stmt 0
	v_cmpx_ne_u32_e32 0, v10
	.loc	0 98 7
	s_cbranch_execz .LBB5_1
	.loc	0 102 3 is_stmt 1
	global_atomic_swap v[4:5], v3, off
	s_xor_b32 s8, exec_lo, -1
	s_branch .LBB5_1
.LBB5_14:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	s_waitcnt lgkmcnt(0)
	s_xor_b32 s0, s5, -1
	s_and_saveexec_b32 s1, s0
	s_xor_b32 s1, exec_lo, s1
	s_cbranch_execz .LBB5_16
	v_mov_b32_e32 v0, 0
	.loc	0 99 13 is_stmt 1
	global_store_dword v[6:7], v8, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 102 3
	global_atomic_swap v[4:5], v0, off
.LBB5_16:
	.loc	0 104 1
	s_endpgm
.Ltmp21:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tree_insert_wait
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
		.amdhsa_next_free_vgpr 11
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
.Lfunc_end5:
	.size	tree_insert_wait, .Lfunc_end5-tree_insert_wait

	.protected	tree_insert_swap
	.globl	tree_insert_swap
	.p2align	8
	.type	tree_insert_swap,@function
tree_insert_swap:
.Lfunc_begin6:
	.loc	0 108 12 prologue_end
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0x20
	s_mov_b32 s2, 0
	s_mov_b32 s4, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s8, s8, s0
	v_add3_u32 v0, s8, s1, v0
	s_load_dwordx2 s[0:1], s[6:7], 0x8
.Ltmp22:
	.loc	0 6 9
	v_lshrrev_b32_e32 v1, 7, v0
	.loc	0 6 4 is_stmt 0
	v_xor_b32_e32 v0, v1, v0
	v_mov_b32_e32 v1, 0
	.loc	0 7 4 is_stmt 1
	v_mul_lo_u32 v0, 0x9e3779b1, v0
	v_mov_b32_e32 v3, v1
	.loc	0 8 15
	v_lshrrev_b32_e32 v2, 15, v0
	.loc	0 8 11 is_stmt 0
	v_xor_b32_e32 v0, v2, v0
.Ltmp23:
	.loc	0 108 44 is_stmt 1
	v_or_b32_e32 v2, 1, v0
	v_mov_b32_e32 v0, v1
	s_inst_prefetch 0x1
	s_branch .LBB6_2
	.p2align	6
.LBB6_1:
	.loc	0 0 44 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 110 2 is_stmt 1
	s_and_b32 s5, exec_lo, s3
	s_or_b32 s2, s5, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB6_4
.LBB6_2:
	.loc	0 110 41 is_stmt 0
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	s_or_b32 s3, s3, exec_lo
	.loc	0 110 2
	s_mov_b32 s5, exec_lo
	.loc	0 110 41
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v4, vcc_lo, s0, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s1, v5, vcc_lo
	.loc	0 110 21
	global_atomic_cmpswap v4, v[4:5], v[2:3], off glc
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v4
	.loc	0 110 2
	s_cbranch_execz .LBB6_1
	.loc	0 111 10 is_stmt 1
	v_lshlrev_b32_e32 v0, 1, v0
	.loc	0 111 26 is_stmt 0
	v_lshrrev_b32_e32 v4, s4, v2
	s_andn2_b32 s3, s3, exec_lo
	.loc	0 111 33
	s_add_i32 s4, s4, 1
	.loc	0 111 19
	v_and_or_b32 v0, v4, 1, v0
	v_add_nc_u32_e32 v0, 1, v0
	.loc	0 110 12 is_stmt 1
	v_cmp_lt_u32_e32 vcc_lo, 0x1fe, v0
	s_and_b32 s6, vcc_lo, exec_lo
	s_or_b32 s3, s3, s6
	s_branch .LBB6_1
.LBB6_4:
	.loc	0 0 12 is_stmt 0
	s_inst_prefetch 0x2
	.loc	0 112 1 is_stmt 1
	s_endpgm
.Ltmp24:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tree_insert_swap
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
.Lfunc_end6:
	.size	tree_insert_swap, .Lfunc_end6-tree_insert_swap

	.protected	list_push
	.globl	list_push
	.p2align	8
	.type	list_push,@function
list_push:
.Lfunc_begin7:
	.loc	0 117 12 prologue_end
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	v_mov_b32_e32 v1, 0
	s_clause 0x1
	s_load_dwordx2 s[2:3], s[6:7], 0x10
	s_load_dword s6, s[6:7], 0x20
	s_load_dword s4, s[4:5], 0x4
	.loc	0 117 37 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v1, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 117 12
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s8, s8, s4
	v_add3_u32 v0, s6, s8, v0
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	v_add_nc_u32_e32 v2, 1, v0
	v_add_co_u32 v4, vcc_lo, s2, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s3, v5, vcc_lo
	s_mov_b32 s2, 0
.LBB7_1:
	.loc	0 120 11 is_stmt 1
	global_store_dword v[4:5], v3, off
	.loc	0 121 10
	global_atomic_cmpswap v0, v1, v[2:3], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v0, v3
	v_mov_b32_e32 v3, v0
	.loc	0 122 7
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB7_1
	.loc	0 126 1
	s_endpgm
.Ltmp25:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel list_push
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
.Lfunc_end7:
	.size	list_push, .Lfunc_end7-list_push

	.protected	float_add
	.globl	float_add
	.p2align	8
	.type	float_add,@function
float_add:
.Lfunc_begin8:
	.loc	0 131 12 prologue_end
	s_load_dwordx2 s[0:1], s[6:7], 0x8
	v_mov_b32_e32 v2, 0
	s_load_dword s2, s[6:7], 0x20
	s_load_dword s3, s[4:5], 0x4
	.loc	0 131 36 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v2, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 131 12
	s_and_b32 s3, s3, 0xffff
	s_mul_i32 s8, s8, s3
	v_add3_u32 v0, s8, s2, v0
	s_mov_b32 s2, 0
	v_cvt_f32_u32_e32 v3, v0
.LBB8_1:
	.loc	0 135 35 is_stmt 1
	v_add_f32_e32 v0, v3, v1
	.loc	0 135 9 is_stmt 0
	global_atomic_cmpswap v0, v2, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v0, v1
	v_mov_b32_e32 v1, v0
	.loc	0 136 2 is_stmt 1
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB8_1
	.loc	0 137 1
	s_endpgm
.Ltmp26:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel float_add
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
.Lfunc_end8:
	.size	float_add, .Lfunc_end8-float_add

	.protected	float_max
	.globl	float_max
	.p2align	8
	.type	float_max,@function
float_max:
.Lfunc_begin9:
	.loc	0 141 12 prologue_end
	s_load_dwordx2 s[0:1], s[6:7], 0x8
	v_mov_b32_e32 v2, 0
	s_load_dword s2, s[6:7], 0x20
	s_load_dword s3, s[4:5], 0x4
	.loc	0 141 36 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v2, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 141 12
	s_and_b32 s3, s3, 0xffff
	s_mul_i32 s8, s8, s3
	v_add3_u32 v0, s8, s2, v0
	s_mov_b32 s2, 0
.Ltmp27:
	.loc	0 6 9 is_stmt 1
	v_lshrrev_b32_e32 v3, 7, v0
	.loc	0 6 4 is_stmt 0
	v_xor_b32_e32 v0, v3, v0
	.loc	0 7 4 is_stmt 1
	v_mul_lo_u32 v0, 0x9e3779b1, v0
	.loc	0 8 15
	v_lshrrev_b32_e32 v3, 15, v0
	.loc	0 8 11 is_stmt 0
	v_xor_b32_e32 v0, v3, v0
.Ltmp28:
	.loc	0 142 31 is_stmt 1
	v_and_b32_e32 v0, 0x3ff, v0
	.loc	0 142 15 is_stmt 0
	v_cvt_f32_u32_e32 v0, v0
	s_branch .LBB9_2
	.p2align	6
.LBB9_1:
	.loc	0 0 15
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 146 7 is_stmt 1
	s_and_b32 s4, exec_lo, s3
	s_or_b32 s2, s4, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB9_4
.LBB9_2:
	.loc	0 0 7 is_stmt 0
	s_or_b32 s3, s3, exec_lo
	.loc	0 146 7
	s_mov_b32 s4, exec_lo
	.loc	0 146 21
	v_cmpx_nge_f32_e32 v1, v0
	.loc	0 146 7
	s_cbranch_execz .LBB9_1
	.loc	0 148 9 is_stmt 1
	global_atomic_cmpswap v3, v2, v[0:1], s[0:1] glc
	s_andn2_b32 s3, s3, exec_lo
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v3, v1
	v_mov_b32_e32 v1, v3
	s_and_b32 s5, vcc_lo, exec_lo
	s_or_b32 s3, s3, s5
	s_branch .LBB9_1
.LBB9_4:
	.loc	0 150 1
	s_endpgm
.Ltmp29:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel float_max
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
.Lfunc_end9:
	.size	float_max, .Lfunc_end9-float_max

	.protected	float_add_fetch
	.globl	float_add_fetch
	.p2align	8
	.type	float_add_fetch,@function
float_add_fetch:
.Lfunc_begin10:
	.loc	0 155 12 prologue_end
	s_load_dwordx4 s[0:3], s[6:7], 0x8
	v_mov_b32_e32 v2, 0
	s_load_dwordx2 s[6:7], s[6:7], 0x20
	s_load_dword s4, s[4:5], 0x4
	s_mov_b32 s5, 0
	.loc	0 155 36 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v2, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
.LBB10_1:
	.loc	0 0 0
	v_mov_b32_e32 v4, v1
	.loc	0 159 35 is_stmt 1
	v_add_f32_e32 v3, 1.0, v4
	.loc	0 159 9 is_stmt 0
	global_atomic_cmpswap v1, v2, v[3:4], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v1, v4
	.loc	0 160 2 is_stmt 1
	s_or_b32 s5, vcc_lo, s5
	s_andn2_b32 exec_lo, exec_lo, s5
	s_cbranch_execnz .LBB10_1
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 155 12 is_stmt 1
	s_and_b32 s0, 0xffff, s4
	.loc	0 161 2
	v_mov_b32_e32 v3, 0
	.loc	0 155 12
	s_mul_i32 s8, s8, s0
	.loc	0 161 16
	v_cmp_gt_u32_e32 vcc_lo, 0x7f800000, v1
	.loc	0 161 2 is_stmt 0
	v_add3_u32 v2, s8, s6, v0
	.loc	0 161 16
	v_cndmask_b32_e64 v4, 0, 1, vcc_lo
	.loc	0 161 2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_co_u32 v0, vcc_lo, s2, v2
	v_add_co_ci_u32_e32 v1, vcc_lo, s3, v3, vcc_lo
	.loc	0 161 10
	global_store_dword v[0:1], v4, off
	.loc	0 162 1 is_stmt 1
	s_endpgm
.Ltmp30:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel float_add_fetch
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
.Lfunc_end10:
	.size	float_add_fetch, .Lfunc_end10-float_add_fetch

	.protected	float_add_exchange
	.globl	float_add_exchange
	.p2align	8
	.type	float_add_exchange,@function
float_add_exchange:
.Lfunc_begin11:
	.loc	0 169 2 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x8
	v_mov_b32_e32 v1, 1.0
	v_mov_b32_e32 v0, 0
	s_mov_b32 s2, 0
.LBB11_1:
	.loc	0 170 22
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v2, v0, v0, s[0:1] glc
	.loc	0 170 20 is_stmt 0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v1, v1, v2
	.loc	0 172 10 is_stmt 1
	global_atomic_swap v1, v0, v1, s[0:1] glc
	.loc	0 169 14
	s_waitcnt vmcnt(0)
	v_cmp_eq_f32_e32 vcc_lo, 0, v1
	.loc	0 169 2 is_stmt 0
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB11_1
	.loc	0 174 1 is_stmt 1
	s_endpgm
.Ltmp31:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel float_add_exchange
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
.Lfunc_end11:
	.size	float_add_exchange, .Lfunc_end11-float_add_exchange

	.protected	histogram_tagged
	.globl	histogram_tagged
	.p2align	8
	.type	histogram_tagged,@function
histogram_tagged:
.Lfunc_begin12:
	.loc	0 180 12 prologue_end
	v_mov_b32_e32 v2, 0
	.loc	0 182 9
	v_cmp_gt_u32_e32 vcc_lo, 16, v0
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 182 6 is_stmt 0
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB12_2
	.loc	0 183 11 is_stmt 1
	ds_write_b32 v1, v2
.LBB12_2:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
.Ltmp32:
	.loc	0 6 9 is_stmt 1
	v_lshrrev_b32_e32 v2, 7, v0
	s_mov_b32 s1, 0
.Ltmp33:
	.loc	0 184 2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
.Ltmp34:
	.loc	0 6 4
	v_xor_b32_e32 v2, v2, v0
.Ltmp35:
	.loc	0 180 38
	v_lshlrev_b32_e32 v0, 26, v0
.Ltmp36:
	.loc	0 7 4
	v_mul_lo_u32 v2, 0x9e3779b1, v2
	.loc	0 8 15
	v_lshrrev_b32_e32 v3, 15, v2
	.loc	0 8 11 is_stmt 0
	v_xor_b32_e32 v2, v3, v2
.Ltmp37:
	.loc	0 185 14 is_stmt 1
	v_and_b32_e32 v2, 15, v2
	v_lshlrev_b32_e32 v2, 2, v2
.LBB12_3:
	.loc	0 187 12
	ds_read_b32 v3, v2
	.loc	0 187 19 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v3, 0x3ffffff, v3
	.loc	0 187 34
	v_add_nc_u32_e32 v3, 1, v3
	.loc	0 188 9 is_stmt 1
	v_or_b32_e32 v3, v3, v0
	.loc	0 189 10
	ds_write_b32 v2, v3
	.loc	0 190 11
	ds_read_b32 v4, v2
	.loc	0 190 18 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e64 s0, v4, v3
	.loc	0 190 2
	s_or_b32 s1, s0, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB12_3
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 191 2 is_stmt 1
	s_barrier
	buffer_gl0_inv
	.loc	0 192 6
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB12_6
	.loc	0 193 13
	ds_read_b32 v0, v1
	.loc	0 180 12
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 193 21
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v0, 0x3ffffff, v0
	.loc	0 193 11 is_stmt 0
	global_store_dword v1, v0, s[0:1]
.LBB12_6:
	.loc	0 194 1 is_stmt 1
	s_endpgm
.Ltmp38:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel histogram_tagged
		.amdhsa_group_segment_fixed_size 64
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
.Lfunc_end12:
	.size	histogram_tagged, .Lfunc_end12-histogram_tagged

	.protected	bucket_place
	.globl	bucket_place
	.p2align	8
	.type	bucket_place,@function
bucket_place:
.Lfunc_begin13:
	.loc	0 203 9 prologue_end
	v_cmp_gt_u32_e32 vcc_lo, 8, v0
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 203 6 is_stmt 0
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB13_2
	.loc	0 0 6
	v_mov_b32_e32 v2, 0
	.loc	0 204 13 is_stmt 1
	ds_write_b32 v1, v2
.LBB13_2:
	.loc	0 0 13 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
.Ltmp39:
	.loc	0 6 9 is_stmt 1
	v_lshrrev_b32_e32 v2, 7, v0
	s_mov_b32 s1, 0
.Ltmp40:
	.loc	0 205 2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
.Ltmp41:
	.loc	0 6 4
	v_xor_b32_e32 v2, v2, v0
	.loc	0 7 4
	v_mul_lo_u32 v2, 0x9e3779b1, v2
	.loc	0 8 15
	v_lshrrev_b32_e32 v3, 15, v2
	.loc	0 8 11 is_stmt 0
	v_xor_b32_e32 v2, v3, v2
.Ltmp42:
	.loc	0 201 41 is_stmt 1
	v_and_b32_e32 v2, 7, v2
	v_lshlrev_b32_e32 v2, 2, v2
	v_or_b32_e32 v3, 32, v2
	s_inst_prefetch 0x1
	s_branch .LBB13_4
	.p2align	6
.LBB13_3:
	.loc	0 0 41 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 206 2 is_stmt 1
	v_cmp_eq_u32_e64 s0, 0, v4
	s_or_b32 s1, s0, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execz .LBB13_6
.LBB13_4:
	.loc	0 207 13
	ds_write_b32 v3, v0
	.loc	0 208 7
	ds_read_b32 v4, v3
	.loc	0 208 17 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e64 s0, v4, v0
	.loc	0 0 0
	v_mov_b32_e32 v4, 1
	.loc	0 208 7
	s_and_saveexec_b32 s2, s0
	s_cbranch_execz .LBB13_3
	.loc	0 209 14 is_stmt 1
	ds_read_b32 v4, v2
	.loc	0 212 14
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u32_e64 s0, 0x3e8, v4
	.loc	0 211 18
	v_add_nc_u32_e32 v5, 1, v4
	.loc	0 212 14
	v_cndmask_b32_e64 v4, 0, 1, s0
	.loc	0 211 13
	ds_write_b32 v2, v5
	s_branch .LBB13_3
.LBB13_6:
	.loc	0 0 13 is_stmt 0
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 215 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 216 6
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB13_8
	.loc	0 201 12
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 217 13
	ds_read_b32 v0, v1
	.loc	0 217 11 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v0, s[0:1]
.LBB13_8:
	.loc	0 218 1 is_stmt 1
	s_endpgm
.Ltmp43:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel bucket_place
		.amdhsa_group_segment_fixed_size 64
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
.Lfunc_end13:
	.size	bucket_place, .Lfunc_end13-bucket_place

	.protected	union_hook
	.globl	union_hook
	.p2align	8
	.type	union_hook,@function
union_hook:
.Lfunc_begin14:
	.loc	0 223 12 prologue_end
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s2, s[6:7], 0x20
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s8, s8, s0
	s_load_dwordx2 s[0:1], s[6:7], 0x8
	v_add3_u32 v0, s8, s2, v0
	s_mov_b32 s2, 0
	.loc	0 223 55 is_stmt 0
	v_mad_u64_u32 v[1:2], null, v0, 7, 3
	.loc	0 223 37
	v_add_nc_u32_e32 v0, 64, v0
	.loc	0 223 65
	v_and_or_b32 v2, v1, 63, 64
	v_mov_b32_e32 v1, 0
	s_branch .LBB14_2
.LBB14_1:
	.loc	0 0 65
	s_or_b32 exec_lo, exec_lo, s3
	v_mov_b32_e32 v0, v5
	.loc	0 230 7 is_stmt 1
	s_and_b32 s3, exec_lo, s4
	s_or_b32 s2, s3, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB14_12
.LBB14_2:
	.loc	0 226 10
	v_lshlrev_b64 v[3:4], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v3, vcc_lo, s0, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s1, v4, vcc_lo
	global_load_dword v5, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 226 18 is_stmt 0
	v_cmp_ne_u32_e32 vcc_lo, v5, v0
	v_mov_b32_e32 v5, v0
	.loc	0 226 3
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB14_6
	.loc	0 0 3
	s_mov_b32 s4, 0
.LBB14_4:
	.loc	0 227 8 is_stmt 1
	global_load_dword v0, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 226 10
	v_lshlrev_b64 v[3:4], 2, v[0:1]
	v_add_co_u32 v3, vcc_lo, s0, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s1, v4, vcc_lo
	global_load_dword v5, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 226 18 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, v5, v0
	.loc	0 226 3
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB14_4
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s4
	v_mov_b32_e32 v5, v0
.LBB14_6:
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 228 10 is_stmt 1
	v_mov_b32_e32 v3, v1
	.loc	0 228 3 is_stmt 0
	s_mov_b32 s3, exec_lo
	.loc	0 228 10
	v_lshlrev_b64 v[3:4], 2, v[2:3]
	v_add_co_u32 v3, vcc_lo, s0, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s1, v4, vcc_lo
	global_load_dword v0, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 228 18
	v_cmpx_ne_u32_e64 v0, v2
	.loc	0 228 3
	s_cbranch_execz .LBB14_10
	.loc	0 0 3
	s_mov_b32 s4, 0
.LBB14_8:
	.loc	0 229 8 is_stmt 1
	global_load_dword v0, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 228 10
	v_lshlrev_b64 v[3:4], 2, v[0:1]
	v_add_co_u32 v3, vcc_lo, s0, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s1, v4, vcc_lo
	global_load_dword v2, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 228 18 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, v2, v0
	.loc	0 228 3
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB14_8
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s4
	v_mov_b32_e32 v2, v0
.LBB14_10:
	s_or_b32 exec_lo, exec_lo, s3
	s_mov_b32 s4, -1
	.loc	0 230 7 is_stmt 1
	s_mov_b32 s3, exec_lo
	.loc	0 230 9 is_stmt 0
	v_cmpx_ne_u32_e64 v5, v2
	.loc	0 230 7
	s_cbranch_execz .LBB14_1
	.loc	0 232 29 is_stmt 1
	v_max_u32_e32 v0, v5, v2
	.loc	0 232 51 is_stmt 0
	v_min_u32_e32 v6, v2, v5
	.loc	0 232 27
	v_lshlrev_b64 v[3:4], 2, v[0:1]
	.loc	0 232 7
	v_mov_b32_e32 v7, v0
	.loc	0 232 27
	v_add_co_u32 v3, vcc_lo, s0, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s1, v4, vcc_lo
	.loc	0 232 7
	global_atomic_cmpswap v3, v[3:4], v[6:7], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v3, v0
	s_orn2_b32 s4, vcc_lo, exec_lo
	s_branch .LBB14_1
.LBB14_12:
	.loc	0 235 1 is_stmt 1
	s_endpgm
.Ltmp44:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel union_hook
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
.Lfunc_end14:
	.size	union_hook, .Lfunc_end14-union_hook

	.protected	float_add_read
	.globl	float_add_read
	.p2align	8
	.type	float_add_read,@function
float_add_read:
.Lfunc_begin15:
	.loc	0 240 12 prologue_end
	s_load_dword s0, s[4:5], 0x4
	s_load_dwordx2 s[4:5], s[6:7], 0x20
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	v_mad_u64_u32 v[0:1], null, s8, s0, v[0:1]
	s_load_dwordx4 s[0:3], s[6:7], 0x8
	v_add_co_u32 v0, null, s4, v0
	v_and_b32_e32 v1, 3, v0
	v_lshlrev_b32_e32 v1, 2, v1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s0, s0, v1
	v_add_co_ci_u32_e64 v2, null, s1, 0, s0
	s_mov_b32 s0, 0
.LBB15_1:
	.loc	0 243 9
	global_load_dword v4, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 244 49
	v_add_f32_e32 v3, 2.0, v4
	.loc	0 244 11 is_stmt 0
	global_atomic_cmpswap v3, v[1:2], v[3:4], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v3, v4
	.loc	0 244 2
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB15_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 245 2 is_stmt 1
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[1:2], 2, v[0:1]
	v_add_co_u32 v1, vcc_lo, s2, v1
	v_add_co_ci_u32_e32 v2, vcc_lo, s3, v2, vcc_lo
	.loc	0 245 10 is_stmt 0
	global_store_dword v[1:2], v0, off
	.loc	0 246 1 is_stmt 1
	s_endpgm
.Ltmp45:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel float_add_read
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
.Lfunc_end15:
	.size	float_add_read, .Lfunc_end15-float_add_read

	.protected	max_by_read
	.globl	max_by_read
	.p2align	8
	.type	max_by_read,@function
max_by_read:
.Lfunc_begin16:
	.loc	0 250 12 prologue_end
	s_load_dword s2, s[4:5], 0x4
	s_load_dwordx2 s[0:1], s[6:7], 0x20
	s_waitcnt lgkmcnt(0)
	s_and_b32 s1, s2, 0xffff
	s_mov_b32 s2, 0
	v_mad_u64_u32 v[0:1], null, s8, s1, v[0:1]
	v_add_co_u32 v0, null, s0, v0
	s_load_dwordx2 s[0:1], s[6:7], 0x0
.Ltmp46:
	.loc	0 6 9
	v_lshrrev_b32_e32 v1, 7, v0
	.loc	0 6 4 is_stmt 0
	v_xor_b32_e32 v1, v1, v0
	.loc	0 7 4 is_stmt 1
	v_mul_lo_u32 v2, 0x9e3779b1, v1
.Ltmp47:
	.loc	0 250 12
	v_mov_b32_e32 v1, 0
.Ltmp48:
	.loc	0 8 15
	v_lshrrev_b32_e32 v3, 15, v2
	.loc	0 8 11 is_stmt 0
	v_xor_b32_e32 v2, v3, v2
	s_branch .LBB16_2
.Ltmp49:
	.p2align	6
.LBB16_1:
	.loc	0 0 11
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 254 22 is_stmt 1
	s_and_b32 s4, exec_lo, s3
	s_or_b32 s2, s4, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB16_4
.LBB16_2:
	.loc	0 253 9
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v1, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	s_or_b32 s3, s3, exec_lo
	.loc	0 254 22
	s_mov_b32 s4, exec_lo
	.loc	0 254 15 is_stmt 0
	v_cmpx_lt_u32_e64 v3, v2
	.loc	0 254 22
	s_cbranch_execz .LBB16_1
	.loc	0 254 25
	global_atomic_cmpswap v4, v1, v[2:3], s[0:1] glc
	s_andn2_b32 s3, s3, exec_lo
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v4, v3
	s_and_b32 s5, vcc_lo, exec_lo
	s_or_b32 s3, s3, s5
	s_branch .LBB16_1
.LBB16_4:
	.loc	0 0 25
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 250 12 is_stmt 1
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	.loc	0 255 2
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, vcc_lo, s0, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s1, v1, vcc_lo
	.loc	0 255 10 is_stmt 0
	global_store_dword v[0:1], v2, off
	.loc	0 256 1 is_stmt 1
	s_endpgm
.Ltmp50:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel max_by_read
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
.Lfunc_end16:
	.size	max_by_read, .Lfunc_end16-max_by_read

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
    .name:           hash_insert_wait
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         hash_insert_wait.kd
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
    .name:           hash_insert_inside
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         hash_insert_inside.kd
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_restrict:    true
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .actual_access:  read_only
        .address_space:  global
        .is_restrict:    true
        .is_volatile:    true
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .actual_access:  read_only
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
    .name:           hash_probe
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         hash_probe.kd
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
    .name:           transfer_wait
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         transfer_wait.kd
    .vgpr_count:     9
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
    .name:           transfer_try_both
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         transfer_try_both.kd
    .vgpr_count:     11
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
    .name:           tree_insert_wait
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         tree_insert_wait.kd
    .vgpr_count:     11
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .actual_access:  read_only
        .address_space:  global
        .is_restrict:    true
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_restrict:    true
        .is_volatile:    true
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .actual_access:  read_only
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
    .name:           tree_insert_swap
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         tree_insert_swap.kd
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
    .name:           list_push
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         list_push.kd
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
    .name:           float_add
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         float_add.kd
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
    .name:           float_max
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         float_max.kd
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
    .name:           float_add_fetch
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         float_add_fetch.kd
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
    .name:           float_add_exchange
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         float_add_exchange.kd
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
    .group_segment_fixed_size: 64
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           histogram_tagged
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         histogram_tagged.kd
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
    .group_segment_fixed_size: 64
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           bucket_place
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         bucket_place.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .actual_access:  read_only
        .address_space:  global
        .is_restrict:    true
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_restrict:    true
        .is_volatile:    true
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .actual_access:  read_only
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
    .name:           union_hook
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         union_hook.kd
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
    .name:           float_add_read
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         float_add_read.kd
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
    .name:           max_by_read
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         max_by_read.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 32
amdhsa.target:   amdgcn-amd-amdhsa--gfx1030
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata

	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.amdhsa_code_object_version 4
	.protected	claim_then_fill
	.globl	claim_then_fill
	.p2align	8
	.type	claim_then_fill,@function
claim_then_fill:
.Lfunc_begin0:
	.file	0 "." "cl/search.cl" md5 0x5d6468835172b5e7f068b22e7bdaefdd
	.loc	0 12 11 prologue_end
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	.loc	0 12 37 is_stmt 0
	v_and_b32_e32 v1, 7, v0
	v_mov_b32_e32 v4, 0
	s_mov_b32 s6, 0
	.loc	0 12 43
	v_add_nc_u32_e32 v3, 1, v1
	.loc	0 12 57
	v_mul_u32_u24_e32 v5, 11, v3
	.p2align	6
.LBB0_1:
	.loc	0 0 0
	v_and_b32_e32 v1, 63, v5
	.loc	0 15 25 is_stmt 1
	v_lshlrev_b32_e32 v2, 2, v1
	.loc	0 18 12
	v_add_nc_u32_e32 v5, 1, v1
	.loc	0 15 9
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v6, v2, v[3:4], s[2:3] glc
	.loc	0 15 25 is_stmt 0
	v_add_co_u32 v1, s1, s2, v2
	v_add_co_ci_u32_e64 v2, null, s3, 0, s1
	.loc	0 15 9
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v6
	v_cmp_eq_u32_e64 s0, v6, v3
	v_cmp_ne_u32_e64 s1, v6, v3
	.loc	0 16 17 is_stmt 1
	s_or_b32 s0, vcc_lo, s0
	s_and_b32 s0, exec_lo, s0
	s_or_b32 s6, s0, s6
	s_andn2_b32 s0, s7, exec_lo
	s_and_b32 s1, s1, exec_lo
	s_or_b32 s7, s0, s1
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB0_1
	.loc	0 0 17 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 20 6 is_stmt 1
	s_and_saveexec_b32 s0, s7
	s_xor_b32 s0, exec_lo, s0
	s_cbranch_execz .LBB0_4
	.loc	0 24 34
	v_add_nc_u32_e32 v3, 1, v0
	.loc	0 24 3 is_stmt 0
	global_atomic_swap v[1:2], v3, off offset:512
.LBB0_4:
	.loc	0 20 6 is_stmt 1
	s_andn2_saveexec_b32 s0, s0
	s_cbranch_execz .LBB0_8
	.loc	0 0 6 is_stmt 0
	s_mov_b32 s1, 0
.LBB0_6:
	.loc	0 21 10 is_stmt 1
	global_load_dword v3, v[1:2], off offset:512 glc dlc
	.loc	0 21 32 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v3
	.loc	0 21 3
	s_or_b32 s1, vcc_lo, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB0_6
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s1
.LBB0_8:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 25 11 is_stmt 1
	global_load_dword v1, v[1:2], off offset:512 glc dlc
	.loc	0 12 11
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 25 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 25 9 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	.loc	0 26 1 is_stmt 1
	s_endpgm
.Ltmp0:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel claim_then_fill
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
.Lfunc_end0:
	.size	claim_then_fill, .Lfunc_end0-claim_then_fill

	.protected	hand_over_hand
	.globl	hand_over_hand
	.p2align	8
	.type	hand_over_hand,@function
hand_over_hand:
.Lfunc_begin1:
	.loc	0 33 2 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b32 s2, 0
.LBB1_1:
	.loc	0 33 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v3, v1, v2, s[0:1] glc
	.loc	0 33 35
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	.loc	0 33 2
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB1_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s2
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b32 s2, 0
.LBB1_3:
	.loc	0 36 10 is_stmt 1
	global_atomic_swap v3, v1, v2, s[0:1] offset:4 glc
	.loc	0 36 41 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	.loc	0 36 3
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB1_3
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 38 3 is_stmt 1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b32 s2, 0
	global_atomic_swap v1, v1, s[0:1]
.LBB1_5:
	.loc	0 36 10
	global_atomic_swap v3, v1, v2, s[0:1] offset:8 glc
	.loc	0 36 41 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	.loc	0 36 3
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB1_5
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 38 3 is_stmt 1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b32 s2, 0
	global_atomic_swap v1, v1, s[0:1] offset:4
.LBB1_7:
	.loc	0 36 10
	global_atomic_swap v3, v1, v2, s[0:1] offset:12 glc
	.loc	0 36 41 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	.loc	0 36 3
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB1_7
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 33 2 is_stmt 1
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 38 3
	v_mov_b32_e32 v1, 0
	.loc	0 41 2
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v2, 3
	.loc	0 38 3
	global_atomic_swap v1, v1, s[0:1] offset:8
	.loc	0 41 9
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v2, s[2:3]
	.loc	0 42 2
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 43 2
	global_atomic_swap v1, v1, s[0:1] offset:12
	.loc	0 44 1
	s_endpgm
.Ltmp1:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel hand_over_hand
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
.Lfunc_end1:
	.size	hand_over_hand, .Lfunc_end1-hand_over_hand

	.protected	tree_with_locks
	.globl	tree_with_locks
	.p2align	8
	.type	tree_with_locks,@function
tree_with_locks:
.Lfunc_begin2:
	.loc	0 49 11 prologue_end
	s_clause 0x1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	v_add_nc_u32_e32 v10, 1, v0
	v_lshlrev_b32_e32 v3, 2, v0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v0, 1
	.loc	0 49 40 is_stmt 0
	v_mul_u32_u24_e32 v2, 37, v10
	v_mov_b32_e32 v4, v1
	.loc	0 49 46
	v_and_b32_e32 v11, 0x7f, v2
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, s4, s0, v3
	v_add_co_ci_u32_e64 v3, null, s1, 0, s4
	s_mov_b32 s4, 0
	s_branch .LBB2_3
.LBB2_1:
	.loc	0 0 46
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 65 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 66 3
	global_atomic_swap v[8:9], v1, off
.LBB2_2:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s5
	v_cmp_eq_u32_e32 vcc_lo, 2, v12
	v_mov_b32_e32 v4, v5
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB2_10
.LBB2_3:
	.loc	0 52 22 is_stmt 1
	v_mov_b32_e32 v5, 64
	s_mov_b32 s5, exec_lo
	v_cmpx_ne_u32_e32 0, v4
	s_cbranch_execz .LBB2_5
	.loc	0 0 22 is_stmt 0
	v_mov_b32_e32 v5, v1
	v_lshlrev_b64 v[5:6], 2, v[4:5]
	v_add_co_u32 v5, vcc_lo, s0, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, s1, v6, vcc_lo
	.loc	0 52 27
	global_load_dword v5, v[5:6], off
.LBB2_5:
	.loc	0 0 27
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 52 19
	s_waitcnt vmcnt(0)
	v_cmp_ge_u32_e32 vcc_lo, v11, v5
	.loc	0 52 60
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v12, 3
	.loc	0 54 7 is_stmt 1
	s_mov_b32 s5, exec_lo
	.loc	0 52 15
	v_cndmask_b32_e64 v5, 0, 1, vcc_lo
	.loc	0 52 60 is_stmt 0
	v_lshl_or_b32 v5, v4, 1, v5
	v_add_nc_u32_e32 v5, 0x100, v5
	v_lshlrev_b64 v[6:7], 2, v[5:6]
	v_add_co_u32 v6, vcc_lo, s2, v6
	v_add_co_ci_u32_e32 v7, vcc_lo, s3, v7, vcc_lo
	global_load_dword v5, v[6:7], off glc dlc
	.loc	0 54 7 is_stmt 1
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v5
	s_cbranch_execz .LBB2_2
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v5, v1
	s_mov_b32 s6, 0
	v_lshlrev_b64 v[8:9], 2, v[4:5]
	v_add_co_u32 v8, vcc_lo, s2, v8
	v_add_co_ci_u32_e32 v9, vcc_lo, s3, v9, vcc_lo
.LBB2_7:
	.loc	0 58 10 is_stmt 1
	global_atomic_cmpswap v5, v[8:9], v[0:1], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v5
	.loc	0 58 3 is_stmt 0
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB2_7
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 60 10 is_stmt 1
	global_load_dword v5, v[6:7], off glc dlc
	.loc	0 65 3
	v_mov_b32_e32 v12, 0
	.loc	0 61 7
	s_mov_b32 s6, exec_lo
	.loc	0 61 12 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v5
	.loc	0 61 7
	s_cbranch_execz .LBB2_1
	.loc	0 62 11 is_stmt 1
	global_store_dword v[2:3], v11, off offset:4
	.loc	0 63 4
	global_atomic_swap v[6:7], v10, off
	.loc	0 65 3
	v_mov_b32_e32 v12, 2
	v_mov_b32_e32 v5, v4
	s_branch .LBB2_1
.LBB2_10:
	.loc	0 71 1
	s_endpgm
.Ltmp2:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tree_with_locks
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
.Lfunc_end2:
	.size	tree_with_locks, .Lfunc_end2-tree_with_locks

	.protected	solve_rows
	.globl	solve_rows
	.p2align	8
	.type	solve_rows,@function
solve_rows:
.Lfunc_begin3:
	.loc	0 76 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 76 34 is_stmt 0
	v_lshlrev_b32_e32 v5, 2, v0
	.loc	0 76 11
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 78 16 is_stmt 1
	v_sub_nc_u32_e64 v1, v0, 3 clamp
	.loc	0 76 11
	v_mov_b32_e32 v2, 0
	.loc	0 76 34 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v6, v5, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 78 2 is_stmt 1
	s_mov_b32 s2, exec_lo
	.loc	0 78 37 is_stmt 0
	v_cmpx_lt_u32_e64 v1, v0
	.loc	0 78 2
	s_cbranch_execz .LBB3_6
	.loc	0 0 2
	s_mov_b32 s3, 0
	.p2align	6
.LBB3_2:
	v_lshlrev_b64 v[3:4], 2, v[1:2]
	s_mov_b32 s6, 0
	v_add_co_u32 v3, vcc_lo, s0, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s1, v4, vcc_lo
.LBB3_3:
	.loc	0 79 10 is_stmt 1
	global_load_dword v7, v[3:4], off glc dlc
	.loc	0 79 25 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v7
	.loc	0 79 3
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB3_3
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 81 10 is_stmt 1
	global_load_dword v3, v[3:4], off offset:512 glc dlc
	.loc	0 78 43
	v_add_nc_u32_e32 v1, 1, v1
	.loc	0 78 37 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, v1, v0
	.loc	0 78 2
	s_or_b32 s3, vcc_lo, s3
	.loc	0 81 7 is_stmt 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_sdwa v6, v3, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	.loc	0 78 2
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execnz .LBB3_2
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
.LBB3_6:
	s_or_b32 exec_lo, exec_lo, s2
	v_mov_b32_e32 v0, 1
	.loc	0 83 2 is_stmt 1
	global_atomic_swap v5, v6, s[0:1] offset:512
	.loc	0 84 2
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 85 2
	global_atomic_swap v5, v0, s[0:1]
	.loc	0 86 9
	global_store_dword v5, v6, s[4:5]
	.loc	0 87 1
	s_endpgm
.Ltmp3:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel solve_rows
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
.Lfunc_end3:
	.size	solve_rows, .Lfunc_end3-solve_rows

	.protected	pool_of_eight
	.globl	pool_of_eight
	.p2align	8
	.type	pool_of_eight,@function
pool_of_eight:
.Lfunc_begin4:
	.loc	0 94 2 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	s_mov_b32 s6, 0
	.p2align	6
.LBB4_1:
	.loc	0 95 15
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s7, vcc_lo
	s_cbranch_execz .LBB4_3
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
.LBB4_3:
	.loc	0 0 15 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 95 15
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v2
	.loc	0 97 12 is_stmt 1
	s_cmp_gt_u32 s7, 7
	.loc	0 97 17 is_stmt 0
	s_cbranch_scc1 .LBB4_1
	.loc	0 97 52
	s_add_i32 s8, s7, 1
	.loc	0 97 20
	v_mov_b32_e32 v3, s7
	v_mov_b32_e32 v2, s8
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[2:3], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, s7, v2
	.loc	0 97 7
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB4_1
	.loc	0 0 7
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 100 11 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 102 2
	s_mov_b32 s6, exec_lo
	v_mbcnt_lo_u32_b32 v2, s6, 0
	.loc	0 100 11
	global_load_dword v1, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 102 2
	s_mov_b32 s2, exec_lo
	.loc	0 100 19
	v_lshlrev_b32_e32 v1, 1, v1
	.loc	0 100 9 is_stmt 0
	global_store_dword v0, v1, s[4:5]
	.loc	0 101 2 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 102 2
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB4_7
	s_bcnt1_i32_b32 s2, s6
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s2
	global_atomic_sub v0, v1, s[0:1]
.LBB4_7:
	.loc	0 103 1
	s_endpgm
.Ltmp4:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel pool_of_eight
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
.Lfunc_end4:
	.size	pool_of_eight, .Lfunc_end4-pool_of_eight

	.protected	round_robin
	.globl	round_robin
	.p2align	8
	.type	round_robin,@function
round_robin:
.Lfunc_begin5:
	.loc	0 108 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	s_mov_b32 s2, 0
	s_branch .LBB5_2
.LBB5_1:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 111 11 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v2
	.loc	0 111 22 is_stmt 0
	s_and_b32 s3, s3, 63
	.loc	0 111 29
	v_cmp_eq_u32_e32 vcc_lo, s3, v0
	.loc	0 111 3
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB5_4
.LBB5_2:
	.loc	0 111 11
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB5_1
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
	s_branch .LBB5_1
.LBB5_4:
	.loc	0 0 11
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 115 3 is_stmt 1
	s_mov_b32 s6, exec_lo
	s_mov_b32 s2, 0
	v_mbcnt_lo_u32_b32 v1, s6, 0
	s_mov_b32 s3, exec_lo
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB5_6
	s_bcnt1_i32_b32 s6, s6
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s6
	s_waitcnt lgkmcnt(0)
	global_atomic_add v1, v2, s[0:1]
.LBB5_6:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	v_mov_b32_e32 v1, 0
	s_branch .LBB5_8
.LBB5_7:
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 111 11 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v2
	.loc	0 111 22 is_stmt 0
	s_and_b32 s3, s3, 63
	.loc	0 111 29
	v_cmp_eq_u32_e32 vcc_lo, s3, v0
	.loc	0 111 3
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB5_10
.LBB5_8:
	.loc	0 111 11
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB5_7
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
	s_branch .LBB5_7
.LBB5_10:
	.loc	0 0 11
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 108 11 is_stmt 1
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 115 3
	s_mov_b32 s2, exec_lo
	s_mov_b32 s3, exec_lo
	v_mbcnt_lo_u32_b32 v2, s2, 0
	.loc	0 113 10
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[4:5]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[4:5]
	.loc	0 115 3
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB5_12
	s_bcnt1_i32_b32 s2, s2
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s2
	global_atomic_add v0, v1, s[0:1]
.LBB5_12:
	.loc	0 117 1
	s_endpgm
.Ltmp5:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel round_robin
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
.Lfunc_end5:
	.size	round_robin, .Lfunc_end5-round_robin

	.protected	any_of_four
	.globl	any_of_four
	.p2align	8
	.type	any_of_four,@function
any_of_four:
.Lfunc_begin6:
	.loc	0 122 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	s_mov_b32 s4, 0
.LBB6_1:
	.loc	0 0 0 is_stmt 0
	v_and_b32_e32 v0, 3, v0
	.loc	0 124 25 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v0
	.loc	0 125 10
	v_add_nc_u32_e32 v0, 1, v0
	.loc	0 124 9
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v3, v5, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	.loc	0 124 25 is_stmt 0
	v_add_co_u32 v3, s5, s0, v5
	v_add_co_ci_u32_e64 v4, null, s1, 0, s5
	.loc	0 124 2
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB6_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 126 15 is_stmt 1
	global_load_dword v0, v5, s[2:3] offset:256 glc dlc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, 0
	v_add_nc_u32_e32 v0, 1, v0
	global_store_dword v5, v0, s[2:3] offset:256
	s_waitcnt_vscnt null, 0x0
	.loc	0 127 2
	buffer_gl0_inv
	.loc	0 128 2
	global_atomic_swap v[3:4], v1, off
	.loc	0 129 1
	s_endpgm
.Ltmp6:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel any_of_four
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
.Lfunc_end6:
	.size	any_of_four, .Lfunc_end6-any_of_four

	.protected	growing_backoff
	.globl	growing_backoff
	.p2align	8
	.type	growing_backoff,@function
growing_backoff:
.Lfunc_begin7:
	.loc	0 134 11 prologue_end
	s_clause 0x1
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_mov_b32_e32 v3, 0
	.loc	0 136 9
	v_mov_b32_e32 v2, 1
	s_mov_b32 s5, 0
	s_mov_b32 s6, 1
	.loc	0 136 2 is_stmt 0
	s_mov_b32 s4, exec_lo
	.loc	0 136 9
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v1, v3, v[2:3], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v1
	.loc	0 136 2
	s_cbranch_execnz .LBB7_2
	s_branch .LBB7_5
	.p2align	6
.LBB7_1:
	.loc	0 136 9
	global_atomic_cmpswap v1, v3, v[2:3], s[0:1] glc
	.loc	0 139 21 is_stmt 1
	s_lshl_b32 s6, s6, 1
	.loc	0 139 11 is_stmt 0
	s_min_u32 s6, s6, 64
	.loc	0 136 9 is_stmt 1
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	.loc	0 136 2 is_stmt 0
	s_or_b32 s5, vcc_lo, s5
	s_andn2_b32 exec_lo, exec_lo, s5
	s_cbranch_execz .LBB7_4
.LBB7_2:
	.loc	0 137 22 is_stmt 1
	s_cmp_eq_u32 s6, 0
	s_mov_b32 s7, s6
	.loc	0 137 3 is_stmt 0
	s_cbranch_scc1 .LBB7_1
.LBB7_3:
	.loc	0 138 14 is_stmt 1
	v_mad_u64_u32 v[0:1], null, v0, 3, 1
	.loc	0 137 22
	s_add_i32 s7, s7, -1
	s_cmp_eq_u32 s7, 0
	.loc	0 137 3 is_stmt 0
	s_cbranch_scc0 .LBB7_3
	s_branch .LBB7_1
.LBB7_4:
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s5
.LBB7_5:
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 141 9 is_stmt 1
	v_mov_b32_e32 v1, 0
	global_load_dword v2, v1, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v0, v2, v0
	global_store_dword v1, v0, s[2:3]
	.loc	0 142 2
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 143 2
	global_atomic_swap v1, v1, s[0:1]
	.loc	0 144 1
	s_endpgm
.Ltmp7:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel growing_backoff
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
.Lfunc_end7:
	.size	growing_backoff, .Lfunc_end7-growing_backoff

	.protected	second_waits
	.globl	second_waits
	.p2align	8
	.type	second_waits,@function
second_waits:
.Lfunc_begin8:
	.loc	0 149 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_lshlrev_b32_e32 v2, 2, v0
	.loc	0 151 6
	s_mov_b32 s6, exec_lo
	.loc	0 151 8 is_stmt 0
	v_cmpx_lt_u32_e32 31, v0
	.loc	0 151 6
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execnz .LBB8_3
	s_waitcnt lgkmcnt(0)
	s_andn2_saveexec_b32 s2, s6
	s_cbranch_execnz .LBB8_4
.LBB8_2:
	.loc	0 161 1 is_stmt 1
	s_endpgm
.LBB8_3:
	.loc	0 157 18
	s_waitcnt lgkmcnt(0)
	global_load_dword v0, v2, s[2:3] offset:1024 glc dlc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, 1
	global_store_dword v2, v0, s[2:3] offset:1024
	s_waitcnt_vscnt null, 0x0
	global_load_dword v0, v2, s[2:3] offset:1024 glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v0, 1, v0
	global_store_dword v2, v0, s[2:3] offset:1024
	s_waitcnt_vscnt null, 0x0
	global_load_dword v0, v2, s[2:3] offset:1024 glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v0, 2, v0
	global_store_dword v2, v0, s[2:3] offset:1024
	s_waitcnt_vscnt null, 0x0
	.loc	0 158 3
	buffer_gl0_inv
	.loc	0 159 3
	global_atomic_swap v2, v1, s[0:1]
	.loc	0 151 6
	s_andn2_saveexec_b32 s2, s6
	s_cbranch_execz .LBB8_2
.LBB8_4:
	.loc	0 0 6 is_stmt 0
	v_add_co_u32 v0, s0, s0, v2
	v_add_co_ci_u32_e64 v1, null, s1, 0, s0
	s_mov_b32 s0, 0
.LBB8_5:
	.loc	0 152 10 is_stmt 1
	global_load_dword v3, v[0:1], off offset:128 glc dlc
	.loc	0 152 30 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v3
	.loc	0 152 3
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB8_5
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s0
	v_mov_b32_e32 v0, 1
	.loc	0 154 10 is_stmt 1
	global_store_dword v2, v0, s[4:5]
	.loc	0 161 1
	s_endpgm
.Ltmp8:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel second_waits
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
.Lfunc_end8:
	.size	second_waits, .Lfunc_end8-second_waits

	.protected	case_waits
	.globl	case_waits
	.p2align	8
	.type	case_waits,@function
case_waits:
.Lfunc_begin9:
	.loc	0 166 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 168 12
	v_and_b32_e32 v1, 3, v0
	s_mov_b32 s6, exec_lo
	v_cmpx_lt_i32_e32 1, v1
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execz .LBB9_6
	.loc	0 0 12 is_stmt 0
	s_mov_b32 s7, exec_lo
	v_cmpx_lt_i32_e32 2, v1
	s_xor_b32 s7, exec_lo, s7
	s_cbranch_execz .LBB9_3
	.loc	0 177 3 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 7
	v_mov_b32_e32 v2, 1
	.loc	0 177 10 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[4:5]
	.loc	0 178 3 is_stmt 1
	global_atomic_swap v0, v2, s[0:1]
.LBB9_3:
	.loc	0 0 3 is_stmt 0
	s_andn2_saveexec_b32 s7, s7
	s_cbranch_execz .LBB9_5
	.loc	0 175 19 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 175 27 is_stmt 0
	v_add_nc_u32_e32 v1, 1, v1
	.loc	0 175 17
	global_store_dword v0, v1, s[4:5]
.LBB9_5:
	.loc	0 0 17
	s_or_b32 exec_lo, exec_lo, s7
.LBB9_6:
	s_andn2_saveexec_b32 s6, s6
	s_cbranch_execz .LBB9_13
	s_mov_b32 s6, exec_lo
	v_cmpx_ne_u32_e32 1, v1
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execz .LBB9_11
	v_lshl_or_b32 v1, v0, 2, 12
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s0, s0, v1
	v_add_co_ci_u32_e64 v2, null, s1, 0, s0
	s_mov_b32 s0, 0
.LBB9_9:
	.loc	0 170 10 is_stmt 1
	global_load_dword v3, v[1:2], off glc dlc
	.loc	0 170 30 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v3
	.loc	0 170 3
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB9_9
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 172 3 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 5
	.loc	0 172 10 is_stmt 0
	global_store_dword v0, v1, s[4:5]
.LBB9_11:
	.loc	0 0 10
	s_waitcnt lgkmcnt(0)
	s_andn2_saveexec_b32 s0, s6
	s_cbranch_execz .LBB9_13
	.loc	0 174 19 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	global_load_dword v1, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 174 17 is_stmt 0
	global_store_dword v0, v1, s[4:5]
.LBB9_13:
	.loc	0 180 1 is_stmt 1
	s_endpgm
.Ltmp9:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel case_waits
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
.Lfunc_end9:
	.size	case_waits, .Lfunc_end9-case_waits

	.protected	probe_and_count
	.globl	probe_and_count
	.p2align	8
	.type	probe_and_count,@function
probe_and_count:
.Lfunc_begin10:
	.loc	0 186 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 186 35 is_stmt 0
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 186 11
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v8, 1
	s_mov_b32 s1, 0
	.loc	0 186 35
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[10:11] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 186 43
	v_mul_lo_u32 v1, v1, 7
	.loc	0 186 48
	v_and_b32_e32 v1, 31, v1
	.loc	0 186 55
	v_add_nc_u32_e32 v1, 1, v1
	.loc	0 186 69
	v_mul_u32_u24_e32 v2, 13, v1
	.loc	0 186 75
	v_and_b32_e32 v7, 63, v2
	v_mov_b32_e32 v2, v4
	s_inst_prefetch 0x1
	s_branch .LBB10_2
	.p2align	6
.LBB10_1:
	.loc	0 0 75
	s_or_b32 exec_lo, exec_lo, s4
	s_and_b32 s0, exec_lo, s0
	s_or_b32 s1, s0, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execz .LBB10_6
.LBB10_2:
	.loc	0 189 37 is_stmt 1
	v_lshlrev_b32_e32 v3, 1, v7
	.loc	0 189 30 is_stmt 0
	v_lshlrev_b64 v[5:6], 2, v[3:4]
	v_add_co_u32 v5, vcc_lo, s8, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, s9, v6, vcc_lo
	.loc	0 189 14
	global_atomic_cmpswap v3, v[5:6], v[1:2], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	v_cmp_eq_u32_e64 s0, v3, v1
	.loc	0 191 17 is_stmt 1
	s_or_b32 s0, vcc_lo, s0
	s_xor_b32 s4, s0, -1
	s_and_saveexec_b32 s5, s4
	s_xor_b32 s4, exec_lo, s5
	.loc	0 195 12
	v_add_nc_u32_e32 v3, 1, v7
	.loc	0 195 17 is_stmt 0
	v_and_b32_e32 v7, 63, v3
	.loc	0 191 17 is_stmt 1
	s_andn2_saveexec_b32 s4, s4
	s_cbranch_execz .LBB10_1
	.loc	0 192 4
	global_atomic_add v[5:6], v8, off offset:4
	s_branch .LBB10_1
.LBB10_6:
	.loc	0 0 4 is_stmt 0
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 197 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 197 9 is_stmt 0
	global_store_dword v0, v7, s[2:3]
	.loc	0 198 1 is_stmt 1
	s_endpgm
.Ltmp10:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel probe_and_count
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
.Lfunc_end10:
	.size	probe_and_count, .Lfunc_end10-probe_and_count

	.protected	look_up
	.globl	look_up
	.p2align	8
	.type	look_up,@function
look_up:
.Lfunc_begin11:
	.loc	0 203 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	.loc	0 203 41 is_stmt 0
	v_mad_u32_u24 v3, v0, 3, 1
	.loc	0 205 9 is_stmt 1
	v_mov_b32_e32 v5, 0
	.loc	0 205 25 is_stmt 0
	s_mov_b32 s4, exec_lo
	.loc	0 0 0
	v_and_b32_e32 v4, 63, v3
	.loc	0 205 9
	v_lshlrev_b32_e32 v1, 2, v4
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 205 18
	v_cmpx_ne_u32_e64 v2, v3
	.loc	0 205 25
	s_cbranch_execz .LBB11_6
	.loc	0 0 25
	v_add_co_u32 v1, s5, s0, v1
	v_add_co_ci_u32_e64 v2, null, s1, 0, s5
	s_mov_b32 s5, 0
	s_mov_b32 s6, 0
	s_inst_prefetch 0x1
	s_branch .LBB11_3
	.p2align	6
.LBB11_2:
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 205 2
	s_and_b32 s8, exec_lo, s7
	s_or_b32 s5, s8, s5
	s_andn2_b32 exec_lo, exec_lo, s5
	s_cbranch_execz .LBB11_5
.LBB11_3:
	.loc	0 205 28
	global_load_dword v1, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, s6
	s_or_b32 s7, s7, exec_lo
	.loc	0 205 37
	v_cmp_ne_u32_e32 vcc_lo, 0, v1
	.loc	0 205 2
	s_and_saveexec_b32 s8, vcc_lo
	s_cbranch_execz .LBB11_2
	.loc	0 206 12 is_stmt 1
	v_add_nc_u32_e32 v1, 1, v4
	.loc	0 207 8
	s_add_i32 s6, s6, 1
	s_andn2_b32 s7, s7, exec_lo
	v_mov_b32_e32 v5, s6
	.loc	0 0 0 is_stmt 0
	v_and_b32_e32 v4, 63, v1
	.loc	0 205 9 is_stmt 1
	v_lshlrev_b32_e32 v1, 2, v4
	global_load_dword v2, v1, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	v_add_co_u32 v1, s9, s0, v1
	.loc	0 205 18 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, v2, v3
	.loc	0 205 9
	v_add_co_ci_u32_e64 v2, null, s1, 0, s9
	s_and_b32 s9, vcc_lo, exec_lo
	s_or_b32 s7, s7, s9
	s_branch .LBB11_2
.LBB11_5:
	.loc	0 0 9
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s5
.LBB11_6:
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 209 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 209 9 is_stmt 0
	global_store_dword v0, v5, s[2:3]
	.loc	0 210 1 is_stmt 1
	s_endpgm
.Ltmp11:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel look_up
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
.Lfunc_end11:
	.size	look_up, .Lfunc_end11-look_up

	.protected	union_halving
	.globl	union_halving
	.p2align	8
	.type	union_halving,@function
union_halving:
.Lfunc_begin12:
	.loc	0 215 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	.loc	0 215 48 is_stmt 0
	v_mad_u32_u24 v1, v0, 29, 3
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v5, v0
	s_mov_b32 s4, 0
	.loc	0 215 54
	v_and_b32_e32 v3, 63, v1
	s_branch .LBB12_2
.LBB12_1:
	.loc	0 0 54
	s_or_b32 exec_lo, exec_lo, s5
	v_cmp_ne_u32_e32 vcc_lo, 0, v1
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB12_12
.LBB12_2:
	.loc	0 220 15 is_stmt 1
	v_mov_b32_e32 v6, v2
	.loc	0 220 3 is_stmt 0
	s_mov_b32 s5, exec_lo
	.loc	0 220 15
	v_lshlrev_b64 v[6:7], 2, v[5:6]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v6, vcc_lo, s0, v6
	v_add_co_ci_u32_e32 v7, vcc_lo, s1, v7, vcc_lo
	global_load_dword v4, v[6:7], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 220 24
	v_cmpx_ne_u32_e64 v4, v5
	.loc	0 220 3
	s_cbranch_execz .LBB12_6
	.loc	0 0 3
	s_mov_b32 s6, 0
	.p2align	6
.LBB12_4:
	v_mov_b32_e32 v1, v4
	.loc	0 221 14 is_stmt 1
	v_lshlrev_b64 v[4:5], 2, v[1:2]
	v_add_co_u32 v8, vcc_lo, s0, v4
	v_add_co_ci_u32_e32 v9, vcc_lo, s1, v5, vcc_lo
	global_load_dword v4, v[8:9], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 221 12 is_stmt 0
	global_store_dword v[6:7], v4, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 220 15 is_stmt 1
	global_load_dword v4, v[8:9], off glc dlc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v8
	v_mov_b32_e32 v7, v9
	.loc	0 220 24 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, v4, v1
	.loc	0 220 3
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB12_4
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s6
	v_mov_b32_e32 v5, v1
.LBB12_6:
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 224 15 is_stmt 1
	v_mov_b32_e32 v4, v2
	.loc	0 224 3 is_stmt 0
	s_mov_b32 s5, exec_lo
	.loc	0 224 15
	v_lshlrev_b64 v[6:7], 2, v[3:4]
	v_add_co_u32 v6, vcc_lo, s0, v6
	v_add_co_ci_u32_e32 v7, vcc_lo, s1, v7, vcc_lo
	global_load_dword v4, v[6:7], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 224 24
	v_cmpx_ne_u32_e64 v4, v3
	.loc	0 224 3
	s_cbranch_execz .LBB12_10
	.loc	0 0 3
	s_mov_b32 s6, 0
	.p2align	6
.LBB12_8:
	v_mov_b32_e32 v1, v4
	.loc	0 225 14 is_stmt 1
	v_lshlrev_b64 v[3:4], 2, v[1:2]
	v_add_co_u32 v8, vcc_lo, s0, v3
	v_add_co_ci_u32_e32 v9, vcc_lo, s1, v4, vcc_lo
	global_load_dword v3, v[8:9], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 225 12 is_stmt 0
	global_store_dword v[6:7], v3, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 224 15 is_stmt 1
	global_load_dword v4, v[8:9], off glc dlc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v8
	v_mov_b32_e32 v7, v9
	.loc	0 224 24 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, v4, v1
	.loc	0 224 3
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB12_8
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s6
	v_mov_b32_e32 v3, v1
.LBB12_10:
	s_or_b32 exec_lo, exec_lo, s5
	v_mov_b32_e32 v1, 2
	.loc	0 228 7 is_stmt 1
	s_mov_b32 s5, exec_lo
	.loc	0 228 9 is_stmt 0
	v_cmpx_ne_u32_e64 v5, v3
	.loc	0 228 7
	s_cbranch_execz .LBB12_1
	.loc	0 0 7
	v_max_u32_e32 v1, v5, v3
	v_min_u32_e32 v8, v3, v5
	v_lshlrev_b64 v[6:7], 2, v[1:2]
	.loc	0 230 7 is_stmt 1
	v_mov_b32_e32 v9, v1
	v_add_co_u32 v6, vcc_lo, s0, v6
	v_add_co_ci_u32_e32 v7, vcc_lo, s1, v7, vcc_lo
	global_atomic_cmpswap v4, v[6:7], v[8:9], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v4, v1
	v_cndmask_b32_e64 v1, 0, 1, vcc_lo
	.loc	0 0 0 is_stmt 0
	v_lshlrev_b32_e32 v1, 1, v1
	s_branch .LBB12_1
.LBB12_12:
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 233 11 is_stmt 1
	v_min_u32_e32 v1, v3, v5
	.loc	0 233 2 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 233 9
	global_store_dword v0, v1, s[2:3]
	.loc	0 234 1 is_stmt 1
	s_endpgm
.Ltmp12:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel union_halving
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
.Lfunc_end12:
	.size	union_halving, .Lfunc_end12-union_halving

	.protected	tree_without_locks
	.globl	tree_without_locks
	.p2align	8
	.type	tree_without_locks,@function
tree_without_locks:
.Lfunc_begin13:
	.loc	0 239 11 prologue_end
	s_clause 0x1
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_add_nc_u32_e32 v1, 1, v0
	.loc	0 241 2
	v_lshlrev_b32_e32 v7, 2, v0
	v_mov_b32_e32 v4, 0
	.loc	0 239 40
	v_mul_u32_u24_e32 v3, 37, v1
	v_mov_b32_e32 v2, v4
	.loc	0 239 46 is_stmt 0
	v_and_b32_e32 v0, 0x7f, v3
	v_mov_b32_e32 v3, 0
	.loc	0 241 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v5, s4, s2, v7
	v_add_co_ci_u32_e64 v6, null, s3, 0, s4
	.loc	0 241 9 is_stmt 0
	global_store_dword v7, v0, s[2:3] offset:4
	s_mov_b32 s2, 0
	.loc	0 242 2 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.p2align	6
.LBB13_1:
	.loc	0 239 54
	v_mov_b32_e32 v7, v3
	.loc	0 244 25
	v_mul_lo_u32 v3, v7, 37
	.loc	0 244 31 is_stmt 0
	v_and_b32_e32 v3, 0x7f, v3
	.loc	0 244 19
	v_cmp_ge_u32_e32 vcc_lo, v0, v3
	.loc	0 244 15
	v_cndmask_b32_e64 v3, 0, 1, vcc_lo
	.loc	0 246 38 is_stmt 1
	v_lshl_or_b32 v3, v7, 1, v3
	.loc	0 246 26 is_stmt 0
	v_lshlrev_b64 v[8:9], 2, v[3:4]
	v_add_co_u32 v8, vcc_lo, s0, v8
	v_add_co_ci_u32_e32 v9, vcc_lo, s1, v9, vcc_lo
	.loc	0 246 10
	global_atomic_cmpswap v3, v[8:9], v[1:2], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB13_1
	.loc	0 0 10
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 251 14 is_stmt 1
	global_store_dword v[5:6], v7, off offset:260
	.loc	0 252 1
	s_endpgm
.Ltmp13:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tree_without_locks
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
.Lfunc_end13:
	.size	tree_without_locks, .Lfunc_end13-tree_without_locks

	.protected	persistent
	.globl	persistent
	.p2align	8
	.type	persistent,@function
persistent:
.Lfunc_begin14:
	.loc	0 259 17 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	s_mov_b32 s0, exec_lo
	s_mov_b32 s1, exec_lo
	v_mbcnt_lo_u32_b32 v1, s0, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB14_2
	s_bcnt1_i32_b32 s0, s0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, s0
	s_waitcnt lgkmcnt(0)
	global_atomic_add v2, v2, v3, s[8:9] glc
.LBB14_2:
	.loc	0 0 17 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 259 17
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v2
	v_mov_b32_e32 v5, 0
	.loc	0 259 2
	s_mov_b32 s1, exec_lo
	.loc	0 259 17
	v_add_nc_u32_e32 v1, s0, v1
	.loc	0 259 35
	v_cmpx_gt_u32_e32 0x100, v1
	.loc	0 259 2
	s_cbranch_execz .LBB14_12
	.loc	0 0 2
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s4, 0
	s_branch .LBB14_5
.LBB14_4:
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 259 17
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v3
	v_add_nc_u32_e32 v1, s0, v1
	.loc	0 259 35
	v_cmp_lt_u32_e32 vcc_lo, 0xff, v1
	.loc	0 259 2
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB14_11
.LBB14_5:
	.loc	0 0 2
	v_and_b32_e32 v6, 3, v1
	.loc	0 260 3 is_stmt 1
	s_mov_b32 s5, exec_lo
	.loc	0 260 22 is_stmt 0
	v_cmpx_ne_u32_e32 0, v6
	.loc	0 260 3
	s_cbranch_execz .LBB14_9
	v_lshlrev_b64 v[3:4], 2, v[1:2]
	s_mov_b32 s6, 0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v3, vcc_lo, s10, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s11, v4, vcc_lo
.LBB14_7:
	.loc	0 261 11 is_stmt 1
	global_load_dword v7, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 260 22
	v_add_nc_u32_e32 v6, -1, v6
	v_add_co_u32 v3, vcc_lo, v3, 4
	v_add_co_ci_u32_e32 v4, vcc_lo, 0, v4, vcc_lo
	v_cmp_eq_u32_e64 s0, 0, v6
	.loc	0 260 3 is_stmt 0
	s_or_b32 s6, s0, s6
	.loc	0 261 8 is_stmt 1
	v_add_nc_u32_e32 v5, v7, v5
	.loc	0 260 3
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB14_7
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
.LBB14_9:
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 262 3 is_stmt 1
	v_lshlrev_b64 v[3:4], 2, v[1:2]
	.loc	0 259 17
	s_mov_b32 s0, exec_lo
	s_mov_b32 s5, exec_lo
	v_mbcnt_lo_u32_b32 v1, s0, 0
	.loc	0 262 3
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v3, vcc_lo, s2, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s3, v4, vcc_lo
	.loc	0 262 13 is_stmt 0
	global_store_dword v[3:4], v5, off
	.loc	0 259 17 is_stmt 1
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB14_4
	s_bcnt1_i32_b32 s0, s0
	v_mov_b32_e32 v3, s0
	global_atomic_add v3, v2, v3, s[8:9] glc
	s_branch .LBB14_4
.LBB14_11:
	.loc	0 0 17 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
.LBB14_12:
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 264 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 264 15 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v5, s[2:3] offset:1200
	.loc	0 265 1 is_stmt 1
	s_endpgm
.Ltmp14:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel persistent
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
.Lfunc_end14:
	.size	persistent, .Lfunc_end14-persistent

	.protected	persistent_wave
	.globl	persistent_wave
	.p2align	8
	.type	persistent_wave,@function
persistent_wave:
.Lfunc_begin15:
	.loc	0 271 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 0
	v_cmp_eq_u32_e64 s0, 0, v0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v3, s1, s10, v1
	v_add_co_ci_u32_e64 v4, null, s11, 0, s1
	s_inst_prefetch 0x1
	s_branch .LBB15_2
	.p2align	6
.LBB15_1:
	.loc	0 278 7
	s_andn2_b32 vcc_lo, exec_lo, s1
	s_cbranch_vccz .LBB15_8
.LBB15_2:
	.loc	0 274 3
	s_barrier
	buffer_gl0_inv
	.loc	0 275 7
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB15_6
	.loc	0 276 11
	s_mov_b32 s5, exec_lo
	s_mov_b32 s4, exec_lo
	v_mbcnt_lo_u32_b32 v1, s5, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB15_5
	s_bcnt1_i32_b32 s5, s5
	v_mov_b32_e32 v5, s5
	global_atomic_add v5, v2, v5, s[8:9] glc
.LBB15_5:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 276 11
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v5
	v_add_nc_u32_e32 v1, s4, v1
	.loc	0 276 9
	ds_write_b32 v2, v1
.LBB15_6:
	.loc	0 0 9
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 277 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 278 7
	ds_read_b32 v5, v2
	s_mov_b32 s1, -1
	.loc	0 278 12 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc_lo, 7, v5
	.loc	0 278 7
	s_cbranch_vccnz .LBB15_1
	.loc	0 280 24 is_stmt 1
	global_load_dword v8, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 280 17 is_stmt 0
	v_lshl_or_b32 v1, v5, 6, v0
	.loc	0 280 3
	s_mov_b32 s1, 0
	v_lshlrev_b64 v[6:7], 2, v[1:2]
	.loc	0 280 32
	v_add_nc_u32_e32 v1, v8, v5
	.loc	0 280 3
	v_add_co_u32 v5, vcc_lo, s2, v6
	v_add_co_ci_u32_e32 v6, vcc_lo, s3, v7, vcc_lo
	.loc	0 280 22
	global_store_dword v[5:6], v1, off
	s_branch .LBB15_1
.LBB15_8:
	.loc	0 0 22
	s_inst_prefetch 0x2
	.loc	0 282 1 is_stmt 1
	s_endpgm
.Ltmp15:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel persistent_wave
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
.Lfunc_end15:
	.size	persistent_wave, .Lfunc_end15-persistent_wave

	.protected	float_places
	.globl	float_places
	.p2align	8
	.type	float_places,@function
float_places:
.Lfunc_begin16:
	.loc	0 287 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 287 35 is_stmt 0
	v_and_b32_e32 v1, 7, v0
	v_lshlrev_b32_e32 v3, 2, v0
	.loc	0 287 47
	v_lshlrev_b32_e32 v1, 2, v1
	s_waitcnt lgkmcnt(0)
	global_load_dword v5, v1, s[8:9] glc dlc
	v_add_co_u32 v1, s2, s8, v1
	v_add_co_ci_u32_e64 v2, null, s9, 0, s2
	v_add_co_u32 v3, s2, s10, v3
	v_add_co_ci_u32_e64 v4, null, s11, 0, s2
	.loc	0 287 11
	s_mov_b32 s2, 0
.LBB16_1:
	.loc	0 290 41 is_stmt 1
	global_load_dword v7, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 0 0 is_stmt 0
	v_mov_b32_e32 v6, v5
	.loc	0 290 41
	v_cvt_f32_u32_e32 v5, v7
	v_add_f32_e32 v5, v6, v5
	.loc	0 290 10
	global_atomic_cmpswap v5, v[1:2], v[5:6], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v5, v6
	.loc	0 291 7 is_stmt 1
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB16_1
	.loc	0 0 7 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 295 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 295 9 is_stmt 0
	global_store_dword v0, v6, s[0:1]
	.loc	0 296 1 is_stmt 1
	s_endpgm
.Ltmp16:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel float_places
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
.Lfunc_end16:
	.size	float_places, .Lfunc_end16-float_places

	.protected	bisect_and_walk
	.globl	bisect_and_walk
	.p2align	8
	.type	bisect_and_walk,@function
bisect_and_walk:
.Lfunc_begin17:
	.loc	0 301 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	v_mul_u32_u24_e32 v4, 3, v0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, 0x100
	v_mov_b32_e32 v3, 0
	s_mov_b32 s4, 0
	.p2align	6
.LBB17_1:
	.loc	0 304 19
	v_add_nc_u32_e32 v2, v1, v5
	.loc	0 304 27 is_stmt 0
	v_lshrrev_b32_e32 v2, 1, v2
	.loc	0 306 7 is_stmt 1
	v_lshlrev_b64 v[6:7], 2, v[2:3]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v6, vcc_lo, s0, v6
	v_add_co_ci_u32_e32 v7, vcc_lo, s1, v7, vcc_lo
	global_load_dword v6, v[6:7], off glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v7, 1, v2
	.loc	0 306 17 is_stmt 0
	v_cmp_lt_u32_e32 vcc_lo, v6, v4
	.loc	0 306 7
	v_cndmask_b32_e32 v5, v2, v5, vcc_lo
	v_cndmask_b32_e32 v1, v1, v7, vcc_lo
	.loc	0 303 13 is_stmt 1
	v_cmp_ge_u32_e32 vcc_lo, v1, v5
	.loc	0 303 2 is_stmt 0
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB17_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 311 20 is_stmt 1
	s_mov_b32 s4, exec_lo
	.loc	0 311 13 is_stmt 0
	v_cmpx_gt_u32_e32 0x200, v1
	.loc	0 311 20
	s_cbranch_execz .LBB17_8
	.loc	0 311 2
	v_mov_b32_e32 v2, 0
	v_lshlrev_b64 v[2:3], 2, v[1:2]
	v_add_co_u32 v2, vcc_lo, s0, v2
	v_add_co_ci_u32_e32 v3, vcc_lo, s1, v3, vcc_lo
	s_mov_b32 s1, 0
	s_inst_prefetch 0x1
	s_branch .LBB17_5
	.p2align	6
.LBB17_4:
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s6
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v1, v4
	.loc	0 311 2
	s_and_b32 s0, exec_lo, s5
	s_or_b32 s1, s0, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execz .LBB17_7
.LBB17_5:
	.loc	0 311 24
	global_load_dword v4, v[2:3], off glc dlc
	s_waitcnt vmcnt(0)
	s_or_b32 s5, s5, exec_lo
	.loc	0 311 34
	v_and_b32_e32 v4, 7, v4
	.loc	0 311 40
	v_cmp_ne_u32_e32 vcc_lo, 0, v4
	.loc	0 311 2
	s_and_saveexec_b32 s6, vcc_lo
	s_cbranch_execz .LBB17_4
	.loc	0 311 13
	v_cmp_lt_u32_e32 vcc_lo, 0x1fe, v1
	v_add_co_u32 v2, s0, v2, 4
	.loc	0 312 6 is_stmt 1
	v_add_nc_u32_e32 v4, 1, v1
	.loc	0 311 13
	v_add_co_ci_u32_e64 v3, s0, 0, v3, s0
	v_mov_b32_e32 v1, 0x200
	s_andn2_b32 s0, s5, exec_lo
	s_and_b32 s5, vcc_lo, exec_lo
	s_or_b32 s5, s0, s5
	s_branch .LBB17_4
.LBB17_7:
	.loc	0 0 13 is_stmt 0
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v1, v5
.LBB17_8:
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 313 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 313 9 is_stmt 0
	global_store_dword v0, v1, s[2:3]
	.loc	0 314 1 is_stmt 1
	s_endpgm
.Ltmp17:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel bisect_and_walk
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
	.size	bisect_and_walk, .Lfunc_end17-bisect_and_walk

	.protected	pop_with_tag
	.globl	pop_with_tag
	.p2align	8
	.type	pop_with_tag,@function
pop_with_tag:
.Lfunc_begin18:
	.loc	0 319 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 321 6
	s_mov_b32 s6, exec_lo
	.loc	0 321 8 is_stmt 0
	v_cmpx_eq_u32_e32 0, v0
	.loc	0 321 6
	s_cbranch_execz .LBB18_2
	.loc	0 322 3 is_stmt 1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 20
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v1, v2, s[0:1]
.LBB18_2:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 324 8 is_stmt 1
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	.loc	0 323 2
	s_waitcnt lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	s_barrier
	buffer_gl0_inv
	.loc	0 324 8
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s6, vcc_lo
	s_cbranch_execz .LBB18_4
	v_mov_b32_e32 v1, 0
	global_load_dword v1, v1, s[0:1] glc dlc
.LBB18_4:
	.loc	0 0 8 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 324 8
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v1
	v_mov_b32_e32 v3, 0
	.loc	0 324 6
	v_mov_b32_e32 v2, s6
	s_mov_b32 s6, 0
	s_inst_prefetch 0x1
	s_branch .LBB18_6
	.p2align	6
.LBB18_5:
	.loc	0 0 6
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 325 2 is_stmt 1
	s_and_b32 s8, exec_lo, s7
	s_or_b32 s6, s8, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execz .LBB18_8
.LBB18_6:
	.loc	0 325 14 is_stmt 0
	v_and_b32_e32 v4, 0xffff, v2
	s_or_b32 s7, s7, exec_lo
	.loc	0 325 2
	s_mov_b32 s8, exec_lo
	.loc	0 325 25
	v_cmpx_ne_u32_e32 0, v4
	.loc	0 325 2
	s_cbranch_execz .LBB18_5
	.loc	0 328 48 is_stmt 1
	v_lshlrev_b32_e32 v1, 2, v4
	.loc	0 328 19 is_stmt 0
	v_and_b32_e32 v5, 0xffff0000, v2
	s_andn2_b32 s7, s7, exec_lo
	.loc	0 328 48
	global_load_dword v1, v1, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 328 34
	v_add_nc_u32_e32 v5, 0x10000, v5
	.loc	0 328 68
	v_add_nc_u32_e32 v1, -1, v1
	.loc	0 328 46
	v_or_b32_e32 v1, v1, v5
	.loc	0 329 10 is_stmt 1
	global_atomic_cmpswap v1, v3, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v1, v2
	v_mov_b32_e32 v2, v1
	s_and_b32 s9, vcc_lo, exec_lo
	s_or_b32 s7, s7, s9
	s_branch .LBB18_5
.LBB18_8:
	.loc	0 0 10 is_stmt 0
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 336 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 336 9 is_stmt 0
	global_store_dword v0, v4, s[4:5]
	.loc	0 337 1 is_stmt 1
	s_endpgm
.Ltmp18:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel pop_with_tag
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
.Lfunc_end18:
	.size	pop_with_tag, .Lfunc_end18-pop_with_tag

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
    .max_flat_workgroup_size: 256
    .name:           claim_then_fill
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         claim_then_fill.kd
    .vgpr_count:     7
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
    .name:           hand_over_hand
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         hand_over_hand.kd
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
    .name:           tree_with_locks
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         tree_with_locks.kd
    .vgpr_count:     13
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
    .name:           solve_rows
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         solve_rows.kd
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
    .name:           pool_of_eight
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         pool_of_eight.kd
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
    .name:           round_robin
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         round_robin.kd
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
    .name:           any_of_four
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         any_of_four.kd
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
    .name:           growing_backoff
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         growing_backoff.kd
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
    .name:           second_waits
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         second_waits.kd
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
    .name:           case_waits
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         case_waits.kd
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
    .name:           probe_and_count
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         probe_and_count.kd
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           look_up
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         look_up.kd
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
    .name:           union_halving
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         union_halving.kd
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
    .name:           tree_without_locks
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         tree_without_locks.kd
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
    .name:           persistent
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         persistent.kd
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
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 64
    .name:           persistent_wave
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         persistent_wave.kd
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           float_places
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         float_places.kd
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
    .name:           bisect_and_walk
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         bisect_and_walk.kd
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
    .name:           pop_with_tag
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         pop_with_tag.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 32
amdhsa.target:   amdgcn-amd-amdhsa--gfx1030
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata

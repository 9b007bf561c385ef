	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.protected	bfs_masks
	.globl	bfs_masks
	.p2align	8
	.type	bfs_masks,@function
bfs_masks:
.Lfunc_begin0:
	.file	0 "." "cl/graph.cl" md5 0xa3bf082e36dca7822a5009b6af22d998
	.loc	0 16 11 prologue_end
	s_load_dwordx2 s[6:7], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	s_load_dword s10, s[4:5], 0x18
	.loc	0 19 24
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_cndmask_b32_e64 v6, 0, 1, s[0:1]
	.loc	0 17 36
	s_waitcnt lgkmcnt(0)
	s_add_u32 s11, s6, 0x100
	s_addc_u32 s12, s7, 0
	.loc	0 17 55 is_stmt 0
	s_add_u32 s4, s6, 0x200
	s_addc_u32 s5, s7, 0
	.loc	0 19 12 is_stmt 1
	v_lshlrev_b32_e32 v8, 2, v0
	.loc	0 19 20 is_stmt 0
	global_store_dword v8, v6, s[4:5]
	.loc	0 19 10
	global_store_dword v8, v6, s[6:7]
	v_cvt_f32_u32_e32 v6, s10
	.loc	0 19 12
	v_mov_b32_e32 v12, s5
	v_add_co_u32_e32 v2, vcc, s4, v8
	v_rcp_iflag_f32_e32 v10, v6
	v_addc_co_u32_e32 v3, vcc, 0, v12, vcc
	.loc	0 19 2
	v_mov_b32_e32 v5, s7
	v_mul_f32_e32 v10, 0x4f7ffffe, v10
	v_add_co_u32_e32 v4, vcc, s6, v8
	v_cvt_u32_f32_e32 v10, v10
	v_addc_co_u32_e32 v5, vcc, 0, v5, vcc
	.loc	0 19 24
	v_cmp_ne_u32_e32 vcc, 0, v0
	.loc	0 20 11 is_stmt 1
	v_cndmask_b32_e64 v9, 0, -1, vcc
	s_sub_i32 s5, 0, s10
	.loc	0 20 9 is_stmt 0
	global_store_dword v8, v9, s[2:3]
	v_mul_lo_u32 v9, s5, v10
	.loc	0 20 2
	v_mov_b32_e32 v7, s3
	v_add_co_u32_e32 v6, vcc, s2, v8
	v_mul_hi_u32 v15, v10, v9
	v_addc_co_u32_e32 v7, vcc, 0, v7, vcc
	v_mov_b32_e32 v11, s12
	v_add_co_u32_e32 v8, vcc, s11, v8
	.loc	0 19 12 is_stmt 1
	v_mov_b32_e32 v1, 0
	v_addc_co_u32_e32 v9, vcc, 0, v11, vcc
	v_lshrrev_b32_e32 v13, 1, v0
	.loc	0 22 2
	v_lshl_or_b32 v14, v0, 1, 1
	v_add_u32_e32 v15, v10, v15
	v_mov_b32_e32 v16, 1
	.loc	0 21 2
	s_waitcnt vmcnt(0)
	s_barrier
	s_branch .LBB0_2
.LBB0_1:
	.loc	0 0 2 is_stmt 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 44 3 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	.loc	0 45 11
	ds_read_b32 v0, v1
	.loc	0 45 2 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_cbranch_vccz .LBB0_11
.LBB0_2:
	.loc	0 23 7 is_stmt 1
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_4
	.loc	0 24 9
	ds_write_b32 v1, v1
.LBB0_4:
	.loc	0 0 9 is_stmt 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 25 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 26 7
	global_load_dword v0, v[4:5], off
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_9
	.loc	0 0 7 is_stmt 0
	s_mov_b32 s5, 0
	.loc	0 27 12 is_stmt 1
	global_store_dword v[4:5], v1, off
	s_branch .LBB0_7
.LBB0_6:
	.loc	0 0 12 is_stmt 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 28 29 is_stmt 1
	s_add_i32 s5, s5, 1
	.loc	0 28 23 is_stmt 0
	s_cmp_lg_u32 s5, 3
	.loc	0 28 4
	s_cbranch_scc0 .LBB0_9
.LBB0_7:
.Ltmp0:
	.loc	0 9 12 is_stmt 1
	s_cmp_eq_u32 s5, 2
	.loc	0 9 10 is_stmt 0
	v_add_u32_e32 v0, s5, v14
	.loc	0 9 12
	s_cselect_b64 vcc, -1, 0
	.loc	0 9 10
	v_cndmask_b32_e32 v0, v0, v13, vcc
	.loc	0 9 42
	v_mul_hi_u32 v10, v0, v15
	v_mul_lo_u32 v10, v10, s10
	v_sub_u32_e32 v0, v0, v10
	v_subrev_u32_e32 v10, s10, v0
	v_cmp_le_u32_e32 vcc, s10, v0
	v_cndmask_b32_e32 v0, v0, v10, vcc
	v_subrev_u32_e32 v10, s10, v0
	v_cmp_le_u32_e32 vcc, s10, v0
	v_cndmask_b32_e32 v0, v0, v10, vcc
.Ltmp1:
	.loc	0 31 10 is_stmt 1
	v_lshlrev_b64 v[10:11], 2, v[0:1]
	v_add_co_u32_e32 v17, vcc, s4, v10
	v_addc_co_u32_e32 v18, vcc, v12, v11, vcc
	global_load_dword v0, v[17:18], off
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 31 9 is_stmt 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_6
	.loc	0 32 15 is_stmt 1
	global_load_dword v0, v[6:7], off
	.loc	0 32 6 is_stmt 0
	v_mov_b32_e32 v18, s3
	v_add_co_u32_e32 v17, vcc, s2, v10
	v_addc_co_u32_e32 v18, vcc, v18, v11, vcc
	.loc	0 33 6 is_stmt 1
	v_mov_b32_e32 v19, s12
	v_add_co_u32_e32 v10, vcc, s11, v10
	v_addc_co_u32_e32 v11, vcc, v19, v11, vcc
	.loc	0 32 22
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, 1, v0
	.loc	0 32 13 is_stmt 0
	global_store_dword v[17:18], v0, off
	.loc	0 33 14 is_stmt 1
	global_store_dword v[10:11], v16, off
	s_branch .LBB0_6
.LBB0_9:
	.loc	0 0 14 is_stmt 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 37 3 is_stmt 1
	s_waitcnt vmcnt(0)
	s_barrier
	.loc	0 38 7
	global_load_dword v0, v[8:9], off
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_1
	.loc	0 39 12
	global_store_dword v[4:5], v16, off
	.loc	0 40 12
	global_store_dword v[2:3], v16, off
	.loc	0 41 9
	ds_write_b32 v1, v16
	.loc	0 42 12
	global_store_dword v[8:9], v1, off
	s_branch .LBB0_1
.LBB0_11:
	.loc	0 46 1
	s_endpgm
.Ltmp2:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel bfs_masks
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
		.amdhsa_next_free_vgpr 20
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
	.size	bfs_masks, .Lfunc_end0-bfs_masks

	.protected	bfs_queues
	.globl	bfs_queues
	.p2align	8
	.type	bfs_queues,@function
bfs_queues:
.Lfunc_begin1:
	.loc	0 52 11 prologue_end
	s_load_dwordx2 s[2:3], s[6:7], 0x10
	.loc	0 54 13
	v_cmp_ne_u32_e32 vcc, 0, v0
	.loc	0 52 11
	v_mov_b32_e32 v1, 0
	.loc	0 54 13
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	.loc	0 54 11 is_stmt 0
	v_cndmask_b32_e64 v2, 0, -1, vcc
	.loc	0 54 2
	v_lshlrev_b32_e32 v3, 2, v0
	.loc	0 54 9
	s_waitcnt lgkmcnt(0)
	global_store_dword v3, v2, s[2:3]
	.loc	0 55 6 is_stmt 1
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB1_2
	.loc	0 57 11
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	.loc	0 56 15
	ds_write_b32 v1, v1
	.loc	0 57 11
	ds_write_b64 v1, v[2:3] offset:1024
.LBB1_2:
	.loc	0 0 11 is_stmt 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 60 2 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	.loc	0 61 9
	ds_read_b32 v2, v1 offset:1024
	.loc	0 61 18 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	.loc	0 61 2
	s_cbranch_vccnz .LBB1_16
	.loc	0 52 11 is_stmt 1
	s_load_dword s16, s[6:7], 0x18
	s_mov_b32 s17, 0
	s_movk_i32 s20, 0x400
	s_mov_b32 s18, 0
	s_mov_b32 s19, 0
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v2, s16
	s_sub_i32 s6, 0, s16
	v_rcp_iflag_f32_e32 v2, v2
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_mul_lo_u32 v3, s6, v2
	v_mul_hi_u32 v4, v2, v3
	v_mov_b32_e32 v3, 0
	v_add_u32_e32 v6, v2, v4
	s_branch .LBB1_5
.LBB1_4:
	.loc	0 0 11 is_stmt 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 76 10 is_stmt 1
	s_sub_i32 s18, 1, s18
	.loc	0 61 9
	s_lshl_b32 s6, s18, 2
	v_mov_b32_e32 v2, s6
	.loc	0 77 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 61 9
	ds_read_b32 v2, v2 offset:1024
	s_or_b32 s20, s6, 0x400
	.loc	0 61 18 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_cbranch_vccz .LBB1_16
.LBB1_5:
	.loc	0 63 24 is_stmt 1
	v_mov_b32_e32 v2, s20
	ds_read_b32 v2, v2
	.loc	0 62 8
	s_add_i32 s19, s19, 1
	.loc	0 63 22
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc, v2, v0
	.loc	0 63 3 is_stmt 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB1_14
	.loc	0 0 3
	s_load_dword s10, s[4:5], 0x4
	s_sub_i32 s21, 1, s18
	s_lshl_b32 s22, s21, 2
	v_mov_b32_e32 v5, v1
	s_mov_b64 s[8:9], 0
	s_bitset1_b32 s22, 10
	s_waitcnt lgkmcnt(0)
	s_and_b32 s23, s10, 0xffff
	v_mov_b32_e32 v7, s17
	v_mov_b32_e32 v8, s20
	v_mov_b32_e32 v4, v0
	s_branch .LBB1_8
.LBB1_7:
	.loc	0 63 24
	ds_read_b32 v2, v8
	.loc	0 63 36
	v_add_co_u32_e32 v4, vcc, s23, v4
	v_addc_co_u32_e32 v5, vcc, v5, v7, vcc
	.loc	0 63 22
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v2, v4
	.loc	0 63 3
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB1_14
.LBB1_8:
	.loc	0 64 13 is_stmt 1
	v_lshlrev_b32_e32 v2, 2, v4
	v_lshl_add_u32 v2, s18, 9, v2
	ds_read_b32 v2, v2
	s_mov_b32 s24, 0
	s_waitcnt lgkmcnt(0)
	v_lshrrev_b32_e32 v9, 1, v2
	.loc	0 66 4
	v_lshl_or_b32 v10, v2, 1, 1
	s_branch .LBB1_11
.LBB1_9:
	.loc	0 0 4 is_stmt 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 70 20 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s12, v12
	.loc	0 70 6 is_stmt 0
	v_add_lshl_u32 v11, s12, v11, 2
	v_lshl_add_u32 v11, s21, 9, v11
	.loc	0 70 47
	ds_write_b32 v11, v2
.LBB1_10:
	.loc	0 0 47
	s_or_b64 exec, exec, s[10:11]
	.loc	0 66 29 is_stmt 1
	s_add_i32 s24, s24, 1
	.loc	0 66 23 is_stmt 0
	s_cmp_eq_u32 s24, 3
	.loc	0 66 4
	s_cbranch_scc1 .LBB1_7
.LBB1_11:
.Ltmp3:
	.loc	0 9 12 is_stmt 1
	s_cmp_eq_u32 s24, 2
	.loc	0 9 10 is_stmt 0
	v_add_u32_e32 v2, s24, v10
	.loc	0 9 12
	s_cselect_b64 vcc, -1, 0
	.loc	0 9 10
	v_cndmask_b32_e32 v2, v2, v9, vcc
	.loc	0 9 42
	v_mul_hi_u32 v11, v2, v6
.Ltmp4:
	.loc	0 69 47 is_stmt 1
	v_mov_b32_e32 v13, s3
	.loc	0 69 9 is_stmt 0
	v_mov_b32_e32 v14, -1
.Ltmp5:
	.loc	0 9 42 is_stmt 1
	v_mul_lo_u32 v11, v11, s16
	v_sub_u32_e32 v2, v2, v11
	v_subrev_u32_e32 v11, s16, v2
	v_cmp_le_u32_e32 vcc, s16, v2
	v_cndmask_b32_e32 v2, v2, v11, vcc
	v_subrev_u32_e32 v11, s16, v2
	v_cmp_le_u32_e32 vcc, s16, v2
	v_cndmask_b32_e32 v2, v2, v11, vcc
.Ltmp6:
	.loc	0 69 47
	v_lshlrev_b64 v[11:12], 2, v[2:3]
	v_add_co_u32_e32 v11, vcc, s2, v11
	v_addc_co_u32_e32 v12, vcc, v13, v12, vcc
	.loc	0 69 9 is_stmt 0
	v_mov_b32_e32 v13, s19
	global_atomic_cmpswap v11, v[11:12], v[13:14], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v11
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_10
	.loc	0 70 20 is_stmt 1
	s_mov_b64 s[14:15], exec
	v_mbcnt_lo_u32_b32 v11, s14, 0
	v_mbcnt_hi_u32_b32 v11, s15, v11
	v_cmp_eq_u32_e32 vcc, 0, v11
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB1_9
	s_bcnt1_i32_b64 s14, s[14:15]
	v_mov_b32_e32 v12, s22
	v_mov_b32_e32 v13, s14
	ds_add_rtn_u32 v12, v12, v13
	s_branch .LBB1_9
.LBB1_14:
	.loc	0 0 20 is_stmt 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 73 3 is_stmt 1
	s_barrier
	.loc	0 74 7
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB1_4
	.loc	0 75 13
	v_mov_b32_e32 v2, s20
	ds_write_b32 v2, v3
	s_branch .LBB1_4
.LBB1_16:
	.loc	0 79 1
	s_endpgm
.Ltmp7:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel bfs_queues
		.amdhsa_group_segment_fixed_size 1032
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
		.amdhsa_next_free_vgpr 15
		.amdhsa_next_free_sgpr 25
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
	.size	bfs_queues, .Lfunc_end1-bfs_queues

	.protected	bellman_ford
	.globl	bellman_ford
	.p2align	8
	.type	bellman_ford,@function
bellman_ford:
.Lfunc_begin2:
	.loc	0 85 11 prologue_end
	s_load_dword s6, s[4:5], 0x18
	s_load_dwordx4 s[8:11], s[4:5], 0x8
	.loc	0 87 11
	v_mov_b32_e32 v3, 0xf4240
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	.loc	0 87 2 is_stmt 0
	v_lshlrev_b32_e32 v4, 2, v0
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v2, s6
	s_sub_i32 s2, 0, s6
	.loc	0 87 11
	v_cndmask_b32_e64 v3, v3, 0, s[0:1]
	v_lshrrev_b32_e32 v6, 1, v0
	v_rcp_iflag_f32_e32 v2, v2
	.loc	0 88 2 is_stmt 1
	v_lshl_or_b32 v7, v0, 1, 1
	.loc	0 87 2
	v_mov_b32_e32 v0, s11
	v_mov_b32_e32 v1, 0
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v5, v2
	.loc	0 87 9 is_stmt 0
	global_store_dword v4, v3, s[10:11]
	v_mov_b32_e32 v8, s9
	v_mov_b32_e32 v9, s11
	v_mul_lo_u32 v2, s2, v5
	v_mov_b32_e32 v11, 1
	v_mul_hi_u32 v10, v5, v2
	.loc	0 87 2
	v_add_co_u32_e32 v2, vcc, s10, v4
	v_addc_co_u32_e32 v3, vcc, 0, v0, vcc
	v_add_u32_e32 v10, v5, v10
	s_branch .LBB2_2
.LBB2_1:
	.loc	0 101 3 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	.loc	0 102 11
	ds_read_b32 v0, v1
	.loc	0 102 2 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_cbranch_vccnz .LBB2_8
.LBB2_2:
	.loc	0 89 3 is_stmt 1
	s_waitcnt vmcnt(0)
	s_barrier
	.loc	0 90 7
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB2_4
	.loc	0 91 12
	ds_write_b32 v1, v1
.LBB2_4:
	.loc	0 0 12 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	s_mov_b32 s4, 0
	.loc	0 92 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_branch .LBB2_6
.LBB2_5:
	.loc	0 0 3 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 93 28 is_stmt 1
	s_add_i32 s4, s4, 1
	.loc	0 93 22 is_stmt 0
	s_cmp_eq_u32 s4, 3
	.loc	0 93 3
	s_cbranch_scc1 .LBB2_1
.LBB2_6:
.Ltmp8:
	.loc	0 9 12 is_stmt 1
	s_cmp_eq_u32 s4, 2
	.loc	0 9 10 is_stmt 0
	v_add_u32_e32 v0, s4, v7
	.loc	0 9 12
	s_cselect_b64 vcc, -1, 0
	.loc	0 9 10
	v_cndmask_b32_e32 v0, v0, v6, vcc
	.loc	0 9 42
	v_mul_hi_u32 v4, v0, v10
	v_mul_lo_u32 v4, v4, s6
	v_sub_u32_e32 v0, v0, v4
	v_subrev_u32_e32 v4, s6, v0
	v_cmp_le_u32_e32 vcc, s6, v0
	v_cndmask_b32_e32 v0, v0, v4, vcc
	v_subrev_u32_e32 v4, s6, v0
	v_cmp_le_u32_e32 vcc, s6, v0
	v_cndmask_b32_e32 v0, v0, v4, vcc
.Ltmp9:
	.loc	0 94 46 is_stmt 1
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	v_add_co_u32_e32 v12, vcc, s8, v4
	v_addc_co_u32_e32 v13, vcc, v8, v5, vcc
	global_load_dword v0, v[12:13], off
	.loc	0 96 12
	v_add_co_u32_e32 v4, vcc, s10, v4
	v_addc_co_u32_e32 v5, vcc, v9, v5, vcc
	.loc	0 94 32
	global_load_dword v12, v[2:3], off
	.loc	0 96 12
	global_load_dword v13, v[4:5], off
	.loc	0 94 54
	s_waitcnt vmcnt(2)
	v_and_b32_e32 v0, 7, v0
	.loc	0 94 43 is_stmt 0
	s_waitcnt vmcnt(1)
	v_add3_u32 v0, v12, v0, 1
	.loc	0 96 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v0, v13
	.loc	0 96 8 is_stmt 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB2_5
	.loc	0 97 5 is_stmt 1
	global_atomic_umin v[4:5], v0, off
	.loc	0 98 13
	ds_write_b32 v1, v11
	s_branch .LBB2_5
.LBB2_8:
	.loc	0 103 1
	s_endpgm
.Ltmp10:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel bellman_ford
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
		.amdhsa_next_free_vgpr 14
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
.Lfunc_end2:
	.size	bellman_ford, .Lfunc_end2-bellman_ford

	.protected	bellman_ford_global
	.globl	bellman_ford_global
	.p2align	8
	.type	bellman_ford_global,@function
bellman_ford_global:
.Lfunc_begin3:
	.loc	0 108 11 prologue_end
	s_load_dword s8, s[4:5], 0x18
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_nop 0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 111 11
	v_mov_b32_e32 v2, 0xf4240
	v_cmp_eq_u32_e32 vcc, 0, v0
	v_cndmask_b32_e64 v2, v2, 0, vcc
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v3, s8
	s_sub_i32 s6, 0, s8
	.loc	0 111 2 is_stmt 0
	v_lshlrev_b32_e32 v8, 2, v0
	v_lshrrev_b32_e32 v4, 1, v0
	v_rcp_iflag_f32_e32 v3, v3
	.loc	0 112 2 is_stmt 1
	v_lshl_or_b32 v5, v0, 1, 1
	.loc	0 111 2
	v_mov_b32_e32 v0, s5
	.loc	0 111 9 is_stmt 0
	global_store_dword v8, v2, s[4:5]
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v9, v3
	.loc	0 111 2
	v_add_co_u32_e32 v2, vcc, s4, v8
	v_mov_b32_e32 v1, 0
	v_mul_lo_u32 v3, s6, v9
	v_mov_b32_e32 v6, s3
	v_mov_b32_e32 v7, s5
	v_mul_hi_u32 v10, v9, v3
	v_addc_co_u32_e32 v3, vcc, 0, v0, vcc
	v_add_u32_e32 v8, v9, v10
	v_mov_b32_e32 v9, 1
	s_branch .LBB3_2
.LBB3_1:
	.loc	0 122 3 is_stmt 1
	s_barrier
	.loc	0 123 11
	global_load_dword v0, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	.loc	0 112 2
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_cbranch_vccnz .LBB3_6
.LBB3_2:
	.loc	0 0 2 is_stmt 0
	s_mov_b32 s3, 0
	.loc	0 113 3 is_stmt 1
	s_waitcnt vmcnt(0)
	s_barrier
	.loc	0 114 11
	global_store_dword v1, v1, s[0:1]
	s_waitcnt vmcnt(0)
	.loc	0 115 3
	s_barrier
	s_branch .LBB3_4
.LBB3_3:
	.loc	0 0 3 is_stmt 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 116 28 is_stmt 1
	s_add_i32 s3, s3, 1
	.loc	0 116 22 is_stmt 0
	s_cmp_eq_u32 s3, 3
	.loc	0 116 3
	s_cbranch_scc1 .LBB3_1
.LBB3_4:
.Ltmp11:
	.loc	0 9 12 is_stmt 1
	s_cmp_eq_u32 s3, 2
	.loc	0 9 10 is_stmt 0
	v_add_u32_e32 v0, s3, v5
	.loc	0 9 12
	s_cselect_b64 vcc, -1, 0
	.loc	0 9 10
	v_cndmask_b32_e32 v0, v0, v4, vcc
	.loc	0 9 42
	v_mul_hi_u32 v10, v0, v8
	v_mul_lo_u32 v10, v10, s8
	v_sub_u32_e32 v0, v0, v10
	v_subrev_u32_e32 v10, s8, v0
	v_cmp_le_u32_e32 vcc, s8, v0
	v_cndmask_b32_e32 v0, v0, v10, vcc
	v_subrev_u32_e32 v10, s8, v0
	v_cmp_le_u32_e32 vcc, s8, v0
	v_cndmask_b32_e32 v0, v0, v10, vcc
.Ltmp12:
	.loc	0 117 46 is_stmt 1
	v_lshlrev_b64 v[10:11], 2, v[0:1]
	v_add_co_u32_e32 v12, vcc, s2, v10
	v_addc_co_u32_e32 v13, vcc, v6, v11, vcc
	global_load_dword v0, v[12:13], off
	.loc	0 117 32 is_stmt 0
	s_nop 0
	global_load_dword v12, v[2:3], off
	.loc	0 119 42 is_stmt 1
	v_add_co_u32_e32 v10, vcc, s4, v10
	v_addc_co_u32_e32 v11, vcc, v7, v11, vcc
	.loc	0 117 54
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v0, 7, v0
	.loc	0 117 43 is_stmt 0
	s_waitcnt vmcnt(0)
	v_add3_u32 v0, v12, v0, 1
	.loc	0 119 8 is_stmt 1
	global_atomic_umin v10, v[10:11], v0, off glc
	.loc	0 119 50 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, v10, v0
	.loc	0 119 8
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB3_3
	.loc	0 120 13 is_stmt 1
	global_store_dword v1, v9, s[0:1]
	s_waitcnt vmcnt(0)
	s_branch .LBB3_3
.LBB3_6:
	.loc	0 125 1
	s_endpgm
.Ltmp13:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel bellman_ford_global
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
		.amdhsa_next_free_vgpr 14
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
	.size	bellman_ford_global, .Lfunc_end3-bellman_ford_global

	.protected	mis_luby
	.globl	mis_luby
	.p2align	8
	.type	mis_luby,@function
mis_luby:
.Lfunc_begin4:
	.loc	0 131 11 prologue_end
	s_load_dword s16, s[4:5], 0x18
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_lshlrev_b32_e32 v7, 2, v0
	v_mov_b32_e32 v2, 0
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v1, s16
	s_sub_i32 s4, 0, s16
	v_mov_b32_e32 v4, s9
	v_add_co_u32_e32 v3, vcc, s8, v7
	v_rcp_iflag_f32_e32 v1, v1
	v_addc_co_u32_e32 v4, vcc, 0, v4, vcc
	v_mov_b32_e32 v6, s11
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_add_co_u32_e32 v5, vcc, s10, v7
	v_addc_co_u32_e32 v6, vcc, 0, v6, vcc
	v_mul_lo_u32 v8, s4, v1
	v_mov_b32_e32 v9, s3
	v_add_co_u32_e32 v7, vcc, s2, v7
	v_mul_hi_u32 v10, v1, v8
	v_lshrrev_b32_e32 v11, 1, v0
	v_addc_co_u32_e32 v8, vcc, 0, v9, vcc
	.loc	0 134 2
	v_lshl_or_b32 v12, v0, 1, 1
	v_add_u32_e32 v13, v1, v10
	v_mov_b32_e32 v14, 1
	v_mov_b32_e32 v15, 2
	s_branch .LBB4_2
.LBB4_1:
	.loc	0 0 2 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 159 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 160 11
	ds_read_b32 v1, v2
	.loc	0 160 16 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	.loc	0 160 2
	s_cbranch_vccz .LBB4_22
.LBB4_2:
	.loc	0 135 3 is_stmt 1
	s_barrier
	.loc	0 136 7
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB4_4
	.loc	0 137 9
	ds_write_b32 v2, v2
.LBB4_4:
	.loc	0 0 9 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 138 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 139 7
	global_load_dword v1, v[3:4], off
	.loc	0 139 16 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v1
	.loc	0 139 7
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB4_12
	.loc	0 0 7
	s_mov_b32 s17, 0
	v_mov_b32_e32 v16, 1
	s_branch .LBB4_8
.LBB4_6:
	s_or_b64 exec, exec, s[12:13]
	s_andn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[12:13], s[14:15], exec
	s_or_b64 s[4:5], s[4:5], s[12:13]
.LBB4_7:
	s_or_b64 exec, exec, s[6:7]
	.loc	0 142 29 is_stmt 1
	s_add_i32 s17, s17, 1
	.loc	0 142 23 is_stmt 0
	s_cmp_eq_u32 s17, 3
	.loc	0 145 10 is_stmt 1
	v_cndmask_b32_e64 v16, 0, v16, s[4:5]
	s_cbranch_scc1 .LBB4_11
.LBB4_8:
.Ltmp14:
	.loc	0 9 12
	s_cmp_eq_u32 s17, 2
	.loc	0 9 10 is_stmt 0
	v_add_u32_e32 v1, s17, v12
	.loc	0 9 12
	s_cselect_b64 vcc, -1, 0
	.loc	0 9 10
	v_cndmask_b32_e32 v1, v1, v11, vcc
	.loc	0 9 42
	v_mul_hi_u32 v9, v1, v13
	s_or_b64 s[4:5], s[4:5], exec
	v_mul_lo_u32 v9, v9, s16
	v_sub_u32_e32 v1, v1, v9
	v_subrev_u32_e32 v9, s16, v1
	v_cmp_le_u32_e32 vcc, s16, v1
	v_cndmask_b32_e32 v1, v1, v9, vcc
	v_subrev_u32_e32 v9, s16, v1
	v_cmp_le_u32_e32 vcc, s16, v1
	v_cndmask_b32_e32 v1, v1, v9, vcc
.Ltmp15:
	.loc	0 145 15 is_stmt 1
	v_cmp_ne_u32_e32 vcc, v1, v0
	.loc	0 145 20 is_stmt 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB4_7
	.loc	0 145 23
	v_lshlrev_b64 v[9:10], 2, v[1:2]
	v_mov_b32_e32 v1, s9
	v_add_co_u32_e32 v17, vcc, s8, v9
	v_addc_co_u32_e32 v18, vcc, v1, v10, vcc
	global_load_dword v1, v[17:18], off
	s_mov_b64 s[14:15], -1
	.loc	0 145 32
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v1
	.loc	0 145 37
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB4_6
	.loc	0 145 41
	v_mov_b32_e32 v1, s11
	v_add_co_u32_e32 v9, vcc, s10, v9
	v_addc_co_u32_e32 v10, vcc, v1, v10, vcc
	global_load_dword v1, v[9:10], off
	.loc	0 145 65
	s_nop 0
	global_load_dword v9, v[5:6], off
	.loc	0 145 49
	s_waitcnt vmcnt(1)
	v_lshl_add_u32 v1, v1, 4, v1
	.loc	0 145 73
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v9, v9, 4, v9
	.loc	0 145 54
	v_and_b32_e32 v1, 63, v1
	.loc	0 145 78
	v_and_b32_e32 v9, 63, v9
	.loc	0 145 61
	v_cmp_le_u32_e32 vcc, v1, v9
	s_orn2_b64 s[14:15], vcc, exec
	s_branch .LBB4_6
.LBB4_11:
	.loc	0 147 11 is_stmt 1
	global_store_dword v[7:8], v16, off
.LBB4_12:
	.loc	0 0 11 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 149 3 is_stmt 1
	s_waitcnt vmcnt(0)
	s_barrier
	.loc	0 150 7
	global_load_dword v1, v[3:4], off
	.loc	0 150 16 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v1
	.loc	0 150 21
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB4_19
	.loc	0 150 24
	global_load_dword v1, v[7:8], off
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	.loc	0 150 7
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB4_19
	.loc	0 0 7
	s_mov_b32 s6, 0
	.loc	0 151 13 is_stmt 1
	global_store_dword v[3:4], v14, off
	s_branch .LBB4_16
.LBB4_15:
	.loc	0 0 13 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 152 29 is_stmt 1
	s_add_i32 s6, s6, 1
	.loc	0 152 23 is_stmt 0
	s_cmp_lg_u32 s6, 3
	.loc	0 152 4
	s_cbranch_scc0 .LBB4_19
.LBB4_16:
.Ltmp16:
	.loc	0 9 12 is_stmt 1
	s_cmp_eq_u32 s6, 2
	.loc	0 9 10 is_stmt 0
	v_add_u32_e32 v1, s6, v12
	.loc	0 9 12
	s_cselect_b64 vcc, -1, 0
	.loc	0 9 10
	v_cndmask_b32_e32 v1, v1, v11, vcc
	.loc	0 9 42
	v_mul_hi_u32 v9, v1, v13
	v_mul_lo_u32 v9, v9, s16
	v_sub_u32_e32 v1, v1, v9
	v_subrev_u32_e32 v9, s16, v1
	v_cmp_le_u32_e32 vcc, s16, v1
	v_cndmask_b32_e32 v1, v1, v9, vcc
	v_subrev_u32_e32 v9, s16, v1
	v_cmp_le_u32_e32 vcc, s16, v1
	v_cndmask_b32_e32 v1, v1, v9, vcc
.Ltmp17:
	.loc	0 153 23 is_stmt 1
	v_cmp_ne_u32_e32 vcc, v1, v0
	.loc	0 153 28 is_stmt 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB4_15
	.loc	0 153 31
	v_lshlrev_b64 v[9:10], 2, v[1:2]
	v_mov_b32_e32 v1, s9
	v_add_co_u32_e32 v9, vcc, s8, v9
	v_addc_co_u32_e32 v10, vcc, v1, v10, vcc
	global_load_dword v1, v[9:10], off
	.loc	0 153 52
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v1
	.loc	0 153 9
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB4_15
	.loc	0 154 27 is_stmt 1
	global_store_dword v[9:10], v15, off
	s_branch .LBB4_15
.LBB4_19:
	.loc	0 0 27 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 156 3 is_stmt 1
	s_waitcnt vmcnt(0)
	s_barrier
	.loc	0 157 7
	global_load_dword v1, v[3:4], off
	.loc	0 157 16 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v1
	.loc	0 157 7
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB4_1
	.loc	0 158 4 is_stmt 1
	s_mov_b64 s[4:5], exec
	v_mbcnt_lo_u32_b32 v1, s4, 0
	v_mbcnt_hi_u32_b32 v1, s5, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_b64 s[6:7], exec, vcc
	s_mov_b64 exec, s[6:7]
	s_cbranch_execz .LBB4_1
	s_bcnt1_i32_b64 s4, s[4:5]
	v_mov_b32_e32 v1, s4
	ds_add_u32 v2, v1
	s_branch .LBB4_1
.LBB4_22:
	.loc	0 161 1
	s_endpgm
.Ltmp18:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel mis_luby
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
		.amdhsa_next_free_vgpr 19
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
.Lfunc_end4:
	.size	mis_luby, .Lfunc_end4-mis_luby

	.protected	color_max
	.globl	color_max
	.p2align	8
	.type	color_max,@function
color_max:
.Lfunc_begin5:
	.loc	0 167 11 prologue_end
	s_load_dword s6, s[4:5], 0x18
	s_load_dwordx4 s[8:11], s[4:5], 0x8
	v_lshlrev_b32_e32 v5, 2, v0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s7, 1
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v1, s6
	s_sub_i32 s0, 0, s6
	v_mov_b32_e32 v4, s11
	v_add_co_u32_e32 v3, vcc, s10, v5
	v_rcp_iflag_f32_e32 v1, v1
	v_addc_co_u32_e32 v4, vcc, 0, v4, vcc
	v_mov_b32_e32 v6, s9
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_add_co_u32_e32 v5, vcc, s8, v5
	v_lshrrev_b32_e32 v9, 1, v0
	v_mul_lo_u32 v7, s0, v1
	v_addc_co_u32_e32 v6, vcc, 0, v6, vcc
	.loc	0 170 2
	v_lshl_or_b32 v10, v0, 1, 1
	v_mul_hi_u32 v7, v1, v7
	v_mov_b32_e32 v11, 1
	v_add_u32_e32 v12, v1, v7
	s_branch .LBB5_2
.LBB5_1:
	.loc	0 0 2 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 187 3 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	.loc	0 188 7
	ds_read_b32 v1, v2
	.loc	0 190 8
	s_add_i32 s7, s7, 1
	.loc	0 188 7
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_cbranch_vccz .LBB5_11
.LBB5_2:
	.loc	0 171 3
	s_barrier
	.loc	0 172 8
	ds_write_b32 v2, v11
	.loc	0 173 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 174 7
	global_load_dword v1, v[3:4], off
	.loc	0 174 17 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v1
	.loc	0 174 7
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB5_1
	.loc	0 0 7
	s_mov_b32 s12, 0
	v_mov_b32_e32 v13, 0
	.loc	0 177 9 is_stmt 1
	ds_write_b32 v2, v2
	s_branch .LBB5_6
.LBB5_4:
	.loc	0 0 9 is_stmt 0
	s_or_b64 exec, exec, s[0:1]
.LBB5_5:
	s_or_b64 exec, exec, s[4:5]
	.loc	0 178 29 is_stmt 1
	s_add_i32 s12, s12, 1
	.loc	0 178 23 is_stmt 0
	s_cmp_eq_u32 s12, 3
	s_cbranch_scc1 .LBB5_9
.LBB5_6:
.Ltmp19:
	.loc	0 9 12 is_stmt 1
	s_cmp_eq_u32 s12, 2
	.loc	0 9 10 is_stmt 0
	v_add_u32_e32 v1, s12, v10
	.loc	0 9 12
	s_cselect_b64 vcc, -1, 0
	.loc	0 9 10
	v_cndmask_b32_e32 v1, v1, v9, vcc
	.loc	0 9 42
	v_mul_hi_u32 v7, v1, v12
	v_mul_lo_u32 v7, v7, s6
	v_sub_u32_e32 v1, v1, v7
	v_subrev_u32_e32 v7, s6, v1
	v_cmp_le_u32_e32 vcc, s6, v1
	v_cndmask_b32_e32 v1, v1, v7, vcc
	v_subrev_u32_e32 v7, s6, v1
	v_cmp_le_u32_e32 vcc, s6, v1
	v_cndmask_b32_e32 v1, v1, v7, vcc
.Ltmp20:
	.loc	0 181 11 is_stmt 1
	v_cmp_ne_u32_e32 vcc, v1, v0
	.loc	0 181 16 is_stmt 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB5_5
	.loc	0 181 20
	v_lshlrev_b64 v[7:8], 2, v[1:2]
	v_mov_b32_e32 v1, s11
	v_add_co_u32_e32 v14, vcc, s10, v7
	v_addc_co_u32_e32 v15, vcc, v1, v8, vcc
	global_load_dword v1, v[14:15], off
	.loc	0 181 30
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_cmp_eq_u32_e64 s[0:1], s7, v1
	.loc	0 181 35
	s_or_b64 s[14:15], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[14:15]
	s_cbranch_execz .LBB5_4
	.loc	0 182 23 is_stmt 1
	v_mov_b32_e32 v1, s9
	v_add_co_u32_e32 v7, vcc, s8, v7
	v_addc_co_u32_e32 v8, vcc, v1, v8, vcc
	global_load_dword v1, v[7:8], off
	.loc	0 182 13 is_stmt 0
	s_waitcnt vmcnt(0)
	v_max_u32_e32 v13, v13, v1
	s_branch .LBB5_4
.LBB5_9:
	.loc	0 184 16 is_stmt 1
	global_load_dword v1, v[5:6], off
	.loc	0 184 13 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_le_u32_e32 vcc, v13, v1
	.loc	0 184 8
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB5_1
	.loc	0 185 15 is_stmt 1
	v_mov_b32_e32 v1, s7
	global_store_dword v[3:4], v1, off
	s_branch .LBB5_1
.LBB5_11:
	.loc	0 192 1
	s_endpgm
.Ltmp21:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel color_max
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
		.amdhsa_next_free_vgpr 16
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
.Lfunc_end5:
	.size	color_max, .Lfunc_end5-color_max

	.protected	cc_hook_jump
	.globl	cc_hook_jump
	.p2align	8
	.type	cc_hook_jump,@function
cc_hook_jump:
.Lfunc_begin6:
	.loc	0 198 11 prologue_end
	s_load_dword s8, s[4:5], 0x18
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 201 2
	v_lshlrev_b32_e32 v3, 2, v0
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_lshrrev_b32_e32 v6, 1, v0
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v1, s8
	s_sub_i32 s4, 0, s8
	.loc	0 202 2
	v_lshl_or_b32 v7, v0, 1, 1
	.loc	0 201 10
	global_store_dword v3, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_rcp_iflag_f32_e32 v2, v1
	.loc	0 201 2 is_stmt 0
	v_mov_b32_e32 v5, s3
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v8, s3
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v4, v2
	v_mov_b32_e32 v10, 1
	v_mul_lo_u32 v2, s4, v4
	v_mul_hi_u32 v0, v4, v2
	v_add_co_u32_e32 v2, vcc, s2, v3
	v_addc_co_u32_e32 v3, vcc, 0, v5, vcc
	v_add_u32_e32 v9, v4, v0
	s_branch .LBB6_2
.LBB6_1:
	.loc	0 0 2
	s_or_b64 exec, exec, s[4:5]
	.loc	0 222 3 is_stmt 1
	s_barrier
	.loc	0 223 11
	ds_read_b32 v0, v1
	.loc	0 223 2 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_cbranch_vccz .LBB6_12
.LBB6_2:
	.loc	0 203 3 is_stmt 1
	s_barrier
	.loc	0 204 7
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB6_4
	.loc	0 205 12
	ds_write_b32 v1, v1
.LBB6_4:
	.loc	0 0 12 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
	s_mov_b32 s6, 0
	.loc	0 206 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_branch .LBB6_6
.LBB6_5:
	.loc	0 0 3 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 207 28 is_stmt 1
	s_add_i32 s6, s6, 1
	.loc	0 207 22 is_stmt 0
	s_cmp_eq_u32 s6, 3
	.loc	0 207 3
	s_cbranch_scc1 .LBB6_9
.LBB6_6:
.Ltmp22:
	.loc	0 9 12 is_stmt 1
	s_cmp_eq_u32 s6, 2
	.loc	0 9 10 is_stmt 0
	v_add_u32_e32 v0, s6, v7
	.loc	0 9 12
	s_cselect_b64 vcc, -1, 0
	.loc	0 9 10
	v_cndmask_b32_e32 v0, v0, v6, vcc
	.loc	0 9 42
	v_mul_hi_u32 v4, v0, v9
.Ltmp23:
	.loc	0 208 32 is_stmt 1
	global_load_dword v11, v[2:3], off glc
	s_waitcnt vmcnt(0)
.Ltmp24:
	.loc	0 9 42
	v_mul_lo_u32 v4, v4, s8
	v_sub_u32_e32 v0, v0, v4
	v_subrev_u32_e32 v4, s8, v0
	v_cmp_le_u32_e32 vcc, s8, v0
	v_cndmask_b32_e32 v0, v0, v4, vcc
	v_subrev_u32_e32 v4, s8, v0
	v_cmp_le_u32_e32 vcc, s8, v0
	v_cndmask_b32_e32 v0, v0, v4, vcc
.Ltmp25:
	.loc	0 208 45
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	v_add_co_u32_e32 v4, vcc, s2, v4
	v_addc_co_u32_e32 v5, vcc, v8, v5, vcc
	global_load_dword v12, v[4:5], off glc
	s_waitcnt vmcnt(0)
	.loc	0 210 10
	v_cmp_ne_u32_e32 vcc, v11, v12
	.loc	0 210 8 is_stmt 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB6_5
	.loc	0 211 17 is_stmt 1
	v_max_u32_e32 v0, v11, v12
	.loc	0 213 9
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	v_add_co_u32_e32 v4, vcc, s2, v4
	v_addc_co_u32_e32 v5, vcc, v8, v5, vcc
	global_load_dword v13, v[4:5], off glc
	s_waitcnt vmcnt(0)
	.loc	0 213 20 is_stmt 0
	v_cmp_eq_u32_e32 vcc, v13, v0
	.loc	0 213 9
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB6_5
	.loc	0 211 34 is_stmt 1
	v_min_u32_e32 v0, v12, v11
	.loc	0 214 17
	global_store_dword v[4:5], v0, off
	s_waitcnt vmcnt(0)
	.loc	0 215 14
	ds_write_b32 v1, v10
	s_branch .LBB6_5
.LBB6_9:
	.loc	0 219 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 220 10
	global_load_dword v11, v[2:3], off glc
	s_waitcnt vmcnt(0)
	.loc	0 220 26 is_stmt 0
	global_load_dword v0, v[2:3], off glc
	s_waitcnt vmcnt(0)
	.loc	0 220 21
	v_mov_b32_e32 v12, s3
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	v_add_co_u32_e32 v4, vcc, s2, v4
	v_addc_co_u32_e32 v5, vcc, v12, v5, vcc
	global_load_dword v0, v[4:5], off glc
	s_waitcnt vmcnt(0)
	.loc	0 220 18
	v_cmp_ne_u32_e32 vcc, v11, v0
	.loc	0 220 3
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB6_1
	.loc	0 0 3
	s_mov_b64 s[6:7], 0
.LBB6_11:
	.loc	0 221 19 is_stmt 1
	global_load_dword v4, v[2:3], off glc
	s_waitcnt vmcnt(0)
	.loc	0 221 14 is_stmt 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v0, s3
	v_lshlrev_b64 v[11:12], 2, v[4:5]
	v_add_co_u32_e32 v11, vcc, s2, v11
	v_addc_co_u32_e32 v12, vcc, v0, v12, vcc
	global_load_dword v4, v[11:12], off glc
	s_waitcnt vmcnt(0)
	.loc	0 221 12
	global_store_dword v[2:3], v4, off
	s_waitcnt vmcnt(0)
	.loc	0 220 10 is_stmt 1
	global_load_dword v11, v[2:3], off glc
	s_waitcnt vmcnt(0)
	.loc	0 220 26 is_stmt 0
	global_load_dword v4, v[2:3], off glc
	s_waitcnt vmcnt(0)
	.loc	0 220 21
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_co_u32_e32 v4, vcc, s2, v4
	v_addc_co_u32_e32 v5, vcc, v0, v5, vcc
	global_load_dword v0, v[4:5], off glc
	s_waitcnt vmcnt(0)
	.loc	0 220 18
	v_cmp_eq_u32_e32 vcc, v11, v0
	.loc	0 220 3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB6_11
	s_branch .LBB6_1
.LBB6_12:
	.loc	0 224 1 is_stmt 1
	s_endpgm
.Ltmp26:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel cc_hook_jump
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
		.amdhsa_next_free_vgpr 14
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
.Lfunc_end6:
	.size	cc_hook_jump, .Lfunc_end6-cc_hook_jump

	.protected	cc_representatives
	.globl	cc_representatives
	.p2align	8
	.type	cc_representatives,@function
cc_representatives:
.Lfunc_begin7:
	.loc	0 245 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x8
	s_load_dword s12, s[4:5], 0x18
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 0
	v_lshrrev_b32_e32 v10, 1, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s1
	v_add_co_u32_e32 v3, vcc, s0, v1
	v_addc_co_u32_e32 v4, vcc, 0, v4, vcc
	v_lshl_or_b32 v11, v0, 1, 1
	s_mov_b32 s13, 0
	s_sub_i32 s14, 0, s12
	s_branch .LBB7_2
.LBB7_1:
	.loc	0 0 11 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 248 27 is_stmt 1
	s_add_i32 s13, s13, 1
	.loc	0 248 21 is_stmt 0
	s_cmp_eq_u32 s13, 3
	.loc	0 248 2
	s_cbranch_scc1 .LBB7_22
.LBB7_2:
.Ltmp27:
	.loc	0 229 12 is_stmt 1
	global_load_dword v5, v[3:4], off glc
	s_waitcnt vmcnt(0)
	.loc	0 231 9
	v_cmp_ne_u32_e32 vcc, v5, v0
	.loc	0 231 6 is_stmt 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB7_8
	.loc	0 234 23 is_stmt 1
	v_mov_b32_e32 v6, v2
	v_lshlrev_b64 v[6:7], 2, v[5:6]
	v_mov_b32_e32 v1, s1
	v_add_co_u32_e32 v6, vcc, s0, v6
	v_addc_co_u32_e32 v7, vcc, v1, v7, vcc
	global_load_dword v1, v[6:7], off glc
	s_waitcnt vmcnt(0)
	.loc	0 234 13 is_stmt 0
	v_cmp_gt_u32_e32 vcc, v5, v1
	.loc	0 234 3
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB7_7
	.loc	0 0 3
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v6, v0
.LBB7_5:
	.loc	0 235 4 is_stmt 1
	v_mov_b32_e32 v7, 0
	v_lshlrev_b64 v[8:9], 2, v[6:7]
	v_mov_b32_e32 v12, v5
	v_mov_b32_e32 v5, v1
	.loc	0 234 23
	v_mov_b32_e32 v6, v7
	.loc	0 235 4
	v_mov_b32_e32 v1, s1
	.loc	0 234 23
	v_lshlrev_b64 v[6:7], 2, v[5:6]
	.loc	0 235 4
	v_add_co_u32_e32 v8, vcc, s0, v8
	v_addc_co_u32_e32 v9, vcc, v1, v9, vcc
	.loc	0 234 23
	v_add_co_u32_e32 v6, vcc, s0, v6
	.loc	0 235 19
	global_store_dword v[8:9], v5, off
	s_waitcnt vmcnt(0)
	.loc	0 234 23
	v_addc_co_u32_e32 v7, vcc, v1, v7, vcc
	global_load_dword v1, v[6:7], off glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v12
	.loc	0 234 13 is_stmt 0
	v_cmp_le_u32_e32 vcc, v5, v1
	.loc	0 234 3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB7_5
.Ltmp28:
	.loc	0 0 3
	s_or_b64 exec, exec, s[6:7]
.LBB7_7:
	s_or_b64 exec, exec, s[4:5]
.LBB7_8:
	s_or_b64 exec, exec, s[2:3]
.Ltmp29:
	.loc	0 9 42 is_stmt 1
	v_cvt_f32_u32_e32 v1, s12
	.loc	0 9 12 is_stmt 0
	s_cmp_eq_u32 s13, 2
	.loc	0 9 10
	v_add_u32_e32 v7, s13, v11
	.loc	0 9 12
	s_cselect_b64 vcc, -1, 0
	.loc	0 9 42
	v_rcp_iflag_f32_e32 v1, v1
	.loc	0 9 10
	v_cndmask_b32_e32 v7, v7, v10, vcc
.Ltmp30:
	.loc	0 229 12 is_stmt 1
	v_mov_b32_e32 v9, v2
	v_mov_b32_e32 v12, s1
.Ltmp31:
	.loc	0 9 42
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v6, s14, v1
	v_mul_hi_u32 v6, v1, v6
	v_add_u32_e32 v1, v1, v6
	v_mul_hi_u32 v1, v7, v1
	v_mul_lo_u32 v1, v1, s12
	v_sub_u32_e32 v1, v7, v1
	v_subrev_u32_e32 v6, s12, v1
	v_cmp_le_u32_e32 vcc, s12, v1
	v_cndmask_b32_e32 v1, v1, v6, vcc
	v_subrev_u32_e32 v6, s12, v1
	v_cmp_le_u32_e32 vcc, s12, v1
	v_cndmask_b32_e32 v8, v1, v6, vcc
.Ltmp32:
	.loc	0 229 12
	v_lshlrev_b64 v[6:7], 2, v[8:9]
	v_add_co_u32_e32 v6, vcc, s0, v6
	v_addc_co_u32_e32 v7, vcc, v12, v7, vcc
	global_load_dword v6, v[6:7], off glc
	s_waitcnt vmcnt(0)
	.loc	0 231 9
	v_cmp_ne_u32_e32 vcc, v6, v8
	.loc	0 231 6 is_stmt 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB7_14
	.loc	0 234 23 is_stmt 1
	v_mov_b32_e32 v7, v2
	v_lshlrev_b64 v[12:13], 2, v[6:7]
	v_mov_b32_e32 v1, s1
	v_add_co_u32_e32 v12, vcc, s0, v12
	v_addc_co_u32_e32 v13, vcc, v1, v13, vcc
	global_load_dword v1, v[12:13], off glc
	s_waitcnt vmcnt(0)
	.loc	0 234 13 is_stmt 0
	v_cmp_gt_u32_e32 vcc, v6, v1
	.loc	0 234 3
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB7_13
	.loc	0 0 3
	s_mov_b64 s[6:7], 0
.LBB7_11:
	.loc	0 235 4 is_stmt 1
	v_mov_b32_e32 v9, 0
	v_lshlrev_b64 v[12:13], 2, v[8:9]
	v_mov_b32_e32 v14, v6
	v_mov_b32_e32 v6, v1
	.loc	0 234 23
	v_mov_b32_e32 v7, v9
	.loc	0 235 4
	v_mov_b32_e32 v1, s1
	.loc	0 234 23
	v_lshlrev_b64 v[7:8], 2, v[6:7]
	.loc	0 235 4
	v_add_co_u32_e32 v12, vcc, s0, v12
	v_addc_co_u32_e32 v13, vcc, v1, v13, vcc
	.loc	0 234 23
	v_add_co_u32_e32 v7, vcc, s0, v7
	.loc	0 235 19
	global_store_dword v[12:13], v6, off
	s_waitcnt vmcnt(0)
	.loc	0 234 23
	v_addc_co_u32_e32 v8, vcc, v1, v8, vcc
	global_load_dword v1, v[7:8], off glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v14
	.loc	0 234 13 is_stmt 0
	v_cmp_le_u32_e32 vcc, v6, v1
	.loc	0 234 3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB7_11
.Ltmp33:
	.loc	0 0 3
	s_or_b64 exec, exec, s[6:7]
.LBB7_13:
	s_or_b64 exec, exec, s[4:5]
.LBB7_14:
	s_or_b64 exec, exec, s[2:3]
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v1, v6
	s_branch .LBB7_17
.LBB7_15:
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[8:9], s[8:9], exec
	s_or_b64 s[4:5], s[4:5], s[8:9]
.LBB7_16:
	s_or_b64 exec, exec, s[6:7]
	s_xor_b64 s[6:7], s[4:5], -1
	.loc	0 267 3 is_stmt 1
	s_and_b64 s[6:7], exec, s[6:7]
	s_or_b64 s[2:3], s[6:7], s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB7_1
.LBB7_17:
	.loc	0 254 10
	v_cmp_ne_u32_e32 vcc, v5, v1
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 254 8 is_stmt 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB7_16
	.loc	0 257 11 is_stmt 1
	v_cmp_ge_u32_e32 vcc, v5, v1
	.loc	0 257 9 is_stmt 0
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB7_20
	.loc	0 262 46 is_stmt 1
	v_mov_b32_e32 v6, v2
	v_lshlrev_b64 v[6:7], 2, v[5:6]
	v_mov_b32_e32 v8, s1
	v_add_co_u32_e32 v6, vcc, s0, v6
	v_addc_co_u32_e32 v7, vcc, v8, v7, vcc
	.loc	0 262 24 is_stmt 0
	v_mov_b32_e32 v8, v1
	v_mov_b32_e32 v9, v5
	global_atomic_cmpswap v6, v[6:7], v[8:9], off glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v6, v5
	s_and_b64 s[8:9], vcc, exec
	v_mov_b32_e32 v5, v6
.LBB7_20:
	.loc	0 257 9 is_stmt 1
	s_andn2_saveexec_b64 s[10:11], s[10:11]
	s_cbranch_execz .LBB7_15
	.loc	0 258 40
	v_lshlrev_b64 v[6:7], 2, v[1:2]
	v_mov_b32_e32 v9, s1
	v_add_co_u32_e32 v8, vcc, s0, v6
	v_addc_co_u32_e32 v9, vcc, v9, v7, vcc
	.loc	0 258 18 is_stmt 0
	v_mov_b32_e32 v6, v1
	global_atomic_cmpswap v6, v[8:9], v[5:6], off glc
	s_andn2_b64 s[8:9], s[8:9], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v6, v1
	s_and_b64 s[16:17], vcc, exec
	s_or_b64 s[8:9], s[8:9], s[16:17]
	v_mov_b32_e32 v1, v6
	s_branch .LBB7_15
.LBB7_22:
	.loc	0 269 1 is_stmt 1
	s_endpgm
.Ltmp34:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel cc_representatives
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
		.amdhsa_next_free_vgpr 15
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
.Lfunc_end7:
	.size	cc_representatives, .Lfunc_end7-cc_representatives

	.protected	k_core
	.globl	k_core
	.p2align	8
	.type	k_core,@function
k_core:
.Lfunc_begin8:
	.loc	0 275 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	.loc	0 278 19
	v_lshlrev_b32_e32 v10, 2, v0
	.loc	0 275 11
	s_load_dword s6, s[4:5], 0x18
	v_lshrrev_b32_e32 v7, 1, v0
	.loc	0 278 19
	s_waitcnt lgkmcnt(0)
	global_load_dword v11, v10, s[2:3]
	.loc	0 279 2
	v_lshl_or_b32 v8, v0, 1, 1
	.loc	0 278 2
	v_mov_b32_e32 v3, s1
	v_cvt_f32_u32_e32 v2, s6
	s_sub_i32 s2, 0, s6
	v_mov_b32_e32 v5, s9
	.loc	0 278 19 is_stmt 0
	v_mov_b32_e32 v1, 0
	v_rcp_iflag_f32_e32 v2, v2
	s_mov_b32 s7, 1
	v_mov_b32_e32 v6, 1
	v_mul_f32_e32 v0, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v0, v0
	.loc	0 278 2
	v_add_co_u32_e32 v2, vcc, s0, v10
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	v_mul_lo_u32 v4, s2, v0
	v_mul_hi_u32 v9, v0, v4
	v_add_co_u32_e32 v4, vcc, s8, v10
	v_addc_co_u32_e32 v5, vcc, 0, v5, vcc
	v_add_u32_e32 v9, v0, v9
	.loc	0 278 27
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v0, 3, v11
	.loc	0 278 16
	v_add_u32_e32 v0, 3, v0
	.loc	0 278 12
	global_store_dword v10, v0, s[0:1]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, 0
	s_branch .LBB8_3
.LBB8_1:
	.loc	0 0 12
	s_or_b64 exec, exec, s[4:5]
.LBB8_2:
	s_or_b64 exec, exec, s[2:3]
	.loc	0 291 4 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	.loc	0 292 12
	ds_read_b32 v10, v1
	.loc	0 292 3 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v10
	s_cbranch_vccz .LBB8_8
.LBB8_3:
	.loc	0 284 9 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 0 0 is_stmt 0
	v_mov_b32_e32 v0, 1
	.loc	0 281 4 is_stmt 1
	s_barrier
	.loc	0 282 12
	ds_write_b32 v1, v1
	.loc	0 283 4
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 284 14
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB8_2
	.loc	0 284 17 is_stmt 0
	global_load_dword v0, v[2:3], off glc
	s_waitcnt vmcnt(0)
	.loc	0 284 27
	v_cmp_gt_u32_e32 vcc, s7, v0
	v_mov_b32_e32 v0, 0
	.loc	0 284 8
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB8_1
	.loc	0 286 12 is_stmt 1
	v_mov_b32_e32 v0, s7
	s_mov_b32 s8, 0
	global_store_dword v[4:5], v0, off
	.loc	0 287 13
	ds_write_b32 v1, v6
.LBB8_6:
.Ltmp35:
	.loc	0 9 12
	s_cmp_eq_u32 s8, 2
	.loc	0 9 10 is_stmt 0
	v_add_u32_e32 v0, s8, v8
	.loc	0 9 12
	s_cselect_b64 vcc, -1, 0
	.loc	0 9 10
	v_cndmask_b32_e32 v0, v0, v7, vcc
	.loc	0 9 42
	v_mul_hi_u32 v10, v0, v9
.Ltmp36:
	.loc	0 289 24 is_stmt 1
	v_mov_b32_e32 v12, s1
	v_mov_b32_e32 v13, 1
	.loc	0 288 30
	s_add_i32 s8, s8, 1
.Ltmp37:
	.loc	0 9 42
	v_mul_lo_u32 v10, v10, s6
.Ltmp38:
	.loc	0 288 24
	s_cmp_lg_u32 s8, 3
.Ltmp39:
	.loc	0 9 42
	v_sub_u32_e32 v0, v0, v10
	v_subrev_u32_e32 v10, s6, v0
	v_cmp_le_u32_e32 vcc, s6, v0
	v_cndmask_b32_e32 v0, v0, v10, vcc
	v_subrev_u32_e32 v10, s6, v0
	v_cmp_le_u32_e32 vcc, s6, v0
	v_cndmask_b32_e32 v0, v0, v10, vcc
.Ltmp40:
	.loc	0 289 24
	v_lshlrev_b64 v[10:11], 2, v[0:1]
	v_add_co_u32_e32 v10, vcc, s0, v10
	v_addc_co_u32_e32 v11, vcc, v12, v11, vcc
	.loc	0 289 6 is_stmt 0
	global_atomic_sub v[10:11], v13, off
	.loc	0 288 5 is_stmt 1
	s_cbranch_scc1 .LBB8_6
	.loc	0 0 5 is_stmt 0
	v_mov_b32_e32 v0, 1
	s_branch .LBB8_1
.LBB8_8:
	.loc	0 279 27 is_stmt 1
	s_add_i32 s7, s7, 1
	.loc	0 279 21 is_stmt 0
	s_cmp_eq_u32 s7, 5
	.loc	0 279 2
	s_cbranch_scc0 .LBB8_3
	.loc	0 293 1 is_stmt 1
	s_endpgm
.Ltmp41:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k_core
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
		.amdhsa_next_free_vgpr 14
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
.Lfunc_end8:
	.size	k_core, .Lfunc_end8-k_core

	.protected	sssp_worklist
	.globl	sssp_worklist
	.p2align	8
	.type	sssp_worklist,@function
sssp_worklist:
.Lfunc_begin9:
	.loc	0 299 11 prologue_end
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 301 11
	v_bfrev_b32_e32 v1, -2
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_cndmask_b32_e64 v1, v1, 0, s[0:1]
	.loc	0 301 2 is_stmt 0
	v_lshlrev_b32_e32 v2, 2, v0
	.loc	0 301 9
	s_waitcnt lgkmcnt(0)
	global_store_dword v2, v1, s[2:3]
	.loc	0 302 6 is_stmt 1
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB9_2
	.loc	0 0 6 is_stmt 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	.loc	0 303 14 is_stmt 1
	ds_write_b32 v1, v1
	.loc	0 304 8
	ds_write_b32 v1, v2 offset:1540
.LBB9_2:
	.loc	0 0 8 is_stmt 0
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v2, 0
	.loc	0 306 2 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	.loc	0 307 9
	ds_read_b32 v1, v2 offset:1540
	.loc	0 307 14 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v1
	.loc	0 307 2
	s_cbranch_vccnz .LBB9_16
	.loc	0 299 11 is_stmt 1
	s_load_dword s14, s[4:5], 0x18
	s_mov_b32 s15, 0
	s_load_dwordx2 s[4:5], s[4:5], 0x8
	s_mov_b32 s16, 0xaaaaaaab
	s_movk_i32 s17, 0xc0
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v1, s14
	s_sub_i32 s6, 0, s14
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v3, s6, v1
	v_mul_hi_u32 v3, v1, v3
	v_add_u32_e32 v5, v1, v3
	s_branch .LBB9_5
.LBB9_4:
	.loc	0 0 11 is_stmt 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 325 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 307 9
	ds_read_b32 v1, v2 offset:1540
	.loc	0 324 6
	s_xor_b32 s15, s15, 1
	.loc	0 307 14
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	.loc	0 307 2 is_stmt 0
	s_cbranch_vccz .LBB9_16
.LBB9_5:
	.loc	0 308 7 is_stmt 1
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB9_7
	.loc	0 309 9
	ds_write_b32 v2, v2 offset:1536
.LBB9_7:
	.loc	0 0 9 is_stmt 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 310 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 311 11
	ds_read_b32 v1, v2 offset:1540
	.loc	0 311 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc, v1, v0
	.loc	0 311 7
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB9_14
	.loc	0 312 13 is_stmt 1
	s_mul_i32 s8, s15, 0x300
	v_lshl_add_u32 v1, v0, 2, s8
	ds_read_b32 v1, v1
	v_mov_b32_e32 v7, s3
	s_xor_b32 s19, s15, 1
	s_mov_b32 s18, 0
	s_mulk_i32 s19, 0x300
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b64 v[3:4], 2, v[1:2]
	v_lshrrev_b32_e32 v6, 1, v1
	v_add_co_u32_e32 v3, vcc, s2, v3
	v_addc_co_u32_e32 v4, vcc, v7, v4, vcc
	.loc	0 314 4
	v_lshl_or_b32 v7, v1, 1, 1
	s_branch .LBB9_11
.LBB9_9:
	.loc	0 0 4 is_stmt 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 318 19 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v9
	v_add_u32_e32 v8, s10, v8
	.loc	0 318 37 is_stmt 0
	v_mul_hi_u32 v9, v8, s16
	v_lshrrev_b32_e32 v9, 7, v9
	v_mul_lo_u32 v9, v9, s17
	v_sub_u32_e32 v8, v8, v9
	.loc	0 318 6
	v_lshl_add_u32 v8, v8, 2, s19
	.loc	0 318 44
	ds_write_b32 v8, v1
.LBB9_10:
	.loc	0 0 44
	s_or_b64 exec, exec, s[8:9]
	.loc	0 314 29 is_stmt 1
	s_add_i32 s18, s18, 1
	.loc	0 314 23 is_stmt 0
	s_cmp_lg_u32 s18, 3
	.loc	0 314 4
	s_cbranch_scc0 .LBB9_14
.LBB9_11:
.Ltmp42:
	.loc	0 9 12 is_stmt 1
	s_cmp_eq_u32 s18, 2
	.loc	0 9 10 is_stmt 0
	v_add_u32_e32 v1, s18, v7
	.loc	0 9 12
	s_cselect_b64 vcc, -1, 0
	.loc	0 9 10
	v_cndmask_b32_e32 v1, v1, v6, vcc
	.loc	0 9 42
	v_mul_hi_u32 v8, v1, v5
.Ltmp43:
	.loc	0 315 47 is_stmt 1
	v_mov_b32_e32 v11, s5
	.loc	0 317 43
	v_mov_b32_e32 v12, s3
.Ltmp44:
	.loc	0 9 42
	v_mul_lo_u32 v8, v8, s14
	v_sub_u32_e32 v1, v1, v8
	v_subrev_u32_e32 v8, s14, v1
	v_cmp_le_u32_e32 vcc, s14, v1
	v_cndmask_b32_e32 v1, v1, v8, vcc
	v_subrev_u32_e32 v8, s14, v1
	v_cmp_le_u32_e32 vcc, s14, v1
	v_cndmask_b32_e32 v1, v1, v8, vcc
.Ltmp45:
	.loc	0 315 47
	v_lshlrev_b64 v[8:9], 2, v[1:2]
	v_add_co_u32_e32 v10, vcc, s4, v8
	v_addc_co_u32_e32 v11, vcc, v11, v9, vcc
	global_load_dword v10, v[10:11], off
	.loc	0 315 33 is_stmt 0
	s_nop 0
	global_load_dword v11, v[3:4], off
	.loc	0 317 43 is_stmt 1
	v_add_co_u32_e32 v8, vcc, s2, v8
	v_addc_co_u32_e32 v9, vcc, v12, v9, vcc
	.loc	0 315 55
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v10, 3, v10
	.loc	0 315 44 is_stmt 0
	s_waitcnt vmcnt(0)
	v_add3_u32 v10, v11, v10, 1
	.loc	0 317 9 is_stmt 1
	global_atomic_umin v8, v[8:9], v10, off glc
	.loc	0 317 51 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, v8, v10
	.loc	0 317 9
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB9_10
	.loc	0 318 19 is_stmt 1
	s_mov_b64 s[12:13], exec
	v_mbcnt_lo_u32_b32 v8, s12, 0
	v_mbcnt_hi_u32_b32 v8, s13, v8
	v_cmp_eq_u32_e32 vcc, 0, v8
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB9_9
	s_bcnt1_i32_b64 s12, s[12:13]
	v_mov_b32_e32 v9, s12
	ds_add_rtn_u32 v9, v2, v9 offset:1536
	s_branch .LBB9_9
.LBB9_14:
	.loc	0 0 19 is_stmt 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 321 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 322 7
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB9_4
	.loc	0 323 15
	ds_read_b32 v1, v2 offset:1536
	.loc	0 323 11 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_min_u32_e32 v1, 64, v1
	.loc	0 323 9
	ds_write_b32 v2, v1 offset:1540
	s_branch .LBB9_4
.LBB9_16:
	.loc	0 327 1 is_stmt 1
	s_endpgm
.Ltmp46:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel sssp_worklist
		.amdhsa_group_segment_fixed_size 1544
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
		.amdhsa_next_free_vgpr 13
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
.Lfunc_end9:
	.size	sssp_worklist, .Lfunc_end9-sssp_worklist

	.protected	boruvka
	.globl	boruvka
	.p2align	8
	.type	boruvka,@function
boruvka:
.Lfunc_begin10:
	.loc	0 333 11 prologue_end
	s_load_dword s16, s[4:5], 0x18
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	s_nop 0
	s_load_dwordx4 s[4:7], s[4:5], 0x0
	.loc	0 336 2
	v_lshlrev_b32_e32 v7, 2, v0
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v1, s16
	s_sub_i32 s0, 0, s16
	v_mov_b32_e32 v4, s9
	v_add_co_u32_e32 v3, vcc, s8, v7
	v_rcp_iflag_f32_e32 v1, v1
	v_addc_co_u32_e32 v4, vcc, 0, v4, vcc
	v_mov_b32_e32 v6, s5
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_add_co_u32_e32 v5, vcc, s4, v7
	v_addc_co_u32_e32 v6, vcc, 0, v6, vcc
	v_mul_lo_u32 v8, s0, v1
	.loc	0 336 10 is_stmt 0
	global_store_dword v7, v0, s[8:9]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, s7
	v_add_co_u32_e32 v7, vcc, s6, v7
	v_mul_hi_u32 v10, v1, v8
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_lshrrev_b32_e32 v11, 1, v0
	v_addc_co_u32_e32 v8, vcc, 0, v9, vcc
	.loc	0 337 2 is_stmt 1
	v_lshl_or_b32 v12, v0, 1, 1
	v_mov_b32_e32 v13, -1
	v_add_u32_e32 v14, v1, v10
	v_mov_b32_e32 v15, s9
	v_mov_b32_e32 v16, 1
.LBB10_1:
	.loc	0 338 3
	s_barrier
	.loc	0 339 11
	global_store_dword v[5:6], v13, off
	s_waitcnt vmcnt(0)
	.loc	0 340 7
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB10_3
	.loc	0 341 11
	ds_write_b32 v2, v2
.LBB10_3:
	.loc	0 0 11 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	s_mov_b32 s10, 0
	.loc	0 342 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_branch .LBB10_5
.LBB10_4:
	.loc	0 0 3 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 343 28 is_stmt 1
	s_add_i32 s10, s10, 1
	.loc	0 343 22 is_stmt 0
	s_cmp_eq_u32 s10, 3
	.loc	0 343 3
	s_cbranch_scc1 .LBB10_7
.LBB10_5:
.Ltmp47:
	.loc	0 9 12 is_stmt 1
	s_cmp_eq_u32 s10, 2
	.loc	0 9 10 is_stmt 0
	v_add_u32_e32 v1, s10, v12
	.loc	0 9 12
	s_cselect_b64 vcc, -1, 0
	.loc	0 9 10
	v_cndmask_b32_e32 v1, v1, v11, vcc
	.loc	0 9 42
	v_mul_hi_u32 v9, v1, v14
	v_mul_lo_u32 v9, v9, s16
	v_sub_u32_e32 v1, v1, v9
	v_subrev_u32_e32 v9, s16, v1
	v_cmp_le_u32_e32 vcc, s16, v1
	v_cndmask_b32_e32 v1, v1, v9, vcc
	v_subrev_u32_e32 v9, s16, v1
	v_cmp_le_u32_e32 vcc, s16, v1
	v_cndmask_b32_e32 v1, v1, v9, vcc
.Ltmp48:
	.loc	0 346 8 is_stmt 1
	v_lshlrev_b64 v[9:10], 2, v[1:2]
	v_add_co_u32_e32 v17, vcc, s8, v9
	v_addc_co_u32_e32 v18, vcc, v15, v10, vcc
	global_load_dword v17, v[17:18], off glc
	s_waitcnt vmcnt(0)
	.loc	0 346 19 is_stmt 0
	global_load_dword v18, v[3:4], off glc
	s_waitcnt vmcnt(0)
	.loc	0 346 16
	v_cmp_ne_u32_e32 vcc, v17, v18
	.loc	0 346 8
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB10_4
	.loc	0 347 23 is_stmt 1
	global_load_dword v17, v[3:4], off glc
	s_waitcnt vmcnt(0)
	.loc	0 347 43 is_stmt 0
	v_mov_b32_e32 v18, s7
	v_add_co_u32_e32 v9, vcc, s6, v9
	v_addc_co_u32_e32 v10, vcc, v18, v10, vcc
	.loc	0 347 33
	global_load_dword v19, v[7:8], off
	.loc	0 347 43
	global_load_dword v20, v[9:10], off
	.loc	0 347 21
	v_mov_b32_e32 v18, v2
	v_mov_b32_e32 v21, s5
	v_lshlrev_b64 v[9:10], 2, v[17:18]
	v_add_co_u32_e32 v9, vcc, s4, v9
	v_addc_co_u32_e32 v10, vcc, v21, v10, vcc
	.loc	0 347 41
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v17, v20, v19
	.loc	0 347 57
	v_lshl_or_b32 v1, v17, 8, v1
	.loc	0 347 5
	global_atomic_umin v[9:10], v1, off
	s_branch .LBB10_4
.LBB10_7:
	.loc	0 349 3 is_stmt 1
	s_waitcnt vmcnt(0)
	s_barrier
	.loc	0 350 7
	global_load_dword v1, v[3:4], off glc
	s_waitcnt vmcnt(0)
	.loc	0 350 15 is_stmt 0
	v_cmp_ne_u32_e32 vcc, v1, v0
	v_cmp_eq_u32_e64 s[2:3], v1, v0
	.loc	0 350 20
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB10_15
	.loc	0 350 23
	global_load_dword v1, v[5:6], off glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[14:15], -1
	.loc	0 350 31
	v_cmp_ne_u32_e64 s[2:3], -1, v1
	.loc	0 350 7
	s_and_saveexec_b64 s[12:13], s[2:3]
	s_cbranch_execz .LBB10_14
	.loc	0 351 19 is_stmt 1
	global_load_dword v1, v[5:6], off glc
	s_waitcnt vmcnt(0)
	.loc	0 351 27 is_stmt 0
	v_and_b32_e32 v1, 63, v1
	.loc	0 351 14
	v_lshlrev_b32_e32 v1, 2, v1
	global_load_dword v1, v1, s[8:9] glc
	s_waitcnt vmcnt(0)
	.loc	0 353 11 is_stmt 1
	v_cmp_ge_u32_e64 s[2:3], v1, v0
	.loc	0 353 8 is_stmt 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_xor_b64 s[2:3], exec, s[14:15]
	s_cbranch_execz .LBB10_11
	.loc	0 357 18 is_stmt 1
	global_store_dword v[3:4], v0, off offset:512
.LBB10_11:
	.loc	0 353 8
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execz .LBB10_13
	.loc	0 354 18
	global_store_dword v[3:4], v1, off offset:512
	.loc	0 355 12
	ds_write_b32 v2, v16
.LBB10_13:
	.loc	0 0 12 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	s_xor_b64 s[14:15], exec, -1
.LBB10_14:
	s_or_b64 exec, exec, s[12:13]
	s_andn2_b64 s[2:3], vcc, exec
	s_and_b64 s[12:13], s[14:15], exec
	s_or_b64 vcc, s[2:3], s[12:13]
.LBB10_15:
	s_or_b64 exec, exec, s[10:11]
	.loc	0 350 20 is_stmt 1
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB10_17
	.loc	0 360 19
	global_load_dword v1, v[3:4], off glc
	s_waitcnt vmcnt(0)
	.loc	0 360 17 is_stmt 0
	global_store_dword v[3:4], v1, off offset:512
.LBB10_17:
	.loc	0 0 17
	s_or_b64 exec, exec, s[2:3]
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v1, v0
	.loc	0 362 3 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
.LBB10_18:
	.loc	0 0 0 is_stmt 0
	v_mov_b32_e32 v9, v1
	.loc	0 364 18 is_stmt 1
	v_add_u32_e32 v1, 0x80, v9
	.loc	0 364 10 is_stmt 0
	v_lshlrev_b64 v[17:18], 2, v[1:2]
	v_mov_b32_e32 v10, s9
	v_add_co_u32_e32 v17, vcc, s8, v17
	v_addc_co_u32_e32 v18, vcc, v10, v18, vcc
	global_load_dword v1, v[17:18], off
	.loc	0 364 23
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v1, v9
	.loc	0 364 3
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB10_18
	.loc	0 0 3
	s_or_b64 exec, exec, s[2:3]
	.loc	0 366 3 is_stmt 1
	s_barrier
	.loc	0 367 11
	global_store_dword v[3:4], v9, off
	s_waitcnt vmcnt(0)
	.loc	0 368 11
	ds_read_b32 v1, v2
	.loc	0 368 2 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_cbranch_vccnz .LBB10_1
	.loc	0 369 1 is_stmt 1
	s_endpgm
.Ltmp49:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel boruvka
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
		.amdhsa_next_free_vgpr 22
		.amdhsa_next_free_sgpr 17
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
	.size	boruvka, .Lfunc_end10-boruvka

	.protected	brandes
	.globl	brandes
	.p2align	8
	.type	brandes,@function
brandes:
.Lfunc_begin11:
	.loc	0 375 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dword s10, s[4:5], 0x18
	.loc	0 378 13
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_cndmask_b32_e64 v3, 0, -1, vcc
	.loc	0 378 2 is_stmt 0
	v_lshlrev_b32_e32 v5, 2, v0
	.loc	0 378 11
	s_waitcnt lgkmcnt(0)
	global_store_dword v5, v3, s[0:1]
	v_cvt_f32_u32_e32 v1, s10
	.loc	0 376 38 is_stmt 1
	s_add_u32 s2, s0, 0x100
	s_addc_u32 s3, s1, 0
	s_sub_i32 s6, 0, s10
	v_rcp_iflag_f32_e32 v11, v1
	.loc	0 378 2
	v_mov_b32_e32 v2, s1
	v_add_co_u32_e32 v1, vcc, s0, v5
	v_mul_f32_e32 v3, 0x4f7ffffe, v11
	v_cvt_u32_f32_e32 v7, v3
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	.loc	0 379 15
	v_cmp_eq_u32_e32 vcc, 0, v0
	v_mul_lo_u32 v8, s6, v7
	v_cndmask_b32_e64 v6, 0, 1, vcc
	.loc	0 379 2 is_stmt 0
	v_add_co_u32_e32 v3, vcc, s2, v5
	.loc	0 379 11
	global_store_dword v5, v6, s[2:3]
	v_mul_hi_u32 v5, v7, v8
	.loc	0 379 2
	v_mov_b32_e32 v4, s3
	.loc	0 375 11 is_stmt 1
	s_mov_b32 s11, 0
	.loc	0 379 2
	v_addc_co_u32_e32 v4, vcc, 0, v4, vcc
	v_lshrrev_b32_e32 v12, 1, v0
	.loc	0 380 2
	v_lshl_or_b32 v13, v0, 1, 1
	v_mov_b32_e32 v14, 1
	v_mov_b32_e32 v6, 0
	v_add_u32_e32 v15, v7, v5
	s_branch .LBB11_2
.LBB11_1:
	.loc	0 0 2 is_stmt 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 394 3 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	.loc	0 395 12
	ds_read_b32 v5, v6
	.loc	0 393 8
	s_add_i32 s11, s11, 1
	.loc	0 395 11
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v5
	.loc	0 395 2 is_stmt 0
	s_cbranch_vccz .LBB11_9
.LBB11_2:
	.loc	0 381 3 is_stmt 1
	s_waitcnt vmcnt(0)
	s_barrier
	.loc	0 382 8
	ds_write_b32 v6, v14
	.loc	0 383 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 384 7
	global_load_dword v5, v[1:2], off
	.loc	0 384 16 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, s11, v5
	.loc	0 384 7
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB11_1
	.loc	0 0 7
	s_add_i32 s12, s11, 1
	s_mov_b32 s13, 0
	s_branch .LBB11_5
.LBB11_4:
	s_or_b64 exec, exec, s[8:9]
	.loc	0 385 29 is_stmt 1
	s_add_i32 s13, s13, 1
	.loc	0 385 23 is_stmt 0
	s_cmp_lg_u32 s13, 3
	.loc	0 385 4
	s_cbranch_scc0 .LBB11_1
.LBB11_5:
.Ltmp50:
	.loc	0 9 12 is_stmt 1
	s_cmp_eq_u32 s13, 2
	.loc	0 9 10 is_stmt 0
	v_add_u32_e32 v5, s13, v13
	.loc	0 9 12
	s_cselect_b64 vcc, -1, 0
	.loc	0 9 10
	v_cndmask_b32_e32 v5, v5, v12, vcc
	.loc	0 9 42
	v_mul_hi_u32 v7, v5, v15
.Ltmp51:
	.loc	0 388 49 is_stmt 1
	v_mov_b32_e32 v10, s1
	.loc	0 388 9 is_stmt 0
	v_mov_b32_e32 v16, s12
	v_mov_b32_e32 v17, -1
.Ltmp52:
	.loc	0 9 42 is_stmt 1
	v_mul_lo_u32 v7, v7, s10
	v_sub_u32_e32 v5, v5, v7
	v_subrev_u32_e32 v7, s10, v5
	v_cmp_le_u32_e32 vcc, s10, v5
	v_cndmask_b32_e32 v5, v5, v7, vcc
	v_subrev_u32_e32 v7, s10, v5
	v_cmp_le_u32_e32 vcc, s10, v5
	v_cndmask_b32_e32 v5, v5, v7, vcc
.Ltmp53:
	.loc	0 388 49
	v_lshlrev_b64 v[7:8], 2, v[5:6]
	v_add_co_u32_e32 v9, vcc, s0, v7
	v_addc_co_u32_e32 v10, vcc, v10, v8, vcc
	.loc	0 388 9 is_stmt 0
	global_atomic_cmpswap v5, v[9:10], v[16:17], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v5
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB11_7
	.loc	0 389 11 is_stmt 1
	ds_write_b32 v6, v6
.LBB11_7:
	.loc	0 0 11 is_stmt 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 390 9 is_stmt 1
	global_load_dword v5, v[9:10], off
	.loc	0 390 18 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, s12, v5
	.loc	0 390 9
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB11_4
	.loc	0 391 47 is_stmt 1
	global_load_dword v5, v[3:4], off
	.loc	0 391 42 is_stmt 0
	v_mov_b32_e32 v9, s3
	v_add_co_u32_e32 v7, vcc, s2, v7
	v_addc_co_u32_e32 v8, vcc, v9, v8, vcc
	.loc	0 391 6
	s_waitcnt vmcnt(0)
	global_atomic_add v[7:8], v5, off
	s_branch .LBB11_4
.LBB11_9:
	.loc	0 396 15 is_stmt 1
	s_cmp_lt_u32 s11, 2
	.loc	0 396 2 is_stmt 0
	s_cbranch_scc1 .LBB11_18
	.loc	0 0 2
	v_mul_f32_e32 v3, 0x4f7ffffe, v11
	v_cvt_u32_f32_e32 v3, v3
	.loc	0 375 11 is_stmt 1
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	s_sub_i32 s4, 0, s10
	v_lshlrev_b32_e32 v6, 2, v0
	v_mul_lo_u32 v5, s4, v3
	v_lshrrev_b32_e32 v9, 1, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, s3
	v_mov_b32_e32 v4, 0
	v_mul_hi_u32 v8, v3, v5
	v_add_co_u32_e32 v5, vcc, s2, v6
	v_addc_co_u32_e32 v6, vcc, 0, v7, vcc
	.loc	0 396 2
	v_lshl_or_b32 v0, v0, 1, 1
	v_add_u32_e32 v10, v3, v8
	s_branch .LBB11_13
.LBB11_11:
	.loc	0 404 11
	global_store_dword v[5:6], v11, off
.LBB11_12:
	.loc	0 0 11 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 396 15 is_stmt 1
	s_cmp_gt_u32 s11, 1
	.loc	0 406 3
	s_waitcnt vmcnt(0)
	s_barrier
	.loc	0 396 2
	s_cbranch_scc0 .LBB11_18
.LBB11_13:
	.loc	0 398 7
	global_load_dword v3, v[1:2], off
	s_mov_b32 s4, s11
	.loc	0 398 25 is_stmt 0
	s_add_i32 s4, s4, -2
	.loc	0 397 8 is_stmt 1
	s_add_i32 s11, s11, -1
	.loc	0 398 16
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, s4, v3
	.loc	0 398 7 is_stmt 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB11_12
	.loc	0 0 7
	s_mov_b32 s8, 0
	v_mov_b32_e32 v11, 0
	s_branch .LBB11_16
.LBB11_15:
	s_or_b64 exec, exec, s[6:7]
	.loc	0 401 29 is_stmt 1
	s_add_i32 s8, s8, 1
	.loc	0 401 23 is_stmt 0
	s_cmp_eq_u32 s8, 3
	s_cbranch_scc1 .LBB11_11
.LBB11_16:
.Ltmp54:
	.loc	0 9 12 is_stmt 1
	s_cmp_eq_u32 s8, 2
	.loc	0 9 10 is_stmt 0
	v_add_u32_e32 v3, s8, v0
	.loc	0 9 12
	s_cselect_b64 vcc, -1, 0
	.loc	0 9 10
	v_cndmask_b32_e32 v3, v3, v9, vcc
	.loc	0 9 42
	v_mul_hi_u32 v7, v3, v10
.Ltmp55:
	.loc	0 402 9 is_stmt 1
	v_mov_b32_e32 v13, s1
.Ltmp56:
	.loc	0 9 42
	v_mul_lo_u32 v7, v7, s10
	v_sub_u32_e32 v3, v3, v7
	v_subrev_u32_e32 v7, s10, v3
	v_cmp_le_u32_e32 vcc, s10, v3
	v_cndmask_b32_e32 v3, v3, v7, vcc
	v_subrev_u32_e32 v7, s10, v3
	v_cmp_le_u32_e32 vcc, s10, v3
	v_cndmask_b32_e32 v3, v3, v7, vcc
.Ltmp57:
	.loc	0 402 9
	v_lshlrev_b64 v[7:8], 2, v[3:4]
	v_add_co_u32_e32 v12, vcc, s0, v7
	v_addc_co_u32_e32 v13, vcc, v13, v8, vcc
	global_load_dword v3, v[12:13], off
	.loc	0 402 30 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, s11, v3
	.loc	0 402 9
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB11_15
	.loc	0 403 13 is_stmt 1
	v_mov_b32_e32 v3, s3
	v_add_co_u32_e32 v7, vcc, s2, v7
	v_addc_co_u32_e32 v8, vcc, v3, v8, vcc
	global_load_dword v3, v[7:8], off
	.loc	0 403 10 is_stmt 0
	s_waitcnt vmcnt(0)
	v_add3_u32 v11, v11, v3, 1
	s_branch .LBB11_15
.LBB11_18:
	.loc	0 408 1 is_stmt 1
	s_endpgm
.Ltmp58:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel brandes
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
		.amdhsa_next_free_vgpr 18
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
.Lfunc_end11:
	.size	brandes, .Lfunc_end11-brandes

	.protected	triangles
	.globl	triangles
	.p2align	8
	.type	triangles,@function
triangles:
.Lfunc_begin12:
	.loc	0 413 11 prologue_end
	s_load_dwordx2 s[2:3], s[4:5], 0x8
	.loc	0 413 52 is_stmt 0
	v_lshlrev_b32_e32 v1, 1, v0
	.loc	0 413 66
	v_add_u32_e32 v6, 16, v0
	.loc	0 413 85
	v_add_u32_e32 v7, 16, v1
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v5, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v8, s3
	v_mov_b32_e32 v3, v0
.LBB12_1:
	.loc	0 416 12 is_stmt 1
	v_mov_b32_e32 v4, 0
	v_lshlrev_b64 v[9:10], 2, v[3:4]
	.loc	0 416 25 is_stmt 0
	v_mov_b32_e32 v2, v4
	.loc	0 416 12
	v_add_co_u32_e32 v9, vcc, s2, v9
	.loc	0 416 25
	v_lshlrev_b64 v[11:12], 2, v[1:2]
	.loc	0 416 12
	v_addc_co_u32_e32 v10, vcc, v8, v10, vcc
	.loc	0 416 25
	v_add_co_u32_e32 v11, vcc, s2, v11
	v_addc_co_u32_e32 v12, vcc, v8, v12, vcc
	.loc	0 416 12
	global_load_dword v2, v[9:10], off
	.loc	0 416 25
	global_load_dword v4, v[11:12], off
	.loc	0 419 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_cmp_le_u32_e32 vcc, v2, v4
	.loc	0 419 5 is_stmt 0
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	.loc	0 420 10 is_stmt 1
	v_cmp_le_u32_e32 vcc, v4, v2
	.loc	0 420 5 is_stmt 0
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	.loc	0 415 11 is_stmt 1
	v_cmp_ge_u32_e32 vcc, v3, v6
	.loc	0 415 18 is_stmt 0
	v_cmp_ge_u32_e64 s[0:1], v1, v7
	s_or_b64 s[0:1], vcc, s[0:1]
	.loc	0 415 2
	s_and_b64 s[0:1], exec, s[0:1]
	.loc	0 418 14 is_stmt 1
	v_cmp_eq_u32_e32 vcc, v2, v4
	.loc	0 415 2
	s_or_b64 s[6:7], s[0:1], s[6:7]
	.loc	0 418 9
	v_addc_co_u32_e32 v5, vcc, 0, v5, vcc
	.loc	0 415 2
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB12_1
	.loc	0 0 2 is_stmt 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 413 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 422 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 422 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v5, s[0:1]
	.loc	0 423 1 is_stmt 1
	s_endpgm
.Ltmp59:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel triangles
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
		.amdhsa_next_free_vgpr 13
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
.Lfunc_end12:
	.size	triangles, .Lfunc_end12-triangles

	.protected	list_rank
	.globl	list_rank
	.p2align	8
	.type	list_rank,@function
list_rank:
.Lfunc_begin13:
	.loc	0 431 14 prologue_end
	v_cmp_gt_u32_e32 vcc, 63, v0
	.loc	0 431 2 is_stmt 0
	v_lshlrev_b32_e32 v4, 2, v0
	.loc	0 431 12
	v_cndmask_b32_e64 v1, 0, 1, vcc
	v_addc_co_u32_e32 v2, vcc, 0, v0, vcc
	.loc	0 432 2 is_stmt 1
	v_add_u32_e32 v3, 0x100, v4
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 1
	.loc	0 431 10
	ds_write2st64_b32 v4, v2, v1 offset1:1
	s_branch .LBB13_2
.LBB13_1:
	.loc	0 0 10 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 442 11 is_stmt 1
	ds_read_b32 v8, v3
	.loc	0 442 14 is_stmt 0
	v_cmp_ne_u32_e32 vcc, v7, v0
	v_cndmask_b32_e32 v2, 0, v2, vcc
	.loc	0 443 11 is_stmt 1
	ds_write_b32 v4, v1
	.loc	0 442 11
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v1, v8, v2
	ds_write_b32 v3, v1
	.loc	0 444 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 445 11
	ds_read_b32 v1, v5 offset:512
	.loc	0 445 2 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_cbranch_vccz .LBB13_6
.LBB13_2:
	.loc	0 434 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 435 13
	ds_read_b32 v7, v4
	.loc	0 435 26 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v1, 2, v7
	ds_read2st64_b32 v[1:2], v1 offset1:1
	.loc	0 437 7 is_stmt 1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB13_4
	.loc	0 438 9
	ds_write_b32 v5, v5 offset:512
.LBB13_4:
	.loc	0 0 9 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 440 10 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, v7, v1
	.loc	0 439 3
	s_barrier
	.loc	0 440 7
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB13_1
	.loc	0 441 9
	ds_write_b32 v5, v6 offset:512
	s_branch .LBB13_1
.LBB13_6:
	.loc	0 429 11
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 446 11
	ds_read_b32 v1, v3
	.loc	0 446 2 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 446 9
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	.loc	0 447 1 is_stmt 1
	s_endpgm
.Ltmp60:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel list_rank
		.amdhsa_group_segment_fixed_size 516
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
		.amdhsa_next_free_vgpr 9
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
.Lfunc_end13:
	.size	list_rank, .Lfunc_end13-list_rank

	.protected	page_rank
	.globl	page_rank
	.p2align	8
	.type	page_rank,@function
page_rank:
.Lfunc_begin14:
	.loc	0 454 11 prologue_end
	s_load_dword s6, s[4:5], 0x18
	v_mov_b32_e32 v5, 0x3c800000
	.loc	0 456 2
	v_lshlrev_b32_e32 v2, 2, v0
	s_mov_b32 s7, 0
	s_mov_b32 s8, 0x3e8f5c29
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v1, s6
	s_sub_i32 s0, 0, s6
	v_lshrrev_b32_e32 v3, 1, v0
	.loc	0 456 9 is_stmt 0
	ds_write_b32 v2, v5
	v_rcp_iflag_f32_e32 v1, v1
	v_add_u32_e32 v5, 0x100, v2
	s_mov_b32 s9, 0x3a83126f
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v6, v1
	v_mov_b32_e32 v1, 0
	v_mul_lo_u32 v4, s0, v6
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_mul_hi_u32 v7, v6, v4
	.loc	0 457 2 is_stmt 1
	v_lshl_or_b32 v4, v0, 1, 1
	v_add_u32_e32 v6, v6, v7
	s_branch .LBB14_2
.LBB14_1:
	.loc	0 474 30
	s_add_i32 s7, s7, 1
	.loc	0 474 39 is_stmt 0
	s_cmp_eq_u32 s7, 50
	s_mov_b32 s10, 50
	s_cselect_b64 s[2:3], -1, 0
	.loc	0 474 27
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB14_12
.LBB14_2:
	.loc	0 0 27
	v_mov_b32_e32 v7, 0x3b19999a
	s_mov_b32 s2, 0
	.loc	0 460 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
.LBB14_3:
.Ltmp61:
	.loc	0 9 12
	s_cmp_eq_u32 s2, 2
	.loc	0 9 10 is_stmt 0
	v_add_u32_e32 v8, s2, v4
	.loc	0 9 12
	s_cselect_b64 vcc, -1, 0
	.loc	0 9 10
	v_cndmask_b32_e32 v8, v8, v3, vcc
	.loc	0 9 42
	v_mul_hi_u32 v9, v8, v6
.Ltmp62:
	.loc	0 461 28 is_stmt 1
	s_add_i32 s2, s2, 1
	.loc	0 461 22 is_stmt 0
	s_cmp_eq_u32 s2, 3
.Ltmp63:
	.loc	0 9 42 is_stmt 1
	v_mul_lo_u32 v9, v9, s6
	v_sub_u32_e32 v8, v8, v9
	v_subrev_u32_e32 v9, s6, v8
	v_cmp_le_u32_e32 vcc, s6, v8
	v_cndmask_b32_e32 v8, v8, v9, vcc
	v_subrev_u32_e32 v9, s6, v8
	v_cmp_le_u32_e32 vcc, s6, v8
	v_cndmask_b32_e32 v8, v8, v9, vcc
.Ltmp64:
	.loc	0 462 19
	v_lshlrev_b32_e32 v8, 2, v8
	ds_read_b32 v8, v8
	.loc	0 462 8 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_fma_f32 v7, v8, s8, v7
	.loc	0 461 3 is_stmt 1
	s_cbranch_scc0 .LBB14_3
	.loc	0 463 24
	ds_read_b32 v8, v2
	s_mov_b32 s10, 32
	.loc	0 463 22 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_sub_f32_e32 v8, v7, v8
	.loc	0 463 13
	v_and_b32_e32 v8, 0x7fffffff, v8
	.loc	0 463 11
	ds_write_b32 v5, v8
	.loc	0 464 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 465 10
	ds_write_b32 v2, v7
	s_branch .LBB14_6
.LBB14_5:
	.loc	0 0 10 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 466 30 is_stmt 1
	s_lshr_b32 s2, s10, 1
	.loc	0 466 23 is_stmt 0
	s_cmp_lt_u32 s10, 2
	s_mov_b32 s10, s2
	.loc	0 469 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 466 3
	s_cbranch_scc1 .LBB14_8
.LBB14_6:
	.loc	0 467 10
	v_cmp_gt_u32_e32 vcc, s10, v0
	.loc	0 467 8 is_stmt 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB14_5
	.loc	0 468 16 is_stmt 1
	v_add_lshl_u32 v7, s10, v0, 2
	ds_read_b32 v7, v7 offset:256
	.loc	0 468 13 is_stmt 0
	ds_read_b32 v8, v5
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v7, v7, v8
	ds_write_b32 v5, v7
	s_branch .LBB14_5
.LBB14_8:
	.loc	0 471 7 is_stmt 1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB14_10
	.loc	0 472 13
	ds_read_b32 v7, v1 offset:256
	.loc	0 472 11 is_stmt 0
	s_waitcnt lgkmcnt(0)
	ds_write_b32 v1, v7 offset:512
.LBB14_10:
	.loc	0 0 11
	s_or_b64 exec, exec, s[2:3]
	.loc	0 473 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 474 11
	ds_read_b32 v7, v1 offset:512
	s_mov_b64 s[2:3], -1
	.loc	0 474 18 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_nlt_f32_e32 vcc, s9, v7
	.loc	0 474 27
	s_cbranch_vccz .LBB14_1
	.loc	0 0 27
	s_mov_b32 s10, s7
	.loc	0 474 27
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB14_2
.LBB14_12:
	.loc	0 454 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 475 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 475 9 is_stmt 0
	v_mov_b32_e32 v1, s10
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	.loc	0 476 1 is_stmt 1
	s_endpgm
.Ltmp65:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel page_rank
		.amdhsa_group_segment_fixed_size 516
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
.Lfunc_end14:
	.size	page_rank, .Lfunc_end14-page_rank

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
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           bfs_masks
    .private_segment_fixed_size: 0
    .sgpr_count:     17
    .sgpr_spill_count: 0
    .symbol:         bfs_masks.kd
    .vgpr_count:     20
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
    .group_segment_fixed_size: 1032
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           bfs_queues
    .private_segment_fixed_size: 0
    .sgpr_count:     29
    .sgpr_spill_count: 0
    .symbol:         bfs_queues.kd
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
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           bellman_ford
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         bellman_ford.kd
    .vgpr_count:     14
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           bellman_ford_global
    .private_segment_fixed_size: 0
    .sgpr_count:     13
    .sgpr_spill_count: 0
    .symbol:         bellman_ford_global.kd
    .vgpr_count:     14
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
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           mis_luby
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         mis_luby.kd
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
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           color_max
    .private_segment_fixed_size: 0
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         color_max.kd
    .vgpr_count:     16
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
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           cc_hook_jump
    .private_segment_fixed_size: 0
    .sgpr_count:     13
    .sgpr_spill_count: 0
    .symbol:         cc_hook_jump.kd
    .vgpr_count:     14
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           cc_representatives
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         cc_representatives.kd
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
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           k_core
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         k_core.kd
    .vgpr_count:     14
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
    .group_segment_fixed_size: 1544
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           sssp_worklist
    .private_segment_fixed_size: 0
    .sgpr_count:     24
    .sgpr_spill_count: 0
    .symbol:         sssp_worklist.kd
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
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           boruvka
    .private_segment_fixed_size: 0
    .sgpr_count:     21
    .sgpr_spill_count: 0
    .symbol:         boruvka.kd
    .vgpr_count:     22
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
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           brandes
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         brandes.kd
    .vgpr_count:     18
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           triangles
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         triangles.kd
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
    .group_segment_fixed_size: 516
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           list_rank
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         list_rank.kd
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
    .group_segment_fixed_size: 516
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           page_rank
    .private_segment_fixed_size: 0
    .sgpr_count:     15
    .sgpr_spill_count: 0
    .symbol:         page_rank.kd
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx900
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata

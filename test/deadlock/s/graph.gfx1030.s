	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.amdhsa_code_object_version 4
	.protected	bfs_masks
	.globl	bfs_masks
	.p2align	8
	.type	bfs_masks,@function
bfs_masks:
.Lfunc_begin0:
	.file	0 "." "cl/graph.cl" md5 0xa3bf082e36dca7822a5009b6af22d998
	.loc	0 16 11 prologue_end
	s_clause 0x1
	s_load_dword s1, s[4:5], 0x18
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v3, 1, v0
	v_lshrrev_b32_e32 v5, 1, v0
	.loc	0 19 24
	v_cmp_ne_u32_e32 vcc_lo, 0, v0
	.loc	0 19 12 is_stmt 0
	v_lshlrev_b32_e32 v18, 2, v0
	.loc	0 16 11 is_stmt 1
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_or_b32_e32 v4, 1, v3
	.loc	0 20 11
	v_cndmask_b32_e64 v19, 0, -1, vcc_lo
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v1, s1
	s_sub_i32 s0, 0, s1
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	.loc	0 19 24
	v_cmp_eq_u32_e64 s0, 0, v0
	v_mul_hi_u32 v2, v1, v2
	v_add_nc_u32_e32 v1, v1, v2
	v_add_nc_u32_e32 v2, 2, v3
	v_mul_hi_u32 v3, v4, v1
	v_mul_hi_u32 v6, v2, v1
	v_mul_hi_u32 v7, v5, v1
	.loc	0 19 12 is_stmt 0
	v_mov_b32_e32 v1, 0
	v_mul_lo_u32 v3, v3, s1
	v_mul_lo_u32 v6, v6, s1
	v_mul_lo_u32 v7, v7, s1
	v_sub_nc_u32_e32 v3, v4, v3
	v_sub_nc_u32_e32 v6, v2, v6
	v_sub_nc_u32_e32 v0, v5, v7
	.loc	0 19 24
	v_cndmask_b32_e64 v4, 0, 1, s0
	v_subrev_nc_u32_e32 v2, s1, v3
	v_cmp_le_u32_e32 vcc_lo, s1, v3
	v_subrev_nc_u32_e32 v5, s1, v6
	v_subrev_nc_u32_e32 v8, s1, v0
	.loc	0 19 20
	global_store_dword v18, v4, s[2:3] offset:512
	.loc	0 19 10
	global_store_dword v18, v4, s[2:3]
	v_cndmask_b32_e32 v7, v3, v2, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s1, v6
	.loc	0 19 12
	v_add_co_u32 v2, s6, s2, v18
	v_add_co_ci_u32_e64 v3, null, s3, 0, s6
	v_cndmask_b32_e32 v5, v6, v5, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s1, v0
	v_subrev_nc_u32_e32 v9, s1, v7
	.loc	0 20 2 is_stmt 1
	v_add_co_u32 v4, s6, s4, v18
	.loc	0 20 9 is_stmt 0
	global_store_dword v18, v19, s[4:5]
	v_cndmask_b32_e32 v6, v0, v8, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s1, v7
	.loc	0 21 2 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	v_subrev_nc_u32_e32 v10, s1, v6
	v_cndmask_b32_e32 v0, v7, v9, vcc_lo
	v_subrev_nc_u32_e32 v7, s1, v5
	v_cmp_le_u32_e32 vcc_lo, s1, v5
	v_lshlrev_b64 v[8:9], 2, v[0:1]
	v_cndmask_b32_e32 v0, v5, v7, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s1, v6
	.loc	0 20 2
	v_add_co_ci_u32_e64 v5, null, s5, 0, s6
	v_lshlrev_b64 v[12:13], 2, v[0:1]
	v_cndmask_b32_e32 v0, v6, v10, vcc_lo
	v_add_co_u32 v6, vcc_lo, s2, v8
	v_add_co_ci_u32_e32 v7, vcc_lo, s3, v9, vcc_lo
	v_add_co_u32 v8, vcc_lo, s4, v8
	v_add_co_ci_u32_e32 v9, vcc_lo, s5, v9, vcc_lo
	v_lshlrev_b64 v[16:17], 2, v[0:1]
	v_add_co_u32 v10, vcc_lo, s2, v12
	v_add_co_ci_u32_e32 v11, vcc_lo, s3, v13, vcc_lo
	v_add_co_u32 v12, vcc_lo, s4, v12
	v_add_co_ci_u32_e32 v13, vcc_lo, s5, v13, vcc_lo
	v_add_co_u32 v14, vcc_lo, s2, v16
	v_add_co_ci_u32_e32 v15, vcc_lo, s3, v17, vcc_lo
	v_add_co_u32 v16, vcc_lo, s4, v16
	v_add_co_ci_u32_e32 v17, vcc_lo, s5, v17, vcc_lo
	v_mov_b32_e32 v0, 1
	s_branch .LBB0_2
.LBB0_1:
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 44 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 45 11
	ds_read_b32 v18, v1
	.loc	0 45 2 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v18
	s_cbranch_vccz .LBB0_13
.LBB0_2:
	.loc	0 23 7 is_stmt 1
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB0_4
	.loc	0 24 9
	ds_write_b32 v1, v1
.LBB0_4:
	.loc	0 0 9 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 25 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 26 7
	global_load_dword v18, v[2:3], off
	s_mov_b32 s1, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v18
	s_cbranch_execz .LBB0_11
	.loc	0 27 12
	global_store_dword v[2:3], v1, off
	.loc	0 31 10
	global_load_dword v18, v[6:7], off offset:512
	.loc	0 31 9 is_stmt 0
	s_mov_b32 s2, exec_lo
	.loc	0 31 10
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v18
	.loc	0 31 9
	s_cbranch_execz .LBB0_7
	.loc	0 32 15 is_stmt 1
	global_load_dword v18, v[4:5], off
	.loc	0 32 22 is_stmt 0
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v18, 1, v18
	.loc	0 32 13
	global_store_dword v[8:9], v18, off
	.loc	0 33 14 is_stmt 1
	global_store_dword v[6:7], v0, off offset:256
.LBB0_7:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 31 10 is_stmt 1
	global_load_dword v18, v[10:11], off offset:512
	.loc	0 31 9 is_stmt 0
	s_mov_b32 s2, exec_lo
	.loc	0 31 10
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v18
	.loc	0 31 9
	s_cbranch_execz .LBB0_9
	.loc	0 32 15 is_stmt 1
	global_load_dword v18, v[4:5], off
	.loc	0 32 22 is_stmt 0
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v18, 1, v18
	.loc	0 32 13
	global_store_dword v[12:13], v18, off
	.loc	0 33 14 is_stmt 1
	global_store_dword v[10:11], v0, off offset:256
.LBB0_9:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 31 10 is_stmt 1
	global_load_dword v18, v[14:15], off offset:512
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v18
	.loc	0 31 9 is_stmt 0
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .LBB0_11
	.loc	0 32 15 is_stmt 1
	global_load_dword v18, v[4:5], off
	.loc	0 32 22 is_stmt 0
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v18, 1, v18
	.loc	0 32 13
	global_store_dword v[16:17], v18, off
	.loc	0 33 14 is_stmt 1
	global_store_dword v[14:15], v0, off offset:256
.LBB0_11:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 37 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 38 7
	global_load_dword v18, v[2:3], off offset:256
	s_mov_b32 s1, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v18
	s_cbranch_execz .LBB0_1
	.loc	0 39 12
	global_store_dword v[2:3], v0, off
	.loc	0 40 12
	global_store_dword v[2:3], v0, off offset:512
	.loc	0 41 9
	ds_write_b32 v1, v0
	.loc	0 42 12
	global_store_dword v[2:3], v1, off offset:256
	s_branch .LBB0_1
.LBB0_13:
	.loc	0 46 1
	s_endpgm
.Ltmp0:
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
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 20
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
	v_cmp_ne_u32_e32 vcc_lo, 0, v0
	.loc	0 54 2 is_stmt 0
	v_lshlrev_b32_e32 v5, 2, v0
	.loc	0 54 13
	v_cmp_eq_u32_e64 s0, 0, v0
	.loc	0 54 11
	v_cndmask_b32_e64 v1, 0, -1, vcc_lo
	.loc	0 54 9
	s_waitcnt lgkmcnt(0)
	global_store_dword v5, v1, s[2:3]
	.loc	0 55 6 is_stmt 1
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB1_2
	.loc	0 0 6 is_stmt 0
	v_mov_b32_e32 v2, 0
	.loc	0 58 11 is_stmt 1
	v_mov_b32_e32 v1, 1
	.loc	0 56 15
	ds_write_b32 v2, v2
	.loc	0 58 11
	ds_write_b64 v2, v[1:2] offset:1024
.LBB1_2:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v2, 0
	.loc	0 60 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 61 9
	ds_read_b32 v1, v2 offset:1024
	.loc	0 61 18 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	.loc	0 61 2
	s_cbranch_vccnz .LBB1_22
	.loc	0 52 11 is_stmt 1
	s_load_dword s1, s[6:7], 0x18
	s_movk_i32 s8, 0x400
	s_mov_b32 s7, 0
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v3, s1
	s_sub_i32 s6, 0, s1
	v_rcp_iflag_f32_e32 v3, v3
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_mul_lo_u32 v4, s6, v3
	s_mov_b32 s6, 0
	v_mul_hi_u32 v4, v3, v4
	v_add_nc_u32_e32 v6, v3, v4
	v_mov_b32_e32 v4, -1
	s_branch .LBB1_5
.LBB1_4:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s9
	.loc	0 61 9 is_stmt 1
	s_lshl_b32 s8, s6, 2
	.loc	0 77 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	.loc	0 61 9
	v_sub_nc_u32_e64 v1, 0, s8
	.loc	0 77 3
	s_barrier
	buffer_gl0_inv
	.loc	0 76 10
	s_sub_i32 s6, 1, s6
	.loc	0 61 9
	s_sub_i32 s8, 0x404, s8
	ds_read_b32 v1, v1 offset:1028
	.loc	0 61 18 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v1
	.loc	0 61 2
	s_cbranch_vccz .LBB1_22
.LBB1_5:
	.loc	0 62 8 is_stmt 1
	s_add_i32 s7, s7, 1
	.loc	0 63 3
	s_mov_b32 s9, exec_lo
	.loc	0 63 22 is_stmt 0
	v_cmpx_gt_u32_e64 v1, v0
	.loc	0 63 3
	s_cbranch_execz .LBB1_20
	.loc	0 0 3
	s_load_dword s12, s[4:5], 0x4
	.loc	0 63 3
	v_lshl_add_u32 v7, s6, 9, v5
	v_mov_b32_e32 v8, s8
	v_mov_b32_e32 v3, s7
	v_mov_b32_e32 v9, v0
	s_lshl_b32 s13, s6, 2
	s_mov_b32 s10, 0
	s_sub_i32 s11, 0, s6
	s_sub_i32 s13, 0x404, s13
	s_waitcnt lgkmcnt(0)
	s_and_b32 s12, s12, 0xffff
	s_lshl_b32 s14, s12, 2
	s_branch .LBB1_9
.LBB1_7:
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s16
	.loc	0 70 20 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s16, v11
	.loc	0 70 6 is_stmt 0
	v_add_lshl_u32 v10, s16, v10, 2
	v_lshl_add_u32 v10, s11, 9, v10
	.loc	0 70 47
	ds_write_b32 v10, v1 offset:512
.LBB1_8:
	.loc	0 0 47
	s_or_b32 exec_lo, exec_lo, s15
	.loc	0 63 24 is_stmt 1
	ds_read_b32 v1, v8
	.loc	0 63 36 is_stmt 0
	v_add_nc_u32_e32 v9, s12, v9
	.loc	0 63 22
	v_add_nc_u32_e32 v7, s14, v7
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc_lo, v1, v9
	.loc	0 63 3
	s_or_b32 s10, vcc_lo, s10
	s_andn2_b32 exec_lo, exec_lo, s10
	s_cbranch_execz .LBB1_20
.LBB1_9:
	.loc	0 64 13 is_stmt 1
	ds_read_b32 v10, v7
	.loc	0 69 9
	s_mov_b32 s15, exec_lo
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v11, 1, v10
	v_or_b32_e32 v1, 1, v11
.Ltmp1:
	.loc	0 9 42
	v_mul_hi_u32 v12, v1, v6
	v_mul_lo_u32 v12, v12, s1
	v_sub_nc_u32_e32 v1, v1, v12
	v_subrev_nc_u32_e32 v12, s1, v1
	v_cmp_le_u32_e32 vcc_lo, s1, v1
	v_cndmask_b32_e32 v1, v1, v12, vcc_lo
	v_subrev_nc_u32_e32 v12, s1, v1
	v_cmp_le_u32_e32 vcc_lo, s1, v1
	v_cndmask_b32_e32 v1, v1, v12, vcc_lo
.Ltmp2:
	.loc	0 69 47
	v_lshlrev_b64 v[12:13], 2, v[1:2]
	v_add_co_u32 v12, vcc_lo, s2, v12
	v_add_co_ci_u32_e32 v13, vcc_lo, s3, v13, vcc_lo
	.loc	0 69 9 is_stmt 0
	global_atomic_cmpswap v12, v[12:13], v[3:4], off glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 -1, v12
	s_cbranch_execz .LBB1_13
	.loc	0 70 20 is_stmt 1
	s_mov_b32 s17, exec_lo
	s_mov_b32 s16, exec_lo
	v_mbcnt_lo_u32_b32 v12, s17, 0
	v_cmpx_eq_u32_e32 0, v12
	s_cbranch_execz .LBB1_12
	s_bcnt1_i32_b32 s17, s17
	v_mov_b32_e32 v13, s13
	v_mov_b32_e32 v14, s17
	ds_add_rtn_u32 v13, v13, v14
.LBB1_12:
	.loc	0 0 20 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s16
	.loc	0 70 20
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s16, v13
	.loc	0 70 6
	v_add_lshl_u32 v12, s16, v12, 2
	v_lshl_add_u32 v12, s11, 9, v12
	.loc	0 70 47
	ds_write_b32 v12, v1 offset:512
.LBB1_13:
	.loc	0 0 47
	s_or_b32 exec_lo, exec_lo, s15
.Ltmp3:
	.loc	0 9 10 is_stmt 1
	v_add_nc_u32_e32 v1, 2, v11
.Ltmp4:
	.loc	0 69 9
	s_mov_b32 s15, exec_lo
.Ltmp5:
	.loc	0 9 42
	v_mul_hi_u32 v11, v1, v6
	v_mul_lo_u32 v11, v11, s1
	v_sub_nc_u32_e32 v1, v1, v11
	v_subrev_nc_u32_e32 v11, s1, v1
	v_cmp_le_u32_e32 vcc_lo, s1, v1
	v_cndmask_b32_e32 v1, v1, v11, vcc_lo
	v_subrev_nc_u32_e32 v11, s1, v1
	v_cmp_le_u32_e32 vcc_lo, s1, v1
	v_cndmask_b32_e32 v1, v1, v11, vcc_lo
.Ltmp6:
	.loc	0 69 47
	v_lshlrev_b64 v[11:12], 2, v[1:2]
	v_add_co_u32 v11, vcc_lo, s2, v11
	v_add_co_ci_u32_e32 v12, vcc_lo, s3, v12, vcc_lo
	.loc	0 69 9 is_stmt 0
	global_atomic_cmpswap v11, v[11:12], v[3:4], off glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 -1, v11
	s_cbranch_execz .LBB1_17
	.loc	0 70 20 is_stmt 1
	s_mov_b32 s17, exec_lo
	s_mov_b32 s16, exec_lo
	v_mbcnt_lo_u32_b32 v11, s17, 0
	v_cmpx_eq_u32_e32 0, v11
	s_cbranch_execz .LBB1_16
	s_bcnt1_i32_b32 s17, s17
	v_mov_b32_e32 v12, s13
	v_mov_b32_e32 v13, s17
	ds_add_rtn_u32 v12, v12, v13
.LBB1_16:
	.loc	0 0 20 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s16
	.loc	0 70 20
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s16, v12
	.loc	0 70 6
	v_add_lshl_u32 v11, s16, v11, 2
	v_lshl_add_u32 v11, s11, 9, v11
	.loc	0 70 47
	ds_write_b32 v11, v1 offset:512
.LBB1_17:
	.loc	0 0 47
	s_or_b32 exec_lo, exec_lo, s15
	v_lshrrev_b32_e32 v1, 1, v10
	.loc	0 69 9 is_stmt 1
	s_mov_b32 s15, exec_lo
.Ltmp7:
	.loc	0 9 42
	v_mul_hi_u32 v10, v1, v6
	v_mul_lo_u32 v10, v10, s1
	v_sub_nc_u32_e32 v1, v1, v10
	v_subrev_nc_u32_e32 v10, s1, v1
	v_cmp_le_u32_e32 vcc_lo, s1, v1
	v_cndmask_b32_e32 v1, v1, v10, vcc_lo
	v_subrev_nc_u32_e32 v10, s1, v1
	v_cmp_le_u32_e32 vcc_lo, s1, v1
	v_cndmask_b32_e32 v1, v1, v10, vcc_lo
.Ltmp8:
	.loc	0 69 47
	v_lshlrev_b64 v[10:11], 2, v[1:2]
	v_add_co_u32 v10, vcc_lo, s2, v10
	v_add_co_ci_u32_e32 v11, vcc_lo, s3, v11, vcc_lo
	.loc	0 69 9 is_stmt 0
	global_atomic_cmpswap v10, v[10:11], v[3:4], off glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 -1, v10
	s_cbranch_execz .LBB1_8
	.loc	0 70 20 is_stmt 1
	s_mov_b32 s17, exec_lo
	s_mov_b32 s16, exec_lo
	v_mbcnt_lo_u32_b32 v10, s17, 0
	v_cmpx_eq_u32_e32 0, v10
	s_cbranch_execz .LBB1_7
	s_bcnt1_i32_b32 s17, s17
	v_mov_b32_e32 v11, s13
	v_mov_b32_e32 v12, s17
	ds_add_rtn_u32 v11, v11, v12
	s_branch .LBB1_7
.LBB1_20:
	.loc	0 0 20 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s9
	.loc	0 73 3 is_stmt 1
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 74 7
	s_and_saveexec_b32 s9, s0
	s_cbranch_execz .LBB1_4
	.loc	0 75 13
	v_mov_b32_e32 v1, s8
	ds_write_b32 v1, v2
	s_branch .LBB1_4
.LBB1_22:
	.loc	0 79 1
	s_endpgm
.Ltmp9:
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
		.amdhsa_wavefront_size32 1
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
	.size	bfs_queues, .Lfunc_end1-bfs_queues

	.protected	bellman_ford
	.globl	bellman_ford
	.p2align	8
	.type	bellman_ford,@function
bellman_ford:
.Lfunc_begin2:
	.loc	0 85 11 prologue_end
	s_load_dword s1, s[4:5], 0x18
	v_lshlrev_b32_e32 v3, 1, v0
	v_lshrrev_b32_e32 v5, 1, v0
	s_load_dwordx4 s[4:7], s[4:5], 0x8
	.loc	0 87 2
	v_lshlrev_b32_e32 v17, 2, v0
	v_mov_b32_e32 v15, 1
	v_or_b32_e32 v4, 1, v3
	v_add_nc_u32_e32 v3, 2, v3
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v1, s1
	s_sub_i32 s0, 0, s1
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	.loc	0 87 11 is_stmt 0
	v_cmp_eq_u32_e64 s0, 0, v0
	v_cndmask_b32_e64 v16, 0xf4240, 0, s0
	v_mul_hi_u32 v2, v1, v2
	.loc	0 87 9
	global_store_dword v17, v16, s[6:7]
	v_add_nc_u32_e32 v1, v1, v2
	v_mul_hi_u32 v2, v4, v1
	v_mul_hi_u32 v6, v3, v1
	v_mul_hi_u32 v1, v5, v1
	v_mul_lo_u32 v2, v2, s1
	v_mul_lo_u32 v6, v6, s1
	v_mul_lo_u32 v1, v1, s1
	v_sub_nc_u32_e32 v2, v4, v2
	v_sub_nc_u32_e32 v3, v3, v6
	v_sub_nc_u32_e32 v1, v5, v1
	v_subrev_nc_u32_e32 v4, s1, v2
	v_cmp_le_u32_e32 vcc_lo, s1, v2
	v_subrev_nc_u32_e32 v5, s1, v3
	v_subrev_nc_u32_e32 v6, s1, v1
	v_cndmask_b32_e32 v4, v2, v4, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s1, v3
	.loc	0 87 2
	v_mov_b32_e32 v2, 0
	v_subrev_nc_u32_e32 v7, s1, v4
	v_cndmask_b32_e32 v3, v3, v5, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s1, v1
	v_cndmask_b32_e32 v5, v1, v6, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s1, v4
	v_subrev_nc_u32_e32 v0, s1, v5
	v_cndmask_b32_e32 v1, v4, v7, vcc_lo
	v_subrev_nc_u32_e32 v4, s1, v3
	v_cmp_le_u32_e32 vcc_lo, s1, v3
	v_lshlrev_b64 v[7:8], 2, v[1:2]
	v_cndmask_b32_e32 v1, v3, v4, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s1, v5
	v_add_co_u32 v3, s2, s6, v17
	v_add_co_ci_u32_e64 v4, null, s7, 0, s2
	v_lshlrev_b64 v[9:10], 2, v[1:2]
	v_cndmask_b32_e32 v1, v5, v0, vcc_lo
	v_add_co_u32 v5, vcc_lo, s4, v7
	v_add_co_ci_u32_e32 v6, vcc_lo, s5, v8, vcc_lo
	v_add_co_u32 v7, vcc_lo, s6, v7
	v_add_co_ci_u32_e32 v8, vcc_lo, s7, v8, vcc_lo
	v_lshlrev_b64 v[13:14], 2, v[1:2]
	v_add_co_u32 v0, vcc_lo, s4, v9
	v_add_co_ci_u32_e32 v1, vcc_lo, s5, v10, vcc_lo
	v_add_co_u32 v9, vcc_lo, s6, v9
	v_add_co_ci_u32_e32 v10, vcc_lo, s7, v10, vcc_lo
	v_add_co_u32 v11, vcc_lo, s4, v13
	v_add_co_ci_u32_e32 v12, vcc_lo, s5, v14, vcc_lo
	v_add_co_u32 v13, vcc_lo, s6, v13
	v_add_co_ci_u32_e32 v14, vcc_lo, s7, v14, vcc_lo
	s_branch .LBB2_2
.LBB2_1:
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 101 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 102 11
	ds_read_b32 v16, v2
	.loc	0 102 2 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v16
	s_cbranch_vccz .LBB2_10
.LBB2_2:
	.loc	0 89 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 90 7
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB2_4
	.loc	0 91 12
	ds_write_b32 v2, v2
.LBB2_4:
	.loc	0 0 12 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 92 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 94 32
	global_load_dword v16, v[3:4], off
	.loc	0 94 46 is_stmt 0
	global_load_dword v17, v[5:6], off
	.loc	0 96 12 is_stmt 1
	global_load_dword v18, v[7:8], off
	.loc	0 96 8 is_stmt 0
	s_mov_b32 s1, exec_lo
	.loc	0 94 39 is_stmt 1
	s_waitcnt vmcnt(2)
	v_add_nc_u32_e32 v16, 1, v16
	.loc	0 94 54 is_stmt 0
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v17, 7, v17
	.loc	0 94 43
	v_add_nc_u32_e32 v17, v16, v17
	.loc	0 96 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_cmpx_lt_u32_e64 v17, v18
	.loc	0 96 8 is_stmt 0
	s_cbranch_execz .LBB2_6
	.loc	0 97 5 is_stmt 1
	s_clause 0x1
	global_atomic_umin v[7:8], v17, off
	global_load_dword v16, v[3:4], off
	.loc	0 98 13
	ds_write_b32 v2, v15
	.loc	0 94 39
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v16, 1, v16
.LBB2_6:
	.loc	0 0 39 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 94 46
	global_load_dword v17, v[0:1], off
	.loc	0 96 12 is_stmt 1
	global_load_dword v18, v[9:10], off
	.loc	0 96 8 is_stmt 0
	s_mov_b32 s1, exec_lo
	.loc	0 94 54 is_stmt 1
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v17, 7, v17
	.loc	0 94 43 is_stmt 0
	v_add_nc_u32_e32 v17, v16, v17
	.loc	0 96 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_cmpx_lt_u32_e64 v17, v18
	.loc	0 96 8 is_stmt 0
	s_cbranch_execz .LBB2_8
	.loc	0 97 5 is_stmt 1
	s_clause 0x1
	global_atomic_umin v[9:10], v17, off
	global_load_dword v16, v[3:4], off
	.loc	0 98 13
	ds_write_b32 v2, v15
	.loc	0 94 39
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v16, 1, v16
.LBB2_8:
	.loc	0 0 39 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 94 46
	global_load_dword v17, v[11:12], off
	.loc	0 96 12 is_stmt 1
	global_load_dword v18, v[13:14], off
	.loc	0 96 8 is_stmt 0
	s_mov_b32 s1, exec_lo
	.loc	0 94 54 is_stmt 1
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v17, 7, v17
	.loc	0 94 43 is_stmt 0
	v_add_nc_u32_e32 v16, v16, v17
	.loc	0 96 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_cmpx_lt_u32_e64 v16, v18
	.loc	0 96 8 is_stmt 0
	s_cbranch_execz .LBB2_1
	.loc	0 97 5 is_stmt 1
	global_atomic_umin v[13:14], v16, off
	.loc	0 98 13
	ds_write_b32 v2, v15
	s_branch .LBB2_1
.LBB2_10:
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
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 19
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
.Lfunc_end2:
	.size	bellman_ford, .Lfunc_end2-bellman_ford

	.protected	bellman_ford_global
	.globl	bellman_ford_global
	.p2align	8
	.type	bellman_ford_global,@function
bellman_ford_global:
.Lfunc_begin3:
	.loc	0 108 11 prologue_end
	s_load_dword s6, s[4:5], 0x18
	v_lshlrev_b32_e32 v3, 1, v0
	v_lshrrev_b32_e32 v5, 1, v0
	.loc	0 111 2
	v_lshlrev_b32_e32 v17, 2, v0
	v_mov_b32_e32 v15, 1
	v_or_b32_e32 v4, 1, v3
	v_add_nc_u32_e32 v3, 2, v3
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v1, s6
	s_sub_i32 s0, 0, s6
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	.loc	0 108 11
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_mul_hi_u32 v2, v1, v2
	v_add_nc_u32_e32 v1, v1, v2
	v_mul_hi_u32 v2, v4, v1
	v_mul_hi_u32 v6, v3, v1
	v_mul_hi_u32 v1, v5, v1
	v_mul_lo_u32 v2, v2, s6
	v_mul_lo_u32 v6, v6, s6
	v_mul_lo_u32 v1, v1, s6
	v_sub_nc_u32_e32 v2, v4, v2
	v_sub_nc_u32_e32 v3, v3, v6
	v_sub_nc_u32_e32 v1, v5, v1
	v_subrev_nc_u32_e32 v4, s6, v2
	v_cmp_le_u32_e32 vcc_lo, s6, v2
	v_subrev_nc_u32_e32 v5, s6, v3
	v_subrev_nc_u32_e32 v6, s6, v1
	v_cndmask_b32_e32 v4, v2, v4, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s6, v3
	.loc	0 111 2
	v_mov_b32_e32 v2, 0
	v_subrev_nc_u32_e32 v7, s6, v4
	v_cndmask_b32_e32 v3, v3, v5, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s6, v1
	v_cndmask_b32_e32 v5, v1, v6, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s6, v4
	v_cndmask_b32_e32 v1, v4, v7, vcc_lo
	.loc	0 111 11 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	v_subrev_nc_u32_e32 v4, s6, v3
	v_subrev_nc_u32_e32 v0, s6, v5
	v_lshlrev_b64 v[7:8], 2, v[1:2]
	v_cndmask_b32_e64 v16, 0xf4240, 0, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s6, v3
	.loc	0 111 9
	s_waitcnt lgkmcnt(0)
	global_store_dword v17, v16, s[4:5]
	v_cndmask_b32_e32 v1, v3, v4, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s6, v5
	.loc	0 111 2
	v_add_co_u32 v3, s7, s4, v17
	v_add_co_ci_u32_e64 v4, null, s5, 0, s7
	v_lshlrev_b64 v[9:10], 2, v[1:2]
	v_cndmask_b32_e32 v1, v5, v0, vcc_lo
	v_add_co_u32 v5, vcc_lo, s2, v7
	v_add_co_ci_u32_e32 v6, vcc_lo, s3, v8, vcc_lo
	v_add_co_u32 v7, vcc_lo, s4, v7
	v_add_co_ci_u32_e32 v8, vcc_lo, s5, v8, vcc_lo
	v_lshlrev_b64 v[13:14], 2, v[1:2]
	v_add_co_u32 v0, vcc_lo, s2, v9
	v_add_co_ci_u32_e32 v1, vcc_lo, s3, v10, vcc_lo
	v_add_co_u32 v9, vcc_lo, s4, v9
	v_add_co_ci_u32_e32 v10, vcc_lo, s5, v10, vcc_lo
	v_add_co_u32 v11, vcc_lo, s2, v13
	v_add_co_ci_u32_e32 v12, vcc_lo, s3, v14, vcc_lo
	v_add_co_u32 v13, vcc_lo, s4, v13
	v_add_co_ci_u32_e32 v14, vcc_lo, s5, v14, vcc_lo
	s_branch .LBB3_2
.LBB3_1:
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 122 3 is_stmt 1
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 123 11
	global_load_dword v16, v2, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 112 2
	v_cmp_ne_u32_e32 vcc_lo, 0, v16
	s_cbranch_vccz .LBB3_8
.LBB3_2:
	.loc	0 113 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 114 11
	global_store_dword v2, v2, s[0:1]
	s_waitcnt_vscnt null, 0x0
	.loc	0 115 3
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 117 46
	global_load_dword v16, v[5:6], off
	.loc	0 117 32 is_stmt 0
	global_load_dword v17, v[3:4], off
	.loc	0 119 8 is_stmt 1
	s_mov_b32 s2, exec_lo
	.loc	0 117 54
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v16, 7, v16
	.loc	0 117 43 is_stmt 0
	s_waitcnt vmcnt(0)
	v_add3_u32 v16, v17, v16, 1
	.loc	0 119 8 is_stmt 1
	global_atomic_umin v17, v[7:8], v16, off glc
	.loc	0 119 50 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v17, v16
	.loc	0 119 8
	s_cbranch_execz .LBB3_4
	.loc	0 120 13 is_stmt 1
	global_store_dword v2, v15, s[0:1]
	s_waitcnt_vscnt null, 0x0
.LBB3_4:
	.loc	0 0 13 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 117 46 is_stmt 1
	global_load_dword v16, v[0:1], off
	.loc	0 117 32 is_stmt 0
	global_load_dword v17, v[3:4], off
	.loc	0 119 8 is_stmt 1
	s_mov_b32 s2, exec_lo
	.loc	0 117 54
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v16, 7, v16
	.loc	0 117 43 is_stmt 0
	s_waitcnt vmcnt(0)
	v_add3_u32 v16, v17, v16, 1
	.loc	0 119 8 is_stmt 1
	global_atomic_umin v17, v[9:10], v16, off glc
	.loc	0 119 50 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v17, v16
	.loc	0 119 8
	s_cbranch_execz .LBB3_6
	.loc	0 120 13 is_stmt 1
	global_store_dword v2, v15, s[0:1]
	s_waitcnt_vscnt null, 0x0
.LBB3_6:
	.loc	0 0 13 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 117 46 is_stmt 1
	global_load_dword v16, v[11:12], off
	.loc	0 117 32 is_stmt 0
	global_load_dword v17, v[3:4], off
	.loc	0 119 8 is_stmt 1
	s_mov_b32 s2, exec_lo
	.loc	0 117 54
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v16, 7, v16
	.loc	0 117 43 is_stmt 0
	s_waitcnt vmcnt(0)
	v_add3_u32 v16, v17, v16, 1
	.loc	0 119 8 is_stmt 1
	global_atomic_umin v17, v[13:14], v16, off glc
	.loc	0 119 50 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v17, v16
	.loc	0 119 8
	s_cbranch_execz .LBB3_1
	.loc	0 120 13 is_stmt 1
	global_store_dword v2, v15, s[0:1]
	s_waitcnt_vscnt null, 0x0
	s_branch .LBB3_1
.LBB3_8:
	.loc	0 125 1
	s_endpgm
.Ltmp11:
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
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 18
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
.Lfunc_end3:
	.size	bellman_ford_global, .Lfunc_end3-bellman_ford_global

	.protected	mis_luby
	.globl	mis_luby
	.p2align	8
	.type	mis_luby,@function
mis_luby:
.Lfunc_begin4:
	.loc	0 131 11 prologue_end
	s_load_dword s6, s[4:5], 0x18
	v_lshlrev_b32_e32 v3, 1, v0
	v_lshrrev_b32_e32 v5, 1, v0
	s_clause 0x1
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_mov_b32_e32 v19, 1
	v_or_b32_e32 v4, 1, v3
	v_add_nc_u32_e32 v3, 2, v3
	v_mov_b32_e32 v20, 2
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v1, s6
	s_sub_i32 s0, 0, s6
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	v_cmp_eq_u32_e64 s0, 0, v0
	v_mul_hi_u32 v2, v1, v2
	v_add_nc_u32_e32 v1, v1, v2
	v_mul_hi_u32 v2, v4, v1
	v_mul_hi_u32 v6, v3, v1
	v_mul_hi_u32 v1, v5, v1
	v_mul_lo_u32 v7, v2, s6
	v_mul_lo_u32 v6, v6, s6
	v_mul_lo_u32 v1, v1, s6
	v_mov_b32_e32 v2, 0
	v_sub_nc_u32_e32 v4, v4, v7
	v_sub_nc_u32_e32 v6, v3, v6
	v_sub_nc_u32_e32 v1, v5, v1
	v_lshlrev_b32_e32 v7, 2, v0
	v_subrev_nc_u32_e32 v3, s6, v4
	v_cmp_le_u32_e32 vcc_lo, s6, v4
	v_subrev_nc_u32_e32 v5, s6, v6
	v_subrev_nc_u32_e32 v9, s6, v1
	v_cndmask_b32_e32 v8, v4, v3, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s6, v6
	v_add_co_u32 v3, s1, s8, v7
	v_add_co_ci_u32_e64 v4, null, s9, 0, s1
	v_cndmask_b32_e32 v13, v6, v5, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s6, v1
	v_subrev_nc_u32_e32 v10, s6, v8
	v_add_co_u32 v5, s1, s10, v7
	v_add_co_ci_u32_e64 v6, null, s11, 0, s1
	v_cndmask_b32_e32 v9, v1, v9, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s6, v8
	v_add_co_u32 v7, s2, s2, v7
	v_cndmask_b32_e32 v1, v8, v10, vcc_lo
	v_subrev_nc_u32_e32 v8, s6, v13
	v_cmp_le_u32_e32 vcc_lo, s6, v13
	v_subrev_nc_u32_e32 v10, s6, v9
	v_lshlrev_b64 v[11:12], 2, v[1:2]
	v_cmp_ne_u32_e64 s1, v1, v0
	v_cndmask_b32_e32 v1, v13, v8, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s6, v9
	v_add_co_ci_u32_e64 v8, null, s3, 0, s2
	v_cmp_ne_u32_e64 s2, v1, v0
	v_lshlrev_b64 v[13:14], 2, v[1:2]
	v_cndmask_b32_e32 v1, v9, v10, vcc_lo
	v_add_co_u32 v9, vcc_lo, s8, v11
	v_add_co_ci_u32_e32 v10, vcc_lo, s9, v12, vcc_lo
	v_add_co_u32 v11, vcc_lo, s10, v11
	v_add_co_ci_u32_e32 v12, vcc_lo, s11, v12, vcc_lo
	v_cmp_ne_u32_e64 s3, v1, v0
	v_lshlrev_b64 v[17:18], 2, v[1:2]
	v_add_co_u32 v0, vcc_lo, s8, v13
	v_add_co_ci_u32_e32 v1, vcc_lo, s9, v14, vcc_lo
	v_add_co_u32 v13, vcc_lo, s10, v13
	v_add_co_ci_u32_e32 v14, vcc_lo, s11, v14, vcc_lo
	v_add_co_u32 v15, vcc_lo, s8, v17
	v_add_co_ci_u32_e32 v16, vcc_lo, s9, v18, vcc_lo
	v_add_co_u32 v17, vcc_lo, s10, v17
	v_add_co_ci_u32_e32 v18, vcc_lo, s11, v18, vcc_lo
	s_branch .LBB4_2
.LBB4_1:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 159 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 160 11
	ds_read_b32 v21, v2
	.loc	0 160 16 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v21
	.loc	0 160 2
	s_cbranch_vccz .LBB4_32
.LBB4_2:
	.loc	0 135 3 is_stmt 1
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 136 7
	s_and_saveexec_b32 s4, s0
	s_cbranch_execz .LBB4_4
	.loc	0 137 9
	ds_write_b32 v2, v2
.LBB4_4:
	.loc	0 0 9 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 138 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 139 7
	global_load_dword v21, v[3:4], off
	s_mov_b32 s4, exec_lo
	.loc	0 139 16 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v21
	.loc	0 139 7
	s_cbranch_execz .LBB4_18
	.loc	0 0 7
	s_mov_b32 s6, -1
	s_mov_b32 s5, -1
	.loc	0 145 20 is_stmt 1
	s_and_saveexec_b32 s7, s1
	s_cbranch_execz .LBB4_9
	.loc	0 145 23 is_stmt 0
	global_load_dword v21, v[9:10], off
	s_mov_b32 s8, -1
	.loc	0 145 37
	s_mov_b32 s5, exec_lo
	.loc	0 145 32
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v21
	.loc	0 145 37
	s_cbranch_execz .LBB4_8
	.loc	0 145 41
	s_clause 0x1
	global_load_dword v21, v[11:12], off
	global_load_dword v22, v[5:6], off
	.loc	0 145 49
	s_waitcnt vmcnt(1)
	v_lshl_add_u32 v21, v21, 4, v21
	.loc	0 145 73
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v22, v22, 4, v22
	.loc	0 145 54
	v_and_b32_e32 v21, 63, v21
	.loc	0 145 78
	v_and_b32_e32 v22, 63, v22
	.loc	0 145 61
	v_cmp_le_u32_e32 vcc_lo, v21, v22
	s_orn2_b32 s8, vcc_lo, exec_lo
.LBB4_8:
	.loc	0 0 61
	s_or_b32 exec_lo, exec_lo, s5
	s_orn2_b32 s5, s8, exec_lo
.LBB4_9:
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 145 20
	s_and_saveexec_b32 s7, s2
	s_cbranch_execz .LBB4_13
	.loc	0 145 23
	global_load_dword v21, v[0:1], off
	s_mov_b32 s8, -1
	.loc	0 145 37
	s_mov_b32 s6, exec_lo
	.loc	0 145 32
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v21
	.loc	0 145 37
	s_cbranch_execz .LBB4_12
	.loc	0 145 41
	s_clause 0x1
	global_load_dword v21, v[13:14], off
	global_load_dword v22, v[5:6], off
	.loc	0 145 49
	s_waitcnt vmcnt(1)
	v_lshl_add_u32 v21, v21, 4, v21
	.loc	0 145 73
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v22, v22, 4, v22
	.loc	0 145 54
	v_and_b32_e32 v21, 63, v21
	.loc	0 145 78
	v_and_b32_e32 v22, 63, v22
	.loc	0 145 61
	v_cmp_le_u32_e32 vcc_lo, v21, v22
	s_orn2_b32 s8, vcc_lo, exec_lo
.LBB4_12:
	.loc	0 0 61
	s_or_b32 exec_lo, exec_lo, s6
	s_orn2_b32 s6, s8, exec_lo
.LBB4_13:
	s_or_b32 exec_lo, exec_lo, s7
	s_mov_b32 s8, -1
	.loc	0 145 20
	s_and_saveexec_b32 s7, s3
	s_cbranch_execz .LBB4_17
	.loc	0 145 23
	global_load_dword v21, v[15:16], off
	s_mov_b32 s9, -1
	.loc	0 145 37
	s_mov_b32 s8, exec_lo
	.loc	0 145 32
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v21
	.loc	0 145 37
	s_cbranch_execz .LBB4_16
	.loc	0 145 41
	s_clause 0x1
	global_load_dword v21, v[17:18], off
	global_load_dword v22, v[5:6], off
	.loc	0 145 49
	s_waitcnt vmcnt(1)
	v_lshl_add_u32 v21, v21, 4, v21
	.loc	0 145 73
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v22, v22, 4, v22
	.loc	0 145 54
	v_and_b32_e32 v21, 63, v21
	.loc	0 145 78
	v_and_b32_e32 v22, 63, v22
	.loc	0 145 61
	v_cmp_le_u32_e32 vcc_lo, v21, v22
	s_orn2_b32 s9, vcc_lo, exec_lo
.LBB4_16:
	.loc	0 0 61
	s_or_b32 exec_lo, exec_lo, s8
	s_orn2_b32 s8, s9, exec_lo
.LBB4_17:
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 145 10
	s_and_b32 s6, s8, s6
	s_and_b32 s5, s6, s5
	v_cndmask_b32_e64 v21, 0, 1, s5
	.loc	0 147 11 is_stmt 1
	global_store_dword v[7:8], v21, off
.LBB4_18:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 149 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 150 7
	global_load_dword v21, v[3:4], off
	.loc	0 150 21 is_stmt 0
	s_mov_b32 s4, exec_lo
	.loc	0 150 16
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v21
	.loc	0 150 21
	s_cbranch_execz .LBB4_29
	.loc	0 150 24
	global_load_dword v21, v[7:8], off
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v21
	.loc	0 150 7
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .LBB4_29
	.loc	0 151 13 is_stmt 1
	global_store_dword v[3:4], v19, off
	.loc	0 153 28
	s_and_saveexec_b32 s5, s1
	s_cbranch_execz .LBB4_23
	.loc	0 153 31 is_stmt 0
	global_load_dword v21, v[9:10], off
	.loc	0 153 52
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v21
	.loc	0 153 9
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .LBB4_23
	.loc	0 154 27 is_stmt 1
	global_store_dword v[9:10], v20, off
.LBB4_23:
	.loc	0 0 27 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 153 28 is_stmt 1
	s_and_saveexec_b32 s5, s2
	s_cbranch_execz .LBB4_26
	.loc	0 153 31 is_stmt 0
	global_load_dword v21, v[0:1], off
	.loc	0 153 52
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v21
	.loc	0 153 9
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .LBB4_26
	.loc	0 154 27 is_stmt 1
	global_store_dword v[0:1], v20, off
.LBB4_26:
	.loc	0 0 27 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 153 28 is_stmt 1
	s_and_b32 exec_lo, exec_lo, s3
	s_cbranch_execz .LBB4_29
	.loc	0 153 31 is_stmt 0
	global_load_dword v21, v[15:16], off
	.loc	0 153 52
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v21
	.loc	0 153 9
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .LBB4_29
	.loc	0 154 27 is_stmt 1
	global_store_dword v[15:16], v20, off
.LBB4_29:
	.loc	0 0 27 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 156 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 157 7
	global_load_dword v21, v[3:4], off
	s_mov_b32 s4, exec_lo
	.loc	0 157 16 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v21
	.loc	0 157 7
	s_cbranch_execz .LBB4_1
	.loc	0 158 4 is_stmt 1
	s_mov_b32 s5, exec_lo
	v_mbcnt_lo_u32_b32 v21, s5, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v21
	s_and_b32 s6, exec_lo, vcc_lo
	s_mov_b32 exec_lo, s6
	s_cbranch_execz .LBB4_1
	s_bcnt1_i32_b32 s5, s5
	v_mov_b32_e32 v21, s5
	ds_add_u32 v2, v21
	s_branch .LBB4_1
.LBB4_32:
	.loc	0 161 1
	s_endpgm
.Ltmp12:
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
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 23
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
	.size	mis_luby, .Lfunc_end4-mis_luby

	.protected	color_max
	.globl	color_max
	.p2align	8
	.type	color_max,@function
color_max:
.Lfunc_begin5:
	.loc	0 167 11 prologue_end
	s_load_dword s2, s[4:5], 0x18
	v_lshlrev_b32_e32 v3, 1, v0
	v_lshrrev_b32_e32 v5, 1, v0
	s_load_dwordx4 s[4:7], s[4:5], 0x8
	v_mov_b32_e32 v17, 1
	v_or_b32_e32 v4, 1, v3
	v_add_nc_u32_e32 v3, 2, v3
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v1, s2
	s_sub_i32 s0, 0, s2
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_nc_u32_e32 v1, v1, v2
	v_mul_hi_u32 v2, v4, v1
	v_mul_hi_u32 v6, v3, v1
	v_mul_hi_u32 v1, v5, v1
	v_mul_lo_u32 v2, v2, s2
	v_mul_lo_u32 v6, v6, s2
	v_mul_lo_u32 v1, v1, s2
	v_sub_nc_u32_e32 v2, v4, v2
	v_sub_nc_u32_e32 v3, v3, v6
	v_sub_nc_u32_e32 v1, v5, v1
	v_lshlrev_b32_e32 v6, 2, v0
	v_subrev_nc_u32_e32 v4, s2, v2
	v_cmp_le_u32_e32 vcc_lo, s2, v2
	v_subrev_nc_u32_e32 v5, s2, v3
	v_subrev_nc_u32_e32 v7, s2, v1
	v_cndmask_b32_e32 v4, v2, v4, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v3
	v_mov_b32_e32 v2, 0
	v_subrev_nc_u32_e32 v8, s2, v4
	v_cndmask_b32_e32 v5, v3, v5, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v1
	v_add_co_u32 v3, s0, s6, v6
	v_cndmask_b32_e32 v7, v1, v7, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v4
	v_subrev_nc_u32_e32 v13, s2, v7
	v_cndmask_b32_e32 v1, v4, v8, vcc_lo
	v_subrev_nc_u32_e32 v8, s2, v5
	v_cmp_le_u32_e32 vcc_lo, s2, v5
	v_add_co_ci_u32_e64 v4, null, s7, 0, s0
	v_lshlrev_b64 v[9:10], 2, v[1:2]
	v_cmp_ne_u32_e64 s0, v1, v0
	v_cndmask_b32_e32 v1, v5, v8, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v7
	v_add_co_u32 v5, s1, s4, v6
	v_add_co_ci_u32_e64 v6, null, s5, 0, s1
	v_cmp_ne_u32_e64 s1, v1, v0
	v_lshlrev_b64 v[11:12], 2, v[1:2]
	v_cndmask_b32_e32 v1, v7, v13, vcc_lo
	v_add_co_u32 v7, vcc_lo, s6, v9
	v_add_co_ci_u32_e32 v8, vcc_lo, s7, v10, vcc_lo
	v_add_co_u32 v9, vcc_lo, s4, v9
	v_add_co_ci_u32_e32 v10, vcc_lo, s5, v10, vcc_lo
	v_cmp_ne_u32_e64 s2, v1, v0
	v_lshlrev_b64 v[15:16], 2, v[1:2]
	v_add_co_u32 v0, vcc_lo, s6, v11
	v_add_co_ci_u32_e32 v1, vcc_lo, s7, v12, vcc_lo
	v_add_co_u32 v11, vcc_lo, s4, v11
	v_add_co_ci_u32_e32 v12, vcc_lo, s5, v12, vcc_lo
	v_add_co_u32 v13, vcc_lo, s6, v15
	v_add_co_ci_u32_e32 v14, vcc_lo, s7, v16, vcc_lo
	v_add_co_u32 v15, vcc_lo, s4, v15
	v_add_co_ci_u32_e32 v16, vcc_lo, s5, v16, vcc_lo
	s_mov_b32 s4, 1
	s_branch .LBB5_2
.LBB5_1:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 187 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 188 7
	ds_read_b32 v18, v2
	.loc	0 190 8
	s_add_i32 s4, s4, 1
	.loc	0 188 7
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v18
	s_cbranch_vccz .LBB5_17
.LBB5_2:
	.loc	0 171 3
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 172 8
	ds_write_b32 v2, v17
	.loc	0 173 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 174 7
	global_load_dword v18, v[3:4], off
	s_mov_b32 s5, exec_lo
	.loc	0 174 17 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v18
	.loc	0 174 7
	s_cbranch_execz .LBB5_1
	.loc	0 0 0
	v_mov_b32_e32 v18, 0
	.loc	0 177 9 is_stmt 1
	ds_write_b32 v2, v2
	.loc	0 181 16
	s_and_saveexec_b32 s6, s0
	s_cbranch_execz .LBB5_7
	.loc	0 181 20 is_stmt 0
	global_load_dword v18, v[7:8], off
	.loc	0 181 30
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v18
	v_cmp_eq_u32_e64 s3, s4, v18
	v_mov_b32_e32 v18, 0
	.loc	0 181 35
	s_or_b32 s7, vcc_lo, s3
	s_and_saveexec_b32 s3, s7
	s_cbranch_execz .LBB5_6
	.loc	0 182 23 is_stmt 1
	global_load_dword v18, v[9:10], off
.LBB5_6:
	.loc	0 0 23 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
.LBB5_7:
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 181 16 is_stmt 1
	s_and_saveexec_b32 s6, s1
	s_cbranch_execz .LBB5_11
	.loc	0 181 20 is_stmt 0
	global_load_dword v19, v[0:1], off
	.loc	0 181 30
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v19
	v_cmp_eq_u32_e64 s3, s4, v19
	.loc	0 181 35
	s_or_b32 s7, vcc_lo, s3
	s_and_saveexec_b32 s3, s7
	s_cbranch_execz .LBB5_10
	.loc	0 182 23 is_stmt 1
	global_load_dword v19, v[11:12], off
	.loc	0 182 13 is_stmt 0
	s_waitcnt vmcnt(0)
	v_max_u32_e32 v18, v18, v19
.LBB5_10:
	.loc	0 0 13
	s_or_b32 exec_lo, exec_lo, s3
.LBB5_11:
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 181 16 is_stmt 1
	s_and_saveexec_b32 s6, s2
	s_cbranch_execz .LBB5_15
	.loc	0 181 20 is_stmt 0
	global_load_dword v19, v[13:14], off
	.loc	0 181 30
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v19
	v_cmp_eq_u32_e64 s3, s4, v19
	.loc	0 181 35
	s_or_b32 s7, vcc_lo, s3
	s_and_saveexec_b32 s3, s7
	s_cbranch_execz .LBB5_14
	.loc	0 182 23 is_stmt 1
	global_load_dword v19, v[15:16], off
	.loc	0 182 13 is_stmt 0
	s_waitcnt vmcnt(0)
	v_max_u32_e32 v18, v18, v19
.LBB5_14:
	.loc	0 0 13
	s_or_b32 exec_lo, exec_lo, s3
.LBB5_15:
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 184 16 is_stmt 1
	global_load_dword v19, v[5:6], off
	.loc	0 184 13 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_le_u32_e32 vcc_lo, v18, v19
	.loc	0 184 8
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .LBB5_1
	.loc	0 185 15 is_stmt 1
	v_mov_b32_e32 v18, s4
	global_store_dword v[3:4], v18, off
	s_branch .LBB5_1
.LBB5_17:
	.loc	0 192 1
	s_endpgm
.Ltmp13:
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
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 20
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
.Lfunc_end5:
	.size	color_max, .Lfunc_end5-color_max

	.protected	cc_hook_jump
	.globl	cc_hook_jump
	.p2align	8
	.type	cc_hook_jump,@function
cc_hook_jump:
.Lfunc_begin6:
	.loc	0 198 11 prologue_end
	s_clause 0x1
	s_load_dword s1, s[4:5], 0x18
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_lshlrev_b32_e32 v3, 1, v0
	v_lshrrev_b32_e32 v5, 1, v0
	.loc	0 201 2
	v_lshlrev_b32_e32 v11, 2, v0
	v_mov_b32_e32 v13, 1
	v_or_b32_e32 v4, 1, v3
	v_add_nc_u32_e32 v3, 2, v3
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v1, s1
	s_sub_i32 s0, 0, s1
	.loc	0 201 10 is_stmt 0
	global_store_dword v11, v0, s[2:3]
	s_waitcnt_vscnt null, 0x0
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	v_cmp_eq_u32_e64 s0, 0, v0
	v_mul_hi_u32 v2, v1, v2
	v_add_nc_u32_e32 v1, v1, v2
	v_mul_hi_u32 v2, v4, v1
	v_mul_hi_u32 v6, v3, v1
	v_mul_hi_u32 v1, v5, v1
	v_mul_lo_u32 v2, v2, s1
	v_mul_lo_u32 v6, v6, s1
	v_mul_lo_u32 v1, v1, s1
	v_sub_nc_u32_e32 v2, v4, v2
	v_sub_nc_u32_e32 v3, v3, v6
	v_sub_nc_u32_e32 v1, v5, v1
	v_subrev_nc_u32_e32 v4, s1, v2
	v_cmp_le_u32_e32 vcc_lo, s1, v2
	v_subrev_nc_u32_e32 v5, s1, v3
	v_subrev_nc_u32_e32 v6, s1, v1
	v_cndmask_b32_e32 v4, v2, v4, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s1, v3
	.loc	0 201 2
	v_mov_b32_e32 v2, 0
	v_subrev_nc_u32_e32 v7, s1, v4
	v_cndmask_b32_e32 v3, v3, v5, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s1, v1
	v_cndmask_b32_e32 v9, v1, v6, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s1, v4
	v_subrev_nc_u32_e32 v10, s1, v9
	v_cndmask_b32_e32 v1, v4, v7, vcc_lo
	v_subrev_nc_u32_e32 v4, s1, v3
	v_cmp_le_u32_e32 vcc_lo, s1, v3
	v_lshlrev_b64 v[5:6], 2, v[1:2]
	v_cndmask_b32_e32 v1, v3, v4, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s1, v9
	v_add_co_u32 v3, s4, s2, v11
	v_add_co_ci_u32_e64 v4, null, s3, 0, s4
	v_lshlrev_b64 v[7:8], 2, v[1:2]
	v_cndmask_b32_e32 v1, v9, v10, vcc_lo
	v_add_co_u32 v5, vcc_lo, s2, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, s3, v6, vcc_lo
	v_lshlrev_b64 v[9:10], 2, v[1:2]
	v_add_co_u32 v7, vcc_lo, s2, v7
	v_add_co_ci_u32_e32 v8, vcc_lo, s3, v8, vcc_lo
	v_add_co_u32 v9, vcc_lo, s2, v9
	v_add_co_ci_u32_e32 v10, vcc_lo, s3, v10, vcc_lo
	s_branch .LBB6_2
.LBB6_1:
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 222 3 is_stmt 1
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 223 11
	ds_read_b32 v0, v2
	.loc	0 223 2 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v0
	s_cbranch_vccz .LBB6_16
.LBB6_2:
	.loc	0 203 3 is_stmt 1
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 204 7
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB6_4
	.loc	0 205 12
	ds_write_b32 v2, v2
.LBB6_4:
	.loc	0 0 12 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 206 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 208 32
	global_load_dword v0, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 208 45 is_stmt 0
	global_load_dword v14, v[5:6], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 210 8 is_stmt 1
	s_mov_b32 s1, exec_lo
	.loc	0 210 10 is_stmt 0
	v_cmpx_ne_u32_e64 v0, v14
	.loc	0 210 8
	s_cbranch_execz .LBB6_7
	.loc	0 211 17 is_stmt 1
	v_max_u32_e32 v1, v0, v14
	.loc	0 213 9
	v_lshlrev_b64 v[11:12], 2, v[1:2]
	v_add_co_u32 v11, vcc_lo, s2, v11
	v_add_co_ci_u32_e32 v12, vcc_lo, s3, v12, vcc_lo
	global_load_dword v15, v[11:12], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 213 20 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, v15, v1
	.loc	0 213 9
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .LBB6_7
	.loc	0 211 34 is_stmt 1
	v_min_u32_e32 v0, v14, v0
	.loc	0 214 17
	global_store_dword v[11:12], v0, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 215 14
	ds_write_b32 v2, v13
.LBB6_7:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 208 32 is_stmt 1
	global_load_dword v0, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 208 45 is_stmt 0
	global_load_dword v14, v[7:8], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 210 8 is_stmt 1
	s_mov_b32 s1, exec_lo
	.loc	0 210 10 is_stmt 0
	v_cmpx_ne_u32_e64 v0, v14
	.loc	0 210 8
	s_cbranch_execz .LBB6_10
	.loc	0 211 17 is_stmt 1
	v_max_u32_e32 v1, v0, v14
	.loc	0 213 9
	v_lshlrev_b64 v[11:12], 2, v[1:2]
	v_add_co_u32 v11, vcc_lo, s2, v11
	v_add_co_ci_u32_e32 v12, vcc_lo, s3, v12, vcc_lo
	global_load_dword v15, v[11:12], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 213 20 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, v15, v1
	.loc	0 213 9
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .LBB6_10
	.loc	0 211 34 is_stmt 1
	v_min_u32_e32 v0, v14, v0
	.loc	0 214 17
	global_store_dword v[11:12], v0, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 215 14
	ds_write_b32 v2, v13
.LBB6_10:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 208 32 is_stmt 1
	global_load_dword v0, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 208 45 is_stmt 0
	global_load_dword v14, v[9:10], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 210 8 is_stmt 1
	s_mov_b32 s1, exec_lo
	.loc	0 210 10 is_stmt 0
	v_cmpx_ne_u32_e64 v0, v14
	.loc	0 210 8
	s_cbranch_execz .LBB6_13
	.loc	0 211 17 is_stmt 1
	v_max_u32_e32 v1, v0, v14
	.loc	0 213 9
	v_lshlrev_b64 v[11:12], 2, v[1:2]
	v_add_co_u32 v11, vcc_lo, s2, v11
	v_add_co_ci_u32_e32 v12, vcc_lo, s3, v12, vcc_lo
	global_load_dword v15, v[11:12], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 213 20 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, v15, v1
	.loc	0 213 9
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .LBB6_13
	.loc	0 211 34 is_stmt 1
	v_min_u32_e32 v0, v14, v0
	.loc	0 214 17
	global_store_dword v[11:12], v0, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 215 14
	ds_write_b32 v2, v13
.LBB6_13:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 219 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 220 10
	global_load_dword v11, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 220 26 is_stmt 0
	global_load_dword v1, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 220 3
	s_mov_b32 s1, exec_lo
	.loc	0 220 21
	v_lshlrev_b64 v[0:1], 2, v[1:2]
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s3, v1, vcc_lo
	global_load_dword v0, v[0:1], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 220 18
	v_cmpx_ne_u32_e64 v11, v0
	.loc	0 220 3
	s_cbranch_execz .LBB6_1
	.loc	0 0 3
	s_mov_b32 s4, 0
	.p2align	6
.LBB6_15:
	.loc	0 221 19 is_stmt 1
	global_load_dword v1, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 221 14 is_stmt 0
	v_lshlrev_b64 v[0:1], 2, v[1:2]
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s3, v1, vcc_lo
	global_load_dword v0, v[0:1], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 221 12
	global_store_dword v[3:4], v0, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 220 10 is_stmt 1
	global_load_dword v11, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 220 26 is_stmt 0
	global_load_dword v1, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 220 21
	v_lshlrev_b64 v[0:1], 2, v[1:2]
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s3, v1, vcc_lo
	global_load_dword v0, v[0:1], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 220 18
	v_cmp_eq_u32_e32 vcc_lo, v11, v0
	.loc	0 220 3
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB6_15
	s_branch .LBB6_1
.LBB6_16:
	.loc	0 224 1 is_stmt 1
	s_endpgm
.Ltmp14:
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
	v_lshlrev_b32_e32 v8, 2, v0
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, v0
.Ltmp15:
	.loc	0 231 6
	s_mov_b32 s2, exec_lo
	.loc	0 229 12
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v8, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 231 9
	v_cmpx_ne_u32_e64 v2, v0
	.loc	0 231 6 is_stmt 0
	s_cbranch_execz .LBB7_6
	.loc	0 234 23 is_stmt 1
	v_mov_b32_e32 v3, v5
	.loc	0 234 3 is_stmt 0
	s_mov_b32 s3, exec_lo
	.loc	0 234 23
	v_lshlrev_b64 v[3:4], 2, v[2:3]
	v_add_co_u32 v3, vcc_lo, s0, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s1, v4, vcc_lo
	global_load_dword v3, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 234 13
	v_cmpx_gt_u32_e64 v2, v3
	.loc	0 234 3
	s_cbranch_execz .LBB7_5
	.loc	0 0 3
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, v1
	s_mov_b32 s6, 0
	.p2align	6
.LBB7_3:
	v_mov_b32_e32 v11, v2
	v_mov_b32_e32 v2, v3
	.loc	0 234 23
	v_mov_b32_e32 v3, v7
	.loc	0 235 4 is_stmt 1
	v_lshlrev_b64 v[9:10], 2, v[6:7]
	v_mov_b32_e32 v6, v11
	.loc	0 234 23
	v_lshlrev_b64 v[3:4], 2, v[2:3]
	.loc	0 235 4
	v_add_co_u32 v9, vcc_lo, s0, v9
	v_add_co_ci_u32_e32 v10, vcc_lo, s1, v10, vcc_lo
	.loc	0 234 23
	v_add_co_u32 v3, vcc_lo, s0, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s1, v4, vcc_lo
	.loc	0 235 19
	global_store_dword v[9:10], v2, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 234 23
	global_load_dword v3, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 234 13 is_stmt 0
	v_cmp_le_u32_e32 vcc_lo, v2, v3
	.loc	0 234 3
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB7_3
.Ltmp16:
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s6
.LBB7_5:
	s_or_b32 exec_lo, exec_lo, s3
	v_mov_b32_e32 v6, v2
.LBB7_6:
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 245 11 is_stmt 1
	s_load_dword s2, s[4:5], 0x18
	v_lshlrev_b32_e32 v9, 1, v0
.Ltmp17:
	.loc	0 231 6
	s_mov_b32 s4, exec_lo
	v_or_b32_e32 v4, 1, v9
.Ltmp18:
	.loc	0 9 42
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v2, s2
	s_sub_i32 s3, 0, s2
	v_rcp_iflag_f32_e32 v2, v2
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_mul_lo_u32 v3, s3, v2
	v_mul_hi_u32 v3, v2, v3
	v_add_nc_u32_e32 v10, v2, v3
	v_mul_hi_u32 v2, v4, v10
	v_mul_lo_u32 v2, v2, s2
	v_sub_nc_u32_e32 v2, v4, v2
	v_subrev_nc_u32_e32 v3, s2, v2
	v_cmp_le_u32_e32 vcc_lo, s2, v2
	v_cndmask_b32_e32 v2, v2, v3, vcc_lo
	v_subrev_nc_u32_e32 v3, s2, v2
	v_cmp_le_u32_e32 vcc_lo, s2, v2
	v_cndmask_b32_e32 v4, v2, v3, vcc_lo
.Ltmp19:
	.loc	0 229 12
	v_lshlrev_b64 v[2:3], 2, v[4:5]
	v_add_co_u32 v2, vcc_lo, s0, v2
	v_add_co_ci_u32_e32 v3, vcc_lo, s1, v3, vcc_lo
	global_load_dword v7, v[2:3], off glc dlc
	s_waitcnt vmcnt(0)
	v_add_co_u32 v2, s3, s0, v8
	v_add_co_ci_u32_e64 v3, null, s1, 0, s3
.Ltmp20:
	.loc	0 9 42
	s_mov_b32 s3, 0
.Ltmp21:
	.loc	0 231 9
	v_cmpx_ne_u32_e64 v7, v4
	.loc	0 231 6 is_stmt 0
	s_cbranch_execz .LBB7_12
	.loc	0 234 23 is_stmt 1
	v_mov_b32_e32 v5, 0
	.loc	0 234 3 is_stmt 0
	s_mov_b32 s5, exec_lo
	.loc	0 234 23
	v_mov_b32_e32 v8, v5
	v_lshlrev_b64 v[11:12], 2, v[7:8]
	v_add_co_u32 v11, vcc_lo, s0, v11
	v_add_co_ci_u32_e32 v12, vcc_lo, s1, v12, vcc_lo
	global_load_dword v8, v[11:12], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 234 13
	v_cmpx_gt_u32_e64 v7, v8
	.loc	0 234 3
	s_cbranch_execz .LBB7_11
	.loc	0 0 3
	s_mov_b32 s6, 0
	.p2align	6
.LBB7_9:
	v_mov_b32_e32 v15, v7
	v_mov_b32_e32 v7, v8
	.loc	0 234 23
	v_mov_b32_e32 v8, v5
	.loc	0 235 4 is_stmt 1
	v_lshlrev_b64 v[11:12], 2, v[4:5]
	v_mov_b32_e32 v4, v15
	.loc	0 234 23
	v_lshlrev_b64 v[13:14], 2, v[7:8]
	.loc	0 235 4
	v_add_co_u32 v11, vcc_lo, s0, v11
	v_add_co_ci_u32_e32 v12, vcc_lo, s1, v12, vcc_lo
	.loc	0 234 23
	v_add_co_u32 v13, vcc_lo, s0, v13
	v_add_co_ci_u32_e32 v14, vcc_lo, s1, v14, vcc_lo
	.loc	0 235 19
	global_store_dword v[11:12], v7, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 234 23
	global_load_dword v8, v[13:14], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 234 13 is_stmt 0
	v_cmp_le_u32_e32 vcc_lo, v7, v8
	.loc	0 234 3
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB7_9
.Ltmp22:
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s6
.LBB7_11:
	s_or_b32 exec_lo, exec_lo, s5
	v_mov_b32_e32 v4, v7
.LBB7_12:
	s_or_b32 exec_lo, exec_lo, s4
	v_mov_b32_e32 v5, 0
	s_branch .LBB7_15
.LBB7_13:
	s_or_b32 exec_lo, exec_lo, s7
	v_mov_b32_e32 v7, v4
	s_andn2_b32 s4, s4, exec_lo
	s_and_b32 s6, s6, exec_lo
	s_or_b32 s4, s4, s6
.LBB7_14:
	s_or_b32 exec_lo, exec_lo, s5
	s_xor_b32 s5, s4, -1
	v_mov_b32_e32 v4, v7
	.loc	0 267 3 is_stmt 1
	s_and_b32 s5, exec_lo, s5
	s_or_b32 s3, s5, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execz .LBB7_20
.LBB7_15:
	.loc	0 0 3 is_stmt 0
	v_mov_b32_e32 v7, v6
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 254 8 is_stmt 1
	s_mov_b32 s5, exec_lo
	.loc	0 254 10 is_stmt 0
	v_cmpx_ne_u32_e64 v6, v4
	.loc	0 254 8
	s_cbranch_execz .LBB7_14
	.loc	0 257 9 is_stmt 1
	s_mov_b32 s7, exec_lo
	.loc	0 257 11 is_stmt 0
	v_cmpx_ge_u32_e64 v6, v4
	.loc	0 257 9
	s_xor_b32 s7, exec_lo, s7
	s_cbranch_execz .LBB7_18
	.loc	0 262 46 is_stmt 1
	v_mov_b32_e32 v7, v5
	.loc	0 262 24 is_stmt 0
	v_mov_b32_e32 v11, v4
	v_mov_b32_e32 v12, v6
	.loc	0 262 46
	v_lshlrev_b64 v[7:8], 2, v[6:7]
	v_add_co_u32 v7, vcc_lo, s0, v7
	v_add_co_ci_u32_e32 v8, vcc_lo, s1, v8, vcc_lo
	.loc	0 262 24
	global_atomic_cmpswap v7, v[7:8], v[11:12], off glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, v7, v6
	v_mov_b32_e32 v6, v7
	s_and_b32 s6, vcc_lo, exec_lo
.LBB7_18:
	.loc	0 257 9 is_stmt 1
	s_andn2_saveexec_b32 s7, s7
	s_cbranch_execz .LBB7_13
	.loc	0 258 40
	v_lshlrev_b64 v[7:8], 2, v[4:5]
	s_andn2_b32 s6, s6, exec_lo
	v_add_co_u32 v11, vcc_lo, s0, v7
	v_add_co_ci_u32_e32 v12, vcc_lo, s1, v8, vcc_lo
	.loc	0 258 18 is_stmt 0
	v_mov_b32_e32 v7, v4
	global_atomic_cmpswap v7, v[11:12], v[6:7], off glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, v7, v4
	v_mov_b32_e32 v4, v7
	s_and_b32 s8, vcc_lo, exec_lo
	s_or_b32 s6, s6, s8
	s_branch .LBB7_13
.LBB7_20:
	.loc	0 0 18
	s_or_b32 exec_lo, exec_lo, s3
.Ltmp23:
	.loc	0 229 12 is_stmt 1
	global_load_dword v5, v[2:3], off glc dlc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v1
	.loc	0 231 6
	s_mov_b32 s3, exec_lo
	.loc	0 231 9 is_stmt 0
	v_cmpx_ne_u32_e64 v5, v0
	.loc	0 231 6
	s_cbranch_execz .LBB7_26
	.loc	0 234 23 is_stmt 1
	v_mov_b32_e32 v8, 0
	.loc	0 234 3 is_stmt 0
	s_mov_b32 s4, exec_lo
	.loc	0 234 23
	v_mov_b32_e32 v6, v8
	v_lshlrev_b64 v[6:7], 2, v[5:6]
	v_add_co_u32 v6, vcc_lo, s0, v6
	v_add_co_ci_u32_e32 v7, vcc_lo, s1, v7, vcc_lo
	global_load_dword v4, v[6:7], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 234 13
	v_cmpx_gt_u32_e64 v5, v4
	.loc	0 234 3
	s_cbranch_execz .LBB7_25
	.loc	0 0 3
	v_mov_b32_e32 v7, v1
	s_mov_b32 s5, 0
	.p2align	6
.LBB7_23:
	v_mov_b32_e32 v13, v5
	v_mov_b32_e32 v5, v4
	.loc	0 234 23
	v_mov_b32_e32 v6, v8
	.loc	0 235 4 is_stmt 1
	v_lshlrev_b64 v[11:12], 2, v[7:8]
	.loc	0 234 23
	v_lshlrev_b64 v[6:7], 2, v[5:6]
	.loc	0 235 4
	v_add_co_u32 v11, vcc_lo, s0, v11
	v_add_co_ci_u32_e32 v12, vcc_lo, s1, v12, vcc_lo
	.loc	0 234 23
	v_add_co_u32 v6, vcc_lo, s0, v6
	v_add_co_ci_u32_e32 v7, vcc_lo, s1, v7, vcc_lo
	.loc	0 235 19
	global_store_dword v[11:12], v4, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 234 23
	global_load_dword v4, v[6:7], off glc dlc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v13
	.loc	0 234 13 is_stmt 0
	v_cmp_le_u32_e32 vcc_lo, v5, v4
	.loc	0 234 3
	s_or_b32 s5, vcc_lo, s5
	s_andn2_b32 exec_lo, exec_lo, s5
	s_cbranch_execnz .LBB7_23
.Ltmp24:
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s5
.LBB7_25:
	s_or_b32 exec_lo, exec_lo, s4
	v_mov_b32_e32 v4, v5
.LBB7_26:
	s_or_b32 exec_lo, exec_lo, s3
.Ltmp25:
	.loc	0 9 10 is_stmt 1
	v_add_nc_u32_e32 v5, 2, v9
.Ltmp26:
	.loc	0 231 6
	s_mov_b32 s3, exec_lo
.Ltmp27:
	.loc	0 9 42
	v_mul_hi_u32 v6, v5, v10
	v_mul_lo_u32 v6, v6, s2
	v_sub_nc_u32_e32 v5, v5, v6
	v_subrev_nc_u32_e32 v6, s2, v5
	v_cmp_le_u32_e32 vcc_lo, s2, v5
	v_cndmask_b32_e32 v6, v5, v6, vcc_lo
.Ltmp28:
	.loc	0 229 12
	v_mov_b32_e32 v5, 0
.Ltmp29:
	.loc	0 9 42
	v_subrev_nc_u32_e32 v8, s2, v6
	v_cmp_le_u32_e32 vcc_lo, s2, v6
.Ltmp30:
	.loc	0 229 12
	v_mov_b32_e32 v7, v5
.Ltmp31:
	.loc	0 9 42
	v_cndmask_b32_e32 v6, v6, v8, vcc_lo
.Ltmp32:
	.loc	0 229 12
	v_lshlrev_b64 v[7:8], 2, v[6:7]
	v_add_co_u32 v7, vcc_lo, s0, v7
	v_add_co_ci_u32_e32 v8, vcc_lo, s1, v8, vcc_lo
	global_load_dword v8, v[7:8], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 231 9
	v_cmpx_ne_u32_e64 v8, v6
	.loc	0 231 6 is_stmt 0
	s_cbranch_execz .LBB7_32
	.loc	0 234 23 is_stmt 1
	v_mov_b32_e32 v9, v5
	.loc	0 234 3 is_stmt 0
	s_mov_b32 s4, exec_lo
	.loc	0 234 23
	v_lshlrev_b64 v[11:12], 2, v[8:9]
	v_add_co_u32 v11, vcc_lo, s0, v11
	v_add_co_ci_u32_e32 v12, vcc_lo, s1, v12, vcc_lo
	global_load_dword v9, v[11:12], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 234 13
	v_cmpx_gt_u32_e64 v8, v9
	.loc	0 234 3
	s_cbranch_execz .LBB7_31
	.loc	0 0 3
	v_mov_b32_e32 v7, 0
	s_mov_b32 s5, 0
	.p2align	6
.LBB7_29:
	v_mov_b32_e32 v15, v8
	v_mov_b32_e32 v8, v9
	.loc	0 234 23
	v_mov_b32_e32 v9, v7
	.loc	0 235 4 is_stmt 1
	v_lshlrev_b64 v[11:12], 2, v[6:7]
	v_mov_b32_e32 v6, v15
	.loc	0 234 23
	v_lshlrev_b64 v[13:14], 2, v[8:9]
	.loc	0 235 4
	v_add_co_u32 v11, vcc_lo, s0, v11
	v_add_co_ci_u32_e32 v12, vcc_lo, s1, v12, vcc_lo
	.loc	0 234 23
	v_add_co_u32 v13, vcc_lo, s0, v13
	v_add_co_ci_u32_e32 v14, vcc_lo, s1, v14, vcc_lo
	.loc	0 235 19
	global_store_dword v[11:12], v8, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 234 23
	global_load_dword v9, v[13:14], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 234 13 is_stmt 0
	v_cmp_le_u32_e32 vcc_lo, v8, v9
	.loc	0 234 3
	s_or_b32 s5, vcc_lo, s5
	s_andn2_b32 exec_lo, exec_lo, s5
	s_cbranch_execnz .LBB7_29
.Ltmp33:
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s5
.LBB7_31:
	s_or_b32 exec_lo, exec_lo, s4
	v_mov_b32_e32 v6, v8
.LBB7_32:
	s_or_b32 exec_lo, exec_lo, s3
	s_mov_b32 s3, 0
	s_branch .LBB7_35
.LBB7_33:
	s_or_b32 exec_lo, exec_lo, s7
	v_mov_b32_e32 v7, v6
	s_andn2_b32 s4, s4, exec_lo
	s_and_b32 s6, s6, exec_lo
	s_or_b32 s4, s4, s6
.LBB7_34:
	s_or_b32 exec_lo, exec_lo, s5
	s_xor_b32 s5, s4, -1
	v_mov_b32_e32 v6, v7
	.loc	0 267 3 is_stmt 1
	s_and_b32 s5, exec_lo, s5
	s_or_b32 s3, s5, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execz .LBB7_40
.LBB7_35:
	.loc	0 0 3 is_stmt 0
	v_mov_b32_e32 v7, v4
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 254 8 is_stmt 1
	s_mov_b32 s5, exec_lo
	.loc	0 254 10 is_stmt 0
	v_cmpx_ne_u32_e64 v4, v6
	.loc	0 254 8
	s_cbranch_execz .LBB7_34
	.loc	0 257 9 is_stmt 1
	s_mov_b32 s7, exec_lo
	.loc	0 257 11 is_stmt 0
	v_cmpx_ge_u32_e64 v4, v6
	.loc	0 257 9
	s_xor_b32 s7, exec_lo, s7
	s_cbranch_execz .LBB7_38
	.loc	0 262 46 is_stmt 1
	v_lshlrev_b64 v[7:8], 2, v[4:5]
	v_add_co_u32 v11, vcc_lo, s0, v7
	v_add_co_ci_u32_e32 v12, vcc_lo, s1, v8, vcc_lo
	.loc	0 262 24 is_stmt 0
	v_mov_b32_e32 v7, v4
	global_atomic_cmpswap v7, v[11:12], v[6:7], off glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, v7, v4
	v_mov_b32_e32 v4, v7
	s_and_b32 s6, vcc_lo, exec_lo
.LBB7_38:
	.loc	0 257 9 is_stmt 1
	s_andn2_saveexec_b32 s7, s7
	s_cbranch_execz .LBB7_33
	.loc	0 258 40
	v_mov_b32_e32 v7, v5
	.loc	0 258 18 is_stmt 0
	v_mov_b32_e32 v11, v4
	v_mov_b32_e32 v12, v6
	s_andn2_b32 s6, s6, exec_lo
	.loc	0 258 40
	v_lshlrev_b64 v[7:8], 2, v[6:7]
	v_add_co_u32 v7, vcc_lo, s0, v7
	v_add_co_ci_u32_e32 v8, vcc_lo, s1, v8, vcc_lo
	.loc	0 258 18
	global_atomic_cmpswap v7, v[7:8], v[11:12], off glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, v7, v6
	v_mov_b32_e32 v6, v7
	s_and_b32 s8, vcc_lo, exec_lo
	s_or_b32 s6, s6, s8
	s_branch .LBB7_33
.LBB7_40:
	.loc	0 0 18
	s_or_b32 exec_lo, exec_lo, s3
.Ltmp34:
	.loc	0 229 12 is_stmt 1
	global_load_dword v3, v[2:3], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 231 6
	s_mov_b32 s3, exec_lo
	.loc	0 231 9 is_stmt 0
	v_cmpx_ne_u32_e64 v3, v0
	.loc	0 231 6
	s_cbranch_execz .LBB7_46
	.loc	0 234 23 is_stmt 1
	v_mov_b32_e32 v2, 0
	.loc	0 234 3 is_stmt 0
	s_mov_b32 s4, exec_lo
	.loc	0 234 23
	v_mov_b32_e32 v4, v2
	v_lshlrev_b64 v[4:5], 2, v[3:4]
	v_add_co_u32 v4, vcc_lo, s0, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s1, v5, vcc_lo
	global_load_dword v4, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 234 13
	v_cmpx_gt_u32_e64 v3, v4
	.loc	0 234 3
	s_cbranch_execz .LBB7_45
	.loc	0 0 3
	s_mov_b32 s5, 0
	.p2align	6
.LBB7_43:
	v_mov_b32_e32 v9, v3
	v_mov_b32_e32 v3, v4
	.loc	0 234 23
	v_mov_b32_e32 v4, v2
	.loc	0 235 4 is_stmt 1
	v_lshlrev_b64 v[5:6], 2, v[1:2]
	v_mov_b32_e32 v1, v9
	.loc	0 234 23
	v_lshlrev_b64 v[7:8], 2, v[3:4]
	.loc	0 235 4
	v_add_co_u32 v4, vcc_lo, s0, v5
	v_add_co_ci_u32_e32 v5, vcc_lo, s1, v6, vcc_lo
	.loc	0 234 23
	v_add_co_u32 v6, vcc_lo, s0, v7
	v_add_co_ci_u32_e32 v7, vcc_lo, s1, v8, vcc_lo
	.loc	0 235 19
	global_store_dword v[4:5], v3, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 234 23
	global_load_dword v4, v[6:7], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 234 13 is_stmt 0
	v_cmp_le_u32_e32 vcc_lo, v3, v4
	.loc	0 234 3
	s_or_b32 s5, vcc_lo, s5
	s_andn2_b32 exec_lo, exec_lo, s5
	s_cbranch_execnz .LBB7_43
.Ltmp35:
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s5
.LBB7_45:
	s_or_b32 exec_lo, exec_lo, s4
	v_mov_b32_e32 v1, v3
.LBB7_46:
	s_or_b32 exec_lo, exec_lo, s3
	v_lshrrev_b32_e32 v0, 1, v0
.Ltmp36:
	.loc	0 9 42 is_stmt 1
	v_mul_hi_u32 v2, v0, v10
	v_mul_lo_u32 v2, v2, s2
	v_sub_nc_u32_e32 v0, v0, v2
	v_subrev_nc_u32_e32 v2, s2, v0
	v_cmp_le_u32_e32 vcc_lo, s2, v0
	v_cndmask_b32_e32 v0, v0, v2, vcc_lo
.Ltmp37:
	.loc	0 229 12
	v_mov_b32_e32 v2, 0
.Ltmp38:
	.loc	0 9 42
	v_subrev_nc_u32_e32 v3, s2, v0
	v_cmp_le_u32_e32 vcc_lo, s2, v0
.Ltmp39:
	.loc	0 229 12
	v_mov_b32_e32 v4, v2
	.loc	0 231 6
	s_mov_b32 s2, exec_lo
.Ltmp40:
	.loc	0 9 42
	v_cndmask_b32_e32 v3, v0, v3, vcc_lo
.Ltmp41:
	.loc	0 229 12
	v_lshlrev_b64 v[4:5], 2, v[3:4]
	v_add_co_u32 v4, vcc_lo, s0, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s1, v5, vcc_lo
	global_load_dword v5, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 231 9
	v_cmpx_ne_u32_e64 v5, v3
	.loc	0 231 6 is_stmt 0
	s_cbranch_execz .LBB7_52
	.loc	0 234 23 is_stmt 1
	v_mov_b32_e32 v6, v2
	.loc	0 234 3 is_stmt 0
	s_mov_b32 s3, exec_lo
	.loc	0 234 23
	v_lshlrev_b64 v[6:7], 2, v[5:6]
	v_add_co_u32 v6, vcc_lo, s0, v6
	v_add_co_ci_u32_e32 v7, vcc_lo, s1, v7, vcc_lo
	global_load_dword v0, v[6:7], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 234 13
	v_cmpx_gt_u32_e64 v5, v0
	.loc	0 234 3
	s_cbranch_execz .LBB7_51
	.loc	0 0 3
	v_mov_b32_e32 v4, 0
	s_mov_b32 s4, 0
	.p2align	6
.LBB7_49:
	v_mov_b32_e32 v11, v5
	v_mov_b32_e32 v5, v0
	.loc	0 234 23
	v_mov_b32_e32 v6, v4
	.loc	0 235 4 is_stmt 1
	v_lshlrev_b64 v[7:8], 2, v[3:4]
	v_mov_b32_e32 v3, v11
	.loc	0 234 23
	v_lshlrev_b64 v[9:10], 2, v[5:6]
	.loc	0 235 4
	v_add_co_u32 v6, vcc_lo, s0, v7
	v_add_co_ci_u32_e32 v7, vcc_lo, s1, v8, vcc_lo
	.loc	0 234 23
	v_add_co_u32 v8, vcc_lo, s0, v9
	v_add_co_ci_u32_e32 v9, vcc_lo, s1, v10, vcc_lo
	.loc	0 235 19
	global_store_dword v[6:7], v0, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 234 23
	global_load_dword v0, v[8:9], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 234 13 is_stmt 0
	v_cmp_le_u32_e32 vcc_lo, v5, v0
	.loc	0 234 3
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB7_49
.Ltmp42:
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s4
.LBB7_51:
	s_or_b32 exec_lo, exec_lo, s3
	v_mov_b32_e32 v3, v5
.LBB7_52:
	s_or_b32 exec_lo, exec_lo, s2
	s_mov_b32 s2, 0
	s_branch .LBB7_55
.LBB7_53:
	s_or_b32 exec_lo, exec_lo, s6
	v_mov_b32_e32 v0, v3
	s_andn2_b32 s3, s3, exec_lo
	s_and_b32 s5, s5, exec_lo
	s_or_b32 s3, s3, s5
.LBB7_54:
	s_or_b32 exec_lo, exec_lo, s4
	s_xor_b32 s4, s3, -1
	v_mov_b32_e32 v3, v0
	.loc	0 267 3 is_stmt 1
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s2, s4, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB7_60
.LBB7_55:
	.loc	0 0 3 is_stmt 0
	v_mov_b32_e32 v0, v1
	s_andn2_b32 s3, s3, exec_lo
	.loc	0 254 8 is_stmt 1
	s_mov_b32 s4, exec_lo
	.loc	0 254 10 is_stmt 0
	v_cmpx_ne_u32_e64 v1, v3
	.loc	0 254 8
	s_cbranch_execz .LBB7_54
	.loc	0 257 9 is_stmt 1
	s_mov_b32 s6, exec_lo
	.loc	0 257 11 is_stmt 0
	v_cmpx_ge_u32_e64 v1, v3
	.loc	0 257 9
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execz .LBB7_58
	.loc	0 262 46 is_stmt 1
	v_lshlrev_b64 v[4:5], 2, v[1:2]
	v_add_co_u32 v6, vcc_lo, s0, v4
	v_add_co_ci_u32_e32 v7, vcc_lo, s1, v5, vcc_lo
	.loc	0 262 24 is_stmt 0
	v_mov_b32_e32 v4, v1
	global_atomic_cmpswap v0, v[6:7], v[3:4], off glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, v0, v1
	v_mov_b32_e32 v1, v0
	s_and_b32 s5, vcc_lo, exec_lo
.LBB7_58:
	.loc	0 257 9 is_stmt 1
	s_andn2_saveexec_b32 s6, s6
	s_cbranch_execz .LBB7_53
	.loc	0 258 40
	v_mov_b32_e32 v4, v2
	.loc	0 258 18 is_stmt 0
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v7, v3
	s_andn2_b32 s5, s5, exec_lo
	.loc	0 258 40
	v_lshlrev_b64 v[4:5], 2, v[3:4]
	v_add_co_u32 v4, vcc_lo, s0, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s1, v5, vcc_lo
	.loc	0 258 18
	global_atomic_cmpswap v0, v[4:5], v[6:7], off glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, v0, v3
	v_mov_b32_e32 v3, v0
	s_and_b32 s7, vcc_lo, exec_lo
	s_or_b32 s5, s5, s7
	s_branch .LBB7_53
.LBB7_60:
	.loc	0 269 1 is_stmt 1
	s_endpgm
.Ltmp43:
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
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 16
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
	.size	cc_representatives, .Lfunc_end7-cc_representatives

	.protected	k_core
	.globl	k_core
	.p2align	8
	.type	k_core,@function
k_core:
.Lfunc_begin8:
	.loc	0 275 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	.loc	0 278 19
	v_lshlrev_b32_e32 v13, 2, v0
	v_lshlrev_b32_e32 v3, 1, v0
	v_lshrrev_b32_e32 v0, 1, v0
	v_mov_b32_e32 v10, 0
	v_or_b32_e32 v4, 1, v3
	s_waitcnt lgkmcnt(0)
	global_load_dword v11, v13, s[2:3]
	.loc	0 275 11
	s_load_dword s2, s[4:5], 0x18
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v1, s2
	s_sub_i32 s3, 0, s2
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s3, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_nc_u32_e32 v1, v1, v2
	v_add_nc_u32_e32 v2, 2, v3
	v_mul_hi_u32 v3, v4, v1
	v_mul_hi_u32 v5, v2, v1
	v_mul_hi_u32 v1, v0, v1
	v_mul_lo_u32 v3, v3, s2
	v_mul_lo_u32 v5, v5, s2
	v_mul_lo_u32 v1, v1, s2
	v_sub_nc_u32_e32 v3, v4, v3
	v_sub_nc_u32_e32 v2, v2, v5
	v_sub_nc_u32_e32 v0, v0, v1
	v_subrev_nc_u32_e32 v4, s2, v3
	v_cmp_le_u32_e32 vcc_lo, s2, v3
	v_subrev_nc_u32_e32 v1, s2, v2
	v_cndmask_b32_e32 v3, v3, v4, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v2
	v_subrev_nc_u32_e32 v4, s2, v0
	v_cndmask_b32_e32 v2, v2, v1, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v0
	v_subrev_nc_u32_e32 v1, s2, v3
	v_subrev_nc_u32_e32 v6, s2, v2
	v_cndmask_b32_e32 v8, v0, v4, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v3
	.loc	0 278 2
	v_add_co_u32 v0, s3, s0, v13
	v_subrev_nc_u32_e32 v12, s2, v8
	v_cndmask_b32_e32 v9, v3, v1, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v2
	v_add_co_ci_u32_e64 v1, null, s1, 0, s3
	v_lshlrev_b64 v[4:5], 2, v[9:10]
	v_cndmask_b32_e32 v9, v2, v6, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v8
	v_add_co_u32 v2, s3, s6, v13
	v_add_co_ci_u32_e64 v3, null, s7, 0, s3
	v_lshlrev_b64 v[6:7], 2, v[9:10]
	v_cndmask_b32_e32 v9, v8, v12, vcc_lo
	v_add_co_u32 v4, vcc_lo, s0, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s1, v5, vcc_lo
	v_lshlrev_b64 v[8:9], 2, v[9:10]
	v_add_co_u32 v6, vcc_lo, s0, v6
	v_add_co_ci_u32_e32 v7, vcc_lo, s1, v7, vcc_lo
	v_mov_b32_e32 v12, 1
	v_add_co_u32 v8, vcc_lo, s0, v8
	v_add_co_ci_u32_e32 v9, vcc_lo, s1, v9, vcc_lo
	.loc	0 278 27 is_stmt 0
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v11, 3, v11
	.loc	0 278 16
	v_add_nc_u32_e32 v14, 3, v11
	v_mov_b32_e32 v11, 0
	.loc	0 278 12
	global_store_dword v13, v14, s[0:1]
	s_waitcnt_vscnt null, 0x0
	s_inst_prefetch 0x1
	s_branch .LBB8_3
	.p2align	6
.LBB8_1:
	.loc	0 0 12
	s_or_b32 exec_lo, exec_lo, s1
.LBB8_2:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 291 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 292 12
	ds_read_b32 v13, v10
	.loc	0 292 3 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v13
	s_cbranch_vccz .LBB8_6
.LBB8_3:
	.loc	0 284 9 is_stmt 1
	v_cmp_eq_u32_e32 vcc_lo, 0, v11
	v_mov_b32_e32 v11, 1
	.loc	0 281 4
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 282 12
	ds_write_b32 v10, v10
	.loc	0 283 4
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 284 14
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB8_2
	.loc	0 284 17 is_stmt 0
	global_load_dword v11, v[0:1], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 284 27
	v_cmp_eq_u32_e32 vcc_lo, 0, v11
	v_mov_b32_e32 v11, 0
	.loc	0 284 8
	s_and_saveexec_b32 s1, vcc_lo
	s_cbranch_execz .LBB8_1
	.loc	0 286 12 is_stmt 1
	global_store_dword v[2:3], v12, off
	.loc	0 287 13
	ds_write_b32 v10, v12
	.loc	0 289 6
	s_clause 0x2
	global_atomic_sub v[4:5], v12, off
	global_atomic_sub v[6:7], v12, off
	global_atomic_sub v[8:9], v12, off
	v_mov_b32_e32 v11, 1
	s_branch .LBB8_1
.LBB8_6:
	.loc	0 0 6 is_stmt 0
	s_inst_prefetch 0x2
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v12, 2
	v_mov_b32_e32 v13, 1
	s_inst_prefetch 0x1
	s_branch .LBB8_9
	.p2align	6
.LBB8_7:
	s_or_b32 exec_lo, exec_lo, s1
.LBB8_8:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 291 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 292 12
	ds_read_b32 v14, v10
	.loc	0 292 3 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v14
	s_cbranch_vccz .LBB8_12
.LBB8_9:
	.loc	0 284 9 is_stmt 1
	v_cmp_eq_u32_e32 vcc_lo, 0, v11
	v_mov_b32_e32 v11, 1
	.loc	0 281 4
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 282 12
	ds_write_b32 v10, v10
	.loc	0 283 4
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 284 14
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB8_8
	.loc	0 284 17 is_stmt 0
	global_load_dword v11, v[0:1], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 284 27
	v_cmp_gt_u32_e32 vcc_lo, 2, v11
	v_mov_b32_e32 v11, 0
	.loc	0 284 8
	s_and_saveexec_b32 s1, vcc_lo
	s_cbranch_execz .LBB8_7
	.loc	0 286 12 is_stmt 1
	global_store_dword v[2:3], v12, off
	.loc	0 287 13
	ds_write_b32 v10, v13
	.loc	0 289 6
	s_clause 0x2
	global_atomic_sub v[4:5], v13, off
	global_atomic_sub v[6:7], v13, off
	global_atomic_sub v[8:9], v13, off
	v_mov_b32_e32 v11, 1
	s_branch .LBB8_7
.LBB8_12:
	.loc	0 0 6 is_stmt 0
	s_inst_prefetch 0x2
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v12, 3
	v_mov_b32_e32 v13, 1
	s_inst_prefetch 0x1
	s_branch .LBB8_15
	.p2align	6
.LBB8_13:
	s_or_b32 exec_lo, exec_lo, s1
.LBB8_14:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 291 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 292 12
	ds_read_b32 v14, v10
	.loc	0 292 3 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v14
	s_cbranch_vccz .LBB8_18
.LBB8_15:
	.loc	0 284 9 is_stmt 1
	v_cmp_eq_u32_e32 vcc_lo, 0, v11
	v_mov_b32_e32 v11, 1
	.loc	0 281 4
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 282 12
	ds_write_b32 v10, v10
	.loc	0 283 4
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 284 14
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB8_14
	.loc	0 284 17 is_stmt 0
	global_load_dword v11, v[0:1], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 284 27
	v_cmp_gt_u32_e32 vcc_lo, 3, v11
	v_mov_b32_e32 v11, 0
	.loc	0 284 8
	s_and_saveexec_b32 s1, vcc_lo
	s_cbranch_execz .LBB8_13
	.loc	0 286 12 is_stmt 1
	global_store_dword v[2:3], v12, off
	.loc	0 287 13
	ds_write_b32 v10, v13
	.loc	0 289 6
	s_clause 0x2
	global_atomic_sub v[4:5], v13, off
	global_atomic_sub v[6:7], v13, off
	global_atomic_sub v[8:9], v13, off
	v_mov_b32_e32 v11, 1
	s_branch .LBB8_13
.LBB8_18:
	.loc	0 0 6 is_stmt 0
	s_inst_prefetch 0x2
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v12, 4
	v_mov_b32_e32 v13, 1
	s_inst_prefetch 0x1
	s_branch .LBB8_21
	.p2align	6
.LBB8_19:
	s_or_b32 exec_lo, exec_lo, s1
.LBB8_20:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 291 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 292 12
	ds_read_b32 v14, v10
	.loc	0 292 3 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v14
	s_cbranch_vccz .LBB8_24
.LBB8_21:
	.loc	0 284 9 is_stmt 1
	v_cmp_eq_u32_e32 vcc_lo, 0, v11
	v_mov_b32_e32 v11, 1
	.loc	0 281 4
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 282 12
	ds_write_b32 v10, v10
	.loc	0 283 4
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 284 14
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB8_20
	.loc	0 284 17 is_stmt 0
	global_load_dword v11, v[0:1], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 284 27
	v_cmp_gt_u32_e32 vcc_lo, 4, v11
	v_mov_b32_e32 v11, 0
	.loc	0 284 8
	s_and_saveexec_b32 s1, vcc_lo
	s_cbranch_execz .LBB8_19
	.loc	0 286 12 is_stmt 1
	global_store_dword v[2:3], v12, off
	.loc	0 287 13
	ds_write_b32 v10, v13
	.loc	0 289 6
	s_clause 0x2
	global_atomic_sub v[4:5], v13, off
	global_atomic_sub v[6:7], v13, off
	global_atomic_sub v[8:9], v13, off
	v_mov_b32_e32 v11, 1
	s_branch .LBB8_19
.LBB8_24:
	.loc	0 0 6 is_stmt 0
	s_inst_prefetch 0x2
	.loc	0 293 1 is_stmt 1
	s_endpgm
.Ltmp44:
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
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 15
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
.Lfunc_end8:
	.size	k_core, .Lfunc_end8-k_core

	.protected	sssp_worklist
	.globl	sssp_worklist
	.p2align	8
	.type	sssp_worklist,@function
sssp_worklist:
.Lfunc_begin9:
	.loc	0 299 11 prologue_end
	s_load_dwordx4 s[8:11], s[4:5], 0x8
	.loc	0 301 11
	v_cmp_eq_u32_e64 s0, 0, v0
	.loc	0 301 2 is_stmt 0
	v_lshlrev_b32_e32 v2, 2, v0
	.loc	0 301 11
	v_cndmask_b32_e64 v1, 0x7fffffff, 0, s0
	.loc	0 301 9
	s_waitcnt lgkmcnt(0)
	global_store_dword v2, v1, s[10:11]
	.loc	0 302 6 is_stmt 1
	s_and_saveexec_b32 s1, s0
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
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v2, 0
	.loc	0 306 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 307 9
	ds_read_b32 v1, v2 offset:1540
	.loc	0 307 14 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	.loc	0 307 2
	s_cbranch_vccnz .LBB9_22
	.loc	0 299 11 is_stmt 1
	s_load_dword s1, s[4:5], 0x18
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v1, s1
	s_sub_i32 s2, 0, s1
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v3, s2, v1
	s_mov_b32 s2, 0
	v_mul_hi_u32 v3, v1, v3
	v_add_nc_u32_e32 v7, v1, v3
	s_branch .LBB9_5
.LBB9_4:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 325 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 307 9
	ds_read_b32 v1, v2 offset:1540
	.loc	0 324 6
	s_xor_b32 s2, s2, 1
	.loc	0 307 14
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v1
	.loc	0 307 2 is_stmt 0
	s_cbranch_vccz .LBB9_22
.LBB9_5:
	.loc	0 308 7 is_stmt 1
	s_and_saveexec_b32 s3, s0
	s_cbranch_execz .LBB9_7
	.loc	0 309 9
	ds_write_b32 v2, v2 offset:1536
.LBB9_7:
	.loc	0 0 9 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 310 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 311 11
	ds_read_b32 v1, v2 offset:1540
	.loc	0 311 7 is_stmt 0
	s_mov_b32 s3, exec_lo
	.loc	0 311 9
	s_waitcnt lgkmcnt(0)
	v_cmpx_gt_u32_e64 v1, v0
	.loc	0 311 7
	s_cbranch_execz .LBB9_20
	.loc	0 312 13 is_stmt 1
	s_mul_i32 s4, s2, 0x300
	.loc	0 315 47
	v_mov_b32_e32 v6, v2
	.loc	0 312 13
	v_lshl_add_u32 v1, v0, 2, s4
	s_xor_b32 s4, s2, 1
	.loc	0 317 9
	s_mov_b32 s5, exec_lo
	.loc	0 312 13
	ds_read_b32 v1, v1
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v8, 1, v1
	v_or_b32_e32 v3, 1, v8
.Ltmp45:
	.loc	0 9 42
	v_mul_hi_u32 v4, v3, v7
	v_mul_lo_u32 v4, v4, s1
	v_sub_nc_u32_e32 v3, v3, v4
	v_subrev_nc_u32_e32 v4, s1, v3
	v_cmp_le_u32_e32 vcc_lo, s1, v3
	v_cndmask_b32_e32 v3, v3, v4, vcc_lo
	v_subrev_nc_u32_e32 v4, s1, v3
	v_cmp_le_u32_e32 vcc_lo, s1, v3
	v_cndmask_b32_e32 v5, v3, v4, vcc_lo
	v_lshlrev_b64 v[3:4], 2, v[1:2]
.Ltmp46:
	.loc	0 315 47
	v_lshlrev_b64 v[9:10], 2, v[5:6]
	v_add_co_u32 v11, vcc_lo, s8, v9
	v_add_co_ci_u32_e32 v12, vcc_lo, s9, v10, vcc_lo
	v_add_co_u32 v3, vcc_lo, s10, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s11, v4, vcc_lo
	global_load_dword v6, v[11:12], off
	.loc	0 315 33 is_stmt 0
	global_load_dword v11, v[3:4], off
	.loc	0 317 43 is_stmt 1
	v_add_co_u32 v9, vcc_lo, s10, v9
	v_add_co_ci_u32_e32 v10, vcc_lo, s11, v10, vcc_lo
	.loc	0 315 55
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v6, 3, v6
	.loc	0 315 44 is_stmt 0
	s_waitcnt vmcnt(0)
	v_add3_u32 v6, v11, v6, 1
	.loc	0 317 9 is_stmt 1
	global_atomic_umin v9, v[9:10], v6, off glc
	.loc	0 317 51 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v9, v6
	.loc	0 317 9
	s_cbranch_execz .LBB9_12
	.loc	0 318 19 is_stmt 1
	s_mov_b32 s7, exec_lo
	s_mov_b32 s6, exec_lo
	v_mbcnt_lo_u32_b32 v6, s7, 0
	v_cmpx_eq_u32_e32 0, v6
	s_cbranch_execz .LBB9_11
	s_bcnt1_i32_b32 s7, s7
	v_mov_b32_e32 v9, s7
	ds_add_rtn_u32 v9, v2, v9 offset:1536
.LBB9_11:
	.loc	0 0 19 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 318 19
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s6, v9
	v_add_nc_u32_e32 v6, s6, v6
	.loc	0 318 6
	s_mul_i32 s6, s4, 0x300
	.loc	0 318 37
	v_mul_hi_u32 v9, 0xaaaaaaab, v6
	v_lshrrev_b32_e32 v9, 7, v9
	v_mul_lo_u32 v9, 0xc0, v9
	v_sub_nc_u32_e32 v6, v6, v9
	.loc	0 318 6
	v_lshl_add_u32 v6, v6, 2, s6
	.loc	0 318 44
	ds_write_b32 v6, v5
.LBB9_12:
	.loc	0 0 44
	s_or_b32 exec_lo, exec_lo, s5
.Ltmp47:
	.loc	0 9 10 is_stmt 1
	v_add_nc_u32_e32 v5, 2, v8
.Ltmp48:
	.loc	0 317 9
	s_mov_b32 s5, exec_lo
.Ltmp49:
	.loc	0 9 42
	v_mul_hi_u32 v6, v5, v7
	v_mul_lo_u32 v6, v6, s1
	v_sub_nc_u32_e32 v5, v5, v6
	v_subrev_nc_u32_e32 v6, s1, v5
	v_cmp_le_u32_e32 vcc_lo, s1, v5
	v_cndmask_b32_e32 v5, v5, v6, vcc_lo
.Ltmp50:
	.loc	0 315 47
	v_mov_b32_e32 v6, v2
.Ltmp51:
	.loc	0 9 42
	v_subrev_nc_u32_e32 v8, s1, v5
	v_cmp_le_u32_e32 vcc_lo, s1, v5
	v_cndmask_b32_e32 v5, v5, v8, vcc_lo
.Ltmp52:
	.loc	0 315 47
	v_lshlrev_b64 v[8:9], 2, v[5:6]
	v_add_co_u32 v10, vcc_lo, s8, v8
	v_add_co_ci_u32_e32 v11, vcc_lo, s9, v9, vcc_lo
	.loc	0 317 43
	v_add_co_u32 v8, vcc_lo, s10, v8
	.loc	0 315 47
	global_load_dword v6, v[10:11], off
	.loc	0 315 33 is_stmt 0
	global_load_dword v10, v[3:4], off
	.loc	0 317 43 is_stmt 1
	v_add_co_ci_u32_e32 v9, vcc_lo, s11, v9, vcc_lo
	.loc	0 315 55
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v6, 3, v6
	.loc	0 315 44 is_stmt 0
	s_waitcnt vmcnt(0)
	v_add3_u32 v6, v10, v6, 1
	.loc	0 317 9 is_stmt 1
	global_atomic_umin v8, v[8:9], v6, off glc
	.loc	0 317 51 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v8, v6
	.loc	0 317 9
	s_cbranch_execz .LBB9_16
	.loc	0 318 19 is_stmt 1
	s_mov_b32 s7, exec_lo
	s_mov_b32 s6, exec_lo
	v_mbcnt_lo_u32_b32 v6, s7, 0
	v_cmpx_eq_u32_e32 0, v6
	s_cbranch_execz .LBB9_15
	s_bcnt1_i32_b32 s7, s7
	v_mov_b32_e32 v8, s7
	ds_add_rtn_u32 v8, v2, v8 offset:1536
.LBB9_15:
	.loc	0 0 19 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 318 19
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s6, v8
	v_add_nc_u32_e32 v6, s6, v6
	.loc	0 318 6
	s_mul_i32 s6, s4, 0x300
	.loc	0 318 37
	v_mul_hi_u32 v8, 0xaaaaaaab, v6
	v_lshrrev_b32_e32 v8, 7, v8
	v_mul_lo_u32 v8, 0xc0, v8
	v_sub_nc_u32_e32 v6, v6, v8
	.loc	0 318 6
	v_lshl_add_u32 v6, v6, 2, s6
	.loc	0 318 44
	ds_write_b32 v6, v5
.LBB9_16:
	.loc	0 0 44
	s_or_b32 exec_lo, exec_lo, s5
	v_lshrrev_b32_e32 v1, 1, v1
.Ltmp53:
	.loc	0 9 42 is_stmt 1
	v_mul_hi_u32 v5, v1, v7
	v_mul_lo_u32 v5, v5, s1
	v_sub_nc_u32_e32 v1, v1, v5
	v_subrev_nc_u32_e32 v5, s1, v1
	v_cmp_le_u32_e32 vcc_lo, s1, v1
	v_cndmask_b32_e32 v1, v1, v5, vcc_lo
	v_subrev_nc_u32_e32 v5, s1, v1
	v_cmp_le_u32_e32 vcc_lo, s1, v1
	v_cndmask_b32_e32 v1, v1, v5, vcc_lo
.Ltmp54:
	.loc	0 315 47
	v_lshlrev_b64 v[5:6], 2, v[1:2]
	v_add_co_u32 v8, vcc_lo, s8, v5
	v_add_co_ci_u32_e32 v9, vcc_lo, s9, v6, vcc_lo
	global_load_dword v8, v[8:9], off
	.loc	0 315 33 is_stmt 0
	global_load_dword v3, v[3:4], off
	.loc	0 315 55
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v4, 3, v8
	.loc	0 315 44
	s_waitcnt vmcnt(0)
	v_add3_u32 v8, v3, v4, 1
	.loc	0 317 43 is_stmt 1
	v_add_co_u32 v3, vcc_lo, s10, v5
	v_add_co_ci_u32_e32 v4, vcc_lo, s11, v6, vcc_lo
	.loc	0 317 9 is_stmt 0
	global_atomic_umin v3, v[3:4], v8, off glc
	.loc	0 317 51
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, v3, v8
	.loc	0 317 9
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .LBB9_20
	.loc	0 318 19 is_stmt 1
	s_mov_b32 s6, exec_lo
	s_mov_b32 s5, exec_lo
	v_mbcnt_lo_u32_b32 v3, s6, 0
	v_cmpx_eq_u32_e32 0, v3
	s_cbranch_execz .LBB9_19
	s_bcnt1_i32_b32 s6, s6
	v_mov_b32_e32 v4, s6
	ds_add_rtn_u32 v4, v2, v4 offset:1536
.LBB9_19:
	.loc	0 0 19 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 318 19
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s5, v4
	.loc	0 318 6
	s_mulk_i32 s4, 0x300
	.loc	0 318 19
	v_add_nc_u32_e32 v3, s5, v3
	.loc	0 318 37
	v_mul_hi_u32 v4, 0xaaaaaaab, v3
	v_lshrrev_b32_e32 v4, 7, v4
	v_mul_lo_u32 v4, 0xc0, v4
	v_sub_nc_u32_e32 v3, v3, v4
	.loc	0 318 6
	v_lshl_add_u32 v3, v3, 2, s4
	.loc	0 318 44
	ds_write_b32 v3, v1
.LBB9_20:
	.loc	0 0 44
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 321 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 322 7
	s_and_saveexec_b32 s3, s0
	s_cbranch_execz .LBB9_4
	.loc	0 323 15
	ds_read_b32 v1, v2 offset:1536
	.loc	0 323 11 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_min_u32_e32 v1, 64, v1
	.loc	0 323 9
	ds_write_b32 v2, v1 offset:1540
	s_branch .LBB9_4
.LBB9_22:
	.loc	0 327 1 is_stmt 1
	s_endpgm
.Ltmp55:
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
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 13
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
.Lfunc_end9:
	.size	sssp_worklist, .Lfunc_end9-sssp_worklist

	.protected	boruvka
	.globl	boruvka
	.p2align	8
	.type	boruvka,@function
boruvka:
.Lfunc_begin10:
	.loc	0 333 11 prologue_end
	s_clause 0x1
	s_load_dword s1, s[4:5], 0x18
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_lshlrev_b32_e32 v3, 1, v0
	v_lshrrev_b32_e32 v7, 1, v0
	s_load_dwordx4 s[4:7], s[4:5], 0x0
	.loc	0 336 2
	v_lshlrev_b32_e32 v28, 2, v0
	v_mov_b32_e32 v27, -1
	v_or_b32_e32 v5, 1, v3
	v_add_nc_u32_e32 v3, 2, v3
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v1, s1
	s_sub_i32 s0, 0, s1
	.loc	0 336 10 is_stmt 0
	global_store_dword v28, v0, s[2:3]
	s_waitcnt_vscnt null, 0x0
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	v_cmp_eq_u32_e64 s0, 0, v0
	v_mul_hi_u32 v2, v1, v2
	v_add_nc_u32_e32 v1, v1, v2
	v_mul_hi_u32 v2, v5, v1
	v_mul_hi_u32 v4, v3, v1
	v_mul_hi_u32 v1, v7, v1
	v_mul_lo_u32 v6, v2, s1
	v_mul_lo_u32 v9, v4, s1
	v_mul_lo_u32 v1, v1, s1
	.loc	0 336 2
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v4, v2
	v_sub_nc_u32_e32 v5, v5, v6
	v_sub_nc_u32_e32 v3, v3, v9
	v_sub_nc_u32_e32 v1, v7, v1
	v_mov_b32_e32 v6, v2
	v_mov_b32_e32 v8, v2
	v_subrev_nc_u32_e32 v7, s1, v5
	v_cmp_le_u32_e32 vcc_lo, s1, v5
	v_subrev_nc_u32_e32 v11, s1, v3
	v_subrev_nc_u32_e32 v12, s1, v1
	v_add_co_u32 v9, s8, s2, v28
	v_cndmask_b32_e32 v5, v5, v7, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s1, v3
	v_add_co_ci_u32_e64 v10, null, s3, 0, s8
	v_cndmask_b32_e32 v7, v3, v11, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s1, v1
	v_subrev_nc_u32_e32 v3, s1, v5
	v_add_co_u32 v11, s8, s4, v28
	v_subrev_nc_u32_e32 v13, s1, v7
	v_cndmask_b32_e32 v1, v1, v12, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s1, v5
	v_add_co_ci_u32_e64 v12, null, s5, 0, s8
	v_subrev_nc_u32_e32 v14, s1, v1
	v_cndmask_b32_e32 v3, v5, v3, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s1, v7
	v_lshlrev_b64 v[17:18], 2, v[3:4]
	v_cndmask_b32_e32 v5, v7, v13, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s1, v1
	v_add_co_u32 v13, s1, s6, v28
	v_mov_b32_e32 v4, 1
	v_lshlrev_b64 v[21:22], 2, v[5:6]
	v_cndmask_b32_e32 v7, v1, v14, vcc_lo
	v_add_co_u32 v15, vcc_lo, s2, v17
	v_add_co_ci_u32_e32 v16, vcc_lo, s3, v18, vcc_lo
	v_add_co_u32 v17, vcc_lo, s6, v17
	v_add_co_ci_u32_e32 v18, vcc_lo, s7, v18, vcc_lo
	v_lshlrev_b64 v[25:26], 2, v[7:8]
	v_add_co_u32 v19, vcc_lo, s2, v21
	v_add_co_ci_u32_e32 v20, vcc_lo, s3, v22, vcc_lo
	v_add_co_u32 v21, vcc_lo, s6, v21
	v_add_co_ci_u32_e32 v22, vcc_lo, s7, v22, vcc_lo
	v_add_co_u32 v23, vcc_lo, s2, v25
	v_add_co_ci_u32_e32 v24, vcc_lo, s3, v26, vcc_lo
	v_add_co_u32 v25, vcc_lo, s6, v25
	v_add_co_ci_u32_e64 v14, null, s7, 0, s1
	v_add_co_ci_u32_e32 v26, vcc_lo, s7, v26, vcc_lo
.LBB10_1:
	.loc	0 338 3 is_stmt 1
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 339 11
	global_store_dword v[11:12], v27, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 340 7
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB10_3
	.loc	0 341 11
	ds_write_b32 v2, v2
.LBB10_3:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 342 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 346 8
	global_load_dword v1, v[15:16], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 346 19 is_stmt 0
	global_load_dword v6, v[9:10], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 346 8
	s_mov_b32 s1, exec_lo
	.loc	0 346 16
	v_cmpx_ne_u32_e64 v1, v6
	.loc	0 346 8
	s_cbranch_execz .LBB10_5
	.loc	0 347 23 is_stmt 1
	global_load_dword v1, v[9:10], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 347 33 is_stmt 0
	s_clause 0x1
	global_load_dword v6, v[13:14], off
	global_load_dword v8, v[17:18], off
	.loc	0 347 21
	v_lshlrev_b64 v[28:29], 2, v[1:2]
	.loc	0 347 41
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v1, v8, v6
	.loc	0 347 21
	v_add_co_u32 v28, vcc_lo, s4, v28
	v_add_co_ci_u32_e32 v29, vcc_lo, s5, v29, vcc_lo
	.loc	0 347 57
	v_lshl_or_b32 v1, v1, 8, v3
	.loc	0 347 5
	global_atomic_umin v[28:29], v1, off
.LBB10_5:
	.loc	0 0 5
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 346 8 is_stmt 1
	global_load_dword v1, v[19:20], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 346 19 is_stmt 0
	global_load_dword v6, v[9:10], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 346 8
	s_mov_b32 s1, exec_lo
	.loc	0 346 16
	v_cmpx_ne_u32_e64 v1, v6
	.loc	0 346 8
	s_cbranch_execz .LBB10_7
	.loc	0 347 23 is_stmt 1
	global_load_dword v1, v[9:10], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 347 33 is_stmt 0
	s_clause 0x1
	global_load_dword v6, v[13:14], off
	global_load_dword v8, v[21:22], off
	.loc	0 347 21
	v_lshlrev_b64 v[28:29], 2, v[1:2]
	.loc	0 347 41
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v1, v8, v6
	.loc	0 347 21
	v_add_co_u32 v28, vcc_lo, s4, v28
	v_add_co_ci_u32_e32 v29, vcc_lo, s5, v29, vcc_lo
	.loc	0 347 57
	v_lshl_or_b32 v1, v1, 8, v5
	.loc	0 347 5
	global_atomic_umin v[28:29], v1, off
.LBB10_7:
	.loc	0 0 5
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 346 8 is_stmt 1
	global_load_dword v1, v[23:24], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 346 19 is_stmt 0
	global_load_dword v6, v[9:10], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 346 8
	s_mov_b32 s1, exec_lo
	.loc	0 346 16
	v_cmpx_ne_u32_e64 v1, v6
	.loc	0 346 8
	s_cbranch_execz .LBB10_9
	.loc	0 347 23 is_stmt 1
	global_load_dword v1, v[9:10], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 347 33 is_stmt 0
	s_clause 0x1
	global_load_dword v6, v[13:14], off
	global_load_dword v8, v[25:26], off
	.loc	0 347 21
	v_lshlrev_b64 v[28:29], 2, v[1:2]
	.loc	0 347 41
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v1, v8, v6
	.loc	0 347 21
	v_add_co_u32 v28, vcc_lo, s4, v28
	v_add_co_ci_u32_e32 v29, vcc_lo, s5, v29, vcc_lo
	.loc	0 347 57
	v_lshl_or_b32 v1, v1, 8, v7
	.loc	0 347 5
	global_atomic_umin v[28:29], v1, off
.LBB10_9:
	.loc	0 0 5
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 349 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 350 7
	global_load_dword v1, v[9:10], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 350 20 is_stmt 0
	s_mov_b32 s6, exec_lo
	.loc	0 350 15
	v_cmp_ne_u32_e64 s1, v1, v0
	v_cmpx_eq_u32_e64 v1, v0
	.loc	0 350 20
	s_cbranch_execz .LBB10_17
	.loc	0 350 23
	global_load_dword v1, v[11:12], off glc dlc
	s_waitcnt vmcnt(0)
	s_mov_b32 s8, -1
	.loc	0 350 7
	s_mov_b32 s7, exec_lo
	.loc	0 350 31
	v_cmpx_ne_u32_e32 -1, v1
	.loc	0 350 7
	s_cbranch_execz .LBB10_16
	.loc	0 351 19 is_stmt 1
	global_load_dword v1, v[11:12], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 353 8
	s_mov_b32 s8, exec_lo
	.loc	0 351 27
	v_and_b32_e32 v1, 63, v1
	.loc	0 351 14 is_stmt 0
	v_lshlrev_b32_e32 v1, 2, v1
	global_load_dword v1, v1, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 353 11 is_stmt 1
	v_cmpx_ge_u32_e64 v1, v0
	.loc	0 353 8 is_stmt 0
	s_xor_b32 s8, exec_lo, s8
	s_cbranch_execz .LBB10_13
	.loc	0 357 18 is_stmt 1
	global_store_dword v[9:10], v0, off offset:512
.LBB10_13:
	.loc	0 353 8
	s_andn2_saveexec_b32 s8, s8
	s_cbranch_execz .LBB10_15
	.loc	0 354 18
	global_store_dword v[9:10], v1, off offset:512
	.loc	0 355 12
	ds_write_b32 v2, v4
.LBB10_15:
	.loc	0 0 12 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s8
	s_xor_b32 s8, exec_lo, -1
.LBB10_16:
	s_or_b32 exec_lo, exec_lo, s7
	s_andn2_b32 s1, s1, exec_lo
	s_and_b32 s7, s8, exec_lo
	s_or_b32 s1, s1, s7
.LBB10_17:
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 350 20 is_stmt 1
	s_and_saveexec_b32 s6, s1
	s_cbranch_execz .LBB10_19
	.loc	0 360 19
	global_load_dword v1, v[9:10], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 360 17 is_stmt 0
	global_store_dword v[9:10], v1, off offset:512
.LBB10_19:
	.loc	0 0 17
	s_or_b32 exec_lo, exec_lo, s6
	v_mov_b32_e32 v1, v0
	s_mov_b32 s1, 0
	.loc	0 362 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
.LBB10_20:
	.loc	0 0 0 is_stmt 0
	v_mov_b32_e32 v6, v1
	.loc	0 364 18 is_stmt 1
	v_add_nc_u32_e32 v1, 0x80, v6
	.loc	0 364 10 is_stmt 0
	v_lshlrev_b64 v[28:29], 2, v[1:2]
	v_add_co_u32 v28, vcc_lo, s2, v28
	v_add_co_ci_u32_e32 v29, vcc_lo, s3, v29, vcc_lo
	global_load_dword v1, v[28:29], off
	.loc	0 364 23
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v1, v6
	.loc	0 364 3
	s_or_b32 s1, vcc_lo, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB10_20
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 366 3 is_stmt 1
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 367 11
	global_store_dword v[9:10], v6, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 368 11
	ds_read_b32 v1, v2
	.loc	0 368 2 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v1
	s_cbranch_vccnz .LBB10_1
	.loc	0 369 1 is_stmt 1
	s_endpgm
.Ltmp56:
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
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 30
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
	.size	boruvka, .Lfunc_end10-boruvka

	.protected	brandes
	.globl	brandes
	.p2align	8
	.type	brandes,@function
brandes:
.Lfunc_begin11:
	.loc	0 375 11 prologue_end
	s_load_dword s2, s[4:5], 0x18
	v_lshlrev_b32_e32 v3, 1, v0
	v_lshrrev_b32_e32 v5, 1, v0
	v_mov_b32_e32 v9, 0
	.loc	0 378 2
	v_lshlrev_b32_e32 v19, 2, v0
	v_mov_b32_e32 v18, 1
	v_or_b32_e32 v4, 1, v3
	v_add_nc_u32_e32 v3, 2, v3
	v_mov_b32_e32 v17, -1
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v1, s2
	s_sub_i32 s0, 0, s2
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	.loc	0 375 11
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mul_hi_u32 v2, v1, v2
	v_add_nc_u32_e32 v1, v1, v2
	v_mul_hi_u32 v2, v4, v1
	v_mul_hi_u32 v6, v3, v1
	v_mul_hi_u32 v1, v5, v1
	v_mul_lo_u32 v2, v2, s2
	v_mul_lo_u32 v6, v6, s2
	v_mul_lo_u32 v1, v1, s2
	v_sub_nc_u32_e32 v2, v4, v2
	v_sub_nc_u32_e32 v3, v3, v6
	v_sub_nc_u32_e32 v1, v5, v1
	v_subrev_nc_u32_e32 v4, s2, v2
	v_cmp_le_u32_e32 vcc_lo, s2, v2
	v_subrev_nc_u32_e32 v5, s2, v1
	v_cndmask_b32_e32 v2, v2, v4, vcc_lo
	.loc	0 378 13
	v_cmp_ne_u32_e32 vcc_lo, 0, v0
	v_subrev_nc_u32_e32 v4, s2, v3
	v_subrev_nc_u32_e32 v6, s2, v2
	v_cndmask_b32_e64 v16, 0, -1, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v3
	.loc	0 378 11 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v19, v16, s[0:1]
	v_cndmask_b32_e32 v3, v3, v4, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v1
	v_cndmask_b32_e32 v4, v1, v5, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v2
	v_subrev_nc_u32_e32 v1, s2, v3
	v_subrev_nc_u32_e32 v5, s2, v4
	v_cndmask_b32_e32 v8, v2, v6, vcc_lo
	.loc	0 379 15 is_stmt 1
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	v_lshlrev_b64 v[10:11], 2, v[8:9]
	v_cndmask_b32_e64 v20, 0, 1, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v3
	.loc	0 379 11 is_stmt 0
	global_store_dword v19, v20, s[0:1] offset:256
	v_cndmask_b32_e32 v8, v3, v1, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v4
	.loc	0 378 2 is_stmt 1
	v_add_co_u32 v1, s3, s0, v19
	v_add_co_ci_u32_e64 v2, null, s1, 0, s3
	v_lshlrev_b64 v[12:13], 2, v[8:9]
	v_cndmask_b32_e32 v8, v4, v5, vcc_lo
	v_add_co_u32 v3, vcc_lo, s0, v10
	v_add_co_ci_u32_e32 v4, vcc_lo, s1, v11, vcc_lo
	v_lshlrev_b64 v[14:15], 2, v[8:9]
	v_add_co_u32 v5, vcc_lo, s0, v12
	v_add_co_ci_u32_e32 v6, vcc_lo, s1, v13, vcc_lo
	s_mov_b32 s2, -1
	v_add_co_u32 v7, vcc_lo, s0, v14
	v_add_co_ci_u32_e32 v8, vcc_lo, s1, v15, vcc_lo
.LBB11_1:
	.loc	0 381 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 382 8
	ds_write_b32 v9, v18
	.loc	0 383 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 384 7
	global_load_dword v16, v[1:2], off
	.loc	0 381 3
	s_add_i32 s0, s2, 1
	.loc	0 384 7
	s_mov_b32 s1, exec_lo
	.loc	0 384 16 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e64 s0, v16
	.loc	0 384 7
	s_cbranch_execz .LBB11_14
	s_add_i32 s2, s2, 2
	.loc	0 388 9 is_stmt 1
	s_mov_b32 s3, exec_lo
	v_mov_b32_e32 v16, s2
	global_atomic_cmpswap v16, v[3:4], v[16:17], off glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 -1, v16
	s_cbranch_execz .LBB11_4
	.loc	0 389 11
	ds_write_b32 v9, v9
.LBB11_4:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 390 9 is_stmt 1
	global_load_dword v16, v[3:4], off
	s_mov_b32 s3, exec_lo
	.loc	0 390 18 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e64 s2, v16
	.loc	0 390 9
	s_cbranch_execz .LBB11_6
	.loc	0 391 47 is_stmt 1
	global_load_dword v16, v[1:2], off offset:256
	.loc	0 391 6 is_stmt 0
	s_waitcnt vmcnt(0)
	global_atomic_add v[3:4], v16, off offset:256
.LBB11_6:
	.loc	0 0 6
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 388 9 is_stmt 1
	v_mov_b32_e32 v16, s2
	s_mov_b32 s3, exec_lo
	global_atomic_cmpswap v16, v[5:6], v[16:17], off glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 -1, v16
	s_cbranch_execz .LBB11_8
	.loc	0 389 11
	ds_write_b32 v9, v9
.LBB11_8:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 390 9 is_stmt 1
	global_load_dword v16, v[5:6], off
	s_mov_b32 s3, exec_lo
	.loc	0 390 18 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e64 s2, v16
	.loc	0 390 9
	s_cbranch_execz .LBB11_10
	.loc	0 391 47 is_stmt 1
	global_load_dword v16, v[1:2], off offset:256
	.loc	0 391 6 is_stmt 0
	s_waitcnt vmcnt(0)
	global_atomic_add v[5:6], v16, off offset:256
.LBB11_10:
	.loc	0 0 6
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 388 9 is_stmt 1
	v_mov_b32_e32 v16, s2
	s_mov_b32 s3, exec_lo
	global_atomic_cmpswap v16, v[7:8], v[16:17], off glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 -1, v16
	s_cbranch_execz .LBB11_12
	.loc	0 389 11
	ds_write_b32 v9, v9
.LBB11_12:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 390 9 is_stmt 1
	global_load_dword v16, v[7:8], off
	.loc	0 390 18 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, s2, v16
	.loc	0 390 9
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .LBB11_14
	.loc	0 391 47 is_stmt 1
	global_load_dword v16, v[1:2], off offset:256
	.loc	0 391 6 is_stmt 0
	s_waitcnt vmcnt(0)
	global_atomic_add v[7:8], v16, off offset:256
.LBB11_14:
	.loc	0 0 6
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 394 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 395 12
	ds_read_b32 v16, v9
	.loc	0 395 11 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v16
	.loc	0 395 2
	s_cbranch_vccz .LBB11_16
	.loc	0 0 2
	s_mov_b32 s2, s0
	.loc	0 395 2
	s_branch .LBB11_1
.LBB11_16:
	s_add_i32 s1, s0, 1
	.loc	0 396 15 is_stmt 1
	s_cmp_lt_u32 s1, 2
	.loc	0 396 2 is_stmt 0
	s_cbranch_scc1 .LBB11_27
	.loc	0 375 11 is_stmt 1
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_lshlrev_b32_e32 v0, 2, v0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v9, vcc_lo, s2, v10
	v_add_co_ci_u32_e32 v10, vcc_lo, s3, v11, vcc_lo
	v_add_co_u32 v11, vcc_lo, s2, v12
	v_add_co_ci_u32_e32 v12, vcc_lo, s3, v13, vcc_lo
	v_add_co_u32 v16, s1, s2, v0
	v_add_co_u32 v13, vcc_lo, s2, v14
	v_add_co_ci_u32_e64 v17, null, s3, 0, s1
	v_add_co_ci_u32_e32 v14, vcc_lo, s3, v15, vcc_lo
	s_inst_prefetch 0x1
	s_branch .LBB11_20
	.p2align	6
.LBB11_18:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 404 11 is_stmt 1
	global_store_dword v[16:17], v0, off
.LBB11_19:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 396 15 is_stmt 1
	s_cmp_gt_u32 s0, 1
	s_mov_b32 s0, s1
	.loc	0 406 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 396 2
	s_cbranch_scc0 .LBB11_27
.LBB11_20:
	.loc	0 398 7
	global_load_dword v0, v[1:2], off
	.loc	0 398 16 is_stmt 0
	s_add_i32 s1, s0, -1
	.loc	0 398 7
	s_mov_b32 s2, exec_lo
	.loc	0 398 16
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e64 s1, v0
	.loc	0 398 7
	s_cbranch_execz .LBB11_19
	.loc	0 402 9 is_stmt 1
	global_load_dword v0, v[3:4], off
	.loc	0 402 30 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, s0, v0
	.loc	0 0 0
	v_mov_b32_e32 v0, 0
	.loc	0 402 9
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB11_23
	.loc	0 403 13 is_stmt 1
	global_load_dword v0, v[9:10], off
	.loc	0 403 10 is_stmt 0
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v0, 1, v0
.LBB11_23:
	.loc	0 0 10
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 402 9 is_stmt 1
	global_load_dword v15, v[5:6], off
	s_mov_b32 s3, exec_lo
	.loc	0 402 30 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e64 s0, v15
	.loc	0 402 9
	s_cbranch_execz .LBB11_25
	.loc	0 403 13 is_stmt 1
	global_load_dword v15, v[11:12], off
	.loc	0 403 10 is_stmt 0
	s_waitcnt vmcnt(0)
	v_add3_u32 v0, v0, v15, 1
.LBB11_25:
	.loc	0 0 10
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 402 9 is_stmt 1
	global_load_dword v15, v[7:8], off
	s_mov_b32 s3, exec_lo
	.loc	0 402 30 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e64 s0, v15
	.loc	0 402 9
	s_cbranch_execz .LBB11_18
	.loc	0 403 13 is_stmt 1
	global_load_dword v15, v[13:14], off
	.loc	0 403 10 is_stmt 0
	s_waitcnt vmcnt(0)
	v_add3_u32 v0, v0, v15, 1
	s_branch .LBB11_18
.LBB11_27:
	.loc	0 0 10
	s_inst_prefetch 0x2
	.loc	0 408 1 is_stmt 1
	s_endpgm
.Ltmp57:
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
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 21
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
	.size	brandes, .Lfunc_end11-brandes

	.protected	triangles
	.globl	triangles
	.p2align	8
	.type	triangles,@function
triangles:
.Lfunc_begin12:
	.loc	0 413 11 prologue_end
	s_load_dwordx4 s[4:7], s[4:5], 0x8
	.loc	0 413 66 is_stmt 0
	v_add_nc_u32_e32 v6, 16, v0
	.loc	0 413 52
	v_lshlrev_b32_e32 v1, 1, v0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v3, v0
	.loc	0 413 85
	v_add_nc_u32_e32 v7, v6, v0
	s_mov_b32 s2, 0
	.p2align	6
.LBB12_1:
	.loc	0 416 25 is_stmt 1
	v_mov_b32_e32 v2, v4
	.loc	0 416 12 is_stmt 0
	v_lshlrev_b64 v[8:9], 2, v[3:4]
	.loc	0 416 25
	v_lshlrev_b64 v[10:11], 2, v[1:2]
	.loc	0 416 12
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v8, vcc_lo, s4, v8
	v_add_co_ci_u32_e32 v9, vcc_lo, s5, v9, vcc_lo
	.loc	0 416 25
	v_add_co_u32 v10, vcc_lo, s4, v10
	v_add_co_ci_u32_e32 v11, vcc_lo, s5, v11, vcc_lo
	.loc	0 416 12
	s_clause 0x1
	global_load_dword v2, v[8:9], off
	global_load_dword v8, v[10:11], off
	.loc	0 419 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_cmp_le_u32_e32 vcc_lo, v2, v8
	.loc	0 418 14
	v_cmp_eq_u32_e64 s1, v2, v8
	.loc	0 419 5
	v_add_co_ci_u32_e32 v3, vcc_lo, 0, v3, vcc_lo
	.loc	0 420 10
	v_cmp_le_u32_e32 vcc_lo, v8, v2
	.loc	0 420 5 is_stmt 0
	v_add_co_ci_u32_e32 v1, vcc_lo, 0, v1, vcc_lo
	.loc	0 415 11 is_stmt 1
	v_cmp_ge_u32_e32 vcc_lo, v3, v6
	.loc	0 415 18 is_stmt 0
	v_cmp_ge_u32_e64 s0, v1, v7
	s_or_b32 s0, vcc_lo, s0
	.loc	0 418 9 is_stmt 1
	v_add_co_ci_u32_e64 v5, vcc_lo, 0, v5, s1
	.loc	0 415 2
	s_and_b32 s0, exec_lo, s0
	s_or_b32 s2, s0, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB12_1
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 422 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 422 9 is_stmt 0
	global_store_dword v0, v5, s[6:7]
	.loc	0 423 1 is_stmt 1
	s_endpgm
.Ltmp58:
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
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 12
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
.Lfunc_end12:
	.size	triangles, .Lfunc_end12-triangles

	.protected	list_rank
	.globl	list_rank
	.p2align	8
	.type	list_rank,@function
list_rank:
.Lfunc_begin13:
	.loc	0 431 14 prologue_end
	v_cmp_gt_u32_e32 vcc_lo, 63, v0
	.loc	0 431 2 is_stmt 0
	v_lshlrev_b32_e32 v3, 2, v0
	v_cmp_eq_u32_e64 s0, 0, v0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 1
	.loc	0 431 12
	v_cndmask_b32_e64 v1, 0, 1, vcc_lo
	v_add_co_ci_u32_e32 v2, vcc_lo, 0, v0, vcc_lo
	.loc	0 432 2 is_stmt 1
	v_add_nc_u32_e32 v4, 0x100, v3
	.loc	0 431 10
	ds_write2st64_b32 v3, v2, v1 offset1:1
	s_inst_prefetch 0x1
	s_branch .LBB13_2
	.p2align	6
.LBB13_1:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 442 11 is_stmt 1
	ds_read_b32 v8, v4
	.loc	0 442 14 is_stmt 0
	v_cmp_ne_u32_e32 vcc_lo, v7, v0
	v_cndmask_b32_e32 v2, 0, v2, vcc_lo
	.loc	0 442 11
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v2, v8, v2
	.loc	0 443 11 is_stmt 1
	ds_write_b32 v3, v1
	.loc	0 442 11
	ds_write_b32 v4, v2
	.loc	0 444 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 445 11
	ds_read_b32 v1, v5 offset:512
	.loc	0 445 2 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v1
	s_cbranch_vccz .LBB13_6
.LBB13_2:
	.loc	0 434 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 435 13
	ds_read_b32 v7, v3
	.loc	0 435 26 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v1, 2, v7
	ds_read2st64_b32 v[1:2], v1 offset1:1
	.loc	0 437 7 is_stmt 1
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB13_4
	.loc	0 438 9
	ds_write_b32 v5, v5 offset:512
.LBB13_4:
	.loc	0 0 9 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 440 7 is_stmt 1
	s_mov_b32 s1, exec_lo
	.loc	0 439 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 440 10
	v_cmpx_ne_u32_e64 v7, v1
	.loc	0 440 7 is_stmt 0
	s_cbranch_execz .LBB13_1
	.loc	0 441 9 is_stmt 1
	ds_write_b32 v5, v6 offset:512
	s_branch .LBB13_1
.LBB13_6:
	.loc	0 0 9 is_stmt 0
	s_inst_prefetch 0x2
	.loc	0 429 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 446 11
	ds_read_b32 v0, v4
	.loc	0 446 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v3, v0, s[0:1]
	.loc	0 447 1 is_stmt 1
	s_endpgm
.Ltmp59:
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
		.amdhsa_wavefront_size32 1
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
	.size	list_rank, .Lfunc_end13-list_rank

	.protected	page_rank
	.globl	page_rank
	.p2align	8
	.type	page_rank,@function
page_rank:
.Lfunc_begin14:
	.loc	0 454 11 prologue_end
	s_load_dword s7, s[4:5], 0x18
	v_lshlrev_b32_e32 v3, 1, v0
	v_mov_b32_e32 v8, 0x3c800000
	v_cmp_gt_u32_e64 s1, 32, v0
	v_cmp_gt_u32_e64 s2, 16, v0
	v_cmp_gt_u32_e64 s3, 8, v0
	v_or_b32_e32 v4, 1, v3
	v_cmp_gt_u32_e64 s6, 4, v0
	s_mov_b32 s8, 0
	s_mov_b32 s9, 0x3e8f5c29
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v1, s7
	s_sub_i32 s0, 0, s7
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	v_cmp_eq_u32_e64 s0, 0, v0
	v_mul_hi_u32 v2, v1, v2
	v_add_nc_u32_e32 v1, v1, v2
	v_add_nc_u32_e32 v2, 2, v3
	v_lshrrev_b32_e32 v3, 1, v0
	v_mul_hi_u32 v5, v4, v1
	v_mul_hi_u32 v6, v2, v1
	v_mul_hi_u32 v1, v3, v1
	v_mul_lo_u32 v5, v5, s7
	v_mul_lo_u32 v6, v6, s7
	v_mul_lo_u32 v7, v1, s7
	.loc	0 456 2
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 456 9 is_stmt 0
	ds_write_b32 v1, v8
	v_sub_nc_u32_e32 v4, v4, v5
	v_sub_nc_u32_e32 v2, v2, v6
	v_sub_nc_u32_e32 v3, v3, v7
	v_subrev_nc_u32_e32 v5, s7, v4
	v_cmp_le_u32_e32 vcc_lo, s7, v4
	v_subrev_nc_u32_e32 v6, s7, v2
	v_subrev_nc_u32_e32 v7, s7, v3
	v_cndmask_b32_e32 v4, v4, v5, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s7, v2
	v_subrev_nc_u32_e32 v5, s7, v4
	v_cndmask_b32_e32 v2, v2, v6, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s7, v3
	v_subrev_nc_u32_e32 v6, s7, v2
	v_cndmask_b32_e32 v3, v3, v7, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s7, v4
	v_subrev_nc_u32_e32 v7, s7, v3
	v_cndmask_b32_e32 v4, v4, v5, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s7, v2
	v_cndmask_b32_e32 v5, v2, v6, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s7, v3
	v_cmp_gt_u32_e64 s7, 2, v0
	v_add_nc_u32_e32 v0, 0x100, v1
	v_lshlrev_b32_e32 v2, 2, v4
	v_cndmask_b32_e32 v6, v3, v7, vcc_lo
	v_lshlrev_b32_e32 v3, 2, v5
	v_mov_b32_e32 v5, 0
	v_lshlrev_b32_e32 v4, 2, v6
	s_branch .LBB14_2
.LBB14_1:
	.loc	0 474 30 is_stmt 1
	s_add_i32 s8, s8, 1
	s_mov_b32 s10, 50
	.loc	0 474 39 is_stmt 0
	s_cmp_eq_u32 s8, 50
	s_cselect_b32 s11, -1, 0
	.loc	0 474 27
	s_andn2_b32 vcc_lo, exec_lo, s11
	s_cbranch_vccz .LBB14_18
.LBB14_2:
	.loc	0 460 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 462 19
	ds_read_b32 v6, v2
	ds_read_b32 v7, v3
	ds_read_b32 v8, v4
	.loc	0 463 24
	ds_read_b32 v9, v1
	.loc	0 462 8
	s_waitcnt lgkmcnt(3)
	v_fmaak_f32 v6, s9, v6, 0x3b19999a
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v6, 0x3e8f5c29, v7
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v6, 0x3e8f5c29, v8
	.loc	0 463 22
	s_waitcnt lgkmcnt(0)
	v_sub_f32_e32 v7, v6, v9
	.loc	0 463 13 is_stmt 0
	v_and_b32_e32 v7, 0x7fffffff, v7
	.loc	0 463 11
	ds_write_b32 v0, v7
	.loc	0 464 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 465 10
	ds_write_b32 v1, v6
	.loc	0 467 8
	s_and_saveexec_b32 s10, s1
	s_cbranch_execz .LBB14_4
	.loc	0 468 16
	ds_read2_b32 v[6:7], v0 offset1:32
	.loc	0 468 13 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v6, v7, v6
	ds_write_b32 v0, v6
.LBB14_4:
	.loc	0 0 13
	s_or_b32 exec_lo, exec_lo, s10
	.loc	0 469 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 467 8
	s_and_saveexec_b32 s10, s2
	s_cbranch_execz .LBB14_6
	.loc	0 468 16
	ds_read2_b32 v[6:7], v0 offset1:16
	.loc	0 468 13 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v6, v7, v6
	ds_write_b32 v0, v6
.LBB14_6:
	.loc	0 0 13
	s_or_b32 exec_lo, exec_lo, s10
	.loc	0 469 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 467 8
	s_and_saveexec_b32 s10, s3
	s_cbranch_execz .LBB14_8
	.loc	0 468 13
	ds_read2_b32 v[6:7], v0 offset1:8
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v6, v7, v6
	ds_write_b32 v0, v6
.LBB14_8:
	.loc	0 0 13 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s10
	.loc	0 469 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 467 8
	s_and_saveexec_b32 s10, s6
	s_cbranch_execz .LBB14_10
	.loc	0 468 13
	ds_read2_b32 v[6:7], v0 offset1:4
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v6, v7, v6
	ds_write_b32 v0, v6
.LBB14_10:
	.loc	0 0 13 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s10
	.loc	0 469 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 467 8
	s_and_saveexec_b32 s10, s7
	s_cbranch_execz .LBB14_12
	.loc	0 468 13
	ds_read2_b32 v[6:7], v0 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v6, v7, v6
	ds_write_b32 v0, v6
.LBB14_12:
	.loc	0 0 13 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s10
	.loc	0 469 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 467 8
	s_and_saveexec_b32 s10, s0
	s_cbranch_execz .LBB14_14
	.loc	0 468 16
	ds_read_b32 v6, v5 offset:260
	.loc	0 468 13 is_stmt 0
	ds_read_b32 v7, v0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v6, v6, v7
	ds_write_b32 v0, v6
.LBB14_14:
	.loc	0 0 13
	s_or_b32 exec_lo, exec_lo, s10
	.loc	0 469 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 471 7
	s_and_saveexec_b32 s10, s0
	s_cbranch_execz .LBB14_16
	.loc	0 472 13
	ds_read_b32 v6, v5 offset:256
	.loc	0 472 11 is_stmt 0
	s_waitcnt lgkmcnt(0)
	ds_write_b32 v5, v6 offset:512
.LBB14_16:
	.loc	0 0 11
	s_or_b32 exec_lo, exec_lo, s10
	.loc	0 473 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 474 11
	ds_read_b32 v6, v5 offset:512
	s_mov_b32 s11, -1
	.loc	0 474 18 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_nlt_f32_e32 vcc_lo, 0x3a83126f, v6
	.loc	0 474 27
	s_cbranch_vccz .LBB14_1
	.loc	0 0 27
	s_mov_b32 s10, s8
	.loc	0 474 27
	s_andn2_b32 vcc_lo, exec_lo, s11
	s_cbranch_vccnz .LBB14_2
.LBB14_18:
	.loc	0 454 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 475 9
	v_mov_b32_e32 v0, s10
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v0, s[0:1]
	.loc	0 476 1
	s_endpgm
.Ltmp60:
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
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 10
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
	.size	page_rank, .Lfunc_end14-page_rank

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
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         bfs_masks.kd
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
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         bfs_queues.kd
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
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         bellman_ford.kd
    .vgpr_count:     19
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
    .name:           bellman_ford_global
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         bellman_ford_global.kd
    .vgpr_count:     18
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
    .name:           mis_luby
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         mis_luby.kd
    .vgpr_count:     23
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
    .name:           color_max
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         color_max.kd
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
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         cc_hook_jump.kd
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
    .name:           cc_representatives
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         cc_representatives.kd
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
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         k_core.kd
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
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         sssp_worklist.kd
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
    .name:           boruvka
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         boruvka.kd
    .vgpr_count:     30
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
    .name:           brandes
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         brandes.kd
    .vgpr_count:     21
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
    .name:           triangles
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         triangles.kd
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
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         list_rank.kd
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
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         page_rank.kd
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 32
amdhsa.target:   amdgcn-amd-amdhsa--gfx1030
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata

	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.protected	lane_first_item
	.globl	lane_first_item
	.p2align	8
	.type	lane_first_item,@function
lane_first_item:
.Lfunc_begin0:
	.file	0 "." "cl/lane.cl" md5 0xb39a632f2cf987813af778ccf404e782
	.loc	0 10 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x1000
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v3, s16, 0
	s_mov_b32 s13, s15
	v_writelane_b32 v3, s13, 1
	s_mov_b32 s12, s14
	v_readlane_b32 s14, v3, 0
	v_writelane_b32 v3, s12, 2
	v_writelane_b32 v3, s10, 3
	v_writelane_b32 v3, s11, 4
	s_mov_b64 s[16:17], s[8:9]
	v_writelane_b32 v3, s16, 5
	v_writelane_b32 v3, s17, 6
	v_writelane_b32 v3, s6, 7
	v_writelane_b32 v3, s7, 8
	v_writelane_b32 v3, s4, 9
	v_writelane_b32 v3, s5, 10
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_load_dwordx2 s[22:23], s[16:17], 0x0
	s_load_dwordx2 s[20:21], s[16:17], 0x8
	s_load_dwordx2 s[18:19], s[16:17], 0x10
	s_load_dword s8, s[16:17], 0x18
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s9, s23
	v_mov_b32_e32 v3, s9
	buffer_store_dword v3, off, s[0:3], s33 offset:4
	s_mov_b32 s9, s22
	v_mov_b32_e32 v3, s9
	buffer_store_dword v3, off, s[0:3], s33
	s_mov_b32 s9, s21
	v_mov_b32_e32 v3, s9
	buffer_store_dword v3, off, s[0:3], s33 offset:12
	s_mov_b32 s9, s20
	v_mov_b32_e32 v3, s9
	buffer_store_dword v3, off, s[0:3], s33 offset:8
	s_mov_b32 s9, s19
	v_mov_b32_e32 v3, s9
	buffer_store_dword v3, off, s[0:3], s33 offset:20
	s_mov_b32 s9, s18
	v_mov_b32_e32 v3, s9
	buffer_store_dword v3, off, s[0:3], s33 offset:16
	v_mov_b32_e32 v3, s8
	buffer_store_dword v3, off, s[0:3], s33 offset:24
	s_mov_b64 s[18:19], 32
.Ltmp0:
	.loc	0 10 1 prologue_end
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	v_mov_b32_e32 v0, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v2, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[4:5], 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[6:7], v[1:2], s[4:5]
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_2
	.loc	0 0 1 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], 0
	.loc	0 10 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_branch .LBB4_3
.LBB4_2:
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	s_or_b64 exec, exec, s[4:5]
	.loc	0 10 1
	s_branch .LBB4_8
.LBB4_3:
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s16, v0, 5
	v_readlane_b32 s17, v0, 6
	v_readlane_b32 s8, v0, 15
	v_readlane_b32 s9, v0, 16
	v_readlane_b32 s18, v0, 13
	v_readlane_b32 s19, v0, 14
	v_writelane_b32 v0, s18, 17
	v_writelane_b32 v0, s19, 18
	.loc	0 10 1
	v_writelane_b32 v0, s8, 19
	v_writelane_b32 v0, s9, 20
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	buffer_load_dword v3, off, s[0:3], s33 offset:40
	buffer_load_dword v4, off, s[0:3], s33 offset:44
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[5:6], s15, v[5:6]
	v_mov_b32_e32 v1, v5
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14atomic_cmpxchgPU3AS1Vjjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z14atomic_cmpxchgPU3AS1Vjjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v4, s15, v4
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v3, s15, v3
	v_or3_b32 v31, v2, v3, v4
	v_mov_b32_e32 v2, 0
	buffer_store_dword v2, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 19
	v_readlane_b32 s5, v1, 20
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	v_cmp_ne_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_5
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	v_readlane_b32 s5, v0, 22
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 10 1
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
.LBB4_5:
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 17
	v_readlane_b32 s9, v0, 18
	v_readlane_b32 s6, v0, 23
	v_readlane_b32 s7, v0, 24
	.loc	0 10 1
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 15
	v_writelane_b32 v0, s7, 16
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 13
	v_writelane_b32 v0, s7, 14
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 27
	v_writelane_b32 v0, s7, 28
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB4_3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s16, v0, 5
	v_readlane_b32 s17, v0, 6
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	buffer_load_dword v3, off, s[0:3], s33 offset:40
	buffer_load_dword v4, off, s[0:3], s33 offset:44
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v5, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v5
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v5, v0
	global_load_dword v5, v[5:6], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s8, 1
	v_add_u32_e64 v5, v5, s8
	global_store_dword v[0:1], v5, off
	s_waitcnt vmcnt(0)
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[5:6], s15, v[5:6]
	v_mov_b32_e32 v1, v5
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11atomic_xchgPU3AS1Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z11atomic_xchgPU3AS1Vjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v4, s15, v4
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v3, s15, v3
	v_or3_b32 v31, v2, v3, v4
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_branch .LBB4_2
.LBB4_8:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp1:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lane_first_item
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 116
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 34
		.amdhsa_reserve_vcc 0
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
.Lfunc_end0:
	.size	lane_first_item, .Lfunc_end0-lane_first_item

	.protected	lane_first_item_of_row
	.globl	lane_first_item_of_row
	.p2align	8
	.type	lane_first_item_of_row,@function
lane_first_item_of_row:
.Lfunc_begin1:
	.loc	0 11 0 is_stmt 1
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xc00
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v1, s16, 0
	s_mov_b32 s13, s15
	v_writelane_b32 v1, s13, 1
	s_mov_b32 s12, s14
	v_readlane_b32 s14, v1, 0
	v_writelane_b32 v1, s12, 2
	v_writelane_b32 v1, s10, 3
	v_writelane_b32 v1, s11, 4
	s_mov_b64 s[16:17], s[8:9]
	v_writelane_b32 v1, s16, 5
	v_writelane_b32 v1, s17, 6
	v_writelane_b32 v1, s6, 7
	v_writelane_b32 v1, s7, 8
	v_writelane_b32 v1, s4, 9
	v_writelane_b32 v1, s5, 10
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	v_mov_b32_e32 v31, v0
	buffer_store_dword v31, off, s[0:3], s33 offset:36
	s_load_dwordx2 s[22:23], s[16:17], 0x0
	s_load_dwordx2 s[20:21], s[16:17], 0x8
	s_load_dwordx2 s[18:19], s[16:17], 0x10
	s_load_dword s8, s[16:17], 0x18
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s9, s23
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:4
	s_mov_b32 s9, s22
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 s9, s21
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 s9, s20
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:8
	s_mov_b32 s9, s19
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:20
	s_mov_b32 s9, s18
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	v_mov_b32_e32 v0, s8
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 s[18:19], 32
.Ltmp2:
	.loc	0 11 1 prologue_end
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v2, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[4:5], 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[6:7], v[1:2], s[4:5]
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_2
	.loc	0 0 1 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], 0
	.loc	0 11 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_branch .LBB5_3
.LBB5_2:
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	s_or_b64 exec, exec, s[4:5]
	.loc	0 11 1
	s_branch .LBB5_8
.LBB5_3:
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s16, v0, 5
	v_readlane_b32 s17, v0, 6
	v_readlane_b32 s8, v0, 15
	v_readlane_b32 s9, v0, 16
	v_readlane_b32 s18, v0, 13
	v_readlane_b32 s19, v0, 14
	v_writelane_b32 v0, s18, 17
	v_writelane_b32 v0, s19, 18
	.loc	0 11 1
	v_writelane_b32 v0, s8, 19
	v_writelane_b32 v0, s9, 20
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14atomic_cmpxchgPU3AS1Vjjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z14atomic_cmpxchgPU3AS1Vjjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 0
	buffer_store_dword v2, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 19
	v_readlane_b32 s5, v1, 20
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	v_cmp_ne_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_5
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	v_readlane_b32 s5, v0, 22
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 11 1
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
.LBB5_5:
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 17
	v_readlane_b32 s9, v0, 18
	v_readlane_b32 s6, v0, 23
	v_readlane_b32 s7, v0, 24
	.loc	0 11 1
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 15
	v_writelane_b32 v0, s7, 16
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 13
	v_writelane_b32 v0, s7, 14
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 27
	v_writelane_b32 v0, s7, 28
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB5_3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s16, v0, 5
	v_readlane_b32 s17, v0, 6
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v2, v0
	global_load_dword v2, v[2:3], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s8, 1
	v_add_u32_e64 v2, v2, s8
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11atomic_xchgPU3AS1Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z11atomic_xchgPU3AS1Vjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_branch .LBB5_2
.LBB5_8:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp3:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lane_first_item_of_row
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 100
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 34
		.amdhsa_reserve_vcc 0
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
.Lfunc_end1:
	.size	lane_first_item_of_row, .Lfunc_end1-lane_first_item_of_row

	.protected	lane_low_bits
	.globl	lane_low_bits
	.p2align	8
	.type	lane_low_bits,@function
lane_low_bits:
.Lfunc_begin2:
	.loc	0 12 0 is_stmt 1
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xc00
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v1, s16, 0
	s_mov_b32 s13, s15
	v_writelane_b32 v1, s13, 1
	s_mov_b32 s12, s14
	v_readlane_b32 s14, v1, 0
	v_writelane_b32 v1, s12, 2
	v_writelane_b32 v1, s10, 3
	v_writelane_b32 v1, s11, 4
	s_mov_b64 s[16:17], s[8:9]
	v_writelane_b32 v1, s16, 5
	v_writelane_b32 v1, s17, 6
	v_writelane_b32 v1, s6, 7
	v_writelane_b32 v1, s7, 8
	v_writelane_b32 v1, s4, 9
	v_writelane_b32 v1, s5, 10
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	v_mov_b32_e32 v31, v0
	buffer_store_dword v31, off, s[0:3], s33 offset:36
	s_load_dwordx2 s[22:23], s[16:17], 0x0
	s_load_dwordx2 s[20:21], s[16:17], 0x8
	s_load_dwordx2 s[18:19], s[16:17], 0x10
	s_load_dword s8, s[16:17], 0x18
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s9, s23
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:4
	s_mov_b32 s9, s22
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 s9, s21
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 s9, s20
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:8
	s_mov_b32 s9, s19
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:20
	s_mov_b32 s9, s18
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	v_mov_b32_e32 v0, s8
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 s[18:19], 32
.Ltmp4:
	.loc	0 12 1 prologue_end
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v2, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v2
	s_mov_b64 s[4:5], 63
	s_mov_b32 s6, s5
	v_and_b32_e64 v3, v3, s6
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[4:5], 0
	v_cmp_eq_u64_e64 s[6:7], v[1:2], s[4:5]
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_2
	.loc	0 0 1 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], 0
	.loc	0 12 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_branch .LBB6_3
.LBB6_2:
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	s_or_b64 exec, exec, s[4:5]
	.loc	0 12 1
	s_branch .LBB6_8
.LBB6_3:
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s16, v0, 5
	v_readlane_b32 s17, v0, 6
	v_readlane_b32 s8, v0, 15
	v_readlane_b32 s9, v0, 16
	v_readlane_b32 s18, v0, 13
	v_readlane_b32 s19, v0, 14
	v_writelane_b32 v0, s18, 17
	v_writelane_b32 v0, s19, 18
	.loc	0 12 1
	v_writelane_b32 v0, s8, 19
	v_writelane_b32 v0, s9, 20
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14atomic_cmpxchgPU3AS1Vjjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z14atomic_cmpxchgPU3AS1Vjjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 0
	buffer_store_dword v2, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 19
	v_readlane_b32 s5, v1, 20
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	v_cmp_ne_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_5
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	v_readlane_b32 s5, v0, 22
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 12 1
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
.LBB6_5:
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 17
	v_readlane_b32 s9, v0, 18
	v_readlane_b32 s6, v0, 23
	v_readlane_b32 s7, v0, 24
	.loc	0 12 1
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 15
	v_writelane_b32 v0, s7, 16
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 13
	v_writelane_b32 v0, s7, 14
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 27
	v_writelane_b32 v0, s7, 28
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB6_3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s16, v0, 5
	v_readlane_b32 s17, v0, 6
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v2, v0
	global_load_dword v2, v[2:3], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s8, 1
	v_add_u32_e64 v2, v2, s8
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11atomic_xchgPU3AS1Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z11atomic_xchgPU3AS1Vjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_branch .LBB6_2
.LBB6_8:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp5:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lane_low_bits
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 100
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 34
		.amdhsa_reserve_vcc 0
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
.Lfunc_end2:
	.size	lane_low_bits, .Lfunc_end2-lane_low_bits

	.protected	lane_rest
	.globl	lane_rest
	.p2align	8
	.type	lane_rest,@function
lane_rest:
.Lfunc_begin3:
	.loc	0 13 0 is_stmt 1
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xc00
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v1, s16, 0
	s_mov_b32 s13, s15
	v_writelane_b32 v1, s13, 1
	s_mov_b32 s12, s14
	v_readlane_b32 s14, v1, 0
	v_writelane_b32 v1, s12, 2
	v_writelane_b32 v1, s10, 3
	v_writelane_b32 v1, s11, 4
	s_mov_b64 s[16:17], s[8:9]
	v_writelane_b32 v1, s16, 5
	v_writelane_b32 v1, s17, 6
	v_writelane_b32 v1, s6, 7
	v_writelane_b32 v1, s7, 8
	v_writelane_b32 v1, s4, 9
	v_writelane_b32 v1, s5, 10
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	v_mov_b32_e32 v31, v0
	buffer_store_dword v31, off, s[0:3], s33 offset:36
	s_load_dwordx2 s[22:23], s[16:17], 0x0
	s_load_dwordx2 s[20:21], s[16:17], 0x8
	s_load_dwordx2 s[18:19], s[16:17], 0x10
	s_load_dword s8, s[16:17], 0x18
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s9, s23
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:4
	s_mov_b32 s9, s22
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 s9, s21
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 s9, s20
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:8
	s_mov_b32 s9, s19
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:20
	s_mov_b32 s9, s18
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	v_mov_b32_e32 v0, s8
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 s[18:19], 32
.Ltmp6:
	.loc	0 13 1 prologue_end
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v2, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v2
	s_mov_b64 s[4:5], 63
	s_mov_b32 s6, s5
	v_and_b32_e64 v3, v3, s6
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[4:5], 5
	v_cmp_eq_u64_e64 s[6:7], v[1:2], s[4:5]
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB7_2
	.loc	0 0 1 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], 0
	.loc	0 13 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_branch .LBB7_3
.LBB7_2:
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	s_or_b64 exec, exec, s[4:5]
	.loc	0 13 1
	s_branch .LBB7_8
.LBB7_3:
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s16, v0, 5
	v_readlane_b32 s17, v0, 6
	v_readlane_b32 s8, v0, 15
	v_readlane_b32 s9, v0, 16
	v_readlane_b32 s18, v0, 13
	v_readlane_b32 s19, v0, 14
	v_writelane_b32 v0, s18, 17
	v_writelane_b32 v0, s19, 18
	.loc	0 13 1
	v_writelane_b32 v0, s8, 19
	v_writelane_b32 v0, s9, 20
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14atomic_cmpxchgPU3AS1Vjjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z14atomic_cmpxchgPU3AS1Vjjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 0
	buffer_store_dword v2, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 19
	v_readlane_b32 s5, v1, 20
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	v_cmp_ne_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB7_5
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	v_readlane_b32 s5, v0, 22
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 13 1
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
.LBB7_5:
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 17
	v_readlane_b32 s9, v0, 18
	v_readlane_b32 s6, v0, 23
	v_readlane_b32 s7, v0, 24
	.loc	0 13 1
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 15
	v_writelane_b32 v0, s7, 16
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 13
	v_writelane_b32 v0, s7, 14
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 27
	v_writelane_b32 v0, s7, 28
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB7_3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s16, v0, 5
	v_readlane_b32 s17, v0, 6
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v2, v0
	global_load_dword v2, v[2:3], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s8, 1
	v_add_u32_e64 v2, v2, s8
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11atomic_xchgPU3AS1Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z11atomic_xchgPU3AS1Vjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_branch .LBB7_2
.LBB7_8:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp7:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lane_rest
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 100
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 34
		.amdhsa_reserve_vcc 0
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
.Lfunc_end3:
	.size	lane_rest, .Lfunc_end3-lane_rest

	.protected	lane_not_different
	.globl	lane_not_different
	.p2align	8
	.type	lane_not_different,@function
lane_not_different:
.Lfunc_begin4:
	.loc	0 14 0 is_stmt 1
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xc00
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v1, s16, 0
	s_mov_b32 s13, s15
	v_writelane_b32 v1, s13, 1
	s_mov_b32 s12, s14
	v_readlane_b32 s14, v1, 0
	v_writelane_b32 v1, s12, 2
	v_writelane_b32 v1, s10, 3
	v_writelane_b32 v1, s11, 4
	s_mov_b64 s[16:17], s[8:9]
	v_writelane_b32 v1, s16, 5
	v_writelane_b32 v1, s17, 6
	v_writelane_b32 v1, s6, 7
	v_writelane_b32 v1, s7, 8
	v_writelane_b32 v1, s4, 9
	v_writelane_b32 v1, s5, 10
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	v_mov_b32_e32 v31, v0
	buffer_store_dword v31, off, s[0:3], s33 offset:36
	s_load_dwordx2 s[22:23], s[16:17], 0x0
	s_load_dwordx2 s[20:21], s[16:17], 0x8
	s_load_dwordx2 s[18:19], s[16:17], 0x10
	s_load_dword s8, s[16:17], 0x18
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s9, s23
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:4
	s_mov_b32 s9, s22
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 s9, s21
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 s9, s20
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:8
	s_mov_b32 s9, s19
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:20
	s_mov_b32 s9, s18
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	v_mov_b32_e32 v0, s8
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 s[18:19], 32
.Ltmp8:
	.loc	0 14 1 prologue_end
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v2, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[4:5], 3
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[6:7], v[1:2], s[4:5]
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_2
	.loc	0 0 1 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], 0
	.loc	0 14 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_branch .LBB8_3
.LBB8_2:
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	s_or_b64 exec, exec, s[4:5]
	.loc	0 14 1
	s_branch .LBB8_8
.LBB8_3:
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s16, v0, 5
	v_readlane_b32 s17, v0, 6
	v_readlane_b32 s8, v0, 15
	v_readlane_b32 s9, v0, 16
	v_readlane_b32 s18, v0, 13
	v_readlane_b32 s19, v0, 14
	v_writelane_b32 v0, s18, 17
	v_writelane_b32 v0, s19, 18
	.loc	0 14 1
	v_writelane_b32 v0, s8, 19
	v_writelane_b32 v0, s9, 20
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14atomic_cmpxchgPU3AS1Vjjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z14atomic_cmpxchgPU3AS1Vjjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 0
	buffer_store_dword v2, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 19
	v_readlane_b32 s5, v1, 20
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	v_cmp_ne_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_5
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	v_readlane_b32 s5, v0, 22
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 14 1
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
.LBB8_5:
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 17
	v_readlane_b32 s9, v0, 18
	v_readlane_b32 s6, v0, 23
	v_readlane_b32 s7, v0, 24
	.loc	0 14 1
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 15
	v_writelane_b32 v0, s7, 16
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 13
	v_writelane_b32 v0, s7, 14
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 27
	v_writelane_b32 v0, s7, 28
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB8_3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s16, v0, 5
	v_readlane_b32 s17, v0, 6
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v2, v0
	global_load_dword v2, v[2:3], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s8, 1
	v_add_u32_e64 v2, v2, s8
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11atomic_xchgPU3AS1Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z11atomic_xchgPU3AS1Vjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_branch .LBB8_2
.LBB8_8:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp9:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lane_not_different
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 100
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 34
		.amdhsa_reserve_vcc 0
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
.Lfunc_end4:
	.size	lane_not_different, .Lfunc_end4-lane_not_different

	.protected	lane_below_one
	.globl	lane_below_one
	.p2align	8
	.type	lane_below_one,@function
lane_below_one:
.Lfunc_begin5:
	.loc	0 15 0 is_stmt 1
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xc00
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v1, s16, 0
	s_mov_b32 s13, s15
	v_writelane_b32 v1, s13, 1
	s_mov_b32 s12, s14
	v_readlane_b32 s14, v1, 0
	v_writelane_b32 v1, s12, 2
	v_writelane_b32 v1, s10, 3
	v_writelane_b32 v1, s11, 4
	s_mov_b64 s[16:17], s[8:9]
	v_writelane_b32 v1, s16, 5
	v_writelane_b32 v1, s17, 6
	v_writelane_b32 v1, s6, 7
	v_writelane_b32 v1, s7, 8
	v_writelane_b32 v1, s4, 9
	v_writelane_b32 v1, s5, 10
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	v_mov_b32_e32 v31, v0
	buffer_store_dword v31, off, s[0:3], s33 offset:36
	s_load_dwordx2 s[22:23], s[16:17], 0x0
	s_load_dwordx2 s[20:21], s[16:17], 0x8
	s_load_dwordx2 s[18:19], s[16:17], 0x10
	s_load_dword s8, s[16:17], 0x18
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s9, s23
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:4
	s_mov_b32 s9, s22
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 s9, s21
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 s9, s20
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:8
	s_mov_b32 s9, s19
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:20
	s_mov_b32 s9, s18
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	v_mov_b32_e32 v0, s8
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 s[18:19], 32
.Ltmp10:
	.loc	0 15 1 prologue_end
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v2, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[4:5], 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[6:7], v[1:2], s[4:5]
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_2
	.loc	0 0 1 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], 0
	.loc	0 15 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_branch .LBB9_3
.LBB9_2:
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	s_or_b64 exec, exec, s[4:5]
	.loc	0 15 1
	s_branch .LBB9_8
.LBB9_3:
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s16, v0, 5
	v_readlane_b32 s17, v0, 6
	v_readlane_b32 s8, v0, 15
	v_readlane_b32 s9, v0, 16
	v_readlane_b32 s18, v0, 13
	v_readlane_b32 s19, v0, 14
	v_writelane_b32 v0, s18, 17
	v_writelane_b32 v0, s19, 18
	.loc	0 15 1
	v_writelane_b32 v0, s8, 19
	v_writelane_b32 v0, s9, 20
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14atomic_cmpxchgPU3AS1Vjjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z14atomic_cmpxchgPU3AS1Vjjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 0
	buffer_store_dword v2, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 19
	v_readlane_b32 s5, v1, 20
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	v_cmp_ne_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_5
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	v_readlane_b32 s5, v0, 22
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 15 1
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
.LBB9_5:
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 17
	v_readlane_b32 s9, v0, 18
	v_readlane_b32 s6, v0, 23
	v_readlane_b32 s7, v0, 24
	.loc	0 15 1
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 15
	v_writelane_b32 v0, s7, 16
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 13
	v_writelane_b32 v0, s7, 14
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 27
	v_writelane_b32 v0, s7, 28
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB9_3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s16, v0, 5
	v_readlane_b32 s17, v0, 6
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v2, v0
	global_load_dword v2, v[2:3], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s8, 1
	v_add_u32_e64 v2, v2, s8
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11atomic_xchgPU3AS1Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z11atomic_xchgPU3AS1Vjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_branch .LBB9_2
.LBB9_8:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp11:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lane_below_one
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 100
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 34
		.amdhsa_reserve_vcc 0
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
.Lfunc_end5:
	.size	lane_below_one, .Lfunc_end5-lane_below_one

	.protected	lane_first_of_grid
	.globl	lane_first_of_grid
	.p2align	8
	.type	lane_first_of_grid,@function
lane_first_of_grid:
.Lfunc_begin6:
	.loc	0 16 0 is_stmt 1
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xc00
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v1, s16, 0
	s_mov_b32 s13, s15
	v_writelane_b32 v1, s13, 1
	s_mov_b32 s12, s14
	v_readlane_b32 s14, v1, 0
	v_writelane_b32 v1, s12, 2
	v_writelane_b32 v1, s10, 3
	v_writelane_b32 v1, s11, 4
	s_mov_b64 s[16:17], s[8:9]
	v_writelane_b32 v1, s16, 5
	v_writelane_b32 v1, s17, 6
	v_writelane_b32 v1, s6, 7
	v_writelane_b32 v1, s7, 8
	v_writelane_b32 v1, s4, 9
	v_writelane_b32 v1, s5, 10
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	v_mov_b32_e32 v31, v0
	buffer_store_dword v31, off, s[0:3], s33 offset:36
	s_load_dwordx2 s[22:23], s[16:17], 0x0
	s_load_dwordx2 s[20:21], s[16:17], 0x8
	s_load_dwordx2 s[18:19], s[16:17], 0x10
	s_load_dword s8, s[16:17], 0x18
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s9, s23
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:4
	s_mov_b32 s9, s22
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 s9, s21
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 s9, s20
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:8
	s_mov_b32 s9, s19
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:20
	s_mov_b32 s9, s18
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	v_mov_b32_e32 v0, s8
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 s[18:19], 32
.Ltmp12:
	.loc	0 16 1 prologue_end
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z13get_global_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z13get_global_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v2, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[4:5], 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[6:7], v[1:2], s[4:5]
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB12_2
	.loc	0 0 1 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], 0
	.loc	0 16 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_branch .LBB12_3
.LBB12_2:
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	s_or_b64 exec, exec, s[4:5]
	.loc	0 16 1
	s_branch .LBB12_8
.LBB12_3:
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s16, v0, 5
	v_readlane_b32 s17, v0, 6
	v_readlane_b32 s8, v0, 15
	v_readlane_b32 s9, v0, 16
	v_readlane_b32 s18, v0, 13
	v_readlane_b32 s19, v0, 14
	v_writelane_b32 v0, s18, 17
	v_writelane_b32 v0, s19, 18
	.loc	0 16 1
	v_writelane_b32 v0, s8, 19
	v_writelane_b32 v0, s9, 20
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14atomic_cmpxchgPU3AS1Vjjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z14atomic_cmpxchgPU3AS1Vjjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 0
	buffer_store_dword v2, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 19
	v_readlane_b32 s5, v1, 20
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	v_cmp_ne_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB12_5
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	v_readlane_b32 s5, v0, 22
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 16 1
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
.LBB12_5:
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 17
	v_readlane_b32 s9, v0, 18
	v_readlane_b32 s6, v0, 23
	v_readlane_b32 s7, v0, 24
	.loc	0 16 1
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 15
	v_writelane_b32 v0, s7, 16
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 13
	v_writelane_b32 v0, s7, 14
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 27
	v_writelane_b32 v0, s7, 28
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB12_3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s16, v0, 5
	v_readlane_b32 s17, v0, 6
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v2, v0
	global_load_dword v2, v[2:3], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s8, 1
	v_add_u32_e64 v2, v2, s8
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11atomic_xchgPU3AS1Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z11atomic_xchgPU3AS1Vjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_branch .LBB12_2
.LBB12_8:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp13:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lane_first_of_grid
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 156
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 34
		.amdhsa_reserve_vcc 0
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
.Lfunc_end6:
	.size	lane_first_of_grid, .Lfunc_end6-lane_first_of_grid

	.protected	lane_number_in_wave
	.globl	lane_number_in_wave
	.p2align	8
	.type	lane_number_in_wave,@function
lane_number_in_wave:
.Lfunc_begin7:
	.loc	0 17 0 is_stmt 1
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x1000
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v3, s16, 0
	v_writelane_b32 v3, s15, 1
	v_writelane_b32 v3, s14, 2
	v_writelane_b32 v3, s10, 3
	v_writelane_b32 v3, s11, 4
	v_writelane_b32 v3, s8, 5
	v_writelane_b32 v3, s9, 6
	v_writelane_b32 v3, s6, 7
	v_writelane_b32 v3, s7, 8
	s_mov_b64 s[6:7], s[4:5]
	v_readlane_b32 s4, v3, 5
	v_readlane_b32 s5, v3, 6
	v_writelane_b32 v3, s6, 9
	v_writelane_b32 v3, s7, 10
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v2, off, s[0:3], s33 offset:40
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_load_dwordx2 s[10:11], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x8
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	s_nop 0
	s_load_dword s4, s[4:5], 0x18
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s5, s11
	v_mov_b32_e32 v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s5, s10
	v_mov_b32_e32 v1, s5
	buffer_store_dword v1, off, s[0:3], s33
	s_mov_b32 s5, s9
	v_mov_b32_e32 v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:12
	s_mov_b32 s5, s8
	v_mov_b32_e32 v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:8
	s_mov_b32 s5, s7
	v_mov_b32_e32 v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:20
	s_mov_b32 s5, s6
	v_mov_b32_e32 v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:16
	v_mov_b32_e32 v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:24
	s_mov_b32 s4, 0
	s_mov_b32 s5, -1
.Ltmp14:
	.loc	0 17 1 prologue_end
	v_mov_b32_e32 v1, s4
	v_mbcnt_lo_u32_b32 v1, s5, v1
	v_mbcnt_hi_u32_b32 v1, s5, v1
	v_cmp_eq_u32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], exec
	s_waitcnt vmcnt(8)
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB13_2
	.loc	0 0 1 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], 0
	.loc	0 17 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_branch .LBB13_3
.LBB13_2:
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	s_or_b64 exec, exec, s[4:5]
	.loc	0 17 1
	s_branch .LBB13_8
.LBB13_3:
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s16, v0, 5
	v_readlane_b32 s17, v0, 6
	v_readlane_b32 s8, v0, 15
	v_readlane_b32 s9, v0, 16
	v_readlane_b32 s18, v0, 13
	v_readlane_b32 s19, v0, 14
	v_writelane_b32 v0, s18, 17
	v_writelane_b32 v0, s19, 18
	.loc	0 17 1
	v_writelane_b32 v0, s8, 19
	v_writelane_b32 v0, s9, 20
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	buffer_load_dword v3, off, s[0:3], s33 offset:36
	buffer_load_dword v4, off, s[0:3], s33 offset:40
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[5:6], s15, v[5:6]
	v_mov_b32_e32 v1, v5
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14atomic_cmpxchgPU3AS1Vjjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z14atomic_cmpxchgPU3AS1Vjjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v4, s15, v4
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v3, s15, v3
	v_or3_b32 v31, v2, v3, v4
	v_mov_b32_e32 v2, 0
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 19
	v_readlane_b32 s5, v1, 20
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	v_cmp_ne_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB13_5
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	v_readlane_b32 s5, v0, 22
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 17 1
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
.LBB13_5:
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 17
	v_readlane_b32 s9, v0, 18
	v_readlane_b32 s6, v0, 23
	v_readlane_b32 s7, v0, 24
	.loc	0 17 1
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 15
	v_writelane_b32 v0, s7, 16
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 13
	v_writelane_b32 v0, s7, 14
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 27
	v_writelane_b32 v0, s7, 28
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB13_3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s16, v0, 5
	v_readlane_b32 s17, v0, 6
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	buffer_load_dword v3, off, s[0:3], s33 offset:36
	buffer_load_dword v4, off, s[0:3], s33 offset:40
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v5, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v5
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v5, v0
	global_load_dword v5, v[5:6], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s8, 1
	v_add_u32_e64 v5, v5, s8
	global_store_dword v[0:1], v5, off
	s_waitcnt vmcnt(0)
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[5:6], s15, v[5:6]
	v_mov_b32_e32 v1, v5
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11atomic_xchgPU3AS1Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z11atomic_xchgPU3AS1Vjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v4, s15, v4
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v3, s15, v3
	v_or3_b32 v31, v2, v3, v4
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_branch .LBB13_2
.LBB13_8:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp15:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lane_number_in_wave
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 72
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 34
		.amdhsa_reserve_vcc 0
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
.Lfunc_end7:
	.size	lane_number_in_wave, .Lfunc_end7-lane_number_in_wave

	.protected	lane_argument
	.globl	lane_argument
	.p2align	8
	.type	lane_argument,@function
lane_argument:
.Lfunc_begin8:
	.loc	0 18 0 is_stmt 1
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xc00
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v1, s16, 0
	s_mov_b32 s13, s15
	v_writelane_b32 v1, s13, 1
	s_mov_b32 s12, s14
	v_readlane_b32 s14, v1, 0
	v_writelane_b32 v1, s12, 2
	v_writelane_b32 v1, s10, 3
	v_writelane_b32 v1, s11, 4
	s_mov_b64 s[16:17], s[8:9]
	v_writelane_b32 v1, s16, 5
	v_writelane_b32 v1, s17, 6
	v_writelane_b32 v1, s6, 7
	v_writelane_b32 v1, s7, 8
	v_writelane_b32 v1, s4, 9
	v_writelane_b32 v1, s5, 10
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	v_mov_b32_e32 v31, v0
	buffer_store_dword v31, off, s[0:3], s33 offset:36
	s_load_dwordx2 s[22:23], s[16:17], 0x0
	s_load_dwordx2 s[20:21], s[16:17], 0x8
	s_load_dwordx2 s[18:19], s[16:17], 0x10
	s_load_dword s8, s[16:17], 0x18
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s9, s23
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:4
	s_mov_b32 s9, s22
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 s9, s21
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 s9, s20
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:8
	s_mov_b32 s9, s19
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:20
	s_mov_b32 s9, s18
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	v_mov_b32_e32 v0, s8
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 s[18:19], 32
.Ltmp16:
	.loc	0 18 1 prologue_end
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v2, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v2, v3
	buffer_load_dword v3, off, s[0:3], s33 offset:24
	s_mov_b32 s4, -7
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v3, v3, s4
	s_mov_b32 s4, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, v5
	v_cmp_eq_u64_e64 s[6:7], v[1:2], v[3:4]
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB14_2
	.loc	0 0 1 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], 0
	.loc	0 18 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_branch .LBB14_3
.LBB14_2:
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	s_or_b64 exec, exec, s[4:5]
	.loc	0 18 1
	s_branch .LBB14_8
.LBB14_3:
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s16, v0, 5
	v_readlane_b32 s17, v0, 6
	v_readlane_b32 s8, v0, 15
	v_readlane_b32 s9, v0, 16
	v_readlane_b32 s18, v0, 13
	v_readlane_b32 s19, v0, 14
	v_writelane_b32 v0, s18, 17
	v_writelane_b32 v0, s19, 18
	.loc	0 18 1
	v_writelane_b32 v0, s8, 19
	v_writelane_b32 v0, s9, 20
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14atomic_cmpxchgPU3AS1Vjjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z14atomic_cmpxchgPU3AS1Vjjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 0
	buffer_store_dword v2, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 19
	v_readlane_b32 s5, v1, 20
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	v_cmp_ne_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB14_5
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	v_readlane_b32 s5, v0, 22
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 18 1
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
.LBB14_5:
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 17
	v_readlane_b32 s9, v0, 18
	v_readlane_b32 s6, v0, 23
	v_readlane_b32 s7, v0, 24
	.loc	0 18 1
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 15
	v_writelane_b32 v0, s7, 16
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 13
	v_writelane_b32 v0, s7, 14
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 27
	v_writelane_b32 v0, s7, 28
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB14_3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s16, v0, 5
	v_readlane_b32 s17, v0, 6
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v2, v0
	global_load_dword v2, v[2:3], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s8, 1
	v_add_u32_e64 v2, v2, s8
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11atomic_xchgPU3AS1Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z11atomic_xchgPU3AS1Vjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_branch .LBB14_2
.LBB14_8:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp17:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lane_argument
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 100
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 34
		.amdhsa_reserve_vcc 0
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
.Lfunc_end8:
	.size	lane_argument, .Lfunc_end8-lane_argument

	.protected	lane_column
	.globl	lane_column
	.p2align	8
	.type	lane_column,@function
lane_column:
.Lfunc_begin9:
	.loc	0 21 0 is_stmt 1
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x1000
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v2, s16, 0
	s_mov_b32 s13, s15
	v_writelane_b32 v2, s13, 1
	s_mov_b32 s12, s14
	v_readlane_b32 s14, v2, 0
	v_writelane_b32 v2, s12, 2
	v_writelane_b32 v2, s10, 3
	v_writelane_b32 v2, s11, 4
	s_mov_b64 s[16:17], s[8:9]
	v_writelane_b32 v2, s16, 5
	v_writelane_b32 v2, s17, 6
	v_writelane_b32 v2, s6, 7
	v_writelane_b32 v2, s7, 8
	v_writelane_b32 v2, s4, 9
	v_writelane_b32 v2, s5, 10
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v2, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_load_dwordx2 s[22:23], s[16:17], 0x0
	s_load_dwordx2 s[20:21], s[16:17], 0x8
	s_load_dwordx2 s[18:19], s[16:17], 0x10
	s_load_dword s8, s[16:17], 0x18
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s9, s23
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:4
	s_mov_b32 s9, s22
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33
	s_mov_b32 s9, s21
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:12
	s_mov_b32 s9, s20
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:8
	s_mov_b32 s9, s19
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:20
	s_mov_b32 s9, s18
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:16
	v_mov_b32_e32 v2, s8
	buffer_store_dword v2, off, s[0:3], s33 offset:24
	s_mov_b64 s[18:19], 32
.Ltmp18:
	.loc	0 21 1 prologue_end
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 10
	v_lshl_or_b32 v31, v1, s15, v0
	v_mov_b32_e32 v0, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v2, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[4:5], 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[6:7], v[1:2], s[4:5]
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB15_2
	.loc	0 0 1 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], 0
	.loc	0 21 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_branch .LBB15_3
.LBB15_2:
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	s_or_b64 exec, exec, s[4:5]
	.loc	0 21 1
	s_branch .LBB15_8
.LBB15_3:
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s16, v0, 5
	v_readlane_b32 s17, v0, 6
	v_readlane_b32 s8, v0, 15
	v_readlane_b32 s9, v0, 16
	v_readlane_b32 s18, v0, 13
	v_readlane_b32 s19, v0, 14
	v_writelane_b32 v0, s18, 17
	v_writelane_b32 v0, s19, 18
	.loc	0 21 1
	v_writelane_b32 v0, s8, 19
	v_writelane_b32 v0, s9, 20
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:36
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v4, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v1
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[4:5], s15, v[4:5]
	v_mov_b32_e32 v1, v4
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14atomic_cmpxchgPU3AS1Vjjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z14atomic_cmpxchgPU3AS1Vjjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 10
	v_lshl_or_b32 v31, v2, s15, v3
	v_mov_b32_e32 v2, 0
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 19
	v_readlane_b32 s5, v1, 20
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	v_cmp_ne_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB15_5
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	v_readlane_b32 s5, v0, 22
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 21 1
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
.LBB15_5:
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 17
	v_readlane_b32 s9, v0, 18
	v_readlane_b32 s6, v0, 23
	v_readlane_b32 s7, v0, 24
	.loc	0 21 1
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 15
	v_writelane_b32 v0, s7, 16
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 13
	v_writelane_b32 v0, s7, 14
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 27
	v_writelane_b32 v0, s7, 28
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB15_3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s16, v0, 5
	v_readlane_b32 s17, v0, 6
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:36
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v4, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v4
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v4, v0
	global_load_dword v4, v[4:5], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s8, 1
	v_add_u32_e64 v4, v4, s8
	global_store_dword v[0:1], v4, off
	s_waitcnt vmcnt(0)
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v4, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v1
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[4:5], s15, v[4:5]
	v_mov_b32_e32 v1, v4
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11atomic_xchgPU3AS1Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z11atomic_xchgPU3AS1Vjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 10
	v_lshl_or_b32 v31, v2, s15, v3
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_branch .LBB15_2
.LBB15_8:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp19:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lane_column
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 116
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 34
		.amdhsa_reserve_vcc 0
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
.Lfunc_end9:
	.size	lane_column, .Lfunc_end9-lane_column

	.protected	lane_column_low_bits
	.globl	lane_column_low_bits
	.p2align	8
	.type	lane_column_low_bits,@function
lane_column_low_bits:
.Lfunc_begin10:
	.loc	0 22 0 is_stmt 1
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x1000
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v2, s16, 0
	s_mov_b32 s13, s15
	v_writelane_b32 v2, s13, 1
	s_mov_b32 s12, s14
	v_readlane_b32 s14, v2, 0
	v_writelane_b32 v2, s12, 2
	v_writelane_b32 v2, s10, 3
	v_writelane_b32 v2, s11, 4
	s_mov_b64 s[16:17], s[8:9]
	v_writelane_b32 v2, s16, 5
	v_writelane_b32 v2, s17, 6
	v_writelane_b32 v2, s6, 7
	v_writelane_b32 v2, s7, 8
	v_writelane_b32 v2, s4, 9
	v_writelane_b32 v2, s5, 10
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v2, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_load_dwordx2 s[22:23], s[16:17], 0x0
	s_load_dwordx2 s[20:21], s[16:17], 0x8
	s_load_dwordx2 s[18:19], s[16:17], 0x10
	s_load_dword s8, s[16:17], 0x18
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s9, s23
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:4
	s_mov_b32 s9, s22
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33
	s_mov_b32 s9, s21
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:12
	s_mov_b32 s9, s20
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:8
	s_mov_b32 s9, s19
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:20
	s_mov_b32 s9, s18
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:16
	v_mov_b32_e32 v2, s8
	buffer_store_dword v2, off, s[0:3], s33 offset:24
	s_mov_b64 s[18:19], 32
.Ltmp20:
	.loc	0 22 1 prologue_end
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 10
	v_lshl_or_b32 v31, v1, s15, v0
	v_mov_b32_e32 v0, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v2, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v2
	s_mov_b64 s[4:5], 63
	s_mov_b32 s6, s5
	v_and_b32_e64 v3, v3, s6
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[4:5], 0
	v_cmp_eq_u64_e64 s[6:7], v[1:2], s[4:5]
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB16_2
	.loc	0 0 1 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], 0
	.loc	0 22 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_branch .LBB16_3
.LBB16_2:
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	s_or_b64 exec, exec, s[4:5]
	.loc	0 22 1
	s_branch .LBB16_8
.LBB16_3:
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s16, v0, 5
	v_readlane_b32 s17, v0, 6
	v_readlane_b32 s8, v0, 15
	v_readlane_b32 s9, v0, 16
	v_readlane_b32 s18, v0, 13
	v_readlane_b32 s19, v0, 14
	v_writelane_b32 v0, s18, 17
	v_writelane_b32 v0, s19, 18
	.loc	0 22 1
	v_writelane_b32 v0, s8, 19
	v_writelane_b32 v0, s9, 20
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:36
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v4, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v1
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[4:5], s15, v[4:5]
	v_mov_b32_e32 v1, v4
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14atomic_cmpxchgPU3AS1Vjjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z14atomic_cmpxchgPU3AS1Vjjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 10
	v_lshl_or_b32 v31, v2, s15, v3
	v_mov_b32_e32 v2, 0
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 19
	v_readlane_b32 s5, v1, 20
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	v_cmp_ne_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB16_5
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	v_readlane_b32 s5, v0, 22
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 22 1
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
.LBB16_5:
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 17
	v_readlane_b32 s9, v0, 18
	v_readlane_b32 s6, v0, 23
	v_readlane_b32 s7, v0, 24
	.loc	0 22 1
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 15
	v_writelane_b32 v0, s7, 16
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 13
	v_writelane_b32 v0, s7, 14
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 27
	v_writelane_b32 v0, s7, 28
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB16_3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s16, v0, 5
	v_readlane_b32 s17, v0, 6
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:36
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v4, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v4
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v4, v0
	global_load_dword v4, v[4:5], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s8, 1
	v_add_u32_e64 v4, v4, s8
	global_store_dword v[0:1], v4, off
	s_waitcnt vmcnt(0)
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v4, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v1
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[4:5], s15, v[4:5]
	v_mov_b32_e32 v1, v4
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11atomic_xchgPU3AS1Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z11atomic_xchgPU3AS1Vjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 10
	v_lshl_or_b32 v31, v2, s15, v3
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_branch .LBB16_2
.LBB16_8:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp21:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lane_column_low_bits
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 116
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 34
		.amdhsa_reserve_vcc 0
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
.Lfunc_end10:
	.size	lane_column_low_bits, .Lfunc_end10-lane_column_low_bits

	.protected	lane_corner
	.globl	lane_corner
	.p2align	8
	.type	lane_corner,@function
lane_corner:
.Lfunc_begin11:
	.loc	0 23 0 is_stmt 1
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x1000
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v2, s16, 0
	s_mov_b32 s13, s15
	v_writelane_b32 v2, s13, 1
	s_mov_b32 s12, s14
	v_readlane_b32 s14, v2, 0
	v_writelane_b32 v2, s12, 2
	v_writelane_b32 v2, s10, 3
	v_writelane_b32 v2, s11, 4
	s_mov_b64 s[16:17], s[8:9]
	v_writelane_b32 v2, s16, 5
	v_writelane_b32 v2, s17, 6
	v_writelane_b32 v2, s6, 7
	v_writelane_b32 v2, s7, 8
	v_writelane_b32 v2, s4, 9
	v_writelane_b32 v2, s5, 10
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v2, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_load_dwordx2 s[22:23], s[16:17], 0x0
	s_load_dwordx2 s[20:21], s[16:17], 0x8
	s_load_dwordx2 s[18:19], s[16:17], 0x10
	s_load_dword s8, s[16:17], 0x18
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s9, s23
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:4
	s_mov_b32 s9, s22
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33
	s_mov_b32 s9, s21
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:12
	s_mov_b32 s9, s20
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:8
	s_mov_b32 s9, s19
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:20
	s_mov_b32 s9, s18
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:16
	v_mov_b32_e32 v2, s8
	buffer_store_dword v2, off, s[0:3], s33 offset:24
	s_mov_b64 s[18:19], 32
.Ltmp22:
	.loc	0 23 1 prologue_end
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 10
	v_lshl_or_b32 v31, v1, s15, v0
	v_mov_b32_e32 v0, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v2, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[4:5], 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[6:7], v[1:2], s[4:5]
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB17_9
	.loc	0 0 1 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s16, v2, 5
	v_readlane_b32 s17, v2, 6
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b64 s[18:19], 32
	.loc	0 23 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 10
	s_waitcnt vmcnt(0)
	v_lshl_or_b32 v31, v0, s15, v1
	v_mov_b32_e32 v0, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[4:5], 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[6:7], v[1:2], s[4:5]
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB17_3
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], 0
	.loc	0 23 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_branch .LBB17_4
.LBB17_3:
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 13
	v_readlane_b32 s5, v0, 14
	s_or_b64 exec, exec, s[4:5]
	.loc	0 23 1
	s_branch .LBB17_9
.LBB17_4:
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s16, v0, 5
	v_readlane_b32 s17, v0, 6
	v_readlane_b32 s8, v0, 17
	v_readlane_b32 s9, v0, 18
	v_readlane_b32 s18, v0, 15
	v_readlane_b32 s19, v0, 16
	v_writelane_b32 v0, s18, 19
	v_writelane_b32 v0, s19, 20
	.loc	0 23 1
	v_writelane_b32 v0, s8, 21
	v_writelane_b32 v0, s9, 22
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:36
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v4, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v1
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[4:5], s15, v[4:5]
	v_mov_b32_e32 v1, v4
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14atomic_cmpxchgPU3AS1Vjjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z14atomic_cmpxchgPU3AS1Vjjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 10
	v_lshl_or_b32 v31, v2, s15, v3
	v_mov_b32_e32 v2, 0
	buffer_store_dword v2, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 21
	v_readlane_b32 s5, v1, 22
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	v_cmp_ne_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 27
	v_writelane_b32 v0, s5, 28
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB17_6
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	v_readlane_b32 s5, v0, 24
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 23 1
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
.LBB17_6:
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 19
	v_readlane_b32 s9, v0, 20
	v_readlane_b32 s6, v0, 25
	v_readlane_b32 s7, v0, 26
	.loc	0 23 1
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 17
	v_writelane_b32 v0, s7, 18
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 15
	v_writelane_b32 v0, s7, 16
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 29
	v_writelane_b32 v0, s7, 30
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB17_4
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 29
	v_readlane_b32 s5, v0, 30
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s16, v0, 5
	v_readlane_b32 s17, v0, 6
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:36
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v4, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v4
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v4, v0
	global_load_dword v4, v[4:5], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s8, 1
	v_add_u32_e64 v4, v4, s8
	global_store_dword v[0:1], v4, off
	s_waitcnt vmcnt(0)
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v4, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v1
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[4:5], s15, v[4:5]
	v_mov_b32_e32 v1, v4
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11atomic_xchgPU3AS1Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z11atomic_xchgPU3AS1Vjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 10
	v_lshl_or_b32 v31, v2, s15, v3
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_branch .LBB17_3
.LBB17_9:
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	s_or_b64 exec, exec, s[4:5]
	.loc	0 23 1
	s_endpgm
.Ltmp23:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lane_corner
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 116
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 34
		.amdhsa_reserve_vcc 0
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
.Lfunc_end11:
	.size	lane_corner, .Lfunc_end11-lane_corner

	.protected	lane_few_bits
	.globl	lane_few_bits
	.p2align	8
	.type	lane_few_bits,@function
lane_few_bits:
.Lfunc_begin12:
	.loc	0 25 0 is_stmt 1
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xc00
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v1, s16, 0
	s_mov_b32 s13, s15
	v_writelane_b32 v1, s13, 1
	s_mov_b32 s12, s14
	v_readlane_b32 s14, v1, 0
	v_writelane_b32 v1, s12, 2
	v_writelane_b32 v1, s10, 3
	v_writelane_b32 v1, s11, 4
	s_mov_b64 s[16:17], s[8:9]
	v_writelane_b32 v1, s16, 5
	v_writelane_b32 v1, s17, 6
	v_writelane_b32 v1, s6, 7
	v_writelane_b32 v1, s7, 8
	v_writelane_b32 v1, s4, 9
	v_writelane_b32 v1, s5, 10
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	v_mov_b32_e32 v31, v0
	buffer_store_dword v31, off, s[0:3], s33 offset:36
	s_load_dwordx2 s[22:23], s[16:17], 0x0
	s_load_dwordx2 s[20:21], s[16:17], 0x8
	s_load_dwordx2 s[18:19], s[16:17], 0x10
	s_load_dword s8, s[16:17], 0x18
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s9, s23
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:4
	s_mov_b32 s9, s22
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 s9, s21
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 s9, s20
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:8
	s_mov_b32 s9, s19
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:20
	s_mov_b32 s9, s18
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	v_mov_b32_e32 v0, s8
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 s[18:19], 32
.Ltmp24:
	.loc	0 25 1 prologue_end
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v2, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v2
	s_mov_b64 s[4:5], 31
	s_mov_b32 s6, s5
	v_and_b32_e64 v3, v3, s6
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[4:5], 0
	v_cmp_eq_u64_e64 s[6:7], v[1:2], s[4:5]
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB18_2
	.loc	0 0 1 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], 0
	.loc	0 25 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_branch .LBB18_3
.LBB18_2:
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	s_or_b64 exec, exec, s[4:5]
	.loc	0 25 1
	s_branch .LBB18_8
.LBB18_3:
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s16, v0, 5
	v_readlane_b32 s17, v0, 6
	v_readlane_b32 s8, v0, 15
	v_readlane_b32 s9, v0, 16
	v_readlane_b32 s18, v0, 13
	v_readlane_b32 s19, v0, 14
	v_writelane_b32 v0, s18, 17
	v_writelane_b32 v0, s19, 18
	.loc	0 25 1
	v_writelane_b32 v0, s8, 19
	v_writelane_b32 v0, s9, 20
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14atomic_cmpxchgPU3AS1Vjjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z14atomic_cmpxchgPU3AS1Vjjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 0
	buffer_store_dword v2, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 19
	v_readlane_b32 s5, v1, 20
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	v_cmp_ne_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB18_5
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	v_readlane_b32 s5, v0, 22
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 25 1
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
.LBB18_5:
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 17
	v_readlane_b32 s9, v0, 18
	v_readlane_b32 s6, v0, 23
	v_readlane_b32 s7, v0, 24
	.loc	0 25 1
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 15
	v_writelane_b32 v0, s7, 16
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 13
	v_writelane_b32 v0, s7, 14
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 27
	v_writelane_b32 v0, s7, 28
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB18_3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s16, v0, 5
	v_readlane_b32 s17, v0, 6
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v2, v0
	global_load_dword v2, v[2:3], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s8, 1
	v_add_u32_e64 v2, v2, s8
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11atomic_xchgPU3AS1Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z11atomic_xchgPU3AS1Vjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_branch .LBB18_2
.LBB18_8:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp25:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lane_few_bits
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 100
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 34
		.amdhsa_reserve_vcc 0
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
	.size	lane_few_bits, .Lfunc_end12-lane_few_bits

	.protected	lane_half
	.globl	lane_half
	.p2align	8
	.type	lane_half,@function
lane_half:
.Lfunc_begin13:
	.loc	0 26 0 is_stmt 1
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xc00
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v1, s16, 0
	s_mov_b32 s13, s15
	v_writelane_b32 v1, s13, 1
	s_mov_b32 s12, s14
	v_readlane_b32 s14, v1, 0
	v_writelane_b32 v1, s12, 2
	v_writelane_b32 v1, s10, 3
	v_writelane_b32 v1, s11, 4
	s_mov_b64 s[16:17], s[8:9]
	v_writelane_b32 v1, s16, 5
	v_writelane_b32 v1, s17, 6
	v_writelane_b32 v1, s6, 7
	v_writelane_b32 v1, s7, 8
	v_writelane_b32 v1, s4, 9
	v_writelane_b32 v1, s5, 10
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	v_mov_b32_e32 v31, v0
	buffer_store_dword v31, off, s[0:3], s33 offset:36
	s_load_dwordx2 s[22:23], s[16:17], 0x0
	s_load_dwordx2 s[20:21], s[16:17], 0x8
	s_load_dwordx2 s[18:19], s[16:17], 0x10
	s_load_dword s8, s[16:17], 0x18
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s9, s23
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:4
	s_mov_b32 s9, s22
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 s9, s21
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 s9, s20
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:8
	s_mov_b32 s9, s19
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:20
	s_mov_b32 s9, s18
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	v_mov_b32_e32 v0, s8
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 s[18:19], 32
.Ltmp26:
	.loc	0 26 1 prologue_end
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v2, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v2, v3
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_lshrrev_b64 v[1:2], s4, v[1:2]
	s_mov_b64 s[4:5], 3
	v_cmp_eq_u64_e64 s[6:7], v[1:2], s[4:5]
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB19_2
	.loc	0 0 1 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], 0
	.loc	0 26 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_branch .LBB19_3
.LBB19_2:
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	s_or_b64 exec, exec, s[4:5]
	.loc	0 26 1
	s_branch .LBB19_8
.LBB19_3:
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s16, v0, 5
	v_readlane_b32 s17, v0, 6
	v_readlane_b32 s8, v0, 15
	v_readlane_b32 s9, v0, 16
	v_readlane_b32 s18, v0, 13
	v_readlane_b32 s19, v0, 14
	v_writelane_b32 v0, s18, 17
	v_writelane_b32 v0, s19, 18
	.loc	0 26 1
	v_writelane_b32 v0, s8, 19
	v_writelane_b32 v0, s9, 20
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14atomic_cmpxchgPU3AS1Vjjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z14atomic_cmpxchgPU3AS1Vjjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 0
	buffer_store_dword v2, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 19
	v_readlane_b32 s5, v1, 20
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	v_cmp_ne_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB19_5
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	v_readlane_b32 s5, v0, 22
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 26 1
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
.LBB19_5:
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 17
	v_readlane_b32 s9, v0, 18
	v_readlane_b32 s6, v0, 23
	v_readlane_b32 s7, v0, 24
	.loc	0 26 1
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 15
	v_writelane_b32 v0, s7, 16
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 13
	v_writelane_b32 v0, s7, 14
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 27
	v_writelane_b32 v0, s7, 28
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB19_3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s16, v0, 5
	v_readlane_b32 s17, v0, 6
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v2, v0
	global_load_dword v2, v[2:3], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s8, 1
	v_add_u32_e64 v2, v2, s8
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11atomic_xchgPU3AS1Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z11atomic_xchgPU3AS1Vjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_branch .LBB19_2
.LBB19_8:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp27:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lane_half
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 100
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 34
		.amdhsa_reserve_vcc 0
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
.Lfunc_end13:
	.size	lane_half, .Lfunc_end13-lane_half

	.protected	lane_two
	.globl	lane_two
	.p2align	8
	.type	lane_two,@function
lane_two:
.Lfunc_begin14:
	.loc	0 27 0 is_stmt 1
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xc00
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v1, s16, 0
	s_mov_b32 s13, s15
	v_writelane_b32 v1, s13, 1
	s_mov_b32 s12, s14
	v_readlane_b32 s14, v1, 0
	v_writelane_b32 v1, s12, 2
	v_writelane_b32 v1, s10, 3
	v_writelane_b32 v1, s11, 4
	s_mov_b64 s[16:17], s[8:9]
	v_writelane_b32 v1, s16, 5
	v_writelane_b32 v1, s17, 6
	v_writelane_b32 v1, s6, 7
	v_writelane_b32 v1, s7, 8
	v_writelane_b32 v1, s4, 9
	v_writelane_b32 v1, s5, 10
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	v_mov_b32_e32 v31, v0
	buffer_store_dword v31, off, s[0:3], s33 offset:36
	s_load_dwordx2 s[22:23], s[16:17], 0x0
	s_load_dwordx2 s[20:21], s[16:17], 0x8
	s_load_dwordx2 s[18:19], s[16:17], 0x10
	s_load_dword s8, s[16:17], 0x18
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s9, s23
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:4
	s_mov_b32 s9, s22
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 s9, s21
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 s9, s20
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:8
	s_mov_b32 s9, s19
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:20
	s_mov_b32 s9, s18
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	v_mov_b32_e32 v0, s8
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 s[18:19], 32
.Ltmp28:
	.loc	0 27 1 prologue_end
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v2, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[4:5], 2
	s_waitcnt vmcnt(0)
	v_cmp_lt_u64_e64 s[6:7], v[1:2], s[4:5]
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB20_2
	.loc	0 0 1 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], 0
	.loc	0 27 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_branch .LBB20_3
.LBB20_2:
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	s_or_b64 exec, exec, s[4:5]
	.loc	0 27 1
	s_branch .LBB20_8
.LBB20_3:
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s16, v0, 5
	v_readlane_b32 s17, v0, 6
	v_readlane_b32 s8, v0, 15
	v_readlane_b32 s9, v0, 16
	v_readlane_b32 s18, v0, 13
	v_readlane_b32 s19, v0, 14
	v_writelane_b32 v0, s18, 17
	v_writelane_b32 v0, s19, 18
	.loc	0 27 1
	v_writelane_b32 v0, s8, 19
	v_writelane_b32 v0, s9, 20
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14atomic_cmpxchgPU3AS1Vjjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z14atomic_cmpxchgPU3AS1Vjjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 0
	buffer_store_dword v2, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 19
	v_readlane_b32 s5, v1, 20
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	v_cmp_ne_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB20_5
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	v_readlane_b32 s5, v0, 22
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 27 1
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
.LBB20_5:
	.loc	0 0 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 17
	v_readlane_b32 s9, v0, 18
	v_readlane_b32 s6, v0, 23
	v_readlane_b32 s7, v0, 24
	.loc	0 27 1
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 15
	v_writelane_b32 v0, s7, 16
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 13
	v_writelane_b32 v0, s7, 14
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 27
	v_writelane_b32 v0, s7, 28
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB20_3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s16, v0, 5
	v_readlane_b32 s17, v0, 6
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v2, v0
	global_load_dword v2, v[2:3], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s8, 1
	v_add_u32_e64 v2, v2, s8
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11atomic_xchgPU3AS1Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z11atomic_xchgPU3AS1Vjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_branch .LBB20_2
.LBB20_8:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp29:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lane_two
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 100
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 34
		.amdhsa_reserve_vcc 0
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
.Lfunc_end14:
	.size	lane_two, .Lfunc_end14-lane_two

	.protected	lane_in_turn
	.globl	lane_in_turn
	.p2align	8
	.type	lane_in_turn,@function
lane_in_turn:
.Lfunc_begin15:
	.loc	0 31 0 is_stmt 1
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x1000
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v1, s16, 0
	v_writelane_b32 v1, s15, 1
	v_writelane_b32 v1, s14, 2
	v_writelane_b32 v1, s10, 3
	v_writelane_b32 v1, s11, 4
	v_writelane_b32 v1, s8, 5
	v_writelane_b32 v1, s9, 6
	v_writelane_b32 v1, s6, 7
	v_writelane_b32 v1, s7, 8
	s_mov_b64 s[6:7], s[4:5]
	v_readlane_b32 s4, v1, 5
	v_readlane_b32 s5, v1, 6
	v_writelane_b32 v1, s6, 9
	v_writelane_b32 v1, s7, 10
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	s_load_dwordx2 s[10:11], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x8
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	s_nop 0
	s_load_dword s4, s[4:5], 0x18
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s5, s11
	v_mov_b32_e32 v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s5, s10
	v_mov_b32_e32 v1, s5
	buffer_store_dword v1, off, s[0:3], s33
	s_mov_b32 s5, s9
	v_mov_b32_e32 v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:12
	s_mov_b32 s5, s8
	v_mov_b32_e32 v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:8
	s_mov_b32 s5, s7
	v_mov_b32_e32 v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:20
	s_mov_b32 s5, s6
	v_mov_b32_e32 v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:16
	v_mov_b32_e32 v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:24
	v_mov_b32_e32 v1, 0
.Ltmp30:
	.loc	0 32 12 prologue_end
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b64 s[4:5], 0
	.loc	0 32 7 is_stmt 0
	s_waitcnt vmcnt(9)
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
.LBB21_1:
	.loc	0 0 7
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 13
	v_readlane_b32 s5, v0, 14
	v_readlane_b32 s6, v0, 11
	v_readlane_b32 s7, v0, 12
	v_writelane_b32 v0, s6, 15
	v_writelane_b32 v0, s7, 16
	.loc	0 32 19
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s6, 64
	.loc	0 32 21
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	.loc	0 32 2
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB21_10
	.loc	0 0 2
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s16, v0, 5
	v_readlane_b32 s17, v0, 6
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	s_mov_b64 s[18:19], 32
	.loc	0 33 7 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v2, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v2, v3
	.loc	0 33 23 is_stmt 0
	v_mov_b32_e32 v3, v2
	s_mov_b64 s[4:5], 63
	s_mov_b32 s6, s5
	v_and_b32_e64 v3, v3, s6
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	v_mov_b32_e32 v2, v3
	.loc	0 33 31
	s_mov_b32 s4, 0
	buffer_load_dword v3, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, v5
	.loc	0 33 28
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[6:7], v[1:2], v[3:4]
	.loc	0 33 7
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB21_4
	.loc	0 0 7
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], 0
	.loc	0 34 4 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_branch .LBB21_5
.LBB21_4:
	.loc	0 0 4 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	v_readlane_b32 s5, v0, 24
	s_or_b64 exec, exec, s[4:5]
	.loc	0 33 7 is_stmt 1
	s_branch .LBB21_11
.LBB21_5:
	.loc	0 0 7 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s16, v0, 5
	v_readlane_b32 s17, v0, 6
	v_readlane_b32 s8, v0, 27
	v_readlane_b32 s9, v0, 28
	v_readlane_b32 s18, v0, 25
	v_readlane_b32 s19, v0, 26
	v_writelane_b32 v0, s18, 29
	v_writelane_b32 v0, s19, 30
	.loc	0 34 4 is_stmt 1
	v_writelane_b32 v0, s8, 31
	v_writelane_b32 v0, s9, 32
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14atomic_cmpxchgPU3AS1Vjjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z14atomic_cmpxchgPU3AS1Vjjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 0
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 31
	v_readlane_b32 s5, v1, 32
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	v_cmp_ne_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 33
	v_writelane_b32 v0, s5, 34
	v_writelane_b32 v0, s4, 35
	v_writelane_b32 v0, s5, 36
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 37
	v_writelane_b32 v0, s5, 38
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB21_7
	.loc	0 0 4 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 33
	v_readlane_b32 s5, v0, 34
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 34 4
	v_writelane_b32 v0, s4, 35
	v_writelane_b32 v0, s5, 36
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
.LBB21_7:
	.loc	0 0 4
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 37
	v_readlane_b32 s5, v0, 38
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 29
	v_readlane_b32 s9, v0, 30
	v_readlane_b32 s6, v0, 35
	v_readlane_b32 s7, v0, 36
	.loc	0 34 4
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 27
	v_writelane_b32 v0, s7, 28
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 25
	v_writelane_b32 v0, s7, 26
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 39
	v_writelane_b32 v0, s7, 40
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB21_5
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 39
	v_readlane_b32 s5, v0, 40
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s16, v0, 5
	v_readlane_b32 s17, v0, 6
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v2, v0
	global_load_dword v2, v[2:3], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s8, 1
	v_add_u32_e64 v2, v2, s8
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11atomic_xchgPU3AS1Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z11atomic_xchgPU3AS1Vjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_branch .LBB21_4
.LBB21_10:
	.loc	0 0 4
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	v_readlane_b32 s5, v0, 22
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 15
	v_readlane_b32 s9, v0, 16
	v_readlane_b32 s6, v0, 19
	v_readlane_b32 s7, v0, 20
	.loc	0 32 2 is_stmt 1
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 13
	v_writelane_b32 v0, s7, 14
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 11
	v_writelane_b32 v0, s7, 12
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 41
	v_writelane_b32 v0, s7, 42
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB21_1
	s_branch .LBB21_13
.LBB21_11:
	.loc	0 32 28 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	v_readlane_b32 s5, v0, 18
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 32 2
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_branch .LBB21_10
.LBB21_13:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 41
	v_readlane_b32 s5, v0, 42
	s_or_b64 exec, exec, s[4:5]
	.loc	0 35 1 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp31:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lane_in_turn
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 116
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 34
		.amdhsa_reserve_vcc 0
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
	.size	lane_in_turn, .Lfunc_end15-lane_in_turn

	.p2align	2
	.type	_Z13get_global_idj,@function
_Z13get_global_idj:
.Lfunc_begin16:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s18, s33
	s_mov_b32 s33, s32
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, __ockl_get_global_id@rel32@lo+4
	s_addc_u32 s17, s17, __ockl_get_global_id@rel32@hi+12
	s_mov_b32 s33, s18
	s_setpc_b64 s[16:17]
.Lfunc_end16:
	.size	_Z13get_global_idj, .Lfunc_end16-_Z13get_global_idj

	.p2align	2
	.type	_Z11atomic_xchgPU3AS1Vjj,@function
_Z11atomic_xchgPU3AS1Vjj:
.Lfunc_begin17:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s6, s33
	s_mov_b32 s33, s32
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v1, v3
	global_atomic_swap v0, v[0:1], v2, off glc
	s_mov_b32 s33, s6
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end17:
	.size	_Z11atomic_xchgPU3AS1Vjj, .Lfunc_end17-_Z11atomic_xchgPU3AS1Vjj

	.p2align	2
	.type	_Z14atomic_cmpxchgPU3AS1Vjjj,@function
_Z14atomic_cmpxchgPU3AS1Vjjj:
.Lfunc_begin18:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s6, s33
	s_mov_b32 s33, s32
	s_add_i32 s32, s32, 0x200
	buffer_store_dword v3, off, s[0:3], s33
	v_mov_b32_e32 v4, v2
	buffer_load_dword v2, off, s[0:3], s33
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v1, v3
	v_mov_b32_e32 v3, v4
	s_waitcnt vmcnt(0)
	global_atomic_cmpswap v0, v[0:1], v[2:3], off glc
	s_add_i32 s32, s32, 0xfffffe00
	s_mov_b32 s33, s6
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end18:
	.size	_Z14atomic_cmpxchgPU3AS1Vjjj, .Lfunc_end18-_Z14atomic_cmpxchgPU3AS1Vjjj

	.p2align	2
	.type	_Z12get_local_idj,@function
_Z12get_local_idj:
.Lfunc_begin19:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s18, s33
	s_mov_b32 s33, s32
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, __ockl_get_local_id@rel32@lo+4
	s_addc_u32 s17, s17, __ockl_get_local_id@rel32@hi+12
	s_mov_b32 s33, s18
	s_setpc_b64 s[16:17]
.Lfunc_end19:
	.size	_Z12get_local_idj, .Lfunc_end19-_Z12get_local_idj

	.p2align	2
	.type	__ockl_get_global_id,@function
__ockl_get_global_id:
.Lfunc_begin20:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s22, s33
	s_mov_b32 s33, s32
	s_xor_saveexec_b64 s[6:7], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	buffer_store_dword v3, off, s[0:3], s33 offset:92
	buffer_store_dword v5, off, s[0:3], s33 offset:96
	buffer_store_dword v2, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[6:7]
	s_add_i32 s32, s32, 0x1b00
	buffer_store_dword v31, off, s[0:3], s33 offset:8
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[20:21]
	buffer_store_dword v1, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(1)
	v_writelane_b32 v0, s14, 0
	v_writelane_b32 v0, s13, 1
	v_writelane_b32 v0, s12, 2
	v_writelane_b32 v0, s8, 3
	v_writelane_b32 v0, s9, 4
	v_writelane_b32 v0, s4, 5
	v_writelane_b32 v0, s5, 6
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[20:21]
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v2, s9
	v_writelane_b32 v0, s6, 7
	v_writelane_b32 v0, s7, 8
	buffer_store_dword v3, off, s[0:3], s33 offset:20
	buffer_store_dword v1, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:16
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 9
	v_writelane_b32 v0, s7, 10
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB10_3
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v1, s8
	v_writelane_b32 v0, s6, 11
	v_writelane_b32 v0, s7, 12
	buffer_store_dword v1, off, s[0:3], s33 offset:24
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 13
	v_writelane_b32 v0, s7, 14
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB10_11
	s_branch .LBB10_4
.LBB10_3:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_readlane_b32 s8, v0, 15
	v_readlane_b32 s9, v0, 16
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	buffer_load_dword v5, off, s[0:3], s33 offset:20
	buffer_load_dword v3, off, s[0:3], s33 offset:12
	buffer_load_dword v4, off, s[0:3], s33 offset:16
	v_writelane_b32 v0, s6, 17
	v_writelane_b32 v0, s7, 18
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v2, s9
	v_writelane_b32 v0, s6, 19
	v_writelane_b32 v0, s7, 20
	s_waitcnt vmcnt(2)
	buffer_store_dword v5, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(1)
	buffer_store_dword v3, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s33 offset:40
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:32
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB10_7
	s_branch .LBB10_6
.LBB10_4:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 2
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v1, s8
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	buffer_store_dword v1, off, s[0:3], s33 offset:48
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB10_9
	s_branch .LBB10_12
.LBB10_5:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v0, 27
	v_readlane_b32 s9, v0, 28
	s_or_b64 exec, exec, s[8:9]
	v_readlane_b32 s4, v0, 29
	v_readlane_b32 s5, v0, 30
	v_readlane_b32 s6, v0, 31
	v_readlane_b32 s7, v0, 32
	buffer_load_dword v3, off, s[0:3], s33 offset:52
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	s_and_b64 s[6:7], s[6:7], exec
	v_writelane_b32 v0, s6, 7
	v_writelane_b32 v0, s7, 8
	s_waitcnt vmcnt(2)
	buffer_store_dword v3, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(1)
	buffer_store_dword v1, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:16
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[20:21]
	s_branch .LBB10_3
.LBB10_6:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	v_readlane_b32 s5, v0, 18
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s6, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v1, s6
	v_mov_b32_e32 v1, s8
	v_writelane_b32 v0, s4, 33
	v_writelane_b32 v0, s5, 34
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 35
	v_writelane_b32 v0, s5, 36
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB10_13
	s_branch .LBB10_8
.LBB10_7:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	v_readlane_b32 s5, v0, 22
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s6, v0, 19
	v_readlane_b32 s7, v0, 20
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	buffer_load_dword v4, off, s[0:3], s33 offset:36
	buffer_load_dword v5, off, s[0:3], s33 offset:40
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(2)
	buffer_store_dword v4, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	buffer_store_dword v5, off, s[0:3], s33 offset:84
	buffer_store_dword v3, off, s[0:3], s33 offset:76
	buffer_store_dword v1, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:72
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 37
	v_writelane_b32 v0, s5, 38
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB10_15
	s_branch .LBB10_14
.LBB10_8:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 17
	v_readlane_b32 s7, v0, 18
	v_readlane_b32 s8, v0, 3
	v_readlane_b32 s9, v0, 4
	v_readlane_b32 s4, v0, 2
	v_readlane_b32 s10, v0, 5
	v_readlane_b32 s11, v0, 6
	buffer_load_dword v2, off, s[0:3], s33 offset:8
	s_getpc_b64 s[12:13]
	s_add_u32 s12, s12, __oclc_ABI_version@rel32@lo+4
	s_addc_u32 s13, s13, __oclc_ABI_version@rel32@hi+12
	s_load_dword s5, s[12:13], 0x0
	s_mov_b64 s[14:15], 4
	s_mov_b32 s12, s10
	s_mov_b32 s10, s11
	s_mov_b32 s13, s14
	s_mov_b32 s11, s15
	s_add_u32 s12, s12, s13
	s_addc_u32 s10, s10, s11
	s_mov_b32 s13, s10
	s_mov_b64 s[16:17], 12
	s_mov_b32 s10, s8
	s_mov_b32 s11, s9
	s_mov_b32 s15, s16
	s_mov_b32 s14, s17
	s_add_u32 s10, s10, s15
	s_addc_u32 s14, s11, s14
	s_mov_b32 s11, s14
	s_mov_b32 s14, 0x1f4
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s5, s14
	s_mov_b32 s14, s11
	s_mov_b32 s5, s13
	s_cselect_b32 s5, s5, s14
	s_mov_b32 s11, s10
	s_mov_b32 s10, s12
	s_cselect_b32 s10, s10, s11
	s_mov_b32 s11, s5
	v_mov_b32_e32 v1, 0
	global_load_ushort v1, v1, s[10:11]
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v1, s4, v1
	s_mov_b32 s4, 0x3ff
	v_and_b32_e64 v2, v2, s4
	v_add_u32_e64 v1, v1, v2
	s_mov_b32 s5, 40
	s_mov_b32 s4, 0
	s_cselect_b32 s10, s4, s5
	s_mov_b32 s4, 0
	s_mov_b32 s11, s4
	s_mov_b32 s4, s8
	s_mov_b32 s5, s9
	s_mov_b32 s9, s10
	s_mov_b32 s8, s11
	s_add_u32 s4, s4, s9
	s_addc_u32 s8, s5, s8
	s_mov_b32 s5, s8
	s_mov_b64 s[8:9], -1
	s_or_b64 s[6:7], s[6:7], exec
	v_writelane_b32 v0, s6, 33
	v_writelane_b32 v0, s7, 34
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	v_writelane_b32 v0, s4, 39
	v_writelane_b32 v0, s5, 40
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[20:21]
	s_branch .LBB10_13
.LBB10_9:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 23
	v_readlane_b32 s9, v0, 24
	v_readlane_b32 s6, v0, 41
	v_readlane_b32 s7, v0, 42
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_mov_b64 s[4:5], 0
	s_and_b64 s[8:9], s[8:9], exec
	v_writelane_b32 v0, s8, 11
	v_writelane_b32 v0, s9, 12
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:24
	v_writelane_b32 v0, s6, 43
	v_writelane_b32 v0, s7, 44
	v_writelane_b32 v0, s4, 45
	v_writelane_b32 v0, s5, 46
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[20:21]
	s_branch .LBB10_11
.LBB10_10:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v3, off, s[0:3], s33
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v3, 47
	v_readlane_b32 s5, v3, 48
	v_readlane_b32 s8, v3, 3
	v_readlane_b32 s9, v3, 4
	v_readlane_b32 s6, v3, 1
	v_readlane_b32 s10, v3, 5
	v_readlane_b32 s11, v3, 6
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	s_getpc_b64 s[12:13]
	s_add_u32 s12, s12, __oclc_ABI_version@rel32@lo+4
	s_addc_u32 s13, s13, __oclc_ABI_version@rel32@hi+12
	s_load_dword s7, s[12:13], 0x0
	s_mov_b64 s[14:15], 6
	s_mov_b32 s12, s10
	s_mov_b32 s10, s11
	s_mov_b32 s13, s14
	s_mov_b32 s11, s15
	s_add_u32 s12, s12, s13
	s_addc_u32 s10, s10, s11
	s_mov_b32 s13, s10
	s_mov_b64 s[16:17], 14
	s_mov_b32 s10, s8
	s_mov_b32 s11, s9
	s_mov_b32 s15, s16
	s_mov_b32 s14, s17
	s_add_u32 s10, s10, s15
	s_addc_u32 s14, s11, s14
	s_mov_b32 s11, s14
	s_mov_b32 s14, 0x1f4
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s7, s14
	s_mov_b32 s14, s11
	s_mov_b32 s7, s13
	s_cselect_b32 s7, s7, s14
	s_mov_b32 s11, s10
	s_mov_b32 s10, s12
	s_cselect_b32 s10, s10, s11
	s_mov_b32 s11, s7
	v_mov_b32_e32 v0, 0
	global_load_ushort v0, v0, s[10:11]
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v0, s6, v0
	v_bfe_u32 v1, v1, 10, 10
	v_add_u32_e64 v2, v0, v1
	s_mov_b32 s7, 48
	s_mov_b32 s6, 8
	s_cselect_b32 s10, s6, s7
	s_mov_b32 s6, 0
	s_mov_b32 s11, s6
	s_mov_b32 s6, s8
	s_mov_b32 s7, s9
	s_mov_b32 s9, s10
	s_mov_b32 s8, s11
	s_add_u32 s6, s6, s9
	s_addc_u32 s8, s7, s8
	s_mov_b32 s7, s8
	s_mov_b64 s[8:9], -1
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v1, s7
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v3, s4, 31
	v_writelane_b32 v3, s5, 32
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v3, off, s[0:3], s33
	s_mov_b64 exec, s[20:21]
	buffer_store_dword v2, off, s[0:3], s33 offset:52
	buffer_store_dword v0, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:60
	s_branch .LBB10_5
.LBB10_11:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 13
	v_readlane_b32 s5, v0, 14
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_readlane_b32 s6, v0, 11
	v_readlane_b32 s7, v0, 12
	v_readlane_b32 s8, v0, 43
	v_readlane_b32 s9, v0, 44
	v_readlane_b32 s10, v0, 45
	v_readlane_b32 s11, v0, 46
	v_writelane_b32 v0, s10, 29
	v_writelane_b32 v0, s11, 30
	buffer_load_dword v3, off, s[0:3], s33 offset:24
	v_writelane_b32 v0, s6, 47
	v_writelane_b32 v0, s7, 48
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v2, s9
	v_writelane_b32 v0, s6, 31
	v_writelane_b32 v0, s7, 32
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], s33 offset:52
	buffer_store_dword v1, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:60
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 27
	v_writelane_b32 v0, s5, 28
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB10_5
	s_branch .LBB10_10
.LBB10_12:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 3
	v_readlane_b32 s7, v0, 4
	v_readlane_b32 s4, v0, 0
	v_readlane_b32 s8, v0, 5
	v_readlane_b32 s9, v0, 6
	buffer_load_dword v2, off, s[0:3], s33 offset:8
	s_getpc_b64 s[10:11]
	s_add_u32 s10, s10, __oclc_ABI_version@rel32@lo+4
	s_addc_u32 s11, s11, __oclc_ABI_version@rel32@hi+12
	s_load_dword s5, s[10:11], 0x0
	s_mov_b64 s[12:13], 8
	s_mov_b32 s10, s8
	s_mov_b32 s8, s9
	s_mov_b32 s11, s12
	s_mov_b32 s9, s13
	s_add_u32 s10, s10, s11
	s_addc_u32 s8, s8, s9
	s_mov_b32 s11, s8
	s_mov_b64 s[14:15], 16
	s_mov_b32 s8, s6
	s_mov_b32 s9, s7
	s_mov_b32 s13, s14
	s_mov_b32 s12, s15
	s_add_u32 s8, s8, s13
	s_addc_u32 s12, s9, s12
	s_mov_b32 s9, s12
	s_mov_b32 s12, 0x1f4
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s5, s12
	s_mov_b32 s12, s9
	s_mov_b32 s5, s11
	s_cselect_b32 s5, s5, s12
	s_mov_b32 s9, s8
	s_mov_b32 s8, s10
	s_cselect_b32 s8, s8, s9
	s_mov_b32 s9, s5
	v_mov_b32_e32 v1, 0
	global_load_ushort v1, v1, s[8:9]
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v1, s4, v1
	v_bfe_u32 v2, v2, 20, 10
	v_add_u32_e64 v1, v1, v2
	s_mov_b32 s5, 56
	s_mov_b32 s4, 16
	s_cselect_b32 s8, s4, s5
	s_mov_b32 s4, 0
	s_mov_b32 s9, s4
	s_mov_b32 s4, s6
	s_mov_b32 s5, s7
	s_mov_b32 s7, s8
	s_mov_b32 s6, s9
	s_add_u32 s4, s4, s7
	s_addc_u32 s6, s5, s6
	s_mov_b32 s5, s6
	s_mov_b64 s[6:7], -1
	s_mov_b64 s[6:7], exec
	v_writelane_b32 v0, s6, 23
	v_writelane_b32 v0, s7, 24
	buffer_store_dword v1, off, s[0:3], s33 offset:48
	v_writelane_b32 v0, s4, 41
	v_writelane_b32 v0, s5, 42
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[20:21]
	s_branch .LBB10_9
.LBB10_13:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v5, off, s[0:3], s33
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s10, v5, 35
	v_readlane_b32 s11, v5, 36
	s_or_b64 exec, exec, s[10:11]
	v_readlane_b32 s4, v5, 17
	v_readlane_b32 s5, v5, 18
	v_readlane_b32 s6, v5, 33
	v_readlane_b32 s7, v5, 34
	v_readlane_b32 s8, v5, 39
	v_readlane_b32 s9, v5, 40
	buffer_load_dword v4, off, s[0:3], s33 offset:64
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v3, s9
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 0
	s_andn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[6:7], s[6:7], exec
	s_or_b64 s[4:5], s[4:5], s[6:7]
	v_writelane_b32 v5, s4, 19
	v_writelane_b32 v5, s5, 20
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v5, off, s[0:3], s33
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(1)
	buffer_store_dword v4, off, s[0:3], s33 offset:44
	buffer_store_dword v2, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], s33 offset:40
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_branch .LBB10_7
.LBB10_14:
	buffer_load_dword v0, off, s[0:3], s33 offset:80
	buffer_load_dword v1, off, s[0:3], s33 offset:84
	buffer_load_dword v4, off, s[0:3], s33 offset:76
	s_mov_b32 s4, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v5, v2
	s_waitcnt vmcnt(1)
	global_load_dwordx2 v[1:2], v[0:1], off
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v0, s[4:5], v0, v3
	v_addc_co_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:72
.LBB10_15:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v2, off, s[0:3], s33
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v2, 37
	v_readlane_b32 s5, v2, 38
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v3, off, s[0:3], s33 offset:68
	buffer_load_dword v4, off, s[0:3], s33 offset:72
	s_mov_b32 s4, 32
	s_waitcnt vmcnt(0)
	v_lshrrev_b64 v[0:1], s4, v[3:4]
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v0, v3
	s_xor_saveexec_b64 s[4:5], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_nop 0
	buffer_load_dword v3, off, s[0:3], s33 offset:92
	buffer_load_dword v5, off, s[0:3], s33 offset:96
	buffer_load_dword v2, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[4:5]
	s_add_i32 s32, s32, 0xffffe500
	s_mov_b32 s33, s22
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end20:
	.size	__ockl_get_global_id, .Lfunc_end20-__ockl_get_global_id

	.p2align	2
	.type	__ockl_get_local_id,@function
__ockl_get_local_id:
.Lfunc_begin21:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s12, s33
	s_mov_b32 s33, s32
	s_xor_saveexec_b64 s[4:5], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	s_mov_b64 exec, s[4:5]
	s_add_i32 s32, s32, 0xd00
	buffer_store_dword v31, off, s[0:3], s33 offset:4
	buffer_store_dword v0, off, s[0:3], s33
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	s_mov_b64 exec, s[10:11]
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:12
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 0
	v_writelane_b32 v0, s7, 1
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:8
	s_mov_b64 exec, s[10:11]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_4
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	s_mov_b64 exec, s[10:11]
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:16
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 2
	v_writelane_b32 v0, s7, 3
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:8
	s_mov_b64 exec, s[10:11]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_7
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	s_mov_b64 exec, s[10:11]
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b32 s4, 2
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v1, s4
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, 0
	buffer_store_dword v1, off, s[0:3], s33 offset:20
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 4
	v_writelane_b32 v0, s5, 5
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:8
	s_mov_b64 exec, s[10:11]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_10
	s_branch .LBB0_9
.LBB0_4:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 0
	v_readlane_b32 s5, v0, 1
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:24
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 6
	v_writelane_b32 v0, s5, 7
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:8
	s_mov_b64 exec, s[10:11]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_13
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	s_mov_b64 exec, s[10:11]
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v1, s4
	v_mov_b32_e32 v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 8
	v_writelane_b32 v0, s5, 9
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:8
	s_mov_b64 exec, s[10:11]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_12
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_branch .LBB0_12
.LBB0_7:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 2
	v_readlane_b32 s5, v0, 3
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 10
	v_writelane_b32 v0, s5, 11
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:8
	s_mov_b64 exec, s[10:11]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_11
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_bfe_u32 v0, v0, 10, 10
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_branch .LBB0_11
.LBB0_9:
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_bfe_u32 v0, v0, 20, 10
	buffer_store_dword v0, off, s[0:3], s33 offset:20
.LBB0_10:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 4
	v_readlane_b32 s5, v1, 5
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	s_branch .LBB0_7
.LBB0_11:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 10
	v_readlane_b32 s5, v1, 11
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	s_branch .LBB0_4
.LBB0_12:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 8
	v_readlane_b32 s5, v1, 9
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:24
.LBB0_13:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v2, off, s[0:3], s33 offset:8
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v2, 6
	v_readlane_b32 s5, v2, 7
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v0, off, s[0:3], s33 offset:24
	v_mov_b32_e32 v1, 0
	s_xor_saveexec_b64 s[4:5], -1
	s_waitcnt vmcnt(0)
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_nop 0
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	s_mov_b64 exec, s[4:5]
	s_add_i32 s32, s32, 0xfffff300
	s_mov_b32 s33, s12
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end21:
	.size	__ockl_get_local_id, .Lfunc_end21-__ockl_get_local_id

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
	.addrsig_sym _Z13get_global_idj
	.addrsig_sym _Z11atomic_xchgPU3AS1Vjj
	.addrsig_sym _Z14atomic_cmpxchgPU3AS1Vjjj
	.addrsig_sym _Z12get_local_idj
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
        .value_kind:     hidden_hostcall_buffer
      - .offset:         64
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         72
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         80
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           lane_first_item
    .private_segment_fixed_size: 116
    .sgpr_count:     40
    .sgpr_spill_count: 33
    .symbol:         lane_first_item.kd
    .vgpr_count:     32
    .vgpr_spill_count: 12
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
        .value_kind:     hidden_hostcall_buffer
      - .offset:         64
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         72
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         80
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 64
    .name:           lane_first_item_of_row
    .private_segment_fixed_size: 100
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     40
    .sgpr_spill_count: 33
    .symbol:         lane_first_item_of_row.kd
    .vgpr_count:     32
    .vgpr_spill_count: 10
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
        .value_kind:     hidden_hostcall_buffer
      - .offset:         64
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         72
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         80
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 64
    .name:           lane_low_bits
    .private_segment_fixed_size: 100
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     40
    .sgpr_spill_count: 33
    .symbol:         lane_low_bits.kd
    .vgpr_count:     32
    .vgpr_spill_count: 10
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
        .value_kind:     hidden_hostcall_buffer
      - .offset:         64
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         72
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         80
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 64
    .name:           lane_rest
    .private_segment_fixed_size: 100
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     40
    .sgpr_spill_count: 33
    .symbol:         lane_rest.kd
    .vgpr_count:     32
    .vgpr_spill_count: 10
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
        .value_kind:     hidden_hostcall_buffer
      - .offset:         64
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         72
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         80
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 64
    .name:           lane_not_different
    .private_segment_fixed_size: 100
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     40
    .sgpr_spill_count: 33
    .symbol:         lane_not_different.kd
    .vgpr_count:     32
    .vgpr_spill_count: 10
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
        .value_kind:     hidden_hostcall_buffer
      - .offset:         64
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         72
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         80
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 64
    .name:           lane_below_one
    .private_segment_fixed_size: 100
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     40
    .sgpr_spill_count: 33
    .symbol:         lane_below_one.kd
    .vgpr_count:     32
    .vgpr_spill_count: 10
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
        .value_kind:     hidden_hostcall_buffer
      - .offset:         64
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         72
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         80
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 64
    .name:           lane_first_of_grid
    .private_segment_fixed_size: 156
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     40
    .sgpr_spill_count: 33
    .symbol:         lane_first_of_grid.kd
    .vgpr_count:     32
    .vgpr_spill_count: 10
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
        .value_kind:     hidden_hostcall_buffer
      - .offset:         64
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         72
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         80
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           lane_number_in_wave
    .private_segment_fixed_size: 72
    .sgpr_count:     40
    .sgpr_spill_count: 33
    .symbol:         lane_number_in_wave.kd
    .vgpr_count:     32
    .vgpr_spill_count: 11
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
        .value_kind:     hidden_hostcall_buffer
      - .offset:         64
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         72
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         80
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 64
    .name:           lane_argument
    .private_segment_fixed_size: 100
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     40
    .sgpr_spill_count: 33
    .symbol:         lane_argument.kd
    .vgpr_count:     32
    .vgpr_spill_count: 10
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
        .value_kind:     hidden_hostcall_buffer
      - .offset:         64
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         72
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         80
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 64
    .name:           lane_column
    .private_segment_fixed_size: 116
    .reqd_workgroup_size:
      - 8
      - 8
      - 1
    .sgpr_count:     40
    .sgpr_spill_count: 33
    .symbol:         lane_column.kd
    .vgpr_count:     32
    .vgpr_spill_count: 11
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
        .value_kind:     hidden_hostcall_buffer
      - .offset:         64
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         72
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         80
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 64
    .name:           lane_column_low_bits
    .private_segment_fixed_size: 116
    .reqd_workgroup_size:
      - 8
      - 8
      - 1
    .sgpr_count:     40
    .sgpr_spill_count: 33
    .symbol:         lane_column_low_bits.kd
    .vgpr_count:     32
    .vgpr_spill_count: 11
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
        .value_kind:     hidden_hostcall_buffer
      - .offset:         64
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         72
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         80
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 64
    .name:           lane_corner
    .private_segment_fixed_size: 116
    .reqd_workgroup_size:
      - 8
      - 8
      - 1
    .sgpr_count:     40
    .sgpr_spill_count: 35
    .symbol:         lane_corner.kd
    .vgpr_count:     32
    .vgpr_spill_count: 13
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
        .value_kind:     hidden_hostcall_buffer
      - .offset:         64
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         72
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         80
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 64
    .name:           lane_few_bits
    .private_segment_fixed_size: 100
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     40
    .sgpr_spill_count: 33
    .symbol:         lane_few_bits.kd
    .vgpr_count:     32
    .vgpr_spill_count: 10
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
        .value_kind:     hidden_hostcall_buffer
      - .offset:         64
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         72
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         80
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 64
    .name:           lane_half
    .private_segment_fixed_size: 100
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     40
    .sgpr_spill_count: 33
    .symbol:         lane_half.kd
    .vgpr_count:     32
    .vgpr_spill_count: 10
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
        .value_kind:     hidden_hostcall_buffer
      - .offset:         64
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         72
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         80
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 64
    .name:           lane_two
    .private_segment_fixed_size: 100
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     40
    .sgpr_spill_count: 33
    .symbol:         lane_two.kd
    .vgpr_count:     32
    .vgpr_spill_count: 10
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
        .value_kind:     hidden_hostcall_buffer
      - .offset:         64
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         72
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         80
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 64
    .name:           lane_in_turn
    .private_segment_fixed_size: 116
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     40
    .sgpr_spill_count: 51
    .symbol:         lane_in_turn.kd
    .vgpr_count:     32
    .vgpr_spill_count: 14
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx900
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata

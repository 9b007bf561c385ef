	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.protected	through_own_word
	.globl	through_own_word
	.p2align	8
	.type	through_own_word,@function
through_own_word:
.Lfunc_begin0:
	.file	0 "." "cl/through.cl" md5 0x5ae7af6d65612ae6c80b87e08c284717
	.loc	0 6 0
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
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v2, off, s[0:3], s33 offset:48
	buffer_store_dword v1, off, s[0:3], s33 offset:44
	buffer_store_dword v0, off, s[0:3], s33 offset:40
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
	.loc	0 7 11 prologue_end
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
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v2, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v2, v3
	.loc	0 7 7 is_stmt 0
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b64 s[4:5], 0
	.loc	0 9 2 is_stmt 1
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
.LBB4_1:
	.loc	0 0 2 is_stmt 0
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
	v_readlane_b32 s8, v0, 11
	v_readlane_b32 s9, v0, 12
	.loc	0 10 27 is_stmt 1
	v_writelane_b32 v0, s8, 13
	v_writelane_b32 v0, s9, 14
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	buffer_load_dword v4, off, s[0:3], s33 offset:48
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	.loc	0 10 12 is_stmt 0
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
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v2, v0
	.loc	0 10 3
	buffer_load_dword v7, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	.loc	0 10 7
	s_mov_b32 s4, 0
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v1, v3
	s_mov_b32 s4, 2
	.loc	0 10 3
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[5:6], s4, v[0:1]
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_co_u32_e64 v0, s[4:5], v0, v4
	v_addc_co_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	.loc	0 10 10
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
	.loc	0 11 11 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 13
	v_readlane_b32 s7, v0, 14
	buffer_load_dword v2, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	.loc	0 11 15 is_stmt 0
	s_mov_b32 s4, 0
	buffer_load_dword v4, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, v1
	s_mov_b32 s4, 2
	.loc	0 11 11
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[5:6], s4, v[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32_e64 v1, s[4:5], v1, v4
	v_addc_co_u32_e64 v3, s[4:5], v2, v3, s[4:5]
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s4, 0
	.loc	0 11 2
	v_cmp_eq_u32_e64 s[4:5], v1, s4
	s_or_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 11
	v_writelane_b32 v0, s7, 12
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 15
	v_writelane_b32 v0, s7, 16
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB4_1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	v_readlane_b32 s5, v0, 16
	s_or_b64 exec, exec, s[4:5]
	.loc	0 12 2 is_stmt 1
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
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	buffer_load_dword v4, off, s[0:3], s33 offset:48
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v5, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v5
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v5, v0
	.loc	0 12 10 is_stmt 0
	global_load_dword v5, v[5:6], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s8, 1
	v_add_u32_e64 v5, v5, s8
	global_store_dword v[0:1], v5, off
	s_waitcnt vmcnt(0)
	.loc	0 13 14 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	.loc	0 13 2 is_stmt 0
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
	.loc	0 14 1 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp1:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel through_own_word
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
	.size	through_own_word, .Lfunc_end0-through_own_word

	.protected	through_leader
	.globl	through_leader
	.p2align	8
	.type	through_leader,@function
through_leader:
.Lfunc_begin1:
	.loc	0 18 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xc00
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v1, s16, 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_mov_b32 s13, s15
	s_mov_b32 s12, s14
	v_readlane_b32 s14, v1, 0
	s_mov_b64 s[16:17], s[8:9]
	v_mov_b32_e32 v31, v0
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
	.loc	0 20 11 prologue_end
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
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v1, v3
	.loc	0 20 7 is_stmt 0
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	.loc	0 22 6 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	.loc	0 22 8 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v1, v2
	.loc	0 22 6
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 1
	v_writelane_b32 v0, s5, 2
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_2
	.loc	0 0 6
	v_mov_b32_e32 v0, 0
	.loc	0 23 6 is_stmt 1
	ds_write_b32 v0, v0
.LBB5_2:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 1
	v_readlane_b32 s5, v0, 2
	s_or_b64 exec, exec, s[4:5]
	.loc	0 24 6 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 5
	.loc	0 24 8 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[4:5], v1, s4
	.loc	0 24 6
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 3
	v_writelane_b32 v0, s7, 4
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_3
	s_branch .LBB5_12
.LBB5_3:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 3
	v_readlane_b32 s5, v0, 4
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 5
	v_writelane_b32 v0, s5, 6
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_5
	.loc	0 25 3 is_stmt 1
	s_branch .LBB5_6
.LBB5_5:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 5
	v_readlane_b32 s5, v0, 6
	s_or_b64 exec, exec, s[4:5]
	.loc	0 24 6 is_stmt 1
	s_branch .LBB5_13
.LBB5_6:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	v_mov_b32_e32 v1, 0
	.loc	0 25 11 is_stmt 1
	ds_read_b32 v1, v1
	s_mov_b64 s[4:5], -1
	s_mov_b32 s7, 0
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s6, v1
	.loc	0 25 10 is_stmt 0
	s_cmp_lg_u32 s6, s7
	s_cselect_b64 s[6:7], -1, 0
	.loc	0 25 3
	s_and_b64 vcc, exec, s[6:7]
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 7
	v_writelane_b32 v0, s5, 8
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_cbranch_vccnz .LBB5_9
	.loc	0 26 8 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	.loc	0 26 10 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v1, s4
	.loc	0 26 8
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 9
	v_writelane_b32 v0, s5, 10
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_10
	.loc	0 27 10 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v2, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	global_load_dword v1, v[0:1], off glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, 0
	.loc	0 27 8 is_stmt 0
	ds_write_b32 v0, v1
	.loc	0 27 5
	s_branch .LBB5_10
.LBB5_9:
	.loc	0 0 5
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 7
	v_readlane_b32 s5, v0, 8
	.loc	0 25 3 is_stmt 1
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB5_11
	s_branch .LBB5_6
.LBB5_10:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	s_or_b64 exec, exec, s[4:5]
	s_mov_b64 s[4:5], 0
	.loc	0 25 3
	v_writelane_b32 v0, s4, 7
	v_writelane_b32 v0, s5, 8
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_branch .LBB5_9
.LBB5_11:
	s_branch .LBB5_5
.LBB5_12:
	.loc	0 30 3 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v2, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, 1
	.loc	0 30 11 is_stmt 0
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
	s_branch .LBB5_3
.LBB5_13:
	.loc	0 31 11 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v2, off, s[0:3], s33 offset:8
	buffer_load_dword v1, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	.loc	0 31 16 is_stmt 0
	s_mov_b32 s5, 0
	buffer_load_dword v4, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v1, s5
	v_mov_b32_e32 v5, v1
	s_mov_b32 s4, 2
	.loc	0 31 11
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[5:6], s4, v[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32_e64 v1, s[6:7], v1, v4
	v_addc_co_u32_e64 v3, s[6:7], v2, v3, s[6:7]
	v_mov_b32_e32 v2, v3
	global_load_dword v3, v[1:2], off glc
	s_waitcnt vmcnt(0)
	.loc	0 31 2
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	.loc	0 31 6
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v4, s5
	v_mov_b32_e32 v2, v4
	.loc	0 31 2
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[6:7], s4, v[1:2]
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v1, s[4:5], v1, v5
	v_addc_co_u32_e64 v4, s[4:5], v2, v4, s[4:5]
	v_mov_b32_e32 v2, v4
	.loc	0 31 9
	global_store_dword v[1:2], v3, off
	.loc	0 32 1 is_stmt 1
	s_endpgm
.Ltmp3:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel through_leader
		.amdhsa_group_segment_fixed_size 4
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
.Lfunc_end1:
	.size	through_leader, .Lfunc_end1-through_leader

	.protected	through_leader_last
	.globl	through_leader_last
	.p2align	8
	.type	through_leader_last,@function
through_leader_last:
.Lfunc_begin2:
	.loc	0 36 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xc00
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v1, s16, 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_mov_b32 s13, s15
	s_mov_b32 s12, s14
	v_readlane_b32 s14, v1, 0
	s_mov_b64 s[16:17], s[8:9]
	v_mov_b32_e32 v31, v0
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
	.loc	0 38 11 prologue_end
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
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v1, v3
	.loc	0 38 7 is_stmt 0
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	.loc	0 40 6 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	.loc	0 40 8 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v1, v2
	.loc	0 40 6
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 1
	v_writelane_b32 v0, s5, 2
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_2
	.loc	0 0 6
	v_mov_b32_e32 v0, 0
	.loc	0 41 6 is_stmt 1
	ds_write_b32 v0, v0
.LBB6_2:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 1
	v_readlane_b32 s5, v0, 2
	s_or_b64 exec, exec, s[4:5]
	.loc	0 42 6 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 5
	.loc	0 42 8 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v1, s4
	.loc	0 42 6
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 3
	v_writelane_b32 v0, s5, 4
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_4
	.loc	0 43 3 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v2, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, 1
	.loc	0 43 11 is_stmt 0
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
.LBB6_4:
	.loc	0 0 11
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 3
	v_readlane_b32 s5, v0, 4
	s_or_b64 exec, exec, s[4:5]
.LBB6_5:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	v_mov_b32_e32 v1, 0
	.loc	0 44 10 is_stmt 1
	ds_read_b32 v1, v1
	s_mov_b64 s[4:5], -1
	s_mov_b32 s7, 0
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s6, v1
	.loc	0 44 9 is_stmt 0
	s_cmp_lg_u32 s6, s7
	s_cselect_b64 s[6:7], -1, 0
	.loc	0 44 2
	s_and_b64 vcc, exec, s[6:7]
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 5
	v_writelane_b32 v0, s5, 6
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_cbranch_vccnz .LBB6_8
	.loc	0 45 7 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	.loc	0 45 9 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v1, s4
	.loc	0 45 7
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 7
	v_writelane_b32 v0, s5, 8
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_9
	.loc	0 46 9 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v2, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	global_load_dword v1, v[0:1], off glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, 0
	.loc	0 46 7 is_stmt 0
	ds_write_b32 v0, v1
	.loc	0 46 4
	s_branch .LBB6_9
.LBB6_8:
	.loc	0 0 4
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 5
	v_readlane_b32 s5, v0, 6
	.loc	0 44 2 is_stmt 1
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB6_10
	s_branch .LBB6_5
.LBB6_9:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 7
	v_readlane_b32 s5, v0, 8
	s_or_b64 exec, exec, s[4:5]
	s_mov_b64 s[4:5], 0
	.loc	0 44 2
	v_writelane_b32 v0, s4, 5
	v_writelane_b32 v0, s5, 6
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_branch .LBB6_8
.LBB6_10:
	.loc	0 48 11 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v2, off, s[0:3], s33 offset:8
	buffer_load_dword v1, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	.loc	0 48 16 is_stmt 0
	s_mov_b32 s5, 0
	buffer_load_dword v4, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v1, s5
	v_mov_b32_e32 v5, v1
	s_mov_b32 s4, 2
	.loc	0 48 11
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[5:6], s4, v[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32_e64 v1, s[6:7], v1, v4
	v_addc_co_u32_e64 v3, s[6:7], v2, v3, s[6:7]
	v_mov_b32_e32 v2, v3
	global_load_dword v3, v[1:2], off glc
	s_waitcnt vmcnt(0)
	.loc	0 48 2
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	.loc	0 48 6
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v4, s5
	v_mov_b32_e32 v2, v4
	.loc	0 48 2
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[6:7], s4, v[1:2]
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v1, s[4:5], v1, v5
	v_addc_co_u32_e64 v4, s[4:5], v2, v4, s[4:5]
	v_mov_b32_e32 v2, v4
	.loc	0 48 9
	global_store_dword v[1:2], v3, off
	.loc	0 49 1 is_stmt 1
	s_endpgm
.Ltmp5:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel through_leader_last
		.amdhsa_group_segment_fixed_size 4
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
.Lfunc_end2:
	.size	through_leader_last, .Lfunc_end2-through_leader_last

	.protected	through_two_words
	.globl	through_two_words
	.p2align	8
	.type	through_two_words,@function
through_two_words:
.Lfunc_begin3:
	.loc	0 53 0
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
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v2, off, s[0:3], s33 offset:48
	buffer_store_dword v1, off, s[0:3], s33 offset:44
	buffer_store_dword v0, off, s[0:3], s33 offset:40
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
.Ltmp6:
	.loc	0 54 11 prologue_end
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
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v2, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v2, v3
	.loc	0 54 7 is_stmt 0
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b64 s[4:5], 0
	.loc	0 56 2 is_stmt 1
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
.LBB7_1:
	.loc	0 0 2 is_stmt 0
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
	v_readlane_b32 s8, v0, 11
	v_readlane_b32 s9, v0, 12
	.loc	0 57 31 is_stmt 1
	v_writelane_b32 v0, s8, 13
	v_writelane_b32 v0, s9, 14
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	buffer_load_dword v4, off, s[0:3], s33 offset:48
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	.loc	0 57 16 is_stmt 0
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
	v_mov_b32_e32 v3, 1
	buffer_store_dword v3, off, s[0:3], s33 offset:52
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	.loc	0 57 3
	buffer_load_dword v3, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v2
	.loc	0 57 11
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	.loc	0 57 9
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v5, v1, v2
	.loc	0 57 3
	s_mov_b32 s5, 0
	v_mov_b32_e32 v2, s5
	v_mov_b32_e32 v6, v2
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[6:7], s4, v[5:6]
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v2, s[6:7], v2, v5
	v_addc_co_u32_e64 v4, s[6:7], v3, v4, s[6:7]
	v_mov_b32_e32 v3, v4
	.loc	0 57 14
	global_store_dword v[2:3], v0, off
	s_waitcnt vmcnt(0)
	.loc	0 58 20 is_stmt 1
	buffer_load_dword v7, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	.loc	0 58 28 is_stmt 0
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	.loc	0 58 26
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v2, v1, v0
	.loc	0 58 20
	v_mov_b32_e32 v0, s5
	v_mov_b32_e32 v3, v0
	v_lshlrev_b64 v[5:6], s4, v[2:3]
	v_mov_b32_e32 v2, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v0, v8
	v_mov_b32_e32 v3, v6
	v_add_co_u32_e64 v2, s[6:7], v2, v4
	v_addc_co_u32_e64 v0, s[6:7], v0, v3, s[6:7]
	v_mov_b32_e32 v3, v0
	global_load_dword v0, v[2:3], off glc
	s_waitcnt vmcnt(0)
	.loc	0 58 31
	v_add_u32_e64 v2, v0, v1
	.loc	0 58 3
	buffer_load_dword v7, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	.loc	0 58 11
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	.loc	0 58 13
	s_waitcnt vmcnt(0)
	v_lshl_or_b32 v0, v0, v1, v1
	.loc	0 58 3
	v_mov_b32_e32 v3, s5
	v_mov_b32_e32 v1, v3
	v_lshlrev_b64 v[5:6], s4, v[0:1]
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_co_u32_e64 v0, s[4:5], v0, v4
	v_addc_co_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	.loc	0 58 18
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
	.loc	0 59 11 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 13
	v_readlane_b32 s7, v0, 14
	buffer_load_dword v2, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	.loc	0 59 19 is_stmt 0
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 1
	.loc	0 59 21
	s_waitcnt vmcnt(0)
	v_lshl_or_b32 v4, v1, s4, s4
	.loc	0 59 11
	s_mov_b32 s5, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, v1
	s_mov_b32 s5, 2
	v_lshlrev_b64 v[5:6], s5, v[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32_e64 v1, s[8:9], v1, v4
	v_addc_co_u32_e64 v3, s[8:9], v2, v3, s[8:9]
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off glc
	s_waitcnt vmcnt(0)
	.loc	0 59 26
	v_cmp_eq_u32_e64 s[4:5], v1, s4
	.loc	0 59 2
	s_or_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 11
	v_writelane_b32 v0, s7, 12
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 15
	v_writelane_b32 v0, s7, 16
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB7_1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	v_readlane_b32 s5, v0, 16
	s_or_b64 exec, exec, s[4:5]
	.loc	0 60 2 is_stmt 1
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
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	buffer_load_dword v4, off, s[0:3], s33 offset:48
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v5, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v5
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v5, v0
	.loc	0 60 10 is_stmt 0
	global_load_dword v5, v[5:6], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s8, 1
	v_add_u32_e64 v5, v5, s8
	global_store_dword v[0:1], v5, off
	s_waitcnt vmcnt(0)
	.loc	0 61 14 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	.loc	0 61 2 is_stmt 0
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
	.loc	0 62 1 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp7:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel through_two_words
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
.Lfunc_end3:
	.size	through_two_words, .Lfunc_end3-through_two_words

	.protected	through_condition
	.globl	through_condition
	.p2align	8
	.type	through_condition,@function
through_condition:
.Lfunc_begin4:
	.loc	0 66 0
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
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v2, off, s[0:3], s33 offset:48
	buffer_store_dword v1, off, s[0:3], s33 offset:44
	buffer_store_dword v0, off, s[0:3], s33 offset:40
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
.Ltmp8:
	.loc	0 67 11 prologue_end
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
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v2, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v2, v3
	.loc	0 67 7 is_stmt 0
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	.loc	0 69 2 is_stmt 1
	buffer_load_dword v2, off, s[0:3], s33 offset:16
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	.loc	0 69 6 is_stmt 0
	s_mov_b32 s4, 0
	buffer_load_dword v4, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, v1
	s_mov_b32 s4, 2
	.loc	0 69 2
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[5:6], s4, v[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32_e64 v1, s[4:5], v1, v4
	v_addc_co_u32_e64 v3, s[4:5], v2, v3, s[4:5]
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, 1
	.loc	0 69 9
	global_store_dword v[1:2], v3, off
	s_waitcnt vmcnt(0)
	s_mov_b64 s[4:5], 0
	.loc	0 70 2 is_stmt 1
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
.LBB8_1:
	.loc	0 0 2 is_stmt 0
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
	v_readlane_b32 s8, v0, 11
	v_readlane_b32 s9, v0, 12
	.loc	0 71 22 is_stmt 1
	v_writelane_b32 v0, s8, 13
	v_writelane_b32 v0, s9, 14
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	buffer_load_dword v4, off, s[0:3], s33 offset:48
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	.loc	0 71 7 is_stmt 0
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
	buffer_store_dword v2, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v1, v0
	.loc	0 71 36
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e64 s[6:7], v1, v2
	.loc	0 71 7
	s_mov_b64 s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_3
	.loc	0 72 4 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	.loc	0 72 8 is_stmt 0
	s_mov_b32 s4, 0
	buffer_load_dword v3, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v4, v0
	s_mov_b32 s4, 2
	.loc	0 72 4
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[4:5], s4, v[3:4]
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v0, s[4:5], v0, v3
	v_addc_co_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, 0
	.loc	0 72 11
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
.LBB8_3:
	.loc	0 0 11
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	v_readlane_b32 s5, v0, 16
	s_or_b64 exec, exec, s[4:5]
	.loc	0 73 11 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 13
	v_readlane_b32 s7, v0, 14
	buffer_load_dword v2, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	.loc	0 73 15 is_stmt 0
	s_mov_b32 s4, 0
	buffer_load_dword v4, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, v1
	s_mov_b32 s4, 2
	.loc	0 73 11
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[5:6], s4, v[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32_e64 v1, s[4:5], v1, v4
	v_addc_co_u32_e64 v3, s[4:5], v2, v3, s[4:5]
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s4, 0
	.loc	0 73 2
	v_cmp_eq_u32_e64 s[4:5], v1, s4
	s_or_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 11
	v_writelane_b32 v0, s7, 12
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 17
	v_writelane_b32 v0, s7, 18
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB8_1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	v_readlane_b32 s5, v0, 18
	s_or_b64 exec, exec, s[4:5]
	.loc	0 74 2 is_stmt 1
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
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	buffer_load_dword v4, off, s[0:3], s33 offset:48
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v5, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v5
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v5, v0
	.loc	0 74 10 is_stmt 0
	global_load_dword v5, v[5:6], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s8, 1
	v_add_u32_e64 v5, v5, s8
	global_store_dword v[0:1], v5, off
	s_waitcnt vmcnt(0)
	.loc	0 75 14 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	.loc	0 75 2 is_stmt 0
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
	.loc	0 76 1 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp9:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel through_condition
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
.Lfunc_end4:
	.size	through_condition, .Lfunc_end4-through_condition

	.protected	through_counter
	.globl	through_counter
	.p2align	8
	.type	through_counter,@function
through_counter:
.Lfunc_begin5:
	.loc	0 80 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xc00
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v1, s16, 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_mov_b32 s13, s15
	s_mov_b32 s12, s14
	v_readlane_b32 s14, v1, 0
	s_mov_b64 s[16:17], s[8:9]
	v_mov_b32_e32 v31, v0
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
	.loc	0 81 11 prologue_end
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
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, v3
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v2, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v4, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v2, v4
	.loc	0 81 7 is_stmt 0
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	.loc	0 83 2 is_stmt 1
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	.loc	0 83 6 is_stmt 0
	s_mov_b32 s4, 0
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v2, v4
	s_mov_b32 s4, 2
	.loc	0 83 2
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[6:7], s4, v[1:2]
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v1, s[4:5], v1, v5
	v_addc_co_u32_e64 v4, s[4:5], v2, v4, s[4:5]
	v_mov_b32_e32 v2, v4
	.loc	0 83 9
	global_store_dword v[1:2], v3, off
	s_waitcnt vmcnt(0)
	s_mov_b64 s[4:5], 0
	.loc	0 84 2 is_stmt 1
	v_writelane_b32 v0, s4, 1
	v_writelane_b32 v0, s5, 2
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
.LBB9_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 1
	v_readlane_b32 s5, v0, 2
	.loc	0 85 3 is_stmt 1
	v_writelane_b32 v0, s4, 3
	v_writelane_b32 v0, s5, 4
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	.loc	0 85 7 is_stmt 0
	s_mov_b32 s4, 0
	buffer_load_dword v3, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v4, v0
	s_mov_b32 s4, 2
	.loc	0 85 3
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[4:5], s4, v[3:4]
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v0, s[4:5], v0, v3
	v_addc_co_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	.loc	0 85 10
	global_load_dword v2, v[0:1], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s4, 1
	v_add_u32_e64 v2, v2, s4
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
	.loc	0 86 11 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 3
	v_readlane_b32 s7, v0, 4
	buffer_load_dword v2, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	.loc	0 86 15 is_stmt 0
	s_mov_b32 s4, 0
	buffer_load_dword v4, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, v1
	s_mov_b32 s4, 2
	.loc	0 86 11
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[5:6], s4, v[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32_e64 v1, s[4:5], v1, v4
	v_addc_co_u32_e64 v3, s[4:5], v2, v3, s[4:5]
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off glc
	s_waitcnt vmcnt(0)
	.loc	0 86 20
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	.loc	0 86 18
	s_waitcnt vmcnt(0)
	v_cmp_ge_u32_e64 s[4:5], v1, v2
	.loc	0 86 2
	s_or_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 1
	v_writelane_b32 v0, s7, 2
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 5
	v_writelane_b32 v0, s7, 6
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB9_1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 5
	v_readlane_b32 s5, v0, 6
	s_or_b64 exec, exec, s[4:5]
	.loc	0 87 2 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v2, off, s[0:3], s33 offset:8
	buffer_load_dword v1, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	.loc	0 87 7 is_stmt 0
	s_mov_b32 s4, 0
	buffer_load_dword v4, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, v1
	s_mov_b32 s4, 2
	.loc	0 87 2
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[5:6], s4, v[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32_e64 v1, s[4:5], v1, v4
	v_addc_co_u32_e64 v3, s[4:5], v2, v3, s[4:5]
	v_mov_b32_e32 v2, v3
	.loc	0 87 10
	global_load_dword v3, v[1:2], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s4, 1
	v_add_u32_e64 v3, v3, s4
	global_store_dword v[1:2], v3, off
	s_waitcnt vmcnt(0)
	.loc	0 88 1 is_stmt 1
	s_endpgm
.Ltmp11:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel through_counter
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
	.size	through_counter, .Lfunc_end5-through_counter

	.p2align	2
	.type	_Z11atomic_xchgPU3AS1Vjj,@function
_Z11atomic_xchgPU3AS1Vjj:
.Lfunc_begin6:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s6, s33
	s_mov_b32 s33, s32
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v1, v3
	global_atomic_swap v0, v[0:1], v2, off glc
	s_mov_b32 s33, s6
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end6:
	.size	_Z11atomic_xchgPU3AS1Vjj, .Lfunc_end6-_Z11atomic_xchgPU3AS1Vjj

	.p2align	2
	.type	_Z14atomic_cmpxchgPU3AS1Vjjj,@function
_Z14atomic_cmpxchgPU3AS1Vjjj:
.Lfunc_begin7:
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
.Lfunc_end7:
	.size	_Z14atomic_cmpxchgPU3AS1Vjjj, .Lfunc_end7-_Z14atomic_cmpxchgPU3AS1Vjjj

	.p2align	2
	.type	_Z12get_local_idj,@function
_Z12get_local_idj:
.Lfunc_begin8:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s18, s33
	s_mov_b32 s33, s32
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, __ockl_get_local_id@rel32@lo+4
	s_addc_u32 s17, s17, __ockl_get_local_id@rel32@hi+12
	s_mov_b32 s33, s18
	s_setpc_b64 s[16:17]
.Lfunc_end8:
	.size	_Z12get_local_idj, .Lfunc_end8-_Z12get_local_idj

	.p2align	2
	.type	__ockl_get_local_id,@function
__ockl_get_local_id:
.Lfunc_begin9:
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
.Lfunc_end9:
	.size	__ockl_get_local_id, .Lfunc_end9-__ockl_get_local_id

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
        .is_volatile:    true
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
    .name:           through_own_word
    .private_segment_fixed_size: 116
    .sgpr_count:     40
    .sgpr_spill_count: 19
    .symbol:         through_own_word.kd
    .vgpr_count:     32
    .vgpr_spill_count: 8
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
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 64
    .name:           through_leader
    .private_segment_fixed_size: 100
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     40
    .sgpr_spill_count: 13
    .symbol:         through_leader.kd
    .vgpr_count:     32
    .vgpr_spill_count: 8
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
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 64
    .name:           through_leader_last
    .private_segment_fixed_size: 100
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     40
    .sgpr_spill_count: 11
    .symbol:         through_leader_last.kd
    .vgpr_count:     32
    .vgpr_spill_count: 7
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
        .is_volatile:    true
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
    .name:           through_two_words
    .private_segment_fixed_size: 116
    .sgpr_count:     40
    .sgpr_spill_count: 19
    .symbol:         through_two_words.kd
    .vgpr_count:     32
    .vgpr_spill_count: 9
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
        .is_volatile:    true
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
    .name:           through_condition
    .private_segment_fixed_size: 116
    .sgpr_count:     40
    .sgpr_spill_count: 21
    .symbol:         through_condition.kd
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
        .is_volatile:    true
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
    .name:           through_counter
    .private_segment_fixed_size: 100
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     40
    .sgpr_spill_count: 9
    .symbol:         through_counter.kd
    .vgpr_count:     32
    .vgpr_spill_count: 5
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx900
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata

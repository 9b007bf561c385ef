	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.protected	chain_wait
	.globl	chain_wait
	.p2align	8
	.type	chain_wait,@function
chain_wait:
.Lfunc_begin0:
	.file	0 "." "cl/flag.cl" md5 0xfb95f15714e690c7a5fbdaa99ed3d6c6
	.loc	0 6 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xc00
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v3, s16, 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_mov_b32 s13, s15
	s_mov_b32 s12, s14
	v_readlane_b32 s14, v3, 0
	s_mov_b64 s[16:17], s[8:9]
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
	.loc	0 7 12 prologue_end
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
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
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
	.loc	0 7 7 is_stmt 0
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	.loc	0 9 6 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	.loc	0 9 9 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[6:7], v1, v2
	.loc	0 9 6
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 1
	v_writelane_b32 v0, s5, 2
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_2
	.loc	0 0 6
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], 0
	.loc	0 10 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 3
	v_writelane_b32 v0, s5, 4
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_branch .LBB2_3
.LBB2_2:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 1
	v_readlane_b32 s5, v0, 2
	s_or_b64 exec, exec, s[4:5]
	.loc	0 9 6 is_stmt 1
	s_branch .LBB2_8
.LBB2_3:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 5
	v_readlane_b32 s5, v0, 6
	v_readlane_b32 s6, v0, 3
	v_readlane_b32 s7, v0, 4
	v_writelane_b32 v0, s6, 7
	v_writelane_b32 v0, s7, 8
	.loc	0 10 10 is_stmt 1
	buffer_load_dword v2, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	.loc	0 10 15 is_stmt 0
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s6, -1
	.loc	0 10 18
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v4, v1, s6
	.loc	0 10 10
	s_mov_b32 s6, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, v1
	s_mov_b32 s6, 2
	v_lshlrev_b64 v[5:6], s6, v[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32_e64 v1, s[6:7], v1, v4
	v_addc_co_u32_e64 v3, s[6:7], v2, v3, s[6:7]
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s6, 0
	.loc	0 10 23
	v_cmp_eq_u32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 9
	v_writelane_b32 v0, s5, 10
	.loc	0 10 3
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_5
	.loc	0 0 3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 10 3
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
.LBB2_5:
	.loc	0 0 3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 13
	v_readlane_b32 s5, v0, 14
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 7
	v_readlane_b32 s9, v0, 8
	v_readlane_b32 s6, v0, 11
	v_readlane_b32 s7, v0, 12
	.loc	0 10 3
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 5
	v_writelane_b32 v0, s7, 6
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 3
	v_writelane_b32 v0, s7, 4
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 15
	v_writelane_b32 v0, s7, 16
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB2_3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	v_readlane_b32 s5, v0, 16
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB2_2
.LBB2_8:
	.loc	0 12 2 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v2, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	.loc	0 12 7 is_stmt 0
	s_mov_b32 s4, 0
	buffer_load_dword v4, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, v1
	s_mov_b32 s4, 2
	.loc	0 12 2
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
	.loc	0 12 11
	global_store_dword v[1:2], v3, off
	s_waitcnt vmcnt(0)
	.loc	0 13 1 is_stmt 1
	s_endpgm
.Ltmp1:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel chain_wait
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
	.size	chain_wait, .Lfunc_end0-chain_wait

	.protected	chain_inside
	.globl	chain_inside
	.p2align	8
	.type	chain_inside,@function
chain_inside:
.Lfunc_begin1:
	.loc	0 16 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xc00
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v3, s16, 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_mov_b32 s13, s15
	s_mov_b32 s12, s14
	v_readlane_b32 s14, v3, 0
	s_mov_b64 s[16:17], s[8:9]
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
.Ltmp2:
	.loc	0 17 12 prologue_end
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
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v2, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v2, v3
	.loc	0 17 7 is_stmt 0
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v1, 1
	.loc	0 17 30
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 s[4:5], 0
	.loc	0 19 2 is_stmt 1
	v_writelane_b32 v0, s4, 1
	v_writelane_b32 v0, s5, 2
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
.LBB3_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 3
	v_readlane_b32 s5, v0, 4
	v_readlane_b32 s6, v0, 1
	v_readlane_b32 s7, v0, 2
	v_writelane_b32 v0, s6, 5
	v_writelane_b32 v0, s7, 6
	.loc	0 19 9
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s6, 0
	.loc	0 19 2
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 7
	v_writelane_b32 v0, s5, 8
	v_writelane_b32 v0, s4, 9
	v_writelane_b32 v0, s5, 10
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB3_6
	.loc	0 20 7 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s6, 0
	.loc	0 20 10 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[4:5], v1, s6
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	v_cmp_ne_u32_e64 s[6:7], v1, s6
	.loc	0 20 15
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB3_4
	.loc	0 20 18
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 13
	v_readlane_b32 s5, v0, 14
	buffer_load_dword v2, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	.loc	0 20 23
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s6, -1
	.loc	0 20 26
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v4, v1, s6
	.loc	0 20 18
	s_mov_b32 s6, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, v1
	s_mov_b32 s6, 2
	v_lshlrev_b64 v[5:6], s6, v[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32_e64 v1, s[6:7], v1, v4
	v_addc_co_u32_e64 v3, s[6:7], v2, v3, s[6:7]
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s6, 0
	.loc	0 20 31
	v_cmp_ne_u32_e64 s[6:7], v1, s6
	s_andn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[6:7], s[6:7], exec
	s_or_b64 s[4:5], s[4:5], s[6:7]
	.loc	0 20 7
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
.LBB3_4:
	.loc	0 0 7
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	v_readlane_b32 s5, v0, 18
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s6, v0, 15
	v_readlane_b32 s7, v0, 16
	.loc	0 20 15
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB3_7
	.loc	0 21 4 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	.loc	0 21 9 is_stmt 0
	s_mov_b32 s5, 0
	buffer_load_dword v3, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v0, s5
	v_mov_b32_e32 v4, v0
	s_mov_b32 s4, 2
	.loc	0 21 4
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[4:5], s4, v[3:4]
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v0, s[6:7], v0, v3
	v_addc_co_u32_e64 v2, s[6:7], v1, v2, s[6:7]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, 1
	.loc	0 21 13
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
	.loc	0 22 11 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	.loc	0 22 16 is_stmt 0
	buffer_load_dword v3, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v0, s5
	v_mov_b32_e32 v4, v0
	.loc	0 22 11
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[4:5], s4, v[3:4]
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v0, s[4:5], v0, v3
	v_addc_co_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	global_load_dword v0, v[0:1], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s4, 0
	.loc	0 22 20
	v_cmp_eq_u32_e64 s[4:5], v0, s4
	v_cndmask_b32_e64 v0, 0, 1, s[4:5]
	.loc	0 22 9
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	.loc	0 23 3 is_stmt 1
	s_branch .LBB3_7
.LBB3_6:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 5
	v_readlane_b32 s9, v0, 6
	v_readlane_b32 s6, v0, 9
	v_readlane_b32 s7, v0, 10
	.loc	0 19 2 is_stmt 1
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 3
	v_writelane_b32 v0, s7, 4
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 1
	v_writelane_b32 v0, s7, 2
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 21
	v_writelane_b32 v0, s7, 22
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB3_1
	s_branch .LBB3_8
.LBB3_7:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 19
	v_readlane_b32 s7, v0, 20
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s4, v0, 7
	v_readlane_b32 s5, v0, 8
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 19 2
	v_writelane_b32 v0, s4, 9
	v_writelane_b32 v0, s5, 10
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_branch .LBB3_6
.LBB3_8:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	v_readlane_b32 s5, v0, 22
	s_or_b64 exec, exec, s[4:5]
	.loc	0 25 1 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp3:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel chain_inside
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
.Lfunc_end1:
	.size	chain_inside, .Lfunc_end1-chain_inside

	.protected	chain_local
	.globl	chain_local
	.p2align	8
	.type	chain_local,@function
chain_local:
.Lfunc_begin2:
	.loc	0 29 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xc00
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
	v_writelane_b32 v3, s6, 5
	v_writelane_b32 v3, s7, 6
	v_writelane_b32 v3, s4, 7
	v_writelane_b32 v3, s5, 8
	s_load_dwordx2 s[22:23], s[16:17], 0x0
	s_load_dwordx2 s[20:21], s[16:17], 0x8
	s_load_dwordx2 s[18:19], s[16:17], 0x10
	s_load_dword s8, s[16:17], 0x18
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s9, s23
	v_mov_b32_e32 v4, s9
	buffer_store_dword v4, off, s[0:3], s33 offset:4
	s_mov_b32 s9, s22
	v_mov_b32_e32 v4, s9
	buffer_store_dword v4, off, s[0:3], s33
	s_mov_b32 s9, s21
	v_mov_b32_e32 v4, s9
	buffer_store_dword v4, off, s[0:3], s33 offset:12
	s_mov_b32 s9, s20
	v_mov_b32_e32 v4, s9
	buffer_store_dword v4, off, s[0:3], s33 offset:8
	s_mov_b32 s9, s19
	v_mov_b32_e32 v4, s9
	buffer_store_dword v4, off, s[0:3], s33 offset:20
	s_mov_b32 s9, s18
	v_mov_b32_e32 v4, s9
	buffer_store_dword v4, off, s[0:3], s33 offset:16
	v_mov_b32_e32 v4, s8
	buffer_store_dword v4, off, s[0:3], s33 offset:24
	s_mov_b64 s[18:19], 32
.Ltmp4:
	.loc	0 31 12 prologue_end
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 9
	v_writelane_b32 v3, s9, 10
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
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
	buffer_store_dword v31, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:40
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s8, v2, 9
	v_readlane_b32 s9, v2, 10
	v_readlane_b32 s4, v2, 7
	v_readlane_b32 s5, v2, 8
	v_readlane_b32 s6, v2, 5
	v_readlane_b32 s7, v2, 6
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s12, v2, 2
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v0, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v0, v2
	.loc	0 31 7 is_stmt 0
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	.loc	0 33 13 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	.loc	0 33 16 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[16:17], v0, v1
	v_cndmask_b32_e64 v1, 0, 1, s[16:17]
	s_mov_b32 s15, 2
	.loc	0 33 2
	v_lshlrev_b32_e64 v0, s15, v0
	.loc	0 33 11
	ds_write_b32 v0, v1
	.loc	0 34 2 is_stmt 1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z7barrierj@rel32@lo+4
	s_addc_u32 s17, s17, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	.loc	0 35 6
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	.loc	0 35 9 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[6:7], v1, v2
	.loc	0 35 6
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_2
	.loc	0 0 6
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_mov_b64 s[4:5], 0
	.loc	0 36 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_branch .LBB8_3
.LBB8_2:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	s_or_b64 exec, exec, s[4:5]
	.loc	0 35 6 is_stmt 1
	s_branch .LBB8_8
.LBB8_3:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	v_readlane_b32 s5, v0, 16
	v_readlane_b32 s6, v0, 13
	v_readlane_b32 s7, v0, 14
	v_writelane_b32 v0, s6, 17
	v_writelane_b32 v0, s7, 18
	.loc	0 36 15 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s7, -4
	s_mov_b32 s6, 2
	.loc	0 36 10 is_stmt 0
	v_mov_b32_e32 v2, s7
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v1, v1, s6, v2
	ds_read_b32 v1, v1
	s_mov_b32 s6, 0
	.loc	0 36 23
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	.loc	0 36 3
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_5
	.loc	0 0 3
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	v_readlane_b32 s5, v0, 20
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 36 3
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
.LBB8_5:
	.loc	0 0 3
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	v_readlane_b32 s5, v0, 24
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 17
	v_readlane_b32 s9, v0, 18
	v_readlane_b32 s6, v0, 21
	v_readlane_b32 s7, v0, 22
	.loc	0 36 3
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 15
	v_writelane_b32 v0, s7, 16
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 13
	v_writelane_b32 v0, s7, 14
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 25
	v_writelane_b32 v0, s7, 26
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB8_3
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB8_2
.LBB8_8:
	.loc	0 38 7 is_stmt 1
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 2
	.loc	0 38 2 is_stmt 0
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v1, s4, v1
	v_mov_b32_e32 v2, 1
	.loc	0 38 11
	ds_write_b32 v1, v2
	.loc	0 39 1 is_stmt 1
	s_endpgm
.Ltmp5:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel chain_local
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 108
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
	.size	chain_local, .Lfunc_end2-chain_local

	.protected	produce_first
	.globl	produce_first
	.p2align	8
	.type	produce_first,@function
produce_first:
.Lfunc_begin3:
	.loc	0 43 0
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
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
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
	.loc	0 44 12 prologue_end
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
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v1, v3
	.loc	0 44 7 is_stmt 0
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	.loc	0 46 6 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	.loc	0 46 9 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v1, v2
	.loc	0 46 6
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_2
	.loc	0 47 3 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, 42
	.loc	0 47 11 is_stmt 0
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
	.loc	0 48 3 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v2, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, 1
	.loc	0 48 11 is_stmt 0
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
.LBB9_2:
	.loc	0 0 11
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v3, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v3, 11
	v_readlane_b32 s9, v3, 12
	s_or_b64 exec, exec, s[8:9]
	v_readlane_b32 s14, v3, 0
	v_readlane_b32 s13, v3, 1
	v_readlane_b32 s12, v3, 2
	v_readlane_b32 s10, v3, 3
	v_readlane_b32 s11, v3, 4
	v_readlane_b32 s6, v3, 7
	v_readlane_b32 s7, v3, 8
	v_readlane_b32 s4, v3, 9
	v_readlane_b32 s5, v3, 10
	v_readlane_b32 s16, v3, 5
	v_readlane_b32 s17, v3, 6
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	buffer_load_dword v1, off, s[0:3], s33 offset:44
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	s_mov_b64 s[18:19], 32
	.loc	0 50 2 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z7barrierj@rel32@lo+4
	s_addc_u32 s17, s17, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	v_mov_b32_e32 v0, 2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_mov_b64 s[4:5], 0
	.loc	0 51 2
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
.LBB9_3:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	v_readlane_b32 s5, v0, 16
	v_readlane_b32 s6, v0, 13
	v_readlane_b32 s7, v0, 14
	v_writelane_b32 v0, s6, 17
	v_writelane_b32 v0, s7, 18
	.loc	0 51 9
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s6, 0
	.loc	0 51 17
	v_cmp_eq_u32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	.loc	0 51 2
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_5
	.loc	0 0 2
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	v_readlane_b32 s5, v0, 20
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 51 2
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
.LBB9_5:
	.loc	0 0 2
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	v_readlane_b32 s5, v0, 24
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 17
	v_readlane_b32 s9, v0, 18
	v_readlane_b32 s6, v0, 21
	v_readlane_b32 s7, v0, 22
	.loc	0 51 2
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 15
	v_writelane_b32 v0, s7, 16
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 13
	v_writelane_b32 v0, s7, 14
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 25
	v_writelane_b32 v0, s7, 26
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB9_3
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_b64 exec, exec, s[4:5]
	.loc	0 53 1 is_stmt 1
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_endpgm
.Ltmp7:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel produce_first
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 124
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
.Lfunc_end3:
	.size	produce_first, .Lfunc_end3-produce_first

	.protected	produce_else
	.globl	produce_else
	.p2align	8
	.type	produce_else,@function
produce_else:
.Lfunc_begin4:
	.loc	0 57 0
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
	.loc	0 58 12 prologue_end
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
	.loc	0 58 7 is_stmt 0
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	.loc	0 60 6 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	.loc	0 60 9 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[4:5], v1, v2
	.loc	0 60 6
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 11
	v_writelane_b32 v0, s7, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB11_1
	s_branch .LBB11_9
.LBB11_1:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB11_3
	.loc	0 0 6
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], 0
	.loc	0 61 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_branch .LBB11_4
.LBB11_3:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 13
	v_readlane_b32 s5, v0, 14
	s_or_b64 exec, exec, s[4:5]
	.loc	0 60 6 is_stmt 1
	s_branch .LBB11_10
.LBB11_4:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	v_readlane_b32 s5, v0, 18
	v_readlane_b32 s6, v0, 15
	v_readlane_b32 s7, v0, 16
	v_writelane_b32 v0, s6, 19
	v_writelane_b32 v0, s7, 20
	.loc	0 61 10 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s6, 0
	.loc	0 61 18 is_stmt 0
	v_cmp_eq_u32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	.loc	0 61 3
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB11_6
	.loc	0 0 3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	v_readlane_b32 s5, v0, 22
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 61 3
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
.LBB11_6:
	.loc	0 0 3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 19
	v_readlane_b32 s9, v0, 20
	v_readlane_b32 s6, v0, 23
	v_readlane_b32 s7, v0, 24
	.loc	0 61 3
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 17
	v_writelane_b32 v0, s7, 18
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 15
	v_writelane_b32 v0, s7, 16
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 27
	v_writelane_b32 v0, s7, 28
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB11_4
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_b64 exec, exec, s[4:5]
	.loc	0 63 2 is_stmt 1
	s_branch .LBB11_3
.LBB11_9:
	.loc	0 64 3
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
	v_mov_b32_e32 v5, 42
	.loc	0 64 11 is_stmt 0
	global_store_dword v[0:1], v5, off
	s_waitcnt vmcnt(0)
	.loc	0 65 15 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	.loc	0 65 3 is_stmt 0
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
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_branch .LBB11_1
.LBB11_10:
	.loc	0 67 1 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp9:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel produce_else
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
	.size	produce_else, .Lfunc_end4-produce_else

	.protected	produce_then
	.globl	produce_then
	.p2align	8
	.type	produce_then,@function
produce_then:
.Lfunc_begin5:
	.loc	0 70 0
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
.Ltmp10:
	.loc	0 71 12 prologue_end
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
	.loc	0 71 7 is_stmt 0
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	.loc	0 73 6 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 31
	.loc	0 73 9 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e64 s[4:5], v1, s4
	.loc	0 73 6
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 11
	v_writelane_b32 v0, s7, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB13_3
	s_branch .LBB13_2
.LBB13_1:
	.loc	0 74 14 is_stmt 1
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
	s_mov_b32 s8, 0
	buffer_load_dword v5, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v6, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, v5
	v_mov_b32_e32 v1, v6
	.loc	0 74 3 is_stmt 0
	buffer_load_dword v10, off, s[0:3], s33 offset:8
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, v6
	s_mov_b32 s8, 2
	v_lshlrev_b64 v[8:9], s8, v[0:1]
	v_mov_b32_e32 v0, v10
	v_mov_b32_e32 v7, v8
	v_mov_b32_e32 v1, v11
	v_mov_b32_e32 v6, v9
	v_add_co_u32_e64 v0, s[8:9], v0, v7
	v_addc_co_u32_e64 v6, s[8:9], v1, v6, s[8:9]
	v_mov_b32_e32 v1, v6
	.loc	0 74 12
	global_store_dword v[0:1], v5, off
	s_waitcnt vmcnt(0)
	.loc	0 75 14 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	.loc	0 75 3 is_stmt 0
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
	s_add_u32 s16, s16, _Z10atomic_incPU3AS1Vj@rel32@lo+4
	s_addc_u32 s17, s17, _Z10atomic_incPU3AS1Vj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v4, s15, v4
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v3, s15, v3
	v_or3_b32 v31, v2, v3, v4
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	.loc	0 76 2 is_stmt 1
	s_branch .LBB13_9
.LBB13_2:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], 0
	.loc	0 77 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_branch .LBB13_4
.LBB13_3:
	.loc	0 73 6
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB13_9
	s_branch .LBB13_1
.LBB13_4:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	v_readlane_b32 s5, v0, 18
	v_readlane_b32 s6, v0, 13
	v_readlane_b32 s7, v0, 14
	v_writelane_b32 v0, s6, 19
	v_writelane_b32 v0, s7, 20
	.loc	0 77 10 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s6, 32
	.loc	0 77 18 is_stmt 0
	v_cmp_ne_u32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	.loc	0 77 3
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB13_6
	.loc	0 0 3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	v_readlane_b32 s5, v0, 22
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 77 3
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
.LBB13_6:
	.loc	0 0 3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 19
	v_readlane_b32 s9, v0, 20
	v_readlane_b32 s6, v0, 23
	v_readlane_b32 s7, v0, 24
	.loc	0 77 3
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 17
	v_writelane_b32 v0, s7, 18
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 13
	v_writelane_b32 v0, s7, 14
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 27
	v_writelane_b32 v0, s7, 28
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB13_4
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_b64 exec, exec, s[4:5]
	.loc	0 0 3
	s_branch .LBB13_3
.LBB13_9:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	v_readlane_b32 s5, v0, 16
	s_or_b64 exec, exec, s[4:5]
	.loc	0 80 1 is_stmt 1
	s_endpgm
.Ltmp11:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel produce_then
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
.Lfunc_end5:
	.size	produce_then, .Lfunc_end5-produce_then

	.protected	produce_consume_poll
	.globl	produce_consume_poll
	.p2align	8
	.type	produce_consume_poll,@function
produce_consume_poll:
.Lfunc_begin6:
	.loc	0 84 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xc00
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v3, s16, 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_mov_b32 s13, s15
	s_mov_b32 s12, s14
	v_readlane_b32 s14, v3, 0
	s_mov_b64 s[16:17], s[8:9]
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
.Ltmp12:
	.loc	0 85 12 prologue_end
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
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v2, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v2, v3
	.loc	0 85 7 is_stmt 0
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v1, 1
	.loc	0 85 29
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 s[4:5], 0
	.loc	0 87 2 is_stmt 1
	v_writelane_b32 v0, s4, 1
	v_writelane_b32 v0, s5, 2
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
.LBB14_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 3
	v_readlane_b32 s5, v0, 4
	v_readlane_b32 s6, v0, 1
	v_readlane_b32 s7, v0, 2
	v_writelane_b32 v0, s6, 5
	v_writelane_b32 v0, s7, 6
	.loc	0 87 9
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s6, 0
	.loc	0 87 2
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 7
	v_writelane_b32 v0, s5, 8
	v_writelane_b32 v0, s4, 9
	v_writelane_b32 v0, s5, 10
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB14_8
	.loc	0 88 7 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 31
	.loc	0 88 10 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e64 s[4:5], v1, s4
	.loc	0 88 7
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 13
	v_writelane_b32 v0, s7, 14
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB14_6
	s_branch .LBB14_4
.LBB14_3:
	.loc	0 89 15 is_stmt 1
	s_mov_b32 s5, 0
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v3, s5
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, v2
	v_mov_b32_e32 v1, v3
	s_mov_b32 s4, 1
	.loc	0 89 18 is_stmt 0
	v_add_u32_e64 v2, v2, s4
	.loc	0 89 4
	buffer_load_dword v7, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v3
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[5:6], s4, v[0:1]
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_co_u32_e64 v0, s[6:7], v0, v4
	v_addc_co_u32_e64 v3, s[6:7], v1, v3, s[6:7]
	v_mov_b32_e32 v1, v3
	.loc	0 89 13
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
	.loc	0 90 11 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	.loc	0 90 16 is_stmt 0
	buffer_load_dword v3, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v0, s5
	v_mov_b32_e32 v4, v0
	.loc	0 90 11
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[4:5], s4, v[3:4]
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v0, s[4:5], v0, v3
	v_addc_co_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	global_load_dword v0, v[0:1], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s4, 0
	.loc	0 90 20
	v_cmp_eq_u32_e64 s[4:5], v0, s4
	v_cndmask_b32_e64 v0, 0, 1, s[4:5]
	.loc	0 90 9
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	.loc	0 91 3 is_stmt 1
	s_branch .LBB14_9
.LBB14_4:
	.loc	0 91 14 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v2, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	.loc	0 91 19
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	.loc	0 91 22
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v4, v1, 32
	.loc	0 91 14
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, v1
	s_mov_b32 s4, 2
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
	.loc	0 91 28
	v_cmp_ne_u32_e64 s[6:7], v1, s4
	.loc	0 91 14
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB14_7
	.loc	0 92 11 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	.loc	0 92 16 is_stmt 0
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	.loc	0 92 19
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v3, v0, 32
	.loc	0 92 11
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v4, v0
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[4:5], s4, v[3:4]
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v0, s[4:5], v0, v3
	v_addc_co_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	global_load_dword v0, v[0:1], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s4, 0x3e8
	.loc	0 92 25
	v_cmp_gt_u32_e64 s[4:5], v0, s4
	v_cndmask_b32_e64 v0, 0, 1, s[4:5]
	.loc	0 92 9
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	.loc	0 93 3 is_stmt 1
	s_branch .LBB14_7
.LBB14_6:
	.loc	0 88 7
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 13
	v_readlane_b32 s5, v0, 14
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB14_9
	s_branch .LBB14_3
.LBB14_7:
	.loc	0 0 7 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	v_readlane_b32 s5, v0, 16
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB14_6
.LBB14_8:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 5
	v_readlane_b32 s9, v0, 6
	v_readlane_b32 s6, v0, 9
	v_readlane_b32 s7, v0, 10
	.loc	0 87 2 is_stmt 1
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 3
	v_writelane_b32 v0, s7, 4
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 1
	v_writelane_b32 v0, s7, 2
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 19
	v_writelane_b32 v0, s7, 20
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB14_1
	s_branch .LBB14_10
.LBB14_9:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 17
	v_readlane_b32 s7, v0, 18
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s4, v0, 7
	v_readlane_b32 s5, v0, 8
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 87 2
	v_writelane_b32 v0, s4, 9
	v_writelane_b32 v0, s5, 10
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_branch .LBB14_8
.LBB14_10:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	v_readlane_b32 s5, v0, 20
	s_or_b64 exec, exec, s[4:5]
	.loc	0 95 1 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp13:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel produce_consume_poll
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
.Lfunc_end6:
	.size	produce_consume_poll, .Lfunc_end6-produce_consume_poll

	.protected	all_arrive
	.globl	all_arrive
	.p2align	8
	.type	all_arrive,@function
all_arrive:
.Lfunc_begin7:
	.loc	0 99 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xc00
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v3, s16, 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_mov_b32 s13, s15
	s_mov_b32 s12, s14
	v_readlane_b32 s14, v3, 0
	s_mov_b64 s[16:17], s[8:9]
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v2, v0
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
.Ltmp14:
	.loc	0 100 13 prologue_end
	buffer_load_dword v0, off, s[0:3], s33
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	.loc	0 100 2 is_stmt 0
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
	s_add_u32 s16, s16, _Z10atomic_incPU3AS1Vj@rel32@lo+4
	s_addc_u32 s17, s17, _Z10atomic_incPU3AS1Vj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v4, s15, v4
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v3, s15, v3
	v_or3_b32 v31, v2, v3, v4
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], 0
	.loc	0 101 2 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 1
	v_writelane_b32 v0, s5, 2
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
.LBB15_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 3
	v_readlane_b32 s5, v0, 4
	v_readlane_b32 s6, v0, 1
	v_readlane_b32 s7, v0, 2
	v_writelane_b32 v0, s6, 5
	v_writelane_b32 v0, s7, 6
	.loc	0 101 9
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s6, 64
	.loc	0 101 17
	v_cmp_lt_u32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 7
	v_writelane_b32 v0, s5, 8
	.loc	0 101 2
	v_writelane_b32 v0, s4, 9
	v_writelane_b32 v0, s5, 10
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB15_3
	.loc	0 0 2
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 7
	v_readlane_b32 s5, v0, 8
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 101 2
	v_writelane_b32 v0, s4, 9
	v_writelane_b32 v0, s5, 10
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
.LBB15_3:
	.loc	0 0 2
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 5
	v_readlane_b32 s9, v0, 6
	v_readlane_b32 s6, v0, 9
	v_readlane_b32 s7, v0, 10
	.loc	0 101 2
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 3
	v_writelane_b32 v0, s7, 4
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 1
	v_writelane_b32 v0, s7, 2
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 13
	v_writelane_b32 v0, s7, 14
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB15_1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 13
	v_readlane_b32 s5, v0, 14
	s_or_b64 exec, exec, s[4:5]
	.loc	0 103 1 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp15:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel all_arrive
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 48
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
	.size	all_arrive, .Lfunc_end7-all_arrive

	.protected	leader_waits
	.globl	leader_waits
	.p2align	8
	.type	leader_waits,@function
leader_waits:
.Lfunc_begin8:
	.loc	0 107 0
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
.Ltmp16:
	.loc	0 108 6 prologue_end
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
	.loc	0 108 22 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[6:7], v[1:2], s[4:5]
	.loc	0 108 6
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB16_2
	.loc	0 0 6
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], 0
	.loc	0 109 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_branch .LBB16_3
.LBB16_2:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	s_or_b64 exec, exec, s[4:5]
	.loc	0 108 6 is_stmt 1
	s_branch .LBB16_8
.LBB16_3:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	v_readlane_b32 s5, v0, 16
	v_readlane_b32 s6, v0, 13
	v_readlane_b32 s7, v0, 14
	v_writelane_b32 v0, s6, 17
	v_writelane_b32 v0, s7, 18
	.loc	0 109 10 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s6, 63
	.loc	0 109 18 is_stmt 0
	v_cmp_lt_u32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	.loc	0 109 3
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB16_5
	.loc	0 0 3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	v_readlane_b32 s5, v0, 20
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 109 3
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
.LBB16_5:
	.loc	0 0 3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	v_readlane_b32 s5, v0, 24
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 17
	v_readlane_b32 s9, v0, 18
	v_readlane_b32 s6, v0, 21
	v_readlane_b32 s7, v0, 22
	.loc	0 109 3
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 15
	v_writelane_b32 v0, s7, 16
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 13
	v_writelane_b32 v0, s7, 14
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 25
	v_writelane_b32 v0, s7, 26
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB16_3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB16_2
.LBB16_8:
	.loc	0 0 3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v3, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v3, 0
	v_readlane_b32 s13, v3, 1
	v_readlane_b32 s12, v3, 2
	v_readlane_b32 s10, v3, 3
	v_readlane_b32 s11, v3, 4
	v_readlane_b32 s6, v3, 7
	v_readlane_b32 s7, v3, 8
	v_readlane_b32 s4, v3, 9
	v_readlane_b32 s5, v3, 10
	v_readlane_b32 s16, v3, 5
	v_readlane_b32 s17, v3, 6
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	s_mov_b64 s[18:19], 32
	.loc	0 111 6 is_stmt 1
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
	s_waitcnt vmcnt(0)
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
	buffer_store_dword v2, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[4:5], 0
	.loc	0 111 22 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e64 s[6:7], v[1:2], s[4:5]
	.loc	0 111 6
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 27
	v_writelane_b32 v0, s5, 28
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB16_10
	.loc	0 112 14 is_stmt 1
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
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	.loc	0 112 3 is_stmt 0
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
	s_add_u32 s16, s16, _Z10atomic_incPU3AS1Vj@rel32@lo+4
	s_addc_u32 s17, s17, _Z10atomic_incPU3AS1Vj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v4, s15, v4
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v3, s15, v3
	v_or3_b32 v31, v2, v3, v4
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
.LBB16_10:
	.loc	0 0 3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_b64 exec, exec, s[4:5]
	.loc	0 113 1 is_stmt 1
	s_endpgm
.Ltmp17:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel leader_waits
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
.Lfunc_end8:
	.size	leader_waits, .Lfunc_end8-leader_waits

	.protected	leader_waits_last
	.globl	leader_waits_last
	.p2align	8
	.type	leader_waits_last,@function
leader_waits_last:
.Lfunc_begin9:
	.loc	0 117 0
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
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[28:29]
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
.Ltmp18:
	.loc	0 118 6 prologue_end
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
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[28:29]
	buffer_store_dword v2, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[4:5], 0
	.loc	0 118 22 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e64 s[6:7], v[1:2], s[4:5]
	.loc	0 118 6
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[28:29]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB17_2
	.loc	0 119 14 is_stmt 1
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[28:29]
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
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	.loc	0 119 3 is_stmt 0
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
	s_add_u32 s16, s16, _Z10atomic_incPU3AS1Vj@rel32@lo+4
	s_addc_u32 s17, s17, _Z10atomic_incPU3AS1Vj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v4, s15, v4
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v3, s15, v3
	v_or3_b32 v31, v2, v3, v4
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
.LBB17_2:
	.loc	0 0 3
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v3, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v3, 11
	v_readlane_b32 s9, v3, 12
	s_or_b64 exec, exec, s[8:9]
	v_readlane_b32 s14, v3, 0
	v_readlane_b32 s13, v3, 1
	v_readlane_b32 s12, v3, 2
	v_readlane_b32 s10, v3, 3
	v_readlane_b32 s11, v3, 4
	v_readlane_b32 s6, v3, 7
	v_readlane_b32 s7, v3, 8
	v_readlane_b32 s4, v3, 9
	v_readlane_b32 s5, v3, 10
	v_readlane_b32 s16, v3, 5
	v_readlane_b32 s17, v3, 6
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	s_mov_b64 s[18:19], 32
	.loc	0 120 2 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 13
	v_writelane_b32 v3, s9, 14
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[28:29]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z7barrierj@rel32@lo+4
	s_addc_u32 s17, s17, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	s_waitcnt vmcnt(1)
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v0, 2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:52
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s8, v0, 13
	v_readlane_b32 s9, v0, 14
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s14, v0, 0
	.loc	0 121 6
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
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[28:29]
	buffer_store_dword v2, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[4:5], 0
	.loc	0 121 22 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[6:7], v[1:2], s[4:5]
	.loc	0 121 6
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[28:29]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB17_4
	.loc	0 0 6
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[28:29]
	s_mov_b64 s[4:5], 0
	.loc	0 122 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[28:29]
	s_branch .LBB17_5
.LBB17_4:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	v_readlane_b32 s5, v0, 16
	s_or_b64 exec, exec, s[4:5]
	.loc	0 121 6 is_stmt 1
	s_branch .LBB17_10
.LBB17_5:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	v_readlane_b32 s5, v0, 20
	v_readlane_b32 s6, v0, 17
	v_readlane_b32 s7, v0, 18
	v_writelane_b32 v0, s6, 21
	v_writelane_b32 v0, s7, 22
	.loc	0 122 10 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s6, 63
	.loc	0 122 18 is_stmt 0
	v_cmp_lt_u32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	.loc	0 122 3
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 27
	v_writelane_b32 v0, s5, 28
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[28:29]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB17_7
	.loc	0 0 3
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	v_readlane_b32 s5, v0, 24
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 122 3
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[28:29]
.LBB17_7:
	.loc	0 0 3
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 21
	v_readlane_b32 s9, v0, 22
	v_readlane_b32 s6, v0, 25
	v_readlane_b32 s7, v0, 26
	.loc	0 122 3
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 19
	v_writelane_b32 v0, s7, 20
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 17
	v_writelane_b32 v0, s7, 18
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 29
	v_writelane_b32 v0, s7, 30
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[28:29]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB17_5
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 29
	v_readlane_b32 s5, v0, 30
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB17_4
.LBB17_10:
	.loc	0 124 1 is_stmt 1
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[28:29]
	s_endpgm
.Ltmp19:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel leader_waits_last
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 124
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
.Lfunc_end9:
	.size	leader_waits_last, .Lfunc_end9-leader_waits_last

	.protected	poll_counted
	.globl	poll_counted
	.p2align	8
	.type	poll_counted,@function
poll_counted:
.Lfunc_begin10:
	.loc	0 128 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xc00
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v3, s16, 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_mov_b32 s13, s15
	s_mov_b32 s12, s14
	v_readlane_b32 s14, v3, 0
	s_mov_b64 s[16:17], s[8:9]
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
.Ltmp20:
	.loc	0 129 12 prologue_end
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
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	v_mov_b32_e32 v4, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v3, v4
	.loc	0 129 7 is_stmt 0
	buffer_store_dword v2, off, s[0:3], s33 offset:28
	.loc	0 131 12 is_stmt 1
	s_waitcnt vmcnt(1)
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 s[4:5], 0
	.loc	0 131 7 is_stmt 0
	v_writelane_b32 v0, s4, 1
	v_writelane_b32 v0, s5, 2
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
.LBB18_1:
	.loc	0 0 7
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 1
	v_readlane_b32 s5, v0, 2
	.loc	0 131 19
	v_writelane_b32 v0, s4, 3
	v_writelane_b32 v0, s5, 4
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 0x64
	.loc	0 131 21
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], 0
	.loc	0 131 27
	v_writelane_b32 v0, s4, 5
	v_writelane_b32 v0, s5, 6
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 7
	v_writelane_b32 v0, s5, 8
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB18_3
	.loc	0 131 30
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s4, 0
	.loc	0 131 38
	v_cmp_eq_u32_e64 s[4:5], v1, s4
	s_and_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 5
	v_writelane_b32 v0, s5, 6
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
.LBB18_3:
	.loc	0 0 38
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 7
	v_readlane_b32 s5, v0, 8
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s6, v0, 5
	v_readlane_b32 s7, v0, 6
	s_mov_b64 s[4:5], -1
	.loc	0 131 2
	v_writelane_b32 v0, s4, 9
	v_writelane_b32 v0, s5, 10
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB18_5
	s_branch .LBB18_6
.LBB18_5:
	.loc	0 0 2
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v0, 11
	v_readlane_b32 s9, v0, 12
	s_or_b64 exec, exec, s[8:9]
	v_readlane_b32 s6, v0, 3
	v_readlane_b32 s7, v0, 4
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	.loc	0 131 2
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 1
	v_writelane_b32 v0, s7, 2
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 13
	v_writelane_b32 v0, s7, 14
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB18_1
	s_branch .LBB18_7
.LBB18_6:
	.loc	0 131 46
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 s[4:5], 0
	s_xor_b64 s[4:5], exec, -1
	.loc	0 131 2
	v_writelane_b32 v0, s4, 9
	v_writelane_b32 v0, s5, 10
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_branch .LBB18_5
.LBB18_7:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 13
	v_readlane_b32 s5, v0, 14
	s_or_b64 exec, exec, s[4:5]
	.loc	0 133 6 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	.loc	0 133 9 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v1, s4
	.loc	0 133 6
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB18_10
	.loc	0 134 3 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v2, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, 1
	.loc	0 134 11 is_stmt 0
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
.LBB18_10:
	.loc	0 0 11
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	v_readlane_b32 s5, v0, 16
	s_or_b64 exec, exec, s[4:5]
	.loc	0 135 1 is_stmt 1
	s_endpgm
.Ltmp21:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel poll_counted
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
.Lfunc_end10:
	.size	poll_counted, .Lfunc_end10-poll_counted

	.protected	tree_down_wait
	.globl	tree_down_wait
	.p2align	8
	.type	tree_down_wait,@function
tree_down_wait:
.Lfunc_begin11:
	.loc	0 139 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xc00
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v3, s16, 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_mov_b32 s13, s15
	s_mov_b32 s12, s14
	v_readlane_b32 s14, v3, 0
	s_mov_b64 s[16:17], s[8:9]
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
.Ltmp22:
	.loc	0 140 12 prologue_end
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
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v1, v3
	.loc	0 140 7 is_stmt 0
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v1, 1
	.loc	0 140 30
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	.loc	0 142 6 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	.loc	0 142 9 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[6:7], v1, v2
	.loc	0 142 6
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 1
	v_writelane_b32 v0, s5, 2
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB19_2
	.loc	0 0 6
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], 0
	.loc	0 143 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 3
	v_writelane_b32 v0, s5, 4
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_branch .LBB19_3
.LBB19_2:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 1
	v_readlane_b32 s5, v0, 2
	s_or_b64 exec, exec, s[4:5]
	.loc	0 142 6 is_stmt 1
	s_branch .LBB19_8
.LBB19_3:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 5
	v_readlane_b32 s5, v0, 6
	v_readlane_b32 s6, v0, 3
	v_readlane_b32 s7, v0, 4
	v_writelane_b32 v0, s6, 7
	v_writelane_b32 v0, s7, 8
	.loc	0 143 17 is_stmt 1
	buffer_load_dword v2, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	.loc	0 143 23 is_stmt 0
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s6, -1
	.loc	0 143 26
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s6
	s_mov_b32 s6, 1
	.loc	0 143 31
	v_lshrrev_b32_e64 v4, s6, v1
	.loc	0 143 17
	s_mov_b32 s6, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, v1
	s_mov_b32 s6, 2
	v_lshlrev_b64 v[5:6], s6, v[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32_e64 v1, s[6:7], v1, v4
	v_addc_co_u32_e64 v3, s[6:7], v2, v3, s[6:7]
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off glc
	s_waitcnt vmcnt(0)
	.loc	0 143 15
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s6, 0
	.loc	0 143 37
	v_cmp_eq_u32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 9
	v_writelane_b32 v0, s5, 10
	.loc	0 143 3
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB19_5
	.loc	0 0 3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 143 3
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
.LBB19_5:
	.loc	0 0 3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 13
	v_readlane_b32 s5, v0, 14
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 7
	v_readlane_b32 s9, v0, 8
	v_readlane_b32 s6, v0, 11
	v_readlane_b32 s7, v0, 12
	.loc	0 143 3
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 5
	v_writelane_b32 v0, s7, 6
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 3
	v_writelane_b32 v0, s7, 4
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 15
	v_writelane_b32 v0, s7, 16
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB19_3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	v_readlane_b32 s5, v0, 16
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB19_2
.LBB19_8:
	.loc	0 145 13 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 1
	.loc	0 145 17 is_stmt 0
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v3, v1, s4
	.loc	0 145 2
	buffer_load_dword v8, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	.loc	0 145 7
	s_mov_b32 s4, 0
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v2, v4
	s_mov_b32 s4, 2
	.loc	0 145 2
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[6:7], s4, v[1:2]
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v1, s[4:5], v1, v5
	v_addc_co_u32_e64 v4, s[4:5], v2, v4, s[4:5]
	v_mov_b32_e32 v2, v4
	.loc	0 145 11
	global_store_dword v[1:2], v3, off
	s_waitcnt vmcnt(0)
	.loc	0 146 1 is_stmt 1
	s_endpgm
.Ltmp23:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tree_down_wait
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
.Lfunc_end11:
	.size	tree_down_wait, .Lfunc_end11-tree_down_wait

	.protected	tree_down_inside
	.globl	tree_down_inside
	.p2align	8
	.type	tree_down_inside,@function
tree_down_inside:
.Lfunc_begin12:
	.loc	0 149 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x1000
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v3, s16, 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_mov_b32 s13, s15
	s_mov_b32 s12, s14
	v_readlane_b32 s14, v3, 0
	s_mov_b64 s[16:17], s[8:9]
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
.Ltmp24:
	.loc	0 150 12 prologue_end
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
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v2, v3
	.loc	0 150 7 is_stmt 0
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v1, 1
	.loc	0 150 30
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	.loc	0 150 39
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	s_mov_b64 s[4:5], 0
	.loc	0 152 2 is_stmt 1
	v_writelane_b32 v0, s4, 1
	v_writelane_b32 v0, s5, 2
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
.LBB20_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 3
	v_readlane_b32 s5, v0, 4
	v_readlane_b32 s6, v0, 1
	v_readlane_b32 s7, v0, 2
	v_writelane_b32 v0, s6, 5
	v_writelane_b32 v0, s7, 6
	.loc	0 152 9
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 s6, 0
	.loc	0 152 2
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 7
	v_writelane_b32 v0, s5, 8
	v_writelane_b32 v0, s4, 9
	v_writelane_b32 v0, s5, 10
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB20_4
	.loc	0 153 7 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	.loc	0 153 10 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[6:7], v1, s4
	.loc	0 153 7
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB20_5
	.loc	0 154 10 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	.loc	0 154 16 is_stmt 0
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 s4, -1
	.loc	0 154 19
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, s4
	s_mov_b32 s4, 1
	.loc	0 154 24
	v_lshrrev_b32_e64 v3, s4, v0
	.loc	0 154 10
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v4, v0
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[4:5], s4, v[3:4]
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v0, s[4:5], v0, v3
	v_addc_co_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	global_load_dword v0, v[0:1], off glc
	s_waitcnt vmcnt(0)
	.loc	0 154 8
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	.loc	0 154 4
	s_branch .LBB20_5
.LBB20_4:
	.loc	0 0 4
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 5
	v_readlane_b32 s9, v0, 6
	v_readlane_b32 s6, v0, 9
	v_readlane_b32 s7, v0, 10
	.loc	0 152 2 is_stmt 1
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 3
	v_writelane_b32 v0, s7, 4
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 1
	v_writelane_b32 v0, s7, 2
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 15
	v_writelane_b32 v0, s7, 16
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB20_1
	s_branch .LBB20_8
.LBB20_5:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 13
	v_readlane_b32 s5, v0, 14
	s_or_b64 exec, exec, s[4:5]
	.loc	0 155 7 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 0
	.loc	0 155 11 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[6:7], v1, s4
	.loc	0 155 7
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB20_7
	.loc	0 156 15 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 1
	.loc	0 156 19 is_stmt 0
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v2, v0, s4
	.loc	0 156 4
	buffer_load_dword v7, off, s[0:3], s33
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	.loc	0 156 9
	s_mov_b32 s5, 0
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v3, s5
	v_mov_b32_e32 v1, v3
	s_mov_b32 s4, 2
	.loc	0 156 4
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[5:6], s4, v[0:1]
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_co_u32_e64 v0, s[6:7], v0, v4
	v_addc_co_u32_e64 v3, s[6:7], v1, v3, s[6:7]
	v_mov_b32_e32 v1, v3
	.loc	0 156 13
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
	.loc	0 157 11 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	.loc	0 157 16 is_stmt 0
	buffer_load_dword v3, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v0, s5
	v_mov_b32_e32 v4, v0
	.loc	0 157 11
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[4:5], s4, v[3:4]
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v0, s[4:5], v0, v3
	v_addc_co_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	global_load_dword v0, v[0:1], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s4, 0
	.loc	0 157 20
	v_cmp_eq_u32_e64 s[4:5], v0, s4
	v_cndmask_b32_e64 v0, 0, 1, s[4:5]
	.loc	0 157 9
	buffer_store_dword v0, off, s[0:3], s33 offset:36
.LBB20_7:
	.loc	0 0 9
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 17
	v_readlane_b32 s7, v0, 18
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s4, v0, 7
	v_readlane_b32 s5, v0, 8
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 152 2 is_stmt 1
	v_writelane_b32 v0, s4, 9
	v_writelane_b32 v0, s5, 10
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_branch .LBB20_4
.LBB20_8:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	v_readlane_b32 s5, v0, 16
	s_or_b64 exec, exec, s[4:5]
	.loc	0 160 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp25:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tree_down_inside
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 172
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
.Lfunc_end12:
	.size	tree_down_inside, .Lfunc_end12-tree_down_inside

	.protected	tree_up_wait
	.globl	tree_up_wait
	.p2align	8
	.type	tree_up_wait,@function
tree_up_wait:
.Lfunc_begin13:
	.loc	0 164 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x1000
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v3, s16, 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:44
	s_mov_b64 exec, s[24:25]
	s_mov_b32 s13, s15
	s_mov_b32 s12, s14
	v_readlane_b32 s14, v3, 0
	s_mov_b64 s[16:17], s[8:9]
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
.Ltmp26:
	.loc	0 165 12 prologue_end
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
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v2, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v2, v3
	.loc	0 165 7 is_stmt 0
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v1, 1
	.loc	0 165 30
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	.loc	0 167 6 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 31
	.loc	0 167 9 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[6:7], v1, s4
	.loc	0 167 6
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 1
	v_writelane_b32 v0, s5, 2
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB21_2
	.loc	0 0 6
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], 0
	.loc	0 170 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 3
	v_writelane_b32 v0, s5, 4
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b64 exec, s[24:25]
	s_branch .LBB21_3
.LBB21_2:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 1
	v_readlane_b32 s5, v0, 2
	s_or_b64 exec, exec, s[4:5]
	.loc	0 167 6 is_stmt 1
	s_branch .LBB21_13
.LBB21_3:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 5
	v_readlane_b32 s5, v0, 6
	v_readlane_b32 s6, v0, 3
	v_readlane_b32 s7, v0, 4
	v_writelane_b32 v0, s6, 7
	v_writelane_b32 v0, s7, 8
	.loc	0 170 15 is_stmt 1
	buffer_load_dword v2, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	.loc	0 170 24 is_stmt 0
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s6, 1
	.loc	0 170 27
	s_waitcnt vmcnt(0)
	v_lshl_or_b32 v4, v1, s6, s6
	.loc	0 170 15
	s_mov_b32 s6, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, v1
	s_mov_b32 s6, 2
	v_lshlrev_b64 v[5:6], s6, v[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32_e64 v1, s[6:7], v1, v4
	v_addc_co_u32_e64 v3, s[6:7], v2, v3, s[6:7]
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off glc
	s_waitcnt vmcnt(0)
	.loc	0 170 13
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 s6, 0
	.loc	0 170 33
	v_cmp_eq_u32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 9
	v_writelane_b32 v0, s5, 10
	.loc	0 170 3
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB21_5
	.loc	0 0 3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 170 3
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b64 exec, s[24:25]
.LBB21_5:
	.loc	0 0 3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 13
	v_readlane_b32 s5, v0, 14
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 7
	v_readlane_b32 s9, v0, 8
	v_readlane_b32 s6, v0, 11
	v_readlane_b32 s7, v0, 12
	.loc	0 170 3
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 5
	v_writelane_b32 v0, s7, 6
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 3
	v_writelane_b32 v0, s7, 4
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 15
	v_writelane_b32 v0, s7, 16
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB21_3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	v_readlane_b32 s5, v0, 16
	s_or_b64 exec, exec, s[4:5]
	.loc	0 0 3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], 0
	.loc	0 172 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b64 exec, s[24:25]
.LBB21_8:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	v_readlane_b32 s5, v0, 20
	v_readlane_b32 s6, v0, 17
	v_readlane_b32 s7, v0, 18
	v_writelane_b32 v0, s6, 21
	v_writelane_b32 v0, s7, 22
	.loc	0 172 15
	buffer_load_dword v2, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	.loc	0 172 24
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s6, 2
	s_mov_b32 s7, 1
	.loc	0 172 27
	v_mov_b32_e32 v4, s6
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v4, v1, s7, v4
	.loc	0 172 15
	s_mov_b32 s7, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, v1
	v_lshlrev_b64 v[5:6], s6, v[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32_e64 v1, s[6:7], v1, v4
	v_addc_co_u32_e64 v3, s[6:7], v2, v3, s[6:7]
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off glc
	s_waitcnt vmcnt(0)
	.loc	0 172 13
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 s6, 0
	.loc	0 172 33
	v_cmp_eq_u32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	.loc	0 172 3
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 27
	v_writelane_b32 v0, s5, 28
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB21_10
	.loc	0 0 3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	v_readlane_b32 s5, v0, 24
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 172 3
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b64 exec, s[24:25]
.LBB21_10:
	.loc	0 0 3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 21
	v_readlane_b32 s9, v0, 22
	v_readlane_b32 s6, v0, 25
	v_readlane_b32 s7, v0, 26
	.loc	0 172 3
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 19
	v_writelane_b32 v0, s7, 20
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 17
	v_writelane_b32 v0, s7, 18
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 29
	v_writelane_b32 v0, s7, 30
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB21_8
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 29
	v_readlane_b32 s5, v0, 30
	s_or_b64 exec, exec, s[4:5]
	.loc	0 174 13 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	.loc	0 174 17 is_stmt 0
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 s4, 1
	.loc	0 174 15
	s_waitcnt vmcnt(0)
	v_add3_u32 v0, v0, v1, s4
	.loc	0 174 7
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	.loc	0 175 2 is_stmt 1
	s_branch .LBB21_2
.LBB21_13:
	.loc	0 176 13
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v3, off, s[0:3], s33 offset:32
	.loc	0 176 2 is_stmt 0
	buffer_load_dword v8, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	.loc	0 176 7
	s_mov_b32 s4, 0
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v2, v4
	s_mov_b32 s4, 2
	.loc	0 176 2
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[6:7], s4, v[1:2]
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v1, s[4:5], v1, v5
	v_addc_co_u32_e64 v4, s[4:5], v2, v4, s[4:5]
	v_mov_b32_e32 v2, v4
	.loc	0 176 11
	global_store_dword v[1:2], v3, off
	s_waitcnt vmcnt(0)
	.loc	0 177 1 is_stmt 1
	s_endpgm
.Ltmp27:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tree_up_wait
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 172
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
.Lfunc_end13:
	.size	tree_up_wait, .Lfunc_end13-tree_up_wait

	.protected	turn_wait
	.globl	turn_wait
	.p2align	8
	.type	turn_wait,@function
turn_wait:
.Lfunc_begin14:
	.loc	0 181 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xc00
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v3, s16, 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_mov_b32 s13, s15
	s_mov_b32 s12, s14
	v_readlane_b32 s14, v3, 0
	s_mov_b64 s[16:17], s[8:9]
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
.Ltmp28:
	.loc	0 182 12 prologue_end
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
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	v_mov_b32_e32 v4, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v3, v4
	.loc	0 182 7 is_stmt 0
	buffer_store_dword v2, off, s[0:3], s33 offset:28
	.loc	0 184 12 is_stmt 1
	s_waitcnt vmcnt(1)
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 s[4:5], 0
	.loc	0 184 7 is_stmt 0
	v_writelane_b32 v0, s4, 1
	v_writelane_b32 v0, s5, 2
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
.LBB22_1:
	.loc	0 0 7
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 3
	v_readlane_b32 s5, v0, 4
	v_readlane_b32 s6, v0, 1
	v_readlane_b32 s7, v0, 2
	v_writelane_b32 v0, s6, 5
	v_writelane_b32 v0, s7, 6
	.loc	0 184 23
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s6, 2
	.loc	0 184 29
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 7
	v_writelane_b32 v0, s5, 8
	.loc	0 184 2
	v_writelane_b32 v0, s4, 9
	v_writelane_b32 v0, s5, 10
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB22_3
	.loc	0 0 2
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], 0
	.loc	0 185 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_branch .LBB22_4
.LBB22_3:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 5
	v_readlane_b32 s9, v0, 6
	v_readlane_b32 s6, v0, 9
	v_readlane_b32 s7, v0, 10
	.loc	0 184 2 is_stmt 1
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 3
	v_writelane_b32 v0, s7, 4
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 1
	v_writelane_b32 v0, s7, 2
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 15
	v_writelane_b32 v0, s7, 16
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB22_1
	s_branch .LBB22_10
.LBB22_4:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	v_readlane_b32 s5, v0, 18
	v_readlane_b32 s6, v0, 13
	v_readlane_b32 s7, v0, 14
	v_writelane_b32 v0, s6, 19
	v_writelane_b32 v0, s7, 20
	.loc	0 185 10 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off glc
	s_waitcnt vmcnt(0)
	.loc	0 185 21 is_stmt 0
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	.loc	0 185 34
	buffer_load_dword v3, off, s[0:3], s33 offset:28
	s_mov_b32 s6, 6
	.loc	0 185 32
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v2, v2, s6, v3
	.loc	0 185 18
	v_cmp_ne_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	.loc	0 185 3
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB22_6
	.loc	0 0 3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	v_readlane_b32 s5, v0, 22
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 185 3
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
.LBB22_6:
	.loc	0 0 3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 19
	v_readlane_b32 s9, v0, 20
	v_readlane_b32 s6, v0, 23
	v_readlane_b32 s7, v0, 24
	.loc	0 185 3
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 17
	v_writelane_b32 v0, s7, 18
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 13
	v_writelane_b32 v0, s7, 14
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 27
	v_writelane_b32 v0, s7, 28
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB22_4
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_b64 exec, exec, s[4:5]
	.loc	0 187 13 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	global_load_dword v0, v[0:1], off glc
	s_waitcnt vmcnt(0)
	.loc	0 187 27 is_stmt 0
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	.loc	0 187 25
	v_mov_b32_e32 v3, s4
	v_mov_b32_e32 v2, v3
	s_mov_b32 s4, 3
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[0:1], s[4:5], v0, s4, v[1:2]
	v_mov_b32_e32 v2, v0
	.loc	0 187 3
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v3, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v3
	.loc	0 187 11
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
	.loc	0 188 13 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 6
	.loc	0 188 19 is_stmt 0
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v0, s4, v0
	.loc	0 188 26
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 1
	.loc	0 188 29
	s_waitcnt vmcnt(0)
	v_add3_u32 v2, v0, v1, s4
	.loc	0 188 3
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v3
	.loc	0 188 11
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
	.loc	0 184 39 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 7
	v_readlane_b32 s5, v0, 8
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 184 2 is_stmt 0
	v_writelane_b32 v0, s4, 9
	v_writelane_b32 v0, s5, 10
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_branch .LBB22_3
.LBB22_10:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	v_readlane_b32 s5, v0, 16
	s_or_b64 exec, exec, s[4:5]
	.loc	0 190 1 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp29:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel turn_wait
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
.Lfunc_end14:
	.size	turn_wait, .Lfunc_end14-turn_wait

	.protected	turn_inside
	.globl	turn_inside
	.p2align	8
	.type	turn_inside,@function
turn_inside:
.Lfunc_begin15:
	.loc	0 193 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xc00
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v3, s16, 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_mov_b32 s13, s15
	s_mov_b32 s12, s14
	v_readlane_b32 s14, v3, 0
	s_mov_b64 s[16:17], s[8:9]
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
.Ltmp30:
	.loc	0 194 12 prologue_end
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
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	v_mov_b32_e32 v4, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v3, v4
	.loc	0 194 7 is_stmt 0
	buffer_store_dword v2, off, s[0:3], s33 offset:28
	.loc	0 194 29
	s_waitcnt vmcnt(1)
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 s[4:5], 0
	.loc	0 196 2 is_stmt 1
	v_writelane_b32 v0, s4, 1
	v_writelane_b32 v0, s5, 2
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
.LBB23_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 3
	v_readlane_b32 s5, v0, 4
	v_readlane_b32 s6, v0, 1
	v_readlane_b32 s7, v0, 2
	v_writelane_b32 v0, s6, 5
	v_writelane_b32 v0, s7, 6
	.loc	0 196 9
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s6, 2
	.loc	0 196 15
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 7
	v_writelane_b32 v0, s5, 8
	.loc	0 196 2
	v_writelane_b32 v0, s4, 9
	v_writelane_b32 v0, s5, 10
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB23_4
	.loc	0 197 7 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off glc
	s_waitcnt vmcnt(0)
	.loc	0 197 18 is_stmt 0
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	.loc	0 197 31
	buffer_load_dword v3, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 6
	.loc	0 197 29
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v2, v2, s4, v3
	.loc	0 197 15
	v_cmp_eq_u32_e64 s[6:7], v1, v2
	.loc	0 197 7
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB23_5
	.loc	0 198 14 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	global_load_dword v0, v[0:1], off glc
	s_waitcnt vmcnt(0)
	.loc	0 198 28 is_stmt 0
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	.loc	0 198 26
	v_mov_b32_e32 v3, s4
	v_mov_b32_e32 v2, v3
	s_mov_b32 s4, 3
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[0:1], s[4:5], v0, s4, v[1:2]
	v_mov_b32_e32 v2, v0
	.loc	0 198 4
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v3, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v3
	.loc	0 198 12
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
	.loc	0 199 9 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	.loc	0 200 14
	buffer_load_dword v0, off, s[0:3], s33
	s_nop 0
	buffer_load_dword v2, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	global_load_dword v0, v[0:1], off glc
	s_waitcnt vmcnt(0)
	.loc	0 200 22 is_stmt 0
	v_add_u32_e64 v2, v0, s4
	.loc	0 200 4
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v3
	.loc	0 200 12
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
	.loc	0 201 3 is_stmt 1
	s_branch .LBB23_5
.LBB23_4:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 5
	v_readlane_b32 s9, v0, 6
	v_readlane_b32 s6, v0, 9
	v_readlane_b32 s7, v0, 10
	.loc	0 196 2 is_stmt 1
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 3
	v_writelane_b32 v0, s7, 4
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 1
	v_writelane_b32 v0, s7, 2
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 15
	v_writelane_b32 v0, s7, 16
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB23_1
	s_branch .LBB23_6
.LBB23_5:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 13
	v_readlane_b32 s7, v0, 14
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s4, v0, 7
	v_readlane_b32 s5, v0, 8
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 196 2
	v_writelane_b32 v0, s4, 9
	v_writelane_b32 v0, s5, 10
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_branch .LBB23_4
.LBB23_6:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	v_readlane_b32 s5, v0, 16
	s_or_b64 exec, exec, s[4:5]
	.loc	0 203 1 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp31:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel turn_inside
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
.Lfunc_end15:
	.size	turn_inside, .Lfunc_end15-turn_inside

	.protected	queue_drain
	.globl	queue_drain
	.p2align	8
	.type	queue_drain,@function
queue_drain:
.Lfunc_begin16:
	.loc	0 207 0
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
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	buffer_store_dword v1, off, s[0:3], s33 offset:40
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
	s_mov_b64 s[4:5], 0
.Ltmp32:
	.loc	0 210 2 prologue_end
	s_waitcnt vmcnt(8)
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
.LBB24_1:
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
	v_readlane_b32 s8, v0, 13
	v_readlane_b32 s9, v0, 14
	v_readlane_b32 s18, v0, 11
	v_readlane_b32 s19, v0, 12
	v_writelane_b32 v0, s18, 15
	v_writelane_b32 v0, s19, 16
	.loc	0 210 28
	v_writelane_b32 v0, s8, 17
	v_writelane_b32 v0, s9, 18
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
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
	.loc	0 210 17
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
	s_add_u32 s16, s16, _Z10atomic_incPU3AS1Vj@rel32@lo+4
	s_addc_u32 s17, s17, _Z10atomic_incPU3AS1Vj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v4, s15, v4
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v3, s15, v3
	v_or3_b32 v31, v2, v3, v4
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 17
	v_readlane_b32 s5, v1, 18
	v_mov_b32_e32 v1, v0
	.loc	0 210 15
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s6, 0x1f4
	.loc	0 210 35
	v_cmp_lt_u32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	s_waitcnt vmcnt(1)
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	.loc	0 210 2
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB24_3
	.loc	0 211 17 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	v_readlane_b32 s5, v0, 20
	s_mov_b32 s6, 0
	buffer_load_dword v4, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v1, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v4
	v_mov_b32_e32 v6, v1
	.loc	0 211 3 is_stmt 0
	buffer_load_dword v2, off, s[0:3], s33 offset:8
	buffer_load_dword v1, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	s_mov_b32 s6, 2
	v_lshlrev_b64 v[6:7], s6, v[5:6]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v7
	v_add_co_u32_e64 v1, s[6:7], v1, v5
	v_addc_co_u32_e64 v3, s[6:7], v2, v3, s[6:7]
	v_mov_b32_e32 v2, v3
	.loc	0 211 14
	global_load_dword v3, v[1:2], off glc
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v3, v3, v4
	global_store_dword v[1:2], v3, off
	s_waitcnt vmcnt(0)
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 210 2 is_stmt 1
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
.LBB24_3:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	v_readlane_b32 s5, v0, 24
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 15
	v_readlane_b32 s9, v0, 16
	v_readlane_b32 s6, v0, 21
	v_readlane_b32 s7, v0, 22
	.loc	0 210 2
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 13
	v_writelane_b32 v0, s7, 14
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 11
	v_writelane_b32 v0, s7, 12
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 25
	v_writelane_b32 v0, s7, 26
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB24_1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_b64 exec, exec, s[4:5]
	.loc	0 212 1 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp33:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel queue_drain
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 64
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
.Lfunc_end16:
	.size	queue_drain, .Lfunc_end16-queue_drain

	.protected	queue_grow
	.globl	queue_grow
	.p2align	8
	.type	queue_grow,@function
queue_grow:
.Lfunc_begin17:
	.loc	0 216 0
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
	buffer_store_dword v2, off, s[0:3], s33 offset:52
	buffer_store_dword v1, off, s[0:3], s33 offset:48
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_load_dwordx2 s[22:23], s[16:17], 0x0
	s_load_dwordx2 s[20:21], s[16:17], 0x8
	s_load_dwordx2 s[18:19], s[16:17], 0x10
	s_load_dword s8, s[16:17], 0x18
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s9, s23
	v_mov_b32_e32 v4, s9
	buffer_store_dword v4, off, s[0:3], s33 offset:4
	s_mov_b32 s9, s22
	v_mov_b32_e32 v4, s9
	buffer_store_dword v4, off, s[0:3], s33
	s_mov_b32 s9, s21
	v_mov_b32_e32 v4, s9
	buffer_store_dword v4, off, s[0:3], s33 offset:12
	s_mov_b32 s9, s20
	v_mov_b32_e32 v4, s9
	buffer_store_dword v4, off, s[0:3], s33 offset:8
	s_mov_b32 s9, s19
	v_mov_b32_e32 v4, s9
	buffer_store_dword v4, off, s[0:3], s33 offset:20
	s_mov_b32 s9, s18
	v_mov_b32_e32 v4, s9
	buffer_store_dword v4, off, s[0:3], s33 offset:16
	v_mov_b32_e32 v4, s8
	buffer_store_dword v4, off, s[0:3], s33 offset:24
	s_mov_b64 s[18:19], 32
.Ltmp34:
	.loc	0 217 12 prologue_end
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 11
	v_writelane_b32 v3, s9, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z13get_global_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z13get_global_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v0, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:40
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 11
	v_readlane_b32 s9, v2, 12
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s14, v2, 0
	v_mov_b32_e32 v2, v1
	v_mov_b32_e32 v1, v2
	.loc	0 217 7 is_stmt 0
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	.loc	0 219 13 is_stmt 1
	buffer_load_dword v2, off, s[0:3], s33
	s_nop 0
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v0
	s_mov_b64 s[18:19], 4
	.loc	0 219 18 is_stmt 0
	v_mov_b32_e32 v1, v2
	s_mov_b32 s16, s18
	v_mov_b32_e32 v0, v3
	s_mov_b32 s15, s19
	v_add_co_u32_e64 v1, s[16:17], v1, s16
	v_mov_b32_e32 v2, s15
	v_addc_co_u32_e64 v0, s[16:17], v0, v2, s[16:17]
	v_mov_b32_e32 v2, v0
	.loc	0 219 2
	v_mov_b32_e32 v0, v1
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z10atomic_incPU3AS1Vj@rel32@lo+4
	s_addc_u32 s17, s17, _Z10atomic_incPU3AS1Vj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], 0
	.loc	0 220 2 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
.LBB25_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	v_readlane_b32 s5, v0, 16
	v_readlane_b32 s6, v0, 13
	v_readlane_b32 s7, v0, 14
	v_writelane_b32 v0, s6, 17
	v_writelane_b32 v0, s7, 18
	.loc	0 220 9
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off offset:8 glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s6, 64
	.loc	0 220 17
	v_cmp_lt_u32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	.loc	0 220 2
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB25_4
	.loc	0 221 26 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
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
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	buffer_load_dword v3, off, s[0:3], s33 offset:48
	buffer_load_dword v4, off, s[0:3], s33 offset:52
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	.loc	0 221 15 is_stmt 0
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
	s_add_u32 s16, s16, _Z10atomic_incPU3AS1Vj@rel32@lo+4
	s_addc_u32 s17, s17, _Z10atomic_incPU3AS1Vj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v4, s15, v4
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v3, s15, v3
	v_or3_b32 v31, v2, v3, v4
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v1, v0
	.loc	0 221 8
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	.loc	0 223 7 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 64
	.loc	0 223 12 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[6:7], v1, s4
	.loc	0 223 7
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB25_5
	.loc	0 224 4 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
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
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	buffer_load_dword v3, off, s[0:3], s33 offset:48
	buffer_load_dword v4, off, s[0:3], s33 offset:52
	buffer_load_dword v9, off, s[0:3], s33 offset:8
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, v0
	.loc	0 224 9 is_stmt 0
	s_mov_b32 s8, 0
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v1, v5
	s_mov_b32 s8, 2
	.loc	0 224 4
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[7:8], s8, v[0:1]
	v_mov_b32_e32 v0, v9
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v1, v10
	v_mov_b32_e32 v5, v8
	v_add_co_u32_e64 v0, s[8:9], v0, v6
	v_addc_co_u32_e64 v5, s[8:9], v1, v5, s[8:9]
	v_mov_b32_e32 v1, v5
	.loc	0 224 15
	global_load_dword v5, v[0:1], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s8, 1
	v_add_u32_e64 v5, v5, s8
	global_store_dword v[0:1], v5, off
	s_waitcnt vmcnt(0)
	.loc	0 225 15 is_stmt 1
	buffer_load_dword v5, off, s[0:3], s33
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v0
	s_mov_b64 s[18:19], 8
	.loc	0 225 20 is_stmt 0
	v_mov_b32_e32 v1, v5
	s_mov_b32 s8, s18
	v_mov_b32_e32 v0, v6
	s_mov_b32 s15, s19
	v_add_co_u32_e64 v5, s[8:9], v1, s8
	v_mov_b32_e32 v1, s15
	v_addc_co_u32_e64 v0, s[8:9], v0, v1, s[8:9]
	v_mov_b32_e32 v6, v0
	s_mov_b64 s[18:19], 32
	.loc	0 225 4
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_mov_b32_e32 v0, v5
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[5:6], s15, v[5:6]
	v_mov_b32_e32 v1, v5
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z10atomic_incPU3AS1Vj@rel32@lo+4
	s_addc_u32 s17, s17, _Z10atomic_incPU3AS1Vj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v4, s15, v4
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v3, s15, v3
	v_or3_b32 v31, v2, v3, v4
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	.loc	0 226 3 is_stmt 1
	s_branch .LBB25_5
.LBB25_4:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	v_readlane_b32 s5, v0, 24
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 17
	v_readlane_b32 s9, v0, 18
	v_readlane_b32 s6, v0, 21
	v_readlane_b32 s7, v0, 22
	.loc	0 220 2 is_stmt 1
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
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB25_1
	s_branch .LBB25_6
.LBB25_5:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 25
	v_readlane_b32 s7, v0, 26
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s4, v0, 19
	v_readlane_b32 s5, v0, 20
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 220 2
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_branch .LBB25_4
.LBB25_6:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_b64 exec, exec, s[4:5]
	.loc	0 228 1 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp35:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel queue_grow
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 172
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
.Lfunc_end17:
	.size	queue_grow, .Lfunc_end17-queue_grow

	.p2align	2
	.type	_Z13get_global_idj,@function
_Z13get_global_idj:
.Lfunc_begin18:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s18, s33
	s_mov_b32 s33, s32
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, __ockl_get_global_id@rel32@lo+4
	s_addc_u32 s17, s17, __ockl_get_global_id@rel32@hi+12
	s_mov_b32 s33, s18
	s_setpc_b64 s[16:17]
.Lfunc_end18:
	.size	_Z13get_global_idj, .Lfunc_end18-_Z13get_global_idj

	.p2align	2
	.type	_Z10atomic_incPU3AS1Vj,@function
_Z10atomic_incPU3AS1Vj:
.Lfunc_begin19:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s6, s33
	s_mov_b32 s33, s32
	v_mov_b32_e32 v2, v1
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, 1
	global_atomic_add v0, v[0:1], v2, off glc
	s_mov_b32 s33, s6
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end19:
	.size	_Z10atomic_incPU3AS1Vj, .Lfunc_end19-_Z10atomic_incPU3AS1Vj

	.p2align	2
	.type	_Z11atomic_xchgPU3AS1Vjj,@function
_Z11atomic_xchgPU3AS1Vjj:
.Lfunc_begin20:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s6, s33
	s_mov_b32 s33, s32
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v1, v3
	global_atomic_swap v0, v[0:1], v2, off glc
	s_mov_b32 s33, s6
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end20:
	.size	_Z11atomic_xchgPU3AS1Vjj, .Lfunc_end20-_Z11atomic_xchgPU3AS1Vjj

	.p2align	2
	.type	_Z12get_local_idj,@function
_Z12get_local_idj:
.Lfunc_begin21:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s18, s33
	s_mov_b32 s33, s32
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, __ockl_get_local_id@rel32@lo+4
	s_addc_u32 s17, s17, __ockl_get_local_id@rel32@hi+12
	s_mov_b32 s33, s18
	s_setpc_b64 s[16:17]
.Lfunc_end21:
	.size	_Z12get_local_idj, .Lfunc_end21-_Z12get_local_idj

	.p2align	2
	.type	_Z7barrierj,@function
_Z7barrierj:
.Lfunc_begin22:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s16, s33
	s_mov_b32 s33, s32
	s_xor_saveexec_b64 s[18:19], -1
	buffer_store_dword v4, off, s[0:3], s33
	buffer_store_dword v0, off, s[0:3], s33 offset:20
	buffer_store_dword v1, off, s[0:3], s33 offset:24
	s_mov_b64 exec, s[18:19]
	v_writelane_b32 v4, s16, 2
	s_add_i32 s32, s32, 0x800
	v_writelane_b32 v4, s30, 0
	v_writelane_b32 v4, s31, 1
	buffer_store_dword v31, off, s[0:3], s33 offset:12
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 vcc, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_mov_b64 exec, vcc
	buffer_store_dword v1, off, s[0:3], s33 offset:8
	s_waitcnt vmcnt(1)
	v_writelane_b32 v0, s15, 0
	v_writelane_b32 v0, s14, 1
	v_writelane_b32 v0, s13, 2
	v_writelane_b32 v0, s12, 3
	v_writelane_b32 v0, s10, 4
	v_writelane_b32 v0, s11, 5
	v_writelane_b32 v0, s8, 6
	v_writelane_b32 v0, s9, 7
	v_writelane_b32 v0, s6, 8
	v_writelane_b32 v0, s7, 9
	v_writelane_b32 v0, s4, 10
	v_writelane_b32 v0, s5, 11
	s_mov_b32 s4, 0
	v_cmp_ne_u32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 12
	v_writelane_b32 v0, s7, 13
	s_or_saveexec_b64 vcc, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:4
	s_mov_b64 exec, vcc
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB7_2
	s_or_saveexec_b64 vcc, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b64 exec, vcc
	s_waitcnt vmcnt(0)
	v_readlane_b32 s15, v1, 0
	v_readlane_b32 s14, v1, 1
	v_readlane_b32 s13, v1, 2
	v_readlane_b32 s12, v1, 3
	v_readlane_b32 s10, v1, 4
	v_readlane_b32 s11, v1, 5
	v_readlane_b32 s8, v1, 6
	v_readlane_b32 s9, v1, 7
	v_readlane_b32 s6, v1, 8
	v_readlane_b32 s7, v1, 9
	v_readlane_b32 s4, v1, 10
	v_readlane_b32 s5, v1, 11
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v31, off, s[0:3], s33 offset:12
	s_mov_b32 s16, 3
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e64 s[18:19], v0, s16
	s_mov_b32 s20, 5
	v_mov_b32_e32 v1, s16
	v_mov_b32_e32 v2, s20
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z22atomic_work_item_fencej12memory_order12memory_scope@rel32@lo+4
	s_addc_u32 s17, s17, _Z22atomic_work_item_fencej12memory_order12memory_scope@rel32@hi+12
	s_mov_b64 s[26:27], s[2:3]
	s_mov_b64 s[24:25], s[0:1]
	v_mov_b32_e32 v2, 1
	buffer_store_dword v2, off, s[0:3], s33 offset:16
	s_mov_b64 s[0:1], s[24:25]
	s_mov_b64 s[2:3], s[26:27]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:16
	buffer_load_dword v31, off, s[0:3], s33 offset:12
	s_or_saveexec_b64 vcc, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b64 exec, vcc
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	s_waitcnt vmcnt(1)
	v_readlane_b32 s15, v1, 0
	v_readlane_b32 s14, v1, 1
	v_readlane_b32 s13, v1, 2
	v_readlane_b32 s8, v1, 6
	v_readlane_b32 s9, v1, 7
	v_readlane_b32 s4, v1, 10
	v_readlane_b32 s5, v1, 11
	v_readlane_b32 s6, v1, 8
	v_readlane_b32 s7, v1, 9
	v_readlane_b32 s10, v1, 4
	v_readlane_b32 s11, v1, 5
	v_readlane_b32 s12, v1, 3
	s_waitcnt vmcnt(0)
	s_barrier
	s_mov_b32 s21, 2
	v_mov_b32_e32 v1, s21
	v_mov_b32_e32 v3, s20
	v_cndmask_b32_e64 v1, v1, v3, s[18:19]
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
.LBB7_2:
	s_or_saveexec_b64 vcc, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_mov_b64 exec, vcc
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 12
	v_readlane_b32 s5, v0, 13
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 14
	v_writelane_b32 v0, s5, 15
	s_or_saveexec_b64 vcc, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:4
	s_mov_b64 exec, vcc
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB7_4
	s_waitcnt vmcnt(0)
	s_barrier
.LBB7_4:
	s_or_saveexec_b64 vcc, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_mov_b64 exec, vcc
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	v_readlane_b32 s5, v0, 15
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s31, v4, 1
	v_readlane_b32 s30, v4, 0
	v_readlane_b32 s4, v4, 2
	s_xor_saveexec_b64 s[6:7], -1
	buffer_load_dword v4, off, s[0:3], s33
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	buffer_load_dword v1, off, s[0:3], s33 offset:24
	s_mov_b64 exec, s[6:7]
	s_add_i32 s32, s32, 0xfffff800
	s_mov_b32 s33, s4
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end22:
	.size	_Z7barrierj, .Lfunc_end22-_Z7barrierj

	.p2align	2
	.type	_Z22atomic_work_item_fencej12memory_order12memory_scope,@function
_Z22atomic_work_item_fencej12memory_order12memory_scope:
.Lfunc_begin23:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s12, s33
	s_mov_b32 s33, s32
	s_xor_saveexec_b64 s[4:5], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	buffer_store_dword v1, off, s[0:3], s33 offset:20
	s_mov_b64 exec, s[4:5]
	s_add_i32 s32, s32, 0x700
	buffer_store_dword v2, off, s[0:3], s33 offset:8
	buffer_store_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 0
	v_cmp_ne_u32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 0
	v_writelane_b32 v0, s5, 1
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_2
	s_branch .LBB6_3
.LBB6_2:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 0
	v_readlane_b32 s5, v0, 1
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB6_88
.LBB6_3:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	s_mov_b32 s4, 2
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 2
	v_writelane_b32 v0, s7, 3
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_6
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	s_mov_b32 s4, 3
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 4
	v_writelane_b32 v0, s7, 5
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_51
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	s_mov_b32 s4, 4
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 6
	v_writelane_b32 v0, s5, 7
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_10
	s_branch .LBB6_9
.LBB6_6:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 2
	v_readlane_b32 s5, v0, 3
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 8
	v_writelane_b32 v0, s5, 9
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_87
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 10
	v_writelane_b32 v0, s7, 11
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_38
	s_branch .LBB6_37
.LBB6_8:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 12
	v_writelane_b32 v0, s5, 13
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_24
	s_branch .LBB6_23
.LBB6_9:
	s_branch .LBB6_11
.LBB6_10:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 6
	v_readlane_b32 s5, v0, 7
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB6_51
.LBB6_11:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 3
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 14
	v_writelane_b32 v0, s7, 15
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_14
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 4
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 16
	v_writelane_b32 v0, s7, 17
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_20
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 5
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 18
	v_writelane_b32 v0, s5, 19
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_66
	s_branch .LBB6_22
.LBB6_14:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	v_readlane_b32 s5, v0, 15
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 20
	v_writelane_b32 v0, s5, 21
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_70
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 2
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 22
	v_writelane_b32 v0, s7, 23
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_16
	s_branch .LBB6_19
.LBB6_16:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 22
	v_readlane_b32 s5, v0, 23
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 24
	v_writelane_b32 v0, s5, 25
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_69
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 2
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 26
	v_writelane_b32 v0, s5, 27
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_68
	s_branch .LBB6_68
.LBB6_19:
	s_branch .LBB6_16
.LBB6_20:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	v_readlane_b32 s5, v0, 17
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 28
	v_writelane_b32 v0, s5, 29
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_67
	s_branch .LBB6_67
.LBB6_22:
	s_branch .LBB6_66
.LBB6_23:
	s_branch .LBB6_25
.LBB6_24:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 12
	v_readlane_b32 s5, v0, 13
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB6_86
.LBB6_25:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 3
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 30
	v_writelane_b32 v0, s7, 31
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_28
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 4
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 32
	v_writelane_b32 v0, s7, 33
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_34
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 5
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 34
	v_writelane_b32 v0, s5, 35
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_81
	s_branch .LBB6_36
.LBB6_28:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 30
	v_readlane_b32 s5, v0, 31
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 36
	v_writelane_b32 v0, s5, 37
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_85
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 2
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 38
	v_writelane_b32 v0, s7, 39
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_30
	s_branch .LBB6_33
.LBB6_30:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 38
	v_readlane_b32 s5, v0, 39
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 40
	v_writelane_b32 v0, s5, 41
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_84
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 2
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 42
	v_writelane_b32 v0, s5, 43
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_83
	s_waitcnt lgkmcnt(0)
	s_branch .LBB6_83
.LBB6_33:
	s_waitcnt lgkmcnt(0)
	s_branch .LBB6_30
.LBB6_34:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 32
	v_readlane_b32 s5, v0, 33
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 44
	v_writelane_b32 v0, s5, 45
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_82
	s_waitcnt lgkmcnt(0)
	s_branch .LBB6_82
.LBB6_36:
	s_waitcnt lgkmcnt(0)
	s_branch .LBB6_81
.LBB6_37:
	s_branch .LBB6_39
.LBB6_38:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 10
	v_readlane_b32 s5, v0, 11
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 46
	v_writelane_b32 v0, s5, 47
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_86
	s_branch .LBB6_8
.LBB6_39:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 3
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 48
	v_writelane_b32 v0, s7, 49
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_42
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 4
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 50
	v_writelane_b32 v0, s7, 51
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_48
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 5
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 52
	v_writelane_b32 v0, s5, 53
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_76
	s_branch .LBB6_50
.LBB6_42:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 48
	v_readlane_b32 s5, v0, 49
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 54
	v_writelane_b32 v0, s5, 55
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_80
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 2
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 56
	v_writelane_b32 v0, s7, 57
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_44
	s_branch .LBB6_47
.LBB6_44:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 56
	v_readlane_b32 s5, v0, 57
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 58
	v_writelane_b32 v0, s5, 59
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_79
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 2
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 60
	v_writelane_b32 v0, s5, 61
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_78
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB6_78
.LBB6_47:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_branch .LBB6_44
.LBB6_48:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 50
	v_readlane_b32 s5, v0, 51
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 62
	v_writelane_b32 v0, s5, 63
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_77
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB6_77
.LBB6_50:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB6_76
.LBB6_51:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 4
	v_readlane_b32 s5, v1, 5
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b64 exec, s[10:11]
	s_and_b64 s[4:5], exec, s[4:5]
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 0
	v_writelane_b32 v0, s5, 1
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	s_mov_b64 exec, s[10:11]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_53
	s_branch .LBB6_54
.LBB6_53:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 0
	v_readlane_b32 s5, v0, 1
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB6_6
.LBB6_54:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b64 exec, s[10:11]
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 3
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 2
	v_writelane_b32 v0, s7, 3
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	s_mov_b64 exec, s[10:11]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_57
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b64 exec, s[10:11]
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 4
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 4
	v_writelane_b32 v0, s7, 5
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	s_mov_b64 exec, s[10:11]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_63
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b64 exec, s[10:11]
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 5
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 6
	v_writelane_b32 v0, s5, 7
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	s_mov_b64 exec, s[10:11]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_71
	s_branch .LBB6_65
.LBB6_57:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 2
	v_readlane_b32 s5, v0, 3
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 8
	v_writelane_b32 v0, s5, 9
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	s_mov_b64 exec, s[10:11]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_75
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b64 exec, s[10:11]
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 2
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 10
	v_writelane_b32 v0, s7, 11
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	s_mov_b64 exec, s[10:11]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_59
	s_branch .LBB6_62
.LBB6_59:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 10
	v_readlane_b32 s5, v0, 11
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 12
	v_writelane_b32 v0, s5, 13
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	s_mov_b64 exec, s[10:11]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_74
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b64 exec, s[10:11]
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 2
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 14
	v_writelane_b32 v0, s5, 15
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	s_mov_b64 exec, s[10:11]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_73
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB6_73
.LBB6_62:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_branch .LBB6_59
.LBB6_63:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 4
	v_readlane_b32 s5, v0, 5
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 16
	v_writelane_b32 v0, s5, 17
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	s_mov_b64 exec, s[10:11]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_72
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB6_72
.LBB6_65:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB6_71
.LBB6_66:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	v_readlane_b32 s5, v0, 19
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB6_20
.LBB6_67:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 28
	v_readlane_b32 s5, v0, 29
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB6_14
.LBB6_68:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 26
	v_readlane_b32 s5, v0, 27
	s_or_b64 exec, exec, s[4:5]
.LBB6_69:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 24
	v_readlane_b32 s5, v0, 25
	s_or_b64 exec, exec, s[4:5]
.LBB6_70:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 20
	v_readlane_b32 s5, v0, 21
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB6_10
.LBB6_71:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 6
	v_readlane_b32 s5, v0, 7
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB6_63
.LBB6_72:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	v_readlane_b32 s5, v0, 17
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB6_57
.LBB6_73:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	v_readlane_b32 s5, v0, 15
	s_or_b64 exec, exec, s[4:5]
.LBB6_74:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 12
	v_readlane_b32 s5, v0, 13
	s_or_b64 exec, exec, s[4:5]
.LBB6_75:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 8
	v_readlane_b32 s5, v0, 9
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB6_53
.LBB6_76:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 52
	v_readlane_b32 s5, v0, 53
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB6_48
.LBB6_77:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 62
	v_readlane_b32 s5, v0, 63
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB6_42
.LBB6_78:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 60
	v_readlane_b32 s5, v0, 61
	s_or_b64 exec, exec, s[4:5]
.LBB6_79:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 58
	v_readlane_b32 s5, v0, 59
	s_or_b64 exec, exec, s[4:5]
.LBB6_80:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 54
	v_readlane_b32 s5, v0, 55
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB6_38
.LBB6_81:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 34
	v_readlane_b32 s5, v0, 35
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB6_34
.LBB6_82:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 44
	v_readlane_b32 s5, v0, 45
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB6_28
.LBB6_83:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 42
	v_readlane_b32 s5, v0, 43
	s_or_b64 exec, exec, s[4:5]
.LBB6_84:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 40
	v_readlane_b32 s5, v0, 41
	s_or_b64 exec, exec, s[4:5]
.LBB6_85:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 36
	v_readlane_b32 s5, v0, 37
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB6_24
.LBB6_86:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 46
	v_readlane_b32 s5, v0, 47
	s_or_b64 exec, exec, s[4:5]
.LBB6_87:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 8
	v_readlane_b32 s5, v0, 9
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB6_2
.LBB6_88:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b64 exec, s[10:11]
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_xor_saveexec_b64 s[4:5], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_mov_b64 exec, s[4:5]
	s_add_i32 s32, s32, 0xfffff900
	s_mov_b32 s33, s12
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end23:
	.size	_Z22atomic_work_item_fencej12memory_order12memory_scope, .Lfunc_end23-_Z22atomic_work_item_fencej12memory_order12memory_scope

	.p2align	2
	.type	__ockl_get_global_id,@function
__ockl_get_global_id:
.Lfunc_begin24:
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
	s_cbranch_execz .LBB0_3
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
	s_cbranch_execz .LBB0_11
	s_branch .LBB0_4
.LBB0_3:
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
	s_cbranch_execz .LBB0_7
	s_branch .LBB0_6
.LBB0_4:
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
	s_cbranch_execz .LBB0_9
	s_branch .LBB0_12
.LBB0_5:
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
	s_branch .LBB0_3
.LBB0_6:
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
	s_cbranch_execz .LBB0_13
	s_branch .LBB0_8
.LBB0_7:
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
	s_cbranch_execz .LBB0_15
	s_branch .LBB0_14
.LBB0_8:
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
	s_branch .LBB0_13
.LBB0_9:
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
	s_branch .LBB0_11
.LBB0_10:
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
	s_branch .LBB0_5
.LBB0_11:
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
	s_cbranch_execz .LBB0_5
	s_branch .LBB0_10
.LBB0_12:
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
	s_branch .LBB0_9
.LBB0_13:
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
	s_branch .LBB0_7
.LBB0_14:
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
.LBB0_15:
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
.Lfunc_end24:
	.size	__ockl_get_global_id, .Lfunc_end24-__ockl_get_global_id

	.p2align	2
	.type	__ockl_get_local_id,@function
__ockl_get_local_id:
.Lfunc_begin25:
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
	s_cbranch_execz .LBB4_4
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
	s_cbranch_execz .LBB4_7
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
	s_cbranch_execz .LBB4_10
	s_branch .LBB4_9
.LBB4_4:
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
	s_cbranch_execz .LBB4_13
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
	s_cbranch_execz .LBB4_12
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_branch .LBB4_12
.LBB4_7:
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
	s_cbranch_execz .LBB4_11
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_bfe_u32 v0, v0, 10, 10
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_branch .LBB4_11
.LBB4_9:
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_bfe_u32 v0, v0, 20, 10
	buffer_store_dword v0, off, s[0:3], s33 offset:20
.LBB4_10:
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
	s_branch .LBB4_7
.LBB4_11:
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
	s_branch .LBB4_4
.LBB4_12:
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
.LBB4_13:
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
.Lfunc_end25:
	.size	__ockl_get_local_id, .Lfunc_end25-__ockl_get_local_id

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
	.addrsig_sym _Z10atomic_incPU3AS1Vj
	.addrsig_sym _Z11atomic_xchgPU3AS1Vjj
	.addrsig_sym _Z12get_local_idj
	.addrsig_sym _Z7barrierj
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
    .name:           chain_wait
    .private_segment_fixed_size: 156
    .sgpr_count:     40
    .sgpr_spill_count: 21
    .symbol:         chain_wait.kd
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
    .name:           chain_inside
    .private_segment_fixed_size: 156
    .sgpr_count:     40
    .sgpr_spill_count: 29
    .symbol:         chain_inside.kd
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
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           chain_local
    .private_segment_fixed_size: 108
    .sgpr_count:     40
    .sgpr_spill_count: 31
    .symbol:         chain_local.kd
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           produce_first
    .private_segment_fixed_size: 124
    .sgpr_count:     40
    .sgpr_spill_count: 31
    .symbol:         produce_first.kd
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
    .name:           produce_else
    .private_segment_fixed_size: 116
    .sgpr_count:     40
    .sgpr_spill_count: 33
    .symbol:         produce_else.kd
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
    .max_flat_workgroup_size: 256
    .name:           produce_then
    .private_segment_fixed_size: 116
    .sgpr_count:     40
    .sgpr_spill_count: 33
    .symbol:         produce_then.kd
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
    .max_flat_workgroup_size: 256
    .name:           produce_consume_poll
    .private_segment_fixed_size: 100
    .sgpr_count:     40
    .sgpr_spill_count: 25
    .symbol:         produce_consume_poll.kd
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
    .name:           all_arrive
    .private_segment_fixed_size: 48
    .sgpr_count:     40
    .sgpr_spill_count: 19
    .symbol:         all_arrive.kd
    .vgpr_count:     32
    .vgpr_spill_count: 5
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
    .name:           leader_waits
    .private_segment_fixed_size: 116
    .sgpr_count:     40
    .sgpr_spill_count: 33
    .symbol:         leader_waits.kd
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
    .max_flat_workgroup_size: 256
    .name:           leader_waits_last
    .private_segment_fixed_size: 124
    .sgpr_count:     40
    .sgpr_spill_count: 35
    .symbol:         leader_waits_last.kd
    .vgpr_count:     32
    .vgpr_spill_count: 14
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
    .name:           poll_counted
    .private_segment_fixed_size: 156
    .sgpr_count:     40
    .sgpr_spill_count: 23
    .symbol:         poll_counted.kd
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
    .name:           tree_down_wait
    .private_segment_fixed_size: 156
    .sgpr_count:     40
    .sgpr_spill_count: 21
    .symbol:         tree_down_wait.kd
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
    .name:           tree_down_inside
    .private_segment_fixed_size: 172
    .sgpr_count:     40
    .sgpr_spill_count: 23
    .symbol:         tree_down_inside.kd
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           tree_up_wait
    .private_segment_fixed_size: 172
    .sgpr_count:     40
    .sgpr_spill_count: 39
    .symbol:         tree_up_wait.kd
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
    .max_flat_workgroup_size: 256
    .name:           turn_wait
    .private_segment_fixed_size: 100
    .sgpr_count:     40
    .sgpr_spill_count: 37
    .symbol:         turn_wait.kd
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
    .name:           turn_inside
    .private_segment_fixed_size: 100
    .sgpr_count:     40
    .sgpr_spill_count: 21
    .symbol:         turn_inside.kd
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
    .name:           queue_drain
    .private_segment_fixed_size: 64
    .sgpr_count:     40
    .sgpr_spill_count: 31
    .symbol:         queue_drain.kd
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
    .name:           queue_grow
    .private_segment_fixed_size: 172
    .sgpr_count:     40
    .sgpr_spill_count: 33
    .symbol:         queue_grow.kd
    .vgpr_count:     32
    .vgpr_spill_count: 10
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx900
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata

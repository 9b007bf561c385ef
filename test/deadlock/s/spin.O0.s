	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.protected	spin_wait_first
	.globl	spin_wait_first
	.p2align	8
	.type	spin_wait_first,@function
spin_wait_first:
.Lfunc_begin0:
	.file	0 "." "cl/spin.cl" md5 0xea752e3d838587248ffd41ebda4405c3
	.loc	0 6 0
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
	s_mov_b64 s[4:5], 0
.Ltmp0:
	.loc	0 7 2 prologue_end
	s_waitcnt vmcnt(8)
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
.LBB2_1:
	.loc	0 0 2 is_stmt 0
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
	v_readlane_b32 s8, v0, 13
	v_readlane_b32 s9, v0, 14
	v_readlane_b32 s18, v0, 11
	v_readlane_b32 s19, v0, 12
	v_writelane_b32 v0, s18, 15
	v_writelane_b32 v0, s19, 16
	.loc	0 7 24
	v_writelane_b32 v0, s8, 17
	v_writelane_b32 v0, s9, 18
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
	.loc	0 7 9
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
	v_readlane_b32 s4, v1, 17
	v_readlane_b32 s5, v1, 18
	v_mov_b32_e32 v1, v0
	.loc	0 7 38
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	v_cmp_ne_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	.loc	0 7 2
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
	s_cbranch_execz .LBB2_3
	.loc	0 0 2
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	v_readlane_b32 s5, v0, 20
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 7 2
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
.LBB2_3:
	.loc	0 0 2
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	v_readlane_b32 s5, v0, 24
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 15
	v_readlane_b32 s9, v0, 16
	v_readlane_b32 s6, v0, 21
	v_readlane_b32 s7, v0, 22
	.loc	0 7 2
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
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB2_1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_b64 exec, exec, s[4:5]
	.loc	0 9 2 is_stmt 1
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
	.loc	0 9 10 is_stmt 0
	global_load_dword v5, v[5:6], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s8, 1
	v_add_u32_e64 v5, v5, s8
	global_store_dword v[0:1], v5, off
	s_waitcnt vmcnt(0)
	.loc	0 10 14 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	.loc	0 10 2 is_stmt 0
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
	.loc	0 11 1 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp1:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel spin_wait_first
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
.Lfunc_end0:
	.size	spin_wait_first, .Lfunc_end0-spin_wait_first

	.protected	spin_all_inside
	.globl	spin_all_inside
	.p2align	8
	.type	spin_all_inside,@function
spin_all_inside:
.Lfunc_begin1:
	.loc	0 15 0
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
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, s4
.Ltmp2:
	.loc	0 16 7 prologue_end
	buffer_store_byte v1, off, s[0:3], s33 offset:28
	s_mov_b64 s[4:5], 0
	.loc	0 18 2
	s_waitcnt vmcnt(9)
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
.LBB3_1:
	.loc	0 0 2 is_stmt 0
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
	.loc	0 18 10
	buffer_load_ubyte v1, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, 1, v1
	v_cmp_eq_u32_e64 s[6:7], v1, 1
	s_mov_b64 s[8:9], -1
	.loc	0 18 9
	s_xor_b64 s[6:7], s[6:7], s[8:9]
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	.loc	0 18 2
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
	s_cbranch_execz .LBB3_4
	.loc	0 19 22 is_stmt 1
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
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	buffer_load_dword v3, off, s[0:3], s33 offset:40
	buffer_load_dword v4, off, s[0:3], s33 offset:44
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	.loc	0 19 7 is_stmt 0
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
	v_mov_b32_e32 v1, v0
	.loc	0 19 36
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e64 s[6:7], v1, v2
	.loc	0 19 7
	s_mov_b64 s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB3_5
	.loc	0 20 4 is_stmt 1
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
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	buffer_load_dword v3, off, s[0:3], s33 offset:40
	buffer_load_dword v4, off, s[0:3], s33 offset:44
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v5, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v5
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v5, v0
	.loc	0 20 12 is_stmt 0
	global_load_dword v5, v[5:6], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s8, 1
	v_add_u32_e64 v5, v5, s8
	global_store_dword v[0:1], v5, off
	s_waitcnt vmcnt(0)
	.loc	0 21 16 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	.loc	0 21 4 is_stmt 0
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
	s_mov_b32 s4, 1
	v_mov_b32_e32 v0, s4
	.loc	0 22 9 is_stmt 1
	buffer_store_byte v0, off, s[0:3], s33 offset:28
	.loc	0 23 3
	s_branch .LBB3_5
.LBB3_4:
	.loc	0 0 3 is_stmt 0
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
	.loc	0 18 2 is_stmt 1
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
	s_cbranch_execnz .LBB3_1
	s_branch .LBB3_6
.LBB3_5:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 23
	v_readlane_b32 s7, v0, 24
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s4, v0, 17
	v_readlane_b32 s5, v0, 18
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 18 2
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_branch .LBB3_4
.LBB3_6:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_b64 exec, exec, s[4:5]
	.loc	0 25 1 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp3:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel spin_all_inside
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
.Lfunc_end1:
	.size	spin_all_inside, .Lfunc_end1-spin_all_inside

	.protected	spin_break
	.globl	spin_break
	.p2align	8
	.type	spin_break,@function
spin_break:
.Lfunc_begin2:
	.loc	0 29 0
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
	s_mov_b64 s[4:5], 0
.Ltmp4:
	.loc	0 30 2 prologue_end
	s_waitcnt vmcnt(8)
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
.LBB4_1:
	.loc	0 0 2 is_stmt 0
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
	v_readlane_b32 s8, v0, 13
	v_readlane_b32 s9, v0, 14
	v_readlane_b32 s18, v0, 11
	v_readlane_b32 s19, v0, 12
	v_writelane_b32 v0, s18, 15
	v_writelane_b32 v0, s19, 16
	.loc	0 31 22 is_stmt 1
	v_writelane_b32 v0, s8, 17
	v_writelane_b32 v0, s9, 18
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
	.loc	0 31 7 is_stmt 0
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
	v_readlane_b32 s4, v1, 17
	v_readlane_b32 s5, v1, 18
	v_mov_b32_e32 v1, v0
	.loc	0 31 36
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	v_cmp_ne_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	.loc	0 31 7
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
	s_cbranch_execz .LBB4_2
	s_branch .LBB4_5
.LBB4_2:
	.loc	0 0 7
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	v_readlane_b32 s5, v0, 24
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 15
	v_readlane_b32 s9, v0, 16
	v_readlane_b32 s6, v0, 21
	v_readlane_b32 s7, v0, 22
	.loc	0 31 7
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
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB4_1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_b64 exec, exec, s[4:5]
	.loc	0 32 4 is_stmt 1
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
	.loc	0 32 12 is_stmt 0
	global_load_dword v5, v[5:6], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s8, 1
	v_add_u32_e64 v5, v5, s8
	global_store_dword v[0:1], v5, off
	s_waitcnt vmcnt(0)
	.loc	0 33 16 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	.loc	0 33 4 is_stmt 0
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
	.loc	0 34 4 is_stmt 1
	s_branch .LBB4_6
.LBB4_5:
	.loc	0 0 4 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	v_readlane_b32 s5, v0, 20
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 30 2 is_stmt 1
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_branch .LBB4_2
.LBB4_6:
	.loc	0 37 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp5:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel spin_break
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
.Lfunc_end2:
	.size	spin_break, .Lfunc_end2-spin_break

	.protected	spin_continue
	.globl	spin_continue
	.p2align	8
	.type	spin_continue,@function
spin_continue:
.Lfunc_begin3:
	.loc	0 40 0
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
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, s4
.Ltmp6:
	.loc	0 41 7 prologue_end
	buffer_store_byte v1, off, s[0:3], s33 offset:28
	s_mov_b64 s[4:5], 0
	.loc	0 43 2
	s_waitcnt vmcnt(9)
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_branch .LBB5_2
.LBB5_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 13
	v_readlane_b32 s7, v0, 14
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s4, v0, 15
	v_readlane_b32 s5, v0, 16
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 44 7 is_stmt 1
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_branch .LBB5_7
.LBB5_2:
	.loc	0 0 7 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	v_readlane_b32 s5, v0, 20
	v_readlane_b32 s6, v0, 11
	v_readlane_b32 s7, v0, 12
	v_writelane_b32 v0, s6, 21
	v_writelane_b32 v0, s7, 22
	.loc	0 43 10 is_stmt 1
	buffer_load_ubyte v1, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, 1, v1
	v_cmp_eq_u32_e64 s[6:7], v1, 1
	s_mov_b64 s[8:9], -1
	.loc	0 43 9 is_stmt 0
	s_xor_b64 s[6:7], s[6:7], s[8:9]
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	.loc	0 43 2
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_7
	.loc	0 44 22 is_stmt 1
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
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	buffer_load_dword v3, off, s[0:3], s33 offset:40
	buffer_load_dword v4, off, s[0:3], s33 offset:44
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	.loc	0 44 7 is_stmt 0
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
	v_mov_b32_e32 v1, v0
	.loc	0 44 36
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e64 s[4:5], v1, v2
	.loc	0 44 7
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s6, 25
	v_writelane_b32 v0, s7, 26
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_4
	s_branch .LBB5_6
.LBB5_4:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_1
	.loc	0 45 4 is_stmt 1
	s_branch .LBB5_1
.LBB5_6:
	.loc	0 46 3
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
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	buffer_load_dword v3, off, s[0:3], s33 offset:40
	buffer_load_dword v4, off, s[0:3], s33 offset:44
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v5, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v5
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v5, v0
	.loc	0 46 11 is_stmt 0
	global_load_dword v5, v[5:6], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s8, 1
	v_add_u32_e64 v5, v5, s8
	global_store_dword v[0:1], v5, off
	s_waitcnt vmcnt(0)
	.loc	0 47 15 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	.loc	0 47 3 is_stmt 0
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
	s_mov_b32 s4, 1
	v_mov_b32_e32 v0, s4
	.loc	0 48 8 is_stmt 1
	buffer_store_byte v0, off, s[0:3], s33 offset:28
	.loc	0 43 2
	s_branch .LBB5_4
.LBB5_7:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	v_readlane_b32 s5, v0, 24
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 21
	v_readlane_b32 s9, v0, 22
	v_readlane_b32 s6, v0, 17
	v_readlane_b32 s7, v0, 18
	.loc	0 43 2
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 19
	v_writelane_b32 v0, s7, 20
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 11
	v_writelane_b32 v0, s7, 12
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 27
	v_writelane_b32 v0, s7, 28
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB5_2
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_b64 exec, exec, s[4:5]
	.loc	0 50 1 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp7:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel spin_continue
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
.Lfunc_end3:
	.size	spin_continue, .Lfunc_end3-spin_continue

	.protected	spin_exchange
	.globl	spin_exchange
	.p2align	8
	.type	spin_exchange,@function
spin_exchange:
.Lfunc_begin4:
	.loc	0 53 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xc00
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
	s_mov_b64 s[4:5], 0
.Ltmp8:
	.loc	0 54 2 prologue_end
	s_waitcnt vmcnt(8)
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
.LBB6_1:
	.loc	0 0 2 is_stmt 0
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
	v_readlane_b32 s8, v0, 13
	v_readlane_b32 s9, v0, 14
	v_readlane_b32 s18, v0, 11
	v_readlane_b32 s19, v0, 12
	v_writelane_b32 v0, s18, 15
	v_writelane_b32 v0, s19, 16
	.loc	0 54 21
	v_writelane_b32 v0, s8, 17
	v_writelane_b32 v0, s9, 18
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
	.loc	0 54 9
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
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 17
	v_readlane_b32 s5, v1, 18
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_mov_b32 s6, 0
	.loc	0 54 31
	v_cmp_ne_u32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	.loc	0 54 2
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
	s_cbranch_execz .LBB6_3
	.loc	0 0 2
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	v_readlane_b32 s5, v0, 20
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 54 2
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
.LBB6_3:
	.loc	0 0 2
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	v_readlane_b32 s5, v0, 24
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 15
	v_readlane_b32 s9, v0, 16
	v_readlane_b32 s6, v0, 21
	v_readlane_b32 s7, v0, 22
	.loc	0 54 2
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
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB6_1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_b64 exec, exec, s[4:5]
	.loc	0 56 2 is_stmt 1
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
	.loc	0 56 10 is_stmt 0
	global_load_dword v5, v[5:6], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s8, 3
	v_add_u32_e64 v5, v5, s8
	global_store_dword v[0:1], v5, off
	s_waitcnt vmcnt(0)
	.loc	0 57 14 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	.loc	0 57 2 is_stmt 0
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
	.loc	0 58 1 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp9:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel spin_exchange
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
.Lfunc_end4:
	.size	spin_exchange, .Lfunc_end4-spin_exchange

	.protected	spin_plain_release
	.globl	spin_plain_release
	.p2align	8
	.type	spin_plain_release,@function
spin_plain_release:
.Lfunc_begin5:
	.loc	0 62 0
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
	s_mov_b64 s[4:5], 0
.Ltmp10:
	.loc	0 63 2 prologue_end
	s_waitcnt vmcnt(8)
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
.LBB7_1:
	.loc	0 0 2 is_stmt 0
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
	v_readlane_b32 s8, v0, 13
	v_readlane_b32 s9, v0, 14
	v_readlane_b32 s18, v0, 11
	v_readlane_b32 s19, v0, 12
	v_writelane_b32 v0, s18, 15
	v_writelane_b32 v0, s19, 16
	.loc	0 63 24
	v_writelane_b32 v0, s8, 17
	v_writelane_b32 v0, s9, 18
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
	.loc	0 63 9
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
	v_readlane_b32 s4, v1, 17
	v_readlane_b32 s5, v1, 18
	v_mov_b32_e32 v1, v0
	.loc	0 63 38
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	v_cmp_ne_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	.loc	0 63 2
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
	s_cbranch_execz .LBB7_3
	.loc	0 0 2
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	v_readlane_b32 s5, v0, 20
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 63 2
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
.LBB7_3:
	.loc	0 0 2
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	v_readlane_b32 s5, v0, 24
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 15
	v_readlane_b32 s9, v0, 16
	v_readlane_b32 s6, v0, 21
	v_readlane_b32 s7, v0, 22
	.loc	0 63 2
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
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB7_1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_b64 exec, exec, s[4:5]
	.loc	0 65 2 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	buffer_load_dword v3, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v3, v1
	.loc	0 65 10 is_stmt 0
	global_load_dword v3, v[3:4], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s4, 1
	v_add_u32_e64 v3, v3, s4
	global_store_dword v[1:2], v3, off
	s_waitcnt vmcnt(0)
	.loc	0 66 2 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, 0
	.loc	0 66 10 is_stmt 0
	global_store_dword v[1:2], v3, off
	s_waitcnt vmcnt(0)
	.loc	0 67 1 is_stmt 1
	s_endpgm
.Ltmp11:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel spin_plain_release
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
.Lfunc_end5:
	.size	spin_plain_release, .Lfunc_end5-spin_plain_release

	.protected	ttas_wait_first
	.globl	ttas_wait_first
	.p2align	8
	.type	ttas_wait_first,@function
ttas_wait_first:
.Lfunc_begin6:
	.loc	0 71 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xc00
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
	s_mov_b64 s[4:5], 0
.Ltmp12:
	.loc	0 72 2 prologue_end
	s_waitcnt vmcnt(8)
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
.LBB8_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_mov_b64 s[4:5], 0
	.loc	0 73 3 is_stmt 1
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
.LBB8_2:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	v_readlane_b32 s5, v0, 18
	v_readlane_b32 s6, v0, 15
	v_readlane_b32 s7, v0, 16
	v_writelane_b32 v0, s6, 19
	v_writelane_b32 v0, s7, 20
	.loc	0 73 10
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s6, 0
	.loc	0 73 18
	v_cmp_ne_u32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	.loc	0 73 3
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
	s_cbranch_execz .LBB8_4
	.loc	0 0 3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	v_readlane_b32 s5, v0, 22
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 73 3
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
.LBB8_4:
	.loc	0 0 3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 19
	v_readlane_b32 s9, v0, 20
	v_readlane_b32 s6, v0, 23
	v_readlane_b32 s7, v0, 24
	.loc	0 73 3
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
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB8_2
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_b64 exec, exec, s[4:5]
	.loc	0 75 19 is_stmt 1
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
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	.loc	0 75 7 is_stmt 0
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
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_mov_b32 s4, 0
	.loc	0 75 29
	v_cmp_ne_u32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], -1
	.loc	0 75 7
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 29
	v_writelane_b32 v0, s5, 30
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 31
	v_writelane_b32 v0, s5, 32
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_7
	s_branch .LBB8_10
.LBB8_7:
	.loc	0 0 7
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v0, 31
	v_readlane_b32 s9, v0, 32
	s_or_b64 exec, exec, s[8:9]
	v_readlane_b32 s6, v0, 13
	v_readlane_b32 s7, v0, 14
	v_readlane_b32 s4, v0, 29
	v_readlane_b32 s5, v0, 30
	.loc	0 75 7
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 11
	v_writelane_b32 v0, s7, 12
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 33
	v_writelane_b32 v0, s7, 34
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB8_1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 33
	v_readlane_b32 s5, v0, 34
	s_or_b64 exec, exec, s[4:5]
	.loc	0 76 4 is_stmt 1
	s_branch .LBB8_11
.LBB8_10:
	.loc	0 0 4 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], 0
	s_xor_b64 s[4:5], exec, -1
	.loc	0 72 2 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 29
	v_writelane_b32 v0, s5, 30
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_branch .LBB8_7
.LBB8_11:
	.loc	0 78 2
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
	.loc	0 78 10 is_stmt 0
	global_load_dword v5, v[5:6], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s8, 1
	v_add_u32_e64 v5, v5, s8
	global_store_dword v[0:1], v5, off
	s_waitcnt vmcnt(0)
	.loc	0 79 14 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	.loc	0 79 2 is_stmt 0
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
	.loc	0 80 1 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp13:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel ttas_wait_first
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
.Lfunc_end6:
	.size	ttas_wait_first, .Lfunc_end6-ttas_wait_first

	.protected	ttas_all_inside
	.globl	ttas_all_inside
	.p2align	8
	.type	ttas_all_inside,@function
ttas_all_inside:
.Lfunc_begin7:
	.loc	0 83 0
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
	v_mov_b32_e32 v1, 1
.Ltmp14:
	.loc	0 84 7 prologue_end
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b64 s[4:5], 0
	.loc	0 86 2
	s_waitcnt vmcnt(9)
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
.LBB9_1:
	.loc	0 0 2 is_stmt 0
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
	.loc	0 86 9
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s6, 0
	.loc	0 86 2
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
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
	s_cbranch_execz .LBB9_6
	.loc	0 87 7 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s4, 0
	.loc	0 87 15 is_stmt 0
	v_cmp_eq_u32_e64 s[6:7], v1, s4
	.loc	0 87 21
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_7
	.loc	0 87 36
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
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	buffer_load_dword v3, off, s[0:3], s33 offset:40
	buffer_load_dword v4, off, s[0:3], s33 offset:44
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	.loc	0 87 24
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
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_mov_b32 s4, 0
	.loc	0 87 46
	v_cmp_eq_u32_e64 s[6:7], v1, s4
	.loc	0 87 7
	s_mov_b64 s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_5
	.loc	0 88 4 is_stmt 1
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
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	buffer_load_dword v3, off, s[0:3], s33 offset:40
	buffer_load_dword v4, off, s[0:3], s33 offset:44
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v5, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v5
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v5, v0
	.loc	0 88 12 is_stmt 0
	global_load_dword v5, v[5:6], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s8, 1
	v_add_u32_e64 v5, v5, s8
	global_store_dword v[0:1], v5, off
	s_waitcnt vmcnt(0)
	.loc	0 89 16 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	.loc	0 89 4 is_stmt 0
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
	buffer_store_dword v2, off, s[0:3], s33 offset:48
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	.loc	0 90 11 is_stmt 1
	buffer_load_dword v2, off, s[0:3], s33 offset:8
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v0
	global_load_dword v0, v[2:3], off glc
	s_waitcnt vmcnt(0)
	.loc	0 90 19 is_stmt 0
	v_cmp_eq_u32_e64 s[4:5], v0, v1
	v_cndmask_b32_e64 v0, 0, 1, s[4:5]
	.loc	0 90 9
	buffer_store_dword v0, off, s[0:3], s33 offset:28
.LBB9_5:
	.loc	0 0 9
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_b64 exec, exec, s[4:5]
	.loc	0 87 7 is_stmt 1
	s_branch .LBB9_7
.LBB9_6:
	.loc	0 0 7 is_stmt 0
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
	.loc	0 86 2 is_stmt 1
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 13
	v_writelane_b32 v0, s7, 14
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 11
	v_writelane_b32 v0, s7, 12
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 27
	v_writelane_b32 v0, s7, 28
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB9_1
	s_branch .LBB9_8
.LBB9_7:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 23
	v_readlane_b32 s7, v0, 24
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s4, v0, 17
	v_readlane_b32 s5, v0, 18
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 86 2
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_branch .LBB9_6
.LBB9_8:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_b64 exec, exec, s[4:5]
	.loc	0 93 1 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp15:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel ttas_all_inside
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
.Lfunc_end7:
	.size	ttas_all_inside, .Lfunc_end7-ttas_all_inside

	.protected	ticket_wait_first
	.globl	ticket_wait_first
	.p2align	8
	.type	ticket_wait_first,@function
ticket_wait_first:
.Lfunc_begin8:
	.loc	0 97 0
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
	v_mov_b32_e32 v4, v2
	buffer_store_dword v4, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v3, v1
	buffer_store_dword v3, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v2, v0
	buffer_store_dword v2, off, s[0:3], s33 offset:36
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
.Ltmp16:
	.loc	0 98 25 prologue_end
	buffer_load_dword v0, off, s[0:3], s33
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	.loc	0 98 14 is_stmt 0
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
	.loc	0 98 7
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b64 s[4:5], 0
	.loc	0 100 2 is_stmt 1
	s_waitcnt vmcnt(1)
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
.LBB11_1:
	.loc	0 0 2 is_stmt 0
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
	.loc	0 100 9
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off offset:4 glc
	s_waitcnt vmcnt(0)
	.loc	0 100 20
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	.loc	0 100 17
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	.loc	0 100 2
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
	s_cbranch_execz .LBB11_3
	.loc	0 0 2
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	v_readlane_b32 s5, v0, 18
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 100 2
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
.LBB11_3:
	.loc	0 0 2
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
	.loc	0 100 2
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 13
	v_writelane_b32 v0, s7, 14
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 11
	v_writelane_b32 v0, s7, 12
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 23
	v_writelane_b32 v0, s7, 24
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB11_1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	v_readlane_b32 s5, v0, 24
	s_or_b64 exec, exec, s[4:5]
	.loc	0 102 13 is_stmt 1
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
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	buffer_load_dword v3, off, s[0:3], s33 offset:40
	buffer_load_dword v4, off, s[0:3], s33 offset:44
	buffer_load_dword v6, off, s[0:3], s33 offset:28
	.loc	0 102 2 is_stmt 0
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v5, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v5
	v_mov_b32_e32 v8, v1
	v_mov_b32_e32 v7, v0
	.loc	0 102 10
	global_load_dword v5, v[7:8], off glc
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v5, v5, v6
	global_store_dword v[0:1], v5, off
	s_waitcnt vmcnt(0)
	.loc	0 103 13 is_stmt 1
	buffer_load_dword v5, off, s[0:3], s33
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v0
	s_mov_b64 s[18:19], 4
	.loc	0 103 18 is_stmt 0
	v_mov_b32_e32 v1, v5
	s_mov_b32 s8, s18
	v_mov_b32_e32 v0, v6
	s_mov_b32 s15, s19
	v_add_co_u32_e64 v5, s[8:9], v1, s8
	v_mov_b32_e32 v1, s15
	v_addc_co_u32_e64 v0, s[8:9], v0, v1, s[8:9]
	v_mov_b32_e32 v6, v0
	s_mov_b64 s[18:19], 32
	.loc	0 103 2
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
	.loc	0 104 1 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp17:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel ticket_wait_first
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
.Lfunc_end8:
	.size	ticket_wait_first, .Lfunc_end8-ticket_wait_first

	.protected	ticket_all_inside
	.globl	ticket_all_inside
	.p2align	8
	.type	ticket_all_inside,@function
ticket_all_inside:
.Lfunc_begin9:
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
	buffer_store_dword v3, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	v_mov_b32_e32 v4, v2
	buffer_store_dword v4, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v3, v1
	buffer_store_dword v3, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v2, v0
	buffer_store_dword v2, off, s[0:3], s33 offset:40
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
.Ltmp18:
	.loc	0 108 25 prologue_end
	buffer_load_dword v0, off, s[0:3], s33
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	.loc	0 108 14 is_stmt 0
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
	.loc	0 108 7
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v1, 1
	.loc	0 108 32
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 s[4:5], 0
	.loc	0 110 2 is_stmt 1
	s_waitcnt vmcnt(2)
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
.LBB12_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 13
	v_readlane_b32 s5, v0, 14
	v_readlane_b32 s6, v0, 11
	v_readlane_b32 s7, v0, 12
	v_writelane_b32 v0, s6, 15
	v_writelane_b32 v0, s7, 16
	.loc	0 110 9
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s6, 0
	.loc	0 110 2
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB12_4
	.loc	0 111 7 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off offset:4 glc
	s_waitcnt vmcnt(0)
	.loc	0 111 18 is_stmt 0
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	.loc	0 111 15
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v1, v2
	.loc	0 111 7
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB12_5
	.loc	0 112 15 is_stmt 1
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
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	buffer_load_dword v4, off, s[0:3], s33 offset:48
	buffer_load_dword v6, off, s[0:3], s33 offset:28
	.loc	0 112 4 is_stmt 0
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v5, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v5
	v_mov_b32_e32 v8, v1
	v_mov_b32_e32 v7, v0
	.loc	0 112 12
	global_load_dword v5, v[7:8], off glc
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v5, v5, v6
	global_store_dword v[0:1], v5, off
	s_waitcnt vmcnt(0)
	.loc	0 113 15 is_stmt 1
	buffer_load_dword v5, off, s[0:3], s33
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v0
	s_mov_b64 s[18:19], 4
	.loc	0 113 20 is_stmt 0
	v_mov_b32_e32 v1, v5
	s_mov_b32 s8, s18
	v_mov_b32_e32 v0, v6
	s_mov_b32 s15, s19
	v_add_co_u32_e64 v5, s[8:9], v1, s8
	v_mov_b32_e32 v1, s15
	v_addc_co_u32_e64 v0, s[8:9], v0, v1, s[8:9]
	v_mov_b32_e32 v6, v0
	s_mov_b64 s[18:19], 32
	.loc	0 113 4
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
	.loc	0 114 11 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	global_load_dword v0, v[0:1], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s4, 0x186a0
	.loc	0 114 19 is_stmt 0
	v_cmp_gt_u32_e64 s[4:5], v0, s4
	v_cndmask_b32_e64 v0, 0, 1, s[4:5]
	.loc	0 114 9
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	.loc	0 115 3 is_stmt 1
	s_branch .LBB12_5
.LBB12_4:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	v_readlane_b32 s5, v0, 22
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 15
	v_readlane_b32 s9, v0, 16
	v_readlane_b32 s6, v0, 19
	v_readlane_b32 s7, v0, 20
	.loc	0 110 2 is_stmt 1
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
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB12_1
	s_branch .LBB12_6
.LBB12_5:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 23
	v_readlane_b32 s7, v0, 24
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s4, v0, 17
	v_readlane_b32 s5, v0, 18
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 110 2
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_branch .LBB12_4
.LBB12_6:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_b64 exec, exec, s[4:5]
	.loc	0 117 1 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp19:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel ticket_all_inside
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
.Lfunc_end9:
	.size	ticket_all_inside, .Lfunc_end9-ticket_all_inside

	.protected	lane_by_lane
	.globl	lane_by_lane
	.p2align	8
	.type	lane_by_lane,@function
lane_by_lane:
.Lfunc_begin10:
	.loc	0 121 0
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
	buffer_store_dword v3, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v2, off, s[0:3], s33 offset:52
	buffer_store_dword v1, off, s[0:3], s33 offset:48
	buffer_store_dword v0, off, s[0:3], s33 offset:44
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
	.loc	0 122 14 prologue_end
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
	.loc	0 122 7 is_stmt 0
	buffer_store_dword v2, off, s[0:3], s33 offset:28
	.loc	0 125 12 is_stmt 1
	s_waitcnt vmcnt(1)
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 s[4:5], 0
	.loc	0 125 7 is_stmt 0
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
.LBB15_1:
	.loc	0 0 7
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 13
	v_readlane_b32 s5, v0, 14
	v_readlane_b32 s6, v0, 11
	v_readlane_b32 s7, v0, 12
	v_writelane_b32 v0, s6, 15
	v_writelane_b32 v0, s7, 16
	.loc	0 125 19
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s6, 64
	.loc	0 125 21
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	.loc	0 125 2
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB15_10
	.loc	0 126 7 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	.loc	0 126 12 is_stmt 0
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	.loc	0 126 9
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v1, v2
	.loc	0 126 7
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB15_4
	.loc	0 0 7
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], 0
	.loc	0 127 4 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_branch .LBB15_5
.LBB15_4:
	.loc	0 0 4 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	v_readlane_b32 s5, v0, 24
	s_or_b64 exec, exec, s[4:5]
	.loc	0 126 7 is_stmt 1
	s_branch .LBB15_11
.LBB15_5:
	.loc	0 0 7 is_stmt 0
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
	v_readlane_b32 s8, v0, 27
	v_readlane_b32 s9, v0, 28
	v_readlane_b32 s18, v0, 25
	v_readlane_b32 s19, v0, 26
	v_writelane_b32 v0, s18, 29
	v_writelane_b32 v0, s19, 30
	.loc	0 127 26 is_stmt 1
	v_writelane_b32 v0, s8, 31
	v_writelane_b32 v0, s9, 32
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	buffer_load_dword v3, off, s[0:3], s33 offset:48
	buffer_load_dword v4, off, s[0:3], s33 offset:52
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	.loc	0 127 11 is_stmt 0
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
	buffer_store_dword v2, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 31
	v_readlane_b32 s5, v1, 32
	v_mov_b32_e32 v1, v0
	.loc	0 127 40
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	v_cmp_ne_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 33
	v_writelane_b32 v0, s5, 34
	.loc	0 127 4
	v_writelane_b32 v0, s4, 35
	v_writelane_b32 v0, s5, 36
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 37
	v_writelane_b32 v0, s5, 38
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB15_7
	.loc	0 0 4
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 33
	v_readlane_b32 s5, v0, 34
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 127 4
	v_writelane_b32 v0, s4, 35
	v_writelane_b32 v0, s5, 36
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
.LBB15_7:
	.loc	0 0 4
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 37
	v_readlane_b32 s5, v0, 38
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 29
	v_readlane_b32 s9, v0, 30
	v_readlane_b32 s6, v0, 35
	v_readlane_b32 s7, v0, 36
	.loc	0 127 4
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
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB15_5
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 39
	v_readlane_b32 s5, v0, 40
	s_or_b64 exec, exec, s[4:5]
	.loc	0 129 4 is_stmt 1
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
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v5, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v5
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v5, v0
	.loc	0 129 12 is_stmt 0
	global_load_dword v5, v[5:6], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s8, 1
	v_add_u32_e64 v5, v5, s8
	global_store_dword v[0:1], v5, off
	s_waitcnt vmcnt(0)
	.loc	0 130 16 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	.loc	0 130 4 is_stmt 0
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
	.loc	0 131 3 is_stmt 1
	s_branch .LBB15_4
.LBB15_10:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	v_readlane_b32 s5, v0, 22
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 15
	v_readlane_b32 s9, v0, 16
	v_readlane_b32 s6, v0, 19
	v_readlane_b32 s7, v0, 20
	.loc	0 125 2 is_stmt 1
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
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB15_1
	s_branch .LBB15_13
.LBB15_11:
	.loc	0 125 28 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	v_readlane_b32 s5, v0, 18
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 125 2
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_branch .LBB15_10
.LBB15_13:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 41
	v_readlane_b32 s5, v0, 42
	s_or_b64 exec, exec, s[4:5]
	.loc	0 132 1 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp21:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lane_by_lane
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
.Lfunc_end10:
	.size	lane_by_lane, .Lfunc_end10-lane_by_lane

	.protected	leader_only
	.globl	leader_only
	.p2align	8
	.type	leader_only,@function
leader_only:
.Lfunc_begin11:
	.loc	0 136 0
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
.Ltmp22:
	.loc	0 137 6 prologue_end
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
	.loc	0 137 22 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[6:7], v[1:2], s[4:5]
	.loc	0 137 6
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
	.loc	0 138 3 is_stmt 1
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
	.loc	0 137 6 is_stmt 1
	s_branch .LBB16_8
.LBB16_3:
	.loc	0 0 6 is_stmt 0
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
	.loc	0 138 25 is_stmt 1
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
	.loc	0 138 10 is_stmt 0
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
	.loc	0 138 39
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	v_cmp_ne_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	.loc	0 138 3
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
	.loc	0 0 3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	v_readlane_b32 s5, v0, 22
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 138 3
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
.LBB16_5:
	.loc	0 0 3
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
	.loc	0 138 3
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
	.loc	0 140 3 is_stmt 1
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
	.loc	0 140 11 is_stmt 0
	global_load_dword v5, v[5:6], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s8, 1
	v_add_u32_e64 v5, v5, s8
	global_store_dword v[0:1], v5, off
	s_waitcnt vmcnt(0)
	.loc	0 141 15 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	.loc	0 141 3 is_stmt 0
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
	.loc	0 142 2 is_stmt 1
	s_branch .LBB16_2
.LBB16_8:
	.loc	0 143 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp23:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel leader_only
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
.Lfunc_end11:
	.size	leader_only, .Lfunc_end11-leader_only

	.protected	lock_of_my_own
	.globl	lock_of_my_own
	.p2align	8
	.type	lock_of_my_own,@function
lock_of_my_own:
.Lfunc_begin12:
	.loc	0 147 0
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
.Ltmp24:
	.loc	0 148 12 prologue_end
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
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v2, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v2, v3
	.loc	0 148 7 is_stmt 0
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b64 s[4:5], 0
	.loc	0 150 2 is_stmt 1
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
.LBB19_1:
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
	.loc	0 150 24
	v_writelane_b32 v0, s8, 17
	v_writelane_b32 v0, s9, 18
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	buffer_load_dword v4, off, s[0:3], s33 offset:48
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v5, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v5
	.loc	0 150 31
	s_mov_b32 s8, 0
	buffer_load_dword v5, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, v7
	s_mov_b32 s8, 2
	.loc	0 150 29
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[7:8], s8, v[5:6]
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v8
	v_add_co_u32_e64 v5, s[8:9], v5, v6
	v_addc_co_u32_e64 v0, s[8:9], v0, v1, s[8:9]
	v_mov_b32_e32 v6, v0
	s_mov_b64 s[18:19], 32
	.loc	0 150 9
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
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 17
	v_readlane_b32 s5, v1, 18
	v_mov_b32_e32 v1, v0
	.loc	0 150 43
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	v_cmp_ne_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	.loc	0 150 2
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
	s_cbranch_execz .LBB19_3
	.loc	0 0 2
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	v_readlane_b32 s5, v0, 20
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 150 2
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
.LBB19_3:
	.loc	0 0 2
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
	.loc	0 150 2
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
	s_cbranch_execnz .LBB19_1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_b64 exec, exec, s[4:5]
	.loc	0 152 2 is_stmt 1
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
	buffer_load_dword v9, off, s[0:3], s33 offset:8
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, v0
	.loc	0 152 7 is_stmt 0
	s_mov_b32 s9, 0
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v5, s9
	v_mov_b32_e32 v1, v5
	s_mov_b32 s8, 2
	.loc	0 152 2
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[7:8], s8, v[0:1]
	v_mov_b32_e32 v0, v9
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v1, v10
	v_mov_b32_e32 v5, v8
	v_add_co_u32_e64 v0, s[18:19], v0, v6
	v_addc_co_u32_e64 v5, s[18:19], v1, v5, s[18:19]
	v_mov_b32_e32 v1, v5
	.loc	0 152 11
	global_load_dword v5, v[0:1], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s15, 1
	v_add_u32_e64 v5, v5, s15
	global_store_dword v[0:1], v5, off
	s_waitcnt vmcnt(0)
	.loc	0 153 14 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v5, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v5
	.loc	0 153 21 is_stmt 0
	buffer_load_dword v5, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v7, s9
	v_mov_b32_e32 v6, v7
	.loc	0 153 19
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[7:8], s8, v[5:6]
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v8
	v_add_co_u32_e64 v5, s[8:9], v5, v6
	v_addc_co_u32_e64 v0, s[8:9], v0, v1, s[8:9]
	v_mov_b32_e32 v6, v0
	s_mov_b64 s[18:19], 32
	.loc	0 153 2
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
	.loc	0 154 1 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp25:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lock_of_my_own
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
	.size	lock_of_my_own, .Lfunc_end12-lock_of_my_own

	.protected	lock_of_two
	.globl	lock_of_two
	.p2align	8
	.type	lock_of_two,@function
lock_of_two:
.Lfunc_begin13:
	.loc	0 158 0
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
.Ltmp26:
	.loc	0 159 14 prologue_end
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
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v1, v4
	s_mov_b32 s4, 1
	v_alignbit_b32 v1, v1, v2, s4
	.loc	0 159 7 is_stmt 0
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b64 s[4:5], 0
	.loc	0 161 2 is_stmt 1
	s_waitcnt vmcnt(1)
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
.LBB20_1:
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
	.loc	0 161 24
	v_writelane_b32 v0, s8, 17
	v_writelane_b32 v0, s9, 18
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	buffer_load_dword v3, off, s[0:3], s33 offset:40
	buffer_load_dword v4, off, s[0:3], s33 offset:44
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v5, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v5
	.loc	0 161 31
	s_mov_b32 s8, 0
	buffer_load_dword v5, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, v7
	s_mov_b32 s8, 2
	.loc	0 161 29
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[7:8], s8, v[5:6]
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v8
	v_add_co_u32_e64 v5, s[8:9], v5, v6
	v_addc_co_u32_e64 v0, s[8:9], v0, v1, s[8:9]
	v_mov_b32_e32 v6, v0
	s_mov_b64 s[18:19], 32
	.loc	0 161 9
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
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 17
	v_readlane_b32 s5, v1, 18
	v_mov_b32_e32 v1, v0
	.loc	0 161 45
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	v_cmp_ne_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	.loc	0 161 2
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
	s_cbranch_execz .LBB20_3
	.loc	0 0 2
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	v_readlane_b32 s5, v0, 20
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 161 2
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
.LBB20_3:
	.loc	0 0 2
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
	.loc	0 161 2
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
	s_cbranch_execnz .LBB20_1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_b64 exec, exec, s[4:5]
	.loc	0 163 2 is_stmt 1
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
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	buffer_load_dword v3, off, s[0:3], s33 offset:40
	buffer_load_dword v4, off, s[0:3], s33 offset:44
	buffer_load_dword v9, off, s[0:3], s33 offset:8
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, v0
	.loc	0 163 7 is_stmt 0
	s_mov_b32 s9, 0
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v5, s9
	v_mov_b32_e32 v1, v5
	s_mov_b32 s8, 2
	.loc	0 163 2
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[7:8], s8, v[0:1]
	v_mov_b32_e32 v0, v9
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v1, v10
	v_mov_b32_e32 v5, v8
	v_add_co_u32_e64 v0, s[18:19], v0, v6
	v_addc_co_u32_e64 v5, s[18:19], v1, v5, s[18:19]
	v_mov_b32_e32 v1, v5
	.loc	0 163 13
	global_load_dword v5, v[0:1], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s15, 1
	v_add_u32_e64 v5, v5, s15
	global_store_dword v[0:1], v5, off
	s_waitcnt vmcnt(0)
	.loc	0 164 14 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v5, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v5
	.loc	0 164 21 is_stmt 0
	buffer_load_dword v5, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v7, s9
	v_mov_b32_e32 v6, v7
	.loc	0 164 19
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[7:8], s8, v[5:6]
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v8
	v_add_co_u32_e64 v5, s[8:9], v5, v6
	v_addc_co_u32_e64 v0, s[8:9], v0, v1, s[8:9]
	v_mov_b32_e32 v6, v0
	s_mov_b64 s[18:19], 32
	.loc	0 164 2
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
	.loc	0 165 1 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp27:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lock_of_two
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
	.size	lock_of_two, .Lfunc_end13-lock_of_two

	.protected	try_counted
	.globl	try_counted
	.p2align	8
	.type	try_counted,@function
try_counted:
.Lfunc_begin14:
	.loc	0 169 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x1400
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
	buffer_store_dword v3, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v2, off, s[0:3], s33 offset:48
	buffer_store_dword v1, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v1, off, s[0:3], s33 offset:40
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
.Ltmp28:
	.loc	0 170 7 prologue_end
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	.loc	0 172 12
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 s[4:5], 0
	.loc	0 172 7 is_stmt 0
	s_waitcnt vmcnt(10)
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
.LBB21_1:
	.loc	0 0 7
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	.loc	0 172 19
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 16
	.loc	0 172 21
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], 0
	.loc	0 172 26
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
	s_cbranch_execz .LBB21_3
	.loc	0 172 30
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	.loc	0 172 29
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[4:5], v1, s4
	s_and_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
.LBB21_3:
	.loc	0 0 29
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	v_readlane_b32 s5, v0, 18
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s6, v0, 15
	v_readlane_b32 s7, v0, 16
	s_mov_b64 s[4:5], -1
	.loc	0 172 2
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB21_5
	.loc	0 173 24 is_stmt 1
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
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	buffer_load_dword v4, off, s[0:3], s33 offset:48
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	.loc	0 173 9 is_stmt 0
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
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	.loc	0 173 38
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[4:5], v0, v1
	v_cndmask_b32_e64 v0, 0, 1, s[4:5]
	.loc	0 173 7
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	.loc	0 173 3
	s_branch .LBB21_6
.LBB21_5:
	.loc	0 0 3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v0, 21
	v_readlane_b32 s9, v0, 22
	s_or_b64 exec, exec, s[8:9]
	v_readlane_b32 s6, v0, 13
	v_readlane_b32 s7, v0, 14
	v_readlane_b32 s4, v0, 19
	v_readlane_b32 s5, v0, 20
	.loc	0 172 2 is_stmt 1
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 11
	v_writelane_b32 v0, s7, 12
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 23
	v_writelane_b32 v0, s7, 24
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB21_1
	s_branch .LBB21_7
.LBB21_6:
	.loc	0 172 36 is_stmt 0
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
	.loc	0 172 2
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_branch .LBB21_5
.LBB21_7:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	v_readlane_b32 s5, v0, 24
	s_or_b64 exec, exec, s[4:5]
	.loc	0 174 6 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB21_10
	.loc	0 175 3
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
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	buffer_load_dword v4, off, s[0:3], s33 offset:48
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v5, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v5
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v5, v0
	.loc	0 175 11 is_stmt 0
	global_load_dword v5, v[5:6], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s8, 1
	v_add_u32_e64 v5, v5, s8
	global_store_dword v[0:1], v5, off
	s_waitcnt vmcnt(0)
	.loc	0 176 15 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	.loc	0 176 3 is_stmt 0
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
.LBB21_10:
	.loc	0 0 3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v4, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v4, 25
	v_readlane_b32 s9, v4, 26
	s_or_b64 exec, exec, s[8:9]
	.loc	0 178 26 is_stmt 1
	v_readlane_b32 s14, v4, 0
	v_readlane_b32 s13, v4, 1
	v_readlane_b32 s12, v4, 2
	v_readlane_b32 s10, v4, 3
	v_readlane_b32 s11, v4, 4
	v_readlane_b32 s6, v4, 7
	v_readlane_b32 s7, v4, 8
	v_readlane_b32 s4, v4, 9
	v_readlane_b32 s5, v4, 10
	v_readlane_b32 s16, v4, 5
	v_readlane_b32 s17, v4, 6
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	buffer_load_dword v1, off, s[0:3], s33 offset:44
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	buffer_load_dword v3, off, s[0:3], s33 offset:28
	s_mov_b32 s8, 2
	.loc	0 178 30 is_stmt 0
	v_writelane_b32 v4, s8, 27
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v4, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(1)
	v_cmp_lt_u32_e64 s[8:9], v3, s8
	v_cndmask_b32_e64 v3, 0, 1, s[8:9]
	.loc	0 178 2
	buffer_store_dword v3, off, s[0:3], s33 offset:60
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	s_nop 0
	buffer_load_dword v3, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v3
	s_mov_b64 s[18:19], 32
	.loc	0 178 6
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
	buffer_load_dword v3, off, s[0:3], s33 offset:60
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v2, 27
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v2, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v4, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v2, v4
	.loc	0 178 2
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[6:7], s4, v[1:2]
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v1, s[4:5], v1, v5
	v_addc_co_u32_e64 v4, s[4:5], v2, v4, s[4:5]
	v_mov_b32_e32 v2, v4
	.loc	0 178 24
	global_store_dword v[1:2], v3, off
	.loc	0 179 1 is_stmt 1
	s_endpgm
.Ltmp29:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel try_counted
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 188
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
	.size	try_counted, .Lfunc_end14-try_counted

	.protected	local_wait_first
	.globl	local_wait_first
	.p2align	8
	.type	local_wait_first,@function
local_wait_first:
.Lfunc_begin15:
	.loc	0 183 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x1400
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
.Ltmp30:
	.loc	0 186 6 prologue_end
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
	.loc	0 186 22 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[6:7], v[1:2], s[4:5]
	.loc	0 186 6
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[28:29]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB26_2
	.loc	0 0 6
	v_mov_b32_e32 v0, 0
	.loc	0 187 9 is_stmt 1
	ds_write_b32 v0, v0
	.loc	0 188 7
	ds_write_b32 v0, v0 offset:4
.LBB26_2:
	.loc	0 0 7 is_stmt 0
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
	.loc	0 190 2 is_stmt 1
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
	v_mov_b32_e32 v0, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[28:29]
	s_mov_b64 s[4:5], 0
	.loc	0 191 2
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[28:29]
.LBB26_3:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v3, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[28:29]
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
	v_readlane_b32 s8, v3, 15
	v_readlane_b32 s9, v3, 16
	v_readlane_b32 s18, v3, 13
	v_readlane_b32 s19, v3, 14
	v_writelane_b32 v3, s18, 17
	v_writelane_b32 v3, s19, 18
	v_writelane_b32 v3, s8, 19
	v_writelane_b32 v3, s9, 20
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[28:29]
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	s_mov_b64 s[18:19], 32
	.loc	0 191 9
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14atomic_cmpxchgPU3AS3Vjjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z14atomic_cmpxchgPU3AS3Vjjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	v_mov_b32_e32 v1, 0
	buffer_store_dword v1, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, v1
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 19
	v_readlane_b32 s5, v1, 20
	v_mov_b32_e32 v1, v0
	.loc	0 191 40
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[28:29]
	v_cmp_ne_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	.loc	0 191 2
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[28:29]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB26_5
	.loc	0 0 2
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	v_readlane_b32 s5, v0, 22
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 191 2
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[28:29]
.LBB26_5:
	.loc	0 0 2
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 17
	v_readlane_b32 s9, v0, 18
	v_readlane_b32 s6, v0, 23
	v_readlane_b32 s7, v0, 24
	.loc	0 191 2
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
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[28:29]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB26_3
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_b64 exec, exec, s[4:5]
	.loc	0 0 2
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v4, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v4, 0
	v_readlane_b32 s13, v4, 1
	v_readlane_b32 s12, v4, 2
	v_readlane_b32 s10, v4, 3
	v_readlane_b32 s11, v4, 4
	v_readlane_b32 s6, v4, 7
	v_readlane_b32 s7, v4, 8
	v_readlane_b32 s4, v4, 9
	v_readlane_b32 s5, v4, 10
	v_readlane_b32 s16, v4, 5
	v_readlane_b32 s17, v4, 6
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v1, 0
	.loc	0 193 6 is_stmt 1
	buffer_store_dword v1, off, s[0:3], s33 offset:60
	ds_read_b32 v5, v1 offset:4
	s_mov_b32 s18, 1
	s_waitcnt lgkmcnt(0)
	v_add_u32_e64 v5, v5, s18
	ds_write_b32 v1, v5 offset:4
	s_mov_b64 s[20:21], 32
	.loc	0 194 2
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s20
	s_mov_b32 s15, s21
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v4, s8, 29
	v_writelane_b32 v4, s9, 30
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v4, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[28:29]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11atomic_xchgPU3AS3Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z11atomic_xchgPU3AS3Vjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	s_waitcnt vmcnt(2)
	v_lshlrev_b32_e64 v3, s15, v3
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v2, s15, v2
	v_or3_b32 v31, v0, v2, v3
	buffer_store_dword v31, off, s[0:3], s33 offset:64
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, v1
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[28:29]
	buffer_load_dword v31, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(1)
	v_readlane_b32 s14, v1, 0
	v_readlane_b32 s13, v1, 1
	v_readlane_b32 s12, v1, 2
	v_readlane_b32 s10, v1, 3
	v_readlane_b32 s11, v1, 4
	v_readlane_b32 s8, v1, 29
	v_readlane_b32 s9, v1, 30
	v_readlane_b32 s6, v1, 7
	v_readlane_b32 s7, v1, 8
	v_readlane_b32 s4, v1, 9
	v_readlane_b32 s5, v1, 10
	.loc	0 195 2
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z7barrierj@rel32@lo+4
	s_addc_u32 s17, s17, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:64
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 9
	v_readlane_b32 s5, v1, 10
	v_readlane_b32 s6, v1, 7
	v_readlane_b32 s7, v1, 8
	v_readlane_b32 s8, v1, 29
	v_readlane_b32 s9, v1, 30
	v_readlane_b32 s10, v1, 3
	v_readlane_b32 s11, v1, 4
	v_readlane_b32 s12, v1, 2
	v_readlane_b32 s13, v1, 1
	v_readlane_b32 s14, v1, 0
	.loc	0 196 26
	ds_read_b32 v1, v0 offset:4
	.loc	0 196 2 is_stmt 0
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:56
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	.loc	0 196 6
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z13get_global_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z13get_global_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v3, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 exec, s[28:29]
	buffer_store_dword v2, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v4, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v2, v4
	s_mov_b32 s4, 2
	.loc	0 196 2
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[6:7], s4, v[1:2]
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v1, s[4:5], v1, v5
	v_addc_co_u32_e64 v4, s[4:5], v2, v4, s[4:5]
	v_mov_b32_e32 v2, v4
	.loc	0 196 24
	global_store_dword v[1:2], v3, off
	.loc	0 197 1 is_stmt 1
	s_endpgm
.Ltmp31:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel local_wait_first
		.amdhsa_group_segment_fixed_size 8
		.amdhsa_private_segment_fixed_size 188
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
.Lfunc_end15:
	.size	local_wait_first, .Lfunc_end15-local_wait_first

	.protected	local_all_inside
	.globl	local_all_inside
	.p2align	8
	.type	local_all_inside,@function
local_all_inside:
.Lfunc_begin16:
	.loc	0 200 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x1400
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
	v_mov_b32_e32 v3, 1
.Ltmp32:
	.loc	0 202 7 prologue_end
	buffer_store_dword v3, off, s[0:3], s33 offset:28
	s_mov_b64 s[18:19], 32
	.loc	0 204 6
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
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	buffer_store_dword v2, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[4:5], 0
	.loc	0 204 22 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[6:7], v[1:2], s[4:5]
	.loc	0 204 6
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB27_2
	.loc	0 0 6
	v_mov_b32_e32 v0, 0
	.loc	0 205 9 is_stmt 1
	ds_write_b32 v0, v0
	.loc	0 206 7
	ds_write_b32 v0, v0 offset:4
.LBB27_2:
	.loc	0 0 7 is_stmt 0
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
	.loc	0 208 2 is_stmt 1
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
	v_mov_b32_e32 v0, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_mov_b64 s[4:5], 0
	.loc	0 209 2
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
.LBB27_3:
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
	.loc	0 209 9
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s6, 0
	.loc	0 209 2
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
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
	s_cbranch_execz .LBB27_6
	.loc	0 0 2
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v3, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
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
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	buffer_load_dword v1, off, s[0:3], s33 offset:44
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	s_mov_b64 s[18:19], 32
	.loc	0 210 7 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14atomic_cmpxchgPU3AS3Vjjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z14atomic_cmpxchgPU3AS3Vjjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	v_mov_b32_e32 v1, 0
	buffer_store_dword v1, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, v1
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v1, v0
	.loc	0 210 38 is_stmt 0
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e64 s[6:7], v1, v2
	.loc	0 210 7
	s_mov_b64 s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB27_7
	.loc	0 0 7
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v1, 0
	v_readlane_b32 s13, v1, 1
	v_readlane_b32 s12, v1, 2
	v_readlane_b32 s10, v1, 3
	v_readlane_b32 s11, v1, 4
	v_readlane_b32 s6, v1, 7
	v_readlane_b32 s7, v1, 8
	v_readlane_b32 s4, v1, 9
	v_readlane_b32 s5, v1, 10
	v_readlane_b32 s16, v1, 5
	v_readlane_b32 s17, v1, 6
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	buffer_load_dword v3, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v1, 0
	.loc	0 211 8 is_stmt 1
	buffer_store_dword v1, off, s[0:3], s33 offset:56
	ds_read_b32 v4, v1 offset:4
	s_mov_b32 s8, 1
	s_waitcnt lgkmcnt(0)
	v_add_u32_e64 v4, v4, s8
	ds_write_b32 v1, v4 offset:4
	s_mov_b64 s[18:19], 32
	.loc	0 212 4
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11atomic_xchgPU3AS3Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z11atomic_xchgPU3AS3Vjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	s_waitcnt vmcnt(1)
	v_lshlrev_b32_e64 v3, s15, v3
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v2, s15, v2
	v_or3_b32 v31, v0, v2, v3
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, v1
	s_swappc_b64 s[30:31], s[16:17]
	.loc	0 213 11
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	ds_read_b32 v0, v0 offset:4
	s_mov_b32 s4, 0x3e8
	.loc	0 213 15 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s[4:5], v0, s4
	v_cndmask_b32_e64 v0, 0, 1, s[4:5]
	.loc	0 213 9
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	.loc	0 214 3 is_stmt 1
	s_branch .LBB27_7
.LBB27_6:
	.loc	0 0 3 is_stmt 0
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
	.loc	0 209 2 is_stmt 1
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
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB27_3
	s_branch .LBB27_8
.LBB27_7:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 25
	v_readlane_b32 s7, v0, 26
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s4, v0, 19
	v_readlane_b32 s5, v0, 20
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 209 2
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_branch .LBB27_6
.LBB27_8:
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_b64 exec, exec, s[4:5]
	.loc	0 0 2
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v3, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
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
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	buffer_load_dword v1, off, s[0:3], s33 offset:44
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	s_mov_b64 s[18:19], 32
	.loc	0 216 2 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 29
	v_writelane_b32 v3, s9, 30
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:32
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
	buffer_store_dword v31, off, s[0:3], s33 offset:68
	v_mov_b32_e32 v0, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:68
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s8, v0, 29
	v_readlane_b32 s9, v0, 30
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s14, v0, 0
	v_mov_b32_e32 v0, 0
	.loc	0 217 26
	ds_read_b32 v1, v0 offset:4
	.loc	0 217 2 is_stmt 0
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	.loc	0 217 6
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z13get_global_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z13get_global_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v3, off, s[0:3], s33 offset:64
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	buffer_store_dword v2, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v4, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v2, v4
	s_mov_b32 s4, 2
	.loc	0 217 2
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[6:7], s4, v[1:2]
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v1, s[4:5], v1, v5
	v_addc_co_u32_e64 v4, s[4:5], v2, v4, s[4:5]
	v_mov_b32_e32 v2, v4
	.loc	0 217 24
	global_store_dword v[1:2], v3, off
	.loc	0 218 1 is_stmt 1
	s_endpgm
.Ltmp33:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel local_all_inside
		.amdhsa_group_segment_fixed_size 8
		.amdhsa_private_segment_fixed_size 188
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
.Lfunc_end16:
	.size	local_all_inside, .Lfunc_end16-local_all_inside

	.protected	reader_writer
	.globl	reader_writer
	.p2align	8
	.type	reader_writer,@function
reader_writer:
.Lfunc_begin17:
	.loc	0 222 0
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
.Ltmp34:
	.loc	0 223 12 prologue_end
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
	.loc	0 223 7 is_stmt 0
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	.loc	0 225 6 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 3
	.loc	0 225 9 is_stmt 0
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	.loc	0 225 13
	v_cmp_ne_u32_e64 s[4:5], v1, v2
	.loc	0 225 6
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 11
	v_writelane_b32 v0, s7, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB29_9
	s_branch .LBB29_8
.LBB29_1:
	.loc	0 0 6
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], 0
	.loc	0 226 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_branch .LBB29_3
.LBB29_2:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	v_readlane_b32 s5, v0, 16
	s_or_b64 exec, exec, s[4:5]
	.loc	0 225 6 is_stmt 1
	s_branch .LBB29_15
.LBB29_3:
	.loc	0 0 6 is_stmt 0
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
	v_readlane_b32 s8, v0, 17
	v_readlane_b32 s9, v0, 18
	v_readlane_b32 s18, v0, 13
	v_readlane_b32 s19, v0, 14
	v_writelane_b32 v0, s18, 19
	v_writelane_b32 v0, s19, 20
	.loc	0 226 25 is_stmt 1
	v_writelane_b32 v0, s8, 21
	v_writelane_b32 v0, s9, 22
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
	.loc	0 226 10 is_stmt 0
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
	v_mov_b32_e32 v3, 0x80000000
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 21
	v_readlane_b32 s5, v1, 22
	v_mov_b32_e32 v1, v0
	.loc	0 226 48
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	v_cmp_ne_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	.loc	0 226 3
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 27
	v_writelane_b32 v0, s5, 28
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB29_5
	.loc	0 0 3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	v_readlane_b32 s5, v0, 24
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 226 3
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
.LBB29_5:
	.loc	0 0 3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 19
	v_readlane_b32 s9, v0, 20
	v_readlane_b32 s6, v0, 25
	v_readlane_b32 s7, v0, 26
	.loc	0 226 3
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 17
	v_writelane_b32 v0, s7, 18
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 13
	v_writelane_b32 v0, s7, 14
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 29
	v_writelane_b32 v0, s7, 30
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB29_3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 29
	v_readlane_b32 s5, v0, 30
	s_or_b64 exec, exec, s[4:5]
	.loc	0 228 3 is_stmt 1
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
	.loc	0 228 11 is_stmt 0
	global_load_dword v5, v[5:6], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s8, 1
	v_add_u32_e64 v5, v5, s8
	global_store_dword v[0:1], v5, off
	s_waitcnt vmcnt(0)
	.loc	0 229 15 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	.loc	0 229 3 is_stmt 0
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
	.loc	0 230 2 is_stmt 1
	s_branch .LBB29_2
.LBB29_8:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], 0
	.loc	0 231 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 31
	v_writelane_b32 v0, s5, 32
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_branch .LBB29_10
.LBB29_9:
	.loc	0 225 6
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
	s_cbranch_execz .LBB29_2
	s_branch .LBB29_1
.LBB29_10:
	.loc	0 0 6 is_stmt 0
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
	v_readlane_b32 s8, v0, 33
	v_readlane_b32 s9, v0, 34
	v_readlane_b32 s18, v0, 31
	v_readlane_b32 s19, v0, 32
	v_writelane_b32 v0, s18, 35
	v_writelane_b32 v0, s19, 36
	.loc	0 231 21 is_stmt 1
	v_writelane_b32 v0, s8, 37
	v_writelane_b32 v0, s9, 38
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
	.loc	0 231 10 is_stmt 0
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
	v_readlane_b32 s4, v1, 37
	v_readlane_b32 s5, v1, 38
	v_mov_b32_e32 v2, v0
	.loc	0 231 3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	v_mov_b32_e32 v1, 0x80000000
	v_and_b32_e64 v1, v1, v2
	v_cmp_ne_u32_e64 s[6:7], v1, 0
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 39
	v_writelane_b32 v0, s5, 40
	v_writelane_b32 v0, s4, 41
	v_writelane_b32 v0, s5, 42
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 43
	v_writelane_b32 v0, s5, 44
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB29_12
	.loc	0 232 15 is_stmt 1
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
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	.loc	0 232 4 is_stmt 0
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
	s_add_u32 s16, s16, _Z10atomic_decPU3AS1Vj@rel32@lo+4
	s_addc_u32 s17, s17, _Z10atomic_decPU3AS1Vj@rel32@hi+12
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
	v_readlane_b32 s4, v1, 39
	v_readlane_b32 s5, v1, 40
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 231 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 41
	v_writelane_b32 v0, s5, 42
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
.LBB29_12:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 43
	v_readlane_b32 s5, v0, 44
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 35
	v_readlane_b32 s9, v0, 36
	v_readlane_b32 s6, v0, 41
	v_readlane_b32 s7, v0, 42
	.loc	0 231 3
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 33
	v_writelane_b32 v0, s7, 34
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 31
	v_writelane_b32 v0, s7, 32
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 45
	v_writelane_b32 v0, s7, 46
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB29_10
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 45
	v_readlane_b32 s5, v0, 46
	s_or_b64 exec, exec, s[4:5]
	.loc	0 233 13 is_stmt 1
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
	global_load_dword v0, v[0:1], off glc
	s_waitcnt vmcnt(0)
	.loc	0 233 24 is_stmt 0
	buffer_load_dword v1, off, s[0:3], s33 offset:24
	.loc	0 233 21
	s_waitcnt vmcnt(0)
	v_cmp_le_u32_e64 s[8:9], v0, v1
	v_cndmask_b32_e64 v5, 0, 1, s[8:9]
	.loc	0 233 3
	buffer_load_dword v10, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, v0
	.loc	0 233 7
	s_mov_b32 s8, 0
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v1, v6
	s_mov_b32 s8, 2
	.loc	0 233 3
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[8:9], s8, v[0:1]
	v_mov_b32_e32 v0, v10
	v_mov_b32_e32 v7, v8
	v_mov_b32_e32 v1, v11
	v_mov_b32_e32 v6, v9
	v_add_co_u32_e64 v0, s[8:9], v0, v7
	v_addc_co_u32_e64 v6, s[8:9], v1, v6, s[8:9]
	v_mov_b32_e32 v1, v6
	.loc	0 233 11
	global_store_dword v[0:1], v5, off
	.loc	0 234 14 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	.loc	0 234 3 is_stmt 0
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
	s_add_u32 s16, s16, _Z10atomic_decPU3AS1Vj@rel32@lo+4
	s_addc_u32 s17, s17, _Z10atomic_decPU3AS1Vj@rel32@hi+12
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
	s_branch .LBB29_9
.LBB29_15:
	.loc	0 236 1 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp35:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel reader_writer
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
	.size	reader_writer, .Lfunc_end17-reader_writer

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
	.type	_Z10atomic_decPU3AS1Vj,@function
_Z10atomic_decPU3AS1Vj:
.Lfunc_begin20:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s6, s33
	s_mov_b32 s33, s32
	v_mov_b32_e32 v2, v1
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, 1
	global_atomic_sub v0, v[0:1], v2, off glc
	s_mov_b32 s33, s6
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end20:
	.size	_Z10atomic_decPU3AS1Vj, .Lfunc_end20-_Z10atomic_decPU3AS1Vj

	.p2align	2
	.type	_Z11atomic_xchgPU3AS3Vjj,@function
_Z11atomic_xchgPU3AS3Vjj:
.Lfunc_begin21:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s4, s33
	s_mov_b32 s33, s32
	ds_wrxchg_rtn_b32 v0, v0, v1
	s_mov_b32 s33, s4
	s_waitcnt lgkmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end21:
	.size	_Z11atomic_xchgPU3AS3Vjj, .Lfunc_end21-_Z11atomic_xchgPU3AS3Vjj

	.p2align	2
	.type	_Z11atomic_xchgPU3AS1Vjj,@function
_Z11atomic_xchgPU3AS1Vjj:
.Lfunc_begin22:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s6, s33
	s_mov_b32 s33, s32
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v1, v3
	global_atomic_swap v0, v[0:1], v2, off glc
	s_mov_b32 s33, s6
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end22:
	.size	_Z11atomic_xchgPU3AS1Vjj, .Lfunc_end22-_Z11atomic_xchgPU3AS1Vjj

	.p2align	2
	.type	_Z14atomic_cmpxchgPU3AS3Vjjj,@function
_Z14atomic_cmpxchgPU3AS3Vjjj:
.Lfunc_begin23:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s4, s33
	s_mov_b32 s33, s32
	ds_cmpst_rtn_b32 v0, v0, v1, v2
	s_mov_b32 s33, s4
	s_waitcnt lgkmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end23:
	.size	_Z14atomic_cmpxchgPU3AS3Vjjj, .Lfunc_end23-_Z14atomic_cmpxchgPU3AS3Vjjj

	.p2align	2
	.type	_Z14atomic_cmpxchgPU3AS1Vjjj,@function
_Z14atomic_cmpxchgPU3AS1Vjjj:
.Lfunc_begin24:
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
.Lfunc_end24:
	.size	_Z14atomic_cmpxchgPU3AS1Vjjj, .Lfunc_end24-_Z14atomic_cmpxchgPU3AS1Vjjj

	.p2align	2
	.type	_Z12get_local_idj,@function
_Z12get_local_idj:
.Lfunc_begin25:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s18, s33
	s_mov_b32 s33, s32
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, __ockl_get_local_id@rel32@lo+4
	s_addc_u32 s17, s17, __ockl_get_local_id@rel32@hi+12
	s_mov_b32 s33, s18
	s_setpc_b64 s[16:17]
.Lfunc_end25:
	.size	_Z12get_local_idj, .Lfunc_end25-_Z12get_local_idj

	.p2align	2
	.type	_Z7barrierj,@function
_Z7barrierj:
.Lfunc_begin26:
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
	s_cbranch_execz .LBB23_2
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
.LBB23_2:
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
	s_cbranch_execz .LBB23_4
	s_waitcnt vmcnt(0)
	s_barrier
.LBB23_4:
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
.Lfunc_end26:
	.size	_Z7barrierj, .Lfunc_end26-_Z7barrierj

	.p2align	2
	.type	_Z22atomic_work_item_fencej12memory_order12memory_scope,@function
_Z22atomic_work_item_fencej12memory_order12memory_scope:
.Lfunc_begin27:
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
	s_cbranch_execz .LBB22_2
	s_branch .LBB22_3
.LBB22_2:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 0
	v_readlane_b32 s5, v0, 1
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB22_88
.LBB22_3:
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
	s_cbranch_execz .LBB22_6
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
	s_cbranch_execz .LBB22_51
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
	s_cbranch_execz .LBB22_10
	s_branch .LBB22_9
.LBB22_6:
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
	s_cbranch_execz .LBB22_87
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
	s_cbranch_execz .LBB22_38
	s_branch .LBB22_37
.LBB22_8:
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
	s_cbranch_execz .LBB22_24
	s_branch .LBB22_23
.LBB22_9:
	s_branch .LBB22_11
.LBB22_10:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 6
	v_readlane_b32 s5, v0, 7
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB22_51
.LBB22_11:
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
	s_cbranch_execz .LBB22_14
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
	s_cbranch_execz .LBB22_20
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
	s_cbranch_execz .LBB22_66
	s_branch .LBB22_22
.LBB22_14:
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
	s_cbranch_execz .LBB22_70
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
	s_cbranch_execz .LBB22_16
	s_branch .LBB22_19
.LBB22_16:
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
	s_cbranch_execz .LBB22_69
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
	s_cbranch_execz .LBB22_68
	s_branch .LBB22_68
.LBB22_19:
	s_branch .LBB22_16
.LBB22_20:
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
	s_cbranch_execz .LBB22_67
	s_branch .LBB22_67
.LBB22_22:
	s_branch .LBB22_66
.LBB22_23:
	s_branch .LBB22_25
.LBB22_24:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 12
	v_readlane_b32 s5, v0, 13
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB22_86
.LBB22_25:
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
	s_cbranch_execz .LBB22_28
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
	s_cbranch_execz .LBB22_34
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
	s_cbranch_execz .LBB22_81
	s_branch .LBB22_36
.LBB22_28:
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
	s_cbranch_execz .LBB22_85
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
	s_cbranch_execz .LBB22_30
	s_branch .LBB22_33
.LBB22_30:
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
	s_cbranch_execz .LBB22_84
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
	s_cbranch_execz .LBB22_83
	s_waitcnt lgkmcnt(0)
	s_branch .LBB22_83
.LBB22_33:
	s_waitcnt lgkmcnt(0)
	s_branch .LBB22_30
.LBB22_34:
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
	s_cbranch_execz .LBB22_82
	s_waitcnt lgkmcnt(0)
	s_branch .LBB22_82
.LBB22_36:
	s_waitcnt lgkmcnt(0)
	s_branch .LBB22_81
.LBB22_37:
	s_branch .LBB22_39
.LBB22_38:
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
	s_cbranch_execz .LBB22_86
	s_branch .LBB22_8
.LBB22_39:
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
	s_cbranch_execz .LBB22_42
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
	s_cbranch_execz .LBB22_48
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
	s_cbranch_execz .LBB22_76
	s_branch .LBB22_50
.LBB22_42:
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
	s_cbranch_execz .LBB22_80
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
	s_cbranch_execz .LBB22_44
	s_branch .LBB22_47
.LBB22_44:
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
	s_cbranch_execz .LBB22_79
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
	s_cbranch_execz .LBB22_78
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB22_78
.LBB22_47:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_branch .LBB22_44
.LBB22_48:
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
	s_cbranch_execz .LBB22_77
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB22_77
.LBB22_50:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB22_76
.LBB22_51:
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
	s_cbranch_execz .LBB22_53
	s_branch .LBB22_54
.LBB22_53:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 0
	v_readlane_b32 s5, v0, 1
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB22_6
.LBB22_54:
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
	s_cbranch_execz .LBB22_57
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
	s_cbranch_execz .LBB22_63
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
	s_cbranch_execz .LBB22_71
	s_branch .LBB22_65
.LBB22_57:
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
	s_cbranch_execz .LBB22_75
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
	s_cbranch_execz .LBB22_59
	s_branch .LBB22_62
.LBB22_59:
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
	s_cbranch_execz .LBB22_74
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
	s_cbranch_execz .LBB22_73
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB22_73
.LBB22_62:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_branch .LBB22_59
.LBB22_63:
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
	s_cbranch_execz .LBB22_72
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB22_72
.LBB22_65:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB22_71
.LBB22_66:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	v_readlane_b32 s5, v0, 19
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB22_20
.LBB22_67:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 28
	v_readlane_b32 s5, v0, 29
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB22_14
.LBB22_68:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 26
	v_readlane_b32 s5, v0, 27
	s_or_b64 exec, exec, s[4:5]
.LBB22_69:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 24
	v_readlane_b32 s5, v0, 25
	s_or_b64 exec, exec, s[4:5]
.LBB22_70:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 20
	v_readlane_b32 s5, v0, 21
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB22_10
.LBB22_71:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 6
	v_readlane_b32 s5, v0, 7
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB22_63
.LBB22_72:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	v_readlane_b32 s5, v0, 17
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB22_57
.LBB22_73:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	v_readlane_b32 s5, v0, 15
	s_or_b64 exec, exec, s[4:5]
.LBB22_74:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 12
	v_readlane_b32 s5, v0, 13
	s_or_b64 exec, exec, s[4:5]
.LBB22_75:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 8
	v_readlane_b32 s5, v0, 9
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB22_53
.LBB22_76:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 52
	v_readlane_b32 s5, v0, 53
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB22_48
.LBB22_77:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 62
	v_readlane_b32 s5, v0, 63
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB22_42
.LBB22_78:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 60
	v_readlane_b32 s5, v0, 61
	s_or_b64 exec, exec, s[4:5]
.LBB22_79:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 58
	v_readlane_b32 s5, v0, 59
	s_or_b64 exec, exec, s[4:5]
.LBB22_80:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 54
	v_readlane_b32 s5, v0, 55
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB22_38
.LBB22_81:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 34
	v_readlane_b32 s5, v0, 35
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB22_34
.LBB22_82:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 44
	v_readlane_b32 s5, v0, 45
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB22_28
.LBB22_83:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 42
	v_readlane_b32 s5, v0, 43
	s_or_b64 exec, exec, s[4:5]
.LBB22_84:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 40
	v_readlane_b32 s5, v0, 41
	s_or_b64 exec, exec, s[4:5]
.LBB22_85:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 36
	v_readlane_b32 s5, v0, 37
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB22_24
.LBB22_86:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 46
	v_readlane_b32 s5, v0, 47
	s_or_b64 exec, exec, s[4:5]
.LBB22_87:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 8
	v_readlane_b32 s5, v0, 9
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB22_2
.LBB22_88:
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
.Lfunc_end27:
	.size	_Z22atomic_work_item_fencej12memory_order12memory_scope, .Lfunc_end27-_Z22atomic_work_item_fencej12memory_order12memory_scope

	.p2align	2
	.type	__ockl_get_global_id,@function
__ockl_get_global_id:
.Lfunc_begin28:
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
	s_cbranch_execz .LBB17_3
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
	s_cbranch_execz .LBB17_11
	s_branch .LBB17_4
.LBB17_3:
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
	s_cbranch_execz .LBB17_7
	s_branch .LBB17_6
.LBB17_4:
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
	s_cbranch_execz .LBB17_9
	s_branch .LBB17_12
.LBB17_5:
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
	s_branch .LBB17_3
.LBB17_6:
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
	s_cbranch_execz .LBB17_13
	s_branch .LBB17_8
.LBB17_7:
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
	s_cbranch_execz .LBB17_15
	s_branch .LBB17_14
.LBB17_8:
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
	s_branch .LBB17_13
.LBB17_9:
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
	s_branch .LBB17_11
.LBB17_10:
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
	s_branch .LBB17_5
.LBB17_11:
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
	s_cbranch_execz .LBB17_5
	s_branch .LBB17_10
.LBB17_12:
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
	s_branch .LBB17_9
.LBB17_13:
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
	s_branch .LBB17_7
.LBB17_14:
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
.LBB17_15:
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
.Lfunc_end28:
	.size	__ockl_get_global_id, .Lfunc_end28-__ockl_get_global_id

	.p2align	2
	.type	__ockl_get_local_id,@function
__ockl_get_local_id:
.Lfunc_begin29:
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
	s_cbranch_execz .LBB13_4
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
	s_cbranch_execz .LBB13_7
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
	s_cbranch_execz .LBB13_10
	s_branch .LBB13_9
.LBB13_4:
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
	s_cbranch_execz .LBB13_13
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
	s_cbranch_execz .LBB13_12
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_branch .LBB13_12
.LBB13_7:
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
	s_cbranch_execz .LBB13_11
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_bfe_u32 v0, v0, 10, 10
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_branch .LBB13_11
.LBB13_9:
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_bfe_u32 v0, v0, 20, 10
	buffer_store_dword v0, off, s[0:3], s33 offset:20
.LBB13_10:
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
	s_branch .LBB13_7
.LBB13_11:
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
	s_branch .LBB13_4
.LBB13_12:
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
.LBB13_13:
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
.Lfunc_end29:
	.size	__ockl_get_local_id, .Lfunc_end29-__ockl_get_local_id

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
	.addrsig_sym _Z10atomic_decPU3AS1Vj
	.addrsig_sym _Z11atomic_xchgPU3AS3Vjj
	.addrsig_sym _Z11atomic_xchgPU3AS1Vjj
	.addrsig_sym _Z14atomic_cmpxchgPU3AS3Vjjj
	.addrsig_sym _Z14atomic_cmpxchgPU3AS1Vjjj
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
    .name:           spin_wait_first
    .private_segment_fixed_size: 72
    .sgpr_count:     40
    .sgpr_spill_count: 31
    .symbol:         spin_wait_first.kd
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
    .name:           spin_all_inside
    .private_segment_fixed_size: 72
    .sgpr_count:     40
    .sgpr_spill_count: 31
    .symbol:         spin_all_inside.kd
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
    .name:           spin_break
    .private_segment_fixed_size: 72
    .sgpr_count:     40
    .sgpr_spill_count: 31
    .symbol:         spin_break.kd
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
    .name:           spin_continue
    .private_segment_fixed_size: 72
    .sgpr_count:     40
    .sgpr_spill_count: 33
    .symbol:         spin_continue.kd
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
    .name:           spin_exchange
    .private_segment_fixed_size: 48
    .sgpr_count:     40
    .sgpr_spill_count: 31
    .symbol:         spin_exchange.kd
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
    .name:           spin_plain_release
    .private_segment_fixed_size: 72
    .sgpr_count:     40
    .sgpr_spill_count: 31
    .symbol:         spin_plain_release.kd
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
    .name:           ttas_wait_first
    .private_segment_fixed_size: 48
    .sgpr_count:     40
    .sgpr_spill_count: 43
    .symbol:         ttas_wait_first.kd
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
    .name:           ttas_all_inside
    .private_segment_fixed_size: 64
    .sgpr_count:     40
    .sgpr_spill_count: 33
    .symbol:         ttas_all_inside.kd
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
    .name:           ticket_wait_first
    .private_segment_fixed_size: 64
    .sgpr_count:     40
    .sgpr_spill_count: 29
    .symbol:         ticket_wait_first.kd
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
    .name:           ticket_all_inside
    .private_segment_fixed_size: 64
    .sgpr_count:     40
    .sgpr_spill_count: 31
    .symbol:         ticket_all_inside.kd
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
    .name:           lane_by_lane
    .private_segment_fixed_size: 116
    .sgpr_count:     40
    .sgpr_spill_count: 51
    .symbol:         lane_by_lane.kd
    .vgpr_count:     32
    .vgpr_spill_count: 16
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
    .name:           leader_only
    .private_segment_fixed_size: 116
    .sgpr_count:     40
    .sgpr_spill_count: 33
    .symbol:         leader_only.kd
    .vgpr_count:     32
    .vgpr_spill_count: 12
    .wavefront_size: 64
  - .args:
      - .address_space:  global
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
      - .address_space:  global
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
    .name:           lock_of_my_own
    .private_segment_fixed_size: 172
    .sgpr_count:     40
    .sgpr_spill_count: 31
    .symbol:         lock_of_my_own.kd
    .vgpr_count:     32
    .vgpr_spill_count: 11
    .wavefront_size: 64
  - .args:
      - .address_space:  global
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
      - .address_space:  global
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
    .name:           lock_of_two
    .private_segment_fixed_size: 172
    .sgpr_count:     40
    .sgpr_spill_count: 31
    .symbol:         lock_of_two.kd
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
    .name:           try_counted
    .private_segment_fixed_size: 188
    .sgpr_count:     40
    .sgpr_spill_count: 34
    .symbol:         try_counted.kd
    .vgpr_count:     32
    .vgpr_spill_count: 15
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
    .group_segment_fixed_size: 8
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           local_wait_first
    .private_segment_fixed_size: 188
    .sgpr_count:     40
    .sgpr_spill_count: 35
    .symbol:         local_wait_first.kd
    .vgpr_count:     32
    .vgpr_spill_count: 17
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
    .group_segment_fixed_size: 8
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           local_all_inside
    .private_segment_fixed_size: 188
    .sgpr_count:     40
    .sgpr_spill_count: 35
    .symbol:         local_all_inside.kd
    .vgpr_count:     32
    .vgpr_spill_count: 17
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
    .name:           reader_writer
    .private_segment_fixed_size: 172
    .sgpr_count:     40
    .sgpr_spill_count: 55
    .symbol:         reader_writer.kd
    .vgpr_count:     32
    .vgpr_spill_count: 18
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx900
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata

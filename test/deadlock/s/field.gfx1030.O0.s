	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.amdhsa_code_object_version 4
	.protected	lanes_in_turn
	.globl	lanes_in_turn
	.p2align	8
	.type	lanes_in_turn,@function
lanes_in_turn:
.Lfunc_begin0:
	.file	0 "." "cl/field.cl" md5 0x260113c3a15730d4b0abca4de5505cf8
	.loc	0 27 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xa00
	s_add_u32 s12, s12, s17
	s_addc_u32 s13, s13, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s12
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s13
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
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s25
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s25
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	s_load_dwordx2 s[10:11], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x8
	s_load_dwordx2 s[6:7], s[4:5], 0x10
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
.Ltmp0:
	.loc	0 28 11 prologue_end
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	.loc	0 28 7 is_stmt 0
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s25
.LBB7_1:
	.loc	0 0 7
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s25
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 12
	v_readlane_b32 s5, v0, 11
	v_writelane_b32 v0, s5, 13
	.loc	0 28 18
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, 64
	.loc	0 28 20
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s5, v1, s5
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 14
	.loc	0 28 2
	v_writelane_b32 v0, s4, 15
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s25
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB7_4
	.loc	0 0 2
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s25
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
	.loc	0 29 7 is_stmt 1
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
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s25
	buffer_store_dword v2, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v2, v3
	.loc	0 29 12 is_stmt 0
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	.loc	0 29 9
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, v2
	.loc	0 29 7
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 17
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s25
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB7_5
	.loc	0 30 14 is_stmt 1
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s25
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
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	buffer_load_dword v3, off, s[0:3], s33 offset:40
	buffer_load_dword v4, off, s[0:3], s33 offset:44
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v7, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v7
	s_mov_b64 s[18:19], 32
	.loc	0 30 4 is_stmt 0
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v1, s8, 18
	v_writelane_b32 v1, s9, 19
	s_mov_b32 s15, 32
	v_writelane_b32 v1, s15, 20
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s25
	v_lshrrev_b64 v[5:6], s15, v[5:6]
	v_mov_b32_e32 v1, v5
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, spin_lock@rel32@lo+4
	s_addc_u32 s17, s17, spin_lock@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v4, s15, v4
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v3, s15, v3
	v_or3_b32 v31, v2, v3, v4
	buffer_store_dword v31, off, s[0:3], s33 offset:60
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s25
	buffer_load_dword v31, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(1)
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s8, v0, 18
	v_readlane_b32 s9, v0, 19
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s14, v0, 0
	.loc	0 31 14 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	.loc	0 31 19 is_stmt 0
	buffer_store_dword v0, off, s[0:3], s33 offset:52
	buffer_store_dword v1, off, s[0:3], s33 offset:56
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:60
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s25
	s_waitcnt vmcnt(0)
	v_readlane_b32 s15, v2, 20
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 18
	v_readlane_b32 s9, v2, 19
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v0, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v4, v0
	.loc	0 31 14
	v_ashrrev_i32_e32 v0, 31, v3
	v_mov_b32_e32 v4, v0
	s_mov_b32 s16, 2
	v_lshlrev_b64 v[4:5], s16, v[3:4]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_co_u32 v0, s16, v0, v3
	v_add_co_ci_u32_e64 v2, s16, v1, v2, s16
	v_mov_b32_e32 v1, v2
	global_load_dword v3, v[0:1], off
	.loc	0 31 4
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v4, v0
	.loc	0 31 11
	global_load_dword v2, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v2, v2, v3
	global_store_dword v[0:1], v2, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 32 16 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s16
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	.loc	0 32 4 is_stmt 0
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, spin_unlock@rel32@lo+4
	s_addc_u32 s17, s17, spin_unlock@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	.loc	0 33 3 is_stmt 1
	s_branch .LBB7_5
.LBB7_4:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s25
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 13
	v_readlane_b32 s5, v0, 15
	.loc	0 28 2 is_stmt 1
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 12
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 11
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 21
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s25
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB7_1
	s_branch .LBB7_7
.LBB7_5:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s25
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 28 27
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s25
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v1, v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 28 2
	v_writelane_b32 v0, s4, 15
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s25
	s_branch .LBB7_4
.LBB7_7:
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s25
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 34 1 is_stmt 1
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s25
	s_endpgm
.Ltmp1:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lanes_in_turn
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 136
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
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
	.size	lanes_in_turn, .Lfunc_end0-lanes_in_turn

	.p2align	2
	.type	spin_lock,@function
spin_lock:
.Lfunc_begin1:
	.loc	0 16 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s24, s33
	s_mov_b32 s33, s32
	s_xor_saveexec_b32 s16, -1
	buffer_store_dword v5, off, s[0:3], s33 offset:16
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s16
	s_add_i32 s32, s32, 0x600
	v_writelane_b32 v5, s30, 0
	v_writelane_b32 v5, s31, 1
	buffer_store_dword v31, off, s[0:3], s33 offset:24
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s19, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_mov_b32 exec_lo, s19
	s_waitcnt vmcnt(0)
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
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v2
	buffer_store_dword v3, off, s[0:3], s33 offset:4
	buffer_store_dword v1, off, s[0:3], s33
	v_mov_b32_e32 v1, 1
.Ltmp2:
	.loc	0 17 6 prologue_end
	buffer_store_dword v1, off, s[0:3], s33 offset:8
	s_mov_b32 s4, 0
	.loc	0 19 2
	v_writelane_b32 v0, s4, 12
	s_or_saveexec_b32 s19, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:20
	s_mov_b32 exec_lo, s19
.LBB3_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s19, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_mov_b32 exec_lo, s19
	s_waitcnt vmcnt(0)
	v_readlane_b32 s15, v0, 0
	v_readlane_b32 s14, v0, 1
	v_readlane_b32 s13, v0, 2
	v_readlane_b32 s12, v0, 3
	v_readlane_b32 s10, v0, 4
	v_readlane_b32 s11, v0, 5
	v_readlane_b32 s8, v0, 6
	v_readlane_b32 s9, v0, 7
	v_readlane_b32 s6, v0, 8
	v_readlane_b32 s7, v0, 9
	v_readlane_b32 s4, v0, 10
	v_readlane_b32 s5, v0, 11
	v_readlane_b32 s16, v0, 13
	v_readlane_b32 s17, v0, 12
	v_writelane_b32 v0, s17, 14
	.loc	0 19 24
	v_writelane_b32 v0, s16, 15
	s_or_saveexec_b32 s19, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:20
	s_mov_b32 exec_lo, s19
	buffer_load_dword v31, off, s[0:3], s33 offset:24
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s16
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b32 s16, 32
	.loc	0 19 9
	v_lshrrev_b64 v[1:2], s16, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14atomic_cmpxchgPU3AS1Viii@rel32@lo+4
	s_addc_u32 s17, s17, _Z14atomic_cmpxchgPU3AS1Viii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 0
	buffer_store_dword v2, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	s_or_saveexec_b32 s19, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_mov_b32 exec_lo, s19
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 15
	v_mov_b32_e32 v1, v0
	.loc	0 19 33
	s_or_saveexec_b32 s19, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_mov_b32 exec_lo, s19
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 16
	.loc	0 19 2
	v_writelane_b32 v0, s4, 17
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 18
	s_or_saveexec_b32 s19, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:20
	s_mov_b32 exec_lo, s19
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB3_3
	.loc	0 0 2
	s_or_saveexec_b32 s19, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_mov_b32 exec_lo, s19
	v_mov_b32_e32 v1, 0
	.loc	0 20 12 is_stmt 1
	buffer_store_dword v1, off, s[0:3], s33 offset:12
	s_mov_b32 s4, 0
	.loc	0 20 8 is_stmt 0
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 19
	s_or_saveexec_b32 s19, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:20
	s_mov_b32 exec_lo, s19
	s_branch .LBB3_4
.LBB3_3:
	.loc	0 0 8
	s_or_saveexec_b32 s19, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_mov_b32 exec_lo, s19
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 14
	v_readlane_b32 s5, v0, 17
	.loc	0 19 2 is_stmt 1
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 13
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 12
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 20
	s_or_saveexec_b32 s19, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:20
	s_mov_b32 exec_lo, s19
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB3_1
	s_branch .LBB3_12
.LBB3_4:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s19, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_mov_b32 exec_lo, s19
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	v_readlane_b32 s5, v0, 19
	v_writelane_b32 v0, s5, 22
	.loc	0 20 19 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:12
	.loc	0 20 23 is_stmt 0
	buffer_load_dword v2, off, s[0:3], s33 offset:8
	.loc	0 20 21
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 23
	.loc	0 20 3
	v_writelane_b32 v0, s4, 24
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 25
	s_or_saveexec_b32 s19, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:20
	s_mov_b32 exec_lo, s19
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB3_6
	.loc	0 21 4 is_stmt 1
	s_sleep 1
	s_branch .LBB3_7
.LBB3_6:
	.loc	0 0 4 is_stmt 0
	s_or_saveexec_b32 s19, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_mov_b32 exec_lo, s19
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 22
	v_readlane_b32 s5, v0, 24
	.loc	0 20 3 is_stmt 1
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 21
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 19
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b32 s19, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:20
	s_mov_b32 exec_lo, s19
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB3_4
	s_branch .LBB3_8
.LBB3_7:
	.loc	0 20 30 is_stmt 0
	s_or_saveexec_b32 s19, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_mov_b32 exec_lo, s19
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	buffer_load_dword v1, off, s[0:3], s33 offset:12
	s_mov_b32 s5, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v1, v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:12
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 20 3
	v_writelane_b32 v0, s4, 24
	s_or_saveexec_b32 s19, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:20
	s_mov_b32 exec_lo, s19
	s_branch .LBB3_6
.LBB3_8:
	s_or_saveexec_b32 s19, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_mov_b32 exec_lo, s19
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 26
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 22 7 is_stmt 1
	s_or_saveexec_b32 s19, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_mov_b32 exec_lo, s19
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	s_mov_b32 s4, 64
	.loc	0 22 12 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s5, v1, s4
	.loc	0 22 7
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 27
	s_or_saveexec_b32 s19, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:20
	s_mov_b32 exec_lo, s19
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB3_11
	.loc	0 22 23
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v0, s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:8
.LBB3_11:
	.loc	0 0 23
	s_or_saveexec_b32 s19, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_mov_b32 exec_lo, s19
	s_waitcnt vmcnt(0)
	v_readlane_b32 s5, v0, 27
	s_or_b32 exec_lo, exec_lo, s5
	v_readlane_b32 s4, v0, 16
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 19 2 is_stmt 1
	v_writelane_b32 v0, s4, 17
	s_or_saveexec_b32 s19, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:20
	s_mov_b32 exec_lo, s19
	s_branch .LBB3_3
.LBB3_12:
	s_or_saveexec_b32 s19, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_mov_b32 exec_lo, s19
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 20
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 24 1
	v_readlane_b32 s31, v5, 1
	v_readlane_b32 s30, v5, 0
	s_or_saveexec_b32 s19, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_mov_b32 exec_lo, s19
	s_xor_saveexec_b32 s4, -1
	buffer_load_dword v5, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s4
	.loc	0 24 1 epilogue_begin is_stmt 0
	s_add_i32 s32, s32, 0xfffffa00
	s_mov_b32 s33, s24
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Ltmp3:
.Lfunc_end1:
	.size	spin_lock, .Lfunc_end1-spin_lock

	.p2align	2
	.type	spin_unlock,@function
spin_unlock:
.Lfunc_begin2:
	.loc	0 25 0 is_stmt 1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s24, s33
	s_mov_b32 s33, s32
	s_xor_saveexec_b32 s16, -1
	buffer_store_dword v4, off, s[0:3], s33 offset:8
	buffer_store_dword v1, off, s[0:3], s33 offset:20
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	s_mov_b32 exec_lo, s16
	s_add_i32 s32, s32, 0x400
	v_writelane_b32 v4, s30, 0
	v_writelane_b32 v4, s31, 1
	buffer_store_dword v31, off, s[0:3], s33 offset:16
	v_mov_b32_e32 v2, v1
	s_or_saveexec_b32 s19, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:12
	s_mov_b32 exec_lo, s19
	s_waitcnt vmcnt(0)
	v_writelane_b32 v1, s15, 0
	v_writelane_b32 v1, s14, 1
	v_writelane_b32 v1, s13, 2
	v_writelane_b32 v1, s12, 3
	v_writelane_b32 v1, s10, 4
	v_writelane_b32 v1, s11, 5
	v_writelane_b32 v1, s8, 6
	v_writelane_b32 v1, s9, 7
	v_writelane_b32 v1, s6, 8
	v_writelane_b32 v1, s7, 9
	v_writelane_b32 v1, s4, 10
	v_writelane_b32 v1, s5, 11
	s_or_saveexec_b32 s19, -1
	buffer_store_dword v1, off, s[0:3], s33 offset:12
	s_mov_b32 exec_lo, s19
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v1
	buffer_store_dword v2, off, s[0:3], s33 offset:4
	buffer_store_dword v0, off, s[0:3], s33
.Ltmp4:
	.loc	0 25 51 prologue_end
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s17, s17, _Z9mem_fencej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 3
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s19, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 exec_lo, s19
	buffer_load_dword v31, off, s[0:3], s33 offset:16
	s_waitcnt vmcnt(1)
	v_readlane_b32 s15, v0, 0
	v_readlane_b32 s14, v0, 1
	v_readlane_b32 s13, v0, 2
	v_readlane_b32 s12, v0, 3
	v_readlane_b32 s10, v0, 4
	v_readlane_b32 s11, v0, 5
	v_readlane_b32 s8, v0, 6
	v_readlane_b32 s9, v0, 7
	v_readlane_b32 s6, v0, 8
	v_readlane_b32 s7, v0, 9
	v_readlane_b32 s4, v0, 10
	v_readlane_b32 s5, v0, 11
	.loc	0 25 72 is_stmt 0
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s16
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b32 s16, 32
	.loc	0 25 60
	v_lshrrev_b64 v[1:2], s16, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11atomic_xchgPU3AS1Vii@rel32@lo+4
	s_addc_u32 s17, s17, _Z11atomic_xchgPU3AS1Vii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	.loc	0 25 79
	s_or_saveexec_b32 s19, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 exec_lo, s19
	v_readlane_b32 s31, v4, 1
	v_readlane_b32 s30, v4, 0
	s_xor_saveexec_b32 s4, -1
	buffer_load_dword v4, off, s[0:3], s33 offset:8
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	buffer_load_dword v0, off, s[0:3], s33 offset:24
	s_mov_b32 exec_lo, s4
	.loc	0 25 79 epilogue_begin
	s_add_i32 s32, s32, 0xfffffc00
	s_mov_b32 s33, s24
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Ltmp5:
.Lfunc_end2:
	.size	spin_unlock, .Lfunc_end2-spin_unlock

	.protected	lanes_in_turn_by_two
	.globl	lanes_in_turn_by_two
	.p2align	8
	.type	lanes_in_turn_by_two,@function
lanes_in_turn_by_two:
.Lfunc_begin3:
	.loc	0 36 0 is_stmt 1
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xa00
	s_add_u32 s12, s12, s17
	s_addc_u32 s13, s13, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s12
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s13
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
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s25
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s25
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	s_load_dwordx2 s[10:11], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x8
	s_load_dwordx2 s[6:7], s[4:5], 0x10
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
.Ltmp6:
	.loc	0 37 11 prologue_end
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	.loc	0 37 7 is_stmt 0
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s25
.LBB8_1:
	.loc	0 0 7
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s25
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 12
	v_readlane_b32 s5, v0, 11
	v_writelane_b32 v0, s5, 13
	.loc	0 37 18
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, 32
	.loc	0 37 20
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s5, v1, s5
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 14
	.loc	0 37 2
	v_writelane_b32 v0, s4, 15
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s25
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB8_4
	.loc	0 0 2
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s25
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
	.loc	0 38 7 is_stmt 1
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
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s25
	buffer_store_dword v2, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v2, v3
	s_mov_b32 s4, 31
	.loc	0 38 9 is_stmt 0
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e64 v2, s4, v1
	v_add_nc_u32_e64 v1, v1, v2
	s_mov_b32 s4, 1
	v_ashrrev_i32_e64 v1, s4, v1
	.loc	0 38 16
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	.loc	0 38 13
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, v2
	.loc	0 38 7
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 17
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s25
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB8_5
	.loc	0 39 14 is_stmt 1
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s25
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
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	buffer_load_dword v3, off, s[0:3], s33 offset:40
	buffer_load_dword v4, off, s[0:3], s33 offset:44
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v7, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v7
	s_mov_b64 s[18:19], 32
	.loc	0 39 4 is_stmt 0
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v1, s8, 18
	v_writelane_b32 v1, s9, 19
	s_mov_b32 s15, 32
	v_writelane_b32 v1, s15, 20
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s25
	v_lshrrev_b64 v[5:6], s15, v[5:6]
	v_mov_b32_e32 v1, v5
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, spin_lock@rel32@lo+4
	s_addc_u32 s17, s17, spin_lock@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v4, s15, v4
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v3, s15, v3
	v_or3_b32 v31, v2, v3, v4
	buffer_store_dword v31, off, s[0:3], s33 offset:60
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s25
	buffer_load_dword v31, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(1)
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s8, v0, 18
	v_readlane_b32 s9, v0, 19
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s14, v0, 0
	.loc	0 40 14 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	.loc	0 40 19 is_stmt 0
	buffer_store_dword v0, off, s[0:3], s33 offset:52
	buffer_store_dword v1, off, s[0:3], s33 offset:56
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:60
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s25
	s_waitcnt vmcnt(0)
	v_readlane_b32 s15, v2, 20
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 18
	v_readlane_b32 s9, v2, 19
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v0, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v4, v0
	.loc	0 40 14
	v_ashrrev_i32_e32 v0, 31, v3
	v_mov_b32_e32 v4, v0
	s_mov_b32 s16, 2
	v_lshlrev_b64 v[4:5], s16, v[3:4]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_co_u32 v0, s16, v0, v3
	v_add_co_ci_u32_e64 v2, s16, v1, v2, s16
	v_mov_b32_e32 v1, v2
	global_load_dword v3, v[0:1], off
	.loc	0 40 4
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v4, v0
	.loc	0 40 11
	global_load_dword v2, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v2, v2, v3
	global_store_dword v[0:1], v2, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 41 16 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s16
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	.loc	0 41 4 is_stmt 0
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, spin_unlock@rel32@lo+4
	s_addc_u32 s17, s17, spin_unlock@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	.loc	0 42 3 is_stmt 1
	s_branch .LBB8_5
.LBB8_4:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s25
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 13
	v_readlane_b32 s5, v0, 15
	.loc	0 37 2 is_stmt 1
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 12
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 11
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 21
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s25
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB8_1
	s_branch .LBB8_7
.LBB8_5:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s25
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 37 27
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s25
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v1, v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 37 2
	v_writelane_b32 v0, s4, 15
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s25
	s_branch .LBB8_4
.LBB8_7:
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s25
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 43 1 is_stmt 1
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s25
	s_endpgm
.Ltmp7:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lanes_in_turn_by_two
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 136
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
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
	.size	lanes_in_turn_by_two, .Lfunc_end3-lanes_in_turn_by_two

	.protected	seqlock
	.globl	seqlock
	.p2align	8
	.type	seqlock,@function
seqlock:
.Lfunc_begin4:
	.loc	0 45 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x1200
	s_add_u32 s12, s12, s17
	s_addc_u32 s13, s13, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s12
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s13
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
	buffer_store_dword v2, off, s[0:3], s33 offset:76
	buffer_store_dword v1, off, s[0:3], s33 offset:72
	buffer_store_dword v0, off, s[0:3], s33 offset:68
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
.Ltmp8:
	.loc	0 48 6 prologue_end
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 11
	v_writelane_b32 v3, s9, 12
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:60
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 11
	v_readlane_b32 s9, v2, 12
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	buffer_store_dword v2, off, s[0:3], s33 offset:64
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	v_mov_b32_e32 v2, v3
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:48
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14get_local_sizej@rel32@lo+4
	s_addc_u32 s17, s17, _Z14get_local_sizej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:60
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 11
	v_readlane_b32 s9, v2, 12
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	buffer_store_dword v2, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v2, v3
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v4, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v6, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v6, s4
	v_mov_b32_e32 v5, v6
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[3:4], s4, v1, v3, v[4:5]
	v_mov_b32_e32 v1, v3
	.loc	0 48 8 is_stmt 0
	v_cmp_ne_u32_e64 s4, v1, v2
	.loc	0 48 6
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	v_writelane_b32 v0, s5, 13
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB13_10
	s_branch .LBB13_9
.LBB13_1:
	.loc	0 0 6
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v1, 1
	.loc	0 49 12 is_stmt 1
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 s4, 0
	.loc	0 49 8 is_stmt 0
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 14
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_branch .LBB13_3
.LBB13_2:
	.loc	0 0 8
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 48 6 is_stmt 1
	s_branch .LBB13_17
.LBB13_3:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	v_readlane_b32 s5, v0, 14
	v_writelane_b32 v0, s5, 17
	.loc	0 49 19 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 s5, 4
	.loc	0 49 21 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s5, v1, s5
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 18
	.loc	0 49 3
	v_writelane_b32 v0, s4, 19
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 20
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB13_5
	.loc	0 50 18 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
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
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	buffer_load_dword v2, off, s[0:3], s33 offset:72
	buffer_load_dword v3, off, s[0:3], s33 offset:76
	buffer_load_dword v4, off, s[0:3], s33 offset:40
	s_mov_b32 s9, -1
	s_mov_b32 s8, 1
	.loc	0 50 20 is_stmt 0
	v_writelane_b32 v1, s8, 21
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v6, v4, s8, s9
	.loc	0 50 4
	buffer_load_dword v4, off, s[0:3], s33
	buffer_load_dword v7, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v7
	.loc	0 50 12
	global_store_dword v[4:5], v6, off
	s_waitcnt_vscnt null, 0x0
	s_mov_b64 s[18:19], 32
	.loc	0 51 4 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v1, s8, 22
	v_writelane_b32 v1, s9, 23
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v1, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s17, s17, _Z9mem_fencej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v3, s15, v3
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v2, s15, v2
	v_or3_b32 v31, v0, v2, v3
	buffer_store_dword v31, off, s[0:3], s33 offset:80
	v_mov_b32_e32 v0, 3
	buffer_store_dword v0, off, s[0:3], s33 offset:84
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v0, off, s[0:3], s33 offset:84
	buffer_load_dword v31, off, s[0:3], s33 offset:80
	v_readlane_b32 s14, v1, 0
	v_readlane_b32 s13, v1, 1
	v_readlane_b32 s12, v1, 2
	v_readlane_b32 s10, v1, 3
	v_readlane_b32 s11, v1, 4
	v_readlane_b32 s8, v1, 22
	v_readlane_b32 s9, v1, 23
	v_readlane_b32 s6, v1, 7
	v_readlane_b32 s7, v1, 8
	v_readlane_b32 s4, v1, 9
	v_readlane_b32 s5, v1, 10
	.loc	0 52 14
	buffer_load_dword v3, off, s[0:3], s33 offset:40
	.loc	0 52 4 is_stmt 0
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v4, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v4
	.loc	0 52 12
	global_store_dword v[1:2], v3, off offset:4
	s_waitcnt_vscnt null, 0x0
	.loc	0 53 14 is_stmt 1
	buffer_load_dword v3, off, s[0:3], s33 offset:40
	.loc	0 53 4 is_stmt 0
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v4, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v4
	.loc	0 53 12
	global_store_dword v[1:2], v3, off offset:8
	s_waitcnt_vscnt null, 0x0
	.loc	0 54 4 is_stmt 1
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	.loc	0 55 18
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	.loc	0 55 16 is_stmt 0
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v2, s4, v0
	.loc	0 55 4
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v3
	.loc	0 55 12
	global_store_dword v[0:1], v2, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 56 3 is_stmt 1
	s_branch .LBB13_6
.LBB13_5:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 20
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 17
	v_readlane_b32 s5, v0, 19
	.loc	0 49 3 is_stmt 1
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 16
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 14
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB13_3
	s_branch .LBB13_7
.LBB13_6:
	.loc	0 49 27 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 s5, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v1, v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 49 3
	v_writelane_b32 v0, s4, 19
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_branch .LBB13_5
.LBB13_7:
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 24
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 57 3 is_stmt 1
	s_branch .LBB13_2
.LBB13_9:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, 0
	.loc	0 59 2 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 25
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_branch .LBB13_11
.LBB13_10:
	.loc	0 48 6
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 13
	s_or_saveexec_b32 s4, s4
	s_and_b32 s4, exec_lo, s4
	v_writelane_b32 v0, s4, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB13_2
	s_branch .LBB13_1
.LBB13_11:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
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
	v_readlane_b32 s8, v1, 25
	.loc	0 60 7 is_stmt 1
	v_writelane_b32 v1, s8, 26
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	buffer_load_dword v2, off, s[0:3], s33 offset:72
	buffer_load_dword v3, off, s[0:3], s33 offset:76
	buffer_load_dword v4, off, s[0:3], s33
	buffer_load_dword v6, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	global_load_dword v4, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 60 5 is_stmt 0
	buffer_store_dword v4, off, s[0:3], s33 offset:28
	s_mov_b64 s[18:19], 32
	.loc	0 61 3 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v1, s8, 27
	v_writelane_b32 v1, s9, 28
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v1, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s17, s17, _Z9mem_fencej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v3, s15, v3
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v2, s15, v2
	v_or3_b32 v31, v0, v2, v3
	buffer_store_dword v31, off, s[0:3], s33 offset:88
	v_mov_b32_e32 v0, 3
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	buffer_load_dword v31, off, s[0:3], s33 offset:88
	v_readlane_b32 s14, v1, 0
	v_readlane_b32 s13, v1, 1
	v_readlane_b32 s12, v1, 2
	v_readlane_b32 s10, v1, 3
	v_readlane_b32 s11, v1, 4
	v_readlane_b32 s8, v1, 27
	v_readlane_b32 s9, v1, 28
	v_readlane_b32 s6, v1, 7
	v_readlane_b32 s7, v1, 8
	v_readlane_b32 s4, v1, 9
	v_readlane_b32 s5, v1, 10
	.loc	0 62 7
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off offset:4 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 62 5 is_stmt 0
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	.loc	0 63 7 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off offset:8 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 63 5 is_stmt 0
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	.loc	0 64 3 is_stmt 1
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	.loc	0 65 11
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 1
	.loc	0 65 13 is_stmt 0
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 0
	v_cmp_eq_u32_e64 s5, v1, s4
	s_mov_b32 s4, -1
	.loc	0 65 17
	v_writelane_b32 v0, s4, 29
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 30
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB13_14
	.loc	0 65 20
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 65 31
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	.loc	0 65 28
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s4, v1, v2
	s_orn2_b32 s4, s4, exec_lo
	.loc	0 65 17
	v_writelane_b32 v0, s4, 29
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
.LBB13_14:
	.loc	0 0 17
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 30
	s_or_b32 exec_lo, exec_lo, s6
	v_readlane_b32 s5, v0, 26
	v_readlane_b32 s4, v0, 29
	s_mov_b32 s6, -1
	s_xor_b32 s4, s4, s6
	.loc	0 65 2
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s5
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 25
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 31
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB13_11
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 31
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 66 11 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
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
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v4, off, s[0:3], s33 offset:116
	s_mov_b32 exec_lo, s24
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	buffer_load_dword v1, off, s[0:3], s33 offset:72
	buffer_load_dword v2, off, s[0:3], s33 offset:76
	buffer_load_dword v5, off, s[0:3], s33 offset:32
	.loc	0 66 15 is_stmt 0
	buffer_load_dword v6, off, s[0:3], s33 offset:36
	.loc	0 66 13
	s_waitcnt vmcnt(0)
	v_sub_nc_u32_e64 v5, v5, v6
	.loc	0 66 2
	buffer_store_dword v5, off, s[0:3], s33 offset:104
	buffer_load_dword v7, off, s[0:3], s33 offset:16
	buffer_load_dword v5, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v5
	s_mov_b64 s[18:19], 32
	.loc	0 66 6
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v4, s8, 0
	v_writelane_b32 v4, s9, 1
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v4, off, s[0:3], s33 offset:116
	s_mov_b32 exec_lo, s24
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:120
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:120
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:116
	s_mov_b32 exec_lo, s24
	v_readlane_b32 s14, v3, 0
	v_readlane_b32 s13, v3, 1
	v_readlane_b32 s12, v3, 2
	v_readlane_b32 s10, v3, 3
	v_readlane_b32 s11, v3, 4
	v_readlane_b32 s4, v3, 9
	v_readlane_b32 s5, v3, 10
	v_readlane_b32 s6, v3, 7
	v_readlane_b32 s7, v3, 8
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v2, 0
	v_readlane_b32 s9, v2, 1
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	buffer_store_dword v2, off, s[0:3], s33 offset:124
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:124
	v_mov_b32_e32 v2, v3
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:100
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14get_local_sizej@rel32@lo+4
	s_addc_u32 s17, s17, _Z14get_local_sizej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:120
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:116
	s_mov_b32 exec_lo, s24
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v3, 0
	v_readlane_b32 s9, v3, 1
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	buffer_store_dword v2, off, s[0:3], s33 offset:108
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:108
	v_mov_b32_e32 v2, v3
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:96
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:104
	v_mov_b32_e32 v3, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	v_mov_b32_e32 v5, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v5, s4
	v_mov_b32_e32 v4, v5
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[0:1], s4, v0, v1, v[3:4]
	.loc	0 66 2
	v_ashrrev_i32_e64 v3, 31, v0
	v_mov_b32_e32 v1, v3
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[5:6], s4, v[0:1]
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v0, s4, v0, v4
	v_add_co_ci_u32_e64 v3, s4, v1, v3, s4
	v_mov_b32_e32 v1, v3
	.loc	0 66 9
	global_store_dword v[0:1], v2, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 67 1 is_stmt 1
	s_branch .LBB13_10
.LBB13_17:
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b32 exec_lo, s24
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_endpgm
.Ltmp9:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel seqlock
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 260
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
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
	.size	seqlock, .Lfunc_end4-seqlock

	.protected	readers_leader
	.globl	readers_leader
	.p2align	8
	.type	readers_leader,@function
readers_leader:
.Lfunc_begin5:
	.loc	0 69 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xc00
	s_add_u32 s12, s12, s17
	s_addc_u32 s13, s13, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s12
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s13
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
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
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
.Ltmp10:
	.loc	0 70 6 prologue_end
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
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v1, v3
	.loc	0 70 8 is_stmt 0
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e64 s5, v1, v2
	.loc	0 70 6
	s_mov_b32 s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB15_18
	.loc	0 0 6
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
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
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_mov_b64 s[18:19], 32
	.loc	0 71 7 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:56
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v1, v3
	.loc	0 71 9 is_stmt 0
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s4, v1, v2
	.loc	0 71 7
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB15_10
	s_branch .LBB15_9
.LBB15_2:
	.loc	0 0 7
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, 0
	.loc	0 72 4 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 13
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_branch .LBB15_4
.LBB15_3:
	.loc	0 0 4 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 71 7 is_stmt 1
	s_branch .LBB15_19
.LBB15_4:
	.loc	0 0 7 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
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
	v_readlane_b32 s9, v0, 13
	v_writelane_b32 v0, s9, 16
	.loc	0 72 26 is_stmt 1
	v_writelane_b32 v0, s8, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	buffer_load_dword v3, off, s[0:3], s33 offset:48
	buffer_load_dword v4, off, s[0:3], s33 offset:52
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	.loc	0 72 11 is_stmt 0
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
	s_add_u32 s16, s16, _Z14atomic_cmpxchgPU3AS1Viii@rel32@lo+4
	s_addc_u32 s17, s17, _Z14atomic_cmpxchgPU3AS1Viii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v4, s15, v4
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v3, s15, v3
	v_or3_b32 v31, v2, v3, v4
	v_mov_b32_e32 v2, 0
	buffer_store_dword v2, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v3, -1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 17
	v_mov_b32_e32 v1, v0
	.loc	0 72 39
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 18
	.loc	0 72 4
	v_writelane_b32 v0, s4, 19
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 20
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB15_6
	.loc	0 0 4
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 72 4
	v_writelane_b32 v0, s4, 19
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
.LBB15_6:
	.loc	0 0 4
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 20
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 16
	v_readlane_b32 s5, v0, 19
	.loc	0 72 4
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 15
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 13
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 21
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB15_4
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 73 4 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
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
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	buffer_load_dword v4, off, s[0:3], s33 offset:16
	buffer_load_dword v6, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v6, 7
	.loc	0 73 11 is_stmt 0
	global_store_dword v[4:5], v6, off
	s_waitcnt_vscnt null, 0x0
	s_mov_b64 s[18:19], 32
	.loc	0 74 4 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 22
	v_writelane_b32 v3, s9, 23
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s17, s17, _Z9mem_fencej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:64
	v_mov_b32_e32 v0, 3
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	buffer_load_dword v31, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(1)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s8, v0, 22
	v_readlane_b32 s9, v0, 23
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	.loc	0 75 16
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b32 s15, 32
	.loc	0 75 4 is_stmt 0
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11atomic_xchgPU3AS1Vii@rel32@lo+4
	s_addc_u32 s17, s17, _Z11atomic_xchgPU3AS1Vii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	.loc	0 76 3 is_stmt 1
	s_branch .LBB15_3
.LBB15_9:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v1, 0
	.loc	0 77 13 is_stmt 1
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	.loc	0 77 9 is_stmt 0
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 24
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_branch .LBB15_11
.LBB15_10:
	.loc	0 71 7 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 12
	s_or_saveexec_b32 s4, s4
	s_and_b32 s4, exec_lo, s4
	v_writelane_b32 v0, s4, 14
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB15_3
	s_branch .LBB15_2
.LBB15_11:
	.loc	0 0 7 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 24
	v_writelane_b32 v0, s5, 26
	.loc	0 77 23 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, 0
	.loc	0 77 22 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s5
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 27
	.loc	0 77 4
	v_writelane_b32 v0, s4, 28
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 29
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB15_14
	.loc	0 78 13 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 78 9 is_stmt 0
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	.loc	0 80 11 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, -1
	.loc	0 80 13 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s5, v1, s4
	s_mov_b32 s4, 0
	.loc	0 80 18
	v_writelane_b32 v0, s4, 30
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 31
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB15_15
	.loc	0 80 36
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
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
	buffer_load_dword v4, off, s[0:3], s33 offset:44
	buffer_load_dword v5, off, s[0:3], s33 offset:48
	buffer_load_dword v6, off, s[0:3], s33 offset:52
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v7, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v1
	.loc	0 80 42
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 s8, 1
	.loc	0 80 47
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v3, v2, s8
	s_mov_b64 s[18:19], 32
	.loc	0 80 21
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[7:8], s15, v[7:8]
	v_mov_b32_e32 v1, v7
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14atomic_cmpxchgPU3AS1Viii@rel32@lo+4
	s_addc_u32 s17, s17, _Z14atomic_cmpxchgPU3AS1Viii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v6, s15, v6
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v5, s15, v5
	v_or3_b32 v31, v4, v5, v6
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v1, v0
	.loc	0 80 55
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	.loc	0 80 52
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s4, v1, v2
	s_and_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 30
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_branch .LBB15_15
.LBB15_14:
	.loc	0 0 52
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 29
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v1, 26
	v_readlane_b32 s5, v1, 28
	.loc	0 77 4 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v1, s5, 25
	s_mov_b32 s5, s4
	v_writelane_b32 v1, s5, 24
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_mov_b32 s5, s4
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s5, 0
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB15_11
	s_branch .LBB15_16
.LBB15_15:
	.loc	0 0 4 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 31
	s_or_b32 exec_lo, exec_lo, s6
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 30
	.loc	0 80 18 is_stmt 1
	v_cndmask_b32_e64 v1, 0, 1, s5
	.loc	0 80 9 is_stmt 0
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 77 4 is_stmt 1
	v_writelane_b32 v0, s4, 28
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_branch .LBB15_14
.LBB15_16:
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 82 13
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v5, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v5, 0
	v_readlane_b32 s13, v5, 1
	v_readlane_b32 s12, v5, 2
	v_readlane_b32 s10, v5, 3
	v_readlane_b32 s11, v5, 4
	v_readlane_b32 s6, v5, 7
	v_readlane_b32 s7, v5, 8
	v_readlane_b32 s4, v5, 9
	v_readlane_b32 s5, v5, 10
	v_readlane_b32 s16, v5, 5
	v_readlane_b32 s17, v5, 6
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v6, off, s[0:3], s33 offset:68
	s_mov_b32 exec_lo, s24
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	buffer_load_dword v3, off, s[0:3], s33 offset:16
	buffer_load_dword v7, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v7
	global_load_dword v3, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 82 4 is_stmt 0
	buffer_store_dword v3, off, s[0:3], s33 offset:76
	buffer_load_dword v3, off, s[0:3], s33 offset:16
	buffer_load_dword v7, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v7
	s_mov_b64 s[18:19], 32
	.loc	0 82 8
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v6, s8, 1
	v_writelane_b32 v6, s9, 2
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v6, off, s[0:3], s33 offset:68
	s_mov_b32 exec_lo, s24
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:72
	v_mov_b32_e32 v0, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:72
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:68
	s_mov_b32 exec_lo, s24
	v_readlane_b32 s14, v5, 0
	v_readlane_b32 s13, v5, 1
	v_readlane_b32 s12, v5, 2
	v_readlane_b32 s10, v5, 3
	v_readlane_b32 s11, v5, 4
	v_readlane_b32 s4, v5, 9
	v_readlane_b32 s5, v5, 10
	v_readlane_b32 s6, v5, 7
	v_readlane_b32 s7, v5, 8
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v2, 1
	v_readlane_b32 s9, v2, 2
	v_mov_b32_e32 v5, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	v_mov_b32_e32 v2, v1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v6, v2
	.loc	0 82 4
	v_ashrrev_i32_e32 v2, 31, v5
	v_mov_b32_e32 v6, v2
	s_mov_b32 s15, 2
	v_lshlrev_b64 v[6:7], s15, v[5:6]
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v4, v7
	v_add_co_u32 v2, s15, v2, v5
	v_add_co_ci_u32_e64 v4, s15, v3, v4, s15
	v_mov_b32_e32 v3, v4
	.loc	0 82 11
	s_waitcnt vmcnt(1)
	global_store_dword v[2:3], v0, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 83 4 is_stmt 1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s17, s17, _Z9mem_fencej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 3
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	buffer_load_dword v31, off, s[0:3], s33 offset:72
	s_waitcnt vmcnt(1)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s8, v1, 1
	v_readlane_b32 s9, v1, 2
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	.loc	0 84 15
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b32 s15, 32
	.loc	0 84 4 is_stmt 0
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z10atomic_addPU3AS1Vii@rel32@lo+4
	s_addc_u32 s17, s17, _Z10atomic_addPU3AS1Vii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, -1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_branch .LBB15_10
.LBB15_18:
	.loc	0 0 4
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 70 6 is_stmt 1
	s_branch .LBB15_20
.LBB15_19:
	.loc	0 86 2
	s_branch .LBB15_18
.LBB15_20:
	.loc	0 87 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b32 exec_lo, s24
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_endpgm
.Ltmp11:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel readers_leader
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 148
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
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
	.size	readers_leader, .Lfunc_end5-readers_leader

	.protected	readers_all
	.globl	readers_all
	.p2align	8
	.type	readers_all,@function
readers_all:
.Lfunc_begin6:
	.loc	0 89 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xa00
	s_add_u32 s12, s12, s17
	s_addc_u32 s13, s13, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s12
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s13
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
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
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
.Ltmp12:
	.loc	0 90 6 prologue_end
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
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v1, v3
	.loc	0 90 8 is_stmt 0
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s5, v1, v2
	.loc	0 90 6
	s_mov_b32 s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB16_2
	.loc	0 0 6
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v1, 0
	.loc	0 91 12 is_stmt 1
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	.loc	0 91 8 is_stmt 0
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 12
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_branch .LBB16_3
.LBB16_2:
	.loc	0 0 8
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 90 6 is_stmt 1
	s_branch .LBB16_10
.LBB16_3:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 13
	v_readlane_b32 s5, v0, 12
	v_writelane_b32 v0, s5, 14
	.loc	0 91 22 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, 0
	.loc	0 91 21 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s5
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 15
	.loc	0 91 3
	v_writelane_b32 v0, s4, 16
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB16_6
	.loc	0 92 12 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 92 8 is_stmt 0
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	.loc	0 94 10 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, -1
	.loc	0 94 12 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s5, v1, s4
	s_mov_b32 s4, 0
	.loc	0 94 17
	v_writelane_b32 v0, s4, 18
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 19
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB16_7
	.loc	0 94 35
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
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
	buffer_load_dword v4, off, s[0:3], s33 offset:44
	buffer_load_dword v5, off, s[0:3], s33 offset:48
	buffer_load_dword v6, off, s[0:3], s33 offset:52
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v7, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v1
	.loc	0 94 41
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 s8, 1
	.loc	0 94 46
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v3, v2, s8
	s_mov_b64 s[18:19], 32
	.loc	0 94 20
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[7:8], s15, v[7:8]
	v_mov_b32_e32 v1, v7
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14atomic_cmpxchgPU3AS1Viii@rel32@lo+4
	s_addc_u32 s17, s17, _Z14atomic_cmpxchgPU3AS1Viii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v6, s15, v6
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v5, s15, v5
	v_or3_b32 v31, v4, v5, v6
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v1, v0
	.loc	0 94 54
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	.loc	0 94 51
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s4, v1, v2
	s_and_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_branch .LBB16_7
.LBB16_6:
	.loc	0 0 51
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 14
	v_readlane_b32 s5, v0, 16
	.loc	0 91 3 is_stmt 1
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 13
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 12
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 20
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB16_3
	s_branch .LBB16_8
.LBB16_7:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 19
	s_or_b32 exec_lo, exec_lo, s6
	v_readlane_b32 s4, v0, 15
	v_readlane_b32 s5, v0, 18
	.loc	0 94 17 is_stmt 1
	v_cndmask_b32_e64 v1, 0, 1, s5
	.loc	0 94 8 is_stmt 0
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 91 3 is_stmt 1
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_branch .LBB16_6
.LBB16_8:
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 20
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 96 12
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
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
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	buffer_load_dword v4, off, s[0:3], s33 offset:16
	buffer_load_dword v6, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	global_load_dword v4, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 96 3 is_stmt 0
	buffer_store_dword v4, off, s[0:3], s33 offset:60
	buffer_load_dword v7, off, s[0:3], s33 offset:16
	buffer_load_dword v4, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v4
	s_mov_b64 s[18:19], 32
	.loc	0 96 7
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 21
	v_writelane_b32 v3, s9, 22
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
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
	buffer_store_dword v31, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v0, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:56
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	v_readlane_b32 s14, v3, 0
	v_readlane_b32 s13, v3, 1
	v_readlane_b32 s12, v3, 2
	v_readlane_b32 s10, v3, 3
	v_readlane_b32 s11, v3, 4
	v_readlane_b32 s4, v3, 9
	v_readlane_b32 s5, v3, 10
	v_readlane_b32 s6, v3, 7
	v_readlane_b32 s7, v3, 8
	v_readlane_b32 s8, v3, 21
	v_readlane_b32 s9, v3, 22
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v1, v3
	.loc	0 96 3
	v_ashrrev_i32_e32 v3, 31, v0
	v_mov_b32_e32 v1, v3
	s_mov_b32 s15, 2
	v_lshlrev_b64 v[5:6], s15, v[0:1]
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v0, s15, v0, v4
	v_add_co_ci_u32_e64 v3, s15, v1, v3, s15
	v_mov_b32_e32 v1, v3
	.loc	0 96 10
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v2, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 97 3 is_stmt 1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s17, s17, _Z9mem_fencej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 3
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	buffer_load_dword v31, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(1)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s8, v0, 21
	v_readlane_b32 s9, v0, 22
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	.loc	0 98 14
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b32 s15, 32
	.loc	0 98 3 is_stmt 0
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z10atomic_addPU3AS1Vii@rel32@lo+4
	s_addc_u32 s17, s17, _Z10atomic_addPU3AS1Vii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, -1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	.loc	0 99 2 is_stmt 1
	s_branch .LBB16_2
.LBB16_10:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, 0
	.loc	0 100 2 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 23
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
.LBB16_11:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
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
	v_readlane_b32 s8, v0, 24
	v_readlane_b32 s9, v0, 23
	v_writelane_b32 v0, s9, 25
	.loc	0 100 24
	v_writelane_b32 v0, s8, 26
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	buffer_load_dword v3, off, s[0:3], s33 offset:48
	buffer_load_dword v4, off, s[0:3], s33 offset:52
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	.loc	0 100 9
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
	s_add_u32 s16, s16, _Z14atomic_cmpxchgPU3AS1Viii@rel32@lo+4
	s_addc_u32 s17, s17, _Z14atomic_cmpxchgPU3AS1Viii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v4, s15, v4
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v3, s15, v3
	v_or3_b32 v31, v2, v3, v4
	v_mov_b32_e32 v2, 0
	buffer_store_dword v2, off, s[0:3], s33 offset:64
	v_mov_b32_e32 v3, -1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 26
	v_mov_b32_e32 v1, v0
	.loc	0 100 37
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 27
	.loc	0 100 2
	v_writelane_b32 v0, s4, 28
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 29
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB16_13
	.loc	0 0 2
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 100 2
	v_writelane_b32 v0, s4, 28
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
.LBB16_13:
	.loc	0 0 2
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 29
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 25
	v_readlane_b32 s5, v0, 28
	.loc	0 100 2
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 24
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 23
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 30
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB16_11
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 30
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 101 2 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v4, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
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
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	s_mov_b32 exec_lo, s24
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	buffer_load_dword v3, off, s[0:3], s33 offset:52
	buffer_load_dword v5, off, s[0:3], s33 offset:16
	buffer_load_dword v7, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v7, v5
	.loc	0 101 9 is_stmt 0
	global_load_dword v7, v[7:8], off glc dlc
	s_waitcnt vmcnt(0)
	s_mov_b32 s8, 7
	v_add_nc_u32_e64 v7, v7, s8
	global_store_dword v[5:6], v7, off
	s_waitcnt_vscnt null, 0x0
	s_mov_b64 s[18:19], 32
	.loc	0 102 2 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v4, s8, 31
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v4, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	v_writelane_b32 v1, s9, 0
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v1, off, s[0:3], s33 offset:68
	s_mov_b32 exec_lo, s24
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s17, s17, _Z9mem_fencej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v3, s15, v3
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v2, s15, v2
	v_or3_b32 v31, v0, v2, v3
	buffer_store_dword v31, off, s[0:3], s33 offset:72
	v_mov_b32_e32 v0, 3
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	buffer_load_dword v31, off, s[0:3], s33 offset:72
	s_waitcnt vmcnt(1)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s8, v0, 31
	v_readlane_b32 s9, v1, 0
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	.loc	0 103 14
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b32 s15, 32
	.loc	0 103 2 is_stmt 0
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11atomic_xchgPU3AS1Vii@rel32@lo+4
	s_addc_u32 s17, s17, _Z11atomic_xchgPU3AS1Vii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	.loc	0 104 1 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b32 exec_lo, s24
	s_endpgm
.Ltmp13:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel readers_all
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 132
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
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
	.size	readers_all, .Lfunc_end6-readers_all

	.protected	semaphore_inside
	.globl	semaphore_inside
	.p2align	8
	.type	semaphore_inside,@function
semaphore_inside:
.Lfunc_begin7:
	.loc	0 106 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xa00
	s_add_u32 s12, s12, s17
	s_addc_u32 s13, s13, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s12
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s13
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
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	buffer_store_dword v2, off, s[0:3], s33 offset:48
	buffer_store_dword v1, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	s_load_dwordx2 s[10:11], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x8
	s_load_dwordx2 s[6:7], s[4:5], 0x10
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
.Ltmp14:
	.loc	0 107 11 prologue_end
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	.loc	0 107 7 is_stmt 0
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
.LBB17_1:
	.loc	0 0 7
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 12
	v_readlane_b32 s5, v0, 11
	v_writelane_b32 v0, s5, 13
	.loc	0 107 22
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, 0
	.loc	0 107 21
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s5
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 14
	.loc	0 107 2
	v_writelane_b32 v0, s4, 15
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB17_6
	.loc	0 108 11 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 108 7 is_stmt 0
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	.loc	0 110 7 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 2
	.loc	0 110 9 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s5, v1, s4
	.loc	0 110 13
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB17_7
	.loc	0 110 31
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
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
	buffer_load_dword v4, off, s[0:3], s33 offset:40
	buffer_load_dword v5, off, s[0:3], s33 offset:44
	buffer_load_dword v6, off, s[0:3], s33 offset:48
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v7, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v1
	.loc	0 110 37
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 s8, 1
	.loc	0 110 42
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v3, v2, s8
	s_mov_b64 s[18:19], 32
	.loc	0 110 16
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[7:8], s15, v[7:8]
	v_mov_b32_e32 v1, v7
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14atomic_cmpxchgPU3AS1Viii@rel32@lo+4
	s_addc_u32 s17, s17, _Z14atomic_cmpxchgPU3AS1Viii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v6, s15, v6
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v5, s15, v5
	v_or3_b32 v31, v4, v5, v6
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v1, v0
	.loc	0 110 50
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	.loc	0 110 47
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, v2
	.loc	0 110 7
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB17_5
	.loc	0 111 4 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
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
	buffer_load_dword v4, off, s[0:3], s33 offset:16
	buffer_load_dword v6, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	buffer_store_dword v4, off, s[0:3], s33 offset:60
	buffer_store_dword v5, off, s[0:3], s33 offset:64
	s_mov_b64 s[18:19], 32
	.loc	0 111 8 is_stmt 0
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 19
	v_writelane_b32 v3, s9, 20
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
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
	buffer_store_dword v31, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v0, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:56
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 19
	v_readlane_b32 s9, v2, 20
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v0, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	v_mov_b32_e32 v4, v0
	.loc	0 111 4
	v_ashrrev_i32_e32 v0, 31, v3
	v_mov_b32_e32 v4, v0
	s_mov_b32 s15, 2
	v_lshlrev_b64 v[4:5], s15, v[3:4]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_co_u32 v0, s15, v0, v3
	v_add_co_ci_u32_e64 v2, s15, v1, v2, s15
	v_mov_b32_e32 v1, v2
	.loc	0 111 11
	global_load_dword v2, v[0:1], off glc dlc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, 1
	buffer_store_dword v3, off, s[0:3], s33 offset:52
	v_add_nc_u32_e64 v2, v2, v3
	global_store_dword v[0:1], v2, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 112 4 is_stmt 1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s17, s17, _Z9mem_fencej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 3
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	buffer_load_dword v31, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(1)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s8, v0, 19
	v_readlane_b32 s9, v0, 20
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	.loc	0 113 15
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b32 s15, 32
	.loc	0 113 4 is_stmt 0
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z10atomic_addPU3AS1Vii@rel32@lo+4
	s_addc_u32 s17, s17, _Z10atomic_addPU3AS1Vii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, -1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	.loc	0 114 9 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:28
.LBB17_5:
	.loc	0 0 9 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 110 7 is_stmt 1
	s_branch .LBB17_7
.LBB17_6:
	.loc	0 0 7 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 13
	v_readlane_b32 s5, v0, 15
	.loc	0 107 2 is_stmt 1
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 12
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 11
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 21
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB17_1
	s_branch .LBB17_8
.LBB17_7:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s5, v0, 17
	s_or_b32 exec_lo, exec_lo, s5
	v_readlane_b32 s4, v0, 14
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 107 2
	v_writelane_b32 v0, s4, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_branch .LBB17_6
.LBB17_8:
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 117 1 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_endpgm
.Ltmp15:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel semaphore_inside
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 132
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
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
	.size	semaphore_inside, .Lfunc_end7-semaphore_inside

	.protected	clh_leader
	.globl	clh_leader
	.p2align	8
	.type	clh_leader,@function
clh_leader:
.Lfunc_begin8:
	.loc	0 119 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xa00
	s_add_u32 s12, s12, s17
	s_addc_u32 s13, s13, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s12
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s13
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
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
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
.Ltmp16:
	.loc	0 120 6 prologue_end
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
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v1, v3
	.loc	0 120 8 is_stmt 0
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e64 s5, v1, v2
	.loc	0 120 6
	s_mov_b32 s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB18_9
	.loc	0 0 6
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
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
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_mov_b64 s[18:19], 32
	.loc	0 121 12 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 12
	v_writelane_b32 v3, s9, 13
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:56
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:60
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 12
	v_readlane_b32 s9, v2, 13
	v_mov_b32_e32 v2, v1
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, 1
	.loc	0 121 14 is_stmt 0
	v_add_nc_u32_e64 v0, v0, v2
	.loc	0 121 7
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	.loc	0 123 3 is_stmt 1
	buffer_load_dword v5, off, s[0:3], s33
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v0
	.loc	0 123 13 is_stmt 0
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v3, 31, v0
	v_mov_b32_e32 v1, v3
	s_mov_b32 s15, 2
	.loc	0 123 3
	v_lshlrev_b64 v[7:8], s15, v[0:1]
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v0, s15, v0, v4
	v_add_co_ci_u32_e64 v3, s15, v1, v3, s15
	v_mov_b32_e32 v1, v3
	.loc	0 123 17
	global_store_dword v[0:1], v2, off offset:256
	s_waitcnt_vscnt null, 0x0
	.loc	0 124 24 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v3, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v1
	.loc	0 124 30 is_stmt 0
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	s_mov_b32 s15, 32
	.loc	0 124 12
	v_lshrrev_b64 v[3:4], s15, v[3:4]
	v_mov_b32_e32 v1, v3
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11atomic_xchgPU3AS1Vii@rel32@lo+4
	s_addc_u32 s17, s17, _Z11atomic_xchgPU3AS1Vii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v1, v0
	.loc	0 124 10
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	.loc	0 125 7 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 14
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB18_3
	.loc	0 0 7 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, 0
	.loc	0 126 4 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_branch .LBB18_4
.LBB18_3:
	.loc	0 0 4 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 125 7 is_stmt 1
	s_branch .LBB18_10
.LBB18_4:
	.loc	0 0 7 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	v_readlane_b32 s5, v0, 15
	v_writelane_b32 v0, s5, 17
	.loc	0 126 11 is_stmt 1
	buffer_load_dword v5, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	.loc	0 126 21 is_stmt 0
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v3, 31, v1
	v_mov_b32_e32 v2, v3
	s_mov_b32 s5, 2
	.loc	0 126 11
	v_lshlrev_b64 v[2:3], s5, v[1:2]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v1, s5, v1, v4
	v_add_co_ci_u32_e64 v3, s5, v2, v3, s5
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off offset:256 glc dlc
	s_waitcnt vmcnt(0)
	s_mov_b32 s5, 0
	.loc	0 126 29
	v_cmp_ne_u32_e64 s5, v1, s5
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 18
	.loc	0 126 4
	v_writelane_b32 v0, s4, 19
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 20
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB18_6
	.loc	0 0 4
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 126 4
	v_writelane_b32 v0, s4, 19
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
.LBB18_6:
	.loc	0 0 4
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 20
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 17
	v_readlane_b32 s5, v0, 19
	.loc	0 126 4
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 16
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 15
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 21
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB18_4
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	s_or_b32 exec_lo, exec_lo, s4
	s_branch .LBB18_3
.LBB18_9:
	.loc	0 0 4
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 120 6 is_stmt 1
	s_branch .LBB18_11
.LBB18_10:
	.loc	0 127 3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
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
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	buffer_load_dword v3, off, s[0:3], s33 offset:8
	buffer_load_dword v5, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v5, v3
	.loc	0 127 10 is_stmt 0
	global_load_dword v5, v[5:6], off
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v5, v5, s8
	global_store_dword v[3:4], v5, off
	s_mov_b64 s[18:19], 32
	.loc	0 128 3 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s17, s17, _Z9mem_fencej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	v_mov_b32_e32 v0, 3
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	.loc	0 129 3
	buffer_load_dword v4, off, s[0:3], s33
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v0
	.loc	0 129 13 is_stmt 0
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v2, 31, v0
	v_mov_b32_e32 v1, v2
	s_mov_b32 s4, 2
	.loc	0 129 3
	v_lshlrev_b64 v[1:2], s4, v[0:1]
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_co_u32 v0, s4, v0, v3
	v_add_co_ci_u32_e64 v2, s4, v1, v2, s4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, 0
	.loc	0 129 17
	global_store_dword v[0:1], v2, off offset:256
	s_waitcnt_vscnt null, 0x0
	.loc	0 130 2 is_stmt 1
	s_branch .LBB18_9
.LBB18_11:
	.loc	0 131 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_endpgm
.Ltmp17:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel clh_leader
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 132
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
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
	.size	clh_leader, .Lfunc_end8-clh_leader

	.protected	double_buffer
	.globl	double_buffer
	.p2align	8
	.type	double_buffer,@function
double_buffer:
.Lfunc_begin9:
	.loc	0 133 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xa00
	s_add_u32 s12, s12, s17
	s_addc_u32 s13, s13, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s12
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s13
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
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v31, v0
	buffer_store_dword v31, off, s[0:3], s33 offset:44
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
.Ltmp18:
	.loc	0 136 6 prologue_end
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
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	buffer_store_dword v2, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v2, v3
	s_mov_b32 s4, 2
	.loc	0 136 8 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s5, v1, s4
	.loc	0 136 6
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB21_2
	.loc	0 0 6
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
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
	buffer_load_dword v31, off, s[0:3], s33 offset:44
	s_mov_b64 s[18:19], 32
	.loc	0 136 18
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
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v0, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v0, v2
	s_mov_b32 s4, 2
	.loc	0 136 13
	v_lshlrev_b32_e64 v0, s4, v0
	.loc	0 136 21
	s_waitcnt vmcnt(0)
	ds_write_b32 v0, v1 offset:8
.LBB21_2:
	.loc	0 0 21
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v0, 11
	s_or_b32 exec_lo, exec_lo, s8
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
	buffer_load_dword v31, off, s[0:3], s33 offset:44
	s_mov_b64 s[18:19], 32
	.loc	0 137 2 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v0, s8, 12
	v_writelane_b32 v0, s9, 13
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z7barrierj@rel32@lo+4
	s_addc_u32 s17, s17, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 3
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:44
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s8, v0, 12
	v_readlane_b32 s9, v0, 13
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s14, v0, 0
	.loc	0 138 6
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v1, v3
	.loc	0 138 8 is_stmt 0
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e64 s5, v1, v2
	.loc	0 138 6
	s_mov_b32 s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 14
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB21_4
	.loc	0 0 6
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v1, 0
	.loc	0 139 12 is_stmt 1
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	.loc	0 139 8 is_stmt 0
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 15
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_branch .LBB21_5
.LBB21_4:
	.loc	0 0 8
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 138 6 is_stmt 1
	s_branch .LBB21_16
.LBB21_5:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	v_readlane_b32 s5, v0, 15
	v_writelane_b32 v0, s5, 17
	.loc	0 139 19 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, 6
	.loc	0 139 21 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s5, v1, s5
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 18
	.loc	0 139 3
	v_writelane_b32 v0, s4, 19
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 20
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB21_7
	.loc	0 0 3
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_mov_b32 s4, 0
	.loc	0 140 4 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 21
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_branch .LBB21_8
.LBB21_7:
	.loc	0 0 4 is_stmt 0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 20
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 17
	v_readlane_b32 s5, v0, 19
	.loc	0 139 3 is_stmt 1
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 16
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 15
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 22
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB21_5
	s_branch .LBB21_14
.LBB21_8:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	v_readlane_b32 s5, v0, 21
	v_writelane_b32 v0, s5, 24
	.loc	0 140 16 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, 1
	.loc	0 140 18 is_stmt 0
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s5
	s_mov_b32 s5, 2
	.loc	0 140 11
	v_lshlrev_b32_e64 v1, s5, v1
	ds_read_b32 v1, v1 offset:8
	s_mov_b32 s5, 0
	.loc	0 140 23
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e64 s5, v1, s5
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 25
	.loc	0 140 4
	v_writelane_b32 v0, s4, 26
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 27
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB21_10
	.loc	0 0 4
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 140 4
	v_writelane_b32 v0, s4, 26
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
.LBB21_10:
	.loc	0 0 4
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 24
	v_readlane_b32 s5, v0, 26
	.loc	0 140 4
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 23
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 21
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 28
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB21_8
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 28
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 141 17 is_stmt 1
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
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
	buffer_load_dword v31, off, s[0:3], s33 offset:44
	buffer_load_dword v2, off, s[0:3], s33 offset:8
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v0
	.loc	0 141 22 is_stmt 0
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v6, 31, v0
	v_mov_b32_e32 v4, v0
	v_mov_b32_e32 v5, v6
	s_mov_b32 s8, 2
	.loc	0 141 17
	v_writelane_b32 v1, s8, 29
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	v_lshlrev_b64 v[5:6], s8, v[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v1, s9, v1, v4
	v_add_co_ci_u32_e64 v3, s9, v2, v3, s9
	v_mov_b32_e32 v2, v3
	global_load_dword v2, v[1:2], off
	v_mov_b32_e32 v1, 1
	.loc	0 141 10
	v_and_b32_e64 v0, v0, v1
	.loc	0 141 4
	v_lshlrev_b32_e64 v0, s8, v0
	.loc	0 141 15
	s_waitcnt vmcnt(0)
	ds_write_b32 v0, v2
	s_mov_b64 s[18:19], 32
	.loc	0 142 4 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s17, s17, _Z9mem_fencej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 3
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 29
	.loc	0 143 9
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	.loc	0 143 11 is_stmt 0
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, v1
	.loc	0 143 4
	v_lshlrev_b32_e64 v0, s4, v0
	.loc	0 143 16
	ds_write_b32 v0, v1 offset:8
	.loc	0 139 27 is_stmt 1
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v1, v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 139 3 is_stmt 0
	v_writelane_b32 v0, s4, 19
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_branch .LBB21_7
.LBB21_14:
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 22
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 144 3 is_stmt 1
	s_branch .LBB21_4
.LBB21_16:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
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
	buffer_load_dword v31, off, s[0:3], s33 offset:44
	s_mov_b64 s[18:19], 32
	.loc	0 145 6 is_stmt 1
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
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	buffer_store_dword v2, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v2, v3
	s_mov_b32 s4, 64
	.loc	0 145 8 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s4
	.loc	0 145 6
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 30
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB21_18
	.loc	0 0 6
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v1, 0
	.loc	0 146 12 is_stmt 1
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 0
	.loc	0 146 8 is_stmt 0
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 31
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_branch .LBB21_19
.LBB21_18:
	.loc	0 0 8
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 30
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 145 6 is_stmt 1
	s_branch .LBB21_30
.LBB21_19:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 0
	v_readlane_b32 s5, v1, 31
	v_writelane_b32 v0, s5, 1
	.loc	0 146 19 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s5, 6
	.loc	0 146 21 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s5, v1, s5
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 2
	.loc	0 146 3
	v_writelane_b32 v0, s4, 3
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 4
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB21_21
	.loc	0 0 3
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s28
	s_mov_b32 s4, 0
	.loc	0 147 4 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 5
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s28
	s_branch .LBB21_22
.LBB21_21:
	.loc	0 0 4 is_stmt 0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 4
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 1
	v_readlane_b32 s5, v0, 3
	.loc	0 146 3 is_stmt 1
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 0
	s_mov_b32 s5, s4
	s_waitcnt vmcnt(0)
	v_writelane_b32 v1, s5, 31
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 6
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s28
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB21_19
	s_branch .LBB21_28
.LBB21_22:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 7
	v_readlane_b32 s5, v0, 5
	v_writelane_b32 v0, s5, 8
	.loc	0 147 16 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s5, 1
	.loc	0 147 18 is_stmt 0
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s5
	s_mov_b32 s5, 2
	.loc	0 147 11
	v_lshlrev_b32_e64 v1, s5, v1
	ds_read_b32 v1, v1 offset:8
	s_mov_b32 s5, 0
	.loc	0 147 23
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s5
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 9
	.loc	0 147 4
	v_writelane_b32 v0, s4, 10
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB21_24
	.loc	0 0 4
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 9
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 147 4
	v_writelane_b32 v0, s4, 10
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s28
.LBB21_24:
	.loc	0 0 4
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 8
	v_readlane_b32 s5, v0, 10
	.loc	0 147 4
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 7
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 5
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s28
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB21_22
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 12
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 148 18 is_stmt 1
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
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
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s28
	buffer_load_dword v31, off, s[0:3], s33 offset:44
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s8, 1
	.loc	0 148 20 is_stmt 0
	s_waitcnt vmcnt(2)
	v_writelane_b32 v0, s8, 13
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s8
	s_mov_b32 s8, 2
	.loc	0 148 14
	v_writelane_b32 v0, s8, 14
	v_lshlrev_b32_e64 v1, s8, v1
	ds_read_b32 v4, v1
	.loc	0 148 4
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	s_mov_b64 s[18:19], 32
	.loc	0 148 8
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v0, s8, 15
	v_writelane_b32 v0, s9, 16
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s28
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:44
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s15, v2, 14
	v_readlane_b32 s14, v3, 0
	v_readlane_b32 s13, v3, 1
	v_readlane_b32 s12, v3, 2
	v_readlane_b32 s10, v3, 3
	v_readlane_b32 s11, v3, 4
	v_readlane_b32 s4, v3, 9
	v_readlane_b32 s5, v3, 10
	v_readlane_b32 s6, v3, 7
	v_readlane_b32 s7, v3, 8
	v_readlane_b32 s8, v2, 15
	v_readlane_b32 s9, v2, 16
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v0, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	v_mov_b32_e32 v3, v0
	.loc	0 148 4
	v_ashrrev_i32_e32 v0, 31, v2
	v_mov_b32_e32 v3, v0
	v_lshlrev_b64 v[6:7], s15, v[2:3]
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v0, v9
	v_mov_b32_e32 v3, v7
	v_add_co_u32 v2, s15, v2, v5
	v_add_co_ci_u32_e64 v0, s15, v0, v3, s15
	v_mov_b32_e32 v3, v0
	.loc	0 148 11
	global_load_dword v0, v[2:3], off glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v0, v0, v4
	global_store_dword v[2:3], v0, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 149 4 is_stmt 1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s17, s17, _Z9mem_fencej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 3
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s5, v0, 13
	v_readlane_b32 s4, v0, 14
	.loc	0 150 9
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	.loc	0 150 11 is_stmt 0
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s5
	.loc	0 150 4
	v_lshlrev_b32_e64 v0, s4, v0
	.loc	0 150 16
	ds_write_b32 v0, v1 offset:8
	.loc	0 146 27 is_stmt 1
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 2
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s5, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v1, v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 146 3 is_stmt 0
	v_writelane_b32 v0, s4, 3
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s28
	s_branch .LBB21_21
.LBB21_28:
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 6
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 151 3 is_stmt 1
	s_branch .LBB21_18
.LBB21_30:
	.loc	0 152 1
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s28
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_endpgm
.Ltmp19:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel double_buffer
		.amdhsa_group_segment_fixed_size 16
		.amdhsa_private_segment_fixed_size 140
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
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
	.size	double_buffer, .Lfunc_end9-double_buffer

	.protected	double_buffer_same_wave
	.globl	double_buffer_same_wave
	.p2align	8
	.type	double_buffer_same_wave,@function
double_buffer_same_wave:
.Lfunc_begin10:
	.loc	0 154 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xa00
	s_add_u32 s12, s12, s17
	s_addc_u32 s13, s13, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s12
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s13
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
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v31, v0
	buffer_store_dword v31, off, s[0:3], s33 offset:44
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
.Ltmp20:
	.loc	0 157 6 prologue_end
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
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	buffer_store_dword v2, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v2, v3
	s_mov_b32 s4, 2
	.loc	0 157 8 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s5, v1, s4
	.loc	0 157 6
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB22_2
	.loc	0 0 6
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
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
	buffer_load_dword v31, off, s[0:3], s33 offset:44
	s_mov_b64 s[18:19], 32
	.loc	0 157 18
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
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v0, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v0, v2
	s_mov_b32 s4, 2
	.loc	0 157 13
	v_lshlrev_b32_e64 v0, s4, v0
	.loc	0 157 21
	s_waitcnt vmcnt(0)
	ds_write_b32 v0, v1 offset:8
.LBB22_2:
	.loc	0 0 21
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v0, 11
	s_or_b32 exec_lo, exec_lo, s8
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
	buffer_load_dword v31, off, s[0:3], s33 offset:44
	s_mov_b64 s[18:19], 32
	.loc	0 158 2 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v0, s8, 12
	v_writelane_b32 v0, s9, 13
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z7barrierj@rel32@lo+4
	s_addc_u32 s17, s17, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 3
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:44
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s8, v0, 12
	v_readlane_b32 s9, v0, 13
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s14, v0, 0
	.loc	0 159 6
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v1, v3
	.loc	0 159 8 is_stmt 0
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e64 s5, v1, v2
	.loc	0 159 6
	s_mov_b32 s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 14
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB22_4
	.loc	0 0 6
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v1, 0
	.loc	0 160 12 is_stmt 1
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	.loc	0 160 8 is_stmt 0
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 15
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_branch .LBB22_5
.LBB22_4:
	.loc	0 0 8
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 159 6 is_stmt 1
	s_branch .LBB22_16
.LBB22_5:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	v_readlane_b32 s5, v0, 15
	v_writelane_b32 v0, s5, 17
	.loc	0 160 19 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, 6
	.loc	0 160 21 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s5, v1, s5
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 18
	.loc	0 160 3
	v_writelane_b32 v0, s4, 19
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 20
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB22_7
	.loc	0 0 3
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_mov_b32 s4, 0
	.loc	0 161 4 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 21
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_branch .LBB22_8
.LBB22_7:
	.loc	0 0 4 is_stmt 0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 20
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 17
	v_readlane_b32 s5, v0, 19
	.loc	0 160 3 is_stmt 1
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 16
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 15
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 22
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB22_5
	s_branch .LBB22_14
.LBB22_8:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	v_readlane_b32 s5, v0, 21
	v_writelane_b32 v0, s5, 24
	.loc	0 161 16 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, 1
	.loc	0 161 18 is_stmt 0
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s5
	s_mov_b32 s5, 2
	.loc	0 161 11
	v_lshlrev_b32_e64 v1, s5, v1
	ds_read_b32 v1, v1 offset:8
	s_mov_b32 s5, 0
	.loc	0 161 23
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e64 s5, v1, s5
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 25
	.loc	0 161 4
	v_writelane_b32 v0, s4, 26
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 27
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB22_10
	.loc	0 0 4
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 161 4
	v_writelane_b32 v0, s4, 26
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
.LBB22_10:
	.loc	0 0 4
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 24
	v_readlane_b32 s5, v0, 26
	.loc	0 161 4
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 23
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 21
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 28
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB22_8
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 28
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 162 17 is_stmt 1
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
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
	buffer_load_dword v31, off, s[0:3], s33 offset:44
	buffer_load_dword v2, off, s[0:3], s33 offset:8
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v0
	.loc	0 162 22 is_stmt 0
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v6, 31, v0
	v_mov_b32_e32 v4, v0
	v_mov_b32_e32 v5, v6
	s_mov_b32 s8, 2
	.loc	0 162 17
	v_writelane_b32 v1, s8, 29
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	v_lshlrev_b64 v[5:6], s8, v[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v1, s9, v1, v4
	v_add_co_ci_u32_e64 v3, s9, v2, v3, s9
	v_mov_b32_e32 v2, v3
	global_load_dword v2, v[1:2], off
	v_mov_b32_e32 v1, 1
	.loc	0 162 10
	v_and_b32_e64 v0, v0, v1
	.loc	0 162 4
	v_lshlrev_b32_e64 v0, s8, v0
	.loc	0 162 15
	s_waitcnt vmcnt(0)
	ds_write_b32 v0, v2
	s_mov_b64 s[18:19], 32
	.loc	0 163 4 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s17, s17, _Z9mem_fencej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 3
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 29
	.loc	0 164 9
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	.loc	0 164 11 is_stmt 0
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, v1
	.loc	0 164 4
	v_lshlrev_b32_e64 v0, s4, v0
	.loc	0 164 16
	ds_write_b32 v0, v1 offset:8
	.loc	0 160 27 is_stmt 1
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v1, v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 160 3 is_stmt 0
	v_writelane_b32 v0, s4, 19
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_branch .LBB22_7
.LBB22_14:
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 22
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 165 3 is_stmt 1
	s_branch .LBB22_4
.LBB22_16:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
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
	buffer_load_dword v31, off, s[0:3], s33 offset:44
	s_mov_b64 s[18:19], 32
	.loc	0 166 6 is_stmt 1
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
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	buffer_store_dword v2, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v2, v3
	s_mov_b32 s4, 1
	.loc	0 166 8 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s4
	.loc	0 166 6
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 30
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB22_18
	.loc	0 0 6
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v1, 0
	.loc	0 167 12 is_stmt 1
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 0
	.loc	0 167 8 is_stmt 0
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 31
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_branch .LBB22_19
.LBB22_18:
	.loc	0 0 8
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 30
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 166 6 is_stmt 1
	s_branch .LBB22_30
.LBB22_19:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 0
	v_readlane_b32 s5, v1, 31
	v_writelane_b32 v0, s5, 1
	.loc	0 167 19 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s5, 6
	.loc	0 167 21 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s5, v1, s5
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 2
	.loc	0 167 3
	v_writelane_b32 v0, s4, 3
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 4
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB22_21
	.loc	0 0 3
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s28
	s_mov_b32 s4, 0
	.loc	0 168 4 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 5
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s28
	s_branch .LBB22_22
.LBB22_21:
	.loc	0 0 4 is_stmt 0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 4
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 1
	v_readlane_b32 s5, v0, 3
	.loc	0 167 3 is_stmt 1
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 0
	s_mov_b32 s5, s4
	s_waitcnt vmcnt(0)
	v_writelane_b32 v1, s5, 31
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 6
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s28
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB22_19
	s_branch .LBB22_28
.LBB22_22:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 7
	v_readlane_b32 s5, v0, 5
	v_writelane_b32 v0, s5, 8
	.loc	0 168 16 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s5, 1
	.loc	0 168 18 is_stmt 0
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s5
	s_mov_b32 s5, 2
	.loc	0 168 11
	v_lshlrev_b32_e64 v1, s5, v1
	ds_read_b32 v1, v1 offset:8
	s_mov_b32 s5, 0
	.loc	0 168 23
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s5
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 9
	.loc	0 168 4
	v_writelane_b32 v0, s4, 10
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB22_24
	.loc	0 0 4
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 9
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 168 4
	v_writelane_b32 v0, s4, 10
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s28
.LBB22_24:
	.loc	0 0 4
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 8
	v_readlane_b32 s5, v0, 10
	.loc	0 168 4
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 7
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 5
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s28
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB22_22
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 12
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 169 18 is_stmt 1
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
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
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s28
	buffer_load_dword v31, off, s[0:3], s33 offset:44
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s8, 1
	.loc	0 169 20 is_stmt 0
	s_waitcnt vmcnt(2)
	v_writelane_b32 v0, s8, 13
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s8
	s_mov_b32 s8, 2
	.loc	0 169 14
	v_writelane_b32 v0, s8, 14
	v_lshlrev_b32_e64 v1, s8, v1
	ds_read_b32 v4, v1
	.loc	0 169 4
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	s_mov_b64 s[18:19], 32
	.loc	0 169 8
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v0, s8, 15
	v_writelane_b32 v0, s9, 16
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s28
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:44
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s15, v2, 14
	v_readlane_b32 s14, v3, 0
	v_readlane_b32 s13, v3, 1
	v_readlane_b32 s12, v3, 2
	v_readlane_b32 s10, v3, 3
	v_readlane_b32 s11, v3, 4
	v_readlane_b32 s4, v3, 9
	v_readlane_b32 s5, v3, 10
	v_readlane_b32 s6, v3, 7
	v_readlane_b32 s7, v3, 8
	v_readlane_b32 s8, v2, 15
	v_readlane_b32 s9, v2, 16
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v0, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	v_mov_b32_e32 v3, v0
	.loc	0 169 4
	v_ashrrev_i32_e32 v0, 31, v2
	v_mov_b32_e32 v3, v0
	v_lshlrev_b64 v[6:7], s15, v[2:3]
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v0, v9
	v_mov_b32_e32 v3, v7
	v_add_co_u32 v2, s15, v2, v5
	v_add_co_ci_u32_e64 v0, s15, v0, v3, s15
	v_mov_b32_e32 v3, v0
	.loc	0 169 11
	global_load_dword v0, v[2:3], off glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v0, v0, v4
	global_store_dword v[2:3], v0, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 170 4 is_stmt 1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s17, s17, _Z9mem_fencej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 3
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s5, v0, 13
	v_readlane_b32 s4, v0, 14
	.loc	0 171 9
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	.loc	0 171 11 is_stmt 0
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s5
	.loc	0 171 4
	v_lshlrev_b32_e64 v0, s4, v0
	.loc	0 171 16
	ds_write_b32 v0, v1 offset:8
	.loc	0 167 27 is_stmt 1
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 2
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s5, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v1, v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 167 3 is_stmt 0
	v_writelane_b32 v0, s4, 3
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s28
	s_branch .LBB22_21
.LBB22_28:
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 6
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 172 3 is_stmt 1
	s_branch .LBB22_18
.LBB22_30:
	.loc	0 173 1
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s28
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_endpgm
.Ltmp21:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel double_buffer_same_wave
		.amdhsa_group_segment_fixed_size 16
		.amdhsa_private_segment_fixed_size 140
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
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
	.size	double_buffer_same_wave, .Lfunc_end10-double_buffer_same_wave

	.protected	count_barrier_lanes
	.globl	count_barrier_lanes
	.p2align	8
	.type	count_barrier_lanes,@function
count_barrier_lanes:
.Lfunc_begin11:
	.loc	0 175 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xc00
	s_add_u32 s12, s12, s17
	s_addc_u32 s13, s13, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s12
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s13
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
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v4, v2
	buffer_store_dword v4, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v3, v1
	buffer_store_dword v3, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v2, v0
	buffer_store_dword v2, off, s[0:3], s33 offset:32
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
.Ltmp22:
	.loc	0 176 13 prologue_end
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	.loc	0 176 2 is_stmt 0
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
	s_add_u32 s16, s16, _Z10atomic_addPU3AS1Vii@rel32@lo+4
	s_addc_u32 s17, s17, _Z10atomic_addPU3AS1Vii@rel32@hi+12
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
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, 0
	.loc	0 177 2 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
.LBB25_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
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
	v_readlane_b32 s8, v3, 12
	v_readlane_b32 s9, v3, 11
	v_writelane_b32 v3, s9, 13
	.loc	0 177 9
	v_writelane_b32 v3, s8, 14
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	buffer_load_dword v4, off, s[0:3], s33
	buffer_load_dword v6, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	global_load_dword v4, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s33 offset:44
	s_mov_b64 s[18:19], 32
	.loc	0 177 19
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 15
	v_writelane_b32 v3, s9, 16
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14get_num_groupsj@rel32@lo+4
	s_addc_u32 s17, s17, _Z14get_num_groupsj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:56
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:60
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 15
	v_readlane_b32 s9, v2, 16
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s12, v2, 2
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	buffer_store_dword v2, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v2, v3
	.loc	0 177 28
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:48
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14get_local_sizej@rel32@lo+4
	s_addc_u32 s17, s17, _Z14get_local_sizej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v3, 14
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v5, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v4, v5
	.loc	0 177 26
	v_mul_lo_u32 v2, v2, v3
	.loc	0 177 17
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 17
	.loc	0 177 2
	v_writelane_b32 v0, s4, 18
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 19
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB25_3
	.loc	0 0 2
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 177 2
	v_writelane_b32 v0, s4, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
.LBB25_3:
	.loc	0 0 2
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 13
	v_readlane_b32 s5, v0, 18
	.loc	0 177 2
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 12
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 11
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 20
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB25_1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 20
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 178 2 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
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
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	buffer_load_dword v4, off, s[0:3], s33 offset:16
	buffer_load_dword v6, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	buffer_store_dword v4, off, s[0:3], s33 offset:68
	buffer_store_dword v5, off, s[0:3], s33 offset:72
	s_mov_b64 s[18:19], 32
	.loc	0 178 6 is_stmt 0
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 21
	v_writelane_b32 v3, s9, 22
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:84
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:80
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:84
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 21
	v_readlane_b32 s9, v2, 22
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:80
	buffer_store_dword v2, off, s[0:3], s33 offset:88
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	v_mov_b32_e32 v2, v3
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14get_local_sizej@rel32@lo+4
	s_addc_u32 s17, s17, _Z14get_local_sizej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:84
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 21
	v_readlane_b32 s9, v2, 22
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:80
	buffer_store_dword v2, off, s[0:3], s33 offset:76
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:76
	v_mov_b32_e32 v2, v3
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:68
	buffer_load_dword v3, off, s[0:3], s33 offset:72
	v_mov_b32_e32 v5, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v7, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v7, s4
	v_mov_b32_e32 v6, v7
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[4:5], s4, v1, v4, v[5:6]
	.loc	0 178 2
	v_ashrrev_i32_e64 v1, 31, v4
	v_mov_b32_e32 v5, v1
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[5:6], s4, v[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v1, s4, v1, v4
	v_add_co_ci_u32_e64 v3, s4, v2, v3, s4
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, 1
	.loc	0 178 9
	global_store_dword v[1:2], v3, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 179 1 is_stmt 1
	s_endpgm
.Ltmp23:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel count_barrier_lanes
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 212
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
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
	.size	count_barrier_lanes, .Lfunc_end11-count_barrier_lanes

	.protected	sense_barrier_lanes
	.globl	sense_barrier_lanes
	.p2align	8
	.type	sense_barrier_lanes,@function
sense_barrier_lanes:
.Lfunc_begin12:
	.loc	0 181 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xe00
	s_add_u32 s12, s12, s17
	s_addc_u32 s13, s13, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s12
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s13
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
	buffer_store_dword v2, off, s[0:3], s33 offset:64
	buffer_store_dword v1, off, s[0:3], s33 offset:60
	buffer_store_dword v0, off, s[0:3], s33 offset:56
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
.Ltmp24:
	.loc	0 182 14 prologue_end
	buffer_load_dword v4, off, s[0:3], s33
	buffer_load_dword v6, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	global_load_dword v4, v[4:5], off offset:4 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 182 6 is_stmt 0
	buffer_store_dword v4, off, s[0:3], s33 offset:28
	s_mov_b64 s[18:19], 32
	.loc	0 184 2 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 11
	v_writelane_b32 v3, s9, 12
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s17, s17, _Z9mem_fencej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v0, 3
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	buffer_load_dword v31, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(1)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s8, v0, 11
	v_readlane_b32 s9, v0, 12
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	.loc	0 185 17
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b32 s15, 32
	.loc	0 185 6 is_stmt 0
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z10atomic_addPU3AS1Vii@rel32@lo+4
	s_addc_u32 s17, s17, _Z10atomic_addPU3AS1Vii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:52
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v1, 0
	v_readlane_b32 s13, v1, 1
	v_readlane_b32 s12, v1, 2
	v_readlane_b32 s10, v1, 3
	v_readlane_b32 s11, v1, 4
	v_readlane_b32 s8, v1, 11
	v_readlane_b32 s9, v1, 12
	v_readlane_b32 s4, v1, 9
	v_readlane_b32 s5, v1, 10
	v_readlane_b32 s6, v1, 7
	v_readlane_b32 s7, v1, 8
	.loc	0 185 29
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14get_num_groupsj@rel32@lo+4
	s_addc_u32 s17, s17, _Z14get_num_groupsj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:52
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 11
	v_readlane_b32 s9, v2, 12
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s12, v2, 2
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v2, v3
	.loc	0 185 38
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14get_local_sizej@rel32@lo+4
	s_addc_u32 s17, s17, _Z14get_local_sizej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v5, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v4, v5
	.loc	0 185 43
	s_waitcnt vmcnt(2)
	v_mad_u64_u32 v[2:3], s4, v2, v3, -1
	.loc	0 185 26
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s4, v1, v2
	.loc	0 185 6
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	v_writelane_b32 v0, s5, 13
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB26_3
	s_branch .LBB26_2
.LBB26_1:
	.loc	0 186 3 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
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
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	buffer_load_dword v3, off, s[0:3], s33 offset:64
	buffer_load_dword v4, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v1, 0
	.loc	0 186 11 is_stmt 0
	global_store_dword v[4:5], v1, off
	s_waitcnt_vscnt null, 0x0
	s_mov_b64 s[18:19], 32
	.loc	0 187 3 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s17, s17, _Z9mem_fencej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v3, s15, v3
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v2, s15, v2
	v_or3_b32 v31, v0, v2, v3
	v_mov_b32_e32 v0, 3
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	.loc	0 188 14
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	.loc	0 188 13 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s4, v0, v1
	v_cndmask_b32_e64 v2, 0, 1, s4
	.loc	0 188 3
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v3
	.loc	0 188 11
	global_store_dword v[0:1], v2, off offset:4
	s_waitcnt_vscnt null, 0x0
	.loc	0 189 2 is_stmt 1
	s_branch .LBB26_9
.LBB26_2:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, 0
	.loc	0 190 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 14
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_branch .LBB26_4
.LBB26_3:
	.loc	0 185 6
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 13
	s_or_saveexec_b32 s4, s4
	s_and_b32 s4, exec_lo, s4
	v_writelane_b32 v0, s4, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB26_9
	s_branch .LBB26_1
.LBB26_4:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	v_readlane_b32 s5, v0, 14
	v_writelane_b32 v0, s5, 17
	.loc	0 190 10 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off offset:4 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 190 21 is_stmt 0
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	.loc	0 190 18
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 18
	.loc	0 190 3
	v_writelane_b32 v0, s4, 19
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 20
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB26_6
	.loc	0 0 3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 190 3
	v_writelane_b32 v0, s4, 19
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
.LBB26_6:
	.loc	0 0 3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 20
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 17
	v_readlane_b32 s5, v0, 19
	.loc	0 190 3
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 16
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 14
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 21
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB26_4
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 0 3
	s_branch .LBB26_3
.LBB26_9:
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v3, 15
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 192 2 is_stmt 1
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
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	buffer_load_dword v4, off, s[0:3], s33 offset:16
	buffer_load_dword v6, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	buffer_store_dword v4, off, s[0:3], s33 offset:72
	buffer_store_dword v5, off, s[0:3], s33 offset:76
	s_mov_b64 s[18:19], 32
	.loc	0 192 6 is_stmt 0
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 22
	v_writelane_b32 v3, s9, 23
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:88
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:84
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:88
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 22
	v_readlane_b32 s9, v2, 23
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:84
	buffer_store_dword v2, off, s[0:3], s33 offset:92
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	v_mov_b32_e32 v2, v3
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:68
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14get_local_sizej@rel32@lo+4
	s_addc_u32 s17, s17, _Z14get_local_sizej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:88
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 22
	v_readlane_b32 s9, v2, 23
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:84
	buffer_store_dword v2, off, s[0:3], s33 offset:80
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:80
	v_mov_b32_e32 v2, v3
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:72
	buffer_load_dword v3, off, s[0:3], s33 offset:76
	v_mov_b32_e32 v5, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v7, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v7, s4
	v_mov_b32_e32 v6, v7
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[4:5], s4, v1, v4, v[5:6]
	.loc	0 192 2
	v_ashrrev_i32_e64 v1, 31, v4
	v_mov_b32_e32 v5, v1
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[5:6], s4, v[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v1, s4, v1, v4
	v_add_co_ci_u32_e64 v3, s4, v2, v3, s4
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, 1
	.loc	0 192 9
	global_store_dword v[1:2], v3, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 193 1 is_stmt 1
	s_endpgm
.Ltmp25:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel sense_barrier_lanes
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 228
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
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
	.size	sense_barrier_lanes, .Lfunc_end12-sense_barrier_lanes

	.protected	phases
	.globl	phases
	.p2align	8
	.type	phases,@function
phases:
.Lfunc_begin13:
	.loc	0 195 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xc00
	s_add_u32 s12, s12, s17
	s_addc_u32 s13, s13, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s12
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s13
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
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	s_load_dwordx2 s[10:11], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x8
	s_load_dwordx2 s[6:7], s[4:5], 0x10
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
.Ltmp26:
	.loc	0 196 11 prologue_end
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	.loc	0 196 7 is_stmt 0
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
.LBB27_1:
	.loc	0 0 7
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 12
	v_readlane_b32 s5, v0, 11
	v_writelane_b32 v0, s5, 13
	.loc	0 196 18
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, 4
	.loc	0 196 20
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s5, v1, s5
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 14
	.loc	0 196 2
	v_writelane_b32 v0, s4, 15
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB27_10
	.loc	0 197 14 is_stmt 1
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
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
	buffer_load_dword v4, off, s[0:3], s33 offset:28
	.loc	0 197 3 is_stmt 0
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s33 offset:68
	buffer_load_dword v4, off, s[0:3], s33 offset:8
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	buffer_store_dword v4, off, s[0:3], s33 offset:56
	buffer_store_dword v5, off, s[0:3], s33 offset:60
	s_mov_b64 s[18:19], 32
	.loc	0 197 8
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 17
	v_writelane_b32 v3, s9, 18
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:52
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 17
	v_readlane_b32 s9, v2, 18
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	buffer_store_dword v2, off, s[0:3], s33 offset:72
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:72
	v_mov_b32_e32 v2, v3
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14get_local_sizej@rel32@lo+4
	s_addc_u32 s17, s17, _Z14get_local_sizej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:52
	buffer_load_dword v3, off, s[0:3], s33 offset:68
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 17
	v_readlane_b32 s9, v2, 18
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_mov_b32_e32 v4, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v2, v1
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v5, v2
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_waitcnt vmcnt(0)
	v_writelane_b32 v1, s16, 19
	v_writelane_b32 v1, s17, 20
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:52
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 17
	v_readlane_b32 s9, v2, 18
	v_mov_b32_e32 v5, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	v_mov_b32_e32 v7, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v7, s15
	v_mov_b32_e32 v6, v7
	s_waitcnt vmcnt(2)
	v_mad_u64_u32 v[4:5], s15, v0, v4, v[5:6]
	.loc	0 197 3
	v_ashrrev_i32_e64 v0, 31, v4
	v_mov_b32_e32 v5, v0
	s_mov_b32 s15, 2
	v_lshlrev_b64 v[5:6], s15, v[4:5]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v6
	v_add_co_u32 v0, s15, v0, v4
	v_add_co_ci_u32_e64 v2, s15, v1, v2, s15
	v_mov_b32_e32 v1, v2
	.loc	0 197 11
	global_load_dword v2, v[0:1], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v2, v2, v3
	global_store_dword v[0:1], v2, off
	.loc	0 198 3 is_stmt 1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z7barrierj@rel32@lo+4
	s_addc_u32 s17, s17, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 3
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:52
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 9
	v_readlane_b32 s5, v1, 10
	v_readlane_b32 s6, v1, 7
	v_readlane_b32 s7, v1, 8
	v_readlane_b32 s8, v1, 17
	v_readlane_b32 s9, v1, 18
	v_readlane_b32 s10, v1, 3
	v_readlane_b32 s11, v1, 4
	v_readlane_b32 s12, v1, 2
	v_readlane_b32 s13, v1, 1
	v_readlane_b32 s14, v1, 0
	v_readlane_b32 s16, v1, 19
	v_readlane_b32 s17, v1, 20
	.loc	0 199 7
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v1, v3
	.loc	0 199 9 is_stmt 0
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e64 s5, v1, v2
	.loc	0 199 7
	s_mov_b32 s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 21
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB27_4
	.loc	0 200 15 is_stmt 1
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
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
	.loc	0 200 4 is_stmt 0
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
	s_add_u32 s16, s16, _Z10atomic_addPU3AS1Vii@rel32@lo+4
	s_addc_u32 s17, s17, _Z10atomic_addPU3AS1Vii@rel32@hi+12
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
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_mov_b32 s4, 0
	.loc	0 201 4 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 22
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_branch .LBB27_5
.LBB27_4:
	.loc	0 0 4 is_stmt 0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 199 7 is_stmt 1
	s_branch .LBB27_11
.LBB27_5:
	.loc	0 0 7 is_stmt 0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
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
	v_readlane_b32 s8, v3, 23
	v_readlane_b32 s9, v3, 22
	v_writelane_b32 v3, s9, 24
	.loc	0 201 11 is_stmt 1
	v_writelane_b32 v3, s8, 25
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	buffer_load_dword v3, off, s[0:3], s33
	buffer_load_dword v5, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v5
	global_load_dword v3, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 201 21 is_stmt 0
	buffer_store_dword v3, off, s[0:3], s33 offset:76
	buffer_load_dword v3, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], s33 offset:80
	s_mov_b64 s[18:19], 32
	.loc	0 201 25
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14get_num_groupsj@rel32@lo+4
	s_addc_u32 s17, s17, _Z14get_num_groupsj@rel32@hi+12
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
	buffer_load_dword v2, off, s[0:3], s33 offset:80
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v3, 25
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v5, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:76
	v_mov_b32_e32 v4, v5
	.loc	0 201 23
	v_mul_lo_u32 v2, v2, v3
	.loc	0 201 19
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 26
	.loc	0 201 4
	v_writelane_b32 v0, s4, 27
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 28
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB27_7
	.loc	0 0 4
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 26
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 201 4
	v_writelane_b32 v0, s4, 27
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
.LBB27_7:
	.loc	0 0 4
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 28
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 24
	v_readlane_b32 s5, v0, 27
	.loc	0 201 4
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 23
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 22
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 29
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB27_5
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 29
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 202 3 is_stmt 1
	s_branch .LBB27_4
.LBB27_10:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 13
	v_readlane_b32 s5, v0, 15
	.loc	0 196 2 is_stmt 1
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 12
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 11
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 30
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB27_1
	s_branch .LBB27_13
.LBB27_11:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
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
	.loc	0 203 3 is_stmt 1
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
	v_mov_b32_e32 v0, 3
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	.loc	0 196 27
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v1, v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 196 2 is_stmt 0
	v_writelane_b32 v0, s4, 15
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_branch .LBB27_10
.LBB27_13:
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 30
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 205 1 is_stmt 1
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_endpgm
.Ltmp27:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel phases
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 212
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
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
	.size	phases, .Lfunc_end13-phases

	.protected	chained_scan
	.globl	chained_scan
	.p2align	8
	.type	chained_scan,@function
chained_scan:
.Lfunc_begin14:
	.loc	0 207 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x1000
	s_add_u32 s12, s12, s17
	s_addc_u32 s13, s13, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s12
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s13
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
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
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
.Ltmp28:
	.loc	0 210 6 prologue_end
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
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v1, v3
	.loc	0 210 8 is_stmt 0
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e64 s5, v1, v2
	.loc	0 210 6
	s_mov_b32 s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB28_9
	.loc	0 0 6
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
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
	.loc	0 211 7 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v1, v3
	.loc	0 211 9 is_stmt 0
	s_waitcnt vmcnt(1)
	v_cmp_gt_i32_e64 s5, v1, v2
	.loc	0 211 7
	s_mov_b32 s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 12
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB28_3
	.loc	0 0 7
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_mov_b32 s4, 0
	.loc	0 212 4 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 13
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_branch .LBB28_4
.LBB28_3:
	.loc	0 0 4 is_stmt 0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 12
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 211 7 is_stmt 1
	s_branch .LBB28_10
.LBB28_4:
	.loc	0 0 7 is_stmt 0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
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
	v_readlane_b32 s8, v3, 14
	v_readlane_b32 s9, v3, 13
	v_writelane_b32 v3, s9, 15
	.loc	0 212 11 is_stmt 1
	v_writelane_b32 v3, s8, 16
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	buffer_load_dword v8, off, s[0:3], s33
	buffer_load_dword v4, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v4
	s_mov_b64 s[18:19], 32
	.loc	0 212 16 is_stmt 0
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	v_readlane_b32 s4, v3, 16
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v1, v3
	s_mov_b32 s5, -1
	.loc	0 212 18
	v_add_nc_u32_e64 v3, v1, s5
	.loc	0 212 11
	v_ashrrev_i32_e64 v1, 31, v3
	v_mov_b32_e32 v4, v1
	s_mov_b32 s5, 2
	v_lshlrev_b64 v[6:7], s5, v[3:4]
	v_mov_b32_e32 v3, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32 v3, s5, v3, v5
	v_add_co_ci_u32_e64 v1, s5, v1, v4, s5
	v_mov_b32_e32 v4, v1
	global_load_dword v1, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 212 23
	v_cmp_eq_u32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 17
	.loc	0 212 4
	v_writelane_b32 v0, s4, 18
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 19
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB28_6
	.loc	0 0 4
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 212 4
	v_writelane_b32 v0, s4, 18
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
.LBB28_6:
	.loc	0 0 4
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 15
	v_readlane_b32 s5, v0, 18
	.loc	0 212 4
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 14
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 13
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 20
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB28_4
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 20
	s_or_b32 exec_lo, exec_lo, s4
	s_branch .LBB28_3
.LBB28_9:
	.loc	0 0 4
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 210 6 is_stmt 1
	s_branch .LBB28_15
.LBB28_10:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
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
	.loc	0 213 12 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
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
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	buffer_store_dword v2, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v2, v3
	s_mov_b32 s4, 1
	.loc	0 213 14 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s4, v1, s4
	.loc	0 213 12
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	v_writelane_b32 v0, s5, 21
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB28_11
	s_branch .LBB28_13
.LBB28_11:
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	s_or_saveexec_b32 s4, s4
	v_readlane_b32 s5, v0, 22
	v_mov_b32_e32 v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:60
	s_and_b32 s4, exec_lo, s4
	v_writelane_b32 v0, s4, 23
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB28_14
	.loc	0 213 20
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
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
	buffer_load_dword v3, off, s[0:3], s33 offset:16
	buffer_load_dword v5, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v5
	buffer_store_dword v3, off, s[0:3], s33 offset:64
	buffer_store_dword v4, off, s[0:3], s33 offset:68
	s_mov_b64 s[18:19], 32
	.loc	0 213 24
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
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
	v_mov_b32_e32 v0, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v2, off, s[0:3], s33 offset:68
	v_mov_b32_e32 v4, v0
	v_mov_b32_e32 v0, v3
	s_mov_b32 s4, -1
	.loc	0 213 26
	v_add_nc_u32_e64 v3, v0, s4
	.loc	0 213 20
	v_ashrrev_i32_e64 v0, 31, v3
	v_mov_b32_e32 v4, v0
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[4:5], s4, v[3:4]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_co_u32 v0, s4, v0, v3
	v_add_co_ci_u32_e64 v2, s4, v1, v2, s4
	v_mov_b32_e32 v1, v2
	global_load_dword v0, v[0:1], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 213 12
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_branch .LBB28_14
.LBB28_13:
	.loc	0 0 12
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_mov_b32 s4, 0
	.loc	0 213 12
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 22
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_branch .LBB28_11
.LBB28_14:
	.loc	0 0 12
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v6, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v6, 23
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 213 12
	v_readlane_b32 s14, v6, 0
	v_readlane_b32 s13, v6, 1
	v_readlane_b32 s12, v6, 2
	v_readlane_b32 s10, v6, 3
	v_readlane_b32 s11, v6, 4
	v_readlane_b32 s6, v6, 7
	v_readlane_b32 s7, v6, 8
	v_readlane_b32 s4, v6, 9
	v_readlane_b32 s5, v6, 10
	v_readlane_b32 s16, v6, 5
	v_readlane_b32 s17, v6, 6
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	buffer_load_dword v5, off, s[0:3], s33 offset:44
	buffer_load_dword v3, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v0, 0
	.loc	0 213 10
	buffer_store_dword v0, off, s[0:3], s33 offset:84
	s_waitcnt vmcnt(0)
	ds_write_b32 v0, v3
	.loc	0 214 12 is_stmt 1
	ds_read_b32 v3, v0
	.loc	0 214 21 is_stmt 0
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v3, off, s[0:3], s33 offset:92
	buffer_load_dword v3, off, s[0:3], s33 offset:8
	buffer_load_dword v7, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v7
	s_mov_b64 s[18:19], 32
	.loc	0 214 26
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v6, s8, 24
	v_writelane_b32 v6, s9, 25
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	v_writelane_b32 v6, s16, 26
	v_writelane_b32 v6, s17, 27
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v6, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v5, s15, v5
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v2, s15, v2
	v_or3_b32 v31, v1, v2, v5
	buffer_store_dword v31, off, s[0:3], s33 offset:80
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:80
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 24
	v_readlane_b32 s9, v2, 25
	v_readlane_b32 s16, v2, 26
	v_readlane_b32 s17, v2, 27
	v_mov_b32_e32 v5, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:84
	v_mov_b32_e32 v7, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	v_mov_b32_e32 v6, v7
	.loc	0 214 21
	v_ashrrev_i32_e32 v7, 31, v5
	v_mov_b32_e32 v6, v7
	s_mov_b32 s15, 2
	v_writelane_b32 v2, s15, 28
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v2, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	v_lshlrev_b64 v[6:7], s15, v[5:6]
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v4, v7
	v_add_co_u32 v2, s15, v2, v5
	v_add_co_ci_u32_e64 v4, s15, v3, v4, s15
	v_mov_b32_e32 v3, v4
	global_load_dword v2, v[2:3], off
	.loc	0 214 19
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v1, v1, v2
	.loc	0 214 3
	buffer_store_dword v1, off, s[0:3], s33 offset:88
	buffer_load_dword v3, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v1
	.loc	0 214 7
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:80
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s15, v2, 28
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 24
	v_readlane_b32 s9, v2, 25
	v_readlane_b32 s16, v2, 26
	v_readlane_b32 s17, v2, 27
	v_mov_b32_e32 v5, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	v_mov_b32_e32 v2, v1
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v6, v2
	.loc	0 214 3
	v_ashrrev_i32_e32 v2, 31, v5
	v_mov_b32_e32 v6, v2
	v_lshlrev_b64 v[6:7], s15, v[5:6]
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v4, v7
	v_add_co_u32 v2, s15, v2, v5
	v_add_co_ci_u32_e64 v4, s15, v3, v4, s15
	v_mov_b32_e32 v3, v4
	.loc	0 214 10
	s_waitcnt vmcnt(1)
	global_store_dword v[2:3], v0, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 215 3 is_stmt 1
	s_getpc_b64 s[18:19]
	s_add_u32 s18, s18, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s19, s19, _Z9mem_fencej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 3
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[18:19]
	buffer_load_dword v0, off, s[0:3], s33 offset:84
	buffer_load_dword v31, off, s[0:3], s33 offset:80
	v_readlane_b32 s14, v1, 0
	v_readlane_b32 s13, v1, 1
	v_readlane_b32 s12, v1, 2
	v_readlane_b32 s10, v1, 3
	v_readlane_b32 s11, v1, 4
	v_readlane_b32 s8, v1, 24
	v_readlane_b32 s9, v1, 25
	v_readlane_b32 s6, v1, 7
	v_readlane_b32 s7, v1, 8
	v_readlane_b32 s4, v1, 9
	v_readlane_b32 s5, v1, 10
	.loc	0 216 3
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	.loc	0 216 8 is_stmt 0
	buffer_store_dword v1, off, s[0:3], s33 offset:72
	buffer_store_dword v2, off, s[0:3], s33 offset:76
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v2, 28
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v0, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:72
	buffer_load_dword v2, off, s[0:3], s33 offset:76
	v_mov_b32_e32 v4, v0
	.loc	0 216 3
	v_ashrrev_i32_e32 v0, 31, v3
	v_mov_b32_e32 v4, v0
	v_lshlrev_b64 v[4:5], s4, v[3:4]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_co_u32 v0, s4, v0, v3
	v_add_co_ci_u32_e64 v2, s4, v1, v2, s4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, 1
	.loc	0 216 11
	global_store_dword v[0:1], v2, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 217 2 is_stmt 1
	s_branch .LBB28_9
.LBB28_15:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
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
	.loc	0 218 2 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 29
	v_writelane_b32 v3, s9, 30
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
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
	buffer_store_dword v31, off, s[0:3], s33 offset:116
	v_mov_b32_e32 v0, 3
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:116
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
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
	.loc	0 219 17
	buffer_store_dword v0, off, s[0:3], s33 offset:108
	ds_read_b32 v1, v0
	.loc	0 219 2 is_stmt 0
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:112
	buffer_load_dword v6, off, s[0:3], s33 offset:8
	buffer_load_dword v1, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v1
	.loc	0 219 12
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:116
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 29
	v_readlane_b32 s9, v2, 30
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:108
	buffer_store_dword v2, off, s[0:3], s33 offset:120
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:120
	v_mov_b32_e32 v2, v3
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:96
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14get_local_sizej@rel32@lo+4
	s_addc_u32 s17, s17, _Z14get_local_sizej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:116
	buffer_load_dword v3, off, s[0:3], s33 offset:112
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 29
	v_readlane_b32 s9, v2, 30
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:108
	buffer_store_dword v2, off, s[0:3], s33 offset:104
	v_mov_b32_e32 v4, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:104
	v_mov_b32_e32 v2, v4
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:100
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:100
	v_mov_b32_e32 v4, v0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v8, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	v_mov_b32_e32 v5, v8
	v_mov_b32_e32 v8, s4
	v_mov_b32_e32 v5, v8
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[1:2], s4, v1, v2, v[4:5]
	.loc	0 219 2
	v_ashrrev_i32_e64 v4, 31, v1
	v_mov_b32_e32 v2, v4
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[8:9], s4, v[1:2]
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32 v1, s4, v1, v5
	v_add_co_ci_u32_e64 v4, s4, v2, v4, s4
	v_mov_b32_e32 v2, v4
	.loc	0 219 15
	global_store_dword v[1:2], v3, off offset:256
	.loc	0 220 1 is_stmt 1
	s_endpgm
.Ltmp29:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel chained_scan
		.amdhsa_group_segment_fixed_size 4
		.amdhsa_private_segment_fixed_size 244
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
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
	.size	chained_scan, .Lfunc_end14-chained_scan

	.protected	look_back_packed
	.globl	look_back_packed
	.p2align	8
	.type	look_back_packed,@function
look_back_packed:
.Lfunc_begin15:
	.loc	0 222 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x1000
	s_add_u32 s12, s12, s17
	s_addc_u32 s13, s13, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s12
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s13
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
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	buffer_store_dword v2, off, s[0:3], s33 offset:60
	buffer_store_dword v1, off, s[0:3], s33 offset:56
	buffer_store_dword v0, off, s[0:3], s33 offset:52
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
	.loc	0 223 6 prologue_end
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
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v1, v3
	.loc	0 223 8 is_stmt 0
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e64 s5, v1, v2
	.loc	0 223 6
	s_mov_b32 s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB29_2
	.loc	0 0 6
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v5, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v5, 0
	v_readlane_b32 s13, v5, 1
	v_readlane_b32 s12, v5, 2
	v_readlane_b32 s10, v5, 3
	v_readlane_b32 s11, v5, 4
	v_readlane_b32 s6, v5, 7
	v_readlane_b32 s7, v5, 8
	v_readlane_b32 s4, v5, 9
	v_readlane_b32 s5, v5, 10
	v_readlane_b32 s16, v5, 5
	v_readlane_b32 s17, v5, 6
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	buffer_load_dword v3, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v0, 0
	.loc	0 224 7 is_stmt 1
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	.loc	0 224 23 is_stmt 0
	buffer_load_dword v6, off, s[0:3], s33 offset:8
	buffer_load_dword v4, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v4
	buffer_store_dword v6, off, s[0:3], s33 offset:88
	buffer_store_dword v7, off, s[0:3], s33 offset:92
	s_mov_b64 s[18:19], 32
	.loc	0 224 28
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v5, s8, 12
	v_writelane_b32 v5, s9, 13
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	v_writelane_b32 v5, s16, 14
	v_writelane_b32 v5, s17, 15
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v3, s15, v3
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v2, s15, v2
	v_or3_b32 v31, v1, v2, v3
	buffer_store_dword v31, off, s[0:3], s33 offset:72
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:72
	buffer_load_dword v2, off, s[0:3], s33 offset:88
	buffer_load_dword v3, off, s[0:3], s33 offset:92
	v_readlane_b32 s14, v5, 0
	v_readlane_b32 s13, v5, 1
	v_readlane_b32 s12, v5, 2
	v_readlane_b32 s10, v5, 3
	v_readlane_b32 s11, v5, 4
	v_readlane_b32 s16, v5, 14
	v_readlane_b32 s17, v5, 15
	v_readlane_b32 s4, v5, 9
	v_readlane_b32 s5, v5, 10
	v_readlane_b32 s6, v5, 7
	v_readlane_b32 s7, v5, 8
	v_readlane_b32 s8, v5, 12
	v_readlane_b32 s9, v5, 13
	v_mov_b32_e32 v6, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	v_mov_b32_e32 v7, v1
	.loc	0 224 23
	v_ashrrev_i32_e32 v1, 31, v6
	v_mov_b32_e32 v7, v1
	s_mov_b32 s15, 2
	v_writelane_b32 v5, s15, 16
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v5, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	v_lshlrev_b64 v[6:7], s15, v[6:7]
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v7
	v_add_co_u32 v1, s15, v1, v4
	v_add_co_ci_u32_e64 v3, s15, v2, v3, s15
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off
	.loc	0 224 16
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	.loc	0 224 36
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:72
	v_readlane_b32 s14, v5, 0
	v_readlane_b32 s13, v5, 1
	v_readlane_b32 s12, v5, 2
	v_readlane_b32 s10, v5, 3
	v_readlane_b32 s11, v5, 4
	v_readlane_b32 s16, v5, 14
	v_readlane_b32 s17, v5, 15
	v_readlane_b32 s4, v5, 9
	v_readlane_b32 s5, v5, 10
	v_readlane_b32 s6, v5, 7
	v_readlane_b32 s7, v5, 8
	v_readlane_b32 s8, v5, 12
	v_readlane_b32 s9, v5, 13
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	buffer_store_dword v2, off, s[0:3], s33 offset:84
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:84
	v_mov_b32_e32 v2, v3
	s_mov_b32 s15, -1
	.loc	0 224 38
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v1, v1, s15
	.loc	0 224 32
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	.loc	0 226 15 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	.loc	0 226 22 is_stmt 0
	buffer_store_dword v1, off, s[0:3], s33 offset:76
	buffer_store_dword v2, off, s[0:3], s33 offset:80
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:72
	v_readlane_b32 s15, v5, 16
	v_readlane_b32 s14, v5, 0
	v_readlane_b32 s13, v5, 1
	v_readlane_b32 s12, v5, 2
	v_readlane_b32 s10, v5, 3
	v_readlane_b32 s11, v5, 4
	v_readlane_b32 s16, v5, 14
	v_readlane_b32 s17, v5, 15
	v_readlane_b32 s4, v5, 9
	v_readlane_b32 s5, v5, 10
	v_readlane_b32 s6, v5, 7
	v_readlane_b32 s7, v5, 8
	v_readlane_b32 s8, v5, 12
	v_readlane_b32 s9, v5, 13
	v_mov_b32_e32 v3, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	v_mov_b32_e32 v6, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:76
	buffer_load_dword v2, off, s[0:3], s33 offset:80
	v_mov_b32_e32 v4, v6
	.loc	0 226 20
	v_ashrrev_i32_e32 v6, 31, v3
	v_mov_b32_e32 v4, v6
	v_lshlrev_b64 v[6:7], s15, v[3:4]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v7
	v_add_co_u32 v3, s15, v3, v4
	v_add_co_ci_u32_e64 v1, s15, v1, v2, s15
	v_mov_b32_e32 v4, v1
	.loc	0 226 25
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	.loc	0 226 38
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:72
	buffer_load_dword v2, off, s[0:3], s33 offset:68
	v_readlane_b32 s15, v5, 16
	v_readlane_b32 s14, v5, 0
	v_readlane_b32 s13, v5, 1
	v_readlane_b32 s12, v5, 2
	v_readlane_b32 s10, v5, 3
	v_readlane_b32 s11, v5, 4
	v_readlane_b32 s4, v5, 9
	v_readlane_b32 s5, v5, 10
	v_readlane_b32 s6, v5, 7
	v_readlane_b32 s7, v5, 8
	v_readlane_b32 s8, v5, 12
	v_readlane_b32 s9, v5, 13
	v_mov_b32_e32 v5, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v1, v5
	.loc	0 226 40
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e64 s17, v1, v2
	s_mov_b32 s16, 1
	.loc	0 226 38
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v1, s16, v1, s17
	.loc	0 226 35
	s_waitcnt vmcnt(0)
	v_lshl_or_b32 v2, v0, s15, v1
	.loc	0 226 3
	v_mov_b32_e32 v0, v3
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[3:4], s15, v[3:4]
	v_mov_b32_e32 v1, v3
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11atomic_xchgPU3AS1Vii@rel32@lo+4
	s_addc_u32 s17, s17, _Z11atomic_xchgPU3AS1Vii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, 0
	.loc	0 227 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_branch .LBB29_3
.LBB29_2:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 223 6 is_stmt 1
	s_branch .LBB29_15
.LBB29_3:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s5, v0, 18
	v_readlane_b32 s6, v0, 19
	v_readlane_b32 s4, v0, 20
	v_readlane_b32 s7, v0, 17
	v_writelane_b32 v0, s7, 21
	.loc	0 227 10 is_stmt 1
	v_writelane_b32 v0, s5, 22
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 s5, -1
	.loc	0 227 12 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s5, v1, s5
	s_mov_b32 s7, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 23
	s_or_b32 s6, s6, exec_lo
	v_writelane_b32 v0, s6, 24
	v_writelane_b32 v0, s6, 25
	.loc	0 227 3
	v_writelane_b32 v0, s4, 26
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 27
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB29_7
	.loc	0 228 12 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	buffer_load_dword v2, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	.loc	0 228 17 is_stmt 0
	buffer_load_dword v4, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v1, 31, v4
	v_mov_b32_e32 v5, v1
	s_mov_b32 s4, 2
	.loc	0 228 12
	v_lshlrev_b64 v[5:6], s4, v[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v1, s4, v1, v4
	v_add_co_ci_u32_e64 v3, s4, v2, v3, s4
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 228 8
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	.loc	0 230 9 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 s4, 3
	.loc	0 230 11 is_stmt 0
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 0
	.loc	0 230 16
	v_cmp_ne_u32_e64 s4, v1, s4
	s_mov_b32 s5, -1
	s_mov_b32 s6, s5
	v_writelane_b32 v0, s6, 28
	.loc	0 230 8
	v_writelane_b32 v0, s5, 29
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	v_writelane_b32 v0, s5, 30
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB29_10
	s_branch .LBB29_8
.LBB29_5:
	.loc	0 0 8
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	s_mov_b32 exec_lo, s24
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s5, v0, 31
	s_or_b32 exec_lo, exec_lo, s5
	v_readlane_b32 s4, v1, 0
	s_mov_b32 s5, 0
	s_orn2_b32 s4, s4, exec_lo
	s_xor_b32 s5, exec_lo, -1
	v_writelane_b32 v0, s5, 28
	.loc	0 233 8 is_stmt 1
	v_writelane_b32 v0, s4, 29
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_branch .LBB29_10
.LBB29_6:
	.loc	0 0 8 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:96
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 1
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 231 5 is_stmt 1
	v_writelane_b32 v0, s4, 2
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:96
	s_mov_b32 exec_lo, s24
	s_branch .LBB29_16
.LBB29_7:
	.loc	0 0 5 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 27
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s7, v1, 22
	v_readlane_b32 s8, v1, 21
	v_readlane_b32 s6, v1, 25
	v_readlane_b32 s5, v1, 26
	.loc	0 227 3 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:96
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, s6
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s8
	s_andn2_b32 s7, s7, exec_lo
	s_and_b32 s8, s5, exec_lo
	s_or_b32 s7, s7, s8
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s7, 3
	v_writelane_b32 v1, s7, 18
	v_writelane_b32 v1, s6, 19
	v_writelane_b32 v1, s5, 20
	s_mov_b32 s5, s4
	v_writelane_b32 v1, s5, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v1, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 4
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:96
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB29_3
	s_branch .LBB29_17
.LBB29_8:
	.loc	0 232 11
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	s_mov_b32 exec_lo, s24
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	s_mov_b32 s4, 2
	.loc	0 232 13 is_stmt 0
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v3, s4, v2
	.loc	0 232 8
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v2, v2, v3
	buffer_store_dword v2, off, s[0:3], s33 offset:28
	.loc	0 233 9 is_stmt 1
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	s_mov_b32 s5, 3
	.loc	0 233 11 is_stmt 0
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s5
	.loc	0 233 16
	v_cmp_ne_u32_e64 s4, v2, s4
	s_mov_b32 s5, -1
	.loc	0 233 8
	v_writelane_b32 v1, s5, 0
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v1, off, s[0:3], s33 offset:96
	s_mov_b32 exec_lo, s24
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	v_writelane_b32 v0, s5, 31
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB29_5
	s_branch .LBB29_11
.LBB29_9:
	.loc	0 234 5 is_stmt 1
	s_branch .LBB29_12
.LBB29_10:
	.loc	0 230 8
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:96
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(1)
	v_readlane_b32 s4, v1, 30
	s_or_saveexec_b32 s4, s4
	v_readlane_b32 s6, v1, 28
	v_readlane_b32 s5, v1, 29
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s5, 1
	v_writelane_b32 v0, s6, 5
	v_writelane_b32 v0, s5, 2
	s_and_b32 s4, exec_lo, s4
	v_writelane_b32 v0, s4, 6
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:96
	s_mov_b32 exec_lo, s24
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB29_16
	s_branch .LBB29_6
.LBB29_11:
	.loc	0 235 5
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:96
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v1, v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 s4, 0
	s_xor_b32 s4, exec_lo, -1
	.loc	0 227 3
	v_writelane_b32 v0, s4, 0
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:96
	s_mov_b32 exec_lo, s24
	s_branch .LBB29_5
.LBB29_12:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v4, off, s[0:3], s33 offset:96
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v4, 7
	s_or_b32 exec_lo, exec_lo, s8
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
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	s_mov_b64 s[18:19], 32
	.loc	0 237 7 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:100
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:96
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v1, v3
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 8
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:96
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB29_14
	.loc	0 238 16
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
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
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v4, off, s[0:3], s33 offset:96
	s_mov_b32 exec_lo, s24
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	buffer_load_dword v5, off, s[0:3], s33
	buffer_load_dword v7, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v7
	buffer_store_dword v5, off, s[0:3], s33 offset:104
	buffer_store_dword v6, off, s[0:3], s33 offset:108
	s_mov_b64 s[18:19], 32
	.loc	0 238 23 is_stmt 0
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v4, s8, 9
	v_writelane_b32 v4, s9, 10
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v4, off, s[0:3], s33 offset:96
	s_mov_b32 exec_lo, s24
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:112
	v_mov_b32_e32 v0, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:112
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:96
	s_mov_b32 exec_lo, s24
	v_readlane_b32 s14, v3, 0
	v_readlane_b32 s13, v3, 1
	v_readlane_b32 s12, v3, 2
	v_readlane_b32 s10, v3, 3
	v_readlane_b32 s11, v3, 4
	v_readlane_b32 s4, v3, 9
	v_readlane_b32 s5, v3, 10
	v_readlane_b32 s6, v3, 7
	v_readlane_b32 s7, v3, 8
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v2, 9
	v_readlane_b32 s9, v2, 10
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v4, v1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	buffer_load_dword v1, off, s[0:3], s33 offset:108
	v_mov_b32_e32 v3, v4
	.loc	0 238 21
	v_ashrrev_i32_e32 v4, 31, v2
	v_mov_b32_e32 v3, v4
	s_mov_b32 s15, 2
	v_lshlrev_b64 v[4:5], s15, v[2:3]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v5
	v_add_co_u32 v3, s16, v2, v3
	v_add_co_ci_u32_e64 v0, s16, v0, v1, s16
	v_mov_b32_e32 v4, v0
	.loc	0 238 27
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	.loc	0 238 33
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	.loc	0 238 31
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v0, v0, v1
	.loc	0 238 44
	v_lshl_or_b32 v2, v0, s15, s15
	.loc	0 238 4
	v_mov_b32_e32 v0, v3
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[3:4], s15, v[3:4]
	v_mov_b32_e32 v1, v3
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11atomic_xchgPU3AS1Vii@rel32@lo+4
	s_addc_u32 s17, s17, _Z11atomic_xchgPU3AS1Vii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
.LBB29_14:
	.loc	0 0 4
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v4, off, s[0:3], s33 offset:96
	s_mov_b32 exec_lo, s24
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(1)
	v_readlane_b32 s8, v4, 8
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 239 12 is_stmt 1
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
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	buffer_load_dword v3, off, s[0:3], s33 offset:28
	.loc	0 239 3 is_stmt 0
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], s33 offset:116
	buffer_load_dword v7, off, s[0:3], s33 offset:16
	buffer_load_dword v3, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v3
	s_mov_b64 s[18:19], 32
	.loc	0 239 7
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
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
	buffer_load_dword v2, off, s[0:3], s33 offset:116
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v1, v3
	.loc	0 239 3
	v_ashrrev_i32_e32 v3, 31, v0
	v_mov_b32_e32 v1, v3
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[5:6], s4, v[0:1]
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v0, s4, v0, v4
	v_add_co_ci_u32_e64 v3, s4, v1, v3, s4
	v_mov_b32_e32 v1, v3
	.loc	0 239 10
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v2, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 240 2 is_stmt 1
	s_branch .LBB29_2
.LBB29_15:
	.loc	0 241 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:96
	s_mov_b32 exec_lo, s24
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_endpgm
.LBB29_16:
	.loc	0 0 1 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	s_mov_b32 exec_lo, s24
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(1)
	v_readlane_b32 s8, v1, 6
	s_or_b32 exec_lo, exec_lo, s8
	s_waitcnt vmcnt(0)
	v_readlane_b32 s5, v0, 24
	v_readlane_b32 s7, v1, 5
	v_readlane_b32 s4, v0, 23
	v_readlane_b32 s6, v1, 2
	s_andn2_b32 s4, s4, exec_lo
	s_and_b32 s7, s7, exec_lo
	s_or_b32 s4, s4, s7
	s_andn2_b32 s5, s5, exec_lo
	s_and_b32 s6, s6, exec_lo
	s_or_b32 s5, s5, s6
	v_writelane_b32 v0, s5, 25
	.loc	0 230 8 is_stmt 1
	v_writelane_b32 v0, s4, 26
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_branch .LBB29_7
.LBB29_17:
	.loc	0 227 3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:96
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 4
	s_or_b32 exec_lo, exec_lo, s4
.Ltmp31:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:96
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 3
	s_mov_b32 s5, -1
	s_xor_b32 s4, s4, s5
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	v_writelane_b32 v0, s5, 7
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:96
	s_mov_b32 exec_lo, s24
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB29_12
	s_branch .LBB29_9
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel look_back_packed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 180
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
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
	.size	look_back_packed, .Lfunc_end15-look_back_packed

	.protected	probe
	.globl	probe
	.p2align	8
	.type	probe,@function
probe:
.Lfunc_begin16:
	.loc	0 243 0 is_stmt 1
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xe00
	s_add_u32 s12, s12, s17
	s_addc_u32 s13, s13, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s12
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s13
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v5, s16, 0
	s_mov_b32 s13, s15
	v_writelane_b32 v5, s13, 1
	s_mov_b32 s12, s14
	v_readlane_b32 s14, v5, 0
	v_writelane_b32 v5, s12, 2
	v_writelane_b32 v5, s10, 3
	v_writelane_b32 v5, s11, 4
	s_mov_b64 s[16:17], s[8:9]
	v_writelane_b32 v5, s16, 5
	v_writelane_b32 v5, s17, 6
	v_writelane_b32 v5, s6, 7
	v_writelane_b32 v5, s7, 8
	v_writelane_b32 v5, s4, 9
	v_writelane_b32 v5, s5, 10
	buffer_store_dword v2, off, s[0:3], s33 offset:68
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	buffer_store_dword v0, off, s[0:3], s33 offset:60
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
.Ltmp32:
	.loc	0 244 12 prologue_end
	buffer_load_dword v3, off, s[0:3], s33 offset:8
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v6
	buffer_store_dword v3, off, s[0:3], s33 offset:48
	buffer_store_dword v4, off, s[0:3], s33 offset:52
	s_mov_b64 s[18:19], 32
	.loc	0 244 17 is_stmt 0
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v5, s8, 11
	v_writelane_b32 v5, s9, 12
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:56
	s_mov_b32 s18, 0
	v_writelane_b32 v5, s18, 13
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v5, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:56
	v_readlane_b32 s14, v5, 0
	v_readlane_b32 s13, v5, 1
	v_readlane_b32 s12, v5, 2
	v_readlane_b32 s10, v5, 3
	v_readlane_b32 s11, v5, 4
	v_readlane_b32 s4, v5, 9
	v_readlane_b32 s5, v5, 10
	v_readlane_b32 s6, v5, 7
	v_readlane_b32 s7, v5, 8
	v_readlane_b32 s8, v5, 11
	v_readlane_b32 s9, v5, 12
	v_readlane_b32 s18, v5, 13
	v_mov_b32_e32 v2, v1
	v_mov_b32_e32 v1, v2
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14get_local_sizej@rel32@lo+4
	s_addc_u32 s17, s17, _Z14get_local_sizej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:56
	v_readlane_b32 s14, v5, 0
	v_readlane_b32 s13, v5, 1
	v_readlane_b32 s12, v5, 2
	v_readlane_b32 s4, v5, 9
	v_readlane_b32 s5, v5, 10
	v_readlane_b32 s6, v5, 7
	v_readlane_b32 s7, v5, 8
	v_readlane_b32 s8, v5, 11
	v_readlane_b32 s9, v5, 12
	v_readlane_b32 s10, v5, 3
	v_readlane_b32 s11, v5, 4
	v_readlane_b32 s18, v5, 13
	v_mov_b32_e32 v2, v1
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v0
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	buffer_load_dword v3, off, s[0:3], s33 offset:52
	v_readlane_b32 s4, v5, 13
	v_mov_b32_e32 v5, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v7, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v7, s5
	v_mov_b32_e32 v6, v7
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[4:5], s5, v1, v4, v[5:6]
	.loc	0 244 12
	v_ashrrev_i32_e64 v1, 31, v4
	v_mov_b32_e32 v5, v1
	s_mov_b32 s5, 2
	v_lshlrev_b64 v[5:6], s5, v[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v1, s5, v1, v4
	v_add_co_ci_u32_e64 v3, s5, v2, v3, s5
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off
	s_mov_b32 s5, 7
	.loc	0 244 24
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[1:2], s5, v1, s5, 1
	.loc	0 244 6
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	.loc	0 246 16 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, 31
	.loc	0 246 20 is_stmt 0
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v2, s5, v1
	s_mov_b32 s5, 24
	v_lshrrev_b32_e64 v2, s5, v2
	v_add_nc_u32_e64 v2, v1, v2
	s_mov_b32 s5, 0xffffff00
	v_and_b32_e64 v2, v2, s5
	v_sub_nc_u32_e64 v1, v1, v2
	.loc	0 246 11
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	.loc	0 246 7
	v_writelane_b32 v0, s4, 14
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
.LBB30_1:
	.loc	0 0 7
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
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
	v_readlane_b32 s9, v0, 14
	v_writelane_b32 v0, s9, 16
	.loc	0 247 28 is_stmt 1
	v_writelane_b32 v0, s8, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	buffer_load_dword v4, off, s[0:3], s33 offset:64
	buffer_load_dword v5, off, s[0:3], s33 offset:68
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v3
	.loc	0 247 35 is_stmt 0
	buffer_load_dword v6, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v3, 31, v6
	v_mov_b32_e32 v7, v3
	s_mov_b32 s8, 2
	.loc	0 247 33
	v_lshlrev_b64 v[7:8], s8, v[6:7]
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v8
	v_add_co_u32 v6, s8, v3, v6
	v_add_co_ci_u32_e64 v0, s8, v0, v1, s8
	v_mov_b32_e32 v7, v0
	.loc	0 247 42
	buffer_load_dword v3, off, s[0:3], s33 offset:28
	s_mov_b64 s[18:19], 32
	.loc	0 247 13
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_mov_b32_e32 v0, v6
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[6:7], s15, v[6:7]
	v_mov_b32_e32 v1, v6
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14atomic_cmpxchgPU3AS1Viii@rel32@lo+4
	s_addc_u32 s17, s17, _Z14atomic_cmpxchgPU3AS1Viii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v5, s15, v5
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v4, s15, v4
	v_or3_b32 v31, v2, v4, v5
	v_mov_b32_e32 v2, 0
	buffer_store_dword v2, off, s[0:3], s33 offset:72
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:72
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 17
	v_mov_b32_e32 v1, v0
	.loc	0 247 7
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	.loc	0 249 7 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	.loc	0 249 11 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 18
	.loc	0 249 16
	v_writelane_b32 v0, s4, 19
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 20
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB30_5
	.loc	0 249 19
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	.loc	0 249 26
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	.loc	0 249 23
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s4, -1
	.loc	0 249 7
	v_writelane_b32 v0, s4, 21
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 22
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB30_7
	s_branch .LBB30_6
.LBB30_3:
	.loc	0 249 16
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 0 16
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
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
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v2, off, s[0:3], s33 offset:68
	s_mov_b64 s[18:19], 32
	.loc	0 250 14 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 24
	v_writelane_b32 v3, s9, 25
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:92
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:92
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 24
	v_readlane_b32 s9, v2, 25
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	buffer_store_dword v2, off, s[0:3], s33 offset:96
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	v_mov_b32_e32 v2, v3
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:80
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14get_local_sizej@rel32@lo+4
	s_addc_u32 s17, s17, _Z14get_local_sizej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:92
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 24
	v_readlane_b32 s9, v2, 25
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	buffer_store_dword v2, off, s[0:3], s33 offset:84
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:84
	v_mov_b32_e32 v2, v3
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:76
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:80
	v_mov_b32_e32 v4, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:76
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v4, s4
	v_mov_b32_e32 v3, v4
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[0:1], s4, v0, v1, v[2:3]
	v_mov_b32_e32 v2, v0
	.loc	0 250 4 is_stmt 0
	buffer_load_dword v7, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	.loc	0 250 8
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v3, 31, v0
	v_mov_b32_e32 v1, v3
	s_mov_b32 s4, 2
	.loc	0 250 4
	v_lshlrev_b64 v[5:6], s4, v[0:1]
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v0, s4, v0, v4
	v_add_co_ci_u32_e64 v3, s4, v1, v3, s4
	v_mov_b32_e32 v1, v3
	.loc	0 250 12
	global_store_dword v[0:1], v2, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 251 4 is_stmt 1
	s_branch .LBB30_9
.LBB30_5:
	.loc	0 0 4 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 20
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 16
	v_readlane_b32 s5, v0, 19
	.loc	0 249 16 is_stmt 1
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 15
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 14
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 23
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB30_1
	s_branch .LBB30_3
.LBB30_6:
	.loc	0 253 2
	s_branch .LBB30_8
.LBB30_7:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 22
	s_or_b32 exec_lo, exec_lo, s6
	v_readlane_b32 s4, v0, 18
	v_readlane_b32 s5, v0, 21
	s_andn2_b32 s4, s4, exec_lo
	s_and_b32 s5, s5, exec_lo
	s_or_b32 s4, s4, s5
	.loc	0 249 7 is_stmt 1
	v_writelane_b32 v0, s4, 19
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_branch .LBB30_5
.LBB30_8:
	.loc	0 246 34
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 1
	.loc	0 246 37 is_stmt 0
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v1, v1, s4
	s_mov_b32 s4, 31
	.loc	0 246 42
	v_ashrrev_i32_e64 v2, s4, v1
	s_mov_b32 s4, 24
	v_lshrrev_b32_e64 v2, s4, v2
	v_add_nc_u32_e64 v2, v1, v2
	s_mov_b32 s4, 0xffffff00
	v_and_b32_e64 v2, v2, s4
	v_sub_nc_u32_e64 v1, v1, v2
	.loc	0 246 31
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 0
	s_xor_b32 s4, exec_lo, -1
	.loc	0 246 2
	v_writelane_b32 v0, s4, 21
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_branch .LBB30_7
.LBB30_9:
	.loc	0 254 1 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_endpgm
.Ltmp33:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel probe
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 228
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
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
	.size	probe, .Lfunc_end16-probe

	.protected	probe_reserved
	.globl	probe_reserved
	.p2align	8
	.type	probe_reserved,@function
probe_reserved:
.Lfunc_begin17:
	.loc	0 256 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xc00
	s_add_u32 s12, s12, s17
	s_addc_u32 s13, s13, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s12
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s13
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v5, s16, 0
	s_mov_b32 s13, s15
	v_writelane_b32 v5, s13, 1
	s_mov_b32 s12, s14
	v_readlane_b32 s14, v5, 0
	v_writelane_b32 v5, s12, 2
	v_writelane_b32 v5, s10, 3
	v_writelane_b32 v5, s11, 4
	s_mov_b64 s[16:17], s[8:9]
	v_writelane_b32 v5, s16, 5
	v_writelane_b32 v5, s17, 6
	v_writelane_b32 v5, s6, 7
	v_writelane_b32 v5, s7, 8
	v_writelane_b32 v5, s4, 9
	v_writelane_b32 v5, s5, 10
	buffer_store_dword v2, off, s[0:3], s33 offset:68
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	buffer_store_dword v0, off, s[0:3], s33 offset:60
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
.Ltmp34:
	.loc	0 257 12 prologue_end
	buffer_load_dword v3, off, s[0:3], s33 offset:8
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v6
	buffer_store_dword v3, off, s[0:3], s33 offset:48
	buffer_store_dword v4, off, s[0:3], s33 offset:52
	s_mov_b64 s[18:19], 32
	.loc	0 257 17 is_stmt 0
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v5, s8, 11
	v_writelane_b32 v5, s9, 12
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:56
	s_mov_b32 s18, 0
	v_writelane_b32 v5, s18, 13
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v5, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:56
	v_readlane_b32 s14, v5, 0
	v_readlane_b32 s13, v5, 1
	v_readlane_b32 s12, v5, 2
	v_readlane_b32 s10, v5, 3
	v_readlane_b32 s11, v5, 4
	v_readlane_b32 s4, v5, 9
	v_readlane_b32 s5, v5, 10
	v_readlane_b32 s6, v5, 7
	v_readlane_b32 s7, v5, 8
	v_readlane_b32 s8, v5, 11
	v_readlane_b32 s9, v5, 12
	v_readlane_b32 s18, v5, 13
	v_mov_b32_e32 v2, v1
	v_mov_b32_e32 v1, v2
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14get_local_sizej@rel32@lo+4
	s_addc_u32 s17, s17, _Z14get_local_sizej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:56
	v_readlane_b32 s14, v5, 0
	v_readlane_b32 s13, v5, 1
	v_readlane_b32 s12, v5, 2
	v_readlane_b32 s4, v5, 9
	v_readlane_b32 s5, v5, 10
	v_readlane_b32 s6, v5, 7
	v_readlane_b32 s7, v5, 8
	v_readlane_b32 s8, v5, 11
	v_readlane_b32 s9, v5, 12
	v_readlane_b32 s10, v5, 3
	v_readlane_b32 s11, v5, 4
	v_readlane_b32 s18, v5, 13
	v_mov_b32_e32 v2, v1
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v0
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	buffer_load_dword v3, off, s[0:3], s33 offset:52
	v_readlane_b32 s4, v5, 13
	v_mov_b32_e32 v5, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v7, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v7, s5
	v_mov_b32_e32 v6, v7
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[4:5], s5, v1, v4, v[5:6]
	.loc	0 257 12
	v_ashrrev_i32_e64 v1, 31, v4
	v_mov_b32_e32 v5, v1
	s_mov_b32 s6, 2
	v_lshlrev_b64 v[5:6], s6, v[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v1, s5, v1, v4
	v_add_co_ci_u32_e64 v3, s5, v2, v3, s5
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off
	s_mov_b32 s5, 31
	.loc	0 257 20
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v2, s5, v1
	s_mov_b32 s7, 30
	v_lshrrev_b32_e64 v2, s7, v2
	v_add_nc_u32_e64 v1, v1, v2
	v_ashrrev_i32_e64 v1, s6, v1
	s_mov_b32 s6, 1
	.loc	0 257 24
	v_add_nc_u32_e64 v1, v1, s6
	.loc	0 257 6
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	.loc	0 259 16 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	.loc	0 259 20 is_stmt 0
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v2, s5, v1
	s_mov_b32 s5, 24
	v_lshrrev_b32_e64 v2, s5, v2
	v_add_nc_u32_e64 v2, v1, v2
	s_mov_b32 s5, 0xffffff00
	v_and_b32_e64 v2, v2, s5
	v_sub_nc_u32_e64 v1, v1, v2
	.loc	0 259 11
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	.loc	0 259 7
	v_writelane_b32 v0, s4, 14
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
.LBB31_1:
	.loc	0 0 7
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
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
	v_readlane_b32 s15, v0, 17
	v_readlane_b32 s18, v0, 14
	v_writelane_b32 v0, s18, 18
	v_writelane_b32 v0, s15, 19
	v_writelane_b32 v0, s9, 20
	.loc	0 260 28 is_stmt 1
	v_writelane_b32 v0, s8, 21
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	buffer_load_dword v3, off, s[0:3], s33 offset:64
	buffer_load_dword v4, off, s[0:3], s33 offset:68
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v5, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v5
	.loc	0 260 35 is_stmt 0
	buffer_load_dword v5, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v7, 31, v5
	v_mov_b32_e32 v6, v7
	s_mov_b32 s8, 2
	.loc	0 260 33
	v_lshlrev_b64 v[7:8], s8, v[5:6]
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v8
	v_add_co_u32 v5, s8, v5, v6
	v_add_co_ci_u32_e64 v0, s8, v0, v1, s8
	v_mov_b32_e32 v6, v0
	s_mov_b64 s[18:19], 32
	.loc	0 260 13
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
	s_add_u32 s16, s16, _Z14atomic_cmpxchgPU3AS1Viii@rel32@lo+4
	s_addc_u32 s17, s17, _Z14atomic_cmpxchgPU3AS1Viii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v4, s15, v4
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v3, s15, v3
	v_or3_b32 v31, v2, v3, v4
	v_mov_b32_e32 v2, 0
	buffer_store_dword v2, off, s[0:3], s33 offset:72
	v_mov_b32_e32 v3, -1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:72
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 19
	v_readlane_b32 s6, v1, 20
	v_mov_b32_e32 v1, v0
	.loc	0 260 7
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	.loc	0 262 7 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	.loc	0 262 11 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s7, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 22
	s_or_b32 s6, s6, exec_lo
	v_writelane_b32 v0, s6, 23
	v_writelane_b32 v0, s6, 24
	.loc	0 262 7
	v_writelane_b32 v0, s4, 25
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 26
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB31_5
	s_branch .LBB31_4
.LBB31_2:
	.loc	0 0 7
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	s_or_saveexec_b32 s4, s4
	s_and_b32 s4, exec_lo, s4
	v_writelane_b32 v0, s4, 28
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB31_15
	.loc	0 263 14 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
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
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v2, off, s[0:3], s33 offset:68
	buffer_load_dword v6, off, s[0:3], s33 offset:28
	.loc	0 263 4 is_stmt 0
	buffer_load_dword v11, off, s[0:3], s33 offset:16
	buffer_load_dword v4, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v12, v4
	.loc	0 263 8
	buffer_load_dword v4, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v7, 31, v4
	v_mov_b32_e32 v5, v7
	s_mov_b32 s8, 2
	.loc	0 263 4
	v_writelane_b32 v3, s8, 29
	v_lshlrev_b64 v[9:10], s8, v[4:5]
	v_mov_b32_e32 v4, v11
	v_mov_b32_e32 v8, v9
	v_mov_b32_e32 v5, v12
	v_mov_b32_e32 v7, v10
	v_add_co_u32 v4, s8, v4, v8
	v_add_co_ci_u32_e64 v7, s8, v5, v7, s8
	v_mov_b32_e32 v5, v7
	.loc	0 263 12
	global_store_dword v[4:5], v6, off
	s_waitcnt_vscnt null, 0x0
	s_mov_b64 s[18:19], 32
	.loc	0 264 4 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 30
	v_writelane_b32 v3, s9, 31
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s17, s17, _Z9mem_fencej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:76
	v_mov_b32_e32 v0, 3
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	buffer_load_dword v31, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(1)
	v_readlane_b32 s15, v0, 29
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s8, v0, 30
	v_readlane_b32 s9, v0, 31
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	.loc	0 265 16
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v2, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	.loc	0 265 23 is_stmt 0
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v4, 31, v2
	v_mov_b32_e32 v3, v4
	.loc	0 265 21
	v_lshlrev_b64 v[4:5], s15, v[2:3]
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v5
	v_add_co_u32 v3, s15, v2, v3
	v_add_co_ci_u32_e64 v0, s15, v0, v1, s15
	v_mov_b32_e32 v4, v0
	.loc	0 265 27
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	.loc	0 265 4
	v_mov_b32_e32 v0, v3
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[3:4], s15, v[3:4]
	v_mov_b32_e32 v1, v3
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11atomic_xchgPU3AS1Vii@rel32@lo+4
	s_addc_u32 s17, s17, _Z11atomic_xchgPU3AS1Vii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	.loc	0 266 4 is_stmt 1
	s_branch .LBB31_15
.LBB31_4:
	.loc	0 0 4 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:80
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, 0
	.loc	0 268 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 0
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:80
	s_mov_b32 exec_lo, s24
	s_branch .LBB31_6
.LBB31_5:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 26
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s7, v1, 21
	v_readlane_b32 s8, v1, 18
	v_readlane_b32 s6, v1, 24
	v_readlane_b32 s5, v1, 25
	.loc	0 262 7 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:80
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, s6
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s8
	s_andn2_b32 s7, s7, exec_lo
	s_and_b32 s8, s5, exec_lo
	s_or_b32 s7, s7, s8
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s7, 1
	v_writelane_b32 v1, s7, 15
	v_writelane_b32 v1, s6, 16
	v_writelane_b32 v1, s5, 17
	s_mov_b32 s5, s4
	v_writelane_b32 v1, s5, 14
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 2
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:80
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB31_1
	s_branch .LBB31_16
.LBB31_6:
	.loc	0 0 7 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:80
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 3
	v_readlane_b32 s5, v0, 0
	v_writelane_b32 v0, s5, 4
	.loc	0 268 10 is_stmt 1
	buffer_load_dword v2, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	.loc	0 268 15 is_stmt 0
	buffer_load_dword v4, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v1, 31, v4
	v_mov_b32_e32 v5, v1
	s_mov_b32 s5, 2
	.loc	0 268 10
	v_lshlrev_b64 v[5:6], s5, v[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v1, s5, v1, v4
	v_add_co_ci_u32_e64 v3, s5, v2, v3, s5
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	s_mov_b32 s5, -1
	.loc	0 268 19
	v_cmp_eq_u32_e64 s5, v1, s5
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 5
	.loc	0 268 3
	v_writelane_b32 v0, s4, 6
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 7
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:80
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB31_8
	.loc	0 0 3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:80
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 5
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 268 3
	v_writelane_b32 v0, s4, 6
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:80
	s_mov_b32 exec_lo, s24
.LBB31_8:
	.loc	0 0 3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:80
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 7
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 4
	v_readlane_b32 s5, v0, 6
	.loc	0 268 3
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 3
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 0
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 8
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:80
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB31_6
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:80
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 8
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 269 7 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:80
	s_mov_b32 exec_lo, s24
	buffer_load_dword v2, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	.loc	0 269 12 is_stmt 0
	buffer_load_dword v4, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v1, 31, v4
	v_mov_b32_e32 v5, v1
	s_mov_b32 s4, 2
	.loc	0 269 7
	v_lshlrev_b64 v[5:6], s4, v[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v1, s4, v1, v4
	v_add_co_ci_u32_e64 v3, s4, v2, v3, s4
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 269 19
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	.loc	0 269 16
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s4, -1
	.loc	0 269 7
	v_writelane_b32 v0, s4, 9
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 10
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:80
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB31_13
	s_branch .LBB31_12
.LBB31_11:
	.loc	0 270 4 is_stmt 1
	s_branch .LBB31_2
.LBB31_12:
	.loc	0 271 2
	s_branch .LBB31_14
.LBB31_13:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:80
	s_mov_b32 exec_lo, s24
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(1)
	v_readlane_b32 s7, v1, 10
	s_or_b32 exec_lo, exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s5, v0, 23
	v_readlane_b32 s4, v0, 22
	v_readlane_b32 s6, v1, 9
	s_mov_b32 s7, 0
	s_andn2_b32 s4, s4, exec_lo
	s_andn2_b32 s5, s5, exec_lo
	s_and_b32 s6, s6, exec_lo
	s_or_b32 s5, s5, s6
	v_writelane_b32 v0, s5, 24
	.loc	0 269 7 is_stmt 1
	v_writelane_b32 v0, s4, 25
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_branch .LBB31_5
.LBB31_14:
	.loc	0 259 34
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:80
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 1
	.loc	0 259 37 is_stmt 0
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v1, v1, s4
	s_mov_b32 s4, 31
	.loc	0 259 42
	v_ashrrev_i32_e64 v2, s4, v1
	s_mov_b32 s4, 24
	v_lshrrev_b32_e64 v2, s4, v2
	v_add_nc_u32_e64 v2, v1, v2
	s_mov_b32 s4, 0xffffff00
	v_and_b32_e64 v2, v2, s4
	v_sub_nc_u32_e64 v1, v1, v2
	.loc	0 259 31
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 0
	s_xor_b32 s4, exec_lo, -1
	.loc	0 259 2
	v_writelane_b32 v0, s4, 9
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:80
	s_mov_b32 exec_lo, s24
	s_branch .LBB31_13
.LBB31_15:
	.loc	0 0 2
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 28
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 272 1 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:80
	s_mov_b32 exec_lo, s24
	s_endpgm
.LBB31_16:
	.loc	0 262 7
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:80
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 2
	s_or_b32 exec_lo, exec_lo, s4
.Ltmp35:
	.loc	0 0 7 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:80
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_mov_b32 s5, -1
	s_xor_b32 s4, s4, s5
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s5, 27
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB31_2
	s_branch .LBB31_11
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel probe_reserved
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 212
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
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
	.size	probe_reserved, .Lfunc_end17-probe_reserved

	.protected	bucket_locks
	.globl	bucket_locks
	.p2align	8
	.type	bucket_locks,@function
bucket_locks:
.Lfunc_begin18:
	.loc	0 274 0 is_stmt 1
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xe00
	s_add_u32 s12, s12, s17
	s_addc_u32 s13, s13, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s12
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s13
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v5, s16, 0
	s_mov_b32 s13, s15
	v_writelane_b32 v5, s13, 1
	s_mov_b32 s12, s14
	v_readlane_b32 s14, v5, 0
	v_writelane_b32 v5, s12, 2
	v_writelane_b32 v5, s10, 3
	v_writelane_b32 v5, s11, 4
	s_mov_b64 s[16:17], s[8:9]
	v_writelane_b32 v5, s16, 5
	v_writelane_b32 v5, s17, 6
	v_writelane_b32 v5, s6, 7
	v_writelane_b32 v5, s7, 8
	v_writelane_b32 v5, s4, 9
	v_writelane_b32 v5, s5, 10
	buffer_store_dword v2, off, s[0:3], s33 offset:60
	buffer_store_dword v1, off, s[0:3], s33 offset:56
	buffer_store_dword v0, off, s[0:3], s33 offset:52
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
.Ltmp36:
	.loc	0 275 10 prologue_end
	buffer_load_dword v3, off, s[0:3], s33 offset:8
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v6
	buffer_store_dword v3, off, s[0:3], s33 offset:40
	buffer_store_dword v4, off, s[0:3], s33 offset:44
	s_mov_b64 s[18:19], 32
	.loc	0 275 15 is_stmt 0
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v5, s8, 11
	v_writelane_b32 v5, s9, 12
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:48
	s_mov_b32 s18, 0
	v_writelane_b32 v5, s18, 13
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v5, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:48
	v_readlane_b32 s14, v5, 0
	v_readlane_b32 s13, v5, 1
	v_readlane_b32 s12, v5, 2
	v_readlane_b32 s10, v5, 3
	v_readlane_b32 s11, v5, 4
	v_readlane_b32 s4, v5, 9
	v_readlane_b32 s5, v5, 10
	v_readlane_b32 s6, v5, 7
	v_readlane_b32 s7, v5, 8
	v_readlane_b32 s8, v5, 11
	v_readlane_b32 s9, v5, 12
	v_readlane_b32 s18, v5, 13
	v_mov_b32_e32 v2, v1
	v_mov_b32_e32 v1, v2
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14get_local_sizej@rel32@lo+4
	s_addc_u32 s17, s17, _Z14get_local_sizej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:48
	v_readlane_b32 s14, v5, 0
	v_readlane_b32 s13, v5, 1
	v_readlane_b32 s12, v5, 2
	v_readlane_b32 s4, v5, 9
	v_readlane_b32 s5, v5, 10
	v_readlane_b32 s6, v5, 7
	v_readlane_b32 s7, v5, 8
	v_readlane_b32 s8, v5, 11
	v_readlane_b32 s9, v5, 12
	v_readlane_b32 s10, v5, 3
	v_readlane_b32 s11, v5, 4
	v_readlane_b32 s18, v5, 13
	v_mov_b32_e32 v2, v1
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v0
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	v_readlane_b32 s4, v5, 13
	v_mov_b32_e32 v5, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v7, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v7, s5
	v_mov_b32_e32 v6, v7
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[4:5], s5, v1, v4, v[5:6]
	.loc	0 275 10
	v_ashrrev_i32_e64 v1, 31, v4
	v_mov_b32_e32 v5, v1
	s_mov_b32 s5, 2
	v_lshlrev_b64 v[5:6], s5, v[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v1, s5, v1, v4
	v_add_co_ci_u32_e64 v3, s5, v2, v3, s5
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off
	s_mov_b32 s5, 31
	.loc	0 275 18
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v2, s5, v1
	s_mov_b32 s5, 28
	v_lshrrev_b32_e64 v2, s5, v2
	v_add_nc_u32_e64 v2, v1, v2
	s_mov_b32 s5, -16
	v_and_b32_e64 v2, v2, s5
	v_sub_nc_u32_e64 v1, v1, v2
	.loc	0 275 6
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	.loc	0 277 2 is_stmt 1
	v_writelane_b32 v0, s4, 14
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
.LBB32_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
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
	v_readlane_b32 s9, v0, 14
	v_writelane_b32 v0, s9, 16
	.loc	0 277 24
	v_writelane_b32 v0, s8, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	buffer_load_dword v3, off, s[0:3], s33 offset:56
	buffer_load_dword v4, off, s[0:3], s33 offset:60
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v5, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v5
	.loc	0 277 31
	buffer_load_dword v5, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v7, 31, v5
	v_mov_b32_e32 v6, v7
	s_mov_b32 s8, 2
	.loc	0 277 29
	v_lshlrev_b64 v[7:8], s8, v[5:6]
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v8
	v_add_co_u32 v5, s8, v5, v6
	v_add_co_ci_u32_e64 v0, s8, v0, v1, s8
	v_mov_b32_e32 v6, v0
	s_mov_b64 s[18:19], 32
	.loc	0 277 9
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
	s_add_u32 s16, s16, _Z14atomic_cmpxchgPU3AS1Viii@rel32@lo+4
	s_addc_u32 s17, s17, _Z14atomic_cmpxchgPU3AS1Viii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v4, s15, v4
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v3, s15, v3
	v_or3_b32 v31, v2, v3, v4
	v_mov_b32_e32 v2, 0
	buffer_store_dword v2, off, s[0:3], s33 offset:64
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 17
	v_mov_b32_e32 v1, v0
	.loc	0 277 40
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 18
	.loc	0 277 2
	v_writelane_b32 v0, s4, 19
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 20
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB32_3
	.loc	0 0 2
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 277 2
	v_writelane_b32 v0, s4, 19
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
.LBB32_3:
	.loc	0 0 2
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 20
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 16
	v_readlane_b32 s5, v0, 19
	.loc	0 277 2
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 15
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 14
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 21
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB32_1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 278 16 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
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
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	buffer_load_dword v5, off, s[0:3], s33 offset:16
	buffer_load_dword v4, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v4
	.loc	0 278 20 is_stmt 0
	buffer_load_dword v7, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v4, 31, v7
	v_mov_b32_e32 v8, v4
	s_mov_b32 s8, 2
	.loc	0 278 16
	v_writelane_b32 v3, s8, 22
	v_lshlrev_b64 v[8:9], s8, v[7:8]
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v7, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v6, v9
	v_add_co_u32 v4, s8, v4, v7
	v_add_co_ci_u32_e64 v6, s8, v5, v6, s8
	v_mov_b32_e32 v5, v6
	global_load_dword v4, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 278 2
	buffer_store_dword v4, off, s[0:3], s33 offset:104
	buffer_load_dword v6, off, s[0:3], s33 offset:16
	buffer_load_dword v4, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v4
	s_mov_b64 s[18:19], 32
	.loc	0 278 11
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 23
	v_writelane_b32 v3, s9, 24
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	v_writelane_b32 v3, s16, 25
	v_writelane_b32 v3, s17, 26
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:68
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:80
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:68
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 23
	v_readlane_b32 s9, v2, 24
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:80
	v_mov_b32_e32 v4, v1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v3, v4
	buffer_store_dword v2, off, s[0:3], s33 offset:92
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14get_local_sizej@rel32@lo+4
	s_addc_u32 s17, s17, _Z14get_local_sizej@rel32@hi+12
	s_waitcnt vmcnt(0)
	v_writelane_b32 v1, s16, 27
	v_writelane_b32 v1, s17, 28
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:68
	buffer_load_dword v3, off, s[0:3], s33 offset:104
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v4, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v4, 0
	v_readlane_b32 s13, v4, 1
	v_readlane_b32 s12, v4, 2
	v_readlane_b32 s4, v4, 9
	v_readlane_b32 s5, v4, 10
	v_readlane_b32 s6, v4, 7
	v_readlane_b32 s7, v4, 8
	v_readlane_b32 s8, v4, 23
	v_readlane_b32 s9, v4, 24
	v_readlane_b32 s10, v4, 3
	v_readlane_b32 s11, v4, 4
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:80
	buffer_store_dword v2, off, s[0:3], s33 offset:100
	v_mov_b32_e32 v5, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:100
	v_mov_b32_e32 v2, v5
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:96
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	v_writelane_b32 v4, s16, 29
	v_writelane_b32 v4, s17, 30
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v4, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:68
	buffer_load_dword v2, off, s[0:3], s33 offset:96
	v_readlane_b32 s15, v4, 22
	v_readlane_b32 s14, v4, 0
	v_readlane_b32 s13, v4, 1
	v_readlane_b32 s12, v4, 2
	v_readlane_b32 s10, v4, 3
	v_readlane_b32 s11, v4, 4
	v_readlane_b32 s16, v4, 25
	v_readlane_b32 s17, v4, 26
	v_readlane_b32 s4, v4, 9
	v_readlane_b32 s5, v4, 10
	v_readlane_b32 s6, v4, 7
	v_readlane_b32 s7, v4, 8
	v_readlane_b32 s8, v4, 23
	v_readlane_b32 s9, v4, 24
	v_mov_b32_e32 v4, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:80
	v_mov_b32_e32 v8, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	v_mov_b32_e32 v5, v8
	v_mov_b32_e32 v8, s18
	v_mov_b32_e32 v5, v8
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[1:2], s18, v1, v2, v[4:5]
	.loc	0 278 2
	v_ashrrev_i32_e64 v4, 31, v1
	v_mov_b32_e32 v2, v4
	v_lshlrev_b64 v[8:9], s15, v[1:2]
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32 v1, s15, v1, v5
	v_add_co_ci_u32_e64 v4, s15, v2, v4, s15
	v_mov_b32_e32 v2, v4
	.loc	0 278 14
	global_store_dword v[1:2], v3, off offset:256
	s_waitcnt_vscnt null, 0x0
	.loc	0 279 11 is_stmt 1
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:68
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s16, v2, 27
	v_readlane_b32 s17, v2, 28
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 23
	v_readlane_b32 s9, v2, 24
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:80
	buffer_store_dword v2, off, s[0:3], s33 offset:88
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	v_mov_b32_e32 v2, v3
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:76
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:68
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v3, 0
	v_readlane_b32 s13, v3, 1
	v_readlane_b32 s12, v3, 2
	v_readlane_b32 s16, v3, 29
	v_readlane_b32 s17, v3, 30
	v_readlane_b32 s4, v3, 9
	v_readlane_b32 s5, v3, 10
	v_readlane_b32 s6, v3, 7
	v_readlane_b32 s7, v3, 8
	v_readlane_b32 s8, v3, 23
	v_readlane_b32 s9, v3, 24
	v_readlane_b32 s10, v3, 3
	v_readlane_b32 s11, v3, 4
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:80
	buffer_store_dword v2, off, s[0:3], s33 offset:84
	v_mov_b32_e32 v4, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:84
	v_mov_b32_e32 v2, v4
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:72
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:68
	buffer_load_dword v2, off, s[0:3], s33 offset:80
	v_readlane_b32 s15, v3, 22
	v_readlane_b32 s14, v3, 0
	v_readlane_b32 s13, v3, 1
	v_readlane_b32 s12, v3, 2
	v_readlane_b32 s10, v3, 3
	v_readlane_b32 s11, v3, 4
	v_readlane_b32 s4, v3, 9
	v_readlane_b32 s5, v3, 10
	v_readlane_b32 s6, v3, 7
	v_readlane_b32 s7, v3, 8
	v_readlane_b32 s8, v3, 23
	v_readlane_b32 s9, v3, 24
	v_mov_b32_e32 v3, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	v_mov_b32_e32 v5, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:72
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v5, s16
	v_mov_b32_e32 v4, v5
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[0:1], s16, v0, v1, v[3:4]
	v_mov_b32_e32 v3, v0
	.loc	0 279 2 is_stmt 0
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v0
	.loc	0 279 6
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v4, 31, v0
	v_mov_b32_e32 v1, v4
	.loc	0 279 2
	v_lshlrev_b64 v[6:7], s15, v[0:1]
	v_mov_b32_e32 v0, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32 v0, s15, v0, v5
	v_add_co_ci_u32_e64 v4, s15, v1, v4, s15
	v_mov_b32_e32 v1, v4
	.loc	0 279 9
	global_store_dword v[0:1], v3, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 280 2 is_stmt 1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s17, s17, _Z9mem_fencej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 3
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	buffer_load_dword v31, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(1)
	v_readlane_b32 s15, v0, 22
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s8, v0, 23
	v_readlane_b32 s9, v0, 24
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	.loc	0 281 14
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v3
	.loc	0 281 21 is_stmt 0
	buffer_load_dword v3, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v5, 31, v3
	v_mov_b32_e32 v4, v5
	.loc	0 281 19
	v_lshlrev_b64 v[5:6], s15, v[3:4]
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v6
	v_add_co_u32 v3, s15, v3, v4
	v_add_co_ci_u32_e64 v0, s15, v0, v1, s15
	v_mov_b32_e32 v4, v0
	.loc	0 281 2
	v_mov_b32_e32 v0, v3
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[3:4], s15, v[3:4]
	v_mov_b32_e32 v1, v3
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11atomic_xchgPU3AS1Vii@rel32@lo+4
	s_addc_u32 s17, s17, _Z11atomic_xchgPU3AS1Vii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	.loc	0 282 1 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_endpgm
.Ltmp37:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel bucket_locks
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 228
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
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
	.size	bucket_locks, .Lfunc_end18-bucket_locks

	.protected	bitmap
	.globl	bitmap
	.p2align	8
	.type	bitmap,@function
bitmap:
.Lfunc_begin19:
	.loc	0 284 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x1000
	s_add_u32 s12, s12, s17
	s_addc_u32 s13, s13, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s12
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s13
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
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v3, v2
	buffer_store_dword v3, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v2, v1
	buffer_store_dword v2, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	buffer_store_dword v1, off, s[0:3], s33 offset:52
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
.Ltmp38:
	.loc	0 285 15 prologue_end
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s8, 11
	v_writelane_b32 v0, s9, 12
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v3, s15, v3
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v2, s15, v2
	v_or3_b32 v31, v1, v2, v3
	buffer_store_dword v31, off, s[0:3], s33 offset:48
	s_mov_b32 s18, 0
	v_writelane_b32 v0, s18, 13
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:48
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 11
	v_readlane_b32 s9, v2, 12
	v_readlane_b32 s18, v2, 13
	v_mov_b32_e32 v2, v1
	v_mov_b32_e32 v1, v2
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14get_local_sizej@rel32@lo+4
	s_addc_u32 s17, s17, _Z14get_local_sizej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:48
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v3, 0
	v_readlane_b32 s13, v3, 1
	v_readlane_b32 s12, v3, 2
	v_readlane_b32 s4, v3, 9
	v_readlane_b32 s5, v3, 10
	v_readlane_b32 s6, v3, 7
	v_readlane_b32 s7, v3, 8
	v_readlane_b32 s8, v3, 11
	v_readlane_b32 s9, v3, 12
	v_readlane_b32 s10, v3, 3
	v_readlane_b32 s11, v3, 4
	v_readlane_b32 s18, v3, 13
	v_mov_b32_e32 v2, v1
	v_mov_b32_e32 v1, v2
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	v_readlane_b32 s4, v3, 13
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v5, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v5, s5
	v_mov_b32_e32 v4, v5
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[1:2], s5, v1, v2, v[3:4]
	s_mov_b32 s5, 31
	.loc	0 285 17 is_stmt 0
	v_ashrrev_i32_e64 v2, s5, v1
	s_mov_b32 s5, 28
	v_lshrrev_b32_e64 v2, s5, v2
	v_add_nc_u32_e64 v2, v1, v2
	s_mov_b32 s5, -16
	v_and_b32_e64 v2, v2, s5
	v_sub_nc_u32_e64 v1, v1, v2
	.loc	0 285 11
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	.loc	0 285 7
	v_writelane_b32 v0, s4, 14
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
.LBB34_1:
	.loc	0 0 7
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
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
	v_readlane_b32 s9, v3, 14
	v_writelane_b32 v3, s9, 16
	v_writelane_b32 v3, s8, 17
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	s_mov_b64 s[18:19], 32
	.loc	0 286 17 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 18
	v_writelane_b32 v3, s9, 19
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:76
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:76
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 18
	v_readlane_b32 s9, v2, 19
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	buffer_store_dword v2, off, s[0:3], s33 offset:84
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:84
	v_mov_b32_e32 v2, v3
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:72
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14get_local_sizej@rel32@lo+4
	s_addc_u32 s17, s17, _Z14get_local_sizej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:76
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 18
	v_readlane_b32 s9, v2, 19
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	buffer_store_dword v2, off, s[0:3], s33 offset:80
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:80
	v_mov_b32_e32 v2, v3
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:68
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:76
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 18
	v_readlane_b32 s9, v2, 19
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	v_mov_b32_e32 v4, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v4, s15
	v_mov_b32_e32 v3, v4
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[0:1], s15, v0, v1, v[2:3]
	s_mov_b32 s15, 1
	.loc	0 286 13 is_stmt 0
	v_lshlrev_b32_e64 v0, v0, s15
	.loc	0 286 7
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	.loc	0 288 18 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v2, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	.loc	0 288 25 is_stmt 0
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v4, 31, v2
	v_mov_b32_e32 v3, v4
	s_mov_b32 s15, 2
	.loc	0 288 23
	v_lshlrev_b64 v[4:5], s15, v[2:3]
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v5
	v_add_co_u32 v3, s15, v2, v3
	v_add_co_ci_u32_e64 v0, s15, v0, v1, s15
	v_mov_b32_e32 v4, v0
	.loc	0 288 28
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	.loc	0 288 8
	v_mov_b32_e32 v0, v3
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[3:4], s15, v[3:4]
	v_mov_b32_e32 v1, v3
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9atomic_orPU3AS1Vii@rel32@lo+4
	s_addc_u32 s17, s17, _Z9atomic_orPU3AS1Vii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 17
	v_mov_b32_e32 v1, v0
	.loc	0 288 33
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	buffer_load_dword v3, off, s[0:3], s33 offset:32
	.loc	0 288 31
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, v3
	.loc	0 288 36
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 20
	.loc	0 288 7
	v_writelane_b32 v0, s4, 21
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 22
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB34_5
	s_branch .LBB34_4
.LBB34_2:
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 289 13 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
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
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	buffer_load_dword v4, off, s[0:3], s33 offset:28
	.loc	0 289 4 is_stmt 0
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s33 offset:96
	buffer_load_dword v7, off, s[0:3], s33 offset:16
	buffer_load_dword v4, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v4
	s_mov_b64 s[18:19], 32
	.loc	0 289 8
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 24
	v_writelane_b32 v3, s9, 25
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:108
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:108
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 24
	v_readlane_b32 s9, v2, 25
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	buffer_store_dword v2, off, s[0:3], s33 offset:112
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:112
	v_mov_b32_e32 v2, v3
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:92
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14get_local_sizej@rel32@lo+4
	s_addc_u32 s17, s17, _Z14get_local_sizej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:108
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 24
	v_readlane_b32 s9, v2, 25
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	buffer_store_dword v2, off, s[0:3], s33 offset:100
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:100
	v_mov_b32_e32 v2, v3
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:88
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:96
	v_mov_b32_e32 v3, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	v_mov_b32_e32 v5, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v5, s4
	v_mov_b32_e32 v4, v5
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[0:1], s4, v0, v1, v[3:4]
	.loc	0 289 4
	v_ashrrev_i32_e64 v3, 31, v0
	v_mov_b32_e32 v1, v3
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[5:6], s4, v[0:1]
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v0, s4, v0, v4
	v_add_co_ci_u32_e64 v3, s4, v1, v3, s4
	v_mov_b32_e32 v1, v3
	.loc	0 289 11
	global_store_dword v[0:1], v2, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 290 4 is_stmt 1
	s_branch .LBB34_7
.LBB34_4:
	.loc	0 292 2
	s_branch .LBB34_6
.LBB34_5:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 22
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 16
	v_readlane_b32 s5, v0, 21
	.loc	0 288 7 is_stmt 1
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 15
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 14
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 23
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB34_1
	s_branch .LBB34_2
.LBB34_6:
	.loc	0 285 29
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 20
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, 1
	.loc	0 285 31 is_stmt 0
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v1, v1, s5
	s_mov_b32 s5, 31
	.loc	0 285 36
	v_ashrrev_i32_e64 v2, s5, v1
	s_mov_b32 s5, 28
	v_lshrrev_b32_e64 v2, s5, v2
	v_add_nc_u32_e64 v2, v1, v2
	s_mov_b32 s5, -16
	v_and_b32_e64 v2, v2, s5
	v_sub_nc_u32_e64 v1, v1, v2
	.loc	0 285 26
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 285 2
	v_writelane_b32 v0, s4, 21
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_branch .LBB34_5
.LBB34_7:
	.loc	0 293 1 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_endpgm
.Ltmp39:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel bitmap
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 244
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
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
.Lfunc_end19:
	.size	bitmap, .Lfunc_end19-bitmap

	.protected	pool
	.globl	pool
	.p2align	8
	.type	pool,@function
pool:
.Lfunc_begin20:
	.loc	0 295 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xa00
	s_add_u32 s12, s12, s17
	s_addc_u32 s13, s13, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s12
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s13
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
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v3, v2
	buffer_store_dword v3, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v2, v1
	buffer_store_dword v2, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	buffer_store_dword v1, off, s[0:3], s33 offset:48
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
.Ltmp40:
	.loc	0 296 11 prologue_end
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s8, 11
	v_writelane_b32 v0, s9, 12
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v3, s15, v3
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v2, s15, v2
	v_or3_b32 v31, v1, v2, v3
	buffer_store_dword v31, off, s[0:3], s33 offset:44
	s_mov_b32 s18, 0
	v_writelane_b32 v0, s18, 13
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:44
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 11
	v_readlane_b32 s9, v2, 12
	v_readlane_b32 s18, v2, 13
	v_mov_b32_e32 v2, v1
	v_mov_b32_e32 v1, v2
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14get_local_sizej@rel32@lo+4
	s_addc_u32 s17, s17, _Z14get_local_sizej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:44
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v3, 0
	v_readlane_b32 s13, v3, 1
	v_readlane_b32 s12, v3, 2
	v_readlane_b32 s4, v3, 9
	v_readlane_b32 s5, v3, 10
	v_readlane_b32 s6, v3, 7
	v_readlane_b32 s7, v3, 8
	v_readlane_b32 s8, v3, 11
	v_readlane_b32 s9, v3, 12
	v_readlane_b32 s10, v3, 3
	v_readlane_b32 s11, v3, 4
	v_readlane_b32 s18, v3, 13
	v_mov_b32_e32 v2, v1
	v_mov_b32_e32 v1, v2
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	v_readlane_b32 s4, v3, 13
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v5, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v5, s5
	v_mov_b32_e32 v4, v5
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[1:2], s5, v1, v2, v[3:4]
	s_mov_b32 s5, 31
	.loc	0 296 13 is_stmt 0
	v_ashrrev_i32_e64 v2, s5, v1
	s_mov_b32 s5, 29
	v_lshrrev_b32_e64 v2, s5, v2
	v_add_nc_u32_e64 v2, v1, v2
	s_mov_b32 s5, -8
	v_and_b32_e64 v2, v2, s5
	v_sub_nc_u32_e64 v1, v1, v2
	.loc	0 296 6
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	.loc	0 298 2 is_stmt 1
	v_writelane_b32 v0, s4, 14
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
.LBB35_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
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
	v_readlane_b32 s9, v0, 14
	v_writelane_b32 v0, s9, 16
	.loc	0 298 24
	v_writelane_b32 v0, s8, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	buffer_load_dword v3, off, s[0:3], s33 offset:52
	buffer_load_dword v4, off, s[0:3], s33 offset:56
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v5, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v5
	.loc	0 298 31
	buffer_load_dword v5, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v7, 31, v5
	v_mov_b32_e32 v6, v7
	s_mov_b32 s8, 2
	.loc	0 298 29
	v_lshlrev_b64 v[7:8], s8, v[5:6]
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v8
	v_add_co_u32 v5, s8, v5, v6
	v_add_co_ci_u32_e64 v0, s8, v0, v1, s8
	v_mov_b32_e32 v6, v0
	s_mov_b64 s[18:19], 32
	.loc	0 298 9
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
	s_add_u32 s16, s16, _Z14atomic_cmpxchgPU3AS1Viii@rel32@lo+4
	s_addc_u32 s17, s17, _Z14atomic_cmpxchgPU3AS1Viii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v4, s15, v4
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v3, s15, v3
	v_or3_b32 v31, v2, v3, v4
	v_mov_b32_e32 v2, 0
	buffer_store_dword v2, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 17
	v_mov_b32_e32 v1, v0
	.loc	0 298 41
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 18
	.loc	0 298 2
	v_writelane_b32 v0, s4, 19
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 20
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB35_3
	.loc	0 299 9 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, 1
	.loc	0 299 12 is_stmt 0
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v1, v1, s5
	s_mov_b32 s5, 31
	.loc	0 299 17
	v_ashrrev_i32_e64 v2, s5, v1
	s_mov_b32 s5, 29
	v_lshrrev_b32_e64 v2, s5, v2
	v_add_nc_u32_e64 v2, v1, v2
	s_mov_b32 s5, -8
	v_and_b32_e64 v2, v2, s5
	v_sub_nc_u32_e64 v1, v1, v2
	.loc	0 299 6
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 298 2 is_stmt 1
	v_writelane_b32 v0, s4, 19
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
.LBB35_3:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 20
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 16
	v_readlane_b32 s5, v0, 19
	.loc	0 298 2
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 15
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 14
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 21
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB35_1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 300 2 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
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
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	buffer_load_dword v5, off, s[0:3], s33 offset:16
	buffer_load_dword v4, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v4
	.loc	0 300 6 is_stmt 0
	buffer_load_dword v7, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v4, 31, v7
	v_mov_b32_e32 v8, v4
	s_mov_b32 s8, 2
	.loc	0 300 2
	v_writelane_b32 v3, s8, 22
	v_lshlrev_b64 v[8:9], s8, v[7:8]
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v7, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v6, v9
	v_add_co_u32 v4, s8, v4, v7
	v_add_co_ci_u32_e64 v6, s8, v5, v6, s8
	v_mov_b32_e32 v5, v6
	.loc	0 300 9
	global_load_dword v6, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	s_mov_b32 s8, 1
	v_add_nc_u32_e64 v6, v6, s8
	global_store_dword v[4:5], v6, off
	s_waitcnt_vscnt null, 0x0
	s_mov_b64 s[18:19], 32
	.loc	0 301 2 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 23
	v_writelane_b32 v3, s9, 24
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s17, s17, _Z9mem_fencej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:64
	v_mov_b32_e32 v0, 3
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	buffer_load_dword v31, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(1)
	v_readlane_b32 s15, v0, 22
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s8, v0, 23
	v_readlane_b32 s9, v0, 24
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	.loc	0 302 14
	buffer_load_dword v6, off, s[0:3], s33
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v0
	.loc	0 302 21 is_stmt 0
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v2, 31, v0
	v_mov_b32_e32 v1, v2
	.loc	0 302 19
	v_lshlrev_b64 v[4:5], s15, v[0:1]
	v_mov_b32_e32 v1, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v2, v5
	v_add_co_u32 v1, s15, v1, v3
	v_add_co_ci_u32_e64 v0, s15, v0, v2, s15
	v_mov_b32_e32 v2, v0
	.loc	0 302 2
	v_mov_b32_e32 v0, v1
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11atomic_xchgPU3AS1Vii@rel32@lo+4
	s_addc_u32 s17, s17, _Z11atomic_xchgPU3AS1Vii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	.loc	0 303 1 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_endpgm
.Ltmp41:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel pool
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 196
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
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
.Lfunc_end20:
	.size	pool, .Lfunc_end20-pool

	.protected	last_group
	.globl	last_group
	.p2align	8
	.type	last_group,@function
last_group:
.Lfunc_begin21:
	.loc	0 305 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x1200
	s_add_u32 s12, s12, s17
	s_addc_u32 s13, s13, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s12
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s13
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v6, s16, 0
	s_mov_b32 s13, s15
	v_writelane_b32 v6, s13, 1
	s_mov_b32 s12, s14
	v_readlane_b32 s14, v6, 0
	v_writelane_b32 v6, s12, 2
	v_writelane_b32 v6, s10, 3
	v_writelane_b32 v6, s11, 4
	s_mov_b64 s[16:17], s[8:9]
	v_writelane_b32 v6, s16, 5
	v_writelane_b32 v6, s17, 6
	v_writelane_b32 v6, s6, 7
	v_writelane_b32 v6, s7, 8
	v_writelane_b32 v6, s4, 9
	v_writelane_b32 v6, s5, 10
	buffer_store_dword v2, off, s[0:3], s33 offset:104
	buffer_store_dword v1, off, s[0:3], s33 offset:100
	buffer_store_dword v0, off, s[0:3], s33 offset:96
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
.Ltmp42:
	.loc	0 308 11 prologue_end
	buffer_load_dword v3, off, s[0:3], s33 offset:8
	buffer_load_dword v5, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v5
	buffer_store_dword v3, off, s[0:3], s33 offset:80
	buffer_store_dword v4, off, s[0:3], s33 offset:84
	s_mov_b64 s[18:19], 32
	.loc	0 308 16 is_stmt 0
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v6, s8, 11
	v_writelane_b32 v6, s9, 12
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	v_writelane_b32 v6, s16, 13
	v_writelane_b32 v6, s17, 14
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:44
	v_readlane_b32 s14, v6, 0
	v_readlane_b32 s13, v6, 1
	v_readlane_b32 s12, v6, 2
	v_readlane_b32 s10, v6, 3
	v_readlane_b32 s11, v6, 4
	v_readlane_b32 s4, v6, 9
	v_readlane_b32 s5, v6, 10
	v_readlane_b32 s6, v6, 7
	v_readlane_b32 s7, v6, 8
	v_readlane_b32 s8, v6, 11
	v_readlane_b32 s9, v6, 12
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	buffer_store_dword v2, off, s[0:3], s33 offset:92
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	v_mov_b32_e32 v2, v3
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:76
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14get_local_sizej@rel32@lo+4
	s_addc_u32 s17, s17, _Z14get_local_sizej@rel32@hi+12
	v_writelane_b32 v6, s16, 15
	v_writelane_b32 v6, s17, 16
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:44
	v_readlane_b32 s14, v6, 0
	v_readlane_b32 s13, v6, 1
	v_readlane_b32 s12, v6, 2
	v_readlane_b32 s4, v6, 9
	v_readlane_b32 s5, v6, 10
	v_readlane_b32 s6, v6, 7
	v_readlane_b32 s7, v6, 8
	v_readlane_b32 s8, v6, 11
	v_readlane_b32 s9, v6, 12
	v_readlane_b32 s10, v6, 3
	v_readlane_b32 s11, v6, 4
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	buffer_store_dword v2, off, s[0:3], s33 offset:88
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	v_mov_b32_e32 v2, v3
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	v_writelane_b32 v6, s16, 17
	v_writelane_b32 v6, s17, 18
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:44
	buffer_load_dword v2, off, s[0:3], s33 offset:80
	buffer_load_dword v3, off, s[0:3], s33 offset:84
	v_readlane_b32 s14, v6, 0
	v_readlane_b32 s13, v6, 1
	v_readlane_b32 s12, v6, 2
	v_readlane_b32 s10, v6, 3
	v_readlane_b32 s11, v6, 4
	v_readlane_b32 s16, v6, 13
	v_readlane_b32 s17, v6, 14
	v_readlane_b32 s4, v6, 9
	v_readlane_b32 s5, v6, 10
	v_readlane_b32 s6, v6, 7
	v_readlane_b32 s7, v6, 8
	v_readlane_b32 s8, v6, 11
	v_readlane_b32 s9, v6, 12
	v_mov_b32_e32 v7, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v5, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:76
	v_mov_b32_e32 v8, v5
	v_mov_b32_e32 v5, s15
	v_mov_b32_e32 v8, v5
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[4:5], s15, v1, v4, v[7:8]
	.loc	0 308 11
	v_ashrrev_i32_e64 v1, 31, v4
	v_mov_b32_e32 v5, v1
	s_mov_b32 s15, 2
	v_writelane_b32 v6, s15, 19
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v6, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	v_lshlrev_b64 v[7:8], s15, v[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v7
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v8
	v_add_co_u32 v1, s15, v1, v4
	v_add_co_ci_u32_e64 v3, s15, v2, v3, s15
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off
	.loc	0 308 2
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:52
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	buffer_load_dword v3, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	.loc	0 308 6
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	buffer_store_dword v2, off, s[0:3], s33 offset:68
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:44
	v_readlane_b32 s14, v6, 0
	v_readlane_b32 s13, v6, 1
	v_readlane_b32 s12, v6, 2
	v_readlane_b32 s10, v6, 3
	v_readlane_b32 s11, v6, 4
	v_readlane_b32 s16, v6, 15
	v_readlane_b32 s17, v6, 16
	v_readlane_b32 s4, v6, 9
	v_readlane_b32 s5, v6, 10
	v_readlane_b32 s6, v6, 7
	v_readlane_b32 s7, v6, 8
	v_readlane_b32 s8, v6, 11
	v_readlane_b32 s9, v6, 12
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	buffer_store_dword v2, off, s[0:3], s33 offset:72
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:72
	v_mov_b32_e32 v2, v3
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:56
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:44
	buffer_load_dword v3, off, s[0:3], s33 offset:64
	buffer_load_dword v4, off, s[0:3], s33 offset:68
	v_readlane_b32 s14, v6, 0
	v_readlane_b32 s13, v6, 1
	v_readlane_b32 s12, v6, 2
	v_readlane_b32 s4, v6, 9
	v_readlane_b32 s5, v6, 10
	v_readlane_b32 s6, v6, 7
	v_readlane_b32 s7, v6, 8
	v_readlane_b32 s8, v6, 11
	v_readlane_b32 s9, v6, 12
	v_readlane_b32 s10, v6, 3
	v_readlane_b32 s11, v6, 4
	v_readlane_b32 s16, v6, 17
	v_readlane_b32 s17, v6, 18
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	buffer_store_dword v2, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v5, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v2, v5
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v1
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:44
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	v_readlane_b32 s15, v6, 19
	v_readlane_b32 s14, v6, 0
	v_readlane_b32 s13, v6, 1
	v_readlane_b32 s12, v6, 2
	v_readlane_b32 s10, v6, 3
	v_readlane_b32 s11, v6, 4
	v_readlane_b32 s4, v6, 9
	v_readlane_b32 s5, v6, 10
	v_readlane_b32 s6, v6, 7
	v_readlane_b32 s7, v6, 8
	v_readlane_b32 s8, v6, 11
	v_readlane_b32 s9, v6, 12
	v_mov_b32_e32 v6, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v8, v1
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v7, v8
	v_mov_b32_e32 v8, s16
	v_mov_b32_e32 v7, v8
	s_waitcnt vmcnt(2)
	v_mad_u64_u32 v[5:6], s16, v2, v5, v[6:7]
	.loc	0 308 2
	v_ashrrev_i32_e64 v2, 31, v5
	v_mov_b32_e32 v6, v2
	v_lshlrev_b64 v[6:7], s15, v[5:6]
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v4, v7
	v_add_co_u32 v2, s15, v2, v5
	v_add_co_ci_u32_e64 v4, s15, v3, v4, s15
	v_mov_b32_e32 v3, v4
	.loc	0 308 9
	s_waitcnt vmcnt(1)
	global_store_dword v[2:3], v0, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 309 2 is_stmt 1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s17, s17, _Z9mem_fencej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 3
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	buffer_load_dword v31, off, s[0:3], s33 offset:44
	v_readlane_b32 s14, v1, 0
	v_readlane_b32 s13, v1, 1
	v_readlane_b32 s12, v1, 2
	v_readlane_b32 s10, v1, 3
	v_readlane_b32 s11, v1, 4
	v_readlane_b32 s8, v1, 11
	v_readlane_b32 s9, v1, 12
	v_readlane_b32 s6, v1, 7
	v_readlane_b32 s7, v1, 8
	v_readlane_b32 s4, v1, 9
	v_readlane_b32 s5, v1, 10
	.loc	0 310 2
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z7barrierj@rel32@lo+4
	s_addc_u32 s17, s17, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:44
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 9
	v_readlane_b32 s5, v1, 10
	v_readlane_b32 s6, v1, 7
	v_readlane_b32 s7, v1, 8
	v_readlane_b32 s8, v1, 11
	v_readlane_b32 s9, v1, 12
	v_readlane_b32 s10, v1, 3
	v_readlane_b32 s11, v1, 4
	v_readlane_b32 s12, v1, 2
	v_readlane_b32 s13, v1, 1
	v_readlane_b32 s14, v1, 0
	v_readlane_b32 s16, v1, 17
	v_readlane_b32 s17, v1, 18
	.loc	0 311 6
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v1, v3
	.loc	0 311 8 is_stmt 0
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e64 s5, v1, v2
	.loc	0 311 6
	s_mov_b32 s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 20
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB36_2
	.loc	0 312 21 is_stmt 1
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
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
	buffer_load_dword v2, off, s[0:3], s33 offset:96
	buffer_load_dword v3, off, s[0:3], s33 offset:100
	buffer_load_dword v4, off, s[0:3], s33 offset:104
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v7, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v7
	s_mov_b64 s[18:19], 32
	.loc	0 312 10 is_stmt 0
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v1, s8, 21
	v_writelane_b32 v1, s9, 22
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[5:6], s15, v[5:6]
	v_mov_b32_e32 v1, v5
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z10atomic_addPU3AS1Vii@rel32@lo+4
	s_addc_u32 s17, s17, _Z10atomic_addPU3AS1Vii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v4, s15, v4
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v3, s15, v3
	v_or3_b32 v31, v2, v3, v4
	buffer_store_dword v31, off, s[0:3], s33 offset:116
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:116
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v1, 0
	v_readlane_b32 s13, v1, 1
	v_readlane_b32 s12, v1, 2
	v_readlane_b32 s10, v1, 3
	v_readlane_b32 s11, v1, 4
	v_readlane_b32 s8, v1, 21
	v_readlane_b32 s9, v1, 22
	v_readlane_b32 s4, v1, 9
	v_readlane_b32 s5, v1, 10
	v_readlane_b32 s6, v1, 7
	v_readlane_b32 s7, v1, 8
	.loc	0 312 33
	buffer_store_dword v0, off, s[0:3], s33 offset:108
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14get_num_groupsj@rel32@lo+4
	s_addc_u32 s17, s17, _Z14get_num_groupsj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	v_mov_b32_e32 v4, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:108
	v_mov_b32_e32 v3, v4
	s_mov_b32 s4, -1
	.loc	0 312 40
	v_add_nc_u32_e64 v2, v2, s4
	.loc	0 312 30
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s4, v1, v2
	v_cndmask_b32_e64 v1, 0, 1, s4
	.loc	0 312 8
	ds_write_b32 v0, v1
.LBB36_2:
	.loc	0 0 8
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v3, 20
	s_or_b32 exec_lo, exec_lo, s8
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
	buffer_load_dword v0, off, s[0:3], s33 offset:96
	buffer_load_dword v1, off, s[0:3], s33 offset:100
	buffer_load_dword v2, off, s[0:3], s33 offset:104
	s_mov_b64 s[18:19], 32
	.loc	0 313 2 is_stmt 1
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
	v_mov_b32_e32 v0, 3
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v0, 0
	.loc	0 314 6
	ds_read_b32 v0, v0
	s_mov_b32 s4, 0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e64 s4, v0, s4
	s_and_b32 vcc_lo, exec_lo, s4
	s_cbranch_vccnz .LBB36_4
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
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
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	buffer_load_dword v2, off, s[0:3], s33 offset:100
	buffer_load_dword v3, off, s[0:3], s33 offset:104
	v_mov_b32_e32 v0, 0
	.loc	0 315 7 is_stmt 1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 s[18:19], 32
	.loc	0 317 16
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
	v_lshlrev_b32_e64 v3, s15, v3
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v2, s15, v2
	v_or3_b32 v31, v1, v2, v3
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	buffer_store_dword v2, off, s[0:3], s33 offset:120
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:120
	v_mov_b32_e32 v2, v3
	.loc	0 317 12 is_stmt 0
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 0
	.loc	0 317 8
	v_writelane_b32 v0, s4, 23
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_branch .LBB36_5
.LBB36_4:
	.loc	0 314 6 is_stmt 1
	s_branch .LBB36_11
.LBB36_5:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
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
	v_readlane_b32 s8, v3, 24
	v_readlane_b32 s9, v3, 23
	v_writelane_b32 v3, s9, 25
	.loc	0 317 19 is_stmt 1
	v_writelane_b32 v3, s8, 26
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	buffer_load_dword v0, off, s[0:3], s33 offset:96
	buffer_load_dword v1, off, s[0:3], s33 offset:100
	buffer_load_dword v2, off, s[0:3], s33 offset:104
	buffer_load_dword v3, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], s33 offset:124
	s_mov_b64 s[18:19], 32
	.loc	0 317 28 is_stmt 0
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14get_num_groupsj@rel32@lo+4
	s_addc_u32 s17, s17, _Z14get_num_groupsj@rel32@hi+12
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
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v2, 26
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v4, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:124
	v_mov_b32_e32 v3, v4
	s_mov_b32 s5, 6
	.loc	0 317 26
	v_lshlrev_b32_e64 v2, s5, v2
	.loc	0 317 21
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 27
	.loc	0 317 3
	v_writelane_b32 v0, s4, 28
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 29
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB36_7
	.loc	0 318 9 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	.loc	0 318 13 is_stmt 0
	buffer_load_dword v3, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v0, 31, v3
	v_mov_b32_e32 v4, v0
	s_mov_b32 s4, 2
	.loc	0 318 9
	v_lshlrev_b64 v[4:5], s4, v[3:4]
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_co_u32 v0, s4, v0, v3
	v_add_co_ci_u32_e64 v2, s4, v1, v2, s4
	v_mov_b32_e32 v1, v2
	global_load_dword v1, v[0:1], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 318 6
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v0, v0, v1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	.loc	0 318 4
	s_branch .LBB36_8
.LBB36_7:
	.loc	0 0 4
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 29
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 25
	v_readlane_b32 s5, v0, 28
	.loc	0 317 3 is_stmt 1
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 24
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 23
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 30
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB36_5
	s_branch .LBB36_9
.LBB36_8:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
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
	buffer_load_dword v0, off, s[0:3], s33 offset:96
	buffer_load_dword v1, off, s[0:3], s33 offset:100
	buffer_load_dword v2, off, s[0:3], s33 offset:104
	s_mov_b64 s[18:19], 32
	.loc	0 317 41
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14get_local_sizej@rel32@lo+4
	s_addc_u32 s17, s17, _Z14get_local_sizej@rel32@hi+12
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
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v2, 27
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	buffer_store_dword v2, off, s[0:3], s33 offset:128
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:128
	v_mov_b32_e32 v2, v3
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v1
	.loc	0 317 38
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v1, v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 317 3
	v_writelane_b32 v0, s4, 28
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_branch .LBB36_7
.LBB36_9:
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 30
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 319 14 is_stmt 1
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
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
	buffer_load_dword v3, off, s[0:3], s33 offset:96
	buffer_load_dword v4, off, s[0:3], s33 offset:100
	buffer_load_dword v5, off, s[0:3], s33 offset:104
	buffer_load_dword v6, off, s[0:3], s33
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v0
	s_mov_b64 s[18:19], 4
	.loc	0 319 19 is_stmt 0
	v_mov_b32_e32 v1, v6
	s_mov_b32 s9, s18
	v_mov_b32_e32 v0, v7
	s_mov_b32 s8, s19
	v_add_co_u32 v6, s9, v1, s9
	v_add_co_ci_u32_e64 v0, s8, v0, s8, s9
	v_mov_b32_e32 v7, v0
	.loc	0 319 24
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	s_mov_b64 s[18:19], 32
	.loc	0 319 3
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_mov_b32_e32 v0, v6
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[6:7], s15, v[6:7]
	v_mov_b32_e32 v1, v6
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z10atomic_addPU3AS1Vii@rel32@lo+4
	s_addc_u32 s17, s17, _Z10atomic_addPU3AS1Vii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v5, s15, v5
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v4, s15, v4
	v_or3_b32 v31, v3, v4, v5
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	.loc	0 320 2 is_stmt 1
	s_branch .LBB36_4
.LBB36_11:
	.loc	0 321 1
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_endpgm
.Ltmp43:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel last_group
		.amdhsa_group_segment_fixed_size 4
		.amdhsa_private_segment_fixed_size 260
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
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
.Lfunc_end21:
	.size	last_group, .Lfunc_end21-last_group

	.protected	make_once_later
	.globl	make_once_later
	.p2align	8
	.type	make_once_later,@function
make_once_later:
.Lfunc_begin22:
	.loc	0 323 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xc00
	s_add_u32 s12, s12, s17
	s_addc_u32 s13, s13, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s12
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s13
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
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
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
.Ltmp44:
	.loc	0 324 29 prologue_end
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	.loc	0 324 14 is_stmt 0
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
	s_add_u32 s16, s16, _Z14atomic_cmpxchgPU3AS1Viii@rel32@lo+4
	s_addc_u32 s17, s17, _Z14atomic_cmpxchgPU3AS1Viii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v4, s15, v4
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v3, s15, v3
	v_or3_b32 v31, v2, v3, v4
	v_mov_b32_e32 v2, 0
	buffer_store_dword v2, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v1, v0
	.loc	0 324 41
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e64 s4, v1, v2
	v_cndmask_b32_e64 v1, 0, 1, s4
	.loc	0 324 6
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	.loc	0 326 6 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB37_2
	.loc	0 327 3
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, 42
	.loc	0 327 10 is_stmt 0
	global_store_dword v[0:1], v2, off
	s_waitcnt_vscnt null, 0x0
.LBB37_2:
	.loc	0 0 10
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 328 7 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s4
	.loc	0 328 6 is_stmt 0
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 12
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB37_4
	.loc	0 0 6
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, 0
	.loc	0 329 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 13
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_branch .LBB37_5
.LBB37_4:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 12
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 328 6 is_stmt 1
	s_branch .LBB37_10
.LBB37_5:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	v_readlane_b32 s5, v0, 13
	v_writelane_b32 v0, s5, 15
	.loc	0 329 10 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off offset:4 glc dlc
	s_waitcnt vmcnt(0)
	s_mov_b32 s5, 0
	.loc	0 329 18 is_stmt 0
	v_cmp_eq_u32_e64 s5, v1, s5
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 16
	.loc	0 329 3
	v_writelane_b32 v0, s4, 17
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB37_7
	.loc	0 0 3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 329 3
	v_writelane_b32 v0, s4, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
.LBB37_7:
	.loc	0 0 3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 15
	v_readlane_b32 s5, v0, 17
	.loc	0 329 3
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 14
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 13
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 19
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB37_5
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	s_or_b32 exec_lo, exec_lo, s4
	s_branch .LBB37_4
.LBB37_10:
	.loc	0 330 12 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
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
	buffer_load_dword v4, off, s[0:3], s33 offset:16
	buffer_load_dword v6, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	global_load_dword v4, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 330 2 is_stmt 0
	buffer_store_dword v4, off, s[0:3], s33 offset:52
	buffer_load_dword v4, off, s[0:3], s33 offset:8
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	buffer_store_dword v4, off, s[0:3], s33 offset:64
	buffer_store_dword v5, off, s[0:3], s33 offset:68
	s_mov_b64 s[18:19], 32
	.loc	0 330 7
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 20
	v_writelane_b32 v3, s9, 21
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:76
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:56
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:76
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 20
	v_readlane_b32 s9, v2, 21
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	buffer_store_dword v2, off, s[0:3], s33 offset:80
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:80
	v_mov_b32_e32 v2, v3
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:72
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14get_local_sizej@rel32@lo+4
	s_addc_u32 s17, s17, _Z14get_local_sizej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:76
	buffer_load_dword v3, off, s[0:3], s33 offset:72
	buffer_load_dword v4, off, s[0:3], s33 offset:64
	buffer_load_dword v5, off, s[0:3], s33 offset:68
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 20
	v_readlane_b32 s9, v2, 21
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	buffer_store_dword v2, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v6, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v2, v6
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v7, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v9, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v8, v9
	v_mov_b32_e32 v9, s4
	v_mov_b32_e32 v8, v9
	v_mad_u64_u32 v[6:7], s4, v3, v6, v[7:8]
	.loc	0 330 2
	v_ashrrev_i32_e64 v3, 31, v6
	v_mov_b32_e32 v7, v3
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[7:8], s4, v[6:7]
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v5, v8
	v_add_co_u32 v3, s4, v3, v6
	v_add_co_ci_u32_e64 v5, s4, v4, v5, s4
	v_mov_b32_e32 v4, v5
	.loc	0 330 10
	s_waitcnt vmcnt(0)
	global_store_dword v[3:4], v1, off
	.loc	0 331 6 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 22
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB37_12
	.loc	0 332 15
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
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
	buffer_load_dword v5, off, s[0:3], s33
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v0
	s_mov_b64 s[18:19], 4
	.loc	0 332 20 is_stmt 0
	v_mov_b32_e32 v1, v5
	s_mov_b32 s9, s18
	v_mov_b32_e32 v0, v6
	s_mov_b32 s8, s19
	v_add_co_u32 v5, s9, v1, s9
	v_add_co_ci_u32_e64 v0, s8, v0, s8, s9
	v_mov_b32_e32 v6, v0
	s_mov_b64 s[18:19], 32
	.loc	0 332 3
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
	s_add_u32 s16, s16, _Z11atomic_xchgPU3AS1Vii@rel32@lo+4
	s_addc_u32 s17, s17, _Z11atomic_xchgPU3AS1Vii@rel32@hi+12
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
.LBB37_12:
	.loc	0 0 3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 22
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 333 1 is_stmt 1
	s_endpgm
.Ltmp45:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel make_once_later
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 212
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
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
.Lfunc_end22:
	.size	make_once_later, .Lfunc_end22-make_once_later

	.protected	solve_rows
	.globl	solve_rows
	.p2align	8
	.type	solve_rows,@function
solve_rows:
.Lfunc_begin23:
	.loc	0 335 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x1600
	s_add_u32 s12, s12, s17
	s_addc_u32 s13, s13, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s12
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s13
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
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v3, v2
	buffer_store_dword v3, off, s[0:3], s33 offset:84
	v_mov_b32_e32 v2, v1
	buffer_store_dword v2, off, s[0:3], s33 offset:80
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	buffer_store_dword v1, off, s[0:3], s33 offset:76
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
.Ltmp46:
	.loc	0 336 10 prologue_end
	buffer_load_dword v4, off, s[0:3], s33 offset:8
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	buffer_store_dword v4, off, s[0:3], s33 offset:56
	buffer_store_dword v5, off, s[0:3], s33 offset:60
	s_mov_b64 s[18:19], 32
	.loc	0 336 15 is_stmt 0
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v0, s8, 11
	v_writelane_b32 v0, s9, 12
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	v_writelane_b32 v0, s16, 13
	v_writelane_b32 v0, s17, 14
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v3, s15, v3
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v2, s15, v2
	v_or3_b32 v31, v1, v2, v3
	buffer_store_dword v31, off, s[0:3], s33 offset:52
	s_mov_b32 s18, 0
	v_writelane_b32 v0, s18, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:52
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 11
	v_readlane_b32 s9, v2, 12
	v_readlane_b32 s18, v2, 15
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	buffer_store_dword v2, off, s[0:3], s33 offset:72
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:72
	v_mov_b32_e32 v2, v3
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14get_local_sizej@rel32@lo+4
	s_addc_u32 s17, s17, _Z14get_local_sizej@rel32@hi+12
	v_writelane_b32 v0, s16, 16
	v_writelane_b32 v0, s17, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:52
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 11
	v_readlane_b32 s9, v2, 12
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s18, v2, 15
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	buffer_store_dword v2, off, s[0:3], s33 offset:68
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	v_mov_b32_e32 v2, v3
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	v_writelane_b32 v0, s16, 18
	v_writelane_b32 v0, s17, 19
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:52
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s16, v2, 13
	v_readlane_b32 s17, v2, 14
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 11
	v_readlane_b32 s9, v2, 12
	v_readlane_b32 s18, v2, 15
	v_mov_b32_e32 v4, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	v_mov_b32_e32 v6, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v6, s15
	v_mov_b32_e32 v5, v6
	s_waitcnt vmcnt(2)
	v_mad_u64_u32 v[3:4], s15, v0, v3, v[4:5]
	.loc	0 336 10
	v_ashrrev_i32_e64 v0, 31, v3
	v_mov_b32_e32 v4, v0
	s_mov_b32 s15, 2
	v_lshlrev_b64 v[4:5], s15, v[3:4]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_co_u32 v0, s15, v0, v3
	v_add_co_ci_u32_e64 v2, s15, v1, v2, s15
	v_mov_b32_e32 v1, v2
	global_load_dword v0, v[0:1], off
	.loc	0 336 6
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	.loc	0 338 15 is_stmt 1
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:52
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s16, v2, 16
	v_readlane_b32 s17, v2, 17
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 11
	v_readlane_b32 s9, v2, 12
	v_readlane_b32 s18, v2, 15
	v_mov_b32_e32 v2, v1
	v_mov_b32_e32 v1, v2
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:52
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 11
	v_readlane_b32 s9, v2, 12
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s16, v2, 18
	v_readlane_b32 s17, v2, 19
	v_readlane_b32 s18, v2, 15
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v2, v3
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v0, v0, v1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s18
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v2, 15
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v4, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v3, v4
	s_mov_b32 s5, -2
	.loc	0 338 17 is_stmt 0
	s_waitcnt vmcnt(0)
	v_add3_u32 v1, v1, v2, s5
	.loc	0 338 11
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	.loc	0 338 7
	v_writelane_b32 v0, s4, 20
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
.LBB38_1:
	.loc	0 0 7
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
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
	v_readlane_b32 s8, v3, 21
	v_readlane_b32 s9, v3, 20
	v_writelane_b32 v3, s9, 22
	.loc	0 338 22
	v_writelane_b32 v3, s8, 23
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	buffer_load_dword v1, off, s[0:3], s33 offset:80
	buffer_load_dword v2, off, s[0:3], s33 offset:84
	buffer_load_dword v4, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s33 offset:88
	s_mov_b64 s[18:19], 32
	.loc	0 338 26
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 24
	v_writelane_b32 v3, s9, 25
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:104
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:104
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 24
	v_readlane_b32 s9, v2, 25
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	buffer_store_dword v2, off, s[0:3], s33 offset:108
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:108
	v_mov_b32_e32 v2, v3
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:92
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14get_local_sizej@rel32@lo+4
	s_addc_u32 s17, s17, _Z14get_local_sizej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:104
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v4, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v4, 0
	v_readlane_b32 s13, v4, 1
	v_readlane_b32 s12, v4, 2
	v_readlane_b32 s4, v4, 9
	v_readlane_b32 s5, v4, 10
	v_readlane_b32 s6, v4, 7
	v_readlane_b32 s7, v4, 8
	v_readlane_b32 s8, v4, 24
	v_readlane_b32 s9, v4, 25
	v_readlane_b32 s10, v4, 3
	v_readlane_b32 s11, v4, 4
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	buffer_store_dword v2, off, s[0:3], s33 offset:96
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	v_mov_b32_e32 v2, v3
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:92
	v_readlane_b32 s4, v4, 23
	v_mov_b32_e32 v4, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v6, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v6, s5
	v_mov_b32_e32 v5, v6
	s_waitcnt vmcnt(2)
	v_mad_u64_u32 v[2:3], s5, v2, v3, v[4:5]
	.loc	0 338 24
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 26
	.loc	0 338 2
	v_writelane_b32 v0, s4, 27
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 28
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB38_10
	.loc	0 339 7 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, -1
	.loc	0 339 9 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s5, v1, s4
	.loc	0 339 7
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 29
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB38_4
	.loc	0 0 7
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, 0
	.loc	0 340 4 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 30
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_branch .LBB38_5
.LBB38_4:
	.loc	0 0 4 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 29
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 339 7 is_stmt 1
	s_branch .LBB38_11
.LBB38_5:
	.loc	0 0 7 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(1)
	v_readlane_b32 s4, v1, 31
	v_readlane_b32 s5, v1, 30
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s5, 0
	.loc	0 340 11 is_stmt 1
	buffer_load_dword v2, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	.loc	0 340 16 is_stmt 0
	buffer_load_dword v4, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v1, 31, v4
	v_mov_b32_e32 v5, v1
	s_mov_b32 s5, 2
	.loc	0 340 11
	v_lshlrev_b64 v[5:6], s5, v[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v1, s5, v1, v4
	v_add_co_ci_u32_e64 v3, s5, v2, v3, s5
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	s_mov_b32 s5, 0
	.loc	0 340 19
	v_cmp_eq_u32_e64 s5, v1, s5
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 1
	.loc	0 340 4
	v_writelane_b32 v0, s4, 2
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 3
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB38_7
	.loc	0 0 4
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 1
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 340 4
	v_writelane_b32 v0, s4, 2
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b32 exec_lo, s24
.LBB38_7:
	.loc	0 0 4
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 3
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 0
	v_readlane_b32 s5, v0, 2
	.loc	0 340 4
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	s_waitcnt vmcnt(0)
	v_writelane_b32 v1, s5, 31
	s_mov_b32 s5, s4
	v_writelane_b32 v1, s5, 30
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 4
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB38_5
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 4
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 341 9 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	.loc	0 341 13 is_stmt 0
	buffer_load_dword v3, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v0, 31, v3
	v_mov_b32_e32 v4, v0
	s_mov_b32 s4, 2
	.loc	0 341 9
	v_lshlrev_b64 v[4:5], s4, v[3:4]
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_co_u32 v0, s4, v0, v3
	v_add_co_ci_u32_e64 v2, s4, v1, v2, s4
	v_mov_b32_e32 v1, v2
	global_load_dword v1, v[0:1], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 341 6
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v0, v0, v1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	.loc	0 342 3 is_stmt 1
	s_branch .LBB38_4
.LBB38_10:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 28
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v1, 22
	v_readlane_b32 s5, v1, 27
	.loc	0 338 2 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v1, s5, 21
	s_mov_b32 s5, s4
	v_writelane_b32 v1, s5, 20
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_mov_b32 s5, s4
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s5, 5
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB38_1
	s_branch .LBB38_13
.LBB38_11:
	.loc	0 338 30 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 26
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s5, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v1, v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 338 2
	v_writelane_b32 v0, s4, 27
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_branch .LBB38_10
.LBB38_13:
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 5
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 343 11 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v7, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v7, 0
	v_readlane_b32 s13, v7, 1
	v_readlane_b32 s12, v7, 2
	v_readlane_b32 s10, v7, 3
	v_readlane_b32 s11, v7, 4
	v_readlane_b32 s6, v7, 7
	v_readlane_b32 s7, v7, 8
	v_readlane_b32 s4, v7, 9
	v_readlane_b32 s5, v7, 10
	v_readlane_b32 s16, v7, 5
	v_readlane_b32 s17, v7, 6
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v6, off, s[0:3], s33 offset:112
	s_mov_b32 exec_lo, s24
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	buffer_load_dword v1, off, s[0:3], s33 offset:80
	buffer_load_dword v2, off, s[0:3], s33 offset:84
	buffer_load_dword v3, off, s[0:3], s33 offset:28
	.loc	0 343 2 is_stmt 0
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], s33 offset:144
	buffer_load_dword v3, off, s[0:3], s33 offset:16
	buffer_load_dword v5, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v5
	buffer_store_dword v3, off, s[0:3], s33 offset:156
	buffer_store_dword v4, off, s[0:3], s33 offset:160
	s_mov_b64 s[18:19], 32
	.loc	0 343 6
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v6, s8, 6
	v_writelane_b32 v6, s9, 7
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	v_writelane_b32 v6, s16, 8
	v_writelane_b32 v6, s17, 9
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:136
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:124
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:136
	v_readlane_b32 s14, v7, 0
	v_readlane_b32 s13, v7, 1
	v_readlane_b32 s12, v7, 2
	v_readlane_b32 s10, v7, 3
	v_readlane_b32 s11, v7, 4
	v_readlane_b32 s4, v7, 9
	v_readlane_b32 s5, v7, 10
	v_readlane_b32 s6, v7, 7
	v_readlane_b32 s7, v7, 8
	v_readlane_b32 s8, v6, 6
	v_readlane_b32 s9, v6, 7
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:124
	buffer_store_dword v2, off, s[0:3], s33 offset:164
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:164
	v_mov_b32_e32 v2, v3
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:148
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14get_local_sizej@rel32@lo+4
	s_addc_u32 s17, s17, _Z14get_local_sizej@rel32@hi+12
	v_writelane_b32 v6, s16, 10
	v_writelane_b32 v6, s17, 11
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:136
	buffer_load_dword v3, off, s[0:3], s33 offset:156
	buffer_load_dword v4, off, s[0:3], s33 offset:160
	v_readlane_b32 s14, v7, 0
	v_readlane_b32 s13, v7, 1
	v_readlane_b32 s12, v7, 2
	v_readlane_b32 s4, v7, 9
	v_readlane_b32 s5, v7, 10
	v_readlane_b32 s6, v7, 7
	v_readlane_b32 s7, v7, 8
	v_readlane_b32 s8, v6, 6
	v_readlane_b32 s9, v6, 7
	v_readlane_b32 s10, v7, 3
	v_readlane_b32 s11, v7, 4
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:124
	buffer_store_dword v2, off, s[0:3], s33 offset:152
	v_mov_b32_e32 v5, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:152
	v_mov_b32_e32 v2, v5
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	v_writelane_b32 v6, s16, 12
	v_writelane_b32 v6, s17, 13
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:136
	buffer_load_dword v2, off, s[0:3], s33 offset:148
	v_readlane_b32 s14, v7, 0
	v_readlane_b32 s13, v7, 1
	v_readlane_b32 s12, v7, 2
	v_readlane_b32 s10, v7, 3
	v_readlane_b32 s11, v7, 4
	v_readlane_b32 s16, v6, 8
	v_readlane_b32 s17, v6, 9
	v_readlane_b32 s4, v7, 9
	v_readlane_b32 s5, v7, 10
	v_readlane_b32 s6, v7, 7
	v_readlane_b32 s7, v7, 8
	v_readlane_b32 s8, v6, 6
	v_readlane_b32 s9, v6, 7
	v_mov_b32_e32 v7, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:144
	v_mov_b32_e32 v9, v1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v8, v9
	v_mov_b32_e32 v9, s15
	v_mov_b32_e32 v8, v9
	s_waitcnt vmcnt(2)
	v_mad_u64_u32 v[7:8], s15, v2, v5, v[7:8]
	.loc	0 343 2
	v_ashrrev_i32_e64 v2, 31, v7
	v_mov_b32_e32 v8, v2
	s_mov_b32 s15, 2
	v_writelane_b32 v6, s15, 14
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v6, off, s[0:3], s33 offset:112
	s_mov_b32 exec_lo, s24
	v_lshlrev_b64 v[7:8], s15, v[7:8]
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v5, v7
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v4, v8
	v_add_co_u32 v2, s15, v2, v5
	v_add_co_ci_u32_e64 v4, s15, v3, v4, s15
	v_mov_b32_e32 v3, v4
	.loc	0 343 9
	s_waitcnt vmcnt(1)
	global_store_dword v[2:3], v0, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 344 2 is_stmt 1
	s_getpc_b64 s[18:19]
	s_add_u32 s18, s18, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s19, s19, _Z9mem_fencej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 3
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[18:19]
	buffer_load_dword v0, off, s[0:3], s33 offset:124
	buffer_load_dword v31, off, s[0:3], s33 offset:136
	v_readlane_b32 s14, v1, 0
	v_readlane_b32 s13, v1, 1
	v_readlane_b32 s12, v1, 2
	v_readlane_b32 s10, v1, 3
	v_readlane_b32 s11, v1, 4
	v_readlane_b32 s8, v6, 6
	v_readlane_b32 s9, v6, 7
	v_readlane_b32 s6, v1, 7
	v_readlane_b32 s7, v1, 8
	v_readlane_b32 s4, v1, 9
	v_readlane_b32 s5, v1, 10
	.loc	0 345 2
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	.loc	0 345 7 is_stmt 0
	buffer_store_dword v1, off, s[0:3], s33 offset:128
	buffer_store_dword v2, off, s[0:3], s33 offset:132
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:136
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s16, v6, 10
	v_readlane_b32 s17, v6, 11
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v6, 6
	v_readlane_b32 s9, v6, 7
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:124
	buffer_store_dword v2, off, s[0:3], s33 offset:140
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:140
	v_mov_b32_e32 v2, v3
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:116
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:136
	buffer_load_dword v3, off, s[0:3], s33 offset:128
	buffer_load_dword v4, off, s[0:3], s33 offset:132
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v6, 6
	v_readlane_b32 s9, v6, 7
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s16, v6, 12
	v_readlane_b32 s17, v6, 13
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:124
	buffer_store_dword v2, off, s[0:3], s33 offset:120
	v_mov_b32_e32 v5, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:120
	v_mov_b32_e32 v2, v5
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v1
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:116
	v_readlane_b32 s4, v6, 14
	v_mov_b32_e32 v6, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v8, v1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v7, v8
	v_mov_b32_e32 v8, s5
	v_mov_b32_e32 v7, v8
	s_waitcnt vmcnt(2)
	v_mad_u64_u32 v[5:6], s5, v2, v5, v[6:7]
	.loc	0 345 2
	v_ashrrev_i32_e64 v2, 31, v5
	v_mov_b32_e32 v6, v2
	v_lshlrev_b64 v[6:7], s4, v[5:6]
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v4, v7
	v_add_co_u32 v2, s4, v2, v5
	v_add_co_ci_u32_e64 v4, s4, v3, v4, s4
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v4, 1
	.loc	0 345 10
	global_store_dword v[2:3], v4, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 346 1 is_stmt 1
	s_endpgm
.Ltmp47:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel solve_rows
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 292
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
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
.Lfunc_end23:
	.size	solve_rows, .Lfunc_end23-solve_rows

	.protected	hook
	.globl	hook
	.p2align	8
	.type	hook,@function
hook:
.Lfunc_begin24:
	.loc	0 348 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xe00
	s_add_u32 s12, s12, s17
	s_addc_u32 s13, s13, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s12
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s13
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
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v3, v2
	buffer_store_dword v3, off, s[0:3], s33 offset:84
	v_mov_b32_e32 v2, v1
	buffer_store_dword v2, off, s[0:3], s33 offset:80
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	buffer_store_dword v1, off, s[0:3], s33 offset:76
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
.Ltmp48:
	.loc	0 349 10 prologue_end
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s8, 11
	v_writelane_b32 v0, s9, 12
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	v_writelane_b32 v0, s16, 13
	v_writelane_b32 v0, s17, 14
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v3, s15, v3
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v2, s15, v2
	v_or3_b32 v31, v1, v2, v3
	buffer_store_dword v31, off, s[0:3], s33 offset:56
	s_mov_b32 s18, 0
	v_writelane_b32 v0, s18, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:56
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 11
	v_readlane_b32 s9, v2, 12
	v_readlane_b32 s18, v2, 15
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	buffer_store_dword v2, off, s[0:3], s33 offset:72
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:72
	v_mov_b32_e32 v2, v3
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14get_local_sizej@rel32@lo+4
	s_addc_u32 s17, s17, _Z14get_local_sizej@rel32@hi+12
	v_writelane_b32 v0, s16, 16
	v_writelane_b32 v0, s17, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:56
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 11
	v_readlane_b32 s9, v2, 12
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s18, v2, 15
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	buffer_store_dword v2, off, s[0:3], s33 offset:68
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	v_mov_b32_e32 v2, v3
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:60
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	v_writelane_b32 v0, s16, 18
	v_writelane_b32 v0, s17, 19
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:56
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s16, v2, 13
	v_readlane_b32 s17, v2, 14
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 11
	v_readlane_b32 s9, v2, 12
	v_readlane_b32 s18, v2, 15
	v_mov_b32_e32 v3, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	v_mov_b32_e32 v5, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v5, s15
	v_mov_b32_e32 v4, v5
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[0:1], s15, v0, v1, v[3:4]
	s_mov_b32 s15, 31
	.loc	0 349 12 is_stmt 0
	v_writelane_b32 v2, s15, 20
	v_ashrrev_i32_e64 v1, s15, v0
	s_mov_b32 s15, 26
	v_writelane_b32 v2, s15, 21
	v_lshrrev_b32_e64 v1, s15, v1
	v_add_nc_u32_e64 v1, v0, v1
	s_mov_b32 s15, 0xffffffc0
	v_writelane_b32 v2, s15, 22
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v2, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	v_and_b32_e64 v1, v1, s15
	v_sub_nc_u32_e64 v0, v0, v1
	.loc	0 349 6
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	.loc	0 349 23
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:56
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s16, v2, 16
	v_readlane_b32 s17, v2, 17
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 11
	v_readlane_b32 s9, v2, 12
	v_readlane_b32 s18, v2, 15
	v_mov_b32_e32 v2, v1
	v_mov_b32_e32 v1, v2
	buffer_store_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:56
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 11
	v_readlane_b32 s9, v2, 12
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s16, v2, 18
	v_readlane_b32 s17, v2, 19
	v_readlane_b32 s18, v2, 15
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	buffer_store_dword v2, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v2, v3
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v0, v0, v1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s18
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v2, 21
	v_readlane_b32 s7, v2, 20
	v_readlane_b32 s5, v2, 22
	v_readlane_b32 s4, v2, 15
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v4, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v3, v4
	s_mov_b32 s8, 1
	.loc	0 349 25
	s_waitcnt vmcnt(0)
	v_add3_u32 v1, v1, v2, s8
	.loc	0 349 30
	v_ashrrev_i32_e64 v2, s7, v1
	v_lshrrev_b32_e64 v2, s6, v2
	v_add_nc_u32_e64 v2, v1, v2
	v_and_b32_e64 v2, v2, s5
	v_sub_nc_u32_e64 v1, v1, v2
	.loc	0 349 18
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	.loc	0 351 2 is_stmt 1
	v_writelane_b32 v0, s4, 23
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
.LBB39_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 24
	v_readlane_b32 s5, v0, 25
	v_readlane_b32 s6, v0, 23
	v_writelane_b32 v0, s6, 26
	v_writelane_b32 v0, s5, 27
	v_writelane_b32 v0, s4, 28
	s_mov_b32 s4, 0
	.loc	0 352 3 is_stmt 1
	v_writelane_b32 v0, s4, 29
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
.LBB39_2:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 30
	v_readlane_b32 s5, v1, 29
	v_writelane_b32 v1, s5, 31
	.loc	0 352 10
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 exec_lo, s24
	buffer_load_dword v2, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	.loc	0 352 15
	buffer_load_dword v4, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v1, 31, v4
	v_mov_b32_e32 v5, v1
	s_mov_b32 s5, 2
	.loc	0 352 10
	v_lshlrev_b64 v[5:6], s5, v[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v1, s5, v1, v4
	v_add_co_ci_u32_e64 v3, s5, v2, v3, s5
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	s_mov_b32 s5, 0
	.loc	0 352 18
	v_cmp_ne_u32_e64 s5, v1, s5
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 0
	.loc	0 352 3
	v_writelane_b32 v0, s4, 1
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 2
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB39_4
	.loc	0 352 28
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 0
	buffer_load_dword v2, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	.loc	0 352 33
	buffer_load_dword v4, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v1, 31, v4
	v_mov_b32_e32 v5, v1
	s_mov_b32 s5, 2
	.loc	0 352 28
	v_lshlrev_b64 v[5:6], s5, v[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v1, s5, v1, v4
	v_add_co_ci_u32_e64 v3, s5, v2, v3, s5
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	s_mov_b32 s5, -1
	.loc	0 352 36
	v_add_nc_u32_e64 v1, v1, s5
	.loc	0 352 26
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 352 3
	v_writelane_b32 v0, s4, 1
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 exec_lo, s24
.LBB39_4:
	.loc	0 0 3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 2
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v1, 31
	v_readlane_b32 s5, v0, 1
	.loc	0 352 3
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v1, s5, 30
	s_mov_b32 s5, s4
	v_writelane_b32 v1, s5, 29
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 3
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB39_2
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 3
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 0 3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, 0
	.loc	0 353 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 4
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 exec_lo, s24
.LBB39_7:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 5
	v_readlane_b32 s5, v0, 4
	v_writelane_b32 v0, s5, 6
	.loc	0 353 10
	buffer_load_dword v2, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	.loc	0 353 15
	buffer_load_dword v4, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v1, 31, v4
	v_mov_b32_e32 v5, v1
	s_mov_b32 s5, 2
	.loc	0 353 10
	v_lshlrev_b64 v[5:6], s5, v[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v1, s5, v1, v4
	v_add_co_ci_u32_e64 v3, s5, v2, v3, s5
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	s_mov_b32 s5, 0
	.loc	0 353 18
	v_cmp_ne_u32_e64 s5, v1, s5
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 7
	.loc	0 353 3
	v_writelane_b32 v0, s4, 8
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 9
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB39_9
	.loc	0 353 28
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 7
	buffer_load_dword v2, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	.loc	0 353 33
	buffer_load_dword v4, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v1, 31, v4
	v_mov_b32_e32 v5, v1
	s_mov_b32 s5, 2
	.loc	0 353 28
	v_lshlrev_b64 v[5:6], s5, v[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v1, s5, v1, v4
	v_add_co_ci_u32_e64 v3, s5, v2, v3, s5
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	s_mov_b32 s5, -1
	.loc	0 353 36
	v_add_nc_u32_e64 v1, v1, s5
	.loc	0 353 26
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 353 3
	v_writelane_b32 v0, s4, 8
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 exec_lo, s24
.LBB39_9:
	.loc	0 0 3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 9
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 6
	v_readlane_b32 s5, v0, 8
	.loc	0 353 3
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 5
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 4
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 10
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB39_7
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 10
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 354 7 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 27
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	.loc	0 354 12 is_stmt 0
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	.loc	0 354 9
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s6, 12
	.loc	0 354 7
	v_writelane_b32 v0, s4, 13
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 14
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB39_16
	s_branch .LBB39_14
.LBB39_12:
	.loc	0 0 7
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	s_or_saveexec_b32 s4, s4
	s_and_b32 s4, exec_lo, s4
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 exec_lo, s24
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB39_20
	.loc	0 355 4 is_stmt 1
	s_branch .LBB39_20
.LBB39_14:
	.loc	0 356 7
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	.loc	0 356 11 is_stmt 0
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	.loc	0 356 9
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s5, v1, v2
	.loc	0 356 7
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB39_17
	.loc	0 356 24
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	.loc	0 356 20
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	.loc	0 356 31
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	.loc	0 356 29
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	.loc	0 356 38
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	.loc	0 356 36
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	.loc	0 356 41
	s_branch .LBB39_17
.LBB39_16:
	.loc	0 0 41
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v0, 14
	s_or_b32 exec_lo, exec_lo, s8
	v_readlane_b32 s6, v1, 28
	v_readlane_b32 s7, v1, 26
	v_readlane_b32 s4, v0, 12
	v_readlane_b32 s5, v0, 13
	.loc	0 354 7 is_stmt 1
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s7
	s_andn2_b32 s6, s6, exec_lo
	s_and_b32 s7, s5, exec_lo
	s_or_b32 s6, s6, s7
	v_writelane_b32 v0, s6, 18
	v_writelane_b32 v1, s6, 24
	v_writelane_b32 v1, s5, 25
	s_mov_b32 s5, s4
	v_writelane_b32 v1, s5, 23
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 19
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB39_1
	s_branch .LBB39_22
.LBB39_17:
	.loc	0 0 7 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v1, 17
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 357 22 is_stmt 1
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
	buffer_load_dword v2, off, s[0:3], s33 offset:76
	buffer_load_dword v4, off, s[0:3], s33 offset:80
	buffer_load_dword v5, off, s[0:3], s33 offset:84
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v3
	.loc	0 357 29 is_stmt 0
	buffer_load_dword v6, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v3, 31, v6
	v_mov_b32_e32 v7, v3
	s_mov_b32 s8, 2
	.loc	0 357 27
	v_lshlrev_b64 v[7:8], s8, v[6:7]
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v8
	v_add_co_u32 v6, s8, v3, v6
	v_add_co_ci_u32_e64 v0, s8, v0, v1, s8
	v_mov_b32_e32 v7, v0
	.loc	0 357 35
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 s8, 1
	.loc	0 357 37
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v3, v0, s8
	s_mov_b64 s[18:19], 32
	.loc	0 357 7
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_mov_b32_e32 v0, v6
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[6:7], s15, v[6:7]
	v_mov_b32_e32 v1, v6
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14atomic_cmpxchgPU3AS1Viii@rel32@lo+4
	s_addc_u32 s17, s17, _Z14atomic_cmpxchgPU3AS1Viii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v5, s15, v5
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v4, s15, v4
	v_or3_b32 v31, v2, v4, v5
	v_mov_b32_e32 v2, 0
	buffer_store_dword v2, off, s[0:3], s33 offset:92
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:92
	v_mov_b32_e32 v1, v0
	.loc	0 357 42
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s4, -1
	.loc	0 357 7
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 20
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 21
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB39_21
	s_branch .LBB39_19
.LBB39_18:
	.loc	0 358 4 is_stmt 1
	s_branch .LBB39_12
.LBB39_19:
	.loc	0 0 4 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, 0
	s_xor_b32 s4, exec_lo, -1
	.loc	0 351 2 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 20
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 exec_lo, s24
	s_branch .LBB39_21
.LBB39_20:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 360 1 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_endpgm
.LBB39_21:
	.loc	0 0 1 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 21
	s_or_b32 exec_lo, exec_lo, s6
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 20
	s_mov_b32 s6, 0
	s_andn2_b32 s4, s4, exec_lo
	s_orn2_b32 s5, s5, exec_lo
	v_writelane_b32 v0, s5, 12
	.loc	0 357 7 is_stmt 1
	v_writelane_b32 v0, s4, 13
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 exec_lo, s24
	s_branch .LBB39_16
.LBB39_22:
	.loc	0 354 7
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	s_or_b32 exec_lo, exec_lo, s4
.Ltmp49:
	.loc	0 0 7 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	s_mov_b32 s5, -1
	s_xor_b32 s4, s4, s5
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	v_writelane_b32 v0, s5, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 exec_lo, s24
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB39_12
	s_branch .LBB39_18
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel hook
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 228
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
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
.Lfunc_end24:
	.size	hook, .Lfunc_end24-hook

	.protected	give_up_counted
	.globl	give_up_counted
	.p2align	8
	.type	give_up_counted,@function
give_up_counted:
.Lfunc_begin25:
	.loc	0 362 0 is_stmt 1
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xc00
	s_add_u32 s12, s12, s17
	s_addc_u32 s13, s13, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s12
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s13
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
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	s_load_dwordx2 s[10:11], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x8
	s_load_dwordx2 s[6:7], s[4:5], 0x10
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
.Ltmp50:
	.loc	0 363 6 prologue_end
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	.loc	0 365 2
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
.LBB40_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
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
	.loc	0 365 32
	v_writelane_b32 v0, s8, 12
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	buffer_load_dword v3, off, s[0:3], s33 offset:40
	buffer_load_dword v4, off, s[0:3], s33 offset:44
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	.loc	0 365 17
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
	s_add_u32 s16, s16, _Z14atomic_cmpxchgPU3AS1Viii@rel32@lo+4
	s_addc_u32 s17, s17, _Z14atomic_cmpxchgPU3AS1Viii@rel32@hi+12
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
	.loc	0 365 44
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s5, v1, v2
	v_cmp_eq_u32_e64 s4, v1, v2
	v_cndmask_b32_e64 v1, 0, 1, s4
	.loc	0 365 15
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	.loc	0 365 50
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 13
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 14
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB40_3
	.loc	0 365 64
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
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
	buffer_load_dword v4, off, s[0:3], s33 offset:16
	buffer_load_dword v6, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	buffer_store_dword v4, off, s[0:3], s33 offset:52
	buffer_store_dword v5, off, s[0:3], s33 offset:56
	s_mov_b64 s[18:19], 32
	.loc	0 365 75
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 15
	v_writelane_b32 v3, s9, 16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_writelane_b32 v3, s15, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:64
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:72
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:64
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 15
	v_readlane_b32 s9, v2, 16
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	buffer_store_dword v2, off, s[0:3], s33 offset:76
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:76
	v_mov_b32_e32 v2, v3
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:60
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14get_local_sizej@rel32@lo+4
	s_addc_u32 s17, s17, _Z14get_local_sizej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:64
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v4, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v4, 0
	v_readlane_b32 s13, v4, 1
	v_readlane_b32 s12, v4, 2
	v_readlane_b32 s4, v4, 9
	v_readlane_b32 s5, v4, 10
	v_readlane_b32 s6, v4, 7
	v_readlane_b32 s7, v4, 8
	v_readlane_b32 s8, v4, 15
	v_readlane_b32 s9, v4, 16
	v_readlane_b32 s10, v4, 3
	v_readlane_b32 s11, v4, 4
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	buffer_store_dword v2, off, s[0:3], s33 offset:68
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	v_mov_b32_e32 v2, v3
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:64
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	v_readlane_b32 s14, v4, 0
	v_readlane_b32 s13, v4, 1
	v_readlane_b32 s12, v4, 2
	v_readlane_b32 s10, v4, 3
	v_readlane_b32 s11, v4, 4
	v_readlane_b32 s4, v4, 9
	v_readlane_b32 s5, v4, 10
	v_readlane_b32 s6, v4, 7
	v_readlane_b32 s7, v4, 8
	v_readlane_b32 s8, v4, 15
	v_readlane_b32 s9, v4, 16
	v_mov_b32_e32 v4, v0
	v_mov_b32_e32 v6, v1
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v6, s15
	v_mov_b32_e32 v5, v6
	s_waitcnt vmcnt(2)
	v_mad_u64_u32 v[2:3], s15, v2, v3, v[4:5]
	.loc	0 365 73
	v_ashrrev_i32_e64 v4, 31, v2
	v_mov_b32_e32 v3, v4
	s_mov_b32 s15, 2
	v_lshlrev_b64 v[4:5], s15, v[2:3]
	.loc	0 365 68
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v5
	v_add_co_u32 v2, s15, v2, v3
	v_add_co_ci_u32_e64 v0, s15, v0, v1, s15
	v_mov_b32_e32 v3, v0
	s_mov_b64 s[18:19], 0x100
	.loc	0 365 73
	v_mov_b32_e32 v1, v2
	s_mov_b32 s16, s18
	v_mov_b32_e32 v0, v3
	s_mov_b32 s15, s19
	v_add_co_u32 v1, s16, v1, s16
	v_add_co_ci_u32_e64 v0, s15, v0, s15, s16
	v_mov_b32_e32 v2, v0
	.loc	0 365 53
	v_mov_b32_e32 v0, v1
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z10atomic_addPU3AS1Vii@rel32@lo+4
	s_addc_u32 s17, s17, _Z10atomic_addPU3AS1Vii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 17
	v_mov_b32_e32 v1, v0
	.loc	0 365 81
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	v_cmp_lt_i32_e64 s4, v1, s4
	s_and_b32 s4, s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 13
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
.LBB40_3:
	.loc	0 0 81
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s5, v0, 13
	s_mov_b32 s4, -1
	.loc	0 365 2
	v_writelane_b32 v0, s4, 18
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 19
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB40_5
	.loc	0 0 2
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, 0
	s_xor_b32 s4, exec_lo, -1
	.loc	0 365 2
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
.LBB40_5:
	.loc	0 0 2
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 19
	s_or_b32 exec_lo, exec_lo, s6
	v_readlane_b32 s5, v0, 12
	v_readlane_b32 s4, v0, 18
	.loc	0 365 2
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s5
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 11
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 20
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB40_1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 20
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 366 6 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s5, v1, s4
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 21
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB40_9
	.loc	0 367 3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
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
	buffer_load_dword v4, off, s[0:3], s33 offset:16
	buffer_load_dword v6, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	.loc	0 367 9 is_stmt 0
	global_load_dword v6, v[6:7], off glc dlc
	s_waitcnt vmcnt(0)
	s_mov_b32 s8, 1
	v_add_nc_u32_e64 v6, v6, s8
	global_store_dword v[4:5], v6, off
	s_waitcnt_vscnt null, 0x0
	s_mov_b64 s[18:19], 32
	.loc	0 368 3 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 22
	v_writelane_b32 v3, s9, 23
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s17, s17, _Z9mem_fencej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:80
	v_mov_b32_e32 v0, 3
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	buffer_load_dword v31, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(1)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s8, v0, 22
	v_readlane_b32 s9, v0, 23
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	.loc	0 369 15
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b32 s15, 32
	.loc	0 369 3 is_stmt 0
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11atomic_xchgPU3AS1Vii@rel32@lo+4
	s_addc_u32 s17, s17, _Z11atomic_xchgPU3AS1Vii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
.LBB40_9:
	.loc	0 0 3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 371 1 is_stmt 1
	s_endpgm
.Ltmp51:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel give_up_counted
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 212
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
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
.Lfunc_end25:
	.size	give_up_counted, .Lfunc_end25-give_up_counted

	.protected	give_up_counted_of_some
	.globl	give_up_counted_of_some
	.p2align	8
	.type	give_up_counted_of_some,@function
give_up_counted_of_some:
.Lfunc_begin26:
	.loc	0 373 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xc00
	s_add_u32 s12, s12, s17
	s_addc_u32 s13, s13, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s12
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s13
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
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	s_load_dwordx2 s[10:11], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x8
	s_load_dwordx2 s[6:7], s[4:5], 0x10
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
.Ltmp52:
	.loc	0 374 6 prologue_end
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	.loc	0 376 2
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
.LBB41_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
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
	.loc	0 376 32
	v_writelane_b32 v0, s8, 12
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	buffer_load_dword v3, off, s[0:3], s33 offset:40
	buffer_load_dword v4, off, s[0:3], s33 offset:44
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	.loc	0 376 17
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
	s_add_u32 s16, s16, _Z14atomic_cmpxchgPU3AS1Viii@rel32@lo+4
	s_addc_u32 s17, s17, _Z14atomic_cmpxchgPU3AS1Viii@rel32@hi+12
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
	.loc	0 376 44
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s5, v1, v2
	v_cmp_eq_u32_e64 s4, v1, v2
	v_cndmask_b32_e64 v1, 0, 1, s4
	.loc	0 376 15
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	.loc	0 376 50
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 13
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 14
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB41_4
	.loc	0 0 50
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
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
	.loc	0 376 54
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
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	buffer_store_dword v2, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v2, v3
	s_mov_b32 s4, 7
	.loc	0 376 56
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s5, v1, s4
	s_mov_b32 s4, -1
	.loc	0 376 61
	v_writelane_b32 v0, s4, 15
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB41_5
	.loc	0 376 75
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
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
	buffer_load_dword v4, off, s[0:3], s33 offset:16
	buffer_load_dword v6, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	buffer_store_dword v4, off, s[0:3], s33 offset:56
	buffer_store_dword v5, off, s[0:3], s33 offset:60
	s_mov_b64 s[18:19], 32
	.loc	0 376 86
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 17
	v_writelane_b32 v3, s9, 18
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_writelane_b32 v3, s15, 19
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:68
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:76
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:68
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 17
	v_readlane_b32 s9, v2, 18
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	buffer_store_dword v2, off, s[0:3], s33 offset:80
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:80
	v_mov_b32_e32 v2, v3
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14get_local_sizej@rel32@lo+4
	s_addc_u32 s17, s17, _Z14get_local_sizej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:68
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v4, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v4, 0
	v_readlane_b32 s13, v4, 1
	v_readlane_b32 s12, v4, 2
	v_readlane_b32 s4, v4, 9
	v_readlane_b32 s5, v4, 10
	v_readlane_b32 s6, v4, 7
	v_readlane_b32 s7, v4, 8
	v_readlane_b32 s8, v4, 17
	v_readlane_b32 s9, v4, 18
	v_readlane_b32 s10, v4, 3
	v_readlane_b32 s11, v4, 4
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	buffer_store_dword v2, off, s[0:3], s33 offset:72
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:72
	v_mov_b32_e32 v2, v3
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:68
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	v_readlane_b32 s14, v4, 0
	v_readlane_b32 s13, v4, 1
	v_readlane_b32 s12, v4, 2
	v_readlane_b32 s10, v4, 3
	v_readlane_b32 s11, v4, 4
	v_readlane_b32 s4, v4, 9
	v_readlane_b32 s5, v4, 10
	v_readlane_b32 s6, v4, 7
	v_readlane_b32 s7, v4, 8
	v_readlane_b32 s8, v4, 17
	v_readlane_b32 s9, v4, 18
	v_mov_b32_e32 v4, v0
	v_mov_b32_e32 v6, v1
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v6, s15
	v_mov_b32_e32 v5, v6
	s_waitcnt vmcnt(2)
	v_mad_u64_u32 v[2:3], s15, v2, v3, v[4:5]
	.loc	0 376 84
	v_ashrrev_i32_e64 v4, 31, v2
	v_mov_b32_e32 v3, v4
	s_mov_b32 s15, 2
	v_lshlrev_b64 v[4:5], s15, v[2:3]
	.loc	0 376 79
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v5
	v_add_co_u32 v2, s15, v2, v3
	v_add_co_ci_u32_e64 v0, s15, v0, v1, s15
	v_mov_b32_e32 v3, v0
	s_mov_b64 s[18:19], 0x100
	.loc	0 376 84
	v_mov_b32_e32 v1, v2
	s_mov_b32 s16, s18
	v_mov_b32_e32 v0, v3
	s_mov_b32 s15, s19
	v_add_co_u32 v1, s16, v1, s16
	v_add_co_ci_u32_e64 v0, s15, v0, s15, s16
	v_mov_b32_e32 v2, v0
	.loc	0 376 64
	v_mov_b32_e32 v0, v1
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z10atomic_addPU3AS1Vii@rel32@lo+4
	s_addc_u32 s17, s17, _Z10atomic_addPU3AS1Vii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 19
	v_mov_b32_e32 v1, v0
	.loc	0 376 92
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	v_cmp_lt_i32_e64 s4, v1, s4
	s_orn2_b32 s4, s4, exec_lo
	.loc	0 376 61
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_branch .LBB41_5
.LBB41_4:
	.loc	0 0 61
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s5, v0, 14
	s_or_b32 exec_lo, exec_lo, s5
	v_readlane_b32 s4, v0, 13
	.loc	0 376 50
	v_writelane_b32 v0, s4, 20
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_branch .LBB41_6
.LBB41_5:
	.loc	0 0 50
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s5, v0, 16
	s_or_b32 exec_lo, exec_lo, s5
	v_readlane_b32 s4, v0, 15
	s_and_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 13
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_branch .LBB41_4
.LBB41_6:
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s5, v0, 20
	s_mov_b32 s4, -1
	.loc	0 376 2
	v_writelane_b32 v0, s4, 21
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 22
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB41_8
	.loc	0 0 2
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, 0
	s_xor_b32 s4, exec_lo, -1
	.loc	0 376 2
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 21
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
.LBB41_8:
	.loc	0 0 2
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 22
	s_or_b32 exec_lo, exec_lo, s6
	v_readlane_b32 s5, v0, 12
	v_readlane_b32 s4, v0, 21
	.loc	0 376 2
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s5
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 11
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 23
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB41_1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 377 6 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s5, v1, s4
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 24
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB41_12
	.loc	0 378 3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
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
	buffer_load_dword v4, off, s[0:3], s33 offset:16
	buffer_load_dword v6, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	.loc	0 378 9 is_stmt 0
	global_load_dword v6, v[6:7], off glc dlc
	s_waitcnt vmcnt(0)
	s_mov_b32 s8, 1
	v_add_nc_u32_e64 v6, v6, s8
	global_store_dword v[4:5], v6, off
	s_waitcnt_vscnt null, 0x0
	s_mov_b64 s[18:19], 32
	.loc	0 379 3 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 25
	v_writelane_b32 v3, s9, 26
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s17, s17, _Z9mem_fencej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:84
	v_mov_b32_e32 v0, 3
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	buffer_load_dword v31, off, s[0:3], s33 offset:84
	s_waitcnt vmcnt(1)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s8, v0, 25
	v_readlane_b32 s9, v0, 26
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	.loc	0 380 15
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b32 s15, 32
	.loc	0 380 3 is_stmt 0
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11atomic_xchgPU3AS1Vii@rel32@lo+4
	s_addc_u32 s17, s17, _Z11atomic_xchgPU3AS1Vii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
.LBB41_12:
	.loc	0 0 3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 24
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 382 1 is_stmt 1
	s_endpgm
.Ltmp53:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel give_up_counted_of_some
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 212
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
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
.Lfunc_end26:
	.size	give_up_counted_of_some, .Lfunc_end26-give_up_counted_of_some

	.protected	give_up_counted_set_back
	.globl	give_up_counted_set_back
	.p2align	8
	.type	give_up_counted_set_back,@function
give_up_counted_set_back:
.Lfunc_begin27:
	.loc	0 384 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x1200
	s_add_u32 s12, s12, s17
	s_addc_u32 s13, s13, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s12
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s13
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
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	s_load_dwordx2 s[10:11], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x8
	s_load_dwordx2 s[6:7], s[4:5], 0x10
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
.Ltmp54:
	.loc	0 385 6 prologue_end
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	.loc	0 387 2
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
.LBB42_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
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
	.loc	0 387 32
	v_writelane_b32 v0, s8, 12
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	buffer_load_dword v3, off, s[0:3], s33 offset:40
	buffer_load_dword v4, off, s[0:3], s33 offset:44
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	.loc	0 387 17
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
	s_add_u32 s16, s16, _Z14atomic_cmpxchgPU3AS1Viii@rel32@lo+4
	s_addc_u32 s17, s17, _Z14atomic_cmpxchgPU3AS1Viii@rel32@hi+12
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
	.loc	0 387 44
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s5, v1, v2
	v_cmp_eq_u32_e64 s4, v1, v2
	v_cndmask_b32_e64 v1, 0, 1, s4
	.loc	0 387 15
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	.loc	0 387 50
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 13
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 14
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB42_3
	.loc	0 387 64
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
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
	buffer_load_dword v4, off, s[0:3], s33 offset:16
	buffer_load_dword v6, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	buffer_store_dword v4, off, s[0:3], s33 offset:52
	buffer_store_dword v5, off, s[0:3], s33 offset:56
	s_mov_b64 s[18:19], 32
	.loc	0 387 75
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 15
	v_writelane_b32 v3, s9, 16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_writelane_b32 v3, s15, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:64
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:72
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:64
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 15
	v_readlane_b32 s9, v2, 16
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	buffer_store_dword v2, off, s[0:3], s33 offset:76
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:76
	v_mov_b32_e32 v2, v3
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:60
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14get_local_sizej@rel32@lo+4
	s_addc_u32 s17, s17, _Z14get_local_sizej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:64
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v4, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v4, 0
	v_readlane_b32 s13, v4, 1
	v_readlane_b32 s12, v4, 2
	v_readlane_b32 s4, v4, 9
	v_readlane_b32 s5, v4, 10
	v_readlane_b32 s6, v4, 7
	v_readlane_b32 s7, v4, 8
	v_readlane_b32 s8, v4, 15
	v_readlane_b32 s9, v4, 16
	v_readlane_b32 s10, v4, 3
	v_readlane_b32 s11, v4, 4
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	buffer_store_dword v2, off, s[0:3], s33 offset:68
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	v_mov_b32_e32 v2, v3
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:64
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	v_readlane_b32 s14, v4, 0
	v_readlane_b32 s13, v4, 1
	v_readlane_b32 s12, v4, 2
	v_readlane_b32 s10, v4, 3
	v_readlane_b32 s11, v4, 4
	v_readlane_b32 s4, v4, 9
	v_readlane_b32 s5, v4, 10
	v_readlane_b32 s6, v4, 7
	v_readlane_b32 s7, v4, 8
	v_readlane_b32 s8, v4, 15
	v_readlane_b32 s9, v4, 16
	v_mov_b32_e32 v4, v0
	v_mov_b32_e32 v6, v1
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v6, s15
	v_mov_b32_e32 v5, v6
	s_waitcnt vmcnt(2)
	v_mad_u64_u32 v[2:3], s15, v2, v3, v[4:5]
	.loc	0 387 73
	v_ashrrev_i32_e64 v4, 31, v2
	v_mov_b32_e32 v3, v4
	s_mov_b32 s15, 2
	v_lshlrev_b64 v[4:5], s15, v[2:3]
	.loc	0 387 68
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v5
	v_add_co_u32 v2, s15, v2, v3
	v_add_co_ci_u32_e64 v0, s15, v0, v1, s15
	v_mov_b32_e32 v3, v0
	s_mov_b64 s[18:19], 0x100
	.loc	0 387 73
	v_mov_b32_e32 v1, v2
	s_mov_b32 s16, s18
	v_mov_b32_e32 v0, v3
	s_mov_b32 s15, s19
	v_add_co_u32 v1, s16, v1, s16
	v_add_co_ci_u32_e64 v0, s15, v0, s15, s16
	v_mov_b32_e32 v2, v0
	.loc	0 387 53
	v_mov_b32_e32 v0, v1
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z10atomic_addPU3AS1Vii@rel32@lo+4
	s_addc_u32 s17, s17, _Z10atomic_addPU3AS1Vii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 17
	v_mov_b32_e32 v1, v0
	.loc	0 387 81
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	v_cmp_lt_i32_e64 s4, v1, s4
	s_and_b32 s4, s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 13
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
.LBB42_3:
	.loc	0 0 81
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s5, v0, 13
	s_mov_b32 s4, -1
	.loc	0 387 2
	v_writelane_b32 v0, s4, 18
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 19
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB42_6
	.loc	0 388 7 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
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
	buffer_load_dword v5, off, s[0:3], s33 offset:16
	buffer_load_dword v4, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v4
	s_mov_b64 s[18:19], 32
	.loc	0 388 16 is_stmt 0
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 20
	v_writelane_b32 v3, s9, 21
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_writelane_b32 v3, s15, 22
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:96
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:96
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 20
	v_readlane_b32 s9, v2, 21
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	buffer_store_dword v2, off, s[0:3], s33 offset:100
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:100
	v_mov_b32_e32 v2, v3
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:80
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14get_local_sizej@rel32@lo+4
	s_addc_u32 s17, s17, _Z14get_local_sizej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:96
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v3, 0
	v_readlane_b32 s13, v3, 1
	v_readlane_b32 s12, v3, 2
	v_readlane_b32 s4, v3, 9
	v_readlane_b32 s5, v3, 10
	v_readlane_b32 s6, v3, 7
	v_readlane_b32 s7, v3, 8
	v_readlane_b32 s8, v3, 20
	v_readlane_b32 s9, v3, 21
	v_readlane_b32 s10, v3, 3
	v_readlane_b32 s11, v3, 4
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	buffer_store_dword v2, off, s[0:3], s33 offset:88
	v_mov_b32_e32 v4, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	v_mov_b32_e32 v2, v4
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:84
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:84
	v_readlane_b32 s4, v3, 22
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v7, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:80
	v_mov_b32_e32 v4, v7
	v_mov_b32_e32 v7, s5
	v_mov_b32_e32 v4, v7
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[1:2], s5, v1, v2, v[3:4]
	.loc	0 388 7
	v_ashrrev_i32_e64 v3, 31, v1
	v_mov_b32_e32 v2, v3
	s_mov_b32 s5, 2
	v_lshlrev_b64 v[2:3], s5, v[1:2]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v1, s5, v1, v4
	v_add_co_ci_u32_e64 v3, s5, v2, v3, s5
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off offset:256 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 388 19
	v_cmp_eq_u32_e64 s5, v1, s4
	.loc	0 388 7
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 23
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB42_7
	.loc	0 389 4 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
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
	buffer_load_dword v5, off, s[0:3], s33 offset:16
	buffer_load_dword v4, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v4
	s_mov_b64 s[18:19], 32
	.loc	0 389 13 is_stmt 0
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 24
	v_writelane_b32 v3, s9, 25
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:120
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:120
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 24
	v_readlane_b32 s9, v2, 25
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	buffer_store_dword v2, off, s[0:3], s33 offset:124
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:124
	v_mov_b32_e32 v2, v3
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:108
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14get_local_sizej@rel32@lo+4
	s_addc_u32 s17, s17, _Z14get_local_sizej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:120
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 24
	v_readlane_b32 s9, v2, 25
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	buffer_store_dword v2, off, s[0:3], s33 offset:116
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:116
	v_mov_b32_e32 v2, v3
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:104
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:112
	v_mov_b32_e32 v3, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:108
	v_mov_b32_e32 v7, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:104
	v_mov_b32_e32 v4, v7
	v_mov_b32_e32 v7, s4
	v_mov_b32_e32 v4, v7
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[0:1], s4, v0, v1, v[3:4]
	.loc	0 389 4
	v_ashrrev_i32_e64 v3, 31, v0
	v_mov_b32_e32 v1, v3
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[7:8], s4, v[0:1]
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v0, s4, v0, v4
	v_add_co_ci_u32_e64 v3, s4, v1, v3, s4
	v_mov_b32_e32 v1, v3
	.loc	0 389 16
	global_store_dword v[0:1], v2, off offset:256
	s_waitcnt_vscnt null, 0x0
	.loc	0 389 4
	s_branch .LBB42_7
.LBB42_6:
	.loc	0 0 4
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 19
	s_or_b32 exec_lo, exec_lo, s6
	v_readlane_b32 s5, v0, 12
	v_readlane_b32 s4, v0, 18
	.loc	0 387 2 is_stmt 1
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s5
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 11
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB42_1
	s_branch .LBB42_8
.LBB42_7:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	s_or_b32 exec_lo, exec_lo, s4
	s_mov_b32 s4, 0
	s_xor_b32 s4, exec_lo, -1
	.loc	0 387 2
	v_writelane_b32 v0, s4, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_branch .LBB42_6
.LBB42_8:
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 26
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 390 6 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s5, v1, s4
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 27
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB42_11
	.loc	0 391 3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
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
	buffer_load_dword v4, off, s[0:3], s33 offset:16
	buffer_load_dword v6, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	.loc	0 391 9 is_stmt 0
	global_load_dword v6, v[6:7], off glc dlc
	s_waitcnt vmcnt(0)
	s_mov_b32 s8, 1
	v_add_nc_u32_e64 v6, v6, s8
	global_store_dword v[4:5], v6, off
	s_waitcnt_vscnt null, 0x0
	s_mov_b64 s[18:19], 32
	.loc	0 392 3 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 28
	v_writelane_b32 v3, s9, 29
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s17, s17, _Z9mem_fencej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:128
	v_mov_b32_e32 v0, 3
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	buffer_load_dword v31, off, s[0:3], s33 offset:128
	s_waitcnt vmcnt(1)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s8, v0, 28
	v_readlane_b32 s9, v0, 29
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	.loc	0 393 15
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b32 s15, 32
	.loc	0 393 3 is_stmt 0
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11atomic_xchgPU3AS1Vii@rel32@lo+4
	s_addc_u32 s17, s17, _Z11atomic_xchgPU3AS1Vii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
.LBB42_11:
	.loc	0 0 3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 395 1 is_stmt 1
	s_endpgm
.Ltmp55:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel give_up_counted_set_back
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 260
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
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
.Lfunc_end27:
	.size	give_up_counted_set_back, .Lfunc_end27-give_up_counted_set_back

	.protected	bit_per_lane
	.globl	bit_per_lane
	.p2align	8
	.type	bit_per_lane,@function
bit_per_lane:
.Lfunc_begin28:
	.loc	0 397 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x1000
	s_add_u32 s12, s12, s17
	s_addc_u32 s13, s13, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s12
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s13
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
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v3, v2
	buffer_store_dword v3, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v2, v1
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	buffer_store_dword v1, off, s[0:3], s33 offset:40
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
.Ltmp56:
	.loc	0 398 16 prologue_end
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
	v_lshlrev_b32_e64 v3, s15, v3
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v2, s15, v2
	v_or3_b32 v31, v1, v2, v3
	s_mov_b32 s18, 0
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s18, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s18
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v2, 11
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	buffer_store_dword v2, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v2, v3
	s_mov_b32 s5, 1
	.loc	0 398 12 is_stmt 0
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v1, v1, s5
	.loc	0 398 6
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	.loc	0 400 2 is_stmt 1
	v_writelane_b32 v0, s4, 12
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
.LBB44_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v4, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
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
	v_readlane_b32 s8, v4, 13
	v_readlane_b32 s9, v4, 12
	v_writelane_b32 v4, s9, 14
	.loc	0 400 19
	v_writelane_b32 v4, s8, 15
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	buffer_load_dword v1, off, s[0:3], s33 offset:44
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	buffer_load_dword v5, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v3
	buffer_store_dword v5, off, s[0:3], s33 offset:68
	buffer_store_dword v6, off, s[0:3], s33 offset:72
	s_mov_b64 s[18:19], 32
	.loc	0 400 26
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v4, s8, 16
	v_writelane_b32 v4, s9, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v4, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
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
	buffer_store_dword v31, off, s[0:3], s33 offset:64
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:64
	buffer_load_dword v2, off, s[0:3], s33 offset:68
	buffer_load_dword v3, off, s[0:3], s33 offset:72
	v_readlane_b32 s14, v4, 0
	v_readlane_b32 s13, v4, 1
	v_readlane_b32 s12, v4, 2
	v_readlane_b32 s10, v4, 3
	v_readlane_b32 s11, v4, 4
	v_readlane_b32 s4, v4, 9
	v_readlane_b32 s5, v4, 10
	v_readlane_b32 s6, v4, 7
	v_readlane_b32 s7, v4, 8
	v_readlane_b32 s8, v4, 16
	v_readlane_b32 s9, v4, 17
	v_mov_b32_e32 v4, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v6, v1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v5, v6
	s_mov_b32 s15, 31
	.loc	0 400 28
	v_ashrrev_i32_e64 v5, s15, v4
	s_mov_b32 s15, 27
	v_lshrrev_b32_e64 v5, s15, v5
	v_add_nc_u32_e64 v4, v4, v5
	s_mov_b32 s15, 5
	v_ashrrev_i32_e64 v4, s15, v4
	.loc	0 400 24
	v_ashrrev_i32_e64 v6, 31, v4
	v_mov_b32_e32 v5, v6
	s_mov_b32 s15, 2
	s_waitcnt vmcnt(0)
	v_writelane_b32 v1, s15, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	v_lshlrev_b64 v[5:6], s15, v[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v1, s15, v1, v4
	v_add_co_ci_u32_e64 v3, s15, v2, v3, s15
	v_mov_b32_e32 v2, v3
	.loc	0 400 39
	buffer_store_dword v1, off, s[0:3], s33 offset:56
	buffer_store_dword v2, off, s[0:3], s33 offset:60
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:64
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s15, v2, 18
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 16
	v_readlane_b32 s9, v2, 17
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v4, v1
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v3, v4
	s_mov_b32 s16, 1
	.loc	0 400 37
	v_lshlrev_b32_e64 v2, s16, v2
	.loc	0 400 33
	v_ashrrev_i32_e64 v4, 31, v2
	v_mov_b32_e32 v3, v4
	v_lshlrev_b64 v[4:5], s15, v[2:3]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v5
	v_add_co_u32 v3, s15, v2, v3
	v_add_co_ci_u32_e64 v0, s15, v0, v1, s15
	v_mov_b32_e32 v4, v0
	.loc	0 400 42
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	.loc	0 400 9
	v_mov_b32_e32 v0, v3
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[3:4], s15, v[3:4]
	v_mov_b32_e32 v1, v3
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9atomic_orPU3AS1Vii@rel32@lo+4
	s_addc_u32 s17, s17, _Z9atomic_orPU3AS1Vii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 15
	v_mov_b32_e32 v1, v0
	.loc	0 400 47
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	buffer_load_dword v3, off, s[0:3], s33 offset:28
	.loc	0 400 45
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, v3
	.loc	0 400 2
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s4, 20
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 21
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB44_3
	.loc	0 0 2
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 400 2
	v_writelane_b32 v0, s4, 20
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
.LBB44_3:
	.loc	0 0 2
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 14
	v_readlane_b32 s5, v0, 20
	.loc	0 400 2
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 13
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 12
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 22
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB44_1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 22
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 401 2 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
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
	buffer_load_dword v4, off, s[0:3], s33 offset:16
	buffer_load_dword v6, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	buffer_store_dword v4, off, s[0:3], s33 offset:100
	buffer_store_dword v5, off, s[0:3], s33 offset:104
	s_mov_b64 s[18:19], 32
	.loc	0 401 6 is_stmt 0
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 23
	v_writelane_b32 v3, s9, 24
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	v_writelane_b32 v3, s16, 25
	v_writelane_b32 v3, s17, 26
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:84
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:84
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 23
	v_readlane_b32 s9, v2, 24
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	buffer_store_dword v2, off, s[0:3], s33 offset:116
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:116
	v_mov_b32_e32 v2, v3
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:108
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14get_local_sizej@rel32@lo+4
	s_addc_u32 s17, s17, _Z14get_local_sizej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:84
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v4, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v4, 0
	v_readlane_b32 s13, v4, 1
	v_readlane_b32 s12, v4, 2
	v_readlane_b32 s4, v4, 9
	v_readlane_b32 s5, v4, 10
	v_readlane_b32 s6, v4, 7
	v_readlane_b32 s7, v4, 8
	v_readlane_b32 s8, v4, 23
	v_readlane_b32 s9, v4, 24
	v_readlane_b32 s10, v4, 3
	v_readlane_b32 s11, v4, 4
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	buffer_store_dword v2, off, s[0:3], s33 offset:112
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:112
	v_mov_b32_e32 v2, v3
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	v_writelane_b32 v4, s16, 27
	v_writelane_b32 v4, s17, 28
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:84
	v_readlane_b32 s14, v4, 0
	v_readlane_b32 s13, v4, 1
	v_readlane_b32 s12, v4, 2
	v_readlane_b32 s10, v4, 3
	v_readlane_b32 s11, v4, 4
	v_readlane_b32 s16, v4, 27
	v_readlane_b32 s17, v4, 28
	v_readlane_b32 s4, v4, 9
	v_readlane_b32 s5, v4, 10
	v_readlane_b32 s6, v4, 7
	v_readlane_b32 s7, v4, 8
	v_readlane_b32 s8, v4, 23
	v_readlane_b32 s9, v4, 24
	v_mov_b32_e32 v5, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:108
	v_mov_b32_e32 v7, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:100
	buffer_load_dword v2, off, s[0:3], s33 offset:104
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v7, s15
	v_mov_b32_e32 v6, v7
	s_waitcnt vmcnt(2)
	v_mad_u64_u32 v[5:6], s15, v0, v3, v[5:6]
	.loc	0 401 2
	v_ashrrev_i32_e64 v0, 31, v5
	v_mov_b32_e32 v6, v0
	s_mov_b32 s15, 2
	v_writelane_b32 v4, s15, 29
	v_lshlrev_b64 v[5:6], s15, v[5:6]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v5
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v6
	v_add_co_u32 v0, s15, v0, v3
	v_add_co_ci_u32_e64 v2, s15, v1, v2, s15
	v_mov_b32_e32 v1, v2
	.loc	0 401 8
	global_load_dword v2, v[0:1], off glc dlc
	s_waitcnt vmcnt(0)
	s_mov_b32 s15, 1
	v_writelane_b32 v4, s15, 30
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v4, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	v_add_nc_u32_e64 v2, v2, s15
	global_store_dword v[0:1], v2, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 402 2 is_stmt 1
	s_getpc_b64 s[18:19]
	s_add_u32 s18, s18, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s19, s19, _Z9mem_fencej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 3
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[18:19]
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	buffer_load_dword v31, off, s[0:3], s33 offset:84
	v_readlane_b32 s14, v4, 0
	v_readlane_b32 s13, v4, 1
	v_readlane_b32 s12, v4, 2
	v_readlane_b32 s10, v4, 3
	v_readlane_b32 s11, v4, 4
	v_readlane_b32 s8, v4, 23
	v_readlane_b32 s9, v4, 24
	v_readlane_b32 s6, v4, 7
	v_readlane_b32 s7, v4, 8
	v_readlane_b32 s4, v4, 9
	v_readlane_b32 s5, v4, 10
	.loc	0 403 13
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	.loc	0 403 20 is_stmt 0
	buffer_store_dword v1, off, s[0:3], s33 offset:92
	buffer_store_dword v2, off, s[0:3], s33 offset:96
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:84
	buffer_load_dword v2, off, s[0:3], s33 offset:92
	buffer_load_dword v3, off, s[0:3], s33 offset:96
	v_readlane_b32 s15, v4, 29
	v_readlane_b32 s14, v4, 0
	v_readlane_b32 s13, v4, 1
	v_readlane_b32 s12, v4, 2
	v_readlane_b32 s10, v4, 3
	v_readlane_b32 s11, v4, 4
	v_readlane_b32 s16, v4, 25
	v_readlane_b32 s17, v4, 26
	v_readlane_b32 s4, v4, 9
	v_readlane_b32 s5, v4, 10
	v_readlane_b32 s6, v4, 7
	v_readlane_b32 s7, v4, 8
	v_readlane_b32 s8, v4, 23
	v_readlane_b32 s9, v4, 24
	v_mov_b32_e32 v4, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v1, v4
	s_mov_b32 s18, 31
	.loc	0 403 22
	v_ashrrev_i32_e64 v4, s18, v1
	s_mov_b32 s18, 27
	v_lshrrev_b32_e64 v4, s18, v4
	v_add_nc_u32_e64 v1, v1, v4
	s_mov_b32 s18, 5
	v_ashrrev_i32_e64 v4, s18, v1
	.loc	0 403 18
	v_ashrrev_i32_e64 v1, 31, v4
	v_mov_b32_e32 v5, v1
	v_lshlrev_b64 v[5:6], s15, v[4:5]
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v1, s15, v1, v4
	v_add_co_ci_u32_e64 v3, s15, v2, v3, s15
	v_mov_b32_e32 v2, v3
	.loc	0 403 33
	buffer_store_dword v1, off, s[0:3], s33 offset:76
	buffer_store_dword v2, off, s[0:3], s33 offset:80
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:84
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s15, v2, 29
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s16, v2, 30
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 23
	v_readlane_b32 s9, v2, 24
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v4, v1
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	buffer_load_dword v1, off, s[0:3], s33 offset:80
	v_mov_b32_e32 v3, v4
	.loc	0 403 31
	v_lshlrev_b32_e64 v2, s16, v2
	.loc	0 403 27
	v_ashrrev_i32_e64 v4, 31, v2
	v_mov_b32_e32 v3, v4
	v_lshlrev_b64 v[4:5], s15, v[2:3]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v5
	v_add_co_u32 v3, s15, v2, v3
	v_add_co_ci_u32_e64 v0, s15, v0, v1, s15
	v_mov_b32_e32 v4, v0
	.loc	0 403 37
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	.loc	0 403 36
	s_waitcnt vmcnt(0)
	v_not_b32_e32 v2, v0
	.loc	0 403 2
	v_mov_b32_e32 v0, v3
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[3:4], s15, v[3:4]
	v_mov_b32_e32 v1, v3
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z10atomic_andPU3AS1Vii@rel32@lo+4
	s_addc_u32 s17, s17, _Z10atomic_andPU3AS1Vii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	.loc	0 404 1 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_endpgm
.Ltmp57:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel bit_per_lane
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 244
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
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
.Lfunc_end28:
	.size	bit_per_lane, .Lfunc_end28-bit_per_lane

	.protected	outer_inner_inside
	.globl	outer_inner_inside
	.p2align	8
	.type	outer_inner_inside,@function
outer_inner_inside:
.Lfunc_begin29:
	.loc	0 406 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xa00
	s_add_u32 s12, s12, s17
	s_addc_u32 s13, s13, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s12
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s13
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
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	s_load_dwordx2 s[10:11], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x8
	s_load_dwordx2 s[6:7], s[4:5], 0x10
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
.Ltmp58:
	.loc	0 407 11 prologue_end
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	.loc	0 407 7 is_stmt 0
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
.LBB45_1:
	.loc	0 0 7
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 12
	v_readlane_b32 s5, v0, 11
	v_writelane_b32 v0, s5, 13
	.loc	0 407 22
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, 0
	.loc	0 407 21
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s5
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 14
	.loc	0 407 2
	v_writelane_b32 v0, s4, 15
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB45_10
	.loc	0 408 8 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
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
	s_add_u32 s16, s16, _Z14atomic_cmpxchgPU3AS1Viii@rel32@lo+4
	s_addc_u32 s17, s17, _Z14atomic_cmpxchgPU3AS1Viii@rel32@hi+12
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
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e64 s5, v1, v2
	.loc	0 408 7 is_stmt 0
	s_mov_b32 s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB45_4
	.loc	0 0 7
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, 0
	.loc	0 409 4 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_branch .LBB45_5
.LBB45_4:
	.loc	0 0 4 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 408 7 is_stmt 1
	s_branch .LBB45_11
.LBB45_5:
	.loc	0 0 7 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
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
	v_readlane_b32 s8, v0, 19
	v_readlane_b32 s9, v0, 18
	v_writelane_b32 v0, s9, 20
	.loc	0 409 11 is_stmt 1
	v_writelane_b32 v0, s8, 21
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	buffer_load_dword v3, off, s[0:3], s33 offset:40
	buffer_load_dword v4, off, s[0:3], s33 offset:44
	buffer_load_dword v5, off, s[0:3], s33
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v0
	s_mov_b64 s[18:19], 4
	v_mov_b32_e32 v1, v5
	s_mov_b32 s9, s18
	v_mov_b32_e32 v0, v6
	s_mov_b32 s8, s19
	v_add_co_u32 v5, s9, v1, s9
	v_add_co_ci_u32_e64 v0, s8, v0, s8, s9
	v_mov_b32_e32 v6, v0
	s_mov_b64 s[18:19], 32
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
	s_add_u32 s16, s16, _Z14atomic_cmpxchgPU3AS1Viii@rel32@lo+4
	s_addc_u32 s17, s17, _Z14atomic_cmpxchgPU3AS1Viii@rel32@hi+12
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
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 21
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 22
	.loc	0 409 4 is_stmt 0
	v_writelane_b32 v0, s4, 23
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 24
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB45_7
	.loc	0 0 4
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 22
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 409 4
	v_writelane_b32 v0, s4, 23
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
.LBB45_7:
	.loc	0 0 4
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 24
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 20
	v_readlane_b32 s5, v0, 23
	.loc	0 409 4
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 19
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 18
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 25
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB45_5
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 410 4 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
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
	buffer_load_dword v4, off, s[0:3], s33 offset:16
	buffer_load_dword v6, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	.loc	0 410 10 is_stmt 0
	global_load_dword v6, v[6:7], off offset:4 glc dlc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, 1
	buffer_store_dword v7, off, s[0:3], s33 offset:56
	v_add_nc_u32_e64 v6, v6, v7
	global_store_dword v[4:5], v6, off offset:4
	s_waitcnt_vscnt null, 0x0
	s_mov_b64 s[18:19], 32
	.loc	0 411 4 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 26
	v_writelane_b32 v3, s9, 27
	s_getpc_b64 s[18:19]
	s_add_u32 s18, s18, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s19, s19, _Z9mem_fencej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v0, 3
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[18:19]
	buffer_load_dword v31, off, s[0:3], s33 offset:60
	v_readlane_b32 s14, v3, 0
	v_readlane_b32 s13, v3, 1
	v_readlane_b32 s12, v3, 2
	v_readlane_b32 s10, v3, 3
	v_readlane_b32 s11, v3, 4
	v_readlane_b32 s8, v3, 26
	v_readlane_b32 s9, v3, 27
	v_readlane_b32 s6, v3, 7
	v_readlane_b32 s7, v3, 8
	v_readlane_b32 s4, v3, 9
	v_readlane_b32 s5, v3, 10
	.loc	0 412 16
	buffer_load_dword v4, off, s[0:3], s33
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v0
	s_mov_b64 s[20:21], 4
	.loc	0 412 21 is_stmt 0
	v_mov_b32_e32 v1, v4
	s_mov_b32 s16, s20
	v_mov_b32_e32 v0, v5
	s_mov_b32 s15, s21
	v_add_co_u32 v1, s16, v1, s16
	v_add_co_ci_u32_e64 v0, s15, v0, s15, s16
	v_mov_b32_e32 v2, v0
	.loc	0 412 4
	v_mov_b32_e32 v0, v1
	s_mov_b32 s15, 32
	v_writelane_b32 v3, s15, 28
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11atomic_xchgPU3AS1Vii@rel32@lo+4
	s_addc_u32 s17, s17, _Z11atomic_xchgPU3AS1Vii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 0
	buffer_store_dword v2, off, s[0:3], s33 offset:68
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:68
	buffer_load_dword v31, off, s[0:3], s33 offset:60
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v1, 0
	v_readlane_b32 s13, v1, 1
	v_readlane_b32 s12, v1, 2
	v_readlane_b32 s10, v1, 3
	v_readlane_b32 s11, v1, 4
	v_readlane_b32 s8, v1, 26
	v_readlane_b32 s9, v1, 27
	v_readlane_b32 s4, v1, 9
	v_readlane_b32 s5, v1, 10
	v_readlane_b32 s6, v1, 7
	v_readlane_b32 s7, v1, 8
	.loc	0 413 4 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[18:19]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	buffer_load_dword v31, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(1)
	v_readlane_b32 s15, v0, 28
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s8, v0, 26
	v_readlane_b32 s9, v0, 27
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	.loc	0 414 16
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v3, s18
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v1
	.loc	0 414 4 is_stmt 0
	v_lshrrev_b64 v[3:4], s15, v[3:4]
	v_mov_b32_e32 v1, v3
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	.loc	0 415 9 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	.loc	0 416 3
	s_branch .LBB45_4
.LBB45_10:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 13
	v_readlane_b32 s5, v0, 15
	.loc	0 407 2 is_stmt 1
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 12
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 11
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 29
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB45_1
	s_branch .LBB45_12
.LBB45_11:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 407 2
	v_writelane_b32 v0, s4, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_branch .LBB45_10
.LBB45_12:
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 29
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 417 1 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_endpgm
.Ltmp59:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel outer_inner_inside
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 88
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
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
.Lfunc_end29:
	.size	outer_inner_inside, .Lfunc_end29-outer_inner_inside

	.protected	limit_of_memory
	.globl	limit_of_memory
	.p2align	8
	.type	limit_of_memory,@function
limit_of_memory:
.Lfunc_begin30:
	.loc	0 419 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xa00
	s_add_u32 s12, s12, s17
	s_addc_u32 s13, s13, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s12
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s13
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
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	buffer_store_dword v2, off, s[0:3], s33 offset:52
	buffer_store_dword v1, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	buffer_store_dword v1, off, s[0:3], s33 offset:44
	s_load_dwordx2 s[10:11], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x8
	s_load_dwordx2 s[6:7], s[4:5], 0x10
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
.Ltmp60:
	.loc	0 420 6 prologue_end
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	.loc	0 420 22 is_stmt 0
	buffer_load_dword v2, off, s[0:3], s33 offset:8
	buffer_load_dword v4, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v4
	global_load_dword v2, v[2:3], off offset:80
	.loc	0 420 15
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:32
	.loc	0 422 11 is_stmt 1
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 s4, 0
	.loc	0 422 7 is_stmt 0
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
.LBB46_1:
	.loc	0 0 7
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	.loc	0 422 18
	v_writelane_b32 v0, s4, 12
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	.loc	0 422 22
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	.loc	0 422 20
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s5, v1, v2
	s_mov_b32 s4, 0
	.loc	0 422 27
	v_writelane_b32 v0, s4, 13
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 14
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB46_3
	.loc	0 422 31
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	.loc	0 422 30
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s4, v1, s4
	s_and_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 13
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
.LBB46_3:
	.loc	0 0 30
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s5, v0, 13
	s_mov_b32 s4, -1
	.loc	0 422 2
	v_writelane_b32 v0, s4, 15
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB46_5
	.loc	0 423 10 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
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
	s_add_u32 s16, s16, _Z14atomic_cmpxchgPU3AS1Viii@rel32@lo+4
	s_addc_u32 s17, s17, _Z14atomic_cmpxchgPU3AS1Viii@rel32@hi+12
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
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s4, v0, v1
	.loc	0 423 9 is_stmt 0
	v_cndmask_b32_e64 v0, 0, 1, s4
	.loc	0 423 7
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	.loc	0 423 3
	s_branch .LBB46_6
.LBB46_5:
	.loc	0 0 3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 16
	s_or_b32 exec_lo, exec_lo, s6
	v_readlane_b32 s5, v0, 12
	v_readlane_b32 s4, v0, 15
	.loc	0 422 2 is_stmt 1
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s5
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 11
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB46_1
	s_branch .LBB46_7
.LBB46_6:
	.loc	0 422 37 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v1, v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 s4, 0
	s_xor_b32 s4, exec_lo, -1
	.loc	0 422 2
	v_writelane_b32 v0, s4, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_branch .LBB46_5
.LBB46_7:
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 424 6 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s5, v1, s4
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB46_10
	.loc	0 425 3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
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
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	buffer_load_dword v4, off, s[0:3], s33 offset:16
	buffer_load_dword v6, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	.loc	0 425 9 is_stmt 0
	global_load_dword v6, v[6:7], off glc dlc
	s_waitcnt vmcnt(0)
	s_mov_b32 s8, 1
	v_add_nc_u32_e64 v6, v6, s8
	global_store_dword v[4:5], v6, off
	s_waitcnt_vscnt null, 0x0
	s_mov_b64 s[18:19], 32
	.loc	0 426 3 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 19
	v_writelane_b32 v3, s9, 20
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s17, s17, _Z9mem_fencej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v0, 3
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	buffer_load_dword v31, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(1)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s8, v0, 19
	v_readlane_b32 s9, v0, 20
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	.loc	0 427 15
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b32 s15, 32
	.loc	0 427 3 is_stmt 0
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11atomic_xchgPU3AS1Vii@rel32@lo+4
	s_addc_u32 s17, s17, _Z11atomic_xchgPU3AS1Vii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
.LBB46_10:
	.loc	0 0 3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 429 1 is_stmt 1
	s_endpgm
.Ltmp61:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel limit_of_memory
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 88
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
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
.Lfunc_end30:
	.size	limit_of_memory, .Lfunc_end30-limit_of_memory

	.protected	readers_only
	.globl	readers_only
	.p2align	8
	.type	readers_only,@function
readers_only:
.Lfunc_begin31:
	.loc	0 431 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xa00
	s_add_u32 s12, s12, s17
	s_addc_u32 s13, s13, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s12
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s13
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
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	s_load_dwordx2 s[10:11], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x8
	s_load_dwordx2 s[6:7], s[4:5], 0x10
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
.Ltmp62:
	.loc	0 432 2 prologue_end
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
.LBB47_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	.loc	0 433 11 is_stmt 1
	v_writelane_b32 v0, s4, 12
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 433 7 is_stmt 0
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	.loc	0 435 7 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	.loc	0 435 9 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s4, v1, s4
	v_writelane_b32 v0, s4, 13
	s_mov_b32 s5, -1
	v_cmp_gt_i32_e64 s5, v1, s5
	.loc	0 435 14
	v_writelane_b32 v0, s4, 14
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB47_6
	.loc	0 435 32
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
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
	buffer_load_dword v4, off, s[0:3], s33 offset:36
	buffer_load_dword v5, off, s[0:3], s33 offset:40
	buffer_load_dword v6, off, s[0:3], s33 offset:44
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v7, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v1
	.loc	0 435 38
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	s_mov_b32 s8, 1
	.loc	0 435 43
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v3, v2, s8
	s_mov_b64 s[18:19], 32
	.loc	0 435 17
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[7:8], s15, v[7:8]
	v_mov_b32_e32 v1, v7
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14atomic_cmpxchgPU3AS1Viii@rel32@lo+4
	s_addc_u32 s17, s17, _Z14atomic_cmpxchgPU3AS1Viii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v6, s15, v6
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v5, s15, v5
	v_or3_b32 v31, v4, v5, v6
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 13
	v_mov_b32_e32 v1, v0
	.loc	0 435 51
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	.loc	0 435 48
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s5, v1, v2
	s_andn2_b32 s4, s4, exec_lo
	s_and_b32 s5, s5, exec_lo
	s_or_b32 s4, s4, s5
	.loc	0 435 7
	v_writelane_b32 v0, s4, 14
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_branch .LBB47_6
.LBB47_3:
	.loc	0 0 7
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 16
	s_or_b32 exec_lo, exec_lo, s6
	v_readlane_b32 s5, v0, 12
	v_readlane_b32 s4, v0, 17
	.loc	0 435 14
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s5
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 11
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB47_1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 435 54
	s_branch .LBB47_8
.LBB47_6:
	.loc	0 0 54
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s5, v0, 15
	s_or_b32 exec_lo, exec_lo, s5
	v_readlane_b32 s4, v0, 14
	s_mov_b32 s5, -1
	.loc	0 435 14
	v_writelane_b32 v0, s5, 17
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB47_3
	.loc	0 0 14
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, 0
	s_xor_b32 s4, exec_lo, -1
	.loc	0 432 2 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_branch .LBB47_3
.LBB47_8:
	.loc	0 437 11
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
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
	buffer_load_dword v4, off, s[0:3], s33 offset:8
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	global_load_dword v4, v[4:5], off
	.loc	0 437 2 is_stmt 0
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s33 offset:60
	buffer_load_dword v7, off, s[0:3], s33 offset:16
	buffer_load_dword v4, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v4
	s_mov_b64 s[18:19], 32
	.loc	0 437 6
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 19
	v_writelane_b32 v3, s9, 20
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:48
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 19
	v_readlane_b32 s9, v2, 20
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	buffer_store_dword v2, off, s[0:3], s33 offset:72
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:72
	v_mov_b32_e32 v2, v3
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:56
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14get_local_sizej@rel32@lo+4
	s_addc_u32 s17, s17, _Z14get_local_sizej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:48
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v3, 0
	v_readlane_b32 s13, v3, 1
	v_readlane_b32 s12, v3, 2
	v_readlane_b32 s4, v3, 9
	v_readlane_b32 s5, v3, 10
	v_readlane_b32 s6, v3, 7
	v_readlane_b32 s7, v3, 8
	v_readlane_b32 s8, v3, 19
	v_readlane_b32 s9, v3, 20
	v_readlane_b32 s10, v3, 3
	v_readlane_b32 s11, v3, 4
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	buffer_store_dword v2, off, s[0:3], s33 offset:64
	v_mov_b32_e32 v4, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	v_mov_b32_e32 v2, v4
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:52
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:48
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	v_readlane_b32 s14, v3, 0
	v_readlane_b32 s13, v3, 1
	v_readlane_b32 s12, v3, 2
	v_readlane_b32 s10, v3, 3
	v_readlane_b32 s11, v3, 4
	v_readlane_b32 s4, v3, 9
	v_readlane_b32 s5, v3, 10
	v_readlane_b32 s6, v3, 7
	v_readlane_b32 s7, v3, 8
	v_readlane_b32 s8, v3, 19
	v_readlane_b32 s9, v3, 20
	v_mov_b32_e32 v3, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v5, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v5, s15
	v_mov_b32_e32 v4, v5
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[0:1], s15, v0, v1, v[3:4]
	.loc	0 437 2
	v_ashrrev_i32_e64 v3, 31, v0
	v_mov_b32_e32 v1, v3
	s_mov_b32 s15, 2
	v_lshlrev_b64 v[5:6], s15, v[0:1]
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v0, s15, v0, v4
	v_add_co_ci_u32_e64 v3, s15, v1, v3, s15
	v_mov_b32_e32 v1, v3
	.loc	0 437 9
	global_store_dword v[0:1], v2, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 438 2 is_stmt 1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s17, s17, _Z9mem_fencej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 3
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	buffer_load_dword v31, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(1)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s8, v0, 19
	v_readlane_b32 s9, v0, 20
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	.loc	0 439 13
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b32 s15, 32
	.loc	0 439 2 is_stmt 0
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z10atomic_addPU3AS1Vii@rel32@lo+4
	s_addc_u32 s17, s17, _Z10atomic_addPU3AS1Vii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, -1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	.loc	0 440 1 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_endpgm
.Ltmp63:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel readers_only
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 196
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
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
.Lfunc_end31:
	.size	readers_only, .Lfunc_end31-readers_only

	.protected	writer_shuts_out
	.globl	writer_shuts_out
	.p2align	8
	.type	writer_shuts_out,@function
writer_shuts_out:
.Lfunc_begin32:
	.loc	0 442 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xe00
	s_add_u32 s12, s12, s17
	s_addc_u32 s13, s13, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s12
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s13
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
	buffer_store_dword v2, off, s[0:3], s33 offset:60
	buffer_store_dword v1, off, s[0:3], s33 offset:56
	buffer_store_dword v0, off, s[0:3], s33 offset:52
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
.Ltmp64:
	.loc	0 443 6 prologue_end
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 11
	v_writelane_b32 v3, s9, 12
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:44
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 11
	v_readlane_b32 s9, v2, 12
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	buffer_store_dword v2, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v2, v3
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14get_local_sizej@rel32@lo+4
	s_addc_u32 s17, s17, _Z14get_local_sizej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:44
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 11
	v_readlane_b32 s9, v2, 12
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	buffer_store_dword v2, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v2, v3
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v4, v0
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	v_mov_b32_e32 v6, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v6, s4
	v_mov_b32_e32 v5, v6
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[3:4], s4, v1, v3, v[4:5]
	v_mov_b32_e32 v1, v3
	.loc	0 443 8 is_stmt 0
	v_cmp_ne_u32_e64 s4, v1, v2
	.loc	0 443 6
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	v_writelane_b32 v0, s5, 13
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB49_14
	s_branch .LBB49_13
.LBB49_1:
	.loc	0 0 6
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	s_mov_b32 s4, 0
	.loc	0 444 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 14
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	s_branch .LBB49_3
.LBB49_2:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 443 6 is_stmt 1
	s_branch .LBB49_26
.LBB49_3:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
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
	v_readlane_b32 s8, v0, 16
	v_readlane_b32 s9, v0, 14
	v_writelane_b32 v0, s9, 17
	.loc	0 444 10 is_stmt 1
	v_writelane_b32 v0, s8, 18
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	buffer_load_dword v3, off, s[0:3], s33 offset:56
	buffer_load_dword v4, off, s[0:3], s33 offset:60
	buffer_load_dword v5, off, s[0:3], s33
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v0
	s_mov_b64 s[18:19], 4
	v_mov_b32_e32 v1, v5
	s_mov_b32 s9, s18
	v_mov_b32_e32 v0, v6
	s_mov_b32 s8, s19
	v_add_co_u32 v5, s9, v1, s9
	v_add_co_ci_u32_e64 v0, s8, v0, s8, s9
	v_mov_b32_e32 v6, v0
	s_mov_b64 s[18:19], 32
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
	s_add_u32 s16, s16, _Z14atomic_cmpxchgPU3AS1Viii@rel32@lo+4
	s_addc_u32 s17, s17, _Z14atomic_cmpxchgPU3AS1Viii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v4, s15, v4
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v3, s15, v3
	v_or3_b32 v31, v2, v3, v4
	v_mov_b32_e32 v2, 0
	buffer_store_dword v2, off, s[0:3], s33 offset:64
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 18
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 19
	.loc	0 444 3 is_stmt 0
	v_writelane_b32 v0, s4, 20
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 21
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB49_5
	.loc	0 0 3
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 444 3
	v_writelane_b32 v0, s4, 20
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
.LBB49_5:
	.loc	0 0 3
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 17
	v_readlane_b32 s5, v0, 20
	.loc	0 444 3
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 16
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 14
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 22
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB49_3
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 22
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 0 3
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	s_mov_b32 s4, 0
	.loc	0 445 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 23
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
.LBB49_8:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 24
	v_readlane_b32 s5, v0, 23
	v_writelane_b32 v0, s5, 25
	.loc	0 445 10
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	s_mov_b32 s5, 0
	.loc	0 445 18
	v_cmp_gt_i32_e64 s5, v1, s5
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 26
	.loc	0 445 3
	v_writelane_b32 v0, s4, 27
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 28
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB49_10
	.loc	0 0 3
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 26
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 445 3
	v_writelane_b32 v0, s4, 27
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
.LBB49_10:
	.loc	0 0 3
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 28
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 25
	v_readlane_b32 s5, v0, 27
	.loc	0 445 3
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 24
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 23
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 29
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB49_8
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 29
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 446 3 is_stmt 1
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
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
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	buffer_load_dword v3, off, s[0:3], s33 offset:56
	buffer_load_dword v4, off, s[0:3], s33 offset:60
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	buffer_load_dword v5, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v5
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v5, v0
	.loc	0 446 9 is_stmt 0
	global_load_dword v5, v[5:6], off glc dlc
	s_waitcnt vmcnt(0)
	s_mov_b32 s8, 1
	v_add_nc_u32_e64 v5, v5, s8
	global_store_dword v[0:1], v5, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 447 15 is_stmt 1
	buffer_load_dword v5, off, s[0:3], s33
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v0
	s_mov_b64 s[18:19], 4
	.loc	0 447 20 is_stmt 0
	v_mov_b32_e32 v1, v5
	s_mov_b32 s9, s18
	v_mov_b32_e32 v0, v6
	s_mov_b32 s8, s19
	v_add_co_u32 v5, s9, v1, s9
	v_add_co_ci_u32_e64 v0, s8, v0, s8, s9
	v_mov_b32_e32 v6, v0
	s_mov_b64 s[18:19], 32
	.loc	0 447 3
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
	s_add_u32 s16, s16, spin_unlock@rel32@lo+4
	s_addc_u32 s17, s17, spin_unlock@rel32@hi+12
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
	.loc	0 448 2 is_stmt 1
	s_branch .LBB49_2
.LBB49_13:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	s_mov_b32 s4, 0
	.loc	0 449 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 30
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	s_branch .LBB49_15
.LBB49_14:
	.loc	0 443 6
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 13
	s_or_saveexec_b32 s4, s4
	s_and_b32 s4, exec_lo, s4
	v_writelane_b32 v0, s4, 15
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB49_2
	s_branch .LBB49_1
.LBB49_15:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b32 exec_lo, s25
	s_waitcnt vmcnt(1)
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
	v_readlane_b32 s8, v1, 31
	v_readlane_b32 s9, v1, 30
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s9, 0
	.loc	0 450 15 is_stmt 1
	v_writelane_b32 v0, s8, 1
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_mov_b32 exec_lo, s25
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	buffer_load_dword v3, off, s[0:3], s33 offset:56
	buffer_load_dword v4, off, s[0:3], s33 offset:60
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	.loc	0 450 4 is_stmt 0
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
	s_add_u32 s16, s16, _Z10atomic_addPU3AS1Vii@rel32@lo+4
	s_addc_u32 s17, s17, _Z10atomic_addPU3AS1Vii@rel32@hi+12
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
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	s_mov_b32 exec_lo, s25
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 1
	.loc	0 451 8 is_stmt 1
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b32 exec_lo, s25
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off offset:4 glc dlc
	s_waitcnt vmcnt(0)
	s_mov_b32 s5, 0
	.loc	0 451 16 is_stmt 0
	v_cmp_ne_u32_e64 s5, v1, s5
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 2
	.loc	0 451 8
	v_writelane_b32 v0, s4, 3
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 4
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_mov_b32 exec_lo, s25
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB49_19
	s_branch .LBB49_18
.LBB49_16:
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b32 exec_lo, s25
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 5
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 451 22
	s_branch .LBB49_25
.LBB49_18:
	.loc	0 452 15 is_stmt 1
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
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
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	buffer_load_dword v3, off, s[0:3], s33 offset:56
	buffer_load_dword v4, off, s[0:3], s33 offset:60
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	.loc	0 452 4 is_stmt 0
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
	s_add_u32 s16, s16, _Z10atomic_subPU3AS1Vii@rel32@lo+4
	s_addc_u32 s17, s17, _Z10atomic_subPU3AS1Vii@rel32@hi+12
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
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b32 exec_lo, s25
	s_mov_b32 s4, 0
	.loc	0 453 4 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 6
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_mov_b32 exec_lo, s25
	s_branch .LBB49_20
.LBB49_19:
	.loc	0 0 4 is_stmt 0
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b32 exec_lo, s25
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 4
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 0
	v_readlane_b32 s5, v0, 3
	.loc	0 451 8 is_stmt 1
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	s_waitcnt vmcnt(0)
	v_writelane_b32 v1, s5, 31
	s_mov_b32 s5, s4
	v_writelane_b32 v1, s5, 30
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 5
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_mov_b32 exec_lo, s25
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB49_15
	s_branch .LBB49_16
.LBB49_20:
	.loc	0 0 8 is_stmt 0
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b32 exec_lo, s25
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 7
	v_readlane_b32 s5, v0, 6
	v_writelane_b32 v0, s5, 8
	.loc	0 453 11 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off offset:4 glc dlc
	s_waitcnt vmcnt(0)
	s_mov_b32 s5, 0
	.loc	0 453 4 is_stmt 0
	v_cmp_ne_u32_e64 s5, v1, s5
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 9
	v_writelane_b32 v0, s4, 10
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_mov_b32 exec_lo, s25
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB49_22
	.loc	0 0 4
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b32 exec_lo, s25
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 9
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 453 4
	v_writelane_b32 v0, s4, 10
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_mov_b32 exec_lo, s25
.LBB49_22:
	.loc	0 0 4
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b32 exec_lo, s25
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 8
	v_readlane_b32 s5, v0, 10
	.loc	0 453 4
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 7
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 6
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_mov_b32 exec_lo, s25
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB49_20
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b32 exec_lo, s25
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 12
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 0 4
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b32 exec_lo, s25
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 2
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 449 3 is_stmt 1
	v_writelane_b32 v0, s4, 3
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_mov_b32 exec_lo, s25
	s_branch .LBB49_19
.LBB49_25:
	.loc	0 455 12
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v7, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v7, 0
	v_readlane_b32 s13, v7, 1
	v_readlane_b32 s12, v7, 2
	v_readlane_b32 s10, v7, 3
	v_readlane_b32 s11, v7, 4
	v_readlane_b32 s6, v7, 7
	v_readlane_b32 s7, v7, 8
	v_readlane_b32 s4, v7, 9
	v_readlane_b32 s5, v7, 10
	v_readlane_b32 s16, v7, 5
	v_readlane_b32 s17, v7, 6
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v6, off, s[0:3], s33 offset:68
	s_mov_b32 exec_lo, s25
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	buffer_load_dword v3, off, s[0:3], s33 offset:16
	buffer_load_dword v5, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v5
	global_load_dword v3, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 455 3 is_stmt 0
	buffer_store_dword v3, off, s[0:3], s33 offset:76
	buffer_load_dword v3, off, s[0:3], s33 offset:16
	buffer_load_dword v5, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v5
	buffer_store_dword v3, off, s[0:3], s33 offset:92
	buffer_store_dword v4, off, s[0:3], s33 offset:96
	s_mov_b64 s[18:19], 32
	.loc	0 455 7
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v6, s8, 13
	v_writelane_b32 v6, s9, 14
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v6, off, s[0:3], s33 offset:68
	s_mov_b32 exec_lo, s25
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:72
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:72
	v_readlane_b32 s14, v7, 0
	v_readlane_b32 s13, v7, 1
	v_readlane_b32 s12, v7, 2
	v_readlane_b32 s10, v7, 3
	v_readlane_b32 s11, v7, 4
	v_readlane_b32 s4, v7, 9
	v_readlane_b32 s5, v7, 10
	v_readlane_b32 s6, v7, 7
	v_readlane_b32 s7, v7, 8
	v_readlane_b32 s8, v6, 13
	v_readlane_b32 s9, v6, 14
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	buffer_store_dword v2, off, s[0:3], s33 offset:100
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:100
	v_mov_b32_e32 v2, v3
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:80
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14get_local_sizej@rel32@lo+4
	s_addc_u32 s17, s17, _Z14get_local_sizej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:72
	buffer_load_dword v3, off, s[0:3], s33 offset:92
	buffer_load_dword v4, off, s[0:3], s33 offset:96
	v_readlane_b32 s14, v7, 0
	v_readlane_b32 s13, v7, 1
	v_readlane_b32 s12, v7, 2
	v_readlane_b32 s4, v7, 9
	v_readlane_b32 s5, v7, 10
	v_readlane_b32 s6, v7, 7
	v_readlane_b32 s7, v7, 8
	v_readlane_b32 s8, v6, 13
	v_readlane_b32 s9, v6, 14
	v_readlane_b32 s10, v7, 3
	v_readlane_b32 s11, v7, 4
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	buffer_store_dword v2, off, s[0:3], s33 offset:84
	v_mov_b32_e32 v5, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:84
	v_mov_b32_e32 v2, v5
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:72
	buffer_load_dword v2, off, s[0:3], s33 offset:80
	v_readlane_b32 s14, v7, 0
	v_readlane_b32 s13, v7, 1
	v_readlane_b32 s12, v7, 2
	v_readlane_b32 s10, v7, 3
	v_readlane_b32 s11, v7, 4
	v_readlane_b32 s4, v7, 9
	v_readlane_b32 s5, v7, 10
	v_readlane_b32 s6, v7, 7
	v_readlane_b32 s7, v7, 8
	v_readlane_b32 s8, v6, 13
	v_readlane_b32 s9, v6, 14
	v_mov_b32_e32 v6, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	v_mov_b32_e32 v8, v1
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	s_mov_b32 exec_lo, s25
	v_mov_b32_e32 v7, v8
	v_mov_b32_e32 v8, s15
	v_mov_b32_e32 v7, v8
	s_waitcnt vmcnt(2)
	v_mad_u64_u32 v[5:6], s15, v2, v5, v[6:7]
	.loc	0 455 3
	v_ashrrev_i32_e64 v2, 31, v5
	v_mov_b32_e32 v6, v2
	s_mov_b32 s15, 2
	v_lshlrev_b64 v[6:7], s15, v[5:6]
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v4, v7
	v_add_co_u32 v2, s15, v2, v5
	v_add_co_ci_u32_e64 v4, s15, v3, v4, s15
	v_mov_b32_e32 v3, v4
	.loc	0 455 10
	s_waitcnt vmcnt(1)
	global_store_dword v[2:3], v0, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 456 3 is_stmt 1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s17, s17, _Z9mem_fencej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 3
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	buffer_load_dword v31, off, s[0:3], s33 offset:72
	s_waitcnt vmcnt(1)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s8, v1, 13
	v_readlane_b32 s9, v1, 14
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	.loc	0 457 14
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b32 s15, 32
	.loc	0 457 3 is_stmt 0
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z10atomic_subPU3AS1Vii@rel32@lo+4
	s_addc_u32 s17, s17, _Z10atomic_subPU3AS1Vii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_branch .LBB49_14
.LBB49_26:
	.loc	0 459 1 is_stmt 1
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b32 exec_lo, s25
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	s_endpgm
.Ltmp65:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel writer_shuts_out
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 228
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
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
.Lfunc_end32:
	.size	writer_shuts_out, .Lfunc_end32-writer_shuts_out

	.protected	semaphore_in_turn
	.globl	semaphore_in_turn
	.p2align	8
	.type	semaphore_in_turn,@function
semaphore_in_turn:
.Lfunc_begin33:
	.loc	0 461 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xa00
	s_add_u32 s12, s12, s17
	s_addc_u32 s13, s13, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s12
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s13
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
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	buffer_store_dword v2, off, s[0:3], s33 offset:48
	buffer_store_dword v1, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	s_load_dwordx2 s[10:11], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x8
	s_load_dwordx2 s[6:7], s[4:5], 0x10
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
.Ltmp66:
	.loc	0 462 11 prologue_end
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	.loc	0 462 7 is_stmt 0
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
.LBB50_1:
	.loc	0 0 7
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 12
	v_readlane_b32 s5, v0, 11
	v_writelane_b32 v0, s5, 13
	.loc	0 462 18
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, 64
	.loc	0 462 20
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s5, v1, s5
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 14
	.loc	0 462 2
	v_writelane_b32 v0, s4, 15
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB50_13
	.loc	0 0 2
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
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
	.loc	0 463 7 is_stmt 1
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
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	buffer_store_dword v2, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v2, v3
	.loc	0 463 12 is_stmt 0
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	.loc	0 463 9
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, v2
	.loc	0 463 7
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB50_4
	.loc	0 0 7
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, 0
	.loc	0 464 4 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_branch .LBB50_5
.LBB50_4:
	.loc	0 0 4 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 463 7 is_stmt 1
	s_branch .LBB50_14
.LBB50_5:
	.loc	0 0 7 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	.loc	0 465 13 is_stmt 1
	v_writelane_b32 v0, s4, 19
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 465 9 is_stmt 0
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	.loc	0 467 9 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 1
	.loc	0 467 11 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s4, v1, s4
	v_writelane_b32 v0, s4, 20
	s_mov_b32 s5, 2
	v_cmp_lt_i32_e64 s5, v1, s5
	.loc	0 467 15
	v_writelane_b32 v0, s4, 21
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 22
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB50_10
	.loc	0 467 33
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
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
	buffer_load_dword v4, off, s[0:3], s33 offset:40
	buffer_load_dword v5, off, s[0:3], s33 offset:44
	buffer_load_dword v6, off, s[0:3], s33 offset:48
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v7, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v1
	.loc	0 467 39
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 s8, 1
	.loc	0 467 44
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v3, v2, s8
	s_mov_b64 s[18:19], 32
	.loc	0 467 18
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[7:8], s15, v[7:8]
	v_mov_b32_e32 v1, v7
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14atomic_cmpxchgPU3AS1Viii@rel32@lo+4
	s_addc_u32 s17, s17, _Z14atomic_cmpxchgPU3AS1Viii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v6, s15, v6
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v5, s15, v5
	v_or3_b32 v31, v4, v5, v6
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 20
	v_mov_b32_e32 v1, v0
	.loc	0 467 52
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	.loc	0 467 49
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s5, v1, v2
	s_andn2_b32 s4, s4, exec_lo
	s_and_b32 s5, s5, exec_lo
	s_or_b32 s4, s4, s5
	.loc	0 467 9
	v_writelane_b32 v0, s4, 21
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_branch .LBB50_10
.LBB50_7:
	.loc	0 0 9
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 23
	s_or_b32 exec_lo, exec_lo, s6
	v_readlane_b32 s5, v0, 19
	v_readlane_b32 s4, v0, 24
	.loc	0 467 15
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s5
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 18
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 25
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB50_5
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 467 55
	s_branch .LBB50_12
.LBB50_10:
	.loc	0 0 55
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s5, v0, 22
	s_or_b32 exec_lo, exec_lo, s5
	v_readlane_b32 s4, v0, 21
	s_mov_b32 s5, -1
	.loc	0 467 15
	v_writelane_b32 v0, s5, 24
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	v_writelane_b32 v0, s5, 23
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB50_7
	.loc	0 0 15
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, 0
	s_xor_b32 s4, exec_lo, -1
	.loc	0 464 4 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 24
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_branch .LBB50_7
.LBB50_12:
	.loc	0 469 4
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
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
	buffer_load_dword v4, off, s[0:3], s33 offset:16
	buffer_load_dword v6, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	buffer_store_dword v4, off, s[0:3], s33 offset:60
	buffer_store_dword v5, off, s[0:3], s33 offset:64
	s_mov_b64 s[18:19], 32
	.loc	0 469 8 is_stmt 0
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 26
	v_writelane_b32 v3, s9, 27
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
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
	buffer_store_dword v31, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v0, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:56
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 26
	v_readlane_b32 s9, v2, 27
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v0, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	v_mov_b32_e32 v4, v0
	.loc	0 469 4
	v_ashrrev_i32_e32 v0, 31, v3
	v_mov_b32_e32 v4, v0
	s_mov_b32 s15, 2
	v_lshlrev_b64 v[4:5], s15, v[3:4]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_co_u32 v0, s15, v0, v3
	v_add_co_ci_u32_e64 v2, s15, v1, v2, s15
	v_mov_b32_e32 v1, v2
	.loc	0 469 11
	global_load_dword v3, v[0:1], off glc dlc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, 1
	v_add_nc_u32_e64 v3, v3, v2
	global_store_dword v[0:1], v3, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 470 4 is_stmt 1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s17, s17, _Z9mem_fencej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 3
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	buffer_load_dword v31, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(1)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s8, v0, 26
	v_readlane_b32 s9, v0, 27
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	.loc	0 471 15
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v3, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v1
	s_mov_b32 s15, 32
	.loc	0 471 4 is_stmt 0
	v_lshrrev_b64 v[3:4], s15, v[3:4]
	v_mov_b32_e32 v1, v3
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z10atomic_subPU3AS1Vii@rel32@lo+4
	s_addc_u32 s17, s17, _Z10atomic_subPU3AS1Vii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	.loc	0 472 3 is_stmt 1
	s_branch .LBB50_4
.LBB50_13:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 13
	v_readlane_b32 s5, v0, 15
	.loc	0 462 2 is_stmt 1
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 12
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 11
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 28
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB50_1
	s_branch .LBB50_16
.LBB50_14:
	.loc	0 462 27 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v1, v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 462 2
	v_writelane_b32 v0, s4, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_branch .LBB50_13
.LBB50_16:
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 28
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 473 1 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_endpgm
.Ltmp67:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel semaphore_in_turn
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 132
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
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
.Lfunc_end33:
	.size	semaphore_in_turn, .Lfunc_end33-semaphore_in_turn

	.p2align	2
	.type	_Z14get_local_sizej,@function
_Z14get_local_sizej:
.Lfunc_begin34:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s18, s33
	s_mov_b32 s33, s32
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, __ockl_get_local_size@rel32@lo+4
	s_addc_u32 s17, s17, __ockl_get_local_size@rel32@hi+12
	s_mov_b32 s33, s18
	s_setpc_b64 s[16:17]
.Lfunc_end34:
	.size	_Z14get_local_sizej, .Lfunc_end34-_Z14get_local_sizej

	.p2align	2
	.type	_Z12get_group_idj,@function
_Z12get_group_idj:
.Lfunc_begin35:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s18, s33
	s_mov_b32 s33, s32
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, __ockl_get_group_id@rel32@lo+4
	s_addc_u32 s17, s17, __ockl_get_group_id@rel32@hi+12
	s_mov_b32 s33, s18
	s_setpc_b64 s[16:17]
.Lfunc_end35:
	.size	_Z12get_group_idj, .Lfunc_end35-_Z12get_group_idj

	.p2align	2
	.type	_Z10atomic_addPU3AS1Vii,@function
_Z10atomic_addPU3AS1Vii:
.Lfunc_begin36:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s6, s33
	s_mov_b32 s33, s32
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v1, v3
	global_atomic_add v0, v[0:1], v2, off glc
	s_mov_b32 s33, s6
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end36:
	.size	_Z10atomic_addPU3AS1Vii, .Lfunc_end36-_Z10atomic_addPU3AS1Vii

	.p2align	2
	.type	_Z10atomic_subPU3AS1Vii,@function
_Z10atomic_subPU3AS1Vii:
.Lfunc_begin37:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s6, s33
	s_mov_b32 s33, s32
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v1, v3
	global_atomic_sub v0, v[0:1], v2, off glc
	s_mov_b32 s33, s6
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end37:
	.size	_Z10atomic_subPU3AS1Vii, .Lfunc_end37-_Z10atomic_subPU3AS1Vii

	.p2align	2
	.type	_Z10atomic_andPU3AS1Vii,@function
_Z10atomic_andPU3AS1Vii:
.Lfunc_begin38:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s6, s33
	s_mov_b32 s33, s32
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v1, v3
	global_atomic_and v0, v[0:1], v2, off glc
	s_mov_b32 s33, s6
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end38:
	.size	_Z10atomic_andPU3AS1Vii, .Lfunc_end38-_Z10atomic_andPU3AS1Vii

	.p2align	2
	.type	_Z9atomic_orPU3AS1Vii,@function
_Z9atomic_orPU3AS1Vii:
.Lfunc_begin39:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s6, s33
	s_mov_b32 s33, s32
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v1, v3
	global_atomic_or v0, v[0:1], v2, off glc
	s_mov_b32 s33, s6
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end39:
	.size	_Z9atomic_orPU3AS1Vii, .Lfunc_end39-_Z9atomic_orPU3AS1Vii

	.p2align	2
	.type	_Z11atomic_xchgPU3AS1Vii,@function
_Z11atomic_xchgPU3AS1Vii:
.Lfunc_begin40:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s6, s33
	s_mov_b32 s33, s32
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v1, v3
	global_atomic_swap v0, v[0:1], v2, off glc
	s_mov_b32 s33, s6
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end40:
	.size	_Z11atomic_xchgPU3AS1Vii, .Lfunc_end40-_Z11atomic_xchgPU3AS1Vii

	.p2align	2
	.type	_Z14atomic_cmpxchgPU3AS1Viii,@function
_Z14atomic_cmpxchgPU3AS1Viii:
.Lfunc_begin41:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s6, s33
	s_mov_b32 s33, s32
	s_add_i32 s32, s32, 0x100
	buffer_store_dword v3, off, s[0:3], s33
	v_mov_b32_e32 v4, v2
	buffer_load_dword v2, off, s[0:3], s33
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v1, v3
	v_mov_b32_e32 v3, v4
	s_waitcnt vmcnt(0)
	global_atomic_cmpswap v0, v[0:1], v[2:3], off glc
	s_add_i32 s32, s32, 0xffffff00
	s_mov_b32 s33, s6
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end41:
	.size	_Z14atomic_cmpxchgPU3AS1Viii, .Lfunc_end41-_Z14atomic_cmpxchgPU3AS1Viii

	.p2align	2
	.type	_Z9mem_fencej,@function
_Z9mem_fencej:
.Lfunc_begin42:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s4, s33
	s_mov_b32 s33, s32
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_mov_b32 s33, s4
	s_setpc_b64 s[30:31]
.Lfunc_end42:
	.size	_Z9mem_fencej, .Lfunc_end42-_Z9mem_fencej

	.p2align	2
	.type	_Z12get_local_idj,@function
_Z12get_local_idj:
.Lfunc_begin43:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s18, s33
	s_mov_b32 s33, s32
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, __ockl_get_local_id@rel32@lo+4
	s_addc_u32 s17, s17, __ockl_get_local_id@rel32@hi+12
	s_mov_b32 s33, s18
	s_setpc_b64 s[16:17]
.Lfunc_end43:
	.size	_Z12get_local_idj, .Lfunc_end43-_Z12get_local_idj

	.p2align	2
	.type	_Z14get_num_groupsj,@function
_Z14get_num_groupsj:
.Lfunc_begin44:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s18, s33
	s_mov_b32 s33, s32
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, __ockl_get_num_groups@rel32@lo+4
	s_addc_u32 s17, s17, __ockl_get_num_groups@rel32@hi+12
	s_mov_b32 s33, s18
	s_setpc_b64 s[16:17]
.Lfunc_end44:
	.size	_Z14get_num_groupsj, .Lfunc_end44-_Z14get_num_groupsj

	.p2align	2
	.type	_Z7barrierj,@function
_Z7barrierj:
.Lfunc_begin45:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 vcc_lo, s33
	s_mov_b32 s33, s32
	s_xor_saveexec_b32 s16, -1
	buffer_store_dword v3, off, s[0:3], s33
	buffer_store_dword v0, off, s[0:3], s33 offset:20
	buffer_store_dword v1, off, s[0:3], s33 offset:24
	s_mov_b32 exec_lo, s16
	s_add_i32 s32, s32, 0x400
	v_writelane_b32 v3, s30, 0
	v_writelane_b32 v3, s31, 1
	buffer_store_dword v31, off, s[0:3], s33 offset:12
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s29, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_mov_b32 exec_lo, s29
	buffer_store_dword v1, off, s[0:3], s33 offset:8
	s_waitcnt vmcnt(0)
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
	v_cmp_ne_u32_e64 s4, v1, s4
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b32 s29, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:4
	s_mov_b32 exec_lo, s29
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB20_2
	s_or_saveexec_b32 s29, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 exec_lo, s29
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
	v_cmp_eq_u32_e64 s19, v0, s16
	s_mov_b32 s20, 5
	v_mov_b32_e32 v1, s20
	v_cndmask_b32_e64 v1, s16, v1, s19
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
	s_or_saveexec_b32 s29, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 exec_lo, s29
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	s_waitcnt vmcnt(1)
	v_readlane_b32 s15, v1, 0
	v_readlane_b32 s14, v1, 1
	v_readlane_b32 s13, v1, 2
	v_readlane_b32 s12, v1, 3
	v_readlane_b32 s10, v1, 4
	v_readlane_b32 s11, v1, 5
	v_readlane_b32 s4, v1, 10
	v_readlane_b32 s5, v1, 11
	v_readlane_b32 s6, v1, 8
	v_readlane_b32 s7, v1, 9
	v_readlane_b32 s8, v1, 6
	v_readlane_b32 s9, v1, 7
	s_barrier
	s_mov_b32 s18, 2
	v_mov_b32_e32 v1, s20
	v_cndmask_b32_e64 v1, s18, v1, s19
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
.LBB20_2:
	s_or_saveexec_b32 s29, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_mov_b32 exec_lo, s29
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 12
	s_or_saveexec_b32 s4, s4
	s_and_b32 s4, exec_lo, s4
	v_writelane_b32 v0, s4, 13
	s_or_saveexec_b32 s29, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:4
	s_mov_b32 exec_lo, s29
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB20_4
	s_barrier
.LBB20_4:
	s_or_saveexec_b32 s29, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_mov_b32 exec_lo, s29
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 13
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s31, v3, 1
	v_readlane_b32 s30, v3, 0
	s_xor_saveexec_b32 s4, -1
	buffer_load_dword v3, off, s[0:3], s33
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	buffer_load_dword v1, off, s[0:3], s33 offset:24
	s_mov_b32 exec_lo, s4
	s_add_i32 s32, s32, 0xfffffc00
	s_mov_b32 s33, vcc_lo
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end45:
	.size	_Z7barrierj, .Lfunc_end45-_Z7barrierj

	.p2align	2
	.type	_Z22atomic_work_item_fencej12memory_order12memory_scope,@function
_Z22atomic_work_item_fencej12memory_order12memory_scope:
.Lfunc_begin46:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s8, s33
	s_mov_b32 s33, s32
	s_xor_saveexec_b32 s4, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	buffer_store_dword v1, off, s[0:3], s33 offset:20
	s_mov_b32 exec_lo, s4
	s_add_i32 s32, s32, 0x380
	buffer_store_dword v2, off, s[0:3], s33 offset:8
	buffer_store_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 0
	v_cmp_ne_u32_e64 s5, v1, s4
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 0
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB19_2
	s_branch .LBB19_3
.LBB19_2:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 0
	s_or_b32 exec_lo, exec_lo, s4
	s_branch .LBB19_88
.LBB19_3:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	s_mov_b32 s4, 2
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s4, v1, s4
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	v_writelane_b32 v0, s5, 1
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB19_6
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	s_mov_b32 s4, 3
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s4, v1, s4
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	v_writelane_b32 v0, s5, 2
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB19_51
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	s_mov_b32 s4, 4
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s4
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 3
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB19_10
	s_branch .LBB19_9
.LBB19_6:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 1
	s_or_saveexec_b32 s4, s4
	s_and_b32 s4, exec_lo, s4
	v_writelane_b32 v0, s4, 4
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB19_87
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s4, v1, s4
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	v_writelane_b32 v0, s5, 5
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB19_38
	s_branch .LBB19_37
.LBB19_8:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s4
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 6
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB19_24
	s_branch .LBB19_23
.LBB19_9:
	s_branch .LBB19_11
.LBB19_10:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 3
	s_or_b32 exec_lo, exec_lo, s4
	s_branch .LBB19_51
.LBB19_11:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 3
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s4, v1, s4
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	v_writelane_b32 v0, s5, 7
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB19_14
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 4
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s4, v1, s4
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	v_writelane_b32 v0, s5, 8
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB19_20
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 5
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s4
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 9
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB19_66
	s_branch .LBB19_22
.LBB19_14:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 7
	s_or_saveexec_b32 s4, s4
	s_and_b32 s4, exec_lo, s4
	v_writelane_b32 v0, s4, 10
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB19_70
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 2
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s4, v1, s4
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	v_writelane_b32 v0, s5, 11
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB19_16
	s_branch .LBB19_19
.LBB19_16:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	s_or_saveexec_b32 s4, s4
	s_and_b32 s4, exec_lo, s4
	v_writelane_b32 v0, s4, 12
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB19_69
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 2
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s4
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 13
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB19_68
	s_branch .LBB19_68
.LBB19_19:
	s_branch .LBB19_16
.LBB19_20:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 8
	s_or_saveexec_b32 s4, s4
	s_and_b32 s4, exec_lo, s4
	v_writelane_b32 v0, s4, 14
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB19_67
	s_branch .LBB19_67
.LBB19_22:
	s_branch .LBB19_66
.LBB19_23:
	s_branch .LBB19_25
.LBB19_24:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 6
	s_or_b32 exec_lo, exec_lo, s4
	s_branch .LBB19_86
.LBB19_25:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 3
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s4, v1, s4
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	v_writelane_b32 v0, s5, 15
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB19_28
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 4
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s4, v1, s4
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB19_34
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 5
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s4
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 17
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB19_81
	s_branch .LBB19_36
.LBB19_28:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	s_or_saveexec_b32 s4, s4
	s_and_b32 s4, exec_lo, s4
	v_writelane_b32 v0, s4, 18
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB19_85
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 2
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s4, v1, s4
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	v_writelane_b32 v0, s5, 19
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB19_30
	s_branch .LBB19_33
.LBB19_30:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	s_or_saveexec_b32 s4, s4
	s_and_b32 s4, exec_lo, s4
	v_writelane_b32 v0, s4, 20
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB19_84
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 2
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s4
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 21
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB19_83
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_branch .LBB19_83
.LBB19_33:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	s_branch .LBB19_30
.LBB19_34:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	s_or_saveexec_b32 s4, s4
	s_and_b32 s4, exec_lo, s4
	v_writelane_b32 v0, s4, 22
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB19_82
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_branch .LBB19_82
.LBB19_36:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_branch .LBB19_81
.LBB19_37:
	s_branch .LBB19_39
.LBB19_38:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 5
	s_or_saveexec_b32 s4, s4
	s_and_b32 s4, exec_lo, s4
	v_writelane_b32 v0, s4, 23
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB19_86
	s_branch .LBB19_8
.LBB19_39:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 3
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s4, v1, s4
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB19_42
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 4
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s4, v1, s4
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	v_writelane_b32 v0, s5, 25
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB19_48
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 5
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s4
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 26
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB19_76
	s_branch .LBB19_50
.LBB19_42:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 24
	s_or_saveexec_b32 s4, s4
	s_and_b32 s4, exec_lo, s4
	v_writelane_b32 v0, s4, 27
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB19_80
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 2
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s4, v1, s4
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	v_writelane_b32 v0, s5, 28
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB19_44
	s_branch .LBB19_47
.LBB19_44:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 28
	s_or_saveexec_b32 s4, s4
	s_and_b32 s4, exec_lo, s4
	v_writelane_b32 v0, s4, 29
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB19_79
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 2
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s4
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 30
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB19_78
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	buffer_gl1_inv
	buffer_gl0_inv
	s_branch .LBB19_78
.LBB19_47:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	s_branch .LBB19_44
.LBB19_48:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	s_or_saveexec_b32 s4, s4
	s_and_b32 s4, exec_lo, s4
	v_writelane_b32 v0, s4, 31
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB19_77
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	buffer_gl1_inv
	buffer_gl0_inv
	s_branch .LBB19_77
.LBB19_50:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	buffer_gl1_inv
	buffer_gl0_inv
	s_branch .LBB19_76
.LBB19_51:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 2
	s_or_saveexec_b32 s4, s4
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 exec_lo, s7
	s_and_b32 s4, exec_lo, s4
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 0
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 exec_lo, s7
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB19_53
	s_branch .LBB19_54
.LBB19_53:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 0
	s_or_b32 exec_lo, exec_lo, s4
	s_branch .LBB19_6
.LBB19_54:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 exec_lo, s7
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 3
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s4, v1, s4
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	v_writelane_b32 v0, s5, 1
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 exec_lo, s7
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB19_57
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 exec_lo, s7
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 4
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s4, v1, s4
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	v_writelane_b32 v0, s5, 2
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 exec_lo, s7
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB19_63
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 exec_lo, s7
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 5
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s4
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 3
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 exec_lo, s7
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB19_71
	s_branch .LBB19_65
.LBB19_57:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 1
	s_or_saveexec_b32 s4, s4
	s_and_b32 s4, exec_lo, s4
	v_writelane_b32 v0, s4, 4
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 exec_lo, s7
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB19_75
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 exec_lo, s7
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 2
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s4, v1, s4
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	v_writelane_b32 v0, s5, 5
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 exec_lo, s7
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB19_59
	s_branch .LBB19_62
.LBB19_59:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 5
	s_or_saveexec_b32 s4, s4
	s_and_b32 s4, exec_lo, s4
	v_writelane_b32 v0, s4, 6
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 exec_lo, s7
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB19_74
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 exec_lo, s7
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 2
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s4
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 7
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 exec_lo, s7
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB19_73
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	buffer_gl1_inv
	buffer_gl0_inv
	s_branch .LBB19_73
.LBB19_62:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	s_branch .LBB19_59
.LBB19_63:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 2
	s_or_saveexec_b32 s4, s4
	s_and_b32 s4, exec_lo, s4
	v_writelane_b32 v0, s4, 8
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 exec_lo, s7
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB19_72
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	buffer_gl1_inv
	buffer_gl0_inv
	s_branch .LBB19_72
.LBB19_65:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	buffer_gl1_inv
	buffer_gl0_inv
	s_branch .LBB19_71
.LBB19_66:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 9
	s_or_b32 exec_lo, exec_lo, s4
	s_branch .LBB19_20
.LBB19_67:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	s_or_b32 exec_lo, exec_lo, s4
	s_branch .LBB19_14
.LBB19_68:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 13
	s_or_b32 exec_lo, exec_lo, s4
.LBB19_69:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 12
	s_or_b32 exec_lo, exec_lo, s4
.LBB19_70:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 10
	s_or_b32 exec_lo, exec_lo, s4
	s_branch .LBB19_10
.LBB19_71:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 3
	s_or_b32 exec_lo, exec_lo, s4
	s_branch .LBB19_63
.LBB19_72:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 8
	s_or_b32 exec_lo, exec_lo, s4
	s_branch .LBB19_57
.LBB19_73:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 7
	s_or_b32 exec_lo, exec_lo, s4
.LBB19_74:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 6
	s_or_b32 exec_lo, exec_lo, s4
.LBB19_75:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 4
	s_or_b32 exec_lo, exec_lo, s4
	s_branch .LBB19_53
.LBB19_76:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 26
	s_or_b32 exec_lo, exec_lo, s4
	s_branch .LBB19_48
.LBB19_77:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 31
	s_or_b32 exec_lo, exec_lo, s4
	s_branch .LBB19_42
.LBB19_78:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 30
	s_or_b32 exec_lo, exec_lo, s4
.LBB19_79:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 29
	s_or_b32 exec_lo, exec_lo, s4
.LBB19_80:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	s_or_b32 exec_lo, exec_lo, s4
	s_branch .LBB19_38
.LBB19_81:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	s_or_b32 exec_lo, exec_lo, s4
	s_branch .LBB19_34
.LBB19_82:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 22
	s_or_b32 exec_lo, exec_lo, s4
	s_branch .LBB19_28
.LBB19_83:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	s_or_b32 exec_lo, exec_lo, s4
.LBB19_84:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 20
	s_or_b32 exec_lo, exec_lo, s4
.LBB19_85:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	s_or_b32 exec_lo, exec_lo, s4
	s_branch .LBB19_24
.LBB19_86:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	s_or_b32 exec_lo, exec_lo, s4
.LBB19_87:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 4
	s_or_b32 exec_lo, exec_lo, s4
	s_branch .LBB19_2
.LBB19_88:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 exec_lo, s7
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_xor_saveexec_b32 s4, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_mov_b32 exec_lo, s4
	s_add_i32 s32, s32, 0xfffffc80
	s_mov_b32 s33, s8
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end46:
	.size	_Z22atomic_work_item_fencej12memory_order12memory_scope, .Lfunc_end46-_Z22atomic_work_item_fencej12memory_order12memory_scope

	.p2align	2
	.type	__ockl_get_num_groups,@function
__ockl_get_num_groups:
.Lfunc_begin47:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s12, s33
	s_mov_b32 s33, s32
	s_xor_saveexec_b32 s6, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	buffer_store_dword v1, off, s[0:3], s33 offset:48
	buffer_store_dword v2, off, s[0:3], s33 offset:52
	s_mov_b32 exec_lo, s6
	s_add_i32 s32, s32, 0x780
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	buffer_store_dword v1, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s8, 0
	v_writelane_b32 v0, s9, 1
	v_writelane_b32 v0, s4, 2
	v_writelane_b32 v0, s5, 3
	s_or_saveexec_b32 s11, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s4, v1, s4
	v_mov_b32_e32 v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:8
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	v_writelane_b32 v0, s5, 4
	s_or_saveexec_b32 s11, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB23_4
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s4, v1, s4
	v_mov_b32_e32 v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:12
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	v_writelane_b32 v0, s5, 5
	s_or_saveexec_b32 s11, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB23_12
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 2
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s4
	s_mov_b32 s4, 1
	v_mov_b32_e32 v1, 1
	buffer_store_dword v1, off, s[0:3], s33 offset:16
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 6
	s_or_saveexec_b32 s11, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB23_23
	s_branch .LBB23_19
.LBB23_4:
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 4
	s_or_saveexec_b32 s4, s4
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:20
	s_and_b32 s4, exec_lo, s4
	v_writelane_b32 v0, s4, 7
	s_or_saveexec_b32 s11, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB23_25
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s4
	s_mov_b32 s4, 1
	v_mov_b32_e32 v1, 1
	buffer_store_dword v1, off, s[0:3], s33 offset:24
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 8
	s_or_saveexec_b32 s11, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB23_10
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, __oclc_ABI_version@rel32@lo+4
	s_addc_u32 s5, s5, __oclc_ABI_version@rel32@hi+12
	s_load_dword s5, s[4:5], 0x0
	s_mov_b32 s4, -1
	s_mov_b32 s6, 0x1f3
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s5, s6
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 9
	s_mov_b32 s11, exec_lo
	s_mov_b32 exec_lo, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_cbranch_scc1 .LBB23_9
.LBB23_7:
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v1, 9
	v_readlane_b32 s5, v1, 10
	v_readlane_b32 s4, v1, 11
	v_cndmask_b32_e64 v0, 0, 1, s6
	s_mov_b32 s6, 1
	v_cmp_ne_u32_e64 s6, v0, s6
	s_and_b32 vcc_lo, exec_lo, s6
	v_mov_b32_e32 v0, s5
	v_writelane_b32 v1, s4, 12
	s_or_saveexec_b32 s11, -1
	buffer_store_dword v1, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_cbranch_vccnz .LBB23_11
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v1, 2
	v_readlane_b32 s7, v1, 3
	v_mov_b32_e32 v0, 0
	s_load_dword s4, s[6:7], 0xc
	global_load_ushort v2, v0, s[6:7] offset:4
	s_mov_b32 s5, 0
	s_waitcnt vmcnt(0)
	v_sub_nc_u32_e64 v3, s5, v2
	v_cvt_f32_u32_e32 v0, v2
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v3, v3, v0
	v_mul_hi_u32 v3, v0, v3
	v_add_nc_u32_e64 v0, v0, v3
	s_waitcnt lgkmcnt(0)
	v_mul_hi_u32 v0, s4, v0
	s_mov_b32 s5, 1
	v_add_nc_u32_e64 v3, v0, s5
	v_mul_lo_u32 v4, v0, v2
	v_sub_nc_u32_e64 v4, s4, v4
	v_sub_nc_u32_e64 v5, v4, v2
	v_cmp_ge_u32_e64 s6, v4, v2
	v_cndmask_b32_e64 v4, v4, v5, s6
	v_cndmask_b32_e64 v0, v0, v3, s6
	v_add_nc_u32_e64 v3, v0, s5
	v_cmp_ge_u32_e64 s5, v4, v2
	v_cndmask_b32_e64 v0, v0, v3, s5
	v_mul_lo_u32 v2, v0, v2
	v_cmp_gt_u32_e64 s4, s4, v2
	v_writelane_b32 v1, s4, 12
	s_or_saveexec_b32 s11, -1
	buffer_store_dword v1, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_branch .LBB23_11
.LBB23_9:
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 0
	v_readlane_b32 s5, v0, 1
	v_mov_b32_e32 v1, 0
	s_load_dword s6, s[4:5], 0x0
	global_load_ushort v1, v1, s[4:5] offset:18
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u16_e64 s5, v1, s4
	s_mov_b32 s4, 0
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v0, s6, 10
	v_writelane_b32 v0, s5, 11
	v_writelane_b32 v0, s4, 9
	s_or_saveexec_b32 s11, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_branch .LBB23_7
.LBB23_10:
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 8
	s_or_b32 exec_lo, exec_lo, s4
	buffer_load_dword v0, off, s[0:3], s33 offset:24
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:20
	s_branch .LBB23_25
.LBB23_11:
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 12
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	v_cndmask_b32_e64 v1, 0, 1, s4
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v0, v0, v1
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	s_branch .LBB23_10
.LBB23_12:
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 5
	s_or_saveexec_b32 s4, s4
	buffer_load_dword v1, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_and_b32 s4, exec_lo, s4
	v_writelane_b32 v0, s4, 13
	s_or_saveexec_b32 s11, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB23_17
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, __oclc_ABI_version@rel32@lo+4
	s_addc_u32 s5, s5, __oclc_ABI_version@rel32@hi+12
	s_load_dword s5, s[4:5], 0x0
	s_mov_b32 s4, -1
	s_mov_b32 s6, 0x1f3
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s5, s6
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 14
	s_mov_b32 s11, exec_lo
	s_mov_b32 exec_lo, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_cbranch_scc1 .LBB23_16
.LBB23_14:
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v1, 14
	v_readlane_b32 s5, v1, 15
	v_readlane_b32 s4, v1, 16
	v_cndmask_b32_e64 v0, 0, 1, s6
	s_mov_b32 s6, 1
	v_cmp_ne_u32_e64 s6, v0, s6
	s_and_b32 vcc_lo, exec_lo, s6
	v_mov_b32_e32 v0, s5
	v_writelane_b32 v1, s4, 17
	s_or_saveexec_b32 s11, -1
	buffer_store_dword v1, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_cbranch_vccnz .LBB23_18
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v1, 2
	v_readlane_b32 s7, v1, 3
	v_mov_b32_e32 v0, 0
	s_load_dword s4, s[6:7], 0x10
	global_load_ushort v2, v0, s[6:7] offset:6
	s_mov_b32 s5, 0
	s_waitcnt vmcnt(0)
	v_sub_nc_u32_e64 v3, s5, v2
	v_cvt_f32_u32_e32 v0, v2
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v3, v3, v0
	v_mul_hi_u32 v3, v0, v3
	v_add_nc_u32_e64 v0, v0, v3
	s_waitcnt lgkmcnt(0)
	v_mul_hi_u32 v0, s4, v0
	s_mov_b32 s5, 1
	v_add_nc_u32_e64 v3, v0, s5
	v_mul_lo_u32 v4, v0, v2
	v_sub_nc_u32_e64 v4, s4, v4
	v_sub_nc_u32_e64 v5, v4, v2
	v_cmp_ge_u32_e64 s6, v4, v2
	v_cndmask_b32_e64 v4, v4, v5, s6
	v_cndmask_b32_e64 v0, v0, v3, s6
	v_add_nc_u32_e64 v3, v0, s5
	v_cmp_ge_u32_e64 s5, v4, v2
	v_cndmask_b32_e64 v0, v0, v3, s5
	v_mul_lo_u32 v2, v0, v2
	v_cmp_gt_u32_e64 s4, s4, v2
	v_writelane_b32 v1, s4, 17
	s_or_saveexec_b32 s11, -1
	buffer_store_dword v1, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_branch .LBB23_18
.LBB23_16:
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 0
	v_readlane_b32 s5, v0, 1
	v_mov_b32_e32 v1, 0
	s_load_dword s6, s[4:5], 0x4
	global_load_ushort v1, v1, s[4:5] offset:20
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u16_e64 s5, v1, s4
	s_mov_b32 s4, 0
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v0, s6, 15
	v_writelane_b32 v0, s5, 16
	v_writelane_b32 v0, s4, 14
	s_or_saveexec_b32 s11, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_branch .LBB23_14
.LBB23_17:
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 13
	s_or_b32 exec_lo, exec_lo, s4
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:8
	s_branch .LBB23_4
.LBB23_18:
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 17
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	v_cndmask_b32_e64 v1, 0, 1, s4
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v0, v0, v1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_branch .LBB23_17
.LBB23_19:
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, __oclc_ABI_version@rel32@lo+4
	s_addc_u32 s5, s5, __oclc_ABI_version@rel32@hi+12
	s_load_dword s5, s[4:5], 0x0
	s_mov_b32 s4, -1
	s_mov_b32 s6, 0x1f3
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s5, s6
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 18
	s_mov_b32 s11, exec_lo
	s_mov_b32 exec_lo, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_cbranch_scc1 .LBB23_22
.LBB23_20:
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v1, 18
	v_readlane_b32 s5, v1, 19
	v_readlane_b32 s4, v1, 20
	v_cndmask_b32_e64 v0, 0, 1, s6
	s_mov_b32 s6, 1
	v_cmp_ne_u32_e64 s6, v0, s6
	s_and_b32 vcc_lo, exec_lo, s6
	v_mov_b32_e32 v0, s5
	v_writelane_b32 v1, s4, 21
	s_or_saveexec_b32 s11, -1
	buffer_store_dword v1, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_cbranch_vccnz .LBB23_24
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v1, 2
	v_readlane_b32 s7, v1, 3
	v_mov_b32_e32 v0, 0
	s_load_dword s4, s[6:7], 0x14
	global_load_ushort v2, v0, s[6:7] offset:8
	s_mov_b32 s5, 0
	s_waitcnt vmcnt(0)
	v_sub_nc_u32_e64 v3, s5, v2
	v_cvt_f32_u32_e32 v0, v2
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v3, v3, v0
	v_mul_hi_u32 v3, v0, v3
	v_add_nc_u32_e64 v0, v0, v3
	s_waitcnt lgkmcnt(0)
	v_mul_hi_u32 v0, s4, v0
	s_mov_b32 s5, 1
	v_add_nc_u32_e64 v3, v0, s5
	v_mul_lo_u32 v4, v0, v2
	v_sub_nc_u32_e64 v4, s4, v4
	v_sub_nc_u32_e64 v5, v4, v2
	v_cmp_ge_u32_e64 s6, v4, v2
	v_cndmask_b32_e64 v4, v4, v5, s6
	v_cndmask_b32_e64 v0, v0, v3, s6
	v_add_nc_u32_e64 v3, v0, s5
	v_cmp_ge_u32_e64 s5, v4, v2
	v_cndmask_b32_e64 v0, v0, v3, s5
	v_mul_lo_u32 v2, v0, v2
	v_cmp_gt_u32_e64 s4, s4, v2
	v_writelane_b32 v1, s4, 21
	s_or_saveexec_b32 s11, -1
	buffer_store_dword v1, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_branch .LBB23_24
.LBB23_22:
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 0
	v_readlane_b32 s5, v0, 1
	v_mov_b32_e32 v1, 0
	s_load_dword s6, s[4:5], 0x8
	global_load_ushort v1, v1, s[4:5] offset:22
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u16_e64 s5, v1, s4
	s_mov_b32 s4, 0
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v0, s6, 19
	v_writelane_b32 v0, s5, 20
	v_writelane_b32 v0, s4, 18
	s_or_saveexec_b32 s11, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_branch .LBB23_20
.LBB23_23:
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 6
	s_or_b32 exec_lo, exec_lo, s4
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	s_branch .LBB23_12
.LBB23_24:
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 21
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	v_cndmask_b32_e64 v1, 0, 1, s4
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v0, v0, v1
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	s_branch .LBB23_23
.LBB23_25:
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v2, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v2, 7
	s_or_b32 exec_lo, exec_lo, s4
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	v_mov_b32_e32 v1, 0
	s_xor_saveexec_b32 s4, -1
	s_waitcnt vmcnt(0)
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_mov_b32 exec_lo, s4
	s_add_i32 s32, s32, 0xfffff880
	s_mov_b32 s33, s12
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end47:
	.size	__ockl_get_num_groups, .Lfunc_end47-__ockl_get_num_groups

	.p2align	2
	.type	__ockl_get_local_size,@function
__ockl_get_local_size:
.Lfunc_begin48:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s15, s33
	s_mov_b32 s33, s32
	s_xor_saveexec_b32 s6, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	buffer_store_dword v2, off, s[0:3], s33 offset:108
	s_mov_b32 exec_lo, s6
	s_add_i32 s32, s32, 0xe80
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	buffer_store_dword v1, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s14, 0
	v_writelane_b32 v0, s13, 1
	v_writelane_b32 v0, s12, 2
	v_writelane_b32 v0, s8, 3
	v_writelane_b32 v0, s9, 4
	v_writelane_b32 v0, s4, 5
	v_writelane_b32 v0, s5, 6
	s_or_saveexec_b32 s11, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s4, v1, s4
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v2, s7
	buffer_store_dword v1, off, s[0:3], s33 offset:8
	buffer_store_dword v2, off, s[0:3], s33 offset:12
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	v_writelane_b32 v0, s5, 7
	s_or_saveexec_b32 s11, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB11_4
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s4, v1, s4
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v2, s7
	buffer_store_dword v1, off, s[0:3], s33 offset:16
	buffer_store_dword v2, off, s[0:3], s33 offset:20
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	v_writelane_b32 v0, s5, 8
	s_or_saveexec_b32 s11, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB11_10
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 2
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s4
	s_mov_b64 s[6:7], 1
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	buffer_store_dword v1, off, s[0:3], s33 offset:24
	buffer_store_dword v2, off, s[0:3], s33 offset:28
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 9
	s_or_saveexec_b32 s11, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB11_20
	s_branch .LBB11_15
.LBB11_4:
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 7
	s_or_saveexec_b32 s4, s4
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	buffer_store_dword v2, off, s[0:3], s33 offset:36
	s_and_b32 s4, exec_lo, s4
	v_writelane_b32 v0, s4, 10
	s_or_saveexec_b32 s11, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB11_25
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s4
	s_mov_b64 s[6:7], 1
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s11, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB11_24
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, __oclc_ABI_version@rel32@lo+4
	s_addc_u32 s5, s5, __oclc_ABI_version@rel32@hi+12
	s_load_dword s5, s[4:5], 0x0
	s_mov_b32 s4, -1
	s_mov_b32 s8, 0x1f3
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s5, s8
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v2, s7
	buffer_store_dword v1, off, s[0:3], s33 offset:48
	buffer_store_dword v2, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 12
	s_mov_b32 s11, exec_lo
	s_mov_b32 exec_lo, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_cbranch_scc1 .LBB11_9
.LBB11_7:
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v2, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v2, 12
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	v_cndmask_b32_e64 v2, 0, 1, s4
	s_mov_b32 s4, 1
	v_cmp_ne_u32_e64 s4, v2, s4
	s_and_b32 vcc_lo, exec_lo, s4
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:56
	buffer_store_dword v1, off, s[0:3], s33 offset:60
	s_cbranch_vccnz .LBB11_23
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_waitcnt vmcnt(0)
	v_readlane_b32 s5, v0, 2
	v_readlane_b32 s6, v0, 5
	v_readlane_b32 s7, v0, 6
	v_mov_b32_e32 v0, 0
	global_load_ushort v1, v0, s[6:7] offset:4
	s_load_dword s4, s[6:7], 0xc
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v0, s5, v1
	s_waitcnt lgkmcnt(0)
	v_sub_nc_u32_e64 v0, s4, v0
	v_min_u32_e64 v0, v0, v1
	s_mov_b32 s4, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v1, v2
	buffer_store_dword v0, off, s[0:3], s33 offset:56
	buffer_store_dword v1, off, s[0:3], s33 offset:60
	s_branch .LBB11_23
.LBB11_9:
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 3
	v_readlane_b32 s5, v0, 4
	v_readlane_b32 s6, v0, 2
	s_load_dword s7, s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_u32 s6, s7
	s_mov_b32 s7, 18
	s_mov_b32 s6, 12
	s_cselect_b32 s6, s6, s7
	v_mov_b32_e32 v1, s6
	global_load_ushort v1, v1, s[4:5]
	s_mov_b32 s4, 0xffff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 0
	v_mov_b32_e32 v3, s4
	v_mov_b32_e32 v2, v3
	buffer_store_dword v1, off, s[0:3], s33 offset:48
	buffer_store_dword v2, off, s[0:3], s33 offset:52
	v_writelane_b32 v0, s4, 12
	s_or_saveexec_b32 s11, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_branch .LBB11_7
.LBB11_10:
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 8
	s_or_saveexec_b32 s4, s4
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	buffer_store_dword v2, off, s[0:3], s33 offset:68
	s_and_b32 s4, exec_lo, s4
	v_writelane_b32 v0, s4, 13
	s_or_saveexec_b32 s11, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB11_22
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, __oclc_ABI_version@rel32@lo+4
	s_addc_u32 s5, s5, __oclc_ABI_version@rel32@hi+12
	s_load_dword s5, s[4:5], 0x0
	s_mov_b32 s4, -1
	s_mov_b32 s8, 0x1f3
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s5, s8
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v2, s7
	buffer_store_dword v1, off, s[0:3], s33 offset:72
	buffer_store_dword v2, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 14
	s_mov_b32 s11, exec_lo
	s_mov_b32 exec_lo, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_cbranch_scc1 .LBB11_14
.LBB11_12:
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v2, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v2, 14
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	buffer_load_dword v1, off, s[0:3], s33 offset:76
	v_cndmask_b32_e64 v2, 0, 1, s4
	s_mov_b32 s4, 1
	v_cmp_ne_u32_e64 s4, v2, s4
	s_and_b32 vcc_lo, exec_lo, s4
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:80
	buffer_store_dword v1, off, s[0:3], s33 offset:84
	s_cbranch_vccnz .LBB11_21
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_waitcnt vmcnt(0)
	v_readlane_b32 s5, v0, 1
	v_readlane_b32 s6, v0, 5
	v_readlane_b32 s7, v0, 6
	v_mov_b32_e32 v0, 0
	global_load_ushort v1, v0, s[6:7] offset:6
	s_load_dword s4, s[6:7], 0x10
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v0, s5, v1
	s_waitcnt lgkmcnt(0)
	v_sub_nc_u32_e64 v0, s4, v0
	v_min_u32_e64 v0, v0, v1
	s_mov_b32 s4, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v1, v2
	buffer_store_dword v0, off, s[0:3], s33 offset:80
	buffer_store_dword v1, off, s[0:3], s33 offset:84
	s_branch .LBB11_21
.LBB11_14:
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 3
	v_readlane_b32 s5, v0, 4
	v_readlane_b32 s6, v0, 1
	s_load_dword s7, s[4:5], 0x4
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_u32 s6, s7
	s_mov_b32 s7, 20
	s_mov_b32 s6, 14
	s_cselect_b32 s6, s6, s7
	v_mov_b32_e32 v1, s6
	global_load_ushort v1, v1, s[4:5]
	s_mov_b32 s4, 0xffff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 0
	v_mov_b32_e32 v3, s4
	v_mov_b32_e32 v2, v3
	buffer_store_dword v1, off, s[0:3], s33 offset:72
	buffer_store_dword v2, off, s[0:3], s33 offset:76
	v_writelane_b32 v0, s4, 14
	s_or_saveexec_b32 s11, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_branch .LBB11_12
.LBB11_15:
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, __oclc_ABI_version@rel32@lo+4
	s_addc_u32 s5, s5, __oclc_ABI_version@rel32@hi+12
	s_load_dword s5, s[4:5], 0x0
	s_mov_b32 s4, -1
	s_mov_b32 s8, 0x1f3
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s5, s8
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v2, s7
	buffer_store_dword v1, off, s[0:3], s33 offset:88
	buffer_store_dword v2, off, s[0:3], s33 offset:92
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 15
	s_mov_b32 s11, exec_lo
	s_mov_b32 exec_lo, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_cbranch_scc1 .LBB11_18
.LBB11_16:
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v2, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v2, 15
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	v_cndmask_b32_e64 v2, 0, 1, s4
	s_mov_b32 s4, 1
	v_cmp_ne_u32_e64 s4, v2, s4
	s_and_b32 vcc_lo, exec_lo, s4
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:96
	buffer_store_dword v1, off, s[0:3], s33 offset:100
	s_cbranch_vccnz .LBB11_19
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_waitcnt vmcnt(0)
	v_readlane_b32 s5, v0, 0
	v_readlane_b32 s6, v0, 5
	v_readlane_b32 s7, v0, 6
	v_mov_b32_e32 v0, 0
	global_load_ushort v1, v0, s[6:7] offset:8
	s_load_dword s4, s[6:7], 0x14
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v0, s5, v1
	s_waitcnt lgkmcnt(0)
	v_sub_nc_u32_e64 v0, s4, v0
	v_min_u32_e64 v0, v0, v1
	s_mov_b32 s4, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v1, v2
	buffer_store_dword v0, off, s[0:3], s33 offset:96
	buffer_store_dword v1, off, s[0:3], s33 offset:100
	s_branch .LBB11_19
.LBB11_18:
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 3
	v_readlane_b32 s5, v0, 4
	v_readlane_b32 s6, v0, 0
	s_load_dword s7, s[4:5], 0x8
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_u32 s6, s7
	s_mov_b32 s7, 22
	s_mov_b32 s6, 16
	s_cselect_b32 s6, s6, s7
	v_mov_b32_e32 v1, s6
	global_load_ushort v1, v1, s[4:5]
	s_mov_b32 s4, 0xffff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 0
	v_mov_b32_e32 v3, s4
	v_mov_b32_e32 v2, v3
	buffer_store_dword v1, off, s[0:3], s33 offset:88
	buffer_store_dword v2, off, s[0:3], s33 offset:92
	v_writelane_b32 v0, s4, 15
	s_or_saveexec_b32 s11, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_branch .LBB11_16
.LBB11_19:
	buffer_load_dword v0, off, s[0:3], s33 offset:96
	buffer_load_dword v1, off, s[0:3], s33 offset:100
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	buffer_store_dword v1, off, s[0:3], s33 offset:28
.LBB11_20:
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v2, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v2, 9
	s_or_b32 exec_lo, exec_lo, s4
	buffer_load_dword v0, off, s[0:3], s33 offset:24
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	buffer_store_dword v1, off, s[0:3], s33 offset:20
	s_branch .LBB11_10
.LBB11_21:
	buffer_load_dword v0, off, s[0:3], s33 offset:80
	buffer_load_dword v1, off, s[0:3], s33 offset:84
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	buffer_store_dword v1, off, s[0:3], s33 offset:68
.LBB11_22:
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v2, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v2, 13
	s_or_b32 exec_lo, exec_lo, s4
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:8
	buffer_store_dword v1, off, s[0:3], s33 offset:12
	s_branch .LBB11_4
.LBB11_23:
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	buffer_store_dword v1, off, s[0:3], s33 offset:44
.LBB11_24:
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v2, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v2, 11
	s_or_b32 exec_lo, exec_lo, s4
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	buffer_load_dword v1, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	buffer_store_dword v1, off, s[0:3], s33 offset:36
.LBB11_25:
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v2, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v2, 10
	s_or_b32 exec_lo, exec_lo, s4
	buffer_load_dword v3, off, s[0:3], s33 offset:32
	buffer_load_dword v4, off, s[0:3], s33 offset:36
	s_mov_b32 s4, 32
	s_waitcnt vmcnt(0)
	v_lshrrev_b64 v[0:1], s4, v[3:4]
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v0, v3
	s_xor_saveexec_b32 s4, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	buffer_load_dword v2, off, s[0:3], s33 offset:108
	s_mov_b32 exec_lo, s4
	s_add_i32 s32, s32, 0xfffff180
	s_mov_b32 s33, s15
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end48:
	.size	__ockl_get_local_size, .Lfunc_end48-__ockl_get_local_size

	.p2align	2
	.type	__ockl_get_local_id,@function
__ockl_get_local_id:
.Lfunc_begin49:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s8, s33
	s_mov_b32 s33, s32
	s_xor_saveexec_b32 s4, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s4
	s_add_i32 s32, s32, 0x680
	buffer_store_dword v31, off, s[0:3], s33 offset:4
	buffer_store_dword v0, off, s[0:3], s33
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	s_mov_b32 exec_lo, s7
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s4, v1, s4
	v_mov_b32_e32 v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:12
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	v_writelane_b32 v0, s5, 0
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:8
	s_mov_b32 exec_lo, s7
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB0_4
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	s_mov_b32 exec_lo, s7
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s4, v1, s4
	v_mov_b32_e32 v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:16
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	v_writelane_b32 v0, s5, 1
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:8
	s_mov_b32 exec_lo, s7
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB0_7
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	s_mov_b32 exec_lo, s7
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b32 s4, 2
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s4
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, 0
	buffer_store_dword v1, off, s[0:3], s33 offset:20
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 2
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:8
	s_mov_b32 exec_lo, s7
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB0_10
	s_branch .LBB0_9
.LBB0_4:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 0
	s_or_saveexec_b32 s4, s4
	buffer_load_dword v1, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:24
	s_and_b32 s4, exec_lo, s4
	v_writelane_b32 v0, s4, 3
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:8
	s_mov_b32 exec_lo, s7
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB0_13
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	s_mov_b32 exec_lo, s7
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s4
	v_mov_b32_e32 v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 4
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:8
	s_mov_b32 exec_lo, s7
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB0_12
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_branch .LBB0_12
.LBB0_7:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 1
	s_or_saveexec_b32 s4, s4
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_and_b32 s4, exec_lo, s4
	v_writelane_b32 v0, s4, 5
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:8
	s_mov_b32 exec_lo, s7
	s_xor_b32 exec_lo, exec_lo, s4
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
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 2
	s_or_b32 exec_lo, exec_lo, s4
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	s_branch .LBB0_7
.LBB0_11:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 5
	s_or_b32 exec_lo, exec_lo, s4
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	s_branch .LBB0_4
.LBB0_12:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 4
	s_or_b32 exec_lo, exec_lo, s4
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:24
.LBB0_13:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:8
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v2, 3
	s_or_b32 exec_lo, exec_lo, s4
	buffer_load_dword v0, off, s[0:3], s33 offset:24
	v_mov_b32_e32 v1, 0
	s_xor_saveexec_b32 s4, -1
	s_waitcnt vmcnt(0)
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s4
	s_add_i32 s32, s32, 0xfffff980
	s_mov_b32 s33, s8
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end49:
	.size	__ockl_get_local_id, .Lfunc_end49-__ockl_get_local_id

	.p2align	2
	.type	__ockl_get_group_id,@function
__ockl_get_group_id:
.Lfunc_begin50:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s8, s33
	s_mov_b32 s33, s32
	s_xor_saveexec_b32 s4, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	buffer_store_dword v2, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s4
	s_add_i32 s32, s32, 0x600
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	buffer_store_dword v1, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s14, 0
	v_writelane_b32 v0, s13, 1
	v_writelane_b32 v0, s12, 2
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s4, v1, s4
	v_mov_b32_e32 v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:8
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	v_writelane_b32 v0, s5, 3
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB9_4
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s4, v1, s4
	v_mov_b32_e32 v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:12
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	v_writelane_b32 v0, s5, 4
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB9_7
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 2
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s4
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, 0
	buffer_store_dword v1, off, s[0:3], s33 offset:16
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 5
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB9_10
	s_branch .LBB9_9
.LBB9_4:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 3
	s_or_saveexec_b32 s4, s4
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:20
	s_and_b32 s4, exec_lo, s4
	v_writelane_b32 v0, s4, 6
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB9_13
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s4
	v_mov_b32_e32 v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:24
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 7
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB9_12
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 2
	v_mov_b32_e32 v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	s_branch .LBB9_12
.LBB9_7:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 4
	s_or_saveexec_b32 s4, s4
	buffer_load_dword v1, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_and_b32 s4, exec_lo, s4
	v_writelane_b32 v0, s4, 8
	s_or_saveexec_b32 s7, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB9_11
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 1
	v_mov_b32_e32 v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_branch .LBB9_11
.LBB9_9:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 0
	v_mov_b32_e32 v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:16
.LBB9_10:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 5
	s_or_b32 exec_lo, exec_lo, s4
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	s_branch .LBB9_7
.LBB9_11:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 8
	s_or_b32 exec_lo, exec_lo, s4
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:8
	s_branch .LBB9_4
.LBB9_12:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 7
	s_or_b32 exec_lo, exec_lo, s4
	buffer_load_dword v0, off, s[0:3], s33 offset:24
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:20
.LBB9_13:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v2, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v2, 6
	s_or_b32 exec_lo, exec_lo, s4
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	v_mov_b32_e32 v1, 0
	s_xor_saveexec_b32 s4, -1
	s_waitcnt vmcnt(0)
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s4
	s_add_i32 s32, s32, 0xfffffa00
	s_mov_b32 s33, s8
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end50:
	.size	__ockl_get_group_id, .Lfunc_end50-__ockl_get_group_id

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
	.addrsig_sym spin_lock
	.addrsig_sym spin_unlock
	.addrsig_sym _Z14get_local_sizej
	.addrsig_sym _Z12get_group_idj
	.addrsig_sym _Z10atomic_addPU3AS1Vii
	.addrsig_sym _Z10atomic_subPU3AS1Vii
	.addrsig_sym _Z10atomic_andPU3AS1Vii
	.addrsig_sym _Z9atomic_orPU3AS1Vii
	.addrsig_sym _Z11atomic_xchgPU3AS1Vii
	.addrsig_sym _Z14atomic_cmpxchgPU3AS1Viii
	.addrsig_sym _Z9mem_fencej
	.addrsig_sym _Z12get_local_idj
	.addrsig_sym _Z14get_num_groupsj
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
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
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
    .name:           lanes_in_turn
    .private_segment_fixed_size: 136
    .sgpr_count:     34
    .sgpr_spill_count: 24
    .symbol:         lanes_in_turn.kd
    .vgpr_count:     32
    .vgpr_spill_count: 14
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
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
    .name:           lanes_in_turn_by_two
    .private_segment_fixed_size: 136
    .sgpr_count:     34
    .sgpr_spill_count: 24
    .symbol:         lanes_in_turn_by_two.kd
    .vgpr_count:     32
    .vgpr_spill_count: 14
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
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
    .name:           seqlock
    .private_segment_fixed_size: 260
    .sgpr_count:     36
    .sgpr_spill_count: 38
    .symbol:         seqlock.kd
    .vgpr_count:     32
    .vgpr_spill_count: 33
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
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
    .name:           readers_leader
    .private_segment_fixed_size: 148
    .sgpr_count:     34
    .sgpr_spill_count: 40
    .symbol:         readers_leader.kd
    .vgpr_count:     32
    .vgpr_spill_count: 27
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
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
    .name:           readers_all
    .private_segment_fixed_size: 132
    .sgpr_count:     34
    .sgpr_spill_count: 38
    .symbol:         readers_all.kd
    .vgpr_count:     32
    .vgpr_spill_count: 24
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
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
    .name:           semaphore_inside
    .private_segment_fixed_size: 132
    .sgpr_count:     34
    .sgpr_spill_count: 24
    .symbol:         semaphore_inside.kd
    .vgpr_count:     32
    .vgpr_spill_count: 15
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
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
    .name:           clh_leader
    .private_segment_fixed_size: 132
    .sgpr_count:     34
    .sgpr_spill_count: 24
    .symbol:         clh_leader.kd
    .vgpr_count:     32
    .vgpr_spill_count: 14
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
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
    .group_segment_fixed_size: 16
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 128
    .name:           double_buffer
    .private_segment_fixed_size: 140
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     36
    .sgpr_spill_count: 57
    .symbol:         double_buffer.kd
    .vgpr_count:     32
    .vgpr_spill_count: 30
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
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
    .group_segment_fixed_size: 16
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 128
    .name:           double_buffer_same_wave
    .private_segment_fixed_size: 140
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     36
    .sgpr_spill_count: 57
    .symbol:         double_buffer_same_wave.kd
    .vgpr_count:     32
    .vgpr_spill_count: 30
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
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
    .name:           count_barrier_lanes
    .private_segment_fixed_size: 212
    .sgpr_count:     36
    .sgpr_spill_count: 25
    .symbol:         count_barrier_lanes.kd
    .vgpr_count:     32
    .vgpr_spill_count: 22
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
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
    .name:           sense_barrier_lanes
    .private_segment_fixed_size: 228
    .sgpr_count:     36
    .sgpr_spill_count: 26
    .symbol:         sense_barrier_lanes.kd
    .vgpr_count:     32
    .vgpr_spill_count: 23
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
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
    .name:           phases
    .private_segment_fixed_size: 212
    .sgpr_count:     36
    .sgpr_spill_count: 35
    .symbol:         phases.kd
    .vgpr_count:     32
    .vgpr_spill_count: 25
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
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
    .max_flat_workgroup_size: 256
    .name:           chained_scan
    .private_segment_fixed_size: 244
    .sgpr_count:     36
    .sgpr_spill_count: 33
    .symbol:         chained_scan.kd
    .vgpr_count:     32
    .vgpr_spill_count: 38
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
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
    .name:           look_back_packed
    .private_segment_fixed_size: 180
    .sgpr_count:     34
    .sgpr_spill_count: 50
    .symbol:         look_back_packed.kd
    .vgpr_count:     32
    .vgpr_spill_count: 35
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
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
    .name:           probe
    .private_segment_fixed_size: 228
    .sgpr_count:     36
    .sgpr_spill_count: 29
    .symbol:         probe.kd
    .vgpr_count:     32
    .vgpr_spill_count: 23
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
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
    .name:           probe_reserved
    .private_segment_fixed_size: 212
    .sgpr_count:     36
    .sgpr_spill_count: 49
    .symbol:         probe_reserved.kd
    .vgpr_count:     32
    .vgpr_spill_count: 25
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
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
    .name:           bucket_locks
    .private_segment_fixed_size: 228
    .sgpr_count:     36
    .sgpr_spill_count: 33
    .symbol:         bucket_locks.kd
    .vgpr_count:     32
    .vgpr_spill_count: 27
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
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
    .name:           bitmap
    .private_segment_fixed_size: 244
    .sgpr_count:     36
    .sgpr_spill_count: 28
    .symbol:         bitmap.kd
    .vgpr_count:     32
    .vgpr_spill_count: 27
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
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
    .name:           pool
    .private_segment_fixed_size: 196
    .sgpr_count:     36
    .sgpr_spill_count: 27
    .symbol:         pool.kd
    .vgpr_count:     32
    .vgpr_spill_count: 16
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
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
    .max_flat_workgroup_size: 256
    .name:           last_group
    .private_segment_fixed_size: 260
    .sgpr_count:     36
    .sgpr_spill_count: 33
    .symbol:         last_group.kd
    .vgpr_count:     32
    .vgpr_spill_count: 31
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
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
    .name:           make_once_later
    .private_segment_fixed_size: 212
    .sgpr_count:     36
    .sgpr_spill_count: 25
    .symbol:         make_once_later.kd
    .vgpr_count:     32
    .vgpr_spill_count: 21
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
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
    .name:           solve_rows
    .private_segment_fixed_size: 292
    .sgpr_count:     36
    .sgpr_spill_count: 51
    .symbol:         solve_rows.kd
    .vgpr_count:     32
    .vgpr_spill_count: 48
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
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
    .name:           hook
    .private_segment_fixed_size: 228
    .sgpr_count:     36
    .sgpr_spill_count: 62
    .symbol:         hook.kd
    .vgpr_count:     32
    .vgpr_spill_count: 37
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
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
    .name:           give_up_counted
    .private_segment_fixed_size: 212
    .sgpr_count:     36
    .sgpr_spill_count: 27
    .symbol:         give_up_counted.kd
    .vgpr_count:     32
    .vgpr_spill_count: 23
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
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
    .name:           give_up_counted_of_some
    .private_segment_fixed_size: 212
    .sgpr_count:     36
    .sgpr_spill_count: 31
    .symbol:         give_up_counted_of_some.kd
    .vgpr_count:     32
    .vgpr_spill_count: 27
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
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
    .name:           give_up_counted_set_back
    .private_segment_fixed_size: 260
    .sgpr_count:     36
    .sgpr_spill_count: 33
    .symbol:         give_up_counted_set_back.kd
    .vgpr_count:     32
    .vgpr_spill_count: 38
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
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
    .name:           bit_per_lane
    .private_segment_fixed_size: 244
    .sgpr_count:     36
    .sgpr_spill_count: 33
    .symbol:         bit_per_lane.kd
    .vgpr_count:     32
    .vgpr_spill_count: 31
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
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
    .name:           outer_inner_inside
    .private_segment_fixed_size: 88
    .sgpr_count:     34
    .sgpr_spill_count: 34
    .symbol:         outer_inner_inside.kd
    .vgpr_count:     32
    .vgpr_spill_count: 21
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
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
    .name:           limit_of_memory
    .private_segment_fixed_size: 88
    .sgpr_count:     34
    .sgpr_spill_count: 24
    .symbol:         limit_of_memory.kd
    .vgpr_count:     32
    .vgpr_spill_count: 14
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
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
    .name:           readers_only
    .private_segment_fixed_size: 196
    .sgpr_count:     36
    .sgpr_spill_count: 24
    .symbol:         readers_only.kd
    .vgpr_count:     32
    .vgpr_spill_count: 18
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
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
    .name:           writer_shuts_out
    .private_segment_fixed_size: 228
    .sgpr_count:     36
    .sgpr_spill_count: 55
    .symbol:         writer_shuts_out.kd
    .vgpr_count:     32
    .vgpr_spill_count: 40
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
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
    .name:           semaphore_in_turn
    .private_segment_fixed_size: 132
    .sgpr_count:     34
    .sgpr_spill_count: 34
    .symbol:         semaphore_in_turn.kd
    .vgpr_count:     32
    .vgpr_spill_count: 20
    .wavefront_size: 32
amdhsa.target:   amdgcn-amd-amdhsa--gfx1030
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata

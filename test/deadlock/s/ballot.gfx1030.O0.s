	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.amdhsa_code_object_version 4
	.protected	turns_low
	.globl	turns_low
	.p2align	8
	.type	turns_low,@function
turns_low:
.Lfunc_begin0:
	.file	0 "." "cl/ballot.hip" md5 0xa175fefc9e35a9e761ef117142398fd4
	.loc	0 35 0
	s_mov_b32 s33, 0
	s_add_u32 s12, s12, s17
	s_addc_u32 s13, s13, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s12
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s13
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[4:5], s[8:9]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:140
	s_mov_b32 exec_lo, s20
	buffer_store_dword v1, off, s[0:3], s33 offset:160
	s_load_dwordx2 s[10:11], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x8
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	s_load_dword s4, s[4:5], 0x18
	s_mov_b64 s[16:17], 0
	s_mov_b32 s13, s17
	s_mov_b64 s[14:15], src_private_base
	s_mov_b32 s5, 32
	s_lshr_b64 s[18:19], s[14:15], s5
	s_mov_b32 s12, -1
	v_mov_b32_e32 v2, 0x58
	v_cmp_ne_u32_e64 s15, v2, s12
	s_mov_b32 s14, s18
	v_mov_b32_e32 v1, s14
	v_cndmask_b32_e64 v1, s13, v1, s15
	s_mov_b32 s5, s16
	v_cndmask_b32_e64 v13, s5, v2, s15
	v_mov_b32_e32 v14, v1
	v_mov_b32_e32 v2, 0x60
	v_cmp_ne_u32_e64 s15, v2, s12
	v_mov_b32_e32 v1, s14
	v_cndmask_b32_e64 v1, s13, v1, s15
	v_cndmask_b32_e64 v9, s5, v2, s15
	v_mov_b32_e32 v10, v1
	v_mov_b32_e32 v2, 0x68
	v_cmp_ne_u32_e64 s15, v2, s12
	v_mov_b32_e32 v1, s14
	v_cndmask_b32_e64 v1, s13, v1, s15
	v_cndmask_b32_e64 v5, s5, v2, s15
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v2, 0x70
	v_cmp_ne_u32_e64 s15, v2, s12
	v_mov_b32_e32 v1, s14
	v_cndmask_b32_e64 v1, s13, v1, s15
	v_cndmask_b32_e64 v11, s5, v2, s15
	v_mov_b32_e32 v12, v1
	buffer_store_dword v11, off, s[0:3], s33 offset:152
	buffer_store_dword v12, off, s[0:3], s33 offset:156
	v_mov_b32_e32 v2, 0x78
	v_cmp_ne_u32_e64 s15, v2, s12
	v_mov_b32_e32 v1, s14
	v_cndmask_b32_e64 v1, s13, v1, s15
	v_cndmask_b32_e64 v7, s5, v2, s15
	v_mov_b32_e32 v8, v1
	v_mov_b32_e32 v2, 0x80
	v_cmp_ne_u32_e64 s15, v2, s12
	v_mov_b32_e32 v1, s14
	v_cndmask_b32_e64 v1, s13, v1, s15
	v_cndmask_b32_e64 v3, s5, v2, s15
	v_mov_b32_e32 v4, v1
	buffer_store_dword v3, off, s[0:3], s33 offset:144
	buffer_store_dword v4, off, s[0:3], s33 offset:148
	v_mov_b32_e32 v1, 0x88
	v_cmp_ne_u32_e64 s12, v1, s12
	v_mov_b32_e32 v2, s14
	v_cndmask_b32_e64 v15, s13, v2, s12
	v_cndmask_b32_e64 v1, s5, v1, s12
	v_mov_b32_e32 v2, v15
	v_mov_b32_e32 v16, v14
	v_mov_b32_e32 v15, v13
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v18, s11
	v_mov_b32_e32 v17, s10
	flat_store_dwordx2 v[15:16], v[17:18]
	flat_load_dwordx2 v[13:14], v[13:14]
	v_mov_b32_e32 v16, v10
	v_mov_b32_e32 v15, v9
	v_mov_b32_e32 v18, s9
	v_mov_b32_e32 v17, s8
	flat_store_dwordx2 v[15:16], v[17:18]
	flat_load_dwordx2 v[9:10], v[9:10]
	v_mov_b32_e32 v16, v6
	v_mov_b32_e32 v15, v5
	v_mov_b32_e32 v18, s7
	v_mov_b32_e32 v17, s6
	flat_store_dwordx2 v[15:16], v[17:18]
	flat_load_dwordx2 v[5:6], v[5:6]
	s_waitcnt vmcnt(2) lgkmcnt(4)
	flat_store_dwordx2 v[11:12], v[13:14]
	s_waitcnt vmcnt(1) lgkmcnt(3)
	flat_store_dwordx2 v[7:8], v[9:10]
	s_waitcnt vmcnt(0) lgkmcnt(2)
	flat_store_dwordx2 v[3:4], v[5:6]
	v_mov_b32_e32 v3, s4
	flat_store_dword v[1:2], v3
	s_mov_b32 s4, 0
.Ltmp0:
	.loc	0 35 1 prologue_end
	v_writelane_b32 v0, s4, 0
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:140
	s_mov_b32 exec_lo, s20
.LBB0_1:
	.loc	0 0 1 is_stmt 0
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:140
	s_mov_b32 exec_lo, s20
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 1
	v_readlane_b32 s5, v0, 0
	v_writelane_b32 v0, s5, 2
	.loc	0 35 1
	buffer_load_dword v3, off, s[0:3], s33 offset:160
	buffer_load_dword v1, off, s[0:3], s33 offset:152
	buffer_load_dword v2, off, s[0:3], s33 offset:156
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[1:2], v[1:2]
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v5, s5, v3
	s_mov_b32 s5, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v6, v3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v6
	v_add_co_u32 v3, s5, v3, v4
	v_add_co_ci_u32_e64 v1, s5, v1, v2, s5
	v_mov_b32_e32 v4, v1
	s_mov_b64 s[8:9], 0x100
	v_mov_b32_e32 v2, v3
	s_mov_b32 s6, s8
	v_mov_b32_e32 v1, v4
	s_mov_b32 s5, s9
	v_add_co_u32 v7, s6, v2, s6
	v_add_co_ci_u32_e64 v1, s5, v1, s5, s6
	v_mov_b32_e32 v8, v1
	s_mov_b64 s[10:11], 0
	s_mov_b32 s7, s11
	s_mov_b64 s[8:9], src_private_base
	s_mov_b32 s5, 32
	s_lshr_b64 s[12:13], s[8:9], s5
	s_mov_b32 s6, -1
	v_mov_b32_e32 v2, 0x48
	v_cmp_ne_u32_e64 s9, v2, s6
	s_mov_b32 s8, s12
	v_mov_b32_e32 v1, s8
	v_cndmask_b32_e64 v1, s7, v1, s9
	s_mov_b32 s5, s10
	v_cndmask_b32_e64 v3, s5, v2, s9
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v1, 0x50
	v_cmp_ne_u32_e64 s6, v1, s6
	v_mov_b32_e32 v2, s8
	v_cndmask_b32_e64 v5, s7, v2, s6
	v_cndmask_b32_e64 v1, s5, v1, s6
	v_mov_b32_e32 v2, v5
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v5, v3
	flat_store_dwordx2 v[5:6], v[7:8]
.Ltmp1:
	.loc	0 14 52 is_stmt 1
	flat_load_dwordx2 v[3:4], v[3:4]
	.loc	0 14 34 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v5, v[3:4] glc dlc
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v3, v1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[3:4], v5
	flat_load_dword v1, v[1:2]
	s_mov_b32 s5, 0
.Ltmp2:
	.loc	0 35 1 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s5
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 3
	v_writelane_b32 v0, s4, 4
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 5
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:140
	s_mov_b32 exec_lo, s20
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB0_4
	.loc	0 0 1 is_stmt 0
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:140
	s_mov_b32 exec_lo, s20
	buffer_load_dword v1, off, s[0:3], s33 offset:160
	s_mov_b32 s4, 0x42000000
.Ltmp3:
	.loc	0 12 36 is_stmt 1
	v_rcp_f32_e64 v2, s4
	s_waitcnt vmcnt(0)
	v_cvt_f32_u32_e64 v3, v1
	v_mul_f32_e64 v2, v3, v2
	v_trunc_f32_e64 v4, v2
	v_cvt_u32_f32_e64 v2, v4
	s_mov_b32 s5, 0xc2000000
	v_fmac_f32_e64 v3, v4, s5
	v_cmp_ge_f32_e64 s4, |v3|, s4
	v_cndmask_b32_e64 v3, 0, 1, s4
	s_mov_b32 s4, 5
	v_add_lshl_u32 v2, v2, v3, s4
	v_sub_nc_u32_e64 v1, v1, v2
	s_mov_b32 s4, 0x3ff
	v_and_b32_e64 v1, v1, s4
	s_mov_b64 s[4:5], src_private_base
	s_mov_b32 s6, 32
	s_lshr_b64 s[4:5], s[4:5], s6
	s_mov_b32 s7, s4
	s_mov_b64 s[8:9], 0
	s_mov_b32 s4, s9
	s_mov_b32 s5, -1
	v_mov_b32_e32 v2, 40
	v_cmp_ne_u32_e64 s6, v2, s5
	v_mov_b32_e32 v3, s7
	v_cndmask_b32_e64 v4, s4, v3, s6
	s_mov_b32 s4, s8
	v_cndmask_b32_e64 v2, s4, v2, s6
	v_mov_b32_e32 v3, v4
	s_mov_b32 s4, 1
	v_mov_b32_e32 v5, v3
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v6, s4
	flat_store_byte v[4:5], v6
.Ltmp4:
	.loc	0 13 36
	flat_load_ubyte v2, v[2:3]
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e64 v2, v2, s8
	s_mov_b32 s4, 0
	v_cmp_ne_u32_e64 s6, v2, s4
	s_mov_b32 s9, 0
	s_mov_b32 s7, s9
.Ltmp5:
	.loc	0 35 1
	s_mov_b32 s7, s6
	s_ff1_i32_b32 s6, s7
	s_add_i32 s6, s6, s8
	s_cmp_eq_u32 s7, s4
	s_cselect_b32 s4, s4, s6
	s_add_i32 s4, s4, s5
	v_cmp_eq_u32_e64 s5, v1, s4
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 6
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:140
	s_mov_b32 exec_lo, s20
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB0_5
	buffer_load_dword v2, off, s[0:3], s33 offset:160
	buffer_load_dword v0, off, s[0:3], s33 offset:152
	buffer_load_dword v1, off, s[0:3], s33 offset:156
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[0:1], v[0:1]
	v_mov_b32_e32 v10, 2
	v_lshlrev_b32_e64 v4, v10, v2
	s_mov_b32 s4, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v5, v2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v5
	v_add_co_u32 v2, s4, v2, v3
	v_add_co_ci_u32_e64 v0, s4, v0, v1, s4
	v_mov_b32_e32 v3, v0
	s_mov_b64 s[6:7], 0x100
	v_mov_b32_e32 v1, v2
	s_mov_b32 s5, s6
	v_mov_b32_e32 v0, v3
	s_mov_b32 s4, s7
	v_add_co_u32 v11, s5, v1, s5
	v_add_co_ci_u32_e64 v0, s4, v0, s4, s5
	v_mov_b32_e32 v12, v0
	s_mov_b64 s[10:11], 0
	s_mov_b32 s6, s11
	s_mov_b64 s[4:5], src_private_base
	s_mov_b32 s7, 32
	s_lshr_b64 s[12:13], s[4:5], s7
	s_mov_b32 s5, -1
	v_mov_b32_e32 v1, 8
	v_cmp_ne_u32_e64 s8, v1, s5
	s_mov_b32 s7, s12
	v_mov_b32_e32 v0, s7
	v_cndmask_b32_e64 v0, s6, v0, s8
	s_mov_b32 s4, s10
	v_cndmask_b32_e64 v2, s4, v1, s8
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v1, 16
	v_cmp_ne_u32_e64 s8, v1, s5
	v_mov_b32_e32 v0, s7
	v_cndmask_b32_e64 v0, s6, v0, s8
	v_cndmask_b32_e64 v6, s4, v1, s8
	v_mov_b32_e32 v7, v0
	v_mov_b32_e32 v1, 20
	v_cmp_ne_u32_e64 s8, v1, s5
	v_mov_b32_e32 v0, s7
	v_cndmask_b32_e64 v0, s6, v0, s8
	v_cndmask_b32_e64 v4, s4, v1, s8
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, 24
	v_cmp_ne_u32_e64 s5, v0, s5
	v_mov_b32_e32 v1, s7
	v_cndmask_b32_e64 v8, s6, v1, s5
	v_cndmask_b32_e64 v0, s4, v0, s5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v9, v3
	v_mov_b32_e32 v8, v2
	flat_store_dwordx2 v[8:9], v[11:12]
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v8, v6
	flat_store_dword v[8:9], v10
.Ltmp6:
	.loc	0 15 67
	flat_load_dwordx2 v[2:3], v[2:3]
	.loc	0 15 70 is_stmt 0
	flat_load_dword v8, v[6:7]
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	.loc	0 15 45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[6:7], v8
	flat_load_dword v4, v[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v2, v[2:3], v4 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[0:1], v2
.Ltmp7:
	.loc	0 35 1 is_stmt 1
	s_branch .LBB0_5
.LBB0_4:
	.loc	0 0 1 is_stmt 0
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:140
	s_mov_b32 exec_lo, s20
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 5
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 2
	v_readlane_b32 s5, v0, 4
	.loc	0 35 1
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 1
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 0
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 7
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:140
	s_mov_b32 exec_lo, s20
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB0_1
	s_branch .LBB0_6
.LBB0_5:
	.loc	0 0 1
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:140
	s_mov_b32 exec_lo, s20
	s_waitcnt vmcnt(0)
	v_readlane_b32 s5, v0, 6
	s_or_b32 exec_lo, exec_lo, s5
	v_readlane_b32 s4, v0, 3
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 35 1
	v_writelane_b32 v0, s4, 4
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:140
	s_mov_b32 exec_lo, s20
	s_branch .LBB0_4
.LBB0_6:
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:140
	s_mov_b32 exec_lo, s20
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 7
	s_or_b32 exec_lo, exec_lo, s4
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:140
	s_mov_b32 exec_lo, s20
	buffer_load_dword v1, off, s[0:3], s33 offset:160
	buffer_load_dword v2, off, s[0:3], s33 offset:144
	buffer_load_dword v3, off, s[0:3], s33 offset:148
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[2:3], v[2:3]
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v5, s4, v1
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v6, v1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v1, s4, v1, v4
	v_add_co_ci_u32_e64 v3, s4, v2, v3, s4
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, 1
	flat_store_dword v[1:2], v3
	s_endpgm
.Ltmp8:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel turns_low
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 168
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
		.amdhsa_next_free_vgpr 19
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
	.size	turns_low, .Lfunc_end0-turns_low

	.protected	turns_all
	.globl	turns_all
	.p2align	8
	.type	turns_all,@function
turns_all:
.Lfunc_begin1:
	.loc	0 36 0 is_stmt 1
	s_mov_b32 s33, 0
	s_add_u32 s12, s12, s17
	s_addc_u32 s13, s13, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s12
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s13
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[4:5], s[8:9]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:140
	s_mov_b32 exec_lo, s20
	buffer_store_dword v1, off, s[0:3], s33 offset:160
	s_load_dwordx2 s[10:11], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x8
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	s_load_dword s4, s[4:5], 0x18
	s_mov_b64 s[16:17], 0
	s_mov_b32 s13, s17
	s_mov_b64 s[14:15], src_private_base
	s_mov_b32 s5, 32
	s_lshr_b64 s[18:19], s[14:15], s5
	s_mov_b32 s12, -1
	v_mov_b32_e32 v2, 0x58
	v_cmp_ne_u32_e64 s15, v2, s12
	s_mov_b32 s14, s18
	v_mov_b32_e32 v1, s14
	v_cndmask_b32_e64 v1, s13, v1, s15
	s_mov_b32 s5, s16
	v_cndmask_b32_e64 v13, s5, v2, s15
	v_mov_b32_e32 v14, v1
	v_mov_b32_e32 v2, 0x60
	v_cmp_ne_u32_e64 s15, v2, s12
	v_mov_b32_e32 v1, s14
	v_cndmask_b32_e64 v1, s13, v1, s15
	v_cndmask_b32_e64 v9, s5, v2, s15
	v_mov_b32_e32 v10, v1
	v_mov_b32_e32 v2, 0x68
	v_cmp_ne_u32_e64 s15, v2, s12
	v_mov_b32_e32 v1, s14
	v_cndmask_b32_e64 v1, s13, v1, s15
	v_cndmask_b32_e64 v5, s5, v2, s15
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v2, 0x70
	v_cmp_ne_u32_e64 s15, v2, s12
	v_mov_b32_e32 v1, s14
	v_cndmask_b32_e64 v1, s13, v1, s15
	v_cndmask_b32_e64 v11, s5, v2, s15
	v_mov_b32_e32 v12, v1
	buffer_store_dword v11, off, s[0:3], s33 offset:152
	buffer_store_dword v12, off, s[0:3], s33 offset:156
	v_mov_b32_e32 v2, 0x78
	v_cmp_ne_u32_e64 s15, v2, s12
	v_mov_b32_e32 v1, s14
	v_cndmask_b32_e64 v1, s13, v1, s15
	v_cndmask_b32_e64 v7, s5, v2, s15
	v_mov_b32_e32 v8, v1
	v_mov_b32_e32 v2, 0x80
	v_cmp_ne_u32_e64 s15, v2, s12
	v_mov_b32_e32 v1, s14
	v_cndmask_b32_e64 v1, s13, v1, s15
	v_cndmask_b32_e64 v3, s5, v2, s15
	v_mov_b32_e32 v4, v1
	buffer_store_dword v3, off, s[0:3], s33 offset:144
	buffer_store_dword v4, off, s[0:3], s33 offset:148
	v_mov_b32_e32 v1, 0x88
	v_cmp_ne_u32_e64 s12, v1, s12
	v_mov_b32_e32 v2, s14
	v_cndmask_b32_e64 v15, s13, v2, s12
	v_cndmask_b32_e64 v1, s5, v1, s12
	v_mov_b32_e32 v2, v15
	v_mov_b32_e32 v16, v14
	v_mov_b32_e32 v15, v13
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v18, s11
	v_mov_b32_e32 v17, s10
	flat_store_dwordx2 v[15:16], v[17:18]
	flat_load_dwordx2 v[13:14], v[13:14]
	v_mov_b32_e32 v16, v10
	v_mov_b32_e32 v15, v9
	v_mov_b32_e32 v18, s9
	v_mov_b32_e32 v17, s8
	flat_store_dwordx2 v[15:16], v[17:18]
	flat_load_dwordx2 v[9:10], v[9:10]
	v_mov_b32_e32 v16, v6
	v_mov_b32_e32 v15, v5
	v_mov_b32_e32 v18, s7
	v_mov_b32_e32 v17, s6
	flat_store_dwordx2 v[15:16], v[17:18]
	flat_load_dwordx2 v[5:6], v[5:6]
	s_waitcnt vmcnt(2) lgkmcnt(4)
	flat_store_dwordx2 v[11:12], v[13:14]
	s_waitcnt vmcnt(1) lgkmcnt(3)
	flat_store_dwordx2 v[7:8], v[9:10]
	s_waitcnt vmcnt(0) lgkmcnt(2)
	flat_store_dwordx2 v[3:4], v[5:6]
	v_mov_b32_e32 v3, s4
	flat_store_dword v[1:2], v3
	s_mov_b32 s4, 0
.Ltmp9:
	.loc	0 36 1 prologue_end
	v_writelane_b32 v0, s4, 0
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:140
	s_mov_b32 exec_lo, s20
.LBB1_1:
	.loc	0 0 1 is_stmt 0
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:140
	s_mov_b32 exec_lo, s20
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 1
	v_readlane_b32 s5, v0, 0
	v_writelane_b32 v0, s5, 2
	.loc	0 36 1
	buffer_load_dword v3, off, s[0:3], s33 offset:160
	buffer_load_dword v1, off, s[0:3], s33 offset:152
	buffer_load_dword v2, off, s[0:3], s33 offset:156
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[1:2], v[1:2]
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v5, s5, v3
	s_mov_b32 s5, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v6, v3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v6
	v_add_co_u32 v3, s5, v3, v4
	v_add_co_ci_u32_e64 v1, s5, v1, v2, s5
	v_mov_b32_e32 v4, v1
	s_mov_b64 s[8:9], 0x100
	v_mov_b32_e32 v2, v3
	s_mov_b32 s6, s8
	v_mov_b32_e32 v1, v4
	s_mov_b32 s5, s9
	v_add_co_u32 v7, s6, v2, s6
	v_add_co_ci_u32_e64 v1, s5, v1, s5, s6
	v_mov_b32_e32 v8, v1
	s_mov_b64 s[10:11], 0
	s_mov_b32 s7, s11
	s_mov_b64 s[8:9], src_private_base
	s_mov_b32 s5, 32
	s_lshr_b64 s[12:13], s[8:9], s5
	s_mov_b32 s6, -1
	v_mov_b32_e32 v2, 0x48
	v_cmp_ne_u32_e64 s9, v2, s6
	s_mov_b32 s8, s12
	v_mov_b32_e32 v1, s8
	v_cndmask_b32_e64 v1, s7, v1, s9
	s_mov_b32 s5, s10
	v_cndmask_b32_e64 v3, s5, v2, s9
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v1, 0x50
	v_cmp_ne_u32_e64 s6, v1, s6
	v_mov_b32_e32 v2, s8
	v_cndmask_b32_e64 v5, s7, v2, s6
	v_cndmask_b32_e64 v1, s5, v1, s6
	v_mov_b32_e32 v2, v5
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v5, v3
	flat_store_dwordx2 v[5:6], v[7:8]
.Ltmp10:
	.loc	0 14 52 is_stmt 1
	flat_load_dwordx2 v[3:4], v[3:4]
	.loc	0 14 34 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v5, v[3:4] glc dlc
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v3, v1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[3:4], v5
	flat_load_dword v1, v[1:2]
	s_mov_b32 s5, 0
.Ltmp11:
	.loc	0 36 1 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s5
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 3
	v_writelane_b32 v0, s4, 4
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 5
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:140
	s_mov_b32 exec_lo, s20
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB1_4
	.loc	0 0 1 is_stmt 0
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:140
	s_mov_b32 exec_lo, s20
	buffer_load_dword v1, off, s[0:3], s33 offset:160
	s_mov_b32 s4, 0x42000000
.Ltmp12:
	.loc	0 12 36 is_stmt 1
	v_rcp_f32_e64 v2, s4
	s_waitcnt vmcnt(0)
	v_cvt_f32_u32_e64 v3, v1
	v_mul_f32_e64 v2, v3, v2
	v_trunc_f32_e64 v4, v2
	v_cvt_u32_f32_e64 v2, v4
	s_mov_b32 s5, 0xc2000000
	v_fmac_f32_e64 v3, v4, s5
	v_cmp_ge_f32_e64 s4, |v3|, s4
	v_cndmask_b32_e64 v3, 0, 1, s4
	s_mov_b32 s4, 5
	v_add_lshl_u32 v2, v2, v3, s4
	v_sub_nc_u32_e64 v1, v1, v2
	s_mov_b32 s4, 0x3ff
	v_and_b32_e64 v1, v1, s4
	s_mov_b64 s[4:5], src_private_base
	s_mov_b32 s6, 32
	s_lshr_b64 s[4:5], s[4:5], s6
	s_mov_b32 s7, s4
	s_mov_b64 s[10:11], 0
	s_mov_b32 s4, s11
	s_mov_b32 s5, -1
	v_mov_b32_e32 v2, 40
	v_cmp_ne_u32_e64 s6, v2, s5
	v_mov_b32_e32 v3, s7
	v_cndmask_b32_e64 v4, s4, v3, s6
	s_mov_b32 s4, s10
	v_cndmask_b32_e64 v2, s4, v2, s6
	v_mov_b32_e32 v3, v4
	s_mov_b32 s4, 1
	v_mov_b32_e32 v5, v3
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v6, s4
	flat_store_byte v[4:5], v6
.Ltmp13:
	.loc	0 13 36
	flat_load_ubyte v2, v[2:3]
	s_mov_b32 s7, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e64 v2, v2, s7
	s_mov_b32 s4, 0
	v_cmp_ne_u32_e64 s8, v2, s4
	s_mov_b32 s6, 0
	s_mov_b32 s9, s6
.Ltmp14:
	.loc	0 36 1
	s_ff1_i32_b64 s6, s[8:9]
	s_add_i32 s6, s6, s7
	s_cmp_eq_u64 s[8:9], s[10:11]
	s_cselect_b32 s4, s4, s6
	s_add_i32 s4, s4, s5
	v_cmp_eq_u32_e64 s5, v1, s4
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 6
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:140
	s_mov_b32 exec_lo, s20
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB1_5
	buffer_load_dword v2, off, s[0:3], s33 offset:160
	buffer_load_dword v0, off, s[0:3], s33 offset:152
	buffer_load_dword v1, off, s[0:3], s33 offset:156
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[0:1], v[0:1]
	v_mov_b32_e32 v10, 2
	v_lshlrev_b32_e64 v4, v10, v2
	s_mov_b32 s4, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v5, v2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v5
	v_add_co_u32 v2, s4, v2, v3
	v_add_co_ci_u32_e64 v0, s4, v0, v1, s4
	v_mov_b32_e32 v3, v0
	s_mov_b64 s[6:7], 0x100
	v_mov_b32_e32 v1, v2
	s_mov_b32 s5, s6
	v_mov_b32_e32 v0, v3
	s_mov_b32 s4, s7
	v_add_co_u32 v11, s5, v1, s5
	v_add_co_ci_u32_e64 v0, s4, v0, s4, s5
	v_mov_b32_e32 v12, v0
	s_mov_b64 s[10:11], 0
	s_mov_b32 s6, s11
	s_mov_b64 s[4:5], src_private_base
	s_mov_b32 s7, 32
	s_lshr_b64 s[12:13], s[4:5], s7
	s_mov_b32 s5, -1
	v_mov_b32_e32 v1, 8
	v_cmp_ne_u32_e64 s8, v1, s5
	s_mov_b32 s7, s12
	v_mov_b32_e32 v0, s7
	v_cndmask_b32_e64 v0, s6, v0, s8
	s_mov_b32 s4, s10
	v_cndmask_b32_e64 v2, s4, v1, s8
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v1, 16
	v_cmp_ne_u32_e64 s8, v1, s5
	v_mov_b32_e32 v0, s7
	v_cndmask_b32_e64 v0, s6, v0, s8
	v_cndmask_b32_e64 v6, s4, v1, s8
	v_mov_b32_e32 v7, v0
	v_mov_b32_e32 v1, 20
	v_cmp_ne_u32_e64 s8, v1, s5
	v_mov_b32_e32 v0, s7
	v_cndmask_b32_e64 v0, s6, v0, s8
	v_cndmask_b32_e64 v4, s4, v1, s8
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, 24
	v_cmp_ne_u32_e64 s5, v0, s5
	v_mov_b32_e32 v1, s7
	v_cndmask_b32_e64 v8, s6, v1, s5
	v_cndmask_b32_e64 v0, s4, v0, s5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v9, v3
	v_mov_b32_e32 v8, v2
	flat_store_dwordx2 v[8:9], v[11:12]
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v8, v6
	flat_store_dword v[8:9], v10
.Ltmp15:
	.loc	0 15 67
	flat_load_dwordx2 v[2:3], v[2:3]
	.loc	0 15 70 is_stmt 0
	flat_load_dword v8, v[6:7]
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	.loc	0 15 45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[6:7], v8
	flat_load_dword v4, v[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v2, v[2:3], v4 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[0:1], v2
.Ltmp16:
	.loc	0 36 1 is_stmt 1
	s_branch .LBB1_5
.LBB1_4:
	.loc	0 0 1 is_stmt 0
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:140
	s_mov_b32 exec_lo, s20
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 5
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 2
	v_readlane_b32 s5, v0, 4
	.loc	0 36 1
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 1
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 0
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 7
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:140
	s_mov_b32 exec_lo, s20
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB1_1
	s_branch .LBB1_6
.LBB1_5:
	.loc	0 0 1
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:140
	s_mov_b32 exec_lo, s20
	s_waitcnt vmcnt(0)
	v_readlane_b32 s5, v0, 6
	s_or_b32 exec_lo, exec_lo, s5
	v_readlane_b32 s4, v0, 3
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 36 1
	v_writelane_b32 v0, s4, 4
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:140
	s_mov_b32 exec_lo, s20
	s_branch .LBB1_4
.LBB1_6:
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:140
	s_mov_b32 exec_lo, s20
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 7
	s_or_b32 exec_lo, exec_lo, s4
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:140
	s_mov_b32 exec_lo, s20
	buffer_load_dword v1, off, s[0:3], s33 offset:160
	buffer_load_dword v2, off, s[0:3], s33 offset:144
	buffer_load_dword v3, off, s[0:3], s33 offset:148
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[2:3], v[2:3]
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v5, s4, v1
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v6, v1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v1, s4, v1, v4
	v_add_co_ci_u32_e64 v3, s4, v2, v3, s4
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, 1
	flat_store_dword v[1:2], v3
	s_endpgm
.Ltmp17:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel turns_all
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 168
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
		.amdhsa_next_free_vgpr 19
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
.Lfunc_end1:
	.size	turns_all, .Lfunc_end1-turns_all

	.protected	leader_low
	.globl	leader_low
	.p2align	8
	.type	leader_low,@function
leader_low:
.Lfunc_begin2:
	.loc	0 50 0 is_stmt 1
	s_mov_b32 s33, 0
	s_add_u32 s12, s12, s17
	s_addc_u32 s13, s13, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s12
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s13
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:144
	s_mov_b32 exec_lo, s20
	buffer_store_dword v1, off, s[0:3], s33 offset:164
	s_load_dwordx2 s[14:15], s[8:9], 0x0
	s_load_dwordx2 s[12:13], s[8:9], 0x8
	s_load_dwordx2 s[10:11], s[8:9], 0x10
	s_load_dword s5, s[8:9], 0x18
	s_mov_b64 s[16:17], 0
	s_mov_b32 s8, s17
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s8, 0
	s_mov_b64 s[6:7], src_private_base
	s_mov_b32 s4, 32
	s_lshr_b64 s[18:19], s[6:7], s4
	s_mov_b32 s4, -1
	v_writelane_b32 v0, s4, 1
	v_mov_b32_e32 v3, 0x58
	v_cmp_ne_u32_e64 s7, v3, s4
	s_mov_b32 s9, s18
	v_writelane_b32 v0, s9, 2
	v_mov_b32_e32 v2, s9
	v_cndmask_b32_e64 v2, s8, v2, s7
	s_mov_b32 s6, s16
	v_writelane_b32 v0, s6, 3
	v_cndmask_b32_e64 v16, s6, v3, s7
	v_mov_b32_e32 v17, v2
	v_mov_b32_e32 v3, 0x60
	v_cmp_ne_u32_e64 s7, v3, s4
	v_mov_b32_e32 v2, s9
	v_cndmask_b32_e64 v2, s8, v2, s7
	v_cndmask_b32_e64 v12, s6, v3, s7
	v_mov_b32_e32 v13, v2
	v_mov_b32_e32 v3, 0x68
	v_cmp_ne_u32_e64 s7, v3, s4
	v_mov_b32_e32 v2, s9
	v_cndmask_b32_e64 v2, s8, v2, s7
	v_cndmask_b32_e64 v8, s6, v3, s7
	v_mov_b32_e32 v9, v2
	v_mov_b32_e32 v3, 0x70
	v_cmp_ne_u32_e64 s7, v3, s4
	v_mov_b32_e32 v2, s9
	v_cndmask_b32_e64 v2, s8, v2, s7
	v_cndmask_b32_e64 v14, s6, v3, s7
	v_mov_b32_e32 v15, v2
	buffer_store_dword v14, off, s[0:3], s33 offset:156
	buffer_store_dword v15, off, s[0:3], s33 offset:160
	v_mov_b32_e32 v3, 0x78
	v_cmp_ne_u32_e64 s7, v3, s4
	v_mov_b32_e32 v2, s9
	v_cndmask_b32_e64 v2, s8, v2, s7
	v_cndmask_b32_e64 v10, s6, v3, s7
	v_mov_b32_e32 v11, v2
	v_mov_b32_e32 v3, 0x80
	v_cmp_ne_u32_e64 s7, v3, s4
	v_mov_b32_e32 v2, s9
	v_cndmask_b32_e64 v2, s8, v2, s7
	v_cndmask_b32_e64 v6, s6, v3, s7
	v_mov_b32_e32 v7, v2
	buffer_store_dword v6, off, s[0:3], s33 offset:148
	buffer_store_dword v7, off, s[0:3], s33 offset:152
	v_mov_b32_e32 v3, 0x88
	v_cmp_ne_u32_e64 s7, v3, s4
	v_mov_b32_e32 v2, s9
	v_cndmask_b32_e64 v2, s8, v2, s7
	v_cndmask_b32_e64 v4, s6, v3, s7
	v_mov_b32_e32 v5, v2
	v_mov_b32_e32 v2, 0x8c
	v_cmp_ne_u32_e64 s7, v2, s4
	v_mov_b32_e32 v3, s9
	v_cndmask_b32_e64 v18, s8, v3, s7
	v_cndmask_b32_e64 v2, s6, v2, s7
	v_mov_b32_e32 v3, v18
	v_mov_b32_e32 v19, v17
	v_mov_b32_e32 v18, v16
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v21, s15
	v_mov_b32_e32 v20, s14
	flat_store_dwordx2 v[18:19], v[20:21]
	flat_load_dwordx2 v[16:17], v[16:17]
	v_mov_b32_e32 v19, v13
	v_mov_b32_e32 v18, v12
	v_mov_b32_e32 v21, s13
	v_mov_b32_e32 v20, s12
	flat_store_dwordx2 v[18:19], v[20:21]
	flat_load_dwordx2 v[12:13], v[12:13]
	v_mov_b32_e32 v19, v9
	v_mov_b32_e32 v18, v8
	v_mov_b32_e32 v21, s11
	v_mov_b32_e32 v20, s10
	flat_store_dwordx2 v[18:19], v[20:21]
	flat_load_dwordx2 v[8:9], v[8:9]
	s_waitcnt vmcnt(2) lgkmcnt(4)
	flat_store_dwordx2 v[14:15], v[16:17]
	s_waitcnt vmcnt(1) lgkmcnt(3)
	flat_store_dwordx2 v[10:11], v[12:13]
	s_waitcnt vmcnt(0) lgkmcnt(2)
	flat_store_dwordx2 v[6:7], v[8:9]
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v8, s5
	flat_store_dword v[6:7], v8
	s_mov_b32 s5, 0x42000000
.Ltmp18:
	.loc	0 12 36 prologue_end
	v_rcp_f32_e64 v6, s5
	v_cvt_f32_u32_e64 v7, v1
	v_mul_f32_e64 v6, v7, v6
	v_trunc_f32_e64 v8, v6
	v_cvt_u32_f32_e64 v6, v8
	s_mov_b32 s7, 0xc2000000
	v_fmac_f32_e64 v7, v8, s7
	v_cmp_ge_f32_e64 s5, |v7|, s5
	v_cndmask_b32_e64 v7, 0, 1, s5
	s_mov_b32 s5, 5
	v_add_lshl_u32 v6, v6, v7, s5
	v_sub_nc_u32_e64 v1, v1, v6
	s_mov_b32 s5, 0x3ff
	v_and_b32_e64 v1, v1, s5
.Ltmp19:
	.loc	0 50 1
	flat_load_dword v4, v[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_nc_u32_e64 v4, v1, v4
	s_mov_b32 s5, 31
	v_cmp_gt_u32_e64 s5, v4, s5
	v_mov_b32_e32 v4, 40
	v_cmp_ne_u32_e64 s7, v4, s4
	v_mov_b32_e32 v5, s9
	v_cndmask_b32_e64 v6, s8, v5, s7
	v_cndmask_b32_e64 v4, s6, v4, s7
	v_mov_b32_e32 v5, v6
	v_cndmask_b32_e64 v8, 0, 1, s5
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	flat_store_byte v[6:7], v8
.Ltmp20:
	.loc	0 13 36
	flat_load_ubyte v4, v[4:5]
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e64 v4, v4, s6
	s_mov_b32 s5, 0
	v_cmp_ne_u32_e64 s8, v4, s5
	s_mov_b32 s7, 0
	s_mov_b32 s9, s7
.Ltmp21:
	.loc	0 50 1
	s_mov_b32 s7, s8
	v_mov_b32_e32 v5, v3
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v6, s7
	flat_store_dword v[4:5], v6
	flat_load_dword v3, v[2:3]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_ffbl_b32_e64 v2, v3
	v_add_nc_u32_e64 v2, v2, s6
	v_cmp_eq_u32_e64 s6, v3, s5
	v_cndmask_b32_e64 v2, v2, s5, s6
	v_add_nc_u32_e64 v2, v2, s4
	v_cmp_eq_u32_e64 s5, v1, v2
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 4
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:144
	s_mov_b32 exec_lo, s20
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB2_2
	buffer_load_dword v0, off, s[0:3], s33 offset:156
	buffer_load_dword v1, off, s[0:3], s33 offset:160
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[10:11], v[0:1]
	s_mov_b64 s[10:11], 0
	s_mov_b32 s6, s11
	s_mov_b64 s[4:5], src_private_base
	s_mov_b32 s7, 32
	s_lshr_b64 s[12:13], s[4:5], s7
	s_mov_b32 s5, -1
	v_mov_b32_e32 v1, 8
	v_cmp_ne_u32_e64 s8, v1, s5
	s_mov_b32 s7, s12
	v_mov_b32_e32 v0, s7
	v_cndmask_b32_e64 v0, s6, v0, s8
	s_mov_b32 s4, s10
	v_cndmask_b32_e64 v2, s4, v1, s8
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v1, 16
	v_cmp_ne_u32_e64 s8, v1, s5
	v_mov_b32_e32 v0, s7
	v_cndmask_b32_e64 v0, s6, v0, s8
	v_cndmask_b32_e64 v6, s4, v1, s8
	v_mov_b32_e32 v7, v0
	v_mov_b32_e32 v1, 20
	v_cmp_ne_u32_e64 s8, v1, s5
	v_mov_b32_e32 v0, s7
	v_cndmask_b32_e64 v0, s6, v0, s8
	v_cndmask_b32_e64 v4, s4, v1, s8
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, 24
	v_cmp_ne_u32_e64 s5, v0, s5
	v_mov_b32_e32 v1, s7
	v_cndmask_b32_e64 v8, s6, v1, s5
	v_cndmask_b32_e64 v0, s4, v0, s5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v9, v3
	v_mov_b32_e32 v8, v2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[8:9], v[10:11]
	v_mov_b32_e32 v10, 2
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v8, v6
	flat_store_dword v[8:9], v10
.Ltmp22:
	.loc	0 15 67
	flat_load_dwordx2 v[2:3], v[2:3]
	.loc	0 15 70 is_stmt 0
	flat_load_dword v8, v[6:7]
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	.loc	0 15 45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[6:7], v8
	flat_load_dword v4, v[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v2, v[2:3], v4 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[0:1], v2
.Ltmp23:
.LBB2_2:
	.loc	0 0 45
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:144
	s_mov_b32 exec_lo, s20
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 4
	s_or_b32 exec_lo, exec_lo, s4
	s_mov_b32 s4, 0
	.loc	0 50 1 is_stmt 1
	v_writelane_b32 v0, s4, 5
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:144
	s_mov_b32 exec_lo, s20
.LBB2_3:
	.loc	0 0 1 is_stmt 0
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:144
	s_mov_b32 exec_lo, s20
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 6
	v_readlane_b32 s5, v0, 5
	v_writelane_b32 v0, s5, 7
	.loc	0 50 1
	buffer_load_dword v1, off, s[0:3], s33 offset:156
	buffer_load_dword v2, off, s[0:3], s33 offset:160
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[7:8], v[1:2]
	s_mov_b64 s[10:11], 0
	s_mov_b32 s7, s11
	s_mov_b64 s[8:9], src_private_base
	s_mov_b32 s5, 32
	s_lshr_b64 s[12:13], s[8:9], s5
	s_mov_b32 s6, -1
	v_mov_b32_e32 v2, 0x48
	v_cmp_ne_u32_e64 s9, v2, s6
	s_mov_b32 s8, s12
	v_mov_b32_e32 v1, s8
	v_cndmask_b32_e64 v1, s7, v1, s9
	s_mov_b32 s5, s10
	v_cndmask_b32_e64 v3, s5, v2, s9
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v1, 0x50
	v_cmp_ne_u32_e64 s6, v1, s6
	v_mov_b32_e32 v2, s8
	v_cndmask_b32_e64 v5, s7, v2, s6
	v_cndmask_b32_e64 v1, s5, v1, s6
	v_mov_b32_e32 v2, v5
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v5, v3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[5:6], v[7:8]
.Ltmp24:
	.loc	0 14 52 is_stmt 1
	flat_load_dwordx2 v[3:4], v[3:4]
	.loc	0 14 34 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v5, v[3:4] glc dlc
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v3, v1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[3:4], v5
	flat_load_dword v1, v[1:2]
	s_mov_b32 s5, 0
.Ltmp25:
	.loc	0 50 1 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s5
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 8
	v_writelane_b32 v0, s4, 9
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 10
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:144
	s_mov_b32 exec_lo, s20
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB2_5
	.loc	0 0 1 is_stmt 0
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:144
	s_mov_b32 exec_lo, s20
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 8
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 50 1
	v_writelane_b32 v0, s4, 9
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:144
	s_mov_b32 exec_lo, s20
.LBB2_5:
	.loc	0 0 1
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:144
	s_mov_b32 exec_lo, s20
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 10
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s5, v0, 9
	.loc	0 50 1
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 6
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 5
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 11
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:144
	s_mov_b32 exec_lo, s20
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB2_3
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:144
	s_mov_b32 exec_lo, s20
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	s_or_b32 exec_lo, exec_lo, s4
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:144
	s_mov_b32 exec_lo, s20
	buffer_load_dword v1, off, s[0:3], s33 offset:164
	buffer_load_dword v2, off, s[0:3], s33 offset:148
	buffer_load_dword v3, off, s[0:3], s33 offset:152
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[2:3], v[2:3]
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v5, s4, v1
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v6, v1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v1, s4, v1, v4
	v_add_co_ci_u32_e64 v3, s4, v2, v3, s4
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, 1
	flat_store_dword v[1:2], v3
	s_endpgm
.Ltmp26:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel leader_low
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 176
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
		.amdhsa_next_free_vgpr 22
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
.Lfunc_end2:
	.size	leader_low, .Lfunc_end2-leader_low

	.protected	leader_all
	.globl	leader_all
	.p2align	8
	.type	leader_all,@function
leader_all:
.Lfunc_begin3:
	.loc	0 51 0 is_stmt 1
	s_mov_b32 s33, 0
	s_add_u32 s12, s12, s17
	s_addc_u32 s13, s13, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s12
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s13
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s22, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:152
	s_mov_b32 exec_lo, s22
	buffer_store_dword v1, off, s[0:3], s33 offset:172
	s_load_dwordx2 s[18:19], s[8:9], 0x0
	s_load_dwordx2 s[16:17], s[8:9], 0x8
	s_load_dwordx2 s[14:15], s[8:9], 0x10
	s_load_dword s5, s[8:9], 0x18
	s_mov_b64 s[6:7], 0
	s_mov_b32 s11, s7
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s11, 0
	s_mov_b64 s[12:13], src_private_base
	s_mov_b32 s9, 32
	s_lshr_b64 s[12:13], s[12:13], s9
	s_mov_b32 s4, -1
	v_writelane_b32 v0, s4, 1
	v_mov_b32_e32 v3, 0x58
	v_cmp_ne_u32_e64 s10, v3, s4
	v_writelane_b32 v0, s12, 2
	v_mov_b32_e32 v2, s12
	v_cndmask_b32_e64 v2, s11, v2, s10
	s_mov_b32 s8, s6
	v_writelane_b32 v0, s8, 3
	v_cndmask_b32_e64 v16, s8, v3, s10
	v_mov_b32_e32 v17, v2
	v_mov_b32_e32 v3, 0x60
	v_cmp_ne_u32_e64 s10, v3, s4
	v_mov_b32_e32 v2, s12
	v_cndmask_b32_e64 v2, s11, v2, s10
	v_cndmask_b32_e64 v12, s8, v3, s10
	v_mov_b32_e32 v13, v2
	v_mov_b32_e32 v3, 0x68
	v_cmp_ne_u32_e64 s10, v3, s4
	v_mov_b32_e32 v2, s12
	v_cndmask_b32_e64 v2, s11, v2, s10
	v_cndmask_b32_e64 v8, s8, v3, s10
	v_mov_b32_e32 v9, v2
	v_mov_b32_e32 v3, 0x70
	v_cmp_ne_u32_e64 s10, v3, s4
	v_mov_b32_e32 v2, s12
	v_cndmask_b32_e64 v2, s11, v2, s10
	v_cndmask_b32_e64 v14, s8, v3, s10
	v_mov_b32_e32 v15, v2
	buffer_store_dword v14, off, s[0:3], s33 offset:164
	buffer_store_dword v15, off, s[0:3], s33 offset:168
	v_mov_b32_e32 v3, 0x78
	v_cmp_ne_u32_e64 s10, v3, s4
	v_mov_b32_e32 v2, s12
	v_cndmask_b32_e64 v2, s11, v2, s10
	v_cndmask_b32_e64 v10, s8, v3, s10
	v_mov_b32_e32 v11, v2
	v_mov_b32_e32 v3, 0x80
	v_cmp_ne_u32_e64 s10, v3, s4
	v_mov_b32_e32 v2, s12
	v_cndmask_b32_e64 v2, s11, v2, s10
	v_cndmask_b32_e64 v6, s8, v3, s10
	v_mov_b32_e32 v7, v2
	buffer_store_dword v6, off, s[0:3], s33 offset:156
	buffer_store_dword v7, off, s[0:3], s33 offset:160
	v_mov_b32_e32 v3, 0x88
	v_cmp_ne_u32_e64 s10, v3, s4
	v_mov_b32_e32 v2, s12
	v_cndmask_b32_e64 v2, s11, v2, s10
	v_cndmask_b32_e64 v4, s8, v3, s10
	v_mov_b32_e32 v5, v2
	v_mov_b32_e32 v2, 0x90
	v_cmp_ne_u32_e64 s10, v2, s4
	v_mov_b32_e32 v3, s12
	v_cndmask_b32_e64 v18, s11, v3, s10
	v_cndmask_b32_e64 v2, s8, v2, s10
	v_mov_b32_e32 v3, v18
	v_mov_b32_e32 v19, v17
	v_mov_b32_e32 v18, v16
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v21, s19
	v_mov_b32_e32 v20, s18
	flat_store_dwordx2 v[18:19], v[20:21]
	flat_load_dwordx2 v[16:17], v[16:17]
	v_mov_b32_e32 v19, v13
	v_mov_b32_e32 v18, v12
	v_mov_b32_e32 v21, s17
	v_mov_b32_e32 v20, s16
	flat_store_dwordx2 v[18:19], v[20:21]
	flat_load_dwordx2 v[12:13], v[12:13]
	v_mov_b32_e32 v19, v9
	v_mov_b32_e32 v18, v8
	v_mov_b32_e32 v21, s15
	v_mov_b32_e32 v20, s14
	flat_store_dwordx2 v[18:19], v[20:21]
	flat_load_dwordx2 v[8:9], v[8:9]
	s_waitcnt vmcnt(2) lgkmcnt(4)
	flat_store_dwordx2 v[14:15], v[16:17]
	s_waitcnt vmcnt(1) lgkmcnt(3)
	flat_store_dwordx2 v[10:11], v[12:13]
	s_waitcnt vmcnt(0) lgkmcnt(2)
	flat_store_dwordx2 v[6:7], v[8:9]
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v8, s5
	flat_store_dword v[6:7], v8
	s_mov_b32 s5, 0x42000000
.Ltmp27:
	.loc	0 12 36 prologue_end
	v_rcp_f32_e64 v6, s5
	v_cvt_f32_u32_e64 v7, v1
	v_mul_f32_e64 v6, v7, v6
	v_trunc_f32_e64 v8, v6
	v_cvt_u32_f32_e64 v6, v8
	s_mov_b32 s10, 0xc2000000
	v_fmac_f32_e64 v7, v8, s10
	v_cmp_ge_f32_e64 s5, |v7|, s5
	v_cndmask_b32_e64 v7, 0, 1, s5
	s_mov_b32 s5, 5
	v_add_lshl_u32 v6, v6, v7, s5
	v_sub_nc_u32_e64 v1, v1, v6
	s_mov_b32 s5, 0x3ff
	v_and_b32_e64 v1, v1, s5
.Ltmp28:
	.loc	0 51 1
	flat_load_dword v4, v[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_nc_u32_e64 v4, v1, v4
	s_mov_b32 s5, 31
	v_cmp_gt_u32_e64 s5, v4, s5
	v_mov_b32_e32 v4, 40
	v_cmp_ne_u32_e64 s10, v4, s4
	v_mov_b32_e32 v5, s12
	v_cndmask_b32_e64 v6, s11, v5, s10
	v_cndmask_b32_e64 v4, s8, v4, s10
	v_mov_b32_e32 v5, v6
	v_cndmask_b32_e64 v8, 0, 1, s5
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	flat_store_byte v[6:7], v8
.Ltmp29:
	.loc	0 13 36
	flat_load_ubyte v4, v[4:5]
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e64 v4, v4, s8
	s_mov_b32 s5, 0
	v_cmp_ne_u32_e64 s11, v4, s5
	s_mov_b32 s10, 0
	v_mov_b32_e32 v6, s11
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v7, v4
	v_mov_b32_e32 v5, v3
	v_mov_b32_e32 v4, v2
.Ltmp30:
	.loc	0 51 1
	flat_store_dwordx2 v[4:5], v[6:7]
	flat_load_dwordx2 v[3:4], v[2:3]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v5, v4
	v_ffbl_b32_e64 v5, v5
	v_add_nc_u32_e64 v5, v5, s9
	v_ffbl_b32_e64 v2, v2
	v_min_u32_e64 v2, v2, v5
	v_add_nc_u32_e64 v2, v2, s8
	v_cmp_eq_u64_e64 s6, v[3:4], s[6:7]
	v_cndmask_b32_e64 v2, v2, s5, s6
	v_add_nc_u32_e64 v2, v2, s4
	v_cmp_eq_u32_e64 s5, v1, v2
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 4
	s_or_saveexec_b32 s22, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:152
	s_mov_b32 exec_lo, s22
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB3_2
	buffer_load_dword v0, off, s[0:3], s33 offset:164
	buffer_load_dword v1, off, s[0:3], s33 offset:168
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[10:11], v[0:1]
	s_mov_b64 s[10:11], 0
	s_mov_b32 s6, s11
	s_mov_b64 s[4:5], src_private_base
	s_mov_b32 s7, 32
	s_lshr_b64 s[12:13], s[4:5], s7
	s_mov_b32 s5, -1
	v_mov_b32_e32 v1, 8
	v_cmp_ne_u32_e64 s8, v1, s5
	s_mov_b32 s7, s12
	v_mov_b32_e32 v0, s7
	v_cndmask_b32_e64 v0, s6, v0, s8
	s_mov_b32 s4, s10
	v_cndmask_b32_e64 v2, s4, v1, s8
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v1, 16
	v_cmp_ne_u32_e64 s8, v1, s5
	v_mov_b32_e32 v0, s7
	v_cndmask_b32_e64 v0, s6, v0, s8
	v_cndmask_b32_e64 v6, s4, v1, s8
	v_mov_b32_e32 v7, v0
	v_mov_b32_e32 v1, 20
	v_cmp_ne_u32_e64 s8, v1, s5
	v_mov_b32_e32 v0, s7
	v_cndmask_b32_e64 v0, s6, v0, s8
	v_cndmask_b32_e64 v4, s4, v1, s8
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, 24
	v_cmp_ne_u32_e64 s5, v0, s5
	v_mov_b32_e32 v1, s7
	v_cndmask_b32_e64 v8, s6, v1, s5
	v_cndmask_b32_e64 v0, s4, v0, s5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v9, v3
	v_mov_b32_e32 v8, v2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[8:9], v[10:11]
	v_mov_b32_e32 v10, 2
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v8, v6
	flat_store_dword v[8:9], v10
.Ltmp31:
	.loc	0 15 67
	flat_load_dwordx2 v[2:3], v[2:3]
	.loc	0 15 70 is_stmt 0
	flat_load_dword v8, v[6:7]
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	.loc	0 15 45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[6:7], v8
	flat_load_dword v4, v[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v2, v[2:3], v4 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[0:1], v2
.Ltmp32:
.LBB3_2:
	.loc	0 0 45
	s_or_saveexec_b32 s22, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:152
	s_mov_b32 exec_lo, s22
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 4
	s_or_b32 exec_lo, exec_lo, s4
	s_mov_b32 s4, 0
	.loc	0 51 1 is_stmt 1
	v_writelane_b32 v0, s4, 5
	s_or_saveexec_b32 s22, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:152
	s_mov_b32 exec_lo, s22
.LBB3_3:
	.loc	0 0 1 is_stmt 0
	s_or_saveexec_b32 s22, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:152
	s_mov_b32 exec_lo, s22
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 6
	v_readlane_b32 s5, v0, 5
	v_writelane_b32 v0, s5, 7
	.loc	0 51 1
	buffer_load_dword v1, off, s[0:3], s33 offset:164
	buffer_load_dword v2, off, s[0:3], s33 offset:168
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[7:8], v[1:2]
	s_mov_b64 s[10:11], 0
	s_mov_b32 s7, s11
	s_mov_b64 s[8:9], src_private_base
	s_mov_b32 s5, 32
	s_lshr_b64 s[12:13], s[8:9], s5
	s_mov_b32 s6, -1
	v_mov_b32_e32 v2, 0x48
	v_cmp_ne_u32_e64 s9, v2, s6
	s_mov_b32 s8, s12
	v_mov_b32_e32 v1, s8
	v_cndmask_b32_e64 v1, s7, v1, s9
	s_mov_b32 s5, s10
	v_cndmask_b32_e64 v3, s5, v2, s9
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v1, 0x50
	v_cmp_ne_u32_e64 s6, v1, s6
	v_mov_b32_e32 v2, s8
	v_cndmask_b32_e64 v5, s7, v2, s6
	v_cndmask_b32_e64 v1, s5, v1, s6
	v_mov_b32_e32 v2, v5
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v5, v3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[5:6], v[7:8]
.Ltmp33:
	.loc	0 14 52 is_stmt 1
	flat_load_dwordx2 v[3:4], v[3:4]
	.loc	0 14 34 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v5, v[3:4] glc dlc
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v3, v1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[3:4], v5
	flat_load_dword v1, v[1:2]
	s_mov_b32 s5, 0
.Ltmp34:
	.loc	0 51 1 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s5
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 8
	v_writelane_b32 v0, s4, 9
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 10
	s_or_saveexec_b32 s22, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:152
	s_mov_b32 exec_lo, s22
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB3_5
	.loc	0 0 1 is_stmt 0
	s_or_saveexec_b32 s22, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:152
	s_mov_b32 exec_lo, s22
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 8
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 51 1
	v_writelane_b32 v0, s4, 9
	s_or_saveexec_b32 s22, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:152
	s_mov_b32 exec_lo, s22
.LBB3_5:
	.loc	0 0 1
	s_or_saveexec_b32 s22, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:152
	s_mov_b32 exec_lo, s22
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 10
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s5, v0, 9
	.loc	0 51 1
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 6
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 5
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 11
	s_or_saveexec_b32 s22, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:152
	s_mov_b32 exec_lo, s22
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB3_3
	s_or_saveexec_b32 s22, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:152
	s_mov_b32 exec_lo, s22
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	s_or_b32 exec_lo, exec_lo, s4
	s_or_saveexec_b32 s22, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:152
	s_mov_b32 exec_lo, s22
	buffer_load_dword v1, off, s[0:3], s33 offset:172
	buffer_load_dword v2, off, s[0:3], s33 offset:156
	buffer_load_dword v3, off, s[0:3], s33 offset:160
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[2:3], v[2:3]
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v5, s4, v1
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v6, v1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v1, s4, v1, v4
	v_add_co_ci_u32_e64 v3, s4, v2, v3, s4
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, 1
	flat_store_dword v[1:2], v3
	s_endpgm
.Ltmp35:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel leader_all
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 184
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
		.amdhsa_next_free_vgpr 22
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
	.size	leader_all, .Lfunc_end3-leader_all

	.protected	until_all_low
	.globl	until_all_low
	.p2align	8
	.type	until_all_low,@function
until_all_low:
.Lfunc_begin4:
	.loc	0 65 0 is_stmt 1
	s_mov_b32 s33, 0
	s_add_u32 s12, s12, s17
	s_addc_u32 s13, s13, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s12
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s13
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[4:5], s[8:9]
	s_load_dwordx2 s[10:11], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x8
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	s_load_dword s4, s[4:5], 0x18
	s_mov_b64 s[16:17], 0
	s_mov_b32 s13, s17
	v_writelane_b32 v2, s13, 0
	s_mov_b64 s[14:15], src_private_base
	s_mov_b32 s5, 32
	s_lshr_b64 s[18:19], s[14:15], s5
	s_mov_b32 s12, -1
	v_writelane_b32 v2, s12, 1
	v_mov_b32_e32 v1, 0x78
	v_cmp_ne_u32_e64 s15, v1, s12
	s_mov_b32 s14, s18
	v_writelane_b32 v2, s14, 2
	v_mov_b32_e32 v0, s14
	v_cndmask_b32_e64 v0, s13, v0, s15
	s_mov_b32 s5, s16
	v_writelane_b32 v2, s5, 3
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v2, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	v_cndmask_b32_e64 v14, s5, v1, s15
	v_mov_b32_e32 v15, v0
	v_mov_b32_e32 v1, 0x80
	v_cmp_ne_u32_e64 s15, v1, s12
	v_mov_b32_e32 v0, s14
	v_cndmask_b32_e64 v0, s13, v0, s15
	v_cndmask_b32_e64 v10, s5, v1, s15
	v_mov_b32_e32 v11, v0
	v_mov_b32_e32 v1, 0x88
	v_cmp_ne_u32_e64 s15, v1, s12
	v_mov_b32_e32 v0, s14
	v_cndmask_b32_e64 v0, s13, v0, s15
	v_cndmask_b32_e64 v6, s5, v1, s15
	v_mov_b32_e32 v7, v0
	v_mov_b32_e32 v1, 0x90
	v_cmp_ne_u32_e64 s15, v1, s12
	v_mov_b32_e32 v0, s14
	v_cndmask_b32_e64 v0, s13, v0, s15
	v_cndmask_b32_e64 v12, s5, v1, s15
	v_mov_b32_e32 v13, v0
	buffer_store_dword v12, off, s[0:3], s33 offset:192
	buffer_store_dword v13, off, s[0:3], s33 offset:196
	v_mov_b32_e32 v1, 0x98
	v_cmp_ne_u32_e64 s15, v1, s12
	v_mov_b32_e32 v0, s14
	v_cndmask_b32_e64 v0, s13, v0, s15
	v_cndmask_b32_e64 v8, s5, v1, s15
	v_mov_b32_e32 v9, v0
	buffer_store_dword v8, off, s[0:3], s33 offset:184
	buffer_store_dword v9, off, s[0:3], s33 offset:188
	v_mov_b32_e32 v1, 0xa0
	v_cmp_ne_u32_e64 s15, v1, s12
	v_mov_b32_e32 v0, s14
	v_cndmask_b32_e64 v0, s13, v0, s15
	v_cndmask_b32_e64 v4, s5, v1, s15
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v1, 0xa8
	v_cmp_ne_u32_e64 s15, v1, s12
	v_mov_b32_e32 v0, s14
	v_cndmask_b32_e64 v0, s13, v0, s15
	v_cndmask_b32_e64 v2, s5, v1, s15
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v0, 0xac
	v_cmp_ne_u32_e64 s12, v0, s12
	v_mov_b32_e32 v1, s14
	v_cndmask_b32_e64 v16, s13, v1, s12
	v_cndmask_b32_e64 v0, s5, v0, s12
	v_mov_b32_e32 v1, v16
	buffer_store_dword v0, off, s[0:3], s33 offset:176
	buffer_store_dword v1, off, s[0:3], s33 offset:180
	v_mov_b32_e32 v17, v15
	v_mov_b32_e32 v16, v14
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v19, s11
	v_mov_b32_e32 v18, s10
	flat_store_dwordx2 v[16:17], v[18:19]
	flat_load_dwordx2 v[14:15], v[14:15]
	v_mov_b32_e32 v17, v11
	v_mov_b32_e32 v16, v10
	v_mov_b32_e32 v19, s9
	v_mov_b32_e32 v18, s8
	flat_store_dwordx2 v[16:17], v[18:19]
	flat_load_dwordx2 v[10:11], v[10:11]
	v_mov_b32_e32 v17, v7
	v_mov_b32_e32 v16, v6
	v_mov_b32_e32 v19, s7
	v_mov_b32_e32 v18, s6
	flat_store_dwordx2 v[16:17], v[18:19]
	flat_load_dwordx2 v[6:7], v[6:7]
	s_waitcnt vmcnt(2) lgkmcnt(4)
	flat_store_dwordx2 v[12:13], v[14:15]
	s_waitcnt vmcnt(1) lgkmcnt(3)
	flat_store_dwordx2 v[8:9], v[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(2)
	flat_store_dwordx2 v[4:5], v[6:7]
	v_mov_b32_e32 v4, s4
	flat_store_dword v[2:3], v4
	s_mov_b32 s4, 0
	v_mov_b32_e32 v2, s4
.Ltmp36:
	.loc	0 65 1 prologue_end
	flat_store_byte v[0:1], v2
.LBB4_1:
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	buffer_load_dword v1, off, s[0:3], s33 offset:176
	buffer_load_dword v2, off, s[0:3], s33 offset:180
	s_waitcnt vmcnt(0)
	flat_load_ubyte v3, v[1:2]
	s_mov_b64 s[4:5], src_private_base
	s_mov_b32 s6, 32
	s_lshr_b64 s[4:5], s[4:5], s6
	s_mov_b32 s7, s4
	s_mov_b64 s[8:9], 0
	s_mov_b32 s4, s9
	s_mov_b32 s6, -1
	v_mov_b32_e32 v1, 0x70
	v_cmp_ne_u32_e64 s5, v1, s6
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v4, s4, v2, s5
	s_mov_b32 s4, s8
	v_cndmask_b32_e64 v1, s4, v1, s5
	v_mov_b32_e32 v2, v4
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e64 v5, v3, s4
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v3, v1
	flat_store_byte v[3:4], v5
.Ltmp37:
	.loc	0 13 36
	flat_load_ubyte v1, v[1:2]
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 0
	v_cmp_ne_u32_e64 s4, v1, s4
	s_mov_b32 s7, 0
	s_mov_b32 s5, s7
.Ltmp38:
	.loc	0 65 1
	s_mov_b32 s5, s4
	s_mov_b32 s4, -1
	s_cmp_eq_u32 s5, s6
	s_cselect_b32 s5, -1, 0
	s_and_b32 vcc_lo, exec_lo, s5
	v_writelane_b32 v0, s4, 4
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	s_cbranch_vccnz .LBB4_9
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	buffer_load_dword v1, off, s[0:3], s33 offset:176
	buffer_load_dword v2, off, s[0:3], s33 offset:180
	s_waitcnt vmcnt(0)
	flat_load_ubyte v1, v[1:2]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e64 v1, 1, v1
	v_cmp_eq_u32_e64 s4, v1, 1
	s_mov_b32 s5, -1
	s_xor_b32 s5, s4, s5
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 5
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB4_7
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	buffer_load_dword v1, off, s[0:3], s33 offset:184
	buffer_load_dword v2, off, s[0:3], s33 offset:188
	buffer_load_dword v3, off, s[0:3], s33 offset:192
	buffer_load_dword v4, off, s[0:3], s33 offset:196
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[9:10], v[3:4]
	flat_load_dwordx2 v[5:6], v[1:2]
	s_mov_b64 s[10:11], 0
	s_mov_b32 s6, s11
	s_mov_b64 s[4:5], src_private_base
	s_mov_b32 s7, 32
	s_lshr_b64 s[12:13], s[4:5], s7
	s_mov_b32 s5, -1
	v_mov_b32_e32 v1, 52
	v_cmp_ne_u32_e64 s8, v1, s5
	s_mov_b32 s7, s12
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v3, s6, v2, s8
	s_mov_b32 s4, s10
	v_cndmask_b32_e64 v1, s4, v1, s8
	v_mov_b32_e32 v2, v3
	buffer_store_dword v1, off, s[0:3], s33 offset:220
	buffer_store_dword v2, off, s[0:3], s33 offset:224
	v_mov_b32_e32 v1, 56
	v_cmp_ne_u32_e64 s8, v1, s5
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v3, s6, v2, s8
	v_cndmask_b32_e64 v1, s4, v1, s8
	v_mov_b32_e32 v2, v3
	buffer_store_dword v1, off, s[0:3], s33 offset:212
	buffer_store_dword v2, off, s[0:3], s33 offset:216
	v_mov_b32_e32 v3, 64
	v_cmp_ne_u32_e64 s8, v3, s5
	v_mov_b32_e32 v4, s7
	v_cndmask_b32_e64 v7, s6, v4, s8
	v_cndmask_b32_e64 v3, s4, v3, s8
	v_mov_b32_e32 v4, v7
	buffer_store_dword v3, off, s[0:3], s33 offset:204
	buffer_store_dword v4, off, s[0:3], s33 offset:208
	v_mov_b32_e32 v8, v2
	v_mov_b32_e32 v7, v1
	s_waitcnt vmcnt(1) lgkmcnt(1)
	flat_store_dwordx2 v[7:8], v[9:10]
	s_waitcnt vmcnt(0) lgkmcnt(1)
	flat_store_dwordx2 v[3:4], v[5:6]
.Ltmp39:
	.loc	0 18 15
	flat_load_dwordx2 v[11:12], v[1:2]
	v_mov_b32_e32 v2, 8
	v_cmp_ne_u32_e64 s8, v2, s5
	v_mov_b32_e32 v1, s7
	v_cndmask_b32_e64 v1, s6, v1, s8
	v_cndmask_b32_e64 v3, s4, v2, s8
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v2, 16
	v_cmp_ne_u32_e64 s8, v2, s5
	v_mov_b32_e32 v1, s7
	v_cndmask_b32_e64 v1, s6, v1, s8
	v_cndmask_b32_e64 v7, s4, v2, s8
	v_mov_b32_e32 v8, v1
	v_mov_b32_e32 v2, 20
	v_cmp_ne_u32_e64 s8, v2, s5
	v_mov_b32_e32 v1, s7
	v_cndmask_b32_e64 v1, s6, v1, s8
	v_cndmask_b32_e64 v5, s4, v2, s8
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v1, 24
	v_cmp_ne_u32_e64 s5, v1, s5
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v9, s6, v2, s5
	v_cndmask_b32_e64 v1, s4, v1, s5
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v10, v4
	v_mov_b32_e32 v9, v3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[9:10], v[11:12]
	v_mov_b32_e32 v11, 1
	v_mov_b32_e32 v10, v8
	v_mov_b32_e32 v9, v7
	flat_store_dword v[9:10], v11
.Ltmp40:
	.loc	0 15 67
	flat_load_dwordx2 v[3:4], v[3:4]
	.loc	0 15 70 is_stmt 0
	flat_load_dword v9, v[7:8]
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v7, v5
	.loc	0 15 45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[7:8], v9
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v5, v[3:4], v5 glc
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v3, v1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[3:4], v5
	flat_load_dword v1, v[1:2]
	s_mov_b32 s4, 0
.Ltmp41:
	.loc	0 18 24 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e64 s4, v1, s4
	.loc	0 18 6 is_stmt 0
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	v_writelane_b32 v0, s5, 6
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB4_4
	s_branch .LBB4_6
.LBB4_4:
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 6
	s_or_saveexec_b32 s4, s4
	s_and_b32 s4, exec_lo, s4
	v_writelane_b32 v0, s4, 7
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB4_8
	.loc	0 0 6
	buffer_load_dword v0, off, s[0:3], s33 offset:220
	buffer_load_dword v1, off, s[0:3], s33 offset:224
	v_mov_b32_e32 v2, 0
	.loc	0 19 3 is_stmt 1
	s_waitcnt vmcnt(0)
	flat_store_byte v[0:1], v2
	s_branch .LBB4_8
.LBB4_6:
	.loc	0 20 2
	buffer_load_dword v0, off, s[0:3], s33 offset:220
	buffer_load_dword v1, off, s[0:3], s33 offset:224
	buffer_load_dword v3, off, s[0:3], s33 offset:212
	buffer_load_dword v4, off, s[0:3], s33 offset:216
	buffer_load_dword v5, off, s[0:3], s33 offset:204
	buffer_load_dword v6, off, s[0:3], s33 offset:208
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[5:6], v[5:6]
	.loc	0 20 9 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v7, v[5:6]
	v_mov_b32_e32 v2, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_nc_u32_e64 v7, v7, v2
	flat_store_dword v[5:6], v7
	.loc	0 21 2 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	buffer_gl1_inv
	buffer_gl0_inv
	.loc	0 22 11
	flat_load_dwordx2 v[13:14], v[3:4]
	s_mov_b64 s[10:11], 0
	s_mov_b32 s6, s11
	s_mov_b64 s[4:5], src_private_base
	s_mov_b32 s7, 32
	s_lshr_b64 s[12:13], s[4:5], s7
	s_mov_b32 s5, -1
	v_mov_b32_e32 v4, 32
	v_cmp_ne_u32_e64 s8, v4, s5
	s_mov_b32 s7, s12
	v_mov_b32_e32 v3, s7
	v_cndmask_b32_e64 v3, s6, v3, s8
	s_mov_b32 s4, s10
	v_cndmask_b32_e64 v5, s4, v4, s8
	v_mov_b32_e32 v6, v3
	v_mov_b32_e32 v4, 40
	v_cmp_ne_u32_e64 s8, v4, s5
	v_mov_b32_e32 v3, s7
	v_cndmask_b32_e64 v3, s6, v3, s8
	v_cndmask_b32_e64 v9, s4, v4, s8
	v_mov_b32_e32 v10, v3
	v_mov_b32_e32 v4, 44
	v_cmp_ne_u32_e64 s8, v4, s5
	v_mov_b32_e32 v3, s7
	v_cndmask_b32_e64 v3, s6, v3, s8
	v_cndmask_b32_e64 v7, s4, v4, s8
	v_mov_b32_e32 v8, v3
	v_mov_b32_e32 v3, 48
	v_cmp_ne_u32_e64 s5, v3, s5
	v_mov_b32_e32 v4, s7
	v_cndmask_b32_e64 v11, s6, v4, s5
	v_cndmask_b32_e64 v3, s4, v3, s5
	v_mov_b32_e32 v4, v11
	v_mov_b32_e32 v12, v6
	v_mov_b32_e32 v11, v5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[11:12], v[13:14]
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v12, v10
	v_mov_b32_e32 v11, v9
	flat_store_dword v[11:12], v13
.Ltmp42:
	.loc	0 15 67
	flat_load_dwordx2 v[5:6], v[5:6]
	.loc	0 15 70 is_stmt 0
	flat_load_dword v11, v[9:10]
	v_mov_b32_e32 v10, v8
	v_mov_b32_e32 v9, v7
	.loc	0 15 45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[9:10], v11
	flat_load_dword v7, v[7:8]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v5, v[5:6], v7 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[3:4], v5
.Ltmp43:
	.loc	0 23 2 is_stmt 1
	flat_store_byte v[0:1], v2
	s_branch .LBB4_4
.Ltmp44:
.LBB4_7:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 5
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 65 1 is_stmt 1
	s_branch .LBB4_10
.LBB4_8:
	.loc	0 0 1 is_stmt 0
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v4, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v4, 7
	s_or_b32 exec_lo, exec_lo, s4
.Ltmp45:
	.loc	0 24 1 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:176
	buffer_load_dword v1, off, s[0:3], s33 offset:180
	buffer_load_dword v2, off, s[0:3], s33 offset:220
	buffer_load_dword v3, off, s[0:3], s33 offset:224
	s_waitcnt vmcnt(0)
	flat_load_ubyte v2, v[2:3]
.Ltmp46:
	.loc	0 65 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_byte v[0:1], v2
	s_branch .LBB4_7
.LBB4_9:
	.loc	0 0 1 is_stmt 0
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 4
	.loc	0 65 1
	s_and_b32 vcc_lo, exec_lo, s4
	s_cbranch_vccnz .LBB4_11
	s_branch .LBB4_1
.LBB4_10:
	.loc	0 0 1
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	s_mov_b32 s4, 0
	.loc	0 65 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 4
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	s_branch .LBB4_9
.LBB4_11:
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	buffer_load_dword v1, off, s[0:3], s33 offset:176
	buffer_load_dword v2, off, s[0:3], s33 offset:180
	s_waitcnt vmcnt(0)
	flat_load_ubyte v1, v[1:2]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e64 v1, 1, v1
	v_cmp_eq_u32_e64 s4, v1, 1
	s_mov_b32 s5, -1
	s_xor_b32 s5, s4, s5
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 8
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB4_13
	buffer_load_dword v0, off, s[0:3], s33 offset:192
	buffer_load_dword v1, off, s[0:3], s33 offset:196
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[2:3], v[0:1]
	s_mov_b64 s[6:7], 4
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v1, v2
	s_mov_b32 s5, s6
	v_mov_b32_e32 v0, v3
	s_mov_b32 s4, s7
	v_add_co_u32 v10, s5, v1, s5
	v_add_co_ci_u32_e64 v0, s4, v0, s4, s5
	v_mov_b32_e32 v11, v0
	s_mov_b64 s[10:11], 0
	s_mov_b32 s6, s11
	s_mov_b64 s[4:5], src_private_base
	s_mov_b32 s7, 32
	s_lshr_b64 s[12:13], s[4:5], s7
	s_mov_b32 s5, -1
	v_mov_b32_e32 v1, 0x50
	v_cmp_ne_u32_e64 s8, v1, s5
	s_mov_b32 s7, s12
	v_mov_b32_e32 v0, s7
	v_cndmask_b32_e64 v0, s6, v0, s8
	s_mov_b32 s4, s10
	v_cndmask_b32_e64 v2, s4, v1, s8
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v1, 0x58
	v_cmp_ne_u32_e64 s8, v1, s5
	v_mov_b32_e32 v0, s7
	v_cndmask_b32_e64 v0, s6, v0, s8
	v_cndmask_b32_e64 v6, s4, v1, s8
	v_mov_b32_e32 v7, v0
	v_mov_b32_e32 v1, 0x5c
	v_cmp_ne_u32_e64 s8, v1, s5
	v_mov_b32_e32 v0, s7
	v_cndmask_b32_e64 v0, s6, v0, s8
	v_cndmask_b32_e64 v4, s4, v1, s8
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, 0x60
	v_cmp_ne_u32_e64 s5, v0, s5
	v_mov_b32_e32 v1, s7
	v_cndmask_b32_e64 v8, s6, v1, s5
	v_cndmask_b32_e64 v0, s4, v0, s5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v9, v3
	v_mov_b32_e32 v8, v2
	flat_store_dwordx2 v[8:9], v[10:11]
	v_mov_b32_e32 v10, 1
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v8, v6
	flat_store_dword v[8:9], v10
.Ltmp47:
	.loc	0 15 67 is_stmt 1
	flat_load_dwordx2 v[2:3], v[2:3]
	.loc	0 15 70 is_stmt 0
	flat_load_dword v8, v[6:7]
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	.loc	0 15 45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[6:7], v8
	flat_load_dword v4, v[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v2, v[2:3], v4 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[0:1], v2
.Ltmp48:
.LBB4_13:
	.loc	0 0 45
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 8
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 65 1 is_stmt 1
	s_endpgm
.Ltmp49:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel until_all_low
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 232
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
		.amdhsa_next_free_vgpr 20
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
	.size	until_all_low, .Lfunc_end4-until_all_low

	.protected	until_all
	.globl	until_all
	.p2align	8
	.type	until_all,@function
until_all:
.Lfunc_begin5:
	.loc	0 66 0
	s_mov_b32 s33, 0
	s_add_u32 s12, s12, s17
	s_addc_u32 s13, s13, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s12
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s13
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[4:5], s[8:9]
	s_load_dwordx2 s[10:11], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x8
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	s_load_dword s4, s[4:5], 0x18
	s_mov_b64 s[16:17], 0
	s_mov_b32 s13, s17
	v_writelane_b32 v2, s13, 0
	s_mov_b64 s[14:15], src_private_base
	s_mov_b32 s5, 32
	s_lshr_b64 s[18:19], s[14:15], s5
	s_mov_b32 s12, -1
	v_writelane_b32 v2, s12, 1
	v_mov_b32_e32 v1, 0x78
	v_cmp_ne_u32_e64 s15, v1, s12
	s_mov_b32 s14, s18
	v_writelane_b32 v2, s14, 2
	v_mov_b32_e32 v0, s14
	v_cndmask_b32_e64 v0, s13, v0, s15
	s_mov_b32 s5, s16
	v_writelane_b32 v2, s5, 3
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v2, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	v_cndmask_b32_e64 v14, s5, v1, s15
	v_mov_b32_e32 v15, v0
	v_mov_b32_e32 v1, 0x80
	v_cmp_ne_u32_e64 s15, v1, s12
	v_mov_b32_e32 v0, s14
	v_cndmask_b32_e64 v0, s13, v0, s15
	v_cndmask_b32_e64 v10, s5, v1, s15
	v_mov_b32_e32 v11, v0
	v_mov_b32_e32 v1, 0x88
	v_cmp_ne_u32_e64 s15, v1, s12
	v_mov_b32_e32 v0, s14
	v_cndmask_b32_e64 v0, s13, v0, s15
	v_cndmask_b32_e64 v6, s5, v1, s15
	v_mov_b32_e32 v7, v0
	v_mov_b32_e32 v1, 0x90
	v_cmp_ne_u32_e64 s15, v1, s12
	v_mov_b32_e32 v0, s14
	v_cndmask_b32_e64 v0, s13, v0, s15
	v_cndmask_b32_e64 v12, s5, v1, s15
	v_mov_b32_e32 v13, v0
	buffer_store_dword v12, off, s[0:3], s33 offset:192
	buffer_store_dword v13, off, s[0:3], s33 offset:196
	v_mov_b32_e32 v1, 0x98
	v_cmp_ne_u32_e64 s15, v1, s12
	v_mov_b32_e32 v0, s14
	v_cndmask_b32_e64 v0, s13, v0, s15
	v_cndmask_b32_e64 v8, s5, v1, s15
	v_mov_b32_e32 v9, v0
	buffer_store_dword v8, off, s[0:3], s33 offset:184
	buffer_store_dword v9, off, s[0:3], s33 offset:188
	v_mov_b32_e32 v1, 0xa0
	v_cmp_ne_u32_e64 s15, v1, s12
	v_mov_b32_e32 v0, s14
	v_cndmask_b32_e64 v0, s13, v0, s15
	v_cndmask_b32_e64 v4, s5, v1, s15
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v1, 0xa8
	v_cmp_ne_u32_e64 s15, v1, s12
	v_mov_b32_e32 v0, s14
	v_cndmask_b32_e64 v0, s13, v0, s15
	v_cndmask_b32_e64 v2, s5, v1, s15
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v0, 0xac
	v_cmp_ne_u32_e64 s12, v0, s12
	v_mov_b32_e32 v1, s14
	v_cndmask_b32_e64 v16, s13, v1, s12
	v_cndmask_b32_e64 v0, s5, v0, s12
	v_mov_b32_e32 v1, v16
	buffer_store_dword v0, off, s[0:3], s33 offset:176
	buffer_store_dword v1, off, s[0:3], s33 offset:180
	v_mov_b32_e32 v17, v15
	v_mov_b32_e32 v16, v14
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v19, s11
	v_mov_b32_e32 v18, s10
	flat_store_dwordx2 v[16:17], v[18:19]
	flat_load_dwordx2 v[14:15], v[14:15]
	v_mov_b32_e32 v17, v11
	v_mov_b32_e32 v16, v10
	v_mov_b32_e32 v19, s9
	v_mov_b32_e32 v18, s8
	flat_store_dwordx2 v[16:17], v[18:19]
	flat_load_dwordx2 v[10:11], v[10:11]
	v_mov_b32_e32 v17, v7
	v_mov_b32_e32 v16, v6
	v_mov_b32_e32 v19, s7
	v_mov_b32_e32 v18, s6
	flat_store_dwordx2 v[16:17], v[18:19]
	flat_load_dwordx2 v[6:7], v[6:7]
	s_waitcnt vmcnt(2) lgkmcnt(4)
	flat_store_dwordx2 v[12:13], v[14:15]
	s_waitcnt vmcnt(1) lgkmcnt(3)
	flat_store_dwordx2 v[8:9], v[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(2)
	flat_store_dwordx2 v[4:5], v[6:7]
	v_mov_b32_e32 v4, s4
	flat_store_dword v[2:3], v4
	s_mov_b32 s4, 0
	v_mov_b32_e32 v2, s4
.Ltmp50:
	.loc	0 66 1 prologue_end
	flat_store_byte v[0:1], v2
.LBB5_1:
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	buffer_load_dword v1, off, s[0:3], s33 offset:176
	buffer_load_dword v2, off, s[0:3], s33 offset:180
	s_waitcnt vmcnt(0)
	flat_load_ubyte v3, v[1:2]
	s_mov_b64 s[4:5], src_private_base
	s_mov_b32 s6, 32
	s_lshr_b64 s[4:5], s[4:5], s6
	s_mov_b32 s8, s4
	s_mov_b64 s[6:7], 0
	s_mov_b32 s4, s7
	s_mov_b32 s5, -1
	v_mov_b32_e32 v1, 0x70
	v_cmp_ne_u32_e64 s5, v1, s5
	v_mov_b32_e32 v2, s8
	v_cndmask_b32_e64 v4, s4, v2, s5
	s_mov_b32 s4, s6
	v_cndmask_b32_e64 v1, s4, v1, s5
	v_mov_b32_e32 v2, v4
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e64 v5, v3, s4
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v3, v1
	flat_store_byte v[3:4], v5
.Ltmp51:
	.loc	0 13 36
	flat_load_ubyte v1, v[1:2]
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 0
	v_cmp_ne_u32_e64 s6, v1, s4
	s_mov_b32 s4, 0
	s_mov_b32 s7, s4
	s_mov_b32 s4, -1
	s_mov_b64 s[8:9], -1
.Ltmp52:
	.loc	0 66 1
	s_cmp_eq_u64 s[6:7], s[8:9]
	s_cselect_b32 vcc_lo, -1, 0
	v_writelane_b32 v0, s4, 4
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	s_cbranch_vccnz .LBB5_9
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	buffer_load_dword v1, off, s[0:3], s33 offset:176
	buffer_load_dword v2, off, s[0:3], s33 offset:180
	s_waitcnt vmcnt(0)
	flat_load_ubyte v1, v[1:2]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e64 v1, 1, v1
	v_cmp_eq_u32_e64 s4, v1, 1
	s_mov_b32 s5, -1
	s_xor_b32 s5, s4, s5
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 5
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB5_7
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	buffer_load_dword v1, off, s[0:3], s33 offset:184
	buffer_load_dword v2, off, s[0:3], s33 offset:188
	buffer_load_dword v3, off, s[0:3], s33 offset:192
	buffer_load_dword v4, off, s[0:3], s33 offset:196
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[9:10], v[3:4]
	flat_load_dwordx2 v[5:6], v[1:2]
	s_mov_b64 s[10:11], 0
	s_mov_b32 s6, s11
	s_mov_b64 s[4:5], src_private_base
	s_mov_b32 s7, 32
	s_lshr_b64 s[12:13], s[4:5], s7
	s_mov_b32 s5, -1
	v_mov_b32_e32 v1, 52
	v_cmp_ne_u32_e64 s8, v1, s5
	s_mov_b32 s7, s12
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v3, s6, v2, s8
	s_mov_b32 s4, s10
	v_cndmask_b32_e64 v1, s4, v1, s8
	v_mov_b32_e32 v2, v3
	buffer_store_dword v1, off, s[0:3], s33 offset:220
	buffer_store_dword v2, off, s[0:3], s33 offset:224
	v_mov_b32_e32 v1, 56
	v_cmp_ne_u32_e64 s8, v1, s5
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v3, s6, v2, s8
	v_cndmask_b32_e64 v1, s4, v1, s8
	v_mov_b32_e32 v2, v3
	buffer_store_dword v1, off, s[0:3], s33 offset:212
	buffer_store_dword v2, off, s[0:3], s33 offset:216
	v_mov_b32_e32 v3, 64
	v_cmp_ne_u32_e64 s8, v3, s5
	v_mov_b32_e32 v4, s7
	v_cndmask_b32_e64 v7, s6, v4, s8
	v_cndmask_b32_e64 v3, s4, v3, s8
	v_mov_b32_e32 v4, v7
	buffer_store_dword v3, off, s[0:3], s33 offset:204
	buffer_store_dword v4, off, s[0:3], s33 offset:208
	v_mov_b32_e32 v8, v2
	v_mov_b32_e32 v7, v1
	s_waitcnt vmcnt(1) lgkmcnt(1)
	flat_store_dwordx2 v[7:8], v[9:10]
	s_waitcnt vmcnt(0) lgkmcnt(1)
	flat_store_dwordx2 v[3:4], v[5:6]
.Ltmp53:
	.loc	0 18 15
	flat_load_dwordx2 v[11:12], v[1:2]
	v_mov_b32_e32 v2, 8
	v_cmp_ne_u32_e64 s8, v2, s5
	v_mov_b32_e32 v1, s7
	v_cndmask_b32_e64 v1, s6, v1, s8
	v_cndmask_b32_e64 v3, s4, v2, s8
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v2, 16
	v_cmp_ne_u32_e64 s8, v2, s5
	v_mov_b32_e32 v1, s7
	v_cndmask_b32_e64 v1, s6, v1, s8
	v_cndmask_b32_e64 v7, s4, v2, s8
	v_mov_b32_e32 v8, v1
	v_mov_b32_e32 v2, 20
	v_cmp_ne_u32_e64 s8, v2, s5
	v_mov_b32_e32 v1, s7
	v_cndmask_b32_e64 v1, s6, v1, s8
	v_cndmask_b32_e64 v5, s4, v2, s8
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v1, 24
	v_cmp_ne_u32_e64 s5, v1, s5
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v9, s6, v2, s5
	v_cndmask_b32_e64 v1, s4, v1, s5
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v10, v4
	v_mov_b32_e32 v9, v3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[9:10], v[11:12]
	v_mov_b32_e32 v11, 1
	v_mov_b32_e32 v10, v8
	v_mov_b32_e32 v9, v7
	flat_store_dword v[9:10], v11
.Ltmp54:
	.loc	0 15 67
	flat_load_dwordx2 v[3:4], v[3:4]
	.loc	0 15 70 is_stmt 0
	flat_load_dword v9, v[7:8]
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v7, v5
	.loc	0 15 45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[7:8], v9
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v5, v[3:4], v5 glc
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v3, v1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[3:4], v5
	flat_load_dword v1, v[1:2]
	s_mov_b32 s4, 0
.Ltmp55:
	.loc	0 18 24 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e64 s4, v1, s4
	.loc	0 18 6 is_stmt 0
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	v_writelane_b32 v0, s5, 6
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB5_4
	s_branch .LBB5_6
.LBB5_4:
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 6
	s_or_saveexec_b32 s4, s4
	s_and_b32 s4, exec_lo, s4
	v_writelane_b32 v0, s4, 7
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB5_8
	.loc	0 0 6
	buffer_load_dword v0, off, s[0:3], s33 offset:220
	buffer_load_dword v1, off, s[0:3], s33 offset:224
	v_mov_b32_e32 v2, 0
	.loc	0 19 3 is_stmt 1
	s_waitcnt vmcnt(0)
	flat_store_byte v[0:1], v2
	s_branch .LBB5_8
.LBB5_6:
	.loc	0 20 2
	buffer_load_dword v0, off, s[0:3], s33 offset:220
	buffer_load_dword v1, off, s[0:3], s33 offset:224
	buffer_load_dword v3, off, s[0:3], s33 offset:212
	buffer_load_dword v4, off, s[0:3], s33 offset:216
	buffer_load_dword v5, off, s[0:3], s33 offset:204
	buffer_load_dword v6, off, s[0:3], s33 offset:208
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[5:6], v[5:6]
	.loc	0 20 9 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v7, v[5:6]
	v_mov_b32_e32 v2, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_nc_u32_e64 v7, v7, v2
	flat_store_dword v[5:6], v7
	.loc	0 21 2 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	buffer_gl1_inv
	buffer_gl0_inv
	.loc	0 22 11
	flat_load_dwordx2 v[13:14], v[3:4]
	s_mov_b64 s[10:11], 0
	s_mov_b32 s6, s11
	s_mov_b64 s[4:5], src_private_base
	s_mov_b32 s7, 32
	s_lshr_b64 s[12:13], s[4:5], s7
	s_mov_b32 s5, -1
	v_mov_b32_e32 v4, 32
	v_cmp_ne_u32_e64 s8, v4, s5
	s_mov_b32 s7, s12
	v_mov_b32_e32 v3, s7
	v_cndmask_b32_e64 v3, s6, v3, s8
	s_mov_b32 s4, s10
	v_cndmask_b32_e64 v5, s4, v4, s8
	v_mov_b32_e32 v6, v3
	v_mov_b32_e32 v4, 40
	v_cmp_ne_u32_e64 s8, v4, s5
	v_mov_b32_e32 v3, s7
	v_cndmask_b32_e64 v3, s6, v3, s8
	v_cndmask_b32_e64 v9, s4, v4, s8
	v_mov_b32_e32 v10, v3
	v_mov_b32_e32 v4, 44
	v_cmp_ne_u32_e64 s8, v4, s5
	v_mov_b32_e32 v3, s7
	v_cndmask_b32_e64 v3, s6, v3, s8
	v_cndmask_b32_e64 v7, s4, v4, s8
	v_mov_b32_e32 v8, v3
	v_mov_b32_e32 v3, 48
	v_cmp_ne_u32_e64 s5, v3, s5
	v_mov_b32_e32 v4, s7
	v_cndmask_b32_e64 v11, s6, v4, s5
	v_cndmask_b32_e64 v3, s4, v3, s5
	v_mov_b32_e32 v4, v11
	v_mov_b32_e32 v12, v6
	v_mov_b32_e32 v11, v5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[11:12], v[13:14]
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v12, v10
	v_mov_b32_e32 v11, v9
	flat_store_dword v[11:12], v13
.Ltmp56:
	.loc	0 15 67
	flat_load_dwordx2 v[5:6], v[5:6]
	.loc	0 15 70 is_stmt 0
	flat_load_dword v11, v[9:10]
	v_mov_b32_e32 v10, v8
	v_mov_b32_e32 v9, v7
	.loc	0 15 45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[9:10], v11
	flat_load_dword v7, v[7:8]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v5, v[5:6], v7 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[3:4], v5
.Ltmp57:
	.loc	0 23 2 is_stmt 1
	flat_store_byte v[0:1], v2
	s_branch .LBB5_4
.Ltmp58:
.LBB5_7:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 5
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 66 1 is_stmt 1
	s_branch .LBB5_10
.LBB5_8:
	.loc	0 0 1 is_stmt 0
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v4, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v4, 7
	s_or_b32 exec_lo, exec_lo, s4
.Ltmp59:
	.loc	0 24 1 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:176
	buffer_load_dword v1, off, s[0:3], s33 offset:180
	buffer_load_dword v2, off, s[0:3], s33 offset:220
	buffer_load_dword v3, off, s[0:3], s33 offset:224
	s_waitcnt vmcnt(0)
	flat_load_ubyte v2, v[2:3]
.Ltmp60:
	.loc	0 66 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_byte v[0:1], v2
	s_branch .LBB5_7
.LBB5_9:
	.loc	0 0 1 is_stmt 0
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 4
	.loc	0 66 1
	s_and_b32 vcc_lo, exec_lo, s4
	s_cbranch_vccnz .LBB5_11
	s_branch .LBB5_1
.LBB5_10:
	.loc	0 0 1
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	s_mov_b32 s4, 0
	.loc	0 66 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 4
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	s_branch .LBB5_9
.LBB5_11:
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	buffer_load_dword v1, off, s[0:3], s33 offset:176
	buffer_load_dword v2, off, s[0:3], s33 offset:180
	s_waitcnt vmcnt(0)
	flat_load_ubyte v1, v[1:2]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e64 v1, 1, v1
	v_cmp_eq_u32_e64 s4, v1, 1
	s_mov_b32 s5, -1
	s_xor_b32 s5, s4, s5
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 8
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB5_13
	buffer_load_dword v0, off, s[0:3], s33 offset:192
	buffer_load_dword v1, off, s[0:3], s33 offset:196
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[2:3], v[0:1]
	s_mov_b64 s[6:7], 4
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v1, v2
	s_mov_b32 s5, s6
	v_mov_b32_e32 v0, v3
	s_mov_b32 s4, s7
	v_add_co_u32 v10, s5, v1, s5
	v_add_co_ci_u32_e64 v0, s4, v0, s4, s5
	v_mov_b32_e32 v11, v0
	s_mov_b64 s[10:11], 0
	s_mov_b32 s6, s11
	s_mov_b64 s[4:5], src_private_base
	s_mov_b32 s7, 32
	s_lshr_b64 s[12:13], s[4:5], s7
	s_mov_b32 s5, -1
	v_mov_b32_e32 v1, 0x50
	v_cmp_ne_u32_e64 s8, v1, s5
	s_mov_b32 s7, s12
	v_mov_b32_e32 v0, s7
	v_cndmask_b32_e64 v0, s6, v0, s8
	s_mov_b32 s4, s10
	v_cndmask_b32_e64 v2, s4, v1, s8
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v1, 0x58
	v_cmp_ne_u32_e64 s8, v1, s5
	v_mov_b32_e32 v0, s7
	v_cndmask_b32_e64 v0, s6, v0, s8
	v_cndmask_b32_e64 v6, s4, v1, s8
	v_mov_b32_e32 v7, v0
	v_mov_b32_e32 v1, 0x5c
	v_cmp_ne_u32_e64 s8, v1, s5
	v_mov_b32_e32 v0, s7
	v_cndmask_b32_e64 v0, s6, v0, s8
	v_cndmask_b32_e64 v4, s4, v1, s8
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, 0x60
	v_cmp_ne_u32_e64 s5, v0, s5
	v_mov_b32_e32 v1, s7
	v_cndmask_b32_e64 v8, s6, v1, s5
	v_cndmask_b32_e64 v0, s4, v0, s5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v9, v3
	v_mov_b32_e32 v8, v2
	flat_store_dwordx2 v[8:9], v[10:11]
	v_mov_b32_e32 v10, 1
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v8, v6
	flat_store_dword v[8:9], v10
.Ltmp61:
	.loc	0 15 67 is_stmt 1
	flat_load_dwordx2 v[2:3], v[2:3]
	.loc	0 15 70 is_stmt 0
	flat_load_dword v8, v[6:7]
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	.loc	0 15 45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[6:7], v8
	flat_load_dword v4, v[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v2, v[2:3], v4 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[0:1], v2
.Ltmp62:
.LBB5_13:
	.loc	0 0 45
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 8
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 66 1 is_stmt 1
	s_endpgm
.Ltmp63:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel until_all
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 232
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
		.amdhsa_next_free_vgpr 20
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
.Lfunc_end5:
	.size	until_all, .Lfunc_end5-until_all

	.protected	while_any_low
	.globl	while_any_low
	.p2align	8
	.type	while_any_low,@function
while_any_low:
.Lfunc_begin6:
	.loc	0 80 0
	s_mov_b32 s33, 0
	s_add_u32 s12, s12, s17
	s_addc_u32 s13, s13, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s12
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s13
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[4:5], s[8:9]
	s_load_dwordx2 s[10:11], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x8
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	s_load_dword s4, s[4:5], 0x18
	s_mov_b64 s[16:17], 0
	s_mov_b32 s13, s17
	v_writelane_b32 v2, s13, 0
	s_mov_b64 s[14:15], src_private_base
	s_mov_b32 s5, 32
	s_lshr_b64 s[18:19], s[14:15], s5
	s_mov_b32 s12, -1
	v_writelane_b32 v2, s12, 1
	v_mov_b32_e32 v1, 0x78
	v_cmp_ne_u32_e64 s15, v1, s12
	s_mov_b32 s14, s18
	v_writelane_b32 v2, s14, 2
	v_mov_b32_e32 v0, s14
	v_cndmask_b32_e64 v0, s13, v0, s15
	s_mov_b32 s5, s16
	v_writelane_b32 v2, s5, 3
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v2, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	v_cndmask_b32_e64 v14, s5, v1, s15
	v_mov_b32_e32 v15, v0
	v_mov_b32_e32 v1, 0x80
	v_cmp_ne_u32_e64 s15, v1, s12
	v_mov_b32_e32 v0, s14
	v_cndmask_b32_e64 v0, s13, v0, s15
	v_cndmask_b32_e64 v10, s5, v1, s15
	v_mov_b32_e32 v11, v0
	v_mov_b32_e32 v1, 0x88
	v_cmp_ne_u32_e64 s15, v1, s12
	v_mov_b32_e32 v0, s14
	v_cndmask_b32_e64 v0, s13, v0, s15
	v_cndmask_b32_e64 v6, s5, v1, s15
	v_mov_b32_e32 v7, v0
	v_mov_b32_e32 v1, 0x90
	v_cmp_ne_u32_e64 s15, v1, s12
	v_mov_b32_e32 v0, s14
	v_cndmask_b32_e64 v0, s13, v0, s15
	v_cndmask_b32_e64 v12, s5, v1, s15
	v_mov_b32_e32 v13, v0
	buffer_store_dword v12, off, s[0:3], s33 offset:192
	buffer_store_dword v13, off, s[0:3], s33 offset:196
	v_mov_b32_e32 v1, 0x98
	v_cmp_ne_u32_e64 s15, v1, s12
	v_mov_b32_e32 v0, s14
	v_cndmask_b32_e64 v0, s13, v0, s15
	v_cndmask_b32_e64 v8, s5, v1, s15
	v_mov_b32_e32 v9, v0
	buffer_store_dword v8, off, s[0:3], s33 offset:184
	buffer_store_dword v9, off, s[0:3], s33 offset:188
	v_mov_b32_e32 v1, 0xa0
	v_cmp_ne_u32_e64 s15, v1, s12
	v_mov_b32_e32 v0, s14
	v_cndmask_b32_e64 v0, s13, v0, s15
	v_cndmask_b32_e64 v4, s5, v1, s15
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v1, 0xa8
	v_cmp_ne_u32_e64 s15, v1, s12
	v_mov_b32_e32 v0, s14
	v_cndmask_b32_e64 v0, s13, v0, s15
	v_cndmask_b32_e64 v2, s5, v1, s15
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v0, 0xac
	v_cmp_ne_u32_e64 s12, v0, s12
	v_mov_b32_e32 v1, s14
	v_cndmask_b32_e64 v16, s13, v1, s12
	v_cndmask_b32_e64 v0, s5, v0, s12
	v_mov_b32_e32 v1, v16
	buffer_store_dword v0, off, s[0:3], s33 offset:176
	buffer_store_dword v1, off, s[0:3], s33 offset:180
	v_mov_b32_e32 v17, v15
	v_mov_b32_e32 v16, v14
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v19, s11
	v_mov_b32_e32 v18, s10
	flat_store_dwordx2 v[16:17], v[18:19]
	flat_load_dwordx2 v[14:15], v[14:15]
	v_mov_b32_e32 v17, v11
	v_mov_b32_e32 v16, v10
	v_mov_b32_e32 v19, s9
	v_mov_b32_e32 v18, s8
	flat_store_dwordx2 v[16:17], v[18:19]
	flat_load_dwordx2 v[10:11], v[10:11]
	v_mov_b32_e32 v17, v7
	v_mov_b32_e32 v16, v6
	v_mov_b32_e32 v19, s7
	v_mov_b32_e32 v18, s6
	flat_store_dwordx2 v[16:17], v[18:19]
	flat_load_dwordx2 v[6:7], v[6:7]
	s_waitcnt vmcnt(2) lgkmcnt(4)
	flat_store_dwordx2 v[12:13], v[14:15]
	s_waitcnt vmcnt(1) lgkmcnt(3)
	flat_store_dwordx2 v[8:9], v[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(2)
	flat_store_dwordx2 v[4:5], v[6:7]
	v_mov_b32_e32 v4, s4
	flat_store_dword v[2:3], v4
	s_mov_b32 s4, 1
	v_mov_b32_e32 v2, s4
.Ltmp64:
	.loc	0 80 1 prologue_end
	flat_store_byte v[0:1], v2
.LBB6_1:
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	buffer_load_dword v1, off, s[0:3], s33 offset:176
	buffer_load_dword v2, off, s[0:3], s33 offset:180
	s_waitcnt vmcnt(0)
	flat_load_ubyte v3, v[1:2]
	s_mov_b64 s[4:5], src_private_base
	s_mov_b32 s6, 32
	s_lshr_b64 s[4:5], s[4:5], s6
	s_mov_b32 s8, s4
	s_mov_b64 s[6:7], 0
	s_mov_b32 s4, s7
	s_mov_b32 s5, -1
	v_mov_b32_e32 v1, 0x70
	v_cmp_ne_u32_e64 s5, v1, s5
	v_mov_b32_e32 v2, s8
	v_cndmask_b32_e64 v4, s4, v2, s5
	s_mov_b32 s4, s6
	v_cndmask_b32_e64 v1, s4, v1, s5
	v_mov_b32_e32 v2, v4
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e64 v5, v3, s4
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v3, v1
	flat_store_byte v[3:4], v5
.Ltmp65:
	.loc	0 13 36
	flat_load_ubyte v1, v[1:2]
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s6, 0
	v_cmp_ne_u32_e64 s4, v1, s6
	s_mov_b32 s7, 0
	s_mov_b32 s5, s7
.Ltmp66:
	.loc	0 80 1
	s_mov_b32 s5, s4
	s_mov_b32 s4, -1
	s_cmp_eq_u32 s5, s6
	s_cselect_b32 s5, -1, 0
	s_and_b32 vcc_lo, exec_lo, s5
	v_writelane_b32 v0, s4, 4
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	s_cbranch_vccnz .LBB6_9
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	buffer_load_dword v1, off, s[0:3], s33 offset:176
	buffer_load_dword v2, off, s[0:3], s33 offset:180
	s_waitcnt vmcnt(0)
	flat_load_ubyte v1, v[1:2]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e64 v1, 1, v1
	v_cmp_eq_u32_e64 s5, v1, 1
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 5
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB6_7
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	buffer_load_dword v1, off, s[0:3], s33 offset:184
	buffer_load_dword v2, off, s[0:3], s33 offset:188
	buffer_load_dword v3, off, s[0:3], s33 offset:192
	buffer_load_dword v4, off, s[0:3], s33 offset:196
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[9:10], v[3:4]
	flat_load_dwordx2 v[5:6], v[1:2]
	s_mov_b64 s[10:11], 0
	s_mov_b32 s6, s11
	s_mov_b64 s[4:5], src_private_base
	s_mov_b32 s7, 32
	s_lshr_b64 s[12:13], s[4:5], s7
	s_mov_b32 s5, -1
	v_mov_b32_e32 v1, 52
	v_cmp_ne_u32_e64 s8, v1, s5
	s_mov_b32 s7, s12
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v3, s6, v2, s8
	s_mov_b32 s4, s10
	v_cndmask_b32_e64 v1, s4, v1, s8
	v_mov_b32_e32 v2, v3
	buffer_store_dword v1, off, s[0:3], s33 offset:220
	buffer_store_dword v2, off, s[0:3], s33 offset:224
	v_mov_b32_e32 v1, 56
	v_cmp_ne_u32_e64 s8, v1, s5
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v3, s6, v2, s8
	v_cndmask_b32_e64 v1, s4, v1, s8
	v_mov_b32_e32 v2, v3
	buffer_store_dword v1, off, s[0:3], s33 offset:212
	buffer_store_dword v2, off, s[0:3], s33 offset:216
	v_mov_b32_e32 v3, 64
	v_cmp_ne_u32_e64 s8, v3, s5
	v_mov_b32_e32 v4, s7
	v_cndmask_b32_e64 v7, s6, v4, s8
	v_cndmask_b32_e64 v3, s4, v3, s8
	v_mov_b32_e32 v4, v7
	buffer_store_dword v3, off, s[0:3], s33 offset:204
	buffer_store_dword v4, off, s[0:3], s33 offset:208
	v_mov_b32_e32 v8, v2
	v_mov_b32_e32 v7, v1
	s_waitcnt vmcnt(1) lgkmcnt(1)
	flat_store_dwordx2 v[7:8], v[9:10]
	s_waitcnt vmcnt(0) lgkmcnt(1)
	flat_store_dwordx2 v[3:4], v[5:6]
.Ltmp67:
	.loc	0 18 15
	flat_load_dwordx2 v[11:12], v[1:2]
	v_mov_b32_e32 v2, 8
	v_cmp_ne_u32_e64 s8, v2, s5
	v_mov_b32_e32 v1, s7
	v_cndmask_b32_e64 v1, s6, v1, s8
	v_cndmask_b32_e64 v3, s4, v2, s8
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v2, 16
	v_cmp_ne_u32_e64 s8, v2, s5
	v_mov_b32_e32 v1, s7
	v_cndmask_b32_e64 v1, s6, v1, s8
	v_cndmask_b32_e64 v7, s4, v2, s8
	v_mov_b32_e32 v8, v1
	v_mov_b32_e32 v2, 20
	v_cmp_ne_u32_e64 s8, v2, s5
	v_mov_b32_e32 v1, s7
	v_cndmask_b32_e64 v1, s6, v1, s8
	v_cndmask_b32_e64 v5, s4, v2, s8
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v1, 24
	v_cmp_ne_u32_e64 s5, v1, s5
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v9, s6, v2, s5
	v_cndmask_b32_e64 v1, s4, v1, s5
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v10, v4
	v_mov_b32_e32 v9, v3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[9:10], v[11:12]
	v_mov_b32_e32 v11, 1
	v_mov_b32_e32 v10, v8
	v_mov_b32_e32 v9, v7
	flat_store_dword v[9:10], v11
.Ltmp68:
	.loc	0 15 67
	flat_load_dwordx2 v[3:4], v[3:4]
	.loc	0 15 70 is_stmt 0
	flat_load_dword v9, v[7:8]
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v7, v5
	.loc	0 15 45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[7:8], v9
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v5, v[3:4], v5 glc
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v3, v1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[3:4], v5
	flat_load_dword v1, v[1:2]
	s_mov_b32 s4, 0
.Ltmp69:
	.loc	0 18 24 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e64 s4, v1, s4
	.loc	0 18 6 is_stmt 0
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	v_writelane_b32 v0, s5, 6
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB6_4
	s_branch .LBB6_6
.LBB6_4:
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 6
	s_or_saveexec_b32 s4, s4
	s_and_b32 s4, exec_lo, s4
	v_writelane_b32 v0, s4, 7
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB6_8
	.loc	0 0 6
	buffer_load_dword v0, off, s[0:3], s33 offset:220
	buffer_load_dword v1, off, s[0:3], s33 offset:224
	v_mov_b32_e32 v2, 0
	.loc	0 19 3 is_stmt 1
	s_waitcnt vmcnt(0)
	flat_store_byte v[0:1], v2
	s_branch .LBB6_8
.LBB6_6:
	.loc	0 20 2
	buffer_load_dword v0, off, s[0:3], s33 offset:220
	buffer_load_dword v1, off, s[0:3], s33 offset:224
	buffer_load_dword v3, off, s[0:3], s33 offset:212
	buffer_load_dword v4, off, s[0:3], s33 offset:216
	buffer_load_dword v5, off, s[0:3], s33 offset:204
	buffer_load_dword v6, off, s[0:3], s33 offset:208
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[5:6], v[5:6]
	.loc	0 20 9 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v7, v[5:6]
	v_mov_b32_e32 v2, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_nc_u32_e64 v7, v7, v2
	flat_store_dword v[5:6], v7
	.loc	0 21 2 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	buffer_gl1_inv
	buffer_gl0_inv
	.loc	0 22 11
	flat_load_dwordx2 v[13:14], v[3:4]
	s_mov_b64 s[10:11], 0
	s_mov_b32 s6, s11
	s_mov_b64 s[4:5], src_private_base
	s_mov_b32 s7, 32
	s_lshr_b64 s[12:13], s[4:5], s7
	s_mov_b32 s5, -1
	v_mov_b32_e32 v4, 32
	v_cmp_ne_u32_e64 s8, v4, s5
	s_mov_b32 s7, s12
	v_mov_b32_e32 v3, s7
	v_cndmask_b32_e64 v3, s6, v3, s8
	s_mov_b32 s4, s10
	v_cndmask_b32_e64 v5, s4, v4, s8
	v_mov_b32_e32 v6, v3
	v_mov_b32_e32 v4, 40
	v_cmp_ne_u32_e64 s8, v4, s5
	v_mov_b32_e32 v3, s7
	v_cndmask_b32_e64 v3, s6, v3, s8
	v_cndmask_b32_e64 v9, s4, v4, s8
	v_mov_b32_e32 v10, v3
	v_mov_b32_e32 v4, 44
	v_cmp_ne_u32_e64 s8, v4, s5
	v_mov_b32_e32 v3, s7
	v_cndmask_b32_e64 v3, s6, v3, s8
	v_cndmask_b32_e64 v7, s4, v4, s8
	v_mov_b32_e32 v8, v3
	v_mov_b32_e32 v3, 48
	v_cmp_ne_u32_e64 s5, v3, s5
	v_mov_b32_e32 v4, s7
	v_cndmask_b32_e64 v11, s6, v4, s5
	v_cndmask_b32_e64 v3, s4, v3, s5
	v_mov_b32_e32 v4, v11
	v_mov_b32_e32 v12, v6
	v_mov_b32_e32 v11, v5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[11:12], v[13:14]
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v12, v10
	v_mov_b32_e32 v11, v9
	flat_store_dword v[11:12], v13
.Ltmp70:
	.loc	0 15 67
	flat_load_dwordx2 v[5:6], v[5:6]
	.loc	0 15 70 is_stmt 0
	flat_load_dword v11, v[9:10]
	v_mov_b32_e32 v10, v8
	v_mov_b32_e32 v9, v7
	.loc	0 15 45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[9:10], v11
	flat_load_dword v7, v[7:8]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v5, v[5:6], v7 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[3:4], v5
.Ltmp71:
	.loc	0 23 2 is_stmt 1
	flat_store_byte v[0:1], v2
	s_branch .LBB6_4
.Ltmp72:
.LBB6_7:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 5
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 80 1 is_stmt 1
	s_branch .LBB6_10
.LBB6_8:
	.loc	0 0 1 is_stmt 0
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v4, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v4, 7
	s_or_b32 exec_lo, exec_lo, s4
.Ltmp73:
	.loc	0 24 1 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:176
	buffer_load_dword v1, off, s[0:3], s33 offset:180
	buffer_load_dword v2, off, s[0:3], s33 offset:220
	buffer_load_dword v3, off, s[0:3], s33 offset:224
	s_waitcnt vmcnt(0)
	flat_load_ubyte v2, v[2:3]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e64 v2, 1, v2
	v_cmp_eq_u32_e64 s4, v2, 1
	s_mov_b32 s5, -1
.Ltmp74:
	.loc	0 80 1
	s_xor_b32 s4, s4, s5
	v_cndmask_b32_e64 v2, 0, 1, s4
	flat_store_byte v[0:1], v2
	s_branch .LBB6_7
.LBB6_9:
	.loc	0 0 1 is_stmt 0
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 4
	.loc	0 80 1
	s_and_b32 vcc_lo, exec_lo, s4
	s_cbranch_vccnz .LBB6_11
	s_branch .LBB6_1
.LBB6_10:
	.loc	0 0 1
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	s_mov_b32 s4, 0
	.loc	0 80 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 4
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	s_branch .LBB6_9
.LBB6_11:
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	buffer_load_dword v1, off, s[0:3], s33 offset:176
	buffer_load_dword v2, off, s[0:3], s33 offset:180
	s_waitcnt vmcnt(0)
	flat_load_ubyte v1, v[1:2]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e64 v1, 1, v1
	v_cmp_eq_u32_e64 s5, v1, 1
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 8
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB6_13
	buffer_load_dword v0, off, s[0:3], s33 offset:192
	buffer_load_dword v1, off, s[0:3], s33 offset:196
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[2:3], v[0:1]
	s_mov_b64 s[6:7], 4
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v1, v2
	s_mov_b32 s5, s6
	v_mov_b32_e32 v0, v3
	s_mov_b32 s4, s7
	v_add_co_u32 v10, s5, v1, s5
	v_add_co_ci_u32_e64 v0, s4, v0, s4, s5
	v_mov_b32_e32 v11, v0
	s_mov_b64 s[10:11], 0
	s_mov_b32 s6, s11
	s_mov_b64 s[4:5], src_private_base
	s_mov_b32 s7, 32
	s_lshr_b64 s[12:13], s[4:5], s7
	s_mov_b32 s5, -1
	v_mov_b32_e32 v1, 0x50
	v_cmp_ne_u32_e64 s8, v1, s5
	s_mov_b32 s7, s12
	v_mov_b32_e32 v0, s7
	v_cndmask_b32_e64 v0, s6, v0, s8
	s_mov_b32 s4, s10
	v_cndmask_b32_e64 v2, s4, v1, s8
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v1, 0x58
	v_cmp_ne_u32_e64 s8, v1, s5
	v_mov_b32_e32 v0, s7
	v_cndmask_b32_e64 v0, s6, v0, s8
	v_cndmask_b32_e64 v6, s4, v1, s8
	v_mov_b32_e32 v7, v0
	v_mov_b32_e32 v1, 0x5c
	v_cmp_ne_u32_e64 s8, v1, s5
	v_mov_b32_e32 v0, s7
	v_cndmask_b32_e64 v0, s6, v0, s8
	v_cndmask_b32_e64 v4, s4, v1, s8
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, 0x60
	v_cmp_ne_u32_e64 s5, v0, s5
	v_mov_b32_e32 v1, s7
	v_cndmask_b32_e64 v8, s6, v1, s5
	v_cndmask_b32_e64 v0, s4, v0, s5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v9, v3
	v_mov_b32_e32 v8, v2
	flat_store_dwordx2 v[8:9], v[10:11]
	v_mov_b32_e32 v10, 1
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v8, v6
	flat_store_dword v[8:9], v10
.Ltmp75:
	.loc	0 15 67 is_stmt 1
	flat_load_dwordx2 v[2:3], v[2:3]
	.loc	0 15 70 is_stmt 0
	flat_load_dword v8, v[6:7]
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	.loc	0 15 45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[6:7], v8
	flat_load_dword v4, v[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v2, v[2:3], v4 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[0:1], v2
.Ltmp76:
.LBB6_13:
	.loc	0 0 45
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 8
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 80 1 is_stmt 1
	s_endpgm
.Ltmp77:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel while_any_low
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 232
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
		.amdhsa_next_free_vgpr 20
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
.Lfunc_end6:
	.size	while_any_low, .Lfunc_end6-while_any_low

	.protected	while_any
	.globl	while_any
	.p2align	8
	.type	while_any,@function
while_any:
.Lfunc_begin7:
	.loc	0 81 0
	s_mov_b32 s33, 0
	s_add_u32 s12, s12, s17
	s_addc_u32 s13, s13, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s12
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s13
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[4:5], s[8:9]
	s_load_dwordx2 s[10:11], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x8
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	s_load_dword s4, s[4:5], 0x18
	s_mov_b64 s[16:17], 0
	s_mov_b32 s13, s17
	v_writelane_b32 v2, s13, 0
	s_mov_b64 s[14:15], src_private_base
	s_mov_b32 s5, 32
	s_lshr_b64 s[18:19], s[14:15], s5
	s_mov_b32 s12, -1
	v_writelane_b32 v2, s12, 1
	v_mov_b32_e32 v1, 0x78
	v_cmp_ne_u32_e64 s15, v1, s12
	s_mov_b32 s14, s18
	v_writelane_b32 v2, s14, 2
	v_mov_b32_e32 v0, s14
	v_cndmask_b32_e64 v0, s13, v0, s15
	s_mov_b32 s5, s16
	v_writelane_b32 v2, s5, 3
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v2, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	v_cndmask_b32_e64 v14, s5, v1, s15
	v_mov_b32_e32 v15, v0
	v_mov_b32_e32 v1, 0x80
	v_cmp_ne_u32_e64 s15, v1, s12
	v_mov_b32_e32 v0, s14
	v_cndmask_b32_e64 v0, s13, v0, s15
	v_cndmask_b32_e64 v10, s5, v1, s15
	v_mov_b32_e32 v11, v0
	v_mov_b32_e32 v1, 0x88
	v_cmp_ne_u32_e64 s15, v1, s12
	v_mov_b32_e32 v0, s14
	v_cndmask_b32_e64 v0, s13, v0, s15
	v_cndmask_b32_e64 v6, s5, v1, s15
	v_mov_b32_e32 v7, v0
	v_mov_b32_e32 v1, 0x90
	v_cmp_ne_u32_e64 s15, v1, s12
	v_mov_b32_e32 v0, s14
	v_cndmask_b32_e64 v0, s13, v0, s15
	v_cndmask_b32_e64 v12, s5, v1, s15
	v_mov_b32_e32 v13, v0
	buffer_store_dword v12, off, s[0:3], s33 offset:192
	buffer_store_dword v13, off, s[0:3], s33 offset:196
	v_mov_b32_e32 v1, 0x98
	v_cmp_ne_u32_e64 s15, v1, s12
	v_mov_b32_e32 v0, s14
	v_cndmask_b32_e64 v0, s13, v0, s15
	v_cndmask_b32_e64 v8, s5, v1, s15
	v_mov_b32_e32 v9, v0
	buffer_store_dword v8, off, s[0:3], s33 offset:184
	buffer_store_dword v9, off, s[0:3], s33 offset:188
	v_mov_b32_e32 v1, 0xa0
	v_cmp_ne_u32_e64 s15, v1, s12
	v_mov_b32_e32 v0, s14
	v_cndmask_b32_e64 v0, s13, v0, s15
	v_cndmask_b32_e64 v4, s5, v1, s15
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v1, 0xa8
	v_cmp_ne_u32_e64 s15, v1, s12
	v_mov_b32_e32 v0, s14
	v_cndmask_b32_e64 v0, s13, v0, s15
	v_cndmask_b32_e64 v2, s5, v1, s15
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v0, 0xac
	v_cmp_ne_u32_e64 s12, v0, s12
	v_mov_b32_e32 v1, s14
	v_cndmask_b32_e64 v16, s13, v1, s12
	v_cndmask_b32_e64 v0, s5, v0, s12
	v_mov_b32_e32 v1, v16
	buffer_store_dword v0, off, s[0:3], s33 offset:176
	buffer_store_dword v1, off, s[0:3], s33 offset:180
	v_mov_b32_e32 v17, v15
	v_mov_b32_e32 v16, v14
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v19, s11
	v_mov_b32_e32 v18, s10
	flat_store_dwordx2 v[16:17], v[18:19]
	flat_load_dwordx2 v[14:15], v[14:15]
	v_mov_b32_e32 v17, v11
	v_mov_b32_e32 v16, v10
	v_mov_b32_e32 v19, s9
	v_mov_b32_e32 v18, s8
	flat_store_dwordx2 v[16:17], v[18:19]
	flat_load_dwordx2 v[10:11], v[10:11]
	v_mov_b32_e32 v17, v7
	v_mov_b32_e32 v16, v6
	v_mov_b32_e32 v19, s7
	v_mov_b32_e32 v18, s6
	flat_store_dwordx2 v[16:17], v[18:19]
	flat_load_dwordx2 v[6:7], v[6:7]
	s_waitcnt vmcnt(2) lgkmcnt(4)
	flat_store_dwordx2 v[12:13], v[14:15]
	s_waitcnt vmcnt(1) lgkmcnt(3)
	flat_store_dwordx2 v[8:9], v[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(2)
	flat_store_dwordx2 v[4:5], v[6:7]
	v_mov_b32_e32 v4, s4
	flat_store_dword v[2:3], v4
	s_mov_b32 s4, 1
	v_mov_b32_e32 v2, s4
.Ltmp78:
	.loc	0 81 1 prologue_end
	flat_store_byte v[0:1], v2
.LBB7_1:
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	buffer_load_dword v1, off, s[0:3], s33 offset:176
	buffer_load_dword v2, off, s[0:3], s33 offset:180
	s_waitcnt vmcnt(0)
	flat_load_ubyte v3, v[1:2]
	s_mov_b64 s[4:5], src_private_base
	s_mov_b32 s6, 32
	s_lshr_b64 s[4:5], s[4:5], s6
	s_mov_b32 s6, s4
	s_mov_b64 s[8:9], 0
	s_mov_b32 s4, s9
	s_mov_b32 s5, -1
	v_mov_b32_e32 v1, 0x70
	v_cmp_ne_u32_e64 s5, v1, s5
	v_mov_b32_e32 v2, s6
	v_cndmask_b32_e64 v4, s4, v2, s5
	s_mov_b32 s4, s8
	v_cndmask_b32_e64 v1, s4, v1, s5
	v_mov_b32_e32 v2, v4
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e64 v5, v3, s4
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v3, v1
	flat_store_byte v[3:4], v5
.Ltmp79:
	.loc	0 13 36
	flat_load_ubyte v1, v[1:2]
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 0
	v_cmp_ne_u32_e64 s6, v1, s4
	s_mov_b32 s4, 0
	s_mov_b32 s7, s4
	s_mov_b32 s4, -1
.Ltmp80:
	.loc	0 81 1
	s_cmp_eq_u64 s[6:7], s[8:9]
	s_cselect_b32 vcc_lo, -1, 0
	v_writelane_b32 v0, s4, 4
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	s_cbranch_vccnz .LBB7_9
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	buffer_load_dword v1, off, s[0:3], s33 offset:176
	buffer_load_dword v2, off, s[0:3], s33 offset:180
	s_waitcnt vmcnt(0)
	flat_load_ubyte v1, v[1:2]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e64 v1, 1, v1
	v_cmp_eq_u32_e64 s5, v1, 1
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 5
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB7_7
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	buffer_load_dword v1, off, s[0:3], s33 offset:184
	buffer_load_dword v2, off, s[0:3], s33 offset:188
	buffer_load_dword v3, off, s[0:3], s33 offset:192
	buffer_load_dword v4, off, s[0:3], s33 offset:196
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[9:10], v[3:4]
	flat_load_dwordx2 v[5:6], v[1:2]
	s_mov_b64 s[10:11], 0
	s_mov_b32 s6, s11
	s_mov_b64 s[4:5], src_private_base
	s_mov_b32 s7, 32
	s_lshr_b64 s[12:13], s[4:5], s7
	s_mov_b32 s5, -1
	v_mov_b32_e32 v1, 52
	v_cmp_ne_u32_e64 s8, v1, s5
	s_mov_b32 s7, s12
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v3, s6, v2, s8
	s_mov_b32 s4, s10
	v_cndmask_b32_e64 v1, s4, v1, s8
	v_mov_b32_e32 v2, v3
	buffer_store_dword v1, off, s[0:3], s33 offset:220
	buffer_store_dword v2, off, s[0:3], s33 offset:224
	v_mov_b32_e32 v1, 56
	v_cmp_ne_u32_e64 s8, v1, s5
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v3, s6, v2, s8
	v_cndmask_b32_e64 v1, s4, v1, s8
	v_mov_b32_e32 v2, v3
	buffer_store_dword v1, off, s[0:3], s33 offset:212
	buffer_store_dword v2, off, s[0:3], s33 offset:216
	v_mov_b32_e32 v3, 64
	v_cmp_ne_u32_e64 s8, v3, s5
	v_mov_b32_e32 v4, s7
	v_cndmask_b32_e64 v7, s6, v4, s8
	v_cndmask_b32_e64 v3, s4, v3, s8
	v_mov_b32_e32 v4, v7
	buffer_store_dword v3, off, s[0:3], s33 offset:204
	buffer_store_dword v4, off, s[0:3], s33 offset:208
	v_mov_b32_e32 v8, v2
	v_mov_b32_e32 v7, v1
	s_waitcnt vmcnt(1) lgkmcnt(1)
	flat_store_dwordx2 v[7:8], v[9:10]
	s_waitcnt vmcnt(0) lgkmcnt(1)
	flat_store_dwordx2 v[3:4], v[5:6]
.Ltmp81:
	.loc	0 18 15
	flat_load_dwordx2 v[11:12], v[1:2]
	v_mov_b32_e32 v2, 8
	v_cmp_ne_u32_e64 s8, v2, s5
	v_mov_b32_e32 v1, s7
	v_cndmask_b32_e64 v1, s6, v1, s8
	v_cndmask_b32_e64 v3, s4, v2, s8
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v2, 16
	v_cmp_ne_u32_e64 s8, v2, s5
	v_mov_b32_e32 v1, s7
	v_cndmask_b32_e64 v1, s6, v1, s8
	v_cndmask_b32_e64 v7, s4, v2, s8
	v_mov_b32_e32 v8, v1
	v_mov_b32_e32 v2, 20
	v_cmp_ne_u32_e64 s8, v2, s5
	v_mov_b32_e32 v1, s7
	v_cndmask_b32_e64 v1, s6, v1, s8
	v_cndmask_b32_e64 v5, s4, v2, s8
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v1, 24
	v_cmp_ne_u32_e64 s5, v1, s5
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v9, s6, v2, s5
	v_cndmask_b32_e64 v1, s4, v1, s5
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v10, v4
	v_mov_b32_e32 v9, v3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[9:10], v[11:12]
	v_mov_b32_e32 v11, 1
	v_mov_b32_e32 v10, v8
	v_mov_b32_e32 v9, v7
	flat_store_dword v[9:10], v11
.Ltmp82:
	.loc	0 15 67
	flat_load_dwordx2 v[3:4], v[3:4]
	.loc	0 15 70 is_stmt 0
	flat_load_dword v9, v[7:8]
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v7, v5
	.loc	0 15 45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[7:8], v9
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v5, v[3:4], v5 glc
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v3, v1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[3:4], v5
	flat_load_dword v1, v[1:2]
	s_mov_b32 s4, 0
.Ltmp83:
	.loc	0 18 24 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e64 s4, v1, s4
	.loc	0 18 6 is_stmt 0
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	v_writelane_b32 v0, s5, 6
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB7_4
	s_branch .LBB7_6
.LBB7_4:
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 6
	s_or_saveexec_b32 s4, s4
	s_and_b32 s4, exec_lo, s4
	v_writelane_b32 v0, s4, 7
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB7_8
	.loc	0 0 6
	buffer_load_dword v0, off, s[0:3], s33 offset:220
	buffer_load_dword v1, off, s[0:3], s33 offset:224
	v_mov_b32_e32 v2, 0
	.loc	0 19 3 is_stmt 1
	s_waitcnt vmcnt(0)
	flat_store_byte v[0:1], v2
	s_branch .LBB7_8
.LBB7_6:
	.loc	0 20 2
	buffer_load_dword v0, off, s[0:3], s33 offset:220
	buffer_load_dword v1, off, s[0:3], s33 offset:224
	buffer_load_dword v3, off, s[0:3], s33 offset:212
	buffer_load_dword v4, off, s[0:3], s33 offset:216
	buffer_load_dword v5, off, s[0:3], s33 offset:204
	buffer_load_dword v6, off, s[0:3], s33 offset:208
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[5:6], v[5:6]
	.loc	0 20 9 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v7, v[5:6]
	v_mov_b32_e32 v2, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_nc_u32_e64 v7, v7, v2
	flat_store_dword v[5:6], v7
	.loc	0 21 2 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	buffer_gl1_inv
	buffer_gl0_inv
	.loc	0 22 11
	flat_load_dwordx2 v[13:14], v[3:4]
	s_mov_b64 s[10:11], 0
	s_mov_b32 s6, s11
	s_mov_b64 s[4:5], src_private_base
	s_mov_b32 s7, 32
	s_lshr_b64 s[12:13], s[4:5], s7
	s_mov_b32 s5, -1
	v_mov_b32_e32 v4, 32
	v_cmp_ne_u32_e64 s8, v4, s5
	s_mov_b32 s7, s12
	v_mov_b32_e32 v3, s7
	v_cndmask_b32_e64 v3, s6, v3, s8
	s_mov_b32 s4, s10
	v_cndmask_b32_e64 v5, s4, v4, s8
	v_mov_b32_e32 v6, v3
	v_mov_b32_e32 v4, 40
	v_cmp_ne_u32_e64 s8, v4, s5
	v_mov_b32_e32 v3, s7
	v_cndmask_b32_e64 v3, s6, v3, s8
	v_cndmask_b32_e64 v9, s4, v4, s8
	v_mov_b32_e32 v10, v3
	v_mov_b32_e32 v4, 44
	v_cmp_ne_u32_e64 s8, v4, s5
	v_mov_b32_e32 v3, s7
	v_cndmask_b32_e64 v3, s6, v3, s8
	v_cndmask_b32_e64 v7, s4, v4, s8
	v_mov_b32_e32 v8, v3
	v_mov_b32_e32 v3, 48
	v_cmp_ne_u32_e64 s5, v3, s5
	v_mov_b32_e32 v4, s7
	v_cndmask_b32_e64 v11, s6, v4, s5
	v_cndmask_b32_e64 v3, s4, v3, s5
	v_mov_b32_e32 v4, v11
	v_mov_b32_e32 v12, v6
	v_mov_b32_e32 v11, v5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[11:12], v[13:14]
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v12, v10
	v_mov_b32_e32 v11, v9
	flat_store_dword v[11:12], v13
.Ltmp84:
	.loc	0 15 67
	flat_load_dwordx2 v[5:6], v[5:6]
	.loc	0 15 70 is_stmt 0
	flat_load_dword v11, v[9:10]
	v_mov_b32_e32 v10, v8
	v_mov_b32_e32 v9, v7
	.loc	0 15 45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[9:10], v11
	flat_load_dword v7, v[7:8]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v5, v[5:6], v7 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[3:4], v5
.Ltmp85:
	.loc	0 23 2 is_stmt 1
	flat_store_byte v[0:1], v2
	s_branch .LBB7_4
.Ltmp86:
.LBB7_7:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 5
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 81 1 is_stmt 1
	s_branch .LBB7_10
.LBB7_8:
	.loc	0 0 1 is_stmt 0
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v4, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v4, 7
	s_or_b32 exec_lo, exec_lo, s4
.Ltmp87:
	.loc	0 24 1 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:176
	buffer_load_dword v1, off, s[0:3], s33 offset:180
	buffer_load_dword v2, off, s[0:3], s33 offset:220
	buffer_load_dword v3, off, s[0:3], s33 offset:224
	s_waitcnt vmcnt(0)
	flat_load_ubyte v2, v[2:3]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e64 v2, 1, v2
	v_cmp_eq_u32_e64 s4, v2, 1
	s_mov_b32 s5, -1
.Ltmp88:
	.loc	0 81 1
	s_xor_b32 s4, s4, s5
	v_cndmask_b32_e64 v2, 0, 1, s4
	flat_store_byte v[0:1], v2
	s_branch .LBB7_7
.LBB7_9:
	.loc	0 0 1 is_stmt 0
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 4
	.loc	0 81 1
	s_and_b32 vcc_lo, exec_lo, s4
	s_cbranch_vccnz .LBB7_11
	s_branch .LBB7_1
.LBB7_10:
	.loc	0 0 1
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	s_mov_b32 s4, 0
	.loc	0 81 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 4
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	s_branch .LBB7_9
.LBB7_11:
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	buffer_load_dword v1, off, s[0:3], s33 offset:176
	buffer_load_dword v2, off, s[0:3], s33 offset:180
	s_waitcnt vmcnt(0)
	flat_load_ubyte v1, v[1:2]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e64 v1, 1, v1
	v_cmp_eq_u32_e64 s5, v1, 1
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 8
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB7_13
	buffer_load_dword v0, off, s[0:3], s33 offset:192
	buffer_load_dword v1, off, s[0:3], s33 offset:196
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[2:3], v[0:1]
	s_mov_b64 s[6:7], 4
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v1, v2
	s_mov_b32 s5, s6
	v_mov_b32_e32 v0, v3
	s_mov_b32 s4, s7
	v_add_co_u32 v10, s5, v1, s5
	v_add_co_ci_u32_e64 v0, s4, v0, s4, s5
	v_mov_b32_e32 v11, v0
	s_mov_b64 s[10:11], 0
	s_mov_b32 s6, s11
	s_mov_b64 s[4:5], src_private_base
	s_mov_b32 s7, 32
	s_lshr_b64 s[12:13], s[4:5], s7
	s_mov_b32 s5, -1
	v_mov_b32_e32 v1, 0x50
	v_cmp_ne_u32_e64 s8, v1, s5
	s_mov_b32 s7, s12
	v_mov_b32_e32 v0, s7
	v_cndmask_b32_e64 v0, s6, v0, s8
	s_mov_b32 s4, s10
	v_cndmask_b32_e64 v2, s4, v1, s8
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v1, 0x58
	v_cmp_ne_u32_e64 s8, v1, s5
	v_mov_b32_e32 v0, s7
	v_cndmask_b32_e64 v0, s6, v0, s8
	v_cndmask_b32_e64 v6, s4, v1, s8
	v_mov_b32_e32 v7, v0
	v_mov_b32_e32 v1, 0x5c
	v_cmp_ne_u32_e64 s8, v1, s5
	v_mov_b32_e32 v0, s7
	v_cndmask_b32_e64 v0, s6, v0, s8
	v_cndmask_b32_e64 v4, s4, v1, s8
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, 0x60
	v_cmp_ne_u32_e64 s5, v0, s5
	v_mov_b32_e32 v1, s7
	v_cndmask_b32_e64 v8, s6, v1, s5
	v_cndmask_b32_e64 v0, s4, v0, s5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v9, v3
	v_mov_b32_e32 v8, v2
	flat_store_dwordx2 v[8:9], v[10:11]
	v_mov_b32_e32 v10, 1
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v8, v6
	flat_store_dword v[8:9], v10
.Ltmp89:
	.loc	0 15 67 is_stmt 1
	flat_load_dwordx2 v[2:3], v[2:3]
	.loc	0 15 70 is_stmt 0
	flat_load_dword v8, v[6:7]
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	.loc	0 15 45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[6:7], v8
	flat_load_dword v4, v[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v2, v[2:3], v4 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[0:1], v2
.Ltmp90:
.LBB7_13:
	.loc	0 0 45
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:200
	s_mov_b32 exec_lo, s20
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 8
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 81 1 is_stmt 1
	s_endpgm
.Ltmp91:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel while_any
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 232
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
		.amdhsa_next_free_vgpr 20
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
.Lfunc_end7:
	.size	while_any, .Lfunc_end7-while_any

	.protected	both_halves
	.globl	both_halves
	.p2align	8
	.type	both_halves,@function
both_halves:
.Lfunc_begin8:
	.loc	0 85 0
	s_mov_b32 s33, 0
	s_add_u32 s12, s12, s17
	s_addc_u32 s13, s13, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s12
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s13
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:156
	s_mov_b32 exec_lo, s20
	buffer_store_dword v1, off, s[0:3], s33 offset:188
	s_load_dwordx2 s[14:15], s[8:9], 0x0
	s_load_dwordx2 s[12:13], s[8:9], 0x8
	s_load_dwordx2 s[10:11], s[8:9], 0x10
	s_load_dword s4, s[8:9], 0x18
	s_mov_b64 s[16:17], 0
	s_mov_b32 s8, s17
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s8, 0
	s_mov_b64 s[6:7], src_private_base
	s_mov_b32 s5, 32
	s_lshr_b64 s[18:19], s[6:7], s5
	s_mov_b32 s7, -1
	v_writelane_b32 v0, s7, 1
	v_mov_b32_e32 v3, 0x58
	v_cmp_ne_u32_e64 s5, v3, s7
	s_mov_b32 s9, s18
	v_writelane_b32 v0, s9, 2
	v_mov_b32_e32 v2, s9
	v_cndmask_b32_e64 v2, s8, v2, s5
	s_mov_b32 s6, s16
	v_writelane_b32 v0, s6, 3
	v_cndmask_b32_e64 v16, s6, v3, s5
	v_mov_b32_e32 v17, v2
	v_mov_b32_e32 v3, 0x60
	v_cmp_ne_u32_e64 s5, v3, s7
	v_mov_b32_e32 v2, s9
	v_cndmask_b32_e64 v2, s8, v2, s5
	v_cndmask_b32_e64 v14, s6, v3, s5
	v_mov_b32_e32 v15, v2
	v_mov_b32_e32 v3, 0x68
	v_cmp_ne_u32_e64 s5, v3, s7
	v_mov_b32_e32 v2, s9
	v_cndmask_b32_e64 v2, s8, v2, s5
	v_cndmask_b32_e64 v10, s6, v3, s5
	v_mov_b32_e32 v11, v2
	v_mov_b32_e32 v3, 0x70
	v_cmp_ne_u32_e64 s5, v3, s7
	v_mov_b32_e32 v2, s9
	v_cndmask_b32_e64 v2, s8, v2, s5
	v_cndmask_b32_e64 v12, s6, v3, s5
	v_mov_b32_e32 v13, v2
	v_mov_b32_e32 v3, 0x78
	v_cmp_ne_u32_e64 s5, v3, s7
	v_mov_b32_e32 v2, s9
	v_cndmask_b32_e64 v2, s8, v2, s5
	v_cndmask_b32_e64 v4, s6, v3, s5
	v_mov_b32_e32 v5, v2
	v_mov_b32_e32 v3, 0x80
	v_cmp_ne_u32_e64 s5, v3, s7
	v_mov_b32_e32 v2, s9
	v_cndmask_b32_e64 v2, s8, v2, s5
	v_cndmask_b32_e64 v8, s6, v3, s5
	v_mov_b32_e32 v9, v2
	buffer_store_dword v8, off, s[0:3], s33 offset:180
	buffer_store_dword v9, off, s[0:3], s33 offset:184
	v_mov_b32_e32 v3, 0x88
	v_cmp_ne_u32_e64 s5, v3, s7
	v_mov_b32_e32 v2, s9
	v_cndmask_b32_e64 v2, s8, v2, s5
	v_cndmask_b32_e64 v6, s6, v3, s5
	v_mov_b32_e32 v7, v2
	v_mov_b32_e32 v2, 0x90
	v_cmp_ne_u32_e64 s5, v2, s7
	v_mov_b32_e32 v3, s9
	v_cndmask_b32_e64 v18, s8, v3, s5
	v_cndmask_b32_e64 v2, s6, v2, s5
	v_mov_b32_e32 v3, v18
	buffer_store_dword v2, off, s[0:3], s33 offset:172
	buffer_store_dword v3, off, s[0:3], s33 offset:176
	v_mov_b32_e32 v18, 0x98
	v_cmp_ne_u32_e64 s5, v18, s7
	v_mov_b32_e32 v19, s9
	v_cndmask_b32_e64 v20, s8, v19, s5
	v_cndmask_b32_e64 v18, s6, v18, s5
	v_mov_b32_e32 v19, v20
	buffer_store_dword v18, off, s[0:3], s33 offset:164
	buffer_store_dword v19, off, s[0:3], s33 offset:168
	v_mov_b32_e32 v19, v17
	v_mov_b32_e32 v18, v16
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v21, s15
	v_mov_b32_e32 v20, s14
	flat_store_dwordx2 v[18:19], v[20:21]
	flat_load_dwordx2 v[16:17], v[16:17]
	v_mov_b32_e32 v19, v15
	v_mov_b32_e32 v18, v14
	v_mov_b32_e32 v21, s13
	v_mov_b32_e32 v20, s12
	flat_store_dwordx2 v[18:19], v[20:21]
	flat_load_dwordx2 v[14:15], v[14:15]
	v_mov_b32_e32 v19, v11
	v_mov_b32_e32 v18, v10
	v_mov_b32_e32 v21, s11
	v_mov_b32_e32 v20, s10
	flat_store_dwordx2 v[18:19], v[20:21]
	flat_load_dwordx2 v[10:11], v[10:11]
	s_waitcnt vmcnt(2) lgkmcnt(4)
	flat_store_dwordx2 v[12:13], v[16:17]
	v_mov_b32_e32 v13, v5
	v_mov_b32_e32 v12, v4
	s_waitcnt vmcnt(1) lgkmcnt(3)
	flat_store_dwordx2 v[12:13], v[14:15]
	s_waitcnt vmcnt(0) lgkmcnt(2)
	flat_store_dwordx2 v[8:9], v[10:11]
	v_mov_b32_e32 v8, s4
	flat_store_dword v[6:7], v8
.Ltmp92:
	.loc	0 86 19 prologue_end
	flat_load_dwordx2 v[5:6], v[4:5]
	s_mov_b32 s4, 0x42000000
.Ltmp93:
	.loc	0 12 36
	v_rcp_f32_e64 v4, s4
	v_cvt_f32_u32_e64 v7, v1
	v_mul_f32_e64 v4, v7, v4
	v_trunc_f32_e64 v8, v4
	v_cvt_u32_f32_e64 v4, v8
	s_mov_b32 s5, 0xc2000000
	v_fmac_f32_e64 v7, v8, s5
	v_cmp_ge_f32_e64 s4, |v7|, s4
	v_cndmask_b32_e64 v7, 0, 1, s4
	s_mov_b32 s4, 5
	v_add_lshl_u32 v4, v4, v7, s4
	v_sub_nc_u32_e64 v1, v1, v4
	s_mov_b32 s4, 0x3ff
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 2
.Ltmp94:
	.loc	0 86 19
	v_lshlrev_b32_e64 v8, s4, v1
	s_mov_b32 s4, 0
	v_mov_b32_e32 v4, s4
	v_mov_b32_e32 v9, v4
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v7, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v6, v9
	v_add_co_u32 v4, s5, v4, v7
	v_add_co_ci_u32_e64 v6, s5, v5, v6, s5
	v_mov_b32_e32 v5, v6
	flat_load_dword v4, v[4:5]
	s_mov_b32 s5, 40
	.loc	0 86 32 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_gt_i32_e64 s5, v4, s5
	v_mov_b32_e32 v4, 40
	v_cmp_ne_u32_e64 s7, v4, s7
	v_mov_b32_e32 v5, s9
	v_cndmask_b32_e64 v6, s8, v5, s7
	v_cndmask_b32_e64 v4, s6, v4, s7
	v_mov_b32_e32 v5, v6
	v_cndmask_b32_e64 v8, 0, 1, s5
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	flat_store_byte v[6:7], v8
.Ltmp95:
	.loc	0 13 36 is_stmt 1
	flat_load_ubyte v4, v[4:5]
	s_mov_b32 s5, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e64 v4, v4, s5
	s_mov_b32 s5, 0
	v_cmp_ne_u32_e64 s5, v4, s5
	v_mov_b32_e32 v4, s5
	v_mov_b32_e32 v6, s4
	v_mov_b32_e32 v5, v6
.Ltmp96:
	.loc	0 86 6
	flat_store_dwordx2 v[2:3], v[4:5]
	s_mov_b32 s4, 31
	.loc	0 87 39
	v_cmp_gt_u32_e64 s4, v1, s4
	v_mov_b32_e32 v1, s5
	.loc	0 87 32 is_stmt 0
	buffer_store_dword v1, off, s[0:3], s33 offset:160
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	v_writelane_b32 v0, s5, 4
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:156
	s_mov_b32 exec_lo, s20
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB8_1
	s_branch .LBB8_3
.LBB8_1:
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:156
	s_mov_b32 exec_lo, s20
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 4
	s_or_saveexec_b32 s4, s4
	buffer_load_dword v1, off, s[0:3], s33 offset:160
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:192
	s_and_b32 s4, exec_lo, s4
	v_writelane_b32 v0, s4, 5
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:156
	s_mov_b32 exec_lo, s20
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB8_4
	.loc	0 87 52
	buffer_load_dword v0, off, s[0:3], s33 offset:172
	buffer_load_dword v1, off, s[0:3], s33 offset:176
	s_waitcnt vmcnt(0)
	flat_load_dword v0, v[0:1]
	.loc	0 87 32
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:192
	s_branch .LBB8_4
.LBB8_3:
	.loc	0 87 65
	buffer_load_dword v0, off, s[0:3], s33 offset:172
	buffer_load_dword v1, off, s[0:3], s33 offset:176
	s_waitcnt vmcnt(0)
	flat_load_dword v0, v[0:1] offset:4
	.loc	0 87 32
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_branch .LBB8_1
.LBB8_4:
	.loc	0 0 32
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:156
	s_mov_b32 exec_lo, s20
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 5
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 87 32
	buffer_load_dword v1, off, s[0:3], s33 offset:164
	buffer_load_dword v2, off, s[0:3], s33 offset:168
	buffer_load_dword v3, off, s[0:3], s33 offset:192
	.loc	0 87 13
	s_waitcnt vmcnt(0)
	v_bcnt_u32_b32 v3, v3, 0
	.loc	0 87 6
	flat_store_dword v[1:2], v3
	s_mov_b32 s4, 0
	.loc	0 89 2 is_stmt 1
	v_writelane_b32 v0, s4, 6
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:156
	s_mov_b32 exec_lo, s20
.LBB8_5:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:156
	s_mov_b32 exec_lo, s20
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 7
	v_readlane_b32 s5, v0, 6
	v_writelane_b32 v0, s5, 8
	.loc	0 89 14
	buffer_load_dword v2, off, s[0:3], s33 offset:164
	buffer_load_dword v3, off, s[0:3], s33 offset:168
	buffer_load_dword v1, off, s[0:3], s33 offset:188
	buffer_load_dword v4, off, s[0:3], s33 offset:180
	buffer_load_dword v5, off, s[0:3], s33 offset:184
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[9:10], v[4:5]
	s_mov_b32 s5, 2
	.loc	0 89 18
	v_lshlrev_b32_e64 v7, s5, v1
	s_mov_b32 s5, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v8, v1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v5, v9
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v1, v10
	v_mov_b32_e32 v4, v8
	v_add_co_u32 v10, s5, v5, v6
	v_add_co_ci_u32_e64 v1, s5, v1, v4, s5
	v_mov_b32_e32 v11, v1
	s_mov_b64 s[10:11], 0
	s_mov_b32 s7, s11
	s_mov_b64 s[8:9], src_private_base
	s_mov_b32 s5, 32
	s_lshr_b64 s[12:13], s[8:9], s5
	s_mov_b32 s6, -1
	v_mov_b32_e32 v4, 0x48
	v_cmp_ne_u32_e64 s9, v4, s6
	s_mov_b32 s8, s12
	v_mov_b32_e32 v1, s8
	v_cndmask_b32_e64 v1, s7, v1, s9
	s_mov_b32 s5, s10
	v_cndmask_b32_e64 v6, s5, v4, s9
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v4, 0x50
	v_cmp_ne_u32_e64 s6, v4, s6
	v_mov_b32_e32 v1, s8
	v_cndmask_b32_e64 v1, s7, v1, s6
	v_cndmask_b32_e64 v4, s5, v4, s6
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v8, v6
	flat_store_dwordx2 v[8:9], v[10:11]
.Ltmp97:
	.loc	0 14 52 is_stmt 1
	flat_load_dwordx2 v[6:7], v[6:7]
	.loc	0 14 34 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v1, v[6:7] glc dlc
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[6:7], v1
	flat_load_dword v1, v[4:5]
.Ltmp98:
	.loc	0 89 30 is_stmt 1
	flat_load_dword v2, v[2:3]
	.loc	0 89 28 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_lt_i32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 9
	.loc	0 89 2
	v_writelane_b32 v0, s4, 10
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:156
	s_mov_b32 exec_lo, s20
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB8_7
	.loc	0 90 12 is_stmt 1
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:156
	s_mov_b32 exec_lo, s20
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 9
	buffer_load_dword v1, off, s[0:3], s33 offset:164
	buffer_load_dword v2, off, s[0:3], s33 offset:168
	buffer_load_dword v5, off, s[0:3], s33 offset:188
	buffer_load_dword v3, off, s[0:3], s33 offset:180
	buffer_load_dword v4, off, s[0:3], s33 offset:184
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[3:4], v[3:4]
	s_mov_b32 s5, 2
	.loc	0 90 16 is_stmt 0
	v_lshlrev_b32_e64 v7, s5, v5
	s_mov_b32 s5, 0
	v_mov_b32_e32 v5, s5
	v_mov_b32_e32 v8, v5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v5, v3
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v4, v8
	v_add_co_u32 v12, s5, v5, v6
	v_add_co_ci_u32_e64 v3, s5, v3, v4, s5
	v_mov_b32_e32 v13, v3
	.loc	0 90 26
	flat_load_dword v11, v[1:2]
	s_mov_b64 s[10:11], 0
	s_mov_b32 s7, s11
	s_mov_b64 s[8:9], src_private_base
	s_mov_b32 s5, 32
	s_lshr_b64 s[12:13], s[8:9], s5
	s_mov_b32 s6, -1
	v_mov_b32_e32 v2, 8
	v_cmp_ne_u32_e64 s9, v2, s6
	s_mov_b32 s8, s12
	v_mov_b32_e32 v1, s8
	v_cndmask_b32_e64 v1, s7, v1, s9
	s_mov_b32 s5, s10
	v_cndmask_b32_e64 v3, s5, v2, s9
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v2, 16
	v_cmp_ne_u32_e64 s9, v2, s6
	v_mov_b32_e32 v1, s8
	v_cndmask_b32_e64 v1, s7, v1, s9
	v_cndmask_b32_e64 v7, s5, v2, s9
	v_mov_b32_e32 v8, v1
	v_mov_b32_e32 v2, 20
	v_cmp_ne_u32_e64 s9, v2, s6
	v_mov_b32_e32 v1, s8
	v_cndmask_b32_e64 v1, s7, v1, s9
	v_cndmask_b32_e64 v5, s5, v2, s9
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v1, 24
	v_cmp_ne_u32_e64 s6, v1, s6
	v_mov_b32_e32 v2, s8
	v_cndmask_b32_e64 v9, s7, v2, s6
	v_cndmask_b32_e64 v1, s5, v1, s6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v10, v4
	v_mov_b32_e32 v9, v3
	flat_store_dwordx2 v[9:10], v[12:13]
	v_mov_b32_e32 v10, v8
	v_mov_b32_e32 v9, v7
	s_waitcnt vmcnt(0) lgkmcnt(1)
	flat_store_dword v[9:10], v11
.Ltmp99:
	.loc	0 15 67 is_stmt 1
	flat_load_dwordx2 v[3:4], v[3:4]
	.loc	0 15 70 is_stmt 0
	flat_load_dword v9, v[7:8]
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v7, v5
	.loc	0 15 45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[7:8], v9
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v3, v[3:4], v5 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[1:2], v3
	s_andn2_b32 s4, s4, exec_lo
.Ltmp100:
	.loc	0 89 2 is_stmt 1
	v_writelane_b32 v0, s4, 10
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:156
	s_mov_b32 exec_lo, s20
.LBB8_7:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:156
	s_mov_b32 exec_lo, s20
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 8
	v_readlane_b32 s5, v0, 10
	.loc	0 89 2
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 7
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 6
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:156
	s_mov_b32 exec_lo, s20
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB8_5
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:156
	s_mov_b32 exec_lo, s20
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 12
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 91 1 is_stmt 1
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:156
	s_mov_b32 exec_lo, s20
	s_endpgm
.Ltmp101:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel both_halves
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 200
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
		.amdhsa_next_free_vgpr 22
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
	.size	both_halves, .Lfunc_end8-both_halves

	.protected	first_lane
	.globl	first_lane
	.p2align	8
	.type	first_lane,@function
first_lane:
.Lfunc_begin9:
	.loc	0 94 0
	s_mov_b32 s33, 0
	s_add_u32 s12, s12, s17
	s_addc_u32 s13, s13, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s12
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s13
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[4:5], s[8:9]
	buffer_store_dword v0, off, s[0:3], s33 offset:132
	s_load_dwordx2 s[10:11], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x8
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	s_load_dword s4, s[4:5], 0x18
	s_mov_b64 s[16:17], 0
	s_mov_b32 s13, s17
	s_mov_b64 s[14:15], src_private_base
	s_mov_b32 s5, 32
	s_lshr_b64 s[18:19], s[14:15], s5
	s_mov_b32 s12, -1
	v_mov_b32_e32 v1, 0x48
	v_cmp_ne_u32_e64 s15, v1, s12
	s_mov_b32 s14, s18
	v_mov_b32_e32 v0, s14
	v_cndmask_b32_e64 v0, s13, v0, s15
	s_mov_b32 s5, s16
	v_cndmask_b32_e64 v12, s5, v1, s15
	v_mov_b32_e32 v13, v0
	v_mov_b32_e32 v1, 0x50
	v_cmp_ne_u32_e64 s15, v1, s12
	v_mov_b32_e32 v0, s14
	v_cndmask_b32_e64 v0, s13, v0, s15
	v_cndmask_b32_e64 v8, s5, v1, s15
	v_mov_b32_e32 v9, v0
	v_mov_b32_e32 v1, 0x58
	v_cmp_ne_u32_e64 s15, v1, s12
	v_mov_b32_e32 v0, s14
	v_cndmask_b32_e64 v0, s13, v0, s15
	v_cndmask_b32_e64 v4, s5, v1, s15
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v1, 0x60
	v_cmp_ne_u32_e64 s15, v1, s12
	v_mov_b32_e32 v0, s14
	v_cndmask_b32_e64 v0, s13, v0, s15
	v_cndmask_b32_e64 v10, s5, v1, s15
	v_mov_b32_e32 v11, v0
	buffer_store_dword v10, off, s[0:3], s33 offset:124
	buffer_store_dword v11, off, s[0:3], s33 offset:128
	v_mov_b32_e32 v1, 0x68
	v_cmp_ne_u32_e64 s15, v1, s12
	v_mov_b32_e32 v0, s14
	v_cndmask_b32_e64 v0, s13, v0, s15
	v_cndmask_b32_e64 v6, s5, v1, s15
	v_mov_b32_e32 v7, v0
	v_mov_b32_e32 v1, 0x70
	v_cmp_ne_u32_e64 s15, v1, s12
	v_mov_b32_e32 v0, s14
	v_cndmask_b32_e64 v0, s13, v0, s15
	v_cndmask_b32_e64 v2, s5, v1, s15
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v0, 0x78
	v_cmp_ne_u32_e64 s12, v0, s12
	v_mov_b32_e32 v1, s14
	v_cndmask_b32_e64 v14, s13, v1, s12
	v_cndmask_b32_e64 v0, s5, v0, s12
	v_mov_b32_e32 v1, v14
	v_mov_b32_e32 v15, v13
	v_mov_b32_e32 v14, v12
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v17, s11
	v_mov_b32_e32 v16, s10
	flat_store_dwordx2 v[14:15], v[16:17]
	flat_load_dwordx2 v[12:13], v[12:13]
	v_mov_b32_e32 v15, v9
	v_mov_b32_e32 v14, v8
	v_mov_b32_e32 v17, s9
	v_mov_b32_e32 v16, s8
	flat_store_dwordx2 v[14:15], v[16:17]
	flat_load_dwordx2 v[8:9], v[8:9]
	v_mov_b32_e32 v15, v5
	v_mov_b32_e32 v14, v4
	v_mov_b32_e32 v17, s7
	v_mov_b32_e32 v16, s6
	flat_store_dwordx2 v[14:15], v[16:17]
	flat_load_dwordx2 v[4:5], v[4:5]
	s_waitcnt vmcnt(2) lgkmcnt(4)
	flat_store_dwordx2 v[10:11], v[12:13]
	s_waitcnt vmcnt(1) lgkmcnt(3)
	flat_store_dwordx2 v[6:7], v[8:9]
	s_waitcnt vmcnt(0) lgkmcnt(2)
	flat_store_dwordx2 v[2:3], v[4:5]
	v_mov_b32_e32 v2, s4
	flat_store_dword v[0:1], v2
.LBB9_1:
.Ltmp102:
	.loc	0 95 22 prologue_end
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:136
	s_mov_b32 exec_lo, s20
	buffer_load_dword v3, off, s[0:3], s33 offset:132
	buffer_load_dword v1, off, s[0:3], s33 offset:124
	buffer_load_dword v2, off, s[0:3], s33 offset:128
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[1:2], v[1:2]
	s_mov_b32 s4, 2
	.loc	0 95 32 is_stmt 0
	v_lshlrev_b32_e64 v5, s4, v3
	s_mov_b32 s6, 0
	v_mov_b32_e32 v3, s6
	v_mov_b32_e32 v6, v3
	.loc	0 95 27
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v6
	v_add_co_u32 v3, s4, v3, v4
	v_add_co_ci_u32_e64 v1, s4, v1, v2, s4
	v_mov_b32_e32 v4, v1
	s_mov_b64 s[8:9], 0x100
	.loc	0 95 32
	v_mov_b32_e32 v2, v3
	s_mov_b32 s5, s8
	v_mov_b32_e32 v1, v4
	s_mov_b32 s4, s9
	v_add_co_u32 v7, s5, v2, s5
	v_add_co_ci_u32_e64 v1, s4, v1, s4, s5
	v_mov_b32_e32 v8, v1
	s_mov_b64 s[8:9], 0
	s_mov_b32 s11, s9
	s_mov_b64 s[4:5], src_private_base
	s_mov_b32 s7, 32
	s_lshr_b64 s[12:13], s[4:5], s7
	s_mov_b32 s10, -1
	v_mov_b32_e32 v2, 56
	v_cmp_ne_u32_e64 s4, v2, s10
	v_mov_b32_e32 v1, s12
	v_cndmask_b32_e64 v1, s11, v1, s4
	s_mov_b32 s7, s8
	v_cndmask_b32_e64 v3, s7, v2, s4
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v1, 64
	v_cmp_ne_u32_e64 s4, v1, s10
	v_mov_b32_e32 v2, s12
	v_cndmask_b32_e64 v5, s11, v2, s4
	v_cndmask_b32_e64 v1, s7, v1, s4
	v_mov_b32_e32 v2, v5
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v5, v3
	flat_store_dwordx2 v[5:6], v[7:8]
.Ltmp103:
	.loc	0 14 52 is_stmt 1
	flat_load_dwordx2 v[3:4], v[3:4]
	.loc	0 14 34 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v5, v[3:4] glc dlc
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v3, v1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[3:4], v5
	flat_load_dword v1, v[1:2]
	s_mov_b32 s4, 0
.Ltmp104:
	.loc	0 95 42 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s4
	v_mov_b32_e32 v1, 40
	v_cmp_ne_u32_e64 s10, v1, s10
	v_mov_b32_e32 v2, s12
	v_cndmask_b32_e64 v3, s11, v2, s10
	v_cndmask_b32_e64 v1, s7, v1, s10
	v_mov_b32_e32 v2, v3
	v_cndmask_b32_e64 v5, 0, 1, s5
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v3, v1
	flat_store_byte v[3:4], v5
.Ltmp105:
	.loc	0 13 36
	flat_load_ubyte v1, v[1:2]
	s_mov_b32 s5, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e64 v1, v1, s5
	v_cmp_ne_u32_e64 s4, v1, s4
	s_mov_b32 s5, s6
	s_mov_b64 s[6:7], 1
.Ltmp106:
	.loc	0 95 48
	s_and_b64 s[6:7], s[4:5], s[6:7]
	s_mov_b32 s4, -1
	.loc	0 95 53 is_stmt 0
	s_cmp_eq_u64 s[6:7], s[8:9]
	s_cselect_b32 s5, -1, 0
	.loc	0 95 2
	s_and_b32 vcc_lo, exec_lo, s5
	v_writelane_b32 v0, s4, 0
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:136
	s_mov_b32 exec_lo, s20
	s_cbranch_vccnz .LBB9_3
	.loc	0 96 12 is_stmt 1
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:136
	s_mov_b32 exec_lo, s20
	buffer_load_dword v3, off, s[0:3], s33 offset:132
	buffer_load_dword v1, off, s[0:3], s33 offset:124
	buffer_load_dword v2, off, s[0:3], s33 offset:128
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[1:2], v[1:2]
	v_mov_b32_e32 v11, 2
	.loc	0 96 22 is_stmt 0
	v_lshlrev_b32_e64 v5, v11, v3
	s_mov_b32 s4, 0
	v_mov_b32_e32 v3, s4
	v_mov_b32_e32 v6, v3
	.loc	0 96 17
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v6
	v_add_co_u32 v3, s5, v3, v4
	v_add_co_ci_u32_e64 v1, s5, v1, v2, s5
	v_mov_b32_e32 v4, v1
	s_mov_b64 s[8:9], 0x100
	.loc	0 96 22
	v_mov_b32_e32 v2, v3
	s_mov_b32 s6, s8
	v_mov_b32_e32 v1, v4
	s_mov_b32 s5, s9
	v_add_co_u32 v12, s6, v2, s6
	v_add_co_ci_u32_e64 v1, s5, v1, s5, s6
	v_mov_b32_e32 v13, v1
	s_mov_b64 s[10:11], 0
	s_mov_b32 s7, s11
	s_mov_b64 s[8:9], src_private_base
	s_mov_b32 s5, 32
	s_lshr_b64 s[12:13], s[8:9], s5
	s_mov_b32 s6, -1
	v_mov_b32_e32 v2, 8
	v_cmp_ne_u32_e64 s9, v2, s6
	s_mov_b32 s8, s12
	v_mov_b32_e32 v1, s8
	v_cndmask_b32_e64 v1, s7, v1, s9
	s_mov_b32 s5, s10
	v_cndmask_b32_e64 v3, s5, v2, s9
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v2, 16
	v_cmp_ne_u32_e64 s9, v2, s6
	v_mov_b32_e32 v1, s8
	v_cndmask_b32_e64 v1, s7, v1, s9
	v_cndmask_b32_e64 v7, s5, v2, s9
	v_mov_b32_e32 v8, v1
	v_mov_b32_e32 v2, 20
	v_cmp_ne_u32_e64 s9, v2, s6
	v_mov_b32_e32 v1, s8
	v_cndmask_b32_e64 v1, s7, v1, s9
	v_cndmask_b32_e64 v5, s5, v2, s9
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v1, 24
	v_cmp_ne_u32_e64 s6, v1, s6
	v_mov_b32_e32 v2, s8
	v_cndmask_b32_e64 v9, s7, v2, s6
	v_cndmask_b32_e64 v1, s5, v1, s6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v10, v4
	v_mov_b32_e32 v9, v3
	flat_store_dwordx2 v[9:10], v[12:13]
	v_mov_b32_e32 v10, v8
	v_mov_b32_e32 v9, v7
	flat_store_dword v[9:10], v11
.Ltmp107:
	.loc	0 15 67 is_stmt 1
	flat_load_dwordx2 v[3:4], v[3:4]
	.loc	0 15 70 is_stmt 0
	flat_load_dword v9, v[7:8]
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v7, v5
	.loc	0 15 45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[7:8], v9
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v3, v[3:4], v5 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[1:2], v3
.Ltmp108:
	.loc	0 95 2 is_stmt 1
	v_writelane_b32 v0, s4, 0
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:136
	s_mov_b32 exec_lo, s20
.LBB9_3:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:136
	s_mov_b32 exec_lo, s20
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 0
	.loc	0 95 2
	v_cndmask_b32_e64 v0, 0, 1, s4
	s_mov_b32 s4, 1
	v_cmp_ne_u32_e64 s4, v0, s4
	s_and_b32 vcc_lo, exec_lo, s4
	s_cbranch_vccnz .LBB9_1
	.loc	0 97 1 is_stmt 1
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:136
	s_mov_b32 exec_lo, s20
	s_endpgm
.Ltmp109:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel first_lane
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 144
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
		.amdhsa_next_free_vgpr 18
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
	.size	first_lane, .Lfunc_end9-first_lane

	.protected	count_low
	.globl	count_low
	.p2align	8
	.type	count_low,@function
count_low:
.Lfunc_begin10:
	.loc	0 100 0
	s_mov_b32 s33, 0
	s_add_u32 s12, s12, s17
	s_addc_u32 s13, s13, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s12
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s13
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 exec_lo, s20
	buffer_store_dword v3, off, s[0:3], s33 offset:132
	s_load_dwordx2 s[14:15], s[8:9], 0x0
	s_load_dwordx2 s[12:13], s[8:9], 0x8
	s_load_dwordx2 s[10:11], s[8:9], 0x10
	s_load_dword s4, s[8:9], 0x18
	s_mov_b64 s[16:17], 0
	s_mov_b32 s8, s17
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s8, 0
	s_mov_b64 s[6:7], src_private_base
	s_mov_b32 s5, 32
	s_lshr_b64 s[18:19], s[6:7], s5
	s_mov_b32 s7, -1
	v_writelane_b32 v0, s7, 1
	v_mov_b32_e32 v2, 24
	v_cmp_ne_u32_e64 s6, v2, s7
	s_mov_b32 s9, s18
	v_writelane_b32 v0, s9, 2
	v_mov_b32_e32 v1, s9
	v_cndmask_b32_e64 v1, s8, v1, s6
	s_mov_b32 s5, s16
	v_writelane_b32 v0, s5, 3
	v_cndmask_b32_e64 v20, s5, v2, s6
	v_mov_b32_e32 v21, v1
	v_mov_b32_e32 v2, 32
	v_cmp_ne_u32_e64 s6, v2, s7
	v_mov_b32_e32 v1, s9
	v_cndmask_b32_e64 v1, s8, v1, s6
	v_cndmask_b32_e64 v18, s5, v2, s6
	v_mov_b32_e32 v19, v1
	v_mov_b32_e32 v2, 40
	v_cmp_ne_u32_e64 s6, v2, s7
	v_mov_b32_e32 v1, s9
	v_cndmask_b32_e64 v1, s8, v1, s6
	v_cndmask_b32_e64 v14, s5, v2, s6
	v_mov_b32_e32 v15, v1
	v_mov_b32_e32 v2, 48
	v_cmp_ne_u32_e64 s6, v2, s7
	v_mov_b32_e32 v1, s9
	v_cndmask_b32_e64 v1, s8, v1, s6
	v_cndmask_b32_e64 v16, s5, v2, s6
	v_mov_b32_e32 v17, v1
	v_mov_b32_e32 v2, 56
	v_cmp_ne_u32_e64 s6, v2, s7
	v_mov_b32_e32 v1, s9
	v_cndmask_b32_e64 v1, s8, v1, s6
	v_cndmask_b32_e64 v8, s5, v2, s6
	v_mov_b32_e32 v9, v1
	buffer_store_dword v8, off, s[0:3], s33 offset:124
	buffer_store_dword v9, off, s[0:3], s33 offset:128
	v_mov_b32_e32 v2, 64
	v_cmp_ne_u32_e64 s6, v2, s7
	v_mov_b32_e32 v1, s9
	v_cndmask_b32_e64 v1, s8, v1, s6
	v_cndmask_b32_e64 v12, s5, v2, s6
	v_mov_b32_e32 v13, v1
	buffer_store_dword v12, off, s[0:3], s33 offset:116
	buffer_store_dword v13, off, s[0:3], s33 offset:120
	v_mov_b32_e32 v2, 0x48
	v_cmp_ne_u32_e64 s6, v2, s7
	v_mov_b32_e32 v1, s9
	v_cndmask_b32_e64 v1, s8, v1, s6
	v_cndmask_b32_e64 v10, s5, v2, s6
	v_mov_b32_e32 v11, v1
	v_mov_b32_e32 v2, 0x4c
	v_cmp_ne_u32_e64 s6, v2, s7
	v_mov_b32_e32 v1, s9
	v_cndmask_b32_e64 v1, s8, v1, s6
	v_cndmask_b32_e64 v6, s5, v2, s6
	v_mov_b32_e32 v7, v1
	buffer_store_dword v6, off, s[0:3], s33 offset:108
	buffer_store_dword v7, off, s[0:3], s33 offset:112
	v_mov_b32_e32 v2, 0x50
	v_cmp_ne_u32_e64 s6, v2, s7
	v_mov_b32_e32 v1, s9
	v_cndmask_b32_e64 v1, s8, v1, s6
	v_cndmask_b32_e64 v4, s5, v2, s6
	v_mov_b32_e32 v5, v1
	buffer_store_dword v4, off, s[0:3], s33 offset:100
	buffer_store_dword v5, off, s[0:3], s33 offset:104
	v_mov_b32_e32 v1, 0x54
	v_cmp_ne_u32_e64 s6, v1, s7
	v_mov_b32_e32 v2, s9
	v_cndmask_b32_e64 v22, s8, v2, s6
	v_cndmask_b32_e64 v1, s5, v1, s6
	v_mov_b32_e32 v2, v22
	buffer_store_dword v1, off, s[0:3], s33 offset:92
	buffer_store_dword v2, off, s[0:3], s33 offset:96
	v_mov_b32_e32 v23, v21
	v_mov_b32_e32 v22, v20
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v25, s15
	v_mov_b32_e32 v24, s14
	flat_store_dwordx2 v[22:23], v[24:25]
	flat_load_dwordx2 v[20:21], v[20:21]
	v_mov_b32_e32 v23, v19
	v_mov_b32_e32 v22, v18
	v_mov_b32_e32 v25, s13
	v_mov_b32_e32 v24, s12
	flat_store_dwordx2 v[22:23], v[24:25]
	flat_load_dwordx2 v[18:19], v[18:19]
	v_mov_b32_e32 v23, v15
	v_mov_b32_e32 v22, v14
	v_mov_b32_e32 v25, s11
	v_mov_b32_e32 v24, s10
	flat_store_dwordx2 v[22:23], v[24:25]
	flat_load_dwordx2 v[14:15], v[14:15]
	s_waitcnt vmcnt(2) lgkmcnt(4)
	flat_store_dwordx2 v[16:17], v[20:21]
	v_mov_b32_e32 v17, v9
	v_mov_b32_e32 v16, v8
	s_waitcnt vmcnt(1) lgkmcnt(3)
	flat_store_dwordx2 v[16:17], v[18:19]
	s_waitcnt vmcnt(0) lgkmcnt(2)
	flat_store_dwordx2 v[12:13], v[14:15]
	v_mov_b32_e32 v12, s4
	flat_store_dword v[10:11], v12
.Ltmp110:
	.loc	0 101 45 prologue_end
	flat_load_dwordx2 v[13:14], v[8:9]
	s_mov_b32 s4, 0x42000000
.Ltmp111:
	.loc	0 12 36
	v_rcp_f32_e64 v8, s4
	v_cvt_f32_u32_e64 v9, v3
	v_mul_f32_e64 v8, v9, v8
	v_trunc_f32_e64 v10, v8
	v_cvt_u32_f32_e64 v8, v10
	s_mov_b32 s6, 0xc2000000
	v_fmac_f32_e64 v9, v10, s6
	v_cmp_ge_f32_e64 s4, |v9|, s4
	v_cndmask_b32_e64 v9, 0, 1, s4
	s_mov_b32 s4, 5
	v_add_lshl_u32 v8, v8, v9, s4
	v_sub_nc_u32_e64 v3, v3, v8
	s_mov_b32 s4, 0x3ff
	v_and_b32_e64 v3, v3, s4
	s_mov_b32 s4, 2
.Ltmp112:
	.loc	0 101 45
	v_lshlrev_b32_e64 v11, s4, v3
	s_mov_b32 s6, 0
	v_mov_b32_e32 v3, s6
	v_mov_b32_e32 v12, v3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v8, v13
	v_mov_b32_e32 v10, v11
	v_mov_b32_e32 v3, v14
	v_mov_b32_e32 v9, v12
	v_add_co_u32 v8, s4, v8, v10
	v_add_co_ci_u32_e64 v3, s4, v3, v9, s4
	v_mov_b32_e32 v9, v3
	flat_load_dword v8, v[8:9]
	v_mov_b32_e32 v3, 0
	.loc	0 101 58 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e64 s4, v8, v3
	v_mov_b32_e32 v8, 8
	v_cmp_ne_u32_e64 s7, v8, s7
	v_mov_b32_e32 v9, s9
	v_cndmask_b32_e64 v10, s8, v9, s7
	v_cndmask_b32_e64 v8, s5, v8, s7
	v_mov_b32_e32 v9, v10
	v_cndmask_b32_e64 v12, 0, 1, s4
	v_mov_b32_e32 v11, v9
	v_mov_b32_e32 v10, v8
	flat_store_byte v[10:11], v12
.Ltmp113:
	.loc	0 13 36 is_stmt 1
	flat_load_ubyte v8, v[8:9]
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e64 v8, v8, s4
	v_cmp_ne_u32_e64 s4, v8, v3
	s_mov_b32 s5, s6
.Ltmp114:
	.loc	0 101 13
	s_bcnt1_i32_b32 s4, s4
	v_mov_b32_e32 v8, s4
	.loc	0 101 6 is_stmt 0
	flat_store_dword v[6:7], v8
	.loc	0 101 66
	flat_store_dword v[4:5], v3
	.loc	0 103 11 is_stmt 1
	flat_store_dword v[1:2], v3
	s_mov_b32 s4, 0
	.loc	0 103 7 is_stmt 0
	v_writelane_b32 v0, s4, 4
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 exec_lo, s20
.LBB10_1:
	.loc	0 0 7
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 exec_lo, s20
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 5
	v_readlane_b32 s5, v0, 4
	v_writelane_b32 v0, s5, 6
	.loc	0 103 18
	buffer_load_dword v2, off, s[0:3], s33 offset:108
	buffer_load_dword v3, off, s[0:3], s33 offset:112
	buffer_load_dword v4, off, s[0:3], s33 offset:92
	buffer_load_dword v5, off, s[0:3], s33 offset:96
	s_waitcnt vmcnt(0)
	flat_load_dword v1, v[4:5]
	.loc	0 103 22
	flat_load_dword v2, v[2:3]
	.loc	0 103 20
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_lt_i32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 7
	.loc	0 103 2
	v_writelane_b32 v0, s4, 8
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 9
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 exec_lo, s20
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB10_3
	.loc	0 104 8 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	buffer_load_dword v1, off, s[0:3], s33 offset:104
	buffer_load_dword v5, off, s[0:3], s33 offset:92
	buffer_load_dword v6, off, s[0:3], s33 offset:96
	buffer_load_dword v2, off, s[0:3], s33 offset:124
	buffer_load_dword v3, off, s[0:3], s33 offset:128
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[3:4], v[2:3]
	.loc	0 104 13 is_stmt 0
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_ashrrev_i32_e64 v2, 31, v5
	v_mov_b32_e32 v6, v2
	s_mov_b32 s4, 2
	.loc	0 104 8
	v_lshlrev_b64 v[6:7], s4, v[5:6]
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v4, v7
	v_add_co_u32 v2, s4, v2, v5
	v_add_co_ci_u32_e64 v4, s4, v3, v4, s4
	v_mov_b32_e32 v3, v4
	flat_load_dword v3, v[2:3]
	.loc	0 104 5
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v4, v0
	flat_load_dword v2, v[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_nc_u32_e64 v2, v2, v3
	flat_store_dword v[0:1], v2
	.loc	0 104 3
	s_branch .LBB10_4
.LBB10_3:
	.loc	0 0 3
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 exec_lo, s20
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 9
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 6
	v_readlane_b32 s5, v0, 8
	.loc	0 103 2 is_stmt 1
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 5
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 4
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 10
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 exec_lo, s20
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB10_1
	s_branch .LBB10_5
.LBB10_4:
	.loc	0 103 29 is_stmt 0
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 exec_lo, s20
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 7
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	buffer_load_dword v2, off, s[0:3], s33 offset:96
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v3, v1
	flat_load_dword v3, v[3:4]
	s_mov_b32 s5, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_nc_u32_e64 v3, v3, s5
	flat_store_dword v[1:2], v3
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 103 2
	v_writelane_b32 v0, s4, 8
	s_or_saveexec_b32 s20, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 exec_lo, s20
	s_branch .LBB10_3
.LBB10_5:
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 exec_lo, s20
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 10
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 105 16 is_stmt 1
	s_or_saveexec_b32 s20, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 exec_lo, s20
	buffer_load_dword v1, off, s[0:3], s33 offset:132
	buffer_load_dword v4, off, s[0:3], s33 offset:116
	buffer_load_dword v5, off, s[0:3], s33 offset:120
	buffer_load_dword v2, off, s[0:3], s33 offset:100
	buffer_load_dword v3, off, s[0:3], s33 offset:104
	s_waitcnt vmcnt(0)
	flat_load_dword v3, v[2:3]
	.loc	0 105 2 is_stmt 0
	flat_load_dwordx2 v[8:9], v[4:5]
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v6, s4, v1
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v7, v1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32 v1, s4, v1, v5
	v_add_co_ci_u32_e64 v4, s4, v2, v4, s4
	v_mov_b32_e32 v2, v4
	.loc	0 105 14
	flat_store_dword v[1:2], v3
	.loc	0 106 1 is_stmt 1
	s_endpgm
.Ltmp115:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel count_low
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 144
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
		.amdhsa_next_free_vgpr 26
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
.Lfunc_end10:
	.size	count_low, .Lfunc_end10-count_low

	.p2alignl 6, 3214868480
	.fill 48, 4, 3214868480
	.type	.str,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.str:
	.asciz	"agent"
	.size	.str, 6

	.type	__hip_cuid_d14133619f11d76e,@object
	.section	.bss,"aw",@nobits
	.globl	__hip_cuid_d14133619f11d76e
__hip_cuid_d14133619f11d76e:
	.byte	0
	.size	__hip_cuid_d14133619f11d76e, 1

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
	.addrsig_sym __hip_cuid_d14133619f11d76e
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
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
    .max_flat_workgroup_size: 1024
    .name:           turns_low
    .private_segment_fixed_size: 168
    .sgpr_count:     34
    .sgpr_spill_count: 10
    .symbol:         turns_low.kd
    .vgpr_count:     19
    .vgpr_spill_count: 10
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
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
    .max_flat_workgroup_size: 1024
    .name:           turns_all
    .private_segment_fixed_size: 168
    .sgpr_count:     34
    .sgpr_spill_count: 10
    .symbol:         turns_all.kd
    .vgpr_count:     19
    .vgpr_spill_count: 10
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
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
    .max_flat_workgroup_size: 1024
    .name:           leader_low
    .private_segment_fixed_size: 176
    .sgpr_count:     34
    .sgpr_spill_count: 14
    .symbol:         leader_low.kd
    .vgpr_count:     22
    .vgpr_spill_count: 10
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
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
    .max_flat_workgroup_size: 1024
    .name:           leader_all
    .private_segment_fixed_size: 184
    .sgpr_count:     34
    .sgpr_spill_count: 14
    .symbol:         leader_all.kd
    .vgpr_count:     22
    .vgpr_spill_count: 10
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
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
    .max_flat_workgroup_size: 1024
    .name:           until_all_low
    .private_segment_fixed_size: 232
    .sgpr_count:     36
    .sgpr_spill_count: 10
    .symbol:         until_all_low.kd
    .vgpr_count:     20
    .vgpr_spill_count: 19
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
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
    .max_flat_workgroup_size: 1024
    .name:           until_all
    .private_segment_fixed_size: 232
    .sgpr_count:     36
    .sgpr_spill_count: 10
    .symbol:         until_all.kd
    .vgpr_count:     20
    .vgpr_spill_count: 19
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
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
    .max_flat_workgroup_size: 1024
    .name:           while_any_low
    .private_segment_fixed_size: 232
    .sgpr_count:     36
    .sgpr_spill_count: 10
    .symbol:         while_any_low.kd
    .vgpr_count:     20
    .vgpr_spill_count: 19
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
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
    .max_flat_workgroup_size: 1024
    .name:           while_any
    .private_segment_fixed_size: 232
    .sgpr_count:     36
    .sgpr_spill_count: 10
    .symbol:         while_any.kd
    .vgpr_count:     20
    .vgpr_spill_count: 19
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
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
    .max_flat_workgroup_size: 1024
    .name:           both_halves
    .private_segment_fixed_size: 200
    .sgpr_count:     34
    .sgpr_spill_count: 15
    .symbol:         both_halves.kd
    .vgpr_count:     22
    .vgpr_spill_count: 17
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
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
    .max_flat_workgroup_size: 1024
    .name:           first_lane
    .private_segment_fixed_size: 144
    .sgpr_count:     36
    .sgpr_spill_count: 2
    .symbol:         first_lane.kd
    .vgpr_count:     18
    .vgpr_spill_count: 5
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
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
    .max_flat_workgroup_size: 1024
    .name:           count_low
    .private_segment_fixed_size: 144
    .sgpr_count:     34
    .sgpr_spill_count: 13
    .symbol:         count_low.kd
    .vgpr_count:     26
    .vgpr_spill_count: 15
    .wavefront_size: 32
amdhsa.target:   amdgcn-amd-amdhsa--gfx1030
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata

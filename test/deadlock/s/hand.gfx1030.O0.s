	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.amdhsa_code_object_version 4
	.protected	each_lane_to_its_lane
	.globl	each_lane_to_its_lane
	.p2align	8
	.type	each_lane_to_its_lane,@function
each_lane_to_its_lane:
.Lfunc_begin0:
	.file	0 "." "cl/hand.cl" md5 0x98b5bcb5d488eeb65cf89d1aaf734abe
	.loc	0 12 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x800
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
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
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
.Ltmp0:
	.loc	0 15 6 prologue_end
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
	s_mov_b32 s4, 31
	v_ashrrev_i32_e64 v3, s4, v1
	s_mov_b32 s4, 26
	v_lshrrev_b32_e64 v3, s4, v3
	v_add_nc_u32_e64 v1, v1, v3
	s_mov_b32 s4, 6
	v_ashrrev_i32_e64 v1, s4, v1
	.loc	0 15 11 is_stmt 0
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e64 s5, v1, v2
	.loc	0 15 6
	s_mov_b32 s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB4_2
	.loc	0 0 6
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
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
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	s_mov_b64 s[18:19], 32
	.loc	0 15 22
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
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v0, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v0, v2
	s_mov_b32 s4, 2
	.loc	0 15 17
	v_lshlrev_b32_e64 v0, s4, v0
	.loc	0 15 25
	s_waitcnt vmcnt(0)
	ds_write_b32 v0, v1
.LBB4_2:
	.loc	0 0 25
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
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
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	s_mov_b64 s[18:19], 32
	.loc	0 16 2 is_stmt 1
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
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z7barrierj@rel32@lo+4
	s_addc_u32 s17, s17, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
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
	.loc	0 17 6
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v1, v3
	s_mov_b32 s4, 31
	v_ashrrev_i32_e64 v3, s4, v1
	s_mov_b32 s4, 26
	v_lshrrev_b32_e64 v3, s4, v3
	v_add_nc_u32_e64 v1, v1, v3
	s_mov_b32 s4, 6
	v_ashrrev_i32_e64 v1, s4, v1
	.loc	0 17 11 is_stmt 0
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s4, v1, v2
	.loc	0 17 6
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB4_5
	s_branch .LBB4_4
.LBB4_3:
	.loc	0 0 6
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
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
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	s_mov_b64 s[18:19], 32
	.loc	0 18 8 is_stmt 1
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
	v_mov_b32_e32 v2, v1
	v_mov_b32_e32 v1, v2
	s_mov_b32 s4, 2
	.loc	0 18 3 is_stmt 0
	v_lshlrev_b32_e64 v0, s4, v0
	v_mov_b32_e32 v1, 1
	.loc	0 18 11
	ds_write_b32 v0, v1
	.loc	0 18 3
	s_branch .LBB4_11
.LBB4_4:
	.loc	0 0 3
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_mov_b32 s4, 0
	.loc	0 20 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 15
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_branch .LBB4_6
.LBB4_5:
	.loc	0 17 6
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	s_or_saveexec_b32 s4, s4
	s_and_b32 s4, exec_lo, s4
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB4_11
	s_branch .LBB4_3
.LBB4_6:
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
	v_readlane_b32 s8, v3, 17
	v_readlane_b32 s9, v3, 15
	v_writelane_b32 v3, s9, 18
	v_writelane_b32 v3, s8, 19
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	s_mov_b64 s[18:19], 32
	.loc	0 20 15 is_stmt 1
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
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	v_readlane_b32 s4, v3, 19
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v1, v3
	s_mov_b32 s6, 0xffffff00
	s_mov_b32 s5, 2
	.loc	0 20 10 is_stmt 0
	v_lshl_add_u32 v1, v1, s5, s6
	ds_read_b32 v1, v1
	.loc	0 20 23
	s_waitcnt vmcnt(1) lgkmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 20
	.loc	0 20 3
	v_writelane_b32 v0, s4, 21
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 22
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB4_8
	.loc	0 0 3
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 20
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 20 3
	v_writelane_b32 v0, s4, 21
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
.LBB4_8:
	.loc	0 0 3
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 22
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 18
	v_readlane_b32 s5, v0, 21
	.loc	0 20 3
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 17
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 15
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 23
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB4_6
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 0 3
	s_branch .LBB4_5
.LBB4_11:
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v0, 16
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 21 2 is_stmt 1
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
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	buffer_store_dword v0, off, s[0:3], s33 offset:52
	buffer_store_dword v1, off, s[0:3], s33 offset:56
	s_mov_b64 s[18:19], 32
	.loc	0 21 6 is_stmt 0
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
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	buffer_load_dword v3, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v4, v0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v5, v1
	.loc	0 21 2
	v_ashrrev_i32_e32 v1, 31, v4
	v_mov_b32_e32 v5, v1
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[5:6], s4, v[4:5]
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v1, s4, v1, v4
	v_add_co_ci_u32_e64 v3, s4, v2, v3, s4
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, 1
	.loc	0 21 9
	global_store_dword v[1:2], v3, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 22 1 is_stmt 1
	s_endpgm
.Ltmp1:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel each_lane_to_its_lane
		.amdhsa_group_segment_fixed_size 256
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
.Lfunc_end0:
	.size	each_lane_to_its_lane, .Lfunc_end0-each_lane_to_its_lane

	.protected	told_by_same_wave
	.globl	told_by_same_wave
	.p2align	8
	.type	told_by_same_wave,@function
told_by_same_wave:
.Lfunc_begin1:
	.loc	0 24 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x800
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
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
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
	.loc	0 27 6 prologue_end
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
	.loc	0 27 8 is_stmt 0
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e64 s5, v1, v2
	.loc	0 27 6
	s_mov_b32 s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB5_2
	.loc	0 0 6
	v_mov_b32_e32 v0, 0
	.loc	0 27 19
	ds_write_b32 v0, v0
.LBB5_2:
	.loc	0 0 19
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
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
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	s_mov_b64 s[18:19], 32
	.loc	0 28 2 is_stmt 1
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
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z7barrierj@rel32@lo+4
	s_addc_u32 s17, s17, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
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
	.loc	0 29 6
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
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	buffer_store_dword v2, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v2, v3
	s_mov_b32 s4, 32
	.loc	0 29 8 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s5, v1, s4
	.loc	0 29 6
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 14
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB5_4
	.loc	0 30 3 is_stmt 1
	s_branch .LBB5_5
.LBB5_4:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 29 6 is_stmt 1
	s_branch .LBB5_9
.LBB5_5:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v1, 0
	.loc	0 30 10 is_stmt 1
	ds_read_b32 v1, v1
	s_mov_b32 s4, -1
	s_mov_b32 s5, 0
	.loc	0 30 15 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e64 s5, v1, s5
	.loc	0 30 3
	s_and_b32 vcc_lo, exec_lo, s5
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 15
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_cbranch_vccnz .LBB5_7
	.loc	0 0 3
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_mov_b32 s4, 0
	.loc	0 30 3
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 15
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
.LBB5_7:
	.loc	0 0 3
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	.loc	0 30 3
	v_cndmask_b32_e64 v0, 0, 1, s4
	s_mov_b32 s4, 1
	v_cmp_ne_u32_e64 s4, v0, s4
	s_and_b32 vcc_lo, exec_lo, s4
	s_cbranch_vccnz .LBB5_5
	s_branch .LBB5_4
.LBB5_9:
	.loc	0 0 3
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
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
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	s_mov_b64 s[18:19], 32
	.loc	0 31 6 is_stmt 1
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
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v2, v3
	s_mov_b32 s4, 40
	.loc	0 31 8 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s4
	.loc	0 31 6
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB5_11
	.loc	0 0 6
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v0, 0
	.loc	0 31 20
	ds_write_b32 v0, v1
.LBB5_11:
	.loc	0 0 20
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v0, 16
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 32 2 is_stmt 1
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
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	buffer_store_dword v1, off, s[0:3], s33 offset:52
	s_mov_b64 s[18:19], 32
	.loc	0 32 6 is_stmt 0
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
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	buffer_load_dword v3, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v4, v0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v5, v1
	.loc	0 32 2
	v_ashrrev_i32_e32 v1, 31, v4
	v_mov_b32_e32 v5, v1
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[5:6], s4, v[4:5]
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v1, s4, v1, v4
	v_add_co_ci_u32_e64 v3, s4, v2, v3, s4
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, 1
	.loc	0 32 9
	global_store_dword v[1:2], v3, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 33 1 is_stmt 1
	s_endpgm
.Ltmp3:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel told_by_same_wave
		.amdhsa_group_segment_fixed_size 4
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
.Lfunc_end1:
	.size	told_by_same_wave, .Lfunc_end1-told_by_same_wave

	.protected	told_by_other_wave
	.globl	told_by_other_wave
	.p2align	8
	.type	told_by_other_wave,@function
told_by_other_wave:
.Lfunc_begin2:
	.loc	0 35 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x800
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
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
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
	.loc	0 38 6 prologue_end
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
	.loc	0 38 8 is_stmt 0
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e64 s5, v1, v2
	.loc	0 38 6
	s_mov_b32 s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB6_2
	.loc	0 0 6
	v_mov_b32_e32 v0, 0
	.loc	0 38 19
	ds_write_b32 v0, v0
.LBB6_2:
	.loc	0 0 19
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
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
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	s_mov_b64 s[18:19], 32
	.loc	0 39 2 is_stmt 1
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
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z7barrierj@rel32@lo+4
	s_addc_u32 s17, s17, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
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
	.loc	0 40 6
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
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	buffer_store_dword v2, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v2, v3
	s_mov_b32 s4, 32
	.loc	0 40 8 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s5, v1, s4
	.loc	0 40 6
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 14
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB6_4
	.loc	0 41 3 is_stmt 1
	s_branch .LBB6_5
.LBB6_4:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 40 6 is_stmt 1
	s_branch .LBB6_9
.LBB6_5:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v1, 0
	.loc	0 41 10 is_stmt 1
	ds_read_b32 v1, v1
	s_mov_b32 s4, -1
	s_mov_b32 s5, 0
	.loc	0 41 15 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e64 s5, v1, s5
	.loc	0 41 3
	s_and_b32 vcc_lo, exec_lo, s5
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 15
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_cbranch_vccnz .LBB6_7
	.loc	0 0 3
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_mov_b32 s4, 0
	.loc	0 41 3
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 15
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
.LBB6_7:
	.loc	0 0 3
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	.loc	0 41 3
	v_cndmask_b32_e64 v0, 0, 1, s4
	s_mov_b32 s4, 1
	v_cmp_ne_u32_e64 s4, v0, s4
	s_and_b32 vcc_lo, exec_lo, s4
	s_cbranch_vccnz .LBB6_5
	s_branch .LBB6_4
.LBB6_9:
	.loc	0 0 3
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
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
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	s_mov_b64 s[18:19], 32
	.loc	0 42 6 is_stmt 1
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
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v2, v3
	s_mov_b32 s4, 0x64
	.loc	0 42 8 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s4
	.loc	0 42 6
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB6_11
	.loc	0 0 6
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v0, 0
	.loc	0 42 21
	ds_write_b32 v0, v1
.LBB6_11:
	.loc	0 0 21
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v0, 16
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 43 2 is_stmt 1
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
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	buffer_store_dword v1, off, s[0:3], s33 offset:52
	s_mov_b64 s[18:19], 32
	.loc	0 43 6 is_stmt 0
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
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	buffer_load_dword v3, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v4, v0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v5, v1
	.loc	0 43 2
	v_ashrrev_i32_e32 v1, 31, v4
	v_mov_b32_e32 v5, v1
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[5:6], s4, v[4:5]
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v1, s4, v1, v4
	v_add_co_ci_u32_e64 v3, s4, v2, v3, s4
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, 1
	.loc	0 43 9
	global_store_dword v[1:2], v3, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 44 1 is_stmt 1
	s_endpgm
.Ltmp5:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel told_by_other_wave
		.amdhsa_group_segment_fixed_size 4
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
.Lfunc_end2:
	.size	told_by_other_wave, .Lfunc_end2-told_by_other_wave

	.protected	arrive_by_arms
	.globl	arrive_by_arms
	.p2align	8
	.type	arrive_by_arms,@function
arrive_by_arms:
.Lfunc_begin3:
	.loc	0 46 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x800
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
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
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
	.loc	0 49 6 prologue_end
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
	.loc	0 49 8 is_stmt 0
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e64 s5, v1, v2
	.loc	0 49 6
	s_mov_b32 s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB8_2
	.loc	0 0 6
	v_mov_b32_e32 v0, 0
	.loc	0 49 20
	ds_write_b32 v0, v0
.LBB8_2:
	.loc	0 0 20
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
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
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	s_mov_b64 s[18:19], 32
	.loc	0 50 2 is_stmt 1
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
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z7barrierj@rel32@lo+4
	s_addc_u32 s17, s17, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
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
	.loc	0 51 6
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v4, v0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v1, v4
	.loc	0 51 8 is_stmt 0
	v_and_b32_e64 v1, v1, v3
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e64 s4, v1, v2
	.loc	0 51 6
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB8_3
	s_branch .LBB8_10
.LBB8_3:
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	s_or_saveexec_b32 s4, s4
	s_and_b32 s4, exec_lo, s4
	v_writelane_b32 v0, s4, 15
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB8_5
	.loc	0 0 6
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
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
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	s_mov_b64 s[18:19], 32
	.loc	0 52 3 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z10atomic_incPU3AS3Vi@rel32@lo+4
	s_addc_u32 s17, s17, _Z10atomic_incPU3AS3Vi@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	.loc	0 53 3
	s_branch .LBB8_6
.LBB8_5:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 51 6 is_stmt 1
	s_branch .LBB8_11
.LBB8_6:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v1, 0
	.loc	0 53 10 is_stmt 1
	ds_read_b32 v1, v1
	s_mov_b32 s4, -1
	s_mov_b32 s5, 0x7f
	.loc	0 53 16 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e64 s5, v1, s5
	.loc	0 53 3
	s_and_b32 vcc_lo, exec_lo, s5
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_cbranch_vccnz .LBB8_8
	.loc	0 0 3
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_mov_b32 s4, 0
	.loc	0 53 3
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
.LBB8_8:
	.loc	0 0 3
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	.loc	0 53 3
	v_cndmask_b32_e64 v0, 0, 1, s4
	s_mov_b32 s4, 1
	v_cmp_ne_u32_e64 s4, v0, s4
	s_and_b32 vcc_lo, exec_lo, s4
	s_cbranch_vccnz .LBB8_6
	.loc	0 54 2 is_stmt 1
	s_branch .LBB8_5
.LBB8_10:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
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
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	s_mov_b64 s[18:19], 32
	.loc	0 55 3 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z10atomic_incPU3AS3Vi@rel32@lo+4
	s_addc_u32 s17, s17, _Z10atomic_incPU3AS3Vi@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_branch .LBB8_3
.LBB8_11:
	.loc	0 57 2
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
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
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	buffer_store_dword v1, off, s[0:3], s33 offset:52
	s_mov_b64 s[18:19], 32
	.loc	0 57 6 is_stmt 0
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
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	buffer_load_dword v3, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v4, v0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v5, v1
	.loc	0 57 2
	v_ashrrev_i32_e32 v1, 31, v4
	v_mov_b32_e32 v5, v1
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[5:6], s4, v[4:5]
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v1, s4, v1, v4
	v_add_co_ci_u32_e64 v3, s4, v2, v3, s4
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, 1
	.loc	0 57 9
	global_store_dword v[1:2], v3, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 58 1 is_stmt 1
	s_endpgm
.Ltmp7:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel arrive_by_arms
		.amdhsa_group_segment_fixed_size 4
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
.Lfunc_end3:
	.size	arrive_by_arms, .Lfunc_end3-arrive_by_arms

	.protected	lock_over_barriers
	.globl	lock_over_barriers
	.p2align	8
	.type	lock_over_barriers,@function
lock_over_barriers:
.Lfunc_begin4:
	.loc	0 60 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x800
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
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
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
	.loc	0 61 6 prologue_end
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
	.loc	0 61 8 is_stmt 0
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e64 s5, v1, v2
	.loc	0 61 6
	s_mov_b32 s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB11_2
	.loc	0 0 6
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_mov_b32 s4, 0
	.loc	0 62 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 12
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_branch .LBB11_3
.LBB11_2:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 61 6 is_stmt 1
	s_branch .LBB11_8
.LBB11_3:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
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
	v_readlane_b32 s8, v0, 13
	v_readlane_b32 s9, v0, 12
	v_writelane_b32 v0, s9, 14
	.loc	0 62 10 is_stmt 1
	v_writelane_b32 v0, s8, 15
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
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
	s_add_u32 s16, s16, _Z14atomic_cmpxchgPU3AS1Viii@rel32@lo+4
	s_addc_u32 s17, s17, _Z14atomic_cmpxchgPU3AS1Viii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 0
	buffer_store_dword v2, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 15
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 16
	.loc	0 62 3 is_stmt 0
	v_writelane_b32 v0, s4, 17
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 18
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB11_5
	.loc	0 0 3
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 62 3
	v_writelane_b32 v0, s4, 17
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
.LBB11_5:
	.loc	0 0 3
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 14
	v_readlane_b32 s5, v0, 17
	.loc	0 62 3
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 13
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 12
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 19
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB11_3
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	s_or_b32 exec_lo, exec_lo, s4
	s_branch .LBB11_2
.LBB11_8:
	.loc	0 0 3
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v4, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
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
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	s_mov_b64 s[18:19], 32
	.loc	0 63 2 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v4, s8, 20
	v_writelane_b32 v4, s9, 21
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z7barrierj@rel32@lo+4
	s_addc_u32 s17, s17, _Z7barrierj@rel32@hi+12
	v_writelane_b32 v4, s16, 22
	v_writelane_b32 v4, s17, 23
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 2
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	v_readlane_b32 s4, v4, 9
	v_readlane_b32 s5, v4, 10
	v_readlane_b32 s6, v4, 7
	v_readlane_b32 s7, v4, 8
	v_readlane_b32 s8, v4, 20
	v_readlane_b32 s9, v4, 21
	v_readlane_b32 s10, v4, 3
	v_readlane_b32 s11, v4, 4
	v_readlane_b32 s12, v4, 2
	v_readlane_b32 s13, v4, 1
	v_readlane_b32 s14, v4, 0
	.loc	0 64 2
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	.loc	0 64 6 is_stmt 0
	buffer_store_dword v0, off, s[0:3], s33 offset:52
	buffer_store_dword v1, off, s[0:3], s33 offset:56
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	v_writelane_b32 v4, s16, 24
	v_writelane_b32 v4, s17, 25
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v4, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	buffer_load_dword v3, off, s[0:3], s33 offset:56
	v_readlane_b32 s14, v4, 0
	v_readlane_b32 s13, v4, 1
	v_readlane_b32 s12, v4, 2
	v_readlane_b32 s10, v4, 3
	v_readlane_b32 s11, v4, 4
	v_readlane_b32 s16, v4, 22
	v_readlane_b32 s17, v4, 23
	v_readlane_b32 s4, v4, 9
	v_readlane_b32 s5, v4, 10
	v_readlane_b32 s6, v4, 7
	v_readlane_b32 s7, v4, 8
	v_readlane_b32 s8, v4, 20
	v_readlane_b32 s9, v4, 21
	v_mov_b32_e32 v4, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v5, v1
	.loc	0 64 2
	v_ashrrev_i32_e32 v1, 31, v4
	v_mov_b32_e32 v5, v1
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[5:6], v0, v[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v1, s15, v1, v4
	v_add_co_ci_u32_e64 v3, s15, v2, v3, s15
	v_mov_b32_e32 v2, v3
	.loc	0 64 8
	global_load_dword v3, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	s_mov_b32 s15, 1
	v_add_nc_u32_e64 v3, v3, s15
	global_store_dword v[1:2], v3, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 65 2 is_stmt 1
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 9
	v_readlane_b32 s5, v1, 10
	v_readlane_b32 s6, v1, 7
	v_readlane_b32 s7, v1, 8
	v_readlane_b32 s8, v1, 20
	v_readlane_b32 s9, v1, 21
	v_readlane_b32 s10, v1, 3
	v_readlane_b32 s11, v1, 4
	v_readlane_b32 s12, v1, 2
	v_readlane_b32 s13, v1, 1
	v_readlane_b32 s14, v1, 0
	v_readlane_b32 s16, v1, 24
	v_readlane_b32 s17, v1, 25
	.loc	0 66 6
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v1, v3
	.loc	0 66 8 is_stmt 0
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e64 s5, v1, v2
	.loc	0 66 6
	s_mov_b32 s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 26
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB11_10
	.loc	0 66 26
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
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
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[18:19], 32
	.loc	0 66 14
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
	s_add_u32 s16, s16, _Z11atomic_xchgPU3AS1Vii@rel32@lo+4
	s_addc_u32 s17, s17, _Z11atomic_xchgPU3AS1Vii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
.LBB11_10:
	.loc	0 0 14
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 26
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 67 1 is_stmt 1
	s_endpgm
.Ltmp9:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lock_over_barriers
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
.Lfunc_end4:
	.size	lock_over_barriers, .Lfunc_end4-lock_over_barriers

	.protected	chain_of_waves
	.globl	chain_of_waves
	.p2align	8
	.type	chain_of_waves,@function
chain_of_waves:
.Lfunc_begin5:
	.loc	0 69 0
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
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
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
	.loc	0 72 6 prologue_end
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
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	buffer_store_dword v2, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v2, v3
	s_mov_b32 s4, 5
	.loc	0 72 8 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s5, v1, s4
	.loc	0 72 6
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB12_2
	.loc	0 0 6
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
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
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	s_mov_b64 s[18:19], 32
	.loc	0 72 23
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v0, s8, 12
	v_writelane_b32 v0, s9, 13
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	v_writelane_b32 v0, s16, 14
	v_writelane_b32 v0, s17, 15
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:36
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
	v_readlane_b32 s8, v2, 12
	v_readlane_b32 s9, v2, 13
	v_readlane_b32 s16, v2, 14
	v_readlane_b32 s17, v2, 15
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v2, v3
	.loc	0 72 25
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s15, v1, v0
	v_cndmask_b32_e64 v1, 0, 1, s15
	.loc	0 72 18
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v0, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v0, v2
	s_mov_b32 s4, 2
	.loc	0 72 13
	v_lshlrev_b32_e64 v0, s4, v0
	.loc	0 72 21
	s_waitcnt vmcnt(0)
	ds_write_b32 v0, v1
.LBB12_2:
	.loc	0 0 21
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
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
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	s_mov_b64 s[18:19], 32
	.loc	0 73 2 is_stmt 1
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
	v_mov_b32_e32 v0, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_mov_b32 s4, 0
	.loc	0 74 2
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
.LBB12_3:
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
	v_readlane_b32 s8, v3, 17
	v_readlane_b32 s9, v3, 16
	v_writelane_b32 v3, s9, 18
	v_writelane_b32 v3, s8, 19
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	s_mov_b64 s[18:19], 32
	.loc	0 74 14
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
	buffer_store_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	v_readlane_b32 s4, v3, 19
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v1, v3
	s_mov_b32 s5, 31
	v_ashrrev_i32_e64 v3, s5, v1
	s_mov_b32 s5, 26
	v_lshrrev_b32_e64 v3, s5, v3
	v_add_nc_u32_e64 v1, v1, v3
	s_mov_b32 s5, 6
	v_ashrrev_i32_e64 v1, s5, v1
	s_mov_b32 s5, 2
	.loc	0 74 9
	v_lshlrev_b32_e64 v1, s5, v1
	ds_read_b32 v1, v1
	.loc	0 74 20
	s_waitcnt vmcnt(1) lgkmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 20
	.loc	0 74 2
	v_writelane_b32 v0, s4, 21
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 22
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB12_5
	.loc	0 0 2
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 20
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 74 2
	v_writelane_b32 v0, s4, 21
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
.LBB12_5:
	.loc	0 0 2
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 22
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 18
	v_readlane_b32 s5, v0, 21
	.loc	0 74 2
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 17
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 16
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 23
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB12_3
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 0 2
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
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
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	s_mov_b64 s[18:19], 32
	.loc	0 75 6 is_stmt 1
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
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	buffer_store_dword v2, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v2, v3
	s_mov_b32 s4, 31
	.loc	0 75 8 is_stmt 0
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v2, s4, v1
	s_mov_b32 s4, 26
	v_lshrrev_b32_e64 v2, s4, v2
	v_add_nc_u32_e64 v2, v1, v2
	s_mov_b32 s4, 0xffffffc0
	v_and_b32_e64 v2, v2, s4
	v_sub_nc_u32_e64 v1, v1, v2
	s_mov_b32 s4, 63
	.loc	0 75 13
	v_cmp_eq_u32_e64 s5, v1, s4
	.loc	0 75 6
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 24
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB12_9
	.loc	0 0 6
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
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
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	s_mov_b64 s[18:19], 32
	.loc	0 75 25
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
	v_mov_b32_e32 v2, v1
	v_mov_b32_e32 v1, v2
	s_mov_b32 s4, 31
	v_ashrrev_i32_e64 v1, s4, v0
	s_mov_b32 s4, 26
	v_lshrrev_b32_e64 v1, s4, v1
	v_add_nc_u32_e64 v0, v0, v1
	s_mov_b32 s4, 6
	v_ashrrev_i32_e64 v0, s4, v0
	s_mov_b32 s4, 2
	.loc	0 75 30
	v_lshlrev_b32_e64 v0, s4, v0
	v_mov_b32_e32 v1, 1
	.loc	0 75 35
	ds_write_b32 v0, v1 offset:4
.LBB12_9:
	.loc	0 0 35
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v0, 24
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 76 2 is_stmt 1
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
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	s_mov_b64 s[18:19], 32
	.loc	0 76 6 is_stmt 0
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
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	buffer_load_dword v3, off, s[0:3], s33 offset:64
	v_mov_b32_e32 v4, v0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v5, v1
	.loc	0 76 2
	v_ashrrev_i32_e32 v1, 31, v4
	v_mov_b32_e32 v5, v1
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[5:6], s4, v[4:5]
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v1, s4, v1, v4
	v_add_co_ci_u32_e64 v3, s4, v2, v3, s4
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, 1
	.loc	0 76 9
	global_store_dword v[1:2], v3, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 77 1 is_stmt 1
	s_endpgm
.Ltmp11:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel chain_of_waves
		.amdhsa_group_segment_fixed_size 20
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
.Lfunc_end5:
	.size	chain_of_waves, .Lfunc_end5-chain_of_waves

	.hidden	take
	.globl	take
	.p2align	2
	.type	take,@function
take:
.Lfunc_begin6:
	.loc	0 80 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s24, s33
	s_mov_b32 s33, s32
	s_xor_saveexec_b32 s16, -1
	buffer_store_dword v5, off, s[0:3], s33 offset:8
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s16
	s_add_i32 s32, s32, 0x600
	v_writelane_b32 v5, s30, 0
	v_writelane_b32 v5, s31, 1
	buffer_store_dword v31, off, s[0:3], s33 offset:16
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s19, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
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
	s_mov_b32 s4, 0
.Ltmp12:
	.loc	0 80 63 prologue_end
	v_writelane_b32 v0, s4, 12
	s_or_saveexec_b32 s19, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 exec_lo, s19
.LBB13_1:
	.loc	0 0 63 is_stmt 0
	s_or_saveexec_b32 s19, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
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
	.loc	0 80 70
	v_writelane_b32 v0, s16, 15
	s_or_saveexec_b32 s19, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 exec_lo, s19
	buffer_load_dword v31, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s16
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b32 s16, 32
	v_lshrrev_b64 v[1:2], s16, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14atomic_cmpxchgPU3AS1Viii@rel32@lo+4
	s_addc_u32 s17, s17, _Z14atomic_cmpxchgPU3AS1Viii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 0
	buffer_store_dword v2, off, s[0:3], s33 offset:20
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_or_saveexec_b32 s19, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:12
	s_mov_b32 exec_lo, s19
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 15
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s19, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 exec_lo, s19
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 16
	.loc	0 80 63
	v_writelane_b32 v0, s4, 17
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 18
	s_or_saveexec_b32 s19, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 exec_lo, s19
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB13_3
	.loc	0 0 63
	s_or_saveexec_b32 s19, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 exec_lo, s19
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 80 63
	v_writelane_b32 v0, s4, 17
	s_or_saveexec_b32 s19, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 exec_lo, s19
.LBB13_3:
	.loc	0 0 63
	s_or_saveexec_b32 s19, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 exec_lo, s19
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 14
	v_readlane_b32 s5, v0, 17
	.loc	0 80 63
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 13
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 12
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 19
	s_or_saveexec_b32 s19, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 exec_lo, s19
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB13_1
	s_or_saveexec_b32 s19, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 exec_lo, s19
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 80 83
	v_readlane_b32 s31, v5, 1
	v_readlane_b32 s30, v5, 0
	s_or_saveexec_b32 s19, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 exec_lo, s19
	s_xor_saveexec_b32 s4, -1
	buffer_load_dword v5, off, s[0:3], s33 offset:8
	buffer_load_dword v0, off, s[0:3], s33 offset:24
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s4
	.loc	0 80 83 epilogue_begin
	s_add_i32 s32, s32, 0xfffffa00
	s_mov_b32 s33, s24
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Ltmp13:
.Lfunc_end6:
	.size	take, .Lfunc_end6-take

	.hidden	give
	.globl	give
	.p2align	2
	.type	give,@function
give:
.Lfunc_begin7:
	.loc	0 81 0 is_stmt 1
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
.Ltmp14:
	.loc	0 81 63 prologue_end
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s17, s17, _Z9mem_fencej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 2
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
	.loc	0 81 108 is_stmt 0
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s16
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b32 s16, 32
	.loc	0 81 96
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
	.loc	0 81 115
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
	.loc	0 81 115 epilogue_begin
	s_add_i32 s32, s32, 0xfffffc00
	s_mov_b32 s33, s24
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Ltmp15:
.Lfunc_end7:
	.size	give, .Lfunc_end7-give

	.hidden	add
	.globl	add
	.p2align	2
	.type	add,@function
add:
.Lfunc_begin8:
	.loc	0 82 0 is_stmt 1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s27, s33
	s_mov_b32 s33, s32
	s_xor_saveexec_b32 s16, -1
	buffer_store_dword v6, off, s[0:3], s33 offset:12
	buffer_store_dword v3, off, s[0:3], s33 offset:24
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s16
	s_add_i32 s32, s32, 0x600
	v_writelane_b32 v6, s30, 0
	v_writelane_b32 v6, s31, 1
	buffer_store_dword v31, off, s[0:3], s33 offset:20
	v_mov_b32_e32 v4, v1
	v_writelane_b32 v3, s15, 0
	v_writelane_b32 v3, s14, 1
	v_writelane_b32 v3, s13, 2
	v_writelane_b32 v3, s12, 3
	v_writelane_b32 v3, s10, 4
	v_writelane_b32 v3, s11, 5
	v_writelane_b32 v3, s8, 6
	v_writelane_b32 v3, s9, 7
	v_writelane_b32 v3, s6, 8
	v_writelane_b32 v3, s7, 9
	v_writelane_b32 v3, s4, 10
	v_writelane_b32 v3, s5, 11
	v_mov_b32_e32 v1, v4
	v_mov_b32_e32 v4, v1
	buffer_store_dword v4, off, s[0:3], s33 offset:4
	buffer_store_dword v0, off, s[0:3], s33
	buffer_store_dword v2, off, s[0:3], s33 offset:8
.Ltmp16:
	.loc	0 82 75 prologue_end
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v4, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s16
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v4
	s_mov_b32 s16, 32
	.loc	0 82 70 is_stmt 0
	v_writelane_b32 v3, s16, 12
	s_or_saveexec_b32 s26, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:16
	s_mov_b32 exec_lo, s26
	v_lshrrev_b64 v[1:2], s16, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, take@rel32@lo+4
	s_addc_u32 s17, s17, take@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:20
	s_or_saveexec_b32 s26, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 exec_lo, s26
	s_waitcnt vmcnt(0)
	v_readlane_b32 s16, v0, 12
	v_readlane_b32 s4, v0, 10
	v_readlane_b32 s5, v0, 11
	v_readlane_b32 s6, v0, 8
	v_readlane_b32 s7, v0, 9
	v_readlane_b32 s8, v0, 6
	v_readlane_b32 s9, v0, 7
	v_readlane_b32 s10, v0, 4
	v_readlane_b32 s11, v0, 5
	v_readlane_b32 s12, v0, 3
	v_readlane_b32 s13, v0, 2
	v_readlane_b32 s14, v0, 1
	v_readlane_b32 s15, v0, 0
	.loc	0 82 87
	buffer_load_dword v3, off, s[0:3], s33 offset:8
	.loc	0 82 79
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v2, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v4, v0
	.loc	0 82 84
	global_load_dword v2, v[4:5], off offset:4 glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v2, v2, v3
	global_store_dword v[0:1], v2, off offset:4
	s_waitcnt_vscnt null, 0x0
	.loc	0 82 96
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s17
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	.loc	0 82 91
	v_lshrrev_b64 v[1:2], s16, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, give@rel32@lo+4
	s_addc_u32 s17, s17, give@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s26, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 exec_lo, s26
	.loc	0 82 100
	v_readlane_b32 s31, v6, 1
	v_readlane_b32 s30, v6, 0
	s_xor_saveexec_b32 s4, -1
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	buffer_load_dword v3, off, s[0:3], s33 offset:24
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s4
	.loc	0 82 100 epilogue_begin
	s_add_i32 s32, s32, 0xfffffa00
	s_mov_b32 s33, s27
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Ltmp17:
.Lfunc_end8:
	.size	add, .Lfunc_end8-add

	.protected	takes_in_callee
	.globl	takes_in_callee
	.p2align	8
	.type	takes_in_callee,@function
takes_in_callee:
.Lfunc_begin9:
	.loc	0 84 0 is_stmt 1
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x600
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
	v_writelane_b32 v3, s6, 5
	v_writelane_b32 v3, s7, 6
	v_writelane_b32 v3, s4, 7
	v_writelane_b32 v3, s5, 8
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v3, v1
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
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
.Ltmp18:
	.loc	0 85 7 prologue_end
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v7, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v7
	s_mov_b64 s[18:19], 32
	.loc	0 85 2 is_stmt 0
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v1, s8, 9
	v_writelane_b32 v1, s9, 10
	s_mov_b32 s15, 32
	v_writelane_b32 v1, s15, 11
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	v_lshrrev_b64 v[5:6], s15, v[5:6]
	v_mov_b32_e32 v1, v5
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, take@rel32@lo+4
	s_addc_u32 s17, s17, take@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v4, s15, v4
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v3, s15, v3
	v_or3_b32 v31, v2, v3, v4
	buffer_store_dword v31, off, s[0:3], s33 offset:32
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:32
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	s_waitcnt vmcnt(0)
	v_readlane_b32 s15, v0, 11
	v_readlane_b32 s4, v0, 7
	v_readlane_b32 s5, v0, 8
	v_readlane_b32 s6, v0, 5
	v_readlane_b32 s7, v0, 6
	v_readlane_b32 s8, v0, 9
	v_readlane_b32 s9, v0, 10
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s14, v0, 0
	.loc	0 86 2 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v2, v0
	.loc	0 86 8 is_stmt 0
	global_load_dword v2, v[2:3], off glc dlc
	s_waitcnt vmcnt(0)
	s_mov_b32 s16, 1
	v_add_nc_u32_e64 v2, v2, s16
	global_store_dword v[0:1], v2, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 87 14 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s16
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	.loc	0 87 2 is_stmt 0
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
	.loc	0 88 1 is_stmt 1
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	s_endpgm
.Ltmp19:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel takes_in_callee
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 104
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
.Lfunc_end9:
	.size	takes_in_callee, .Lfunc_end9-takes_in_callee

	.protected	takes_twice
	.globl	takes_twice
	.p2align	8
	.type	takes_twice,@function
takes_twice:
.Lfunc_begin10:
	.loc	0 90 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x600
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
	v_writelane_b32 v5, s6, 5
	v_writelane_b32 v5, s7, 6
	v_writelane_b32 v5, s4, 7
	v_writelane_b32 v5, s5, 8
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
.Ltmp20:
	.loc	0 91 7 prologue_end
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v6, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v1
	s_mov_b64 s[18:19], 32
	.loc	0 91 2 is_stmt 0
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v5, s8, 9
	v_writelane_b32 v5, s9, 10
	s_mov_b32 s15, 32
	v_writelane_b32 v5, s15, 11
	v_lshrrev_b64 v[6:7], s15, v[6:7]
	v_mov_b32_e32 v1, v6
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, take@rel32@lo+4
	s_addc_u32 s17, s17, take@rel32@hi+12
	v_writelane_b32 v5, s16, 12
	v_writelane_b32 v5, s17, 13
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v5, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v4, s15, v4
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v3, s15, v3
	v_or3_b32 v31, v2, v3, v4
	buffer_store_dword v31, off, s[0:3], s33 offset:32
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:32
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	s_waitcnt vmcnt(0)
	v_readlane_b32 s15, v2, 11
	v_readlane_b32 s4, v2, 7
	v_readlane_b32 s5, v2, 8
	v_readlane_b32 s6, v2, 5
	v_readlane_b32 s7, v2, 6
	v_readlane_b32 s8, v2, 9
	v_readlane_b32 s9, v2, 10
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s14, v2, 0
	.loc	0 92 2 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	buffer_load_dword v3, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v3
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v3, v0
	.loc	0 92 8 is_stmt 0
	global_load_dword v3, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	s_mov_b32 s18, 1
	v_add_nc_u32_e64 v3, v3, s18
	global_store_dword v[0:1], v3, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 93 7 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v3, s16
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v1
	.loc	0 93 2 is_stmt 0
	v_lshrrev_b64 v[3:4], s15, v[3:4]
	v_mov_b32_e32 v1, v3
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, give@rel32@lo+4
	s_addc_u32 s17, s17, give@rel32@hi+12
	v_writelane_b32 v2, s16, 14
	v_writelane_b32 v2, s17, 15
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v2, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:32
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	s_waitcnt vmcnt(0)
	v_readlane_b32 s16, v0, 12
	v_readlane_b32 s17, v0, 13
	v_readlane_b32 s15, v0, 11
	v_readlane_b32 s4, v0, 7
	v_readlane_b32 s5, v0, 8
	v_readlane_b32 s6, v0, 5
	v_readlane_b32 s7, v0, 6
	v_readlane_b32 s8, v0, 9
	v_readlane_b32 s9, v0, 10
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s14, v0, 0
	.loc	0 94 7 is_stmt 1
	buffer_load_dword v2, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	s_mov_b64 s[22:23], 4
	.loc	0 94 12 is_stmt 0
	v_writelane_b32 v0, s22, 16
	v_writelane_b32 v0, s23, 17
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	v_mov_b32_e32 v1, v2
	s_mov_b32 s20, s22
	v_mov_b32_e32 v0, v3
	s_mov_b32 s19, s23
	v_add_co_u32 v1, s20, v1, s20
	v_add_co_ci_u32_e64 v0, s19, v0, s19, s20
	v_mov_b32_e32 v2, v0
	.loc	0 94 2
	v_mov_b32_e32 v0, v1
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:32
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	s_waitcnt vmcnt(0)
	v_readlane_b32 s20, v0, 16
	v_readlane_b32 s21, v0, 17
	v_readlane_b32 s15, v0, 11
	v_readlane_b32 s4, v0, 7
	v_readlane_b32 s5, v0, 8
	v_readlane_b32 s6, v0, 5
	v_readlane_b32 s7, v0, 6
	v_readlane_b32 s8, v0, 9
	v_readlane_b32 s9, v0, 10
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s16, v0, 14
	v_readlane_b32 s17, v0, 15
	.loc	0 95 2 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v2, v0
	.loc	0 95 8 is_stmt 0
	global_load_dword v2, v[2:3], off offset:4 glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v2, v2, s18
	global_store_dword v[0:1], v2, off offset:4
	s_waitcnt_vscnt null, 0x0
	.loc	0 96 7 is_stmt 1
	buffer_load_dword v2, off, s[0:3], s33
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v0
	.loc	0 96 12 is_stmt 0
	v_mov_b32_e32 v1, v2
	s_mov_b32 s19, s20
	v_mov_b32_e32 v0, v3
	s_mov_b32 s18, s21
	v_add_co_u32 v1, s19, v1, s19
	v_add_co_ci_u32_e64 v0, s18, v0, s18, s19
	v_mov_b32_e32 v2, v0
	.loc	0 96 2
	v_mov_b32_e32 v0, v1
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	.loc	0 97 1 is_stmt 1
	s_endpgm
.Ltmp21:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel takes_twice
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 104
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
.Lfunc_end10:
	.size	takes_twice, .Lfunc_end10-takes_twice

	.protected	takes_if_odd
	.globl	takes_if_odd
	.p2align	8
	.type	takes_if_odd,@function
takes_if_odd:
.Lfunc_begin11:
	.loc	0 99 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x800
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
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
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
.Ltmp22:
	.loc	0 100 6 prologue_end
	buffer_load_dword v3, off, s[0:3], s33 offset:8
	buffer_load_dword v5, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v5
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	buffer_store_dword v4, off, s[0:3], s33 offset:36
	s_mov_b64 s[18:19], 32
	.loc	0 100 11 is_stmt 0
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
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	buffer_load_dword v3, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v4, v0
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	v_mov_b32_e32 v5, v1
	.loc	0 100 6
	v_ashrrev_i32_e32 v1, 31, v4
	v_mov_b32_e32 v5, v1
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[5:6], s4, v[4:5]
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v1, s4, v1, v4
	v_add_co_ci_u32_e64 v3, s4, v2, v3, s4
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off
	.loc	0 100 14
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, 1, v1
	v_cmp_eq_u32_e64 s5, v1, 1
	.loc	0 100 6
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB19_2
	.loc	0 101 8 is_stmt 1
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
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
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	buffer_load_dword v4, off, s[0:3], s33 offset:48
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v7, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v7
	s_mov_b64 s[18:19], 32
	.loc	0 101 3 is_stmt 0
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v1, s8, 12
	v_writelane_b32 v1, s9, 13
	s_mov_b32 s15, 32
	v_writelane_b32 v1, s15, 14
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	v_lshrrev_b64 v[5:6], s15, v[5:6]
	v_mov_b32_e32 v1, v5
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, take@rel32@lo+4
	s_addc_u32 s17, s17, take@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v4, s15, v4
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v3, s15, v3
	v_or3_b32 v31, v2, v3, v4
	buffer_store_dword v31, off, s[0:3], s33 offset:52
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	buffer_load_dword v31, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(1)
	v_readlane_b32 s15, v0, 14
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
	.loc	0 102 3 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v2, v0
	.loc	0 102 9 is_stmt 0
	global_load_dword v2, v[2:3], off glc dlc
	s_waitcnt vmcnt(0)
	s_mov_b32 s16, 1
	v_add_nc_u32_e64 v2, v2, s16
	global_store_dword v[0:1], v2, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 103 8 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s16
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	.loc	0 103 3 is_stmt 0
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, give@rel32@lo+4
	s_addc_u32 s17, s17, give@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
.LBB19_2:
	.loc	0 0 3
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v3, 11
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 105 2 is_stmt 1
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
	buffer_load_dword v5, off, s[0:3], s33 offset:16
	buffer_load_dword v3, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v3
	s_mov_b64 s[18:19], 32
	.loc	0 105 11 is_stmt 0
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
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	buffer_store_dword v2, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v2, v3
	.loc	0 105 2
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v1
	v_mov_b32_e32 v2, v3
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[2:3], s4, v[1:2]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v1, s4, v1, v4
	v_add_co_ci_u32_e64 v3, s4, v2, v3, s4
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, 1
	.loc	0 105 14
	global_store_dword v[1:2], v3, off offset:256
	s_waitcnt_vscnt null, 0x0
	.loc	0 106 1 is_stmt 1
	s_endpgm
.Ltmp23:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel takes_if_odd
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 120
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
.Lfunc_end11:
	.size	takes_if_odd, .Lfunc_end11-takes_if_odd

	.protected	adds_in_callee
	.globl	adds_in_callee
	.p2align	8
	.type	adds_in_callee,@function
adds_in_callee:
.Lfunc_begin12:
	.loc	0 108 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x600
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
	v_writelane_b32 v5, s6, 5
	v_writelane_b32 v5, s7, 6
	v_writelane_b32 v5, s4, 7
	v_writelane_b32 v5, s5, 8
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
.Ltmp24:
	.loc	0 109 6 prologue_end
	buffer_load_dword v3, off, s[0:3], s33
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], s33 offset:36
	buffer_load_dword v6, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v3, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v6
	.loc	0 109 12 is_stmt 0
	buffer_load_dword v9, off, s[0:3], s33 offset:8
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, v6
	s_mov_b64 s[18:19], 32
	.loc	0 109 17
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v5, s8, 9
	v_writelane_b32 v5, s9, 10
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v5, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
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
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:40
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s4, v2, 7
	v_readlane_b32 s5, v2, 8
	v_readlane_b32 s6, v2, 5
	v_readlane_b32 s7, v2, 6
	v_readlane_b32 s8, v2, 9
	v_readlane_b32 s9, v2, 10
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	buffer_store_dword v2, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v5, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v2, v5
	.loc	0 109 12
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v5, 31, v1
	v_mov_b32_e32 v2, v5
	s_mov_b32 s15, 2
	v_lshlrev_b64 v[7:8], s15, v[1:2]
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v2, v10
	v_mov_b32_e32 v5, v8
	v_add_co_u32 v1, s15, v1, v6
	v_add_co_ci_u32_e64 v5, s15, v2, v5, s15
	v_mov_b32_e32 v2, v5
	global_load_dword v2, v[1:2], off
	s_mov_b32 s15, 32
	.loc	0 109 2
	v_lshrrev_b64 v[3:4], s15, v[3:4]
	v_mov_b32_e32 v1, v3
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, add@rel32@lo+4
	s_addc_u32 s17, s17, add@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	.loc	0 110 1 is_stmt 1
	s_endpgm
.Ltmp25:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel adds_in_callee
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 152
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
.Lfunc_end12:
	.size	adds_in_callee, .Lfunc_end12-adds_in_callee

	.hidden	add_to
	.globl	add_to
	.p2align	2
	.type	add_to,@function
add_to:
.Lfunc_begin13:
	.loc	0 112 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s27, s33
	s_mov_b32 s33, s32
	s_xor_saveexec_b32 s16, -1
	buffer_store_dword v7, off, s[0:3], s33 offset:20
	buffer_store_dword v3, off, s[0:3], s33 offset:36
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s16
	s_add_i32 s32, s32, 0x600
	v_writelane_b32 v7, s30, 0
	v_writelane_b32 v7, s31, 1
	buffer_store_dword v31, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v6, v3
	s_or_saveexec_b32 s26, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:24
	s_mov_b32 exec_lo, s26
	buffer_store_dword v2, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v2, v1
	v_mov_b32_e32 v5, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(1)
	v_writelane_b32 v3, s15, 0
	v_writelane_b32 v3, s14, 1
	v_writelane_b32 v3, s13, 2
	v_writelane_b32 v3, s12, 3
	v_writelane_b32 v3, s10, 4
	v_writelane_b32 v3, s11, 5
	v_writelane_b32 v3, s8, 6
	v_writelane_b32 v3, s9, 7
	v_writelane_b32 v3, s6, 8
	v_writelane_b32 v3, s7, 9
	v_writelane_b32 v3, s4, 10
	v_writelane_b32 v3, s5, 11
	v_mov_b32_e32 v1, v6
	v_mov_b32_e32 v6, v2
	v_mov_b32_e32 v2, v6
	buffer_store_dword v2, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v2, v5
	buffer_store_dword v2, off, s[0:3], s33
	v_mov_b32_e32 v2, v1
	buffer_store_dword v2, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:8
	buffer_store_dword v4, off, s[0:3], s33 offset:16
.Ltmp26:
	.loc	0 113 7 prologue_end
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v4, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s16
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v4
	s_mov_b32 s16, 32
	.loc	0 113 2 is_stmt 0
	v_writelane_b32 v3, s16, 12
	s_or_saveexec_b32 s26, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:24
	s_mov_b32 exec_lo, s26
	v_lshrrev_b64 v[1:2], s16, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, take@rel32@lo+4
	s_addc_u32 s17, s17, take@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:28
	s_or_saveexec_b32 s26, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:24
	s_mov_b32 exec_lo, s26
	s_waitcnt vmcnt(0)
	v_readlane_b32 s16, v0, 12
	v_readlane_b32 s4, v0, 10
	v_readlane_b32 s5, v0, 11
	v_readlane_b32 s6, v0, 8
	v_readlane_b32 s7, v0, 9
	v_readlane_b32 s8, v0, 6
	v_readlane_b32 s9, v0, 7
	v_readlane_b32 s10, v0, 4
	v_readlane_b32 s11, v0, 5
	v_readlane_b32 s12, v0, 3
	v_readlane_b32 s13, v0, 2
	v_readlane_b32 s14, v0, 1
	v_readlane_b32 s15, v0, 0
	.loc	0 114 11 is_stmt 1
	buffer_load_dword v3, off, s[0:3], s33 offset:16
	.loc	0 114 2 is_stmt 0
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v4, v0
	.loc	0 114 8
	global_load_dword v2, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v2, v2, v3
	global_store_dword v[0:1], v2, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 115 7 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s17
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	.loc	0 115 2 is_stmt 0
	v_lshrrev_b64 v[1:2], s16, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, give@rel32@lo+4
	s_addc_u32 s17, s17, give@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s26, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:24
	s_mov_b32 exec_lo, s26
	.loc	0 116 1 is_stmt 1
	v_readlane_b32 s31, v7, 1
	v_readlane_b32 s30, v7, 0
	s_xor_saveexec_b32 s4, -1
	buffer_load_dword v7, off, s[0:3], s33 offset:20
	buffer_load_dword v3, off, s[0:3], s33 offset:36
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s4
	.loc	0 116 1 epilogue_begin is_stmt 0
	s_add_i32 s32, s32, 0xfffffa00
	s_mov_b32 s33, s27
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Ltmp27:
.Lfunc_end13:
	.size	add_to, .Lfunc_end13-add_to

	.protected	adds_beside_others
	.globl	adds_beside_others
	.p2align	8
	.type	adds_beside_others,@function
adds_beside_others:
.Lfunc_begin14:
	.loc	0 118 0 is_stmt 1
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xa00
	s_add_u32 s12, s12, s17
	s_addc_u32 s13, s13, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s12
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s13
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v4, s16, 0
	s_mov_b32 s13, s15
	v_writelane_b32 v4, s13, 1
	s_mov_b32 s12, s14
	v_readlane_b32 s14, v4, 0
	v_writelane_b32 v4, s12, 2
	v_writelane_b32 v4, s10, 3
	v_writelane_b32 v4, s11, 4
	s_mov_b64 s[16:17], s[8:9]
	v_writelane_b32 v4, s16, 5
	v_writelane_b32 v4, s17, 6
	v_writelane_b32 v4, s6, 7
	v_writelane_b32 v4, s7, 8
	v_writelane_b32 v4, s4, 9
	v_writelane_b32 v4, s5, 10
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
.Ltmp28:
	.loc	0 119 10 prologue_end
	buffer_load_dword v5, off, s[0:3], s33 offset:8
	buffer_load_dword v3, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v3
	buffer_store_dword v5, off, s[0:3], s33 offset:48
	buffer_store_dword v6, off, s[0:3], s33 offset:52
	s_mov_b64 s[18:19], 32
	.loc	0 119 15 is_stmt 0
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v4, s8, 11
	v_writelane_b32 v4, s9, 12
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	v_writelane_b32 v4, s16, 13
	v_writelane_b32 v4, s17, 14
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:56
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	buffer_load_dword v3, off, s[0:3], s33 offset:52
	v_readlane_b32 s14, v4, 0
	v_readlane_b32 s13, v4, 1
	v_readlane_b32 s12, v4, 2
	v_readlane_b32 s10, v4, 3
	v_readlane_b32 s11, v4, 4
	v_readlane_b32 s4, v4, 9
	v_readlane_b32 s5, v4, 10
	v_readlane_b32 s6, v4, 7
	v_readlane_b32 s7, v4, 8
	v_readlane_b32 s8, v4, 11
	v_readlane_b32 s9, v4, 12
	v_readlane_b32 s16, v4, 13
	v_readlane_b32 s17, v4, 14
	v_mov_b32_e32 v5, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v6, v1
	.loc	0 119 10
	v_ashrrev_i32_e32 v1, 31, v5
	v_mov_b32_e32 v6, v1
	s_mov_b32 s15, 2
	v_writelane_b32 v4, s15, 15
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v4, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s25
	v_lshlrev_b64 v[6:7], s15, v[5:6]
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v7
	v_add_co_u32 v1, s15, v1, v5
	v_add_co_ci_u32_e64 v3, s15, v2, v3, s15
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off
	.loc	0 119 24
	buffer_load_dword v2, off, s[0:3], s33 offset:24
	.loc	0 119 22
	v_mov_b32_e32 v5, s15
	v_mov_b32_e32 v3, v5
	s_mov_b32 s15, 3
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[1:2], s15, v1, s15, v[2:3]
	.loc	0 119 6
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	.loc	0 121 6 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	buffer_load_dword v3, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	.loc	0 121 11 is_stmt 0
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	buffer_store_dword v2, off, s[0:3], s33 offset:40
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	buffer_load_dword v3, off, s[0:3], s33 offset:40
	v_readlane_b32 s4, v4, 15
	v_mov_b32_e32 v4, v0
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s25
	v_mov_b32_e32 v5, v1
	.loc	0 121 6
	v_ashrrev_i32_e32 v1, 31, v4
	v_mov_b32_e32 v5, v1
	v_lshlrev_b64 v[5:6], s4, v[4:5]
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v1, s4, v1, v4
	v_add_co_ci_u32_e64 v3, s4, v2, v3, s4
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off
	.loc	0 121 14
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, 1, v1
	v_cmp_eq_u32_e64 s5, v1, 1
	.loc	0 121 6
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s25
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB22_2
	.loc	0 121 26
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
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
	buffer_load_dword v5, off, s[0:3], s33 offset:60
	buffer_load_dword v6, off, s[0:3], s33 offset:64
	buffer_load_dword v7, off, s[0:3], s33 offset:68
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v10, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, v1
	.loc	0 121 32
	buffer_load_dword v2, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	v_mov_b32_e32 v8, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	.loc	0 121 37
	buffer_load_dword v4, off, s[0:3], s33 offset:28
	s_mov_b64 s[18:19], 32
	.loc	0 121 19
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[10:11], s15, v[10:11]
	v_mov_b32_e32 v1, v10
	v_lshrrev_b64 v[8:9], s15, v[8:9]
	v_mov_b32_e32 v3, v8
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, add_to@rel32@lo+4
	s_addc_u32 s17, s17, add_to@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v7, s15, v7
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v6, s15, v6
	v_or3_b32 v31, v5, v6, v7
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
.LBB22_2:
	.loc	0 0 19
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s25
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v3, 16
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 122 16 is_stmt 1
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
	buffer_load_dword v3, off, s[0:3], s33 offset:28
	.loc	0 122 18 is_stmt 0
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v3, v3, v3
	.loc	0 122 2
	buffer_load_dword v6, off, s[0:3], s33 offset:16
	buffer_load_dword v4, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v4
	s_mov_b64 s[18:19], 32
	.loc	0 122 11
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
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s25
	buffer_store_dword v2, off, s[0:3], s33 offset:72
	v_mov_b32_e32 v4, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:72
	v_mov_b32_e32 v2, v4
	.loc	0 122 2
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v4, 31, v1
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
	.loc	0 122 14
	global_store_dword v[1:2], v3, off offset:256
	s_waitcnt_vscnt null, 0x0
	.loc	0 123 1 is_stmt 1
	s_endpgm
.Ltmp29:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel adds_beside_others
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
.Lfunc_end14:
	.size	adds_beside_others, .Lfunc_end14-adds_beside_others

	.protected	leader_adds_in_callee
	.globl	leader_adds_in_callee
	.p2align	8
	.type	leader_adds_in_callee,@function
leader_adds_in_callee:
.Lfunc_begin15:
	.loc	0 125 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x800
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
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
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
	.loc	0 126 6 prologue_end
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
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v1, v3
	.loc	0 126 8 is_stmt 0
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e64 s5, v1, v2
	.loc	0 126 6
	s_mov_b32 s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB23_2
	.loc	0 126 18
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
	buffer_load_dword v3, off, s[0:3], s33 offset:36
	buffer_load_dword v4, off, s[0:3], s33 offset:40
	buffer_load_dword v5, off, s[0:3], s33 offset:44
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v6, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v1
	.loc	0 126 24
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	buffer_load_dword v8, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v8
	global_load_dword v2, v[1:2], off offset:20
	s_mov_b64 s[18:19], 32
	.loc	0 126 14
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[6:7], s15, v[6:7]
	v_mov_b32_e32 v1, v6
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, add@rel32@lo+4
	s_addc_u32 s17, s17, add@rel32@hi+12
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
.LBB23_2:
	.loc	0 0 14
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 127 1 is_stmt 1
	s_endpgm
.Ltmp31:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel leader_adds_in_callee
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
	.size	leader_adds_in_callee, .Lfunc_end15-leader_adds_in_callee

	.protected	two_words_inside
	.globl	two_words_inside
	.p2align	8
	.type	two_words_inside,@function
two_words_inside:
.Lfunc_begin16:
	.loc	0 131 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x800
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
	v_mov_b32_e32 v1, s4
.Ltmp32:
	.loc	0 132 7 prologue_end
	buffer_store_byte v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	.loc	0 134 2
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
.LBB24_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 12
	v_readlane_b32 s5, v0, 11
	v_writelane_b32 v0, s5, 13
	.loc	0 134 10
	buffer_load_ubyte v1, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, 1, v1
	v_cmp_eq_u32_e64 s5, v1, 1
	s_mov_b32 s6, -1
	.loc	0 134 9
	s_xor_b32 s5, s5, s6
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 14
	.loc	0 134 2
	v_writelane_b32 v0, s4, 15
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB24_7
	.loc	0 135 8 is_stmt 1
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
	.loc	0 135 7 is_stmt 0
	s_mov_b32 s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB24_5
	.loc	0 136 9 is_stmt 1
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
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e64 s5, v1, v2
	.loc	0 136 8 is_stmt 0
	s_mov_b32 s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB24_6
	.loc	0 137 5 is_stmt 1
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
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	buffer_load_dword v5, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v5
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v5, v0
	.loc	0 137 11 is_stmt 0
	global_load_dword v5, v[5:6], off glc dlc
	s_waitcnt vmcnt(0)
	s_mov_b32 s8, 1
	v_add_nc_u32_e64 v5, v5, s8
	global_store_dword v[0:1], v5, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 138 17 is_stmt 1
	buffer_load_dword v5, off, s[0:3], s33
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v0
	s_mov_b64 s[18:19], 4
	.loc	0 138 22 is_stmt 0
	v_mov_b32_e32 v1, v5
	s_mov_b32 s9, s18
	v_mov_b32_e32 v0, v6
	s_mov_b32 s8, s19
	v_add_co_u32 v5, s9, v1, s9
	v_add_co_ci_u32_e64 v0, s8, v0, s8, s9
	v_mov_b32_e32 v6, v0
	s_mov_b64 s[18:19], 32
	.loc	0 138 5
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
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_mov_b32 s4, 1
	v_mov_b32_e32 v0, s4
	.loc	0 139 10 is_stmt 1
	buffer_store_byte v0, off, s[0:3], s33 offset:28
	.loc	0 140 4
	s_branch .LBB24_6
.LBB24_5:
	.loc	0 0 4 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 135 7 is_stmt 1
	s_branch .LBB24_8
.LBB24_6:
	.loc	0 0 7 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v0, 18
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 141 16 is_stmt 1
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
	.loc	0 141 4 is_stmt 0
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
	s_add_u32 s16, s16, _Z11atomic_xchgPU3AS1Vii@rel32@lo+4
	s_addc_u32 s17, s17, _Z11atomic_xchgPU3AS1Vii@rel32@hi+12
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
	.loc	0 142 3 is_stmt 1
	s_branch .LBB24_5
.LBB24_7:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 13
	v_readlane_b32 s5, v0, 15
	.loc	0 134 2 is_stmt 1
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 12
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 11
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 19
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB24_1
	s_branch .LBB24_9
.LBB24_8:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 134 2
	v_writelane_b32 v0, s4, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_branch .LBB24_7
.LBB24_9:
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 143 1 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_endpgm
.Ltmp33:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel two_words_inside
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
.Lfunc_end16:
	.size	two_words_inside, .Lfunc_end16-two_words_inside

	.protected	queue_of_lanes
	.globl	queue_of_lanes
	.p2align	8
	.type	queue_of_lanes,@function
queue_of_lanes:
.Lfunc_begin17:
	.loc	0 145 0
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
.Ltmp34:
	.loc	0 146 11 prologue_end
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
	buffer_store_dword v3, off, s[0:3], s33 offset:40
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
	buffer_store_dword v31, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:48
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
	v_mov_b32_e32 v2, v1
	v_mov_b32_e32 v1, v2
	s_mov_b32 s15, 1
	.loc	0 146 13 is_stmt 0
	v_add_nc_u32_e64 v0, v0, s15
	.loc	0 146 6
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	.loc	0 146 39
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v3, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v1
	.loc	0 146 45
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	s_mov_b32 s15, 32
	.loc	0 146 27
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
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v1, v0
	.loc	0 146 18
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	.loc	0 148 6 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 13
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB25_2
	.loc	0 149 22
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	buffer_load_dword v3, off, s[0:3], s33 offset:28
	.loc	0 149 3 is_stmt 0
	buffer_load_dword v6, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v1
	.loc	0 149 12
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v4, 31, v1
	v_mov_b32_e32 v2, v4
	s_mov_b32 s4, 2
	.loc	0 149 3
	v_lshlrev_b64 v[8:9], s4, v[1:2]
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32 v1, s4, v1, v5
	v_add_co_ci_u32_e64 v4, s4, v2, v4, s4
	v_mov_b32_e32 v2, v4
	.loc	0 149 20
	global_store_dword v[1:2], v3, off offset:256
	s_waitcnt_vscnt null, 0x0
	s_mov_b32 s4, 0
	.loc	0 150 3 is_stmt 1
	v_writelane_b32 v0, s4, 14
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_branch .LBB25_3
.LBB25_2:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 13
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 148 6 is_stmt 1
	s_branch .LBB25_8
.LBB25_3:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	v_readlane_b32 s5, v0, 14
	v_writelane_b32 v0, s5, 16
	.loc	0 150 10 is_stmt 1
	buffer_load_dword v5, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	.loc	0 150 20 is_stmt 0
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v3, 31, v1
	v_mov_b32_e32 v2, v3
	s_mov_b32 s5, 2
	.loc	0 150 10
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
	.loc	0 150 24
	v_cmp_eq_u32_e64 s5, v1, s5
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 17
	.loc	0 150 3
	v_writelane_b32 v0, s4, 18
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 19
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB25_5
	.loc	0 0 3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 150 3
	v_writelane_b32 v0, s4, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
.LBB25_5:
	.loc	0 0 3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 16
	v_readlane_b32 s5, v0, 18
	.loc	0 150 3
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 15
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 14
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 20
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB25_3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 20
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 151 2 is_stmt 1
	s_branch .LBB25_2
.LBB25_8:
	.loc	0 152 2
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
	buffer_load_dword v3, off, s[0:3], s33 offset:52
	buffer_load_dword v4, off, s[0:3], s33 offset:56
	buffer_load_dword v5, off, s[0:3], s33 offset:60
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v6, v0
	.loc	0 152 9 is_stmt 0
	global_load_dword v2, v[6:7], off
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v2, v2, s8
	global_store_dword v[0:1], v2, off
	.loc	0 153 21 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v6, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v1
	.loc	0 153 27 is_stmt 0
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	s_mov_b64 s[18:19], 32
	.loc	0 153 6
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
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
	v_or3_b32 v31, v3, v4, v5
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v1, v0
	.loc	0 153 37
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	.loc	0 153 34
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s5, v1, v2
	.loc	0 153 6
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 21
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB25_10
	.loc	0 0 6
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, 0
	.loc	0 154 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 22
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_branch .LBB25_11
.LBB25_10:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 153 6 is_stmt 1
	s_branch .LBB25_16
.LBB25_11:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	v_readlane_b32 s5, v0, 22
	v_writelane_b32 v0, s5, 24
	.loc	0 154 18 is_stmt 1
	buffer_load_dword v5, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	.loc	0 154 27 is_stmt 0
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v3, 31, v1
	v_mov_b32_e32 v2, v3
	s_mov_b32 s5, 2
	.loc	0 154 18
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
	.loc	0 154 16
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 s5, 0
	.loc	0 154 32
	v_cmp_eq_u32_e64 s5, v1, s5
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 25
	.loc	0 154 3
	v_writelane_b32 v0, s4, 26
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 27
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB25_13
	.loc	0 0 3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 154 3
	v_writelane_b32 v0, s4, 26
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
.LBB25_13:
	.loc	0 0 3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 24
	v_readlane_b32 s5, v0, 26
	.loc	0 154 3
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 23
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 22
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 28
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB25_11
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 28
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 155 3 is_stmt 1
	buffer_load_dword v4, off, s[0:3], s33
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v0
	.loc	0 155 13 is_stmt 0
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v2, 31, v0
	v_mov_b32_e32 v1, v2
	s_mov_b32 s4, 2
	.loc	0 155 3
	v_lshlrev_b64 v[1:2], s4, v[0:1]
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_co_u32 v0, s4, v0, v3
	v_add_co_ci_u32_e64 v2, s4, v1, v2, s4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, 1
	.loc	0 155 19
	global_store_dword v[0:1], v2, off offset:256
	s_waitcnt_vscnt null, 0x0
	.loc	0 156 2 is_stmt 1
	s_branch .LBB25_10
.LBB25_16:
	.loc	0 157 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_endpgm
.Ltmp35:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel queue_of_lanes
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
.Lfunc_end17:
	.size	queue_of_lanes, .Lfunc_end17-queue_of_lanes

	.protected	bit_of_each
	.globl	bit_of_each
	.p2align	8
	.type	bit_of_each,@function
bit_of_each:
.Lfunc_begin18:
	.loc	0 159 0
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
.Ltmp36:
	.loc	0 160 15 prologue_end
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
	.loc	0 160 12 is_stmt 0
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v1, v1, s5
	.loc	0 160 6
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	.loc	0 162 2 is_stmt 1
	v_writelane_b32 v0, s4, 12
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
.LBB28_1:
	.loc	0 0 2 is_stmt 0
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
	v_readlane_b32 s8, v3, 13
	v_readlane_b32 s9, v3, 12
	v_writelane_b32 v3, s9, 14
	.loc	0 162 19
	v_writelane_b32 v3, s8, 15
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	buffer_load_dword v1, off, s[0:3], s33 offset:44
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	buffer_load_dword v4, off, s[0:3], s33
	buffer_load_dword v6, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	buffer_store_dword v4, off, s[0:3], s33 offset:56
	buffer_store_dword v5, off, s[0:3], s33 offset:60
	s_mov_b64 s[18:19], 32
	.loc	0 162 26
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 16
	v_writelane_b32 v3, s9, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:32
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
	v_readlane_b32 s8, v2, 16
	v_readlane_b32 s9, v2, 17
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v4, v1
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v3, v4
	s_mov_b32 s15, 31
	.loc	0 162 28
	v_ashrrev_i32_e64 v3, s15, v2
	s_mov_b32 s15, 27
	v_lshrrev_b32_e64 v3, s15, v3
	v_add_nc_u32_e64 v2, v2, v3
	s_mov_b32 s15, 5
	v_ashrrev_i32_e64 v2, s15, v2
	.loc	0 162 24
	v_ashrrev_i32_e64 v4, 31, v2
	v_mov_b32_e32 v3, v4
	s_mov_b32 s15, 2
	v_lshlrev_b64 v[4:5], s15, v[2:3]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v5
	v_add_co_u32 v3, s15, v2, v3
	v_add_co_ci_u32_e64 v0, s15, v0, v1, s15
	v_mov_b32_e32 v4, v0
	.loc	0 162 34
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	.loc	0 162 9
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
	.loc	0 162 39
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	buffer_load_dword v3, off, s[0:3], s33 offset:28
	.loc	0 162 37
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, v3
	.loc	0 162 2
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 18
	v_writelane_b32 v0, s4, 19
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 20
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB28_3
	.loc	0 0 2
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 162 2
	v_writelane_b32 v0, s4, 19
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
.LBB28_3:
	.loc	0 0 2
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 20
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 14
	v_readlane_b32 s5, v0, 19
	.loc	0 162 2
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 13
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 12
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 21
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB28_1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 163 2 is_stmt 1
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
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	buffer_load_dword v1, off, s[0:3], s33 offset:44
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	buffer_load_dword v5, off, s[0:3], s33 offset:16
	buffer_load_dword v3, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v3
	buffer_store_dword v5, off, s[0:3], s33 offset:84
	buffer_store_dword v6, off, s[0:3], s33 offset:88
	s_mov_b64 s[18:19], 32
	.loc	0 163 6 is_stmt 0
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v4, s8, 22
	v_writelane_b32 v4, s9, 23
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	v_writelane_b32 v4, s16, 24
	v_writelane_b32 v4, s17, 25
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v4, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:76
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:80
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:76
	buffer_load_dword v2, off, s[0:3], s33 offset:84
	buffer_load_dword v3, off, s[0:3], s33 offset:88
	v_readlane_b32 s14, v4, 0
	v_readlane_b32 s13, v4, 1
	v_readlane_b32 s12, v4, 2
	v_readlane_b32 s10, v4, 3
	v_readlane_b32 s11, v4, 4
	v_readlane_b32 s16, v4, 24
	v_readlane_b32 s17, v4, 25
	v_readlane_b32 s4, v4, 9
	v_readlane_b32 s5, v4, 10
	v_readlane_b32 s6, v4, 7
	v_readlane_b32 s7, v4, 8
	v_readlane_b32 s8, v4, 22
	v_readlane_b32 s9, v4, 23
	v_mov_b32_e32 v4, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:80
	v_mov_b32_e32 v6, v1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v5, v6
	.loc	0 163 2
	v_ashrrev_i32_e32 v6, 31, v4
	v_mov_b32_e32 v5, v6
	s_mov_b32 s15, 2
	s_waitcnt vmcnt(0)
	v_writelane_b32 v1, s15, 26
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
	.loc	0 163 8
	global_load_dword v3, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	s_mov_b32 s15, 1
	v_add_nc_u32_e64 v3, v3, s15
	global_store_dword v[1:2], v3, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 164 13 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	.loc	0 164 20 is_stmt 0
	buffer_store_dword v1, off, s[0:3], s33 offset:68
	buffer_store_dword v2, off, s[0:3], s33 offset:72
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:76
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s15, v2, 26
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
	v_mov_b32_e32 v4, v1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	buffer_load_dword v1, off, s[0:3], s33 offset:72
	v_mov_b32_e32 v3, v4
	s_mov_b32 s16, 31
	.loc	0 164 22
	v_ashrrev_i32_e64 v3, s16, v2
	s_mov_b32 s16, 27
	v_lshrrev_b32_e64 v3, s16, v3
	v_add_nc_u32_e64 v2, v2, v3
	s_mov_b32 s16, 5
	v_ashrrev_i32_e64 v2, s16, v2
	.loc	0 164 18
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
	.loc	0 164 29
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	.loc	0 164 28
	s_waitcnt vmcnt(0)
	v_not_b32_e32 v2, v0
	.loc	0 164 2
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
	.loc	0 165 1 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_endpgm
.Ltmp37:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel bit_of_each
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
.Lfunc_end18:
	.size	bit_of_each, .Lfunc_end18-bit_of_each

	.hidden	wait_turn
	.globl	wait_turn
	.p2align	2
	.type	wait_turn,@function
wait_turn:
.Lfunc_begin19:
	.loc	0 167 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s26, s33
	s_mov_b32 s33, s32
	s_xor_saveexec_b32 s16, -1
	buffer_store_dword v4, off, s[0:3], s33 offset:12
	buffer_store_dword v1, off, s[0:3], s33 offset:24
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s16
	s_add_i32 s32, s32, 0x600
	v_writelane_b32 v4, s30, 0
	v_writelane_b32 v4, s31, 1
	buffer_store_dword v31, off, s[0:3], s33 offset:20
	v_mov_b32_e32 v2, v1
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	s_mov_b32 exec_lo, s25
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
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v1, off, s[0:3], s33 offset:16
	s_mov_b32 exec_lo, s25
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v1
	buffer_store_dword v2, off, s[0:3], s33 offset:4
	buffer_store_dword v0, off, s[0:3], s33
.Ltmp38:
	.loc	0 168 24 prologue_end
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s16
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b32 s16, 32
	.loc	0 168 13 is_stmt 0
	v_lshrrev_b64 v[1:2], s16, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z10atomic_incPU3AS1Vi@rel32@lo+4
	s_addc_u32 s17, s17, _Z10atomic_incPU3AS1Vi@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v1, v0
	.loc	0 168 6
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 exec_lo, s25
	buffer_store_dword v1, off, s[0:3], s33 offset:8
	s_mov_b32 s4, 0
	.loc	0 170 2 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 12
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 exec_lo, s25
.LBB30_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 exec_lo, s25
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
	.loc	0 170 19
	v_writelane_b32 v0, s16, 15
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 exec_lo, s25
	buffer_load_dword v31, off, s[0:3], s33 offset:20
	buffer_load_dword v2, off, s[0:3], s33
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v0
	s_mov_b64 s[18:19], 4
	.loc	0 170 21
	v_mov_b32_e32 v1, v2
	s_mov_b32 s17, s18
	v_mov_b32_e32 v0, v3
	s_mov_b32 s16, s19
	v_add_co_u32 v1, s17, v1, s17
	v_add_co_ci_u32_e64 v0, s16, v0, s16, s17
	v_mov_b32_e32 v2, v0
	.loc	0 170 9
	v_mov_b32_e32 v0, v1
	s_mov_b32 s16, 32
	v_lshrrev_b64 v[1:2], s16, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9atomic_orPU3AS1Vii@rel32@lo+4
	s_addc_u32 s17, s17, _Z9atomic_orPU3AS1Vii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	s_mov_b32 exec_lo, s25
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 15
	v_mov_b32_e32 v1, v0
	.loc	0 170 32
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 exec_lo, s25
	buffer_load_dword v2, off, s[0:3], s33 offset:8
	.loc	0 170 29
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 16
	.loc	0 170 2
	v_writelane_b32 v0, s4, 17
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 18
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 exec_lo, s25
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB30_3
	.loc	0 0 2
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 exec_lo, s25
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 170 2
	v_writelane_b32 v0, s4, 17
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 exec_lo, s25
.LBB30_3:
	.loc	0 0 2
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 exec_lo, s25
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 14
	v_readlane_b32 s5, v0, 17
	.loc	0 170 2
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 13
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 12
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 19
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 exec_lo, s25
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB30_1
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 exec_lo, s25
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 171 1 is_stmt 1
	v_readlane_b32 s31, v4, 1
	v_readlane_b32 s30, v4, 0
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 exec_lo, s25
	s_xor_saveexec_b32 s4, -1
	buffer_load_dword v4, off, s[0:3], s33 offset:12
	buffer_load_dword v1, off, s[0:3], s33 offset:24
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s4
	.loc	0 171 1 epilogue_begin is_stmt 0
	s_add_i32 s32, s32, 0xfffffa00
	s_mov_b32 s33, s26
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Ltmp39:
.Lfunc_end19:
	.size	wait_turn, .Lfunc_end19-wait_turn

	.protected	turns_in_rounds
	.globl	turns_in_rounds
	.p2align	8
	.type	turns_in_rounds,@function
turns_in_rounds:
.Lfunc_begin20:
	.loc	0 173 0 is_stmt 1
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
	buffer_store_dword v2, off, s[0:3], s33 offset:68
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	buffer_store_dword v0, off, s[0:3], s33 offset:60
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
	.loc	0 174 10 prologue_end
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 11
	v_writelane_b32 v3, s9, 12
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	v_writelane_b32 v3, s16, 13
	v_writelane_b32 v3, s17, 14
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
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
	v_readlane_b32 s16, v2, 13
	v_readlane_b32 s17, v2, 14
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	buffer_store_dword v2, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v2, v3
	.loc	0 174 6 is_stmt 0
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	.loc	0 176 6 is_stmt 1
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v2, v3
	s_mov_b32 s4, 21
	.loc	0 176 8 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s4, v1, s4
	.loc	0 176 6
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	v_writelane_b32 v0, s5, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB31_10
	s_branch .LBB31_2
.LBB31_1:
	.loc	0 177 3 is_stmt 1
	s_branch .LBB31_24
.LBB31_2:
	.loc	0 0 3 is_stmt 0
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
	.loc	0 178 6 is_stmt 1
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
	buffer_store_dword v0, off, s[0:3], s33 offset:72
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:72
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v1, v3
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB31_4
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, 0
	.loc	0 179 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_branch .LBB31_5
.LBB31_4:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 178 6 is_stmt 1
	s_branch .LBB31_11
.LBB31_5:
	.loc	0 0 6 is_stmt 0
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
	v_readlane_b32 s8, v3, 18
	v_readlane_b32 s9, v3, 17
	v_writelane_b32 v3, s9, 19
	.loc	0 179 20 is_stmt 1
	v_writelane_b32 v3, s8, 20
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v2, off, s[0:3], s33 offset:68
	buffer_load_dword v4, off, s[0:3], s33
	buffer_load_dword v6, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	buffer_store_dword v4, off, s[0:3], s33 offset:80
	buffer_store_dword v5, off, s[0:3], s33 offset:84
	s_mov_b64 s[18:19], 32
	.loc	0 179 32 is_stmt 0
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
	buffer_store_dword v3, off, s[0:3], s33 offset:40
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
	buffer_store_dword v31, off, s[0:3], s33 offset:88
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:76
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:88
	buffer_load_dword v2, off, s[0:3], s33 offset:76
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
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v5, v1
	buffer_load_dword v0, off, s[0:3], s33 offset:80
	buffer_load_dword v1, off, s[0:3], s33 offset:84
	v_mov_b32_e32 v4, v5
	.loc	0 179 30
	v_ashrrev_i32_e32 v5, 31, v3
	v_mov_b32_e32 v4, v5
	s_mov_b32 s15, 2
	v_lshlrev_b64 v[5:6], s15, v[3:4]
	.loc	0 179 25
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v6
	v_add_co_u32 v3, s15, v3, v4
	v_add_co_ci_u32_e64 v0, s15, v0, v1, s15
	v_mov_b32_e32 v4, v0
	s_mov_b64 s[18:19], 0xfc
	.loc	0 179 34
	v_mov_b32_e32 v1, v3
	s_mov_b32 s16, s18
	v_mov_b32_e32 v0, v4
	s_mov_b32 s15, s19
	v_add_co_u32 v3, s16, v1, s16
	v_add_co_ci_u32_e64 v0, s15, v0, s15, s16
	v_mov_b32_e32 v4, v0
	.loc	0 179 10
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
	buffer_load_dword v2, off, s[0:3], s33 offset:76
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 20
	v_mov_b32_e32 v1, v0
	.loc	0 179 42
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	v_cmp_eq_u32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 23
	.loc	0 179 3
	v_writelane_b32 v0, s4, 24
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 25
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB31_7
	.loc	0 0 3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 179 3
	v_writelane_b32 v0, s4, 24
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
.LBB31_7:
	.loc	0 0 3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 19
	v_readlane_b32 s5, v0, 24
	.loc	0 179 3
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 18
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 17
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB31_5
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 26
	s_or_b32 exec_lo, exec_lo, s4
	s_branch .LBB31_4
.LBB31_10:
	.loc	0 176 6 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	s_or_saveexec_b32 s4, s4
	s_and_b32 s4, exec_lo, s4
	v_writelane_b32 v0, s4, 27
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB31_24
	s_branch .LBB31_1
.LBB31_11:
	.loc	0 180 7
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
	buffer_load_dword v4, off, s[0:3], s33 offset:16
	buffer_load_dword v6, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	global_load_dword v5, v[4:5], off offset:240 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 180 4 is_stmt 0
	buffer_load_dword v4, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v4, v4, v5
	buffer_store_dword v4, off, s[0:3], s33 offset:28
	s_mov_b64 s[18:19], 32
	.loc	0 181 2 is_stmt 1
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
	buffer_store_dword v31, off, s[0:3], s33 offset:108
	v_mov_b32_e32 v0, 2
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:108
	v_readlane_b32 s14, v3, 0
	v_readlane_b32 s13, v3, 1
	v_readlane_b32 s12, v3, 2
	v_readlane_b32 s10, v3, 3
	v_readlane_b32 s11, v3, 4
	v_readlane_b32 s8, v3, 28
	v_readlane_b32 s9, v3, 29
	v_readlane_b32 s6, v3, 7
	v_readlane_b32 s7, v3, 8
	v_readlane_b32 s4, v3, 9
	v_readlane_b32 s5, v3, 10
	.loc	0 182 14
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v2, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	.loc	0 182 26 is_stmt 0
	buffer_store_dword v0, off, s[0:3], s33 offset:96
	buffer_store_dword v1, off, s[0:3], s33 offset:100
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:108
	buffer_load_dword v2, off, s[0:3], s33 offset:104
	v_readlane_b32 s14, v3, 0
	v_readlane_b32 s13, v3, 1
	v_readlane_b32 s12, v3, 2
	v_readlane_b32 s10, v3, 3
	v_readlane_b32 s11, v3, 4
	v_readlane_b32 s4, v3, 9
	v_readlane_b32 s5, v3, 10
	v_readlane_b32 s6, v3, 7
	v_readlane_b32 s7, v3, 8
	v_readlane_b32 s8, v3, 28
	v_readlane_b32 s9, v3, 29
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v5, v1
	buffer_load_dword v0, off, s[0:3], s33 offset:96
	buffer_load_dword v1, off, s[0:3], s33 offset:100
	v_mov_b32_e32 v4, v5
	.loc	0 182 24
	v_ashrrev_i32_e32 v5, 31, v3
	v_mov_b32_e32 v4, v5
	s_waitcnt vmcnt(2)
	v_lshlrev_b64 v[4:5], v2, v[3:4]
	.loc	0 182 19
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v5
	v_add_co_u32 v2, s15, v2, v3
	v_add_co_ci_u32_e64 v0, s15, v0, v1, s15
	v_mov_b32_e32 v3, v0
	s_mov_b64 s[18:19], 0x100
	.loc	0 182 24
	v_mov_b32_e32 v1, v2
	s_mov_b32 s16, s18
	v_mov_b32_e32 v0, v3
	s_mov_b32 s15, s19
	v_add_co_u32 v1, s16, v1, s16
	v_add_co_ci_u32_e64 v0, s15, v0, s15, s16
	v_mov_b32_e32 v2, v0
	.loc	0 182 2
	v_mov_b32_e32 v0, v1
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11atomic_xchgPU3AS1Vii@rel32@lo+4
	s_addc_u32 s17, s17, _Z11atomic_xchgPU3AS1Vii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	.loc	0 183 11 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(1)
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 0
	.loc	0 183 7 is_stmt 0
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 30
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
.LBB31_12:
	.loc	0 0 7
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(1)
	v_readlane_b32 s4, v1, 31
	v_readlane_b32 s5, v1, 30
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s5, 0
	.loc	0 183 22
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s5, 2
	.loc	0 183 28
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s5, v1, s5
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 1
	.loc	0 183 2
	v_writelane_b32 v0, s4, 2
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 3
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB31_14
	.loc	0 184 13 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
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
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b32 exec_lo, s24
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	buffer_load_dword v3, off, s[0:3], s33 offset:64
	buffer_load_dword v4, off, s[0:3], s33 offset:68
	buffer_load_dword v6, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v1
	s_mov_b64 s[18:19], 0x98
	.loc	0 184 18 is_stmt 0
	v_mov_b32_e32 v5, v6
	s_mov_b32 s9, s18
	v_mov_b32_e32 v1, v7
	s_mov_b32 s8, s19
	v_add_co_u32 v5, s9, v5, s9
	v_add_co_ci_u32_e64 v1, s8, v1, s8, s9
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	.loc	0 184 3
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v0, s8, 4
	v_writelane_b32 v0, s9, 5
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v0, v5
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[5:6], s15, v[5:6]
	v_mov_b32_e32 v1, v5
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, wait_turn@rel32@lo+4
	s_addc_u32 s17, s17, wait_turn@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v4, s15, v4
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v3, s15, v3
	v_or3_b32 v31, v2, v3, v4
	buffer_store_dword v31, off, s[0:3], s33 offset:124
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	buffer_load_dword v31, off, s[0:3], s33 offset:124
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(2)
	v_readlane_b32 s4, v3, 9
	v_readlane_b32 s5, v3, 10
	v_readlane_b32 s6, v3, 7
	v_readlane_b32 s7, v3, 8
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v0, 4
	v_readlane_b32 s9, v0, 5
	v_readlane_b32 s10, v3, 3
	v_readlane_b32 s11, v3, 4
	v_readlane_b32 s12, v3, 2
	v_readlane_b32 s13, v3, 1
	v_readlane_b32 s14, v3, 0
	.loc	0 185 28 is_stmt 1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	v_writelane_b32 v0, s16, 6
	v_writelane_b32 v0, s17, 7
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b32 exec_lo, s24
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:124
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:112
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
	v_readlane_b32 s8, v2, 4
	v_readlane_b32 s9, v2, 5
	v_readlane_b32 s16, v2, 6
	v_readlane_b32 s17, v2, 7
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	buffer_store_dword v2, off, s[0:3], s33 offset:120
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:120
	v_mov_b32_e32 v2, v3
	.loc	0 185 32 is_stmt 0
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	.loc	0 185 26
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v4, v1, v2
	.loc	0 185 3
	buffer_load_dword v9, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, v1
	.loc	0 185 13
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v5, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:116
	v_mov_b32_e32 v3, v5
	s_mov_b32 s4, 3
	.loc	0 185 15
	v_and_b32_e64 v2, v2, s4
	s_mov_b32 s5, 0x50
	s_mov_b32 s4, 2
	.loc	0 185 3
	v_lshl_or_b32 v7, v2, s4, s5
	s_mov_b32 s4, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v8, v2
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v3, v10
	v_mov_b32_e32 v5, v8
	v_add_co_u32 v2, s4, v2, v6
	v_add_co_ci_u32_e64 v5, s4, v3, v5, s4
	v_mov_b32_e32 v3, v5
	.loc	0 185 21
	global_load_dword v5, v[2:3], off glc dlc
	s_waitcnt vmcnt(0)
	s_mov_b32 s4, 5
	v_add3_u32 v4, v4, v5, s4
	global_store_dword v[2:3], v4, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 186 12 is_stmt 1
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 s4, 0
	.loc	0 186 8 is_stmt 0
	v_writelane_b32 v0, s4, 8
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b32 exec_lo, s24
	s_branch .LBB31_15
.LBB31_14:
	.loc	0 0 8
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 3
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 0
	v_readlane_b32 s5, v0, 2
	.loc	0 183 2 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	s_waitcnt vmcnt(0)
	v_writelane_b32 v1, s5, 31
	s_mov_b32 s5, s4
	v_writelane_b32 v1, s5, 30
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 9
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB31_12
	s_branch .LBB31_22
.LBB31_15:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v4, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:112
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(1)
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
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v3, 10
	v_readlane_b32 s9, v3, 8
	v_writelane_b32 v3, s9, 11
	.loc	0 186 19 is_stmt 1
	v_writelane_b32 v3, s8, 12
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:112
	s_mov_b32 exec_lo, s24
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v2, off, s[0:3], s33 offset:68
	buffer_load_dword v3, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], s33 offset:128
	s_mov_b64 s[18:19], 32
	.loc	0 186 24 is_stmt 0
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
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:112
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v2, 12
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v4, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:128
	v_mov_b32_e32 v3, v4
	s_mov_b32 s5, 3
	.loc	0 186 26
	v_and_b32_e64 v2, v2, s5
	s_mov_b32 s5, 1
	.loc	0 186 31
	v_add_nc_u32_e64 v2, v2, s5
	.loc	0 186 21
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 13
	.loc	0 186 3
	v_writelane_b32 v0, s4, 14
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB31_17
	.loc	0 187 9 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v1, 31, v0
	v_mov_b32_e32 v4, v0
	v_mov_b32_e32 v5, v1
	.loc	0 187 13 is_stmt 0
	buffer_load_dword v2, off, s[0:3], s33 offset:8
	buffer_load_dword v1, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[5:6], s4, v[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v1, s4, v1, v4
	v_add_co_ci_u32_e64 v3, s4, v2, v3, s4
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off
	.loc	0 187 6
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_add3_u32 v0, v0, v1, v2
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	.loc	0 187 4
	s_branch .LBB31_18
.LBB31_17:
	.loc	0 0 4
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 11
	v_readlane_b32 s5, v0, 14
	.loc	0 186 3 is_stmt 1
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 10
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 8
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB31_15
	s_branch .LBB31_19
.LBB31_18:
	.loc	0 186 37 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 13
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 s5, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v1, v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 186 3
	v_writelane_b32 v0, s4, 14
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b32 exec_lo, s24
	s_branch .LBB31_17
.LBB31_19:
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 0 3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v4, off, s[0:3], s33 offset:40
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
	buffer_load_dword v1, off, s[0:3], s33 offset:112
	s_mov_b32 exec_lo, s24
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	buffer_load_dword v3, off, s[0:3], s33 offset:68
	s_mov_b64 s[18:19], 32
	.loc	0 188 3 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_waitcnt vmcnt(3)
	v_writelane_b32 v1, s8, 17
	v_writelane_b32 v1, s9, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v1, off, s[0:3], s33 offset:112
	s_mov_b32 exec_lo, s24
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s17, s17, _Z9mem_fencej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v3, s15, v3
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v2, s15, v2
	v_or3_b32 v31, v0, v2, v3
	buffer_store_dword v31, off, s[0:3], s33 offset:132
	v_mov_b32_e32 v0, 2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	buffer_load_dword v31, off, s[0:3], s33 offset:132
	s_waitcnt vmcnt(1)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s8, v1, 17
	v_readlane_b32 s9, v1, 18
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	.loc	0 189 14
	buffer_load_dword v2, off, s[0:3], s33
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v0
	s_mov_b64 s[18:19], 0x9c
	.loc	0 189 19 is_stmt 0
	v_mov_b32_e32 v1, v2
	s_mov_b32 s16, s18
	v_mov_b32_e32 v0, v3
	s_mov_b32 s15, s19
	v_add_co_u32 v1, s16, v1, s16
	v_add_co_ci_u32_e64 v0, s15, v0, s15, s16
	v_mov_b32_e32 v2, v0
	.loc	0 189 3
	v_mov_b32_e32 v0, v1
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z10atomic_incPU3AS1Vi@rel32@lo+4
	s_addc_u32 s17, s17, _Z10atomic_incPU3AS1Vi@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	.loc	0 183 38 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s5, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v1, v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 183 2 is_stmt 0
	v_writelane_b32 v0, s4, 2
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b32 exec_lo, s24
	s_branch .LBB31_14
.LBB31_22:
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 9
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 191 17 is_stmt 1
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
	buffer_load_dword v3, off, s[0:3], s33 offset:28
	.loc	0 191 2 is_stmt 0
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], s33 offset:136
	buffer_load_dword v5, off, s[0:3], s33 offset:16
	buffer_load_dword v3, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v3
	s_mov_b64 s[18:19], 32
	.loc	0 191 12
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
	buffer_load_dword v2, off, s[0:3], s33 offset:136
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v1, v3
	.loc	0 191 2
	v_ashrrev_i32_e32 v3, 31, v0
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
	.loc	0 191 15
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v2, off offset:512
	s_waitcnt_vscnt null, 0x0
	.loc	0 192 1 is_stmt 1
	s_branch .LBB31_10
.LBB31_24:
	.loc	0 0 1 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 27
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 192 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b32 exec_lo, s24
	s_endpgm
.Ltmp41:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel turns_in_rounds
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
.Lfunc_end20:
	.size	turns_in_rounds, .Lfunc_end20-turns_in_rounds

	.p2align	2
	.type	_Z10atomic_andPU3AS1Vii,@function
_Z10atomic_andPU3AS1Vii:
.Lfunc_begin21:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s6, s33
	s_mov_b32 s33, s32
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v1, v3
	global_atomic_and v0, v[0:1], v2, off glc
	s_mov_b32 s33, s6
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end21:
	.size	_Z10atomic_andPU3AS1Vii, .Lfunc_end21-_Z10atomic_andPU3AS1Vii

	.p2align	2
	.type	_Z9atomic_orPU3AS1Vii,@function
_Z9atomic_orPU3AS1Vii:
.Lfunc_begin22:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s6, s33
	s_mov_b32 s33, s32
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v1, v3
	global_atomic_or v0, v[0:1], v2, off glc
	s_mov_b32 s33, s6
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end22:
	.size	_Z9atomic_orPU3AS1Vii, .Lfunc_end22-_Z9atomic_orPU3AS1Vii

	.p2align	2
	.type	_Z10atomic_incPU3AS3Vi,@function
_Z10atomic_incPU3AS3Vi:
.Lfunc_begin23:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s4, s33
	s_mov_b32 s33, s32
	v_mov_b32_e32 v1, 1
	ds_add_rtn_u32 v0, v0, v1
	s_mov_b32 s33, s4
	s_waitcnt lgkmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end23:
	.size	_Z10atomic_incPU3AS3Vi, .Lfunc_end23-_Z10atomic_incPU3AS3Vi

	.p2align	2
	.type	_Z10atomic_incPU3AS1Vi,@function
_Z10atomic_incPU3AS1Vi:
.Lfunc_begin24:
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
.Lfunc_end24:
	.size	_Z10atomic_incPU3AS1Vi, .Lfunc_end24-_Z10atomic_incPU3AS1Vi

	.p2align	2
	.type	_Z11atomic_xchgPU3AS1Vii,@function
_Z11atomic_xchgPU3AS1Vii:
.Lfunc_begin25:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s6, s33
	s_mov_b32 s33, s32
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v1, v3
	global_atomic_swap v0, v[0:1], v2, off glc
	s_mov_b32 s33, s6
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end25:
	.size	_Z11atomic_xchgPU3AS1Vii, .Lfunc_end25-_Z11atomic_xchgPU3AS1Vii

	.p2align	2
	.type	_Z14atomic_cmpxchgPU3AS1Viii,@function
_Z14atomic_cmpxchgPU3AS1Viii:
.Lfunc_begin26:
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
.Lfunc_end26:
	.size	_Z14atomic_cmpxchgPU3AS1Viii, .Lfunc_end26-_Z14atomic_cmpxchgPU3AS1Viii

	.p2align	2
	.type	_Z9mem_fencej,@function
_Z9mem_fencej:
.Lfunc_begin27:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s4, s33
	s_mov_b32 s33, s32
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_mov_b32 s33, s4
	s_setpc_b64 s[30:31]
.Lfunc_end27:
	.size	_Z9mem_fencej, .Lfunc_end27-_Z9mem_fencej

	.p2align	2
	.type	_Z12get_local_idj,@function
_Z12get_local_idj:
.Lfunc_begin28:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s18, s33
	s_mov_b32 s33, s32
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, __ockl_get_local_id@rel32@lo+4
	s_addc_u32 s17, s17, __ockl_get_local_id@rel32@hi+12
	s_mov_b32 s33, s18
	s_setpc_b64 s[16:17]
.Lfunc_end28:
	.size	_Z12get_local_idj, .Lfunc_end28-_Z12get_local_idj

	.p2align	2
	.type	_Z7barrierj,@function
_Z7barrierj:
.Lfunc_begin29:
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
	s_cbranch_execz .LBB3_2
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
.LBB3_2:
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
	s_cbranch_execz .LBB3_4
	s_barrier
.LBB3_4:
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
.Lfunc_end29:
	.size	_Z7barrierj, .Lfunc_end29-_Z7barrierj

	.p2align	2
	.type	_Z22atomic_work_item_fencej12memory_order12memory_scope,@function
_Z22atomic_work_item_fencej12memory_order12memory_scope:
.Lfunc_begin30:
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
	s_cbranch_execz .LBB2_2
	s_branch .LBB2_3
.LBB2_2:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 0
	s_or_b32 exec_lo, exec_lo, s4
	s_branch .LBB2_88
.LBB2_3:
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
	s_cbranch_execz .LBB2_6
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
	s_cbranch_execz .LBB2_51
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
	s_cbranch_execz .LBB2_10
	s_branch .LBB2_9
.LBB2_6:
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
	s_cbranch_execz .LBB2_87
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
	s_cbranch_execz .LBB2_38
	s_branch .LBB2_37
.LBB2_8:
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
	s_cbranch_execz .LBB2_24
	s_branch .LBB2_23
.LBB2_9:
	s_branch .LBB2_11
.LBB2_10:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 3
	s_or_b32 exec_lo, exec_lo, s4
	s_branch .LBB2_51
.LBB2_11:
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
	s_cbranch_execz .LBB2_14
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
	s_cbranch_execz .LBB2_20
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
	s_cbranch_execz .LBB2_66
	s_branch .LBB2_22
.LBB2_14:
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
	s_cbranch_execz .LBB2_70
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
	s_cbranch_execz .LBB2_16
	s_branch .LBB2_19
.LBB2_16:
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
	s_cbranch_execz .LBB2_69
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
	s_cbranch_execz .LBB2_68
	s_branch .LBB2_68
.LBB2_19:
	s_branch .LBB2_16
.LBB2_20:
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
	s_cbranch_execz .LBB2_67
	s_branch .LBB2_67
.LBB2_22:
	s_branch .LBB2_66
.LBB2_23:
	s_branch .LBB2_25
.LBB2_24:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 6
	s_or_b32 exec_lo, exec_lo, s4
	s_branch .LBB2_86
.LBB2_25:
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
	s_cbranch_execz .LBB2_28
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
	s_cbranch_execz .LBB2_34
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
	s_cbranch_execz .LBB2_81
	s_branch .LBB2_36
.LBB2_28:
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
	s_cbranch_execz .LBB2_85
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
	s_cbranch_execz .LBB2_30
	s_branch .LBB2_33
.LBB2_30:
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
	s_cbranch_execz .LBB2_84
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
	s_cbranch_execz .LBB2_83
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_branch .LBB2_83
.LBB2_33:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	s_branch .LBB2_30
.LBB2_34:
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
	s_cbranch_execz .LBB2_82
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_branch .LBB2_82
.LBB2_36:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_branch .LBB2_81
.LBB2_37:
	s_branch .LBB2_39
.LBB2_38:
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
	s_cbranch_execz .LBB2_86
	s_branch .LBB2_8
.LBB2_39:
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
	s_cbranch_execz .LBB2_42
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
	s_cbranch_execz .LBB2_48
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
	s_cbranch_execz .LBB2_76
	s_branch .LBB2_50
.LBB2_42:
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
	s_cbranch_execz .LBB2_80
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
	s_cbranch_execz .LBB2_44
	s_branch .LBB2_47
.LBB2_44:
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
	s_cbranch_execz .LBB2_79
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
	s_cbranch_execz .LBB2_78
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	buffer_gl1_inv
	buffer_gl0_inv
	s_branch .LBB2_78
.LBB2_47:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	s_branch .LBB2_44
.LBB2_48:
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
	s_cbranch_execz .LBB2_77
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	buffer_gl1_inv
	buffer_gl0_inv
	s_branch .LBB2_77
.LBB2_50:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	buffer_gl1_inv
	buffer_gl0_inv
	s_branch .LBB2_76
.LBB2_51:
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
	s_cbranch_execz .LBB2_53
	s_branch .LBB2_54
.LBB2_53:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 0
	s_or_b32 exec_lo, exec_lo, s4
	s_branch .LBB2_6
.LBB2_54:
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
	s_cbranch_execz .LBB2_57
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
	s_cbranch_execz .LBB2_63
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
	s_cbranch_execz .LBB2_71
	s_branch .LBB2_65
.LBB2_57:
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
	s_cbranch_execz .LBB2_75
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
	s_cbranch_execz .LBB2_59
	s_branch .LBB2_62
.LBB2_59:
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
	s_cbranch_execz .LBB2_74
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
	s_cbranch_execz .LBB2_73
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	buffer_gl1_inv
	buffer_gl0_inv
	s_branch .LBB2_73
.LBB2_62:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	s_branch .LBB2_59
.LBB2_63:
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
	s_cbranch_execz .LBB2_72
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	buffer_gl1_inv
	buffer_gl0_inv
	s_branch .LBB2_72
.LBB2_65:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	buffer_gl1_inv
	buffer_gl0_inv
	s_branch .LBB2_71
.LBB2_66:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 9
	s_or_b32 exec_lo, exec_lo, s4
	s_branch .LBB2_20
.LBB2_67:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	s_or_b32 exec_lo, exec_lo, s4
	s_branch .LBB2_14
.LBB2_68:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 13
	s_or_b32 exec_lo, exec_lo, s4
.LBB2_69:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 12
	s_or_b32 exec_lo, exec_lo, s4
.LBB2_70:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 10
	s_or_b32 exec_lo, exec_lo, s4
	s_branch .LBB2_10
.LBB2_71:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 3
	s_or_b32 exec_lo, exec_lo, s4
	s_branch .LBB2_63
.LBB2_72:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 8
	s_or_b32 exec_lo, exec_lo, s4
	s_branch .LBB2_57
.LBB2_73:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 7
	s_or_b32 exec_lo, exec_lo, s4
.LBB2_74:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 6
	s_or_b32 exec_lo, exec_lo, s4
.LBB2_75:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 4
	s_or_b32 exec_lo, exec_lo, s4
	s_branch .LBB2_53
.LBB2_76:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 26
	s_or_b32 exec_lo, exec_lo, s4
	s_branch .LBB2_48
.LBB2_77:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 31
	s_or_b32 exec_lo, exec_lo, s4
	s_branch .LBB2_42
.LBB2_78:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 30
	s_or_b32 exec_lo, exec_lo, s4
.LBB2_79:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 29
	s_or_b32 exec_lo, exec_lo, s4
.LBB2_80:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	s_or_b32 exec_lo, exec_lo, s4
	s_branch .LBB2_38
.LBB2_81:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	s_or_b32 exec_lo, exec_lo, s4
	s_branch .LBB2_34
.LBB2_82:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 22
	s_or_b32 exec_lo, exec_lo, s4
	s_branch .LBB2_28
.LBB2_83:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	s_or_b32 exec_lo, exec_lo, s4
.LBB2_84:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 20
	s_or_b32 exec_lo, exec_lo, s4
.LBB2_85:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	s_or_b32 exec_lo, exec_lo, s4
	s_branch .LBB2_24
.LBB2_86:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	s_or_b32 exec_lo, exec_lo, s4
.LBB2_87:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 4
	s_or_b32 exec_lo, exec_lo, s4
	s_branch .LBB2_2
.LBB2_88:
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
.Lfunc_end30:
	.size	_Z22atomic_work_item_fencej12memory_order12memory_scope, .Lfunc_end30-_Z22atomic_work_item_fencej12memory_order12memory_scope

	.p2align	2
	.type	__ockl_get_local_id,@function
__ockl_get_local_id:
.Lfunc_begin31:
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
.Lfunc_end31:
	.size	__ockl_get_local_id, .Lfunc_end31-__ockl_get_local_id

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
	.addrsig_sym take
	.addrsig_sym give
	.addrsig_sym add
	.addrsig_sym add_to
	.addrsig_sym wait_turn
	.addrsig_sym _Z10atomic_andPU3AS1Vii
	.addrsig_sym _Z9atomic_orPU3AS1Vii
	.addrsig_sym _Z10atomic_incPU3AS3Vi
	.addrsig_sym _Z10atomic_incPU3AS1Vi
	.addrsig_sym _Z11atomic_xchgPU3AS1Vii
	.addrsig_sym _Z14atomic_cmpxchgPU3AS1Viii
	.addrsig_sym _Z9mem_fencej
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
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 128
    .name:           each_lane_to_its_lane
    .private_segment_fixed_size: 124
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     36
    .sgpr_spill_count: 26
    .symbol:         each_lane_to_its_lane.kd
    .vgpr_count:     32
    .vgpr_spill_count: 17
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
    .max_flat_workgroup_size: 128
    .name:           told_by_same_wave
    .private_segment_fixed_size: 124
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     36
    .sgpr_spill_count: 18
    .symbol:         told_by_same_wave.kd
    .vgpr_count:     32
    .vgpr_spill_count: 13
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
    .max_flat_workgroup_size: 128
    .name:           told_by_other_wave
    .private_segment_fixed_size: 124
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     36
    .sgpr_spill_count: 18
    .symbol:         told_by_other_wave.kd
    .vgpr_count:     32
    .vgpr_spill_count: 13
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
    .max_flat_workgroup_size: 128
    .name:           arrive_by_arms
    .private_segment_fixed_size: 124
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     36
    .sgpr_spill_count: 18
    .symbol:         arrive_by_arms.kd
    .vgpr_count:     32
    .vgpr_spill_count: 13
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
    .max_flat_workgroup_size: 128
    .name:           lock_over_barriers
    .private_segment_fixed_size: 124
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     36
    .sgpr_spill_count: 29
    .symbol:         lock_over_barriers.kd
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
    .group_segment_fixed_size: 20
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           chain_of_waves
    .private_segment_fixed_size: 140
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     36
    .sgpr_spill_count: 27
    .symbol:         chain_of_waves.kd
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
    .name:           takes_in_callee
    .private_segment_fixed_size: 104
    .sgpr_count:     34
    .sgpr_spill_count: 12
    .symbol:         takes_in_callee.kd
    .vgpr_count:     32
    .vgpr_spill_count: 3
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
    .name:           takes_twice
    .private_segment_fixed_size: 104
    .sgpr_count:     34
    .sgpr_spill_count: 18
    .symbol:         takes_twice.kd
    .vgpr_count:     32
    .vgpr_spill_count: 4
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
    .name:           takes_if_odd
    .private_segment_fixed_size: 120
    .sgpr_count:     34
    .sgpr_spill_count: 15
    .symbol:         takes_if_odd.kd
    .vgpr_count:     32
    .vgpr_spill_count: 10
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
    .name:           adds_in_callee
    .private_segment_fixed_size: 152
    .sgpr_count:     34
    .sgpr_spill_count: 11
    .symbol:         adds_in_callee.kd
    .vgpr_count:     32
    .vgpr_spill_count: 4
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
    .name:           adds_beside_others
    .private_segment_fixed_size: 184
    .sgpr_count:     34
    .sgpr_spill_count: 17
    .symbol:         adds_beside_others.kd
    .vgpr_count:     32
    .vgpr_spill_count: 12
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
    .name:           leader_adds_in_callee
    .private_segment_fixed_size: 168
    .sgpr_count:     34
    .sgpr_spill_count: 12
    .symbol:         leader_adds_in_callee.kd
    .vgpr_count:     32
    .vgpr_spill_count: 6
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
    .name:           two_words_inside
    .private_segment_fixed_size: 72
    .sgpr_count:     34
    .sgpr_spill_count: 22
    .symbol:         two_words_inside.kd
    .vgpr_count:     32
    .vgpr_spill_count: 12
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
    .name:           queue_of_lanes
    .private_segment_fixed_size: 132
    .sgpr_count:     34
    .sgpr_spill_count: 33
    .symbol:         queue_of_lanes.kd
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           bit_of_each
    .private_segment_fixed_size: 148
    .sgpr_count:     34
    .sgpr_spill_count: 29
    .symbol:         bit_of_each.kd
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
    .name:           turns_in_rounds
    .private_segment_fixed_size: 196
    .sgpr_count:     34
    .sgpr_spill_count: 57
    .symbol:         turns_in_rounds.kd
    .vgpr_count:     32
    .vgpr_spill_count: 46
    .wavefront_size: 32
amdhsa.target:   amdgcn-amd-amdhsa--gfx1030
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata

	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.amdhsa_code_object_version 4
	.protected	hand_over
	.globl	hand_over
	.p2align	8
	.type	hand_over,@function
hand_over:
.Lfunc_begin0:
	.file	0 "." "cl/usual.cl" md5 0x9c1db7ec9eba273225f05d34289c2ca6
	.loc	0 13 0
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
.Ltmp0:
	.loc	0 17 6 prologue_end
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
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v1, v3
	.loc	0 17 8 is_stmt 0
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e64 s5, v1, v2
	.loc	0 17 6
	s_mov_b32 s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB6_2
	.loc	0 0 6
	v_mov_b32_e32 v0, 0
	.loc	0 17 19
	ds_write_b32 v0, v0 offset:4
.LBB6_2:
	.loc	0 0 19
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
	.loc	0 18 2 is_stmt 1
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
	v_mov_b32_e32 v0, 1
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
	.loc	0 19 6
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
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v1, v3
	.loc	0 19 8 is_stmt 0
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e64 s5, v1, v2
	.loc	0 19 6
	s_mov_b32 s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 14
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB6_4
	.loc	0 0 6
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v1, 0
	.loc	0 20 12 is_stmt 1
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	.loc	0 20 8 is_stmt 0
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 15
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_branch .LBB6_5
.LBB6_4:
	.loc	0 0 8
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 19 6 is_stmt 1
	s_branch .LBB6_15
.LBB6_5:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	v_readlane_b32 s5, v0, 15
	v_writelane_b32 v0, s5, 17
	.loc	0 20 19 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, 4
	.loc	0 20 21 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s5, v1, s5
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 18
	.loc	0 20 3
	v_writelane_b32 v0, s4, 19
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 20
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB6_7
	.loc	0 21 4 is_stmt 1
	s_branch .LBB6_8
.LBB6_7:
	.loc	0 0 4 is_stmt 0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 20
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 17
	v_readlane_b32 s5, v0, 19
	.loc	0 20 3 is_stmt 1
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 16
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 15
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 21
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB6_5
	s_branch .LBB6_13
.LBB6_8:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v1, 0
	.loc	0 21 11 is_stmt 1
	ds_read_b32 v1, v1 offset:4
	s_mov_b32 s4, -1
	s_mov_b32 s5, 0
	.loc	0 21 16 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s5
	.loc	0 21 4
	s_and_b32 vcc_lo, exec_lo, s5
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 22
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_cbranch_vccnz .LBB6_10
	.loc	0 0 4
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_mov_b32 s4, 0
	.loc	0 21 4
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 22
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
.LBB6_10:
	.loc	0 0 4
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 22
	.loc	0 21 4
	v_cndmask_b32_e64 v0, 0, 1, s4
	s_mov_b32 s4, 1
	v_cmp_ne_u32_e64 s4, v0, s4
	s_and_b32 vcc_lo, exec_lo, s4
	s_cbranch_vccnz .LBB6_8
	.loc	0 22 10 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	.loc	0 22 15 is_stmt 0
	buffer_load_dword v3, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v0, 31, v3
	v_mov_b32_e32 v4, v0
	s_mov_b32 s4, 2
	.loc	0 22 10
	v_lshlrev_b64 v[4:5], s4, v[3:4]
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_co_u32 v0, s4, v0, v3
	v_add_co_ci_u32_e64 v2, s4, v1, v2, s4
	v_mov_b32_e32 v1, v2
	global_load_dword v1, v[0:1], off
	v_mov_b32_e32 v0, 0
	.loc	0 22 8
	s_waitcnt vmcnt(0)
	ds_write_b32 v0, v1
	v_mov_b32_e32 v1, 1
	.loc	0 23 9 is_stmt 1
	ds_write_b32 v0, v1 offset:4
	.loc	0 20 27
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
	.loc	0 20 3 is_stmt 0
	v_writelane_b32 v0, s4, 19
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_branch .LBB6_7
.LBB6_13:
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 24 3 is_stmt 1
	s_branch .LBB6_4
.LBB6_15:
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
	.loc	0 25 6 is_stmt 1
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
	buffer_store_dword v2, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v2, v3
	s_mov_b32 s4, 64
	.loc	0 25 8 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s4
	.loc	0 25 6
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 23
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB6_17
	.loc	0 0 6
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v1, 0
	.loc	0 26 12 is_stmt 1
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 0
	.loc	0 26 8 is_stmt 0
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 24
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_branch .LBB6_18
.LBB6_17:
	.loc	0 0 8
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 25 6 is_stmt 1
	s_branch .LBB6_28
.LBB6_18:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 24
	v_writelane_b32 v0, s5, 26
	.loc	0 26 19 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s5, 4
	.loc	0 26 21 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s5, v1, s5
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 27
	.loc	0 26 3
	v_writelane_b32 v0, s4, 28
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 29
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB6_20
	.loc	0 27 4 is_stmt 1
	s_branch .LBB6_21
.LBB6_20:
	.loc	0 0 4 is_stmt 0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 29
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 26
	v_readlane_b32 s5, v0, 28
	.loc	0 26 3 is_stmt 1
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 25
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 24
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 30
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB6_18
	s_branch .LBB6_26
.LBB6_21:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v1, 0
	.loc	0 27 11 is_stmt 1
	ds_read_b32 v1, v1 offset:4
	s_mov_b32 s4, -1
	s_mov_b32 s5, 1
	.loc	0 27 16 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s5
	.loc	0 27 4
	s_and_b32 vcc_lo, exec_lo, s5
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 31
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_cbranch_vccnz .LBB6_23
	.loc	0 0 4
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_mov_b32 s4, 0
	.loc	0 27 4
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 31
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
.LBB6_23:
	.loc	0 0 4
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 31
	.loc	0 27 4
	v_cndmask_b32_e64 v0, 0, 1, s4
	s_mov_b32 s4, 1
	v_cmp_ne_u32_e64 s4, v0, s4
	s_and_b32 vcc_lo, exec_lo, s4
	s_cbranch_vccnz .LBB6_21
	.loc	0 0 4
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
	v_mov_b32_e32 v0, 0
	.loc	0 28 14 is_stmt 1
	buffer_store_dword v0, off, s[0:3], s33 offset:56
	ds_read_b32 v4, v0
	.loc	0 28 4 is_stmt 0
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	buffer_load_dword v3, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	buffer_store_dword v1, off, s[0:3], s33 offset:60
	buffer_store_dword v2, off, s[0:3], s33 offset:64
	s_mov_b64 s[18:19], 32
	.loc	0 28 8
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
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	buffer_load_dword v3, off, s[0:3], s33 offset:64
	v_mov_b32_e32 v5, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v6, v1
	.loc	0 28 4
	v_ashrrev_i32_e32 v1, 31, v5
	v_mov_b32_e32 v6, v1
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[6:7], s4, v[5:6]
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v7
	v_add_co_u32 v1, s4, v1, v5
	v_add_co_ci_u32_e64 v3, s4, v2, v3, s4
	v_mov_b32_e32 v2, v3
	.loc	0 28 11
	global_load_dword v3, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v3, v3, v4
	global_store_dword v[1:2], v3, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 29 9 is_stmt 1
	ds_write_b32 v0, v0 offset:4
	.loc	0 26 27
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s5, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v1, v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 26 3 is_stmt 0
	v_writelane_b32 v0, s4, 28
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_branch .LBB6_20
.LBB6_26:
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 30
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 30 3 is_stmt 1
	s_branch .LBB6_17
.LBB6_28:
	.loc	0 31 1
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s28
	s_endpgm
.Ltmp1:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel hand_over
		.amdhsa_group_segment_fixed_size 8
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
.Lfunc_end0:
	.size	hand_over, .Lfunc_end0-hand_over

	.protected	hand_over_global
	.globl	hand_over_global
	.p2align	8
	.type	hand_over_global,@function
hand_over_global:
.Lfunc_begin1:
	.loc	0 33 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xe00
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
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
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
.Ltmp2:
	.loc	0 34 6 prologue_end
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
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v1, v3
	.loc	0 34 8 is_stmt 0
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e64 s5, v1, v2
	.loc	0 34 6
	s_mov_b32 s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB8_2
	.loc	0 0 6
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v1, 0
	.loc	0 35 12 is_stmt 1
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	.loc	0 35 8 is_stmt 0
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 12
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_branch .LBB8_3
.LBB8_2:
	.loc	0 0 8
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 34 6 is_stmt 1
	s_branch .LBB8_14
.LBB8_3:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 13
	v_readlane_b32 s5, v0, 12
	v_writelane_b32 v0, s5, 14
	.loc	0 35 19 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, 4
	.loc	0 35 21 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s5, v1, s5
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 15
	.loc	0 35 3
	v_writelane_b32 v0, s4, 16
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB8_5
	.loc	0 0 3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, 0
	.loc	0 36 4 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_branch .LBB8_6
.LBB8_5:
	.loc	0 0 4 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 14
	v_readlane_b32 s5, v0, 16
	.loc	0 35 3 is_stmt 1
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 13
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 12
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 19
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB8_3
	s_branch .LBB8_12
.LBB8_6:
	.loc	0 0 3 is_stmt 0
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
	v_readlane_b32 s8, v3, 20
	v_readlane_b32 s9, v3, 18
	v_writelane_b32 v3, s9, 21
	.loc	0 36 11 is_stmt 1
	v_writelane_b32 v3, s8, 22
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	buffer_load_dword v31, off, s[0:3], s33 offset:44
	buffer_load_dword v8, off, s[0:3], s33
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v0
	s_mov_b64 s[18:19], 32
	.loc	0 36 16 is_stmt 0
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
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	v_readlane_b32 s4, v3, 22
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v4, v1
	.loc	0 36 11
	v_ashrrev_i32_e32 v1, 31, v3
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
	.loc	0 36 19
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 23
	.loc	0 36 4
	v_writelane_b32 v0, s4, 24
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 25
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB8_8
	.loc	0 0 4
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 36 4
	v_writelane_b32 v0, s4, 24
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
.LBB8_8:
	.loc	0 0 4
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 21
	v_readlane_b32 s5, v0, 24
	.loc	0 36 4
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 20
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 18
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB8_6
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 26
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 37 18 is_stmt 1
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
	buffer_load_dword v31, off, s[0:3], s33 offset:44
	buffer_load_dword v2, off, s[0:3], s33 offset:8
	buffer_load_dword v1, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	.loc	0 37 23 is_stmt 0
	buffer_load_dword v4, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v1, 31, v4
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v1, 2
	.loc	0 37 18
	buffer_store_dword v1, off, s[0:3], s33 offset:60
	v_lshlrev_b64 v[5:6], v1, v[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v1, s8, v1, v4
	v_add_co_ci_u32_e64 v3, s8, v2, v3, s8
	v_mov_b32_e32 v2, v3
	global_load_dword v4, v[1:2], off
	.loc	0 37 4
	buffer_load_dword v7, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v1
	s_mov_b64 s[18:19], 32
	.loc	0 37 13
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v0, s8, 27
	v_writelane_b32 v0, s9, 28
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	v_writelane_b32 v0, s16, 29
	v_writelane_b32 v0, s17, 30
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:44
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
	v_readlane_b32 s8, v2, 27
	v_readlane_b32 s9, v2, 28
	v_readlane_b32 s16, v2, 29
	v_readlane_b32 s17, v2, 30
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v5, v1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v3, v5
	.loc	0 37 4
	v_ashrrev_i32_e32 v5, 31, v2
	v_mov_b32_e32 v3, v5
	s_waitcnt vmcnt(1)
	v_lshlrev_b64 v[9:10], v0, v[2:3]
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v3, v10
	v_mov_b32_e32 v5, v8
	v_add_co_u32 v2, s15, v2, v6
	v_add_co_ci_u32_e64 v5, s15, v3, v5, s15
	v_mov_b32_e32 v3, v5
	.loc	0 37 16
	global_store_dword v[2:3], v4, off offset:256
	s_waitcnt_vscnt null, 0x0
	.loc	0 38 4 is_stmt 1
	s_getpc_b64 s[18:19]
	s_add_u32 s18, s18, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s19, s19, _Z9mem_fencej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[18:19]
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	buffer_load_dword v31, off, s[0:3], s33 offset:44
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
	.loc	0 39 4
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	.loc	0 39 9 is_stmt 0
	buffer_store_dword v1, off, s[0:3], s33 offset:52
	buffer_store_dword v2, off, s[0:3], s33 offset:56
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v3, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v5, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v4, v5
	.loc	0 39 4
	v_ashrrev_i32_e32 v5, 31, v3
	v_mov_b32_e32 v4, v5
	s_waitcnt vmcnt(2)
	v_lshlrev_b64 v[4:5], v0, v[3:4]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_co_u32 v0, s4, v0, v3
	v_add_co_ci_u32_e64 v2, s4, v1, v2, s4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, 1
	.loc	0 39 12
	global_store_dword v[0:1], v2, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 35 27 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v1, v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 35 3 is_stmt 0
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_branch .LBB8_5
.LBB8_12:
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 40 3 is_stmt 1
	s_branch .LBB8_2
.LBB8_14:
	.loc	0 0 3 is_stmt 0
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
	buffer_load_dword v31, off, s[0:3], s33 offset:44
	s_mov_b64 s[18:19], 32
	.loc	0 41 6 is_stmt 1
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
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	buffer_store_dword v2, off, s[0:3], s33 offset:68
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	v_mov_b32_e32 v2, v3
	s_mov_b32 s4, 64
	.loc	0 41 8 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s4
	.loc	0 41 6
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 31
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB8_16
	.loc	0 0 6
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v1, 0
	.loc	0 42 12 is_stmt 1
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 0
	.loc	0 42 8 is_stmt 0
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 0
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:72
	s_mov_b32 exec_lo, s24
	s_branch .LBB8_17
.LBB8_16:
	.loc	0 0 8
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 31
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 41 6 is_stmt 1
	s_branch .LBB8_28
.LBB8_17:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 1
	v_readlane_b32 s5, v0, 0
	v_writelane_b32 v0, s5, 2
	.loc	0 42 19 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s5, 4
	.loc	0 42 21 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s5, v1, s5
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 3
	.loc	0 42 3
	v_writelane_b32 v0, s4, 4
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 5
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:72
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB8_19
	.loc	0 0 3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, 0
	.loc	0 43 4 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 6
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:72
	s_mov_b32 exec_lo, s24
	s_branch .LBB8_20
.LBB8_19:
	.loc	0 0 4 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 5
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 2
	v_readlane_b32 s5, v0, 4
	.loc	0 42 3 is_stmt 1
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 1
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 0
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 7
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:72
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB8_17
	s_branch .LBB8_26
.LBB8_20:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v4, off, s[0:3], s33 offset:72
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(1)
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
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v4, 8
	v_readlane_b32 s9, v4, 6
	v_writelane_b32 v4, s9, 9
	.loc	0 43 11 is_stmt 1
	v_writelane_b32 v4, s8, 10
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v4, off, s[0:3], s33 offset:72
	s_mov_b32 exec_lo, s24
	buffer_load_dword v31, off, s[0:3], s33 offset:44
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v2, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	buffer_store_dword v0, off, s[0:3], s33 offset:76
	buffer_store_dword v1, off, s[0:3], s33 offset:80
	s_mov_b64 s[18:19], 32
	.loc	0 43 16 is_stmt 0
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
	v_mov_b32_e32 v0, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:76
	buffer_load_dword v3, off, s[0:3], s33 offset:80
	v_readlane_b32 s4, v4, 10
	v_mov_b32_e32 v4, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v5, v1
	.loc	0 43 11
	v_ashrrev_i32_e32 v1, 31, v4
	v_mov_b32_e32 v5, v1
	s_mov_b32 s5, 2
	v_lshlrev_b64 v[5:6], s5, v[4:5]
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v1, s5, v1, v4
	v_add_co_ci_u32_e64 v3, s5, v2, v3, s5
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	s_mov_b32 s5, 1
	.loc	0 43 19
	v_cmp_ne_u32_e64 s5, v1, s5
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 11
	.loc	0 43 4
	v_writelane_b32 v0, s4, 12
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 13
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:72
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB8_22
	.loc	0 0 4
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 43 4
	v_writelane_b32 v0, s4, 12
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:72
	s_mov_b32 exec_lo, s24
.LBB8_22:
	.loc	0 0 4
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 13
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 9
	v_readlane_b32 s5, v0, 12
	.loc	0 43 4
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 8
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 6
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:72
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB8_20
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 44 14 is_stmt 1
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
	buffer_load_dword v31, off, s[0:3], s33 offset:44
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_mov_b32 exec_lo, s24
	buffer_load_dword v6, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v1
	s_mov_b64 s[18:19], 32
	.loc	0 44 23 is_stmt 0
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v0, s8, 15
	v_writelane_b32 v0, s9, 16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	v_writelane_b32 v0, s16, 17
	v_writelane_b32 v0, s17, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:72
	s_mov_b32 exec_lo, s24
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:44
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:72
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
	v_readlane_b32 s8, v2, 15
	v_readlane_b32 s9, v2, 16
	v_readlane_b32 s16, v2, 17
	v_readlane_b32 s17, v2, 18
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	buffer_store_dword v2, off, s[0:3], s33 offset:92
	v_mov_b32_e32 v4, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	v_mov_b32_e32 v2, v4
	.loc	0 44 14
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v1
	v_ashrrev_i32_e32 v1, 31, v4
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v1, 2
	buffer_store_dword v1, off, s[0:3], s33 offset:84
	v_lshlrev_b64 v[8:9], v1, v[4:5]
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32 v1, s15, v1, v5
	v_add_co_ci_u32_e64 v4, s15, v2, v4, s15
	v_mov_b32_e32 v2, v4
	global_load_dword v6, v[1:2], off offset:256 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 44 4
	buffer_load_dword v4, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v1
	.loc	0 44 8
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:44
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:72
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
	v_readlane_b32 s8, v2, 15
	v_readlane_b32 s9, v2, 16
	v_readlane_b32 s16, v2, 17
	v_readlane_b32 s17, v2, 18
	v_mov_b32_e32 v7, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:84
	v_mov_b32_e32 v3, v1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v8, v3
	.loc	0 44 4
	v_ashrrev_i32_e32 v3, 31, v7
	v_mov_b32_e32 v8, v3
	s_waitcnt vmcnt(1)
	v_lshlrev_b64 v[8:9], v0, v[7:8]
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v7, v8
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v5, v9
	v_add_co_u32 v3, s15, v3, v7
	v_add_co_ci_u32_e64 v5, s15, v4, v5, s15
	v_mov_b32_e32 v4, v5
	.loc	0 44 11
	global_load_dword v5, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v5, v5, v6
	global_store_dword v[3:4], v5, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 45 4 is_stmt 1
	s_getpc_b64 s[18:19]
	s_add_u32 s18, s18, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s19, s19, _Z9mem_fencej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[18:19]
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	buffer_load_dword v31, off, s[0:3], s33 offset:44
	v_readlane_b32 s14, v1, 0
	v_readlane_b32 s13, v1, 1
	v_readlane_b32 s12, v1, 2
	v_readlane_b32 s10, v1, 3
	v_readlane_b32 s11, v1, 4
	v_readlane_b32 s8, v2, 15
	v_readlane_b32 s9, v2, 16
	v_readlane_b32 s6, v1, 7
	v_readlane_b32 s7, v1, 8
	v_readlane_b32 s4, v1, 9
	v_readlane_b32 s5, v1, 10
	.loc	0 46 4
	buffer_load_dword v7, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v1
	.loc	0 46 9 is_stmt 0
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:88
	v_mov_b32_e32 v3, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:84
	v_mov_b32_e32 v4, v1
	.loc	0 46 4
	v_ashrrev_i32_e32 v1, 31, v3
	v_mov_b32_e32 v4, v1
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[5:6], v0, v[3:4]
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v0, s4, v0, v4
	v_add_co_ci_u32_e64 v3, s4, v1, v3, s4
	v_mov_b32_e32 v1, v3
	.loc	0 46 12
	global_store_dword v[0:1], v2, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 42 27 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 3
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s5, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v1, v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 42 3 is_stmt 0
	v_writelane_b32 v0, s4, 4
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:72
	s_mov_b32 exec_lo, s24
	s_branch .LBB8_19
.LBB8_26:
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 7
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 47 3 is_stmt 1
	s_branch .LBB8_16
.LBB8_28:
	.loc	0 48 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_mov_b32 exec_lo, s24
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_endpgm
.Ltmp3:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel hand_over_global
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 164
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
	.size	hand_over_global, .Lfunc_end1-hand_over_global

	.protected	all_poll
	.globl	all_poll
	.p2align	8
	.type	all_poll,@function
all_poll:
.Lfunc_begin2:
	.loc	0 51 0
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
	buffer_store_dword v3, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
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
.Ltmp4:
	.loc	0 52 6 prologue_end
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
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v1, v3
	.loc	0 52 8 is_stmt 0
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s4, v1, v2
	.loc	0 52 6
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s5, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB11_3
	s_branch .LBB11_2
.LBB11_1:
	.loc	0 53 12 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v4, off, s[0:3], s33 offset:28
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
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	buffer_load_dword v5, off, s[0:3], s33 offset:8
	buffer_load_dword v3, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v3
	buffer_store_dword v5, off, s[0:3], s33 offset:64
	buffer_store_dword v6, off, s[0:3], s33 offset:68
	s_mov_b64 s[18:19], 32
	.loc	0 53 17 is_stmt 0
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v4, s8, 12
	v_writelane_b32 v4, s9, 13
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	v_writelane_b32 v4, s16, 14
	v_writelane_b32 v4, s17, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v4, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:48
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	buffer_load_dword v3, off, s[0:3], s33 offset:68
	v_readlane_b32 s14, v4, 0
	v_readlane_b32 s13, v4, 1
	v_readlane_b32 s12, v4, 2
	v_readlane_b32 s10, v4, 3
	v_readlane_b32 s11, v4, 4
	v_readlane_b32 s16, v4, 14
	v_readlane_b32 s17, v4, 15
	v_readlane_b32 s4, v4, 9
	v_readlane_b32 s5, v4, 10
	v_readlane_b32 s6, v4, 7
	v_readlane_b32 s7, v4, 8
	v_readlane_b32 s8, v4, 12
	v_readlane_b32 s9, v4, 13
	v_mov_b32_e32 v4, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v5, v1
	.loc	0 53 12
	v_ashrrev_i32_e32 v1, 31, v4
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v1, 2
	buffer_store_dword v1, off, s[0:3], s33 offset:56
	v_lshlrev_b64 v[5:6], v1, v[4:5]
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v1, s15, v1, v4
	v_add_co_ci_u32_e64 v3, s15, v2, v3, s15
	v_mov_b32_e32 v2, v3
	global_load_dword v3, v[1:2], off
	.loc	0 53 3
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	.loc	0 53 7
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:48
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
	v_readlane_b32 s8, v2, 12
	v_readlane_b32 s9, v2, 13
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	buffer_store_dword v2, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v4, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v2, v4
	.loc	0 53 3
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v4, 31, v1
	v_mov_b32_e32 v2, v4
	v_lshlrev_b64 v[6:7], v0, v[1:2]
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32 v1, s15, v1, v5
	v_add_co_ci_u32_e64 v4, s15, v2, v4, s15
	v_mov_b32_e32 v2, v4
	.loc	0 53 10
	global_store_dword v[1:2], v3, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 54 3 is_stmt 1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s17, s17, _Z9mem_fencej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	buffer_load_dword v31, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(1)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s8, v0, 12
	v_readlane_b32 s9, v0, 13
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	.loc	0 55 15
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b32 s15, 32
	.loc	0 55 3 is_stmt 0
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
	.loc	0 56 2 is_stmt 1
	s_branch .LBB11_9
.LBB11_2:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, 0
	.loc	0 57 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_branch .LBB11_4
.LBB11_3:
	.loc	0 52 6
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	s_or_saveexec_b32 s4, s4
	s_and_b32 s4, exec_lo, s4
	v_writelane_b32 v0, s4, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB11_9
	s_branch .LBB11_1
.LBB11_4:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
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
	v_readlane_b32 s8, v0, 18
	v_readlane_b32 s9, v0, 16
	v_writelane_b32 v0, s9, 19
	.loc	0 57 21 is_stmt 1
	v_writelane_b32 v0, s8, 20
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
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
	.loc	0 57 10 is_stmt 0
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
	v_mov_b32_e32 v2, 0
	buffer_store_dword v2, off, s[0:3], s33 offset:72
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:72
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 20
	v_mov_b32_e32 v1, v0
	.loc	0 57 30
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	v_cmp_eq_u32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 21
	.loc	0 57 3
	v_writelane_b32 v0, s4, 22
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 23
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB11_6
	.loc	0 0 3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 57 3
	v_writelane_b32 v0, s4, 22
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
.LBB11_6:
	.loc	0 0 3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 19
	v_readlane_b32 s5, v0, 22
	.loc	0 57 3
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 18
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 16
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB11_4
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 24
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 58 21 is_stmt 1
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
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v4, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v4
	s_mov_b64 s[18:19], 32
	.loc	0 58 25 is_stmt 0
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 25
	v_writelane_b32 v3, s9, 26
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	v_writelane_b32 v3, s16, 27
	v_writelane_b32 v3, s17, 28
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
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
	v_readlane_b32 s14, v3, 0
	v_readlane_b32 s13, v3, 1
	v_readlane_b32 s12, v3, 2
	v_readlane_b32 s10, v3, 3
	v_readlane_b32 s11, v3, 4
	v_readlane_b32 s4, v3, 9
	v_readlane_b32 s5, v3, 10
	v_readlane_b32 s6, v3, 7
	v_readlane_b32 s7, v3, 8
	v_readlane_b32 s8, v3, 25
	v_readlane_b32 s9, v3, 26
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	buffer_store_dword v2, off, s[0:3], s33 offset:96
	v_mov_b32_e32 v4, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	v_mov_b32_e32 v2, v4
	.loc	0 58 21
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v4, 31, v1
	v_mov_b32_e32 v2, v4
	s_mov_b32 s15, 2
	v_writelane_b32 v3, s15, 29
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	v_lshlrev_b64 v[6:7], s15, v[1:2]
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32 v1, s15, v1, v5
	v_add_co_ci_u32_e64 v4, s15, v2, v4, s15
	v_mov_b32_e32 v2, v4
	global_load_dword v1, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 58 3
	buffer_store_dword v1, off, s[0:3], s33 offset:80
	buffer_load_dword v7, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v1
	.loc	0 58 12
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:92
	v_readlane_b32 s14, v3, 0
	v_readlane_b32 s13, v3, 1
	v_readlane_b32 s12, v3, 2
	v_readlane_b32 s10, v3, 3
	v_readlane_b32 s11, v3, 4
	v_readlane_b32 s4, v3, 9
	v_readlane_b32 s5, v3, 10
	v_readlane_b32 s6, v3, 7
	v_readlane_b32 s7, v3, 8
	v_readlane_b32 s8, v3, 25
	v_readlane_b32 s9, v3, 26
	v_readlane_b32 s16, v3, 27
	v_readlane_b32 s17, v3, 28
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	buffer_store_dword v2, off, s[0:3], s33 offset:84
	v_mov_b32_e32 v4, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:84
	v_mov_b32_e32 v2, v4
	.loc	0 58 16
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:76
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:80
	v_readlane_b32 s4, v3, 29
	v_mov_b32_e32 v3, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v1, v3
	s_mov_b32 s5, 6
	.loc	0 58 14
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v0, v0, s5, v1
	.loc	0 58 3
	v_ashrrev_i32_e64 v3, 31, v0
	v_mov_b32_e32 v1, v3
	v_lshlrev_b64 v[5:6], s4, v[0:1]
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v0, s4, v0, v4
	v_add_co_ci_u32_e64 v3, s4, v1, v3, s4
	v_mov_b32_e32 v1, v3
	.loc	0 58 19
	global_store_dword v[0:1], v2, off
	s_waitcnt_vscnt null, 0x0
	s_branch .LBB11_3
.LBB11_9:
	.loc	0 0 19
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 60 1 is_stmt 1
	s_endpgm
.Ltmp5:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel all_poll
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 164
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
.Lfunc_end2:
	.size	all_poll, .Lfunc_end2-all_poll

	.protected	all_poll_load
	.globl	all_poll_load
	.p2align	8
	.type	all_poll_load,@function
all_poll_load:
.Lfunc_begin3:
	.loc	0 62 0
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
	buffer_store_dword v3, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
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
.Ltmp6:
	.loc	0 63 6 prologue_end
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
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v1, v3
	.loc	0 63 8 is_stmt 0
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s4, v1, v2
	.loc	0 63 6
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s5, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB12_3
	s_branch .LBB12_2
.LBB12_1:
	.loc	0 64 12 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v4, off, s[0:3], s33 offset:28
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
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	buffer_load_dword v5, off, s[0:3], s33 offset:8
	buffer_load_dword v3, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v3
	buffer_store_dword v5, off, s[0:3], s33 offset:64
	buffer_store_dword v6, off, s[0:3], s33 offset:68
	s_mov_b64 s[18:19], 32
	.loc	0 64 17 is_stmt 0
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v4, s8, 12
	v_writelane_b32 v4, s9, 13
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	v_writelane_b32 v4, s16, 14
	v_writelane_b32 v4, s17, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v4, off, s[0:3], s33 offset:28
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
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:56
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	buffer_load_dword v3, off, s[0:3], s33 offset:68
	v_readlane_b32 s14, v4, 0
	v_readlane_b32 s13, v4, 1
	v_readlane_b32 s12, v4, 2
	v_readlane_b32 s10, v4, 3
	v_readlane_b32 s11, v4, 4
	v_readlane_b32 s16, v4, 14
	v_readlane_b32 s17, v4, 15
	v_readlane_b32 s4, v4, 9
	v_readlane_b32 s5, v4, 10
	v_readlane_b32 s6, v4, 7
	v_readlane_b32 s7, v4, 8
	v_readlane_b32 s8, v4, 12
	v_readlane_b32 s9, v4, 13
	v_mov_b32_e32 v4, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v5, v1
	.loc	0 64 12
	v_ashrrev_i32_e32 v1, 31, v4
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v1, 2
	buffer_store_dword v1, off, s[0:3], s33 offset:52
	v_lshlrev_b64 v[5:6], v1, v[4:5]
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v1, s15, v1, v4
	v_add_co_ci_u32_e64 v3, s15, v2, v3, s15
	v_mov_b32_e32 v2, v3
	global_load_dword v3, v[1:2], off
	.loc	0 64 3
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	.loc	0 64 7
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:56
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
	v_readlane_b32 s8, v2, 12
	v_readlane_b32 s9, v2, 13
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	buffer_store_dword v2, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v4, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v2, v4
	.loc	0 64 3
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v4, 31, v1
	v_mov_b32_e32 v2, v4
	v_lshlrev_b64 v[6:7], v0, v[1:2]
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32 v1, s15, v1, v5
	v_add_co_ci_u32_e64 v4, s15, v2, v4, s15
	v_mov_b32_e32 v2, v4
	.loc	0 64 10
	global_store_dword v[1:2], v3, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 65 3 is_stmt 1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s17, s17, _Z9mem_fencej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	.loc	0 66 3
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v2, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, 1
	.loc	0 66 11 is_stmt 0
	global_store_dword v[0:1], v2, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 67 2 is_stmt 1
	s_branch .LBB12_9
.LBB12_2:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, 0
	.loc	0 68 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_branch .LBB12_4
.LBB12_3:
	.loc	0 63 6
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	s_or_saveexec_b32 s4, s4
	s_and_b32 s4, exec_lo, s4
	v_writelane_b32 v0, s4, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB12_9
	s_branch .LBB12_1
.LBB12_4:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	v_readlane_b32 s5, v0, 16
	v_writelane_b32 v0, s5, 19
	.loc	0 68 10 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	s_mov_b32 s5, 0
	.loc	0 68 18 is_stmt 0
	v_cmp_eq_u32_e64 s5, v1, s5
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 20
	.loc	0 68 3
	v_writelane_b32 v0, s4, 21
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 22
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB12_6
	.loc	0 0 3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 20
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 68 3
	v_writelane_b32 v0, s4, 21
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
.LBB12_6:
	.loc	0 0 3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 22
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 19
	v_readlane_b32 s5, v0, 21
	.loc	0 68 3
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 18
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 16
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 23
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB12_4
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 69 21 is_stmt 1
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
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v4, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v4
	s_mov_b64 s[18:19], 32
	.loc	0 69 25 is_stmt 0
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 24
	v_writelane_b32 v3, s9, 25
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	v_writelane_b32 v3, s16, 26
	v_writelane_b32 v3, s17, 27
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
	v_readlane_b32 s14, v3, 0
	v_readlane_b32 s13, v3, 1
	v_readlane_b32 s12, v3, 2
	v_readlane_b32 s10, v3, 3
	v_readlane_b32 s11, v3, 4
	v_readlane_b32 s4, v3, 9
	v_readlane_b32 s5, v3, 10
	v_readlane_b32 s6, v3, 7
	v_readlane_b32 s7, v3, 8
	v_readlane_b32 s8, v3, 24
	v_readlane_b32 s9, v3, 25
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:84
	buffer_store_dword v2, off, s[0:3], s33 offset:92
	v_mov_b32_e32 v4, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	v_mov_b32_e32 v2, v4
	.loc	0 69 21
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v4, 31, v1
	v_mov_b32_e32 v2, v4
	s_mov_b32 s15, 2
	v_writelane_b32 v3, s15, 28
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	v_lshlrev_b64 v[6:7], s15, v[1:2]
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32 v1, s15, v1, v5
	v_add_co_ci_u32_e64 v4, s15, v2, v4, s15
	v_mov_b32_e32 v2, v4
	global_load_dword v1, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 69 3
	buffer_store_dword v1, off, s[0:3], s33 offset:76
	buffer_load_dword v7, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v1
	.loc	0 69 12
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:88
	v_readlane_b32 s14, v3, 0
	v_readlane_b32 s13, v3, 1
	v_readlane_b32 s12, v3, 2
	v_readlane_b32 s10, v3, 3
	v_readlane_b32 s11, v3, 4
	v_readlane_b32 s4, v3, 9
	v_readlane_b32 s5, v3, 10
	v_readlane_b32 s6, v3, 7
	v_readlane_b32 s7, v3, 8
	v_readlane_b32 s8, v3, 24
	v_readlane_b32 s9, v3, 25
	v_readlane_b32 s16, v3, 26
	v_readlane_b32 s17, v3, 27
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:84
	buffer_store_dword v2, off, s[0:3], s33 offset:80
	v_mov_b32_e32 v4, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:80
	v_mov_b32_e32 v2, v4
	.loc	0 69 16
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:72
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:76
	v_readlane_b32 s4, v3, 28
	v_mov_b32_e32 v3, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v1, v3
	s_mov_b32 s5, 6
	.loc	0 69 14
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v0, v0, s5, v1
	.loc	0 69 3
	v_ashrrev_i32_e64 v3, 31, v0
	v_mov_b32_e32 v1, v3
	v_lshlrev_b64 v[5:6], s4, v[0:1]
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v0, s4, v0, v4
	v_add_co_ci_u32_e64 v3, s4, v1, v3, s4
	v_mov_b32_e32 v1, v3
	.loc	0 69 19
	global_store_dword v[0:1], v2, off
	s_waitcnt_vscnt null, 0x0
	s_branch .LBB12_3
.LBB12_9:
	.loc	0 0 19
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 71 1 is_stmt 1
	s_endpgm
.Ltmp7:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel all_poll_load
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 164
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
	.size	all_poll_load, .Lfunc_end3-all_poll_load

	.protected	grid_barrier
	.globl	grid_barrier
	.p2align	8
	.type	grid_barrier,@function
grid_barrier:
.Lfunc_begin4:
	.loc	0 73 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x1000
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
.Ltmp8:
	.loc	0 74 20 prologue_end
	buffer_load_dword v5, off, s[0:3], s33 offset:8
	buffer_load_dword v3, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v3
	buffer_store_dword v5, off, s[0:3], s33 offset:52
	buffer_store_dword v6, off, s[0:3], s33 offset:56
	s_mov_b64 s[18:19], 32
	.loc	0 74 25 is_stmt 0
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
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v4, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:32
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
	v_readlane_b32 s4, v4, 9
	v_readlane_b32 s5, v4, 10
	v_readlane_b32 s6, v4, 7
	v_readlane_b32 s7, v4, 8
	v_readlane_b32 s8, v4, 11
	v_readlane_b32 s9, v4, 12
	v_mov_b32_e32 v4, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v5, v1
	.loc	0 74 20
	v_ashrrev_i32_e32 v1, 31, v4
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v1, 2
	buffer_store_dword v1, off, s[0:3], s33 offset:44
	v_lshlrev_b64 v[5:6], v1, v[4:5]
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v1, s15, v1, v4
	v_add_co_ci_u32_e64 v3, s15, v2, v3, s15
	v_mov_b32_e32 v2, v3
	global_load_dword v3, v[1:2], off
	.loc	0 74 2
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	.loc	0 74 11
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
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
	v_readlane_b32 s8, v2, 11
	v_readlane_b32 s9, v2, 12
	v_readlane_b32 s16, v2, 13
	v_readlane_b32 s17, v2, 14
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	buffer_store_dword v2, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v4, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v2, v4
	.loc	0 74 15
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
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
	v_readlane_b32 s8, v2, 11
	v_readlane_b32 s9, v2, 12
	v_mov_b32_e32 v4, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v2, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v5, v2
	v_mov_b32_e32 v2, v4
	s_mov_b32 s15, 6
	.loc	0 74 13
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v1, v1, s15, v2
	.loc	0 74 2
	v_ashrrev_i32_e64 v4, 31, v1
	v_mov_b32_e32 v2, v4
	v_lshlrev_b64 v[6:7], v0, v[1:2]
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32 v1, s15, v1, v5
	v_add_co_ci_u32_e64 v4, s15, v2, v4, s15
	v_mov_b32_e32 v2, v4
	.loc	0 74 18
	global_store_dword v[1:2], v3, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 75 2 is_stmt 1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z7barrierj@rel32@lo+4
	s_addc_u32 s17, s17, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
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
	v_readlane_b32 s16, v1, 13
	v_readlane_b32 s17, v1, 14
	.loc	0 76 6
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
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
	.loc	0 76 8 is_stmt 0
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e64 s5, v1, v2
	.loc	0 76 6
	s_mov_b32 s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 15
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB16_2
	.loc	0 76 25
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
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	buffer_load_dword v3, off, s[0:3], s33 offset:64
	buffer_load_dword v4, off, s[0:3], s33 offset:68
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	.loc	0 76 14
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
	s_add_u32 s16, s16, _Z10atomic_incPU3AS1Vi@rel32@lo+4
	s_addc_u32 s17, s17, _Z10atomic_incPU3AS1Vi@rel32@hi+12
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
.LBB16_2:
	.loc	0 0 14
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	s_or_b32 exec_lo, exec_lo, s4
	s_mov_b32 s4, 0
	.loc	0 77 2 is_stmt 1
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
.LBB16_3:
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
	.loc	0 77 9
	v_writelane_b32 v3, s8, 19
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v2, off, s[0:3], s33 offset:68
	buffer_load_dword v3, off, s[0:3], s33
	buffer_load_dword v5, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v5
	global_load_dword v3, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], s33 offset:72
	s_mov_b64 s[18:19], 32
	.loc	0 77 19
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
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v2, 19
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v4, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:72
	v_mov_b32_e32 v3, v4
	.loc	0 77 17
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 20
	.loc	0 77 2
	v_writelane_b32 v0, s4, 21
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 22
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB16_5
	.loc	0 0 2
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 20
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 77 2
	v_writelane_b32 v0, s4, 21
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
.LBB16_5:
	.loc	0 0 2
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 22
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 18
	v_readlane_b32 s5, v0, 21
	.loc	0 77 2
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
	s_cbranch_execnz .LBB16_3
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 0 2
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v6, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
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
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v2, off, s[0:3], s33 offset:68
	s_mov_b64 s[18:19], 32
	.loc	0 78 2 is_stmt 1
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
	buffer_store_dword v31, off, s[0:3], s33 offset:96
	v_mov_b32_e32 v0, 2
	buffer_store_dword v0, off, s[0:3], s33 offset:76
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:96
	v_readlane_b32 s4, v6, 9
	v_readlane_b32 s5, v6, 10
	v_readlane_b32 s6, v6, 7
	v_readlane_b32 s7, v6, 8
	v_readlane_b32 s8, v6, 24
	v_readlane_b32 s9, v6, 25
	v_readlane_b32 s10, v6, 3
	v_readlane_b32 s11, v6, 4
	v_readlane_b32 s12, v6, 2
	v_readlane_b32 s13, v6, 1
	v_readlane_b32 s14, v6, 0
	.loc	0 79 21
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	.loc	0 79 32 is_stmt 0
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	buffer_store_dword v1, off, s[0:3], s33 offset:104
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	v_writelane_b32 v6, s16, 26
	v_writelane_b32 v6, s17, 27
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:96
	v_readlane_b32 s14, v6, 0
	v_readlane_b32 s13, v6, 1
	v_readlane_b32 s12, v6, 2
	v_readlane_b32 s10, v6, 3
	v_readlane_b32 s11, v6, 4
	v_readlane_b32 s4, v6, 9
	v_readlane_b32 s5, v6, 10
	v_readlane_b32 s6, v6, 7
	v_readlane_b32 s7, v6, 8
	v_readlane_b32 s8, v6, 24
	v_readlane_b32 s9, v6, 25
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	buffer_store_dword v2, off, s[0:3], s33 offset:112
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:112
	v_mov_b32_e32 v2, v3
	s_mov_b32 s15, 1
	.loc	0 79 34
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v1, v1, s15
	.loc	0 79 41
	buffer_store_dword v1, off, s[0:3], s33 offset:108
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14get_num_groupsj@rel32@lo+4
	s_addc_u32 s17, s17, _Z14get_num_groupsj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:96
	v_readlane_b32 s14, v6, 0
	v_readlane_b32 s13, v6, 1
	v_readlane_b32 s4, v6, 9
	v_readlane_b32 s5, v6, 10
	v_readlane_b32 s6, v6, 7
	v_readlane_b32 s7, v6, 8
	v_readlane_b32 s8, v6, 24
	v_readlane_b32 s9, v6, 25
	v_readlane_b32 s10, v6, 3
	v_readlane_b32 s11, v6, 4
	v_readlane_b32 s12, v6, 2
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	v_mov_b32_e32 v4, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:108
	v_mov_b32_e32 v3, v4
	s_mov_b32 s15, 31
	.loc	0 79 39
	v_ashrrev_i32_e64 v3, s15, v2
	v_add_nc_u32_e64 v2, v2, v3
	v_xor_b32_e64 v3, v2, v3
	s_waitcnt vmcnt(1)
	v_sub_nc_u32_e64 v4, v0, v3
	v_cvt_f32_u32_e32 v2, v3
	v_rcp_iflag_f32_e32 v2, v2
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_mul_lo_u32 v4, v4, v2
	v_mul_hi_u32 v4, v2, v4
	v_add_nc_u32_e64 v4, v2, v4
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v2, s15, v1
	v_add_nc_u32_e64 v1, v1, v2
	v_xor_b32_e64 v1, v1, v2
	v_mul_hi_u32 v4, v1, v4
	v_mul_lo_u32 v4, v4, v3
	v_sub_nc_u32_e64 v1, v1, v4
	v_cmp_ge_u32_e64 s15, v1, v3
	v_sub_nc_u32_e64 v4, v1, v3
	v_cndmask_b32_e64 v1, v1, v4, s15
	v_cmp_ge_u32_e64 s15, v1, v3
	v_sub_nc_u32_e64 v3, v1, v3
	v_cndmask_b32_e64 v1, v1, v3, s15
	v_xor_b32_e64 v1, v1, v2
	v_sub_nc_u32_e64 v4, v1, v2
	.loc	0 79 46
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	v_writelane_b32 v6, s16, 28
	v_writelane_b32 v6, s17, 29
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:96
	buffer_load_dword v2, off, s[0:3], s33 offset:100
	buffer_load_dword v3, off, s[0:3], s33 offset:104
	v_readlane_b32 s14, v6, 0
	v_readlane_b32 s13, v6, 1
	v_readlane_b32 s12, v6, 2
	v_readlane_b32 s10, v6, 3
	v_readlane_b32 s11, v6, 4
	v_readlane_b32 s16, v6, 26
	v_readlane_b32 s17, v6, 27
	v_readlane_b32 s4, v6, 9
	v_readlane_b32 s5, v6, 10
	v_readlane_b32 s6, v6, 7
	v_readlane_b32 s7, v6, 8
	v_readlane_b32 s8, v6, 24
	v_readlane_b32 s9, v6, 25
	v_mov_b32_e32 v7, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	v_mov_b32_e32 v5, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:76
	v_mov_b32_e32 v8, v5
	v_mov_b32_e32 v5, v7
	s_mov_b32 s15, 6
	.loc	0 79 44
	v_writelane_b32 v6, s15, 30
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v6, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	v_lshl_add_u32 v4, v4, s15, v5
	.loc	0 79 21
	v_ashrrev_i32_e64 v7, 31, v4
	v_mov_b32_e32 v5, v7
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[7:8], v1, v[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v7
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v8
	v_add_co_u32 v1, s15, v1, v4
	v_add_co_ci_u32_e64 v3, s15, v2, v3, s15
	v_mov_b32_e32 v2, v3
	global_load_dword v4, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 79 2
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	buffer_load_dword v3, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	.loc	0 79 11
	buffer_store_dword v1, off, s[0:3], s33 offset:80
	buffer_store_dword v2, off, s[0:3], s33 offset:84
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:96
	v_readlane_b32 s14, v6, 0
	v_readlane_b32 s13, v6, 1
	v_readlane_b32 s12, v6, 2
	v_readlane_b32 s10, v6, 3
	v_readlane_b32 s11, v6, 4
	v_readlane_b32 s4, v6, 9
	v_readlane_b32 s5, v6, 10
	v_readlane_b32 s6, v6, 7
	v_readlane_b32 s7, v6, 8
	v_readlane_b32 s8, v6, 24
	v_readlane_b32 s9, v6, 25
	v_readlane_b32 s16, v6, 28
	v_readlane_b32 s17, v6, 29
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	buffer_store_dword v2, off, s[0:3], s33 offset:88
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	v_mov_b32_e32 v2, v3
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v1
	.loc	0 79 15
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:80
	buffer_load_dword v3, off, s[0:3], s33 offset:84
	v_readlane_b32 s4, v6, 30
	v_mov_b32_e32 v6, v0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v8, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:76
	v_mov_b32_e32 v7, v8
	.loc	0 79 13
	v_lshl_add_u32 v5, v5, s4, v6
	.loc	0 79 2
	v_ashrrev_i32_e64 v7, 31, v5
	v_mov_b32_e32 v6, v7
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[6:7], v1, v[5:6]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v7
	v_add_co_u32 v1, s4, v1, v5
	v_add_co_ci_u32_e64 v3, s4, v2, v3, s4
	v_mov_b32_e32 v2, v3
	.loc	0 79 18
	global_load_dword v3, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v3, v3, v4
	global_store_dword v[1:2], v3, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 80 1 is_stmt 1
	s_endpgm
.Ltmp9:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel grid_barrier
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
	.size	grid_barrier, .Lfunc_end4-grid_barrier

	.protected	grid_barrier_leader
	.globl	grid_barrier_leader
	.p2align	8
	.type	grid_barrier_leader,@function
grid_barrier_leader:
.Lfunc_begin5:
	.loc	0 82 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x1000
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
.Ltmp10:
	.loc	0 83 20 prologue_end
	buffer_load_dword v5, off, s[0:3], s33 offset:8
	buffer_load_dword v3, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v3
	buffer_store_dword v5, off, s[0:3], s33 offset:52
	buffer_store_dword v6, off, s[0:3], s33 offset:56
	s_mov_b64 s[18:19], 32
	.loc	0 83 25 is_stmt 0
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
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v4, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:32
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
	v_readlane_b32 s4, v4, 9
	v_readlane_b32 s5, v4, 10
	v_readlane_b32 s6, v4, 7
	v_readlane_b32 s7, v4, 8
	v_readlane_b32 s8, v4, 11
	v_readlane_b32 s9, v4, 12
	v_mov_b32_e32 v4, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v5, v1
	.loc	0 83 20
	v_ashrrev_i32_e32 v1, 31, v4
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v1, 2
	buffer_store_dword v1, off, s[0:3], s33 offset:44
	v_lshlrev_b64 v[5:6], v1, v[4:5]
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v1, s15, v1, v4
	v_add_co_ci_u32_e64 v3, s15, v2, v3, s15
	v_mov_b32_e32 v2, v3
	global_load_dword v3, v[1:2], off
	.loc	0 83 2
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	.loc	0 83 11
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
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
	v_readlane_b32 s8, v2, 11
	v_readlane_b32 s9, v2, 12
	v_readlane_b32 s16, v2, 13
	v_readlane_b32 s17, v2, 14
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	buffer_store_dword v2, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v4, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v2, v4
	.loc	0 83 15
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
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
	v_readlane_b32 s8, v2, 11
	v_readlane_b32 s9, v2, 12
	v_mov_b32_e32 v4, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v2, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v5, v2
	v_mov_b32_e32 v2, v4
	s_mov_b32 s15, 6
	.loc	0 83 13
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v1, v1, s15, v2
	.loc	0 83 2
	v_ashrrev_i32_e64 v4, 31, v1
	v_mov_b32_e32 v2, v4
	v_lshlrev_b64 v[6:7], v0, v[1:2]
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32 v1, s15, v1, v5
	v_add_co_ci_u32_e64 v4, s15, v2, v4, s15
	v_mov_b32_e32 v2, v4
	.loc	0 83 18
	global_store_dword v[1:2], v3, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 84 2 is_stmt 1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z7barrierj@rel32@lo+4
	s_addc_u32 s17, s17, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
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
	v_readlane_b32 s16, v1, 13
	v_readlane_b32 s17, v1, 14
	.loc	0 85 6
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
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
	.loc	0 85 8 is_stmt 0
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e64 s5, v1, v2
	.loc	0 85 6
	s_mov_b32 s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 15
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB17_2
	.loc	0 86 14 is_stmt 1
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
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	buffer_load_dword v3, off, s[0:3], s33 offset:64
	buffer_load_dword v4, off, s[0:3], s33 offset:68
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	.loc	0 86 3 is_stmt 0
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
	s_add_u32 s16, s16, _Z10atomic_incPU3AS1Vi@rel32@lo+4
	s_addc_u32 s17, s17, _Z10atomic_incPU3AS1Vi@rel32@hi+12
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
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_mov_b32 s4, 0
	.loc	0 87 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_branch .LBB17_3
.LBB17_2:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 85 6 is_stmt 1
	s_branch .LBB17_8
.LBB17_3:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
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
	v_readlane_b32 s8, v1, 17
	v_readlane_b32 s9, v1, 16
	v_writelane_b32 v1, s9, 18
	.loc	0 87 21 is_stmt 1
	v_writelane_b32 v1, s8, 19
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	buffer_load_dword v3, off, s[0:3], s33 offset:64
	buffer_load_dword v4, off, s[0:3], s33 offset:68
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v7, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v7
	s_mov_b64 s[18:19], 32
	.loc	0 87 10 is_stmt 0
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v1, s8, 20
	v_writelane_b32 v1, s9, 21
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v1, off, s[0:3], s33 offset:28
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
	buffer_store_dword v31, off, s[0:3], s33 offset:80
	v_mov_b32_e32 v2, 0
	buffer_store_dword v2, off, s[0:3], s33 offset:76
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:80
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v1, 0
	v_readlane_b32 s13, v1, 1
	v_readlane_b32 s12, v1, 2
	v_readlane_b32 s10, v1, 3
	v_readlane_b32 s11, v1, 4
	v_readlane_b32 s8, v1, 20
	v_readlane_b32 s9, v1, 21
	v_readlane_b32 s4, v1, 9
	v_readlane_b32 s5, v1, 10
	v_readlane_b32 s6, v1, 7
	v_readlane_b32 s7, v1, 8
	v_mov_b32_e32 v1, v0
	.loc	0 87 32
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	buffer_store_dword v1, off, s[0:3], s33 offset:72
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14get_num_groupsj@rel32@lo+4
	s_addc_u32 s17, s17, _Z14get_num_groupsj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v2, 19
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v4, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:72
	v_mov_b32_e32 v3, v4
	.loc	0 87 30
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 22
	.loc	0 87 3
	v_writelane_b32 v0, s4, 23
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 24
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB17_5
	.loc	0 0 3
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 22
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 87 3
	v_writelane_b32 v0, s4, 23
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
.LBB17_5:
	.loc	0 0 3
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 24
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 18
	v_readlane_b32 s5, v0, 23
	.loc	0 87 3
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 17
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 16
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 25
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB17_3
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 88 2 is_stmt 1
	s_branch .LBB17_2
.LBB17_8:
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
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v7, off, s[0:3], s33 offset:84
	s_mov_b32 exec_lo, s28
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v2, off, s[0:3], s33 offset:68
	s_mov_b64 s[18:19], 32
	.loc	0 89 2 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 26
	v_writelane_b32 v3, s9, 27
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
	buffer_store_dword v31, off, s[0:3], s33 offset:100
	v_mov_b32_e32 v0, 2
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:100
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s8, v0, 26
	v_readlane_b32 s9, v0, 27
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s14, v0, 0
	.loc	0 90 21
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	buffer_load_dword v3, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	.loc	0 90 32 is_stmt 0
	buffer_store_dword v1, off, s[0:3], s33 offset:104
	buffer_store_dword v2, off, s[0:3], s33 offset:108
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	v_writelane_b32 v0, s16, 28
	v_writelane_b32 v0, s17, 29
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:96
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:100
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
	v_readlane_b32 s8, v2, 26
	v_readlane_b32 s9, v2, 27
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:96
	buffer_store_dword v2, off, s[0:3], s33 offset:116
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:116
	v_mov_b32_e32 v2, v3
	s_mov_b32 s15, 1
	.loc	0 90 34
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v1, v1, s15
	.loc	0 90 41
	buffer_store_dword v1, off, s[0:3], s33 offset:112
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14get_num_groupsj@rel32@lo+4
	s_addc_u32 s17, s17, _Z14get_num_groupsj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:100
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v5, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v5, 0
	v_readlane_b32 s13, v5, 1
	v_readlane_b32 s4, v5, 9
	v_readlane_b32 s5, v5, 10
	v_readlane_b32 s6, v5, 7
	v_readlane_b32 s7, v5, 8
	v_readlane_b32 s8, v5, 26
	v_readlane_b32 s9, v5, 27
	v_readlane_b32 s10, v5, 3
	v_readlane_b32 s11, v5, 4
	v_readlane_b32 s12, v5, 2
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:96
	v_mov_b32_e32 v4, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:112
	v_mov_b32_e32 v3, v4
	s_mov_b32 s15, 31
	.loc	0 90 39
	v_ashrrev_i32_e64 v3, s15, v2
	v_add_nc_u32_e64 v2, v2, v3
	v_xor_b32_e64 v3, v2, v3
	s_waitcnt vmcnt(1)
	v_sub_nc_u32_e64 v4, v0, v3
	v_cvt_f32_u32_e32 v2, v3
	v_rcp_iflag_f32_e32 v2, v2
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_mul_lo_u32 v4, v4, v2
	v_mul_hi_u32 v4, v2, v4
	v_add_nc_u32_e64 v4, v2, v4
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v2, s15, v1
	v_add_nc_u32_e64 v1, v1, v2
	v_xor_b32_e64 v1, v1, v2
	v_mul_hi_u32 v4, v1, v4
	v_mul_lo_u32 v4, v4, v3
	v_sub_nc_u32_e64 v1, v1, v4
	v_cmp_ge_u32_e64 s15, v1, v3
	v_sub_nc_u32_e64 v4, v1, v3
	v_cndmask_b32_e64 v1, v1, v4, s15
	v_cmp_ge_u32_e64 s15, v1, v3
	v_sub_nc_u32_e64 v3, v1, v3
	v_cndmask_b32_e64 v1, v1, v3, s15
	v_xor_b32_e64 v1, v1, v2
	v_sub_nc_u32_e64 v4, v1, v2
	.loc	0 90 46
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	v_writelane_b32 v5, s16, 30
	v_writelane_b32 v5, s17, 31
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v5, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:100
	buffer_load_dword v2, off, s[0:3], s33 offset:104
	buffer_load_dword v3, off, s[0:3], s33 offset:108
	v_readlane_b32 s14, v5, 0
	v_readlane_b32 s13, v5, 1
	v_readlane_b32 s12, v5, 2
	v_readlane_b32 s10, v5, 3
	v_readlane_b32 s11, v5, 4
	v_readlane_b32 s16, v5, 28
	v_readlane_b32 s17, v5, 29
	v_readlane_b32 s4, v5, 9
	v_readlane_b32 s5, v5, 10
	v_readlane_b32 s6, v5, 7
	v_readlane_b32 s7, v5, 8
	v_readlane_b32 s8, v5, 26
	v_readlane_b32 s9, v5, 27
	v_mov_b32_e32 v5, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:96
	v_mov_b32_e32 v8, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	v_mov_b32_e32 v6, v8
	s_mov_b32 s15, 6
	.loc	0 90 44
	v_writelane_b32 v7, s15, 0
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v7, off, s[0:3], s33 offset:84
	s_mov_b32 exec_lo, s28
	v_lshl_add_u32 v4, v4, s15, v5
	.loc	0 90 21
	v_ashrrev_i32_e64 v6, 31, v4
	v_mov_b32_e32 v5, v6
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[5:6], v1, v[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v1, s15, v1, v4
	v_add_co_ci_u32_e64 v3, s15, v2, v3, s15
	v_mov_b32_e32 v2, v3
	global_load_dword v5, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 90 2
	buffer_load_dword v3, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v1
	.loc	0 90 11
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:100
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
	v_readlane_b32 s8, v2, 26
	v_readlane_b32 s9, v2, 27
	v_readlane_b32 s16, v2, 30
	v_readlane_b32 s17, v2, 31
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:96
	buffer_store_dword v2, off, s[0:3], s33 offset:92
	v_mov_b32_e32 v6, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	v_mov_b32_e32 v2, v6
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	.loc	0 90 15
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:88
	v_readlane_b32 s4, v7, 0
	v_mov_b32_e32 v7, v0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:84
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v9, v1
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v8, v9
	.loc	0 90 13
	v_lshl_add_u32 v6, v6, s4, v7
	.loc	0 90 2
	v_ashrrev_i32_e64 v8, 31, v6
	v_mov_b32_e32 v7, v8
	s_waitcnt vmcnt(2)
	v_lshlrev_b64 v[7:8], v2, v[6:7]
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v4, v8
	v_add_co_u32 v2, s4, v2, v6
	v_add_co_ci_u32_e64 v4, s4, v3, v4, s4
	v_mov_b32_e32 v3, v4
	.loc	0 90 18
	global_load_dword v4, v[2:3], off glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v4, v4, v5
	global_store_dword v[2:3], v4, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 91 1 is_stmt 1
	s_endpgm
.Ltmp11:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel grid_barrier_leader
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
.Lfunc_end5:
	.size	grid_barrier_leader, .Lfunc_end5-grid_barrier_leader

	.protected	first_try
	.globl	first_try
	.p2align	8
	.type	first_try,@function
first_try:
.Lfunc_begin6:
	.loc	0 94 0
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
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
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
.Ltmp12:
	.loc	0 95 6 prologue_end
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
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v1, v3
	.loc	0 95 8 is_stmt 0
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e64 s5, v1, v2
	.loc	0 95 6
	s_mov_b32 s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB19_8
	.loc	0 96 7 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
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
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 12
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB19_3
	.loc	0 0 7 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, 0
	.loc	0 97 4 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 13
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_branch .LBB19_4
.LBB19_3:
	.loc	0 0 4 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 12
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 96 7 is_stmt 1
	s_branch .LBB19_9
.LBB19_4:
	.loc	0 0 7 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 13
	.loc	0 97 9 is_stmt 1
	v_writelane_b32 v0, s4, 14
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_sleep 1
	.loc	0 97 47 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
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
	buffer_store_dword v2, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s5, v1, 14
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	v_cmp_eq_u32_e64 s4, v1, v2
	.loc	0 97 38
	s_or_b32 s4, s4, s5
	s_mov_b32 s5, s4
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s5, 13
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB19_4
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	s_or_b32 exec_lo, exec_lo, s4
	s_branch .LBB19_3
.LBB19_8:
	.loc	0 0 38
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 95 6 is_stmt 1
	s_branch .LBB19_10
.LBB19_9:
	.loc	0 98 3
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
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	buffer_load_dword v4, off, s[0:3], s33 offset:8
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	.loc	0 98 11 is_stmt 0
	global_load_dword v6, v[6:7], off
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v6, v6, s8
	global_store_dword v[4:5], v6, off
	s_mov_b64 s[18:19], 32
	.loc	0 99 3 is_stmt 1
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
	buffer_store_dword v3, off, s[0:3], s33 offset:28
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
	buffer_store_dword v31, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v0, 2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	buffer_load_dword v31, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(1)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s8, v0, 16
	v_readlane_b32 s9, v0, 17
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	.loc	0 100 15
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b32 s15, 32
	.loc	0 100 3 is_stmt 0
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
	.loc	0 101 2 is_stmt 1
	s_branch .LBB19_8
.LBB19_10:
	.loc	0 102 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_endpgm
.Ltmp13:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel first_try
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
	.size	first_try, .Lfunc_end6-first_try

	.protected	first_try_all
	.globl	first_try_all
	.p2align	8
	.type	first_try_all,@function
first_try_all:
.Lfunc_begin7:
	.loc	0 104 0
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
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
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
.Ltmp14:
	.loc	0 105 6 prologue_end
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
	buffer_store_dword v2, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB20_2
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, 0
	.loc	0 106 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 12
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_branch .LBB20_3
.LBB20_2:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 105 6 is_stmt 1
	s_branch .LBB20_7
.LBB20_3:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 12
	.loc	0 106 8 is_stmt 1
	v_writelane_b32 v0, s4, 13
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_sleep 1
	.loc	0 106 46 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
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
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s5, v1, 13
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	v_cmp_eq_u32_e64 s4, v1, v2
	.loc	0 106 37
	s_or_b32 s4, s4, s5
	s_mov_b32 s5, s4
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s5, 12
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB20_3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	s_or_b32 exec_lo, exec_lo, s4
	s_branch .LBB20_2
.LBB20_7:
	.loc	0 107 2 is_stmt 1
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
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	buffer_load_dword v4, off, s[0:3], s33 offset:8
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	.loc	0 107 10 is_stmt 0
	global_load_dword v6, v[6:7], off
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v6, v6, s8
	global_store_dword v[4:5], v6, off
	s_mov_b64 s[18:19], 32
	.loc	0 108 2 is_stmt 1
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
	v_mov_b32_e32 v0, 2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	buffer_load_dword v31, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(1)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s8, v0, 15
	v_readlane_b32 s9, v0, 16
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	.loc	0 109 14
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b32 s15, 32
	.loc	0 109 2 is_stmt 0
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
	.loc	0 110 1 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_endpgm
.Ltmp15:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel first_try_all
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
.Lfunc_end7:
	.size	first_try_all, .Lfunc_end7-first_try_all

	.protected	add_long
	.globl	add_long
	.p2align	8
	.type	add_long,@function
add_long:
.Lfunc_begin8:
	.loc	0 112 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xe00
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
	buffer_store_dword v3, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	buffer_store_dword v2, off, s[0:3], s33 offset:60
	buffer_store_dword v1, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	buffer_store_dword v1, off, s[0:3], s33 offset:52
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
.Ltmp16:
	.loc	0 113 56 prologue_end
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v2, off, s[0:3], s33 offset:4
	.loc	0 113 25 is_stmt 0
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:36
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 0
	.loc	0 116 2 is_stmt 1
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
.LBB22_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	.loc	0 116 12
	v_writelane_b32 v0, s4, 12
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	.loc	0 116 11
	global_load_dwordx2 v[0:1], v[0:1], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 116 9
	v_mov_b32_e32 v2, v1
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	.loc	0 116 37
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:48
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
	buffer_load_dword v4, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s33 offset:68
	buffer_load_dword v4, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v8, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v4
	.loc	0 116 42
	buffer_load_dword v6, off, s[0:3], s33 offset:40
	s_waitcnt vmcnt(0)
	buffer_store_dword v6, off, s[0:3], s33 offset:72
	buffer_load_dword v4, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v4
	.loc	0 116 53
	buffer_load_dword v12, off, s[0:3], s33 offset:8
	buffer_load_dword v4, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v13, v4
	s_mov_b64 s[18:19], 32
	.loc	0 116 58
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 13
	v_writelane_b32 v3, s9, 14
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:48
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
	buffer_store_dword v31, off, s[0:3], s33 offset:76
	v_mov_b32_e32 v0, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:76
	buffer_load_dword v2, off, s[0:3], s33 offset:72
	v_readlane_b32 s14, v3, 0
	v_readlane_b32 s13, v3, 1
	v_readlane_b32 s12, v3, 2
	v_readlane_b32 s10, v3, 3
	v_readlane_b32 s11, v3, 4
	v_readlane_b32 s4, v3, 9
	v_readlane_b32 s5, v3, 10
	v_readlane_b32 s6, v3, 7
	v_readlane_b32 s7, v3, 8
	v_readlane_b32 s8, v3, 13
	v_readlane_b32 s9, v3, 14
	v_mov_b32_e32 v3, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	v_mov_b32_e32 v4, v1
	.loc	0 116 53
	v_ashrrev_i32_e32 v1, 31, v3
	v_mov_b32_e32 v4, v1
	s_mov_b32 s15, 2
	v_lshlrev_b64 v[10:11], s15, v[3:4]
	v_mov_b32_e32 v3, v12
	v_mov_b32_e32 v5, v10
	v_mov_b32_e32 v1, v13
	v_mov_b32_e32 v4, v11
	v_add_co_u32 v3, s15, v3, v5
	v_add_co_ci_u32_e64 v1, s15, v1, v4, s15
	v_mov_b32_e32 v4, v1
	global_load_dword v10, v[3:4], off
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v1, 31, v10
	v_mov_b32_e32 v11, v1
	.loc	0 116 51
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v5, v10
	v_mov_b32_e32 v1, v7
	v_mov_b32_e32 v3, v11
	v_add_co_u32 v10, s15, v4, v5
	v_add_co_ci_u32_e64 v1, s15, v1, v3, s15
	v_mov_b32_e32 v11, v1
	.loc	0 116 24
	v_mov_b32_e32 v4, v10
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[10:11], s15, v[10:11]
	v_mov_b32_e32 v5, v10
	v_lshrrev_b64 v[8:9], s15, v[8:9]
	v_mov_b32_e32 v1, v8
	v_lshrrev_b64 v[6:7], s15, v[6:7]
	v_mov_b32_e32 v3, v6
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12atom_cmpxchgPU3AS1Vmmm@rel32@lo+4
	s_addc_u32 s17, s17, _Z12atom_cmpxchgPU3AS1Vmmm@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s5, v2, 12
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	buffer_store_dword v2, off, s[0:3], s33 offset:64
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	v_mov_b32_e32 v2, v3
	.loc	0 116 65
	buffer_load_dword v3, off, s[0:3], s33 offset:40
	buffer_load_dword v5, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v5
	.loc	0 116 62
	v_cmp_eq_u64_e64 s4, v[1:2], v[3:4]
	.loc	0 116 5
	s_or_b32 s4, s4, s5
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 11
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB22_1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 117 2 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:48
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
	buffer_load_dword v4, off, s[0:3], s33 offset:16
	buffer_load_dword v6, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	buffer_store_dword v4, off, s[0:3], s33 offset:84
	buffer_store_dword v5, off, s[0:3], s33 offset:88
	s_mov_b64 s[18:19], 32
	.loc	0 117 11 is_stmt 0
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
	buffer_store_dword v3, off, s[0:3], s33 offset:48
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
	buffer_store_dword v31, off, s[0:3], s33 offset:100
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:96
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:100
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:48
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
	buffer_load_dword v0, off, s[0:3], s33 offset:96
	buffer_store_dword v2, off, s[0:3], s33 offset:92
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	v_mov_b32_e32 v2, v3
	.loc	0 117 15
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:80
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:84
	buffer_load_dword v3, off, s[0:3], s33 offset:88
	v_mov_b32_e32 v4, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v6, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:80
	v_mov_b32_e32 v5, v6
	s_mov_b32 s4, 6
	.loc	0 117 13
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v4, v1, s4, v4
	.loc	0 117 2
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
	.loc	0 117 18
	global_store_dword v[1:2], v3, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 118 1 is_stmt 1
	s_endpgm
.Ltmp17:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel add_long
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 164
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
	.size	add_long, .Lfunc_end8-add_long

	.protected	add_double
	.globl	add_double
	.p2align	8
	.type	add_double,@function
add_double:
.Lfunc_begin9:
	.loc	0 120 0
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
	buffer_store_dword v3, off, s[0:3], s33 offset:56
	s_mov_b32 exec_lo, s24
	buffer_store_dword v2, off, s[0:3], s33 offset:68
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b32 exec_lo, s24
	buffer_store_dword v1, off, s[0:3], s33 offset:60
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
.Ltmp18:
	.loc	0 121 56 prologue_end
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v2, off, s[0:3], s33 offset:4
	.loc	0 121 25 is_stmt 0
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:36
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	.loc	0 122 16 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	buffer_load_dword v3, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	.loc	0 122 15 is_stmt 0
	global_load_dwordx2 v[1:2], v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 122 8
	v_mov_b32_e32 v3, v2
	buffer_store_dword v3, off, s[0:3], s33 offset:44
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 s4, 0
	.loc	0 124 2 is_stmt 1
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:56
	s_mov_b32 exec_lo, s24
.LBB23_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:56
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
	.loc	0 125 9 is_stmt 1
	v_writelane_b32 v0, s8, 12
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:56
	s_mov_b32 exec_lo, s24
	buffer_load_dword v6, off, s[0:3], s33 offset:60
	buffer_load_dword v7, off, s[0:3], s33 offset:64
	buffer_load_dword v8, off, s[0:3], s33 offset:68
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	buffer_load_dword v1, off, s[0:3], s33 offset:44
	.loc	0 125 7 is_stmt 0
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:52
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	.loc	0 126 23 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v11, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v12, v1
	.loc	0 126 28 is_stmt 0
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v3, v2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v1
	s_mov_b64 s[8:9], 1.0
	.loc	0 126 33
	v_add_f64 v[9:10], v[3:4], s[8:9]
	s_mov_b64 s[18:19], 32
	.loc	0 126 10
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[11:12], s15, v[11:12]
	v_mov_b32_e32 v1, v11
	v_lshrrev_b64 v[3:4], s15, v[3:4]
	v_mov_b32_e32 v4, v9
	v_lshrrev_b64 v[9:10], s15, v[9:10]
	v_mov_b32_e32 v5, v9
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12atom_cmpxchgPU3AS1Vmmm@rel32@lo+4
	s_addc_u32 s17, s17, _Z12atom_cmpxchgPU3AS1Vmmm@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v8, s15, v8
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v7, s15, v7
	v_or3_b32 v31, v6, v7, v8
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v2, v1
	v_mov_b32_e32 v1, v2
	.loc	0 126 8
	v_mov_b32_e32 v2, v1
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	.loc	0 127 11 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s5, v0, 12
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	.loc	0 127 19 is_stmt 0
	buffer_load_dword v3, off, s[0:3], s33 offset:48
	buffer_load_dword v5, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v5
	.loc	0 127 16
	v_cmp_eq_u64_e64 s4, v[1:2], v[3:4]
	.loc	0 127 2
	s_or_b32 s4, s4, s5
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 11
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 13
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:56
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB23_1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 13
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 128 1 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b32 exec_lo, s24
	s_endpgm
.Ltmp19:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel add_double
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
.Lfunc_end9:
	.size	add_double, .Lfunc_end9-add_double

	.protected	time_out
	.globl	time_out
	.p2align	8
	.type	time_out,@function
time_out:
.Lfunc_begin10:
	.loc	0 130 0
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
	buffer_store_dword v3, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	buffer_store_dword v2, off, s[0:3], s33 offset:56
	buffer_store_dword v1, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	buffer_store_dword v1, off, s[0:3], s33 offset:48
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
.Ltmp20:
	.loc	0 131 12 prologue_end
	s_memtime s[4:5]
	.loc	0 131 8 is_stmt 0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s6, s5
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v1, 0
	.loc	0 132 6 is_stmt 1
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 s4, 0
	.loc	0 134 2
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
.LBB24_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
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
	.loc	0 134 18
	v_writelane_b32 v0, s8, 12
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	buffer_load_dword v3, off, s[0:3], s33 offset:52
	buffer_load_dword v4, off, s[0:3], s33 offset:56
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
	buffer_store_dword v2, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s5, v1, v2
	v_cmp_eq_u32_e64 s4, v1, v2
	.loc	0 134 17
	v_cndmask_b32_e64 v1, 0, 1, s4
	.loc	0 134 15
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 s4, 0
	.loc	0 134 32
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 13
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 14
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB24_3
	.loc	0 134 35
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_memtime s[6:7]
	.loc	0 134 66
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	.loc	0 134 64
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s5, s6
	v_mov_b32_e32 v1, v2
	s_mov_b32 s4, s7
	v_mov_b32_e32 v2, v3
	v_sub_co_u32 v1, s5, s5, v1
	v_sub_co_ci_u32_e64 v3, s4, s4, v2, s5
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[4:5], 0x7d0
	.loc	0 134 68
	v_cmp_lt_u64_e64 s4, v[1:2], s[4:5]
	s_and_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 13
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
.LBB24_3:
	.loc	0 0 68
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s5, v0, 13
	s_mov_b32 s4, -1
	.loc	0 134 2
	v_writelane_b32 v0, s4, 15
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB24_5
	.loc	0 0 2
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, 0
	s_xor_b32 s4, exec_lo, -1
	.loc	0 134 2
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
.LBB24_5:
	.loc	0 0 2
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 16
	s_or_b32 exec_lo, exec_lo, s6
	v_readlane_b32 s5, v0, 12
	v_readlane_b32 s4, v0, 15
	.loc	0 134 2
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s5
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 11
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB24_1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 135 6 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s5, v1, s4
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB24_9
	.loc	0 136 3
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
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	buffer_load_dword v4, off, s[0:3], s33 offset:8
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	.loc	0 136 11 is_stmt 0
	global_load_dword v6, v[6:7], off
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v6, v6, s8
	global_store_dword v[4:5], v6, off
	s_mov_b64 s[18:19], 32
	.loc	0 137 3 is_stmt 1
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
	buffer_store_dword v3, off, s[0:3], s33 offset:44
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
	v_mov_b32_e32 v0, 2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	buffer_load_dword v31, off, s[0:3], s33 offset:64
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
	.loc	0 138 15
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b32 s15, 32
	.loc	0 138 3 is_stmt 0
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
.LBB24_9:
	.loc	0 0 3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v4, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v4, 18
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 140 20 is_stmt 1
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
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	buffer_load_dword v3, off, s[0:3], s33 offset:40
	.loc	0 140 2 is_stmt 0
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v5, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v5
	s_mov_b64 s[18:19], 32
	.loc	0 140 11
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v4, s8, 21
	v_writelane_b32 v4, s9, 22
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v4, off, s[0:3], s33 offset:44
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
	buffer_store_dword v31, off, s[0:3], s33 offset:80
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:76
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:80
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
	v_readlane_b32 s8, v2, 21
	v_readlane_b32 s9, v2, 22
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	buffer_store_dword v2, off, s[0:3], s33 offset:72
	v_mov_b32_e32 v4, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:72
	v_mov_b32_e32 v2, v4
	.loc	0 140 15
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
	v_mov_b32_e32 v4, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v2, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	v_mov_b32_e32 v5, v2
	v_mov_b32_e32 v2, v4
	s_mov_b32 s4, 6
	.loc	0 140 13
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v1, v1, s4, v2
	.loc	0 140 2
	v_ashrrev_i32_e64 v4, 31, v1
	v_mov_b32_e32 v2, v4
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[6:7], s4, v[1:2]
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32 v1, s4, v1, v5
	v_add_co_ci_u32_e64 v4, s4, v2, v4, s4
	v_mov_b32_e32 v2, v4
	.loc	0 140 18
	global_store_dword v[1:2], v3, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 141 1 is_stmt 1
	s_endpgm
.Ltmp21:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel time_out
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
.Lfunc_end10:
	.size	time_out, .Lfunc_end10-time_out

	.protected	some_tries
	.globl	some_tries
	.p2align	8
	.type	some_tries,@function
some_tries:
.Lfunc_begin11:
	.loc	0 143 0
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
.Ltmp22:
	.loc	0 144 6 prologue_end
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	.loc	0 146 11
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 0
	.loc	0 146 7 is_stmt 0
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
.LBB25_1:
	.loc	0 0 7
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	.loc	0 146 18
	v_writelane_b32 v0, s4, 12
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 0x64
	.loc	0 146 20
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s5, v1, s4
	s_mov_b32 s4, 0
	.loc	0 146 26
	v_writelane_b32 v0, s4, 13
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 14
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB25_3
	.loc	0 146 30
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	.loc	0 146 29
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s4, v1, s4
	s_and_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 13
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
.LBB25_3:
	.loc	0 0 29
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s5, v0, 13
	s_mov_b32 s4, -1
	.loc	0 146 2
	v_writelane_b32 v0, s4, 15
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB25_5
	.loc	0 147 10 is_stmt 1
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
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	buffer_load_dword v4, off, s[0:3], s33 offset:48
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
	buffer_store_dword v2, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s4, v0, v1
	.loc	0 147 9 is_stmt 0
	v_cndmask_b32_e64 v0, 0, 1, s4
	.loc	0 147 7
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	.loc	0 147 3
	s_branch .LBB25_6
.LBB25_5:
	.loc	0 0 3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 16
	s_or_b32 exec_lo, exec_lo, s6
	v_readlane_b32 s5, v0, 12
	v_readlane_b32 s4, v0, 15
	.loc	0 146 2 is_stmt 1
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s5
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 11
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB25_1
	s_branch .LBB25_7
.LBB25_6:
	.loc	0 146 36 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v1, v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 0
	s_xor_b32 s4, exec_lo, -1
	.loc	0 146 2
	v_writelane_b32 v0, s4, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_branch .LBB25_5
.LBB25_7:
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 148 6 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s5, v1, s4
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB25_10
	.loc	0 149 3
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
	buffer_load_dword v4, off, s[0:3], s33 offset:8
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	.loc	0 149 11 is_stmt 0
	global_load_dword v6, v[6:7], off
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v6, v6, s8
	global_store_dword v[4:5], v6, off
	s_mov_b64 s[18:19], 32
	.loc	0 150 3 is_stmt 1
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
	s_add_u32 s16, s16, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s17, s17, _Z9mem_fencej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v0, 2
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
	.loc	0 151 15
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b32 s15, 32
	.loc	0 151 3 is_stmt 0
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
.LBB25_10:
	.loc	0 0 3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v4, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v4, 18
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 153 20 is_stmt 1
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
	.loc	0 153 2 is_stmt 0
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v5, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v5
	s_mov_b64 s[18:19], 32
	.loc	0 153 11
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v4, s8, 21
	v_writelane_b32 v4, s9, 22
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v4, off, s[0:3], s33 offset:36
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
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:72
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
	v_readlane_b32 s8, v2, 21
	v_readlane_b32 s9, v2, 22
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	buffer_store_dword v2, off, s[0:3], s33 offset:64
	v_mov_b32_e32 v4, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	v_mov_b32_e32 v2, v4
	.loc	0 153 15
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:60
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v4, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v2, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v5, v2
	v_mov_b32_e32 v2, v4
	s_mov_b32 s4, 6
	.loc	0 153 13
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v1, v1, s4, v2
	.loc	0 153 2
	v_ashrrev_i32_e64 v4, 31, v1
	v_mov_b32_e32 v2, v4
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[6:7], s4, v[1:2]
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32 v1, s4, v1, v5
	v_add_co_ci_u32_e64 v4, s4, v2, v4, s4
	v_mov_b32_e32 v2, v4
	.loc	0 153 18
	global_store_dword v[1:2], v3, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 154 1 is_stmt 1
	s_endpgm
.Ltmp23:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel some_tries
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
.Lfunc_end11:
	.size	some_tries, .Lfunc_end11-some_tries

	.protected	leader_anew
	.globl	leader_anew
	.p2align	8
	.type	leader_anew,@function
leader_anew:
.Lfunc_begin12:
	.loc	0 156 0
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
.Ltmp24:
	.loc	0 157 6 prologue_end
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	.loc	0 159 2
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
.LBB26_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 12
	v_readlane_b32 s5, v0, 11
	v_writelane_b32 v0, s5, 13
	.loc	0 159 10
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, 0
	.loc	0 159 9
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s5
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 14
	.loc	0 159 2
	v_writelane_b32 v0, s4, 15
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB26_10
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
	.loc	0 160 47 is_stmt 1
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
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	v_writelane_b32 v3, s16, 19
	v_writelane_b32 v3, s17, 20
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:64
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:64
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
	v_readlane_b32 s8, v2, 17
	v_readlane_b32 s9, v2, 18
	v_readlane_b32 s16, v2, 19
	v_readlane_b32 s17, v2, 20
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	buffer_store_dword v2, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v2, v3
	.loc	0 160 16 is_stmt 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s15, v1
	v_mov_b32_e32 v1, s15
	.loc	0 160 8
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	.loc	0 162 7 is_stmt 1
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
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
	.loc	0 162 17 is_stmt 0
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	.loc	0 162 9
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, v2
	.loc	0 162 7
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 21
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB26_4
	.loc	0 0 7
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, 0
	.loc	0 163 4 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 22
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_branch .LBB26_5
.LBB26_4:
	.loc	0 0 4 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 162 7 is_stmt 1
	s_branch .LBB26_11
.LBB26_5:
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
	v_readlane_b32 s8, v0, 23
	v_readlane_b32 s9, v0, 22
	v_writelane_b32 v0, s9, 24
	.loc	0 163 11 is_stmt 1
	v_writelane_b32 v0, s8, 25
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	buffer_load_dword v4, off, s[0:3], s33 offset:48
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
	buffer_store_dword v2, off, s[0:3], s33 offset:68
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:68
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 25
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 26
	.loc	0 163 4 is_stmt 0
	v_writelane_b32 v0, s4, 27
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 28
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB26_7
	.loc	0 0 4
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 26
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 163 4
	v_writelane_b32 v0, s4, 27
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
.LBB26_7:
	.loc	0 0 4
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 28
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 24
	v_readlane_b32 s5, v0, 27
	.loc	0 163 4
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 23
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 22
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 29
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB26_5
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 29
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 164 4 is_stmt 1
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
	buffer_load_dword v4, off, s[0:3], s33 offset:8
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	.loc	0 164 12 is_stmt 0
	global_load_dword v6, v[6:7], off
	v_mov_b32_e32 v7, 1
	buffer_store_dword v7, off, s[0:3], s33 offset:72
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v6, v6, v7
	global_store_dword v[4:5], v6, off
	s_mov_b64 s[18:19], 32
	.loc	0 165 4 is_stmt 1
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
	buffer_store_dword v31, off, s[0:3], s33 offset:76
	v_mov_b32_e32 v0, 2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	buffer_load_dword v31, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(1)
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
	.loc	0 166 16
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b32 s15, 32
	.loc	0 166 4 is_stmt 0
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
	.loc	0 167 9 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	.loc	0 168 3
	s_branch .LBB26_4
.LBB26_10:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 16
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v1, 13
	v_readlane_b32 s5, v1, 15
	.loc	0 159 2 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:80
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v1, s5, 12
	s_mov_b32 s5, s4
	v_writelane_b32 v1, s5, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_mov_b32 s5, s4
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s5, 0
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:80
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB26_1
	s_branch .LBB26_12
.LBB26_11:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 159 2
	v_writelane_b32 v0, s4, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_branch .LBB26_10
.LBB26_12:
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:80
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 170 1 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:80
	s_mov_b32 exec_lo, s24
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_endpgm
.Ltmp25:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel leader_anew
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
.Lfunc_end12:
	.size	leader_anew, .Lfunc_end12-leader_anew

	.protected	inside
	.globl	inside
	.p2align	8
	.type	inside,@function
inside:
.Lfunc_begin13:
	.loc	0 172 0
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
	v_mov_b32_e32 v1, 0
.Ltmp26:
	.loc	0 173 6 prologue_end
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	.loc	0 175 2
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
.LBB27_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 12
	v_readlane_b32 s5, v0, 11
	v_writelane_b32 v0, s5, 13
	.loc	0 175 10
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, 0
	.loc	0 175 9
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s5
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 14
	.loc	0 175 2
	v_writelane_b32 v0, s4, 15
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB27_4
	.loc	0 176 8 is_stmt 1
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
	.loc	0 176 7 is_stmt 0
	s_mov_b32 s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB27_5
	.loc	0 177 4 is_stmt 1
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
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	.loc	0 177 12 is_stmt 0
	global_load_dword v6, v[6:7], off
	v_mov_b32_e32 v7, 1
	buffer_store_dword v7, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v6, v6, v7
	global_store_dword v[4:5], v6, off
	s_mov_b64 s[18:19], 32
	.loc	0 178 4 is_stmt 1
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
	buffer_store_dword v31, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v0, 2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	buffer_load_dword v31, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(1)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s8, v0, 18
	v_readlane_b32 s9, v0, 19
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	.loc	0 179 16
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b32 s15, 32
	.loc	0 179 4 is_stmt 0
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
	.loc	0 180 9 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	.loc	0 181 3
	s_branch .LBB27_5
.LBB27_4:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 13
	v_readlane_b32 s5, v0, 15
	.loc	0 175 2 is_stmt 1
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 12
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 11
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 20
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB27_1
	s_branch .LBB27_6
.LBB27_5:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s5, v0, 17
	s_or_b32 exec_lo, exec_lo, s5
	v_readlane_b32 s4, v0, 14
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 175 2
	v_writelane_b32 v0, s4, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_branch .LBB27_4
.LBB27_6:
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 20
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 182 1 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_endpgm
.Ltmp27:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel inside
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
.Lfunc_end13:
	.size	inside, .Lfunc_end13-inside

	.protected	lane_zero
	.globl	lane_zero
	.p2align	8
	.type	lane_zero,@function
lane_zero:
.Lfunc_begin14:
	.loc	0 184 0
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
	buffer_store_dword v3, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	buffer_store_dword v2, off, s[0:3], s33 offset:40
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	buffer_store_dword v1, off, s[0:3], s33 offset:32
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
	s_mov_b32 s5, -1
.Ltmp28:
	.loc	0 185 37 prologue_end
	v_mbcnt_lo_u32_b32 v1, s5, s4
	.loc	0 185 6 is_stmt 0
	v_mbcnt_hi_u32_b32 v1, s5, v1
	.loc	0 185 72
	v_cmp_eq_u32_e64 s5, v1, s4
	.loc	0 185 6
	s_mov_b32 s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB28_2
	.loc	0 0 6
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, 0
	.loc	0 186 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 12
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_branch .LBB28_3
.LBB28_2:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 185 6 is_stmt 1
	s_branch .LBB28_8
.LBB28_3:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
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
	v_readlane_b32 s8, v0, 13
	v_readlane_b32 s9, v0, 12
	v_writelane_b32 v0, s9, 14
	.loc	0 186 10 is_stmt 1
	v_writelane_b32 v0, s8, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
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
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 15
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 16
	.loc	0 186 3 is_stmt 0
	v_writelane_b32 v0, s4, 17
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB28_5
	.loc	0 0 3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 186 3
	v_writelane_b32 v0, s4, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
.LBB28_5:
	.loc	0 0 3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 14
	v_readlane_b32 s5, v0, 17
	.loc	0 186 3
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 13
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 12
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 19
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB28_3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 187 3 is_stmt 1
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
	buffer_load_dword v4, off, s[0:3], s33 offset:8
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	.loc	0 187 11 is_stmt 0
	global_load_dword v6, v[6:7], off
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v6, v6, s8
	global_store_dword v[4:5], v6, off
	s_mov_b64 s[18:19], 32
	.loc	0 188 3 is_stmt 1
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
	buffer_store_dword v3, off, s[0:3], s33 offset:28
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
	buffer_store_dword v31, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v0, 2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	buffer_load_dword v31, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(1)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s8, v0, 20
	v_readlane_b32 s9, v0, 21
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	.loc	0 189 15
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b32 s15, 32
	.loc	0 189 3 is_stmt 0
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
	.loc	0 190 2 is_stmt 1
	s_branch .LBB28_2
.LBB28_8:
	.loc	0 191 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_endpgm
.Ltmp29:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lane_zero
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
.Lfunc_end14:
	.size	lane_zero, .Lfunc_end14-lane_zero

	.protected	leader_by_size
	.globl	leader_by_size
	.p2align	8
	.type	leader_by_size,@function
leader_by_size:
.Lfunc_begin15:
	.loc	0 195 0
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
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v3, v2
	buffer_store_dword v3, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v2, v1
	buffer_store_dword v2, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	buffer_store_dword v1, off, s[0:3], s33 offset:36
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
.Ltmp30:
	.loc	0 195 24 prologue_end
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
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s18
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v2, 11
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	buffer_store_dword v2, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v2, v3
	s_mov_b32 s5, 31
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v2, s5, v1
	v_add_nc_u32_e64 v1, v1, v2
	v_xor_b32_e64 v1, v1, v2
	s_mov_b32 s6, 32
	v_cvt_f32_u32_e32 v3, s6
	v_rcp_iflag_f32_e32 v3, v3
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	s_mov_b32 s7, 5
	v_lshlrev_b32_e64 v4, s7, v3
	v_sub_nc_u32_e64 v4, s4, v4
	v_mul_hi_u32 v4, v3, v4
	v_add_nc_u32_e64 v3, v3, v4
	v_mul_hi_u32 v3, v1, v3
	v_lshlrev_b32_e64 v3, s7, v3
	v_sub_nc_u32_e64 v1, v1, v3
	v_cmp_gt_u32_e64 s7, v1, s5
	v_sub_nc_u32_e64 v3, v1, s6
	v_cndmask_b32_e64 v1, v1, v3, s7
	v_cmp_gt_u32_e64 s5, v1, s5
	v_sub_nc_u32_e64 v3, v1, s6
	v_cndmask_b32_e64 v1, v1, v3, s5
	v_xor_b32_e64 v1, v1, v2
	v_sub_nc_u32_e64 v1, v1, v2
	v_cmp_eq_u32_e64 s5, v1, s4
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 12
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB29_2
	.loc	0 0 24 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, 0
	.loc	0 195 24
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 13
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_branch .LBB29_3
.LBB29_2:
	.loc	0 0 24
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 12
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 195 24
	s_branch .LBB29_8
.LBB29_3:
	.loc	0 0 24
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
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
	v_readlane_b32 s8, v0, 14
	v_readlane_b32 s9, v0, 13
	v_writelane_b32 v0, s9, 15
	.loc	0 195 24
	v_writelane_b32 v0, s8, 16
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
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
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 16
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s4, 18
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 19
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB29_5
	.loc	0 0 24
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 195 24
	v_writelane_b32 v0, s4, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
.LBB29_5:
	.loc	0 0 24
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 15
	v_readlane_b32 s5, v0, 18
	.loc	0 195 24
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 14
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 13
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 20
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB29_3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 20
	s_or_b32 exec_lo, exec_lo, s4
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
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	buffer_load_dword v4, off, s[0:3], s33 offset:8
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	global_load_dword v6, v[6:7], off
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v6, v6, s8
	global_store_dword v[4:5], v6, off
	s_mov_b64 s[18:19], 32
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
	v_mov_b32_e32 v0, 2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	buffer_load_dword v31, off, s[0:3], s33 offset:52
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
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
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
	s_branch .LBB29_2
.LBB29_8:
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_endpgm
.Ltmp31:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel leader_by_size
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
	.size	leader_by_size, .Lfunc_end15-leader_by_size

	.protected	leader_of_half
	.globl	leader_of_half
	.p2align	8
	.type	leader_of_half,@function
leader_of_half:
.Lfunc_begin16:
	.loc	0 196 0 is_stmt 1
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
	buffer_store_dword v3, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	buffer_store_dword v2, off, s[0:3], s33 offset:40
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	buffer_store_dword v1, off, s[0:3], s33 offset:32
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
	s_mov_b32 s5, 0
	s_mov_b32 s4, -1
.Ltmp32:
	.loc	0 196 24 prologue_end
	v_mbcnt_lo_u32_b32 v1, s4, s5
	s_mov_b32 s4, 5
	v_cmp_eq_u32_e64 s5, v1, s4
	s_mov_b32 s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB30_2
	.loc	0 0 24 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, 0
	.loc	0 196 24
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 12
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_branch .LBB30_3
.LBB30_2:
	.loc	0 0 24
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 196 24
	s_branch .LBB30_8
.LBB30_3:
	.loc	0 0 24
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
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
	v_readlane_b32 s8, v0, 13
	v_readlane_b32 s9, v0, 12
	v_writelane_b32 v0, s9, 14
	.loc	0 196 24
	v_writelane_b32 v0, s8, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
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
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 15
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 16
	v_writelane_b32 v0, s4, 17
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB30_5
	.loc	0 0 24
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 196 24
	v_writelane_b32 v0, s4, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
.LBB30_5:
	.loc	0 0 24
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 14
	v_readlane_b32 s5, v0, 17
	.loc	0 196 24
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 13
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 12
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 19
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB30_3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	s_or_b32 exec_lo, exec_lo, s4
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
	buffer_load_dword v4, off, s[0:3], s33 offset:8
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	global_load_dword v6, v[6:7], off
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v6, v6, s8
	global_store_dword v[4:5], v6, off
	s_mov_b64 s[18:19], 32
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
	buffer_store_dword v3, off, s[0:3], s33 offset:28
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
	buffer_store_dword v31, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v0, 2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	buffer_load_dword v31, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(1)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s8, v0, 20
	v_readlane_b32 s9, v0, 21
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
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
	s_branch .LBB30_2
.LBB30_8:
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_endpgm
.Ltmp33:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel leader_of_half
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
	.size	leader_of_half, .Lfunc_end16-leader_of_half

	.protected	leader_of_rest
	.globl	leader_of_rest
	.p2align	8
	.type	leader_of_rest,@function
leader_of_rest:
.Lfunc_begin17:
	.loc	0 197 0 is_stmt 1
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
	buffer_store_dword v3, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	buffer_store_dword v2, off, s[0:3], s33 offset:40
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	buffer_store_dword v1, off, s[0:3], s33 offset:32
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
	s_mov_b32 s5, -1
.Ltmp34:
	.loc	0 197 24 prologue_end
	v_mbcnt_hi_u32_b32 v1, s5, s4
	v_cmp_eq_u32_e64 s5, v1, s4
	s_mov_b32 s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB31_2
	.loc	0 0 24 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, 0
	.loc	0 197 24
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 12
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_branch .LBB31_3
.LBB31_2:
	.loc	0 0 24
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 197 24
	s_branch .LBB31_8
.LBB31_3:
	.loc	0 0 24
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
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
	v_readlane_b32 s8, v0, 13
	v_readlane_b32 s9, v0, 12
	v_writelane_b32 v0, s9, 14
	.loc	0 197 24
	v_writelane_b32 v0, s8, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
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
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 15
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 16
	v_writelane_b32 v0, s4, 17
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB31_5
	.loc	0 0 24
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 197 24
	v_writelane_b32 v0, s4, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
.LBB31_5:
	.loc	0 0 24
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 14
	v_readlane_b32 s5, v0, 17
	.loc	0 197 24
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 13
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 12
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 19
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB31_3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	s_or_b32 exec_lo, exec_lo, s4
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
	buffer_load_dword v4, off, s[0:3], s33 offset:8
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	global_load_dword v6, v[6:7], off
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v6, v6, s8
	global_store_dword v[4:5], v6, off
	s_mov_b64 s[18:19], 32
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
	buffer_store_dword v3, off, s[0:3], s33 offset:28
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
	buffer_store_dword v31, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v0, 2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	buffer_load_dword v31, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(1)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s8, v0, 20
	v_readlane_b32 s9, v0, 21
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
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
	s_branch .LBB31_2
.LBB31_8:
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_endpgm
.Ltmp35:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel leader_of_rest
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
.Lfunc_end17:
	.size	leader_of_rest, .Lfunc_end17-leader_of_rest

	.protected	leader_of_third
	.globl	leader_of_third
	.p2align	8
	.type	leader_of_third,@function
leader_of_third:
.Lfunc_begin18:
	.loc	0 198 0 is_stmt 1
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
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
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
.Ltmp36:
	.loc	0 198 25 prologue_end
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
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	buffer_store_dword v2, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v2, v3
	s_mov_b32 s4, 0xaaaaaaab
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[1:2], s4, v1, s4, 0x2aaaaaa0
	s_mov_b32 s4, 4
	v_alignbit_b32 v1, v1, v1, s4
	s_mov_b32 s4, 0x5555555
	v_cmp_lt_u32_e64 s5, v1, s4
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB32_2
	.loc	0 0 25 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, 0
	.loc	0 198 25
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 12
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_branch .LBB32_3
.LBB32_2:
	.loc	0 0 25
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 198 25
	s_branch .LBB32_8
.LBB32_3:
	.loc	0 0 25
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
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
	v_readlane_b32 s8, v0, 13
	v_readlane_b32 s9, v0, 12
	v_writelane_b32 v0, s9, 14
	.loc	0 198 25
	v_writelane_b32 v0, s8, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
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
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 15
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 16
	v_writelane_b32 v0, s4, 17
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB32_5
	.loc	0 0 25
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 198 25
	v_writelane_b32 v0, s4, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
.LBB32_5:
	.loc	0 0 25
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 14
	v_readlane_b32 s5, v0, 17
	.loc	0 198 25
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 13
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 12
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 19
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB32_3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	s_or_b32 exec_lo, exec_lo, s4
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
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	buffer_load_dword v4, off, s[0:3], s33 offset:8
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	global_load_dword v6, v[6:7], off
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v6, v6, s8
	global_store_dword v[4:5], v6, off
	s_mov_b64 s[18:19], 32
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
	buffer_store_dword v3, off, s[0:3], s33 offset:28
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
	v_mov_b32_e32 v0, 2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	buffer_load_dword v31, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(1)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s8, v0, 20
	v_readlane_b32 s9, v0, 21
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
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
	s_branch .LBB32_2
.LBB32_8:
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_endpgm
.Ltmp37:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel leader_of_third
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
	.size	leader_of_third, .Lfunc_end18-leader_of_third

	.protected	leader_by_product
	.globl	leader_by_product
	.p2align	8
	.type	leader_by_product,@function
leader_by_product:
.Lfunc_begin19:
	.loc	0 199 0 is_stmt 1
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
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
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
.Ltmp38:
	.loc	0 199 27 prologue_end
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
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	buffer_store_dword v2, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v2, v3
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v1, v1, 1, v1
	s_mov_b32 s4, 63
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 9
	v_cmp_eq_u32_e64 s5, v1, s4
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB33_2
	.loc	0 0 27 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, 0
	.loc	0 199 27
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 12
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_branch .LBB33_3
.LBB33_2:
	.loc	0 0 27
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 199 27
	s_branch .LBB33_8
.LBB33_3:
	.loc	0 0 27
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
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
	v_readlane_b32 s8, v0, 13
	v_readlane_b32 s9, v0, 12
	v_writelane_b32 v0, s9, 14
	.loc	0 199 27
	v_writelane_b32 v0, s8, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
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
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 15
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 16
	v_writelane_b32 v0, s4, 17
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB33_5
	.loc	0 0 27
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 199 27
	v_writelane_b32 v0, s4, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
.LBB33_5:
	.loc	0 0 27
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 14
	v_readlane_b32 s5, v0, 17
	.loc	0 199 27
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 13
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 12
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 19
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB33_3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	s_or_b32 exec_lo, exec_lo, s4
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
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	buffer_load_dword v4, off, s[0:3], s33 offset:8
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	global_load_dword v6, v[6:7], off
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v6, v6, s8
	global_store_dword v[4:5], v6, off
	s_mov_b64 s[18:19], 32
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
	buffer_store_dword v3, off, s[0:3], s33 offset:28
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
	v_mov_b32_e32 v0, 2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	buffer_load_dword v31, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(1)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s8, v0, 20
	v_readlane_b32 s9, v0, 21
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
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
	s_branch .LBB33_2
.LBB33_8:
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_endpgm
.Ltmp39:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel leader_by_product
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
.Lfunc_end19:
	.size	leader_by_product, .Lfunc_end19-leader_by_product

	.protected	leader_by_two
	.globl	leader_by_two
	.p2align	8
	.type	leader_by_two,@function
leader_by_two:
.Lfunc_begin20:
	.loc	0 200 0 is_stmt 1
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
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
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
.Ltmp40:
	.loc	0 200 23 prologue_end
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
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	buffer_store_dword v2, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v2, v3
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v1, s4, v1
	s_mov_b32 s4, 62
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 8
	v_cmp_eq_u32_e64 s5, v1, s4
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB34_2
	.loc	0 0 23 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, 0
	.loc	0 200 23
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 12
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_branch .LBB34_3
.LBB34_2:
	.loc	0 0 23
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 200 23
	s_branch .LBB34_8
.LBB34_3:
	.loc	0 0 23
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
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
	v_readlane_b32 s8, v0, 13
	v_readlane_b32 s9, v0, 12
	v_writelane_b32 v0, s9, 14
	.loc	0 200 23
	v_writelane_b32 v0, s8, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
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
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 15
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 16
	v_writelane_b32 v0, s4, 17
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB34_5
	.loc	0 0 23
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 200 23
	v_writelane_b32 v0, s4, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
.LBB34_5:
	.loc	0 0 23
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 14
	v_readlane_b32 s5, v0, 17
	.loc	0 200 23
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 13
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 12
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 19
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB34_3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	s_or_b32 exec_lo, exec_lo, s4
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
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	buffer_load_dword v4, off, s[0:3], s33 offset:8
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	global_load_dword v6, v[6:7], off
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v6, v6, s8
	global_store_dword v[4:5], v6, off
	s_mov_b64 s[18:19], 32
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
	buffer_store_dword v3, off, s[0:3], s33 offset:28
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
	v_mov_b32_e32 v0, 2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	buffer_load_dword v31, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(1)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s8, v0, 20
	v_readlane_b32 s9, v0, 21
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
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
	s_branch .LBB34_2
.LBB34_8:
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_endpgm
.Ltmp41:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel leader_by_two
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
	.size	leader_by_two, .Lfunc_end20-leader_by_two

	.protected	leader_elected
	.globl	leader_elected
	.p2align	8
	.type	leader_elected,@function
leader_elected:
.Lfunc_begin21:
	.loc	0 201 0 is_stmt 1
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
.Ltmp42:
	.loc	0 201 24 prologue_end
	buffer_load_dword v5, off, s[0:3], s33
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v0
	s_mov_b64 s[18:19], 36
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
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, 0
	v_cmp_eq_u32_e64 s5, v1, s4
	s_mov_b32 s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB35_2
	.loc	0 0 24 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, 0
	.loc	0 201 24
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 12
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_branch .LBB35_3
.LBB35_2:
	.loc	0 0 24
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 201 24
	s_branch .LBB35_8
.LBB35_3:
	.loc	0 0 24
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
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
	v_readlane_b32 s8, v0, 13
	v_readlane_b32 s9, v0, 12
	v_writelane_b32 v0, s9, 14
	.loc	0 201 24
	v_writelane_b32 v0, s8, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
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
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 15
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 16
	v_writelane_b32 v0, s4, 17
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB35_5
	.loc	0 0 24
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 201 24
	v_writelane_b32 v0, s4, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
.LBB35_5:
	.loc	0 0 24
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 14
	v_readlane_b32 s5, v0, 17
	.loc	0 201 24
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 13
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 12
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 19
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB35_3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	s_or_b32 exec_lo, exec_lo, s4
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
	buffer_load_dword v4, off, s[0:3], s33 offset:8
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	global_load_dword v6, v[6:7], off
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v6, v6, s8
	global_store_dword v[4:5], v6, off
	s_mov_b64 s[18:19], 32
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
	buffer_store_dword v3, off, s[0:3], s33 offset:28
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
	buffer_store_dword v31, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v0, 2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	buffer_load_dword v31, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(1)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s8, v0, 20
	v_readlane_b32 s9, v0, 21
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
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
	s_branch .LBB35_2
.LBB35_8:
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_endpgm
.Ltmp43:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel leader_elected
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
.Lfunc_end21:
	.size	leader_elected, .Lfunc_end21-leader_elected

	.protected	leader_by_data
	.globl	leader_by_data
	.p2align	8
	.type	leader_by_data,@function
leader_by_data:
.Lfunc_begin22:
	.loc	0 202 0 is_stmt 1
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
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
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
.Ltmp44:
	.loc	0 202 24 prologue_end
	buffer_load_dword v3, off, s[0:3], s33 offset:8
	buffer_load_dword v5, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v5
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	buffer_store_dword v4, off, s[0:3], s33 offset:36
	s_mov_b64 s[18:19], 32
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
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v5, v1
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
	s_mov_b32 s4, 5
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s4
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB36_2
	.loc	0 0 24 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, 0
	.loc	0 202 24
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 12
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_branch .LBB36_3
.LBB36_2:
	.loc	0 0 24
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 202 24
	s_branch .LBB36_8
.LBB36_3:
	.loc	0 0 24
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
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
	v_readlane_b32 s8, v0, 13
	v_readlane_b32 s9, v0, 12
	v_writelane_b32 v0, s9, 14
	.loc	0 202 24
	v_writelane_b32 v0, s8, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	buffer_load_dword v4, off, s[0:3], s33 offset:48
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
	buffer_store_dword v2, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 15
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 16
	v_writelane_b32 v0, s4, 17
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB36_5
	.loc	0 0 24
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 202 24
	v_writelane_b32 v0, s4, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
.LBB36_5:
	.loc	0 0 24
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 14
	v_readlane_b32 s5, v0, 17
	.loc	0 202 24
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 13
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 12
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 19
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB36_3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	s_or_b32 exec_lo, exec_lo, s4
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
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	buffer_load_dword v1, off, s[0:3], s33 offset:44
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	buffer_load_dword v4, off, s[0:3], s33 offset:8
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	global_load_dword v6, v[6:7], off
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v6, v6, s8
	global_store_dword v[4:5], v6, off
	s_mov_b64 s[18:19], 32
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
	buffer_store_dword v3, off, s[0:3], s33 offset:28
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
	buffer_store_dword v31, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v0, 2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	buffer_load_dword v31, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(1)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s8, v0, 20
	v_readlane_b32 s9, v0, 21
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
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
	s_branch .LBB36_2
.LBB36_8:
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_endpgm
.Ltmp45:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel leader_by_data
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
.Lfunc_end22:
	.size	leader_by_data, .Lfunc_end22-leader_by_data

	.protected	told_by_last
	.globl	told_by_last
	.p2align	8
	.type	told_by_last,@function
told_by_last:
.Lfunc_begin23:
	.loc	0 204 0 is_stmt 1
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
.Ltmp46:
	.loc	0 205 6 prologue_end
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
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	buffer_store_dword v2, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v2, v3
	s_mov_b32 s4, 63
	.loc	0 205 8 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s4, v1, s4
	.loc	0 205 6
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	v_writelane_b32 v0, s5, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB37_3
	s_branch .LBB37_2
.LBB37_1:
	.loc	0 206 3 is_stmt 1
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
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	buffer_load_dword v3, off, s[0:3], s33
	buffer_load_dword v5, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v5
	buffer_store_dword v3, off, s[0:3], s33 offset:48
	buffer_store_dword v4, off, s[0:3], s33 offset:52
	s_mov_b64 s[18:19], 32
	.loc	0 206 8 is_stmt 0
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
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v4, v0
	.loc	0 206 3
	v_ashrrev_i32_e32 v0, 31, v3
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
	v_mov_b32_e32 v2, 1
	.loc	0 206 11
	global_store_dword v[0:1], v2, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 206 3
	s_branch .LBB37_9
.LBB37_2:
	.loc	0 0 3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, 0
	.loc	0 208 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 12
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_branch .LBB37_4
.LBB37_3:
	.loc	0 205 6
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	s_or_saveexec_b32 s4, s4
	s_and_b32 s4, exec_lo, s4
	v_writelane_b32 v0, s4, 13
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB37_9
	s_branch .LBB37_1
.LBB37_4:
	.loc	0 0 6 is_stmt 0
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
	v_readlane_b32 s8, v3, 14
	v_readlane_b32 s9, v3, 12
	v_writelane_b32 v3, s9, 15
	.loc	0 208 10 is_stmt 1
	v_writelane_b32 v3, s8, 16
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	buffer_load_dword v8, off, s[0:3], s33
	buffer_load_dword v4, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v4
	s_mov_b64 s[18:19], 32
	.loc	0 208 15 is_stmt 0
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
	buffer_store_dword v0, off, s[0:3], s33 offset:56
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	v_readlane_b32 s4, v3, 16
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v4, v1
	.loc	0 208 10
	v_ashrrev_i32_e32 v1, 31, v3
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
	.loc	0 208 18
	v_cmp_eq_u32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 17
	.loc	0 208 3
	v_writelane_b32 v0, s4, 18
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 19
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB37_6
	.loc	0 0 3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 208 3
	v_writelane_b32 v0, s4, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
.LBB37_6:
	.loc	0 0 3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 15
	v_readlane_b32 s5, v0, 18
	.loc	0 208 3
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 14
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 12
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 20
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB37_4
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 20
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 0 3
	s_branch .LBB37_3
.LBB37_9:
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v3, 13
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 209 2 is_stmt 1
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
	buffer_store_dword v4, off, s[0:3], s33 offset:64
	buffer_store_dword v5, off, s[0:3], s33 offset:68
	s_mov_b64 s[18:19], 32
	.loc	0 209 11 is_stmt 0
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
	buffer_store_dword v31, off, s[0:3], s33 offset:80
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:76
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:80
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
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	buffer_store_dword v2, off, s[0:3], s33 offset:72
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:72
	v_mov_b32_e32 v2, v3
	.loc	0 209 15
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:60
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	buffer_load_dword v3, off, s[0:3], s33 offset:68
	v_mov_b32_e32 v4, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v6, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v5, v6
	s_mov_b32 s4, 6
	.loc	0 209 13
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v4, v1, s4, v4
	.loc	0 209 2
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
	.loc	0 209 18
	global_store_dword v[1:2], v3, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 210 1 is_stmt 1
	s_endpgm
.Ltmp47:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel told_by_last
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
.Lfunc_end23:
	.size	told_by_last, .Lfunc_end23-told_by_last

	.protected	told_in_turn
	.globl	told_in_turn
	.p2align	8
	.type	told_in_turn,@function
told_in_turn:
.Lfunc_begin24:
	.loc	0 212 0
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
.Ltmp48:
	.loc	0 213 11 prologue_end
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	.loc	0 213 7 is_stmt 0
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
.LBB38_1:
	.loc	0 0 7
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 12
	v_readlane_b32 s5, v0, 11
	v_writelane_b32 v0, s5, 13
	.loc	0 213 18
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, 8
	.loc	0 213 20
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s5, v1, s5
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 14
	.loc	0 213 2
	v_writelane_b32 v0, s4, 15
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB38_10
	.loc	0 0 2
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
	.loc	0 214 7 is_stmt 1
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
	buffer_store_dword v2, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v2, v3
	.loc	0 214 12 is_stmt 0
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	.loc	0 214 9
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, v2
	.loc	0 214 7
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB38_4
	.loc	0 0 7
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, 0
	.loc	0 215 4 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_branch .LBB38_5
.LBB38_4:
	.loc	0 0 4 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 214 7 is_stmt 1
	s_branch .LBB38_11
.LBB38_5:
	.loc	0 0 7 is_stmt 0
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
	v_readlane_b32 s8, v4, 19
	v_readlane_b32 s9, v4, 18
	v_writelane_b32 v4, s9, 20
	.loc	0 215 11 is_stmt 1
	v_writelane_b32 v4, s8, 21
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v4, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	buffer_load_dword v5, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v3
	buffer_store_dword v5, off, s[0:3], s33 offset:52
	buffer_store_dword v6, off, s[0:3], s33 offset:56
	s_mov_b64 s[18:19], 32
	.loc	0 215 16 is_stmt 0
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
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	buffer_load_dword v3, off, s[0:3], s33 offset:56
	v_readlane_b32 s4, v4, 21
	v_mov_b32_e32 v4, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v5, v1
	.loc	0 215 11
	v_ashrrev_i32_e32 v1, 31, v4
	v_mov_b32_e32 v5, v1
	s_mov_b32 s5, 2
	v_lshlrev_b64 v[5:6], s5, v[4:5]
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v1, s5, v1, v4
	v_add_co_ci_u32_e64 v3, s5, v2, v3, s5
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 215 22
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	.loc	0 215 19
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 22
	.loc	0 215 4
	v_writelane_b32 v0, s4, 23
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 24
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB38_7
	.loc	0 0 4
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 22
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 215 4
	v_writelane_b32 v0, s4, 23
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
.LBB38_7:
	.loc	0 0 4
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 24
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 20
	v_readlane_b32 s5, v0, 23
	.loc	0 215 4
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
	s_cbranch_execnz .LBB38_5
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 216 14 is_stmt 1
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
	buffer_load_dword v3, off, s[0:3], s33 offset:28
	s_mov_b32 s8, 1
	.loc	0 216 16 is_stmt 0
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v3, v3, s8
	.loc	0 216 4
	buffer_store_dword v3, off, s[0:3], s33 offset:60
	buffer_load_dword v7, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v3
	s_mov_b64 s[18:19], 32
	.loc	0 216 9
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
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v1, v3
	.loc	0 216 4
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
	.loc	0 216 12
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v2, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 217 3 is_stmt 1
	s_branch .LBB38_4
.LBB38_10:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 13
	v_readlane_b32 s5, v0, 15
	.loc	0 213 2 is_stmt 1
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 12
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 11
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB38_1
	s_branch .LBB38_13
.LBB38_11:
	.loc	0 213 26 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
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
	.loc	0 213 2
	v_writelane_b32 v0, s4, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_branch .LBB38_10
.LBB38_13:
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 26
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 218 1 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_endpgm
.Ltmp49:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel told_in_turn
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
.Lfunc_end24:
	.size	told_in_turn, .Lfunc_end24-told_in_turn

	.protected	told_in_turn_back
	.globl	told_in_turn_back
	.p2align	8
	.type	told_in_turn_back,@function
told_in_turn_back:
.Lfunc_begin25:
	.loc	0 220 0
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
	v_mov_b32_e32 v1, 7
.Ltmp50:
	.loc	0 221 11 prologue_end
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	.loc	0 221 7 is_stmt 0
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
.LBB39_1:
	.loc	0 0 7
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 12
	v_readlane_b32 s5, v0, 11
	v_writelane_b32 v0, s5, 13
	.loc	0 221 18
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, -1
	.loc	0 221 20
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s5, v1, s5
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 14
	.loc	0 221 2
	v_writelane_b32 v0, s4, 15
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB39_10
	.loc	0 0 2
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
	.loc	0 222 7 is_stmt 1
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
	buffer_store_dword v2, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v2, v3
	.loc	0 222 12 is_stmt 0
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	.loc	0 222 9
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, v2
	.loc	0 222 7
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB39_4
	.loc	0 0 7
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, 0
	.loc	0 223 4 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_branch .LBB39_5
.LBB39_4:
	.loc	0 0 4 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 222 7 is_stmt 1
	s_branch .LBB39_11
.LBB39_5:
	.loc	0 0 7 is_stmt 0
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
	v_readlane_b32 s8, v4, 19
	v_readlane_b32 s9, v4, 18
	v_writelane_b32 v4, s9, 20
	.loc	0 223 11 is_stmt 1
	v_writelane_b32 v4, s8, 21
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v4, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	buffer_load_dword v5, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v3
	buffer_store_dword v5, off, s[0:3], s33 offset:52
	buffer_store_dword v6, off, s[0:3], s33 offset:56
	s_mov_b64 s[18:19], 32
	.loc	0 223 16 is_stmt 0
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
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	buffer_load_dword v3, off, s[0:3], s33 offset:56
	v_readlane_b32 s4, v4, 21
	v_mov_b32_e32 v4, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v5, v1
	.loc	0 223 11
	v_ashrrev_i32_e32 v1, 31, v4
	v_mov_b32_e32 v5, v1
	s_mov_b32 s5, 2
	v_lshlrev_b64 v[5:6], s5, v[4:5]
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32 v1, s5, v1, v4
	v_add_co_ci_u32_e64 v3, s5, v2, v3, s5
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 223 22
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	.loc	0 223 19
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 22
	.loc	0 223 4
	v_writelane_b32 v0, s4, 23
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 24
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB39_7
	.loc	0 0 4
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 22
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 223 4
	v_writelane_b32 v0, s4, 23
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
.LBB39_7:
	.loc	0 0 4
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 24
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 20
	v_readlane_b32 s5, v0, 23
	.loc	0 223 4
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
	s_cbranch_execnz .LBB39_5
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 224 14 is_stmt 1
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
	buffer_load_dword v3, off, s[0:3], s33 offset:28
	s_mov_b32 s8, 1
	.loc	0 224 16 is_stmt 0
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v3, v3, s8
	.loc	0 224 4
	buffer_store_dword v3, off, s[0:3], s33 offset:60
	buffer_load_dword v7, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v3
	s_mov_b64 s[18:19], 32
	.loc	0 224 9
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
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v1, v3
	.loc	0 224 4
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
	.loc	0 224 12
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v2, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 225 3 is_stmt 1
	s_branch .LBB39_4
.LBB39_10:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 13
	v_readlane_b32 s5, v0, 15
	.loc	0 221 2 is_stmt 1
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 12
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 11
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB39_1
	s_branch .LBB39_13
.LBB39_11:
	.loc	0 221 27 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, -1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v1, v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 221 2
	v_writelane_b32 v0, s4, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_branch .LBB39_10
.LBB39_13:
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 26
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 226 1 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_endpgm
.Ltmp51:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel told_in_turn_back
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
.Lfunc_end25:
	.size	told_in_turn_back, .Lfunc_end25-told_in_turn_back

	.protected	barrier_in_loop
	.globl	barrier_in_loop
	.p2align	8
	.type	barrier_in_loop,@function
barrier_in_loop:
.Lfunc_begin26:
	.loc	0 229 0
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
.Ltmp52:
	.loc	0 232 9 prologue_end
	buffer_load_dword v8, off, s[0:3], s33 offset:8
	buffer_load_dword v4, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v4
	s_mov_b64 s[18:19], 32
	.loc	0 232 14 is_stmt 0
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
	v_readlane_b32 s14, v3, 0
	v_readlane_b32 s13, v3, 1
	v_readlane_b32 s12, v3, 2
	v_readlane_b32 s10, v3, 3
	v_readlane_b32 s11, v3, 4
	v_readlane_b32 s4, v3, 9
	v_readlane_b32 s5, v3, 10
	v_readlane_b32 s6, v3, 7
	v_readlane_b32 s7, v3, 8
	v_readlane_b32 s8, v3, 11
	v_readlane_b32 s9, v3, 12
	v_readlane_b32 s16, v3, 13
	v_readlane_b32 s17, v3, 14
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	buffer_store_dword v2, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v4, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v2, v4
	.loc	0 232 9
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v4, 31, v1
	v_mov_b32_e32 v2, v4
	s_mov_b32 s15, 2
	v_writelane_b32 v3, s15, 15
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	v_lshlrev_b64 v[6:7], s15, v[1:2]
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32 v1, s15, v1, v5
	v_add_co_ci_u32_e64 v4, s15, v2, v4, s15
	v_mov_b32_e32 v2, v4
	global_load_dword v1, v[1:2], off
	.loc	0 232 4
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	v_readlane_b32 s4, v3, 15
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v1, v3
	.loc	0 232 2
	v_lshlrev_b32_e64 v1, s4, v1
	.loc	0 232 7
	s_waitcnt vmcnt(1)
	ds_write_b32 v1, v2
	.loc	0 233 6 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:24
	s_mov_b32 s4, 4
	.loc	0 233 8 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s5, v1, s4
	.loc	0 233 6
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB40_2
	.loc	0 0 6
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v1, 0
	.loc	0 234 12 is_stmt 1
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	.loc	0 234 8 is_stmt 0
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 17
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_branch .LBB40_3
.LBB40_2:
	.loc	0 0 8
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 233 6 is_stmt 1
	s_branch .LBB40_9
.LBB40_3:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	v_readlane_b32 s5, v0, 17
	v_writelane_b32 v0, s5, 19
	.loc	0 234 19 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	.loc	0 234 23 is_stmt 0
	buffer_load_dword v2, off, s[0:3], s33 offset:24
	.loc	0 234 21
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 20
	.loc	0 234 3
	v_writelane_b32 v0, s4, 21
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 22
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB40_5
	.loc	0 0 3
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
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	s_mov_b64 s[18:19], 32
	.loc	0 235 4 is_stmt 1
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
	s_add_u32 s16, s16, _Z7barrierj@rel32@lo+4
	s_addc_u32 s17, s17, _Z7barrierj@rel32@hi+12
	v_writelane_b32 v3, s16, 25
	v_writelane_b32 v3, s17, 26
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:72
	v_mov_b32_e32 v0, 1
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	buffer_load_dword v31, off, s[0:3], s33 offset:72
	s_waitcnt vmcnt(1)
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s8, v0, 23
	v_readlane_b32 s9, v0, 24
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s14, v0, 0
	.loc	0 236 15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	v_writelane_b32 v0, s16, 27
	v_writelane_b32 v0, s17, 28
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:76
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:72
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
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
	v_mov_b32_e32 v3, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v1, v3
	.loc	0 236 19 is_stmt 0
	buffer_load_dword v3, off, s[0:3], s33 offset:28
	.loc	0 236 17
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v1, v1, v3
	s_mov_b32 s15, 31
	.loc	0 236 22
	v_ashrrev_i32_e64 v3, s15, v1
	s_mov_b32 s15, 26
	v_lshrrev_b32_e64 v3, s15, v3
	v_add_nc_u32_e64 v3, v1, v3
	s_mov_b32 s15, 0x3fffffc0
	v_and_b32_e64 v3, v3, s15
	v_sub_nc_u32_e64 v1, v1, v3
	s_mov_b32 s15, 2
	.loc	0 236 12
	v_writelane_b32 v2, s15, 29
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	v_lshlrev_b32_e64 v1, s15, v1
	ds_read_b32 v3, v1
	.loc	0 236 6
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:72
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s15, v2, 29
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
	v_readlane_b32 s16, v2, 25
	v_readlane_b32 s17, v2, 26
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	buffer_store_dword v2, off, s[0:3], s33 offset:64
	v_mov_b32_e32 v4, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	v_mov_b32_e32 v2, v4
	.loc	0 236 4
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v1, s15, v1
	.loc	0 236 9
	ds_read_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e64 v2, v2, v3
	ds_write_b32 v1, v2
	.loc	0 237 4 is_stmt 1
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	.loc	0 238 3
	s_branch .LBB40_6
.LBB40_5:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 22
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 19
	v_readlane_b32 s5, v0, 21
	.loc	0 234 3 is_stmt 1
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 18
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 17
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 30
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB40_3
	s_branch .LBB40_7
.LBB40_6:
	.loc	0 234 27 is_stmt 0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 20
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v1, v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 234 3
	v_writelane_b32 v0, s4, 21
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_branch .LBB40_5
.LBB40_7:
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 30
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 238 3 is_stmt 1
	s_branch .LBB40_2
.LBB40_9:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v4, off, s[0:3], s33 offset:32
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
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:80
	s_mov_b32 exec_lo, s28
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	s_mov_b64 s[18:19], 32
	.loc	0 239 22 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v4, s8, 31
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v4, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(3)
	v_writelane_b32 v3, s9, 0
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	v_writelane_b32 v3, s16, 1
	v_writelane_b32 v3, s17, 2
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:96
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:96
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
	v_readlane_b32 s8, v2, 31
	v_readlane_b32 s9, v3, 0
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	buffer_store_dword v2, off, s[0:3], s33 offset:100
	v_mov_b32_e32 v4, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:100
	v_mov_b32_e32 v2, v4
	s_mov_b32 s15, 2
	.loc	0 239 20 is_stmt 0
	v_writelane_b32 v3, s15, 3
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:80
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v1, s15, v1
	ds_read_b32 v4, v1
	.loc	0 239 2
	buffer_load_dword v9, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, v1
	.loc	0 239 11
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:96
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
	v_readlane_b32 s8, v2, 31
	v_readlane_b32 s9, v3, 0
	v_readlane_b32 s16, v3, 1
	v_readlane_b32 s17, v3, 2
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	buffer_store_dword v2, off, s[0:3], s33 offset:88
	v_mov_b32_e32 v5, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	v_mov_b32_e32 v2, v5
	.loc	0 239 15
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:84
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:84
	v_readlane_b32 s4, v3, 3
	v_mov_b32_e32 v5, v0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:80
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v3, v1
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v6, v3
	v_mov_b32_e32 v3, v5
	s_mov_b32 s5, 6
	.loc	0 239 13
	s_waitcnt vmcnt(2)
	v_lshl_add_u32 v2, v2, s5, v3
	.loc	0 239 2
	v_ashrrev_i32_e64 v5, 31, v2
	v_mov_b32_e32 v3, v5
	v_lshlrev_b64 v[7:8], s4, v[2:3]
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v3, v10
	v_mov_b32_e32 v5, v8
	v_add_co_u32 v2, s4, v2, v6
	v_add_co_ci_u32_e64 v5, s4, v3, v5, s4
	v_mov_b32_e32 v3, v5
	.loc	0 239 18
	global_store_dword v[2:3], v4, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 240 1 is_stmt 1
	s_endpgm
.Ltmp53:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel barrier_in_loop
		.amdhsa_group_segment_fixed_size 256
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
	.size	barrier_in_loop, .Lfunc_end26-barrier_in_loop

	.protected	barrier_in_callee
	.globl	barrier_in_callee
	.p2align	8
	.type	barrier_in_callee,@function
barrier_in_callee:
.Lfunc_begin27:
	.loc	0 250 0
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
.Ltmp54:
	.loc	0 253 9 prologue_end
	buffer_load_dword v8, off, s[0:3], s33 offset:8
	buffer_load_dword v4, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v4
	s_mov_b64 s[18:19], 32
	.loc	0 253 14 is_stmt 0
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 9
	v_writelane_b32 v3, s9, 10
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	v_writelane_b32 v3, s16, 11
	v_writelane_b32 v3, s17, 12
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
	v_readlane_b32 s14, v3, 0
	v_readlane_b32 s13, v3, 1
	v_readlane_b32 s12, v3, 2
	v_readlane_b32 s10, v3, 3
	v_readlane_b32 s11, v3, 4
	v_readlane_b32 s4, v3, 7
	v_readlane_b32 s5, v3, 8
	v_readlane_b32 s6, v3, 5
	v_readlane_b32 s7, v3, 6
	v_readlane_b32 s8, v3, 9
	v_readlane_b32 s9, v3, 10
	v_readlane_b32 s16, v3, 11
	v_readlane_b32 s17, v3, 12
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	buffer_store_dword v2, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v4, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v2, v4
	.loc	0 253 9
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v4, 31, v1
	v_mov_b32_e32 v2, v4
	s_mov_b32 s15, 2
	v_writelane_b32 v3, s15, 13
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	v_lshlrev_b64 v[6:7], s15, v[1:2]
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32 v1, s15, v1, v5
	v_add_co_ci_u32_e64 v4, s15, v2, v4, s15
	v_mov_b32_e32 v2, v4
	global_load_dword v1, v[1:2], off
	.loc	0 253 4
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:52
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:44
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	v_readlane_b32 s15, v3, 13
	v_readlane_b32 s14, v3, 0
	v_readlane_b32 s13, v3, 1
	v_readlane_b32 s12, v3, 2
	v_readlane_b32 s10, v3, 3
	v_readlane_b32 s11, v3, 4
	v_readlane_b32 s4, v3, 7
	v_readlane_b32 s5, v3, 8
	v_readlane_b32 s6, v3, 5
	v_readlane_b32 s7, v3, 6
	v_readlane_b32 s8, v3, 9
	v_readlane_b32 s9, v3, 10
	v_mov_b32_e32 v3, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v1, v3
	.loc	0 253 2
	v_lshlrev_b32_e64 v1, s15, v1
	.loc	0 253 7
	s_waitcnt vmcnt(1)
	ds_write_b32 v1, v2
	.loc	0 254 11 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:24
	.loc	0 254 2 is_stmt 0
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, steps@rel32@lo+4
	s_addc_u32 s17, s17, steps@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:44
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 7
	v_readlane_b32 s5, v1, 8
	v_readlane_b32 s6, v1, 5
	v_readlane_b32 s7, v1, 6
	v_readlane_b32 s8, v1, 9
	v_readlane_b32 s9, v1, 10
	v_readlane_b32 s10, v1, 3
	v_readlane_b32 s11, v1, 4
	v_readlane_b32 s12, v1, 2
	v_readlane_b32 s13, v1, 1
	v_readlane_b32 s14, v1, 0
	v_readlane_b32 s16, v1, 11
	v_readlane_b32 s17, v1, 12
	.loc	0 255 22 is_stmt 1
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:44
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s15, v2, 13
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
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	buffer_store_dword v2, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v2, v3
	.loc	0 255 20 is_stmt 0
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v1, s15, v1
	ds_read_b32 v3, v1
	.loc	0 255 2
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	.loc	0 255 11
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:44
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
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
	v_readlane_b32 s16, v2, 11
	v_readlane_b32 s17, v2, 12
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	buffer_store_dword v2, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v4, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v2, v4
	.loc	0 255 15
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v2, 13
	v_mov_b32_e32 v4, v0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v2, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v5, v2
	v_mov_b32_e32 v2, v4
	s_mov_b32 s5, 6
	.loc	0 255 13
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v1, v1, s5, v2
	.loc	0 255 2
	v_ashrrev_i32_e64 v4, 31, v1
	v_mov_b32_e32 v2, v4
	v_lshlrev_b64 v[6:7], s4, v[1:2]
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32 v1, s4, v1, v5
	v_add_co_ci_u32_e64 v4, s4, v2, v4, s4
	v_mov_b32_e32 v2, v4
	.loc	0 255 18
	global_store_dword v[1:2], v3, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 256 1 is_stmt 1
	s_endpgm
.Ltmp55:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel barrier_in_callee
		.amdhsa_group_segment_fixed_size 256
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
	.size	barrier_in_callee, .Lfunc_end27-barrier_in_callee

	.p2align	2
	.type	steps,@function
steps:
.Lfunc_begin28:
	.loc	0 242 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s16, s33
	s_mov_b32 s33, s32
	s_xor_saveexec_b32 s17, -1
	buffer_store_dword v7, off, s[0:3], s33 offset:12
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	buffer_store_dword v4, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s17
	v_writelane_b32 v7, s16, 2
	s_add_i32 s32, s32, 0x800
	v_writelane_b32 v7, s30, 0
	v_writelane_b32 v7, s31, 1
	buffer_store_dword v31, off, s[0:3], s33 offset:20
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b32 vcc_hi, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 exec_lo, vcc_hi
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
	buffer_store_dword v2, off, s[0:3], s33
	buffer_store_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, 0
.Ltmp56:
	.loc	0 243 11 prologue_end
	buffer_store_dword v1, off, s[0:3], s33 offset:8
	s_mov_b32 s4, 0
	.loc	0 243 7 is_stmt 0
	v_writelane_b32 v0, s4, 12
	s_or_saveexec_b32 vcc_hi, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 exec_lo, vcc_hi
.LBB41_1:
	.loc	0 0 7
	s_or_saveexec_b32 vcc_hi, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 exec_lo, vcc_hi
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 13
	v_readlane_b32 s5, v0, 12
	v_writelane_b32 v0, s5, 14
	.loc	0 243 18
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	.loc	0 243 22
	buffer_load_dword v2, off, s[0:3], s33 offset:4
	.loc	0 243 20
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 15
	.loc	0 243 2
	v_writelane_b32 v0, s4, 16
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 17
	s_or_saveexec_b32 vcc_hi, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 exec_lo, vcc_hi
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB41_3
	.loc	0 244 3 is_stmt 1
	s_or_saveexec_b32 vcc_hi, -1
	buffer_load_dword v4, off, s[0:3], s33 offset:16
	s_mov_b32 exec_lo, vcc_hi
	s_waitcnt vmcnt(0)
	v_readlane_b32 s15, v4, 0
	v_readlane_b32 s14, v4, 1
	v_readlane_b32 s13, v4, 2
	v_readlane_b32 s12, v4, 3
	v_readlane_b32 s10, v4, 4
	v_readlane_b32 s11, v4, 5
	v_readlane_b32 s8, v4, 6
	v_readlane_b32 s9, v4, 7
	v_readlane_b32 s6, v4, 8
	v_readlane_b32 s7, v4, 9
	v_readlane_b32 s4, v4, 10
	v_readlane_b32 s5, v4, 11
	buffer_load_dword v31, off, s[0:3], s33 offset:20
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z7barrierj@rel32@lo+4
	s_addc_u32 s17, s17, _Z7barrierj@rel32@hi+12
	v_writelane_b32 v4, s16, 18
	v_writelane_b32 v4, s17, 19
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 1
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:20
	v_readlane_b32 s4, v4, 10
	v_readlane_b32 s5, v4, 11
	v_readlane_b32 s6, v4, 8
	v_readlane_b32 s7, v4, 9
	v_readlane_b32 s8, v4, 6
	v_readlane_b32 s9, v4, 7
	v_readlane_b32 s10, v4, 4
	v_readlane_b32 s11, v4, 5
	v_readlane_b32 s12, v4, 3
	v_readlane_b32 s13, v4, 2
	v_readlane_b32 s14, v4, 1
	v_readlane_b32 s15, v4, 0
	.loc	0 245 11
	buffer_load_dword v0, off, s[0:3], s33
	.loc	0 245 14 is_stmt 0
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	v_writelane_b32 v4, s16, 20
	v_writelane_b32 v4, s17, 21
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:20
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	v_readlane_b32 s15, v4, 0
	v_readlane_b32 s14, v4, 1
	v_readlane_b32 s13, v4, 2
	v_readlane_b32 s12, v4, 3
	v_readlane_b32 s10, v4, 4
	v_readlane_b32 s11, v4, 5
	v_readlane_b32 s16, v4, 20
	v_readlane_b32 s17, v4, 21
	v_readlane_b32 s4, v4, 10
	v_readlane_b32 s5, v4, 11
	v_readlane_b32 s6, v4, 8
	v_readlane_b32 s7, v4, 9
	v_readlane_b32 s8, v4, 6
	v_readlane_b32 s9, v4, 7
	v_mov_b32_e32 v5, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v1, v5
	.loc	0 245 18
	buffer_load_dword v3, off, s[0:3], s33 offset:8
	.loc	0 245 16
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v1, v1, v3
	s_mov_b32 s18, 31
	.loc	0 245 21
	v_ashrrev_i32_e64 v3, s18, v1
	s_mov_b32 s18, 26
	v_lshrrev_b32_e64 v3, s18, v3
	v_add_nc_u32_e64 v3, v1, v3
	s_mov_b32 s18, 0x3fffffc0
	v_and_b32_e64 v3, v3, s18
	v_sub_nc_u32_e64 v1, v1, v3
	s_mov_b32 s18, 2
	.loc	0 245 11
	v_writelane_b32 v4, s18, 22
	s_or_saveexec_b32 vcc_hi, -1
	buffer_store_dword v4, off, s[0:3], s33 offset:16
	s_mov_b32 exec_lo, vcc_hi
	v_lshl_add_u32 v1, v1, s18, v2
	ds_read_b32 v3, v1
	.loc	0 245 3
	buffer_load_dword v1, off, s[0:3], s33
	.loc	0 245 5
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:20
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	v_readlane_b32 s15, v4, 0
	v_readlane_b32 s14, v4, 1
	v_readlane_b32 s13, v4, 2
	v_readlane_b32 s12, v4, 3
	v_readlane_b32 s10, v4, 4
	v_readlane_b32 s11, v4, 5
	v_readlane_b32 s18, v4, 22
	v_readlane_b32 s4, v4, 10
	v_readlane_b32 s5, v4, 11
	v_readlane_b32 s6, v4, 8
	v_readlane_b32 s7, v4, 9
	v_readlane_b32 s8, v4, 6
	v_readlane_b32 s9, v4, 7
	v_readlane_b32 s16, v4, 18
	v_readlane_b32 s17, v4, 19
	v_mov_b32_e32 v4, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:24
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v1, v4
	.loc	0 245 3
	s_waitcnt vmcnt(1)
	v_lshl_add_u32 v1, v1, s18, v2
	.loc	0 245 8
	ds_read_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e64 v2, v2, v3
	ds_write_b32 v1, v2
	.loc	0 246 3 is_stmt 1
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	.loc	0 247 2
	s_branch .LBB41_4
.LBB41_3:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 vcc_hi, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 exec_lo, vcc_hi
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 14
	v_readlane_b32 s5, v0, 16
	.loc	0 243 2 is_stmt 1
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 13
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 12
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 23
	s_or_saveexec_b32 vcc_hi, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 exec_lo, vcc_hi
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB41_1
	s_branch .LBB41_5
.LBB41_4:
	.loc	0 243 26 is_stmt 0
	s_or_saveexec_b32 vcc_hi, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 exec_lo, vcc_hi
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	s_mov_b32 s5, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v1, v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:8
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 243 2
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 vcc_hi, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 exec_lo, vcc_hi
	s_branch .LBB41_3
.LBB41_5:
	s_or_saveexec_b32 vcc_hi, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 exec_lo, vcc_hi
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 248 1 is_stmt 1
	v_readlane_b32 s31, v7, 1
	v_readlane_b32 s30, v7, 0
	s_or_saveexec_b32 vcc_hi, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 exec_lo, vcc_hi
	v_readlane_b32 s4, v7, 2
	s_xor_saveexec_b32 s5, -1
	buffer_load_dword v7, off, s[0:3], s33 offset:12
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	buffer_load_dword v4, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s5
	.loc	0 248 1 epilogue_begin is_stmt 0
	s_add_i32 s32, s32, 0xfffff800
	s_mov_b32 s33, s4
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Ltmp57:
.Lfunc_end28:
	.size	steps, .Lfunc_end28-steps

	.protected	halves
	.globl	halves
	.p2align	8
	.type	halves,@function
halves:
.Lfunc_begin29:
	.loc	0 258 0 is_stmt 1
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
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v3, v2
	buffer_store_dword v3, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v2, v1
	buffer_store_dword v2, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
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
.Ltmp58:
	.loc	0 261 9 prologue_end
	buffer_load_dword v4, off, s[0:3], s33 offset:8
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	buffer_store_dword v4, off, s[0:3], s33 offset:44
	buffer_store_dword v5, off, s[0:3], s33 offset:48
	s_mov_b64 s[18:19], 32
	.loc	0 261 14 is_stmt 0
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
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	v_writelane_b32 v0, s16, 13
	v_writelane_b32 v0, s17, 14
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v3, s15, v3
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v2, s15, v2
	v_or3_b32 v31, v1, v2, v3
	buffer_store_dword v31, off, s[0:3], s33 offset:40
	s_mov_b32 s18, 0
	v_writelane_b32 v0, s18, 15
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:40
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
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
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v5, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:44
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v4, v5
	.loc	0 261 9
	v_ashrrev_i32_e32 v5, 31, v3
	v_mov_b32_e32 v4, v5
	s_mov_b32 s15, 2
	s_waitcnt vmcnt(2)
	v_writelane_b32 v0, s15, 16
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
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
	.loc	0 261 4
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:40
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s15, v2, 16
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
	v_mov_b32_e32 v0, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v0, v2
	.loc	0 261 2
	v_lshlrev_b32_e64 v0, s15, v0
	.loc	0 261 7
	s_waitcnt vmcnt(0)
	ds_write_b32 v0, v1
	.loc	0 262 15 is_stmt 1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14get_local_sizej@rel32@lo+4
	s_addc_u32 s17, s17, _Z14get_local_sizej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s18
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v2, 15
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v1, v4
	s_mov_b32 s5, 1
	v_alignbit_b32 v1, v1, v2, s5
	.loc	0 262 11 is_stmt 0
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	.loc	0 262 7
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 17
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
.LBB45_1:
	.loc	0 0 7
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	v_readlane_b32 s5, v0, 17
	v_writelane_b32 v0, s5, 19
	.loc	0 262 38
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, 0
	.loc	0 262 40
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s5, v1, s5
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 20
	.loc	0 262 2
	v_writelane_b32 v0, s4, 21
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 22
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB45_4
	.loc	0 0 2
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
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	s_mov_b64 s[18:19], 32
	.loc	0 263 3 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 23
	v_writelane_b32 v3, s9, 24
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:32
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
	buffer_store_dword v31, off, s[0:3], s33 offset:68
	v_mov_b32_e32 v0, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:68
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s8, v0, 23
	v_readlane_b32 s9, v0, 24
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s14, v0, 0
	.loc	0 264 7
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
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	buffer_store_dword v2, off, s[0:3], s33 offset:64
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	v_mov_b32_e32 v2, v3
	.loc	0 264 11 is_stmt 0
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	.loc	0 264 9
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s5, v1, v2
	.loc	0 264 7
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 25
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB45_5
	.loc	0 0 7
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
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	s_mov_b64 s[18:19], 32
	.loc	0 265 14 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 26
	v_writelane_b32 v3, s9, 27
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	v_writelane_b32 v3, s16, 28
	v_writelane_b32 v3, s17, 29
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	s_waitcnt vmcnt(0)
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
	v_readlane_b32 s14, v3, 0
	v_readlane_b32 s13, v3, 1
	v_readlane_b32 s12, v3, 2
	v_readlane_b32 s10, v3, 3
	v_readlane_b32 s11, v3, 4
	v_readlane_b32 s4, v3, 9
	v_readlane_b32 s5, v3, 10
	v_readlane_b32 s6, v3, 7
	v_readlane_b32 s7, v3, 8
	v_readlane_b32 s8, v3, 26
	v_readlane_b32 s9, v3, 27
	v_readlane_b32 s16, v3, 28
	v_readlane_b32 s17, v3, 29
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:80
	buffer_store_dword v2, off, s[0:3], s33 offset:76
	v_mov_b32_e32 v4, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:76
	v_mov_b32_e32 v2, v4
	.loc	0 265 18 is_stmt 0
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	s_mov_b32 s15, 2
	.loc	0 265 12
	v_writelane_b32 v3, s15, 30
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_add_lshl_u32 v1, v1, v2, s15
	ds_read_b32 v1, v1
	.loc	0 265 6
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:72
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:72
	v_readlane_b32 s4, v3, 30
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v1, v3
	.loc	0 265 4
	v_lshlrev_b32_e64 v0, s4, v0
	.loc	0 265 9
	ds_read_b32 v1, v0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_nc_u32_e64 v1, v1, v2
	ds_write_b32 v0, v1
	.loc	0 265 4
	s_branch .LBB45_5
.LBB45_4:
	.loc	0 0 4
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 22
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 19
	v_readlane_b32 s5, v0, 21
	.loc	0 262 2 is_stmt 1
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 18
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 17
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 31
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB45_1
	s_branch .LBB45_7
.LBB45_5:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 262 47
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 20
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, 31
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e64 v2, s5, v1
	v_add_nc_u32_e64 v1, v1, v2
	s_mov_b32 s5, 1
	v_ashrrev_i32_e64 v1, s5, v1
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 262 2
	v_writelane_b32 v0, s4, 21
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_branch .LBB45_4
.LBB45_7:
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 31
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 0 2
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
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v6, off, s[0:3], s33 offset:88
	s_mov_b32 exec_lo, s28
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	buffer_load_dword v5, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v0, 0
	.loc	0 267 20 is_stmt 1
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	ds_read_b32 v4, v0
	.loc	0 267 2 is_stmt 0
	buffer_load_dword v9, off, s[0:3], s33 offset:16
	buffer_load_dword v7, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, v7
	s_mov_b64 s[18:19], 32
	.loc	0 267 11
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v6, s8, 0
	v_writelane_b32 v6, s9, 1
	s_or_saveexec_b32 s28, -1
	buffer_store_dword v6, off, s[0:3], s33 offset:88
	s_mov_b32 exec_lo, s28
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v5, s15, v5
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v2, s15, v2
	v_or3_b32 v31, v1, v2, v5
	buffer_store_dword v31, off, s[0:3], s33 offset:104
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:104
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v2, off, s[0:3], s33 offset:88
	s_mov_b32 exec_lo, s28
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
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	buffer_store_dword v2, off, s[0:3], s33 offset:96
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	v_mov_b32_e32 v2, v3
	.loc	0 267 15
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:92
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:92
	v_mov_b32_e32 v5, v0
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v3, v1
	s_or_saveexec_b32 s28, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s28
	v_mov_b32_e32 v6, v3
	v_mov_b32_e32 v3, v5
	s_mov_b32 s4, 6
	.loc	0 267 13
	s_waitcnt vmcnt(2)
	v_lshl_add_u32 v2, v2, s4, v3
	.loc	0 267 2
	v_ashrrev_i32_e64 v5, 31, v2
	v_mov_b32_e32 v3, v5
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[7:8], s4, v[2:3]
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v3, v10
	v_mov_b32_e32 v5, v8
	v_add_co_u32 v2, s4, v2, v6
	v_add_co_ci_u32_e64 v5, s4, v3, v5, s4
	v_mov_b32_e32 v3, v5
	.loc	0 267 18
	global_store_dword v[2:3], v4, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 268 1 is_stmt 1
	s_endpgm
.Ltmp59:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel halves
		.amdhsa_group_segment_fixed_size 256
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
.Lfunc_end29:
	.size	halves, .Lfunc_end29-halves

	.protected	tries_down
	.globl	tries_down
	.p2align	8
	.type	tries_down,@function
tries_down:
.Lfunc_begin30:
	.loc	0 272 0
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
	v_mov_b32_e32 v1, 50
.Ltmp60:
	.loc	0 273 6 prologue_end
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	.loc	0 275 2
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
.LBB46_1:
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
	v_readlane_b32 s8, v0, 12
	v_readlane_b32 s9, v0, 13
	v_readlane_b32 s15, v0, 14
	v_readlane_b32 s18, v0, 11
	v_writelane_b32 v0, s18, 15
	v_writelane_b32 v0, s15, 16
	v_writelane_b32 v0, s9, 17
	.loc	0 275 9
	v_writelane_b32 v0, s8, 18
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
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 16
	v_readlane_b32 s6, v1, 17
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s7, -1
	s_or_b32 s4, s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 19
	s_or_b32 s6, s6, exec_lo
	v_writelane_b32 v0, s6, 20
	v_writelane_b32 v0, s6, 21
	.loc	0 275 2
	v_writelane_b32 v0, s4, 22
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 23
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB46_4
	.loc	0 276 7 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v1, v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	.loc	0 276 14 is_stmt 0
	v_cmp_ne_u32_e64 s5, v1, s4
	s_mov_b32 s4, -1
	.loc	0 276 7
	v_writelane_b32 v0, s4, 24
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 25
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB46_9
	s_branch .LBB46_5
.LBB46_3:
	.loc	0 277 4 is_stmt 1
	s_branch .LBB46_6
.LBB46_4:
	.loc	0 0 4 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s7, v0, 18
	v_readlane_b32 s8, v0, 15
	v_readlane_b32 s6, v0, 21
	v_readlane_b32 s5, v0, 22
	.loc	0 275 2 is_stmt 1
	s_mov_b32 s4, s6
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s8
	s_andn2_b32 s7, s7, exec_lo
	s_and_b32 s8, s5, exec_lo
	s_or_b32 s7, s7, s8
	v_writelane_b32 v0, s7, 26
	v_writelane_b32 v0, s7, 12
	v_writelane_b32 v0, s6, 13
	v_writelane_b32 v0, s5, 14
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 11
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 27
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB46_1
	s_branch .LBB46_10
.LBB46_5:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, 0
	s_xor_b32 s4, exec_lo, -1
	.loc	0 275 2
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 24
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_branch .LBB46_9
.LBB46_6:
	.loc	0 0 2
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 28
	s_or_saveexec_b32 s4, s4
	s_and_b32 s4, exec_lo, s4
	v_writelane_b32 v0, s4, 29
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB46_8
	.loc	0 278 2 is_stmt 1
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
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	global_load_dword v6, v[6:7], off
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v6, v6, s8
	global_store_dword v[4:5], v6, off
	s_mov_b64 s[18:19], 32
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
	v_mov_b32_e32 v0, 2
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
	v_readlane_b32 s8, v0, 30
	v_readlane_b32 s9, v0, 31
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
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
.LBB46_8:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 29
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 279 1 is_stmt 1
	s_endpgm
.LBB46_9:
	.loc	0 0 1 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s7, v0, 25
	s_or_b32 exec_lo, exec_lo, s7
	v_readlane_b32 s5, v0, 20
	v_readlane_b32 s4, v0, 19
	v_readlane_b32 s6, v0, 24
	s_mov_b32 s7, 0
	s_andn2_b32 s4, s4, exec_lo
	s_andn2_b32 s5, s5, exec_lo
	s_and_b32 s6, s6, exec_lo
	s_or_b32 s5, s5, s6
	v_writelane_b32 v0, s5, 21
	.loc	0 276 7 is_stmt 1
	v_writelane_b32 v0, s4, 22
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_branch .LBB46_4
.LBB46_10:
	.loc	0 275 2
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	s_or_b32 exec_lo, exec_lo, s4
.Ltmp61:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 26
	s_mov_b32 s5, -1
	s_xor_b32 s4, s4, s5
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	v_writelane_b32 v0, s5, 28
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB46_6
	s_branch .LBB46_3
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tries_down
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
.Lfunc_end30:
	.size	tries_down, .Lfunc_end30-tries_down

	.protected	tries_down_given
	.globl	tries_down_given
	.p2align	8
	.type	tries_down_given,@function
tries_down_given:
.Lfunc_begin31:
	.loc	0 281 0 is_stmt 1
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
.Ltmp62:
	.loc	0 282 13 prologue_end
	buffer_load_dword v1, off, s[0:3], s33 offset:24
	.loc	0 282 6 is_stmt 0
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	.loc	0 284 2 is_stmt 1
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
	.loc	0 284 9
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
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s4, 0
	.loc	0 284 22
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 13
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 14
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB47_3
	.loc	0 284 25
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v1, v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	.loc	0 284 32
	v_cmp_gt_i32_e64 s4, v1, s4
	s_and_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 13
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
.LBB47_3:
	.loc	0 0 32
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s5, v0, 13
	s_mov_b32 s4, -1
	.loc	0 284 2
	v_writelane_b32 v0, s4, 15
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB47_5
	.loc	0 0 2
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, 0
	s_xor_b32 s4, exec_lo, -1
	.loc	0 284 2
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
.LBB47_5:
	.loc	0 0 2
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 16
	s_or_b32 exec_lo, exec_lo, s6
	v_readlane_b32 s5, v0, 12
	v_readlane_b32 s4, v0, 15
	.loc	0 284 2
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s5
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 11
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB47_1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 285 6 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	.loc	0 285 11 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s5, v1, s4
	.loc	0 285 6
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB47_9
	.loc	0 286 3 is_stmt 1
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
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	global_load_dword v6, v[6:7], off
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v6, v6, s8
	global_store_dword v[4:5], v6, off
	s_mov_b64 s[18:19], 32
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
	v_mov_b32_e32 v0, 2
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
	v_readlane_b32 s8, v0, 19
	v_readlane_b32 s9, v0, 20
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
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
.LBB47_9:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 287 1 is_stmt 1
	s_endpgm
.Ltmp63:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tries_down_given
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
.Lfunc_end31:
	.size	tries_down_given, .Lfunc_end31-tries_down_given

	.protected	tries_long
	.globl	tries_long
	.p2align	8
	.type	tries_long,@function
tries_long:
.Lfunc_begin32:
	.loc	0 289 0
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
	buffer_store_dword v3, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	buffer_store_dword v2, off, s[0:3], s33 offset:56
	buffer_store_dword v1, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	buffer_store_dword v1, off, s[0:3], s33 offset:48
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
	s_mov_b64 s[4:5], 0
.Ltmp64:
	.loc	0 290 8 prologue_end
	s_mov_b32 s6, s5
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v1, 0
	.loc	0 291 6
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 s4, 0
	.loc	0 293 2
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
.LBB48_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
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
	.loc	0 293 12
	v_writelane_b32 v0, s8, 12
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	buffer_load_dword v3, off, s[0:3], s33 offset:52
	buffer_load_dword v4, off, s[0:3], s33 offset:56
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
	buffer_store_dword v2, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s4, v0, v1
	.loc	0 293 11
	v_cndmask_b32_e64 v0, 0, 1, s4
	.loc	0 293 9
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	.loc	0 293 34
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s4
	s_mov_b32 s4, 0
	.loc	0 293 38
	v_writelane_b32 v0, s4, 13
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 14
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB48_4
	.loc	0 293 41
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	s_mov_b64 s[6:7], 1
	v_mov_b32_e32 v1, v2
	s_mov_b32 s5, s6
	v_mov_b32_e32 v2, v3
	s_mov_b32 s4, s7
	v_add_co_u32 v1, s5, v1, s5
	v_add_co_ci_u32_e64 v3, s4, v2, s4, s5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v2
	buffer_store_dword v3, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v3, v1
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b64 s[4:5], 0x64
	.loc	0 293 45
	v_cmp_lt_u64_e64 s4, v[1:2], s[4:5]
	s_and_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 13
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
.LBB48_4:
	.loc	0 0 45
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 14
	s_or_b32 exec_lo, exec_lo, s6
	v_readlane_b32 s5, v0, 12
	v_readlane_b32 s4, v0, 13
	s_mov_b32 s6, -1
	s_xor_b32 s4, s4, s6
	.loc	0 293 5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s5
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 11
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB48_1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 294 6 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s5, v1, s4
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB48_8
	.loc	0 295 3
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
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	buffer_load_dword v4, off, s[0:3], s33 offset:8
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	global_load_dword v6, v[6:7], off
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v6, v6, s8
	global_store_dword v[4:5], v6, off
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 17
	v_writelane_b32 v3, s9, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:44
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
	v_mov_b32_e32 v0, 2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	buffer_load_dword v31, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(1)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s8, v0, 17
	v_readlane_b32 s9, v0, 18
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
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
.LBB48_8:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 296 1 is_stmt 1
	s_endpgm
.Ltmp65:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tries_long
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
.Lfunc_end32:
	.size	tries_long, .Lfunc_end32-tries_long

	.protected	tries_of_function
	.globl	tries_of_function
	.p2align	8
	.type	tries_of_function,@function
tries_of_function:
.Lfunc_begin33:
	.loc	0 307 0
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
	v_mov_b32_e32 v5, v2
	buffer_store_dword v5, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v4, v1
	buffer_store_dword v4, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v3, v0
	buffer_store_dword v3, off, s[0:3], s33 offset:32
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
.Ltmp66:
	.loc	0 308 12 prologue_end
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v6, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v6
	s_mov_b64 s[18:19], 32
	.loc	0 308 6 is_stmt 0
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
	s_add_u32 s16, s16, tries@rel32@lo+4
	s_addc_u32 s17, s17, tries@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 20
	v_lshlrev_b32_e64 v5, v2, v5
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v4, s15, v4
	v_or3_b32 v31, v3, v4, v5
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	s_mov_b32 s4, 0
	v_cmp_ne_u32_e64 s5, v1, s4
	s_mov_b32 s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB50_2
	.loc	0 309 3 is_stmt 1
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:28
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
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	buffer_load_dword v4, off, s[0:3], s33 offset:8
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	global_load_dword v6, v[6:7], off
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v6, v6, s8
	global_store_dword v[4:5], v6, off
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 12
	v_writelane_b32 v3, s9, 13
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
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
	buffer_store_dword v31, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v0, 2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	buffer_load_dword v31, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(1)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s8, v0, 12
	v_readlane_b32 s9, v0, 13
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
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
.LBB50_2:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 310 1 is_stmt 1
	s_endpgm
.Ltmp67:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tries_of_function
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
.Lfunc_end33:
	.size	tries_of_function, .Lfunc_end33-tries_of_function

	.p2align	2
	.type	tries,@function
tries:
.Lfunc_begin34:
	.loc	0 298 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s24, s33
	s_mov_b32 s33, s32
	s_xor_saveexec_b32 s16, -1
	buffer_store_dword v5, off, s[0:3], s33 offset:24
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	buffer_store_dword v1, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s16
	s_add_i32 s32, s32, 0x800
	v_writelane_b32 v5, s30, 0
	v_writelane_b32 v5, s31, 1
	buffer_store_dword v31, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b32 s19, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
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
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v1, v4
	buffer_store_dword v1, off, s[0:3], s33 offset:12
	v_mov_b32_e32 v1, v3
	buffer_store_dword v1, off, s[0:3], s33 offset:8
	buffer_store_dword v2, off, s[0:3], s33 offset:16
	v_mov_b32_e32 v1, 0
.Ltmp68:
	.loc	0 299 11 prologue_end
	buffer_store_dword v1, off, s[0:3], s33 offset:20
	s_mov_b32 s4, 0
	.loc	0 299 7 is_stmt 0
	v_writelane_b32 v0, s4, 12
	s_or_saveexec_b32 s19, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s19
.LBB49_1:
	.loc	0 0 7
	s_or_saveexec_b32 s19, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s19
	s_waitcnt vmcnt(0)
	v_readlane_b32 s5, v0, 13
	v_readlane_b32 s6, v0, 14
	v_readlane_b32 s4, v0, 15
	v_readlane_b32 s7, v0, 12
	v_writelane_b32 v0, s7, 16
	.loc	0 299 18
	v_writelane_b32 v0, s5, 17
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	.loc	0 299 22
	buffer_load_dword v2, off, s[0:3], s33 offset:16
	.loc	0 299 20
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s5, v1, v2
	s_mov_b32 s7, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 18
	s_or_b32 s6, s6, exec_lo
	v_writelane_b32 v0, s6, 19
	v_writelane_b32 v0, s6, 20
	.loc	0 299 2
	v_writelane_b32 v0, s4, 21
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 22
	s_or_saveexec_b32 s19, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s19
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB49_4
	.loc	0 300 8 is_stmt 1
	s_or_saveexec_b32 s19, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
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
	buffer_load_dword v31, off, s[0:3], s33 offset:32
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v3, off, s[0:3], s33 offset:12
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
	buffer_store_dword v2, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s19, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s19
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s4, -1
	.loc	0 300 7 is_stmt 0
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 23
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 24
	s_or_saveexec_b32 s19, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s19
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB49_6
	s_branch .LBB49_5
.LBB49_3:
	.loc	0 0 7
	v_mov_b32_e32 v0, 1
	.loc	0 301 4 is_stmt 1
	buffer_store_dword v0, off, s[0:3], s33
	s_branch .LBB49_8
.LBB49_4:
	.loc	0 0 4 is_stmt 0
	s_or_saveexec_b32 s19, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s19
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 22
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s7, v0, 17
	v_readlane_b32 s8, v0, 16
	v_readlane_b32 s6, v0, 20
	v_readlane_b32 s5, v0, 21
	.loc	0 299 2 is_stmt 1
	s_mov_b32 s4, s6
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s8
	s_andn2_b32 s7, s7, exec_lo
	s_and_b32 s8, s5, exec_lo
	s_or_b32 s7, s7, s8
	v_writelane_b32 v0, s7, 25
	v_writelane_b32 v0, s7, 13
	v_writelane_b32 v0, s6, 14
	v_writelane_b32 v0, s5, 15
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 12
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b32 s19, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s19
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB49_1
	s_branch .LBB49_11
.LBB49_5:
	.loc	0 302 3
	s_sleep 1
	.loc	0 303 2
	s_branch .LBB49_7
.LBB49_6:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s19, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s19
	s_waitcnt vmcnt(0)
	v_readlane_b32 s7, v0, 24
	s_or_b32 exec_lo, exec_lo, s7
	v_readlane_b32 s5, v0, 19
	v_readlane_b32 s4, v0, 18
	v_readlane_b32 s6, v0, 23
	s_mov_b32 s7, 0
	s_andn2_b32 s4, s4, exec_lo
	s_andn2_b32 s5, s5, exec_lo
	s_and_b32 s6, s6, exec_lo
	s_or_b32 s5, s5, s6
	v_writelane_b32 v0, s5, 20
	.loc	0 300 7 is_stmt 1
	v_writelane_b32 v0, s4, 21
	s_or_saveexec_b32 s19, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s19
	s_branch .LBB49_4
.LBB49_7:
	.loc	0 299 26
	s_or_saveexec_b32 s19, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s19
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v1, v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:20
	s_mov_b32 s4, 0
	s_xor_b32 s4, exec_lo, -1
	.loc	0 299 2 is_stmt 0
	v_writelane_b32 v0, s4, 23
	s_or_saveexec_b32 s19, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s19
	s_branch .LBB49_6
.LBB49_8:
	.loc	0 0 2
	s_or_saveexec_b32 s19, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s19
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	s_or_saveexec_b32 s4, s4
	s_and_b32 s4, exec_lo, s4
	v_writelane_b32 v0, s4, 28
	s_or_saveexec_b32 s19, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s19
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB49_10
	v_mov_b32_e32 v0, 0
	.loc	0 304 2 is_stmt 1
	buffer_store_dword v0, off, s[0:3], s33
.LBB49_10:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s19, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s19
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 28
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 305 1 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33
	v_readlane_b32 s31, v5, 1
	v_readlane_b32 s30, v5, 0
	s_xor_saveexec_b32 s4, -1
	buffer_load_dword v5, off, s[0:3], s33 offset:24
	s_waitcnt vmcnt(1)
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	buffer_load_dword v1, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s4
	.loc	0 305 1 epilogue_begin is_stmt 0
	s_add_i32 s32, s32, 0xfffff800
	s_mov_b32 s33, s24
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.LBB49_11:
	.loc	0 299 2 is_stmt 1
	s_or_saveexec_b32 s19, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s19
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 26
	s_or_b32 exec_lo, exec_lo, s4
.Ltmp69:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s19, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s19
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	s_mov_b32 s5, -1
	s_xor_b32 s4, s4, s5
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	v_writelane_b32 v0, s5, 27
	s_or_saveexec_b32 s19, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s19
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB49_8
	s_branch .LBB49_3
.Lfunc_end34:
	.size	tries, .Lfunc_end34-tries

	.protected	tries_of_callee
	.globl	tries_of_callee
	.p2align	8
	.type	tries_of_callee,@function
tries_of_callee:
.Lfunc_begin35:
	.loc	0 313 0 is_stmt 1
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
	v_mov_b32_e32 v5, v2
	buffer_store_dword v5, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v4, v1
	buffer_store_dword v4, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v3, v0
	buffer_store_dword v3, off, s[0:3], s33 offset:32
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
.Ltmp70:
	.loc	0 314 18 prologue_end
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v6, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v6
	s_mov_b64 s[18:19], 32
	.loc	0 314 6 is_stmt 0
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
	s_add_u32 s16, s16, tries_apart@rel32@lo+4
	s_addc_u32 s17, s17, tries_apart@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 20
	v_lshlrev_b32_e64 v5, v2, v5
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v4, s15, v4
	v_or3_b32 v31, v3, v4, v5
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	s_mov_b32 s4, 0
	v_cmp_ne_u32_e64 s5, v1, s4
	s_mov_b32 s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB52_2
	.loc	0 315 3 is_stmt 1
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:28
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
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	buffer_load_dword v4, off, s[0:3], s33 offset:8
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	global_load_dword v6, v[6:7], off
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v6, v6, s8
	global_store_dword v[4:5], v6, off
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 12
	v_writelane_b32 v3, s9, 13
	s_or_saveexec_b32 s25, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
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
	buffer_store_dword v31, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v0, 2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	buffer_load_dword v31, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(1)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s8, v0, 12
	v_readlane_b32 s9, v0, 13
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
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
.LBB52_2:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s25, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 exec_lo, s25
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 316 1 is_stmt 1
	s_endpgm
.Ltmp71:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tries_of_callee
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
.Lfunc_end35:
	.size	tries_of_callee, .Lfunc_end35-tries_of_callee

	.p2align	2
	.type	tries_apart,@function
tries_apart:
.Lfunc_begin36:
	.loc	0 311 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s18, s33
	s_mov_b32 s33, s32
	s_xor_saveexec_b32 s16, -1
	buffer_store_dword v6, off, s[0:3], s33 offset:12
	s_mov_b32 exec_lo, s16
	s_add_i32 s32, s32, 0x400
	v_writelane_b32 v6, s30, 0
	v_writelane_b32 v6, s31, 1
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v1, v3
	v_mov_b32_e32 v3, v1
	buffer_store_dword v3, off, s[0:3], s33 offset:4
	buffer_store_dword v0, off, s[0:3], s33
	buffer_store_dword v2, off, s[0:3], s33 offset:8
.Ltmp72:
	.loc	0 311 99 prologue_end
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v3, s16
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v1
	.loc	0 311 105 is_stmt 0
	buffer_load_dword v2, off, s[0:3], s33 offset:8
	s_mov_b32 s16, 32
	.loc	0 311 93
	v_lshrrev_b64 v[3:4], s16, v[3:4]
	v_mov_b32_e32 v1, v3
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, tries@rel32@lo+4
	s_addc_u32 s17, s17, tries@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	.loc	0 311 86
	v_readlane_b32 s31, v6, 1
	v_readlane_b32 s30, v6, 0
	s_xor_saveexec_b32 s4, -1
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_mov_b32 exec_lo, s4
	.loc	0 311 86 epilogue_begin
	s_add_i32 s32, s32, 0xfffffc00
	s_mov_b32 s33, s18
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Ltmp73:
.Lfunc_end36:
	.size	tries_apart, .Lfunc_end36-tries_apart

	.protected	tries_sticky
	.globl	tries_sticky
	.p2align	8
	.type	tries_sticky,@function
tries_sticky:
.Lfunc_begin37:
	.loc	0 318 0 is_stmt 1
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
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, s4
.Ltmp74:
	.loc	0 319 7 prologue_end
	buffer_store_byte v1, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v1, s4
	.loc	0 319 20 is_stmt 0
	buffer_store_byte v1, off, s[0:3], s33 offset:29
	v_mov_b32_e32 v1, 0
	.loc	0 320 6 is_stmt 1
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 0
	.loc	0 322 2
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
.LBB53_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	.loc	0 322 10
	v_writelane_b32 v0, s4, 12
	buffer_load_ubyte v1, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, 1, v1
	v_cmp_eq_u32_e64 s4, v1, 1
	s_mov_b32 s5, -1
	s_xor_b32 s5, s4, s5
	s_mov_b32 s4, 0
	.loc	0 322 14
	v_writelane_b32 v0, s4, 13
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 14
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB53_3
	.loc	0 322 18
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	buffer_load_ubyte v1, off, s[0:3], s33 offset:29
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, 1, v1
	v_cmp_eq_u32_e64 s4, v1, 1
	s_mov_b32 s5, -1
	.loc	0 322 17
	s_xor_b32 s4, s4, s5
	s_and_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 13
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
.LBB53_3:
	.loc	0 0 17
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s5, v0, 13
	s_mov_b32 s4, -1
	.loc	0 322 2
	v_writelane_b32 v0, s4, 15
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB53_6
	.loc	0 323 10 is_stmt 1
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
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	buffer_load_dword v4, off, s[0:3], s33 offset:48
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
	buffer_store_dword v2, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e64 s4, v1, v2
	.loc	0 323 7 is_stmt 0
	v_cndmask_b32_e64 v1, 0, 1, s4
	buffer_store_byte v1, off, s[0:3], s33 offset:28
	.loc	0 324 8 is_stmt 1
	buffer_load_ubyte v1, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, 1, v1
	v_cmp_eq_u32_e64 s4, v1, 1
	s_mov_b32 s5, -1
	s_xor_b32 s5, s4, s5
	.loc	0 324 7 is_stmt 0
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB53_7
	.loc	0 325 12 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v0, v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 30
	.loc	0 325 16 is_stmt 0
	v_cmp_eq_u32_e64 s4, v0, s4
	.loc	0 325 10
	v_cndmask_b32_e64 v0, 0, 1, s4
	buffer_store_byte v0, off, s[0:3], s33 offset:29
	.loc	0 325 4
	s_branch .LBB53_7
.LBB53_6:
	.loc	0 0 4
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 16
	s_or_b32 exec_lo, exec_lo, s6
	v_readlane_b32 s5, v0, 12
	v_readlane_b32 s4, v0, 15
	.loc	0 322 2 is_stmt 1
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s5
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 11
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB53_1
	s_branch .LBB53_8
.LBB53_7:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	s_or_b32 exec_lo, exec_lo, s4
	s_mov_b32 s4, 0
	s_xor_b32 s4, exec_lo, -1
	.loc	0 322 2
	v_writelane_b32 v0, s4, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_branch .LBB53_6
.LBB53_8:
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 327 6 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	buffer_load_ubyte v1, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, 1, v1
	v_cmp_eq_u32_e64 s5, v1, 1
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 19
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB53_11
	.loc	0 328 3
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
	buffer_load_dword v4, off, s[0:3], s33 offset:8
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	global_load_dword v6, v[6:7], off
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v6, v6, s8
	global_store_dword v[4:5], v6, off
	s_mov_b64 s[18:19], 32
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
	buffer_store_dword v31, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v0, 2
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
	v_readlane_b32 s8, v0, 20
	v_readlane_b32 s9, v0, 21
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
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
.LBB53_11:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 329 1 is_stmt 1
	s_endpgm
.Ltmp75:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tries_sticky
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
.Lfunc_end37:
	.size	tries_sticky, .Lfunc_end37-tries_sticky

	.protected	tries_twice
	.globl	tries_twice
	.p2align	8
	.type	tries_twice,@function
tries_twice:
.Lfunc_begin38:
	.loc	0 331 0
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
.Ltmp76:
	.loc	0 332 6 prologue_end
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	.loc	0 334 11
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 0
	.loc	0 334 7 is_stmt 0
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
.LBB54_1:
	.loc	0 0 7
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	.loc	0 334 22
	v_writelane_b32 v0, s4, 12
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 4
	.loc	0 334 28
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s5, v1, s4
	s_mov_b32 s4, 0
	.loc	0 334 32
	v_writelane_b32 v0, s4, 13
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 14
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB54_3
	.loc	0 334 36
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	.loc	0 334 35
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s4, v1, s4
	s_and_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 13
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
.LBB54_3:
	.loc	0 0 35
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s5, v0, 13
	s_mov_b32 s4, -1
	.loc	0 334 2
	v_writelane_b32 v0, s4, 15
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB54_5
	.loc	0 0 2
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v1, 0
	.loc	0 335 12 is_stmt 1
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 s4, 0
	.loc	0 335 8 is_stmt 0
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_branch .LBB54_6
.LBB54_5:
	.loc	0 0 8
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 16
	s_or_b32 exec_lo, exec_lo, s6
	v_readlane_b32 s5, v0, 12
	v_readlane_b32 s4, v0, 15
	.loc	0 334 2 is_stmt 1
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s5
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 11
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB54_1
	s_branch .LBB54_15
.LBB54_6:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	.loc	0 335 19 is_stmt 1
	v_writelane_b32 v0, s4, 19
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 s4, 10
	.loc	0 335 21 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s5, v1, s4
	s_mov_b32 s4, 0
	.loc	0 335 26
	v_writelane_b32 v0, s4, 20
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 21
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB54_8
	.loc	0 335 30
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	.loc	0 335 29
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s4, v1, s4
	s_and_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 20
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
.LBB54_8:
	.loc	0 0 29
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s5, v0, 20
	s_mov_b32 s4, -1
	.loc	0 335 3
	v_writelane_b32 v0, s4, 22
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 23
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB54_10
	.loc	0 336 11 is_stmt 1
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
	.loc	0 336 10 is_stmt 0
	v_cndmask_b32_e64 v0, 0, 1, s4
	.loc	0 336 8
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	.loc	0 336 4
	s_branch .LBB54_11
.LBB54_10:
	.loc	0 0 4
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 23
	s_or_b32 exec_lo, exec_lo, s6
	v_readlane_b32 s5, v0, 19
	v_readlane_b32 s4, v0, 22
	.loc	0 335 3 is_stmt 1
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s5
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 17
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB54_6
	s_branch .LBB54_12
.LBB54_11:
	.loc	0 335 36 is_stmt 0
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
	.loc	0 335 3
	v_writelane_b32 v0, s4, 22
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_branch .LBB54_10
.LBB54_12:
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 24
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 334 46 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v1, v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 0
	s_xor_b32 s4, exec_lo, -1
	.loc	0 334 2 is_stmt 0
	v_writelane_b32 v0, s4, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_branch .LBB54_5
.LBB54_15:
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 337 6 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s5, v1, s4
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 25
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB54_18
	.loc	0 338 3
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
	buffer_load_dword v4, off, s[0:3], s33 offset:8
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	global_load_dword v6, v[6:7], off
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v6, v6, s8
	global_store_dword v[4:5], v6, off
	s_mov_b64 s[18:19], 32
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
	v_mov_b32_e32 v0, 2
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
	v_readlane_b32 s8, v0, 26
	v_readlane_b32 s9, v0, 27
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
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
.LBB54_18:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 339 1 is_stmt 1
	s_endpgm
.Ltmp77:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tries_twice
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
.Lfunc_end38:
	.size	tries_twice, .Lfunc_end38-tries_twice

	.protected	tries_by_doubling
	.globl	tries_by_doubling
	.p2align	8
	.type	tries_by_doubling,@function
tries_by_doubling:
.Lfunc_begin39:
	.loc	0 341 0
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
	v_mov_b32_e32 v1, 1
.Ltmp78:
	.loc	0 342 11 prologue_end
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	.loc	0 342 7 is_stmt 0
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
.LBB55_1:
	.loc	0 0 7
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s5, v0, 12
	v_readlane_b32 s6, v0, 13
	v_readlane_b32 s4, v0, 14
	v_readlane_b32 s7, v0, 11
	v_writelane_b32 v0, s7, 15
	.loc	0 342 18
	v_writelane_b32 v0, s5, 16
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, 0x400
	.loc	0 342 20
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s5, v1, s5
	s_mov_b32 s7, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 17
	s_or_b32 s6, s6, exec_lo
	v_writelane_b32 v0, s6, 18
	v_writelane_b32 v0, s6, 19
	.loc	0 342 2
	v_writelane_b32 v0, s4, 20
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 21
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB55_4
	.loc	0 343 8 is_stmt 1
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
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	buffer_load_dword v4, off, s[0:3], s33 offset:48
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
	buffer_store_dword v2, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s4, -1
	.loc	0 343 7 is_stmt 0
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 22
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 23
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB55_6
	s_branch .LBB55_5
.LBB55_3:
	.loc	0 344 4 is_stmt 1
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
	buffer_load_dword v4, off, s[0:3], s33 offset:8
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	global_load_dword v6, v[6:7], off
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v6, v6, s8
	global_store_dword v[4:5], v6, off
	s_mov_b64 s[18:19], 32
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
	s_add_u32 s16, s16, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s17, s17, _Z9mem_fencej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v0, 2
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
	v_readlane_b32 s8, v0, 24
	v_readlane_b32 s9, v0, 25
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
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
	.loc	0 345 4
	s_branch .LBB55_14
.LBB55_4:
	.loc	0 0 4 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s7, v0, 16
	v_readlane_b32 s8, v0, 15
	v_readlane_b32 s6, v0, 19
	v_readlane_b32 s5, v0, 20
	.loc	0 342 2 is_stmt 1
	s_mov_b32 s4, s6
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s8
	s_andn2_b32 s7, s7, exec_lo
	s_and_b32 s8, s5, exec_lo
	s_or_b32 s7, s7, s8
	v_writelane_b32 v0, s7, 26
	v_writelane_b32 v0, s7, 12
	v_writelane_b32 v0, s6, 13
	v_writelane_b32 v0, s5, 14
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 11
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 27
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB55_1
	s_branch .LBB55_15
.LBB55_5:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v1, 0
	.loc	0 347 12 is_stmt 1
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 0
	.loc	0 347 8 is_stmt 0
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 28
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_branch .LBB55_7
.LBB55_6:
	.loc	0 0 8
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s7, v0, 23
	s_or_b32 exec_lo, exec_lo, s7
	v_readlane_b32 s5, v0, 18
	v_readlane_b32 s4, v0, 17
	v_readlane_b32 s6, v0, 22
	s_mov_b32 s7, 0
	s_andn2_b32 s4, s4, exec_lo
	s_andn2_b32 s5, s5, exec_lo
	s_and_b32 s6, s6, exec_lo
	s_or_b32 s5, s5, s6
	v_writelane_b32 v0, s5, 19
	.loc	0 343 7 is_stmt 1
	v_writelane_b32 v0, s4, 20
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_branch .LBB55_4
.LBB55_7:
	.loc	0 0 7 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 29
	v_readlane_b32 s5, v1, 28
	v_writelane_b32 v1, s5, 30
	.loc	0 347 19 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s24
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	.loc	0 347 23 is_stmt 0
	buffer_load_dword v3, off, s[0:3], s33 offset:28
	.loc	0 347 21
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s5, v2, v3
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v1, s4, 31
	.loc	0 347 3
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	v_writelane_b32 v0, s4, 0
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 1
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB55_9
	.loc	0 348 4 is_stmt 1
	s_sleep 1
	s_branch .LBB55_10
.LBB55_9:
	.loc	0 0 4 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 1
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v1, 30
	v_readlane_b32 s5, v0, 0
	.loc	0 347 3 is_stmt 1
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v1, s5, 29
	s_mov_b32 s5, s4
	v_writelane_b32 v1, s5, 28
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 2
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB55_7
	s_branch .LBB55_11
.LBB55_10:
	.loc	0 347 27 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 31
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s5, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v1, v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 347 3
	v_writelane_b32 v0, s4, 0
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s24
	s_branch .LBB55_9
.LBB55_11:
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 2
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 342 33 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v1, s4, v1
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	s_xor_b32 s4, exec_lo, -1
	.loc	0 342 2 is_stmt 0
	v_writelane_b32 v0, s4, 22
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_branch .LBB55_6
.LBB55_14:
	.loc	0 0 2
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 3
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 350 1 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_endpgm
.LBB55_15:
	.loc	0 342 2
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	s_or_b32 exec_lo, exec_lo, s4
.Ltmp79:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 26
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s24
	s_mov_b32 s5, -1
	s_xor_b32 s4, s4, s5
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s5, 3
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 exec_lo, s24
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB55_14
	s_branch .LBB55_3
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tries_by_doubling
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
.Lfunc_end39:
	.size	tries_by_doubling, .Lfunc_end39-tries_by_doubling

	.protected	tries_set_back
	.globl	tries_set_back
	.p2align	8
	.type	tries_set_back,@function
tries_set_back:
.Lfunc_begin40:
	.loc	0 352 0 is_stmt 1
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
	v_mov_b32_e32 v1, 0
.Ltmp80:
	.loc	0 353 11 prologue_end
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	.loc	0 353 7 is_stmt 0
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
.LBB56_1:
	.loc	0 0 7
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
	v_readlane_b32 s8, v0, 12
	v_readlane_b32 s9, v0, 11
	v_writelane_b32 v0, s9, 13
	.loc	0 353 18
	v_writelane_b32 v0, s8, 14
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
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 14
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 15
	.loc	0 353 2
	v_writelane_b32 v0, s4, 16
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB56_4
	.loc	0 354 7 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0x64
	.loc	0 354 9 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s4
	.loc	0 354 7
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB56_5
	.loc	0 0 7
	v_mov_b32_e32 v0, 0
	.loc	0 355 6 is_stmt 1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	.loc	0 355 4 is_stmt 0
	s_branch .LBB56_5
.LBB56_4:
	.loc	0 0 4
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 13
	v_readlane_b32 s5, v0, 16
	.loc	0 353 2 is_stmt 1
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
	s_cbranch_execnz .LBB56_1
	s_branch .LBB56_7
.LBB56_5:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 353 33
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v1, v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 353 2
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_branch .LBB56_4
.LBB56_7:
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 356 2 is_stmt 1
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
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	global_load_dword v6, v[6:7], off
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v6, v6, s8
	global_store_dword v[4:5], v6, off
	s_mov_b64 s[18:19], 32
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
	v_mov_b32_e32 v0, 2
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
	v_readlane_b32 s8, v0, 20
	v_readlane_b32 s9, v0, 21
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
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
	.loc	0 357 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_endpgm
.Ltmp81:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tries_set_back
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
.Lfunc_end40:
	.size	tries_set_back, .Lfunc_end40-tries_set_back

	.protected	tries_again
	.globl	tries_again
	.p2align	8
	.type	tries_again,@function
tries_again:
.Lfunc_begin41:
	.loc	0 359 0
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
.Ltmp82:
	.loc	0 360 6 prologue_end
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	.loc	0 362 2
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
.LBB57_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 12
	v_readlane_b32 s5, v0, 11
	v_writelane_b32 v0, s5, 13
	.loc	0 362 10
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s5, 0
	.loc	0 362 9
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s5
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 14
	.loc	0 362 2
	v_writelane_b32 v0, s4, 15
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB57_3
	.loc	0 0 2
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	v_mov_b32_e32 v1, 0
	.loc	0 363 12 is_stmt 1
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 0
	.loc	0 363 8 is_stmt 0
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_branch .LBB57_4
.LBB57_3:
	.loc	0 0 8
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 13
	v_readlane_b32 s5, v0, 15
	.loc	0 362 2 is_stmt 1
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 12
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 11
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB57_1
	s_branch .LBB57_12
.LBB57_4:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	.loc	0 363 19 is_stmt 1
	v_writelane_b32 v0, s4, 19
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 10
	.loc	0 363 21 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s5, v1, s4
	s_mov_b32 s4, 0
	.loc	0 363 26
	v_writelane_b32 v0, s4, 20
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 21
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB57_6
	.loc	0 363 30
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	.loc	0 363 29
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s4, v1, s4
	s_and_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 20
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
.LBB57_6:
	.loc	0 0 29
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s5, v0, 20
	s_mov_b32 s4, -1
	.loc	0 363 3
	v_writelane_b32 v0, s4, 22
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 23
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB57_8
	.loc	0 364 11 is_stmt 1
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
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	buffer_load_dword v4, off, s[0:3], s33 offset:48
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
	buffer_store_dword v2, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s4, v0, v1
	.loc	0 364 10 is_stmt 0
	v_cndmask_b32_e64 v0, 0, 1, s4
	.loc	0 364 8
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	.loc	0 364 4
	s_branch .LBB57_9
.LBB57_8:
	.loc	0 0 4
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 23
	s_or_b32 exec_lo, exec_lo, s6
	v_readlane_b32 s5, v0, 19
	v_readlane_b32 s4, v0, 22
	.loc	0 363 3 is_stmt 1
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s5
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 17
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB57_4
	s_branch .LBB57_10
.LBB57_9:
	.loc	0 363 36 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v1, v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 0
	s_xor_b32 s4, exec_lo, -1
	.loc	0 363 3
	v_writelane_b32 v0, s4, 22
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_branch .LBB57_8
.LBB57_10:
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 24
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 0 3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 362 2 is_stmt 1
	v_writelane_b32 v0, s4, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_branch .LBB57_3
.LBB57_12:
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 365 2
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
	buffer_load_dword v4, off, s[0:3], s33 offset:8
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	global_load_dword v6, v[6:7], off
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v6, v6, s8
	global_store_dword v[4:5], v6, off
	s_mov_b64 s[18:19], 32
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
	buffer_store_dword v31, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v0, 2
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
	v_readlane_b32 s8, v0, 25
	v_readlane_b32 s9, v0, 26
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
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
	.loc	0 366 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_endpgm
.Ltmp83:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tries_again
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
.Lfunc_end41:
	.size	tries_again, .Lfunc_end41-tries_again

	.protected	tries_of_some
	.globl	tries_of_some
	.p2align	8
	.type	tries_of_some,@function
tries_of_some:
.Lfunc_begin42:
	.loc	0 368 0
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
.Ltmp84:
	.loc	0 369 6 prologue_end
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	.loc	0 371 2
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
.LBB58_1:
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
	v_readlane_b32 s8, v0, 12
	v_readlane_b32 s9, v0, 13
	v_readlane_b32 s15, v0, 14
	v_readlane_b32 s18, v0, 11
	v_writelane_b32 v0, s18, 15
	v_writelane_b32 v0, s15, 16
	v_writelane_b32 v0, s9, 17
	.loc	0 371 9
	v_writelane_b32 v0, s8, 18
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
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 16
	v_readlane_b32 s6, v1, 17
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s7, -1
	s_or_b32 s4, s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 19
	s_or_b32 s6, s6, exec_lo
	v_writelane_b32 v0, s6, 20
	v_writelane_b32 v0, s6, 21
	.loc	0 371 2
	v_writelane_b32 v0, s4, 22
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 23
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB58_3
	.loc	0 0 2
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
	.loc	0 372 7 is_stmt 1
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
	.loc	0 372 9 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s6, v1, s4
	v_writelane_b32 v0, s6, 24
	v_cmp_ne_u32_e64 s5, v1, s4
	s_mov_b32 s4, -1
	v_writelane_b32 v0, s6, 25
	.loc	0 372 14
	v_writelane_b32 v0, s4, 26
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 27
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB58_6
	s_branch .LBB58_4
.LBB58_3:
	.loc	0 0 14
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s7, v0, 18
	v_readlane_b32 s8, v0, 15
	v_readlane_b32 s6, v0, 21
	v_readlane_b32 s5, v0, 22
	.loc	0 371 2 is_stmt 1
	s_mov_b32 s4, s6
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s8
	s_andn2_b32 s7, s7, exec_lo
	s_and_b32 s8, s5, exec_lo
	s_or_b32 s7, s7, s8
	v_writelane_b32 v0, s7, 28
	v_writelane_b32 v0, s7, 12
	v_writelane_b32 v0, s6, 13
	v_writelane_b32 v0, s5, 14
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 11
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 29
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB58_1
	s_branch .LBB58_12
.LBB58_4:
	.loc	0 372 17
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s5, v0, 24
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v1, v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 30
	.loc	0 372 21 is_stmt 0
	v_cmp_ne_u32_e64 s6, v1, s4
	s_mov_b32 s4, 0
	s_xor_b32 s4, exec_lo, -1
	s_andn2_b32 s5, s5, exec_lo
	s_and_b32 s6, s6, exec_lo
	s_or_b32 s5, s5, s6
	v_writelane_b32 v0, s5, 25
	.loc	0 372 7
	v_writelane_b32 v0, s4, 26
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_branch .LBB58_6
.LBB58_5:
	.loc	0 373 4 is_stmt 1
	s_branch .LBB58_8
.LBB58_6:
	.loc	0 0 4 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v1, 27
	s_or_b32 exec_lo, exec_lo, s6
	v_readlane_b32 s5, v1, 25
	v_readlane_b32 s4, v1, 26
	v_writelane_b32 v1, s4, 30
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, -1
	.loc	0 372 14 is_stmt 1
	v_writelane_b32 v1, s4, 31
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 0
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:56
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB58_11
	.loc	0 0 14 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, 0
	s_xor_b32 s4, exec_lo, -1
	.loc	0 371 2 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 31
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_branch .LBB58_11
.LBB58_8:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 1
	s_or_saveexec_b32 s4, s4
	s_and_b32 s4, exec_lo, s4
	v_writelane_b32 v0, s4, 2
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:56
	s_mov_b32 exec_lo, s24
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB58_10
	.loc	0 374 2 is_stmt 1
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
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_mov_b32 exec_lo, s24
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	buffer_load_dword v4, off, s[0:3], s33 offset:8
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	global_load_dword v6, v[6:7], off
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v6, v6, s8
	global_store_dword v[4:5], v6, off
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v1, s8, 3
	v_writelane_b32 v1, s9, 4
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v1, off, s[0:3], s33 offset:56
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
	buffer_store_dword v31, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v0, 2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	buffer_load_dword v31, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(1)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s8, v1, 3
	v_readlane_b32 s9, v1, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
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
.LBB58_10:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 2
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 375 1 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_endpgm
.LBB58_11:
	.loc	0 0 1 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_mov_b32 exec_lo, s24
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(1)
	v_readlane_b32 s8, v1, 0
	s_or_b32 exec_lo, exec_lo, s8
	s_waitcnt vmcnt(0)
	v_readlane_b32 s5, v0, 20
	v_readlane_b32 s7, v0, 30
	v_readlane_b32 s4, v0, 19
	v_readlane_b32 s6, v0, 31
	s_andn2_b32 s4, s4, exec_lo
	s_and_b32 s7, s7, exec_lo
	s_or_b32 s4, s4, s7
	s_andn2_b32 s5, s5, exec_lo
	s_and_b32 s6, s6, exec_lo
	s_or_b32 s5, s5, s6
	v_writelane_b32 v0, s5, 21
	.loc	0 372 14 is_stmt 1
	v_writelane_b32 v0, s4, 22
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_branch .LBB58_3
.LBB58_12:
	.loc	0 371 2
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 29
	s_or_b32 exec_lo, exec_lo, s4
.Ltmp85:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 28
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b32 exec_lo, s24
	s_mov_b32 s5, -1
	s_xor_b32 s4, s4, s5
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s5, 1
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:56
	s_mov_b32 exec_lo, s24
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB58_8
	s_branch .LBB58_5
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tries_of_some
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
.Lfunc_end42:
	.size	tries_of_some, .Lfunc_end42-tries_of_some

	.protected	time_out_low
	.globl	time_out_low
	.p2align	8
	.type	time_out_low,@function
time_out_low:
.Lfunc_begin43:
	.loc	0 379 0 is_stmt 1
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
.Ltmp86:
	.loc	0 380 17 prologue_end
	s_memtime s[4:5]
	.loc	0 380 11 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s4
	.loc	0 380 7
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	.loc	0 383 2 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
.LBB59_1:
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
	v_readlane_b32 s8, v0, 11
	.loc	0 383 18
	v_writelane_b32 v0, s8, 12
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	buffer_load_dword v4, off, s[0:3], s33 offset:48
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
	buffer_store_dword v2, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s5, v1, v2
	v_cmp_eq_u32_e64 s4, v1, v2
	.loc	0 383 17
	v_cndmask_b32_e64 v1, 0, 1, s4
	.loc	0 383 15
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 0
	.loc	0 383 32
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 13
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 14
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB59_3
	.loc	0 383 41
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_memtime s[4:5]
	.loc	0 383 47
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	.loc	0 383 45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_sub_nc_u32_e64 v1, s4, v1
	s_mov_b32 s4, 0x7d0
	.loc	0 383 49
	v_cmp_lt_u32_e64 s4, v1, s4
	s_and_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 13
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
.LBB59_3:
	.loc	0 0 49
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s5, v0, 13
	s_mov_b32 s4, -1
	.loc	0 383 2
	v_writelane_b32 v0, s4, 15
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB59_5
	.loc	0 0 2
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, 0
	s_xor_b32 s4, exec_lo, -1
	.loc	0 383 2
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
.LBB59_5:
	.loc	0 0 2
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 16
	s_or_b32 exec_lo, exec_lo, s6
	v_readlane_b32 s5, v0, 12
	v_readlane_b32 s4, v0, 15
	.loc	0 383 2
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s5
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 11
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB59_1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 384 6 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s5, v1, s4
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB59_9
	.loc	0 385 3
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
	buffer_load_dword v4, off, s[0:3], s33 offset:8
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	global_load_dword v6, v[6:7], off
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v6, v6, s8
	global_store_dword v[4:5], v6, off
	s_mov_b64 s[18:19], 32
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
	s_add_u32 s16, s16, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s17, s17, _Z9mem_fencej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v0, 2
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
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
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
.LBB59_9:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 386 1 is_stmt 1
	s_endpgm
.Ltmp87:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel time_out_low
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
.Lfunc_end43:
	.size	time_out_low, .Lfunc_end43-time_out_low

	.protected	time_out_break
	.globl	time_out_break
	.p2align	8
	.type	time_out_break,@function
time_out_break:
.Lfunc_begin44:
	.loc	0 388 0
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
.Ltmp88:
	.loc	0 389 12 prologue_end
	s_memtime s[4:5]
	.loc	0 389 8 is_stmt 0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s6, s5
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 0
	.loc	0 391 2 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
.LBB60_1:
	.loc	0 0 2 is_stmt 0
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
	v_readlane_b32 s8, v0, 12
	v_readlane_b32 s9, v0, 13
	v_readlane_b32 s15, v0, 14
	v_readlane_b32 s18, v0, 11
	v_writelane_b32 v0, s18, 15
	v_writelane_b32 v0, s15, 16
	v_writelane_b32 v0, s9, 17
	.loc	0 391 9
	v_writelane_b32 v0, s8, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
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
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 16
	v_readlane_b32 s6, v1, 17
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s7, -1
	s_or_b32 s4, s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 19
	s_or_b32 s6, s6, exec_lo
	v_writelane_b32 v0, s6, 20
	v_writelane_b32 v0, s6, 21
	.loc	0 391 2
	v_writelane_b32 v0, s4, 22
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 23
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB60_4
	.loc	0 392 3 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_sleep 2
	.loc	0 393 7
	s_memtime s[6:7]
	.loc	0 393 13 is_stmt 0
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	.loc	0 393 11
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s5, s6
	v_mov_b32_e32 v1, v2
	s_mov_b32 s4, s7
	v_mov_b32_e32 v2, v3
	v_sub_co_u32 v1, s5, s5, v1
	v_sub_co_ci_u32_e64 v3, s4, s4, v2, s5
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[4:5], 0xbb9
	.loc	0 393 15
	v_cmp_lt_u64_e64 s5, v[1:2], s[4:5]
	s_mov_b32 s4, -1
	.loc	0 393 7
	v_writelane_b32 v0, s4, 24
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 25
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB60_9
	s_branch .LBB60_5
.LBB60_3:
	.loc	0 394 4 is_stmt 1
	s_branch .LBB60_6
.LBB60_4:
	.loc	0 0 4 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s7, v0, 18
	v_readlane_b32 s8, v0, 15
	v_readlane_b32 s6, v0, 21
	v_readlane_b32 s5, v0, 22
	.loc	0 391 2 is_stmt 1
	s_mov_b32 s4, s6
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s8
	s_andn2_b32 s7, s7, exec_lo
	s_and_b32 s8, s5, exec_lo
	s_or_b32 s7, s7, s8
	v_writelane_b32 v0, s7, 26
	v_writelane_b32 v0, s7, 12
	v_writelane_b32 v0, s6, 13
	v_writelane_b32 v0, s5, 14
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 11
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 27
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB60_1
	s_branch .LBB60_10
.LBB60_5:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, 0
	s_xor_b32 s4, exec_lo, -1
	.loc	0 391 2
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 24
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_branch .LBB60_9
.LBB60_6:
	.loc	0 0 2
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 28
	s_or_saveexec_b32 s4, s4
	s_and_b32 s4, exec_lo, s4
	v_writelane_b32 v0, s4, 29
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB60_8
	.loc	0 396 2 is_stmt 1
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
	buffer_load_dword v4, off, s[0:3], s33 offset:8
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	global_load_dword v6, v[6:7], off
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v6, v6, s8
	global_store_dword v[4:5], v6, off
	s_mov_b64 s[18:19], 32
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
	buffer_store_dword v31, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v0, 2
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
	v_readlane_b32 s8, v0, 30
	v_readlane_b32 s9, v0, 31
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
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
.LBB60_8:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 29
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 397 1 is_stmt 1
	s_endpgm
.LBB60_9:
	.loc	0 0 1 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s7, v0, 25
	s_or_b32 exec_lo, exec_lo, s7
	v_readlane_b32 s5, v0, 20
	v_readlane_b32 s4, v0, 19
	v_readlane_b32 s6, v0, 24
	s_mov_b32 s7, 0
	s_andn2_b32 s4, s4, exec_lo
	s_andn2_b32 s5, s5, exec_lo
	s_and_b32 s6, s6, exec_lo
	s_or_b32 s5, s5, s6
	v_writelane_b32 v0, s5, 21
	.loc	0 393 7 is_stmt 1
	v_writelane_b32 v0, s4, 22
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_branch .LBB60_4
.LBB60_10:
	.loc	0 391 2
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	s_or_b32 exec_lo, exec_lo, s4
.Ltmp89:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 26
	s_mov_b32 s5, -1
	s_xor_b32 s4, s4, s5
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	v_writelane_b32 v0, s5, 28
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB60_6
	s_branch .LBB60_3
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel time_out_break
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
.Lfunc_end44:
	.size	time_out_break, .Lfunc_end44-time_out_break

	.protected	time_out_real
	.globl	time_out_real
	.p2align	8
	.type	time_out_real,@function
time_out_real:
.Lfunc_begin45:
	.loc	0 399 0 is_stmt 1
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
	buffer_store_dword v3, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	buffer_store_dword v2, off, s[0:3], s33 offset:56
	buffer_store_dword v1, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	buffer_store_dword v1, off, s[0:3], s33 offset:48
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
.Ltmp90:
	.loc	0 400 12 prologue_end
	s_memrealtime s[4:5]
	.loc	0 400 8 is_stmt 0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s6, s5
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 0
	.loc	0 403 2 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
.LBB61_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
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
	.loc	0 403 18
	v_writelane_b32 v0, s8, 12
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	buffer_load_dword v3, off, s[0:3], s33 offset:52
	buffer_load_dword v4, off, s[0:3], s33 offset:56
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
	buffer_store_dword v2, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s5, v1, v2
	v_cmp_eq_u32_e64 s4, v1, v2
	.loc	0 403 17
	v_cndmask_b32_e64 v1, 0, 1, s4
	.loc	0 403 15
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 s4, 0
	.loc	0 403 32
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 13
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 14
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB61_3
	.loc	0 403 35
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_memrealtime s[6:7]
	.loc	0 403 70
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	.loc	0 403 68
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s5, s6
	v_mov_b32_e32 v1, v2
	s_mov_b32 s4, s7
	v_mov_b32_e32 v2, v3
	v_sub_co_u32 v1, s5, s5, v1
	v_sub_co_ci_u32_e64 v3, s4, s4, v2, s5
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[4:5], 0x1f4
	.loc	0 403 72
	v_cmp_lt_u64_e64 s4, v[1:2], s[4:5]
	s_and_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 13
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
.LBB61_3:
	.loc	0 0 72
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s5, v0, 13
	s_mov_b32 s4, -1
	.loc	0 403 2
	v_writelane_b32 v0, s4, 15
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB61_5
	.loc	0 0 2
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, 0
	s_xor_b32 s4, exec_lo, -1
	.loc	0 403 2
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
.LBB61_5:
	.loc	0 0 2
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 16
	s_or_b32 exec_lo, exec_lo, s6
	v_readlane_b32 s5, v0, 12
	v_readlane_b32 s4, v0, 15
	.loc	0 403 2
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s5
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 11
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB61_1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 404 6 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s5, v1, s4
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB61_9
	.loc	0 405 3
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
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	buffer_load_dword v4, off, s[0:3], s33 offset:8
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	global_load_dword v6, v[6:7], off
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v6, v6, s8
	global_store_dword v[4:5], v6, off
	s_mov_b64 s[18:19], 32
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
	buffer_store_dword v3, off, s[0:3], s33 offset:44
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
	v_mov_b32_e32 v0, 2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	buffer_load_dword v31, off, s[0:3], s33 offset:64
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
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
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
.LBB61_9:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 406 1 is_stmt 1
	s_endpgm
.Ltmp91:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel time_out_real
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
.Lfunc_end45:
	.size	time_out_real, .Lfunc_end45-time_out_real

	.protected	time_out_until
	.globl	time_out_until
	.p2align	8
	.type	time_out_until,@function
time_out_until:
.Lfunc_begin46:
	.loc	0 408 0
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
	buffer_store_dword v3, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	buffer_store_dword v2, off, s[0:3], s33 offset:56
	buffer_store_dword v1, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	buffer_store_dword v1, off, s[0:3], s33 offset:48
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
.Ltmp92:
	.loc	0 409 14 prologue_end
	s_memtime s[6:7]
	s_mov_b64 s[8:9], 0x7d0
	.loc	0 409 18 is_stmt 0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s4, s6
	s_mov_b32 s5, s7
	s_mov_b32 s7, s8
	s_mov_b32 s6, s9
	s_add_u32 s4, s4, s7
	s_addc_u32 s6, s5, s6
	s_mov_b32 s5, s6
	.loc	0 409 8
	s_mov_b32 s6, s5
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 0
	.loc	0 412 2 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
.LBB62_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
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
	.loc	0 412 12
	v_writelane_b32 v0, s8, 12
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	buffer_load_dword v3, off, s[0:3], s33 offset:52
	buffer_load_dword v4, off, s[0:3], s33 offset:56
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
	buffer_store_dword v2, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s4, v0, v1
	.loc	0 412 11
	v_cndmask_b32_e64 v0, 0, 1, s4
	.loc	0 412 9
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	.loc	0 412 34
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s4
	s_mov_b32 s4, 0
	.loc	0 412 38
	v_writelane_b32 v0, s4, 13
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 14
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB62_4
	.loc	0 412 41
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_memtime s[4:5]
	.loc	0 412 47
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	buffer_load_dword v3, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	.loc	0 412 45
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u64_e64 s4, s[4:5], v[1:2]
	s_and_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 13
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
.LBB62_4:
	.loc	0 0 45
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 14
	s_or_b32 exec_lo, exec_lo, s6
	v_readlane_b32 s5, v0, 12
	v_readlane_b32 s4, v0, 13
	s_mov_b32 s6, -1
	s_xor_b32 s4, s4, s6
	.loc	0 412 5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s5
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 11
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB62_1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 413 6 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s5, v1, s4
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB62_8
	.loc	0 414 3
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
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	buffer_load_dword v4, off, s[0:3], s33 offset:8
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	global_load_dword v6, v[6:7], off
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v6, v6, s8
	global_store_dword v[4:5], v6, off
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 17
	v_writelane_b32 v3, s9, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:44
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
	v_mov_b32_e32 v0, 2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	buffer_load_dword v31, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(1)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s8, v0, 17
	v_readlane_b32 s9, v0, 18
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
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
.LBB62_8:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 415 1 is_stmt 1
	s_endpgm
.Ltmp93:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel time_out_until
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
.Lfunc_end46:
	.size	time_out_until, .Lfunc_end46-time_out_until

	.protected	time_out_signed
	.globl	time_out_signed
	.p2align	8
	.type	time_out_signed,@function
time_out_signed:
.Lfunc_begin47:
	.loc	0 417 0
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
	buffer_store_dword v3, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	buffer_store_dword v2, off, s[0:3], s33 offset:60
	buffer_store_dword v1, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	buffer_store_dword v1, off, s[0:3], s33 offset:52
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
.Ltmp94:
	.loc	0 418 19 prologue_end
	s_memtime s[6:7]
	s_mov_b64 s[8:9], 0x7d0
	.loc	0 418 23 is_stmt 0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s4, s6
	s_mov_b32 s5, s7
	s_mov_b32 s7, s8
	s_mov_b32 s6, s9
	s_add_u32 s4, s4, s7
	s_addc_u32 s6, s5, s6
	s_mov_b32 s5, s6
	.loc	0 418 7
	s_mov_b32 s6, s5
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 0
	.loc	0 420 2 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
.LBB63_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
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
	.loc	0 420 12
	v_writelane_b32 v0, s8, 12
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	buffer_load_dword v3, off, s[0:3], s33 offset:56
	buffer_load_dword v4, off, s[0:3], s33 offset:60
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
	buffer_store_dword v2, off, s[0:3], s33 offset:64
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s4, v0, v1
	.loc	0 420 11
	v_cndmask_b32_e64 v0, 0, 1, s4
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, s4
	.loc	0 420 9
	v_mov_b32_e32 v2, v1
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	.loc	0 420 34
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[4:5], 0
	v_cmp_eq_u64_e64 s5, v[1:2], s[4:5]
	s_mov_b32 s4, 0
	.loc	0 420 38
	v_writelane_b32 v0, s4, 13
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 14
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB63_4
	.loc	0 420 47
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	s_memtime s[4:5]
	.loc	0 420 53
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	buffer_load_dword v3, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	.loc	0 420 51
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_i64_e64 s4, s[4:5], v[1:2]
	s_and_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 13
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
.LBB63_4:
	.loc	0 0 51
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 14
	s_or_b32 exec_lo, exec_lo, s6
	v_readlane_b32 s5, v0, 12
	v_readlane_b32 s4, v0, 13
	s_mov_b32 s6, -1
	s_xor_b32 s4, s4, s6
	.loc	0 420 5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s5
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 11
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB63_1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 421 6 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[4:5], 0
	v_cmp_ne_u64_e64 s5, v[1:2], s[4:5]
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB63_8
	.loc	0 422 3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:48
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
	buffer_load_dword v4, off, s[0:3], s33 offset:8
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	global_load_dword v6, v[6:7], off
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v6, v6, s8
	global_store_dword v[4:5], v6, off
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 17
	v_writelane_b32 v3, s9, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:48
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
	buffer_store_dword v31, off, s[0:3], s33 offset:68
	v_mov_b32_e32 v0, 2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	buffer_load_dword v31, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(1)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s8, v0, 17
	v_readlane_b32 s9, v0, 18
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
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
.LBB63_8:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 423 1 is_stmt 1
	s_endpgm
.Ltmp95:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel time_out_signed
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
.Lfunc_end47:
	.size	time_out_signed, .Lfunc_end47-time_out_signed

	.protected	time_out_signed_since
	.globl	time_out_signed_since
	.p2align	8
	.type	time_out_signed_since,@function
time_out_signed_since:
.Lfunc_begin48:
	.loc	0 425 0
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
	buffer_store_dword v3, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	buffer_store_dword v2, off, s[0:3], s33 offset:60
	buffer_store_dword v1, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	buffer_store_dword v1, off, s[0:3], s33 offset:52
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
.Ltmp96:
	.loc	0 426 17 prologue_end
	s_memtime s[4:5]
	.loc	0 426 7 is_stmt 0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s6, s5
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 0
	.loc	0 428 2 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
.LBB64_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
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
	.loc	0 428 12
	v_writelane_b32 v0, s8, 12
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	buffer_load_dword v3, off, s[0:3], s33 offset:56
	buffer_load_dword v4, off, s[0:3], s33 offset:60
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
	buffer_store_dword v2, off, s[0:3], s33 offset:64
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s4, v0, v1
	.loc	0 428 11
	v_cndmask_b32_e64 v0, 0, 1, s4
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, s4
	.loc	0 428 9
	v_mov_b32_e32 v2, v1
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	.loc	0 428 34
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[4:5], 0
	v_cmp_eq_u64_e64 s5, v[1:2], s[4:5]
	s_mov_b32 s4, 0
	.loc	0 428 38
	v_writelane_b32 v0, s4, 13
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 14
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB64_4
	.loc	0 428 47
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	s_memtime s[6:7]
	.loc	0 428 53
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	.loc	0 428 51
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s5, s6
	v_mov_b32_e32 v1, v2
	s_mov_b32 s4, s7
	v_mov_b32_e32 v2, v3
	v_sub_co_u32 v1, s5, s5, v1
	v_sub_co_ci_u32_e64 v3, s4, s4, v2, s5
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[4:5], 0x7d0
	.loc	0 428 55
	v_cmp_lt_i64_e64 s4, v[1:2], s[4:5]
	s_and_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 13
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
.LBB64_4:
	.loc	0 0 55
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 14
	s_or_b32 exec_lo, exec_lo, s6
	v_readlane_b32 s5, v0, 12
	v_readlane_b32 s4, v0, 13
	s_mov_b32 s6, -1
	s_xor_b32 s4, s4, s6
	.loc	0 428 5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s5
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 11
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB64_1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 429 6 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[4:5], 0
	v_cmp_ne_u64_e64 s5, v[1:2], s[4:5]
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB64_8
	.loc	0 430 3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:48
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
	buffer_load_dword v4, off, s[0:3], s33 offset:8
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	global_load_dword v6, v[6:7], off
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v6, v6, s8
	global_store_dword v[4:5], v6, off
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 17
	v_writelane_b32 v3, s9, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:48
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
	buffer_store_dword v31, off, s[0:3], s33 offset:68
	v_mov_b32_e32 v0, 2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	buffer_load_dword v31, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(1)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s8, v0, 17
	v_readlane_b32 s9, v0, 18
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
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
.LBB64_8:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 431 1 is_stmt 1
	s_endpgm
.Ltmp97:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel time_out_signed_since
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
.Lfunc_end48:
	.size	time_out_signed_since, .Lfunc_end48-time_out_signed_since

	.protected	time_out_and_tries
	.globl	time_out_and_tries
	.p2align	8
	.type	time_out_and_tries,@function
time_out_and_tries:
.Lfunc_begin49:
	.loc	0 433 0
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
	buffer_store_dword v3, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	buffer_store_dword v2, off, s[0:3], s33 offset:60
	buffer_store_dword v1, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	buffer_store_dword v1, off, s[0:3], s33 offset:52
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
.Ltmp98:
	.loc	0 434 12 prologue_end
	s_memtime s[4:5]
	.loc	0 434 8 is_stmt 0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s6, s5
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v1, 0
	.loc	0 435 6 is_stmt 1
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	.loc	0 437 11
	buffer_store_dword v1, off, s[0:3], s33 offset:44
	s_mov_b32 s4, 0
	.loc	0 437 7 is_stmt 0
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
.LBB65_1:
	.loc	0 0 7
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	.loc	0 437 18
	v_writelane_b32 v0, s4, 12
	buffer_load_dword v1, off, s[0:3], s33 offset:44
	s_mov_b32 s4, 0x3e8
	.loc	0 437 20
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s5, v1, s4
	s_mov_b32 s4, 0
	.loc	0 437 27
	v_writelane_b32 v0, s4, 13
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 14
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB65_5
	.loc	0 437 31
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s4
	s_mov_b32 s4, 0
	.loc	0 437 35
	v_writelane_b32 v0, s4, 15
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB65_4
	.loc	0 437 38
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	s_memtime s[6:7]
	.loc	0 437 44
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	.loc	0 437 42
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s5, s6
	v_mov_b32_e32 v1, v2
	s_mov_b32 s4, s7
	v_mov_b32_e32 v2, v3
	v_sub_co_u32 v1, s5, s5, v1
	v_sub_co_ci_u32_e64 v3, s4, s4, v2, s5
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[4:5], 0x1388
	.loc	0 437 46
	v_cmp_lt_u64_e64 s4, v[1:2], s[4:5]
	s_and_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
.LBB65_4:
	.loc	0 0 46
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s5, v0, 16
	s_or_b32 exec_lo, exec_lo, s5
	v_readlane_b32 s4, v0, 15
	s_and_b32 s4, s4, exec_lo
	.loc	0 437 35
	v_writelane_b32 v0, s4, 13
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
.LBB65_5:
	.loc	0 0 35
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s5, v0, 13
	s_mov_b32 s4, -1
	.loc	0 437 2
	v_writelane_b32 v0, s4, 17
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB65_7
	.loc	0 438 10 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
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
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	buffer_load_dword v3, off, s[0:3], s33 offset:56
	buffer_load_dword v4, off, s[0:3], s33 offset:60
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
	buffer_store_dword v2, off, s[0:3], s33 offset:64
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s4, v0, v1
	.loc	0 438 9 is_stmt 0
	v_cndmask_b32_e64 v0, 0, 1, s4
	.loc	0 438 7
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	.loc	0 438 3
	s_branch .LBB65_8
.LBB65_7:
	.loc	0 0 3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 18
	s_or_b32 exec_lo, exec_lo, s6
	v_readlane_b32 s5, v0, 12
	v_readlane_b32 s4, v0, 17
	.loc	0 437 2 is_stmt 1
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s5
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 11
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 19
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB65_1
	s_branch .LBB65_9
.LBB65_8:
	.loc	0 437 55 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:44
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v1, v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:44
	s_mov_b32 s4, 0
	s_xor_b32 s4, exec_lo, -1
	.loc	0 437 2
	v_writelane_b32 v0, s4, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	s_branch .LBB65_7
.LBB65_9:
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 439 6 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s5, v1, s4
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 20
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB65_12
	.loc	0 440 3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:48
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
	buffer_load_dword v4, off, s[0:3], s33 offset:8
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	global_load_dword v6, v[6:7], off
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v6, v6, s8
	global_store_dword v[4:5], v6, off
	s_mov_b64 s[18:19], 32
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
	buffer_store_dword v3, off, s[0:3], s33 offset:48
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
	buffer_store_dword v31, off, s[0:3], s33 offset:68
	v_mov_b32_e32 v0, 2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	buffer_load_dword v31, off, s[0:3], s33 offset:68
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
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
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
.LBB65_12:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 20
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 441 1 is_stmt 1
	s_endpgm
.Ltmp99:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel time_out_and_tries
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
.Lfunc_end49:
	.size	time_out_and_tries, .Lfunc_end49-time_out_and_tries

	.protected	time_set_back
	.globl	time_set_back
	.p2align	8
	.type	time_set_back,@function
time_set_back:
.Lfunc_begin50:
	.loc	0 443 0
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
.Ltmp100:
	.loc	0 444 12 prologue_end
	s_memtime s[4:5]
	.loc	0 444 8 is_stmt 0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s6, s5
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 0
	.loc	0 446 2 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
.LBB66_1:
	.loc	0 0 2 is_stmt 0
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
	v_readlane_b32 s8, v0, 12
	v_readlane_b32 s9, v0, 11
	v_writelane_b32 v0, s9, 13
	.loc	0 446 9
	v_writelane_b32 v0, s8, 14
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
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
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 14
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 15
	.loc	0 446 2
	v_writelane_b32 v0, s4, 16
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB66_4
	.loc	0 447 7 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_memtime s[6:7]
	.loc	0 447 13 is_stmt 0
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	.loc	0 447 11
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s5, s6
	v_mov_b32_e32 v1, v2
	s_mov_b32 s4, s7
	v_mov_b32_e32 v2, v3
	v_sub_co_u32 v1, s5, s5, v1
	v_sub_co_ci_u32_e64 v3, s4, s4, v2, s5
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[4:5], 0x12c
	.loc	0 447 15
	v_cmp_gt_u64_e64 s5, v[1:2], s[4:5]
	.loc	0 447 7
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB66_5
	.loc	0 448 8 is_stmt 1
	s_memtime s[4:5]
	.loc	0 448 6 is_stmt 0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s6, s5
	v_mov_b32_e32 v0, s6
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	.loc	0 448 4
	s_branch .LBB66_5
.LBB66_4:
	.loc	0 0 4
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 13
	v_readlane_b32 s5, v0, 16
	.loc	0 446 2 is_stmt 1
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 12
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 11
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 19
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB66_1
	s_branch .LBB66_6
.LBB66_5:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s5, v0, 18
	s_or_b32 exec_lo, exec_lo, s5
	v_readlane_b32 s4, v0, 15
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 446 2
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_branch .LBB66_4
.LBB66_6:
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 449 2 is_stmt 1
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
	buffer_load_dword v4, off, s[0:3], s33 offset:8
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	global_load_dword v6, v[6:7], off
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v6, v6, s8
	global_store_dword v[4:5], v6, off
	s_mov_b64 s[18:19], 32
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
	v_mov_b32_e32 v0, 2
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
	v_readlane_b32 s8, v0, 20
	v_readlane_b32 s9, v0, 21
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
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
	.loc	0 450 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_endpgm
.Ltmp101:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel time_set_back
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
.Lfunc_end50:
	.size	time_set_back, .Lfunc_end50-time_set_back

	.protected	time_again
	.globl	time_again
	.p2align	8
	.type	time_again,@function
time_again:
.Lfunc_begin51:
	.loc	0 452 0
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
	s_mov_b32 s4, 0
.Ltmp102:
	.loc	0 455 2 prologue_end
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
.LBB67_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	.loc	0 456 13 is_stmt 1
	v_writelane_b32 v0, s4, 12
	s_memtime s[4:5]
	.loc	0 456 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s6, s5
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 0
	.loc	0 458 3 is_stmt 1
	v_writelane_b32 v0, s4, 13
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
.LBB67_2:
	.loc	0 0 3 is_stmt 0
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
	v_readlane_b32 s8, v0, 13
	.loc	0 458 13
	v_writelane_b32 v0, s8, 14
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
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
	.loc	0 458 12
	v_cndmask_b32_e64 v0, 0, 1, s4
	.loc	0 458 10
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	.loc	0 458 35
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s4
	s_mov_b32 s4, 0
	.loc	0 458 39
	v_writelane_b32 v0, s4, 15
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB67_5
	.loc	0 458 42
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_memtime s[6:7]
	.loc	0 458 48
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	.loc	0 458 46
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s5, s6
	v_mov_b32_e32 v1, v2
	s_mov_b32 s4, s7
	v_mov_b32_e32 v2, v3
	v_sub_co_u32 v1, s5, s5, v1
	v_sub_co_ci_u32_e64 v3, s4, s4, v2, s5
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[4:5], 0x12c
	.loc	0 458 50
	v_cmp_lt_u64_e64 s4, v[1:2], s[4:5]
	s_and_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
.LBB67_5:
	.loc	0 0 50
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 16
	s_or_b32 exec_lo, exec_lo, s6
	v_readlane_b32 s5, v0, 14
	v_readlane_b32 s4, v0, 15
	s_mov_b32 s6, -1
	s_xor_b32 s4, s4, s6
	.loc	0 458 6
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s5
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 13
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB67_2
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 459 12 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s5, v0, 12
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	.loc	0 459 11 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s4, v1, s4
	.loc	0 459 2
	s_or_b32 s4, s4, s5
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 11
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB67_1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 460 2 is_stmt 1
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
	buffer_load_dword v4, off, s[0:3], s33 offset:8
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	global_load_dword v6, v[6:7], off
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v6, v6, s8
	global_store_dword v[4:5], v6, off
	s_mov_b64 s[18:19], 32
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
	v_mov_b32_e32 v0, 2
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
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
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
	.loc	0 461 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_endpgm
.Ltmp103:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel time_again
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
.Lfunc_end51:
	.size	time_again, .Lfunc_end51-time_again

	.protected	time_of_some
	.globl	time_of_some
	.p2align	8
	.type	time_of_some,@function
time_of_some:
.Lfunc_begin52:
	.loc	0 463 0
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
.Ltmp104:
	.loc	0 464 12 prologue_end
	s_memtime s[4:5]
	.loc	0 464 8 is_stmt 0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s6, s5
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 0
	.loc	0 466 2 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
.LBB68_1:
	.loc	0 0 2 is_stmt 0
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
	v_readlane_b32 s8, v0, 12
	v_readlane_b32 s9, v0, 13
	v_readlane_b32 s15, v0, 14
	v_readlane_b32 s18, v0, 11
	v_writelane_b32 v0, s18, 15
	v_writelane_b32 v0, s15, 16
	v_writelane_b32 v0, s9, 17
	.loc	0 466 9
	v_writelane_b32 v0, s8, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
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
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 16
	v_readlane_b32 s6, v1, 17
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s7, -1
	s_or_b32 s4, s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 19
	s_or_b32 s6, s6, exec_lo
	v_writelane_b32 v0, s6, 20
	v_writelane_b32 v0, s6, 21
	.loc	0 466 2
	v_writelane_b32 v0, s4, 22
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 23
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB68_3
	.loc	0 0 2
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
	s_mov_b64 s[18:19], 32
	.loc	0 467 7 is_stmt 1
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
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	buffer_store_dword v2, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v2, v3
	s_mov_b32 s4, 7
	.loc	0 467 9 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s6, v1, s4
	v_writelane_b32 v0, s6, 24
	v_cmp_ne_u32_e64 s5, v1, s4
	s_mov_b32 s4, -1
	v_writelane_b32 v0, s6, 25
	.loc	0 467 14
	v_writelane_b32 v0, s4, 26
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 27
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB68_6
	s_branch .LBB68_4
.LBB68_3:
	.loc	0 0 14
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s7, v0, 18
	v_readlane_b32 s8, v0, 15
	v_readlane_b32 s6, v0, 21
	v_readlane_b32 s5, v0, 22
	.loc	0 466 2 is_stmt 1
	s_mov_b32 s4, s6
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s8
	s_andn2_b32 s7, s7, exec_lo
	s_and_b32 s8, s5, exec_lo
	s_or_b32 s7, s7, s8
	v_writelane_b32 v0, s7, 28
	v_writelane_b32 v0, s7, 12
	v_writelane_b32 v0, s6, 13
	v_writelane_b32 v0, s5, 14
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 11
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 29
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB68_1
	s_branch .LBB68_12
.LBB68_4:
	.loc	0 467 17
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s5, v0, 24
	s_memtime s[8:9]
	.loc	0 467 23 is_stmt 0
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	.loc	0 467 21
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s6, s8
	v_mov_b32_e32 v1, v2
	s_mov_b32 s4, s9
	v_mov_b32_e32 v2, v3
	v_sub_co_u32 v1, s6, s6, v1
	v_sub_co_ci_u32_e64 v3, s4, s4, v2, s6
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[6:7], 0x12d
	.loc	0 467 25
	v_cmp_lt_u64_e64 s6, v[1:2], s[6:7]
	s_mov_b32 s4, 0
	s_xor_b32 s4, exec_lo, -1
	s_andn2_b32 s5, s5, exec_lo
	s_and_b32 s6, s6, exec_lo
	s_or_b32 s5, s5, s6
	v_writelane_b32 v0, s5, 25
	.loc	0 467 7
	v_writelane_b32 v0, s4, 26
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_branch .LBB68_6
.LBB68_5:
	.loc	0 468 4 is_stmt 1
	s_branch .LBB68_8
.LBB68_6:
	.loc	0 0 4 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v1, 27
	s_or_b32 exec_lo, exec_lo, s6
	v_readlane_b32 s5, v1, 25
	v_readlane_b32 s4, v1, 26
	v_writelane_b32 v1, s4, 30
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, -1
	.loc	0 467 14 is_stmt 1
	v_writelane_b32 v1, s4, 31
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 0
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB68_11
	.loc	0 0 14 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_mov_b32 s4, 0
	s_xor_b32 s4, exec_lo, -1
	.loc	0 466 2 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 31
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_branch .LBB68_11
.LBB68_8:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 1
	s_or_saveexec_b32 s4, s4
	s_and_b32 s4, exec_lo, s4
	v_writelane_b32 v0, s4, 2
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	s_mov_b32 exec_lo, s24
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB68_10
	.loc	0 469 2 is_stmt 1
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
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_mov_b32 exec_lo, s24
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	buffer_load_dword v3, off, s[0:3], s33 offset:52
	buffer_load_dword v4, off, s[0:3], s33 offset:8
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	global_load_dword v6, v[6:7], off
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v6, v6, s8
	global_store_dword v[4:5], v6, off
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v1, s8, 3
	v_writelane_b32 v1, s9, 4
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v1, off, s[0:3], s33 offset:64
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
	buffer_store_dword v31, off, s[0:3], s33 offset:68
	v_mov_b32_e32 v0, 2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	buffer_load_dword v31, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(1)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s8, v1, 3
	v_readlane_b32 s9, v1, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
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
.LBB68_10:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 2
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 470 1 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_endpgm
.LBB68_11:
	.loc	0 0 1 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_mov_b32 exec_lo, s24
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(1)
	v_readlane_b32 s8, v1, 0
	s_or_b32 exec_lo, exec_lo, s8
	s_waitcnt vmcnt(0)
	v_readlane_b32 s5, v0, 20
	v_readlane_b32 s7, v0, 30
	v_readlane_b32 s4, v0, 19
	v_readlane_b32 s6, v0, 31
	s_andn2_b32 s4, s4, exec_lo
	s_and_b32 s7, s7, exec_lo
	s_or_b32 s4, s4, s7
	s_andn2_b32 s5, s5, exec_lo
	s_and_b32 s6, s6, exec_lo
	s_or_b32 s5, s5, s6
	v_writelane_b32 v0, s5, 21
	.loc	0 467 14 is_stmt 1
	v_writelane_b32 v0, s4, 22
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_branch .LBB68_3
.LBB68_12:
	.loc	0 466 2
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 29
	s_or_b32 exec_lo, exec_lo, s4
.Ltmp105:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 28
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b32 exec_lo, s24
	s_mov_b32 s5, -1
	s_xor_b32 s4, s4, s5
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s5, 1
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	s_mov_b32 exec_lo, s24
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB68_8
	s_branch .LBB68_5
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel time_of_some
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
.Lfunc_end52:
	.size	time_of_some, .Lfunc_end52-time_of_some

	.protected	time_end_moves
	.globl	time_end_moves
	.p2align	8
	.type	time_end_moves,@function
time_end_moves:
.Lfunc_begin53:
	.loc	0 472 0 is_stmt 1
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
.Ltmp106:
	.loc	0 473 14 prologue_end
	s_memtime s[6:7]
	s_mov_b64 s[8:9], 0x1f4
	.loc	0 473 18 is_stmt 0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s4, s6
	s_mov_b32 s5, s7
	s_mov_b32 s7, s8
	s_mov_b32 s6, s9
	s_add_u32 s4, s4, s7
	s_addc_u32 s6, s5, s6
	s_mov_b32 s5, s6
	.loc	0 473 8
	s_mov_b32 s6, s5
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 0
	.loc	0 475 2 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
.LBB69_1:
	.loc	0 0 2 is_stmt 0
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
	v_readlane_b32 s8, v0, 12
	v_readlane_b32 s9, v0, 11
	v_writelane_b32 v0, s9, 13
	.loc	0 475 9
	v_writelane_b32 v0, s8, 14
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
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
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 14
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	v_cmp_ne_u32_e64 s5, v1, v2
	s_mov_b32 s6, -1
	s_or_b32 s4, s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 15
	.loc	0 475 2
	v_writelane_b32 v0, s4, 16
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB69_4
	.loc	0 476 7 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_memtime s[4:5]
	.loc	0 476 14 is_stmt 0
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	buffer_load_dword v3, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	.loc	0 476 11
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u64_e64 s5, s[4:5], v[1:2]
	.loc	0 476 7
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB69_5
	.loc	0 477 10 is_stmt 1
	s_memtime s[6:7]
	s_mov_b64 s[8:9], 0x1f4
	.loc	0 477 14 is_stmt 0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s4, s6
	s_mov_b32 s5, s7
	s_mov_b32 s7, s8
	s_mov_b32 s6, s9
	s_add_u32 s4, s4, s7
	s_addc_u32 s6, s5, s6
	s_mov_b32 s5, s6
	.loc	0 477 8
	s_mov_b32 s6, s5
	v_mov_b32_e32 v0, s6
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	.loc	0 477 4
	s_branch .LBB69_5
.LBB69_4:
	.loc	0 0 4
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	s_or_b32 exec_lo, exec_lo, s4
	v_readlane_b32 s6, v0, 13
	v_readlane_b32 s5, v0, 16
	.loc	0 475 2 is_stmt 1
	s_mov_b32 s4, s5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s6
	v_writelane_b32 v0, s5, 12
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 11
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 19
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB69_1
	s_branch .LBB69_6
.LBB69_5:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s5, v0, 18
	s_or_b32 exec_lo, exec_lo, s5
	v_readlane_b32 s4, v0, 15
	s_mov_b32 s5, 0
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 475 2
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_branch .LBB69_4
.LBB69_6:
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 478 2 is_stmt 1
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
	buffer_load_dword v4, off, s[0:3], s33 offset:8
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	global_load_dword v6, v[6:7], off
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v6, v6, s8
	global_store_dword v[4:5], v6, off
	s_mov_b64 s[18:19], 32
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
	v_mov_b32_e32 v0, 2
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
	v_readlane_b32 s8, v0, 20
	v_readlane_b32 s9, v0, 21
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
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
	.loc	0 479 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 exec_lo, s24
	s_endpgm
.Ltmp107:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel time_end_moves
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
.Lfunc_end53:
	.size	time_end_moves, .Lfunc_end53-time_end_moves

	.protected	time_end_anew
	.globl	time_end_anew
	.p2align	8
	.type	time_end_anew,@function
time_end_anew:
.Lfunc_begin54:
	.loc	0 481 0
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
.Ltmp108:
	.loc	0 484 2 prologue_end
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
.LBB70_1:
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
	.loc	0 484 12
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
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s4, v0, v1
	.loc	0 484 11
	v_cndmask_b32_e64 v0, 0, 1, s4
	.loc	0 484 9
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	.loc	0 484 34
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s4
	s_mov_b32 s4, 0
	.loc	0 484 38
	v_writelane_b32 v0, s4, 13
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 14
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB70_4
	.loc	0 484 41
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_memtime s[4:5]
	.loc	0 484 47
	s_memtime s[8:9]
	s_mov_b64 s[10:11], 0x1f4
	.loc	0 484 51
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s6, s8
	s_mov_b32 s7, s9
	s_mov_b32 s9, s10
	s_mov_b32 s8, s11
	s_add_u32 s6, s6, s9
	s_addc_u32 s8, s7, s8
	s_mov_b32 s7, s8
	.loc	0 484 45
	v_cmp_lt_u64_e64 s4, s[4:5], s[6:7]
	s_and_b32 s4, s4, exec_lo
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 13
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
.LBB70_4:
	.loc	0 0 45
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 14
	s_or_b32 exec_lo, exec_lo, s6
	v_readlane_b32 s5, v0, 12
	v_readlane_b32 s4, v0, 13
	s_mov_b32 s6, -1
	s_xor_b32 s4, s4, s6
	.loc	0 484 5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s5
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 11
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB70_1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 485 6 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s5, v1, s4
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB70_8
	.loc	0 486 3
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
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	global_load_dword v6, v[6:7], off
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v6, v6, s8
	global_store_dword v[4:5], v6, off
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 17
	v_writelane_b32 v3, s9, 18
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
	v_mov_b32_e32 v0, 2
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
	v_readlane_b32 s8, v0, 17
	v_readlane_b32 s9, v0, 18
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
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
.LBB70_8:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 487 1 is_stmt 1
	s_endpgm
.Ltmp109:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel time_end_anew
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
.Lfunc_end54:
	.size	time_end_anew, .Lfunc_end54-time_end_anew

	.protected	time_end_given
	.globl	time_end_given
	.p2align	8
	.type	time_end_given,@function
time_end_given:
.Lfunc_begin55:
	.loc	0 489 0
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
	buffer_store_dword v3, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	buffer_store_dword v2, off, s[0:3], s33 offset:56
	buffer_store_dword v1, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	buffer_store_dword v1, off, s[0:3], s33 offset:48
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
.Ltmp110:
	.loc	0 490 21 prologue_end
	buffer_load_dword v1, off, s[0:3], s33 offset:24
	.loc	0 490 14 is_stmt 0
	v_mov_b32_e32 v3, s4
	v_mov_b32_e32 v2, v3
	s_mov_b32 s4, 40
	.loc	0 490 23
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[1:2], s4, v[1:2]
	.loc	0 490 8
	v_mov_b32_e32 v3, v2
	buffer_store_dword v3, off, s[0:3], s33 offset:36
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 0
	.loc	0 493 2 is_stmt 1
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
.LBB71_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
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
	.loc	0 493 12
	v_writelane_b32 v0, s8, 12
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	buffer_load_dword v3, off, s[0:3], s33 offset:52
	buffer_load_dword v4, off, s[0:3], s33 offset:56
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
	buffer_store_dword v2, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s4, v0, v1
	.loc	0 493 11
	v_cndmask_b32_e64 v0, 0, 1, s4
	.loc	0 493 9
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	.loc	0 493 34
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s4
	s_mov_b32 s4, 0
	.loc	0 493 38
	v_writelane_b32 v0, s4, 13
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 14
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB71_4
	.loc	0 493 41
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_memtime s[4:5]
	.loc	0 493 47
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	buffer_load_dword v3, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	.loc	0 493 45
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u64_e64 s4, s[4:5], v[1:2]
	s_and_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 13
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
.LBB71_4:
	.loc	0 0 45
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 14
	s_or_b32 exec_lo, exec_lo, s6
	v_readlane_b32 s5, v0, 12
	v_readlane_b32 s4, v0, 13
	s_mov_b32 s6, -1
	s_xor_b32 s4, s4, s6
	.loc	0 493 5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s5
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 11
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB71_1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 494 6 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s5, v1, s4
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB71_8
	.loc	0 495 3
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
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	buffer_load_dword v4, off, s[0:3], s33 offset:8
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	global_load_dword v6, v[6:7], off
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v6, v6, s8
	global_store_dword v[4:5], v6, off
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 17
	v_writelane_b32 v3, s9, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:44
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
	v_mov_b32_e32 v0, 2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	buffer_load_dword v31, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(1)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s8, v0, 17
	v_readlane_b32 s9, v0, 18
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
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
.LBB71_8:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 496 1 is_stmt 1
	s_endpgm
.Ltmp111:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel time_end_given
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
.Lfunc_end55:
	.size	time_end_given, .Lfunc_end55-time_end_given

	.protected	time_end_huge
	.globl	time_end_huge
	.p2align	8
	.type	time_end_huge,@function
time_end_huge:
.Lfunc_begin56:
	.loc	0 498 0
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
	buffer_store_dword v3, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	buffer_store_dword v2, off, s[0:3], s33 offset:56
	buffer_store_dword v1, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	buffer_store_dword v1, off, s[0:3], s33 offset:48
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
.Ltmp112:
	.loc	0 499 14 prologue_end
	s_memtime s[8:9]
	s_mov_b32 s5, 0x80000000
	s_mov_b32 s4, 0
	s_mov_b32 s10, s4
	s_mov_b32 s11, s5
	.loc	0 499 18 is_stmt 0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s6, s8
	s_mov_b32 s5, s9
	s_mov_b32 s8, s10
	s_mov_b32 s7, s11
	s_add_u32 s6, s6, s8
	s_addc_u32 s5, s5, s7
	s_mov_b32 s7, s5
	.loc	0 499 8
	s_mov_b32 s5, s7
	v_mov_b32_e32 v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 s5, s6
	v_mov_b32_e32 v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	.loc	0 502 2 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
.LBB72_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
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
	.loc	0 502 12
	v_writelane_b32 v0, s8, 12
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	buffer_load_dword v3, off, s[0:3], s33 offset:52
	buffer_load_dword v4, off, s[0:3], s33 offset:56
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
	buffer_store_dword v2, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s4, v0, v1
	.loc	0 502 11
	v_cndmask_b32_e64 v0, 0, 1, s4
	.loc	0 502 9
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	.loc	0 502 34
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s4
	s_mov_b32 s4, 0
	.loc	0 502 38
	v_writelane_b32 v0, s4, 13
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 14
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB72_4
	.loc	0 502 41
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_memtime s[4:5]
	.loc	0 502 47
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	buffer_load_dword v3, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	.loc	0 502 45
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u64_e64 s4, s[4:5], v[1:2]
	s_and_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 13
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
.LBB72_4:
	.loc	0 0 45
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 14
	s_or_b32 exec_lo, exec_lo, s6
	v_readlane_b32 s5, v0, 12
	v_readlane_b32 s4, v0, 13
	s_mov_b32 s6, -1
	s_xor_b32 s4, s4, s6
	.loc	0 502 5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s5
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 11
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB72_1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 503 6 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s5, v1, s4
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB72_8
	.loc	0 504 3
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
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	buffer_load_dword v4, off, s[0:3], s33 offset:8
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	global_load_dword v6, v[6:7], off
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v6, v6, s8
	global_store_dword v[4:5], v6, off
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 17
	v_writelane_b32 v3, s9, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:44
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
	v_mov_b32_e32 v0, 2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	buffer_load_dword v31, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(1)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s8, v0, 17
	v_readlane_b32 s9, v0, 18
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
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
.LBB72_8:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 505 1 is_stmt 1
	s_endpgm
.Ltmp113:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel time_end_huge
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
.Lfunc_end56:
	.size	time_end_huge, .Lfunc_end56-time_end_huge

	.protected	time_stale
	.globl	time_stale
	.p2align	8
	.type	time_stale,@function
time_stale:
.Lfunc_begin57:
	.loc	0 507 0
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
	buffer_store_dword v3, off, s[0:3], s33 offset:52
	s_mov_b32 exec_lo, s24
	buffer_store_dword v2, off, s[0:3], s33 offset:64
	buffer_store_dword v1, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 exec_lo, s24
	buffer_store_dword v1, off, s[0:3], s33 offset:56
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
.Ltmp114:
	.loc	0 508 12 prologue_end
	s_memtime s[4:5]
	.loc	0 508 8 is_stmt 0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s6, s5
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	.loc	0 508 23
	s_memtime s[6:7]
	s_mov_b64 s[8:9], 0xc350
	.loc	0 508 27
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s4, s6
	s_mov_b32 s5, s7
	s_mov_b32 s7, s8
	s_mov_b32 s6, s9
	s_add_u32 s4, s4, s7
	s_addc_u32 s6, s5, s6
	s_mov_b32 s5, s6
	.loc	0 508 17
	s_mov_b32 s6, s5
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 s4, 0
	.loc	0 511 2 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 exec_lo, s24
.LBB73_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:52
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
	.loc	0 511 12
	v_writelane_b32 v0, s8, 12
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 exec_lo, s24
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	buffer_load_dword v3, off, s[0:3], s33 offset:60
	buffer_load_dword v4, off, s[0:3], s33 offset:64
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
	buffer_store_dword v2, off, s[0:3], s33 offset:68
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s4, v0, v1
	.loc	0 511 11
	v_cndmask_b32_e64 v0, 0, 1, s4
	.loc	0 511 9
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	.loc	0 511 34
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s4
	s_mov_b32 s4, 0
	.loc	0 511 38
	v_writelane_b32 v0, s4, 13
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 14
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB73_4
	.loc	0 511 41
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	buffer_load_dword v3, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	.loc	0 511 45
	buffer_load_dword v3, off, s[0:3], s33 offset:40
	buffer_load_dword v5, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v5
	.loc	0 511 43
	v_cmp_lt_u64_e64 s4, v[1:2], v[3:4]
	s_and_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 13
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 exec_lo, s24
.LBB73_4:
	.loc	0 0 43
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 14
	s_or_b32 exec_lo, exec_lo, s6
	v_readlane_b32 s5, v0, 12
	v_readlane_b32 s4, v0, 13
	s_mov_b32 s6, -1
	s_xor_b32 s4, s4, s6
	.loc	0 511 5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s5
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 11
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB73_1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 512 6 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s5, v1, s4
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB73_8
	.loc	0 513 3
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v3, off, s[0:3], s33 offset:52
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
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	buffer_load_dword v4, off, s[0:3], s33 offset:8
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	global_load_dword v6, v[6:7], off
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v6, v6, s8
	global_store_dword v[4:5], v6, off
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 17
	v_writelane_b32 v3, s9, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:52
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
	buffer_store_dword v31, off, s[0:3], s33 offset:72
	v_mov_b32_e32 v0, 2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 exec_lo, s24
	buffer_load_dword v31, off, s[0:3], s33 offset:72
	s_waitcnt vmcnt(1)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s8, v0, 17
	v_readlane_b32 s9, v0, 18
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
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
.LBB73_8:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 514 1 is_stmt 1
	s_endpgm
.Ltmp115:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel time_stale
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
.Lfunc_end57:
	.size	time_stale, .Lfunc_end57-time_stale

	.protected	time_or_data
	.globl	time_or_data
	.p2align	8
	.type	time_or_data,@function
time_or_data:
.Lfunc_begin58:
	.loc	0 516 0
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
.Ltmp116:
	.loc	0 517 17 prologue_end
	s_memtime s[4:5]
	.loc	0 517 11 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s4
	.loc	0 517 7
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	.loc	0 520 2 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
.LBB74_1:
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
	v_readlane_b32 s8, v0, 11
	.loc	0 520 12
	v_writelane_b32 v0, s8, 12
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	buffer_load_dword v4, off, s[0:3], s33 offset:48
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
	buffer_store_dword v2, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s4, v0, v1
	.loc	0 520 11
	v_cndmask_b32_e64 v0, 0, 1, s4
	.loc	0 520 9
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	.loc	0 520 34
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s4
	s_mov_b32 s4, 0
	.loc	0 520 38
	v_writelane_b32 v0, s4, 13
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 14
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB74_5
	.loc	0 520 48
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_memtime s[4:5]
	.loc	0 520 54
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	.loc	0 520 52
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_sub_nc_u32_e64 v1, s4, v1
	s_mov_b32 s4, 0x1f3
	.loc	0 520 56
	v_cmp_gt_u32_e64 s5, v1, s4
	s_mov_b32 s4, -1
	.loc	0 520 63
	v_writelane_b32 v0, s4, 15
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB74_6
	.loc	0 520 66
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	buffer_load_dword v3, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off offset:20
	s_mov_b32 s4, 5
	.loc	0 520 74
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s4, v1, s4
	s_orn2_b32 s4, s4, exec_lo
	.loc	0 520 63
	v_writelane_b32 v0, s4, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_branch .LBB74_6
.LBB74_5:
	.loc	0 0 63
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 14
	s_or_b32 exec_lo, exec_lo, s6
	v_readlane_b32 s5, v0, 12
	v_readlane_b32 s4, v0, 13
	s_mov_b32 s6, -1
	s_xor_b32 s4, s4, s6
	.loc	0 520 38
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s5
	v_writelane_b32 v0, s4, 17
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_branch .LBB74_7
.LBB74_6:
	.loc	0 0 38
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s5, v0, 16
	s_or_b32 exec_lo, exec_lo, s5
	v_readlane_b32 s4, v0, 15
	s_and_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 13
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_branch .LBB74_5
.LBB74_7:
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 11
	s_mov_b32 s5, s4
	.loc	0 520 5
	v_writelane_b32 v0, s5, 18
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB74_1
	.loc	0 520 38
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 521 6 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s5, v1, s4
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 19
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB74_11
	.loc	0 522 3
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
	buffer_load_dword v4, off, s[0:3], s33 offset:8
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	global_load_dword v6, v[6:7], off
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v6, v6, s8
	global_store_dword v[4:5], v6, off
	s_mov_b64 s[18:19], 32
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
	buffer_store_dword v31, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v0, 2
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
	v_readlane_b32 s8, v0, 20
	v_readlane_b32 s9, v0, 21
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
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
.LBB74_11:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 523 1 is_stmt 1
	s_endpgm
.Ltmp117:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel time_or_data
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
.Lfunc_end58:
	.size	time_or_data, .Lfunc_end58-time_or_data

	.protected	time_sometimes
	.globl	time_sometimes
	.p2align	8
	.type	time_sometimes,@function
time_sometimes:
.Lfunc_begin59:
	.loc	0 525 0
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
	buffer_store_dword v3, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	buffer_store_dword v2, off, s[0:3], s33 offset:56
	buffer_store_dword v1, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	buffer_store_dword v1, off, s[0:3], s33 offset:48
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
.Ltmp118:
	.loc	0 526 14 prologue_end
	s_memtime s[6:7]
	s_mov_b64 s[8:9], 0x1f4
	.loc	0 526 18 is_stmt 0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s4, s6
	s_mov_b32 s5, s7
	s_mov_b32 s7, s8
	s_mov_b32 s6, s9
	s_add_u32 s4, s4, s7
	s_addc_u32 s6, s5, s6
	s_mov_b32 s5, s6
	.loc	0 526 8
	s_mov_b32 s6, s5
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 0
	.loc	0 529 2 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
.LBB75_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
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
	v_readlane_b32 s8, v0, 12
	v_readlane_b32 s9, v0, 13
	v_readlane_b32 s15, v0, 11
	v_writelane_b32 v0, s15, 14
	v_writelane_b32 v0, s9, 15
	.loc	0 530 10 is_stmt 1
	v_writelane_b32 v0, s8, 16
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	buffer_load_dword v3, off, s[0:3], s33 offset:52
	buffer_load_dword v4, off, s[0:3], s33 offset:56
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
	buffer_store_dword v2, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e64 s4, v1, v2
	.loc	0 530 9 is_stmt 0
	v_cndmask_b32_e64 v1, 0, 1, s4
	.loc	0 530 7
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	.loc	0 531 7 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	buffer_load_dword v3, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off offset:20
	s_mov_b32 s5, 5
	.loc	0 531 15 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s4, v1, s5
	v_writelane_b32 v0, s4, 17
	v_cmp_ne_u32_e64 s5, v1, s5
	v_writelane_b32 v0, s4, 18
	.loc	0 531 20
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 19
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB75_4
	.loc	0 531 23
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s5, v0, 17
	s_memtime s[6:7]
	.loc	0 531 30
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	buffer_load_dword v3, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	.loc	0 531 27
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u64_e64 s6, s[6:7], v[1:2]
	s_mov_b32 s4, -1
	s_andn2_b32 s5, s5, exec_lo
	s_and_b32 s6, s6, exec_lo
	s_or_b32 s5, s5, s6
	v_writelane_b32 v0, s5, 18
	.loc	0 531 7
	v_writelane_b32 v0, s4, 20
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_branch .LBB75_4
.LBB75_3:
	.loc	0 532 4 is_stmt 1
	s_branch .LBB75_8
.LBB75_4:
	.loc	0 0 4 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 19
	s_or_b32 exec_lo, exec_lo, s6
	v_readlane_b32 s4, v0, 15
	v_readlane_b32 s5, v0, 18
	v_readlane_b32 s7, v0, 20
	s_mov_b32 s6, -1
	s_andn2_b32 s4, s4, exec_lo
	s_and_b32 s7, s7, exec_lo
	s_or_b32 s4, s4, s7
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s6, 22
	.loc	0 531 20 is_stmt 1
	v_writelane_b32 v0, s4, 23
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 24
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB75_6
	.loc	0 533 2
	s_branch .LBB75_7
.LBB75_6:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v0, 24
	s_or_b32 exec_lo, exec_lo, s8
	v_readlane_b32 s6, v0, 16
	v_readlane_b32 s7, v0, 14
	v_readlane_b32 s4, v0, 22
	v_readlane_b32 s5, v0, 23
	.loc	0 531 20 is_stmt 1
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s7
	s_andn2_b32 s6, s6, exec_lo
	s_and_b32 s7, s5, exec_lo
	s_or_b32 s6, s6, s7
	v_writelane_b32 v0, s6, 25
	v_writelane_b32 v0, s6, 12
	v_writelane_b32 v0, s5, 13
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 11
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB75_1
	s_branch .LBB75_11
.LBB75_7:
	.loc	0 533 12
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 s5, 0
	.loc	0 533 11 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s5, v1, s5
	s_mov_b32 s6, 0
	s_andn2_b32 s4, s4, exec_lo
	s_orn2_b32 s5, s5, exec_lo
	v_writelane_b32 v0, s5, 22
	.loc	0 533 2
	v_writelane_b32 v0, s4, 23
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_branch .LBB75_6
.LBB75_8:
	.loc	0 0 2
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 534 6 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s5, v1, s4
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 28
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB75_10
	.loc	0 535 3
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
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	buffer_load_dword v4, off, s[0:3], s33 offset:8
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	global_load_dword v6, v[6:7], off
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v6, v6, s8
	global_store_dword v[4:5], v6, off
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 29
	v_writelane_b32 v3, s9, 30
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v3, off, s[0:3], s33 offset:44
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
	v_mov_b32_e32 v0, 2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	buffer_load_dword v31, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(1)
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s8, v0, 29
	v_readlane_b32 s9, v0, 30
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
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
.LBB75_10:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 28
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 536 1 is_stmt 1
	s_endpgm
.LBB75_11:
	.loc	0 531 20
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 26
	s_or_b32 exec_lo, exec_lo, s4
.Ltmp119:
	.loc	0 0 20 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	s_mov_b32 s5, exec_lo
	s_and_b32 s4, s5, s4
	s_xor_b32 s5, s4, s5
	v_writelane_b32 v0, s5, 27
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 exec_lo, s24
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB75_8
	s_branch .LBB75_3
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel time_sometimes
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
.Lfunc_end59:
	.size	time_sometimes, .Lfunc_end59-time_sometimes

	.protected	time_low_bits
	.globl	time_low_bits
	.p2align	8
	.type	time_low_bits,@function
time_low_bits:
.Lfunc_begin60:
	.loc	0 538 0 is_stmt 1
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
.Ltmp120:
	.loc	0 539 17 prologue_end
	s_memtime s[4:5]
	.loc	0 539 11 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s4
	.loc	0 539 7
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	.loc	0 542 2 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
.LBB76_1:
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
	v_readlane_b32 s8, v0, 11
	.loc	0 542 12
	v_writelane_b32 v0, s8, 12
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	buffer_load_dword v4, off, s[0:3], s33 offset:48
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
	buffer_store_dword v2, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v3, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s4, v0, v1
	.loc	0 542 11
	v_cndmask_b32_e64 v0, 0, 1, s4
	.loc	0 542 9
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	.loc	0 542 34
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s5, v1, s4
	s_mov_b32 s4, 0
	.loc	0 542 38
	v_writelane_b32 v0, s4, 13
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 14
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB76_4
	.loc	0 542 49
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_memtime s[4:5]
	.loc	0 542 55
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	.loc	0 542 53
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_sub_nc_u32_e64 v1, s4, v1
	s_mov_b32 s4, 0xff
	.loc	0 542 58
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 0x1f4
	.loc	0 542 66
	v_cmp_lt_u32_e64 s4, v1, s4
	s_and_b32 s4, s4, exec_lo
	v_writelane_b32 v0, s4, 13
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
.LBB76_4:
	.loc	0 0 66
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 14
	s_or_b32 exec_lo, exec_lo, s6
	v_readlane_b32 s5, v0, 12
	v_readlane_b32 s4, v0, 13
	s_mov_b32 s6, -1
	s_xor_b32 s4, s4, s6
	.loc	0 542 5
	s_and_b32 s4, exec_lo, s4
	s_or_b32 s4, s4, s5
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 11
	s_mov_b32 s5, s4
	v_writelane_b32 v0, s5, 15
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB76_1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 543 6 is_stmt 1
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s5, v1, s4
	s_mov_b32 s4, exec_lo
	v_writelane_b32 v0, s4, 16
	s_or_saveexec_b32 s24, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_and_b32 s4, s4, s5
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB76_8
	.loc	0 544 3
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
	buffer_load_dword v4, off, s[0:3], s33 offset:8
	buffer_load_dword v6, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	global_load_dword v6, v[6:7], off
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e64 v6, v6, s8
	global_store_dword v[4:5], v6, off
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 17
	v_writelane_b32 v3, s9, 18
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
	buffer_store_dword v31, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v0, 2
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
	v_readlane_b32 s8, v0, 17
	v_readlane_b32 s9, v0, 18
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
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
.LBB76_8:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b32 s24, -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 exec_lo, s24
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 545 1 is_stmt 1
	s_endpgm
.Ltmp121:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel time_low_bits
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
.Lfunc_end60:
	.size	time_low_bits, .Lfunc_end60-time_low_bits

	.p2align	2
	.type	_Z14get_local_sizej,@function
_Z14get_local_sizej:
.Lfunc_begin61:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s18, s33
	s_mov_b32 s33, s32
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, __ockl_get_local_size@rel32@lo+4
	s_addc_u32 s17, s17, __ockl_get_local_size@rel32@hi+12
	s_mov_b32 s33, s18
	s_setpc_b64 s[16:17]
.Lfunc_end61:
	.size	_Z14get_local_sizej, .Lfunc_end61-_Z14get_local_sizej

	.p2align	2
	.type	_Z12get_group_idj,@function
_Z12get_group_idj:
.Lfunc_begin62:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s18, s33
	s_mov_b32 s33, s32
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, __ockl_get_group_id@rel32@lo+4
	s_addc_u32 s17, s17, __ockl_get_group_id@rel32@hi+12
	s_mov_b32 s33, s18
	s_setpc_b64 s[16:17]
.Lfunc_end62:
	.size	_Z12get_group_idj, .Lfunc_end62-_Z12get_group_idj

	.p2align	2
	.type	_Z10atomic_addPU3AS1Vii,@function
_Z10atomic_addPU3AS1Vii:
.Lfunc_begin63:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s6, s33
	s_mov_b32 s33, s32
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v1, v3
	global_atomic_add v0, v[0:1], v2, off glc
	s_mov_b32 s33, s6
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end63:
	.size	_Z10atomic_addPU3AS1Vii, .Lfunc_end63-_Z10atomic_addPU3AS1Vii

	.p2align	2
	.type	_Z10atomic_incPU3AS1Vi,@function
_Z10atomic_incPU3AS1Vi:
.Lfunc_begin64:
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
.Lfunc_end64:
	.size	_Z10atomic_incPU3AS1Vi, .Lfunc_end64-_Z10atomic_incPU3AS1Vi

	.p2align	2
	.type	_Z11atomic_xchgPU3AS1Vii,@function
_Z11atomic_xchgPU3AS1Vii:
.Lfunc_begin65:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s6, s33
	s_mov_b32 s33, s32
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v1, v3
	global_atomic_swap v0, v[0:1], v2, off glc
	s_mov_b32 s33, s6
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end65:
	.size	_Z11atomic_xchgPU3AS1Vii, .Lfunc_end65-_Z11atomic_xchgPU3AS1Vii

	.p2align	2
	.type	_Z14atomic_cmpxchgPU3AS1Viii,@function
_Z14atomic_cmpxchgPU3AS1Viii:
.Lfunc_begin66:
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
.Lfunc_end66:
	.size	_Z14atomic_cmpxchgPU3AS1Viii, .Lfunc_end66-_Z14atomic_cmpxchgPU3AS1Viii

	.p2align	2
	.type	_Z12atom_cmpxchgPU3AS1Vmmm,@function
_Z12atom_cmpxchgPU3AS1Vmmm:
.Lfunc_begin67:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s6, s33
	s_mov_b32 s33, s32
	s_add_i32 s32, s32, 0x100
	buffer_store_dword v4, off, s[0:3], s33
	v_mov_b32_e32 v6, v3
	v_mov_b32_e32 v3, v2
	buffer_load_dword v2, off, s[0:3], s33
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v1, v4
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v7, v3
	v_mov_b32_e32 v3, v5
	v_mov_b32_e32 v8, v3
	v_mov_b32_e32 v3, v8
	v_mov_b32_e32 v4, v7
	v_mov_b32_e32 v5, v6
	s_waitcnt vmcnt(0)
	global_atomic_cmpswap_x2 v[1:2], v[0:1], v[2:5], off glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, v1
	s_mov_b32 s4, 32
	v_lshrrev_b64 v[1:2], s4, v[1:2]
	s_add_i32 s32, s32, 0xffffff00
	s_mov_b32 s33, s6
	s_setpc_b64 s[30:31]
.Lfunc_end67:
	.size	_Z12atom_cmpxchgPU3AS1Vmmm, .Lfunc_end67-_Z12atom_cmpxchgPU3AS1Vmmm

	.p2align	2
	.type	_Z9mem_fencej,@function
_Z9mem_fencej:
.Lfunc_begin68:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s4, s33
	s_mov_b32 s33, s32
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_mov_b32 s33, s4
	s_setpc_b64 s[30:31]
.Lfunc_end68:
	.size	_Z9mem_fencej, .Lfunc_end68-_Z9mem_fencej

	.p2align	2
	.type	_Z12get_local_idj,@function
_Z12get_local_idj:
.Lfunc_begin69:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s18, s33
	s_mov_b32 s33, s32
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, __ockl_get_local_id@rel32@lo+4
	s_addc_u32 s17, s17, __ockl_get_local_id@rel32@hi+12
	s_mov_b32 s33, s18
	s_setpc_b64 s[16:17]
.Lfunc_end69:
	.size	_Z12get_local_idj, .Lfunc_end69-_Z12get_local_idj

	.p2align	2
	.type	_Z14get_num_groupsj,@function
_Z14get_num_groupsj:
.Lfunc_begin70:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s18, s33
	s_mov_b32 s33, s32
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, __ockl_get_num_groups@rel32@lo+4
	s_addc_u32 s17, s17, __ockl_get_num_groups@rel32@hi+12
	s_mov_b32 s33, s18
	s_setpc_b64 s[16:17]
.Lfunc_end70:
	.size	_Z14get_num_groupsj, .Lfunc_end70-_Z14get_num_groupsj

	.p2align	2
	.type	_Z7barrierj,@function
_Z7barrierj:
.Lfunc_begin71:
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
.Lfunc_end71:
	.size	_Z7barrierj, .Lfunc_end71-_Z7barrierj

	.p2align	2
	.type	_Z22atomic_work_item_fencej12memory_order12memory_scope,@function
_Z22atomic_work_item_fencej12memory_order12memory_scope:
.Lfunc_begin72:
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
.Lfunc_end72:
	.size	_Z22atomic_work_item_fencej12memory_order12memory_scope, .Lfunc_end72-_Z22atomic_work_item_fencej12memory_order12memory_scope

	.p2align	2
	.type	__ockl_get_num_groups,@function
__ockl_get_num_groups:
.Lfunc_begin73:
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
	s_cbranch_execz .LBB14_4
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
	s_cbranch_execz .LBB14_12
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
	s_cbranch_execz .LBB14_23
	s_branch .LBB14_19
.LBB14_4:
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
	s_cbranch_execz .LBB14_25
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
	s_cbranch_execz .LBB14_10
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
	s_cbranch_scc1 .LBB14_9
.LBB14_7:
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
	s_cbranch_vccnz .LBB14_11
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
	s_branch .LBB14_11
.LBB14_9:
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
	s_branch .LBB14_7
.LBB14_10:
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 8
	s_or_b32 exec_lo, exec_lo, s4
	buffer_load_dword v0, off, s[0:3], s33 offset:24
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:20
	s_branch .LBB14_25
.LBB14_11:
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
	s_branch .LBB14_10
.LBB14_12:
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
	s_cbranch_execz .LBB14_17
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
	s_cbranch_scc1 .LBB14_16
.LBB14_14:
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
	s_cbranch_vccnz .LBB14_18
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
	s_branch .LBB14_18
.LBB14_16:
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
	s_branch .LBB14_14
.LBB14_17:
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 13
	s_or_b32 exec_lo, exec_lo, s4
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:8
	s_branch .LBB14_4
.LBB14_18:
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
	s_branch .LBB14_17
.LBB14_19:
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
	s_cbranch_scc1 .LBB14_22
.LBB14_20:
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
	s_cbranch_vccnz .LBB14_24
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
	s_branch .LBB14_24
.LBB14_22:
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
	s_branch .LBB14_20
.LBB14_23:
	s_or_saveexec_b32 s11, -1
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b32 exec_lo, s11
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 6
	s_or_b32 exec_lo, exec_lo, s4
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	s_branch .LBB14_12
.LBB14_24:
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
	s_branch .LBB14_23
.LBB14_25:
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
.Lfunc_end73:
	.size	__ockl_get_num_groups, .Lfunc_end73-__ockl_get_num_groups

	.p2align	2
	.type	__ockl_get_local_size,@function
__ockl_get_local_size:
.Lfunc_begin74:
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
	s_cbranch_execz .LBB43_4
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
	s_cbranch_execz .LBB43_10
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
	s_cbranch_execz .LBB43_20
	s_branch .LBB43_15
.LBB43_4:
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
	s_cbranch_execz .LBB43_25
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
	s_cbranch_execz .LBB43_24
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
	s_cbranch_scc1 .LBB43_9
.LBB43_7:
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
	s_cbranch_vccnz .LBB43_23
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
	s_branch .LBB43_23
.LBB43_9:
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
	s_branch .LBB43_7
.LBB43_10:
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
	s_cbranch_execz .LBB43_22
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
	s_cbranch_scc1 .LBB43_14
.LBB43_12:
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
	s_cbranch_vccnz .LBB43_21
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
	s_branch .LBB43_21
.LBB43_14:
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
	s_branch .LBB43_12
.LBB43_15:
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
	s_cbranch_scc1 .LBB43_18
.LBB43_16:
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
	s_cbranch_vccnz .LBB43_19
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
	s_branch .LBB43_19
.LBB43_18:
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
	s_branch .LBB43_16
.LBB43_19:
	buffer_load_dword v0, off, s[0:3], s33 offset:96
	buffer_load_dword v1, off, s[0:3], s33 offset:100
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	buffer_store_dword v1, off, s[0:3], s33 offset:28
.LBB43_20:
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
	s_branch .LBB43_10
.LBB43_21:
	buffer_load_dword v0, off, s[0:3], s33 offset:80
	buffer_load_dword v1, off, s[0:3], s33 offset:84
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	buffer_store_dword v1, off, s[0:3], s33 offset:68
.LBB43_22:
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
	s_branch .LBB43_4
.LBB43_23:
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	buffer_store_dword v1, off, s[0:3], s33 offset:44
.LBB43_24:
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
.LBB43_25:
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
.Lfunc_end74:
	.size	__ockl_get_local_size, .Lfunc_end74-__ockl_get_local_size

	.p2align	2
	.type	__ockl_get_local_id,@function
__ockl_get_local_id:
.Lfunc_begin75:
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
.Lfunc_end75:
	.size	__ockl_get_local_id, .Lfunc_end75-__ockl_get_local_id

	.p2align	2
	.type	__ockl_get_group_id,@function
__ockl_get_group_id:
.Lfunc_begin76:
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
	s_cbranch_execz .LBB4_4
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
	s_cbranch_execz .LBB4_7
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
	s_cbranch_execz .LBB4_10
	s_branch .LBB4_9
.LBB4_4:
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
	s_cbranch_execz .LBB4_13
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
	s_cbranch_execz .LBB4_12
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 2
	v_mov_b32_e32 v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	s_branch .LBB4_12
.LBB4_7:
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
	s_cbranch_execz .LBB4_11
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 1
	v_mov_b32_e32 v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_branch .LBB4_11
.LBB4_9:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 0
	v_mov_b32_e32 v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:16
.LBB4_10:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 5
	s_or_b32 exec_lo, exec_lo, s4
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	s_branch .LBB4_7
.LBB4_11:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 8
	s_or_b32 exec_lo, exec_lo, s4
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:8
	s_branch .LBB4_4
.LBB4_12:
	s_or_saveexec_b32 s7, -1
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 7
	s_or_b32 exec_lo, exec_lo, s4
	buffer_load_dword v0, off, s[0:3], s33 offset:24
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:20
.LBB4_13:
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
.Lfunc_end76:
	.size	__ockl_get_group_id, .Lfunc_end76-__ockl_get_group_id

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
	.addrsig_sym steps
	.addrsig_sym tries
	.addrsig_sym tries_apart
	.addrsig_sym _Z14get_local_sizej
	.addrsig_sym _Z12get_group_idj
	.addrsig_sym _Z10atomic_addPU3AS1Vii
	.addrsig_sym _Z10atomic_incPU3AS1Vi
	.addrsig_sym _Z11atomic_xchgPU3AS1Vii
	.addrsig_sym _Z14atomic_cmpxchgPU3AS1Viii
	.addrsig_sym _Z12atom_cmpxchgPU3AS1Vmmm
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
    .group_segment_fixed_size: 8
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 128
    .name:           hand_over
    .private_segment_fixed_size: 140
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     36
    .sgpr_spill_count: 38
    .symbol:         hand_over.kd
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
    .max_flat_workgroup_size: 128
    .name:           hand_over_global
    .private_segment_fixed_size: 164
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     34
    .sgpr_spill_count: 59
    .symbol:         hand_over_global.kd
    .vgpr_count:     32
    .vgpr_spill_count: 36
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
    .name:           all_poll
    .private_segment_fixed_size: 164
    .sgpr_count:     34
    .sgpr_spill_count: 32
    .symbol:         all_poll.kd
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
    .name:           all_poll_load
    .private_segment_fixed_size: 164
    .sgpr_count:     34
    .sgpr_spill_count: 31
    .symbol:         all_poll_load.kd
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
    .name:           grid_barrier
    .private_segment_fixed_size: 188
    .sgpr_count:     36
    .sgpr_spill_count: 33
    .symbol:         grid_barrier.kd
    .vgpr_count:     32
    .vgpr_spill_count: 29
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
    .name:           grid_barrier_leader
    .private_segment_fixed_size: 188
    .sgpr_count:     36
    .sgpr_spill_count: 35
    .symbol:         grid_barrier_leader.kd
    .vgpr_count:     32
    .vgpr_spill_count: 32
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
    .name:           first_try
    .private_segment_fixed_size: 116
    .sgpr_count:     34
    .sgpr_spill_count: 19
    .symbol:         first_try.kd
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
    .name:           first_try_all
    .private_segment_fixed_size: 72
    .sgpr_count:     34
    .sgpr_spill_count: 18
    .symbol:         first_try_all.kd
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
    .name:           add_long
    .private_segment_fixed_size: 164
    .sgpr_count:     34
    .sgpr_spill_count: 19
    .symbol:         add_long.kd
    .vgpr_count:     32
    .vgpr_spill_count: 19
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
    .name:           add_double
    .private_segment_fixed_size: 88
    .sgpr_count:     34
    .sgpr_spill_count: 15
    .symbol:         add_double.kd
    .vgpr_count:     32
    .vgpr_spill_count: 7
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
    .name:           time_out
    .private_segment_fixed_size: 148
    .sgpr_count:     34
    .sgpr_spill_count: 26
    .symbol:         time_out.kd
    .vgpr_count:     32
    .vgpr_spill_count: 20
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
    .name:           some_tries
    .private_segment_fixed_size: 132
    .sgpr_count:     34
    .sgpr_spill_count: 26
    .symbol:         some_tries.kd
    .vgpr_count:     32
    .vgpr_spill_count: 19
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
    .name:           leader_anew
    .private_segment_fixed_size: 148
    .sgpr_count:     34
    .sgpr_spill_count: 37
    .symbol:         leader_anew.kd
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
    .name:           inside
    .private_segment_fixed_size: 72
    .sgpr_count:     34
    .sgpr_spill_count: 23
    .symbol:         inside.kd
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
    .max_flat_workgroup_size: 256
    .name:           lane_zero
    .private_segment_fixed_size: 72
    .sgpr_count:     34
    .sgpr_spill_count: 24
    .symbol:         lane_zero.kd
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
    .max_flat_workgroup_size: 256
    .name:           leader_by_size
    .private_segment_fixed_size: 116
    .sgpr_count:     34
    .sgpr_spill_count: 25
    .symbol:         leader_by_size.kd
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
    .name:           leader_of_half
    .private_segment_fixed_size: 72
    .sgpr_count:     34
    .sgpr_spill_count: 24
    .symbol:         leader_of_half.kd
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
    .max_flat_workgroup_size: 256
    .name:           leader_of_rest
    .private_segment_fixed_size: 72
    .sgpr_count:     34
    .sgpr_spill_count: 24
    .symbol:         leader_of_rest.kd
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
    .max_flat_workgroup_size: 256
    .name:           leader_of_third
    .private_segment_fixed_size: 116
    .sgpr_count:     34
    .sgpr_spill_count: 24
    .symbol:         leader_of_third.kd
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
    .name:           leader_by_product
    .private_segment_fixed_size: 116
    .sgpr_count:     34
    .sgpr_spill_count: 24
    .symbol:         leader_by_product.kd
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
    .name:           leader_by_two
    .private_segment_fixed_size: 116
    .sgpr_count:     34
    .sgpr_spill_count: 24
    .symbol:         leader_by_two.kd
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
    .name:           leader_elected
    .private_segment_fixed_size: 72
    .sgpr_count:     34
    .sgpr_spill_count: 24
    .symbol:         leader_elected.kd
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
    .max_flat_workgroup_size: 256
    .name:           leader_by_data
    .private_segment_fixed_size: 116
    .sgpr_count:     34
    .sgpr_spill_count: 24
    .symbol:         leader_by_data.kd
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
    .name:           told_by_last
    .private_segment_fixed_size: 148
    .sgpr_count:     34
    .sgpr_spill_count: 25
    .symbol:         told_by_last.kd
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
    .name:           told_in_turn
    .private_segment_fixed_size: 132
    .sgpr_count:     34
    .sgpr_spill_count: 31
    .symbol:         told_in_turn.kd
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
    .name:           told_in_turn_back
    .private_segment_fixed_size: 132
    .sgpr_count:     34
    .sgpr_spill_count: 31
    .symbol:         told_in_turn_back.kd
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
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           barrier_in_loop
    .private_segment_fixed_size: 172
    .sgpr_count:     36
    .sgpr_spill_count: 38
    .symbol:         barrier_in_loop.kd
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
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           barrier_in_callee
    .private_segment_fixed_size: 188
    .sgpr_count:     36
    .sgpr_spill_count: 14
    .symbol:         barrier_in_callee.kd
    .vgpr_count:     32
    .vgpr_spill_count: 8
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
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           halves
    .private_segment_fixed_size: 228
    .sgpr_count:     36
    .sgpr_spill_count: 36
    .symbol:         halves.kd
    .vgpr_count:     32
    .vgpr_spill_count: 28
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
    .name:           tries_down
    .private_segment_fixed_size: 72
    .sgpr_count:     34
    .sgpr_spill_count: 36
    .symbol:         tries_down.kd
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
    .name:           tries_down_given
    .private_segment_fixed_size: 72
    .sgpr_count:     34
    .sgpr_spill_count: 24
    .symbol:         tries_down_given.kd
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
    .name:           tries_long
    .private_segment_fixed_size: 88
    .sgpr_count:     34
    .sgpr_spill_count: 21
    .symbol:         tries_long.kd
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
    .max_flat_workgroup_size: 256
    .name:           tries_of_function
    .private_segment_fixed_size: 136
    .sgpr_count:     34
    .sgpr_spill_count: 14
    .symbol:         tries_of_function.kd
    .vgpr_count:     32
    .vgpr_spill_count: 7
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
    .name:           tries_of_callee
    .private_segment_fixed_size: 168
    .sgpr_count:     34
    .sgpr_spill_count: 14
    .symbol:         tries_of_callee.kd
    .vgpr_count:     32
    .vgpr_spill_count: 7
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
    .name:           tries_sticky
    .private_segment_fixed_size: 72
    .sgpr_count:     34
    .sgpr_spill_count: 25
    .symbol:         tries_sticky.kd
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
    .name:           tries_twice
    .private_segment_fixed_size: 88
    .sgpr_count:     34
    .sgpr_spill_count: 34
    .symbol:         tries_twice.kd
    .vgpr_count:     32
    .vgpr_spill_count: 20
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
    .name:           tries_by_doubling
    .private_segment_fixed_size: 88
    .sgpr_count:     34
    .sgpr_spill_count: 42
    .symbol:         tries_by_doubling.kd
    .vgpr_count:     32
    .vgpr_spill_count: 20
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
    .name:           tries_set_back
    .private_segment_fixed_size: 72
    .sgpr_count:     34
    .sgpr_spill_count: 24
    .symbol:         tries_set_back.kd
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
    .max_flat_workgroup_size: 256
    .name:           tries_again
    .private_segment_fixed_size: 72
    .sgpr_count:     34
    .sgpr_spill_count: 32
    .symbol:         tries_again.kd
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           tries_of_some
    .private_segment_fixed_size: 132
    .sgpr_count:     34
    .sgpr_spill_count: 43
    .symbol:         tries_of_some.kd
    .vgpr_count:     32
    .vgpr_spill_count: 20
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
    .name:           time_out_low
    .private_segment_fixed_size: 72
    .sgpr_count:     34
    .sgpr_spill_count: 24
    .symbol:         time_out_low.kd
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
    .name:           time_out_break
    .private_segment_fixed_size: 88
    .sgpr_count:     34
    .sgpr_spill_count: 36
    .symbol:         time_out_break.kd
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
    .name:           time_out_real
    .private_segment_fixed_size: 88
    .sgpr_count:     34
    .sgpr_spill_count: 24
    .symbol:         time_out_real.kd
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
    .name:           time_out_until
    .private_segment_fixed_size: 88
    .sgpr_count:     34
    .sgpr_spill_count: 21
    .symbol:         time_out_until.kd
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
    .max_flat_workgroup_size: 256
    .name:           time_out_signed
    .private_segment_fixed_size: 88
    .sgpr_count:     34
    .sgpr_spill_count: 21
    .symbol:         time_out_signed.kd
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
    .max_flat_workgroup_size: 256
    .name:           time_out_signed_since
    .private_segment_fixed_size: 88
    .sgpr_count:     34
    .sgpr_spill_count: 21
    .symbol:         time_out_signed_since.kd
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
    .max_flat_workgroup_size: 256
    .name:           time_out_and_tries
    .private_segment_fixed_size: 88
    .sgpr_count:     34
    .sgpr_spill_count: 27
    .symbol:         time_out_and_tries.kd
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
    .name:           time_set_back
    .private_segment_fixed_size: 88
    .sgpr_count:     34
    .sgpr_spill_count: 24
    .symbol:         time_set_back.kd
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
    .max_flat_workgroup_size: 256
    .name:           time_again
    .private_segment_fixed_size: 88
    .sgpr_count:     34
    .sgpr_spill_count: 24
    .symbol:         time_again.kd
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
    .name:           time_of_some
    .private_segment_fixed_size: 132
    .sgpr_count:     34
    .sgpr_spill_count: 43
    .symbol:         time_of_some.kd
    .vgpr_count:     32
    .vgpr_spill_count: 20
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
    .name:           time_end_moves
    .private_segment_fixed_size: 88
    .sgpr_count:     34
    .sgpr_spill_count: 24
    .symbol:         time_end_moves.kd
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
    .max_flat_workgroup_size: 256
    .name:           time_end_anew
    .private_segment_fixed_size: 72
    .sgpr_count:     34
    .sgpr_spill_count: 21
    .symbol:         time_end_anew.kd
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
    .max_flat_workgroup_size: 256
    .name:           time_end_given
    .private_segment_fixed_size: 88
    .sgpr_count:     34
    .sgpr_spill_count: 21
    .symbol:         time_end_given.kd
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
    .max_flat_workgroup_size: 256
    .name:           time_end_huge
    .private_segment_fixed_size: 88
    .sgpr_count:     34
    .sgpr_spill_count: 21
    .symbol:         time_end_huge.kd
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
    .max_flat_workgroup_size: 256
    .name:           time_stale
    .private_segment_fixed_size: 88
    .sgpr_count:     34
    .sgpr_spill_count: 21
    .symbol:         time_stale.kd
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
    .max_flat_workgroup_size: 256
    .name:           time_or_data
    .private_segment_fixed_size: 72
    .sgpr_count:     34
    .sgpr_spill_count: 25
    .symbol:         time_or_data.kd
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
    .name:           time_sometimes
    .private_segment_fixed_size: 88
    .sgpr_count:     34
    .sgpr_spill_count: 35
    .symbol:         time_sometimes.kd
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
    .name:           time_low_bits
    .private_segment_fixed_size: 72
    .sgpr_count:     34
    .sgpr_spill_count: 21
    .symbol:         time_low_bits.kd
    .vgpr_count:     32
    .vgpr_spill_count: 13
    .wavefront_size: 32
amdhsa.target:   amdgcn-amd-amdhsa--gfx1030
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata

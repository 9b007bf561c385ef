	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.protected	upper_consumes
	.globl	upper_consumes
	.p2align	8
	.type	upper_consumes,@function
upper_consumes:
.Lfunc_begin0:
	.file	0 "." "cl/deliver.cl" md5 0xfe3e260872220010a36592c35983d87f
	.loc	0 11 0
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
	.loc	0 12 11 prologue_end
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
	.loc	0 12 7 is_stmt 0
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	.loc	0 14 6 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 32
	.loc	0 14 8 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[4:5], v1, s4
	.loc	0 14 6
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 11
	v_writelane_b32 v0, s7, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_1
	s_branch .LBB5_9
.LBB5_1:
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
	s_cbranch_execz .LBB5_3
	.loc	0 0 6
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], 0
	.loc	0 15 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_branch .LBB5_4
.LBB5_3:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 13
	v_readlane_b32 s5, v0, 14
	s_or_b64 exec, exec, s[4:5]
	.loc	0 14 6 is_stmt 1
	s_branch .LBB5_10
.LBB5_4:
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
	v_readlane_b32 s18, v0, 15
	v_readlane_b32 s19, v0, 16
	v_writelane_b32 v0, s18, 19
	v_writelane_b32 v0, s19, 20
	.loc	0 15 10 is_stmt 1
	v_writelane_b32 v0, s8, 21
	v_writelane_b32 v0, s9, 22
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
	buffer_load_dword v5, off, s[0:3], s33 offset:28
	s_mov_b32 s15, 32
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v5, v5, s15
	s_mov_b32 s8, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, v7
	s_mov_b32 s8, 2
	v_lshlrev_b64 v[7:8], s8, v[5:6]
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v8
	v_add_co_u32_e64 v5, s[8:9], v5, v6
	v_addc_co_u32_e64 v0, s[8:9], v0, v1, s[8:9]
	v_mov_b32_e32 v6, v0
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s17, s18
	s_mov_b32 s16, s19
	s_add_u32 s8, s8, s17
	s_addc_u32 s16, s9, s16
	s_mov_b32 s9, s16
	v_mov_b32_e32 v0, v5
	v_lshrrev_b64 v[5:6], s15, v[5:6]
	v_mov_b32_e32 v1, v5
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9atomic_orPU3AS1Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z9atomic_orPU3AS1Vjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v4, s15, v4
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v3, s15, v3
	v_or3_b32 v31, v2, v3, v4
	v_mov_b32_e32 v2, 0
	buffer_store_dword v2, off, s[0:3], s33 offset:52
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
	.loc	0 15 30 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	v_cmp_eq_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	.loc	0 15 3
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
	s_cbranch_execz .LBB5_6
	.loc	0 0 3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	v_readlane_b32 s5, v0, 24
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 15 3
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
.LBB5_6:
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
	.loc	0 15 3
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
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB5_4
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 29
	v_readlane_b32 s5, v0, 30
	s_or_b64 exec, exec, s[4:5]
	.loc	0 17 12 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	.loc	0 17 22 is_stmt 0
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 32
	.loc	0 17 24
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v3, v0, s4
	.loc	0 17 12
	s_mov_b32 s5, 0
	v_mov_b32_e32 v0, s5
	v_mov_b32_e32 v4, v0
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[4:5], s4, v[3:4]
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v0, s[6:7], v0, v3
	v_addc_co_u32_e64 v2, s[6:7], v1, v2, s[6:7]
	v_mov_b32_e32 v1, v2
	global_load_dword v2, v[0:1], off glc
	s_waitcnt vmcnt(0)
	.loc	0 17 3
	buffer_load_dword v7, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	.loc	0 17 7
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v3, s5
	v_mov_b32_e32 v1, v3
	.loc	0 17 3
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[5:6], s4, v[0:1]
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_co_u32_e64 v0, s[4:5], v0, v4
	v_addc_co_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	.loc	0 17 10
	global_store_dword v[0:1], v2, off
	.loc	0 18 2 is_stmt 1
	s_branch .LBB5_3
.LBB5_9:
	.loc	0 19 18
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
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
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	.loc	0 19 20 is_stmt 0
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v7, v0, v0
	.loc	0 19 3
	buffer_load_dword v12, off, s[0:3], s33 offset:8
	buffer_load_dword v5, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v13, v5
	s_mov_b32 s8, 64
	.loc	0 19 11
	v_add_u32_e64 v5, v0, s8
	.loc	0 19 3
	s_mov_b32 s8, 0
	v_writelane_b32 v1, s8, 31
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v0, 2
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	v_lshlrev_b64 v[10:11], v0, v[5:6]
	v_mov_b32_e32 v5, v12
	v_mov_b32_e32 v9, v10
	v_mov_b32_e32 v6, v13
	v_mov_b32_e32 v8, v11
	v_add_co_u32_e64 v5, s[8:9], v5, v9
	v_addc_co_u32_e64 v8, s[8:9], v6, v8, s[8:9]
	v_mov_b32_e32 v6, v8
	.loc	0 19 16
	global_store_dword v[5:6], v7, off
	s_waitcnt vmcnt(0)
	s_mov_b64 s[18:19], 32
	.loc	0 20 3 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v1, s8, 32
	v_writelane_b32 v1, s9, 33
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s17, s17, _Z9mem_fencej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v4, s15, v4
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v3, s15, v3
	v_or3_b32 v31, v2, v3, v4
	buffer_store_dword v31, off, s[0:3], s33 offset:56
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	buffer_load_dword v31, off, s[0:3], s33 offset:56
	v_readlane_b32 s15, v1, 31
	v_readlane_b32 s14, v1, 0
	v_readlane_b32 s13, v1, 1
	v_readlane_b32 s12, v1, 2
	v_readlane_b32 s10, v1, 3
	v_readlane_b32 s11, v1, 4
	v_readlane_b32 s8, v1, 32
	v_readlane_b32 s9, v1, 33
	v_readlane_b32 s6, v1, 7
	v_readlane_b32 s7, v1, 8
	v_readlane_b32 s4, v1, 9
	v_readlane_b32 s5, v1, 10
	.loc	0 21 16
	buffer_load_dword v6, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v1
	.loc	0 21 21 is_stmt 0
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v3, s15
	v_mov_b32_e32 v2, v3
	.loc	0 21 16
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[4:5], v0, v[1:2]
	v_mov_b32_e32 v1, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v1, s[16:17], v1, v3
	v_addc_co_u32_e64 v0, s[16:17], v0, v2, s[16:17]
	v_mov_b32_e32 v2, v0
	.loc	0 21 3
	v_mov_b32_e32 v0, v1
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11atomic_xchgPU3AS1Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z11atomic_xchgPU3AS1Vjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_branch .LBB5_1
.LBB5_10:
	.loc	0 23 1 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp1:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel upper_consumes
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
	.size	upper_consumes, .Lfunc_end0-upper_consumes

	.protected	bucket_brigade
	.globl	bucket_brigade
	.p2align	8
	.type	bucket_brigade,@function
bucket_brigade:
.Lfunc_begin1:
	.loc	0 27 0
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
.Ltmp2:
	.loc	0 28 11 prologue_end
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
	.loc	0 28 7 is_stmt 0
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	.loc	0 30 6 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	.loc	0 30 8 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[6:7], v1, v2
	.loc	0 30 6
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_2
	.loc	0 0 6
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], 0
	.loc	0 31 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_branch .LBB6_3
.LBB6_2:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	s_or_b64 exec, exec, s[4:5]
	.loc	0 30 6 is_stmt 1
	s_branch .LBB6_8
.LBB6_3:
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
	v_readlane_b32 s8, v0, 15
	v_readlane_b32 s9, v0, 16
	v_readlane_b32 s18, v0, 13
	v_readlane_b32 s19, v0, 14
	v_writelane_b32 v0, s18, 17
	v_writelane_b32 v0, s19, 18
	.loc	0 31 10 is_stmt 1
	v_writelane_b32 v0, s8, 19
	v_writelane_b32 v0, s9, 20
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
	s_mov_b32 s8, 0
	buffer_load_dword v5, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, v7
	s_mov_b32 s8, 2
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
	s_add_u32 s16, s16, _Z9atomic_orPU3AS1Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z9atomic_orPU3AS1Vjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v4, s15, v4
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v3, s15, v3
	v_or3_b32 v31, v2, v3, v4
	v_mov_b32_e32 v2, 0
	buffer_store_dword v2, off, s[0:3], s33 offset:52
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 19
	v_readlane_b32 s5, v1, 20
	v_mov_b32_e32 v1, v0
	.loc	0 31 25 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	v_cmp_eq_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	.loc	0 31 3
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
	s_cbranch_execz .LBB6_5
	.loc	0 0 3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	v_readlane_b32 s5, v0, 22
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 31 3
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
.LBB6_5:
	.loc	0 0 3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 17
	v_readlane_b32 s9, v0, 18
	v_readlane_b32 s6, v0, 23
	v_readlane_b32 s7, v0, 24
	.loc	0 31 3
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
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB6_3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB6_2
.LBB6_8:
	.loc	0 33 11 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:56
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 29
	v_writelane_b32 v0, s7, 30
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_9
	s_branch .LBB6_11
.LBB6_9:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 29
	v_readlane_b32 s5, v0, 30
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:60
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 31
	v_writelane_b32 v0, s5, 32
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_12
	.loc	0 33 15 is_stmt 0
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	.loc	0 33 19
	s_mov_b32 s4, 0
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v3, s4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v0
	v_mov_b32_e32 v5, v3
	s_mov_b32 s5, -1
	.loc	0 33 21
	v_add_u32_e64 v6, v0, s5
	.loc	0 33 15
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v7, v0
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[6:7], s4, v[6:7]
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v6
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v7
	v_add_co_u32_e64 v0, s[6:7], v0, v3
	v_addc_co_u32_e64 v2, s[6:7], v1, v2, s[6:7]
	v_mov_b32_e32 v1, v2
	global_load_dword v0, v[0:1], off
	.loc	0 33 28
	s_nop 0
	buffer_load_dword v2, off, s[0:3], s33 offset:8
	buffer_load_dword v1, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
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
	.loc	0 33 26
	v_add_u32_e64 v0, v0, v1
	.loc	0 33 11
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_branch .LBB6_12
.LBB6_11:
	.loc	0 33 38
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	global_load_dword v0, v[0:1], off glc
	s_waitcnt vmcnt(0)
	.loc	0 33 11
	buffer_store_dword v0, off, s[0:3], s33 offset:56
	s_branch .LBB6_9
.LBB6_12:
	.loc	0 0 11
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v0, 31
	v_readlane_b32 s9, v0, 32
	s_or_b64 exec, exec, s[8:9]
	.loc	0 33 11
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
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	buffer_load_dword v3, off, s[0:3], s33 offset:48
	buffer_load_dword v6, off, s[0:3], s33 offset:60
	.loc	0 33 2
	buffer_load_dword v11, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v12, v0
	.loc	0 33 6
	s_mov_b32 s8, 0
	buffer_load_dword v4, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, 2
	.loc	0 33 2
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[9:10], v0, v[4:5]
	v_mov_b32_e32 v4, v11
	v_mov_b32_e32 v8, v9
	v_mov_b32_e32 v5, v12
	v_mov_b32_e32 v7, v10
	v_add_co_u32_e64 v4, s[8:9], v4, v8
	v_addc_co_u32_e64 v7, s[8:9], v5, v7, s[8:9]
	v_mov_b32_e32 v5, v7
	.loc	0 33 9
	global_store_dword v[4:5], v6, off
	s_mov_b64 s[18:19], 32
	.loc	0 34 2 is_stmt 1
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
	v_or3_b32 v31, v1, v2, v3
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	.loc	0 35 6
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 63
	.loc	0 35 8 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[6:7], v1, s4
	.loc	0 35 6
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 33
	v_writelane_b32 v0, s5, 34
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_14
	.loc	0 36 16 is_stmt 1
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
	buffer_load_dword v3, off, s[0:3], s33 offset:40
	buffer_load_dword v4, off, s[0:3], s33 offset:44
	buffer_load_dword v5, off, s[0:3], s33 offset:48
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v2, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	.loc	0 36 21 is_stmt 0
	buffer_load_dword v6, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v2, 1
	.loc	0 36 23
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v6, v6, v2
	.loc	0 36 16
	s_mov_b32 s8, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v7, v8
	s_mov_b32 s8, 2
	v_lshlrev_b64 v[8:9], s8, v[6:7]
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v7, v8
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v9
	v_add_co_u32_e64 v6, s[8:9], v6, v7
	v_addc_co_u32_e64 v0, s[8:9], v0, v1, s[8:9]
	v_mov_b32_e32 v7, v0
	s_mov_b64 s[18:19], 32
	.loc	0 36 3
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
	s_add_u32 s16, s16, _Z11atomic_xchgPU3AS1Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z11atomic_xchgPU3AS1Vjj@rel32@hi+12
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
.LBB6_14:
	.loc	0 0 3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 33
	v_readlane_b32 s5, v0, 34
	s_or_b64 exec, exec, s[4:5]
	.loc	0 37 1 is_stmt 1
	s_endpgm
.Ltmp3:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel bucket_brigade
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
	.size	bucket_brigade, .Lfunc_end1-bucket_brigade

	.protected	gate_opens_last
	.globl	gate_opens_last
	.p2align	8
	.type	gate_opens_last,@function
gate_opens_last:
.Lfunc_begin2:
	.loc	0 41 0
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
	buffer_store_dword v2, off, s[0:3], s33 offset:48
	buffer_store_dword v1, off, s[0:3], s33 offset:44
	buffer_store_dword v0, off, s[0:3], s33 offset:40
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
	.loc	0 42 11 prologue_end
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
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
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
	buffer_store_dword v31, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v0, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:36
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s8, v2, 11
	v_readlane_b32 s9, v2, 12
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s12, v2, 2
	v_mov_b32_e32 v2, v1
	v_mov_b32_e32 v1, v2
	.loc	0 42 7 is_stmt 0
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	.loc	0 44 17 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33
	s_nop 0
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b32 s15, 32
	.loc	0 44 6 is_stmt 0
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z10atomic_incPU3AS1Vj@rel32@lo+4
	s_addc_u32 s17, s17, _Z10atomic_incPU3AS1Vj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v1, v0
	.loc	0 44 25
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v2, off, s[0:3], s33 offset:24
	s_mov_b32 s4, -1
	.loc	0 44 27
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v2, v2, s4
	.loc	0 44 23
	v_cmp_ge_u32_e64 s[4:5], v1, v2
	.loc	0 44 6
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 13
	v_writelane_b32 v0, s7, 14
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_1
	s_branch .LBB8_9
.LBB8_1:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 13
	v_readlane_b32 s5, v0, 14
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB8_3
	.loc	0 0 6
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], 0
	.loc	0 45 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_branch .LBB8_4
.LBB8_3:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	v_readlane_b32 s5, v0, 16
	s_or_b64 exec, exec, s[4:5]
	.loc	0 44 6 is_stmt 1
	s_branch .LBB8_10
.LBB8_4:
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
	v_readlane_b32 s8, v0, 19
	v_readlane_b32 s9, v0, 20
	v_readlane_b32 s18, v0, 17
	v_readlane_b32 s19, v0, 18
	v_writelane_b32 v0, s18, 21
	v_writelane_b32 v0, s19, 22
	.loc	0 45 10 is_stmt 1
	v_writelane_b32 v0, s8, 23
	v_writelane_b32 v0, s9, 24
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	buffer_load_dword v4, off, s[0:3], s33 offset:48
	buffer_load_dword v5, off, s[0:3], s33
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v0
	s_mov_b64 s[18:19], 4
	v_mov_b32_e32 v1, v5
	s_mov_b32 s8, s18
	v_mov_b32_e32 v0, v6
	s_mov_b32 s15, s19
	v_add_co_u32_e64 v5, s[8:9], v1, s8
	v_mov_b32_e32 v1, s15
	v_addc_co_u32_e64 v0, s[8:9], v0, v1, s[8:9]
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
	s_add_u32 s16, s16, _Z9atomic_orPU3AS1Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z9atomic_orPU3AS1Vjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v4, s15, v4
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v3, s15, v3
	v_or3_b32 v31, v2, v3, v4
	v_mov_b32_e32 v2, 0
	buffer_store_dword v2, off, s[0:3], s33 offset:52
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 23
	v_readlane_b32 s5, v1, 24
	v_mov_b32_e32 v1, v0
	.loc	0 45 25 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	v_cmp_eq_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	.loc	0 45 3
	v_writelane_b32 v0, s4, 27
	v_writelane_b32 v0, s5, 28
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 29
	v_writelane_b32 v0, s5, 30
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_6
	.loc	0 0 3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 45 3
	v_writelane_b32 v0, s4, 27
	v_writelane_b32 v0, s5, 28
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
.LBB8_6:
	.loc	0 0 3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 29
	v_readlane_b32 s5, v0, 30
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 21
	v_readlane_b32 s9, v0, 22
	v_readlane_b32 s6, v0, 27
	v_readlane_b32 s7, v0, 28
	.loc	0 45 3
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 19
	v_writelane_b32 v0, s7, 20
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 17
	v_writelane_b32 v0, s7, 18
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 31
	v_writelane_b32 v0, s7, 32
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB8_4
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 31
	v_readlane_b32 s5, v0, 32
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB8_3
.LBB8_9:
	.loc	0 48 15 is_stmt 1
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
	buffer_load_dword v3, off, s[0:3], s33 offset:40
	buffer_load_dword v4, off, s[0:3], s33 offset:44
	buffer_load_dword v5, off, s[0:3], s33 offset:48
	buffer_load_dword v6, off, s[0:3], s33
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v0
	s_mov_b64 s[18:19], 4
	.loc	0 48 20 is_stmt 0
	v_mov_b32_e32 v1, v6
	s_mov_b32 s8, s18
	v_mov_b32_e32 v0, v7
	s_mov_b32 s15, s19
	v_add_co_u32_e64 v6, s[8:9], v1, s8
	v_mov_b32_e32 v1, s15
	v_addc_co_u32_e64 v0, s[8:9], v0, v1, s[8:9]
	v_mov_b32_e32 v7, v0
	.loc	0 48 25
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 s8, 1
	.loc	0 48 27
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v2, v0, s8
	s_mov_b64 s[18:19], 32
	.loc	0 48 3
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
	s_add_u32 s16, s16, _Z11atomic_xchgPU3AS1Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z11atomic_xchgPU3AS1Vjj@rel32@hi+12
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
	s_branch .LBB8_1
.LBB8_10:
	.loc	0 49 11 is_stmt 1
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
	buffer_load_dword v5, off, s[0:3], s33
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v0
	s_mov_b64 s[18:19], 4
	v_mov_b32_e32 v1, v5
	s_mov_b32 s8, s18
	v_mov_b32_e32 v0, v6
	s_mov_b32 s15, s19
	v_add_co_u32_e64 v5, s[8:9], v1, s8
	v_mov_b32_e32 v1, s15
	v_addc_co_u32_e64 v0, s[8:9], v0, v1, s[8:9]
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
	s_add_u32 s16, s16, _Z9atomic_orPU3AS1Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z9atomic_orPU3AS1Vjj@rel32@hi+12
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
	v_mov_b32_e32 v3, v0
	.loc	0 49 2 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	.loc	0 49 6
	s_mov_b32 s4, 0
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v2, v4
	s_mov_b32 s4, 2
	.loc	0 49 2
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[6:7], s4, v[1:2]
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v1, s[4:5], v1, v5
	v_addc_co_u32_e64 v4, s[4:5], v2, v4, s[4:5]
	v_mov_b32_e32 v2, v4
	.loc	0 49 9
	global_store_dword v[1:2], v3, off
	.loc	0 50 1 is_stmt 1
	s_endpgm
.Ltmp5:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel gate_opens_last
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
.Lfunc_end2:
	.size	gate_opens_last, .Lfunc_end2-gate_opens_last

	.protected	lds_flag
	.globl	lds_flag
	.p2align	8
	.type	lds_flag,@function
lds_flag:
.Lfunc_begin3:
	.loc	0 54 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x1000
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
	v_writelane_b32 v1, s6, 5
	v_writelane_b32 v1, s7, 6
	v_writelane_b32 v1, s4, 7
	v_writelane_b32 v1, s5, 8
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	v_mov_b32_e32 v31, v0
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	buffer_store_dword v31, off, s[0:3], s33 offset:44
	s_load_dwordx2 s[22:23], s[16:17], 0x0
	s_load_dwordx2 s[20:21], s[16:17], 0x8
	s_load_dwordx2 s[18:19], s[16:17], 0x10
	s_load_dword s8, s[16:17], 0x18
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s9, s23
	v_mov_b32_e32 v1, s9
	buffer_store_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s9, s22
	v_mov_b32_e32 v1, s9
	buffer_store_dword v1, off, s[0:3], s33
	s_mov_b32 s9, s21
	v_mov_b32_e32 v1, s9
	buffer_store_dword v1, off, s[0:3], s33 offset:12
	s_mov_b32 s9, s20
	v_mov_b32_e32 v1, s9
	buffer_store_dword v1, off, s[0:3], s33 offset:8
	s_mov_b32 s9, s19
	v_mov_b32_e32 v1, s9
	buffer_store_dword v1, off, s[0:3], s33 offset:20
	s_mov_b32 s9, s18
	v_mov_b32_e32 v1, s9
	buffer_store_dword v1, off, s[0:3], s33 offset:16
	v_mov_b32_e32 v1, s8
	buffer_store_dword v1, off, s[0:3], s33 offset:24
	s_mov_b64 s[18:19], 32
.Ltmp6:
	.loc	0 56 11 prologue_end
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_waitcnt vmcnt(8)
	v_writelane_b32 v0, s8, 9
	v_writelane_b32 v0, s9, 10
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
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
	buffer_load_dword v31, off, s[0:3], s33 offset:44
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
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_nop 0
	buffer_store_dword v2, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v2, v3
	.loc	0 56 7 is_stmt 0
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	.loc	0 58 7 is_stmt 1
	ds_write_b32 v0, v0
	.loc	0 59 2
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
	.loc	0 60 6
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	.loc	0 60 8 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[4:5], v1, v2
	.loc	0 60 6
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 11
	v_writelane_b32 v0, s7, 12
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB11_1
	s_branch .LBB11_8
.LBB11_1:
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB11_3
	.loc	0 61 3 is_stmt 1
	s_branch .LBB11_4
.LBB11_3:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 13
	v_readlane_b32 s5, v0, 14
	s_or_b64 exec, exec, s[4:5]
	.loc	0 60 6 is_stmt 1
	s_branch .LBB11_9
.LBB11_4:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	v_mov_b32_e32 v1, 0
	.loc	0 61 10 is_stmt 1
	ds_read_b32 v1, v1
	s_mov_b64 s[4:5], -1
	s_mov_b32 s6, 0
	.loc	0 61 15 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e64 s[6:7], v1, s6
	.loc	0 61 3
	s_and_b64 vcc, exec, s[6:7]
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_cbranch_vccnz .LBB11_6
	.loc	0 0 3
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_mov_b64 s[4:5], 0
	.loc	0 61 3
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
.LBB11_6:
	.loc	0 0 3
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	v_readlane_b32 s5, v0, 16
	.loc	0 61 3
	v_cndmask_b32_e64 v0, 0, 1, s[4:5]
	s_mov_b32 s4, 1
	v_cmp_ne_u32_e64 s[4:5], v0, s4
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB11_4
	s_branch .LBB11_3
.LBB11_8:
	.loc	0 64 10 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	global_load_dword v0, v[0:1], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s4, 1
	.loc	0 64 18 is_stmt 0
	v_add_u32_e64 v1, v0, s4
	v_mov_b32_e32 v0, 0
	.loc	0 64 8
	ds_write_b32 v0, v1
	s_branch .LBB11_1
.LBB11_9:
	.loc	0 0 8
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	v_mov_b32_e32 v1, 0
	.loc	0 65 11 is_stmt 1
	ds_read_b32 v3, v1
	.loc	0 65 2 is_stmt 0
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	.loc	0 65 6
	s_mov_b32 s4, 0
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v2, v4
	s_mov_b32 s4, 2
	.loc	0 65 2
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[6:7], s4, v[1:2]
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v1, s[4:5], v1, v5
	v_addc_co_u32_e64 v4, s[4:5], v2, v4, s[4:5]
	v_mov_b32_e32 v2, v4
	.loc	0 65 9
	s_waitcnt lgkmcnt(0)
	global_store_dword v[1:2], v3, off
	.loc	0 66 1 is_stmt 1
	s_endpgm
.Ltmp7:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lds_flag
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
.Lfunc_end3:
	.size	lds_flag, .Lfunc_end3-lds_flag

	.protected	copied_first
	.globl	copied_first
	.p2align	8
	.type	copied_first,@function
copied_first:
.Lfunc_begin4:
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
.Ltmp8:
	.loc	0 71 11 prologue_end
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
	s_mov_b64 s[4:5], 0
	.loc	0 73 2 is_stmt 1
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
.LBB12_1:
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
	.loc	0 74 19 is_stmt 1
	v_writelane_b32 v0, s8, 13
	v_writelane_b32 v0, s9, 14
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	buffer_load_dword v4, off, s[0:3], s33 offset:48
	buffer_load_dword v10, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s8, -4
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v5, v1, s8
	s_mov_b32 s8, 0
	v_writelane_b32 v0, s8, 15
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v1, 2
	buffer_store_dword v1, off, s[0:3], s33 offset:52
	v_lshlrev_b64 v[8:9], v1, v[5:6]
	v_mov_b32_e32 v5, v10
	v_mov_b32_e32 v7, v8
	v_mov_b32_e32 v1, v11
	v_mov_b32_e32 v6, v9
	v_add_co_u32_e64 v5, s[8:9], v5, v7
	v_addc_co_u32_e64 v1, s[8:9], v1, v6, s[8:9]
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v0, s8, 16
	v_writelane_b32 v0, s9, 17
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	v_mov_b32_e32 v0, v5
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[5:6], s15, v[5:6]
	v_mov_b32_e32 v1, v5
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9atomic_orPU3AS1Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z9atomic_orPU3AS1Vjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v4, s15, v4
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v3, s15, v3
	v_or3_b32 v31, v2, v3, v4
	buffer_store_dword v31, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:56
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s15, v1, 15
	v_readlane_b32 s14, v1, 0
	v_readlane_b32 s13, v1, 1
	v_readlane_b32 s12, v1, 2
	v_readlane_b32 s10, v1, 3
	v_readlane_b32 s11, v1, 4
	v_readlane_b32 s8, v1, 16
	v_readlane_b32 s9, v1, 17
	v_readlane_b32 s4, v1, 9
	v_readlane_b32 s5, v1, 10
	v_readlane_b32 s6, v1, 7
	v_readlane_b32 s7, v1, 8
	v_mov_b32_e32 v3, v0
	.loc	0 74 3 is_stmt 0
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	buffer_load_dword v8, off, s[0:3], s33 offset:8
	buffer_load_dword v1, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	.loc	0 74 14
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s16, 0x100
	.loc	0 74 12
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s16
	.loc	0 74 3
	v_mov_b32_e32 v4, s15
	v_mov_b32_e32 v2, v4
	v_lshlrev_b64 v[6:7], v0, v[1:2]
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v1, s[16:17], v1, v5
	v_addc_co_u32_e64 v4, s[16:17], v2, v4, s[16:17]
	v_mov_b32_e32 v2, v4
	.loc	0 74 17
	global_store_dword v[1:2], v3, off
	s_waitcnt vmcnt(0)
	.loc	0 75 3 is_stmt 1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s17, s17, _Z9mem_fencej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	.loc	0 76 11
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v2, off, s[0:3], s33 offset:8
	buffer_load_dword v1, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	.loc	0 76 22 is_stmt 0
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0x100
	.loc	0 76 20
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v4, v1, s4
	.loc	0 76 11
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
	.loc	0 76 25
	v_cmp_eq_u32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], 0
	.loc	0 76 31
	v_writelane_b32 v0, s4, 18
	v_writelane_b32 v0, s5, 19
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 20
	v_writelane_b32 v0, s5, 21
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB12_4
	.loc	0 76 35
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 3
	.loc	0 76 37
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 0
	.loc	0 76 43
	v_cmp_ne_u32_e64 s[4:5], v1, s4
	s_and_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 18
	v_writelane_b32 v0, s5, 19
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
.LBB12_4:
	.loc	0 0 43
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v0, 20
	v_readlane_b32 s9, v0, 21
	s_or_b64 exec, exec, s[8:9]
	v_readlane_b32 s6, v0, 13
	v_readlane_b32 s7, v0, 14
	v_readlane_b32 s4, v0, 18
	v_readlane_b32 s5, v0, 19
	s_mov_b64 s[8:9], -1
	s_xor_b64 s[4:5], s[4:5], s[8:9]
	.loc	0 76 2
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 11
	v_writelane_b32 v0, s7, 12
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 22
	v_writelane_b32 v0, s7, 23
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB12_1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 22
	v_readlane_b32 s5, v0, 23
	s_or_b64 exec, exec, s[4:5]
	.loc	0 77 11 is_stmt 1
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
	.loc	0 77 22 is_stmt 0
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 s8, 0x100
	.loc	0 77 20
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, s8
	.loc	0 77 11
	s_mov_b32 s9, 0
	v_mov_b32_e32 v5, s9
	v_mov_b32_e32 v1, v5
	s_mov_b32 s8, 2
	v_lshlrev_b64 v[7:8], s8, v[0:1]
	v_mov_b32_e32 v0, v9
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v1, v10
	v_mov_b32_e32 v5, v8
	v_add_co_u32_e64 v0, s[18:19], v0, v6
	v_addc_co_u32_e64 v5, s[18:19], v1, v5, s[18:19]
	v_mov_b32_e32 v1, v5
	global_load_dword v5, v[0:1], off glc
	s_waitcnt vmcnt(0)
	.loc	0 77 2
	buffer_load_dword v10, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, v0
	.loc	0 77 6
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v6, s9
	v_mov_b32_e32 v1, v6
	.loc	0 77 2
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[8:9], s8, v[0:1]
	v_mov_b32_e32 v0, v10
	v_mov_b32_e32 v7, v8
	v_mov_b32_e32 v1, v11
	v_mov_b32_e32 v6, v9
	v_add_co_u32_e64 v0, s[18:19], v0, v7
	v_addc_co_u32_e64 v6, s[18:19], v1, v6, s[18:19]
	v_mov_b32_e32 v1, v6
	.loc	0 77 9
	global_store_dword v[0:1], v5, off
	.loc	0 78 15 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33
	s_nop 0
	buffer_load_dword v5, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v5
	.loc	0 78 20 is_stmt 0
	buffer_load_dword v5, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v7, s9
	v_mov_b32_e32 v6, v7
	.loc	0 78 15
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
	.loc	0 78 2
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
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	.loc	0 79 1 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp9:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel copied_first
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
	.size	copied_first, .Lfunc_end4-copied_first

	.protected	one_place
	.globl	one_place
	.p2align	8
	.type	one_place,@function
one_place:
.Lfunc_begin5:
	.loc	0 83 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x1800
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
	buffer_store_dword v3, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v2, off, s[0:3], s33 offset:56
	buffer_store_dword v1, off, s[0:3], s33 offset:52
	buffer_store_dword v0, off, s[0:3], s33 offset:48
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
	.loc	0 84 11 prologue_end
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
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	v_mov_b32_e32 v4, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v3, v4
	.loc	0 84 7 is_stmt 0
	buffer_store_dword v2, off, s[0:3], s33 offset:28
	.loc	0 84 35
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 1
	.loc	0 84 37
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e64 v2, s4, v2
	.loc	0 84 28
	buffer_store_dword v2, off, s[0:3], s33 offset:32
	.loc	0 86 12 is_stmt 1
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	s_mov_b64 s[4:5], 0
	.loc	0 86 7 is_stmt 0
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
.LBB13_1:
	.loc	0 0 7
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 13
	v_readlane_b32 s5, v0, 14
	v_readlane_b32 s6, v0, 11
	v_readlane_b32 s7, v0, 12
	v_writelane_b32 v0, s6, 15
	v_writelane_b32 v0, s7, 16
	.loc	0 86 19
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 s6, 4
	.loc	0 86 21
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	.loc	0 86 2
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB13_17
	.loc	0 87 7 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 1
	.loc	0 87 9 is_stmt 0
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 0
	v_cmp_eq_u32_e64 s[4:5], v1, s4
	.loc	0 87 7
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 23
	v_writelane_b32 v0, s7, 24
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB13_11
	s_branch .LBB13_10
.LBB13_3:
	.loc	0 0 7
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], 0
	.loc	0 88 4 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_branch .LBB13_5
.LBB13_4:
	.loc	0 0 4 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_b64 exec, exec, s[4:5]
	.loc	0 87 7 is_stmt 1
	s_branch .LBB13_18
.LBB13_5:
	.loc	0 0 7 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
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
	v_readlane_b32 s8, v0, 29
	v_readlane_b32 s9, v0, 30
	v_readlane_b32 s18, v0, 25
	v_readlane_b32 s19, v0, 26
	v_writelane_b32 v0, s18, 31
	v_writelane_b32 v0, s19, 32
	.loc	0 88 11 is_stmt 1
	v_writelane_b32 v0, s8, 33
	v_writelane_b32 v0, s9, 34
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	buffer_load_dword v3, off, s[0:3], s33 offset:52
	buffer_load_dword v4, off, s[0:3], s33 offset:56
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v5, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v5
	s_mov_b32 s8, 0
	buffer_load_dword v5, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, v7
	s_mov_b32 s8, 2
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
	s_add_u32 s16, s16, _Z9atomic_orPU3AS1Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z9atomic_orPU3AS1Vjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v4, s15, v4
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v3, s15, v3
	v_or3_b32 v31, v2, v3, v4
	v_mov_b32_e32 v2, 0
	buffer_store_dword v2, off, s[0:3], s33 offset:60
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 33
	v_readlane_b32 s5, v1, 34
	v_mov_b32_e32 v1, v0
	.loc	0 88 29 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	v_cmp_eq_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 35
	v_writelane_b32 v0, s5, 36
	.loc	0 88 4
	v_writelane_b32 v0, s4, 37
	v_writelane_b32 v0, s5, 38
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 39
	v_writelane_b32 v0, s5, 40
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB13_7
	.loc	0 0 4
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 35
	v_readlane_b32 s5, v0, 36
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 88 4
	v_writelane_b32 v0, s4, 37
	v_writelane_b32 v0, s5, 38
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
.LBB13_7:
	.loc	0 0 4
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 39
	v_readlane_b32 s5, v0, 40
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 31
	v_readlane_b32 s9, v0, 32
	v_readlane_b32 s6, v0, 37
	v_readlane_b32 s7, v0, 38
	.loc	0 88 4
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 29
	v_writelane_b32 v0, s7, 30
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 25
	v_writelane_b32 v0, s7, 26
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 41
	v_writelane_b32 v0, s7, 42
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB13_5
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 41
	v_readlane_b32 s5, v0, 42
	s_or_b64 exec, exec, s[4:5]
	.loc	0 90 14 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
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
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	buffer_load_dword v3, off, s[0:3], s33 offset:52
	buffer_load_dword v4, off, s[0:3], s33 offset:56
	buffer_load_dword v6, off, s[0:3], s33
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v0
	.loc	0 90 24 is_stmt 0
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 s8, 64
	.loc	0 90 22
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v8, v0, s8
	.loc	0 90 14
	s_mov_b32 s8, 0
	v_writelane_b32 v1, s8, 43
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v9, v0
	v_mov_b32_e32 v0, 2
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	v_lshlrev_b64 v[9:10], v0, v[8:9]
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v8, v9
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v7, v10
	v_add_co_u32_e64 v5, s[18:19], v5, v8
	v_addc_co_u32_e64 v7, s[18:19], v6, v7, s[18:19]
	v_mov_b32_e32 v6, v7
	global_load_dword v8, v[5:6], off glc
	s_waitcnt vmcnt(0)
	.loc	0 90 4
	buffer_load_dword v6, off, s[0:3], s33 offset:16
	buffer_load_dword v5, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v5
	.loc	0 90 8
	buffer_load_dword v9, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v10, v5
	.loc	0 90 4
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[10:11], v0, v[9:10]
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v9, v10
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v7, v11
	v_add_co_u32_e64 v5, s[8:9], v5, v9
	v_addc_co_u32_e64 v7, s[8:9], v6, v7, s[8:9]
	v_mov_b32_e32 v6, v7
	.loc	0 90 11
	global_load_dword v7, v[5:6], off
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v7, v7, v8
	global_store_dword v[5:6], v7, off
	s_mov_b64 s[18:19], 32
	.loc	0 91 4 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v1, s8, 44
	v_writelane_b32 v1, s9, 45
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s17, s17, _Z9mem_fencej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v4, s15, v4
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v3, s15, v3
	v_or3_b32 v31, v2, v3, v4
	buffer_store_dword v31, off, s[0:3], s33 offset:64
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	buffer_load_dword v31, off, s[0:3], s33 offset:64
	v_readlane_b32 s15, v1, 43
	v_readlane_b32 s14, v1, 0
	v_readlane_b32 s13, v1, 1
	v_readlane_b32 s12, v1, 2
	v_readlane_b32 s10, v1, 3
	v_readlane_b32 s11, v1, 4
	v_readlane_b32 s8, v1, 44
	v_readlane_b32 s9, v1, 45
	v_readlane_b32 s6, v1, 7
	v_readlane_b32 s7, v1, 8
	v_readlane_b32 s4, v1, 9
	v_readlane_b32 s5, v1, 10
	.loc	0 92 17
	buffer_load_dword v6, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v1
	.loc	0 92 22 is_stmt 0
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v3, s15
	v_mov_b32_e32 v2, v3
	.loc	0 92 17
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[4:5], v0, v[1:2]
	v_mov_b32_e32 v1, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v1, s[16:17], v1, v3
	v_addc_co_u32_e64 v0, s[16:17], v0, v2, s[16:17]
	v_mov_b32_e32 v2, v0
	.loc	0 92 4
	v_mov_b32_e32 v0, v1
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
	.loc	0 93 3 is_stmt 1
	s_branch .LBB13_4
.LBB13_10:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], 0
	.loc	0 94 4 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 46
	v_writelane_b32 v0, s5, 47
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_branch .LBB13_12
.LBB13_11:
	.loc	0 87 7
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	v_readlane_b32 s5, v0, 24
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 27
	v_writelane_b32 v0, s5, 28
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB13_4
	s_branch .LBB13_3
.LBB13_12:
	.loc	0 0 7 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
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
	v_readlane_b32 s8, v0, 48
	v_readlane_b32 s9, v0, 49
	v_readlane_b32 s18, v0, 46
	v_readlane_b32 s19, v0, 47
	v_writelane_b32 v0, s18, 50
	v_writelane_b32 v0, s19, 51
	.loc	0 94 11 is_stmt 1
	v_writelane_b32 v0, s8, 52
	v_writelane_b32 v0, s9, 53
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	buffer_load_dword v3, off, s[0:3], s33 offset:52
	buffer_load_dword v4, off, s[0:3], s33 offset:56
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v5, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v5
	s_mov_b32 s8, 0
	buffer_load_dword v5, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, v7
	s_mov_b32 s8, 2
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
	s_add_u32 s16, s16, _Z9atomic_orPU3AS1Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z9atomic_orPU3AS1Vjj@rel32@hi+12
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
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 52
	v_readlane_b32 s5, v1, 53
	v_mov_b32_e32 v1, v0
	.loc	0 94 29 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	v_cmp_ne_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 54
	v_writelane_b32 v0, s5, 55
	.loc	0 94 4
	v_writelane_b32 v0, s4, 56
	v_writelane_b32 v0, s5, 57
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 58
	v_writelane_b32 v0, s5, 59
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB13_14
	.loc	0 0 4
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 54
	v_readlane_b32 s5, v0, 55
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 94 4
	v_writelane_b32 v0, s4, 56
	v_writelane_b32 v0, s5, 57
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
.LBB13_14:
	.loc	0 0 4
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 58
	v_readlane_b32 s5, v0, 59
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 50
	v_readlane_b32 s9, v0, 51
	v_readlane_b32 s6, v0, 56
	v_readlane_b32 s7, v0, 57
	.loc	0 94 4
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 48
	v_writelane_b32 v0, s7, 49
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 46
	v_writelane_b32 v0, s7, 47
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 60
	v_writelane_b32 v0, s7, 61
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB13_12
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 60
	v_readlane_b32 s5, v0, 61
	s_or_b64 exec, exec, s[4:5]
	.loc	0 96 22 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
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
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v2, off, s[0:3], s33 offset:84
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v3, off, s[0:3], s33 offset:48
	buffer_load_dword v4, off, s[0:3], s33 offset:52
	buffer_load_dword v5, off, s[0:3], s33 offset:56
	buffer_load_dword v7, off, s[0:3], s33 offset:8
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	.loc	0 96 27 is_stmt 0
	s_mov_b32 s8, 0
	v_writelane_b32 v1, s8, 62
	buffer_load_dword v9, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v10, v0
	v_mov_b32_e32 v0, 2
	.loc	0 96 22
	buffer_store_dword v0, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(1)
	v_lshlrev_b64 v[10:11], v0, v[9:10]
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v9, v10
	v_mov_b32_e32 v7, v8
	v_mov_b32_e32 v8, v11
	v_add_co_u32_e64 v6, s[18:19], v6, v9
	v_addc_co_u32_e64 v8, s[18:19], v7, v8, s[18:19]
	v_mov_b32_e32 v7, v8
	global_load_dword v6, v[6:7], off glc
	s_waitcnt vmcnt(0)
	.loc	0 96 32
	buffer_load_dword v7, off, s[0:3], s33 offset:36
	.loc	0 96 30
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v8, v6, v7
	.loc	0 96 4
	buffer_load_dword v13, off, s[0:3], s33
	buffer_load_dword v6, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v14, v6
	.loc	0 96 14
	buffer_load_dword v6, off, s[0:3], s33 offset:32
	s_mov_b32 s9, 64
	.loc	0 96 12
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v6, v6, s9
	.loc	0 96 4
	v_mov_b32_e32 v9, s8
	v_mov_b32_e32 v7, v9
	v_lshlrev_b64 v[11:12], v0, v[6:7]
	v_mov_b32_e32 v6, v13
	v_mov_b32_e32 v10, v11
	v_mov_b32_e32 v7, v14
	v_mov_b32_e32 v9, v12
	v_add_co_u32_e64 v6, s[8:9], v6, v10
	v_addc_co_u32_e64 v9, s[8:9], v7, v9, s[8:9]
	v_mov_b32_e32 v7, v9
	.loc	0 96 20
	global_store_dword v[6:7], v8, off
	s_waitcnt vmcnt(0)
	s_mov_b64 s[18:19], 32
	.loc	0 97 4 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v1, s8, 63
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	v_writelane_b32 v2, s9, 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v2, off, s[0:3], s33 offset:84
	s_mov_b64 exec, s[24:25]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s17, s17, _Z9mem_fencej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v5, s15, v5
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v4, s15, v4
	v_or3_b32 v31, v3, v4, v5
	buffer_store_dword v31, off, s[0:3], s33 offset:76
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v0, off, s[0:3], s33 offset:80
	buffer_load_dword v31, off, s[0:3], s33 offset:76
	v_readlane_b32 s15, v1, 62
	v_readlane_b32 s14, v1, 0
	v_readlane_b32 s13, v1, 1
	v_readlane_b32 s12, v1, 2
	v_readlane_b32 s10, v1, 3
	v_readlane_b32 s11, v1, 4
	v_readlane_b32 s8, v1, 63
	v_readlane_b32 s9, v2, 0
	v_readlane_b32 s6, v1, 7
	v_readlane_b32 s7, v1, 8
	v_readlane_b32 s4, v1, 9
	v_readlane_b32 s5, v1, 10
	.loc	0 98 17
	buffer_load_dword v6, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v1
	.loc	0 98 22 is_stmt 0
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v3, s15
	v_mov_b32_e32 v2, v3
	.loc	0 98 17
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[4:5], v0, v[1:2]
	v_mov_b32_e32 v1, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v1, s[16:17], v1, v3
	v_addc_co_u32_e64 v0, s[16:17], v0, v2, s[16:17]
	v_mov_b32_e32 v2, v0
	.loc	0 98 4
	v_mov_b32_e32 v0, v1
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11atomic_xchgPU3AS1Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z11atomic_xchgPU3AS1Vjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_branch .LBB13_11
.LBB13_17:
	.loc	0 0 4
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 21
	v_readlane_b32 s5, v1, 22
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v1, 15
	v_readlane_b32 s9, v1, 16
	v_readlane_b32 s6, v1, 19
	v_readlane_b32 s7, v1, 20
	.loc	0 86 2 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:84
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v1, s6, 13
	v_writelane_b32 v1, s7, 14
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v1, s6, 11
	v_writelane_b32 v1, s7, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[6:7], s[4:5]
	s_waitcnt vmcnt(1)
	v_writelane_b32 v0, s6, 1
	v_writelane_b32 v0, s7, 2
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:84
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB13_1
	s_branch .LBB13_20
.LBB13_18:
	.loc	0 86 27 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	v_readlane_b32 s5, v0, 18
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 86 2
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_branch .LBB13_17
.LBB13_20:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:84
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 1
	v_readlane_b32 s5, v0, 2
	s_or_b64 exec, exec, s[4:5]
	.loc	0 101 1 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:84
	s_mov_b64 exec, s[24:25]
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp11:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel one_place
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
	.size	one_place, .Lfunc_end5-one_place

	.protected	meet_twice
	.globl	meet_twice
	.p2align	8
	.type	meet_twice,@function
meet_twice:
.Lfunc_begin6:
	.loc	0 105 0
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
.Ltmp12:
	.loc	0 106 11 prologue_end
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
	.loc	0 106 7 is_stmt 0
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v1, 1
	.loc	0 108 12 is_stmt 1
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 s[4:5], 0
	.loc	0 108 7 is_stmt 0
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
.LBB14_1:
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
	.loc	0 108 23
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s6, 3
	.loc	0 108 29
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	.loc	0 108 2
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
	s_cbranch_execz .LBB14_3
	.loc	0 109 26 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v4, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
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
	buffer_load_dword v1, off, s[0:3], s33 offset:44
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	buffer_load_dword v3, off, s[0:3], s33 offset:52
	buffer_load_dword v7, off, s[0:3], s33 offset:28
	.loc	0 109 3 is_stmt 0
	buffer_load_dword v12, off, s[0:3], s33 offset:8
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v13, v0
	.loc	0 109 13
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 s8, 6
	.loc	0 109 19
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v5, v0, s8, v7
	.loc	0 109 3
	s_mov_b32 s8, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v0, 2
	v_lshlrev_b64 v[10:11], v0, v[5:6]
	v_mov_b32_e32 v5, v12
	v_mov_b32_e32 v9, v10
	v_mov_b32_e32 v6, v13
	v_mov_b32_e32 v8, v11
	v_add_co_u32_e64 v5, s[8:9], v5, v9
	v_addc_co_u32_e64 v8, s[8:9], v6, v8, s[8:9]
	v_mov_b32_e32 v6, v8
	.loc	0 109 24
	global_store_dword v[5:6], v7, off
	s_waitcnt vmcnt(0)
	s_mov_b64 s[18:19], 32
	.loc	0 110 3 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v4, s8, 23
	v_writelane_b32 v4, s9, 24
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v4, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s17, s17, _Z9mem_fencej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v3, s15, v3
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v2, s15, v2
	v_or3_b32 v31, v1, v2, v3
	buffer_store_dword v31, off, s[0:3], s33 offset:56
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v31, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(1)
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
	.loc	0 111 14
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b32 s15, 32
	.loc	0 111 3 is_stmt 0
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
	.loc	0 112 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_branch .LBB14_4
.LBB14_3:
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
	.loc	0 108 2 is_stmt 1
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
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB14_1
	s_branch .LBB14_10
.LBB14_4:
	.loc	0 0 2 is_stmt 0
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
	v_readlane_b32 s8, v0, 29
	v_readlane_b32 s9, v0, 30
	v_readlane_b32 s18, v0, 25
	v_readlane_b32 s19, v0, 26
	v_writelane_b32 v0, s18, 31
	v_writelane_b32 v0, s19, 32
	.loc	0 112 10 is_stmt 1
	v_writelane_b32 v0, s8, 33
	v_writelane_b32 v0, s9, 34
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
	s_add_u32 s16, s16, _Z9atomic_orPU3AS1Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z9atomic_orPU3AS1Vjj@rel32@hi+12
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
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 33
	v_readlane_b32 s5, v1, 34
	v_mov_b32_e32 v1, v0
	.loc	0 112 23 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	.loc	0 112 31
	buffer_load_dword v3, off, s[0:3], s33 offset:24
	.loc	0 112 29
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v2, v2, v3
	.loc	0 112 21
	v_cmp_lt_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 35
	v_writelane_b32 v0, s5, 36
	.loc	0 112 3
	v_writelane_b32 v0, s4, 37
	v_writelane_b32 v0, s5, 38
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 39
	v_writelane_b32 v0, s5, 40
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB14_6
	.loc	0 0 3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 35
	v_readlane_b32 s5, v0, 36
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 112 3
	v_writelane_b32 v0, s4, 37
	v_writelane_b32 v0, s5, 38
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
.LBB14_6:
	.loc	0 0 3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 39
	v_readlane_b32 s5, v0, 40
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 31
	v_readlane_b32 s9, v0, 32
	v_readlane_b32 s6, v0, 37
	v_readlane_b32 s7, v0, 38
	.loc	0 112 3
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 29
	v_writelane_b32 v0, s7, 30
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 25
	v_writelane_b32 v0, s7, 26
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 41
	v_writelane_b32 v0, s7, 42
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB14_4
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 41
	v_readlane_b32 s5, v0, 42
	s_or_b64 exec, exec, s[4:5]
	.loc	0 114 13 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	.loc	0 114 23 is_stmt 0
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	.loc	0 114 32
	buffer_load_dword v3, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 1
	.loc	0 114 34
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v3, v3, s4
	s_mov_b32 s4, 6
	.loc	0 114 29
	v_lshl_add_u32 v3, v0, s4, v3
	.loc	0 114 13
	s_mov_b32 s5, 0
	v_mov_b32_e32 v0, s5
	v_mov_b32_e32 v4, v0
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[4:5], s4, v[3:4]
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v0, s[6:7], v0, v3
	v_addc_co_u32_e64 v2, s[6:7], v1, v2, s[6:7]
	v_mov_b32_e32 v1, v2
	global_load_dword v3, v[0:1], off glc
	s_waitcnt vmcnt(0)
	.loc	0 114 3
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	.loc	0 114 7
	buffer_load_dword v4, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v0, s5
	v_mov_b32_e32 v5, v0
	.loc	0 114 3
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[5:6], s4, v[4:5]
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v6
	v_add_co_u32_e64 v0, s[4:5], v0, v4
	v_addc_co_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	.loc	0 114 10
	global_load_dword v2, v[0:1], off
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v2, v2, v3
	global_store_dword v[0:1], v2, off
	.loc	0 108 40 is_stmt 1
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
	.loc	0 108 2 is_stmt 0
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_branch .LBB14_3
.LBB14_10:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_b64 exec, exec, s[4:5]
	.loc	0 116 1 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp13:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel meet_twice
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
.Lfunc_end6:
	.size	meet_twice, .Lfunc_end6-meet_twice

	.protected	sum_of_children
	.globl	sum_of_children
	.p2align	8
	.type	sum_of_children,@function
sum_of_children:
.Lfunc_begin7:
	.loc	0 120 0
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
.Ltmp14:
	.loc	0 121 11 prologue_end
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
	s_mov_b32 s4, 1
	.loc	0 121 27 is_stmt 0
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s4
	.loc	0 121 7
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	.loc	0 123 10 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	.loc	0 123 12 is_stmt 0
	s_waitcnt vmcnt(0)
	v_lshl_or_b32 v1, v1, s4, s4
	s_mov_b32 s4, 63
	.loc	0 123 16
	v_cmp_gt_u32_e64 s[4:5], v1, s4
	.loc	0 123 6
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 11
	v_writelane_b32 v0, s7, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB15_1
	s_branch .LBB15_11
.LBB15_1:
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
	s_cbranch_execz .LBB15_3
	.loc	0 0 6
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], 0
	.loc	0 124 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_branch .LBB15_4
.LBB15_3:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 13
	v_readlane_b32 s5, v0, 14
	s_or_b64 exec, exec, s[4:5]
	.loc	0 123 6 is_stmt 1
	s_branch .LBB15_12
.LBB15_4:
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
	v_readlane_b32 s8, v0, 15
	v_readlane_b32 s9, v0, 16
	.loc	0 124 10 is_stmt 1
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
	buffer_load_dword v5, off, s[0:3], s33 offset:28
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v5, s8, v5
	s_mov_b32 s8, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, v7
	s_mov_b32 s8, 2
	v_lshlrev_b64 v[7:8], s8, v[5:6]
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v8
	v_add_co_u32_e64 v5, s[8:9], v5, v6
	v_addc_co_u32_e64 v0, s[8:9], v0, v1, s[8:9]
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
	s_add_u32 s16, s16, _Z9atomic_orPU3AS1Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z9atomic_orPU3AS1Vjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v4, s15, v4
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v3, s15, v3
	v_or3_b32 v31, v2, v3, v4
	v_mov_b32_e32 v2, 0
	buffer_store_dword v2, off, s[0:3], s33 offset:52
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v1, v0
	.loc	0 124 29 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[4:5], -1
	.loc	0 124 35
	s_waitcnt vmcnt(0)
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
	s_cbranch_execz .LBB15_6
	.loc	0 124 38
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
	buffer_load_dword v5, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v5
	buffer_load_dword v5, off, s[0:3], s33 offset:28
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0)
	v_lshl_or_b32 v5, v5, s8, s8
	s_mov_b32 s8, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, v7
	s_mov_b32 s8, 2
	v_lshlrev_b64 v[7:8], s8, v[5:6]
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v8
	v_add_co_u32_e64 v5, s[8:9], v5, v6
	v_addc_co_u32_e64 v0, s[8:9], v0, v1, s[8:9]
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
	s_add_u32 s16, s16, _Z9atomic_orPU3AS1Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z9atomic_orPU3AS1Vjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v4, s15, v4
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v3, s15, v3
	v_or3_b32 v31, v2, v3, v4
	v_mov_b32_e32 v2, 0
	buffer_store_dword v2, off, s[0:3], s33 offset:56
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v1, v0
	.loc	0 124 61
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e64 s[4:5], v1, v2
	s_orn2_b64 s[4:5], s[4:5], exec
	.loc	0 124 35
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
.LBB15_6:
	.loc	0 0 35
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	v_readlane_b32 s5, v0, 22
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s6, v0, 19
	v_readlane_b32 s7, v0, 20
	s_mov_b64 s[4:5], -1
	.loc	0 124 3
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
	s_cbranch_execz .LBB15_8
	.loc	0 0 3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], 0
	s_xor_b64 s[4:5], exec, -1
	.loc	0 124 3
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
.LBB15_8:
	.loc	0 0 3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v0, 25
	v_readlane_b32 s9, v0, 26
	s_or_b64 exec, exec, s[8:9]
	v_readlane_b32 s6, v0, 17
	v_readlane_b32 s7, v0, 18
	v_readlane_b32 s4, v0, 23
	v_readlane_b32 s5, v0, 24
	.loc	0 124 3
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[6:7]
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
	s_cbranch_execnz .LBB15_4
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_b64 exec, exec, s[4:5]
	.loc	0 126 12 is_stmt 1
	buffer_load_dword v7, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	.loc	0 126 20 is_stmt 0
	s_mov_b32 s5, 0
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v3, s5
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, v2
	v_mov_b32_e32 v1, v3
	s_mov_b32 s6, 1
	.loc	0 126 18
	v_lshlrev_b32_e64 v3, s6, v2
	.loc	0 126 12
	v_mov_b32_e32 v2, s5
	v_mov_b32_e32 v4, v3
	v_mov_b32_e32 v5, v2
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[9:10], s4, v[4:5]
	v_mov_b32_e32 v4, v7
	v_mov_b32_e32 v6, v9
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v5, v10
	v_add_co_u32_e64 v4, s[8:9], v4, v6
	v_addc_co_u32_e64 v2, s[8:9], v2, v5, s[8:9]
	v_mov_b32_e32 v5, v2
	global_load_dword v2, v[4:5], off
	.loc	0 126 35
	v_or_b32_e64 v3, v3, s6
	.loc	0 126 25
	v_mov_b32_e32 v5, s5
	v_mov_b32_e32 v4, v5
	v_lshlrev_b64 v[9:10], s4, v[3:4]
	v_mov_b32_e32 v3, v7
	v_mov_b32_e32 v6, v9
	v_mov_b32_e32 v4, v8
	v_mov_b32_e32 v5, v10
	v_add_co_u32_e64 v3, s[6:7], v3, v6
	v_addc_co_u32_e64 v5, s[6:7], v4, v5, s[6:7]
	v_mov_b32_e32 v4, v5
	global_load_dword v3, v[3:4], off
	.loc	0 126 23
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v2, v2, v3
	.loc	0 126 3
	v_lshlrev_b64 v[5:6], s4, v[0:1]
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_co_u32_e64 v0, s[4:5], v0, v4
	v_addc_co_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	.loc	0 126 10
	global_store_dword v[0:1], v2, off
	.loc	0 127 2 is_stmt 1
	s_branch .LBB15_3
.LBB15_11:
	.loc	0 128 12
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	.loc	0 128 17 is_stmt 0
	s_mov_b32 s5, 0
	buffer_load_dword v3, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v0, s5
	v_mov_b32_e32 v4, v0
	s_mov_b32 s4, 2
	.loc	0 128 12
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[4:5], s4, v[3:4]
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v0, s[6:7], v0, v3
	v_addc_co_u32_e64 v2, s[6:7], v1, v2, s[6:7]
	v_mov_b32_e32 v1, v2
	global_load_dword v2, v[0:1], off glc
	s_waitcnt vmcnt(0)
	.loc	0 128 3
	buffer_load_dword v7, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	.loc	0 128 7
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v3, s5
	v_mov_b32_e32 v1, v3
	.loc	0 128 3
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[5:6], s4, v[0:1]
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_co_u32_e64 v0, s[4:5], v0, v4
	v_addc_co_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	.loc	0 128 10
	global_store_dword v[0:1], v2, off
	s_branch .LBB15_1
.LBB15_12:
	.loc	0 0 10
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
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
	s_mov_b64 s[18:19], 32
	.loc	0 130 2 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v1, s8, 29
	v_writelane_b32 v1, s9, 30
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s17, s17, _Z9mem_fencej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	s_waitcnt vmcnt(1)
	v_lshlrev_b32_e64 v3, s15, v3
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v2, s15, v2
	v_or3_b32 v31, v0, v2, v3
	buffer_store_dword v31, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v0, 2
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	buffer_load_dword v31, off, s[0:3], s33 offset:60
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
	.loc	0 131 15
	buffer_load_dword v6, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v1
	.loc	0 131 20 is_stmt 0
	s_mov_b32 s15, 0
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, v3
	.loc	0 131 15
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[4:5], v0, v[1:2]
	v_mov_b32_e32 v1, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v1, s[16:17], v1, v3
	v_addc_co_u32_e64 v0, s[16:17], v0, v2, s[16:17]
	v_mov_b32_e32 v2, v0
	.loc	0 131 2
	v_mov_b32_e32 v0, v1
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11atomic_xchgPU3AS1Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z11atomic_xchgPU3AS1Vjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	.loc	0 132 1 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp15:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel sum_of_children
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
	.size	sum_of_children, .Lfunc_end7-sum_of_children

	.protected	wait_for_progress
	.globl	wait_for_progress
	.p2align	8
	.type	wait_for_progress,@function
wait_for_progress:
.Lfunc_begin8:
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
.Ltmp16:
	.loc	0 137 11 prologue_end
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
	.loc	0 137 7 is_stmt 0
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	.loc	0 139 6 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	.loc	0 139 8 is_stmt 0
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, 1, v1
	v_cmp_eq_u32_e64 s[6:7], v1, 1
	.loc	0 139 6
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB16_2
	.loc	0 0 6
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], 0
	.loc	0 140 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_branch .LBB16_3
.LBB16_2:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	s_or_b64 exec, exec, s[4:5]
	.loc	0 139 6 is_stmt 1
	s_branch .LBB16_8
.LBB16_3:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
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
	v_readlane_b32 s8, v1, 15
	v_readlane_b32 s9, v1, 16
	v_readlane_b32 s18, v1, 13
	v_readlane_b32 s19, v1, 14
	v_writelane_b32 v1, s18, 17
	v_writelane_b32 v1, s19, 18
	.loc	0 140 10 is_stmt 1
	v_writelane_b32 v1, s8, 19
	v_writelane_b32 v1, s9, 20
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	buffer_load_dword v3, off, s[0:3], s33 offset:48
	buffer_load_dword v4, off, s[0:3], s33 offset:52
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v7, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v7
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	v_writelane_b32 v1, s15, 21
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	v_lshrrev_b64 v[5:6], s15, v[5:6]
	v_mov_b32_e32 v1, v5
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9atomic_orPU3AS1Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z9atomic_orPU3AS1Vjj@rel32@hi+12
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
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v1, 21
	v_readlane_b32 s4, v1, 19
	v_readlane_b32 s5, v1, 20
	v_mov_b32_e32 v1, v0
	.loc	0 140 21 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	v_cmp_lt_u32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 22
	v_writelane_b32 v0, s5, 23
	.loc	0 140 3
	v_writelane_b32 v0, s4, 24
	v_writelane_b32 v0, s5, 25
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 26
	v_writelane_b32 v0, s5, 27
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB16_5
	.loc	0 0 3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 22
	v_readlane_b32 s5, v0, 23
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 140 3
	v_writelane_b32 v0, s4, 24
	v_writelane_b32 v0, s5, 25
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
.LBB16_5:
	.loc	0 0 3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 26
	v_readlane_b32 s5, v0, 27
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 17
	v_readlane_b32 s9, v0, 18
	v_readlane_b32 s6, v0, 24
	v_readlane_b32 s7, v0, 25
	.loc	0 140 3
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 15
	v_writelane_b32 v0, s7, 16
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 13
	v_writelane_b32 v0, s7, 14
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 28
	v_writelane_b32 v0, s7, 29
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB16_3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 28
	v_readlane_b32 s5, v0, 29
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB16_2
.LBB16_8:
	.loc	0 0 3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	v_mov_b32_e32 v1, 0
	.loc	0 142 12 is_stmt 1
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 s[4:5], 0
	.loc	0 142 7 is_stmt 0
	s_waitcnt vmcnt(1)
	v_writelane_b32 v0, s4, 30
	v_writelane_b32 v0, s5, 31
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
.LBB16_9:
	.loc	0 0 7
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 32
	v_readlane_b32 s5, v0, 33
	v_readlane_b32 s6, v0, 30
	v_readlane_b32 s7, v0, 31
	v_writelane_b32 v0, s6, 34
	v_writelane_b32 v0, s7, 35
	.loc	0 142 19
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s6, 2
	.loc	0 142 21
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 36
	v_writelane_b32 v0, s5, 37
	.loc	0 142 2
	v_writelane_b32 v0, s4, 38
	v_writelane_b32 v0, s5, 39
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 40
	v_writelane_b32 v0, s5, 41
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB16_12
	.loc	0 143 8 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 1
	.loc	0 143 10 is_stmt 0
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 0
	.loc	0 143 16
	v_cmp_eq_u32_e64 s[6:7], v1, s4
	.loc	0 143 7
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 42
	v_writelane_b32 v0, s5, 43
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB16_13
	.loc	0 144 15 is_stmt 1
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
	.loc	0 144 4 is_stmt 0
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
	s_branch .LBB16_13
.LBB16_12:
	.loc	0 0 4
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 40
	v_readlane_b32 s5, v0, 41
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 34
	v_readlane_b32 s9, v0, 35
	v_readlane_b32 s6, v0, 38
	v_readlane_b32 s7, v0, 39
	.loc	0 142 2 is_stmt 1
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 32
	v_writelane_b32 v0, s7, 33
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 30
	v_writelane_b32 v0, s7, 31
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 44
	v_writelane_b32 v0, s7, 45
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB16_9
	s_branch .LBB16_15
.LBB16_13:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 42
	v_readlane_b32 s5, v0, 43
	s_or_b64 exec, exec, s[4:5]
	.loc	0 142 27
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 36
	v_readlane_b32 s5, v0, 37
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 142 2
	v_writelane_b32 v0, s4, 38
	v_writelane_b32 v0, s5, 39
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_branch .LBB16_12
.LBB16_15:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 44
	v_readlane_b32 s5, v0, 45
	s_or_b64 exec, exec, s[4:5]
	.loc	0 145 11 is_stmt 1
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
	s_add_u32 s16, s16, _Z9atomic_orPU3AS1Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z9atomic_orPU3AS1Vjj@rel32@hi+12
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
	v_mov_b32_e32 v3, v0
	.loc	0 145 2 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	.loc	0 145 6
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
	.loc	0 145 9
	global_store_dword v[1:2], v3, off
	.loc	0 146 1 is_stmt 1
	s_endpgm
.Ltmp17:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel wait_for_progress
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
	.size	wait_for_progress, .Lfunc_end8-wait_for_progress

	.protected	either_word
	.globl	either_word
	.p2align	8
	.type	either_word,@function
either_word:
.Lfunc_begin9:
	.loc	0 150 0
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
.Ltmp18:
	.loc	0 151 11 prologue_end
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
	.loc	0 151 7 is_stmt 0
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b64 s[4:5], 0
	.loc	0 153 2 is_stmt 1
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
.LBB17_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	.loc	0 153 9
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 1
	.loc	0 153 11
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], 0
	.loc	0 153 15
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB17_3
	.loc	0 153 20
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
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
	buffer_load_dword v10, off, s[0:3], s33
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 s8, -1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v5, v0, s8
	s_mov_b32 s19, 0
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v6, v0
	s_mov_b32 s18, 2
	v_lshlrev_b64 v[8:9], s18, v[5:6]
	v_mov_b32_e32 v5, v10
	v_mov_b32_e32 v7, v8
	v_mov_b32_e32 v0, v11
	v_mov_b32_e32 v6, v9
	v_add_co_u32_e64 v5, s[8:9], v5, v7
	v_addc_co_u32_e64 v0, s[8:9], v0, v6, s[8:9]
	v_mov_b32_e32 v6, v0
	s_mov_b64 s[20:21], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s20
	s_mov_b32 s15, s21
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v1, s8, 19
	v_writelane_b32 v1, s9, 20
	v_mov_b32_e32 v0, v5
	s_mov_b32 s15, 32
	v_writelane_b32 v1, s15, 21
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	v_lshrrev_b64 v[5:6], s15, v[5:6]
	v_mov_b32_e32 v1, v5
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9atomic_orPU3AS1Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z9atomic_orPU3AS1Vjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v4, s15, v4
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v3, s15, v3
	v_or3_b32 v31, v2, v3, v4
	buffer_store_dword v31, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v2, 0
	buffer_store_dword v2, off, s[0:3], s33 offset:56
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	buffer_load_dword v31, off, s[0:3], s33 offset:60
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s15, v1, 21
	v_readlane_b32 s14, v1, 0
	v_readlane_b32 s13, v1, 1
	v_readlane_b32 s12, v1, 2
	v_readlane_b32 s10, v1, 3
	v_readlane_b32 s11, v1, 4
	v_readlane_b32 s8, v1, 19
	v_readlane_b32 s9, v1, 20
	v_readlane_b32 s4, v1, 9
	v_readlane_b32 s5, v1, 10
	v_readlane_b32 s6, v1, 7
	v_readlane_b32 s7, v1, 8
	.loc	0 153 41
	buffer_store_dword v0, off, s[0:3], s33 offset:52
	buffer_load_dword v0, off, s[0:3], s33
	s_nop 0
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v3
	buffer_load_dword v3, off, s[0:3], s33 offset:28
	s_mov_b32 s20, -2
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v3, v3, s20
	v_mov_b32_e32 v5, s19
	v_mov_b32_e32 v4, v5
	v_lshlrev_b64 v[5:6], s18, v[3:4]
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v6
	v_add_co_u32_e64 v3, s[18:19], v3, v4
	v_addc_co_u32_e64 v0, s[18:19], v0, v1, s[18:19]
	v_mov_b32_e32 v4, v0
	v_mov_b32_e32 v0, v3
	v_lshrrev_b64 v[3:4], s15, v[3:4]
	v_mov_b32_e32 v1, v3
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v3, v0
	.loc	0 153 39
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(1)
	v_or_b32_e64 v1, v1, v3
	.loc	0 153 18
	v_cmp_eq_u32_e64 s[4:5], v1, v2
	s_and_b64 s[4:5], s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
.LBB17_3:
	.loc	0 0 18
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	v_readlane_b32 s5, v0, 18
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s6, v0, 15
	v_readlane_b32 s7, v0, 16
	s_mov_b64 s[4:5], -1
	.loc	0 153 2
	v_writelane_b32 v0, s4, 22
	v_writelane_b32 v0, s5, 23
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 24
	v_writelane_b32 v0, s5, 25
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB17_5
	.loc	0 0 2
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], 0
	s_xor_b64 s[4:5], exec, -1
	.loc	0 153 2
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 22
	v_writelane_b32 v0, s5, 23
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
.LBB17_5:
	.loc	0 0 2
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v0, 24
	v_readlane_b32 s9, v0, 25
	s_or_b64 exec, exec, s[8:9]
	v_readlane_b32 s6, v0, 13
	v_readlane_b32 s7, v0, 14
	v_readlane_b32 s4, v0, 22
	v_readlane_b32 s5, v0, 23
	.loc	0 153 2
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 11
	v_writelane_b32 v0, s7, 12
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 26
	v_writelane_b32 v0, s7, 27
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB17_1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 26
	v_readlane_b32 s5, v0, 27
	s_or_b64 exec, exec, s[4:5]
	.loc	0 155 11 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
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
	s_mov_b32 s8, 0
	v_writelane_b32 v1, s8, 28
	buffer_load_dword v7, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v0, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v7
	v_mov_b32_e32 v6, v0
	.loc	0 155 2 is_stmt 0
	buffer_load_dword v12, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v13, v0
	v_mov_b32_e32 v0, 2
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	v_lshlrev_b64 v[10:11], v0, v[5:6]
	v_mov_b32_e32 v5, v12
	v_mov_b32_e32 v9, v10
	v_mov_b32_e32 v6, v13
	v_mov_b32_e32 v8, v11
	v_add_co_u32_e64 v5, s[8:9], v5, v9
	v_addc_co_u32_e64 v8, s[8:9], v6, v8, s[8:9]
	v_mov_b32_e32 v6, v8
	.loc	0 155 9
	global_store_dword v[5:6], v7, off
	s_mov_b64 s[18:19], 32
	.loc	0 156 2 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v1, s8, 29
	v_writelane_b32 v1, s9, 30
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s17, s17, _Z9mem_fencej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v4, s15, v4
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v3, s15, v3
	v_or3_b32 v31, v2, v3, v4
	buffer_store_dword v31, off, s[0:3], s33 offset:64
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	buffer_load_dword v31, off, s[0:3], s33 offset:64
	v_readlane_b32 s15, v1, 28
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
	.loc	0 157 13
	buffer_load_dword v6, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v1
	.loc	0 157 18 is_stmt 0
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v3, s15
	v_mov_b32_e32 v2, v3
	.loc	0 157 13
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[4:5], v0, v[1:2]
	v_mov_b32_e32 v1, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v1, s[16:17], v1, v3
	v_addc_co_u32_e64 v0, s[16:17], v0, v2, s[16:17]
	v_mov_b32_e32 v2, v0
	.loc	0 157 2
	v_mov_b32_e32 v0, v1
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9atomic_orPU3AS1Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z9atomic_orPU3AS1Vjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	.loc	0 158 1 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp19:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel either_word
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
	.size	either_word, .Lfunc_end9-either_word

	.protected	made_before
	.globl	made_before
	.p2align	8
	.type	made_before,@function
made_before:
.Lfunc_begin10:
	.loc	0 163 0
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
.Ltmp20:
	.loc	0 164 11 prologue_end
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
	.loc	0 164 7 is_stmt 0
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	.loc	0 166 6 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 32
	.loc	0 166 8 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[6:7], v1, s4
	.loc	0 166 6
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB18_2
	.loc	0 167 18 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
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
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	.loc	0 167 20 is_stmt 0
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v7, v0, v0
	.loc	0 167 3
	buffer_load_dword v12, off, s[0:3], s33 offset:8
	buffer_load_dword v5, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v13, v5
	s_mov_b32 s8, 64
	.loc	0 167 11
	v_add_u32_e64 v5, v0, s8
	.loc	0 167 3
	s_mov_b32 s8, 0
	v_writelane_b32 v1, s8, 13
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v0, 2
	buffer_store_dword v0, off, s[0:3], s33 offset:56
	v_lshlrev_b64 v[10:11], v0, v[5:6]
	v_mov_b32_e32 v5, v12
	v_mov_b32_e32 v9, v10
	v_mov_b32_e32 v6, v13
	v_mov_b32_e32 v8, v11
	v_add_co_u32_e64 v5, s[8:9], v5, v9
	v_addc_co_u32_e64 v8, s[8:9], v6, v8, s[8:9]
	v_mov_b32_e32 v6, v8
	.loc	0 167 16
	global_store_dword v[5:6], v7, off
	s_waitcnt vmcnt(0)
	s_mov_b64 s[18:19], 32
	.loc	0 168 3 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v1, s8, 14
	v_writelane_b32 v1, s9, 15
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s17, s17, _Z9mem_fencej@rel32@hi+12
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
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	buffer_load_dword v31, off, s[0:3], s33 offset:52
	v_readlane_b32 s15, v1, 13
	v_readlane_b32 s14, v1, 0
	v_readlane_b32 s13, v1, 1
	v_readlane_b32 s12, v1, 2
	v_readlane_b32 s10, v1, 3
	v_readlane_b32 s11, v1, 4
	v_readlane_b32 s8, v1, 14
	v_readlane_b32 s9, v1, 15
	v_readlane_b32 s6, v1, 7
	v_readlane_b32 s7, v1, 8
	v_readlane_b32 s4, v1, 9
	v_readlane_b32 s5, v1, 10
	.loc	0 169 16
	buffer_load_dword v6, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v1
	.loc	0 169 21 is_stmt 0
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v3, s15
	v_mov_b32_e32 v2, v3
	.loc	0 169 16
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[4:5], v0, v[1:2]
	v_mov_b32_e32 v1, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v1, s[16:17], v1, v3
	v_addc_co_u32_e64 v0, s[16:17], v0, v2, s[16:17]
	v_mov_b32_e32 v2, v0
	.loc	0 169 3
	v_mov_b32_e32 v0, v1
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11atomic_xchgPU3AS1Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z11atomic_xchgPU3AS1Vjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
.LBB18_2:
	.loc	0 0 3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	s_or_b64 exec, exec, s[4:5]
	.loc	0 171 6 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 31
	.loc	0 171 8 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e64 s[6:7], v1, s4
	.loc	0 171 6
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 16
	v_writelane_b32 v0, s5, 17
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB18_4
	.loc	0 0 6
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], 0
	.loc	0 172 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 18
	v_writelane_b32 v0, s5, 19
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_branch .LBB18_5
.LBB18_4:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	v_readlane_b32 s5, v0, 17
	s_or_b64 exec, exec, s[4:5]
	.loc	0 171 6 is_stmt 1
	s_branch .LBB18_10
.LBB18_5:
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
	v_readlane_b32 s8, v0, 20
	v_readlane_b32 s9, v0, 21
	v_readlane_b32 s18, v0, 18
	v_readlane_b32 s19, v0, 19
	v_writelane_b32 v0, s18, 22
	v_writelane_b32 v0, s19, 23
	.loc	0 172 10 is_stmt 1
	v_writelane_b32 v0, s8, 24
	v_writelane_b32 v0, s9, 25
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
	buffer_load_dword v5, off, s[0:3], s33 offset:28
	s_mov_b32 s15, 32
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v5, v5, s15
	s_mov_b32 s8, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, v7
	s_mov_b32 s8, 2
	v_lshlrev_b64 v[7:8], s8, v[5:6]
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v8
	v_add_co_u32_e64 v5, s[8:9], v5, v6
	v_addc_co_u32_e64 v0, s[8:9], v0, v1, s[8:9]
	v_mov_b32_e32 v6, v0
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s17, s18
	s_mov_b32 s16, s19
	s_add_u32 s8, s8, s17
	s_addc_u32 s16, s9, s16
	s_mov_b32 s9, s16
	v_mov_b32_e32 v0, v5
	v_lshrrev_b64 v[5:6], s15, v[5:6]
	v_mov_b32_e32 v1, v5
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9atomic_orPU3AS1Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z9atomic_orPU3AS1Vjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v4, s15, v4
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v3, s15, v3
	v_or3_b32 v31, v2, v3, v4
	v_mov_b32_e32 v2, 0
	buffer_store_dword v2, off, s[0:3], s33 offset:60
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 24
	v_readlane_b32 s5, v1, 25
	v_mov_b32_e32 v1, v0
	.loc	0 172 30 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	v_cmp_eq_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 26
	v_writelane_b32 v0, s5, 27
	.loc	0 172 3
	v_writelane_b32 v0, s4, 28
	v_writelane_b32 v0, s5, 29
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 30
	v_writelane_b32 v0, s5, 31
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB18_7
	.loc	0 0 3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 26
	v_readlane_b32 s5, v0, 27
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 172 3
	v_writelane_b32 v0, s4, 28
	v_writelane_b32 v0, s5, 29
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
.LBB18_7:
	.loc	0 0 3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 30
	v_readlane_b32 s5, v0, 31
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 22
	v_readlane_b32 s9, v0, 23
	v_readlane_b32 s6, v0, 28
	v_readlane_b32 s7, v0, 29
	.loc	0 172 3
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 20
	v_writelane_b32 v0, s7, 21
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 18
	v_writelane_b32 v0, s7, 19
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 32
	v_writelane_b32 v0, s7, 33
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB18_5
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 32
	v_readlane_b32 s5, v0, 33
	s_or_b64 exec, exec, s[4:5]
	.loc	0 174 12 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	.loc	0 174 22 is_stmt 0
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 32
	.loc	0 174 24
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v3, v0, s4
	.loc	0 174 12
	s_mov_b32 s5, 0
	v_mov_b32_e32 v0, s5
	v_mov_b32_e32 v4, v0
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[4:5], s4, v[3:4]
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v0, s[6:7], v0, v3
	v_addc_co_u32_e64 v2, s[6:7], v1, v2, s[6:7]
	v_mov_b32_e32 v1, v2
	global_load_dword v2, v[0:1], off glc
	s_waitcnt vmcnt(0)
	.loc	0 174 3
	buffer_load_dword v7, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	.loc	0 174 7
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v3, s5
	v_mov_b32_e32 v1, v3
	.loc	0 174 3
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[5:6], s4, v[0:1]
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_co_u32_e64 v0, s[4:5], v0, v4
	v_addc_co_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	.loc	0 174 10
	global_store_dword v[0:1], v2, off
	.loc	0 175 2 is_stmt 1
	s_branch .LBB18_4
.LBB18_10:
	.loc	0 176 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp21:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel made_before
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
	.size	made_before, .Lfunc_end10-made_before

	.protected	brigade_polled
	.globl	brigade_polled
	.p2align	8
	.type	brigade_polled,@function
brigade_polled:
.Lfunc_begin11:
	.loc	0 180 0
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
.Ltmp22:
	.loc	0 181 11 prologue_end
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
	.loc	0 181 7 is_stmt 0
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, s4
	.loc	0 182 7 is_stmt 1
	buffer_store_byte v1, off, s[0:3], s33 offset:32
	s_mov_b64 s[4:5], 0
	.loc	0 184 2
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
.LBB19_1:
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
	.loc	0 184 10
	buffer_load_ubyte v1, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, 1, v1
	v_cmp_eq_u32_e64 s[6:7], v1, 1
	s_mov_b64 s[8:9], -1
	.loc	0 184 9
	s_xor_b64 s[6:7], s[6:7], s[8:9]
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	.loc	0 184 2
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
	s_cbranch_execz .LBB19_11
	.loc	0 185 7 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s6, 0
	.loc	0 185 9 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[4:5], v1, s6
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	v_cmp_ne_u32_e64 s[6:7], v1, s6
	.loc	0 185 14
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 27
	v_writelane_b32 v0, s5, 28
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB19_4
	.loc	0 185 17
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
	buffer_load_dword v5, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v5
	s_mov_b32 s8, 0
	buffer_load_dword v5, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, v7
	s_mov_b32 s8, 2
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
	s_add_u32 s16, s16, _Z9atomic_orPU3AS1Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z9atomic_orPU3AS1Vjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v4, s15, v4
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v3, s15, v3
	v_or3_b32 v31, v2, v3, v4
	v_mov_b32_e32 v2, 0
	buffer_store_dword v2, off, s[0:3], s33 offset:56
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 23
	v_readlane_b32 s5, v1, 24
	v_mov_b32_e32 v1, v0
	.loc	0 185 32
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	v_cmp_ne_u32_e64 s[6:7], v1, v2
	s_andn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[6:7], s[6:7], exec
	s_or_b64 s[4:5], s[4:5], s[6:7]
	.loc	0 185 7
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
.LBB19_4:
	.loc	0 0 7
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s6, v0, 25
	v_readlane_b32 s7, v0, 26
	.loc	0 185 14
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 29
	v_writelane_b32 v0, s5, 30
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB19_9
	.loc	0 186 13 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:60
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 31
	v_writelane_b32 v0, s7, 32
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB19_6
	s_branch .LBB19_8
.LBB19_6:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 31
	v_readlane_b32 s5, v0, 32
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 33
	v_writelane_b32 v0, s5, 34
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB19_10
	.loc	0 186 17 is_stmt 0
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	.loc	0 186 21
	s_mov_b32 s4, 0
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v3, s4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v0
	v_mov_b32_e32 v5, v3
	s_mov_b32 s5, -1
	.loc	0 186 23
	v_add_u32_e64 v6, v0, s5
	.loc	0 186 17
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v7, v0
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[6:7], s4, v[6:7]
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v6
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v7
	v_add_co_u32_e64 v0, s[6:7], v0, v3
	v_addc_co_u32_e64 v2, s[6:7], v1, v2, s[6:7]
	v_mov_b32_e32 v1, v2
	global_load_dword v0, v[0:1], off
	.loc	0 186 30
	s_nop 0
	buffer_load_dword v2, off, s[0:3], s33 offset:8
	buffer_load_dword v1, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
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
	.loc	0 186 28
	v_add_u32_e64 v0, v0, v1
	.loc	0 186 13
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	s_branch .LBB19_10
.LBB19_8:
	.loc	0 186 40
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	global_load_dword v0, v[0:1], off glc
	s_waitcnt vmcnt(0)
	.loc	0 186 13
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_branch .LBB19_6
.LBB19_9:
	.loc	0 0 13
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 29
	v_readlane_b32 s5, v0, 30
	s_or_b64 exec, exec, s[4:5]
	.loc	0 185 14 is_stmt 1
	s_branch .LBB19_12
.LBB19_10:
	.loc	0 0 14 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v4, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v4, 33
	v_readlane_b32 s9, v4, 34
	s_or_b64 exec, exec, s[8:9]
	.loc	0 186 13 is_stmt 1
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
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	buffer_load_dword v7, off, s[0:3], s33 offset:64
	.loc	0 186 4 is_stmt 0
	buffer_load_dword v12, off, s[0:3], s33 offset:16
	buffer_load_dword v3, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v13, v3
	.loc	0 186 8
	s_mov_b32 s8, 0
	v_writelane_b32 v4, s8, 35
	buffer_load_dword v5, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v3, s8
	v_mov_b32_e32 v6, v3
	v_mov_b32_e32 v3, 2
	.loc	0 186 4
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[10:11], v3, v[5:6]
	v_mov_b32_e32 v5, v12
	v_mov_b32_e32 v9, v10
	v_mov_b32_e32 v6, v13
	v_mov_b32_e32 v8, v11
	v_add_co_u32_e64 v5, s[8:9], v5, v9
	v_addc_co_u32_e64 v8, s[8:9], v6, v8, s[8:9]
	v_mov_b32_e32 v6, v8
	.loc	0 186 11
	global_store_dword v[5:6], v7, off
	s_mov_b64 s[18:19], 32
	.loc	0 187 4 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v4, s8, 36
	v_writelane_b32 v4, s9, 37
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v4, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
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
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, v3
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v31, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(1)
	v_readlane_b32 s15, v0, 35
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s8, v0, 36
	v_readlane_b32 s9, v0, 37
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	.loc	0 188 17
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v2, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	.loc	0 188 22 is_stmt 0
	buffer_load_dword v4, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v2, 1
	.loc	0 188 24
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v4, v4, v2
	.loc	0 188 17
	v_mov_b32_e32 v6, s15
	v_mov_b32_e32 v5, v6
	v_lshlrev_b64 v[5:6], v3, v[4:5]
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v6
	v_add_co_u32_e64 v3, s[16:17], v3, v4
	v_addc_co_u32_e64 v0, s[16:17], v0, v1, s[16:17]
	v_mov_b32_e32 v4, v0
	.loc	0 188 4
	v_mov_b32_e32 v0, v3
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[3:4], s15, v[3:4]
	v_mov_b32_e32 v1, v3
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11atomic_xchgPU3AS1Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z11atomic_xchgPU3AS1Vjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_mov_b32 s4, 1
	v_mov_b32_e32 v0, s4
	.loc	0 189 9 is_stmt 1
	buffer_store_byte v0, off, s[0:3], s33 offset:32
	.loc	0 190 3
	s_branch .LBB19_9
.LBB19_11:
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
	.loc	0 184 2 is_stmt 1
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 13
	v_writelane_b32 v0, s7, 14
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 11
	v_writelane_b32 v0, s7, 12
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 38
	v_writelane_b32 v0, s7, 39
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB19_1
	s_branch .LBB19_13
.LBB19_12:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v3, off, s[0:3], s33 offset:36
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
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_mov_b64 s[18:19], 32
	.loc	0 191 3 is_stmt 1
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
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	v_mov_b32_e32 v0, 2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	v_readlane_b32 s5, v0, 18
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 184 2
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_branch .LBB19_11
.LBB19_13:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 38
	v_readlane_b32 s5, v0, 39
	s_or_b64 exec, exec, s[4:5]
	.loc	0 193 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp23:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel brigade_polled
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
	.size	brigade_polled, .Lfunc_end11-brigade_polled

	.protected	last_one_works
	.globl	last_one_works
	.p2align	8
	.type	last_one_works,@function
last_one_works:
.Lfunc_begin12:
	.loc	0 197 0
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
	s_mov_b64 s[18:19], 32
.Ltmp24:
	.loc	0 198 11 prologue_end
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
	buffer_store_dword v3, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
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
	buffer_store_dword v31, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:44
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s8, v2, 11
	v_readlane_b32 s9, v2, 12
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s12, v2, 2
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_nop 0
	buffer_store_dword v2, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v2, v3
	.loc	0 198 7 is_stmt 0
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	.loc	0 198 28
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	.loc	0 200 11 is_stmt 1
	buffer_load_dword v2, off, s[0:3], s33 offset:8
	s_nop 0
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v0
	.loc	0 200 16 is_stmt 0
	s_mov_b32 s15, 0
	buffer_load_dword v4, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v0, s15
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, 2
	.loc	0 200 11
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[5:6], v0, v[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32_e64 v1, s[16:17], v1, v4
	v_addc_co_u32_e64 v3, s[16:17], v2, v3, s[16:17]
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off glc
	s_waitcnt vmcnt(0)
	s_mov_b32 s16, 1
	.loc	0 200 19
	v_add_u32_e64 v3, v1, s16
	.loc	0 200 2
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	.loc	0 200 6
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v4, s15
	v_mov_b32_e32 v2, v4
	.loc	0 200 2
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[6:7], v0, v[1:2]
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v1, s[16:17], v1, v5
	v_addc_co_u32_e64 v4, s[16:17], v2, v4, s[16:17]
	v_mov_b32_e32 v2, v4
	.loc	0 200 9
	global_store_dword v[1:2], v3, off
	.loc	0 201 2 is_stmt 1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s17, s17, _Z9mem_fencej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v31, off, s[0:3], s33 offset:44
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
	.loc	0 202 17
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b32 s15, 32
	.loc	0 202 6 is_stmt 0
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z10atomic_incPU3AS1Vj@rel32@lo+4
	s_addc_u32 s17, s17, _Z10atomic_incPU3AS1Vj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v1, v0
	.loc	0 202 26
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v2, off, s[0:3], s33 offset:24
	s_mov_b32 s4, -1
	.loc	0 202 28
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v2, v2, s4
	.loc	0 202 23
	v_cmp_eq_u32_e64 s[6:7], v1, v2
	.loc	0 202 6
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB20_2
	.loc	0 0 6
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	v_mov_b32_e32 v1, 0
	.loc	0 203 13 is_stmt 1
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	s_mov_b64 s[4:5], 0
	.loc	0 203 8 is_stmt 0
	s_waitcnt vmcnt(1)
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_branch .LBB20_3
.LBB20_2:
	.loc	0 0 8
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 13
	v_readlane_b32 s5, v0, 14
	s_or_b64 exec, exec, s[4:5]
	.loc	0 202 6 is_stmt 1
	s_branch .LBB20_9
.LBB20_3:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	v_readlane_b32 s5, v0, 18
	v_readlane_b32 s6, v0, 15
	v_readlane_b32 s7, v0, 16
	v_writelane_b32 v0, s6, 19
	v_writelane_b32 v0, s7, 20
	.loc	0 203 20 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	.loc	0 203 24 is_stmt 0
	buffer_load_dword v2, off, s[0:3], s33 offset:24
	.loc	0 203 22
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	.loc	0 203 3
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB20_5
	.loc	0 204 11 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
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
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	buffer_load_dword v3, off, s[0:3], s33 offset:60
	buffer_load_dword v4, off, s[0:3], s33 offset:64
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v5, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v5
	s_mov_b32 s8, 0
	buffer_load_dword v5, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, v7
	s_mov_b32 s8, 2
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
	s_add_u32 s16, s16, _Z9atomic_orPU3AS1Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z9atomic_orPU3AS1Vjj@rel32@hi+12
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
	v_mov_b32_e32 v1, v0
	.loc	0 204 8 is_stmt 0
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, v1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	.loc	0 204 4
	s_branch .LBB20_6
.LBB20_5:
	.loc	0 0 4
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 19
	v_readlane_b32 s9, v0, 20
	v_readlane_b32 s6, v0, 23
	v_readlane_b32 s7, v0, 24
	.loc	0 203 3 is_stmt 1
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
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB20_3
	s_branch .LBB20_7
.LBB20_6:
	.loc	0 203 28 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	v_readlane_b32 s5, v0, 22
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 203 3
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_branch .LBB20_5
.LBB20_7:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_b64 exec, exec, s[4:5]
	.loc	0 204 11 is_stmt 1
	s_branch .LBB20_2
.LBB20_9:
	.loc	0 205 6
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 29
	v_writelane_b32 v0, s5, 30
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB20_11
	.loc	0 206 13
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	.loc	0 206 3 is_stmt 0
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	buffer_load_dword v3, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v3
	.loc	0 206 11
	global_store_dword v[0:1], v2, off offset:256
.LBB20_11:
	.loc	0 0 11
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 29
	v_readlane_b32 s5, v0, 30
	s_or_b64 exec, exec, s[4:5]
	.loc	0 207 1 is_stmt 1
	s_endpgm
.Ltmp25:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel last_one_works
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
	.size	last_one_works, .Lfunc_end12-last_one_works

	.protected	leader_polls
	.globl	leader_polls
	.p2align	8
	.type	leader_polls,@function
leader_polls:
.Lfunc_begin13:
	.loc	0 211 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x1400
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
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[28:29]
	v_mov_b32_e32 v31, v0
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[28:29]
	buffer_store_dword v31, off, s[0:3], s33 offset:52
	s_load_dwordx2 s[22:23], s[16:17], 0x0
	s_load_dwordx2 s[20:21], s[16:17], 0x8
	s_load_dwordx2 s[18:19], s[16:17], 0x10
	s_load_dword s8, s[16:17], 0x18
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s9, s23
	v_mov_b32_e32 v1, s9
	buffer_store_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s9, s22
	v_mov_b32_e32 v1, s9
	buffer_store_dword v1, off, s[0:3], s33
	s_mov_b32 s9, s21
	v_mov_b32_e32 v1, s9
	buffer_store_dword v1, off, s[0:3], s33 offset:12
	s_mov_b32 s9, s20
	v_mov_b32_e32 v1, s9
	buffer_store_dword v1, off, s[0:3], s33 offset:8
	s_mov_b32 s9, s19
	v_mov_b32_e32 v1, s9
	buffer_store_dword v1, off, s[0:3], s33 offset:20
	s_mov_b32 s9, s18
	v_mov_b32_e32 v1, s9
	buffer_store_dword v1, off, s[0:3], s33 offset:16
	v_mov_b32_e32 v1, s8
	buffer_store_dword v1, off, s[0:3], s33 offset:24
	s_mov_b64 s[18:19], 32
.Ltmp26:
	.loc	0 213 11 prologue_end
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_waitcnt vmcnt(8)
	v_writelane_b32 v0, s8, 11
	v_writelane_b32 v0, s9, 12
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[28:29]
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
	buffer_load_dword v31, off, s[0:3], s33 offset:52
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s8, v2, 11
	v_readlane_b32 s9, v2, 12
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s12, v2, 2
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_nop 0
	buffer_store_dword v2, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v2, v3
	.loc	0 213 7 is_stmt 0
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	.loc	0 213 32
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z12get_group_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z12get_group_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[28:29]
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v1, v3
	.loc	0 213 28
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	.loc	0 215 6 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	.loc	0 215 8 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v1, v2
	.loc	0 215 6
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[28:29]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB23_9
	.loc	0 0 6
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[28:29]
	v_mov_b32_e32 v1, 1
	.loc	0 216 8 is_stmt 1
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	.loc	0 218 7
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 0
	.loc	0 218 9 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[6:7], v1, s4
	.loc	0 218 7
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[28:29]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB23_3
	.loc	0 0 7
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[28:29]
	s_mov_b64 s[4:5], 0
	.loc	0 219 4 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[28:29]
	s_branch .LBB23_4
.LBB23_3:
	.loc	0 0 4 is_stmt 0
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	v_readlane_b32 s5, v0, 16
	s_or_b64 exec, exec, s[4:5]
	.loc	0 218 7 is_stmt 1
	s_branch .LBB23_10
.LBB23_4:
	.loc	0 0 7 is_stmt 0
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
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
	v_readlane_b32 s8, v0, 19
	v_readlane_b32 s9, v0, 20
	v_readlane_b32 s18, v0, 17
	v_readlane_b32 s19, v0, 18
	v_writelane_b32 v0, s18, 21
	v_writelane_b32 v0, s19, 22
	.loc	0 219 19 is_stmt 1
	v_writelane_b32 v0, s8, 23
	v_writelane_b32 v0, s9, 24
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[28:29]
	buffer_load_dword v31, off, s[0:3], s33 offset:52
	buffer_load_dword v6, off, s[0:3], s33
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 s8, -1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, s8
	s_mov_b32 s8, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v1, v2
	s_mov_b32 s8, 2
	v_lshlrev_b64 v[4:5], s8, v[0:1]
	v_mov_b32_e32 v1, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v1, s[8:9], v1, v3
	v_addc_co_u32_e64 v0, s[8:9], v0, v2, s[8:9]
	v_mov_b32_e32 v2, v0
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_mov_b32_e32 v0, v1
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9atomic_orPU3AS1Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z9atomic_orPU3AS1Vjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 0
	buffer_store_dword v2, off, s[0:3], s33 offset:56
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 23
	v_readlane_b32 s5, v1, 24
	v_mov_b32_e32 v1, v0
	.loc	0 219 17 is_stmt 0
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[28:29]
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	.loc	0 219 39
	v_cmp_eq_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	s_waitcnt vmcnt(1)
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	.loc	0 219 4
	v_writelane_b32 v0, s4, 27
	v_writelane_b32 v0, s5, 28
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 29
	v_writelane_b32 v0, s5, 30
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[28:29]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB23_6
	.loc	0 0 4
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 219 4
	v_writelane_b32 v0, s4, 27
	v_writelane_b32 v0, s5, 28
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[28:29]
.LBB23_6:
	.loc	0 0 4
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 29
	v_readlane_b32 s5, v0, 30
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 21
	v_readlane_b32 s9, v0, 22
	v_readlane_b32 s6, v0, 27
	v_readlane_b32 s7, v0, 28
	.loc	0 219 4
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 19
	v_writelane_b32 v0, s7, 20
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 17
	v_writelane_b32 v0, s7, 18
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 31
	v_writelane_b32 v0, s7, 32
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[28:29]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB23_4
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 31
	v_readlane_b32 s5, v0, 32
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB23_3
.LBB23_9:
	.loc	0 0 4
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 13
	v_readlane_b32 s5, v0, 14
	s_or_b64 exec, exec, s[4:5]
	.loc	0 215 6 is_stmt 1
	s_branch .LBB23_11
.LBB23_10:
	.loc	0 221 10
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v0, 0
	.loc	0 221 8 is_stmt 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v0, v1
	.loc	0 222 2 is_stmt 1
	s_branch .LBB23_9
.LBB23_11:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
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
	buffer_load_dword v31, off, s[0:3], s33 offset:52
	s_mov_b64 s[18:19], 32
	.loc	0 223 2 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v0, s8, 33
	v_writelane_b32 v0, s9, 34
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z7barrierj@rel32@lo+4
	s_addc_u32 s17, s17, _Z7barrierj@rel32@hi+12
	v_writelane_b32 v0, s16, 35
	v_writelane_b32 v0, s17, 36
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[28:29]
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 1
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:52
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 9
	v_readlane_b32 s5, v1, 10
	v_readlane_b32 s6, v1, 7
	v_readlane_b32 s7, v1, 8
	v_readlane_b32 s8, v1, 33
	v_readlane_b32 s9, v1, 34
	v_readlane_b32 s10, v1, 3
	v_readlane_b32 s11, v1, 4
	v_readlane_b32 s12, v1, 2
	v_readlane_b32 s13, v1, 1
	v_readlane_b32 s14, v1, 0
	v_readlane_b32 s16, v1, 35
	v_readlane_b32 s17, v1, 36
	v_mov_b32_e32 v1, 0
	.loc	0 224 20
	ds_read_b32 v1, v1
	.loc	0 224 27 is_stmt 0
	buffer_load_dword v3, off, s[0:3], s33 offset:8
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v2
	.loc	0 224 32
	s_mov_b32 s18, 0
	buffer_load_dword v5, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v2, s18
	v_mov_b32_e32 v6, v2
	s_mov_b32 s15, 2
	.loc	0 224 27
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[6:7], s15, v[5:6]
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v2, s[20:21], v2, v5
	v_addc_co_u32_e64 v4, s[20:21], v3, v4, s[20:21]
	v_mov_b32_e32 v3, v4
	global_load_dword v2, v[2:3], off glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 224 25
	v_add_u32_e64 v3, v1, v2
	.loc	0 224 2
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	.loc	0 224 6
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	.loc	0 224 15
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	s_mov_b32 s19, 6
	.loc	0 224 13
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v1, v1, s19, v2
	.loc	0 224 2
	v_mov_b32_e32 v4, s18
	v_mov_b32_e32 v2, v4
	v_lshlrev_b64 v[6:7], s15, v[1:2]
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v1, s[18:19], v1, v5
	v_addc_co_u32_e64 v4, s[18:19], v2, v4, s[18:19]
	v_mov_b32_e32 v2, v4
	.loc	0 224 18
	global_store_dword v[1:2], v3, off
	.loc	0 225 2 is_stmt 1
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[28:29]
	.loc	0 226 6
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 0
	.loc	0 226 8 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v1, s4
	.loc	0 226 6
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 37
	v_writelane_b32 v0, s5, 38
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[28:29]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB23_13
	.loc	0 227 16 is_stmt 1
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
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
	buffer_load_dword v31, off, s[0:3], s33 offset:52
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v2, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	.loc	0 227 21 is_stmt 0
	s_mov_b32 s8, 0
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, v4
	s_mov_b32 s8, 2
	.loc	0 227 16
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[4:5], s8, v[2:3]
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v5
	v_add_co_u32_e64 v3, s[8:9], v2, v3
	v_addc_co_u32_e64 v0, s[8:9], v0, v1, s[8:9]
	v_mov_b32_e32 v4, v0
	v_mov_b32_e32 v0, 0
	.loc	0 227 25
	ds_read_b32 v0, v0
	s_mov_b32 s8, 1
	.loc	0 227 30
	s_waitcnt lgkmcnt(0)
	v_add_u32_e64 v2, v0, s8
	s_mov_b64 s[18:19], 32
	.loc	0 227 3
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_mov_b32_e32 v0, v3
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[3:4], s15, v[3:4]
	v_mov_b32_e32 v1, v3
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z11atomic_xchgPU3AS1Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z11atomic_xchgPU3AS1Vjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
.LBB23_13:
	.loc	0 0 3
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 37
	v_readlane_b32 s5, v0, 38
	s_or_b64 exec, exec, s[4:5]
	.loc	0 228 1 is_stmt 1
	s_endpgm
.Ltmp27:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel leader_polls
		.amdhsa_group_segment_fixed_size 4
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
.Lfunc_end13:
	.size	leader_polls, .Lfunc_end13-leader_polls

	.protected	groups_meet
	.globl	groups_meet
	.p2align	8
	.type	groups_meet,@function
groups_meet:
.Lfunc_begin14:
	.loc	0 232 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x1800
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
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	v_mov_b32_e32 v31, v0
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	buffer_store_dword v31, off, s[0:3], s33 offset:52
	s_load_dwordx2 s[22:23], s[16:17], 0x0
	s_load_dwordx2 s[20:21], s[16:17], 0x8
	s_load_dwordx2 s[18:19], s[16:17], 0x10
	s_load_dword s8, s[16:17], 0x18
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s9, s23
	v_mov_b32_e32 v1, s9
	buffer_store_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s9, s22
	v_mov_b32_e32 v1, s9
	buffer_store_dword v1, off, s[0:3], s33
	s_mov_b32 s9, s21
	v_mov_b32_e32 v1, s9
	buffer_store_dword v1, off, s[0:3], s33 offset:12
	s_mov_b32 s9, s20
	v_mov_b32_e32 v1, s9
	buffer_store_dword v1, off, s[0:3], s33 offset:8
	s_mov_b32 s9, s19
	v_mov_b32_e32 v1, s9
	buffer_store_dword v1, off, s[0:3], s33 offset:20
	s_mov_b32 s9, s18
	v_mov_b32_e32 v1, s9
	buffer_store_dword v1, off, s[0:3], s33 offset:16
	v_mov_b32_e32 v1, s8
	buffer_store_dword v1, off, s[0:3], s33 offset:24
	s_mov_b64 s[18:19], 32
.Ltmp28:
	.loc	0 233 11 prologue_end
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_waitcnt vmcnt(8)
	v_writelane_b32 v0, s8, 11
	v_writelane_b32 v0, s9, 12
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
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
	buffer_load_dword v31, off, s[0:3], s33 offset:52
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s8, v2, 11
	v_readlane_b32 s9, v2, 12
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s12, v2, 2
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_nop 0
	buffer_store_dword v2, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v2, v3
	.loc	0 233 7 is_stmt 0
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	.loc	0 235 26 is_stmt 1
	buffer_load_dword v2, off, s[0:3], s33 offset:8
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	.loc	0 235 31 is_stmt 0
	s_mov_b32 s15, 0
	buffer_load_dword v4, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v1, 2
	.loc	0 235 26
	buffer_store_dword v1, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(1)
	v_lshlrev_b64 v[5:6], v1, v[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32_e64 v1, s[16:17], v1, v4
	v_addc_co_u32_e64 v3, s[16:17], v2, v3, s[16:17]
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off glc
	s_waitcnt vmcnt(0)
	.loc	0 235 2
	buffer_store_dword v1, off, s[0:3], s33 offset:48
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	.loc	0 235 6
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z13get_global_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z13get_global_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:52
	buffer_load_dword v3, off, s[0:3], s33 offset:48
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
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
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_nop 0
	buffer_store_dword v2, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v4, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v2, v4
	.loc	0 235 2
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[6:7], v0, v[1:2]
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v1, s[16:17], v1, v5
	v_addc_co_u32_e64 v4, s[16:17], v2, v4, s[16:17]
	v_mov_b32_e32 v2, v4
	.loc	0 235 24
	global_store_dword v[1:2], v3, off
	.loc	0 236 2 is_stmt 1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z7barrierj@rel32@lo+4
	s_addc_u32 s17, s17, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	.loc	0 237 6
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	.loc	0 237 8 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v1, v2
	.loc	0 237 6
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB28_2
	.loc	0 238 14 is_stmt 1
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
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
	buffer_load_dword v31, off, s[0:3], s33 offset:52
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[18:19], 32
	.loc	0 238 3 is_stmt 0
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
	s_add_u32 s16, s16, _Z10atomic_incPU3AS1Vj@rel32@lo+4
	s_addc_u32 s17, s17, _Z10atomic_incPU3AS1Vj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_mov_b64 s[4:5], 0
	.loc	0 239 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_branch .LBB28_3
.LBB28_2:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 13
	v_readlane_b32 s5, v0, 14
	s_or_b64 exec, exec, s[4:5]
	.loc	0 237 6 is_stmt 1
	s_branch .LBB28_8
.LBB28_3:
	.loc	0 0 6 is_stmt 0
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
	v_readlane_b32 s8, v3, 17
	v_readlane_b32 s9, v3, 18
	v_readlane_b32 s18, v3, 15
	v_readlane_b32 s19, v3, 16
	v_writelane_b32 v3, s18, 19
	v_writelane_b32 v3, s19, 20
	.loc	0 239 10 is_stmt 1
	v_writelane_b32 v3, s8, 21
	v_writelane_b32 v3, s9, 22
	buffer_load_dword v31, off, s[0:3], s33 offset:52
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v4, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v4
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 23
	v_writelane_b32 v3, s9, 24
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9atomic_orPU3AS1Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z9atomic_orPU3AS1Vjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 0
	buffer_store_dword v2, off, s[0:3], s33 offset:68
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:52
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v1, 0
	v_readlane_b32 s13, v1, 1
	v_readlane_b32 s12, v1, 2
	v_readlane_b32 s10, v1, 3
	v_readlane_b32 s11, v1, 4
	v_readlane_b32 s8, v1, 23
	v_readlane_b32 s9, v1, 24
	v_readlane_b32 s4, v1, 9
	v_readlane_b32 s5, v1, 10
	v_readlane_b32 s6, v1, 7
	v_readlane_b32 s7, v1, 8
	v_mov_b32_e32 v1, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b32 s15, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, v3
	.loc	0 239 23 is_stmt 0
	buffer_store_dword v1, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:64
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z14get_num_groupsj@rel32@lo+4
	s_addc_u32 s17, s17, _Z14get_num_groupsj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v2, 21
	v_readlane_b32 s5, v2, 22
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	v_mov_b32_e32 v5, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	v_mov_b32_e32 v4, v5
	.loc	0 239 21
	s_waitcnt vmcnt(0)
	v_cmp_lt_u64_e64 s[6:7], v[1:2], v[3:4]
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	.loc	0 239 3
	v_writelane_b32 v0, s4, 27
	v_writelane_b32 v0, s5, 28
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 29
	v_writelane_b32 v0, s5, 30
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB28_5
	.loc	0 0 3
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 239 3
	v_writelane_b32 v0, s4, 27
	v_writelane_b32 v0, s5, 28
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
.LBB28_5:
	.loc	0 0 3
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 29
	v_readlane_b32 s5, v0, 30
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 19
	v_readlane_b32 s9, v0, 20
	v_readlane_b32 s6, v0, 27
	v_readlane_b32 s7, v0, 28
	.loc	0 239 3
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 17
	v_writelane_b32 v0, s7, 18
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 15
	v_writelane_b32 v0, s7, 16
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 31
	v_writelane_b32 v0, s7, 32
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB28_3
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 31
	v_readlane_b32 s5, v0, 32
	s_or_b64 exec, exec, s[4:5]
	.loc	0 241 2 is_stmt 1
	s_branch .LBB28_2
.LBB28_8:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
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
	buffer_load_dword v31, off, s[0:3], s33 offset:52
	s_mov_b64 s[18:19], 32
	.loc	0 242 2 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v0, s8, 33
	v_writelane_b32 v0, s9, 34
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z7barrierj@rel32@lo+4
	s_addc_u32 s17, s17, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 2
	buffer_store_dword v0, off, s[0:3], s33 offset:72
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:52
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 9
	v_readlane_b32 s5, v1, 10
	v_readlane_b32 s6, v1, 7
	v_readlane_b32 s7, v1, 8
	v_readlane_b32 s8, v1, 33
	v_readlane_b32 s9, v1, 34
	v_readlane_b32 s10, v1, 3
	v_readlane_b32 s11, v1, 4
	v_readlane_b32 s12, v1, 2
	v_readlane_b32 s13, v1, 1
	v_readlane_b32 s14, v1, 0
	.loc	0 243 27
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	buffer_load_dword v3, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	.loc	0 243 32 is_stmt 0
	buffer_load_dword v3, off, s[0:3], s33 offset:28
	s_mov_b32 s15, 1
	.loc	0 243 34
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v3, v3, s15
	.loc	0 243 27
	s_mov_b32 s15, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, v5
	v_lshlrev_b64 v[4:5], v0, v[3:4]
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v0, s[16:17], v0, v3
	v_addc_co_u32_e64 v2, s[16:17], v1, v2, s[16:17]
	v_mov_b32_e32 v1, v2
	global_load_dword v0, v[0:1], off glc
	s_waitcnt vmcnt(0)
	.loc	0 243 2
	buffer_store_dword v0, off, s[0:3], s33 offset:76
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_nop 0
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	.loc	0 243 6
	buffer_store_dword v0, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:84
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z13get_global_idj@rel32@lo+4
	s_addc_u32 s17, s17, _Z13get_global_idj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:80
	buffer_load_dword v3, off, s[0:3], s33 offset:84
	buffer_load_dword v4, off, s[0:3], s33 offset:76
	v_mov_b32_e32 v5, v0
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	v_mov_b32_e32 v7, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:72
	v_mov_b32_e32 v6, v7
	.loc	0 243 2
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[6:7], v1, v[5:6]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v7
	v_add_co_u32_e64 v1, s[4:5], v1, v5
	v_addc_co_u32_e64 v3, s[4:5], v2, v3, s[4:5]
	v_mov_b32_e32 v2, v3
	.loc	0 243 24
	global_load_dword v3, v[1:2], off
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v3, v3, v4
	global_store_dword v[1:2], v3, off
	.loc	0 244 1 is_stmt 1
	s_endpgm
.Ltmp29:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel groups_meet
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 204
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
.Lfunc_end14:
	.size	groups_meet, .Lfunc_end14-groups_meet

	.protected	take_all
	.globl	take_all
	.p2align	8
	.type	take_all,@function
take_all:
.Lfunc_begin15:
	.loc	0 248 0
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
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v2, off, s[0:3], s33 offset:56
	buffer_store_dword v1, off, s[0:3], s33 offset:52
	buffer_store_dword v0, off, s[0:3], s33 offset:48
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
	.loc	0 249 11 prologue_end
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
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	v_mov_b32_e32 v4, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v3, v4
	s_mov_b32 s4, 1
	.loc	0 249 27 is_stmt 0
	v_add_u32_e64 v2, v2, s4
	.loc	0 249 7
	buffer_store_dword v2, off, s[0:3], s33 offset:28
	.loc	0 249 38
	s_waitcnt vmcnt(1)
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	s_mov_b64 s[4:5], 0
	.loc	0 251 2 is_stmt 1
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
.LBB30_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
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
	v_readlane_b32 s8, v1, 11
	v_readlane_b32 s9, v1, 12
	.loc	0 252 10 is_stmt 1
	v_writelane_b32 v1, s8, 13
	v_writelane_b32 v1, s9, 14
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	buffer_load_dword v3, off, s[0:3], s33 offset:52
	buffer_load_dword v4, off, s[0:3], s33 offset:56
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v7, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v7
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v1, s8, 15
	v_writelane_b32 v1, s9, 16
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[5:6], s15, v[5:6]
	v_mov_b32_e32 v1, v5
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9atomic_orPU3AS1Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z9atomic_orPU3AS1Vjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v4, s15, v4
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v3, s15, v3
	v_or3_b32 v31, v2, v3, v4
	buffer_store_dword v31, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:60
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v1, 0
	v_readlane_b32 s13, v1, 1
	v_readlane_b32 s12, v1, 2
	v_readlane_b32 s10, v1, 3
	v_readlane_b32 s11, v1, 4
	v_readlane_b32 s8, v1, 15
	v_readlane_b32 s9, v1, 16
	v_readlane_b32 s4, v1, 9
	v_readlane_b32 s5, v1, 10
	v_readlane_b32 s6, v1, 7
	v_readlane_b32 s7, v1, 8
	.loc	0 252 8 is_stmt 0
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	.loc	0 253 18 is_stmt 1
	buffer_load_dword v3, off, s[0:3], s33 offset:32
	.loc	0 253 3 is_stmt 0
	buffer_load_dword v8, off, s[0:3], s33
	s_nop 0
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v0
	.loc	0 253 13
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 s15, 64
	.loc	0 253 11
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v0, s15
	.loc	0 253 3
	s_mov_b32 s15, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v0, 2
	v_lshlrev_b64 v[6:7], v0, v[1:2]
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v1, s[16:17], v1, v5
	v_addc_co_u32_e64 v4, s[16:17], v2, v4, s[16:17]
	v_mov_b32_e32 v2, v4
	.loc	0 253 16
	global_store_dword v[1:2], v3, off
	s_waitcnt vmcnt(0)
	.loc	0 254 3 is_stmt 1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s17, s17, _Z9mem_fencej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	.loc	0 255 26
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
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
	buffer_load_dword v4, off, s[0:3], s33 offset:48
	buffer_load_dword v5, off, s[0:3], s33 offset:52
	buffer_load_dword v6, off, s[0:3], s33 offset:56
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v7, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v1
	.loc	0 255 32 is_stmt 0
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	.loc	0 255 38
	buffer_load_dword v3, off, s[0:3], s33 offset:28
	s_mov_b64 s[18:19], 32
	.loc	0 255 11
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
	s_add_u32 s16, s16, _Z14atomic_cmpxchgPU3AS1Vjjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z14atomic_cmpxchgPU3AS1Vjjj@rel32@hi+12
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
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v1, 13
	v_readlane_b32 s7, v1, 14
	v_mov_b32_e32 v1, v0
	.loc	0 255 44
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	.loc	0 255 41
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[4:5], v1, v2
	.loc	0 255 2
	s_or_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 11
	v_writelane_b32 v0, s7, 12
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 17
	v_writelane_b32 v0, s7, 18
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB30_1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	v_readlane_b32 s5, v0, 18
	s_or_b64 exec, exec, s[4:5]
	.loc	0 256 26 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
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
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	buffer_load_dword v3, off, s[0:3], s33 offset:52
	buffer_load_dword v4, off, s[0:3], s33 offset:56
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	.loc	0 256 14 is_stmt 0
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
	v_mov_b32_e32 v1, v0
	.loc	0 256 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 s[4:5], 0
	.loc	0 256 7
	s_waitcnt vmcnt(1)
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
.LBB30_5:
	.loc	0 0 7
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	v_readlane_b32 s5, v0, 22
	v_readlane_b32 s6, v0, 19
	v_readlane_b32 s7, v0, 20
	v_writelane_b32 v0, s6, 23
	v_writelane_b32 v0, s7, 24
	.loc	0 256 37
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s6, 0
	.loc	0 256 2
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	v_writelane_b32 v0, s4, 27
	v_writelane_b32 v0, s5, 28
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 29
	v_writelane_b32 v0, s5, 30
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB30_7
	.loc	0 257 10 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	.loc	0 257 7 is_stmt 0
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, v1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	.loc	0 257 3
	s_branch .LBB30_8
.LBB30_7:
	.loc	0 0 3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 29
	v_readlane_b32 s5, v0, 30
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 23
	v_readlane_b32 s9, v0, 24
	v_readlane_b32 s6, v0, 27
	v_readlane_b32 s7, v0, 28
	.loc	0 256 2 is_stmt 1
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 21
	v_writelane_b32 v0, s7, 22
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 19
	v_writelane_b32 v0, s7, 20
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 31
	v_writelane_b32 v0, s7, 32
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB30_5
	s_branch .LBB30_9
.LBB30_8:
	.loc	0 256 50 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	buffer_load_dword v2, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	.loc	0 256 60
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s6, 64
	.loc	0 256 58
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v4, v1, s6
	.loc	0 256 50
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
	.loc	0 256 48
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 256 2
	v_writelane_b32 v0, s4, 27
	v_writelane_b32 v0, s5, 28
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_branch .LBB30_7
.LBB30_9:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 31
	v_readlane_b32 s5, v0, 32
	s_or_b64 exec, exec, s[4:5]
	.loc	0 258 11 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v3, off, s[0:3], s33 offset:36
	.loc	0 258 2 is_stmt 0
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	.loc	0 258 6
	s_mov_b32 s4, 0
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v2, v4
	s_mov_b32 s4, 2
	.loc	0 258 2
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[6:7], s4, v[1:2]
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v1, s[4:5], v1, v5
	v_addc_co_u32_e64 v4, s[4:5], v2, v4, s[4:5]
	v_mov_b32_e32 v2, v4
	.loc	0 258 9
	global_store_dword v[1:2], v3, off
	.loc	0 259 1 is_stmt 1
	s_endpgm
.Ltmp31:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel take_all
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
	.size	take_all, .Lfunc_end15-take_all

	.protected	list_of_work
	.globl	list_of_work
	.p2align	8
	.type	list_of_work,@function
list_of_work:
.Lfunc_begin16:
	.loc	0 263 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x1800
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
	buffer_store_dword v2, off, s[0:3], s33 offset:72
	buffer_store_dword v1, off, s[0:3], s33 offset:68
	buffer_store_dword v0, off, s[0:3], s33 offset:64
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
.Ltmp32:
	.loc	0 264 11 prologue_end
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 11
	v_writelane_b32 v3, s9, 12
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:48
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
	buffer_store_dword v31, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:60
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s8, v2, 11
	v_readlane_b32 s9, v2, 12
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s12, v2, 2
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_nop 0
	buffer_store_dword v2, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v2, v3
	.loc	0 264 7 is_stmt 0
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	.loc	0 264 28
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	.loc	0 266 17 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 s15, 1
	.loc	0 266 19 is_stmt 0
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v3, v0, s15
	.loc	0 266 2
	buffer_load_dword v8, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	s_mov_b32 s15, 64
	.loc	0 266 10
	v_add_u32_e64 v1, v0, s15
	.loc	0 266 2
	s_mov_b32 s15, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v0, 2
	v_lshlrev_b64 v[6:7], v0, v[1:2]
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v1, s[16:17], v1, v5
	v_addc_co_u32_e64 v4, s[16:17], v2, v4, s[16:17]
	v_mov_b32_e32 v2, v4
	.loc	0 266 15
	global_store_dword v[1:2], v3, off
	s_waitcnt vmcnt(0)
	.loc	0 267 2 is_stmt 1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z7barrierj@rel32@lo+4
	s_addc_u32 s17, s17, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b64 exec, s[28:29]
	.loc	0 268 6
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	.loc	0 268 8 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v1, v2
	.loc	0 268 6
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_mov_b64 exec, s[28:29]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB31_2
	.loc	0 269 15 is_stmt 1
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
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
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	buffer_load_dword v3, off, s[0:3], s33 offset:68
	buffer_load_dword v4, off, s[0:3], s33 offset:72
	buffer_load_dword v5, off, s[0:3], s33
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v0
	s_mov_b64 s[18:19], 4
	.loc	0 269 20 is_stmt 0
	v_mov_b32_e32 v1, v5
	s_mov_b32 s8, s18
	v_mov_b32_e32 v0, v6
	s_mov_b32 s15, s19
	v_add_co_u32_e64 v5, s[8:9], v1, s8
	v_mov_b32_e32 v1, s15
	v_addc_co_u32_e64 v0, s[8:9], v0, v1, s[8:9]
	v_mov_b32_e32 v6, v0
	s_mov_b64 s[18:19], 32
	.loc	0 269 3
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
	v_mov_b32_e32 v2, 64
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
.LBB31_2:
	.loc	0 0 3
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v3, off, s[0:3], s33 offset:48
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v3, 13
	v_readlane_b32 s9, v3, 14
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
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	buffer_load_dword v2, off, s[0:3], s33 offset:72
	s_mov_b64 s[18:19], 32
	.loc	0 270 2 is_stmt 1
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
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b64 exec, s[28:29]
	s_mov_b64 s[4:5], 0
	.loc	0 271 2
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_mov_b64 exec, s[28:29]
.LBB31_3:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:48
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
	v_readlane_b32 s8, v1, 17
	v_readlane_b32 s9, v1, 18
	v_readlane_b32 s18, v1, 15
	v_readlane_b32 s19, v1, 16
	v_writelane_b32 v1, s18, 19
	v_writelane_b32 v1, s19, 20
	.loc	0 272 24 is_stmt 1
	v_writelane_b32 v1, s8, 21
	v_writelane_b32 v1, s9, 22
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	buffer_load_dword v3, off, s[0:3], s33 offset:68
	buffer_load_dword v4, off, s[0:3], s33 offset:72
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v7, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v5, s8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v7
	s_mov_b64 s[18:19], 32
	.loc	0 272 13 is_stmt 0
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v1, s8, 23
	v_writelane_b32 v1, s9, 24
	s_mov_b32 s15, 32
	v_writelane_b32 v1, s15, 25
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:48
	s_mov_b64 exec, s[28:29]
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
	buffer_store_dword v31, off, s[0:3], s33 offset:80
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:80
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s15, v1, 25
	v_readlane_b32 s14, v1, 0
	v_readlane_b32 s13, v1, 1
	v_readlane_b32 s12, v1, 2
	v_readlane_b32 s10, v1, 3
	v_readlane_b32 s11, v1, 4
	v_readlane_b32 s8, v1, 23
	v_readlane_b32 s9, v1, 24
	v_readlane_b32 s4, v1, 9
	v_readlane_b32 s5, v1, 10
	v_readlane_b32 s6, v1, 7
	v_readlane_b32 s7, v1, 8
	.loc	0 272 8
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	.loc	0 274 7 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	.loc	0 274 13 is_stmt 0
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:76
	buffer_load_dword v2, off, s[0:3], s33
	s_nop 0
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v0
	s_mov_b64 s[18:19], 4
	v_mov_b32_e32 v1, v2
	s_mov_b32 s16, s18
	v_mov_b32_e32 v0, v3
	s_mov_b32 s18, s19
	v_add_co_u32_e64 v1, s[16:17], v1, s16
	v_mov_b32_e32 v2, s18
	v_addc_co_u32_e64 v0, s[16:17], v0, v2, s[16:17]
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v0, v1
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9atomic_orPU3AS1Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z9atomic_orPU3AS1Vjj@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	s_mov_b64 exec, s[28:29]
	buffer_load_dword v1, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(1)
	v_readlane_b32 s4, v2, 21
	v_readlane_b32 s5, v2, 22
	v_mov_b32_e32 v2, v0
	.loc	0 274 10
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(1)
	v_cmp_lt_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 26
	v_writelane_b32 v0, s5, 27
	.loc	0 274 7
	v_writelane_b32 v0, s4, 28
	v_writelane_b32 v0, s5, 29
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 30
	v_writelane_b32 v0, s5, 31
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_mov_b64 exec, s[28:29]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB31_8
	s_branch .LBB31_6
.LBB31_4:
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 32
	v_readlane_b32 s5, v0, 33
	s_or_b64 exec, exec, s[4:5]
	.loc	0 275 4 is_stmt 1
	s_branch .LBB31_10
.LBB31_6:
	.loc	0 276 15
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b64 exec, s[28:29]
	buffer_load_dword v2, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	.loc	0 276 25 is_stmt 0
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 s4, 64
	.loc	0 276 23
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v4, v1, s4
	.loc	0 276 15
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
	.loc	0 276 8
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	.loc	0 278 7 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	.loc	0 279 7
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 s4, 16
	.loc	0 279 12 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[6:7], v1, s4
	.loc	0 279 7
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 34
	v_writelane_b32 v0, s5, 35
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_mov_b64 exec, s[28:29]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB31_9
	.loc	0 280 25 is_stmt 1
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
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
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	buffer_load_dword v3, off, s[0:3], s33 offset:68
	buffer_load_dword v4, off, s[0:3], s33 offset:72
	buffer_load_dword v6, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v1
	s_mov_b64 s[18:19], 4
	.loc	0 280 30 is_stmt 0
	v_mov_b32_e32 v5, v6
	s_mov_b32 s8, s18
	v_mov_b32_e32 v1, v7
	s_mov_b32 s15, s19
	v_add_co_u32_e64 v5, s[8:9], v5, s8
	v_mov_b32_e32 v6, s15
	v_addc_co_u32_e64 v1, s[8:9], v1, v6, s[8:9]
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], 32
	.loc	0 280 14
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v0, s8, 36
	v_writelane_b32 v0, s9, 37
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_mov_b64 exec, s[28:29]
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
	buffer_store_dword v31, off, s[0:3], s33 offset:84
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:84
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v1, 0
	v_readlane_b32 s13, v1, 1
	v_readlane_b32 s12, v1, 2
	v_readlane_b32 s10, v1, 3
	v_readlane_b32 s11, v1, 4
	v_readlane_b32 s8, v1, 36
	v_readlane_b32 s9, v1, 37
	v_readlane_b32 s4, v1, 9
	v_readlane_b32 s5, v1, 10
	v_readlane_b32 s6, v1, 7
	v_readlane_b32 s7, v1, 8
	.loc	0 280 9
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	.loc	0 282 20 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 s15, 16
	.loc	0 282 25 is_stmt 0
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v3, v0, s15
	.loc	0 282 4
	buffer_load_dword v8, off, s[0:3], s33
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v0
	.loc	0 282 14
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 s15, 64
	.loc	0 282 12
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v0, s15
	.loc	0 282 4
	s_mov_b32 s15, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v0, 2
	v_lshlrev_b64 v[6:7], v0, v[1:2]
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v1, s[16:17], v1, v5
	v_addc_co_u32_e64 v4, s[16:17], v2, v4, s[16:17]
	v_mov_b32_e32 v2, v4
	.loc	0 282 18
	global_store_dword v[1:2], v3, off
	s_waitcnt vmcnt(0)
	.loc	0 283 4 is_stmt 1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _Z9mem_fencej@rel32@lo+4
	s_addc_u32 s17, s17, _Z9mem_fencej@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	.loc	0 284 3
	s_branch .LBB31_9
.LBB31_8:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 30
	v_readlane_b32 s5, v0, 31
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 19
	v_readlane_b32 s9, v0, 20
	v_readlane_b32 s6, v0, 28
	v_readlane_b32 s7, v0, 29
	.loc	0 274 7 is_stmt 1
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 17
	v_writelane_b32 v0, s7, 18
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 15
	v_writelane_b32 v0, s7, 16
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 32
	v_writelane_b32 v0, s7, 33
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_mov_b64 exec, s[28:29]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB31_3
	s_branch .LBB31_4
.LBB31_9:
	.loc	0 0 7 is_stmt 0
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 34
	v_readlane_b32 s7, v0, 35
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s4, v0, 26
	v_readlane_b32 s5, v0, 27
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 271 2 is_stmt 1
	v_writelane_b32 v0, s4, 28
	v_writelane_b32 v0, s5, 29
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_mov_b64 exec, s[28:29]
	s_branch .LBB31_8
.LBB31_10:
	.loc	0 286 11
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b64 exec, s[28:29]
	buffer_load_dword v3, off, s[0:3], s33 offset:32
	.loc	0 286 2 is_stmt 0
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	.loc	0 286 6
	s_mov_b32 s4, 0
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v2, v4
	s_mov_b32 s4, 2
	.loc	0 286 2
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[6:7], s4, v[1:2]
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v1, s[4:5], v1, v5
	v_addc_co_u32_e64 v4, s[4:5], v2, v4, s[4:5]
	v_mov_b32_e32 v2, v4
	.loc	0 286 9
	global_store_dword v[1:2], v3, off
	.loc	0 287 1 is_stmt 1
	s_endpgm
.Ltmp33:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel list_of_work
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
	.size	list_of_work, .Lfunc_end16-list_of_work

	.protected	polls_some
	.globl	polls_some
	.p2align	8
	.type	polls_some,@function
polls_some:
.Lfunc_begin17:
	.loc	0 291 0
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
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	v_mov_b32_e32 v3, v2
	buffer_store_dword v3, off, s[0:3], s33 offset:60
	buffer_store_dword v1, off, s[0:3], s33 offset:56
	buffer_store_dword v0, off, s[0:3], s33 offset:52
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
.Ltmp34:
	.loc	0 292 11 prologue_end
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
	v_mov_b32_e32 v2, 20
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	v_lshlrev_b32_e64 v2, v2, v3
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
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	v_mov_b32_e32 v5, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v4, v5
	.loc	0 292 7 is_stmt 0
	buffer_store_dword v3, off, s[0:3], s33 offset:28
	.loc	0 292 28
	s_waitcnt vmcnt(3)
	buffer_store_dword v2, off, s[0:3], s33 offset:32
	.loc	0 294 11 is_stmt 1
	s_waitcnt vmcnt(2)
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	s_mov_b64 s[4:5], 0
	.loc	0 294 7 is_stmt 0
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
.LBB32_1:
	.loc	0 0 7
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	.loc	0 294 19
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 s4, 0
	.loc	0 294 21
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], 0
	.loc	0 294 25
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB32_3
	.loc	0 294 28
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 0
	.loc	0 294 33
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[4:5], v1, s4
	s_and_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
.LBB32_3:
	.loc	0 0 33
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	v_readlane_b32 s5, v0, 18
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s6, v0, 15
	v_readlane_b32 s7, v0, 16
	s_mov_b64 s[4:5], -1
	.loc	0 294 2
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB32_5
	.loc	0 295 10 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
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
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	buffer_load_dword v3, off, s[0:3], s33 offset:56
	buffer_load_dword v4, off, s[0:3], s33 offset:60
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v5, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v5
	buffer_load_dword v5, off, s[0:3], s33 offset:28
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v5, v5, s8
	s_mov_b32 s8, 63
	v_and_b32_e64 v5, v5, s8
	s_mov_b32 s8, 2
	v_lshlrev_b32_e64 v7, s8, v5
	s_mov_b32 s8, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v8, v5
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v8
	v_add_co_u32_e64 v5, s[8:9], v5, v6
	v_addc_co_u32_e64 v0, s[8:9], v0, v1, s[8:9]
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
	s_add_u32 s16, s16, _Z9atomic_orPU3AS1Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z9atomic_orPU3AS1Vjj@rel32@hi+12
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
	.loc	0 295 8 is_stmt 0
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	.loc	0 295 3
	s_branch .LBB32_6
.LBB32_5:
	.loc	0 0 3
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v0, 21
	v_readlane_b32 s9, v0, 22
	s_or_b64 exec, exec, s[8:9]
	v_readlane_b32 s6, v0, 13
	v_readlane_b32 s7, v0, 14
	v_readlane_b32 s4, v0, 19
	v_readlane_b32 s5, v0, 20
	.loc	0 294 2 is_stmt 1
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 11
	v_writelane_b32 v0, s7, 12
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 23
	v_writelane_b32 v0, s7, 24
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB32_1
	s_branch .LBB32_7
.LBB32_6:
	.loc	0 294 41 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	s_mov_b64 s[4:5], 0
	s_xor_b64 s[4:5], exec, -1
	.loc	0 294 2
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_branch .LBB32_5
.LBB32_7:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	v_readlane_b32 s5, v0, 24
	s_or_b64 exec, exec, s[4:5]
	.loc	0 296 11 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
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
	buffer_load_dword v3, off, s[0:3], s33 offset:52
	buffer_load_dword v4, off, s[0:3], s33 offset:56
	buffer_load_dword v5, off, s[0:3], s33 offset:60
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	.loc	0 296 2 is_stmt 0
	buffer_load_dword v10, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, v0
	.loc	0 296 6
	s_mov_b32 s9, 0
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v6, s9
	v_mov_b32_e32 v1, v6
	s_mov_b32 s8, 2
	.loc	0 296 2
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[8:9], s8, v[0:1]
	v_mov_b32_e32 v0, v10
	v_mov_b32_e32 v7, v8
	v_mov_b32_e32 v1, v11
	v_mov_b32_e32 v6, v9
	v_add_co_u32_e64 v0, s[18:19], v0, v7
	v_addc_co_u32_e64 v6, s[18:19], v1, v6, s[18:19]
	v_mov_b32_e32 v1, v6
	.loc	0 296 9
	global_store_dword v[0:1], v2, off
	.loc	0 297 15 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33
	s_nop 0
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	.loc	0 297 20 is_stmt 0
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v8, s9
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v7, v8
	.loc	0 297 15
	v_lshlrev_b64 v[8:9], s8, v[6:7]
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v7, v8
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v9
	v_add_co_u32_e64 v6, s[8:9], v6, v7
	v_addc_co_u32_e64 v1, s[8:9], v1, v2, s[8:9]
	v_mov_b32_e32 v7, v1
	s_mov_b32 s8, 1
	.loc	0 297 26
	v_add_u32_e64 v2, v0, s8
	s_mov_b64 s[18:19], 32
	.loc	0 297 2
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
	s_add_u32 s16, s16, _Z11atomic_xchgPU3AS1Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z11atomic_xchgPU3AS1Vjj@rel32@hi+12
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
	.loc	0 298 1 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[24:25]
	s_endpgm
.Ltmp35:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel polls_some
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
	.size	polls_some, .Lfunc_end17-polls_some

	.protected	own_flag
	.globl	own_flag
	.p2align	8
	.type	own_flag,@function
own_flag:
.Lfunc_begin18:
	.loc	0 302 0
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
.Ltmp36:
	.loc	0 303 11 prologue_end
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
	.loc	0 303 7 is_stmt 0
	buffer_store_dword v2, off, s[0:3], s33 offset:28
	.loc	0 303 29
	s_waitcnt vmcnt(1)
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 s[4:5], 0
	.loc	0 305 2 is_stmt 1
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
.LBB33_1:
	.loc	0 0 2 is_stmt 0
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
	v_readlane_b32 s8, v0, 13
	v_readlane_b32 s9, v0, 14
	v_readlane_b32 s18, v0, 11
	v_readlane_b32 s19, v0, 12
	v_writelane_b32 v0, s18, 15
	v_writelane_b32 v0, s19, 16
	.loc	0 305 9
	v_writelane_b32 v0, s8, 17
	v_writelane_b32 v0, s9, 18
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	buffer_load_dword v3, off, s[0:3], s33 offset:48
	buffer_load_dword v4, off, s[0:3], s33 offset:52
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v5, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v5
	s_mov_b32 s8, 0
	buffer_load_dword v5, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, v7
	s_mov_b32 s8, 2
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
	s_add_u32 s16, s16, _Z9atomic_orPU3AS1Vjj@rel32@lo+4
	s_addc_u32 s17, s17, _Z9atomic_orPU3AS1Vjj@rel32@hi+12
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
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 17
	v_readlane_b32 s5, v1, 18
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_mov_b32 s6, 4
	.loc	0 305 24
	v_cmp_lt_u32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	.loc	0 305 2
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
	s_cbranch_execz .LBB33_3
	.loc	0 306 13 is_stmt 1
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
	.loc	0 306 18 is_stmt 0
	s_mov_b32 s9, 0
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v5, s9
	v_mov_b32_e32 v1, v5
	s_mov_b32 s8, 2
	.loc	0 306 13
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[7:8], s8, v[0:1]
	v_mov_b32_e32 v0, v9
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v1, v10
	v_mov_b32_e32 v5, v8
	v_add_co_u32_e64 v0, s[18:19], v0, v6
	v_addc_co_u32_e64 v5, s[18:19], v1, v5, s[18:19]
	v_mov_b32_e32 v1, v5
	global_load_dword v6, v[0:1], off glc
	s_waitcnt vmcnt(0)
	.loc	0 306 3
	buffer_load_dword v10, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, v0
	.loc	0 306 7
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v5, s9
	v_mov_b32_e32 v1, v5
	.loc	0 306 3
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[8:9], s8, v[0:1]
	v_mov_b32_e32 v0, v10
	v_mov_b32_e32 v7, v8
	v_mov_b32_e32 v1, v11
	v_mov_b32_e32 v5, v9
	v_add_co_u32_e64 v0, s[18:19], v0, v7
	v_addc_co_u32_e64 v5, s[18:19], v1, v5, s[18:19]
	v_mov_b32_e32 v1, v5
	.loc	0 306 10
	global_load_dword v5, v[0:1], off
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v5, v5, v6
	global_store_dword v[0:1], v5, off
	.loc	0 307 15 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33
	s_nop 0
	buffer_load_dword v5, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v5
	.loc	0 307 20 is_stmt 0
	buffer_load_dword v5, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v7, s9
	v_mov_b32_e32 v6, v7
	.loc	0 307 15
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
	.loc	0 307 3
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
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 19
	v_readlane_b32 s5, v1, 20
	.loc	0 308 4 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 305 2
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
.LBB33_3:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	v_readlane_b32 s5, v0, 24
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 15
	v_readlane_b32 s9, v0, 16
	v_readlane_b32 s6, v0, 21
	v_readlane_b32 s7, v0, 22
	.loc	0 305 2
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
	s_cbranch_execnz .LBB33_1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_b64 exec, exec, s[4:5]
	.loc	0 310 15 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v7, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
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
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	buffer_load_dword v3, off, s[0:3], s33 offset:48
	buffer_load_dword v4, off, s[0:3], s33 offset:52
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v5, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v5
	.loc	0 310 20 is_stmt 0
	s_mov_b32 s8, 0
	v_writelane_b32 v7, s8, 27
	buffer_load_dword v5, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v8, s8
	v_mov_b32_e32 v6, v8
	s_mov_b32 s8, 2
	.loc	0 310 15
	v_writelane_b32 v7, s8, 28
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v7, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(1)
	v_lshlrev_b64 v[7:8], s8, v[5:6]
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v8
	v_add_co_u32_e64 v5, s[8:9], v5, v6
	v_addc_co_u32_e64 v0, s[8:9], v0, v1, s[8:9]
	v_mov_b32_e32 v6, v0
	s_mov_b64 s[18:19], 32
	.loc	0 310 2
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
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s5, v1, 27
	v_readlane_b32 s4, v1, 28
	.loc	0 311 12 is_stmt 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v4, off, s[0:3], s33 offset:32
	.loc	0 311 2 is_stmt 0
	buffer_load_dword v2, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	.loc	0 311 6
	buffer_load_dword v5, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v1, s5
	v_mov_b32_e32 v6, v1
	.loc	0 311 2
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[6:7], s4, v[5:6]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v7
	v_add_co_u32_e64 v1, s[4:5], v1, v5
	v_addc_co_u32_e64 v3, s[4:5], v2, v3, s[4:5]
	v_mov_b32_e32 v2, v3
	.loc	0 311 9
	global_load_dword v3, v[1:2], off
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v3, v3, v4
	global_store_dword v[1:2], v3, off
	.loc	0 312 1 is_stmt 1
	s_endpgm
.Ltmp37:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel own_flag
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
.Lfunc_end18:
	.size	own_flag, .Lfunc_end18-own_flag

	.p2align	2
	.type	_Z12get_group_idj,@function
_Z12get_group_idj:
.Lfunc_begin19:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s18, s33
	s_mov_b32 s33, s32
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, __ockl_get_group_id@rel32@lo+4
	s_addc_u32 s17, s17, __ockl_get_group_id@rel32@hi+12
	s_mov_b32 s33, s18
	s_setpc_b64 s[16:17]
.Lfunc_end19:
	.size	_Z12get_group_idj, .Lfunc_end19-_Z12get_group_idj

	.p2align	2
	.type	_Z13get_global_idj,@function
_Z13get_global_idj:
.Lfunc_begin20:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s18, s33
	s_mov_b32 s33, s32
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, __ockl_get_global_id@rel32@lo+4
	s_addc_u32 s17, s17, __ockl_get_global_id@rel32@hi+12
	s_mov_b32 s33, s18
	s_setpc_b64 s[16:17]
.Lfunc_end20:
	.size	_Z13get_global_idj, .Lfunc_end20-_Z13get_global_idj

	.p2align	2
	.type	_Z9atomic_orPU3AS1Vjj,@function
_Z9atomic_orPU3AS1Vjj:
.Lfunc_begin21:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s6, s33
	s_mov_b32 s33, s32
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v1, v3
	global_atomic_or v0, v[0:1], v2, off glc
	s_mov_b32 s33, s6
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end21:
	.size	_Z9atomic_orPU3AS1Vjj, .Lfunc_end21-_Z9atomic_orPU3AS1Vjj

	.p2align	2
	.type	_Z10atomic_incPU3AS1Vj,@function
_Z10atomic_incPU3AS1Vj:
.Lfunc_begin22:
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
.Lfunc_end22:
	.size	_Z10atomic_incPU3AS1Vj, .Lfunc_end22-_Z10atomic_incPU3AS1Vj

	.p2align	2
	.type	_Z11atomic_xchgPU3AS1Vjj,@function
_Z11atomic_xchgPU3AS1Vjj:
.Lfunc_begin23:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s6, s33
	s_mov_b32 s33, s32
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v1, v3
	global_atomic_swap v0, v[0:1], v2, off glc
	s_mov_b32 s33, s6
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end23:
	.size	_Z11atomic_xchgPU3AS1Vjj, .Lfunc_end23-_Z11atomic_xchgPU3AS1Vjj

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
	.type	_Z9mem_fencej,@function
_Z9mem_fencej:
.Lfunc_begin25:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s4, s33
	s_mov_b32 s33, s32
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s33, s4
	s_setpc_b64 s[30:31]
.Lfunc_end25:
	.size	_Z9mem_fencej, .Lfunc_end25-_Z9mem_fencej

	.p2align	2
	.type	_Z12get_local_idj,@function
_Z12get_local_idj:
.Lfunc_begin26:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s18, s33
	s_mov_b32 s33, s32
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, __ockl_get_local_id@rel32@lo+4
	s_addc_u32 s17, s17, __ockl_get_local_id@rel32@hi+12
	s_mov_b32 s33, s18
	s_setpc_b64 s[16:17]
.Lfunc_end26:
	.size	_Z12get_local_idj, .Lfunc_end26-_Z12get_local_idj

	.p2align	2
	.type	_Z14get_num_groupsj,@function
_Z14get_num_groupsj:
.Lfunc_begin27:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s18, s33
	s_mov_b32 s33, s32
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, __ockl_get_num_groups@rel32@lo+4
	s_addc_u32 s17, s17, __ockl_get_num_groups@rel32@hi+12
	s_mov_b32 s33, s18
	s_setpc_b64 s[16:17]
.Lfunc_end27:
	.size	_Z14get_num_groupsj, .Lfunc_end27-_Z14get_num_groupsj

	.p2align	2
	.type	_Z7barrierj,@function
_Z7barrierj:
.Lfunc_begin28:
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
	s_cbranch_execz .LBB10_2
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
.LBB10_2:
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
	s_cbranch_execz .LBB10_4
	s_waitcnt vmcnt(0)
	s_barrier
.LBB10_4:
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
.Lfunc_end28:
	.size	_Z7barrierj, .Lfunc_end28-_Z7barrierj

	.p2align	2
	.type	_Z22atomic_work_item_fencej12memory_order12memory_scope,@function
_Z22atomic_work_item_fencej12memory_order12memory_scope:
.Lfunc_begin29:
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
	s_cbranch_execz .LBB9_2
	s_branch .LBB9_3
.LBB9_2:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 0
	v_readlane_b32 s5, v0, 1
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB9_88
.LBB9_3:
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
	s_cbranch_execz .LBB9_6
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
	s_cbranch_execz .LBB9_51
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
	s_cbranch_execz .LBB9_10
	s_branch .LBB9_9
.LBB9_6:
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
	s_cbranch_execz .LBB9_87
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
	s_cbranch_execz .LBB9_38
	s_branch .LBB9_37
.LBB9_8:
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
	s_cbranch_execz .LBB9_24
	s_branch .LBB9_23
.LBB9_9:
	s_branch .LBB9_11
.LBB9_10:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 6
	v_readlane_b32 s5, v0, 7
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB9_51
.LBB9_11:
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
	s_cbranch_execz .LBB9_14
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
	s_cbranch_execz .LBB9_20
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
	s_cbranch_execz .LBB9_66
	s_branch .LBB9_22
.LBB9_14:
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
	s_cbranch_execz .LBB9_70
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
	s_cbranch_execz .LBB9_16
	s_branch .LBB9_19
.LBB9_16:
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
	s_cbranch_execz .LBB9_69
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
	s_cbranch_execz .LBB9_68
	s_branch .LBB9_68
.LBB9_19:
	s_branch .LBB9_16
.LBB9_20:
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
	s_cbranch_execz .LBB9_67
	s_branch .LBB9_67
.LBB9_22:
	s_branch .LBB9_66
.LBB9_23:
	s_branch .LBB9_25
.LBB9_24:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 12
	v_readlane_b32 s5, v0, 13
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB9_86
.LBB9_25:
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
	s_cbranch_execz .LBB9_28
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
	s_cbranch_execz .LBB9_34
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
	s_cbranch_execz .LBB9_81
	s_branch .LBB9_36
.LBB9_28:
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
	s_cbranch_execz .LBB9_85
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
	s_cbranch_execz .LBB9_30
	s_branch .LBB9_33
.LBB9_30:
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
	s_cbranch_execz .LBB9_84
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
	s_cbranch_execz .LBB9_83
	s_waitcnt lgkmcnt(0)
	s_branch .LBB9_83
.LBB9_33:
	s_waitcnt lgkmcnt(0)
	s_branch .LBB9_30
.LBB9_34:
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
	s_cbranch_execz .LBB9_82
	s_waitcnt lgkmcnt(0)
	s_branch .LBB9_82
.LBB9_36:
	s_waitcnt lgkmcnt(0)
	s_branch .LBB9_81
.LBB9_37:
	s_branch .LBB9_39
.LBB9_38:
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
	s_cbranch_execz .LBB9_86
	s_branch .LBB9_8
.LBB9_39:
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
	s_cbranch_execz .LBB9_42
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
	s_cbranch_execz .LBB9_48
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
	s_cbranch_execz .LBB9_76
	s_branch .LBB9_50
.LBB9_42:
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
	s_cbranch_execz .LBB9_80
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
	s_cbranch_execz .LBB9_44
	s_branch .LBB9_47
.LBB9_44:
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
	s_cbranch_execz .LBB9_79
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
	s_cbranch_execz .LBB9_78
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB9_78
.LBB9_47:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_branch .LBB9_44
.LBB9_48:
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
	s_cbranch_execz .LBB9_77
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB9_77
.LBB9_50:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB9_76
.LBB9_51:
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
	s_cbranch_execz .LBB9_53
	s_branch .LBB9_54
.LBB9_53:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 0
	v_readlane_b32 s5, v0, 1
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB9_6
.LBB9_54:
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
	s_cbranch_execz .LBB9_57
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
	s_cbranch_execz .LBB9_63
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
	s_cbranch_execz .LBB9_71
	s_branch .LBB9_65
.LBB9_57:
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
	s_cbranch_execz .LBB9_75
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
	s_cbranch_execz .LBB9_59
	s_branch .LBB9_62
.LBB9_59:
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
	s_cbranch_execz .LBB9_74
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
	s_cbranch_execz .LBB9_73
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB9_73
.LBB9_62:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_branch .LBB9_59
.LBB9_63:
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
	s_cbranch_execz .LBB9_72
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB9_72
.LBB9_65:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB9_71
.LBB9_66:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	v_readlane_b32 s5, v0, 19
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB9_20
.LBB9_67:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 28
	v_readlane_b32 s5, v0, 29
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB9_14
.LBB9_68:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 26
	v_readlane_b32 s5, v0, 27
	s_or_b64 exec, exec, s[4:5]
.LBB9_69:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 24
	v_readlane_b32 s5, v0, 25
	s_or_b64 exec, exec, s[4:5]
.LBB9_70:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 20
	v_readlane_b32 s5, v0, 21
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB9_10
.LBB9_71:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 6
	v_readlane_b32 s5, v0, 7
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB9_63
.LBB9_72:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	v_readlane_b32 s5, v0, 17
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB9_57
.LBB9_73:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	v_readlane_b32 s5, v0, 15
	s_or_b64 exec, exec, s[4:5]
.LBB9_74:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 12
	v_readlane_b32 s5, v0, 13
	s_or_b64 exec, exec, s[4:5]
.LBB9_75:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 8
	v_readlane_b32 s5, v0, 9
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB9_53
.LBB9_76:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 52
	v_readlane_b32 s5, v0, 53
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB9_48
.LBB9_77:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 62
	v_readlane_b32 s5, v0, 63
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB9_42
.LBB9_78:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 60
	v_readlane_b32 s5, v0, 61
	s_or_b64 exec, exec, s[4:5]
.LBB9_79:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 58
	v_readlane_b32 s5, v0, 59
	s_or_b64 exec, exec, s[4:5]
.LBB9_80:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 54
	v_readlane_b32 s5, v0, 55
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB9_38
.LBB9_81:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 34
	v_readlane_b32 s5, v0, 35
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB9_34
.LBB9_82:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 44
	v_readlane_b32 s5, v0, 45
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB9_28
.LBB9_83:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 42
	v_readlane_b32 s5, v0, 43
	s_or_b64 exec, exec, s[4:5]
.LBB9_84:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 40
	v_readlane_b32 s5, v0, 41
	s_or_b64 exec, exec, s[4:5]
.LBB9_85:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 36
	v_readlane_b32 s5, v0, 37
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB9_24
.LBB9_86:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 46
	v_readlane_b32 s5, v0, 47
	s_or_b64 exec, exec, s[4:5]
.LBB9_87:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 8
	v_readlane_b32 s5, v0, 9
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB9_2
.LBB9_88:
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
.Lfunc_end29:
	.size	_Z22atomic_work_item_fencej12memory_order12memory_scope, .Lfunc_end29-_Z22atomic_work_item_fencej12memory_order12memory_scope

	.p2align	2
	.type	__ockl_get_num_groups,@function
__ockl_get_num_groups:
.Lfunc_begin30:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s14, s33
	s_mov_b32 s33, s32
	s_xor_saveexec_b64 s[6:7], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	buffer_store_dword v1, off, s[0:3], s33 offset:48
	buffer_store_dword v2, off, s[0:3], s33 offset:52
	s_mov_b64 exec, s[6:7]
	s_add_i32 s32, s32, 0xf00
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[12:13], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[12:13]
	buffer_store_dword v1, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(1)
	v_writelane_b32 v0, s8, 0
	v_writelane_b32 v0, s9, 1
	v_writelane_b32 v0, s4, 2
	v_writelane_b32 v0, s5, 3
	s_or_saveexec_b64 s[12:13], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[12:13]
	s_or_saveexec_b64 s[12:13], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[12:13]
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:8
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 4
	v_writelane_b32 v0, s7, 5
	s_or_saveexec_b64 s[12:13], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[12:13]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB26_4
	s_or_saveexec_b64 s[12:13], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[12:13]
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:12
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 6
	v_writelane_b32 v0, s7, 7
	s_or_saveexec_b64 s[12:13], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[12:13]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB26_12
	s_or_saveexec_b64 s[12:13], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[12:13]
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 2
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v1, s4
	s_mov_b32 s4, 1
	v_mov_b32_e32 v1, 1
	buffer_store_dword v1, off, s[0:3], s33 offset:16
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 8
	v_writelane_b32 v0, s5, 9
	s_or_saveexec_b64 s[12:13], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[12:13]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB26_23
	s_branch .LBB26_19
.LBB26_4:
	s_or_saveexec_b64 s[12:13], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[12:13]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 4
	v_readlane_b32 s5, v0, 5
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:20
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 10
	v_writelane_b32 v0, s5, 11
	s_or_saveexec_b64 s[12:13], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[12:13]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB26_25
	s_or_saveexec_b64 s[12:13], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[12:13]
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v1, s4
	s_mov_b32 s4, 1
	v_mov_b32_e32 v1, 1
	buffer_store_dword v1, off, s[0:3], s33 offset:24
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 12
	v_writelane_b32 v0, s5, 13
	s_or_saveexec_b64 s[12:13], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[12:13]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB26_10
	s_or_saveexec_b64 s[12:13], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[12:13]
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, __oclc_ABI_version@rel32@lo+4
	s_addc_u32 s5, s5, __oclc_ABI_version@rel32@hi+12
	s_load_dword s6, s[4:5], 0x0
	s_mov_b64 s[4:5], -1
	s_mov_b32 s7, 0x1f3
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s6, s7
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 14
	v_writelane_b32 v0, s5, 15
	s_mov_b64 s[12:13], exec
	s_mov_b64 exec, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[12:13]
	s_cbranch_scc1 .LBB26_9
.LBB26_7:
	s_or_saveexec_b64 s[12:13], -1
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b64 exec, s[12:13]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v1, 14
	v_readlane_b32 s9, v1, 15
	v_readlane_b32 s6, v1, 16
	v_readlane_b32 s4, v1, 17
	v_readlane_b32 s5, v1, 18
	v_cndmask_b32_e64 v0, 0, 1, s[8:9]
	s_mov_b32 s7, 1
	v_cmp_ne_u32_e64 s[8:9], v0, s7
	s_and_b64 vcc, exec, s[8:9]
	v_mov_b32_e32 v0, s6
	v_writelane_b32 v1, s4, 19
	v_writelane_b32 v1, s5, 20
	s_or_saveexec_b64 s[12:13], -1
	buffer_store_dword v1, off, s[0:3], s33
	s_mov_b64 exec, s[12:13]
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_cbranch_vccnz .LBB26_11
	s_or_saveexec_b64 s[12:13], -1
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b64 exec, s[12:13]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v1, 2
	v_readlane_b32 s7, v1, 3
	v_mov_b32_e32 v0, 0
	s_load_dword s4, s[6:7], 0xc
	s_nop 2
	global_load_ushort v2, v0, s[6:7] offset:4
	s_mov_b32 s5, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v3, s5, v2
	v_cvt_f32_u32_e32 v0, v2
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v3, v3, v0
	v_mul_hi_u32 v3, v0, v3
	v_add_u32_e64 v0, v0, v3
	s_waitcnt lgkmcnt(0)
	v_mul_hi_u32 v0, s4, v0
	s_mov_b32 s5, 1
	v_add_u32_e64 v3, v0, s5
	v_mul_lo_u32 v4, v0, v2
	v_sub_u32_e64 v4, s4, v4
	v_sub_u32_e64 v5, v4, v2
	v_cmp_ge_u32_e64 s[6:7], v4, v2
	v_cndmask_b32_e64 v4, v4, v5, s[6:7]
	v_cndmask_b32_e64 v0, v0, v3, s[6:7]
	v_add_u32_e64 v3, v0, s5
	v_cmp_ge_u32_e64 s[6:7], v4, v2
	v_cndmask_b32_e64 v0, v0, v3, s[6:7]
	v_mul_lo_u32 v2, v0, v2
	v_cmp_gt_u32_e64 s[4:5], s4, v2
	v_writelane_b32 v1, s4, 19
	v_writelane_b32 v1, s5, 20
	s_or_saveexec_b64 s[12:13], -1
	buffer_store_dword v1, off, s[0:3], s33
	s_mov_b64 exec, s[12:13]
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_branch .LBB26_11
.LBB26_9:
	s_or_saveexec_b64 s[12:13], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[12:13]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 0
	v_readlane_b32 s5, v0, 1
	v_mov_b32_e32 v1, 0
	s_load_dword s8, s[4:5], 0x0
	s_nop 2
	global_load_ushort v1, v1, s[4:5] offset:18
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u16_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], 0
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v0, s8, 16
	v_writelane_b32 v0, s6, 17
	v_writelane_b32 v0, s7, 18
	v_writelane_b32 v0, s4, 14
	v_writelane_b32 v0, s5, 15
	s_or_saveexec_b64 s[12:13], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[12:13]
	s_branch .LBB26_7
.LBB26_10:
	s_or_saveexec_b64 s[12:13], -1
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b64 exec, s[12:13]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 12
	v_readlane_b32 s5, v1, 13
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v0, off, s[0:3], s33 offset:24
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:20
	s_branch .LBB26_25
.LBB26_11:
	s_or_saveexec_b64 s[12:13], -1
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b64 exec, s[12:13]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 19
	v_readlane_b32 s5, v1, 20
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	v_cndmask_b32_e64 v1, 0, 1, s[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, v1
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	s_branch .LBB26_10
.LBB26_12:
	s_or_saveexec_b64 s[12:13], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[12:13]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 6
	v_readlane_b32 s5, v0, 7
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	s_or_saveexec_b64 s[12:13], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[12:13]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB26_17
	s_or_saveexec_b64 s[12:13], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[12:13]
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, __oclc_ABI_version@rel32@lo+4
	s_addc_u32 s5, s5, __oclc_ABI_version@rel32@hi+12
	s_load_dword s6, s[4:5], 0x0
	s_mov_b64 s[4:5], -1
	s_mov_b32 s7, 0x1f3
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s6, s7
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_mov_b64 s[12:13], exec
	s_mov_b64 exec, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[12:13]
	s_cbranch_scc1 .LBB26_16
.LBB26_14:
	s_or_saveexec_b64 s[12:13], -1
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b64 exec, s[12:13]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v1, 23
	v_readlane_b32 s9, v1, 24
	v_readlane_b32 s6, v1, 25
	v_readlane_b32 s4, v1, 26
	v_readlane_b32 s5, v1, 27
	v_cndmask_b32_e64 v0, 0, 1, s[8:9]
	s_mov_b32 s7, 1
	v_cmp_ne_u32_e64 s[8:9], v0, s7
	s_and_b64 vcc, exec, s[8:9]
	v_mov_b32_e32 v0, s6
	v_writelane_b32 v1, s4, 28
	v_writelane_b32 v1, s5, 29
	s_or_saveexec_b64 s[12:13], -1
	buffer_store_dword v1, off, s[0:3], s33
	s_mov_b64 exec, s[12:13]
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_cbranch_vccnz .LBB26_18
	s_or_saveexec_b64 s[12:13], -1
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b64 exec, s[12:13]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v1, 2
	v_readlane_b32 s7, v1, 3
	v_mov_b32_e32 v0, 0
	s_load_dword s4, s[6:7], 0x10
	s_nop 2
	global_load_ushort v2, v0, s[6:7] offset:6
	s_mov_b32 s5, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v3, s5, v2
	v_cvt_f32_u32_e32 v0, v2
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v3, v3, v0
	v_mul_hi_u32 v3, v0, v3
	v_add_u32_e64 v0, v0, v3
	s_waitcnt lgkmcnt(0)
	v_mul_hi_u32 v0, s4, v0
	s_mov_b32 s5, 1
	v_add_u32_e64 v3, v0, s5
	v_mul_lo_u32 v4, v0, v2
	v_sub_u32_e64 v4, s4, v4
	v_sub_u32_e64 v5, v4, v2
	v_cmp_ge_u32_e64 s[6:7], v4, v2
	v_cndmask_b32_e64 v4, v4, v5, s[6:7]
	v_cndmask_b32_e64 v0, v0, v3, s[6:7]
	v_add_u32_e64 v3, v0, s5
	v_cmp_ge_u32_e64 s[6:7], v4, v2
	v_cndmask_b32_e64 v0, v0, v3, s[6:7]
	v_mul_lo_u32 v2, v0, v2
	v_cmp_gt_u32_e64 s[4:5], s4, v2
	v_writelane_b32 v1, s4, 28
	v_writelane_b32 v1, s5, 29
	s_or_saveexec_b64 s[12:13], -1
	buffer_store_dword v1, off, s[0:3], s33
	s_mov_b64 exec, s[12:13]
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_branch .LBB26_18
.LBB26_16:
	s_or_saveexec_b64 s[12:13], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[12:13]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 0
	v_readlane_b32 s5, v0, 1
	v_mov_b32_e32 v1, 0
	s_load_dword s8, s[4:5], 0x4
	s_nop 2
	global_load_ushort v1, v1, s[4:5] offset:20
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u16_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], 0
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v0, s8, 25
	v_writelane_b32 v0, s6, 26
	v_writelane_b32 v0, s7, 27
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[12:13], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[12:13]
	s_branch .LBB26_14
.LBB26_17:
	s_or_saveexec_b64 s[12:13], -1
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b64 exec, s[12:13]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 21
	v_readlane_b32 s5, v1, 22
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:8
	s_branch .LBB26_4
.LBB26_18:
	s_or_saveexec_b64 s[12:13], -1
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b64 exec, s[12:13]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 28
	v_readlane_b32 s5, v1, 29
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	v_cndmask_b32_e64 v1, 0, 1, s[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, v1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_branch .LBB26_17
.LBB26_19:
	s_or_saveexec_b64 s[12:13], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[12:13]
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, __oclc_ABI_version@rel32@lo+4
	s_addc_u32 s5, s5, __oclc_ABI_version@rel32@hi+12
	s_load_dword s6, s[4:5], 0x0
	s_mov_b64 s[4:5], -1
	s_mov_b32 s7, 0x1f3
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s6, s7
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 30
	v_writelane_b32 v0, s5, 31
	s_mov_b64 s[12:13], exec
	s_mov_b64 exec, -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[12:13]
	s_cbranch_scc1 .LBB26_22
.LBB26_20:
	s_or_saveexec_b64 s[12:13], -1
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b64 exec, s[12:13]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v1, 30
	v_readlane_b32 s9, v1, 31
	v_readlane_b32 s6, v1, 32
	v_readlane_b32 s4, v1, 33
	v_readlane_b32 s5, v1, 34
	v_cndmask_b32_e64 v0, 0, 1, s[8:9]
	s_mov_b32 s7, 1
	v_cmp_ne_u32_e64 s[8:9], v0, s7
	s_and_b64 vcc, exec, s[8:9]
	v_mov_b32_e32 v0, s6
	v_writelane_b32 v1, s4, 35
	v_writelane_b32 v1, s5, 36
	s_or_saveexec_b64 s[12:13], -1
	buffer_store_dword v1, off, s[0:3], s33
	s_mov_b64 exec, s[12:13]
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_cbranch_vccnz .LBB26_24
	s_or_saveexec_b64 s[12:13], -1
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b64 exec, s[12:13]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v1, 2
	v_readlane_b32 s7, v1, 3
	v_mov_b32_e32 v0, 0
	s_load_dword s4, s[6:7], 0x14
	s_nop 2
	global_load_ushort v2, v0, s[6:7] offset:8
	s_mov_b32 s5, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v3, s5, v2
	v_cvt_f32_u32_e32 v0, v2
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v3, v3, v0
	v_mul_hi_u32 v3, v0, v3
	v_add_u32_e64 v0, v0, v3
	s_waitcnt lgkmcnt(0)
	v_mul_hi_u32 v0, s4, v0
	s_mov_b32 s5, 1
	v_add_u32_e64 v3, v0, s5
	v_mul_lo_u32 v4, v0, v2
	v_sub_u32_e64 v4, s4, v4
	v_sub_u32_e64 v5, v4, v2
	v_cmp_ge_u32_e64 s[6:7], v4, v2
	v_cndmask_b32_e64 v4, v4, v5, s[6:7]
	v_cndmask_b32_e64 v0, v0, v3, s[6:7]
	v_add_u32_e64 v3, v0, s5
	v_cmp_ge_u32_e64 s[6:7], v4, v2
	v_cndmask_b32_e64 v0, v0, v3, s[6:7]
	v_mul_lo_u32 v2, v0, v2
	v_cmp_gt_u32_e64 s[4:5], s4, v2
	v_writelane_b32 v1, s4, 35
	v_writelane_b32 v1, s5, 36
	s_or_saveexec_b64 s[12:13], -1
	buffer_store_dword v1, off, s[0:3], s33
	s_mov_b64 exec, s[12:13]
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_branch .LBB26_24
.LBB26_22:
	s_or_saveexec_b64 s[12:13], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[12:13]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 0
	v_readlane_b32 s5, v0, 1
	v_mov_b32_e32 v1, 0
	s_load_dword s8, s[4:5], 0x8
	s_nop 2
	global_load_ushort v1, v1, s[4:5] offset:22
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u16_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], 0
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v0, s8, 32
	v_writelane_b32 v0, s6, 33
	v_writelane_b32 v0, s7, 34
	v_writelane_b32 v0, s4, 30
	v_writelane_b32 v0, s5, 31
	s_or_saveexec_b64 s[12:13], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[12:13]
	s_branch .LBB26_20
.LBB26_23:
	s_or_saveexec_b64 s[12:13], -1
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b64 exec, s[12:13]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 8
	v_readlane_b32 s5, v1, 9
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	s_branch .LBB26_12
.LBB26_24:
	s_or_saveexec_b64 s[12:13], -1
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b64 exec, s[12:13]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 35
	v_readlane_b32 s5, v1, 36
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	v_cndmask_b32_e64 v1, 0, 1, s[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, v1
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	s_branch .LBB26_23
.LBB26_25:
	s_or_saveexec_b64 s[12:13], -1
	buffer_load_dword v2, off, s[0:3], s33
	s_mov_b64 exec, s[12:13]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v2, 10
	v_readlane_b32 s5, v2, 11
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	v_mov_b32_e32 v1, 0
	s_xor_saveexec_b64 s[4:5], -1
	s_waitcnt vmcnt(0)
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_nop 0
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_mov_b64 exec, s[4:5]
	s_add_i32 s32, s32, 0xfffff100
	s_mov_b32 s33, s14
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end30:
	.size	__ockl_get_num_groups, .Lfunc_end30-__ockl_get_num_groups

	.p2align	2
	.type	__ockl_get_global_id,@function
__ockl_get_global_id:
.Lfunc_begin31:
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
	s_cbranch_execz .LBB24_3
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
	s_cbranch_execz .LBB24_11
	s_branch .LBB24_4
.LBB24_3:
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
	s_cbranch_execz .LBB24_7
	s_branch .LBB24_6
.LBB24_4:
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
	s_cbranch_execz .LBB24_9
	s_branch .LBB24_12
.LBB24_5:
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
	s_branch .LBB24_3
.LBB24_6:
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
	s_cbranch_execz .LBB24_13
	s_branch .LBB24_8
.LBB24_7:
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
	s_cbranch_execz .LBB24_15
	s_branch .LBB24_14
.LBB24_8:
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
	s_branch .LBB24_13
.LBB24_9:
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
	s_branch .LBB24_11
.LBB24_10:
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
	s_branch .LBB24_5
.LBB24_11:
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
	s_cbranch_execz .LBB24_5
	s_branch .LBB24_10
.LBB24_12:
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
	s_branch .LBB24_9
.LBB24_13:
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
	s_branch .LBB24_7
.LBB24_14:
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
.LBB24_15:
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
.Lfunc_end31:
	.size	__ockl_get_global_id, .Lfunc_end31-__ockl_get_global_id

	.p2align	2
	.type	__ockl_get_local_id,@function
__ockl_get_local_id:
.Lfunc_begin32:
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
.Lfunc_end32:
	.size	__ockl_get_local_id, .Lfunc_end32-__ockl_get_local_id

	.p2align	2
	.type	__ockl_get_group_id,@function
__ockl_get_group_id:
.Lfunc_begin33:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s15, s33
	s_mov_b32 s33, s32
	s_xor_saveexec_b64 s[4:5], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	buffer_store_dword v2, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[4:5]
	s_add_i32 s32, s32, 0xc00
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	buffer_store_dword v1, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(1)
	v_writelane_b32 v0, s14, 0
	v_writelane_b32 v0, s13, 1
	v_writelane_b32 v0, s12, 2
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:8
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 3
	v_writelane_b32 v0, s7, 4
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB21_4
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:12
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 5
	v_writelane_b32 v0, s7, 6
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB21_7
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 2
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v1, s4
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, 0
	buffer_store_dword v1, off, s[0:3], s33 offset:16
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 7
	v_writelane_b32 v0, s5, 8
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB21_10
	s_branch .LBB21_9
.LBB21_4:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 3
	v_readlane_b32 s5, v0, 4
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:20
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 9
	v_writelane_b32 v0, s5, 10
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB21_13
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v1, s4
	v_mov_b32_e32 v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:24
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB21_12
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 2
	v_mov_b32_e32 v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	s_branch .LBB21_12
.LBB21_7:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 5
	v_readlane_b32 s5, v0, 6
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB21_11
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 1
	v_mov_b32_e32 v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_branch .LBB21_11
.LBB21_9:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 0
	v_mov_b32_e32 v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:16
.LBB21_10:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 7
	v_readlane_b32 s5, v1, 8
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	s_branch .LBB21_7
.LBB21_11:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 13
	v_readlane_b32 s5, v1, 14
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:8
	s_branch .LBB21_4
.LBB21_12:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 11
	v_readlane_b32 s5, v1, 12
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v0, off, s[0:3], s33 offset:24
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:20
.LBB21_13:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v2, off, s[0:3], s33
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	v_mov_b32_e32 v1, 0
	s_xor_saveexec_b64 s[4:5], -1
	s_waitcnt vmcnt(0)
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_nop 0
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[4:5]
	s_add_i32 s32, s32, 0xfffff400
	s_mov_b32 s33, s15
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end33:
	.size	__ockl_get_group_id, .Lfunc_end33-__ockl_get_group_id

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
	.addrsig_sym _Z12get_group_idj
	.addrsig_sym _Z13get_global_idj
	.addrsig_sym _Z9atomic_orPU3AS1Vjj
	.addrsig_sym _Z10atomic_incPU3AS1Vj
	.addrsig_sym _Z11atomic_xchgPU3AS1Vjj
	.addrsig_sym _Z14atomic_cmpxchgPU3AS1Vjjj
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
    .name:           upper_consumes
    .private_segment_fixed_size: 132
    .sgpr_count:     40
    .sgpr_spill_count: 38
    .symbol:         upper_consumes.kd
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
    .name:           bucket_brigade
    .private_segment_fixed_size: 132
    .sgpr_count:     40
    .sgpr_spill_count: 39
    .symbol:         bucket_brigade.kd
    .vgpr_count:     32
    .vgpr_spill_count: 19
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
    .name:           gate_opens_last
    .private_segment_fixed_size: 116
    .sgpr_count:     40
    .sgpr_spill_count: 37
    .symbol:         gate_opens_last.kd
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
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 64
    .name:           lds_flag
    .private_segment_fixed_size: 124
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     40
    .sgpr_spill_count: 19
    .symbol:         lds_flag.kd
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
    .name:           copied_first
    .private_segment_fixed_size: 116
    .sgpr_count:     40
    .sgpr_spill_count: 28
    .symbol:         copied_first.kd
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
    .name:           one_place
    .private_segment_fixed_size: 148
    .sgpr_count:     40
    .sgpr_spill_count: 79
    .symbol:         one_place.kd
    .vgpr_count:     32
    .vgpr_spill_count: 31
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
    .name:           meet_twice
    .private_segment_fixed_size: 116
    .sgpr_count:     40
    .sgpr_spill_count: 51
    .symbol:         meet_twice.kd
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
    .name:           sum_of_children
    .private_segment_fixed_size: 132
    .sgpr_count:     40
    .sgpr_spill_count: 37
    .symbol:         sum_of_children.kd
    .vgpr_count:     32
    .vgpr_spill_count: 19
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
    .name:           wait_for_progress
    .private_segment_fixed_size: 116
    .sgpr_count:     40
    .sgpr_spill_count: 54
    .symbol:         wait_for_progress.kd
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
    .name:           either_word
    .private_segment_fixed_size: 132
    .sgpr_count:     40
    .sgpr_spill_count: 37
    .symbol:         either_word.kd
    .vgpr_count:     32
    .vgpr_spill_count: 18
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
    .name:           made_before
    .private_segment_fixed_size: 132
    .sgpr_count:     40
    .sgpr_spill_count: 38
    .symbol:         made_before.kd
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
    .name:           brigade_polled
    .private_segment_fixed_size: 132
    .sgpr_count:     40
    .sgpr_spill_count: 46
    .symbol:         brigade_polled.kd
    .vgpr_count:     32
    .vgpr_spill_count: 21
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
    .name:           last_one_works
    .private_segment_fixed_size: 132
    .sgpr_count:     40
    .sgpr_spill_count: 35
    .symbol:         last_one_works.kd
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
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 64
    .name:           leader_polls
    .private_segment_fixed_size: 140
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     40
    .sgpr_spill_count: 43
    .symbol:         leader_polls.kd
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
    .max_flat_workgroup_size: 64
    .name:           groups_meet
    .private_segment_fixed_size: 204
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     40
    .sgpr_spill_count: 39
    .symbol:         groups_meet.kd
    .vgpr_count:     32
    .vgpr_spill_count: 22
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
    .name:           take_all
    .private_segment_fixed_size: 132
    .sgpr_count:     40
    .sgpr_spill_count: 39
    .symbol:         take_all.kd
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
    .max_flat_workgroup_size: 256
    .name:           list_of_work
    .private_segment_fixed_size: 156
    .sgpr_count:     40
    .sgpr_spill_count: 42
    .symbol:         list_of_work.kd
    .vgpr_count:     32
    .vgpr_spill_count: 18
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
    .name:           polls_some
    .private_segment_fixed_size: 132
    .sgpr_count:     40
    .sgpr_spill_count: 31
    .symbol:         polls_some.kd
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
    .name:           own_flag
    .private_segment_fixed_size: 172
    .sgpr_count:     40
    .sgpr_spill_count: 33
    .symbol:         own_flag.kd
    .vgpr_count:     32
    .vgpr_spill_count: 11
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx900
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata

	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.protected	sum_of_column
	.globl	sum_of_column
	.p2align	8
	.type	sum_of_column,@function
sum_of_column:
.Lfunc_begin0:
	.file	0 "." "cl/hip.hip" md5 0x95beb0269482826795786b2a5fda35dc
	.loc	0 50 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x2c00
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
	s_or_saveexec_b64 s[34:35], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[34:35]
	buffer_store_dword v2, off, s[0:3], s33 offset:112
	buffer_store_dword v1, off, s[0:3], s33 offset:108
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[34:35], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[34:35]
	buffer_store_dword v1, off, s[0:3], s33 offset:104
	s_load_dwordx2 s[12:13], s[4:5], 0x0
	s_load_dwordx2 s[10:11], s[4:5], 0x8
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	s_load_dword s6, s[4:5], 0x18
	s_mov_b64 s[4:5], 0
	s_mov_b32 s17, s5
	s_waitcnt vmcnt(1)
	v_writelane_b32 v0, s17, 11
	s_mov_b64 s[14:15], src_private_base
	s_mov_b32 s7, 32
	s_lshr_b64 s[20:21], s[14:15], s7
	s_mov_b32 s14, -1
	v_writelane_b32 v0, s14, 12
	v_mov_b32_e32 v3, 0
	v_cmp_ne_u32_e64 s[18:19], v3, s14
	s_mov_b32 s16, s20
	v_writelane_b32 v0, s16, 13
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s16
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	s_mov_b32 s7, s4
	v_writelane_b32 v0, s7, 14
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v18, v2, v3, s[18:19]
	v_mov_b32_e32 v19, v1
	v_mov_b32_e32 v3, 8
	v_cmp_ne_u32_e64 s[18:19], v3, s14
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s16
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v14, v2, v3, s[18:19]
	v_mov_b32_e32 v15, v1
	v_mov_b32_e32 v3, 16
	v_cmp_ne_u32_e64 s[18:19], v3, s14
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s16
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v10, v2, v3, s[18:19]
	v_mov_b32_e32 v11, v1
	v_mov_b32_e32 v3, 24
	v_cmp_ne_u32_e64 s[18:19], v3, s14
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s16
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v16, v2, v3, s[18:19]
	v_mov_b32_e32 v17, v1
	v_mov_b32_e32 v3, 32
	v_cmp_ne_u32_e64 s[18:19], v3, s14
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s16
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v12, v2, v3, s[18:19]
	v_mov_b32_e32 v13, v1
	buffer_store_dword v12, off, s[0:3], s33 offset:96
	s_waitcnt vmcnt(0)
	buffer_store_dword v13, off, s[0:3], s33 offset:100
	v_mov_b32_e32 v3, 40
	v_cmp_ne_u32_e64 s[18:19], v3, s14
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s16
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v8, v2, v3, s[18:19]
	v_mov_b32_e32 v9, v1
	buffer_store_dword v8, off, s[0:3], s33 offset:88
	s_waitcnt vmcnt(0)
	buffer_store_dword v9, off, s[0:3], s33 offset:92
	v_mov_b32_e32 v3, 48
	v_cmp_ne_u32_e64 s[18:19], v3, s14
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s16
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v6, v2, v3, s[18:19]
	v_mov_b32_e32 v7, v1
	buffer_store_dword v6, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	buffer_store_dword v7, off, s[0:3], s33 offset:84
	v_mov_b32_e32 v3, 52
	v_cmp_ne_u32_e64 s[18:19], v3, s14
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s16
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v4, v2, v3, s[18:19]
	v_mov_b32_e32 v5, v1
	buffer_store_dword v4, off, s[0:3], s33 offset:72
	s_waitcnt vmcnt(0)
	buffer_store_dword v5, off, s[0:3], s33 offset:76
	v_mov_b32_e32 v2, 56
	v_cmp_ne_u32_e64 s[14:15], v2, s14
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v3, s16
	v_cndmask_b32_e64 v3, v1, v3, s[14:15]
	v_mov_b32_e32 v1, s7
	v_cndmask_b32_e64 v1, v1, v2, s[14:15]
	v_mov_b32_e32 v2, v3
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:68
	v_mov_b32_e32 v21, v19
	v_mov_b32_e32 v20, v18
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v23, s13
	v_mov_b32_e32 v22, s12
	flat_store_dwordx2 v[20:21], v[22:23]
	flat_load_dwordx2 v[18:19], v[18:19]
	v_mov_b32_e32 v21, v15
	v_mov_b32_e32 v20, v14
	v_mov_b32_e32 v23, s11
	v_mov_b32_e32 v22, s10
	flat_store_dwordx2 v[20:21], v[22:23]
	flat_load_dwordx2 v[14:15], v[14:15]
	v_mov_b32_e32 v21, v11
	v_mov_b32_e32 v20, v10
	v_mov_b32_e32 v23, s9
	v_mov_b32_e32 v22, s8
	flat_store_dwordx2 v[20:21], v[22:23]
	flat_load_dwordx2 v[10:11], v[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[16:17], v[18:19]
	flat_store_dwordx2 v[12:13], v[14:15]
	flat_store_dwordx2 v[8:9], v[10:11]
	v_mov_b32_e32 v3, s6
	flat_store_dword v[6:7], v3
	v_mov_b32_e32 v3, 0
.Ltmp0:
	.loc	0 51 6 prologue_end
	flat_store_dword v[4:5], v3
	.loc	0 53 11
	flat_store_dword v[1:2], v3
	.loc	0 53 7 is_stmt 0
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b64 s[34:35], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[34:35]
.LBB3_1:
	.loc	0 0 7
	s_or_saveexec_b64 s[34:35], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[34:35]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	v_readlane_b32 s5, v0, 18
	v_readlane_b32 s6, v0, 15
	v_readlane_b32 s7, v0, 16
	v_writelane_b32 v0, s6, 19
	v_writelane_b32 v0, s7, 20
	.loc	0 53 18
	buffer_load_dword v2, off, s[0:3], s33 offset:80
	buffer_load_dword v3, off, s[0:3], s33 offset:84
	buffer_load_dword v4, off, s[0:3], s33 offset:64
	buffer_load_dword v5, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	flat_load_dword v1, v[4:5]
	.loc	0 53 22
	s_nop 0
	flat_load_dword v2, v[2:3]
	.loc	0 53 20
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_lt_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	.loc	0 53 2
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[34:35], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[34:35]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB3_3
	.loc	0 54 8 is_stmt 1
	s_or_saveexec_b64 s[34:35], -1
	buffer_load_dword v3, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[34:35]
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
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	buffer_load_dword v1, off, s[0:3], s33 offset:108
	buffer_load_dword v2, off, s[0:3], s33 offset:112
	buffer_load_dword v4, off, s[0:3], s33 offset:64
	buffer_load_dword v5, off, s[0:3], s33 offset:68
	buffer_load_dword v6, off, s[0:3], s33 offset:96
	buffer_load_dword v7, off, s[0:3], s33 offset:100
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[6:7], v[6:7]
	.loc	0 54 13 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v6, off, s[0:3], s33 offset:116
	s_waitcnt vmcnt(0)
	buffer_store_dword v7, off, s[0:3], s33 offset:120
	flat_load_dword v4, v[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v4, off, s[0:3], s33 offset:124
	s_mov_b64 s[18:19], 32
	.loc	0 54 17
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 27
	v_writelane_b32 v3, s9, 28
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL8blockDim@rel32@lo+4
	s_addc_u32 s17, s17, _ZL8blockDim@rel32@hi+12
	s_mov_b32 s15, 32
	v_writelane_b32 v3, s15, 29
	s_or_saveexec_b64 s[34:35], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[34:35]
	s_lshr_b64 s[18:19], s[16:17], s15
	s_mov_b32 s19, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZNK6size_xcvjEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZNK6size_xcvjEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:132
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b64 s[34:35], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[34:35]
	buffer_load_dword v31, off, s[0:3], s33 offset:132
	s_waitcnt vmcnt(1)
	v_readlane_b32 s15, v1, 29
	v_readlane_b32 s4, v1, 9
	v_readlane_b32 s5, v1, 10
	v_readlane_b32 s6, v1, 7
	v_readlane_b32 s7, v1, 8
	v_readlane_b32 s8, v1, 27
	v_readlane_b32 s9, v1, 28
	v_readlane_b32 s10, v1, 3
	v_readlane_b32 s11, v1, 4
	v_readlane_b32 s12, v1, 2
	v_readlane_b32 s13, v1, 1
	v_readlane_b32 s14, v1, 0
	.loc	0 54 30
	buffer_store_dword v0, off, s[0:3], s33 offset:128
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL9threadIdx@rel32@lo+4
	s_addc_u32 s17, s17, _ZL9threadIdx@rel32@hi+12
	s_lshr_b64 s[18:19], s[16:17], s15
	s_mov_b32 s19, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZNK8thread_xcvjEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZNK8thread_xcvjEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v5, off, s[0:3], s33 offset:128
	buffer_load_dword v2, off, s[0:3], s33 offset:124
	buffer_load_dword v3, off, s[0:3], s33 offset:116
	buffer_load_dword v4, off, s[0:3], s33 offset:120
	v_mov_b32_e32 v6, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	buffer_load_dword v1, off, s[0:3], s33 offset:76
	.loc	0 54 28
	v_mov_b32_e32 v8, s4
	v_mov_b32_e32 v7, v8
	s_waitcnt vmcnt(4)
	v_mad_u64_u32 v[5:6], s[4:5], v2, v5, v[6:7]
	.loc	0 54 8
	s_mov_b32 s4, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v6, v2
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[6:7], s4, v[5:6]
	s_waitcnt vmcnt(2)
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v2, s[4:5], v2, v5
	v_addc_co_u32_e64 v4, s[4:5], v3, v4, s[4:5]
	v_mov_b32_e32 v3, v4
	flat_load_dword v3, v[2:3]
	.loc	0 54 5
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v4, v0
	flat_load_dword v2, v[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e64 v2, v2, v3
	flat_store_dword v[0:1], v2
	.loc	0 54 3
	s_branch .LBB3_4
.LBB3_3:
	.loc	0 0 3
	s_or_saveexec_b64 s[34:35], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[34:35]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 19
	v_readlane_b32 s9, v0, 20
	v_readlane_b32 s6, v0, 23
	v_readlane_b32 s7, v0, 24
	.loc	0 53 2 is_stmt 1
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 17
	v_writelane_b32 v0, s7, 18
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 15
	v_writelane_b32 v0, s7, 16
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 30
	v_writelane_b32 v0, s7, 31
	s_or_saveexec_b64 s[34:35], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[34:35]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB3_1
	s_branch .LBB3_5
.LBB3_4:
	.loc	0 53 26 is_stmt 0
	s_or_saveexec_b64 s[34:35], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[34:35]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	v_readlane_b32 s5, v0, 22
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v2, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v3, v1
	flat_load_dword v3, v[3:4]
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e64 v3, v3, s6
	flat_store_dword v[1:2], v3
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 53 2
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[34:35], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[34:35]
	s_branch .LBB3_3
.LBB3_5:
	s_or_saveexec_b64 s[34:35], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[34:35]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 30
	v_readlane_b32 s5, v0, 31
	s_or_b64 exec, exec, s[4:5]
	.loc	0 55 47 is_stmt 1
	s_or_saveexec_b64 s[34:35], -1
	buffer_load_dword v3, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[34:35]
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
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	buffer_load_dword v1, off, s[0:3], s33 offset:108
	buffer_load_dword v2, off, s[0:3], s33 offset:112
	buffer_load_dword v4, off, s[0:3], s33 offset:88
	buffer_load_dword v5, off, s[0:3], s33 offset:92
	buffer_load_dword v6, off, s[0:3], s33 offset:72
	buffer_load_dword v7, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	flat_load_dword v6, v[6:7]
	.loc	0 55 2 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v6, off, s[0:3], s33 offset:136
	flat_load_dwordx2 v[4:5], v[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v4, off, s[0:3], s33 offset:140
	s_waitcnt vmcnt(0)
	buffer_store_dword v5, off, s[0:3], s33 offset:144
	s_mov_b64 s[18:19], 32
	.loc	0 55 6
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 32
	v_writelane_b32 v3, s9, 33
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL8blockIdx@rel32@lo+4
	s_addc_u32 s17, s17, _ZL8blockIdx@rel32@hi+12
	s_mov_b32 s15, 32
	v_writelane_b32 v3, s15, 34
	s_or_saveexec_b64 s[34:35], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[34:35]
	s_lshr_b64 s[18:19], s[16:17], s15
	s_mov_b32 s19, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZNK7block_xcvjEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZNK7block_xcvjEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:156
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:156
	s_or_saveexec_b64 s[34:35], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[34:35]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s15, v1, 34
	v_readlane_b32 s4, v1, 9
	v_readlane_b32 s5, v1, 10
	v_readlane_b32 s6, v1, 7
	v_readlane_b32 s7, v1, 8
	v_readlane_b32 s8, v1, 32
	v_readlane_b32 s9, v1, 33
	v_readlane_b32 s10, v1, 3
	v_readlane_b32 s11, v1, 4
	v_readlane_b32 s12, v1, 2
	v_readlane_b32 s13, v1, 1
	v_readlane_b32 s14, v1, 0
	.loc	0 55 19
	buffer_store_dword v0, off, s[0:3], s33 offset:148
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL8blockDim@rel32@lo+4
	s_addc_u32 s17, s17, _ZL8blockDim@rel32@hi+12
	s_lshr_b64 s[18:19], s[16:17], s15
	s_mov_b32 s19, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZNK6size_xcvjEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZNK6size_xcvjEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:156
	s_or_saveexec_b64 s[34:35], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[34:35]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s15, v1, 34
	v_readlane_b32 s4, v1, 9
	v_readlane_b32 s5, v1, 10
	v_readlane_b32 s6, v1, 7
	v_readlane_b32 s7, v1, 8
	v_readlane_b32 s8, v1, 32
	v_readlane_b32 s9, v1, 33
	v_readlane_b32 s10, v1, 3
	v_readlane_b32 s11, v1, 4
	v_readlane_b32 s12, v1, 2
	v_readlane_b32 s13, v1, 1
	v_readlane_b32 s14, v1, 0
	.loc	0 55 32
	buffer_store_dword v0, off, s[0:3], s33 offset:152
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL9threadIdx@rel32@lo+4
	s_addc_u32 s17, s17, _ZL9threadIdx@rel32@hi+12
	s_lshr_b64 s[18:19], s[16:17], s15
	s_mov_b32 s19, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZNK8thread_xcvjEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZNK8thread_xcvjEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:152
	buffer_load_dword v1, off, s[0:3], s33 offset:148
	buffer_load_dword v8, off, s[0:3], s33 offset:140
	buffer_load_dword v9, off, s[0:3], s33 offset:144
	buffer_load_dword v3, off, s[0:3], s33 offset:136
	v_mov_b32_e32 v4, v0
	s_or_saveexec_b64 s[34:35], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[34:35]
	.loc	0 55 30
	v_mov_b32_e32 v6, s4
	v_mov_b32_e32 v5, v6
	s_waitcnt vmcnt(4)
	v_mad_u64_u32 v[1:2], s[4:5], v1, v2, v[4:5]
	.loc	0 55 2
	s_mov_b32 s4, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v2, v4
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[6:7], s4, v[1:2]
	s_waitcnt vmcnt(2)
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v1, s[4:5], v1, v5
	v_addc_co_u32_e64 v4, s[4:5], v2, v4, s[4:5]
	v_mov_b32_e32 v2, v4
	.loc	0 55 45
	s_waitcnt vmcnt(1)
	flat_store_dword v[1:2], v3
	.loc	0 56 1 is_stmt 1
	s_endpgm
.Ltmp1:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel sum_of_column
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 16560
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
		.amdhsa_next_free_sgpr 36
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
.Lfunc_end0:
	.size	sum_of_column, .Lfunc_end0-sum_of_column

	.section	.text._ZNK6size_xcvjEv,"axG",@progbits,_ZNK6size_xcvjEv,comdat
	.hidden	_ZNK6size_xcvjEv
	.weak	_ZNK6size_xcvjEv
	.p2align	2
	.type	_ZNK6size_xcvjEv,@function
_ZNK6size_xcvjEv:
.Lfunc_begin1:
	.loc	0 16 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s12, s33
	s_mov_b32 s33, s32
	s_add_i32 s32, s32, 0x600
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v3, v1
	s_mov_b64 s[6:7], src_private_base
	s_mov_b32 s8, 32
	s_lshr_b64 s[6:7], s[6:7], s8
	s_mov_b32 s10, s6
	s_mov_b64 s[8:9], 0
	s_mov_b32 s11, s9
	s_mov_b32 s6, -1
	v_lshrrev_b32_e64 v1, 6, s33
	v_add_u32_e32 v1, 8, v1
	v_cmp_ne_u32_e64 s[6:7], v1, s6
	v_mov_b32_e32 v0, s11
	v_mov_b32_e32 v4, s10
	v_cndmask_b32_e64 v4, v0, v4, s[6:7]
	v_mov_b32_e32 v0, s8
	v_cndmask_b32_e64 v0, v0, v1, s[6:7]
	v_mov_b32_e32 v1, v4
	flat_store_dwordx2 v[0:1], v[2:3]
.Ltmp2:
	.loc	0 16 59 prologue_end
	v_mov_b32_e32 v0, 0
	global_load_ushort v0, v0, s[4:5] offset:4
	.loc	0 16 52 epilogue_begin is_stmt 0
	s_add_i32 s32, s32, 0xfffffa00
	s_mov_b32 s33, s12
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_setpc_b64 s[30:31]
.Ltmp3:
.Lfunc_end1:
	.size	_ZNK6size_xcvjEv, .Lfunc_end1-_ZNK6size_xcvjEv

	.section	.text._ZNK8thread_xcvjEv,"axG",@progbits,_ZNK8thread_xcvjEv,comdat
	.hidden	_ZNK8thread_xcvjEv
	.weak	_ZNK8thread_xcvjEv
	.p2align	2
	.type	_ZNK8thread_xcvjEv,@function
_ZNK8thread_xcvjEv:
.Lfunc_begin2:
	.loc	0 14 0 is_stmt 1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s10, s33
	s_mov_b32 s33, s32
	s_add_i32 s32, s32, 0x600
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v3, v1
	s_mov_b64 s[4:5], src_private_base
	s_mov_b32 s6, 32
	s_lshr_b64 s[4:5], s[4:5], s6
	s_mov_b32 s8, s4
	s_mov_b64 s[6:7], 0
	s_mov_b32 s9, s7
	s_mov_b32 s4, -1
	v_lshrrev_b32_e64 v1, 6, s33
	v_add_u32_e32 v1, 8, v1
	v_cmp_ne_u32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v0, s9
	v_mov_b32_e32 v4, s8
	v_cndmask_b32_e64 v4, v0, v4, s[4:5]
	v_mov_b32_e32 v0, s6
	v_cndmask_b32_e64 v0, v0, v1, s[4:5]
	v_mov_b32_e32 v1, v4
	flat_store_dwordx2 v[0:1], v[2:3]
	s_mov_b32 s4, 0x3ff
	v_and_b32_e64 v0, v31, s4
.Ltmp4:
	.loc	0 14 54 prologue_end epilogue_begin
	s_add_i32 s32, s32, 0xfffffa00
	s_mov_b32 s33, s10
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_setpc_b64 s[30:31]
.Ltmp5:
.Lfunc_end2:
	.size	_ZNK8thread_xcvjEv, .Lfunc_end2-_ZNK8thread_xcvjEv

	.section	.text._ZNK7block_xcvjEv,"axG",@progbits,_ZNK7block_xcvjEv,comdat
	.hidden	_ZNK7block_xcvjEv
	.weak	_ZNK7block_xcvjEv
	.p2align	2
	.type	_ZNK7block_xcvjEv,@function
_ZNK7block_xcvjEv:
.Lfunc_begin3:
	.loc	0 15 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s10, s33
	s_mov_b32 s33, s32
	s_add_i32 s32, s32, 0x600
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v3, v1
	s_mov_b64 s[4:5], src_private_base
	s_mov_b32 s6, 32
	s_lshr_b64 s[4:5], s[4:5], s6
	s_mov_b32 s8, s4
	s_mov_b64 s[6:7], 0
	s_mov_b32 s9, s7
	s_mov_b32 s4, -1
	v_lshrrev_b32_e64 v1, 6, s33
	v_add_u32_e32 v1, 8, v1
	v_cmp_ne_u32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v0, s9
	v_mov_b32_e32 v4, s8
	v_cndmask_b32_e64 v4, v0, v4, s[4:5]
	v_mov_b32_e32 v0, s6
	v_cndmask_b32_e64 v0, v0, v1, s[4:5]
	v_mov_b32_e32 v1, v4
	flat_store_dwordx2 v[0:1], v[2:3]
.Ltmp6:
	.loc	0 15 53 prologue_end
	v_mov_b32_e32 v0, s12
	.loc	0 15 53 epilogue_begin is_stmt 0
	s_add_i32 s32, s32, 0xfffffa00
	s_mov_b32 s33, s10
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_setpc_b64 s[30:31]
.Ltmp7:
.Lfunc_end3:
	.size	_ZNK7block_xcvjEv, .Lfunc_end3-_ZNK7block_xcvjEv

	.text
	.protected	sum_by_reference
	.globl	sum_by_reference
	.p2align	8
	.type	sum_by_reference,@function
sum_by_reference:
.Lfunc_begin4:
	.loc	0 59 0 is_stmt 1
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x2400
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
	s_or_saveexec_b64 s[34:35], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[34:35]
	buffer_store_dword v2, off, s[0:3], s33 offset:112
	buffer_store_dword v1, off, s[0:3], s33 offset:108
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[34:35], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[34:35]
	buffer_store_dword v1, off, s[0:3], s33 offset:104
	s_load_dwordx2 s[12:13], s[4:5], 0x0
	s_load_dwordx2 s[10:11], s[4:5], 0x8
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	s_load_dword s6, s[4:5], 0x18
	s_mov_b64 s[4:5], 0
	s_mov_b32 s17, s5
	s_waitcnt vmcnt(1)
	v_writelane_b32 v0, s17, 11
	s_mov_b64 s[14:15], src_private_base
	s_mov_b32 s7, 32
	s_lshr_b64 s[20:21], s[14:15], s7
	s_mov_b32 s14, -1
	v_writelane_b32 v0, s14, 12
	v_mov_b32_e32 v3, 0
	v_cmp_ne_u32_e64 s[18:19], v3, s14
	s_mov_b32 s16, s20
	v_writelane_b32 v0, s16, 13
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s16
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	s_mov_b32 s7, s4
	v_writelane_b32 v0, s7, 14
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v18, v2, v3, s[18:19]
	v_mov_b32_e32 v19, v1
	v_mov_b32_e32 v3, 8
	v_cmp_ne_u32_e64 s[18:19], v3, s14
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s16
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v14, v2, v3, s[18:19]
	v_mov_b32_e32 v15, v1
	v_mov_b32_e32 v3, 16
	v_cmp_ne_u32_e64 s[18:19], v3, s14
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s16
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v10, v2, v3, s[18:19]
	v_mov_b32_e32 v11, v1
	v_mov_b32_e32 v3, 24
	v_cmp_ne_u32_e64 s[18:19], v3, s14
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s16
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v16, v2, v3, s[18:19]
	v_mov_b32_e32 v17, v1
	v_mov_b32_e32 v3, 32
	v_cmp_ne_u32_e64 s[18:19], v3, s14
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s16
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v12, v2, v3, s[18:19]
	v_mov_b32_e32 v13, v1
	buffer_store_dword v12, off, s[0:3], s33 offset:96
	s_waitcnt vmcnt(0)
	buffer_store_dword v13, off, s[0:3], s33 offset:100
	v_mov_b32_e32 v3, 40
	v_cmp_ne_u32_e64 s[18:19], v3, s14
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s16
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v8, v2, v3, s[18:19]
	v_mov_b32_e32 v9, v1
	buffer_store_dword v8, off, s[0:3], s33 offset:88
	s_waitcnt vmcnt(0)
	buffer_store_dword v9, off, s[0:3], s33 offset:92
	v_mov_b32_e32 v3, 48
	v_cmp_ne_u32_e64 s[18:19], v3, s14
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s16
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v6, v2, v3, s[18:19]
	v_mov_b32_e32 v7, v1
	buffer_store_dword v6, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	buffer_store_dword v7, off, s[0:3], s33 offset:84
	v_mov_b32_e32 v3, 52
	v_cmp_ne_u32_e64 s[18:19], v3, s14
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s16
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v4, v2, v3, s[18:19]
	v_mov_b32_e32 v5, v1
	buffer_store_dword v4, off, s[0:3], s33 offset:72
	s_waitcnt vmcnt(0)
	buffer_store_dword v5, off, s[0:3], s33 offset:76
	v_mov_b32_e32 v2, 56
	v_cmp_ne_u32_e64 s[14:15], v2, s14
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v3, s16
	v_cndmask_b32_e64 v3, v1, v3, s[14:15]
	v_mov_b32_e32 v1, s7
	v_cndmask_b32_e64 v1, v1, v2, s[14:15]
	v_mov_b32_e32 v2, v3
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:68
	v_mov_b32_e32 v21, v19
	v_mov_b32_e32 v20, v18
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v23, s13
	v_mov_b32_e32 v22, s12
	flat_store_dwordx2 v[20:21], v[22:23]
	flat_load_dwordx2 v[18:19], v[18:19]
	v_mov_b32_e32 v21, v15
	v_mov_b32_e32 v20, v14
	v_mov_b32_e32 v23, s11
	v_mov_b32_e32 v22, s10
	flat_store_dwordx2 v[20:21], v[22:23]
	flat_load_dwordx2 v[14:15], v[14:15]
	v_mov_b32_e32 v21, v11
	v_mov_b32_e32 v20, v10
	v_mov_b32_e32 v23, s9
	v_mov_b32_e32 v22, s8
	flat_store_dwordx2 v[20:21], v[22:23]
	flat_load_dwordx2 v[10:11], v[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[16:17], v[18:19]
	flat_store_dwordx2 v[12:13], v[14:15]
	flat_store_dwordx2 v[8:9], v[10:11]
	v_mov_b32_e32 v3, s6
	flat_store_dword v[6:7], v3
	v_mov_b32_e32 v3, 0
.Ltmp8:
	.loc	0 60 6 prologue_end
	flat_store_dword v[4:5], v3
	.loc	0 62 11
	flat_store_dword v[1:2], v3
	.loc	0 62 7 is_stmt 0
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b64 s[34:35], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[34:35]
.LBB5_1:
	.loc	0 0 7
	s_or_saveexec_b64 s[34:35], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[34:35]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	v_readlane_b32 s5, v0, 18
	v_readlane_b32 s6, v0, 15
	v_readlane_b32 s7, v0, 16
	v_writelane_b32 v0, s6, 19
	v_writelane_b32 v0, s7, 20
	.loc	0 62 18
	buffer_load_dword v2, off, s[0:3], s33 offset:80
	buffer_load_dword v3, off, s[0:3], s33 offset:84
	buffer_load_dword v4, off, s[0:3], s33 offset:64
	buffer_load_dword v5, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	flat_load_dword v1, v[4:5]
	.loc	0 62 22
	s_nop 0
	flat_load_dword v2, v[2:3]
	.loc	0 62 20
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_lt_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	.loc	0 62 2
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[34:35], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[34:35]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_3
	.loc	0 63 13 is_stmt 1
	s_or_saveexec_b64 s[34:35], -1
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[34:35]
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
	buffer_load_dword v3, off, s[0:3], s33 offset:104
	buffer_load_dword v4, off, s[0:3], s33 offset:108
	buffer_load_dword v5, off, s[0:3], s33 offset:112
	buffer_load_dword v6, off, s[0:3], s33 offset:72
	buffer_load_dword v7, off, s[0:3], s33 offset:76
	buffer_load_dword v8, off, s[0:3], s33 offset:64
	buffer_load_dword v9, off, s[0:3], s33 offset:68
	buffer_load_dword v0, off, s[0:3], s33 offset:96
	buffer_load_dword v1, off, s[0:3], s33 offset:100
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[1:2], v[0:1]
	.loc	0 63 18 is_stmt 0
	s_nop 0
	flat_load_dword v8, v[8:9]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_ashrrev_i32_e64 v0, 31, v8
	v_mov_b32_e32 v9, v0
	s_mov_b32 s8, 2
	.loc	0 63 13
	v_lshlrev_b64 v[9:10], s8, v[8:9]
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v8, v9
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v10
	v_add_co_u32_e64 v0, s[8:9], v0, v8
	v_addc_co_u32_e64 v2, s[8:9], v1, v2, s[8:9]
	v_mov_b32_e32 v1, v2
	flat_load_dword v2, v[0:1]
	s_mov_b64 s[18:19], 32
	.loc	0 63 3
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[0:1], s15, v[6:7]
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v0, v6
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL6add_toRii@rel32@lo+4
	s_addc_u32 s17, s17, _ZL6add_toRii@rel32@hi+12
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
	s_branch .LBB5_4
.LBB5_3:
	.loc	0 0 3
	s_or_saveexec_b64 s[34:35], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[34:35]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 19
	v_readlane_b32 s9, v0, 20
	v_readlane_b32 s6, v0, 23
	v_readlane_b32 s7, v0, 24
	.loc	0 62 2 is_stmt 1
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
	s_or_saveexec_b64 s[34:35], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[34:35]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB5_1
	s_branch .LBB5_5
.LBB5_4:
	.loc	0 62 26 is_stmt 0
	s_or_saveexec_b64 s[34:35], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[34:35]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	v_readlane_b32 s5, v0, 22
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v2, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v3, v1
	flat_load_dword v3, v[3:4]
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e64 v3, v3, s6
	flat_store_dword v[1:2], v3
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 62 2
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[34:35], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[34:35]
	s_branch .LBB5_3
.LBB5_5:
	s_or_saveexec_b64 s[34:35], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[34:35]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_b64 exec, exec, s[4:5]
	.loc	0 64 21 is_stmt 1
	s_or_saveexec_b64 s[34:35], -1
	buffer_load_dword v7, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[34:35]
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
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	buffer_load_dword v1, off, s[0:3], s33 offset:108
	buffer_load_dword v2, off, s[0:3], s33 offset:112
	buffer_load_dword v3, off, s[0:3], s33 offset:88
	buffer_load_dword v4, off, s[0:3], s33 offset:92
	buffer_load_dword v5, off, s[0:3], s33 offset:72
	buffer_load_dword v6, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	flat_load_dword v5, v[5:6]
	.loc	0 64 2 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v5, off, s[0:3], s33 offset:116
	flat_load_dwordx2 v[3:4], v[3:4]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v3, off, s[0:3], s33 offset:120
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s33 offset:124
	s_mov_b64 s[18:19], 32
	.loc	0 64 6
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL9threadIdx@rel32@lo+4
	s_addc_u32 s17, s17, _ZL9threadIdx@rel32@hi+12
	s_mov_b32 s15, 32
	s_lshr_b64 s[18:19], s[16:17], s15
	s_mov_b32 s19, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZNK8thread_xcvjEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZNK8thread_xcvjEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v8, off, s[0:3], s33 offset:120
	buffer_load_dword v9, off, s[0:3], s33 offset:124
	buffer_load_dword v3, off, s[0:3], s33 offset:116
	v_mov_b32_e32 v1, v0
	.loc	0 64 2
	s_or_saveexec_b64 s[34:35], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[34:35]
	s_mov_b32 s4, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v2, v4
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[6:7], s4, v[1:2]
	s_waitcnt vmcnt(2)
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v1, s[4:5], v1, v5
	v_addc_co_u32_e64 v4, s[4:5], v2, v4, s[4:5]
	v_mov_b32_e32 v2, v4
	.loc	0 64 19
	s_waitcnt vmcnt(1)
	flat_store_dword v[1:2], v3
	.loc	0 65 1 is_stmt 1
	s_endpgm
.Ltmp9:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel sum_by_reference
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 16528
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
		.amdhsa_next_free_sgpr 36
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
.Lfunc_end4:
	.size	sum_by_reference, .Lfunc_end4-sum_by_reference

	.p2align	2
	.type	_ZL6add_toRii,@function
_ZL6add_toRii:
.Lfunc_begin5:
	.loc	0 57 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s9, s33
	s_mov_b32 s33, s32
	s_add_i32 s32, s32, 0x400
	v_mov_b32_e32 v6, v2
	v_mov_b32_e32 v7, v0
	v_mov_b32_e32 v8, v1
	s_mov_b64 s[12:13], 0
	s_mov_b32 s8, s13
	s_mov_b64 s[4:5], src_private_base
	s_mov_b32 s6, 32
	s_lshr_b64 s[6:7], s[4:5], s6
	s_mov_b32 s4, -1
	v_lshrrev_b32_e64 v1, 6, s33
	v_cmp_ne_u32_e64 s[10:11], v1, s4
	s_mov_b32 s7, s6
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v2, v0, v2, s[10:11]
	s_mov_b32 s6, s12
	v_mov_b32_e32 v0, s6
	v_cndmask_b32_e64 v0, v0, v1, s[10:11]
	v_mov_b32_e32 v1, v2
	v_lshrrev_b32_e64 v3, 6, s33
	v_add_u32_e32 v3, 8, v3
	v_cmp_ne_u32_e64 s[4:5], v3, s4
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v4, s7
	v_cndmask_b32_e64 v4, v2, v4, s[4:5]
	v_mov_b32_e32 v2, s6
	v_cndmask_b32_e64 v2, v2, v3, s[4:5]
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v4, v0
	flat_store_dwordx2 v[4:5], v[7:8]
	v_mov_b32_e32 v5, v3
	v_mov_b32_e32 v4, v2
	flat_store_dword v[4:5], v6
.Ltmp10:
	.loc	0 57 58 prologue_end
	flat_load_dword v3, v[2:3]
	.loc	0 57 51 is_stmt 0
	s_nop 0
	flat_load_dwordx2 v[0:1], v[0:1]
	.loc	0 57 55
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v2, v[0:1]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e64 v2, v2, v3
	flat_store_dword v[0:1], v2
	.loc	0 57 62 epilogue_begin
	s_add_i32 s32, s32, 0xfffffc00
	s_mov_b32 s33, s9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_setpc_b64 s[30:31]
.Ltmp11:
.Lfunc_end5:
	.size	_ZL6add_toRii, .Lfunc_end5-_ZL6add_toRii

	.protected	sum_by_lambda
	.globl	sum_by_lambda
	.p2align	8
	.type	sum_by_lambda,@function
sum_by_lambda:
.Lfunc_begin6:
	.loc	0 67 0 is_stmt 1
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x2800
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
	s_or_saveexec_b64 s[34:35], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[34:35]
	buffer_store_dword v2, off, s[0:3], s33 offset:128
	buffer_store_dword v1, off, s[0:3], s33 offset:124
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[34:35], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[34:35]
	buffer_store_dword v1, off, s[0:3], s33 offset:120
	s_load_dwordx2 s[12:13], s[4:5], 0x0
	s_load_dwordx2 s[10:11], s[4:5], 0x8
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	s_load_dword s6, s[4:5], 0x18
	s_mov_b64 s[4:5], 0
	s_mov_b32 s17, s5
	s_waitcnt vmcnt(1)
	v_writelane_b32 v0, s17, 11
	s_mov_b64 s[14:15], src_private_base
	s_mov_b32 s7, 32
	s_lshr_b64 s[20:21], s[14:15], s7
	s_mov_b32 s14, -1
	v_writelane_b32 v0, s14, 12
	v_mov_b32_e32 v3, 0
	v_cmp_ne_u32_e64 s[18:19], v3, s14
	s_mov_b32 s16, s20
	v_writelane_b32 v0, s16, 13
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s16
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	s_mov_b32 s7, s4
	v_writelane_b32 v0, s7, 14
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v20, v2, v3, s[18:19]
	v_mov_b32_e32 v21, v1
	v_mov_b32_e32 v3, 8
	v_cmp_ne_u32_e64 s[18:19], v3, s14
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s16
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v16, v2, v3, s[18:19]
	v_mov_b32_e32 v17, v1
	v_mov_b32_e32 v3, 16
	v_cmp_ne_u32_e64 s[18:19], v3, s14
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s16
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v12, v2, v3, s[18:19]
	v_mov_b32_e32 v13, v1
	v_mov_b32_e32 v3, 24
	v_cmp_ne_u32_e64 s[18:19], v3, s14
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s16
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v18, v2, v3, s[18:19]
	v_mov_b32_e32 v19, v1
	v_mov_b32_e32 v3, 32
	v_cmp_ne_u32_e64 s[18:19], v3, s14
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s16
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v14, v2, v3, s[18:19]
	v_mov_b32_e32 v15, v1
	buffer_store_dword v14, off, s[0:3], s33 offset:112
	s_waitcnt vmcnt(0)
	buffer_store_dword v15, off, s[0:3], s33 offset:116
	v_mov_b32_e32 v3, 40
	v_cmp_ne_u32_e64 s[18:19], v3, s14
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s16
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v10, v2, v3, s[18:19]
	v_mov_b32_e32 v11, v1
	buffer_store_dword v10, off, s[0:3], s33 offset:104
	s_waitcnt vmcnt(0)
	buffer_store_dword v11, off, s[0:3], s33 offset:108
	v_mov_b32_e32 v3, 48
	v_cmp_ne_u32_e64 s[18:19], v3, s14
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s16
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v8, v2, v3, s[18:19]
	v_mov_b32_e32 v9, v1
	buffer_store_dword v8, off, s[0:3], s33 offset:96
	s_waitcnt vmcnt(0)
	buffer_store_dword v9, off, s[0:3], s33 offset:100
	v_mov_b32_e32 v3, 52
	v_cmp_ne_u32_e64 s[18:19], v3, s14
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s16
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v6, v2, v3, s[18:19]
	v_mov_b32_e32 v7, v1
	buffer_store_dword v6, off, s[0:3], s33 offset:88
	s_waitcnt vmcnt(0)
	buffer_store_dword v7, off, s[0:3], s33 offset:92
	v_mov_b32_e32 v3, 56
	v_cmp_ne_u32_e64 s[18:19], v3, s14
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s16
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v4, v2, v3, s[18:19]
	v_mov_b32_e32 v5, v1
	buffer_store_dword v4, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	buffer_store_dword v5, off, s[0:3], s33 offset:84
	v_mov_b32_e32 v2, 64
	v_cmp_ne_u32_e64 s[14:15], v2, s14
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v3, s16
	v_cndmask_b32_e64 v3, v1, v3, s[14:15]
	v_mov_b32_e32 v1, s7
	v_cndmask_b32_e64 v1, v1, v2, s[14:15]
	v_mov_b32_e32 v2, v3
	buffer_store_dword v1, off, s[0:3], s33 offset:72
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:76
	v_mov_b32_e32 v23, v21
	v_mov_b32_e32 v22, v20
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v25, s13
	v_mov_b32_e32 v24, s12
	flat_store_dwordx2 v[22:23], v[24:25]
	flat_load_dwordx2 v[20:21], v[20:21]
	v_mov_b32_e32 v23, v17
	v_mov_b32_e32 v22, v16
	v_mov_b32_e32 v25, s11
	v_mov_b32_e32 v24, s10
	flat_store_dwordx2 v[22:23], v[24:25]
	flat_load_dwordx2 v[16:17], v[16:17]
	v_mov_b32_e32 v23, v13
	v_mov_b32_e32 v22, v12
	v_mov_b32_e32 v25, s9
	v_mov_b32_e32 v24, s8
	flat_store_dwordx2 v[22:23], v[24:25]
	flat_load_dwordx2 v[12:13], v[12:13]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[18:19], v[20:21]
	flat_store_dwordx2 v[14:15], v[16:17]
	flat_store_dwordx2 v[10:11], v[12:13]
	v_mov_b32_e32 v3, s6
	flat_store_dword v[8:9], v3
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v8, v6
.Ltmp12:
	.loc	0 68 6 prologue_end
	flat_store_dword v[8:9], v3
	.loc	0 69 13
	flat_store_dwordx2 v[4:5], v[6:7]
	.loc	0 71 11
	flat_store_dword v[1:2], v3
	.loc	0 71 7 is_stmt 0
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b64 s[34:35], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[34:35]
.LBB7_1:
	.loc	0 0 7
	s_or_saveexec_b64 s[34:35], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[34:35]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	v_readlane_b32 s5, v0, 18
	v_readlane_b32 s6, v0, 15
	v_readlane_b32 s7, v0, 16
	v_writelane_b32 v0, s6, 19
	v_writelane_b32 v0, s7, 20
	.loc	0 71 18
	buffer_load_dword v2, off, s[0:3], s33 offset:96
	buffer_load_dword v3, off, s[0:3], s33 offset:100
	buffer_load_dword v4, off, s[0:3], s33 offset:72
	buffer_load_dword v5, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	flat_load_dword v1, v[4:5]
	.loc	0 71 22
	s_nop 0
	flat_load_dword v2, v[2:3]
	.loc	0 71 20
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_lt_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	.loc	0 71 2
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[34:35], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[34:35]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB7_3
	.loc	0 72 7 is_stmt 1
	s_or_saveexec_b64 s[34:35], -1
	buffer_load_dword v2, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[34:35]
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
	buffer_load_dword v3, off, s[0:3], s33 offset:120
	buffer_load_dword v4, off, s[0:3], s33 offset:124
	buffer_load_dword v5, off, s[0:3], s33 offset:128
	buffer_load_dword v6, off, s[0:3], s33 offset:80
	buffer_load_dword v7, off, s[0:3], s33 offset:84
	buffer_load_dword v8, off, s[0:3], s33 offset:72
	buffer_load_dword v9, off, s[0:3], s33 offset:76
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	buffer_load_dword v1, off, s[0:3], s33 offset:116
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[1:2], v[0:1]
	.loc	0 72 12 is_stmt 0
	s_nop 0
	flat_load_dword v8, v[8:9]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_ashrrev_i32_e64 v0, 31, v8
	v_mov_b32_e32 v9, v0
	s_mov_b32 s8, 2
	.loc	0 72 7
	v_lshlrev_b64 v[9:10], s8, v[8:9]
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v8, v9
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v10
	v_add_co_u32_e64 v0, s[8:9], v0, v8
	v_addc_co_u32_e64 v2, s[8:9], v1, v2, s[8:9]
	v_mov_b32_e32 v1, v2
	flat_load_dword v2, v[0:1]
	s_mov_b64 s[18:19], 32
	.loc	0 72 3
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[0:1], s15, v[6:7]
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v0, v6
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZZ13sum_by_lambdaENKUliE_clEi@rel32@lo+4
	s_addc_u32 s17, s17, _ZZ13sum_by_lambdaENKUliE_clEi@rel32@hi+12
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
	s_branch .LBB7_4
.LBB7_3:
	.loc	0 0 3
	s_or_saveexec_b64 s[34:35], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[34:35]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 19
	v_readlane_b32 s9, v0, 20
	v_readlane_b32 s6, v0, 23
	v_readlane_b32 s7, v0, 24
	.loc	0 71 2 is_stmt 1
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
	s_or_saveexec_b64 s[34:35], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[34:35]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB7_1
	s_branch .LBB7_5
.LBB7_4:
	.loc	0 71 27 is_stmt 0
	s_or_saveexec_b64 s[34:35], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[34:35]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	v_readlane_b32 s5, v0, 22
	buffer_load_dword v1, off, s[0:3], s33 offset:72
	buffer_load_dword v2, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v3, v1
	flat_load_dword v3, v[3:4]
	s_mov_b32 s6, 2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e64 v3, v3, s6
	flat_store_dword v[1:2], v3
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 71 2
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[34:35], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[34:35]
	s_branch .LBB7_3
.LBB7_5:
	s_or_saveexec_b64 s[34:35], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[34:35]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_b64 exec, exec, s[4:5]
	.loc	0 73 21 is_stmt 1
	s_or_saveexec_b64 s[34:35], -1
	buffer_load_dword v7, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[34:35]
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
	buffer_load_dword v0, off, s[0:3], s33 offset:120
	buffer_load_dword v1, off, s[0:3], s33 offset:124
	buffer_load_dword v2, off, s[0:3], s33 offset:128
	buffer_load_dword v3, off, s[0:3], s33 offset:104
	buffer_load_dword v4, off, s[0:3], s33 offset:108
	buffer_load_dword v5, off, s[0:3], s33 offset:88
	buffer_load_dword v6, off, s[0:3], s33 offset:92
	s_waitcnt vmcnt(0)
	flat_load_dword v5, v[5:6]
	.loc	0 73 2 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v5, off, s[0:3], s33 offset:132
	flat_load_dwordx2 v[3:4], v[3:4]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v3, off, s[0:3], s33 offset:136
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s33 offset:140
	s_mov_b64 s[18:19], 32
	.loc	0 73 6
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL9threadIdx@rel32@lo+4
	s_addc_u32 s17, s17, _ZL9threadIdx@rel32@hi+12
	s_mov_b32 s15, 32
	s_lshr_b64 s[18:19], s[16:17], s15
	s_mov_b32 s19, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZNK8thread_xcvjEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZNK8thread_xcvjEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v8, off, s[0:3], s33 offset:136
	buffer_load_dword v9, off, s[0:3], s33 offset:140
	buffer_load_dword v3, off, s[0:3], s33 offset:132
	v_mov_b32_e32 v1, v0
	.loc	0 73 2
	s_or_saveexec_b64 s[34:35], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[34:35]
	s_mov_b32 s4, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v2, v4
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[6:7], s4, v[1:2]
	s_waitcnt vmcnt(2)
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v1, s[4:5], v1, v5
	v_addc_co_u32_e64 v4, s[4:5], v2, v4, s[4:5]
	v_mov_b32_e32 v2, v4
	.loc	0 73 19
	s_waitcnt vmcnt(1)
	flat_store_dword v[1:2], v3
	.loc	0 74 1 is_stmt 1
	s_endpgm
.Ltmp13:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel sum_by_lambda
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 16544
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
		.amdhsa_next_free_sgpr 36
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
.Lfunc_end6:
	.size	sum_by_lambda, .Lfunc_end6-sum_by_lambda

	.p2align	2
	.type	_ZZ13sum_by_lambdaENKUliE_clEi,@function
_ZZ13sum_by_lambdaENKUliE_clEi:
.Lfunc_begin7:
	.loc	0 69 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s9, s33
	s_mov_b32 s33, s32
	s_add_i32 s32, s32, 0x400
	v_mov_b32_e32 v6, v2
	v_mov_b32_e32 v7, v0
	v_mov_b32_e32 v8, v1
	s_mov_b64 s[12:13], 0
	s_mov_b32 s8, s13
	s_mov_b64 s[4:5], src_private_base
	s_mov_b32 s6, 32
	s_lshr_b64 s[6:7], s[4:5], s6
	s_mov_b32 s4, -1
	v_lshrrev_b32_e64 v1, 6, s33
	v_cmp_ne_u32_e64 s[10:11], v1, s4
	s_mov_b32 s7, s6
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v2, v0, v2, s[10:11]
	s_mov_b32 s6, s12
	v_mov_b32_e32 v0, s6
	v_cndmask_b32_e64 v0, v0, v1, s[10:11]
	v_mov_b32_e32 v1, v2
	v_lshrrev_b32_e64 v3, 6, s33
	v_add_u32_e32 v3, 8, v3
	v_cmp_ne_u32_e64 s[4:5], v3, s4
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v4, s7
	v_cndmask_b32_e64 v4, v2, v4, s[4:5]
	v_mov_b32_e32 v2, s6
	v_cndmask_b32_e64 v2, v2, v3, s[4:5]
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v4, v0
	flat_store_dwordx2 v[4:5], v[7:8]
	v_mov_b32_e32 v5, v3
	v_mov_b32_e32 v4, v2
	flat_store_dword v[4:5], v6
	flat_load_dwordx2 v[0:1], v[0:1]
.Ltmp14:
	.loc	0 69 32 prologue_end
	s_nop 0
	flat_load_dword v3, v[2:3]
	.loc	0 69 27 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[0:1], v[0:1]
	.loc	0 69 29
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v2, v[0:1]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e64 v2, v2, v3
	flat_store_dword v[0:1], v2
	.loc	0 69 36 epilogue_begin
	s_add_i32 s32, s32, 0xfffffc00
	s_mov_b32 s33, s9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_setpc_b64 s[30:31]
.Ltmp15:
.Lfunc_end7:
	.size	_ZZ13sum_by_lambdaENKUliE_clEi, .Lfunc_end7-_ZZ13sum_by_lambdaENKUliE_clEi

	.protected	halve_until_odd
	.globl	halve_until_odd
	.p2align	8
	.type	halve_until_odd,@function
halve_until_odd:
.Lfunc_begin8:
	.loc	0 76 0 is_stmt 1
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x1c00
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
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
	buffer_store_dword v2, off, s[0:3], s33 offset:92
	buffer_store_dword v1, off, s[0:3], s33 offset:88
	buffer_store_dword v0, off, s[0:3], s33 offset:84
	s_load_dwordx2 s[22:23], s[16:17], 0x0
	s_load_dwordx2 s[20:21], s[16:17], 0x8
	s_load_dwordx2 s[18:19], s[16:17], 0x10
	s_load_dword s8, s[16:17], 0x18
	s_mov_b64 s[30:31], 0
	v_writelane_b32 v4, s30, 11
	v_writelane_b32 v4, s31, 12
	s_mov_b32 s27, s31
	v_writelane_b32 v4, s27, 13
	s_mov_b64 s[24:25], src_private_base
	s_mov_b32 s15, 32
	s_lshr_b64 s[34:35], s[24:25], s15
	s_mov_b32 s24, -1
	v_writelane_b32 v4, s24, 14
	v_mov_b32_e32 v5, 0
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	s_mov_b32 s26, s34
	v_writelane_b32 v4, s26, 15
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v6, s26
	v_cndmask_b32_e64 v3, v3, v6, s[28:29]
	s_mov_b32 s9, s30
	v_writelane_b32 v4, s9, 16
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v4, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v15, v4, v5, s[28:29]
	v_mov_b32_e32 v16, v3
	v_mov_b32_e32 v5, 8
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v13, v4, v5, s[28:29]
	v_mov_b32_e32 v14, v3
	v_mov_b32_e32 v5, 16
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v9, v4, v5, s[28:29]
	v_mov_b32_e32 v10, v3
	v_mov_b32_e32 v5, 24
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v11, v4, v5, s[28:29]
	v_mov_b32_e32 v12, v3
	v_mov_b32_e32 v4, 32
	v_cmp_ne_u32_e64 s[28:29], v4, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v5, s26
	v_cndmask_b32_e64 v5, v3, v5, s[28:29]
	v_mov_b32_e32 v3, s9
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v7, 40
	v_cmp_ne_u32_e64 s[28:29], v7, s24
	v_mov_b32_e32 v5, s27
	v_mov_b32_e32 v6, s26
	v_cndmask_b32_e64 v5, v5, v6, s[28:29]
	v_mov_b32_e32 v6, s9
	v_cndmask_b32_e64 v7, v6, v7, s[28:29]
	v_mov_b32_e32 v8, v5
	buffer_store_dword v7, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	buffer_store_dword v8, off, s[0:3], s33 offset:80
	v_mov_b32_e32 v6, 48
	v_cmp_ne_u32_e64 s[28:29], v6, s24
	v_mov_b32_e32 v5, s27
	v_mov_b32_e32 v17, s26
	v_cndmask_b32_e64 v17, v5, v17, s[28:29]
	v_mov_b32_e32 v5, s9
	v_cndmask_b32_e64 v5, v5, v6, s[28:29]
	v_mov_b32_e32 v6, v17
	v_mov_b32_e32 v18, 52
	v_cmp_ne_u32_e64 s[24:25], v18, s24
	v_mov_b32_e32 v17, s27
	v_mov_b32_e32 v19, s26
	v_cndmask_b32_e64 v19, v17, v19, s[24:25]
	v_mov_b32_e32 v17, s9
	v_cndmask_b32_e64 v17, v17, v18, s[24:25]
	v_mov_b32_e32 v18, v19
	buffer_store_dword v17, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, off, s[0:3], s33 offset:64
	v_mov_b32_e32 v18, v16
	v_mov_b32_e32 v17, v15
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v19, s22
	v_mov_b32_e32 v20, s23
	flat_store_dwordx2 v[17:18], v[19:20]
	flat_load_dwordx2 v[15:16], v[15:16]
	v_mov_b32_e32 v18, v14
	v_mov_b32_e32 v17, v13
	v_mov_b32_e32 v19, s20
	v_mov_b32_e32 v20, s21
	flat_store_dwordx2 v[17:18], v[19:20]
	flat_load_dwordx2 v[13:14], v[13:14]
	v_mov_b32_e32 v18, v10
	v_mov_b32_e32 v17, v9
	v_mov_b32_e32 v20, s19
	v_mov_b32_e32 v19, s18
	flat_store_dwordx2 v[17:18], v[19:20]
	flat_load_dwordx2 v[9:10], v[9:10]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[11:12], v[15:16]
	v_mov_b32_e32 v12, v4
	v_mov_b32_e32 v11, v3
	flat_store_dwordx2 v[11:12], v[13:14]
	flat_store_dwordx2 v[7:8], v[9:10]
	v_mov_b32_e32 v7, s8
	flat_store_dword v[5:6], v7
.Ltmp16:
	.loc	0 77 10 prologue_end
	flat_load_dwordx2 v[3:4], v[3:4]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v3, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s33 offset:72
	s_mov_b64 s[18:19], 32
	.loc	0 77 15 is_stmt 0
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s17, s18
	s_mov_b32 s16, s19
	s_add_u32 s8, s8, s17
	s_addc_u32 s16, s9, s16
	s_mov_b32 s9, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL9threadIdx@rel32@lo+4
	s_addc_u32 s17, s17, _ZL9threadIdx@rel32@hi+12
	s_lshr_b64 s[18:19], s[16:17], s15
	s_mov_b32 s19, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZNK8thread_xcvjEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZNK8thread_xcvjEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v4, off, s[0:3], s33 offset:68
	buffer_load_dword v5, off, s[0:3], s33 offset:72
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v3, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v3, 11
	v_readlane_b32 s5, v3, 12
	v_mov_b32_e32 v6, v0
	.loc	0 77 10
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
	s_mov_b32 s6, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v7, v3
	s_mov_b32 s6, 2
	v_lshlrev_b64 v[7:8], s6, v[6:7]
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v5, v8
	v_add_co_u32_e64 v3, s[6:7], v3, v6
	v_addc_co_u32_e64 v5, s[6:7], v4, v5, s[6:7]
	v_mov_b32_e32 v4, v5
	flat_load_dword v3, v[3:4]
	s_mov_b32 s6, 64
	.loc	0 77 28
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e64 v3, v3, s6
	.loc	0 77 6
	flat_store_dword v[1:2], v3
	.loc	0 79 2 is_stmt 1
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
.LBB8_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	v_readlane_b32 s5, v0, 20
	v_readlane_b32 s6, v0, 17
	v_readlane_b32 s7, v0, 18
	v_writelane_b32 v0, s6, 21
	v_writelane_b32 v0, s7, 22
	.loc	0 79 9
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	flat_load_dword v1, v[1:2]
	s_mov_b32 s6, 31
	.loc	0 79 11
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_lshrrev_b32_e64 v2, s6, v1
	v_add_u32_e64 v2, v1, v2
	s_mov_b32 s6, -2
	v_and_b32_e64 v2, v2, s6
	v_sub_u32_e64 v1, v1, v2
	s_mov_b32 s6, 0
	.loc	0 79 15
	v_cmp_eq_u32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	.loc	0 79 2
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 27
	v_writelane_b32 v0, s5, 28
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_3
	.loc	0 80 5 is_stmt 1
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	v_readlane_b32 s5, v0, 24
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v3, v1
	flat_load_dword v3, v[3:4]
	s_mov_b32 s6, 31
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_lshrrev_b32_e64 v4, s6, v3
	v_add_u32_e64 v3, v3, v4
	s_mov_b32 s6, 1
	v_ashrrev_i32_e64 v3, s6, v3
	flat_store_dword v[1:2], v3
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 79 2
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
.LBB8_3:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 21
	v_readlane_b32 s9, v0, 22
	v_readlane_b32 s6, v0, 25
	v_readlane_b32 s7, v0, 26
	.loc	0 79 2
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
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB8_1
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 29
	v_readlane_b32 s5, v0, 30
	s_or_b64 exec, exec, s[4:5]
	.loc	0 81 21 is_stmt 1
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v7, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
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
	buffer_load_dword v0, off, s[0:3], s33 offset:84
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	buffer_load_dword v2, off, s[0:3], s33 offset:92
	buffer_load_dword v3, off, s[0:3], s33 offset:76
	buffer_load_dword v4, off, s[0:3], s33 offset:80
	buffer_load_dword v5, off, s[0:3], s33 offset:60
	buffer_load_dword v6, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	flat_load_dword v5, v[5:6]
	.loc	0 81 2 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v5, off, s[0:3], s33 offset:96
	flat_load_dwordx2 v[3:4], v[3:4]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v3, off, s[0:3], s33 offset:100
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s33 offset:104
	s_mov_b64 s[18:19], 32
	.loc	0 81 6
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL9threadIdx@rel32@lo+4
	s_addc_u32 s17, s17, _ZL9threadIdx@rel32@hi+12
	s_mov_b32 s15, 32
	s_lshr_b64 s[18:19], s[16:17], s15
	s_mov_b32 s19, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZNK8thread_xcvjEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZNK8thread_xcvjEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v8, off, s[0:3], s33 offset:100
	buffer_load_dword v9, off, s[0:3], s33 offset:104
	buffer_load_dword v3, off, s[0:3], s33 offset:96
	v_mov_b32_e32 v1, v0
	.loc	0 81 2
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
	s_mov_b32 s4, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v2, v4
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[6:7], s4, v[1:2]
	s_waitcnt vmcnt(2)
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v1, s[4:5], v1, v5
	v_addc_co_u32_e64 v4, s[4:5], v2, v4, s[4:5]
	v_mov_b32_e32 v2, v4
	.loc	0 81 19
	s_waitcnt vmcnt(1)
	flat_store_dword v[1:2], v3
	.loc	0 82 1 is_stmt 1
	s_endpgm
.Ltmp17:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel halve_until_odd
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 16496
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
		.amdhsa_next_free_sgpr 38
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
.Lfunc_end8:
	.size	halve_until_odd, .Lfunc_end8-halve_until_odd

	.protected	halves_of_block
	.globl	halves_of_block
	.p2align	8
	.type	halves_of_block,@function
halves_of_block:
.Lfunc_begin9:
	.loc	0 84 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x2000
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
	buffer_store_dword v2, off, s[0:3], s33 offset:100
	buffer_store_dword v1, off, s[0:3], s33 offset:96
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_load_dwordx2 s[22:23], s[16:17], 0x0
	s_load_dwordx2 s[20:21], s[16:17], 0x8
	s_load_dwordx2 s[18:19], s[16:17], 0x10
	s_load_dword s8, s[16:17], 0x18
	s_mov_b64 s[30:31], 0
	v_writelane_b32 v3, s30, 11
	v_writelane_b32 v3, s31, 12
	s_mov_b32 s27, s31
	v_writelane_b32 v3, s27, 13
	s_mov_b64 s[24:25], src_private_base
	s_mov_b32 s15, 32
	v_writelane_b32 v3, s15, 14
	s_lshr_b64 s[34:35], s[24:25], s15
	s_mov_b32 s24, -1
	v_writelane_b32 v3, s24, 15
	v_mov_b32_e32 v6, 0
	v_cmp_ne_u32_e64 s[28:29], v6, s24
	s_mov_b32 s26, s34
	v_writelane_b32 v3, s26, 16
	v_mov_b32_e32 v4, s27
	v_mov_b32_e32 v5, s26
	v_cndmask_b32_e64 v4, v4, v5, s[28:29]
	s_mov_b32 s9, s30
	v_writelane_b32 v3, s9, 17
	v_mov_b32_e32 v5, s9
	v_cndmask_b32_e64 v16, v5, v6, s[28:29]
	v_mov_b32_e32 v17, v4
	v_mov_b32_e32 v6, 8
	v_cmp_ne_u32_e64 s[28:29], v6, s24
	v_mov_b32_e32 v4, s27
	v_mov_b32_e32 v5, s26
	v_cndmask_b32_e64 v4, v4, v5, s[28:29]
	v_mov_b32_e32 v5, s9
	v_cndmask_b32_e64 v14, v5, v6, s[28:29]
	v_mov_b32_e32 v15, v4
	v_mov_b32_e32 v6, 16
	v_cmp_ne_u32_e64 s[28:29], v6, s24
	v_mov_b32_e32 v4, s27
	v_mov_b32_e32 v5, s26
	v_cndmask_b32_e64 v4, v4, v5, s[28:29]
	v_mov_b32_e32 v5, s9
	v_cndmask_b32_e64 v10, v5, v6, s[28:29]
	v_mov_b32_e32 v11, v4
	v_mov_b32_e32 v6, 24
	v_cmp_ne_u32_e64 s[28:29], v6, s24
	v_mov_b32_e32 v4, s27
	v_mov_b32_e32 v5, s26
	v_cndmask_b32_e64 v4, v4, v5, s[28:29]
	v_mov_b32_e32 v5, s9
	v_cndmask_b32_e64 v12, v5, v6, s[28:29]
	v_mov_b32_e32 v13, v4
	v_mov_b32_e32 v5, 32
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v4, s27
	v_mov_b32_e32 v6, s26
	v_cndmask_b32_e64 v6, v4, v6, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v4, v4, v5, s[28:29]
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v8, 40
	v_cmp_ne_u32_e64 s[28:29], v8, s24
	v_mov_b32_e32 v6, s27
	v_mov_b32_e32 v7, s26
	v_cndmask_b32_e64 v6, v6, v7, s[28:29]
	v_mov_b32_e32 v7, s9
	v_cndmask_b32_e64 v8, v7, v8, s[28:29]
	v_mov_b32_e32 v9, v6
	buffer_store_dword v8, off, s[0:3], s33 offset:84
	s_waitcnt vmcnt(0)
	buffer_store_dword v9, off, s[0:3], s33 offset:88
	v_mov_b32_e32 v7, 48
	v_cmp_ne_u32_e64 s[28:29], v7, s24
	v_mov_b32_e32 v6, s27
	v_mov_b32_e32 v18, s26
	v_cndmask_b32_e64 v18, v6, v18, s[28:29]
	v_mov_b32_e32 v6, s9
	v_cndmask_b32_e64 v6, v6, v7, s[28:29]
	v_mov_b32_e32 v7, v18
	v_mov_b32_e32 v19, 52
	v_cmp_ne_u32_e64 s[24:25], v19, s24
	v_mov_b32_e32 v18, s27
	v_mov_b32_e32 v20, s26
	v_cndmask_b32_e64 v20, v18, v20, s[24:25]
	v_mov_b32_e32 v18, s9
	v_cndmask_b32_e64 v18, v18, v19, s[24:25]
	v_mov_b32_e32 v19, v20
	buffer_store_dword v18, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	buffer_store_dword v19, off, s[0:3], s33 offset:64
	v_mov_b32_e32 v19, v17
	v_mov_b32_e32 v18, v16
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v20, s22
	v_mov_b32_e32 v21, s23
	flat_store_dwordx2 v[18:19], v[20:21]
	flat_load_dwordx2 v[16:17], v[16:17]
	v_mov_b32_e32 v19, v15
	v_mov_b32_e32 v18, v14
	v_mov_b32_e32 v20, s20
	v_mov_b32_e32 v21, s21
	flat_store_dwordx2 v[18:19], v[20:21]
	flat_load_dwordx2 v[14:15], v[14:15]
	v_mov_b32_e32 v19, v11
	v_mov_b32_e32 v18, v10
	v_mov_b32_e32 v21, s19
	v_mov_b32_e32 v20, s18
	flat_store_dwordx2 v[18:19], v[20:21]
	flat_load_dwordx2 v[10:11], v[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[12:13], v[16:17]
	v_mov_b32_e32 v13, v5
	v_mov_b32_e32 v12, v4
	flat_store_dwordx2 v[12:13], v[14:15]
	flat_store_dwordx2 v[8:9], v[10:11]
	v_mov_b32_e32 v8, s8
	flat_store_dword v[6:7], v8
.Ltmp18:
	.loc	0 87 19 prologue_end
	flat_load_dwordx2 v[4:5], v[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v4, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	buffer_store_dword v5, off, s[0:3], s33 offset:80
	s_mov_b64 s[18:19], 32
	.loc	0 87 24 is_stmt 0
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s17, s18
	s_mov_b32 s16, s19
	s_add_u32 s8, s8, s17
	s_addc_u32 s16, s9, s16
	s_mov_b32 s9, s16
	v_writelane_b32 v3, s8, 18
	v_writelane_b32 v3, s9, 19
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL9threadIdx@rel32@lo+4
	s_addc_u32 s17, s17, _ZL9threadIdx@rel32@hi+12
	s_lshr_b64 s[18:19], s[16:17], s15
	v_writelane_b32 v3, s18, 20
	s_mov_b32 s19, s16
	v_writelane_b32 v3, s19, 21
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZNK8thread_xcvjEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZNK8thread_xcvjEv@rel32@hi+12
	v_writelane_b32 v3, s16, 22
	v_writelane_b32 v3, s17, 23
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
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
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v1, off, s[0:3], s33 offset:76
	buffer_load_dword v2, off, s[0:3], s33 offset:80
	buffer_load_dword v31, off, s[0:3], s33 offset:68
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v3, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s19, v3, 21
	v_readlane_b32 s18, v3, 20
	v_readlane_b32 s16, v3, 22
	v_readlane_b32 s17, v3, 23
	v_readlane_b32 s4, v3, 9
	v_readlane_b32 s5, v3, 10
	v_readlane_b32 s6, v3, 7
	v_readlane_b32 s7, v3, 8
	v_readlane_b32 s8, v3, 18
	v_readlane_b32 s9, v3, 19
	v_readlane_b32 s10, v3, 3
	v_readlane_b32 s11, v3, 4
	v_readlane_b32 s12, v3, 2
	v_readlane_b32 s13, v3, 1
	v_readlane_b32 s14, v3, 0
	v_mov_b32_e32 v3, v0
	.loc	0 87 19
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
	s_mov_b32 s15, 0
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s15, 24
	v_mov_b32_e32 v5, s15
	v_mov_b32_e32 v4, v5
	s_mov_b32 s15, 2
	v_writelane_b32 v0, s15, 25
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
	v_lshlrev_b64 v[4:5], s15, v[3:4]
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v0, s[20:21], v0, v3
	v_addc_co_u32_e64 v2, s[20:21], v1, v2, s[20:21]
	v_mov_b32_e32 v1, v2
	flat_load_dword v0, v[0:1]
	.loc	0 87 4
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:72
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:72
	buffer_load_dword v31, off, s[0:3], s33 offset:68
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s17, v1, 24
	v_readlane_b32 s16, v1, 25
	v_readlane_b32 s15, v1, 14
	v_readlane_b32 s4, v1, 9
	v_readlane_b32 s5, v1, 10
	v_readlane_b32 s6, v1, 7
	v_readlane_b32 s7, v1, 8
	v_readlane_b32 s8, v1, 18
	v_readlane_b32 s9, v1, 19
	v_readlane_b32 s10, v1, 3
	v_readlane_b32 s11, v1, 4
	v_readlane_b32 s12, v1, 2
	v_readlane_b32 s13, v1, 1
	v_readlane_b32 s14, v1, 0
	.loc	0 87 2
	v_mov_b32_e32 v3, s17
	v_mov_b32_e32 v1, v3
	s_mov_b64 s[18:19], src_shared_base
	s_lshr_b64 s[18:19], s[18:19], s15
	s_mov_b32 s17, s18
	s_mov_b32 s18, 0
	s_mov_b32 s19, s17
	v_lshlrev_b64 v[3:4], s16, v[0:1]
	s_mov_b32 s16, s18
	v_mov_b32_e32 v0, v3
	s_mov_b32 s18, s19
	v_mov_b32_e32 v3, v4
	v_add_co_u32_e64 v0, s[16:17], s16, v0
	v_mov_b32_e32 v1, s18
	v_addc_co_u32_e64 v3, s[16:17], v1, v3, s[16:17]
	v_mov_b32_e32 v1, v3
	.loc	0 87 17
	flat_store_dword v[0:1], v2
	.loc	0 88 16 is_stmt 1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL8blockDim@rel32@lo+4
	s_addc_u32 s17, s17, _ZL8blockDim@rel32@hi+12
	s_lshr_b64 s[18:19], s[16:17], s15
	s_mov_b32 s19, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZNK6size_xcvjEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZNK6size_xcvjEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v3, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v3, 11
	v_readlane_b32 s5, v3, 12
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
	s_mov_b32 s6, 1
	.loc	0 88 27 is_stmt 0
	v_lshrrev_b32_e64 v3, s6, v3
	.loc	0 88 12
	flat_store_dword v[1:2], v3
	.loc	0 88 7
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 26
	v_writelane_b32 v0, s5, 27
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
.LBB9_1:
	.loc	0 0 7
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 28
	v_readlane_b32 s5, v0, 29
	v_readlane_b32 s6, v0, 26
	v_readlane_b32 s7, v0, 27
	v_writelane_b32 v0, s6, 30
	v_writelane_b32 v0, s7, 31
	.loc	0 88 32
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	flat_load_dword v1, v[1:2]
	s_mov_b32 s6, 0
	.loc	0 88 34
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 32
	v_writelane_b32 v0, s5, 33
	.loc	0 88 2
	v_writelane_b32 v0, s4, 34
	v_writelane_b32 v0, s5, 35
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 36
	v_writelane_b32 v0, s5, 37
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_4
.Ltmp19:
	.loc	0 36 2 is_stmt 1
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v3, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
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
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	buffer_load_dword v2, off, s[0:3], s33 offset:100
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 37 2
	s_barrier
	.loc	0 38 2
	s_waitcnt lgkmcnt(0)
	s_mov_b64 s[18:19], 32
.Ltmp20:
	.loc	0 90 7
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL9threadIdx@rel32@lo+4
	s_addc_u32 s17, s17, _ZL9threadIdx@rel32@hi+12
	s_mov_b32 s15, 32
	s_lshr_b64 s[18:19], s[16:17], s15
	s_mov_b32 s19, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZNK8thread_xcvjEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZNK8thread_xcvjEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	buffer_load_dword v3, off, s[0:3], s33 offset:64
	v_mov_b32_e32 v1, v0
	.loc	0 90 21 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(1)
	flat_load_dword v2, v[2:3]
	.loc	0 90 19
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_lt_u32_e64 s[6:7], v1, v2
	.loc	0 90 7
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 38
	v_writelane_b32 v0, s5, 39
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_5
	.loc	0 0 7
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v3, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
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
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	buffer_load_dword v2, off, s[0:3], s33 offset:100
	s_mov_b64 s[18:19], 32
	.loc	0 91 24 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 40
	v_writelane_b32 v3, s9, 41
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL9threadIdx@rel32@lo+4
	s_addc_u32 s17, s17, _ZL9threadIdx@rel32@hi+12
	s_mov_b32 s15, 32
	v_writelane_b32 v3, s15, 42
	s_lshr_b64 s[18:19], s[16:17], s15
	v_writelane_b32 v3, s18, 43
	s_mov_b32 s19, s16
	v_writelane_b32 v3, s19, 44
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZNK8thread_xcvjEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZNK8thread_xcvjEv@rel32@hi+12
	v_writelane_b32 v3, s16, 45
	v_writelane_b32 v3, s17, 46
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	s_waitcnt vmcnt(1)
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:108
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v3, off, s[0:3], s33 offset:60
	buffer_load_dword v4, off, s[0:3], s33 offset:64
	buffer_load_dword v31, off, s[0:3], s33 offset:108
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s15, v2, 42
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 40
	v_readlane_b32 s9, v2, 41
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s19, v2, 44
	v_readlane_b32 s18, v2, 43
	v_readlane_b32 s16, v2, 45
	v_readlane_b32 s17, v2, 46
	.loc	0 91 38 is_stmt 0
	flat_load_dword v1, v[3:4]
	.loc	0 91 36
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e64 v0, v0, v1
	.loc	0 91 22
	s_mov_b32 s20, 0
	v_writelane_b32 v2, s20, 47
	v_mov_b32_e32 v3, s20
	v_mov_b32_e32 v1, v3
	s_mov_b64 s[20:21], src_shared_base
	s_lshr_b64 s[20:21], s[20:21], s15
	s_mov_b32 s15, s20
	s_mov_b32 s22, 0
	s_mov_b32 s23, s15
	v_writelane_b32 v2, s22, 48
	v_writelane_b32 v2, s23, 49
	s_mov_b32 s15, 2
	v_writelane_b32 v2, s15, 50
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v2, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
	v_lshlrev_b64 v[1:2], s15, v[0:1]
	s_mov_b32 s20, s22
	v_mov_b32_e32 v0, v1
	s_mov_b32 s15, s23
	v_add_co_u32_e64 v0, s[20:21], s20, v0
	v_mov_b32_e32 v1, s15
	v_addc_co_u32_e64 v2, s[20:21], v1, v2, s[20:21]
	v_mov_b32_e32 v1, v2
	flat_load_dword v0, v[0:1]
	.loc	0 91 6
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
	buffer_load_dword v3, off, s[0:3], s33 offset:104
	s_waitcnt vmcnt(1)
	v_readlane_b32 s5, v1, 47
	v_readlane_b32 s4, v1, 50
	v_readlane_b32 s6, v1, 48
	v_readlane_b32 s7, v1, 49
	.loc	0 91 4
	v_mov_b32_e32 v2, s5
	v_mov_b32_e32 v1, v2
	v_lshlrev_b64 v[1:2], s4, v[0:1]
	s_mov_b32 s4, s6
	v_mov_b32_e32 v0, v1
	s_mov_b32 s6, s7
	v_add_co_u32_e64 v0, s[4:5], s4, v0
	v_mov_b32_e32 v1, s6
	v_addc_co_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	.loc	0 91 19
	flat_load_dword v2, v[0:1]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e64 v2, v2, v3
	flat_store_dword v[0:1], v2
	.loc	0 91 4
	s_branch .LBB9_5
.LBB9_4:
	.loc	0 0 4
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 36
	v_readlane_b32 s5, v0, 37
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 30
	v_readlane_b32 s9, v0, 31
	v_readlane_b32 s6, v0, 34
	v_readlane_b32 s7, v0, 35
	.loc	0 88 2 is_stmt 1
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 28
	v_writelane_b32 v0, s7, 29
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 26
	v_writelane_b32 v0, s7, 27
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 51
	v_writelane_b32 v0, s7, 52
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB9_1
	s_branch .LBB9_7
.LBB9_5:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 38
	v_readlane_b32 s5, v0, 39
	s_or_b64 exec, exec, s[4:5]
	.loc	0 88 41
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 32
	v_readlane_b32 s5, v0, 33
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v3, v1
	flat_load_dword v3, v[3:4]
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_lshrrev_b32_e64 v3, s6, v3
	flat_store_dword v[1:2], v3
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 88 2
	v_writelane_b32 v0, s4, 34
	v_writelane_b32 v0, s5, 35
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
	s_branch .LBB9_4
.LBB9_7:
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 51
	v_readlane_b32 s5, v0, 52
	s_or_b64 exec, exec, s[4:5]
.Ltmp21:
	.loc	0 36 2 is_stmt 1
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v5, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
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
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	buffer_load_dword v2, off, s[0:3], s33 offset:100
	buffer_load_dword v3, off, s[0:3], s33 offset:84
	buffer_load_dword v4, off, s[0:3], s33 offset:88
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 37 2
	s_barrier
	.loc	0 38 2
	s_waitcnt lgkmcnt(0)
.Ltmp22:
	.loc	0 94 21
	s_mov_b64 s[8:9], src_shared_base
	s_mov_b32 s15, 32
	s_lshr_b64 s[8:9], s[8:9], s15
	s_mov_b32 s9, 0
	v_mov_b32_e32 v5, s9
	v_mov_b32_e32 v7, s8
	v_mov_b32_e32 v6, v7
	flat_load_dword v5, v[5:6]
	.loc	0 94 2 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v5, off, s[0:3], s33 offset:112
	flat_load_dwordx2 v[3:4], v[3:4]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v3, off, s[0:3], s33 offset:116
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s33 offset:120
	s_mov_b64 s[18:19], 32
	.loc	0 94 6
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s17, s18
	s_mov_b32 s16, s19
	s_add_u32 s8, s8, s17
	s_addc_u32 s16, s9, s16
	s_mov_b32 s9, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL9threadIdx@rel32@lo+4
	s_addc_u32 s17, s17, _ZL9threadIdx@rel32@hi+12
	s_lshr_b64 s[18:19], s[16:17], s15
	s_mov_b32 s19, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZNK8thread_xcvjEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZNK8thread_xcvjEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v8, off, s[0:3], s33 offset:116
	buffer_load_dword v9, off, s[0:3], s33 offset:120
	buffer_load_dword v3, off, s[0:3], s33 offset:112
	v_mov_b32_e32 v1, v0
	.loc	0 94 2
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
	s_mov_b32 s4, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v2, v4
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[6:7], s4, v[1:2]
	s_waitcnt vmcnt(2)
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v1, s[4:5], v1, v5
	v_addc_co_u32_e64 v4, s[4:5], v2, v4, s[4:5]
	v_mov_b32_e32 v2, v4
	.loc	0 94 19
	s_waitcnt vmcnt(1)
	flat_store_dword v[1:2], v3
	.loc	0 95 1 is_stmt 1
	s_endpgm
.Ltmp23:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel halves_of_block
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 16512
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
		.amdhsa_next_free_sgpr 38
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
	.size	halves_of_block, .Lfunc_end9-halves_of_block

	.protected	rounds_of_block
	.globl	rounds_of_block
	.p2align	8
	.type	rounds_of_block,@function
rounds_of_block:
.Lfunc_begin10:
	.loc	0 97 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x2800
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
	buffer_store_dword v2, off, s[0:3], s33 offset:120
	buffer_store_dword v1, off, s[0:3], s33 offset:116
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_load_dwordx2 s[22:23], s[16:17], 0x0
	s_load_dwordx2 s[20:21], s[16:17], 0x8
	s_load_dwordx2 s[18:19], s[16:17], 0x10
	s_load_dword s8, s[16:17], 0x18
	s_mov_b64 s[30:31], 0
	v_writelane_b32 v3, s30, 11
	v_writelane_b32 v3, s31, 12
	s_mov_b32 s27, s31
	v_writelane_b32 v3, s27, 13
	s_mov_b64 s[24:25], src_private_base
	s_mov_b32 s15, 32
	v_writelane_b32 v3, s15, 14
	s_lshr_b64 s[34:35], s[24:25], s15
	s_mov_b32 s24, -1
	v_writelane_b32 v3, s24, 15
	v_mov_b32_e32 v6, 0
	v_cmp_ne_u32_e64 s[28:29], v6, s24
	s_mov_b32 s26, s34
	v_writelane_b32 v3, s26, 16
	v_mov_b32_e32 v4, s27
	v_mov_b32_e32 v5, s26
	v_cndmask_b32_e64 v4, v4, v5, s[28:29]
	s_mov_b32 s9, s30
	v_writelane_b32 v3, s9, 17
	v_mov_b32_e32 v5, s9
	v_cndmask_b32_e64 v16, v5, v6, s[28:29]
	v_mov_b32_e32 v17, v4
	v_mov_b32_e32 v6, 8
	v_cmp_ne_u32_e64 s[28:29], v6, s24
	v_mov_b32_e32 v4, s27
	v_mov_b32_e32 v5, s26
	v_cndmask_b32_e64 v4, v4, v5, s[28:29]
	v_mov_b32_e32 v5, s9
	v_cndmask_b32_e64 v14, v5, v6, s[28:29]
	v_mov_b32_e32 v15, v4
	v_mov_b32_e32 v6, 16
	v_cmp_ne_u32_e64 s[28:29], v6, s24
	v_mov_b32_e32 v4, s27
	v_mov_b32_e32 v5, s26
	v_cndmask_b32_e64 v4, v4, v5, s[28:29]
	v_mov_b32_e32 v5, s9
	v_cndmask_b32_e64 v10, v5, v6, s[28:29]
	v_mov_b32_e32 v11, v4
	v_mov_b32_e32 v6, 24
	v_cmp_ne_u32_e64 s[28:29], v6, s24
	v_mov_b32_e32 v4, s27
	v_mov_b32_e32 v5, s26
	v_cndmask_b32_e64 v4, v4, v5, s[28:29]
	v_mov_b32_e32 v5, s9
	v_cndmask_b32_e64 v12, v5, v6, s[28:29]
	v_mov_b32_e32 v13, v4
	v_mov_b32_e32 v5, 32
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v4, s27
	v_mov_b32_e32 v6, s26
	v_cndmask_b32_e64 v6, v4, v6, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v4, v4, v5, s[28:29]
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v8, 40
	v_cmp_ne_u32_e64 s[28:29], v8, s24
	v_mov_b32_e32 v6, s27
	v_mov_b32_e32 v7, s26
	v_cndmask_b32_e64 v6, v6, v7, s[28:29]
	v_mov_b32_e32 v7, s9
	v_cndmask_b32_e64 v8, v7, v8, s[28:29]
	v_mov_b32_e32 v9, v6
	buffer_store_dword v8, off, s[0:3], s33 offset:104
	s_waitcnt vmcnt(0)
	buffer_store_dword v9, off, s[0:3], s33 offset:108
	v_mov_b32_e32 v7, 48
	v_cmp_ne_u32_e64 s[28:29], v7, s24
	v_mov_b32_e32 v6, s27
	v_mov_b32_e32 v18, s26
	v_cndmask_b32_e64 v18, v6, v18, s[28:29]
	v_mov_b32_e32 v6, s9
	v_cndmask_b32_e64 v6, v6, v7, s[28:29]
	v_mov_b32_e32 v7, v18
	buffer_store_dword v6, off, s[0:3], s33 offset:96
	s_waitcnt vmcnt(0)
	buffer_store_dword v7, off, s[0:3], s33 offset:100
	v_mov_b32_e32 v19, 52
	v_cmp_ne_u32_e64 s[28:29], v19, s24
	v_mov_b32_e32 v18, s27
	v_mov_b32_e32 v20, s26
	v_cndmask_b32_e64 v20, v18, v20, s[28:29]
	v_mov_b32_e32 v18, s9
	v_cndmask_b32_e64 v18, v18, v19, s[28:29]
	v_mov_b32_e32 v19, v20
	buffer_store_dword v18, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	buffer_store_dword v19, off, s[0:3], s33 offset:68
	v_mov_b32_e32 v19, 56
	v_cmp_ne_u32_e64 s[24:25], v19, s24
	v_mov_b32_e32 v18, s27
	v_mov_b32_e32 v20, s26
	v_cndmask_b32_e64 v20, v18, v20, s[24:25]
	v_mov_b32_e32 v18, s9
	v_cndmask_b32_e64 v18, v18, v19, s[24:25]
	v_mov_b32_e32 v19, v20
	buffer_store_dword v18, off, s[0:3], s33 offset:88
	s_waitcnt vmcnt(0)
	buffer_store_dword v19, off, s[0:3], s33 offset:92
	v_mov_b32_e32 v19, v17
	v_mov_b32_e32 v18, v16
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v20, s22
	v_mov_b32_e32 v21, s23
	flat_store_dwordx2 v[18:19], v[20:21]
	flat_load_dwordx2 v[16:17], v[16:17]
	v_mov_b32_e32 v19, v15
	v_mov_b32_e32 v18, v14
	v_mov_b32_e32 v20, s20
	v_mov_b32_e32 v21, s21
	flat_store_dwordx2 v[18:19], v[20:21]
	flat_load_dwordx2 v[14:15], v[14:15]
	v_mov_b32_e32 v19, v11
	v_mov_b32_e32 v18, v10
	v_mov_b32_e32 v21, s19
	v_mov_b32_e32 v20, s18
	flat_store_dwordx2 v[18:19], v[20:21]
	flat_load_dwordx2 v[10:11], v[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[12:13], v[16:17]
	v_mov_b32_e32 v13, v5
	v_mov_b32_e32 v12, v4
	flat_store_dwordx2 v[12:13], v[14:15]
	flat_store_dwordx2 v[8:9], v[10:11]
	v_mov_b32_e32 v8, s8
	flat_store_dword v[6:7], v8
.Ltmp24:
	.loc	0 100 19 prologue_end
	flat_load_dwordx2 v[4:5], v[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v4, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	buffer_store_dword v5, off, s[0:3], s33 offset:84
	s_mov_b64 s[18:19], 32
	.loc	0 100 24 is_stmt 0
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s17, s18
	s_mov_b32 s16, s19
	s_add_u32 s8, s8, s17
	s_addc_u32 s16, s9, s16
	s_mov_b32 s9, s16
	v_writelane_b32 v3, s8, 18
	v_writelane_b32 v3, s9, 19
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL9threadIdx@rel32@lo+4
	s_addc_u32 s17, s17, _ZL9threadIdx@rel32@hi+12
	s_lshr_b64 s[18:19], s[16:17], s15
	v_writelane_b32 v3, s18, 20
	s_mov_b32 s19, s16
	v_writelane_b32 v3, s19, 21
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZNK8thread_xcvjEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZNK8thread_xcvjEv@rel32@hi+12
	v_writelane_b32 v3, s16, 22
	v_writelane_b32 v3, s17, 23
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[36:37]
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:76
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v1, off, s[0:3], s33 offset:80
	buffer_load_dword v2, off, s[0:3], s33 offset:84
	buffer_load_dword v31, off, s[0:3], s33 offset:76
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v3, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v3, 9
	v_readlane_b32 s5, v3, 10
	v_readlane_b32 s6, v3, 7
	v_readlane_b32 s7, v3, 8
	v_readlane_b32 s8, v3, 18
	v_readlane_b32 s9, v3, 19
	v_readlane_b32 s10, v3, 3
	v_readlane_b32 s11, v3, 4
	v_readlane_b32 s12, v3, 2
	v_readlane_b32 s13, v3, 1
	v_readlane_b32 s14, v3, 0
	v_readlane_b32 s19, v3, 21
	v_readlane_b32 s18, v3, 20
	v_readlane_b32 s16, v3, 22
	v_readlane_b32 s17, v3, 23
	v_mov_b32_e32 v3, v0
	.loc	0 100 19
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[36:37]
	s_mov_b32 s15, 0
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s15, 24
	v_mov_b32_e32 v5, s15
	v_mov_b32_e32 v4, v5
	s_mov_b32 s15, 2
	v_writelane_b32 v0, s15, 25
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[36:37]
	v_lshlrev_b64 v[4:5], s15, v[3:4]
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v0, s[20:21], v0, v3
	v_addc_co_u32_e64 v2, s[20:21], v1, v2, s[20:21]
	v_mov_b32_e32 v1, v2
	flat_load_dword v0, v[0:1]
	.loc	0 100 4
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:72
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v5, off, s[0:3], s33 offset:72
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v2, off, s[0:3], s33 offset:68
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v3, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v3, 24
	v_readlane_b32 s6, v3, 14
	v_readlane_b32 s7, v3, 25
	v_readlane_b32 s4, v3, 11
	v_readlane_b32 s5, v3, 12
	v_mov_b32_e32 v3, v0
	.loc	0 100 2
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[36:37]
	v_mov_b32_e32 v6, s8
	v_mov_b32_e32 v4, v6
	s_mov_b64 s[8:9], src_shared_base
	s_lshr_b64 s[8:9], s[8:9], s6
	s_mov_b32 s6, 0
	s_mov_b32 s10, s6
	s_mov_b32 s11, s8
	v_lshlrev_b64 v[6:7], s7, v[3:4]
	s_mov_b32 s8, s10
	v_mov_b32_e32 v3, v6
	s_mov_b32 s7, s11
	v_mov_b32_e32 v6, v7
	v_add_co_u32_e64 v3, s[8:9], s8, v3
	v_mov_b32_e32 v4, s7
	v_addc_co_u32_e64 v6, s[8:9], v4, v6, s[8:9]
	v_mov_b32_e32 v4, v6
	.loc	0 100 17
	flat_store_dword v[3:4], v5
	v_mov_b32_e32 v3, s6
	.loc	0 101 11 is_stmt 1
	flat_store_dword v[1:2], v3
	.loc	0 101 7 is_stmt 0
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 26
	v_writelane_b32 v0, s5, 27
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[36:37]
.LBB10_1:
	.loc	0 0 7
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 28
	v_readlane_b32 s5, v0, 29
	v_readlane_b32 s6, v0, 26
	v_readlane_b32 s7, v0, 27
	v_writelane_b32 v0, s6, 30
	v_writelane_b32 v0, s7, 31
	.loc	0 101 18
	buffer_load_dword v2, off, s[0:3], s33 offset:96
	buffer_load_dword v3, off, s[0:3], s33 offset:100
	buffer_load_dword v4, off, s[0:3], s33 offset:64
	buffer_load_dword v5, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	flat_load_dword v1, v[4:5]
	.loc	0 101 22
	s_nop 0
	flat_load_dword v2, v[2:3]
	.loc	0 101 20
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_lt_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 32
	v_writelane_b32 v0, s5, 33
	.loc	0 101 2
	v_writelane_b32 v0, s4, 34
	v_writelane_b32 v0, s5, 35
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 36
	v_writelane_b32 v0, s5, 37
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[36:37]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB10_3
.Ltmp25:
	.loc	0 36 2 is_stmt 1
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v3, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[36:37]
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
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	buffer_load_dword v1, off, s[0:3], s33 offset:116
	buffer_load_dword v2, off, s[0:3], s33 offset:120
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 37 2
	s_barrier
	.loc	0 38 2
	s_waitcnt lgkmcnt(0)
	s_mov_b64 s[18:19], 32
.Ltmp26:
	.loc	0 103 14
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 38
	v_writelane_b32 v3, s9, 39
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL9threadIdx@rel32@lo+4
	s_addc_u32 s17, s17, _ZL9threadIdx@rel32@hi+12
	s_mov_b32 s15, 32
	v_writelane_b32 v3, s15, 40
	s_lshr_b64 s[18:19], s[16:17], s15
	v_writelane_b32 v3, s18, 41
	s_mov_b32 s19, s16
	v_writelane_b32 v3, s19, 42
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZNK8thread_xcvjEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZNK8thread_xcvjEv@rel32@hi+12
	v_writelane_b32 v3, s16, 43
	v_writelane_b32 v3, s17, 44
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[36:37]
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:128
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v4, off, s[0:3], s33 offset:64
	buffer_load_dword v5, off, s[0:3], s33 offset:68
	buffer_load_dword v31, off, s[0:3], s33 offset:128
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v3, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s15, v3, 40
	v_readlane_b32 s4, v3, 9
	v_readlane_b32 s5, v3, 10
	v_readlane_b32 s6, v3, 7
	v_readlane_b32 s7, v3, 8
	v_readlane_b32 s8, v3, 38
	v_readlane_b32 s9, v3, 39
	v_readlane_b32 s10, v3, 3
	v_readlane_b32 s11, v3, 4
	v_readlane_b32 s12, v3, 2
	v_readlane_b32 s13, v3, 1
	v_readlane_b32 s14, v3, 0
	v_readlane_b32 s19, v3, 42
	v_readlane_b32 s18, v3, 41
	v_readlane_b32 s16, v3, 43
	v_readlane_b32 s17, v3, 44
	v_mov_b32_e32 v2, v0
	.loc	0 103 28 is_stmt 0
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	s_nop 0
	flat_load_dword v4, v[4:5]
	.loc	0 103 26
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e64 v2, v2, v4
	s_mov_b32 s20, 63
	.loc	0 103 31
	v_and_b32_e64 v2, v2, s20
	s_mov_b64 s[20:21], src_shared_base
	.loc	0 103 11
	s_lshr_b64 s[20:21], s[20:21], s15
	s_mov_b32 s15, s20
	s_mov_b32 s20, 0
	s_mov_b32 s21, s15
	v_writelane_b32 v3, s20, 45
	v_writelane_b32 v3, s21, 46
	s_mov_b32 s15, 2
	v_writelane_b32 v3, s15, 47
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 0
	v_writelane_b32 v3, s15, 48
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[36:37]
	v_mov_b32_e32 v4, s15
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v4, v3
	s_mov_b32 s15, s21
	v_or_b32_e64 v4, s15, v4
	s_mov_b32 s15, s20
	v_or_b32_e64 v2, s15, v2
	v_mov_b32_e32 v3, v4
	flat_load_dword v4, v[2:3]
	.loc	0 103 7
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v2, v0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[2:3], v4
.Ltmp27:
	.loc	0 36 2 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 37 2
	s_barrier
	.loc	0 38 2
	s_waitcnt lgkmcnt(0)
.Ltmp28:
	.loc	0 105 21
	flat_load_dword v0, v[0:1]
	.loc	0 105 5 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:124
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[36:37]
	buffer_load_dword v3, off, s[0:3], s33 offset:124
	s_waitcnt vmcnt(1)
	v_readlane_b32 s5, v1, 48
	v_readlane_b32 s4, v1, 47
	v_readlane_b32 s6, v1, 45
	v_readlane_b32 s7, v1, 46
	.loc	0 105 3
	v_mov_b32_e32 v2, s5
	v_mov_b32_e32 v1, v2
	v_lshlrev_b64 v[1:2], s4, v[0:1]
	s_mov_b32 s4, s6
	v_mov_b32_e32 v0, v1
	s_mov_b32 s6, s7
	v_add_co_u32_e64 v0, s[4:5], s4, v0
	v_mov_b32_e32 v1, s6
	v_addc_co_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	.loc	0 105 18
	flat_load_dword v2, v[0:1]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e64 v2, v2, v3
	flat_store_dword v[0:1], v2
	.loc	0 106 2 is_stmt 1
	s_branch .LBB10_4
.LBB10_3:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 36
	v_readlane_b32 s5, v0, 37
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 30
	v_readlane_b32 s9, v0, 31
	v_readlane_b32 s6, v0, 34
	v_readlane_b32 s7, v0, 35
	.loc	0 101 2 is_stmt 1
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 28
	v_writelane_b32 v0, s7, 29
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 26
	v_writelane_b32 v0, s7, 27
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 49
	v_writelane_b32 v0, s7, 50
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[36:37]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB10_1
	s_branch .LBB10_5
.LBB10_4:
	.loc	0 101 26 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 32
	v_readlane_b32 s5, v0, 33
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v2, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v3, v1
	flat_load_dword v3, v[3:4]
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e64 v3, v3, s6
	flat_store_dword v[1:2], v3
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 101 2
	v_writelane_b32 v0, s4, 34
	v_writelane_b32 v0, s5, 35
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[36:37]
	s_branch .LBB10_3
.LBB10_5:
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 49
	v_readlane_b32 s5, v0, 50
	s_or_b64 exec, exec, s[4:5]
	.loc	0 0 2
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v3, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[36:37]
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
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	buffer_load_dword v1, off, s[0:3], s33 offset:116
	buffer_load_dword v2, off, s[0:3], s33 offset:120
	s_mov_b64 s[18:19], 32
	.loc	0 107 23 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v3, s8, 51
	v_writelane_b32 v3, s9, 52
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL9threadIdx@rel32@lo+4
	s_addc_u32 s17, s17, _ZL9threadIdx@rel32@hi+12
	s_mov_b32 s15, 32
	v_writelane_b32 v3, s15, 53
	s_lshr_b64 s[18:19], s[16:17], s15
	v_writelane_b32 v3, s18, 54
	s_mov_b32 s19, s16
	v_writelane_b32 v3, s19, 55
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZNK8thread_xcvjEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZNK8thread_xcvjEv@rel32@hi+12
	v_writelane_b32 v3, s16, 56
	v_writelane_b32 v3, s17, 57
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[36:37]
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:144
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:144
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v4, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s15, v4, 53
	v_readlane_b32 s4, v4, 9
	v_readlane_b32 s5, v4, 10
	v_readlane_b32 s6, v4, 7
	v_readlane_b32 s7, v4, 8
	v_readlane_b32 s8, v4, 51
	v_readlane_b32 s9, v4, 52
	v_readlane_b32 s10, v4, 3
	v_readlane_b32 s11, v4, 4
	v_readlane_b32 s12, v4, 2
	v_readlane_b32 s13, v4, 1
	v_readlane_b32 s14, v4, 0
	v_readlane_b32 s19, v4, 55
	v_readlane_b32 s18, v4, 54
	v_readlane_b32 s16, v4, 56
	v_readlane_b32 s17, v4, 57
	v_mov_b32_e32 v2, v0
	.loc	0 107 21 is_stmt 0
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	buffer_load_dword v1, off, s[0:3], s33 offset:108
	s_mov_b32 s20, 0
	v_writelane_b32 v4, s20, 58
	v_mov_b32_e32 v5, s20
	v_mov_b32_e32 v3, v5
	s_mov_b64 s[20:21], src_shared_base
	s_lshr_b64 s[20:21], s[20:21], s15
	s_mov_b32 s15, s20
	s_mov_b32 s22, 0
	s_mov_b32 s23, s15
	s_mov_b32 s15, 2
	v_writelane_b32 v4, s15, 59
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v4, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[36:37]
	v_lshlrev_b64 v[3:4], s15, v[2:3]
	s_mov_b32 s20, s22
	v_mov_b32_e32 v2, v3
	s_mov_b32 s15, s23
	v_add_co_u32_e64 v2, s[20:21], s20, v2
	v_mov_b32_e32 v3, s15
	v_addc_co_u32_e64 v4, s[20:21], v3, v4, s[20:21]
	v_mov_b32_e32 v3, v4
	flat_load_dword v2, v[2:3]
	.loc	0 107 2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:132
	flat_load_dwordx2 v[0:1], v[0:1]
	.loc	0 107 6
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:136
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:140
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v8, off, s[0:3], s33 offset:136
	buffer_load_dword v9, off, s[0:3], s33 offset:140
	buffer_load_dword v3, off, s[0:3], s33 offset:132
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s5, v1, 58
	v_readlane_b32 s4, v1, 59
	v_mov_b32_e32 v1, v0
	.loc	0 107 2
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[36:37]
	v_mov_b32_e32 v4, s5
	v_mov_b32_e32 v2, v4
	v_lshlrev_b64 v[6:7], s4, v[1:2]
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v1, s[4:5], v1, v5
	v_addc_co_u32_e64 v4, s[4:5], v2, v4, s[4:5]
	v_mov_b32_e32 v2, v4
	.loc	0 107 19
	flat_store_dword v[1:2], v3
	.loc	0 108 1 is_stmt 1
	s_endpgm
.Ltmp29:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel rounds_of_block
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 16544
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
		.amdhsa_next_free_sgpr 38
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
.Lfunc_end10:
	.size	rounds_of_block, .Lfunc_end10-rounds_of_block

	.protected	spin_of_all
	.globl	spin_of_all
	.p2align	8
	.type	spin_of_all,@function
spin_of_all:
.Lfunc_begin11:
	.loc	0 118 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x1800
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v7, s16, 0
	s_mov_b32 s13, s15
	v_writelane_b32 v7, s13, 1
	s_mov_b32 s12, s14
	v_readlane_b32 s14, v7, 0
	v_writelane_b32 v7, s12, 2
	v_writelane_b32 v7, s10, 3
	v_writelane_b32 v7, s11, 4
	s_mov_b64 s[16:17], s[8:9]
	v_writelane_b32 v7, s6, 5
	v_writelane_b32 v7, s7, 6
	v_writelane_b32 v7, s4, 7
	v_writelane_b32 v7, s5, 8
	v_mov_b32_e32 v6, v2
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v4, v0
	s_load_dwordx2 s[22:23], s[16:17], 0x0
	s_load_dwordx2 s[20:21], s[16:17], 0x8
	s_load_dwordx2 s[18:19], s[16:17], 0x10
	s_load_dword s9, s[16:17], 0x18
	s_mov_b64 s[30:31], 0
	s_mov_b32 s27, s31
	s_mov_b64 s[24:25], src_private_base
	s_mov_b32 s8, 32
	s_lshr_b64 s[34:35], s[24:25], s8
	s_mov_b32 s24, -1
	v_mov_b32_e32 v2, 0
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	s_mov_b32 s26, s34
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	s_mov_b32 s15, s30
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v20, v1, v2, s[28:29]
	v_mov_b32_e32 v21, v0
	v_mov_b32_e32 v2, 8
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v18, v1, v2, s[28:29]
	v_mov_b32_e32 v19, v0
	v_mov_b32_e32 v2, 16
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v14, v1, v2, s[28:29]
	v_mov_b32_e32 v15, v0
	v_mov_b32_e32 v2, 24
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v8, v1, v2, s[28:29]
	v_mov_b32_e32 v9, v0
	v_mov_b32_e32 v2, 32
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v16, v1, v2, s[28:29]
	v_mov_b32_e32 v17, v0
	buffer_store_dword v16, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	buffer_store_dword v17, off, s[0:3], s33 offset:84
	v_mov_b32_e32 v2, 40
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v12, v1, v2, s[28:29]
	v_mov_b32_e32 v13, v0
	v_mov_b32_e32 v2, 48
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v10, v1, v2, s[28:29]
	v_mov_b32_e32 v11, v0
	v_mov_b32_e32 v3, 56
	v_cmp_ne_u32_e64 s[24:25], v3, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[24:25]
	v_mov_b32_e32 v1, s26
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v0, s15
	v_cndmask_b32_e64 v0, v0, v3, s[24:25]
	buffer_store_dword v0, off, s[0:3], s33 offset:72
	v_mov_b32_e32 v23, v21
	v_mov_b32_e32 v22, v20
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v25, s23
	v_mov_b32_e32 v24, s22
	flat_store_dwordx2 v[22:23], v[24:25]
	flat_load_dwordx2 v[22:23], v[20:21]
	v_mov_b32_e32 v21, v19
	v_mov_b32_e32 v20, v18
	v_mov_b32_e32 v25, s21
	v_mov_b32_e32 v24, s20
	flat_store_dwordx2 v[20:21], v[24:25]
	flat_load_dwordx2 v[18:19], v[18:19]
	v_mov_b32_e32 v21, v15
	v_mov_b32_e32 v20, v14
	v_mov_b32_e32 v25, s19
	v_mov_b32_e32 v24, s18
	flat_store_dwordx2 v[20:21], v[24:25]
	flat_load_dwordx2 v[14:15], v[14:15]
	v_mov_b32_e32 v21, v9
	v_mov_b32_e32 v20, v8
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[20:21], v[22:23]
	flat_store_dwordx2 v[16:17], v[18:19]
	flat_store_dwordx2 v[12:13], v[14:15]
	v_mov_b32_e32 v3, s9
	flat_store_dword v[10:11], v3
.Ltmp30:
	.loc	0 119 9 prologue_end
	flat_load_dwordx2 v[8:9], v[8:9]
	.loc	0 119 7 is_stmt 0
	v_lshrrev_b64 v[1:2], s8, v[1:2]
	buffer_store_dword v1, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v2, v8
	v_lshrrev_b64 v[8:9], s8, v[8:9]
	v_mov_b32_e32 v3, v8
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v7, s8, 9
	v_writelane_b32 v7, s9, 10
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v7, off, s[0:3], s33 offset:64
	s_mov_b64 exec, s[36:37]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZN4spinC2EPi@rel32@lo+4
	s_addc_u32 s17, s17, _ZN4spinC2EPi@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v6, s15, v6
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v5, s15, v5
	v_or3_b32 v31, v4, v5, v6
	buffer_store_dword v31, off, s[0:3], s33 offset:76
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:76
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
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
	.loc	0 121 4 is_stmt 1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZN4spin4lockEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZN4spin4lockEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:80
	buffer_load_dword v3, off, s[0:3], s33 offset:84
	buffer_load_dword v31, off, s[0:3], s33 offset:76
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v4, off, s[0:3], s33 offset:64
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v4, 7
	v_readlane_b32 s5, v4, 8
	v_readlane_b32 s6, v4, 5
	v_readlane_b32 s7, v4, 6
	v_readlane_b32 s8, v4, 9
	v_readlane_b32 s9, v4, 10
	v_readlane_b32 s10, v4, 3
	v_readlane_b32 s11, v4, 4
	v_readlane_b32 s12, v4, 2
	v_readlane_b32 s13, v4, 1
	v_readlane_b32 s14, v4, 0
	.loc	0 122 2
	flat_load_dwordx2 v[2:3], v[2:3]
	.loc	0 122 9 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v4, v[2:3]
	s_mov_b32 s15, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e64 v4, v4, s15
	flat_store_dword v[2:3], v4
	.loc	0 123 4 is_stmt 1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZN4spin6unlockEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZN4spin6unlockEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b64 exec, s[36:37]
	.loc	0 124 1
	s_endpgm
.Ltmp31:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel spin_of_all
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 16480
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
		.amdhsa_next_free_sgpr 38
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
.Lfunc_end11:
	.size	spin_of_all, .Lfunc_end11-spin_of_all

	.section	.text._ZN4spinC2EPi,"axG",@progbits,_ZN4spinC2EPi,comdat
	.hidden	_ZN4spinC2EPi
	.weak	_ZN4spinC2EPi
	.p2align	2
	.type	_ZN4spinC2EPi,@function
_ZN4spinC2EPi:
.Lfunc_begin12:
	.loc	0 112 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s9, s33
	s_mov_b32 s33, s32
	s_add_i32 s32, s32, 0x600
	v_mov_b32_e32 v6, v2
	v_mov_b32_e32 v8, v0
	v_mov_b32_e32 v7, v3
	v_mov_b32_e32 v9, v1
	s_mov_b64 s[12:13], 0
	s_mov_b32 s8, s13
	s_mov_b64 s[4:5], src_private_base
	s_mov_b32 s6, 32
	s_lshr_b64 s[6:7], s[4:5], s6
	s_mov_b32 s4, -1
	v_lshrrev_b32_e64 v1, 6, s33
	v_cmp_ne_u32_e64 s[10:11], v1, s4
	s_mov_b32 s7, s6
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v2, v0, v2, s[10:11]
	s_mov_b32 s6, s12
	v_mov_b32_e32 v0, s6
	v_cndmask_b32_e64 v0, v0, v1, s[10:11]
	v_mov_b32_e32 v1, v2
	v_lshrrev_b32_e64 v3, 6, s33
	v_add_u32_e32 v3, 8, v3
	v_cmp_ne_u32_e64 s[4:5], v3, s4
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v4, s7
	v_cndmask_b32_e64 v4, v2, v4, s[4:5]
	v_mov_b32_e32 v2, s6
	v_cndmask_b32_e64 v2, v2, v3, s[4:5]
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v4, v0
	flat_store_dwordx2 v[4:5], v[8:9]
	v_mov_b32_e32 v5, v3
	v_mov_b32_e32 v4, v2
	flat_store_dwordx2 v[4:5], v[6:7]
	flat_load_dwordx2 v[0:1], v[0:1]
.Ltmp32:
	.loc	0 112 33 prologue_end
	s_nop 0
	flat_load_dwordx2 v[2:3], v[2:3]
	.loc	0 112 28 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[0:1], v[2:3]
	.loc	0 112 37 epilogue_begin
	s_add_i32 s32, s32, 0xfffffa00
	s_mov_b32 s33, s9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_setpc_b64 s[30:31]
.Ltmp33:
.Lfunc_end12:
	.size	_ZN4spinC2EPi, .Lfunc_end12-_ZN4spinC2EPi

	.section	.text._ZN4spin4lockEv,"axG",@progbits,_ZN4spin4lockEv,comdat
	.hidden	_ZN4spin4lockEv
	.weak	_ZN4spin4lockEv
	.p2align	2
	.type	_ZN4spin4lockEv,@function
_ZN4spin4lockEv:
.Lfunc_begin13:
	.loc	0 113 0 is_stmt 1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s18, s33
	s_mov_b32 s33, s32
	s_xor_saveexec_b64 s[4:5], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[4:5]
	s_add_i32 s32, s32, 0x1400
	v_mov_b32_e32 v5, v0
	s_or_saveexec_b64 s[16:17], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[16:17]
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[4:5], src_private_base
	s_mov_b32 s6, 32
	s_lshr_b64 s[4:5], s[4:5], s6
	s_mov_b32 s8, s4
	s_mov_b64 s[4:5], 0
	s_mov_b32 s9, s5
	s_mov_b32 s6, -1
	v_lshrrev_b32_e64 v2, 6, s33
	v_add_u32_e32 v2, 32, v2
	v_cmp_ne_u32_e64 s[6:7], v2, s6
	v_mov_b32_e32 v1, s9
	v_mov_b32_e32 v3, s8
	v_cndmask_b32_e64 v3, v1, v3, s[6:7]
	s_mov_b32 s8, s4
	v_mov_b32_e32 v1, s8
	v_cndmask_b32_e64 v1, v1, v2, s[6:7]
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v3, v1
	flat_store_dwordx2 v[3:4], v[5:6]
	flat_load_dwordx2 v[1:2], v[1:2]
.Ltmp34:
	.loc	0 113 27 prologue_end
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:48
	v_writelane_b32 v0, s4, 0
	v_writelane_b32 v0, s5, 1
	s_or_saveexec_b64 s[16:17], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[16:17]
.LBB12_1:
	.loc	0 0 27 is_stmt 0
	s_or_saveexec_b64 s[16:17], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[16:17]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 0
	v_readlane_b32 s5, v0, 1
	.loc	0 113 44
	v_writelane_b32 v0, s4, 2
	v_writelane_b32 v0, s5, 3
	buffer_load_dword v1, off, s[0:3], s33 offset:44
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[11:12], v[1:2]
	s_mov_b64 s[12:13], 0
	s_mov_b32 s8, s13
	s_mov_b64 s[4:5], src_private_base
	s_mov_b32 s6, 32
	s_lshr_b64 s[6:7], s[4:5], s6
	s_mov_b32 s4, -1
	v_lshrrev_b32_e64 v3, 6, s33
	v_add_u32_e32 v3, 8, v3
	v_cmp_ne_u32_e64 s[10:11], v3, s4
	s_mov_b32 s7, s6
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v1, v1, v2, s[10:11]
	s_mov_b32 s6, s12
	v_mov_b32_e32 v2, s6
	v_cndmask_b32_e64 v3, v2, v3, s[10:11]
	v_mov_b32_e32 v4, v1
	v_lshrrev_b32_e64 v2, 6, s33
	v_add_u32_e32 v2, 16, v2
	v_cmp_ne_u32_e64 s[10:11], v2, s4
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v5, s7
	v_cndmask_b32_e64 v5, v1, v5, s[10:11]
	v_mov_b32_e32 v1, s6
	v_cndmask_b32_e64 v1, v1, v2, s[10:11]
	v_mov_b32_e32 v2, v5
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:68
	v_lshrrev_b32_e64 v7, 6, s33
	v_add_u32_e32 v7, 20, v7
	v_cmp_ne_u32_e64 s[10:11], v7, s4
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v6, s7
	v_cndmask_b32_e64 v5, v5, v6, s[10:11]
	v_mov_b32_e32 v6, s6
	v_cndmask_b32_e64 v7, v6, v7, s[10:11]
	v_mov_b32_e32 v8, v5
	v_lshrrev_b32_e64 v6, 6, s33
	v_add_u32_e32 v6, 24, v6
	v_cmp_ne_u32_e64 s[10:11], v6, s4
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v9, s7
	v_cndmask_b32_e64 v9, v5, v9, s[10:11]
	v_mov_b32_e32 v5, s6
	v_cndmask_b32_e64 v5, v5, v6, s[10:11]
	v_mov_b32_e32 v6, v9
	v_lshrrev_b32_e64 v10, 6, s33
	v_add_u32_e32 v10, 28, v10
	v_cmp_ne_u32_e64 s[4:5], v10, s4
	v_mov_b32_e32 v9, s8
	v_mov_b32_e32 v13, s7
	v_cndmask_b32_e64 v13, v9, v13, s[4:5]
	v_mov_b32_e32 v9, s6
	v_cndmask_b32_e64 v9, v9, v10, s[4:5]
	v_mov_b32_e32 v10, v13
	buffer_store_dword v9, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	buffer_store_dword v10, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v10, v4
	v_mov_b32_e32 v9, v3
	s_waitcnt lgkmcnt(0)
	flat_store_dwordx2 v[9:10], v[11:12]
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v10, v2
	v_mov_b32_e32 v9, v1
	flat_store_dword v[9:10], v11
	v_mov_b32_e32 v11, 1
	v_mov_b32_e32 v10, v8
	v_mov_b32_e32 v9, v7
	flat_store_dword v[9:10], v11
.Ltmp35:
	.loc	0 23 39 is_stmt 1
	flat_load_dwordx2 v[3:4], v[3:4]
	.loc	0 23 52 is_stmt 0
	s_nop 0
	flat_load_dword v9, v[7:8]
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v7, v5
	.loc	0 23 2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[7:8], v9
	flat_load_dword v2, v[1:2]
	s_nop 0
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v6, v2
	flat_atomic_cmpswap v1, v[3:4], v[5:6] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:52
	v_cmp_eq_u32_e64 s[4:5], v1, v2
	v_cmp_ne_u32_e64 s[6:7], v1, v2
	v_writelane_b32 v0, s4, 4
	v_writelane_b32 v0, s5, 5
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 6
	v_writelane_b32 v0, s5, 7
	s_or_saveexec_b64 s[16:17], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[16:17]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB12_3
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v2
.LBB12_3:
	.loc	0 0 2
	s_or_saveexec_b64 s[16:17], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[16:17]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 6
	v_readlane_b32 s7, v0, 7
	s_or_b64 exec, exec, s[6:7]
	.loc	0 23 2
	v_readlane_b32 s4, v0, 4
	v_readlane_b32 s5, v0, 5
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v2, off, s[0:3], s33 offset:68
	buffer_load_dword v3, off, s[0:3], s33 offset:56
	buffer_load_dword v4, off, s[0:3], s33 offset:60
	v_cndmask_b32_e64 v5, 0, 1, s[4:5]
	s_waitcnt vmcnt(0)
	flat_store_byte v[3:4], v5
	.loc	0 24 9 is_stmt 1
	flat_load_dword v1, v[1:2]
	s_mov_b32 s4, 0
.Ltmp36:
	.loc	0 113 56
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], -1
	.loc	0 113 27 is_stmt 0
	v_writelane_b32 v0, s4, 8
	v_writelane_b32 v0, s5, 9
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 10
	v_writelane_b32 v0, s5, 11
	s_or_saveexec_b64 s[16:17], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[16:17]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB12_5
	.loc	0 0 27
	s_or_saveexec_b64 s[16:17], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[16:17]
	s_mov_b64 s[4:5], 0
	s_xor_b64 s[4:5], exec, -1
	.loc	0 113 27
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 8
	v_writelane_b32 v0, s5, 9
	s_or_saveexec_b64 s[16:17], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[16:17]
.LBB12_5:
	.loc	0 0 27
	s_or_saveexec_b64 s[16:17], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[16:17]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v0, 10
	v_readlane_b32 s9, v0, 11
	s_or_b64 exec, exec, s[8:9]
	v_readlane_b32 s6, v0, 2
	v_readlane_b32 s7, v0, 3
	v_readlane_b32 s4, v0, 8
	v_readlane_b32 s5, v0, 9
	.loc	0 113 27
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 0
	v_writelane_b32 v0, s7, 1
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 12
	v_writelane_b32 v0, s7, 13
	s_or_saveexec_b64 s[16:17], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[16:17]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB12_1
	s_or_saveexec_b64 s[16:17], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[16:17]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 12
	v_readlane_b32 s5, v0, 13
	s_or_b64 exec, exec, s[4:5]
	.loc	0 113 64
	s_or_saveexec_b64 s[16:17], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[16:17]
	s_xor_saveexec_b64 s[4:5], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[4:5]
	.loc	0 113 64 epilogue_begin
	s_add_i32 s32, s32, 0xffffec00
	s_mov_b32 s33, s18
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Ltmp37:
.Lfunc_end13:
	.size	_ZN4spin4lockEv, .Lfunc_end13-_ZN4spin4lockEv

	.section	.text._ZN4spin6unlockEv,"axG",@progbits,_ZN4spin6unlockEv,comdat
	.hidden	_ZN4spin6unlockEv
	.weak	_ZN4spin6unlockEv
	.p2align	2
	.type	_ZN4spin6unlockEv,@function
_ZN4spin6unlockEv:
.Lfunc_begin14:
	.loc	0 114 0 is_stmt 1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s9, s33
	s_mov_b32 s33, s32
	s_add_i32 s32, s32, 0xc00
	v_mov_b32_e32 v4, v0
	v_mov_b32_e32 v5, v1
	s_mov_b64 s[12:13], 0
	s_mov_b32 s8, s13
	s_mov_b64 s[4:5], src_private_base
	s_mov_b32 s6, 32
	s_lshr_b64 s[6:7], s[4:5], s6
	s_mov_b32 s4, -1
	v_lshrrev_b32_e64 v1, 6, s33
	v_add_u32_e32 v1, 32, v1
	v_cmp_ne_u32_e64 s[10:11], v1, s4
	s_mov_b32 s7, s6
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v2, v0, v2, s[10:11]
	s_mov_b32 s6, s12
	v_mov_b32_e32 v0, s6
	v_cndmask_b32_e64 v0, v0, v1, s[10:11]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v2, v0
	flat_store_dwordx2 v[2:3], v[4:5]
	flat_load_dwordx2 v[0:1], v[0:1]
.Ltmp38:
	.loc	0 33 31 prologue_end
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.Ltmp39:
	.loc	0 114 57
	flat_load_dwordx2 v[10:11], v[0:1]
	v_lshrrev_b32_e64 v2, 6, s33
	v_add_u32_e32 v2, 8, v2
	v_cmp_ne_u32_e64 s[10:11], v2, s4
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v1, s7
	v_cndmask_b32_e64 v0, v0, v1, s[10:11]
	v_mov_b32_e32 v1, s6
	v_cndmask_b32_e64 v2, v1, v2, s[10:11]
	v_mov_b32_e32 v3, v0
	v_lshrrev_b32_e64 v4, 6, s33
	v_add_u32_e32 v4, 16, v4
	v_cmp_ne_u32_e64 s[10:11], v4, s4
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v1, s7
	v_cndmask_b32_e64 v0, v0, v1, s[10:11]
	v_mov_b32_e32 v1, s6
	v_cndmask_b32_e64 v6, v1, v4, s[10:11]
	v_mov_b32_e32 v7, v0
	v_lshrrev_b32_e64 v4, 6, s33
	v_add_u32_e32 v4, 20, v4
	v_cmp_ne_u32_e64 s[10:11], v4, s4
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v1, s7
	v_cndmask_b32_e64 v0, v0, v1, s[10:11]
	v_mov_b32_e32 v1, s6
	v_cndmask_b32_e64 v4, v1, v4, s[10:11]
	v_mov_b32_e32 v5, v0
	v_lshrrev_b32_e64 v1, 6, s33
	v_add_u32_e32 v1, 24, v1
	v_cmp_ne_u32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v8, s7
	v_cndmask_b32_e64 v8, v0, v8, s[4:5]
	v_mov_b32_e32 v0, s6
	v_cndmask_b32_e64 v0, v0, v1, s[4:5]
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v9, v3
	v_mov_b32_e32 v8, v2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[8:9], v[10:11]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v8, v6
	flat_store_dword v[8:9], v10
.Ltmp40:
	.loc	0 32 69
	flat_load_dwordx2 v[2:3], v[2:3]
	.loc	0 32 72 is_stmt 0
	s_nop 0
	flat_load_dword v8, v[6:7]
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	.loc	0 32 47
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[6:7], v8
	flat_load_dword v4, v[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v2, v[2:3], v4 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[0:1], v2
.Ltmp41:
	.loc	0 114 67 epilogue_begin is_stmt 1
	s_add_i32 s32, s32, 0xfffff400
	s_mov_b32 s33, s9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_setpc_b64 s[30:31]
.Ltmp42:
.Lfunc_end14:
	.size	_ZN4spin6unlockEv, .Lfunc_end14-_ZN4spin6unlockEv

	.text
	.protected	spin_of_leader
	.globl	spin_of_leader
	.p2align	8
	.type	spin_of_leader,@function
spin_of_leader:
.Lfunc_begin15:
	.loc	0 126 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x2000
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v7, s16, 0
	s_mov_b32 s13, s15
	v_writelane_b32 v7, s13, 1
	s_mov_b32 s12, s14
	v_readlane_b32 s14, v7, 0
	v_writelane_b32 v7, s12, 2
	v_writelane_b32 v7, s10, 3
	v_writelane_b32 v7, s11, 4
	s_mov_b64 s[16:17], s[8:9]
	v_writelane_b32 v7, s16, 5
	v_writelane_b32 v7, s17, 6
	v_writelane_b32 v7, s6, 7
	v_writelane_b32 v7, s7, 8
	v_writelane_b32 v7, s4, 9
	v_writelane_b32 v7, s5, 10
	v_mov_b32_e32 v6, v2
	buffer_store_dword v6, off, s[0:3], s33 offset:96
	v_mov_b32_e32 v5, v1
	buffer_store_dword v5, off, s[0:3], s33 offset:92
	v_mov_b32_e32 v4, v0
	buffer_store_dword v4, off, s[0:3], s33 offset:88
	s_load_dwordx2 s[22:23], s[16:17], 0x0
	s_load_dwordx2 s[20:21], s[16:17], 0x8
	s_load_dwordx2 s[18:19], s[16:17], 0x10
	s_load_dword s9, s[16:17], 0x18
	s_mov_b64 s[30:31], 0
	s_mov_b32 s27, s31
	v_writelane_b32 v7, s27, 11
	s_mov_b64 s[24:25], src_private_base
	s_mov_b32 s8, 32
	v_writelane_b32 v7, s8, 12
	s_lshr_b64 s[34:35], s[24:25], s8
	s_mov_b32 s24, -1
	v_writelane_b32 v7, s24, 13
	v_mov_b32_e32 v2, 0
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	s_mov_b32 s26, s34
	v_writelane_b32 v7, s26, 14
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	s_mov_b32 s15, s30
	v_writelane_b32 v7, s15, 15
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v20, v1, v2, s[28:29]
	v_mov_b32_e32 v21, v0
	v_mov_b32_e32 v2, 8
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v18, v1, v2, s[28:29]
	v_mov_b32_e32 v19, v0
	v_mov_b32_e32 v2, 16
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v14, v1, v2, s[28:29]
	v_mov_b32_e32 v15, v0
	v_mov_b32_e32 v2, 24
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v8, v1, v2, s[28:29]
	v_mov_b32_e32 v9, v0
	v_mov_b32_e32 v2, 32
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v16, v1, v2, s[28:29]
	v_mov_b32_e32 v17, v0
	buffer_store_dword v16, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	buffer_store_dword v17, off, s[0:3], s33 offset:84
	v_mov_b32_e32 v2, 40
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v12, v1, v2, s[28:29]
	v_mov_b32_e32 v13, v0
	v_mov_b32_e32 v2, 48
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v10, v1, v2, s[28:29]
	v_mov_b32_e32 v11, v0
	v_mov_b32_e32 v1, 56
	v_cmp_ne_u32_e64 s[24:25], v1, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v2, s26
	v_cndmask_b32_e64 v3, v0, v2, s[24:25]
	v_mov_b32_e32 v0, s15
	v_cndmask_b32_e64 v0, v0, v1, s[24:25]
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v2, v3
	buffer_store_dword v1, off, s[0:3], s33 offset:72
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:76
	v_mov_b32_e32 v23, v21
	v_mov_b32_e32 v22, v20
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v25, s23
	v_mov_b32_e32 v24, s22
	flat_store_dwordx2 v[22:23], v[24:25]
	flat_load_dwordx2 v[22:23], v[20:21]
	v_mov_b32_e32 v21, v19
	v_mov_b32_e32 v20, v18
	v_mov_b32_e32 v25, s21
	v_mov_b32_e32 v24, s20
	flat_store_dwordx2 v[20:21], v[24:25]
	flat_load_dwordx2 v[18:19], v[18:19]
	v_mov_b32_e32 v21, v15
	v_mov_b32_e32 v20, v14
	v_mov_b32_e32 v25, s19
	v_mov_b32_e32 v24, s18
	flat_store_dwordx2 v[20:21], v[24:25]
	flat_load_dwordx2 v[14:15], v[14:15]
	v_mov_b32_e32 v21, v9
	v_mov_b32_e32 v20, v8
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[20:21], v[22:23]
	flat_store_dwordx2 v[16:17], v[18:19]
	flat_store_dwordx2 v[12:13], v[14:15]
	v_mov_b32_e32 v3, s9
	flat_store_dword v[10:11], v3
.Ltmp43:
	.loc	0 127 9 prologue_end
	flat_load_dwordx2 v[8:9], v[8:9]
	.loc	0 127 7 is_stmt 0
	v_lshrrev_b64 v[1:2], s8, v[1:2]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v2, v8
	v_lshrrev_b64 v[8:9], s8, v[8:9]
	v_mov_b32_e32 v3, v8
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v7, s8, 16
	v_writelane_b32 v7, s9, 17
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v7, off, s[0:3], s33 offset:64
	s_mov_b64 exec, s[36:37]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZN4spinC2EPi@rel32@lo+4
	s_addc_u32 s17, s17, _ZN4spinC2EPi@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v6, s15, v6
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v5, s15, v5
	v_or3_b32 v31, v4, v5, v6
	buffer_store_dword v31, off, s[0:3], s33 offset:68
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:68
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s15, v0, 12
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s8, v0, 16
	v_readlane_b32 s9, v0, 17
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s14, v0, 0
	.loc	0 129 6 is_stmt 1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL9threadIdx@rel32@lo+4
	s_addc_u32 s17, s17, _ZL9threadIdx@rel32@hi+12
	s_lshr_b64 s[18:19], s[16:17], s15
	s_mov_b32 s19, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZNK8thread_xcvjEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZNK8thread_xcvjEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b64 exec, s[36:37]
	s_mov_b32 s4, 0
	.loc	0 129 18 is_stmt 0
	v_cmp_eq_u32_e64 s[6:7], v1, s4
	.loc	0 129 6
	s_mov_b64 s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 18
	v_writelane_b32 v0, s5, 19
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	s_mov_b64 exec, s[36:37]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB15_2
	.loc	0 0 6
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b64 exec, s[36:37]
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
	buffer_load_dword v2, off, s[0:3], s33 offset:88
	buffer_load_dword v3, off, s[0:3], s33 offset:92
	buffer_load_dword v4, off, s[0:3], s33 offset:96
	buffer_load_dword v5, off, s[0:3], s33 offset:72
	buffer_load_dword v6, off, s[0:3], s33 offset:76
	s_mov_b64 s[18:19], 32
	.loc	0 130 5 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v0, s8, 20
	v_writelane_b32 v0, s9, 21
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	s_mov_b64 exec, s[36:37]
	s_mov_b32 s15, 32
	s_waitcnt vmcnt(1)
	v_lshrrev_b64 v[0:1], s15, v[5:6]
	v_mov_b32_e32 v1, v0
	buffer_store_dword v1, off, s[0:3], s33 offset:100
	v_mov_b32_e32 v0, v5
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZN4spin4lockEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZN4spin4lockEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v4, s15, v4
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v3, s15, v3
	v_or3_b32 v31, v2, v3, v4
	buffer_store_dword v31, off, s[0:3], s33 offset:108
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v4, off, s[0:3], s33 offset:64
	s_mov_b64 exec, s[36:37]
	buffer_load_dword v2, off, s[0:3], s33 offset:80
	buffer_load_dword v3, off, s[0:3], s33 offset:84
	buffer_load_dword v31, off, s[0:3], s33 offset:108
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	buffer_load_dword v1, off, s[0:3], s33 offset:100
	s_waitcnt vmcnt(5)
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
	.loc	0 131 3
	s_waitcnt vmcnt(3)
	flat_load_dwordx2 v[2:3], v[2:3]
	.loc	0 131 10 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v4, v[2:3]
	s_mov_b32 s15, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e64 v4, v4, s15
	flat_store_dword v[2:3], v4
	.loc	0 132 5 is_stmt 1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZN4spin6unlockEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZN4spin6unlockEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
.LBB15_2:
	.loc	0 0 5 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	v_readlane_b32 s5, v0, 19
	s_or_b64 exec, exec, s[4:5]
	.loc	0 134 1 is_stmt 1
	s_endpgm
.Ltmp44:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel spin_of_leader
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 16512
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
		.amdhsa_next_free_sgpr 38
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
	.size	spin_of_leader, .Lfunc_end15-spin_of_leader

	.protected	spin_of_lane
	.globl	spin_of_lane
	.p2align	8
	.type	spin_of_lane,@function
spin_of_lane:
.Lfunc_begin16:
	.loc	0 136 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x2400
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
	s_or_saveexec_b64 s[34:35], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[34:35]
	buffer_store_dword v2, off, s[0:3], s33 offset:112
	buffer_store_dword v1, off, s[0:3], s33 offset:108
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[34:35], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[34:35]
	buffer_store_dword v1, off, s[0:3], s33 offset:104
	s_load_dwordx2 s[10:11], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x8
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	s_nop 0
	s_load_dword s4, s[4:5], 0x18
	s_mov_b64 s[18:19], 0
	s_mov_b32 s15, s19
	s_waitcnt vmcnt(1)
	v_writelane_b32 v0, s15, 11
	s_mov_b64 s[12:13], src_private_base
	s_mov_b32 s5, 32
	s_lshr_b64 s[20:21], s[12:13], s5
	s_mov_b32 s12, -1
	v_writelane_b32 v0, s12, 12
	v_mov_b32_e32 v3, 8
	v_cmp_ne_u32_e64 s[16:17], v3, s12
	s_mov_b32 s14, s20
	v_writelane_b32 v0, s14, 13
	v_mov_b32_e32 v1, s15
	v_mov_b32_e32 v2, s14
	v_cndmask_b32_e64 v1, v1, v2, s[16:17]
	s_mov_b32 s5, s18
	v_writelane_b32 v0, s5, 14
	v_mov_b32_e32 v2, s5
	v_cndmask_b32_e64 v13, v2, v3, s[16:17]
	v_mov_b32_e32 v14, v1
	v_mov_b32_e32 v3, 16
	v_cmp_ne_u32_e64 s[16:17], v3, s12
	v_mov_b32_e32 v1, s15
	v_mov_b32_e32 v2, s14
	v_cndmask_b32_e64 v1, v1, v2, s[16:17]
	v_mov_b32_e32 v2, s5
	v_cndmask_b32_e64 v9, v2, v3, s[16:17]
	v_mov_b32_e32 v10, v1
	v_mov_b32_e32 v3, 24
	v_cmp_ne_u32_e64 s[16:17], v3, s12
	v_mov_b32_e32 v1, s15
	v_mov_b32_e32 v2, s14
	v_cndmask_b32_e64 v1, v1, v2, s[16:17]
	v_mov_b32_e32 v2, s5
	v_cndmask_b32_e64 v5, v2, v3, s[16:17]
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v3, 32
	v_cmp_ne_u32_e64 s[16:17], v3, s12
	v_mov_b32_e32 v1, s15
	v_mov_b32_e32 v2, s14
	v_cndmask_b32_e64 v1, v1, v2, s[16:17]
	v_mov_b32_e32 v2, s5
	v_cndmask_b32_e64 v11, v2, v3, s[16:17]
	v_mov_b32_e32 v12, v1
	buffer_store_dword v11, off, s[0:3], s33 offset:96
	s_waitcnt vmcnt(0)
	buffer_store_dword v12, off, s[0:3], s33 offset:100
	v_mov_b32_e32 v3, 40
	v_cmp_ne_u32_e64 s[16:17], v3, s12
	v_mov_b32_e32 v1, s15
	v_mov_b32_e32 v2, s14
	v_cndmask_b32_e64 v1, v1, v2, s[16:17]
	v_mov_b32_e32 v2, s5
	v_cndmask_b32_e64 v7, v2, v3, s[16:17]
	v_mov_b32_e32 v8, v1
	buffer_store_dword v7, off, s[0:3], s33 offset:88
	s_waitcnt vmcnt(0)
	buffer_store_dword v8, off, s[0:3], s33 offset:92
	v_mov_b32_e32 v3, 48
	v_cmp_ne_u32_e64 s[16:17], v3, s12
	v_mov_b32_e32 v1, s15
	v_mov_b32_e32 v2, s14
	v_cndmask_b32_e64 v1, v1, v2, s[16:17]
	v_mov_b32_e32 v2, s5
	v_cndmask_b32_e64 v3, v2, v3, s[16:17]
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v2, 56
	v_cmp_ne_u32_e64 s[16:17], v2, s12
	v_mov_b32_e32 v1, s15
	v_mov_b32_e32 v15, s14
	v_cndmask_b32_e64 v15, v1, v15, s[16:17]
	v_mov_b32_e32 v1, s5
	v_cndmask_b32_e64 v1, v1, v2, s[16:17]
	v_mov_b32_e32 v2, v15
	v_mov_b32_e32 v16, 64
	v_cmp_ne_u32_e64 s[12:13], v16, s12
	v_mov_b32_e32 v15, s15
	v_mov_b32_e32 v17, s14
	v_cndmask_b32_e64 v17, v15, v17, s[12:13]
	v_mov_b32_e32 v15, s5
	v_cndmask_b32_e64 v15, v15, v16, s[12:13]
	v_mov_b32_e32 v16, v17
	buffer_store_dword v15, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	buffer_store_dword v16, off, s[0:3], s33 offset:84
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
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[11:12], v[13:14]
	flat_store_dwordx2 v[7:8], v[9:10]
	flat_store_dwordx2 v[3:4], v[5:6]
	v_mov_b32_e32 v3, s4
	flat_store_dword v[1:2], v3
	s_mov_b64 s[4:5], -1
.Ltmp45:
	.loc	0 42 9 prologue_end
	s_and_b64 vcc, exec, s[4:5]
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:76
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b64 s[34:35], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[34:35]
	s_cbranch_vccnz .LBB16_3
.LBB16_1:
	.loc	0 0 9 is_stmt 0
	s_or_saveexec_b64 s[34:35], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[34:35]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 15
	v_readlane_b32 s5, v1, 16
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	.loc	0 42 9
	v_cndmask_b32_e64 v1, 0, 1, s[4:5]
	s_mov_b32 s5, 1
	v_readfirstlane_b32 s4, v1
	s_cmp_lg_u32 s4, s5
	s_cselect_b64 s[4:5], -1, 0
	s_and_b64 vcc, exec, s[4:5]
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_cbranch_vccnz .LBB16_4
	.loc	0 0 9
	s_mov_b32 s5, 0
	s_mov_b32 s4, -1
	.loc	0 42 50
	v_mov_b32_e32 v0, s5
	v_mbcnt_lo_u32_b32 v0, s4, v0
	.loc	0 42 9
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_branch .LBB16_4
.LBB16_3:
	.loc	0 0 9
	s_or_saveexec_b64 s[34:35], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[34:35]
	s_mov_b32 s5, 0
	s_mov_b32 s4, -1
	.loc	0 43 34 is_stmt 1
	v_mov_b32_e32 v1, s5
	v_mbcnt_lo_u32_b32 v1, s4, v1
	.loc	0 43 3 is_stmt 0
	v_mbcnt_hi_u32_b32 v1, s4, v1
	s_mov_b64 s[4:5], 0
	.loc	0 42 9 is_stmt 1
	buffer_store_dword v1, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b64 s[34:35], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[34:35]
	s_branch .LBB16_1
.Ltmp46:
.LBB16_4:
	.loc	0 0 9 is_stmt 0
	s_or_saveexec_b64 s[34:35], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[34:35]
	buffer_load_dword v1, off, s[0:3], s33 offset:116
	s_mov_b32 s4, 0
	.loc	0 137 18 is_stmt 1
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v1, s4
	.loc	0 137 6 is_stmt 0
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	s_or_saveexec_b64 s[34:35], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[34:35]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB16_6
	.loc	0 138 10 is_stmt 1
	s_or_saveexec_b64 s[34:35], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[34:35]
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
	buffer_load_dword v4, off, s[0:3], s33 offset:104
	buffer_load_dword v5, off, s[0:3], s33 offset:108
	buffer_load_dword v6, off, s[0:3], s33 offset:112
	buffer_load_dword v9, off, s[0:3], s33 offset:80
	buffer_load_dword v10, off, s[0:3], s33 offset:84
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	buffer_load_dword v2, off, s[0:3], s33 offset:100
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[7:8], v[1:2]
	s_mov_b64 s[18:19], 32
	.loc	0 138 8 is_stmt 0
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v0, s8, 19
	v_writelane_b32 v0, s9, 20
	s_or_saveexec_b64 s[34:35], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[34:35]
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[0:1], s15, v[9:10]
	v_mov_b32_e32 v1, v0
	buffer_store_dword v1, off, s[0:3], s33 offset:120
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_lshrrev_b64 v[2:3], s15, v[7:8]
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v0, v9
	buffer_store_dword v0, off, s[0:3], s33 offset:124
	v_mov_b32_e32 v2, v7
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZN4spinC2EPi@rel32@lo+4
	s_addc_u32 s17, s17, _ZN4spinC2EPi@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v6, s15, v6
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v5, s15, v5
	v_or3_b32 v31, v4, v5, v6
	buffer_store_dword v31, off, s[0:3], s33 offset:128
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b64 s[34:35], -1
	buffer_load_dword v2, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[34:35]
	buffer_load_dword v31, off, s[0:3], s33 offset:128
	buffer_load_dword v0, off, s[0:3], s33 offset:124
	buffer_load_dword v1, off, s[0:3], s33 offset:120
	s_waitcnt vmcnt(3)
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 19
	v_readlane_b32 s9, v2, 20
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s14, v2, 0
	.loc	0 140 5 is_stmt 1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZN4spin4lockEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZN4spin4lockEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b64 s[34:35], -1
	buffer_load_dword v4, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[34:35]
	buffer_load_dword v2, off, s[0:3], s33 offset:88
	buffer_load_dword v3, off, s[0:3], s33 offset:92
	buffer_load_dword v31, off, s[0:3], s33 offset:128
	buffer_load_dword v0, off, s[0:3], s33 offset:124
	buffer_load_dword v1, off, s[0:3], s33 offset:120
	s_waitcnt vmcnt(5)
	v_readlane_b32 s4, v4, 9
	v_readlane_b32 s5, v4, 10
	v_readlane_b32 s6, v4, 7
	v_readlane_b32 s7, v4, 8
	v_readlane_b32 s8, v4, 19
	v_readlane_b32 s9, v4, 20
	v_readlane_b32 s10, v4, 3
	v_readlane_b32 s11, v4, 4
	v_readlane_b32 s12, v4, 2
	v_readlane_b32 s13, v4, 1
	v_readlane_b32 s14, v4, 0
	.loc	0 141 3
	s_waitcnt vmcnt(3)
	flat_load_dwordx2 v[2:3], v[2:3]
	.loc	0 141 10 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v4, v[2:3]
	s_mov_b32 s15, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e64 v4, v4, s15
	flat_store_dword v[2:3], v4
	.loc	0 142 5 is_stmt 1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZN4spin6unlockEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZN4spin6unlockEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
.LBB16_6:
	.loc	0 0 5 is_stmt 0
	s_or_saveexec_b64 s[34:35], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[34:35]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	v_readlane_b32 s5, v0, 18
	s_or_b64 exec, exec, s[4:5]
	.loc	0 144 1 is_stmt 1
	s_endpgm
.Ltmp47:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel spin_of_lane
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 16528
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
		.amdhsa_next_free_sgpr 36
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
	.size	spin_of_lane, .Lfunc_end16-spin_of_lane

	.protected	spin_of_warp
	.globl	spin_of_warp
	.p2align	8
	.type	spin_of_warp,@function
spin_of_warp:
.Lfunc_begin17:
	.loc	0 146 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x2000
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
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
	buffer_store_dword v2, off, s[0:3], s33 offset:100
	buffer_store_dword v1, off, s[0:3], s33 offset:96
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_load_dwordx2 s[22:23], s[16:17], 0x0
	s_load_dwordx2 s[20:21], s[16:17], 0x8
	s_load_dwordx2 s[18:19], s[16:17], 0x10
	s_load_dword s8, s[16:17], 0x18
	s_mov_b64 s[30:31], 0
	s_mov_b32 s27, s31
	v_writelane_b32 v4, s27, 11
	s_mov_b64 s[24:25], src_private_base
	s_mov_b32 s15, 32
	s_lshr_b64 s[34:35], s[24:25], s15
	s_mov_b32 s24, -1
	v_writelane_b32 v4, s24, 12
	v_mov_b32_e32 v5, 0
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	s_mov_b32 s26, s34
	v_writelane_b32 v4, s26, 13
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v6, s26
	v_cndmask_b32_e64 v3, v3, v6, s[28:29]
	s_mov_b32 s9, s30
	v_writelane_b32 v4, s9, 14
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v4, off, s[0:3], s33 offset:64
	s_mov_b64 exec, s[36:37]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v15, v4, v5, s[28:29]
	v_mov_b32_e32 v16, v3
	v_mov_b32_e32 v5, 8
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v11, v4, v5, s[28:29]
	v_mov_b32_e32 v12, v3
	v_mov_b32_e32 v5, 16
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v7, v4, v5, s[28:29]
	v_mov_b32_e32 v8, v3
	v_mov_b32_e32 v5, 24
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v13, v4, v5, s[28:29]
	v_mov_b32_e32 v14, v3
	buffer_store_dword v13, off, s[0:3], s33 offset:84
	s_waitcnt vmcnt(0)
	buffer_store_dword v14, off, s[0:3], s33 offset:88
	v_mov_b32_e32 v5, 32
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v9, v4, v5, s[28:29]
	v_mov_b32_e32 v10, v3
	buffer_store_dword v9, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	buffer_store_dword v10, off, s[0:3], s33 offset:80
	v_mov_b32_e32 v5, 40
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v5, v4, v5, s[28:29]
	v_mov_b32_e32 v6, v3
	v_mov_b32_e32 v4, 48
	v_cmp_ne_u32_e64 s[28:29], v4, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v17, s26
	v_cndmask_b32_e64 v17, v3, v17, s[28:29]
	v_mov_b32_e32 v3, s9
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, v17
	v_mov_b32_e32 v18, 56
	v_cmp_ne_u32_e64 s[24:25], v18, s24
	v_mov_b32_e32 v17, s27
	v_mov_b32_e32 v19, s26
	v_cndmask_b32_e64 v19, v17, v19, s[24:25]
	v_mov_b32_e32 v17, s9
	v_cndmask_b32_e64 v17, v17, v18, s[24:25]
	v_mov_b32_e32 v18, v19
	buffer_store_dword v17, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, off, s[0:3], s33 offset:72
	v_mov_b32_e32 v18, v16
	v_mov_b32_e32 v17, v15
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v19, s22
	v_mov_b32_e32 v20, s23
	flat_store_dwordx2 v[17:18], v[19:20]
	flat_load_dwordx2 v[15:16], v[15:16]
	v_mov_b32_e32 v18, v12
	v_mov_b32_e32 v17, v11
	v_mov_b32_e32 v19, s20
	v_mov_b32_e32 v20, s21
	flat_store_dwordx2 v[17:18], v[19:20]
	flat_load_dwordx2 v[11:12], v[11:12]
	v_mov_b32_e32 v18, v8
	v_mov_b32_e32 v17, v7
	v_mov_b32_e32 v20, s19
	v_mov_b32_e32 v19, s18
	flat_store_dwordx2 v[17:18], v[19:20]
	flat_load_dwordx2 v[7:8], v[7:8]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[13:14], v[15:16]
	flat_store_dwordx2 v[9:10], v[11:12]
	flat_store_dwordx2 v[5:6], v[7:8]
	v_mov_b32_e32 v5, s8
	flat_store_dword v[3:4], v5
	s_mov_b64 s[18:19], 32
.Ltmp48:
	.loc	0 147 6 prologue_end
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s17, s18
	s_mov_b32 s16, s19
	s_add_u32 s8, s8, s17
	s_addc_u32 s16, s9, s16
	s_mov_b32 s9, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL9threadIdx@rel32@lo+4
	s_addc_u32 s17, s17, _ZL9threadIdx@rel32@hi+12
	s_lshr_b64 s[18:19], s[16:17], s15
	s_mov_b32 s19, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZNK8thread_xcvjEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZNK8thread_xcvjEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b64 exec, s[36:37]
	s_mov_b32 s5, 64
	.loc	0 147 18 is_stmt 0
	v_cvt_f32_u32_e32 v2, s5
	v_rcp_iflag_f32_e32 v2, v2
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_mov_b32 s6, 6
	v_lshlrev_b32_e64 v3, s6, v2
	s_mov_b32 s4, 0
	v_sub_u32_e64 v3, s4, v3
	v_mul_hi_u32 v3, v2, v3
	v_add_u32_e64 v2, v2, v3
	v_mul_hi_u32 v2, v1, v2
	v_lshlrev_b32_e64 v2, s6, v2
	v_sub_u32_e64 v1, v1, v2
	s_mov_b32 s6, 63
	v_cmp_gt_u32_e64 s[8:9], v1, s6
	v_sub_u32_e64 v2, v1, s5
	v_cndmask_b32_e64 v1, v1, v2, s[8:9]
	v_cmp_gt_u32_e64 s[6:7], v1, s6
	v_sub_u32_e64 v2, v1, s5
	v_cndmask_b32_e64 v1, v1, v2, s[6:7]
	.loc	0 147 53
	v_cmp_eq_u32_e64 s[6:7], v1, s4
	.loc	0 147 6
	s_mov_b64 s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	s_mov_b64 exec, s[36:37]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB17_2
	.loc	0 148 10 is_stmt 1
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b64 exec, s[36:37]
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
	buffer_load_dword v4, off, s[0:3], s33 offset:92
	buffer_load_dword v5, off, s[0:3], s33 offset:96
	buffer_load_dword v6, off, s[0:3], s33 offset:100
	buffer_load_dword v9, off, s[0:3], s33 offset:68
	buffer_load_dword v10, off, s[0:3], s33 offset:72
	buffer_load_dword v1, off, s[0:3], s33 offset:84
	buffer_load_dword v2, off, s[0:3], s33 offset:88
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[7:8], v[1:2]
	s_mov_b64 s[18:19], 32
	.loc	0 148 8 is_stmt 0
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v0, s8, 17
	v_writelane_b32 v0, s9, 18
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	s_mov_b64 exec, s[36:37]
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[0:1], s15, v[9:10]
	v_mov_b32_e32 v1, v0
	buffer_store_dword v1, off, s[0:3], s33 offset:104
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_lshrrev_b64 v[2:3], s15, v[7:8]
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v0, v9
	buffer_store_dword v0, off, s[0:3], s33 offset:108
	v_mov_b32_e32 v2, v7
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZN4spinC2EPi@rel32@lo+4
	s_addc_u32 s17, s17, _ZN4spinC2EPi@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v6, s15, v6
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v5, s15, v5
	v_or3_b32 v31, v4, v5, v6
	buffer_store_dword v31, off, s[0:3], s33 offset:112
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	s_mov_b64 exec, s[36:37]
	buffer_load_dword v31, off, s[0:3], s33 offset:112
	buffer_load_dword v0, off, s[0:3], s33 offset:108
	buffer_load_dword v1, off, s[0:3], s33 offset:104
	s_waitcnt vmcnt(3)
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 17
	v_readlane_b32 s9, v2, 18
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s14, v2, 0
	.loc	0 150 5 is_stmt 1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZN4spin4lockEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZN4spin4lockEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v4, off, s[0:3], s33 offset:64
	s_mov_b64 exec, s[36:37]
	buffer_load_dword v2, off, s[0:3], s33 offset:76
	buffer_load_dword v3, off, s[0:3], s33 offset:80
	buffer_load_dword v31, off, s[0:3], s33 offset:112
	buffer_load_dword v0, off, s[0:3], s33 offset:108
	buffer_load_dword v1, off, s[0:3], s33 offset:104
	s_waitcnt vmcnt(5)
	v_readlane_b32 s4, v4, 9
	v_readlane_b32 s5, v4, 10
	v_readlane_b32 s6, v4, 7
	v_readlane_b32 s7, v4, 8
	v_readlane_b32 s8, v4, 17
	v_readlane_b32 s9, v4, 18
	v_readlane_b32 s10, v4, 3
	v_readlane_b32 s11, v4, 4
	v_readlane_b32 s12, v4, 2
	v_readlane_b32 s13, v4, 1
	v_readlane_b32 s14, v4, 0
	.loc	0 151 3
	s_waitcnt vmcnt(3)
	flat_load_dwordx2 v[2:3], v[2:3]
	.loc	0 151 10 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v4, v[2:3]
	s_mov_b32 s15, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e64 v4, v4, s15
	flat_store_dword v[2:3], v4
	.loc	0 152 5 is_stmt 1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZN4spin6unlockEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZN4spin6unlockEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
.LBB17_2:
	.loc	0 0 5 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	v_readlane_b32 s5, v0, 16
	s_or_b64 exec, exec, s[4:5]
	.loc	0 154 1 is_stmt 1
	s_endpgm
.Ltmp49:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel spin_of_warp
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 16512
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
		.amdhsa_next_free_sgpr 38
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
.Lfunc_end17:
	.size	spin_of_warp, .Lfunc_end17-spin_of_warp

	.protected	spin_inside
	.globl	spin_inside
	.p2align	8
	.type	spin_inside,@function
spin_inside:
.Lfunc_begin18:
	.loc	0 156 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x1c00
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
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	v_mov_b32_e32 v6, v2
	buffer_store_dword v6, off, s[0:3], s33 offset:104
	v_mov_b32_e32 v5, v1
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	buffer_store_dword v5, off, s[0:3], s33 offset:100
	v_mov_b32_e32 v4, v0
	buffer_store_dword v4, off, s[0:3], s33 offset:96
	s_load_dwordx2 s[22:23], s[16:17], 0x0
	s_load_dwordx2 s[20:21], s[16:17], 0x8
	s_load_dwordx2 s[18:19], s[16:17], 0x10
	s_load_dword s9, s[16:17], 0x18
	s_mov_b64 s[30:31], 0
	s_waitcnt vmcnt(2)
	v_writelane_b32 v1, s30, 11
	v_writelane_b32 v1, s31, 12
	s_mov_b32 s27, s31
	v_writelane_b32 v1, s27, 13
	s_mov_b64 s[24:25], src_private_base
	s_mov_b32 s8, 32
	s_lshr_b64 s[34:35], s[24:25], s8
	s_mov_b32 s24, -1
	v_writelane_b32 v1, s24, 14
	v_mov_b32_e32 v2, 0
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	s_mov_b32 s26, s34
	v_writelane_b32 v1, s26, 15
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v3, s26
	v_cndmask_b32_e64 v0, v0, v3, s[28:29]
	s_mov_b32 s15, s30
	v_writelane_b32 v1, s15, 16
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v19, v1, v2, s[28:29]
	v_mov_b32_e32 v20, v0
	v_mov_b32_e32 v2, 8
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v17, v1, v2, s[28:29]
	v_mov_b32_e32 v18, v0
	v_mov_b32_e32 v2, 16
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v13, v1, v2, s[28:29]
	v_mov_b32_e32 v14, v0
	v_mov_b32_e32 v2, 24
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v7, v1, v2, s[28:29]
	v_mov_b32_e32 v8, v0
	v_mov_b32_e32 v2, 32
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v15, v1, v2, s[28:29]
	v_mov_b32_e32 v16, v0
	buffer_store_dword v15, off, s[0:3], s33 offset:88
	s_waitcnt vmcnt(0)
	buffer_store_dword v16, off, s[0:3], s33 offset:92
	v_mov_b32_e32 v2, 40
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v11, v1, v2, s[28:29]
	v_mov_b32_e32 v12, v0
	v_mov_b32_e32 v2, 48
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v9, v1, v2, s[28:29]
	v_mov_b32_e32 v10, v0
	v_mov_b32_e32 v1, 56
	v_cmp_ne_u32_e64 s[28:29], v1, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v2, s26
	v_cndmask_b32_e64 v3, v0, v2, s[28:29]
	v_mov_b32_e32 v0, s15
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v2, v3
	buffer_store_dword v1, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:84
	v_mov_b32_e32 v22, 64
	v_cmp_ne_u32_e64 s[24:25], v22, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v21, s26
	v_cndmask_b32_e64 v3, v3, v21, s[24:25]
	v_mov_b32_e32 v21, s15
	v_cndmask_b32_e64 v21, v21, v22, s[24:25]
	v_mov_b32_e32 v22, v3
	buffer_store_dword v21, off, s[0:3], s33 offset:72
	s_waitcnt vmcnt(0)
	buffer_store_dword v22, off, s[0:3], s33 offset:76
	v_mov_b32_e32 v22, v20
	v_mov_b32_e32 v21, v19
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v24, s23
	v_mov_b32_e32 v23, s22
	flat_store_dwordx2 v[21:22], v[23:24]
	flat_load_dwordx2 v[21:22], v[19:20]
	v_mov_b32_e32 v20, v18
	v_mov_b32_e32 v19, v17
	v_mov_b32_e32 v24, s21
	v_mov_b32_e32 v23, s20
	flat_store_dwordx2 v[19:20], v[23:24]
	flat_load_dwordx2 v[17:18], v[17:18]
	v_mov_b32_e32 v20, v14
	v_mov_b32_e32 v19, v13
	v_mov_b32_e32 v24, s19
	v_mov_b32_e32 v23, s18
	flat_store_dwordx2 v[19:20], v[23:24]
	flat_load_dwordx2 v[13:14], v[13:14]
	v_mov_b32_e32 v20, v8
	v_mov_b32_e32 v19, v7
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[19:20], v[21:22]
	flat_store_dwordx2 v[15:16], v[17:18]
	flat_store_dwordx2 v[11:12], v[13:14]
	v_mov_b32_e32 v3, s9
	flat_store_dword v[9:10], v3
.Ltmp50:
	.loc	0 157 9 prologue_end
	flat_load_dwordx2 v[7:8], v[7:8]
	.loc	0 157 7 is_stmt 0
	v_lshrrev_b64 v[1:2], s8, v[1:2]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v2, v7
	v_lshrrev_b64 v[7:8], s8, v[7:8]
	v_mov_b32_e32 v3, v7
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZN4spinC2EPi@rel32@lo+4
	s_addc_u32 s17, s17, _ZN4spinC2EPi@rel32@hi+12
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
	buffer_load_dword v1, off, s[0:3], s33 offset:72
	buffer_load_dword v2, off, s[0:3], s33 offset:76
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	s_mov_b32 s6, 0
	v_mov_b32_e32 v3, s6
	.loc	0 158 7 is_stmt 1
	flat_store_byte v[1:2], v3
	.loc	0 160 2
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
.LBB19_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	v_readlane_b32 s5, v0, 20
	v_readlane_b32 s6, v0, 17
	v_readlane_b32 s7, v0, 18
	v_writelane_b32 v0, s6, 21
	v_writelane_b32 v0, s7, 22
	.loc	0 160 10
	buffer_load_dword v1, off, s[0:3], s33 offset:72
	buffer_load_dword v2, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	flat_load_ubyte v1, v[1:2]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e64 v1, 1, v1
	v_cmp_eq_u32_e64 s[6:7], v1, 1
	s_mov_b64 s[8:9], -1
	.loc	0 160 9
	s_xor_b64 s[6:7], s[6:7], s[8:9]
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	.loc	0 160 2
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 27
	v_writelane_b32 v0, s5, 28
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB19_4
	.loc	0 0 2
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
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
	buffer_load_dword v2, off, s[0:3], s33 offset:96
	buffer_load_dword v3, off, s[0:3], s33 offset:100
	buffer_load_dword v4, off, s[0:3], s33 offset:104
	buffer_load_dword v5, off, s[0:3], s33 offset:80
	buffer_load_dword v6, off, s[0:3], s33 offset:84
	s_mov_b64 s[18:19], 32
	.loc	0 161 9 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	s_waitcnt vmcnt(0)
	v_lshrrev_b64 v[0:1], s15, v[5:6]
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v0, v5
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZN4spin8try_lockEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZN4spin8try_lockEv@rel32@hi+12
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
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	v_and_b32_e64 v1, 1, v1
	v_cmp_eq_u32_e64 s[6:7], v1, 1
	.loc	0 161 7 is_stmt 0
	s_mov_b64 s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 29
	v_writelane_b32 v0, s5, 30
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB19_5
	.loc	0 162 4 is_stmt 1
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v7, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
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
	buffer_load_dword v2, off, s[0:3], s33 offset:96
	buffer_load_dword v3, off, s[0:3], s33 offset:100
	buffer_load_dword v4, off, s[0:3], s33 offset:104
	buffer_load_dword v5, off, s[0:3], s33 offset:80
	buffer_load_dword v6, off, s[0:3], s33 offset:84
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[0:1], v[0:1]
	.loc	0 162 11 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v7, v[0:1]
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e64 v7, v7, s8
	flat_store_dword v[0:1], v7
	s_mov_b64 s[18:19], 32
	.loc	0 163 6 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[0:1], s15, v[5:6]
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v0, v5
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZN4spin6unlockEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZN4spin6unlockEv@rel32@hi+12
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
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	buffer_load_dword v1, off, s[0:3], s33 offset:76
	s_mov_b32 s4, 1
	v_mov_b32_e32 v2, s4
	.loc	0 164 9
	s_waitcnt vmcnt(0)
	flat_store_byte v[0:1], v2
	.loc	0 165 3
	s_branch .LBB19_5
.LBB19_4:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 21
	v_readlane_b32 s9, v0, 22
	v_readlane_b32 s6, v0, 25
	v_readlane_b32 s7, v0, 26
	.loc	0 160 2 is_stmt 1
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
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB19_1
	s_branch .LBB19_6
.LBB19_5:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 29
	v_readlane_b32 s7, v0, 30
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s4, v0, 23
	v_readlane_b32 s5, v0, 24
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 160 2
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	s_branch .LBB19_4
.LBB19_6:
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 31
	v_readlane_b32 s5, v0, 32
	s_or_b64 exec, exec, s[4:5]
	.loc	0 166 1 is_stmt 1
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	s_endpgm
.Ltmp51:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel spin_inside
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 16496
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
		.amdhsa_next_free_sgpr 38
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
.Lfunc_end18:
	.size	spin_inside, .Lfunc_end18-spin_inside

	.section	.text._ZN4spin8try_lockEv,"axG",@progbits,_ZN4spin8try_lockEv,comdat
	.hidden	_ZN4spin8try_lockEv
	.weak	_ZN4spin8try_lockEv
	.p2align	2
	.type	_ZN4spin8try_lockEv,@function
_ZN4spin8try_lockEv:
.Lfunc_begin19:
	.loc	0 115 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s9, s33
	s_mov_b32 s33, s32
	s_xor_saveexec_b64 s[4:5], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	buffer_store_dword v1, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[4:5]
	s_add_i32 s32, s32, 0x1400
	v_mov_b32_e32 v5, v0
	s_or_saveexec_b64 s[16:17], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[16:17]
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[12:13], 0
	s_mov_b32 s8, s13
	s_mov_b64 s[4:5], src_private_base
	s_mov_b32 s6, 32
	s_lshr_b64 s[6:7], s[4:5], s6
	s_mov_b32 s4, -1
	v_lshrrev_b32_e64 v2, 6, s33
	v_add_u32_e32 v2, 32, v2
	v_cmp_ne_u32_e64 s[10:11], v2, s4
	s_mov_b32 s7, s6
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v3, s7
	v_cndmask_b32_e64 v3, v1, v3, s[10:11]
	s_mov_b32 s6, s12
	v_mov_b32_e32 v1, s6
	v_cndmask_b32_e64 v1, v1, v2, s[10:11]
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v3, v1
	flat_store_dwordx2 v[3:4], v[5:6]
	flat_load_dwordx2 v[1:2], v[1:2]
.Ltmp52:
	.loc	0 115 48 prologue_end
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[11:12], v[1:2]
	v_lshrrev_b32_e64 v3, 6, s33
	v_add_u32_e32 v3, 8, v3
	v_cmp_ne_u32_e64 s[10:11], v3, s4
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v1, v1, v2, s[10:11]
	v_mov_b32_e32 v2, s6
	v_cndmask_b32_e64 v3, v2, v3, s[10:11]
	v_mov_b32_e32 v4, v1
	v_lshrrev_b32_e64 v2, 6, s33
	v_add_u32_e32 v2, 16, v2
	v_cmp_ne_u32_e64 s[10:11], v2, s4
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v5, s7
	v_cndmask_b32_e64 v5, v1, v5, s[10:11]
	v_mov_b32_e32 v1, s6
	v_cndmask_b32_e64 v1, v1, v2, s[10:11]
	v_mov_b32_e32 v2, v5
	buffer_store_dword v1, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:60
	v_lshrrev_b32_e64 v7, 6, s33
	v_add_u32_e32 v7, 20, v7
	v_cmp_ne_u32_e64 s[10:11], v7, s4
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v6, s7
	v_cndmask_b32_e64 v5, v5, v6, s[10:11]
	v_mov_b32_e32 v6, s6
	v_cndmask_b32_e64 v7, v6, v7, s[10:11]
	v_mov_b32_e32 v8, v5
	v_lshrrev_b32_e64 v6, 6, s33
	v_add_u32_e32 v6, 24, v6
	v_cmp_ne_u32_e64 s[10:11], v6, s4
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v9, s7
	v_cndmask_b32_e64 v9, v5, v9, s[10:11]
	v_mov_b32_e32 v5, s6
	v_cndmask_b32_e64 v5, v5, v6, s[10:11]
	v_mov_b32_e32 v6, v9
	v_lshrrev_b32_e64 v10, 6, s33
	v_add_u32_e32 v10, 28, v10
	v_cmp_ne_u32_e64 s[4:5], v10, s4
	v_mov_b32_e32 v9, s8
	v_mov_b32_e32 v13, s7
	v_cndmask_b32_e64 v13, v9, v13, s[4:5]
	v_mov_b32_e32 v9, s6
	v_cndmask_b32_e64 v9, v9, v10, s[4:5]
	v_mov_b32_e32 v10, v13
	buffer_store_dword v9, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	buffer_store_dword v10, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v10, v4
	v_mov_b32_e32 v9, v3
	s_waitcnt lgkmcnt(0)
	flat_store_dwordx2 v[9:10], v[11:12]
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v10, v2
	v_mov_b32_e32 v9, v1
	flat_store_dword v[9:10], v11
	v_mov_b32_e32 v11, 1
	v_mov_b32_e32 v10, v8
	v_mov_b32_e32 v9, v7
	flat_store_dword v[9:10], v11
.Ltmp53:
	.loc	0 23 39
	flat_load_dwordx2 v[3:4], v[3:4]
	.loc	0 23 52 is_stmt 0
	s_nop 0
	flat_load_dword v9, v[7:8]
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v7, v5
	.loc	0 23 2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[7:8], v9
	flat_load_dword v2, v[1:2]
	s_nop 0
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v6, v2
	flat_atomic_cmpswap v1, v[3:4], v[5:6] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:44
	v_cmp_eq_u32_e64 s[4:5], v1, v2
	v_cmp_ne_u32_e64 s[6:7], v1, v2
	v_writelane_b32 v0, s4, 0
	v_writelane_b32 v0, s5, 1
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 2
	v_writelane_b32 v0, s5, 3
	s_or_saveexec_b64 s[16:17], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[16:17]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB18_2
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v2
.LBB18_2:
	.loc	0 0 2
	s_or_saveexec_b64 s[16:17], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[16:17]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v1, 2
	v_readlane_b32 s7, v1, 3
	s_or_b64 exec, exec, s[6:7]
	.loc	0 23 2
	v_readlane_b32 s4, v1, 0
	v_readlane_b32 s5, v1, 1
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	buffer_load_dword v3, off, s[0:3], s33 offset:60
	buffer_load_dword v4, off, s[0:3], s33 offset:48
	buffer_load_dword v5, off, s[0:3], s33 offset:52
	v_cndmask_b32_e64 v0, 0, 1, s[4:5]
	s_waitcnt vmcnt(0)
	flat_store_byte v[4:5], v0
	.loc	0 24 9 is_stmt 1
	flat_load_dword v0, v[2:3]
	s_mov_b32 s4, 0
.Ltmp54:
	.loc	0 115 60
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e64 s[4:5], v0, s4
	.loc	0 115 31 is_stmt 0
	v_cndmask_b32_e64 v0, 0, 1, s[4:5]
	s_xor_saveexec_b64 s[4:5], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[4:5]
	.loc	0 115 31 epilogue_begin
	s_add_i32 s32, s32, 0xffffec00
	s_mov_b32 s33, s9
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Ltmp55:
.Lfunc_end19:
	.size	_ZN4spin8try_lockEv, .Lfunc_end19-_ZN4spin8try_lockEv

	.text
	.protected	spin_in_turn
	.globl	spin_in_turn
	.p2align	8
	.type	spin_in_turn,@function
spin_in_turn:
.Lfunc_begin20:
	.loc	0 168 0 is_stmt 1
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x2400
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
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:76
	s_mov_b64 exec, s[36:37]
	v_mov_b32_e32 v6, v2
	buffer_store_dword v6, off, s[0:3], s33 offset:112
	v_mov_b32_e32 v5, v1
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:76
	s_mov_b64 exec, s[36:37]
	buffer_store_dword v5, off, s[0:3], s33 offset:108
	v_mov_b32_e32 v4, v0
	buffer_store_dword v4, off, s[0:3], s33 offset:104
	s_load_dwordx2 s[22:23], s[16:17], 0x0
	s_load_dwordx2 s[20:21], s[16:17], 0x8
	s_load_dwordx2 s[18:19], s[16:17], 0x10
	s_load_dword s9, s[16:17], 0x18
	s_mov_b64 s[30:31], 0
	s_waitcnt vmcnt(2)
	v_writelane_b32 v1, s30, 11
	v_writelane_b32 v1, s31, 12
	s_mov_b32 s27, s31
	v_writelane_b32 v1, s27, 13
	s_mov_b64 s[24:25], src_private_base
	s_mov_b32 s8, 32
	s_lshr_b64 s[34:35], s[24:25], s8
	s_mov_b32 s24, -1
	v_writelane_b32 v1, s24, 14
	v_mov_b32_e32 v2, 8
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	s_mov_b32 s26, s34
	v_writelane_b32 v1, s26, 15
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v3, s26
	v_cndmask_b32_e64 v0, v0, v3, s[28:29]
	s_mov_b32 s15, s30
	v_writelane_b32 v1, s15, 16
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:76
	s_mov_b64 exec, s[36:37]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v19, v1, v2, s[28:29]
	v_mov_b32_e32 v20, v0
	v_mov_b32_e32 v2, 16
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v17, v1, v2, s[28:29]
	v_mov_b32_e32 v18, v0
	v_mov_b32_e32 v2, 24
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v13, v1, v2, s[28:29]
	v_mov_b32_e32 v14, v0
	v_mov_b32_e32 v2, 32
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v7, v1, v2, s[28:29]
	v_mov_b32_e32 v8, v0
	v_mov_b32_e32 v2, 40
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v15, v1, v2, s[28:29]
	v_mov_b32_e32 v16, v0
	buffer_store_dword v15, off, s[0:3], s33 offset:96
	s_waitcnt vmcnt(0)
	buffer_store_dword v16, off, s[0:3], s33 offset:100
	v_mov_b32_e32 v2, 48
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v11, v1, v2, s[28:29]
	v_mov_b32_e32 v12, v0
	v_mov_b32_e32 v2, 56
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v9, v1, v2, s[28:29]
	v_mov_b32_e32 v10, v0
	v_mov_b32_e32 v1, 64
	v_cmp_ne_u32_e64 s[28:29], v1, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v2, s26
	v_cndmask_b32_e64 v3, v0, v2, s[28:29]
	v_mov_b32_e32 v0, s15
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v2, v3
	buffer_store_dword v1, off, s[0:3], s33 offset:88
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:92
	v_mov_b32_e32 v22, 0x48
	v_cmp_ne_u32_e64 s[24:25], v22, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v21, s26
	v_cndmask_b32_e64 v3, v3, v21, s[24:25]
	v_mov_b32_e32 v21, s15
	v_cndmask_b32_e64 v21, v21, v22, s[24:25]
	v_mov_b32_e32 v22, v3
	buffer_store_dword v21, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	buffer_store_dword v22, off, s[0:3], s33 offset:84
	v_mov_b32_e32 v22, v20
	v_mov_b32_e32 v21, v19
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v24, s23
	v_mov_b32_e32 v23, s22
	flat_store_dwordx2 v[21:22], v[23:24]
	flat_load_dwordx2 v[21:22], v[19:20]
	v_mov_b32_e32 v20, v18
	v_mov_b32_e32 v19, v17
	v_mov_b32_e32 v24, s21
	v_mov_b32_e32 v23, s20
	flat_store_dwordx2 v[19:20], v[23:24]
	flat_load_dwordx2 v[17:18], v[17:18]
	v_mov_b32_e32 v20, v14
	v_mov_b32_e32 v19, v13
	v_mov_b32_e32 v24, s19
	v_mov_b32_e32 v23, s18
	flat_store_dwordx2 v[19:20], v[23:24]
	flat_load_dwordx2 v[13:14], v[13:14]
	v_mov_b32_e32 v20, v8
	v_mov_b32_e32 v19, v7
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[19:20], v[21:22]
	flat_store_dwordx2 v[15:16], v[17:18]
	flat_store_dwordx2 v[11:12], v[13:14]
	v_mov_b32_e32 v3, s9
	flat_store_dword v[9:10], v3
.Ltmp56:
	.loc	0 169 9 prologue_end
	flat_load_dwordx2 v[7:8], v[7:8]
	.loc	0 169 7 is_stmt 0
	v_lshrrev_b64 v[1:2], s8, v[1:2]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v2, v7
	v_lshrrev_b64 v[7:8], s8, v[7:8]
	v_mov_b32_e32 v3, v7
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZN4spinC2EPi@rel32@lo+4
	s_addc_u32 s17, s17, _ZN4spinC2EPi@rel32@hi+12
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
	buffer_load_dword v1, off, s[0:3], s33 offset:80
	buffer_load_dword v2, off, s[0:3], s33 offset:84
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	v_mov_b32_e32 v3, 0
	.loc	0 171 12 is_stmt 1
	flat_store_dword v[1:2], v3
	.loc	0 171 7 is_stmt 0
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:76
	s_mov_b64 exec, s[36:37]
.LBB20_1:
	.loc	0 0 7
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	v_readlane_b32 s5, v0, 20
	v_readlane_b32 s6, v0, 17
	v_readlane_b32 s7, v0, 18
	v_writelane_b32 v0, s6, 21
	v_writelane_b32 v0, s7, 22
	.loc	0 171 19
	buffer_load_dword v1, off, s[0:3], s33 offset:80
	buffer_load_dword v2, off, s[0:3], s33 offset:84
	s_waitcnt vmcnt(0)
	flat_load_dword v1, v[1:2]
	s_mov_b32 s6, 64
	.loc	0 171 21
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_lt_u32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	.loc	0 171 2
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 27
	v_writelane_b32 v0, s5, 28
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:76
	s_mov_b64 exec, s[36:37]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB20_6
	.loc	0 0 2
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	s_mov_b64 exec, s[36:37]
	s_mov_b64 s[4:5], -1
.Ltmp57:
	.loc	0 42 9 is_stmt 1
	s_and_b64 vcc, exec, s[4:5]
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:116
	s_waitcnt vmcnt(1)
	v_writelane_b32 v0, s4, 29
	v_writelane_b32 v0, s5, 30
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:76
	s_mov_b64 exec, s[36:37]
	s_cbranch_vccnz .LBB20_5
.LBB20_3:
	.loc	0 0 9 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:76
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 29
	v_readlane_b32 s5, v1, 30
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	.loc	0 42 9
	v_cndmask_b32_e64 v1, 0, 1, s[4:5]
	s_mov_b32 s5, 1
	v_readfirstlane_b32 s4, v1
	s_cmp_lg_u32 s4, s5
	s_cselect_b64 s[4:5], -1, 0
	s_and_b64 vcc, exec, s[4:5]
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:120
	s_cbranch_vccnz .LBB20_7
	.loc	0 0 9
	s_mov_b32 s5, 0
	s_mov_b32 s4, -1
	.loc	0 42 50
	v_mov_b32_e32 v0, s5
	v_mbcnt_lo_u32_b32 v0, s4, v0
	.loc	0 42 9
	buffer_store_dword v0, off, s[0:3], s33 offset:120
	s_branch .LBB20_7
.LBB20_5:
	.loc	0 0 9
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	s_mov_b64 exec, s[36:37]
	s_mov_b32 s5, 0
	s_mov_b32 s4, -1
	.loc	0 43 34 is_stmt 1
	v_mov_b32_e32 v1, s5
	v_mbcnt_lo_u32_b32 v1, s4, v1
	.loc	0 43 3 is_stmt 0
	v_mbcnt_hi_u32_b32 v1, s4, v1
	s_mov_b64 s[4:5], 0
	.loc	0 42 9 is_stmt 1
	buffer_store_dword v1, off, s[0:3], s33 offset:116
	s_waitcnt vmcnt(1)
	v_writelane_b32 v0, s4, 29
	v_writelane_b32 v0, s5, 30
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:76
	s_mov_b64 exec, s[36:37]
	s_branch .LBB20_3
.Ltmp58:
.LBB20_6:
	.loc	0 0 9 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 21
	v_readlane_b32 s9, v0, 22
	v_readlane_b32 s6, v0, 25
	v_readlane_b32 s7, v0, 26
	.loc	0 171 2 is_stmt 1
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
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:76
	s_mov_b64 exec, s[36:37]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB20_1
	s_branch .LBB20_11
.LBB20_7:
	.loc	0 172 22
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	s_mov_b64 exec, s[36:37]
	buffer_load_dword v1, off, s[0:3], s33 offset:120
	buffer_load_dword v2, off, s[0:3], s33 offset:80
	buffer_load_dword v3, off, s[0:3], s33 offset:84
	s_waitcnt vmcnt(0)
	flat_load_dword v2, v[2:3]
	.loc	0 172 19 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v1, v2
	.loc	0 172 7
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 33
	v_writelane_b32 v0, s5, 34
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:76
	s_mov_b64 exec, s[36:37]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB20_9
	.loc	0 0 7
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	s_mov_b64 exec, s[36:37]
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
	buffer_load_dword v2, off, s[0:3], s33 offset:104
	buffer_load_dword v3, off, s[0:3], s33 offset:108
	buffer_load_dword v4, off, s[0:3], s33 offset:112
	buffer_load_dword v5, off, s[0:3], s33 offset:88
	buffer_load_dword v6, off, s[0:3], s33 offset:92
	s_mov_b64 s[18:19], 32
	.loc	0 173 6 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v0, s8, 35
	v_writelane_b32 v0, s9, 36
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:76
	s_mov_b64 exec, s[36:37]
	s_mov_b32 s15, 32
	s_waitcnt vmcnt(1)
	v_lshrrev_b64 v[0:1], s15, v[5:6]
	v_mov_b32_e32 v1, v0
	buffer_store_dword v1, off, s[0:3], s33 offset:124
	v_mov_b32_e32 v0, v5
	buffer_store_dword v0, off, s[0:3], s33 offset:128
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZN4spin4lockEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZN4spin4lockEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v4, s15, v4
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v3, s15, v3
	v_or3_b32 v31, v2, v3, v4
	buffer_store_dword v31, off, s[0:3], s33 offset:132
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v4, off, s[0:3], s33 offset:76
	s_mov_b64 exec, s[36:37]
	buffer_load_dword v2, off, s[0:3], s33 offset:96
	buffer_load_dword v3, off, s[0:3], s33 offset:100
	buffer_load_dword v31, off, s[0:3], s33 offset:132
	buffer_load_dword v0, off, s[0:3], s33 offset:128
	buffer_load_dword v1, off, s[0:3], s33 offset:124
	s_waitcnt vmcnt(5)
	v_readlane_b32 s4, v4, 9
	v_readlane_b32 s5, v4, 10
	v_readlane_b32 s6, v4, 7
	v_readlane_b32 s7, v4, 8
	v_readlane_b32 s8, v4, 35
	v_readlane_b32 s9, v4, 36
	v_readlane_b32 s10, v4, 3
	v_readlane_b32 s11, v4, 4
	v_readlane_b32 s12, v4, 2
	v_readlane_b32 s13, v4, 1
	v_readlane_b32 s14, v4, 0
	.loc	0 174 4
	s_waitcnt vmcnt(3)
	flat_load_dwordx2 v[2:3], v[2:3]
	.loc	0 174 11 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v4, v[2:3]
	s_mov_b32 s15, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e64 v4, v4, s15
	flat_store_dword v[2:3], v4
	.loc	0 175 6 is_stmt 1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZN4spin6unlockEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZN4spin6unlockEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
.LBB20_9:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 33
	v_readlane_b32 s5, v0, 34
	s_or_b64 exec, exec, s[4:5]
	.loc	0 171 58 is_stmt 1
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	v_readlane_b32 s5, v0, 24
	buffer_load_dword v1, off, s[0:3], s33 offset:80
	buffer_load_dword v2, off, s[0:3], s33 offset:84
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v3, v1
	flat_load_dword v3, v[3:4]
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e64 v3, v3, s6
	flat_store_dword v[1:2], v3
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 171 2 is_stmt 0
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:76
	s_mov_b64 exec, s[36:37]
	s_branch .LBB20_6
.LBB20_11:
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 31
	v_readlane_b32 s5, v0, 32
	s_or_b64 exec, exec, s[4:5]
	.loc	0 177 1 is_stmt 1
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	s_mov_b64 exec, s[36:37]
	s_endpgm
.Ltmp59:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel spin_in_turn
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 16528
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
		.amdhsa_next_free_sgpr 38
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
.Lfunc_end20:
	.size	spin_in_turn, .Lfunc_end20-spin_in_turn

	.protected	calls_of_all
	.globl	calls_of_all
	.p2align	8
	.type	calls_of_all,@function
calls_of_all:
.Lfunc_begin21:
	.loc	0 181 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x1400
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
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
	s_load_dword s9, s[16:17], 0x18
	s_mov_b64 s[30:31], 0
	s_mov_b32 s27, s31
	s_mov_b64 s[24:25], src_private_base
	s_mov_b32 s8, 32
	v_writelane_b32 v5, s8, 9
	s_lshr_b64 s[34:35], s[24:25], s8
	s_mov_b32 s24, -1
	v_mov_b32_e32 v6, 0
	v_cmp_ne_u32_e64 s[28:29], v6, s24
	s_mov_b32 s26, s34
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	s_mov_b32 s15, s30
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v16, v1, v6, s[28:29]
	v_mov_b32_e32 v17, v0
	v_mov_b32_e32 v6, 8
	v_cmp_ne_u32_e64 s[28:29], v6, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v14, v1, v6, s[28:29]
	v_mov_b32_e32 v15, v0
	v_mov_b32_e32 v6, 16
	v_cmp_ne_u32_e64 s[28:29], v6, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v10, v1, v6, s[28:29]
	v_mov_b32_e32 v11, v0
	v_mov_b32_e32 v1, 24
	v_cmp_ne_u32_e64 s[28:29], v1, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v6, s26
	v_cndmask_b32_e64 v6, v0, v6, s[28:29]
	v_mov_b32_e32 v0, s15
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, v6
	buffer_store_dword v0, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v8, 32
	v_cmp_ne_u32_e64 s[28:29], v8, s24
	v_mov_b32_e32 v6, s27
	v_mov_b32_e32 v7, s26
	v_cndmask_b32_e64 v6, v6, v7, s[28:29]
	v_mov_b32_e32 v7, s15
	v_cndmask_b32_e64 v12, v7, v8, s[28:29]
	v_mov_b32_e32 v13, v6
	buffer_store_dword v12, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	buffer_store_dword v13, off, s[0:3], s33 offset:68
	v_mov_b32_e32 v8, 40
	v_cmp_ne_u32_e64 s[28:29], v8, s24
	v_mov_b32_e32 v6, s27
	v_mov_b32_e32 v7, s26
	v_cndmask_b32_e64 v6, v6, v7, s[28:29]
	v_mov_b32_e32 v7, s15
	v_cndmask_b32_e64 v8, v7, v8, s[28:29]
	v_mov_b32_e32 v9, v6
	v_mov_b32_e32 v7, 48
	v_cmp_ne_u32_e64 s[24:25], v7, s24
	v_mov_b32_e32 v6, s27
	v_mov_b32_e32 v18, s26
	v_cndmask_b32_e64 v18, v6, v18, s[24:25]
	v_mov_b32_e32 v6, s15
	v_cndmask_b32_e64 v6, v6, v7, s[24:25]
	v_mov_b32_e32 v7, v18
	v_mov_b32_e32 v19, v17
	v_mov_b32_e32 v18, v16
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v20, s22
	v_mov_b32_e32 v21, s23
	flat_store_dwordx2 v[18:19], v[20:21]
	flat_load_dwordx2 v[18:19], v[16:17]
	v_mov_b32_e32 v17, v15
	v_mov_b32_e32 v16, v14
	v_mov_b32_e32 v20, s20
	v_mov_b32_e32 v21, s21
	flat_store_dwordx2 v[16:17], v[20:21]
	flat_load_dwordx2 v[14:15], v[14:15]
	v_mov_b32_e32 v17, v11
	v_mov_b32_e32 v16, v10
	v_mov_b32_e32 v21, s19
	v_mov_b32_e32 v20, s18
	flat_store_dwordx2 v[16:17], v[20:21]
	flat_load_dwordx2 v[10:11], v[10:11]
	v_mov_b32_e32 v17, v1
	v_mov_b32_e32 v16, v0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[16:17], v[18:19]
	flat_store_dwordx2 v[12:13], v[14:15]
	flat_store_dwordx2 v[8:9], v[10:11]
	v_mov_b32_e32 v8, s9
	flat_store_dword v[6:7], v8
.Ltmp60:
	.loc	0 182 7 prologue_end
	flat_load_dwordx2 v[6:7], v[0:1]
	.loc	0 182 2 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v0, v6
	v_lshrrev_b64 v[6:7], s8, v[6:7]
	v_mov_b32_e32 v1, v6
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v5, s8, 10
	v_writelane_b32 v5, s9, 11
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v5, off, s[0:3], s33 offset:52
	s_mov_b64 exec, s[36:37]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL4takePi@rel32@lo+4
	s_addc_u32 s17, s17, _ZL4takePi@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v4, s15, v4
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v3, s15, v3
	v_or3_b32 v31, v2, v3, v4
	buffer_store_dword v31, off, s[0:3], s33 offset:72
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:72
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	buffer_load_dword v3, off, s[0:3], s33 offset:68
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v4, off, s[0:3], s33 offset:52
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s15, v4, 9
	v_readlane_b32 s14, v4, 0
	v_readlane_b32 s4, v4, 7
	v_readlane_b32 s5, v4, 8
	v_readlane_b32 s6, v4, 5
	v_readlane_b32 s7, v4, 6
	v_readlane_b32 s8, v4, 10
	v_readlane_b32 s9, v4, 11
	v_readlane_b32 s10, v4, 3
	v_readlane_b32 s11, v4, 4
	v_readlane_b32 s12, v4, 2
	v_readlane_b32 s13, v4, 1
	.loc	0 183 2 is_stmt 1
	flat_load_dwordx2 v[2:3], v[2:3]
	.loc	0 183 9 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v4, v[2:3]
	s_mov_b32 s16, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e64 v4, v4, s16
	flat_store_dword v[2:3], v4
	.loc	0 184 7 is_stmt 1
	flat_load_dwordx2 v[1:2], v[0:1]
	.loc	0 184 2 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v0, v1
	v_lshrrev_b64 v[1:2], s15, v[1:2]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL4givePi@rel32@lo+4
	s_addc_u32 s17, s17, _ZL4givePi@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 exec, s[36:37]
	.loc	0 185 1 is_stmt 1
	s_endpgm
.Ltmp61:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel calls_of_all
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 16464
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
		.amdhsa_next_free_sgpr 38
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
.Lfunc_end21:
	.size	calls_of_all, .Lfunc_end21-calls_of_all

	.p2align	2
	.type	_ZL4takePi,@function
_ZL4takePi:
.Lfunc_begin22:
	.loc	0 178 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s18, s33
	s_mov_b32 s33, s32
	s_xor_saveexec_b64 s[4:5], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[4:5]
	s_add_i32 s32, s32, 0x1400
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b64 s[16:17], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[16:17]
	v_mov_b32_e32 v4, v1
	s_mov_b64 s[4:5], src_private_base
	s_mov_b32 s6, 32
	s_lshr_b64 s[4:5], s[4:5], s6
	s_mov_b32 s8, s4
	s_mov_b64 s[4:5], 0
	s_mov_b32 s9, s5
	s_mov_b32 s6, -1
	v_lshrrev_b32_e64 v2, 6, s33
	v_add_u32_e32 v2, 32, v2
	v_cmp_ne_u32_e64 s[6:7], v2, s6
	v_mov_b32_e32 v1, s9
	v_mov_b32_e32 v5, s8
	v_cndmask_b32_e64 v5, v1, v5, s[6:7]
	s_mov_b32 s8, s4
	v_mov_b32_e32 v1, s8
	v_cndmask_b32_e64 v1, v1, v2, s[6:7]
	v_mov_b32_e32 v2, v5
	buffer_store_dword v1, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:48
	flat_store_dwordx2 v[1:2], v[3:4]
.Ltmp62:
	.loc	0 178 52 prologue_end
	v_writelane_b32 v0, s4, 0
	v_writelane_b32 v0, s5, 1
	s_or_saveexec_b64 s[16:17], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[16:17]
.LBB21_1:
	.loc	0 0 52 is_stmt 0
	s_or_saveexec_b64 s[16:17], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[16:17]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 0
	v_readlane_b32 s5, v0, 1
	.loc	0 178 69
	v_writelane_b32 v0, s4, 2
	v_writelane_b32 v0, s5, 3
	buffer_load_dword v1, off, s[0:3], s33 offset:44
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[11:12], v[1:2]
	s_mov_b64 s[12:13], 0
	s_mov_b32 s8, s13
	s_mov_b64 s[4:5], src_private_base
	s_mov_b32 s6, 32
	s_lshr_b64 s[6:7], s[4:5], s6
	s_mov_b32 s4, -1
	v_lshrrev_b32_e64 v3, 6, s33
	v_add_u32_e32 v3, 8, v3
	v_cmp_ne_u32_e64 s[10:11], v3, s4
	s_mov_b32 s7, s6
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v1, v1, v2, s[10:11]
	s_mov_b32 s6, s12
	v_mov_b32_e32 v2, s6
	v_cndmask_b32_e64 v3, v2, v3, s[10:11]
	v_mov_b32_e32 v4, v1
	v_lshrrev_b32_e64 v2, 6, s33
	v_add_u32_e32 v2, 16, v2
	v_cmp_ne_u32_e64 s[10:11], v2, s4
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v5, s7
	v_cndmask_b32_e64 v5, v1, v5, s[10:11]
	v_mov_b32_e32 v1, s6
	v_cndmask_b32_e64 v1, v1, v2, s[10:11]
	v_mov_b32_e32 v2, v5
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:68
	v_lshrrev_b32_e64 v7, 6, s33
	v_add_u32_e32 v7, 20, v7
	v_cmp_ne_u32_e64 s[10:11], v7, s4
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v6, s7
	v_cndmask_b32_e64 v5, v5, v6, s[10:11]
	v_mov_b32_e32 v6, s6
	v_cndmask_b32_e64 v7, v6, v7, s[10:11]
	v_mov_b32_e32 v8, v5
	v_lshrrev_b32_e64 v6, 6, s33
	v_add_u32_e32 v6, 24, v6
	v_cmp_ne_u32_e64 s[10:11], v6, s4
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v9, s7
	v_cndmask_b32_e64 v9, v5, v9, s[10:11]
	v_mov_b32_e32 v5, s6
	v_cndmask_b32_e64 v5, v5, v6, s[10:11]
	v_mov_b32_e32 v6, v9
	v_lshrrev_b32_e64 v10, 6, s33
	v_add_u32_e32 v10, 28, v10
	v_cmp_ne_u32_e64 s[4:5], v10, s4
	v_mov_b32_e32 v9, s8
	v_mov_b32_e32 v13, s7
	v_cndmask_b32_e64 v13, v9, v13, s[4:5]
	v_mov_b32_e32 v9, s6
	v_cndmask_b32_e64 v9, v9, v10, s[4:5]
	v_mov_b32_e32 v10, v13
	buffer_store_dword v9, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	buffer_store_dword v10, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v10, v4
	v_mov_b32_e32 v9, v3
	s_waitcnt lgkmcnt(0)
	flat_store_dwordx2 v[9:10], v[11:12]
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v10, v2
	v_mov_b32_e32 v9, v1
	flat_store_dword v[9:10], v11
	v_mov_b32_e32 v11, 1
	v_mov_b32_e32 v10, v8
	v_mov_b32_e32 v9, v7
	flat_store_dword v[9:10], v11
.Ltmp63:
	.loc	0 23 39 is_stmt 1
	flat_load_dwordx2 v[3:4], v[3:4]
	.loc	0 23 52 is_stmt 0
	s_nop 0
	flat_load_dword v9, v[7:8]
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v7, v5
	.loc	0 23 2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[7:8], v9
	flat_load_dword v2, v[1:2]
	s_nop 0
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v6, v2
	flat_atomic_cmpswap v1, v[3:4], v[5:6] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:52
	v_cmp_eq_u32_e64 s[4:5], v1, v2
	v_cmp_ne_u32_e64 s[6:7], v1, v2
	v_writelane_b32 v0, s4, 4
	v_writelane_b32 v0, s5, 5
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 6
	v_writelane_b32 v0, s5, 7
	s_or_saveexec_b64 s[16:17], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[16:17]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB21_3
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v2
.LBB21_3:
	.loc	0 0 2
	s_or_saveexec_b64 s[16:17], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[16:17]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 6
	v_readlane_b32 s7, v0, 7
	s_or_b64 exec, exec, s[6:7]
	.loc	0 23 2
	v_readlane_b32 s4, v0, 4
	v_readlane_b32 s5, v0, 5
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v2, off, s[0:3], s33 offset:68
	buffer_load_dword v3, off, s[0:3], s33 offset:56
	buffer_load_dword v4, off, s[0:3], s33 offset:60
	v_cndmask_b32_e64 v5, 0, 1, s[4:5]
	s_waitcnt vmcnt(0)
	flat_store_byte v[3:4], v5
	.loc	0 24 9 is_stmt 1
	flat_load_dword v1, v[1:2]
	s_mov_b32 s4, 0
.Ltmp64:
	.loc	0 178 78
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], -1
	.loc	0 178 52 is_stmt 0
	v_writelane_b32 v0, s4, 8
	v_writelane_b32 v0, s5, 9
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 10
	v_writelane_b32 v0, s5, 11
	s_or_saveexec_b64 s[16:17], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[16:17]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB21_5
	.loc	0 0 52
	s_or_saveexec_b64 s[16:17], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[16:17]
	s_mov_b64 s[4:5], 0
	s_xor_b64 s[4:5], exec, -1
	.loc	0 178 52
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 8
	v_writelane_b32 v0, s5, 9
	s_or_saveexec_b64 s[16:17], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[16:17]
.LBB21_5:
	.loc	0 0 52
	s_or_saveexec_b64 s[16:17], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[16:17]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v0, 10
	v_readlane_b32 s9, v0, 11
	s_or_b64 exec, exec, s[8:9]
	v_readlane_b32 s6, v0, 2
	v_readlane_b32 s7, v0, 3
	v_readlane_b32 s4, v0, 8
	v_readlane_b32 s5, v0, 9
	.loc	0 178 52
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 0
	v_writelane_b32 v0, s7, 1
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 12
	v_writelane_b32 v0, s7, 13
	s_or_saveexec_b64 s[16:17], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[16:17]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB21_1
	s_or_saveexec_b64 s[16:17], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[16:17]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 12
	v_readlane_b32 s5, v0, 13
	s_or_b64 exec, exec, s[4:5]
	.loc	0 178 86
	s_or_saveexec_b64 s[16:17], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b64 exec, s[16:17]
	s_xor_saveexec_b64 s[4:5], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[4:5]
	.loc	0 178 86 epilogue_begin
	s_add_i32 s32, s32, 0xffffec00
	s_mov_b32 s33, s18
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Ltmp65:
.Lfunc_end22:
	.size	_ZL4takePi, .Lfunc_end22-_ZL4takePi

	.p2align	2
	.type	_ZL4givePi,@function
_ZL4givePi:
.Lfunc_begin23:
	.loc	0 179 0 is_stmt 1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s9, s33
	s_mov_b32 s33, s32
	s_add_i32 s32, s32, 0xc00
	v_mov_b32_e32 v4, v0
	v_mov_b32_e32 v5, v1
	s_mov_b64 s[12:13], 0
	s_mov_b32 s8, s13
	s_mov_b64 s[4:5], src_private_base
	s_mov_b32 s6, 32
	s_lshr_b64 s[6:7], s[4:5], s6
	s_mov_b32 s4, -1
	v_lshrrev_b32_e64 v1, 6, s33
	v_add_u32_e32 v1, 32, v1
	v_cmp_ne_u32_e64 s[10:11], v1, s4
	s_mov_b32 s7, s6
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v2, v0, v2, s[10:11]
	s_mov_b32 s6, s12
	v_mov_b32_e32 v0, s6
	v_cndmask_b32_e64 v0, v0, v1, s[10:11]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v2, v0
	flat_store_dwordx2 v[2:3], v[4:5]
.Ltmp66:
	.loc	0 33 31 prologue_end
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.Ltmp67:
	.loc	0 179 80
	flat_load_dwordx2 v[10:11], v[0:1]
	v_lshrrev_b32_e64 v2, 6, s33
	v_add_u32_e32 v2, 8, v2
	v_cmp_ne_u32_e64 s[10:11], v2, s4
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v1, s7
	v_cndmask_b32_e64 v0, v0, v1, s[10:11]
	v_mov_b32_e32 v1, s6
	v_cndmask_b32_e64 v2, v1, v2, s[10:11]
	v_mov_b32_e32 v3, v0
	v_lshrrev_b32_e64 v4, 6, s33
	v_add_u32_e32 v4, 16, v4
	v_cmp_ne_u32_e64 s[10:11], v4, s4
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v1, s7
	v_cndmask_b32_e64 v0, v0, v1, s[10:11]
	v_mov_b32_e32 v1, s6
	v_cndmask_b32_e64 v6, v1, v4, s[10:11]
	v_mov_b32_e32 v7, v0
	v_lshrrev_b32_e64 v4, 6, s33
	v_add_u32_e32 v4, 20, v4
	v_cmp_ne_u32_e64 s[10:11], v4, s4
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v1, s7
	v_cndmask_b32_e64 v0, v0, v1, s[10:11]
	v_mov_b32_e32 v1, s6
	v_cndmask_b32_e64 v4, v1, v4, s[10:11]
	v_mov_b32_e32 v5, v0
	v_lshrrev_b32_e64 v1, 6, s33
	v_add_u32_e32 v1, 24, v1
	v_cmp_ne_u32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v8, s7
	v_cndmask_b32_e64 v8, v0, v8, s[4:5]
	v_mov_b32_e32 v0, s6
	v_cndmask_b32_e64 v0, v0, v1, s[4:5]
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v9, v3
	v_mov_b32_e32 v8, v2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[8:9], v[10:11]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v8, v6
	flat_store_dword v[8:9], v10
.Ltmp68:
	.loc	0 32 69
	flat_load_dwordx2 v[2:3], v[2:3]
	.loc	0 32 72 is_stmt 0
	s_nop 0
	flat_load_dword v8, v[6:7]
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	.loc	0 32 47
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[6:7], v8
	flat_load_dword v4, v[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v2, v[2:3], v4 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[0:1], v2
.Ltmp69:
	.loc	0 179 87 epilogue_begin is_stmt 1
	s_add_i32 s32, s32, 0xfffff400
	s_mov_b32 s33, s9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_setpc_b64 s[30:31]
.Ltmp70:
.Lfunc_end23:
	.size	_ZL4givePi, .Lfunc_end23-_ZL4givePi

	.protected	calls_of_leader
	.globl	calls_of_leader
	.p2align	8
	.type	calls_of_leader,@function
calls_of_leader:
.Lfunc_begin24:
	.loc	0 187 0
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
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:52
	s_mov_b64 exec, s[36:37]
	buffer_store_dword v2, off, s[0:3], s33 offset:80
	buffer_store_dword v1, off, s[0:3], s33 offset:76
	buffer_store_dword v0, off, s[0:3], s33 offset:72
	s_load_dwordx2 s[22:23], s[16:17], 0x0
	s_load_dwordx2 s[20:21], s[16:17], 0x8
	s_load_dwordx2 s[18:19], s[16:17], 0x10
	s_load_dword s8, s[16:17], 0x18
	s_mov_b64 s[30:31], 0
	s_mov_b32 s27, s31
	s_mov_b64 s[24:25], src_private_base
	s_mov_b32 s15, 32
	s_lshr_b64 s[34:35], s[24:25], s15
	s_mov_b32 s24, -1
	v_mov_b32_e32 v5, 0
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	s_mov_b32 s26, s34
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	s_mov_b32 s9, s30
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v15, v4, v5, s[28:29]
	v_mov_b32_e32 v16, v3
	v_mov_b32_e32 v5, 8
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v11, v4, v5, s[28:29]
	v_mov_b32_e32 v12, v3
	v_mov_b32_e32 v5, 16
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v7, v4, v5, s[28:29]
	v_mov_b32_e32 v8, v3
	v_mov_b32_e32 v5, 24
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v13, v4, v5, s[28:29]
	v_mov_b32_e32 v14, v3
	buffer_store_dword v13, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	buffer_store_dword v14, off, s[0:3], s33 offset:68
	v_mov_b32_e32 v5, 32
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v9, v4, v5, s[28:29]
	v_mov_b32_e32 v10, v3
	buffer_store_dword v9, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	buffer_store_dword v10, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v5, 40
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v5, v4, v5, s[28:29]
	v_mov_b32_e32 v6, v3
	v_mov_b32_e32 v4, 48
	v_cmp_ne_u32_e64 s[24:25], v4, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v17, s26
	v_cndmask_b32_e64 v17, v3, v17, s[24:25]
	v_mov_b32_e32 v3, s9
	v_cndmask_b32_e64 v3, v3, v4, s[24:25]
	v_mov_b32_e32 v4, v17
	v_mov_b32_e32 v18, v16
	v_mov_b32_e32 v17, v15
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v19, s22
	v_mov_b32_e32 v20, s23
	flat_store_dwordx2 v[17:18], v[19:20]
	flat_load_dwordx2 v[15:16], v[15:16]
	v_mov_b32_e32 v18, v12
	v_mov_b32_e32 v17, v11
	v_mov_b32_e32 v19, s20
	v_mov_b32_e32 v20, s21
	flat_store_dwordx2 v[17:18], v[19:20]
	flat_load_dwordx2 v[11:12], v[11:12]
	v_mov_b32_e32 v18, v8
	v_mov_b32_e32 v17, v7
	v_mov_b32_e32 v20, s19
	v_mov_b32_e32 v19, s18
	flat_store_dwordx2 v[17:18], v[19:20]
	flat_load_dwordx2 v[7:8], v[7:8]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[13:14], v[15:16]
	flat_store_dwordx2 v[9:10], v[11:12]
	flat_store_dwordx2 v[5:6], v[7:8]
	v_mov_b32_e32 v5, s8
	flat_store_dword v[3:4], v5
	s_mov_b64 s[18:19], 32
.Ltmp71:
	.loc	0 188 6 prologue_end
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s17, s18
	s_mov_b32 s16, s19
	s_add_u32 s8, s8, s17
	s_addc_u32 s16, s9, s16
	s_mov_b32 s9, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL9threadIdx@rel32@lo+4
	s_addc_u32 s17, s17, _ZL9threadIdx@rel32@hi+12
	s_lshr_b64 s[18:19], s[16:17], s15
	s_mov_b32 s19, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZNK8thread_xcvjEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZNK8thread_xcvjEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 exec, s[36:37]
	s_mov_b32 s4, 0
	.loc	0 188 18 is_stmt 0
	v_cmp_eq_u32_e64 s[6:7], v1, s4
	.loc	0 188 6
	s_mov_b64 s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 exec, s[36:37]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB24_2
	.loc	0 189 8 is_stmt 1
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 exec, s[36:37]
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
	buffer_load_dword v5, off, s[0:3], s33 offset:64
	buffer_load_dword v6, off, s[0:3], s33 offset:68
	buffer_load_dword v2, off, s[0:3], s33 offset:72
	buffer_load_dword v3, off, s[0:3], s33 offset:76
	buffer_load_dword v4, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(3)
	flat_load_dwordx2 v[5:6], v[5:6]
	s_mov_b64 s[18:19], 32
	.loc	0 189 3 is_stmt 0
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v0, s8, 13
	v_writelane_b32 v0, s9, 14
	s_mov_b32 s15, 32
	v_writelane_b32 v0, s15, 15
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_lshrrev_b64 v[0:1], s15, v[5:6]
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v0, v5
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL4takePi@rel32@lo+4
	s_addc_u32 s17, s17, _ZL4takePi@rel32@hi+12
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
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v4, off, s[0:3], s33 offset:52
	s_mov_b64 exec, s[36:37]
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	buffer_load_dword v3, off, s[0:3], s33 offset:60
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(4)
	v_readlane_b32 s15, v4, 15
	v_readlane_b32 s14, v4, 0
	v_readlane_b32 s4, v4, 9
	v_readlane_b32 s5, v4, 10
	v_readlane_b32 s6, v4, 7
	v_readlane_b32 s7, v4, 8
	v_readlane_b32 s8, v4, 13
	v_readlane_b32 s9, v4, 14
	v_readlane_b32 s10, v4, 3
	v_readlane_b32 s11, v4, 4
	v_readlane_b32 s12, v4, 2
	v_readlane_b32 s13, v4, 1
	.loc	0 190 3 is_stmt 1
	s_waitcnt vmcnt(2)
	flat_load_dwordx2 v[2:3], v[2:3]
	.loc	0 190 10 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v4, v[2:3]
	s_mov_b32 s16, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e64 v4, v4, s16
	flat_store_dword v[2:3], v4
	.loc	0 191 8 is_stmt 1
	flat_load_dwordx2 v[2:3], v[0:1]
	.loc	0 191 3 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_lshrrev_b64 v[0:1], s15, v[2:3]
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v0, v2
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL4givePi@rel32@lo+4
	s_addc_u32 s17, s17, _ZL4givePi@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
.LBB24_2:
	.loc	0 0 3
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	s_or_b64 exec, exec, s[4:5]
	.loc	0 193 1 is_stmt 1
	s_endpgm
.Ltmp72:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel calls_of_leader
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 16480
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
		.amdhsa_next_free_sgpr 38
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
.Lfunc_end24:
	.size	calls_of_leader, .Lfunc_end24-calls_of_leader

	.protected	guard_of_all
	.globl	guard_of_all
	.p2align	8
	.type	guard_of_all,@function
guard_of_all:
.Lfunc_begin25:
	.loc	0 200 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x1c00
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v7, s16, 0
	s_mov_b32 s13, s15
	v_writelane_b32 v7, s13, 1
	s_mov_b32 s12, s14
	v_readlane_b32 s14, v7, 0
	v_writelane_b32 v7, s12, 2
	v_writelane_b32 v7, s10, 3
	v_writelane_b32 v7, s11, 4
	s_mov_b64 s[16:17], s[8:9]
	v_writelane_b32 v7, s6, 5
	v_writelane_b32 v7, s7, 6
	v_writelane_b32 v7, s4, 7
	v_writelane_b32 v7, s5, 8
	v_mov_b32_e32 v6, v2
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v4, v0
	s_load_dwordx2 s[22:23], s[16:17], 0x0
	s_load_dwordx2 s[20:21], s[16:17], 0x8
	s_load_dwordx2 s[18:19], s[16:17], 0x10
	s_load_dword s9, s[16:17], 0x18
	s_mov_b64 s[30:31], 0
	s_mov_b32 s27, s31
	s_mov_b64 s[24:25], src_private_base
	s_mov_b32 s8, 32
	v_writelane_b32 v7, s8, 9
	s_lshr_b64 s[34:35], s[24:25], s8
	s_mov_b32 s24, -1
	v_mov_b32_e32 v2, 0
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	s_mov_b32 s26, s34
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	s_mov_b32 s15, s30
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v20, v1, v2, s[28:29]
	v_mov_b32_e32 v21, v0
	v_mov_b32_e32 v2, 8
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v18, v1, v2, s[28:29]
	v_mov_b32_e32 v19, v0
	v_mov_b32_e32 v2, 16
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v14, v1, v2, s[28:29]
	v_mov_b32_e32 v15, v0
	v_mov_b32_e32 v2, 24
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v8, v1, v2, s[28:29]
	v_mov_b32_e32 v9, v0
	v_mov_b32_e32 v2, 32
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v16, v1, v2, s[28:29]
	v_mov_b32_e32 v17, v0
	buffer_store_dword v16, off, s[0:3], s33 offset:96
	s_waitcnt vmcnt(0)
	buffer_store_dword v17, off, s[0:3], s33 offset:100
	v_mov_b32_e32 v2, 40
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v12, v1, v2, s[28:29]
	v_mov_b32_e32 v13, v0
	buffer_store_dword v12, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	buffer_store_dword v13, off, s[0:3], s33 offset:84
	v_mov_b32_e32 v2, 48
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v10, v1, v2, s[28:29]
	v_mov_b32_e32 v11, v0
	v_mov_b32_e32 v3, 56
	v_cmp_ne_u32_e64 s[24:25], v3, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[24:25]
	v_mov_b32_e32 v1, s26
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v0, s15
	v_cndmask_b32_e64 v0, v0, v3, s[24:25]
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	v_mov_b32_e32 v23, v21
	v_mov_b32_e32 v22, v20
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v25, s23
	v_mov_b32_e32 v24, s22
	flat_store_dwordx2 v[22:23], v[24:25]
	flat_load_dwordx2 v[22:23], v[20:21]
	v_mov_b32_e32 v21, v19
	v_mov_b32_e32 v20, v18
	v_mov_b32_e32 v25, s21
	v_mov_b32_e32 v24, s20
	flat_store_dwordx2 v[20:21], v[24:25]
	flat_load_dwordx2 v[18:19], v[18:19]
	v_mov_b32_e32 v21, v15
	v_mov_b32_e32 v20, v14
	v_mov_b32_e32 v25, s19
	v_mov_b32_e32 v24, s18
	flat_store_dwordx2 v[20:21], v[24:25]
	flat_load_dwordx2 v[14:15], v[14:15]
	v_mov_b32_e32 v21, v9
	v_mov_b32_e32 v20, v8
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[20:21], v[22:23]
	flat_store_dwordx2 v[16:17], v[18:19]
	flat_store_dwordx2 v[12:13], v[14:15]
	v_mov_b32_e32 v3, s9
	flat_store_dword v[10:11], v3
.Ltmp73:
	.loc	0 201 10 prologue_end
	flat_load_dwordx2 v[8:9], v[8:9]
	.loc	0 201 8 is_stmt 0
	v_lshrrev_b64 v[1:2], s8, v[1:2]
	buffer_store_dword v1, off, s[0:3], s33 offset:72
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v2, v8
	v_lshrrev_b64 v[8:9], s8, v[8:9]
	v_mov_b32_e32 v3, v8
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v7, s8, 10
	v_writelane_b32 v7, s9, 11
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v7, off, s[0:3], s33 offset:64
	s_mov_b64 exec, s[36:37]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZN5guardC2EPi@rel32@lo+4
	s_addc_u32 s17, s17, _ZN5guardC2EPi@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v6, s15, v6
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v5, s15, v5
	v_or3_b32 v31, v4, v5, v6
	buffer_store_dword v31, off, s[0:3], s33 offset:76
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v0, off, s[0:3], s33 offset:96
	buffer_load_dword v1, off, s[0:3], s33 offset:100
	buffer_load_dword v31, off, s[0:3], s33 offset:76
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s15, v2, 9
	v_readlane_b32 s4, v2, 7
	v_readlane_b32 s5, v2, 8
	v_readlane_b32 s6, v2, 5
	v_readlane_b32 s7, v2, 6
	v_readlane_b32 s8, v2, 10
	v_readlane_b32 s9, v2, 11
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s14, v2, 0
	.loc	0 203 12 is_stmt 1
	flat_load_dwordx2 v[0:1], v[0:1]
	.loc	0 203 17 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:92
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL9threadIdx@rel32@lo+4
	s_addc_u32 s17, s17, _ZL9threadIdx@rel32@hi+12
	s_lshr_b64 s[18:19], s[16:17], s15
	s_mov_b32 s19, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZNK8thread_xcvjEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZNK8thread_xcvjEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v5, off, s[0:3], s33 offset:88
	buffer_load_dword v6, off, s[0:3], s33 offset:92
	buffer_load_dword v2, off, s[0:3], s33 offset:80
	buffer_load_dword v3, off, s[0:3], s33 offset:84
	buffer_load_dword v31, off, s[0:3], s33 offset:76
	buffer_load_dword v1, off, s[0:3], s33 offset:72
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v4, off, s[0:3], s33 offset:64
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v4, 7
	v_readlane_b32 s5, v4, 8
	v_readlane_b32 s6, v4, 5
	v_readlane_b32 s7, v4, 6
	v_readlane_b32 s8, v4, 10
	v_readlane_b32 s9, v4, 11
	v_readlane_b32 s10, v4, 3
	v_readlane_b32 s11, v4, 4
	v_readlane_b32 s12, v4, 2
	v_readlane_b32 s13, v4, 1
	v_readlane_b32 s14, v4, 0
	v_mov_b32_e32 v7, v0
	.loc	0 203 12
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b32 s15, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v8, v4
	s_mov_b32 s15, 2
	v_lshlrev_b64 v[8:9], s15, v[7:8]
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v7, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v6, v9
	v_add_co_u32_e64 v4, s[16:17], v4, v7
	v_addc_co_u32_e64 v6, s[16:17], v5, v6, s[16:17]
	v_mov_b32_e32 v5, v6
	flat_load_dword v5, v[4:5]
	.loc	0 203 2
	s_nop 0
	flat_load_dwordx2 v[2:3], v[2:3]
	.loc	0 203 9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v4, v[2:3]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e64 v4, v4, v5
	flat_store_dword v[2:3], v4
	.loc	0 204 1 is_stmt 1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZN5guardD2Ev@rel32@lo+4
	s_addc_u32 s17, s17, _ZN5guardD2Ev@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b64 exec, s[36:37]
	s_endpgm
.Ltmp74:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel guard_of_all
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 16496
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
		.amdhsa_next_free_sgpr 38
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
.Lfunc_end25:
	.size	guard_of_all, .Lfunc_end25-guard_of_all

	.section	.text._ZN5guardC2EPi,"axG",@progbits,_ZN5guardC2EPi,comdat
	.hidden	_ZN5guardC2EPi
	.weak	_ZN5guardC2EPi
	.p2align	2
	.type	_ZN5guardC2EPi,@function
_ZN5guardC2EPi:
.Lfunc_begin26:
	.loc	0 196 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s11, s33
	s_mov_b32 s33, s32
	s_xor_saveexec_b64 s[4:5], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[4:5]
	s_add_i32 s32, s32, 0x1200
	v_mov_b32_e32 v7, v2
	v_mov_b32_e32 v9, v0
	s_or_saveexec_b64 s[18:19], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b64 exec, s[18:19]
	v_mov_b32_e32 v8, v3
	v_mov_b32_e32 v10, v1
	s_mov_b64 s[4:5], 0
	s_mov_b32 s10, s5
	s_mov_b64 s[6:7], src_private_base
	s_mov_b32 s8, 32
	s_lshr_b64 s[8:9], s[6:7], s8
	s_mov_b32 s6, -1
	v_lshrrev_b32_e64 v2, 6, s33
	v_add_u32_e32 v2, 32, v2
	v_cmp_ne_u32_e64 s[12:13], v2, s6
	s_mov_b32 s9, s8
	v_mov_b32_e32 v1, s10
	v_mov_b32_e32 v3, s9
	v_cndmask_b32_e64 v3, v1, v3, s[12:13]
	s_mov_b32 s8, s4
	v_mov_b32_e32 v1, s8
	v_cndmask_b32_e64 v1, v1, v2, s[12:13]
	v_mov_b32_e32 v2, v3
	v_lshrrev_b32_e64 v4, 6, s33
	v_add_u32_e32 v4, 40, v4
	v_cmp_ne_u32_e64 s[6:7], v4, s6
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v5, s9
	v_cndmask_b32_e64 v5, v3, v5, s[6:7]
	v_mov_b32_e32 v3, s8
	v_cndmask_b32_e64 v3, v3, v4, s[6:7]
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v6, v2
	v_mov_b32_e32 v5, v1
	flat_store_dwordx2 v[5:6], v[9:10]
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v5, v3
	flat_store_dwordx2 v[5:6], v[7:8]
	flat_load_dwordx2 v[1:2], v[1:2]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:56
.Ltmp75:
	.loc	0 196 34 prologue_end
	flat_load_dwordx2 v[3:4], v[3:4]
	.loc	0 196 29 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[1:2], v[3:4]
	.loc	0 196 39
	v_writelane_b32 v0, s4, 0
	v_writelane_b32 v0, s5, 1
	s_or_saveexec_b64 s[18:19], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_mov_b64 exec, s[18:19]
.LBB25_1:
	.loc	0 0 39
	s_or_saveexec_b64 s[18:19], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b64 exec, s[18:19]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 2
	v_readlane_b32 s5, v0, 3
	v_readlane_b32 s6, v0, 0
	v_readlane_b32 s7, v0, 1
	v_writelane_b32 v0, s6, 4
	v_writelane_b32 v0, s7, 5
	.loc	0 196 57
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[11:12], v[1:2]
	s_mov_b64 s[14:15], 0
	s_mov_b32 s10, s15
	s_mov_b64 s[6:7], src_private_base
	s_mov_b32 s8, 32
	s_lshr_b64 s[8:9], s[6:7], s8
	s_mov_b32 s6, -1
	v_lshrrev_b32_e64 v3, 6, s33
	v_add_u32_e32 v3, 8, v3
	v_cmp_ne_u32_e64 s[12:13], v3, s6
	s_mov_b32 s9, s8
	v_mov_b32_e32 v1, s10
	v_mov_b32_e32 v2, s9
	v_cndmask_b32_e64 v1, v1, v2, s[12:13]
	s_mov_b32 s8, s14
	v_mov_b32_e32 v2, s8
	v_cndmask_b32_e64 v3, v2, v3, s[12:13]
	v_mov_b32_e32 v4, v1
	v_lshrrev_b32_e64 v5, 6, s33
	v_add_u32_e32 v5, 16, v5
	v_cmp_ne_u32_e64 s[12:13], v5, s6
	v_mov_b32_e32 v1, s10
	v_mov_b32_e32 v2, s9
	v_cndmask_b32_e64 v1, v1, v2, s[12:13]
	v_mov_b32_e32 v2, s8
	v_cndmask_b32_e64 v7, v2, v5, s[12:13]
	v_mov_b32_e32 v8, v1
	v_lshrrev_b32_e64 v5, 6, s33
	v_add_u32_e32 v5, 20, v5
	v_cmp_ne_u32_e64 s[12:13], v5, s6
	v_mov_b32_e32 v1, s10
	v_mov_b32_e32 v2, s9
	v_cndmask_b32_e64 v1, v1, v2, s[12:13]
	v_mov_b32_e32 v2, s8
	v_cndmask_b32_e64 v5, v2, v5, s[12:13]
	v_mov_b32_e32 v6, v1
	v_lshrrev_b32_e64 v2, 6, s33
	v_add_u32_e32 v2, 24, v2
	v_cmp_ne_u32_e64 s[6:7], v2, s6
	v_mov_b32_e32 v1, s10
	v_mov_b32_e32 v9, s9
	v_cndmask_b32_e64 v9, v1, v9, s[6:7]
	v_mov_b32_e32 v1, s8
	v_cndmask_b32_e64 v1, v1, v2, s[6:7]
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v10, v4
	v_mov_b32_e32 v9, v3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[9:10], v[11:12]
	v_mov_b32_e32 v11, 1
	v_mov_b32_e32 v10, v8
	v_mov_b32_e32 v9, v7
	flat_store_dword v[9:10], v11
.Ltmp76:
	.loc	0 32 69 is_stmt 1
	flat_load_dwordx2 v[3:4], v[3:4]
	.loc	0 32 72 is_stmt 0
	s_nop 0
	flat_load_dword v9, v[7:8]
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v7, v5
	.loc	0 32 47
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
	s_mov_b32 s6, 0
.Ltmp77:
	.loc	0 196 46 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 6
	v_writelane_b32 v0, s5, 7
	.loc	0 196 39 is_stmt 0
	v_writelane_b32 v0, s4, 8
	v_writelane_b32 v0, s5, 9
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 10
	v_writelane_b32 v0, s5, 11
	s_or_saveexec_b64 s[18:19], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_mov_b64 exec, s[18:19]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB25_3
	.loc	0 0 39
	s_or_saveexec_b64 s[18:19], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b64 exec, s[18:19]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 6
	v_readlane_b32 s5, v0, 7
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 196 39
	v_writelane_b32 v0, s4, 8
	v_writelane_b32 v0, s5, 9
	s_or_saveexec_b64 s[18:19], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_mov_b64 exec, s[18:19]
.LBB25_3:
	.loc	0 0 39
	s_or_saveexec_b64 s[18:19], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b64 exec, s[18:19]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 10
	v_readlane_b32 s5, v0, 11
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 4
	v_readlane_b32 s9, v0, 5
	v_readlane_b32 s6, v0, 8
	v_readlane_b32 s7, v0, 9
	.loc	0 196 39
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 2
	v_writelane_b32 v0, s7, 3
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 0
	v_writelane_b32 v0, s7, 1
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 12
	v_writelane_b32 v0, s7, 13
	s_or_saveexec_b64 s[18:19], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_mov_b64 exec, s[18:19]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB25_1
	s_or_saveexec_b64 s[18:19], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b64 exec, s[18:19]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 12
	v_readlane_b32 s5, v0, 13
	s_or_b64 exec, exec, s[4:5]
	.loc	0 196 69
	s_or_saveexec_b64 s[18:19], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b64 exec, s[18:19]
	s_xor_saveexec_b64 s[4:5], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[4:5]
	.loc	0 196 69 epilogue_begin
	s_add_i32 s32, s32, 0xffffee00
	s_mov_b32 s33, s11
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Ltmp78:
.Lfunc_end26:
	.size	_ZN5guardC2EPi, .Lfunc_end26-_ZN5guardC2EPi

	.section	.text._ZN5guardD2Ev,"axG",@progbits,_ZN5guardD2Ev,comdat
	.hidden	_ZN5guardD2Ev
	.weak	_ZN5guardD2Ev
	.p2align	2
	.type	_ZN5guardD2Ev,@function
_ZN5guardD2Ev:
.Lfunc_begin27:
	.loc	0 197 0 is_stmt 1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s9, s33
	s_mov_b32 s33, s32
	s_add_i32 s32, s32, 0xc00
	v_mov_b32_e32 v4, v0
	v_mov_b32_e32 v5, v1
	s_mov_b64 s[12:13], 0
	s_mov_b32 s8, s13
	s_mov_b64 s[4:5], src_private_base
	s_mov_b32 s6, 32
	s_lshr_b64 s[6:7], s[4:5], s6
	s_mov_b32 s4, -1
	v_lshrrev_b32_e64 v1, 6, s33
	v_add_u32_e32 v1, 32, v1
	v_cmp_ne_u32_e64 s[10:11], v1, s4
	s_mov_b32 s7, s6
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v2, v0, v2, s[10:11]
	s_mov_b32 s6, s12
	v_mov_b32_e32 v0, s6
	v_cndmask_b32_e64 v0, v0, v1, s[10:11]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v2, v0
	flat_store_dwordx2 v[2:3], v[4:5]
	flat_load_dwordx2 v[0:1], v[0:1]
.Ltmp79:
	.loc	0 33 31 prologue_end
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.Ltmp80:
	.loc	0 197 52
	flat_load_dwordx2 v[10:11], v[0:1]
	v_lshrrev_b32_e64 v2, 6, s33
	v_add_u32_e32 v2, 8, v2
	v_cmp_ne_u32_e64 s[10:11], v2, s4
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v1, s7
	v_cndmask_b32_e64 v0, v0, v1, s[10:11]
	v_mov_b32_e32 v1, s6
	v_cndmask_b32_e64 v2, v1, v2, s[10:11]
	v_mov_b32_e32 v3, v0
	v_lshrrev_b32_e64 v4, 6, s33
	v_add_u32_e32 v4, 16, v4
	v_cmp_ne_u32_e64 s[10:11], v4, s4
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v1, s7
	v_cndmask_b32_e64 v0, v0, v1, s[10:11]
	v_mov_b32_e32 v1, s6
	v_cndmask_b32_e64 v6, v1, v4, s[10:11]
	v_mov_b32_e32 v7, v0
	v_lshrrev_b32_e64 v4, 6, s33
	v_add_u32_e32 v4, 20, v4
	v_cmp_ne_u32_e64 s[10:11], v4, s4
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v1, s7
	v_cndmask_b32_e64 v0, v0, v1, s[10:11]
	v_mov_b32_e32 v1, s6
	v_cndmask_b32_e64 v4, v1, v4, s[10:11]
	v_mov_b32_e32 v5, v0
	v_lshrrev_b32_e64 v1, 6, s33
	v_add_u32_e32 v1, 24, v1
	v_cmp_ne_u32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v8, s7
	v_cndmask_b32_e64 v8, v0, v8, s[4:5]
	v_mov_b32_e32 v0, s6
	v_cndmask_b32_e64 v0, v0, v1, s[4:5]
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v9, v3
	v_mov_b32_e32 v8, v2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[8:9], v[10:11]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v8, v6
	flat_store_dword v[8:9], v10
.Ltmp81:
	.loc	0 32 69
	flat_load_dwordx2 v[2:3], v[2:3]
	.loc	0 32 72 is_stmt 0
	s_nop 0
	flat_load_dword v8, v[6:7]
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	.loc	0 32 47
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[6:7], v8
	flat_load_dword v4, v[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v2, v[2:3], v4 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[0:1], v2
.Ltmp82:
	.loc	0 197 62 epilogue_begin is_stmt 1
	s_add_i32 s32, s32, 0xfffff400
	s_mov_b32 s33, s9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_setpc_b64 s[30:31]
.Ltmp83:
.Lfunc_end27:
	.size	_ZN5guardD2Ev, .Lfunc_end27-_ZN5guardD2Ev

	.text
	.protected	guard_of_leader
	.globl	guard_of_leader
	.p2align	8
	.type	guard_of_leader,@function
guard_of_leader:
.Lfunc_begin28:
	.loc	0 206 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x2400
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
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
	buffer_store_dword v2, off, s[0:3], s33 offset:108
	buffer_store_dword v1, off, s[0:3], s33 offset:104
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_load_dwordx2 s[22:23], s[16:17], 0x0
	s_load_dwordx2 s[20:21], s[16:17], 0x8
	s_load_dwordx2 s[18:19], s[16:17], 0x10
	s_load_dword s8, s[16:17], 0x18
	s_mov_b64 s[30:31], 0
	s_mov_b32 s27, s31
	v_writelane_b32 v4, s27, 11
	s_mov_b64 s[24:25], src_private_base
	s_mov_b32 s15, 32
	s_lshr_b64 s[34:35], s[24:25], s15
	s_mov_b32 s24, -1
	v_writelane_b32 v4, s24, 12
	v_mov_b32_e32 v5, 0
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	s_mov_b32 s26, s34
	v_writelane_b32 v4, s26, 13
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v6, s26
	v_cndmask_b32_e64 v3, v3, v6, s[28:29]
	s_mov_b32 s9, s30
	v_writelane_b32 v4, s9, 14
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v4, off, s[0:3], s33 offset:64
	s_mov_b64 exec, s[36:37]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v15, v4, v5, s[28:29]
	v_mov_b32_e32 v16, v3
	v_mov_b32_e32 v5, 8
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v11, v4, v5, s[28:29]
	v_mov_b32_e32 v12, v3
	v_mov_b32_e32 v5, 16
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v7, v4, v5, s[28:29]
	v_mov_b32_e32 v8, v3
	v_mov_b32_e32 v5, 24
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v13, v4, v5, s[28:29]
	v_mov_b32_e32 v14, v3
	buffer_store_dword v13, off, s[0:3], s33 offset:92
	s_waitcnt vmcnt(0)
	buffer_store_dword v14, off, s[0:3], s33 offset:96
	v_mov_b32_e32 v5, 32
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v9, v4, v5, s[28:29]
	v_mov_b32_e32 v10, v3
	buffer_store_dword v9, off, s[0:3], s33 offset:84
	s_waitcnt vmcnt(0)
	buffer_store_dword v10, off, s[0:3], s33 offset:88
	v_mov_b32_e32 v5, 40
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v5, v4, v5, s[28:29]
	v_mov_b32_e32 v6, v3
	buffer_store_dword v5, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	buffer_store_dword v6, off, s[0:3], s33 offset:80
	v_mov_b32_e32 v4, 48
	v_cmp_ne_u32_e64 s[28:29], v4, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v17, s26
	v_cndmask_b32_e64 v17, v3, v17, s[28:29]
	v_mov_b32_e32 v3, s9
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, v17
	v_mov_b32_e32 v18, 56
	v_cmp_ne_u32_e64 s[24:25], v18, s24
	v_mov_b32_e32 v17, s27
	v_mov_b32_e32 v19, s26
	v_cndmask_b32_e64 v19, v17, v19, s[24:25]
	v_mov_b32_e32 v17, s9
	v_cndmask_b32_e64 v17, v17, v18, s[24:25]
	v_mov_b32_e32 v18, v19
	buffer_store_dword v17, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, off, s[0:3], s33 offset:72
	v_mov_b32_e32 v18, v16
	v_mov_b32_e32 v17, v15
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v19, s22
	v_mov_b32_e32 v20, s23
	flat_store_dwordx2 v[17:18], v[19:20]
	flat_load_dwordx2 v[15:16], v[15:16]
	v_mov_b32_e32 v18, v12
	v_mov_b32_e32 v17, v11
	v_mov_b32_e32 v19, s20
	v_mov_b32_e32 v20, s21
	flat_store_dwordx2 v[17:18], v[19:20]
	flat_load_dwordx2 v[11:12], v[11:12]
	v_mov_b32_e32 v18, v8
	v_mov_b32_e32 v17, v7
	v_mov_b32_e32 v20, s19
	v_mov_b32_e32 v19, s18
	flat_store_dwordx2 v[17:18], v[19:20]
	flat_load_dwordx2 v[7:8], v[7:8]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[13:14], v[15:16]
	flat_store_dwordx2 v[9:10], v[11:12]
	flat_store_dwordx2 v[5:6], v[7:8]
	v_mov_b32_e32 v5, s8
	flat_store_dword v[3:4], v5
	s_mov_b64 s[18:19], 32
.Ltmp84:
	.loc	0 207 6 prologue_end
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s17, s18
	s_mov_b32 s16, s19
	s_add_u32 s8, s8, s17
	s_addc_u32 s16, s9, s16
	s_mov_b32 s9, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL9threadIdx@rel32@lo+4
	s_addc_u32 s17, s17, _ZL9threadIdx@rel32@hi+12
	s_lshr_b64 s[18:19], s[16:17], s15
	s_mov_b32 s19, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZNK8thread_xcvjEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZNK8thread_xcvjEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b64 exec, s[36:37]
	s_mov_b32 s4, 0
	.loc	0 207 18 is_stmt 0
	v_cmp_eq_u32_e64 s[6:7], v1, s4
	.loc	0 207 6
	s_mov_b64 s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	s_mov_b64 exec, s[36:37]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB28_2
	.loc	0 208 11 is_stmt 1
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b64 exec, s[36:37]
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
	buffer_load_dword v4, off, s[0:3], s33 offset:100
	buffer_load_dword v5, off, s[0:3], s33 offset:104
	buffer_load_dword v6, off, s[0:3], s33 offset:108
	buffer_load_dword v9, off, s[0:3], s33 offset:68
	buffer_load_dword v10, off, s[0:3], s33 offset:72
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	buffer_load_dword v2, off, s[0:3], s33 offset:96
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[7:8], v[1:2]
	s_mov_b64 s[18:19], 32
	.loc	0 208 9 is_stmt 0
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v0, s8, 17
	v_writelane_b32 v0, s9, 18
	s_mov_b32 s15, 32
	v_writelane_b32 v0, s15, 19
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	s_mov_b64 exec, s[36:37]
	v_lshrrev_b64 v[0:1], s15, v[9:10]
	v_mov_b32_e32 v1, v0
	buffer_store_dword v1, off, s[0:3], s33 offset:116
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_lshrrev_b64 v[2:3], s15, v[7:8]
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v0, v9
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	v_mov_b32_e32 v2, v7
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZN5guardC2EPi@rel32@lo+4
	s_addc_u32 s17, s17, _ZN5guardC2EPi@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v6, s15, v6
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v5, s15, v5
	v_or3_b32 v31, v4, v5, v6
	buffer_store_dword v31, off, s[0:3], s33 offset:120
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v0, off, s[0:3], s33 offset:84
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	s_mov_b64 exec, s[36:37]
	buffer_load_dword v31, off, s[0:3], s33 offset:120
	s_waitcnt vmcnt(1)
	v_readlane_b32 s15, v2, 19
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v2, 17
	v_readlane_b32 s9, v2, 18
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s14, v2, 0
	.loc	0 210 13 is_stmt 1
	flat_load_dwordx2 v[0:1], v[0:1]
	.loc	0 210 18 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:124
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:128
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL9threadIdx@rel32@lo+4
	s_addc_u32 s17, s17, _ZL9threadIdx@rel32@hi+12
	s_lshr_b64 s[18:19], s[16:17], s15
	s_mov_b32 s19, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZNK8thread_xcvjEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZNK8thread_xcvjEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v4, off, s[0:3], s33 offset:64
	s_mov_b64 exec, s[36:37]
	buffer_load_dword v5, off, s[0:3], s33 offset:124
	buffer_load_dword v6, off, s[0:3], s33 offset:128
	buffer_load_dword v2, off, s[0:3], s33 offset:76
	buffer_load_dword v3, off, s[0:3], s33 offset:80
	buffer_load_dword v31, off, s[0:3], s33 offset:120
	buffer_load_dword v1, off, s[0:3], s33 offset:116
	s_waitcnt vmcnt(6)
	v_readlane_b32 s4, v4, 9
	v_readlane_b32 s5, v4, 10
	v_readlane_b32 s6, v4, 7
	v_readlane_b32 s7, v4, 8
	v_readlane_b32 s8, v4, 17
	v_readlane_b32 s9, v4, 18
	v_readlane_b32 s10, v4, 3
	v_readlane_b32 s11, v4, 4
	v_readlane_b32 s12, v4, 2
	v_readlane_b32 s13, v4, 1
	v_readlane_b32 s14, v4, 0
	v_mov_b32_e32 v7, v0
	.loc	0 210 13
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b32 s15, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v8, v4
	s_mov_b32 s15, 2
	v_lshlrev_b64 v[8:9], s15, v[7:8]
	s_waitcnt vmcnt(5)
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v7, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v6, v9
	v_add_co_u32_e64 v4, s[16:17], v4, v7
	v_addc_co_u32_e64 v6, s[16:17], v5, v6, s[16:17]
	v_mov_b32_e32 v5, v6
	flat_load_dword v5, v[4:5]
	.loc	0 210 3
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[2:3], v[2:3]
	.loc	0 210 10
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v4, v[2:3]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e64 v4, v4, v5
	flat_store_dword v[2:3], v4
	.loc	0 211 2 is_stmt 1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZN5guardD2Ev@rel32@lo+4
	s_addc_u32 s17, s17, _ZN5guardD2Ev@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
.LBB28_2:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	v_readlane_b32 s5, v0, 16
	s_or_b64 exec, exec, s[4:5]
	.loc	0 212 1 is_stmt 1
	s_endpgm
.Ltmp85:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel guard_of_leader
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 16528
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
		.amdhsa_next_free_sgpr 38
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
.Lfunc_end28:
	.size	guard_of_leader, .Lfunc_end28-guard_of_leader

	.protected	ticket_of_all
	.globl	ticket_of_all
	.p2align	8
	.type	ticket_of_all,@function
ticket_of_all:
.Lfunc_begin29:
	.loc	0 214 0
	s_mov_b32 s33, 0
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	s_load_dwordx2 s[16:17], s[8:9], 0x0
	s_load_dwordx2 s[14:15], s[8:9], 0x8
	s_load_dwordx2 s[12:13], s[8:9], 0x10
	s_load_dword s7, s[8:9], 0x18
	s_mov_b64 s[4:5], 0
	s_mov_b32 s10, s5
	v_writelane_b32 v0, s10, 0
	s_mov_b64 s[8:9], src_private_base
	s_mov_b32 s6, 32
	s_lshr_b64 s[8:9], s[8:9], s6
	s_mov_b32 s6, -1
	v_writelane_b32 v0, s6, 1
	v_mov_b32_e32 v3, 56
	v_cmp_ne_u32_e64 s[18:19], v3, s6
	s_mov_b32 s9, s8
	v_writelane_b32 v0, s9, 2
	v_mov_b32_e32 v1, s10
	v_mov_b32_e32 v2, s9
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	s_mov_b32 s8, s4
	v_writelane_b32 v0, s8, 3
	v_mov_b32_e32 v2, s8
	v_cndmask_b32_e64 v15, v2, v3, s[18:19]
	v_mov_b32_e32 v16, v1
	v_mov_b32_e32 v3, 64
	v_cmp_ne_u32_e64 s[18:19], v3, s6
	v_mov_b32_e32 v1, s10
	v_mov_b32_e32 v2, s9
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	v_mov_b32_e32 v2, s8
	v_cndmask_b32_e64 v13, v2, v3, s[18:19]
	v_mov_b32_e32 v14, v1
	v_mov_b32_e32 v3, 0x48
	v_cmp_ne_u32_e64 s[18:19], v3, s6
	v_mov_b32_e32 v1, s10
	v_mov_b32_e32 v2, s9
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	v_mov_b32_e32 v2, s8
	v_cndmask_b32_e64 v9, v2, v3, s[18:19]
	v_mov_b32_e32 v10, v1
	v_mov_b32_e32 v3, 0x50
	v_cmp_ne_u32_e64 s[18:19], v3, s6
	v_mov_b32_e32 v1, s10
	v_mov_b32_e32 v2, s9
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	v_mov_b32_e32 v2, s8
	v_cndmask_b32_e64 v3, v2, v3, s[18:19]
	v_mov_b32_e32 v4, v1
	buffer_store_dword v3, off, s[0:3], s33 offset:144
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s33 offset:148
	v_mov_b32_e32 v5, 0x58
	v_cmp_ne_u32_e64 s[18:19], v5, s6
	v_mov_b32_e32 v1, s10
	v_mov_b32_e32 v2, s9
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	v_mov_b32_e32 v2, s8
	v_cndmask_b32_e64 v11, v2, v5, s[18:19]
	v_mov_b32_e32 v12, v1
	buffer_store_dword v11, off, s[0:3], s33 offset:136
	s_waitcnt vmcnt(0)
	buffer_store_dword v12, off, s[0:3], s33 offset:140
	v_mov_b32_e32 v5, 0x60
	v_cmp_ne_u32_e64 s[18:19], v5, s6
	v_mov_b32_e32 v1, s10
	v_mov_b32_e32 v2, s9
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	v_mov_b32_e32 v2, s8
	v_cndmask_b32_e64 v7, v2, v5, s[18:19]
	v_mov_b32_e32 v8, v1
	v_mov_b32_e32 v5, 0x68
	v_cmp_ne_u32_e64 s[18:19], v5, s6
	v_mov_b32_e32 v1, s10
	v_mov_b32_e32 v2, s9
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	v_mov_b32_e32 v2, s8
	v_cndmask_b32_e64 v5, v2, v5, s[18:19]
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v2, 0x6c
	v_cmp_ne_u32_e64 s[18:19], v2, s6
	v_mov_b32_e32 v1, s10
	v_mov_b32_e32 v17, s9
	v_cndmask_b32_e64 v17, v1, v17, s[18:19]
	v_mov_b32_e32 v1, s8
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	v_mov_b32_e32 v2, v17
	buffer_store_dword v1, off, s[0:3], s33 offset:128
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:132
	v_mov_b32_e32 v18, 0x70
	v_cmp_ne_u32_e64 s[18:19], v18, s6
	v_mov_b32_e32 v17, s10
	v_mov_b32_e32 v19, s9
	v_cndmask_b32_e64 v19, v17, v19, s[18:19]
	v_mov_b32_e32 v17, s8
	v_cndmask_b32_e64 v17, v17, v18, s[18:19]
	v_mov_b32_e32 v18, v19
	buffer_store_dword v17, off, s[0:3], s33 offset:120
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, off, s[0:3], s33 offset:124
	v_mov_b32_e32 v18, v16
	v_mov_b32_e32 v17, v15
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v20, s17
	v_mov_b32_e32 v19, s16
	flat_store_dwordx2 v[17:18], v[19:20]
	flat_load_dwordx2 v[17:18], v[15:16]
	v_mov_b32_e32 v16, v14
	v_mov_b32_e32 v15, v13
	v_mov_b32_e32 v20, s15
	v_mov_b32_e32 v19, s14
	flat_store_dwordx2 v[15:16], v[19:20]
	flat_load_dwordx2 v[13:14], v[13:14]
	v_mov_b32_e32 v16, v10
	v_mov_b32_e32 v15, v9
	v_mov_b32_e32 v20, s13
	v_mov_b32_e32 v19, s12
	flat_store_dwordx2 v[15:16], v[19:20]
	flat_load_dwordx2 v[9:10], v[9:10]
	v_mov_b32_e32 v16, v4
	v_mov_b32_e32 v15, v3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[15:16], v[17:18]
	flat_store_dwordx2 v[11:12], v[13:14]
	flat_store_dwordx2 v[7:8], v[9:10]
	v_mov_b32_e32 v7, s7
	flat_store_dword v[5:6], v7
.Ltmp86:
	.loc	0 215 23 prologue_end
	flat_load_dwordx2 v[13:14], v[3:4]
	v_mov_b32_e32 v5, 8
	v_cmp_ne_u32_e64 s[12:13], v5, s6
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v3, v3, v4, s[12:13]
	v_mov_b32_e32 v4, s8
	v_cndmask_b32_e64 v5, v4, v5, s[12:13]
	v_mov_b32_e32 v6, v3
	v_mov_b32_e32 v7, 16
	v_cmp_ne_u32_e64 s[12:13], v7, s6
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v3, v3, v4, s[12:13]
	v_mov_b32_e32 v4, s8
	v_cndmask_b32_e64 v9, v4, v7, s[12:13]
	v_mov_b32_e32 v10, v3
	v_mov_b32_e32 v7, 20
	v_cmp_ne_u32_e64 s[12:13], v7, s6
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v3, v3, v4, s[12:13]
	v_mov_b32_e32 v4, s8
	v_cndmask_b32_e64 v7, v4, v7, s[12:13]
	v_mov_b32_e32 v8, v3
	v_mov_b32_e32 v4, 24
	v_cmp_ne_u32_e64 s[6:7], v4, s6
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v11, s9
	v_cndmask_b32_e64 v11, v3, v11, s[6:7]
	v_mov_b32_e32 v3, s8
	v_cndmask_b32_e64 v3, v3, v4, s[6:7]
	v_mov_b32_e32 v4, v11
	v_mov_b32_e32 v12, v6
	v_mov_b32_e32 v11, v5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[11:12], v[13:14]
	v_mov_b32_e32 v13, 1
	v_mov_b32_e32 v12, v10
	v_mov_b32_e32 v11, v9
	flat_store_dword v[11:12], v13
.Ltmp87:
	.loc	0 31 69
	flat_load_dwordx2 v[5:6], v[5:6]
	.loc	0 31 72 is_stmt 0
	s_nop 0
	flat_load_dword v11, v[9:10]
	v_mov_b32_e32 v10, v8
	v_mov_b32_e32 v9, v7
	.loc	0 31 46
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[9:10], v11
	flat_load_dword v7, v[7:8]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v7, v[5:6], v7 glc
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v5, v3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[5:6], v7
	flat_load_dword v3, v[3:4]
.Ltmp88:
	.loc	0 215 6 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[1:2], v3
	.loc	0 217 2
	v_writelane_b32 v0, s4, 4
	v_writelane_b32 v0, s5, 5
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
.LBB29_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 6
	v_readlane_b32 s5, v0, 7
	v_readlane_b32 s6, v0, 4
	v_readlane_b32 s7, v0, 5
	v_writelane_b32 v0, s6, 8
	v_writelane_b32 v0, s7, 9
	.loc	0 217 27
	buffer_load_dword v2, off, s[0:3], s33 offset:128
	buffer_load_dword v3, off, s[0:3], s33 offset:132
	buffer_load_dword v4, off, s[0:3], s33 offset:120
	buffer_load_dword v5, off, s[0:3], s33 offset:124
	buffer_load_dword v6, off, s[0:3], s33 offset:144
	buffer_load_dword v7, off, s[0:3], s33 offset:148
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[6:7], v[6:7]
	.loc	0 217 9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v1, v[6:7] offset:4 glc
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[6:7], v1
	flat_load_dword v1, v[4:5]
	.loc	0 217 65
	s_nop 0
	flat_load_dword v2, v[2:3]
	.loc	0 217 62
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 10
	v_writelane_b32 v0, s5, 11
	.loc	0 217 2
	v_writelane_b32 v0, s4, 12
	v_writelane_b32 v0, s5, 13
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 14
	v_writelane_b32 v0, s5, 15
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB29_3
	.loc	0 0 2
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 10
	v_readlane_b32 s5, v0, 11
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 217 2
	v_writelane_b32 v0, s4, 12
	v_writelane_b32 v0, s5, 13
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
.LBB29_3:
	.loc	0 0 2
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	v_readlane_b32 s5, v0, 15
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 8
	v_readlane_b32 s9, v0, 9
	v_readlane_b32 s6, v0, 12
	v_readlane_b32 s7, v0, 13
	.loc	0 217 2
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 6
	v_writelane_b32 v0, s7, 7
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 4
	v_writelane_b32 v0, s7, 5
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 16
	v_writelane_b32 v0, s7, 17
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB29_1
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	v_readlane_b32 s5, v0, 17
	s_or_b64 exec, exec, s[4:5]
	.loc	0 218 2 is_stmt 1
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:144
	buffer_load_dword v2, off, s[0:3], s33 offset:148
	buffer_load_dword v3, off, s[0:3], s33 offset:136
	buffer_load_dword v4, off, s[0:3], s33 offset:140
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[3:4], v[3:4]
	.loc	0 218 9 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v5, v[3:4]
	v_mov_b32_e32 v11, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e64 v5, v5, v11
	flat_store_dword v[3:4], v5
.Ltmp89:
	.loc	0 33 31 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.Ltmp90:
	.loc	0 220 12
	flat_load_dwordx2 v[3:4], v[1:2]
	s_mov_b64 s[6:7], 4
	.loc	0 220 17 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b32 s4, s6
	v_mov_b32_e32 v1, v4
	s_mov_b32 s6, s7
	v_add_co_u32_e64 v12, s[4:5], v2, s4
	v_mov_b32_e32 v2, s6
	v_addc_co_u32_e64 v1, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v13, v1
	s_mov_b64 s[12:13], 0
	s_mov_b32 s8, s13
	s_mov_b64 s[4:5], src_private_base
	s_mov_b32 s6, 32
	s_lshr_b64 s[6:7], s[4:5], s6
	s_mov_b32 s4, -1
	v_mov_b32_e32 v3, 32
	v_cmp_ne_u32_e64 s[10:11], v3, s4
	s_mov_b32 s7, s6
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v1, v1, v2, s[10:11]
	s_mov_b32 s6, s12
	v_mov_b32_e32 v2, s6
	v_cndmask_b32_e64 v3, v2, v3, s[10:11]
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v5, 40
	v_cmp_ne_u32_e64 s[10:11], v5, s4
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v1, v1, v2, s[10:11]
	v_mov_b32_e32 v2, s6
	v_cndmask_b32_e64 v7, v2, v5, s[10:11]
	v_mov_b32_e32 v8, v1
	v_mov_b32_e32 v5, 44
	v_cmp_ne_u32_e64 s[10:11], v5, s4
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v1, v1, v2, s[10:11]
	v_mov_b32_e32 v2, s6
	v_cndmask_b32_e64 v5, v2, v5, s[10:11]
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v2, 48
	v_cmp_ne_u32_e64 s[4:5], v2, s4
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v9, s7
	v_cndmask_b32_e64 v9, v1, v9, s[4:5]
	v_mov_b32_e32 v1, s6
	v_cndmask_b32_e64 v1, v1, v2, s[4:5]
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v10, v4
	v_mov_b32_e32 v9, v3
	flat_store_dwordx2 v[9:10], v[12:13]
	v_mov_b32_e32 v10, v8
	v_mov_b32_e32 v9, v7
	flat_store_dword v[9:10], v11
.Ltmp91:
	.loc	0 31 69 is_stmt 1
	flat_load_dwordx2 v[3:4], v[3:4]
	.loc	0 31 72 is_stmt 0
	s_nop 0
	flat_load_dword v9, v[7:8]
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v7, v5
	.loc	0 31 46
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[7:8], v9
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v3, v[3:4], v5 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[1:2], v3
.Ltmp92:
	.loc	0 221 1 is_stmt 1
	s_endpgm
.Ltmp93:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel ticket_of_all
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 160
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
		.amdhsa_next_free_vgpr 21
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
.Lfunc_end29:
	.size	ticket_of_all, .Lfunc_end29-ticket_of_all

	.protected	lock_of_each
	.globl	lock_of_each
	.p2align	8
	.type	lock_of_each,@function
lock_of_each:
.Lfunc_begin30:
	.loc	0 223 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x2000
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
	s_mov_b64 s[30:31], 0
	s_mov_b32 s27, s31
	s_mov_b64 s[24:25], src_private_base
	s_mov_b32 s15, 32
	v_writelane_b32 v3, s15, 9
	s_lshr_b64 s[34:35], s[24:25], s15
	s_mov_b32 s24, -1
	v_mov_b32_e32 v6, 0
	v_cmp_ne_u32_e64 s[28:29], v6, s24
	s_mov_b32 s26, s34
	v_mov_b32_e32 v4, s27
	v_mov_b32_e32 v5, s26
	v_cndmask_b32_e64 v4, v4, v5, s[28:29]
	s_mov_b32 s9, s30
	v_mov_b32_e32 v5, s9
	v_cndmask_b32_e64 v16, v5, v6, s[28:29]
	v_mov_b32_e32 v17, v4
	v_mov_b32_e32 v6, 8
	v_cmp_ne_u32_e64 s[28:29], v6, s24
	v_mov_b32_e32 v4, s27
	v_mov_b32_e32 v5, s26
	v_cndmask_b32_e64 v4, v4, v5, s[28:29]
	v_mov_b32_e32 v5, s9
	v_cndmask_b32_e64 v14, v5, v6, s[28:29]
	v_mov_b32_e32 v15, v4
	v_mov_b32_e32 v6, 16
	v_cmp_ne_u32_e64 s[28:29], v6, s24
	v_mov_b32_e32 v4, s27
	v_mov_b32_e32 v5, s26
	v_cndmask_b32_e64 v4, v4, v5, s[28:29]
	v_mov_b32_e32 v5, s9
	v_cndmask_b32_e64 v10, v5, v6, s[28:29]
	v_mov_b32_e32 v11, v4
	v_mov_b32_e32 v5, 24
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v4, s27
	v_mov_b32_e32 v6, s26
	v_cndmask_b32_e64 v6, v4, v6, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v4, v4, v5, s[28:29]
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v8, 32
	v_cmp_ne_u32_e64 s[28:29], v8, s24
	v_mov_b32_e32 v6, s27
	v_mov_b32_e32 v7, s26
	v_cndmask_b32_e64 v6, v6, v7, s[28:29]
	v_mov_b32_e32 v7, s9
	v_cndmask_b32_e64 v12, v7, v8, s[28:29]
	v_mov_b32_e32 v13, v6
	buffer_store_dword v12, off, s[0:3], s33 offset:88
	s_waitcnt vmcnt(0)
	buffer_store_dword v13, off, s[0:3], s33 offset:92
	v_mov_b32_e32 v8, 40
	v_cmp_ne_u32_e64 s[28:29], v8, s24
	v_mov_b32_e32 v6, s27
	v_mov_b32_e32 v7, s26
	v_cndmask_b32_e64 v6, v6, v7, s[28:29]
	v_mov_b32_e32 v7, s9
	v_cndmask_b32_e64 v8, v7, v8, s[28:29]
	v_mov_b32_e32 v9, v6
	v_mov_b32_e32 v7, 48
	v_cmp_ne_u32_e64 s[28:29], v7, s24
	v_mov_b32_e32 v6, s27
	v_mov_b32_e32 v18, s26
	v_cndmask_b32_e64 v18, v6, v18, s[28:29]
	v_mov_b32_e32 v6, s9
	v_cndmask_b32_e64 v6, v6, v7, s[28:29]
	v_mov_b32_e32 v7, v18
	v_mov_b32_e32 v19, 56
	v_cmp_ne_u32_e64 s[24:25], v19, s24
	v_mov_b32_e32 v18, s27
	v_mov_b32_e32 v20, s26
	v_cndmask_b32_e64 v18, v18, v20, s[24:25]
	v_mov_b32_e32 v20, s26
	v_mov_b32_e32 v21, v18
	buffer_store_dword v20, off, s[0:3], s33 offset:96
	s_waitcnt vmcnt(0)
	buffer_store_dword v21, off, s[0:3], s33 offset:100
	v_mov_b32_e32 v18, s9
	v_cndmask_b32_e64 v18, v18, v19, s[24:25]
	buffer_store_dword v18, off, s[0:3], s33 offset:68
	v_mov_b32_e32 v19, v17
	v_mov_b32_e32 v18, v16
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v20, s22
	v_mov_b32_e32 v21, s23
	flat_store_dwordx2 v[18:19], v[20:21]
	flat_load_dwordx2 v[18:19], v[16:17]
	v_mov_b32_e32 v17, v15
	v_mov_b32_e32 v16, v14
	v_mov_b32_e32 v20, s20
	v_mov_b32_e32 v21, s21
	flat_store_dwordx2 v[16:17], v[20:21]
	flat_load_dwordx2 v[14:15], v[14:15]
	v_mov_b32_e32 v17, v11
	v_mov_b32_e32 v16, v10
	v_mov_b32_e32 v21, s19
	v_mov_b32_e32 v20, s18
	flat_store_dwordx2 v[16:17], v[20:21]
	flat_load_dwordx2 v[10:11], v[10:11]
	v_mov_b32_e32 v17, v5
	v_mov_b32_e32 v16, v4
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[16:17], v[18:19]
	flat_store_dwordx2 v[12:13], v[14:15]
	flat_store_dwordx2 v[8:9], v[10:11]
	v_mov_b32_e32 v8, s8
	flat_store_dword v[6:7], v8
.Ltmp94:
	.loc	0 224 9 prologue_end
	flat_load_dwordx2 v[4:5], v[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v4, off, s[0:3], s33 offset:104
	s_waitcnt vmcnt(0)
	buffer_store_dword v5, off, s[0:3], s33 offset:108
	s_mov_b64 s[18:19], 32
	.loc	0 224 16 is_stmt 0
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s17, s18
	s_mov_b32 s16, s19
	s_add_u32 s8, s8, s17
	s_addc_u32 s16, s9, s16
	s_mov_b32 s9, s16
	v_writelane_b32 v3, s8, 10
	v_writelane_b32 v3, s9, 11
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL9threadIdx@rel32@lo+4
	s_addc_u32 s17, s17, _ZL9threadIdx@rel32@hi+12
	s_lshr_b64 s[18:19], s[16:17], s15
	v_writelane_b32 v3, s18, 12
	s_mov_b32 s19, s16
	v_writelane_b32 v3, s19, 13
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZNK8thread_xcvjEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZNK8thread_xcvjEv@rel32@hi+12
	v_writelane_b32 v3, s16, 14
	v_writelane_b32 v3, s17, 15
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:64
	s_mov_b64 exec, s[36:37]
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	buffer_store_dword v31, off, s[0:3], s33 offset:76
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v1, off, s[0:3], s33 offset:104
	buffer_load_dword v2, off, s[0:3], s33 offset:108
	buffer_load_dword v4, off, s[0:3], s33 offset:96
	buffer_load_dword v5, off, s[0:3], s33 offset:100
	buffer_load_dword v31, off, s[0:3], s33 offset:76
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v3, off, s[0:3], s33 offset:64
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s15, v3, 9
	v_readlane_b32 s4, v3, 7
	v_readlane_b32 s5, v3, 8
	v_readlane_b32 s6, v3, 5
	v_readlane_b32 s7, v3, 6
	v_readlane_b32 s8, v3, 10
	v_readlane_b32 s9, v3, 11
	v_readlane_b32 s10, v3, 3
	v_readlane_b32 s11, v3, 4
	v_readlane_b32 s12, v3, 2
	v_readlane_b32 s13, v3, 1
	v_readlane_b32 s14, v3, 0
	v_mov_b32_e32 v6, v0
	.loc	0 224 14
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b32 s16, 0
	v_writelane_b32 v3, s16, 16
	v_mov_b32_e32 v8, s16
	v_mov_b32_e32 v7, v8
	s_mov_b32 s16, 2
	v_writelane_b32 v3, s16, 17
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:64
	s_mov_b64 exec, s[36:37]
	v_lshlrev_b64 v[7:8], s16, v[6:7]
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v8
	v_add_co_u32_e64 v6, s[16:17], v3, v6
	v_addc_co_u32_e64 v1, s[16:17], v1, v2, s[16:17]
	v_mov_b32_e32 v7, v1
	.loc	0 224 7
	v_mov_b32_e32 v2, v6
	v_lshrrev_b64 v[6:7], s15, v[6:7]
	v_mov_b32_e32 v3, v6
	v_lshrrev_b64 v[4:5], s15, v[4:5]
	v_mov_b32_e32 v1, v4
	buffer_store_dword v1, off, s[0:3], s33 offset:72
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZN4spinC2EPi@rel32@lo+4
	s_addc_u32 s17, s17, _ZN4spinC2EPi@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:76
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	buffer_load_dword v1, off, s[0:3], s33 offset:72
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v2, 7
	v_readlane_b32 s5, v2, 8
	v_readlane_b32 s6, v2, 5
	v_readlane_b32 s7, v2, 6
	v_readlane_b32 s8, v2, 10
	v_readlane_b32 s9, v2, 11
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s14, v2, 0
	.loc	0 226 4 is_stmt 1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZN4spin4lockEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZN4spin4lockEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	buffer_load_dword v31, off, s[0:3], s33 offset:76
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s19, v2, 13
	v_readlane_b32 s18, v2, 12
	v_readlane_b32 s16, v2, 14
	v_readlane_b32 s17, v2, 15
	v_readlane_b32 s4, v2, 7
	v_readlane_b32 s5, v2, 8
	v_readlane_b32 s6, v2, 5
	v_readlane_b32 s7, v2, 6
	v_readlane_b32 s8, v2, 10
	v_readlane_b32 s9, v2, 11
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s14, v2, 0
	.loc	0 227 2
	flat_load_dwordx2 v[0:1], v[0:1]
	.loc	0 227 7 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:84
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v3, off, s[0:3], s33 offset:80
	buffer_load_dword v4, off, s[0:3], s33 offset:84
	buffer_load_dword v31, off, s[0:3], s33 offset:76
	buffer_load_dword v1, off, s[0:3], s33 offset:72
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s16, v2, 16
	v_readlane_b32 s15, v2, 17
	v_readlane_b32 s4, v2, 7
	v_readlane_b32 s5, v2, 8
	v_readlane_b32 s6, v2, 5
	v_readlane_b32 s7, v2, 6
	v_readlane_b32 s8, v2, 10
	v_readlane_b32 s9, v2, 11
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s14, v2, 0
	v_mov_b32_e32 v5, v0
	.loc	0 227 2
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	v_mov_b32_e32 v2, s16
	v_mov_b32_e32 v6, v2
	v_lshlrev_b64 v[6:7], s15, v[5:6]
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v2, s[16:17], v2, v5
	v_addc_co_u32_e64 v4, s[16:17], v3, v4, s[16:17]
	v_mov_b32_e32 v3, v4
	.loc	0 227 19
	flat_load_dword v4, v[2:3]
	s_mov_b32 s15, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e64 v4, v4, s15
	flat_store_dword v[2:3], v4
	.loc	0 228 4 is_stmt 1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZN4spin6unlockEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZN4spin6unlockEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b64 exec, s[36:37]
	.loc	0 229 1
	s_endpgm
.Ltmp95:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lock_of_each
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 16512
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
		.amdhsa_next_free_sgpr 38
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
.Lfunc_end30:
	.size	lock_of_each, .Lfunc_end30-lock_of_each

	.protected	add_by_swaps
	.globl	add_by_swaps
	.p2align	8
	.type	add_by_swaps,@function
add_by_swaps:
.Lfunc_begin31:
	.loc	0 232 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x3c00
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
	s_or_saveexec_b64 s[34:35], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:128
	s_mov_b64 exec, s[34:35]
	buffer_store_dword v2, off, s[0:3], s33 offset:172
	buffer_store_dword v1, off, s[0:3], s33 offset:168
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[34:35], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:128
	s_mov_b64 exec, s[34:35]
	buffer_store_dword v1, off, s[0:3], s33 offset:164
	s_load_dwordx2 s[12:13], s[4:5], 0x0
	s_load_dwordx2 s[10:11], s[4:5], 0x8
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	s_load_dword s6, s[4:5], 0x18
	s_mov_b64 s[4:5], 0
	s_mov_b32 s17, s5
	s_waitcnt vmcnt(1)
	v_writelane_b32 v0, s17, 11
	s_mov_b64 s[14:15], src_private_base
	s_mov_b32 s7, 32
	s_lshr_b64 s[20:21], s[14:15], s7
	s_mov_b32 s14, -1
	v_writelane_b32 v0, s14, 12
	v_mov_b32_e32 v3, 48
	v_cmp_ne_u32_e64 s[18:19], v3, s14
	s_mov_b32 s16, s20
	v_writelane_b32 v0, s16, 13
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s16
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	s_mov_b32 s7, s4
	v_writelane_b32 v0, s7, 14
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v17, v2, v3, s[18:19]
	v_mov_b32_e32 v18, v1
	v_mov_b32_e32 v3, 56
	v_cmp_ne_u32_e64 s[18:19], v3, s14
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s16
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v15, v2, v3, s[18:19]
	v_mov_b32_e32 v16, v1
	v_mov_b32_e32 v3, 64
	v_cmp_ne_u32_e64 s[18:19], v3, s14
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s16
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v11, v2, v3, s[18:19]
	v_mov_b32_e32 v12, v1
	v_mov_b32_e32 v3, 0x48
	v_cmp_ne_u32_e64 s[18:19], v3, s14
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s16
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v5, v2, v3, s[18:19]
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v3, 0x50
	v_cmp_ne_u32_e64 s[18:19], v3, s14
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s16
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v13, v2, v3, s[18:19]
	v_mov_b32_e32 v14, v1
	buffer_store_dword v13, off, s[0:3], s33 offset:156
	s_waitcnt vmcnt(0)
	buffer_store_dword v14, off, s[0:3], s33 offset:160
	v_mov_b32_e32 v3, 0x58
	v_cmp_ne_u32_e64 s[18:19], v3, s14
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s16
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v9, v2, v3, s[18:19]
	v_mov_b32_e32 v10, v1
	v_mov_b32_e32 v3, 0x60
	v_cmp_ne_u32_e64 s[18:19], v3, s14
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s16
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v7, v2, v3, s[18:19]
	v_mov_b32_e32 v8, v1
	v_mov_b32_e32 v3, 0x68
	v_cmp_ne_u32_e64 s[18:19], v3, s14
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s16
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v3, v2, v3, s[18:19]
	v_mov_b32_e32 v4, v1
	buffer_store_dword v3, off, s[0:3], s33 offset:148
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s33 offset:152
	v_mov_b32_e32 v2, 0x70
	v_cmp_ne_u32_e64 s[18:19], v2, s14
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v19, s16
	v_cndmask_b32_e64 v19, v1, v19, s[18:19]
	v_mov_b32_e32 v1, s7
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	v_mov_b32_e32 v2, v19
	buffer_store_dword v1, off, s[0:3], s33 offset:140
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:144
	v_mov_b32_e32 v2, 0x78
	v_cmp_ne_u32_e64 s[14:15], v2, s14
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v19, s16
	v_cndmask_b32_e64 v19, v1, v19, s[14:15]
	v_mov_b32_e32 v1, s7
	v_cndmask_b32_e64 v1, v1, v2, s[14:15]
	v_mov_b32_e32 v2, v19
	buffer_store_dword v1, off, s[0:3], s33 offset:132
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:136
	v_mov_b32_e32 v20, v18
	v_mov_b32_e32 v19, v17
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v22, s13
	v_mov_b32_e32 v21, s12
	flat_store_dwordx2 v[19:20], v[21:22]
	flat_load_dwordx2 v[19:20], v[17:18]
	v_mov_b32_e32 v18, v16
	v_mov_b32_e32 v17, v15
	v_mov_b32_e32 v22, s11
	v_mov_b32_e32 v21, s10
	flat_store_dwordx2 v[17:18], v[21:22]
	flat_load_dwordx2 v[15:16], v[15:16]
	v_mov_b32_e32 v18, v12
	v_mov_b32_e32 v17, v11
	v_mov_b32_e32 v22, s9
	v_mov_b32_e32 v21, s8
	flat_store_dwordx2 v[17:18], v[21:22]
	flat_load_dwordx2 v[11:12], v[11:12]
	v_mov_b32_e32 v18, v6
	v_mov_b32_e32 v17, v5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[17:18], v[19:20]
	flat_store_dwordx2 v[13:14], v[15:16]
	flat_store_dwordx2 v[9:10], v[11:12]
	v_mov_b32_e32 v9, s6
	flat_store_dword v[7:8], v9
.Ltmp96:
	.loc	0 233 20 prologue_end
	flat_load_dwordx2 v[7:8], v[5:6]
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v5, v3
	.loc	0 233 7 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[5:6], v[7:8]
	.loc	0 233 39
	flat_load_dwordx2 v[3:4], v[3:4]
	.loc	0 233 38
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[3:4], v[3:4]
	.loc	0 233 31
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[1:2], v[3:4]
	.loc	0 235 2 is_stmt 1
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b64 s[34:35], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:128
	s_mov_b64 exec, s[34:35]
.LBB31_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[34:35], -1
	buffer_load_dword v3, off, s[0:3], s33 offset:128
	s_mov_b64 exec, s[34:35]
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
	.loc	0 236 9 is_stmt 1
	v_writelane_b32 v3, s8, 17
	v_writelane_b32 v3, s9, 18
	buffer_load_dword v0, off, s[0:3], s33 offset:164
	buffer_load_dword v1, off, s[0:3], s33 offset:168
	buffer_load_dword v2, off, s[0:3], s33 offset:172
	buffer_load_dword v4, off, s[0:3], s33 offset:156
	buffer_load_dword v5, off, s[0:3], s33 offset:160
	buffer_load_dword v6, off, s[0:3], s33 offset:140
	buffer_load_dword v7, off, s[0:3], s33 offset:144
	buffer_load_dword v8, off, s[0:3], s33 offset:148
	buffer_load_dword v9, off, s[0:3], s33 offset:152
	buffer_load_dword v10, off, s[0:3], s33 offset:132
	buffer_load_dword v11, off, s[0:3], s33 offset:136
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[12:13], v[10:11]
	.loc	0 236 7 is_stmt 0
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v10, v6
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[10:11], v[12:13]
	.loc	0 237 20 is_stmt 1
	flat_load_dwordx2 v[8:9], v[8:9]
	.loc	0 236 7
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v8, off, s[0:3], s33 offset:208
	s_waitcnt vmcnt(0)
	buffer_store_dword v9, off, s[0:3], s33 offset:212
	.loc	0 237 25
	flat_load_dwordx2 v[6:7], v[6:7]
	.loc	0 237 36 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v6, off, s[0:3], s33 offset:200
	s_waitcnt vmcnt(0)
	buffer_store_dword v7, off, s[0:3], s33 offset:204
	flat_load_dwordx2 v[4:5], v[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v4, off, s[0:3], s33 offset:216
	s_waitcnt vmcnt(0)
	buffer_store_dword v5, off, s[0:3], s33 offset:220
	s_mov_b64 s[18:19], 32
	.loc	0 237 41
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL9threadIdx@rel32@lo+4
	s_addc_u32 s17, s17, _ZL9threadIdx@rel32@hi+12
	s_mov_b32 s15, 32
	v_writelane_b32 v3, s15, 19
	s_or_saveexec_b64 s[34:35], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:128
	s_mov_b64 exec, s[34:35]
	s_lshr_b64 s[18:19], s[16:17], s15
	s_mov_b32 s19, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZNK8thread_xcvjEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZNK8thread_xcvjEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:216
	buffer_load_dword v3, off, s[0:3], s33 offset:220
	buffer_load_dword v15, off, s[0:3], s33 offset:208
	buffer_load_dword v16, off, s[0:3], s33 offset:212
	buffer_load_dword v13, off, s[0:3], s33 offset:200
	buffer_load_dword v14, off, s[0:3], s33 offset:204
	s_or_saveexec_b64 s[34:35], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:128
	s_mov_b64 exec, s[34:35]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v1, 19
	v_mov_b32_e32 v4, v0
	.loc	0 237 36
	s_or_saveexec_b64 s[34:35], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:128
	s_mov_b64 exec, s[34:35]
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
	flat_load_dword v5, v[1:2]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_ashrrev_i32_e64 v1, 31, v5
	v_mov_b32_e32 v6, v1
	.loc	0 237 34
	v_mov_b32_e32 v3, v13
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v14
	v_mov_b32_e32 v2, v6
	v_add_co_u32_e64 v11, s[4:5], v3, v4
	v_addc_co_u32_e64 v1, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v12, v1
	s_mov_b64 s[12:13], 0
	s_mov_b32 s8, s13
	s_mov_b64 s[4:5], src_private_base
	s_lshr_b64 s[6:7], s[4:5], s6
	s_mov_b32 s4, -1
	v_mov_b32_e32 v2, 8
	v_cmp_ne_u32_e64 s[10:11], v2, s4
	s_mov_b32 s7, s6
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v3, s7
	v_cndmask_b32_e64 v3, v1, v3, s[10:11]
	s_mov_b32 s6, s12
	v_mov_b32_e32 v1, s6
	v_cndmask_b32_e64 v1, v1, v2, s[10:11]
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v4, 16
	v_cmp_ne_u32_e64 s[10:11], v4, s4
	v_mov_b32_e32 v3, s8
	v_mov_b32_e32 v5, s7
	v_cndmask_b32_e64 v5, v3, v5, s[10:11]
	v_mov_b32_e32 v3, s6
	v_cndmask_b32_e64 v3, v3, v4, s[10:11]
	v_mov_b32_e32 v4, v5
	buffer_store_dword v3, off, s[0:3], s33 offset:192
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s33 offset:196
	v_mov_b32_e32 v7, 24
	v_cmp_ne_u32_e64 s[10:11], v7, s4
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v6, s7
	v_cndmask_b32_e64 v5, v5, v6, s[10:11]
	v_mov_b32_e32 v6, s6
	v_cndmask_b32_e64 v7, v6, v7, s[10:11]
	v_mov_b32_e32 v8, v5
	v_mov_b32_e32 v6, 32
	v_cmp_ne_u32_e64 s[10:11], v6, s4
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v9, s7
	v_cndmask_b32_e64 v9, v5, v9, s[10:11]
	v_mov_b32_e32 v5, s6
	v_cndmask_b32_e64 v5, v5, v6, s[10:11]
	v_mov_b32_e32 v6, v9
	v_mov_b32_e32 v10, 40
	v_cmp_ne_u32_e64 s[4:5], v10, s4
	v_mov_b32_e32 v9, s8
	v_mov_b32_e32 v17, s7
	v_cndmask_b32_e64 v17, v9, v17, s[4:5]
	v_mov_b32_e32 v9, s6
	v_cndmask_b32_e64 v9, v9, v10, s[4:5]
	v_mov_b32_e32 v10, v17
	buffer_store_dword v9, off, s[0:3], s33 offset:184
	s_waitcnt vmcnt(0)
	buffer_store_dword v10, off, s[0:3], s33 offset:188
	v_mov_b32_e32 v10, v2
	v_mov_b32_e32 v9, v1
	flat_store_dwordx2 v[9:10], v[15:16]
	v_mov_b32_e32 v10, v4
	v_mov_b32_e32 v9, v3
	flat_store_dwordx2 v[9:10], v[13:14]
	v_mov_b32_e32 v10, v8
	v_mov_b32_e32 v9, v7
	flat_store_dwordx2 v[9:10], v[11:12]
.Ltmp97:
	.loc	0 28 39 is_stmt 1
	flat_load_dwordx2 v[1:2], v[1:2]
	.loc	0 28 52 is_stmt 0
	s_nop 0
	flat_load_dwordx2 v[9:10], v[7:8]
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v7, v5
	.loc	0 28 2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[7:8], v[9:10]
	flat_load_dwordx2 v[3:4], v[3:4]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v9, v4
	v_mov_b32_e32 v10, v3
	flat_load_dwordx2 v[5:6], v[5:6]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v11, v6
	v_mov_b32_e32 v6, v11
	v_mov_b32_e32 v7, v10
	v_mov_b32_e32 v8, v9
	flat_atomic_cmpswap_x2 v[1:2], v[1:2], v[5:8] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:176
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:180
	v_cmp_eq_u64_e64 s[4:5], v[1:2], v[3:4]
	v_cmp_ne_u64_e64 s[6:7], v[1:2], v[3:4]
	v_writelane_b32 v0, s4, 20
	v_writelane_b32 v0, s5, 21
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 22
	v_writelane_b32 v0, s5, 23
	s_or_saveexec_b64 s[34:35], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:128
	s_mov_b64 exec, s[34:35]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB31_3
	buffer_load_dword v2, off, s[0:3], s33 offset:176
	buffer_load_dword v3, off, s[0:3], s33 offset:180
	buffer_load_dword v0, off, s[0:3], s33 offset:192
	buffer_load_dword v1, off, s[0:3], s33 offset:196
	s_waitcnt vmcnt(0)
	flat_store_dwordx2 v[0:1], v[2:3]
.LBB31_3:
	.loc	0 0 2
	s_or_saveexec_b64 s[34:35], -1
	buffer_load_dword v6, off, s[0:3], s33 offset:128
	s_mov_b64 exec, s[34:35]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v6, 22
	v_readlane_b32 s7, v6, 23
	s_or_b64 exec, exec, s[6:7]
	.loc	0 28 2
	v_readlane_b32 s4, v6, 20
	v_readlane_b32 s5, v6, 21
	buffer_load_dword v0, off, s[0:3], s33 offset:132
	buffer_load_dword v1, off, s[0:3], s33 offset:136
	buffer_load_dword v2, off, s[0:3], s33 offset:192
	buffer_load_dword v3, off, s[0:3], s33 offset:196
	buffer_load_dword v4, off, s[0:3], s33 offset:184
	buffer_load_dword v5, off, s[0:3], s33 offset:188
	v_cndmask_b32_e64 v6, 0, 1, s[4:5]
	s_waitcnt vmcnt(0)
	flat_store_byte v[4:5], v6
	.loc	0 29 9 is_stmt 1
	flat_load_dwordx2 v[2:3], v[2:3]
.Ltmp98:
	.loc	0 237 8
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[0:1], v[2:3]
	.loc	0 238 11
	s_or_saveexec_b64 s[34:35], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:128
	s_mov_b64 exec, s[34:35]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 17
	v_readlane_b32 s7, v0, 18
	buffer_load_dword v3, off, s[0:3], s33 offset:140
	buffer_load_dword v4, off, s[0:3], s33 offset:144
	buffer_load_dword v1, off, s[0:3], s33 offset:132
	buffer_load_dword v2, off, s[0:3], s33 offset:136
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[1:2], v[1:2]
	.loc	0 238 19 is_stmt 0
	s_nop 0
	flat_load_dwordx2 v[3:4], v[3:4]
	.loc	0 238 16
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u64_e64 s[4:5], v[1:2], v[3:4]
	.loc	0 238 2
	s_or_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 15
	v_writelane_b32 v0, s7, 16
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 24
	v_writelane_b32 v0, s7, 25
	s_or_saveexec_b64 s[34:35], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:128
	s_mov_b64 exec, s[34:35]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB31_1
	s_or_saveexec_b64 s[34:35], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:128
	s_mov_b64 exec, s[34:35]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 24
	v_readlane_b32 s5, v0, 25
	s_or_b64 exec, exec, s[4:5]
	.loc	0 239 1 is_stmt 1
	s_or_saveexec_b64 s[34:35], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:128
	s_mov_b64 exec, s[34:35]
	s_endpgm
.Ltmp99:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel add_by_swaps
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 16624
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
		.amdhsa_next_free_sgpr 36
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
.Lfunc_end31:
	.size	add_by_swaps, .Lfunc_end31-add_by_swaps

	.protected	add_float_by_swaps
	.globl	add_float_by_swaps
	.p2align	8
	.type	add_float_by_swaps,@function
add_float_by_swaps:
.Lfunc_begin32:
	.loc	0 241 0
	s_mov_b32 s33, 0
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[4:5], s[8:9]
	s_load_dwordx2 s[12:13], s[4:5], 0x0
	s_load_dwordx2 s[10:11], s[4:5], 0x8
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	s_load_dword s6, s[4:5], 0x18
	s_mov_b64 s[4:5], 0
	s_mov_b32 s17, s5
	v_writelane_b32 v0, s17, 0
	s_mov_b64 s[14:15], src_private_base
	s_mov_b32 s7, 32
	s_lshr_b64 s[20:21], s[14:15], s7
	s_mov_b32 s14, -1
	v_writelane_b32 v0, s14, 1
	v_mov_b32_e32 v3, 32
	v_cmp_ne_u32_e64 s[18:19], v3, s14
	s_mov_b32 s16, s20
	v_writelane_b32 v0, s16, 2
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s16
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	s_mov_b32 s7, s4
	v_writelane_b32 v0, s7, 3
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v15, v2, v3, s[18:19]
	v_mov_b32_e32 v16, v1
	v_mov_b32_e32 v3, 40
	v_cmp_ne_u32_e64 s[18:19], v3, s14
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s16
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v13, v2, v3, s[18:19]
	v_mov_b32_e32 v14, v1
	v_mov_b32_e32 v3, 48
	v_cmp_ne_u32_e64 s[18:19], v3, s14
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s16
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v9, v2, v3, s[18:19]
	v_mov_b32_e32 v10, v1
	v_mov_b32_e32 v3, 56
	v_cmp_ne_u32_e64 s[18:19], v3, s14
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s16
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v3, v2, v3, s[18:19]
	v_mov_b32_e32 v4, v1
	buffer_store_dword v3, off, s[0:3], s33 offset:124
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s33 offset:128
	v_mov_b32_e32 v5, 64
	v_cmp_ne_u32_e64 s[18:19], v5, s14
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s16
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v11, v2, v5, s[18:19]
	v_mov_b32_e32 v12, v1
	v_mov_b32_e32 v5, 0x48
	v_cmp_ne_u32_e64 s[18:19], v5, s14
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s16
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v7, v2, v5, s[18:19]
	v_mov_b32_e32 v8, v1
	v_mov_b32_e32 v5, 0x50
	v_cmp_ne_u32_e64 s[18:19], v5, s14
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s16
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v5, v2, v5, s[18:19]
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v2, 0x54
	v_cmp_ne_u32_e64 s[18:19], v2, s14
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v17, s16
	v_cndmask_b32_e64 v17, v1, v17, s[18:19]
	v_mov_b32_e32 v1, s7
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	v_mov_b32_e32 v2, v17
	buffer_store_dword v1, off, s[0:3], s33 offset:116
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:120
	v_mov_b32_e32 v2, 0x58
	v_cmp_ne_u32_e64 s[18:19], v2, s14
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v17, s16
	v_cndmask_b32_e64 v17, v1, v17, s[18:19]
	v_mov_b32_e32 v1, s7
	v_cndmask_b32_e64 v1, v1, v2, s[18:19]
	v_mov_b32_e32 v2, v17
	buffer_store_dword v1, off, s[0:3], s33 offset:108
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:112
	v_mov_b32_e32 v18, 0x5c
	v_cmp_ne_u32_e64 s[14:15], v18, s14
	v_mov_b32_e32 v17, s17
	v_mov_b32_e32 v19, s16
	v_cndmask_b32_e64 v19, v17, v19, s[14:15]
	v_mov_b32_e32 v17, s7
	v_cndmask_b32_e64 v17, v17, v18, s[14:15]
	v_mov_b32_e32 v18, v19
	buffer_store_dword v17, off, s[0:3], s33 offset:100
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, off, s[0:3], s33 offset:104
	v_mov_b32_e32 v18, v16
	v_mov_b32_e32 v17, v15
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v20, s13
	v_mov_b32_e32 v19, s12
	flat_store_dwordx2 v[17:18], v[19:20]
	flat_load_dwordx2 v[17:18], v[15:16]
	v_mov_b32_e32 v16, v14
	v_mov_b32_e32 v15, v13
	v_mov_b32_e32 v20, s11
	v_mov_b32_e32 v19, s10
	flat_store_dwordx2 v[15:16], v[19:20]
	flat_load_dwordx2 v[13:14], v[13:14]
	v_mov_b32_e32 v16, v10
	v_mov_b32_e32 v15, v9
	v_mov_b32_e32 v20, s9
	v_mov_b32_e32 v19, s8
	flat_store_dwordx2 v[15:16], v[19:20]
	flat_load_dwordx2 v[9:10], v[9:10]
	v_mov_b32_e32 v16, v4
	v_mov_b32_e32 v15, v3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[15:16], v[17:18]
	flat_store_dwordx2 v[11:12], v[13:14]
	flat_store_dwordx2 v[7:8], v[9:10]
	v_mov_b32_e32 v7, s6
	flat_store_dword v[5:6], v7
.Ltmp100:
	.loc	0 242 19 prologue_end
	flat_load_dwordx2 v[3:4], v[3:4]
	.loc	0 242 18 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v3, v[3:4]
	.loc	0 242 11
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[1:2], v3
	.loc	0 244 2 is_stmt 1
	v_writelane_b32 v0, s4, 4
	v_writelane_b32 v0, s5, 5
	s_or_saveexec_b64 s[22:23], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:96
	s_mov_b64 exec, s[22:23]
.LBB32_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[22:23], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:96
	s_mov_b64 exec, s[22:23]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 4
	v_readlane_b32 s5, v0, 5
	.loc	0 245 9 is_stmt 1
	v_writelane_b32 v0, s4, 6
	v_writelane_b32 v0, s5, 7
	buffer_load_dword v1, off, s[0:3], s33 offset:100
	buffer_load_dword v2, off, s[0:3], s33 offset:104
	buffer_load_dword v3, off, s[0:3], s33 offset:116
	buffer_load_dword v4, off, s[0:3], s33 offset:120
	buffer_load_dword v5, off, s[0:3], s33 offset:124
	buffer_load_dword v6, off, s[0:3], s33 offset:128
	buffer_load_dword v7, off, s[0:3], s33 offset:108
	buffer_load_dword v8, off, s[0:3], s33 offset:112
	s_waitcnt vmcnt(0)
	flat_load_dword v9, v[7:8]
	.loc	0 245 7 is_stmt 0
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v7, v3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[7:8], v9
	.loc	0 246 20 is_stmt 1
	flat_load_dwordx2 v[13:14], v[5:6]
	.loc	0 246 26 is_stmt 0
	flat_load_dword v12, v[3:4]
	s_mov_b32 s4, 1.0
	.loc	0 246 86
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_f32_e64 v5, v12, s4
	.loc	0 246 55
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v3, v1
	flat_store_dword v[3:4], v5
	.loc	0 246 31
	flat_load_dword v11, v[1:2]
	s_mov_b64 s[12:13], 0
	s_mov_b32 s8, s13
	s_mov_b64 s[4:5], src_private_base
	s_mov_b32 s6, 32
	s_lshr_b64 s[6:7], s[4:5], s6
	s_mov_b32 s4, -1
	v_mov_b32_e32 v3, 8
	v_cmp_ne_u32_e64 s[10:11], v3, s4
	s_mov_b32 s7, s6
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v1, v1, v2, s[10:11]
	s_mov_b32 s6, s12
	v_mov_b32_e32 v2, s6
	v_cndmask_b32_e64 v3, v2, v3, s[10:11]
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v2, 16
	v_cmp_ne_u32_e64 s[10:11], v2, s4
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v5, s7
	v_cndmask_b32_e64 v5, v1, v5, s[10:11]
	v_mov_b32_e32 v1, s6
	v_cndmask_b32_e64 v1, v1, v2, s[10:11]
	v_mov_b32_e32 v2, v5
	buffer_store_dword v1, off, s[0:3], s33 offset:144
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:148
	v_mov_b32_e32 v7, 20
	v_cmp_ne_u32_e64 s[10:11], v7, s4
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v6, s7
	v_cndmask_b32_e64 v5, v5, v6, s[10:11]
	v_mov_b32_e32 v6, s6
	v_cndmask_b32_e64 v7, v6, v7, s[10:11]
	v_mov_b32_e32 v8, v5
	v_mov_b32_e32 v6, 24
	v_cmp_ne_u32_e64 s[10:11], v6, s4
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v9, s7
	v_cndmask_b32_e64 v9, v5, v9, s[10:11]
	v_mov_b32_e32 v5, s6
	v_cndmask_b32_e64 v5, v5, v6, s[10:11]
	v_mov_b32_e32 v6, v9
	v_mov_b32_e32 v10, 28
	v_cmp_ne_u32_e64 s[4:5], v10, s4
	v_mov_b32_e32 v9, s8
	v_mov_b32_e32 v15, s7
	v_cndmask_b32_e64 v15, v9, v15, s[4:5]
	v_mov_b32_e32 v9, s6
	v_cndmask_b32_e64 v9, v9, v10, s[4:5]
	v_mov_b32_e32 v10, v15
	buffer_store_dword v9, off, s[0:3], s33 offset:136
	s_waitcnt vmcnt(0)
	buffer_store_dword v10, off, s[0:3], s33 offset:140
	v_mov_b32_e32 v10, v4
	v_mov_b32_e32 v9, v3
	flat_store_dwordx2 v[9:10], v[13:14]
	v_mov_b32_e32 v10, v2
	v_mov_b32_e32 v9, v1
	flat_store_dword v[9:10], v12
	v_mov_b32_e32 v10, v8
	v_mov_b32_e32 v9, v7
	s_waitcnt lgkmcnt(0)
	flat_store_dword v[9:10], v11
.Ltmp101:
	.loc	0 23 39 is_stmt 1
	flat_load_dwordx2 v[3:4], v[3:4]
	.loc	0 23 52 is_stmt 0
	s_nop 0
	flat_load_dword v9, v[7:8]
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v7, v5
	.loc	0 23 2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[7:8], v9
	flat_load_dword v2, v[1:2]
	s_nop 0
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v6, v2
	flat_atomic_cmpswap v1, v[3:4], v[5:6] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:132
	v_cmp_eq_u32_e64 s[4:5], v1, v2
	v_cmp_ne_u32_e64 s[6:7], v1, v2
	v_writelane_b32 v0, s4, 8
	v_writelane_b32 v0, s5, 9
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 10
	v_writelane_b32 v0, s5, 11
	s_or_saveexec_b64 s[22:23], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:96
	s_mov_b64 exec, s[22:23]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB32_3
	buffer_load_dword v2, off, s[0:3], s33 offset:132
	buffer_load_dword v0, off, s[0:3], s33 offset:144
	buffer_load_dword v1, off, s[0:3], s33 offset:148
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v2
.LBB32_3:
	.loc	0 0 2
	s_or_saveexec_b64 s[22:23], -1
	buffer_load_dword v6, off, s[0:3], s33 offset:96
	s_mov_b64 exec, s[22:23]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v6, 10
	v_readlane_b32 s7, v6, 11
	s_or_b64 exec, exec, s[6:7]
	.loc	0 23 2
	v_readlane_b32 s4, v6, 8
	v_readlane_b32 s5, v6, 9
	buffer_load_dword v0, off, s[0:3], s33 offset:108
	buffer_load_dword v1, off, s[0:3], s33 offset:112
	buffer_load_dword v2, off, s[0:3], s33 offset:144
	buffer_load_dword v3, off, s[0:3], s33 offset:148
	buffer_load_dword v4, off, s[0:3], s33 offset:136
	buffer_load_dword v5, off, s[0:3], s33 offset:140
	v_cndmask_b32_e64 v6, 0, 1, s[4:5]
	s_waitcnt vmcnt(0)
	flat_store_byte v[4:5], v6
	.loc	0 24 9 is_stmt 1
	flat_load_dword v2, v[2:3]
.Ltmp102:
	.loc	0 246 8
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[0:1], v2
	.loc	0 247 11
	s_or_saveexec_b64 s[22:23], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:96
	s_mov_b64 exec, s[22:23]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 6
	v_readlane_b32 s7, v0, 7
	buffer_load_dword v2, off, s[0:3], s33 offset:116
	buffer_load_dword v3, off, s[0:3], s33 offset:120
	buffer_load_dword v4, off, s[0:3], s33 offset:108
	buffer_load_dword v5, off, s[0:3], s33 offset:112
	s_waitcnt vmcnt(0)
	flat_load_dword v1, v[4:5]
	.loc	0 247 19 is_stmt 0
	s_nop 0
	flat_load_dword v2, v[2:3]
	.loc	0 247 16
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e64 s[4:5], v1, v2
	.loc	0 247 2
	s_or_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 4
	v_writelane_b32 v0, s7, 5
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 12
	v_writelane_b32 v0, s7, 13
	s_or_saveexec_b64 s[22:23], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:96
	s_mov_b64 exec, s[22:23]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB32_1
	s_or_saveexec_b64 s[22:23], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:96
	s_mov_b64 exec, s[22:23]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 12
	v_readlane_b32 s5, v0, 13
	s_or_b64 exec, exec, s[4:5]
	.loc	0 248 1 is_stmt 1
	s_or_saveexec_b64 s[22:23], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:96
	s_mov_b64 exec, s[22:23]
	s_endpgm
.Ltmp103:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel add_float_by_swaps
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 160
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
		.amdhsa_next_free_vgpr 21
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
.Lfunc_end32:
	.size	add_float_by_swaps, .Lfunc_end32-add_float_by_swaps

	.protected	push_by_swaps
	.globl	push_by_swaps
	.p2align	8
	.type	push_by_swaps,@function
push_by_swaps:
.Lfunc_begin33:
	.loc	0 250 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x2400
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v4, s16, 0
	s_mov_b32 s13, s15
	s_mov_b32 s12, s14
	v_readlane_b32 s14, v4, 0
	s_mov_b64 s[16:17], s[8:9]
	s_load_dwordx2 s[22:23], s[16:17], 0x0
	s_load_dwordx2 s[20:21], s[16:17], 0x8
	s_load_dwordx2 s[18:19], s[16:17], 0x10
	s_load_dword s8, s[16:17], 0x18
	s_mov_b64 s[30:31], 0
	v_writelane_b32 v4, s30, 1
	v_writelane_b32 v4, s31, 2
	s_mov_b32 s27, s31
	v_writelane_b32 v4, s27, 3
	s_mov_b64 s[24:25], src_private_base
	s_mov_b32 s15, 32
	s_lshr_b64 s[34:35], s[24:25], s15
	s_mov_b32 s24, -1
	v_writelane_b32 v4, s24, 4
	v_mov_b32_e32 v5, 0
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	s_mov_b32 s26, s34
	v_writelane_b32 v4, s26, 5
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v6, s26
	v_cndmask_b32_e64 v3, v3, v6, s[28:29]
	s_mov_b32 s9, s30
	v_writelane_b32 v4, s9, 6
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v4, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[36:37]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v19, v4, v5, s[28:29]
	v_mov_b32_e32 v20, v3
	v_mov_b32_e32 v5, 8
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v17, v4, v5, s[28:29]
	v_mov_b32_e32 v18, v3
	v_mov_b32_e32 v5, 16
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v13, v4, v5, s[28:29]
	v_mov_b32_e32 v14, v3
	v_mov_b32_e32 v5, 24
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v7, v4, v5, s[28:29]
	v_mov_b32_e32 v8, v3
	buffer_store_dword v7, off, s[0:3], s33 offset:116
	s_waitcnt vmcnt(0)
	buffer_store_dword v8, off, s[0:3], s33 offset:120
	v_mov_b32_e32 v5, 32
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v15, v4, v5, s[28:29]
	v_mov_b32_e32 v16, v3
	v_mov_b32_e32 v5, 40
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v11, v4, v5, s[28:29]
	v_mov_b32_e32 v12, v3
	buffer_store_dword v11, off, s[0:3], s33 offset:108
	s_waitcnt vmcnt(0)
	buffer_store_dword v12, off, s[0:3], s33 offset:112
	v_mov_b32_e32 v5, 48
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v9, v4, v5, s[28:29]
	v_mov_b32_e32 v10, v3
	v_mov_b32_e32 v4, 52
	v_cmp_ne_u32_e64 s[28:29], v4, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v5, s26
	v_cndmask_b32_e64 v5, v3, v5, s[28:29]
	v_mov_b32_e32 v3, s9
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, v5
	buffer_store_dword v3, off, s[0:3], s33 offset:100
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s33 offset:104
	v_mov_b32_e32 v6, 56
	v_cmp_ne_u32_e64 s[28:29], v6, s24
	v_mov_b32_e32 v5, s27
	v_mov_b32_e32 v21, s26
	v_cndmask_b32_e64 v21, v5, v21, s[28:29]
	v_mov_b32_e32 v5, s9
	v_cndmask_b32_e64 v5, v5, v6, s[28:29]
	v_mov_b32_e32 v6, v21
	v_mov_b32_e32 v22, 60
	v_cmp_ne_u32_e64 s[28:29], v22, s24
	v_mov_b32_e32 v21, s27
	v_mov_b32_e32 v23, s26
	v_cndmask_b32_e64 v23, v21, v23, s[28:29]
	v_mov_b32_e32 v21, s9
	v_cndmask_b32_e64 v21, v21, v22, s[28:29]
	v_mov_b32_e32 v22, v23
	buffer_store_dword v21, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	buffer_store_dword v22, off, s[0:3], s33 offset:80
	v_mov_b32_e32 v22, 64
	v_cmp_ne_u32_e64 s[28:29], v22, s24
	v_mov_b32_e32 v21, s27
	v_mov_b32_e32 v23, s26
	v_cndmask_b32_e64 v23, v21, v23, s[28:29]
	v_mov_b32_e32 v21, s9
	v_cndmask_b32_e64 v21, v21, v22, s[28:29]
	v_mov_b32_e32 v22, v23
	buffer_store_dword v21, off, s[0:3], s33 offset:92
	s_waitcnt vmcnt(0)
	buffer_store_dword v22, off, s[0:3], s33 offset:96
	v_mov_b32_e32 v22, 0x44
	v_cmp_ne_u32_e64 s[24:25], v22, s24
	v_mov_b32_e32 v21, s27
	v_mov_b32_e32 v23, s26
	v_cndmask_b32_e64 v23, v21, v23, s[24:25]
	v_mov_b32_e32 v21, s9
	v_cndmask_b32_e64 v21, v21, v22, s[24:25]
	v_mov_b32_e32 v22, v23
	buffer_store_dword v21, off, s[0:3], s33 offset:84
	s_waitcnt vmcnt(0)
	buffer_store_dword v22, off, s[0:3], s33 offset:88
	v_mov_b32_e32 v22, v20
	v_mov_b32_e32 v21, v19
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v24, s23
	v_mov_b32_e32 v23, s22
	flat_store_dwordx2 v[21:22], v[23:24]
	flat_load_dwordx2 v[21:22], v[19:20]
	v_mov_b32_e32 v20, v18
	v_mov_b32_e32 v19, v17
	v_mov_b32_e32 v24, s21
	v_mov_b32_e32 v23, s20
	flat_store_dwordx2 v[19:20], v[23:24]
	flat_load_dwordx2 v[17:18], v[17:18]
	v_mov_b32_e32 v20, v14
	v_mov_b32_e32 v19, v13
	v_mov_b32_e32 v24, s19
	v_mov_b32_e32 v23, s18
	flat_store_dwordx2 v[19:20], v[23:24]
	flat_load_dwordx2 v[13:14], v[13:14]
	v_mov_b32_e32 v20, v8
	v_mov_b32_e32 v19, v7
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[19:20], v[21:22]
	flat_store_dwordx2 v[15:16], v[17:18]
	flat_store_dwordx2 v[11:12], v[13:14]
	v_mov_b32_e32 v11, s8
	flat_store_dword v[9:10], v11
.Ltmp104:
	.loc	0 251 31 prologue_end
	flat_load_dwordx2 v[7:8], v[7:8]
	.loc	0 251 13 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v9, v[7:8] glc
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v7, v5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[7:8], v9
	flat_load_dword v5, v[5:6]
	.loc	0 251 6
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[3:4], v5
	s_mov_b64 s[18:19], 32
	.loc	0 251 68
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s17, s18
	s_mov_b32 s16, s19
	s_add_u32 s8, s8, s17
	s_addc_u32 s16, s9, s16
	s_mov_b32 s9, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL9threadIdx@rel32@lo+4
	s_addc_u32 s17, s17, _ZL9threadIdx@rel32@hi+12
	s_lshr_b64 s[18:19], s[16:17], s15
	s_mov_b32 s19, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZNK8thread_xcvjEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZNK8thread_xcvjEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v1, off, s[0:3], s33 offset:76
	buffer_load_dword v2, off, s[0:3], s33 offset:80
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v3, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v3, 1
	v_readlane_b32 s5, v3, 2
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[36:37]
	s_mov_b32 s6, 1
	.loc	0 251 80
	v_add_u32_e64 v3, v3, s6
	.loc	0 251 63
	flat_store_dword v[1:2], v3
	.loc	0 253 2 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 7
	v_writelane_b32 v0, s5, 8
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[36:37]
.LBB33_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v2, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v2, 7
	v_readlane_b32 s5, v2, 8
	.loc	0 254 13 is_stmt 1
	v_writelane_b32 v2, s4, 9
	v_writelane_b32 v2, s5, 10
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v2, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[36:37]
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	buffer_load_dword v1, off, s[0:3], s33 offset:80
	buffer_load_dword v3, off, s[0:3], s33 offset:108
	buffer_load_dword v4, off, s[0:3], s33 offset:112
	buffer_load_dword v5, off, s[0:3], s33 offset:100
	buffer_load_dword v6, off, s[0:3], s33 offset:104
	s_waitcnt vmcnt(0)
	flat_load_dword v2, v[5:6]
	.loc	0 254 3 is_stmt 0
	flat_load_dwordx2 v[7:8], v[3:4]
	.loc	0 254 7
	s_nop 0
	flat_load_dword v0, v[0:1]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_ashrrev_i32_e64 v3, 31, v0
	v_mov_b32_e32 v1, v3
	s_mov_b32 s4, 2
	.loc	0 254 3
	v_lshlrev_b64 v[5:6], s4, v[0:1]
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_co_u32_e64 v0, s[4:5], v0, v4
	v_addc_co_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	.loc	0 254 11
	flat_store_dword v[0:1], v2
	.loc	0 255 47 is_stmt 1
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[36:37]
	buffer_load_dword v5, off, s[0:3], s33 offset:92
	buffer_load_dword v6, off, s[0:3], s33 offset:96
	buffer_load_dword v1, off, s[0:3], s33 offset:100
	buffer_load_dword v2, off, s[0:3], s33 offset:104
	buffer_load_dword v7, off, s[0:3], s33 offset:76
	buffer_load_dword v8, off, s[0:3], s33 offset:80
	buffer_load_dword v3, off, s[0:3], s33 offset:116
	buffer_load_dword v4, off, s[0:3], s33 offset:120
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[3:4], v[3:4]
	.loc	0 255 60 is_stmt 0
	s_nop 0
	flat_load_dword v9, v[7:8]
	.loc	0 255 10
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v7, v5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[7:8], v9
	flat_load_dword v2, v[1:2]
	s_nop 0
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v6, v2
	flat_atomic_cmpswap v1, v[3:4], v[5:6] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:124
	v_cmp_eq_u32_e64 s[4:5], v1, v2
	v_cmp_ne_u32_e64 s[6:7], v1, v2
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[36:37]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB33_4
	buffer_load_dword v2, off, s[0:3], s33 offset:124
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	buffer_load_dword v1, off, s[0:3], s33 offset:104
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v2
.LBB33_4:
	.loc	0 0 10
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v0, 13
	v_readlane_b32 s9, v0, 14
	s_or_b64 exec, exec, s[8:9]
	.loc	0 255 10
	v_readlane_b32 s6, v0, 9
	v_readlane_b32 s7, v0, 10
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	buffer_load_dword v1, off, s[0:3], s33 offset:84
	buffer_load_dword v2, off, s[0:3], s33 offset:88
	v_cndmask_b32_e64 v5, 0, 1, s[4:5]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v3, v1
	flat_store_byte v[3:4], v5
	flat_load_ubyte v1, v[1:2]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e64 v1, 1, v1
	v_cmp_eq_u32_e64 s[4:5], v1, 1
	.loc	0 254 3 is_stmt 1
	s_or_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 7
	v_writelane_b32 v0, s7, 8
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 15
	v_writelane_b32 v0, s7, 16
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[36:37]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB33_1
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	v_readlane_b32 s5, v0, 16
	s_or_b64 exec, exec, s[4:5]
	.loc	0 256 1
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[36:37]
	s_endpgm
.Ltmp105:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel push_by_swaps
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 16528
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
		.amdhsa_next_free_sgpr 38
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
.Lfunc_end33:
	.size	push_by_swaps, .Lfunc_end33-push_by_swaps

	.protected	flag_of_last
	.globl	flag_of_last
	.p2align	8
	.type	flag_of_last,@function
flag_of_last:
.Lfunc_begin34:
	.loc	0 259 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x2400
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
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
	buffer_store_dword v2, off, s[0:3], s33 offset:124
	buffer_store_dword v1, off, s[0:3], s33 offset:120
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_load_dwordx2 s[22:23], s[16:17], 0x0
	s_load_dwordx2 s[20:21], s[16:17], 0x8
	s_load_dwordx2 s[18:19], s[16:17], 0x10
	s_load_dword s8, s[16:17], 0x18
	s_mov_b64 s[30:31], 0
	s_mov_b32 s27, s31
	v_writelane_b32 v4, s27, 11
	s_mov_b64 s[24:25], src_private_base
	s_mov_b32 s15, 32
	s_lshr_b64 s[34:35], s[24:25], s15
	s_mov_b32 s24, -1
	v_writelane_b32 v4, s24, 12
	v_mov_b32_e32 v5, 32
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	s_mov_b32 s26, s34
	v_writelane_b32 v4, s26, 13
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v6, s26
	v_cndmask_b32_e64 v3, v3, v6, s[28:29]
	s_mov_b32 s9, s30
	v_writelane_b32 v4, s9, 14
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v4, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v15, v4, v5, s[28:29]
	v_mov_b32_e32 v16, v3
	v_mov_b32_e32 v5, 40
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v11, v4, v5, s[28:29]
	v_mov_b32_e32 v12, v3
	v_mov_b32_e32 v5, 48
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v7, v4, v5, s[28:29]
	v_mov_b32_e32 v8, v3
	v_mov_b32_e32 v5, 56
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v13, v4, v5, s[28:29]
	v_mov_b32_e32 v14, v3
	buffer_store_dword v13, off, s[0:3], s33 offset:108
	s_waitcnt vmcnt(0)
	buffer_store_dword v14, off, s[0:3], s33 offset:112
	v_mov_b32_e32 v5, 64
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v9, v4, v5, s[28:29]
	v_mov_b32_e32 v10, v3
	v_mov_b32_e32 v5, 0x48
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v5, v4, v5, s[28:29]
	v_mov_b32_e32 v6, v3
	buffer_store_dword v5, off, s[0:3], s33 offset:100
	s_waitcnt vmcnt(0)
	buffer_store_dword v6, off, s[0:3], s33 offset:104
	v_mov_b32_e32 v4, 0x50
	v_cmp_ne_u32_e64 s[28:29], v4, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v17, s26
	v_cndmask_b32_e64 v17, v3, v17, s[28:29]
	v_mov_b32_e32 v3, s9
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, v17
	v_mov_b32_e32 v18, 0x54
	v_cmp_ne_u32_e64 s[24:25], v18, s24
	v_mov_b32_e32 v17, s27
	v_mov_b32_e32 v19, s26
	v_cndmask_b32_e64 v19, v17, v19, s[24:25]
	v_mov_b32_e32 v17, s9
	v_cndmask_b32_e64 v17, v17, v18, s[24:25]
	v_mov_b32_e32 v18, v19
	buffer_store_dword v17, off, s[0:3], s33 offset:92
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, off, s[0:3], s33 offset:96
	v_mov_b32_e32 v18, v16
	v_mov_b32_e32 v17, v15
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v19, s22
	v_mov_b32_e32 v20, s23
	flat_store_dwordx2 v[17:18], v[19:20]
	flat_load_dwordx2 v[15:16], v[15:16]
	v_mov_b32_e32 v18, v12
	v_mov_b32_e32 v17, v11
	v_mov_b32_e32 v19, s20
	v_mov_b32_e32 v20, s21
	flat_store_dwordx2 v[17:18], v[19:20]
	flat_load_dwordx2 v[11:12], v[11:12]
	v_mov_b32_e32 v18, v8
	v_mov_b32_e32 v17, v7
	v_mov_b32_e32 v20, s19
	v_mov_b32_e32 v19, s18
	flat_store_dwordx2 v[17:18], v[19:20]
	flat_load_dwordx2 v[7:8], v[7:8]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[13:14], v[15:16]
	flat_store_dwordx2 v[9:10], v[11:12]
	flat_store_dwordx2 v[5:6], v[7:8]
	v_mov_b32_e32 v5, s8
	flat_store_dword v[3:4], v5
	s_mov_b64 s[18:19], 32
.Ltmp106:
	.loc	0 260 6 prologue_end
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s17, s18
	s_mov_b32 s16, s19
	s_add_u32 s8, s8, s17
	s_addc_u32 s16, s9, s16
	s_mov_b32 s9, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL9threadIdx@rel32@lo+4
	s_addc_u32 s17, s17, _ZL9threadIdx@rel32@hi+12
	s_lshr_b64 s[18:19], s[16:17], s15
	s_mov_b32 s19, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZNK8thread_xcvjEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZNK8thread_xcvjEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
	s_mov_b32 s4, 63
	.loc	0 260 18 is_stmt 0
	v_cmp_ne_u32_e64 s[4:5], v1, s4
	.loc	0 260 6
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s6, 15
	v_writelane_b32 v0, s7, 16
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB34_3
	s_branch .LBB34_2
.LBB34_1:
	.loc	0 261 3 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:108
	buffer_load_dword v1, off, s[0:3], s33 offset:112
	buffer_load_dword v2, off, s[0:3], s33 offset:100
	buffer_load_dword v3, off, s[0:3], s33 offset:104
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[2:3], v[2:3]
	v_mov_b32_e32 v10, 1
	.loc	0 261 11 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[2:3], v10 offset:256
	.loc	0 262 14 is_stmt 1
	flat_load_dwordx2 v[11:12], v[0:1]
	s_mov_b64 s[12:13], 0
	s_mov_b32 s8, s13
	s_mov_b64 s[4:5], src_private_base
	s_mov_b32 s6, 32
	s_lshr_b64 s[6:7], s[4:5], s6
	s_mov_b32 s4, -1
	v_mov_b32_e32 v2, 8
	v_cmp_ne_u32_e64 s[10:11], v2, s4
	s_mov_b32 s7, s6
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v1, s7
	v_cndmask_b32_e64 v0, v0, v1, s[10:11]
	s_mov_b32 s6, s12
	v_mov_b32_e32 v1, s6
	v_cndmask_b32_e64 v2, v1, v2, s[10:11]
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v4, 16
	v_cmp_ne_u32_e64 s[10:11], v4, s4
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v1, s7
	v_cndmask_b32_e64 v0, v0, v1, s[10:11]
	v_mov_b32_e32 v1, s6
	v_cndmask_b32_e64 v6, v1, v4, s[10:11]
	v_mov_b32_e32 v7, v0
	v_mov_b32_e32 v4, 20
	v_cmp_ne_u32_e64 s[10:11], v4, s4
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v1, s7
	v_cndmask_b32_e64 v0, v0, v1, s[10:11]
	v_mov_b32_e32 v1, s6
	v_cndmask_b32_e64 v4, v1, v4, s[10:11]
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v1, 24
	v_cmp_ne_u32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v8, s7
	v_cndmask_b32_e64 v8, v0, v8, s[4:5]
	v_mov_b32_e32 v0, s6
	v_cndmask_b32_e64 v0, v0, v1, s[4:5]
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v9, v3
	v_mov_b32_e32 v8, v2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[8:9], v[11:12]
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v8, v6
	flat_store_dword v[8:9], v10
.Ltmp107:
	.loc	0 32 69
	flat_load_dwordx2 v[2:3], v[2:3]
	.loc	0 32 72 is_stmt 0
	s_nop 0
	flat_load_dword v8, v[6:7]
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	.loc	0 32 47
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[6:7], v8
	flat_load_dword v4, v[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v2, v[2:3], v4 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[0:1], v2
.Ltmp108:
	.loc	0 263 2 is_stmt 1
	s_branch .LBB34_9
.LBB34_2:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
	s_mov_b64 s[4:5], 0
	.loc	0 264 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
	s_branch .LBB34_4
.LBB34_3:
	.loc	0 260 6
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	v_readlane_b32 s5, v0, 16
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB34_9
	s_branch .LBB34_1
.LBB34_4:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	v_readlane_b32 s5, v0, 22
	v_readlane_b32 s6, v0, 17
	v_readlane_b32 s7, v0, 18
	v_writelane_b32 v0, s6, 23
	v_writelane_b32 v0, s7, 24
	.loc	0 264 28 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	buffer_load_dword v2, off, s[0:3], s33 offset:96
	buffer_load_dword v3, off, s[0:3], s33 offset:108
	buffer_load_dword v4, off, s[0:3], s33 offset:112
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[3:4], v[3:4]
	.loc	0 264 10 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v5, v[3:4] glc
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v3, v1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[3:4], v5
	flat_load_dword v1, v[1:2]
	s_mov_b32 s6, 0
	.loc	0 264 59
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	.loc	0 264 3
	v_writelane_b32 v0, s4, 27
	v_writelane_b32 v0, s5, 28
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 29
	v_writelane_b32 v0, s5, 30
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB34_6
	.loc	0 0 3
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 264 3
	v_writelane_b32 v0, s4, 27
	v_writelane_b32 v0, s5, 28
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
.LBB34_6:
	.loc	0 0 3
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 29
	v_readlane_b32 s5, v0, 30
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 23
	v_readlane_b32 s9, v0, 24
	v_readlane_b32 s6, v0, 27
	v_readlane_b32 s7, v0, 28
	.loc	0 264 3
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 21
	v_writelane_b32 v0, s7, 22
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 17
	v_writelane_b32 v0, s7, 18
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 31
	v_writelane_b32 v0, s7, 32
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB34_4
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 31
	v_readlane_b32 s5, v0, 32
	s_or_b64 exec, exec, s[4:5]
	.loc	0 265 22 is_stmt 1
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v5, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
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
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	buffer_load_dword v1, off, s[0:3], s33 offset:120
	buffer_load_dword v2, off, s[0:3], s33 offset:124
	buffer_load_dword v3, off, s[0:3], s33 offset:100
	buffer_load_dword v4, off, s[0:3], s33 offset:104
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[3:4], v[3:4]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v3, off, s[0:3], s33 offset:132
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s33 offset:136
	flat_load_dword v3, v[3:4] offset:256
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v3, off, s[0:3], s33 offset:128
	s_mov_b64 s[18:19], 32
	.loc	0 265 7 is_stmt 0
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL9threadIdx@rel32@lo+4
	s_addc_u32 s17, s17, _ZL9threadIdx@rel32@hi+12
	s_mov_b32 s15, 32
	s_lshr_b64 s[18:19], s[16:17], s15
	s_mov_b32 s19, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZNK8thread_xcvjEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZNK8thread_xcvjEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v7, off, s[0:3], s33 offset:132
	buffer_load_dword v8, off, s[0:3], s33 offset:136
	buffer_load_dword v2, off, s[0:3], s33 offset:128
	.loc	0 265 3
	s_mov_b32 s4, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v1, v3
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[5:6], s4, v[0:1]
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_co_u32_e64 v0, s[4:5], v0, v4
	v_addc_co_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	.loc	0 265 20
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v2
	s_branch .LBB34_3
.LBB34_9:
	.loc	0 0 20
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	v_readlane_b32 s5, v0, 20
	s_or_b64 exec, exec, s[4:5]
	.loc	0 267 1 is_stmt 1
	s_endpgm
.Ltmp109:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel flag_of_last
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 16528
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
		.amdhsa_next_free_sgpr 38
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
.Lfunc_end34:
	.size	flag_of_last, .Lfunc_end34-flag_of_last

	.protected	flag_first
	.globl	flag_first
	.p2align	8
	.type	flag_first,@function
flag_first:
.Lfunc_begin35:
	.loc	0 269 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x2400
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
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
	buffer_store_dword v2, off, s[0:3], s33 offset:124
	buffer_store_dword v1, off, s[0:3], s33 offset:120
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_load_dwordx2 s[22:23], s[16:17], 0x0
	s_load_dwordx2 s[20:21], s[16:17], 0x8
	s_load_dwordx2 s[18:19], s[16:17], 0x10
	s_load_dword s8, s[16:17], 0x18
	s_mov_b64 s[30:31], 0
	s_mov_b32 s27, s31
	v_writelane_b32 v4, s27, 11
	s_mov_b64 s[24:25], src_private_base
	s_mov_b32 s15, 32
	s_lshr_b64 s[34:35], s[24:25], s15
	s_mov_b32 s24, -1
	v_writelane_b32 v4, s24, 12
	v_mov_b32_e32 v5, 32
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	s_mov_b32 s26, s34
	v_writelane_b32 v4, s26, 13
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v6, s26
	v_cndmask_b32_e64 v3, v3, v6, s[28:29]
	s_mov_b32 s9, s30
	v_writelane_b32 v4, s9, 14
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v4, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v15, v4, v5, s[28:29]
	v_mov_b32_e32 v16, v3
	v_mov_b32_e32 v5, 40
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v11, v4, v5, s[28:29]
	v_mov_b32_e32 v12, v3
	v_mov_b32_e32 v5, 48
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v7, v4, v5, s[28:29]
	v_mov_b32_e32 v8, v3
	v_mov_b32_e32 v5, 56
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v13, v4, v5, s[28:29]
	v_mov_b32_e32 v14, v3
	buffer_store_dword v13, off, s[0:3], s33 offset:108
	s_waitcnt vmcnt(0)
	buffer_store_dword v14, off, s[0:3], s33 offset:112
	v_mov_b32_e32 v5, 64
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v9, v4, v5, s[28:29]
	v_mov_b32_e32 v10, v3
	v_mov_b32_e32 v5, 0x48
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v5, v4, v5, s[28:29]
	v_mov_b32_e32 v6, v3
	buffer_store_dword v5, off, s[0:3], s33 offset:100
	s_waitcnt vmcnt(0)
	buffer_store_dword v6, off, s[0:3], s33 offset:104
	v_mov_b32_e32 v4, 0x50
	v_cmp_ne_u32_e64 s[28:29], v4, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v17, s26
	v_cndmask_b32_e64 v17, v3, v17, s[28:29]
	v_mov_b32_e32 v3, s9
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, v17
	v_mov_b32_e32 v18, 0x54
	v_cmp_ne_u32_e64 s[24:25], v18, s24
	v_mov_b32_e32 v17, s27
	v_mov_b32_e32 v19, s26
	v_cndmask_b32_e64 v19, v17, v19, s[24:25]
	v_mov_b32_e32 v17, s9
	v_cndmask_b32_e64 v17, v17, v18, s[24:25]
	v_mov_b32_e32 v18, v19
	buffer_store_dword v17, off, s[0:3], s33 offset:92
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, off, s[0:3], s33 offset:96
	v_mov_b32_e32 v18, v16
	v_mov_b32_e32 v17, v15
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v19, s22
	v_mov_b32_e32 v20, s23
	flat_store_dwordx2 v[17:18], v[19:20]
	flat_load_dwordx2 v[15:16], v[15:16]
	v_mov_b32_e32 v18, v12
	v_mov_b32_e32 v17, v11
	v_mov_b32_e32 v19, s20
	v_mov_b32_e32 v20, s21
	flat_store_dwordx2 v[17:18], v[19:20]
	flat_load_dwordx2 v[11:12], v[11:12]
	v_mov_b32_e32 v18, v8
	v_mov_b32_e32 v17, v7
	v_mov_b32_e32 v20, s19
	v_mov_b32_e32 v19, s18
	flat_store_dwordx2 v[17:18], v[19:20]
	flat_load_dwordx2 v[7:8], v[7:8]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[13:14], v[15:16]
	flat_store_dwordx2 v[9:10], v[11:12]
	flat_store_dwordx2 v[5:6], v[7:8]
	v_mov_b32_e32 v5, s8
	flat_store_dword v[3:4], v5
	s_mov_b64 s[18:19], 32
.Ltmp110:
	.loc	0 270 6 prologue_end
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s17, s18
	s_mov_b32 s16, s19
	s_add_u32 s8, s8, s17
	s_addc_u32 s16, s9, s16
	s_mov_b32 s9, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL9threadIdx@rel32@lo+4
	s_addc_u32 s17, s17, _ZL9threadIdx@rel32@hi+12
	s_lshr_b64 s[18:19], s[16:17], s15
	s_mov_b32 s19, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZNK8thread_xcvjEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZNK8thread_xcvjEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
	s_mov_b32 s4, 63
	.loc	0 270 18 is_stmt 0
	v_cmp_eq_u32_e64 s[6:7], v1, s4
	.loc	0 270 6
	s_mov_b64 s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB35_2
	.loc	0 271 3 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:108
	buffer_load_dword v1, off, s[0:3], s33 offset:112
	buffer_load_dword v2, off, s[0:3], s33 offset:100
	buffer_load_dword v3, off, s[0:3], s33 offset:104
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[2:3], v[2:3]
	v_mov_b32_e32 v10, 1
	.loc	0 271 11 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[2:3], v10 offset:256
	.loc	0 272 14 is_stmt 1
	flat_load_dwordx2 v[11:12], v[0:1]
	s_mov_b64 s[12:13], 0
	s_mov_b32 s8, s13
	s_mov_b64 s[4:5], src_private_base
	s_mov_b32 s6, 32
	s_lshr_b64 s[6:7], s[4:5], s6
	s_mov_b32 s4, -1
	v_mov_b32_e32 v2, 8
	v_cmp_ne_u32_e64 s[10:11], v2, s4
	s_mov_b32 s7, s6
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v1, s7
	v_cndmask_b32_e64 v0, v0, v1, s[10:11]
	s_mov_b32 s6, s12
	v_mov_b32_e32 v1, s6
	v_cndmask_b32_e64 v2, v1, v2, s[10:11]
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v4, 16
	v_cmp_ne_u32_e64 s[10:11], v4, s4
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v1, s7
	v_cndmask_b32_e64 v0, v0, v1, s[10:11]
	v_mov_b32_e32 v1, s6
	v_cndmask_b32_e64 v6, v1, v4, s[10:11]
	v_mov_b32_e32 v7, v0
	v_mov_b32_e32 v4, 20
	v_cmp_ne_u32_e64 s[10:11], v4, s4
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v1, s7
	v_cndmask_b32_e64 v0, v0, v1, s[10:11]
	v_mov_b32_e32 v1, s6
	v_cndmask_b32_e64 v4, v1, v4, s[10:11]
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v1, 24
	v_cmp_ne_u32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v8, s7
	v_cndmask_b32_e64 v8, v0, v8, s[4:5]
	v_mov_b32_e32 v0, s6
	v_cndmask_b32_e64 v0, v0, v1, s[4:5]
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v9, v3
	v_mov_b32_e32 v8, v2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[8:9], v[11:12]
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v8, v6
	flat_store_dword v[8:9], v10
.Ltmp111:
	.loc	0 32 69
	flat_load_dwordx2 v[2:3], v[2:3]
	.loc	0 32 72 is_stmt 0
	s_nop 0
	flat_load_dword v8, v[6:7]
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	.loc	0 32 47
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[6:7], v8
	flat_load_dword v4, v[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v2, v[2:3], v4 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[0:1], v2
.Ltmp112:
.LBB35_2:
	.loc	0 0 47
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	v_readlane_b32 s5, v0, 16
	s_or_b64 exec, exec, s[4:5]
	s_mov_b64 s[4:5], 0
	.loc	0 274 2 is_stmt 1
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
.LBB35_3:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	v_readlane_b32 s5, v0, 20
	v_readlane_b32 s6, v0, 17
	v_readlane_b32 s7, v0, 18
	v_writelane_b32 v0, s6, 21
	v_writelane_b32 v0, s7, 22
	.loc	0 274 27
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	buffer_load_dword v2, off, s[0:3], s33 offset:96
	buffer_load_dword v3, off, s[0:3], s33 offset:108
	buffer_load_dword v4, off, s[0:3], s33 offset:112
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[3:4], v[3:4]
	.loc	0 274 9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v5, v[3:4] glc
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v3, v1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[3:4], v5
	flat_load_dword v1, v[1:2]
	s_mov_b32 s6, 0
	.loc	0 274 58
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	.loc	0 274 2
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 27
	v_writelane_b32 v0, s5, 28
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB35_5
	.loc	0 0 2
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	v_readlane_b32 s5, v0, 24
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 274 2
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
.LBB35_5:
	.loc	0 0 2
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 21
	v_readlane_b32 s9, v0, 22
	v_readlane_b32 s6, v0, 25
	v_readlane_b32 s7, v0, 26
	.loc	0 274 2
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
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB35_3
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 29
	v_readlane_b32 s5, v0, 30
	s_or_b64 exec, exec, s[4:5]
	.loc	0 275 21 is_stmt 1
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v5, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
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
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	buffer_load_dword v1, off, s[0:3], s33 offset:120
	buffer_load_dword v2, off, s[0:3], s33 offset:124
	buffer_load_dword v3, off, s[0:3], s33 offset:100
	buffer_load_dword v4, off, s[0:3], s33 offset:104
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[3:4], v[3:4]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v3, off, s[0:3], s33 offset:132
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s33 offset:136
	flat_load_dword v3, v[3:4] offset:256
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v3, off, s[0:3], s33 offset:128
	s_mov_b64 s[18:19], 32
	.loc	0 275 6 is_stmt 0
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL9threadIdx@rel32@lo+4
	s_addc_u32 s17, s17, _ZL9threadIdx@rel32@hi+12
	s_mov_b32 s15, 32
	s_lshr_b64 s[18:19], s[16:17], s15
	s_mov_b32 s19, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZNK8thread_xcvjEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZNK8thread_xcvjEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v8, off, s[0:3], s33 offset:132
	buffer_load_dword v9, off, s[0:3], s33 offset:136
	buffer_load_dword v3, off, s[0:3], s33 offset:128
	v_mov_b32_e32 v1, v0
	.loc	0 275 2
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
	s_mov_b32 s4, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v2, v4
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[6:7], s4, v[1:2]
	s_waitcnt vmcnt(2)
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v1, s[4:5], v1, v5
	v_addc_co_u32_e64 v4, s[4:5], v2, v4, s[4:5]
	v_mov_b32_e32 v2, v4
	.loc	0 275 19
	s_waitcnt vmcnt(1)
	flat_store_dword v[1:2], v3
	.loc	0 276 1 is_stmt 1
	s_endpgm
.Ltmp113:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel flag_first
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 16528
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
		.amdhsa_next_free_sgpr 38
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
.Lfunc_end35:
	.size	flag_first, .Lfunc_end35-flag_first

	.protected	flag_by_reference
	.globl	flag_by_reference
	.p2align	8
	.type	flag_by_reference,@function
flag_by_reference:
.Lfunc_begin36:
	.loc	0 278 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x2800
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
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
	buffer_store_dword v2, off, s[0:3], s33 offset:140
	buffer_store_dword v1, off, s[0:3], s33 offset:136
	buffer_store_dword v0, off, s[0:3], s33 offset:132
	s_load_dwordx2 s[22:23], s[16:17], 0x0
	s_load_dwordx2 s[20:21], s[16:17], 0x8
	s_load_dwordx2 s[18:19], s[16:17], 0x10
	s_load_dword s8, s[16:17], 0x18
	s_mov_b64 s[30:31], 0
	s_mov_b32 s27, s31
	v_writelane_b32 v4, s27, 11
	s_mov_b64 s[24:25], src_private_base
	s_mov_b32 s15, 32
	s_lshr_b64 s[34:35], s[24:25], s15
	s_mov_b32 s24, -1
	v_writelane_b32 v4, s24, 12
	v_mov_b32_e32 v5, 32
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	s_mov_b32 s26, s34
	v_writelane_b32 v4, s26, 13
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v6, s26
	v_cndmask_b32_e64 v3, v3, v6, s[28:29]
	s_mov_b32 s9, s30
	v_writelane_b32 v4, s9, 14
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v4, off, s[0:3], s33 offset:96
	s_mov_b64 exec, s[36:37]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v19, v4, v5, s[28:29]
	v_mov_b32_e32 v20, v3
	v_mov_b32_e32 v5, 40
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v17, v4, v5, s[28:29]
	v_mov_b32_e32 v18, v3
	v_mov_b32_e32 v5, 48
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v13, v4, v5, s[28:29]
	v_mov_b32_e32 v14, v3
	v_mov_b32_e32 v5, 56
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v5, v4, v5, s[28:29]
	v_mov_b32_e32 v6, v3
	buffer_store_dword v5, off, s[0:3], s33 offset:124
	s_waitcnt vmcnt(0)
	buffer_store_dword v6, off, s[0:3], s33 offset:128
	v_mov_b32_e32 v7, 64
	v_cmp_ne_u32_e64 s[28:29], v7, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v15, v4, v7, s[28:29]
	v_mov_b32_e32 v16, v3
	v_mov_b32_e32 v7, 0x48
	v_cmp_ne_u32_e64 s[28:29], v7, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v11, v4, v7, s[28:29]
	v_mov_b32_e32 v12, v3
	buffer_store_dword v11, off, s[0:3], s33 offset:116
	s_waitcnt vmcnt(0)
	buffer_store_dword v12, off, s[0:3], s33 offset:120
	v_mov_b32_e32 v7, 0x50
	v_cmp_ne_u32_e64 s[28:29], v7, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v9, v4, v7, s[28:29]
	v_mov_b32_e32 v10, v3
	v_mov_b32_e32 v7, 0x54
	v_cmp_ne_u32_e64 s[28:29], v7, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v7, v4, v7, s[28:29]
	v_mov_b32_e32 v8, v3
	buffer_store_dword v7, off, s[0:3], s33 offset:108
	s_waitcnt vmcnt(0)
	buffer_store_dword v8, off, s[0:3], s33 offset:112
	v_mov_b32_e32 v4, 0x58
	v_cmp_ne_u32_e64 s[24:25], v4, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v21, s26
	v_cndmask_b32_e64 v21, v3, v21, s[24:25]
	v_mov_b32_e32 v3, s9
	v_cndmask_b32_e64 v3, v3, v4, s[24:25]
	v_mov_b32_e32 v4, v21
	buffer_store_dword v3, off, s[0:3], s33 offset:100
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s33 offset:104
	v_mov_b32_e32 v22, v20
	v_mov_b32_e32 v21, v19
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v24, s23
	v_mov_b32_e32 v23, s22
	flat_store_dwordx2 v[21:22], v[23:24]
	flat_load_dwordx2 v[21:22], v[19:20]
	v_mov_b32_e32 v20, v18
	v_mov_b32_e32 v19, v17
	v_mov_b32_e32 v24, s21
	v_mov_b32_e32 v23, s20
	flat_store_dwordx2 v[19:20], v[23:24]
	flat_load_dwordx2 v[17:18], v[17:18]
	v_mov_b32_e32 v20, v14
	v_mov_b32_e32 v19, v13
	v_mov_b32_e32 v24, s19
	v_mov_b32_e32 v23, s18
	flat_store_dwordx2 v[19:20], v[23:24]
	flat_load_dwordx2 v[13:14], v[13:14]
	v_mov_b32_e32 v20, v6
	v_mov_b32_e32 v19, v5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[19:20], v[21:22]
	flat_store_dwordx2 v[15:16], v[17:18]
	flat_store_dwordx2 v[11:12], v[13:14]
	v_mov_b32_e32 v11, s8
	flat_store_dword v[9:10], v11
	v_mov_b32_e32 v9, 0
.Ltmp114:
	.loc	0 279 6 prologue_end
	flat_store_dword v[7:8], v9
	.loc	0 280 14
	flat_store_dwordx2 v[3:4], v[5:6]
	s_mov_b64 s[18:19], 32
	.loc	0 282 6
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s17, s18
	s_mov_b32 s16, s19
	s_add_u32 s8, s8, s17
	s_addc_u32 s16, s9, s16
	s_mov_b32 s9, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL9threadIdx@rel32@lo+4
	s_addc_u32 s17, s17, _ZL9threadIdx@rel32@hi+12
	s_lshr_b64 s[18:19], s[16:17], s15
	s_mov_b32 s19, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZNK8thread_xcvjEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZNK8thread_xcvjEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:96
	s_mov_b64 exec, s[36:37]
	s_mov_b32 s4, 5
	.loc	0 282 18 is_stmt 0
	v_cmp_ne_u32_e64 s[6:7], v1, s4
	.loc	0 282 6
	s_mov_b64 s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:96
	s_mov_b64 exec, s[36:37]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB37_2
	.loc	0 0 6
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:96
	s_mov_b64 exec, s[36:37]
	s_mov_b64 s[4:5], 0
	.loc	0 283 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:96
	s_mov_b64 exec, s[36:37]
	s_branch .LBB37_3
.LBB37_2:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:96
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	v_readlane_b32 s5, v0, 16
	s_or_b64 exec, exec, s[4:5]
	.loc	0 282 6 is_stmt 1
	s_branch .LBB37_7
.LBB37_3:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:96
	s_mov_b64 exec, s[36:37]
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
	v_writelane_b32 v0, s8, 19
	v_writelane_b32 v0, s9, 20
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:96
	s_mov_b64 exec, s[36:37]
	buffer_load_dword v4, off, s[0:3], s33 offset:132
	buffer_load_dword v5, off, s[0:3], s33 offset:136
	buffer_load_dword v6, off, s[0:3], s33 offset:140
	buffer_load_dword v7, off, s[0:3], s33 offset:108
	buffer_load_dword v8, off, s[0:3], s33 offset:112
	buffer_load_dword v9, off, s[0:3], s33 offset:100
	buffer_load_dword v10, off, s[0:3], s33 offset:104
	s_mov_b64 s[18:19], 32
	.loc	0 284 4 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	s_waitcnt vmcnt(0)
	v_lshrrev_b64 v[0:1], s15, v[9:10]
	v_mov_b32_e32 v1, v0
	v_lshrrev_b64 v[2:3], s15, v[7:8]
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v0, v9
	v_mov_b32_e32 v2, v7
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZZ17flag_by_referenceENKUlRiE_clES_@rel32@lo+4
	s_addc_u32 s17, s17, _ZZ17flag_by_referenceENKUlRiE_clES_@rel32@hi+12
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
	.loc	0 285 10
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:96
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 19
	v_readlane_b32 s7, v0, 20
	buffer_load_dword v1, off, s[0:3], s33 offset:108
	buffer_load_dword v2, off, s[0:3], s33 offset:112
	s_waitcnt vmcnt(0)
	flat_load_dword v1, v[1:2]
	s_mov_b32 s4, 0
	.loc	0 285 15 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e64 s[4:5], v1, s4
	.loc	0 284 4 is_stmt 1
	s_or_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 17
	v_writelane_b32 v0, s7, 18
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 21
	v_writelane_b32 v0, s7, 22
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:96
	s_mov_b64 exec, s[36:37]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB37_3
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:96
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	v_readlane_b32 s5, v0, 22
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB37_2
.LBB37_7:
	.loc	0 286 13
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v9, off, s[0:3], s33 offset:96
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v9, 0
	v_readlane_b32 s13, v9, 1
	v_readlane_b32 s12, v9, 2
	v_readlane_b32 s10, v9, 3
	v_readlane_b32 s11, v9, 4
	v_readlane_b32 s6, v9, 7
	v_readlane_b32 s7, v9, 8
	v_readlane_b32 s4, v9, 9
	v_readlane_b32 s5, v9, 10
	v_readlane_b32 s16, v9, 5
	v_readlane_b32 s17, v9, 6
	buffer_load_dword v0, off, s[0:3], s33 offset:132
	buffer_load_dword v1, off, s[0:3], s33 offset:136
	buffer_load_dword v2, off, s[0:3], s33 offset:140
	buffer_load_dword v3, off, s[0:3], s33 offset:116
	buffer_load_dword v4, off, s[0:3], s33 offset:120
	buffer_load_dword v5, off, s[0:3], s33 offset:108
	buffer_load_dword v6, off, s[0:3], s33 offset:112
	buffer_load_dword v7, off, s[0:3], s33 offset:124
	buffer_load_dword v8, off, s[0:3], s33 offset:128
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[17:18], v[7:8]
	s_mov_b64 s[24:25], 0
	s_mov_b32 s20, s25
	s_mov_b64 s[8:9], src_private_base
	s_mov_b32 s15, 32
	s_lshr_b64 s[18:19], s[8:9], s15
	s_mov_b32 s8, -1
	v_mov_b32_e32 v9, 8
	v_cmp_ne_u32_e64 s[22:23], v9, s8
	s_mov_b32 s19, s18
	v_mov_b32_e32 v7, s20
	v_mov_b32_e32 v8, s19
	v_cndmask_b32_e64 v7, v7, v8, s[22:23]
	s_mov_b32 s18, s24
	v_mov_b32_e32 v8, s18
	v_cndmask_b32_e64 v9, v8, v9, s[22:23]
	v_mov_b32_e32 v10, v7
	v_mov_b32_e32 v11, 16
	v_cmp_ne_u32_e64 s[22:23], v11, s8
	v_mov_b32_e32 v7, s20
	v_mov_b32_e32 v8, s19
	v_cndmask_b32_e64 v7, v7, v8, s[22:23]
	v_mov_b32_e32 v8, s18
	v_cndmask_b32_e64 v13, v8, v11, s[22:23]
	v_mov_b32_e32 v14, v7
	v_mov_b32_e32 v11, 20
	v_cmp_ne_u32_e64 s[22:23], v11, s8
	v_mov_b32_e32 v7, s20
	v_mov_b32_e32 v8, s19
	v_cndmask_b32_e64 v7, v7, v8, s[22:23]
	v_mov_b32_e32 v8, s18
	v_cndmask_b32_e64 v11, v8, v11, s[22:23]
	v_mov_b32_e32 v12, v7
	v_mov_b32_e32 v8, 24
	v_cmp_ne_u32_e64 s[8:9], v8, s8
	v_mov_b32_e32 v7, s20
	v_mov_b32_e32 v15, s19
	v_cndmask_b32_e64 v15, v7, v15, s[8:9]
	v_mov_b32_e32 v7, s18
	v_cndmask_b32_e64 v7, v7, v8, s[8:9]
	v_mov_b32_e32 v8, v15
	v_mov_b32_e32 v16, v10
	v_mov_b32_e32 v15, v9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[15:16], v[17:18]
	v_mov_b32_e32 v17, 1
	v_mov_b32_e32 v16, v14
	v_mov_b32_e32 v15, v13
	flat_store_dword v[15:16], v17
.Ltmp115:
	.loc	0 32 69
	flat_load_dwordx2 v[9:10], v[9:10]
	.loc	0 32 72 is_stmt 0
	s_nop 0
	flat_load_dword v15, v[13:14]
	v_mov_b32_e32 v14, v12
	v_mov_b32_e32 v13, v11
	.loc	0 32 47
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[13:14], v15
	flat_load_dword v11, v[11:12]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v9, v[9:10], v11 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[7:8], v9
.Ltmp116:
	.loc	0 287 21 is_stmt 1
	flat_load_dword v5, v[5:6]
	.loc	0 287 2 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v5, off, s[0:3], s33 offset:144
	flat_load_dwordx2 v[3:4], v[3:4]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v3, off, s[0:3], s33 offset:148
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s33 offset:152
	s_mov_b64 s[18:19], 32
	.loc	0 287 6
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s17, s18
	s_mov_b32 s16, s19
	s_add_u32 s8, s8, s17
	s_addc_u32 s16, s9, s16
	s_mov_b32 s9, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL9threadIdx@rel32@lo+4
	s_addc_u32 s17, s17, _ZL9threadIdx@rel32@hi+12
	s_lshr_b64 s[18:19], s[16:17], s15
	s_mov_b32 s19, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZNK8thread_xcvjEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZNK8thread_xcvjEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v8, off, s[0:3], s33 offset:148
	buffer_load_dword v9, off, s[0:3], s33 offset:152
	buffer_load_dword v3, off, s[0:3], s33 offset:144
	v_mov_b32_e32 v1, v0
	.loc	0 287 2
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:96
	s_mov_b64 exec, s[36:37]
	s_mov_b32 s4, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v2, v4
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[6:7], s4, v[1:2]
	s_waitcnt vmcnt(2)
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v1, s[4:5], v1, v5
	v_addc_co_u32_e64 v4, s[4:5], v2, v4, s[4:5]
	v_mov_b32_e32 v2, v4
	.loc	0 287 19
	s_waitcnt vmcnt(1)
	flat_store_dword v[1:2], v3
	.loc	0 288 1 is_stmt 1
	s_endpgm
.Ltmp117:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel flag_by_reference
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 16544
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
		.amdhsa_next_free_sgpr 38
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
.Lfunc_end36:
	.size	flag_by_reference, .Lfunc_end36-flag_by_reference

	.p2align	2
	.type	_ZZ17flag_by_referenceENKUlRiE_clES_,@function
_ZZ17flag_by_referenceENKUlRiE_clES_:
.Lfunc_begin37:
	.loc	0 280 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s9, s33
	s_mov_b32 s33, s32
	s_add_i32 s32, s32, 0x600
	v_mov_b32_e32 v8, v2
	v_mov_b32_e32 v10, v0
	v_mov_b32_e32 v9, v3
	v_mov_b32_e32 v11, v1
	s_mov_b64 s[12:13], 0
	s_mov_b32 s8, s13
	s_mov_b64 s[4:5], src_private_base
	s_mov_b32 s6, 32
	s_lshr_b64 s[6:7], s[4:5], s6
	s_mov_b32 s4, -1
	v_lshrrev_b32_e64 v2, 6, s33
	v_cmp_ne_u32_e64 s[10:11], v2, s4
	s_mov_b32 s7, s6
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v1, s7
	v_cndmask_b32_e64 v0, v0, v1, s[10:11]
	s_mov_b32 s6, s12
	v_mov_b32_e32 v1, s6
	v_cndmask_b32_e64 v4, v1, v2, s[10:11]
	v_mov_b32_e32 v5, v0
	v_lshrrev_b32_e64 v1, 6, s33
	v_add_u32_e32 v1, 8, v1
	v_cmp_ne_u32_e64 s[10:11], v1, s4
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v2, v0, v2, s[10:11]
	v_mov_b32_e32 v0, s6
	v_cndmask_b32_e64 v0, v0, v1, s[10:11]
	v_mov_b32_e32 v1, v2
	v_lshrrev_b32_e64 v3, 6, s33
	v_add_u32_e32 v3, 16, v3
	v_cmp_ne_u32_e64 s[4:5], v3, s4
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v6, s7
	v_cndmask_b32_e64 v6, v2, v6, s[4:5]
	v_mov_b32_e32 v2, s6
	v_cndmask_b32_e64 v2, v2, v3, s[4:5]
	v_mov_b32_e32 v3, v6
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	flat_store_dwordx2 v[6:7], v[10:11]
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v6, v0
	flat_store_dwordx2 v[6:7], v[8:9]
	flat_load_dwordx2 v[4:5], v[4:5]
.Ltmp118:
	.loc	0 280 52 prologue_end
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[4:5], v[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[4:5], v[4:5]
	.loc	0 280 34 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v6, v[4:5] glc
	v_mov_b32_e32 v5, v3
	v_mov_b32_e32 v4, v2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[4:5], v6
	flat_load_dword v2, v[2:3]
	.loc	0 280 29
	s_nop 0
	flat_load_dwordx2 v[0:1], v[0:1]
	.loc	0 280 32
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[0:1], v2
	.loc	0 280 84 epilogue_begin
	s_add_i32 s32, s32, 0xfffffa00
	s_mov_b32 s33, s9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_setpc_b64 s[30:31]
.Ltmp119:
.Lfunc_end37:
	.size	_ZZ17flag_by_referenceENKUlRiE_clES_, .Lfunc_end37-_ZZ17flag_by_referenceENKUlRiE_clES_

	.protected	flag_in_lds
	.globl	flag_in_lds
	.p2align	8
	.type	flag_in_lds,@function
flag_in_lds:
.Lfunc_begin38:
	.loc	0 290 0 is_stmt 1
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x2000
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
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
	buffer_store_dword v2, off, s[0:3], s33 offset:96
	buffer_store_dword v1, off, s[0:3], s33 offset:92
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_load_dwordx2 s[22:23], s[16:17], 0x0
	s_load_dwordx2 s[20:21], s[16:17], 0x8
	s_load_dwordx2 s[18:19], s[16:17], 0x10
	s_load_dword s8, s[16:17], 0x18
	s_mov_b64 s[30:31], 0
	s_mov_b32 s27, s31
	v_writelane_b32 v4, s27, 11
	s_mov_b64 s[24:25], src_private_base
	s_mov_b32 s15, 32
	s_lshr_b64 s[34:35], s[24:25], s15
	s_mov_b32 s24, -1
	v_writelane_b32 v4, s24, 12
	v_mov_b32_e32 v5, 0
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	s_mov_b32 s26, s34
	v_writelane_b32 v4, s26, 13
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v6, s26
	v_cndmask_b32_e64 v3, v3, v6, s[28:29]
	s_mov_b32 s9, s30
	v_writelane_b32 v4, s9, 14
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v4, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[36:37]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v15, v4, v5, s[28:29]
	v_mov_b32_e32 v16, v3
	v_mov_b32_e32 v5, 8
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v11, v4, v5, s[28:29]
	v_mov_b32_e32 v12, v3
	v_mov_b32_e32 v5, 16
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v7, v4, v5, s[28:29]
	v_mov_b32_e32 v8, v3
	v_mov_b32_e32 v5, 24
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v13, v4, v5, s[28:29]
	v_mov_b32_e32 v14, v3
	v_mov_b32_e32 v5, 32
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v9, v4, v5, s[28:29]
	v_mov_b32_e32 v10, v3
	v_mov_b32_e32 v5, 40
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v5, v4, v5, s[28:29]
	v_mov_b32_e32 v6, v3
	buffer_store_dword v5, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	buffer_store_dword v6, off, s[0:3], s33 offset:84
	v_mov_b32_e32 v4, 48
	v_cmp_ne_u32_e64 s[28:29], v4, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v17, s26
	v_cndmask_b32_e64 v17, v3, v17, s[28:29]
	v_mov_b32_e32 v3, s9
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, v17
	v_mov_b32_e32 v18, 52
	v_cmp_ne_u32_e64 s[28:29], v18, s24
	v_mov_b32_e32 v17, s27
	v_mov_b32_e32 v19, s26
	v_cndmask_b32_e64 v19, v17, v19, s[28:29]
	v_mov_b32_e32 v17, s9
	v_cndmask_b32_e64 v17, v17, v18, s[28:29]
	v_mov_b32_e32 v18, v19
	buffer_store_dword v17, off, s[0:3], s33 offset:72
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, off, s[0:3], s33 offset:76
	v_mov_b32_e32 v18, 56
	v_cmp_ne_u32_e64 s[24:25], v18, s24
	v_mov_b32_e32 v17, s27
	v_mov_b32_e32 v19, s26
	v_cndmask_b32_e64 v19, v17, v19, s[24:25]
	v_mov_b32_e32 v17, s9
	v_cndmask_b32_e64 v17, v17, v18, s[24:25]
	v_mov_b32_e32 v18, v19
	buffer_store_dword v17, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, off, s[0:3], s33 offset:68
	v_mov_b32_e32 v18, v16
	v_mov_b32_e32 v17, v15
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v19, s22
	v_mov_b32_e32 v20, s23
	flat_store_dwordx2 v[17:18], v[19:20]
	flat_load_dwordx2 v[15:16], v[15:16]
	v_mov_b32_e32 v18, v12
	v_mov_b32_e32 v17, v11
	v_mov_b32_e32 v19, s20
	v_mov_b32_e32 v20, s21
	flat_store_dwordx2 v[17:18], v[19:20]
	flat_load_dwordx2 v[11:12], v[11:12]
	v_mov_b32_e32 v18, v8
	v_mov_b32_e32 v17, v7
	v_mov_b32_e32 v20, s19
	v_mov_b32_e32 v19, s18
	flat_store_dwordx2 v[17:18], v[19:20]
	flat_load_dwordx2 v[7:8], v[7:8]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[13:14], v[15:16]
	flat_store_dwordx2 v[9:10], v[11:12]
	flat_store_dwordx2 v[5:6], v[7:8]
	v_mov_b32_e32 v5, s8
	flat_store_dword v[3:4], v5
.Ltmp120:
	.loc	0 293 7 prologue_end
	s_mov_b64 s[8:9], src_shared_base
	s_lshr_b64 s[8:9], s[8:9], s15
	s_mov_b32 s9, s8
	s_mov_b32 s8, 0
	v_mov_b32_e32 v3, s8
	v_mov_b32_e32 v5, s9
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v5, s8
	flat_store_dword v[3:4], v5
.Ltmp121:
	.loc	0 36 2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 37 2
	s_barrier
	.loc	0 38 2
	s_waitcnt lgkmcnt(0)
	s_mov_b64 s[18:19], 32
.Ltmp122:
	.loc	0 295 6
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s17, s18
	s_mov_b32 s16, s19
	s_add_u32 s8, s8, s17
	s_addc_u32 s16, s9, s16
	s_mov_b32 s9, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL9threadIdx@rel32@lo+4
	s_addc_u32 s17, s17, _ZL9threadIdx@rel32@hi+12
	s_lshr_b64 s[18:19], s[16:17], s15
	s_mov_b32 s19, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZNK8thread_xcvjEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZNK8thread_xcvjEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[36:37]
	s_mov_b32 s4, 7
	.loc	0 295 18 is_stmt 0
	v_cmp_ne_u32_e64 s[6:7], v1, s4
	.loc	0 295 6
	s_mov_b64 s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[36:37]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB38_2
	.loc	0 0 6
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[36:37]
	s_mov_b64 s[4:5], 0
	.loc	0 296 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[36:37]
	s_branch .LBB38_3
.LBB38_2:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	v_readlane_b32 s5, v0, 16
	s_or_b64 exec, exec, s[4:5]
	.loc	0 295 6 is_stmt 1
	s_branch .LBB38_8
.LBB38_3:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	v_readlane_b32 s5, v0, 20
	v_readlane_b32 s6, v0, 17
	v_readlane_b32 s7, v0, 18
	v_writelane_b32 v0, s6, 21
	v_writelane_b32 v0, s7, 22
	.loc	0 296 10 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:72
	buffer_load_dword v2, off, s[0:3], s33 offset:76
	s_mov_b64 s[6:7], src_shared_base
	s_mov_b32 s8, 32
	s_lshr_b64 s[6:7], s[6:7], s8
	s_mov_b32 s7, s6
	s_mov_b32 s6, 0
	v_mov_b32_e32 v3, s6
	v_mov_b32_e32 v5, s7
	v_mov_b32_e32 v4, v5
	flat_load_dword v5, v[3:4]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v3, v1
	s_waitcnt lgkmcnt(0)
	flat_store_dword v[3:4], v5
	flat_load_dword v1, v[1:2]
	.loc	0 296 83 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	.loc	0 296 3
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 27
	v_writelane_b32 v0, s5, 28
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[36:37]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB38_5
	.loc	0 0 3
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	v_readlane_b32 s5, v0, 24
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 296 3
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[36:37]
.LBB38_5:
	.loc	0 0 3
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 21
	v_readlane_b32 s9, v0, 22
	v_readlane_b32 s6, v0, 25
	v_readlane_b32 s7, v0, 26
	.loc	0 296 3
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
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[36:37]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB38_3
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 29
	v_readlane_b32 s5, v0, 30
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB38_2
.LBB38_8:
	.loc	0 0 3
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v7, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[36:37]
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
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	buffer_load_dword v2, off, s[0:3], s33 offset:96
	buffer_load_dword v3, off, s[0:3], s33 offset:80
	buffer_load_dword v4, off, s[0:3], s33 offset:84
	buffer_load_dword v5, off, s[0:3], s33 offset:64
	buffer_load_dword v6, off, s[0:3], s33 offset:68
	v_mov_b32_e32 v9, 1
	.loc	0 297 2 is_stmt 1
	buffer_store_dword v9, off, s[0:3], s33 offset:100
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v7, v5
	flat_store_dword v[7:8], v9
	flat_load_dword v7, v[5:6]
	s_mov_b64 s[8:9], src_shared_base
	s_mov_b32 s15, 32
	s_lshr_b64 s[8:9], s[8:9], s15
	s_mov_b32 s9, 0
	v_mov_b32_e32 v5, s9
	v_mov_b32_e32 v8, s8
	v_mov_b32_e32 v6, v8
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[5:6], v7
	.loc	0 298 2
	flat_load_dwordx2 v[3:4], v[3:4]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v3, off, s[0:3], s33 offset:104
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s33 offset:108
	s_mov_b64 s[18:19], 32
	.loc	0 298 6 is_stmt 0
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s17, s18
	s_mov_b32 s16, s19
	s_add_u32 s8, s8, s17
	s_addc_u32 s16, s9, s16
	s_mov_b32 s9, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL9threadIdx@rel32@lo+4
	s_addc_u32 s17, s17, _ZL9threadIdx@rel32@hi+12
	s_lshr_b64 s[18:19], s[16:17], s15
	s_mov_b32 s19, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZNK8thread_xcvjEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZNK8thread_xcvjEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v8, off, s[0:3], s33 offset:104
	buffer_load_dword v9, off, s[0:3], s33 offset:108
	buffer_load_dword v3, off, s[0:3], s33 offset:100
	v_mov_b32_e32 v1, v0
	.loc	0 298 2
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b64 exec, s[36:37]
	s_mov_b32 s4, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v2, v4
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[6:7], s4, v[1:2]
	s_waitcnt vmcnt(2)
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v1, s[4:5], v1, v5
	v_addc_co_u32_e64 v4, s[4:5], v2, v4, s[4:5]
	v_mov_b32_e32 v2, v4
	.loc	0 298 19
	s_waitcnt vmcnt(1)
	flat_store_dword v[1:2], v3
	.loc	0 299 1 is_stmt 1
	s_endpgm
.Ltmp123:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel flag_in_lds
		.amdhsa_group_segment_fixed_size 4
		.amdhsa_private_segment_fixed_size 16512
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
		.amdhsa_next_free_sgpr 38
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
.Lfunc_end38:
	.size	flag_in_lds, .Lfunc_end38-flag_in_lds

	.protected	flag_behind_pointer
	.globl	flag_behind_pointer
	.p2align	8
	.type	flag_behind_pointer,@function
flag_behind_pointer:
.Lfunc_begin39:
	.loc	0 301 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x3000
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
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
	buffer_store_dword v2, off, s[0:3], s33 offset:168
	buffer_store_dword v1, off, s[0:3], s33 offset:164
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_load_dwordx2 s[22:23], s[16:17], 0x0
	s_load_dwordx2 s[20:21], s[16:17], 0x8
	s_load_dwordx2 s[18:19], s[16:17], 0x10
	s_load_dword s8, s[16:17], 0x18
	s_mov_b64 s[30:31], 0
	s_mov_b32 s27, s31
	v_writelane_b32 v4, s27, 11
	s_mov_b64 s[24:25], src_private_base
	s_mov_b32 s15, 32
	s_lshr_b64 s[34:35], s[24:25], s15
	s_mov_b32 s24, -1
	v_writelane_b32 v4, s24, 12
	v_mov_b32_e32 v5, 32
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	s_mov_b32 s26, s34
	v_writelane_b32 v4, s26, 13
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v6, s26
	v_cndmask_b32_e64 v3, v3, v6, s[28:29]
	s_mov_b32 s9, s30
	v_writelane_b32 v4, s9, 14
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v4, off, s[0:3], s33 offset:124
	s_mov_b64 exec, s[36:37]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v23, v4, v5, s[28:29]
	v_mov_b32_e32 v24, v3
	v_mov_b32_e32 v5, 40
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v21, v4, v5, s[28:29]
	v_mov_b32_e32 v22, v3
	v_mov_b32_e32 v5, 48
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v17, v4, v5, s[28:29]
	v_mov_b32_e32 v18, v3
	v_mov_b32_e32 v5, 56
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v11, v4, v5, s[28:29]
	v_mov_b32_e32 v12, v3
	v_mov_b32_e32 v5, 64
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v19, v4, v5, s[28:29]
	v_mov_b32_e32 v20, v3
	v_mov_b32_e32 v5, 0x48
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v15, v4, v5, s[28:29]
	v_mov_b32_e32 v16, v3
	buffer_store_dword v15, off, s[0:3], s33 offset:152
	s_waitcnt vmcnt(0)
	buffer_store_dword v16, off, s[0:3], s33 offset:156
	v_mov_b32_e32 v5, 0x50
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v13, v4, v5, s[28:29]
	v_mov_b32_e32 v14, v3
	v_mov_b32_e32 v5, 0x58
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v9, v4, v5, s[28:29]
	v_mov_b32_e32 v10, v3
	v_mov_b32_e32 v5, 0x60
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v7, v4, v5, s[28:29]
	v_mov_b32_e32 v8, v3
	buffer_store_dword v7, off, s[0:3], s33 offset:144
	s_waitcnt vmcnt(0)
	buffer_store_dword v8, off, s[0:3], s33 offset:148
	v_mov_b32_e32 v5, 0x68
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v5, v4, v5, s[28:29]
	v_mov_b32_e32 v6, v3
	v_mov_b32_e32 v4, 0x70
	v_cmp_ne_u32_e64 s[28:29], v4, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v25, s26
	v_cndmask_b32_e64 v25, v3, v25, s[28:29]
	v_mov_b32_e32 v3, s9
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, v25
	buffer_store_dword v3, off, s[0:3], s33 offset:136
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s33 offset:140
	v_mov_b32_e32 v26, 0x78
	v_cmp_ne_u32_e64 s[24:25], v26, s24
	v_mov_b32_e32 v25, s27
	v_mov_b32_e32 v27, s26
	v_cndmask_b32_e64 v27, v25, v27, s[24:25]
	v_mov_b32_e32 v25, s9
	v_cndmask_b32_e64 v25, v25, v26, s[24:25]
	v_mov_b32_e32 v26, v27
	buffer_store_dword v25, off, s[0:3], s33 offset:128
	s_waitcnt vmcnt(0)
	buffer_store_dword v26, off, s[0:3], s33 offset:132
	v_mov_b32_e32 v26, v24
	v_mov_b32_e32 v25, v23
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v28, s23
	v_mov_b32_e32 v27, s22
	flat_store_dwordx2 v[25:26], v[27:28]
	flat_load_dwordx2 v[25:26], v[23:24]
	v_mov_b32_e32 v24, v22
	v_mov_b32_e32 v23, v21
	v_mov_b32_e32 v28, s21
	v_mov_b32_e32 v27, s20
	flat_store_dwordx2 v[23:24], v[27:28]
	flat_load_dwordx2 v[21:22], v[21:22]
	v_mov_b32_e32 v24, v18
	v_mov_b32_e32 v23, v17
	v_mov_b32_e32 v28, s19
	v_mov_b32_e32 v27, s18
	flat_store_dwordx2 v[23:24], v[27:28]
	flat_load_dwordx2 v[17:18], v[17:18]
	v_mov_b32_e32 v24, v12
	v_mov_b32_e32 v23, v11
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[23:24], v[25:26]
	flat_store_dwordx2 v[19:20], v[21:22]
	flat_store_dwordx2 v[15:16], v[17:18]
	v_mov_b32_e32 v15, s8
	flat_store_dword v[13:14], v15
.Ltmp124:
	.loc	0 302 11 prologue_end
	flat_load_dwordx2 v[13:14], v[11:12]
	v_mov_b32_e32 v12, v10
	v_mov_b32_e32 v11, v9
	.loc	0 302 7 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[11:12], v[13:14]
	.loc	0 302 19
	flat_store_dwordx2 v[7:8], v[9:10]
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v7, v5
	.loc	0 303 6 is_stmt 1
	flat_store_dword v[7:8], v9
	.loc	0 304 7
	flat_store_dwordx2 v[3:4], v[5:6]
	s_mov_b64 s[18:19], 32
	.loc	0 306 6
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s17, s18
	s_mov_b32 s16, s19
	s_add_u32 s8, s8, s17
	s_addc_u32 s16, s9, s16
	s_mov_b32 s9, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL9threadIdx@rel32@lo+4
	s_addc_u32 s17, s17, _ZL9threadIdx@rel32@hi+12
	s_lshr_b64 s[18:19], s[16:17], s15
	s_mov_b32 s19, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZNK8thread_xcvjEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZNK8thread_xcvjEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:124
	s_mov_b64 exec, s[36:37]
	s_mov_b32 s4, 9
	.loc	0 306 18 is_stmt 0
	v_cmp_ne_u32_e64 s[6:7], v1, s4
	.loc	0 306 6
	s_mov_b64 s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:124
	s_mov_b64 exec, s[36:37]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB39_2
	.loc	0 0 6
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:124
	s_mov_b64 exec, s[36:37]
	s_mov_b64 s[4:5], 0
	.loc	0 307 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:124
	s_mov_b64 exec, s[36:37]
	s_branch .LBB39_3
.LBB39_2:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:124
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	v_readlane_b32 s5, v0, 16
	s_or_b64 exec, exec, s[4:5]
	.loc	0 306 6 is_stmt 1
	s_branch .LBB39_8
.LBB39_3:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:124
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	v_readlane_b32 s5, v0, 20
	v_readlane_b32 s6, v0, 17
	v_readlane_b32 s7, v0, 18
	v_writelane_b32 v0, s6, 21
	v_writelane_b32 v0, s7, 22
	.loc	0 307 11 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:136
	buffer_load_dword v2, off, s[0:3], s33 offset:140
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[1:2], v[1:2]
	.loc	0 307 10 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v1, v[1:2]
	s_mov_b32 s6, 0
	.loc	0 307 14
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	.loc	0 307 3
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 27
	v_writelane_b32 v0, s5, 28
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:124
	s_mov_b64 exec, s[36:37]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB39_5
	.loc	0 308 29 is_stmt 1
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:124
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	v_readlane_b32 s5, v0, 24
	buffer_load_dword v1, off, s[0:3], s33 offset:136
	buffer_load_dword v2, off, s[0:3], s33 offset:140
	buffer_load_dword v3, off, s[0:3], s33 offset:128
	buffer_load_dword v4, off, s[0:3], s33 offset:132
	buffer_load_dword v5, off, s[0:3], s33 offset:144
	buffer_load_dword v6, off, s[0:3], s33 offset:148
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[5:6], v[5:6]
	.loc	0 308 28 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[5:6], v[5:6]
	.loc	0 308 10
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v7, v[5:6] glc
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v5, v3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[5:6], v7
	flat_load_dword v3, v[3:4]
	.loc	0 308 5
	s_nop 0
	flat_load_dwordx2 v[1:2], v[1:2]
	.loc	0 308 8
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[1:2], v3
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 307 3 is_stmt 1
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:124
	s_mov_b64 exec, s[36:37]
.LBB39_5:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:124
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 21
	v_readlane_b32 s9, v0, 22
	v_readlane_b32 s6, v0, 25
	v_readlane_b32 s7, v0, 26
	.loc	0 307 3
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
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:124
	s_mov_b64 exec, s[36:37]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB39_3
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:124
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 29
	v_readlane_b32 s5, v0, 30
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB39_2
.LBB39_8:
	.loc	0 309 14 is_stmt 1
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v9, off, s[0:3], s33 offset:124
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v9, 0
	v_readlane_b32 s13, v9, 1
	v_readlane_b32 s12, v9, 2
	v_readlane_b32 s10, v9, 3
	v_readlane_b32 s11, v9, 4
	v_readlane_b32 s6, v9, 7
	v_readlane_b32 s7, v9, 8
	v_readlane_b32 s4, v9, 9
	v_readlane_b32 s5, v9, 10
	v_readlane_b32 s16, v9, 5
	v_readlane_b32 s17, v9, 6
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	buffer_load_dword v1, off, s[0:3], s33 offset:164
	buffer_load_dword v2, off, s[0:3], s33 offset:168
	buffer_load_dword v3, off, s[0:3], s33 offset:152
	buffer_load_dword v4, off, s[0:3], s33 offset:156
	buffer_load_dword v5, off, s[0:3], s33 offset:136
	buffer_load_dword v6, off, s[0:3], s33 offset:140
	buffer_load_dword v7, off, s[0:3], s33 offset:144
	buffer_load_dword v8, off, s[0:3], s33 offset:148
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[7:8], v[7:8]
	.loc	0 309 13 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[17:18], v[7:8]
	s_mov_b64 s[24:25], 0
	s_mov_b32 s20, s25
	s_mov_b64 s[8:9], src_private_base
	s_mov_b32 s15, 32
	s_lshr_b64 s[18:19], s[8:9], s15
	s_mov_b32 s8, -1
	v_mov_b32_e32 v9, 8
	v_cmp_ne_u32_e64 s[22:23], v9, s8
	s_mov_b32 s19, s18
	v_mov_b32_e32 v7, s20
	v_mov_b32_e32 v8, s19
	v_cndmask_b32_e64 v7, v7, v8, s[22:23]
	s_mov_b32 s18, s24
	v_mov_b32_e32 v8, s18
	v_cndmask_b32_e64 v9, v8, v9, s[22:23]
	v_mov_b32_e32 v10, v7
	v_mov_b32_e32 v11, 16
	v_cmp_ne_u32_e64 s[22:23], v11, s8
	v_mov_b32_e32 v7, s20
	v_mov_b32_e32 v8, s19
	v_cndmask_b32_e64 v7, v7, v8, s[22:23]
	v_mov_b32_e32 v8, s18
	v_cndmask_b32_e64 v13, v8, v11, s[22:23]
	v_mov_b32_e32 v14, v7
	v_mov_b32_e32 v11, 20
	v_cmp_ne_u32_e64 s[22:23], v11, s8
	v_mov_b32_e32 v7, s20
	v_mov_b32_e32 v8, s19
	v_cndmask_b32_e64 v7, v7, v8, s[22:23]
	v_mov_b32_e32 v8, s18
	v_cndmask_b32_e64 v11, v8, v11, s[22:23]
	v_mov_b32_e32 v12, v7
	v_mov_b32_e32 v8, 24
	v_cmp_ne_u32_e64 s[8:9], v8, s8
	v_mov_b32_e32 v7, s20
	v_mov_b32_e32 v15, s19
	v_cndmask_b32_e64 v15, v7, v15, s[8:9]
	v_mov_b32_e32 v7, s18
	v_cndmask_b32_e64 v7, v7, v8, s[8:9]
	v_mov_b32_e32 v8, v15
	v_mov_b32_e32 v16, v10
	v_mov_b32_e32 v15, v9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[15:16], v[17:18]
	v_mov_b32_e32 v17, 1
	v_mov_b32_e32 v16, v14
	v_mov_b32_e32 v15, v13
	flat_store_dword v[15:16], v17
.Ltmp125:
	.loc	0 32 69 is_stmt 1
	flat_load_dwordx2 v[9:10], v[9:10]
	.loc	0 32 72 is_stmt 0
	s_nop 0
	flat_load_dword v15, v[13:14]
	v_mov_b32_e32 v14, v12
	v_mov_b32_e32 v13, v11
	.loc	0 32 47
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[13:14], v15
	flat_load_dword v11, v[11:12]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v9, v[9:10], v11 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[7:8], v9
.Ltmp126:
	.loc	0 310 22 is_stmt 1
	flat_load_dwordx2 v[5:6], v[5:6]
	.loc	0 310 21 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v5, v[5:6]
	.loc	0 310 2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v5, off, s[0:3], s33 offset:172
	flat_load_dwordx2 v[3:4], v[3:4]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v3, off, s[0:3], s33 offset:176
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s33 offset:180
	s_mov_b64 s[18:19], 32
	.loc	0 310 6
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s17, s18
	s_mov_b32 s16, s19
	s_add_u32 s8, s8, s17
	s_addc_u32 s16, s9, s16
	s_mov_b32 s9, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL9threadIdx@rel32@lo+4
	s_addc_u32 s17, s17, _ZL9threadIdx@rel32@hi+12
	s_lshr_b64 s[18:19], s[16:17], s15
	s_mov_b32 s19, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZNK8thread_xcvjEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZNK8thread_xcvjEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v8, off, s[0:3], s33 offset:176
	buffer_load_dword v9, off, s[0:3], s33 offset:180
	buffer_load_dword v3, off, s[0:3], s33 offset:172
	v_mov_b32_e32 v1, v0
	.loc	0 310 2
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:124
	s_mov_b64 exec, s[36:37]
	s_mov_b32 s4, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v2, v4
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[6:7], s4, v[1:2]
	s_waitcnt vmcnt(2)
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v1, s[4:5], v1, v5
	v_addc_co_u32_e64 v4, s[4:5], v2, v4, s[4:5]
	v_mov_b32_e32 v2, v4
	.loc	0 310 19
	s_waitcnt vmcnt(1)
	flat_store_dword v[1:2], v3
	.loc	0 311 1 is_stmt 1
	s_endpgm
.Ltmp127:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel flag_behind_pointer
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 16576
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
		.amdhsa_next_free_sgpr 38
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
.Lfunc_end39:
	.size	flag_behind_pointer, .Lfunc_end39-flag_behind_pointer

	.protected	chain_of_lanes
	.globl	chain_of_lanes
	.p2align	8
	.type	chain_of_lanes,@function
chain_of_lanes:
.Lfunc_begin40:
	.loc	0 313 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x2000
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v4, s16, 0
	s_mov_b32 s13, s15
	s_mov_b32 s12, s14
	v_readlane_b32 s14, v4, 0
	s_mov_b64 s[16:17], s[8:9]
	s_load_dwordx2 s[22:23], s[16:17], 0x0
	s_load_dwordx2 s[20:21], s[16:17], 0x8
	s_load_dwordx2 s[18:19], s[16:17], 0x10
	s_load_dword s8, s[16:17], 0x18
	s_mov_b64 s[30:31], 0
	s_mov_b32 s27, s31
	v_writelane_b32 v4, s27, 1
	s_mov_b64 s[24:25], src_private_base
	s_mov_b32 s15, 32
	s_lshr_b64 s[34:35], s[24:25], s15
	s_mov_b32 s24, -1
	v_writelane_b32 v4, s24, 2
	v_mov_b32_e32 v5, 32
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	s_mov_b32 s26, s34
	v_writelane_b32 v4, s26, 3
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v6, s26
	v_cndmask_b32_e64 v3, v3, v6, s[28:29]
	s_mov_b32 s9, s30
	v_writelane_b32 v4, s9, 4
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v4, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[36:37]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v15, v4, v5, s[28:29]
	v_mov_b32_e32 v16, v3
	v_mov_b32_e32 v5, 40
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v11, v4, v5, s[28:29]
	v_mov_b32_e32 v12, v3
	v_mov_b32_e32 v5, 48
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v7, v4, v5, s[28:29]
	v_mov_b32_e32 v8, v3
	v_mov_b32_e32 v5, 56
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v13, v4, v5, s[28:29]
	v_mov_b32_e32 v14, v3
	buffer_store_dword v13, off, s[0:3], s33 offset:112
	s_waitcnt vmcnt(0)
	buffer_store_dword v14, off, s[0:3], s33 offset:116
	v_mov_b32_e32 v5, 64
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v9, v4, v5, s[28:29]
	v_mov_b32_e32 v10, v3
	v_mov_b32_e32 v5, 0x48
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v5, v4, v5, s[28:29]
	v_mov_b32_e32 v6, v3
	v_mov_b32_e32 v4, 0x50
	v_cmp_ne_u32_e64 s[28:29], v4, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v17, s26
	v_cndmask_b32_e64 v17, v3, v17, s[28:29]
	v_mov_b32_e32 v3, s9
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, v17
	v_mov_b32_e32 v18, 0x54
	v_cmp_ne_u32_e64 s[28:29], v18, s24
	v_mov_b32_e32 v17, s27
	v_mov_b32_e32 v19, s26
	v_cndmask_b32_e64 v19, v17, v19, s[28:29]
	v_mov_b32_e32 v17, s9
	v_cndmask_b32_e64 v17, v17, v18, s[28:29]
	v_mov_b32_e32 v18, v19
	buffer_store_dword v17, off, s[0:3], s33 offset:96
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, off, s[0:3], s33 offset:100
	v_mov_b32_e32 v18, 0x58
	v_cmp_ne_u32_e64 s[24:25], v18, s24
	v_mov_b32_e32 v17, s27
	v_mov_b32_e32 v19, s26
	v_cndmask_b32_e64 v19, v17, v19, s[24:25]
	v_mov_b32_e32 v17, s9
	v_cndmask_b32_e64 v17, v17, v18, s[24:25]
	v_mov_b32_e32 v18, v19
	buffer_store_dword v17, off, s[0:3], s33 offset:104
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, off, s[0:3], s33 offset:108
	v_mov_b32_e32 v18, v16
	v_mov_b32_e32 v17, v15
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v19, s22
	v_mov_b32_e32 v20, s23
	flat_store_dwordx2 v[17:18], v[19:20]
	flat_load_dwordx2 v[15:16], v[15:16]
	v_mov_b32_e32 v18, v12
	v_mov_b32_e32 v17, v11
	v_mov_b32_e32 v19, s20
	v_mov_b32_e32 v20, s21
	flat_store_dwordx2 v[17:18], v[19:20]
	flat_load_dwordx2 v[11:12], v[11:12]
	v_mov_b32_e32 v18, v8
	v_mov_b32_e32 v17, v7
	v_mov_b32_e32 v20, s19
	v_mov_b32_e32 v19, s18
	flat_store_dwordx2 v[17:18], v[19:20]
	flat_load_dwordx2 v[7:8], v[7:8]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[13:14], v[15:16]
	flat_store_dwordx2 v[9:10], v[11:12]
	flat_store_dwordx2 v[5:6], v[7:8]
	v_mov_b32_e32 v5, s8
	flat_store_dword v[3:4], v5
	s_mov_b64 s[18:19], 32
.Ltmp128:
	.loc	0 314 11 prologue_end
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s17, s18
	s_mov_b32 s16, s19
	s_add_u32 s8, s8, s17
	s_addc_u32 s16, s9, s16
	s_mov_b32 s9, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL9threadIdx@rel32@lo+4
	s_addc_u32 s17, s17, _ZL9threadIdx@rel32@hi+12
	s_lshr_b64 s[18:19], s[16:17], s15
	s_mov_b32 s19, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZNK8thread_xcvjEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZNK8thread_xcvjEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	buffer_load_dword v2, off, s[0:3], s33 offset:100
	v_mov_b32_e32 v5, v0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v3, v1
	.loc	0 314 7 is_stmt 0
	flat_store_dword v[3:4], v5
	.loc	0 316 6 is_stmt 1
	flat_load_dword v1, v[1:2]
	s_mov_b32 s4, 0
	.loc	0 316 8 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e64 s[6:7], v1, s4
	.loc	0 316 6
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 5
	v_writelane_b32 v0, s5, 6
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[36:37]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB40_2
	.loc	0 0 6
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[36:37]
	s_mov_b64 s[4:5], 0
	.loc	0 317 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 7
	v_writelane_b32 v0, s5, 8
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[36:37]
	s_branch .LBB40_3
.LBB40_2:
	.loc	0 0 3 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 5
	v_readlane_b32 s5, v0, 6
	s_or_b64 exec, exec, s[4:5]
	.loc	0 316 6 is_stmt 1
	s_branch .LBB40_8
.LBB40_3:
	.loc	0 0 6 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_writelane_b32 v0, s6, 11
	v_writelane_b32 v0, s7, 12
	.loc	0 317 28 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:104
	buffer_load_dword v2, off, s[0:3], s33 offset:108
	buffer_load_dword v3, off, s[0:3], s33 offset:96
	buffer_load_dword v4, off, s[0:3], s33 offset:100
	buffer_load_dword v5, off, s[0:3], s33 offset:112
	buffer_load_dword v6, off, s[0:3], s33 offset:116
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[9:10], v[5:6]
	.loc	0 317 35 is_stmt 0
	s_nop 0
	flat_load_dword v3, v[3:4]
	s_mov_b32 s6, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, v5
	s_mov_b32 s6, 2
	.loc	0 317 33
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_lshlrev_b64 v[7:8], s6, v[3:4]
	v_mov_b32_e32 v4, v9
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v3, v10
	v_mov_b32_e32 v5, v8
	v_add_co_u32_e64 v4, s[6:7], v4, v6
	v_addc_co_u32_e64 v3, s[6:7], v3, v5, s[6:7]
	v_mov_b32_e32 v5, v3
	.loc	0 317 10
	v_mov_b32_e32 v3, v4
	s_mov_b32 s6, -4
	v_add_co_u32_e64 v3, s[6:7], s6, v3
	s_mov_b32 s8, -1
	v_mov_b32_e32 v4, s8
	v_addc_co_u32_e64 v5, s[6:7], v4, v5, s[6:7]
	v_mov_b32_e32 v4, v5
	flat_load_dword v5, v[3:4] glc
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v3, v1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[3:4], v5
	flat_load_dword v1, v[1:2]
	s_mov_b32 s6, 0
	.loc	0 317 67
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	.loc	0 317 3
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[36:37]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB40_5
	.loc	0 0 3
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 13
	v_readlane_b32 s5, v0, 14
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 317 3
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[36:37]
.LBB40_5:
	.loc	0 0 3
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	v_readlane_b32 s5, v0, 18
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 11
	v_readlane_b32 s9, v0, 12
	v_readlane_b32 s6, v0, 15
	v_readlane_b32 s7, v0, 16
	.loc	0 317 3
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 9
	v_writelane_b32 v0, s7, 10
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 7
	v_writelane_b32 v0, s7, 8
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 19
	v_writelane_b32 v0, s7, 20
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[36:37]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB40_3
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	v_readlane_b32 s5, v0, 20
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB40_2
.LBB40_8:
	.loc	0 318 13 is_stmt 1
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[36:37]
	buffer_load_dword v3, off, s[0:3], s33 offset:96
	buffer_load_dword v4, off, s[0:3], s33 offset:100
	buffer_load_dword v1, off, s[0:3], s33 offset:112
	buffer_load_dword v2, off, s[0:3], s33 offset:116
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[1:2], v[1:2]
	.loc	0 318 20 is_stmt 0
	s_nop 0
	flat_load_dword v3, v[3:4]
	s_mov_b32 s4, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, v5
	s_mov_b32 s4, 2
	.loc	0 318 18
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_lshlrev_b64 v[5:6], s4, v[3:4]
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v6
	v_add_co_u32_e64 v11, s[4:5], v3, v4
	v_addc_co_u32_e64 v1, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v12, v1
	s_mov_b64 s[12:13], 0
	s_mov_b32 s8, s13
	s_mov_b64 s[4:5], src_private_base
	s_mov_b32 s6, 32
	s_lshr_b64 s[6:7], s[4:5], s6
	s_mov_b32 s4, -1
	v_mov_b32_e32 v3, 8
	v_cmp_ne_u32_e64 s[10:11], v3, s4
	s_mov_b32 s7, s6
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v1, v1, v2, s[10:11]
	s_mov_b32 s6, s12
	v_mov_b32_e32 v2, s6
	v_cndmask_b32_e64 v3, v2, v3, s[10:11]
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v5, 16
	v_cmp_ne_u32_e64 s[10:11], v5, s4
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v1, v1, v2, s[10:11]
	v_mov_b32_e32 v2, s6
	v_cndmask_b32_e64 v7, v2, v5, s[10:11]
	v_mov_b32_e32 v8, v1
	v_mov_b32_e32 v5, 20
	v_cmp_ne_u32_e64 s[10:11], v5, s4
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v1, v1, v2, s[10:11]
	v_mov_b32_e32 v2, s6
	v_cndmask_b32_e64 v5, v2, v5, s[10:11]
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v2, 24
	v_cmp_ne_u32_e64 s[4:5], v2, s4
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v9, s7
	v_cndmask_b32_e64 v9, v1, v9, s[4:5]
	v_mov_b32_e32 v1, s6
	v_cndmask_b32_e64 v1, v1, v2, s[4:5]
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v10, v4
	v_mov_b32_e32 v9, v3
	flat_store_dwordx2 v[9:10], v[11:12]
	v_mov_b32_e32 v11, 1
	v_mov_b32_e32 v10, v8
	v_mov_b32_e32 v9, v7
	flat_store_dword v[9:10], v11
.Ltmp129:
	.loc	0 32 69 is_stmt 1
	flat_load_dwordx2 v[3:4], v[3:4]
	.loc	0 32 72 is_stmt 0
	s_nop 0
	flat_load_dword v9, v[7:8]
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v7, v5
	.loc	0 32 47
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[7:8], v9
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v3, v[3:4], v5 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[1:2], v3
.Ltmp130:
	.loc	0 319 1 is_stmt 1
	s_endpgm
.Ltmp131:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel chain_of_lanes
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 16512
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
		.amdhsa_next_free_sgpr 38
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
.Lfunc_end40:
	.size	chain_of_lanes, .Lfunc_end40-chain_of_lanes

	.protected	some_tries
	.globl	some_tries
	.p2align	8
	.type	some_tries,@function
some_tries:
.Lfunc_begin41:
	.loc	0 322 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x2400
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
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[36:37]
	v_mov_b32_e32 v6, v2
	buffer_store_dword v6, off, s[0:3], s33 offset:124
	v_mov_b32_e32 v5, v1
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[36:37]
	buffer_store_dword v5, off, s[0:3], s33 offset:120
	v_mov_b32_e32 v4, v0
	buffer_store_dword v4, off, s[0:3], s33 offset:116
	s_load_dwordx2 s[22:23], s[16:17], 0x0
	s_load_dwordx2 s[20:21], s[16:17], 0x8
	s_load_dwordx2 s[18:19], s[16:17], 0x10
	s_load_dword s9, s[16:17], 0x18
	s_mov_b64 s[30:31], 0
	s_waitcnt vmcnt(2)
	v_writelane_b32 v1, s30, 11
	v_writelane_b32 v1, s31, 12
	s_mov_b32 s27, s31
	v_writelane_b32 v1, s27, 13
	s_mov_b64 s[24:25], src_private_base
	s_mov_b32 s8, 32
	s_lshr_b64 s[34:35], s[24:25], s8
	s_mov_b32 s24, -1
	v_writelane_b32 v1, s24, 14
	v_mov_b32_e32 v2, 0
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	s_mov_b32 s26, s34
	v_writelane_b32 v1, s26, 15
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v3, s26
	v_cndmask_b32_e64 v0, v0, v3, s[28:29]
	s_mov_b32 s15, s30
	v_writelane_b32 v1, s15, 16
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[36:37]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v19, v1, v2, s[28:29]
	v_mov_b32_e32 v20, v0
	v_mov_b32_e32 v2, 8
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v17, v1, v2, s[28:29]
	v_mov_b32_e32 v18, v0
	v_mov_b32_e32 v2, 16
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v13, v1, v2, s[28:29]
	v_mov_b32_e32 v14, v0
	v_mov_b32_e32 v2, 24
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v7, v1, v2, s[28:29]
	v_mov_b32_e32 v8, v0
	v_mov_b32_e32 v2, 32
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v15, v1, v2, s[28:29]
	v_mov_b32_e32 v16, v0
	buffer_store_dword v15, off, s[0:3], s33 offset:108
	s_waitcnt vmcnt(0)
	buffer_store_dword v16, off, s[0:3], s33 offset:112
	v_mov_b32_e32 v2, 40
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v11, v1, v2, s[28:29]
	v_mov_b32_e32 v12, v0
	buffer_store_dword v11, off, s[0:3], s33 offset:100
	s_waitcnt vmcnt(0)
	buffer_store_dword v12, off, s[0:3], s33 offset:104
	v_mov_b32_e32 v2, 48
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v9, v1, v2, s[28:29]
	v_mov_b32_e32 v10, v0
	v_mov_b32_e32 v1, 56
	v_cmp_ne_u32_e64 s[28:29], v1, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v2, s26
	v_cndmask_b32_e64 v3, v0, v2, s[28:29]
	v_mov_b32_e32 v0, s15
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v2, v3
	buffer_store_dword v1, off, s[0:3], s33 offset:92
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:96
	v_mov_b32_e32 v22, 64
	v_cmp_ne_u32_e64 s[28:29], v22, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v21, s26
	v_cndmask_b32_e64 v3, v3, v21, s[28:29]
	v_mov_b32_e32 v21, s15
	v_cndmask_b32_e64 v21, v21, v22, s[28:29]
	v_mov_b32_e32 v22, v3
	buffer_store_dword v21, off, s[0:3], s33 offset:84
	s_waitcnt vmcnt(0)
	buffer_store_dword v22, off, s[0:3], s33 offset:88
	v_mov_b32_e32 v22, 0x44
	v_cmp_ne_u32_e64 s[24:25], v22, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v21, s26
	v_cndmask_b32_e64 v3, v3, v21, s[24:25]
	v_mov_b32_e32 v21, s15
	v_cndmask_b32_e64 v21, v21, v22, s[24:25]
	v_mov_b32_e32 v22, v3
	buffer_store_dword v21, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	buffer_store_dword v22, off, s[0:3], s33 offset:80
	v_mov_b32_e32 v22, v20
	v_mov_b32_e32 v21, v19
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v24, s23
	v_mov_b32_e32 v23, s22
	flat_store_dwordx2 v[21:22], v[23:24]
	flat_load_dwordx2 v[21:22], v[19:20]
	v_mov_b32_e32 v20, v18
	v_mov_b32_e32 v19, v17
	v_mov_b32_e32 v24, s21
	v_mov_b32_e32 v23, s20
	flat_store_dwordx2 v[19:20], v[23:24]
	flat_load_dwordx2 v[17:18], v[17:18]
	v_mov_b32_e32 v20, v14
	v_mov_b32_e32 v19, v13
	v_mov_b32_e32 v24, s19
	v_mov_b32_e32 v23, s18
	flat_store_dwordx2 v[19:20], v[23:24]
	flat_load_dwordx2 v[13:14], v[13:14]
	v_mov_b32_e32 v20, v8
	v_mov_b32_e32 v19, v7
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[19:20], v[21:22]
	flat_store_dwordx2 v[15:16], v[17:18]
	flat_store_dwordx2 v[11:12], v[13:14]
	v_mov_b32_e32 v3, s9
	flat_store_dword v[9:10], v3
.Ltmp132:
	.loc	0 323 9 prologue_end
	flat_load_dwordx2 v[7:8], v[7:8]
	.loc	0 323 7 is_stmt 0
	v_lshrrev_b64 v[1:2], s8, v[1:2]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v2, v7
	v_lshrrev_b64 v[7:8], s8, v[7:8]
	v_mov_b32_e32 v3, v7
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZN4spinC2EPi@rel32@lo+4
	s_addc_u32 s17, s17, _ZN4spinC2EPi@rel32@hi+12
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
	buffer_load_dword v3, off, s[0:3], s33 offset:84
	buffer_load_dword v4, off, s[0:3], s33 offset:88
	buffer_load_dword v1, off, s[0:3], s33 offset:76
	buffer_load_dword v2, off, s[0:3], s33 offset:80
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	s_mov_b32 s6, 0
	v_mov_b32_e32 v5, s6
	.loc	0 324 7 is_stmt 1
	flat_store_byte v[3:4], v5
	v_mov_b32_e32 v3, 0
	.loc	0 326 11
	flat_store_dword v[1:2], v3
	.loc	0 326 7 is_stmt 0
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[36:37]
.LBB41_1:
	.loc	0 0 7
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	v_readlane_b32 s5, v0, 18
	.loc	0 326 18
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	buffer_load_dword v1, off, s[0:3], s33 offset:76
	buffer_load_dword v2, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	flat_load_dword v1, v[1:2]
	s_mov_b32 s4, 0x64
	.loc	0 326 20
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_lt_i32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], 0
	.loc	0 326 26
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[36:37]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB41_3
	.loc	0 326 30
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[36:37]
	buffer_load_dword v1, off, s[0:3], s33 offset:84
	buffer_load_dword v2, off, s[0:3], s33 offset:88
	s_waitcnt vmcnt(0)
	flat_load_ubyte v1, v[1:2]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e64 v1, 1, v1
	v_cmp_eq_u32_e64 s[4:5], v1, 1
	s_mov_b64 s[6:7], -1
	.loc	0 326 29
	s_xor_b64 s[4:5], s[4:5], s[6:7]
	s_and_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[36:37]
.LBB41_3:
	.loc	0 0 29
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	v_readlane_b32 s5, v0, 24
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s6, v0, 21
	v_readlane_b32 s7, v0, 22
	s_mov_b64 s[4:5], -1
	.loc	0 326 2
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 27
	v_writelane_b32 v0, s5, 28
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[36:37]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB41_5
	.loc	0 0 2
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[36:37]
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
	buffer_load_dword v2, off, s[0:3], s33 offset:116
	buffer_load_dword v3, off, s[0:3], s33 offset:120
	buffer_load_dword v4, off, s[0:3], s33 offset:124
	buffer_load_dword v5, off, s[0:3], s33 offset:92
	buffer_load_dword v6, off, s[0:3], s33 offset:96
	s_mov_b64 s[18:19], 32
	.loc	0 327 11 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	s_waitcnt vmcnt(0)
	v_lshrrev_b64 v[0:1], s15, v[5:6]
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v0, v5
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZN4spin8try_lockEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZN4spin8try_lockEv@rel32@hi+12
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
	v_mov_b32_e32 v2, v0
	.loc	0 327 7 is_stmt 0
	buffer_load_dword v0, off, s[0:3], s33 offset:84
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	s_waitcnt vmcnt(0)
	flat_store_byte v[0:1], v2
	.loc	0 327 3
	s_branch .LBB41_6
.LBB41_5:
	.loc	0 0 3
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v0, 27
	v_readlane_b32 s9, v0, 28
	s_or_b64 exec, exec, s[8:9]
	v_readlane_b32 s6, v0, 19
	v_readlane_b32 s7, v0, 20
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	.loc	0 326 2 is_stmt 1
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 17
	v_writelane_b32 v0, s7, 18
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 29
	v_writelane_b32 v0, s7, 30
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[36:37]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB41_1
	s_branch .LBB41_7
.LBB41_6:
	.loc	0 326 36 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[36:37]
	buffer_load_dword v1, off, s[0:3], s33 offset:76
	buffer_load_dword v2, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v3, v1
	flat_load_dword v3, v[3:4]
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e64 v3, v3, s4
	flat_store_dword v[1:2], v3
	s_mov_b64 s[4:5], 0
	s_xor_b64 s[4:5], exec, -1
	.loc	0 326 2
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[36:37]
	s_branch .LBB41_5
.LBB41_7:
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 29
	v_readlane_b32 s5, v0, 30
	s_or_b64 exec, exec, s[4:5]
	.loc	0 328 6 is_stmt 1
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[36:37]
	buffer_load_dword v1, off, s[0:3], s33 offset:84
	buffer_load_dword v2, off, s[0:3], s33 offset:88
	s_waitcnt vmcnt(0)
	flat_load_ubyte v1, v[1:2]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e64 v1, 1, v1
	v_cmp_eq_u32_e64 s[6:7], v1, 1
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 31
	v_writelane_b32 v0, s5, 32
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[36:37]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB41_10
	.loc	0 329 3
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v7, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[36:37]
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
	buffer_load_dword v2, off, s[0:3], s33 offset:116
	buffer_load_dword v3, off, s[0:3], s33 offset:120
	buffer_load_dword v4, off, s[0:3], s33 offset:124
	buffer_load_dword v5, off, s[0:3], s33 offset:92
	buffer_load_dword v6, off, s[0:3], s33 offset:96
	buffer_load_dword v0, off, s[0:3], s33 offset:108
	buffer_load_dword v1, off, s[0:3], s33 offset:112
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[0:1], v[0:1]
	.loc	0 329 10 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v7, v[0:1]
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e64 v7, v7, s8
	flat_store_dword v[0:1], v7
	s_mov_b64 s[18:19], 32
	.loc	0 330 5 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[0:1], s15, v[5:6]
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v0, v5
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZN4spin6unlockEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZN4spin6unlockEv@rel32@hi+12
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
.LBB41_10:
	.loc	0 0 5 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v7, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v7, 31
	v_readlane_b32 s9, v7, 32
	s_or_b64 exec, exec, s[8:9]
	.loc	0 332 21 is_stmt 1
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
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	buffer_load_dword v1, off, s[0:3], s33 offset:120
	buffer_load_dword v2, off, s[0:3], s33 offset:124
	buffer_load_dword v3, off, s[0:3], s33 offset:100
	buffer_load_dword v4, off, s[0:3], s33 offset:104
	buffer_load_dword v5, off, s[0:3], s33 offset:84
	buffer_load_dword v6, off, s[0:3], s33 offset:88
	s_waitcnt vmcnt(0)
	flat_load_ubyte v5, v[5:6]
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e64 v5, v5, s8
	.loc	0 332 2 is_stmt 0
	buffer_store_dword v5, off, s[0:3], s33 offset:128
	flat_load_dwordx2 v[3:4], v[3:4]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v3, off, s[0:3], s33 offset:132
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s33 offset:136
	s_mov_b64 s[18:19], 32
	.loc	0 332 6
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL9threadIdx@rel32@lo+4
	s_addc_u32 s17, s17, _ZL9threadIdx@rel32@hi+12
	s_mov_b32 s15, 32
	s_lshr_b64 s[18:19], s[16:17], s15
	s_mov_b32 s19, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZNK8thread_xcvjEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZNK8thread_xcvjEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v8, off, s[0:3], s33 offset:132
	buffer_load_dword v9, off, s[0:3], s33 offset:136
	buffer_load_dword v3, off, s[0:3], s33 offset:128
	v_mov_b32_e32 v1, v0
	.loc	0 332 2
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_mov_b64 exec, s[36:37]
	s_mov_b32 s4, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v2, v4
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[6:7], s4, v[1:2]
	s_waitcnt vmcnt(2)
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v1, s[4:5], v1, v5
	v_addc_co_u32_e64 v4, s[4:5], v2, v4, s[4:5]
	v_mov_b32_e32 v2, v4
	.loc	0 332 19
	s_waitcnt vmcnt(1)
	flat_store_dword v[1:2], v3
	.loc	0 333 1 is_stmt 1
	s_endpgm
.Ltmp133:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel some_tries
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 16528
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
		.amdhsa_next_free_sgpr 38
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
.Lfunc_end41:
	.size	some_tries, .Lfunc_end41-some_tries

	.protected	tries_downwards
	.globl	tries_downwards
	.p2align	8
	.type	tries_downwards,@function
tries_downwards:
.Lfunc_begin42:
	.loc	0 335 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x1c00
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
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	v_mov_b32_e32 v6, v2
	buffer_store_dword v6, off, s[0:3], s33 offset:104
	v_mov_b32_e32 v5, v1
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	buffer_store_dword v5, off, s[0:3], s33 offset:100
	v_mov_b32_e32 v4, v0
	buffer_store_dword v4, off, s[0:3], s33 offset:96
	s_load_dwordx2 s[22:23], s[16:17], 0x0
	s_load_dwordx2 s[20:21], s[16:17], 0x8
	s_load_dwordx2 s[18:19], s[16:17], 0x10
	s_load_dword s9, s[16:17], 0x18
	s_mov_b64 s[30:31], 0
	s_waitcnt vmcnt(2)
	v_writelane_b32 v1, s30, 11
	v_writelane_b32 v1, s31, 12
	s_mov_b32 s27, s31
	v_writelane_b32 v1, s27, 13
	s_mov_b64 s[24:25], src_private_base
	s_mov_b32 s8, 32
	s_lshr_b64 s[34:35], s[24:25], s8
	s_mov_b32 s24, -1
	v_writelane_b32 v1, s24, 14
	v_mov_b32_e32 v2, 0
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	s_mov_b32 s26, s34
	v_writelane_b32 v1, s26, 15
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v3, s26
	v_cndmask_b32_e64 v0, v0, v3, s[28:29]
	s_mov_b32 s15, s30
	v_writelane_b32 v1, s15, 16
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v19, v1, v2, s[28:29]
	v_mov_b32_e32 v20, v0
	v_mov_b32_e32 v2, 8
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v17, v1, v2, s[28:29]
	v_mov_b32_e32 v18, v0
	v_mov_b32_e32 v2, 16
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v13, v1, v2, s[28:29]
	v_mov_b32_e32 v14, v0
	v_mov_b32_e32 v2, 24
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v7, v1, v2, s[28:29]
	v_mov_b32_e32 v8, v0
	v_mov_b32_e32 v2, 32
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v15, v1, v2, s[28:29]
	v_mov_b32_e32 v16, v0
	buffer_store_dword v15, off, s[0:3], s33 offset:88
	s_waitcnt vmcnt(0)
	buffer_store_dword v16, off, s[0:3], s33 offset:92
	v_mov_b32_e32 v2, 40
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v11, v1, v2, s[28:29]
	v_mov_b32_e32 v12, v0
	v_mov_b32_e32 v2, 48
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v9, v1, v2, s[28:29]
	v_mov_b32_e32 v10, v0
	v_mov_b32_e32 v1, 56
	v_cmp_ne_u32_e64 s[28:29], v1, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v2, s26
	v_cndmask_b32_e64 v3, v0, v2, s[28:29]
	v_mov_b32_e32 v0, s15
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v2, v3
	buffer_store_dword v1, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:84
	v_mov_b32_e32 v22, 64
	v_cmp_ne_u32_e64 s[24:25], v22, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v21, s26
	v_cndmask_b32_e64 v3, v3, v21, s[24:25]
	v_mov_b32_e32 v21, s15
	v_cndmask_b32_e64 v21, v21, v22, s[24:25]
	v_mov_b32_e32 v22, v3
	buffer_store_dword v21, off, s[0:3], s33 offset:72
	s_waitcnt vmcnt(0)
	buffer_store_dword v22, off, s[0:3], s33 offset:76
	v_mov_b32_e32 v22, v20
	v_mov_b32_e32 v21, v19
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v24, s23
	v_mov_b32_e32 v23, s22
	flat_store_dwordx2 v[21:22], v[23:24]
	flat_load_dwordx2 v[21:22], v[19:20]
	v_mov_b32_e32 v20, v18
	v_mov_b32_e32 v19, v17
	v_mov_b32_e32 v24, s21
	v_mov_b32_e32 v23, s20
	flat_store_dwordx2 v[19:20], v[23:24]
	flat_load_dwordx2 v[17:18], v[17:18]
	v_mov_b32_e32 v20, v14
	v_mov_b32_e32 v19, v13
	v_mov_b32_e32 v24, s19
	v_mov_b32_e32 v23, s18
	flat_store_dwordx2 v[19:20], v[23:24]
	flat_load_dwordx2 v[13:14], v[13:14]
	v_mov_b32_e32 v20, v8
	v_mov_b32_e32 v19, v7
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[19:20], v[21:22]
	flat_store_dwordx2 v[15:16], v[17:18]
	flat_store_dwordx2 v[11:12], v[13:14]
	v_mov_b32_e32 v3, s9
	flat_store_dword v[9:10], v3
.Ltmp134:
	.loc	0 336 9 prologue_end
	flat_load_dwordx2 v[7:8], v[7:8]
	.loc	0 336 7 is_stmt 0
	v_lshrrev_b64 v[1:2], s8, v[1:2]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v2, v7
	v_lshrrev_b64 v[7:8], s8, v[7:8]
	v_mov_b32_e32 v3, v7
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZN4spinC2EPi@rel32@lo+4
	s_addc_u32 s17, s17, _ZN4spinC2EPi@rel32@hi+12
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
	buffer_load_dword v1, off, s[0:3], s33 offset:72
	buffer_load_dword v2, off, s[0:3], s33 offset:76
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	v_mov_b32_e32 v3, 50
	.loc	0 337 6 is_stmt 1
	flat_store_dword v[1:2], v3
	.loc	0 339 2
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
.LBB42_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
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
	v_readlane_b32 s18, v0, 21
	v_readlane_b32 s19, v0, 22
	v_readlane_b32 s20, v0, 23
	v_readlane_b32 s21, v0, 24
	v_readlane_b32 s22, v0, 17
	v_readlane_b32 s23, v0, 18
	v_writelane_b32 v0, s22, 25
	v_writelane_b32 v0, s23, 26
	v_writelane_b32 v0, s20, 27
	v_writelane_b32 v0, s21, 28
	v_writelane_b32 v0, s18, 29
	v_writelane_b32 v0, s19, 30
	v_writelane_b32 v0, s8, 31
	v_writelane_b32 v0, s9, 32
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	buffer_load_dword v2, off, s[0:3], s33 offset:96
	buffer_load_dword v3, off, s[0:3], s33 offset:100
	buffer_load_dword v4, off, s[0:3], s33 offset:104
	buffer_load_dword v5, off, s[0:3], s33 offset:80
	buffer_load_dword v6, off, s[0:3], s33 offset:84
	s_mov_b64 s[18:19], 32
	.loc	0 339 12
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	s_waitcnt vmcnt(0)
	v_lshrrev_b64 v[0:1], s15, v[5:6]
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v0, v5
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZN4spin8try_lockEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZN4spin8try_lockEv@rel32@hi+12
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
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 27
	v_readlane_b32 s5, v1, 28
	v_readlane_b32 s8, v1, 29
	v_readlane_b32 s9, v1, 30
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	v_and_b32_e64 v1, 1, v1
	v_cmp_eq_u32_e64 s[6:7], v1, 1
	s_mov_b64 s[10:11], -1
	.loc	0 339 9
	s_xor_b64 s[6:7], s[6:7], s[10:11]
	s_or_b64 s[4:5], s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 33
	v_writelane_b32 v0, s5, 34
	s_or_b64 s[8:9], s[8:9], exec
	v_writelane_b32 v0, s8, 35
	v_writelane_b32 v0, s9, 36
	v_writelane_b32 v0, s8, 37
	v_writelane_b32 v0, s9, 38
	.loc	0 339 2
	v_writelane_b32 v0, s4, 39
	v_writelane_b32 v0, s5, 40
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 41
	v_writelane_b32 v0, s5, 42
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB42_4
	.loc	0 340 7 is_stmt 1
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	buffer_load_dword v2, off, s[0:3], s33 offset:72
	buffer_load_dword v3, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v3
	v_mov_b32_e32 v4, v2
	flat_load_dword v1, v[4:5]
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e64 v1, v1, s4
	flat_store_dword v[2:3], v1
	s_mov_b32 s4, 0
	.loc	0 340 14 is_stmt 0
	v_cmp_ne_u32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], -1
	.loc	0 340 7
	v_writelane_b32 v0, s4, 43
	v_writelane_b32 v0, s5, 44
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 45
	v_writelane_b32 v0, s5, 46
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB42_9
	s_branch .LBB42_5
.LBB42_3:
	.loc	0 341 4 is_stmt 1
	s_branch .LBB42_6
.LBB42_4:
	.loc	0 0 4 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 41
	v_readlane_b32 s5, v0, 42
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s10, v0, 31
	v_readlane_b32 s11, v0, 32
	v_readlane_b32 s12, v0, 25
	v_readlane_b32 s13, v0, 26
	v_readlane_b32 s8, v0, 37
	v_readlane_b32 s9, v0, 38
	v_readlane_b32 s6, v0, 39
	v_readlane_b32 s7, v0, 40
	.loc	0 339 2 is_stmt 1
	s_mov_b64 s[4:5], s[8:9]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[12:13]
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[12:13], s[6:7], exec
	s_or_b64 s[10:11], s[10:11], s[12:13]
	v_writelane_b32 v0, s10, 47
	v_writelane_b32 v0, s11, 48
	v_writelane_b32 v0, s10, 19
	v_writelane_b32 v0, s11, 20
	v_writelane_b32 v0, s8, 21
	v_writelane_b32 v0, s9, 22
	v_writelane_b32 v0, s6, 23
	v_writelane_b32 v0, s7, 24
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 17
	v_writelane_b32 v0, s7, 18
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 49
	v_writelane_b32 v0, s7, 50
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB42_1
	s_branch .LBB42_10
.LBB42_5:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	s_mov_b64 s[4:5], 0
	s_xor_b64 s[4:5], exec, -1
	.loc	0 339 2
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 43
	v_writelane_b32 v0, s5, 44
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	s_branch .LBB42_9
.LBB42_6:
	.loc	0 0 2
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 51
	v_readlane_b32 s5, v0, 52
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 53
	v_writelane_b32 v0, s5, 54
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB42_8
	.loc	0 342 2 is_stmt 1
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v7, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
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
	buffer_load_dword v2, off, s[0:3], s33 offset:96
	buffer_load_dword v3, off, s[0:3], s33 offset:100
	buffer_load_dword v4, off, s[0:3], s33 offset:104
	buffer_load_dword v5, off, s[0:3], s33 offset:80
	buffer_load_dword v6, off, s[0:3], s33 offset:84
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[0:1], v[0:1]
	.loc	0 342 9 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v7, v[0:1]
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e64 v7, v7, s8
	flat_store_dword v[0:1], v7
	s_mov_b64 s[18:19], 32
	.loc	0 343 4 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[0:1], s15, v[5:6]
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v0, v5
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZN4spin6unlockEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZN4spin6unlockEv@rel32@hi+12
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
.LBB42_8:
	.loc	0 0 4 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 53
	v_readlane_b32 s5, v0, 54
	s_or_b64 exec, exec, s[4:5]
	.loc	0 344 1 is_stmt 1
	s_endpgm
.LBB42_9:
	.loc	0 0 1 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s10, v0, 45
	v_readlane_b32 s11, v0, 46
	s_or_b64 exec, exec, s[10:11]
	v_readlane_b32 s6, v0, 35
	v_readlane_b32 s7, v0, 36
	v_readlane_b32 s4, v0, 33
	v_readlane_b32 s5, v0, 34
	v_readlane_b32 s8, v0, 43
	v_readlane_b32 s9, v0, 44
	s_mov_b64 s[10:11], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[8:9], s[8:9], exec
	s_or_b64 s[6:7], s[6:7], s[8:9]
	v_writelane_b32 v0, s6, 37
	v_writelane_b32 v0, s7, 38
	.loc	0 340 7 is_stmt 1
	v_writelane_b32 v0, s4, 39
	v_writelane_b32 v0, s5, 40
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	s_branch .LBB42_4
.LBB42_10:
	.loc	0 339 2
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 49
	v_readlane_b32 s5, v0, 50
	s_or_b64 exec, exec, s[4:5]
.Ltmp135:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 47
	v_readlane_b32 s5, v0, 48
	s_mov_b64 s[6:7], -1
	s_xor_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 51
	v_writelane_b32 v0, s7, 52
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB42_6
	s_branch .LBB42_3
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tries_downwards
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 16496
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
		.amdhsa_next_free_sgpr 38
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
.Lfunc_end42:
	.size	tries_downwards, .Lfunc_end42-tries_downwards

	.protected	time_out
	.globl	time_out
	.p2align	8
	.type	time_out,@function
time_out:
.Lfunc_begin43:
	.loc	0 346 0 is_stmt 1
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x2400
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
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[36:37]
	v_mov_b32_e32 v6, v2
	buffer_store_dword v6, off, s[0:3], s33 offset:136
	v_mov_b32_e32 v5, v1
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[36:37]
	buffer_store_dword v5, off, s[0:3], s33 offset:132
	v_mov_b32_e32 v4, v0
	buffer_store_dword v4, off, s[0:3], s33 offset:128
	s_load_dwordx2 s[22:23], s[16:17], 0x0
	s_load_dwordx2 s[20:21], s[16:17], 0x8
	s_load_dwordx2 s[18:19], s[16:17], 0x10
	s_load_dword s9, s[16:17], 0x18
	s_mov_b64 s[30:31], 0
	s_waitcnt vmcnt(2)
	v_writelane_b32 v1, s30, 11
	v_writelane_b32 v1, s31, 12
	s_mov_b32 s27, s31
	v_writelane_b32 v1, s27, 13
	s_mov_b64 s[24:25], src_private_base
	s_mov_b32 s8, 32
	s_lshr_b64 s[34:35], s[24:25], s8
	s_mov_b32 s24, -1
	v_writelane_b32 v1, s24, 14
	v_mov_b32_e32 v2, 16
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	s_mov_b32 s26, s34
	v_writelane_b32 v1, s26, 15
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v3, s26
	v_cndmask_b32_e64 v0, v0, v3, s[28:29]
	s_mov_b32 s15, s30
	v_writelane_b32 v1, s15, 16
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[36:37]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v19, v1, v2, s[28:29]
	v_mov_b32_e32 v20, v0
	v_mov_b32_e32 v2, 24
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v17, v1, v2, s[28:29]
	v_mov_b32_e32 v18, v0
	v_mov_b32_e32 v2, 32
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v13, v1, v2, s[28:29]
	v_mov_b32_e32 v14, v0
	v_mov_b32_e32 v2, 40
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v7, v1, v2, s[28:29]
	v_mov_b32_e32 v8, v0
	v_mov_b32_e32 v2, 48
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v15, v1, v2, s[28:29]
	v_mov_b32_e32 v16, v0
	buffer_store_dword v15, off, s[0:3], s33 offset:120
	s_waitcnt vmcnt(0)
	buffer_store_dword v16, off, s[0:3], s33 offset:124
	v_mov_b32_e32 v2, 56
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v11, v1, v2, s[28:29]
	v_mov_b32_e32 v12, v0
	v_mov_b32_e32 v2, 64
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v9, v1, v2, s[28:29]
	v_mov_b32_e32 v10, v0
	v_mov_b32_e32 v1, 0x48
	v_cmp_ne_u32_e64 s[28:29], v1, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v2, s26
	v_cndmask_b32_e64 v3, v0, v2, s[28:29]
	v_mov_b32_e32 v0, s15
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v2, v3
	buffer_store_dword v1, off, s[0:3], s33 offset:112
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:116
	v_mov_b32_e32 v22, 0x50
	v_cmp_ne_u32_e64 s[28:29], v22, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v21, s26
	v_cndmask_b32_e64 v3, v3, v21, s[28:29]
	v_mov_b32_e32 v21, s15
	v_cndmask_b32_e64 v21, v21, v22, s[28:29]
	v_mov_b32_e32 v22, v3
	buffer_store_dword v21, off, s[0:3], s33 offset:96
	s_waitcnt vmcnt(0)
	buffer_store_dword v22, off, s[0:3], s33 offset:100
	v_mov_b32_e32 v22, 0x58
	v_cmp_ne_u32_e64 s[24:25], v22, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v21, s26
	v_cndmask_b32_e64 v3, v3, v21, s[24:25]
	v_mov_b32_e32 v21, s15
	v_cndmask_b32_e64 v21, v21, v22, s[24:25]
	v_mov_b32_e32 v22, v3
	buffer_store_dword v21, off, s[0:3], s33 offset:104
	s_waitcnt vmcnt(0)
	buffer_store_dword v22, off, s[0:3], s33 offset:108
	v_mov_b32_e32 v22, v20
	v_mov_b32_e32 v21, v19
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v24, s23
	v_mov_b32_e32 v23, s22
	flat_store_dwordx2 v[21:22], v[23:24]
	flat_load_dwordx2 v[21:22], v[19:20]
	v_mov_b32_e32 v20, v18
	v_mov_b32_e32 v19, v17
	v_mov_b32_e32 v24, s21
	v_mov_b32_e32 v23, s20
	flat_store_dwordx2 v[19:20], v[23:24]
	flat_load_dwordx2 v[17:18], v[17:18]
	v_mov_b32_e32 v20, v14
	v_mov_b32_e32 v19, v13
	v_mov_b32_e32 v24, s19
	v_mov_b32_e32 v23, s18
	flat_store_dwordx2 v[19:20], v[23:24]
	flat_load_dwordx2 v[13:14], v[13:14]
	v_mov_b32_e32 v20, v8
	v_mov_b32_e32 v19, v7
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[19:20], v[21:22]
	flat_store_dwordx2 v[15:16], v[17:18]
	flat_store_dwordx2 v[11:12], v[13:14]
	v_mov_b32_e32 v3, s9
	flat_store_dword v[9:10], v3
.Ltmp136:
	.loc	0 347 9 prologue_end
	flat_load_dwordx2 v[7:8], v[7:8]
	.loc	0 347 7 is_stmt 0
	v_lshrrev_b64 v[1:2], s8, v[1:2]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v2, v7
	v_lshrrev_b64 v[7:8], s8, v[7:8]
	v_mov_b32_e32 v3, v7
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZN4spinC2EPi@rel32@lo+4
	s_addc_u32 s17, s17, _ZN4spinC2EPi@rel32@hi+12
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
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	buffer_load_dword v2, off, s[0:3], s33 offset:100
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
.Ltmp137:
	.loc	0 45 31 is_stmt 1
	s_memtime s[6:7]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s6
	v_mov_b32_e32 v4, s7
.Ltmp138:
	.loc	0 348 6
	flat_store_dwordx2 v[1:2], v[3:4]
	.loc	0 351 2
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[36:37]
.LBB43_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[36:37]
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
	v_writelane_b32 v0, s8, 19
	v_writelane_b32 v0, s9, 20
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[36:37]
	buffer_load_dword v2, off, s[0:3], s33 offset:128
	buffer_load_dword v3, off, s[0:3], s33 offset:132
	buffer_load_dword v4, off, s[0:3], s33 offset:136
	buffer_load_dword v5, off, s[0:3], s33 offset:112
	buffer_load_dword v6, off, s[0:3], s33 offset:116
	s_mov_b64 s[18:19], 32
	.loc	0 351 19
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	s_waitcnt vmcnt(0)
	v_lshrrev_b64 v[0:1], s15, v[5:6]
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v0, v5
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZN4spin8try_lockEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZN4spin8try_lockEv@rel32@hi+12
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
	buffer_load_dword v1, off, s[0:3], s33 offset:104
	buffer_load_dword v2, off, s[0:3], s33 offset:108
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[36:37]
	v_and_b32_e64 v4, 1, v3
	v_cmp_eq_u32_e64 s[4:5], v4, 1
	s_mov_b64 s[6:7], -1
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	.loc	0 351 15
	s_waitcnt vmcnt(1)
	flat_store_byte v[1:2], v3
	s_mov_b64 s[4:5], 0
	.loc	0 351 31
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[36:37]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB43_3
.Ltmp139:
	.loc	0 45 31 is_stmt 1
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[36:37]
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	buffer_load_dword v2, off, s[0:3], s33 offset:100
	s_memtime s[6:7]
.Ltmp140:
	.loc	0 351 46
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[2:3], v[1:2]
	.loc	0 351 44 is_stmt 0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s4, s6
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	s_mov_b32 s6, s7
	v_sub_co_u32_e64 v1, s[4:5], s4, v1
	v_mov_b32_e32 v2, s6
	v_subb_co_u32_e64 v3, s[4:5], v2, v3, s[4:5]
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[4:5], 0x7d0
	.loc	0 351 48
	v_cmp_lt_u64_e64 s[4:5], v[1:2], s[4:5]
	s_and_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[36:37]
.LBB43_3:
	.loc	0 0 48
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	v_readlane_b32 s5, v0, 24
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s6, v0, 21
	v_readlane_b32 s7, v0, 22
	s_mov_b64 s[4:5], -1
	.loc	0 351 2
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 27
	v_writelane_b32 v0, s5, 28
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[36:37]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB43_5
	.loc	0 0 2
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[36:37]
	s_mov_b64 s[4:5], 0
	s_xor_b64 s[4:5], exec, -1
	.loc	0 351 2
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[36:37]
.LBB43_5:
	.loc	0 0 2
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v0, 27
	v_readlane_b32 s9, v0, 28
	s_or_b64 exec, exec, s[8:9]
	v_readlane_b32 s6, v0, 19
	v_readlane_b32 s7, v0, 20
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	.loc	0 351 2
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 17
	v_writelane_b32 v0, s7, 18
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 29
	v_writelane_b32 v0, s7, 30
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[36:37]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB43_1
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 29
	v_readlane_b32 s5, v0, 30
	s_or_b64 exec, exec, s[4:5]
	.loc	0 352 6 is_stmt 1
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[36:37]
	buffer_load_dword v1, off, s[0:3], s33 offset:104
	buffer_load_dword v2, off, s[0:3], s33 offset:108
	s_waitcnt vmcnt(0)
	flat_load_ubyte v1, v[1:2]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e64 v1, 1, v1
	v_cmp_eq_u32_e64 s[6:7], v1, 1
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 31
	v_writelane_b32 v0, s5, 32
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[36:37]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB43_9
	.loc	0 353 3
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v7, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[36:37]
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
	buffer_load_dword v2, off, s[0:3], s33 offset:128
	buffer_load_dword v3, off, s[0:3], s33 offset:132
	buffer_load_dword v4, off, s[0:3], s33 offset:136
	buffer_load_dword v5, off, s[0:3], s33 offset:112
	buffer_load_dword v6, off, s[0:3], s33 offset:116
	buffer_load_dword v0, off, s[0:3], s33 offset:120
	buffer_load_dword v1, off, s[0:3], s33 offset:124
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[0:1], v[0:1]
	.loc	0 353 10 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v7, v[0:1]
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e64 v7, v7, s8
	flat_store_dword v[0:1], v7
	s_mov_b64 s[18:19], 32
	.loc	0 354 5 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[0:1], s15, v[5:6]
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v0, v5
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZN4spin6unlockEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZN4spin6unlockEv@rel32@hi+12
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
.LBB43_9:
	.loc	0 0 5 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 31
	v_readlane_b32 s5, v0, 32
	s_or_b64 exec, exec, s[4:5]
	.loc	0 356 1 is_stmt 1
	s_endpgm
.Ltmp141:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel time_out
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 16528
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
		.amdhsa_next_free_sgpr 38
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
.Lfunc_end43:
	.size	time_out, .Lfunc_end43-time_out

	.protected	wall_time_out
	.globl	wall_time_out
	.p2align	8
	.type	wall_time_out,@function
wall_time_out:
.Lfunc_begin44:
	.loc	0 358 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x2000
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
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
	v_mov_b32_e32 v6, v2
	buffer_store_dword v6, off, s[0:3], s33 offset:116
	v_mov_b32_e32 v5, v1
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
	buffer_store_dword v5, off, s[0:3], s33 offset:112
	v_mov_b32_e32 v4, v0
	buffer_store_dword v4, off, s[0:3], s33 offset:108
	s_load_dwordx2 s[22:23], s[16:17], 0x0
	s_load_dwordx2 s[20:21], s[16:17], 0x8
	s_load_dwordx2 s[18:19], s[16:17], 0x10
	s_load_dword s9, s[16:17], 0x18
	s_mov_b64 s[30:31], 0
	s_waitcnt vmcnt(2)
	v_writelane_b32 v1, s30, 11
	v_writelane_b32 v1, s31, 12
	s_mov_b32 s27, s31
	v_writelane_b32 v1, s27, 13
	s_mov_b64 s[24:25], src_private_base
	s_mov_b32 s8, 32
	s_lshr_b64 s[34:35], s[24:25], s8
	s_mov_b32 s24, -1
	v_writelane_b32 v1, s24, 14
	v_mov_b32_e32 v2, 16
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	s_mov_b32 s26, s34
	v_writelane_b32 v1, s26, 15
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v3, s26
	v_cndmask_b32_e64 v0, v0, v3, s[28:29]
	s_mov_b32 s15, s30
	v_writelane_b32 v1, s15, 16
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v19, v1, v2, s[28:29]
	v_mov_b32_e32 v20, v0
	v_mov_b32_e32 v2, 24
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v17, v1, v2, s[28:29]
	v_mov_b32_e32 v18, v0
	v_mov_b32_e32 v2, 32
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v13, v1, v2, s[28:29]
	v_mov_b32_e32 v14, v0
	v_mov_b32_e32 v2, 40
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v7, v1, v2, s[28:29]
	v_mov_b32_e32 v8, v0
	v_mov_b32_e32 v2, 48
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v15, v1, v2, s[28:29]
	v_mov_b32_e32 v16, v0
	v_mov_b32_e32 v2, 56
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v11, v1, v2, s[28:29]
	v_mov_b32_e32 v12, v0
	v_mov_b32_e32 v2, 64
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v9, v1, v2, s[28:29]
	v_mov_b32_e32 v10, v0
	v_mov_b32_e32 v1, 0x48
	v_cmp_ne_u32_e64 s[28:29], v1, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v2, s26
	v_cndmask_b32_e64 v3, v0, v2, s[28:29]
	v_mov_b32_e32 v0, s15
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v2, v3
	buffer_store_dword v1, off, s[0:3], s33 offset:100
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:104
	v_mov_b32_e32 v22, 0x50
	v_cmp_ne_u32_e64 s[24:25], v22, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v21, s26
	v_cndmask_b32_e64 v3, v3, v21, s[24:25]
	v_mov_b32_e32 v21, s15
	v_cndmask_b32_e64 v21, v21, v22, s[24:25]
	v_mov_b32_e32 v22, v3
	buffer_store_dword v21, off, s[0:3], s33 offset:92
	s_waitcnt vmcnt(0)
	buffer_store_dword v22, off, s[0:3], s33 offset:96
	v_mov_b32_e32 v22, v20
	v_mov_b32_e32 v21, v19
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v24, s23
	v_mov_b32_e32 v23, s22
	flat_store_dwordx2 v[21:22], v[23:24]
	flat_load_dwordx2 v[21:22], v[19:20]
	v_mov_b32_e32 v20, v18
	v_mov_b32_e32 v19, v17
	v_mov_b32_e32 v24, s21
	v_mov_b32_e32 v23, s20
	flat_store_dwordx2 v[19:20], v[23:24]
	flat_load_dwordx2 v[17:18], v[17:18]
	v_mov_b32_e32 v20, v14
	v_mov_b32_e32 v19, v13
	v_mov_b32_e32 v24, s19
	v_mov_b32_e32 v23, s18
	flat_store_dwordx2 v[19:20], v[23:24]
	flat_load_dwordx2 v[13:14], v[13:14]
	v_mov_b32_e32 v20, v8
	v_mov_b32_e32 v19, v7
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[19:20], v[21:22]
	flat_store_dwordx2 v[15:16], v[17:18]
	flat_store_dwordx2 v[11:12], v[13:14]
	v_mov_b32_e32 v3, s9
	flat_store_dword v[9:10], v3
.Ltmp142:
	.loc	0 359 9 prologue_end
	flat_load_dwordx2 v[7:8], v[7:8]
	.loc	0 359 7 is_stmt 0
	v_lshrrev_b64 v[1:2], s8, v[1:2]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v2, v7
	v_lshrrev_b64 v[7:8], s8, v[7:8]
	v_mov_b32_e32 v3, v7
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZN4spinC2EPi@rel32@lo+4
	s_addc_u32 s17, s17, _ZN4spinC2EPi@rel32@hi+12
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
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	buffer_load_dword v2, off, s[0:3], s33 offset:96
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
.Ltmp143:
	.loc	0 46 36 is_stmt 1
	s_memrealtime s[6:7]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s6
	v_mov_b32_e32 v4, s7
.Ltmp144:
	.loc	0 360 6
	flat_store_dwordx2 v[1:2], v[3:4]
	.loc	0 362 2
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
.LBB44_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
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
	v_readlane_b32 s18, v0, 21
	v_readlane_b32 s19, v0, 22
	v_readlane_b32 s20, v0, 23
	v_readlane_b32 s21, v0, 24
	v_readlane_b32 s22, v0, 17
	v_readlane_b32 s23, v0, 18
	v_writelane_b32 v0, s22, 25
	v_writelane_b32 v0, s23, 26
	v_writelane_b32 v0, s20, 27
	v_writelane_b32 v0, s21, 28
	v_writelane_b32 v0, s18, 29
	v_writelane_b32 v0, s19, 30
	v_writelane_b32 v0, s8, 31
	v_writelane_b32 v0, s9, 32
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
	buffer_load_dword v2, off, s[0:3], s33 offset:108
	buffer_load_dword v3, off, s[0:3], s33 offset:112
	buffer_load_dword v4, off, s[0:3], s33 offset:116
	buffer_load_dword v5, off, s[0:3], s33 offset:100
	buffer_load_dword v6, off, s[0:3], s33 offset:104
	s_mov_b64 s[18:19], 32
	.loc	0 362 12
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	s_waitcnt vmcnt(0)
	v_lshrrev_b64 v[0:1], s15, v[5:6]
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v0, v5
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZN4spin8try_lockEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZN4spin8try_lockEv@rel32@hi+12
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
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 27
	v_readlane_b32 s5, v1, 28
	v_readlane_b32 s8, v1, 29
	v_readlane_b32 s9, v1, 30
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
	v_and_b32_e64 v1, 1, v1
	v_cmp_eq_u32_e64 s[6:7], v1, 1
	s_mov_b64 s[10:11], -1
	.loc	0 362 9
	s_xor_b64 s[6:7], s[6:7], s[10:11]
	s_or_b64 s[4:5], s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 33
	v_writelane_b32 v0, s5, 34
	s_or_b64 s[8:9], s[8:9], exec
	v_writelane_b32 v0, s8, 35
	v_writelane_b32 v0, s9, 36
	v_writelane_b32 v0, s8, 37
	v_writelane_b32 v0, s9, 38
	.loc	0 362 2
	v_writelane_b32 v0, s4, 39
	v_writelane_b32 v0, s5, 40
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 41
	v_writelane_b32 v0, s5, 42
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB44_4
.Ltmp145:
	.loc	0 46 36 is_stmt 1
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	buffer_load_dword v2, off, s[0:3], s33 offset:96
	s_memrealtime s[6:7]
.Ltmp146:
	.loc	0 363 24
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[2:3], v[1:2]
	.loc	0 363 22 is_stmt 0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s4, s6
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	s_mov_b32 s6, s7
	v_sub_co_u32_e64 v1, s[4:5], s4, v1
	v_mov_b32_e32 v2, s6
	v_subb_co_u32_e64 v3, s[4:5], v2, v3, s[4:5]
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[4:5], 0x3e9
	.loc	0 363 26
	v_cmp_lt_u64_e64 s[6:7], v[1:2], s[4:5]
	s_mov_b64 s[4:5], -1
	.loc	0 363 7
	v_writelane_b32 v0, s4, 43
	v_writelane_b32 v0, s5, 44
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 45
	v_writelane_b32 v0, s5, 46
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB44_9
	s_branch .LBB44_5
.LBB44_3:
	.loc	0 364 4 is_stmt 1
	s_branch .LBB44_6
.LBB44_4:
	.loc	0 0 4 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 41
	v_readlane_b32 s5, v0, 42
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s10, v0, 31
	v_readlane_b32 s11, v0, 32
	v_readlane_b32 s12, v0, 25
	v_readlane_b32 s13, v0, 26
	v_readlane_b32 s8, v0, 37
	v_readlane_b32 s9, v0, 38
	v_readlane_b32 s6, v0, 39
	v_readlane_b32 s7, v0, 40
	.loc	0 362 2 is_stmt 1
	s_mov_b64 s[4:5], s[8:9]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[12:13]
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[12:13], s[6:7], exec
	s_or_b64 s[10:11], s[10:11], s[12:13]
	v_writelane_b32 v0, s10, 47
	v_writelane_b32 v0, s11, 48
	v_writelane_b32 v0, s10, 19
	v_writelane_b32 v0, s11, 20
	v_writelane_b32 v0, s8, 21
	v_writelane_b32 v0, s9, 22
	v_writelane_b32 v0, s6, 23
	v_writelane_b32 v0, s7, 24
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 17
	v_writelane_b32 v0, s7, 18
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 49
	v_writelane_b32 v0, s7, 50
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB44_1
	s_branch .LBB44_10
.LBB44_5:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
	s_mov_b64 s[4:5], 0
	s_xor_b64 s[4:5], exec, -1
	.loc	0 362 2
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 43
	v_writelane_b32 v0, s5, 44
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
	s_branch .LBB44_9
.LBB44_6:
	.loc	0 0 2
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 51
	v_readlane_b32 s5, v0, 52
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 53
	v_writelane_b32 v0, s5, 54
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB44_8
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
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
	buffer_load_dword v2, off, s[0:3], s33 offset:108
	buffer_load_dword v3, off, s[0:3], s33 offset:112
	buffer_load_dword v4, off, s[0:3], s33 offset:116
	buffer_load_dword v5, off, s[0:3], s33 offset:100
	buffer_load_dword v6, off, s[0:3], s33 offset:104
	s_mov_b64 s[18:19], 32
	.loc	0 365 4 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	s_waitcnt vmcnt(0)
	v_lshrrev_b64 v[0:1], s15, v[5:6]
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v0, v5
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZN4spin6unlockEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZN4spin6unlockEv@rel32@hi+12
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
.LBB44_8:
	.loc	0 0 4 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 53
	v_readlane_b32 s5, v0, 54
	s_or_b64 exec, exec, s[4:5]
	.loc	0 366 1 is_stmt 1
	s_endpgm
.LBB44_9:
	.loc	0 0 1 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s10, v0, 45
	v_readlane_b32 s11, v0, 46
	s_or_b64 exec, exec, s[10:11]
	v_readlane_b32 s6, v0, 35
	v_readlane_b32 s7, v0, 36
	v_readlane_b32 s4, v0, 33
	v_readlane_b32 s5, v0, 34
	v_readlane_b32 s8, v0, 43
	v_readlane_b32 s9, v0, 44
	s_mov_b64 s[10:11], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[8:9], s[8:9], exec
	s_or_b64 s[6:7], s[6:7], s[8:9]
	v_writelane_b32 v0, s6, 37
	v_writelane_b32 v0, s7, 38
	.loc	0 363 7 is_stmt 1
	v_writelane_b32 v0, s4, 39
	v_writelane_b32 v0, s5, 40
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
	s_branch .LBB44_4
.LBB44_10:
	.loc	0 362 2
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 49
	v_readlane_b32 s5, v0, 50
	s_or_b64 exec, exec, s[4:5]
.Ltmp147:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 47
	v_readlane_b32 s5, v0, 48
	s_mov_b64 s[6:7], -1
	s_xor_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 51
	v_writelane_b32 v0, s7, 52
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[36:37]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB44_6
	s_branch .LBB44_3
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel wall_time_out
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 16512
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
		.amdhsa_next_free_sgpr 38
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
.Lfunc_end44:
	.size	wall_time_out, .Lfunc_end44-wall_time_out

	.protected	tries_for_ever
	.globl	tries_for_ever
	.p2align	8
	.type	tries_for_ever,@function
tries_for_ever:
.Lfunc_begin45:
	.loc	0 368 0 is_stmt 1
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x1c00
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
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	v_mov_b32_e32 v6, v2
	buffer_store_dword v6, off, s[0:3], s33 offset:104
	v_mov_b32_e32 v5, v1
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	buffer_store_dword v5, off, s[0:3], s33 offset:100
	v_mov_b32_e32 v4, v0
	buffer_store_dword v4, off, s[0:3], s33 offset:96
	s_load_dwordx2 s[22:23], s[16:17], 0x0
	s_load_dwordx2 s[20:21], s[16:17], 0x8
	s_load_dwordx2 s[18:19], s[16:17], 0x10
	s_load_dword s9, s[16:17], 0x18
	s_mov_b64 s[30:31], 0
	s_waitcnt vmcnt(2)
	v_writelane_b32 v1, s30, 11
	v_writelane_b32 v1, s31, 12
	s_mov_b32 s27, s31
	v_writelane_b32 v1, s27, 13
	s_mov_b64 s[24:25], src_private_base
	s_mov_b32 s8, 32
	s_lshr_b64 s[34:35], s[24:25], s8
	s_mov_b32 s24, -1
	v_writelane_b32 v1, s24, 14
	v_mov_b32_e32 v2, 0
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	s_mov_b32 s26, s34
	v_writelane_b32 v1, s26, 15
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v3, s26
	v_cndmask_b32_e64 v0, v0, v3, s[28:29]
	s_mov_b32 s15, s30
	v_writelane_b32 v1, s15, 16
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v19, v1, v2, s[28:29]
	v_mov_b32_e32 v20, v0
	v_mov_b32_e32 v2, 8
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v17, v1, v2, s[28:29]
	v_mov_b32_e32 v18, v0
	v_mov_b32_e32 v2, 16
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v13, v1, v2, s[28:29]
	v_mov_b32_e32 v14, v0
	v_mov_b32_e32 v2, 24
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v7, v1, v2, s[28:29]
	v_mov_b32_e32 v8, v0
	v_mov_b32_e32 v2, 32
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v15, v1, v2, s[28:29]
	v_mov_b32_e32 v16, v0
	buffer_store_dword v15, off, s[0:3], s33 offset:88
	s_waitcnt vmcnt(0)
	buffer_store_dword v16, off, s[0:3], s33 offset:92
	v_mov_b32_e32 v2, 40
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v11, v1, v2, s[28:29]
	v_mov_b32_e32 v12, v0
	v_mov_b32_e32 v2, 48
	v_cmp_ne_u32_e64 s[28:29], v2, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v1, s26
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e64 v9, v1, v2, s[28:29]
	v_mov_b32_e32 v10, v0
	v_mov_b32_e32 v1, 56
	v_cmp_ne_u32_e64 s[28:29], v1, s24
	v_mov_b32_e32 v0, s27
	v_mov_b32_e32 v2, s26
	v_cndmask_b32_e64 v3, v0, v2, s[28:29]
	v_mov_b32_e32 v0, s15
	v_cndmask_b32_e64 v0, v0, v1, s[28:29]
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v2, v3
	buffer_store_dword v1, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:84
	v_mov_b32_e32 v22, 64
	v_cmp_ne_u32_e64 s[24:25], v22, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v21, s26
	v_cndmask_b32_e64 v3, v3, v21, s[24:25]
	v_mov_b32_e32 v21, s15
	v_cndmask_b32_e64 v21, v21, v22, s[24:25]
	v_mov_b32_e32 v22, v3
	buffer_store_dword v21, off, s[0:3], s33 offset:72
	s_waitcnt vmcnt(0)
	buffer_store_dword v22, off, s[0:3], s33 offset:76
	v_mov_b32_e32 v22, v20
	v_mov_b32_e32 v21, v19
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v24, s23
	v_mov_b32_e32 v23, s22
	flat_store_dwordx2 v[21:22], v[23:24]
	flat_load_dwordx2 v[21:22], v[19:20]
	v_mov_b32_e32 v20, v18
	v_mov_b32_e32 v19, v17
	v_mov_b32_e32 v24, s21
	v_mov_b32_e32 v23, s20
	flat_store_dwordx2 v[19:20], v[23:24]
	flat_load_dwordx2 v[17:18], v[17:18]
	v_mov_b32_e32 v20, v14
	v_mov_b32_e32 v19, v13
	v_mov_b32_e32 v24, s19
	v_mov_b32_e32 v23, s18
	flat_store_dwordx2 v[19:20], v[23:24]
	flat_load_dwordx2 v[13:14], v[13:14]
	v_mov_b32_e32 v20, v8
	v_mov_b32_e32 v19, v7
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[19:20], v[21:22]
	flat_store_dwordx2 v[15:16], v[17:18]
	flat_store_dwordx2 v[11:12], v[13:14]
	v_mov_b32_e32 v3, s9
	flat_store_dword v[9:10], v3
.Ltmp148:
	.loc	0 369 9 prologue_end
	flat_load_dwordx2 v[7:8], v[7:8]
	.loc	0 369 7 is_stmt 0
	v_lshrrev_b64 v[1:2], s8, v[1:2]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v2, v7
	v_lshrrev_b64 v[7:8], s8, v[7:8]
	v_mov_b32_e32 v3, v7
	s_mov_b64 s[18:19], 32
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZN4spinC2EPi@rel32@lo+4
	s_addc_u32 s17, s17, _ZN4spinC2EPi@rel32@hi+12
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
	buffer_load_dword v1, off, s[0:3], s33 offset:72
	buffer_load_dword v2, off, s[0:3], s33 offset:76
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	v_mov_b32_e32 v3, 0
	.loc	0 371 11 is_stmt 1
	flat_store_dword v[1:2], v3
	.loc	0 371 7 is_stmt 0
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
.LBB45_1:
	.loc	0 0 7
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
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
	v_writelane_b32 v0, s8, 23
	v_writelane_b32 v0, s9, 24
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	buffer_load_dword v2, off, s[0:3], s33 offset:96
	buffer_load_dword v3, off, s[0:3], s33 offset:100
	buffer_load_dword v4, off, s[0:3], s33 offset:104
	buffer_load_dword v5, off, s[0:3], s33 offset:80
	buffer_load_dword v6, off, s[0:3], s33 offset:84
	s_mov_b64 s[18:19], 32
	.loc	0 371 21
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	s_waitcnt vmcnt(0)
	v_lshrrev_b64 v[0:1], s15, v[5:6]
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v0, v5
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZN4spin8try_lockEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZN4spin8try_lockEv@rel32@hi+12
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
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 23
	v_readlane_b32 s5, v1, 24
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	v_and_b32_e64 v1, 1, v1
	v_cmp_eq_u32_e64 s[6:7], v1, 1
	s_mov_b64 s[8:9], -1
	.loc	0 371 18
	s_xor_b64 s[6:7], s[6:7], s[8:9]
	s_or_b64 s[4:5], s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	.loc	0 371 2
	v_writelane_b32 v0, s4, 27
	v_writelane_b32 v0, s5, 28
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 29
	v_writelane_b32 v0, s5, 30
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB45_4
	.loc	0 372 7 is_stmt 1
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	buffer_load_dword v1, off, s[0:3], s33 offset:72
	buffer_load_dword v2, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	flat_load_dword v1, v[1:2]
	s_mov_b32 s4, 0x64
	.loc	0 372 9 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v1, s4
	.loc	0 372 7
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 31
	v_writelane_b32 v0, s5, 32
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB45_5
	.loc	0 0 7
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	buffer_load_dword v1, off, s[0:3], s33 offset:76
	v_mov_b32_e32 v2, 0
	.loc	0 373 6 is_stmt 1
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v2
	.loc	0 373 4 is_stmt 0
	s_branch .LBB45_5
.LBB45_4:
	.loc	0 0 4
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 29
	v_readlane_b32 s5, v0, 30
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 21
	v_readlane_b32 s9, v0, 22
	v_readlane_b32 s6, v0, 27
	v_readlane_b32 s7, v0, 28
	.loc	0 371 2 is_stmt 1
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 19
	v_writelane_b32 v0, s7, 20
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 17
	v_writelane_b32 v0, s7, 18
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 33
	v_writelane_b32 v0, s7, 34
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB45_1
	s_branch .LBB45_7
.LBB45_5:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 31
	v_readlane_b32 s5, v0, 32
	s_or_b64 exec, exec, s[4:5]
	.loc	0 371 34
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	buffer_load_dword v1, off, s[0:3], s33 offset:72
	buffer_load_dword v2, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v3, v1
	flat_load_dword v3, v[3:4]
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e64 v3, v3, s6
	flat_store_dword v[1:2], v3
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 371 2
	v_writelane_b32 v0, s4, 27
	v_writelane_b32 v0, s5, 28
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	s_branch .LBB45_4
.LBB45_7:
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 33
	v_readlane_b32 s5, v0, 34
	s_or_b64 exec, exec, s[4:5]
	.loc	0 374 2 is_stmt 1
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v7, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
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
	buffer_load_dword v2, off, s[0:3], s33 offset:96
	buffer_load_dword v3, off, s[0:3], s33 offset:100
	buffer_load_dword v4, off, s[0:3], s33 offset:104
	buffer_load_dword v5, off, s[0:3], s33 offset:80
	buffer_load_dword v6, off, s[0:3], s33 offset:84
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[0:1], v[0:1]
	.loc	0 374 9 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v7, v[0:1]
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e64 v7, v7, s8
	flat_store_dword v[0:1], v7
	s_mov_b64 s[18:19], 32
	.loc	0 375 4 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_mov_b32 s15, 32
	v_lshrrev_b64 v[0:1], s15, v[5:6]
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v0, v5
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZN4spin6unlockEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZN4spin6unlockEv@rel32@hi+12
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
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b64 exec, s[36:37]
	.loc	0 376 1
	s_endpgm
.Ltmp149:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tries_for_ever
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 16496
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
		.amdhsa_next_free_sgpr 38
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
.Lfunc_end45:
	.size	tries_for_ever, .Lfunc_end45-tries_for_ever

	.protected	meet_behind_if
	.globl	meet_behind_if
	.p2align	8
	.type	meet_behind_if,@function
meet_behind_if:
.Lfunc_begin46:
	.loc	0 379 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x1800
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v4, s16, 0
	s_mov_b32 s13, s15
	s_mov_b32 s12, s14
	v_readlane_b32 s14, v4, 0
	s_mov_b64 s[16:17], s[8:9]
	s_load_dwordx2 s[22:23], s[16:17], 0x0
	s_load_dwordx2 s[20:21], s[16:17], 0x8
	s_load_dwordx2 s[18:19], s[16:17], 0x10
	s_load_dword s8, s[16:17], 0x18
	s_mov_b64 s[30:31], 0
	s_mov_b32 s27, s31
	v_writelane_b32 v4, s27, 1
	s_mov_b64 s[24:25], src_private_base
	s_mov_b32 s15, 32
	v_writelane_b32 v4, s15, 2
	s_lshr_b64 s[34:35], s[24:25], s15
	s_mov_b32 s24, -1
	v_writelane_b32 v4, s24, 3
	v_mov_b32_e32 v5, 0
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	s_mov_b32 s26, s34
	v_writelane_b32 v4, s26, 4
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v6, s26
	v_cndmask_b32_e64 v3, v3, v6, s[28:29]
	s_mov_b32 s9, s30
	v_writelane_b32 v4, s9, 5
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v4, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v15, v4, v5, s[28:29]
	v_mov_b32_e32 v16, v3
	v_mov_b32_e32 v5, 8
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v11, v4, v5, s[28:29]
	v_mov_b32_e32 v12, v3
	v_mov_b32_e32 v5, 16
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v7, v4, v5, s[28:29]
	v_mov_b32_e32 v8, v3
	v_mov_b32_e32 v5, 24
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v13, v4, v5, s[28:29]
	v_mov_b32_e32 v14, v3
	v_mov_b32_e32 v5, 32
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v9, v4, v5, s[28:29]
	v_mov_b32_e32 v10, v3
	buffer_store_dword v9, off, s[0:3], s33 offset:84
	s_waitcnt vmcnt(0)
	buffer_store_dword v10, off, s[0:3], s33 offset:88
	v_mov_b32_e32 v5, 40
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v5, v4, v5, s[28:29]
	v_mov_b32_e32 v6, v3
	buffer_store_dword v5, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	buffer_store_dword v6, off, s[0:3], s33 offset:80
	v_mov_b32_e32 v4, 48
	v_cmp_ne_u32_e64 s[28:29], v4, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v17, s26
	v_cndmask_b32_e64 v17, v3, v17, s[28:29]
	v_mov_b32_e32 v3, s9
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, v17
	buffer_store_dword v3, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s33 offset:64
	v_mov_b32_e32 v18, 52
	v_cmp_ne_u32_e64 s[24:25], v18, s24
	v_mov_b32_e32 v17, s27
	v_mov_b32_e32 v19, s26
	v_cndmask_b32_e64 v19, v17, v19, s[24:25]
	v_mov_b32_e32 v17, s9
	v_cndmask_b32_e64 v17, v17, v18, s[24:25]
	v_mov_b32_e32 v18, v19
	buffer_store_dword v17, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, off, s[0:3], s33 offset:72
	v_mov_b32_e32 v18, v16
	v_mov_b32_e32 v17, v15
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v19, s22
	v_mov_b32_e32 v20, s23
	flat_store_dwordx2 v[17:18], v[19:20]
	flat_load_dwordx2 v[15:16], v[15:16]
	v_mov_b32_e32 v18, v12
	v_mov_b32_e32 v17, v11
	v_mov_b32_e32 v19, s20
	v_mov_b32_e32 v20, s21
	flat_store_dwordx2 v[17:18], v[19:20]
	flat_load_dwordx2 v[11:12], v[11:12]
	v_mov_b32_e32 v18, v8
	v_mov_b32_e32 v17, v7
	v_mov_b32_e32 v20, s19
	v_mov_b32_e32 v19, s18
	flat_store_dwordx2 v[17:18], v[19:20]
	flat_load_dwordx2 v[7:8], v[7:8]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[13:14], v[15:16]
	flat_store_dwordx2 v[9:10], v[11:12]
	flat_store_dwordx2 v[5:6], v[7:8]
	v_mov_b32_e32 v5, s8
	flat_store_dword v[3:4], v5
	s_mov_b64 s[18:19], 32
.Ltmp150:
	.loc	0 381 10 prologue_end
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s17, s18
	s_mov_b32 s16, s19
	s_add_u32 s8, s8, s17
	s_addc_u32 s16, s9, s16
	s_mov_b32 s9, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL9threadIdx@rel32@lo+4
	s_addc_u32 s17, s17, _ZL9threadIdx@rel32@hi+12
	s_lshr_b64 s[18:19], s[16:17], s15
	s_mov_b32 s19, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZNK8thread_xcvjEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZNK8thread_xcvjEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v4, off, s[0:3], s33 offset:68
	buffer_load_dword v5, off, s[0:3], s33 offset:72
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	buffer_load_dword v3, off, s[0:3], s33 offset:64
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v1, 2
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	.loc	0 381 6 is_stmt 0
	flat_store_dword v[6:7], v1
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v4
	.loc	0 383 4 is_stmt 1
	flat_load_dword v6, v[6:7]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_ashrrev_i32_e64 v1, 31, v6
	v_mov_b32_e32 v7, v1
	.loc	0 383 2 is_stmt 0
	s_mov_b64 s[4:5], src_shared_base
	s_lshr_b64 s[4:5], s[4:5], s6
	s_mov_b32 s5, s4
	s_mov_b32 s4, 0
	s_mov_b32 s8, s4
	s_mov_b32 s9, s5
	s_mov_b32 s5, 2
	v_lshlrev_b64 v[6:7], s5, v[6:7]
	s_mov_b32 s6, s8
	v_mov_b32_e32 v1, v6
	s_mov_b32 s5, s9
	v_add_co_u32_e64 v6, s[6:7], s6, v1
	v_mov_b32_e32 v1, s5
	v_addc_co_u32_e64 v1, s[6:7], v1, v7, s[6:7]
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v1, s4
	.loc	0 383 7
	flat_store_dword v[6:7], v1
	.loc	0 384 6 is_stmt 1
	flat_load_dword v1, v[4:5]
	.loc	0 384 10 is_stmt 0
	s_nop 0
	flat_load_dword v2, v[2:3]
	s_mov_b32 s4, 31
	.loc	0 384 12
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_lshrrev_b32_e64 v3, s4, v2
	v_add_u32_e64 v2, v2, v3
	s_mov_b32 s4, 1
	v_ashrrev_i32_e64 v2, s4, v2
	.loc	0 384 8
	v_cmp_lt_i32_e64 s[6:7], v1, v2
	.loc	0 384 6
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 6
	v_writelane_b32 v0, s5, 7
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB46_2
	.loc	0 385 10 is_stmt 1
	buffer_load_dword v3, off, s[0:3], s33 offset:68
	buffer_load_dword v4, off, s[0:3], s33 offset:72
	buffer_load_dword v0, off, s[0:3], s33 offset:84
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[1:2], v[0:1]
	.loc	0 385 15 is_stmt 0
	s_nop 0
	flat_load_dword v3, v[3:4]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_ashrrev_i32_e64 v0, 31, v3
	v_mov_b32_e32 v4, v0
	s_mov_b32 s4, 2
	.loc	0 385 10
	v_lshlrev_b64 v[3:4], s4, v[3:4]
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v5, v3
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v4
	v_add_co_u32_e64 v0, s[4:5], v0, v5
	v_addc_co_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	flat_load_dword v2, v[0:1]
	.loc	0 385 3
	s_mov_b64 s[4:5], src_shared_base
	s_mov_b32 s6, 32
	s_lshr_b64 s[4:5], s[4:5], s6
	s_mov_b32 s6, 0
	s_mov_b32 s7, s4
	s_mov_b32 s4, s6
	v_mov_b32_e32 v0, v3
	s_mov_b32 s6, s7
	v_mov_b32_e32 v3, v4
	v_add_co_u32_e64 v0, s[4:5], s4, v0
	v_mov_b32_e32 v1, s6
	v_addc_co_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	.loc	0 385 8
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[0:1], v2
.LBB46_2:
	.loc	0 0 8
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 6
	v_readlane_b32 s5, v0, 7
	s_or_b64 exec, exec, s[4:5]
.Ltmp151:
	.loc	0 36 2 is_stmt 1
	buffer_load_dword v4, off, s[0:3], s33 offset:76
	buffer_load_dword v5, off, s[0:3], s33 offset:80
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	buffer_load_dword v2, off, s[0:3], s33 offset:72
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 37 2
	s_barrier
	.loc	0 38 2
	s_waitcnt lgkmcnt(0)
.Ltmp152:
	.loc	0 387 18
	flat_load_dword v3, v[1:2]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_ashrrev_i32_e64 v6, 31, v3
	v_mov_b32_e32 v1, v3
	v_mov_b32_e32 v2, v6
	s_mov_b32 s4, 63
	.loc	0 387 16 is_stmt 0
	v_sub_u32_e64 v6, s4, v3
	.loc	0 387 11
	v_ashrrev_i32_e64 v3, 31, v6
	v_mov_b32_e32 v7, v3
	s_mov_b64 s[4:5], src_shared_base
	s_mov_b32 s6, 32
	s_lshr_b64 s[4:5], s[4:5], s6
	s_mov_b32 s8, 0
	s_mov_b32 s9, s4
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[6:7], s4, v[6:7]
	s_mov_b32 s6, s8
	v_mov_b32_e32 v3, v6
	s_mov_b32 s5, s9
	v_add_co_u32_e64 v6, s[6:7], s6, v3
	v_mov_b32_e32 v3, s5
	v_addc_co_u32_e64 v3, s[6:7], v3, v7, s[6:7]
	v_mov_b32_e32 v7, v3
	flat_load_dword v3, v[6:7]
	.loc	0 387 2
	flat_load_dwordx2 v[8:9], v[4:5]
	v_lshlrev_b64 v[6:7], s4, v[1:2]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v1, s[4:5], v1, v5
	v_addc_co_u32_e64 v4, s[4:5], v2, v4, s[4:5]
	v_mov_b32_e32 v2, v4
	.loc	0 387 9
	flat_store_dword v[1:2], v3
	.loc	0 388 1 is_stmt 1
	s_endpgm
.Ltmp153:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel meet_behind_if
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 16480
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
		.amdhsa_next_free_sgpr 38
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
.Lfunc_end46:
	.size	meet_behind_if, .Lfunc_end46-meet_behind_if

	.protected	meet_in_function
	.globl	meet_in_function
	.p2align	8
	.type	meet_in_function,@function
meet_in_function:
.Lfunc_begin47:
	.loc	0 398 0
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
	v_writelane_b32 v3, s6, 5
	v_writelane_b32 v3, s7, 6
	v_writelane_b32 v3, s4, 7
	v_writelane_b32 v3, s5, 8
	s_load_dwordx2 s[22:23], s[16:17], 0x0
	s_load_dwordx2 s[20:21], s[16:17], 0x8
	s_load_dwordx2 s[18:19], s[16:17], 0x10
	s_load_dword s8, s[16:17], 0x18
	s_mov_b64 s[30:31], 0
	s_mov_b32 s27, s31
	v_writelane_b32 v3, s27, 9
	s_mov_b64 s[24:25], src_private_base
	s_mov_b32 s15, 32
	v_writelane_b32 v3, s15, 10
	s_lshr_b64 s[34:35], s[24:25], s15
	s_mov_b32 s24, -1
	v_writelane_b32 v3, s24, 11
	v_mov_b32_e32 v6, 0
	v_cmp_ne_u32_e64 s[28:29], v6, s24
	s_mov_b32 s26, s34
	v_writelane_b32 v3, s26, 12
	v_mov_b32_e32 v4, s27
	v_mov_b32_e32 v5, s26
	v_cndmask_b32_e64 v4, v4, v5, s[28:29]
	s_mov_b32 s9, s30
	v_writelane_b32 v3, s9, 13
	v_mov_b32_e32 v5, s9
	v_cndmask_b32_e64 v16, v5, v6, s[28:29]
	v_mov_b32_e32 v17, v4
	v_mov_b32_e32 v6, 8
	v_cmp_ne_u32_e64 s[28:29], v6, s24
	v_mov_b32_e32 v4, s27
	v_mov_b32_e32 v5, s26
	v_cndmask_b32_e64 v4, v4, v5, s[28:29]
	v_mov_b32_e32 v5, s9
	v_cndmask_b32_e64 v12, v5, v6, s[28:29]
	v_mov_b32_e32 v13, v4
	v_mov_b32_e32 v6, 16
	v_cmp_ne_u32_e64 s[28:29], v6, s24
	v_mov_b32_e32 v4, s27
	v_mov_b32_e32 v5, s26
	v_cndmask_b32_e64 v4, v4, v5, s[28:29]
	v_mov_b32_e32 v5, s9
	v_cndmask_b32_e64 v8, v5, v6, s[28:29]
	v_mov_b32_e32 v9, v4
	v_mov_b32_e32 v6, 24
	v_cmp_ne_u32_e64 s[28:29], v6, s24
	v_mov_b32_e32 v4, s27
	v_mov_b32_e32 v5, s26
	v_cndmask_b32_e64 v4, v4, v5, s[28:29]
	v_mov_b32_e32 v5, s9
	v_cndmask_b32_e64 v14, v5, v6, s[28:29]
	v_mov_b32_e32 v15, v4
	v_mov_b32_e32 v6, 32
	v_cmp_ne_u32_e64 s[28:29], v6, s24
	v_mov_b32_e32 v4, s27
	v_mov_b32_e32 v5, s26
	v_cndmask_b32_e64 v4, v4, v5, s[28:29]
	v_mov_b32_e32 v5, s9
	v_cndmask_b32_e64 v10, v5, v6, s[28:29]
	v_mov_b32_e32 v11, v4
	buffer_store_dword v10, off, s[0:3], s33 offset:72
	s_waitcnt vmcnt(0)
	buffer_store_dword v11, off, s[0:3], s33 offset:76
	v_mov_b32_e32 v6, 40
	v_cmp_ne_u32_e64 s[28:29], v6, s24
	v_mov_b32_e32 v4, s27
	v_mov_b32_e32 v5, s26
	v_cndmask_b32_e64 v4, v4, v5, s[28:29]
	v_mov_b32_e32 v5, s9
	v_cndmask_b32_e64 v6, v5, v6, s[28:29]
	v_mov_b32_e32 v7, v4
	buffer_store_dword v6, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	buffer_store_dword v7, off, s[0:3], s33 offset:84
	v_mov_b32_e32 v5, 48
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v4, s27
	v_mov_b32_e32 v18, s26
	v_cndmask_b32_e64 v18, v4, v18, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v4, v4, v5, s[28:29]
	v_mov_b32_e32 v5, v18
	v_mov_b32_e32 v19, 52
	v_cmp_ne_u32_e64 s[24:25], v19, s24
	v_mov_b32_e32 v18, s27
	v_mov_b32_e32 v20, s26
	v_cndmask_b32_e64 v20, v18, v20, s[24:25]
	v_mov_b32_e32 v18, s9
	v_cndmask_b32_e64 v18, v18, v19, s[24:25]
	v_mov_b32_e32 v19, v20
	buffer_store_dword v18, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	buffer_store_dword v19, off, s[0:3], s33 offset:64
	v_mov_b32_e32 v19, v17
	v_mov_b32_e32 v18, v16
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v20, s22
	v_mov_b32_e32 v21, s23
	flat_store_dwordx2 v[18:19], v[20:21]
	flat_load_dwordx2 v[16:17], v[16:17]
	v_mov_b32_e32 v19, v13
	v_mov_b32_e32 v18, v12
	v_mov_b32_e32 v20, s20
	v_mov_b32_e32 v21, s21
	flat_store_dwordx2 v[18:19], v[20:21]
	flat_load_dwordx2 v[12:13], v[12:13]
	v_mov_b32_e32 v19, v9
	v_mov_b32_e32 v18, v8
	v_mov_b32_e32 v21, s19
	v_mov_b32_e32 v20, s18
	flat_store_dwordx2 v[18:19], v[20:21]
	flat_load_dwordx2 v[8:9], v[8:9]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[14:15], v[16:17]
	flat_store_dwordx2 v[10:11], v[12:13]
	flat_store_dwordx2 v[6:7], v[8:9]
	v_mov_b32_e32 v6, s8
	flat_store_dword v[4:5], v6
	s_mov_b64 s[18:19], 32
.Ltmp154:
	.loc	0 400 10 prologue_end
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s17, s18
	s_mov_b32 s16, s19
	s_add_u32 s8, s8, s17
	s_addc_u32 s16, s9, s16
	s_mov_b32 s9, s16
	v_writelane_b32 v3, s8, 14
	v_writelane_b32 v3, s9, 15
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL9threadIdx@rel32@lo+4
	s_addc_u32 s17, s17, _ZL9threadIdx@rel32@hi+12
	s_lshr_b64 s[18:19], s[16:17], s15
	s_mov_b32 s19, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZNK8thread_xcvjEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZNK8thread_xcvjEv@rel32@hi+12
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
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v3, off, s[0:3], s33 offset:72
	buffer_load_dword v4, off, s[0:3], s33 offset:76
	buffer_load_dword v31, off, s[0:3], s33 offset:68
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v2, 7
	v_readlane_b32 s5, v2, 8
	v_readlane_b32 s6, v2, 5
	v_readlane_b32 s7, v2, 6
	v_readlane_b32 s8, v2, 14
	v_readlane_b32 s9, v2, 15
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s18, v2, 10
	v_mov_b32_e32 v7, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v5, v0
	.loc	0 400 6 is_stmt 0
	flat_store_dword v[5:6], v7
	.loc	0 402 9 is_stmt 1
	flat_load_dwordx2 v[9:10], v[3:4]
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v3, v0
	.loc	0 402 14 is_stmt 0
	flat_load_dword v3, v[3:4]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_ashrrev_i32_e64 v5, 31, v3
	v_mov_b32_e32 v4, v5
	s_mov_b32 s15, 2
	.loc	0 402 9
	v_lshlrev_b64 v[5:6], s15, v[3:4]
	v_mov_b32_e32 v3, v9
	v_mov_b32_e32 v8, v5
	v_mov_b32_e32 v4, v10
	v_mov_b32_e32 v7, v6
	v_add_co_u32_e64 v3, s[16:17], v3, v8
	v_addc_co_u32_e64 v7, s[16:17], v4, v7, s[16:17]
	v_mov_b32_e32 v4, v7
	flat_load_dword v4, v[3:4]
	s_mov_b64 s[16:17], src_shared_base
	.loc	0 402 2
	s_lshr_b64 s[16:17], s[16:17], s18
	s_mov_b32 s15, s16
	s_mov_b32 s20, 0
	v_writelane_b32 v2, s20, 16
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v2, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
	s_mov_b32 s16, s20
	s_mov_b32 s17, s15
	s_mov_b32 s19, s16
	v_mov_b32_e32 v2, v5
	s_mov_b32 s15, s17
	v_mov_b32_e32 v5, v6
	v_add_co_u32_e64 v2, s[22:23], s19, v2
	v_mov_b32_e32 v3, s15
	v_addc_co_u32_e64 v5, s[22:23], v3, v5, s[22:23]
	v_mov_b32_e32 v3, v5
	.loc	0 402 7
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[2:3], v4
.Ltmp155:
	.loc	0 36 2 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 37 2
	s_barrier
	.loc	0 38 2
	s_waitcnt lgkmcnt(0)
.Ltmp156:
	.loc	0 404 16
	flat_load_dword v3, v[0:1]
	.loc	0 404 2 is_stmt 0
	s_lshr_b64 s[16:17], s[16:17], s18
	s_mov_b32 s19, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL6roundsPiii@rel32@lo+4
	s_addc_u32 s17, s17, _ZL6roundsPiii@rel32@hi+12
	s_mov_b64 s[26:27], s[2:3]
	s_mov_b64 s[24:25], s[0:1]
	s_mov_b64 s[0:1], s[24:25]
	s_mov_b64 s[2:3], s[26:27]
	v_mov_b32_e32 v0, s20
	v_mov_b32_e32 v1, s19
	v_mov_b32_e32 v2, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	.loc	0 405 6 is_stmt 1
	flat_load_dword v1, v[1:2]
	.loc	0 405 8 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v1, s4
	.loc	0 405 6
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB48_2
	.loc	0 406 12 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:80
	buffer_load_dword v1, off, s[0:3], s33 offset:84
	s_mov_b64 s[4:5], src_shared_base
	s_mov_b32 s6, 32
	s_lshr_b64 s[4:5], s[4:5], s6
	s_mov_b32 s5, 0
	v_mov_b32_e32 v2, s5
	v_mov_b32_e32 v4, s4
	v_mov_b32_e32 v3, v4
	flat_load_dword v2, v[2:3]
	.loc	0 406 3 is_stmt 0
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[0:1], v[0:1]
	.loc	0 406 10
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[0:1], v2
.LBB48_2:
	.loc	0 0 10
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	v_readlane_b32 s5, v0, 18
	s_or_b64 exec, exec, s[4:5]
	.loc	0 407 1 is_stmt 1
	s_endpgm
.Ltmp157:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel meet_in_function
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 16480
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
		.amdhsa_next_free_sgpr 38
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
.Lfunc_end47:
	.size	meet_in_function, .Lfunc_end47-meet_in_function

	.p2align	2
	.type	_ZL6roundsPiii,@function
_ZL6roundsPiii:
.Lfunc_begin48:
	.loc	0 390 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s11, s33
	s_mov_b32 s33, s32
	s_xor_saveexec_b64 s[4:5], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b64 exec, s[4:5]
	s_add_i32 s32, s32, 0xe00
	v_mov_b32_e32 v6, v2
	v_mov_b32_e32 v9, v0
	s_or_saveexec_b64 s[16:17], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b64 exec, s[16:17]
	v_mov_b32_e32 v10, v1
	s_mov_b64 s[4:5], 0
	s_mov_b32 s10, s5
	s_mov_b64 s[6:7], src_private_base
	s_mov_b32 s8, 32
	s_lshr_b64 s[8:9], s[6:7], s8
	s_mov_b32 s6, -1
	v_lshrrev_b32_e64 v4, 6, s33
	v_cmp_ne_u32_e64 s[12:13], v4, s6
	s_mov_b32 s9, s8
	v_mov_b32_e32 v1, s10
	v_mov_b32_e32 v2, s9
	v_cndmask_b32_e64 v1, v1, v2, s[12:13]
	s_mov_b32 s8, s4
	v_mov_b32_e32 v2, s8
	v_cndmask_b32_e64 v7, v2, v4, s[12:13]
	v_mov_b32_e32 v8, v1
	buffer_store_dword v7, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	buffer_store_dword v8, off, s[0:3], s33 offset:40
	v_lshrrev_b32_e64 v4, 6, s33
	v_add_u32_e32 v4, 8, v4
	v_cmp_ne_u32_e64 s[12:13], v4, s6
	v_mov_b32_e32 v1, s10
	v_mov_b32_e32 v2, s9
	v_cndmask_b32_e64 v1, v1, v2, s[12:13]
	v_mov_b32_e32 v2, s8
	v_cndmask_b32_e64 v4, v2, v4, s[12:13]
	v_mov_b32_e32 v5, v1
	buffer_store_dword v4, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	buffer_store_dword v5, off, s[0:3], s33 offset:32
	v_lshrrev_b32_e64 v2, 6, s33
	v_add_u32_e32 v2, 12, v2
	v_cmp_ne_u32_e64 s[6:7], v2, s6
	v_mov_b32_e32 v1, s10
	v_mov_b32_e32 v11, s9
	v_cndmask_b32_e64 v11, v1, v11, s[6:7]
	v_mov_b32_e32 v1, s8
	v_cndmask_b32_e64 v1, v1, v2, s[6:7]
	v_mov_b32_e32 v2, v11
	buffer_store_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:24
	flat_store_dwordx2 v[7:8], v[9:10]
	flat_store_dword v[4:5], v6
	flat_store_dword v[1:2], v3
.Ltmp158:
	.loc	0 391 2 prologue_end
	v_writelane_b32 v0, s4, 0
	v_writelane_b32 v0, s5, 1
	s_or_saveexec_b64 s[16:17], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	s_mov_b64 exec, s[16:17]
.LBB47_1:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[16:17], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b64 exec, s[16:17]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 2
	v_readlane_b32 s5, v0, 3
	v_readlane_b32 s6, v0, 0
	v_readlane_b32 s7, v0, 1
	v_writelane_b32 v0, s6, 4
	v_writelane_b32 v0, s7, 5
	.loc	0 391 9
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	flat_load_dword v1, v[1:2]
	s_mov_b32 s6, 0
	.loc	0 391 11
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_gt_i32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 6
	v_writelane_b32 v0, s5, 7
	.loc	0 391 2
	v_writelane_b32 v0, s4, 8
	v_writelane_b32 v0, s5, 9
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 10
	v_writelane_b32 v0, s5, 11
	s_or_saveexec_b64 s[16:17], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	s_mov_b64 exec, s[16:17]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB47_4
	.loc	0 392 7 is_stmt 1
	s_or_saveexec_b64 s[16:17], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b64 exec, s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	buffer_load_dword v3, off, s[0:3], s33 offset:32
	buffer_load_dword v4, off, s[0:3], s33 offset:20
	buffer_load_dword v5, off, s[0:3], s33 offset:24
	s_waitcnt vmcnt(0)
	flat_load_dword v1, v[4:5]
	.loc	0 392 11 is_stmt 0
	s_nop 0
	flat_load_dword v2, v[2:3]
	.loc	0 392 9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_lt_i32_e64 s[6:7], v1, v2
	.loc	0 392 7
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 12
	v_writelane_b32 v0, s5, 13
	s_or_saveexec_b64 s[16:17], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	s_mov_b64 exec, s[16:17]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB47_5
	.loc	0 393 12 is_stmt 1
	buffer_load_dword v6, off, s[0:3], s33 offset:28
	buffer_load_dword v7, off, s[0:3], s33 offset:32
	buffer_load_dword v3, off, s[0:3], s33 offset:20
	buffer_load_dword v4, off, s[0:3], s33 offset:24
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[1:2], v[0:1]
	.loc	0 393 14 is_stmt 0
	s_nop 0
	flat_load_dword v0, v[3:4]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_ashrrev_i32_e64 v3, 31, v0
	v_mov_b32_e32 v4, v0
	v_mov_b32_e32 v5, v3
	.loc	0 393 18
	flat_load_dword v3, v[6:7]
	.loc	0 393 16
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e64 v6, v0, v3
	.loc	0 393 12
	v_ashrrev_i32_e64 v0, 31, v6
	v_mov_b32_e32 v7, v0
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[8:9], s4, v[6:7]
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v7, v8
	v_mov_b32_e32 v0, v2
	v_mov_b32_e32 v3, v9
	v_add_co_u32_e64 v6, s[6:7], v6, v7
	v_addc_co_u32_e64 v0, s[6:7], v0, v3, s[6:7]
	v_mov_b32_e32 v7, v0
	flat_load_dword v3, v[6:7]
	.loc	0 393 4
	v_lshlrev_b64 v[5:6], s4, v[4:5]
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v6
	v_add_co_u32_e64 v0, s[4:5], v0, v4
	v_addc_co_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	.loc	0 393 9
	flat_load_dword v2, v[0:1]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e64 v2, v2, v3
	flat_store_dword v[0:1], v2
	.loc	0 393 4
	s_branch .LBB47_5
.LBB47_4:
	.loc	0 0 4
	s_or_saveexec_b64 s[16:17], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b64 exec, s[16:17]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 10
	v_readlane_b32 s5, v0, 11
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 4
	v_readlane_b32 s9, v0, 5
	v_readlane_b32 s6, v0, 8
	v_readlane_b32 s7, v0, 9
	.loc	0 391 2 is_stmt 1
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 2
	v_writelane_b32 v0, s7, 3
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 0
	v_writelane_b32 v0, s7, 1
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 14
	v_writelane_b32 v0, s7, 15
	s_or_saveexec_b64 s[16:17], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	s_mov_b64 exec, s[16:17]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB47_1
	s_branch .LBB47_7
.LBB47_5:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[16:17], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b64 exec, s[16:17]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 12
	v_readlane_b32 s5, v0, 13
	s_or_b64 exec, exec, s[4:5]
.Ltmp159:
	.loc	0 36 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	.loc	0 37 2
	s_barrier
	.loc	0 38 2
	s_waitcnt lgkmcnt(0)
.Ltmp160:
	.loc	0 391 18
	s_or_saveexec_b64 s[16:17], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b64 exec, s[16:17]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 6
	v_readlane_b32 s5, v0, 7
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v3, v1
	flat_load_dword v3, v[3:4]
	s_mov_b32 s6, 31
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_lshrrev_b32_e64 v4, s6, v3
	v_add_u32_e64 v3, v3, v4
	s_mov_b32 s6, 1
	v_ashrrev_i32_e64 v3, s6, v3
	flat_store_dword v[1:2], v3
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 391 2 is_stmt 0
	v_writelane_b32 v0, s4, 8
	v_writelane_b32 v0, s5, 9
	s_or_saveexec_b64 s[16:17], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	s_mov_b64 exec, s[16:17]
	s_branch .LBB47_4
.LBB47_7:
	s_or_saveexec_b64 s[16:17], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b64 exec, s[16:17]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	v_readlane_b32 s5, v0, 15
	s_or_b64 exec, exec, s[4:5]
	.loc	0 396 1 is_stmt 1
	s_or_saveexec_b64 s[16:17], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b64 exec, s[16:17]
	s_xor_saveexec_b64 s[4:5], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b64 exec, s[4:5]
	.loc	0 396 1 epilogue_begin is_stmt 0
	s_add_i32 s32, s32, 0xfffff200
	s_mov_b32 s33, s11
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_setpc_b64 s[30:31]
.Ltmp161:
.Lfunc_end48:
	.size	_ZL6roundsPiii, .Lfunc_end48-_ZL6roundsPiii

	.protected	meet_as_told
	.globl	meet_as_told
	.p2align	8
	.type	meet_as_told,@function
meet_as_told:
.Lfunc_begin49:
	.loc	0 409 0 is_stmt 1
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x1c00
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
	s_mov_b64 s[30:31], 0
	s_mov_b32 s27, s31
	v_writelane_b32 v3, s27, 9
	s_mov_b64 s[24:25], src_private_base
	s_mov_b32 s15, 32
	v_writelane_b32 v3, s15, 10
	s_lshr_b64 s[34:35], s[24:25], s15
	s_mov_b32 s24, -1
	v_writelane_b32 v3, s24, 11
	v_mov_b32_e32 v6, 0
	v_cmp_ne_u32_e64 s[28:29], v6, s24
	s_mov_b32 s26, s34
	v_writelane_b32 v3, s26, 12
	v_mov_b32_e32 v4, s27
	v_mov_b32_e32 v5, s26
	v_cndmask_b32_e64 v4, v4, v5, s[28:29]
	s_mov_b32 s9, s30
	v_writelane_b32 v3, s9, 13
	v_mov_b32_e32 v5, s9
	v_cndmask_b32_e64 v16, v5, v6, s[28:29]
	v_mov_b32_e32 v17, v4
	v_mov_b32_e32 v6, 8
	v_cmp_ne_u32_e64 s[28:29], v6, s24
	v_mov_b32_e32 v4, s27
	v_mov_b32_e32 v5, s26
	v_cndmask_b32_e64 v4, v4, v5, s[28:29]
	v_mov_b32_e32 v5, s9
	v_cndmask_b32_e64 v12, v5, v6, s[28:29]
	v_mov_b32_e32 v13, v4
	v_mov_b32_e32 v6, 16
	v_cmp_ne_u32_e64 s[28:29], v6, s24
	v_mov_b32_e32 v4, s27
	v_mov_b32_e32 v5, s26
	v_cndmask_b32_e64 v4, v4, v5, s[28:29]
	v_mov_b32_e32 v5, s9
	v_cndmask_b32_e64 v8, v5, v6, s[28:29]
	v_mov_b32_e32 v9, v4
	v_mov_b32_e32 v6, 24
	v_cmp_ne_u32_e64 s[28:29], v6, s24
	v_mov_b32_e32 v4, s27
	v_mov_b32_e32 v5, s26
	v_cndmask_b32_e64 v4, v4, v5, s[28:29]
	v_mov_b32_e32 v5, s9
	v_cndmask_b32_e64 v14, v5, v6, s[28:29]
	v_mov_b32_e32 v15, v4
	v_mov_b32_e32 v6, 32
	v_cmp_ne_u32_e64 s[28:29], v6, s24
	v_mov_b32_e32 v4, s27
	v_mov_b32_e32 v5, s26
	v_cndmask_b32_e64 v4, v4, v5, s[28:29]
	v_mov_b32_e32 v5, s9
	v_cndmask_b32_e64 v10, v5, v6, s[28:29]
	v_mov_b32_e32 v11, v4
	buffer_store_dword v10, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	buffer_store_dword v11, off, s[0:3], s33 offset:84
	v_mov_b32_e32 v6, 40
	v_cmp_ne_u32_e64 s[28:29], v6, s24
	v_mov_b32_e32 v4, s27
	v_mov_b32_e32 v5, s26
	v_cndmask_b32_e64 v4, v4, v5, s[28:29]
	v_mov_b32_e32 v5, s9
	v_cndmask_b32_e64 v6, v5, v6, s[28:29]
	v_mov_b32_e32 v7, v4
	buffer_store_dword v6, off, s[0:3], s33 offset:88
	s_waitcnt vmcnt(0)
	buffer_store_dword v7, off, s[0:3], s33 offset:92
	v_mov_b32_e32 v5, 48
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v4, s27
	v_mov_b32_e32 v18, s26
	v_cndmask_b32_e64 v18, v4, v18, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v4, v4, v5, s[28:29]
	v_mov_b32_e32 v5, v18
	buffer_store_dword v4, off, s[0:3], s33 offset:72
	s_waitcnt vmcnt(0)
	buffer_store_dword v5, off, s[0:3], s33 offset:76
	v_mov_b32_e32 v19, 52
	v_cmp_ne_u32_e64 s[24:25], v19, s24
	v_mov_b32_e32 v18, s27
	v_mov_b32_e32 v20, s26
	v_cndmask_b32_e64 v20, v18, v20, s[24:25]
	v_mov_b32_e32 v18, s9
	v_cndmask_b32_e64 v18, v18, v19, s[24:25]
	v_mov_b32_e32 v19, v20
	buffer_store_dword v18, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	buffer_store_dword v19, off, s[0:3], s33 offset:64
	v_mov_b32_e32 v19, v17
	v_mov_b32_e32 v18, v16
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v20, s22
	v_mov_b32_e32 v21, s23
	flat_store_dwordx2 v[18:19], v[20:21]
	flat_load_dwordx2 v[16:17], v[16:17]
	v_mov_b32_e32 v19, v13
	v_mov_b32_e32 v18, v12
	v_mov_b32_e32 v20, s20
	v_mov_b32_e32 v21, s21
	flat_store_dwordx2 v[18:19], v[20:21]
	flat_load_dwordx2 v[12:13], v[12:13]
	v_mov_b32_e32 v19, v9
	v_mov_b32_e32 v18, v8
	v_mov_b32_e32 v21, s19
	v_mov_b32_e32 v20, s18
	flat_store_dwordx2 v[18:19], v[20:21]
	flat_load_dwordx2 v[8:9], v[8:9]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[14:15], v[16:17]
	flat_store_dwordx2 v[10:11], v[12:13]
	flat_store_dwordx2 v[6:7], v[8:9]
	v_mov_b32_e32 v6, s8
	flat_store_dword v[4:5], v6
	s_mov_b64 s[18:19], 32
.Ltmp162:
	.loc	0 411 10 prologue_end
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s17, s18
	s_mov_b32 s16, s19
	s_add_u32 s8, s8, s17
	s_addc_u32 s16, s9, s16
	s_mov_b32 s9, s16
	v_writelane_b32 v3, s8, 14
	v_writelane_b32 v3, s9, 15
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL9threadIdx@rel32@lo+4
	s_addc_u32 s17, s17, _ZL9threadIdx@rel32@hi+12
	s_lshr_b64 s[18:19], s[16:17], s15
	s_mov_b32 s19, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZNK8thread_xcvjEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZNK8thread_xcvjEv@rel32@hi+12
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
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v5, off, s[0:3], s33 offset:80
	buffer_load_dword v6, off, s[0:3], s33 offset:84
	buffer_load_dword v2, off, s[0:3], s33 offset:72
	buffer_load_dword v3, off, s[0:3], s33 offset:76
	buffer_load_dword v31, off, s[0:3], s33 offset:68
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v4, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s15, v4, 10
	v_readlane_b32 s4, v4, 7
	v_readlane_b32 s5, v4, 8
	v_readlane_b32 s6, v4, 5
	v_readlane_b32 s7, v4, 6
	v_readlane_b32 s8, v4, 14
	v_readlane_b32 s9, v4, 15
	v_readlane_b32 s10, v4, 3
	v_readlane_b32 s11, v4, 4
	v_readlane_b32 s12, v4, 2
	v_readlane_b32 s13, v4, 1
	v_readlane_b32 s14, v4, 0
	v_mov_b32_e32 v9, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v1
	v_mov_b32_e32 v7, v0
	.loc	0 411 6 is_stmt 0
	flat_store_dword v[7:8], v9
	.loc	0 413 9 is_stmt 1
	flat_load_dwordx2 v[11:12], v[5:6]
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v5, v0
	.loc	0 413 14 is_stmt 0
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_ashrrev_i32_e64 v7, 31, v5
	v_mov_b32_e32 v6, v7
	s_mov_b32 s16, 2
	.loc	0 413 9
	v_lshlrev_b64 v[7:8], s16, v[5:6]
	v_mov_b32_e32 v5, v11
	v_mov_b32_e32 v10, v7
	v_mov_b32_e32 v6, v12
	v_mov_b32_e32 v9, v8
	v_add_co_u32_e64 v5, s[16:17], v5, v10
	v_addc_co_u32_e64 v9, s[16:17], v6, v9, s[16:17]
	v_mov_b32_e32 v6, v9
	flat_load_dword v6, v[5:6]
	s_mov_b64 s[16:17], src_shared_base
	.loc	0 413 2
	s_lshr_b64 s[16:17], s[16:17], s15
	s_mov_b32 s18, s16
	s_mov_b32 s19, 0
	v_writelane_b32 v4, s19, 16
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v4, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
	s_mov_b32 s16, s19
	s_mov_b32 s17, s18
	s_mov_b32 s20, s16
	v_mov_b32_e32 v4, v7
	s_mov_b32 s18, s17
	v_mov_b32_e32 v7, v8
	v_add_co_u32_e64 v4, s[20:21], s20, v4
	v_mov_b32_e32 v5, s18
	v_addc_co_u32_e64 v7, s[20:21], v5, v7, s[20:21]
	v_mov_b32_e32 v5, v7
	.loc	0 413 7
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[4:5], v6
.Ltmp163:
	.loc	0 36 2 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 37 2
	s_barrier
	.loc	0 38 2
	s_waitcnt lgkmcnt(0)
.Ltmp164:
	.loc	0 415 12
	flat_load_dword v2, v[2:3]
	s_mov_b32 s18, 31
	.loc	0 415 14 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_lshrrev_b32_e64 v3, s18, v2
	v_add_u32_e64 v2, v2, v3
	s_mov_b32 s18, 1
	v_ashrrev_i32_e64 v2, s18, v2
	.loc	0 415 19
	flat_load_dword v3, v[0:1]
	.loc	0 415 2
	s_lshr_b64 s[16:17], s[16:17], s15
	s_mov_b32 s18, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL6roundsPiii@rel32@lo+4
	s_addc_u32 s17, s17, _ZL6roundsPiii@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	.loc	0 416 6 is_stmt 1
	flat_load_dword v1, v[1:2]
	.loc	0 416 8 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v1, s4
	.loc	0 416 6
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB49_2
	.loc	0 417 12 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	s_mov_b64 s[4:5], src_shared_base
	s_mov_b32 s6, 32
	s_lshr_b64 s[4:5], s[4:5], s6
	s_mov_b32 s5, 0
	v_mov_b32_e32 v2, s5
	v_mov_b32_e32 v4, s4
	v_mov_b32_e32 v3, v4
	flat_load_dword v2, v[2:3]
	.loc	0 417 3 is_stmt 0
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[0:1], v[0:1]
	.loc	0 417 10
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[0:1], v2
.LBB49_2:
	.loc	0 0 10
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	v_readlane_b32 s5, v0, 18
	s_or_b64 exec, exec, s[4:5]
	.loc	0 418 1 is_stmt 1
	s_endpgm
.Ltmp165:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel meet_as_told
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 16496
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
		.amdhsa_next_free_sgpr 38
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
.Lfunc_end49:
	.size	meet_as_told, .Lfunc_end49-meet_as_told

	.protected	told_in_lds
	.globl	told_in_lds
	.p2align	8
	.type	told_in_lds,@function
told_in_lds:
.Lfunc_begin50:
	.loc	0 421 0
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
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:52
	s_mov_b64 exec, s[36:37]
	buffer_store_dword v2, off, s[0:3], s33 offset:72
	buffer_store_dword v1, off, s[0:3], s33 offset:68
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	s_load_dwordx2 s[22:23], s[16:17], 0x0
	s_load_dwordx2 s[20:21], s[16:17], 0x8
	s_load_dwordx2 s[18:19], s[16:17], 0x10
	s_load_dword s8, s[16:17], 0x18
	s_mov_b64 s[30:31], 0
	s_mov_b32 s27, s31
	s_mov_b64 s[24:25], src_private_base
	s_mov_b32 s15, 32
	s_lshr_b64 s[34:35], s[24:25], s15
	s_mov_b32 s24, -1
	v_mov_b32_e32 v5, 0
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	s_mov_b32 s26, s34
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	s_mov_b32 s9, s30
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v15, v4, v5, s[28:29]
	v_mov_b32_e32 v16, v3
	v_mov_b32_e32 v5, 8
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v11, v4, v5, s[28:29]
	v_mov_b32_e32 v12, v3
	v_mov_b32_e32 v5, 16
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v7, v4, v5, s[28:29]
	v_mov_b32_e32 v8, v3
	v_mov_b32_e32 v5, 24
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v13, v4, v5, s[28:29]
	v_mov_b32_e32 v14, v3
	v_mov_b32_e32 v5, 32
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v9, v4, v5, s[28:29]
	v_mov_b32_e32 v10, v3
	v_mov_b32_e32 v5, 40
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v5, v4, v5, s[28:29]
	v_mov_b32_e32 v6, v3
	buffer_store_dword v5, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	buffer_store_dword v6, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v4, 48
	v_cmp_ne_u32_e64 s[24:25], v4, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v17, s26
	v_cndmask_b32_e64 v17, v3, v17, s[24:25]
	v_mov_b32_e32 v3, s9
	v_cndmask_b32_e64 v3, v3, v4, s[24:25]
	v_mov_b32_e32 v4, v17
	v_mov_b32_e32 v18, v16
	v_mov_b32_e32 v17, v15
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v19, s22
	v_mov_b32_e32 v20, s23
	flat_store_dwordx2 v[17:18], v[19:20]
	flat_load_dwordx2 v[15:16], v[15:16]
	v_mov_b32_e32 v18, v12
	v_mov_b32_e32 v17, v11
	v_mov_b32_e32 v19, s20
	v_mov_b32_e32 v20, s21
	flat_store_dwordx2 v[17:18], v[19:20]
	flat_load_dwordx2 v[11:12], v[11:12]
	v_mov_b32_e32 v18, v8
	v_mov_b32_e32 v17, v7
	v_mov_b32_e32 v20, s19
	v_mov_b32_e32 v19, s18
	flat_store_dwordx2 v[17:18], v[19:20]
	flat_load_dwordx2 v[7:8], v[7:8]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[13:14], v[15:16]
	flat_store_dwordx2 v[9:10], v[11:12]
	flat_store_dwordx2 v[5:6], v[7:8]
	v_mov_b32_e32 v5, s8
	flat_store_dword v[3:4], v5
	s_mov_b64 s[18:19], 32
.Ltmp166:
	.loc	0 424 6 prologue_end
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s17, s18
	s_mov_b32 s16, s19
	s_add_u32 s8, s8, s17
	s_addc_u32 s16, s9, s16
	s_mov_b32 s9, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL9threadIdx@rel32@lo+4
	s_addc_u32 s17, s17, _ZL9threadIdx@rel32@hi+12
	s_lshr_b64 s[18:19], s[16:17], s15
	s_mov_b32 s19, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZNK8thread_xcvjEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZNK8thread_xcvjEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 exec, s[36:37]
	s_mov_b32 s4, 0
	.loc	0 424 18 is_stmt 0
	v_cmp_eq_u32_e64 s[6:7], v1, s4
	.loc	0 424 6
	s_mov_b64 s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 exec, s[36:37]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB50_2
	.loc	0 425 8 is_stmt 1
	s_mov_b64 s[4:5], src_shared_base
	s_mov_b32 s6, 32
	s_lshr_b64 s[4:5], s[4:5], s6
	s_mov_b32 s5, s4
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v2, s5
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, s4
	flat_store_dword v[0:1], v2
	s_waitcnt vmcnt(0)
.LBB50_2:
	.loc	0 0 8 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v3, off, s[0:3], s33 offset:52
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v3, 11
	v_readlane_b32 s9, v3, 12
	s_or_b64 exec, exec, s[8:9]
.Ltmp167:
	.loc	0 36 2 is_stmt 1
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
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 37 2
	s_barrier
	.loc	0 38 2
	s_waitcnt lgkmcnt(0)
	s_mov_b64 s[18:19], 32
.Ltmp168:
	.loc	0 427 6
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL9threadIdx@rel32@lo+4
	s_addc_u32 s17, s17, _ZL9threadIdx@rel32@hi+12
	s_mov_b32 s15, 32
	s_lshr_b64 s[18:19], s[16:17], s15
	s_mov_b32 s19, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZNK8thread_xcvjEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZNK8thread_xcvjEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 exec, s[36:37]
	s_mov_b32 s4, 0
	.loc	0 427 18 is_stmt 0
	v_cmp_eq_u32_e64 s[6:7], v1, s4
	.loc	0 427 6
	s_mov_b64 s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 exec, s[36:37]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB50_4
	.loc	0 428 8 is_stmt 1
	s_mov_b64 s[4:5], src_shared_base
	s_mov_b32 s6, 32
	s_lshr_b64 s[4:5], s[4:5], s6
	s_mov_b32 s5, 0
	v_mov_b32_e32 v0, s5
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, 1
	flat_store_dword v[0:1], v2
	s_waitcnt vmcnt(0)
.LBB50_4:
	.loc	0 0 8 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 13
	v_readlane_b32 s5, v0, 14
	s_or_b64 exec, exec, s[4:5]
.Ltmp169:
	.loc	0 36 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	.loc	0 37 2
	s_barrier
	.loc	0 38 2
	s_waitcnt lgkmcnt(0)
	s_mov_b64 s[4:5], 0
.Ltmp170:
	.loc	0 430 2
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 exec, s[36:37]
.LBB50_5:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	v_readlane_b32 s5, v0, 18
	v_readlane_b32 s6, v0, 15
	v_readlane_b32 s7, v0, 16
	v_writelane_b32 v0, s6, 19
	v_writelane_b32 v0, s7, 20
	.loc	0 430 9
	s_mov_b64 s[6:7], src_shared_base
	s_mov_b32 s8, 32
	s_lshr_b64 s[6:7], s[6:7], s8
	s_mov_b32 s7, s6
	s_mov_b32 s6, 0
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v3, s7
	v_mov_b32_e32 v2, v3
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 430 14
	v_cmp_eq_u32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	.loc	0 430 2
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 exec, s[36:37]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB50_7
	.loc	0 0 2
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	v_readlane_b32 s5, v0, 22
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 430 2
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 exec, s[36:37]
.LBB50_7:
	.loc	0 0 2
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 19
	v_readlane_b32 s9, v0, 20
	v_readlane_b32 s6, v0, 23
	v_readlane_b32 s7, v0, 24
	.loc	0 430 2
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
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 exec, s[36:37]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB50_5
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_b64 exec, exec, s[4:5]
	.loc	0 432 2 is_stmt 1
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v5, off, s[0:3], s33 offset:52
	s_mov_b64 exec, s[36:37]
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
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	buffer_load_dword v2, off, s[0:3], s33 offset:72
	buffer_load_dword v3, off, s[0:3], s33 offset:56
	buffer_load_dword v4, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[3:4], v[3:4]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v3, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s33 offset:80
	s_mov_b64 s[18:19], 32
	.loc	0 432 6 is_stmt 0
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL9threadIdx@rel32@lo+4
	s_addc_u32 s17, s17, _ZL9threadIdx@rel32@hi+12
	s_mov_b32 s15, 32
	s_lshr_b64 s[18:19], s[16:17], s15
	s_mov_b32 s19, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZNK8thread_xcvjEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZNK8thread_xcvjEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:76
	buffer_load_dword v3, off, s[0:3], s33 offset:80
	v_mov_b32_e32 v4, v0
	.loc	0 432 2
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 exec, s[36:37]
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, v1
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[5:6], s4, v[4:5]
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32_e64 v1, s[4:5], v1, v4
	v_addc_co_u32_e64 v3, s[4:5], v2, v3, s[4:5]
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, 1
	.loc	0 432 19
	flat_store_dword v[1:2], v3
	.loc	0 433 1 is_stmt 1
	s_endpgm
.Ltmp171:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel told_in_lds
		.amdhsa_group_segment_fixed_size 4
		.amdhsa_private_segment_fixed_size 16480
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
		.amdhsa_next_free_sgpr 38
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
.Lfunc_end50:
	.size	told_in_lds, .Lfunc_end50-told_in_lds

	.protected	told_of_last_in_lds
	.globl	told_of_last_in_lds
	.p2align	8
	.type	told_of_last_in_lds,@function
told_of_last_in_lds:
.Lfunc_begin51:
	.loc	0 435 0
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
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:52
	s_mov_b64 exec, s[36:37]
	buffer_store_dword v2, off, s[0:3], s33 offset:64
	buffer_store_dword v1, off, s[0:3], s33 offset:60
	buffer_store_dword v0, off, s[0:3], s33 offset:56
	s_load_dwordx2 s[22:23], s[16:17], 0x0
	s_load_dwordx2 s[20:21], s[16:17], 0x8
	s_load_dwordx2 s[18:19], s[16:17], 0x10
	s_load_dword s8, s[16:17], 0x18
	s_mov_b64 s[30:31], 0
	s_mov_b32 s27, s31
	s_mov_b64 s[24:25], src_private_base
	s_mov_b32 s15, 32
	s_lshr_b64 s[34:35], s[24:25], s15
	s_mov_b32 s24, -1
	v_mov_b32_e32 v5, 0
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	s_mov_b32 s26, s34
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	s_mov_b32 s9, s30
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v15, v4, v5, s[28:29]
	v_mov_b32_e32 v16, v3
	v_mov_b32_e32 v5, 8
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v11, v4, v5, s[28:29]
	v_mov_b32_e32 v12, v3
	v_mov_b32_e32 v5, 16
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v7, v4, v5, s[28:29]
	v_mov_b32_e32 v8, v3
	v_mov_b32_e32 v5, 24
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v13, v4, v5, s[28:29]
	v_mov_b32_e32 v14, v3
	v_mov_b32_e32 v5, 32
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v9, v4, v5, s[28:29]
	v_mov_b32_e32 v10, v3
	v_mov_b32_e32 v5, 40
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v5, v4, v5, s[28:29]
	v_mov_b32_e32 v6, v3
	v_mov_b32_e32 v4, 48
	v_cmp_ne_u32_e64 s[24:25], v4, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v17, s26
	v_cndmask_b32_e64 v17, v3, v17, s[24:25]
	v_mov_b32_e32 v3, s9
	v_cndmask_b32_e64 v3, v3, v4, s[24:25]
	v_mov_b32_e32 v4, v17
	v_mov_b32_e32 v18, v16
	v_mov_b32_e32 v17, v15
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v19, s22
	v_mov_b32_e32 v20, s23
	flat_store_dwordx2 v[17:18], v[19:20]
	flat_load_dwordx2 v[15:16], v[15:16]
	v_mov_b32_e32 v18, v12
	v_mov_b32_e32 v17, v11
	v_mov_b32_e32 v19, s20
	v_mov_b32_e32 v20, s21
	flat_store_dwordx2 v[17:18], v[19:20]
	flat_load_dwordx2 v[11:12], v[11:12]
	v_mov_b32_e32 v18, v8
	v_mov_b32_e32 v17, v7
	v_mov_b32_e32 v20, s19
	v_mov_b32_e32 v19, s18
	flat_store_dwordx2 v[17:18], v[19:20]
	flat_load_dwordx2 v[7:8], v[7:8]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[13:14], v[15:16]
	flat_store_dwordx2 v[9:10], v[11:12]
	flat_store_dwordx2 v[5:6], v[7:8]
	v_mov_b32_e32 v5, s8
	flat_store_dword v[3:4], v5
	s_mov_b64 s[18:19], 32
.Ltmp172:
	.loc	0 438 6 prologue_end
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s17, s18
	s_mov_b32 s16, s19
	s_add_u32 s8, s8, s17
	s_addc_u32 s16, s9, s16
	s_mov_b32 s9, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL9threadIdx@rel32@lo+4
	s_addc_u32 s17, s17, _ZL9threadIdx@rel32@hi+12
	s_lshr_b64 s[18:19], s[16:17], s15
	s_mov_b32 s19, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZNK8thread_xcvjEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZNK8thread_xcvjEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 exec, s[36:37]
	s_mov_b32 s4, 0
	.loc	0 438 18 is_stmt 0
	v_cmp_eq_u32_e64 s[6:7], v1, s4
	.loc	0 438 6
	s_mov_b64 s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 exec, s[36:37]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB51_2
	.loc	0 439 8 is_stmt 1
	s_mov_b64 s[4:5], src_shared_base
	s_mov_b32 s6, 32
	s_lshr_b64 s[4:5], s[4:5], s6
	s_mov_b32 s5, s4
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v2, s5
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, s4
	flat_store_dword v[0:1], v2
	s_waitcnt vmcnt(0)
.LBB51_2:
	.loc	0 0 8 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	s_or_b64 exec, exec, s[4:5]
.Ltmp173:
	.loc	0 36 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	.loc	0 37 2
	s_barrier
	.loc	0 38 2
	s_waitcnt lgkmcnt(0)
	s_mov_b64 s[4:5], 0
.Ltmp174:
	.loc	0 441 2
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 exec, s[36:37]
.LBB51_3:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v3, off, s[0:3], s33 offset:52
	s_mov_b64 exec, s[36:37]
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
	v_readlane_b32 s9, v3, 14
	v_writelane_b32 v3, s8, 15
	v_writelane_b32 v3, s9, 16
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:52
	s_mov_b64 exec, s[36:37]
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	s_mov_b64 s[18:19], 32
	.loc	0 441 9
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL9threadIdx@rel32@lo+4
	s_addc_u32 s17, s17, _ZL9threadIdx@rel32@hi+12
	s_mov_b32 s15, 32
	s_lshr_b64 s[18:19], s[16:17], s15
	s_mov_b32 s19, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZNK8thread_xcvjEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZNK8thread_xcvjEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 exec, s[36:37]
	s_mov_b32 s4, 63
	.loc	0 441 21
	v_cmp_ne_u32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], 0
	.loc	0 441 27
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 exec, s[36:37]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB51_5
	.loc	0 441 30
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 exec, s[36:37]
	s_mov_b64 s[4:5], src_shared_base
	s_mov_b32 s6, 32
	s_lshr_b64 s[4:5], s[4:5], s6
	s_mov_b32 s5, s4
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v3, s5
	v_mov_b32_e32 v2, v3
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 441 35
	v_cmp_eq_u32_e64 s[4:5], v1, s4
	s_and_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 exec, s[36:37]
.LBB51_5:
	.loc	0 0 35
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	v_readlane_b32 s5, v0, 20
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s6, v0, 17
	v_readlane_b32 s7, v0, 18
	s_mov_b64 s[4:5], -1
	.loc	0 441 2
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 exec, s[36:37]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB51_7
	.loc	0 0 2
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 exec, s[36:37]
	s_mov_b64 s[4:5], 0
	s_xor_b64 s[4:5], exec, -1
	.loc	0 441 2
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 exec, s[36:37]
.LBB51_7:
	.loc	0 0 2
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v0, 23
	v_readlane_b32 s9, v0, 24
	s_or_b64 exec, exec, s[8:9]
	v_readlane_b32 s6, v0, 15
	v_readlane_b32 s7, v0, 16
	v_readlane_b32 s4, v0, 21
	v_readlane_b32 s5, v0, 22
	.loc	0 441 2
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 13
	v_writelane_b32 v0, s7, 14
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 25
	v_writelane_b32 v0, s7, 26
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 exec, s[36:37]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB51_3
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_b64 exec, exec, s[4:5]
	.loc	0 443 7 is_stmt 1
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 exec, s[36:37]
	s_mov_b64 s[4:5], src_shared_base
	s_mov_b32 s6, 32
	s_lshr_b64 s[4:5], s[4:5], s6
	s_mov_b32 s5, 0
	v_mov_b32_e32 v1, s5
	v_mov_b32_e32 v3, s4
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, 1
	flat_store_dword v[1:2], v3
	s_waitcnt vmcnt(0)
	.loc	0 444 1
	s_endpgm
.Ltmp175:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel told_of_last_in_lds
		.amdhsa_group_segment_fixed_size 4
		.amdhsa_private_segment_fixed_size 16464
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
		.amdhsa_next_free_sgpr 38
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
.Lfunc_end51:
	.size	told_of_last_in_lds, .Lfunc_end51-told_of_last_in_lds

	.protected	lock_in_lds
	.globl	lock_in_lds
	.p2align	8
	.type	lock_in_lds,@function
lock_in_lds:
.Lfunc_begin52:
	.loc	0 446 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x2c00
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
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
	buffer_store_dword v2, off, s[0:3], s33 offset:140
	buffer_store_dword v1, off, s[0:3], s33 offset:136
	buffer_store_dword v0, off, s[0:3], s33 offset:132
	s_load_dwordx2 s[22:23], s[16:17], 0x0
	s_load_dwordx2 s[20:21], s[16:17], 0x8
	s_load_dwordx2 s[18:19], s[16:17], 0x10
	s_load_dword s8, s[16:17], 0x18
	s_mov_b64 s[30:31], 0
	s_mov_b32 s27, s31
	v_writelane_b32 v4, s27, 11
	s_mov_b64 s[24:25], src_private_base
	s_mov_b32 s15, 32
	s_lshr_b64 s[34:35], s[24:25], s15
	s_mov_b32 s24, -1
	v_writelane_b32 v4, s24, 12
	v_mov_b32_e32 v5, 56
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	s_mov_b32 s26, s34
	v_writelane_b32 v4, s26, 13
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v6, s26
	v_cndmask_b32_e64 v3, v3, v6, s[28:29]
	s_mov_b32 s9, s30
	v_writelane_b32 v4, s9, 14
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v4, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[36:37]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v17, v4, v5, s[28:29]
	v_mov_b32_e32 v18, v3
	v_mov_b32_e32 v5, 64
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v13, v4, v5, s[28:29]
	v_mov_b32_e32 v14, v3
	v_mov_b32_e32 v5, 0x48
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v9, v4, v5, s[28:29]
	v_mov_b32_e32 v10, v3
	v_mov_b32_e32 v5, 0x50
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v15, v4, v5, s[28:29]
	v_mov_b32_e32 v16, v3
	v_mov_b32_e32 v5, 0x58
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v11, v4, v5, s[28:29]
	v_mov_b32_e32 v12, v3
	buffer_store_dword v11, off, s[0:3], s33 offset:124
	s_waitcnt vmcnt(0)
	buffer_store_dword v12, off, s[0:3], s33 offset:128
	v_mov_b32_e32 v5, 0x60
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v7, v4, v5, s[28:29]
	v_mov_b32_e32 v8, v3
	v_mov_b32_e32 v5, 0x68
	v_cmp_ne_u32_e64 s[28:29], v5, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v3, v3, v4, s[28:29]
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v5, v4, v5, s[28:29]
	v_mov_b32_e32 v6, v3
	v_mov_b32_e32 v4, 0x6c
	v_cmp_ne_u32_e64 s[24:25], v4, s24
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v19, s26
	v_cndmask_b32_e64 v19, v3, v19, s[24:25]
	v_mov_b32_e32 v3, s9
	v_cndmask_b32_e64 v3, v3, v4, s[24:25]
	v_mov_b32_e32 v4, v19
	buffer_store_dword v3, off, s[0:3], s33 offset:116
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s33 offset:120
	v_mov_b32_e32 v20, v18
	v_mov_b32_e32 v19, v17
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v21, s22
	v_mov_b32_e32 v22, s23
	flat_store_dwordx2 v[19:20], v[21:22]
	flat_load_dwordx2 v[17:18], v[17:18]
	v_mov_b32_e32 v20, v14
	v_mov_b32_e32 v19, v13
	v_mov_b32_e32 v22, s21
	v_mov_b32_e32 v21, s20
	flat_store_dwordx2 v[19:20], v[21:22]
	flat_load_dwordx2 v[13:14], v[13:14]
	v_mov_b32_e32 v20, v10
	v_mov_b32_e32 v19, v9
	v_mov_b32_e32 v22, s19
	v_mov_b32_e32 v21, s18
	flat_store_dwordx2 v[19:20], v[21:22]
	flat_load_dwordx2 v[9:10], v[9:10]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[15:16], v[17:18]
	flat_store_dwordx2 v[11:12], v[13:14]
	flat_store_dwordx2 v[7:8], v[9:10]
	v_mov_b32_e32 v7, s8
	flat_store_dword v[5:6], v7
	s_mov_b32 s8, 0
	v_mov_b32_e32 v5, s8
.Ltmp176:
	.loc	0 448 7 prologue_end
	flat_store_byte v[3:4], v5
	s_mov_b64 s[18:19], 32
	.loc	0 450 6
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s17, s18
	s_mov_b32 s16, s19
	s_add_u32 s8, s8, s17
	s_addc_u32 s16, s9, s16
	s_mov_b32 s9, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL9threadIdx@rel32@lo+4
	s_addc_u32 s17, s17, _ZL9threadIdx@rel32@hi+12
	s_lshr_b64 s[18:19], s[16:17], s15
	s_mov_b32 s19, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZNK8thread_xcvjEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZNK8thread_xcvjEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[36:37]
	s_mov_b32 s4, 0
	.loc	0 450 18 is_stmt 0
	v_cmp_eq_u32_e64 s[6:7], v1, s4
	.loc	0 450 6
	s_mov_b64 s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[36:37]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB52_2
	.loc	0 451 8 is_stmt 1
	s_mov_b64 s[4:5], src_shared_base
	s_mov_b32 s6, 32
	s_lshr_b64 s[4:5], s[4:5], s6
	s_mov_b32 s5, s4
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v2, s5
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, s4
	flat_store_dword v[0:1], v2
.LBB52_2:
	.loc	0 0 8 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	v_readlane_b32 s5, v0, 16
	s_or_b64 exec, exec, s[4:5]
.Ltmp177:
	.loc	0 36 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	.loc	0 37 2
	s_barrier
	.loc	0 38 2
	s_waitcnt lgkmcnt(0)
	s_mov_b64 s[4:5], 0
.Ltmp178:
	.loc	0 453 2
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[36:37]
.LBB52_3:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	v_readlane_b32 s5, v0, 20
	v_readlane_b32 s6, v0, 17
	v_readlane_b32 s7, v0, 18
	v_writelane_b32 v0, s6, 21
	v_writelane_b32 v0, s7, 22
	.loc	0 453 10
	buffer_load_dword v1, off, s[0:3], s33 offset:116
	buffer_load_dword v2, off, s[0:3], s33 offset:120
	s_waitcnt vmcnt(0)
	flat_load_ubyte v1, v[1:2]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e64 v1, 1, v1
	v_cmp_eq_u32_e64 s[6:7], v1, 1
	s_mov_b64 s[8:9], -1
	.loc	0 453 9
	s_xor_b64 s[6:7], s[6:7], s[8:9]
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	.loc	0 453 2
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 27
	v_writelane_b32 v0, s5, 28
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[36:37]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB52_6
	.loc	0 0 2
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[36:37]
	s_mov_b64 s[12:13], 0
	s_mov_b32 s9, s13
	s_mov_b64 s[4:5], src_private_base
	s_mov_b32 s6, 32
	s_lshr_b64 s[14:15], s[4:5], s6
	s_mov_b32 s4, -1
	v_mov_b32_e32 v3, 32
	v_cmp_ne_u32_e64 s[10:11], v3, s4
	s_mov_b32 s8, s14
	v_mov_b32_e32 v1, s9
	v_mov_b32_e32 v2, s8
	v_cndmask_b32_e64 v1, v1, v2, s[10:11]
	s_mov_b32 s7, s12
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v3, v2, v3, s[10:11]
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v2, 40
	v_cmp_ne_u32_e64 s[10:11], v2, s4
	v_mov_b32_e32 v1, s9
	v_mov_b32_e32 v5, s8
	v_cndmask_b32_e64 v5, v1, v5, s[10:11]
	v_mov_b32_e32 v1, s7
	v_cndmask_b32_e64 v1, v1, v2, s[10:11]
	v_mov_b32_e32 v2, v5
	buffer_store_dword v1, off, s[0:3], s33 offset:156
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:160
	v_mov_b32_e32 v7, 44
	v_cmp_ne_u32_e64 s[10:11], v7, s4
	v_mov_b32_e32 v5, s9
	v_mov_b32_e32 v6, s8
	v_cndmask_b32_e64 v5, v5, v6, s[10:11]
	v_mov_b32_e32 v6, s7
	v_cndmask_b32_e64 v7, v6, v7, s[10:11]
	v_mov_b32_e32 v8, v5
	v_mov_b32_e32 v6, 48
	v_cmp_ne_u32_e64 s[10:11], v6, s4
	v_mov_b32_e32 v5, s9
	v_mov_b32_e32 v9, s8
	v_cndmask_b32_e64 v9, v5, v9, s[10:11]
	v_mov_b32_e32 v5, s7
	v_cndmask_b32_e64 v5, v5, v6, s[10:11]
	v_mov_b32_e32 v6, v9
	v_mov_b32_e32 v10, 52
	v_cmp_ne_u32_e64 s[4:5], v10, s4
	v_mov_b32_e32 v9, s9
	v_mov_b32_e32 v11, s8
	v_cndmask_b32_e64 v11, v9, v11, s[4:5]
	v_mov_b32_e32 v9, s7
	v_cndmask_b32_e64 v9, v9, v10, s[4:5]
	v_mov_b32_e32 v10, v11
	buffer_store_dword v9, off, s[0:3], s33 offset:148
	s_waitcnt vmcnt(0)
	buffer_store_dword v10, off, s[0:3], s33 offset:152
	s_mov_b64 s[4:5], src_shared_base
	s_lshr_b64 s[4:5], s[4:5], s6
	s_mov_b32 s5, s4
	s_mov_b32 s4, 0
	v_mov_b32_e32 v11, s4
	v_mov_b32_e32 v9, s5
	v_mov_b32_e32 v12, v9
	v_mov_b32_e32 v10, v4
	v_mov_b32_e32 v9, v3
	flat_store_dwordx2 v[9:10], v[11:12]
	v_mov_b32_e32 v10, v2
	v_mov_b32_e32 v9, v1
	v_mov_b32_e32 v11, s4
	flat_store_dword v[9:10], v11
	v_mov_b32_e32 v11, 1
	v_mov_b32_e32 v10, v8
	v_mov_b32_e32 v9, v7
	flat_store_dword v[9:10], v11
.Ltmp179:
	.loc	0 23 39 is_stmt 1
	flat_load_dwordx2 v[3:4], v[3:4]
	.loc	0 23 52 is_stmt 0
	s_nop 0
	flat_load_dword v9, v[7:8]
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v7, v5
	.loc	0 23 2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[7:8], v9
	flat_load_dword v2, v[1:2]
	s_nop 0
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v6, v2
	flat_atomic_cmpswap v1, v[3:4], v[5:6] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:144
	v_cmp_eq_u32_e64 s[4:5], v1, v2
	v_cmp_ne_u32_e64 s[6:7], v1, v2
	v_writelane_b32 v0, s4, 29
	v_writelane_b32 v0, s5, 30
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 31
	v_writelane_b32 v0, s5, 32
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[36:37]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB52_7
	buffer_load_dword v2, off, s[0:3], s33 offset:144
	buffer_load_dword v0, off, s[0:3], s33 offset:156
	buffer_load_dword v1, off, s[0:3], s33 offset:160
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v2
	s_branch .LBB52_7
.Ltmp180:
.LBB52_6:
	.loc	0 0 2
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 21
	v_readlane_b32 s9, v0, 22
	v_readlane_b32 s6, v0, 25
	v_readlane_b32 s7, v0, 26
	.loc	0 453 2 is_stmt 1
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 19
	v_writelane_b32 v0, s7, 20
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 17
	v_writelane_b32 v0, s7, 18
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 33
	v_writelane_b32 v0, s7, 34
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[36:37]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB52_3
	s_branch .LBB52_10
.LBB52_7:
	.loc	0 0 2 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 31
	v_readlane_b32 s7, v0, 32
	s_or_b64 exec, exec, s[6:7]
.Ltmp181:
	.loc	0 23 2 is_stmt 1
	v_readlane_b32 s4, v0, 29
	v_readlane_b32 s5, v0, 30
	buffer_load_dword v1, off, s[0:3], s33 offset:156
	buffer_load_dword v2, off, s[0:3], s33 offset:160
	buffer_load_dword v3, off, s[0:3], s33 offset:148
	buffer_load_dword v4, off, s[0:3], s33 offset:152
	v_cndmask_b32_e64 v5, 0, 1, s[4:5]
	s_waitcnt vmcnt(0)
	flat_store_byte v[3:4], v5
	.loc	0 24 9
	flat_load_dword v1, v[1:2]
	s_mov_b32 s4, 0
.Ltmp182:
	.loc	0 454 30
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v1, s4
	.loc	0 454 7 is_stmt 0
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 35
	v_writelane_b32 v0, s5, 36
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[36:37]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB52_9
	.loc	0 0 7
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v3, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[36:37]
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
	buffer_load_dword v0, off, s[0:3], s33 offset:132
	buffer_load_dword v1, off, s[0:3], s33 offset:136
	buffer_load_dword v2, off, s[0:3], s33 offset:140
	s_mov_b64 s[18:19], 32
	.loc	0 455 15 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZL9threadIdx@rel32@lo+4
	s_addc_u32 s17, s17, _ZL9threadIdx@rel32@hi+12
	s_mov_b32 s15, 32
	v_writelane_b32 v3, s15, 37
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[36:37]
	s_lshr_b64 s[18:19], s[16:17], s15
	s_mov_b32 s19, s16
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZNK8thread_xcvjEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZNK8thread_xcvjEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	s_waitcnt vmcnt(1)
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[36:37]
	buffer_load_dword v2, off, s[0:3], s33 offset:124
	buffer_load_dword v3, off, s[0:3], s33 offset:128
	s_waitcnt vmcnt(2)
	v_readlane_b32 s6, v1, 37
	v_mov_b32_e32 v5, v0
	.loc	0 455 4 is_stmt 0
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	buffer_load_dword v1, off, s[0:3], s33 offset:120
	s_waitcnt vmcnt(2)
	flat_load_dwordx2 v[2:3], v[2:3]
	.loc	0 455 12
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v4, v[2:3]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e64 v4, v4, v5
	flat_store_dword v[2:3], v4
.Ltmp183:
	.loc	0 33 31 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_mov_b64 s[12:13], 0
	s_mov_b32 s9, s13
	s_mov_b64 s[4:5], src_private_base
	s_lshr_b64 s[14:15], s[4:5], s6
	s_mov_b32 s4, -1
	v_mov_b32_e32 v4, 8
	v_cmp_ne_u32_e64 s[10:11], v4, s4
	s_mov_b32 s8, s14
	v_mov_b32_e32 v2, s9
	v_mov_b32_e32 v3, s8
	v_cndmask_b32_e64 v2, v2, v3, s[10:11]
	s_mov_b32 s7, s12
	v_mov_b32_e32 v3, s7
	v_cndmask_b32_e64 v4, v3, v4, s[10:11]
	v_mov_b32_e32 v5, v2
	v_mov_b32_e32 v6, 16
	v_cmp_ne_u32_e64 s[10:11], v6, s4
	v_mov_b32_e32 v2, s9
	v_mov_b32_e32 v3, s8
	v_cndmask_b32_e64 v2, v2, v3, s[10:11]
	v_mov_b32_e32 v3, s7
	v_cndmask_b32_e64 v8, v3, v6, s[10:11]
	v_mov_b32_e32 v9, v2
	v_mov_b32_e32 v6, 20
	v_cmp_ne_u32_e64 s[10:11], v6, s4
	v_mov_b32_e32 v2, s9
	v_mov_b32_e32 v3, s8
	v_cndmask_b32_e64 v2, v2, v3, s[10:11]
	v_mov_b32_e32 v3, s7
	v_cndmask_b32_e64 v6, v3, v6, s[10:11]
	v_mov_b32_e32 v7, v2
	v_mov_b32_e32 v3, 24
	v_cmp_ne_u32_e64 s[4:5], v3, s4
	v_mov_b32_e32 v2, s9
	v_mov_b32_e32 v10, s8
	v_cndmask_b32_e64 v10, v2, v10, s[4:5]
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v2, v2, v3, s[4:5]
	v_mov_b32_e32 v3, v10
	s_mov_b64 s[4:5], src_shared_base
	s_lshr_b64 s[4:5], s[4:5], s6
	s_mov_b32 s5, s4
	s_mov_b32 s4, 0
	v_mov_b32_e32 v12, s4
	v_mov_b32_e32 v10, s5
	v_mov_b32_e32 v13, v10
	v_mov_b32_e32 v11, v5
	v_mov_b32_e32 v10, v4
	flat_store_dwordx2 v[10:11], v[12:13]
	v_mov_b32_e32 v11, v9
	v_mov_b32_e32 v10, v8
	v_mov_b32_e32 v12, s4
	flat_store_dword v[10:11], v12
.Ltmp184:
	.loc	0 32 69
	flat_load_dwordx2 v[4:5], v[4:5]
	.loc	0 32 72 is_stmt 0
	s_nop 0
	flat_load_dword v10, v[8:9]
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v8, v6
	.loc	0 32 47
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[8:9], v10
	flat_load_dword v6, v[6:7]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v4, v[4:5], v6 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[2:3], v4
	s_mov_b32 s4, 1
	v_mov_b32_e32 v2, s4
.Ltmp185:
	.loc	0 458 9 is_stmt 1
	flat_store_byte v[0:1], v2
.LBB52_9:
	.loc	0 0 9 is_stmt 0
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 35
	v_readlane_b32 s7, v0, 36
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s4, v0, 23
	v_readlane_b32 s5, v0, 24
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 453 2 is_stmt 1
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[36:37], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[36:37]
	s_branch .LBB52_6
.LBB52_10:
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 33
	v_readlane_b32 s5, v0, 34
	s_or_b64 exec, exec, s[4:5]
	.loc	0 460 1
	s_or_saveexec_b64 s[36:37], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[36:37]
	s_endpgm
.Ltmp186:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lock_in_lds
		.amdhsa_group_segment_fixed_size 4
		.amdhsa_private_segment_fixed_size 16560
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
		.amdhsa_next_free_sgpr 38
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
.Lfunc_end52:
	.size	lock_in_lds, .Lfunc_end52-lock_in_lds

	.type	_ZL8blockDim,@object
	.section	.rodata,"a",@progbits
_ZL8blockDim:
	.zero	1
	.size	_ZL8blockDim, 1

	.type	_ZL9threadIdx,@object
_ZL9threadIdx:
	.zero	1
	.size	_ZL9threadIdx, 1

	.type	_ZL8blockIdx,@object
_ZL8blockIdx:
	.zero	1
	.size	_ZL8blockIdx, 1

	.type	.str,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.str:
	.asciz	"workgroup"
	.size	.str, 10

	.type	.str.1,@object
.str.1:
	.asciz	"agent"
	.size	.str.1, 6

	.type	__hip_cuid_955dca61fd7291bd,@object
	.section	.bss,"aw",@nobits
	.globl	__hip_cuid_955dca61fd7291bd
__hip_cuid_955dca61fd7291bd:
	.byte	0
	.size	__hip_cuid_955dca61fd7291bd, 1

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
	.addrsig_sym _ZNK6size_xcvjEv
	.addrsig_sym _ZNK8thread_xcvjEv
	.addrsig_sym _ZNK7block_xcvjEv
	.addrsig_sym _ZL6add_toRii
	.addrsig_sym _ZZ13sum_by_lambdaENKUliE_clEi
	.addrsig_sym _ZN4spin4lockEv
	.addrsig_sym _ZN4spin6unlockEv
	.addrsig_sym _ZN4spin8try_lockEv
	.addrsig_sym _ZL4takePi
	.addrsig_sym _ZL4givePi
	.addrsig_sym _ZZ17flag_by_referenceENKUlRiE_clES_
	.addrsig_sym _ZL6roundsPiii
	.addrsig_sym _ZL8blockDim
	.addrsig_sym _ZL9threadIdx
	.addrsig_sym _ZL8blockIdx
	.addrsig_sym __hip_cuid_955dca61fd7291bd
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
    .name:           sum_of_column
    .private_segment_fixed_size: 16560
    .sgpr_count:     42
    .sgpr_spill_count: 39
    .symbol:         sum_of_column.kd
    .vgpr_count:     32
    .vgpr_spill_count: 31
    .wavefront_size: 64
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
    .name:           sum_by_reference
    .private_segment_fixed_size: 16528
    .sgpr_count:     42
    .sgpr_spill_count: 33
    .symbol:         sum_by_reference.kd
    .vgpr_count:     32
    .vgpr_spill_count: 21
    .wavefront_size: 64
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
    .name:           sum_by_lambda
    .private_segment_fixed_size: 16544
    .sgpr_count:     42
    .sgpr_spill_count: 33
    .symbol:         sum_by_lambda.kd
    .vgpr_count:     32
    .vgpr_spill_count: 23
    .wavefront_size: 64
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
    .name:           halve_until_odd
    .private_segment_fixed_size: 16496
    .sgpr_count:     44
    .sgpr_spill_count: 35
    .symbol:         halve_until_odd.kd
    .vgpr_count:     32
    .vgpr_spill_count: 17
    .wavefront_size: 64
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
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .max_flat_workgroup_size: 1024
    .name:           halves_of_block
    .private_segment_fixed_size: 16512
    .sgpr_count:     44
    .sgpr_spill_count: 57
    .symbol:         halves_of_block.kd
    .vgpr_count:     32
    .vgpr_spill_count: 25
    .wavefront_size: 64
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
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .max_flat_workgroup_size: 1024
    .name:           rounds_of_block
    .private_segment_fixed_size: 16544
    .sgpr_count:     44
    .sgpr_spill_count: 64
    .symbol:         rounds_of_block.kd
    .vgpr_count:     32
    .vgpr_spill_count: 31
    .wavefront_size: 64
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
    .name:           spin_of_all
    .private_segment_fixed_size: 16480
    .sgpr_count:     44
    .sgpr_spill_count: 11
    .symbol:         spin_of_all.kd
    .vgpr_count:     32
    .vgpr_spill_count: 6
    .wavefront_size: 64
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
    .name:           spin_of_leader
    .private_segment_fixed_size: 16512
    .sgpr_count:     44
    .sgpr_spill_count: 22
    .symbol:         spin_of_leader.kd
    .vgpr_count:     32
    .vgpr_spill_count: 14
    .wavefront_size: 64
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
    .name:           spin_of_lane
    .private_segment_fixed_size: 16528
    .sgpr_count:     42
    .sgpr_spill_count: 23
    .symbol:         spin_of_lane.kd
    .vgpr_count:     32
    .vgpr_spill_count: 21
    .wavefront_size: 64
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
    .name:           spin_of_warp
    .private_segment_fixed_size: 16512
    .sgpr_count:     44
    .sgpr_spill_count: 19
    .symbol:         spin_of_warp.kd
    .vgpr_count:     32
    .vgpr_spill_count: 15
    .wavefront_size: 64
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
    .name:           spin_inside
    .private_segment_fixed_size: 16496
    .sgpr_count:     44
    .sgpr_spill_count: 37
    .symbol:         spin_inside.kd
    .vgpr_count:     32
    .vgpr_spill_count: 16
    .wavefront_size: 64
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
    .name:           spin_in_turn
    .private_segment_fixed_size: 16528
    .sgpr_count:     44
    .sgpr_spill_count: 43
    .symbol:         spin_in_turn.kd
    .vgpr_count:     32
    .vgpr_spill_count: 26
    .wavefront_size: 64
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
    .name:           calls_of_all
    .private_segment_fixed_size: 16464
    .sgpr_count:     44
    .sgpr_spill_count: 12
    .symbol:         calls_of_all.kd
    .vgpr_count:     32
    .vgpr_spill_count: 6
    .wavefront_size: 64
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
    .name:           calls_of_leader
    .private_segment_fixed_size: 16480
    .sgpr_count:     44
    .sgpr_spill_count: 16
    .symbol:         calls_of_leader.kd
    .vgpr_count:     32
    .vgpr_spill_count: 11
    .wavefront_size: 64
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
    .name:           guard_of_all
    .private_segment_fixed_size: 16496
    .sgpr_count:     44
    .sgpr_spill_count: 12
    .symbol:         guard_of_all.kd
    .vgpr_count:     32
    .vgpr_spill_count: 10
    .wavefront_size: 64
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
    .name:           guard_of_leader
    .private_segment_fixed_size: 16528
    .sgpr_count:     44
    .sgpr_spill_count: 20
    .symbol:         guard_of_leader.kd
    .vgpr_count:     32
    .vgpr_spill_count: 19
    .wavefront_size: 64
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
    .name:           ticket_of_all
    .private_segment_fixed_size: 160
    .sgpr_count:     40
    .sgpr_spill_count: 22
    .symbol:         ticket_of_all.kd
    .vgpr_count:     21
    .vgpr_spill_count: 12
    .wavefront_size: 64
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
    .name:           lock_of_each
    .private_segment_fixed_size: 16512
    .sgpr_count:     44
    .sgpr_spill_count: 18
    .symbol:         lock_of_each.kd
    .vgpr_count:     32
    .vgpr_spill_count: 13
    .wavefront_size: 64
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
    .name:           add_by_swaps
    .private_segment_fixed_size: 16624
    .sgpr_count:     42
    .sgpr_spill_count: 28
    .symbol:         add_by_swaps.kd
    .vgpr_count:     32
    .vgpr_spill_count: 28
    .wavefront_size: 64
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
    .name:           add_float_by_swaps
    .private_segment_fixed_size: 160
    .sgpr_count:     40
    .sgpr_spill_count: 16
    .symbol:         add_float_by_swaps.kd
    .vgpr_count:     21
    .vgpr_spill_count: 16
    .wavefront_size: 64
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
    .name:           push_by_swaps
    .private_segment_fixed_size: 16528
    .sgpr_count:     44
    .sgpr_spill_count: 19
    .symbol:         push_by_swaps.kd
    .vgpr_count:     32
    .vgpr_spill_count: 18
    .wavefront_size: 64
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
    .name:           flag_of_last
    .private_segment_fixed_size: 16528
    .sgpr_count:     44
    .sgpr_spill_count: 37
    .symbol:         flag_of_last.kd
    .vgpr_count:     32
    .vgpr_spill_count: 19
    .wavefront_size: 64
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
    .name:           flag_first
    .private_segment_fixed_size: 16528
    .sgpr_count:     44
    .sgpr_spill_count: 35
    .symbol:         flag_first.kd
    .vgpr_count:     32
    .vgpr_spill_count: 18
    .wavefront_size: 64
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
    .name:           flag_by_reference
    .private_segment_fixed_size: 16544
    .sgpr_count:     44
    .sgpr_spill_count: 25
    .symbol:         flag_by_reference.kd
    .vgpr_count:     32
    .vgpr_spill_count: 19
    .wavefront_size: 64
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
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .max_flat_workgroup_size: 1024
    .name:           flag_in_lds
    .private_segment_fixed_size: 16512
    .sgpr_count:     44
    .sgpr_spill_count: 35
    .symbol:         flag_in_lds.kd
    .vgpr_count:     32
    .vgpr_spill_count: 18
    .wavefront_size: 64
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
    .name:           flag_behind_pointer
    .private_segment_fixed_size: 16576
    .sgpr_count:     44
    .sgpr_spill_count: 35
    .symbol:         flag_behind_pointer.kd
    .vgpr_count:     32
    .vgpr_spill_count: 20
    .wavefront_size: 64
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
    .name:           chain_of_lanes
    .private_segment_fixed_size: 16512
    .sgpr_count:     44
    .sgpr_spill_count: 25
    .symbol:         chain_of_lanes.kd
    .vgpr_count:     32
    .vgpr_spill_count: 12
    .wavefront_size: 64
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
    .name:           some_tries
    .private_segment_fixed_size: 16528
    .sgpr_count:     44
    .sgpr_spill_count: 39
    .symbol:         some_tries.kd
    .vgpr_count:     32
    .vgpr_spill_count: 25
    .wavefront_size: 64
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
    .name:           tries_downwards
    .private_segment_fixed_size: 16496
    .sgpr_count:     44
    .sgpr_spill_count: 63
    .symbol:         tries_downwards.kd
    .vgpr_count:     32
    .vgpr_spill_count: 20
    .wavefront_size: 64
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
    .name:           time_out
    .private_segment_fixed_size: 16528
    .sgpr_count:     44
    .sgpr_spill_count: 39
    .symbol:         time_out.kd
    .vgpr_count:     32
    .vgpr_spill_count: 21
    .wavefront_size: 64
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
    .name:           wall_time_out
    .private_segment_fixed_size: 16512
    .sgpr_count:     44
    .sgpr_spill_count: 63
    .symbol:         wall_time_out.kd
    .vgpr_count:     32
    .vgpr_spill_count: 18
    .wavefront_size: 64
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
    .name:           tries_for_ever
    .private_segment_fixed_size: 16496
    .sgpr_count:     44
    .sgpr_spill_count: 39
    .symbol:         tries_for_ever.kd
    .vgpr_count:     32
    .vgpr_spill_count: 17
    .wavefront_size: 64
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
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .max_flat_workgroup_size: 1024
    .name:           meet_behind_if
    .private_segment_fixed_size: 16480
    .sgpr_count:     44
    .sgpr_spill_count: 8
    .symbol:         meet_behind_if.kd
    .vgpr_count:     32
    .vgpr_spill_count: 10
    .wavefront_size: 64
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
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .max_flat_workgroup_size: 1024
    .name:           meet_in_function
    .private_segment_fixed_size: 16480
    .sgpr_count:     44
    .sgpr_spill_count: 19
    .symbol:         meet_in_function.kd
    .vgpr_count:     32
    .vgpr_spill_count: 10
    .wavefront_size: 64
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
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .max_flat_workgroup_size: 1024
    .name:           meet_as_told
    .private_segment_fixed_size: 16496
    .sgpr_count:     44
    .sgpr_spill_count: 19
    .symbol:         meet_as_told.kd
    .vgpr_count:     32
    .vgpr_spill_count: 12
    .wavefront_size: 64
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
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .max_flat_workgroup_size: 1024
    .name:           told_in_lds
    .private_segment_fixed_size: 16480
    .sgpr_count:     44
    .sgpr_spill_count: 33
    .symbol:         told_in_lds.kd
    .vgpr_count:     32
    .vgpr_spill_count: 14
    .wavefront_size: 64
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
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .max_flat_workgroup_size: 1024
    .name:           told_of_last_in_lds
    .private_segment_fixed_size: 16464
    .sgpr_count:     44
    .sgpr_spill_count: 33
    .symbol:         told_of_last_in_lds.kd
    .vgpr_count:     32
    .vgpr_spill_count: 12
    .wavefront_size: 64
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
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .max_flat_workgroup_size: 1024
    .name:           lock_in_lds
    .private_segment_fixed_size: 16560
    .sgpr_count:     44
    .sgpr_spill_count: 42
    .symbol:         lock_in_lds.kd
    .vgpr_count:     32
    .vgpr_spill_count: 21
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx900
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata

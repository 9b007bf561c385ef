	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.amdhsa_code_object_version 4
	.protected	k0
	.globl	k0
	.p2align	8
	.type	k0,@function
k0:
	s_mov_b32 s33, 0
	s_mov_b32 flat_scratch_lo, s13
	s_add_i32 s12, s12, s17
	s_lshr_b32 flat_scratch_hi, s12, 8
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[18:19], s[8:9]
	v_writelane_b32 v1, s18, 0
	v_writelane_b32 v1, s19, 1
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	s_load_dwordx2 s[12:13], s[18:19], 0x0
	s_load_dwordx2 s[10:11], s[18:19], 0x8
	s_load_dword s8, s[18:19], 0x10
	s_load_dword s5, s[18:19], 0x14
	s_load_dwordx2 s[6:7], s[18:19], 0x18
	s_load_dword s4, s[18:19], 0x20
	s_load_dword s17, s[18:19], 0x24
	s_load_dword s16, s[18:19], 0x28
	s_load_dword s15, s[18:19], 0x2c
	s_load_dword s9, s[18:19], 0x30
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s17
	buffer_store_dword v1, off, s[0:3], s33
	v_mov_b32_e32 v1, s16
	buffer_store_dword v1, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v1, s15
	buffer_store_dword v1, off, s[0:3], s33 offset:8
	v_mov_b32_e32 v1, s9
	buffer_store_dword v1, off, s[0:3], s33 offset:12
	s_mov_b32 s9, s13
	v_mov_b32_e32 v1, s9
	buffer_store_dword v1, off, s[0:3], s33 offset:20
	s_mov_b32 s9, s12
	v_mov_b32_e32 v1, s9
	buffer_store_dword v1, off, s[0:3], s33 offset:16
	s_mov_b32 s9, s11
	v_mov_b32_e32 v1, s9
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	s_mov_b32 s9, s10
	v_mov_b32_e32 v1, s9
	buffer_store_dword v1, off, s[0:3], s33 offset:24
	v_mov_b32_e32 v1, s8
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 s5, s7
	v_mov_b32_e32 v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:44
	s_mov_b32 s5, s6
	v_mov_b32_e32 v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:48
	buffer_store_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 6
	s_lshl_b32 s4, s14, s4
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, s[4:5], s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:56
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, s[4:5], s14, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	buffer_load_dword v3, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v0, 31, v3
	v_mov_b32_e32 v4, v0
	s_mov_b32 s5, 2
	v_lshlrev_b64 v[4:5], s5, v[3:4]
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_u32_e64 v0, s[6:7], v0, v3
	v_addc_u32_e64 v2, s[6:7], v1, v2, s[6:7]
	v_mov_b32_e32 v1, v2
	flat_load_dword v0, v[0:1]
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, v0, v1
	buffer_store_dword v0, off, s[0:3], s33 offset:72
	buffer_load_dword v1, off, s[0:3], s33 offset:24
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b32 s6, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s6
	v_lshlrev_b32_e64 v4, s5, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_u32_e64 v0, s[8:9], v0, v3
	v_addc_u32_e64 v2, s[8:9], v1, v2, s[8:9]
	v_mov_b32_e32 v1, v2
	flat_load_dword v0, v[0:1]
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:76
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_f16_f32_e64 v0, v0
	buffer_store_short v0, off, s[0:3], s33 offset:80
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	buffer_store_byte v0, off, s[0:3], s33 offset:82
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	buffer_store_short v0, off, s[0:3], s33 offset:84
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s8, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s8
	v_lshlrev_b32_e64 v0, s5, v0
	s_mov_b32 m0, -1
	ds_write_b32 v0, v1
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s7, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, v0, s7
	v_and_b32_e64 v0, v0, s8
	v_lshlrev_b32_e64 v0, s5, v0
	s_mov_b32 m0, -1
	ds_read_b32 v1, v0
	buffer_load_ushort v0, off, s[0:3], s33 offset:84
	s_mov_b32 s8, 5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_bfe_u32 v0, v1, v0, s8
	buffer_load_sbyte v2, off, s[0:3], s33 offset:82
	s_mov_b32 s8, 15
	v_and_b32_e64 v1, v1, s8
	v_add_u32_e64 v1, s[8:9], v1, s7
	v_cvt_f32_i32_e64 v4, v1
	v_rcp_f32_e64 v1, v4
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v3, v2
	v_mul_f32_e64 v1, v3, v1
	v_trunc_f32_e64 v1, v1
	v_mad_f32 v3, -v1, v4, v3
	v_cmp_ge_f32_e64 s[8:9], |v3|, |v4|
	s_mov_b32 s10, 30
	v_ashrrev_i32_e64 v2, s10, v2
	v_or_b32_e64 v3, v2, s7
	s_mov_b32 s7, 0
	v_mov_b32_e32 v2, s7
	v_cndmask_b32_e64 v2, v2, v3, s[8:9]
	v_cvt_i32_f32_e64 v1, v1
	v_add_u32_e64 v1, s[8:9], v1, v2
	v_bfe_i32 v1, v1, 0, 8
	v_xor_b32_e64 v2, v0, v1
	buffer_load_dword v7, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s6
	v_lshlrev_b32_e64 v5, s5, v0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v0, s[4:5], v0, v4
	v_addc_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	flat_store_dword v[0:1], v2
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v0, v0, v1
	s_mov_b32 s4, 7
	v_and_b32_e64 v0, v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], 0
	v_writelane_b32 v0, s6, 2
	v_writelane_b32 v0, s7, 3
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 4
	v_writelane_b32 v0, s7, 5
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_3
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	s_mov_b32 s4, 2
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], -1
	v_writelane_b32 v0, s4, 6
	v_writelane_b32 v0, s5, 7
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 8
	v_writelane_b32 v0, s5, 9
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_6
	s_branch .LBB0_4
.LBB0_3:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 4
	v_readlane_b32 s5, v0, 5
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_readlane_b32 s8, v0, 2
	v_readlane_b32 s9, v0, 3
	v_writelane_b32 v0, s8, 10
	v_writelane_b32 v0, s9, 11
	s_mov_b64 s[6:7], 0
	v_writelane_b32 v0, s8, 12
	v_writelane_b32 v0, s9, 13
	v_writelane_b32 v0, s6, 14
	v_writelane_b32 v0, s7, 15
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 16
	v_writelane_b32 v0, s5, 17
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_15
	s_branch .LBB0_7
.LBB0_4:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	s_mov_b32 s4, 3
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 18
	v_writelane_b32 v0, s7, 19
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_19
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	s_mov_b32 s4, 4
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 20
	v_writelane_b32 v0, s7, 21
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_21
	s_branch .LBB0_28
.LBB0_6:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 8
	v_readlane_b32 s7, v0, 9
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s4, v0, 6
	v_readlane_b32 s5, v0, 7
	s_and_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 2
	v_writelane_b32 v0, s5, 3
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	s_branch .LBB0_3
.LBB0_7:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v0, 10
	v_readlane_b32 s9, v0, 11
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], -1
	v_writelane_b32 v0, s8, 22
	v_writelane_b32 v0, s9, 23
	v_writelane_b32 v0, s4, 24
	v_writelane_b32 v0, s5, 25
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 26
	v_writelane_b32 v0, s5, 27
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_17
	s_branch .LBB0_16
.LBB0_8:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 28
	v_readlane_b32 s5, v0, 29
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s6, v0, 30
	v_readlane_b32 s7, v0, 31
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 32
	v_writelane_b32 v0, s5, 33
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_13
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 3
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 1
	v_cmp_ne_u32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:96
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 34
	v_writelane_b32 v0, s7, 35
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_10
	s_branch .LBB0_12
.LBB0_10:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 34
	v_readlane_b32 s5, v0, 35
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:100
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 36
	v_writelane_b32 v0, s5, 37
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_14
	s_mov_b32 s4, 0x3fc00000
	v_mov_b32_e32 v0, 0x3fc00000
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_branch .LBB0_14
.LBB0_12:
	buffer_load_dword v1, off, s[0:3], s33 offset:24
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v4, s4, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_u32_e64 v0, s[4:5], v0, v3
	v_addc_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	flat_load_dword v0, v[0:1]
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:96
	s_branch .LBB0_10
.LBB0_13:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 32
	v_readlane_b32 s5, v0, 33
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB0_30
.LBB0_14:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 36
	v_readlane_b32 s5, v1, 37
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_waitcnt vmcnt(0)
	v_cvt_f16_f32_e64 v0, v0
	buffer_load_ushort v1, off, s[0:3], s33 offset:80
	s_mov_b32 s4, 0x3800
	s_waitcnt vmcnt(0)
	v_fma_f16 v0, v0, v1, s4
	buffer_store_short v0, off, s[0:3], s33 offset:80
	s_branch .LBB0_13
.LBB0_15:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v0, 16
	v_readlane_b32 s9, v0, 17
	s_or_b64 exec, exec, s[8:9]
	v_readlane_b32 s4, v0, 12
	v_readlane_b32 s5, v0, 13
	v_readlane_b32 s6, v0, 14
	v_readlane_b32 s7, v0, 15
	v_writelane_b32 v0, s6, 30
	v_writelane_b32 v0, s7, 31
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 28
	v_writelane_b32 v0, s7, 29
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_8
	s_branch .LBB0_18
.LBB0_16:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 10
	v_readlane_b32 s7, v0, 11
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 s4, 19
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[4:5], v1, s4
	s_mov_b32 s4, 1
	v_or_b32_e64 v2, v1, s4
	s_mov_b32 s4, 0
	v_sub_u32_e64 v3, s[4:5], s4, v2
	v_cvt_f32_u32_e32 v1, v2
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v3, v3, v1
	v_mul_hi_u32 v3, v1, v3
	v_add_u32_e64 v1, s[4:5], v1, v3
	s_mov_b32 s4, 37
	v_mul_hi_u32 v1, v1, s4
	v_mul_lo_u32 v1, v1, v2
	v_sub_u32_e64 v1, s[4:5], s4, v1
	v_cmp_ge_u32_e64 s[4:5], v1, v2
	v_sub_u32_e64 v3, s[8:9], v1, v2
	v_cndmask_b32_e64 v1, v1, v3, s[4:5]
	v_cmp_ge_u32_e64 s[4:5], v1, v2
	v_sub_u32_e64 v2, s[8:9], v1, v2
	v_cndmask_b32_e64 v1, v1, v2, s[4:5]
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v1, s[4:5], v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:72
	s_mov_b64 s[4:5], -1
	s_mov_b64 s[4:5], 0
	s_xor_b64 s[4:5], exec, -1
	s_or_b64 s[6:7], s[6:7], exec
	v_writelane_b32 v0, s6, 22
	v_writelane_b32 v0, s7, 23
	v_writelane_b32 v0, s4, 24
	v_writelane_b32 v0, s5, 25
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
.LBB0_17:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s10, v0, 26
	v_readlane_b32 s11, v0, 27
	s_or_b64 exec, exec, s[10:11]
	v_readlane_b32 s6, v0, 10
	v_readlane_b32 s7, v0, 11
	v_readlane_b32 s8, v0, 22
	v_readlane_b32 s9, v0, 23
	v_readlane_b32 s4, v0, 24
	v_readlane_b32 s5, v0, 25
	s_and_b64 s[4:5], s[4:5], exec
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[8:9], s[8:9], exec
	s_or_b64 s[6:7], s[6:7], s[8:9]
	v_writelane_b32 v0, s6, 12
	v_writelane_b32 v0, s7, 13
	v_writelane_b32 v0, s4, 14
	v_writelane_b32 v0, s5, 15
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	s_branch .LBB0_15
.LBB0_18:
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v0, v0
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_mul_f32_e64 v0, v0, v1
	v_cvt_f16_f32_e64 v0, v0
	buffer_load_ushort v1, off, s[0:3], s33 offset:80
	s_mov_b32 s4, 0x3800
	s_waitcnt vmcnt(0)
	v_fma_f16 v0, v0, v1, s4
	buffer_store_short v0, off, s[0:3], s33 offset:80
	s_branch .LBB0_8
.LBB0_19:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	v_readlane_b32 s5, v0, 19
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 38
	v_writelane_b32 v0, s5, 39
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_29
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v0, v0
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_fma_f32 v0, v0, v0, v1
	s_mov_b32 s4, 0
	v_max_f32_e64 v0, v0, s4
	s_mov_b32 s4, 1.0
	v_min_f32_e64 v0, v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_branch .LBB0_29
.LBB0_21:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 20
	v_readlane_b32 s5, v0, 21
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 40
	v_writelane_b32 v0, s5, 41
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_26
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v1, s[4:5], v1, 31
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v2, v2
	v_cmp_ne_u32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:104
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 42
	v_writelane_b32 v0, s7, 43
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_23
	s_branch .LBB0_25
.LBB0_23:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 42
	v_readlane_b32 s5, v0, 43
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:104
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:108
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 44
	v_writelane_b32 v0, s5, 45
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_27
	buffer_load_dword v1, off, s[0:3], s33 offset:24
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v4, s4, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_u32_e64 v0, s[4:5], v0, v3
	v_addc_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	flat_load_dword v0, v[0:1]
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:108
	s_branch .LBB0_27
.LBB0_25:
	buffer_load_dword v1, off, s[0:3], s33 offset:24
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v4, s4, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_u32_e64 v0, s[4:5], v0, v3
	v_addc_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	flat_load_dword v0, v[0:1]
	s_mov_b32 s4, 0x80000000
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_branch .LBB0_23
.LBB0_26:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 40
	v_readlane_b32 s5, v0, 41
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB0_19
.LBB0_27:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 44
	v_readlane_b32 s5, v0, 45
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v2, off, s[0:3], s33 offset:108
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v0, v0
	buffer_load_dword v1, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v0, v0, v1
	s_mov_b32 s4, 0x3fa00000
	v_add_f32_e64 v1, v0, s4
	v_div_scale_f32 v5, vcc, v2, v1, v2
	v_div_scale_f32 v0, s[4:5], v1, v1, v2
	v_rcp_f32_e64 v4, v0
	s_mov_b32 s6, 3
	s_mov_b32 s5, 1.0
	s_mov_b32 s4, 0
	s_setreg_b32 hwreg(HW_REG_MODE, 4, 2), s6
	v_fma_f32 v3, -v0, v4, s5
	v_fma_f32 v3, v3, v4, v4
	v_mul_f32_e64 v6, v5, v3
	v_fma_f32 v4, -v0, v6, v5
	v_fma_f32 v4, v4, v3, v6
	v_fma_f32 v0, -v0, v4, v5
	s_setreg_b32 hwreg(HW_REG_MODE, 4, 2), s4
	v_div_fmas_f32 v0, v0, v3, v4
	v_div_fixup_f32 v0, v0, v1, v2
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_branch .LBB0_26
.LBB0_28:
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, s[4:5], v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	s_branch .LBB0_21
.LBB0_29:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 38
	v_readlane_b32 s5, v0, 39
	s_or_b64 exec, exec, s[4:5]
	s_mov_b64 s[4:5], 0
	s_xor_b64 s[4:5], exec, -1
	v_writelane_b32 v0, s4, 6
	v_writelane_b32 v0, s5, 7
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	s_branch .LBB0_6
.LBB0_30:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_mov_b32 s4, 17
	s_mov_b32 s4, s4
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v1, s4
	s_mov_b64 s[8:9], -1
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s8, 46
	v_writelane_b32 v0, s9, 47
	s_mov_b64 s[8:9], s[4:5]
	v_writelane_b32 v0, s8, 48
	v_writelane_b32 v0, s9, 49
	v_writelane_b32 v0, s4, 50
	v_writelane_b32 v0, s5, 51
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 52
	v_writelane_b32 v0, s5, 53
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_34
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b32 s6, 1
	s_mov_b32 s4, 0x2a05f201
	s_mov_b32 s5, s6
	v_cmp_lt_i64_e64 s[6:7], v[1:2], s[4:5]
	s_mov_b64 s[8:9], 0
	s_mov_b64 s[4:5], -1
	s_mov_b64 s[10:11], s[8:9]
	v_writelane_b32 v0, s10, 54
	v_writelane_b32 v0, s11, 55
	v_writelane_b32 v0, s8, 56
	v_writelane_b32 v0, s9, 57
	v_writelane_b32 v0, s4, 58
	v_writelane_b32 v0, s5, 59
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 60
	v_writelane_b32 v0, s5, 61
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_37
	s_branch .LBB0_35
.LBB0_32:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(1)
	v_readlane_b32 s4, v1, 62
	v_readlane_b32 s5, v1, 63
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 0
	v_readlane_b32 s7, v0, 1
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 2
	v_writelane_b32 v0, s5, 3
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_54
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	buffer_load_dword v7, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v5, s4, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v0, s[4:5], v0, v4
	v_addc_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	flat_store_dword v[0:1], v2
	s_branch .LBB0_54
.LBB0_34:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(1)
	v_readlane_b32 s10, v1, 52
	v_readlane_b32 s11, v1, 53
	s_or_b64 exec, exec, s[10:11]
	v_readlane_b32 s6, v1, 46
	v_readlane_b32 s7, v1, 47
	v_readlane_b32 s4, v1, 48
	v_readlane_b32 s5, v1, 49
	v_readlane_b32 s8, v1, 50
	v_readlane_b32 s9, v1, 51
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s8, 0
	v_writelane_b32 v0, s9, 1
	v_writelane_b32 v0, s4, 4
	v_writelane_b32 v0, s5, 5
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 6
	v_writelane_b32 v0, s5, 7
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_41
	s_branch .LBB0_40
.LBB0_35:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v2, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v5, s4, v1
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v1, s[4:5], v1, v4
	v_addc_u32_e64 v3, s[4:5], v2, v3, s[4:5]
	v_mov_b32_e32 v2, v3
	flat_load_dword v1, v[1:2]
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], 0
	s_mov_b64 s[4:5], -1
	v_writelane_b32 v0, s8, 8
	v_writelane_b32 v0, s9, 9
	v_writelane_b32 v0, s4, 10
	v_writelane_b32 v0, s5, 11
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 12
	v_writelane_b32 v0, s5, 13
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_39
	s_branch .LBB0_38
.LBB0_36:
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	buffer_load_dword v7, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v5, s4, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v0, s[4:5], v0, v4
	v_addc_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	flat_store_dword v[0:1], v2
	s_branch .LBB0_32
.LBB0_37:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s10, v0, 60
	v_readlane_b32 s11, v0, 61
	s_or_b64 exec, exec, s[10:11]
	v_readlane_b32 s8, v0, 54
	v_readlane_b32 s9, v0, 55
	v_readlane_b32 s6, v0, 56
	v_readlane_b32 s7, v0, 57
	v_readlane_b32 s4, v0, 58
	v_readlane_b32 s5, v0, 59
	s_and_b64 s[4:5], s[4:5], exec
	s_and_b64 s[6:7], s[6:7], exec
	s_orn2_b64 s[8:9], s[8:9], exec
	v_writelane_b32 v0, s8, 46
	v_writelane_b32 v0, s9, 47
	v_writelane_b32 v0, s6, 48
	v_writelane_b32 v0, s7, 49
	v_writelane_b32 v0, s4, 50
	v_writelane_b32 v0, s5, 51
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	s_branch .LBB0_34
.LBB0_38:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_mov_b64 s[4:5], -1
	s_mov_b64 s[4:5], 0
	s_xor_b64 s[4:5], exec, -1
	s_mov_b64 s[6:7], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s6, 8
	v_writelane_b32 v0, s7, 9
	v_writelane_b32 v0, s4, 10
	v_writelane_b32 v0, s5, 11
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
.LBB0_39:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 12
	v_readlane_b32 s5, v1, 13
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v1, 8
	v_readlane_b32 s9, v1, 9
	v_readlane_b32 s6, v1, 10
	v_readlane_b32 s7, v1, 11
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	s_mov_b64 s[4:5], 0
	s_xor_b64 s[4:5], exec, -1
	s_and_b64 s[6:7], s[6:7], exec
	s_and_b64 s[8:9], s[8:9], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s8, 54
	v_writelane_b32 v0, s9, 55
	v_writelane_b32 v0, s6, 56
	v_writelane_b32 v0, s7, 57
	v_writelane_b32 v0, s4, 58
	v_writelane_b32 v0, s5, 59
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	s_branch .LBB0_37
.LBB0_40:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	buffer_store_short v1, off, s[0:3], s33 offset:86
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 14
	v_writelane_b32 v0, s5, 15
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_branch .LBB0_42
.LBB0_41:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v1, 6
	v_readlane_b32 s7, v1, 7
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s4, v1, 4
	v_readlane_b32 s5, v1, 5
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s6, 62
	v_writelane_b32 v0, s7, 63
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_32
	s_branch .LBB0_36
.LBB0_42:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 16
	v_readlane_b32 s7, v0, 17
	v_readlane_b32 s8, v0, 18
	v_readlane_b32 s9, v0, 19
	v_readlane_b32 s4, v0, 20
	v_readlane_b32 s5, v0, 21
	v_readlane_b32 s10, v0, 14
	v_readlane_b32 s11, v0, 15
	v_writelane_b32 v0, s10, 22
	v_writelane_b32 v0, s11, 23
	v_writelane_b32 v0, s6, 24
	v_writelane_b32 v0, s7, 25
	buffer_load_ushort v1, off, s[0:3], s33 offset:86
	s_mov_b32 s6, 0
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[6:7], v1, s6
	s_mov_b64 s[10:11], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 26
	v_writelane_b32 v0, s5, 27
	s_or_b64 s[8:9], s[8:9], exec
	v_writelane_b32 v0, s8, 28
	v_writelane_b32 v0, s9, 29
	v_writelane_b32 v0, s8, 30
	v_writelane_b32 v0, s9, 31
	v_writelane_b32 v0, s4, 32
	v_writelane_b32 v0, s5, 33
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 34
	v_writelane_b32 v0, s5, 35
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_45
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:76
	s_mov_b32 s4, -1.0
	s_waitcnt vmcnt(0)
	v_cmp_nlt_f32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], -1
	v_writelane_b32 v0, s4, 36
	v_writelane_b32 v0, s5, 37
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 38
	v_writelane_b32 v0, s5, 39
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_50
	s_branch .LBB0_46
.LBB0_44:
	s_branch .LBB0_53
.LBB0_45:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 34
	v_readlane_b32 s5, v0, 35
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s10, v0, 24
	v_readlane_b32 s11, v0, 25
	v_readlane_b32 s12, v0, 22
	v_readlane_b32 s13, v0, 23
	v_readlane_b32 s8, v0, 30
	v_readlane_b32 s9, v0, 31
	v_readlane_b32 s6, v0, 32
	v_readlane_b32 s7, v0, 33
	s_mov_b64 s[4:5], s[8:9]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[12:13]
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[12:13], s[6:7], exec
	s_or_b64 s[10:11], s[10:11], s[12:13]
	v_writelane_b32 v0, s10, 40
	v_writelane_b32 v0, s11, 41
	v_writelane_b32 v0, s10, 16
	v_writelane_b32 v0, s11, 17
	v_writelane_b32 v0, s8, 18
	v_writelane_b32 v0, s9, 19
	v_writelane_b32 v0, s6, 20
	v_writelane_b32 v0, s7, 21
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 14
	v_writelane_b32 v0, s7, 15
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 42
	v_writelane_b32 v0, s7, 43
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_42
	s_branch .LBB0_55
.LBB0_46:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v2, v2, s4
	s_mov_b32 s4, 63
	v_and_b32_e64 v2, v2, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v2, s4, v2
	s_mov_b32 m0, -1
	ds_read_b32 v2, v2
	s_waitcnt lgkmcnt(0)
	v_and_b32_e64 v1, v1, v2
	s_mov_b32 s4, -1
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:116
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 44
	v_writelane_b32 v0, s7, 45
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_47
	s_branch .LBB0_49
.LBB0_47:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 44
	v_readlane_b32 s5, v0, 45
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:116
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:120
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 46
	v_writelane_b32 v0, s5, 47
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_51
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, s4
	s_mov_b32 s4, 63
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v1, s4, v1
	s_mov_b32 m0, -1
	ds_read_b32 v1, v1
	s_waitcnt lgkmcnt(0)
	v_and_b32_e64 v0, v0, v1
	s_mov_b32 s4, 0
	v_sub_u32_e64 v0, s[4:5], s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:120
	s_branch .LBB0_51
.LBB0_49:
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, s4
	s_mov_b32 s4, 63
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v1, s4, v1
	s_mov_b32 m0, -1
	ds_read_b32 v1, v1
	s_waitcnt lgkmcnt(0)
	v_and_b32_e64 v0, v0, v1
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_branch .LBB0_47
.LBB0_50:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s10, v0, 38
	v_readlane_b32 s11, v0, 39
	s_or_b64 exec, exec, s[10:11]
	v_readlane_b32 s6, v0, 28
	v_readlane_b32 s7, v0, 29
	v_readlane_b32 s4, v0, 26
	v_readlane_b32 s5, v0, 27
	v_readlane_b32 s8, v0, 36
	v_readlane_b32 s9, v0, 37
	s_mov_b64 s[10:11], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[8:9], s[8:9], exec
	s_or_b64 s[6:7], s[6:7], s[8:9]
	v_writelane_b32 v0, s6, 30
	v_writelane_b32 v0, s7, 31
	v_writelane_b32 v0, s4, 32
	v_writelane_b32 v0, s5, 33
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_branch .LBB0_45
.LBB0_51:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 46
	v_readlane_b32 s5, v1, 47
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v0, off, s[0:3], s33 offset:120
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_mov_b32 s4, 5
	s_waitcnt vmcnt(0)
	v_bfe_u32 v1, v1, v1, s4
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v1, s[4:5], v1, v2
	v_add_u32_e64 v0, s[4:5], v0, v1
	buffer_store_dword v0, off, s[0:3], s33 offset:72
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	buffer_load_ushort v1, off, s[0:3], s33 offset:86
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_add_u16_e64 v1, v1, s4
	buffer_store_short v1, off, s[0:3], s33 offset:86
	s_mov_b64 s[4:5], 0
	s_xor_b64 s[4:5], exec, -1
	v_writelane_b32 v0, s4, 36
	v_writelane_b32 v0, s5, 37
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_branch .LBB0_50
.LBB0_53:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 48
	v_readlane_b32 s5, v0, 49
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, s[4:5], v0, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:72
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, s[4:5], v0, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, s[4:5], v0, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, s[4:5], v0, v1
	buffer_load_sbyte v1, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, s[4:5], v0, v1
	buffer_load_ushort v1, off, s[0:3], s33 offset:84
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, s[4:5], v0, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v1, s5, v1
	s_mov_b32 m0, -1
	ds_read_b32 v1, v1
	s_waitcnt lgkmcnt(0)
	v_add_u32_e64 v2, s[6:7], v0, v1
	buffer_load_dword v7, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b32 s6, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s6
	v_lshlrev_b32_e64 v5, s5, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v0, s[8:9], v0, v4
	v_addc_u32_e64 v3, s[8:9], v1, v3, s[8:9]
	v_mov_b32_e32 v1, v3
	flat_store_dword v[0:1], v2
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	buffer_load_dword v1, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v0, v0, v1
	buffer_load_ushort v1, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v1, v1
	v_add_f32_e64 v2, v0, v1
	buffer_load_dword v7, off, s[0:3], s33 offset:24
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s6
	v_lshlrev_b32_e64 v5, s5, v0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v0, s[4:5], v0, v4
	v_addc_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	flat_store_dword v[0:1], v2
	s_branch .LBB0_41
.LBB0_54:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 2
	v_readlane_b32 s5, v0, 3
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	s_mov_b64 exec, s[20:21]
	s_endpgm
.LBB0_55:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 42
	v_readlane_b32 s5, v0, 43
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 40
	v_readlane_b32 s5, v0, 41
	s_mov_b64 s[6:7], -1
	s_xor_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 48
	v_writelane_b32 v0, s7, 49
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_53
	s_branch .LBB0_44
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k0
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 128
		.amdhsa_kernarg_size 112
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
		.amdhsa_next_free_vgpr 9
		.amdhsa_next_free_sgpr 34
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 0
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
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
	.size	k0, .Lfunc_end0-k0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k1
	.globl	k1
	.p2align	8
	.type	k1,@function
k1:
	s_mov_b32 s33, 0
	s_mov_b32 flat_scratch_lo, s13
	s_add_i32 s12, s12, s17
	s_lshr_b32 flat_scratch_hi, s12, 8
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[18:19], s[8:9]
	v_writelane_b32 v1, s18, 0
	v_writelane_b32 v1, s19, 1
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_load_dwordx2 s[12:13], s[18:19], 0x0
	s_load_dwordx2 s[10:11], s[18:19], 0x8
	s_load_dword s8, s[18:19], 0x10
	s_load_dword s5, s[18:19], 0x14
	s_load_dwordx2 s[6:7], s[18:19], 0x18
	s_load_dword s4, s[18:19], 0x20
	s_load_dword s17, s[18:19], 0x24
	s_load_dword s16, s[18:19], 0x28
	s_load_dword s15, s[18:19], 0x2c
	s_load_dword s9, s[18:19], 0x30
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s17
	buffer_store_dword v2, off, s[0:3], s33
	v_mov_b32_e32 v2, s16
	buffer_store_dword v2, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v2, s15
	buffer_store_dword v2, off, s[0:3], s33 offset:8
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:12
	s_mov_b32 s9, s13
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:20
	s_mov_b32 s9, s12
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:16
	s_mov_b32 s9, s11
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:28
	s_mov_b32 s9, s10
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:24
	v_mov_b32_e32 v2, s8
	buffer_store_dword v2, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v2, s5
	buffer_store_dword v2, off, s[0:3], s33 offset:36
	s_mov_b32 s5, s7
	v_mov_b32_e32 v2, s5
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	s_mov_b32 s5, s6
	v_mov_b32_e32 v2, s5
	buffer_store_dword v2, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v2, s4
	buffer_store_dword v2, off, s[0:3], s33 offset:48
	buffer_store_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 6
	s_lshl_b32 s4, s14, s4
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[4:5], s4, v1
	buffer_store_dword v1, off, s[0:3], s33 offset:56
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[4:5], s14, v1
	buffer_store_dword v1, off, s[0:3], s33 offset:60
	buffer_load_dword v2, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	buffer_load_dword v4, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v1, 31, v4
	v_mov_b32_e32 v5, v1
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[5:6], s4, v[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v1, s[6:7], v1, v4
	v_addc_u32_e64 v3, s[6:7], v2, v3, s[6:7]
	v_mov_b32_e32 v2, v3
	flat_load_dword v1, v[1:2]
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:68
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:72
	buffer_load_dword v2, off, s[0:3], s33 offset:24
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_mov_b32 s5, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s5
	v_lshlrev_b32_e64 v5, s4, v1
	s_mov_b32 s5, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v1, s[6:7], v1, v4
	v_addc_u32_e64 v3, s[6:7], v2, v3, s[6:7]
	v_mov_b32_e32 v2, v3
	flat_load_dword v1, v[1:2]
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:76
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_f16_f32_e64 v1, v1
	buffer_store_short v1, off, s[0:3], s33 offset:80
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	buffer_store_byte v1, off, s[0:3], s33 offset:82
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	buffer_store_short v1, off, s[0:3], s33 offset:84
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s5, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s5
	v_lshlrev_b32_e64 v1, s4, v1
	s_mov_b32 m0, -1
	ds_write_b32 v1, v2
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	v_mov_b32_e32 v1, 1
	buffer_store_dword v1, off, s[0:3], s33 offset:88
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 2
	v_writelane_b32 v0, s5, 3
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
.LBB1_1:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 4
	v_readlane_b32 s5, v0, 5
	v_readlane_b32 s6, v0, 2
	v_readlane_b32 s7, v0, 3
	v_writelane_b32 v0, s6, 6
	v_writelane_b32 v0, s7, 7
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 s6, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	s_mov_b32 s6, 2
	v_lshlrev_b32_e64 v2, s6, v2
	v_cmp_le_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 8
	v_writelane_b32 v0, s5, 9
	v_writelane_b32 v0, s4, 10
	v_writelane_b32 v0, s5, 11
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 12
	v_writelane_b32 v0, s5, 13
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_3
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_or_b32_e64 v1, v1, s4
	s_mov_b32 s4, 0
	v_sub_u32_e64 v3, s[4:5], s4, v1
	v_cvt_f32_u32_e32 v2, v1
	v_rcp_iflag_f32_e32 v2, v2
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_mul_lo_u32 v3, v3, v2
	v_mul_hi_u32 v3, v2, v3
	v_add_u32_e64 v2, s[4:5], v2, v3
	v_mul_hi_u32 v2, v0, v2
	v_mul_lo_u32 v2, v2, v1
	v_sub_u32_e64 v0, s[4:5], v0, v2
	v_cmp_ge_u32_e64 s[4:5], v0, v1
	v_sub_u32_e64 v2, s[6:7], v0, v1
	v_cndmask_b32_e64 v0, v0, v2, s[4:5]
	v_cmp_ge_u32_e64 s[4:5], v0, v1
	v_sub_u32_e64 v1, s[6:7], v0, v1
	v_cndmask_b32_e64 v1, v0, v1, s[4:5]
	buffer_load_ubyte v0, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, v0, v1
	buffer_store_byte v0, off, s[0:3], s33 offset:82
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	buffer_load_ushort v2, off, s[0:3], s33 offset:84
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v1, v1, v2
	s_mov_b32 s4, 7
	v_mul_lo_u32 v1, v1, s4
	v_sub_u32_e64 v0, s[4:5], v0, v1
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_branch .LBB1_4
.LBB1_3:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 12
	v_readlane_b32 s5, v0, 13
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 6
	v_readlane_b32 s9, v0, 7
	v_readlane_b32 s6, v0, 10
	v_readlane_b32 s7, v0, 11
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 4
	v_writelane_b32 v0, s7, 5
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 2
	v_writelane_b32 v0, s7, 3
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 14
	v_writelane_b32 v0, s7, 15
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB1_1
	s_branch .LBB1_5
.LBB1_4:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 8
	v_readlane_b32 s5, v0, 9
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v1, s6, v1
	buffer_store_dword v1, off, s[0:3], s33 offset:88
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 10
	v_writelane_b32 v0, s5, 11
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_branch .LBB1_3
.LBB1_5:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	v_readlane_b32 s5, v0, 15
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v4, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v2, v1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v4
	s_mov_b32 s4, 32
	v_lshrrev_b64 v[2:3], s4, v[2:3]
	s_mov_b32 s5, 3
	v_mul_lo_u32 v2, v2, s5
	v_mad_u64_u32 v[4:5], s[6:7], v1, s5, 0
	v_mov_b32_e32 v1, v5
	v_add_u32_e64 v1, s[6:7], v1, v2
	v_mov_b32_e32 v3, s5
	v_mov_b32_e32 v2, v3
	v_lshlrev_b64 v[2:3], s4, v[1:2]
	v_mov_b32_e32 v6, v3
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v1, v5
	v_or_b32_e64 v1, v1, v6
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v2, v4
	v_or_b32_e64 v2, v2, v3
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	buffer_load_dword v5, off, s[0:3], s33 offset:16
	buffer_load_dword v4, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v4
	buffer_load_dword v4, off, s[0:3], s33 offset:52
	s_mov_b32 s5, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v4, v4, s5
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v8, s5, v4
	v_mov_b32_e32 v4, s4
	v_mov_b32_e32 v9, v4
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v7, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v6, v9
	v_add_u32_e64 v4, s[4:5], v4, v7
	v_addc_u32_e64 v6, s[4:5], v5, v6, s[4:5]
	v_mov_b32_e32 v5, v6
	flat_load_dword v4, v[4:5]
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v5, s[4:5], v1, v4
	v_ashrrev_i32_e64 v1, 31, v5
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v1, s[4:5], v1, v4
	v_addc_u32_e64 v3, s[4:5], v2, v3, s[4:5]
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v2
	buffer_store_dword v3, off, s[0:3], s33 offset:44
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	buffer_load_sbyte v1, off, s[0:3], s33 offset:82
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v1, s[4:5], v1, v2
	s_mov_b32 s4, -8
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 16
	v_writelane_b32 v0, s7, 17
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_12
	s_branch .LBB1_8
.LBB1_7:
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	buffer_load_dword v7, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v5, s4, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v0, s[4:5], v0, v4
	v_addc_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	flat_store_dword v[0:1], v2
	s_branch .LBB1_82
.LBB1_8:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_mov_b32 s4, 6
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[4:5], v1, s4
	s_bcnt1_i32_b64 s4, s[4:5]
	s_mov_b32 s6, 0
	s_mov_b32 s5, s6
	s_bfe_u32 s4, s4, 0x5001c
	v_writelane_b32 v0, s4, 18
	buffer_load_ushort v1, off, s[0:3], s33 offset:80
	s_mov_b32 s4, 0x4000
	s_waitcnt vmcnt(0)
	v_cmp_nlt_f16_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:120
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 19
	v_writelane_b32 v0, s7, 20
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_9
	s_branch .LBB1_11
.LBB1_9:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	v_readlane_b32 s5, v0, 20
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:120
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:124
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB1_13
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:124
	s_branch .LBB1_13
.LBB1_11:
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s[4:5], s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:120
	s_branch .LBB1_9
.LBB1_12:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	v_readlane_b32 s5, v0, 17
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB1_82
	s_branch .LBB1_7
.LBB1_13:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 21
	v_readlane_b32 s7, v0, 22
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s4, v0, 18
	buffer_load_dword v1, off, s[0:3], s33 offset:124
	s_mov_b32 s5, 2
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v1, s5, v1
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v1, v1, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_le_i32_e64 s[6:7], s4, v1
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_18
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, s4
	s_mov_b32 s4, 63
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v1, s4, v1
	s_mov_b32 m0, -1
	ds_read_b32 v1, v1
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:136
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:132
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_mov_b32 s4, 14
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:128
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 27
	v_writelane_b32 v0, s7, 28
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_15
	s_branch .LBB1_17
.LBB1_15:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:128
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:140
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 29
	v_writelane_b32 v0, s5, 30
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB1_19
	s_mov_b32 s4, 13
	v_mov_b32_e32 v0, 13
	buffer_store_dword v0, off, s[0:3], s33 offset:140
	s_branch .LBB1_19
.LBB1_17:
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:128
	s_branch .LBB1_15
.LBB1_18:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB1_81
.LBB1_19:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 29
	v_readlane_b32 s5, v0, 30
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:136
	buffer_load_dword v2, off, s[0:3], s33 offset:132
	buffer_load_dword v3, off, s[0:3], s33 offset:140
	s_waitcnt vmcnt(0)
	s_nop 0
	v_mov_b32_dpp v2, v3 row_mirror row_mask:0xf bank_mask:0xf
	v_cmp_ne_u32_e64 s[4:5], v1, v2
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 31
	v_writelane_b32 v0, s7, 32
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_25
	s_branch .LBB1_24
.LBB1_20:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	buffer_load_sbyte v1, off, s[0:3], s33 offset:82
	s_mov_b32 s4, 3
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 33
	v_writelane_b32 v0, s5, 34
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_23
	s_mov_b32 s4, 26
	s_mov_b32 s4, s4
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s5, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s5
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v0, s5, v0
	s_mov_b32 m0, -1
	v_mov_b32_e32 v1, s4
	ds_write_b32 v0, v1
	s_branch .LBB1_23
.LBB1_22:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 35
	v_readlane_b32 s5, v0, 36
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB1_36
.LBB1_23:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 33
	v_readlane_b32 s5, v0, 34
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB1_22
.LBB1_24:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	v_mov_b32_e32 v1, 0
	buffer_store_dword v1, off, s[0:3], s33 offset:92
	s_mov_b64 s[4:5], 0
	s_waitcnt vmcnt(1)
	v_writelane_b32 v0, s4, 37
	v_writelane_b32 v0, s5, 38
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_branch .LBB1_26
.LBB1_25:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 31
	v_readlane_b32 s5, v0, 32
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 35
	v_writelane_b32 v0, s5, 36
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB1_22
	s_branch .LBB1_20
.LBB1_26:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 39
	v_readlane_b32 s5, v0, 40
	v_readlane_b32 s6, v0, 37
	v_readlane_b32 s7, v0, 38
	v_writelane_b32 v0, s6, 41
	v_writelane_b32 v0, s7, 42
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 43
	v_writelane_b32 v0, s5, 44
	v_writelane_b32 v0, s4, 45
	v_writelane_b32 v0, s5, 46
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 47
	v_writelane_b32 v0, s5, 48
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_31
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v2, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v5, s4, v1
	s_mov_b32 s5, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v1, s[6:7], v1, v4
	v_addc_u32_e64 v3, s[6:7], v2, v3, s[6:7]
	v_mov_b32_e32 v2, v3
	flat_load_dword v1, v[1:2]
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v2, s4, v1
	buffer_load_dword v3, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v2, v2, v3
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_i32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:144
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 49
	v_writelane_b32 v0, s7, 50
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_28
	s_branch .LBB1_30
.LBB1_28:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 49
	v_readlane_b32 s5, v0, 50
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:144
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:148
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 51
	v_writelane_b32 v0, s5, 52
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB1_32
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v4, s4, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_u32_e64 v0, s[4:5], v0, v3
	v_addc_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	flat_load_dword v0, v[0:1]
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:148
	s_branch .LBB1_32
.LBB1_30:
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v4, s4, v0
	s_mov_b32 s5, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_u32_e64 v0, s[6:7], v0, v3
	v_addc_u32_e64 v2, s[6:7], v1, v2, s[6:7]
	v_mov_b32_e32 v1, v2
	flat_load_dword v0, v[0:1]
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v0, s4, v0
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v0, v0, v1
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:144
	s_branch .LBB1_28
.LBB1_31:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 47
	v_readlane_b32 s5, v0, 48
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 41
	v_readlane_b32 s9, v0, 42
	v_readlane_b32 s6, v0, 45
	v_readlane_b32 s7, v0, 46
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 39
	v_writelane_b32 v0, s7, 40
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 37
	v_writelane_b32 v0, s7, 38
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 53
	v_writelane_b32 v0, s7, 54
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB1_26
	s_branch .LBB1_34
.LBB1_32:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 51
	v_readlane_b32 s5, v1, 52
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v0, off, s[0:3], s33 offset:148
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[4:5], v1, v1
	s_mov_b32 s4, 28
	v_sub_u32_e64 v1, s[4:5], s4, v1
	v_bfe_i32 v1, v1, 0, 16
	v_and_b32_e64 v0, v0, v1
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 43
	v_readlane_b32 s5, v0, 44
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[6:7], v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:92
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 45
	v_writelane_b32 v0, s5, 46
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_branch .LBB1_31
.LBB1_34:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 53
	v_readlane_b32 s5, v0, 54
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v0, 25
	v_mov_b32_e32 v1, 16
	s_nop 1
	v_mov_b32_dpp v1, v0 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	buffer_load_ubyte v0, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, s[4:5], v0, v1
	buffer_store_byte v0, off, s[0:3], s33 offset:82
	s_branch .LBB1_25
.LBB1_36:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	buffer_load_dword v3, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v6, s4, v2
	s_mov_b32 s4, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v7, v2
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v4, v7
	v_add_u32_e64 v2, s[4:5], v2, v5
	v_addc_u32_e64 v4, s[4:5], v3, v4, s[4:5]
	v_mov_b32_e32 v3, v4
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_cmp_le_i32_e64 s[4:5], v1, v2
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 55
	v_writelane_b32 v0, s7, 56
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_73
	s_branch .LBB1_72
.LBB1_37:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	v_mov_b32_e32 v1, 0
	buffer_store_dword v1, off, s[0:3], s33 offset:96
	s_mov_b64 s[4:5], 0
	s_waitcnt vmcnt(1)
	v_writelane_b32 v0, s4, 57
	v_writelane_b32 v0, s5, 58
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_branch .LBB1_39
.LBB1_38:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 59
	v_readlane_b32 s5, v0, 60
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB1_80
.LBB1_39:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(1)
	v_readlane_b32 s4, v1, 61
	v_readlane_b32 s5, v1, 62
	v_readlane_b32 s6, v1, 57
	v_readlane_b32 s7, v1, 58
	v_writelane_b32 v1, s6, 63
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(1)
	v_writelane_b32 v0, s7, 0
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	buffer_load_dword v2, off, s[0:3], s33
	s_mov_b32 s6, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_cmp_lt_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 1
	v_writelane_b32 v0, s5, 2
	v_writelane_b32 v0, s4, 3
	v_writelane_b32 v0, s5, 4
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 5
	v_writelane_b32 v0, s5, 6
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_44
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_mov_b32 s4, 0.5
	s_waitcnt vmcnt(0)
	v_cmp_ngt_f32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:156
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 7
	v_writelane_b32 v0, s7, 8
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_41
	s_branch .LBB1_43
.LBB1_41:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 7
	v_readlane_b32 s5, v0, 8
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:156
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:160
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 9
	v_writelane_b32 v0, s5, 10
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB1_45
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v4, s4, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_u32_e64 v0, s[4:5], v0, v3
	v_addc_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	flat_load_dword v0, v[0:1]
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_branch .LBB1_45
.LBB1_43:
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:156
	s_branch .LBB1_41
.LBB1_44:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 5
	v_readlane_b32 s5, v0, 6
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v1, 63
	v_readlane_b32 s9, v0, 0
	v_readlane_b32 s6, v0, 3
	v_readlane_b32 s7, v0, 4
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v1, s6, 61
	v_writelane_b32 v1, s7, 62
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v1, s6, 57
	v_writelane_b32 v1, s7, 58
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 11
	v_writelane_b32 v0, s7, 12
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB1_39
	s_branch .LBB1_51
.LBB1_45:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v2, off, s[0:3], s33 offset:160
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v1, s4, v1
	s_mov_b32 m0, -1
	ds_write_b32 v1, v2
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 0
	v_cmp_eq_u32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:164
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 13
	v_writelane_b32 v0, s7, 14
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_46
	s_branch .LBB1_48
.LBB1_46:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 13
	v_readlane_b32 s5, v0, 14
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:164
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:168
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB1_49
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, v1
	v_readfirstlane_b32 s4, v1
	v_sub_u32_e64 v0, s[4:5], v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:168
	s_branch .LBB1_49
.LBB1_48:
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, v1
	v_readfirstlane_b32 s4, v1
	v_sub_u32_e64 v0, s[4:5], s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:164
	s_branch .LBB1_46
.LBB1_49:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 15
	v_readlane_b32 s5, v1, 16
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v0, off, s[0:3], s33 offset:168
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	buffer_load_dword v2, off, s[0:3], s33 offset:8
	s_mov_b32 s4, 4.0
	s_mov_b32 s5, 0x3e800000
	v_mov_b32_e32 v0, s4
	s_waitcnt vmcnt(0)
	v_med3_f32 v0, v2, s5, v0
	buffer_load_ushort v1, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v1, v1
	v_add_f32_e64 v1, v1, v2
	v_med3_f32 v0, v0, v1, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 1
	v_readlane_b32 s5, v0, 2
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[6:7], v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:96
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 3
	v_writelane_b32 v0, s5, 4
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
	s_branch .LBB1_44
.LBB1_51:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
	v_mov_b32_e32 v1, 0
	buffer_store_dword v1, off, s[0:3], s33 offset:100
	s_mov_b64 s[4:5], 0
	s_waitcnt vmcnt(1)
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
.LBB1_53:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	v_readlane_b32 s5, v0, 20
	v_readlane_b32 s6, v0, 17
	v_readlane_b32 s7, v0, 18
	v_writelane_b32 v0, s6, 21
	v_writelane_b32 v0, s7, 22
	buffer_load_dword v1, off, s[0:3], s33 offset:100
	s_mov_b32 s6, 4
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 27
	v_writelane_b32 v0, s5, 28
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_67
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v3, off, s[0:3], s33 offset:100
	buffer_load_dword v1, off, s[0:3], s33 offset:12
	s_mov_b32 s4, 5
	s_waitcnt vmcnt(0)
	v_bfe_u32 v1, v3, v1, s4
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	s_mov_b32 s4, 0xff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s4
	v_and_b32_e64 v3, v3, s4
	v_add_u32_e64 v2, s[4:5], v2, v3
	v_cmp_lt_i32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:172
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 29
	v_writelane_b32 v0, s7, 30
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_65
	s_branch .LBB1_61
.LBB1_55:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v2, off, s[0:3], s33 offset:100
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	s_mov_b32 s4, 26
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v2, v2, s4
	v_cmp_ne_u32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:176
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 31
	v_writelane_b32 v0, s7, 32
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_56
	s_branch .LBB1_58
.LBB1_56:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 31
	v_readlane_b32 s5, v0, 32
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:176
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:180
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 33
	v_writelane_b32 v0, s5, 34
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB1_60
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:180
	s_branch .LBB1_60
.LBB1_58:
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 s4, 0x80000000
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:176
	s_branch .LBB1_56
.LBB1_59:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 35
	v_readlane_b32 s5, v1, 36
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v0, off, s[0:3], s33 offset:188
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:184
	s_branch .LBB1_68
.LBB1_60:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 33
	v_readlane_b32 s5, v1, 34
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v0, off, s[0:3], s33 offset:180
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:188
	s_branch .LBB1_59
.LBB1_61:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v2, off, s[0:3], s33 offset:100
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	s_mov_b32 s4, 26
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v2, v2, s4
	v_cmp_ne_u32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:192
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 37
	v_writelane_b32 v0, s7, 38
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_62
	s_branch .LBB1_64
.LBB1_62:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 37
	v_readlane_b32 s5, v0, 38
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:192
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:196
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 39
	v_writelane_b32 v0, s5, 40
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB1_66
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:196
	s_branch .LBB1_66
.LBB1_64:
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 s4, 0x80000000
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:192
	s_branch .LBB1_62
.LBB1_65:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 29
	v_readlane_b32 s5, v0, 30
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:172
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:188
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 35
	v_writelane_b32 v0, s5, 36
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB1_59
	s_branch .LBB1_55
.LBB1_66:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 39
	v_readlane_b32 s5, v1, 40
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v0, off, s[0:3], s33 offset:196
	s_mov_b32 s4, 0x80000000
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:172
	s_branch .LBB1_65
.LBB1_67:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 21
	v_readlane_b32 s9, v0, 22
	v_readlane_b32 s6, v0, 25
	v_readlane_b32 s7, v0, 26
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 19
	v_writelane_b32 v0, s7, 20
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 17
	v_writelane_b32 v0, s7, 18
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 41
	v_writelane_b32 v0, s7, 42
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB1_53
	s_branch .LBB1_70
.LBB1_68:
	buffer_load_dword v0, off, s[0:3], s33 offset:184
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	v_readlane_b32 s5, v0, 24
	buffer_load_dword v1, off, s[0:3], s33 offset:100
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[6:7], v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:100
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
	s_branch .LBB1_67
.LBB1_70:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 41
	v_readlane_b32 s5, v0, 42
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB1_38
.LBB1_72:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	buffer_load_dword v2, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[4:5], v1, v2
	s_mov_b32 s4, 19
	v_cmp_lt_i32_e64 s[4:5], v1, s4
	s_bcnt1_i32_b64 s4, s[4:5]
	s_mov_b32 s6, 0
	s_mov_b32 s5, s6
	buffer_load_ushort v1, off, s[0:3], s33 offset:84
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	s_mov_b32 s5, 5
	s_waitcnt vmcnt(0)
	v_bfe_u32 v1, v1, v2, s5
	s_mov_b32 s5, 4
	v_xor_b32_e64 v1, v1, s5
	v_sub_u32_e64 v1, s[4:5], s4, v1
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, s4
	buffer_store_byte v1, off, s[0:3], s33 offset:104
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 43
	v_writelane_b32 v0, s5, 44
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
	s_branch .LBB1_74
.LBB1_73:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 55
	v_readlane_b32 s5, v0, 56
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 59
	v_writelane_b32 v0, s5, 60
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB1_38
	s_branch .LBB1_37
.LBB1_74:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 45
	v_readlane_b32 s5, v0, 46
	v_readlane_b32 s6, v0, 43
	v_readlane_b32 s7, v0, 44
	v_writelane_b32 v0, s6, 47
	v_writelane_b32 v0, s7, 48
	buffer_load_ubyte v1, off, s[0:3], s33 offset:104
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 s6, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_cmp_ne_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 49
	v_writelane_b32 v0, s5, 50
	v_writelane_b32 v0, s4, 51
	v_writelane_b32 v0, s5, 52
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 53
	v_writelane_b32 v0, s5, 54
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_76
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v0, v0
	buffer_load_ubyte v1, off, s[0:3], s33 offset:104
	s_waitcnt vmcnt(0)
	s_nop 0
	v_mov_b32_dpp v0, v1 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 s4, 9
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_bcnt1_i32_b64 s6, s[4:5]
	s_mov_b32 s4, 0
	s_mov_b32 s7, s4
	s_mov_b32 s5, s6
	v_mul_lo_u32 v2, v0, s5
	buffer_load_dword v7, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b32 s5, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s5
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v5, s5, v0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v0, s[6:7], v0, v4
	v_addc_u32_e64 v3, s[6:7], v1, v3, s[6:7]
	v_mov_b32_e32 v1, v3
	flat_store_dword v[0:1], v2
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	buffer_load_ubyte v0, off, s[0:3], s33 offset:104
	s_mov_b32 s6, 15
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s6
	s_mov_b32 s6, 1
	v_add_u32_e64 v0, s[6:7], v0, s6
	v_cvt_f32_u32_e64 v4, v0
	v_rcp_f32_e64 v0, v4
	s_mov_b32 s6, 0x41000000
	v_mul_f32_e64 v0, v0, s6
	v_trunc_f32_e64 v0, v0
	v_mad_f32 v3, -v0, v4, s6
	v_cmp_ge_f32_e64 s[6:7], |v3|, |v4|
	v_cvt_u32_f32_e64 v0, v0
	v_cndmask_b32_e64 v3, 0, 1, s[6:7]
	v_add_u32_e64 v0, s[6:7], v0, v3
	s_mov_b32 s6, 31
	v_and_b32_e64 v0, v0, s6
	v_lshlrev_b32_e64 v4, s5, v0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_u32_e64 v0, s[4:5], v0, v3
	v_addc_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:108
	buffer_load_dword v2, off, s[0:3], s33 offset:108
	s_waitcnt vmcnt(0)
	flat_atomic_add v0, v[0:1], v2 glc
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_branch .LBB1_77
.LBB1_76:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 53
	v_readlane_b32 s5, v0, 54
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 47
	v_readlane_b32 s9, v0, 48
	v_readlane_b32 s6, v0, 51
	v_readlane_b32 s7, v0, 52
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 45
	v_writelane_b32 v0, s7, 46
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 43
	v_writelane_b32 v0, s7, 44
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 55
	v_writelane_b32 v0, s7, 56
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB1_74
	s_branch .LBB1_78
.LBB1_77:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 49
	v_readlane_b32 s5, v0, 50
	buffer_load_ubyte v1, off, s[0:3], s33 offset:104
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u16_e64 v1, v1, s6
	buffer_store_byte v1, off, s[0:3], s33 offset:104
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 51
	v_writelane_b32 v0, s5, 52
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
	s_branch .LBB1_76
.LBB1_78:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 55
	v_readlane_b32 s5, v0, 56
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB1_73
.LBB1_80:
	s_branch .LBB1_18
.LBB1_81:
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, s[4:5], v0, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:72
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, s[4:5], v0, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, s[4:5], v0, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, s[4:5], v0, v1
	buffer_load_sbyte v1, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, s[4:5], v0, v1
	buffer_load_ushort v1, off, s[0:3], s33 offset:84
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, s[4:5], v0, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v1, s5, v1
	s_mov_b32 m0, -1
	ds_read_b32 v1, v1
	s_waitcnt lgkmcnt(0)
	v_add_u32_e64 v2, s[6:7], v0, v1
	buffer_load_dword v7, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b32 s6, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s6
	v_lshlrev_b32_e64 v5, s5, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v0, s[8:9], v0, v4
	v_addc_u32_e64 v3, s[8:9], v1, v3, s[8:9]
	v_mov_b32_e32 v1, v3
	flat_store_dword v[0:1], v2
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	buffer_load_dword v1, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v0, v0, v1
	buffer_load_ushort v1, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v1, v1
	v_add_f32_e64 v2, v0, v1
	buffer_load_dword v7, off, s[0:3], s33 offset:24
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s6
	v_lshlrev_b32_e64 v5, s5, v0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v0, s[4:5], v0, v4
	v_addc_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	flat_store_dword v[0:1], v2
	s_branch .LBB1_12
.LBB1_82:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 23
	v_readlane_b32 s5, v1, 24
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:152
	s_mov_b64 exec, s[20:21]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k1
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 208
		.amdhsa_kernarg_size 112
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
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 34
		.amdhsa_reserve_vcc 0
		.amdhsa_reserve_flat_scratch 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 0
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
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
	.size	k1, .Lfunc_end1-k1
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k2
	.globl	k2
	.p2align	8
	.type	k2,@function
k2:
	s_mov_b32 s33, 0
	s_mov_b32 flat_scratch_lo, s13
	s_add_i32 s12, s12, s17
	s_lshr_b32 flat_scratch_hi, s12, 8
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[18:19], s[8:9]
	v_writelane_b32 v1, s18, 0
	v_writelane_b32 v1, s19, 1
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_load_dwordx2 s[12:13], s[18:19], 0x0
	s_load_dwordx2 s[10:11], s[18:19], 0x8
	s_load_dword s8, s[18:19], 0x10
	s_load_dword s5, s[18:19], 0x14
	s_load_dwordx2 s[6:7], s[18:19], 0x18
	s_load_dword s4, s[18:19], 0x20
	s_load_dword s17, s[18:19], 0x24
	s_load_dword s16, s[18:19], 0x28
	s_load_dword s15, s[18:19], 0x2c
	s_load_dword s9, s[18:19], 0x30
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s17
	buffer_store_dword v2, off, s[0:3], s33
	v_mov_b32_e32 v2, s16
	buffer_store_dword v2, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v2, s15
	buffer_store_dword v2, off, s[0:3], s33 offset:8
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:12
	s_mov_b32 s9, s13
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:20
	s_mov_b32 s9, s12
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:16
	s_mov_b32 s9, s11
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:28
	s_mov_b32 s9, s10
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:24
	v_mov_b32_e32 v2, s8
	buffer_store_dword v2, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v2, s5
	buffer_store_dword v2, off, s[0:3], s33 offset:36
	s_mov_b32 s5, s7
	v_mov_b32_e32 v2, s5
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	s_mov_b32 s5, s6
	v_mov_b32_e32 v2, s5
	buffer_store_dword v2, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v2, s4
	buffer_store_dword v2, off, s[0:3], s33 offset:48
	buffer_store_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 6
	s_lshl_b32 s4, s14, s4
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[4:5], s4, v1
	buffer_store_dword v1, off, s[0:3], s33 offset:56
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[4:5], s14, v1
	buffer_store_dword v1, off, s[0:3], s33 offset:60
	buffer_load_dword v2, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	buffer_load_dword v4, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v1, 31, v4
	v_mov_b32_e32 v5, v1
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[5:6], s4, v[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v1, s[6:7], v1, v4
	v_addc_u32_e64 v3, s[6:7], v2, v3, s[6:7]
	v_mov_b32_e32 v2, v3
	flat_load_dword v1, v[1:2]
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:68
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:72
	buffer_load_dword v2, off, s[0:3], s33 offset:24
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_mov_b32 s5, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s5
	v_lshlrev_b32_e64 v5, s4, v1
	s_mov_b32 s5, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v1, s[6:7], v1, v4
	v_addc_u32_e64 v3, s[6:7], v2, v3, s[6:7]
	v_mov_b32_e32 v2, v3
	flat_load_dword v1, v[1:2]
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:76
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_f16_f32_e64 v1, v1
	buffer_store_short v1, off, s[0:3], s33 offset:80
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	buffer_store_byte v1, off, s[0:3], s33 offset:82
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	buffer_store_short v1, off, s[0:3], s33 offset:84
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s5, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s5
	v_lshlrev_b32_e64 v1, s4, v1
	s_mov_b32 m0, -1
	ds_write_b32 v1, v2
	v_mov_b32_e32 v1, 0
	buffer_store_dword v1, off, s[0:3], s33 offset:88
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 2
	v_writelane_b32 v0, s5, 3
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
.LBB2_1:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 4
	v_readlane_b32 s5, v0, 5
	v_readlane_b32 s6, v0, 2
	v_readlane_b32 s7, v0, 3
	v_writelane_b32 v0, s6, 6
	v_writelane_b32 v0, s7, 7
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 s6, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_cmp_lt_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 8
	v_writelane_b32 v0, s5, 9
	v_writelane_b32 v0, s4, 10
	v_writelane_b32 v0, s5, 11
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 12
	v_writelane_b32 v0, s5, 13
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_3
	buffer_load_dword v3, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_waitcnt vmcnt(0)
	v_bfe_u32 v0, v0, 8, 5
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v6, s5, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v7, v0
	v_mov_b32_e32 v0, v3
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v1, v4
	v_mov_b32_e32 v2, v7
	v_add_u32_e64 v0, s[6:7], v0, v5
	v_addc_u32_e64 v2, s[6:7], v1, v2, s[6:7]
	v_mov_b32_e32 v1, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_mov_b32 s6, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_lshlrev_b32_e64 v6, s5, v2
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v7, v2
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v4, v7
	v_add_u32_e64 v2, s[4:5], v2, v5
	v_addc_u32_e64 v4, s[4:5], v3, v4, s[4:5]
	v_mov_b32_e32 v3, v4
	flat_load_dword v2, v[2:3]
	buffer_load_dword v3, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v3, v3
	v_mul_lo_u32 v2, v2, v3
	buffer_store_dword v2, off, s[0:3], s33 offset:92
	buffer_load_dword v2, off, s[0:3], s33 offset:92
	s_waitcnt vmcnt(0)
	flat_atomic_add v0, v[0:1], v2 glc
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:96
	s_branch .LBB2_4
.LBB2_3:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 12
	v_readlane_b32 s5, v0, 13
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 6
	v_readlane_b32 s9, v0, 7
	v_readlane_b32 s6, v0, 10
	v_readlane_b32 s7, v0, 11
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 4
	v_writelane_b32 v0, s7, 5
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 2
	v_writelane_b32 v0, s7, 3
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 14
	v_writelane_b32 v0, s7, 15
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB2_1
	s_branch .LBB2_5
.LBB2_4:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 8
	v_readlane_b32 s5, v0, 9
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[6:7], v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:88
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 10
	v_writelane_b32 v0, s5, 11
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_branch .LBB2_3
.LBB2_5:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	v_readlane_b32 s5, v0, 15
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[4:5], v1, v2
	v_bfe_i32 v1, v1, 0, 16
	s_mov_b32 s4, 1
	v_cmp_lt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:116
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 16
	v_writelane_b32 v0, s7, 17
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_7
	s_branch .LBB2_9
.LBB2_7:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	v_readlane_b32 s5, v0, 17
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:116
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:120
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 18
	v_writelane_b32 v0, s5, 19
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB2_10
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v0
	v_mov_b32_e32 v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:120
	s_branch .LBB2_10
.LBB2_9:
	buffer_load_ushort v0, off, s[0:3], s33 offset:84
	s_mov_b32 s4, 15
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 5
	v_lshrrev_b32_e64 v0, v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_branch .LBB2_7
.LBB2_10:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	v_readlane_b32 s5, v0, 19
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:120
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:128
	buffer_load_ushort v1, off, s[0:3], s33 offset:84
	s_mov_b32 s4, 7
	s_waitcnt vmcnt(0)
	v_cmp_ne_u16_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:124
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 20
	v_writelane_b32 v0, s7, 21
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_11
	s_branch .LBB2_13
.LBB2_11:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 20
	v_readlane_b32 s5, v0, 21
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:124
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:132
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 22
	v_writelane_b32 v0, s5, 23
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB2_14
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v4, s4, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_u32_e64 v0, s[4:5], v0, v3
	v_addc_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	flat_load_dword v0, v[0:1]
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:132
	s_branch .LBB2_14
.LBB2_13:
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v4, s4, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_u32_e64 v0, s[4:5], v0, v3
	v_addc_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	flat_load_dword v0, v[0:1]
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s[4:5], s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:124
	s_branch .LBB2_11
.LBB2_14:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 22
	v_readlane_b32 s5, v0, 23
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:128
	buffer_load_dword v2, off, s[0:3], s33 offset:132
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 24
	v_writelane_b32 v0, s5, 25
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_16
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v4, s4, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_u32_e64 v0, s[4:5], v0, v3
	v_addc_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	flat_load_dword v1, v[0:1]
	buffer_load_ubyte v0, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, v0, v1
	buffer_store_byte v0, off, s[0:3], s33 offset:82
	buffer_load_sbyte v0, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v0
	v_add_u32_e64 v0, s[4:5], v0, s4
	buffer_store_byte v0, off, s[0:3], s33 offset:82
.LBB2_16:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 24
	v_readlane_b32 s5, v0, 25
	s_or_b64 exec, exec, s[4:5]
	buffer_load_ushort v1, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v1, v1
	buffer_store_dword v1, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v1, 0
	buffer_store_dword v1, off, s[0:3], s33 offset:100
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 26
	v_writelane_b32 v0, s5, 27
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
.LBB2_17:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 28
	v_readlane_b32 s5, v0, 29
	v_readlane_b32 s6, v0, 26
	v_readlane_b32 s7, v0, 27
	v_writelane_b32 v0, s6, 30
	v_writelane_b32 v0, s7, 31
	buffer_load_dword v1, off, s[0:3], s33 offset:100
	s_mov_b32 s6, 5
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 32
	v_writelane_b32 v0, s5, 33
	v_writelane_b32 v0, s4, 34
	v_writelane_b32 v0, s5, 35
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 36
	v_writelane_b32 v0, s5, 37
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_20
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_f16_f32_e64 v1, v1
	buffer_load_ushort v2, off, s[0:3], s33 offset:80
	s_mov_b32 s4, 0x3800
	s_waitcnt vmcnt(0)
	v_fma_f16 v1, v1, v2, s4
	buffer_store_short v1, off, s[0:3], s33 offset:80
	buffer_load_ushort v1, off, s[0:3], s33 offset:84
	s_mov_b32 s4, 7
	s_waitcnt vmcnt(0)
	v_cmp_eq_u16_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 38
	v_writelane_b32 v0, s5, 39
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_21
	buffer_load_ushort v0, off, s[0:3], s33 offset:84
	s_mov_b32 s4, 20
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v0, s4
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v0, s4, v0
	s_mov_b32 m0, -1
	ds_write_b32 v0, v1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v1, v0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b32 s4, 32
	v_lshrrev_b64 v[1:2], s4, v[1:2]
	s_mov_b32 s5, 3
	v_mul_lo_u32 v1, v1, s5
	v_mad_u64_u32 v[3:4], s[6:7], v0, s5, 0
	v_mov_b32_e32 v0, v4
	v_add_u32_e64 v0, s[6:7], v0, v1
	v_mov_b32_e32 v2, s5
	v_mov_b32_e32 v1, v2
	v_lshlrev_b64 v[1:2], s4, v[0:1]
	v_mov_b32_e32 v5, v2
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v4, v0
	v_mov_b32_e32 v0, v4
	v_or_b32_e64 v0, v0, v5
	v_mov_b32_e32 v2, v1
	v_mov_b32_e32 v1, v3
	v_or_b32_e64 v1, v1, v2
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	buffer_load_dword v3, off, s[0:3], s33 offset:100
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v4, s[4:5], v0, v3
	v_ashrrev_i32_e64 v0, 31, v4
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_u32_e64 v0, s[4:5], v0, v3
	v_addc_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v1
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	v_mov_b32_e32 v0, 27
	s_waitcnt vmcnt(0)
	s_nop 0
	v_mov_b32_dpp v1, v0 row_mirror row_mask:0xf bank_mask:0xf
	buffer_load_ubyte v0, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, v0, v1
	buffer_store_byte v0, off, s[0:3], s33 offset:82
	s_branch .LBB2_21
.LBB2_20:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 36
	v_readlane_b32 s5, v0, 37
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 30
	v_readlane_b32 s9, v0, 31
	v_readlane_b32 s6, v0, 34
	v_readlane_b32 s7, v0, 35
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 28
	v_writelane_b32 v0, s7, 29
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 26
	v_writelane_b32 v0, s7, 27
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 40
	v_writelane_b32 v0, s7, 41
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB2_17
	s_branch .LBB2_23
.LBB2_21:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 38
	v_readlane_b32 s5, v0, 39
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 32
	v_readlane_b32 s5, v0, 33
	buffer_load_dword v1, off, s[0:3], s33 offset:100
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[6:7], v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:100
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 34
	v_writelane_b32 v0, s5, 35
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_branch .LBB2_20
.LBB2_23:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 40
	v_readlane_b32 s5, v0, 41
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, v2
	v_and_b32_e64 v1, 1, v1
	v_cmp_eq_u32_e64 s[6:7], v1, 1
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 42
	v_writelane_b32 v0, s5, 43
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_29
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	buffer_load_dword v3, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	buffer_store_dword v1, off, s[0:3], s33 offset:136
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:140
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v2, v2, s4
	s_mov_b32 s4, 63
	v_and_b32_e64 v2, v2, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v2, s4, v2
	s_mov_b32 m0, -1
	ds_read_b32 v2, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_i32_e64 s[4:5], v1, v2
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 44
	v_writelane_b32 v0, s7, 45
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_26
	s_branch .LBB2_28
.LBB2_26:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 44
	v_readlane_b32 s5, v0, 45
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_readlane_b32 s6, v0, 46
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:144
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 47
	v_writelane_b32 v0, s5, 48
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB2_30
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:144
	s_branch .LBB2_30
.LBB2_28:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_mov_b32 s4, 11
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 46
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_branch .LBB2_26
.LBB2_29:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 42
	v_readlane_b32 s5, v0, 43
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB2_38
.LBB2_30:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 47
	v_readlane_b32 s5, v0, 48
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v2, off, s[0:3], s33 offset:136
	buffer_load_dword v3, off, s[0:3], s33 offset:140
	buffer_load_dword v1, off, s[0:3], s33 offset:144
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v5, s4, v1
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v1, s[4:5], v1, v4
	v_addc_u32_e64 v3, s[4:5], v2, v3, s[4:5]
	v_mov_b32_e32 v2, v3
	buffer_load_dword v3, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], s33 offset:104
	buffer_load_dword v3, off, s[0:3], s33 offset:104
	s_waitcnt vmcnt(0)
	flat_atomic_add v1, v[1:2], v3 glc
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:108
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, 1, v1
	v_cmp_eq_u32_e64 s[6:7], v1, 1
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 49
	v_writelane_b32 v0, s5, 50
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_35
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	v_mov_b32_e32 v1, 30
	buffer_store_dword v1, off, s[0:3], s33 offset:72
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:148
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 51
	v_writelane_b32 v0, s7, 52
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_32
	s_branch .LBB2_34
.LBB2_32:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 51
	v_readlane_b32 s5, v0, 52
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:148
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:152
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 53
	v_writelane_b32 v0, s5, 54
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB2_36
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s[4:5], s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:152
	s_branch .LBB2_36
.LBB2_34:
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:148
	s_branch .LBB2_32
.LBB2_35:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 49
	v_readlane_b32 s5, v0, 50
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB2_37
.LBB2_36:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 53
	v_readlane_b32 s5, v0, 54
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:152
	buffer_load_ubyte v0, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, v0, v1
	buffer_store_byte v0, off, s[0:3], s33 offset:82
	s_branch .LBB2_35
.LBB2_37:
	s_branch .LBB2_29
.LBB2_38:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v2, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[4:5], v1, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:72
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[4:5], v1, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[4:5], v1, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[4:5], v1, v2
	buffer_load_sbyte v2, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[4:5], v1, v2
	buffer_load_ushort v2, off, s[0:3], s33 offset:84
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[4:5], v1, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s4
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v2, s5, v2
	s_mov_b32 m0, -1
	ds_read_b32 v2, v2
	s_waitcnt lgkmcnt(0)
	v_add_u32_e64 v3, s[6:7], v1, v2
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_mov_b32 s6, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s6
	v_lshlrev_b32_e64 v6, s5, v1
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_u32_e64 v1, s[8:9], v1, v5
	v_addc_u32_e64 v4, s[8:9], v2, v4, s[8:9]
	v_mov_b32_e32 v2, v4
	flat_store_dword v[1:2], v3
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	buffer_load_dword v2, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v1, v1, v2
	buffer_load_ushort v2, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v2, v2
	v_add_f32_e64 v3, v1, v2
	buffer_load_dword v8, off, s[0:3], s33 offset:24
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s6
	v_lshlrev_b32_e64 v6, s5, v1
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_u32_e64 v1, s[4:5], v1, v5
	v_addc_u32_e64 v4, s[4:5], v2, v4, s[4:5]
	v_mov_b32_e32 v2, v4
	flat_store_dword v[1:2], v3
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k2
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 160
		.amdhsa_kernarg_size 112
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
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 34
		.amdhsa_reserve_vcc 0
		.amdhsa_reserve_flat_scratch 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 0
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
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
	.size	k2, .Lfunc_end2-k2
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k3
	.globl	k3
	.p2align	8
	.type	k3,@function
k3:
	s_mov_b32 s33, 0
	s_mov_b32 flat_scratch_lo, s13
	s_add_i32 s12, s12, s17
	s_lshr_b32 flat_scratch_hi, s12, 8
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[18:19], s[8:9]
	v_writelane_b32 v1, s18, 0
	v_writelane_b32 v1, s19, 1
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[20:21]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[20:21]
	s_load_dwordx2 s[12:13], s[18:19], 0x0
	s_load_dwordx2 s[10:11], s[18:19], 0x8
	s_load_dword s8, s[18:19], 0x10
	s_load_dword s5, s[18:19], 0x14
	s_load_dwordx2 s[6:7], s[18:19], 0x18
	s_load_dword s4, s[18:19], 0x20
	s_load_dword s17, s[18:19], 0x24
	s_load_dword s16, s[18:19], 0x28
	s_load_dword s15, s[18:19], 0x2c
	s_load_dword s9, s[18:19], 0x30
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s17
	buffer_store_dword v2, off, s[0:3], s33
	v_mov_b32_e32 v2, s16
	buffer_store_dword v2, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v2, s15
	buffer_store_dword v2, off, s[0:3], s33 offset:8
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:12
	s_mov_b32 s9, s13
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:20
	s_mov_b32 s9, s12
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:16
	s_mov_b32 s9, s11
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:28
	s_mov_b32 s9, s10
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:24
	v_mov_b32_e32 v2, s8
	buffer_store_dword v2, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v2, s5
	buffer_store_dword v2, off, s[0:3], s33 offset:36
	s_mov_b32 s5, s7
	v_mov_b32_e32 v2, s5
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	s_mov_b32 s5, s6
	v_mov_b32_e32 v2, s5
	buffer_store_dword v2, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v2, s4
	buffer_store_dword v2, off, s[0:3], s33 offset:48
	buffer_store_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 6
	s_lshl_b32 s4, s14, s4
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[4:5], s4, v1
	buffer_store_dword v1, off, s[0:3], s33 offset:56
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[4:5], s14, v1
	buffer_store_dword v1, off, s[0:3], s33 offset:60
	buffer_load_dword v2, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	buffer_load_dword v4, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v1, 31, v4
	v_mov_b32_e32 v5, v1
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[5:6], s4, v[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v1, s[6:7], v1, v4
	v_addc_u32_e64 v3, s[6:7], v2, v3, s[6:7]
	v_mov_b32_e32 v2, v3
	flat_load_dword v1, v[1:2]
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:68
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:72
	buffer_load_dword v2, off, s[0:3], s33 offset:24
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_mov_b32 s5, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s5
	v_lshlrev_b32_e64 v5, s4, v1
	s_mov_b32 s5, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v1, s[6:7], v1, v4
	v_addc_u32_e64 v3, s[6:7], v2, v3, s[6:7]
	v_mov_b32_e32 v2, v3
	flat_load_dword v1, v[1:2]
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:76
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_f16_f32_e64 v1, v1
	buffer_store_short v1, off, s[0:3], s33 offset:80
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	buffer_store_byte v1, off, s[0:3], s33 offset:82
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	buffer_store_short v1, off, s[0:3], s33 offset:84
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s5, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s5
	v_lshlrev_b32_e64 v1, s4, v1
	s_mov_b32 m0, -1
	ds_write_b32 v1, v2
	buffer_load_ushort v1, off, s[0:3], s33 offset:84
	s_mov_b32 s4, 3
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v1, v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:96
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v1, v1
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:92
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 2
	v_writelane_b32 v0, s7, 3
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB3_1
	s_branch .LBB3_3
.LBB3_1:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 2
	v_readlane_b32 s5, v0, 3
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:100
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 4
	v_writelane_b32 v0, s5, 5
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB3_4
	s_mov_b32 s4, 29
	v_mov_b32_e32 v0, 29
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_branch .LBB3_4
.LBB3_3:
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v0, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_branch .LBB3_1
.LBB3_4:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 4
	v_readlane_b32 s5, v0, 5
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	buffer_load_dword v2, off, s[0:3], s33 offset:100
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[4:5], v1, v2
	buffer_store_short v1, off, s[0:3], s33 offset:84
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_mov_b32 s4, 0.5
	s_waitcnt vmcnt(0)
	v_cmp_ngt_f32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:104
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 6
	v_writelane_b32 v0, s7, 7
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB3_5
	s_branch .LBB3_7
.LBB3_5:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 6
	v_readlane_b32 s5, v0, 7
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:104
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:108
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 8
	v_writelane_b32 v0, s5, 9
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB3_8
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:108
	s_branch .LBB3_8
.LBB3_7:
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_branch .LBB3_5
.LBB3_8:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 8
	v_readlane_b32 s5, v0, 9
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v2, off, s[0:3], s33 offset:108
	buffer_load_ubyte v1, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[4:5], v1, v2
	buffer_store_byte v1, off, s[0:3], s33 offset:82
	buffer_load_dword v3, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s6, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v1, s6
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v6, s5, v2
	s_mov_b32 s4, 0
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v7, v2
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v4, v7
	v_add_u32_e64 v2, s[8:9], v2, v5
	v_addc_u32_e64 v4, s[8:9], v3, v4, s[8:9]
	v_mov_b32_e32 v3, v4
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v2, s5, v2
	buffer_load_sbyte v3, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v2, v2, v3
	s_mov_b32 s7, 63
	v_and_b32_e64 v1, v1, s7
	v_lshlrev_b32_e64 v1, s5, v1
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	ds_write_b32 v1, v2
	buffer_load_dword v3, off, s[0:3], s33 offset:64
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s6
	v_lshlrev_b32_e64 v6, s5, v1
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_u32_e64 v1, s[4:5], v1, v5
	v_addc_u32_e64 v4, s[4:5], v2, v4, s[4:5]
	v_mov_b32_e32 v2, v4
	flat_store_dword v[1:2], v3
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k3
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 120
		.amdhsa_kernarg_size 112
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
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 34
		.amdhsa_reserve_vcc 0
		.amdhsa_reserve_flat_scratch 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 0
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
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
	.size	k3, .Lfunc_end3-k3
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k4
	.globl	k4
	.p2align	8
	.type	k4,@function
k4:
	s_mov_b32 s33, 0
	s_mov_b32 flat_scratch_lo, s13
	s_add_i32 s12, s12, s17
	s_lshr_b32 flat_scratch_hi, s12, 8
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[18:19], s[8:9]
	v_writelane_b32 v1, s18, 0
	v_writelane_b32 v1, s19, 1
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_load_dwordx2 s[12:13], s[18:19], 0x0
	s_load_dwordx2 s[10:11], s[18:19], 0x8
	s_load_dword s8, s[18:19], 0x10
	s_load_dword s5, s[18:19], 0x14
	s_load_dwordx2 s[6:7], s[18:19], 0x18
	s_load_dword s4, s[18:19], 0x20
	s_load_dword s17, s[18:19], 0x24
	s_load_dword s16, s[18:19], 0x28
	s_load_dword s15, s[18:19], 0x2c
	s_load_dword s9, s[18:19], 0x30
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s17
	buffer_store_dword v2, off, s[0:3], s33
	v_mov_b32_e32 v2, s16
	buffer_store_dword v2, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v2, s15
	buffer_store_dword v2, off, s[0:3], s33 offset:8
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:12
	s_mov_b32 s9, s13
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:20
	s_mov_b32 s9, s12
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:16
	s_mov_b32 s9, s11
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:28
	s_mov_b32 s9, s10
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:24
	v_mov_b32_e32 v2, s8
	buffer_store_dword v2, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v2, s5
	buffer_store_dword v2, off, s[0:3], s33 offset:36
	s_mov_b32 s5, s7
	v_mov_b32_e32 v2, s5
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	s_mov_b32 s5, s6
	v_mov_b32_e32 v2, s5
	buffer_store_dword v2, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v2, s4
	buffer_store_dword v2, off, s[0:3], s33 offset:48
	buffer_store_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 6
	s_lshl_b32 s4, s14, s4
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[4:5], s4, v1
	buffer_store_dword v1, off, s[0:3], s33 offset:56
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[4:5], s14, v1
	buffer_store_dword v1, off, s[0:3], s33 offset:60
	buffer_load_dword v2, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	buffer_load_dword v4, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v1, 31, v4
	v_mov_b32_e32 v5, v1
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[5:6], s4, v[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v1, s[6:7], v1, v4
	v_addc_u32_e64 v3, s[6:7], v2, v3, s[6:7]
	v_mov_b32_e32 v2, v3
	flat_load_dword v1, v[1:2]
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:68
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:72
	buffer_load_dword v2, off, s[0:3], s33 offset:24
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_mov_b32 s5, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s5
	v_lshlrev_b32_e64 v5, s4, v1
	s_mov_b32 s6, 0
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v1, s[8:9], v1, v4
	v_addc_u32_e64 v3, s[8:9], v2, v3, s[8:9]
	v_mov_b32_e32 v2, v3
	flat_load_dword v1, v[1:2]
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:76
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_f16_f32_e64 v1, v1
	buffer_store_short v1, off, s[0:3], s33 offset:80
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	buffer_store_byte v1, off, s[0:3], s33 offset:82
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	buffer_store_short v1, off, s[0:3], s33 offset:84
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s7, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s7
	v_lshlrev_b32_e64 v1, s4, v1
	s_mov_b32 m0, -1
	ds_write_b32 v1, v2
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	buffer_load_dword v3, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s5
	v_lshlrev_b32_e64 v6, s4, v2
	v_mov_b32_e32 v2, s6
	v_mov_b32_e32 v7, v2
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v4, v7
	v_add_u32_e64 v2, s[4:5], v2, v5
	v_addc_u32_e64 v4, s[4:5], v3, v4, s[4:5]
	v_mov_b32_e32 v3, v4
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v2, s[4:5], v1, v2
	v_cvt_f32_i32_e64 v2, v2
	buffer_store_dword v2, off, s[0:3], s33 offset:112
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, v2
	s_bcnt1_i32_b64 s4, s[4:5]
	s_mov_b32 s5, s6
	v_writelane_b32 v0, s4, 2
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:108
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 3
	v_writelane_b32 v0, s7, 4
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_1
	s_branch .LBB4_3
.LBB4_1:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 3
	v_readlane_b32 s5, v0, 4
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:108
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:116
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 5
	v_writelane_b32 v0, s5, 6
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB4_4
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s[4:5], s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_branch .LBB4_4
.LBB4_3:
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:108
	s_branch .LBB4_1
.LBB4_4:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 5
	v_readlane_b32 s7, v0, 6
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s4, v0, 2
	buffer_load_dword v1, off, s[0:3], s33 offset:116
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], s4, v1
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:120
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 7
	v_writelane_b32 v0, s7, 8
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_5
	s_branch .LBB4_7
.LBB4_5:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 7
	v_readlane_b32 s5, v0, 8
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:120
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:124
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 9
	v_writelane_b32 v0, s5, 10
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB4_8
	buffer_load_dword v1, off, s[0:3], s33 offset:24
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v4, s4, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_u32_e64 v0, s[4:5], v0, v3
	v_addc_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	flat_load_dword v0, v[0:1]
	s_mov_b32 s4, 0x7fffffff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:124
	s_branch .LBB4_8
.LBB4_7:
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:120
	s_branch .LBB4_5
.LBB4_8:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:112
	buffer_load_dword v2, off, s[0:3], s33 offset:124
	s_mov_b32 s4, 4.0
	s_waitcnt vmcnt(0)
	v_med3_f32 v1, v1, v2, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:48
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v4, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v2, v1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v4
	s_mov_b32 s5, 32
	v_lshrrev_b64 v[2:3], s5, v[2:3]
	s_mov_b32 s4, 3
	v_mul_lo_u32 v2, v2, s4
	v_mad_u64_u32 v[4:5], s[6:7], v1, s4, 0
	v_mov_b32_e32 v1, v5
	v_add_u32_e64 v1, s[6:7], v1, v2
	v_mov_b32_e32 v3, s6
	v_mov_b32_e32 v2, v3
	v_lshlrev_b64 v[2:3], s5, v[1:2]
	v_mov_b32_e32 v6, v3
	s_mov_b32 s5, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v1, v5
	v_or_b32_e64 v1, v1, v6
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v2, v4
	v_or_b32_e64 v2, v2, v3
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_mov_b32 s5, 22
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v4, s[6:7], v1, s5
	v_mov_b32_e32 v1, s5
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v1, v4
	v_bfe_i32 v5, v1, 0, 16
	v_ashrrev_i32_e32 v1, 31, v5
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_sub_u32_e64 v1, s[6:7], v1, v4
	v_subb_u32_e64 v3, s[6:7], v2, v3, s[6:7]
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v2
	buffer_store_dword v3, off, s[0:3], s33 offset:44
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	buffer_load_ushort v1, off, s[0:3], s33 offset:84
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v1, v1, s4
	buffer_load_dword v4, off, s[0:3], s33 offset:36
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	s_mov_b32 s4, 15
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s4
	s_mov_b32 s6, 1
	v_add_u32_e64 v5, s[4:5], v2, s6
	s_mov_b32 s4, 31
	v_ashrrev_i32_e64 v3, s4, v4
	v_add_u32_e64 v4, s[4:5], v4, v3
	v_xor_b32_e64 v4, v4, v3
	v_not_b32_e32 v6, v2
	v_cvt_f32_u32_e32 v2, v5
	v_rcp_iflag_f32_e32 v2, v2
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_mul_lo_u32 v6, v6, v2
	v_mul_hi_u32 v6, v2, v6
	v_add_u32_e64 v2, s[4:5], v2, v6
	v_mul_hi_u32 v2, v4, v2
	v_mul_lo_u32 v6, v2, v5
	v_sub_u32_e64 v4, s[4:5], v4, v6
	v_cmp_ge_u32_e64 s[8:9], v4, v5
	v_sub_u32_e64 v6, s[4:5], v4, v5
	v_cndmask_b32_e64 v4, v4, v6, s[8:9]
	v_cmp_ge_u32_e64 s[4:5], v4, v5
	v_add_u32_e64 v4, s[10:11], v2, s6
	v_cndmask_b32_e64 v2, v2, v4, s[8:9]
	v_add_u32_e64 v4, s[6:7], v2, s6
	v_cndmask_b32_e64 v2, v2, v4, s[4:5]
	v_xor_b32_e64 v2, v2, v3
	v_sub_u32_e64 v2, s[4:5], v2, v3
	v_add_u32_e64 v1, s[4:5], v1, v2
	buffer_store_short v1, off, s[0:3], s33 offset:84
	v_mov_b32_e32 v1, 0
	buffer_store_dword v1, off, s[0:3], s33 offset:88
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
.LBB4_9:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 13
	v_readlane_b32 s5, v0, 14
	v_readlane_b32 s6, v0, 11
	v_readlane_b32 s7, v0, 12
	v_writelane_b32 v0, s6, 15
	v_writelane_b32 v0, s7, 16
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 s6, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_cmp_lt_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_14
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:12
	s_mov_b32 s4, 0xff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s4
	v_add_u32_e64 v1, s[4:5], v1, v2
	v_readfirstlane_b32 s4, v1
	v_writelane_b32 v0, s4, 23
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:128
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 24
	v_writelane_b32 v0, s7, 25
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_11
	s_branch .LBB4_13
.LBB4_11:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 24
	v_readlane_b32 s5, v0, 25
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:128
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:132
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 26
	v_writelane_b32 v0, s5, 27
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB4_15
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:132
	s_branch .LBB4_15
.LBB4_13:
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:128
	s_branch .LBB4_11
.LBB4_14:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	v_readlane_b32 s5, v0, 22
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 15
	v_readlane_b32 s9, v0, 16
	v_readlane_b32 s6, v0, 19
	v_readlane_b32 s7, v0, 20
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 13
	v_writelane_b32 v0, s7, 14
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 11
	v_writelane_b32 v0, s7, 12
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 28
	v_writelane_b32 v0, s7, 29
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB4_9
	s_branch .LBB4_54
.LBB4_15:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v1, 26
	v_readlane_b32 s7, v1, 27
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s4, v1, 23
	buffer_load_dword v0, off, s[0:3], s33 offset:132
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s5, v0
	s_cmp_le_i32 s4, s5
	s_cselect_b64 s[4:5], -1, 0
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB4_17
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v4, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v1, v4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b32 s4, 32
	v_lshrrev_b64 v[1:2], s4, v[1:2]
	s_mov_b32 s5, 3
	v_mul_lo_u32 v2, v1, s5
	v_mad_u64_u32 v[5:6], s[6:7], v4, s5, 0
	v_mov_b32_e32 v1, v6
	v_add_u32_e64 v1, s[6:7], v1, v2
	v_mov_b32_e32 v3, s5
	v_mov_b32_e32 v2, v3
	v_lshlrev_b64 v[2:3], s4, v[1:2]
	v_mov_b32_e32 v7, v3
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v1, v6
	v_or_b32_e64 v1, v1, v7
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v2, v5
	v_or_b32_e64 v2, v2, v3
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v1, v1
	v_add_u32_e64 v4, s[4:5], v1, v4
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v1, v4
	v_bfe_i32 v5, v1, 0, 16
	v_ashrrev_i32_e32 v1, 31, v5
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v1, s[4:5], v1, v4
	v_addc_u32_e64 v3, s[4:5], v2, v3, s[4:5]
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v2
	buffer_store_dword v3, off, s[0:3], s33 offset:44
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 s4, 19
	s_mov_b32 s4, s4
	s_mov_b32 s5, 7
	s_and_b32 s4, s4, s5
	v_writelane_b32 v0, s4, 30
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_branch .LBB4_18
.LBB4_17:
	s_branch .LBB4_52
.LBB4_18:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 30
	s_mov_b64 s[4:5], -1
	s_mov_b32 s7, 2
	s_cmp_lt_i32 s6, s7
	s_cselect_b64 s[6:7], -1, 0
	s_and_b64 vcc, exec, s[6:7]
	v_writelane_b32 v0, s4, 31
	v_writelane_b32 v0, s5, 32
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_cbranch_vccnz .LBB4_23
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v0, 30
	s_mov_b64 s[4:5], -1
	s_mov_b64 s[6:7], 0
	s_mov_b32 s9, 3
	s_cmp_lt_i32 s8, s9
	s_cselect_b64 s[8:9], -1, 0
	s_and_b64 vcc, exec, s[8:9]
	v_writelane_b32 v0, s6, 33
	v_writelane_b32 v0, s7, 34
	v_writelane_b32 v0, s4, 35
	v_writelane_b32 v0, s5, 36
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_cbranch_vccnz .LBB4_21
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 30
	s_mov_b64 s[4:5], -1
	s_mov_b32 s7, 3
	s_cmp_gt_i32 s6, s7
	s_cselect_b64 s[6:7], -1, 0
	s_and_b64 vcc, exec, s[6:7]
	v_writelane_b32 v0, s4, 37
	v_writelane_b32 v0, s5, 38
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_cbranch_vccnz .LBB4_22
	s_branch .LBB4_32
.LBB4_21:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 35
	v_readlane_b32 s7, v0, 36
	v_readlane_b32 s4, v0, 33
	v_readlane_b32 s5, v0, 34
	s_and_b64 vcc, exec, s[6:7]
	v_writelane_b32 v0, s4, 39
	v_writelane_b32 v0, s5, 40
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_cbranch_vccnz .LBB4_33
	s_branch .LBB4_34
.LBB4_22:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 30
	s_mov_b64 s[4:5], -1
	s_mov_b32 s7, 4
	s_cmp_lg_u32 s6, s7
	s_cselect_b64 s[6:7], -1, 0
	s_and_b64 vcc, exec, s[6:7]
	v_writelane_b32 v0, s4, 41
	v_writelane_b32 v0, s5, 42
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_cbranch_vccnz .LBB4_48
	s_branch .LBB4_46
.LBB4_23:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 31
	v_readlane_b32 s5, v0, 32
	v_cndmask_b32_e64 v0, 0, 1, s[4:5]
	s_mov_b32 s5, 1
	v_readfirstlane_b32 s4, v0
	s_cmp_lg_u32 s4, s5
	s_cselect_b64 s[4:5], -1, 0
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB4_51
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 30
	s_mov_b64 s[4:5], -1
	s_mov_b32 s7, 0
	s_cmp_gt_i32 s6, s7
	s_cselect_b64 s[6:7], -1, 0
	s_and_b64 vcc, exec, s[6:7]
	v_writelane_b32 v0, s4, 43
	v_writelane_b32 v0, s5, 44
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_cbranch_vccnz .LBB4_26
	s_branch .LBB4_30
.LBB4_25:
	s_branch .LBB4_50
.LBB4_26:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_not_b32_e32 v2, v2
	v_cmp_ne_u32_e64 s[4:5], v1, v2
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 45
	v_writelane_b32 v0, s7, 46
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_27
	s_branch .LBB4_29
.LBB4_27:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 45
	v_readlane_b32 s5, v0, 46
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_readlane_b32 s6, v0, 47
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:136
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 48
	v_writelane_b32 v0, s5, 49
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB4_31
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v0, v0
	s_mov_b32 s4, 0x7fffffff
	v_and_b32_e64 v0, s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:136
	s_branch .LBB4_31
.LBB4_29:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_mov_b32 s4, 0x3e800000
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 47
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_branch .LBB4_27
.LBB4_30:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 43
	v_readlane_b32 s5, v0, 44
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB4_25
	s_branch .LBB4_50
.LBB4_31:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 48
	v_readlane_b32 s5, v0, 49
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:136
	buffer_load_dword v2, off, s[0:3], s33 offset:8
	s_waitcnt vmcnt(0)
	v_mul_f32_e64 v2, 1.0, v2
	s_mov_b32 s5, 0
	v_max_f32_e64 v2, v2, s5
	s_mov_b32 s4, 1.0
	v_min_f32_e64 v2, v2, s4
	v_add_f32_e64 v1, v1, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	s_mov_b32 s6, 0x3fa00000
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v3, v2, s6
	s_mov_b32 s6, 0x3fc00000
	v_div_scale_f32 v6, vcc, s6, v3, s6
	v_div_scale_f32 v2, s[8:9], v3, v3, s6
	v_rcp_f32_e64 v5, v2
	s_mov_b32 s8, 3
	s_mov_b32 s7, 0
	s_setreg_b32 hwreg(HW_REG_MODE, 4, 2), s8
	v_fma_f32 v4, -v2, v5, s4
	v_fma_f32 v4, v4, v5, v5
	v_mul_f32_e64 v7, v6, v4
	v_fma_f32 v5, -v2, v7, v6
	v_fma_f32 v5, v5, v4, v7
	v_fma_f32 v2, -v2, v5, v6
	s_setreg_b32 hwreg(HW_REG_MODE, 4, 2), s7
	v_div_fmas_f32 v2, v2, v4, v5
	v_div_fixup_f32 v2, v2, v3, s6
	v_max_f32_e64 v2, v2, s5
	v_min_f32_e64 v2, v2, s4
	v_add_f32_e64 v1, v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:76
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 43
	v_writelane_b32 v0, s5, 44
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_branch .LBB4_30
.LBB4_32:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 37
	v_readlane_b32 s7, v0, 38
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s6, 33
	v_writelane_b32 v0, s7, 34
	v_writelane_b32 v0, s4, 35
	v_writelane_b32 v0, s5, 36
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_branch .LBB4_21
.LBB4_33:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:48
	s_mov_b64 s[4:5], -1
	v_writelane_b32 v0, s4, 39
	v_writelane_b32 v0, s5, 40
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
.LBB4_34:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 39
	v_readlane_b32 s5, v0, 40
	v_cndmask_b32_e64 v0, 0, 1, s[4:5]
	s_mov_b32 s5, 1
	v_readfirstlane_b32 s4, v0
	s_cmp_lg_u32 s4, s5
	s_cselect_b64 s[4:5], -1, 0
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB4_44
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, s4
	s_mov_b32 s4, 63
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v1, s4, v1
	s_mov_b32 m0, -1
	ds_read_b32 v1, v1
	s_mov_b32 s4, -4
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e64 v1, s[4:5], s4, v1
	buffer_load_dword v3, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v2, 0
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v2, v2, v3 offset:116
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_i32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:140
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 50
	v_writelane_b32 v0, s7, 51
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_36
	s_branch .LBB4_43
.LBB4_36:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 50
	v_readlane_b32 s5, v0, 51
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:140
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:144
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 52
	v_writelane_b32 v0, s5, 53
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB4_41
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:76
	s_mov_b32 s4, -1.0
	s_waitcnt vmcnt(0)
	v_cmp_nlt_f32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:148
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 54
	v_writelane_b32 v0, s7, 55
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_38
	s_branch .LBB4_40
.LBB4_38:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 54
	v_readlane_b32 s5, v0, 55
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:148
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:152
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 56
	v_writelane_b32 v0, s5, 57
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB4_42
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	s_mov_b32 s4, 0x7fffffff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:152
	s_branch .LBB4_42
.LBB4_40:
	buffer_load_dword v1, off, s[0:3], s33 offset:24
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v4, s4, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_u32_e64 v0, s[4:5], v0, v3
	v_addc_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	flat_load_dword v0, v[0:1]
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v0, v0, v1
	buffer_store_dword v0, off, s[0:3], s33 offset:148
	s_branch .LBB4_38
.LBB4_41:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 52
	v_readlane_b32 s5, v1, 53
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v0, off, s[0:3], s33 offset:144
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:156
	s_branch .LBB4_45
.LBB4_42:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 56
	v_readlane_b32 s5, v1, 57
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v0, off, s[0:3], s33 offset:152
	s_mov_b32 s4, 0x7fffffff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:144
	s_branch .LBB4_41
.LBB4_43:
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v0, v0
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v0, v0, v1
	buffer_store_dword v0, off, s[0:3], s33 offset:140
	s_branch .LBB4_36
.LBB4_44:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_mov_b64 s[4:5], 0
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 31
	v_writelane_b32 v0, s5, 32
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_branch .LBB4_23
.LBB4_45:
	buffer_load_dword v0, off, s[0:3], s33 offset:156
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:76
	s_branch .LBB4_44
.LBB4_46:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 41
	v_readlane_b32 s5, v0, 42
	v_cndmask_b32_e64 v0, 0, 1, s[4:5]
	s_mov_b32 s5, 1
	v_readfirstlane_b32 s4, v0
	s_cmp_lg_u32 s4, s5
	s_cselect_b64 s[4:5], -1, 0
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB4_49
	buffer_load_ubyte v0, off, s[0:3], s33 offset:82
	s_mov_b32 s4, 15
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 22
	v_lshrrev_b32_e64 v1, v0, s4
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v0, s4, v0
	s_mov_b32 m0, -1
	ds_write_b32 v0, v1
	s_branch .LBB4_49
.LBB4_48:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[4:5], v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 41
	v_writelane_b32 v0, s5, 42
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_branch .LBB4_46
.LBB4_49:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_mov_b64 s[4:5], 0
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 37
	v_writelane_b32 v0, s5, 38
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_branch .LBB4_32
.LBB4_50:
.LBB4_51:
	s_branch .LBB4_17
.LBB4_52:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	v_readlane_b32 s5, v0, 18
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[6:7], v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:88
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_branch .LBB4_14
.LBB4_54:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 28
	v_readlane_b32 s5, v0, 29
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	v_mov_b32_e32 v1, 0
	buffer_store_dword v1, off, s[0:3], s33 offset:92
	s_mov_b64 s[4:5], 0
	s_waitcnt vmcnt(1)
	v_writelane_b32 v0, s4, 58
	v_writelane_b32 v0, s5, 59
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
.LBB4_56:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 60
	v_readlane_b32 s5, v1, 61
	v_readlane_b32 s6, v1, 58
	v_readlane_b32 s7, v1, 59
	v_writelane_b32 v1, s6, 62
	v_writelane_b32 v1, s7, 63
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_mov_b32 s6, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_cmp_lt_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 0
	v_writelane_b32 v0, s5, 1
	v_writelane_b32 v0, s4, 2
	v_writelane_b32 v0, s5, 3
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 4
	v_writelane_b32 v0, s5, 5
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_58
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	v_mov_b32_e32 v1, 0
	buffer_store_dword v1, off, s[0:3], s33 offset:96
	s_mov_b64 s[4:5], 0
	s_waitcnt vmcnt(1)
	v_writelane_b32 v0, s4, 6
	v_writelane_b32 v0, s5, 7
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_branch .LBB4_59
.LBB4_58:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 4
	v_readlane_b32 s5, v0, 5
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v1, 62
	v_readlane_b32 s9, v1, 63
	v_readlane_b32 s6, v0, 2
	v_readlane_b32 s7, v0, 3
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v1, s6, 60
	v_writelane_b32 v1, s7, 61
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v1, s6, 58
	v_writelane_b32 v1, s7, 59
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 8
	v_writelane_b32 v0, s7, 9
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB4_56
	s_branch .LBB4_89
.LBB4_59:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 10
	v_readlane_b32 s5, v0, 11
	v_readlane_b32 s6, v0, 6
	v_readlane_b32 s7, v0, 7
	v_writelane_b32 v0, s6, 12
	v_writelane_b32 v0, s7, 13
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_mov_b32 s6, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_cmp_lt_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 14
	v_writelane_b32 v0, s5, 15
	v_writelane_b32 v0, s4, 16
	v_writelane_b32 v0, s5, 17
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 18
	v_writelane_b32 v0, s5, 19
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_64
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_mov_b32 s4, 0x3fa00000
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v2, v1, s4
	s_mov_b32 s5, 0x3e800000
	v_div_scale_f32 v5, vcc, s5, v2, s5
	v_div_scale_f32 v1, s[6:7], v2, v2, s5
	v_rcp_f32_e64 v4, v1
	s_mov_b32 s7, 3
	s_mov_b32 s6, 1.0
	s_mov_b32 s4, 0
	s_setreg_b32 hwreg(HW_REG_MODE, 4, 2), s7
	v_fma_f32 v3, -v1, v4, s6
	v_fma_f32 v3, v3, v4, v4
	v_mul_f32_e64 v6, v5, v3
	v_fma_f32 v4, -v1, v6, v5
	v_fma_f32 v4, v4, v3, v6
	v_fma_f32 v1, -v1, v4, v5
	s_setreg_b32 hwreg(HW_REG_MODE, 4, 2), s4
	v_div_fmas_f32 v1, v1, v3, v4
	v_div_fixup_f32 v1, v1, v2, s5
	buffer_load_dword v2, off, s[0:3], s33 offset:8
	s_mov_b32 s6, 4.0
	s_mov_b32 s5, 0x3fc00000
	v_mov_b32_e32 v3, s6
	s_waitcnt vmcnt(0)
	v_med3_f32 v2, v2, s5, v3
	v_add_f32_e64 v1, v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:168
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_mov_b32 s5, 1
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s5
	v_cmp_eq_u32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:164
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 20
	v_writelane_b32 v0, s7, 21
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_61
	s_branch .LBB4_63
.LBB4_61:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 20
	v_readlane_b32 s5, v0, 21
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:164
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:172
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 22
	v_writelane_b32 v0, s5, 23
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB4_65
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v1, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	v_mul_f32_e64 v0, v0, v1
	s_mov_b32 s4, 0x7fffffff
	v_and_b32_e64 v0, s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:172
	s_branch .LBB4_65
.LBB4_63:
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v0, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:164
	s_branch .LBB4_61
.LBB4_64:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	v_readlane_b32 s5, v0, 19
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 12
	v_readlane_b32 s9, v0, 13
	v_readlane_b32 s6, v0, 16
	v_readlane_b32 s7, v0, 17
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 10
	v_writelane_b32 v0, s7, 11
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 6
	v_writelane_b32 v0, s7, 7
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 24
	v_writelane_b32 v0, s7, 25
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB4_59
	s_branch .LBB4_73
.LBB4_65:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 22
	v_readlane_b32 s5, v0, 23
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:168
	buffer_load_dword v2, off, s[0:3], s33 offset:172
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v1, v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:76
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:176
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 26
	v_writelane_b32 v0, s7, 27
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_66
	s_branch .LBB4_68
.LBB4_66:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 26
	v_readlane_b32 s5, v0, 27
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:176
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:180
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 28
	v_writelane_b32 v0, s5, 29
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB4_69
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s[4:5], s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:180
	s_branch .LBB4_69
.LBB4_68:
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:176
	s_branch .LBB4_66
.LBB4_69:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 28
	v_readlane_b32 s5, v0, 29
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:180
	s_mov_b32 s4, -7
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 30
	v_writelane_b32 v0, s5, 31
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_71
	buffer_load_ushort v0, off, s[0:3], s33 offset:84
	s_mov_b32 s4, 3
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v0, v0, s4
	buffer_load_dword v2, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v5, s4, v1
	s_mov_b32 s5, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v1, s[6:7], v1, v4
	v_addc_u32_e64 v3, s[6:7], v2, v3, s[6:7]
	v_mov_b32_e32 v2, v3
	flat_load_dword v2, v[1:2]
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s5, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, s5
	s_mov_b32 s5, 63
	v_and_b32_e64 v1, v1, s5
	v_lshlrev_b32_e64 v1, s4, v1
	s_mov_b32 m0, -1
	ds_read_b32 v1, v1
	s_mov_b32 s4, 15
	s_waitcnt lgkmcnt(0)
	v_and_b32_e64 v1, v1, s4
	v_ashrrev_i32_e64 v1, v1, v2
	v_add_u32_e64 v0, s[6:7], v0, v1
	buffer_store_short v0, off, s[0:3], s33 offset:84
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	s_waitcnt vmcnt(0)
	v_mul_f32_e64 v0, 1.0, v0
	s_mov_b32 s5, 0
	v_max_f32_e64 v0, v0, s5
	s_mov_b32 s5, 1.0
	v_min_f32_e64 v0, v0, s5
	v_cvt_f16_f32_e64 v0, v0
	buffer_load_ushort v1, off, s[0:3], s33 offset:80
	s_mov_b32 s5, 0x3800
	s_waitcnt vmcnt(0)
	v_fma_f16 v0, v0, v1, s5
	buffer_store_short v0, off, s[0:3], s33 offset:80
	buffer_load_dword v0, off, s[0:3], s33 offset:96
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 28
	v_lshrrev_b32_e64 v1, v0, s4
	buffer_load_ubyte v0, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, v0, v1
	buffer_store_byte v0, off, s[0:3], s33 offset:82
.LBB4_71:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 30
	v_readlane_b32 s5, v0, 31
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	v_readlane_b32 s5, v0, 15
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[6:7], v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:96
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 16
	v_writelane_b32 v0, s5, 17
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_branch .LBB4_64
.LBB4_73:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 24
	v_readlane_b32 s5, v0, 25
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:100
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 32
	v_writelane_b32 v0, s5, 33
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
.LBB4_75:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 34
	v_readlane_b32 s5, v0, 35
	v_readlane_b32 s6, v0, 32
	v_readlane_b32 s7, v0, 33
	v_writelane_b32 v0, s6, 36
	v_writelane_b32 v0, s7, 37
	buffer_load_dword v1, off, s[0:3], s33 offset:100
	s_mov_b32 s6, 64
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 38
	v_writelane_b32 v0, s5, 39
	v_writelane_b32 v0, s4, 40
	v_writelane_b32 v0, s5, 41
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 42
	v_writelane_b32 v0, s5, 43
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_84
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v2, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v1, v2
	s_waitcnt vmcnt(0)
	s_nop 0
	v_mov_b32_dpp v1, v3 row_mirror row_mask:0xf bank_mask:0xf
	v_cmp_ne_u32_e64 s[4:5], v1, v2
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 44
	v_writelane_b32 v0, s7, 45
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_82
	s_branch .LBB4_78
.LBB4_77:
	s_branch .LBB4_85
.LBB4_78:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:100
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:184
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 46
	v_writelane_b32 v0, s7, 47
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_79
	s_branch .LBB4_81
.LBB4_79:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 46
	v_readlane_b32 s5, v0, 47
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:184
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:188
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 48
	v_writelane_b32 v0, s5, 49
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB4_83
	s_mov_b32 s4, 11
	v_mov_b32_e32 v0, 11
	buffer_store_dword v0, off, s[0:3], s33 offset:188
	s_branch .LBB4_83
.LBB4_81:
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:184
	s_branch .LBB4_79
.LBB4_82:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 44
	v_readlane_b32 s5, v0, 45
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 50
	v_writelane_b32 v0, s5, 51
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB4_85
	s_branch .LBB4_77
.LBB4_83:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 48
	v_readlane_b32 s5, v0, 49
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:188
	buffer_load_ubyte v0, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, s[4:5], v0, v1
	buffer_store_byte v0, off, s[0:3], s33 offset:82
	s_branch .LBB4_82
.LBB4_84:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 42
	v_readlane_b32 s5, v0, 43
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 36
	v_readlane_b32 s9, v0, 37
	v_readlane_b32 s6, v0, 40
	v_readlane_b32 s7, v0, 41
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 34
	v_writelane_b32 v0, s7, 35
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 32
	v_writelane_b32 v0, s7, 33
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 52
	v_writelane_b32 v0, s7, 53
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB4_75
	s_branch .LBB4_86
.LBB4_85:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 50
	v_readlane_b32 s7, v0, 51
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s4, v0, 38
	v_readlane_b32 s5, v0, 39
	buffer_load_dword v1, off, s[0:3], s33 offset:100
	s_mov_b32 s6, 17
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[6:7], v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:100
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 40
	v_writelane_b32 v0, s5, 41
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_branch .LBB4_84
.LBB4_86:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 52
	v_readlane_b32 s5, v0, 53
	s_or_b64 exec, exec, s[4:5]
	buffer_load_ushort v0, off, s[0:3], s33 offset:84
	s_mov_b32 s4, 3
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v0, v0, s4
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, v2
	v_add_u32_e64 v0, s[4:5], v0, v1
	buffer_store_short v0, off, s[0:3], s33 offset:84
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 0
	v_readlane_b32 s5, v0, 1
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[6:7], v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:92
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 2
	v_writelane_b32 v0, s5, 3
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_branch .LBB4_58
.LBB4_89:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 8
	v_readlane_b32 s5, v0, 9
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_mov_b32 s4, -4
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:192
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 54
	v_writelane_b32 v0, s7, 55
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_101
	s_branch .LBB4_97
.LBB4_91:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:196
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 56
	v_writelane_b32 v0, s7, 57
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_92
	s_branch .LBB4_94
.LBB4_92:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 56
	v_readlane_b32 s5, v0, 57
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:196
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:200
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 58
	v_writelane_b32 v0, s5, 59
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB4_96
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s[4:5], s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:200
	s_branch .LBB4_96
.LBB4_94:
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:196
	s_branch .LBB4_92
.LBB4_95:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 60
	v_readlane_b32 s5, v1, 61
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v0, off, s[0:3], s33 offset:208
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:204
	s_branch .LBB4_103
.LBB4_96:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 58
	v_readlane_b32 s5, v1, 59
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v0, off, s[0:3], s33 offset:200
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:208
	s_branch .LBB4_95
.LBB4_97:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:212
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 62
	v_writelane_b32 v0, s7, 63
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_98
	s_branch .LBB4_100
.LBB4_98:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v2, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v2, 62
	v_readlane_b32 s5, v2, 63
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:216
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:212
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:220
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 0
	v_writelane_b32 v0, s5, 1
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:216
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB4_102
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s[4:5], s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:220
	s_branch .LBB4_102
.LBB4_100:
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:212
	s_branch .LBB4_98
.LBB4_101:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 54
	v_readlane_b32 s5, v0, 55
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:192
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:208
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 60
	v_writelane_b32 v0, s5, 61
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB4_95
	s_branch .LBB4_91
.LBB4_102:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:216
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 0
	v_readlane_b32 s5, v1, 1
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v0, off, s[0:3], s33 offset:220
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s[4:5], s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:192
	s_branch .LBB4_101
.LBB4_103:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:216
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:204
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_mov_b32 s4, 27
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v2, v1, s4
	buffer_load_ubyte v1, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, v2
	buffer_store_byte v1, off, s[0:3], s33 offset:82
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	s_waitcnt vmcnt(0)
	v_mul_f32_e64 v1, 1.0, v1
	s_mov_b32 s5, 0
	v_max_f32_e64 v1, v1, s5
	s_mov_b32 s4, 1.0
	v_min_f32_e64 v1, v1, s4
	v_max_f32_e64 v1, v1, s5
	v_min_f32_e64 v1, v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:48
	buffer_load_dword v1, off, s[0:3], s33 offset:12
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:224
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 2
	v_writelane_b32 v0, s7, 3
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:216
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_104
	s_branch .LBB4_106
.LBB4_104:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:216
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 2
	v_readlane_b32 s5, v0, 3
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:224
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:228
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 4
	v_writelane_b32 v0, s5, 5
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:216
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB4_107
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s[4:5], s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:228
	s_branch .LBB4_107
.LBB4_106:
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:224
	s_branch .LBB4_104
.LBB4_107:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:216
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 4
	v_readlane_b32 s5, v1, 5
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v0, off, s[0:3], s33 offset:228
	s_mov_b32 s4, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:232
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:216
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:232
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 6
	v_writelane_b32 v0, s7, 7
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:216
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_112
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:216
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:232
	s_mov_b32 s4, 2
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 8
	v_writelane_b32 v0, s7, 9
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:216
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_117
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:216
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:232
	s_mov_b32 s4, 3
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 10
	v_writelane_b32 v0, s7, 11
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:216
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_119
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:216
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:232
	s_mov_b32 s4, 4
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 12
	v_writelane_b32 v0, s7, 13
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:216
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_126
	s_branch .LBB4_128
.LBB4_112:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:216
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 6
	v_readlane_b32 s5, v0, 7
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 14
	v_writelane_b32 v0, s5, 15
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:216
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB4_132
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:216
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:232
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 16
	v_writelane_b32 v0, s7, 17
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:216
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_114
	s_branch .LBB4_116
.LBB4_114:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:216
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	v_readlane_b32 s5, v0, 17
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 18
	v_writelane_b32 v0, s5, 19
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:216
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB4_131
	s_branch .LBB4_131
.LBB4_116:
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 s4, -15
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[4:5], v0, s4
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v0, s4, v0
	s_mov_b32 m0, -1
	ds_write_b32 v0, v1
	s_branch .LBB4_114
.LBB4_117:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:216
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 8
	v_readlane_b32 s5, v0, 9
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 20
	v_writelane_b32 v0, s5, 21
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:216
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB4_130
	buffer_load_ubyte v0, off, s[0:3], s33 offset:82
	s_mov_b32 s4, 13
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, v0, s4
	buffer_store_byte v0, off, s[0:3], s33 offset:82
	s_branch .LBB4_130
.LBB4_119:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:216
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 10
	v_readlane_b32 s5, v0, 11
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 22
	v_writelane_b32 v0, s5, 23
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:216
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB4_124
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:216
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b32 s6, 1
	s_mov_b32 s4, 0x2a05f201
	s_mov_b32 s5, s6
	v_cmp_lt_i64_e64 s[4:5], v[1:2], s[4:5]
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:236
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 24
	v_writelane_b32 v0, s7, 25
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:216
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_121
	s_branch .LBB4_123
.LBB4_121:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:216
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 24
	v_readlane_b32 s5, v0, 25
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:236
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:240
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 26
	v_writelane_b32 v0, s5, 27
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:216
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB4_125
	buffer_load_ushort v0, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v0, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:240
	s_branch .LBB4_125
.LBB4_123:
	buffer_load_ushort v0, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v0, v0
	s_mov_b32 s4, 0x80000000
	v_xor_b32_e64 v0, s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:236
	s_branch .LBB4_121
.LBB4_124:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:216
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 22
	v_readlane_b32 s5, v0, 23
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB4_117
.LBB4_125:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:216
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 26
	v_readlane_b32 s5, v1, 27
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v0, off, s[0:3], s33 offset:240
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:76
	s_branch .LBB4_124
.LBB4_126:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:216
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 12
	v_readlane_b32 s5, v0, 13
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 28
	v_writelane_b32 v0, s5, 29
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:216
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB4_129
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v1, v0
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 s4, 15
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	v_ashrrev_i32_e64 v0, v0, v1
	v_cvt_f32_i32_e64 v0, v0
	v_cvt_f16_f32_e64 v0, v0
	buffer_load_ushort v1, off, s[0:3], s33 offset:80
	s_mov_b32 s4, 0x3800
	s_waitcnt vmcnt(0)
	v_fma_f16 v0, v0, v1, s4
	buffer_store_short v0, off, s[0:3], s33 offset:80
	s_branch .LBB4_129
.LBB4_128:
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, s[4:5], v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	s_branch .LBB4_126
.LBB4_129:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:216
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 28
	v_readlane_b32 s5, v0, 29
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB4_119
.LBB4_130:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:216
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 20
	v_readlane_b32 s5, v0, 21
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB4_112
.LBB4_131:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:216
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	v_readlane_b32 s5, v0, 19
	s_or_b64 exec, exec, s[4:5]
.LBB4_132:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:216
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	v_readlane_b32 s5, v0, 15
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v2, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v3, off, s[0:3], s33 offset:64
	buffer_load_dword v4, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v3, s[4:5], v3, v4
	buffer_load_dword v4, off, s[0:3], s33 offset:72
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v3, s[4:5], v3, v4
	buffer_load_dword v4, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v3, s[4:5], v3, v4
	buffer_load_dword v4, off, s[0:3], s33 offset:40
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v3, s[4:5], v3, v4
	buffer_load_sbyte v4, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v3, s[4:5], v3, v4
	buffer_load_ushort v4, off, s[0:3], s33 offset:84
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v3, s[4:5], v3, v4
	buffer_load_dword v4, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v4, v4, s4
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v4, s5, v4
	s_mov_b32 m0, -1
	ds_read_b32 v4, v4
	s_waitcnt lgkmcnt(0)
	v_add_u32_e64 v5, s[6:7], v3, v4
	buffer_load_dword v10, off, s[0:3], s33 offset:16
	buffer_load_dword v3, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, v3
	buffer_load_dword v3, off, s[0:3], s33 offset:56
	s_mov_b32 s6, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v3, s6
	v_lshlrev_b32_e64 v8, s5, v3
	s_mov_b32 s4, 0
	v_mov_b32_e32 v3, s4
	v_mov_b32_e32 v9, v3
	v_mov_b32_e32 v3, v10
	v_mov_b32_e32 v7, v8
	v_mov_b32_e32 v4, v11
	v_mov_b32_e32 v6, v9
	v_add_u32_e64 v3, s[8:9], v3, v7
	v_addc_u32_e64 v6, s[8:9], v4, v6, s[8:9]
	v_mov_b32_e32 v4, v6
	flat_store_dword v[3:4], v5
	buffer_load_dword v3, off, s[0:3], s33 offset:48
	buffer_load_dword v4, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v3, v3, v4
	buffer_load_ushort v4, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v4, v4
	v_add_f32_e64 v5, v3, v4
	buffer_load_dword v10, off, s[0:3], s33 offset:24
	buffer_load_dword v3, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, v3
	buffer_load_dword v3, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v3, s6
	v_lshlrev_b32_e64 v8, s5, v3
	v_mov_b32_e32 v3, s4
	v_mov_b32_e32 v9, v3
	v_mov_b32_e32 v3, v10
	v_mov_b32_e32 v7, v8
	v_mov_b32_e32 v4, v11
	v_mov_b32_e32 v6, v9
	v_add_u32_e64 v3, s[4:5], v3, v7
	v_addc_u32_e64 v6, s[4:5], v4, v6, s[4:5]
	v_mov_b32_e32 v4, v6
	flat_store_dword v[3:4], v5
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k4
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 248
		.amdhsa_kernarg_size 112
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
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 34
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 0
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
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
	.size	k4, .Lfunc_end4-k4
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k5
	.globl	k5
	.p2align	8
	.type	k5,@function
k5:
	s_mov_b32 s33, 0
	s_mov_b32 flat_scratch_lo, s13
	s_add_i32 s12, s12, s17
	s_lshr_b32 flat_scratch_hi, s12, 8
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[18:19], s[8:9]
	v_writelane_b32 v1, s18, 0
	v_writelane_b32 v1, s19, 1
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[20:21]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[20:21]
	s_load_dwordx2 s[12:13], s[18:19], 0x0
	s_load_dwordx2 s[10:11], s[18:19], 0x8
	s_load_dword s8, s[18:19], 0x10
	s_load_dword s5, s[18:19], 0x14
	s_load_dwordx2 s[6:7], s[18:19], 0x18
	s_load_dword s4, s[18:19], 0x20
	s_load_dword s17, s[18:19], 0x24
	s_load_dword s16, s[18:19], 0x28
	s_load_dword s15, s[18:19], 0x2c
	s_load_dword s9, s[18:19], 0x30
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s17
	buffer_store_dword v2, off, s[0:3], s33
	v_mov_b32_e32 v2, s16
	buffer_store_dword v2, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v2, s15
	buffer_store_dword v2, off, s[0:3], s33 offset:8
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:12
	s_mov_b32 s9, s13
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:20
	s_mov_b32 s9, s12
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:16
	s_mov_b32 s9, s11
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:28
	s_mov_b32 s9, s10
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:24
	v_mov_b32_e32 v2, s8
	buffer_store_dword v2, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v2, s5
	buffer_store_dword v2, off, s[0:3], s33 offset:36
	s_mov_b32 s5, s7
	v_mov_b32_e32 v2, s5
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	s_mov_b32 s5, s6
	v_mov_b32_e32 v2, s5
	buffer_store_dword v2, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v2, s4
	buffer_store_dword v2, off, s[0:3], s33 offset:48
	buffer_store_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 6
	s_lshl_b32 s4, s14, s4
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[4:5], s4, v1
	buffer_store_dword v1, off, s[0:3], s33 offset:56
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[4:5], s14, v1
	buffer_store_dword v1, off, s[0:3], s33 offset:60
	buffer_load_dword v2, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	buffer_load_dword v4, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v1, 31, v4
	v_mov_b32_e32 v5, v1
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[5:6], s4, v[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v1, s[6:7], v1, v4
	v_addc_u32_e64 v3, s[6:7], v2, v3, s[6:7]
	v_mov_b32_e32 v2, v3
	flat_load_dword v1, v[1:2]
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:68
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:72
	buffer_load_dword v2, off, s[0:3], s33 offset:24
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_mov_b32 s5, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s5
	v_lshlrev_b32_e64 v5, s4, v1
	s_mov_b32 s6, 0
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v1, s[8:9], v1, v4
	v_addc_u32_e64 v3, s[8:9], v2, v3, s[8:9]
	v_mov_b32_e32 v2, v3
	flat_load_dword v1, v[1:2]
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:76
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_f16_f32_e64 v1, v1
	buffer_store_short v1, off, s[0:3], s33 offset:80
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	buffer_store_byte v1, off, s[0:3], s33 offset:82
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	buffer_store_short v1, off, s[0:3], s33 offset:84
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s5, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s5
	v_lshlrev_b32_e64 v1, s4, v1
	s_mov_b32 m0, -1
	ds_write_b32 v1, v2
	buffer_load_ushort v1, off, s[0:3], s33 offset:80
	s_mov_b32 s5, 0x3800
	s_mov_b32 s4, 0x3e00
	v_mov_b32_e32 v2, s5
	s_waitcnt vmcnt(0)
	v_fma_f16 v1, v1, s4, v2
	buffer_store_short v1, off, s[0:3], s33 offset:80
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	buffer_load_ubyte v1, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[4:5], v1, v2
	buffer_store_byte v1, off, s[0:3], s33 offset:82
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	s_mov_b32 s4, 5
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_bcnt1_i32_b64 s4, s[4:5]
	s_mov_b32 s5, s6
	v_writelane_b32 v0, s4, 2
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v1, v1
	s_mov_b32 s4, 30
	v_cmp_lt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:92
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 3
	v_writelane_b32 v0, s7, 4
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_1
	s_branch .LBB5_3
.LBB5_1:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 3
	v_readlane_b32 s5, v0, 4
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:96
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 5
	v_writelane_b32 v0, s5, 6
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_4
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:96
	s_branch .LBB5_4
.LBB5_3:
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s[4:5], s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_branch .LBB5_1
.LBB5_4:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 5
	v_readlane_b32 s7, v0, 6
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s4, v0, 2
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	s_mov_b32 s6, 2
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v1, s6, v1
	buffer_load_ushort v2, off, s[0:3], s33 offset:84
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v1, v1, v2
	s_mov_b32 s5, 15
	s_waitcnt lgkmcnt(0)
	v_and_b32_e64 v1, v1, s5
	v_ashrrev_i32_e64 v1, v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:60
	buffer_load_ushort v1, off, s[0:3], s33 offset:80
	s_mov_b32 s4, 0x3800
	s_waitcnt vmcnt(0)
	v_fma_f16 v1, v1, v1, s4
	buffer_store_short v1, off, s[0:3], s33 offset:80
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	s_mov_b32 s4, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, -8
	v_lshlrev_b32_e64 v1, v1, s4
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v2, v2
	v_cmp_eq_u32_e64 s[8:9], v1, v2
	s_mov_b32 s5, 0x3e800000
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v2, s5
	v_cndmask_b32_e64 v1, v1, v2, s[8:9]
	buffer_store_dword v1, off, s[0:3], s33 offset:48
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_mul_f32_e64 v1, 1.0, v1
	v_max_f32_e64 v1, v1, s4
	s_mov_b32 s4, 1.0
	v_min_f32_e64 v3, v1, s4
	buffer_load_dword v4, off, s[0:3], s33 offset:24
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	buffer_load_dword v2, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, v2
	s_bcnt1_i32_b64 s8, s[4:5]
	s_mov_b32 s4, 0
	s_mov_b32 s9, s4
	s_mov_b32 s5, s8
	s_lshl_b32 s6, s5, s6
	s_mov_b32 s7, s4
	v_mov_b32_e32 v1, v4
	s_mov_b32 s4, s6
	v_mov_b32_e32 v2, v5
	s_mov_b32 s6, s7
	v_add_u32_e64 v1, s[4:5], v1, s4
	v_mov_b32_e32 v4, s6
	v_addc_u32_e64 v4, s[4:5], v2, v4, s[4:5]
	v_mov_b32_e32 v2, v4
	flat_store_dword v[1:2], v3
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v1, v1
	buffer_store_dword v1, off, s[0:3], s33 offset:68
	buffer_load_ushort v1, off, s[0:3], s33 offset:84
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:104
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:100
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 7
	v_writelane_b32 v0, s7, 8
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_5
	s_branch .LBB5_7
.LBB5_5:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 7
	v_readlane_b32 s5, v0, 8
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:100
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:108
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 9
	v_writelane_b32 v0, s5, 10
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_8
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s[4:5], s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:108
	s_branch .LBB5_8
.LBB5_7:
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_branch .LBB5_5
.LBB5_8:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:104
	buffer_load_dword v2, off, s[0:3], s33 offset:108
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_20
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v3, off, s[0:3], s33 offset:68
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v6, s4, v1
	s_mov_b32 s5, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_u32_e64 v1, s[6:7], v1, v5
	v_addc_u32_e64 v4, s[6:7], v2, v4, s[6:7]
	v_mov_b32_e32 v2, v4
	flat_store_dword v[1:2], v3
	buffer_load_sbyte v2, off, s[0:3], s33 offset:82
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s5, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s5
	v_lshlrev_b32_e64 v1, s4, v1
	s_mov_b32 m0, -1
	ds_write_b32 v1, v2
	buffer_load_ushort v1, off, s[0:3], s33 offset:84
	s_mov_b32 s4, 7
	s_waitcnt vmcnt(0)
	v_cmp_eq_u16_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_18
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v6, s4, v1
	s_mov_b32 s6, 0
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v3, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v4, v7
	v_add_u32_e64 v3, s[4:5], v3, v5
	v_addc_u32_e64 v1, s[4:5], v1, v4, s[4:5]
	v_mov_b32_e32 v4, v1
	flat_load_dword v1, v[3:4]
	s_mov_b32 s4, 15
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	v_ashrrev_i32_e64 v1, v1, v2
	s_mov_b32 s4, 1
	v_xor_b32_e64 v1, v1, s4
	s_mov_b32 s4, 0xff
	v_and_b32_e64 v2, v2, s4
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v3, s4
	v_add_u32_e64 v2, s[4:5], v2, v3
	s_mov_b32 s4, -3
	s_mov_b32 s4, s4
	v_cmp_gt_i32_e64 s[4:5], v2, s4
	s_bcnt1_i32_b64 s4, s[4:5]
	s_mov_b32 s5, s6
	v_cmp_le_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 15
	v_writelane_b32 v0, s7, 16
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_16
	s_branch .LBB5_12
.LBB5_11:
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v1, v0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b32 s4, 32
	v_lshrrev_b64 v[1:2], s4, v[1:2]
	s_mov_b32 s6, 3
	v_mul_lo_u32 v1, v1, s6
	v_mad_u64_u32 v[3:4], s[8:9], v0, s6, 0
	v_mov_b32_e32 v0, v4
	v_add_u32_e64 v0, s[8:9], v0, v1
	v_mov_b32_e32 v2, s5
	v_mov_b32_e32 v1, v2
	v_lshlrev_b64 v[1:2], s4, v[0:1]
	v_mov_b32_e32 v5, v2
	s_mov_b32 s7, 0
	v_mov_b32_e32 v0, s7
	v_mov_b32_e32 v4, v0
	v_mov_b32_e32 v0, v4
	v_or_b32_e64 v0, v0, v5
	v_mov_b32_e32 v2, v1
	v_mov_b32_e32 v1, v3
	v_or_b32_e64 v1, v1, v2
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	buffer_load_dword v3, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v3, v3, s4
	s_mov_b32 s4, 63
	v_and_b32_e64 v3, v3, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v3, s4, v3
	s_mov_b32 m0, -1
	ds_read_b32 v3, v3
	s_mov_b32 s5, 5
	s_waitcnt lgkmcnt(0)
	v_bfe_u32 v4, v0, v3, s5
	v_mov_b32_e32 v0, s7
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_u32_e64 v0, s[8:9], v0, v3
	v_addc_u32_e64 v2, s[8:9], v1, v2, s[8:9]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v1
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_bfe_u32 v1, v0, 1, 5
	buffer_load_ubyte v0, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, v0, v1
	buffer_store_byte v0, off, s[0:3], s33 offset:82
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 s5, 0x3e800000
	s_waitcnt vmcnt(0)
	v_mul_f32_e64 v2, v0, s5
	buffer_load_dword v7, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b32 s5, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s5
	v_lshlrev_b32_e64 v5, s4, v0
	v_mov_b32_e32 v0, s7
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v0, s[8:9], v0, v4
	v_addc_u32_e64 v3, s[8:9], v1, v3, s[8:9]
	v_mov_b32_e32 v1, v3
	flat_load_dword v0, v[0:1]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[4:5], v0, s4
	s_bcnt1_i32_b64 s4, s[4:5]
	s_mov_b32 s5, s7
	v_cvt_f32_i32_e64 v0, s4
	s_mov_b32 s4, 0x3fa00000
	v_add_f32_e64 v1, v0, s4
	v_div_scale_f32 v5, vcc, v2, v1, v2
	v_div_scale_f32 v0, s[4:5], v1, v1, v2
	v_rcp_f32_e64 v4, v0
	s_mov_b32 s5, 1.0
	s_mov_b32 s4, 0
	s_setreg_b32 hwreg(HW_REG_MODE, 4, 2), s6
	v_fma_f32 v3, -v0, v4, s5
	v_fma_f32 v3, v3, v4, v4
	v_mul_f32_e64 v6, v5, v3
	v_fma_f32 v4, -v0, v6, v5
	v_fma_f32 v4, v4, v3, v6
	v_fma_f32 v0, -v0, v4, v5
	s_setreg_b32 hwreg(HW_REG_MODE, 4, 2), s4
	v_div_fmas_f32 v0, v0, v3, v4
	v_div_fixup_f32 v0, v0, v1, v2
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_branch .LBB5_19
.LBB5_12:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v1, v1
	buffer_load_dword v2, off, s[0:3], s33 offset:76
	s_mov_b32 s4, 0x3e800000
	s_waitcnt vmcnt(0)
	v_mac_f32_e64 v1, v2, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:116
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_mov_b32 s4, 0.5
	s_waitcnt vmcnt(0)
	v_cmp_ngt_f32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:112
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 17
	v_writelane_b32 v0, s7, 18
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_13
	s_branch .LBB5_15
.LBB5_13:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	v_readlane_b32 s5, v0, 18
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:112
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:120
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_17
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:120
	s_branch .LBB5_17
.LBB5_15:
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	s_mov_b32 s4, 0x80000000
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_branch .LBB5_13
.LBB5_16:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	v_readlane_b32 s5, v0, 16
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_19
	s_branch .LBB5_11
.LBB5_17:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 19
	v_readlane_b32 s5, v1, 20
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v2, off, s[0:3], s33 offset:116
	buffer_load_dword v0, off, s[0:3], s33 offset:120
	buffer_load_dword v3, off, s[0:3], s33 offset:48
	s_mov_b32 s5, 0x3fc00000
	s_mov_b32 s4, 0x3e800000
	v_mov_b32_e32 v1, s5
	s_waitcnt vmcnt(0)
	v_fma_f32 v3, s4, v1, v3
	v_mov_b32_e32 v1, 0x3fa00000
	v_mac_f32_e64 v1, v0, v3
	v_div_scale_f32 v5, vcc, v2, v1, v2
	v_div_scale_f32 v0, s[4:5], v1, v1, v2
	v_rcp_f32_e64 v4, v0
	s_mov_b32 s6, 3
	s_mov_b32 s5, 1.0
	s_mov_b32 s4, 0
	s_setreg_b32 hwreg(HW_REG_MODE, 4, 2), s6
	v_fma_f32 v3, -v0, v4, s5
	v_fma_f32 v3, v3, v4, v4
	v_mul_f32_e64 v6, v5, v3
	v_fma_f32 v4, -v0, v6, v5
	v_fma_f32 v4, v4, v3, v6
	v_fma_f32 v0, -v0, v4, v5
	s_setreg_b32 hwreg(HW_REG_MODE, 4, 2), s4
	v_div_fmas_f32 v0, v0, v3, v4
	v_div_fixup_f32 v0, v0, v1, v2
	buffer_store_dword v0, off, s[0:3], s33 offset:76
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b32 s4, 15
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s6, 1
	v_add_u32_e64 v3, s[4:5], v0, s6
	s_mov_b32 s4, 31
	v_ashrrev_i32_e64 v1, s4, v2
	v_add_u32_e64 v2, s[4:5], v2, v1
	v_xor_b32_e64 v2, v2, v1
	v_not_b32_e32 v4, v0
	v_cvt_f32_u32_e32 v0, v3
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v4, v4, v0
	v_mul_hi_u32 v4, v0, v4
	v_add_u32_e64 v0, s[4:5], v0, v4
	v_mul_hi_u32 v0, v2, v0
	v_mul_lo_u32 v4, v0, v3
	v_sub_u32_e64 v2, s[4:5], v2, v4
	v_cmp_ge_u32_e64 s[8:9], v2, v3
	v_sub_u32_e64 v4, s[4:5], v2, v3
	v_cndmask_b32_e64 v2, v2, v4, s[8:9]
	v_cmp_ge_u32_e64 s[4:5], v2, v3
	v_add_u32_e64 v2, s[10:11], v0, s6
	v_cndmask_b32_e64 v0, v0, v2, s[8:9]
	v_add_u32_e64 v2, s[6:7], v0, s6
	v_cndmask_b32_e64 v0, v0, v2, s[4:5]
	v_xor_b32_e64 v0, v0, v1
	v_sub_u32_e64 v0, s[4:5], v0, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v0, v1
	s_bcnt1_i32_b64 s4, s[4:5]
	s_mov_b32 s6, 0
	s_mov_b32 s5, s6
	s_mov_b32 s5, 60
	v_mov_b32_e32 v0, s5
	v_cmp_lt_i32_e64 s[4:5], s4, v0
	s_bcnt1_i32_b64 s4, s[4:5]
	s_mov_b32 s5, s6
	v_mov_b32_e32 v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	s_branch .LBB5_16
.LBB5_18:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 13
	v_readlane_b32 s5, v0, 14
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB5_21
.LBB5_19:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	v_readlane_b32 s5, v0, 22
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v1, v0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b32 s4, 32
	v_lshrrev_b64 v[1:2], s4, v[1:2]
	s_mov_b32 s5, 3
	v_mul_lo_u32 v1, v1, s5
	v_mad_u64_u32 v[3:4], s[6:7], v0, s5, 0
	v_mov_b32_e32 v0, v4
	v_add_u32_e64 v0, s[6:7], v0, v1
	v_mov_b32_e32 v2, s5
	v_mov_b32_e32 v1, v2
	v_lshlrev_b64 v[1:2], s4, v[0:1]
	v_mov_b32_e32 v5, v2
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v4, v0
	v_mov_b32_e32 v0, v4
	v_or_b32_e64 v0, v0, v5
	v_mov_b32_e32 v2, v1
	v_mov_b32_e32 v1, v3
	v_or_b32_e64 v1, v1, v2
	v_mov_b32_e32 v2, v0
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s5, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s5
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v6, s5, v0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v7, v0
	v_mov_b32_e32 v3, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v0, v9
	v_mov_b32_e32 v4, v7
	v_add_u32_e64 v3, s[4:5], v3, v5
	v_addc_u32_e64 v0, s[4:5], v0, v4, s[4:5]
	v_mov_b32_e32 v4, v0
	flat_load_dword v3, v[3:4]
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b32 s4, 15
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	v_ashrrev_i32_e64 v4, v0, v3
	v_ashrrev_i32_e64 v0, 31, v4
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_u32_e64 v0, s[4:5], v0, v3
	v_addc_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v1
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_branch .LBB5_18
.LBB5_20:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB5_22
.LBB5_21:
	s_branch .LBB5_20
.LBB5_22:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v2, off, s[0:3], s33 offset:4
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	s_nop 0
	v_mov_b32_dpp v2, v1 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	buffer_load_ubyte v1, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[4:5], v1, v2
	buffer_store_byte v1, off, s[0:3], s33 offset:82
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v2, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[4:5], v1, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:72
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[4:5], v1, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[4:5], v1, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[4:5], v1, v2
	buffer_load_sbyte v2, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[4:5], v1, v2
	buffer_load_ushort v2, off, s[0:3], s33 offset:84
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[4:5], v1, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s4
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v2, s5, v2
	s_mov_b32 m0, -1
	ds_read_b32 v2, v2
	s_waitcnt lgkmcnt(0)
	v_add_u32_e64 v3, s[6:7], v1, v2
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_mov_b32 s6, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s6
	v_lshlrev_b32_e64 v6, s5, v1
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_u32_e64 v1, s[8:9], v1, v5
	v_addc_u32_e64 v4, s[8:9], v2, v4, s[8:9]
	v_mov_b32_e32 v2, v4
	flat_store_dword v[1:2], v3
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	buffer_load_dword v2, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v1, v1, v2
	buffer_load_ushort v2, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v2, v2
	v_add_f32_e64 v3, v1, v2
	buffer_load_dword v8, off, s[0:3], s33 offset:24
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s6
	v_lshlrev_b32_e64 v6, s5, v1
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_u32_e64 v1, s[4:5], v1, v5
	v_addc_u32_e64 v4, s[4:5], v2, v4, s[4:5]
	v_mov_b32_e32 v2, v4
	flat_store_dword v[1:2], v3
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k5
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 128
		.amdhsa_kernarg_size 112
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
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 34
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 0
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
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
	.size	k5, .Lfunc_end5-k5
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k6
	.globl	k6
	.p2align	8
	.type	k6,@function
k6:
	s_mov_b32 s33, 0
	s_mov_b32 flat_scratch_lo, s13
	s_add_i32 s12, s12, s17
	s_lshr_b32 flat_scratch_hi, s12, 8
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[18:19], s[8:9]
	v_writelane_b32 v1, s18, 0
	v_writelane_b32 v1, s19, 1
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_load_dwordx2 s[12:13], s[18:19], 0x0
	s_load_dwordx2 s[10:11], s[18:19], 0x8
	s_load_dword s8, s[18:19], 0x10
	s_load_dword s5, s[18:19], 0x14
	s_load_dwordx2 s[6:7], s[18:19], 0x18
	s_load_dword s4, s[18:19], 0x20
	s_load_dword s17, s[18:19], 0x24
	s_load_dword s16, s[18:19], 0x28
	s_load_dword s15, s[18:19], 0x2c
	s_load_dword s9, s[18:19], 0x30
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s17
	buffer_store_dword v2, off, s[0:3], s33
	v_mov_b32_e32 v2, s16
	buffer_store_dword v2, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v2, s15
	buffer_store_dword v2, off, s[0:3], s33 offset:8
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:12
	s_mov_b32 s9, s13
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:20
	s_mov_b32 s9, s12
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:16
	s_mov_b32 s9, s11
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:28
	s_mov_b32 s9, s10
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:24
	v_mov_b32_e32 v2, s8
	buffer_store_dword v2, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v2, s5
	buffer_store_dword v2, off, s[0:3], s33 offset:36
	s_mov_b32 s5, s7
	v_mov_b32_e32 v2, s5
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	s_mov_b32 s5, s6
	v_mov_b32_e32 v2, s5
	buffer_store_dword v2, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v2, s4
	buffer_store_dword v2, off, s[0:3], s33 offset:48
	buffer_store_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 6
	s_lshl_b32 s4, s14, s4
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[4:5], s4, v1
	buffer_store_dword v1, off, s[0:3], s33 offset:56
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[4:5], s14, v1
	buffer_store_dword v1, off, s[0:3], s33 offset:60
	buffer_load_dword v2, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	buffer_load_dword v4, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v1, 31, v4
	v_mov_b32_e32 v5, v1
	s_mov_b32 s5, 2
	v_lshlrev_b64 v[5:6], s5, v[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v1, s[6:7], v1, v4
	v_addc_u32_e64 v3, s[6:7], v2, v3, s[6:7]
	v_mov_b32_e32 v2, v3
	flat_load_dword v1, v[1:2]
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:68
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:72
	buffer_load_dword v2, off, s[0:3], s33 offset:24
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_mov_b32 s6, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s6
	v_lshlrev_b32_e64 v5, s5, v1
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v1, s[8:9], v1, v4
	v_addc_u32_e64 v3, s[8:9], v2, v3, s[8:9]
	v_mov_b32_e32 v2, v3
	flat_load_dword v1, v[1:2]
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:76
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_f16_f32_e64 v1, v1
	buffer_store_short v1, off, s[0:3], s33 offset:80
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	buffer_store_byte v1, off, s[0:3], s33 offset:82
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	buffer_store_short v1, off, s[0:3], s33 offset:84
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s7, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s7
	v_lshlrev_b32_e64 v1, s5, v1
	s_mov_b32 m0, -1
	ds_write_b32 v1, v2
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	buffer_load_sbyte v2, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v3, s[8:9], v1, v2
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v2
	v_and_b32_e64 v1, v1, s6
	v_lshlrev_b32_e64 v6, s5, v1
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_u32_e64 v1, s[4:5], v1, v5
	v_addc_u32_e64 v4, s[4:5], v2, v4, s[4:5]
	v_mov_b32_e32 v2, v4
	flat_store_dword v[1:2], v3
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 20
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:108
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 2
	v_writelane_b32 v0, s7, 3
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_1
	s_branch .LBB6_3
.LBB6_1:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 2
	v_readlane_b32 s5, v0, 3
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:108
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:112
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 4
	v_writelane_b32 v0, s5, 5
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_4
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	s_mov_b32 s4, 0x3fa00000
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v1, v0, s4
	v_div_scale_f32 v5, vcc, v2, v1, v2
	v_div_scale_f32 v0, s[6:7], v1, v1, v2
	v_rcp_f32_e64 v4, v0
	s_mov_b32 s7, 3
	s_mov_b32 s6, 1.0
	s_mov_b32 s5, 0
	s_setreg_b32 hwreg(HW_REG_MODE, 4, 2), s7
	v_fma_f32 v3, -v0, v4, s6
	v_fma_f32 v3, v3, v4, v4
	v_mul_f32_e64 v6, v5, v3
	v_fma_f32 v4, -v0, v6, v5
	v_fma_f32 v4, v4, v3, v6
	v_fma_f32 v0, -v0, v4, v5
	s_setreg_b32 hwreg(HW_REG_MODE, 4, 2), s5
	v_div_fmas_f32 v0, v0, v3, v4
	v_div_fixup_f32 v0, v0, v1, v2
	v_add_f32_e64 v1, v0, s4
	s_mov_b32 s4, 0x3fc00000
	v_div_scale_f32 v4, vcc, s4, v1, s4
	v_div_scale_f32 v0, s[8:9], v1, v1, s4
	v_rcp_f32_e64 v3, v0
	s_setreg_b32 hwreg(HW_REG_MODE, 4, 2), s7
	v_fma_f32 v2, -v0, v3, s6
	v_fma_f32 v2, v2, v3, v3
	v_mul_f32_e64 v5, v4, v2
	v_fma_f32 v3, -v0, v5, v4
	v_fma_f32 v3, v3, v2, v5
	v_fma_f32 v0, -v0, v3, v4
	s_setreg_b32 hwreg(HW_REG_MODE, 4, 2), s5
	v_div_fmas_f32 v0, v0, v2, v3
	v_div_fixup_f32 v0, v0, v1, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_branch .LBB6_4
.LBB6_3:
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	s_mov_b32 s4, 0x3fa00000
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v1, v0, s4
	v_div_scale_f32 v5, vcc, v2, v1, v2
	v_div_scale_f32 v0, s[6:7], v1, v1, v2
	v_rcp_f32_e64 v4, v0
	s_mov_b32 s7, 3
	s_mov_b32 s6, 1.0
	s_mov_b32 s5, 0
	s_setreg_b32 hwreg(HW_REG_MODE, 4, 2), s7
	v_fma_f32 v3, -v0, v4, s6
	v_fma_f32 v3, v3, v4, v4
	v_mul_f32_e64 v6, v5, v3
	v_fma_f32 v4, -v0, v6, v5
	v_fma_f32 v4, v4, v3, v6
	v_fma_f32 v0, -v0, v4, v5
	s_setreg_b32 hwreg(HW_REG_MODE, 4, 2), s5
	v_div_fmas_f32 v0, v0, v3, v4
	v_div_fixup_f32 v0, v0, v1, v2
	v_add_f32_e64 v1, v0, s4
	s_mov_b32 s4, 0xbfc00000
	v_div_scale_f32 v4, vcc, s4, v1, s4
	v_div_scale_f32 v0, s[8:9], v1, v1, s4
	v_rcp_f32_e64 v3, v0
	s_setreg_b32 hwreg(HW_REG_MODE, 4, 2), s7
	v_fma_f32 v2, -v0, v3, s6
	v_fma_f32 v2, v2, v3, v3
	v_mul_f32_e64 v5, v4, v2
	v_fma_f32 v3, -v0, v5, v4
	v_fma_f32 v3, v3, v2, v5
	v_fma_f32 v0, -v0, v3, v4
	s_setreg_b32 hwreg(HW_REG_MODE, 4, 2), s5
	v_div_fmas_f32 v0, v0, v2, v3
	v_div_fixup_f32 v0, v0, v1, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:108
	s_branch .LBB6_1
.LBB6_4:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 4
	v_readlane_b32 s5, v0, 5
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:112
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:76
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_mov_b32 s4, 4
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:116
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 6
	v_writelane_b32 v0, s7, 7
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_5
	s_branch .LBB6_7
.LBB6_5:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 6
	v_readlane_b32 s5, v0, 7
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:116
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:120
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 8
	v_writelane_b32 v0, s5, 9
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_8
	buffer_load_dword v1, off, s[0:3], s33 offset:24
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v4, s4, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_u32_e64 v0, s[4:5], v0, v3
	v_addc_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	flat_load_dword v0, v[0:1]
	buffer_load_dword v1, off, s[0:3], s33 offset:76
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_fma_f32 v0, v0, v1, v2
	s_mov_b32 s4, 0x7fffffff
	v_and_b32_e64 v0, s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:120
	s_branch .LBB6_8
.LBB6_7:
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v0, v1
	buffer_load_dword v2, off, s[0:3], s33 offset:24
	buffer_load_dword v4, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v4
	s_mov_b32 s4, 0x3ff
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v5, s4, v1
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v1, s[4:5], v1, v4
	v_addc_u32_e64 v3, s[4:5], v2, v3, s[4:5]
	v_mov_b32_e32 v2, v3
	flat_load_dword v1, v[1:2]
	s_mov_b32 s4, 4.0
	s_waitcnt vmcnt(0)
	v_med3_f32 v0, v0, v1, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_branch .LBB6_5
.LBB6_8:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 8
	v_readlane_b32 s5, v1, 9
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v0, off, s[0:3], s33 offset:120
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 s4, 15
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v1, s4
	v_ashrrev_i32_e64 v0, v0, v1
	s_mov_b32 s4, 7
	v_and_b32_e64 v0, v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:124
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:124
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 10
	v_writelane_b32 v0, s7, 11
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_13
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:124
	s_mov_b32 s4, 2
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 12
	v_writelane_b32 v0, s7, 13
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_23
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:124
	s_mov_b32 s4, 3
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 14
	v_writelane_b32 v0, s7, 15
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_25
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:124
	s_mov_b32 s4, 4
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 16
	v_writelane_b32 v0, s7, 17
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_27
	s_branch .LBB6_34
.LBB6_13:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 10
	v_readlane_b32 s5, v0, 11
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 18
	v_writelane_b32 v0, s5, 19
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_37
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:124
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 20
	v_writelane_b32 v0, s7, 21
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_15
	s_branch .LBB6_22
.LBB6_15:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 20
	v_readlane_b32 s5, v0, 21
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 22
	v_writelane_b32 v0, s5, 23
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_20
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	s_mov_b32 s4, 0xff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v2, s4
	buffer_load_ubyte v3, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[4:5], v1, v3
	v_cmp_ge_i32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:128
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 24
	v_writelane_b32 v0, s7, 25
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_17
	s_branch .LBB6_19
.LBB6_17:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 24
	v_readlane_b32 s5, v0, 25
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:128
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:132
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 26
	v_writelane_b32 v0, s5, 27
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_21
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:132
	s_branch .LBB6_21
.LBB6_19:
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 s4, 0x80000000
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:128
	s_branch .LBB6_17
.LBB6_20:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 22
	v_readlane_b32 s5, v0, 23
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB6_37
.LBB6_21:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 26
	v_readlane_b32 s5, v0, 27
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v2, off, s[0:3], s33 offset:132
	buffer_load_dword v7, off, s[0:3], s33 offset:24
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	buffer_load_sbyte v1, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v0, v0, v1
	s_mov_b32 s4, 0x3ff
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v5, s4, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v0, s[4:5], v0, v4
	v_addc_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	flat_store_dword v[0:1], v2
	s_branch .LBB6_20
.LBB6_22:
	buffer_load_dword v7, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	buffer_load_dword v2, off, s[0:3], s33
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 5
	s_waitcnt vmcnt(0)
	v_bfe_u32 v0, v0, v1, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v5, s4, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v0, s[4:5], v0, v4
	v_addc_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	buffer_load_ushort v3, off, s[0:3], s33 offset:84
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, v3
	buffer_store_dword v2, off, s[0:3], s33 offset:88
	buffer_load_dword v2, off, s[0:3], s33 offset:88
	s_waitcnt vmcnt(0)
	flat_atomic_add v0, v[0:1], v2 glc
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_branch .LBB6_15
.LBB6_23:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 12
	v_readlane_b32 s5, v0, 13
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 28
	v_writelane_b32 v0, s5, 29
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_36
	v_mov_b32_e32 v0, 0x3e800000
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_branch .LBB6_36
.LBB6_25:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	v_readlane_b32 s5, v0, 15
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 30
	v_writelane_b32 v0, s5, 31
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_35
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	buffer_load_ubyte v0, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, s[4:5], v0, v1
	buffer_store_byte v0, off, s[0:3], s33 offset:82
	s_branch .LBB6_35
.LBB6_27:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	v_readlane_b32 s5, v0, 17
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 32
	v_writelane_b32 v0, s5, 33
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_32
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:72
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	v_mov_b32_e32 v3, 21
	s_waitcnt vmcnt(0)
	s_nop 0
	v_mov_b32_dpp v2, v3 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_le_i32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:136
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 34
	v_writelane_b32 v0, s7, 35
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_29
	s_branch .LBB6_31
.LBB6_29:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 34
	v_readlane_b32 s5, v0, 35
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:136
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:140
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 36
	v_writelane_b32 v0, s5, 37
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_33
	buffer_load_ushort v0, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v0, v0
	s_mov_b32 s4, 0x7fffffff
	v_and_b32_e64 v0, s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:140
	s_branch .LBB6_33
.LBB6_31:
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v0, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:136
	s_branch .LBB6_29
.LBB6_32:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 32
	v_readlane_b32 s5, v0, 33
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB6_25
.LBB6_33:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 36
	v_readlane_b32 s5, v1, 37
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v0, off, s[0:3], s33 offset:140
	s_waitcnt vmcnt(0)
	v_cvt_f16_f32_e64 v0, v0
	buffer_load_ushort v1, off, s[0:3], s33 offset:80
	s_mov_b32 s4, 0x3800
	s_waitcnt vmcnt(0)
	v_fma_f16 v0, v0, v1, s4
	buffer_store_short v0, off, s[0:3], s33 offset:80
	s_branch .LBB6_32
.LBB6_34:
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, s[4:5], v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	s_branch .LBB6_27
.LBB6_35:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 30
	v_readlane_b32 s5, v0, 31
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB6_23
.LBB6_36:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 28
	v_readlane_b32 s5, v0, 29
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB6_13
.LBB6_37:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	v_readlane_b32 s5, v0, 19
	s_or_b64 exec, exec, s[4:5]
	buffer_load_sbyte v1, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:68
	v_mov_b32_e32 v1, 0
	buffer_store_dword v1, off, s[0:3], s33 offset:96
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 38
	v_writelane_b32 v0, s5, 39
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
.LBB6_38:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 40
	v_readlane_b32 s5, v0, 41
	v_readlane_b32 s6, v0, 38
	v_readlane_b32 s7, v0, 39
	v_writelane_b32 v0, s6, 42
	v_writelane_b32 v0, s7, 43
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	s_mov_b32 s6, 5
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 44
	v_writelane_b32 v0, s5, 45
	v_writelane_b32 v0, s4, 46
	v_writelane_b32 v0, s5, 47
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 48
	v_writelane_b32 v0, s5, 49
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_40
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v4, s4, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_u32_e64 v0, s[4:5], v0, v3
	v_addc_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	flat_load_dword v0, v[0:1]
	buffer_load_dword v1, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, v1
	s_mov_b32 s4, 7
	v_and_b32_e64 v0, v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:144
	s_branch .LBB6_41
.LBB6_40:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 48
	v_readlane_b32 s5, v0, 49
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 42
	v_readlane_b32 s9, v0, 43
	v_readlane_b32 s6, v0, 46
	v_readlane_b32 s7, v0, 47
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 40
	v_writelane_b32 v0, s7, 41
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 38
	v_writelane_b32 v0, s7, 39
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 50
	v_writelane_b32 v0, s7, 51
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB6_38
	s_branch .LBB6_73
.LBB6_41:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:144
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 52
	v_writelane_b32 v0, s7, 53
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_45
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:144
	s_mov_b32 s4, 2
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 54
	v_writelane_b32 v0, s7, 55
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_50
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:144
	s_mov_b32 s4, 3
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], 0
	v_writelane_b32 v0, s6, 56
	v_writelane_b32 v0, s7, 57
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 58
	v_writelane_b32 v0, s7, 59
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_61
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:144
	s_mov_b32 s4, 4
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], -1
	v_writelane_b32 v0, s4, 60
	v_writelane_b32 v0, s5, 61
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 62
	v_writelane_b32 v0, s5, 63
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_57
	s_branch .LBB6_62
.LBB6_45:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 52
	v_readlane_b32 s5, v1, 53
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:148
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], exec, s[4:5]
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 0
	v_writelane_b32 v0, s5, 1
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:148
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_65
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:148
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:144
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 2
	v_writelane_b32 v0, s7, 3
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:148
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_47
	s_branch .LBB6_49
.LBB6_47:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:148
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 2
	v_readlane_b32 s5, v0, 3
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 4
	v_writelane_b32 v0, s5, 5
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:148
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_64
	v_mov_b32_e32 v0, 10
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_branch .LBB6_64
.LBB6_49:
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	s_mov_b32 s7, 0x3fa00000
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v1, v0, s7
	v_div_scale_f32 v5, vcc, v2, v1, v2
	v_div_scale_f32 v0, s[4:5], v1, v1, v2
	v_rcp_f32_e64 v4, v0
	s_mov_b32 s6, 3
	s_mov_b32 s5, 1.0
	s_mov_b32 s4, 0
	s_setreg_b32 hwreg(HW_REG_MODE, 4, 2), s6
	v_fma_f32 v3, -v0, v4, s5
	v_fma_f32 v3, v3, v4, v4
	v_mul_f32_e64 v6, v5, v3
	v_fma_f32 v4, -v0, v6, v5
	v_fma_f32 v4, v4, v3, v6
	v_fma_f32 v0, -v0, v4, v5
	s_setreg_b32 hwreg(HW_REG_MODE, 4, 2), s4
	v_div_fmas_f32 v0, v0, v3, v4
	v_div_fixup_f32 v0, v0, v1, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v3, v2, s7
	v_div_scale_f32 v6, vcc, v2, v3, v2
	v_div_scale_f32 v1, s[8:9], v3, v3, v2
	v_rcp_f32_e64 v5, v1
	s_setreg_b32 hwreg(HW_REG_MODE, 4, 2), s6
	v_fma_f32 v4, -v1, v5, s5
	v_fma_f32 v4, v4, v5, v5
	v_mul_f32_e64 v7, v6, v4
	v_fma_f32 v5, -v1, v7, v6
	v_fma_f32 v5, v5, v4, v7
	v_fma_f32 v1, -v1, v5, v6
	s_setreg_b32 hwreg(HW_REG_MODE, 4, 2), s4
	v_div_fmas_f32 v1, v1, v4, v5
	v_div_fixup_f32 v1, v1, v3, v2
	v_fma_f32 v0, v0, v1, v2
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_branch .LBB6_47
.LBB6_50:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 54
	v_readlane_b32 s5, v1, 55
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:148
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], exec, s[4:5]
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 6
	v_writelane_b32 v0, s5, 7
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:148
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_55
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:148
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v2, off, s[0:3], s33 offset:96
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	s_mov_b32 s4, 15
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	v_ashrrev_i32_e64 v1, v1, v2
	buffer_load_dword v2, off, s[0:3], s33
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:152
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 8
	v_writelane_b32 v0, s7, 9
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:148
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_52
	s_branch .LBB6_54
.LBB6_52:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:148
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 8
	v_readlane_b32 s5, v0, 9
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:152
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:156
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 10
	v_writelane_b32 v0, s5, 11
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:148
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_56
	buffer_load_dword v1, off, s[0:3], s33 offset:24
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v4, s4, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_u32_e64 v0, s[4:5], v0, v3
	v_addc_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	flat_load_dword v0, v[0:1]
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:156
	s_branch .LBB6_56
.LBB6_54:
	buffer_load_dword v1, off, s[0:3], s33 offset:24
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v4, s4, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_u32_e64 v0, s[4:5], v0, v3
	v_addc_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	flat_load_dword v0, v[0:1]
	s_mov_b32 s4, 0x80000000
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:152
	s_branch .LBB6_52
.LBB6_55:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:148
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 6
	v_readlane_b32 s5, v0, 7
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB6_45
.LBB6_56:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:148
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 10
	v_readlane_b32 s5, v0, 11
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v2, off, s[0:3], s33 offset:156
	buffer_load_dword v7, off, s[0:3], s33 offset:24
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v5, s4, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v0, s[4:5], v0, v4
	v_addc_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	flat_store_dword v[0:1], v2
	s_branch .LBB6_55
.LBB6_57:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 62
	v_readlane_b32 s7, v0, 63
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s4, v0, 60
	v_readlane_b32 s5, v0, 61
	s_and_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 56
	v_writelane_b32 v0, s5, 57
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_branch .LBB6_61
.LBB6_58:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:148
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 12
	v_readlane_b32 s5, v0, 13
	v_mov_b32_e32 v1, 21
	buffer_store_dword v1, off, s[0:3], s33 offset:72
	s_mov_b64 s[6:7], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 14
	v_writelane_b32 v0, s5, 15
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:148
	s_mov_b64 exec, s[20:21]
.LBB6_59:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:148
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	v_readlane_b32 s5, v0, 17
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s6, v0, 14
	v_readlane_b32 s7, v0, 15
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 18
	v_writelane_b32 v0, s5, 19
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:148
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_63
	buffer_load_ushort v0, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v2, v0
	buffer_load_dword v7, off, s[0:3], s33 offset:24
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:96
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_or_b32_e64 v1, v1, s4
	s_mov_b32 s4, 0
	v_sub_u32_e64 v4, s[4:5], s4, v1
	v_cvt_f32_u32_e32 v3, v1
	v_rcp_iflag_f32_e32 v3, v3
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_mul_lo_u32 v4, v4, v3
	v_mul_hi_u32 v4, v3, v4
	v_add_u32_e64 v3, s[4:5], v3, v4
	v_mul_hi_u32 v3, v0, v3
	v_mul_lo_u32 v3, v3, v1
	v_sub_u32_e64 v0, s[4:5], v0, v3
	v_cmp_ge_u32_e64 s[4:5], v0, v1
	v_sub_u32_e64 v3, s[6:7], v0, v1
	v_cndmask_b32_e64 v0, v0, v3, s[4:5]
	v_cmp_ge_u32_e64 s[4:5], v0, v1
	v_sub_u32_e64 v1, s[6:7], v0, v1
	v_cndmask_b32_e64 v0, v0, v1, s[4:5]
	s_mov_b32 s4, 0x3ff
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v5, s4, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v0, s[4:5], v0, v4
	v_addc_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	flat_store_dword v[0:1], v2
	s_branch .LBB6_63
.LBB6_61:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:148
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(1)
	v_readlane_b32 s4, v1, 58
	v_readlane_b32 s5, v1, 59
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_readlane_b32 s6, v1, 56
	v_readlane_b32 s7, v1, 57
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s6, 12
	v_writelane_b32 v0, s7, 13
	v_writelane_b32 v0, s6, 14
	v_writelane_b32 v0, s7, 15
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 16
	v_writelane_b32 v0, s5, 17
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:148
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_59
	s_branch .LBB6_58
.LBB6_62:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[4:5], v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	s_mov_b64 s[4:5], 0
	s_xor_b64 s[4:5], exec, -1
	v_writelane_b32 v0, s4, 60
	v_writelane_b32 v0, s5, 61
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_branch .LBB6_57
.LBB6_63:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:148
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	v_readlane_b32 s5, v0, 19
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB6_50
.LBB6_64:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:148
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 4
	v_readlane_b32 s5, v0, 5
	s_or_b64 exec, exec, s[4:5]
.LBB6_65:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:148
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 0
	v_readlane_b32 s5, v0, 1
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v1, 0
	buffer_store_dword v1, off, s[0:3], s33 offset:100
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 20
	v_writelane_b32 v0, s5, 21
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:148
	s_mov_b64 exec, s[20:21]
.LBB6_66:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:148
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 22
	v_readlane_b32 s5, v0, 23
	v_readlane_b32 s6, v0, 20
	v_readlane_b32 s7, v0, 21
	v_writelane_b32 v0, s6, 24
	v_writelane_b32 v0, s7, 25
	buffer_load_dword v1, off, s[0:3], s33 offset:100
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	s_mov_b32 s6, 3
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_cmp_lt_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 26
	v_writelane_b32 v0, s5, 27
	v_writelane_b32 v0, s4, 28
	v_writelane_b32 v0, s5, 29
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 30
	v_writelane_b32 v0, s5, 31
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:148
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_68
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[4:5], v0, s4
	s_mov_b32 s6, 0x3e800000
	s_mov_b32 s7, 0x3fc00000
	v_mov_b32_e32 v0, s7
	v_mov_b32_e32 v1, s6
	v_cndmask_b32_e64 v0, v0, v1, s[4:5]
	v_cvt_f16_f32_e64 v0, v0
	buffer_load_ushort v1, off, s[0:3], s33 offset:80
	s_mov_b32 s4, 0x3800
	s_waitcnt vmcnt(0)
	v_fma_f16 v0, v0, v1, s4
	buffer_store_short v0, off, s[0:3], s33 offset:80
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v0, v0, v1
	v_cvt_f16_f32_e64 v0, v0
	buffer_load_ushort v1, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_fma_f16 v0, v0, v1, s4
	buffer_store_short v0, off, s[0:3], s33 offset:80
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v4, s4, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_u32_e64 v0, s[4:5], v0, v3
	v_addc_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, 5
	flat_store_dword v[0:1], v2
	s_branch .LBB6_69
.LBB6_68:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:148
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 30
	v_readlane_b32 s5, v0, 31
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 24
	v_readlane_b32 s9, v0, 25
	v_readlane_b32 s6, v0, 28
	v_readlane_b32 s7, v0, 29
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 22
	v_writelane_b32 v0, s7, 23
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 20
	v_writelane_b32 v0, s7, 21
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 32
	v_writelane_b32 v0, s7, 33
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:148
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB6_66
	s_branch .LBB6_70
.LBB6_69:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:148
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 26
	v_readlane_b32 s5, v0, 27
	buffer_load_dword v1, off, s[0:3], s33 offset:100
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[6:7], v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:100
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 28
	v_writelane_b32 v0, s5, 29
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:148
	s_mov_b64 exec, s[20:21]
	s_branch .LBB6_68
.LBB6_70:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:148
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 32
	v_readlane_b32 s5, v0, 33
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 44
	v_readlane_b32 s5, v0, 45
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[6:7], v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:96
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 46
	v_writelane_b32 v0, s5, 47
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_branch .LBB6_40
.LBB6_73:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 50
	v_readlane_b32 s5, v0, 51
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:148
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_mov_b32 s4, 4
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[4:5], v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:164
	buffer_load_dword v2, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v5, s4, v1
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v1, s[4:5], v1, v4
	v_addc_u32_e64 v3, s[4:5], v2, v3, s[4:5]
	v_mov_b32_e32 v2, v3
	flat_load_dword v1, v[1:2]
	s_mov_b32 s4, 23
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:160
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 34
	v_writelane_b32 v0, s7, 35
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:148
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_75
	s_branch .LBB6_77
.LBB6_75:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:148
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 34
	v_readlane_b32 s5, v0, 35
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:160
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:168
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 36
	v_writelane_b32 v0, s5, 37
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:148
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_78
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:168
	s_branch .LBB6_78
.LBB6_77:
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_branch .LBB6_75
.LBB6_78:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:148
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 36
	v_readlane_b32 s5, v0, 37
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v2, off, s[0:3], s33 offset:164
	buffer_load_dword v3, off, s[0:3], s33 offset:168
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v4, s[4:5], v2, v3
	buffer_load_dword v9, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	s_mov_b32 s6, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v7, s5, v2
	s_mov_b32 s4, 0
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v8, v2
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v3, v10
	v_mov_b32_e32 v5, v8
	v_add_u32_e64 v2, s[8:9], v2, v6
	v_addc_u32_e64 v5, s[8:9], v3, v5, s[8:9]
	v_mov_b32_e32 v3, v5
	flat_store_dword v[2:3], v4
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	buffer_load_dword v3, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v2, s[8:9], v2, v3
	buffer_load_dword v3, off, s[0:3], s33 offset:72
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v2, s[8:9], v2, v3
	buffer_load_dword v3, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v2, s[8:9], v2, v3
	buffer_load_dword v3, off, s[0:3], s33 offset:40
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v2, s[8:9], v2, v3
	buffer_load_sbyte v3, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v2, s[8:9], v2, v3
	buffer_load_ushort v3, off, s[0:3], s33 offset:84
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v2, s[8:9], v2, v3
	buffer_load_dword v3, off, s[0:3], s33 offset:52
	s_mov_b32 s7, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v3, s7
	v_lshlrev_b32_e64 v3, s5, v3
	s_mov_b32 m0, -1
	ds_read_b32 v3, v3
	s_waitcnt lgkmcnt(0)
	v_add_u32_e64 v4, s[8:9], v2, v3
	buffer_load_dword v9, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_lshlrev_b32_e64 v7, s5, v2
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v8, v2
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v3, v10
	v_mov_b32_e32 v5, v8
	v_add_u32_e64 v2, s[8:9], v2, v6
	v_addc_u32_e64 v5, s[8:9], v3, v5, s[8:9]
	v_mov_b32_e32 v3, v5
	flat_store_dword v[2:3], v4
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	buffer_load_dword v3, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v2, v2, v3
	buffer_load_ushort v3, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v3, v3
	v_add_f32_e64 v4, v2, v3
	buffer_load_dword v9, off, s[0:3], s33 offset:24
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_lshlrev_b32_e64 v7, s5, v2
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v8, v2
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v3, v10
	v_mov_b32_e32 v5, v8
	v_add_u32_e64 v2, s[4:5], v2, v6
	v_addc_u32_e64 v5, s[4:5], v3, v5, s[4:5]
	v_mov_b32_e32 v3, v5
	flat_store_dword v[2:3], v4
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k6
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 176
		.amdhsa_kernarg_size 112
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
		.amdhsa_next_free_vgpr 11
		.amdhsa_next_free_sgpr 34
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 0
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
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
	.size	k6, .Lfunc_end6-k6
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k7
	.globl	k7
	.p2align	8
	.type	k7,@function
k7:
	s_mov_b32 s33, 0
	s_mov_b32 flat_scratch_lo, s13
	s_add_i32 s12, s12, s17
	s_lshr_b32 flat_scratch_hi, s12, 8
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[18:19], s[8:9]
	v_writelane_b32 v1, s18, 0
	v_writelane_b32 v1, s19, 1
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_load_dwordx2 s[12:13], s[18:19], 0x0
	s_load_dwordx2 s[10:11], s[18:19], 0x8
	s_load_dword s8, s[18:19], 0x10
	s_load_dword s5, s[18:19], 0x14
	s_load_dwordx2 s[6:7], s[18:19], 0x18
	s_load_dword s4, s[18:19], 0x20
	s_load_dword s17, s[18:19], 0x24
	s_load_dword s16, s[18:19], 0x28
	s_load_dword s15, s[18:19], 0x2c
	s_load_dword s9, s[18:19], 0x30
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s17
	buffer_store_dword v2, off, s[0:3], s33
	v_mov_b32_e32 v2, s16
	buffer_store_dword v2, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v2, s15
	buffer_store_dword v2, off, s[0:3], s33 offset:8
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:12
	s_mov_b32 s9, s13
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:20
	s_mov_b32 s9, s12
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:16
	s_mov_b32 s9, s11
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:28
	s_mov_b32 s9, s10
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:24
	v_mov_b32_e32 v2, s8
	buffer_store_dword v2, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v2, s5
	buffer_store_dword v2, off, s[0:3], s33 offset:36
	s_mov_b32 s5, s7
	v_mov_b32_e32 v2, s5
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	s_mov_b32 s5, s6
	v_mov_b32_e32 v2, s5
	buffer_store_dword v2, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v2, s4
	buffer_store_dword v2, off, s[0:3], s33 offset:48
	buffer_store_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 6
	s_lshl_b32 s4, s14, s4
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[4:5], s4, v1
	buffer_store_dword v1, off, s[0:3], s33 offset:56
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[4:5], s14, v1
	buffer_store_dword v1, off, s[0:3], s33 offset:60
	buffer_load_dword v2, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	buffer_load_dword v4, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v1, 31, v4
	v_mov_b32_e32 v5, v1
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[5:6], s4, v[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v1, s[6:7], v1, v4
	v_addc_u32_e64 v3, s[6:7], v2, v3, s[6:7]
	v_mov_b32_e32 v2, v3
	flat_load_dword v1, v[1:2]
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:68
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:72
	buffer_load_dword v2, off, s[0:3], s33 offset:24
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_mov_b32 s5, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s5
	v_lshlrev_b32_e64 v5, s4, v1
	s_mov_b32 s5, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v1, s[6:7], v1, v4
	v_addc_u32_e64 v3, s[6:7], v2, v3, s[6:7]
	v_mov_b32_e32 v2, v3
	flat_load_dword v1, v[1:2]
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:76
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_f16_f32_e64 v1, v1
	buffer_store_short v1, off, s[0:3], s33 offset:80
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	buffer_store_byte v1, off, s[0:3], s33 offset:82
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	buffer_store_short v1, off, s[0:3], s33 offset:84
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s5, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s5
	v_lshlrev_b32_e64 v1, s4, v1
	s_mov_b32 m0, -1
	ds_write_b32 v1, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_e32 v1, 0
	buffer_store_dword v1, off, s[0:3], s33 offset:88
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 2
	v_writelane_b32 v0, s5, 3
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
.LBB7_1:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 4
	v_readlane_b32 s5, v0, 5
	v_readlane_b32 s6, v0, 2
	v_readlane_b32 s7, v0, 3
	v_writelane_b32 v0, s6, 6
	v_writelane_b32 v0, s7, 7
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	s_mov_b32 s6, 3
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_cmp_lt_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 8
	v_writelane_b32 v0, s5, 9
	v_writelane_b32 v0, s4, 10
	v_writelane_b32 v0, s5, 11
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 12
	v_writelane_b32 v0, s5, 13
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB7_6
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v6, s4, v2
	s_mov_b32 s4, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v7, v2
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v4, v7
	v_add_u32_e64 v2, s[4:5], v2, v5
	v_addc_u32_e64 v4, s[4:5], v3, v4, s[4:5]
	v_mov_b32_e32 v3, v4
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:104
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 14
	v_writelane_b32 v0, s7, 15
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB7_3
	s_branch .LBB7_5
.LBB7_3:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	v_readlane_b32 s5, v0, 15
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:104
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:108
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 16
	v_writelane_b32 v0, s5, 17
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB7_7
	buffer_load_dword v0, off, s[0:3], s33
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:108
	s_branch .LBB7_7
.LBB7_5:
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v4, s4, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_u32_e64 v0, s[4:5], v0, v3
	v_addc_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	flat_load_dword v0, v[0:1]
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_branch .LBB7_3
.LBB7_6:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 12
	v_readlane_b32 s5, v0, 13
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 6
	v_readlane_b32 s9, v0, 7
	v_readlane_b32 s6, v0, 10
	v_readlane_b32 s7, v0, 11
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 4
	v_writelane_b32 v0, s7, 5
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 2
	v_writelane_b32 v0, s7, 3
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 18
	v_writelane_b32 v0, s7, 19
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB7_1
	s_branch .LBB7_21
.LBB7_7:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	v_readlane_b32 s5, v0, 17
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:108
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:116
	buffer_load_dword v1, off, s[0:3], s33 offset:72
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:112
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 20
	v_writelane_b32 v0, s7, 21
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB7_8
	s_branch .LBB7_10
.LBB7_8:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 20
	v_readlane_b32 s5, v0, 21
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:112
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:120
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 22
	v_writelane_b32 v0, s5, 23
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB7_11
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s[4:5], s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:120
	s_branch .LBB7_11
.LBB7_10:
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_branch .LBB7_8
.LBB7_11:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 22
	v_readlane_b32 s5, v0, 23
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:116
	buffer_load_dword v2, off, s[0:3], s33 offset:120
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v3, v1, v2
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v6, s4, v1
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_u32_e64 v1, s[4:5], v1, v5
	v_addc_u32_e64 v4, s[4:5], v2, v4, s[4:5]
	v_mov_b32_e32 v2, v4
	flat_store_dword v[1:2], v3
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	s_mov_b32 s4, 15
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 1
	v_add_u32_e64 v1, s[4:5], v1, s4
	v_cvt_f32_u32_e64 v3, v1
	v_rcp_f32_e64 v1, v3
	s_mov_b32 s4, 0x41d00000
	v_mul_f32_e64 v1, v1, s4
	v_trunc_f32_e64 v1, v1
	v_mad_f32 v2, -v1, v3, s4
	v_cmp_ge_f32_e64 s[4:5], |v2|, |v3|
	v_cvt_u32_f32_e64 v1, v1
	v_cndmask_b32_e64 v2, 0, 1, s[4:5]
	v_add_u32_e64 v1, s[4:5], v1, v2
	s_mov_b32 s4, 31
	v_and_b32_e64 v1, v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:128
	buffer_load_ushort v1, off, s[0:3], s33 offset:84
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:124
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 24
	v_writelane_b32 v0, s7, 25
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB7_12
	s_branch .LBB7_14
.LBB7_12:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 24
	v_readlane_b32 s5, v0, 25
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:124
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:132
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 26
	v_writelane_b32 v0, s5, 27
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB7_15
	buffer_load_ushort v0, off, s[0:3], s33 offset:84
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:132
	s_branch .LBB7_15
.LBB7_14:
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:124
	s_branch .LBB7_12
.LBB7_15:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 26
	v_readlane_b32 s5, v0, 27
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:128
	buffer_load_dword v2, off, s[0:3], s33 offset:132
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[4:5], v1, v2
	v_bfe_i32 v1, v1, 0, 16
	buffer_store_dword v1, off, s[0:3], s33 offset:140
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:136
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 28
	v_writelane_b32 v0, s7, 29
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB7_16
	s_branch .LBB7_18
.LBB7_16:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 28
	v_readlane_b32 s5, v0, 29
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:136
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:144
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 30
	v_writelane_b32 v0, s5, 31
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB7_19
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 s4, -3
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:144
	s_branch .LBB7_19
.LBB7_18:
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 s4, -3
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 0
	v_sub_u32_e64 v0, s[4:5], s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:136
	s_branch .LBB7_16
.LBB7_19:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v2, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v2, 30
	v_readlane_b32 s5, v2, 31
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:140
	buffer_load_dword v0, off, s[0:3], s33 offset:144
	s_mov_b32 s4, 15
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	v_ashrrev_i32_e64 v0, v0, v1
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:72
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 8
	v_readlane_b32 s5, v0, 9
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[6:7], v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:88
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 10
	v_writelane_b32 v0, s5, 11
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_branch .LBB7_6
.LBB7_21:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	v_readlane_b32 s5, v0, 19
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	buffer_load_ushort v1, off, s[0:3], s33 offset:84
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v2, v1, v2
	buffer_load_ubyte v1, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[4:5], v1, v2
	buffer_store_byte v1, off, s[0:3], s33 offset:82
	buffer_load_dword v2, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_bfe_u32 v3, v1, 13, 5
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	s_mov_b32 s4, -2
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[4:5], v1, s4
	s_mov_b32 s4, 7
	v_and_b32_e64 v1, v1, s4
	v_lshlrev_b32_e64 v1, v1, v3
	buffer_load_sbyte v3, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, v3
	v_cmp_ne_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 32
	v_writelane_b32 v0, s5, 33
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB7_27
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 3
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 1
	v_cmp_ne_u32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:148
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 34
	v_writelane_b32 v0, s7, 35
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB7_24
	s_branch .LBB7_26
.LBB7_24:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 34
	v_readlane_b32 s5, v0, 35
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:148
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:152
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 36
	v_writelane_b32 v0, s5, 37
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB7_28
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:152
	s_branch .LBB7_28
.LBB7_26:
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:148
	s_branch .LBB7_24
.LBB7_27:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 32
	v_readlane_b32 s5, v0, 33
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB7_29
.LBB7_28:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 36
	v_readlane_b32 s5, v1, 37
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v0, off, s[0:3], s33 offset:152
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_branch .LBB7_27
.LBB7_29:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v2, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, s4
	s_mov_b32 s7, 63
	v_and_b32_e64 v1, v1, s7
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v1, s5, v1
	s_mov_b32 m0, -1
	ds_read_b32 v1, v1
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e64 v1, s5, v1
	v_mov_b32_e32 v4, 18
	ds_bpermute_b32 v1, v1, v4
	s_mov_b32 s6, 0x3ff
	s_waitcnt lgkmcnt(0)
	v_and_b32_e64 v1, v1, s6
	v_lshlrev_b32_e64 v5, s5, v1
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v1, s[8:9], v1, v4
	v_addc_u32_e64 v3, s[8:9], v2, v3, s[8:9]
	v_mov_b32_e32 v2, v3
	buffer_load_dword v3, off, s[0:3], s33 offset:64
	s_mov_b32 s9, 5
	s_mov_b32 s8, 23
	v_mov_b32_e32 v4, s9
	s_waitcnt vmcnt(0)
	v_bfe_u32 v3, s8, v3, v4
	buffer_store_dword v3, off, s[0:3], s33 offset:92
	buffer_load_dword v3, off, s[0:3], s33 offset:92
	s_waitcnt vmcnt(0)
	flat_atomic_add v1, v[1:2], v3 glc
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:96
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v2, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[8:9], v1, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:72
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[8:9], v1, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[8:9], v1, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[8:9], v1, v2
	buffer_load_sbyte v2, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[8:9], v1, v2
	buffer_load_ushort v2, off, s[0:3], s33 offset:84
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[8:9], v1, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s7
	v_lshlrev_b32_e64 v2, s5, v2
	s_mov_b32 m0, -1
	ds_read_b32 v2, v2
	s_waitcnt lgkmcnt(0)
	v_add_u32_e64 v3, s[8:9], v1, v2
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s6
	v_lshlrev_b32_e64 v6, s5, v1
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_u32_e64 v1, s[8:9], v1, v5
	v_addc_u32_e64 v4, s[8:9], v2, v4, s[8:9]
	v_mov_b32_e32 v2, v4
	flat_store_dword v[1:2], v3
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	buffer_load_dword v2, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v1, v1, v2
	buffer_load_ushort v2, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v2, v2
	v_add_f32_e64 v3, v1, v2
	buffer_load_dword v8, off, s[0:3], s33 offset:24
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s6
	v_lshlrev_b32_e64 v6, s5, v1
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_u32_e64 v1, s[4:5], v1, v5
	v_addc_u32_e64 v4, s[4:5], v2, v4, s[4:5]
	v_mov_b32_e32 v2, v4
	flat_store_dword v[1:2], v3
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k7
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 160
		.amdhsa_kernarg_size 112
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
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 34
		.amdhsa_reserve_vcc 0
		.amdhsa_reserve_flat_scratch 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 0
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
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
	.size	k7, .Lfunc_end7-k7
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k8
	.globl	k8
	.p2align	8
	.type	k8,@function
k8:
	s_mov_b32 s33, 0
	s_mov_b32 flat_scratch_lo, s13
	s_add_i32 s12, s12, s17
	s_lshr_b32 flat_scratch_hi, s12, 8
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[18:19], s[8:9]
	v_writelane_b32 v1, s18, 0
	v_writelane_b32 v1, s19, 1
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_load_dwordx2 s[12:13], s[18:19], 0x0
	s_load_dwordx2 s[10:11], s[18:19], 0x8
	s_load_dword s8, s[18:19], 0x10
	s_load_dword s5, s[18:19], 0x14
	s_load_dwordx2 s[6:7], s[18:19], 0x18
	s_load_dword s4, s[18:19], 0x20
	s_load_dword s17, s[18:19], 0x24
	s_load_dword s16, s[18:19], 0x28
	s_load_dword s15, s[18:19], 0x2c
	s_load_dword s9, s[18:19], 0x30
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s17
	buffer_store_dword v2, off, s[0:3], s33
	v_mov_b32_e32 v2, s16
	buffer_store_dword v2, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v2, s15
	buffer_store_dword v2, off, s[0:3], s33 offset:8
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:12
	s_mov_b32 s9, s13
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:20
	s_mov_b32 s9, s12
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:16
	s_mov_b32 s9, s11
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:28
	s_mov_b32 s9, s10
	v_mov_b32_e32 v2, s9
	buffer_store_dword v2, off, s[0:3], s33 offset:24
	v_mov_b32_e32 v2, s8
	buffer_store_dword v2, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v2, s5
	buffer_store_dword v2, off, s[0:3], s33 offset:36
	s_mov_b32 s5, s7
	v_mov_b32_e32 v2, s5
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	s_mov_b32 s5, s6
	v_mov_b32_e32 v2, s5
	buffer_store_dword v2, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v2, s4
	buffer_store_dword v2, off, s[0:3], s33 offset:48
	buffer_store_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 6
	s_lshl_b32 s4, s14, s4
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[4:5], s4, v1
	buffer_store_dword v1, off, s[0:3], s33 offset:56
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[4:5], s14, v1
	buffer_store_dword v1, off, s[0:3], s33 offset:60
	buffer_load_dword v2, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	buffer_load_dword v4, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v1, 31, v4
	v_mov_b32_e32 v5, v1
	s_mov_b32 s5, 2
	v_lshlrev_b64 v[5:6], s5, v[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v1, s[6:7], v1, v4
	v_addc_u32_e64 v3, s[6:7], v2, v3, s[6:7]
	v_mov_b32_e32 v2, v3
	flat_load_dword v1, v[1:2]
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:68
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:72
	buffer_load_dword v2, off, s[0:3], s33 offset:24
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_mov_b32 s6, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s6
	v_lshlrev_b32_e64 v5, s5, v1
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v1, s[8:9], v1, v4
	v_addc_u32_e64 v3, s[8:9], v2, v3, s[8:9]
	v_mov_b32_e32 v2, v3
	flat_load_dword v1, v[1:2]
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:76
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_f16_f32_e64 v1, v1
	buffer_store_short v1, off, s[0:3], s33 offset:80
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	buffer_store_byte v1, off, s[0:3], s33 offset:82
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	buffer_store_short v1, off, s[0:3], s33 offset:84
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s7, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s7
	v_lshlrev_b32_e64 v1, s5, v1
	s_mov_b32 m0, -1
	ds_write_b32 v1, v2
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s7, 3
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v1, s7, v1
	s_mov_b32 s7, 16
	v_and_b32_e64 v3, v1, s7
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s6
	v_lshlrev_b32_e64 v6, s5, v1
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_u32_e64 v1, s[4:5], v1, v5
	v_addc_u32_e64 v4, s[4:5], v2, v4, s[4:5]
	v_mov_b32_e32 v2, v4
	flat_store_dword v[1:2], v3
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, 1, v1
	v_cmp_eq_u32_e64 s[6:7], v1, 1
	s_mov_b64 s[8:9], -1
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s8, 2
	v_writelane_b32 v0, s9, 3
	v_writelane_b32 v0, s4, 4
	v_writelane_b32 v0, s5, 5
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 6
	v_writelane_b32 v0, s5, 7
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_6
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, v2
	s_mov_b32 s4, 1
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 0
	v_cmp_eq_u32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], 0
	v_writelane_b32 v0, s6, 8
	v_writelane_b32 v0, s7, 9
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 10
	v_writelane_b32 v0, s7, 11
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_9
	s_branch .LBB8_7
.LBB8_2:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v0, 12
	v_readlane_b32 s9, v0, 13
	v_mov_b32_e32 v1, 0x3e800000
	buffer_store_dword v1, off, s[0:3], s33 offset:48
	buffer_load_ushort v1, off, s[0:3], s33 offset:80
	s_mov_b32 s4, 0x4000
	s_waitcnt vmcnt(0)
	v_cmp_nlt_f16_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], -1
	v_writelane_b32 v0, s8, 14
	v_writelane_b32 v0, s9, 15
	v_writelane_b32 v0, s4, 16
	v_writelane_b32 v0, s5, 17
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 18
	v_writelane_b32 v0, s5, 19
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_17
	s_branch .LBB8_5
.LBB8_3:
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	buffer_load_dword v7, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v5, s4, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v0, s[4:5], v0, v4
	v_addc_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	flat_store_dword v[0:1], v2
	s_branch .LBB8_59
.LBB8_4:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v0, 20
	v_readlane_b32 s9, v0, 21
	s_or_b64 exec, exec, s[8:9]
	v_readlane_b32 s6, v0, 22
	v_readlane_b32 s7, v0, 23
	v_readlane_b32 s4, v0, 24
	v_readlane_b32 s5, v0, 25
	v_writelane_b32 v0, s4, 26
	v_writelane_b32 v0, s5, 27
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 28
	v_writelane_b32 v0, s5, 29
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 30
	v_writelane_b32 v0, s5, 31
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_19
	s_branch .LBB8_18
.LBB8_5:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 12
	v_readlane_b32 s7, v0, 13
	s_mov_b64 s[4:5], -1
	s_mov_b64 s[4:5], 0
	s_xor_b64 s[4:5], exec, -1
	s_or_b64 s[6:7], s[6:7], exec
	v_writelane_b32 v0, s6, 14
	v_writelane_b32 v0, s7, 15
	v_writelane_b32 v0, s4, 16
	v_writelane_b32 v0, s5, 17
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_branch .LBB8_17
.LBB8_6:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v0, 6
	v_readlane_b32 s9, v0, 7
	s_or_b64 exec, exec, s[8:9]
	v_readlane_b32 s6, v0, 2
	v_readlane_b32 s7, v0, 3
	v_readlane_b32 s4, v0, 4
	v_readlane_b32 s5, v0, 5
	v_writelane_b32 v0, s4, 32
	v_writelane_b32 v0, s5, 33
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 34
	v_writelane_b32 v0, s5, 35
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_21
	s_branch .LBB8_20
.LBB8_7:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v4, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v2, v1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v4
	s_mov_b32 s4, 32
	v_lshrrev_b64 v[2:3], s4, v[2:3]
	s_mov_b32 s5, 3
	v_mul_lo_u32 v2, v2, s5
	v_mad_u64_u32 v[4:5], s[6:7], v1, s5, 0
	v_mov_b32_e32 v1, v5
	v_add_u32_e64 v1, s[6:7], v1, v2
	v_mov_b32_e32 v3, s5
	v_mov_b32_e32 v2, v3
	v_lshlrev_b64 v[2:3], s4, v[1:2]
	v_mov_b32_e32 v6, v3
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v1, v5
	v_or_b32_e64 v1, v1, v6
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v2, v4
	v_or_b32_e64 v2, v2, v3
	v_mov_b32_e32 v3, v1
	buffer_load_dword v5, off, s[0:3], s33 offset:72
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v1, 31, v5
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_sub_u32_e64 v1, s[6:7], v1, v4
	v_subb_u32_e64 v3, s[6:7], v2, v3, s[6:7]
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v2
	buffer_store_dword v3, off, s[0:3], s33 offset:44
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v2, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s5, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s5
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v5, s5, v1
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v1, s[4:5], v1, v4
	v_addc_u32_e64 v3, s[4:5], v2, v3, s[4:5]
	v_mov_b32_e32 v2, v3
	flat_load_dword v1, v[1:2]
	s_mov_b32 s4, 0xff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s5, 11
	v_add_u32_e64 v1, s[6:7], v1, s5
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_mov_b32 s5, -7
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v2, s[6:7], v2, s5
	v_bfe_i32 v2, v2, 0, 16
	s_nop 1
	v_mov_b32_dpp v1, v2 row_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_mov_b32 s5, 0xfa
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s5
	buffer_load_ushort v3, off, s[0:3], s33 offset:84
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v3, s[6:7], v3, v3
	v_and_b32_e64 v3, v3, s4
	v_add_u32_e64 v2, s[4:5], v2, v3
	v_cmp_le_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 36
	v_writelane_b32 v0, s5, 37
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_10
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_branch .LBB8_10
.LBB8_9:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 10
	v_readlane_b32 s5, v0, 11
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_readlane_b32 s8, v0, 8
	v_readlane_b32 s9, v0, 9
	s_mov_b64 s[6:7], 0
	v_writelane_b32 v0, s8, 12
	v_writelane_b32 v0, s9, 13
	v_writelane_b32 v0, s8, 22
	v_writelane_b32 v0, s9, 23
	v_writelane_b32 v0, s6, 24
	v_writelane_b32 v0, s7, 25
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 20
	v_writelane_b32 v0, s5, 21
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB8_4
	s_branch .LBB8_2
.LBB8_10:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 36
	v_readlane_b32 s5, v0, 37
	s_or_b64 exec, exec, s[4:5]
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, s4
	buffer_store_short v1, off, s[0:3], s33 offset:86
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 38
	v_writelane_b32 v0, s5, 39
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
.LBB8_11:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 40
	v_readlane_b32 s5, v0, 41
	v_readlane_b32 s6, v0, 38
	v_readlane_b32 s7, v0, 39
	v_writelane_b32 v0, s6, 42
	v_writelane_b32 v0, s7, 43
	buffer_load_sshort v1, off, s[0:3], s33 offset:86
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 s6, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_cmp_lt_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 44
	v_writelane_b32 v0, s5, 45
	v_writelane_b32 v0, s4, 46
	v_writelane_b32 v0, s5, 47
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 48
	v_writelane_b32 v0, s5, 49
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_13
	buffer_load_sshort v0, off, s[0:3], s33 offset:86
	s_mov_b32 s4, 5
	s_waitcnt vmcnt(0)
	v_bfe_u32 v1, v0, v0, s4
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s5, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s5
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v0, s4, v0
	s_mov_b32 m0, -1
	ds_write_b32 v0, v1
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v0, s6
	v_and_b32_e64 v1, v1, s5
	v_lshlrev_b32_e64 v1, s4, v1
	s_mov_b32 m0, -1
	ds_read_b32 v1, v1
	v_and_b32_e64 v0, v0, s5
	v_lshlrev_b32_e64 v0, s4, v0
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	ds_write_b32 v0, v1
	s_branch .LBB8_14
.LBB8_13:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 48
	v_readlane_b32 s5, v0, 49
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 42
	v_readlane_b32 s9, v0, 43
	v_readlane_b32 s6, v0, 46
	v_readlane_b32 s7, v0, 47
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 40
	v_writelane_b32 v0, s7, 41
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 38
	v_writelane_b32 v0, s7, 39
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 50
	v_writelane_b32 v0, s7, 51
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB8_11
	s_branch .LBB8_15
.LBB8_14:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 44
	v_readlane_b32 s5, v0, 45
	buffer_load_ushort v1, off, s[0:3], s33 offset:86
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u16_e64 v1, v1, s6
	buffer_store_short v1, off, s[0:3], s33 offset:86
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 46
	v_writelane_b32 v0, s5, 47
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_branch .LBB8_13
.LBB8_15:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 50
	v_readlane_b32 s5, v0, 51
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_mov_b64 s[4:5], -1
	s_mov_b64 s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 8
	v_writelane_b32 v0, s5, 9
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_branch .LBB8_9
.LBB8_17:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s10, v0, 18
	v_readlane_b32 s11, v0, 19
	s_or_b64 exec, exec, s[10:11]
	v_readlane_b32 s6, v0, 12
	v_readlane_b32 s7, v0, 13
	v_readlane_b32 s8, v0, 14
	v_readlane_b32 s9, v0, 15
	v_readlane_b32 s4, v0, 16
	v_readlane_b32 s5, v0, 17
	s_and_b64 s[4:5], s[4:5], exec
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[8:9], s[8:9], exec
	s_or_b64 s[6:7], s[6:7], s[8:9]
	v_writelane_b32 v0, s6, 22
	v_writelane_b32 v0, s7, 23
	v_writelane_b32 v0, s4, 24
	v_writelane_b32 v0, s5, 25
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_branch .LBB8_4
.LBB8_18:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	buffer_load_ushort v1, off, s[0:3], s33 offset:84
	s_mov_b32 s4, 3
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v1, v1, s4
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 31
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[4:5], v2, s4
	s_bcnt1_i32_b64 s4, s[4:5]
	s_mov_b32 s6, 0
	s_mov_b32 s5, s6
	v_add_u32_e64 v1, s[4:5], v1, s4
	buffer_store_short v1, off, s[0:3], s33 offset:84
	v_mov_b32_e32 v1, 8
	buffer_store_dword v1, off, s[0:3], s33 offset:68
	s_mov_b64 s[4:5], -1
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 28
	v_writelane_b32 v0, s5, 29
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
.LBB8_19:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v0, 30
	v_readlane_b32 s9, v0, 31
	s_or_b64 exec, exec, s[8:9]
	v_readlane_b32 s4, v0, 26
	v_readlane_b32 s5, v0, 27
	v_readlane_b32 s6, v0, 28
	v_readlane_b32 s7, v0, 29
	s_and_b64 s[4:5], s[4:5], exec
	s_orn2_b64 s[6:7], s[6:7], exec
	v_writelane_b32 v0, s6, 2
	v_writelane_b32 v0, s7, 3
	v_writelane_b32 v0, s4, 4
	v_writelane_b32 v0, s5, 5
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_branch .LBB8_6
.LBB8_20:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_mov_b32 s4, 3
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v2
	buffer_store_dword v3, off, s[0:3], s33 offset:92
	buffer_store_dword v1, off, s[0:3], s33 offset:88
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 52
	v_writelane_b32 v0, s5, 53
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_branch .LBB8_22
.LBB8_21:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 34
	v_readlane_b32 s5, v0, 35
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s6, v0, 32
	v_readlane_b32 s7, v0, 33
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 54
	v_writelane_b32 v0, s5, 55
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_59
	s_branch .LBB8_3
.LBB8_22:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 56
	v_readlane_b32 s5, v1, 57
	v_readlane_b32 s6, v1, 52
	v_readlane_b32 s7, v1, 53
	v_writelane_b32 v1, s6, 58
	v_writelane_b32 v1, s7, 59
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v2, off, s[0:3], s33 offset:88
	buffer_load_dword v4, off, s[0:3], s33 offset:92
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v4
	s_mov_b64 s[6:7], 0
	v_cmp_gt_i64_e64 s[6:7], v[2:3], s[6:7]
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v1, s4, 60
	v_writelane_b32 v1, s5, 61
	v_writelane_b32 v1, s4, 62
	v_writelane_b32 v1, s5, 63
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 0
	v_writelane_b32 v0, s5, 1
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_27
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:108
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 2
	v_writelane_b32 v0, s7, 3
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_24
	s_branch .LBB8_26
.LBB8_24:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 2
	v_readlane_b32 s5, v0, 3
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:108
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:112
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 4
	v_writelane_b32 v0, s5, 5
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB8_28
	buffer_load_dword v1, off, s[0:3], s33 offset:24
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v4, s4, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_u32_e64 v0, s[4:5], v0, v3
	v_addc_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	flat_load_dword v0, v[0:1]
	s_mov_b32 s4, 0x3e800000
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v0, v0, s4
	s_mov_b32 s4, 0x7fffffff
	v_and_b32_e64 v0, s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_branch .LBB8_28
.LBB8_26:
	buffer_load_ushort v0, off, s[0:3], s33 offset:80
	s_mov_b32 s4, 0x4000
	s_waitcnt vmcnt(0)
	v_cmp_lt_f16_e64 s[4:5], v0, s4
	s_mov_b32 s6, 0x3fc00000
	s_mov_b32 s7, 0xbfc00000
	v_mov_b32_e32 v0, s7
	v_mov_b32_e32 v1, s6
	v_cndmask_b32_e64 v0, v0, v1, s[4:5]
	buffer_store_dword v0, off, s[0:3], s33 offset:108
	s_branch .LBB8_24
.LBB8_27:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 0
	v_readlane_b32 s5, v0, 1
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v1, 58
	v_readlane_b32 s9, v1, 59
	v_readlane_b32 s6, v1, 62
	v_readlane_b32 s7, v1, 63
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v1, s6, 56
	v_writelane_b32 v1, s7, 57
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v1, s6, 52
	v_writelane_b32 v1, s7, 53
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 6
	v_writelane_b32 v0, s7, 7
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB8_22
	s_branch .LBB8_30
.LBB8_28:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 4
	v_readlane_b32 s5, v1, 5
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 60
	v_readlane_b32 s5, v0, 61
	buffer_load_dword v2, off, s[0:3], s33 offset:88
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	s_mov_b64 s[8:9], -1
	v_mov_b32_e32 v1, v2
	s_mov_b32 s6, s8
	v_mov_b32_e32 v2, v3
	s_mov_b32 s8, s9
	v_add_u32_e64 v1, s[6:7], v1, s6
	v_mov_b32_e32 v3, s8
	v_addc_u32_e64 v3, s[6:7], v2, v3, s[6:7]
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v2
	buffer_store_dword v3, off, s[0:3], s33 offset:92
	buffer_store_dword v1, off, s[0:3], s33 offset:88
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 62
	v_writelane_b32 v0, s5, 63
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_branch .LBB8_27
.LBB8_30:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 6
	v_readlane_b32 s5, v0, 7
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	v_mov_b32_e32 v1, 0
	buffer_store_dword v1, off, s[0:3], s33 offset:96
	s_mov_b64 s[4:5], 0
	s_waitcnt vmcnt(1)
	v_writelane_b32 v0, s4, 8
	v_writelane_b32 v0, s5, 9
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
.LBB8_32:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 10
	v_readlane_b32 s5, v0, 11
	v_readlane_b32 s6, v0, 8
	v_readlane_b32 s7, v0, 9
	v_writelane_b32 v0, s6, 12
	v_writelane_b32 v0, s7, 13
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	s_mov_b32 s6, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_cmp_lt_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 14
	v_writelane_b32 v0, s5, 15
	v_writelane_b32 v0, s4, 16
	v_writelane_b32 v0, s5, 17
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 18
	v_writelane_b32 v0, s5, 19
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_34
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 0xff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v2, s4
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	v_add_u32_e64 v0, s[4:5], v0, v1
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v0, s4, v0
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v0, v0, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v1, v1, v3
	s_mov_b32 s4, 7
	v_and_b32_e64 v1, v1, s4
	v_lshlrev_b32_e64 v1, v1, v2
	s_waitcnt lgkmcnt(0)
	v_and_b32_e64 v0, v0, v1
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	buffer_load_dword v1, off, s[0:3], s33 offset:72
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	v_lshlrev_b32_e64 v0, v0, v1
	v_and_b32_e64 v0, v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_branch .LBB8_35
.LBB8_34:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	v_readlane_b32 s5, v0, 19
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 12
	v_readlane_b32 s9, v0, 13
	v_readlane_b32 s6, v0, 16
	v_readlane_b32 s7, v0, 17
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 10
	v_writelane_b32 v0, s7, 11
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 8
	v_writelane_b32 v0, s7, 9
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 20
	v_writelane_b32 v0, s7, 21
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB8_32
	s_branch .LBB8_57
.LBB8_35:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:116
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 22
	v_writelane_b32 v0, s7, 23
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_39
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:116
	s_mov_b32 s4, 2
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 24
	v_writelane_b32 v0, s7, 25
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_44
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:116
	s_mov_b32 s4, 3
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 26
	v_writelane_b32 v0, s7, 27
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_46
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:116
	s_mov_b32 s4, 4
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 28
	v_writelane_b32 v0, s7, 29
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_48
	s_branch .LBB8_50
.LBB8_39:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 22
	v_readlane_b32 s5, v0, 23
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 30
	v_writelane_b32 v0, s5, 31
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB8_55
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:116
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 32
	v_writelane_b32 v0, s7, 33
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_41
	s_branch .LBB8_43
.LBB8_41:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 32
	v_readlane_b32 s5, v0, 33
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 34
	v_writelane_b32 v0, s5, 35
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB8_54
	buffer_load_dword v0, off, s[0:3], s33 offset:96
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_branch .LBB8_54
.LBB8_43:
	buffer_load_ubyte v0, off, s[0:3], s33 offset:82
	s_mov_b32 s4, 14
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, v0, s4
	buffer_store_byte v0, off, s[0:3], s33 offset:82
	s_branch .LBB8_41
.LBB8_44:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 24
	v_readlane_b32 s5, v0, 25
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 36
	v_writelane_b32 v0, s5, 37
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB8_53
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	s_waitcnt vmcnt(0)
	v_mul_f32_e64 v0, 1.0, v0
	s_mov_b32 s4, 0
	v_max_f32_e64 v0, v0, s4
	s_mov_b32 s4, 1.0
	v_min_f32_e64 v2, v0, s4
	buffer_load_dword v7, off, s[0:3], s33 offset:24
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:96
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v5, s4, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v0, s[4:5], v0, v4
	v_addc_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	flat_store_dword v[0:1], v2
	s_branch .LBB8_53
.LBB8_46:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 26
	v_readlane_b32 s5, v0, 27
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 38
	v_writelane_b32 v0, s5, 39
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB8_52
	buffer_load_ushort v0, off, s[0:3], s33 offset:84
	s_mov_b32 s4, 3
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v0, v0, s4
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[4:5], v1, s4
	s_mov_b32 s6, 0
	v_mov_b32_e32 v2, s6
	v_cndmask_b32_e64 v1, v1, v2, s[4:5]
	v_add_u32_e64 v0, s[4:5], v0, v1
	buffer_store_short v0, off, s[0:3], s33 offset:84
	s_branch .LBB8_52
.LBB8_48:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 28
	v_readlane_b32 s5, v0, 29
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 40
	v_writelane_b32 v0, s5, 41
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB8_51
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 s4, 0x3fa00000
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v2, v0, s4
	s_mov_b32 s4, 0x3fc00000
	v_div_scale_f32 v5, vcc, s4, v2, s4
	v_div_scale_f32 v1, s[6:7], v2, v2, s4
	v_rcp_f32_e64 v4, v1
	s_mov_b32 s7, 3
	s_mov_b32 s6, 1.0
	s_mov_b32 s5, 0
	s_setreg_b32 hwreg(HW_REG_MODE, 4, 2), s7
	v_fma_f32 v3, -v1, v4, s6
	v_fma_f32 v3, v3, v4, v4
	v_mul_f32_e64 v6, v5, v3
	v_fma_f32 v4, -v1, v6, v5
	v_fma_f32 v4, v4, v3, v6
	v_fma_f32 v1, -v1, v4, v5
	s_setreg_b32 hwreg(HW_REG_MODE, 4, 2), s5
	v_div_fmas_f32 v1, v1, v3, v4
	v_div_fixup_f32 v2, v1, v2, s4
	buffer_load_dword v7, off, s[0:3], s33 offset:24
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v1
	v_cvt_i32_f32_e64 v0, v0
	s_mov_b32 s4, 0x3ff
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v5, s4, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v0, s[4:5], v0, v4
	v_addc_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	flat_store_dword v[0:1], v2
	s_branch .LBB8_51
.LBB8_50:
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, s[4:5], v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	s_branch .LBB8_48
.LBB8_51:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 40
	v_readlane_b32 s5, v0, 41
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB8_46
.LBB8_52:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 38
	v_readlane_b32 s5, v0, 39
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB8_44
.LBB8_53:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 36
	v_readlane_b32 s5, v0, 37
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB8_39
.LBB8_54:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 34
	v_readlane_b32 s5, v0, 35
	s_or_b64 exec, exec, s[4:5]
.LBB8_55:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 30
	v_readlane_b32 s5, v0, 31
	s_or_b64 exec, exec, s[4:5]
	buffer_load_ushort v0, off, s[0:3], s33 offset:84
	s_mov_b32 s4, 3
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v0, v0, s4
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	s_mov_b32 s4, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	v_lshlrev_b32_e64 v1, v1, v2
	v_add_u32_e64 v0, s[4:5], v0, v1
	buffer_store_short v0, off, s[0:3], s33 offset:84
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	v_readlane_b32 s5, v0, 15
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[6:7], v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:96
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 16
	v_writelane_b32 v0, s5, 17
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_branch .LBB8_34
.LBB8_57:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 20
	v_readlane_b32 s5, v0, 21
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, s[4:5], v0, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:72
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, s[4:5], v0, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, s[4:5], v0, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, s[4:5], v0, v1
	buffer_load_sbyte v1, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, s[4:5], v0, v1
	buffer_load_ushort v1, off, s[0:3], s33 offset:84
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, s[4:5], v0, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v1, s5, v1
	s_mov_b32 m0, -1
	ds_read_b32 v1, v1
	s_waitcnt lgkmcnt(0)
	v_add_u32_e64 v2, s[6:7], v0, v1
	buffer_load_dword v7, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b32 s6, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s6
	v_lshlrev_b32_e64 v5, s5, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v0, s[8:9], v0, v4
	v_addc_u32_e64 v3, s[8:9], v1, v3, s[8:9]
	v_mov_b32_e32 v1, v3
	flat_store_dword v[0:1], v2
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	buffer_load_dword v1, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v0, v0, v1
	buffer_load_ushort v1, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v1, v1
	v_add_f32_e64 v2, v0, v1
	buffer_load_dword v7, off, s[0:3], s33 offset:24
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s6
	v_lshlrev_b32_e64 v5, s5, v0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v0, s[4:5], v0, v4
	v_addc_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	flat_store_dword v[0:1], v2
	s_branch .LBB8_21
.LBB8_59:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 54
	v_readlane_b32 s5, v1, 55
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k8
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 128
		.amdhsa_kernarg_size 112
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
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 34
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 0
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
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
	.size	k8, .Lfunc_end8-k8
	.section	.AMDGPU.csdata,"",@progbits
	.type	.str,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.str:
	.asciz	"workgroup"
	.size	.str, 10
	.hidden	__oclc_ABI_version
	.type	__oclc_ABI_version,@object
	.section	.rodata,"a",@progbits
	.weak	__oclc_ABI_version
	.p2align	2, 0x0
__oclc_ABI_version:
	.long	400
	.size	__oclc_ABI_version, 4
	.ident	"Debian clang version 19.1.7 (3~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .name:           a
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           b
        .offset:         8
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         16
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .name:           m
        .offset:         20
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .name:           wide
        .offset:         24
        .size:           8
        .type_name:      long
        .value_kind:     by_value
      - .name:           f
        .offset:         32
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .name:           p
        .offset:         36
        .size:           16
        .type_name:      struct p
        .value_kind:     by_value
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         80
        .size:           8
        .value_kind:     hidden_hostcall_buffer
      - .offset:         88
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         96
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         104
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 112
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           k0
    .private_segment_fixed_size: 128
    .sgpr_count:     40
    .sgpr_spill_count: 150
    .symbol:         k0.kd
    .vgpr_count:     9
    .vgpr_spill_count: 50
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .name:           a
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           b
        .offset:         8
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         16
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .name:           m
        .offset:         20
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .name:           wide
        .offset:         24
        .size:           8
        .type_name:      long
        .value_kind:     by_value
      - .name:           f
        .offset:         32
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .name:           p
        .offset:         36
        .size:           16
        .type_name:      struct p
        .value_kind:     by_value
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         80
        .size:           8
        .value_kind:     hidden_hostcall_buffer
      - .offset:         88
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         96
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         104
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 112
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           k1
    .private_segment_fixed_size: 208
    .sgpr_count:     40
    .sgpr_spill_count: 141
    .symbol:         k1.kd
    .vgpr_count:     10
    .vgpr_spill_count: 82
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .name:           a
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           b
        .offset:         8
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         16
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .name:           m
        .offset:         20
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .name:           wide
        .offset:         24
        .size:           8
        .type_name:      long
        .value_kind:     by_value
      - .name:           f
        .offset:         32
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .name:           p
        .offset:         36
        .size:           16
        .type_name:      struct p
        .value_kind:     by_value
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         80
        .size:           8
        .value_kind:     hidden_hostcall_buffer
      - .offset:         88
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         96
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         104
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 112
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           k2
    .private_segment_fixed_size: 160
    .sgpr_count:     40
    .sgpr_spill_count: 63
    .symbol:         k2.kd
    .vgpr_count:     10
    .vgpr_spill_count: 39
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .name:           a
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           b
        .offset:         8
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         16
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .name:           m
        .offset:         20
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .name:           wide
        .offset:         24
        .size:           8
        .type_name:      long
        .value_kind:     by_value
      - .name:           f
        .offset:         32
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .name:           p
        .offset:         36
        .size:           16
        .type_name:      struct p
        .value_kind:     by_value
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         80
        .size:           8
        .value_kind:     hidden_hostcall_buffer
      - .offset:         88
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         96
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         104
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 112
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           k3
    .private_segment_fixed_size: 120
    .sgpr_count:     40
    .sgpr_spill_count: 10
    .symbol:         k3.kd
    .vgpr_count:     10
    .vgpr_spill_count: 14
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .name:           a
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           b
        .offset:         8
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         16
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .name:           m
        .offset:         20
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .name:           wide
        .offset:         24
        .size:           8
        .type_name:      long
        .value_kind:     by_value
      - .name:           f
        .offset:         32
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .name:           p
        .offset:         36
        .size:           16
        .type_name:      struct p
        .value_kind:     by_value
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         80
        .size:           8
        .value_kind:     hidden_hostcall_buffer
      - .offset:         88
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         96
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         104
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 112
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           k4
    .private_segment_fixed_size: 248
    .sgpr_count:     40
    .sgpr_spill_count: 188
    .symbol:         k4.kd
    .vgpr_count:     12
    .vgpr_spill_count: 133
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .name:           a
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           b
        .offset:         8
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         16
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .name:           m
        .offset:         20
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .name:           wide
        .offset:         24
        .size:           8
        .type_name:      long
        .value_kind:     by_value
      - .name:           f
        .offset:         32
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .name:           p
        .offset:         36
        .size:           16
        .type_name:      struct p
        .value_kind:     by_value
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         80
        .size:           8
        .value_kind:     hidden_hostcall_buffer
      - .offset:         88
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         96
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         104
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 112
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           k5
    .private_segment_fixed_size: 128
    .sgpr_count:     40
    .sgpr_spill_count: 23
    .symbol:         k5.kd
    .vgpr_count:     10
    .vgpr_spill_count: 25
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .name:           a
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           b
        .offset:         8
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         16
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .name:           m
        .offset:         20
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .name:           wide
        .offset:         24
        .size:           8
        .type_name:      long
        .value_kind:     by_value
      - .name:           f
        .offset:         32
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .name:           p
        .offset:         36
        .size:           16
        .type_name:      struct p
        .value_kind:     by_value
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         80
        .size:           8
        .value_kind:     hidden_hostcall_buffer
      - .offset:         88
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         96
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         104
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 112
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           k6
    .private_segment_fixed_size: 176
    .sgpr_count:     40
    .sgpr_spill_count: 116
    .symbol:         k6.kd
    .vgpr_count:     11
    .vgpr_spill_count: 71
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .name:           a
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           b
        .offset:         8
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         16
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .name:           m
        .offset:         20
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .name:           wide
        .offset:         24
        .size:           8
        .type_name:      long
        .value_kind:     by_value
      - .name:           f
        .offset:         32
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .name:           p
        .offset:         36
        .size:           16
        .type_name:      struct p
        .value_kind:     by_value
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         80
        .size:           8
        .value_kind:     hidden_hostcall_buffer
      - .offset:         88
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         96
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         104
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 112
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           k7
    .private_segment_fixed_size: 160
    .sgpr_count:     40
    .sgpr_spill_count: 42
    .symbol:         k7.kd
    .vgpr_count:     10
    .vgpr_spill_count: 39
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .name:           a
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           b
        .offset:         8
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         16
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .name:           m
        .offset:         20
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .name:           wide
        .offset:         24
        .size:           8
        .type_name:      long
        .value_kind:     by_value
      - .name:           f
        .offset:         32
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .name:           p
        .offset:         36
        .size:           16
        .type_name:      struct p
        .value_kind:     by_value
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         80
        .size:           8
        .value_kind:     hidden_hostcall_buffer
      - .offset:         88
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         96
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         104
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 112
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           k8
    .private_segment_fixed_size: 128
    .sgpr_count:     40
    .sgpr_spill_count: 134
    .symbol:         k8.kd
    .vgpr_count:     10
    .vgpr_spill_count: 45
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.amdhsa_code_object_version 4
	.protected	k0
	.globl	k0
	.p2align	8
	.type	k0,@function
k0:
	s_mov_b32 s33, 0
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[18:19], s[8:9]
	v_writelane_b32 v1, s18, 0
	v_writelane_b32 v1, s19, 1
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v1
	s_mov_b64 exec, s[20:21]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
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
	s_mov_b32 s5, 0x3ff
	v_and_b32_e64 v1, v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:52
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 6
	v_mov_b32_e32 v1, s4
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v1, s14, v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:56
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s14, v1
	buffer_store_dword v1, off, s[0:3], s33 offset:60
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v1, 31, v2
	v_mov_b32_e32 v3, v1
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[6:7], s4, v[2:3]
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v3, v7
	v_add_co_u32_e64 v2, s[6:7], v2, v4
	v_addc_co_u32_e64 v1, s[6:7], v1, v3, s[6:7]
	v_mov_b32_e32 v3, v1
	global_load_dword v1, v[2:3], off
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:68
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_nop 0
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:72
	buffer_load_dword v8, off, s[0:3], s33 offset:24
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s5
	v_lshlrev_b32_e64 v6, s4, v1
	s_mov_b32 s5, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v3, v7
	v_add_co_u32_e64 v2, s[6:7], v2, v4
	v_addc_co_u32_e64 v1, s[6:7], v1, v3, s[6:7]
	v_mov_b32_e32 v3, v1
	global_load_dword v1, v[2:3], off
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
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s5, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s5
	v_lshlrev_b32_e64 v1, s4, v1
	ds_write_b32 v1, v2
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 0
	v_cmp_eq_u32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 2
	v_writelane_b32 v0, s7, 3
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_6
	s_branch .LBB0_2
.LBB0_1:
	buffer_load_ushort v0, off, s[0:3], s33 offset:84
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v1, v0, 1, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, v0, s4
	s_mov_b32 s4, 63
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v0, s4, v0
	ds_read_b32 v0, v0
	s_mov_b32 s5, 26
	s_waitcnt lgkmcnt(0)
	v_xad_u32 v0, v0, s5, v1
	buffer_store_short v0, off, s[0:3], s33 offset:84
	buffer_load_dword v6, off, s[0:3], s33 offset:16
	s_nop 0
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 s5, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s5
	v_lshlrev_b32_e64 v4, s4, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v7
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v0, s[4:5], v0, v3
	v_addc_co_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v2
	v_mov_b32_e32 v2, s4
	buffer_store_dword v2, off, s[0:3], s33 offset:88
	buffer_load_dword v2, off, s[0:3], s33 offset:88
	s_waitcnt vmcnt(0)
	global_atomic_add v0, v[0:1], v2, off glc
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_branch .LBB0_38
.LBB0_2:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:12
	buffer_load_ushort v2, off, s[0:3], s33 offset:84
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	v_accvgpr_write_b32 a1, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 4
	v_writelane_b32 v0, s7, 5
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_3
	s_branch .LBB0_5
.LBB0_3:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 4
	v_readlane_b32 s5, v0, 5
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a1
	v_accvgpr_write_b32 a2, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 6
	v_writelane_b32 v0, s5, 7
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_7
	buffer_load_ushort v0, off, s[0:3], s33 offset:84
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a2, v0
	s_branch .LBB0_7
.LBB0_5:
	buffer_load_ushort v0, off, s[0:3], s33 offset:84
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s4, v0
	v_accvgpr_write_b32 a1, v0
	s_branch .LBB0_3
.LBB0_6:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 2
	v_readlane_b32 s5, v0, 3
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 8
	v_writelane_b32 v0, s5, 9
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_38
	s_branch .LBB0_1
.LBB0_7:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 6
	v_readlane_b32 s5, v0, 7
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v1, a2
	buffer_load_ushort v2, off, s[0:3], s33 offset:84
	s_mov_b32 s4, 26
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v2, v2, s4
	v_cmp_ne_u32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	v_accvgpr_write_b32 a3, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 10
	v_writelane_b32 v0, s7, 11
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_8
	s_branch .LBB0_10
.LBB0_8:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 10
	v_readlane_b32 s5, v0, 11
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a3
	v_accvgpr_write_b32 a4, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 12
	v_writelane_b32 v0, s5, 13
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_11
	buffer_load_ushort v0, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v0, v0
	s_mov_b32 s4, 0x3fc00000
	v_mul_f32_e64 v0, v0, s4
	s_mov_b32 s4, 0
	v_max_f32_e64 v0, v0, s4
	s_mov_b32 s4, 1.0
	v_min_f32_e64 v0, v0, s4
	v_accvgpr_write_b32 a4, v0
	s_branch .LBB0_11
.LBB0_10:
	buffer_load_ushort v0, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v0, v0
	s_mov_b32 s4, 0x3fc00000
	v_mul_f32_e64 v0, v0, s4
	s_mov_b32 s4, 0
	v_max_f32_e64 v0, v0, s4
	s_mov_b32 s4, 1.0
	v_min_f32_e64 v0, v0, s4
	s_mov_b32 s4, 0x80000000
	v_xor_b32_e64 v0, s4, v0
	v_accvgpr_write_b32 a3, v0
	s_branch .LBB0_8
.LBB0_11:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 12
	v_readlane_b32 s5, v0, 13
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v1, a4
	buffer_store_dword v1, off, s[0:3], s33 offset:76
	s_mov_b64 s[4:5], 5
	s_mov_b32 s6, s5
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:100
	v_mov_b32_e32 v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:96
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 14
	v_writelane_b32 v0, s5, 15
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
.LBB0_12:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 16
	v_readlane_b32 s5, v0, 17
	v_readlane_b32 s6, v0, 14
	v_readlane_b32 s7, v0, 15
	v_writelane_b32 v0, s6, 18
	v_writelane_b32 v0, s7, 19
	buffer_load_dword v2, off, s[0:3], s33 offset:96
	buffer_load_dword v1, off, s[0:3], s33 offset:100
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	s_mov_b64 s[6:7], 0
	v_cmp_gt_i64_e64 s[6:7], v[2:3], s[6:7]
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 20
	v_writelane_b32 v0, s5, 21
	v_writelane_b32 v0, s4, 22
	v_writelane_b32 v0, s5, 23
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 24
	v_writelane_b32 v0, s5, 25
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_14
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, s4
	buffer_store_byte v1, off, s[0:3], s33 offset:104
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 26
	v_writelane_b32 v0, s5, 27
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB0_15
.LBB0_14:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 24
	v_readlane_b32 s5, v0, 25
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 18
	v_readlane_b32 s9, v0, 19
	v_readlane_b32 s6, v0, 22
	v_readlane_b32 s7, v0, 23
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 16
	v_writelane_b32 v0, s7, 17
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 14
	v_writelane_b32 v0, s7, 15
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 28
	v_writelane_b32 v0, s7, 29
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_12
	s_branch .LBB0_36
.LBB0_15:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s6, v0, 30
	v_readlane_b32 s7, v0, 31
	v_readlane_b32 s8, v0, 32
	v_readlane_b32 s9, v0, 33
	v_readlane_b32 s4, v0, 34
	v_readlane_b32 s5, v0, 35
	v_readlane_b32 s10, v0, 26
	v_readlane_b32 s11, v0, 27
	v_writelane_b32 v0, s10, 36
	v_writelane_b32 v0, s11, 37
	v_writelane_b32 v0, s6, 38
	v_writelane_b32 v0, s7, 39
	buffer_load_ubyte v1, off, s[0:3], s33 offset:104
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_mov_b32 s6, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_cmp_ne_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[10:11], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 40
	v_writelane_b32 v0, s5, 41
	s_or_b64 s[8:9], s[8:9], exec
	v_writelane_b32 v0, s8, 42
	v_writelane_b32 v0, s9, 43
	v_writelane_b32 v0, s8, 44
	v_writelane_b32 v0, s9, 45
	v_writelane_b32 v0, s4, 46
	v_writelane_b32 v0, s5, 47
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 48
	v_writelane_b32 v0, s5, 49
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_18
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 s4, 0xff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s4
	v_add_u32_e64 v1, v1, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:68
	buffer_load_dword v3, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_or_b32_e64 v3, v3, s4
	s_mov_b32 s4, 0
	v_sub_u32_e64 v5, s4, v3
	v_cvt_f32_u32_e32 v4, v3
	v_rcp_iflag_f32_e32 v4, v4
	v_mul_f32_e32 v4, 0x4f7ffffe, v4
	v_cvt_u32_f32_e32 v4, v4
	v_mul_lo_u32 v5, v5, v4
	v_mul_hi_u32 v5, v4, v5
	v_add_u32_e64 v4, v4, v5
	v_mul_hi_u32 v4, v2, v4
	v_mul_lo_u32 v4, v4, v3
	v_sub_u32_e64 v2, v2, v4
	v_cmp_ge_u32_e64 s[4:5], v2, v3
	v_sub_u32_e64 v4, v2, v3
	v_cndmask_b32_e64 v2, v2, v4, s[4:5]
	v_cmp_ge_u32_e64 s[4:5], v2, v3
	v_sub_u32_e64 v3, v2, v3
	v_cndmask_b32_e64 v2, v2, v3, s[4:5]
	v_cmp_lt_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[4:5], -1
	v_writelane_b32 v0, s4, 50
	v_writelane_b32 v0, s5, 51
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 52
	v_writelane_b32 v0, s5, 53
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_20
	s_branch .LBB0_19
.LBB0_17:
	s_branch .LBB0_22
.LBB0_18:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 48
	v_readlane_b32 s5, v0, 49
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s10, v0, 38
	v_readlane_b32 s11, v0, 39
	v_readlane_b32 s12, v0, 36
	v_readlane_b32 s13, v0, 37
	v_readlane_b32 s8, v0, 44
	v_readlane_b32 s9, v0, 45
	v_readlane_b32 s6, v0, 46
	v_readlane_b32 s7, v0, 47
	s_mov_b64 s[4:5], s[8:9]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[12:13]
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[12:13], s[6:7], exec
	s_or_b64 s[10:11], s[10:11], s[12:13]
	v_writelane_b32 v0, s10, 54
	v_writelane_b32 v0, s11, 55
	v_writelane_b32 v0, s10, 30
	v_writelane_b32 v0, s11, 31
	v_writelane_b32 v0, s8, 32
	v_writelane_b32 v0, s9, 33
	v_writelane_b32 v0, s6, 34
	v_writelane_b32 v0, s7, 35
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 26
	v_writelane_b32 v0, s7, 27
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 56
	v_writelane_b32 v0, s7, 57
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_15
	s_branch .LBB0_54
.LBB0_19:
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	v_cvt_f16_f32_e64 v0, v0
	buffer_load_ushort v1, off, s[0:3], s33 offset:80
	s_mov_b32 s4, 0x3800
	s_waitcnt vmcnt(0)
	v_fma_f16 v0, v0, v1, s4
	buffer_store_short v0, off, s[0:3], s33 offset:80
	s_branch .LBB0_21
.LBB0_20:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s10, v0, 52
	v_readlane_b32 s11, v0, 53
	s_or_b64 exec, exec, s[10:11]
	v_readlane_b32 s6, v0, 42
	v_readlane_b32 s7, v0, 43
	v_readlane_b32 s4, v0, 40
	v_readlane_b32 s5, v0, 41
	v_readlane_b32 s8, v0, 50
	v_readlane_b32 s9, v0, 51
	s_mov_b64 s[10:11], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[8:9], s[8:9], exec
	s_or_b64 s[6:7], s[6:7], s[8:9]
	v_writelane_b32 v0, s6, 44
	v_writelane_b32 v0, s7, 45
	v_writelane_b32 v0, s4, 46
	v_writelane_b32 v0, s5, 47
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB0_18
.LBB0_21:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_ubyte v1, off, s[0:3], s33 offset:104
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_add_u16_e64 v1, v1, s4
	buffer_store_byte v1, off, s[0:3], s33 offset:104
	s_mov_b64 s[4:5], 0
	s_xor_b64 s[4:5], exec, -1
	v_writelane_b32 v0, s4, 50
	v_writelane_b32 v0, s5, 51
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB0_20
.LBB0_22:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 58
	v_readlane_b32 s5, v0, 59
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	s_mov_b32 s4, 4.0
	s_waitcnt vmcnt(0)
	v_med3_f32 v1, v1, v1, s4
	v_accvgpr_write_b32 a5, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v1, v1
	buffer_load_sbyte v2, off, s[0:3], s33 offset:82
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_or_b32_e64 v2, v2, s4
	s_mov_b32 s4, 0
	v_sub_u32_e64 v4, s4, v2
	v_cvt_f32_u32_e32 v3, v2
	v_rcp_iflag_f32_e32 v3, v3
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_mul_lo_u32 v4, v4, v3
	v_mul_hi_u32 v4, v3, v4
	v_add_u32_e64 v3, v3, v4
	v_mul_hi_u32 v3, v1, v3
	v_mul_lo_u32 v3, v3, v2
	v_sub_u32_e64 v1, v1, v3
	v_cmp_ge_u32_e64 s[4:5], v1, v2
	v_sub_u32_e64 v3, v1, v2
	v_cndmask_b32_e64 v1, v1, v3, s[4:5]
	v_cmp_ge_u32_e64 s[4:5], v1, v2
	v_sub_u32_e64 v2, v1, v2
	v_cndmask_b32_e64 v1, v1, v2, s[4:5]
	s_mov_b32 s4, 5
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	v_accvgpr_write_b32 a6, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 60
	v_writelane_b32 v0, s7, 61
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_23
	s_branch .LBB0_25
.LBB0_23:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 60
	v_readlane_b32 s5, v0, 61
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a6
	v_accvgpr_write_b32 a7, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 62
	v_writelane_b32 v0, s5, 63
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_26
	buffer_load_dword v6, off, s[0:3], s33 offset:24
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v4, s4, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v7
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v0, s[4:5], v0, v3
	v_addc_co_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	global_load_dword v0, v[0:1], off
	s_mov_b32 s4, 0x7fffffff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, s4, v0
	v_accvgpr_write_b32 a7, v0
	s_branch .LBB0_26
.LBB0_25:
	buffer_load_dword v6, off, s[0:3], s33 offset:24
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v4, s4, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v7
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v0, s[4:5], v0, v3
	v_addc_co_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	global_load_dword v0, v[0:1], off
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a6, v0
	s_branch .LBB0_23
.LBB0_26:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v2, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v2, 62
	v_readlane_b32 s5, v2, 63
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a8
	s_mov_b64 exec, s[20:21]
	v_accvgpr_read_b32 v3, a5
	v_accvgpr_read_b32 v1, a7
	s_mov_b32 s4, 0x3fa00000
	v_add_f32_e64 v2, v1, s4
	v_div_scale_f32 v1, s[4:5], v2, v2, v3
	v_rcp_f32_e64 v4, v1
	s_mov_b32 s4, 1.0
	v_fma_f32 v5, -v1, v4, s4
	v_fmac_f32_e64 v4, v5, v4
	v_div_scale_f32 v6, vcc, v3, v2, v3
	v_mul_f32_e64 v5, v6, v4
	v_fma_f32 v7, -v1, v5, v6
	v_fmac_f32_e64 v5, v7, v4
	v_fma_f32 v1, -v1, v5, v6
	v_div_fmas_f32 v1, v1, v4, v5
	v_div_fixup_f32 v1, v1, v2, v3
	v_accvgpr_write_b32 a9, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v2, v1
	v_accvgpr_write_b32 a10, v2
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v2
	s_mov_b32 s4, 0x3ff
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v6, s4, v1
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v3, v7
	v_add_co_u32_e64 v2, s[4:5], v2, v4
	v_addc_co_u32_e64 v1, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v3, v1
	global_load_dword v1, v[2:3], off
	s_mov_b32 s4, -8
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 0
	v_writelane_b32 v0, s7, 1
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a8, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_27
	s_branch .LBB0_29
.LBB0_27:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a8
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 0
	v_readlane_b32 s5, v0, 1
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_readlane_b32 s6, v0, 2
	v_mov_b32_e32 v1, s6
	v_accvgpr_write_b32 a11, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 3
	v_writelane_b32 v0, s5, 4
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a8, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_30
	buffer_load_dword v6, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v4, s4, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v7
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v0, s[4:5], v0, v3
	v_addc_co_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	global_load_dword v0, v[0:1], off
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a11, v0
	s_branch .LBB0_30
.LBB0_29:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a8
	s_mov_b64 exec, s[20:21]
	s_mov_b32 s4, -7
	v_writelane_b32 v0, s4, 2
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a8, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB0_27
.LBB0_30:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a8
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 3
	v_readlane_b32 s5, v0, 4
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v1, a11
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v2, v2, s4
	s_mov_b32 s4, 63
	v_and_b32_e64 v2, v2, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v2, s4, v2
	ds_read_b32 v2, v2
	s_mov_b32 s4, 16
	s_waitcnt lgkmcnt(0)
	v_add_u32_e64 v2, v2, s4
	v_bfe_i32 v2, v2, 0, 16
	v_cmp_ne_u32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	v_accvgpr_write_b32 a12, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 5
	v_writelane_b32 v0, s7, 6
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a8, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_31
	s_branch .LBB0_33
.LBB0_31:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a8
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 5
	v_readlane_b32 s5, v0, 6
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a12
	v_accvgpr_write_b32 a13, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 7
	v_writelane_b32 v0, s5, 8
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a8, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_34
	buffer_load_dword v6, off, s[0:3], s33 offset:24
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v4, s4, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v7
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v0, s[4:5], v0, v3
	v_addc_co_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	global_load_dword v0, v[0:1], off
	s_mov_b32 s4, 0x7fffffff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, s4, v0
	v_accvgpr_write_b32 a13, v0
	s_branch .LBB0_34
.LBB0_33:
	buffer_load_ushort v0, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v0, v0
	v_accvgpr_write_b32 a12, v0
	s_branch .LBB0_31
.LBB0_34:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v3, a8
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v3, 7
	v_readlane_b32 s5, v3, 8
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v0, a9
	v_accvgpr_read_b32 v1, a10
	v_accvgpr_read_b32 v2, a13
	v_mul_f32_e64 v1, v1, v2
	v_mul_f32_e64 v0, v0, v1
	buffer_store_dword v0, off, s[0:3], s33 offset:76
	buffer_load_dword v1, off, s[0:3], s33 offset:76
	s_mov_b32 s4, 0x3fc00000
	s_waitcnt vmcnt(0)
	v_div_scale_f32 v0, s[6:7], s4, s4, v1
	v_rcp_f32_e64 v2, v0
	s_mov_b32 s5, 1.0
	v_fma_f32 v3, -v0, v2, s5
	v_fmac_f32_e64 v2, v3, v2
	v_div_scale_f32 v4, vcc, v1, s4, v1
	v_mul_f32_e64 v3, v4, v2
	v_fma_f32 v5, -v0, v3, v4
	v_fmac_f32_e64 v3, v5, v2
	v_fma_f32 v0, -v0, v3, v4
	v_div_fmas_f32 v0, v0, v2, v3
	v_div_fixup_f32 v1, v0, s4, v1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_fmac_f32_e64 v0, v1, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 20
	v_readlane_b32 s5, v0, 21
	buffer_load_dword v4, off, s[0:3], s33 offset:96
	buffer_load_dword v1, off, s[0:3], s33 offset:100
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v1
	s_mov_b64 s[8:9], -1
	v_mov_b32_e32 v2, v4
	s_mov_b32 s6, s8
	v_mov_b32_e32 v1, v5
	s_mov_b32 s8, s9
	v_add_co_u32_e64 v2, s[6:7], v2, s6
	v_mov_b32_e32 v3, s8
	v_addc_co_u32_e64 v1, s[6:7], v1, v3, s[6:7]
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v1, v3
	buffer_store_dword v1, off, s[0:3], s33 offset:100
	v_mov_b32_e32 v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:96
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 22
	v_writelane_b32 v0, s5, 23
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB0_14
.LBB0_36:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 28
	v_readlane_b32 s5, v0, 29
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB0_6
.LBB0_38:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v1, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v1, 8
	v_readlane_b32 s5, v1, 9
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a8
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v2, off, s[0:3], s33 offset:76
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	buffer_load_dword v3, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v3, v3
	s_mov_b32 s4, 0x3fa00000
	v_add_f32_e64 v4, v3, s4
	v_div_scale_f32 v3, s[4:5], v4, v4, v1
	v_rcp_f32_e64 v5, v3
	s_mov_b32 s4, 1.0
	v_fma_f32 v6, -v3, v5, s4
	v_fmac_f32_e64 v5, v6, v5
	v_div_scale_f32 v7, vcc, v1, v4, v1
	v_mul_f32_e64 v6, v7, v5
	v_fma_f32 v8, -v3, v6, v7
	v_fmac_f32_e64 v6, v8, v5
	v_fma_f32 v3, -v3, v6, v7
	v_div_fmas_f32 v3, v3, v5, v6
	v_div_fixup_f32 v3, v3, v4, v1
	v_fmac_f32_e64 v1, v2, v3
	buffer_store_dword v1, off, s[0:3], s33 offset:48
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_nop 0
	buffer_load_ubyte v1, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, v2
	buffer_store_byte v1, off, s[0:3], s33 offset:82
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v1, v1
	buffer_store_dword v1, off, s[0:3], s33 offset:72
	v_mov_b32_e32 v1, 1
	buffer_store_dword v1, off, s[0:3], s33 offset:108
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 9
	v_writelane_b32 v0, s5, 10
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a8, v0
	s_mov_b64 exec, s[20:21]
.LBB0_39:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a8
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	v_readlane_b32 s6, v0, 9
	v_readlane_b32 s7, v0, 10
	v_writelane_b32 v0, s6, 13
	v_writelane_b32 v0, s7, 14
	buffer_load_dword v1, off, s[0:3], s33 offset:108
	s_mov_b32 s6, 17
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a8, v0
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_49
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a8
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v2, off, s[0:3], s33 offset:108
	buffer_load_ubyte v1, off, s[0:3], s33 offset:82
	s_mov_b32 s4, 15
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s6, 1
	v_add_u32_e64 v5, v1, s6
	s_mov_b32 s4, 31
	v_ashrrev_i32_e64 v3, s4, v2
	v_add_u32_e64 v4, v2, v3
	v_xor_b32_e64 v4, v4, v3
	v_not_b32_e32 v6, v1
	v_cvt_f32_u32_e32 v1, v5
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v6, v6, v1
	v_mul_hi_u32 v6, v1, v6
	v_add_u32_e64 v1, v1, v6
	v_mul_hi_u32 v1, v4, v1
	v_mul_lo_u32 v6, v1, v5
	v_sub_u32_e64 v4, v4, v6
	v_cmp_ge_u32_e64 s[8:9], v4, v5
	v_sub_u32_e64 v6, v4, v5
	v_cndmask_b32_e64 v4, v4, v6, s[8:9]
	v_cmp_ge_u32_e64 s[4:5], v4, v5
	v_add_u32_e64 v4, v1, s6
	v_cndmask_b32_e64 v1, v1, v4, s[8:9]
	v_add_u32_e64 v4, v1, s6
	v_cndmask_b32_e64 v1, v1, v4, s[4:5]
	v_xor_b32_e64 v1, v1, v3
	v_sub_u32_e64 v1, v1, v3
	buffer_load_dword v3, off, s[0:3], s33
	s_mov_b32 s4, 5
	s_waitcnt vmcnt(0)
	v_add3_u32 v2, v2, v3, s4
	v_bfe_i32 v2, v2, 0, 16
	v_cmp_ge_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a8, v0
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_42
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a8
	s_mov_b64 exec, s[20:21]
	v_mov_b32_e32 v1, 1
	buffer_store_dword v1, off, s[0:3], s33 offset:112
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a8, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB0_43
.LBB0_42:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a8
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 21
	v_readlane_b32 s5, v0, 22
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB0_50
.LBB0_43:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a8
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	v_readlane_b32 s6, v0, 23
	v_readlane_b32 s7, v0, 24
	v_writelane_b32 v0, s6, 27
	v_writelane_b32 v0, s7, 28
	buffer_load_dword v1, off, s[0:3], s33 offset:112
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 s6, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	s_mov_b32 s6, 2
	v_lshlrev_b32_e64 v2, s6, v2
	v_cmp_le_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 29
	v_writelane_b32 v0, s5, 30
	v_writelane_b32 v0, s4, 31
	v_writelane_b32 v0, s5, 32
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 33
	v_writelane_b32 v0, s5, 34
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a8, v0
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_45
	v_mov_b32_e32 v0, 19
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v0, v2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v3
	s_mov_b32 s5, 3
	v_mad_u64_u32 v[4:5], s[6:7], v2, s5, 0
	v_mov_b32_e32 v2, v5
	v_mov_b32_e32 v6, s4
	v_mov_b32_e32 v3, v6
	s_mov_b32 s4, 32
	v_lshrrev_b64 v[0:1], s4, v[0:1]
	v_mad_u64_u32 v[0:1], s[6:7], v0, s5, v[2:3]
	v_mov_b32_e32 v2, s5
	v_mov_b32_e32 v1, v2
	v_lshlrev_b64 v[2:3], s4, v[0:1]
	v_mov_b32_e32 v1, v3
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v5
	v_or_b32_e64 v0, v0, v1
	v_mov_b32_e32 v1, v4
	v_or_b32_e64 v2, v1, v2
	v_mov_b32_e32 v3, v0
	s_mov_b64 s[8:9], 29
	v_mov_b32_e32 v0, v2
	s_mov_b32 s6, s8
	v_mov_b32_e32 v1, v3
	s_mov_b32 s5, s9
	v_add_co_u32_e64 v0, s[6:7], v0, s6
	v_mov_b32_e32 v2, s5
	v_addc_co_u32_e64 v2, s[6:7], v1, v2, s[6:7]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v1
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	s_nop 0
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b32 s5, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s5
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v6, s5, v0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v7, v0
	v_mov_b32_e32 v0, v8
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v3, v7
	v_add_co_u32_e64 v0, s[4:5], v0, v4
	v_addc_co_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	global_store_dword v[0:1], v2, off
	s_branch .LBB0_46
.LBB0_45:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a8
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 33
	v_readlane_b32 s5, v0, 34
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 27
	v_readlane_b32 s9, v0, 28
	v_readlane_b32 s6, v0, 31
	v_readlane_b32 s7, v0, 32
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 25
	v_writelane_b32 v0, s7, 26
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 23
	v_writelane_b32 v0, s7, 24
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 35
	v_writelane_b32 v0, s7, 36
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a8, v0
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_43
	s_branch .LBB0_47
.LBB0_46:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a8
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 29
	v_readlane_b32 s5, v0, 30
	buffer_load_dword v1, off, s[0:3], s33 offset:112
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v1, s6, v1
	buffer_store_dword v1, off, s[0:3], s33 offset:112
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 31
	v_writelane_b32 v0, s5, 32
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a8, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB0_45
.LBB0_47:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a8
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 35
	v_readlane_b32 s5, v0, 36
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v1, v1
	s_mov_b32 s4, 4.0
	v_med3_f32 v0, v0, v1, s4
	v_cvt_f16_f32_e64 v0, v0
	buffer_load_ushort v1, off, s[0:3], s33 offset:80
	s_mov_b32 s4, 0x3800
	s_waitcnt vmcnt(0)
	v_fma_f16 v0, v0, v1, s4
	buffer_store_short v0, off, s[0:3], s33 offset:80
	s_branch .LBB0_42
.LBB0_49:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a8
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 19
	v_readlane_b32 s5, v0, 20
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 13
	v_readlane_b32 s9, v0, 14
	v_readlane_b32 s6, v0, 17
	v_readlane_b32 s7, v0, 18
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 11
	v_writelane_b32 v0, s7, 12
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 9
	v_writelane_b32 v0, s7, 10
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 37
	v_writelane_b32 v0, s7, 38
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a8, v0
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_39
	s_branch .LBB0_52
.LBB0_50:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a8
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 15
	v_readlane_b32 s5, v0, 16
	buffer_load_dword v1, off, s[0:3], s33 offset:108
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v1, s6, v1
	buffer_store_dword v1, off, s[0:3], s33 offset:108
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a8, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB0_49
.LBB0_52:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a8
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 37
	v_readlane_b32 s5, v0, 38
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a8
	s_mov_b64 exec, s[20:21]
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v1, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	buffer_load_dword v3, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v2, v2, v3
	buffer_load_dword v3, off, s[0:3], s33 offset:72
	buffer_load_dword v4, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	v_add3_u32 v2, v2, v3, v4
	buffer_load_dword v3, off, s[0:3], s33 offset:40
	buffer_load_sbyte v4, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_add3_u32 v2, v2, v3, v4
	buffer_load_ushort v3, off, s[0:3], s33 offset:84
	buffer_load_dword v4, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v4, v4, s4
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v4, s5, v4
	ds_read_b32 v4, v4
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v4, v2, v3, v4
	buffer_load_dword v10, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	s_mov_b32 s6, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_lshlrev_b32_e64 v8, s5, v2
	s_mov_b32 s4, 0
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v9, v2
	v_mov_b32_e32 v2, v10
	v_mov_b32_e32 v6, v8
	v_mov_b32_e32 v3, v11
	v_mov_b32_e32 v5, v9
	v_add_co_u32_e64 v2, s[8:9], v2, v6
	v_addc_co_u32_e64 v5, s[8:9], v3, v5, s[8:9]
	v_mov_b32_e32 v3, v5
	global_store_dword v[2:3], v4, off
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	s_nop 0
	buffer_load_dword v3, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v2, v2, v3
	buffer_load_ushort v3, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v3, v3
	v_add_f32_e64 v4, v2, v3
	buffer_load_dword v10, off, s[0:3], s33 offset:24
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_lshlrev_b32_e64 v8, s5, v2
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v9, v2
	v_mov_b32_e32 v2, v10
	v_mov_b32_e32 v6, v8
	v_mov_b32_e32 v3, v11
	v_mov_b32_e32 v5, v9
	v_add_co_u32_e64 v2, s[4:5], v2, v6
	v_addc_co_u32_e64 v5, s[4:5], v3, v5, s[4:5]
	v_mov_b32_e32 v3, v5
	global_store_dword v[2:3], v4, off
	s_endpgm
.LBB0_54:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 56
	v_readlane_b32 s5, v0, 57
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 54
	v_readlane_b32 s5, v0, 55
	s_mov_b64 s[6:7], -1
	s_xor_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 58
	v_writelane_b32 v0, s7, 59
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_22
	s_branch .LBB0_17
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k0
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
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 26
		.amdhsa_next_free_sgpr 34
		.amdhsa_accum_offset 12
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_tg_split 0
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
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[18:19], s[8:9]
	v_writelane_b32 v1, s18, 0
	v_writelane_b32 v1, s19, 1
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v1
	s_mov_b64 exec, s[20:21]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
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
	s_mov_b32 s5, 0x3ff
	v_and_b32_e64 v1, v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:52
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 6
	v_mov_b32_e32 v1, s4
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v1, s14, v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:56
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s14, v1
	buffer_store_dword v1, off, s[0:3], s33 offset:60
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v1, 31, v2
	v_mov_b32_e32 v3, v1
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[6:7], s4, v[2:3]
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v3, v7
	v_add_co_u32_e64 v2, s[6:7], v2, v4
	v_addc_co_u32_e64 v1, s[6:7], v1, v3, s[6:7]
	v_mov_b32_e32 v3, v1
	global_load_dword v1, v[2:3], off
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:68
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_nop 0
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:72
	buffer_load_dword v8, off, s[0:3], s33 offset:24
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s5
	v_lshlrev_b32_e64 v6, s4, v1
	s_mov_b32 s5, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v3, v7
	v_add_co_u32_e64 v2, s[6:7], v2, v4
	v_addc_co_u32_e64 v1, s[6:7], v1, v3, s[6:7]
	v_mov_b32_e32 v3, v1
	global_load_dword v1, v[2:3], off
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
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s5, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s5
	v_lshlrev_b32_e64 v1, s4, v1
	ds_write_b32 v1, v2
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v3, off, s[0:3], s33 offset:68
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	s_mov_b32 s4, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s4
	v_lshlrev_b32_e64 v2, v2, v3
	s_mov_b32 s4, 27
	v_mul_lo_u32 v2, v2, s4
	v_cmp_ge_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 2
	v_writelane_b32 v0, s5, 3
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_5
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, s4
	s_mov_b32 s4, 63
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v1, s5, v1
	ds_read_b32 v2, v1
	buffer_load_ubyte v1, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_xor_b32_e64 v1, v1, v2
	buffer_store_byte v1, off, s[0:3], s33 offset:82
	buffer_load_dword v4, off, s[0:3], s33 offset:16
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v1
	s_mov_b32 s4, 29
	s_mov_b32 s4, s4
	s_mov_b32 s6, 0x3ff
	s_and_b32 s4, s4, s6
	s_lshl_b32 s6, s4, s5
	s_mov_b32 s4, 0
	s_mov_b32 s7, s4
	v_mov_b32_e32 v2, v4
	s_mov_b32 s4, s6
	v_mov_b32_e32 v1, v5
	s_mov_b32 s6, s7
	v_add_co_u32_e64 v2, s[4:5], v2, s4
	v_mov_b32_e32 v3, s6
	v_addc_co_u32_e64 v1, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v3, v1
	v_accvgpr_write_b32 a2, v2
	v_accvgpr_write_b32 a1, v3
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	v_accvgpr_write_b32 a3, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 4
	v_writelane_b32 v0, s7, 5
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_2
	s_branch .LBB1_4
.LBB1_2:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 4
	v_readlane_b32 s5, v0, 5
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a3
	v_accvgpr_write_b32 a4, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 6
	v_writelane_b32 v0, s5, 7
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB1_6
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s4, v0
	v_accvgpr_write_b32 a4, v0
	s_branch .LBB1_6
.LBB1_4:
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a3, v0
	s_branch .LBB1_2
.LBB1_5:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 2
	v_readlane_b32 s5, v0, 3
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB1_7
.LBB1_6:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v3, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v3, 6
	v_readlane_b32 s5, v3, 7
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v0, a2
	v_accvgpr_read_b32 v1, a1
	v_accvgpr_read_b32 v2, a4
	buffer_store_dword v2, off, s[0:3], s33 offset:88
	buffer_load_dword v2, off, s[0:3], s33 offset:88
	s_waitcnt vmcnt(0)
	global_atomic_add v0, v[0:1], v2, off glc
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_branch .LBB1_5
.LBB1_7:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v2, s4
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v6, s5, v1
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v4, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v3, v7
	v_add_co_u32_e64 v4, s[6:7], v4, v5
	v_addc_co_u32_e64 v1, s[6:7], v1, v3, s[6:7]
	v_mov_b32_e32 v5, v1
	global_load_dword v1, v[4:5], off
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, s6
	s_mov_b32 s6, 63
	v_and_b32_e64 v1, v1, s6
	v_lshlrev_b32_e64 v1, s5, v1
	ds_read_b32 v1, v1
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e64 v1, s5, v1
	ds_bpermute_b32 v1, v1, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e64 s[4:5], s4, v1
	v_mov_b32_e32 v1, s6
	v_accvgpr_write_b32 a5, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 8
	v_writelane_b32 v0, s7, 9
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_8
	s_branch .LBB1_10
.LBB1_8:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 8
	v_readlane_b32 s5, v0, 9
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a5
	v_accvgpr_write_b32 a6, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 10
	v_writelane_b32 v0, s5, 11
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB1_11
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 s4, 0x7fffffff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, s4, v0
	v_accvgpr_write_b32 a6, v0
	s_branch .LBB1_11
.LBB1_10:
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a5, v0
	s_branch .LBB1_8
.LBB1_11:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 10
	v_readlane_b32 s5, v0, 11
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v1, a6
	buffer_load_dword v4, off, s[0:3], s33 offset:24
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v2
	s_mov_b32 s5, 0x3ff
	s_and_b32 s4, s4, s5
	s_mov_b32 s5, 2
	s_lshl_b32 s6, s4, s5
	s_mov_b32 s4, 0
	s_mov_b32 s7, s4
	v_mov_b32_e32 v2, v4
	s_mov_b32 s4, s6
	v_mov_b32_e32 v3, v5
	s_mov_b32 s6, s7
	v_add_co_u32_e64 v2, s[4:5], v2, s4
	v_mov_b32_e32 v4, s6
	v_addc_co_u32_e64 v4, s[4:5], v3, v4, s[4:5]
	v_mov_b32_e32 v3, v4
	global_store_dword v[2:3], v1, off
	buffer_load_dword v1, off, s[0:3], s33 offset:72
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v1, 0
	buffer_store_dword v1, off, s[0:3], s33 offset:96
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 12
	v_writelane_b32 v0, s5, 13
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
.LBB1_12:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 14
	v_readlane_b32 s5, v0, 15
	v_readlane_b32 s6, v0, 12
	v_readlane_b32 s7, v0, 13
	v_writelane_b32 v0, s6, 16
	v_writelane_b32 v0, s7, 17
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 s6, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_cmp_lt_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 18
	v_writelane_b32 v0, s5, 19
	v_writelane_b32 v0, s4, 20
	v_writelane_b32 v0, s5, 21
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 22
	v_writelane_b32 v0, s5, 23
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_14
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	buffer_load_dword v2, off, s[0:3], s33 offset:76
	s_mov_b32 s4, 0x3fa00000
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v1, v2, s4
	v_div_scale_f32 v0, s[4:5], v1, v1, v2
	v_rcp_f32_e64 v3, v0
	s_mov_b32 s4, 1.0
	v_fma_f32 v4, -v0, v3, s4
	v_fmac_f32_e64 v3, v4, v3
	v_div_scale_f32 v5, vcc, v2, v1, v2
	v_mul_f32_e64 v4, v5, v3
	v_fma_f32 v6, -v0, v4, v5
	v_fmac_f32_e64 v4, v6, v3
	v_fma_f32 v0, -v0, v4, v5
	v_div_fmas_f32 v0, v0, v3, v4
	v_div_fixup_f32 v0, v0, v1, v2
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	s_mov_b32 s4, -7
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[4:5], v1, s4
	s_mov_b32 s6, 0x3e800000
	s_mov_b32 s7, 0xbe800000
	v_mov_b32_e32 v1, s7
	v_mov_b32_e32 v2, s6
	v_cndmask_b32_e64 v1, v1, v2, s[4:5]
	s_mov_b32 s5, 4.0
	v_med3_f32 v0, v0, v1, s5
	s_mov_b32 s4, 0x41300000
	v_mov_b32_e32 v1, s5
	v_med3_f32 v0, v0, s4, v1
	buffer_store_dword v0, off, s[0:3], s33 offset:76
	s_branch .LBB1_15
.LBB1_14:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 22
	v_readlane_b32 s5, v0, 23
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 16
	v_readlane_b32 s9, v0, 17
	v_readlane_b32 s6, v0, 20
	v_readlane_b32 s7, v0, 21
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 14
	v_writelane_b32 v0, s7, 15
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 12
	v_writelane_b32 v0, s7, 13
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 24
	v_writelane_b32 v0, s7, 25
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB1_12
	s_branch .LBB1_16
.LBB1_15:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 18
	v_readlane_b32 s5, v0, 19
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:96
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 20
	v_writelane_b32 v0, s5, 21
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB1_14
.LBB1_16:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 24
	v_readlane_b32 s5, v0, 25
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_mov_b32 s4, 18
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	v_accvgpr_write_b32 a7, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 26
	v_writelane_b32 v0, s7, 27
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_18
	s_branch .LBB1_20
.LBB1_18:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 26
	v_readlane_b32 s5, v0, 27
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a7
	v_accvgpr_write_b32 a8, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 28
	v_writelane_b32 v0, s5, 29
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB1_21
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v0, v0
	v_accvgpr_write_b32 a8, v0
	s_branch .LBB1_21
.LBB1_20:
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v0, v0
	s_mov_b32 s4, 0
	v_sub_u32_e64 v0, s4, v0
	v_accvgpr_write_b32 a7, v0
	s_branch .LBB1_18
.LBB1_21:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 28
	v_readlane_b32 s5, v0, 29
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v1, a8
	buffer_store_dword v1, off, s[0:3], s33 offset:60
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a9, v1
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_mov_b32 s4, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	v_lshlrev_b32_e64 v1, v1, v2
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v1, s4, v1
	v_accvgpr_write_b32 a10, v1
	buffer_load_sbyte v1, off, s[0:3], s33 offset:82
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_cmp_le_i32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	v_accvgpr_write_b32 a11, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 30
	v_writelane_b32 v0, s7, 31
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_22
	s_branch .LBB1_24
.LBB1_22:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 30
	v_readlane_b32 s5, v0, 31
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a11
	v_accvgpr_write_b32 a12, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 32
	v_writelane_b32 v0, s5, 33
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB1_25
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a12, v0
	s_branch .LBB1_25
.LBB1_24:
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s4, v0
	v_accvgpr_write_b32 a11, v0
	s_branch .LBB1_22
.LBB1_25:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 32
	v_readlane_b32 s5, v0, 33
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v1, a9
	v_accvgpr_read_b32 v2, a10
	v_accvgpr_read_b32 v3, a12
	ds_bpermute_b32 v2, v2, v3
	s_waitcnt lgkmcnt(0)
	v_xor_b32_e64 v1, v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:68
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_nop 0
	buffer_load_dword v2, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:72
	buffer_load_dword v3, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	v_add3_u32 v1, v1, v2, v3
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	buffer_load_sbyte v3, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_add3_u32 v1, v1, v2, v3
	buffer_load_ushort v2, off, s[0:3], s33 offset:84
	buffer_load_dword v3, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v3, s4
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v3, s5, v3
	ds_read_b32 v3, v3
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v1, v1, v2, v3
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	s_mov_b32 s6, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_lshlrev_b32_e64 v6, s5, v2
	s_mov_b32 s4, 0
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v7, v2
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v3, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v2, s[8:9], v2, v5
	v_addc_co_u32_e64 v4, s[8:9], v3, v4, s[8:9]
	v_mov_b32_e32 v3, v4
	global_store_dword v[2:3], v1, off
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_nop 0
	buffer_load_dword v2, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v1, v1, v2
	buffer_load_ushort v2, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v2, v2
	v_add_f32_e64 v1, v1, v2
	buffer_load_dword v8, off, s[0:3], s33 offset:24
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_lshlrev_b32_e64 v6, s5, v2
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v7, v2
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v3, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v2, s[4:5], v2, v5
	v_addc_co_u32_e64 v4, s[4:5], v3, v4, s[4:5]
	v_mov_b32_e32 v3, v4
	global_store_dword v[2:3], v1, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k1
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 104
		.amdhsa_kernarg_size 112
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 25
		.amdhsa_next_free_sgpr 34
		.amdhsa_accum_offset 12
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_tg_split 0
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
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[18:19], s[8:9]
	v_writelane_b32 v1, s18, 0
	v_writelane_b32 v1, s19, 1
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v1
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
	s_mov_b32 s5, 0x3ff
	v_and_b32_e64 v0, v0, s5
	buffer_store_dword v0, off, s[0:3], s33 offset:52
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 6
	v_mov_b32_e32 v0, s4
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v0, s14, v0, v1
	buffer_store_dword v0, off, s[0:3], s33 offset:56
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, s14, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	buffer_load_dword v6, off, s[0:3], s33 offset:16
	s_nop 0
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v2, 31, v0
	v_mov_b32_e32 v1, v2
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[4:5], s4, v[0:1]
	v_mov_b32_e32 v0, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v7
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v0, s[6:7], v0, v3
	v_addc_co_u32_e64 v2, s[6:7], v1, v2, s[6:7]
	v_mov_b32_e32 v1, v2
	global_load_dword v0, v[0:1], off
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, v0, v1
	buffer_store_dword v0, off, s[0:3], s33 offset:72
	buffer_load_dword v6, off, s[0:3], s33 offset:24
	s_nop 0
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s5
	v_lshlrev_b32_e64 v4, s4, v0
	s_mov_b32 s5, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v7
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v0, s[6:7], v0, v3
	v_addc_co_u32_e64 v2, s[6:7], v1, v2, s[6:7]
	v_mov_b32_e32 v1, v2
	global_load_dword v0, v[0:1], off
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
	s_nop 0
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s5, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s5
	v_lshlrev_b32_e64 v0, s4, v0
	ds_write_b32 v0, v1
	buffer_load_ushort v0, off, s[0:3], s33 offset:80
	s_mov_b32 s4, 0x3800
	s_waitcnt vmcnt(0)
	v_fma_f16 v0, v0, v0, s4
	buffer_store_short v0, off, s[0:3], s33 offset:80
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 s4, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s5, 21
	v_lshlrev_b32_e64 v0, v0, s5
	v_and_b32_e64 v0, v0, s4
	v_accvgpr_write_b32 a1, v0
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_accvgpr_read_b32 v1, a1
	s_mov_b32 s4, 1
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
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_3
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_accvgpr_read_b32 v1, a1
	s_mov_b32 s4, 2
	v_cmp_gt_i32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], -1
	v_writelane_b32 v0, s4, 6
	v_writelane_b32 v0, s5, 7
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 8
	v_writelane_b32 v0, s5, 9
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_6
	s_branch .LBB2_4
.LBB2_3:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 4
	v_readlane_b32 s5, v0, 5
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_readlane_b32 s6, v0, 2
	v_readlane_b32 s7, v0, 3
	v_writelane_b32 v0, s6, 10
	v_writelane_b32 v0, s7, 11
	v_writelane_b32 v0, s6, 12
	v_writelane_b32 v0, s7, 13
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 14
	v_writelane_b32 v0, s5, 15
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB2_9
	s_branch .LBB2_7
.LBB2_4:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_accvgpr_read_b32 v1, a1
	s_mov_b32 s4, 3
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 16
	v_writelane_b32 v0, s7, 17
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_12
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_accvgpr_read_b32 v1, a1
	s_mov_b32 s4, 4
	v_cmp_ne_u32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 18
	v_writelane_b32 v0, s7, 19
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_14
	s_branch .LBB2_21
.LBB2_6:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s6, v0, 8
	v_readlane_b32 s7, v0, 9
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s4, v0, 6
	v_readlane_b32 s5, v0, 7
	s_and_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 2
	v_writelane_b32 v0, s5, 3
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB2_3
.LBB2_7:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_accvgpr_read_b32 v1, a1
	s_mov_b32 s4, 1
	v_cmp_lt_i32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 20
	v_writelane_b32 v0, s5, 21
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_10
	buffer_load_ushort v1, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v0, v1
	s_mov_b32 s5, 4.0
	s_mov_b32 s4, 0x3e800000
	v_mov_b32_e32 v2, s5
	v_med3_f32 v0, v0, s4, v2
	v_cvt_f16_f32_e64 v0, v0
	s_mov_b32 s4, 0x3800
	v_fma_f16 v0, v0, v1, s4
	buffer_store_short v0, off, s[0:3], s33 offset:80
	s_branch .LBB2_10
.LBB2_9:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 14
	v_readlane_b32 s5, v0, 15
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s6, v0, 12
	v_readlane_b32 s7, v0, 13
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 22
	v_writelane_b32 v0, s5, 23
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_23
	s_branch .LBB2_11
.LBB2_10:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s6, v0, 20
	v_readlane_b32 s7, v0, 21
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s4, v0, 10
	v_readlane_b32 s5, v0, 11
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_max_f32_e64 v1, v1, v1
	s_mov_b32 s6, 0
	v_max_f32_e64 v1, v1, s6
	s_mov_b32 s6, 1.0
	v_min_f32_e64 v1, v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:48
	s_mov_b64 s[6:7], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 12
	v_writelane_b32 v0, s5, 13
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB2_9
.LBB2_11:
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v0, v0
	s_mov_b32 s4, 0xff
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 15
	v_add_u32_e64 v1, v0, s4
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v0, s4, v0
	ds_write_b32 v0, v1
	s_branch .LBB2_23
.LBB2_12:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 16
	v_readlane_b32 s5, v0, 17
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 24
	v_writelane_b32 v0, s5, 25
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB2_22
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_mov_b32 s4, 0x3fc00000
	v_mov_b32_e32 v0, s5
	s_waitcnt vmcnt(0)
	v_fma_mixlo_f16 v0, v1, s4, v1
	buffer_load_ushort v1, off, s[0:3], s33 offset:80
	s_mov_b32 s4, 0x3800
	s_waitcnt vmcnt(0)
	v_fma_f16 v0, v0, v1, s4
	buffer_store_short v0, off, s[0:3], s33 offset:80
	s_branch .LBB2_22
.LBB2_14:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 18
	v_readlane_b32 s5, v0, 19
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 26
	v_writelane_b32 v0, s5, 27
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB2_19
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 3
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 1
	v_cmp_ne_u32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	v_accvgpr_write_b32 a2, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 28
	v_writelane_b32 v0, s7, 29
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_16
	s_branch .LBB2_18
.LBB2_16:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 28
	v_readlane_b32 s5, v0, 29
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a2
	v_accvgpr_write_b32 a3, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 30
	v_writelane_b32 v0, s5, 31
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB2_20
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a3, v0
	s_branch .LBB2_20
.LBB2_18:
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s4, v0
	v_accvgpr_write_b32 a2, v0
	s_branch .LBB2_16
.LBB2_19:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 26
	v_readlane_b32 s5, v0, 27
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB2_12
.LBB2_20:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 30
	v_readlane_b32 s5, v0, 31
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v1, a3
	buffer_load_ubyte v0, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, v1
	buffer_store_byte v0, off, s[0:3], s33 offset:82
	s_branch .LBB2_19
.LBB2_21:
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	s_branch .LBB2_14
.LBB2_22:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 24
	v_readlane_b32 s5, v0, 25
	s_or_b64 exec, exec, s[4:5]
	s_mov_b64 s[4:5], 0
	s_xor_b64 s[4:5], exec, -1
	v_writelane_b32 v0, s4, 6
	v_writelane_b32 v0, s5, 7
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB2_6
.LBB2_23:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 22
	v_readlane_b32 s5, v0, 23
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	buffer_load_dword v10, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v1, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v8, s4, v3
	s_mov_b32 s5, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v9, v3
	v_mov_b32_e32 v4, v10
	v_mov_b32_e32 v6, v8
	v_mov_b32_e32 v3, v11
	v_mov_b32_e32 v5, v9
	v_add_co_u32_e64 v4, s[6:7], v4, v6
	v_addc_co_u32_e64 v3, s[6:7], v3, v5, s[6:7]
	v_mov_b32_e32 v5, v3
	global_load_dword v3, v[4:5], off
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v2, v2, v3
	s_mov_b32 s5, 0xff
	v_and_b32_e64 v2, v2, s5
	buffer_load_dword v3, off, s[0:3], s33 offset:68
	s_mov_b32 s5, 5
	s_waitcnt vmcnt(0)
	v_bfe_u32 v3, v3, v1, s5
	v_add_u32_e64 v2, v2, v3
	v_accvgpr_write_b32 a4, v2
	s_mov_b32 s5, 1
	v_xor_b32_e64 v1, v1, s5
	s_mov_b32 s5, 63
	v_and_b32_e64 v1, v1, s5
	v_lshlrev_b32_e64 v1, s4, v1
	ds_read_b32 v1, v1
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_nop 0
	v_mov_b32_dpp v1, v2 row_shr:1 row_mask:0xf bank_mask:0xf
	v_accvgpr_write_b32 a5, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	v_accvgpr_write_b32 a6, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 32
	v_writelane_b32 v0, s7, 33
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_24
	s_branch .LBB2_26
.LBB2_24:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 32
	v_readlane_b32 s5, v0, 33
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a6
	v_accvgpr_write_b32 a7, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 34
	v_writelane_b32 v0, s5, 35
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB2_27
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a7, v0
	s_branch .LBB2_27
.LBB2_26:
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a6, v0
	s_branch .LBB2_24
.LBB2_27:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 34
	v_readlane_b32 s5, v0, 35
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v1, a4
	v_accvgpr_read_b32 v2, a5
	v_accvgpr_read_b32 v3, a7
	v_xor_b32_e64 v2, v2, v3
	v_cmp_ge_i32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	v_accvgpr_write_b32 a8, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 36
	v_writelane_b32 v0, s7, 37
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_33
	s_branch .LBB2_29
.LBB2_28:
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, v0, s4
	s_mov_b32 s4, 63
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v0, s4, v0
	ds_read_b32 v0, v0
	s_mov_b32 s4, 7
	s_waitcnt lgkmcnt(0)
	v_and_b32_e64 v0, v0, s4
	v_lshlrev_b32_e64 v0, v0, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, v0, v1
	v_accvgpr_write_b32 a9, v0
	s_branch .LBB2_35
.LBB2_29:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_cmp_le_i32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	v_accvgpr_write_b32 a10, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 38
	v_writelane_b32 v0, s7, 39
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_30
	s_branch .LBB2_32
.LBB2_30:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 38
	v_readlane_b32 s5, v0, 39
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a10
	v_accvgpr_write_b32 a11, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 40
	v_writelane_b32 v0, s5, 41
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB2_34
	buffer_load_dword v6, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v4, s4, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v7
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v0, s[4:5], v0, v3
	v_addc_co_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	global_load_dword v0, v[0:1], off
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a11, v0
	s_branch .LBB2_34
.LBB2_32:
	buffer_load_dword v6, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v4, s4, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v7
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v0, s[4:5], v0, v3
	v_addc_co_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	global_load_dword v0, v[0:1], off
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s4, v0
	v_accvgpr_write_b32 a10, v0
	s_branch .LBB2_30
.LBB2_33:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 36
	v_readlane_b32 s5, v0, 37
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a8
	v_accvgpr_write_b32 a9, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 42
	v_writelane_b32 v0, s5, 43
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB2_35
	s_branch .LBB2_28
.LBB2_34:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v1, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v1, 40
	v_readlane_b32 s5, v1, 41
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v0, a11
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	buffer_load_dword v2, off, s[0:3], s33 offset:72
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, v2
	s_bcnt1_i32_b64 s4, s[4:5]
	s_mov_b32 s6, 0
	s_mov_b32 s5, s6
	s_mov_b32 s5, 1
	s_or_b32 s6, s4, s5
	s_mov_b32 s4, 0
	s_sub_i32 s4, s4, s6
	v_cvt_f32_u32_e32 v1, s6
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s4, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e64 v1, v1, v2
	v_mul_hi_u32 v1, v0, v1
	v_mul_lo_u32 v1, v1, s6
	v_sub_u32_e64 v0, v0, v1
	v_cmp_ge_u32_e64 s[4:5], v0, s6
	v_sub_u32_e64 v1, v0, s6
	v_cndmask_b32_e64 v0, v0, v1, s[4:5]
	v_cmp_ge_u32_e64 s[4:5], v0, s6
	v_sub_u32_e64 v1, v0, s6
	v_cndmask_b32_e64 v0, v0, v1, s[4:5]
	v_accvgpr_write_b32 a8, v0
	s_branch .LBB2_33
.LBB2_35:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 42
	v_readlane_b32 s5, v0, 43
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v1, a9
	buffer_store_dword v1, off, s[0:3], s33 offset:72
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_nop 0
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v6, v1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v2
	s_mov_b32 s5, 3
	v_mad_u64_u32 v[4:5], s[6:7], v1, s5, 0
	v_mov_b32_e32 v2, v5
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v3, v1
	s_mov_b32 s4, 32
	v_lshrrev_b64 v[6:7], s4, v[6:7]
	v_mov_b32_e32 v1, v6
	v_mad_u64_u32 v[2:3], s[6:7], v1, s5, v[2:3]
	v_mov_b32_e32 v1, s5
	v_mov_b32_e32 v3, v1
	v_lshlrev_b64 v[2:3], s4, v[2:3]
	v_mov_b32_e32 v6, v3
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v1, v5
	v_or_b32_e64 v1, v1, v6
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v2, v4
	v_or_b32_e64 v8, v2, v3
	v_mov_b32_e32 v9, v1
	buffer_load_dword v6, off, s[0:3], s33 offset:60
	buffer_load_ushort v1, off, s[0:3], s33 offset:84
	s_waitcnt vmcnt(0)
	s_nop 0
	v_mov_b32_dpp v6, v1 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_ashrrev_i32_e64 v1, 31, v6
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v3, v7
	v_add_co_u32_e64 v2, s[6:7], v2, v4
	v_addc_co_u32_e64 v1, s[6:7], v1, v3, s[6:7]
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v1, v3
	buffer_store_dword v1, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	buffer_load_ushort v1, off, s[0:3], s33 offset:84
	s_nop 0
	buffer_load_dword v2, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[6:7], v1, v2
	s_bcnt1_i32_b64 s6, s[6:7]
	s_mov_b32 s7, s4
	s_mov_b32 s7, s6
	s_mov_b32 s6, 5
	s_mov_b32 s5, 28
	v_mov_b32_e32 v1, s7
	v_mov_b32_e32 v2, s6
	v_bfe_u32 v1, s5, v1, v2
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	s_mov_b32 s6, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v6, s5, v2
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v7, v2
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v3, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v2, s[8:9], v2, v5
	v_addc_co_u32_e64 v4, s[8:9], v3, v4, s[8:9]
	v_mov_b32_e32 v3, v4
	global_store_dword v[2:3], v1, off
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_nop 0
	buffer_load_dword v2, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:72
	buffer_load_dword v3, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	v_add3_u32 v1, v1, v2, v3
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	buffer_load_sbyte v3, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_add3_u32 v1, v1, v2, v3
	buffer_load_ushort v2, off, s[0:3], s33 offset:84
	buffer_load_dword v3, off, s[0:3], s33 offset:52
	s_mov_b32 s7, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v3, s7
	v_lshlrev_b32_e64 v3, s5, v3
	ds_read_b32 v3, v3
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v1, v1, v2, v3
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_lshlrev_b32_e64 v6, s5, v2
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v7, v2
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v3, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v2, s[8:9], v2, v5
	v_addc_co_u32_e64 v4, s[8:9], v3, v4, s[8:9]
	v_mov_b32_e32 v3, v4
	global_store_dword v[2:3], v1, off
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_nop 0
	buffer_load_dword v2, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v1, v1, v2
	buffer_load_ushort v2, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v2, v2
	v_add_f32_e64 v1, v1, v2
	buffer_load_dword v8, off, s[0:3], s33 offset:24
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_lshlrev_b32_e64 v6, s5, v2
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v7, v2
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v3, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v2, s[4:5], v2, v5
	v_addc_co_u32_e64 v4, s[4:5], v3, v4, s[4:5]
	v_mov_b32_e32 v3, v4
	global_store_dword v[2:3], v1, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k2
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 96
		.amdhsa_kernarg_size 112
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 24
		.amdhsa_next_free_sgpr 34
		.amdhsa_accum_offset 12
		.amdhsa_reserve_vcc 0
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_tg_split 0
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
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[18:19], s[8:9]
	v_writelane_b32 v1, s18, 0
	v_writelane_b32 v1, s19, 1
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v1
	s_mov_b64 exec, s[20:21]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
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
	s_mov_b32 s5, 0x3ff
	v_and_b32_e64 v1, v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:52
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 6
	v_mov_b32_e32 v1, s4
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v1, s14, v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:56
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s14, v1
	buffer_store_dword v1, off, s[0:3], s33 offset:60
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v1, 31, v2
	v_mov_b32_e32 v3, v1
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[6:7], s4, v[2:3]
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v3, v7
	v_add_co_u32_e64 v2, s[6:7], v2, v4
	v_addc_co_u32_e64 v1, s[6:7], v1, v3, s[6:7]
	v_mov_b32_e32 v3, v1
	global_load_dword v1, v[2:3], off
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:68
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_nop 0
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:72
	buffer_load_dword v8, off, s[0:3], s33 offset:24
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s5
	v_lshlrev_b32_e64 v6, s4, v1
	s_mov_b32 s5, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v3, v7
	v_add_co_u32_e64 v2, s[6:7], v2, v4
	v_addc_co_u32_e64 v1, s[6:7], v1, v3, s[6:7]
	v_mov_b32_e32 v3, v1
	global_load_dword v1, v[2:3], off
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
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s5, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s5
	v_lshlrev_b32_e64 v1, s4, v1
	ds_write_b32 v1, v2
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	buffer_load_dword v1, off, s[0:3], s33 offset:12
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v2, v2
	v_add_u32_e64 v2, v2, v3
	v_cmp_eq_u32_e64 s[4:5], v1, v2
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 2
	v_writelane_b32 v0, s7, 3
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB3_6
	s_branch .LBB3_2
.LBB3_1:
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v6, s4, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v7, v0
	v_mov_b32_e32 v0, v8
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v3, v7
	v_add_co_u32_e64 v0, s[4:5], v0, v4
	v_addc_co_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	global_store_dword v[0:1], v2, off
	s_branch .LBB3_18
.LBB3_2:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 3
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 1
	v_cmp_ne_u32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	v_accvgpr_write_b32 a1, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 4
	v_writelane_b32 v0, s7, 5
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB3_3
	s_branch .LBB3_5
.LBB3_3:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 4
	v_readlane_b32 s5, v0, 5
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a1
	v_accvgpr_write_b32 a2, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 6
	v_writelane_b32 v0, s5, 7
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB3_7
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a2, v0
	s_branch .LBB3_7
.LBB3_5:
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	s_mov_b32 s4, 0x80000000
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, s4, v0
	v_accvgpr_write_b32 a1, v0
	s_branch .LBB3_3
.LBB3_6:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 2
	v_readlane_b32 s5, v0, 3
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 8
	v_writelane_b32 v0, s5, 9
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB3_18
	s_branch .LBB3_1
.LBB3_7:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 6
	v_readlane_b32 s5, v0, 7
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v1, a2
	v_accvgpr_write_b32 a3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_mov_b32 s4, -8
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 10
	v_writelane_b32 v0, s7, 11
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB3_8
	s_branch .LBB3_10
.LBB3_8:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 10
	v_readlane_b32 s5, v0, 11
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_readlane_b32 s6, v0, 12
	v_mov_b32_e32 v1, s6
	v_accvgpr_write_b32 a4, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB3_11
	buffer_load_dword v6, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v4, s4, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v7
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v0, s[4:5], v0, v3
	v_addc_co_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	global_load_dword v0, v[0:1], off
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a4, v0
	s_branch .LBB3_11
.LBB3_10:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	s_mov_b32 s4, 22
	v_writelane_b32 v0, s4, 12
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB3_8
.LBB3_11:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 13
	v_readlane_b32 s5, v0, 14
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v2, a3
	v_accvgpr_read_b32 v1, a4
	v_cvt_f32_i32_e64 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_fmac_f32_e64 v1, v2, v3
	buffer_store_dword v1, off, s[0:3], s33 offset:48
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_nop 0
	buffer_load_dword v2, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	v_not_b32_e32 v2, v2
	v_mul_lo_u32 v1, v1, v2
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v6, s4, v2
	s_mov_b32 s5, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v7, v2
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v3, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v2, s[6:7], v2, v5
	v_addc_co_u32_e64 v4, s[6:7], v3, v4, s[6:7]
	v_mov_b32_e32 v3, v4
	global_store_dword v[2:3], v1, off
	buffer_load_dword v3, off, s[0:3], s33 offset:68
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, s6
	s_mov_b32 s5, 63
	v_and_b32_e64 v1, v1, s5
	v_lshlrev_b32_e64 v1, s4, v1
	ds_read_b32 v1, v1
	s_mov_b32 s4, 15
	s_waitcnt lgkmcnt(0)
	v_and_b32_e64 v1, v1, s4
	v_add_u32_e64 v4, v1, s6
	s_mov_b32 s4, 31
	v_ashrrev_i32_e64 v2, s4, v3
	v_add_u32_e64 v3, v3, v2
	v_xor_b32_e64 v3, v3, v2
	v_not_b32_e32 v5, v1
	v_cvt_f32_u32_e32 v1, v4
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v5, v5, v1
	v_mul_hi_u32 v5, v1, v5
	v_add_u32_e64 v1, v1, v5
	v_mul_hi_u32 v1, v3, v1
	v_mul_lo_u32 v5, v1, v4
	v_sub_u32_e64 v3, v3, v5
	v_cmp_ge_u32_e64 s[8:9], v3, v4
	v_sub_u32_e64 v5, v3, v4
	v_cndmask_b32_e64 v3, v3, v5, s[8:9]
	v_cmp_ge_u32_e64 s[4:5], v3, v4
	v_add_u32_e64 v3, v1, s6
	v_cndmask_b32_e64 v1, v1, v3, s[8:9]
	v_add_u32_e64 v3, v1, s6
	v_cndmask_b32_e64 v1, v1, v3, s[4:5]
	v_xor_b32_e64 v1, v1, v2
	v_sub_u32_e64 v1, v1, v2
	s_mov_b32 s4, 7
	v_cmp_eq_u32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	v_accvgpr_write_b32 a5, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 15
	v_writelane_b32 v0, s7, 16
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB3_12
	s_branch .LBB3_14
.LBB3_12:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 15
	v_readlane_b32 s5, v0, 16
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a5
	v_accvgpr_write_b32 a6, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB3_15
	buffer_load_ushort v0, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v0, v0
	s_mov_b32 s4, 0x7fffffff
	v_and_b32_e64 v0, s4, v0
	v_accvgpr_write_b32 a6, v0
	s_branch .LBB3_15
.LBB3_14:
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v0, v0
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	s_mov_b32 s4, 4.0
	s_waitcnt vmcnt(0)
	v_med3_f32 v0, v0, v1, s4
	v_accvgpr_write_b32 a5, v0
	s_branch .LBB3_12
.LBB3_15:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 17
	v_readlane_b32 s5, v0, 18
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v1, a6
	buffer_store_dword v1, off, s[0:3], s33 offset:48
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_mov_b32 s6, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s6
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v6, s5, v1
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v3, v7
	v_add_co_u32_e64 v2, s[8:9], v2, v4
	v_addc_co_u32_e64 v1, s[8:9], v1, v3, s[8:9]
	v_mov_b32_e32 v3, v1
	global_load_dword v1, v[2:3], off
	s_mov_b32 s7, 12
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, s7
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_lshlrev_b32_e64 v6, s5, v2
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v7, v2
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v3, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v2, s[4:5], v2, v5
	v_addc_co_u32_e64 v4, s[4:5], v3, v4, s[4:5]
	v_mov_b32_e32 v3, v4
	global_store_dword v[2:3], v1, off
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	s_mov_b32 s4, 22
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	s_waitcnt vmcnt(0)
	v_cmp_le_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB3_17
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v0, v0
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_sub_f32_e64 v0, v0, v1
	v_cvt_f16_f32_e64 v0, |v0|
	buffer_load_ushort v1, off, s[0:3], s33 offset:80
	s_mov_b32 s4, 0x3800
	s_waitcnt vmcnt(0)
	v_fma_f16 v0, v0, v1, s4
	buffer_store_short v0, off, s[0:3], s33 offset:80
	buffer_load_ushort v0, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v2, v0
	buffer_load_dword v8, off, s[0:3], s33 offset:24
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	buffer_load_sbyte v1, off, s[0:3], s33 offset:82
	s_mov_b32 s4, 5
	s_waitcnt vmcnt(0)
	v_bfe_u32 v0, v0, v1, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v6, s4, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v7, v0
	v_mov_b32_e32 v0, v8
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v3, v7
	v_add_co_u32_e64 v0, s[4:5], v0, v4
	v_addc_co_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	global_store_dword v[0:1], v2, off
	buffer_load_ushort v0, off, s[0:3], s33 offset:84
	s_nop 0
	buffer_load_dword v3, off, s[0:3], s33 offset:64
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 s4, 15
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s6, 1
	v_add_u32_e64 v4, v1, s6
	s_mov_b32 s4, 31
	v_ashrrev_i32_e64 v2, s4, v3
	v_add_u32_e64 v3, v3, v2
	v_xor_b32_e64 v3, v3, v2
	v_not_b32_e32 v5, v1
	v_cvt_f32_u32_e32 v1, v4
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v5, v5, v1
	v_mul_hi_u32 v5, v1, v5
	v_add_u32_e64 v1, v1, v5
	v_mul_hi_u32 v1, v3, v1
	v_mul_lo_u32 v5, v1, v4
	v_sub_u32_e64 v3, v3, v5
	v_cmp_ge_u32_e64 s[8:9], v3, v4
	v_sub_u32_e64 v5, v3, v4
	v_cndmask_b32_e64 v3, v3, v5, s[8:9]
	v_cmp_ge_u32_e64 s[4:5], v3, v4
	v_add_u32_e64 v3, v1, s6
	v_cndmask_b32_e64 v1, v1, v3, s[8:9]
	v_add_u32_e64 v3, v1, s6
	v_cndmask_b32_e64 v1, v1, v3, s[4:5]
	v_xor_b32_e64 v1, v1, v2
	v_sub_u32_e64 v2, v1, v2
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v3, v1
	s_mov_b32 s4, 3
	v_mad_u64_u32 v[0:1], s[4:5], v0, s4, v[2:3]
	buffer_store_short v0, off, s[0:3], s33 offset:84
.LBB3_17:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 19
	v_readlane_b32 s5, v0, 20
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	s_waitcnt vmcnt(0)
	v_max_f32_e64 v1, v0, v0
	s_mov_b32 s4, 0
	v_max_f32_e64 v1, v1, s4
	s_mov_b32 s4, 1.0
	v_min_f32_e64 v2, v1, s4
	s_mov_b32 s5, 0x3fa00000
	v_add_f32_e64 v1, v0, s5
	v_div_scale_f32 v0, s[6:7], v1, v1, v2
	v_rcp_f32_e64 v3, v0
	v_fma_f32 v4, -v0, v3, s4
	v_fmac_f32_e64 v3, v4, v3
	v_div_scale_f32 v5, vcc, v2, v1, v2
	v_mul_f32_e64 v4, v5, v3
	v_fma_f32 v6, -v0, v4, v5
	v_fmac_f32_e64 v4, v6, v3
	v_fma_f32 v0, -v0, v4, v5
	v_div_fmas_f32 v0, v0, v3, v4
	v_div_fixup_f32 v0, v0, v1, v2
	buffer_store_dword v0, off, s[0:3], s33 offset:76
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:72
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	v_add3_u32 v0, v0, v1, v2
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	buffer_load_sbyte v2, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_add3_u32 v0, v0, v1, v2
	buffer_load_ushort v1, off, s[0:3], s33 offset:84
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s4
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v2, s5, v2
	ds_read_b32 v2, v2
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v2, v0, v1, v2
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b32 s6, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s6
	v_lshlrev_b32_e64 v6, s5, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v7, v0
	v_mov_b32_e32 v0, v8
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v3, v7
	v_add_co_u32_e64 v0, s[8:9], v0, v4
	v_addc_co_u32_e64 v3, s[8:9], v1, v3, s[8:9]
	v_mov_b32_e32 v1, v3
	global_store_dword v[0:1], v2, off
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v0, v0, v1
	buffer_load_ushort v1, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v1, v1
	v_add_f32_e64 v2, v0, v1
	buffer_load_dword v8, off, s[0:3], s33 offset:24
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s6
	v_lshlrev_b32_e64 v6, s5, v0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v7, v0
	v_mov_b32_e32 v0, v8
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v3, v7
	v_add_co_u32_e64 v0, s[4:5], v0, v4
	v_addc_co_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	global_store_dword v[0:1], v2, off
	s_branch .LBB3_6
.LBB3_18:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 8
	v_readlane_b32 s5, v0, 9
	s_or_b64 exec, exec, s[4:5]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k3
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 96
		.amdhsa_kernarg_size 112
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 19
		.amdhsa_next_free_sgpr 34
		.amdhsa_accum_offset 12
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_tg_split 0
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
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[18:19], s[8:9]
	v_writelane_b32 v1, s18, 0
	v_writelane_b32 v1, s19, 1
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v1
	s_mov_b64 exec, s[20:21]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
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
	s_mov_b32 s5, 0x3ff
	v_and_b32_e64 v1, v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:52
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 6
	v_mov_b32_e32 v1, s4
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v1, s14, v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:56
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s14, v1
	buffer_store_dword v1, off, s[0:3], s33 offset:60
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v1, 31, v2
	v_mov_b32_e32 v3, v1
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[6:7], s4, v[2:3]
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v3, v7
	v_add_co_u32_e64 v2, s[6:7], v2, v4
	v_addc_co_u32_e64 v1, s[6:7], v1, v3, s[6:7]
	v_mov_b32_e32 v3, v1
	global_load_dword v1, v[2:3], off
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:68
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_nop 0
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:72
	buffer_load_dword v8, off, s[0:3], s33 offset:24
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s5
	v_lshlrev_b32_e64 v6, s4, v1
	s_mov_b32 s5, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v3, v7
	v_add_co_u32_e64 v2, s[6:7], v2, v4
	v_addc_co_u32_e64 v1, s[6:7], v1, v3, s[6:7]
	v_mov_b32_e32 v3, v1
	global_load_dword v1, v[2:3], off
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
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s5, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s5
	v_lshlrev_b32_e64 v1, s4, v1
	ds_write_b32 v1, v2
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v1, v1
	v_add_u32_e64 v1, v1, v1
	v_bfe_i32 v1, v1, 0, 16
	s_mov_b32 s4, -1
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	v_accvgpr_write_b32 a1, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 2
	v_writelane_b32 v0, s7, 3
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_1
	s_branch .LBB4_3
.LBB4_1:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 2
	v_readlane_b32 s5, v0, 3
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a1
	v_accvgpr_write_b32 a2, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 4
	v_writelane_b32 v0, s5, 5
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB4_4
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v0, v0
	v_add_u32_e64 v0, v0, v0
	v_bfe_i32 v0, v0, 0, 16
	s_mov_b32 s4, 0
	v_sub_u32_e64 v0, s4, v0
	v_accvgpr_write_b32 a2, v0
	s_branch .LBB4_4
.LBB4_3:
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v0, v0
	v_add_u32_e64 v0, v0, v0
	v_bfe_i32 v0, v0, 0, 16
	v_accvgpr_write_b32 a1, v0
	s_branch .LBB4_1
.LBB4_4:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 4
	v_readlane_b32 s5, v0, 5
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v1, a2
	s_mov_b32 s4, 7
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 15
	v_lshlrev_b32_e64 v1, v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:72
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	s_waitcnt vmcnt(0)
	v_cvt_f16_f32_e64 v1, v1
	buffer_load_ushort v2, off, s[0:3], s33 offset:80
	s_mov_b32 s4, 0x3800
	s_waitcnt vmcnt(0)
	v_fma_f16 v1, v1, v2, s4
	buffer_store_short v1, off, s[0:3], s33 offset:80
	v_mov_b32_e32 v1, 18
	buffer_store_dword v1, off, s[0:3], s33 offset:68
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_nop 0
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v6, v1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v2
	s_mov_b32 s5, 3
	v_mad_u64_u32 v[4:5], s[6:7], v1, s5, 0
	v_mov_b32_e32 v2, v5
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v3, v1
	s_mov_b32 s4, 32
	v_lshrrev_b64 v[6:7], s4, v[6:7]
	v_mov_b32_e32 v1, v6
	v_mad_u64_u32 v[2:3], s[6:7], v1, s5, v[2:3]
	v_mov_b32_e32 v1, s5
	v_mov_b32_e32 v3, v1
	v_lshlrev_b64 v[2:3], s4, v[2:3]
	v_mov_b32_e32 v6, v3
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v1, v5
	v_or_b32_e64 v1, v1, v6
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v2, v4
	v_or_b32_e64 v2, v2, v3
	v_mov_b32_e32 v3, v1
	v_accvgpr_write_b32 a4, v2
	v_accvgpr_write_b32 a3, v3
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	v_accvgpr_write_b32 a5, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 6
	v_writelane_b32 v0, s7, 7
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_5
	s_branch .LBB4_7
.LBB4_5:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 6
	v_readlane_b32 s5, v0, 7
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a5
	v_accvgpr_write_b32 a6, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 8
	v_writelane_b32 v0, s5, 9
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB4_8
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s4, v0
	v_accvgpr_write_b32 a6, v0
	s_branch .LBB4_8
.LBB4_7:
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a5, v0
	s_branch .LBB4_5
.LBB4_8:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 8
	v_readlane_b32 s5, v0, 9
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v8, a4
	v_accvgpr_read_b32 v9, a3
	v_accvgpr_read_b32 v6, a6
	v_ashrrev_i32_e64 v1, 31, v6
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v3, v7
	v_sub_co_u32_e64 v2, s[4:5], v2, v4
	v_subb_co_u32_e64 v1, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v1, v3
	buffer_store_dword v1, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, s4
	buffer_store_short v1, off, s[0:3], s33 offset:86
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 10
	v_writelane_b32 v0, s5, 11
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
.LBB4_9:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 12
	v_readlane_b32 s5, v0, 13
	v_readlane_b32 s6, v0, 10
	v_readlane_b32 s7, v0, 11
	v_writelane_b32 v0, s6, 14
	v_writelane_b32 v0, s7, 15
	buffer_load_sshort v1, off, s[0:3], s33 offset:86
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_bfe_i32 v2, v2, 0, 16
	v_cmp_lt_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 16
	v_writelane_b32 v0, s5, 17
	v_writelane_b32 v0, s4, 18
	v_writelane_b32 v0, s5, 19
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 20
	v_writelane_b32 v0, s5, 21
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_14
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v1, v1
	buffer_load_sshort v2, off, s[0:3], s33 offset:86
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	v_accvgpr_write_b32 a7, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 22
	v_writelane_b32 v0, s7, 23
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_11
	s_branch .LBB4_13
.LBB4_11:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 22
	v_readlane_b32 s5, v0, 23
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a7
	v_accvgpr_write_b32 a8, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 24
	v_writelane_b32 v0, s5, 25
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB4_15
	buffer_load_dword v6, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v4, s4, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v7
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v0, s[4:5], v0, v3
	v_addc_co_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	global_load_dword v0, v[0:1], off
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a8, v0
	s_branch .LBB4_15
.LBB4_13:
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	buffer_load_dword v1, off, s[0:3], s33 offset:72
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_or_b32_e64 v1, v1, s4
	s_mov_b32 s4, 0
	v_sub_u32_e64 v3, s4, v1
	v_cvt_f32_u32_e32 v2, v1
	v_rcp_iflag_f32_e32 v2, v2
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_mul_lo_u32 v3, v3, v2
	v_mul_hi_u32 v3, v2, v3
	v_add_u32_e64 v2, v2, v3
	v_mul_hi_u32 v2, v0, v2
	v_mul_lo_u32 v2, v2, v1
	v_sub_u32_e64 v0, v0, v2
	v_cmp_ge_u32_e64 s[4:5], v0, v1
	v_sub_u32_e64 v2, v0, v1
	v_cndmask_b32_e64 v0, v0, v2, s[4:5]
	v_cmp_ge_u32_e64 s[4:5], v0, v1
	v_sub_u32_e64 v1, v0, v1
	v_cndmask_b32_e64 v0, v0, v1, s[4:5]
	v_accvgpr_write_b32 a7, v0
	s_branch .LBB4_11
.LBB4_14:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 20
	v_readlane_b32 s5, v0, 21
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 14
	v_readlane_b32 s9, v0, 15
	v_readlane_b32 s6, v0, 18
	v_readlane_b32 s7, v0, 19
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 12
	v_writelane_b32 v0, s7, 13
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 10
	v_writelane_b32 v0, s7, 11
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 26
	v_writelane_b32 v0, s7, 27
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB4_9
	s_branch .LBB4_46
.LBB4_15:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 24
	v_readlane_b32 s5, v0, 25
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v1, a8
	s_mov_b32 s4, -1
	v_cmp_eq_u32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 28
	v_writelane_b32 v0, s5, 29
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_38
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:72
	buffer_load_dword v2, off, s[0:3], s33
	buffer_load_dword v10, off, s[0:3], s33 offset:16
	buffer_load_dword v3, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, v3
	buffer_load_dword v3, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v3, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v8, s4, v3
	s_mov_b32 s6, 0
	v_mov_b32_e32 v3, s6
	v_mov_b32_e32 v9, v3
	v_mov_b32_e32 v4, v10
	v_mov_b32_e32 v6, v8
	v_mov_b32_e32 v3, v11
	v_mov_b32_e32 v5, v9
	v_add_co_u32_e64 v4, s[4:5], v4, v6
	v_addc_co_u32_e64 v3, s[4:5], v3, v5, s[4:5]
	v_mov_b32_e32 v5, v3
	global_load_dword v3, v[4:5], off
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v2, v3
	s_bcnt1_i32_b64 s4, s[4:5]
	s_mov_b32 s5, s6
	buffer_load_dword v2, off, s[0:3], s33 offset:68
	s_mov_b32 s5, 0xff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s5
	v_add_u32_e64 v2, s4, v2
	v_cmp_ne_u32_e64 s[4:5], v1, v2
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 30
	v_writelane_b32 v0, s7, 31
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_36
	s_branch .LBB4_23
.LBB4_17:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, s4
	s_mov_b32 s5, 63
	v_and_b32_e64 v1, v1, s5
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v1, s5, v1
	ds_read_b32 v1, v1
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e64 v1, s5, v1
	buffer_load_sshort v2, off, s[0:3], s33 offset:86
	s_mov_b32 s6, 17
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v2, v2, s6
	ds_bpermute_b32 v1, v1, v2
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	s_mov_b32 s6, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_lshlrev_b32_e64 v6, s5, v2
	s_mov_b32 s5, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v7, v2
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v3, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v2, s[6:7], v2, v5
	v_addc_co_u32_e64 v4, s[6:7], v3, v4, s[6:7]
	v_mov_b32_e32 v3, v4
	s_waitcnt lgkmcnt(0)
	global_store_dword v[2:3], v1, off
	buffer_load_sshort v2, off, s[0:3], s33 offset:86
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	s_mov_b32 s5, 5
	s_waitcnt vmcnt(0)
	v_bfe_u32 v1, v2, v1, s5
	buffer_load_dword v3, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v2, v2, v3
	v_bfe_i32 v2, v2, 0, 16
	v_or_b32_e64 v3, v2, s4
	v_cvt_f32_u32_e64 v4, v1
	v_cvt_f32_u32_e64 v5, v3
	v_rcp_f32_e64 v2, v5
	v_mul_f32_e64 v2, v4, v2
	v_trunc_f32_e64 v2, v2
	v_mad_f32 v4, -v2, v5, v4
	v_cmp_ge_f32_e64 s[4:5], |v4|, |v5|
	v_cvt_u32_f32_e64 v2, v2
	v_cndmask_b32_e64 v4, 0, 1, s[4:5]
	v_add_u32_e64 v2, v2, v4
	v_mul_lo_u32 v2, v2, v3
	v_sub_u32_e64 v1, v1, v2
	s_mov_b32 s4, 0x7fff
	v_and_b32_e64 v1, v1, s4
	v_accvgpr_write_b32 a9, v1
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b32 s4, 0xff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s4
	v_add_u32_e64 v1, v1, v2
	s_mov_b32 s4, -1
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	v_accvgpr_write_b32 a10, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 32
	v_writelane_b32 v0, s7, 33
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_18
	s_branch .LBB4_20
.LBB4_18:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 32
	v_readlane_b32 s5, v0, 33
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a10
	v_accvgpr_write_b32 a11, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 34
	v_writelane_b32 v0, s5, 35
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB4_22
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 s4, 0xff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	v_add_u32_e64 v0, v0, v1
	s_mov_b32 s4, 0
	v_sub_u32_e64 v0, s4, v0
	v_accvgpr_write_b32 a11, v0
	s_branch .LBB4_22
.LBB4_20:
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 s4, 0xff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	v_add_u32_e64 v0, v0, v1
	v_accvgpr_write_b32 a10, v0
	s_branch .LBB4_18
.LBB4_21:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 36
	v_readlane_b32 s5, v0, 37
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB4_39
.LBB4_22:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v2, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v2, 34
	v_readlane_b32 s5, v2, 35
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v0, a9
	v_accvgpr_read_b32 v1, a11
	v_add_u32_e64 v0, v0, v1
	v_bfe_i32 v0, v0, 0, 16
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_nop 0
	buffer_load_dword v8, off, s[0:3], s33 offset:24
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v6, s4, v1
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v3, v7
	v_add_co_u32_e64 v2, s[4:5], v2, v4
	v_addc_co_u32_e64 v1, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v3, v1
	global_load_dword v1, v[2:3], off
	s_waitcnt vmcnt(0)
	v_sub_f32_e64 v0, v0, v1
	s_mov_b32 s4, 0x7fffffff
	v_and_b32_e64 v0, s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:76
	s_branch .LBB4_21
.LBB4_23:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:60
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a12, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	v_accvgpr_write_b32 a13, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 38
	v_writelane_b32 v0, s7, 39
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_34
	s_branch .LBB4_30
.LBB4_24:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	v_accvgpr_write_b32 a14, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 40
	v_writelane_b32 v0, s7, 41
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_25
	s_branch .LBB4_27
.LBB4_25:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 40
	v_readlane_b32 s5, v0, 41
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a14
	v_accvgpr_write_b32 a15, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 42
	v_writelane_b32 v0, s5, 43
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB4_29
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s4, v0
	v_accvgpr_write_b32 a15, v0
	s_branch .LBB4_29
.LBB4_27:
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a14, v0
	s_branch .LBB4_25
.LBB4_28:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v1, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v1, 44
	v_readlane_b32 s5, v1, 45
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v0, a16
	v_accvgpr_write_b32 a17, v0
	s_branch .LBB4_37
.LBB4_29:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v1, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v1, 42
	v_readlane_b32 s5, v1, 43
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v0, a15
	v_accvgpr_write_b32 a16, v0
	s_branch .LBB4_28
.LBB4_30:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	v_accvgpr_write_b32 a18, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 46
	v_writelane_b32 v0, s7, 47
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_31
	s_branch .LBB4_33
.LBB4_31:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 46
	v_readlane_b32 s5, v0, 47
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a18
	v_accvgpr_write_b32 a19, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 48
	v_writelane_b32 v0, s5, 49
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB4_35
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s4, v0
	v_accvgpr_write_b32 a19, v0
	s_branch .LBB4_35
.LBB4_33:
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a18, v0
	s_branch .LBB4_31
.LBB4_34:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 38
	v_readlane_b32 s5, v0, 39
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a13
	v_accvgpr_write_b32 a16, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 44
	v_writelane_b32 v0, s5, 45
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB4_28
	s_branch .LBB4_24
.LBB4_35:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v1, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v1, 48
	v_readlane_b32 s5, v1, 49
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v0, a19
	s_mov_b32 s4, 0
	v_sub_u32_e64 v0, s4, v0
	v_accvgpr_write_b32 a13, v0
	s_branch .LBB4_34
.LBB4_36:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 30
	v_readlane_b32 s5, v0, 31
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 36
	v_writelane_b32 v0, s5, 37
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB4_21
	s_branch .LBB4_17
.LBB4_37:
	v_accvgpr_read_b32 v0, a12
	v_accvgpr_read_b32 v1, a17
	v_mul_lo_u32 v0, v0, v1
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_branch .LBB4_36
.LBB4_38:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 28
	v_readlane_b32 s5, v0, 29
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB4_40
.LBB4_39:
	s_branch .LBB4_38
.LBB4_40:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_max_f32_e64 v1, v1, v1
	s_mov_b32 s4, 0
	v_max_f32_e64 v1, v1, s4
	s_mov_b32 s4, 1.0
	v_min_f32_e64 v1, v1, s4
	v_cvt_f16_f32_e64 v1, v1
	buffer_load_ushort v2, off, s[0:3], s33 offset:80
	s_mov_b32 s4, 0x3800
	s_waitcnt vmcnt(0)
	v_fma_f16 v1, v1, v2, s4
	buffer_store_short v1, off, s[0:3], s33 offset:80
	buffer_load_dword v2, off, s[0:3], s33 offset:24
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v8, s4, v1
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v9, v1
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v6, v8
	v_mov_b32_e32 v1, v3
	v_mov_b32_e32 v5, v9
	v_add_co_u32_e64 v4, s[4:5], v4, v6
	v_addc_co_u32_e64 v1, s[4:5], v1, v5, s[4:5]
	v_mov_b32_e32 v5, v1
	global_load_dword v5, v[4:5], off
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v6, off, s[0:3], s33 offset:8
	buffer_load_dword v4, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_fmac_f32_e64 v4, v5, v6
	v_accvgpr_write_b32 a20, v4
	v_accvgpr_write_b32 a22, v2
	v_accvgpr_write_b32 a21, v3
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	v_accvgpr_write_b32 a23, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 50
	v_writelane_b32 v0, s7, 51
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_41
	s_branch .LBB4_43
.LBB4_41:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 50
	v_readlane_b32 s5, v0, 51
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a23
	v_accvgpr_write_b32 a24, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 52
	v_writelane_b32 v0, s5, 53
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB4_44
	s_mov_b32 s4, 7
	v_mov_b32_e32 v0, 7
	v_accvgpr_write_b32 a24, v0
	s_branch .LBB4_44
.LBB4_43:
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a23, v0
	s_branch .LBB4_41
.LBB4_44:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v1, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v1, 52
	v_readlane_b32 s5, v1, 53
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v2, a20
	v_accvgpr_read_b32 v8, a22
	v_accvgpr_read_b32 v9, a21
	v_accvgpr_read_b32 v0, a24
	s_mov_b32 s4, 0x3ff
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v6, s4, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v7, v0
	v_mov_b32_e32 v0, v8
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v3, v7
	v_add_co_u32_e64 v0, s[4:5], v0, v4
	v_addc_co_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	global_store_dword v[0:1], v2, off
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 16
	v_readlane_b32 s5, v0, 17
	buffer_load_ushort v1, off, s[0:3], s33 offset:86
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u16_e64 v1, v1, s6
	buffer_store_short v1, off, s[0:3], s33 offset:86
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 18
	v_writelane_b32 v0, s5, 19
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB4_14
.LBB4_46:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 26
	v_readlane_b32 s5, v0, 27
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_ushort v1, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v1, v1
	buffer_load_dword v8, off, s[0:3], s33 offset:24
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_mov_b32 s6, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v6, s5, v2
	s_mov_b32 s4, 0
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v7, v2
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v3, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v2, s[8:9], v2, v5
	v_addc_co_u32_e64 v4, s[8:9], v3, v4, s[8:9]
	v_mov_b32_e32 v3, v4
	global_load_dword v2, v[2:3], off
	s_nop 0
	buffer_load_dword v3, off, s[0:3], s33 offset:8
	s_waitcnt vmcnt(0)
	v_sub_f32_e64 v2, v2, v3
	s_mov_b32 s7, 0
	v_max_f32_e64 v2, |v2|, s7
	s_mov_b32 s7, 1.0
	v_min_f32_e64 v2, v2, s7
	v_add_f32_e64 v1, v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:76
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_nop 0
	buffer_load_dword v2, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:72
	buffer_load_dword v3, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	v_add3_u32 v1, v1, v2, v3
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	buffer_load_sbyte v3, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_add3_u32 v1, v1, v2, v3
	buffer_load_ushort v2, off, s[0:3], s33 offset:84
	buffer_load_dword v3, off, s[0:3], s33 offset:52
	s_mov_b32 s7, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v3, s7
	v_lshlrev_b32_e64 v3, s5, v3
	ds_read_b32 v3, v3
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v1, v1, v2, v3
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_lshlrev_b32_e64 v6, s5, v2
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v7, v2
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v3, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v2, s[8:9], v2, v5
	v_addc_co_u32_e64 v4, s[8:9], v3, v4, s[8:9]
	v_mov_b32_e32 v3, v4
	global_store_dword v[2:3], v1, off
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_nop 0
	buffer_load_dword v2, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v1, v1, v2
	buffer_load_ushort v2, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v2, v2
	v_add_f32_e64 v1, v1, v2
	buffer_load_dword v8, off, s[0:3], s33 offset:24
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_lshlrev_b32_e64 v6, s5, v2
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v7, v2
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v3, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v2, s[4:5], v2, v5
	v_addc_co_u32_e64 v4, s[4:5], v3, v4, s[4:5]
	v_mov_b32_e32 v3, v4
	global_store_dword v[2:3], v1, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k4
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 96
		.amdhsa_kernarg_size 112
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 37
		.amdhsa_next_free_sgpr 34
		.amdhsa_accum_offset 12
		.amdhsa_reserve_vcc 0
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_tg_split 0
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
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[18:19], s[8:9]
	v_writelane_b32 v1, s18, 0
	v_writelane_b32 v1, s19, 1
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v1
	s_mov_b64 exec, s[20:21]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
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
	s_mov_b32 s4, 0x3ff
	v_and_b32_e64 v1, v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:52
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_mov_b32 s5, 6
	v_mov_b32_e32 v1, s5
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v1, s14, v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:56
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s14, v1
	buffer_store_dword v1, off, s[0:3], s33 offset:60
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v1, 31, v2
	v_mov_b32_e32 v3, v1
	s_mov_b32 s5, 2
	v_lshlrev_b64 v[6:7], s5, v[2:3]
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v3, v7
	v_add_co_u32_e64 v2, s[6:7], v2, v4
	v_addc_co_u32_e64 v1, s[6:7], v1, v3, s[6:7]
	v_mov_b32_e32 v3, v1
	global_load_dword v1, v[2:3], off
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:68
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_nop 0
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:72
	buffer_load_dword v8, off, s[0:3], s33 offset:24
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	v_lshlrev_b32_e64 v6, s5, v1
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v3, v7
	v_add_co_u32_e64 v2, s[6:7], v2, v4
	v_addc_co_u32_e64 v1, s[6:7], v1, v3, s[6:7]
	v_mov_b32_e32 v3, v1
	global_load_dword v1, v[2:3], off
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
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s6, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s6
	v_lshlrev_b32_e64 v1, s5, v1
	ds_write_b32 v1, v2
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s5, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v1, s5
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v1, v3
	buffer_store_dword v1, off, s[0:3], s33 offset:92
	v_mov_b32_e32 v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:88
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 2
	v_writelane_b32 v0, s5, 3
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
.LBB5_1:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 4
	v_readlane_b32 s5, v0, 5
	v_readlane_b32 s6, v0, 2
	v_readlane_b32 s7, v0, 3
	v_writelane_b32 v0, s6, 6
	v_writelane_b32 v0, s7, 7
	buffer_load_dword v2, off, s[0:3], s33 offset:88
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	s_mov_b64 s[6:7], 0
	v_cmp_gt_i64_e64 s[6:7], v[2:3], s[6:7]
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
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_39
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v1, 2
	s_waitcnt vmcnt(0)
	s_nop 0
	v_mov_b32_dpp v1, v2 row_shr:1 row_mask:0xf bank_mask:0xf
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	s_mov_b32 s4, 0xff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s4
	buffer_load_dword v3, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v3, s4
	v_add_u32_e64 v2, v2, v3
	v_cmp_ge_i32_e64 s[4:5], v1, v2
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 14
	v_writelane_b32 v0, s7, 15
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_5
	s_branch .LBB5_4
.LBB5_3:
	s_branch .LBB5_40
.LBB5_4:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v8, off, s[0:3], s33 offset:24
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:12
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v6, s4, v1
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v3, v7
	v_add_co_u32_e64 v2, s[4:5], v2, v4
	v_addc_co_u32_e64 v1, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v1, 0x3fc00000
	global_store_dword v[2:3], v1, off
	v_mov_b32_e32 v1, 0
	buffer_store_dword v1, off, s[0:3], s33 offset:96
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 16
	v_writelane_b32 v0, s5, 17
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB5_6
.LBB5_5:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 14
	v_readlane_b32 s5, v0, 15
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 18
	v_writelane_b32 v0, s5, 19
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_40
	s_branch .LBB5_3
.LBB5_6:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 20
	v_readlane_b32 s5, v0, 21
	v_readlane_b32 s6, v0, 16
	v_readlane_b32 s7, v0, 17
	v_writelane_b32 v0, s6, 22
	v_writelane_b32 v0, s7, 23
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 s6, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_cmp_lt_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 24
	v_writelane_b32 v0, s5, 25
	v_writelane_b32 v0, s4, 26
	v_writelane_b32 v0, s5, 27
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 28
	v_writelane_b32 v0, s5, 29
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_11
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 0xff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s4
	v_add_u32_e64 v2, v1, v2
	buffer_load_ushort v1, off, s[0:3], s33 offset:84
	s_mov_b32 s4, 15
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 1
	v_add_u32_e64 v1, v1, s4
	v_cvt_f32_u32_e64 v2, v2
	v_cvt_f32_u32_e64 v3, v1
	v_rcp_f32_e64 v1, v3
	v_mul_f32_e64 v1, v2, v1
	v_trunc_f32_e64 v1, v1
	v_mad_f32 v2, -v1, v3, v2
	v_cmp_ge_f32_e64 s[4:5], |v2|, |v3|
	v_cvt_u32_f32_e64 v1, v1
	v_cndmask_b32_e64 v2, 0, 1, s[4:5]
	v_add_u32_e64 v1, v1, v2
	s_mov_b32 s4, 0x1ff
	v_and_b32_e64 v1, v1, s4
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v6, s4, v2
	s_mov_b32 s4, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v7, v2
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v3, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v2, s[4:5], v2, v5
	v_addc_co_u32_e64 v4, s[4:5], v3, v4, s[4:5]
	v_mov_b32_e32 v3, v4
	global_store_dword v[2:3], v1, off
	buffer_load_ushort v1, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v1, v1
	v_accvgpr_write_b32 a1, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_mov_b32 s4, 0.5
	s_waitcnt vmcnt(0)
	v_cmp_ngt_f32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	v_accvgpr_write_b32 a2, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 30
	v_writelane_b32 v0, s7, 31
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_8
	s_branch .LBB5_10
.LBB5_8:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 30
	v_readlane_b32 s5, v0, 31
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a2
	v_accvgpr_write_b32 a3, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 32
	v_writelane_b32 v0, s5, 33
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_12
	s_mov_b32 s4, 5
	v_mov_b32_e32 v0, 5
	v_accvgpr_write_b32 a3, v0
	s_branch .LBB5_12
.LBB5_10:
	buffer_load_dword v0, off, s[0:3], s33
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a2, v0
	s_branch .LBB5_8
.LBB5_11:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 28
	v_readlane_b32 s5, v0, 29
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 22
	v_readlane_b32 s9, v0, 23
	v_readlane_b32 s6, v0, 26
	v_readlane_b32 s7, v0, 27
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 20
	v_writelane_b32 v0, s7, 21
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 16
	v_writelane_b32 v0, s7, 17
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 34
	v_writelane_b32 v0, s7, 35
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB5_6
	s_branch .LBB5_37
.LBB5_12:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 32
	v_readlane_b32 s5, v0, 33
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v1, a3
	v_accvgpr_write_b32 a4, v1
	buffer_load_sbyte v1, off, s[0:3], s33 offset:82
	s_mov_b32 s4, 4
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	v_accvgpr_write_b32 a5, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 36
	v_writelane_b32 v0, s7, 37
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_13
	s_branch .LBB5_15
.LBB5_13:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 36
	v_readlane_b32 s5, v0, 37
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a5
	v_accvgpr_write_b32 a6, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 38
	v_writelane_b32 v0, s5, 39
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_16
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v0, v0
	v_accvgpr_write_b32 a6, v0
	s_branch .LBB5_16
.LBB5_15:
	buffer_load_dword v6, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v4, s4, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v7
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v0, s[4:5], v0, v3
	v_addc_co_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	global_load_dword v0, v[0:1], off
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a5, v0
	s_branch .LBB5_13
.LBB5_16:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 38
	v_readlane_b32 s5, v0, 39
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v1, a1
	v_accvgpr_read_b32 v2, a4
	v_accvgpr_read_b32 v3, a6
	v_cmp_lt_i32_e64 s[4:5], v2, v3
	s_mov_b32 s6, 0x3e800000
	s_mov_b32 s7, 0xbe800000
	v_mov_b32_e32 v2, s7
	v_mov_b32_e32 v3, s6
	v_cndmask_b32_e64 v2, v2, v3, s[4:5]
	v_sub_f32_e64 v1, v1, v2
	s_mov_b32 s4, 0x7fffffff
	v_and_b32_e64 v1, s4, v1
	buffer_store_dword v1, off, s[0:3], s33 offset:48
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_mov_b32 s4, 0.5
	s_waitcnt vmcnt(0)
	v_cmp_gt_f32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 40
	v_writelane_b32 v0, s5, 41
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_21
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	v_accvgpr_write_b32 a7, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 42
	v_writelane_b32 v0, s7, 43
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_18
	s_branch .LBB5_20
.LBB5_18:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 42
	v_readlane_b32 s5, v0, 43
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a7
	v_accvgpr_write_b32 a8, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 44
	v_writelane_b32 v0, s5, 45
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_22
	buffer_load_ushort v0, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v0, v0
	s_mov_b32 s4, 0x7fffffff
	v_and_b32_e64 v0, s4, v0
	v_accvgpr_write_b32 a8, v0
	s_branch .LBB5_22
.LBB5_20:
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a7, v0
	s_branch .LBB5_18
.LBB5_21:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 40
	v_readlane_b32 s5, v0, 41
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB5_35
.LBB5_22:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 44
	v_readlane_b32 s5, v0, 45
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v2, a8
	buffer_load_dword v1, off, s[0:3], s33 offset:76
	s_mov_b32 s4, 0x3fc00000
	s_waitcnt vmcnt(0)
	v_mul_f32_e64 v3, v1, s4
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_fmac_f32_e64 v1, v2, v3
	buffer_load_dword v3, off, s[0:3], s33 offset:96
	s_mov_b32 s4, 15
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v3, s4
	v_ashrrev_i32_e64 v2, v2, v3
	v_cvt_f32_i32_e64 v2, v2
	s_mov_b32 s4, 4.0
	v_med3_f32 v1, v1, v2, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:76
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 14
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	v_accvgpr_write_b32 a9, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 46
	v_writelane_b32 v0, s7, 47
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_23
	s_branch .LBB5_25
.LBB5_23:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 46
	v_readlane_b32 s5, v0, 47
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a9
	v_accvgpr_write_b32 a10, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 48
	v_writelane_b32 v0, s5, 49
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_26
	s_mov_b32 s4, 13
	v_mov_b32_e32 v0, 13
	v_accvgpr_write_b32 a10, v0
	s_branch .LBB5_26
.LBB5_25:
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a9, v0
	s_branch .LBB5_23
.LBB5_26:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 48
	v_readlane_b32 s5, v0, 49
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v1, a10
	v_accvgpr_write_b32 a11, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	v_accvgpr_write_b32 a12, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 50
	v_writelane_b32 v0, s7, 51
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_27
	s_branch .LBB5_29
.LBB5_27:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 50
	v_readlane_b32 s5, v0, 51
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a12
	v_accvgpr_write_b32 a13, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 52
	v_writelane_b32 v0, s5, 53
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_30
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a13, v0
	s_branch .LBB5_30
.LBB5_29:
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v0, v0
	v_accvgpr_write_b32 a12, v0
	s_branch .LBB5_27
.LBB5_30:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 52
	v_readlane_b32 s5, v0, 53
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v1, a11
	v_accvgpr_read_b32 v2, a13
	v_cmp_gt_i32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	v_accvgpr_write_b32 a14, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 54
	v_writelane_b32 v0, s7, 55
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_31
	s_branch .LBB5_33
.LBB5_31:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 54
	v_readlane_b32 s5, v0, 55
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a14
	v_accvgpr_write_b32 a15, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 56
	v_writelane_b32 v0, s5, 57
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_34
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a15, v0
	s_branch .LBB5_34
.LBB5_33:
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	s_mov_b32 s4, 0x80000000
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, s4, v0
	v_accvgpr_write_b32 a14, v0
	s_branch .LBB5_31
.LBB5_34:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v1, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v1, 56
	v_readlane_b32 s5, v1, 57
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v0, a15
	buffer_load_dword v8, off, s[0:3], s33 offset:24
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s6, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s6
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v6, s5, v1
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v3, v7
	v_add_co_u32_e64 v2, s[8:9], v2, v4
	v_addc_co_u32_e64 v1, s[8:9], v1, v3, s[8:9]
	v_mov_b32_e32 v3, v1
	global_load_dword v1, v[2:3], off
	s_waitcnt vmcnt(0)
	v_mul_f32_e64 v0, v0, v1
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	buffer_load_ushort v0, off, s[0:3], s33 offset:84
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_lshlrev_b32_e64 v6, s5, v2
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v7, v2
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v3, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v2, s[4:5], v2, v5
	v_addc_co_u32_e64 v4, s[4:5], v3, v4, s[4:5]
	v_mov_b32_e32 v3, v4
	global_load_dword v2, v[2:3], off
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v2, v1, v2
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v3, v1
	s_mov_b32 s4, 3
	v_mad_u64_u32 v[0:1], s[4:5], v0, s4, v[2:3]
	buffer_store_short v0, off, s[0:3], s33 offset:84
	s_branch .LBB5_21
.LBB5_35:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 24
	v_readlane_b32 s5, v0, 25
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:96
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 26
	v_writelane_b32 v0, s5, 27
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB5_11
.LBB5_37:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 34
	v_readlane_b32 s5, v0, 35
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	v_mov_b32_e32 v0, -2
	s_waitcnt vmcnt(0)
	s_nop 0
	v_mov_b32_dpp v0, v1 row_shr:1 row_mask:0xf bank_mask:0xf
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	s_branch .LBB5_5
.LBB5_39:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
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
	v_writelane_b32 v0, s6, 58
	v_writelane_b32 v0, s7, 59
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB5_1
	s_branch .LBB5_41
.LBB5_40:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s6, v0, 18
	v_readlane_b32 s7, v0, 19
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s4, v0, 8
	v_readlane_b32 s5, v0, 9
	buffer_load_dword v4, off, s[0:3], s33 offset:88
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v1
	s_mov_b64 s[8:9], -1
	v_mov_b32_e32 v2, v4
	s_mov_b32 s6, s8
	v_mov_b32_e32 v1, v5
	s_mov_b32 s8, s9
	v_add_co_u32_e64 v2, s[6:7], v2, s6
	v_mov_b32_e32 v3, s8
	v_addc_co_u32_e64 v1, s[6:7], v1, v3, s[6:7]
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v1, v3
	buffer_store_dword v1, off, s[0:3], s33 offset:92
	v_mov_b32_e32 v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:88
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 10
	v_writelane_b32 v0, s5, 11
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB5_39
.LBB5_41:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 58
	v_readlane_b32 s5, v0, 59
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	s_mov_b32 s4, 0x3fa00000
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v2, v1, s4
	s_mov_b32 s5, 0x3fc00000
	v_div_scale_f32 v1, s[6:7], v2, v2, s5
	v_rcp_f32_e64 v3, v1
	s_mov_b32 s4, 1.0
	v_fma_f32 v4, -v1, v3, s4
	v_fmac_f32_e64 v3, v4, v3
	v_div_scale_f32 v5, vcc, s5, v2, s5
	v_mul_f32_e64 v4, v5, v3
	v_fma_f32 v6, -v1, v4, v5
	v_fmac_f32_e64 v4, v6, v3
	v_fma_f32 v1, -v1, v4, v5
	v_div_fmas_f32 v1, v1, v3, v4
	v_div_fixup_f32 v1, v1, v2, s5
	s_mov_b32 s5, 0
	v_max_f32_e64 v1, v1, s5
	v_min_f32_e64 v1, v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:48
	buffer_load_dword v1, off, s[0:3], s33
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a16, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a17, v1
	buffer_load_ushort v1, off, s[0:3], s33 offset:80
	s_mov_b32 s4, 0x4000
	s_waitcnt vmcnt(0)
	v_cmp_nlt_f16_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	v_accvgpr_write_b32 a18, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 60
	v_writelane_b32 v0, s7, 61
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_43
	s_branch .LBB5_45
.LBB5_43:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 60
	v_readlane_b32 s5, v0, 61
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a18
	v_accvgpr_write_b32 a19, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 62
	v_writelane_b32 v0, s5, 63
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_46
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a19, v0
	s_branch .LBB5_46
.LBB5_45:
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s4, v0
	v_accvgpr_write_b32 a18, v0
	s_branch .LBB5_43
.LBB5_46:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v4, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v4, 62
	v_readlane_b32 s5, v4, 63
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[20:21]
	v_accvgpr_read_b32 v2, a16
	v_accvgpr_read_b32 v1, a17
	v_accvgpr_read_b32 v3, a19
	v_sub_u32_e64 v1, v1, v3
	s_mov_b32 s4, 7
	v_and_b32_e64 v1, v1, s4
	v_lshlrev_b32_e64 v1, v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	buffer_store_short v1, off, s[0:3], s33 offset:100
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 0
	v_writelane_b32 v0, s5, 1
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[20:21]
.LBB5_47:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 2
	v_readlane_b32 s5, v0, 3
	v_readlane_b32 s6, v0, 0
	v_readlane_b32 s7, v0, 1
	v_writelane_b32 v0, s6, 4
	v_writelane_b32 v0, s7, 5
	buffer_load_ushort v1, off, s[0:3], s33 offset:100
	s_mov_b32 s6, 0
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 6
	v_writelane_b32 v0, s5, 7
	v_writelane_b32 v0, s4, 8
	v_writelane_b32 v0, s5, 9
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 10
	v_writelane_b32 v0, s5, 11
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_49
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[20:21]
	buffer_load_ushort v1, off, s[0:3], s33 offset:100
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s4
	buffer_store_short v1, off, s[0:3], s33 offset:102
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 12
	v_writelane_b32 v0, s5, 13
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB5_50
.LBB5_49:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 10
	v_readlane_b32 s5, v0, 11
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 4
	v_readlane_b32 s9, v0, 5
	v_readlane_b32 s6, v0, 8
	v_readlane_b32 s7, v0, 9
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
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB5_47
	s_branch .LBB5_81
.LBB5_50:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 16
	v_readlane_b32 s5, v0, 17
	v_readlane_b32 s6, v0, 12
	v_readlane_b32 s7, v0, 13
	v_writelane_b32 v0, s6, 18
	v_writelane_b32 v0, s7, 19
	buffer_load_ushort v1, off, s[0:3], s33 offset:102
	s_mov_b32 s6, 0
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 20
	v_writelane_b32 v0, s5, 21
	v_writelane_b32 v0, s4, 22
	v_writelane_b32 v0, s5, 23
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 24
	v_writelane_b32 v0, s5, 25
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_52
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	s_waitcnt vmcnt(0)
	v_max_f32_e64 v0, v0, v0
	s_mov_b32 s4, 0
	v_max_f32_e64 v0, v0, s4
	s_mov_b32 s4, 1.0
	v_min_f32_e64 v0, v0, s4
	v_cvt_f16_f32_e64 v0, v0
	buffer_load_ushort v1, off, s[0:3], s33 offset:80
	s_mov_b32 s4, 0x3800
	s_waitcnt vmcnt(0)
	v_fma_f16 v0, v0, v1, s4
	buffer_store_short v0, off, s[0:3], s33 offset:80
	s_branch .LBB5_53
.LBB5_52:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 24
	v_readlane_b32 s5, v0, 25
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 18
	v_readlane_b32 s9, v0, 19
	v_readlane_b32 s6, v0, 22
	v_readlane_b32 s7, v0, 23
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 16
	v_writelane_b32 v0, s7, 17
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 12
	v_writelane_b32 v0, s7, 13
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 26
	v_writelane_b32 v0, s7, 27
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB5_50
	s_branch .LBB5_54
.LBB5_53:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 20
	v_readlane_b32 s5, v0, 21
	buffer_load_ushort v1, off, s[0:3], s33 offset:102
	s_mov_b32 s6, -1
	s_waitcnt vmcnt(0)
	v_add_u16_e64 v1, v1, s6
	buffer_store_short v1, off, s[0:3], s33 offset:102
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 22
	v_writelane_b32 v0, s5, 23
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB5_52
.LBB5_54:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 26
	v_readlane_b32 s5, v0, 27
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[20:21]
	s_mov_b64 s[4:5], -1
	v_mov_b32_e32 v1, s6
	v_accvgpr_write_b32 a21, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 28
	v_writelane_b32 v0, s7, 29
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_56
	s_branch .LBB5_58
.LBB5_56:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 28
	v_readlane_b32 s5, v0, 29
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a21
	v_accvgpr_write_b32 a22, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 30
	v_writelane_b32 v0, s5, 31
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_59
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a22, v0
	s_branch .LBB5_59
.LBB5_58:
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a21, v0
	s_branch .LBB5_56
.LBB5_59:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v1, a20
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v1, 30
	v_readlane_b32 s5, v1, 31
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v0, a22
	s_mov_b32 s4, 7
	v_and_b32_e64 v0, v0, s4
	v_accvgpr_write_b32 a23, v0
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[20:21]
	v_accvgpr_read_b32 v1, a23
	s_mov_b32 s4, 1
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 32
	v_writelane_b32 v0, s7, 33
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_65
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[20:21]
	v_accvgpr_read_b32 v1, a23
	s_mov_b32 s4, 2
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], 0
	s_mov_b64 s[8:9], s[6:7]
	v_writelane_b32 v0, s8, 34
	v_writelane_b32 v0, s9, 35
	v_writelane_b32 v0, s6, 36
	v_writelane_b32 v0, s7, 37
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 38
	v_writelane_b32 v0, s7, 39
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_63
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[20:21]
	v_accvgpr_read_b32 v1, a23
	s_mov_b32 s4, 3
	v_cmp_gt_i32_e64 s[6:7], v1, s4
	s_mov_b64 s[8:9], -1
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s8, 40
	v_writelane_b32 v0, s9, 41
	v_writelane_b32 v0, s4, 42
	v_writelane_b32 v0, s5, 43
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 44
	v_writelane_b32 v0, s5, 45
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_76
	s_branch .LBB5_64
.LBB5_63:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 38
	v_readlane_b32 s5, v0, 39
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_readlane_b32 s6, v0, 34
	v_readlane_b32 s7, v0, 35
	v_readlane_b32 s8, v0, 36
	v_readlane_b32 s9, v0, 37
	v_writelane_b32 v0, s8, 46
	v_writelane_b32 v0, s9, 47
	v_writelane_b32 v0, s6, 48
	v_writelane_b32 v0, s7, 49
	v_writelane_b32 v0, s6, 50
	v_writelane_b32 v0, s7, 51
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 52
	v_writelane_b32 v0, s5, 53
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_72
	s_branch .LBB5_71
.LBB5_64:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[20:21]
	v_accvgpr_read_b32 v1, a23
	s_mov_b32 s4, 4
	v_cmp_ne_u32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], -1
	v_writelane_b32 v0, s4, 54
	v_writelane_b32 v0, s5, 55
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 56
	v_writelane_b32 v0, s5, 57
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_70
	s_branch .LBB5_77
.LBB5_65:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 32
	v_readlane_b32 s5, v0, 33
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 58
	v_writelane_b32 v0, s5, 59
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_68
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[20:21]
	v_accvgpr_read_b32 v1, a23
	s_mov_b32 s4, 1
	v_cmp_lt_i32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 60
	v_writelane_b32 v0, s5, 61
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_69
	buffer_load_ushort v0, off, s[0:3], s33 offset:84
	s_mov_b32 s4, 3
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[0:1], s[4:5], v0, s4, 11
	buffer_store_short v0, off, s[0:3], s33 offset:84
	s_branch .LBB5_69
.LBB5_68:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 58
	v_readlane_b32 s5, v0, 59
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB5_79
.LBB5_69:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 60
	v_readlane_b32 s5, v0, 61
	s_or_b64 exec, exec, s[4:5]
	buffer_load_ushort v0, off, s[0:3], s33 offset:80
	s_mov_b32 s4, 0x3800
	s_waitcnt vmcnt(0)
	v_fma_f16 v0, v0, v0, s4
	buffer_store_short v0, off, s[0:3], s33 offset:80
	s_branch .LBB5_68
.LBB5_70:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s6, v0, 56
	v_readlane_b32 s7, v0, 57
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s4, v0, 54
	v_readlane_b32 s5, v0, 55
	s_mov_b64 s[6:7], 0
	s_and_b64 s[4:5], s[4:5], exec
	s_xor_b64 s[6:7], exec, -1
	v_writelane_b32 v0, s6, 40
	v_writelane_b32 v0, s7, 41
	v_writelane_b32 v0, s4, 42
	v_writelane_b32 v0, s5, 43
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB5_76
.LBB5_71:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 48
	v_readlane_b32 s5, v0, 49
	buffer_load_ushort v1, off, s[0:3], s33 offset:100
	s_waitcnt vmcnt(0)
	v_bfe_u32 v2, v1, 7, 5
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s6, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s6
	s_mov_b32 s6, 2
	v_lshlrev_b32_e64 v1, s6, v1
	ds_write_b32 v1, v2
	s_mov_b64 s[6:7], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 50
	v_writelane_b32 v0, s5, 51
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[20:21]
.LBB5_72:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v1, a20
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s8, v1, 52
	v_readlane_b32 s9, v1, 53
	s_or_b64 exec, exec, s[8:9]
	v_readlane_b32 s4, v1, 46
	v_readlane_b32 s5, v1, 47
	v_readlane_b32 s6, v1, 50
	v_readlane_b32 s7, v1, 51
	v_writelane_b32 v1, s4, 62
	v_writelane_b32 v1, s5, 63
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a20, v1
	s_mov_b64 exec, s[20:21]
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a24
	s_mov_b64 exec, s[20:21]
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 0
	v_writelane_b32 v0, s5, 1
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a24, v0
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_74
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 46
	v_readlane_b32 s5, v0, 47
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s6, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s6
	s_mov_b32 s6, 2
	v_lshlrev_b32_e64 v6, s6, v1
	s_mov_b32 s6, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v3, v7
	v_add_co_u32_e64 v2, s[6:7], v2, v4
	v_addc_co_u32_e64 v1, s[6:7], v1, v3, s[6:7]
	v_mov_b32_e32 v3, v1
	global_load_dword v1, v[2:3], off
	s_mov_b32 s6, 0xff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s6
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v2, v2
	s_mov_b32 s7, 13
	s_mov_b32 s7, s7
	v_sub_u32_e64 v2, s7, v2
	s_mov_b32 s7, 9
	v_add_u32_e64 v2, v2, s7
	v_and_b32_e64 v2, v2, s6
	v_add_u32_e64 v1, v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:60
	s_mov_b64 s[6:7], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 62
	v_writelane_b32 v0, s5, 63
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[20:21]
.LBB5_74:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v1, a20
	s_mov_b64 exec, s[20:21]
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a24
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 0
	v_readlane_b32 s5, v0, 1
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s6, v1, 62
	v_readlane_b32 s7, v1, 63
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 2
	v_writelane_b32 v0, s5, 3
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a24, v0
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_78
	v_mov_b32_e32 v0, 0x41b00000
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_branch .LBB5_78
.LBB5_76:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s8, v0, 44
	v_readlane_b32 s9, v0, 45
	s_or_b64 exec, exec, s[8:9]
	v_readlane_b32 s6, v0, 40
	v_readlane_b32 s7, v0, 41
	v_readlane_b32 s4, v0, 42
	v_readlane_b32 s5, v0, 43
	s_and_b64 s[4:5], s[4:5], exec
	s_and_b64 s[6:7], s[6:7], exec
	v_writelane_b32 v0, s6, 34
	v_writelane_b32 v0, s7, 35
	v_writelane_b32 v0, s4, 36
	v_writelane_b32 v0, s5, 37
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB5_63
.LBB5_77:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	s_mov_b64 s[4:5], 0
	s_xor_b64 s[4:5], exec, -1
	v_writelane_b32 v0, s4, 54
	v_writelane_b32 v0, s5, 55
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB5_70
.LBB5_78:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a24
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 2
	v_readlane_b32 s5, v0, 3
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB5_65
.LBB5_79:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 6
	v_readlane_b32 s5, v0, 7
	buffer_load_ushort v1, off, s[0:3], s33 offset:100
	s_mov_b32 s6, -1
	s_waitcnt vmcnt(0)
	v_add_u16_e64 v1, v1, s6
	buffer_store_short v1, off, s[0:3], s33 offset:100
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 8
	v_writelane_b32 v0, s5, 9
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB5_49
.LBB5_81:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 14
	v_readlane_b32 s5, v0, 15
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a24
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v2, v2, s4
	s_mov_b32 s4, 63
	v_and_b32_e64 v2, v2, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v2, s4, v2
	ds_read_b32 v2, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_i32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	v_accvgpr_write_b32 a25, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 4
	v_writelane_b32 v0, s7, 5
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a24, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_83
	s_branch .LBB5_85
.LBB5_83:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a24
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 4
	v_readlane_b32 s5, v0, 5
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a25
	v_accvgpr_write_b32 a26, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 6
	v_writelane_b32 v0, s5, 7
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a24, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_86
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a26, v0
	s_branch .LBB5_86
.LBB5_85:
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, v0, s4
	s_mov_b32 s4, 63
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v0, s4, v0
	ds_read_b32 v0, v0
	s_waitcnt lgkmcnt(0)
	v_accvgpr_write_b32 a25, v0
	s_branch .LBB5_83
.LBB5_86:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a24
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 6
	v_readlane_b32 s5, v0, 7
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v1, a26
	buffer_load_dword v3, off, s[0:3], s33
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	s_nop 0
	v_mov_b32_dpp v1, v2 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	buffer_load_sbyte v2, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v2, v2, v3
	buffer_load_dword v10, off, s[0:3], s33 offset:16
	buffer_load_dword v3, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, v3
	buffer_load_dword v3, off, s[0:3], s33 offset:64
	s_mov_b32 s6, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v3, s6
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v8, s5, v3
	s_mov_b32 s4, 0
	v_mov_b32_e32 v3, s4
	v_mov_b32_e32 v9, v3
	v_mov_b32_e32 v4, v10
	v_mov_b32_e32 v6, v8
	v_mov_b32_e32 v3, v11
	v_mov_b32_e32 v5, v9
	v_add_co_u32_e64 v4, s[8:9], v4, v6
	v_addc_co_u32_e64 v3, s[8:9], v3, v5, s[8:9]
	v_mov_b32_e32 v5, v3
	global_load_dword v3, v[4:5], off
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v2, v2, v3
	v_add_u32_e64 v1, v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:68
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s6
	v_lshlrev_b32_e64 v6, s5, v1
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v3, v7
	v_add_co_u32_e64 v2, s[4:5], v2, v4
	v_addc_co_u32_e64 v1, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v3, v1
	global_load_dword v1, v[2:3], off
	s_mov_b32 s4, 13
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, s4
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_cmp_le_i32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	v_accvgpr_write_b32 a27, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 8
	v_writelane_b32 v0, s7, 9
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a24, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_87
	s_branch .LBB5_89
.LBB5_87:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a24
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 8
	v_readlane_b32 s5, v0, 9
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a27
	v_accvgpr_write_b32 a28, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 10
	v_writelane_b32 v0, s5, 11
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a24, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_90
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	v_max_f32_e64 v0, v0, v0
	s_mov_b32 s4, 0
	v_max_f32_e64 v0, v0, s4
	s_mov_b32 s4, 1.0
	v_min_f32_e64 v0, v0, s4
	s_mov_b32 s4, 0x7fffffff
	v_and_b32_e64 v0, s4, v0
	v_accvgpr_write_b32 a28, v0
	s_branch .LBB5_90
.LBB5_89:
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v2, v0
	buffer_load_ushort v0, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v0, v0
	s_mov_b32 s4, 0x3fa00000
	v_add_f32_e64 v1, v0, s4
	v_div_scale_f32 v0, s[4:5], v1, v1, v2
	v_rcp_f32_e64 v3, v0
	s_mov_b32 s4, 1.0
	v_fma_f32 v4, -v0, v3, s4
	v_fmac_f32_e64 v3, v4, v3
	v_div_scale_f32 v5, vcc, v2, v1, v2
	v_mul_f32_e64 v4, v5, v3
	v_fma_f32 v6, -v0, v4, v5
	v_fmac_f32_e64 v4, v6, v3
	v_fma_f32 v0, -v0, v4, v5
	v_div_fmas_f32 v0, v0, v3, v4
	v_div_fixup_f32 v0, v0, v1, v2
	v_accvgpr_write_b32 a27, v0
	s_branch .LBB5_87
.LBB5_90:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a24
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 10
	v_readlane_b32 s5, v0, 11
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v1, a28
	buffer_store_dword v1, off, s[0:3], s33 offset:48
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 3
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 1
	v_cmp_ne_u32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 12
	v_writelane_b32 v0, s7, 13
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a24, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_91
	s_branch .LBB5_93
.LBB5_91:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a24
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 12
	v_readlane_b32 s5, v0, 13
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 14
	v_writelane_b32 v0, s5, 15
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a24, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_94
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v6, s4, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v7, v0
	v_mov_b32_e32 v0, v8
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v3, v7
	v_add_co_u32_e64 v0, s[4:5], v0, v4
	v_addc_co_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	global_store_dword v[0:1], v2, off
	s_branch .LBB5_94
.LBB5_93:
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:72
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	v_add3_u32 v0, v0, v1, v2
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	buffer_load_sbyte v2, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_add3_u32 v0, v0, v1, v2
	buffer_load_ushort v1, off, s[0:3], s33 offset:84
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s4
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v2, s5, v2
	ds_read_b32 v2, v2
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v2, v0, v1, v2
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b32 s6, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s6
	v_lshlrev_b32_e64 v6, s5, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v7, v0
	v_mov_b32_e32 v0, v8
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v3, v7
	v_add_co_u32_e64 v0, s[8:9], v0, v4
	v_addc_co_u32_e64 v3, s[8:9], v1, v3, s[8:9]
	v_mov_b32_e32 v1, v3
	global_store_dword v[0:1], v2, off
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v0, v0, v1
	buffer_load_ushort v1, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v1, v1
	v_add_f32_e64 v2, v0, v1
	buffer_load_dword v8, off, s[0:3], s33 offset:24
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s6
	v_lshlrev_b32_e64 v6, s5, v0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v7, v0
	v_mov_b32_e32 v0, v8
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v3, v7
	v_add_co_u32_e64 v0, s[4:5], v0, v4
	v_addc_co_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	global_store_dword v[0:1], v2, off
	s_branch .LBB5_91
.LBB5_94:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a24
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 14
	v_readlane_b32 s5, v0, 15
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v1, a20
	s_mov_b64 exec, s[20:21]
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v2, a0
	s_mov_b64 exec, s[20:21]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k5
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 112
		.amdhsa_kernarg_size 112
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 41
		.amdhsa_next_free_sgpr 34
		.amdhsa_accum_offset 12
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_tg_split 0
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
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[18:19], s[8:9]
	v_writelane_b32 v1, s18, 0
	v_writelane_b32 v1, s19, 1
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v1
	s_mov_b64 exec, s[20:21]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
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
	s_mov_b32 s5, 0x3ff
	v_and_b32_e64 v1, v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:52
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 6
	v_mov_b32_e32 v1, s4
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v1, s14, v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:56
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s14, v1
	buffer_store_dword v1, off, s[0:3], s33 offset:60
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v1, 31, v2
	v_mov_b32_e32 v3, v1
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[6:7], s4, v[2:3]
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v3, v7
	v_add_co_u32_e64 v2, s[6:7], v2, v4
	v_addc_co_u32_e64 v1, s[6:7], v1, v3, s[6:7]
	v_mov_b32_e32 v3, v1
	global_load_dword v1, v[2:3], off
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:68
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_nop 0
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:72
	buffer_load_dword v8, off, s[0:3], s33 offset:24
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s5
	v_lshlrev_b32_e64 v6, s4, v1
	s_mov_b32 s5, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v3, v7
	v_add_co_u32_e64 v2, s[6:7], v2, v4
	v_addc_co_u32_e64 v1, s[6:7], v1, v3, s[6:7]
	v_mov_b32_e32 v3, v1
	global_load_dword v1, v[2:3], off
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
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s5, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s5
	v_lshlrev_b32_e64 v1, s4, v1
	ds_write_b32 v1, v2
	buffer_load_dword v1, off, s[0:3], s33 offset:76
	s_mov_b32 s5, 4.0
	s_mov_b32 s4, 0x3e800000
	v_mov_b32_e32 v2, s5
	s_waitcnt vmcnt(0)
	v_med3_f32 v1, v1, s4, v2
	v_cvt_f16_f32_e64 v1, v1
	buffer_load_ushort v2, off, s[0:3], s33 offset:80
	s_mov_b32 s4, 0x3800
	s_waitcnt vmcnt(0)
	v_fma_f16 v1, v1, v2, s4
	buffer_store_short v1, off, s[0:3], s33 offset:80
	v_mov_b32_e32 v1, 0
	buffer_store_dword v1, off, s[0:3], s33 offset:88
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 2
	v_writelane_b32 v0, s5, 3
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
.LBB6_1:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 4
	v_readlane_b32 s5, v0, 5
	v_readlane_b32 s6, v0, 2
	v_readlane_b32 s7, v0, 3
	v_writelane_b32 v0, s6, 6
	v_writelane_b32 v0, s7, 7
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	buffer_load_dword v2, off, s[0:3], s33 offset:52
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
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_6
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	buffer_load_dword v2, off, s[0:3], s33 offset:88
	s_waitcnt vmcnt(0)
	v_cmp_le_i32_e64 s[4:5], v1, v2
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 14
	v_writelane_b32 v0, s7, 15
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_3
	s_branch .LBB6_5
.LBB6_3:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 14
	v_readlane_b32 s5, v0, 15
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 16
	v_writelane_b32 v0, s5, 17
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_7
	s_branch .LBB6_7
.LBB6_5:
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	buffer_load_ushort v1, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v2, v1
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	s_mov_b32 s4, 0x3fa00000
	s_waitcnt vmcnt(0)
	v_fma_mix_f32 v1, v0, v1, s4 op_sel_hi:[0,1,0]
	v_div_scale_f32 v0, s[4:5], v1, v1, v2
	v_rcp_f32_e64 v3, v0
	s_mov_b32 s4, 1.0
	v_fma_f32 v4, -v0, v3, s4
	v_fmac_f32_e64 v3, v4, v3
	v_div_scale_f32 v5, vcc, v2, v1, v2
	v_mul_f32_e64 v4, v5, v3
	v_fma_f32 v6, -v0, v4, v5
	v_fmac_f32_e64 v4, v6, v3
	v_fma_f32 v0, -v0, v4, v5
	v_div_fmas_f32 v0, v0, v3, v4
	v_div_fixup_f32 v0, v0, v1, v2
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_branch .LBB6_3
.LBB6_6:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
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
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB6_1
	s_branch .LBB6_8
.LBB6_7:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s6, v0, 16
	v_readlane_b32 s7, v0, 17
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s4, v0, 8
	v_readlane_b32 s5, v0, 9
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:88
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 10
	v_writelane_b32 v0, s5, 11
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB6_6
.LBB6_8:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 18
	v_readlane_b32 s5, v0, 19
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:12
	s_mov_b32 s4, 14
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[4:5], v1, s4
	s_bcnt1_i32_b64 s4, s[4:5]
	s_mov_b32 s6, 0
	s_mov_b32 s5, s6
	s_mov_b32 s5, 7
	s_and_b32 s4, s4, s5
	v_writelane_b32 v0, s4, 20
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s6, v0, 20
	s_mov_b64 s[4:5], -1
	s_mov_b32 s7, 2
	s_cmp_lt_i32 s6, s7
	s_cselect_b64 s[6:7], -1, 0
	s_and_b64 vcc, exec, s[6:7]
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_cbranch_vccnz .LBB6_14
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s6, v0, 20
	s_mov_b64 s[4:5], -1
	s_mov_b32 s7, 3
	s_cmp_lt_i32 s6, s7
	s_cselect_b64 s[6:7], -1, 0
	s_and_b64 vcc, exec, s[6:7]
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_cbranch_vccnz .LBB6_19
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s6, v0, 20
	s_mov_b64 s[4:5], -1
	s_mov_b32 s7, 4
	s_cmp_lt_i32 s6, s7
	s_cselect_b64 s[6:7], -1, 0
	s_and_b64 vcc, exec, s[6:7]
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_cbranch_vccnz .LBB6_21
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s6, v0, 20
	s_mov_b64 s[4:5], -1
	s_mov_b32 s7, 4
	s_cmp_lg_u32 s6, s7
	s_cselect_b64 s[6:7], -1, 0
	s_and_b64 vcc, exec, s[6:7]
	v_writelane_b32 v0, s4, 27
	v_writelane_b32 v0, s5, 28
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_cbranch_vccnz .LBB6_30
	s_branch .LBB6_28
.LBB6_14:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 21
	v_readlane_b32 s5, v0, 22
	v_cndmask_b32_e64 v0, 0, 1, s[4:5]
	s_mov_b32 s5, 1
	v_readfirstlane_b32 s4, v0
	s_cmp_lg_u32 s4, s5
	s_cselect_b64 s[4:5], -1, 0
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB6_34
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s6, v0, 20
	s_mov_b64 s[4:5], -1
	s_mov_b32 s7, 0
	s_cmp_gt_i32 s6, s7
	s_cselect_b64 s[6:7], -1, 0
	s_and_b64 vcc, exec, s[6:7]
	v_writelane_b32 v0, s4, 29
	v_writelane_b32 v0, s5, 30
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_cbranch_vccnz .LBB6_18
.LBB6_16:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 29
	v_readlane_b32 s5, v0, 30
	v_cndmask_b32_e64 v0, 0, 1, s[4:5]
	s_mov_b32 s5, 1
	v_readfirstlane_b32 s4, v0
	s_cmp_lg_u32 s4, s5
	s_cselect_b64 s[4:5], -1, 0
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB6_33
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b32 s4, 27
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v0, s4
	s_bcnt1_i32_b64 s4, s[4:5]
	s_mov_b32 s6, 0
	s_mov_b32 s5, s6
	v_cvt_f32_i32_e64 v2, s4
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v0, v0
	s_mov_b32 s4, 0x3fa00000
	v_add_f32_e64 v1, v0, s4
	v_div_scale_f32 v0, s[4:5], v1, v1, v2
	v_rcp_f32_e64 v3, v0
	s_mov_b32 s4, 1.0
	v_fma_f32 v4, -v0, v3, s4
	v_fmac_f32_e64 v3, v4, v3
	v_div_scale_f32 v5, vcc, v2, v1, v2
	v_mul_f32_e64 v4, v5, v3
	v_fma_f32 v6, -v0, v4, v5
	v_fmac_f32_e64 v4, v6, v3
	v_fma_f32 v0, -v0, v4, v5
	v_div_fmas_f32 v0, v0, v3, v4
	v_div_fixup_f32 v0, v0, v1, v2
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_branch .LBB6_33
.LBB6_18:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_mov_b32_e32 v1, 25
	buffer_store_dword v1, off, s[0:3], s33 offset:68
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 29
	v_writelane_b32 v0, s5, 30
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB6_16
.LBB6_19:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 23
	v_readlane_b32 s5, v0, 24
	v_cndmask_b32_e64 v0, 0, 1, s[4:5]
	s_mov_b32 s5, 1
	v_readfirstlane_b32 s4, v0
	s_cmp_lg_u32 s4, s5
	s_cselect_b64 s[4:5], -1, 0
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB6_32
	buffer_load_dword v6, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v4, s4, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v7
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v0, s[4:5], v0, v3
	v_addc_co_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:92
	buffer_load_dword v2, off, s[0:3], s33 offset:92
	s_waitcnt vmcnt(0)
	global_atomic_add v0, v[0:1], v2, off glc
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:96
	s_branch .LBB6_32
.LBB6_21:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	v_cndmask_b32_e64 v0, 0, 1, s[4:5]
	s_mov_b32 s5, 1
	v_readfirstlane_b32 s4, v0
	s_cmp_lg_u32 s4, s5
	s_cselect_b64 s[4:5], -1, 0
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB6_26
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	v_accvgpr_write_b32 a1, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 31
	v_writelane_b32 v0, s7, 32
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_23
	s_branch .LBB6_25
.LBB6_23:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 31
	v_readlane_b32 s5, v0, 32
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a1
	v_accvgpr_write_b32 a2, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 33
	v_writelane_b32 v0, s5, 34
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_27
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s4, v0
	v_accvgpr_write_b32 a2, v0
	s_branch .LBB6_27
.LBB6_25:
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a1, v0
	s_branch .LBB6_23
.LBB6_26:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB6_19
.LBB6_27:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 33
	v_readlane_b32 s5, v0, 34
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v1, a2
	buffer_load_ubyte v0, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, v0, v1
	buffer_store_byte v0, off, s[0:3], s33 offset:82
	s_branch .LBB6_26
.LBB6_28:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	v_cndmask_b32_e64 v0, 0, 1, s[4:5]
	s_mov_b32 s5, 1
	v_readfirstlane_b32 s4, v0
	s_cmp_lg_u32 s4, s5
	s_cselect_b64 s[4:5], -1, 0
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB6_31
	buffer_load_dword v1, off, s[0:3], s33 offset:72
	s_mov_b32 s4, 15
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v1, s4
	v_ashrrev_i32_e64 v0, v0, v1
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v0, s5, v0
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s6, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s6
	v_lshlrev_b32_e64 v6, s5, v1
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v3, v7
	v_add_co_u32_e64 v2, s[8:9], v2, v4
	v_addc_co_u32_e64 v1, s[8:9], v1, v3, s[8:9]
	v_mov_b32_e32 v3, v1
	global_load_dword v1, v[2:3], off
	s_mov_b32 s7, 1
	s_waitcnt vmcnt(0)
	v_or_b32_e64 v2, v1, s7
	s_mov_b32 s7, 0
	v_sub_u32_e64 v4, s7, v2
	v_cvt_f32_u32_e32 v3, v2
	v_rcp_iflag_f32_e32 v3, v3
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_mul_lo_u32 v4, v4, v3
	v_mul_hi_u32 v4, v3, v4
	v_add_u32_e64 v3, v3, v4
	v_mul_hi_u32 v3, v1, v3
	v_mul_lo_u32 v3, v3, v2
	v_sub_u32_e64 v1, v1, v3
	v_cmp_ge_u32_e64 s[8:9], v1, v2
	v_sub_u32_e64 v3, v1, v2
	v_cndmask_b32_e64 v1, v1, v3, s[8:9]
	v_cmp_ge_u32_e64 s[8:9], v1, v2
	v_sub_u32_e64 v2, v1, v2
	v_cndmask_b32_e64 v1, v1, v2, s[8:9]
	ds_bpermute_b32 v2, v0, v1
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s6
	v_lshlrev_b32_e64 v6, s5, v0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v7, v0
	v_mov_b32_e32 v0, v8
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v3, v7
	v_add_co_u32_e64 v0, s[4:5], v0, v4
	v_addc_co_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	s_waitcnt lgkmcnt(0)
	global_store_dword v[0:1], v2, off
	s_branch .LBB6_31
.LBB6_30:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 27
	v_writelane_b32 v0, s5, 28
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB6_28
.LBB6_31:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB6_21
.LBB6_32:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB6_14
.LBB6_33:
.LBB6_34:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:76
	s_mov_b32 s4, 0xbe800000
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v1, v1, s4
	s_mov_b32 s4, 0x7fffffff
	v_and_b32_e64 v1, s4, v1
	buffer_load_dword v8, off, s[0:3], s33 offset:24
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v2
	buffer_load_dword v2, off, s[0:3], s33
	buffer_load_dword v3, off, s[0:3], s33 offset:12
	s_mov_b32 s4, 0xff
	s_waitcnt vmcnt(1)
	v_and_b32_e64 v2, v2, s4
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v3, s4
	s_mov_b32 s4, 2
	v_add_lshl_u32 v6, v2, v3, s4
	s_mov_b32 s6, 0
	v_mov_b32_e32 v2, s6
	v_mov_b32_e32 v7, v2
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v3, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v2, s[8:9], v2, v5
	v_addc_co_u32_e64 v4, s[8:9], v3, v4, s[8:9]
	v_mov_b32_e32 v3, v4
	global_store_dword v[2:3], v1, off
	buffer_load_dword v2, off, s[0:3], s33 offset:68
	s_nop 0
	buffer_load_ubyte v1, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, v2
	buffer_store_byte v1, off, s[0:3], s33 offset:82
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v3, v1
	s_mov_b32 s5, 0x2f684bdb
	v_mul_hi_u32 v2, v3, s5
	v_sub_u32_e64 v1, v3, v2
	s_mov_b32 s5, 1
	v_lshrrev_b32_e64 v1, s5, v1
	v_add_u32_e64 v1, v1, v2
	s_mov_b32 s7, 4
	v_lshrrev_b32_e64 v1, s7, v1
	s_mov_b32 s7, 27
	v_mul_lo_u32 v1, v1, s7
	v_sub_u32_e64 v2, v3, v1
	buffer_load_dword v5, off, s[0:3], s33 offset:32
	buffer_load_dword v10, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_mov_b32 s7, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s7
	v_lshlrev_b32_e64 v8, s4, v1
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v9, v1
	v_mov_b32_e32 v6, v10
	v_mov_b32_e32 v7, v8
	v_mov_b32_e32 v1, v11
	v_mov_b32_e32 v4, v9
	v_add_co_u32_e64 v6, s[6:7], v6, v7
	v_addc_co_u32_e64 v1, s[6:7], v1, v4, s[6:7]
	v_mov_b32_e32 v7, v1
	global_load_dword v4, v[6:7], off
	s_mov_b32 s6, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v4, s6
	v_lshlrev_b32_e64 v1, v1, v5
	s_mov_b32 s6, 15
	v_and_b32_e64 v1, v1, s6
	v_add_u32_e64 v5, v1, s5
	v_not_b32_e32 v6, v1
	v_cvt_f32_u32_e32 v1, v5
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v6, v6, v1
	v_mul_hi_u32 v6, v1, v6
	v_add_u32_e64 v1, v1, v6
	v_mul_hi_u32 v1, v2, v1
	v_mul_lo_u32 v6, v1, v5
	v_sub_u32_e64 v2, v2, v6
	v_cmp_ge_u32_e64 s[8:9], v2, v5
	v_sub_u32_e64 v6, v2, v5
	v_cndmask_b32_e64 v2, v2, v6, s[8:9]
	v_cmp_ge_u32_e64 s[6:7], v2, v5
	v_add_u32_e64 v2, v1, s5
	v_cndmask_b32_e64 v1, v1, v2, s[8:9]
	v_add_u32_e64 v2, v1, s5
	v_cndmask_b32_e64 v1, v1, v2, s[6:7]
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_mov_b32 s5, 0xcccccccd
	s_waitcnt vmcnt(0)
	v_mul_hi_u32 v5, v2, s5
	v_lshrrev_b32_e64 v5, s4, v5
	v_lshl_add_u32 v5, v5, 2, v5
	v_sub_u32_e64 v2, v2, v5
	s_mov_b32 s4, 5
	v_bfe_u32 v3, v3, v4, s4
	v_mul_lo_u32 v2, v2, v3
	v_cmp_le_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 35
	v_writelane_b32 v0, s5, 36
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_58
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v2, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	buffer_load_dword v3, off, s[0:3], s33 offset:12
	buffer_load_dword v4, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v3, v4
	s_bcnt1_i32_b64 s6, s[4:5]
	s_mov_b32 s5, 0
	s_mov_b32 s7, s5
	s_mov_b32 s4, s6
	s_mov_b32 s6, 7
	v_and_b32_e64 v1, v1, s6
	v_lshlrev_b32_e64 v1, v1, v2
	v_cmp_gt_i32_e64 s[6:7], s4, v1
	s_bcnt1_i32_b64 s6, s[6:7]
	s_mov_b32 s7, s5
	s_mov_b32 s4, s6
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_mov_b32 s6, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s6
	s_mov_b32 s6, 2
	v_lshlrev_b32_e64 v6, s6, v1
	v_mov_b32_e32 v1, s5
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v3, v7
	v_add_co_u32_e64 v2, s[6:7], v2, v4
	v_addc_co_u32_e64 v1, s[6:7], v1, v3, s[6:7]
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v1, s4
	global_store_dword v[2:3], v1, off
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_nop 0
	buffer_load_ushort v2, off, s[0:3], s33 offset:84
	s_waitcnt vmcnt(0)
	s_nop 0
	v_mov_b32_dpp v1, v2 row_shr:1 row_mask:0xf bank_mask:0xf
	buffer_load_sbyte v2, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v1, v1, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v2, v2
	s_mov_b32 s4, 11
	v_sub_u32_e64 v2, s4, v2
	v_cmp_gt_i32_e64 s[4:5], v1, v2
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 37
	v_writelane_b32 v0, s7, 38
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_47
	s_branch .LBB6_46
.LBB6_36:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	buffer_load_sbyte v2, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	v_accvgpr_write_b32 a4, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 39
	v_writelane_b32 v0, s7, 40
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_37
	s_branch .LBB6_39
.LBB6_37:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 39
	v_readlane_b32 s5, v0, 40
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a4
	v_accvgpr_write_b32 a5, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 41
	v_writelane_b32 v0, s5, 42
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_41
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a5, v0
	s_branch .LBB6_41
.LBB6_39:
	buffer_load_sbyte v0, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a4, v0
	s_branch .LBB6_37
.LBB6_40:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 43
	v_readlane_b32 s5, v0, 44
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB6_59
.LBB6_41:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 41
	v_readlane_b32 s5, v0, 42
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v1, a3
	v_accvgpr_read_b32 v2, a5
	v_and_b32_e64 v1, v1, v2
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v1, s5, v1
	v_accvgpr_write_b32 a6, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, s4
	s_mov_b32 s6, 63
	v_and_b32_e64 v1, v1, s6
	v_lshlrev_b32_e64 v1, s5, v1
	ds_read_b32 v2, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v1, v1
	s_mov_b32 s5, 15
	v_and_b32_e64 v1, v1, s5
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e64 v1, v1, v2
	v_cmp_lt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	v_accvgpr_write_b32 a7, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 45
	v_writelane_b32 v0, s7, 46
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_42
	s_branch .LBB6_44
.LBB6_42:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 45
	v_readlane_b32 s5, v0, 46
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a7
	v_accvgpr_write_b32 a8, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 47
	v_writelane_b32 v0, s5, 48
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_45
	s_mov_b32 s4, 13
	v_mov_b32_e32 v0, 13
	v_accvgpr_write_b32 a8, v0
	s_branch .LBB6_45
.LBB6_44:
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a7, v0
	s_branch .LBB6_42
.LBB6_45:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v2, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v2, 47
	v_readlane_b32 s5, v2, 48
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v0, a6
	v_accvgpr_read_b32 v1, a8
	ds_bpermute_b32 v0, v0, v1
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v0, v2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v3
	s_mov_b32 s5, 3
	v_mad_u64_u32 v[4:5], s[6:7], v2, s5, 0
	v_mov_b32_e32 v2, v5
	v_mov_b32_e32 v6, s4
	v_mov_b32_e32 v3, v6
	s_mov_b32 s4, 32
	v_lshrrev_b64 v[0:1], s4, v[0:1]
	v_mad_u64_u32 v[0:1], s[6:7], v0, s5, v[2:3]
	v_mov_b32_e32 v2, s5
	v_mov_b32_e32 v1, v2
	v_lshlrev_b64 v[2:3], s4, v[0:1]
	v_mov_b32_e32 v1, v3
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v5
	v_or_b32_e64 v0, v0, v1
	v_mov_b32_e32 v1, v4
	v_or_b32_e64 v6, v1, v2
	v_mov_b32_e32 v7, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	v_mov_b32_e32 v4, 18
	s_waitcnt vmcnt(0)
	s_nop 0
	v_mov_b32_dpp v4, v0 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_ashrrev_i32_e64 v0, 31, v4
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v7
	v_mov_b32_e32 v2, v5
	v_sub_co_u32_e64 v0, s[4:5], v0, v3
	v_subb_co_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v1
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_branch .LBB6_40
.LBB6_46:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v1, s4
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v1, v3
	buffer_store_dword v1, off, s[0:3], s33 offset:108
	v_mov_b32_e32 v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:104
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 49
	v_writelane_b32 v0, s5, 50
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB6_48
.LBB6_47:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 37
	v_readlane_b32 s5, v0, 38
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 43
	v_writelane_b32 v0, s5, 44
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_40
	s_branch .LBB6_36
.LBB6_48:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 51
	v_readlane_b32 s5, v0, 52
	v_readlane_b32 s6, v0, 49
	v_readlane_b32 s7, v0, 50
	v_writelane_b32 v0, s6, 53
	v_writelane_b32 v0, s7, 54
	buffer_load_dword v2, off, s[0:3], s33 offset:104
	buffer_load_dword v1, off, s[0:3], s33 offset:108
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	s_mov_b64 s[6:7], 0
	v_cmp_gt_i64_e64 s[6:7], v[2:3], s[6:7]
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 55
	v_writelane_b32 v0, s5, 56
	v_writelane_b32 v0, s4, 57
	v_writelane_b32 v0, s5, 58
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 59
	v_writelane_b32 v0, s5, 60
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_53
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	v_accvgpr_write_b32 a9, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 61
	v_writelane_b32 v0, s7, 62
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_50
	s_branch .LBB6_52
.LBB6_50:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v1, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v1, 61
	v_readlane_b32 s5, v1, 62
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a10
	s_mov_b64 exec, s[20:21]
	v_accvgpr_read_b32 v2, a9
	v_accvgpr_write_b32 a11, v2
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v1, s4, 63
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v1
	s_mov_b64 exec, s[20:21]
	v_writelane_b32 v0, s5, 0
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a10, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_54
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	s_mov_b32 s4, 0x7fffffff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, s4, v0
	v_accvgpr_write_b32 a11, v0
	s_branch .LBB6_54
.LBB6_52:
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 s4, 0x3e800000
	s_waitcnt vmcnt(0)
	v_mul_f32_e64 v0, v0, s4
	v_accvgpr_write_b32 a9, v0
	s_branch .LBB6_50
.LBB6_53:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v1, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v1, 59
	v_readlane_b32 s5, v1, 60
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v1, 53
	v_readlane_b32 s9, v1, 54
	v_readlane_b32 s6, v1, 57
	v_readlane_b32 s7, v1, 58
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a10
	s_mov_b64 exec, s[20:21]
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v1, s6, 51
	v_writelane_b32 v1, s7, 52
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v1, s6, 49
	v_writelane_b32 v1, s7, 50
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v1
	s_mov_b64 exec, s[20:21]
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 1
	v_writelane_b32 v0, s7, 2
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a10, v0
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB6_48
	s_branch .LBB6_56
.LBB6_54:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v2, a0
	s_mov_b64 exec, s[20:21]
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v1, a10
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v2, 63
	v_readlane_b32 s5, v1, 0
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v0, a11
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 55
	v_readlane_b32 s5, v0, 56
	buffer_load_dword v4, off, s[0:3], s33 offset:104
	buffer_load_dword v1, off, s[0:3], s33 offset:108
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v1
	s_mov_b64 s[8:9], -1
	v_mov_b32_e32 v2, v4
	s_mov_b32 s6, s8
	v_mov_b32_e32 v1, v5
	s_mov_b32 s8, s9
	v_add_co_u32_e64 v2, s[6:7], v2, s6
	v_mov_b32_e32 v3, s8
	v_addc_co_u32_e64 v1, s[6:7], v1, v3, s[6:7]
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v1, v3
	buffer_store_dword v1, off, s[0:3], s33 offset:108
	v_mov_b32_e32 v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:104
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 57
	v_writelane_b32 v0, s5, 58
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB6_53
.LBB6_56:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a10
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 1
	v_readlane_b32 s5, v0, 2
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB6_47
.LBB6_58:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 35
	v_readlane_b32 s5, v0, 36
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB6_68
.LBB6_59:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a10
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v8, off, s[0:3], s33 offset:24
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s6, 2
	v_lshlrev_b32_e64 v6, s6, v1
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v3, v7
	v_add_co_u32_e64 v2, s[4:5], v2, v4
	v_addc_co_u32_e64 v1, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v3, v1
	global_load_dword v3, v[2:3], off
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_mov_b32 s4, 0x3fa00000
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v2, v1, s4
	v_div_scale_f32 v1, s[4:5], v2, v2, v3
	v_rcp_f32_e64 v4, v1
	s_mov_b32 s4, 1.0
	v_fma_f32 v5, -v1, v4, s4
	v_fmac_f32_e64 v4, v5, v4
	v_div_scale_f32 v6, vcc, v3, v2, v3
	v_mul_f32_e64 v5, v6, v4
	v_fma_f32 v7, -v1, v5, v6
	v_fmac_f32_e64 v5, v7, v4
	v_fma_f32 v1, -v1, v5, v6
	v_div_fmas_f32 v1, v1, v4, v5
	v_div_fixup_f32 v1, v1, v2, v3
	v_accvgpr_write_b32 a12, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_mov_b32 s5, 1
	s_waitcnt vmcnt(0)
	v_or_b32_e64 v2, v1, s5
	s_mov_b32 s4, 0
	v_sub_u32_e64 v3, s4, v2
	v_cvt_f32_u32_e32 v1, v2
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v3, v3, v1
	v_mul_hi_u32 v3, v1, v3
	v_add_u32_e64 v1, v1, v3
	s_mov_b32 s7, 31
	v_lshrrev_b32_e64 v1, s7, v1
	v_mul_lo_u32 v1, v1, v2
	v_sub_u32_e64 v1, s6, v1
	v_cmp_ge_u32_e64 s[6:7], v1, v2
	v_sub_u32_e64 v3, v1, v2
	v_cndmask_b32_e64 v1, v1, v3, s[6:7]
	v_cmp_ge_u32_e64 s[6:7], v1, v2
	v_sub_u32_e64 v2, v1, v2
	v_cndmask_b32_e64 v1, v1, v2, s[6:7]
	v_accvgpr_write_b32 a13, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s5
	v_cmp_eq_u32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	v_accvgpr_write_b32 a14, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 3
	v_writelane_b32 v0, s7, 4
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a10, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_60
	s_branch .LBB6_62
.LBB6_60:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a10
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 3
	v_readlane_b32 s5, v0, 4
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a14
	v_accvgpr_write_b32 a15, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 5
	v_writelane_b32 v0, s5, 6
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a10, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_63
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a15, v0
	s_branch .LBB6_63
.LBB6_62:
	buffer_load_sbyte v0, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a14, v0
	s_branch .LBB6_60
.LBB6_63:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a10
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 5
	v_readlane_b32 s5, v0, 6
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v1, a13
	v_accvgpr_read_b32 v2, a15
	v_cmp_ne_u32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	v_accvgpr_write_b32 a16, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 7
	v_writelane_b32 v0, s7, 8
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a10, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_64
	s_branch .LBB6_66
.LBB6_64:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a10
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 7
	v_readlane_b32 s5, v0, 8
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a16
	v_accvgpr_write_b32 a17, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 9
	v_writelane_b32 v0, s5, 10
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a10, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_67
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 s4, 0x7fffffff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, s4, v0
	v_accvgpr_write_b32 a17, v0
	s_branch .LBB6_67
.LBB6_66:
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v0, v0
	v_accvgpr_write_b32 a16, v0
	s_branch .LBB6_64
.LBB6_67:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a10
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v1, a12
	v_accvgpr_read_b32 v2, a17
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_fmac_f32_e64 v0, v1, v2
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_branch .LBB6_58
.LBB6_68:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a10
	s_mov_b64 exec, s[20:21]
	buffer_load_ushort v1, off, s[0:3], s33 offset:80
	s_mov_b32 s4, 0x4000
	s_waitcnt vmcnt(0)
	v_cmp_nlt_f16_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 11
	v_writelane_b32 v0, s7, 12
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a10, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_69
	s_branch .LBB6_71
.LBB6_69:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a10
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_readlane_b32 s6, v0, 13
	v_mov_b32_e32 v1, s6
	v_accvgpr_write_b32 a18, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 14
	v_writelane_b32 v0, s5, 15
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a10, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_72
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 s4, 2
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v0, s4, v0
	v_mov_b32_e32 v1, -6
	ds_bpermute_b32 v0, v0, v1
	buffer_load_sbyte v1, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v0, v1
	s_bcnt1_i32_b64 s4, s[4:5]
	s_mov_b32 s6, 0
	s_mov_b32 s5, s6
	v_mov_b32_e32 v0, s4
	v_accvgpr_write_b32 a18, v0
	s_branch .LBB6_72
.LBB6_71:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a10
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 s4, 2
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v1, s4, v1
	v_mov_b32_e32 v2, -6
	ds_bpermute_b32 v1, v1, v2
	buffer_load_sbyte v2, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, v2
	s_bcnt1_i32_b64 s4, s[4:5]
	s_mov_b32 s6, 0
	s_mov_b32 s5, s6
	s_mov_b32 s5, s4
	s_mov_b32 s4, 0
	s_sub_i32 s4, s4, s5
	v_writelane_b32 v0, s4, 13
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a10, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB6_69
.LBB6_72:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a10
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 14
	v_readlane_b32 s5, v0, 15
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v1, a0
	s_mov_b64 exec, s[20:21]
	v_accvgpr_read_b32 v2, a18
	buffer_store_dword v2, off, s[0:3], s33 offset:60
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v2, v2
	buffer_store_dword v2, off, s[0:3], s33 offset:72
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	s_nop 0
	buffer_load_dword v3, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v2, v2, v3
	buffer_load_dword v3, off, s[0:3], s33 offset:72
	buffer_load_dword v4, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	v_add3_u32 v2, v2, v3, v4
	buffer_load_dword v3, off, s[0:3], s33 offset:40
	buffer_load_sbyte v4, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_add3_u32 v2, v2, v3, v4
	buffer_load_ushort v3, off, s[0:3], s33 offset:84
	buffer_load_dword v4, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v4, v4, s4
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v4, s5, v4
	ds_read_b32 v4, v4
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v4, v2, v3, v4
	buffer_load_dword v10, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	s_mov_b32 s6, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_lshlrev_b32_e64 v8, s5, v2
	s_mov_b32 s4, 0
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v9, v2
	v_mov_b32_e32 v2, v10
	v_mov_b32_e32 v6, v8
	v_mov_b32_e32 v3, v11
	v_mov_b32_e32 v5, v9
	v_add_co_u32_e64 v2, s[8:9], v2, v6
	v_addc_co_u32_e64 v5, s[8:9], v3, v5, s[8:9]
	v_mov_b32_e32 v3, v5
	global_store_dword v[2:3], v4, off
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	s_nop 0
	buffer_load_dword v3, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v2, v2, v3
	buffer_load_ushort v3, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v3, v3
	v_add_f32_e64 v4, v2, v3
	buffer_load_dword v10, off, s[0:3], s33 offset:24
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_lshlrev_b32_e64 v8, s5, v2
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v9, v2
	v_mov_b32_e32 v2, v10
	v_mov_b32_e32 v6, v8
	v_mov_b32_e32 v3, v11
	v_mov_b32_e32 v5, v9
	v_add_co_u32_e64 v2, s[4:5], v2, v6
	v_addc_co_u32_e64 v5, s[4:5], v3, v5, s[4:5]
	v_mov_b32_e32 v3, v5
	global_store_dword v[2:3], v4, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k6
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
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 31
		.amdhsa_next_free_sgpr 34
		.amdhsa_accum_offset 12
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_tg_split 0
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
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[18:19], s[8:9]
	v_writelane_b32 v1, s18, 0
	v_writelane_b32 v1, s19, 1
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v1
	s_mov_b64 exec, s[20:21]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
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
	s_mov_b32 s5, 0x3ff
	v_and_b32_e64 v1, v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:52
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 6
	v_mov_b32_e32 v1, s4
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v1, s14, v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:56
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s14, v1
	buffer_store_dword v1, off, s[0:3], s33 offset:60
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v1, 31, v2
	v_mov_b32_e32 v3, v1
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[6:7], s4, v[2:3]
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v3, v7
	v_add_co_u32_e64 v2, s[6:7], v2, v4
	v_addc_co_u32_e64 v1, s[6:7], v1, v3, s[6:7]
	v_mov_b32_e32 v3, v1
	global_load_dword v1, v[2:3], off
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:68
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_nop 0
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:72
	buffer_load_dword v8, off, s[0:3], s33 offset:24
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s5
	v_lshlrev_b32_e64 v6, s4, v1
	s_mov_b32 s5, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v3, v7
	v_add_co_u32_e64 v2, s[6:7], v2, v4
	v_addc_co_u32_e64 v1, s[6:7], v1, v3, s[6:7]
	v_mov_b32_e32 v3, v1
	global_load_dword v1, v[2:3], off
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
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s5, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s5
	v_lshlrev_b32_e64 v1, s4, v1
	ds_write_b32 v1, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	buffer_load_dword v1, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	s_mov_b32 s6, 1
	s_mov_b32 s4, 0x2a05f201
	s_mov_b32 s5, s6
	v_cmp_lt_i64_e64 s[4:5], v[2:3], s[4:5]
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 2
	v_writelane_b32 v0, s7, 3
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB7_1
	s_branch .LBB7_3
.LBB7_1:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 2
	v_readlane_b32 s5, v0, 3
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_readlane_b32 s6, v0, 4
	v_mov_b32_e32 v1, s6
	v_accvgpr_write_b32 a1, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 5
	v_writelane_b32 v0, s5, 6
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB7_4
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v0, v1
	s_bcnt1_i32_b64 s4, s[4:5]
	s_mov_b32 s6, 0
	s_mov_b32 s5, s6
	v_mov_b32_e32 v0, s4
	v_accvgpr_write_b32 a1, v0
	s_branch .LBB7_4
.LBB7_3:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	buffer_load_dword v2, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, v2
	s_bcnt1_i32_b64 s4, s[4:5]
	s_mov_b32 s6, 0
	s_mov_b32 s5, s6
	s_mov_b32 s5, s4
	s_mov_b32 s4, 0
	s_sub_i32 s4, s4, s5
	v_writelane_b32 v0, s4, 4
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB7_1
.LBB7_4:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 5
	v_readlane_b32 s5, v0, 6
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v1, a1
	buffer_store_dword v1, off, s[0:3], s33 offset:72
	buffer_load_ushort v1, off, s[0:3], s33 offset:84
	s_nop 0
	buffer_load_dword v2, off, s[0:3], s33
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, v2
	s_bcnt1_i32_b64 s4, s[4:5]
	s_mov_b32 s6, 0
	s_mov_b32 s5, s6
	s_mov_b32 s5, 7
	s_and_b32 s4, s4, s5
	v_writelane_b32 v0, s4, 7
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s6, v0, 7
	s_mov_b64 s[4:5], -1
	s_mov_b32 s7, 2
	s_cmp_lt_i32 s6, s7
	s_cselect_b64 s[6:7], -1, 0
	s_and_b64 vcc, exec, s[6:7]
	v_writelane_b32 v0, s4, 8
	v_writelane_b32 v0, s5, 9
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_cbranch_vccnz .LBB7_9
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s6, v0, 7
	s_mov_b64 s[4:5], -1
	s_mov_b32 s7, 3
	s_cmp_lt_i32 s6, s7
	s_cselect_b64 s[6:7], -1, 0
	s_and_b64 vcc, exec, s[6:7]
	v_writelane_b32 v0, s4, 10
	v_writelane_b32 v0, s5, 11
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_cbranch_vccnz .LBB7_23
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s8, v0, 7
	s_mov_b64 s[4:5], -1
	s_mov_b64 s[6:7], 0
	s_mov_b32 s9, 4
	s_cmp_lt_i32 s8, s9
	s_cselect_b64 s[8:9], -1, 0
	s_and_b64 vcc, exec, s[8:9]
	v_writelane_b32 v0, s6, 12
	v_writelane_b32 v0, s7, 13
	v_writelane_b32 v0, s4, 14
	v_writelane_b32 v0, s5, 15
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_cbranch_vccnz .LBB7_19
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s6, v0, 7
	s_mov_b64 s[4:5], 0
	s_mov_b32 s7, 4
	s_cmp_eq_u32 s6, s7
	s_cselect_b64 s[6:7], -1, 0
	v_writelane_b32 v0, s6, 12
	v_writelane_b32 v0, s7, 13
	v_writelane_b32 v0, s4, 14
	v_writelane_b32 v0, s5, 15
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB7_19
.LBB7_9:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 8
	v_readlane_b32 s5, v0, 9
	v_cndmask_b32_e64 v0, 0, 1, s[4:5]
	s_mov_b32 s5, 1
	v_readfirstlane_b32 s4, v0
	s_cmp_lg_u32 s4, s5
	s_cselect_b64 s[4:5], -1, 0
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB7_27
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s6, v0, 7
	s_mov_b64 s[4:5], -1
	s_mov_b32 s7, 0
	s_cmp_gt_i32 s6, s7
	s_cselect_b64 s[6:7], -1, 0
	s_and_b64 vcc, exec, s[6:7]
	v_writelane_b32 v0, s4, 16
	v_writelane_b32 v0, s5, 17
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_cbranch_vccnz .LBB7_12
	s_branch .LBB7_16
.LBB7_11:
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_branch .LBB7_26
.LBB7_12:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	buffer_load_dword v1, off, s[0:3], s33 offset:72
	s_mov_b32 s4, 15
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	v_ashrrev_i32_e64 v1, v1, v2
	s_mov_b32 s4, 28
	v_cmp_lt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	v_accvgpr_write_b32 a2, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 18
	v_writelane_b32 v0, s7, 19
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB7_13
	s_branch .LBB7_15
.LBB7_13:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 18
	v_readlane_b32 s5, v0, 19
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a2
	v_accvgpr_write_b32 a3, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 20
	v_writelane_b32 v0, s5, 21
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB7_17
	s_mov_b32 s4, 27
	v_mov_b32_e32 v0, 27
	v_accvgpr_write_b32 a3, v0
	s_branch .LBB7_17
.LBB7_15:
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_mov_b32 s4, 15
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	v_ashrrev_i32_e64 v0, v0, v1
	v_accvgpr_write_b32 a2, v0
	s_branch .LBB7_13
.LBB7_16:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 16
	v_readlane_b32 s5, v0, 17
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB7_11
	s_branch .LBB7_26
.LBB7_17:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 20
	v_readlane_b32 s5, v0, 21
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v1, a3
	buffer_load_dword v2, off, s[0:3], s33
	s_mov_b32 s4, 21
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v2, v2, s4
	v_bfe_i32 v2, v2, 0, 16
	buffer_load_dword v3, off, s[0:3], s33 offset:60
	s_mov_b32 s4, -5
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v3, v3, s4
	v_and_b32_e64 v2, v2, v3
	v_cmp_gt_i32_e64 s[4:5], v1, v2
	s_bcnt1_i32_b64 s4, s[4:5]
	s_mov_b32 s6, 0
	s_mov_b32 s5, s6
	v_mov_b32_e32 v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 16
	v_writelane_b32 v0, s5, 17
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB7_16
.LBB7_18:
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v0, v2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v3
	s_mov_b32 s5, 3
	v_mad_u64_u32 v[4:5], s[6:7], v2, s5, 0
	v_mov_b32_e32 v2, v5
	v_mov_b32_e32 v6, s4
	v_mov_b32_e32 v3, v6
	s_mov_b32 s4, 32
	v_lshrrev_b64 v[0:1], s4, v[0:1]
	v_mad_u64_u32 v[0:1], s[6:7], v0, s5, v[2:3]
	v_mov_b32_e32 v2, s5
	v_mov_b32_e32 v1, v2
	v_lshlrev_b64 v[2:3], s4, v[0:1]
	v_mov_b32_e32 v1, v3
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v5
	v_or_b32_e64 v0, v0, v1
	v_mov_b32_e32 v1, v4
	v_or_b32_e64 v6, v1, v2
	v_mov_b32_e32 v7, v0
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s5, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s5
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v4, s5, v0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v8
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v0, s[6:7], v0, v3
	v_addc_co_u32_e64 v2, s[6:7], v1, v2, s[6:7]
	v_mov_b32_e32 v1, v2
	global_load_dword v0, v[0:1], off
	s_mov_b32 s6, 5
	s_mov_b32 s5, 18
	v_mov_b32_e32 v1, s6
	s_waitcnt vmcnt(0)
	v_bfe_u32 v4, s5, v0, v1
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v7
	v_mov_b32_e32 v2, v5
	v_sub_co_u32_e64 v0, s[4:5], v0, v3
	v_subb_co_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v1
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_branch .LBB7_25
.LBB7_19:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s6, v0, 14
	v_readlane_b32 s7, v0, 15
	v_readlane_b32 s4, v0, 12
	v_readlane_b32 s5, v0, 13
	v_cndmask_b32_e64 v1, 0, 1, s[6:7]
	s_mov_b32 s7, 1
	v_readfirstlane_b32 s6, v1
	s_cmp_lg_u32 s6, s7
	s_cselect_b64 s[6:7], -1, 0
	s_and_b64 vcc, exec, s[6:7]
	v_writelane_b32 v0, s4, 22
	v_writelane_b32 v0, s5, 23
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_cbranch_vccnz .LBB7_21
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_ushort v1, off, s[0:3], s33 offset:84
	buffer_load_dword v3, off, s[0:3], s33
	buffer_load_dword v2, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 2
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v2, s4, v2
	ds_bpermute_b32 v2, v2, v3
	v_mov_b32_e32 v4, s4
	v_mov_b32_e32 v3, v4
	s_mov_b32 s4, 3
	s_waitcnt lgkmcnt(0)
	v_mad_u64_u32 v[2:3], s[4:5], v1, s4, v[2:3]
	v_mov_b32_e32 v1, v2
	buffer_store_short v1, off, s[0:3], s33 offset:84
	s_mov_b64 s[4:5], -1
	v_writelane_b32 v0, s4, 22
	v_writelane_b32 v0, s5, 23
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
.LBB7_21:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 22
	v_readlane_b32 s5, v0, 23
	v_cndmask_b32_e64 v0, 0, 1, s[4:5]
	s_mov_b32 s5, 1
	v_readfirstlane_b32 s4, v0
	s_cmp_lg_u32 s4, s5
	s_cselect_b64 s[4:5], -1, 0
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB7_24
	buffer_load_sbyte v0, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, v0
	buffer_store_byte v0, off, s[0:3], s33 offset:82
	s_branch .LBB7_24
.LBB7_23:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 10
	v_readlane_b32 s5, v0, 11
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB7_18
	s_branch .LBB7_25
.LBB7_24:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 10
	v_writelane_b32 v0, s5, 11
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB7_23
.LBB7_25:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 8
	v_writelane_b32 v0, s5, 9
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB7_9
.LBB7_26:
.LBB7_27:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, v2
	s_mov_b32 s4, -1
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	v_accvgpr_write_b32 a4, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 24
	v_writelane_b32 v0, s7, 25
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB7_28
	s_branch .LBB7_30
.LBB7_28:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 24
	v_readlane_b32 s5, v0, 25
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a4
	v_accvgpr_write_b32 a5, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 26
	v_writelane_b32 v0, s5, 27
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB7_31
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, v1
	s_mov_b32 s4, 0
	v_sub_u32_e64 v0, s4, v0
	v_accvgpr_write_b32 a5, v0
	s_branch .LBB7_31
.LBB7_30:
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, v1
	v_accvgpr_write_b32 a4, v0
	s_branch .LBB7_28
.LBB7_31:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 26
	v_readlane_b32 s5, v0, 27
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v1, a5
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v6, s4, v2
	s_mov_b32 s4, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v7, v2
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v3, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v2, s[4:5], v2, v5
	v_addc_co_u32_e64 v4, s[4:5], v3, v4, s[4:5]
	v_mov_b32_e32 v3, v4
	global_store_dword v[2:3], v1, off
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, s4
	buffer_store_short v1, off, s[0:3], s33 offset:86
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 28
	v_writelane_b32 v0, s5, 29
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
.LBB7_32:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s6, v0, 30
	v_readlane_b32 s7, v0, 31
	v_readlane_b32 s8, v0, 32
	v_readlane_b32 s9, v0, 33
	v_readlane_b32 s4, v0, 34
	v_readlane_b32 s5, v0, 35
	v_readlane_b32 s10, v0, 28
	v_readlane_b32 s11, v0, 29
	v_writelane_b32 v0, s10, 36
	v_writelane_b32 v0, s11, 37
	v_writelane_b32 v0, s6, 38
	v_writelane_b32 v0, s7, 39
	buffer_load_sshort v1, off, s[0:3], s33 offset:86
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_mov_b32 s6, 3
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_cmp_lt_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[10:11], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 40
	v_writelane_b32 v0, s5, 41
	s_or_b64 s[8:9], s[8:9], exec
	v_writelane_b32 v0, s8, 42
	v_writelane_b32 v0, s9, 43
	v_writelane_b32 v0, s8, 44
	v_writelane_b32 v0, s9, 45
	v_writelane_b32 v0, s4, 46
	v_writelane_b32 v0, s5, 47
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 48
	v_writelane_b32 v0, s5, 49
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB7_37
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_mov_b32 s4, 0.5
	s_waitcnt vmcnt(0)
	v_cmp_ngt_f32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	v_accvgpr_write_b32 a6, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 50
	v_writelane_b32 v0, s7, 51
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB7_34
	s_branch .LBB7_36
.LBB7_34:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 50
	v_readlane_b32 s5, v0, 51
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a6
	v_accvgpr_write_b32 a7, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 52
	v_writelane_b32 v0, s5, 53
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB7_38
	buffer_load_sshort v0, off, s[0:3], s33 offset:86
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a7, v0
	s_branch .LBB7_38
.LBB7_36:
	buffer_load_sshort v0, off, s[0:3], s33 offset:86
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s4, v0
	v_accvgpr_write_b32 a6, v0
	s_branch .LBB7_34
.LBB7_37:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 48
	v_readlane_b32 s5, v0, 49
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s10, v0, 38
	v_readlane_b32 s11, v0, 39
	v_readlane_b32 s12, v0, 36
	v_readlane_b32 s13, v0, 37
	v_readlane_b32 s8, v0, 44
	v_readlane_b32 s9, v0, 45
	v_readlane_b32 s6, v0, 46
	v_readlane_b32 s7, v0, 47
	s_mov_b64 s[4:5], s[8:9]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[12:13]
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[12:13], s[6:7], exec
	s_or_b64 s[10:11], s[10:11], s[12:13]
	v_writelane_b32 v0, s10, 54
	v_writelane_b32 v0, s11, 55
	v_writelane_b32 v0, s10, 30
	v_writelane_b32 v0, s11, 31
	v_writelane_b32 v0, s8, 32
	v_writelane_b32 v0, s9, 33
	v_writelane_b32 v0, s6, 34
	v_writelane_b32 v0, s7, 35
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 28
	v_writelane_b32 v0, s7, 29
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 56
	v_writelane_b32 v0, s7, 57
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB7_32
	s_branch .LBB7_46
.LBB7_38:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 52
	v_readlane_b32 s5, v0, 53
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v1, a7
	s_mov_b32 s4, 27
	v_cmp_lt_i32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], -1
	v_writelane_b32 v0, s4, 58
	v_writelane_b32 v0, s5, 59
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 60
	v_writelane_b32 v0, s5, 61
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB7_41
	s_branch .LBB7_40
.LBB7_39:
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v6, s4, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v7, v0
	v_mov_b32_e32 v0, v8
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v3, v7
	v_add_co_u32_e64 v0, s[4:5], v0, v4
	v_addc_co_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	global_store_dword v[0:1], v2, off
	s_branch .LBB7_43
.LBB7_40:
	s_branch .LBB7_42
.LBB7_41:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s10, v0, 60
	v_readlane_b32 s11, v0, 61
	s_or_b64 exec, exec, s[10:11]
	v_readlane_b32 s6, v0, 42
	v_readlane_b32 s7, v0, 43
	v_readlane_b32 s4, v0, 40
	v_readlane_b32 s5, v0, 41
	v_readlane_b32 s8, v0, 58
	v_readlane_b32 s9, v0, 59
	s_mov_b64 s[10:11], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[8:9], s[8:9], exec
	s_or_b64 s[6:7], s[6:7], s[8:9]
	v_writelane_b32 v0, s6, 44
	v_writelane_b32 v0, s7, 45
	v_writelane_b32 v0, s4, 46
	v_writelane_b32 v0, s5, 47
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB7_37
.LBB7_42:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_ushort v1, off, s[0:3], s33 offset:86
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_add_u16_e64 v1, v1, s4
	buffer_store_short v1, off, s[0:3], s33 offset:86
	s_mov_b64 s[4:5], 0
	s_xor_b64 s[4:5], exec, -1
	v_writelane_b32 v0, s4, 58
	v_writelane_b32 v0, s5, 59
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB7_41
.LBB7_43:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v1, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v1, 62
	v_readlane_b32 s5, v1, 63
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a8
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 0
	v_writelane_b32 v0, s5, 1
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a8, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB7_45
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v0, v2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v3
	s_mov_b32 s5, 3
	v_mad_u64_u32 v[4:5], s[6:7], v2, s5, 0
	v_mov_b32_e32 v2, v5
	v_mov_b32_e32 v6, s4
	v_mov_b32_e32 v3, v6
	s_mov_b32 s4, 32
	v_lshrrev_b64 v[0:1], s4, v[0:1]
	v_mad_u64_u32 v[0:1], s[6:7], v0, s5, v[2:3]
	v_mov_b32_e32 v2, s5
	v_mov_b32_e32 v1, v2
	v_lshlrev_b64 v[2:3], s4, v[0:1]
	v_mov_b32_e32 v1, v3
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v5
	v_or_b32_e64 v0, v0, v1
	v_mov_b32_e32 v1, v4
	v_or_b32_e64 v6, v1, v2
	v_mov_b32_e32 v7, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v4, v0, v1
	v_ashrrev_i32_e64 v0, 31, v4
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v7
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v0, s[6:7], v0, v3
	v_addc_co_u32_e64 v2, s[6:7], v1, v2, s[6:7]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v1
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	buffer_load_dword v6, off, s[0:3], s33 offset:16
	s_nop 0
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b32 s6, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s6
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v4, s5, v0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v7
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v0, s[8:9], v0, v3
	v_addc_co_u32_e64 v2, s[8:9], v1, v2, s[8:9]
	v_mov_b32_e32 v1, v2
	global_load_dword v0, v[0:1], off
	s_mov_b32 s7, 27
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v0, v0, s7
	v_and_b32_e64 v0, v0, s6
	v_lshlrev_b32_e64 v4, s5, v0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v7
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v0, s[8:9], v0, v3
	v_addc_co_u32_e64 v2, s[8:9], v1, v2, s[8:9]
	v_mov_b32_e32 v1, v2
	buffer_load_dword v3, off, s[0:3], s33 offset:40
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	s_mov_b32 s7, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s7
	v_lshlrev_b32_e64 v2, v2, v3
	buffer_store_dword v2, off, s[0:3], s33 offset:88
	buffer_load_dword v2, off, s[0:3], s33 offset:88
	s_waitcnt vmcnt(0)
	global_atomic_add v0, v[0:1], v2, off glc
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:72
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	v_add3_u32 v0, v0, v1, v2
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	buffer_load_sbyte v2, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_add3_u32 v0, v0, v1, v2
	buffer_load_ushort v1, off, s[0:3], s33 offset:84
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_mov_b32 s7, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s7
	v_lshlrev_b32_e64 v2, s5, v2
	ds_read_b32 v2, v2
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v2, v0, v1, v2
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s6
	v_lshlrev_b32_e64 v6, s5, v0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v7, v0
	v_mov_b32_e32 v0, v8
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v3, v7
	v_add_co_u32_e64 v0, s[8:9], v0, v4
	v_addc_co_u32_e64 v3, s[8:9], v1, v3, s[8:9]
	v_mov_b32_e32 v1, v3
	global_store_dword v[0:1], v2, off
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v0, v0, v1
	buffer_load_ushort v1, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v1, v1
	v_add_f32_e64 v2, v0, v1
	buffer_load_dword v8, off, s[0:3], s33 offset:24
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s6
	v_lshlrev_b32_e64 v6, s5, v0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v7, v0
	v_mov_b32_e32 v0, v8
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v3, v7
	v_add_co_u32_e64 v0, s[4:5], v0, v4
	v_addc_co_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	global_store_dword v[0:1], v2, off
.LBB7_45:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a8
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 0
	v_readlane_b32 s5, v0, 1
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v1, a0
	s_mov_b64 exec, s[20:21]
	s_endpgm
.LBB7_46:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 56
	v_readlane_b32 s5, v0, 57
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 54
	v_readlane_b32 s5, v0, 55
	s_mov_b64 s[6:7], -1
	s_xor_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 62
	v_writelane_b32 v0, s7, 63
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB7_43
	s_branch .LBB7_39
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k7
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 104
		.amdhsa_kernarg_size 112
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 21
		.amdhsa_next_free_sgpr 34
		.amdhsa_accum_offset 12
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_tg_split 0
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
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[18:19], s[8:9]
	v_writelane_b32 v1, s18, 0
	v_writelane_b32 v1, s19, 1
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v1
	s_mov_b64 exec, s[20:21]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
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
	s_mov_b32 s6, 0x3ff
	v_and_b32_e64 v1, v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:52
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 6
	v_mov_b32_e32 v1, s4
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v1, s14, v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:56
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s14, v1
	buffer_store_dword v1, off, s[0:3], s33 offset:60
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v1, 31, v2
	v_mov_b32_e32 v3, v1
	s_mov_b32 s5, 2
	v_lshlrev_b64 v[6:7], s5, v[2:3]
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v3, v7
	v_add_co_u32_e64 v2, s[8:9], v2, v4
	v_addc_co_u32_e64 v1, s[8:9], v1, v3, s[8:9]
	v_mov_b32_e32 v3, v1
	global_load_dword v1, v[2:3], off
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:68
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_nop 0
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:72
	buffer_load_dword v8, off, s[0:3], s33 offset:24
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s6
	v_lshlrev_b32_e64 v6, s5, v1
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v3, v7
	v_add_co_u32_e64 v2, s[8:9], v2, v4
	v_addc_co_u32_e64 v1, s[8:9], v1, v3, s[8:9]
	v_mov_b32_e32 v3, v1
	global_load_dword v1, v[2:3], off
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
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s7, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s7
	v_lshlrev_b32_e64 v1, s5, v1
	ds_write_b32 v1, v2
	buffer_load_dword v3, off, s[0:3], s33 offset:68
	s_mov_b32 s7, 15
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v3, s7
	s_mov_b32 s7, 1
	v_add_u32_e64 v4, v1, s7
	s_mov_b32 s8, 31
	v_ashrrev_i32_e64 v2, s8, v3
	v_add_u32_e64 v3, v3, v2
	v_xor_b32_e64 v3, v3, v2
	v_not_b32_e32 v5, v1
	v_cvt_f32_u32_e32 v1, v4
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v5, v5, v1
	v_mul_hi_u32 v5, v1, v5
	v_add_u32_e64 v1, v1, v5
	v_mul_hi_u32 v1, v3, v1
	v_mul_lo_u32 v5, v1, v4
	v_sub_u32_e64 v3, v3, v5
	v_cmp_ge_u32_e64 s[10:11], v3, v4
	v_sub_u32_e64 v5, v3, v4
	v_cndmask_b32_e64 v3, v3, v5, s[10:11]
	v_cmp_ge_u32_e64 s[8:9], v3, v4
	v_add_u32_e64 v3, v1, s7
	v_cndmask_b32_e64 v1, v1, v3, s[10:11]
	v_add_u32_e64 v3, v1, s7
	v_cndmask_b32_e64 v1, v1, v3, s[8:9]
	v_xor_b32_e64 v1, v1, v2
	v_sub_u32_e64 v1, v1, v2
	v_mov_b32_e32 v2, -4
	ds_bpermute_b32 v2, v2, v2
	s_waitcnt lgkmcnt(0)
	v_add_u32_e64 v1, v1, v2
	v_bfe_i32 v1, v1, 0, 16
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_lshlrev_b32_e64 v6, s5, v2
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v7, v2
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v3, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v2, s[4:5], v2, v5
	v_addc_co_u32_e64 v4, s[4:5], v3, v4, s[4:5]
	v_mov_b32_e32 v3, v4
	global_store_dword v[2:3], v1, off
	v_mov_b32_e32 v1, 0
	buffer_store_dword v1, off, s[0:3], s33 offset:88
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 2
	v_writelane_b32 v0, s5, 3
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
.LBB8_1:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s6, v0, 4
	v_readlane_b32 s7, v0, 5
	v_readlane_b32 s8, v0, 6
	v_readlane_b32 s9, v0, 7
	v_readlane_b32 s4, v0, 8
	v_readlane_b32 s5, v0, 9
	v_readlane_b32 s10, v0, 2
	v_readlane_b32 s11, v0, 3
	v_writelane_b32 v0, s10, 10
	v_writelane_b32 v0, s11, 11
	v_writelane_b32 v0, s6, 12
	v_writelane_b32 v0, s7, 13
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_mov_b32 s6, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_cmp_lt_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[10:11], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 14
	v_writelane_b32 v0, s5, 15
	s_or_b64 s[8:9], s[8:9], exec
	v_writelane_b32 v0, s8, 16
	v_writelane_b32 v0, s9, 17
	v_writelane_b32 v0, s8, 18
	v_writelane_b32 v0, s9, 19
	v_writelane_b32 v0, s4, 20
	v_writelane_b32 v0, s5, 21
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 22
	v_writelane_b32 v0, s5, 23
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_4
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	buffer_load_dword v3, off, s[0:3], s33 offset:64
	s_mov_b32 s4, 15
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v3, s4
	v_ashrrev_i32_e64 v2, v2, v3
	v_cmp_lt_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[4:5], -1
	v_writelane_b32 v0, s4, 24
	v_writelane_b32 v0, s5, 25
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 26
	v_writelane_b32 v0, s5, 27
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_6
	s_branch .LBB8_5
.LBB8_3:
	s_branch .LBB8_8
.LBB8_4:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 22
	v_readlane_b32 s5, v0, 23
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s10, v0, 12
	v_readlane_b32 s11, v0, 13
	v_readlane_b32 s12, v0, 10
	v_readlane_b32 s13, v0, 11
	v_readlane_b32 s8, v0, 18
	v_readlane_b32 s9, v0, 19
	v_readlane_b32 s6, v0, 20
	v_readlane_b32 s7, v0, 21
	s_mov_b64 s[4:5], s[8:9]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[12:13]
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[12:13], s[6:7], exec
	s_or_b64 s[10:11], s[10:11], s[12:13]
	v_writelane_b32 v0, s10, 28
	v_writelane_b32 v0, s11, 29
	v_writelane_b32 v0, s10, 4
	v_writelane_b32 v0, s11, 5
	v_writelane_b32 v0, s8, 6
	v_writelane_b32 v0, s9, 7
	v_writelane_b32 v0, s6, 8
	v_writelane_b32 v0, s7, 9
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 2
	v_writelane_b32 v0, s7, 3
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 30
	v_writelane_b32 v0, s7, 31
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB8_1
	s_branch .LBB8_34
.LBB8_5:
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v0, v2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v3
	s_mov_b32 s5, 3
	v_mad_u64_u32 v[4:5], s[6:7], v2, s5, 0
	v_mov_b32_e32 v2, v5
	v_mov_b32_e32 v6, s4
	v_mov_b32_e32 v3, v6
	s_mov_b32 s4, 32
	v_lshrrev_b64 v[0:1], s4, v[0:1]
	v_mad_u64_u32 v[0:1], s[6:7], v0, s5, v[2:3]
	v_mov_b32_e32 v2, s5
	v_mov_b32_e32 v1, v2
	v_lshlrev_b64 v[2:3], s4, v[0:1]
	v_mov_b32_e32 v1, v3
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v5
	v_or_b32_e64 v0, v0, v1
	v_mov_b32_e32 v1, v4
	v_or_b32_e64 v6, v1, v2
	v_mov_b32_e32 v7, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 s4, -5
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, s4
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v1, v2
	v_bfe_i32 v4, v0, 0, 16
	v_ashrrev_i32_e32 v0, 31, v4
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v7
	v_mov_b32_e32 v2, v5
	v_sub_co_u32_e64 v0, s[4:5], v0, v3
	v_subb_co_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v1
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v0, 0x3e800000
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_branch .LBB8_7
.LBB8_6:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s10, v0, 26
	v_readlane_b32 s11, v0, 27
	s_or_b64 exec, exec, s[10:11]
	v_readlane_b32 s6, v0, 16
	v_readlane_b32 s7, v0, 17
	v_readlane_b32 s4, v0, 14
	v_readlane_b32 s5, v0, 15
	v_readlane_b32 s8, v0, 24
	v_readlane_b32 s9, v0, 25
	s_mov_b64 s[10:11], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[8:9], s[8:9], exec
	s_or_b64 s[6:7], s[6:7], s[8:9]
	v_writelane_b32 v0, s6, 18
	v_writelane_b32 v0, s7, 19
	v_writelane_b32 v0, s4, 20
	v_writelane_b32 v0, s5, 21
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB8_4
.LBB8_7:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:88
	s_mov_b64 s[4:5], 0
	s_xor_b64 s[4:5], exec, -1
	v_writelane_b32 v0, s4, 24
	v_writelane_b32 v0, s5, 25
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB8_6
.LBB8_8:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 32
	v_readlane_b32 s5, v0, 33
	s_or_b64 exec, exec, s[4:5]
	buffer_load_sbyte v1, off, s[0:3], s33 offset:82
	s_mov_b32 s4, 5
	s_waitcnt vmcnt(0)
	v_bfe_u32 v0, v1, v1, s4
	s_mov_b32 s5, 1
	v_or_b32_e64 v2, v1, s5
	v_cvt_f32_u32_e64 v4, v2
	v_rcp_f32_e64 v1, v4
	s_mov_b32 s4, 0x41f80000
	v_mul_f32_e64 v1, v1, s4
	v_trunc_f32_e64 v1, v1
	v_mad_f32 v3, -v1, v4, s4
	v_cmp_ge_f32_e64 s[6:7], |v3|, |v4|
	v_cvt_u32_f32_e64 v1, v1
	v_cndmask_b32_e64 v3, 0, 1, s[6:7]
	v_add_u32_e64 v1, v1, v3
	v_mul_lo_u32 v1, v1, v2
	s_mov_b32 s4, 31
	v_sub_u32_e64 v1, s4, v1
	s_mov_b32 s4, 0x7f
	v_and_b32_e64 v1, v1, s4
	v_cmp_gt_i32_e64 s[6:7], v0, v1
	s_bcnt1_i32_b64 s8, s[6:7]
	s_mov_b32 s7, 0
	s_mov_b32 s9, s7
	s_mov_b32 s6, s8
	buffer_load_dword v6, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v4, s4, v0
	v_mov_b32_e32 v0, s7
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v7
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v0, s[8:9], v0, v3
	v_addc_co_u32_e64 v2, s[8:9], v1, v2, s[8:9]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, s6
	global_store_dword v[0:1], v2, off
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, v0, s5
	s_mov_b32 s5, 63
	v_and_b32_e64 v0, v0, s5
	v_lshlrev_b32_e64 v0, s4, v0
	ds_read_b32 v0, v0
	s_mov_b32 s4, 7
	s_waitcnt lgkmcnt(0)
	v_and_b32_e64 v0, v0, s4
	v_accvgpr_write_b32 a1, v0
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_accvgpr_read_b32 v1, a1
	s_mov_b32 s4, 1
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 34
	v_writelane_b32 v0, s7, 35
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_13
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_accvgpr_read_b32 v1, a1
	s_mov_b32 s4, 2
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 36
	v_writelane_b32 v0, s7, 37
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_18
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_accvgpr_read_b32 v1, a1
	s_mov_b32 s4, 3
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 38
	v_writelane_b32 v0, s7, 39
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_25
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_accvgpr_read_b32 v1, a1
	s_mov_b32 s4, 4
	v_cmp_ne_u32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 40
	v_writelane_b32 v0, s7, 41
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_27
	s_branch .LBB8_29
.LBB8_13:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 34
	v_readlane_b32 s5, v0, 35
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 42
	v_writelane_b32 v0, s5, 43
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB8_33
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_accvgpr_read_b32 v1, a1
	s_mov_b32 s4, 0
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 44
	v_writelane_b32 v0, s7, 45
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_15
	s_branch .LBB8_17
.LBB8_15:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 44
	v_readlane_b32 s5, v0, 45
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 46
	v_writelane_b32 v0, s5, 47
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB8_32
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v0, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_branch .LBB8_32
.LBB8_17:
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v0, v2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v3
	s_mov_b32 s4, 3
	v_mad_u64_u32 v[4:5], s[6:7], v2, s4, 0
	v_mov_b32_e32 v2, v5
	v_mov_b32_e32 v6, s5
	v_mov_b32_e32 v3, v6
	s_mov_b32 s5, 32
	v_lshrrev_b64 v[0:1], s5, v[0:1]
	v_mad_u64_u32 v[0:1], s[6:7], v0, s4, v[2:3]
	v_mov_b32_e32 v2, s6
	v_mov_b32_e32 v1, v2
	v_lshlrev_b64 v[2:3], s5, v[0:1]
	v_mov_b32_e32 v1, v3
	s_mov_b32 s5, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v5
	v_or_b32_e64 v0, v0, v1
	v_mov_b32_e32 v1, v4
	v_or_b32_e64 v6, v1, v2
	v_mov_b32_e32 v7, v0
	buffer_load_dword v0, off, s[0:3], s33
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v4, s4, v0
	v_ashrrev_i32_e64 v0, 31, v4
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v7
	v_mov_b32_e32 v2, v5
	v_sub_co_u32_e64 v0, s[4:5], v0, v3
	v_subb_co_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v1
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_branch .LBB8_15
.LBB8_18:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 36
	v_readlane_b32 s5, v0, 37
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 48
	v_writelane_b32 v0, s5, 49
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB8_23
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v6, v1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v2
	s_mov_b32 s5, 3
	v_mad_u64_u32 v[4:5], s[6:7], v1, s5, 0
	v_mov_b32_e32 v2, v5
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v3, v1
	s_mov_b32 s4, 32
	v_lshrrev_b64 v[6:7], s4, v[6:7]
	v_mov_b32_e32 v1, v6
	v_mad_u64_u32 v[2:3], s[6:7], v1, s5, v[2:3]
	v_mov_b32_e32 v1, s5
	v_mov_b32_e32 v3, v1
	v_lshlrev_b64 v[2:3], s4, v[2:3]
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
	v_accvgpr_write_b32 a3, v2
	v_accvgpr_write_b32 a2, v3
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v2
	s_mov_b32 s5, 0x3ff
	v_and_b32_e64 v2, v1, s5
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v6, s5, v2
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v7, v2
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v3, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v2, s[4:5], v2, v5
	v_addc_co_u32_e64 v4, s[4:5], v3, v4, s[4:5]
	v_mov_b32_e32 v3, v4
	global_load_dword v2, v[2:3], off
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	v_accvgpr_write_b32 a4, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 50
	v_writelane_b32 v0, s7, 51
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_20
	s_branch .LBB8_22
.LBB8_20:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 50
	v_readlane_b32 s5, v0, 51
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a4
	v_accvgpr_write_b32 a5, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 52
	v_writelane_b32 v0, s5, 53
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB8_24
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a5, v0
	s_branch .LBB8_24
.LBB8_22:
	buffer_load_dword v6, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v4, s4, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v7
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v0, s[4:5], v0, v3
	v_addc_co_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	global_load_dword v0, v[0:1], off
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a4, v0
	s_branch .LBB8_20
.LBB8_23:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 48
	v_readlane_b32 s5, v0, 49
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB8_13
.LBB8_24:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 52
	v_readlane_b32 s5, v0, 53
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v6, a3
	v_accvgpr_read_b32 v7, a2
	v_accvgpr_read_b32 v4, a5
	v_ashrrev_i32_e64 v0, 31, v4
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v7
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v0, s[4:5], v0, v3
	v_addc_co_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v1
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_branch .LBB8_23
.LBB8_25:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 38
	v_readlane_b32 s5, v0, 39
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 54
	v_writelane_b32 v0, s5, 55
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB8_31
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v0, v2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v3
	s_mov_b32 s5, 3
	v_mad_u64_u32 v[4:5], s[6:7], v2, s5, 0
	v_mov_b32_e32 v2, v5
	v_mov_b32_e32 v6, s4
	v_mov_b32_e32 v3, v6
	s_mov_b32 s4, 32
	v_lshrrev_b64 v[0:1], s4, v[0:1]
	v_mad_u64_u32 v[0:1], s[6:7], v0, s5, v[2:3]
	v_mov_b32_e32 v2, s5
	v_mov_b32_e32 v1, v2
	v_lshlrev_b64 v[2:3], s4, v[0:1]
	v_mov_b32_e32 v1, v3
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v5
	v_or_b32_e64 v0, v0, v1
	v_mov_b32_e32 v1, v4
	v_or_b32_e64 v6, v1, v2
	v_mov_b32_e32 v7, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	buffer_load_dword v1, off, s[0:3], s33 offset:12
	s_mov_b32 s5, 5
	s_waitcnt vmcnt(0)
	v_bfe_u32 v4, v0, v1, s5
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v7
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v0, s[4:5], v0, v3
	v_addc_co_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v1
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_branch .LBB8_31
.LBB8_27:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 40
	v_readlane_b32 s5, v0, 41
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 56
	v_writelane_b32 v0, s5, 57
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB8_30
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	buffer_load_ubyte v2, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_add3_u32 v0, v0, v1, v2
	buffer_store_byte v0, off, s[0:3], s33 offset:82
	s_branch .LBB8_30
.LBB8_29:
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	s_branch .LBB8_27
.LBB8_30:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 56
	v_readlane_b32 s5, v0, 57
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB8_25
.LBB8_31:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 54
	v_readlane_b32 s5, v0, 55
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB8_18
.LBB8_32:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 46
	v_readlane_b32 s5, v0, 47
	s_or_b64 exec, exec, s[4:5]
.LBB8_33:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 42
	v_readlane_b32 s5, v0, 43
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_nop 0
	buffer_load_dword v2, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:72
	buffer_load_dword v3, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	v_add3_u32 v1, v1, v2, v3
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	buffer_load_sbyte v3, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_add3_u32 v1, v1, v2, v3
	buffer_load_ushort v2, off, s[0:3], s33 offset:84
	buffer_load_dword v3, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v3, s4
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v3, s5, v3
	ds_read_b32 v3, v3
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v1, v1, v2, v3
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	s_mov_b32 s6, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_lshlrev_b32_e64 v6, s5, v2
	s_mov_b32 s4, 0
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v7, v2
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v3, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v2, s[8:9], v2, v5
	v_addc_co_u32_e64 v4, s[8:9], v3, v4, s[8:9]
	v_mov_b32_e32 v3, v4
	global_store_dword v[2:3], v1, off
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_nop 0
	buffer_load_dword v2, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v1, v1, v2
	buffer_load_ushort v2, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v2, v2
	v_add_f32_e64 v1, v1, v2
	buffer_load_dword v8, off, s[0:3], s33 offset:24
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_lshlrev_b32_e64 v6, s5, v2
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v7, v2
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v3, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v2, s[4:5], v2, v5
	v_addc_co_u32_e64 v4, s[4:5], v3, v4, s[4:5]
	v_mov_b32_e32 v3, v4
	global_store_dword v[2:3], v1, off
	s_endpgm
.LBB8_34:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 30
	v_readlane_b32 s5, v0, 31
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 28
	v_readlane_b32 s5, v0, 29
	s_mov_b64 s[6:7], -1
	s_xor_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 32
	v_writelane_b32 v0, s7, 33
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_8
	s_branch .LBB8_3
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k8
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 96
		.amdhsa_kernarg_size 112
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 18
		.amdhsa_next_free_sgpr 34
		.amdhsa_accum_offset 12
		.amdhsa_reserve_vcc 0
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_tg_split 0
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
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
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
  - .agpr_count:     14
    .args:
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
    .private_segment_fixed_size: 120
    .sgpr_count:     38
    .sgpr_spill_count: 123
    .symbol:         k0.kd
    .vgpr_count:     26
    .vgpr_spill_count: 55
    .wavefront_size: 64
  - .agpr_count:     13
    .args:
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
    .private_segment_fixed_size: 104
    .sgpr_count:     38
    .sgpr_spill_count: 38
    .symbol:         k1.kd
    .vgpr_count:     25
    .vgpr_spill_count: 34
    .wavefront_size: 64
  - .agpr_count:     12
    .args:
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
    .private_segment_fixed_size: 96
    .sgpr_count:     38
    .sgpr_spill_count: 50
    .symbol:         k2.kd
    .vgpr_count:     24
    .vgpr_spill_count: 40
    .wavefront_size: 64
  - .agpr_count:     7
    .args:
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
    .private_segment_fixed_size: 96
    .sgpr_count:     38
    .sgpr_spill_count: 21
    .symbol:         k3.kd
    .vgpr_count:     19
    .vgpr_spill_count: 22
    .wavefront_size: 64
  - .agpr_count:     25
    .args:
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
    .private_segment_fixed_size: 96
    .sgpr_count:     38
    .sgpr_spill_count: 58
    .symbol:         k4.kd
    .vgpr_count:     37
    .vgpr_spill_count: 64
    .wavefront_size: 64
  - .agpr_count:     29
    .args:
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
    .private_segment_fixed_size: 112
    .sgpr_count:     38
    .sgpr_spill_count: 174
    .symbol:         k5.kd
    .vgpr_count:     41
    .vgpr_spill_count: 103
    .wavefront_size: 64
  - .agpr_count:     19
    .args:
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
    .private_segment_fixed_size: 120
    .sgpr_count:     38
    .sgpr_spill_count: 98
    .symbol:         k6.kd
    .vgpr_count:     31
    .vgpr_spill_count: 72
    .wavefront_size: 64
  - .agpr_count:     9
    .args:
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
    .private_segment_fixed_size: 104
    .sgpr_count:     38
    .sgpr_spill_count: 86
    .symbol:         k7.kd
    .vgpr_count:     21
    .vgpr_spill_count: 43
    .wavefront_size: 64
  - .agpr_count:     6
    .args:
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
    .private_segment_fixed_size: 96
    .sgpr_count:     38
    .sgpr_spill_count: 66
    .symbol:         k8.kd
    .vgpr_count:     18
    .vgpr_spill_count: 27
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx90a
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

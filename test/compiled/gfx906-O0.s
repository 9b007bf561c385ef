	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx906"
	.amdhsa_code_object_version 4
	.hidden	mix
	.globl	mix
	.p2align	2
	.type	mix,@function
mix:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s14, s33
	s_mov_b32 s33, s32
	s_xor_saveexec_b64 s[4:5], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[4:5]
	s_add_i32 s32, s32, 0xa00
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b64 s[12:13], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b64 exec, s[12:13]
	buffer_store_dword v2, off, s[0:3], s33
	buffer_store_dword v1, off, s[0:3], s33 offset:4
	buffer_load_dword v1, off, s[0:3], s33
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:8
	v_mov_b32_e32 v1, 0
	buffer_store_dword v1, off, s[0:3], s33 offset:12
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 0
	v_writelane_b32 v0, s5, 1
	s_or_saveexec_b64 s[12:13], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	s_mov_b64 exec, s[12:13]
.LBB0_1:
	s_or_saveexec_b64 s[12:13], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b64 exec, s[12:13]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 2
	v_readlane_b32 s5, v0, 3
	v_readlane_b32 s6, v0, 0
	v_readlane_b32 s7, v0, 1
	v_writelane_b32 v0, s6, 4
	v_writelane_b32 v0, s7, 5
	buffer_load_dword v1, off, s[0:3], s33 offset:12
	buffer_load_dword v2, off, s[0:3], s33 offset:4
	s_mov_b32 s6, 3
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_cmp_lt_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 6
	v_writelane_b32 v0, s5, 7
	v_writelane_b32 v0, s4, 8
	v_writelane_b32 v0, s5, 9
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 10
	v_writelane_b32 v0, s5, 11
	s_or_saveexec_b64 s[12:13], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	s_mov_b64 exec, s[12:13]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_6
	s_or_saveexec_b64 s[12:13], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b64 exec, s[12:13]
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:20
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 12
	v_writelane_b32 v0, s7, 13
	s_or_saveexec_b64 s[12:13], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	s_mov_b64 exec, s[12:13]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_3
	s_branch .LBB0_5
.LBB0_3:
	s_or_saveexec_b64 s[12:13], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b64 exec, s[12:13]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 12
	v_readlane_b32 s5, v0, 13
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:24
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 14
	v_writelane_b32 v0, s5, 15
	s_or_saveexec_b64 s[12:13], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	s_mov_b64 exec, s[12:13]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_7
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, v0, v1
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	s_branch .LBB0_7
.LBB0_5:
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v0, v0, 1, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:20
	s_branch .LBB0_3
.LBB0_6:
	s_or_saveexec_b64 s[12:13], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b64 exec, s[12:13]
	s_waitcnt vmcnt(0)
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
	v_writelane_b32 v0, s6, 16
	v_writelane_b32 v0, s7, 17
	s_or_saveexec_b64 s[12:13], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	s_mov_b64 exec, s[12:13]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_1
	s_branch .LBB0_9
.LBB0_7:
	s_or_saveexec_b64 s[12:13], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	s_mov_b64 exec, s[12:13]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 14
	v_readlane_b32 s5, v1, 15
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v0, off, s[0:3], s33 offset:24
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:8
	s_or_saveexec_b64 s[12:13], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b64 exec, s[12:13]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 6
	v_readlane_b32 s5, v0, 7
	buffer_load_dword v1, off, s[0:3], s33 offset:12
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:12
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 8
	v_writelane_b32 v0, s5, 9
	s_or_saveexec_b64 s[12:13], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	s_mov_b64 exec, s[12:13]
	s_branch .LBB0_6
.LBB0_9:
	s_or_saveexec_b64 s[12:13], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b64 exec, s[12:13]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	v_readlane_b32 s5, v0, 17
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[12:13], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	s_mov_b64 exec, s[12:13]
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	s_xor_saveexec_b64 s[4:5], -1
	s_waitcnt vmcnt(0)
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[4:5]
	s_add_i32 s32, s32, 0xfffff600
	s_mov_b32 s33, s14
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end0:
	.size	mix, .Lfunc_end0-mix
	.section	.AMDGPU.csdata,"",@progbits
	.text
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
	buffer_store_dword v1, off, s[0:3], s33 offset:96
	s_mov_b64 exec, s[20:21]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:96
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
	buffer_load_dword v2, off, s[0:3], s33 offset:16
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	buffer_load_dword v4, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v1, 31, v4
	v_mov_b32_e32 v5, v1
	s_mov_b32 s6, 2
	v_lshlrev_b64 v[5:6], s6, v[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32_e64 v1, s[4:5], v1, v4
	v_addc_co_u32_e64 v3, s[4:5], v2, v3, s[4:5]
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off
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
	buffer_load_dword v2, off, s[0:3], s33 offset:24
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_mov_b32 s5, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s5
	v_lshlrev_b32_e64 v5, s6, v1
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32_e64 v1, s[8:9], v1, v4
	v_addc_co_u32_e64 v3, s[8:9], v2, v3, s[8:9]
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off
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
	v_lshlrev_b32_e64 v1, s6, v1
	ds_write_b32 v1, v2
	buffer_load_dword v3, off, s[0:3], s33 offset:8
	buffer_load_dword v8, off, s[0:3], s33 offset:24
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	buffer_load_dword v10, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s5
	v_lshlrev_b32_e64 v6, s6, v1
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v1, v10
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v11
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v1, s[8:9], v1, v5
	v_addc_co_u32_e64 v4, s[8:9], v2, v4, s[8:9]
	v_mov_b32_e32 v2, v4
	global_load_dword v1, v[1:2], off
	s_mov_b32 s5, 0xba2e8ba3
	s_waitcnt vmcnt(0)
	v_mul_hi_u32 v2, v1, s5
	s_mov_b32 s5, 3
	v_lshrrev_b32_e64 v2, s5, v2
	s_mov_b32 s7, 11
	v_mul_lo_u32 v2, v2, s7
	v_sub_u32_e64 v1, v1, v2
	v_lshlrev_b32_e64 v6, s6, v1
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v1, s[6:7], v1, v5
	v_addc_co_u32_e64 v4, s[6:7], v2, v4, s[6:7]
	v_mov_b32_e32 v2, v4
	global_store_dword v[1:2], v3, off
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s5
	v_mov_b32_e32 v3, s4
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v2
	buffer_store_dword v3, off, s[0:3], s33 offset:92
	buffer_store_dword v1, off, s[0:3], s33 offset:88
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 2
	v_writelane_b32 v0, s5, 3
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:96
	s_mov_b64 exec, s[20:21]
.LBB1_1:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:96
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 4
	v_readlane_b32 s5, v0, 5
	v_readlane_b32 s6, v0, 2
	v_readlane_b32 s7, v0, 3
	v_writelane_b32 v0, s6, 6
	v_writelane_b32 v0, s7, 7
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	buffer_load_dword v3, off, s[0:3], s33 offset:92
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[6:7], 0
	v_cmp_gt_i64_e64 s[6:7], v[1:2], s[6:7]
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
	buffer_store_dword v0, off, s[0:3], s33 offset:96
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_3
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_f16_f32_e64 v0, v0
	buffer_load_ushort v1, off, s[0:3], s33 offset:80
	s_mov_b32 s4, 0x3800
	s_waitcnt vmcnt(0)
	v_fma_f16 v0, v0, v1, s4
	buffer_store_short v0, off, s[0:3], s33 offset:80
	buffer_load_ubyte v0, off, s[0:3], s33 offset:82
	s_mov_b32 s5, 21
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, s5
	buffer_store_byte v0, off, s[0:3], s33 offset:82
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	v_cvt_f16_f32_e64 v0, v0
	buffer_load_ushort v1, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_fma_f16 v0, v0, v1, s4
	buffer_store_short v0, off, s[0:3], s33 offset:80
	s_branch .LBB1_4
.LBB1_3:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:96
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
	buffer_store_dword v0, off, s[0:3], s33 offset:96
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB1_1
	s_branch .LBB1_5
.LBB1_4:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:96
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 8
	v_readlane_b32 s5, v0, 9
	buffer_load_dword v2, off, s[0:3], s33 offset:88
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	s_mov_b64 s[8:9], -1
	v_mov_b32_e32 v1, v2
	s_mov_b32 s6, s8
	v_mov_b32_e32 v2, v3
	s_mov_b32 s8, s9
	v_add_co_u32_e64 v1, s[6:7], v1, s6
	v_mov_b32_e32 v3, s8
	v_addc_co_u32_e64 v3, s[6:7], v2, v3, s[6:7]
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v2
	buffer_store_dword v3, off, s[0:3], s33 offset:92
	buffer_store_dword v1, off, s[0:3], s33 offset:88
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 10
	v_writelane_b32 v0, s5, 11
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:96
	s_mov_b64 exec, s[20:21]
	s_branch .LBB1_3
.LBB1_5:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:96
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	v_readlane_b32 s5, v0, 15
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:96
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
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32_e64 v1, s[4:5], v1, v4
	v_addc_co_u32_e64 v3, s[4:5], v2, v3, s[4:5]
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off
	s_nop 0
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v2, v2
	v_and_b32_e64 v1, v1, v2
	s_mov_b32 s4, 20
	v_cmp_lt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:100
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 16
	v_writelane_b32 v0, s7, 17
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:96
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_7
	s_branch .LBB1_9
.LBB1_7:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:96
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	v_readlane_b32 s5, v0, 17
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:100
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:104
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 18
	v_writelane_b32 v0, s5, 19
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:96
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB1_10
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
	v_add_co_u32_e64 v0, s[4:5], v0, v3
	v_addc_co_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	global_load_dword v0, v[0:1], off
	s_mov_b32 s5, 4.0
	s_mov_b32 s4, 0x3fc00000
	v_mov_b32_e32 v1, s5
	s_waitcnt vmcnt(0)
	v_med3_f32 v0, s4, v0, v1
	s_mov_b32 s4, 0
	v_max_f32_e64 v0, v0, s4
	s_mov_b32 s4, 1.0
	v_min_f32_e64 v0, v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_branch .LBB1_10
.LBB1_9:
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
	v_add_co_u32_e64 v0, s[4:5], v0, v3
	v_addc_co_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	global_load_dword v0, v[0:1], off
	s_mov_b32 s5, 4.0
	s_mov_b32 s4, 0x3fc00000
	v_mov_b32_e32 v1, s5
	s_waitcnt vmcnt(0)
	v_med3_f32 v0, s4, v0, v1
	s_mov_b32 s4, 0
	v_max_f32_e64 v0, v0, s4
	s_mov_b32 s4, 1.0
	v_min_f32_e64 v0, v0, s4
	s_mov_b32 s4, 0x80000000
	v_xor_b32_e64 v0, s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_branch .LBB1_7
.LBB1_10:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:96
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	v_readlane_b32 s5, v0, 19
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:104
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:76
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	s_nop 0
	buffer_load_dword v3, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	s_mov_b32 s6, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v6, s5, v2
	s_mov_b32 s4, 0
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v7, v2
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v2, s[8:9], v2, v5
	v_addc_co_u32_e64 v4, s[8:9], v3, v4, s[8:9]
	v_mov_b32_e32 v3, v4
	global_load_dword v2, v[2:3], off
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v1, v1, v2
	v_cvt_f32_i32_e64 v1, v1
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v3, v2
	s_mov_b32 s7, 1
	v_or_b32_e64 v4, v3, s7
	s_mov_b32 s7, 0
	v_sub_u32_e64 v6, s7, v4
	v_cvt_f32_u32_e32 v5, v4
	v_rcp_iflag_f32_e32 v5, v5
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v5, v5
	v_mul_lo_u32 v6, v6, v5
	v_mul_hi_u32 v6, v5, v6
	v_add_u32_e64 v5, v5, v6
	v_mul_hi_u32 v5, v3, v5
	v_mul_lo_u32 v5, v5, v4
	v_sub_u32_e64 v3, v3, v5
	v_cmp_ge_u32_e64 s[8:9], v3, v4
	v_sub_u32_e64 v5, v3, v4
	v_cndmask_b32_e64 v3, v3, v5, s[8:9]
	v_cmp_ge_u32_e64 s[8:9], v3, v4
	v_sub_u32_e64 v4, v3, v4
	v_cndmask_b32_e64 v3, v3, v4, s[8:9]
	v_cvt_f32_i32_e64 v3, v3
	buffer_load_dword v4, off, s[0:3], s33 offset:76
	buffer_load_ushort v5, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v5, v5
	v_mul_f32_e64 v4, v4, v5
	v_fmac_f32_e64 v2, v3, v4
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
	v_add3_u32 v3, v1, v2, v3
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
	v_add_co_u32_e64 v1, s[8:9], v1, v5
	v_addc_co_u32_e64 v4, s[8:9], v2, v4, s[8:9]
	v_mov_b32_e32 v2, v4
	global_store_dword v[1:2], v3, off
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_nop 0
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
	v_add_co_u32_e64 v1, s[4:5], v1, v5
	v_addc_co_u32_e64 v4, s[4:5], v2, v4, s[4:5]
	v_mov_b32_e32 v2, v4
	global_store_dword v[1:2], v3, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k0
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
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 34
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
	.size	k0, .Lfunc_end1-k0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k1
	.globl	k1
	.p2align	8
	.type	k1,@function
k1:
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x1c00
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v3, s16, 0
	v_writelane_b32 v3, s15, 1
	v_writelane_b32 v3, s14, 2
	v_writelane_b32 v3, s10, 3
	v_writelane_b32 v3, s11, 4
	s_mov_b64 s[18:19], s[8:9]
	v_writelane_b32 v3, s18, 5
	v_writelane_b32 v3, s19, 6
	v_writelane_b32 v3, s6, 7
	v_writelane_b32 v3, s7, 8
	v_writelane_b32 v3, s4, 9
	v_writelane_b32 v3, s5, 10
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v2, off, s[0:3], s33 offset:100
	buffer_store_dword v1, off, s[0:3], s33 offset:96
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v1, off, s[0:3], s33 offset:92
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
	buffer_load_dword v2, off, s[0:3], s33 offset:16
	s_nop 0
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
	v_add_co_u32_e64 v1, s[6:7], v1, v4
	v_addc_co_u32_e64 v3, s[6:7], v2, v3, s[6:7]
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off
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
	buffer_load_dword v2, off, s[0:3], s33 offset:24
	s_nop 0
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
	v_add_co_u32_e64 v1, s[6:7], v1, v4
	v_addc_co_u32_e64 v3, s[6:7], v2, v3, s[6:7]
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off
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
	buffer_load_dword v2, off, s[0:3], s33 offset:76
	s_mov_b32 s6, 4.0
	s_waitcnt vmcnt(0)
	v_med3_f32 v1, v1, v2, s6
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v2, v2
	s_mov_b32 s7, 0
	v_max_f32_e64 v2, v2, s7
	s_mov_b32 s7, 1.0
	v_min_f32_e64 v2, v2, s7
	v_med3_f32 v1, v1, v2, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:48
	buffer_load_ushort v1, off, s[0:3], s33 offset:84
	s_nop 0
	buffer_load_dword v2, off, s[0:3], s33 offset:72
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v1, v2
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s5
	v_lshlrev_b32_e64 v1, s4, v1
	ds_write_b32 v1, v2
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, v2
	v_bfe_i32 v1, v1, 0, 16
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, v2
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 11
	v_writelane_b32 v0, s7, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_3
	s_branch .LBB2_2
.LBB2_1:
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
	v_add_co_u32_e64 v0, s[4:5], v0, v4
	v_addc_co_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	global_store_dword v[0:1], v2, off
	s_branch .LBB2_14
.LBB2_2:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	buffer_store_short v1, off, s[0:3], s33 offset:86
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[24:25]
	s_branch .LBB2_4
.LBB2_3:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB2_14
	s_branch .LBB2_1
.LBB2_4:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 17
	v_readlane_b32 s7, v0, 18
	v_readlane_b32 s8, v0, 19
	v_readlane_b32 s9, v0, 20
	v_readlane_b32 s4, v0, 21
	v_readlane_b32 s5, v0, 22
	v_readlane_b32 s10, v0, 13
	v_readlane_b32 s11, v0, 14
	v_writelane_b32 v0, s10, 23
	v_writelane_b32 v0, s11, 24
	v_writelane_b32 v0, s6, 25
	v_writelane_b32 v0, s7, 26
	buffer_load_ushort v1, off, s[0:3], s33 offset:86
	s_mov_b32 s6, 0
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[6:7], v1, s6
	s_mov_b64 s[10:11], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 27
	v_writelane_b32 v0, s5, 28
	s_or_b64 s[8:9], s[8:9], exec
	v_writelane_b32 v0, s8, 29
	v_writelane_b32 v0, s9, 30
	v_writelane_b32 v0, s8, 31
	v_writelane_b32 v0, s9, 32
	v_writelane_b32 v0, s4, 33
	v_writelane_b32 v0, s5, 34
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 35
	v_writelane_b32 v0, s5, 36
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_7
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, s4
	s_mov_b32 s5, 63
	v_and_b32_e64 v1, v1, s5
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v1, s5, v1
	ds_read_b32 v1, v1
	buffer_load_ushort v2, off, s[0:3], s33 offset:86
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v2, v2
	v_readfirstlane_b32 s5, v2
	s_mov_b32 s6, 15
	s_and_b32 s6, s5, s6
	s_add_i32 s8, s6, s4
	s_mov_b32 s5, 31
	s_ashr_i32 s5, s7, s5
	s_add_i32 s7, s7, s5
	s_xor_b32 s7, s7, s5
	s_not_b32 s6, s6
	v_cvt_f32_u32_e32 v2, s8
	v_rcp_iflag_f32_e32 v2, v2
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_readfirstlane_b32 s9, v2
	s_mul_i32 s9, s6, s9
	v_readfirstlane_b32 s6, v2
	s_mul_hi_u32 s9, s6, s9
	v_readfirstlane_b32 s6, v2
	s_add_i32 s6, s6, s9
	s_mul_hi_u32 s9, s7, s6
	s_add_i32 s6, s9, s4
	s_mul_i32 s10, s9, s8
	s_sub_i32 s10, s7, s10
	s_sub_i32 s7, s10, s8
	s_cmp_ge_u32 s10, s8
	s_cselect_b32 s7, s7, s10
	s_cselect_b32 s6, s6, s9
	s_add_i32 s4, s6, s4
	s_cmp_ge_u32 s7, s8
	s_cselect_b32 s4, s4, s6
	s_xor_b32 s4, s4, s5
	s_sub_i32 s4, s4, s5
	s_waitcnt lgkmcnt(0)
	v_xor_b32_e64 v1, v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:72
	buffer_load_ushort v2, off, s[0:3], s33 offset:86
	s_mov_b32 s4, -7
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v2, s4
	v_cmp_le_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[4:5], -1
	v_writelane_b32 v0, s4, 37
	v_writelane_b32 v0, s5, 38
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 39
	v_writelane_b32 v0, s5, 40
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_9
	s_branch .LBB2_8
.LBB2_6:
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
	v_add_co_u32_e64 v0, s[4:5], v0, v4
	v_addc_co_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	global_store_dword v[0:1], v2, off
	s_branch .LBB2_11
.LBB2_7:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 35
	v_readlane_b32 s5, v0, 36
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s10, v0, 25
	v_readlane_b32 s11, v0, 26
	v_readlane_b32 s12, v0, 23
	v_readlane_b32 s13, v0, 24
	v_readlane_b32 s8, v0, 31
	v_readlane_b32 s9, v0, 32
	v_readlane_b32 s6, v0, 33
	v_readlane_b32 s7, v0, 34
	s_mov_b64 s[4:5], s[8:9]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[12:13]
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[12:13], s[6:7], exec
	s_or_b64 s[10:11], s[10:11], s[12:13]
	v_writelane_b32 v0, s10, 41
	v_writelane_b32 v0, s11, 42
	v_writelane_b32 v0, s10, 17
	v_writelane_b32 v0, s11, 18
	v_writelane_b32 v0, s8, 19
	v_writelane_b32 v0, s9, 20
	v_writelane_b32 v0, s6, 21
	v_writelane_b32 v0, s7, 22
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 13
	v_writelane_b32 v0, s7, 14
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 43
	v_writelane_b32 v0, s7, 44
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB2_4
	s_branch .LBB2_15
.LBB2_8:
	s_branch .LBB2_10
.LBB2_9:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s10, v0, 39
	v_readlane_b32 s11, v0, 40
	s_or_b64 exec, exec, s[10:11]
	v_readlane_b32 s6, v0, 29
	v_readlane_b32 s7, v0, 30
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	v_readlane_b32 s8, v0, 37
	v_readlane_b32 s9, v0, 38
	s_mov_b64 s[10:11], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[8:9], s[8:9], exec
	s_or_b64 s[6:7], s[6:7], s[8:9]
	v_writelane_b32 v0, s6, 31
	v_writelane_b32 v0, s7, 32
	v_writelane_b32 v0, s4, 33
	v_writelane_b32 v0, s5, 34
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[24:25]
	s_branch .LBB2_7
.LBB2_10:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[24:25]
	buffer_load_ushort v1, off, s[0:3], s33 offset:86
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_add_u16_e64 v1, v1, s4
	buffer_store_short v1, off, s[0:3], s33 offset:86
	s_mov_b64 s[4:5], 0
	s_xor_b64 s[4:5], exec, -1
	v_writelane_b32 v0, s4, 37
	v_writelane_b32 v0, s5, 38
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[24:25]
	s_branch .LBB2_9
.LBB2_11:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 45
	v_readlane_b32 s5, v0, 46
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 47
	v_writelane_b32 v0, s5, 48
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB2_13
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v4, off, s[0:3], s33 offset:88
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
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	buffer_load_dword v2, off, s[0:3], s33 offset:96
	buffer_load_dword v3, off, s[0:3], s33 offset:100
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b32 s8, 15
	v_writelane_b32 v4, s8, 49
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v4, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(1)
	v_xor_b32_e64 v0, v0, s8
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_mov_b64 s[18:19], 56
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, mix@rel32@lo+4
	s_addc_u32 s17, s17, mix@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v3, s15, v3
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v2, s15, v2
	v_or3_b32 v31, v1, v2, v3
	v_mov_b32_e32 v1, 16
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v1, 49
	v_mov_b32_e32 v1, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	buffer_load_dword v3, off, s[0:3], s33 offset:68
	buffer_load_ushort v2, off, s[0:3], s33 offset:84
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v3, v2
	s_bcnt1_i32_b64 s6, s[4:5]
	s_mov_b32 s4, 0
	s_mov_b32 s7, s4
	s_mov_b32 s5, 2
	s_lshl_b32 s6, s6, s5
	v_mov_b32_e32 v2, s6
	ds_bpermute_b32 v2, v2, v3
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v0, v0, v1, v2
	v_bfe_i32 v0, v0, 0, 16
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:76
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	s_nop 0
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, v0
	buffer_load_dword v2, off, s[0:3], s33
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[6:7], v1, v2
	s_bcnt1_i32_b64 s6, s[6:7]
	s_mov_b32 s7, s4
	s_mov_b32 s7, s6
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	buffer_load_dword v3, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b32 s6, 0x3ff
	v_and_b32_e64 v0, v0, s6
	v_lshlrev_b32_e64 v4, s5, v0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v0, s[10:11], v0, v3
	v_addc_co_u32_e64 v2, s[10:11], v1, v2, s[10:11]
	v_mov_b32_e32 v1, v2
	global_load_dword v0, v[0:1], off
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:72
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, v0, v1
	v_and_b32_e64 v0, v0, s8
	v_lshrrev_b32_e64 v0, v0, s7
	buffer_store_dword v0, off, s[0:3], s33 offset:68
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
	v_add_co_u32_e64 v0, s[4:5], v0, v4
	v_addc_co_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	global_store_dword v[0:1], v2, off
.LBB2_13:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 47
	v_readlane_b32 s5, v0, 48
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB2_3
.LBB2_14:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	v_readlane_b32 s5, v0, 16
	s_or_b64 exec, exec, s[4:5]
	s_endpgm
.LBB2_15:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 43
	v_readlane_b32 s5, v0, 44
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 41
	v_readlane_b32 s5, v0, 42
	s_mov_b64 s[6:7], -1
	s_xor_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 45
	v_writelane_b32 v0, s7, 46
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_11
	s_branch .LBB2_6
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k1
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 152
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
	.size	k1, .Lfunc_end2-k1
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k2
	.globl	k2
	.p2align	8
	.type	k2,@function
k2:
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x1c00
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
	s_load_dword s15, s[16:17], 0x10
	s_load_dword s9, s[16:17], 0x14
	s_load_dwordx2 s[18:19], s[16:17], 0x18
	s_load_dword s8, s[16:17], 0x20
	s_load_dword s27, s[16:17], 0x24
	s_load_dword s26, s[16:17], 0x28
	s_load_dword s25, s[16:17], 0x2c
	s_load_dword s24, s[16:17], 0x30
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s27
	buffer_store_dword v0, off, s[0:3], s33
	v_mov_b32_e32 v0, s26
	buffer_store_dword v0, off, s[0:3], s33 offset:4
	v_mov_b32_e32 v0, s25
	buffer_store_dword v0, off, s[0:3], s33 offset:8
	v_mov_b32_e32 v0, s24
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 s24, s23
	v_mov_b32_e32 v0, s24
	buffer_store_dword v0, off, s[0:3], s33 offset:20
	v_mov_b32_e32 v0, s22
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 s22, s21
	v_mov_b32_e32 v0, s22
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v0, s20
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	v_mov_b32_e32 v0, s15
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 s9, s19
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 s9, s18
	v_mov_b32_e32 v0, s9
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v0, s8
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	buffer_store_dword v2, off, s[0:3], s33 offset:52
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s8, 6
	v_mov_b32_e32 v0, s8
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v0, s12, v0, v1
	buffer_store_dword v0, off, s[0:3], s33 offset:56
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, s12, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	buffer_load_dword v10, off, s[0:3], s33 offset:16
	s_nop 0
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v6, 31, v0
	v_mov_b32_e32 v1, v6
	s_mov_b32 s18, 2
	v_writelane_b32 v5, s18, 9
	v_lshlrev_b64 v[8:9], s18, v[0:1]
	v_mov_b32_e32 v0, v10
	v_mov_b32_e32 v7, v8
	v_mov_b32_e32 v1, v11
	v_mov_b32_e32 v6, v9
	v_add_co_u32_e64 v0, s[8:9], v0, v7
	v_addc_co_u32_e64 v6, s[8:9], v1, v6, s[8:9]
	v_mov_b32_e32 v1, v6
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
	buffer_load_dword v10, off, s[0:3], s33 offset:24
	s_nop 0
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b32 s19, 0x3ff
	v_writelane_b32 v5, s19, 10
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s19
	v_lshlrev_b32_e64 v8, s18, v0
	s_mov_b32 s8, 0
	v_writelane_b32 v5, s8, 11
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v9, v0
	v_mov_b32_e32 v0, v10
	v_mov_b32_e32 v7, v8
	v_mov_b32_e32 v1, v11
	v_mov_b32_e32 v6, v9
	v_add_co_u32_e64 v0, s[20:21], v0, v7
	v_addc_co_u32_e64 v6, s[20:21], v1, v6, s[20:21]
	v_mov_b32_e32 v1, v6
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
	s_mov_b32 s9, 63
	v_writelane_b32 v5, s9, 12
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s9
	v_lshlrev_b32_e64 v0, s18, v0
	ds_write_b32 v0, v1
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v6, off, s[0:3], s33 offset:8
	buffer_load_dword v11, off, s[0:3], s33 offset:24
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v12, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, v1
	v_and_b32_e64 v0, v0, s19
	v_lshlrev_b32_e64 v9, s18, v0
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v10, v0
	v_mov_b32_e32 v0, v11
	v_mov_b32_e32 v8, v9
	v_mov_b32_e32 v1, v12
	v_mov_b32_e32 v7, v10
	v_add_co_u32_e64 v0, s[8:9], v0, v8
	v_addc_co_u32_e64 v7, s[8:9], v1, v7, s[8:9]
	v_mov_b32_e32 v1, v7
	global_store_dword v[0:1], v6, off
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 s8, 0x3e800000
	s_waitcnt vmcnt(0)
	v_fmac_f32_e64 v0, v0, s8
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	buffer_load_dword v7, off, s[0:3], s33 offset:24
	s_nop 0
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	buffer_load_ushort v0, off, s[0:3], s33 offset:84
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b64 s[20:21], 56
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s20
	s_mov_b32 s15, s21
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v5, s8, 13
	v_writelane_b32 v5, s9, 14
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v5, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[28:29]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, mix@rel32@lo+4
	s_addc_u32 s17, s17, mix@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v4, s15, v4
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v3, s15, v3
	v_or3_b32 v31, v2, v3, v4
	buffer_store_dword v31, off, s[0:3], s33 offset:96
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v31, off, s[0:3], s33 offset:96
	buffer_load_dword v2, off, s[0:3], s33 offset:92
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s15, v1, 11
	v_readlane_b32 s10, v1, 3
	v_readlane_b32 s11, v1, 4
	v_readlane_b32 s4, v1, 7
	v_readlane_b32 s5, v1, 8
	v_readlane_b32 s6, v1, 5
	v_readlane_b32 s7, v1, 6
	v_readlane_b32 s8, v1, 13
	v_readlane_b32 s9, v1, 14
	v_readlane_b32 s12, v1, 2
	v_readlane_b32 s13, v1, 1
	v_readlane_b32 s14, v1, 0
	v_and_b32_e64 v0, v0, s19
	v_lshlrev_b32_e64 v5, s18, v0
	v_mov_b32_e32 v0, s15
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_co_u32_e64 v0, s[18:19], v0, v4
	v_addc_co_u32_e64 v3, s[18:19], v1, v3, s[18:19]
	v_mov_b32_e32 v1, v3
	global_store_dword v[0:1], v2, off
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_max_f32_e64 v0, v0, v0
	s_mov_b32 s15, 0
	v_max_f32_e64 v0, v0, s15
	s_mov_b32 s15, 1.0
	v_min_f32_e64 v3, v0, s15
	buffer_load_dword v8, off, s[0:3], s33 offset:24
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v0
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v0, 16
	v_mov_b32_e32 v1, 19
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s7, v1, 12
	v_readlane_b32 s6, v1, 10
	v_readlane_b32 s5, v1, 9
	v_readlane_b32 s4, v1, 11
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b64 exec, s[28:29]
	v_and_b32_e64 v1, v1, s6
	v_lshlrev_b32_e64 v6, s5, v1
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v1, s[8:9], v1, v5
	v_addc_co_u32_e64 v4, s[8:9], v2, v4, s[8:9]
	v_mov_b32_e32 v2, v4
	global_store_dword v[1:2], v3, off
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v1, 0
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v2, v1, v2 offset:84
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s7
	v_lshlrev_b32_e64 v1, s5, v1
	s_waitcnt lgkmcnt(0)
	ds_write_b32 v1, v2
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v1, s5, v1
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v2, v1, v2
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s7
	v_lshlrev_b32_e64 v1, s5, v1
	s_waitcnt lgkmcnt(0)
	ds_write_b32 v1, v2
	buffer_load_ushort v1, off, s[0:3], s33 offset:84
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v2, v1, 1, v1
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b32 s8, 0xff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s8
	s_mov_b32 s8, 24
	v_add3_u32 v1, v1, v2, s8
	buffer_store_short v1, off, s[0:3], s33 offset:84
	buffer_load_ushort v1, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v1, v1
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
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v3, s7
	v_lshlrev_b32_e64 v3, s5, v3
	ds_read_b32 v3, v3
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v3, v1, v2, v3
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
	v_add_co_u32_e64 v1, s[8:9], v1, v5
	v_addc_co_u32_e64 v4, s[8:9], v2, v4, s[8:9]
	v_mov_b32_e32 v2, v4
	global_store_dword v[1:2], v3, off
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_nop 0
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
	v_add_co_u32_e64 v1, s[4:5], v1, v5
	v_addc_co_u32_e64 v4, s[4:5], v2, v4, s[4:5]
	v_mov_b32_e32 v2, v4
	global_store_dword v[1:2], v3, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k2
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 152
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
	.size	k2, .Lfunc_end3-k2
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
	buffer_load_dword v2, off, s[0:3], s33 offset:16
	s_nop 0
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
	v_add_co_u32_e64 v1, s[6:7], v1, v4
	v_addc_co_u32_e64 v3, s[6:7], v2, v3, s[6:7]
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off
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
	buffer_load_dword v2, off, s[0:3], s33 offset:24
	s_nop 0
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
	v_add_co_u32_e64 v1, s[6:7], v1, v4
	v_addc_co_u32_e64 v3, s[6:7], v2, v3, s[6:7]
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off
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
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	s_mov_b32 s4, 15
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 1
	v_add_u32_e64 v1, v1, s4
	v_cvt_f32_u32_e64 v3, v1
	v_rcp_f32_e64 v1, v3
	s_mov_b32 s4, 0x41f00000
	v_mul_f32_e64 v1, v1, s4
	v_trunc_f32_e64 v1, v1
	v_mad_f32 v2, -v1, v3, s4
	v_cmp_ge_f32_e64 s[4:5], |v2|, |v3|
	v_cvt_u32_f32_e64 v1, v1
	v_cndmask_b32_e64 v2, 0, 1, s[4:5]
	v_add_u32_e64 v1, v1, v2
	s_mov_b32 s4, 31
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 8
	v_cmp_ne_u32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 2
	v_writelane_b32 v0, s7, 3
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_6
	s_branch .LBB4_2
.LBB4_1:
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
	v_add_co_u32_e64 v0, s[4:5], v0, v4
	v_addc_co_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	global_store_dword v[0:1], v2, off
	s_branch .LBB4_21
.LBB4_2:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_cmp_le_i32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:104
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 4
	v_writelane_b32 v0, s7, 5
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_3
	s_branch .LBB4_5
.LBB4_3:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 4
	v_readlane_b32 s5, v0, 5
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:104
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:108
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 6
	v_writelane_b32 v0, s5, 7
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB4_7
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:108
	s_branch .LBB4_7
.LBB4_5:
	buffer_load_ushort v0, off, s[0:3], s33 offset:84
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_branch .LBB4_3
.LBB4_6:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 2
	v_readlane_b32 s5, v0, 3
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 8
	v_writelane_b32 v0, s5, 9
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB4_21
	s_branch .LBB4_1
.LBB4_7:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 6
	v_readlane_b32 s5, v0, 7
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:108
	buffer_load_dword v2, off, s[0:3], s33 offset:68
	s_mov_b32 s4, 5
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v2, v2, s4
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
	v_add_co_u32_e64 v1, s[4:5], v1, v5
	v_addc_co_u32_e64 v4, s[4:5], v2, v4, s[4:5]
	v_mov_b32_e32 v2, v4
	global_store_dword v[1:2], v3, off
	v_mov_b32_e32 v1, 0
	buffer_store_dword v1, off, s[0:3], s33 offset:88
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 10
	v_writelane_b32 v0, s5, 11
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
.LBB4_8:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 12
	v_readlane_b32 s5, v0, 13
	v_readlane_b32 s6, v0, 10
	v_readlane_b32 s7, v0, 11
	v_writelane_b32 v0, s6, 14
	v_writelane_b32 v0, s7, 15
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
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
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_13
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v2, v2, s4
	s_mov_b32 s4, 63
	v_and_b32_e64 v2, v2, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v2, s4, v2
	ds_read_b32 v2, v2
	buffer_load_dword v3, off, s[0:3], s33 offset:88
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e64 v2, v2, v3
	v_bfe_i32 v2, v2, 0, 16
	v_cmp_eq_u32_e64 s[4:5], v1, v2
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 22
	v_writelane_b32 v0, s7, 23
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_10
	s_branch .LBB4_12
.LBB4_10:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 22
	v_readlane_b32 s5, v0, 23
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 24
	v_writelane_b32 v0, s5, 25
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB4_14
	s_branch .LBB4_14
.LBB4_12:
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	buffer_load_dword v3, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, v0, v3
	s_mov_b32 s4, 0x3ff
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
	v_add_co_u32_e64 v0, s[4:5], v0, v3
	v_addc_co_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:88
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:92
	buffer_load_dword v2, off, s[0:3], s33 offset:92
	s_waitcnt vmcnt(0)
	global_atomic_add v0, v[0:1], v2, off glc
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:96
	s_branch .LBB4_10
.LBB4_13:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
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
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB4_8
	s_branch .LBB4_15
.LBB4_14:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 24
	v_readlane_b32 s7, v0, 25
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s4, v0, 16
	v_readlane_b32 s5, v0, 17
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:88
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 18
	v_writelane_b32 v0, s5, 19
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_branch .LBB4_13
.LBB4_15:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 26
	v_readlane_b32 s5, v0, 27
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	buffer_load_ushort v1, off, s[0:3], s33 offset:84
	buffer_load_sbyte v2, off, s[0:3], s33 offset:82
	v_mov_b32_e32 v4, s4
	v_mov_b32_e32 v3, v4
	s_mov_b32 s4, 3
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[1:2], s[4:5], v1, s4, v[2:3]
	buffer_store_short v1, off, s[0:3], s33 offset:84
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:112
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 28
	v_writelane_b32 v0, s7, 29
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_17
	s_branch .LBB4_19
.LBB4_17:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 28
	v_readlane_b32 s5, v0, 29
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:112
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:116
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 30
	v_writelane_b32 v0, s5, 31
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB4_20
	s_mov_b32 s4, -1
	v_mov_b32_e32 v0, -1
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_branch .LBB4_20
.LBB4_19:
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_branch .LBB4_17
.LBB4_20:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 30
	v_readlane_b32 s5, v0, 31
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v2, off, s[0:3], s33 offset:116
	buffer_load_dword v7, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b32 s6, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s6
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v5, s5, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_co_u32_e64 v0, s[8:9], v0, v4
	v_addc_co_u32_e64 v3, s[8:9], v1, v3, s[8:9]
	v_mov_b32_e32 v1, v3
	global_store_dword v[0:1], v2, off
	buffer_load_ushort v0, off, s[0:3], s33 offset:80
	s_mov_b32 s7, 0x3800
	s_waitcnt vmcnt(0)
	v_fma_f16 v0, v0, v0, s7
	buffer_store_short v0, off, s[0:3], s33 offset:80
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
	v_add_co_u32_e64 v0, s[4:5], v0, v4
	v_addc_co_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	global_store_dword v[0:1], v2, off
	s_branch .LBB4_6
.LBB4_21:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 8
	v_readlane_b32 s5, v0, 9
	s_or_b64 exec, exec, s[4:5]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k3
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
	.size	k3, .Lfunc_end4-k3
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k4
	.globl	k4
	.p2align	8
	.type	k4,@function
k4:
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x3000
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v3, s16, 0
	v_writelane_b32 v3, s15, 1
	v_writelane_b32 v3, s14, 2
	v_writelane_b32 v3, s10, 3
	v_writelane_b32 v3, s11, 4
	s_mov_b64 s[18:19], s[8:9]
	v_writelane_b32 v3, s18, 5
	v_writelane_b32 v3, s19, 6
	v_writelane_b32 v3, s6, 7
	v_writelane_b32 v3, s7, 8
	v_writelane_b32 v3, s4, 9
	v_writelane_b32 v3, s5, 10
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v2, off, s[0:3], s33 offset:120
	buffer_store_dword v1, off, s[0:3], s33 offset:116
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v1, off, s[0:3], s33 offset:112
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
	buffer_load_dword v2, off, s[0:3], s33 offset:16
	s_nop 0
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
	v_add_co_u32_e64 v1, s[6:7], v1, v4
	v_addc_co_u32_e64 v3, s[6:7], v2, v3, s[6:7]
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off
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
	buffer_load_dword v2, off, s[0:3], s33 offset:24
	s_nop 0
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
	v_add_co_u32_e64 v1, s[8:9], v1, v4
	v_addc_co_u32_e64 v3, s[8:9], v2, v3, s[8:9]
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off
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
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v6, v1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v2
	s_mov_b32 s8, 3
	v_mad_u64_u32 v[4:5], s[10:11], v1, s8, 0
	v_mov_b32_e32 v2, v5
	v_mov_b32_e32 v1, s7
	v_mov_b32_e32 v3, v1
	s_mov_b32 s7, 32
	v_lshrrev_b64 v[6:7], s7, v[6:7]
	v_mov_b32_e32 v1, v6
	v_mad_u64_u32 v[1:2], s[8:9], v1, s8, v[2:3]
	v_mov_b32_e32 v3, s8
	v_mov_b32_e32 v2, v3
	v_lshlrev_b64 v[2:3], s7, v[1:2]
	v_mov_b32_e32 v6, v3
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v1, v5
	v_or_b32_e64 v1, v1, v6
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v2, v4
	v_or_b32_e64 v2, v2, v3
	v_mov_b32_e32 v3, v1
	buffer_load_ushort v1, off, s[0:3], s33 offset:84
	s_mov_b32 s7, 7
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v5, s7, v1
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_sub_co_u32_e64 v1, s[8:9], v1, v4
	v_subb_co_u32_e64 v3, s[8:9], v2, v3, s[8:9]
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v2
	buffer_store_dword v3, off, s[0:3], s33 offset:44
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:8
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v1, v1
	s_mov_b32 s7, 0x3fa00000
	v_add_f32_e64 v2, v1, s7
	v_div_scale_f32 v1, s[8:9], v2, v2, v3
	v_rcp_f32_e64 v4, v1
	s_mov_b32 s7, 1.0
	v_fma_f32 v5, -v1, v4, s7
	v_fmac_f32_e64 v4, v5, v4
	v_div_scale_f32 v6, vcc, v3, v2, v3
	v_mul_f32_e64 v5, v6, v4
	v_fma_f32 v7, -v1, v5, v6
	v_fmac_f32_e64 v5, v7, v4
	v_fma_f32 v1, -v1, v5, v6
	v_div_fmas_f32 v1, v1, v4, v5
	v_div_fixup_f32 v3, v1, v2, v3
	buffer_load_dword v8, off, s[0:3], s33 offset:24
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s6
	v_lshlrev_b32_e64 v6, s5, v1
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v1, s[4:5], v1, v5
	v_addc_co_u32_e64 v4, s[4:5], v2, v4, s[4:5]
	v_mov_b32_e32 v2, v4
	global_store_dword v[1:2], v3, off
	buffer_load_dword v1, off, s[0:3], s33 offset:76
	s_mov_b32 s4, -1.0
	s_waitcnt vmcnt(0)
	v_cmp_nlt_f32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 11
	v_writelane_b32 v0, s7, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_1
	s_branch .LBB5_3
.LBB5_1:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_4
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v2, v0
	buffer_load_dword v7, off, s[0:3], s33 offset:24
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v0, v0
	buffer_load_dword v1, off, s[0:3], s33
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, v1
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
	v_add_co_u32_e64 v0, s[4:5], v0, v4
	v_addc_co_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	global_store_dword v[0:1], v2, off
	s_branch .LBB5_4
.LBB5_3:
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v0, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:76
	buffer_load_ushort v0, off, s[0:3], s33 offset:84
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v1, v0, 1, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b32 s4, 28
	s_waitcnt vmcnt(0)
	v_add3_u32 v0, v0, v1, s4
	buffer_store_short v0, off, s[0:3], s33 offset:84
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v5, v0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b32 s5, 3
	v_mad_u64_u32 v[3:4], s[6:7], v0, s5, 0
	v_mov_b32_e32 v1, v4
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v2, v0
	s_mov_b32 s4, 32
	v_lshrrev_b64 v[5:6], s4, v[5:6]
	v_mov_b32_e32 v0, v5
	v_mad_u64_u32 v[0:1], s[6:7], v0, s5, v[1:2]
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
	s_mov_b64 s[6:7], -5
	v_mov_b32_e32 v0, v1
	s_mov_b32 s4, s6
	v_mov_b32_e32 v1, v2
	s_mov_b32 s6, s7
	v_add_co_u32_e64 v0, s[4:5], v0, s4
	v_mov_b32_e32 v2, s6
	v_addc_co_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v1
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_branch .LBB5_1
.LBB5_4:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 13
	v_readlane_b32 s5, v0, 14
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	s_mov_b32 s4, 2
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v0, s4, v1
	ds_bpermute_b32 v0, v0, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 s4, 0xff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	buffer_load_ubyte v2, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, v2
	s_waitcnt lgkmcnt(0)
	v_xor_b32_e64 v1, v0, v1
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 15
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	v_ashrrev_i32_e64 v0, v0, v1
	buffer_store_dword v0, off, s[0:3], s33 offset:72
	buffer_load_dword v2, off, s[0:3], s33 offset:72
	s_nop 0
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s6, 1
	v_add_u32_e64 v3, v0, s6
	s_mov_b32 s4, 31
	v_ashrrev_i32_e64 v1, s4, v2
	v_add_u32_e64 v2, v2, v1
	v_xor_b32_e64 v2, v2, v1
	v_not_b32_e32 v4, v0
	v_cvt_f32_u32_e32 v0, v3
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v4, v4, v0
	v_mul_hi_u32 v4, v0, v4
	v_add_u32_e64 v0, v0, v4
	v_mul_hi_u32 v0, v2, v0
	v_mul_lo_u32 v4, v0, v3
	v_sub_u32_e64 v2, v2, v4
	v_cmp_ge_u32_e64 s[8:9], v2, v3
	v_sub_u32_e64 v4, v2, v3
	v_cndmask_b32_e64 v2, v2, v4, s[8:9]
	v_cmp_ge_u32_e64 s[4:5], v2, v3
	v_add_u32_e64 v2, v0, s6
	v_cndmask_b32_e64 v0, v0, v2, s[8:9]
	v_add_u32_e64 v2, v0, s6
	v_cndmask_b32_e64 v0, v0, v2, s[4:5]
	v_xor_b32_e64 v0, v0, v1
	v_sub_u32_e64 v0, v0, v1
	s_mov_b32 s4, 7
	v_and_b32_e64 v0, v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:124
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:124
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], 0
	v_writelane_b32 v0, s6, 15
	v_writelane_b32 v0, s7, 16
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 17
	v_writelane_b32 v0, s7, 18
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_7
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:124
	s_mov_b32 s4, 2
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], -1
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_10
	s_branch .LBB5_8
.LBB5_7:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 17
	v_readlane_b32 s5, v0, 18
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_readlane_b32 s8, v0, 15
	v_readlane_b32 s9, v0, 16
	v_writelane_b32 v0, s8, 23
	v_writelane_b32 v0, s9, 24
	s_mov_b64 s[6:7], 0
	v_writelane_b32 v0, s8, 25
	v_writelane_b32 v0, s9, 26
	v_writelane_b32 v0, s6, 27
	v_writelane_b32 v0, s7, 28
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 29
	v_writelane_b32 v0, s5, 30
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_14
	s_branch .LBB5_11
.LBB5_8:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:124
	s_mov_b32 s4, 3
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 31
	v_writelane_b32 v0, s7, 32
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_18
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:124
	s_mov_b32 s4, 4
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 33
	v_writelane_b32 v0, s7, 34
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_25
	s_branch .LBB5_27
.LBB5_10:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 21
	v_readlane_b32 s7, v0, 22
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s4, v0, 19
	v_readlane_b32 s5, v0, 20
	s_and_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
	s_branch .LBB5_7
.LBB5_11:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v0, 23
	v_readlane_b32 s9, v0, 24
	buffer_load_dword v1, off, s[0:3], s33 offset:124
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], -1
	v_writelane_b32 v0, s8, 35
	v_writelane_b32 v0, s9, 36
	v_writelane_b32 v0, s4, 37
	v_writelane_b32 v0, s5, 38
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 39
	v_writelane_b32 v0, s5, 40
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_16
	s_branch .LBB5_15
.LBB5_12:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 41
	v_readlane_b32 s5, v0, 42
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s6, v0, 43
	v_readlane_b32 s7, v0, 44
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 45
	v_writelane_b32 v0, s5, 46
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_29
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:72
	s_branch .LBB5_29
.LBB5_14:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v0, 29
	v_readlane_b32 s9, v0, 30
	s_or_b64 exec, exec, s[8:9]
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	v_readlane_b32 s6, v0, 27
	v_readlane_b32 s7, v0, 28
	v_writelane_b32 v0, s6, 43
	v_writelane_b32 v0, s7, 44
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 41
	v_writelane_b32 v0, s7, 42
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_12
	s_branch .LBB5_17
.LBB5_15:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 23
	v_readlane_b32 s7, v0, 24
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v2, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v1, s4, v1
	ds_write_b32 v1, v2
	s_mov_b64 s[4:5], -1
	s_mov_b64 s[4:5], 0
	s_xor_b64 s[4:5], exec, -1
	s_or_b64 s[6:7], s[6:7], exec
	v_writelane_b32 v0, s6, 35
	v_writelane_b32 v0, s7, 36
	v_writelane_b32 v0, s4, 37
	v_writelane_b32 v0, s5, 38
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
.LBB5_16:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s10, v0, 39
	v_readlane_b32 s11, v0, 40
	s_or_b64 exec, exec, s[10:11]
	v_readlane_b32 s6, v0, 23
	v_readlane_b32 s7, v0, 24
	v_readlane_b32 s8, v0, 35
	v_readlane_b32 s9, v0, 36
	v_readlane_b32 s4, v0, 37
	v_readlane_b32 s5, v0, 38
	s_and_b64 s[4:5], s[4:5], exec
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[8:9], s[8:9], exec
	s_or_b64 s[6:7], s[6:7], s[8:9]
	v_writelane_b32 v0, s6, 25
	v_writelane_b32 v0, s7, 26
	v_writelane_b32 v0, s4, 27
	v_writelane_b32 v0, s5, 28
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
	s_branch .LBB5_14
.LBB5_17:
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
	v_add_co_u32_e64 v0, s[4:5], v0, v3
	v_addc_co_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	global_load_dword v2, v[0:1], off
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v2, v2, 31
	buffer_store_dword v2, off, s[0:3], s33 offset:88
	buffer_load_dword v2, off, s[0:3], s33 offset:88
	s_waitcnt vmcnt(0)
	global_atomic_add v0, v[0:1], v2, off glc
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_branch .LBB5_12
.LBB5_18:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 31
	v_readlane_b32 s5, v0, 32
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 47
	v_writelane_b32 v0, s5, 48
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_23
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v3, off, s[0:3], s33 offset:40
	buffer_load_dword v4, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v1, v3
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v4
	s_mov_b32 s5, 3
	v_mad_u64_u32 v[3:4], s[6:7], v3, s5, 0
	v_mov_b32_e32 v5, v4
	v_mov_b32_e32 v7, s4
	v_mov_b32_e32 v6, v7
	s_mov_b32 s4, 32
	v_lshrrev_b64 v[1:2], s4, v[1:2]
	v_mad_u64_u32 v[1:2], s[6:7], v1, s5, v[5:6]
	v_mov_b32_e32 v5, s5
	v_mov_b32_e32 v2, v5
	v_lshlrev_b64 v[1:2], s4, v[1:2]
	v_mov_b32_e32 v6, v2
	v_mov_b32_e32 v4, v3
	s_mov_b32 s4, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v5, v3
	v_mov_b32_e32 v3, v5
	v_or_b32_e64 v3, v3, v6
	v_mov_b32_e32 v2, v1
	v_mov_b32_e32 v1, v4
	v_or_b32_e64 v1, v1, v2
	v_mov_b32_e32 v2, v3
	buffer_store_dword v1, off, s[0:3], s33 offset:128
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:132
	buffer_load_sbyte v1, off, s[0:3], s33 offset:82
	s_mov_b32 s4, -5
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 49
	v_writelane_b32 v0, s7, 50
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_20
	s_branch .LBB5_22
.LBB5_20:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 49
	v_readlane_b32 s5, v0, 50
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_readlane_b32 s6, v0, 51
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:136
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 52
	v_writelane_b32 v0, s5, 53
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_24
	buffer_load_sbyte v0, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:136
	s_branch .LBB5_24
.LBB5_22:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
	s_mov_b32 s4, -4
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 51
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
	s_branch .LBB5_20
.LBB5_23:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 47
	v_readlane_b32 s5, v0, 48
	s_or_b64 exec, exec, s[4:5]
	s_mov_b64 s[4:5], 0
	s_xor_b64 s[4:5], exec, -1
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
	s_branch .LBB5_10
.LBB5_24:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 52
	v_readlane_b32 s5, v0, 53
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:128
	buffer_load_dword v2, off, s[0:3], s33 offset:132
	buffer_load_dword v4, off, s[0:3], s33 offset:136
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v0, 31, v4
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v0, s[4:5], v0, v3
	v_addc_co_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v1
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_branch .LBB5_23
.LBB5_25:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 33
	v_readlane_b32 s5, v0, 34
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 54
	v_writelane_b32 v0, s5, 55
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_28
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:108
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
	buffer_load_dword v1, off, s[0:3], s33 offset:112
	buffer_load_dword v2, off, s[0:3], s33 offset:116
	buffer_load_dword v3, off, s[0:3], s33 offset:120
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	buffer_load_dword v4, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, v4
	s_mov_b64 s[18:19], 56
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, mix@rel32@lo+4
	s_addc_u32 s17, s17, mix@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v3, s15, v3
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v2, s15, v2
	v_or3_b32 v31, v1, v2, v3
	v_mov_b32_e32 v1, 1
	buffer_store_dword v1, off, s[0:3], s33 offset:140
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v1, off, s[0:3], s33 offset:140
	s_waitcnt vmcnt(0)
	v_or_b32_e64 v1, v0, v1
	s_mov_b32 s4, 0
	v_sub_u32_e64 v2, s4, v1
	v_cvt_f32_u32_e32 v0, v1
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v2, v2, v0
	v_mul_hi_u32 v2, v0, v2
	v_add_u32_e64 v0, v0, v2
	s_mov_b32 s4, 15
	v_mul_hi_u32 v0, v0, s4
	v_mul_lo_u32 v0, v0, v1
	v_sub_u32_e64 v0, s4, v0
	v_cmp_ge_u32_e64 s[4:5], v0, v1
	v_sub_u32_e64 v2, v0, v1
	v_cndmask_b32_e64 v0, v0, v2, s[4:5]
	v_cmp_ge_u32_e64 s[4:5], v0, v1
	v_sub_u32_e64 v1, v0, v1
	v_cndmask_b32_e64 v0, v0, v1, s[4:5]
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	s_branch .LBB5_28
.LBB5_27:
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	s_branch .LBB5_25
.LBB5_28:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 54
	v_readlane_b32 s5, v0, 55
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB5_18
.LBB5_29:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 45
	v_readlane_b32 s5, v0, 46
	s_or_b64 exec, exec, s[4:5]
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
	v_mad_u64_u32 v[1:2], s[6:7], v1, s5, v[2:3]
	v_mov_b32_e32 v3, s5
	v_mov_b32_e32 v2, v3
	v_lshlrev_b64 v[2:3], s4, v[1:2]
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
	buffer_load_dword v5, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v1, 31, v5
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32_e64 v1, s[4:5], v1, v4
	v_addc_co_u32_e64 v3, s[4:5], v2, v3, s[4:5]
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v2
	buffer_store_dword v3, off, s[0:3], s33 offset:44
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	v_mov_b32_e32 v1, 0
	buffer_store_dword v1, off, s[0:3], s33 offset:96
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 56
	v_writelane_b32 v0, s5, 57
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
.LBB5_30:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 58
	v_readlane_b32 s5, v1, 59
	v_readlane_b32 s6, v1, 56
	v_readlane_b32 s7, v1, 57
	v_writelane_b32 v1, s6, 60
	v_writelane_b32 v1, s7, 61
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:144
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v2, off, s[0:3], s33 offset:96
	buffer_load_dword v3, off, s[0:3], s33 offset:36
	s_mov_b32 s6, 3
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v3, s6
	v_cmp_lt_i32_e64 s[6:7], v2, v3
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v1, s4, 62
	v_writelane_b32 v1, s5, 63
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
	v_writelane_b32 v0, s4, 0
	v_writelane_b32 v0, s5, 1
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 2
	v_writelane_b32 v0, s5, 3
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:144
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_32
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:108
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
	buffer_load_dword v2, off, s[0:3], s33 offset:112
	buffer_load_dword v3, off, s[0:3], s33 offset:116
	buffer_load_dword v4, off, s[0:3], s33 offset:120
	buffer_load_dword v0, off, s[0:3], s33 offset:96
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:148
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b64 s[18:19], 56
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, mix@rel32@lo+4
	s_addc_u32 s17, s17, mix@rel32@hi+12
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
	buffer_load_dword v0, off, s[0:3], s33 offset:148
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, v0, v1
	v_readfirstlane_b32 s4, v0
	v_mov_b32_e32 v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:72
	buffer_load_ushort v0, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v2, v0
	buffer_load_dword v7, off, s[0:3], s33 offset:24
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	buffer_load_sbyte v1, off, s[0:3], s33 offset:82
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_or_b32_e64 v1, v1, s4
	s_mov_b32 s4, 0
	v_sub_u32_e64 v4, s4, v1
	v_cvt_f32_u32_e32 v3, v1
	v_rcp_iflag_f32_e32 v3, v3
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_mul_lo_u32 v4, v4, v3
	v_mul_hi_u32 v4, v3, v4
	v_add_u32_e64 v3, v3, v4
	v_mul_hi_u32 v3, v0, v3
	v_mul_lo_u32 v3, v3, v1
	v_sub_u32_e64 v0, v0, v3
	v_cmp_ge_u32_e64 s[4:5], v0, v1
	v_sub_u32_e64 v3, v0, v1
	v_cndmask_b32_e64 v0, v0, v3, s[4:5]
	v_cmp_ge_u32_e64 s[4:5], v0, v1
	v_sub_u32_e64 v1, v0, v1
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
	v_add_co_u32_e64 v0, s[4:5], v0, v4
	v_addc_co_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	global_store_dword v[0:1], v2, off
	s_branch .LBB5_33
.LBB5_32:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:144
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 2
	v_readlane_b32 s5, v0, 3
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v1, 60
	v_readlane_b32 s9, v1, 61
	v_readlane_b32 s6, v0, 0
	v_readlane_b32 s7, v0, 1
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v1, s6, 58
	v_writelane_b32 v1, s7, 59
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v1, s6, 56
	v_writelane_b32 v1, s7, 57
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 4
	v_writelane_b32 v0, s7, 5
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:144
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB5_30
	s_branch .LBB5_34
.LBB5_33:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 62
	v_readlane_b32 s5, v1, 63
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:144
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:96
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 0
	v_writelane_b32 v0, s5, 1
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:144
	s_mov_b64 exec, s[24:25]
	s_branch .LBB5_32
.LBB5_34:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:144
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 4
	v_readlane_b32 s5, v0, 5
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:108
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
	buffer_load_dword v2, off, s[0:3], s33 offset:112
	buffer_load_dword v3, off, s[0:3], s33 offset:116
	buffer_load_dword v4, off, s[0:3], s33 offset:120
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 s8, 15
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s8
	s_mov_b32 s15, 1
	v_add_u32_e64 v7, v0, s15
	s_mov_b32 s8, 31
	v_ashrrev_i32_e64 v5, s8, v1
	v_add_u32_e64 v6, v1, v5
	v_xor_b32_e64 v6, v6, v5
	v_not_b32_e32 v8, v0
	v_cvt_f32_u32_e32 v0, v7
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v8, v8, v0
	v_mul_hi_u32 v8, v0, v8
	v_add_u32_e64 v0, v0, v8
	v_mul_hi_u32 v0, v6, v0
	v_mul_lo_u32 v8, v0, v7
	v_sub_u32_e64 v6, v6, v8
	v_cmp_ge_u32_e64 s[18:19], v6, v7
	v_sub_u32_e64 v8, v6, v7
	v_cndmask_b32_e64 v6, v6, v8, s[18:19]
	v_cmp_ge_u32_e64 s[8:9], v6, v7
	v_add_u32_e64 v6, v0, s15
	v_cndmask_b32_e64 v0, v0, v6, s[18:19]
	v_add_u32_e64 v6, v0, s15
	v_cndmask_b32_e64 v0, v0, v6, s[8:9]
	v_xor_b32_e64 v0, v0, v5
	v_sub_u32_e64 v0, v0, v5
	s_mov_b32 s8, -1
	v_add_u32_e64 v1, v1, s8
	v_bfe_i32 v1, v1, 0, 16
	s_mov_b64 s[18:19], 56
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, mix@rel32@lo+4
	s_addc_u32 s17, s17, mix@rel32@hi+12
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
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:144
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v2, off, s[0:3], s33 offset:68
	s_mov_b32 s4, 0xff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s4
	s_mov_b32 s4, 4
	v_add_u32_e64 v2, v2, s4
	v_cmp_lt_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 6
	v_writelane_b32 v0, s5, 7
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:144
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_38
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:144
	s_mov_b64 exec, s[24:25]
	buffer_load_ushort v1, off, s[0:3], s33 offset:84
	s_mov_b32 s4, 7
	s_waitcnt vmcnt(0)
	v_cmp_eq_u16_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 8
	v_writelane_b32 v0, s5, 9
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:144
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_39
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:108
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
	buffer_load_dword v2, off, s[0:3], s33 offset:112
	buffer_load_dword v3, off, s[0:3], s33 offset:116
	buffer_load_dword v4, off, s[0:3], s33 offset:120
	buffer_load_dword v10, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b32 s15, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v0, s15
	s_mov_b32 s9, 2
	v_lshlrev_b32_e64 v8, s9, v1
	s_mov_b32 s8, 0
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v9, v1
	v_mov_b32_e32 v5, v10
	v_mov_b32_e32 v7, v8
	v_mov_b32_e32 v1, v11
	v_mov_b32_e32 v6, v9
	v_add_co_u32_e64 v5, s[18:19], v5, v7
	v_addc_co_u32_e64 v1, s[18:19], v1, v6, s[18:19]
	v_mov_b32_e32 v6, v1
	global_load_dword v1, v[5:6], off
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s15
	v_lshlrev_b32_e64 v8, s9, v1
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v9, v1
	v_mov_b32_e32 v5, v10
	v_mov_b32_e32 v7, v8
	v_mov_b32_e32 v1, v11
	v_mov_b32_e32 v6, v9
	v_add_co_u32_e64 v5, s[8:9], v5, v7
	v_addc_co_u32_e64 v1, s[8:9], v1, v6, s[8:9]
	v_mov_b32_e32 v6, v1
	buffer_store_dword v5, off, s[0:3], s33 offset:152
	s_waitcnt vmcnt(0)
	buffer_store_dword v6, off, s[0:3], s33 offset:156
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b64 s[18:19], 56
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, mix@rel32@lo+4
	s_addc_u32 s17, s17, mix@rel32@hi+12
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
	buffer_load_dword v0, off, s[0:3], s33 offset:152
	buffer_load_dword v1, off, s[0:3], s33 offset:156
	s_nop 0
	buffer_store_dword v2, off, s[0:3], s33 offset:100
	buffer_load_dword v2, off, s[0:3], s33 offset:100
	s_waitcnt vmcnt(0)
	global_atomic_add v0, v[0:1], v2, off glc
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_branch .LBB5_39
.LBB5_38:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:144
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 6
	v_readlane_b32 s5, v0, 7
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB5_59
.LBB5_39:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:144
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 8
	v_readlane_b32 s5, v0, 9
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 0
	v_cmp_eq_u32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 10
	v_writelane_b32 v0, s7, 11
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:144
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_52
	s_branch .LBB5_41
.LBB5_40:
	buffer_load_ushort v0, off, s[0:3], s33 offset:84
	buffer_load_dword v1, off, s[0:3], s33 offset:12
	s_mov_b32 s4, 2
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v1, s4, v1
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v1, v1, v2
	v_mov_b32_e32 v3, s4
	v_mov_b32_e32 v2, v3
	s_mov_b32 s4, 3
	s_waitcnt lgkmcnt(0)
	v_mad_u64_u32 v[0:1], s[4:5], v0, s4, v[1:2]
	buffer_store_short v0, off, s[0:3], s33 offset:84
	s_branch .LBB5_58
.LBB5_41:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:144
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:76
	s_mov_b32 s4, -1.0
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 12
	v_writelane_b32 v0, s5, 13
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:144
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_46
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:144
	s_mov_b64 exec, s[24:25]
	buffer_load_ushort v1, off, s[0:3], s33 offset:84
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, v2
	s_mov_b32 s4, -1
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:160
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 14
	v_writelane_b32 v0, s7, 15
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:144
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_43
	s_branch .LBB5_45
.LBB5_43:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:144
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	v_readlane_b32 s5, v0, 15
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:160
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:164
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 16
	v_writelane_b32 v0, s5, 17
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:144
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_47
	buffer_load_ushort v0, off, s[0:3], s33 offset:84
	buffer_load_dword v1, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, v0, v1
	s_mov_b32 s4, 0
	v_sub_u32_e64 v0, s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:164
	s_branch .LBB5_47
.LBB5_45:
	buffer_load_ushort v0, off, s[0:3], s33 offset:84
	buffer_load_dword v1, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, v0, v1
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_branch .LBB5_43
.LBB5_46:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:144
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 12
	v_readlane_b32 s5, v0, 13
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB5_53
.LBB5_47:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:144
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	v_readlane_b32 s5, v0, 17
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:164
	s_mov_b32 s4, -6
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s4
	v_bfe_i32 v1, v1, 0, 16
	buffer_store_dword v1, off, s[0:3], s33 offset:60
	buffer_load_dword v2, off, s[0:3], s33 offset:16
	s_nop 0
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
	v_add_co_u32_e64 v1, s[4:5], v1, v4
	v_addc_co_u32_e64 v3, s[4:5], v2, v3, s[4:5]
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:168
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 18
	v_writelane_b32 v0, s7, 19
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:144
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_48
	s_branch .LBB5_50
.LBB5_48:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:144
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	v_readlane_b32 s5, v0, 19
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:168
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:172
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 20
	v_writelane_b32 v0, s5, 21
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:144
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_51
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
	v_add_co_u32_e64 v0, s[4:5], v0, v3
	v_addc_co_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	global_load_dword v0, v[0:1], off
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:172
	s_branch .LBB5_51
.LBB5_50:
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
	v_add_co_u32_e64 v0, s[4:5], v0, v3
	v_addc_co_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	global_load_dword v0, v[0:1], off
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:168
	s_branch .LBB5_48
.LBB5_51:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:144
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 20
	v_readlane_b32 s5, v0, 21
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v2, off, s[0:3], s33 offset:172
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
	v_add_co_u32_e64 v0, s[4:5], v0, v4
	v_addc_co_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	global_store_dword v[0:1], v2, off
	s_branch .LBB5_46
.LBB5_52:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:144
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 10
	v_readlane_b32 s5, v0, 11
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 22
	v_writelane_b32 v0, s5, 23
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:144
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_58
	s_branch .LBB5_40
.LBB5_53:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:144
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:180
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	s_nop 0
	buffer_load_dword v2, off, s[0:3], s33
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:176
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 24
	v_writelane_b32 v0, s7, 25
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:144
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_54
	s_branch .LBB5_56
.LBB5_54:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:144
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 24
	v_readlane_b32 s5, v0, 25
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:176
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:184
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 26
	v_writelane_b32 v0, s5, 27
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:144
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_57
	buffer_load_dword v0, off, s[0:3], s33
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:184
	s_branch .LBB5_57
.LBB5_56:
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:176
	s_branch .LBB5_54
.LBB5_57:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v2, off, s[0:3], s33 offset:144
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v2, 26
	v_readlane_b32 s5, v2, 27
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v0, off, s[0:3], s33 offset:180
	buffer_load_dword v1, off, s[0:3], s33 offset:184
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v0, v1
	s_bcnt1_i32_b64 s4, s[4:5]
	s_mov_b32 s6, 0
	s_mov_b32 s5, s6
	v_mov_b32_e32 v0, s4
	v_readfirstlane_b32 s4, v0
	v_mov_b32_e32 v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_branch .LBB5_52
.LBB5_58:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:144
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 22
	v_readlane_b32 s5, v0, 23
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB5_38
.LBB5_59:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:144
	s_mov_b64 exec, s[24:25]
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:108
	s_mov_b64 exec, s[24:25]
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
	buffer_load_dword v9, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	s_mov_b32 s6, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_lshlrev_b32_e64 v7, s5, v2
	s_mov_b32 s4, 0
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v8, v2
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v3, v10
	v_mov_b32_e32 v5, v8
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
	v_add_co_u32_e64 v2, s[4:5], v2, v6
	v_addc_co_u32_e64 v5, s[4:5], v3, v5, s[4:5]
	v_mov_b32_e32 v3, v5
	global_store_dword v[2:3], v4, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k4
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 232
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
.Lfunc_end5:
	.size	k4, .Lfunc_end5-k4
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k5
	.globl	k5
	.p2align	8
	.type	k5,@function
k5:
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x3000
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v3, s16, 0
	v_writelane_b32 v3, s15, 1
	v_writelane_b32 v3, s14, 2
	v_writelane_b32 v3, s10, 3
	v_writelane_b32 v3, s11, 4
	s_mov_b64 s[18:19], s[8:9]
	v_writelane_b32 v3, s18, 5
	v_writelane_b32 v3, s19, 6
	v_writelane_b32 v3, s6, 7
	v_writelane_b32 v3, s7, 8
	v_writelane_b32 v3, s4, 9
	v_writelane_b32 v3, s5, 10
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v2, off, s[0:3], s33 offset:116
	buffer_store_dword v1, off, s[0:3], s33 offset:112
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v1, off, s[0:3], s33 offset:108
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
	buffer_load_dword v2, off, s[0:3], s33 offset:16
	s_nop 0
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
	v_add_co_u32_e64 v1, s[6:7], v1, v4
	v_addc_co_u32_e64 v3, s[6:7], v2, v3, s[6:7]
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off
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
	buffer_load_dword v2, off, s[0:3], s33 offset:24
	s_nop 0
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
	v_add_co_u32_e64 v1, s[6:7], v1, v4
	v_addc_co_u32_e64 v3, s[6:7], v2, v3, s[6:7]
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off
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
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_mov_b32 s4, 0.5
	s_waitcnt vmcnt(0)
	v_cmp_ngt_f32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 11
	v_writelane_b32 v0, s7, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_6
	s_branch .LBB6_2
.LBB6_1:
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
	v_add_co_u32_e64 v0, s[4:5], v0, v4
	v_addc_co_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	global_store_dword v[0:1], v2, off
	s_branch .LBB6_69
.LBB6_2:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, v2
	s_mov_b32 s4, 1
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 0
	v_cmp_eq_u32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:120
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 13
	v_writelane_b32 v0, s7, 14
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_3
	s_branch .LBB6_5
.LBB6_3:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 13
	v_readlane_b32 s5, v0, 14
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:120
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:124
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_7
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:124
	s_branch .LBB6_7
.LBB6_5:
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:120
	s_branch .LBB6_3
.LBB6_6:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_69
	s_branch .LBB6_1
.LBB6_7:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 15
	v_readlane_b32 s5, v1, 16
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v0, off, s[0:3], s33 offset:124
	s_mov_b32 s4, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:128
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:128
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 19
	v_writelane_b32 v0, s7, 20
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_13
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:128
	s_mov_b32 s4, 2
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], 0
	v_writelane_b32 v0, s6, 21
	v_writelane_b32 v0, s7, 22
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 23
	v_writelane_b32 v0, s7, 24
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_11
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:128
	s_mov_b32 s4, 3
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], -1
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 27
	v_writelane_b32 v0, s5, 28
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_18
	s_branch .LBB6_12
.LBB6_11:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	v_readlane_b32 s5, v0, 24
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_readlane_b32 s6, v0, 21
	v_readlane_b32 s7, v0, 22
	v_writelane_b32 v0, s6, 29
	v_writelane_b32 v0, s7, 30
	v_writelane_b32 v0, s6, 31
	v_writelane_b32 v0, s7, 32
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 33
	v_writelane_b32 v0, s5, 34
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_20
	s_branch .LBB6_19
.LBB6_12:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:128
	s_mov_b32 s4, 4
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 35
	v_writelane_b32 v0, s7, 36
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_22
	s_branch .LBB6_33
.LBB6_13:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	v_readlane_b32 s5, v0, 20
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 37
	v_writelane_b32 v0, s5, 38
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_36
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:128
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 39
	v_writelane_b32 v0, s7, 40
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_15
	s_branch .LBB6_17
.LBB6_15:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 39
	v_readlane_b32 s5, v0, 40
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 41
	v_writelane_b32 v0, s5, 42
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_35
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:72
	s_branch .LBB6_35
.LBB6_17:
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_branch .LBB6_15
.LBB6_18:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 27
	v_readlane_b32 s7, v0, 28
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_and_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	s_branch .LBB6_11
.LBB6_19:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 29
	v_readlane_b32 s5, v0, 30
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v2, v1, s6
	s_mov_b32 s6, 63
	v_and_b32_e64 v2, v2, s6
	s_mov_b32 s6, 2
	v_lshlrev_b32_e64 v2, s6, v2
	ds_read_b32 v2, v2
	buffer_load_dword v3, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e64 v2, v2, v3
	v_cvt_f32_i32_e64 v2, v2
	v_cvt_f32_i32_e64 v1, v1
	s_mov_b32 s6, 0x3fc00000
	v_add_f32_e64 v1, v1, s6
	s_mov_b32 s6, 0
	v_max_f32_e64 v1, v1, s6
	s_mov_b32 s6, 1.0
	v_min_f32_e64 v3, v1, s6
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_fmac_f32_e64 v1, v2, v3
	buffer_store_dword v1, off, s[0:3], s33 offset:76
	s_mov_b64 s[6:7], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 31
	v_writelane_b32 v0, s5, 32
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
.LBB6_20:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 33
	v_readlane_b32 s5, v0, 34
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s6, v0, 31
	v_readlane_b32 s7, v0, 32
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 43
	v_writelane_b32 v0, s5, 44
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_34
	buffer_load_ushort v0, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v0, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:76
	s_branch .LBB6_34
.LBB6_22:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 35
	v_readlane_b32 s5, v0, 36
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 45
	v_writelane_b32 v0, s5, 46
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_27
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v1, v1
	buffer_load_ushort v2, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v2, v2
	v_mul_f32_e64 v1, v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:140
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_or_b32_e64 v2, v1, s4
	s_mov_b32 s4, 0
	v_sub_u32_e64 v3, s4, v2
	v_cvt_f32_u32_e32 v1, v2
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v3, v3, v1
	v_mul_hi_u32 v3, v1, v3
	v_add_u32_e64 v1, v1, v3
	s_mov_b32 s4, 31
	v_mul_hi_u32 v1, v1, s4
	v_mul_lo_u32 v1, v1, v2
	v_sub_u32_e64 v1, s4, v1
	v_cmp_ge_u32_e64 s[4:5], v1, v2
	v_sub_u32_e64 v3, v1, v2
	v_cndmask_b32_e64 v1, v1, v3, s[4:5]
	v_cmp_ge_u32_e64 s[4:5], v1, v2
	v_sub_u32_e64 v2, v1, v2
	v_cndmask_b32_e64 v1, v1, v2, s[4:5]
	buffer_store_dword v1, off, s[0:3], s33 offset:136
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:132
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 47
	v_writelane_b32 v0, s7, 48
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_24
	s_branch .LBB6_26
.LBB6_24:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 47
	v_readlane_b32 s5, v0, 48
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:132
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:144
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 49
	v_writelane_b32 v0, s5, 50
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_28
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:144
	s_branch .LBB6_28
.LBB6_26:
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:132
	s_branch .LBB6_24
.LBB6_27:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 45
	v_readlane_b32 s5, v0, 46
	s_or_b64 exec, exec, s[4:5]
	s_mov_b64 s[4:5], 0
	s_xor_b64 s[4:5], exec, -1
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	s_branch .LBB6_18
.LBB6_28:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 49
	v_readlane_b32 s5, v0, 50
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:136
	buffer_load_dword v2, off, s[0:3], s33 offset:144
	s_waitcnt vmcnt(0)
	v_cmp_le_i32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:148
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 51
	v_writelane_b32 v0, s7, 52
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_29
	s_branch .LBB6_31
.LBB6_29:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
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
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_32
	s_mov_b32 s4, 0x3fc00000
	v_mov_b32_e32 v0, 0x3fc00000
	buffer_store_dword v0, off, s[0:3], s33 offset:152
	s_branch .LBB6_32
.LBB6_31:
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:148
	s_branch .LBB6_29
.LBB6_32:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 53
	v_readlane_b32 s5, v0, 54
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:140
	buffer_load_dword v2, off, s[0:3], s33 offset:152
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_fmac_f32_e64 v0, v1, v2
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_branch .LBB6_27
.LBB6_33:
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	s_branch .LBB6_22
.LBB6_34:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 43
	v_readlane_b32 s5, v0, 44
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB6_13
.LBB6_35:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 41
	v_readlane_b32 s5, v0, 42
	s_or_b64 exec, exec, s[4:5]
.LBB6_36:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v1, 37
	v_readlane_b32 s9, v1, 38
	s_or_b64 exec, exec, s[8:9]
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
	buffer_load_dword v0, off, s[0:3], s33 offset:108
	buffer_load_dword v2, off, s[0:3], s33 offset:112
	buffer_load_dword v3, off, s[0:3], s33 offset:116
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v4, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v8, v1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v4
	s_mov_b32 s9, 3
	v_mad_u64_u32 v[6:7], s[18:19], v1, s9, 0
	v_mov_b32_e32 v4, v7
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v5, v1
	s_mov_b32 s8, 32
	v_lshrrev_b64 v[8:9], s8, v[8:9]
	v_mov_b32_e32 v1, v8
	v_mad_u64_u32 v[4:5], s[18:19], v1, s9, v[4:5]
	v_mov_b32_e32 v1, s9
	v_mov_b32_e32 v5, v1
	v_lshlrev_b64 v[4:5], s8, v[4:5]
	v_mov_b32_e32 v8, v5
	s_mov_b32 s15, 0
	v_mov_b32_e32 v1, s15
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v1, v7
	v_or_b32_e64 v1, v1, v8
	v_mov_b32_e32 v5, v4
	v_mov_b32_e32 v4, v6
	v_or_b32_e64 v5, v4, v5
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[18:19], -3
	v_mov_b32_e32 v4, v5
	s_mov_b32 s8, s18
	v_mov_b32_e32 v1, v6
	s_mov_b32 s18, s19
	v_add_co_u32_e64 v4, s[8:9], v4, s8
	v_mov_b32_e32 v5, s18
	v_addc_co_u32_e64 v1, s[8:9], v1, v5, s[8:9]
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v1, v5
	buffer_store_dword v1, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v1, v4
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_nop 0
	buffer_load_dword v4, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[8:9], v1, v4
	s_bcnt1_i32_b64 s8, s[8:9]
	s_mov_b32 s9, s15
	s_mov_b32 s18, s8
	buffer_load_dword v1, off, s[0:3], s33 offset:12
	s_mov_b32 s8, 22
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[8:9], v1, s8
	s_mov_b32 s15, 6
	s_mov_b32 s19, -6
	v_mov_b32_e32 v1, s19
	v_mov_b32_e32 v4, s15
	v_cndmask_b32_e64 v1, v1, v4, s[8:9]
	s_mov_b64 s[20:21], 56
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s20
	s_mov_b32 s15, s21
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, mix@rel32@lo+4
	s_addc_u32 s17, s17, mix@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v3, s15, v3
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v2, s15, v2
	v_or3_b32 v31, v0, v2, v3
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s18
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v2, off, s[0:3], s33 offset:68
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_or_b32_e64 v3, v2, s6
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
	v_cndmask_b32_e64 v4, v2, v3, s[4:5]
	buffer_load_dword v2, off, s[0:3], s33 offset:72
	s_mov_b32 s4, 0x20000001
	s_waitcnt vmcnt(0)
	v_mul_hi_u32 v3, v2, s4
	s_mov_b32 s4, 29
	v_lshrrev_b32_e64 v3, s4, v3
	s_mov_b32 s4, -7
	v_mul_lo_u32 v3, v3, s4
	v_sub_u32_e64 v2, v2, v3
	s_mov_b32 s4, 15
	v_and_b32_e64 v2, v2, s4
	v_add_u32_e64 v5, v2, s6
	s_mov_b32 s4, 31
	v_ashrrev_i32_e64 v3, s4, v4
	v_add_u32_e64 v4, v4, v3
	v_xor_b32_e64 v4, v4, v3
	v_not_b32_e32 v6, v2
	v_cvt_f32_u32_e32 v2, v5
	v_rcp_iflag_f32_e32 v2, v2
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_mul_lo_u32 v6, v6, v2
	v_mul_hi_u32 v6, v2, v6
	v_add_u32_e64 v2, v2, v6
	v_mul_hi_u32 v2, v4, v2
	v_mul_lo_u32 v6, v2, v5
	v_sub_u32_e64 v4, v4, v6
	v_cmp_ge_u32_e64 s[8:9], v4, v5
	v_sub_u32_e64 v6, v4, v5
	v_cndmask_b32_e64 v4, v4, v6, s[8:9]
	v_cmp_ge_u32_e64 s[4:5], v4, v5
	v_add_u32_e64 v4, v2, s6
	v_cndmask_b32_e64 v2, v2, v4, s[8:9]
	v_add_u32_e64 v4, v2, s6
	v_cndmask_b32_e64 v2, v2, v4, s[4:5]
	v_xor_b32_e64 v2, v2, v3
	v_sub_u32_e64 v2, v2, v3
	v_cmp_le_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 55
	v_writelane_b32 v0, s5, 56
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_38
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:72
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v2, v1, v2
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v1, s4, v1
	ds_write_b32 v1, v2
	v_mov_b32_e32 v1, 0
	buffer_store_dword v1, off, s[0:3], s33 offset:88
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 57
	v_writelane_b32 v0, s5, 58
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	s_branch .LBB6_39
.LBB6_38:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 55
	v_readlane_b32 s5, v0, 56
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB6_64
.LBB6_39:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(1)
	v_readlane_b32 s6, v1, 59
	v_readlane_b32 s7, v1, 60
	v_readlane_b32 s8, v1, 61
	v_readlane_b32 s9, v1, 62
	v_readlane_b32 s4, v1, 63
	s_waitcnt vmcnt(0)
	v_readlane_b32 s5, v0, 0
	v_readlane_b32 s10, v1, 57
	v_readlane_b32 s11, v1, 58
	v_writelane_b32 v0, s10, 1
	v_writelane_b32 v0, s11, 2
	v_writelane_b32 v0, s6, 3
	v_writelane_b32 v0, s7, 4
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 s6, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_cmp_lt_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[10:11], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 5
	v_writelane_b32 v0, s5, 6
	s_or_b64 s[8:9], s[8:9], exec
	v_writelane_b32 v0, s8, 7
	v_writelane_b32 v0, s9, 8
	v_writelane_b32 v0, s8, 9
	v_writelane_b32 v0, s9, 10
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_42
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v1, v1
	s_mov_b32 s4, 25
	v_and_b32_e64 v1, v1, s4
	buffer_load_sbyte v2, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_cmp_le_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[4:5], -1
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_44
	s_branch .LBB6_43
.LBB6_41:
	s_branch .LBB6_59
.LBB6_42:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 13
	v_readlane_b32 s5, v0, 14
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s12, v0, 1
	v_readlane_b32 s13, v0, 2
	v_readlane_b32 s8, v0, 9
	v_readlane_b32 s9, v0, 10
	v_readlane_b32 s6, v0, 11
	v_readlane_b32 s7, v0, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], s[8:9]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[12:13]
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[12:13], s[6:7], exec
	s_or_b64 s[10:11], s[10:11], s[12:13]
	v_writelane_b32 v0, s10, 19
	v_writelane_b32 v0, s11, 20
	s_waitcnt vmcnt(0)
	v_writelane_b32 v1, s10, 59
	v_writelane_b32 v1, s11, 60
	v_writelane_b32 v1, s8, 61
	v_writelane_b32 v1, s9, 62
	v_writelane_b32 v1, s6, 63
	v_writelane_b32 v0, s7, 0
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v1, s6, 57
	v_writelane_b32 v1, s7, 58
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 21
	v_writelane_b32 v0, s7, 22
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB6_39
	s_branch .LBB6_70
.LBB6_43:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:92
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[24:25]
	s_branch .LBB6_45
.LBB6_44:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s10, v0, 17
	v_readlane_b32 s11, v0, 18
	s_or_b64 exec, exec, s[10:11]
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 5
	v_readlane_b32 s5, v0, 6
	v_readlane_b32 s8, v0, 15
	v_readlane_b32 s9, v0, 16
	s_mov_b64 s[10:11], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[8:9], s[8:9], exec
	s_or_b64 s[6:7], s[6:7], s[8:9]
	v_writelane_b32 v0, s6, 9
	v_writelane_b32 v0, s7, 10
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[24:25]
	s_branch .LBB6_42
.LBB6_45:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	v_readlane_b32 s6, v0, 23
	v_readlane_b32 s7, v0, 24
	v_writelane_b32 v0, s6, 27
	v_writelane_b32 v0, s7, 28
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	s_mov_b32 s6, 64
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 29
	v_writelane_b32 v0, s5, 30
	v_writelane_b32 v0, s4, 31
	v_writelane_b32 v0, s5, 32
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 33
	v_writelane_b32 v0, s5, 34
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_50
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[24:25]
	buffer_load_sbyte v1, off, s[0:3], s33 offset:82
	s_mov_b32 s4, 4
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:160
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 35
	v_writelane_b32 v0, s7, 36
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_47
	s_branch .LBB6_49
.LBB6_47:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 35
	v_readlane_b32 s5, v0, 36
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:160
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:164
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 37
	v_writelane_b32 v0, s5, 38
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_51
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
	buffer_store_dword v0, off, s[0:3], s33 offset:164
	s_branch .LBB6_51
.LBB6_49:
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, v0, s4
	s_mov_b32 s4, 63
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v0, s4, v0
	ds_read_b32 v0, v0
	s_mov_b32 s4, 0
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e64 v0, s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_branch .LBB6_47
.LBB6_50:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
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
	v_writelane_b32 v0, s6, 39
	v_writelane_b32 v0, s7, 40
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB6_45
	s_branch .LBB6_56
.LBB6_51:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 37
	v_readlane_b32 s5, v0, 38
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:164
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_cmp_le_i32_e64 s[4:5], v1, v2
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 41
	v_writelane_b32 v0, s7, 42
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_52
	s_branch .LBB6_54
.LBB6_52:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 41
	v_readlane_b32 s5, v0, 42
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 43
	v_writelane_b32 v0, s5, 44
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_55
	s_branch .LBB6_55
.LBB6_54:
	buffer_load_dword v0, off, s[0:3], s33
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	buffer_load_dword v7, off, s[0:3], s33 offset:24
	s_nop 0
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v1, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v5, s4, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v2, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v0, v8
	v_mov_b32_e32 v3, v6
	v_add_co_u32_e64 v2, s[4:5], v2, v4
	v_addc_co_u32_e64 v0, s[4:5], v0, v3, s[4:5]
	v_mov_b32_e32 v3, v0
	global_load_dword v0, v[2:3], off
	s_nop 0
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v0, v0, v2
	v_cvt_f32_i32_e64 v1, v1
	s_mov_b32 s4, 0x3e800000
	v_fmac_f32_e64 v0, v1, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_branch .LBB6_52
.LBB6_55:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 43
	v_readlane_b32 s7, v0, 44
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s4, v0, 29
	v_readlane_b32 s5, v0, 30
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	s_mov_b32 s6, 17
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:92
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 31
	v_writelane_b32 v0, s5, 32
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[24:25]
	s_branch .LBB6_50
.LBB6_56:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 39
	v_readlane_b32 s5, v0, 40
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v2, off, s[0:3], s33 offset:88
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, v0, s4
	s_mov_b32 s4, 63
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v0, s5, v0
	ds_read_b32 v0, v0
	v_mov_b32_e32 v1, v2
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_mov_b32_dpp v1, v0 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_mov_b32 s4, 7
	v_and_b32_e64 v0, v2, s4
	v_lshlrev_b32_e64 v0, v0, v2
	v_and_b32_e64 v0, v0, s4
	v_lshlrev_b32_e64 v0, v0, v1
	buffer_load_dword v3, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	s_nop 0
	v_mov_b32_dpp v3, v3 row_shr:1 row_mask:0xf bank_mask:0xf
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v9, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, v2
	s_mov_b32 s6, 0x3ff
	v_and_b32_e64 v2, v1, s6
	v_lshlrev_b32_e64 v7, s5, v2
	s_mov_b32 s6, 0
	v_mov_b32_e32 v2, s6
	v_mov_b32_e32 v8, v2
	v_mov_b32_e32 v4, v9
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v2, v10
	v_mov_b32_e32 v5, v8
	v_add_co_u32_e64 v4, s[8:9], v4, v6
	v_addc_co_u32_e64 v2, s[8:9], v2, v5, s[8:9]
	v_mov_b32_e32 v5, v2
	global_load_dword v2, v[4:5], off
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s4
	v_lshl_add_u32 v1, v1, v2, v3
	v_cmp_gt_i32_e64 s[4:5], v0, v1
	s_bcnt1_i32_b64 s4, s[4:5]
	s_mov_b32 s5, s6
	v_mov_b32_e32 v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:88
	s_mov_b64 s[4:5], 0
	s_xor_b64 s[4:5], exec, -1
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[24:25]
	s_branch .LBB6_44
.LBB6_59:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 45
	v_readlane_b32 s5, v0, 46
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v2, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	s_mov_b64 s[6:7], 0xffc
	v_mov_b32_e32 v1, v2
	s_mov_b32 s4, s6
	v_mov_b32_e32 v2, v3
	s_mov_b32 s6, s7
	v_add_co_u32_e64 v1, s[4:5], v1, s4
	v_mov_b32_e32 v3, s6
	v_addc_co_u32_e64 v3, s[4:5], v2, v3, s[4:5]
	v_mov_b32_e32 v2, v3
	buffer_store_dword v1, off, s[0:3], s33 offset:168
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:172
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_mov_b32 s4, 28
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 47
	v_writelane_b32 v0, s7, 48
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_60
	s_branch .LBB6_62
.LBB6_60:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 47
	v_readlane_b32 s5, v0, 48
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_readlane_b32 s6, v0, 49
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:176
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 50
	v_writelane_b32 v0, s5, 51
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_63
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:176
	s_branch .LBB6_63
.LBB6_62:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[24:25]
	s_mov_b32 s4, 29
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 49
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[24:25]
	s_branch .LBB6_60
.LBB6_63:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v3, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v3, 50
	v_readlane_b32 s5, v3, 51
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v0, off, s[0:3], s33 offset:168
	buffer_load_dword v1, off, s[0:3], s33 offset:172
	buffer_load_dword v2, off, s[0:3], s33 offset:176
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:96
	buffer_load_dword v2, off, s[0:3], s33 offset:96
	s_waitcnt vmcnt(0)
	global_atomic_add v0, v[0:1], v2, off glc
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_branch .LBB6_38
.LBB6_64:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
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
	buffer_load_dword v2, off, s[0:3], s33 offset:108
	buffer_load_dword v3, off, s[0:3], s33 offset:112
	buffer_load_dword v4, off, s[0:3], s33 offset:116
	buffer_load_ushort v0, off, s[0:3], s33 offset:80
	s_mov_b32 s8, 0x3800
	s_mov_b32 s9, 0x3400
	v_mov_b32_e32 v1, s8
	s_waitcnt vmcnt(0)
	v_fma_f16 v0, v0, s9, v1
	buffer_store_short v0, off, s[0:3], s33 offset:80
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	buffer_load_dword v10, off, s[0:3], s33 offset:24
	s_nop 0
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s9, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s9
	s_mov_b32 s9, 2
	v_lshlrev_b32_e64 v8, s9, v0
	s_mov_b32 s9, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v9, v0
	v_mov_b32_e32 v5, v10
	v_mov_b32_e32 v7, v8
	v_mov_b32_e32 v0, v11
	v_mov_b32_e32 v6, v9
	v_add_co_u32_e64 v5, s[18:19], v5, v7
	v_addc_co_u32_e64 v0, s[18:19], v0, v6, s[18:19]
	v_mov_b32_e32 v6, v0
	global_load_dword v5, v[5:6], off
	v_mov_b32_e32 v0, s9
	s_waitcnt vmcnt(0)
	v_fma_mixlo_f16 v0, v1, v5, v1
	buffer_load_ushort v1, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_fma_f16 v0, v0, v1, s8
	buffer_store_short v0, off, s[0:3], s33 offset:80
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:180
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_nop 0
	buffer_load_ushort v1, off, s[0:3], s33 offset:84
	s_mov_b64 s[18:19], 56
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, mix@rel32@lo+4
	s_addc_u32 s17, s17, mix@rel32@hi+12
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
	buffer_load_dword v1, off, s[0:3], s33 offset:180
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(1)
	v_cmp_lt_i32_e64 s[4:5], v1, v2
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s6, 52
	v_writelane_b32 v0, s7, 53
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_65
	s_branch .LBB6_67
.LBB6_65:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 52
	v_readlane_b32 s5, v0, 53
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 54
	v_writelane_b32 v0, s5, 55
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_68
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
	v_add_co_u32_e64 v0, s[4:5], v0, v4
	v_addc_co_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	global_store_dword v[0:1], v2, off
	s_branch .LBB6_68
.LBB6_67:
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
	v_add_co_u32_e64 v0, s[4:5], v0, v4
	v_addc_co_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	global_store_dword v[0:1], v2, off
	s_branch .LBB6_65
.LBB6_68:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 54
	v_readlane_b32 s5, v0, 55
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB6_6
.LBB6_69:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 17
	v_readlane_b32 s5, v1, 18
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[24:25]
	s_endpgm
.LBB6_70:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 21
	v_readlane_b32 s5, v0, 22
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	v_readlane_b32 s5, v0, 20
	s_mov_b64 s[6:7], -1
	s_xor_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 45
	v_writelane_b32 v0, s7, 46
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_59
	s_branch .LBB6_41
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k5
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 232
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
	.size	k5, .Lfunc_end6-k5
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k6
	.globl	k6
	.p2align	8
	.type	k6,@function
k6:
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
	s_mov_b64 s[18:19], s[8:9]
	v_writelane_b32 v3, s18, 5
	v_writelane_b32 v3, s19, 6
	v_writelane_b32 v3, s6, 7
	v_writelane_b32 v3, s7, 8
	v_writelane_b32 v3, s4, 9
	v_writelane_b32 v3, s5, 10
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v2, off, s[0:3], s33 offset:132
	buffer_store_dword v1, off, s[0:3], s33 offset:128
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v1, off, s[0:3], s33 offset:124
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
	buffer_load_dword v2, off, s[0:3], s33 offset:16
	s_nop 0
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
	v_add_co_u32_e64 v1, s[6:7], v1, v4
	v_addc_co_u32_e64 v3, s[6:7], v2, v3, s[6:7]
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off
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
	buffer_load_dword v2, off, s[0:3], s33 offset:24
	s_nop 0
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
	v_add_co_u32_e64 v1, s[6:7], v1, v4
	v_addc_co_u32_e64 v3, s[6:7], v2, v3, s[6:7]
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off
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
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:120
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 11
	v_writelane_b32 v0, s7, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB7_1
	s_branch .LBB7_3
.LBB7_1:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:120
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:136
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB7_4
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:136
	s_branch .LBB7_4
.LBB7_3:
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:120
	s_branch .LBB7_1
.LBB7_4:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 13
	v_readlane_b32 s5, v0, 14
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:136
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v1, v1
	buffer_load_dword v3, off, s[0:3], s33 offset:24
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_mov_b32 s7, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s7
	s_mov_b32 s6, 2
	v_lshlrev_b32_e64 v6, s6, v2
	s_mov_b32 s4, 0
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v7, v2
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v2, s[8:9], v2, v5
	v_addc_co_u32_e64 v4, s[8:9], v3, v4, s[8:9]
	v_mov_b32_e32 v3, v4
	global_load_dword v2, v[2:3], off
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v2, v1, v2
	buffer_load_dword v3, off, s[0:3], s33 offset:76
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_mul_f32_e64 v4, v1, v3
	v_mul_f32_e64 v3, v3, v4
	v_fmac_f32_e64 v1, v2, v3
	buffer_store_dword v1, off, s[0:3], s33 offset:76
	buffer_load_dword v2, off, s[0:3], s33 offset:16
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s5, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, s5
	s_mov_b32 s5, 63
	v_and_b32_e64 v1, v1, s5
	v_lshlrev_b32_e64 v1, s6, v1
	ds_read_b32 v1, v1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s5, v1
	s_and_b32 s5, s5, s7
	s_lshl_b32 s6, s5, s6
	s_mov_b32 s7, s4
	v_mov_b32_e32 v1, v2
	s_mov_b32 s4, s6
	v_mov_b32_e32 v2, v3
	s_mov_b32 s6, s7
	v_add_co_u32_e64 v1, s[4:5], v1, s4
	v_mov_b32_e32 v3, s6
	v_addc_co_u32_e64 v3, s[4:5], v2, v3, s[4:5]
	v_mov_b32_e32 v2, v3
	buffer_load_dword v3, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v3
	v_mov_b32_e32 v3, s4
	buffer_store_dword v3, off, s[0:3], s33 offset:88
	buffer_load_dword v3, off, s[0:3], s33 offset:88
	s_waitcnt vmcnt(0)
	global_atomic_add v1, v[1:2], v3, off glc
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:92
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	s_nop 0
	buffer_load_ubyte v1, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, v2
	buffer_store_byte v1, off, s[0:3], s33 offset:82
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, s4
	buffer_store_short v1, off, s[0:3], s33 offset:96
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[24:25]
.LBB7_5:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 17
	v_readlane_b32 s7, v0, 18
	v_readlane_b32 s8, v0, 19
	v_readlane_b32 s9, v0, 20
	v_readlane_b32 s4, v0, 21
	v_readlane_b32 s5, v0, 22
	v_readlane_b32 s10, v0, 15
	v_readlane_b32 s11, v0, 16
	v_writelane_b32 v0, s10, 23
	v_writelane_b32 v0, s11, 24
	v_writelane_b32 v0, s6, 25
	v_writelane_b32 v0, s7, 26
	buffer_load_sshort v1, off, s[0:3], s33 offset:96
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 s6, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_cmp_lt_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[10:11], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 27
	v_writelane_b32 v0, s5, 28
	s_or_b64 s[8:9], s[8:9], exec
	v_writelane_b32 v0, s8, 29
	v_writelane_b32 v0, s9, 30
	v_writelane_b32 v0, s8, 31
	v_writelane_b32 v0, s9, 32
	v_writelane_b32 v0, s4, 33
	v_writelane_b32 v0, s5, 34
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 35
	v_writelane_b32 v0, s5, 36
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB7_10
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:72
	buffer_load_sshort v2, off, s[0:3], s33 offset:96
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:140
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 37
	v_writelane_b32 v0, s7, 38
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB7_7
	s_branch .LBB7_9
.LBB7_7:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 37
	v_readlane_b32 s5, v0, 38
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:140
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:144
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 39
	v_writelane_b32 v0, s5, 40
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB7_11
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:144
	s_branch .LBB7_11
.LBB7_9:
	buffer_load_sshort v0, off, s[0:3], s33 offset:96
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:140
	s_branch .LBB7_7
.LBB7_10:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 35
	v_readlane_b32 s5, v0, 36
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s10, v0, 25
	v_readlane_b32 s11, v0, 26
	v_readlane_b32 s12, v0, 23
	v_readlane_b32 s13, v0, 24
	v_readlane_b32 s8, v0, 31
	v_readlane_b32 s9, v0, 32
	v_readlane_b32 s6, v0, 33
	v_readlane_b32 s7, v0, 34
	s_mov_b64 s[4:5], s[8:9]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[12:13]
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[12:13], s[6:7], exec
	s_or_b64 s[10:11], s[10:11], s[12:13]
	v_writelane_b32 v0, s10, 41
	v_writelane_b32 v0, s11, 42
	v_writelane_b32 v0, s10, 17
	v_writelane_b32 v0, s11, 18
	v_writelane_b32 v0, s8, 19
	v_writelane_b32 v0, s9, 20
	v_writelane_b32 v0, s6, 21
	v_writelane_b32 v0, s7, 22
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 15
	v_writelane_b32 v0, s7, 16
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 43
	v_writelane_b32 v0, s7, 44
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB7_5
	s_branch .LBB7_96
.LBB7_11:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 39
	v_readlane_b32 s5, v0, 40
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:144
	buffer_load_sshort v2, off, s[0:3], s33 offset:96
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[4:5], -1
	v_writelane_b32 v0, s4, 45
	v_writelane_b32 v0, s5, 46
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 47
	v_writelane_b32 v0, s5, 48
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB7_22
	s_branch .LBB7_13
.LBB7_12:
	s_branch .LBB7_81
.LBB7_13:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[24:25]
	buffer_load_sshort v1, off, s[0:3], s33 offset:96
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	buffer_load_dword v4, off, s[0:3], s33 offset:16
	buffer_load_dword v3, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v3
	buffer_load_dword v3, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v3, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v7, s4, v3
	s_mov_b32 s4, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v8, v3
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v5, v8
	v_add_co_u32_e64 v3, s[4:5], v3, v6
	v_addc_co_u32_e64 v5, s[4:5], v4, v5, s[4:5]
	v_mov_b32_e32 v4, v5
	global_load_dword v3, v[3:4], off
	s_waitcnt vmcnt(0)
	s_nop 0
	v_mov_b32_dpp v2, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_cmp_ne_u32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:148
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 49
	v_writelane_b32 v0, s7, 50
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB7_14
	s_branch .LBB7_21
.LBB7_14:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 49
	v_readlane_b32 s5, v0, 50
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:148
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:152
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 51
	v_writelane_b32 v0, s5, 52
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB7_19
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[24:25]
	buffer_load_sshort v2, off, s[0:3], s33 offset:96
	s_mov_b32 s4, -7
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v1, v2, s4
	s_mov_b32 s4, 20
	v_add_u32_e64 v2, v2, s4
	v_bfe_i32 v2, v2, 0, 16
	v_cmp_lt_i32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:156
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 53
	v_writelane_b32 v0, s7, 54
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB7_16
	s_branch .LBB7_18
.LBB7_16:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 53
	v_readlane_b32 s5, v0, 54
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:156
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:160
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 55
	v_writelane_b32 v0, s5, 56
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB7_20
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v0, v0
	s_mov_b32 s4, 0x7fffffff
	v_and_b32_e64 v0, s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_branch .LBB7_20
.LBB7_18:
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:156
	s_branch .LBB7_16
.LBB7_19:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 51
	v_readlane_b32 s5, v1, 52
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v0, off, s[0:3], s33 offset:152
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:164
	s_branch .LBB7_23
.LBB7_20:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 55
	v_readlane_b32 s5, v1, 56
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b32 s4, 0x3fa00000
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v1, v0, s4
	v_div_scale_f32 v0, s[6:7], v1, v1, s4
	v_rcp_f32_e64 v2, v0
	s_mov_b32 s5, 1.0
	v_fma_f32 v3, -v0, v2, s5
	v_fmac_f32_e64 v2, v3, v2
	v_div_scale_f32 v4, vcc, s4, v1, s4
	v_mul_f32_e64 v3, v4, v2
	v_fma_f32 v5, -v0, v3, v4
	v_fmac_f32_e64 v3, v5, v2
	v_fma_f32 v0, -v0, v3, v4
	v_div_fmas_f32 v0, v0, v2, v3
	v_div_fixup_f32 v0, v0, v1, s4
	s_mov_b32 s4, 0x7fffffff
	v_and_b32_e64 v0, s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:152
	s_branch .LBB7_19
.LBB7_21:
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	s_mov_b32 s4, 0x41000000
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v0, v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:148
	s_branch .LBB7_14
.LBB7_22:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s10, v0, 47
	v_readlane_b32 s11, v0, 48
	s_or_b64 exec, exec, s[10:11]
	v_readlane_b32 s6, v0, 29
	v_readlane_b32 s7, v0, 30
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	v_readlane_b32 s8, v0, 45
	v_readlane_b32 s9, v0, 46
	s_mov_b64 s[10:11], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[8:9], s[8:9], exec
	s_or_b64 s[6:7], s[6:7], s[8:9]
	v_writelane_b32 v0, s6, 31
	v_writelane_b32 v0, s7, 32
	v_writelane_b32 v0, s4, 33
	v_writelane_b32 v0, s5, 34
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[24:25]
	s_branch .LBB7_10
.LBB7_23:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:164
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:76
	v_mov_b32_e32 v1, 0
	buffer_store_dword v1, off, s[0:3], s33 offset:100
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 57
	v_writelane_b32 v0, s5, 58
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[24:25]
.LBB7_24:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 59
	v_readlane_b32 s5, v1, 60
	v_readlane_b32 s6, v1, 57
	v_readlane_b32 s7, v1, 58
	v_writelane_b32 v1, s6, 61
	v_writelane_b32 v1, s7, 62
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v2, off, s[0:3], s33 offset:100
	buffer_load_dword v3, off, s[0:3], s33 offset:60
	s_mov_b32 s6, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v3, s6
	v_cmp_lt_i32_e64 s[6:7], v2, v3
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v1, s4, 63
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[24:25]
	v_writelane_b32 v0, s5, 0
	v_writelane_b32 v0, s4, 1
	v_writelane_b32 v0, s5, 2
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 3
	v_writelane_b32 v0, s5, 4
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB7_26
	buffer_load_ushort v0, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v0, v0
	buffer_load_dword v1, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	v_sub_f32_e64 v0, v0, v1
	s_mov_b32 s4, 0x3fa00000
	v_add_f32_e64 v1, |v0|, s4
	s_mov_b32 s4, 1.0
	v_div_scale_f32 v0, s[6:7], v1, v1, s4
	v_rcp_f32_e64 v2, v0
	v_fma_f32 v3, -v0, v2, s4
	v_fmac_f32_e64 v2, v3, v2
	v_div_scale_f32 v4, vcc, s4, v1, s4
	v_mul_f32_e64 v3, v4, v2
	v_fma_f32 v5, -v0, v3, v4
	v_fmac_f32_e64 v3, v5, v2
	v_fma_f32 v0, -v0, v3, v4
	v_div_fmas_f32 v0, v0, v2, v3
	v_div_fixup_f32 v0, v0, v1, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_branch .LBB7_27
.LBB7_26:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[24:25]
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 3
	v_readlane_b32 s5, v0, 4
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v1, 61
	v_readlane_b32 s9, v1, 62
	v_readlane_b32 s6, v0, 1
	v_readlane_b32 s7, v0, 2
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v1, s6, 59
	v_writelane_b32 v1, s7, 60
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v1, s6, 57
	v_writelane_b32 v1, s7, 58
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 5
	v_writelane_b32 v0, s7, 6
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB7_24
	s_branch .LBB7_28
.LBB7_27:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[24:25]
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(1)
	v_readlane_b32 s4, v1, 63
	s_waitcnt vmcnt(0)
	v_readlane_b32 s5, v0, 0
	buffer_load_dword v1, off, s[0:3], s33 offset:100
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:100
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 1
	v_writelane_b32 v0, s5, 2
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_branch .LBB7_26
.LBB7_28:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 5
	v_readlane_b32 s5, v0, 6
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	buffer_load_sshort v1, off, s[0:3], s33 offset:96
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s4
	v_ashrrev_i32_e64 v3, 31, v1
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v2
	buffer_store_dword v3, off, s[0:3], s33 offset:108
	buffer_store_dword v1, off, s[0:3], s33 offset:104
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 7
	v_writelane_b32 v0, s5, 8
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
.LBB7_30:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_writelane_b32 v0, s6, 11
	v_writelane_b32 v0, s7, 12
	buffer_load_dword v1, off, s[0:3], s33 offset:104
	buffer_load_dword v3, off, s[0:3], s33 offset:108
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[6:7], 0
	v_cmp_gt_i64_e64 s[6:7], v[1:2], s[6:7]
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB7_76
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	buffer_load_ushort v1, off, s[0:3], s33 offset:84
	s_mov_b32 s4, 7
	s_waitcnt vmcnt(0)
	v_cmp_ne_u16_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 19
	v_writelane_b32 v0, s7, 20
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB7_34
	s_branch .LBB7_33
.LBB7_32:
	s_branch .LBB7_77
.LBB7_33:
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b32 s4, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:172
	s_branch .LBB7_35
.LBB7_34:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 19
	v_readlane_b32 s5, v0, 20
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB7_77
	s_branch .LBB7_32
.LBB7_35:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:172
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 23
	v_writelane_b32 v0, s7, 24
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB7_39
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:172
	s_mov_b32 s4, 2
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 25
	v_writelane_b32 v0, s7, 26
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB7_53
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:172
	s_mov_b32 s4, 3
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 27
	v_writelane_b32 v0, s7, 28
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB7_60
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:172
	s_mov_b32 s4, 4
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 29
	v_writelane_b32 v0, s7, 30
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB7_62
	s_branch .LBB7_69
.LBB7_39:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 23
	v_readlane_b32 s5, v0, 24
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 31
	v_writelane_b32 v0, s5, 32
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB7_71
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:172
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 33
	v_writelane_b32 v0, s7, 34
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB7_41
	s_branch .LBB7_52
.LBB7_41:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 33
	v_readlane_b32 s5, v0, 34
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 35
	v_writelane_b32 v0, s5, 36
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB7_46
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, s4
	s_mov_b32 s4, 63
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v1, s4, v1
	ds_read_b32 v1, v1
	buffer_load_dword v2, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:176
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 37
	v_writelane_b32 v0, s7, 38
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB7_43
	s_branch .LBB7_45
.LBB7_43:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 37
	v_readlane_b32 s5, v0, 38
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:176
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:180
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 39
	v_writelane_b32 v0, s5, 40
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB7_47
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:180
	s_branch .LBB7_47
.LBB7_45:
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:176
	s_branch .LBB7_43
.LBB7_46:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 35
	v_readlane_b32 s5, v0, 36
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB7_71
.LBB7_47:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v4, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[24:25]
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v5, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v5, 39
	v_readlane_b32 s9, v5, 40
	s_or_b64 exec, exec, s[8:9]
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
	buffer_load_dword v1, off, s[0:3], s33 offset:124
	buffer_load_dword v2, off, s[0:3], s33 offset:128
	buffer_load_dword v3, off, s[0:3], s33 offset:132
	buffer_load_dword v0, off, s[0:3], s33 offset:180
	buffer_load_dword v4, off, s[0:3], s33 offset:36
	buffer_load_dword v5, off, s[0:3], s33 offset:104
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[8:9], v4, v5
	s_bcnt1_i32_b64 s8, s[8:9]
	s_mov_b32 s15, 0
	s_mov_b32 s9, s15
	s_mov_b32 s18, s8
	s_mov_b64 s[20:21], 56
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s20
	s_mov_b32 s15, s21
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, mix@rel32@lo+4
	s_addc_u32 s17, s17, mix@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v3, s15, v3
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v2, s15, v2
	v_or3_b32 v31, v1, v2, v3
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	buffer_store_dword v1, off, s[0:3], s33 offset:188
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_nop 0
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, v2
	s_mov_b32 s4, 1
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 0
	v_cmp_eq_u32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:184
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 41
	v_writelane_b32 v0, s7, 42
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB7_48
	s_branch .LBB7_50
.LBB7_48:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 41
	v_readlane_b32 s5, v0, 42
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:184
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:192
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 43
	v_writelane_b32 v0, s5, 44
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB7_51
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:192
	s_branch .LBB7_51
.LBB7_50:
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
	v_add_co_u32_e64 v0, s[4:5], v0, v3
	v_addc_co_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	global_load_dword v0, v[0:1], off
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:184
	s_branch .LBB7_48
.LBB7_51:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v2, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v2, 43
	v_readlane_b32 s5, v2, 44
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v0, off, s[0:3], s33 offset:188
	buffer_load_dword v1, off, s[0:3], s33 offset:192
	buffer_load_dword v2, off, s[0:3], s33 offset:104
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, v2
	v_bfe_i32 v1, v1, 0, 16
	s_nop 1
	v_mov_b32_dpp v0, v1 row_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	buffer_store_dword v0, off, s[0:3], s33 offset:72
	s_branch .LBB7_46
.LBB7_52:
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	buffer_load_dword v1, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v5, v0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b32 s5, 3
	v_mad_u64_u32 v[3:4], s[6:7], v0, s5, 0
	v_mov_b32_e32 v1, v4
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v2, v0
	s_mov_b32 s4, 32
	v_lshrrev_b64 v[5:6], s4, v[5:6]
	v_mov_b32_e32 v0, v5
	v_mad_u64_u32 v[0:1], s[6:7], v0, s5, v[1:2]
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
	buffer_load_dword v3, off, s[0:3], s33 offset:104
	v_mov_b32_e32 v0, 0
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v4, v0, v3 offset:60
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e64 v0, 31, v4
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_sub_co_u32_e64 v0, s[4:5], v0, v3
	v_subb_co_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v1
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_branch .LBB7_41
.LBB7_53:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 45
	v_writelane_b32 v0, s5, 46
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB7_58
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_mov_b32 s4, 0.5
	s_waitcnt vmcnt(0)
	v_cmp_ngt_f32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:196
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 47
	v_writelane_b32 v0, s7, 48
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB7_55
	s_branch .LBB7_57
.LBB7_55:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 47
	v_readlane_b32 s5, v0, 48
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:196
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:200
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 49
	v_writelane_b32 v0, s5, 50
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB7_59
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v1, v1
	v_xor_b32_e64 v0, v0, v1
	s_mov_b32 s4, 17
	s_mov_b32 s4, s4
	v_sub_u32_e64 v0, v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:200
	s_branch .LBB7_59
.LBB7_57:
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:196
	s_branch .LBB7_55
.LBB7_58:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 45
	v_readlane_b32 s5, v0, 46
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB7_39
.LBB7_59:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 49
	v_readlane_b32 s5, v1, 50
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v0, off, s[0:3], s33 offset:200
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_branch .LBB7_58
.LBB7_60:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 51
	v_writelane_b32 v0, s5, 52
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB7_70
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_branch .LBB7_70
.LBB7_62:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 29
	v_readlane_b32 s5, v0, 30
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 53
	v_writelane_b32 v0, s5, 54
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB7_67
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	buffer_load_ushort v1, off, s[0:3], s33 offset:80
	s_mov_b32 s4, 0x4000
	s_waitcnt vmcnt(0)
	v_cmp_nlt_f16_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:204
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 55
	v_writelane_b32 v0, s7, 56
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB7_64
	s_branch .LBB7_66
.LBB7_64:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 55
	v_readlane_b32 s5, v0, 56
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:204
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:208
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 57
	v_writelane_b32 v0, s5, 58
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB7_68
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:208
	s_branch .LBB7_68
.LBB7_66:
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:204
	s_branch .LBB7_64
.LBB7_67:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 53
	v_readlane_b32 s5, v0, 54
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB7_60
.LBB7_68:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 57
	v_readlane_b32 s5, v0, 58
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:208
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v0, s4, v0
	ds_write_b32 v0, v1
	s_branch .LBB7_67
.LBB7_69:
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	s_branch .LBB7_62
.LBB7_70:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 51
	v_readlane_b32 s5, v0, 52
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB7_53
.LBB7_71:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 31
	v_readlane_b32 s5, v0, 32
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v2, off, s[0:3], s33 offset:104
	s_mov_b32 s4, 0xff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v2, s4
	buffer_load_dword v3, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v4, v3, s4
	s_mov_b32 s4, 2
	v_add_lshl_u32 v1, v1, v4, s4
	ds_bpermute_b32 v1, v1, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v2, v2, v3
	buffer_load_dword v3, off, s[0:3], s33 offset:68
	buffer_load_dword v4, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	s_nop 0
	v_mov_b32_dpp v3, v4 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_sub_u32_e64 v2, v2, v3
	s_waitcnt lgkmcnt(0)
	v_cmp_le_i32_e64 s[4:5], v1, v2
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 59
	v_writelane_b32 v0, s7, 60
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB7_72
	s_branch .LBB7_74
.LBB7_72:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 59
	v_readlane_b32 s5, v0, 60
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 61
	v_writelane_b32 v0, s5, 62
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB7_75
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
	v_add_co_u32_e64 v0, s[4:5], v0, v3
	v_addc_co_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	global_load_dword v0, v[0:1], off
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
	s_branch .LBB7_75
.LBB7_74:
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_branch .LBB7_72
.LBB7_75:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 61
	v_readlane_b32 s5, v0, 62
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB7_34
.LBB7_76:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 17
	v_readlane_b32 s5, v1, 18
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v1, 11
	v_readlane_b32 s9, v1, 12
	v_readlane_b32 s6, v1, 15
	v_readlane_b32 s7, v1, 16
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:212
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v1, s6, 9
	v_writelane_b32 v1, s7, 10
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v1, s6, 7
	v_writelane_b32 v1, s7, 8
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v1, s6, 63
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(1)
	v_writelane_b32 v0, s7, 0
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:212
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB7_30
	s_branch .LBB7_78
.LBB7_77:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 21
	v_readlane_b32 s7, v0, 22
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s4, v0, 13
	v_readlane_b32 s5, v0, 14
	buffer_load_dword v2, off, s[0:3], s33 offset:104
	buffer_load_dword v1, off, s[0:3], s33 offset:108
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	s_mov_b64 s[8:9], -1
	v_mov_b32_e32 v1, v2
	s_mov_b32 s6, s8
	v_mov_b32_e32 v2, v3
	s_mov_b32 s8, s9
	v_add_co_u32_e64 v1, s[6:7], v1, s6
	v_mov_b32_e32 v3, s8
	v_addc_co_u32_e64 v3, s[6:7], v2, v3, s[6:7]
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v2
	buffer_store_dword v3, off, s[0:3], s33 offset:108
	buffer_store_dword v1, off, s[0:3], s33 offset:104
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_branch .LBB7_76
.LBB7_78:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:212
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(1)
	v_readlane_b32 s4, v1, 63
	s_waitcnt vmcnt(0)
	v_readlane_b32 s5, v0, 0
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[24:25]
	buffer_load_ushort v1, off, s[0:3], s33 offset:96
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_add_u16_e64 v1, v1, s4
	buffer_store_short v1, off, s[0:3], s33 offset:96
	s_mov_b64 s[4:5], 0
	s_xor_b64 s[4:5], exec, -1
	v_writelane_b32 v0, s4, 45
	v_writelane_b32 v0, s5, 46
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[24:25]
	s_branch .LBB7_22
.LBB7_81:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:212
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 1
	v_readlane_b32 s5, v0, 2
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v1, 0
	buffer_store_dword v1, off, s[0:3], s33 offset:112
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 3
	v_writelane_b32 v0, s5, 4
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:212
	s_mov_b64 exec, s[24:25]
.LBB7_82:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:212
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 5
	v_readlane_b32 s5, v0, 6
	v_readlane_b32 s6, v0, 3
	v_readlane_b32 s7, v0, 4
	v_writelane_b32 v0, s6, 7
	v_writelane_b32 v0, s7, 8
	buffer_load_dword v1, off, s[0:3], s33 offset:112
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 s6, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_cmp_lt_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 9
	v_writelane_b32 v0, s5, 10
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:212
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB7_87
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
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
	buffer_load_dword v2, off, s[0:3], s33 offset:124
	buffer_load_dword v3, off, s[0:3], s33 offset:128
	buffer_load_dword v4, off, s[0:3], s33 offset:132
	buffer_load_dword v0, off, s[0:3], s33 offset:112
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v5, v1, s8
	s_mov_b32 s8, 63
	v_and_b32_e64 v5, v5, s8
	s_mov_b32 s8, 2
	v_lshlrev_b32_e64 v5, s8, v5
	ds_read_b32 v5, v5
	s_waitcnt lgkmcnt(0)
	v_add_u32_e64 v5, v0, v5
	buffer_store_dword v5, off, s[0:3], s33 offset:216
	buffer_load_dword v10, off, s[0:3], s33 offset:16
	s_nop 0
	buffer_load_dword v5, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, v5
	s_mov_b32 s9, 0x3ff
	v_and_b32_e64 v1, v1, s9
	v_lshlrev_b32_e64 v8, s8, v1
	s_mov_b32 s8, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v9, v1
	v_mov_b32_e32 v5, v10
	v_mov_b32_e32 v7, v8
	v_mov_b32_e32 v1, v11
	v_mov_b32_e32 v6, v9
	v_add_co_u32_e64 v5, s[8:9], v5, v7
	v_addc_co_u32_e64 v1, s[8:9], v1, v6, s[8:9]
	v_mov_b32_e32 v6, v1
	global_load_dword v1, v[5:6], off
	s_mov_b64 s[18:19], 56
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, mix@rel32@lo+4
	s_addc_u32 s17, s17, mix@rel32@hi+12
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
	buffer_load_dword v1, off, s[0:3], s33 offset:216
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:212
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s[4:5], v1, v2
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s6, 15
	v_writelane_b32 v0, s7, 16
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:212
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB7_84
	s_branch .LBB7_86
.LBB7_84:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:212
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 15
	v_readlane_b32 s5, v0, 16
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_readlane_b32 s6, v0, 17
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:220
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 18
	v_writelane_b32 v0, s5, 19
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:212
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB7_88
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
	v_add_co_u32_e64 v0, s[4:5], v0, v3
	v_addc_co_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	global_load_dword v0, v[0:1], off
	s_mov_b32 s4, 0x7fffffff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:220
	s_branch .LBB7_88
.LBB7_86:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:212
	s_mov_b64 exec, s[24:25]
	s_mov_b32 s4, 0x3e800000
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 17
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:212
	s_mov_b64 exec, s[24:25]
	s_branch .LBB7_84
.LBB7_87:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:212
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 13
	v_readlane_b32 s5, v0, 14
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 7
	v_readlane_b32 s9, v0, 8
	v_readlane_b32 s6, v0, 11
	v_readlane_b32 s7, v0, 12
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 5
	v_writelane_b32 v0, s7, 6
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 3
	v_writelane_b32 v0, s7, 4
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 20
	v_writelane_b32 v0, s7, 21
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:212
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB7_82
	s_branch .LBB7_94
.LBB7_88:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:212
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	v_readlane_b32 s5, v0, 19
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v2, off, s[0:3], s33 offset:220
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_mov_b32 s4, 0x3e800000
	s_waitcnt vmcnt(0)
	v_mul_f32_e64 v3, v1, s4
	v_fmac_f32_e64 v1, v2, v3
	buffer_store_dword v1, off, s[0:3], s33 offset:48
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_nop 0
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_or_b32_e64 v2, v2, s6
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
	buffer_load_dword v3, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:52
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
	v_add_co_u32_e64 v2, s[4:5], v2, v5
	v_addc_co_u32_e64 v4, s[4:5], v3, v4, s[4:5]
	v_mov_b32_e32 v3, v4
	global_load_dword v4, v[2:3], off
	s_nop 0
	buffer_load_dword v2, off, s[0:3], s33 offset:112
	s_mov_b32 s4, 15
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s4
	v_add_u32_e64 v5, v2, s6
	s_mov_b32 s4, 31
	v_ashrrev_i32_e64 v3, s4, v4
	v_add_u32_e64 v4, v4, v3
	v_xor_b32_e64 v4, v4, v3
	v_not_b32_e32 v6, v2
	v_cvt_f32_u32_e32 v2, v5
	v_rcp_iflag_f32_e32 v2, v2
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_mul_lo_u32 v6, v6, v2
	v_mul_hi_u32 v6, v2, v6
	v_add_u32_e64 v2, v2, v6
	v_mul_hi_u32 v2, v4, v2
	v_mul_lo_u32 v6, v2, v5
	v_sub_u32_e64 v4, v4, v6
	v_cmp_ge_u32_e64 s[8:9], v4, v5
	v_sub_u32_e64 v6, v4, v5
	v_cndmask_b32_e64 v4, v4, v6, s[8:9]
	v_cmp_ge_u32_e64 s[4:5], v4, v5
	v_add_u32_e64 v4, v2, s6
	v_cndmask_b32_e64 v2, v2, v4, s[8:9]
	v_add_u32_e64 v4, v2, s6
	v_cndmask_b32_e64 v2, v2, v4, s[4:5]
	v_xor_b32_e64 v2, v2, v3
	v_sub_u32_e64 v2, v2, v3
	v_cmp_ne_u32_e64 s[4:5], v1, v2
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 22
	v_writelane_b32 v0, s7, 23
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:212
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB7_89
	s_branch .LBB7_91
.LBB7_89:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:212
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 22
	v_readlane_b32 s5, v0, 23
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_readlane_b32 s6, v0, 24
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:224
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:212
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB7_92
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 s4, 0x7fffffff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:224
	s_branch .LBB7_92
.LBB7_91:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:212
	s_mov_b64 exec, s[24:25]
	s_mov_b32 s4, 0x3fe00000
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 24
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:212
	s_mov_b64 exec, s[24:25]
	s_branch .LBB7_89
.LBB7_92:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:212
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 25
	v_readlane_b32 s5, v1, 26
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v0, off, s[0:3], s33 offset:224
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:212
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	buffer_load_dword v1, off, s[0:3], s33 offset:112
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:112
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:212
	s_mov_b64 exec, s[24:25]
	s_branch .LBB7_87
.LBB7_94:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:212
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 20
	v_readlane_b32 s5, v0, 21
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:212
	s_mov_b64 exec, s[24:25]
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:168
	s_mov_b64 exec, s[24:25]
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v2, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v3, off, s[0:3], s33 offset:64
	buffer_load_dword v4, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v3, v3, v4
	buffer_load_dword v4, off, s[0:3], s33 offset:72
	buffer_load_dword v5, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	v_add3_u32 v3, v3, v4, v5
	buffer_load_dword v4, off, s[0:3], s33 offset:40
	buffer_load_sbyte v5, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_add3_u32 v3, v3, v4, v5
	buffer_load_ushort v4, off, s[0:3], s33 offset:84
	buffer_load_dword v5, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v5, v5, s4
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v5, s5, v5
	ds_read_b32 v5, v5
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v5, v3, v4, v5
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
	v_add_co_u32_e64 v3, s[8:9], v3, v7
	v_addc_co_u32_e64 v6, s[8:9], v4, v6, s[8:9]
	v_mov_b32_e32 v4, v6
	global_store_dword v[3:4], v5, off
	buffer_load_dword v3, off, s[0:3], s33 offset:48
	s_nop 0
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
	v_add_co_u32_e64 v3, s[4:5], v3, v7
	v_addc_co_u32_e64 v6, s[4:5], v4, v6, s[4:5]
	v_mov_b32_e32 v4, v6
	global_store_dword v[3:4], v5, off
	s_endpgm
.LBB7_96:
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 43
	v_readlane_b32 s5, v0, 44
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:116
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 41
	v_readlane_b32 s5, v1, 42
	s_or_saveexec_b64 s[24:25], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:212
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[6:7], -1
	s_xor_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s6, 1
	v_writelane_b32 v0, s7, 2
	s_or_saveexec_b64 s[24:25], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:212
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB7_81
	s_branch .LBB7_12
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k6
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 280
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
.Lfunc_end7:
	.size	k6, .Lfunc_end7-k6
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
	buffer_load_dword v2, off, s[0:3], s33 offset:16
	s_nop 0
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
	v_add_co_u32_e64 v1, s[6:7], v1, v4
	v_addc_co_u32_e64 v3, s[6:7], v2, v3, s[6:7]
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off
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
	buffer_load_dword v2, off, s[0:3], s33 offset:24
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	v_lshlrev_b32_e64 v5, s5, v1
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32_e64 v1, s[6:7], v1, v4
	v_addc_co_u32_e64 v3, s[6:7], v2, v3, s[6:7]
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off
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
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v6, v1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v2
	s_mov_b32 s6, 3
	v_mad_u64_u32 v[4:5], s[8:9], v1, s6, 0
	v_mov_b32_e32 v2, v5
	v_mov_b32_e32 v1, s5
	v_mov_b32_e32 v3, v1
	s_mov_b32 s5, 32
	v_lshrrev_b64 v[6:7], s5, v[6:7]
	v_mov_b32_e32 v1, v6
	v_mad_u64_u32 v[1:2], s[6:7], v1, s6, v[2:3]
	v_mov_b32_e32 v3, s6
	v_mov_b32_e32 v2, v3
	v_lshlrev_b64 v[2:3], s5, v[1:2]
	v_mov_b32_e32 v6, v3
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v1, v5
	v_or_b32_e64 v1, v1, v6
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v2, v4
	v_or_b32_e64 v2, v2, v3
	v_mov_b32_e32 v3, v1
	s_mov_b32 s6, 0xffffffe8
	s_mov_b32 s7, -1
	v_mov_b32_e32 v1, v2
	s_mov_b32 s4, s6
	v_mov_b32_e32 v2, v3
	s_mov_b32 s6, s7
	v_add_co_u32_e64 v1, s[4:5], v1, s4
	v_mov_b32_e32 v3, s6
	v_addc_co_u32_e64 v3, s[4:5], v2, v3, s[4:5]
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v2
	buffer_store_dword v3, off, s[0:3], s33 offset:44
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:88
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 2
	v_writelane_b32 v0, s5, 3
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
.LBB8_1:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 4
	v_readlane_b32 s5, v0, 5
	v_readlane_b32 s6, v0, 2
	v_readlane_b32 s7, v0, 3
	v_writelane_b32 v0, s6, 6
	v_writelane_b32 v0, s7, 7
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	s_mov_b32 s6, 64
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[6:7], v1, s6
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
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_3
	buffer_load_ushort v0, off, s[0:3], s33 offset:84
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v0, v0, 1, v0
	buffer_store_short v0, off, s[0:3], s33 offset:84
	v_mov_b32_e32 v0, 4
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	s_branch .LBB8_4
.LBB8_3:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
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
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB8_1
	s_branch .LBB8_5
.LBB8_4:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 8
	v_readlane_b32 s5, v0, 9
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	s_mov_b32 s6, 17
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:88
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 10
	v_writelane_b32 v0, s5, 11
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_branch .LBB8_3
.LBB8_5:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	v_readlane_b32 s5, v0, 15
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:12
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:108
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 16
	v_writelane_b32 v0, s7, 17
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_7
	s_branch .LBB8_9
.LBB8_7:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	v_readlane_b32 s5, v0, 17
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:108
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:112
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 18
	v_writelane_b32 v0, s5, 19
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB8_10
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_branch .LBB8_10
.LBB8_9:
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:108
	s_branch .LBB8_7
.LBB8_10:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 18
	v_readlane_b32 s5, v0, 19
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:112
	s_mov_b32 s4, -5
	s_mov_b32 s4, s4
	v_mov_b32_e32 v2, s4
	s_waitcnt vmcnt(0)
	s_nop 0
	v_mov_b32_dpp v1, v2 row_shr:1 row_mask:0xf bank_mask:0xf
	buffer_load_dword v2, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 20
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v2, s4
	buffer_load_dword v4, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v2, 30
	s_waitcnt vmcnt(0)
	s_nop 0
	v_mov_b32_dpp v2, v4 row_shr:1 row_mask:0xf bank_mask:0xf
	s_mov_b32 s4, 15
	v_and_b32_e64 v2, v2, s4
	s_mov_b32 s4, 1
	v_add_u32_e64 v2, v2, s4
	v_cvt_f32_u32_e64 v5, v3
	v_cvt_f32_u32_e64 v4, v2
	v_rcp_f32_e64 v2, v4
	v_mul_f32_e64 v2, v5, v2
	v_trunc_f32_e64 v3, v2
	v_cvt_u32_f32_e64 v2, v3
	v_mad_f32 v3, -v3, v4, v5
	v_cmp_ge_f32_e64 s[4:5], |v3|, |v4|
	v_cndmask_b32_e64 v3, 0, 1, s[4:5]
	v_add_u32_e64 v2, v2, v3
	s_mov_b32 s4, 31
	v_and_b32_e64 v2, v2, s4
	v_add_u32_e64 v1, v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:68
	v_mov_b32_e32 v1, 0
	buffer_store_dword v1, off, s[0:3], s33 offset:92
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 20
	v_writelane_b32 v0, s5, 21
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
.LBB8_11:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 22
	v_readlane_b32 s7, v0, 23
	v_readlane_b32 s8, v0, 24
	v_readlane_b32 s9, v0, 25
	v_readlane_b32 s4, v0, 26
	v_readlane_b32 s5, v0, 27
	v_readlane_b32 s10, v0, 20
	v_readlane_b32 s11, v0, 21
	v_writelane_b32 v0, s10, 28
	v_writelane_b32 v0, s11, 29
	v_writelane_b32 v0, s6, 30
	v_writelane_b32 v0, s7, 31
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_mov_b32 s6, 3
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_cmp_lt_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[10:11], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 32
	v_writelane_b32 v0, s5, 33
	s_or_b64 s[8:9], s[8:9], exec
	v_writelane_b32 v0, s8, 34
	v_writelane_b32 v0, s9, 35
	v_writelane_b32 v0, s8, 36
	v_writelane_b32 v0, s9, 37
	v_writelane_b32 v0, s4, 38
	v_writelane_b32 v0, s5, 39
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 40
	v_writelane_b32 v0, s5, 41
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_14
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	buffer_load_sbyte v1, off, s[0:3], s33 offset:82
	s_mov_b32 s4, 4
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], -1
	v_writelane_b32 v0, s4, 42
	v_writelane_b32 v0, s5, 43
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 44
	v_writelane_b32 v0, s5, 45
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_22
	s_branch .LBB8_15
.LBB8_13:
	s_branch .LBB8_25
.LBB8_14:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 40
	v_readlane_b32 s5, v0, 41
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s10, v0, 30
	v_readlane_b32 s11, v0, 31
	v_readlane_b32 s12, v0, 28
	v_readlane_b32 s13, v0, 29
	v_readlane_b32 s8, v0, 36
	v_readlane_b32 s9, v0, 37
	v_readlane_b32 s6, v0, 38
	v_readlane_b32 s7, v0, 39
	s_mov_b64 s[4:5], s[8:9]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[12:13]
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[12:13], s[6:7], exec
	s_or_b64 s[10:11], s[10:11], s[12:13]
	v_writelane_b32 v0, s10, 46
	v_writelane_b32 v0, s11, 47
	v_writelane_b32 v0, s10, 22
	v_writelane_b32 v0, s11, 23
	v_writelane_b32 v0, s8, 24
	v_writelane_b32 v0, s9, 25
	v_writelane_b32 v0, s6, 26
	v_writelane_b32 v0, s7, 27
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 20
	v_writelane_b32 v0, s7, 21
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 48
	v_writelane_b32 v0, s7, 49
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB8_11
	s_branch .LBB8_26
.LBB8_15:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	buffer_load_dword v2, off, s[0:3], s33 offset:4
	buffer_load_dword v3, off, s[0:3], s33 offset:92
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_and_or_b32 v2, v2, v3, s4
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
	s_mov_b32 s4, 18
	v_cmp_lt_i32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 50
	v_writelane_b32 v0, s5, 51
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_20
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	buffer_load_sbyte v1, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s5, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v1, s4, v1
	v_mov_b32_e32 v2, s5
	ds_write_b32 v1, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v5, v3
	v_mov_b32_e32 v4, v2
	buffer_store_dword v4, off, s[0:3], s33 offset:120
	s_waitcnt vmcnt(0)
	buffer_store_dword v5, off, s[0:3], s33 offset:124
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_mov_b32 s5, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s5
	v_lshlrev_b32_e64 v5, s4, v1
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_co_u32_e64 v1, s[4:5], v1, v4
	v_addc_co_u32_e64 v3, s[4:5], v2, v3, s[4:5]
	v_mov_b32_e32 v2, v3
	global_load_dword v1, v[1:2], off
	s_nop 0
	buffer_load_ushort v2, off, s[0:3], s33 offset:84
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:116
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 52
	v_writelane_b32 v0, s7, 53
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_17
	s_branch .LBB8_19
.LBB8_17:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 52
	v_readlane_b32 s5, v0, 53
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:116
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:128
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 54
	v_writelane_b32 v0, s5, 55
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB8_21
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
	v_add_co_u32_e64 v0, s[4:5], v0, v3
	v_addc_co_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	global_load_dword v0, v[0:1], off
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:128
	s_branch .LBB8_21
.LBB8_19:
	buffer_load_ushort v0, off, s[0:3], s33 offset:84
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_branch .LBB8_17
.LBB8_20:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 50
	v_readlane_b32 s5, v0, 51
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB8_23
.LBB8_21:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v3, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v3, 54
	v_readlane_b32 s5, v3, 55
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:120
	buffer_load_dword v2, off, s[0:3], s33 offset:124
	buffer_load_dword v0, off, s[0:3], s33 offset:128
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
	v_add_co_u32_e64 v0, s[4:5], v0, v3
	v_addc_co_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:96
	buffer_load_dword v2, off, s[0:3], s33 offset:96
	s_waitcnt vmcnt(0)
	global_atomic_add v0, v[0:1], v2, off glc
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_branch .LBB8_20
.LBB8_22:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s10, v0, 44
	v_readlane_b32 s11, v0, 45
	s_or_b64 exec, exec, s[10:11]
	v_readlane_b32 s6, v0, 34
	v_readlane_b32 s7, v0, 35
	v_readlane_b32 s4, v0, 32
	v_readlane_b32 s5, v0, 33
	v_readlane_b32 s8, v0, 42
	v_readlane_b32 s9, v0, 43
	s_mov_b64 s[10:11], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[8:9], s[8:9], exec
	s_or_b64 s[6:7], s[6:7], s[8:9]
	v_writelane_b32 v0, s6, 36
	v_writelane_b32 v0, s7, 37
	v_writelane_b32 v0, s4, 38
	v_writelane_b32 v0, s5, 39
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_branch .LBB8_14
.LBB8_23:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:92
	s_mov_b64 s[4:5], 0
	s_xor_b64 s[4:5], exec, -1
	v_writelane_b32 v0, s4, 42
	v_writelane_b32 v0, s5, 43
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_branch .LBB8_22
.LBB8_25:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 56
	v_readlane_b32 s5, v0, 57
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:64
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
	v_add3_u32 v3, v1, v2, v3
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
	v_add_co_u32_e64 v1, s[8:9], v1, v5
	v_addc_co_u32_e64 v4, s[8:9], v2, v4, s[8:9]
	v_mov_b32_e32 v2, v4
	global_store_dword v[1:2], v3, off
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_nop 0
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
	v_add_co_u32_e64 v1, s[4:5], v1, v5
	v_addc_co_u32_e64 v4, s[4:5], v2, v4, s[4:5]
	v_mov_b32_e32 v2, v4
	global_store_dword v[1:2], v3, off
	s_endpgm
.LBB8_26:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 48
	v_readlane_b32 s5, v0, 49
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 46
	v_readlane_b32 s5, v0, 47
	s_mov_b64 s[6:7], -1
	s_xor_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 56
	v_writelane_b32 v0, s7, 57
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_25
	s_branch .LBB8_13
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k7
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 136
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
		.amdhsa_reserve_flat_scratch 0
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
	.size	k7, .Lfunc_end8-k7
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
	buffer_store_dword v1, off, s[0:3], s33 offset:120
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
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	s_nop 0
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
	buffer_load_dword v1, off, s[0:3], s33 offset:24
	s_nop 0
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	v_lshlrev_b32_e64 v4, s5, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
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
	s_mov_b32 s6, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s6
	v_lshlrev_b32_e64 v0, s5, v0
	ds_write_b32 v0, v1
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	buffer_load_dword v1, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v5, v0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v1
	s_mov_b32 s6, 3
	v_mad_u64_u32 v[3:4], s[8:9], v0, s6, 0
	v_mov_b32_e32 v1, v4
	v_mov_b32_e32 v0, s5
	v_mov_b32_e32 v2, v0
	s_mov_b32 s5, 32
	v_lshrrev_b64 v[5:6], s5, v[5:6]
	v_mov_b32_e32 v0, v5
	v_mad_u64_u32 v[0:1], s[6:7], v0, s6, v[1:2]
	v_mov_b32_e32 v2, s6
	v_mov_b32_e32 v1, v2
	v_lshlrev_b64 v[1:2], s5, v[0:1]
	v_mov_b32_e32 v5, v2
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v4, v0
	v_mov_b32_e32 v0, v4
	v_or_b32_e64 v0, v0, v5
	v_mov_b32_e32 v2, v1
	v_mov_b32_e32 v1, v3
	v_or_b32_e64 v1, v1, v2
	v_mov_b32_e32 v2, v0
	buffer_load_dword v4, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v0, 31, v4
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v0, s[4:5], v0, v3
	v_addc_co_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v1
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b32 s4, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:116
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:116
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], 0
	s_mov_b64 s[8:9], s[6:7]
	v_writelane_b32 v0, s8, 2
	v_writelane_b32 v0, s9, 3
	v_writelane_b32 v0, s6, 4
	v_writelane_b32 v0, s7, 5
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 6
	v_writelane_b32 v0, s7, 7
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_3
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:116
	s_mov_b32 s4, 2
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[6:7], v1, s4
	s_mov_b64 s[8:9], -1
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s8, 8
	v_writelane_b32 v0, s9, 9
	v_writelane_b32 v0, s4, 10
	v_writelane_b32 v0, s5, 11
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 12
	v_writelane_b32 v0, s5, 13
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_5
	s_branch .LBB9_4
.LBB9_3:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 6
	v_readlane_b32 s5, v0, 7
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_readlane_b32 s6, v0, 2
	v_readlane_b32 s7, v0, 3
	v_readlane_b32 s8, v0, 4
	v_readlane_b32 s9, v0, 5
	v_writelane_b32 v0, s8, 14
	v_writelane_b32 v0, s9, 15
	v_writelane_b32 v0, s6, 16
	v_writelane_b32 v0, s7, 17
	v_writelane_b32 v0, s6, 18
	v_writelane_b32 v0, s7, 19
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 20
	v_writelane_b32 v0, s5, 21
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB9_10
	s_branch .LBB9_8
.LBB9_4:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:116
	s_mov_b32 s4, 3
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], -1
	v_writelane_b32 v0, s4, 22
	v_writelane_b32 v0, s5, 23
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 24
	v_writelane_b32 v0, s5, 25
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_7
	s_branch .LBB9_6
.LBB9_5:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v0, 12
	v_readlane_b32 s9, v0, 13
	s_or_b64 exec, exec, s[8:9]
	v_readlane_b32 s6, v0, 8
	v_readlane_b32 s7, v0, 9
	v_readlane_b32 s4, v0, 10
	v_readlane_b32 s5, v0, 11
	s_and_b64 s[4:5], s[4:5], exec
	s_and_b64 s[6:7], s[6:7], exec
	v_writelane_b32 v0, s6, 2
	v_writelane_b32 v0, s7, 3
	v_writelane_b32 v0, s4, 4
	v_writelane_b32 v0, s5, 5
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	s_branch .LBB9_3
.LBB9_6:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:116
	s_mov_b32 s4, 4
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 26
	v_writelane_b32 v0, s7, 27
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_28
	s_branch .LBB9_35
.LBB9_7:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 24
	v_readlane_b32 s7, v0, 25
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s4, v0, 22
	v_readlane_b32 s5, v0, 23
	s_mov_b64 s[6:7], 0
	s_and_b64 s[4:5], s[4:5], exec
	s_xor_b64 s[6:7], exec, -1
	v_writelane_b32 v0, s6, 8
	v_writelane_b32 v0, s7, 9
	v_writelane_b32 v0, s4, 10
	v_writelane_b32 v0, s5, 11
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	s_branch .LBB9_5
.LBB9_8:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:116
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 28
	v_writelane_b32 v0, s5, 29
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_11
	v_mov_b32_e32 v0, 25
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_branch .LBB9_11
.LBB9_10:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s8, v0, 20
	v_readlane_b32 s9, v0, 21
	s_or_b64 exec, exec, s[8:9]
	v_readlane_b32 s4, v0, 14
	v_readlane_b32 s5, v0, 15
	v_readlane_b32 s6, v0, 18
	v_readlane_b32 s7, v0, 19
	v_writelane_b32 v0, s4, 30
	v_writelane_b32 v0, s5, 31
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 32
	v_writelane_b32 v0, s5, 33
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_17
	s_branch .LBB9_16
.LBB9_11:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 28
	v_readlane_b32 s5, v0, 29
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:12
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_or_b32_e64 v2, v1, s4
	s_mov_b32 s4, 0
	v_sub_u32_e64 v3, s4, v2
	v_cvt_f32_u32_e32 v1, v2
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v3, v3, v1
	v_mul_hi_u32 v3, v1, v3
	v_add_u32_e64 v1, v1, v3
	s_mov_b32 s4, 31
	v_mul_hi_u32 v1, v1, s4
	v_mul_lo_u32 v1, v1, v2
	v_sub_u32_e64 v1, s4, v1
	v_cmp_ge_u32_e64 s[4:5], v1, v2
	v_sub_u32_e64 v3, v1, v2
	v_cndmask_b32_e64 v1, v1, v3, s[4:5]
	v_cmp_ge_u32_e64 s[4:5], v1, v2
	v_sub_u32_e64 v2, v1, v2
	v_cndmask_b32_e64 v1, v1, v2, s[4:5]
	s_mov_b32 s4, 4
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:124
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 34
	v_writelane_b32 v0, s7, 35
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_12
	s_branch .LBB9_14
.LBB9_12:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 34
	v_readlane_b32 s5, v0, 35
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:124
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:128
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 36
	v_writelane_b32 v0, s5, 37
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB9_15
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v0, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:128
	s_branch .LBB9_15
.LBB9_14:
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v0, v0
	s_mov_b32 s4, 0x80000000
	v_xor_b32_e64 v0, s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:124
	s_branch .LBB9_12
.LBB9_15:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 36
	v_readlane_b32 s7, v0, 37
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s4, v0, 16
	v_readlane_b32 s5, v0, 17
	buffer_load_dword v1, off, s[0:3], s33 offset:128
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:48
	s_mov_b64 s[6:7], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 18
	v_writelane_b32 v0, s5, 19
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	s_branch .LBB9_10
.LBB9_16:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	v_readlane_b32 s5, v0, 15
	buffer_load_dword v3, off, s[0:3], s33 offset:56
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	s_nop 0
	v_mov_b32_dpp v1, v1 row_shr:1 row_mask:0xf bank_mask:0xf
	v_sub_u32_e64 v1, v3, v1
	s_mov_b32 s6, 0xff
	v_and_b32_e64 v1, v1, s6
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v2, v2
	v_xor_b32_e64 v2, v2, v3
	v_and_b32_e64 v2, v2, s6
	v_add_u32_e64 v1, v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:72
	s_mov_b64 s[6:7], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 30
	v_writelane_b32 v0, s5, 31
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
.LBB9_17:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 32
	v_readlane_b32 s5, v0, 33
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s6, v0, 30
	v_readlane_b32 s7, v0, 31
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 38
	v_writelane_b32 v0, s5, 39
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_22
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:132
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 40
	v_writelane_b32 v0, s7, 41
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_19
	s_branch .LBB9_21
.LBB9_19:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 40
	v_readlane_b32 s5, v0, 41
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:132
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:136
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 42
	v_writelane_b32 v0, s5, 43
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB9_23
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:136
	s_branch .LBB9_23
.LBB9_21:
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:132
	s_branch .LBB9_19
.LBB9_22:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 38
	v_readlane_b32 s5, v0, 39
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB9_36
.LBB9_23:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 42
	v_readlane_b32 s5, v0, 43
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:136
	s_mov_b32 s4, -4
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:140
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 44
	v_writelane_b32 v0, s7, 45
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_24
	s_branch .LBB9_26
.LBB9_24:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 44
	v_readlane_b32 s5, v0, 45
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:140
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:144
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 46
	v_writelane_b32 v0, s5, 47
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB9_27
	s_mov_b32 s4, 0x3e800000
	v_mov_b32_e32 v0, 0x3e800000
	buffer_store_dword v0, off, s[0:3], s33 offset:144
	s_branch .LBB9_27
.LBB9_26:
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:140
	s_branch .LBB9_24
.LBB9_27:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 46
	v_readlane_b32 s5, v0, 47
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v2, off, s[0:3], s33 offset:144
	buffer_load_dword v0, off, s[0:3], s33 offset:24
	buffer_load_dword v3, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v3
	global_store_dword v[0:1], v2, off offset:56
	s_branch .LBB9_22
.LBB9_28:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 26
	v_readlane_b32 s5, v0, 27
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 48
	v_writelane_b32 v0, s5, 49
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB9_33
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:148
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 50
	v_writelane_b32 v0, s7, 51
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_30
	s_branch .LBB9_32
.LBB9_30:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 50
	v_readlane_b32 s5, v0, 51
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:148
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:152
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 52
	v_writelane_b32 v0, s5, 53
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB9_34
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:152
	s_branch .LBB9_34
.LBB9_32:
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:148
	s_branch .LBB9_30
.LBB9_33:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 48
	v_readlane_b32 s5, v0, 49
	s_or_b64 exec, exec, s[4:5]
	s_mov_b64 s[4:5], 0
	s_xor_b64 s[4:5], exec, -1
	v_writelane_b32 v0, s4, 22
	v_writelane_b32 v0, s5, 23
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	s_branch .LBB9_7
.LBB9_34:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 52
	v_readlane_b32 s5, v0, 53
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v2, off, s[0:3], s33 offset:152
	buffer_load_dword v7, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b32 s4, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v5, s4, v0
	s_mov_b32 s5, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_co_u32_e64 v0, s[6:7], v0, v4
	v_addc_co_u32_e64 v3, s[6:7], v1, v3, s[6:7]
	v_mov_b32_e32 v1, v3
	global_load_dword v0, v[0:1], off
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v0, s4, v0
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v1, v1
	ds_bpermute_b32 v0, v0, v1
	s_mov_b32 s4, 7
	s_waitcnt lgkmcnt(0)
	v_and_b32_e64 v0, v0, s4
	v_lshlrev_b32_e64 v0, v0, v2
	s_nop 1
	v_mov_b32_dpp v0, v1 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_branch .LBB9_33
.LBB9_35:
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	s_branch .LBB9_28
.LBB9_36:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v3, v1
	buffer_load_dword v1, off, s[0:3], s33
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
	v_sub_u32_e64 v1, v1, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_mov_b32 s4, -4
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v2, v2, s4
	v_bfe_i32 v2, v2, 0, 16
	v_cmp_ne_u32_e64 s[4:5], v1, v2
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 54
	v_writelane_b32 v0, s7, 55
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_39
	s_branch .LBB9_38
.LBB9_37:
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
	v_add_co_u32_e64 v0, s[4:5], v0, v4
	v_addc_co_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	global_store_dword v[0:1], v2, off
	s_branch .LBB9_91
.LBB9_38:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	v_mov_b32_e32 v1, 0
	buffer_store_dword v1, off, s[0:3], s33 offset:88
	s_mov_b64 s[4:5], 0
	s_waitcnt vmcnt(1)
	v_writelane_b32 v0, s4, 56
	v_writelane_b32 v0, s5, 57
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	s_branch .LBB9_40
.LBB9_39:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 54
	v_readlane_b32 s5, v0, 55
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 58
	v_writelane_b32 v0, s5, 59
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB9_91
	s_branch .LBB9_37
.LBB9_40:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(1)
	v_readlane_b32 s6, v1, 60
	v_readlane_b32 s7, v1, 61
	v_readlane_b32 s8, v1, 62
	v_readlane_b32 s9, v1, 63
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 0
	v_readlane_b32 s5, v0, 1
	v_readlane_b32 s10, v1, 56
	v_readlane_b32 s11, v1, 57
	v_writelane_b32 v0, s10, 2
	v_writelane_b32 v0, s11, 3
	v_writelane_b32 v0, s6, 4
	v_writelane_b32 v0, s7, 5
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_mov_b32 s6, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_cmp_lt_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[10:11], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 6
	v_writelane_b32 v0, s5, 7
	s_or_b64 s[8:9], s[8:9], exec
	v_writelane_b32 v0, s8, 8
	v_writelane_b32 v0, s9, 9
	v_writelane_b32 v0, s8, 10
	v_writelane_b32 v0, s9, 11
	v_writelane_b32 v0, s4, 12
	v_writelane_b32 v0, s5, 13
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 14
	v_writelane_b32 v0, s5, 15
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_50
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[20:21]
	s_mov_b64 s[6:7], -1
	s_mov_b64 s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 16
	v_writelane_b32 v0, s5, 17
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_43
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[20:21]
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, s4
	buffer_store_byte v1, off, s[0:3], s33 offset:92
	s_mov_b64 s[4:5], 0
	s_waitcnt vmcnt(1)
	v_writelane_b32 v0, s4, 18
	v_writelane_b32 v0, s5, 19
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[20:21]
	s_branch .LBB9_44
.LBB9_43:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	v_readlane_b32 s5, v0, 17
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB9_51
.LBB9_44:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 20
	v_readlane_b32 s5, v0, 21
	v_readlane_b32 s6, v0, 18
	v_readlane_b32 s7, v0, 19
	v_writelane_b32 v0, s6, 22
	v_writelane_b32 v0, s7, 23
	buffer_load_ubyte v1, off, s[0:3], s33 offset:92
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	s_mov_b32 s6, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_cmp_ne_u32_e64 s[6:7], v1, v2
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
	buffer_store_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_46
	buffer_load_ubyte v1, off, s[0:3], s33 offset:92
	buffer_load_ubyte v0, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, v0, v1
	buffer_store_byte v0, off, s[0:3], s33 offset:82
	buffer_load_ubyte v0, off, s[0:3], s33 offset:82
	s_mov_b32 s4, 31
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, v0, s4
	buffer_store_byte v0, off, s[0:3], s33 offset:82
	v_mov_b32_e32 v0, 19
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_branch .LBB9_47
.LBB9_46:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
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
	v_writelane_b32 v0, s6, 18
	v_writelane_b32 v0, s7, 19
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 30
	v_writelane_b32 v0, s7, 31
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB9_44
	s_branch .LBB9_48
.LBB9_47:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 24
	v_readlane_b32 s5, v0, 25
	buffer_load_ubyte v1, off, s[0:3], s33 offset:92
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u16_e64 v1, v1, s6
	buffer_store_byte v1, off, s[0:3], s33 offset:92
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 26
	v_writelane_b32 v0, s5, 27
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[20:21]
	s_branch .LBB9_46
.LBB9_48:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 30
	v_readlane_b32 s5, v0, 31
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB9_43
.LBB9_50:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	v_readlane_b32 s5, v0, 15
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s10, v0, 4
	v_readlane_b32 s11, v0, 5
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s13, v0, 3
	v_readlane_b32 s8, v0, 10
	v_readlane_b32 s9, v0, 11
	v_readlane_b32 s6, v0, 12
	v_readlane_b32 s7, v0, 13
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	s_mov_b64 s[4:5], s[8:9]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[12:13]
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[12:13], s[6:7], exec
	s_or_b64 s[10:11], s[10:11], s[12:13]
	v_writelane_b32 v0, s10, 32
	v_writelane_b32 v0, s11, 33
	s_waitcnt vmcnt(0)
	v_writelane_b32 v1, s10, 60
	v_writelane_b32 v1, s11, 61
	v_writelane_b32 v1, s8, 62
	v_writelane_b32 v1, s9, 63
	v_writelane_b32 v0, s6, 0
	v_writelane_b32 v0, s7, 1
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v1, s6, 56
	v_writelane_b32 v1, s7, 57
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 34
	v_writelane_b32 v0, s7, 35
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB9_40
	s_branch .LBB9_92
.LBB9_51:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	v_lshl_add_u32 v1, v1, 3, v1
	buffer_store_dword v1, off, s[0:3], s33 offset:96
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 36
	v_writelane_b32 v0, s5, 37
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[20:21]
.LBB9_52:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 38
	v_readlane_b32 s7, v0, 39
	v_readlane_b32 s10, v0, 40
	v_readlane_b32 s11, v0, 41
	v_readlane_b32 s8, v0, 42
	v_readlane_b32 s9, v0, 43
	v_readlane_b32 s4, v0, 44
	v_readlane_b32 s5, v0, 45
	v_readlane_b32 s12, v0, 36
	v_readlane_b32 s13, v0, 37
	v_writelane_b32 v0, s12, 46
	v_writelane_b32 v0, s13, 47
	v_writelane_b32 v0, s10, 48
	v_writelane_b32 v0, s11, 49
	v_writelane_b32 v0, s6, 50
	v_writelane_b32 v0, s7, 51
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	s_mov_b32 s6, 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[6:7], v1, s6
	s_mov_b64 s[10:11], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 52
	v_writelane_b32 v0, s5, 53
	s_or_b64 s[8:9], s[8:9], exec
	v_writelane_b32 v0, s8, 54
	v_writelane_b32 v0, s9, 55
	v_writelane_b32 v0, s8, 56
	v_writelane_b32 v0, s9, 57
	v_writelane_b32 v0, s4, 58
	v_writelane_b32 v0, s5, 59
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 60
	v_writelane_b32 v0, s5, 61
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_55
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v3, v2, s4
	s_mov_b32 s6, 63
	v_and_b32_e64 v3, v3, s6
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v3, s5, v3
	ds_read_b32 v3, v3
	v_and_b32_e64 v2, v2, s6
	v_lshlrev_b32_e64 v2, s5, v2
	s_waitcnt lgkmcnt(0)
	ds_write_b32 v2, v3
	buffer_load_dword v2, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:68
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_mov_b32 s5, 3
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s5
	v_cmp_ne_u32_e64 s[6:7], v2, s4
	s_mov_b64 s[4:5], -1
	v_writelane_b32 v1, s4, 62
	v_writelane_b32 v1, s5, 63
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[20:21]
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 0
	v_writelane_b32 v0, s5, 1
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_57
	s_branch .LBB9_56
.LBB9_54:
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
	v_add_co_u32_e64 v0, s[4:5], v0, v4
	v_addc_co_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	global_store_dword v[0:1], v2, off
	s_branch .LBB9_62
.LBB9_55:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[20:21]
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(1)
	v_readlane_b32 s4, v1, 60
	v_readlane_b32 s5, v1, 61
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s12, v1, 50
	v_readlane_b32 s13, v1, 51
	v_readlane_b32 s10, v1, 48
	v_readlane_b32 s11, v1, 49
	v_readlane_b32 s16, v1, 46
	v_readlane_b32 s17, v1, 47
	v_readlane_b32 s8, v1, 56
	v_readlane_b32 s9, v1, 57
	v_readlane_b32 s6, v1, 58
	v_readlane_b32 s7, v1, 59
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v0, 2
	v_readlane_b32 s15, v0, 3
	s_mov_b64 s[4:5], s[8:9]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[16:17]
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[16:17], s[6:7], exec
	s_or_b64 s[10:11], s[10:11], s[16:17]
	v_writelane_b32 v0, s10, 4
	v_writelane_b32 v0, s11, 5
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[14:15], s[14:15], exec
	s_or_b64 s[12:13], s[12:13], s[14:15]
	v_writelane_b32 v0, s12, 6
	v_writelane_b32 v0, s13, 7
	v_writelane_b32 v1, s12, 38
	v_writelane_b32 v1, s13, 39
	v_writelane_b32 v1, s10, 40
	v_writelane_b32 v1, s11, 41
	v_writelane_b32 v1, s8, 42
	v_writelane_b32 v1, s9, 43
	v_writelane_b32 v1, s6, 44
	v_writelane_b32 v1, s7, 45
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v1, s6, 36
	v_writelane_b32 v1, s7, 37
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[20:21]
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 8
	v_writelane_b32 v0, s7, 9
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB9_52
	s_branch .LBB9_94
.LBB9_56:
	s_branch .LBB9_58
.LBB9_57:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[20:21]
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 0
	v_readlane_b32 s5, v0, 1
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v1, 54
	v_readlane_b32 s9, v1, 55
	v_readlane_b32 s6, v1, 52
	v_readlane_b32 s7, v1, 53
	v_readlane_b32 s10, v1, 62
	v_readlane_b32 s11, v1, 63
	s_mov_b64 s[4:5], 0
	s_andn2_b64 s[6:7], s[6:7], exec
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[8:9], s[8:9], s[10:11]
	v_writelane_b32 v1, s8, 56
	v_writelane_b32 v1, s9, 57
	v_writelane_b32 v1, s6, 58
	v_writelane_b32 v1, s7, 59
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v1, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[20:21]
	v_writelane_b32 v0, s4, 2
	v_writelane_b32 v0, s5, 3
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_branch .LBB9_55
.LBB9_58:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e64 v1, s4, v1
	buffer_store_dword v1, off, s[0:3], s33 offset:96
	s_mov_b64 s[4:5], 0
	s_xor_b64 s[4:5], exec, -1
	v_writelane_b32 v0, s4, 62
	v_writelane_b32 v0, s5, 63
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[20:21]
	s_branch .LBB9_57
.LBB9_59:
	s_branch .LBB9_61
.LBB9_60:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(1)
	v_readlane_b32 s12, v1, 10
	v_readlane_b32 s13, v1, 11
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 8
	v_readlane_b32 s7, v0, 9
	v_readlane_b32 s10, v1, 6
	v_readlane_b32 s11, v1, 7
	v_readlane_b32 s4, v0, 6
	v_readlane_b32 s5, v0, 7
	v_readlane_b32 s8, v1, 12
	v_readlane_b32 s9, v1, 13
	s_andn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[4:5], s[4:5], s[10:11]
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[8:9], s[8:9], exec
	s_or_b64 s[6:7], s[6:7], s[8:9]
	v_writelane_b32 v0, s6, 10
	v_writelane_b32 v0, s7, 11
	v_writelane_b32 v0, s4, 12
	v_writelane_b32 v0, s5, 13
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[20:21]
	s_branch .LBB9_50
.LBB9_61:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:88
	s_mov_b64 s[4:5], 0
	s_xor_b64 s[4:5], exec, -1
	v_writelane_b32 v0, s4, 12
	v_writelane_b32 v0, s5, 13
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_branch .LBB9_60
.LBB9_62:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 14
	v_readlane_b32 s5, v0, 15
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 16
	v_writelane_b32 v0, s5, 17
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB9_64
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	v_mov_b32_e32 v1, 1
	buffer_store_dword v1, off, s[0:3], s33 offset:100
	s_mov_b64 s[4:5], 0
	s_waitcnt vmcnt(1)
	v_writelane_b32 v0, s4, 18
	v_writelane_b32 v0, s5, 19
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_branch .LBB9_65
.LBB9_64:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 16
	v_readlane_b32 s5, v0, 17
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB9_39
.LBB9_65:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 20
	v_readlane_b32 s5, v0, 21
	v_readlane_b32 s6, v0, 18
	v_readlane_b32 s7, v0, 19
	v_writelane_b32 v0, s6, 22
	v_writelane_b32 v0, s7, 23
	buffer_load_dword v1, off, s[0:3], s33 offset:100
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_mov_b32 s6, 3
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	s_mov_b32 s6, 2
	v_lshlrev_b32_e64 v2, s6, v2
	v_cmp_le_u32_e64 s[6:7], v1, v2
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
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_68
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	buffer_load_sbyte v1, off, s[0:3], s33 offset:82
	s_mov_b32 s4, 3
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 30
	v_writelane_b32 v0, s5, 31
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_69
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v0
	v_mov_b32_e32 v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	s_mov_b32 s4, 0xbfc00000
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v0, v2, s4
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
	v_mov_b32_e32 v3, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v3, s[4:5], v3, v5
	v_addc_co_u32_e64 v1, s[4:5], v1, v4, s[4:5]
	v_mov_b32_e32 v4, v1
	global_load_dword v1, v[3:4], off
	s_mov_b32 s4, 4.0
	s_waitcnt vmcnt(0)
	v_med3_f32 v1, v2, v1, s4
	v_fma_f32 v0, |v0|, v1, v2
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_branch .LBB9_69
.LBB9_68:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
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
	v_writelane_b32 v0, s6, 18
	v_writelane_b32 v0, s7, 19
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 32
	v_writelane_b32 v0, s7, 33
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB9_65
	s_branch .LBB9_75
.LBB9_69:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 30
	v_readlane_b32 s5, v0, 31
	s_or_b64 exec, exec, s[4:5]
	buffer_load_ushort v1, off, s[0:3], s33 offset:84
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	buffer_load_dword v4, off, s[0:3], s33 offset:16
	buffer_load_dword v3, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v3
	s_mov_b32 s4, 0x3ff
	v_and_b32_e64 v3, v2, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v7, s4, v3
	s_mov_b32 s4, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v8, v3
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v5, v8
	v_add_co_u32_e64 v3, s[4:5], v3, v6
	v_addc_co_u32_e64 v5, s[4:5], v4, v5, s[4:5]
	v_mov_b32_e32 v4, v5
	global_load_dword v3, v[3:4], off
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
	v_mov_b32_e32 v4, s4
	v_mov_b32_e32 v3, v4
	s_mov_b32 s4, 3
	v_mad_u64_u32 v[1:2], s[4:5], v1, s4, v[2:3]
	buffer_store_short v1, off, s[0:3], s33 offset:84
	buffer_load_sbyte v1, off, s[0:3], s33 offset:82
	s_mov_b32 s4, 4
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:164
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 34
	v_writelane_b32 v0, s7, 35
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_70
	s_branch .LBB9_72
.LBB9_70:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 34
	v_readlane_b32 s5, v0, 35
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:164
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:168
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 36
	v_writelane_b32 v0, s5, 37
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB9_73
	s_mov_b32 s4, -2
	v_mov_b32_e32 v0, -2
	buffer_store_dword v0, off, s[0:3], s33 offset:168
	s_branch .LBB9_73
.LBB9_72:
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:164
	s_branch .LBB9_70
.LBB9_73:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 36
	v_readlane_b32 s5, v0, 37
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:168
	buffer_load_ubyte v0, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, v0, v1
	buffer_store_byte v0, off, s[0:3], s33 offset:82
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 24
	v_readlane_b32 s5, v0, 25
	buffer_load_dword v1, off, s[0:3], s33 offset:100
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v1, s6, v1
	buffer_store_dword v1, off, s[0:3], s33 offset:100
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 26
	v_writelane_b32 v0, s5, 27
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_branch .LBB9_68
.LBB9_75:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 32
	v_readlane_b32 s5, v0, 33
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_mov_b32 s4, 5
	v_mov_b32_e32 v1, s4
	buffer_store_short v1, off, s[0:3], s33 offset:104
	s_mov_b64 s[4:5], 0
	s_waitcnt vmcnt(1)
	v_writelane_b32 v0, s4, 38
	v_writelane_b32 v0, s5, 39
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
.LBB9_77:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 40
	v_readlane_b32 s5, v0, 41
	v_readlane_b32 s6, v0, 38
	v_readlane_b32 s7, v0, 39
	v_writelane_b32 v0, s6, 42
	v_writelane_b32 v0, s7, 43
	buffer_load_ushort v1, off, s[0:3], s33 offset:104
	s_mov_b32 s6, 0
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[6:7], v1, s6
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
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_79
	buffer_load_dword v9, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v0
	s_mov_b32 s6, 0x3ff
	s_and_b32 s4, s4, s6
	s_mov_b32 s5, 2
	s_lshl_b32 s10, s4, s5
	s_mov_b32 s4, 0
	s_mov_b32 s11, s4
	v_mov_b32_e32 v0, v9
	s_mov_b32 s8, s10
	v_mov_b32_e32 v1, v10
	s_mov_b32 s7, s11
	v_add_co_u32_e64 v0, s[8:9], v0, s8
	v_mov_b32_e32 v2, s7
	v_addc_co_u32_e64 v2, s[8:9], v1, v2, s[8:9]
	v_mov_b32_e32 v1, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v4, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_lshlrev_b32_e64 v7, s5, v2
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v8, v2
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v3, v10
	v_mov_b32_e32 v5, v8
	v_add_co_u32_e64 v2, s[4:5], v2, v6
	v_addc_co_u32_e64 v5, s[4:5], v3, v5, s[4:5]
	v_mov_b32_e32 v3, v5
	global_load_dword v2, v[2:3], off
	s_mov_b32 s4, 15
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s4
	s_mov_b32 s6, 1
	v_add_u32_e64 v5, v2, s6
	s_mov_b32 s4, 31
	v_ashrrev_i32_e64 v3, s4, v4
	v_add_u32_e64 v4, v4, v3
	v_xor_b32_e64 v4, v4, v3
	v_not_b32_e32 v6, v2
	v_cvt_f32_u32_e32 v2, v5
	v_rcp_iflag_f32_e32 v2, v2
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_mul_lo_u32 v6, v6, v2
	v_mul_hi_u32 v6, v2, v6
	v_add_u32_e64 v2, v2, v6
	v_mul_hi_u32 v2, v4, v2
	v_mul_lo_u32 v6, v2, v5
	v_sub_u32_e64 v4, v4, v6
	v_cmp_ge_u32_e64 s[8:9], v4, v5
	v_sub_u32_e64 v6, v4, v5
	v_cndmask_b32_e64 v4, v4, v6, s[8:9]
	v_cmp_ge_u32_e64 s[4:5], v4, v5
	v_add_u32_e64 v4, v2, s6
	v_cndmask_b32_e64 v2, v2, v4, s[8:9]
	v_add_u32_e64 v4, v2, s6
	v_cndmask_b32_e64 v2, v2, v4, s[4:5]
	v_xor_b32_e64 v2, v2, v3
	v_sub_u32_e64 v2, v2, v3
	buffer_store_dword v2, off, s[0:3], s33 offset:108
	buffer_load_dword v2, off, s[0:3], s33 offset:108
	s_waitcnt vmcnt(0)
	global_atomic_add v0, v[0:1], v2, off glc
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	s_branch .LBB9_80
.LBB9_79:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
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
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB9_77
	s_branch .LBB9_81
.LBB9_80:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 44
	v_readlane_b32 s5, v0, 45
	buffer_load_ushort v1, off, s[0:3], s33 offset:104
	s_mov_b32 s6, -1
	s_waitcnt vmcnt(0)
	v_add_u16_e64 v1, v1, s6
	buffer_store_short v1, off, s[0:3], s33 offset:104
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 46
	v_writelane_b32 v0, s5, 47
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_branch .LBB9_79
.LBB9_81:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 50
	v_readlane_b32 s5, v0, 51
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:172
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 52
	v_writelane_b32 v0, s7, 53
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_83
	s_branch .LBB9_85
.LBB9_83:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 52
	v_readlane_b32 s5, v0, 53
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:172
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:176
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 54
	v_writelane_b32 v0, s5, 55
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB9_86
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:176
	s_branch .LBB9_86
.LBB9_85:
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:172
	s_branch .LBB9_83
.LBB9_86:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 54
	v_readlane_b32 s5, v0, 55
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:176
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:60
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_nop 0
	buffer_load_dword v2, off, s[0:3], s33 offset:68
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
	s_mov_b32 s4, -1
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:180
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 56
	v_writelane_b32 v0, s7, 57
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_87
	s_branch .LBB9_89
.LBB9_87:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 56
	v_readlane_b32 s5, v0, 57
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:180
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:184
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 58
	v_writelane_b32 v0, s5, 59
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB9_90
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	buffer_load_dword v1, off, s[0:3], s33 offset:68
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
	v_cmp_ge_u32_e64 s[6:7], v0, v1
	v_sub_u32_e64 v2, v0, v1
	v_cndmask_b32_e64 v0, v0, v2, s[6:7]
	v_cmp_ge_u32_e64 s[6:7], v0, v1
	v_sub_u32_e64 v1, v0, v1
	v_cndmask_b32_e64 v0, v0, v1, s[6:7]
	v_sub_u32_e64 v0, s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:184
	s_branch .LBB9_90
.LBB9_89:
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	buffer_load_dword v1, off, s[0:3], s33 offset:68
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
	buffer_store_dword v0, off, s[0:3], s33 offset:180
	s_branch .LBB9_87
.LBB9_90:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 58
	v_readlane_b32 s5, v0, 59
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v2, off, s[0:3], s33 offset:184
	buffer_load_dword v7, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b32 s6, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s6
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v5, s5, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_co_u32_e64 v0, s[8:9], v0, v4
	v_addc_co_u32_e64 v3, s[8:9], v1, v3, s[8:9]
	v_mov_b32_e32 v1, v3
	global_store_dword v[0:1], v2, off
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
	v_add_co_u32_e64 v0, s[4:5], v0, v4
	v_addc_co_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	global_store_dword v[0:1], v2, off
	s_branch .LBB9_64
.LBB9_91:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v2, off, s[0:3], s33 offset:120
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v2, 58
	v_readlane_b32 s5, v2, 59
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[20:21]
	s_endpgm
.LBB9_92:
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 34
	v_readlane_b32 s5, v0, 35
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v1, off, s[0:3], s33 offset:156
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 32
	v_readlane_b32 s5, v1, 33
	s_or_saveexec_b64 s[20:21], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_mov_b64 s[6:7], -1
	s_xor_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s6, 14
	v_writelane_b32 v0, s7, 15
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_62
	s_branch .LBB9_54
.LBB9_94:
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
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 4
	v_readlane_b32 s5, v0, 5
	s_mov_b64 s[6:7], -1
	v_writelane_b32 v0, s6, 12
	v_writelane_b32 v0, s7, 13
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 10
	v_writelane_b32 v0, s7, 11
	s_or_saveexec_b64 s[20:21], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:160
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_60
	s_branch .LBB9_59
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k8
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 192
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
	.size	k8, .Lfunc_end9-k8
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
	.addrsig_sym mix
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
    .private_segment_fixed_size: 112
    .sgpr_count:     38
    .sgpr_spill_count: 24
    .symbol:         k0.kd
    .vgpr_count:     12
    .vgpr_spill_count: 11
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
    .private_segment_fixed_size: 152
    .sgpr_count:     40
    .sgpr_spill_count: 58
    .symbol:         k1.kd
    .vgpr_count:     32
    .vgpr_spill_count: 16
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
    .private_segment_fixed_size: 152
    .sgpr_count:     40
    .sgpr_spill_count: 15
    .symbol:         k2.kd
    .vgpr_count:     32
    .vgpr_spill_count: 3
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
    .private_segment_fixed_size: 128
    .sgpr_count:     38
    .sgpr_spill_count: 36
    .symbol:         k3.kd
    .vgpr_count:     10
    .vgpr_spill_count: 21
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
    .private_segment_fixed_size: 232
    .sgpr_count:     40
    .sgpr_spill_count: 108
    .symbol:         k4.kd
    .vgpr_count:     32
    .vgpr_spill_count: 62
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
    .private_segment_fixed_size: 232
    .sgpr_count:     40
    .sgpr_spill_count: 138
    .symbol:         k5.kd
    .vgpr_count:     32
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
    .name:           k6
    .private_segment_fixed_size: 280
    .sgpr_count:     40
    .sgpr_spill_count: 175
    .symbol:         k6.kd
    .vgpr_count:     32
    .vgpr_spill_count: 102
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
    .private_segment_fixed_size: 136
    .sgpr_count:     38
    .sgpr_spill_count: 70
    .symbol:         k7.kd
    .vgpr_count:     10
    .vgpr_spill_count: 27
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
    .private_segment_fixed_size: 192
    .sgpr_count:     38
    .sgpr_spill_count: 230
    .symbol:         k8.kd
    .vgpr_count:     11
    .vgpr_spill_count: 92
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx906
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata
